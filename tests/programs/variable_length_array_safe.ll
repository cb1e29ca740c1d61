source_filename = "variable_length_array_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [29 x i8] c"variable_length_array_safe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [29 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [29 x i8]*, i32, i32 } { [29 x i8]* @.src, i32 6, i32 10 }, { i16, i16, [6 x i8] }* @0 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %saved_stack = alloca i8*, align 8
  %__vla_expr0 = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %n, metadata !14, metadata !DIExpression()), !dbg !23
  %call = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !24
  %conv = zext i8 %call to i32, !dbg !24
  %rem = srem i32 %conv, 8, !dbg !25
  %add = add nsw i32 %rem, 1, !dbg !26
  store i32 %add, i32* %n, align 4, !dbg !23
  %1 = load i32, i32* %n, align 4, !dbg !27
  %2 = icmp sgt i32 %1, 0, !dbg !28, !nosanitize !29
  br i1 %2, label %cont, label %handler.vla_bound_not_positive, !dbg !28, !prof !30, !nosanitize !29

handler.vla_bound_not_positive:
  %3 = zext i32 %1 to i64, !dbg !28, !nosanitize !29
  call void @__ubsan_handle_vla_bound_not_positive_abort(i8* bitcast ({ { [29 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 %3), !dbg !28, !nosanitize !29
  unreachable, !dbg !28, !nosanitize !29

cont:
  %4 = zext i32 %1 to i64, !dbg !28
  %5 = call i8* @llvm.stacksave(), !dbg !28
  store i8* %5, i8** %saved_stack, align 8, !dbg !28
  %vla = alloca i8, i64 %4, align 16, !dbg !28
  store i64 %4, i64* %__vla_expr0, align 8, !dbg !28
  call void @llvm.dbg.declare(metadata i64* %__vla_expr0, metadata !15, metadata !DIExpression()), !dbg !31
  call void @llvm.dbg.declare(metadata i8* %vla, metadata !17, metadata !DIExpression()), !dbg !32
  %arrayidx = getelementptr inbounds i8, i8* %vla, i64 0, !dbg !33
  store i8 0, i8* %arrayidx, align 16, !dbg !34
  %6 = load i32, i32* %n, align 4, !dbg !35
  %sub = sub nsw i32 %6, 1, !dbg !36
  %idxprom = sext i32 %sub to i64, !dbg !37
  %arrayidx1 = getelementptr inbounds i8, i8* %vla, i64 %idxprom, !dbg !37
  store i8 1, i8* %arrayidx1, align 1, !dbg !38
  %arrayidx2 = getelementptr inbounds i8, i8* %vla, i64 0, !dbg !39
  %7 = load i8, i8* %arrayidx2, align 16, !dbg !39
  %conv3 = sext i8 %7 to i32, !dbg !39
  store i32 %conv3, i32* %retval, align 4, !dbg !40
  %8 = load i8*, i8** %saved_stack, align 8, !dbg !41
  call void @llvm.stackrestore(i8* %8), !dbg !41
  %9 = bitcast i32* %n to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !41
  %10 = load i32, i32* %retval, align 4, !dbg !41
  ret i32 %10, !dbg !41
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare zeroext i8 @__VERIFIER_nondet_uchar()

declare void @__ubsan_handle_vla_bound_not_positive_abort(i8*, i64)

declare i8* @llvm.stacksave()

declare void @llvm.stackrestore(i8*)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "variable_length_array_safe.c", directory: ".")
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
!13 = !{!14, !15, !17}
!14 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 5, type: !12)
!15 = !DILocalVariable(name: "__vla_expr0", scope: !9, type: !16, flags: DIFlagArtificial)
!16 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!17 = !DILocalVariable(name: "a", scope: !9, file: !1, line: 6, type: !18)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, elements: !20)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!21}
!21 = !DISubrange(count: !15)
!22 = !DILocation(line: 5, column: 3, scope: !9)
!23 = !DILocation(line: 5, column: 7, scope: !9)
!24 = !DILocation(line: 5, column: 11, scope: !9)
!25 = !DILocation(line: 5, column: 37, scope: !9)
!26 = !DILocation(line: 5, column: 41, scope: !9)
!27 = !DILocation(line: 6, column: 10, scope: !9)
!28 = !DILocation(line: 6, column: 3, scope: !9)
!29 = !{}
!30 = !{!"branch_weights", i32 1048575, i32 1}
!31 = !DILocation(line: 0, scope: !9)
!32 = !DILocation(line: 6, column: 8, scope: !9)
!33 = !DILocation(line: 7, column: 3, scope: !9)
!34 = !DILocation(line: 7, column: 8, scope: !9)
!35 = !DILocation(line: 8, column: 5, scope: !9)
!36 = !DILocation(line: 8, column: 7, scope: !9)
!37 = !DILocation(line: 8, column: 3, scope: !9)
!38 = !DILocation(line: 8, column: 12, scope: !9)
!39 = !DILocation(line: 9, column: 10, scope: !9)
!40 = !DILocation(line: 9, column: 3, scope: !9)
!41 = !DILocation(line: 10, column: 1, scope: !9)
