source_filename = "mean_and_spread_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.stats = type { i32, i64, i64 }

@.src = private unnamed_addr constant [23 x i8] c"mean_and_spread_safe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [12 x i8] } { i16 0, i16 13, [12 x i8] c"'long long'\00" }
@1 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 31, i32 28 }, { i16, i16, [12 x i8] }* @0 }
@2 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 32, i32 34 }, { i16, i16, [12 x i8] }* @0 }
@3 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 32, i32 47 }, { i16, i16, [12 x i8] }* @0 }
@4 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 32, i32 40 }, { i16, i16, [12 x i8] }* @0 }
@5 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 15, i32 12 }, { i16, i16, [12 x i8] }* @0 }
@6 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 16, i32 32 }, { i16, i16, [12 x i8] }* @0 }
@7 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 16, i32 16 }, { i16, i16, [12 x i8] }* @0 }
@8 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@9 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 17, i32 9 }, { i16, i16, [6 x i8] }* @8 }

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %s = alloca %struct.stats, align 8
  %v = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %mean = alloca i64, align 8
  %spread = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.stats* %s to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0), !dbg !26
  call void @llvm.dbg.declare(metadata %struct.stats* %s, metadata !16, metadata !DIExpression()), !dbg !27
  %1 = bitcast %struct.stats* %s to i8*, !dbg !27
  call void @llvm.memset.p0i8.i64(i8* align 8 %1, i8 0, i64 24, i1 false), !dbg !27
  br label %while.cond, !dbg !28

while.cond:
  %n = getelementptr inbounds %struct.stats, %struct.stats* %s, i32 0, i32 0, !dbg !29
  %2 = load i32, i32* %n, align 8, !dbg !29
  %cmp = icmp slt i32 %2, 1000, !dbg !30
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !31

land.rhs:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !32
  %tobool = icmp ne i32 %call, 0, !dbg !31
  br label %land.end

land.end:
  %3 = phi i1 [ false, %while.cond ], [ %tobool, %land.rhs ], !dbg !33
  br i1 %3, label %while.body, label %while.end, !dbg !28

while.body:
  %4 = bitcast i32* %v to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %v, metadata !22, metadata !DIExpression()), !dbg !35
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !36
  store i32 %call1, i32* %v, align 4, !dbg !35
  %5 = load i32, i32* %v, align 4, !dbg !37
  %cmp2 = icmp slt i32 %5, -1000000, !dbg !39
  br i1 %cmp2, label %if.then, label %lor.lhs.false, !dbg !40

lor.lhs.false:
  %6 = load i32, i32* %v, align 4, !dbg !41
  %cmp3 = icmp sgt i32 %6, 1000000, !dbg !42
  br i1 %cmp3, label %if.then, label %if.end, !dbg !43

if.then:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !44, !llvm.loop !45

if.end:
  %7 = load i32, i32* %v, align 4, !dbg !49
  call void @add(%struct.stats* noundef %s, i32 noundef %7), !dbg !50
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !46
  br label %cleanup, !dbg !46

cleanup:
  %8 = bitcast i32* %v to i8*, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !46
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 2, label %while.cond
  ]

cleanup.cont:
  br label %while.cond, !dbg !28, !llvm.loop !45

while.end:
  %n4 = getelementptr inbounds %struct.stats, %struct.stats* %s, i32 0, i32 0, !dbg !51
  %9 = load i32, i32* %n4, align 8, !dbg !51
  %cmp5 = icmp eq i32 %9, 0, !dbg !53
  br i1 %cmp5, label %if.then6, label %if.end7, !dbg !54

if.then6:
  store i32 0, i32* %retval, align 4, !dbg !55
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup21, !dbg !55

