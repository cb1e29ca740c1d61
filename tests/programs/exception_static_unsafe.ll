source_filename = "exception_static_unsafe.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Slow = type { i32 }

$_ZN4SlowC2Ei = comdat any

@_ZTIi = external constant i8*
@_ZL5tries = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [11 x i8] c"tries == 1\00", align 1
@.str.1 = private unnamed_addr constant [28 x i8] c"exception_static_unsafe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZZL3getiE4slow = internal global %struct.Slow zeroinitializer, align 4, !dbg !15
@_ZGVZL3getiE4slow = internal global i64 0, align 8

define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !29 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %r = alloca i32, align 4
  %i = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %e = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !40
  call void @llvm.dbg.declare(metadata i32* %n, metadata !33, metadata !DIExpression()), !dbg !41
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !42
  store i32 %call, i32* %n, align 4, !dbg !41
  %1 = bitcast i32* %r to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !40
  call void @llvm.dbg.declare(metadata i32* %r, metadata !34, metadata !DIExpression()), !dbg !43
  store i32 0, i32* %r, align 4, !dbg !43
  %2 = bitcast i32* %i to i8*, !dbg !44
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !44
  call void @llvm.dbg.declare(metadata i32* %i, metadata !35, metadata !DIExpression()), !dbg !45
  store i32 0, i32* %i, align 4, !dbg !45
  br label %for.cond, !dbg !44

for.cond:
  %3 = load i32, i32* %i, align 4, !dbg !46
  %cmp = icmp slt i32 %3, 2, !dbg !47
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !48

for.cond.cleanup:
  %4 = bitcast i32* %i to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !49
  br label %for.end

for.body:
  %5 = load i32, i32* %i, align 4, !dbg !50
  %tobool = icmp ne i32 %5, 0, !dbg !50
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !50

cond.true:
  br label %cond.end, !dbg !50

cond.false:
  %6 = load i32, i32* %n, align 4, !dbg !52
  br label %cond.end, !dbg !50

cond.end:
  %cond = phi i32 [ 3, %cond.true ], [ %6, %cond.false ], !dbg !50
  %call1 = invoke noundef i32 @_ZL3geti(i32 noundef %cond)
          to label %invoke.cont unwind label %lpad, !dbg !53

invoke.cont:
  store i32 %call1, i32* %r, align 4, !dbg !54
  br label %try.cont, !dbg !55

lpad:
  %7 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTIi to i8*), !dbg !56
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !56
  store i8* %8, i8** %exn.slot, align 8, !dbg !56
  %9 = extractvalue { i8*, i32 } %7, 1, !dbg !56
  store i32 %9, i32* %ehselector.slot, align 4, !dbg !56
  br label %catch.dispatch, !dbg !56

catch.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !55
  %10 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)), !dbg !55
  %matches = icmp eq i32 %sel, %10, !dbg !55
  br i1 %matches, label %catch, label %ehcleanup, !dbg !55

catch:
  %11 = bitcast i32* %e to i8*, !dbg !55
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %11), !dbg !55
  call void @llvm.dbg.declare(metadata i32* %e, metadata !37, metadata !DIExpression()), !dbg !57
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !55
  %12 = call i8* @__cxa_begin_catch(i8* %exn), !dbg !55
  %13 = bitcast i8* %12 to i32*, !dbg !55
  %14 = load i32, i32* %13, align 4, !dbg !55
  store i32 %14, i32* %e, align 4, !dbg !55
  store i32 -1, i32* %r, align 4, !dbg !58
  call void @__cxa_end_catch(), !dbg !60
  %15 = bitcast i32* %e to i8*, !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !60
  br label %try.cont, !dbg !60

try.cont:
  br label %for.inc, !dbg !61

for.inc:
  %16 = load i32, i32* %i, align 4, !dbg !62
  %inc = add nsw i32 %16, 1, !dbg !62
  store i32 %inc, i32* %i, align 4, !dbg !62
  br label %for.cond, !dbg !49, !llvm.loop !63

