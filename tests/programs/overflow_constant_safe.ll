source_filename = "overflow_constant_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [25 x i8] c"overflow_constant_safe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [7 x i8] } { i16 0, i16 13, [7 x i8] c"'long'\00" }
@1 = private unnamed_addr global { { [25 x i8]*, i32, i32 }, { i16, i16, [7 x i8] }* } { { [25 x i8]*, i32, i32 } { [25 x i8]* @.src, i32 5, i32 12 }, { i16, i16, [7 x i8] }* @0 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i64, align 8
  %y = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i64* %x to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !18
  call void @llvm.dbg.declare(metadata i64* %x, metadata !14, metadata !DIExpression()), !dbg !19
  store i64 2147483647, i64* %x, align 8, !dbg !19
  %1 = bitcast i32* %y to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %y, metadata !16, metadata !DIExpression()), !dbg !21
  store i32 0, i32* %y, align 4, !dbg !21
  %2 = load i64, i64* %x, align 8, !dbg !22
  %3 = load i32, i32* %y, align 4, !dbg !23
  %conv = zext i32 %3 to i64, !dbg !23
  %4 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %2, i64 %conv), !dbg !24, !nosanitize !25
  %5 = extractvalue { i64, i1 } %4, 0, !dbg !24, !nosanitize !25
  %6 = extractvalue { i64, i1 } %4, 1, !dbg !24, !nosanitize !25
  %7 = xor i1 %6, true, !dbg !24, !nosanitize !25
  br i1 %7, label %cont, label %handler.add_overflow, !dbg !24, !prof !26, !nosanitize !25

handler.add_overflow:
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [25 x i8]*, i32, i32 }, { i16, i16, [7 x i8] }* }* @1 to i8*), i64 %2, i64 %conv), !dbg !24, !nosanitize !25
  unreachable, !dbg !24, !nosanitize !25

cont:
  %cmp = icmp sgt i64 %5, 0, !dbg !27
  %conv1 = zext i1 %cmp to i32, !dbg !27
  %8 = bitcast i32* %y to i8*, !dbg !28
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !28
  %9 = bitcast i64* %x to i8*, !dbg !28
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !28
  ret i32 %conv1, !dbg !29
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64)

declare void @__ubsan_handle_add_overflow_abort(i8*, i64, i64)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "overflow_constant_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 2, type: !10, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 3, type: !15)
!15 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!16 = !DILocalVariable(name: "y", scope: !9, file: !1, line: 4, type: !17)
!17 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!18 = !DILocation(line: 3, column: 3, scope: !9)
!19 = !DILocation(line: 3, column: 8, scope: !9)
!20 = !DILocation(line: 4, column: 3, scope: !9)
!21 = !DILocation(line: 4, column: 12, scope: !9)
!22 = !DILocation(line: 5, column: 10, scope: !9)
!23 = !DILocation(line: 5, column: 14, scope: !9)
!24 = !DILocation(line: 5, column: 12, scope: !9)
!25 = !{}
!26 = !{!"branch_weights", i32 1048575, i32 1}
!27 = !DILocation(line: 5, column: 16, scope: !9)
!28 = !DILocation(line: 6, column: 1, scope: !9)
!29 = !DILocation(line: 5, column: 3, scope: !9)
