source_filename = "exception_loop_safe.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@_ZTIi = external constant i8*
@.str = private unnamed_addr constant [23 x i8] c"done == i + 1 - caught\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"exception_loop_safe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.2 = private unnamed_addr constant [15 x i8] c"caught <= 1000\00", align 1

define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %caught = alloca i32, align 4
  %done = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %e = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata i32* %n, metadata !16, metadata !DIExpression()), !dbg !25
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !26
  store i32 %call, i32* %n, align 4, !dbg !25
  %1 = bitcast i32* %caught to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !24
  call void @llvm.dbg.declare(metadata i32* %caught, metadata !17, metadata !DIExpression()), !dbg !27
  store i32 0, i32* %caught, align 4, !dbg !27
  %2 = bitcast i32* %done to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !24
  call void @llvm.dbg.declare(metadata i32* %done, metadata !18, metadata !DIExpression()), !dbg !28
  store i32 0, i32* %done, align 4, !dbg !28
  %3 = bitcast i32* %i to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !29
  call void @llvm.dbg.declare(metadata i32* %i, metadata !19, metadata !DIExpression()), !dbg !30
  store i32 0, i32* %i, align 4, !dbg !30
  br label %for.cond, !dbg !29

for.cond:
  %4 = load i32, i32* %i, align 4, !dbg !31
  %cmp = icmp slt i32 %4, 1000, !dbg !32
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !33

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %5 = bitcast i32* %i to i8*, !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !34
  br label %for.end

for.body:
  %6 = load i32, i32* %i, align 4, !dbg !35
  %7 = load i32, i32* %n, align 4, !dbg !37
  %call1 = invoke noundef i32 @_ZL4stepii(i32 noundef %6, i32 noundef %7)
          to label %invoke.cont unwind label %lpad, !dbg !38

invoke.cont:
  %8 = load i32, i32* %done, align 4, !dbg !39
  %add = add nsw i32 %8, %call1, !dbg !39
  store i32 %add, i32* %done, align 4, !dbg !39
  br label %try.cont, !dbg !40

lpad:
  %9 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTIi to i8*), !dbg !41
  %10 = extractvalue { i8*, i32 } %9, 0, !dbg !41
  store i8* %10, i8** %exn.slot, align 8, !dbg !41
  %11 = extractvalue { i8*, i32 } %9, 1, !dbg !41
  store i32 %11, i32* %ehselector.slot, align 4, !dbg !41
  br label %catch.dispatch, !dbg !41

catch.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !40
  %12 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)), !dbg !40
  %matches = icmp eq i32 %sel, %12, !dbg !40
  br i1 %matches, label %catch, label %ehcleanup, !dbg !40

catch:
  %13 = bitcast i32* %e to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %13), !dbg !40
  call void @llvm.dbg.declare(metadata i32* %e, metadata !21, metadata !DIExpression()), !dbg !42
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !40
  %14 = call i8* @__cxa_begin_catch(i8* %exn), !dbg !40
  %15 = bitcast i8* %14 to i32*, !dbg !40
  %16 = load i32, i32* %15, align 4, !dbg !40
  store i32 %16, i32* %e, align 4, !dbg !40
  %17 = load i32, i32* %caught, align 4, !dbg !43
  %inc = add nsw i32 %17, 1, !dbg !43
  store i32 %inc, i32* %caught, align 4, !dbg !43
  store i32 4, i32* %cleanup.dest.slot, align 4
  call void @__cxa_end_catch(), !dbg !45
  %18 = bitcast i32* %e to i8*, !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !45
  br label %for.inc

try.cont:
  %19 = load i32, i32* %done, align 4, !dbg !46
  %20 = load i32, i32* %i, align 4, !dbg !46
  %add2 = add nsw i32 %20, 1, !dbg !46
  %21 = load i32, i32* %caught, align 4, !dbg !46
  %sub = sub nsw i32 %add2, %21, !dbg !46
  %cmp3 = icmp eq i32 %19, %sub, !dbg !46
  br i1 %cmp3, label %cond.true, label %cond.false, !dbg !46

