source_filename = "overflow_long_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [23 x i8] c"overflow_long_unsafe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 6, i32 21 }, { i16, i16, [6 x i8] }* @0 }

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %s = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %a to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %a, metadata !16, metadata !DIExpression()), !dbg !20
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !21
  store i32 %call, i32* %a, align 4, !dbg !20
  %1 = bitcast i32* %b to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %b, metadata !17, metadata !DIExpression()), !dbg !22
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !23
  store i32 %call1, i32* %b, align 4, !dbg !22
  %2 = bitcast i64* %s to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !24
  call void @llvm.dbg.declare(metadata i64* %s, metadata !18, metadata !DIExpression()), !dbg !25
  %3 = load i32, i32* %a, align 4, !dbg !26
  %4 = load i32, i32* %b, align 4, !dbg !27
  %5 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %3, i32 %4), !dbg !28, !nosanitize !29
  %6 = extractvalue { i32, i1 } %5, 0, !dbg !28, !nosanitize !29
  %7 = extractvalue { i32, i1 } %5, 1, !dbg !28, !nosanitize !29
  %8 = xor i1 %7, true, !dbg !28, !nosanitize !29
  br i1 %8, label %cont, label %handler.add_overflow, !dbg !28, !prof !30, !nosanitize !29

handler.add_overflow:
  %9 = zext i32 %3 to i64, !dbg !28, !nosanitize !29
  %10 = zext i32 %4 to i64, !dbg !28, !nosanitize !29
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 %9, i64 %10), !dbg !28, !nosanitize !29
  unreachable, !dbg !28, !nosanitize !29

cont:
  %conv = sext i32 %6 to i64, !dbg !31
  store i64 %conv, i64* %s, align 8, !dbg !25
  %11 = load i64, i64* %s, align 8, !dbg !32
  %cmp = icmp sgt i64 %11, 5, !dbg !33
  %conv2 = zext i1 %cmp to i32, !dbg !33
  %12 = bitcast i64* %s to i8*, !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !34
  %13 = bitcast i32* %b to i8*, !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !34
  %14 = bitcast i32* %a to i8*, !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !34
  ret i32 %conv2, !dbg !35
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_add_overflow_abort(i8*, i64, i64)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "overflow_long_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !17, !18}
!16 = !DILocalVariable(name: "a", scope: !11, file: !1, line: 5, type: !14)
!17 = !DILocalVariable(name: "b", scope: !11, file: !1, line: 5, type: !14)
!18 = !DILocalVariable(name: "s", scope: !11, file: !1, line: 6, type: !3)
!19 = !DILocation(line: 5, column: 3, scope: !11)
!20 = !DILocation(line: 5, column: 7, scope: !11)
!21 = !DILocation(line: 5, column: 11, scope: !11)
!22 = !DILocation(line: 5, column: 36, scope: !11)
!23 = !DILocation(line: 5, column: 40, scope: !11)
!24 = !DILocation(line: 6, column: 3, scope: !11)
!25 = !DILocation(line: 6, column: 8, scope: !11)
!26 = !DILocation(line: 6, column: 19, scope: !11)
!27 = !DILocation(line: 6, column: 23, scope: !11)
!28 = !DILocation(line: 6, column: 21, scope: !11)
!29 = !{}
!30 = !{!"branch_weights", i32 1048575, i32 1}
!31 = !DILocation(line: 6, column: 12, scope: !11)
!32 = !DILocation(line: 7, column: 10, scope: !11)
!33 = !DILocation(line: 7, column: 12, scope: !11)
!34 = !DILocation(line: 8, column: 1, scope: !11)
!35 = !DILocation(line: 7, column: 3, scope: !11)
