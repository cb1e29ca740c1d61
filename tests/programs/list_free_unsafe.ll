source_filename = "list_free_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cell = type { %struct.cell* }

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.cell*, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.cell*, align 8
  store i32 0, i32* %1, align 4
  store %struct.cell* null, %struct.cell** %2, align 8, !dbg !13
  store i32 0, i32* %3, align 4, !dbg !14
  br label %5, !dbg !15

5:
  %6 = load i32, i32* %3, align 4, !dbg !16
  %7 = icmp slt i32 %6, 2, !dbg !17
  br i1 %7, label %8, label %18, !dbg !18

8:
  %9 = call i8* @malloc(i64 noundef 8), !dbg !19
  %10 = bitcast i8* %9 to %struct.cell*, !dbg !19
  store %struct.cell* %10, %struct.cell** %4, align 8, !dbg !20
  %11 = load %struct.cell*, %struct.cell** %2, align 8, !dbg !21
  %12 = load %struct.cell*, %struct.cell** %4, align 8, !dbg !22
  %13 = getelementptr inbounds %struct.cell, %struct.cell* %12, i32 0, i32 0, !dbg !23
  store %struct.cell* %11, %struct.cell** %13, align 8, !dbg !24
  %14 = load %struct.cell*, %struct.cell** %4, align 8, !dbg !25
  store %struct.cell* %14, %struct.cell** %2, align 8, !dbg !26
  br label %15, !dbg !27

15:
  %16 = load i32, i32* %3, align 4, !dbg !28
  %17 = add nsw i32 %16, 1, !dbg !28
  store i32 %17, i32* %3, align 4, !dbg !28
  br label %5, !dbg !18, !llvm.loop !29

18:
  br label %19, !dbg !31

19:
  %20 = load %struct.cell*, %struct.cell** %2, align 8, !dbg !32
  %21 = icmp ne %struct.cell* %20, null, !dbg !31
  br i1 %21, label %22, label %28, !dbg !31

22:
  %23 = load %struct.cell*, %struct.cell** %2, align 8, !dbg !33
  %24 = bitcast %struct.cell* %23 to i8*, !dbg !33
  call void @free(i8* noundef %24), !dbg !34
  %25 = load %struct.cell*, %struct.cell** %2, align 8, !dbg !35
  %26 = getelementptr inbounds %struct.cell, %struct.cell* %25, i32 0, i32 0, !dbg !36
  %27 = load %struct.cell*, %struct.cell** %26, align 8, !dbg !36
  store %struct.cell* %27, %struct.cell** %2, align 8, !dbg !37
  br label %19, !dbg !31, !llvm.loop !38

28:
  ret i32 0, !dbg !40
}

declare i8* @malloc(i64 noundef)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list_free_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 8, column: 16, scope: !10)
!14 = !DILocation(line: 9, column: 12, scope: !10)
!15 = !DILocation(line: 9, column: 8, scope: !10)
!16 = !DILocation(line: 9, column: 19, scope: !10)
!17 = !DILocation(line: 9, column: 21, scope: !10)
!18 = !DILocation(line: 9, column: 3, scope: !10)
!19 = !DILocation(line: 10, column: 22, scope: !10)
!20 = !DILocation(line: 10, column: 18, scope: !10)
!21 = !DILocation(line: 11, column: 15, scope: !10)
!22 = !DILocation(line: 11, column: 5, scope: !10)
!23 = !DILocation(line: 11, column: 8, scope: !10)
!24 = !DILocation(line: 11, column: 13, scope: !10)
!25 = !DILocation(line: 12, column: 12, scope: !10)
!26 = !DILocation(line: 12, column: 10, scope: !10)
!27 = !DILocation(line: 13, column: 3, scope: !10)
!28 = !DILocation(line: 9, column: 27, scope: !10)
!29 = distinct !{!29, !18, !27, !30}
!30 = !{!"llvm.loop.mustprogress"}
!31 = !DILocation(line: 14, column: 3, scope: !10)
!32 = !DILocation(line: 14, column: 10, scope: !10)
!33 = !DILocation(line: 15, column: 10, scope: !10)
!34 = !DILocation(line: 15, column: 5, scope: !10)
!35 = !DILocation(line: 16, column: 12, scope: !10)
!36 = !DILocation(line: 16, column: 18, scope: !10)
!37 = !DILocation(line: 16, column: 10, scope: !10)
!38 = distinct !{!38, !31, !39, !30}
!39 = !DILocation(line: 17, column: 3, scope: !10)
!40 = !DILocation(line: 18, column: 3, scope: !10)
