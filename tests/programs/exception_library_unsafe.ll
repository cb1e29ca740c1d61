source_filename = "exception_library_unsafe.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::exception" = type { i32 (...)** }
%"class.std::logic_error" = type { %"class.std::exception", %"struct.std::__cow_string" }
%"struct.std::__cow_string" = type { %union.anon }
%union.anon = type { i8* }
%"class.std::invalid_argument" = type { %"class.std::logic_error" }
%"class.std::runtime_error" = type { %"class.std::exception", %"struct.std::__cow_string" }

@_ZTISt11logic_error = external constant i8*
@_ZTISt9exception = external constant i8*
@.str = private unnamed_addr constant [7 x i8] c"r != 5\00", align 1
@.str.1 = private unnamed_addr constant [29 x i8] c"exception_library_unsafe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@_ZTISt16invalid_argument = external constant i8*
@.str.3 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@_ZTISt13runtime_error = external constant i8*
@.str.4 = private unnamed_addr constant [6 x i8] c"three\00", align 1

define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !800 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %r = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %e = alloca %"class.std::exception"*, align 8
  %e5 = alloca %"class.std::logic_error"*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !813
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !813
  call void @llvm.dbg.declare(metadata i32* %n, metadata !802, metadata !DIExpression()), !dbg !814
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !815
  store i32 %call, i32* %n, align 4, !dbg !814
  %1 = bitcast i32* %r to i8*, !dbg !813
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !813
  call void @llvm.dbg.declare(metadata i32* %r, metadata !803, metadata !DIExpression()), !dbg !816
  store i32 0, i32* %r, align 4, !dbg !816
  %2 = load i32, i32* %n, align 4, !dbg !817
  %cmp = icmp slt i32 %2, 0, !dbg !819
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !820

lor.lhs.false:
  %3 = load i32, i32* %n, align 4, !dbg !821
  %cmp1 = icmp sgt i32 %3, 4, !dbg !822
  br i1 %cmp1, label %if.then, label %if.end, !dbg !823

if.then:
  store i32 0, i32* %retval, align 4, !dbg !824
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !824

if.end:
  %4 = load i32, i32* %n, align 4, !dbg !825
  %call2 = invoke noundef i32 @_ZL1fi(i32 noundef %4)
          to label %invoke.cont unwind label %lpad, !dbg !827

invoke.cont:
  store i32 %call2, i32* %r, align 4, !dbg !828
  br label %try.cont, !dbg !829

lpad:
  %5 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTISt11logic_error to i8*)
          catch i8* bitcast (i8** @_ZTISt9exception to i8*), !dbg !830
  %6 = extractvalue { i8*, i32 } %5, 0, !dbg !830
  store i8* %6, i8** %exn.slot, align 8, !dbg !830
  %7 = extractvalue { i8*, i32 } %5, 1, !dbg !830
  store i32 %7, i32* %ehselector.slot, align 4, !dbg !830
  br label %catch.dispatch, !dbg !830

catch.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !829
  %8 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt11logic_error to i8*)), !dbg !829
  %matches = icmp eq i32 %sel, %8, !dbg !829
  br i1 %matches, label %catch4, label %catch.fallthrough, !dbg !829

catch4:
  %9 = bitcast %"class.std::logic_error"** %e5 to i8*, !dbg !831
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %9), !dbg !831
  call void @llvm.dbg.declare(metadata %"class.std::logic_error"** %e5, metadata !809, metadata !DIExpression()), !dbg !833
  %exn6 = load i8*, i8** %exn.slot, align 8, !dbg !831
  %10 = call i8* @__cxa_begin_catch(i8* %exn6), !dbg !831
  %exn.byref7 = bitcast i8* %10 to %"class.std::logic_error"*, !dbg !831
  store %"class.std::logic_error"* %exn.byref7, %"class.std::logic_error"** %e5, align 8, !dbg !831
  %11 = load %"class.std::logic_error"*, %"class.std::logic_error"** %e5, align 8, !dbg !834
  %12 = bitcast %"class.std::logic_error"* %11 to i8* (%"class.std::logic_error"*)***, !dbg !836
  %vtable = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %12, align 8, !dbg !836
  %vfn = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %vtable, i64 2, !dbg !836
  %13 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %vfn, align 8, !dbg !836
  %call8 = call noundef i8* %13(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %11), !dbg !836
  %call9 = call i64 @strlen(i8* noundef %call8), !dbg !837
  %conv = trunc i64 %call9 to i32, !dbg !837
  store i32 %conv, i32* %r, align 4, !dbg !838
  call void @__cxa_end_catch(), !dbg !839
  %14 = bitcast %"class.std::logic_error"** %e5 to i8*, !dbg !839
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %14), !dbg !839
  br label %try.cont, !dbg !839

try.cont:
  %15 = load i32, i32* %r, align 4, !dbg !840
  %cmp10 = icmp ne i32 %15, 5, !dbg !840
  br i1 %cmp10, label %cond.true, label %cond.false, !dbg !840

cond.true:
  br label %cond.end, !dbg !840

cond.false:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i64 0, i64 0), i32 noundef 24, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !840
  unreachable, !dbg !840

catch.fallthrough:
  %16 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt9exception to i8*)), !dbg !829
  %matches3 = icmp eq i32 %sel, %16, !dbg !829
  br i1 %matches3, label %catch, label %ehcleanup, !dbg !829

catch:
  %17 = bitcast %"class.std::exception"** %e to i8*, !dbg !829
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %17), !dbg !829
  call void @llvm.dbg.declare(metadata %"class.std::exception"** %e, metadata !804, metadata !DIExpression()), !dbg !841
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !829
  %18 = call i8* @__cxa_begin_catch(i8* %exn), !dbg !829
  %exn.byref = bitcast i8* %18 to %"class.std::exception"*, !dbg !829
  store %"class.std::exception"* %exn.byref, %"class.std::exception"** %e, align 8, !dbg !829
  store i32 10, i32* %r, align 4, !dbg !842
  call void @__cxa_end_catch(), !dbg !831
  %19 = bitcast %"class.std::exception"** %e to i8*, !dbg !831
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %19), !dbg !831
  br label %try.cont, !dbg !831

20:                                               ; No predecessors!
  br label %cond.end, !dbg !840

cond.end:
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !843
  br label %cleanup, !dbg !843

cleanup:
  %21 = bitcast i32* %r to i8*, !dbg !843
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !843
  %22 = bitcast i32* %n to i8*, !dbg !843
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !843
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:
  %23 = load i32, i32* %retval, align 4, !dbg !843
  ret i32 %23, !dbg !843

ehcleanup:
  %24 = bitcast i32* %r to i8*, !dbg !843
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %24), !dbg !843
  %25 = bitcast i32* %n to i8*, !dbg !843
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %25), !dbg !843
  br label %eh.resume, !dbg !843

eh.resume:
  %exn13 = load i8*, i8** %exn.slot, align 8, !dbg !843
  %sel14 = load i32, i32* %ehselector.slot, align 4, !dbg !843
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn13, 0, !dbg !843
  %lpad.val15 = insertvalue { i8*, i32 } %lpad.val, i32 %sel14, 1, !dbg !843
  resume { i8*, i32 } %lpad.val15, !dbg !843

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal noundef i32 @_ZL1fi(i32 noundef %n) #4 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !844 {
entry:
  %retval = alloca i32, align 4
  %n.addr = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !846, metadata !DIExpression()), !dbg !847
  %0 = load i32, i32* %n.addr, align 4, !dbg !848
  %cmp = icmp eq i32 %0, 1, !dbg !850
  br i1 %cmp, label %if.then, label %if.end, !dbg !851

if.then:
  %exception = call i8* @__cxa_allocate_exception(i64 16), !dbg !852
  %1 = bitcast i8* %exception to %"class.std::invalid_argument"*, !dbg !852
  invoke void @_ZNSt16invalid_argumentC1EPKc(%"class.std::invalid_argument"* noundef nonnull align 8 dereferenceable(16) %1, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0))
          to label %invoke.cont unwind label %lpad, !dbg !853

invoke.cont:
  call void @__cxa_throw(i8* %exception, i8* bitcast (i8** @_ZTISt16invalid_argument to i8*), i8* bitcast (void (%"class.std::invalid_argument"*)* @_ZNSt16invalid_argumentD1Ev to i8*)), !dbg !852
  unreachable, !dbg !852

