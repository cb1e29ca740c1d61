source_filename = "overflow_negate_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [25 x i8] c"overflow_negate_unsafe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [25 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [25 x i8]*, i32, i32 } { [25 x i8]* @.src, i32 7, i32 11 }, { i16, i16, [6 x i8] }* @0 }
@2 = private unnamed_addr global { { [25 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [25 x i8]*, i32, i32 } { [25 x i8]* @.src, i32 8, i32 13 }, { i16, i16, [6 x i8] }* @0 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %y = alloca i32, align 4
  %z = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata i32* %x, metadata !14, metadata !DIExpression()), !dbg !18
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !19
  store i32 %call, i32* %x, align 4, !dbg !18
  %1 = load i32, i32* %x, align 4, !dbg !20
  %cmp = icmp eq i32 %1, -2147483647, !dbg !22
  br i1 %cmp, label %if.then, label %if.end, !dbg !23

if.then:
  store i32 0, i32* %retval, align 4, !dbg !24
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !24

if.end:
  %2 = bitcast i32* %y to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %y, metadata !15, metadata !DIExpression()), !dbg !26
  %3 = load i32, i32* %x, align 4, !dbg !27
  %4 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 0, i32 %3), !dbg !28, !nosanitize !29
  %5 = extractvalue { i32, i1 } %4, 0, !dbg !28, !nosanitize !29
  %6 = extractvalue { i32, i1 } %4, 1, !dbg !28, !nosanitize !29
  %7 = xor i1 %6, true, !dbg !28, !nosanitize !29
  br i1 %7, label %cont, label %handler.negate_overflow, !dbg !28, !prof !30, !nosanitize !29

handler.negate_overflow:
  %8 = zext i32 %3 to i64, !dbg !28, !nosanitize !29
  call void @__ubsan_handle_negate_overflow_abort(i8* bitcast ({ { [25 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 %8), !dbg !28, !nosanitize !29
  unreachable, !dbg !28, !nosanitize !29

cont:
  store i32 %5, i32* %y, align 4, !dbg !26
  %9 = bitcast i32* %z to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %9), !dbg !31
  call void @llvm.dbg.declare(metadata i32* %z, metadata !16, metadata !DIExpression()), !dbg !32
  %10 = load i32, i32* %x, align 4, !dbg !33
  %11 = icmp ne i32 %10, -2147483648, !dbg !34, !nosanitize !29
  %or = or i1 %11, false, !dbg !34, !nosanitize !29
  br i1 %or, label %cont1, label %handler.divrem_overflow, !dbg !34, !prof !30, !nosanitize !29

handler.divrem_overflow:
  %12 = zext i32 %10 to i64, !dbg !34, !nosanitize !29
  call void @__ubsan_handle_divrem_overflow_abort(i8* bitcast ({ { [25 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @2 to i8*), i64 %12, i64 4294967295), !dbg !34, !nosanitize !29
  unreachable, !dbg !34, !nosanitize !29

cont1:
  %div = sdiv i32 %10, -1, !dbg !34
  store i32 %div, i32* %z, align 4, !dbg !32
  %13 = load i32, i32* %y, align 4, !dbg !35
  %14 = load i32, i32* %z, align 4, !dbg !36
  %cmp2 = icmp eq i32 %13, %14, !dbg !37
  %conv = zext i1 %cmp2 to i32, !dbg !37
  store i32 %conv, i32* %retval, align 4, !dbg !38
  store i32 1, i32* %cleanup.dest.slot, align 4
  %15 = bitcast i32* %z to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !39
  %16 = bitcast i32* %y to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !39
  br label %cleanup

cleanup:
  %17 = bitcast i32* %x to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %17), !dbg !39
  %18 = load i32, i32* %retval, align 4, !dbg !39
  ret i32 %18, !dbg !39
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_negate_overflow_abort(i8*, i64)

declare void @__ubsan_handle_divrem_overflow_abort(i8*, i64, i64)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "overflow_negate_unsafe.c", directory: ".")
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
!13 = !{!14, !15, !16}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 5, type: !12)
!15 = !DILocalVariable(name: "y", scope: !9, file: !1, line: 7, type: !12)
!16 = !DILocalVariable(name: "z", scope: !9, file: !1, line: 8, type: !12)
!17 = !DILocation(line: 5, column: 3, scope: !9)
!18 = !DILocation(line: 5, column: 7, scope: !9)
!19 = !DILocation(line: 5, column: 11, scope: !9)
!20 = !DILocation(line: 6, column: 7, scope: !21)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!22 = !DILocation(line: 6, column: 9, scope: !21)
!23 = !DILocation(line: 6, column: 7, scope: !9)
!24 = !DILocation(line: 6, column: 25, scope: !21)
!25 = !DILocation(line: 7, column: 3, scope: !9)
!26 = !DILocation(line: 7, column: 7, scope: !9)
!27 = !DILocation(line: 7, column: 12, scope: !9)
!28 = !DILocation(line: 7, column: 11, scope: !9)
!29 = !{}
!30 = !{!"branch_weights", i32 1048575, i32 1}
!31 = !DILocation(line: 8, column: 3, scope: !9)
!32 = !DILocation(line: 8, column: 7, scope: !9)
!33 = !DILocation(line: 8, column: 11, scope: !9)
!34 = !DILocation(line: 8, column: 13, scope: !9)
!35 = !DILocation(line: 9, column: 10, scope: !9)
!36 = !DILocation(line: 9, column: 15, scope: !9)
!37 = !DILocation(line: 9, column: 12, scope: !9)
!38 = !DILocation(line: 9, column: 3, scope: !9)
!39 = !DILocation(line: 10, column: 1, scope: !9)
