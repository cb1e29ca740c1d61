source_filename = "list_free_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cell = type { %struct.cell* }

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %head = alloca %struct.cell*, align 8
  %i = alloca i32, align 4
  %c = alloca %struct.cell*, align 8
  store i32 0, i32* %retval, align 4
  store %struct.cell* null, %struct.cell** %head, align 8, !dbg !13
  store i32 0, i32* %i, align 4, !dbg !14
  br label %for.cond, !dbg !15

for.cond:
  %0 = load i32, i32* %i, align 4, !dbg !16
  %cmp = icmp slt i32 %0, 2, !dbg !17
  br i1 %cmp, label %for.body, label %for.end, !dbg !18

for.body:
  %call = call i8* @malloc(i64 noundef 8), !dbg !19
  %1 = bitcast i8* %call to %struct.cell*, !dbg !19
  store %struct.cell* %1, %struct.cell** %c, align 8, !dbg !20
  %2 = load %struct.cell*, %struct.cell** %head, align 8, !dbg !21
  %3 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !22
  %next = getelementptr inbounds %struct.cell, %struct.cell* %3, i32 0, i32 0, !dbg !23
  store %struct.cell* %2, %struct.cell** %next, align 8, !dbg !24
  %4 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !25
  store %struct.cell* %4, %struct.cell** %head, align 8, !dbg !26
  br label %for.inc, !dbg !27

for.inc:
  %5 = load i32, i32* %i, align 4, !dbg !28
  %inc = add nsw i32 %5, 1, !dbg !28
  store i32 %inc, i32* %i, align 4, !dbg !28
  br label %for.cond, !dbg !18, !llvm.loop !29

for.end:
  br label %while.cond, !dbg !31

while.cond:
  %6 = load %struct.cell*, %struct.cell** %head, align 8, !dbg !32
  %tobool = icmp ne %struct.cell* %6, null, !dbg !31
  br i1 %tobool, label %while.body, label %while.end, !dbg !31

while.body:
  %7 = load %struct.cell*, %struct.cell** %head, align 8, !dbg !33
  %8 = bitcast %struct.cell* %7 to i8*, !dbg !33
  call void @free(i8* noundef %8), !dbg !34
  %9 = load %struct.cell*, %struct.cell** %head, align 8, !dbg !35
  %next1 = getelementptr inbounds %struct.cell, %struct.cell* %9, i32 0, i32 0, !dbg !36
  %10 = load %struct.cell*, %struct.cell** %next1, align 8, !dbg !36
  store %struct.cell* %10, %struct.cell** %head, align 8, !dbg !37
  br label %while.cond, !dbg !31, !llvm.loop !38

while.end:
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
