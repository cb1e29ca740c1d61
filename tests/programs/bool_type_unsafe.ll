source_filename = "bool_type_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %b = alloca i8, align 1
  %c = alloca i8, align 1
  %low = alloca i8, align 1
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %call, i32* %x, align 4, !dbg !14
  %0 = load i32, i32* %x, align 4, !dbg !15
  %tobool = icmp ne i32 %0, 0, !dbg !15
  %frombool = zext i1 %tobool to i8, !dbg !16
  store i8 %frombool, i8* %b, align 1, !dbg !16
  %call1 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !17
  %frombool2 = zext i1 %call1 to i8, !dbg !18
  store i8 %frombool2, i8* %c, align 1, !dbg !18
  %1 = load i32, i32* %x, align 4, !dbg !19
  %conv = trunc i32 %1 to i8, !dbg !19
  store i8 %conv, i8* %low, align 1, !dbg !20
  %2 = load i8, i8* %b, align 1, !dbg !21
  %tobool3 = trunc i8 %2 to i1, !dbg !21
  %conv4 = zext i1 %tobool3 to i32, !dbg !21
  %3 = load i32, i32* %x, align 4, !dbg !22
  %cmp = icmp ne i32 %3, 0, !dbg !23
  %conv5 = zext i1 %cmp to i32, !dbg !23
  %cmp6 = icmp ne i32 %conv4, %conv5, !dbg !24
  br i1 %cmp6, label %if.then, label %if.end, !dbg !21

if.then:
  call void @reach_error(), !dbg !25
  br label %if.end, !dbg !25

if.end:
  %4 = load i8, i8* %c, align 1, !dbg !26
  %tobool8 = trunc i8 %4 to i1, !dbg !26
  %conv9 = zext i1 %tobool8 to i32, !dbg !26
  %cmp10 = icmp ne i32 %conv9, 0, !dbg !27
  br i1 %cmp10, label %land.lhs.true, label %if.end17, !dbg !28

land.lhs.true:
  %5 = load i8, i8* %c, align 1, !dbg !29
  %tobool12 = trunc i8 %5 to i1, !dbg !29
  %conv13 = zext i1 %tobool12 to i32, !dbg !29
  %cmp14 = icmp ne i32 %conv13, 1, !dbg !30
  br i1 %cmp14, label %if.then16, label %if.end17, !dbg !26

if.then16:
  call void @reach_error(), !dbg !31
  br label %if.end17, !dbg !31

if.end17:
  %6 = load i8, i8* %low, align 1, !dbg !32
  %tobool18 = icmp ne i8 %6, 0, !dbg !32
  br i1 %tobool18, label %if.end23, label %land.lhs.true19, !dbg !33

land.lhs.true19:
  %7 = load i8, i8* %b, align 1, !dbg !34
  %tobool20 = trunc i8 %7 to i1, !dbg !34
  br i1 %tobool20, label %if.then22, label %if.end23, !dbg !35

if.then22:
  call void @reach_error(), !dbg !36
  br label %if.end23, !dbg !36

if.end23:
  ret i32 0, !dbg !37
}

declare i32 @__VERIFIER_nondet_int()

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bool_type_unsafe.c", directory: ".")
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
!13 = !DILocation(line: 7, column: 11, scope: !10)
!14 = !DILocation(line: 7, column: 7, scope: !10)
!15 = !DILocation(line: 8, column: 13, scope: !10)
!16 = !DILocation(line: 8, column: 9, scope: !10)
!17 = !DILocation(line: 9, column: 13, scope: !10)
!18 = !DILocation(line: 9, column: 9, scope: !10)
!19 = !DILocation(line: 10, column: 14, scope: !10)
!20 = !DILocation(line: 10, column: 8, scope: !10)
!21 = !DILocation(line: 11, column: 7, scope: !10)
!22 = !DILocation(line: 11, column: 13, scope: !10)
!23 = !DILocation(line: 11, column: 15, scope: !10)
!24 = !DILocation(line: 11, column: 9, scope: !10)
!25 = !DILocation(line: 11, column: 22, scope: !10)
!26 = !DILocation(line: 12, column: 7, scope: !10)
!27 = !DILocation(line: 12, column: 9, scope: !10)
!28 = !DILocation(line: 12, column: 14, scope: !10)
!29 = !DILocation(line: 12, column: 17, scope: !10)
!30 = !DILocation(line: 12, column: 19, scope: !10)
!31 = !DILocation(line: 12, column: 25, scope: !10)
!32 = !DILocation(line: 13, column: 8, scope: !10)
!33 = !DILocation(line: 13, column: 12, scope: !10)
!34 = !DILocation(line: 13, column: 15, scope: !10)
!35 = !DILocation(line: 13, column: 7, scope: !10)
!36 = !DILocation(line: 13, column: 18, scope: !10)
!37 = !DILocation(line: 14, column: 3, scope: !10)
