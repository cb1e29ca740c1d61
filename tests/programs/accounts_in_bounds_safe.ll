source_filename = "accounts_in_bounds_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [26 x i8] c"accounts_in_bounds_safe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [26 x i8]*, i32, i32 } { [26 x i8]* @.src, i32 19, i32 24 }, { i16, i16, [6 x i8] }* @0 }
@2 = private unnamed_addr global { { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [26 x i8]*, i32, i32 } { [26 x i8]* @.src, i32 20, i32 12 }, { i16, i16, [6 x i8] }* @0 }
@3 = private unnamed_addr global { { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [26 x i8]*, i32, i32 } { [26 x i8]* @.src, i32 22, i32 13 }, { i16, i16, [6 x i8] }* @0 }
@4 = private unnamed_addr global { { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [26 x i8]*, i32, i32 } { [26 x i8]* @.src, i32 26, i32 12 }, { i16, i16, [6 x i8] }* @0 }
@5 = private unnamed_addr global { { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [26 x i8]*, i32, i32 } { [26 x i8]* @.src, i32 28, i32 13 }, { i16, i16, [6 x i8] }* @0 }
@6 = private unnamed_addr global { { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [26 x i8]*, i32, i32 } { [26 x i8]* @.src, i32 34, i32 13 }, { i16, i16, [6 x i8] }* @0 }
@7 = private unnamed_addr global { { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [26 x i8]*, i32, i32 } { [26 x i8]* @.src, i32 36, i32 10 }, { i16, i16, [6 x i8] }* @0 }
@8 = private unnamed_addr global { { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [26 x i8]*, i32, i32 } { [26 x i8]* @.src, i32 41, i32 42 }, { i16, i16, [6 x i8] }* @0 }
@9 = private unnamed_addr global { { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [26 x i8]*, i32, i32 } { [26 x i8]* @.src, i32 42, i32 12 }, { i16, i16, [6 x i8] }* @0 }
@10 = private unnamed_addr global { { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [26 x i8]*, i32, i32 } { [26 x i8]* @.src, i32 44, i32 13 }, { i16, i16, [6 x i8] }* @0 }
@11 = private unnamed_addr global { { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [26 x i8]*, i32, i32 } { [26 x i8]* @.src, i32 45, i32 11 }, { i16, i16, [6 x i8] }* @0 }
@12 = private unnamed_addr global { { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [26 x i8]*, i32, i32 } { [26 x i8]* @.src, i32 49, i32 19 }, { i16, i16, [6 x i8] }* @0 }
@13 = private unnamed_addr global { { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [26 x i8]*, i32, i32 } { [26 x i8]* @.src, i32 50, i32 23 }, { i16, i16, [6 x i8] }* @0 }
@14 = private unnamed_addr global { { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [26 x i8]*, i32, i32 } { [26 x i8]* @.src, i32 51, i32 11 }, { i16, i16, [6 x i8] }* @0 }
@15 = private unnamed_addr global { { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [26 x i8]*, i32, i32 } { [26 x i8]* @.src, i32 54, i32 8 }, { i16, i16, [6 x i8] }* @0 }
@16 = private unnamed_addr global { { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [26 x i8]*, i32, i32 } { [26 x i8]* @.src, i32 56, i32 17 }, { i16, i16, [6 x i8] }* @0 }
@17 = private unnamed_addr global { { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [26 x i8]*, i32, i32 } { [26 x i8]* @.src, i32 56, i32 25 }, { i16, i16, [6 x i8] }* @0 }
@18 = private unnamed_addr global { { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [26 x i8]*, i32, i32 } { [26 x i8]* @.src, i32 56, i32 32 }, { i16, i16, [6 x i8] }* @0 }
@19 = private unnamed_addr global { { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [26 x i8]*, i32, i32 } { [26 x i8]* @.src, i32 56, i32 40 }, { i16, i16, [6 x i8] }* @0 }

define dso_local i32 @main() !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %balance = alloca i32, align 4
  %saved = alloca i32, align 4
  %owed = alloca i32, align 4
  %moves = alloca i32, align 4
  %refused = alloca i32, align 4
  %rounds = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %amount = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %balance to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %balance, metadata !23, metadata !DIExpression()), !dbg !35
  store i32 0, i32* %balance, align 4, !dbg !35
  %1 = bitcast i32* %saved to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %saved, metadata !24, metadata !DIExpression()), !dbg !36
  store i32 0, i32* %saved, align 4, !dbg !36
  %2 = bitcast i32* %owed to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %owed, metadata !25, metadata !DIExpression()), !dbg !37
  store i32 0, i32* %owed, align 4, !dbg !37
  %3 = bitcast i32* %moves to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %moves, metadata !26, metadata !DIExpression()), !dbg !38
  store i32 0, i32* %moves, align 4, !dbg !38
  %4 = bitcast i32* %refused to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %refused, metadata !27, metadata !DIExpression()), !dbg !39
  store i32 0, i32* %refused, align 4, !dbg !39
  %5 = bitcast i32* %rounds to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !40
  call void @llvm.dbg.declare(metadata i32* %rounds, metadata !28, metadata !DIExpression()), !dbg !41
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !42
  %rem = urem i32 %call, 10000, !dbg !43
  store i32 %rem, i32* %rounds, align 4, !dbg !41
  %6 = bitcast i32* %i to i8*, !dbg !44
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6), !dbg !44
  call void @llvm.dbg.declare(metadata i32* %i, metadata !29, metadata !DIExpression()), !dbg !45
  store i32 0, i32* %i, align 4, !dbg !45
  br label %for.cond, !dbg !44

