source_filename = "scan_text_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [3 x i8] c"%s\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %name = alloca [10 x i8], align 1
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [10 x i8]* %name to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 10, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata [10 x i8]* %name, metadata !14, metadata !DIExpression()), !dbg !20
  %arraydecay = getelementptr inbounds [10 x i8], [10 x i8]* %name, i64 0, i64 0, !dbg !21
  %call = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i8* noundef %arraydecay), !dbg !23
  %cmp = icmp ne i32 %call, 1, !dbg !24
  br i1 %cmp, label %if.then, label %if.end, !dbg !25

if.then:
  store i32 1, i32* %retval, align 4, !dbg !26
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !26

if.end:
  %arrayidx = getelementptr inbounds [10 x i8], [10 x i8]* %name, i64 0, i64 0, !dbg !27
  %1 = load i8, i8* %arrayidx, align 1, !dbg !27
  %conv = sext i8 %1 to i32, !dbg !27
  store i32 %conv, i32* %retval, align 4, !dbg !28
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !28

cleanup:
  %2 = bitcast [10 x i8]* %name to i8*, !dbg !29
  call void @llvm.lifetime.end.p0i8(i64 10, i8* %2), !dbg !29
  %3 = load i32, i32* %retval, align 4, !dbg !29
  ret i32 %3, !dbg !29
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__isoc99_scanf(i8* noundef, ...)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "scan_text_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "name", scope: !9, file: !1, line: 5, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 80, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 10)
!19 = !DILocation(line: 5, column: 3, scope: !9)
!20 = !DILocation(line: 5, column: 8, scope: !9)
!21 = !DILocation(line: 6, column: 19, scope: !22)
!22 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!23 = !DILocation(line: 6, column: 7, scope: !22)
!24 = !DILocation(line: 6, column: 25, scope: !22)
!25 = !DILocation(line: 6, column: 7, scope: !9)
!26 = !DILocation(line: 6, column: 31, scope: !22)
!27 = !DILocation(line: 7, column: 10, scope: !9)
!28 = !DILocation(line: 7, column: 3, scope: !9)
!29 = !DILocation(line: 8, column: 1, scope: !9)
