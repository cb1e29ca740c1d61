source_filename = "exception_pointer_unsafe.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.B = type { %struct.A }
%struct.A = type { i32 }

$_ZTSPK1A = comdat any

$_ZTS1A = comdat any

$_ZTI1A = comdat any

$_ZTIPK1A = comdat any

$_ZTSP1B = comdat any

$_ZTS1B = comdat any

$_ZTI1B = comdat any

$_ZTIP1B = comdat any

@_ZL1b = internal global %struct.B zeroinitializer, align 4, !dbg !0
@_ZTIPi = external constant i8*
@_ZTVN10__cxxabiv119__pointer_type_infoE = external global i8*
@_ZTSPK1A = linkonce_odr dso_local constant [5 x i8] c"PK1A\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTS1A = linkonce_odr dso_local constant [3 x i8] c"1A\00", comdat, align 1
@_ZTI1A = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTS1A, i32 0, i32 0) }, comdat, align 8
@_ZTIPK1A = linkonce_odr dso_local constant { i8*, i8*, i32, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @_ZTSPK1A, i32 0, i32 0), i32 1, i8* bitcast ({ i8*, i8* }* @_ZTI1A to i8*) }, comdat, align 8
@_ZTIPKv = external constant i8*
@_ZTSP1B = linkonce_odr dso_local constant [4 x i8] c"P1B\00", comdat, align 1
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTS1B = linkonce_odr dso_local constant [3 x i8] c"1B\00", comdat, align 1
@_ZTI1B = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTS1B, i32 0, i32 0), i8* bitcast ({ i8*, i8* }* @_ZTI1A to i8*) }, comdat, align 8
@_ZTIP1B = linkonce_odr dso_local constant { i8*, i8*, i32, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @_ZTSP1B, i32 0, i32 0), i32 0, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI1B to i8*) }, comdat, align 8
@_ZL1i = internal global i32 0, align 4, !dbg !10
@_ZTIPKi = external constant i8*
@.str = private unnamed_addr constant [8 x i8] c"p == &i\00", align 1
@.str.1 = private unnamed_addr constant [29 x i8] c"exception_pointer_unsafe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"r != 4\00", align 1

define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !25 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %r = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %p = alloca i8*, align 8
  %a = alloca %struct.A*, align 8
  %p17 = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !39
  call void @llvm.dbg.declare(metadata i32* %n, metadata !29, metadata !DIExpression()), !dbg !40
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !41
  store i32 %call, i32* %n, align 4, !dbg !40
  %1 = bitcast i32* %r to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !39
  call void @llvm.dbg.declare(metadata i32* %r, metadata !30, metadata !DIExpression()), !dbg !42
  store i32 0, i32* %r, align 4, !dbg !42
  store i32 4, i32* getelementptr inbounds (%struct.B, %struct.B* @_ZL1b, i32 0, i32 0, i32 0), align 4, !dbg !43
  %2 = load i32, i32* %n, align 4, !dbg !44
  %cmp = icmp eq i32 %2, 0, !dbg !47
  br i1 %cmp, label %if.then, label %if.end, !dbg !48

if.then:
  %exception = call i8* @__cxa_allocate_exception(i64 8), !dbg !49
  %3 = bitcast i8* %exception to %struct.B**, !dbg !49
  store %struct.B* @_ZL1b, %struct.B** %3, align 16, !dbg !49
  invoke void @__cxa_throw(i8* %exception, i8* bitcast ({ i8*, i8*, i32, i8* }* @_ZTIP1B to i8*), i8* null)
          to label %unreachable unwind label %lpad, !dbg !49

lpad:
  %4 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTIPi to i8*)
          catch i8* bitcast ({ i8*, i8*, i32, i8* }* @_ZTIPK1A to i8*)
          catch i8* bitcast (i8** @_ZTIPKv to i8*), !dbg !50
  %5 = extractvalue { i8*, i32 } %4, 0, !dbg !50
  store i8* %5, i8** %exn.slot, align 8, !dbg !50
  %6 = extractvalue { i8*, i32 } %4, 1, !dbg !50
  store i32 %6, i32* %ehselector.slot, align 4, !dbg !50
  br label %catch.dispatch, !dbg !50

catch.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !51
  %7 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIPi to i8*)), !dbg !51
  %matches = icmp eq i32 %sel, %7, !dbg !51
  br i1 %matches, label %catch16, label %catch.fallthrough, !dbg !51

catch16:
  %8 = bitcast i32** %p17 to i8*, !dbg !52
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %8), !dbg !52
  call void @llvm.dbg.declare(metadata i32** %p17, metadata !37, metadata !DIExpression()), !dbg !54
  %exn18 = load i8*, i8** %exn.slot, align 8, !dbg !52
  %9 = call i8* @__cxa_begin_catch(i8* %exn18), !dbg !52
  %exn.casted19 = bitcast i8* %9 to i32*, !dbg !52
  store i32* %exn.casted19, i32** %p17, align 8, !dbg !52
  store i32 1, i32* %r, align 4, !dbg !55
  call void @__cxa_end_catch(), !dbg !57
  %10 = bitcast i32** %p17 to i8*, !dbg !57
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !57
  br label %try.cont, !dbg !57

