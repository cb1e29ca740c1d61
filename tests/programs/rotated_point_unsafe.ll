source_filename = "rotated_point_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.point = type { i32, i32 }

@.src = private unnamed_addr constant [23 x i8] c"rotated_point_unsafe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 36, i32 25 }, { i16, i16, [6 x i8] }* @0 }
@2 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 36, i32 36 }, { i16, i16, [6 x i8] }* @0 }
@3 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 38, i32 16 }, { i16, i16, [6 x i8] }* @0 }
@4 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 38, i32 30 }, { i16, i16, [6 x i8] }* @0 }
@5 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 38, i32 24 }, { i16, i16, [6 x i8] }* @0 }
@6 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 27, i32 45 }, { i16, i16, [6 x i8] }* @0 }
@7 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 27, i32 50 }, { i16, i16, [6 x i8] }* @0 }
@8 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 28, i32 26 }, { i16, i16, [6 x i8] }* @0 }
@9 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 29, i32 26 }, { i16, i16, [6 x i8] }* @0 }
@10 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 17, i32 10 }, { i16, i16, [6 x i8] }* @0 }
@11 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 18, i32 24 }, { i16, i16, [6 x i8] }* @0 }
@sine = internal constant [7 x i32] [i32 0, i32 16962, i32 32768, i32 46341, i32 56756, i32 63303, i32 65536], align 16, !dbg !0
@12 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 20, i32 36 }, { i16, i16, [6 x i8] }* @0 }
@13 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 21, i32 39 }, { i16, i16, [6 x i8] }* @0 }
@14 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 21, i32 28 }, { i16, i16, [6 x i8] }* @0 }
@15 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 22, i32 21 }, { i16, i16, [6 x i8] }* @0 }
@16 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 22, i32 12 }, { i16, i16, [6 x i8] }* @0 }
@17 = private unnamed_addr constant { i16, i16, [7 x i8] } { i16 0, i16 13, [7 x i8] c"'long'\00" }
@18 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [7 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 13, i32 30 }, { i16, i16, [7 x i8] }* @17 }
@19 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [7 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 13, i32 35 }, { i16, i16, [7 x i8] }* @17 }

define dso_local i32 @main() !dbg !23 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %step = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %p = alloca %struct.point, align 4
  %tmp = alloca %struct.point, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !35
  call void @llvm.dbg.declare(metadata i32* %x, metadata !27, metadata !DIExpression()), !dbg !36
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !37
  store i32 %call, i32* %x, align 4, !dbg !36
  %1 = bitcast i32* %y to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !35
  call void @llvm.dbg.declare(metadata i32* %y, metadata !28, metadata !DIExpression()), !dbg !38
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !39
  store i32 %call1, i32* %y, align 4, !dbg !38
  %2 = bitcast i32* %step to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !35
  call void @llvm.dbg.declare(metadata i32* %step, metadata !29, metadata !DIExpression()), !dbg !40
  %call2 = call i32 @__VERIFIER_nondet_int(), !dbg !41
  store i32 %call2, i32* %step, align 4, !dbg !40
  %3 = load i32, i32* %x, align 4, !dbg !42
  %cmp = icmp slt i32 %3, -32000, !dbg !44
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !45

lor.lhs.false:
  %4 = load i32, i32* %x, align 4, !dbg !46
  %cmp3 = icmp sgt i32 %4, 32000, !dbg !47
  br i1 %cmp3, label %if.then, label %lor.lhs.false4, !dbg !48

lor.lhs.false4:
  %5 = load i32, i32* %y, align 4, !dbg !49
  %cmp5 = icmp slt i32 %5, -32000, !dbg !50
  br i1 %cmp5, label %if.then, label %lor.lhs.false6, !dbg !51

lor.lhs.false6:
  %6 = load i32, i32* %y, align 4, !dbg !52
  %cmp7 = icmp sgt i32 %6, 32000, !dbg !53
  br i1 %cmp7, label %if.then, label %if.end, !dbg !54

if.then:
  store i32 0, i32* %retval, align 4, !dbg !55
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !55

if.end:
  %7 = bitcast %struct.point* %p to i8*, !dbg !56
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %7), !dbg !56
  call void @llvm.dbg.declare(metadata %struct.point* %p, metadata !30, metadata !DIExpression()), !dbg !57
  %x8 = getelementptr inbounds %struct.point, %struct.point* %p, i32 0, i32 0, !dbg !58
  %8 = load i32, i32* %x, align 4, !dbg !59
  %9 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %8, i32 65536), !dbg !60, !nosanitize !61
  %10 = extractvalue { i32, i1 } %9, 0, !dbg !60, !nosanitize !61
  %11 = extractvalue { i32, i1 } %9, 1, !dbg !60, !nosanitize !61
  %12 = xor i1 %11, true, !dbg !60, !nosanitize !61
  br i1 %12, label %cont, label %handler.mul_overflow, !dbg !60, !prof !62, !nosanitize !61

