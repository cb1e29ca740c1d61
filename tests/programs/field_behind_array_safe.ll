source_filename = "field_behind_array_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.text = type { [8 x i8], i32, i16 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %t = alloca %struct.text, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.text* %t to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !26
  call void @llvm.dbg.declare(metadata %struct.text* %t, metadata !14, metadata !DIExpression()), !dbg !27
  %length = getelementptr inbounds %struct.text, %struct.text* %t, i32 0, i32 1, !dbg !28
  store i32 0, i32* %length, align 4, !dbg !29
  %rest = getelementptr inbounds %struct.text, %struct.text* %t, i32 0, i32 2, !dbg !30
  store i16 0, i16* %rest, align 4, !dbg !31
  %1 = bitcast i32* %i to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !32
  call void @llvm.dbg.declare(metadata i32* %i, metadata !25, metadata !DIExpression()), !dbg !33
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !34
  store i32 %call, i32* %i, align 4, !dbg !33
  %2 = load i32, i32* %i, align 4, !dbg !35
  %cmp = icmp slt i32 %2, 0, !dbg !37
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !38

lor.lhs.false:
  %3 = load i32, i32* %i, align 4, !dbg !39
  %cmp1 = icmp sgt i32 %3, 7, !dbg !40
  br i1 %cmp1, label %if.then, label %if.end, !dbg !41

if.then:
  store i32 0, i32* %retval, align 4, !dbg !42
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !42

if.end:
  %letter = getelementptr inbounds %struct.text, %struct.text* %t, i32 0, i32 0, !dbg !43
  %4 = load i32, i32* %i, align 4, !dbg !44
  %idxprom = sext i32 %4 to i64, !dbg !45
  %arrayidx = getelementptr inbounds [8 x i8], [8 x i8]* %letter, i64 0, i64 %idxprom, !dbg !45
  store i8 1, i8* %arrayidx, align 1, !dbg !46
  %length2 = getelementptr inbounds %struct.text, %struct.text* %t, i32 0, i32 1, !dbg !47
  %5 = load i32, i32* %length2, align 4, !dbg !47
  %cmp3 = icmp ne i32 %5, 0, !dbg !49
  br i1 %cmp3, label %if.then8, label %lor.lhs.false4, !dbg !50

lor.lhs.false4:
  %rest5 = getelementptr inbounds %struct.text, %struct.text* %t, i32 0, i32 2, !dbg !51
  %6 = load i16, i16* %rest5, align 4, !dbg !51
  %conv = sext i16 %6 to i32, !dbg !52
  %cmp6 = icmp ne i32 %conv, 0, !dbg !53
  br i1 %cmp6, label %if.then8, label %if.end9, !dbg !54

if.then8:
  call void @reach_error(), !dbg !55
  br label %if.end9, !dbg !55

if.end9:
  store i32 0, i32* %retval, align 4, !dbg !56
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !56

cleanup:
  %7 = bitcast i32* %i to i8*, !dbg !57
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !57
  %8 = bitcast %struct.text* %t to i8*, !dbg !57
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %8), !dbg !57
  %9 = load i32, i32* %retval, align 4, !dbg !57
  ret i32 %9, !dbg !57
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare !dbg !58 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "field_behind_array_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !10, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !25}
!14 = !DILocalVariable(name: "t", scope: !9, file: !1, line: 12, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "text", file: !1, line: 5, size: 128, elements: !16)
!16 = !{!17, !22, !23}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "letter", scope: !15, file: !1, line: 6, baseType: !18, size: 64)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 64, elements: !20)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!21}
!21 = !DISubrange(count: 8)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !15, file: !1, line: 7, baseType: !12, size: 32, offset: 64)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !15, file: !1, line: 8, baseType: !24, size: 16, offset: 96)
!24 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!25 = !DILocalVariable(name: "i", scope: !9, file: !1, line: 15, type: !12)
!26 = !DILocation(line: 12, column: 5, scope: !9)
!27 = !DILocation(line: 12, column: 17, scope: !9)
!28 = !DILocation(line: 13, column: 7, scope: !9)
!29 = !DILocation(line: 13, column: 14, scope: !9)
!30 = !DILocation(line: 14, column: 7, scope: !9)
!31 = !DILocation(line: 14, column: 12, scope: !9)
!32 = !DILocation(line: 15, column: 5, scope: !9)
!33 = !DILocation(line: 15, column: 9, scope: !9)
!34 = !DILocation(line: 15, column: 13, scope: !9)
!35 = !DILocation(line: 16, column: 9, scope: !36)
!36 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 9)
!37 = !DILocation(line: 16, column: 11, scope: !36)
!38 = !DILocation(line: 16, column: 15, scope: !36)
!39 = !DILocation(line: 16, column: 18, scope: !36)
!40 = !DILocation(line: 16, column: 20, scope: !36)
!41 = !DILocation(line: 16, column: 9, scope: !9)
!42 = !DILocation(line: 17, column: 9, scope: !36)
!43 = !DILocation(line: 18, column: 7, scope: !9)
!44 = !DILocation(line: 18, column: 14, scope: !9)
!45 = !DILocation(line: 18, column: 5, scope: !9)
!46 = !DILocation(line: 18, column: 17, scope: !9)
!47 = !DILocation(line: 19, column: 11, scope: !48)
!48 = distinct !DILexicalBlock(scope: !9, file: !1, line: 19, column: 9)
!49 = !DILocation(line: 19, column: 18, scope: !48)
!50 = !DILocation(line: 19, column: 23, scope: !48)
!51 = !DILocation(line: 19, column: 28, scope: !48)
!52 = !DILocation(line: 19, column: 26, scope: !48)
!53 = !DILocation(line: 19, column: 33, scope: !48)
!54 = !DILocation(line: 19, column: 9, scope: !9)
!55 = !DILocation(line: 20, column: 9, scope: !48)
!56 = !DILocation(line: 21, column: 5, scope: !9)
!57 = !DILocation(line: 22, column: 1, scope: !9)
!58 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 3, type: !59, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !61)
!59 = !DISubroutineType(types: !60)
!60 = !{null}
!61 = !{}