if.end7:
  %10 = bitcast i64* %mean to i8*, !dbg !56
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %10), !dbg !56
  call void @llvm.dbg.declare(metadata i64* %mean, metadata !24, metadata !DIExpression()), !dbg !57
  %sum = getelementptr inbounds %struct.stats, %struct.stats* %s, i32 0, i32 1, !dbg !58
  %11 = load i64, i64* %sum, align 8, !dbg !58
  %n8 = getelementptr inbounds %struct.stats, %struct.stats* %s, i32 0, i32 0, !dbg !59
  %12 = load i32, i32* %n8, align 8, !dbg !59
  %conv = sext i32 %12 to i64, !dbg !60
  %13 = icmp ne i64 %11, -9223372036854775808, !dbg !61, !nosanitize !62
  %14 = icmp ne i64 %conv, -1, !dbg !61, !nosanitize !62
  %or = or i1 %13, %14, !dbg !61, !nosanitize !62
  br i1 %or, label %cont, label %handler.divrem_overflow, !dbg !61, !prof !63, !nosanitize !62

handler.divrem_overflow:
  call void @__ubsan_handle_divrem_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* }* @1 to i8*), i64 %11, i64 %conv), !dbg !61, !nosanitize !62
  unreachable, !dbg !61, !nosanitize !62

cont:
  %div = sdiv i64 %11, %conv, !dbg !61
  store i64 %div, i64* %mean, align 8, !dbg !57
  %15 = bitcast i64* %spread to i8*, !dbg !64
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %15), !dbg !64
  call void @llvm.dbg.declare(metadata i64* %spread, metadata !25, metadata !DIExpression()), !dbg !65
  %squares = getelementptr inbounds %struct.stats, %struct.stats* %s, i32 0, i32 2, !dbg !66
  %16 = load i64, i64* %squares, align 8, !dbg !66
  %n9 = getelementptr inbounds %struct.stats, %struct.stats* %s, i32 0, i32 0, !dbg !67
  %17 = load i32, i32* %n9, align 8, !dbg !67
  %conv10 = sext i32 %17 to i64, !dbg !68
  %18 = icmp ne i64 %16, -9223372036854775808, !dbg !69, !nosanitize !62
  %19 = icmp ne i64 %conv10, -1, !dbg !69, !nosanitize !62
  %or11 = or i1 %18, %19, !dbg !69, !nosanitize !62
  br i1 %or11, label %cont13, label %handler.divrem_overflow12, !dbg !69, !prof !63, !nosanitize !62

handler.divrem_overflow12:
  call void @__ubsan_handle_divrem_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* }* @2 to i8*), i64 %16, i64 %conv10), !dbg !69, !nosanitize !62
  unreachable, !dbg !69, !nosanitize !62

cont13:
  %div14 = sdiv i64 %16, %conv10, !dbg !69
  %20 = load i64, i64* %mean, align 8, !dbg !70
  %21 = load i64, i64* %mean, align 8, !dbg !71
  %22 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %20, i64 %21), !dbg !72, !nosanitize !62
  %23 = extractvalue { i64, i1 } %22, 0, !dbg !72, !nosanitize !62
  %24 = extractvalue { i64, i1 } %22, 1, !dbg !72, !nosanitize !62
  %25 = xor i1 %24, true, !dbg !72, !nosanitize !62
  br i1 %25, label %cont15, label %handler.mul_overflow, !dbg !72, !prof !63, !nosanitize !62

handler.mul_overflow:
  call void @__ubsan_handle_mul_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* }* @3 to i8*), i64 %20, i64 %21), !dbg !72, !nosanitize !62
  unreachable, !dbg !72, !nosanitize !62

cont15:
  %26 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %div14, i64 %23), !dbg !73, !nosanitize !62
  %27 = extractvalue { i64, i1 } %26, 0, !dbg !73, !nosanitize !62
  %28 = extractvalue { i64, i1 } %26, 1, !dbg !73, !nosanitize !62
  %29 = xor i1 %28, true, !dbg !73, !nosanitize !62
  br i1 %29, label %cont16, label %handler.sub_overflow, !dbg !73, !prof !63, !nosanitize !62

handler.sub_overflow:
  call void @__ubsan_handle_sub_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* }* @4 to i8*), i64 %div14, i64 %23), !dbg !73, !nosanitize !62
  unreachable, !dbg !73, !nosanitize !62

