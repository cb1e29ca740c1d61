source_filename = "outside_leads_somewhere_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@found = external global i32*, align 8

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %v = alloca [2 x i32], align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [2 x i32]* %v to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !18
  call void @llvm.dbg.declare(metadata [2 x i32]* %v, metadata !14, metadata !DIExpression()), !dbg !19
  %1 = load i32*, i32** @found, align 8, !dbg !20
  %tobool = icmp ne i32* %1, null, !dbg !20
  %2 = zext i1 %tobool to i64, !dbg !20
  %cond = select i1 %tobool, i32 2, i32 0, !dbg !20
  %idxprom = sext i32 %cond to i64, !dbg !21
  %arrayidx = getelementptr inbounds [2 x i32], [2 x i32]* %v, i64 0, i64 %idxprom, !dbg !21
  store i32 1, i32* %arrayidx, align 4, !dbg !22
  %3 = bitcast [2 x i32]* %v to i8*, !dbg !23
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %3), !dbg !23
  ret i32 0, !dbg !24
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "outside_leads_somewhere_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !10, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "v", scope: !9, file: !1, line: 4, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 64, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 2)
!18 = !DILocation(line: 4, column: 3, scope: !9)
!19 = !DILocation(line: 4, column: 7, scope: !9)
!20 = !DILocation(line: 5, column: 5, scope: !9)
!21 = !DILocation(line: 5, column: 3, scope: !9)
!22 = !DILocation(line: 5, column: 20, scope: !9)
!23 = !DILocation(line: 7, column: 1, scope: !9)
!24 = !DILocation(line: 6, column: 3, scope: !9)