ehcleanup:
  %17 = bitcast i32* %i to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %17), !dbg !49
  %18 = bitcast i32* %r to i8*, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !67
  %19 = bitcast i32* %n to i8*, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !67
  br label %eh.resume, !dbg !67

for.end:
  %20 = load i32, i32* @_ZL5tries, align 4, !dbg !68
  %cmp2 = icmp eq i32 %20, 1, !dbg !68
  br i1 %cmp2, label %cond.true3, label %cond.false4, !dbg !68

cond.true3:
  br label %cond.end5, !dbg !68

cond.false4:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !68
  unreachable, !dbg !68

21:                                               ; No predecessors!
  br label %cond.end5, !dbg !68

cond.end5:
  %22 = bitcast i32* %r to i8*, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !67
  %23 = bitcast i32* %n to i8*, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %23), !dbg !67
  %24 = load i32, i32* %retval, align 4, !dbg !67
  ret i32 %24, !dbg !67

eh.resume:
  %exn8 = load i8*, i8** %exn.slot, align 8, !dbg !67
  %sel9 = load i32, i32* %ehselector.slot, align 4, !dbg !67
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn8, 0, !dbg !67
  %lpad.val10 = insertvalue { i8*, i32 } %lpad.val, i32 %sel9, 1, !dbg !67
  resume { i8*, i32 } %lpad.val10, !dbg !67
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal noundef i32 @_ZL3geti(i32 noundef %n) #4 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !17 {
entry:
  %n.addr = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !21, metadata !DIExpression()), !dbg !69
  %0 = load atomic i8, i8* bitcast (i64* @_ZGVZL3getiE4slow to i8*) acquire, align 8, !dbg !70
  %guard.uninitialized = icmp eq i8 %0, 0, !dbg !70
  br i1 %guard.uninitialized, label %init.check, label %init.end, !dbg !70, !prof !71

init.check:
  %1 = call i32 @__cxa_guard_acquire(i64* @_ZGVZL3getiE4slow), !dbg !70
  %tobool = icmp ne i32 %1, 0, !dbg !70
  br i1 %tobool, label %init, label %init.end, !dbg !70

init:
  %2 = load i32, i32* %n.addr, align 4, !dbg !72
  invoke void @_ZN4SlowC2Ei(%struct.Slow* noundef nonnull align 4 dereferenceable(4) @_ZZL3getiE4slow, i32 noundef %2)
          to label %invoke.cont unwind label %lpad, !dbg !73

invoke.cont:
  call void @__cxa_guard_release(i64* @_ZGVZL3getiE4slow), !dbg !70
  br label %init.end, !dbg !70

init.end:
  %3 = load i32, i32* getelementptr inbounds (%struct.Slow, %struct.Slow* @_ZZL3getiE4slow, i32 0, i32 0), align 4, !dbg !74
  ret i32 %3, !dbg !75

lpad:
  %4 = landingpad { i8*, i32 }
          cleanup, !dbg !76
  %5 = extractvalue { i8*, i32 } %4, 0, !dbg !76
  store i8* %5, i8** %exn.slot, align 8, !dbg !76
  %6 = extractvalue { i8*, i32 } %4, 1, !dbg !76
  store i32 %6, i32* %ehselector.slot, align 4, !dbg !76
  call void @__cxa_guard_abort(i64* @_ZGVZL3getiE4slow), !dbg !70
  br label %eh.resume, !dbg !70

eh.resume:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !70
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !70
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0, !dbg !70
  %lpad.val1 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1, !dbg !70
  resume { i8*, i32 } %lpad.val1, !dbg !70
}

declare i32 @__gxx_personality_v0(...)

declare i32 @llvm.eh.typeid.for(i8*)

declare i8* @__cxa_begin_catch(i8*)

declare void @__cxa_end_catch()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare i32 @__cxa_guard_acquire(i64*)