for.cond:
  %7 = load i32, i32* %i, align 4, !dbg !46
  %8 = load i32, i32* %rounds, align 4, !dbg !47
  %cmp = icmp ult i32 %7, %8, !dbg !48
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !49

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %9 = bitcast i32* %i to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !50
  br label %for.end

for.body:
  %10 = bitcast i32* %amount to i8*, !dbg !51
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %10), !dbg !51
  call void @llvm.dbg.declare(metadata i32* %amount, metadata !31, metadata !DIExpression()), !dbg !52
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !53
  store i32 %call1, i32* %amount, align 4, !dbg !52
  %11 = load i32, i32* %amount, align 4, !dbg !54
  %cmp2 = icmp sle i32 %11, 0, !dbg !56
  br i1 %cmp2, label %if.then, label %lor.lhs.false, !dbg !57

lor.lhs.false:
  %12 = load i32, i32* %amount, align 4, !dbg !58
  %cmp3 = icmp sgt i32 %12, 5000, !dbg !59
  br i1 %cmp3, label %if.then, label %if.end, !dbg !60

if.then:
  store i32 4, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !61

if.end:
  %call4 = call i32 @__VERIFIER_nondet_uint(), !dbg !62
  %rem5 = urem i32 %call4, 5, !dbg !63
  switch i32 %rem5, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb12
    i32 2, label %sw.bb21
    i32 3, label %sw.bb36
    i32 4, label %sw.bb51
  ], !dbg !64

sw.bb:
  %13 = load i32, i32* %balance, align 4, !dbg !65
  %14 = load i32, i32* %amount, align 4, !dbg !68
  %15 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 1000000, i32 %14), !dbg !69, !nosanitize !70
  %16 = extractvalue { i32, i1 } %15, 0, !dbg !69, !nosanitize !70
  %17 = extractvalue { i32, i1 } %15, 1, !dbg !69, !nosanitize !70
  %18 = xor i1 %17, true, !dbg !69, !nosanitize !70
  br i1 %18, label %cont, label %handler.sub_overflow, !dbg !69, !prof !71, !nosanitize !70

handler.sub_overflow:
  %19 = zext i32 %14 to i64, !dbg !69, !nosanitize !70
  call void @__ubsan_handle_sub_overflow_abort(i8* bitcast ({ { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 1000000, i64 %19), !dbg !69, !nosanitize !70
  unreachable, !dbg !69, !nosanitize !70

cont:
  %cmp6 = icmp sgt i32 %13, %16, !dbg !72
  br i1 %cmp6, label %if.then7, label %if.else, !dbg !73

if.then7:
  %20 = load i32, i32* %refused, align 4, !dbg !74
  %21 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %20, i32 1), !dbg !74, !nosanitize !70
  %22 = extractvalue { i32, i1 } %21, 0, !dbg !74, !nosanitize !70
  %23 = extractvalue { i32, i1 } %21, 1, !dbg !74, !nosanitize !70
  %24 = xor i1 %23, true, !dbg !74, !nosanitize !70
  br i1 %24, label %cont8, label %handler.add_overflow, !dbg !74, !prof !71, !nosanitize !70

handler.add_overflow:
  %25 = zext i32 %20 to i64, !dbg !74, !nosanitize !70
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @2 to i8*), i64 %25, i64 1), !dbg !74, !nosanitize !70
  unreachable, !dbg !74, !nosanitize !70

cont8:
  store i32 %22, i32* %refused, align 4, !dbg !74
  br label %if.end11, !dbg !75

if.else:
  %26 = load i32, i32* %amount, align 4, !dbg !76
  %27 = load i32, i32* %balance, align 4, !dbg !77
  %28 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %27, i32 %26), !dbg !77, !nosanitize !70
  %29 = extractvalue { i32, i1 } %28, 0, !dbg !77, !nosanitize !70
  %30 = extractvalue { i32, i1 } %28, 1, !dbg !77, !nosanitize !70
  %31 = xor i1 %30, true, !dbg !77, !nosanitize !70
  br i1 %31, label %cont10, label %handler.add_overflow9, !dbg !77, !prof !71, !nosanitize !70

handler.add_overflow9:
  %32 = zext i32 %27 to i64, !dbg !77, !nosanitize !70
  %33 = zext i32 %26 to i64, !dbg !77, !nosanitize !70
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @3 to i8*), i64 %32, i64 %33), !dbg !77, !nosanitize !70
  unreachable, !dbg !77, !nosanitize !70

cont10:
  store i32 %29, i32* %balance, align 4, !dbg !77
  br label %if.end11

