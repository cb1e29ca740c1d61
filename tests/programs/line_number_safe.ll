source_filename = "line_number_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@stdin = external global i8*, align 8
@.src = private unnamed_addr constant [19 x i8] c"line_number_safe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [19 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [19 x i8]*, i32, i32 } { [19 x i8]* @.src, i32 11, i32 21 }, { i16, i16, [6 x i8] }* @0 }
@2 = private unnamed_addr global { { [19 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [19 x i8]*, i32, i32 } { [19 x i8]* @.src, i32 12, i32 29 }, { i16, i16, [6 x i8] }* @0 }
@3 = private unnamed_addr global { { [19 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [19 x i8]*, i32, i32 } { [19 x i8]* @.src, i32 12, i32 38 }, { i16, i16, [6 x i8] }* @0 }
@4 = private unnamed_addr global { { [19 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [19 x i8]*, i32, i32 } { [19 x i8]* @.src, i32 13, i32 19 }, { i16, i16, [6 x i8] }* @0 }
@5 = private unnamed_addr global { { [19 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [19 x i8]*, i32, i32 } { [19 x i8]* @.src, i32 13, i32 24 }, { i16, i16, [6 x i8] }* @0 }
@6 = private unnamed_addr global { { [19 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [19 x i8]*, i32, i32 } { [19 x i8]* @.src, i32 14, i32 11 }, { i16, i16, [6 x i8] }* @0 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %line = alloca [20 x i8], align 16
  %value = alloca i32, align 4
  %digits = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %at = alloca i8*, align 8
  %digit = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [20 x i8]* %line to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 20, i8* %0), !dbg !28
  call void @llvm.dbg.declare(metadata [20 x i8]* %line, metadata !14, metadata !DIExpression()), !dbg !29
  %1 = bitcast i32* %value to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %value, metadata !19, metadata !DIExpression()), !dbg !31
  store i32 0, i32* %value, align 4, !dbg !31
  %2 = bitcast i32* %digits to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %digits, metadata !20, metadata !DIExpression()), !dbg !32
  store i32 0, i32* %digits, align 4, !dbg !32
  %arraydecay = getelementptr inbounds [20 x i8], [20 x i8]* %line, i64 0, i64 0, !dbg !33
  %3 = load i8*, i8** @stdin, align 8, !dbg !35
  %call = call i8* @fgets(i8* noundef %arraydecay, i32 noundef 20, i8* noundef %3), !dbg !36
  %tobool = icmp ne i8* %call, null, !dbg !36
  br i1 %tobool, label %if.end, label %if.then, !dbg !37

if.then:
  store i32 0, i32* %retval, align 4, !dbg !38
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup30, !dbg !38

if.end:
  %4 = bitcast i8** %at to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !39
  call void @llvm.dbg.declare(metadata i8** %at, metadata !21, metadata !DIExpression()), !dbg !40
  %arraydecay1 = getelementptr inbounds [20 x i8], [20 x i8]* %line, i64 0, i64 0, !dbg !41
  store i8* %arraydecay1, i8** %at, align 8, !dbg !40
  %5 = load i8*, i8** %at, align 8, !dbg !42
  %6 = load i8, i8* %5, align 1, !dbg !44
  %conv = sext i8 %6 to i32, !dbg !44
  %cmp = icmp eq i32 %conv, 45, !dbg !45
  br i1 %cmp, label %if.then6, label %lor.lhs.false, !dbg !46

lor.lhs.false:
  %7 = load i8*, i8** %at, align 8, !dbg !47
  %8 = load i8, i8* %7, align 1, !dbg !48
  %conv3 = sext i8 %8 to i32, !dbg !48
  %cmp4 = icmp eq i32 %conv3, 43, !dbg !49
  br i1 %cmp4, label %if.then6, label %if.end7, !dbg !50

if.then6:
  %9 = load i8*, i8** %at, align 8, !dbg !51
  %incdec.ptr = getelementptr inbounds i8, i8* %9, i32 1, !dbg !51
  store i8* %incdec.ptr, i8** %at, align 8, !dbg !51
  br label %if.end7, !dbg !52

if.end7:
  br label %for.cond, !dbg !53

for.cond:
  %10 = load i8*, i8** %at, align 8, !dbg !54
  %11 = load i8, i8* %10, align 1, !dbg !55
  %conv8 = sext i8 %11 to i32, !dbg !55
  %cmp9 = icmp sge i32 %conv8, 48, !dbg !56
  br i1 %cmp9, label %land.rhs, label %land.end, !dbg !57

land.rhs:
  %12 = load i8*, i8** %at, align 8, !dbg !58
  %13 = load i8, i8* %12, align 1, !dbg !59
  %conv11 = sext i8 %13 to i32, !dbg !59
  %cmp12 = icmp sle i32 %conv11, 57, !dbg !60
  br label %land.end

land.end:
  %14 = phi i1 [ false, %for.cond ], [ %cmp12, %land.rhs ], !dbg !61
  br i1 %14, label %for.body, label %for.end, !dbg !62

for.body:
  %15 = bitcast i32* %digit to i8*, !dbg !63
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %15), !dbg !63
  call void @llvm.dbg.declare(metadata i32* %digit, metadata !24, metadata !DIExpression()), !dbg !64
  %16 = load i8*, i8** %at, align 8, !dbg !65
  %17 = load i8, i8* %16, align 1, !dbg !66
  %conv14 = sext i8 %17 to i32, !dbg !66
  %18 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %conv14, i32 48), !dbg !67, !nosanitize !68
  %19 = extractvalue { i32, i1 } %18, 0, !dbg !67, !nosanitize !68
  %20 = extractvalue { i32, i1 } %18, 1, !dbg !67, !nosanitize !68
  %21 = xor i1 %20, true, !dbg !67, !nosanitize !68
  br i1 %21, label %cont, label %handler.sub_overflow, !dbg !67, !prof !69, !nosanitize !68

handler.sub_overflow:
  %22 = zext i32 %conv14 to i64, !dbg !67, !nosanitize !68
  call void @__ubsan_handle_sub_overflow_abort(i8* bitcast ({ { [19 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 %22, i64 48), !dbg !67, !nosanitize !68
  unreachable, !dbg !67, !nosanitize !68

cont:
  store i32 %19, i32* %digit, align 4, !dbg !64
  %23 = load i32, i32* %value, align 4, !dbg !70
  %24 = load i32, i32* %digit, align 4, !dbg !72
  %25 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 2147483647, i32 %24), !dbg !73, !nosanitize !68
  %26 = extractvalue { i32, i1 } %25, 0, !dbg !73, !nosanitize !68
  %27 = extractvalue { i32, i1 } %25, 1, !dbg !73, !nosanitize !68
  %28 = xor i1 %27, true, !dbg !73, !nosanitize !68
  br i1 %28, label %cont16, label %handler.sub_overflow15, !dbg !73, !prof !69, !nosanitize !68

handler.sub_overflow15:
  %29 = zext i32 %24 to i64, !dbg !73, !nosanitize !68
  call void @__ubsan_handle_sub_overflow_abort(i8* bitcast ({ { [19 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @2 to i8*), i64 2147483647, i64 %29), !dbg !73, !nosanitize !68
  unreachable, !dbg !73, !nosanitize !68

cont16:
  %30 = icmp ne i32 %26, -2147483648, !dbg !74, !nosanitize !68
  %or = or i1 %30, true, !dbg !74, !nosanitize !68
  br i1 %or, label %cont17, label %handler.divrem_overflow, !dbg !74, !prof !69, !nosanitize !68

handler.divrem_overflow:
  %31 = zext i32 %26 to i64, !dbg !74, !nosanitize !68
  call void @__ubsan_handle_divrem_overflow_abort(i8* bitcast ({ { [19 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @3 to i8*), i64 %31, i64 10), !dbg !74, !nosanitize !68
  unreachable, !dbg !74, !nosanitize !68

cont17:
  %div = sdiv i32 %26, 10, !dbg !74
  %cmp18 = icmp sgt i32 %23, %div, !dbg !75
  br i1 %cmp18, label %if.then20, label %if.end21, !dbg !76

if.then20:
  store i32 1, i32* %retval, align 4, !dbg !77
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !77

if.end21:
  %32 = load i32, i32* %value, align 4, !dbg !78
  %33 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %32, i32 10), !dbg !79, !nosanitize !68
  %34 = extractvalue { i32, i1 } %33, 0, !dbg !79, !nosanitize !68
  %35 = extractvalue { i32, i1 } %33, 1, !dbg !79, !nosanitize !68
  %36 = xor i1 %35, true, !dbg !79, !nosanitize !68
  br i1 %36, label %cont22, label %handler.mul_overflow, !dbg !79, !prof !69, !nosanitize !68

handler.mul_overflow:
  %37 = zext i32 %32 to i64, !dbg !79, !nosanitize !68
  call void @__ubsan_handle_mul_overflow_abort(i8* bitcast ({ { [19 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @4 to i8*), i64 %37, i64 10), !dbg !79, !nosanitize !68
  unreachable, !dbg !79, !nosanitize !68

cont22:
  %38 = load i32, i32* %digit, align 4, !dbg !80
  %39 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %34, i32 %38), !dbg !81, !nosanitize !68
  %40 = extractvalue { i32, i1 } %39, 0, !dbg !81, !nosanitize !68
  %41 = extractvalue { i32, i1 } %39, 1, !dbg !81, !nosanitize !68
  %42 = xor i1 %41, true, !dbg !81, !nosanitize !68
  br i1 %42, label %cont23, label %handler.add_overflow, !dbg !81, !prof !69, !nosanitize !68

handler.add_overflow:
  %43 = zext i32 %34 to i64, !dbg !81, !nosanitize !68
  %44 = zext i32 %38 to i64, !dbg !81, !nosanitize !68
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [19 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @5 to i8*), i64 %43, i64 %44), !dbg !81, !nosanitize !68
  unreachable, !dbg !81, !nosanitize !68

cont23:
  store i32 %40, i32* %value, align 4, !dbg !82
  %45 = load i32, i32* %digits, align 4, !dbg !83
  %46 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %45, i32 1), !dbg !83, !nosanitize !68
  %47 = extractvalue { i32, i1 } %46, 0, !dbg !83, !nosanitize !68
  %48 = extractvalue { i32, i1 } %46, 1, !dbg !83, !nosanitize !68
  %49 = xor i1 %48, true, !dbg !83, !nosanitize !68
  br i1 %49, label %cont25, label %handler.add_overflow24, !dbg !83, !prof !69, !nosanitize !68

handler.add_overflow24:
  %50 = zext i32 %45 to i64, !dbg !83, !nosanitize !68
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [19 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @6 to i8*), i64 %50, i64 1), !dbg !83, !nosanitize !68
  unreachable, !dbg !83, !nosanitize !68

cont25:
  store i32 %47, i32* %digits, align 4, !dbg !83
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !84
  br label %cleanup, !dbg !84

cleanup:
  %51 = bitcast i32* %digit to i8*, !dbg !84
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %51), !dbg !84
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup29 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:
  br label %for.inc, !dbg !85

for.inc:
  %52 = load i8*, i8** %at, align 8, !dbg !86
  %incdec.ptr26 = getelementptr inbounds i8, i8* %52, i32 1, !dbg !86
  store i8* %incdec.ptr26, i8** %at, align 8, !dbg !86
  br label %for.cond, !dbg !87, !llvm.loop !88

for.end:
  %53 = load i32, i32* %digits, align 4, !dbg !92
  %cmp27 = icmp sgt i32 %53, 0, !dbg !93
  %54 = zext i1 %cmp27 to i64, !dbg !92
  %cond = select i1 %cmp27, i32 0, i32 2, !dbg !92
  store i32 %cond, i32* %retval, align 4, !dbg !94
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup29, !dbg !94

cleanup29:
  %55 = bitcast i8** %at to i8*, !dbg !95
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %55), !dbg !95
  br label %cleanup30

cleanup30:
  %56 = bitcast i32* %digits to i8*, !dbg !95
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %56), !dbg !95
  %57 = bitcast i32* %value to i8*, !dbg !95
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %57), !dbg !95
  %58 = bitcast [20 x i8]* %line to i8*, !dbg !95
  call void @llvm.lifetime.end.p0i8(i64 20, i8* %58), !dbg !95
  %59 = load i32, i32* %retval, align 4, !dbg !95
  ret i32 %59, !dbg !95
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !96 i8* @fgets(i8* noundef, i32 noundef, i8* noundef)

declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_sub_overflow_abort(i8*, i64, i64)

declare void @__ubsan_handle_divrem_overflow_abort(i8*, i64, i64)

declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_mul_overflow_abort(i8*, i64, i64)

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_add_overflow_abort(i8*, i64, i64)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "line_number_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !19, !20, !21, !24}
!14 = !DILocalVariable(name: "line", scope: !9, file: !1, line: 5, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 160, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 20)
!19 = !DILocalVariable(name: "value", scope: !9, file: !1, line: 6, type: !12)
!20 = !DILocalVariable(name: "digits", scope: !9, file: !1, line: 6, type: !12)
!21 = !DILocalVariable(name: "at", scope: !9, file: !1, line: 8, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!24 = !DILocalVariable(name: "digit", scope: !25, file: !1, line: 11, type: !12)
!25 = distinct !DILexicalBlock(scope: !26, file: !1, line: 10, column: 42)
!26 = distinct !DILexicalBlock(scope: !27, file: !1, line: 10, column: 3)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 3)
!28 = !DILocation(line: 5, column: 3, scope: !9)
!29 = !DILocation(line: 5, column: 8, scope: !9)
!30 = !DILocation(line: 6, column: 3, scope: !9)
!31 = !DILocation(line: 6, column: 7, scope: !9)
!32 = !DILocation(line: 6, column: 18, scope: !9)
!33 = !DILocation(line: 7, column: 14, scope: !34)
!34 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!35 = !DILocation(line: 7, column: 33, scope: !34)
!36 = !DILocation(line: 7, column: 8, scope: !34)
!37 = !DILocation(line: 7, column: 7, scope: !9)
!38 = !DILocation(line: 7, column: 41, scope: !34)
!39 = !DILocation(line: 8, column: 3, scope: !9)
!40 = !DILocation(line: 8, column: 15, scope: !9)
!41 = !DILocation(line: 8, column: 20, scope: !9)
!42 = !DILocation(line: 9, column: 8, scope: !43)
!43 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!44 = !DILocation(line: 9, column: 7, scope: !43)
!45 = !DILocation(line: 9, column: 11, scope: !43)
!46 = !DILocation(line: 9, column: 18, scope: !43)
!47 = !DILocation(line: 9, column: 22, scope: !43)
!48 = !DILocation(line: 9, column: 21, scope: !43)
!49 = !DILocation(line: 9, column: 25, scope: !43)
!50 = !DILocation(line: 9, column: 7, scope: !9)
!51 = !DILocation(line: 9, column: 35, scope: !43)
!52 = !DILocation(line: 9, column: 33, scope: !43)
!53 = !DILocation(line: 10, column: 3, scope: !9)
!54 = !DILocation(line: 10, column: 11, scope: !26)
!55 = !DILocation(line: 10, column: 10, scope: !26)
!56 = !DILocation(line: 10, column: 14, scope: !26)
!57 = !DILocation(line: 10, column: 21, scope: !26)
!58 = !DILocation(line: 10, column: 25, scope: !26)
!59 = !DILocation(line: 10, column: 24, scope: !26)
!60 = !DILocation(line: 10, column: 28, scope: !26)
!61 = !DILocation(line: 0, scope: !26)
!62 = !DILocation(line: 10, column: 3, scope: !27)
!63 = !DILocation(line: 11, column: 5, scope: !25)
!64 = !DILocation(line: 11, column: 9, scope: !25)
!65 = !DILocation(line: 11, column: 18, scope: !25)
!66 = !DILocation(line: 11, column: 17, scope: !25)
!67 = !DILocation(line: 11, column: 21, scope: !25)
!68 = !{}
!69 = !{!"branch_weights", i32 1048575, i32 1}
!70 = !DILocation(line: 12, column: 9, scope: !71)
!71 = distinct !DILexicalBlock(scope: !25, file: !1, line: 12, column: 9)
!72 = !DILocation(line: 12, column: 31, scope: !71)
!73 = !DILocation(line: 12, column: 29, scope: !71)
!74 = !DILocation(line: 12, column: 38, scope: !71)
!75 = !DILocation(line: 12, column: 15, scope: !71)
!76 = !DILocation(line: 12, column: 9, scope: !25)
!77 = !DILocation(line: 12, column: 44, scope: !71)
!78 = !DILocation(line: 13, column: 13, scope: !25)
!79 = !DILocation(line: 13, column: 19, scope: !25)
!80 = !DILocation(line: 13, column: 26, scope: !25)
!81 = !DILocation(line: 13, column: 24, scope: !25)
!82 = !DILocation(line: 13, column: 11, scope: !25)
!83 = !DILocation(line: 14, column: 11, scope: !25)
!84 = !DILocation(line: 15, column: 3, scope: !26)
!85 = !DILocation(line: 15, column: 3, scope: !25)
!86 = !DILocation(line: 10, column: 38, scope: !26)
!87 = !DILocation(line: 10, column: 3, scope: !26)
!88 = distinct !{!88, !62, !89, !90, !91}
!89 = !DILocation(line: 15, column: 3, scope: !27)
!90 = !{!"llvm.loop.mustprogress"}
!91 = !{!"llvm.loop.unroll.disable"}
!92 = !DILocation(line: 16, column: 10, scope: !9)
!93 = !DILocation(line: 16, column: 17, scope: !9)
!94 = !DILocation(line: 16, column: 3, scope: !9)
!95 = !DILocation(line: 17, column: 1, scope: !9)
!96 = !DISubprogram(name: "fgets", scope: !1, file: !1, line: 2, type: !97, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !68)
!97 = !DISubroutineType(types: !98)
!98 = !{!99, !99, !12, !100}
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
