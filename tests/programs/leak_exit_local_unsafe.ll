source_filename = "leak_exit_local_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i8*, align 8
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i8** %p to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata i8** %p, metadata !14, metadata !DIExpression()), !dbg !20
  store i8* null, i8** %p, align 8, !dbg !20
  %1 = bitcast i32* %i to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %i, metadata !17, metadata !DIExpression()), !dbg !22
  store i32 0, i32* %i, align 4, !dbg !22
  br label %for.cond, !dbg !21

for.cond:
  %2 = load i32, i32* %i, align 4, !dbg !23
  %cmp = icmp slt i32 %2, 2, !dbg !25
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !26

for.cond.cleanup:
  %3 = bitcast i32* %i to i8*, !dbg !27
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %3), !dbg !27
  br label %for.end

for.body:
  %call = call noalias i8* @malloc(i64 noundef 4), !dbg !28
  store i8* %call, i8** %p, align 8, !dbg !29
  br label %for.inc, !dbg !30

for.inc:
  %4 = load i32, i32* %i, align 4, !dbg !31
  %inc = add nsw i32 %4, 1, !dbg !31
  store i32 %inc, i32* %i, align 4, !dbg !31
  br label %for.cond, !dbg !27, !llvm.loop !32

for.end:
  %5 = load i8*, i8** %p, align 8, !dbg !36
  %arrayidx = getelementptr inbounds i8, i8* %5, i64 0, !dbg !36
  store i8 1, i8* %arrayidx, align 1, !dbg !37
  %6 = load i8*, i8** %p, align 8, !dbg !38
  %arrayidx1 = getelementptr inbounds i8, i8* %6, i64 0, !dbg !38
  %7 = load i8, i8* %arrayidx1, align 1, !dbg !38
  %conv = sext i8 %7 to i32, !dbg !38
  call void @exit(i32 noundef %conv), !dbg !39
  unreachable, !dbg !39
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @exit(i32 noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "leak_exit_local_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !10, scopeLine: 3, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !17}
!14 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 4, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !DILocalVariable(name: "i", scope: !18, file: !1, line: 5, type: !12)
!18 = distinct !DILexicalBlock(scope: !9, file: !1, line: 5, column: 3)
!19 = !DILocation(line: 4, column: 3, scope: !9)
!20 = !DILocation(line: 4, column: 9, scope: !9)
!21 = !DILocation(line: 5, column: 8, scope: !18)
!22 = !DILocation(line: 5, column: 12, scope: !18)
!23 = !DILocation(line: 5, column: 19, scope: !24)
!24 = distinct !DILexicalBlock(scope: !18, file: !1, line: 5, column: 3)
!25 = !DILocation(line: 5, column: 21, scope: !24)
!26 = !DILocation(line: 5, column: 3, scope: !18)
!27 = !DILocation(line: 5, column: 3, scope: !24)
!28 = !DILocation(line: 5, column: 35, scope: !24)
!29 = !DILocation(line: 5, column: 33, scope: !24)
!30 = !DILocation(line: 5, column: 31, scope: !24)
!31 = !DILocation(line: 5, column: 27, scope: !24)
!32 = distinct !{!32, !26, !33, !34, !35}
!33 = !DILocation(line: 5, column: 43, scope: !18)
!34 = !{!"llvm.loop.mustprogress"}
!35 = !{!"llvm.loop.unroll.disable"}
!36 = !DILocation(line: 6, column: 3, scope: !9)
!37 = !DILocation(line: 6, column: 8, scope: !9)
!38 = !DILocation(line: 7, column: 8, scope: !9)
!39 = !DILocation(line: 7, column: 3, scope: !9)
