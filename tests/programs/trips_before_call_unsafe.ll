source_filename = "trips_before_call_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@seen = internal global [3 x i32] zeroinitializer, align 4, !dbg !0
@.str = private unnamed_addr constant [21 x i8] c"trips != 3 || n != 7\00", align 1
@.str.1 = private unnamed_addr constant [27 x i8] c"trips_before_call_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %trips = alloca i32, align 4
  %n = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %trips to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %trips, metadata !20, metadata !DIExpression()), !dbg !23
  store i32 0, i32* %trips, align 4, !dbg !23
  br label %while.cond, !dbg !24

while.cond:
  %1 = load i32, i32* %trips, align 4, !dbg !25
  %cmp = icmp slt i32 %1, 4, !dbg !26
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !27

land.rhs:
  %call = call i32 @nondet_int(), !dbg !28
  %tobool = icmp ne i32 %call, 0, !dbg !27
  br label %land.end

land.end:
  %2 = phi i1 [ false, %while.cond ], [ %tobool, %land.rhs ], !dbg !29
  br i1 %2, label %while.body, label %while.end, !dbg !24

while.body:
  %3 = load i32, i32* %trips, align 4, !dbg !30
  %inc = add nsw i32 %3, 1, !dbg !30
  store i32 %inc, i32* %trips, align 4, !dbg !30
  br label %while.cond, !dbg !24, !llvm.loop !31

while.end:
  %4 = bitcast i32* %n to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %n, metadata !21, metadata !DIExpression()), !dbg !35
  %call1 = call i32 @number(i32 noundef 2), !dbg !36
  %div = sdiv i32 %call1, 2, !dbg !37
  store i32 %div, i32* %n, align 4, !dbg !35
  %5 = load i32, i32* %n, align 4, !dbg !38
  store i32 %5, i32* getelementptr inbounds ([3 x i32], [3 x i32]* @seen, i64 0, i64 2), align 4, !dbg !39
  %6 = load i32, i32* %trips, align 4, !dbg !40
  %cmp2 = icmp ne i32 %6, 3, !dbg !40
  br i1 %cmp2, label %if.then, label %lor.lhs.false, !dbg !40

lor.lhs.false:
  %7 = load i32, i32* %n, align 4, !dbg !40
  %cmp3 = icmp ne i32 %7, 7, !dbg !40
  br i1 %cmp3, label %if.then, label %if.else, !dbg !43

if.then:
  br label %if.end, !dbg !43

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !40
  unreachable, !dbg !40

if.end:
  %8 = bitcast i32* %n to i8*, !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !44
  %9 = bitcast i32* %trips to i8*, !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !44
  ret i32 0, !dbg !45
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !46 i32 @nondet_int()

define internal i32 @number(i32 noundef %depth) !dbg !48 {
entry:
  %retval = alloca i32, align 4
  %depth.addr = alloca i32, align 4
  %n = alloca i32, align 4
  store i32 %depth, i32* %depth.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %depth.addr, metadata !52, metadata !DIExpression()), !dbg !54
  %0 = load i32, i32* %depth.addr, align 4, !dbg !55
  %cmp = icmp sgt i32 %0, 0, !dbg !57
  br i1 %cmp, label %if.then, label %if.end, !dbg !58

if.then:
  %1 = load i32, i32* %depth.addr, align 4, !dbg !59
  %sub = sub nsw i32 %1, 1, !dbg !60
  %call = call i32 @number(i32 noundef %sub), !dbg !61
  store i32 %call, i32* %retval, align 4, !dbg !62
  br label %return, !dbg !62

if.end:
  %2 = bitcast i32* %n to i8*, !dbg !63
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !63
  call void @llvm.dbg.declare(metadata i32* %n, metadata !53, metadata !DIExpression()), !dbg !64
  %call1 = call i32 @nondet_int(), !dbg !65
  store i32 %call1, i32* %n, align 4, !dbg !64
  %3 = load i32, i32* %n, align 4, !dbg !66
  %cmp2 = icmp sgt i32 %3, 0, !dbg !68
  br i1 %cmp2, label %if.then3, label %if.end5, !dbg !69

if.then3:
  %call4 = call i32 @nondet_int(), !dbg !70
  store i32 %call4, i32* getelementptr inbounds ([3 x i32], [3 x i32]* @seen, i64 0, i64 0), align 4, !dbg !71
  br label %if.end5, !dbg !72

if.end5:
  %4 = load i32, i32* %n, align 4, !dbg !73
  %cmp6 = icmp slt i32 %4, -5, !dbg !75
  br i1 %cmp6, label %if.then7, label %if.end9, !dbg !76

if.then7:
  %call8 = call i32 @nondet_int(), !dbg !77
  store i32 %call8, i32* getelementptr inbounds ([3 x i32], [3 x i32]* @seen, i64 0, i64 1), align 4, !dbg !78
  br label %if.end9, !dbg !79