if.end11:
  br label %sw.epilog, !dbg !78

sw.bb12:
  %34 = load i32, i32* %amount, align 4, !dbg !79
  %35 = load i32, i32* %balance, align 4, !dbg !81
  %cmp13 = icmp sgt i32 %34, %35, !dbg !82
  br i1 %cmp13, label %if.then14, label %if.else17, !dbg !83

if.then14:
  %36 = load i32, i32* %refused, align 4, !dbg !84
  %37 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %36, i32 1), !dbg !84, !nosanitize !70
  %38 = extractvalue { i32, i1 } %37, 0, !dbg !84, !nosanitize !70
  %39 = extractvalue { i32, i1 } %37, 1, !dbg !84, !nosanitize !70
  %40 = xor i1 %39, true, !dbg !84, !nosanitize !70
  br i1 %40, label %cont16, label %handler.add_overflow15, !dbg !84, !prof !71, !nosanitize !70

handler.add_overflow15:
  %41 = zext i32 %36 to i64, !dbg !84, !nosanitize !70
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @4 to i8*), i64 %41, i64 1), !dbg !84, !nosanitize !70
  unreachable, !dbg !84, !nosanitize !70

cont16:
  store i32 %38, i32* %refused, align 4, !dbg !84
  br label %if.end20, !dbg !85

if.else17:
  %42 = load i32, i32* %amount, align 4, !dbg !86
  %43 = load i32, i32* %balance, align 4, !dbg !87
  %44 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %43, i32 %42), !dbg !87, !nosanitize !70
  %45 = extractvalue { i32, i1 } %44, 0, !dbg !87, !nosanitize !70
  %46 = extractvalue { i32, i1 } %44, 1, !dbg !87, !nosanitize !70
  %47 = xor i1 %46, true, !dbg !87, !nosanitize !70
  br i1 %47, label %cont19, label %handler.sub_overflow18, !dbg !87, !prof !71, !nosanitize !70

handler.sub_overflow18:
  %48 = zext i32 %43 to i64, !dbg !87, !nosanitize !70
  %49 = zext i32 %42 to i64, !dbg !87, !nosanitize !70
  call void @__ubsan_handle_sub_overflow_abort(i8* bitcast ({ { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @5 to i8*), i64 %48, i64 %49), !dbg !87, !nosanitize !70
  unreachable, !dbg !87, !nosanitize !70

cont19:
  store i32 %45, i32* %balance, align 4, !dbg !87
  br label %if.end20

if.end20:
  br label %sw.epilog, !dbg !88

sw.bb21:
  %50 = load i32, i32* %amount, align 4, !dbg !89
  %cmp22 = icmp sgt i32 %50, 10, !dbg !91
  br i1 %cmp22, label %if.then23, label %if.end24, !dbg !92

if.then23:
  store i32 10, i32* %amount, align 4, !dbg !93
  br label %if.end24, !dbg !94

if.end24:
  %51 = load i32, i32* %balance, align 4, !dbg !95
  %52 = load i32, i32* %amount, align 4, !dbg !97
  %cmp25 = icmp sge i32 %51, %52, !dbg !98
  br i1 %cmp25, label %if.then26, label %if.else29, !dbg !99

if.then26:
  %53 = load i32, i32* %amount, align 4, !dbg !100
  %54 = load i32, i32* %balance, align 4, !dbg !101
  %55 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %54, i32 %53), !dbg !101, !nosanitize !70
  %56 = extractvalue { i32, i1 } %55, 0, !dbg !101, !nosanitize !70
  %57 = extractvalue { i32, i1 } %55, 1, !dbg !101, !nosanitize !70
  %58 = xor i1 %57, true, !dbg !101, !nosanitize !70
  br i1 %58, label %cont28, label %handler.sub_overflow27, !dbg !101, !prof !71, !nosanitize !70

handler.sub_overflow27:
  %59 = zext i32 %54 to i64, !dbg !101, !nosanitize !70
  %60 = zext i32 %53 to i64, !dbg !101, !nosanitize !70
  call void @__ubsan_handle_sub_overflow_abort(i8* bitcast ({ { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @6 to i8*), i64 %59, i64 %60), !dbg !101, !nosanitize !70
  unreachable, !dbg !101, !nosanitize !70

cont28:
  store i32 %56, i32* %balance, align 4, !dbg !101
  br label %if.end32, !dbg !102

if.else29:
  %61 = load i32, i32* %amount, align 4, !dbg !103
  %62 = load i32, i32* %owed, align 4, !dbg !104
  %63 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %62, i32 %61), !dbg !104, !nosanitize !70
  %64 = extractvalue { i32, i1 } %63, 0, !dbg !104, !nosanitize !70
  %65 = extractvalue { i32, i1 } %63, 1, !dbg !104, !nosanitize !70
  %66 = xor i1 %65, true, !dbg !104, !nosanitize !70
  br i1 %66, label %cont31, label %handler.add_overflow30, !dbg !104, !prof !71, !nosanitize !70

handler.add_overflow30:
  %67 = zext i32 %62 to i64, !dbg !104, !nosanitize !70
  %68 = zext i32 %61 to i64, !dbg !104, !nosanitize !70
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @7 to i8*), i64 %67, i64 %68), !dbg !104, !nosanitize !70
  unreachable, !dbg !104, !nosanitize !70