handler.mul_overflow:
  %13 = zext i32 %8 to i64, !dbg !60, !nosanitize !61
  call void @__ubsan_handle_mul_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 %13, i64 65536), !dbg !60, !nosanitize !61
  unreachable, !dbg !60, !nosanitize !61

cont:
  store i32 %10, i32* %x8, align 4, !dbg !58
  %y9 = getelementptr inbounds %struct.point, %struct.point* %p, i32 0, i32 1, !dbg !58
  %14 = load i32, i32* %y, align 4, !dbg !63
  %15 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %14, i32 65536), !dbg !64, !nosanitize !61
  %16 = extractvalue { i32, i1 } %15, 0, !dbg !64, !nosanitize !61
  %17 = extractvalue { i32, i1 } %15, 1, !dbg !64, !nosanitize !61
  %18 = xor i1 %17, true, !dbg !64, !nosanitize !61
  br i1 %18, label %cont11, label %handler.mul_overflow10, !dbg !64, !prof !62, !nosanitize !61

handler.mul_overflow10:
  %19 = zext i32 %14 to i64, !dbg !64, !nosanitize !61
  call void @__ubsan_handle_mul_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @2 to i8*), i64 %19, i64 65536), !dbg !64, !nosanitize !61
  unreachable, !dbg !64, !nosanitize !61

cont11:
  store i32 %16, i32* %y9, align 4, !dbg !58
  %20 = bitcast %struct.point* %tmp to i8*, !dbg !65
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %20), !dbg !65
  %21 = load i32, i32* %step, align 4, !dbg !66
  %22 = bitcast %struct.point* %p to i64*, !dbg !65
  %23 = load i64, i64* %22, align 4, !dbg !65
  %call12 = call i64 @rotated(i64 %23, i32 noundef %21), !dbg !65
  %24 = bitcast %struct.point* %tmp to i64*, !dbg !65
  store i64 %call12, i64* %24, align 4, !dbg !65
  %25 = bitcast %struct.point* %p to i8*, !dbg !65
  %26 = bitcast %struct.point* %tmp to i8*, !dbg !65
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %25, i8* align 4 %26, i64 8, i1 false), !dbg !65
  %27 = bitcast %struct.point* %tmp to i8*, !dbg !65
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %27), !dbg !65
  %x13 = getelementptr inbounds %struct.point, %struct.point* %p, i32 0, i32 0, !dbg !67
  %28 = load i32, i32* %x13, align 4, !dbg !67
  %29 = icmp ne i32 %28, -2147483648, !dbg !68, !nosanitize !61
  %or = or i1 %29, true, !dbg !68, !nosanitize !61
  br i1 %or, label %cont14, label %handler.divrem_overflow, !dbg !68, !prof !62, !nosanitize !61

handler.divrem_overflow:
  %30 = zext i32 %28 to i64, !dbg !68, !nosanitize !61
  call void @__ubsan_handle_divrem_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @3 to i8*), i64 %30, i64 65536), !dbg !68, !nosanitize !61
  unreachable, !dbg !68, !nosanitize !61

cont14:
  %div = sdiv i32 %28, 65536, !dbg !68
  %y15 = getelementptr inbounds %struct.point, %struct.point* %p, i32 0, i32 1, !dbg !69
  %31 = load i32, i32* %y15, align 4, !dbg !69
  %32 = icmp ne i32 %31, -2147483648, !dbg !70, !nosanitize !61
  %or16 = or i1 %32, true, !dbg !70, !nosanitize !61
  br i1 %or16, label %cont18, label %handler.divrem_overflow17, !dbg !70, !prof !62, !nosanitize !61

handler.divrem_overflow17:
  %33 = zext i32 %31 to i64, !dbg !70, !nosanitize !61
  call void @__ubsan_handle_divrem_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @4 to i8*), i64 %33, i64 65536), !dbg !70, !nosanitize !61
  unreachable, !dbg !70, !nosanitize !61

cont18:
  %div19 = sdiv i32 %31, 65536, !dbg !70
  %34 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %div, i32 %div19), !dbg !71, !nosanitize !61
  %35 = extractvalue { i32, i1 } %34, 0, !dbg !71, !nosanitize !61
  %36 = extractvalue { i32, i1 } %34, 1, !dbg !71, !nosanitize !61
  %37 = xor i1 %36, true, !dbg !71, !nosanitize !61
  br i1 %37, label %cont20, label %handler.add_overflow, !dbg !71, !prof !62, !nosanitize !61

handler.add_overflow:
  %38 = zext i32 %div to i64, !dbg !71, !nosanitize !61
  %39 = zext i32 %div19 to i64, !dbg !71, !nosanitize !61
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @5 to i8*), i64 %38, i64 %39), !dbg !71, !nosanitize !61
  unreachable, !dbg !71, !nosanitize !61

