source_filename = "vending_machine_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [23 x i8] c"vending_machine_safe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 7, i32 20 }, { i16, i16, [6 x i8] }* @0 }
@2 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 7, i32 29 }, { i16, i16, [6 x i8] }* @0 }
@3 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 8, i32 20 }, { i16, i16, [6 x i8] }* @0 }
@4 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 8, i32 30 }, { i16, i16, [6 x i8] }* @0 }
@5 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 11, i32 16 }, { i16, i16, [6 x i8] }* @0 }
@6 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 12, i32 13 }, { i16, i16, [6 x i8] }* @0 }
@7 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 15, i32 17 }, { i16, i16, [6 x i8] }* @0 }
@8 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 5, i32 31 }, { i16, i16, [6 x i8] }* @0 }
@9 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 18, i32 13 }, { i16, i16, [6 x i8] }* @0 }
@10 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 18, i32 24 }, { i16, i16, [6 x i8] }* @0 }
@11 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 18, i32 19 }, { i16, i16, [6 x i8] }* @0 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %credit = alloca i32, align 4
  %sold = alloca i32, align 4
  %in = alloca i32, align 4
  %out = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %credit to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %credit, metadata !14, metadata !DIExpression()), !dbg !21
  store i32 0, i32* %credit, align 4, !dbg !21
  %1 = bitcast i32* %sold to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %sold, metadata !15, metadata !DIExpression()), !dbg !22
  store i32 0, i32* %sold, align 4, !dbg !22
  %2 = bitcast i32* %in to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %in, metadata !16, metadata !DIExpression()), !dbg !23
  store i32 0, i32* %in, align 4, !dbg !23
  %3 = bitcast i32* %out to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %out, metadata !17, metadata !DIExpression()), !dbg !24
  store i32 0, i32* %out, align 4, !dbg !24
  %4 = bitcast i32* %i to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %i, metadata !18, metadata !DIExpression()), !dbg !26
  store i32 0, i32* %i, align 4, !dbg !26
  br label %for.cond, !dbg !25

for.cond:
  %5 = load i32, i32* %i, align 4, !dbg !27
  %cmp = icmp slt i32 %5, 10000, !dbg !29
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !30

for.cond.cleanup:
  %6 = bitcast i32* %i to i8*, !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !31
  br label %for.end

for.body:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !32
  switch i32 %call, label %sw.epilog [
    i32 1, label %sw.bb
    i32 2, label %sw.bb3
    i32 3, label %sw.bb8
    i32 4, label %sw.bb13
  ], !dbg !34

sw.bb:
  %7 = load i32, i32* %credit, align 4, !dbg !35
  %8 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %7, i32 5), !dbg !35, !nosanitize !37
  %9 = extractvalue { i32, i1 } %8, 0, !dbg !35, !nosanitize !37
  %10 = extractvalue { i32, i1 } %8, 1, !dbg !35, !nosanitize !37
  %11 = xor i1 %10, true, !dbg !35, !nosanitize !37
  br i1 %11, label %cont, label %handler.add_overflow, !dbg !35, !prof !38, !nosanitize !37

handler.add_overflow:
  %12 = zext i32 %7 to i64, !dbg !35, !nosanitize !37
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 %12, i64 5), !dbg !35, !nosanitize !37
  unreachable, !dbg !35, !nosanitize !37

cont:
  store i32 %9, i32* %credit, align 4, !dbg !35
  %13 = load i32, i32* %in, align 4, !dbg !39
  %14 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %13, i32 5), !dbg !39, !nosanitize !37
  %15 = extractvalue { i32, i1 } %14, 0, !dbg !39, !nosanitize !37
  %16 = extractvalue { i32, i1 } %14, 1, !dbg !39, !nosanitize !37
  %17 = xor i1 %16, true, !dbg !39, !nosanitize !37
  br i1 %17, label %cont2, label %handler.add_overflow1, !dbg !39, !prof !38, !nosanitize !37

handler.add_overflow1:
  %18 = zext i32 %13 to i64, !dbg !39, !nosanitize !37
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @2 to i8*), i64 %18, i64 5), !dbg !39, !nosanitize !37
  unreachable, !dbg !39, !nosanitize !37

cont2:
  store i32 %15, i32* %in, align 4, !dbg !39
  br label %sw.epilog, !dbg !40

