source_filename = "overflow_multiply_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [27 x i8] c"overflow_multiply_unsafe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [27 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [27 x i8]*, i32, i32 } { [27 x i8]* @.src, i32 8, i32 12 }, { i16, i16, [6 x i8] }* @0 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !16
  call void @llvm.dbg.declare(metadata i32* %x, metadata !14, metadata !DIExpression()), !dbg !17
  %call = call signext i16 @__VERIFIER_nondet_short(), !dbg !18
  %conv = sext i16 %call to i32, !dbg !18
  store i32 %conv, i32* %x, align 4, !dbg !17
  %1 = bitcast i32* %y to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %y, metadata !15, metadata !DIExpression()), !dbg !20
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !21
  store i32 %call1, i32* %y, align 4, !dbg !20
  %2 = load i32, i32* %x, align 4, !dbg !22
  %3 = load i32, i32* %y, align 4, !dbg !23
  %4 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %2, i32 %3), !dbg !24, !nosanitize !25
  %5 = extractvalue { i32, i1 } %4, 0, !dbg !24, !nosanitize !25
  %6 = extractvalue { i32, i1 } %4, 1, !dbg !24, !nosanitize !25
  %7 = xor i1 %6, true, !dbg !24, !nosanitize !25
  br i1 %7, label %cont, label %handler.mul_overflow, !dbg !24, !prof !26, !nosanitize !25

handler.mul_overflow:
  %8 = zext i32 %2 to i64, !dbg !24, !nosanitize !25
  %9 = zext i32 %3 to i64, !dbg !24, !nosanitize !25
  call void @__ubsan_handle_mul_overflow_abort(i8* bitcast ({ { [27 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 %8, i64 %9), !dbg !24, !nosanitize !25
  unreachable, !dbg !24, !nosanitize !25

cont:
  %cmp = icmp eq i32 %5, 1, !dbg !27
  %conv2 = zext i1 %cmp to i32, !dbg !27
  %10 = bitcast i32* %y to i8*, !dbg !28
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !28
  %11 = bitcast i32* %x to i8*, !dbg !28
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !28
  ret i32 %conv2, !dbg !29
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare signext i16 @__VERIFIER_nondet_short()

declare i32 @__VERIFIER_nondet_int()

declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_mul_overflow_abort(i8*, i64, i64)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "overflow_multiply_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 6, type: !12)
!15 = !DILocalVariable(name: "y", scope: !9, file: !1, line: 7, type: !12)
!16 = !DILocation(line: 6, column: 3, scope: !9)
!17 = !DILocation(line: 6, column: 7, scope: !9)
!18 = !DILocation(line: 6, column: 11, scope: !9)
!19 = !DILocation(line: 7, column: 3, scope: !9)
!20 = !DILocation(line: 7, column: 7, scope: !9)
!21 = !DILocation(line: 7, column: 11, scope: !9)
!22 = !DILocation(line: 8, column: 10, scope: !9)
!23 = !DILocation(line: 8, column: 14, scope: !9)
!24 = !DILocation(line: 8, column: 12, scope: !9)
!25 = !{}
!26 = !{!"branch_weights", i32 1048575, i32 1}
!27 = !DILocation(line: 8, column: 16, scope: !9)
!28 = !DILocation(line: 9, column: 1, scope: !9)
!29 = !DILocation(line: 8, column: 3, scope: !9)
