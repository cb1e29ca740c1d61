source_filename = "sum_of_stock_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [22 x i8] c"sum_of_stock_unsafe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [22 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [22 x i8]*, i32, i32 } { [22 x i8]* @.src, i32 13, i32 57 }, { i16, i16, [6 x i8] }* @0 }
@2 = private unnamed_addr global { { [22 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [22 x i8]*, i32, i32 } { [22 x i8]* @.src, i32 16, i32 60 }, { i16, i16, [6 x i8] }* @0 }
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@3 = private unnamed_addr global { { [22 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [22 x i8]*, i32, i32 } { [22 x i8]* @.src, i32 19, i32 37 }, { i16, i16, [6 x i8] }* @0 }
@4 = private unnamed_addr global { { [22 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [22 x i8]*, i32, i32 } { [22 x i8]* @.src, i32 9, i32 29 }, { i16, i16, [6 x i8] }* @0 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %quantity = alloca i32, align 4
  %price = alloca i32, align 4
  %n = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %k = alloca i32, align 4
  %action = alloca i32, align 4
  %amount = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %quantity to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %quantity, metadata !14, metadata !DIExpression()), !dbg !24
  store i32 0, i32* %quantity, align 4, !dbg !24
  %1 = bitcast i32* %price to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %price, metadata !15, metadata !DIExpression()), !dbg !25
  store i32 50000, i32* %price, align 4, !dbg !25
  %2 = bitcast i32* %n to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %n, metadata !16, metadata !DIExpression()), !dbg !26
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !27
  store i32 %call, i32* %n, align 4, !dbg !26
  %3 = load i32, i32* %n, align 4, !dbg !28
  %cmp = icmp slt i32 %3, 0, !dbg !30
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !31

lor.lhs.false:
  %4 = load i32, i32* %n, align 4, !dbg !32
  %cmp1 = icmp sgt i32 %4, 12, !dbg !33
  br i1 %cmp1, label %if.then, label %if.end, !dbg !34

if.then:
  store i32 0, i32* %retval, align 4, !dbg !35
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !35

if.end:
  %5 = bitcast i32* %k to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !36
  call void @llvm.dbg.declare(metadata i32* %k, metadata !17, metadata !DIExpression()), !dbg !37
  store i32 0, i32* %k, align 4, !dbg !37
  br label %for.cond, !dbg !36

for.cond:
  %6 = load i32, i32* %k, align 4, !dbg !38
  %7 = load i32, i32* %n, align 4, !dbg !39
  %cmp2 = icmp slt i32 %6, %7, !dbg !40
  br i1 %cmp2, label %for.body, label %for.cond.cleanup, !dbg !41

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %8 = bitcast i32* %k to i8*, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !42
  br label %for.end

for.body:
  %9 = bitcast i32* %action to i8*, !dbg !43
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %9), !dbg !43
  call void @llvm.dbg.declare(metadata i32* %action, metadata !19, metadata !DIExpression()), !dbg !44
  %call3 = call i32 @__VERIFIER_nondet_int(), !dbg !45
  store i32 %call3, i32* %action, align 4, !dbg !44
  %10 = bitcast i32* %amount to i8*, !dbg !43
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %10), !dbg !43
  call void @llvm.dbg.declare(metadata i32* %amount, metadata !22, metadata !DIExpression()), !dbg !46
  %call4 = call i32 @__VERIFIER_nondet_int(), !dbg !47
  store i32 %call4, i32* %amount, align 4, !dbg !46
  %11 = load i32, i32* %action, align 4, !dbg !48
  switch i32 %11, label %sw.epilog [
    i32 1, label %sw.bb
    i32 2, label %sw.bb9
    i32 3, label %sw.bb16
  ], !dbg !49

sw.bb:
  %12 = load i32, i32* %amount, align 4, !dbg !50
  %cmp5 = icmp sgt i32 %12, 0, !dbg !53
  br i1 %cmp5, label %land.lhs.true, label %if.end8, !dbg !54