cont31:
  store i32 %64, i32* %owed, align 4, !dbg !104
  br label %if.end32

if.end32:
  %69 = load i32, i32* %owed, align 4, !dbg !105
  %cmp33 = icmp sgt i32 %69, 1000000, !dbg !107
  br i1 %cmp33, label %if.then34, label %if.end35, !dbg !108

if.then34:
  store i32 1000000, i32* %owed, align 4, !dbg !109
  br label %if.end35, !dbg !110

if.end35:
  br label %sw.epilog, !dbg !111

sw.bb36:
  %70 = load i32, i32* %amount, align 4, !dbg !112
  %71 = load i32, i32* %balance, align 4, !dbg !114
  %cmp37 = icmp sgt i32 %70, %71, !dbg !115
  br i1 %cmp37, label %if.then42, label %lor.lhs.false38, !dbg !116

lor.lhs.false38:
  %72 = load i32, i32* %saved, align 4, !dbg !117
  %73 = load i32, i32* %amount, align 4, !dbg !118
  %74 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 1000000, i32 %73), !dbg !119, !nosanitize !70
  %75 = extractvalue { i32, i1 } %74, 0, !dbg !119, !nosanitize !70
  %76 = extractvalue { i32, i1 } %74, 1, !dbg !119, !nosanitize !70
  %77 = xor i1 %76, true, !dbg !119, !nosanitize !70
  br i1 %77, label %cont40, label %handler.sub_overflow39, !dbg !119, !prof !71, !nosanitize !70

handler.sub_overflow39:
  %78 = zext i32 %73 to i64, !dbg !119, !nosanitize !70
  call void @__ubsan_handle_sub_overflow_abort(i8* bitcast ({ { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @8 to i8*), i64 1000000, i64 %78), !dbg !119, !nosanitize !70
  unreachable, !dbg !119, !nosanitize !70

cont40:
  %cmp41 = icmp sgt i32 %72, %75, !dbg !120
  br i1 %cmp41, label %if.then42, label %if.else45, !dbg !121

if.then42:
  %79 = load i32, i32* %refused, align 4, !dbg !122
  %80 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %79, i32 1), !dbg !122, !nosanitize !70
  %81 = extractvalue { i32, i1 } %80, 0, !dbg !122, !nosanitize !70
  %82 = extractvalue { i32, i1 } %80, 1, !dbg !122, !nosanitize !70
  %83 = xor i1 %82, true, !dbg !122, !nosanitize !70
  br i1 %83, label %cont44, label %handler.add_overflow43, !dbg !122, !prof !71, !nosanitize !70

handler.add_overflow43:
  %84 = zext i32 %79 to i64, !dbg !122, !nosanitize !70
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @9 to i8*), i64 %84, i64 1), !dbg !122, !nosanitize !70
  unreachable, !dbg !122, !nosanitize !70

cont44:
  store i32 %81, i32* %refused, align 4, !dbg !122
  br label %if.end50, !dbg !124

if.else45:
  %85 = load i32, i32* %amount, align 4, !dbg !125
  %86 = load i32, i32* %balance, align 4, !dbg !127
  %87 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %86, i32 %85), !dbg !127, !nosanitize !70
  %88 = extractvalue { i32, i1 } %87, 0, !dbg !127, !nosanitize !70
  %89 = extractvalue { i32, i1 } %87, 1, !dbg !127, !nosanitize !70
  %90 = xor i1 %89, true, !dbg !127, !nosanitize !70
  br i1 %90, label %cont47, label %handler.sub_overflow46, !dbg !127, !prof !71, !nosanitize !70

handler.sub_overflow46:
  %91 = zext i32 %86 to i64, !dbg !127, !nosanitize !70
  %92 = zext i32 %85 to i64, !dbg !127, !nosanitize !70
  call void @__ubsan_handle_sub_overflow_abort(i8* bitcast ({ { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @10 to i8*), i64 %91, i64 %92), !dbg !127, !nosanitize !70
  unreachable, !dbg !127, !nosanitize !70

cont47:
  store i32 %88, i32* %balance, align 4, !dbg !127
  %93 = load i32, i32* %amount, align 4, !dbg !128
  %94 = load i32, i32* %saved, align 4, !dbg !129
  %95 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %94, i32 %93), !dbg !129, !nosanitize !70
  %96 = extractvalue { i32, i1 } %95, 0, !dbg !129, !nosanitize !70
  %97 = extractvalue { i32, i1 } %95, 1, !dbg !129, !nosanitize !70
  %98 = xor i1 %97, true, !dbg !129, !nosanitize !70
  br i1 %98, label %cont49, label %handler.add_overflow48, !dbg !129, !prof !71, !nosanitize !70

handler.add_overflow48:
  %99 = zext i32 %94 to i64, !dbg !129, !nosanitize !70
  %100 = zext i32 %93 to i64, !dbg !129, !nosanitize !70
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @11 to i8*), i64 %99, i64 %100), !dbg !129, !nosanitize !70
  unreachable, !dbg !129, !nosanitize !70

