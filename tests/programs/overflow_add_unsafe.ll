source_filename = "overflow_add_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [22 x i8] c"overflow_add_unsafe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [22 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [22 x i8]*, i32, i32 } { [22 x i8]* @.src, i32 7, i32 13 }, { i16, i16, [6 x i8] }* @0 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %y = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !16
  call void @llvm.dbg.declare(metadata i32* %x, metadata !14, metadata !DIExpression()), !dbg !17
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !18
  store i32 %call, i32* %x, align 4, !dbg !17
  %1 = load i32, i32* %x, align 4, !dbg !19
  %cmp = icmp sgt i32 %1, 2147483647, !dbg !21
  br i1 %cmp, label %if.then, label %if.end, !dbg !22

if.then:
  store i32 0, i32* %retval, align 4, !dbg !23
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !23

if.end:
  %2 = bitcast i32* %y to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !24
  call void @llvm.dbg.declare(metadata i32* %y, metadata !15, metadata !DIExpression()), !dbg !25
  %3 = load i32, i32* %x, align 4, !dbg !26
  %4 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %3, i32 1), !dbg !27, !nosanitize !28
  %5 = extractvalue { i32, i1 } %4, 0, !dbg !27, !nosanitize !28
  %6 = extractvalue { i32, i1 } %4, 1, !dbg !27, !nosanitize !28
  %7 = xor i1 %6, true, !dbg !27, !nosanitize !28
  br i1 %7, label %cont, label %handler.add_overflow, !dbg !27, !prof !29, !nosanitize !28

handler.add_overflow:
  %8 = zext i32 %3 to i64, !dbg !27, !nosanitize !28
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [22 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 %8, i64 1), !dbg !27, !nosanitize !28
  unreachable, !dbg !27, !nosanitize !28

cont:
  store i32 %5, i32* %y, align 4, !dbg !25
  %9 = load i32, i32* %y, align 4, !dbg !30
  %10 = load i32, i32* %x, align 4, !dbg !31
  %cmp1 = icmp sgt i32 %9, %10, !dbg !32
  %conv = zext i1 %cmp1 to i32, !dbg !32
  store i32 %conv, i32* %retval, align 4, !dbg !33
  store i32 1, i32* %cleanup.dest.slot, align 4
  %11 = bitcast i32* %y to i8*, !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !34
  br label %cleanup

cleanup:
  %12 = bitcast i32* %x to i8*, !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !34
  %13 = load i32, i32* %retval, align 4, !dbg !34
  ret i32 %13, !dbg !34
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_add_overflow_abort(i8*, i64, i64)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "overflow_add_unsafe.c", directory: ".")
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
!13 = !{!14, !15}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 5, type: !12)
!15 = !DILocalVariable(name: "y", scope: !9, file: !1, line: 7, type: !12)
!16 = !DILocation(line: 5, column: 3, scope: !9)
!17 = !DILocation(line: 5, column: 7, scope: !9)
!18 = !DILocation(line: 5, column: 11, scope: !9)
!19 = !DILocation(line: 6, column: 7, scope: !20)
!20 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!21 = !DILocation(line: 6, column: 9, scope: !20)
!22 = !DILocation(line: 6, column: 7, scope: !9)
!23 = !DILocation(line: 6, column: 23, scope: !20)
!24 = !DILocation(line: 7, column: 3, scope: !9)
!25 = !DILocation(line: 7, column: 7, scope: !9)
!26 = !DILocation(line: 7, column: 11, scope: !9)
!27 = !DILocation(line: 7, column: 13, scope: !9)
!28 = !{}
!29 = !{!"branch_weights", i32 1048575, i32 1}
!30 = !DILocation(line: 8, column: 10, scope: !9)
!31 = !DILocation(line: 8, column: 14, scope: !9)
!32 = !DILocation(line: 8, column: 12, scope: !9)
!33 = !DILocation(line: 8, column: 3, scope: !9)
!34 = !DILocation(line: 9, column: 1, scope: !9)