cont16:
  store i64 %27, i64* %spread, align 8, !dbg !65
  %30 = load i64, i64* %spread, align 8, !dbg !74
  %cmp17 = icmp sgt i64 %30, 100, !dbg !75
  %conv18 = zext i1 %cmp17 to i32, !dbg !75
  store i32 %conv18, i32* %retval, align 4, !dbg !76
  store i32 1, i32* %cleanup.dest.slot, align 4
  %31 = bitcast i64* %spread to i8*, !dbg !77
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %31), !dbg !77
  %32 = bitcast i64* %mean to i8*, !dbg !77
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %32), !dbg !77
  br label %cleanup21

cleanup21:
  %33 = bitcast %struct.stats* %s to i8*, !dbg !77
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %33), !dbg !77
  %34 = load i32, i32* %retval, align 4, !dbg !77
  ret i32 %34, !dbg !77

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_int()

define internal void @add(%struct.stats* noundef %s, i32 noundef %v) !dbg !78 {
entry:
  %s.addr = alloca %struct.stats*, align 8
  %v.addr = alloca i32, align 4
  store %struct.stats* %s, %struct.stats** %s.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.stats** %s.addr, metadata !83, metadata !DIExpression()), !dbg !85
  store i32 %v, i32* %v.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %v.addr, metadata !84, metadata !DIExpression()), !dbg !86
  %0 = load i32, i32* %v.addr, align 4, !dbg !87
  %conv = sext i32 %0 to i64, !dbg !87
  %1 = load %struct.stats*, %struct.stats** %s.addr, align 8, !dbg !88
  %sum = getelementptr inbounds %struct.stats, %struct.stats* %1, i32 0, i32 1, !dbg !89
  %2 = load i64, i64* %sum, align 8, !dbg !90
  %3 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %2, i64 %conv), !dbg !90, !nosanitize !62
  %4 = extractvalue { i64, i1 } %3, 0, !dbg !90, !nosanitize !62
  %5 = extractvalue { i64, i1 } %3, 1, !dbg !90, !nosanitize !62
  %6 = xor i1 %5, true, !dbg !90, !nosanitize !62
  br i1 %6, label %cont, label %handler.add_overflow, !dbg !90, !prof !63, !nosanitize !62

handler.add_overflow:
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* }* @5 to i8*), i64 %2, i64 %conv), !dbg !90, !nosanitize !62
  unreachable, !dbg !90, !nosanitize !62

cont:
  store i64 %4, i64* %sum, align 8, !dbg !90
  %7 = load i32, i32* %v.addr, align 4, !dbg !91
  %conv1 = sext i32 %7 to i64, !dbg !92
  %8 = load i32, i32* %v.addr, align 4, !dbg !93
  %conv2 = sext i32 %8 to i64, !dbg !93
  %9 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %conv1, i64 %conv2), !dbg !94, !nosanitize !62
  %10 = extractvalue { i64, i1 } %9, 0, !dbg !94, !nosanitize !62
  %11 = extractvalue { i64, i1 } %9, 1, !dbg !94, !nosanitize !62
  %12 = xor i1 %11, true, !dbg !94, !nosanitize !62
  br i1 %12, label %cont3, label %handler.mul_overflow, !dbg !94, !prof !63, !nosanitize !62

handler.mul_overflow:
  call void @__ubsan_handle_mul_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* }* @6 to i8*), i64 %conv1, i64 %conv2), !dbg !94, !nosanitize !62
  unreachable, !dbg !94, !nosanitize !62

cont3:
  %13 = load %struct.stats*, %struct.stats** %s.addr, align 8, !dbg !95
  %squares = getelementptr inbounds %struct.stats, %struct.stats* %13, i32 0, i32 2, !dbg !96
  %14 = load i64, i64* %squares, align 8, !dbg !97
  %15 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %14, i64 %10), !dbg !97, !nosanitize !62
  %16 = extractvalue { i64, i1 } %15, 0, !dbg !97, !nosanitize !62
  %17 = extractvalue { i64, i1 } %15, 1, !dbg !97, !nosanitize !62
  %18 = xor i1 %17, true, !dbg !97, !nosanitize !62
  br i1 %18, label %cont5, label %handler.add_overflow4, !dbg !97, !prof !63, !nosanitize !62

