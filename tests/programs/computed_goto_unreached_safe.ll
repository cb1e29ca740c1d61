source_filename = "computed_goto_unreached_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.labels = private unnamed_addr constant [2 x i8*] [i8* blockaddress(@main, %one), i8* blockaddress(@main, %two)], align 16

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %labels = alloca [2 x i8*], align 16
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata [2 x i8*]* %labels, metadata !15, metadata !DIExpression()), !dbg !20
  %0 = bitcast [2 x i8*]* %labels to i8*, !dbg !20
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %0, i8* align 16 bitcast ([2 x i8*]* @__const.main.labels to i8*), i64 16, i1 false), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %x, metadata !21, metadata !DIExpression()), !dbg !22
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !23
  store i32 %call, i32* %x, align 4, !dbg !22
  %1 = load i32, i32* %x, align 4, !dbg !24
  %cmp = icmp sgt i32 %1, 3, !dbg !26
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !27

land.lhs.true:
  %2 = load i32, i32* %x, align 4, !dbg !28
  %cmp1 = icmp slt i32 %2, 3, !dbg !29
  br i1 %cmp1, label %if.then, label %if.end, !dbg !30

if.then:
  %3 = load i32, i32* %x, align 4, !dbg !31
  %and = and i32 %3, 1, !dbg !32
  %idxprom = sext i32 %and to i64, !dbg !33
  %arrayidx = getelementptr inbounds [2 x i8*], [2 x i8*]* %labels, i64 0, i64 %idxprom, !dbg !33
  %4 = load i8*, i8** %arrayidx, align 8, !dbg !33
  br label %indirectgoto, !dbg !34

if.end:
  br label %one, !dbg !35

one:
  call void @llvm.dbg.label(metadata !36), !dbg !37
  %5 = load i32, i32* %x, align 4, !dbg !38
  %cmp2 = icmp sgt i32 %5, 3, !dbg !40
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !41

if.then3:
  store i32 3, i32* %x, align 4, !dbg !42
  br label %if.end4, !dbg !43

if.end4:
  br label %two, !dbg !44

two:
  call void @llvm.dbg.label(metadata !45), !dbg !46
  %6 = load i32, i32* %x, align 4, !dbg !47
  %cmp5 = icmp sgt i32 %6, 3, !dbg !49
  br i1 %cmp5, label %if.then6, label %if.end7, !dbg !50

if.then6:
  call void @reach_error(), !dbg !51
  br label %if.end7, !dbg !51

if.end7:
  ret i32 0, !dbg !52

indirectgoto:
  %indirect.goto.dest = phi i8* [ %4, %if.then ]
  indirectbr i8* %indirect.goto.dest, [label %one, label %two]
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.dbg.label(metadata)

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "computed_goto_unreached_safe.c", directory: ".")
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
!15 = !DILocalVariable(name: "labels", scope: !10, file: !1, line: 6, type: !16)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 128, elements: !18)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!18 = !{!19}
!19 = !DISubrange(count: 2)
!20 = !DILocation(line: 6, column: 9, scope: !10)
!21 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 7, type: !13)
!22 = !DILocation(line: 7, column: 7, scope: !10)
!23 = !DILocation(line: 7, column: 11, scope: !10)
!24 = !DILocation(line: 8, column: 7, scope: !25)
!25 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 7)
!26 = !DILocation(line: 8, column: 9, scope: !25)
!27 = !DILocation(line: 8, column: 13, scope: !25)
!28 = !DILocation(line: 8, column: 16, scope: !25)
!29 = !DILocation(line: 8, column: 18, scope: !25)
!30 = !DILocation(line: 8, column: 7, scope: !10)
!31 = !DILocation(line: 8, column: 36, scope: !25)
!32 = !DILocation(line: 8, column: 38, scope: !25)
!33 = !DILocation(line: 8, column: 29, scope: !25)
!34 = !DILocation(line: 8, column: 23, scope: !25)
!35 = !DILocation(line: 8, column: 20, scope: !25)
!36 = !DILabel(scope: !10, name: "one", file: !1, line: 9)
!37 = !DILocation(line: 9, column: 1, scope: !10)
!38 = !DILocation(line: 10, column: 7, scope: !39)
!39 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 7)
!40 = !DILocation(line: 10, column: 9, scope: !39)
!41 = !DILocation(line: 10, column: 7, scope: !10)
!42 = !DILocation(line: 10, column: 16, scope: !39)
!43 = !DILocation(line: 10, column: 14, scope: !39)
!44 = !DILocation(line: 10, column: 11, scope: !39)
!45 = !DILabel(scope: !10, name: "two", file: !1, line: 11)
!46 = !DILocation(line: 11, column: 1, scope: !10)
!47 = !DILocation(line: 12, column: 7, scope: !48)
!48 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 7)
!49 = !DILocation(line: 12, column: 9, scope: !48)
!50 = !DILocation(line: 12, column: 7, scope: !10)
!51 = !DILocation(line: 12, column: 14, scope: !48)
!52 = !DILocation(line: 13, column: 3, scope: !10)