define linkonce_odr dso_local void @_ZN4SlowC2Ei(%struct.Slow* noundef nonnull align 4 dereferenceable(4) %this, i32 noundef %n) unnamed_addr #8 comdat align 2 !dbg !77 {
entry:
  %this.addr = alloca %struct.Slow*, align 8
  %n.addr = alloca i32, align 4
  store %struct.Slow* %this, %struct.Slow** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Slow** %this.addr, metadata !79, metadata !DIExpression()), !dbg !82
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !81, metadata !DIExpression()), !dbg !83
  %this1 = load %struct.Slow*, %struct.Slow** %this.addr, align 8
  %n2 = getelementptr inbounds %struct.Slow, %struct.Slow* %this1, i32 0, i32 0, !dbg !84
  %0 = load i32, i32* %n.addr, align 4, !dbg !85
  store i32 %0, i32* %n2, align 4, !dbg !84
  %1 = load i32, i32* @_ZL5tries, align 4, !dbg !86
  %inc = add nsw i32 %1, 1, !dbg !86
  store i32 %inc, i32* @_ZL5tries, align 4, !dbg !86
  %2 = load i32, i32* %n.addr, align 4, !dbg !88
  %cmp = icmp slt i32 %2, 0, !dbg !90
  br i1 %cmp, label %if.then, label %if.end, !dbg !91

if.then:
  %exception = call i8* @__cxa_allocate_exception(i64 4), !dbg !92
  %3 = bitcast i8* %exception to i32*, !dbg !92
  %4 = load i32, i32* %n.addr, align 4, !dbg !93
  store i32 %4, i32* %3, align 16, !dbg !92
  call void @__cxa_throw(i8* %exception, i8* bitcast (i8** @_ZTIi to i8*), i8* null), !dbg !92
  unreachable, !dbg !92

if.end:
  ret void, !dbg !94
}

declare void @__cxa_guard_abort(i64*)

declare void @__cxa_guard_release(i64*)

declare i8* @__cxa_allocate_exception(i64)

declare void @__cxa_throw(i8*, i8*, i8*)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "tries", linkageName: "_ZL5tries", scope: !2, file: !3, line: 5, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !14, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exception_static_unsafe.cpp", directory: ".")
!4 = !{!5, !6}
!5 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Slow", file: !3, line: 6, size: 32, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !7, identifier: "_ZTS4Slow")
!7 = !{!8, !10}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !6, file: !3, line: 6, baseType: !9, size: 32)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DISubprogram(name: "Slow", scope: !6, file: !3, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!11 = !DISubroutineType(types: !12)
!12 = !{null, !13, !9}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!14 = !{!15, !0}
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "slow", scope: !17, file: !3, line: 7, type: !6, isLocal: true, isDefinition: true)
!17 = distinct !DISubprogram(name: "get", linkageName: "_ZL3geti", scope: !3, file: !3, line: 7, type: !18, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!9, !9}
!20 = !{!21}
!21 = !DILocalVariable(name: "n", arg: 1, scope: !17, file: !3, line: 7, type: !9)
!22 = !{i32 7, !"Dwarf Version", i32 5}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 7, !"PIC Level", i32 2}
!26 = !{i32 7, !"PIE Level", i32 2}
!27 = !{i32 7, !"uwtable", i32 1}

