source_filename = "builtin_jump_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@environment = internal global [5 x i8*] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [2 x i8] c"0\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"builtin_jump_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@depth = internal global i32 0, align 4, !dbg !5
@.str.2 = private unnamed_addr constant [25 x i8] c"tried == 1 && depth == 3\00", align 1

define dso_local i32 @main() !dbg !19 {
entry:
  %retval = alloca i32, align 4
  %tried = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %tried to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %tried, metadata !23, metadata !DIExpression()), !dbg !26
  store volatile i32 0, i32* %tried, align 4, !dbg !26
  %1 = call i8* @llvm.frameaddress.p0i8(i32 0), !dbg !27
  store i8* %1, i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @environment, i64 0, i64 0), align 16, !dbg !27
  %2 = call i8* @llvm.stacksave(), !dbg !27
  store i8* %2, i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @environment, i64 0, i64 2), align 16, !dbg !27
  %3 = call i32 @llvm.eh.sjlj.setjmp(i8* bitcast ([5 x i8*]* @environment to i8*)), !dbg !27
  %cmp = icmp eq i32 %3, 0, !dbg !29
  br i1 %cmp, label %if.then, label %if.end, !dbg !30

if.then:
  store volatile i32 1, i32* %tried, align 4, !dbg !31
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !33
  %tobool = icmp ne i32 %call, 0, !dbg !33
  %4 = zext i1 %tobool to i64, !dbg !33
  %cond = select i1 %tobool, i32 1, i32 2, !dbg !33
  call void @leave(i32 noundef %cond), !dbg !34
  call void @__assert_fail(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 20, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !35
  unreachable, !dbg !35

if.end:
  %5 = load volatile i32, i32* %tried, align 4, !dbg !38
  %cmp1 = icmp eq i32 %5, 1, !dbg !38
  br i1 %cmp1, label %land.lhs.true, label %if.else, !dbg !38

land.lhs.true:
  %6 = load i32, i32* @depth, align 4, !dbg !38
  %cmp2 = icmp eq i32 %6, 3, !dbg !38
  br i1 %cmp2, label %if.then3, label %if.else, !dbg !41

if.then3:
  br label %if.end4, !dbg !41

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !38
  unreachable, !dbg !38

if.end4:
  %7 = bitcast i32* %tried to i8*, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !42
  ret i32 0, !dbg !43
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i8* @llvm.frameaddress.p0i8(i32 immarg)

declare i8* @llvm.stacksave()

declare i32 @llvm.eh.sjlj.setjmp(i8*)

define internal void @leave(i32 noundef %n) !dbg !44 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !48, metadata !DIExpression()), !dbg !49
  %0 = load i32, i32* %n.addr, align 4, !dbg !50
  store i32 %0, i32* @depth, align 4, !dbg !51
  %1 = load i32, i32* %n.addr, align 4, !dbg !52
  %cmp = icmp sgt i32 %1, 2, !dbg !54
  br i1 %cmp, label %if.then, label %if.end, !dbg !55

if.then:
  call void @llvm.eh.sjlj.longjmp(i8* bitcast ([5 x i8*]* @environment to i8*)), !dbg !56
  unreachable, !dbg !56

if.end:
  %2 = load i32, i32* %n.addr, align 4, !dbg !57
  %add = add nsw i32 %2, 1, !dbg !58
  call void @leave(i32 noundef %add), !dbg !59
  ret void, !dbg !60
}

declare i32 @__VERIFIER_nondet_int()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.eh.sjlj.longjmp(i8*)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "environment", scope: !2, file: !3, line: 6, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "builtin_jump_safe.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "depth", scope: !2, file: !3, line: 7, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 320, elements: !10)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!10 = !{!11}
!11 = !DISubrange(count: 5)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 7, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 1}

!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !20, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!7}
!22 = !{!23}
!23 = !DILocalVariable(name: "tried", scope: !19, file: !3, line: 16, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!25 = !DILocation(line: 16, column: 3, scope: !19)
!26 = !DILocation(line: 16, column: 16, scope: !19)
!27 = !DILocation(line: 17, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !19, file: !3, line: 17, column: 7)
!29 = !DILocation(line: 17, column: 37, scope: !28)
!30 = !DILocation(line: 17, column: 7, scope: !19)
!31 = !DILocation(line: 18, column: 11, scope: !32)
!32 = distinct !DILexicalBlock(scope: !28, file: !3, line: 17, column: 43)
!33 = !DILocation(line: 19, column: 11, scope: !32)
!34 = !DILocation(line: 19, column: 5, scope: !32)
!35 = !DILocation(line: 20, column: 5, scope: !36)
!36 = distinct !DILexicalBlock(scope: !37, file: !3, line: 20, column: 5)
!37 = distinct !DILexicalBlock(scope: !32, file: !3, line: 20, column: 5)
!38 = !DILocation(line: 22, column: 3, scope: !39)
!39 = distinct !DILexicalBlock(scope: !40, file: !3, line: 22, column: 3)
!40 = distinct !DILexicalBlock(scope: !19, file: !3, line: 22, column: 3)
!41 = !DILocation(line: 22, column: 3, scope: !40)
!42 = !DILocation(line: 24, column: 1, scope: !19)
!43 = !DILocation(line: 23, column: 3, scope: !19)
!44 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 9, type: !45, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{null, !7}
!47 = !{!48}
!48 = !DILocalVariable(name: "n", arg: 1, scope: !44, file: !3, line: 9, type: !7)
!49 = !DILocation(line: 9, column: 23, scope: !44)
!50 = !DILocation(line: 10, column: 11, scope: !44)
!51 = !DILocation(line: 10, column: 9, scope: !44)
!52 = !DILocation(line: 11, column: 7, scope: !53)
!53 = distinct !DILexicalBlock(scope: !44, file: !3, line: 11, column: 7)
!54 = !DILocation(line: 11, column: 9, scope: !53)
!55 = !DILocation(line: 11, column: 7, scope: !44)
!56 = !DILocation(line: 11, column: 14, scope: !53)
!57 = !DILocation(line: 12, column: 9, scope: !44)
!58 = !DILocation(line: 12, column: 11, scope: !44)
!59 = !DILocation(line: 12, column: 3, scope: !44)
!60 = !DILocation(line: 13, column: 1, scope: !44)