cont20:
  store i32 %35, i32* %retval, align 4, !dbg !72
  store i32 1, i32* %cleanup.dest.slot, align 4
  %40 = bitcast %struct.point* %p to i8*, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %40), !dbg !73
  br label %cleanup

cleanup:
  %41 = bitcast i32* %step to i8*, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %41), !dbg !73
  %42 = bitcast i32* %y to i8*, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %42), !dbg !73
  %43 = bitcast i32* %x to i8*, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %43), !dbg !73
  %44 = load i32, i32* %retval, align 4, !dbg !73
  ret i32 %44, !dbg !73
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_mul_overflow_abort(i8*, i64, i64)

define internal i64 @rotated(i64 %p.coerce, i32 noundef %step) !dbg !74 {
entry:
  %retval = alloca %struct.point, align 4
  %p = alloca %struct.point, align 4
  %step.addr = alloca i32, align 4
  %s = alloca i32, align 4
  %c = alloca i32, align 4
  %0 = bitcast %struct.point* %p to i64*
  store i64 %p.coerce, i64* %0, align 4
  call void @llvm.dbg.declare(metadata %struct.point* %p, metadata !78, metadata !DIExpression()), !dbg !83
  store i32 %step, i32* %step.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %step.addr, metadata !79, metadata !DIExpression()), !dbg !84
  call void @llvm.dbg.declare(metadata %struct.point* %retval, metadata !80, metadata !DIExpression()), !dbg !85
  %1 = bitcast i32* %s to i8*, !dbg !86
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !86
  call void @llvm.dbg.declare(metadata i32* %s, metadata !81, metadata !DIExpression()), !dbg !87
  %2 = load i32, i32* %step.addr, align 4, !dbg !88
  %call = call i32 @sine_of(i32 noundef %2), !dbg !89
  store i32 %call, i32* %s, align 4, !dbg !87
  %3 = bitcast i32* %c to i8*, !dbg !86
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !86
  call void @llvm.dbg.declare(metadata i32* %c, metadata !82, metadata !DIExpression()), !dbg !90
  %4 = load i32, i32* %step.addr, align 4, !dbg !91
  %5 = icmp ne i32 %4, -2147483648, !dbg !92, !nosanitize !61
  %or = or i1 %5, true, !dbg !92, !nosanitize !61
  br i1 %or, label %cont, label %handler.divrem_overflow, !dbg !92, !prof !62, !nosanitize !61

handler.divrem_overflow:
  %6 = zext i32 %4 to i64, !dbg !92, !nosanitize !61
  call void @__ubsan_handle_divrem_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @6 to i8*), i64 %6, i64 24), !dbg !92, !nosanitize !61
  unreachable, !dbg !92, !nosanitize !61

cont:
  %rem = srem i32 %4, 24, !dbg !92
  %7 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %rem, i32 6), !dbg !93, !nosanitize !61
  %8 = extractvalue { i32, i1 } %7, 0, !dbg !93, !nosanitize !61
  %9 = extractvalue { i32, i1 } %7, 1, !dbg !93, !nosanitize !61
  %10 = xor i1 %9, true, !dbg !93, !nosanitize !61
  br i1 %10, label %cont1, label %handler.add_overflow, !dbg !93, !prof !62, !nosanitize !61

handler.add_overflow:
  %11 = zext i32 %rem to i64, !dbg !93, !nosanitize !61
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @7 to i8*), i64 %11, i64 6), !dbg !93, !nosanitize !61
  unreachable, !dbg !93, !nosanitize !61

cont1:
  %call2 = call i32 @sine_of(i32 noundef %8), !dbg !94
  store i32 %call2, i32* %c, align 4, !dbg !90
  %x = getelementptr inbounds %struct.point, %struct.point* %p, i32 0, i32 0, !dbg !95
  %12 = load i32, i32* %x, align 4, !dbg !95
  %13 = load i32, i32* %c, align 4, !dbg !96
  %call3 = call i32 @scaled(i32 noundef %12, i32 noundef %13), !dbg !97
  %y = getelementptr inbounds %struct.point, %struct.point* %p, i32 0, i32 1, !dbg !98
  %14 = load i32, i32* %y, align 4, !dbg !98
  %15 = load i32, i32* %s, align 4, !dbg !99
  %call4 = call i32 @scaled(i32 noundef %14, i32 noundef %15), !dbg !100
  %16 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %call3, i32 %call4), !dbg !101, !nosanitize !61
  %17 = extractvalue { i32, i1 } %16, 0, !dbg !101, !nosanitize !61
  %18 = extractvalue { i32, i1 } %16, 1, !dbg !101, !nosanitize !61
  %19 = xor i1 %18, true, !dbg !101, !nosanitize !61
  br i1 %19, label %cont5, label %handler.sub_overflow, !dbg !101, !prof !62, !nosanitize !61

