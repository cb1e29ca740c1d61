source_filename = "printf_calls_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [13 x i8] c"start %d %s\0A\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"%d %ld %c\0A\00", align 1

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %total = alloca i64, align 8
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !16
  store i32 1, i32* %x, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i64* %total, metadata !17, metadata !DIExpression()), !dbg !19
  store i64 0, i64* %total, align 8, !dbg !19
  %0 = load i32, i32* %x, align 4, !dbg !20
  %call = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i32 noundef %0, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0)), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %i, metadata !22, metadata !DIExpression()), !dbg !24
  store i32 0, i32* %i, align 4, !dbg !24
  br label %for.cond, !dbg !25

for.cond:
  %1 = load i32, i32* %i, align 4, !dbg !26
  %cmp = icmp slt i32 %1, 3, !dbg !28
  br i1 %cmp, label %for.body, label %for.end, !dbg !29

for.body:
  %2 = load i32, i32* %x, align 4, !dbg !30
  %conv = sext i32 %2 to i64, !dbg !30
  %3 = load i64, i64* %total, align 8, !dbg !32
  %add = add nsw i64 %3, %conv, !dbg !32
  store i64 %add, i64* %total, align 8, !dbg !32
  %4 = load i32, i32* %i, align 4, !dbg !33
  %5 = load i64, i64* %total, align 8, !dbg !34
  %call1 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i64 0, i64 0), i32 noundef %4, i64 noundef %5, i32 noundef 99), !dbg !35
  br label %for.inc, !dbg !36

for.inc:
  %6 = load i32, i32* %i, align 4, !dbg !37
  %inc = add nsw i32 %6, 1, !dbg !37
  store i32 %inc, i32* %i, align 4, !dbg !37
  br label %for.cond, !dbg !38, !llvm.loop !39

for.end:
  %7 = load i64, i64* %total, align 8, !dbg !42
  %cmp2 = icmp ne i64 %7, 3, !dbg !44
  br i1 %cmp2, label %if.then, label %lor.lhs.false, !dbg !45

lor.lhs.false:
  %8 = load i32, i32* %x, align 4, !dbg !46
  %cmp4 = icmp ne i32 %8, 1, !dbg !47
  br i1 %cmp4, label %if.then, label %if.end, !dbg !48

if.then:
  call void @reach_error(), !dbg !49
  br label %if.end, !dbg !49

if.end:
  ret i32 0, !dbg !50
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @printf(i8* noundef, ...)

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "printf_calls_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 6, type: !13)
!16 = !DILocation(line: 6, column: 7, scope: !10)
!17 = !DILocalVariable(name: "total", scope: !10, file: !1, line: 7, type: !18)
!18 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!19 = !DILocation(line: 7, column: 8, scope: !10)
!20 = !DILocation(line: 8, column: 27, scope: !10)
!21 = !DILocation(line: 8, column: 3, scope: !10)
!22 = !DILocalVariable(name: "i", scope: !23, file: !1, line: 9, type: !13)
!23 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 3)
!24 = !DILocation(line: 9, column: 12, scope: !23)
!25 = !DILocation(line: 9, column: 8, scope: !23)
!26 = !DILocation(line: 9, column: 19, scope: !27)
!27 = distinct !DILexicalBlock(scope: !23, file: !1, line: 9, column: 3)
!28 = !DILocation(line: 9, column: 21, scope: !27)
!29 = !DILocation(line: 9, column: 3, scope: !23)
!30 = !DILocation(line: 10, column: 14, scope: !31)
!31 = distinct !DILexicalBlock(scope: !27, file: !1, line: 9, column: 31)
!32 = !DILocation(line: 10, column: 11, scope: !31)
!33 = !DILocation(line: 11, column: 27, scope: !31)
!34 = !DILocation(line: 11, column: 30, scope: !31)
!35 = !DILocation(line: 11, column: 5, scope: !31)
!36 = !DILocation(line: 12, column: 3, scope: !31)
!37 = !DILocation(line: 9, column: 27, scope: !27)
!38 = !DILocation(line: 9, column: 3, scope: !27)
!39 = distinct !{!39, !29, !40, !41}
!40 = !DILocation(line: 12, column: 3, scope: !23)
!41 = !{!"llvm.loop.mustprogress"}
!42 = !DILocation(line: 13, column: 7, scope: !43)
!43 = distinct !DILexicalBlock(scope: !10, file: !1, line: 13, column: 7)
!44 = !DILocation(line: 13, column: 13, scope: !43)
!45 = !DILocation(line: 13, column: 18, scope: !43)
!46 = !DILocation(line: 13, column: 21, scope: !43)
!47 = !DILocation(line: 13, column: 23, scope: !43)
!48 = !DILocation(line: 13, column: 7, scope: !10)
!49 = !DILocation(line: 13, column: 29, scope: !43)
!50 = !DILocation(line: 14, column: 3, scope: !10)