cont49:
  store i32 %96, i32* %saved, align 4, !dbg !129
  br label %if.end50

if.end50:
  br label %sw.epilog, !dbg !130

sw.bb51:
  %101 = load i32, i32* %saved, align 4, !dbg !131
  %102 = icmp ne i32 %101, -2147483648, !dbg !132, !nosanitize !70
  %or = or i1 %102, true, !dbg !132, !nosanitize !70
  br i1 %or, label %cont52, label %handler.divrem_overflow, !dbg !132, !prof !71, !nosanitize !70

handler.divrem_overflow:
  %103 = zext i32 %101 to i64, !dbg !132, !nosanitize !70
  call void @__ubsan_handle_divrem_overflow_abort(i8* bitcast ({ { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @12 to i8*), i64 %103, i64 100), !dbg !132, !nosanitize !70
  unreachable, !dbg !132, !nosanitize !70

cont52:
  %div = sdiv i32 %101, 100, !dbg !132
  store i32 %div, i32* %amount, align 4, !dbg !133
  %104 = load i32, i32* %saved, align 4, !dbg !134
  %105 = load i32, i32* %amount, align 4, !dbg !136
  %106 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 1000000, i32 %105), !dbg !137, !nosanitize !70
  %107 = extractvalue { i32, i1 } %106, 0, !dbg !137, !nosanitize !70
  %108 = extractvalue { i32, i1 } %106, 1, !dbg !137, !nosanitize !70
  %109 = xor i1 %108, true, !dbg !137, !nosanitize !70
  br i1 %109, label %cont54, label %handler.sub_overflow53, !dbg !137, !prof !71, !nosanitize !70

handler.sub_overflow53:
  %110 = zext i32 %105 to i64, !dbg !137, !nosanitize !70
  call void @__ubsan_handle_sub_overflow_abort(i8* bitcast ({ { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @13 to i8*), i64 1000000, i64 %110), !dbg !137, !nosanitize !70
  unreachable, !dbg !137, !nosanitize !70

cont54:
  %cmp55 = icmp sle i32 %104, %107, !dbg !138
  br i1 %cmp55, label %if.then56, label %if.end59, !dbg !139

if.then56:
  %111 = load i32, i32* %amount, align 4, !dbg !140
  %112 = load i32, i32* %saved, align 4, !dbg !141
  %113 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %112, i32 %111), !dbg !141, !nosanitize !70
  %114 = extractvalue { i32, i1 } %113, 0, !dbg !141, !nosanitize !70
  %115 = extractvalue { i32, i1 } %113, 1, !dbg !141, !nosanitize !70
  %116 = xor i1 %115, true, !dbg !141, !nosanitize !70
  br i1 %116, label %cont58, label %handler.add_overflow57, !dbg !141, !prof !71, !nosanitize !70

handler.add_overflow57:
  %117 = zext i32 %112 to i64, !dbg !141, !nosanitize !70
  %118 = zext i32 %111 to i64, !dbg !141, !nosanitize !70
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @14 to i8*), i64 %117, i64 %118), !dbg !141, !nosanitize !70
  unreachable, !dbg !141, !nosanitize !70

cont58:
  store i32 %114, i32* %saved, align 4, !dbg !141
  br label %if.end59, !dbg !142

if.end59:
  br label %sw.epilog, !dbg !143

sw.epilog:
  %119 = load i32, i32* %moves, align 4, !dbg !144
  %120 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %119, i32 1), !dbg !144, !nosanitize !70
  %121 = extractvalue { i32, i1 } %120, 0, !dbg !144, !nosanitize !70
  %122 = extractvalue { i32, i1 } %120, 1, !dbg !144, !nosanitize !70
  %123 = xor i1 %122, true, !dbg !144, !nosanitize !70
  br i1 %123, label %cont61, label %handler.add_overflow60, !dbg !144, !prof !71, !nosanitize !70

handler.add_overflow60:
  %124 = zext i32 %119 to i64, !dbg !144, !nosanitize !70
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @15 to i8*), i64 %124, i64 1), !dbg !144, !nosanitize !70
  unreachable, !dbg !144, !nosanitize !70

cont61:
  store i32 %121, i32* %moves, align 4, !dbg !144
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !145
  br label %cleanup, !dbg !145

cleanup:
  %125 = bitcast i32* %amount to i8*, !dbg !145
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %125), !dbg !145
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 4, label %for.inc
  ]

cleanup.cont:
  br label %for.inc, !dbg !146

for.inc:
  %126 = load i32, i32* %i, align 4, !dbg !147
  %inc = add i32 %126, 1, !dbg !147
  store i32 %inc, i32* %i, align 4, !dbg !147
  br label %for.cond, !dbg !50, !llvm.loop !148

