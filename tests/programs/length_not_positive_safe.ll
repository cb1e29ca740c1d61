source_filename = "length_not_positive_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [27 x i8] c"length_not_positive_safe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [27 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [27 x i8]*, i32, i32 } { [27 x i8]* @.src, i32 6, i32 9 }, { i16, i16, [6 x i8] }* @0 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %saved_stack = alloca i8*, align 8
  %__vla_expr0 = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %n, metadata !14, metadata !DIExpression()), !dbg !22
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !23
  store i32 %call, i32* %n, align 4, !dbg !22
  %1 = load i32, i32* %n, align 4, !dbg !24
  %cmp = icmp slt i32 %1, 1, !dbg !26
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !27

lor.lhs.false:
  %2 = load i32, i32* %n, align 4, !dbg !28
  %cmp1 = icmp sgt i32 %2, 9, !dbg !29
  br i1 %cmp1, label %if.then, label %if.end, !dbg !30

if.then:
  store i32 0, i32* %retval, align 4, !dbg !31
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !31

if.end:
  %3 = load i32, i32* %n, align 4, !dbg !32
  %4 = icmp sgt i32 %3, 0, !dbg !33, !nosanitize !34
  br i1 %4, label %cont, label %handler.vla_bound_not_positive, !dbg !33, !prof !35, !nosanitize !34

handler.vla_bound_not_positive:
  %5 = zext i32 %3 to i64, !dbg !33, !nosanitize !34
  call void @__ubsan_handle_vla_bound_not_positive_abort(i8* bitcast ({ { [27 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 %5), !dbg !33, !nosanitize !34
  unreachable, !dbg !33, !nosanitize !34

cont:
  %6 = zext i32 %3 to i64, !dbg !33
  %7 = call i8* @llvm.stacksave(), !dbg !33
  store i8* %7, i8** %saved_stack, align 8, !dbg !33
  %vla = alloca i32, i64 %6, align 16, !dbg !33
  store i64 %6, i64* %__vla_expr0, align 8, !dbg !33
  call void @llvm.dbg.declare(metadata i64* %__vla_expr0, metadata !15, metadata !DIExpression()), !dbg !36
  call void @llvm.dbg.declare(metadata i32* %vla, metadata !17, metadata !DIExpression()), !dbg !37
  %8 = load i32, i32* %n, align 4, !dbg !38
  %sub = sub nsw i32 %8, 1, !dbg !39
  %idxprom = sext i32 %sub to i64, !dbg !40
  %arrayidx = getelementptr inbounds i32, i32* %vla, i64 %idxprom, !dbg !40
  store i32 1, i32* %arrayidx, align 4, !dbg !41
  %9 = load i32, i32* %n, align 4, !dbg !42
  %sub2 = sub nsw i32 %9, 1, !dbg !43
  %idxprom3 = sext i32 %sub2 to i64, !dbg !44
  %arrayidx4 = getelementptr inbounds i32, i32* %vla, i64 %idxprom3, !dbg !44
  %10 = load i32, i32* %arrayidx4, align 4, !dbg !44
  store i32 %10, i32* %retval, align 4, !dbg !45
  store i32 1, i32* %cleanup.dest.slot, align 4
  %11 = load i8*, i8** %saved_stack, align 8, !dbg !46
  call void @llvm.stackrestore(i8* %11), !dbg !46
  br label %cleanup

cleanup:
  %12 = bitcast i32* %n to i8*, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !46
  %13 = load i32, i32* %retval, align 4, !dbg !46
  ret i32 %13, !dbg !46
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @__ubsan_handle_vla_bound_not_positive_abort(i8*, i64)

declare i8* @llvm.stacksave()

declare void @llvm.stackrestore(i8*)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "length_not_positive_safe.c", directory: ".")
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
!13 = !{!14, !15, !17}
!14 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 4, type: !12)
!15 = !DILocalVariable(name: "__vla_expr0", scope: !9, type: !16, flags: DIFlagArtificial)
!16 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!17 = !DILocalVariable(name: "a", scope: !9, file: !1, line: 6, type: !18)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: !15)
!21 = !DILocation(line: 4, column: 3, scope: !9)
!22 = !DILocation(line: 4, column: 7, scope: !9)
!23 = !DILocation(line: 4, column: 11, scope: !9)
!24 = !DILocation(line: 5, column: 7, scope: !25)
!25 = distinct !DILexicalBlock(scope: !9, file: !1, line: 5, column: 7)
!26 = !DILocation(line: 5, column: 9, scope: !25)
!27 = !DILocation(line: 5, column: 13, scope: !25)
!28 = !DILocation(line: 5, column: 16, scope: !25)
!29 = !DILocation(line: 5, column: 18, scope: !25)
!30 = !DILocation(line: 5, column: 7, scope: !9)
!31 = !DILocation(line: 5, column: 23, scope: !25)
!32 = !DILocation(line: 6, column: 9, scope: !9)
!33 = !DILocation(line: 6, column: 3, scope: !9)
!34 = !{}
!35 = !{!"branch_weights", i32 1048575, i32 1}
!36 = !DILocation(line: 0, scope: !9)
!37 = !DILocation(line: 6, column: 7, scope: !9)
!38 = !DILocation(line: 7, column: 5, scope: !9)
!39 = !DILocation(line: 7, column: 7, scope: !9)
!40 = !DILocation(line: 7, column: 3, scope: !9)
!41 = !DILocation(line: 7, column: 12, scope: !9)
!42 = !DILocation(line: 8, column: 12, scope: !9)
!43 = !DILocation(line: 8, column: 14, scope: !9)
!44 = !DILocation(line: 8, column: 10, scope: !9)
!45 = !DILocation(line: 8, column: 3, scope: !9)
!46 = !DILocation(line: 9, column: 1, scope: !9)