land.lhs.true:
  %13 = load i32, i32* %amount, align 4, !dbg !55
  %cmp6 = icmp sle i32 %13, 10000, !dbg !56
  br i1 %cmp6, label %if.then7, label %if.end8, !dbg !57

if.then7:
  %14 = load i32, i32* %amount, align 4, !dbg !58
  %15 = load i32, i32* %quantity, align 4, !dbg !59
  %16 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %15, i32 %14), !dbg !59, !nosanitize !60
  %17 = extractvalue { i32, i1 } %16, 0, !dbg !59, !nosanitize !60
  %18 = extractvalue { i32, i1 } %16, 1, !dbg !59, !nosanitize !60
  %19 = xor i1 %18, true, !dbg !59, !nosanitize !60
  br i1 %19, label %cont, label %handler.add_overflow, !dbg !59, !prof !61, !nosanitize !60

handler.add_overflow:
  %20 = zext i32 %15 to i64, !dbg !59, !nosanitize !60
  %21 = zext i32 %14 to i64, !dbg !59, !nosanitize !60
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [22 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 %20, i64 %21), !dbg !59, !nosanitize !60
  unreachable, !dbg !59, !nosanitize !60

cont:
  store i32 %17, i32* %quantity, align 4, !dbg !59
  br label %if.end8, !dbg !62

if.end8:
  br label %sw.epilog, !dbg !63

sw.bb9:
  %22 = load i32, i32* %amount, align 4, !dbg !64
  %cmp10 = icmp sgt i32 %22, 0, !dbg !66
  br i1 %cmp10, label %land.lhs.true11, label %if.end15, !dbg !67

land.lhs.true11:
  %23 = load i32, i32* %amount, align 4, !dbg !68
  %24 = load i32, i32* %quantity, align 4, !dbg !69
  %cmp12 = icmp sle i32 %23, %24, !dbg !70
  br i1 %cmp12, label %if.then13, label %if.end15, !dbg !71

if.then13:
  %25 = load i32, i32* %amount, align 4, !dbg !72
  %26 = load i32, i32* %quantity, align 4, !dbg !73
  %27 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %26, i32 %25), !dbg !73, !nosanitize !60
  %28 = extractvalue { i32, i1 } %27, 0, !dbg !73, !nosanitize !60
  %29 = extractvalue { i32, i1 } %27, 1, !dbg !73, !nosanitize !60
  %30 = xor i1 %29, true, !dbg !73, !nosanitize !60
  br i1 %30, label %cont14, label %handler.sub_overflow, !dbg !73, !prof !61, !nosanitize !60

