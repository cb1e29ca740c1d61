source_filename = "exception_unwinding_safe.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.G = type { i8 }

$_ZN1GD2Ev = comdat any

$__clang_call_terminate = comdat any

@_ZTIi = external constant i8*
@_ZL4seen = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [21 x i8] c"seen == (n ? 42 : 0)\00", align 1
@.str.1 = private unnamed_addr constant [29 x i8] c"exception_unwinding_safe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1

define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !15 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %e = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %n, metadata !19, metadata !DIExpression()), !dbg !22
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !23
  store i32 %call, i32* %n, align 4, !dbg !22
  %1 = load i32, i32* %n, align 4, !dbg !24
  %tobool = icmp ne i32 %1, 0, !dbg !24
  br i1 %tobool, label %if.then, label %if.end, !dbg !27

if.then:
  invoke void @_ZL1fv()
          to label %invoke.cont unwind label %lpad, !dbg !28

invoke.cont:
  br label %if.end, !dbg !28

lpad:
  %2 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTIi to i8*), !dbg !29
  %3 = extractvalue { i8*, i32 } %2, 0, !dbg !29
  store i8* %3, i8** %exn.slot, align 8, !dbg !29
  %4 = extractvalue { i8*, i32 } %2, 1, !dbg !29
  store i32 %4, i32* %ehselector.slot, align 4, !dbg !29
  br label %catch.dispatch, !dbg !29

catch.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !30
  %5 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)), !dbg !30
  %matches = icmp eq i32 %sel, %5, !dbg !30
  br i1 %matches, label %catch, label %ehcleanup, !dbg !30

catch:
  %6 = bitcast i32* %e to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %e, metadata !20, metadata !DIExpression()), !dbg !31
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !30
  %7 = call i8* @__cxa_begin_catch(i8* %exn), !dbg !30
  %8 = bitcast i8* %7 to i32*, !dbg !30
  %9 = load i32, i32* %8, align 4, !dbg !30
  store i32 %9, i32* %e, align 4, !dbg !30
  %10 = load i32, i32* %e, align 4, !dbg !32
  %11 = load i32, i32* @_ZL4seen, align 4, !dbg !34
  %add = add nsw i32 %11, %10, !dbg !34
  store i32 %add, i32* @_ZL4seen, align 4, !dbg !34
  call void @__cxa_end_catch(), !dbg !35
  %12 = bitcast i32* %e to i8*, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !35
  br label %try.cont, !dbg !35

try.cont:
  %13 = load i32, i32* @_ZL4seen, align 4, !dbg !36
  %14 = load i32, i32* %n, align 4, !dbg !36
  %tobool1 = icmp ne i32 %14, 0, !dbg !36
  %15 = zext i1 %tobool1 to i64, !dbg !36
  %cond = select i1 %tobool1, i32 42, i32 0, !dbg !36
  %cmp = icmp eq i32 %13, %cond, !dbg !36
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !36

cond.true:
  br label %cond.end, !dbg !36

cond.false:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !36
  unreachable, !dbg !36

if.end:
  br label %try.cont, !dbg !30

16:                                               ; No predecessors!
  br label %cond.end, !dbg !36

cond.end:
  %17 = bitcast i32* %n to i8*, !dbg !37
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %17), !dbg !37
  %18 = load i32, i32* %retval, align 4, !dbg !37
  ret i32 %18, !dbg !37

ehcleanup:
  %19 = bitcast i32* %n to i8*, !dbg !37
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !37
  br label %eh.resume, !dbg !37

eh.resume:
  %exn2 = load i8*, i8** %exn.slot, align 8, !dbg !37
  %sel3 = load i32, i32* %ehselector.slot, align 4, !dbg !37
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn2, 0, !dbg !37
  %lpad.val4 = insertvalue { i8*, i32 } %lpad.val, i32 %sel3, 1, !dbg !37
  resume { i8*, i32 } %lpad.val4, !dbg !37
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal void @_ZL1fv() #4 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !38 {
entry:
  %g = alloca %struct.G, align 1
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %0 = bitcast %struct.G* %g to i8*, !dbg !49
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %0), !dbg !49
  call void @llvm.dbg.declare(metadata %struct.G* %g, metadata !42, metadata !DIExpression()), !dbg !50
  %exception = call i8* @__cxa_allocate_exception(i64 4), !dbg !51
  %1 = bitcast i8* %exception to i32*, !dbg !51
  store i32 40, i32* %1, align 16, !dbg !51
  invoke void @__cxa_throw(i8* %exception, i8* bitcast (i8** @_ZTIi to i8*), i8* null)
          to label %unreachable unwind label %lpad, !dbg !51

