source_filename = "overflow_small_types_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fields = type { i8, i8, [2 x i8] }

@__const.main.f = private unnamed_addr constant %struct.fields { i8 15, i8 127, [2 x i8] undef }, align 4
@.src = private unnamed_addr constant [28 x i8] c"overflow_small_types_safe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [28 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [28 x i8]*, i32, i32 } { [28 x i8]* @.src, i32 7, i32 10 }, { i16, i16, [6 x i8] }* @0 }
@2 = private unnamed_addr global { { [28 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [28 x i8]*, i32, i32 } { [28 x i8]* @.src, i32 8, i32 10 }, { i16, i16, [6 x i8] }* @0 }
@3 = private unnamed_addr global { { [28 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [28 x i8]*, i32, i32 } { [28 x i8]* @.src, i32 9, i32 13 }, { i16, i16, [6 x i8] }* @0 }
@4 = private unnamed_addr global { { [28 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [28 x i8]*, i32, i32 } { [28 x i8]* @.src, i32 11, i32 5 }, { i16, i16, [6 x i8] }* @0 }
@5 = private unnamed_addr global { { [28 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [28 x i8]*, i32, i32 } { [28 x i8]* @.src, i32 12, i32 18 }, { i16, i16, [6 x i8] }* @0 }
@6 = private unnamed_addr global { { [28 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [28 x i8]*, i32, i32 } { [28 x i8]* @.src, i32 12, i32 27 }, { i16, i16, [6 x i8] }* @0 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %f = alloca %struct.fields, align 4
  %h = alloca i16, align 2
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.fields* %f to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata %struct.fields* %f, metadata !14, metadata !DIExpression()), !dbg !23
  %1 = bitcast %struct.fields* %f to i8*, !dbg !23
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %1, i8* align 4 getelementptr inbounds (%struct.fields, %struct.fields* @__const.main.f, i32 0, i32 0), i64 4, i1 false), !dbg !23
  %2 = bitcast i16* %h to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 2, i8* %2), !dbg !24
  call void @llvm.dbg.declare(metadata i16* %h, metadata !20, metadata !DIExpression()), !dbg !25
  %call = call signext i16 @__VERIFIER_nondet_short(), !dbg !26
  store i16 %call, i16* %h, align 2, !dbg !25
  %3 = bitcast %struct.fields* %f to i8*, !dbg !27
  %bf.load = load i8, i8* %3, align 4, !dbg !28
  %bf.shl = shl i8 %bf.load, 3, !dbg !28
  %bf.ashr = ashr i8 %bf.shl, 3, !dbg !28
  %bf.cast = sext i8 %bf.ashr to i32, !dbg !28
  %4 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %bf.cast, i32 1), !dbg !28, !nosanitize !29
  %5 = extractvalue { i32, i1 } %4, 0, !dbg !28, !nosanitize !29
  %6 = extractvalue { i32, i1 } %4, 1, !dbg !28, !nosanitize !29
  %7 = xor i1 %6, true, !dbg !28, !nosanitize !29
  br i1 %7, label %cont, label %handler.add_overflow, !dbg !28, !prof !30, !nosanitize !29

handler.add_overflow:
  %8 = zext i32 %bf.cast to i64, !dbg !28, !nosanitize !29
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [28 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 %8, i64 1), !dbg !28, !nosanitize !29
  unreachable, !dbg !28, !nosanitize !29

cont:
  %9 = trunc i32 %5 to i8, !dbg !28
  %bf.load1 = load i8, i8* %3, align 4, !dbg !28
  %bf.value = and i8 %9, 31, !dbg !28
  %bf.clear = and i8 %bf.load1, -32, !dbg !28
  %bf.set = or i8 %bf.clear, %bf.value, !dbg !28
  store i8 %bf.set, i8* %3, align 4, !dbg !28
  %bf.result.shl = shl i8 %bf.value, 3, !dbg !28
  %bf.result.ashr = ashr i8 %bf.result.shl, 3, !dbg !28
  %bf.result.cast = sext i8 %bf.result.ashr to i32, !dbg !28
  %byte = getelementptr inbounds %struct.fields, %struct.fields* %f, i32 0, i32 1, !dbg !31
  %10 = load i8, i8* %byte, align 1, !dbg !32
  %conv = sext i8 %10 to i32, !dbg !32
  %11 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %conv, i32 3), !dbg !32, !nosanitize !29
  %12 = extractvalue { i32, i1 } %11, 0, !dbg !32, !nosanitize !29
  %13 = extractvalue { i32, i1 } %11, 1, !dbg !32, !nosanitize !29
  %14 = xor i1 %13, true, !dbg !32, !nosanitize !29
  br i1 %14, label %cont3, label %handler.add_overflow2, !dbg !32, !prof !30, !nosanitize !29

handler.add_overflow2:
  %15 = zext i32 %conv to i64, !dbg !32, !nosanitize !29
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [28 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @2 to i8*), i64 %15, i64 3), !dbg !32, !nosanitize !29
  unreachable, !dbg !32, !nosanitize !29

