source_filename = "overflow_none_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %c = alloca i8, align 1
  %d = alloca i8, align 1
  %y = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !13
  store i32 %call, i32* %x, align 4, !dbg !14
  %call1 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !15
  store i8 %call1, i8* %c, align 1, !dbg !16
  %call2 = call i32 @__VERIFIER_nondet_int(), !dbg !17
  %conv = trunc i32 %call2 to i8, !dbg !17
  store i8 %conv, i8* %d, align 1, !dbg !18
  %0 = load i8, i8* %c, align 1, !dbg !19
  %conv3 = zext i8 %0 to i32, !dbg !19
  %add = add nsw i32 %conv3, 200, !dbg !20
  %conv4 = trunc i32 %add to i8, !dbg !19
  store i8 %conv4, i8* %c, align 1, !dbg !21
  %1 = load i8, i8* %c, align 1, !dbg !22
  %inc = add i8 %1, 1, !dbg !22
  store i8 %inc, i8* %c, align 1, !dbg !22
  %2 = load i8, i8* %d, align 1, !dbg !23
  %inc5 = add i8 %2, 1, !dbg !23
  store i8 %inc5, i8* %d, align 1, !dbg !23
  %3 = load i32, i32* %x, align 4, !dbg !24
  %add6 = add i32 %3, 1, !dbg !25
  store i32 %add6, i32* %x, align 4, !dbg !26
  %4 = load i32, i32* %x, align 4, !dbg !27
  store i32 %4, i32* %y, align 4, !dbg !28
  %5 = load i32, i32* %y, align 4, !dbg !29
  %6 = load i8, i8* %c, align 1, !dbg !30
  %conv7 = zext i8 %6 to i32, !dbg !30
  %add8 = add nsw i32 %5, %conv7, !dbg !31
  %7 = load i8, i8* %d, align 1, !dbg !32
  %conv9 = sext i8 %7 to i32, !dbg !32
  %cmp = icmp sgt i32 %add8, %conv9, !dbg !33
  %conv10 = zext i1 %cmp to i32, !dbg !33
  ret i32 %conv10, !dbg !34
}

declare i32 @__VERIFIER_nondet_uint()

declare zeroext i8 @__VERIFIER_nondet_uchar()

declare i32 @__VERIFIER_nondet_int()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "overflow_none_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 16, scope: !10)
!14 = !DILocation(line: 7, column: 12, scope: !10)
!15 = !DILocation(line: 8, column: 21, scope: !10)
!16 = !DILocation(line: 8, column: 17, scope: !10)
!17 = !DILocation(line: 9, column: 19, scope: !10)
!18 = !DILocation(line: 9, column: 15, scope: !10)
!19 = !DILocation(line: 10, column: 7, scope: !10)
!20 = !DILocation(line: 10, column: 9, scope: !10)
!21 = !DILocation(line: 10, column: 5, scope: !10)
!22 = !DILocation(line: 11, column: 4, scope: !10)
!23 = !DILocation(line: 12, column: 4, scope: !10)
!24 = !DILocation(line: 13, column: 7, scope: !10)
!25 = !DILocation(line: 13, column: 9, scope: !10)
!26 = !DILocation(line: 13, column: 5, scope: !10)
!27 = !DILocation(line: 14, column: 16, scope: !10)
!28 = !DILocation(line: 14, column: 7, scope: !10)
!29 = !DILocation(line: 15, column: 10, scope: !10)
!30 = !DILocation(line: 15, column: 14, scope: !10)
!31 = !DILocation(line: 15, column: 12, scope: !10)
!32 = !DILocation(line: 15, column: 18, scope: !10)
!33 = !DILocation(line: 15, column: 16, scope: !10)
!34 = !DILocation(line: 15, column: 3, scope: !10)
