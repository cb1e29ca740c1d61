source_filename = "dispatch_missing_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.labels = private unnamed_addr constant [3 x i8*] [i8* blockaddress(@main, %one), i8* blockaddress(@main, %two), i8* null], align 16

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %labels = alloca [3 x i8*], align 16
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata [3 x i8*]* %labels, metadata !14, metadata !DIExpression()), !dbg !22
  %0 = bitcast [3 x i8*]* %labels to i8*, !dbg !22
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %0, i8* align 16 bitcast ([3 x i8*]* @__const.main.labels to i8*), i64 24, i1 false), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %x, metadata !19, metadata !DIExpression()), !dbg !23
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !24
  store i32 %call, i32* %x, align 4, !dbg !23
  %1 = load i32, i32* %x, align 4, !dbg !25
  %cmp = icmp slt i32 %1, 0, !dbg !27
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !28

lor.lhs.false:
  %2 = load i32, i32* %x, align 4, !dbg !29
  %cmp1 = icmp sgt i32 %2, 2, !dbg !30
  br i1 %cmp1, label %if.then, label %if.end, !dbg !31

if.then:
  store i32 0, i32* %retval, align 4, !dbg !32
  br label %return, !dbg !32

if.end:
  %3 = load i32, i32* %x, align 4, !dbg !33
  %idxprom = sext i32 %3 to i64, !dbg !34
  %arrayidx = getelementptr inbounds [3 x i8*], [3 x i8*]* %labels, i64 0, i64 %idxprom, !dbg !34
  %4 = load i8*, i8** %arrayidx, align 8, !dbg !34
  br label %indirectgoto, !dbg !35

one:
  call void @llvm.dbg.label(metadata !20), !dbg !36
  store i32 1, i32* %retval, align 4, !dbg !37
  br label %return, !dbg !37

two:
  call void @llvm.dbg.label(metadata !21), !dbg !38
  store i32 2, i32* %retval, align 4, !dbg !39
  br label %return, !dbg !39

return:
  %5 = load i32, i32* %retval, align 4, !dbg !40
  ret i32 %5, !dbg !40

indirectgoto:
  %indirect.goto.dest = phi i8* [ %4, %if.end ]
  indirectbr i8* %indirect.goto.dest, [label %one, label %two]
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.dbg.label(metadata)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "dispatch_missing_unsafe.c", directory: ".")
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
!13 = !{!14, !19, !20, !21}
!14 = !DILocalVariable(name: "labels", scope: !9, file: !1, line: 5, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 192, elements: !17)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!18}
!18 = !DISubrange(count: 3)
!19 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 6, type: !12)
!20 = !DILabel(scope: !9, name: "one", file: !1, line: 9)
!21 = !DILabel(scope: !9, name: "two", file: !1, line: 11)
!22 = !DILocation(line: 5, column: 9, scope: !9)
!23 = !DILocation(line: 6, column: 7, scope: !9)
!24 = !DILocation(line: 6, column: 11, scope: !9)
!25 = !DILocation(line: 7, column: 7, scope: !26)
!26 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!27 = !DILocation(line: 7, column: 9, scope: !26)
!28 = !DILocation(line: 7, column: 13, scope: !26)
!29 = !DILocation(line: 7, column: 16, scope: !26)
!30 = !DILocation(line: 7, column: 18, scope: !26)
!31 = !DILocation(line: 7, column: 7, scope: !9)
!32 = !DILocation(line: 7, column: 23, scope: !26)
!33 = !DILocation(line: 8, column: 16, scope: !9)
!34 = !DILocation(line: 8, column: 9, scope: !9)
!35 = !DILocation(line: 8, column: 3, scope: !9)
!36 = !DILocation(line: 9, column: 1, scope: !9)
!37 = !DILocation(line: 10, column: 3, scope: !9)
!38 = !DILocation(line: 11, column: 1, scope: !9)
!39 = !DILocation(line: 12, column: 3, scope: !9)
!40 = !DILocation(line: 13, column: 1, scope: !9)
