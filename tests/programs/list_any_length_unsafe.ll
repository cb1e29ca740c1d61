source_filename = "list_any_length_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cell = type { i32, %struct.cell* }

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %head = alloca %struct.cell*, align 8
  %c = alloca %struct.cell*, align 8
  store i32 0, i32* %retval, align 4
  %call = call i8* @malloc(i64 noundef 16), !dbg !13
  %0 = bitcast i8* %call to %struct.cell*, !dbg !13
  store %struct.cell* %0, %struct.cell** %head, align 8, !dbg !14
  %1 = load %struct.cell*, %struct.cell** %head, align 8, !dbg !15
  %value = getelementptr inbounds %struct.cell, %struct.cell* %1, i32 0, i32 0, !dbg !16
  store i32 1, i32* %value, align 8, !dbg !17
  %2 = load %struct.cell*, %struct.cell** %head, align 8, !dbg !18
  %next = getelementptr inbounds %struct.cell, %struct.cell* %2, i32 0, i32 1, !dbg !19
  store %struct.cell* null, %struct.cell** %next, align 8, !dbg !20
  br label %while.cond, !dbg !21

while.cond:
  %call1 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !22
  br i1 %call1, label %while.body, label %while.end, !dbg !21

while.body:
  %call2 = call i8* @malloc(i64 noundef 16), !dbg !23
  %3 = bitcast i8* %call2 to %struct.cell*, !dbg !23
  store %struct.cell* %3, %struct.cell** %c, align 8, !dbg !24
  %4 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !25
  %value3 = getelementptr inbounds %struct.cell, %struct.cell* %4, i32 0, i32 0, !dbg !26
  store i32 2, i32* %value3, align 8, !dbg !27
  %5 = load %struct.cell*, %struct.cell** %head, align 8, !dbg !28
  %6 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !29
  %next4 = getelementptr inbounds %struct.cell, %struct.cell* %6, i32 0, i32 1, !dbg !30
  store %struct.cell* %5, %struct.cell** %next4, align 8, !dbg !31
  %7 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !32
  store %struct.cell* %7, %struct.cell** %head, align 8, !dbg !33
  br label %while.cond, !dbg !21, !llvm.loop !34

while.end:
  %8 = load %struct.cell*, %struct.cell** %head, align 8, !dbg !37
  %value5 = getelementptr inbounds %struct.cell, %struct.cell* %8, i32 0, i32 0, !dbg !38
  %9 = load i32, i32* %value5, align 8, !dbg !38
  %cmp = icmp ne i32 %9, 1, !dbg !39
  br i1 %cmp, label %if.then, label %if.end, !dbg !37

if.then:
  call void @reach_error(), !dbg !40
  br label %if.end, !dbg !40

if.end:
  ret i32 0, !dbg !41
}

declare i8* @malloc(i64 noundef)

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list_any_length_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 9, column: 23, scope: !10)
!14 = !DILocation(line: 9, column: 16, scope: !10)
!15 = !DILocation(line: 10, column: 3, scope: !10)
!16 = !DILocation(line: 10, column: 9, scope: !10)
!17 = !DILocation(line: 10, column: 15, scope: !10)
!18 = !DILocation(line: 11, column: 3, scope: !10)
!19 = !DILocation(line: 11, column: 9, scope: !10)
!20 = !DILocation(line: 11, column: 14, scope: !10)
!21 = !DILocation(line: 12, column: 3, scope: !10)
!22 = !DILocation(line: 12, column: 10, scope: !10)
!23 = !DILocation(line: 13, column: 22, scope: !10)
!24 = !DILocation(line: 13, column: 18, scope: !10)
!25 = !DILocation(line: 14, column: 5, scope: !10)
!26 = !DILocation(line: 14, column: 8, scope: !10)
!27 = !DILocation(line: 14, column: 14, scope: !10)
!28 = !DILocation(line: 15, column: 15, scope: !10)
!29 = !DILocation(line: 15, column: 5, scope: !10)
!30 = !DILocation(line: 15, column: 8, scope: !10)
!31 = !DILocation(line: 15, column: 13, scope: !10)
!32 = !DILocation(line: 16, column: 12, scope: !10)
!33 = !DILocation(line: 16, column: 10, scope: !10)
!34 = distinct !{!34, !21, !35, !36}
!35 = !DILocation(line: 17, column: 3, scope: !10)
!36 = !{!"llvm.loop.mustprogress"}
!37 = !DILocation(line: 18, column: 7, scope: !10)
!38 = !DILocation(line: 18, column: 13, scope: !10)
!39 = !DILocation(line: 18, column: 19, scope: !10)
!40 = !DILocation(line: 18, column: 25, scope: !10)
!41 = !DILocation(line: 19, column: 3, scope: !10)