sw.bb3:
  %19 = load i32, i32* %credit, align 4, !dbg !41
  %20 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %19, i32 10), !dbg !41, !nosanitize !37
  %21 = extractvalue { i32, i1 } %20, 0, !dbg !41, !nosanitize !37
  %22 = extractvalue { i32, i1 } %20, 1, !dbg !41, !nosanitize !37
  %23 = xor i1 %22, true, !dbg !41, !nosanitize !37
  br i1 %23, label %cont5, label %handler.add_overflow4, !dbg !41, !prof !38, !nosanitize !37

handler.add_overflow4:
  %24 = zext i32 %19 to i64, !dbg !41, !nosanitize !37
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @3 to i8*), i64 %24, i64 10), !dbg !41, !nosanitize !37
  unreachable, !dbg !41, !nosanitize !37

cont5:
  store i32 %21, i32* %credit, align 4, !dbg !41
  %25 = load i32, i32* %in, align 4, !dbg !42
  %26 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %25, i32 10), !dbg !42, !nosanitize !37
  %27 = extractvalue { i32, i1 } %26, 0, !dbg !42, !nosanitize !37
  %28 = extractvalue { i32, i1 } %26, 1, !dbg !42, !nosanitize !37
  %29 = xor i1 %28, true, !dbg !42, !nosanitize !37
  br i1 %29, label %cont7, label %handler.add_overflow6, !dbg !42, !prof !38, !nosanitize !37

handler.add_overflow6:
  %30 = zext i32 %25 to i64, !dbg !42, !nosanitize !37
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @4 to i8*), i64 %30, i64 10), !dbg !42, !nosanitize !37
  unreachable, !dbg !42, !nosanitize !37

cont7:
  store i32 %27, i32* %in, align 4, !dbg !42
  br label %sw.epilog, !dbg !43

sw.bb8:
  %31 = load i32, i32* %credit, align 4, !dbg !44
  %cmp9 = icmp sge i32 %31, 15, !dbg !46
  br i1 %cmp9, label %if.then, label %if.end, !dbg !47

if.then:
  %32 = load i32, i32* %credit, align 4, !dbg !48
  %33 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %32, i32 15), !dbg !48, !nosanitize !37
  %34 = extractvalue { i32, i1 } %33, 0, !dbg !48, !nosanitize !37
  %35 = extractvalue { i32, i1 } %33, 1, !dbg !48, !nosanitize !37
  %36 = xor i1 %35, true, !dbg !48, !nosanitize !37
  br i1 %36, label %cont10, label %handler.sub_overflow, !dbg !48, !prof !38, !nosanitize !37

handler.sub_overflow:
  %37 = zext i32 %32 to i64, !dbg !48, !nosanitize !37
  call void @__ubsan_handle_sub_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @5 to i8*), i64 %37, i64 15), !dbg !48, !nosanitize !37
  unreachable, !dbg !48, !nosanitize !37

cont10:
  store i32 %34, i32* %credit, align 4, !dbg !48
  %38 = load i32, i32* %sold, align 4, !dbg !50
  %39 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %38, i32 1), !dbg !50, !nosanitize !37
  %40 = extractvalue { i32, i1 } %39, 0, !dbg !50, !nosanitize !37
  %41 = extractvalue { i32, i1 } %39, 1, !dbg !50, !nosanitize !37
  %42 = xor i1 %41, true, !dbg !50, !nosanitize !37
  br i1 %42, label %cont12, label %handler.add_overflow11, !dbg !50, !prof !38, !nosanitize !37

handler.add_overflow11:
  %43 = zext i32 %38 to i64, !dbg !50, !nosanitize !37
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @6 to i8*), i64 %43, i64 1), !dbg !50, !nosanitize !37
  unreachable, !dbg !50, !nosanitize !37

cont12:
  store i32 %40, i32* %sold, align 4, !dbg !50
  br label %if.end, !dbg !51

if.end:
  br label %sw.epilog, !dbg !52

sw.bb13:
  %44 = load i32, i32* %credit, align 4, !dbg !53
  %45 = load i32, i32* %out, align 4, !dbg !54
  %46 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %45, i32 %44), !dbg !54, !nosanitize !37
  %47 = extractvalue { i32, i1 } %46, 0, !dbg !54, !nosanitize !37
  %48 = extractvalue { i32, i1 } %46, 1, !dbg !54, !nosanitize !37
  %49 = xor i1 %48, true, !dbg !54, !nosanitize !37
  br i1 %49, label %cont15, label %handler.add_overflow14, !dbg !54, !prof !38, !nosanitize !37

