source_filename = "variable_length_array_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i8*, align 8
  %4 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  %5 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !13
  %6 = zext i8 %5 to i32, !dbg !13
  %7 = srem i32 %6, 8, !dbg !14
  %8 = add nsw i32 %7, 1, !dbg !15
  store i32 %8, i32* %2, align 4, !dbg !16
  %9 = load i32, i32* %2, align 4, !dbg !17
  %10 = zext i32 %9 to i64, !dbg !18
  %11 = call i8* @llvm.stacksave(), !dbg !18
  store i8* %11, i8** %3, align 8, !dbg !18
  %12 = alloca i8, i64 %10, align 16, !dbg !18
  store i64 %10, i64* %4, align 8, !dbg !18
  %13 = getelementptr inbounds i8, i8* %12, i64 0, !dbg !19
  store i8 0, i8* %13, align 16, !dbg !20
  %14 = load i32, i32* %2, align 4, !dbg !21
  %15 = sext i32 %14 to i64, !dbg !22
  %16 = getelementptr inbounds i8, i8* %12, i64 %15, !dbg !22
  store i8 1, i8* %16, align 1, !dbg !23
  %17 = getelementptr inbounds i8, i8* %12, i64 0, !dbg !24
  %18 = load i8, i8* %17, align 16, !dbg !24
  %19 = sext i8 %18 to i32, !dbg !24
  store i32 %19, i32* %1, align 4, !dbg !25
  %20 = load i8*, i8** %3, align 8, !dbg !26
  call void @llvm.stackrestore(i8* %20), !dbg !26
  %21 = load i32, i32* %1, align 4, !dbg !26
  ret i32 %21, !dbg !26
}

declare zeroext i8 @__VERIFIER_nondet_uchar()

declare i8* @llvm.stacksave()

declare void @llvm.stackrestore(i8*)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "variable_length_array_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 5, column: 11, scope: !10)
!14 = !DILocation(line: 5, column: 37, scope: !10)
!15 = !DILocation(line: 5, column: 41, scope: !10)
!16 = !DILocation(line: 5, column: 7, scope: !10)
!17 = !DILocation(line: 6, column: 10, scope: !10)
!18 = !DILocation(line: 6, column: 3, scope: !10)
!19 = !DILocation(line: 7, column: 3, scope: !10)
!20 = !DILocation(line: 7, column: 8, scope: !10)
!21 = !DILocation(line: 8, column: 5, scope: !10)
!22 = !DILocation(line: 8, column: 3, scope: !10)
!23 = !DILocation(line: 8, column: 8, scope: !10)
!24 = !DILocation(line: 9, column: 10, scope: !10)
!25 = !DILocation(line: 9, column: 3, scope: !10)
!26 = !DILocation(line: 10, column: 1, scope: !10)