cond.true:
  br label %cond.end, !dbg !46

cond.false:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !46
  unreachable, !dbg !46

22:                                               ; No predecessors!
  br label %cond.end, !dbg !46

cond.end:
  br label %for.inc, !dbg !47

for.inc:
  %23 = load i32, i32* %i, align 4, !dbg !48
  %inc4 = add nsw i32 %23, 1, !dbg !48
  store i32 %inc4, i32* %i, align 4, !dbg !48
  br label %for.cond, !dbg !34, !llvm.loop !49

ehcleanup:
  %24 = bitcast i32* %i to i8*, !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %24), !dbg !34
  %25 = bitcast i32* %done to i8*, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %25), !dbg !53
  %26 = bitcast i32* %caught to i8*, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %26), !dbg !53
  %27 = bitcast i32* %n to i8*, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %27), !dbg !53
  br label %eh.resume, !dbg !53

for.end:
  %28 = load i32, i32* %caught, align 4, !dbg !54
  %cmp5 = icmp sle i32 %28, 1000, !dbg !54
  br i1 %cmp5, label %cond.true6, label %cond.false7, !dbg !54

cond.true6:
  br label %cond.end8, !dbg !54

cond.false7:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !54
  unreachable, !dbg !54

29:                                               ; No predecessors!
  br label %cond.end8, !dbg !54

cond.end8:
  %30 = bitcast i32* %done to i8*, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %30), !dbg !53
  %31 = bitcast i32* %caught to i8*, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %31), !dbg !53
  %32 = bitcast i32* %n to i8*, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %32), !dbg !53
  %33 = load i32, i32* %retval, align 4, !dbg !53
  ret i32 %33, !dbg !53

eh.resume:
  %exn12 = load i8*, i8** %exn.slot, align 8, !dbg !53
  %sel13 = load i32, i32* %ehselector.slot, align 4, !dbg !53
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn12, 0, !dbg !53
  %lpad.val14 = insertvalue { i8*, i32 } %lpad.val, i32 %sel13, 1, !dbg !53
  resume { i8*, i32 } %lpad.val14, !dbg !53
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal noundef i32 @_ZL4stepii(i32 noundef %i, i32 noundef %n) !dbg !55 {
entry:
  %i.addr = alloca i32, align 4
  %n.addr = alloca i32, align 4
  store i32 %i, i32* %i.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %i.addr, metadata !59, metadata !DIExpression()), !dbg !61
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !60, metadata !DIExpression()), !dbg !62
  %0 = load i32, i32* %i.addr, align 4, !dbg !63
  %1 = load i32, i32* %n.addr, align 4, !dbg !65
  %cmp = icmp eq i32 %0, %1, !dbg !66
  br i1 %cmp, label %if.then, label %if.end, !dbg !67

if.then:
  %exception = call i8* @__cxa_allocate_exception(i64 4), !dbg !68
  %2 = bitcast i8* %exception to i32*, !dbg !68
  %3 = load i32, i32* %i.addr, align 4, !dbg !69
  store i32 %3, i32* %2, align 16, !dbg !68
  call void @__cxa_throw(i8* %exception, i8* bitcast (i8** @_ZTIi to i8*), i8* null), !dbg !68
  unreachable, !dbg !68

if.end:
  ret i32 1, !dbg !70
}

declare i32 @__gxx_personality_v0(...)

declare i32 @llvm.eh.typeid.for(i8*)

declare i8* @__cxa_begin_catch(i8*)

declare void @__cxa_end_catch()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare i8* @__cxa_allocate_exception(i64)

