source_filename = "char_arithmetic_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local signext i8 @upper(i8 noundef signext %c) !dbg !10 {
entry:
  %c.addr = alloca i8, align 1
  store i8 %c, i8* %c.addr, align 1
  %0 = load i8, i8* %c.addr, align 1, !dbg !13
  %conv = sext i8 %0 to i32, !dbg !13
  %cmp = icmp sge i32 %conv, 97, !dbg !14
  br i1 %cmp, label %land.lhs.true, label %cond.false, !dbg !15

land.lhs.true:
  %1 = load i8, i8* %c.addr, align 1, !dbg !16
  %conv2 = sext i8 %1 to i32, !dbg !16
  %cmp3 = icmp slt i32 %conv2, 122, !dbg !17
  br i1 %cmp3, label %cond.true, label %cond.false, !dbg !13

cond.true:
  %2 = load i8, i8* %c.addr, align 1, !dbg !18
  %conv5 = sext i8 %2 to i32, !dbg !18
  %sub = sub nsw i32 %conv5, 97, !dbg !19
  %add = add nsw i32 %sub, 65, !dbg !20
  br label %cond.end, !dbg !13

cond.false:
  %3 = load i8, i8* %c.addr, align 1, !dbg !21
  %conv6 = sext i8 %3 to i32, !dbg !21
  br label %cond.end, !dbg !13

cond.end:
  %cond = phi i32 [ %add, %cond.true ], [ %conv6, %cond.false ], !dbg !13
  %conv7 = trunc i32 %cond to i8, !dbg !13
  ret i8 %conv7, !dbg !22
}

define dso_local i32 @main() !dbg !23 {
entry:
  %retval = alloca i32, align 4
  %c = alloca i8, align 1
  %u = alloca i8, align 1
  store i32 0, i32* %retval, align 4
  %call = call signext i8 @__VERIFIER_nondet_char(), !dbg !24
  store i8 %call, i8* %c, align 1, !dbg !25
  %0 = load i8, i8* %c, align 1, !dbg !26
  %call1 = call signext i8 @upper(i8 noundef signext %0), !dbg !27
  store i8 %call1, i8* %u, align 1, !dbg !28
  %1 = load i8, i8* %u, align 1, !dbg !29
  %conv = sext i8 %1 to i32, !dbg !29
  %cmp = icmp sge i32 %conv, 97, !dbg !30
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !31

land.lhs.true:
  %2 = load i8, i8* %u, align 1, !dbg !32
  %conv3 = sext i8 %2 to i32, !dbg !32
  %cmp4 = icmp sle i32 %conv3, 122, !dbg !33
  br i1 %cmp4, label %if.then, label %if.end, !dbg !29

if.then:
  call void @reach_error(), !dbg !34
  br label %if.end, !dbg !34

if.end:
  %3 = load i8, i8* %c, align 1, !dbg !35
  %conv6 = sext i8 %3 to i32, !dbg !35
  %cmp7 = icmp eq i32 %conv6, 113, !dbg !36
  br i1 %cmp7, label %land.lhs.true9, label %if.end14, !dbg !37

land.lhs.true9:
  %4 = load i8, i8* %u, align 1, !dbg !38
  %conv10 = sext i8 %4 to i32, !dbg !38
  %cmp11 = icmp ne i32 %conv10, 81, !dbg !39
  br i1 %cmp11, label %if.then13, label %if.end14, !dbg !35

if.then13:
  call void @reach_error(), !dbg !40
  br label %if.end14, !dbg !40

if.end14:
  %5 = load i8, i8* %u, align 1, !dbg !41
  %conv15 = sext i8 %5 to i32, !dbg !41
  %6 = load i8, i8* %c, align 1, !dbg !42
  %conv16 = sext i8 %6 to i32, !dbg !42
  %cmp17 = icmp ne i32 %conv15, %conv16, !dbg !43
  br i1 %cmp17, label %land.lhs.true19, label %if.end25, !dbg !44

land.lhs.true19:
  %7 = load i8, i8* %c, align 1, !dbg !45
  %conv20 = sext i8 %7 to i32, !dbg !45
  %8 = load i8, i8* %u, align 1, !dbg !46
  %conv21 = sext i8 %8 to i32, !dbg !46
  %sub = sub nsw i32 %conv20, %conv21, !dbg !47
  %cmp22 = icmp ne i32 %sub, 32, !dbg !48
  br i1 %cmp22, label %if.then24, label %if.end25, !dbg !41

if.then24:
  call void @reach_error(), !dbg !49
  br label %if.end25, !dbg !49

if.end25:
  ret i32 0, !dbg !50
}

declare signext i8 @__VERIFIER_nondet_char()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "char_arithmetic_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "upper", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 10, scope: !10)
!14 = !DILocation(line: 6, column: 12, scope: !10)
!15 = !DILocation(line: 6, column: 19, scope: !10)
!16 = !DILocation(line: 6, column: 22, scope: !10)
!17 = !DILocation(line: 6, column: 24, scope: !10)
!18 = !DILocation(line: 6, column: 32, scope: !10)
!19 = !DILocation(line: 6, column: 34, scope: !10)
!20 = !DILocation(line: 6, column: 40, scope: !10)
!21 = !DILocation(line: 6, column: 48, scope: !10)
!22 = !DILocation(line: 6, column: 3, scope: !10)
!23 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!24 = !DILocation(line: 10, column: 12, scope: !23)
!25 = !DILocation(line: 10, column: 8, scope: !23)
!26 = !DILocation(line: 11, column: 18, scope: !23)
!27 = !DILocation(line: 11, column: 12, scope: !23)
!28 = !DILocation(line: 11, column: 8, scope: !23)
!29 = !DILocation(line: 12, column: 7, scope: !23)
!30 = !DILocation(line: 12, column: 9, scope: !23)
!31 = !DILocation(line: 12, column: 16, scope: !23)
!32 = !DILocation(line: 12, column: 19, scope: !23)
!33 = !DILocation(line: 12, column: 21, scope: !23)
!34 = !DILocation(line: 12, column: 29, scope: !23)
!35 = !DILocation(line: 13, column: 7, scope: !23)
!36 = !DILocation(line: 13, column: 9, scope: !23)
!37 = !DILocation(line: 13, column: 16, scope: !23)
!38 = !DILocation(line: 13, column: 19, scope: !23)
!39 = !DILocation(line: 13, column: 21, scope: !23)
!40 = !DILocation(line: 13, column: 29, scope: !23)
!41 = !DILocation(line: 14, column: 7, scope: !23)
!42 = !DILocation(line: 14, column: 12, scope: !23)
!43 = !DILocation(line: 14, column: 9, scope: !23)
!44 = !DILocation(line: 14, column: 14, scope: !23)
!45 = !DILocation(line: 14, column: 17, scope: !23)
!46 = !DILocation(line: 14, column: 21, scope: !23)
!47 = !DILocation(line: 14, column: 19, scope: !23)
!48 = !DILocation(line: 14, column: 23, scope: !23)
!49 = !DILocation(line: 14, column: 30, scope: !23)
!50 = !DILocation(line: 15, column: 3, scope: !23)