handler.sub_overflow:
  %20 = zext i32 %call3 to i64, !dbg !101, !nosanitize !61
  %21 = zext i32 %call4 to i64, !dbg !101, !nosanitize !61
  call void @__ubsan_handle_sub_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @8 to i8*), i64 %20, i64 %21), !dbg !101, !nosanitize !61
  unreachable, !dbg !101, !nosanitize !61

cont5:
  %x6 = getelementptr inbounds %struct.point, %struct.point* %retval, i32 0, i32 0, !dbg !102
  store i32 %17, i32* %x6, align 4, !dbg !103
  %x7 = getelementptr inbounds %struct.point, %struct.point* %p, i32 0, i32 0, !dbg !104
  %22 = load i32, i32* %x7, align 4, !dbg !104
  %23 = load i32, i32* %s, align 4, !dbg !105
  %call8 = call i32 @scaled(i32 noundef %22, i32 noundef %23), !dbg !106
  %y9 = getelementptr inbounds %struct.point, %struct.point* %p, i32 0, i32 1, !dbg !107
  %24 = load i32, i32* %y9, align 4, !dbg !107
  %25 = load i32, i32* %c, align 4, !dbg !108
  %call10 = call i32 @scaled(i32 noundef %24, i32 noundef %25), !dbg !109
  %26 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %call8, i32 %call10), !dbg !110, !nosanitize !61
  %27 = extractvalue { i32, i1 } %26, 0, !dbg !110, !nosanitize !61
  %28 = extractvalue { i32, i1 } %26, 1, !dbg !110, !nosanitize !61
  %29 = xor i1 %28, true, !dbg !110, !nosanitize !61
  br i1 %29, label %cont12, label %handler.add_overflow11, !dbg !110, !prof !62, !nosanitize !61

handler.add_overflow11:
  %30 = zext i32 %call8 to i64, !dbg !110, !nosanitize !61
  %31 = zext i32 %call10 to i64, !dbg !110, !nosanitize !61
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @9 to i8*), i64 %30, i64 %31), !dbg !110, !nosanitize !61
  unreachable, !dbg !110, !nosanitize !61

cont12:
  %y13 = getelementptr inbounds %struct.point, %struct.point* %retval, i32 0, i32 1, !dbg !111
  store i32 %27, i32* %y13, align 4, !dbg !112
  %32 = bitcast i32* %c to i8*, !dbg !113
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %32), !dbg !113
  %33 = bitcast i32* %s to i8*, !dbg !113
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %33), !dbg !113
  %34 = bitcast %struct.point* %retval to i64*, !dbg !113
  %35 = load i64, i64* %34, align 4, !dbg !113
  ret i64 %35, !dbg !113
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__ubsan_handle_divrem_overflow_abort(i8*, i64, i64)

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_add_overflow_abort(i8*, i64, i64)

define internal i32 @sine_of(i32 noundef %step) !dbg !114 {
entry:
  %retval = alloca i32, align 4
  %step.addr = alloca i32, align 4
  store i32 %step, i32* %step.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %step.addr, metadata !118, metadata !DIExpression()), !dbg !119
  %0 = load i32, i32* %step.addr, align 4, !dbg !120
  %1 = icmp ne i32 %0, -2147483648, !dbg !120, !nosanitize !61
  %or = or i1 %1, true, !dbg !120, !nosanitize !61
  br i1 %or, label %cont, label %handler.divrem_overflow, !dbg !120, !prof !62, !nosanitize !61

handler.divrem_overflow:
  %2 = zext i32 %0 to i64, !dbg !120, !nosanitize !61
  call void @__ubsan_handle_divrem_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @10 to i8*), i64 %2, i64 24), !dbg !120, !nosanitize !61
  unreachable, !dbg !120, !nosanitize !61

cont:
  %rem = srem i32 %0, 24, !dbg !120
  store i32 %rem, i32* %step.addr, align 4, !dbg !120
  %3 = load i32, i32* %step.addr, align 4, !dbg !121
  %cmp = icmp slt i32 %3, 0, !dbg !123
  br i1 %cmp, label %if.then, label %if.end, !dbg !124

if.then:
  %4 = load i32, i32* %step.addr, align 4, !dbg !125
  %5 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %4, i32 24), !dbg !125, !nosanitize !61
  %6 = extractvalue { i32, i1 } %5, 0, !dbg !125, !nosanitize !61
  %7 = extractvalue { i32, i1 } %5, 1, !dbg !125, !nosanitize !61
  %8 = xor i1 %7, true, !dbg !125, !nosanitize !61
  br i1 %8, label %cont1, label %handler.add_overflow, !dbg !125, !prof !62, !nosanitize !61

handler.add_overflow:
  %9 = zext i32 %4 to i64, !dbg !125, !nosanitize !61
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @11 to i8*), i64 %9, i64 24), !dbg !125, !nosanitize !61
  unreachable, !dbg !125, !nosanitize !61

cont1:
  store i32 %6, i32* %step.addr, align 4, !dbg !125
  br label %if.end, !dbg !126

