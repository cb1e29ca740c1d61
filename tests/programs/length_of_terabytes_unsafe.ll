source_filename = "length_of_terabytes_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [29 x i8] c"length_of_terabytes_unsafe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [7 x i8] } { i16 0, i16 13, [7 x i8] c"'long'\00" }
@1 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@2 = private unnamed_addr global { { [29 x i8]*, i32, i32 }, { i16, i16, [7 x i8] }*, { i16, i16, [6 x i8] }* } { { [29 x i8]*, i32, i32 } { [29 x i8]* @.src, i32 7, i32 25 }, { i16, i16, [7 x i8] }* @0, { i16, i16, [6 x i8] }* @1 }
@3 = private unnamed_addr global { { [29 x i8]*, i32, i32 }, { i16, i16, [7 x i8] }* } { { [29 x i8]*, i32, i32 } { [29 x i8]* @.src, i32 8, i32 12 }, { i16, i16, [7 x i8] }* @0 }
@4 = private unnamed_addr global { { [29 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [29 x i8]*, i32, i32 } { [29 x i8]* @.src, i32 10, i32 12 }, { i16, i16, [6 x i8] }* @1 }
@5 = private unnamed_addr global { { [29 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [29 x i8]*, i32, i32 } { [29 x i8]* @.src, i32 10, i32 25 }, { i16, i16, [6 x i8] }* @1 }

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %length = alloca i64, align 8
  %saved_stack = alloca i8*, align 8
  %__vla_expr0 = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %n, metadata !16, metadata !DIExpression()), !dbg !26
  %call = call i32 @nondet_int(), !dbg !27
  store i32 %call, i32* %n, align 4, !dbg !26
  %1 = load i32, i32* %n, align 4, !dbg !28
  %cmp = icmp slt i32 %1, 1, !dbg !30
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !31

lor.lhs.false:
  %2 = load i32, i32* %n, align 4, !dbg !32
  %cmp1 = icmp sgt i32 %2, 10, !dbg !33
  br i1 %cmp1, label %if.then, label %if.end, !dbg !34

if.then:
  store i32 0, i32* %retval, align 4, !dbg !35
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !35

if.end:
  %3 = bitcast i64* %length to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !36
  call void @llvm.dbg.declare(metadata i64* %length, metadata !17, metadata !DIExpression()), !dbg !37
  %4 = load i32, i32* %n, align 4, !dbg !38
  %conv = sext i32 %4 to i64, !dbg !39
  br i1 true, label %check, label %cont, !dbg !40, !nosanitize !41

check:
  %shl.check = lshr i64 %conv, 23, !dbg !40, !nosanitize !41
  %5 = icmp eq i64 %shl.check, 0, !dbg !40, !nosanitize !41
  br label %cont, !dbg !40, !nosanitize !41

cont:
  %6 = phi i1 [ true, %if.end ], [ %5, %check ], !dbg !40, !nosanitize !41
  %7 = and i1 true, %6, !dbg !40, !nosanitize !41
  br i1 %7, label %cont2, label %handler.shift_out_of_bounds, !dbg !40, !prof !42, !nosanitize !41

handler.shift_out_of_bounds:
  call void @__ubsan_handle_shift_out_of_bounds_abort(i8* bitcast ({ { [29 x i8]*, i32, i32 }, { i16, i16, [7 x i8] }*, { i16, i16, [6 x i8] }* }* @2 to i8*), i64 %conv, i64 40), !dbg !40, !nosanitize !41
  unreachable, !dbg !40, !nosanitize !41

cont2:
  %shl = shl i64 %conv, 40, !dbg !40
  store i64 %shl, i64* %length, align 8, !dbg !37
  %8 = load i64, i64* %length, align 8, !dbg !43
  %9 = icmp sgt i64 %8, 0, !dbg !44, !nosanitize !41
  br i1 %9, label %cont3, label %handler.vla_bound_not_positive, !dbg !44, !prof !42, !nosanitize !41

handler.vla_bound_not_positive:
  call void @__ubsan_handle_vla_bound_not_positive_abort(i8* bitcast ({ { [29 x i8]*, i32, i32 }, { i16, i16, [7 x i8] }* }* @3 to i8*), i64 %8), !dbg !44, !nosanitize !41
  unreachable, !dbg !44, !nosanitize !41

cont3:
  %10 = call i8* @llvm.stacksave(), !dbg !44
  store i8* %10, i8** %saved_stack, align 8, !dbg !44
  %vla = alloca i8, i64 %8, align 16, !dbg !44
  store i64 %8, i64* %__vla_expr0, align 8, !dbg !44
  call void @llvm.dbg.declare(metadata i64* %__vla_expr0, metadata !18, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.declare(metadata i8* %vla, metadata !20, metadata !DIExpression()), !dbg !46
  %arrayidx = getelementptr inbounds i8, i8* %vla, i64 0, !dbg !47
  store i8 1, i8* %arrayidx, align 16, !dbg !48
  %11 = load i32, i32* %n, align 4, !dbg !49
  %12 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %11, i32 2147483647), !dbg !50, !nosanitize !41
  %13 = extractvalue { i32, i1 } %12, 0, !dbg !50, !nosanitize !41
  %14 = extractvalue { i32, i1 } %12, 1, !dbg !50, !nosanitize !41
  %15 = xor i1 %14, true, !dbg !50, !nosanitize !41
  br i1 %15, label %cont4, label %handler.add_overflow, !dbg !50, !prof !42, !nosanitize !41

handler.add_overflow:
  %16 = zext i32 %11 to i64, !dbg !50, !nosanitize !41
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [29 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @4 to i8*), i64 %16, i64 2147483647), !dbg !50, !nosanitize !41
  unreachable, !dbg !50, !nosanitize !41