cont3:
  %conv4 = trunc i32 %12 to i8, !dbg !32
  store i8 %conv4, i8* %byte, align 1, !dbg !32
  %16 = bitcast %struct.fields* %f to i8*, !dbg !33
  %bf.load5 = load i8, i8* %16, align 4, !dbg !33
  %bf.shl6 = shl i8 %bf.load5, 3, !dbg !33
  %bf.ashr7 = ashr i8 %bf.shl6, 3, !dbg !33
  %bf.cast8 = sext i8 %bf.ashr7 to i32, !dbg !33
  %17 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 0, i32 %bf.cast8), !dbg !34, !nosanitize !29
  %18 = extractvalue { i32, i1 } %17, 0, !dbg !34, !nosanitize !29
  %19 = extractvalue { i32, i1 } %17, 1, !dbg !34, !nosanitize !29
  %20 = xor i1 %19, true, !dbg !34, !nosanitize !29
  br i1 %20, label %cont9, label %handler.negate_overflow, !dbg !34, !prof !30, !nosanitize !29

handler.negate_overflow:
  %21 = zext i32 %bf.cast8 to i64, !dbg !34, !nosanitize !29
  call void @__ubsan_handle_negate_overflow_abort(i8* bitcast ({ { [28 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @3 to i8*), i64 %21), !dbg !34, !nosanitize !29
  unreachable, !dbg !34, !nosanitize !29

cont9:
  %22 = bitcast %struct.fields* %f to i8*, !dbg !35
  %23 = trunc i32 %18 to i8, !dbg !36
  %bf.load10 = load i8, i8* %22, align 4, !dbg !36
  %bf.value11 = and i8 %23, 31, !dbg !36
  %bf.clear12 = and i8 %bf.load10, -32, !dbg !36
  %bf.set13 = or i8 %bf.clear12, %bf.value11, !dbg !36
  store i8 %bf.set13, i8* %22, align 4, !dbg !36
  %bf.result.shl14 = shl i8 %bf.value11, 3, !dbg !36
  %bf.result.ashr15 = ashr i8 %bf.result.shl14, 3, !dbg !36
  %bf.result.cast16 = sext i8 %bf.result.ashr15 to i32, !dbg !36
  %24 = load i16, i16* %h, align 2, !dbg !37
  %inc = add i16 %24, 1, !dbg !37
  store i16 %inc, i16* %h, align 2, !dbg !37
  %25 = load i16, i16* %h, align 2, !dbg !38
  %conv17 = sext i16 %25 to i32, !dbg !38
  %div = sdiv i32 %conv17, 2, !dbg !39
  %26 = load i16, i16* %h, align 2, !dbg !40
  %conv18 = sext i16 %26 to i32, !dbg !40
  %27 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %conv18, i32 %div), !dbg !40, !nosanitize !29
  %28 = extractvalue { i32, i1 } %27, 0, !dbg !40, !nosanitize !29
  %29 = extractvalue { i32, i1 } %27, 1, !dbg !40, !nosanitize !29
  %30 = xor i1 %29, true, !dbg !40, !nosanitize !29
  br i1 %30, label %cont19, label %handler.mul_overflow, !dbg !40, !prof !30, !nosanitize !29

handler.mul_overflow:
  %31 = zext i32 %conv18 to i64, !dbg !40, !nosanitize !29
  %32 = zext i32 %div to i64, !dbg !40, !nosanitize !29
  call void @__ubsan_handle_mul_overflow_abort(i8* bitcast ({ { [28 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @4 to i8*), i64 %31, i64 %32), !dbg !40, !nosanitize !29
  unreachable, !dbg !40, !nosanitize !29

cont19:
  %conv20 = trunc i32 %28 to i16, !dbg !40
  store i16 %conv20, i16* %h, align 2, !dbg !40
  %33 = bitcast %struct.fields* %f to i8*, !dbg !41
  %bf.load21 = load i8, i8* %33, align 4, !dbg !41
  %bf.shl22 = shl i8 %bf.load21, 3, !dbg !41
  %bf.ashr23 = ashr i8 %bf.shl22, 3, !dbg !41
  %bf.cast24 = sext i8 %bf.ashr23 to i32, !dbg !41
  %byte25 = getelementptr inbounds %struct.fields, %struct.fields* %f, i32 0, i32 1, !dbg !42
  %34 = load i8, i8* %byte25, align 1, !dbg !42
  %conv26 = sext i8 %34 to i32, !dbg !43
  %35 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %bf.cast24, i32 %conv26), !dbg !44, !nosanitize !29
  %36 = extractvalue { i32, i1 } %35, 0, !dbg !44, !nosanitize !29
  %37 = extractvalue { i32, i1 } %35, 1, !dbg !44, !nosanitize !29
  %38 = xor i1 %37, true, !dbg !44, !nosanitize !29
  br i1 %38, label %cont28, label %handler.add_overflow27, !dbg !44, !prof !30, !nosanitize !29

handler.add_overflow27:
  %39 = zext i32 %bf.cast24 to i64, !dbg !44, !nosanitize !29
  %40 = zext i32 %conv26 to i64, !dbg !44, !nosanitize !29
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [28 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @5 to i8*), i64 %39, i64 %40), !dbg !44, !nosanitize !29
  unreachable, !dbg !44, !nosanitize !29

cont28:
  %41 = load i16, i16* %h, align 2, !dbg !45
  %conv29 = sext i16 %41 to i32, !dbg !45
  %42 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %36, i32 %conv29), !dbg !46, !nosanitize !29
  %43 = extractvalue { i32, i1 } %42, 0, !dbg !46, !nosanitize !29
  %44 = extractvalue { i32, i1 } %42, 1, !dbg !46, !nosanitize !29
  %45 = xor i1 %44, true, !dbg !46, !nosanitize !29
  br i1 %45, label %cont31, label %handler.add_overflow30, !dbg !46, !prof !30, !nosanitize !29

handler.add_overflow30:
  %46 = zext i32 %36 to i64, !dbg !46, !nosanitize !29
  %47 = zext i32 %conv29 to i64, !dbg !46, !nosanitize !29
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [28 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @6 to i8*), i64 %46, i64 %47), !dbg !46, !nosanitize !29
  unreachable, !dbg !46, !nosanitize !29

cont31:
  %48 = bitcast i16* %h to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 2, i8* %48), !dbg !47
  %49 = bitcast %struct.fields* %f to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %49), !dbg !47
  ret i32 %43, !dbg !48
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare signext i16 @__VERIFIER_nondet_short()

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_add_overflow_abort(i8*, i64, i64)

declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_negate_overflow_abort(i8*, i64)

declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_mul_overflow_abort(i8*, i64, i64)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "overflow_small_types_safe.c", directory: ".")
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
!13 = !{!14, !20}
!14 = !DILocalVariable(name: "f", scope: !9, file: !1, line: 5, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fields", file: !1, line: 3, size: 32, elements: !16)
!16 = !{!17, !18}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "small", scope: !15, file: !1, line: 3, baseType: !12, size: 5, flags: DIFlagBitField, extraData: i64 0)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !15, file: !1, line: 3, baseType: !19, size: 8, offset: 8)
!19 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!20 = !DILocalVariable(name: "h", scope: !9, file: !1, line: 6, type: !21)
!21 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!22 = !DILocation(line: 5, column: 3, scope: !9)
!23 = !DILocation(line: 5, column: 17, scope: !9)
!24 = !DILocation(line: 6, column: 3, scope: !9)
!25 = !DILocation(line: 6, column: 9, scope: !9)
!26 = !DILocation(line: 6, column: 13, scope: !9)
!27 = !DILocation(line: 7, column: 5, scope: !9)
!28 = !DILocation(line: 7, column: 10, scope: !9)
!29 = !{}
!30 = !{!"branch_weights", i32 1048575, i32 1}
!31 = !DILocation(line: 8, column: 5, scope: !9)
!32 = !DILocation(line: 8, column: 10, scope: !9)
!33 = !DILocation(line: 9, column: 16, scope: !9)
!34 = !DILocation(line: 9, column: 13, scope: !9)
!35 = !DILocation(line: 9, column: 5, scope: !9)
!36 = !DILocation(line: 9, column: 11, scope: !9)
!37 = !DILocation(line: 10, column: 4, scope: !9)
!38 = !DILocation(line: 11, column: 8, scope: !9)
!39 = !DILocation(line: 11, column: 10, scope: !9)
!40 = !DILocation(line: 11, column: 5, scope: !9)
!41 = !DILocation(line: 12, column: 12, scope: !9)
!42 = !DILocation(line: 12, column: 22, scope: !9)
!43 = !DILocation(line: 12, column: 20, scope: !9)
!44 = !DILocation(line: 12, column: 18, scope: !9)
!45 = !DILocation(line: 12, column: 29, scope: !9)
!46 = !DILocation(line: 12, column: 27, scope: !9)
!47 = !DILocation(line: 13, column: 1, scope: !9)
!48 = !DILocation(line: 12, column: 3, scope: !9)
