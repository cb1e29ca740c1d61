source_filename = "overflow_shift_sign_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [27 x i8] c"overflow_shift_sign_safe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [15 x i8] } { i16 0, i16 10, [15 x i8] c"'unsigned int'\00" }
@1 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@2 = private unnamed_addr global { { [27 x i8]*, i32, i32 }, { i16, i16, [15 x i8] }*, { i16, i16, [6 x i8] }* } { { [27 x i8]*, i32, i32 } { [27 x i8]* @.src, i32 5, i32 21 }, { i16, i16, [15 x i8] }* @0, { i16, i16, [6 x i8] }* @1 }
@3 = private unnamed_addr global { { [27 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }*, { i16, i16, [6 x i8] }* } { { [27 x i8]*, i32, i32 } { [27 x i8]* @.src, i32 6, i32 23 }, { i16, i16, [6 x i8] }* @1, { i16, i16, [6 x i8] }* @1 }
@4 = private unnamed_addr global { { [27 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }*, { i16, i16, [6 x i8] }* } { { [27 x i8]*, i32, i32 } { [27 x i8]* @.src, i32 7, i32 7 }, { i16, i16, [6 x i8] }* @1, { i16, i16, [6 x i8] }* @1 }
@5 = private unnamed_addr global { { [27 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }*, { i16, i16, [6 x i8] }* } { { [27 x i8]*, i32, i32 } { [27 x i8]* @.src, i32 8, i32 18 }, { i16, i16, [6 x i8] }* @1, { i16, i16, [6 x i8] }* @1 }
@6 = private unnamed_addr global { { [27 x i8]*, i32, i32 }, { i16, i16, [15 x i8] }*, { i16, i16, [6 x i8] }* } { { [27 x i8]*, i32, i32 } { [27 x i8]* @.src, i32 8, i32 37 }, { i16, i16, [15 x i8] }* @0, { i16, i16, [6 x i8] }* @1 }
@7 = private unnamed_addr global { { [27 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [27 x i8]*, i32, i32 } { [27 x i8]* @.src, i32 8, i32 25 }, { i16, i16, [6 x i8] }* @1 }

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %top = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata i32* %x, metadata !14, metadata !DIExpression()), !dbg !18
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !19
  store i32 %call, i32* %x, align 4, !dbg !18
  %1 = bitcast i32* %top to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %top, metadata !15, metadata !DIExpression()), !dbg !21
  br i1 true, label %cont, label %handler.shift_out_of_bounds, !dbg !22, !prof !23, !nosanitize !24

handler.shift_out_of_bounds:
  call void @__ubsan_handle_shift_out_of_bounds_abort(i8* bitcast ({ { [27 x i8]*, i32, i32 }, { i16, i16, [15 x i8] }*, { i16, i16, [6 x i8] }* }* @2 to i8*), i64 1, i64 31), !dbg !22, !nosanitize !24
  unreachable, !dbg !22, !nosanitize !24

cont:
  store i32 -2147483648, i32* %top, align 4, !dbg !21
  %2 = load i32, i32* %x, align 4, !dbg !25
  %cmp = icmp sge i32 %2, 0, !dbg !27
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !28

land.lhs.true:
  %3 = load i32, i32* %x, align 4, !dbg !29
  br i1 true, label %check, label %cont1, !dbg !30, !nosanitize !24

check:
  br label %cont1, !dbg !30, !nosanitize !24

cont1:
  %4 = phi i1 [ true, %land.lhs.true ], [ true, %check ], !dbg !30, !nosanitize !24
  %5 = and i1 true, %4, !dbg !30, !nosanitize !24
  br i1 %5, label %cont3, label %handler.shift_out_of_bounds2, !dbg !30, !prof !23, !nosanitize !24

handler.shift_out_of_bounds2:
  call void @__ubsan_handle_shift_out_of_bounds_abort(i8* bitcast ({ { [27 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }*, { i16, i16, [6 x i8] }* }* @3 to i8*), i64 1, i64 10), !dbg !30, !nosanitize !24
  unreachable, !dbg !30, !nosanitize !24

cont3:
  %cmp4 = icmp slt i32 %3, 1024, !dbg !31
  br i1 %cmp4, label %if.then, label %if.end, !dbg !32

if.then:
  %6 = load i32, i32* %x, align 4, !dbg !33
  br i1 true, label %check5, label %cont6, !dbg !33, !nosanitize !24

check5:
  %shl.check = lshr i32 %6, 11, !dbg !33, !nosanitize !24
  %7 = icmp eq i32 %shl.check, 0, !dbg !33, !nosanitize !24
  br label %cont6, !dbg !33, !nosanitize !24

cont6:
  %8 = phi i1 [ true, %if.then ], [ %7, %check5 ], !dbg !33, !nosanitize !24
  %9 = and i1 true, %8, !dbg !33, !nosanitize !24
  br i1 %9, label %cont8, label %handler.shift_out_of_bounds7, !dbg !33, !prof !23, !nosanitize !24

handler.shift_out_of_bounds7:
  %10 = zext i32 %6 to i64, !dbg !33, !nosanitize !24
  call void @__ubsan_handle_shift_out_of_bounds_abort(i8* bitcast ({ { [27 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }*, { i16, i16, [6 x i8] }* }* @4 to i8*), i64 %10, i64 20), !dbg !33, !nosanitize !24
  unreachable, !dbg !33, !nosanitize !24

cont8:
  %shl = shl i32 %6, 20, !dbg !33
  store i32 %shl, i32* %x, align 4, !dbg !33
  br label %if.end, !dbg !34

if.end:
  %11 = load i32, i32* %x, align 4, !dbg !35
  br i1 true, label %check9, label %cont10, !dbg !36, !nosanitize !24

check9:
  br label %cont10, !dbg !36, !nosanitize !24

cont10:
  %12 = phi i1 [ true, %if.end ], [ true, %check9 ], !dbg !36, !nosanitize !24
  %13 = and i1 true, %12, !dbg !36, !nosanitize !24
  br i1 %13, label %cont12, label %handler.shift_out_of_bounds11, !dbg !36, !prof !23, !nosanitize !24

handler.shift_out_of_bounds11:
  call void @__ubsan_handle_shift_out_of_bounds_abort(i8* bitcast ({ { [27 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }*, { i16, i16, [6 x i8] }* }* @5 to i8*), i64 1, i64 30), !dbg !36, !nosanitize !24
  unreachable, !dbg !36, !nosanitize !24

cont12:
  %14 = load i32, i32* %top, align 4, !dbg !37
  br i1 true, label %cont14, label %handler.shift_out_of_bounds13, !dbg !38, !prof !23, !nosanitize !24

handler.shift_out_of_bounds13:
  %15 = zext i32 %14 to i64, !dbg !38, !nosanitize !24
  call void @__ubsan_handle_shift_out_of_bounds_abort(i8* bitcast ({ { [27 x i8]*, i32, i32 }, { i16, i16, [15 x i8] }*, { i16, i16, [6 x i8] }* }* @6 to i8*), i64 %15, i64 31), !dbg !38, !nosanitize !24
  unreachable, !dbg !38, !nosanitize !24

cont14:
  %shr = lshr i32 %14, 31, !dbg !38
  %16 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 1073741824, i32 %shr), !dbg !39, !nosanitize !24
  %17 = extractvalue { i32, i1 } %16, 0, !dbg !39, !nosanitize !24
  %18 = extractvalue { i32, i1 } %16, 1, !dbg !39, !nosanitize !24
  %19 = xor i1 %18, true, !dbg !39, !nosanitize !24
  br i1 %19, label %cont15, label %handler.add_overflow, !dbg !39, !prof !23, !nosanitize !24

handler.add_overflow:
  %20 = zext i32 %shr to i64, !dbg !39, !nosanitize !24
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [27 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @7 to i8*), i64 1073741824, i64 %20), !dbg !39, !nosanitize !24
  unreachable, !dbg !39, !nosanitize !24

cont15:
  %cmp16 = icmp eq i32 %11, %17, !dbg !40
  %conv = zext i1 %cmp16 to i32, !dbg !40
  %21 = bitcast i32* %top to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !41
  %22 = bitcast i32* %x to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !41
  ret i32 %conv, !dbg !42
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @__ubsan_handle_shift_out_of_bounds_abort(i8*, i64, i64)

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_add_overflow_abort(i8*, i64, i64)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "overflow_shift_sign_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!12 = !DISubroutineType(types: !2)
!13 = !{!14, !15}
!14 = !DILocalVariable(name: "x", scope: !11, file: !1, line: 4, type: !3)
!15 = !DILocalVariable(name: "top", scope: !11, file: !1, line: 5, type: !16)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !DILocation(line: 4, column: 3, scope: !11)
!18 = !DILocation(line: 4, column: 7, scope: !11)
!19 = !DILocation(line: 4, column: 11, scope: !11)
!20 = !DILocation(line: 5, column: 3, scope: !11)
!21 = !DILocation(line: 5, column: 12, scope: !11)
!22 = !DILocation(line: 5, column: 21, scope: !11)
!23 = !{!"branch_weights", i32 1048575, i32 1}
!24 = !{}
!25 = !DILocation(line: 6, column: 7, scope: !26)
!26 = distinct !DILexicalBlock(scope: !11, file: !1, line: 6, column: 7)
!27 = !DILocation(line: 6, column: 9, scope: !26)
!28 = !DILocation(line: 6, column: 14, scope: !26)
!29 = !DILocation(line: 6, column: 17, scope: !26)
!30 = !DILocation(line: 6, column: 23, scope: !26)
!31 = !DILocation(line: 6, column: 19, scope: !26)
!32 = !DILocation(line: 6, column: 7, scope: !11)
!33 = !DILocation(line: 7, column: 7, scope: !26)
!34 = !DILocation(line: 7, column: 5, scope: !26)
!35 = !DILocation(line: 8, column: 10, scope: !11)
!36 = !DILocation(line: 8, column: 18, scope: !11)
!37 = !DILocation(line: 8, column: 33, scope: !11)
!38 = !DILocation(line: 8, column: 37, scope: !11)
!39 = !DILocation(line: 8, column: 25, scope: !11)
!40 = !DILocation(line: 8, column: 12, scope: !11)
!41 = !DILocation(line: 9, column: 1, scope: !11)
!42 = !DILocation(line: 8, column: 3, scope: !11)
