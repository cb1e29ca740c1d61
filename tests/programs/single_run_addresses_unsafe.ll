source_filename = "single_run_addresses_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %a = alloca [4 x i32], align 16
  %b = alloca [4 x i32], align 16
  store i32 0, i32* %retval, align 4
  %0 = bitcast [4 x i32]* %a to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata [4 x i32]* %a, metadata !16, metadata !DIExpression()), !dbg !22
  %1 = bitcast [4 x i32]* %a to i8*, !dbg !22
  call void @llvm.memset.p0i8.i64(i8* align 16 %1, i8 0, i64 16, i1 false), !dbg !22
  %2 = bitcast [4 x i32]* %b to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %2), !dbg !21
  call void @llvm.dbg.declare(metadata [4 x i32]* %b, metadata !20, metadata !DIExpression()), !dbg !23
  %3 = bitcast [4 x i32]* %b to i8*, !dbg !23
  call void @llvm.memset.p0i8.i64(i8* align 16 %3, i8 0, i64 16, i1 false), !dbg !23
  %arraydecay = getelementptr inbounds [4 x i32], [4 x i32]* %a, i64 0, i64 0, !dbg !24
  %4 = ptrtoint i32* %arraydecay to i64, !dbg !26
  %arraydecay1 = getelementptr inbounds [4 x i32], [4 x i32]* %b, i64 0, i64 0, !dbg !27
  %5 = ptrtoint i32* %arraydecay1 to i64, !dbg !28
  %cmp = icmp ugt i64 %4, %5, !dbg !29
  br i1 %cmp, label %if.then, label %if.end, !dbg !30

if.then:
  call void @reach_error(), !dbg !31
  br label %if.end, !dbg !31

if.end:
  %arrayidx = getelementptr inbounds [4 x i32], [4 x i32]* %a, i64 0, i64 0, !dbg !32
  %6 = load i32, i32* %arrayidx, align 16, !dbg !32
  %arrayidx2 = getelementptr inbounds [4 x i32], [4 x i32]* %b, i64 0, i64 0, !dbg !33
  %7 = load i32, i32* %arrayidx2, align 16, !dbg !33
  %add = add nsw i32 %6, %7, !dbg !34
  %8 = bitcast [4 x i32]* %b to i8*, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %8), !dbg !35
  %9 = bitcast [4 x i32]* %a to i8*, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %9), !dbg !35
  ret i32 %add, !dbg !36
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare !dbg !37 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "single_run_addresses_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !20}
!16 = !DILocalVariable(name: "a", scope: !11, file: !1, line: 4, type: !17)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 128, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 4)
!20 = !DILocalVariable(name: "b", scope: !11, file: !1, line: 4, type: !17)
!21 = !DILocation(line: 4, column: 3, scope: !11)
!22 = !DILocation(line: 4, column: 7, scope: !11)
!23 = !DILocation(line: 4, column: 19, scope: !11)
!24 = !DILocation(line: 5, column: 22, scope: !25)
!25 = distinct !DILexicalBlock(scope: !11, file: !1, line: 5, column: 7)
!26 = !DILocation(line: 5, column: 7, scope: !25)
!27 = !DILocation(line: 5, column: 41, scope: !25)
!28 = !DILocation(line: 5, column: 26, scope: !25)
!29 = !DILocation(line: 5, column: 24, scope: !25)
!30 = !DILocation(line: 5, column: 7, scope: !11)
!31 = !DILocation(line: 5, column: 44, scope: !25)
!32 = !DILocation(line: 6, column: 10, scope: !11)
!33 = !DILocation(line: 6, column: 17, scope: !11)
!34 = !DILocation(line: 6, column: 15, scope: !11)
!35 = !DILocation(line: 7, column: 1, scope: !11)
!36 = !DILocation(line: 6, column: 3, scope: !11)
!37 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !38, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{null}
!40 = !{}