if.end:
  %10 = load i32, i32* %step.addr, align 4, !dbg !127
  %cmp2 = icmp sle i32 %10, 6, !dbg !129
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !130

if.then3:
  %11 = load i32, i32* %step.addr, align 4, !dbg !131
  %idxprom = sext i32 %11 to i64, !dbg !132
  %arrayidx = getelementptr inbounds [7 x i32], [7 x i32]* @sine, i64 0, i64 %idxprom, !dbg !132
  %12 = load i32, i32* %arrayidx, align 4, !dbg !132
  store i32 %12, i32* %retval, align 4, !dbg !133
  br label %return, !dbg !133

if.end4:
  %13 = load i32, i32* %step.addr, align 4, !dbg !134
  %cmp5 = icmp sle i32 %13, 12, !dbg !136
  br i1 %cmp5, label %if.then6, label %if.end10, !dbg !137

if.then6:
  %14 = load i32, i32* %step.addr, align 4, !dbg !138
  %15 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 12, i32 %14), !dbg !139, !nosanitize !61
  %16 = extractvalue { i32, i1 } %15, 0, !dbg !139, !nosanitize !61
  %17 = extractvalue { i32, i1 } %15, 1, !dbg !139, !nosanitize !61
  %18 = xor i1 %17, true, !dbg !139, !nosanitize !61
  br i1 %18, label %cont7, label %handler.sub_overflow, !dbg !139, !prof !62, !nosanitize !61

handler.sub_overflow:
  %19 = zext i32 %14 to i64, !dbg !139, !nosanitize !61
  call void @__ubsan_handle_sub_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @12 to i8*), i64 12, i64 %19), !dbg !139, !nosanitize !61
  unreachable, !dbg !139, !nosanitize !61

cont7:
  %idxprom8 = sext i32 %16 to i64, !dbg !140
  %arrayidx9 = getelementptr inbounds [7 x i32], [7 x i32]* @sine, i64 0, i64 %idxprom8, !dbg !140
  %20 = load i32, i32* %arrayidx9, align 4, !dbg !140
  store i32 %20, i32* %retval, align 4, !dbg !141
  br label %return, !dbg !141

if.end10:
  %21 = load i32, i32* %step.addr, align 4, !dbg !142
  %cmp11 = icmp sle i32 %21, 18, !dbg !144
  br i1 %cmp11, label %if.then12, label %if.end18, !dbg !145

if.then12:
  %22 = load i32, i32* %step.addr, align 4, !dbg !146
  %23 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %22, i32 12), !dbg !147, !nosanitize !61
  %24 = extractvalue { i32, i1 } %23, 0, !dbg !147, !nosanitize !61
  %25 = extractvalue { i32, i1 } %23, 1, !dbg !147, !nosanitize !61
  %26 = xor i1 %25, true, !dbg !147, !nosanitize !61
  br i1 %26, label %cont14, label %handler.sub_overflow13, !dbg !147, !prof !62, !nosanitize !61

handler.sub_overflow13:
  %27 = zext i32 %22 to i64, !dbg !147, !nosanitize !61
  call void @__ubsan_handle_sub_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @13 to i8*), i64 %27, i64 12), !dbg !147, !nosanitize !61
  unreachable, !dbg !147, !nosanitize !61

cont14:
  %idxprom15 = sext i32 %24 to i64, !dbg !148
  %arrayidx16 = getelementptr inbounds [7 x i32], [7 x i32]* @sine, i64 0, i64 %idxprom15, !dbg !148
  %28 = load i32, i32* %arrayidx16, align 4, !dbg !148
  %29 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 0, i32 %28), !dbg !149, !nosanitize !61
  %30 = extractvalue { i32, i1 } %29, 0, !dbg !149, !nosanitize !61
  %31 = extractvalue { i32, i1 } %29, 1, !dbg !149, !nosanitize !61
  %32 = xor i1 %31, true, !dbg !149, !nosanitize !61
  br i1 %32, label %cont17, label %handler.negate_overflow, !dbg !149, !prof !62, !nosanitize !61

handler.negate_overflow:
  %33 = zext i32 %28 to i64, !dbg !149, !nosanitize !61
  call void @__ubsan_handle_negate_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @14 to i8*), i64 %33), !dbg !149, !nosanitize !61
  unreachable, !dbg !149, !nosanitize !61

cont17:
  store i32 %30, i32* %retval, align 4, !dbg !150
  br label %return, !dbg !150

if.end18:
  %34 = load i32, i32* %step.addr, align 4, !dbg !151
  %35 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 24, i32 %34), !dbg !152, !nosanitize !61
  %36 = extractvalue { i32, i1 } %35, 0, !dbg !152, !nosanitize !61
  %37 = extractvalue { i32, i1 } %35, 1, !dbg !152, !nosanitize !61
  %38 = xor i1 %37, true, !dbg !152, !nosanitize !61
  br i1 %38, label %cont20, label %handler.sub_overflow19, !dbg !152, !prof !62, !nosanitize !61

