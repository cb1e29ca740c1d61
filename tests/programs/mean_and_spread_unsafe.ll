source_filename = "mean_and_spread_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.stats = type { i32, i64, i64 }

@.src = private unnamed_addr constant [25 x i8] c"mean_and_spread_unsafe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [12 x i8] } { i16 0, i16 13, [12 x i8] c"'long long'\00" }
@1 = private unnamed_addr global { { [25 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* } { { [25 x i8]*, i32, i32 } { [25 x i8]* @.src, i32 29, i32 28 }, { i16, i16, [12 x i8] }* @0 }
@2 = private unnamed_addr global { { [25 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* } { { [25 x i8]*, i32, i32 } { [25 x i8]* @.src, i32 30, i32 34 }, { i16, i16, [12 x i8] }* @0 }
@3 = private unnamed_addr global { { [25 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* } { { [25 x i8]*, i32, i32 } { [25 x i8]* @.src, i32 30, i32 47 }, { i16, i16, [12 x i8] }* @0 }
@4 = private unnamed_addr global { { [25 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* } { { [25 x i8]*, i32, i32 } { [25 x i8]* @.src, i32 30, i32 40 }, { i16, i16, [12 x i8] }* @0 }
@5 = private unnamed_addr global { { [25 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* } { { [25 x i8]*, i32, i32 } { [25 x i8]* @.src, i32 15, i32 12 }, { i16, i16, [12 x i8] }* @0 }
@6 = private unnamed_addr global { { [25 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* } { { [25 x i8]*, i32, i32 } { [25 x i8]* @.src, i32 16, i32 21 }, { i16, i16, [12 x i8] }* @0 }
@7 = private unnamed_addr global { { [25 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* } { { [25 x i8]*, i32, i32 } { [25 x i8]* @.src, i32 16, i32 16 }, { i16, i16, [12 x i8] }* @0 }
@8 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@9 = private unnamed_addr global { { [25 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [25 x i8]*, i32, i32 } { [25 x i8]* @.src, i32 17, i32 9 }, { i16, i16, [6 x i8] }* @8 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %s = alloca %struct.stats, align 8
  %v = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %mean = alloca i64, align 8
  %spread = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.stats* %s to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0), !dbg !25
  call void @llvm.dbg.declare(metadata %struct.stats* %s, metadata !14, metadata !DIExpression()), !dbg !26
  %1 = bitcast %struct.stats* %s to i8*, !dbg !26
  call void @llvm.memset.p0i8.i64(i8* align 8 %1, i8 0, i64 24, i1 false), !dbg !26
  br label %while.cond, !dbg !27

while.cond:
  %n = getelementptr inbounds %struct.stats, %struct.stats* %s, i32 0, i32 0, !dbg !28
  %2 = load i32, i32* %n, align 8, !dbg !28
  %cmp = icmp slt i32 %2, 1000, !dbg !29
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !30

land.rhs:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !31
  %tobool = icmp ne i32 %call, 0, !dbg !30
  br label %land.end

land.end:
  %3 = phi i1 [ false, %while.cond ], [ %tobool, %land.rhs ], !dbg !32
  br i1 %3, label %while.body, label %while.end, !dbg !27

while.body:
  %4 = bitcast i64* %v to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !33
  call void @llvm.dbg.declare(metadata i64* %v, metadata !21, metadata !DIExpression()), !dbg !34
  %call1 = call i64 @__VERIFIER_nondet_long(), !dbg !35
  store i64 %call1, i64* %v, align 8, !dbg !34
  %5 = load i64, i64* %v, align 8, !dbg !36
  call void @add(%struct.stats* noundef %s, i64 noundef %5), !dbg !37
  %6 = bitcast i64* %v to i8*, !dbg !38
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !38
  br label %while.cond, !dbg !27, !llvm.loop !39

while.end:
  %n2 = getelementptr inbounds %struct.stats, %struct.stats* %s, i32 0, i32 0, !dbg !42
  %7 = load i32, i32* %n2, align 8, !dbg !42
  %cmp3 = icmp eq i32 %7, 0, !dbg !44
  br i1 %cmp3, label %if.then, label %if.end, !dbg !45

if.then:
  store i32 0, i32* %retval, align 4, !dbg !46
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !46

if.end:
  %8 = bitcast i64* %mean to i8*, !dbg !47
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %8), !dbg !47
  call void @llvm.dbg.declare(metadata i64* %mean, metadata !23, metadata !DIExpression()), !dbg !48
  %sum = getelementptr inbounds %struct.stats, %struct.stats* %s, i32 0, i32 1, !dbg !49
  %9 = load i64, i64* %sum, align 8, !dbg !49
  %n4 = getelementptr inbounds %struct.stats, %struct.stats* %s, i32 0, i32 0, !dbg !50
  %10 = load i32, i32* %n4, align 8, !dbg !50
  %conv = sext i32 %10 to i64, !dbg !51
  %11 = icmp ne i64 %9, -9223372036854775808, !dbg !52, !nosanitize !53
  %12 = icmp ne i64 %conv, -1, !dbg !52, !nosanitize !53
  %or = or i1 %11, %12, !dbg !52, !nosanitize !53
  br i1 %or, label %cont, label %handler.divrem_overflow, !dbg !52, !prof !54, !nosanitize !53

handler.divrem_overflow:
  call void @__ubsan_handle_divrem_overflow_abort(i8* bitcast ({ { [25 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* }* @1 to i8*), i64 %9, i64 %conv), !dbg !52, !nosanitize !53
  unreachable, !dbg !52, !nosanitize !53

cont:
  %div = sdiv i64 %9, %conv, !dbg !52
  store i64 %div, i64* %mean, align 8, !dbg !48
  %13 = bitcast i64* %spread to i8*, !dbg !55
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %13), !dbg !55
  call void @llvm.dbg.declare(metadata i64* %spread, metadata !24, metadata !DIExpression()), !dbg !56
  %squares = getelementptr inbounds %struct.stats, %struct.stats* %s, i32 0, i32 2, !dbg !57
  %14 = load i64, i64* %squares, align 8, !dbg !57
  %n5 = getelementptr inbounds %struct.stats, %struct.stats* %s, i32 0, i32 0, !dbg !58
  %15 = load i32, i32* %n5, align 8, !dbg !58
  %conv6 = sext i32 %15 to i64, !dbg !59
  %16 = icmp ne i64 %14, -9223372036854775808, !dbg !60, !nosanitize !53
  %17 = icmp ne i64 %conv6, -1, !dbg !60, !nosanitize !53
  %or7 = or i1 %16, %17, !dbg !60, !nosanitize !53
  br i1 %or7, label %cont9, label %handler.divrem_overflow8, !dbg !60, !prof !54, !nosanitize !53

handler.divrem_overflow8:
  call void @__ubsan_handle_divrem_overflow_abort(i8* bitcast ({ { [25 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* }* @2 to i8*), i64 %14, i64 %conv6), !dbg !60, !nosanitize !53
  unreachable, !dbg !60, !nosanitize !53

cont9:
  %div10 = sdiv i64 %14, %conv6, !dbg !60
  %18 = load i64, i64* %mean, align 8, !dbg !61
  %19 = load i64, i64* %mean, align 8, !dbg !62
  %20 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %18, i64 %19), !dbg !63, !nosanitize !53
  %21 = extractvalue { i64, i1 } %20, 0, !dbg !63, !nosanitize !53
  %22 = extractvalue { i64, i1 } %20, 1, !dbg !63, !nosanitize !53
  %23 = xor i1 %22, true, !dbg !63, !nosanitize !53
  br i1 %23, label %cont11, label %handler.mul_overflow, !dbg !63, !prof !54, !nosanitize !53

handler.mul_overflow:
  call void @__ubsan_handle_mul_overflow_abort(i8* bitcast ({ { [25 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* }* @3 to i8*), i64 %18, i64 %19), !dbg !63, !nosanitize !53
  unreachable, !dbg !63, !nosanitize !53

cont11:
  %24 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %div10, i64 %21), !dbg !64, !nosanitize !53
  %25 = extractvalue { i64, i1 } %24, 0, !dbg !64, !nosanitize !53
  %26 = extractvalue { i64, i1 } %24, 1, !dbg !64, !nosanitize !53
  %27 = xor i1 %26, true, !dbg !64, !nosanitize !53
  br i1 %27, label %cont12, label %handler.sub_overflow, !dbg !64, !prof !54, !nosanitize !53

handler.sub_overflow:
  call void @__ubsan_handle_sub_overflow_abort(i8* bitcast ({ { [25 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* }* @4 to i8*), i64 %div10, i64 %21), !dbg !64, !nosanitize !53
  unreachable, !dbg !64, !nosanitize !53

cont12:
  store i64 %25, i64* %spread, align 8, !dbg !56
  %28 = load i64, i64* %spread, align 8, !dbg !65
  %cmp13 = icmp sgt i64 %28, 100, !dbg !66
  %conv14 = zext i1 %cmp13 to i32, !dbg !66
  store i32 %conv14, i32* %retval, align 4, !dbg !67
  store i32 1, i32* %cleanup.dest.slot, align 4
  %29 = bitcast i64* %spread to i8*, !dbg !68
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %29), !dbg !68
  %30 = bitcast i64* %mean to i8*, !dbg !68
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %30), !dbg !68
  br label %cleanup

cleanup:
  %31 = bitcast %struct.stats* %s to i8*, !dbg !68
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %31), !dbg !68
  %32 = load i32, i32* %retval, align 4, !dbg !68
  ret i32 %32, !dbg !68
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_int()

declare i64 @__VERIFIER_nondet_long()

define internal void @add(%struct.stats* noundef %s, i64 noundef %v) !dbg !69 {
entry:
  %s.addr = alloca %struct.stats*, align 8
  %v.addr = alloca i64, align 8
  store %struct.stats* %s, %struct.stats** %s.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.stats** %s.addr, metadata !74, metadata !DIExpression()), !dbg !76
  store i64 %v, i64* %v.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %v.addr, metadata !75, metadata !DIExpression()), !dbg !77
  %0 = load i64, i64* %v.addr, align 8, !dbg !78
  %1 = load %struct.stats*, %struct.stats** %s.addr, align 8, !dbg !79
  %sum = getelementptr inbounds %struct.stats, %struct.stats* %1, i32 0, i32 1, !dbg !80
  %2 = load i64, i64* %sum, align 8, !dbg !81
  %3 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %2, i64 %0), !dbg !81, !nosanitize !53
  %4 = extractvalue { i64, i1 } %3, 0, !dbg !81, !nosanitize !53
  %5 = extractvalue { i64, i1 } %3, 1, !dbg !81, !nosanitize !53
  %6 = xor i1 %5, true, !dbg !81, !nosanitize !53
  br i1 %6, label %cont, label %handler.add_overflow, !dbg !81, !prof !54, !nosanitize !53

handler.add_overflow:
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [25 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* }* @5 to i8*), i64 %2, i64 %0), !dbg !81, !nosanitize !53
  unreachable, !dbg !81, !nosanitize !53

cont:
  store i64 %4, i64* %sum, align 8, !dbg !81
  %7 = load i64, i64* %v.addr, align 8, !dbg !82
  %8 = load i64, i64* %v.addr, align 8, !dbg !83
  %9 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %7, i64 %8), !dbg !84, !nosanitize !53
  %10 = extractvalue { i64, i1 } %9, 0, !dbg !84, !nosanitize !53
  %11 = extractvalue { i64, i1 } %9, 1, !dbg !84, !nosanitize !53
  %12 = xor i1 %11, true, !dbg !84, !nosanitize !53
  br i1 %12, label %cont1, label %handler.mul_overflow, !dbg !84, !prof !54, !nosanitize !53

handler.mul_overflow:
  call void @__ubsan_handle_mul_overflow_abort(i8* bitcast ({ { [25 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* }* @6 to i8*), i64 %7, i64 %8), !dbg !84, !nosanitize !53
  unreachable, !dbg !84, !nosanitize !53

cont1:
  %13 = load %struct.stats*, %struct.stats** %s.addr, align 8, !dbg !85
  %squares = getelementptr inbounds %struct.stats, %struct.stats* %13, i32 0, i32 2, !dbg !86
  %14 = load i64, i64* %squares, align 8, !dbg !87
  %15 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %14, i64 %10), !dbg !87, !nosanitize !53
  %16 = extractvalue { i64, i1 } %15, 0, !dbg !87, !nosanitize !53
  %17 = extractvalue { i64, i1 } %15, 1, !dbg !87, !nosanitize !53
  %18 = xor i1 %17, true, !dbg !87, !nosanitize !53
  br i1 %18, label %cont3, label %handler.add_overflow2, !dbg !87, !prof !54, !nosanitize !53

handler.add_overflow2:
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [25 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* }* @7 to i8*), i64 %14, i64 %10), !dbg !87, !nosanitize !53
  unreachable, !dbg !87, !nosanitize !53

cont3:
  store i64 %16, i64* %squares, align 8, !dbg !87
  %19 = load %struct.stats*, %struct.stats** %s.addr, align 8, !dbg !88
  %n = getelementptr inbounds %struct.stats, %struct.stats* %19, i32 0, i32 0, !dbg !89
  %20 = load i32, i32* %n, align 8, !dbg !90
  %21 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %20, i32 1), !dbg !90, !nosanitize !53
  %22 = extractvalue { i32, i1 } %21, 0, !dbg !90, !nosanitize !53
  %23 = extractvalue { i32, i1 } %21, 1, !dbg !90, !nosanitize !53
  %24 = xor i1 %23, true, !dbg !90, !nosanitize !53
  br i1 %24, label %cont5, label %handler.add_overflow4, !dbg !90, !prof !54, !nosanitize !53

handler.add_overflow4:
  %25 = zext i32 %20 to i64, !dbg !90, !nosanitize !53
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [25 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @9 to i8*), i64 %25, i64 1), !dbg !90, !nosanitize !53
  unreachable, !dbg !90, !nosanitize !53

cont5:
  store i32 %22, i32* %n, align 8, !dbg !90
  ret void, !dbg !91
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
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "mean_and_spread_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 20, type: !10, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !21, !23, !24}
!14 = !DILocalVariable(name: "s", scope: !9, file: !1, line: 22, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "stats", file: !1, line: 7, size: 192, elements: !16)
!16 = !{!17, !18, !20}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !15, file: !1, line: 8, baseType: !12, size: 32)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "sum", scope: !15, file: !1, line: 9, baseType: !19, size: 64, offset: 64)
!19 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "squares", scope: !15, file: !1, line: 10, baseType: !19, size: 64, offset: 128)
!21 = !DILocalVariable(name: "v", scope: !22, file: !1, line: 24, type: !19)
!22 = distinct !DILexicalBlock(scope: !9, file: !1, line: 23, column: 54)
!23 = !DILocalVariable(name: "mean", scope: !9, file: !1, line: 29, type: !19)
!24 = !DILocalVariable(name: "spread", scope: !9, file: !1, line: 30, type: !19)
!25 = !DILocation(line: 22, column: 5, scope: !9)
!26 = !DILocation(line: 22, column: 18, scope: !9)
!27 = !DILocation(line: 23, column: 5, scope: !9)
!28 = !DILocation(line: 23, column: 14, scope: !9)
!29 = !DILocation(line: 23, column: 16, scope: !9)
!30 = !DILocation(line: 23, column: 26, scope: !9)
!31 = !DILocation(line: 23, column: 29, scope: !9)
!32 = !DILocation(line: 0, scope: !9)
!33 = !DILocation(line: 24, column: 9, scope: !22)
!34 = !DILocation(line: 24, column: 19, scope: !22)
!35 = !DILocation(line: 24, column: 23, scope: !22)
!36 = !DILocation(line: 25, column: 17, scope: !22)
!37 = !DILocation(line: 25, column: 9, scope: !22)
!38 = !DILocation(line: 26, column: 5, scope: !9)
!39 = distinct !{!39, !27, !38, !40, !41}
!40 = !{!"llvm.loop.mustprogress"}
!41 = !{!"llvm.loop.unroll.disable"}
!42 = !DILocation(line: 27, column: 11, scope: !43)
!43 = distinct !DILexicalBlock(scope: !9, file: !1, line: 27, column: 9)
!44 = !DILocation(line: 27, column: 13, scope: !43)
!45 = !DILocation(line: 27, column: 9, scope: !9)
!46 = !DILocation(line: 28, column: 9, scope: !43)
!47 = !DILocation(line: 29, column: 5, scope: !9)
!48 = !DILocation(line: 29, column: 15, scope: !9)
!49 = !DILocation(line: 29, column: 24, scope: !9)
!50 = !DILocation(line: 29, column: 32, scope: !9)
!51 = !DILocation(line: 29, column: 30, scope: !9)
!52 = !DILocation(line: 29, column: 28, scope: !9)
!53 = !{}
!54 = !{!"branch_weights", i32 1048575, i32 1}
!55 = !DILocation(line: 30, column: 5, scope: !9)
!56 = !DILocation(line: 30, column: 15, scope: !9)
!57 = !DILocation(line: 30, column: 26, scope: !9)
!58 = !DILocation(line: 30, column: 38, scope: !9)
!59 = !DILocation(line: 30, column: 36, scope: !9)
!60 = !DILocation(line: 30, column: 34, scope: !9)
!61 = !DILocation(line: 30, column: 42, scope: !9)
!62 = !DILocation(line: 30, column: 49, scope: !9)
!63 = !DILocation(line: 30, column: 47, scope: !9)
!64 = !DILocation(line: 30, column: 40, scope: !9)
!65 = !DILocation(line: 31, column: 12, scope: !9)
!66 = !DILocation(line: 31, column: 19, scope: !9)
!67 = !DILocation(line: 31, column: 5, scope: !9)
!68 = !DILocation(line: 32, column: 1, scope: !9)
!69 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 13, type: !70, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !73)
!70 = !DISubroutineType(types: !71)
!71 = !{null, !72, !19}
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!73 = !{!74, !75}
!74 = !DILocalVariable(name: "s", arg: 1, scope: !69, file: !1, line: 13, type: !72)
!75 = !DILocalVariable(name: "v", arg: 2, scope: !69, file: !1, line: 13, type: !19)
!76 = !DILocation(line: 13, column: 31, scope: !69)
!77 = !DILocation(line: 13, column: 44, scope: !69)
!78 = !DILocation(line: 15, column: 15, scope: !69)
!79 = !DILocation(line: 15, column: 5, scope: !69)
!80 = !DILocation(line: 15, column: 8, scope: !69)
!81 = !DILocation(line: 15, column: 12, scope: !69)
!82 = !DILocation(line: 16, column: 19, scope: !69)
!83 = !DILocation(line: 16, column: 23, scope: !69)
!84 = !DILocation(line: 16, column: 21, scope: !69)
!85 = !DILocation(line: 16, column: 5, scope: !69)
!86 = !DILocation(line: 16, column: 8, scope: !69)
!87 = !DILocation(line: 16, column: 16, scope: !69)
!88 = !DILocation(line: 17, column: 5, scope: !69)
!89 = !DILocation(line: 17, column: 8, scope: !69)
!90 = !DILocation(line: 17, column: 9, scope: !69)
!91 = !DILocation(line: 18, column: 1, scope: !69)