cont4:
  %arrayidx5 = getelementptr inbounds i8, i8* %vla, i64 0, !dbg !51
  %17 = load i8, i8* %arrayidx5, align 16, !dbg !51
  %conv6 = sext i8 %17 to i32, !dbg !51
  %18 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %13, i32 %conv6), !dbg !52, !nosanitize !41
  %19 = extractvalue { i32, i1 } %18, 0, !dbg !52, !nosanitize !41
  %20 = extractvalue { i32, i1 } %18, 1, !dbg !52, !nosanitize !41
  %21 = xor i1 %20, true, !dbg !52, !nosanitize !41
  br i1 %21, label %cont7, label %handler.sub_overflow, !dbg !52, !prof !42, !nosanitize !41

handler.sub_overflow:
  %22 = zext i32 %13 to i64, !dbg !52, !nosanitize !41
  %23 = zext i32 %conv6 to i64, !dbg !52, !nosanitize !41
  call void @__ubsan_handle_sub_overflow_abort(i8* bitcast ({ { [29 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @5 to i8*), i64 %22, i64 %23), !dbg !52, !nosanitize !41
  unreachable, !dbg !52, !nosanitize !41

cont7:
  store i32 %19, i32* %retval, align 4, !dbg !53
  store i32 1, i32* %cleanup.dest.slot, align 4
  %24 = load i8*, i8** %saved_stack, align 8, !dbg !54
  call void @llvm.stackrestore(i8* %24), !dbg !54
  %25 = bitcast i64* %length to i8*, !dbg !54
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %25), !dbg !54
  br label %cleanup

cleanup:
  %26 = bitcast i32* %n to i8*, !dbg !54
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %26), !dbg !54
  %27 = load i32, i32* %retval, align 4, !dbg !54
  ret i32 %27, !dbg !54
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !55 i32 @nondet_int()

declare void @__ubsan_handle_shift_out_of_bounds_abort(i8*, i64, i64)

declare void @__ubsan_handle_vla_bound_not_positive_abort(i8*, i64)

declare i8* @llvm.stacksave()

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_add_overflow_abort(i8*, i64, i64)

declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_sub_overflow_abort(i8*, i64, i64)

declare void @llvm.stackrestore(i8*)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "length_of_terabytes_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
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
!15 = !{!16, !17, !18, !20}
!16 = !DILocalVariable(name: "n", scope: !11, file: !1, line: 5, type: !14)
!17 = !DILocalVariable(name: "length", scope: !11, file: !1, line: 7, type: !3)
!18 = !DILocalVariable(name: "__vla_expr0", scope: !11, type: !19, flags: DIFlagArtificial)
!19 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!20 = !DILocalVariable(name: "all", scope: !11, file: !1, line: 8, type: !21)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, elements: !23)
!22 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!23 = !{!24}
!24 = !DISubrange(count: !18)
!25 = !DILocation(line: 5, column: 3, scope: !11)
!26 = !DILocation(line: 5, column: 7, scope: !11)
!27 = !DILocation(line: 5, column: 11, scope: !11)
!28 = !DILocation(line: 6, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !11, file: !1, line: 6, column: 7)
!30 = !DILocation(line: 6, column: 9, scope: !29)
!31 = !DILocation(line: 6, column: 13, scope: !29)
!32 = !DILocation(line: 6, column: 16, scope: !29)
!33 = !DILocation(line: 6, column: 18, scope: !29)
!34 = !DILocation(line: 6, column: 7, scope: !11)
!35 = !DILocation(line: 6, column: 24, scope: !29)
!36 = !DILocation(line: 7, column: 3, scope: !11)
!37 = !DILocation(line: 7, column: 8, scope: !11)
!38 = !DILocation(line: 7, column: 23, scope: !11)
!39 = !DILocation(line: 7, column: 17, scope: !11)
!40 = !DILocation(line: 7, column: 25, scope: !11)
!41 = !{}
!42 = !{!"branch_weights", i32 1048575, i32 1}
!43 = !DILocation(line: 8, column: 12, scope: !11)
!44 = !DILocation(line: 8, column: 3, scope: !11)
!45 = !DILocation(line: 0, scope: !11)
!46 = !DILocation(line: 8, column: 8, scope: !11)
!47 = !DILocation(line: 9, column: 3, scope: !11)
!48 = !DILocation(line: 9, column: 10, scope: !11)
!49 = !DILocation(line: 10, column: 10, scope: !11)
!50 = !DILocation(line: 10, column: 12, scope: !11)
!51 = !DILocation(line: 10, column: 27, scope: !11)
!52 = !DILocation(line: 10, column: 25, scope: !11)
!53 = !DILocation(line: 10, column: 3, scope: !11)
!54 = !DILocation(line: 11, column: 1, scope: !11)
!55 = !DISubprogram(name: "nondet_int", scope: !1, file: !1, line: 2, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !41)