try.cont:
  %11 = load i32, i32* %r, align 4, !dbg !58
  %cmp20 = icmp ne i32 %11, 4, !dbg !58
  br i1 %cmp20, label %cond.true21, label %cond.false22, !dbg !58

cond.true21:
  br label %cond.end23, !dbg !58

cond.false22:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !58
  unreachable, !dbg !58

catch.fallthrough:
  %12 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8*, i32, i8* }* @_ZTIPK1A to i8*)), !dbg !51
  %matches9 = icmp eq i32 %sel, %12, !dbg !51
  br i1 %matches9, label %catch13, label %catch.fallthrough10, !dbg !51

catch13:
  %13 = bitcast %struct.A** %a to i8*, !dbg !59
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %13), !dbg !59
  call void @llvm.dbg.declare(metadata %struct.A** %a, metadata !34, metadata !DIExpression()), !dbg !61
  %exn14 = load i8*, i8** %exn.slot, align 8, !dbg !59
  %14 = call i8* @__cxa_begin_catch(i8* %exn14), !dbg !59
  %exn.casted = bitcast i8* %14 to %struct.A*, !dbg !59
  store %struct.A* %exn.casted, %struct.A** %a, align 8, !dbg !59
  %15 = load %struct.A*, %struct.A** %a, align 8, !dbg !62
  %n15 = getelementptr inbounds %struct.A, %struct.A* %15, i32 0, i32 0, !dbg !63
  %16 = load i32, i32* %n15, align 4, !dbg !63
  store i32 %16, i32* %r, align 4, !dbg !64
  call void @__cxa_end_catch(), !dbg !52
  %17 = bitcast %struct.A** %a to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %17), !dbg !52
  br label %try.cont, !dbg !52

catch.fallthrough10:
  %18 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIPKv to i8*)), !dbg !51
  %matches11 = icmp eq i32 %sel, %18, !dbg !51
  br i1 %matches11, label %catch, label %ehcleanup, !dbg !51

catch:
  %19 = bitcast i8** %p to i8*, !dbg !51
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %19), !dbg !51
  call void @llvm.dbg.declare(metadata i8** %p, metadata !31, metadata !DIExpression()), !dbg !65
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !51
  %20 = call i8* @__cxa_begin_catch(i8* %exn), !dbg !51
  store i8* %20, i8** %p, align 8, !dbg !51
  %21 = load i8*, i8** %p, align 8, !dbg !66
  %cmp12 = icmp eq i8* %21, bitcast (i32* @_ZL1i to i8*), !dbg !66
  br i1 %cmp12, label %cond.true, label %cond.false, !dbg !66

cond.true:
  br label %cond.end, !dbg !66

cond.false:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !66
  unreachable, !dbg !66

if.end:
  %22 = load i32, i32* %n, align 4, !dbg !67
  %cmp1 = icmp eq i32 %22, 1, !dbg !69
  br i1 %cmp1, label %if.then2, label %if.end4, !dbg !70

if.then2:
  %exception3 = call i8* @__cxa_allocate_exception(i64 8), !dbg !71
  %23 = bitcast i8* %exception3 to i32**, !dbg !71
  store i32* @_ZL1i, i32** %23, align 16, !dbg !71
  invoke void @__cxa_throw(i8* %exception3, i8* bitcast (i8** @_ZTIPi to i8*), i8* null)
          to label %unreachable unwind label %lpad, !dbg !71

if.end4:
  %24 = load i32, i32* %n, align 4, !dbg !72
  %cmp5 = icmp eq i32 %24, 2, !dbg !74
  br i1 %cmp5, label %if.then6, label %if.end8, !dbg !75

if.then6:
  %exception7 = call i8* @__cxa_allocate_exception(i64 8), !dbg !76
  %25 = bitcast i8* %exception7 to i32**, !dbg !76
  store i32* @_ZL1i, i32** %25, align 16, !dbg !76
  invoke void @__cxa_throw(i8* %exception7, i8* bitcast (i8** @_ZTIPKi to i8*), i8* null)
          to label %unreachable unwind label %lpad, !dbg !76

if.end8:
  br label %try.cont, !dbg !51

26:                                               ; No predecessors!
  br label %cond.end, !dbg !66

cond.end:
  store i32 2, i32* %r, align 4, !dbg !77
  call void @__cxa_end_catch(), !dbg !59
  %27 = bitcast i8** %p to i8*, !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %27), !dbg !59
  br label %try.cont, !dbg !59

28:                                               ; No predecessors!
  br label %cond.end23, !dbg !58

cond.end23:
  %29 = bitcast i32* %r to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %29), !dbg !78
  %30 = bitcast i32* %n to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %30), !dbg !78
  %31 = load i32, i32* %retval, align 4, !dbg !78
  ret i32 %31, !dbg !78

ehcleanup:
  %32 = bitcast i32* %r to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %32), !dbg !78
  %33 = bitcast i32* %n to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %33), !dbg !78
  br label %eh.resume, !dbg !78