!29 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !30, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{!9}
!32 = !{!33, !34, !35, !37}
!33 = !DILocalVariable(name: "n", scope: !29, file: !3, line: 9, type: !9)
!34 = !DILocalVariable(name: "r", scope: !29, file: !3, line: 9, type: !9)
!35 = !DILocalVariable(name: "i", scope: !36, file: !3, line: 10, type: !9)
!36 = distinct !DILexicalBlock(scope: !29, file: !3, line: 10, column: 3)
!37 = !DILocalVariable(name: "e", scope: !38, file: !3, line: 11, type: !9)
!38 = distinct !DILexicalBlock(scope: !39, file: !3, line: 10, column: 31)
!39 = distinct !DILexicalBlock(scope: !36, file: !3, line: 10, column: 3)
!40 = !DILocation(line: 9, column: 3, scope: !29)
!41 = !DILocation(line: 9, column: 7, scope: !29)
!42 = !DILocation(line: 9, column: 11, scope: !29)
!43 = !DILocation(line: 9, column: 36, scope: !29)
!44 = !DILocation(line: 10, column: 8, scope: !36)
!45 = !DILocation(line: 10, column: 12, scope: !36)
!46 = !DILocation(line: 10, column: 19, scope: !39)
!47 = !DILocation(line: 10, column: 21, scope: !39)
!48 = !DILocation(line: 10, column: 3, scope: !36)
!49 = !DILocation(line: 10, column: 3, scope: !39)
!50 = !DILocation(line: 11, column: 19, scope: !51)
!51 = distinct !DILexicalBlock(scope: !38, file: !3, line: 11, column: 9)
!52 = !DILocation(line: 11, column: 27, scope: !51)
!53 = !DILocation(line: 11, column: 15, scope: !51)
!54 = !DILocation(line: 11, column: 13, scope: !51)
!55 = !DILocation(line: 11, column: 31, scope: !51)
!56 = !DILocation(line: 14, column: 1, scope: !51)
!57 = !DILocation(line: 11, column: 44, scope: !38)
!58 = !DILocation(line: 11, column: 51, scope: !59)
!59 = distinct !DILexicalBlock(scope: !38, file: !3, line: 11, column: 47)
!60 = !DILocation(line: 11, column: 57, scope: !59)
!61 = !DILocation(line: 12, column: 3, scope: !38)
!62 = !DILocation(line: 10, column: 27, scope: !39)
!63 = distinct !{!63, !48, !64, !65, !66}
!64 = !DILocation(line: 12, column: 3, scope: !36)
!65 = !{!"llvm.loop.mustprogress"}
!66 = !{!"llvm.loop.unroll.disable"}
!67 = !DILocation(line: 14, column: 1, scope: !29)
!68 = !DILocation(line: 13, column: 3, scope: !29)
!69 = !DILocation(line: 7, column: 20, scope: !17)
!70 = !DILocation(line: 7, column: 25, scope: !17)
!71 = !{!"branch_weights", i32 1, i32 1048575}
!72 = !DILocation(line: 7, column: 42, scope: !17)
!73 = !DILocation(line: 7, column: 37, scope: !17)
!74 = !DILocation(line: 7, column: 58, scope: !17)
!75 = !DILocation(line: 7, column: 46, scope: !17)
!76 = !DILocation(line: 7, column: 61, scope: !17)
!77 = distinct !DISubprogram(name: "Slow", linkageName: "_ZN4SlowC2Ei", scope: !6, file: !3, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !10, retainedNodes: !78)
!78 = !{!79, !81}
!79 = !DILocalVariable(name: "this", arg: 1, scope: !77, type: !80, flags: DIFlagArtificial | DIFlagObjectPointer)
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!81 = !DILocalVariable(name: "n", arg: 2, scope: !77, file: !3, line: 6, type: !9)
!82 = !DILocation(line: 0, scope: !77)
!83 = !DILocation(line: 6, column: 31, scope: !77)
!84 = !DILocation(line: 6, column: 36, scope: !77)
!85 = !DILocation(line: 6, column: 38, scope: !77)
!86 = !DILocation(line: 6, column: 48, scope: !87)
!87 = distinct !DILexicalBlock(scope: !77, file: !3, line: 6, column: 41)
!88 = !DILocation(line: 6, column: 56, scope: !89)
!89 = distinct !DILexicalBlock(scope: !87, file: !3, line: 6, column: 56)
!90 = !DILocation(line: 6, column: 58, scope: !89)
!91 = !DILocation(line: 6, column: 56, scope: !87)
!92 = !DILocation(line: 6, column: 63, scope: !89)
!93 = !DILocation(line: 6, column: 69, scope: !89)
!94 = !DILocation(line: 6, column: 72, scope: !77)
