source_filename = "list_fixed_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cell = type { i32, %struct.cell* }

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %head = alloca %struct.cell*, align 8
  %i = alloca i32, align 4
  %c = alloca %struct.cell*, align 8
  %sum = alloca i32, align 4
  %c1 = alloca %struct.cell*, align 8
  store i32 0, i32* %retval, align 4
  store %struct.cell* null, %struct.cell** %head, align 8, !dbg !13
  store i32 1, i32* %i, align 4, !dbg !14
  br label %for.cond, !dbg !15

for.cond:
  %0 = load i32, i32* %i, align 4, !dbg !16
  %cmp = icmp sle i32 %0, 3, !dbg !17
  br i1 %cmp, label %for.body, label %for.end, !dbg !18

for.body:
  %call = call i8* @malloc(i64 noundef 16), !dbg !19
  %1 = bitcast i8* %call to %struct.cell*, !dbg !19
  store %struct.cell* %1, %struct.cell** %c, align 8, !dbg !20
  %2 = load i32, i32* %i, align 4, !dbg !21
  %3 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !22
  %value = getelementptr inbounds %struct.cell, %struct.cell* %3, i32 0, i32 0, !dbg !23
  store i32 %2, i32* %value, align 8, !dbg !24
  %4 = load %struct.cell*, %struct.cell** %head, align 8, !dbg !25
  %5 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !26
  %next = getelementptr inbounds %struct.cell, %struct.cell* %5, i32 0, i32 1, !dbg !27
  store %struct.cell* %4, %struct.cell** %next, align 8, !dbg !28
  %6 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !29
  store %struct.cell* %6, %struct.cell** %head, align 8, !dbg !30
  br label %for.inc, !dbg !31

for.inc:
  %7 = load i32, i32* %i, align 4, !dbg !32
  %inc = add nsw i32 %7, 1, !dbg !32
  store i32 %inc, i32* %i, align 4, !dbg !32
  br label %for.cond, !dbg !18, !llvm.loop !33

for.end:
  store i32 0, i32* %sum, align 4, !dbg !35
  %8 = load %struct.cell*, %struct.cell** %head, align 8, !dbg !36
  store %struct.cell* %8, %struct.cell** %c1, align 8, !dbg !37
  br label %for.cond2, !dbg !38

for.cond2:
  %9 = load %struct.cell*, %struct.cell** %c1, align 8, !dbg !39
  %tobool = icmp ne %struct.cell* %9, null, !dbg !40
  br i1 %tobool, label %for.body3, label %for.end7, !dbg !40

for.body3:
  %10 = load i32, i32* %sum, align 4, !dbg !41
  %mul = mul nsw i32 9, %10, !dbg !42
  %11 = load %struct.cell*, %struct.cell** %c1, align 8, !dbg !43
  %value4 = getelementptr inbounds %struct.cell, %struct.cell* %11, i32 0, i32 0, !dbg !44
  %12 = load i32, i32* %value4, align 8, !dbg !44
  %add = add nsw i32 %mul, %12, !dbg !45
  store i32 %add, i32* %sum, align 4, !dbg !46
  br label %for.inc5, !dbg !47

for.inc5:
  %13 = load %struct.cell*, %struct.cell** %c1, align 8, !dbg !48
  %next6 = getelementptr inbounds %struct.cell, %struct.cell* %13, i32 0, i32 1, !dbg !49
  %14 = load %struct.cell*, %struct.cell** %next6, align 8, !dbg !49
  store %struct.cell* %14, %struct.cell** %c1, align 8, !dbg !50
  br label %for.cond2, !dbg !40, !llvm.loop !51

for.end7:
  %15 = load i32, i32* %sum, align 4, !dbg !52
  %cmp8 = icmp ne i32 %15, 321, !dbg !53
  br i1 %cmp8, label %if.then, label %if.end, !dbg !52

if.then:
  call void @reach_error(), !dbg !54
  br label %if.end, !dbg !54

if.end:
  ret i32 0, !dbg !55
}

declare i8* @malloc(i64 noundef)

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list_fixed_unsafe.c", directory: ".")
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
!21 = !DILocation(line: 11, column: 16, scope: !10)
!22 = !DILocation(line: 11, column: 5, scope: !10)
!23 = !DILocation(line: 11, column: 8, scope: !10)
!24 = !DILocation(line: 11, column: 14, scope: !10)
!25 = !DILocation(line: 12, column: 15, scope: !10)
!26 = !DILocation(line: 12, column: 5, scope: !10)
!27 = !DILocation(line: 12, column: 8, scope: !10)
!28 = !DILocation(line: 12, column: 13, scope: !10)
!29 = !DILocation(line: 13, column: 12, scope: !10)
!30 = !DILocation(line: 13, column: 10, scope: !10)
!31 = !DILocation(line: 14, column: 3, scope: !10)
!32 = !DILocation(line: 9, column: 28, scope: !10)
!33 = distinct !{!33, !18, !31, !34}
!34 = !{!"llvm.loop.mustprogress"}
!35 = !DILocation(line: 15, column: 7, scope: !10)
!36 = !DILocation(line: 16, column: 25, scope: !10)
!37 = !DILocation(line: 16, column: 21, scope: !10)
!38 = !DILocation(line: 16, column: 8, scope: !10)
!39 = !DILocation(line: 16, column: 31, scope: !10)
!40 = !DILocation(line: 16, column: 3, scope: !10)
!41 = !DILocation(line: 16, column: 57, scope: !10)
!42 = !DILocation(line: 16, column: 55, scope: !10)
!43 = !DILocation(line: 16, column: 63, scope: !10)
!44 = !DILocation(line: 16, column: 66, scope: !10)
!45 = !DILocation(line: 16, column: 61, scope: !10)
!46 = !DILocation(line: 16, column: 51, scope: !10)
!47 = !DILocation(line: 16, column: 47, scope: !10)
!48 = !DILocation(line: 16, column: 38, scope: !10)
!49 = !DILocation(line: 16, column: 41, scope: !10)
!50 = !DILocation(line: 16, column: 36, scope: !10)
!51 = distinct !{!51, !40, !44, !34}
!52 = !DILocation(line: 17, column: 7, scope: !10)
!53 = !DILocation(line: 17, column: 11, scope: !10)
!54 = !DILocation(line: 17, column: 19, scope: !10)
!55 = !DILocation(line: 18, column: 3, scope: !10)