if.end9:
  %5 = load i32, i32* %n, align 4, !dbg !80
  store i32 %5, i32* %retval, align 4, !dbg !81
  %6 = bitcast i32* %n to i8*, !dbg !82
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !82
  br label %return

return:
  %7 = load i32, i32* %retval, align 4, !dbg !82
  ret i32 %7, !dbg !82
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 6, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "trips_before_call_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 96, elements: !7)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8}
!8 = !DISubrange(count: 3)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}

!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !17, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!6}
!19 = !{!20, !21}
!20 = !DILocalVariable(name: "trips", scope: !16, file: !3, line: 17, type: !6)
!21 = !DILocalVariable(name: "n", scope: !16, file: !3, line: 19, type: !6)
!22 = !DILocation(line: 17, column: 3, scope: !16)
!23 = !DILocation(line: 17, column: 7, scope: !16)
!24 = !DILocation(line: 18, column: 3, scope: !16)
!25 = !DILocation(line: 18, column: 10, scope: !16)
!26 = !DILocation(line: 18, column: 16, scope: !16)
!27 = !DILocation(line: 18, column: 20, scope: !16)
!28 = !DILocation(line: 18, column: 23, scope: !16)
!29 = !DILocation(line: 0, scope: !16)
!30 = !DILocation(line: 18, column: 42, scope: !16)
!31 = distinct !{!31, !24, !30, !32, !33}
!32 = !{!"llvm.loop.mustprogress"}
!33 = !{!"llvm.loop.unroll.disable"}
!34 = !DILocation(line: 19, column: 3, scope: !16)
!35 = !DILocation(line: 19, column: 7, scope: !16)
!36 = !DILocation(line: 19, column: 11, scope: !16)
!37 = !DILocation(line: 19, column: 21, scope: !16)
!38 = !DILocation(line: 20, column: 13, scope: !16)
!39 = !DILocation(line: 20, column: 11, scope: !16)
!40 = !DILocation(line: 21, column: 3, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !3, line: 21, column: 3)
!42 = distinct !DILexicalBlock(scope: !16, file: !3, line: 21, column: 3)
!43 = !DILocation(line: 21, column: 3, scope: !42)
!44 = !DILocation(line: 23, column: 1, scope: !16)
!45 = !DILocation(line: 22, column: 3, scope: !16)
!46 = !DISubprogram(name: "nondet_int", scope: !3, file: !3, line: 4, type: !17, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !47)
!47 = !{}
!48 = distinct !DISubprogram(name: "number", scope: !3, file: !3, line: 8, type: !49, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{!6, !6}
!51 = !{!52, !53}
!52 = !DILocalVariable(name: "depth", arg: 1, scope: !48, file: !3, line: 8, type: !6)
!53 = !DILocalVariable(name: "n", scope: !48, file: !3, line: 10, type: !6)
!54 = !DILocation(line: 8, column: 23, scope: !48)
!55 = !DILocation(line: 9, column: 7, scope: !56)
!56 = distinct !DILexicalBlock(scope: !48, file: !3, line: 9, column: 7)
!57 = !DILocation(line: 9, column: 13, scope: !56)
!58 = !DILocation(line: 9, column: 7, scope: !48)
!59 = !DILocation(line: 9, column: 32, scope: !56)
!60 = !DILocation(line: 9, column: 38, scope: !56)
!61 = !DILocation(line: 9, column: 25, scope: !56)
!62 = !DILocation(line: 9, column: 18, scope: !56)
!63 = !DILocation(line: 10, column: 3, scope: !48)
!64 = !DILocation(line: 10, column: 7, scope: !48)
!65 = !DILocation(line: 10, column: 11, scope: !48)
!66 = !DILocation(line: 11, column: 7, scope: !67)
!67 = distinct !DILexicalBlock(scope: !48, file: !3, line: 11, column: 7)
!68 = !DILocation(line: 11, column: 9, scope: !67)
!69 = !DILocation(line: 11, column: 7, scope: !48)
!70 = !DILocation(line: 11, column: 24, scope: !67)
!71 = !DILocation(line: 11, column: 22, scope: !67)
!72 = !DILocation(line: 11, column: 14, scope: !67)
!73 = !DILocation(line: 12, column: 7, scope: !74)
!74 = distinct !DILexicalBlock(scope: !48, file: !3, line: 12, column: 7)
!75 = !DILocation(line: 12, column: 9, scope: !74)
!76 = !DILocation(line: 12, column: 7, scope: !48)
!77 = !DILocation(line: 12, column: 25, scope: !74)
!78 = !DILocation(line: 12, column: 23, scope: !74)
!79 = !DILocation(line: 12, column: 15, scope: !74)
!80 = !DILocation(line: 13, column: 10, scope: !48)
!81 = !DILocation(line: 13, column: 3, scope: !48)
!82 = !DILocation(line: 14, column: 1, scope: !48)