handler.add_overflow4:
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* }* @7 to i8*), i64 %14, i64 %10), !dbg !97, !nosanitize !62
  unreachable, !dbg !97, !nosanitize !62

cont5:
  store i64 %16, i64* %squares, align 8, !dbg !97
  %19 = load %struct.stats*, %struct.stats** %s.addr, align 8, !dbg !98
  %n = getelementptr inbounds %struct.stats, %struct.stats* %19, i32 0, i32 0, !dbg !99
  %20 = load i32, i32* %n, align 8, !dbg !100
  %21 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %20, i32 1), !dbg !100, !nosanitize !62
  %22 = extractvalue { i32, i1 } %21, 0, !dbg !100, !nosanitize !62
  %23 = extractvalue { i32, i1 } %21, 1, !dbg !100, !nosanitize !62
  %24 = xor i1 %23, true, !dbg !100, !nosanitize !62
  br i1 %24, label %cont7, label %handler.add_overflow6, !dbg !100, !prof !63, !nosanitize !62

handler.add_overflow6:
  %25 = zext i32 %20 to i64, !dbg !100, !nosanitize !62
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @9 to i8*), i64 %25, i64 1), !dbg !100, !nosanitize !62
  unreachable, !dbg !100, !nosanitize !62

cont7:
  store i32 %22, i32* %n, align 8, !dbg !100
  ret void, !dbg !101
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__ubsan_handle_divrem_overflow_abort(i8*, i64, i64)

declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)

declare void @__ubsan_handle_mul_overflow_abort(i8*, i64, i64)

declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64)

declare void @__ubsan_handle_sub_overflow_abort(i8*, i64, i64)

declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64)

