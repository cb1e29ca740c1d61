source_filename = "parsed_squares_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [24 x i8] c"parsed_squares_unsafe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [12 x i8] } { i16 0, i16 13, [12 x i8] c"'long long'\00" }
@1 = private unnamed_addr global { { [24 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* } { { [24 x i8]*, i32, i32 } { [24 x i8]* @.src, i32 20, i32 37 }, { i16, i16, [12 x i8] }* @0 }
@2 = private unnamed_addr global { { [24 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* } { { [24 x i8]*, i32, i32 } { [24 x i8]* @.src, i32 20, i32 21 }, { i16, i16, [12 x i8] }* @0 }
@3 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@4 = private unnamed_addr global { { [24 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [24 x i8]*, i32, i32 } { [24 x i8]* @.src, i32 21, i32 14 }, { i16, i16, [6 x i8] }* @3 }

define dso_local i32 @main() !dbg !12 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %v = alloca i32, align 4
  %squares = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %n, metadata !16, metadata !DIExpression()), !dbg !21
  store i32 0, i32* %n, align 4, !dbg !21
  %1 = bitcast i32* %v to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %v, metadata !17, metadata !DIExpression()), !dbg !22
  %2 = bitcast i64* %squares to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !23
  call void @llvm.dbg.declare(metadata i64* %squares, metadata !18, metadata !DIExpression()), !dbg !24
  store i64 0, i64* %squares, align 8, !dbg !24
  br label %while.cond, !dbg !25

while.cond:
  %3 = load i32, i32* %n, align 4, !dbg !26
  %cmp = icmp slt i32 %3, 1000000, !dbg !27
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !28

land.rhs:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !29
  %tobool = icmp ne i32 %call, 0, !dbg !28
  br label %land.end

land.end:
  %4 = phi i1 [ false, %while.cond ], [ %tobool, %land.rhs ], !dbg !30
  br i1 %4, label %while.body, label %while.end, !dbg !25

while.body:
  %call1 = call i32 @parse(i32* noundef %v), !dbg !31
  %tobool2 = icmp ne i32 %call1, 0, !dbg !31
  br i1 %tobool2, label %if.then, label %if.end, !dbg !34

if.then:
  %5 = load i32, i32* %v, align 4, !dbg !35
  %conv = sext i32 %5 to i64, !dbg !37
  %6 = load i32, i32* %v, align 4, !dbg !38
  %conv3 = sext i32 %6 to i64, !dbg !38
  %7 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %conv, i64 %conv3), !dbg !39, !nosanitize !40
  %8 = extractvalue { i64, i1 } %7, 0, !dbg !39, !nosanitize !40
  %9 = extractvalue { i64, i1 } %7, 1, !dbg !39, !nosanitize !40
  %10 = xor i1 %9, true, !dbg !39, !nosanitize !40
  br i1 %10, label %cont, label %handler.mul_overflow, !dbg !39, !prof !41, !nosanitize !40

handler.mul_overflow:
  call void @__ubsan_handle_mul_overflow_abort(i8* bitcast ({ { [24 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* }* @1 to i8*), i64 %conv, i64 %conv3), !dbg !39, !nosanitize !40
  unreachable, !dbg !39, !nosanitize !40

cont:
  %11 = load i64, i64* %squares, align 8, !dbg !42
  %12 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %11, i64 %8), !dbg !42, !nosanitize !40
  %13 = extractvalue { i64, i1 } %12, 0, !dbg !42, !nosanitize !40
  %14 = extractvalue { i64, i1 } %12, 1, !dbg !42, !nosanitize !40
  %15 = xor i1 %14, true, !dbg !42, !nosanitize !40
  br i1 %15, label %cont4, label %handler.add_overflow, !dbg !42, !prof !41, !nosanitize !40

handler.add_overflow:
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [24 x i8]*, i32, i32 }, { i16, i16, [12 x i8] }* }* @2 to i8*), i64 %11, i64 %8), !dbg !42, !nosanitize !40
  unreachable, !dbg !42, !nosanitize !40

cont4:
  store i64 %13, i64* %squares, align 8, !dbg !42
  %16 = load i32, i32* %n, align 4, !dbg !43
  %17 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %16, i32 1), !dbg !43, !nosanitize !40
  %18 = extractvalue { i32, i1 } %17, 0, !dbg !43, !nosanitize !40
  %19 = extractvalue { i32, i1 } %17, 1, !dbg !43, !nosanitize !40
  %20 = xor i1 %19, true, !dbg !43, !nosanitize !40
  br i1 %20, label %cont6, label %handler.add_overflow5, !dbg !43, !prof !41, !nosanitize !40

handler.add_overflow5:
  %21 = zext i32 %16 to i64, !dbg !43, !nosanitize !40
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [24 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @4 to i8*), i64 %21, i64 1), !dbg !43, !nosanitize !40
  unreachable, !dbg !43, !nosanitize !40

cont6:
  store i32 %18, i32* %n, align 4, !dbg !43
  br label %if.end, !dbg !44

if.end:
  br label %while.cond, !dbg !25, !llvm.loop !45

