source_filename = "undefined_function_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@kept = dso_local global i32 3, align 4

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %r = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 1, i32* %x, align 4, !dbg !13
  %call = call i32 @unknown(i32* noundef %x), !dbg !14
  store i32 %call, i32* %r, align 4, !dbg !15
  %0 = load i32, i32* @kept, align 4, !dbg !16
  %cmp = icmp ne i32 %0, 3, !dbg !17
  br i1 %cmp, label %if.then, label %if.end, !dbg !16

if.then:
  call void @reach_error(), !dbg !18
  br label %if.end, !dbg !18

if.end:
  %1 = load i32, i32* %r, align 4, !dbg !19
  %cmp1 = icmp eq i32 %1, 7, !dbg !20
  br i1 %cmp1, label %land.lhs.true, label %if.end4, !dbg !21

land.lhs.true:
  %2 = load i32, i32* %x, align 4, !dbg !22
  %cmp2 = icmp eq i32 %2, 1, !dbg !23
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !19

if.then3:
  call void @reach_error(), !dbg !24
  br label %if.end4, !dbg !24

if.end4:
  ret i32 0, !dbg !25
}

declare i32 @unknown(i32* noundef)

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "undefined_function_unsafe.c", directory: ".")
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
!13 = !DILocation(line: 8, column: 7, scope: !10)
!14 = !DILocation(line: 9, column: 11, scope: !10)
!15 = !DILocation(line: 9, column: 7, scope: !10)
!16 = !DILocation(line: 10, column: 7, scope: !10)
!17 = !DILocation(line: 10, column: 12, scope: !10)
!18 = !DILocation(line: 10, column: 18, scope: !10)
!19 = !DILocation(line: 11, column: 7, scope: !10)
!20 = !DILocation(line: 11, column: 9, scope: !10)
!21 = !DILocation(line: 11, column: 14, scope: !10)
!22 = !DILocation(line: 11, column: 17, scope: !10)
!23 = !DILocation(line: 11, column: 19, scope: !10)
!24 = !DILocation(line: 11, column: 25, scope: !10)
!25 = !DILocation(line: 12, column: 3, scope: !10)
