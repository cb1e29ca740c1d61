source_filename = "fork_two_processes_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [24 x i8] c"value == 1 && child > 0\00", align 1
@.str.1 = private unnamed_addr constant [26 x i8] c"fork_two_processes_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"value == 1\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %value = alloca i32, align 4
  %status = alloca i32, align 4
  %child = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %value to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %value, metadata !14, metadata !DIExpression()), !dbg !22
  store i32 1, i32* %value, align 4, !dbg !22
  %1 = bitcast i32* %status to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %status, metadata !15, metadata !DIExpression()), !dbg !23
  store i32 0, i32* %status, align 4, !dbg !23
  %2 = bitcast i32* %child to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !24
  call void @llvm.dbg.declare(metadata i32* %child, metadata !16, metadata !DIExpression()), !dbg !25
  %call = call i32 @fork(), !dbg !26
  store i32 %call, i32* %child, align 4, !dbg !25
  %3 = load i32, i32* %child, align 4, !dbg !27
  %cmp = icmp slt i32 %3, 0, !dbg !29
  br i1 %cmp, label %if.then, label %if.end, !dbg !30

if.then:
  store i32 1, i32* %retval, align 4, !dbg !31
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !31

if.end:
  %4 = load i32, i32* %child, align 4, !dbg !32
  %cmp1 = icmp eq i32 %4, 0, !dbg !34
  br i1 %cmp1, label %if.then2, label %if.end4, !dbg !35

if.then2:
  store i32 2, i32* %value, align 4, !dbg !36
  %5 = load i32, i32* %value, align 4, !dbg !38
  %cmp3 = icmp eq i32 %5, 2, !dbg !39
  %conv = zext i1 %cmp3 to i32, !dbg !39
  call void @_exit(i32 noundef %conv), !dbg !40
  unreachable, !dbg !40

if.end4:
  %6 = load i32, i32* %value, align 4, !dbg !41
  %cmp5 = icmp eq i32 %6, 1, !dbg !41
  br i1 %cmp5, label %land.lhs.true, label %if.else, !dbg !41

land.lhs.true:
  %7 = load i32, i32* %child, align 4, !dbg !41
  %cmp7 = icmp sgt i32 %7, 0, !dbg !41
  br i1 %cmp7, label %if.then9, label %if.else, !dbg !44

if.then9:
  br label %if.end10, !dbg !44

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.1, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !41
  unreachable, !dbg !41

if.end10:
  %8 = load i32, i32* %child, align 4, !dbg !45
  %call11 = call i32 @waitpid(i32 noundef %8, i32* noundef %status, i32 noundef 0), !dbg !47
  %cmp12 = icmp slt i32 %call11, 0, !dbg !48
  br i1 %cmp12, label %if.then14, label %if.end15, !dbg !49

if.then14:
  store i32 1, i32* %retval, align 4, !dbg !50
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !50

if.end15:
  %9 = load i32, i32* %value, align 4, !dbg !51
  %cmp16 = icmp eq i32 %9, 1, !dbg !51
  br i1 %cmp16, label %if.then18, label %if.else19, !dbg !54

if.then18:
  br label %if.end20, !dbg !54

if.else19:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.1, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !51
  unreachable, !dbg !51

if.end20:
  store i32 0, i32* %retval, align 4, !dbg !55
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !55

cleanup:
  %10 = bitcast i32* %child to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !56
  %11 = bitcast i32* %status to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !56
  %12 = bitcast i32* %value to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !56
  %13 = load i32, i32* %retval, align 4, !dbg !56
  ret i32 %13, !dbg !56
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !57 i32 @fork()

declare void @_exit(i32 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare !dbg !62 i32 @waitpid(i32 noundef, i32* noundef, i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "fork_two_processes_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15, !16}
!14 = !DILocalVariable(name: "value", scope: !9, file: !1, line: 7, type: !12)
!15 = !DILocalVariable(name: "status", scope: !9, file: !1, line: 7, type: !12)
!16 = !DILocalVariable(name: "child", scope: !9, file: !1, line: 8, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "pid_t", file: !18, line: 97, baseType: !19)
!18 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/types.h", directory: "")
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pid_t", file: !20, line: 154, baseType: !12)
!20 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!21 = !DILocation(line: 7, column: 3, scope: !9)
!22 = !DILocation(line: 7, column: 7, scope: !9)
!23 = !DILocation(line: 7, column: 18, scope: !9)
!24 = !DILocation(line: 8, column: 3, scope: !9)
!25 = !DILocation(line: 8, column: 9, scope: !9)
!26 = !DILocation(line: 8, column: 17, scope: !9)
!27 = !DILocation(line: 9, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!29 = !DILocation(line: 9, column: 13, scope: !28)
!30 = !DILocation(line: 9, column: 7, scope: !9)
!31 = !DILocation(line: 9, column: 18, scope: !28)
!32 = !DILocation(line: 10, column: 7, scope: !33)
!33 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 7)
!34 = !DILocation(line: 10, column: 13, scope: !33)
!35 = !DILocation(line: 10, column: 7, scope: !9)
!36 = !DILocation(line: 11, column: 11, scope: !37)
!37 = distinct !DILexicalBlock(scope: !33, file: !1, line: 10, column: 19)
!38 = !DILocation(line: 12, column: 11, scope: !37)
!39 = !DILocation(line: 12, column: 17, scope: !37)
!40 = !DILocation(line: 12, column: 5, scope: !37)
!41 = !DILocation(line: 14, column: 3, scope: !42)
!42 = distinct !DILexicalBlock(scope: !43, file: !1, line: 14, column: 3)
!43 = distinct !DILexicalBlock(scope: !9, file: !1, line: 14, column: 3)
!44 = !DILocation(line: 14, column: 3, scope: !43)
!45 = !DILocation(line: 15, column: 15, scope: !46)
!46 = distinct !DILexicalBlock(scope: !9, file: !1, line: 15, column: 7)
!47 = !DILocation(line: 15, column: 7, scope: !46)
!48 = !DILocation(line: 15, column: 34, scope: !46)
!49 = !DILocation(line: 15, column: 7, scope: !9)
!50 = !DILocation(line: 15, column: 39, scope: !46)
!51 = !DILocation(line: 16, column: 3, scope: !52)
!52 = distinct !DILexicalBlock(scope: !53, file: !1, line: 16, column: 3)
!53 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 3)
!54 = !DILocation(line: 16, column: 3, scope: !53)
!55 = !DILocation(line: 17, column: 3, scope: !9)
!56 = !DILocation(line: 18, column: 1, scope: !9)
!57 = !DISubprogram(name: "fork", scope: !58, file: !58, line: 778, type: !59, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !61)
!58 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
!59 = !DISubroutineType(types: !60)
!60 = !{!19}
!61 = !{}
!62 = !DISubprogram(name: "waitpid", scope: !63, file: !63, line: 106, type: !64, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !61)
!63 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/wait.h", directory: "")
!64 = !DISubroutineType(types: !65)
!65 = !{!19, !19, !66, !12}
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
