source_filename = "overflow_none_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [23 x i8] c"overflow_none_unsafe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 10, i32 9 }, { i16, i16, [6 x i8] }* @0 }
@2 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 15, i32 12 }, { i16, i16, [6 x i8] }* @0 }

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %c = alloca i8, align 1
  %d = alloca i8, align 1
  %y = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %x, metadata !14, metadata !DIExpression()), !dbg !22
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !23
  store i32 %call, i32* %x, align 4, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %c), !dbg !24
  call void @llvm.dbg.declare(metadata i8* %c, metadata !16, metadata !DIExpression()), !dbg !25
  %call1 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !26
  store i8 %call1, i8* %c, align 1, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %d), !dbg !27
  call void @llvm.dbg.declare(metadata i8* %d, metadata !18, metadata !DIExpression()), !dbg !28
  %call2 = call i32 @__VERIFIER_nondet_int(), !dbg !29
  %conv = trunc i32 %call2 to i8, !dbg !29
  store i8 %conv, i8* %d, align 1, !dbg !28
  %1 = load i8, i8* %c, align 1, !dbg !30
  %conv3 = zext i8 %1 to i32, !dbg !30
  %2 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %conv3, i32 200), !dbg !31, !nosanitize !32
  %3 = extractvalue { i32, i1 } %2, 0, !dbg !31, !nosanitize !32
  %4 = extractvalue { i32, i1 } %2, 1, !dbg !31, !nosanitize !32
  %5 = xor i1 %4, true, !dbg !31, !nosanitize !32
  br i1 %5, label %cont, label %handler.add_overflow, !dbg !31, !prof !33, !nosanitize !32

handler.add_overflow:
  %6 = zext i32 %conv3 to i64, !dbg !31, !nosanitize !32
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 %6, i64 200), !dbg !31, !nosanitize !32
  unreachable, !dbg !31, !nosanitize !32

cont:
  %conv4 = trunc i32 %3 to i8, !dbg !30
  store i8 %conv4, i8* %c, align 1, !dbg !34
  %7 = load i8, i8* %c, align 1, !dbg !35
  %inc = add i8 %7, 1, !dbg !35
  store i8 %inc, i8* %c, align 1, !dbg !35
  %8 = load i8, i8* %d, align 1, !dbg !36
  %inc5 = add i8 %8, 1, !dbg !36
  store i8 %inc5, i8* %d, align 1, !dbg !36
  %9 = load i32, i32* %x, align 4, !dbg !37
  %add = add i32 %9, 1, !dbg !38
  store i32 %add, i32* %x, align 4, !dbg !39
  %10 = bitcast i32* %y to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %10), !dbg !40
  call void @llvm.dbg.declare(metadata i32* %y, metadata !20, metadata !DIExpression()), !dbg !41
  %11 = load i32, i32* %x, align 4, !dbg !42
  store i32 %11, i32* %y, align 4, !dbg !41
  %12 = load i32, i32* %y, align 4, !dbg !43
  %13 = load i8, i8* %c, align 1, !dbg !44
  %conv6 = zext i8 %13 to i32, !dbg !44
  %14 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %12, i32 %conv6), !dbg !45, !nosanitize !32
  %15 = extractvalue { i32, i1 } %14, 0, !dbg !45, !nosanitize !32
  %16 = extractvalue { i32, i1 } %14, 1, !dbg !45, !nosanitize !32
  %17 = xor i1 %16, true, !dbg !45, !nosanitize !32
  br i1 %17, label %cont8, label %handler.add_overflow7, !dbg !45, !prof !33, !nosanitize !32

handler.add_overflow7:
  %18 = zext i32 %12 to i64, !dbg !45, !nosanitize !32
  %19 = zext i32 %conv6 to i64, !dbg !45, !nosanitize !32
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @2 to i8*), i64 %18, i64 %19), !dbg !45, !nosanitize !32
  unreachable, !dbg !45, !nosanitize !32

cont8:
  %20 = load i8, i8* %d, align 1, !dbg !46
  %conv9 = sext i8 %20 to i32, !dbg !46
  %cmp = icmp sgt i32 %15, %conv9, !dbg !47
  %conv10 = zext i1 %cmp to i32, !dbg !47
  store i32 %conv10, i32* %retval, align 4, !dbg !48
  %21 = bitcast i32* %y to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %d), !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %c), !dbg !49
  %22 = bitcast i32* %x to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !49
  %23 = load i32, i32* %retval, align 4, !dbg !49
  ret i32 %23, !dbg !49
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare zeroext i8 @__VERIFIER_nondet_uchar()

declare i32 @__VERIFIER_nondet_int()

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_add_overflow_abort(i8*, i64, i64)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "overflow_none_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!12 = !DISubroutineType(types: !2)
!13 = !{!14, !16, !18, !20}
!14 = !DILocalVariable(name: "x", scope: !11, file: !1, line: 7, type: !15)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !DILocalVariable(name: "c", scope: !11, file: !1, line: 8, type: !17)
!17 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!18 = !DILocalVariable(name: "d", scope: !11, file: !1, line: 9, type: !19)
!19 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!20 = !DILocalVariable(name: "y", scope: !11, file: !1, line: 14, type: !3)
!21 = !DILocation(line: 7, column: 3, scope: !11)
!22 = !DILocation(line: 7, column: 12, scope: !11)
!23 = !DILocation(line: 7, column: 16, scope: !11)
!24 = !DILocation(line: 8, column: 3, scope: !11)
!25 = !DILocation(line: 8, column: 17, scope: !11)
!26 = !DILocation(line: 8, column: 21, scope: !11)
!27 = !DILocation(line: 9, column: 3, scope: !11)
!28 = !DILocation(line: 9, column: 15, scope: !11)
!29 = !DILocation(line: 9, column: 19, scope: !11)
!30 = !DILocation(line: 10, column: 7, scope: !11)
!31 = !DILocation(line: 10, column: 9, scope: !11)
!32 = !{}
!33 = !{!"branch_weights", i32 1048575, i32 1}
!34 = !DILocation(line: 10, column: 5, scope: !11)
!35 = !DILocation(line: 11, column: 4, scope: !11)
!36 = !DILocation(line: 12, column: 4, scope: !11)
!37 = !DILocation(line: 13, column: 7, scope: !11)
!38 = !DILocation(line: 13, column: 9, scope: !11)
!39 = !DILocation(line: 13, column: 5, scope: !11)
!40 = !DILocation(line: 14, column: 3, scope: !11)
!41 = !DILocation(line: 14, column: 7, scope: !11)
!42 = !DILocation(line: 14, column: 16, scope: !11)
!43 = !DILocation(line: 15, column: 10, scope: !11)
!44 = !DILocation(line: 15, column: 14, scope: !11)
!45 = !DILocation(line: 15, column: 12, scope: !11)
!46 = !DILocation(line: 15, column: 18, scope: !11)
!47 = !DILocation(line: 15, column: 16, scope: !11)
!48 = !DILocation(line: 15, column: 3, scope: !11)
!49 = !DILocation(line: 16, column: 1, scope: !11)