handler.sub_overflow:
  %31 = zext i32 %26 to i64, !dbg !73, !nosanitize !60
  %32 = zext i32 %25 to i64, !dbg !73, !nosanitize !60
  call void @__ubsan_handle_sub_overflow_abort(i8* bitcast ({ { [22 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @2 to i8*), i64 %31, i64 %32), !dbg !73, !nosanitize !60
  unreachable, !dbg !73, !nosanitize !60

cont14:
  store i32 %28, i32* %quantity, align 4, !dbg !73
  br label %if.end15, !dbg !74

if.end15:
  br label %sw.epilog, !dbg !75

sw.bb16:
  %33 = load i32, i32* %quantity, align 4, !dbg !76
  %34 = load i32, i32* %price, align 4, !dbg !77
  %35 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %33, i32 %34), !dbg !78, !nosanitize !60
  %36 = extractvalue { i32, i1 } %35, 0, !dbg !78, !nosanitize !60
  %37 = extractvalue { i32, i1 } %35, 1, !dbg !78, !nosanitize !60
  %38 = xor i1 %37, true, !dbg !78, !nosanitize !60
  br i1 %38, label %cont17, label %handler.mul_overflow, !dbg !78, !prof !61, !nosanitize !60

handler.mul_overflow:
  %39 = zext i32 %33 to i64, !dbg !78, !nosanitize !60
  %40 = zext i32 %34 to i64, !dbg !78, !nosanitize !60
  call void @__ubsan_handle_mul_overflow_abort(i8* bitcast ({ { [22 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @3 to i8*), i64 %39, i64 %40), !dbg !78, !nosanitize !60
  unreachable, !dbg !78, !nosanitize !60

cont17:
  %call18 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %36), !dbg !79
  br label %sw.epilog, !dbg !80

sw.epilog:
  %41 = bitcast i32* %amount to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %41), !dbg !81
  %42 = bitcast i32* %action to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %42), !dbg !81
  br label %for.inc, !dbg !82

for.inc:
  %43 = load i32, i32* %k, align 4, !dbg !83
  %44 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %43, i32 1), !dbg !83, !nosanitize !60
  %45 = extractvalue { i32, i1 } %44, 0, !dbg !83, !nosanitize !60
  %46 = extractvalue { i32, i1 } %44, 1, !dbg !83, !nosanitize !60
  %47 = xor i1 %46, true, !dbg !83, !nosanitize !60
  br i1 %47, label %cont20, label %handler.add_overflow19, !dbg !83, !prof !61, !nosanitize !60

handler.add_overflow19:
  %48 = zext i32 %43 to i64, !dbg !83, !nosanitize !60
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [22 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @4 to i8*), i64 %48, i64 1), !dbg !83, !nosanitize !60
  unreachable, !dbg !83, !nosanitize !60

cont20:
  store i32 %45, i32* %k, align 4, !dbg !83
  br label %for.cond, !dbg !42, !llvm.loop !84

for.end:
  store i32 0, i32* %retval, align 4, !dbg !88
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !88

cleanup:
  %49 = bitcast i32* %n to i8*, !dbg !89
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %49), !dbg !89
  %50 = bitcast i32* %price to i8*, !dbg !89
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %50), !dbg !89
  %51 = bitcast i32* %quantity to i8*, !dbg !89
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %51), !dbg !89
  %52 = load i32, i32* %retval, align 4, !dbg !89
  ret i32 %52, !dbg !89
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_add_overflow_abort(i8*, i64, i64)

declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_sub_overflow_abort(i8*, i64, i64)

declare i32 @printf(i8* noundef, ...)

declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_mul_overflow_abort(i8*, i64, i64)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "sum_of_stock_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15, !16, !17, !19, !22}
!14 = !DILocalVariable(name: "quantity", scope: !9, file: !1, line: 7, type: !12)
!15 = !DILocalVariable(name: "price", scope: !9, file: !1, line: 7, type: !12)
!16 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 7, type: !12)
!17 = !DILocalVariable(name: "k", scope: !18, file: !1, line: 9, type: !12)
!18 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 5)
!19 = !DILocalVariable(name: "action", scope: !20, file: !1, line: 10, type: !12)
!20 = distinct !DILexicalBlock(scope: !21, file: !1, line: 9, column: 33)
!21 = distinct !DILexicalBlock(scope: !18, file: !1, line: 9, column: 5)
!22 = !DILocalVariable(name: "amount", scope: !20, file: !1, line: 10, type: !12)
!23 = !DILocation(line: 7, column: 5, scope: !9)
!24 = !DILocation(line: 7, column: 9, scope: !9)
!25 = !DILocation(line: 7, column: 23, scope: !9)
!26 = !DILocation(line: 7, column: 38, scope: !9)
!27 = !DILocation(line: 7, column: 42, scope: !9)
!28 = !DILocation(line: 8, column: 9, scope: !29)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 9)
!30 = !DILocation(line: 8, column: 11, scope: !29)
!31 = !DILocation(line: 8, column: 15, scope: !29)
!32 = !DILocation(line: 8, column: 18, scope: !29)
!33 = !DILocation(line: 8, column: 20, scope: !29)
!34 = !DILocation(line: 8, column: 9, scope: !9)
!35 = !DILocation(line: 8, column: 26, scope: !29)
!36 = !DILocation(line: 9, column: 10, scope: !18)
!37 = !DILocation(line: 9, column: 14, scope: !18)
!38 = !DILocation(line: 9, column: 21, scope: !21)
!39 = !DILocation(line: 9, column: 25, scope: !21)
!40 = !DILocation(line: 9, column: 23, scope: !21)
!41 = !DILocation(line: 9, column: 5, scope: !18)
!42 = !DILocation(line: 9, column: 5, scope: !21)
!43 = !DILocation(line: 10, column: 9, scope: !20)
!44 = !DILocation(line: 10, column: 13, scope: !20)
!45 = !DILocation(line: 10, column: 22, scope: !20)
!46 = !DILocation(line: 10, column: 47, scope: !20)
!47 = !DILocation(line: 10, column: 56, scope: !20)
!48 = !DILocation(line: 11, column: 17, scope: !20)
!49 = !DILocation(line: 11, column: 9, scope: !20)
!50 = !DILocation(line: 13, column: 17, scope: !51)
!51 = distinct !DILexicalBlock(scope: !52, file: !1, line: 13, column: 17)
!52 = distinct !DILexicalBlock(scope: !20, file: !1, line: 11, column: 25)
!53 = !DILocation(line: 13, column: 24, scope: !51)
!54 = !DILocation(line: 13, column: 28, scope: !51)
!55 = !DILocation(line: 13, column: 31, scope: !51)
!56 = !DILocation(line: 13, column: 38, scope: !51)
!57 = !DILocation(line: 13, column: 17, scope: !52)
!58 = !DILocation(line: 13, column: 60, scope: !51)
!59 = !DILocation(line: 13, column: 57, scope: !51)
!60 = !{}
!61 = !{!"branch_weights", i32 1048575, i32 1}
!62 = !DILocation(line: 13, column: 48, scope: !51)
!63 = !DILocation(line: 14, column: 13, scope: !52)
!64 = !DILocation(line: 16, column: 17, scope: !65)
!65 = distinct !DILexicalBlock(scope: !52, file: !1, line: 16, column: 17)
!66 = !DILocation(line: 16, column: 24, scope: !65)
!67 = !DILocation(line: 16, column: 28, scope: !65)
!68 = !DILocation(line: 16, column: 31, scope: !65)
!69 = !DILocation(line: 16, column: 41, scope: !65)
!70 = !DILocation(line: 16, column: 38, scope: !65)
!71 = !DILocation(line: 16, column: 17, scope: !52)
!72 = !DILocation(line: 16, column: 63, scope: !65)
!73 = !DILocation(line: 16, column: 60, scope: !65)
!74 = !DILocation(line: 16, column: 51, scope: !65)
!75 = !DILocation(line: 17, column: 13, scope: !52)
!76 = !DILocation(line: 19, column: 28, scope: !52)
!77 = !DILocation(line: 19, column: 39, scope: !52)
!78 = !DILocation(line: 19, column: 37, scope: !52)
!79 = !DILocation(line: 19, column: 13, scope: !52)
!80 = !DILocation(line: 20, column: 13, scope: !52)
!81 = !DILocation(line: 22, column: 5, scope: !21)
!82 = !DILocation(line: 22, column: 5, scope: !20)
!83 = !DILocation(line: 9, column: 29, scope: !21)
!84 = distinct !{!84, !41, !85, !86, !87}
!85 = !DILocation(line: 22, column: 5, scope: !18)
!86 = !{!"llvm.loop.mustprogress"}
!87 = !{!"llvm.loop.unroll.disable"}
!88 = !DILocation(line: 23, column: 5, scope: !9)
!89 = !DILocation(line: 24, column: 1, scope: !9)
