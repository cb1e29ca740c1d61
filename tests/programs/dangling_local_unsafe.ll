source_filename = "dangling_local_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@keep = dso_local global i32* null, align 8

define dso_local i32 @set(i32 noundef %n) !dbg !10 {
entry:
  %n.addr = alloca i32, align 4
  %local = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  %0 = load i32, i32* %n.addr, align 4, !dbg !13
  store i32 %0, i32* %local, align 4, !dbg !14
  store i32* %local, i32** @keep, align 8, !dbg !15
  %1 = load i32*, i32** @keep, align 8, !dbg !16
  %2 = load i32, i32* %1, align 4, !dbg !17
  ret i32 %2, !dbg !18
}

define dso_local i32 @main() !dbg !19 {
entry:
  %retval = alloca i32, align 4
  %r = alloca i32, align 4
  %other = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @set(i32 noundef 4), !dbg !20
  store i32 %call, i32* %r, align 4, !dbg !21
  store i32 0, i32* %other, align 4, !dbg !22
  %0 = load i32, i32* %r, align 4, !dbg !23
  %1 = load i32*, i32** @keep, align 8, !dbg !24
  %2 = load i32, i32* %1, align 4, !dbg !25
  %add = add nsw i32 %0, %2, !dbg !26
  ret i32 %add, !dbg !27
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "dangling_local_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "set", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 5, column: 15, scope: !10)
!14 = !DILocation(line: 5, column: 7, scope: !10)
!15 = !DILocation(line: 6, column: 8, scope: !10)
!16 = !DILocation(line: 7, column: 11, scope: !10)
!17 = !DILocation(line: 7, column: 10, scope: !10)
!18 = !DILocation(line: 7, column: 3, scope: !10)
!19 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!20 = !DILocation(line: 11, column: 11, scope: !19)
!21 = !DILocation(line: 11, column: 7, scope: !19)
!22 = !DILocation(line: 12, column: 7, scope: !19)
!23 = !DILocation(line: 14, column: 10, scope: !19)
!24 = !DILocation(line: 14, column: 15, scope: !19)
!25 = !DILocation(line: 14, column: 14, scope: !19)
!26 = !DILocation(line: 14, column: 12, scope: !19)
!27 = !DILocation(line: 14, column: 3, scope: !19)