handler.sub_overflow19:
  %39 = zext i32 %34 to i64, !dbg !152, !nosanitize !61
  call void @__ubsan_handle_sub_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @15 to i8*), i64 24, i64 %39), !dbg !152, !nosanitize !61
  unreachable, !dbg !152, !nosanitize !61

cont20:
  %idxprom21 = sext i32 %36 to i64, !dbg !153
  %arrayidx22 = getelementptr inbounds [7 x i32], [7 x i32]* @sine, i64 0, i64 %idxprom21, !dbg !153
  %40 = load i32, i32* %arrayidx22, align 4, !dbg !153
  %41 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 0, i32 %40), !dbg !154, !nosanitize !61
  %42 = extractvalue { i32, i1 } %41, 0, !dbg !154, !nosanitize !61
  %43 = extractvalue { i32, i1 } %41, 1, !dbg !154, !nosanitize !61
  %44 = xor i1 %43, true, !dbg !154, !nosanitize !61
  br i1 %44, label %cont24, label %handler.negate_overflow23, !dbg !154, !prof !62, !nosanitize !61

handler.negate_overflow23:
  %45 = zext i32 %40 to i64, !dbg !154, !nosanitize !61
  call void @__ubsan_handle_negate_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @16 to i8*), i64 %45), !dbg !154, !nosanitize !61
  unreachable, !dbg !154, !nosanitize !61

cont24:
  store i32 %42, i32* %retval, align 4, !dbg !155
  br label %return, !dbg !155

return:
  %46 = load i32, i32* %retval, align 4, !dbg !156
  ret i32 %46, !dbg !156
}

define internal i32 @scaled(i32 noundef %a, i32 noundef %b) !dbg !157 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, i32* %a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %a.addr, metadata !161, metadata !DIExpression()), !dbg !163
  store i32 %b, i32* %b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %b.addr, metadata !162, metadata !DIExpression()), !dbg !164
  %0 = load i32, i32* %a.addr, align 4, !dbg !165
  %conv = sext i32 %0 to i64, !dbg !166
  %1 = load i32, i32* %b.addr, align 4, !dbg !167
  %conv1 = sext i32 %1 to i64, !dbg !167
  %2 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %conv, i64 %conv1), !dbg !168, !nosanitize !61
  %3 = extractvalue { i64, i1 } %2, 0, !dbg !168, !nosanitize !61
  %4 = extractvalue { i64, i1 } %2, 1, !dbg !168, !nosanitize !61
  %5 = xor i1 %4, true, !dbg !168, !nosanitize !61
  br i1 %5, label %cont, label %handler.mul_overflow, !dbg !168, !prof !62, !nosanitize !61

handler.mul_overflow:
  call void @__ubsan_handle_mul_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [7 x i8] }* }* @18 to i8*), i64 %conv, i64 %conv1), !dbg !168, !nosanitize !61
  unreachable, !dbg !168, !nosanitize !61

cont:
  %6 = icmp ne i64 %3, -9223372036854775808, !dbg !169, !nosanitize !61
  %or = or i1 %6, true, !dbg !169, !nosanitize !61
  br i1 %or, label %cont2, label %handler.divrem_overflow, !dbg !169, !prof !62, !nosanitize !61

handler.divrem_overflow:
  call void @__ubsan_handle_divrem_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [7 x i8] }* }* @19 to i8*), i64 %3, i64 65536), !dbg !169, !nosanitize !61
  unreachable, !dbg !169, !nosanitize !61

cont2:
  %div = sdiv i64 %3, 65536, !dbg !169
  %conv3 = trunc i64 %div to i32, !dbg !170
  ret i32 %conv3, !dbg !171
}

declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_sub_overflow_abort(i8*, i64, i64)

declare void @__ubsan_handle_negate_overflow_abort(i8*, i64)

declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sine", scope: !2, file: !3, line: 10, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rotated_point_unsafe.c", directory: ".")
!4 = !{!5, !6}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !7, line: 27, baseType: !8)
!7 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "")
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int64_t", file: !9, line: 44, baseType: !10)
!9 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!10 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!11 = !{!0}
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 224, elements: !14)
!13 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!14 = !{!15}
!15 = !DISubrange(count: 7)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 7, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 1}