declare void @__cxa_throw(i8*, i8*, i8*)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "exception_loop_safe.cpp", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !17, !18, !19, !21}
!16 = !DILocalVariable(name: "n", scope: !11, file: !1, line: 7, type: !14)
!17 = !DILocalVariable(name: "caught", scope: !11, file: !1, line: 7, type: !14)
!18 = !DILocalVariable(name: "done", scope: !11, file: !1, line: 7, type: !14)
!19 = !DILocalVariable(name: "i", scope: !20, file: !1, line: 8, type: !14)
!20 = distinct !DILexicalBlock(scope: !11, file: !1, line: 8, column: 3)
!21 = !DILocalVariable(name: "e", scope: !22, file: !1, line: 9, type: !14)
!22 = distinct !DILexicalBlock(scope: !23, file: !1, line: 8, column: 34)
!23 = distinct !DILexicalBlock(scope: !20, file: !1, line: 8, column: 3)
!24 = !DILocation(line: 7, column: 3, scope: !11)
!25 = !DILocation(line: 7, column: 7, scope: !11)
!26 = !DILocation(line: 7, column: 11, scope: !11)
!27 = !DILocation(line: 7, column: 36, scope: !11)
!28 = !DILocation(line: 7, column: 48, scope: !11)
!29 = !DILocation(line: 8, column: 8, scope: !20)
!30 = !DILocation(line: 8, column: 12, scope: !20)
!31 = !DILocation(line: 8, column: 19, scope: !23)
!32 = !DILocation(line: 8, column: 21, scope: !23)
!33 = !DILocation(line: 8, column: 3, scope: !20)
!34 = !DILocation(line: 8, column: 3, scope: !23)
!35 = !DILocation(line: 9, column: 24, scope: !36)
!36 = distinct !DILexicalBlock(scope: !22, file: !1, line: 9, column: 9)
!37 = !DILocation(line: 9, column: 27, scope: !36)
!38 = !DILocation(line: 9, column: 19, scope: !36)
!39 = !DILocation(line: 9, column: 16, scope: !36)
!40 = !DILocation(line: 9, column: 31, scope: !36)
!41 = !DILocation(line: 13, column: 1, scope: !36)
!42 = !DILocation(line: 9, column: 44, scope: !22)
!43 = !DILocation(line: 9, column: 55, scope: !44)
!44 = distinct !DILexicalBlock(scope: !22, file: !1, line: 9, column: 47)
!45 = !DILocation(line: 9, column: 69, scope: !44)
!46 = !DILocation(line: 10, column: 5, scope: !22)
!47 = !DILocation(line: 11, column: 3, scope: !22)
!48 = !DILocation(line: 8, column: 30, scope: !23)
!49 = distinct !{!49, !33, !50, !51, !52}
!50 = !DILocation(line: 11, column: 3, scope: !20)
!51 = !{!"llvm.loop.mustprogress"}
!52 = !{!"llvm.loop.unroll.disable"}
!53 = !DILocation(line: 13, column: 1, scope: !11)
!54 = !DILocation(line: 12, column: 3, scope: !11)
!55 = distinct !DISubprogram(name: "step", linkageName: "_ZL4stepii", scope: !1, file: !1, line: 5, type: !56, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{!14, !14, !14}
!58 = !{!59, !60}
!59 = !DILocalVariable(name: "i", arg: 1, scope: !55, file: !1, line: 5, type: !14)
!60 = !DILocalVariable(name: "n", arg: 2, scope: !55, file: !1, line: 5, type: !14)
!61 = !DILocation(line: 5, column: 21, scope: !55)
!62 = !DILocation(line: 5, column: 28, scope: !55)
!63 = !DILocation(line: 5, column: 37, scope: !64)
!64 = distinct !DILexicalBlock(scope: !55, file: !1, line: 5, column: 37)
!65 = !DILocation(line: 5, column: 42, scope: !64)
!66 = !DILocation(line: 5, column: 39, scope: !64)
!67 = !DILocation(line: 5, column: 37, scope: !55)
!68 = !DILocation(line: 5, column: 45, scope: !64)
!69 = !DILocation(line: 5, column: 51, scope: !64)
!70 = !DILocation(line: 5, column: 54, scope: !55)