lpad:
  %2 = landingpad { i8*, i32 }
          cleanup, !dbg !52
  %3 = extractvalue { i8*, i32 } %2, 0, !dbg !52
  store i8* %3, i8** %exn.slot, align 8, !dbg !52
  %4 = extractvalue { i8*, i32 } %2, 1, !dbg !52
  store i32 %4, i32* %ehselector.slot, align 4, !dbg !52
  call void @_ZN1GD2Ev(%struct.G* noundef nonnull align 1 dereferenceable(1) %g), !dbg !52
  %5 = bitcast %struct.G* %g to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %5), !dbg !52
  br label %eh.resume, !dbg !52

eh.resume:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !52
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !52
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0, !dbg !52
  %lpad.val1 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1, !dbg !52
  resume { i8*, i32 } %lpad.val1, !dbg !52

unreachable:
  unreachable
}

declare i32 @__gxx_personality_v0(...)

declare i32 @llvm.eh.typeid.for(i8*)

declare i8* @__cxa_begin_catch(i8*)

declare void @__cxa_end_catch()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare i8* @__cxa_allocate_exception(i64)

declare void @__cxa_throw(i8*, i8*, i8*)

define linkonce_odr dso_local void @_ZN1GD2Ev(%struct.G* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !53 {
entry:
  %this.addr = alloca %struct.G*, align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %e = alloca i32, align 4
  store %struct.G* %this, %struct.G** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.G** %this.addr, metadata !55, metadata !DIExpression()), !dbg !59
  %this1 = load %struct.G*, %struct.G** %this.addr, align 8
  %exception = call i8* @__cxa_allocate_exception(i64 4), !dbg !60
  %0 = bitcast i8* %exception to i32*, !dbg !60
  store i32 2, i32* %0, align 16, !dbg !60
  invoke void @__cxa_throw(i8* %exception, i8* bitcast (i8** @_ZTIi to i8*), i8* null)
          to label %unreachable unwind label %lpad, !dbg !60

lpad:
  %1 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTIi to i8*)
          catch i8* null, !dbg !62
  %2 = extractvalue { i8*, i32 } %1, 0, !dbg !62
  store i8* %2, i8** %exn.slot, align 8, !dbg !62
  %3 = extractvalue { i8*, i32 } %1, 1, !dbg !62
  store i32 %3, i32* %ehselector.slot, align 4, !dbg !62
  br label %catch.dispatch, !dbg !62

catch.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !63
  %4 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)), !dbg !63
  %matches = icmp eq i32 %sel, %4, !dbg !63
  br i1 %matches, label %catch, label %terminate.handler, !dbg !63

catch:
  %5 = bitcast i32* %e to i8*, !dbg !63
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !63
  call void @llvm.dbg.declare(metadata i32* %e, metadata !57, metadata !DIExpression()), !dbg !64
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !63
  %6 = call i8* @__cxa_begin_catch(i8* %exn), !dbg !63
  %7 = bitcast i8* %6 to i32*, !dbg !63
  %8 = load i32, i32* %7, align 4, !dbg !63
  store i32 %8, i32* %e, align 4, !dbg !63
  %9 = load i32, i32* %e, align 4, !dbg !65
  %10 = load i32, i32* @_ZL4seen, align 4, !dbg !67
  %add = add nsw i32 %10, %9, !dbg !67
  store i32 %add, i32* @_ZL4seen, align 4, !dbg !67
  call void @__cxa_end_catch(), !dbg !68
  %11 = bitcast i32* %e to i8*, !dbg !68
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !68
  br label %try.cont, !dbg !68

try.cont:
  ret void, !dbg !69

terminate.handler:
  %exn2 = load i8*, i8** %exn.slot, align 8, !dbg !63
  call void @__clang_call_terminate(i8* %exn2), !dbg !63
  unreachable, !dbg !63

