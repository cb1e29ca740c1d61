source_filename = "sum_after_choice_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@number = external global i32, align 4
@.src = private unnamed_addr constant [26 x i8] c"sum_after_choice_unsafe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }*, { i16, i16, [6 x i8] }* } { { [26 x i8]*, i32, i32 } { [26 x i8]* @.src, i32 9, i32 35 }, { i16, i16, [6 x i8] }* @0, { i16, i16, [6 x i8] }* @0 }
@kept = dso_local global i32 0, align 4, !dbg !0
@2 = private unnamed_addr global { { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [26 x i8]*, i32, i32 } { [26 x i8]* @.src, i32 11, i32 9 }, { i16, i16, [6 x i8] }* @0 }
@3 = private unnamed_addr global { { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }*, { i16, i16, [6 x i8] }* } { { [26 x i8]*, i32, i32 } { [26 x i8]* @.src, i32 12, i32 15 }, { i16, i16, [6 x i8] }* @0, { i16, i16, [6 x i8] }* @0 }

define dso_local i32 @main() !dbg !13 {
entry:
  %retval = alloca i32, align 4
  %place = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32** %place to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata i32** %place, metadata !17, metadata !DIExpression()), !dbg !20
  %call = call i32* @given(), !dbg !21
  store i32* %call, i32** %place, align 8, !dbg !20
  %1 = load i32, i32* @number, align 4, !dbg !22
  %tobool = icmp ne i32 %1, 0, !dbg !22
  br i1 %tobool, label %if.then, label %if.end4, !dbg !24

if.then:
  %2 = load i32*, i32** %place, align 8, !dbg !25
  %tobool1 = icmp ne i32* %2, null, !dbg !25
  br i1 %tobool1, label %if.then2, label %if.end, !dbg !28

if.then2:
  %3 = load i32, i32* @number, align 4, !dbg !29
  %4 = load i32*, i32** %place, align 8, !dbg !30
  %5 = load i32, i32* %4, align 4, !dbg !31
  %and = and i32 %5, 7, !dbg !32
  %6 = icmp ule i32 %and, 31, !dbg !33, !nosanitize !34
  br i1 %6, label %check, label %cont, !dbg !33, !nosanitize !34

check:
  %shl.zeros = sub nuw nsw i32 31, %and, !dbg !33, !nosanitize !34
  %shl.check = lshr i32 0, %shl.zeros, !dbg !33, !nosanitize !34
  %7 = icmp eq i32 %shl.check, 0, !dbg !33, !nosanitize !34
  br label %cont, !dbg !33, !nosanitize !34

cont:
  %8 = phi i1 [ true, %if.then2 ], [ %7, %check ], !dbg !33, !nosanitize !34
  %9 = and i1 %6, %8, !dbg !33, !nosanitize !34
  br i1 %9, label %cont3, label %handler.shift_out_of_bounds, !dbg !33, !prof !35, !nosanitize !34

handler.shift_out_of_bounds:
  %10 = zext i32 %and to i64, !dbg !33, !nosanitize !34
  call void @__ubsan_handle_shift_out_of_bounds_abort(i8* bitcast ({ { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }*, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 0, i64 %10), !dbg !33, !nosanitize !34
  unreachable, !dbg !33, !nosanitize !34

cont3:
  %shl = shl i32 0, %and, !dbg !33
  %or = or i32 %3, %shl, !dbg !36
  store i32 %or, i32* @kept, align 4, !dbg !37
  br label %if.end, !dbg !38

if.end:
  br label %if.end4, !dbg !39

if.end4:
  %11 = load i32, i32* @number, align 4, !dbg !40
  %12 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %11, i32 1), !dbg !40, !nosanitize !34
  %13 = extractvalue { i32, i1 } %12, 0, !dbg !40, !nosanitize !34
  %14 = extractvalue { i32, i1 } %12, 1, !dbg !40, !nosanitize !34
  %15 = xor i1 %14, true, !dbg !40, !nosanitize !34
  br i1 %15, label %cont5, label %handler.add_overflow, !dbg !40, !prof !35, !nosanitize !34

handler.add_overflow:
  %16 = zext i32 %11 to i64, !dbg !40, !nosanitize !34
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @2 to i8*), i64 %16, i64 1), !dbg !40, !nosanitize !34
  unreachable, !dbg !40, !nosanitize !34

