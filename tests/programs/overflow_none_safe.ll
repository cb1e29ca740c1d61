source_filename = "overflow_none_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !12 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !15, metadata !DIExpression()), !dbg !17
  %6 = call i32 @__VERIFIER_nondet_uint(), !dbg !18
  store i32 %6, i32* %2, align 4, !dbg !17
  call void @llvm.dbg.declare(metadata i8* %3, metadata !19, metadata !DIExpression()), !dbg !21
  %7 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !22
  store i8 %7, i8* %3, align 1, !dbg !21
  call void @llvm.dbg.declare(metadata i8* %4, metadata !23, metadata !DIExpression()), !dbg !25
  %8 = call i32 @__VERIFIER_nondet_int(), !dbg !26
  %9 = trunc i32 %8 to i8, !dbg !26
  store i8 %9, i8* %4, align 1, !dbg !25
  %10 = load i8, i8* %3, align 1, !dbg !27
  %11 = zext i8 %10 to i32, !dbg !27
  %12 = add nsw i32 %11, 200, !dbg !28
  %13 = trunc i32 %12 to i8, !dbg !27
  store i8 %13, i8* %3, align 1, !dbg !29
  %14 = load i8, i8* %3, align 1, !dbg !30
  %15 = add i8 %14, 1, !dbg !30
  store i8 %15, i8* %3, align 1, !dbg !30
  %16 = load i8, i8* %4, align 1, !dbg !31
  %17 = add i8 %16, 1, !dbg !31
  store i8 %17, i8* %4, align 1, !dbg !31
  %18 = load i32, i32* %2, align 4, !dbg !32
  %19 = add i32 %18, 1, !dbg !33
  store i32 %19, i32* %2, align 4, !dbg !34
  call void @llvm.dbg.declare(metadata i32* %5, metadata !35, metadata !DIExpression()), !dbg !36
  %20 = load i32, i32* %2, align 4, !dbg !37
  store i32 %20, i32* %5, align 4, !dbg !36
  %21 = load i8, i8* %3, align 1, !dbg !38
  %22 = zext i8 %21 to i32, !dbg !38
  %23 = load i8, i8* %3, align 1, !dbg !39
  %24 = zext i8 %23 to i32, !dbg !39
  %25 = add nsw i32 %22, %24, !dbg !40
  %26 = load i8, i8* %4, align 1, !dbg !41
  %27 = sext i8 %26 to i32, !dbg !41
  %28 = icmp sgt i32 %25, %27, !dbg !42
  %29 = zext i1 %28 to i32, !dbg !42
  ret i32 %29, !dbg !43
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare zeroext i8 @__VERIFIER_nondet_uchar()

declare i32 @__VERIFIER_nondet_int()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "overflow_none_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}
!10 = !{i32 7, !"frame-pointer", i32 2}

!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !13, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!13 = !DISubroutineType(types: !2)
!14 = !{}
!15 = !DILocalVariable(name: "x", scope: !12, file: !1, line: 7, type: !16)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !DILocation(line: 7, column: 12, scope: !12)
!18 = !DILocation(line: 7, column: 16, scope: !12)
!19 = !DILocalVariable(name: "c", scope: !12, file: !1, line: 8, type: !20)
!20 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!21 = !DILocation(line: 8, column: 17, scope: !12)
!22 = !DILocation(line: 8, column: 21, scope: !12)
!23 = !DILocalVariable(name: "d", scope: !12, file: !1, line: 9, type: !24)
!24 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!25 = !DILocation(line: 9, column: 15, scope: !12)
!26 = !DILocation(line: 9, column: 19, scope: !12)
!27 = !DILocation(line: 10, column: 7, scope: !12)
!28 = !DILocation(line: 10, column: 9, scope: !12)
!29 = !DILocation(line: 10, column: 5, scope: !12)
!30 = !DILocation(line: 11, column: 4, scope: !12)
!31 = !DILocation(line: 12, column: 4, scope: !12)
!32 = !DILocation(line: 13, column: 7, scope: !12)
!33 = !DILocation(line: 13, column: 9, scope: !12)
!34 = !DILocation(line: 13, column: 5, scope: !12)
!35 = !DILocalVariable(name: "y", scope: !12, file: !1, line: 14, type: !3)
!36 = !DILocation(line: 14, column: 7, scope: !12)
!37 = !DILocation(line: 14, column: 16, scope: !12)
!38 = !DILocation(line: 15, column: 10, scope: !12)
!39 = !DILocation(line: 15, column: 14, scope: !12)
!40 = !DILocation(line: 15, column: 12, scope: !12)
!41 = !DILocation(line: 15, column: 18, scope: !12)
!42 = !DILocation(line: 15, column: 16, scope: !12)
!43 = !DILocation(line: 15, column: 3, scope: !12)