lpad:
  %2 = landingpad { i8*, i32 }
          cleanup, !dbg !854
  %3 = extractvalue { i8*, i32 } %2, 0, !dbg !854
  store i8* %3, i8** %exn.slot, align 8, !dbg !854
  %4 = extractvalue { i8*, i32 } %2, 1, !dbg !854
  store i32 %4, i32* %ehselector.slot, align 4, !dbg !854
  call void @__cxa_free_exception(i8* %exception), !dbg !852
  br label %eh.resume, !dbg !852

if.end:
  %5 = load i32, i32* %n.addr, align 4, !dbg !855
  %cmp1 = icmp eq i32 %5, 2, !dbg !857
  br i1 %cmp1, label %if.then2, label %if.end6, !dbg !858

if.then2:
  %exception3 = call i8* @__cxa_allocate_exception(i64 16), !dbg !859
  %6 = bitcast i8* %exception3 to %"class.std::runtime_error"*, !dbg !859
  invoke void @_ZNSt13runtime_errorC1EPKc(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %6, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.3, i64 0, i64 0))
          to label %invoke.cont5 unwind label %lpad4, !dbg !860

invoke.cont5:
  call void @__cxa_throw(i8* %exception3, i8* bitcast (i8** @_ZTISt13runtime_error to i8*), i8* bitcast (void (%"class.std::runtime_error"*)* @_ZNSt13runtime_errorD1Ev to i8*)), !dbg !859
  unreachable, !dbg !859

lpad4:
  %7 = landingpad { i8*, i32 }
          cleanup, !dbg !861
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !861
  store i8* %8, i8** %exn.slot, align 8, !dbg !861
  %9 = extractvalue { i8*, i32 } %7, 1, !dbg !861
  store i32 %9, i32* %ehselector.slot, align 4, !dbg !861
  call void @__cxa_free_exception(i8* %exception3), !dbg !859
  br label %eh.resume, !dbg !859

if.end6:
  %10 = load i32, i32* %n.addr, align 4, !dbg !862
  %cmp7 = icmp eq i32 %10, 3, !dbg !864
  br i1 %cmp7, label %if.then8, label %if.end9, !dbg !865

if.then8:
  call void @_ZSt20__throw_length_errorPKc(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i64 0, i64 0)), !dbg !866
  unreachable, !dbg !866

if.end9:
  %11 = load i32, i32* %n.addr, align 4, !dbg !867
  %cmp10 = icmp eq i32 %11, 4, !dbg !869
  br i1 %cmp10, label %if.then11, label %if.end12, !dbg !870

if.then11:
  %12 = load i32, i32* %n.addr, align 4, !dbg !871
  %sub = sub nsw i32 %12, 5, !dbg !872
  %conv = sext i32 %sub to i64, !dbg !871
  %13 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %conv, i64 4), !dbg !873
  %14 = extractvalue { i64, i1 } %13, 1, !dbg !873
  %15 = extractvalue { i64, i1 } %13, 0, !dbg !873
  %16 = select i1 %14, i64 -1, i64 %15, !dbg !873
  %call = call noalias noundef nonnull i8* @_Znam(i64 noundef %16), !dbg !873, !heapallocsite !25
  %17 = bitcast i8* %call to i32*, !dbg !873
  %18 = load i32, i32* %17, align 4, !dbg !874
  store i32 %18, i32* %retval, align 4, !dbg !875
  br label %return, !dbg !875

if.end12:
  store i32 0, i32* %retval, align 4, !dbg !876
  br label %return, !dbg !876

return:
  %19 = load i32, i32* %retval, align 4, !dbg !877
  ret i32 %19, !dbg !877

eh.resume:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !852
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !852
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0, !dbg !852
  %lpad.val13 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1, !dbg !852
  resume { i8*, i32 } %lpad.val13, !dbg !852
}

declare i32 @__gxx_personality_v0(...)

declare i32 @llvm.eh.typeid.for(i8*)

declare i8* @__cxa_begin_catch(i8*)

declare void @__cxa_end_catch()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i64 @strlen(i8* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare i8* @__cxa_allocate_exception(i64)

declare void @_ZNSt16invalid_argumentC1EPKc(%"class.std::invalid_argument"* noundef nonnull align 8 dereferenceable(16), i8* noundef) unnamed_addr

declare void @__cxa_free_exception(i8*)

declare void @_ZNSt16invalid_argumentD1Ev(%"class.std::invalid_argument"* noundef nonnull align 8 dereferenceable(16)) unnamed_addr

declare void @__cxa_throw(i8*, i8*, i8*)

declare void @_ZNSt13runtime_errorC1EPKc(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16), i8* noundef) unnamed_addr

declare void @_ZNSt13runtime_errorD1Ev(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16)) unnamed_addr

declare void @_ZSt20__throw_length_errorPKc(i8* noundef)

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

