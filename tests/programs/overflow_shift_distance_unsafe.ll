source_filename = "overflow_shift_distance_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [33 x i8] c"overflow_shift_distance_unsafe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [15 x i8] } { i16 0, i16 10, [15 x i8] c"'unsigned int'\00" }
@1 = private unnamed_addr global { { [33 x i8]*, i32, i32 }, { i16, i16, [15 x i8] }*, { i16, i16, [15 x i8] }* } { { [33 x i8]*, i32, i32 } { [33 x i8]* @.src, i32 6, i32 11 }, { i16, i16, [15 x i8] }* @0, { i16, i16, [15 x i8] }* @0 }
@2 = private unnamed_addr global { { [33 x i8]*, i32, i32 }, { i16, i16, [15 x i8] }*, { i16, i16, [15 x i8] }* } { { [33 x i8]*, i32, i32 } { [33 x i8]* @.src, i32 6, i32 20 }, { i16, i16, [15 x i8] }* @0, { i16, i16, [15 x i8] }* @0 }
@3 = private unnamed_addr constant { i16, i16, [12 x i8] } { i16 0, i16 13, [12 x i8] c"'long long'\00" }
@4 = private unnamed_addr global { { [33 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }*, { i16, i16, [15 x i8] }* } { { [33 x i8]*, i32, i32 } { [33 x i8]* @.src, i32 7, i32 38 }, { i16, i16, [12 x i8] }* @3, { i16, i16, [15 x i8] }* @0 }
@5 = private unnamed_addr global { { [33 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }*, { i16, i16, [15 x i8] }* } { { [33 x i8]*, i32, i32 } { [33 x i8]* @.src, i32 8, i32 12 }, { i16, i16, [12 x i8] }* @3, { i16, i16, [15 x i8] }* @0 }

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %n = alloca i32, align 4
  %y = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %x, metadata !16, metadata !DIExpression()), !dbg !23
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !24
  store i32 %call, i32* %x, align 4, !dbg !23
  %1 = bitcast i32* %n to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %n, metadata !18, metadata !DIExpression()), !dbg !25
  %call1 = call i32 @__VERIFIER_nondet_uint(), !dbg !26
  store i32 %call1, i32* %n, align 4, !dbg !25
  %2 = load i32, i32* %n, align 4, !dbg !27
  %cmp = icmp ult i32 %2, 32, !dbg !28
  br i1 %cmp, label %if.then, label %if.end, !dbg !29

if.then:
  %3 = load i32, i32* %x, align 4, !dbg !30
  %4 = load i32, i32* %n, align 4, !dbg !31
  %5 = icmp ule i32 %4, 31, !dbg !32, !nosanitize !33
  br i1 %5, label %cont, label %handler.shift_out_of_bounds, !dbg !32, !prof !34, !nosanitize !33

handler.shift_out_of_bounds:
  %6 = zext i32 %3 to i64, !dbg !32, !nosanitize !33
  %7 = zext i32 %4 to i64, !dbg !32, !nosanitize !33
  call void @__ubsan_handle_shift_out_of_bounds_abort(i8* bitcast ({ { [33 x i8]*, i32, i32 }, { i16, i16, [15 x i8] }*, { i16, i16, [15 x i8] }* }* @1 to i8*), i64 %6, i64 %7), !dbg !32, !nosanitize !33
  unreachable, !dbg !32, !nosanitize !33

cont:
  %shl = shl i32 %3, %4, !dbg !32
  %8 = load i32, i32* %x, align 4, !dbg !35
  %9 = load i32, i32* %n, align 4, !dbg !36
  %sub = sub i32 32, %9, !dbg !37
  %10 = icmp ule i32 %sub, 31, !dbg !38, !nosanitize !33
  br i1 %10, label %cont3, label %handler.shift_out_of_bounds2, !dbg !38, !prof !34, !nosanitize !33

handler.shift_out_of_bounds2:
  %11 = zext i32 %8 to i64, !dbg !38, !nosanitize !33
  %12 = zext i32 %sub to i64, !dbg !38, !nosanitize !33
  call void @__ubsan_handle_shift_out_of_bounds_abort(i8* bitcast ({ { [33 x i8]*, i32, i32 }, { i16, i16, [15 x i8] }*, { i16, i16, [15 x i8] }* }* @2 to i8*), i64 %11, i64 %12), !dbg !38, !nosanitize !33
  unreachable, !dbg !38, !nosanitize !33

cont3:
  %shr = lshr i32 %8, %sub, !dbg !38
  %or = or i32 %shl, %shr, !dbg !39
  store i32 %or, i32* %x, align 4, !dbg !40
  %13 = bitcast i64* %y to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %13), !dbg !41
  call void @llvm.dbg.declare(metadata i64* %y, metadata !19, metadata !DIExpression()), !dbg !42
  %14 = load i32, i32* %x, align 4, !dbg !43
  %and = and i32 %14, 7, !dbg !44
  %conv = zext i32 %and to i64, !dbg !45
  %15 = load i32, i32* %n, align 4, !dbg !46
  %sh_prom = zext i32 %15 to i64, !dbg !47
  %16 = icmp ule i32 %15, 63, !dbg !47, !nosanitize !33
  br i1 %16, label %check, label %cont4, !dbg !47, !nosanitize !33

check:
  %shl.zeros = sub nuw nsw i64 63, %sh_prom, !dbg !47, !nosanitize !33
  %shl.check = lshr i64 %conv, %shl.zeros, !dbg !47, !nosanitize !33
  %17 = icmp eq i64 %shl.check, 0, !dbg !47, !nosanitize !33
  br label %cont4, !dbg !47, !nosanitize !33