for.end:
  %127 = load i32, i32* %balance, align 4, !dbg !152
  %128 = load i32, i32* %saved, align 4, !dbg !153
  %129 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %127, i32 %128), !dbg !154, !nosanitize !70
  %130 = extractvalue { i32, i1 } %129, 0, !dbg !154, !nosanitize !70
  %131 = extractvalue { i32, i1 } %129, 1, !dbg !154, !nosanitize !70
  %132 = xor i1 %131, true, !dbg !154, !nosanitize !70
  br i1 %132, label %cont64, label %handler.add_overflow63, !dbg !154, !prof !71, !nosanitize !70

handler.add_overflow63:
  %133 = zext i32 %127 to i64, !dbg !154, !nosanitize !70
  %134 = zext i32 %128 to i64, !dbg !154, !nosanitize !70
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @16 to i8*), i64 %133, i64 %134), !dbg !154, !nosanitize !70
  unreachable, !dbg !154, !nosanitize !70

cont64:
  %135 = load i32, i32* %owed, align 4, !dbg !155
  %136 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %130, i32 %135), !dbg !156, !nosanitize !70
  %137 = extractvalue { i32, i1 } %136, 0, !dbg !156, !nosanitize !70
  %138 = extractvalue { i32, i1 } %136, 1, !dbg !156, !nosanitize !70
  %139 = xor i1 %138, true, !dbg !156, !nosanitize !70
  br i1 %139, label %cont66, label %handler.add_overflow65, !dbg !156, !prof !71, !nosanitize !70

handler.add_overflow65:
  %140 = zext i32 %130 to i64, !dbg !156, !nosanitize !70
  %141 = zext i32 %135 to i64, !dbg !156, !nosanitize !70
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @17 to i8*), i64 %140, i64 %141), !dbg !156, !nosanitize !70
  unreachable, !dbg !156, !nosanitize !70

cont66:
  %142 = load i32, i32* %moves, align 4, !dbg !157
  %143 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %137, i32 %142), !dbg !158, !nosanitize !70
  %144 = extractvalue { i32, i1 } %143, 0, !dbg !158, !nosanitize !70
  %145 = extractvalue { i32, i1 } %143, 1, !dbg !158, !nosanitize !70
  %146 = xor i1 %145, true, !dbg !158, !nosanitize !70
  br i1 %146, label %cont68, label %handler.add_overflow67, !dbg !158, !prof !71, !nosanitize !70

handler.add_overflow67:
  %147 = zext i32 %137 to i64, !dbg !158, !nosanitize !70
  %148 = zext i32 %142 to i64, !dbg !158, !nosanitize !70
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @18 to i8*), i64 %147, i64 %148), !dbg !158, !nosanitize !70
  unreachable, !dbg !158, !nosanitize !70

cont68:
  %149 = load i32, i32* %refused, align 4, !dbg !159
  %150 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %144, i32 %149), !dbg !160, !nosanitize !70
  %151 = extractvalue { i32, i1 } %150, 0, !dbg !160, !nosanitize !70
  %152 = extractvalue { i32, i1 } %150, 1, !dbg !160, !nosanitize !70
  %153 = xor i1 %152, true, !dbg !160, !nosanitize !70
  br i1 %153, label %cont70, label %handler.add_overflow69, !dbg !160, !prof !71, !nosanitize !70

handler.add_overflow69:
  %154 = zext i32 %144 to i64, !dbg !160, !nosanitize !70
  %155 = zext i32 %149 to i64, !dbg !160, !nosanitize !70
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [26 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @19 to i8*), i64 %154, i64 %155), !dbg !160, !nosanitize !70
  unreachable, !dbg !160, !nosanitize !70

cont70:
  store i32 %151, i32* %retval, align 4, !dbg !161
  store i32 1, i32* %cleanup.dest.slot, align 4
  %156 = bitcast i32* %rounds to i8*, !dbg !162
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %156), !dbg !162
  %157 = bitcast i32* %refused to i8*, !dbg !162
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %157), !dbg !162
  %158 = bitcast i32* %moves to i8*, !dbg !162
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %158), !dbg !162
  %159 = bitcast i32* %owed to i8*, !dbg !162
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %159), !dbg !162
  %160 = bitcast i32* %saved to i8*, !dbg !162
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %160), !dbg !162
  %161 = bitcast i32* %balance to i8*, !dbg !162
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %161), !dbg !162
  %162 = load i32, i32* %retval, align 4, !dbg !162
  ret i32 %162, !dbg !162

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare i32 @__VERIFIER_nondet_int()

declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_sub_overflow_abort(i8*, i64, i64)

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_add_overflow_abort(i8*, i64, i64)

declare void @__ubsan_handle_divrem_overflow_abort(i8*, i64, i64)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "accounts_in_bounds_safe.c", directory: ".")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "kind", file: !1, line: 7, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!5 = !{!6, !7, !8, !9, !10}
!6 = !DIEnumerator(name: "DEPOSIT", value: 0)
!7 = !DIEnumerator(name: "WITHDRAWAL", value: 1)
!8 = !DIEnumerator(name: "FEE", value: 2)
!9 = !DIEnumerator(name: "TRANSFER", value: 3)
!10 = !DIEnumerator(name: "INTEREST", value: 4)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}

