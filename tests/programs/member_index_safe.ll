source_filename = "member_index_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.ring = type { [4 x i8], i32 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %ring = alloca %struct.ring, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.ring* %ring to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata %struct.ring* %ring, metadata !14, metadata !DIExpression()), !dbg !25
  %1 = bitcast %struct.ring* %ring to i8*, !dbg !25
  call void @llvm.memset.p0i8.i64(i8* align 4 %1, i8 0, i64 8, i1 false), !dbg !25
  %2 = bitcast i32* %i to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !26
  call void @llvm.dbg.declare(metadata i32* %i, metadata !23, metadata !DIExpression()), !dbg !27
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !28
  store i32 %call, i32* %i, align 4, !dbg !27
  %3 = load i32, i32* %i, align 4, !dbg !29
  %cmp = icmp slt i32 %3, 0, !dbg !31
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !32

lor.lhs.false:
  %4 = load i32, i32* %i, align 4, !dbg !33
  %cmp1 = icmp sgt i32 %4, 4, !dbg !34
  br i1 %cmp1, label %if.then, label %if.end, !dbg !35

if.then:
  store i32 0, i32* %retval, align 4, !dbg !36
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !36

if.end:
  %bytes = getelementptr inbounds %struct.ring, %struct.ring* %ring, i32 0, i32 0, !dbg !37
  %5 = load i32, i32* %i, align 4, !dbg !38
  %idxprom = sext i32 %5 to i64, !dbg !39
  %arrayidx = getelementptr inbounds [4 x i8], [4 x i8]* %bytes, i64 0, i64 %idxprom, !dbg !39
  store i8 1, i8* %arrayidx, align 1, !dbg !40
  %head = getelementptr inbounds %struct.ring, %struct.ring* %ring, i32 0, i32 1, !dbg !41
  %6 = load i32, i32* %head, align 4, !dbg !41
  store i32 %6, i32* %retval, align 4, !dbg !42
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !42

cleanup:
  %7 = bitcast i32* %i to i8*, !dbg !43
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !43
  %8 = bitcast %struct.ring* %ring to i8*, !dbg !43
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !43
  %9 = load i32, i32* %retval, align 4, !dbg !43
  ret i32 %9, !dbg !43
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "member_index_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !10, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !23}
!14 = !DILocalVariable(name: "ring", scope: !9, file: !1, line: 10, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ring", file: !1, line: 4, size: 64, elements: !16)
!16 = !{!17, !22}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !15, file: !1, line: 5, baseType: !18, size: 32)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 32, elements: !20)
!19 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!20 = !{!21}
!21 = !DISubrange(count: 4)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "head", scope: !15, file: !1, line: 6, baseType: !12, size: 32, offset: 32)
!23 = !DILocalVariable(name: "i", scope: !9, file: !1, line: 11, type: !12)
!24 = !DILocation(line: 10, column: 3, scope: !9)
!25 = !DILocation(line: 10, column: 15, scope: !9)
!26 = !DILocation(line: 11, column: 3, scope: !9)
!27 = !DILocation(line: 11, column: 7, scope: !9)
!28 = !DILocation(line: 11, column: 11, scope: !9)
!29 = !DILocation(line: 12, column: 7, scope: !30)
!30 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 7)
!31 = !DILocation(line: 12, column: 9, scope: !30)
!32 = !DILocation(line: 12, column: 13, scope: !30)
!33 = !DILocation(line: 12, column: 16, scope: !30)
!34 = !DILocation(line: 12, column: 18, scope: !30)
!35 = !DILocation(line: 12, column: 7, scope: !9)
!36 = !DILocation(line: 12, column: 23, scope: !30)
!37 = !DILocation(line: 13, column: 8, scope: !9)
!38 = !DILocation(line: 13, column: 14, scope: !9)
!39 = !DILocation(line: 13, column: 3, scope: !9)
!40 = !DILocation(line: 13, column: 17, scope: !9)
!41 = !DILocation(line: 14, column: 15, scope: !9)
!42 = !DILocation(line: 14, column: 3, scope: !9)
!43 = !DILocation(line: 15, column: 1, scope: !9)