cont4:
  %18 = phi i1 [ true, %cont3 ], [ %17, %check ], !dbg !47, !nosanitize !33
  %19 = and i1 %16, %18, !dbg !47, !nosanitize !33
  br i1 %19, label %cont6, label %handler.shift_out_of_bounds5, !dbg !47, !prof !34, !nosanitize !33

handler.shift_out_of_bounds5:
  %20 = zext i32 %15 to i64, !dbg !47, !nosanitize !33
  call void @__ubsan_handle_shift_out_of_bounds_abort(i8* bitcast ({ { [33 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }*, { i16, i16, [15 x i8] }* }* @4 to i8*), i64 %conv, i64 %20), !dbg !47, !nosanitize !33
  unreachable, !dbg !47, !nosanitize !33

cont6:
  %shl7 = shl i64 %conv, %sh_prom, !dbg !47
  store i64 %shl7, i64* %y, align 8, !dbg !42
  %21 = load i64, i64* %y, align 8, !dbg !48
  %22 = load i32, i32* %n, align 4, !dbg !49
  %sh_prom8 = zext i32 %22 to i64, !dbg !50
  %23 = icmp ule i64 %sh_prom8, 63, !dbg !50, !nosanitize !33
  br i1 %23, label %cont10, label %handler.shift_out_of_bounds9, !dbg !50, !prof !34, !nosanitize !33

handler.shift_out_of_bounds9:
  %24 = zext i32 %22 to i64, !dbg !50, !nosanitize !33
  call void @__ubsan_handle_shift_out_of_bounds_abort(i8* bitcast ({ { [33 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }*, { i16, i16, [15 x i8] }* }* @5 to i8*), i64 %21, i64 %24), !dbg !50, !nosanitize !33
  unreachable, !dbg !50, !nosanitize !33

cont10:
  %shr11 = ashr i64 %21, %sh_prom8, !dbg !50
  %25 = load i32, i32* %x, align 4, !dbg !51
  %conv12 = zext i32 %25 to i64, !dbg !51
  %xor = xor i64 %conv12, %shr11, !dbg !51
  %conv13 = trunc i64 %xor to i32, !dbg !51
  store i32 %conv13, i32* %x, align 4, !dbg !51
  %26 = bitcast i64* %y to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %26), !dbg !52
  br label %if.end, !dbg !53

if.end:
  %27 = load i32, i32* %x, align 4, !dbg !54
  %and14 = and i32 %27, 1, !dbg !55
  %28 = bitcast i32* %n to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %28), !dbg !56
  %29 = bitcast i32* %x to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %29), !dbg !56
  ret i32 %and14, !dbg !57
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare void @__ubsan_handle_shift_out_of_bounds_abort(i8*, i64, i64)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "overflow_shift_distance_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
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
!15 = !{!16, !18, !19}
!16 = !DILocalVariable(name: "x", scope: !11, file: !1, line: 4, type: !17)
!17 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!18 = !DILocalVariable(name: "n", scope: !11, file: !1, line: 4, type: !17)
!19 = !DILocalVariable(name: "y", scope: !20, file: !1, line: 7, type: !3)
!20 = distinct !DILexicalBlock(scope: !21, file: !1, line: 5, column: 15)
!21 = distinct !DILexicalBlock(scope: !11, file: !1, line: 5, column: 7)
!22 = !DILocation(line: 4, column: 3, scope: !11)
!23 = !DILocation(line: 4, column: 12, scope: !11)
!24 = !DILocation(line: 4, column: 16, scope: !11)
!25 = !DILocation(line: 4, column: 42, scope: !11)
!26 = !DILocation(line: 4, column: 46, scope: !11)
!27 = !DILocation(line: 5, column: 7, scope: !21)
!28 = !DILocation(line: 5, column: 9, scope: !21)
!29 = !DILocation(line: 5, column: 7, scope: !11)
!30 = !DILocation(line: 6, column: 9, scope: !20)
!31 = !DILocation(line: 6, column: 14, scope: !20)
!32 = !DILocation(line: 6, column: 11, scope: !20)
!33 = !{}
!34 = !{!"branch_weights", i32 1048575, i32 1}
!35 = !DILocation(line: 6, column: 18, scope: !20)
!36 = !DILocation(line: 6, column: 29, scope: !20)
!37 = !DILocation(line: 6, column: 27, scope: !20)
!38 = !DILocation(line: 6, column: 20, scope: !20)
!39 = !DILocation(line: 6, column: 16, scope: !20)
!40 = !DILocation(line: 6, column: 7, scope: !20)
!41 = !DILocation(line: 7, column: 5, scope: !20)
!42 = !DILocation(line: 7, column: 15, scope: !20)
!43 = !DILocation(line: 7, column: 31, scope: !20)
!44 = !DILocation(line: 7, column: 33, scope: !20)
!45 = !DILocation(line: 7, column: 19, scope: !20)
!46 = !DILocation(line: 7, column: 41, scope: !20)
!47 = !DILocation(line: 7, column: 38, scope: !20)
!48 = !DILocation(line: 8, column: 10, scope: !20)
!49 = !DILocation(line: 8, column: 15, scope: !20)
!50 = !DILocation(line: 8, column: 12, scope: !20)
!51 = !DILocation(line: 8, column: 7, scope: !20)
!52 = !DILocation(line: 9, column: 3, scope: !21)
!53 = !DILocation(line: 9, column: 3, scope: !20)
!54 = !DILocation(line: 10, column: 10, scope: !11)
!55 = !DILocation(line: 10, column: 12, scope: !11)
!56 = !DILocation(line: 11, column: 1, scope: !11)
!57 = !DILocation(line: 10, column: 3, scope: !11)