!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !24, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !26)
!24 = !DISubroutineType(types: !25)
!25 = !{!5}
!26 = !{!27, !28, !29, !30}
!27 = !DILocalVariable(name: "x", scope: !23, file: !3, line: 34, type: !5)
!28 = !DILocalVariable(name: "y", scope: !23, file: !3, line: 34, type: !5)
!29 = !DILocalVariable(name: "step", scope: !23, file: !3, line: 34, type: !5)
!30 = !DILocalVariable(name: "p", scope: !23, file: !3, line: 36, type: !31)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !3, line: 6, size: 64, elements: !32)
!32 = !{!33, !34}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !31, file: !3, line: 7, baseType: !5, size: 32)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !31, file: !3, line: 7, baseType: !5, size: 32, offset: 32)
!35 = !DILocation(line: 34, column: 5, scope: !23)
!36 = !DILocation(line: 34, column: 9, scope: !23)
!37 = !DILocation(line: 34, column: 13, scope: !23)
!38 = !DILocation(line: 34, column: 38, scope: !23)
!39 = !DILocation(line: 34, column: 42, scope: !23)
!40 = !DILocation(line: 34, column: 67, scope: !23)
!41 = !DILocation(line: 34, column: 74, scope: !23)
!42 = !DILocation(line: 35, column: 9, scope: !43)
!43 = distinct !DILexicalBlock(scope: !23, file: !3, line: 35, column: 9)
!44 = !DILocation(line: 35, column: 11, scope: !43)
!45 = !DILocation(line: 35, column: 20, scope: !43)
!46 = !DILocation(line: 35, column: 23, scope: !43)
!47 = !DILocation(line: 35, column: 25, scope: !43)
!48 = !DILocation(line: 35, column: 33, scope: !43)
!49 = !DILocation(line: 35, column: 36, scope: !43)
!50 = !DILocation(line: 35, column: 38, scope: !43)
!51 = !DILocation(line: 35, column: 47, scope: !43)
!52 = !DILocation(line: 35, column: 50, scope: !43)
!53 = !DILocation(line: 35, column: 52, scope: !43)
!54 = !DILocation(line: 35, column: 9, scope: !23)
!55 = !DILocation(line: 35, column: 61, scope: !43)
!56 = !DILocation(line: 36, column: 5, scope: !23)
!57 = !DILocation(line: 36, column: 18, scope: !23)
!58 = !DILocation(line: 36, column: 22, scope: !23)
!59 = !DILocation(line: 36, column: 23, scope: !23)
!60 = !DILocation(line: 36, column: 25, scope: !23)
!61 = !{}
!62 = !{!"branch_weights", i32 1048575, i32 1}
!63 = !DILocation(line: 36, column: 34, scope: !23)
!64 = !DILocation(line: 36, column: 36, scope: !23)
!65 = !DILocation(line: 37, column: 9, scope: !23)
!66 = !DILocation(line: 37, column: 20, scope: !23)
!67 = !DILocation(line: 38, column: 14, scope: !23)
!68 = !DILocation(line: 38, column: 16, scope: !23)
!69 = !DILocation(line: 38, column: 28, scope: !23)
!70 = !DILocation(line: 38, column: 30, scope: !23)
!71 = !DILocation(line: 38, column: 24, scope: !23)
!72 = !DILocation(line: 38, column: 5, scope: !23)
!73 = !DILocation(line: 39, column: 1, scope: !23)
!74 = distinct !DISubprogram(name: "rotated", scope: !3, file: !3, line: 25, type: !75, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !77)
!75 = !DISubroutineType(types: !76)
!76 = !{!31, !31, !5}
!77 = !{!78, !79, !80, !81, !82}
!78 = !DILocalVariable(name: "p", arg: 1, scope: !74, file: !3, line: 25, type: !31)
!79 = !DILocalVariable(name: "step", arg: 2, scope: !74, file: !3, line: 25, type: !5)
!80 = !DILocalVariable(name: "r", scope: !74, file: !3, line: 26, type: !31)
!81 = !DILocalVariable(name: "s", scope: !74, file: !3, line: 27, type: !5)
!82 = !DILocalVariable(name: "c", scope: !74, file: !3, line: 27, type: !5)
!83 = !DILocation(line: 25, column: 42, scope: !74)
!84 = !DILocation(line: 25, column: 49, scope: !74)
!85 = !DILocation(line: 26, column: 18, scope: !74)
!86 = !DILocation(line: 27, column: 5, scope: !74)
!87 = !DILocation(line: 27, column: 9, scope: !74)
!88 = !DILocation(line: 27, column: 21, scope: !74)
!89 = !DILocation(line: 27, column: 13, scope: !74)
!90 = !DILocation(line: 27, column: 28, scope: !74)
!91 = !DILocation(line: 27, column: 40, scope: !74)
!92 = !DILocation(line: 27, column: 45, scope: !74)
!93 = !DILocation(line: 27, column: 50, scope: !74)
!94 = !DILocation(line: 27, column: 32, scope: !74)
!95 = !DILocation(line: 28, column: 20, scope: !74)
!96 = !DILocation(line: 28, column: 23, scope: !74)
!97 = !DILocation(line: 28, column: 11, scope: !74)
!98 = !DILocation(line: 28, column: 37, scope: !74)
!99 = !DILocation(line: 28, column: 40, scope: !74)
!100 = !DILocation(line: 28, column: 28, scope: !74)
!101 = !DILocation(line: 28, column: 26, scope: !74)
!102 = !DILocation(line: 28, column: 7, scope: !74)
!103 = !DILocation(line: 28, column: 9, scope: !74)
!104 = !DILocation(line: 29, column: 20, scope: !74)
!105 = !DILocation(line: 29, column: 23, scope: !74)
!106 = !DILocation(line: 29, column: 11, scope: !74)
!107 = !DILocation(line: 29, column: 37, scope: !74)
!108 = !DILocation(line: 29, column: 40, scope: !74)
!109 = !DILocation(line: 29, column: 28, scope: !74)
!110 = !DILocation(line: 29, column: 26, scope: !74)
!111 = !DILocation(line: 29, column: 7, scope: !74)
!112 = !DILocation(line: 29, column: 9, scope: !74)
!113 = !DILocation(line: 31, column: 1, scope: !74)
!114 = distinct !DISubprogram(name: "sine_of", scope: !3, file: !3, line: 16, type: !115, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !117)
!115 = !DISubroutineType(types: !116)
!116 = !{!5, !5}
!117 = !{!118}
!118 = !DILocalVariable(name: "step", arg: 1, scope: !114, file: !3, line: 16, type: !5)
!119 = !DILocation(line: 16, column: 24, scope: !114)
!120 = !DILocation(line: 17, column: 10, scope: !114)
!121 = !DILocation(line: 18, column: 9, scope: !122)
!122 = distinct !DILexicalBlock(scope: !114, file: !3, line: 18, column: 9)
!123 = !DILocation(line: 18, column: 14, scope: !122)
!124 = !DILocation(line: 18, column: 9, scope: !114)
!125 = !DILocation(line: 18, column: 24, scope: !122)
!126 = !DILocation(line: 18, column: 19, scope: !122)
!127 = !DILocation(line: 19, column: 9, scope: !128)
!128 = distinct !DILexicalBlock(scope: !114, file: !3, line: 19, column: 9)
!129 = !DILocation(line: 19, column: 14, scope: !128)
!130 = !DILocation(line: 19, column: 9, scope: !114)
!131 = !DILocation(line: 19, column: 32, scope: !128)
!132 = !DILocation(line: 19, column: 27, scope: !128)
!133 = !DILocation(line: 19, column: 20, scope: !128)
!134 = !DILocation(line: 20, column: 9, scope: !135)
!135 = distinct !DILexicalBlock(scope: !114, file: !3, line: 20, column: 9)
!136 = !DILocation(line: 20, column: 14, scope: !135)
!137 = !DILocation(line: 20, column: 9, scope: !114)
!138 = !DILocation(line: 20, column: 38, scope: !135)
!139 = !DILocation(line: 20, column: 36, scope: !135)
!140 = !DILocation(line: 20, column: 28, scope: !135)
!141 = !DILocation(line: 20, column: 21, scope: !135)
!142 = !DILocation(line: 21, column: 9, scope: !143)
!143 = distinct !DILexicalBlock(scope: !114, file: !3, line: 21, column: 9)
!144 = !DILocation(line: 21, column: 14, scope: !143)
!145 = !DILocation(line: 21, column: 9, scope: !114)
!146 = !DILocation(line: 21, column: 34, scope: !143)
!147 = !DILocation(line: 21, column: 39, scope: !143)
!148 = !DILocation(line: 21, column: 29, scope: !143)
!149 = !DILocation(line: 21, column: 28, scope: !143)
!150 = !DILocation(line: 21, column: 21, scope: !143)
!151 = !DILocation(line: 22, column: 23, scope: !114)
!152 = !DILocation(line: 22, column: 21, scope: !114)
!153 = !DILocation(line: 22, column: 13, scope: !114)
!154 = !DILocation(line: 22, column: 12, scope: !114)
!155 = !DILocation(line: 22, column: 5, scope: !114)
!156 = !DILocation(line: 23, column: 1, scope: !114)
!157 = distinct !DISubprogram(name: "scaled", scope: !3, file: !3, line: 12, type: !158, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !160)
!158 = !DISubroutineType(types: !159)
!159 = !{!5, !5, !5}
!160 = !{!161, !162}
!161 = !DILocalVariable(name: "a", arg: 1, scope: !157, file: !3, line: 12, type: !5)
!162 = !DILocalVariable(name: "b", arg: 2, scope: !157, file: !3, line: 12, type: !5)
!163 = !DILocation(line: 12, column: 23, scope: !157)
!164 = !DILocation(line: 12, column: 30, scope: !157)
!165 = !DILocation(line: 13, column: 28, scope: !157)
!166 = !DILocation(line: 13, column: 19, scope: !157)
!167 = !DILocation(line: 13, column: 32, scope: !157)
!168 = !DILocation(line: 13, column: 30, scope: !157)
!169 = !DILocation(line: 13, column: 35, scope: !157)
!170 = !DILocation(line: 13, column: 12, scope: !157)
!171 = !DILocation(line: 13, column: 5, scope: !157)