cont5:
  store i32 %13, i32* @number, align 4, !dbg !40
  %17 = load i32, i32* @kept, align 4, !dbg !41
  %18 = load i32, i32* @number, align 4, !dbg !42
  %and6 = and i32 %18, 15, !dbg !43
  %19 = icmp ule i32 %and6, 31, !dbg !44, !nosanitize !34
  br i1 %19, label %cont8, label %handler.shift_out_of_bounds7, !dbg !44, !prof !35, !nosanitize !34

handler.shift_out_of_bounds7:
  %20 = zext i32 %17 to i64, !dbg !44, !nosanitize !34
  %21 = zext i32 %and6 to i64, !dbg !44, !nosanitize !34
  call void @__ubsan_handle_shift_out_of_bounds_abort(i8* bitcast ({ { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }*, { i16, i16, [6 x i8] }* }* @3 to i8*), i64 %20, i64 %21), !dbg !44, !nosanitize !34
  unreachable, !dbg !44, !nosanitize !34

cont8:
  %shr = ashr i32 %17, %and6, !dbg !44
  %22 = bitcast i32** %place to i8*, !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %22), !dbg !45
  ret i32 %shr, !dbg !46
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !47 i32* @given()

declare void @__ubsan_handle_shift_out_of_bounds_abort(i8*, i64, i64)

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_add_overflow_abort(i8*, i64, i64)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 5, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sum_after_choice_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!5}
!16 = !{!17}
!17 = !DILocalVariable(name: "place", scope: !13, file: !3, line: 7, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!19 = !DILocation(line: 7, column: 3, scope: !13)
!20 = !DILocation(line: 7, column: 8, scope: !13)
!21 = !DILocation(line: 7, column: 16, scope: !13)
!22 = !DILocation(line: 8, column: 7, scope: !23)
!23 = distinct !DILexicalBlock(scope: !13, file: !3, line: 8, column: 7)
!24 = !DILocation(line: 8, column: 7, scope: !13)
!25 = !DILocation(line: 9, column: 9, scope: !26)
!26 = distinct !DILexicalBlock(scope: !27, file: !3, line: 9, column: 9)
!27 = distinct !DILexicalBlock(scope: !23, file: !3, line: 8, column: 15)
!28 = !DILocation(line: 9, column: 9, scope: !27)
!29 = !DILocation(line: 9, column: 23, scope: !26)
!30 = !DILocation(line: 9, column: 40, scope: !26)
!31 = !DILocation(line: 9, column: 39, scope: !26)
!32 = !DILocation(line: 9, column: 46, scope: !26)
!33 = !DILocation(line: 9, column: 35, scope: !26)
!34 = !{}
!35 = !{!"branch_weights", i32 1048575, i32 1}
!36 = !DILocation(line: 9, column: 30, scope: !26)
!37 = !DILocation(line: 9, column: 21, scope: !26)
!38 = !DILocation(line: 9, column: 16, scope: !26)
!39 = !DILocation(line: 10, column: 3, scope: !27)
!40 = !DILocation(line: 11, column: 9, scope: !13)
!41 = !DILocation(line: 12, column: 10, scope: !13)
!42 = !DILocation(line: 12, column: 19, scope: !13)
!43 = !DILocation(line: 12, column: 26, scope: !13)
!44 = !DILocation(line: 12, column: 15, scope: !13)
!45 = !DILocation(line: 13, column: 1, scope: !13)
!46 = !DILocation(line: 12, column: 3, scope: !13)
!47 = !DISubprogram(name: "given", scope: !3, file: !3, line: 3, type: !48, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !34)
!48 = !DISubroutineType(types: !49)
!49 = !{!18}