!18 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !19, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!19 = !DISubroutineType(types: !20)
!20 = !{!21}
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23, !24, !25, !26, !27, !28, !29, !31}
!23 = !DILocalVariable(name: "balance", scope: !18, file: !1, line: 11, type: !21)
!24 = !DILocalVariable(name: "saved", scope: !18, file: !1, line: 11, type: !21)
!25 = !DILocalVariable(name: "owed", scope: !18, file: !1, line: 11, type: !21)
!26 = !DILocalVariable(name: "moves", scope: !18, file: !1, line: 11, type: !21)
!27 = !DILocalVariable(name: "refused", scope: !18, file: !1, line: 11, type: !21)
!28 = !DILocalVariable(name: "rounds", scope: !18, file: !1, line: 12, type: !4)
!29 = !DILocalVariable(name: "i", scope: !30, file: !1, line: 13, type: !4)
!30 = distinct !DILexicalBlock(scope: !18, file: !1, line: 13, column: 2)
!31 = !DILocalVariable(name: "amount", scope: !32, file: !1, line: 14, type: !21)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 13, column: 40)
!33 = distinct !DILexicalBlock(scope: !30, file: !1, line: 13, column: 2)
!34 = !DILocation(line: 11, column: 2, scope: !18)
!35 = !DILocation(line: 11, column: 6, scope: !18)
!36 = !DILocation(line: 11, column: 19, scope: !18)
!37 = !DILocation(line: 11, column: 30, scope: !18)
!38 = !DILocation(line: 11, column: 40, scope: !18)
!39 = !DILocation(line: 11, column: 51, scope: !18)
!40 = !DILocation(line: 12, column: 2, scope: !18)
!41 = !DILocation(line: 12, column: 11, scope: !18)
!42 = !DILocation(line: 12, column: 20, scope: !18)
!43 = !DILocation(line: 12, column: 45, scope: !18)
!44 = !DILocation(line: 13, column: 7, scope: !30)
!45 = !DILocation(line: 13, column: 16, scope: !30)
!46 = !DILocation(line: 13, column: 23, scope: !33)
!47 = !DILocation(line: 13, column: 27, scope: !33)
!48 = !DILocation(line: 13, column: 25, scope: !33)
!49 = !DILocation(line: 13, column: 2, scope: !30)
!50 = !DILocation(line: 13, column: 2, scope: !33)
!51 = !DILocation(line: 14, column: 3, scope: !32)
!52 = !DILocation(line: 14, column: 7, scope: !32)
!53 = !DILocation(line: 14, column: 16, scope: !32)
!54 = !DILocation(line: 15, column: 7, scope: !55)
!55 = distinct !DILexicalBlock(scope: !32, file: !1, line: 15, column: 7)
!56 = !DILocation(line: 15, column: 14, scope: !55)
!57 = !DILocation(line: 15, column: 19, scope: !55)
!58 = !DILocation(line: 15, column: 22, scope: !55)
!59 = !DILocation(line: 15, column: 29, scope: !55)
!60 = !DILocation(line: 15, column: 7, scope: !32)
!61 = !DILocation(line: 16, column: 4, scope: !55)
!62 = !DILocation(line: 17, column: 23, scope: !32)
!63 = !DILocation(line: 17, column: 48, scope: !32)
!64 = !DILocation(line: 17, column: 3, scope: !32)
!65 = !DILocation(line: 19, column: 8, scope: !66)
!66 = distinct !DILexicalBlock(scope: !67, file: !1, line: 19, column: 8)
!67 = distinct !DILexicalBlock(scope: !32, file: !1, line: 17, column: 54)
!68 = !DILocation(line: 19, column: 26, scope: !66)
!69 = !DILocation(line: 19, column: 24, scope: !66)
!70 = !{}
!71 = !{!"branch_weights", i32 1048575, i32 1}
!72 = !DILocation(line: 19, column: 16, scope: !66)
!73 = !DILocation(line: 19, column: 8, scope: !67)
!74 = !DILocation(line: 20, column: 12, scope: !66)
!75 = !DILocation(line: 20, column: 5, scope: !66)
!76 = !DILocation(line: 22, column: 16, scope: !66)
!77 = !DILocation(line: 22, column: 13, scope: !66)
!78 = !DILocation(line: 23, column: 4, scope: !67)
!79 = !DILocation(line: 25, column: 8, scope: !80)
!80 = distinct !DILexicalBlock(scope: !67, file: !1, line: 25, column: 8)
!81 = !DILocation(line: 25, column: 17, scope: !80)
!82 = !DILocation(line: 25, column: 15, scope: !80)
!83 = !DILocation(line: 25, column: 8, scope: !67)
!84 = !DILocation(line: 26, column: 12, scope: !80)
!85 = !DILocation(line: 26, column: 5, scope: !80)
!86 = !DILocation(line: 28, column: 16, scope: !80)
!87 = !DILocation(line: 28, column: 13, scope: !80)
!88 = !DILocation(line: 29, column: 4, scope: !67)
!89 = !DILocation(line: 31, column: 8, scope: !90)
!90 = distinct !DILexicalBlock(scope: !67, file: !1, line: 31, column: 8)
!91 = !DILocation(line: 31, column: 15, scope: !90)
!92 = !DILocation(line: 31, column: 8, scope: !67)
!93 = !DILocation(line: 32, column: 12, scope: !90)
!94 = !DILocation(line: 32, column: 5, scope: !90)
!95 = !DILocation(line: 33, column: 8, scope: !96)
!96 = distinct !DILexicalBlock(scope: !67, file: !1, line: 33, column: 8)
!97 = !DILocation(line: 33, column: 19, scope: !96)
!98 = !DILocation(line: 33, column: 16, scope: !96)
!99 = !DILocation(line: 33, column: 8, scope: !67)
!100 = !DILocation(line: 34, column: 16, scope: !96)
!101 = !DILocation(line: 34, column: 13, scope: !96)
!102 = !DILocation(line: 34, column: 5, scope: !96)
!103 = !DILocation(line: 36, column: 13, scope: !96)
!104 = !DILocation(line: 36, column: 10, scope: !96)
!105 = !DILocation(line: 37, column: 8, scope: !106)
!106 = distinct !DILexicalBlock(scope: !67, file: !1, line: 37, column: 8)
!107 = !DILocation(line: 37, column: 13, scope: !106)
!108 = !DILocation(line: 37, column: 8, scope: !67)
!109 = !DILocation(line: 38, column: 10, scope: !106)
!110 = !DILocation(line: 38, column: 5, scope: !106)
!111 = !DILocation(line: 39, column: 4, scope: !67)
!112 = !DILocation(line: 41, column: 8, scope: !113)
!113 = distinct !DILexicalBlock(scope: !67, file: !1, line: 41, column: 8)
!114 = !DILocation(line: 41, column: 17, scope: !113)
!115 = !DILocation(line: 41, column: 15, scope: !113)
!116 = !DILocation(line: 41, column: 25, scope: !113)
!117 = !DILocation(line: 41, column: 28, scope: !113)
!118 = !DILocation(line: 41, column: 44, scope: !113)
!119 = !DILocation(line: 41, column: 42, scope: !113)
!120 = !DILocation(line: 41, column: 34, scope: !113)
!121 = !DILocation(line: 41, column: 8, scope: !67)
!122 = !DILocation(line: 42, column: 12, scope: !123)
!123 = distinct !DILexicalBlock(scope: !113, file: !1, line: 41, column: 52)
!124 = !DILocation(line: 43, column: 4, scope: !123)
!125 = !DILocation(line: 44, column: 16, scope: !126)
!126 = distinct !DILexicalBlock(scope: !113, file: !1, line: 43, column: 11)
!127 = !DILocation(line: 44, column: 13, scope: !126)
!128 = !DILocation(line: 45, column: 14, scope: !126)
!129 = !DILocation(line: 45, column: 11, scope: !126)
!130 = !DILocation(line: 47, column: 4, scope: !67)
!131 = !DILocation(line: 49, column: 13, scope: !67)
!132 = !DILocation(line: 49, column: 19, scope: !67)
!133 = !DILocation(line: 49, column: 11, scope: !67)
!134 = !DILocation(line: 50, column: 8, scope: !135)
!135 = distinct !DILexicalBlock(scope: !67, file: !1, line: 50, column: 8)
!136 = !DILocation(line: 50, column: 25, scope: !135)
!137 = !DILocation(line: 50, column: 23, scope: !135)
!138 = !DILocation(line: 50, column: 14, scope: !135)
!139 = !DILocation(line: 50, column: 8, scope: !67)
!140 = !DILocation(line: 51, column: 14, scope: !135)
!141 = !DILocation(line: 51, column: 11, scope: !135)
!142 = !DILocation(line: 51, column: 5, scope: !135)
!143 = !DILocation(line: 52, column: 4, scope: !67)
!144 = !DILocation(line: 54, column: 8, scope: !32)
!145 = !DILocation(line: 55, column: 2, scope: !33)
!146 = !DILocation(line: 55, column: 2, scope: !32)
!147 = !DILocation(line: 13, column: 36, scope: !33)
!148 = distinct !{!148, !49, !149, !150, !151}
!149 = !DILocation(line: 55, column: 2, scope: !30)
!150 = !{!"llvm.loop.mustprogress"}
!151 = !{!"llvm.loop.unroll.disable"}
!152 = !DILocation(line: 56, column: 9, scope: !18)
!153 = !DILocation(line: 56, column: 19, scope: !18)
!154 = !DILocation(line: 56, column: 17, scope: !18)
!155 = !DILocation(line: 56, column: 27, scope: !18)
!156 = !DILocation(line: 56, column: 25, scope: !18)
!157 = !DILocation(line: 56, column: 34, scope: !18)
!158 = !DILocation(line: 56, column: 32, scope: !18)
!159 = !DILocation(line: 56, column: 42, scope: !18)
!160 = !DILocation(line: 56, column: 40, scope: !18)
!161 = !DILocation(line: 56, column: 2, scope: !18)
!162 = !DILocation(line: 57, column: 1, scope: !18)