unreachable:
  unreachable
}

define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #8 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0)
  call void @_ZSt9terminatev()
  unreachable
}

declare void @_ZSt9terminatev()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "seen", linkageName: "_ZL4seen", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exception_unwinding_safe.cpp", directory: ".")
!4 = !{!5}
!5 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!6 = !{!0}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}

!15 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !16, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{!7}
!18 = !{!19, !20}
!19 = !DILocalVariable(name: "n", scope: !15, file: !3, line: 9, type: !7)
!20 = !DILocalVariable(name: "e", scope: !15, file: !3, line: 10, type: !7)
!21 = !DILocation(line: 9, column: 3, scope: !15)
!22 = !DILocation(line: 9, column: 7, scope: !15)
!23 = !DILocation(line: 9, column: 11, scope: !15)
!24 = !DILocation(line: 10, column: 13, scope: !25)
!25 = distinct !DILexicalBlock(scope: !26, file: !3, line: 10, column: 13)
!26 = distinct !DILexicalBlock(scope: !15, file: !3, line: 10, column: 7)
!27 = !DILocation(line: 10, column: 13, scope: !26)
!28 = !DILocation(line: 10, column: 16, scope: !25)
!29 = !DILocation(line: 12, column: 1, scope: !25)
!30 = !DILocation(line: 10, column: 21, scope: !26)
!31 = !DILocation(line: 10, column: 34, scope: !15)
!32 = !DILocation(line: 10, column: 47, scope: !33)
!33 = distinct !DILexicalBlock(scope: !15, file: !3, line: 10, column: 37)
!34 = !DILocation(line: 10, column: 44, scope: !33)
!35 = !DILocation(line: 10, column: 50, scope: !33)
!36 = !DILocation(line: 11, column: 3, scope: !15)
!37 = !DILocation(line: 12, column: 1, scope: !15)
!38 = distinct !DISubprogram(name: "f", linkageName: "_ZL1fv", scope: !3, file: !3, line: 7, type: !39, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !41)
!39 = !DISubroutineType(types: !40)
!40 = !{null}
!41 = !{!42}
!42 = !DILocalVariable(name: "g", scope: !38, file: !3, line: 7, type: !43)
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "G", file: !3, line: 6, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !44, identifier: "_ZTS1G")
!44 = !{!45}
!45 = !DISubprogram(name: "~G", scope: !43, file: !3, line: 6, type: !46, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!46 = !DISubroutineType(types: !47)
!47 = !{null, !48}
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!49 = !DILocation(line: 7, column: 19, scope: !38)
!50 = !DILocation(line: 7, column: 21, scope: !38)
!51 = !DILocation(line: 7, column: 24, scope: !38)
!52 = !DILocation(line: 7, column: 34, scope: !38)
!53 = distinct !DISubprogram(name: "~G", linkageName: "_ZN1GD2Ev", scope: !43, file: !3, line: 6, type: !46, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !45, retainedNodes: !54)
!54 = !{!55, !57}
!55 = !DILocalVariable(name: "this", arg: 1, scope: !53, type: !56, flags: DIFlagArtificial | DIFlagObjectPointer)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!57 = !DILocalVariable(name: "e", scope: !58, file: !3, line: 6, type: !7)
!58 = distinct !DILexicalBlock(scope: !53, file: !3, line: 6, column: 17)
!59 = !DILocation(line: 0, scope: !53)
!60 = !DILocation(line: 6, column: 25, scope: !61)
!61 = distinct !DILexicalBlock(scope: !58, file: !3, line: 6, column: 23)
!62 = !DILocation(line: 6, column: 65, scope: !61)
!63 = !DILocation(line: 6, column: 34, scope: !61)
!64 = !DILocation(line: 6, column: 47, scope: !58)
!65 = !DILocation(line: 6, column: 60, scope: !66)
!66 = distinct !DILexicalBlock(scope: !58, file: !3, line: 6, column: 50)
!67 = !DILocation(line: 6, column: 57, scope: !66)
!68 = !DILocation(line: 6, column: 63, scope: !66)
!69 = !DILocation(line: 6, column: 65, scope: !53)