while.end:
  %22 = bitcast i64* %squares to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %22), !dbg !49
  %23 = bitcast i32* %v to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %23), !dbg !49
  %24 = bitcast i32* %n to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %24), !dbg !49
  ret i32 0, !dbg !50
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal i32 @parse(i32* noundef %out) !dbg !51 {
entry:
  %retval = alloca i32, align 4
  %out.addr = alloca i32*, align 8
  %v = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32* %out, i32** %out.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %out.addr, metadata !56, metadata !DIExpression()), !dbg !58
  %0 = bitcast i64* %v to i8*, !dbg !59
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !59
  call void @llvm.dbg.declare(metadata i64* %v, metadata !57, metadata !DIExpression()), !dbg !60
  %call = call i64 @__VERIFIER_nondet_long(), !dbg !61
  store i64 %call, i64* %v, align 8, !dbg !60
  %1 = load i64, i64* %v, align 8, !dbg !62
  %cmp = icmp sgt i64 %1, 1000000, !dbg !64
  br i1 %cmp, label %if.then, label %if.end, !dbg !65

if.then:
  store i32 0, i32* %retval, align 4, !dbg !66
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !66

if.end:
  %2 = load i64, i64* %v, align 8, !dbg !67
  %conv = trunc i64 %2 to i32, !dbg !68
  %3 = load i32*, i32** %out.addr, align 8, !dbg !69
  store i32 %conv, i32* %3, align 4, !dbg !70
  store i32 1, i32* %retval, align 4, !dbg !71
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !71

cleanup:
  %4 = bitcast i64* %v to i8*, !dbg !72
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %4), !dbg !72
  %5 = load i32, i32* %retval, align 4, !dbg !72
  ret i32 %5, !dbg !72
}

declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)

declare void @__ubsan_handle_mul_overflow_abort(i8*, i64, i64)

declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64)

declare void @__ubsan_handle_add_overflow_abort(i8*, i64, i64)

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i64 @__VERIFIER_nondet_long()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "parsed_squares_unsafe.c", directory: ".")
!2 = !{!3, !4}
!3 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 7, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 1}

!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 14, type: !13, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!13 = !DISubroutineType(types: !14)
!14 = !{!4}
!15 = !{!16, !17, !18}
!16 = !DILocalVariable(name: "n", scope: !12, file: !1, line: 16, type: !4)
!17 = !DILocalVariable(name: "v", scope: !12, file: !1, line: 16, type: !4)
!18 = !DILocalVariable(name: "squares", scope: !12, file: !1, line: 17, type: !19)
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DILocation(line: 16, column: 5, scope: !12)
!21 = !DILocation(line: 16, column: 9, scope: !12)
!22 = !DILocation(line: 16, column: 16, scope: !12)
!23 = !DILocation(line: 17, column: 5, scope: !12)
!24 = !DILocation(line: 17, column: 10, scope: !12)
!25 = !DILocation(line: 18, column: 5, scope: !12)
!26 = !DILocation(line: 18, column: 12, scope: !12)
!27 = !DILocation(line: 18, column: 14, scope: !12)
!28 = !DILocation(line: 18, column: 24, scope: !12)
!29 = !DILocation(line: 18, column: 27, scope: !12)
!30 = !DILocation(line: 0, scope: !12)
!31 = !DILocation(line: 19, column: 13, scope: !32)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 19, column: 13)
!33 = distinct !DILexicalBlock(scope: !12, file: !1, line: 18, column: 52)
!34 = !DILocation(line: 19, column: 13, scope: !33)
!35 = !DILocation(line: 20, column: 35, scope: !36)
!36 = distinct !DILexicalBlock(scope: !32, file: !1, line: 19, column: 24)
!37 = !DILocation(line: 20, column: 24, scope: !36)
!38 = !DILocation(line: 20, column: 39, scope: !36)
!39 = !DILocation(line: 20, column: 37, scope: !36)
!40 = !{}
!41 = !{!"branch_weights", i32 1048575, i32 1}
!42 = !DILocation(line: 20, column: 21, scope: !36)
!43 = !DILocation(line: 21, column: 14, scope: !36)
!44 = !DILocation(line: 22, column: 9, scope: !36)
!45 = distinct !{!45, !25, !46, !47, !48}
!46 = !DILocation(line: 23, column: 5, scope: !12)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !{!"llvm.loop.unroll.disable"}
!49 = !DILocation(line: 25, column: 1, scope: !12)
!50 = !DILocation(line: 24, column: 5, scope: !12)
!51 = distinct !DISubprogram(name: "parse", scope: !1, file: !1, line: 5, type: !52, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !55)
!52 = !DISubroutineType(types: !53)
!53 = !{!4, !54}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!55 = !{!56, !57}
!56 = !DILocalVariable(name: "out", arg: 1, scope: !51, file: !1, line: 5, type: !54)
!57 = !DILocalVariable(name: "v", scope: !51, file: !1, line: 7, type: !19)
!58 = !DILocation(line: 5, column: 23, scope: !51)
!59 = !DILocation(line: 7, column: 5, scope: !51)
!60 = !DILocation(line: 7, column: 10, scope: !51)
!61 = !DILocation(line: 7, column: 14, scope: !51)
!62 = !DILocation(line: 8, column: 9, scope: !63)
!63 = distinct !DILexicalBlock(scope: !51, file: !1, line: 8, column: 9)
!64 = !DILocation(line: 8, column: 11, scope: !63)
!65 = !DILocation(line: 8, column: 9, scope: !51)
!66 = !DILocation(line: 9, column: 9, scope: !63)
!67 = !DILocation(line: 10, column: 17, scope: !51)
!68 = !DILocation(line: 10, column: 12, scope: !51)
!69 = !DILocation(line: 10, column: 6, scope: !51)
!70 = !DILocation(line: 10, column: 10, scope: !51)
!71 = !DILocation(line: 11, column: 5, scope: !51)
!72 = !DILocation(line: 12, column: 1, scope: !51)