eh.resume:
  %exn25 = load i8*, i8** %exn.slot, align 8, !dbg !78
  %sel26 = load i32, i32* %ehselector.slot, align 4, !dbg !78
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn25, 0, !dbg !78
  %lpad.val27 = insertvalue { i8*, i32 } %lpad.val, i32 %sel26, 1, !dbg !78
  resume { i8*, i32 } %lpad.val27, !dbg !78

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare i8* @__cxa_allocate_exception(i64)

declare void @__cxa_throw(i8*, i8*, i8*)

declare i32 @__gxx_personality_v0(...)

declare i32 @llvm.eh.typeid.for(i8*)

declare i8* @__cxa_begin_catch(i8*)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @__cxa_end_catch()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "b", linkageName: "_ZL1b", scope: !2, file: !3, line: 6, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exception_pointer_unsafe.cpp", directory: ".")
!4 = !{!5, !8}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!9 = !{!0, !10}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "i", linkageName: "_ZL1i", scope: !2, file: !3, line: 6, type: !7, isLocal: true, isDefinition: true)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "B", file: !3, line: 5, size: 32, flags: DIFlagTypePassByValue, elements: !13, identifier: "_ZTS1B")
!13 = !{!14}
!14 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !12, baseType: !15, extraData: i32 0)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "A", file: !3, line: 5, size: 32, flags: DIFlagTypePassByValue, elements: !16, identifier: "_ZTS1A")
!16 = !{!17}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !15, file: !3, line: 5, baseType: !7, size: 32)
!18 = !{i32 7, !"Dwarf Version", i32 5}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 7, !"PIC Level", i32 2}
!22 = !{i32 7, !"PIE Level", i32 2}
!23 = !{i32 7, !"uwtable", i32 1}

!25 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !26, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !28)
!26 = !DISubroutineType(types: !27)
!27 = !{!7}
!28 = !{!29, !30, !31, !34, !37}
!29 = !DILocalVariable(name: "n", scope: !25, file: !3, line: 8, type: !7)
!30 = !DILocalVariable(name: "r", scope: !25, file: !3, line: 8, type: !7)
!31 = !DILocalVariable(name: "p", scope: !25, file: !3, line: 14, type: !32)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!34 = !DILocalVariable(name: "a", scope: !25, file: !3, line: 14, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!37 = !DILocalVariable(name: "p", scope: !25, file: !3, line: 14, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!39 = !DILocation(line: 8, column: 3, scope: !25)
!40 = !DILocation(line: 8, column: 7, scope: !25)
!41 = !DILocation(line: 8, column: 11, scope: !25)
!42 = !DILocation(line: 8, column: 36, scope: !25)
!43 = !DILocation(line: 9, column: 7, scope: !25)
!44 = !DILocation(line: 11, column: 9, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !3, line: 11, column: 9)
!46 = distinct !DILexicalBlock(scope: !25, file: !3, line: 10, column: 7)
!47 = !DILocation(line: 11, column: 11, scope: !45)
!48 = !DILocation(line: 11, column: 9, scope: !46)
!49 = !DILocation(line: 11, column: 17, scope: !45)
!50 = !DILocation(line: 16, column: 1, scope: !45)
!51 = !DILocation(line: 14, column: 3, scope: !46)
!52 = !DILocation(line: 14, column: 62, scope: !53)
!53 = distinct !DILexicalBlock(scope: !25, file: !3, line: 14, column: 50)
!54 = !DILocation(line: 14, column: 17, scope: !25)
!55 = !DILocation(line: 14, column: 24, scope: !56)
!56 = distinct !DILexicalBlock(scope: !25, file: !3, line: 14, column: 20)
!57 = !DILocation(line: 14, column: 29, scope: !56)
!58 = !DILocation(line: 15, column: 3, scope: !25)
!59 = !DILocation(line: 14, column: 112, scope: !60)
!60 = distinct !DILexicalBlock(scope: !25, file: !3, line: 14, column: 86)
!61 = !DILocation(line: 14, column: 47, scope: !25)
!62 = !DILocation(line: 14, column: 56, scope: !53)
!63 = !DILocation(line: 14, column: 59, scope: !53)
!64 = !DILocation(line: 14, column: 54, scope: !53)
!65 = !DILocation(line: 14, column: 83, scope: !25)
!66 = !DILocation(line: 14, column: 88, scope: !60)
!67 = !DILocation(line: 12, column: 9, scope: !68)
!68 = distinct !DILexicalBlock(scope: !46, file: !3, line: 12, column: 9)
!69 = !DILocation(line: 12, column: 11, scope: !68)
!70 = !DILocation(line: 12, column: 9, scope: !46)
!71 = !DILocation(line: 12, column: 17, scope: !68)
!72 = !DILocation(line: 13, column: 9, scope: !73)
!73 = distinct !DILexicalBlock(scope: !46, file: !3, line: 13, column: 9)
!74 = !DILocation(line: 13, column: 11, scope: !73)
!75 = !DILocation(line: 13, column: 9, scope: !46)
!76 = !DILocation(line: 13, column: 17, scope: !73)
!77 = !DILocation(line: 14, column: 107, scope: !60)
!78 = !DILocation(line: 16, column: 1, scope: !25)