handler.add_overflow14:
  %50 = zext i32 %45 to i64, !dbg !54, !nosanitize !37
  %51 = zext i32 %44 to i64, !dbg !54, !nosanitize !37
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @7 to i8*), i64 %50, i64 %51), !dbg !54, !nosanitize !37
  unreachable, !dbg !54, !nosanitize !37

cont15:
  store i32 %47, i32* %out, align 4, !dbg !54
  store i32 0, i32* %credit, align 4, !dbg !55
  br label %sw.epilog, !dbg !56

sw.epilog:
  br label %for.inc, !dbg !57

for.inc:
  %52 = load i32, i32* %i, align 4, !dbg !58
  %53 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %52, i32 1), !dbg !58, !nosanitize !37
  %54 = extractvalue { i32, i1 } %53, 0, !dbg !58, !nosanitize !37
  %55 = extractvalue { i32, i1 } %53, 1, !dbg !58, !nosanitize !37
  %56 = xor i1 %55, true, !dbg !58, !nosanitize !37
  br i1 %56, label %cont17, label %handler.add_overflow16, !dbg !58, !prof !38, !nosanitize !37

handler.add_overflow16:
  %57 = zext i32 %52 to i64, !dbg !58, !nosanitize !37
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @8 to i8*), i64 %57, i64 1), !dbg !58, !nosanitize !37
  unreachable, !dbg !58, !nosanitize !37

cont17:
  store i32 %54, i32* %i, align 4, !dbg !58
  br label %for.cond, !dbg !31, !llvm.loop !59

for.end:
  %58 = load i32, i32* %in, align 4, !dbg !63
  %59 = load i32, i32* %out, align 4, !dbg !64
  %60 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %58, i32 %59), !dbg !65, !nosanitize !37
  %61 = extractvalue { i32, i1 } %60, 0, !dbg !65, !nosanitize !37
  %62 = extractvalue { i32, i1 } %60, 1, !dbg !65, !nosanitize !37
  %63 = xor i1 %62, true, !dbg !65, !nosanitize !37
  br i1 %63, label %cont19, label %handler.sub_overflow18, !dbg !65, !prof !38, !nosanitize !37

handler.sub_overflow18:
  %64 = zext i32 %58 to i64, !dbg !65, !nosanitize !37
  %65 = zext i32 %59 to i64, !dbg !65, !nosanitize !37
  call void @__ubsan_handle_sub_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @9 to i8*), i64 %64, i64 %65), !dbg !65, !nosanitize !37
  unreachable, !dbg !65, !nosanitize !37

cont19:
  %66 = load i32, i32* %sold, align 4, !dbg !66
  %67 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 15, i32 %66), !dbg !67, !nosanitize !37
  %68 = extractvalue { i32, i1 } %67, 0, !dbg !67, !nosanitize !37
  %69 = extractvalue { i32, i1 } %67, 1, !dbg !67, !nosanitize !37
  %70 = xor i1 %69, true, !dbg !67, !nosanitize !37
  br i1 %70, label %cont20, label %handler.mul_overflow, !dbg !67, !prof !38, !nosanitize !37

handler.mul_overflow:
  %71 = zext i32 %66 to i64, !dbg !67, !nosanitize !37
  call void @__ubsan_handle_mul_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @10 to i8*), i64 15, i64 %71), !dbg !67, !nosanitize !37
  unreachable, !dbg !67, !nosanitize !37

cont20:
  %72 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %61, i32 %68), !dbg !68, !nosanitize !37
  %73 = extractvalue { i32, i1 } %72, 0, !dbg !68, !nosanitize !37
  %74 = extractvalue { i32, i1 } %72, 1, !dbg !68, !nosanitize !37
  %75 = xor i1 %74, true, !dbg !68, !nosanitize !37
  br i1 %75, label %cont22, label %handler.sub_overflow21, !dbg !68, !prof !38, !nosanitize !37

handler.sub_overflow21:
  %76 = zext i32 %61 to i64, !dbg !68, !nosanitize !37
  %77 = zext i32 %68 to i64, !dbg !68, !nosanitize !37
  call void @__ubsan_handle_sub_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @11 to i8*), i64 %76, i64 %77), !dbg !68, !nosanitize !37
  unreachable, !dbg !68, !nosanitize !37

cont22:
  %78 = bitcast i32* %out to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %78), !dbg !69
  %79 = bitcast i32* %in to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %79), !dbg !69
  %80 = bitcast i32* %sold to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %80), !dbg !69
  %81 = bitcast i32* %credit to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %81), !dbg !69
  ret i32 %73, !dbg !70
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_add_overflow_abort(i8*, i64, i64)

declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_sub_overflow_abort(i8*, i64, i64)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_mul_overflow_abort(i8*, i64, i64)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "vending_machine_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !10, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15, !16, !17, !18}
!14 = !DILocalVariable(name: "credit", scope: !9, file: !1, line: 4, type: !12)
!15 = !DILocalVariable(name: "sold", scope: !9, file: !1, line: 4, type: !12)
!16 = !DILocalVariable(name: "in", scope: !9, file: !1, line: 4, type: !12)
!17 = !DILocalVariable(name: "out", scope: !9, file: !1, line: 4, type: !12)
!18 = !DILocalVariable(name: "i", scope: !19, file: !1, line: 5, type: !12)
!19 = distinct !DILexicalBlock(scope: !9, file: !1, line: 5, column: 3)
!20 = !DILocation(line: 4, column: 3, scope: !9)
!21 = !DILocation(line: 4, column: 7, scope: !9)
!22 = !DILocation(line: 4, column: 19, scope: !9)
!23 = !DILocation(line: 4, column: 29, scope: !9)
!24 = !DILocation(line: 4, column: 37, scope: !9)
!25 = !DILocation(line: 5, column: 8, scope: !19)
!26 = !DILocation(line: 5, column: 12, scope: !19)
!27 = !DILocation(line: 5, column: 19, scope: !28)
!28 = distinct !DILexicalBlock(scope: !19, file: !1, line: 5, column: 3)
!29 = !DILocation(line: 5, column: 21, scope: !28)
!30 = !DILocation(line: 5, column: 3, scope: !19)
!31 = !DILocation(line: 5, column: 3, scope: !28)
!32 = !DILocation(line: 6, column: 13, scope: !33)
!33 = distinct !DILexicalBlock(scope: !28, file: !1, line: 5, column: 35)
!34 = !DILocation(line: 6, column: 5, scope: !33)
!35 = !DILocation(line: 7, column: 20, scope: !36)
!36 = distinct !DILexicalBlock(scope: !33, file: !1, line: 6, column: 38)
!37 = !{}
!38 = !{!"branch_weights", i32 1048575, i32 1}
!39 = !DILocation(line: 7, column: 29, scope: !36)
!40 = !DILocation(line: 7, column: 35, scope: !36)
!41 = !DILocation(line: 8, column: 20, scope: !36)
!42 = !DILocation(line: 8, column: 30, scope: !36)
!43 = !DILocation(line: 8, column: 37, scope: !36)
!44 = !DILocation(line: 10, column: 11, scope: !45)
!45 = distinct !DILexicalBlock(scope: !36, file: !1, line: 10, column: 11)
!46 = !DILocation(line: 10, column: 18, scope: !45)
!47 = !DILocation(line: 10, column: 11, scope: !36)
!48 = !DILocation(line: 11, column: 16, scope: !49)
!49 = distinct !DILexicalBlock(scope: !45, file: !1, line: 10, column: 25)
!50 = !DILocation(line: 12, column: 13, scope: !49)
!51 = !DILocation(line: 13, column: 7, scope: !49)
!52 = !DILocation(line: 14, column: 7, scope: !36)
!53 = !DILocation(line: 15, column: 20, scope: !36)
!54 = !DILocation(line: 15, column: 17, scope: !36)
!55 = !DILocation(line: 15, column: 35, scope: !36)
!56 = !DILocation(line: 15, column: 40, scope: !36)
!57 = !DILocation(line: 17, column: 3, scope: !33)
!58 = !DILocation(line: 5, column: 31, scope: !28)
!59 = distinct !{!59, !30, !60, !61, !62}
!60 = !DILocation(line: 17, column: 3, scope: !19)
!61 = !{!"llvm.loop.mustprogress"}
!62 = !{!"llvm.loop.unroll.disable"}
!63 = !DILocation(line: 18, column: 10, scope: !9)
!64 = !DILocation(line: 18, column: 15, scope: !9)
!65 = !DILocation(line: 18, column: 13, scope: !9)
!66 = !DILocation(line: 18, column: 26, scope: !9)
!67 = !DILocation(line: 18, column: 24, scope: !9)
!68 = !DILocation(line: 18, column: 19, scope: !9)
!69 = !DILocation(line: 19, column: 1, scope: !9)
!70 = !DILocation(line: 18, column: 3, scope: !9)
