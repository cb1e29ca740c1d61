source_filename = "scan_size_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"%hd\00", align 1

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %small = alloca i16, align 2
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i16* %small to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 2, i8* %0), !dbg !18
  call void @llvm.dbg.declare(metadata i16* %small, metadata !16, metadata !DIExpression()), !dbg !19
  store i16 0, i16* %small, align 2, !dbg !19
  %1 = bitcast i16* %small to i8*, !dbg !20
  %call = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i8* noundef %1), !dbg !22
  %cmp = icmp ne i32 %call, 1, !dbg !23
  br i1 %cmp, label %if.then, label %if.end, !dbg !24

if.then:
  store i32 1, i32* %retval, align 4, !dbg !25
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !25

if.end:
  %2 = load i16, i16* %small, align 2, !dbg !26
  %conv = sext i16 %2 to i32, !dbg !26
  store i32 %conv, i32* %retval, align 4, !dbg !27
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !27

cleanup:
  %3 = bitcast i16* %small to i8*, !dbg !28
  call void @llvm.lifetime.end.p0i8(i64 2, i8* %3), !dbg !28
  %4 = load i32, i32* %retval, align 4, !dbg !28
  ret i32 %4, !dbg !28
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__isoc99_scanf(i8* noundef, ...)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "scan_size_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16}
!16 = !DILocalVariable(name: "small", scope: !11, file: !1, line: 5, type: !17)
!17 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!18 = !DILocation(line: 5, column: 3, scope: !11)
!19 = !DILocation(line: 5, column: 9, scope: !11)
!20 = !DILocation(line: 6, column: 20, scope: !21)
!21 = distinct !DILexicalBlock(scope: !11, file: !1, line: 6, column: 7)
!22 = !DILocation(line: 6, column: 7, scope: !21)
!23 = !DILocation(line: 6, column: 36, scope: !21)
!24 = !DILocation(line: 6, column: 7, scope: !11)
!25 = !DILocation(line: 6, column: 42, scope: !21)
!26 = !DILocation(line: 7, column: 10, scope: !11)
!27 = !DILocation(line: 7, column: 3, scope: !11)
!28 = !DILocation(line: 8, column: 1, scope: !11)
