source_filename = "length_ends_run_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [23 x i8] c"length_ends_run_safe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 7, i32 11 }, { i16, i16, [6 x i8] }* @0 }
@2 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 9, i32 12 }, { i16, i16, [6 x i8] }* @0 }

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
  %call = call i32 @nondet_int(), !dbg !23
  store i32 %call, i32* %n, align 4, !dbg !22
  %1 = load i32, i32* %n, align 4, !dbg !24
  %cmp = icmp sgt i32 %1, 1000, !dbg !26
  br i1 %cmp, label %if.then, label %if.end, !dbg !27

if.then:
  store i32 1, i32* %retval, align 4, !dbg !28
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !28

if.end:
  %2 = load i32, i32* %n, align 4, !dbg !29
  %3 = icmp sgt i32 %2, 0, !dbg !30, !nosanitize !31
  br i1 %3, label %cont, label %handler.vla_bound_not_positive, !dbg !30, !prof !32, !nosanitize !31

handler.vla_bound_not_positive:
  %4 = zext i32 %2 to i64, !dbg !30, !nosanitize !31
  call void @__ubsan_handle_vla_bound_not_positive_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 %4), !dbg !30, !nosanitize !31
  unreachable, !dbg !30, !nosanitize !31

cont:
  %5 = zext i32 %2 to i64, !dbg !30
  %6 = call i8* @llvm.stacksave(), !dbg !30
  store i8* %6, i8** %saved_stack, align 8, !dbg !30
  %vla = alloca i32, i64 %5, align 16, !dbg !30
  store i64 %5, i64* %__vla_expr0, align 8, !dbg !30
  call void @llvm.dbg.declare(metadata i64* %__vla_expr0, metadata !15, metadata !DIExpression()), !dbg !33
  call void @llvm.dbg.declare(metadata i32* %vla, metadata !17, metadata !DIExpression()), !dbg !34
  %arrayidx = getelementptr inbounds i32, i32* %vla, i64 0, !dbg !35
  store i32 1, i32* %arrayidx, align 16, !dbg !36
  %7 = load i32, i32* %n, align 4, !dbg !37
  %8 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %7, i32 1), !dbg !38, !nosanitize !31
  %9 = extractvalue { i32, i1 } %8, 0, !dbg !38, !nosanitize !31
  %10 = extractvalue { i32, i1 } %8, 1, !dbg !38, !nosanitize !31
  %11 = xor i1 %10, true, !dbg !38, !nosanitize !31
  br i1 %11, label %cont1, label %handler.sub_overflow, !dbg !38, !prof !32, !nosanitize !31

handler.sub_overflow:
  %12 = zext i32 %7 to i64, !dbg !38, !nosanitize !31
  call void @__ubsan_handle_sub_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @2 to i8*), i64 %12, i64 1), !dbg !38, !nosanitize !31
  unreachable, !dbg !38, !nosanitize !31

cont1:
  store i32 %9, i32* %retval, align 4, !dbg !39
  store i32 1, i32* %cleanup.dest.slot, align 4
  %13 = load i8*, i8** %saved_stack, align 8, !dbg !40
  call void @llvm.stackrestore(i8* %13), !dbg !40
  br label %cleanup

cleanup:
  %14 = bitcast i32* %n to i8*, !dbg !40
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !40
  %15 = load i32, i32* %retval, align 4, !dbg !40
  ret i32 %15, !dbg !40
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !41 i32 @nondet_int()

declare void @__ubsan_handle_vla_bound_not_positive_abort(i8*, i64)

declare i8* @llvm.stacksave()

declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_sub_overflow_abort(i8*, i64, i64)

declare void @llvm.stackrestore(i8*)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "length_ends_run_safe.c", directory: ".")
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
!17 = !DILocalVariable(name: "all", scope: !9, file: !1, line: 7, type: !18)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: !15)
!21 = !DILocation(line: 5, column: 3, scope: !9)
!22 = !DILocation(line: 5, column: 7, scope: !9)
!23 = !DILocation(line: 5, column: 11, scope: !9)
!24 = !DILocation(line: 6, column: 7, scope: !25)
!25 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!26 = !DILocation(line: 6, column: 9, scope: !25)
!27 = !DILocation(line: 6, column: 7, scope: !9)
!28 = !DILocation(line: 6, column: 17, scope: !25)
!29 = !DILocation(line: 7, column: 11, scope: !9)
!30 = !DILocation(line: 7, column: 3, scope: !9)
!31 = !{}
!32 = !{!"branch_weights", i32 1048575, i32 1}
!33 = !DILocation(line: 0, scope: !9)
!34 = !DILocation(line: 7, column: 7, scope: !9)
!35 = !DILocation(line: 8, column: 3, scope: !9)
!36 = !DILocation(line: 8, column: 10, scope: !9)
!37 = !DILocation(line: 9, column: 10, scope: !9)
!38 = !DILocation(line: 9, column: 12, scope: !9)
!39 = !DILocation(line: 9, column: 3, scope: !9)
!40 = !DILocation(line: 10, column: 1, scope: !9)
!41 = !DISubprogram(name: "nondet_int", scope: !1, file: !1, line: 2, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !31)