declare noundef nonnull i8* @_Znam(i64 noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!793, !794, !795, !796, !797, !798}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !8, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "exception_library_unsafe.cpp", directory: ".")
!2 = !{!3, !4, !7}
!3 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!4 = !DICompositeType(tag: DW_TAG_class_type, name: "invalid_argument", scope: !6, file: !5, line: 168, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt16invalid_argument")
!5 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/stdexcept", directory: "")
!6 = !DINamespace(name: "std", scope: null)
!7 = !DICompositeType(tag: DW_TAG_class_type, name: "runtime_error", scope: !6, file: !5, line: 219, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt13runtime_error")
!8 = !{!9, !13, !17, !37, !40, !45, !53, !61, !65, !72, !76, !80, !82, !84, !88, !100, !104, !110, !116, !118, !122, !126, !130, !134, !147, !149, !153, !157, !161, !163, !169, !173, !177, !179, !181, !185, !193, !197, !201, !205, !207, !213, !215, !222, !227, !231, !236, !240, !244, !248, !250, !252, !256, !260, !264, !266, !270, !274, !276, !278, !282, !288, !293, !298, !299, !300, !301, !302, !303, !304, !305, !306, !307, !308, !315, !319, !322, !325, !328, !330, !332, !334, !337, !340, !343, !346, !349, !351, !356, !360, !363, !366, !368, !370, !372, !374, !377, !380, !383, !386, !389, !391, !395, !399, !404, !410, !412, !414, !416, !418, !420, !422, !424, !426, !428, !430, !432, !434, !436, !440, !444, !448, !454, !458, !462, !467, !469, !473, !477, !481, !491, !493, !497, !501, !505, !509, !513, !517, !521, !525, !529, !533, !537, !539, !543, !547, !551, !557, !561, !565, !567, !571, !575, !581, !583, !587, !591, !595, !599, !603, !607, !611, !612, !613, !614, !616, !617, !618, !619, !620, !621, !622, !626, !632, !637, !641, !643, !645, !647, !649, !656, !660, !664, !668, !672, !676, !681, !685, !687, !691, !697, !701, !706, !708, !710, !714, !718, !720, !722, !724, !726, !730, !732, !734, !738, !742, !746, !750, !754, !758, !760, !764, !768, !772, !776, !778, !780, !784, !788, !789, !790, !791, !792}
!9 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !10, file: !11, line: 68)
!10 = !DICompositeType(tag: DW_TAG_class_type, name: "exception_ptr", scope: !12, file: !11, line: 90, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSNSt15__exception_ptr13exception_ptrE")
!11 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/exception_ptr.h", directory: "")
!12 = !DINamespace(name: "__exception_ptr", scope: !6)
!13 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !14, file: !11, line: 84)
!14 = !DISubprogram(name: "rethrow_exception", linkageName: "_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE", scope: !6, file: !11, line: 80, type: !15, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!15 = !DISubroutineType(types: !16)
!16 = !{null, !10}
!17 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !18, file: !36, line: 64)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "mbstate_t", file: !19, line: 6, baseType: !20)
!19 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/mbstate_t.h", directory: "")
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "__mbstate_t", file: !21, line: 21, baseType: !22)
!21 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__mbstate_t.h", directory: "")
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !21, line: 13, size: 64, flags: DIFlagTypePassByValue, elements: !23, identifier: "_ZTS11__mbstate_t")
!23 = !{!24, !26}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !22, file: !21, line: 15, baseType: !25, size: 32)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !22, file: !21, line: 20, baseType: !27, size: 32, offset: 32)
!27 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !22, file: !21, line: 16, size: 32, flags: DIFlagTypePassByValue, elements: !28, identifier: "_ZTSN11__mbstate_tUt_E")
!28 = !{!29, !31}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__wch", scope: !27, file: !21, line: 18, baseType: !30, size: 32)
!30 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__wchb", scope: !27, file: !21, line: 19, baseType: !32, size: 32)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 32, elements: !34)
!33 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!34 = !{!35}
!35 = !DISubrange(count: 4)
!36 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cwchar", directory: "")
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !38, file: !36, line: 141)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "wint_t", file: !39, line: 20, baseType: !30)
!39 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/wint_t.h", directory: "")
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !41, file: !36, line: 143)
!41 = !DISubprogram(name: "btowc", scope: !42, file: !42, line: 285, type: !43, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!42 = !DIFile(filename: "/usr/include/wchar.h", directory: "")
!43 = !DISubroutineType(types: !44)
!44 = !{!38, !25}
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !46, file: !36, line: 144)
!46 = !DISubprogram(name: "fgetwc", scope: !42, file: !42, line: 744, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!47 = !DISubroutineType(types: !48)
!48 = !{!38, !49}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "__FILE", file: !51, line: 5, baseType: !52)
!51 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__FILE.h", directory: "")
!52 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !51, line: 4, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!53 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !54, file: !36, line: 145)
!54 = !DISubprogram(name: "fgetws", scope: !42, file: !42, line: 773, type: !55, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!55 = !DISubroutineType(types: !56)
!56 = !{!57, !59, !25, !60}
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!58 = !DIBasicType(name: "wchar_t", size: 32, encoding: DW_ATE_signed)
!59 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !57)
!60 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !49)
!61 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !62, file: !36, line: 146)
!62 = !DISubprogram(name: "fputwc", scope: !42, file: !42, line: 758, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!63 = !DISubroutineType(types: !64)
!64 = !{!38, !58, !49}
!65 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !66, file: !36, line: 147)
!66 = !DISubprogram(name: "fputws", scope: !42, file: !42, line: 780, type: !67, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!67 = !DISubroutineType(types: !68)
!68 = !{!25, !69, !60}
!69 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !70)
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !58)
!72 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !73, file: !36, line: 148)
!73 = !DISubprogram(name: "fwide", scope: !42, file: !42, line: 588, type: !74, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!74 = !DISubroutineType(types: !75)
!75 = !{!25, !49, !25}
!76 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !77, file: !36, line: 149)
!77 = !DISubprogram(name: "fwprintf", scope: !42, file: !42, line: 595, type: !78, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!78 = !DISubroutineType(types: !79)
!79 = !{!25, !60, !69, null}
!80 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !81, file: !36, line: 150)
!81 = !DISubprogram(name: "fwscanf", linkageName: "__isoc99_fwscanf", scope: !42, file: !42, line: 657, type: !78, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!82 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !83, file: !36, line: 151)
!83 = !DISubprogram(name: "getwc", scope: !42, file: !42, line: 745, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!84 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !85, file: !36, line: 152)
!85 = !DISubprogram(name: "getwchar", scope: !42, file: !42, line: 751, type: !86, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!86 = !DISubroutineType(types: !87)
!87 = !{!38}
!88 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !89, file: !36, line: 153)
!89 = !DISubprogram(name: "mbrlen", scope: !42, file: !42, line: 308, type: !90, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!90 = !DISubroutineType(types: !91)
!91 = !{!92, !95, !92, !98}
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !93, line: 46, baseType: !94)
!93 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!94 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!95 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !96)
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !97, size: 64)
!97 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !33)
!98 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !99)
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!100 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !101, file: !36, line: 154)
!101 = !DISubprogram(name: "mbrtowc", scope: !42, file: !42, line: 297, type: !102, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!102 = !DISubroutineType(types: !103)
!103 = !{!92, !59, !95, !92, !98}
!104 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !105, file: !36, line: 155)
!105 = !DISubprogram(name: "mbsinit", scope: !42, file: !42, line: 293, type: !106, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!106 = !DISubroutineType(types: !107)
!107 = !{!25, !108}
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !109, size: 64)
!109 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!110 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !111, file: !36, line: 156)
!111 = !DISubprogram(name: "mbsrtowcs", scope: !42, file: !42, line: 338, type: !112, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!112 = !DISubroutineType(types: !113)
!113 = !{!92, !59, !114, !92, !98}
!114 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !115)
!115 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!116 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !117, file: !36, line: 157)
!117 = !DISubprogram(name: "putwc", scope: !42, file: !42, line: 759, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!118 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !119, file: !36, line: 158)
!119 = !DISubprogram(name: "putwchar", scope: !42, file: !42, line: 765, type: !120, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!120 = !DISubroutineType(types: !121)
!121 = !{!38, !58}
!122 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !123, file: !36, line: 160)
!123 = !DISubprogram(name: "swprintf", scope: !42, file: !42, line: 605, type: !124, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!124 = !DISubroutineType(types: !125)
!125 = !{!25, !59, !92, !69, null}
!126 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !127, file: !36, line: 162)
!127 = !DISubprogram(name: "swscanf", linkageName: "__isoc99_swscanf", scope: !42, file: !42, line: 664, type: !128, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!128 = !DISubroutineType(types: !129)
!129 = !{!25, !69, !69, null}
!130 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !131, file: !36, line: 163)
!131 = !DISubprogram(name: "ungetwc", scope: !42, file: !42, line: 788, type: !132, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!132 = !DISubroutineType(types: !133)
!133 = !{!38, !38, !49}
!134 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !135, file: !36, line: 164)
!135 = !DISubprogram(name: "vfwprintf", scope: !42, file: !42, line: 613, type: !136, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!136 = !DISubroutineType(types: !137)
!137 = !{!25, !60, !69, !138}
!138 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !139, size: 64)
!139 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, flags: DIFlagTypePassByValue, elements: !140, identifier: "_ZTS13__va_list_tag")
!140 = !{!141, !143, !144, !146}
!141 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !139, file: !142, baseType: !30, size: 32)
!142 = !DIFile(filename: "exception_library_unsafe.cpp", directory: ".")
!143 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !139, file: !142, baseType: !30, size: 32, offset: 32)
!144 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !139, file: !142, baseType: !145, size: 64, offset: 64)
!145 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!146 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !139, file: !142, baseType: !145, size: 64, offset: 128)
!147 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !148, file: !36, line: 166)
!148 = !DISubprogram(name: "vfwscanf", linkageName: "__isoc99_vfwscanf", scope: !42, file: !42, line: 711, type: !136, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!149 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !150, file: !36, line: 169)
!150 = !DISubprogram(name: "vswprintf", scope: !42, file: !42, line: 626, type: !151, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!151 = !DISubroutineType(types: !152)
!152 = !{!25, !59, !92, !69, !138}
!153 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !154, file: !36, line: 172)
!154 = !DISubprogram(name: "vswscanf", linkageName: "__isoc99_vswscanf", scope: !42, file: !42, line: 718, type: !155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!155 = !DISubroutineType(types: !156)
!156 = !{!25, !69, !69, !138}
!157 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !158, file: !36, line: 174)
!158 = !DISubprogram(name: "vwprintf", scope: !42, file: !42, line: 621, type: !159, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!159 = !DISubroutineType(types: !160)
!160 = !{!25, !69, !138}
!161 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !162, file: !36, line: 176)
!162 = !DISubprogram(name: "vwscanf", linkageName: "__isoc99_vwscanf", scope: !42, file: !42, line: 715, type: !159, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!163 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !164, file: !36, line: 178)
!164 = !DISubprogram(name: "wcrtomb", scope: !42, file: !42, line: 302, type: !165, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!165 = !DISubroutineType(types: !166)
!166 = !{!92, !167, !58, !98}
!167 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !168)
!168 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!169 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !170, file: !36, line: 179)
!170 = !DISubprogram(name: "wcscat", scope: !42, file: !42, line: 97, type: !171, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!171 = !DISubroutineType(types: !172)
!172 = !{!57, !59, !69}
!173 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !174, file: !36, line: 180)
!174 = !DISubprogram(name: "wcscmp", scope: !42, file: !42, line: 106, type: !175, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!175 = !DISubroutineType(types: !176)
!176 = !{!25, !70, !70}
!177 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !178, file: !36, line: 181)
!178 = !DISubprogram(name: "wcscoll", scope: !42, file: !42, line: 131, type: !175, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!179 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !180, file: !36, line: 182)
!180 = !DISubprogram(name: "wcscpy", scope: !42, file: !42, line: 87, type: !171, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!181 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !182, file: !36, line: 183)
!182 = !DISubprogram(name: "wcscspn", scope: !42, file: !42, line: 188, type: !183, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!183 = !DISubroutineType(types: !184)
!184 = !{!92, !70, !70}
!185 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !186, file: !36, line: 184)
!186 = !DISubprogram(name: "wcsftime", scope: !42, file: !42, line: 852, type: !187, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!187 = !DISubroutineType(types: !188)
!188 = !{!92, !59, !92, !69, !189}
!189 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !190)
!190 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !191, size: 64)
!191 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !192)
!192 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !42, line: 83, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS2tm")
!193 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !194, file: !36, line: 185)
!194 = !DISubprogram(name: "wcslen", scope: !42, file: !42, line: 223, type: !195, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!195 = !DISubroutineType(types: !196)
!196 = !{!92, !70}
!197 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !198, file: !36, line: 186)
!198 = !DISubprogram(name: "wcsncat", scope: !42, file: !42, line: 101, type: !199, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!199 = !DISubroutineType(types: !200)
!200 = !{!57, !59, !69, !92}
!201 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !202, file: !36, line: 187)
!202 = !DISubprogram(name: "wcsncmp", scope: !42, file: !42, line: 109, type: !203, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!203 = !DISubroutineType(types: !204)
!204 = !{!25, !70, !70, !92}
!205 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !206, file: !36, line: 188)
!206 = !DISubprogram(name: "wcsncpy", scope: !42, file: !42, line: 92, type: !199, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!207 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !208, file: !36, line: 189)
!208 = !DISubprogram(name: "wcsrtombs", scope: !42, file: !42, line: 344, type: !209, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!209 = !DISubroutineType(types: !210)
!210 = !{!92, !167, !211, !92, !98}
!211 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !212)
!212 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!213 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !214, file: !36, line: 190)
!214 = !DISubprogram(name: "wcsspn", scope: !42, file: !42, line: 192, type: !183, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!215 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !216, file: !36, line: 191)
!216 = !DISubprogram(name: "wcstod", scope: !42, file: !42, line: 378, type: !217, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!217 = !DISubroutineType(types: !218)
!218 = !{!219, !69, !220}
!219 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!220 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !221)
!221 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!222 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !223, file: !36, line: 193)
!223 = !DISubprogram(name: "wcstof", scope: !42, file: !42, line: 383, type: !224, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!224 = !DISubroutineType(types: !225)
!225 = !{!226, !69, !220}
!226 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!227 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !228, file: !36, line: 195)
!228 = !DISubprogram(name: "wcstok", scope: !42, file: !42, line: 218, type: !229, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!229 = !DISubroutineType(types: !230)
!230 = !{!57, !59, !69, !220}
!231 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !232, file: !36, line: 196)
!232 = !DISubprogram(name: "wcstol", scope: !42, file: !42, line: 429, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!233 = !DISubroutineType(types: !234)
!234 = !{!235, !69, !220, !25}
!235 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!236 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !237, file: !36, line: 197)
!237 = !DISubprogram(name: "wcstoul", scope: !42, file: !42, line: 434, type: !238, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!238 = !DISubroutineType(types: !239)
!239 = !{!94, !69, !220, !25}
!240 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !241, file: !36, line: 198)
!241 = !DISubprogram(name: "wcsxfrm", scope: !42, file: !42, line: 135, type: !242, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!242 = !DISubroutineType(types: !243)
!243 = !{!92, !59, !69, !92}
!244 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !245, file: !36, line: 199)
!245 = !DISubprogram(name: "wctob", scope: !42, file: !42, line: 289, type: !246, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!246 = !DISubroutineType(types: !247)
!247 = !{!25, !38}
!248 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !249, file: !36, line: 200)
!249 = !DISubprogram(name: "wmemcmp", scope: !42, file: !42, line: 259, type: !203, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!250 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !251, file: !36, line: 201)
!251 = !DISubprogram(name: "wmemcpy", scope: !42, file: !42, line: 263, type: !199, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!252 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !253, file: !36, line: 202)
!253 = !DISubprogram(name: "wmemmove", scope: !42, file: !42, line: 268, type: !254, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!254 = !DISubroutineType(types: !255)
!255 = !{!57, !57, !70, !92}
!256 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !257, file: !36, line: 203)
!257 = !DISubprogram(name: "wmemset", scope: !42, file: !42, line: 272, type: !258, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!258 = !DISubroutineType(types: !259)
!259 = !{!57, !57, !58, !92}
!260 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !261, file: !36, line: 204)
!261 = !DISubprogram(name: "wprintf", scope: !42, file: !42, line: 602, type: !262, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!262 = !DISubroutineType(types: !263)
!263 = !{!25, !69, null}
!264 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !265, file: !36, line: 205)
!265 = !DISubprogram(name: "wscanf", linkageName: "__isoc99_wscanf", scope: !42, file: !42, line: 661, type: !262, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!266 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !267, file: !36, line: 206)
!267 = !DISubprogram(name: "wcschr", scope: !42, file: !42, line: 165, type: !268, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!268 = !DISubroutineType(types: !269)
!269 = !{!57, !70, !58}
!270 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !271, file: !36, line: 207)
!271 = !DISubprogram(name: "wcspbrk", scope: !42, file: !42, line: 202, type: !272, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!272 = !DISubroutineType(types: !273)
!273 = !{!57, !70, !70}
!274 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !275, file: !36, line: 208)
!275 = !DISubprogram(name: "wcsrchr", scope: !42, file: !42, line: 175, type: !268, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!276 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !277, file: !36, line: 209)
!277 = !DISubprogram(name: "wcsstr", scope: !42, file: !42, line: 213, type: !272, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!278 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !279, file: !36, line: 210)
!279 = !DISubprogram(name: "wmemchr", scope: !42, file: !42, line: 254, type: !280, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!280 = !DISubroutineType(types: !281)
!281 = !{!57, !70, !58, !92}
!282 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !283, entity: !284, file: !36, line: 251)
!283 = !DINamespace(name: "__gnu_cxx", scope: null)
!284 = !DISubprogram(name: "wcstold", scope: !42, file: !42, line: 385, type: !285, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!285 = !DISubroutineType(types: !286)
!286 = !{!287, !69, !220}
!287 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!288 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !283, entity: !289, file: !36, line: 260)
!289 = !DISubprogram(name: "wcstoll", scope: !42, file: !42, line: 442, type: !290, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!290 = !DISubroutineType(types: !291)
!291 = !{!292, !69, !220, !25}
!292 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!293 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !283, entity: !294, file: !36, line: 261)
!294 = !DISubprogram(name: "wcstoull", scope: !42, file: !42, line: 449, type: !295, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!295 = !DISubroutineType(types: !296)
!296 = !{!297, !69, !220, !25}
!297 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!298 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !284, file: !36, line: 267)
!299 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !289, file: !36, line: 268)
!300 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !294, file: !36, line: 269)
!301 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !223, file: !36, line: 283)
!302 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !148, file: !36, line: 286)
!303 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !154, file: !36, line: 289)
!304 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !162, file: !36, line: 292)
!305 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !284, file: !36, line: 296)
!306 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !289, file: !36, line: 297)
!307 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !294, file: !36, line: 298)
!308 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !309, file: !314, line: 47)
!309 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !310, line: 24, baseType: !311)
!310 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "")
!311 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int8_t", file: !312, line: 37, baseType: !313)
!312 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!313 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!314 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdint", directory: "")
!315 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !316, file: !314, line: 48)
!316 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !310, line: 25, baseType: !317)
!317 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int16_t", file: !312, line: 39, baseType: !318)
!318 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!319 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !320, file: !314, line: 49)
!320 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !310, line: 26, baseType: !321)
!321 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !312, line: 41, baseType: !25)
!322 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !323, file: !314, line: 50)
!323 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !310, line: 27, baseType: !324)
!324 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int64_t", file: !312, line: 44, baseType: !235)
!325 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !326, file: !314, line: 52)
!326 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !327, line: 58, baseType: !313)
!327 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!328 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !329, file: !314, line: 53)
!329 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !327, line: 60, baseType: !235)
!330 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !331, file: !314, line: 54)
!331 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !327, line: 61, baseType: !235)
!332 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !333, file: !314, line: 55)
!333 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !327, line: 62, baseType: !235)
!334 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !335, file: !314, line: 57)
!335 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !327, line: 43, baseType: !336)
!336 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least8_t", file: !312, line: 52, baseType: !311)
!337 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !338, file: !314, line: 58)
!338 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !327, line: 44, baseType: !339)
!339 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least16_t", file: !312, line: 54, baseType: !317)
!340 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !341, file: !314, line: 59)
!341 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !327, line: 45, baseType: !342)
!342 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least32_t", file: !312, line: 56, baseType: !321)
!343 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !344, file: !314, line: 60)
!344 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !327, line: 46, baseType: !345)
!345 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least64_t", file: !312, line: 58, baseType: !324)
!346 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !347, file: !314, line: 62)
!347 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !327, line: 101, baseType: !348)
!348 = !DIDerivedType(tag: DW_TAG_typedef, name: "__intmax_t", file: !312, line: 72, baseType: !235)
!349 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !350, file: !314, line: 63)
!350 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !327, line: 87, baseType: !235)
!351 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !352, file: !314, line: 65)
!352 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !353, line: 24, baseType: !354)
!353 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!354 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !312, line: 38, baseType: !355)
!355 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!356 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !357, file: !314, line: 66)
!357 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !353, line: 25, baseType: !358)
!358 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !312, line: 40, baseType: !359)
!359 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!360 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !361, file: !314, line: 67)
!361 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !353, line: 26, baseType: !362)
!362 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !312, line: 42, baseType: !30)
!363 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !364, file: !314, line: 68)
!364 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !353, line: 27, baseType: !365)
!365 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !312, line: 45, baseType: !94)
!366 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !367, file: !314, line: 70)
!367 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !327, line: 71, baseType: !355)
!368 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !369, file: !314, line: 71)
!369 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !327, line: 73, baseType: !94)
!370 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !371, file: !314, line: 72)
!371 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !327, line: 74, baseType: !94)
!372 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !373, file: !314, line: 73)
!373 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !327, line: 75, baseType: !94)
!374 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !375, file: !314, line: 75)
!375 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !327, line: 49, baseType: !376)
!376 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least8_t", file: !312, line: 53, baseType: !354)
!377 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !378, file: !314, line: 76)
!378 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !327, line: 50, baseType: !379)
!379 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least16_t", file: !312, line: 55, baseType: !358)
!380 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !381, file: !314, line: 77)
!381 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !327, line: 51, baseType: !382)
!382 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least32_t", file: !312, line: 57, baseType: !362)
!383 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !384, file: !314, line: 78)
!384 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !327, line: 52, baseType: !385)
!385 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least64_t", file: !312, line: 59, baseType: !365)
!386 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !387, file: !314, line: 80)
!387 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !327, line: 102, baseType: !388)
!388 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uintmax_t", file: !312, line: 73, baseType: !94)
!389 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !390, file: !314, line: 81)
!390 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !327, line: 90, baseType: !94)
!391 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !392, file: !394, line: 53)
!392 = !DICompositeType(tag: DW_TAG_structure_type, name: "lconv", file: !393, line: 51, size: 768, flags: DIFlagFwdDecl, identifier: "_ZTS5lconv")
!393 = !DIFile(filename: "/usr/include/locale.h", directory: "")
!394 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/clocale", directory: "")
!395 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !396, file: !394, line: 54)
!396 = !DISubprogram(name: "setlocale", scope: !393, file: !393, line: 122, type: !397, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!397 = !DISubroutineType(types: !398)
!398 = !{!168, !25, !96}
!399 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !400, file: !394, line: 55)
!400 = !DISubprogram(name: "localeconv", scope: !393, file: !393, line: 125, type: !401, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!401 = !DISubroutineType(types: !402)
!402 = !{!403}
!403 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !392, size: 64)
!404 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !405, file: !409, line: 64)
!405 = !DISubprogram(name: "isalnum", scope: !406, file: !406, line: 108, type: !407, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!406 = !DIFile(filename: "/usr/include/ctype.h", directory: "")
!407 = !DISubroutineType(types: !408)
!408 = !{!25, !25}
!409 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cctype", directory: "")
!410 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !411, file: !409, line: 65)
!411 = !DISubprogram(name: "isalpha", scope: !406, file: !406, line: 109, type: !407, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!412 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !413, file: !409, line: 66)
!413 = !DISubprogram(name: "iscntrl", scope: !406, file: !406, line: 110, type: !407, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!414 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !415, file: !409, line: 67)
!415 = !DISubprogram(name: "isdigit", scope: !406, file: !406, line: 111, type: !407, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!416 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !417, file: !409, line: 68)
!417 = !DISubprogram(name: "isgraph", scope: !406, file: !406, line: 113, type: !407, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!418 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !419, file: !409, line: 69)
!419 = !DISubprogram(name: "islower", scope: !406, file: !406, line: 112, type: !407, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!420 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !421, file: !409, line: 70)
!421 = !DISubprogram(name: "isprint", scope: !406, file: !406, line: 114, type: !407, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!422 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !423, file: !409, line: 71)
!423 = !DISubprogram(name: "ispunct", scope: !406, file: !406, line: 115, type: !407, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!424 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !425, file: !409, line: 72)
!425 = !DISubprogram(name: "isspace", scope: !406, file: !406, line: 116, type: !407, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!426 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !427, file: !409, line: 73)
!427 = !DISubprogram(name: "isupper", scope: !406, file: !406, line: 117, type: !407, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!428 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !429, file: !409, line: 74)
!429 = !DISubprogram(name: "isxdigit", scope: !406, file: !406, line: 118, type: !407, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!430 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !431, file: !409, line: 75)
!431 = !DISubprogram(name: "tolower", scope: !406, file: !406, line: 122, type: !407, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!432 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !433, file: !409, line: 76)
!433 = !DISubprogram(name: "toupper", scope: !406, file: !406, line: 125, type: !407, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!434 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !435, file: !409, line: 87)
!435 = !DISubprogram(name: "isblank", scope: !406, file: !406, line: 130, type: !407, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!436 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !437, entity: !438, file: !439, line: 58)
!437 = !DINamespace(name: "__gnu_debug", scope: null)
!438 = !DINamespace(name: "__debug", scope: !6)
!439 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/debug/debug.h", directory: "")
!440 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !441, file: !443, line: 52)
!441 = !DISubprogram(name: "abs", scope: !442, file: !442, line: 861, type: !407, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!442 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!443 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_abs.h", directory: "")
!444 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !445, file: !447, line: 127)
!445 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !442, line: 63, baseType: !446)
!446 = !DICompositeType(tag: DW_TAG_structure_type, file: !442, line: 59, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!447 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdlib", directory: "")
!448 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !449, file: !447, line: 128)
!449 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !442, line: 71, baseType: !450)
!450 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !442, line: 67, size: 128, flags: DIFlagTypePassByValue, elements: !451, identifier: "_ZTS6ldiv_t")
!451 = !{!452, !453}
!452 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !450, file: !442, line: 69, baseType: !235, size: 64)
!453 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !450, file: !442, line: 70, baseType: !235, size: 64, offset: 64)
!454 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !455, file: !447, line: 130)
!455 = !DISubprogram(name: "abort", scope: !442, file: !442, line: 611, type: !456, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!456 = !DISubroutineType(types: !457)
!457 = !{null}
!458 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !459, file: !447, line: 132)
!459 = !DISubprogram(name: "aligned_alloc", scope: !442, file: !442, line: 605, type: !460, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!460 = !DISubroutineType(types: !461)
!461 = !{!145, !92, !92}
!462 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !463, file: !447, line: 134)
!463 = !DISubprogram(name: "atexit", scope: !442, file: !442, line: 615, type: !464, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!464 = !DISubroutineType(types: !465)
!465 = !{!25, !466}
!466 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !456, size: 64)
!467 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !468, file: !447, line: 137)
!468 = !DISubprogram(name: "at_quick_exit", scope: !442, file: !442, line: 620, type: !464, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!469 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !470, file: !447, line: 140)
!470 = !DISubprogram(name: "atof", scope: !442, file: !442, line: 102, type: !471, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!471 = !DISubroutineType(types: !472)
!472 = !{!219, !96}
!473 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !474, file: !447, line: 141)
!474 = !DISubprogram(name: "atoi", scope: !442, file: !442, line: 105, type: !475, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!475 = !DISubroutineType(types: !476)
!476 = !{!25, !96}
!477 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !478, file: !447, line: 142)
!478 = !DISubprogram(name: "atol", scope: !442, file: !442, line: 108, type: !479, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!479 = !DISubroutineType(types: !480)
!480 = !{!235, !96}
!481 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !482, file: !447, line: 143)
!482 = !DISubprogram(name: "bsearch", scope: !442, file: !442, line: 841, type: !483, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!483 = !DISubroutineType(types: !484)
!484 = !{!145, !485, !485, !92, !92, !487}
!485 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !486, size: 64)
!486 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!487 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !442, line: 829, baseType: !488)
!488 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !489, size: 64)
!489 = !DISubroutineType(types: !490)
!490 = !{!25, !485, !485}
!491 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !492, file: !447, line: 144)
!492 = !DISubprogram(name: "calloc", scope: !442, file: !442, line: 556, type: !460, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!493 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !494, file: !447, line: 145)
!494 = !DISubprogram(name: "div", scope: !442, file: !442, line: 873, type: !495, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!495 = !DISubroutineType(types: !496)
!496 = !{!445, !25, !25}
!497 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !498, file: !447, line: 146)
!498 = !DISubprogram(name: "exit", scope: !442, file: !442, line: 637, type: !499, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!499 = !DISubroutineType(types: !500)
!500 = !{null, !25}
!501 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !502, file: !447, line: 147)
!502 = !DISubprogram(name: "free", scope: !442, file: !442, line: 568, type: !503, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!503 = !DISubroutineType(types: !504)
!504 = !{null, !145}
!505 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !506, file: !447, line: 148)
!506 = !DISubprogram(name: "getenv", scope: !442, file: !442, line: 654, type: !507, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!507 = !DISubroutineType(types: !508)
!508 = !{!168, !96}
!509 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !510, file: !447, line: 149)
!510 = !DISubprogram(name: "labs", scope: !442, file: !442, line: 862, type: !511, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!511 = !DISubroutineType(types: !512)
!512 = !{!235, !235}
!513 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !514, file: !447, line: 150)
!514 = !DISubprogram(name: "ldiv", scope: !442, file: !442, line: 875, type: !515, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!515 = !DISubroutineType(types: !516)
!516 = !{!449, !235, !235}
!517 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !518, file: !447, line: 151)
!518 = !DISubprogram(name: "malloc", scope: !442, file: !442, line: 553, type: !519, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!519 = !DISubroutineType(types: !520)
!520 = !{!145, !92}
!521 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !522, file: !447, line: 153)
!522 = !DISubprogram(name: "mblen", scope: !442, file: !442, line: 943, type: !523, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!523 = !DISubroutineType(types: !524)
!524 = !{!25, !96, !92}
!525 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !526, file: !447, line: 154)
!526 = !DISubprogram(name: "mbstowcs", scope: !442, file: !442, line: 954, type: !527, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!527 = !DISubroutineType(types: !528)
!528 = !{!92, !59, !95, !92}
!529 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !530, file: !447, line: 155)
!530 = !DISubprogram(name: "mbtowc", scope: !442, file: !442, line: 946, type: !531, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!531 = !DISubroutineType(types: !532)
!532 = !{!25, !59, !95, !92}
!533 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !534, file: !447, line: 157)
!534 = !DISubprogram(name: "qsort", scope: !442, file: !442, line: 851, type: !535, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!535 = !DISubroutineType(types: !536)
!536 = !{null, !145, !92, !92, !487}
!537 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !538, file: !447, line: 160)
!538 = !DISubprogram(name: "quick_exit", scope: !442, file: !442, line: 643, type: !499, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!539 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !540, file: !447, line: 163)
!540 = !DISubprogram(name: "rand", scope: !442, file: !442, line: 454, type: !541, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!541 = !DISubroutineType(types: !542)
!542 = !{!25}
!543 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !544, file: !447, line: 164)
!544 = !DISubprogram(name: "realloc", scope: !442, file: !442, line: 564, type: !545, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!545 = !DISubroutineType(types: !546)
!546 = !{!145, !145, !92}
!547 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !548, file: !447, line: 165)
!548 = !DISubprogram(name: "srand", scope: !442, file: !442, line: 456, type: !549, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!549 = !DISubroutineType(types: !550)
!550 = !{null, !30}
!551 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !552, file: !447, line: 166)
!552 = !DISubprogram(name: "strtod", scope: !442, file: !442, line: 118, type: !553, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!553 = !DISubroutineType(types: !554)
!554 = !{!219, !95, !555}
!555 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !556)
!556 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !168, size: 64)
!557 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !558, file: !447, line: 167)
!558 = !DISubprogram(name: "strtol", scope: !442, file: !442, line: 177, type: !559, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!559 = !DISubroutineType(types: !560)
!560 = !{!235, !95, !555, !25}
!561 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !562, file: !447, line: 168)
!562 = !DISubprogram(name: "strtoul", scope: !442, file: !442, line: 181, type: !563, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!563 = !DISubroutineType(types: !564)
!564 = !{!94, !95, !555, !25}
!565 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !566, file: !447, line: 169)
!566 = !DISubprogram(name: "system", scope: !442, file: !442, line: 804, type: !475, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!567 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !568, file: !447, line: 171)
!568 = !DISubprogram(name: "wcstombs", scope: !442, file: !442, line: 958, type: !569, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!569 = !DISubroutineType(types: !570)
!570 = !{!92, !167, !69, !92}
!571 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !572, file: !447, line: 172)
!572 = !DISubprogram(name: "wctomb", scope: !442, file: !442, line: 950, type: !573, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!573 = !DISubroutineType(types: !574)
!574 = !{!25, !168, !58}
!575 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !283, entity: !576, file: !447, line: 200)
!576 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !442, line: 81, baseType: !577)
!577 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !442, line: 77, size: 128, flags: DIFlagTypePassByValue, elements: !578, identifier: "_ZTS7lldiv_t")
!578 = !{!579, !580}
!579 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !577, file: !442, line: 79, baseType: !292, size: 64)
!580 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !577, file: !442, line: 80, baseType: !292, size: 64, offset: 64)
!581 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !283, entity: !582, file: !447, line: 206)
!582 = !DISubprogram(name: "_Exit", scope: !442, file: !442, line: 649, type: !499, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!583 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !283, entity: !584, file: !447, line: 210)
!584 = !DISubprogram(name: "llabs", scope: !442, file: !442, line: 865, type: !585, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!585 = !DISubroutineType(types: !586)
!586 = !{!292, !292}
!587 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !283, entity: !588, file: !447, line: 216)
!588 = !DISubprogram(name: "lldiv", scope: !442, file: !442, line: 879, type: !589, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!589 = !DISubroutineType(types: !590)
!590 = !{!576, !292, !292}
!591 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !283, entity: !592, file: !447, line: 227)
!592 = !DISubprogram(name: "atoll", scope: !442, file: !442, line: 113, type: !593, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!593 = !DISubroutineType(types: !594)
!594 = !{!292, !96}
!595 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !283, entity: !596, file: !447, line: 228)
!596 = !DISubprogram(name: "strtoll", scope: !442, file: !442, line: 201, type: !597, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!597 = !DISubroutineType(types: !598)
!598 = !{!292, !95, !555, !25}
!599 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !283, entity: !600, file: !447, line: 229)
!600 = !DISubprogram(name: "strtoull", scope: !442, file: !442, line: 206, type: !601, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!601 = !DISubroutineType(types: !602)
!602 = !{!297, !95, !555, !25}
!603 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !283, entity: !604, file: !447, line: 231)
!604 = !DISubprogram(name: "strtof", scope: !442, file: !442, line: 124, type: !605, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!605 = !DISubroutineType(types: !606)
!606 = !{!226, !95, !555}
!607 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !283, entity: !608, file: !447, line: 232)
!608 = !DISubprogram(name: "strtold", scope: !442, file: !442, line: 127, type: !609, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!609 = !DISubroutineType(types: !610)
!610 = !{!287, !95, !555}
!611 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !576, file: !447, line: 240)
!612 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !582, file: !447, line: 242)
!613 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !584, file: !447, line: 244)
!614 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !615, file: !447, line: 245)
!615 = !DISubprogram(name: "div", linkageName: "_ZN9__gnu_cxx3divExx", scope: !283, file: !447, line: 213, type: !589, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!616 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !588, file: !447, line: 246)
!617 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !592, file: !447, line: 248)
!618 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !604, file: !447, line: 249)
!619 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !596, file: !447, line: 250)
!620 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !600, file: !447, line: 251)
!621 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !608, file: !447, line: 252)
!622 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !623, file: !625, line: 98)
!623 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !624, line: 7, baseType: !52)
!624 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!625 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdio", directory: "")
!626 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !627, file: !625, line: 99)
!627 = !DIDerivedType(tag: DW_TAG_typedef, name: "fpos_t", file: !628, line: 84, baseType: !629)
!628 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!629 = !DIDerivedType(tag: DW_TAG_typedef, name: "__fpos_t", file: !630, line: 14, baseType: !631)
!630 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__fpos_t.h", directory: "")
!631 = !DICompositeType(tag: DW_TAG_structure_type, name: "_G_fpos_t", file: !630, line: 10, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS9_G_fpos_t")
!632 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !633, file: !625, line: 101)
!633 = !DISubprogram(name: "clearerr", scope: !628, file: !628, line: 786, type: !634, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!634 = !DISubroutineType(types: !635)
!635 = !{null, !636}
!636 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !623, size: 64)
!637 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !638, file: !625, line: 102)
!638 = !DISubprogram(name: "fclose", scope: !628, file: !628, line: 178, type: !639, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!639 = !DISubroutineType(types: !640)
!640 = !{!25, !636}
!641 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !642, file: !625, line: 103)
!642 = !DISubprogram(name: "feof", scope: !628, file: !628, line: 788, type: !639, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!643 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !644, file: !625, line: 104)
!644 = !DISubprogram(name: "ferror", scope: !628, file: !628, line: 790, type: !639, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!645 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !646, file: !625, line: 105)
!646 = !DISubprogram(name: "fflush", scope: !628, file: !628, line: 230, type: !639, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!647 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !648, file: !625, line: 106)
!648 = !DISubprogram(name: "fgetc", scope: !628, file: !628, line: 513, type: !639, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!649 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !650, file: !625, line: 107)
!650 = !DISubprogram(name: "fgetpos", scope: !628, file: !628, line: 760, type: !651, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!651 = !DISubroutineType(types: !652)
!652 = !{!25, !653, !654}
!653 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !636)
!654 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !655)
!655 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !627, size: 64)
!656 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !657, file: !625, line: 108)
!657 = !DISubprogram(name: "fgets", scope: !628, file: !628, line: 592, type: !658, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!658 = !DISubroutineType(types: !659)
!659 = !{!168, !167, !25, !653}
!660 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !661, file: !625, line: 109)
!661 = !DISubprogram(name: "fopen", scope: !628, file: !628, line: 258, type: !662, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!662 = !DISubroutineType(types: !663)
!663 = !{!636, !95, !95}
!664 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !665, file: !625, line: 110)
!665 = !DISubprogram(name: "fprintf", scope: !628, file: !628, line: 350, type: !666, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!666 = !DISubroutineType(types: !667)
!667 = !{!25, !653, !95, null}
!668 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !669, file: !625, line: 111)
!669 = !DISubprogram(name: "fputc", scope: !628, file: !628, line: 549, type: !670, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!670 = !DISubroutineType(types: !671)
!671 = !{!25, !25, !636}
!672 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !673, file: !625, line: 112)
!673 = !DISubprogram(name: "fputs", scope: !628, file: !628, line: 655, type: !674, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!674 = !DISubroutineType(types: !675)
!675 = !{!25, !95, !653}
!676 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !677, file: !625, line: 113)
!677 = !DISubprogram(name: "fread", scope: !628, file: !628, line: 675, type: !678, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!678 = !DISubroutineType(types: !679)
!679 = !{!92, !680, !92, !92, !653}
!680 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !145)
!681 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !682, file: !625, line: 114)
!682 = !DISubprogram(name: "freopen", scope: !628, file: !628, line: 265, type: !683, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!683 = !DISubroutineType(types: !684)
!684 = !{!636, !95, !95, !653}
!685 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !686, file: !625, line: 115)
!686 = !DISubprogram(name: "fscanf", linkageName: "__isoc99_fscanf", scope: !628, file: !628, line: 434, type: !666, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!687 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !688, file: !625, line: 116)
!688 = !DISubprogram(name: "fseek", scope: !628, file: !628, line: 713, type: !689, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!689 = !DISubroutineType(types: !690)
!690 = !{!25, !636, !235, !25}
!691 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !692, file: !625, line: 117)
!692 = !DISubprogram(name: "fsetpos", scope: !628, file: !628, line: 765, type: !693, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!693 = !DISubroutineType(types: !694)
!694 = !{!25, !636, !695}
!695 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !696, size: 64)
!696 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !627)
!697 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !698, file: !625, line: 118)
!698 = !DISubprogram(name: "ftell", scope: !628, file: !628, line: 718, type: !699, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!699 = !DISubroutineType(types: !700)
!700 = !{!235, !636}
!701 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !702, file: !625, line: 119)
!702 = !DISubprogram(name: "fwrite", scope: !628, file: !628, line: 681, type: !703, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!703 = !DISubroutineType(types: !704)
!704 = !{!92, !705, !92, !92, !653}
!705 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !485)
!706 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !707, file: !625, line: 120)
!707 = !DISubprogram(name: "getc", scope: !628, file: !628, line: 514, type: !639, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!708 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !709, file: !625, line: 121)
!709 = !DISubprogram(name: "getchar", scope: !628, file: !628, line: 520, type: !541, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!710 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !711, file: !625, line: 126)
!711 = !DISubprogram(name: "perror", scope: !628, file: !628, line: 804, type: !712, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!712 = !DISubroutineType(types: !713)
!713 = !{null, !96}
!714 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !715, file: !625, line: 127)
!715 = !DISubprogram(name: "printf", scope: !628, file: !628, line: 356, type: !716, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!716 = !DISubroutineType(types: !717)
!717 = !{!25, !95, null}
!718 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !719, file: !625, line: 128)
!719 = !DISubprogram(name: "putc", scope: !628, file: !628, line: 550, type: !670, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!720 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !721, file: !625, line: 129)
!721 = !DISubprogram(name: "putchar", scope: !628, file: !628, line: 556, type: !407, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!722 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !723, file: !625, line: 130)
!723 = !DISubprogram(name: "puts", scope: !628, file: !628, line: 661, type: !475, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!724 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !725, file: !625, line: 131)
!725 = !DISubprogram(name: "remove", scope: !628, file: !628, line: 152, type: !475, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!726 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !727, file: !625, line: 132)
!727 = !DISubprogram(name: "rename", scope: !628, file: !628, line: 154, type: !728, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!728 = !DISubroutineType(types: !729)
!729 = !{!25, !96, !96}
!730 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !731, file: !625, line: 133)
!731 = !DISubprogram(name: "rewind", scope: !628, file: !628, line: 723, type: !634, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!732 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !733, file: !625, line: 134)
!733 = !DISubprogram(name: "scanf", linkageName: "__isoc99_scanf", scope: !628, file: !628, line: 437, type: !716, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!734 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !735, file: !625, line: 135)
!735 = !DISubprogram(name: "setbuf", scope: !628, file: !628, line: 328, type: !736, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!736 = !DISubroutineType(types: !737)
!737 = !{null, !653, !167}
!738 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !739, file: !625, line: 136)
!739 = !DISubprogram(name: "setvbuf", scope: !628, file: !628, line: 332, type: !740, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!740 = !DISubroutineType(types: !741)
!741 = !{!25, !653, !167, !25, !92}
!742 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !743, file: !625, line: 137)
!743 = !DISubprogram(name: "sprintf", scope: !628, file: !628, line: 358, type: !744, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!744 = !DISubroutineType(types: !745)
!745 = !{!25, !167, !95, null}
!746 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !747, file: !625, line: 138)
!747 = !DISubprogram(name: "sscanf", linkageName: "__isoc99_sscanf", scope: !628, file: !628, line: 439, type: !748, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!748 = !DISubroutineType(types: !749)
!749 = !{!25, !95, !95, null}
!750 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !751, file: !625, line: 139)
!751 = !DISubprogram(name: "tmpfile", scope: !628, file: !628, line: 188, type: !752, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!752 = !DISubroutineType(types: !753)
!753 = !{!636}
!754 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !755, file: !625, line: 141)
!755 = !DISubprogram(name: "tmpnam", scope: !628, file: !628, line: 205, type: !756, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!756 = !DISubroutineType(types: !757)
!757 = !{!168, !168}
!758 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !759, file: !625, line: 143)
!759 = !DISubprogram(name: "ungetc", scope: !628, file: !628, line: 668, type: !670, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!760 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !761, file: !625, line: 144)
!761 = !DISubprogram(name: "vfprintf", scope: !628, file: !628, line: 365, type: !762, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!762 = !DISubroutineType(types: !763)
!763 = !{!25, !653, !95, !138}
!764 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !765, file: !625, line: 145)
!765 = !DISubprogram(name: "vprintf", scope: !628, file: !628, line: 371, type: !766, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!766 = !DISubroutineType(types: !767)
!767 = !{!25, !95, !138}
!768 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !769, file: !625, line: 146)
!769 = !DISubprogram(name: "vsprintf", scope: !628, file: !628, line: 373, type: !770, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!770 = !DISubroutineType(types: !771)
!771 = !{!25, !167, !95, !138}
!772 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !283, entity: !773, file: !625, line: 175)
!773 = !DISubprogram(name: "snprintf", scope: !628, file: !628, line: 378, type: !774, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!774 = !DISubroutineType(types: !775)
!775 = !{!25, !167, !92, !95, null}
!776 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !283, entity: !777, file: !625, line: 176)
!777 = !DISubprogram(name: "vfscanf", linkageName: "__isoc99_vfscanf", scope: !628, file: !628, line: 479, type: !762, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!778 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !283, entity: !779, file: !625, line: 177)
!779 = !DISubprogram(name: "vscanf", linkageName: "__isoc99_vscanf", scope: !628, file: !628, line: 484, type: !766, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!780 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !283, entity: !781, file: !625, line: 178)
!781 = !DISubprogram(name: "vsnprintf", scope: !628, file: !628, line: 382, type: !782, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!782 = !DISubroutineType(types: !783)
!783 = !{!25, !167, !92, !95, !138}
!784 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !283, entity: !785, file: !625, line: 179)
!785 = !DISubprogram(name: "vsscanf", linkageName: "__isoc99_vsscanf", scope: !628, file: !628, line: 487, type: !786, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!786 = !DISubroutineType(types: !787)
!787 = !{!25, !95, !95, !138}
!788 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !773, file: !625, line: 185)
!789 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !777, file: !625, line: 186)
!790 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !779, file: !625, line: 187)
!791 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !781, file: !625, line: 188)
!792 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !785, file: !625, line: 189)
!793 = !{i32 7, !"Dwarf Version", i32 5}
!794 = !{i32 2, !"Debug Info Version", i32 3}
!795 = !{i32 1, !"wchar_size", i32 4}
!796 = !{i32 7, !"PIC Level", i32 2}
!797 = !{i32 7, !"PIE Level", i32 2}
!798 = !{i32 7, !"uwtable", i32 1}