declare void @__ubsan_handle_add_overflow_abort(i8*, i64, i64)

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "mean_and_spread_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 20, type: !12, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !22, !24, !25}
!16 = !DILocalVariable(name: "s", scope: !11, file: !1, line: 22, type: !17)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "stats", file: !1, line: 7, size: 192, elements: !18)
!18 = !{!19, !20, !21}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !17, file: !1, line: 8, baseType: !14, size: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "sum", scope: !17, file: !1, line: 9, baseType: !3, size: 64, offset: 64)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "squares", scope: !17, file: !1, line: 10, baseType: !3, size: 64, offset: 128)
!22 = !DILocalVariable(name: "v", scope: !23, file: !1, line: 24, type: !14)
!23 = distinct !DILexicalBlock(scope: !11, file: !1, line: 23, column: 54)
!24 = !DILocalVariable(name: "mean", scope: !11, file: !1, line: 31, type: !3)
!25 = !DILocalVariable(name: "spread", scope: !11, file: !1, line: 32, type: !3)
!26 = !DILocation(line: 22, column: 5, scope: !11)
!27 = !DILocation(line: 22, column: 18, scope: !11)
!28 = !DILocation(line: 23, column: 5, scope: !11)
!29 = !DILocation(line: 23, column: 14, scope: !11)
!30 = !DILocation(line: 23, column: 16, scope: !11)
!31 = !DILocation(line: 23, column: 26, scope: !11)
!32 = !DILocation(line: 23, column: 29, scope: !11)
!33 = !DILocation(line: 0, scope: !11)
!34 = !DILocation(line: 24, column: 9, scope: !23)
!35 = !DILocation(line: 24, column: 13, scope: !23)
!36 = !DILocation(line: 24, column: 17, scope: !23)
!37 = !DILocation(line: 25, column: 13, scope: !38)
!38 = distinct !DILexicalBlock(scope: !23, file: !1, line: 25, column: 13)
!39 = !DILocation(line: 25, column: 15, scope: !38)
!40 = !DILocation(line: 25, column: 24, scope: !38)
!41 = !DILocation(line: 25, column: 27, scope: !38)
!42 = !DILocation(line: 25, column: 29, scope: !38)
!43 = !DILocation(line: 25, column: 13, scope: !23)
!44 = !DILocation(line: 26, column: 13, scope: !38)
!45 = distinct !{!45, !28, !46, !47, !48}
!46 = !DILocation(line: 28, column: 5, scope: !11)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !{!"llvm.loop.unroll.disable"}
!49 = !DILocation(line: 27, column: 17, scope: !23)
!50 = !DILocation(line: 27, column: 9, scope: !23)
!51 = !DILocation(line: 29, column: 11, scope: !52)
!52 = distinct !DILexicalBlock(scope: !11, file: !1, line: 29, column: 9)
!53 = !DILocation(line: 29, column: 13, scope: !52)
!54 = !DILocation(line: 29, column: 9, scope: !11)
!55 = !DILocation(line: 30, column: 9, scope: !52)
!56 = !DILocation(line: 31, column: 5, scope: !11)
!57 = !DILocation(line: 31, column: 15, scope: !11)
!58 = !DILocation(line: 31, column: 24, scope: !11)
!59 = !DILocation(line: 31, column: 32, scope: !11)
!60 = !DILocation(line: 31, column: 30, scope: !11)
!61 = !DILocation(line: 31, column: 28, scope: !11)
!62 = !{}
!63 = !{!"branch_weights", i32 1048575, i32 1}
!64 = !DILocation(line: 32, column: 5, scope: !11)
!65 = !DILocation(line: 32, column: 15, scope: !11)
!66 = !DILocation(line: 32, column: 26, scope: !11)
!67 = !DILocation(line: 32, column: 38, scope: !11)
!68 = !DILocation(line: 32, column: 36, scope: !11)
!69 = !DILocation(line: 32, column: 34, scope: !11)
!70 = !DILocation(line: 32, column: 42, scope: !11)
!71 = !DILocation(line: 32, column: 49, scope: !11)
!72 = !DILocation(line: 32, column: 47, scope: !11)
!73 = !DILocation(line: 32, column: 40, scope: !11)
!74 = !DILocation(line: 33, column: 12, scope: !11)
!75 = !DILocation(line: 33, column: 19, scope: !11)
!76 = !DILocation(line: 33, column: 5, scope: !11)
!77 = !DILocation(line: 34, column: 1, scope: !11)
!78 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 13, type: !79, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !82)
!79 = !DISubroutineType(types: !80)
!80 = !{null, !81, !14}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!82 = !{!83, !84}
!83 = !DILocalVariable(name: "s", arg: 1, scope: !78, file: !1, line: 13, type: !81)
!84 = !DILocalVariable(name: "v", arg: 2, scope: !78, file: !1, line: 13, type: !14)
!85 = !DILocation(line: 13, column: 31, scope: !78)
!86 = !DILocation(line: 13, column: 38, scope: !78)
!87 = !DILocation(line: 15, column: 15, scope: !78)
!88 = !DILocation(line: 15, column: 5, scope: !78)
!89 = !DILocation(line: 15, column: 8, scope: !78)
!90 = !DILocation(line: 15, column: 12, scope: !78)
!91 = !DILocation(line: 16, column: 30, scope: !78)
!92 = !DILocation(line: 16, column: 19, scope: !78)
!93 = !DILocation(line: 16, column: 34, scope: !78)
!94 = !DILocation(line: 16, column: 32, scope: !78)
!95 = !DILocation(line: 16, column: 5, scope: !78)
!96 = !DILocation(line: 16, column: 8, scope: !78)
!97 = !DILocation(line: 16, column: 16, scope: !78)
!98 = !DILocation(line: 17, column: 5, scope: !78)
!99 = !DILocation(line: 17, column: 8, scope: !78)
!100 = !DILocation(line: 17, column: 9, scope: !78)
!101 = !DILocation(line: 18, column: 1, scope: !78)