!800 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 14, type: !541, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !801)
!801 = !{!802, !803, !804, !809}
!802 = !DILocalVariable(name: "n", scope: !800, file: !1, line: 15, type: !25)
!803 = !DILocalVariable(name: "r", scope: !800, file: !1, line: 15, type: !25)
!804 = !DILocalVariable(name: "e", scope: !800, file: !1, line: 21, type: !805)
!805 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !806, size: 64)
!806 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !807)
!807 = !DICompositeType(tag: DW_TAG_class_type, name: "exception", scope: !6, file: !808, line: 61, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt9exception")
!808 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/exception.h", directory: "")
!809 = !DILocalVariable(name: "e", scope: !800, file: !1, line: 19, type: !810)
!810 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !811, size: 64)
!811 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !812)
!812 = !DICompositeType(tag: DW_TAG_class_type, name: "logic_error", scope: !6, file: !5, line: 113, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt11logic_error")
!813 = !DILocation(line: 15, column: 3, scope: !800)
!814 = !DILocation(line: 15, column: 7, scope: !800)
!815 = !DILocation(line: 15, column: 11, scope: !800)
!816 = !DILocation(line: 15, column: 36, scope: !800)
!817 = !DILocation(line: 16, column: 7, scope: !818)
!818 = distinct !DILexicalBlock(scope: !800, file: !1, line: 16, column: 7)
!819 = !DILocation(line: 16, column: 9, scope: !818)
!820 = !DILocation(line: 16, column: 13, scope: !818)
!821 = !DILocation(line: 16, column: 16, scope: !818)
!822 = !DILocation(line: 16, column: 18, scope: !818)
!823 = !DILocation(line: 16, column: 7, scope: !800)
!824 = !DILocation(line: 16, column: 23, scope: !818)
!825 = !DILocation(line: 18, column: 11, scope: !826)
!826 = distinct !DILexicalBlock(scope: !800, file: !1, line: 17, column: 7)
!827 = !DILocation(line: 18, column: 9, scope: !826)
!828 = !DILocation(line: 18, column: 7, scope: !826)
!829 = !DILocation(line: 19, column: 3, scope: !826)
!830 = !DILocation(line: 25, column: 1, scope: !826)
!831 = !DILocation(line: 23, column: 3, scope: !832)
!832 = distinct !DILexicalBlock(scope: !800, file: !1, line: 21, column: 37)
!833 = !DILocation(line: 19, column: 36, scope: !800)
!834 = !DILocation(line: 20, column: 16, scope: !835)
!835 = distinct !DILexicalBlock(scope: !800, file: !1, line: 19, column: 39)
!836 = !DILocation(line: 20, column: 18, scope: !835)
!837 = !DILocation(line: 20, column: 9, scope: !835)
!838 = !DILocation(line: 20, column: 7, scope: !835)
!839 = !DILocation(line: 21, column: 3, scope: !835)
!840 = !DILocation(line: 24, column: 3, scope: !800)
!841 = !DILocation(line: 21, column: 34, scope: !800)
!842 = !DILocation(line: 22, column: 7, scope: !832)
!843 = !DILocation(line: 25, column: 1, scope: !800)
!844 = distinct !DISubprogram(name: "f", linkageName: "_ZL1fi", scope: !1, file: !1, line: 7, type: !407, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !845)
!845 = !{!846}
!846 = !DILocalVariable(name: "n", arg: 1, scope: !844, file: !1, line: 7, type: !25)
!847 = !DILocation(line: 7, column: 18, scope: !844)
!848 = !DILocation(line: 8, column: 7, scope: !849)
!849 = distinct !DILexicalBlock(scope: !844, file: !1, line: 8, column: 7)
!850 = !DILocation(line: 8, column: 9, scope: !849)
!851 = !DILocation(line: 8, column: 7, scope: !844)
!852 = !DILocation(line: 8, column: 15, scope: !849)
!853 = !DILocation(line: 8, column: 21, scope: !849)
!854 = !DILocation(line: 13, column: 1, scope: !849)
!855 = !DILocation(line: 9, column: 7, scope: !856)
!856 = distinct !DILexicalBlock(scope: !844, file: !1, line: 9, column: 7)
!857 = !DILocation(line: 9, column: 9, scope: !856)
!858 = !DILocation(line: 9, column: 7, scope: !844)
!859 = !DILocation(line: 9, column: 15, scope: !856)
!860 = !DILocation(line: 9, column: 21, scope: !856)
!861 = !DILocation(line: 13, column: 1, scope: !856)
!862 = !DILocation(line: 10, column: 7, scope: !863)
!863 = distinct !DILexicalBlock(scope: !844, file: !1, line: 10, column: 7)
!864 = !DILocation(line: 10, column: 9, scope: !863)
!865 = !DILocation(line: 10, column: 7, scope: !844)
!866 = !DILocation(line: 10, column: 15, scope: !863)
!867 = !DILocation(line: 11, column: 7, scope: !868)
!868 = distinct !DILexicalBlock(scope: !844, file: !1, line: 11, column: 7)
!869 = !DILocation(line: 11, column: 9, scope: !868)
!870 = !DILocation(line: 11, column: 7, scope: !844)
!871 = !DILocation(line: 11, column: 31, scope: !868)
!872 = !DILocation(line: 11, column: 33, scope: !868)
!873 = !DILocation(line: 11, column: 23, scope: !868)
!874 = !DILocation(line: 11, column: 22, scope: !868)
!875 = !DILocation(line: 11, column: 15, scope: !868)
!876 = !DILocation(line: 12, column: 3, scope: !844)
!877 = !DILocation(line: 13, column: 1, scope: !844)
