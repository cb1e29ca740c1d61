source_filename = "char_arithmetic_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local signext i8 @upper(i8 noundef signext %c) !dbg !10 {
entry:
  %c.addr = alloca i8, align 1
  store i8 %c, i8* %c.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %c.addr, metadata !15, metadata !DIExpression()), !dbg !16
  %0 = load i8, i8* %c.addr, align 1, !dbg !17
  %conv = sext i8 %0 to i32, !dbg !17
  %cmp = icmp sge i32 %conv, 97, !dbg !18
  br i1 %cmp, label %land.lhs.true, label %cond.false, !dbg !19

land.lhs.true:
  %1 = load i8, i8* %c.addr, align 1, !dbg !20
  %conv2 = sext i8 %1 to i32, !dbg !20
  %cmp3 = icmp sle i32 %conv2, 122, !dbg !21
  br i1 %cmp3, label %cond.true, label %cond.false, !dbg !17

cond.true:
  %2 = load i8, i8* %c.addr, align 1, !dbg !22
  %conv5 = sext i8 %2 to i32, !dbg !22
  %sub = sub nsw i32 %conv5, 97, !dbg !23
  %add = add nsw i32 %sub, 65, !dbg !24
  br label %cond.end, !dbg !17

cond.false:
  %3 = load i8, i8* %c.addr, align 1, !dbg !25
  %conv6 = sext i8 %3 to i32, !dbg !25
  br label %cond.end, !dbg !17

cond.end:
  %cond = phi i32 [ %add, %cond.true ], [ %conv6, %cond.false ], !dbg !17
  %conv7 = trunc i32 %cond to i8, !dbg !17
  ret i8 %conv7, !dbg !26
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @main() !dbg !27 {
entry:
  %retval = alloca i32, align 4
  %c = alloca i8, align 1
  %u = alloca i8, align 1
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i8* %c, metadata !31, metadata !DIExpression()), !dbg !32
  %call = call signext i8 @__VERIFIER_nondet_char(), !dbg !33
  store i8 %call, i8* %c, align 1, !dbg !32
  call void @llvm.dbg.declare(metadata i8* %u, metadata !34, metadata !DIExpression()), !dbg !35
  %0 = load i8, i8* %c, align 1, !dbg !36
  %call1 = call signext i8 @upper(i8 noundef signext %0), !dbg !37
  store i8 %call1, i8* %u, align 1, !dbg !35
  %1 = load i8, i8* %u, align 1, !dbg !38
  %conv = sext i8 %1 to i32, !dbg !38
  %cmp = icmp sge i32 %conv, 97, !dbg !40
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !41

land.lhs.true:
  %2 = load i8, i8* %u, align 1, !dbg !42
  %conv3 = sext i8 %2 to i32, !dbg !42
  %cmp4 = icmp sle i32 %conv3, 122, !dbg !43
  br i1 %cmp4, label %if.then, label %if.end, !dbg !44

if.then:
  call void @reach_error(), !dbg !45
  br label %if.end, !dbg !45

if.end:
  %3 = load i8, i8* %c, align 1, !dbg !46
  %conv6 = sext i8 %3 to i32, !dbg !46
  %cmp7 = icmp eq i32 %conv6, 113, !dbg !48
  br i1 %cmp7, label %land.lhs.true9, label %if.end14, !dbg !49

land.lhs.true9:
  %4 = load i8, i8* %u, align 1, !dbg !50
  %conv10 = sext i8 %4 to i32, !dbg !50
  %cmp11 = icmp ne i32 %conv10, 81, !dbg !51
  br i1 %cmp11, label %if.then13, label %if.end14, !dbg !52

if.then13:
  call void @reach_error(), !dbg !53
  br label %if.end14, !dbg !53

if.end14:
  %5 = load i8, i8* %u, align 1, !dbg !54
  %conv15 = sext i8 %5 to i32, !dbg !54
  %6 = load i8, i8* %c, align 1, !dbg !56
  %conv16 = sext i8 %6 to i32, !dbg !56
  %cmp17 = icmp ne i32 %conv15, %conv16, !dbg !57
  br i1 %cmp17, label %land.lhs.true19, label %if.end25, !dbg !58

land.lhs.true19:
  %7 = load i8, i8* %c, align 1, !dbg !59
  %conv20 = sext i8 %7 to i32, !dbg !59
  %8 = load i8, i8* %u, align 1, !dbg !60
  %conv21 = sext i8 %8 to i32, !dbg !60
  %sub = sub nsw i32 %conv20, %conv21, !dbg !61
  %cmp22 = icmp ne i32 %sub, 32, !dbg !62
  br i1 %cmp22, label %if.then24, label %if.end25, !dbg !63

if.then24:
  call void @reach_error(), !dbg !64
  br label %if.end25, !dbg !64

if.end25:
  ret i32 0, !dbg !65
}

declare signext i8 @__VERIFIER_nondet_char()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "char_arithmetic_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "upper", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13}
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{}
!15 = !DILocalVariable(name: "c", arg: 1, scope: !10, file: !1, line: 5, type: !13)
!16 = !DILocation(line: 5, column: 17, scope: !10)
!17 = !DILocation(line: 6, column: 10, scope: !10)
!18 = !DILocation(line: 6, column: 12, scope: !10)
!19 = !DILocation(line: 6, column: 19, scope: !10)
!20 = !DILocation(line: 6, column: 22, scope: !10)
!21 = !DILocation(line: 6, column: 24, scope: !10)
!22 = !DILocation(line: 6, column: 33, scope: !10)
!23 = !DILocation(line: 6, column: 35, scope: !10)
!24 = !DILocation(line: 6, column: 41, scope: !10)
!25 = !DILocation(line: 6, column: 49, scope: !10)
!26 = !DILocation(line: 6, column: 3, scope: !10)
!27 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !28, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!28 = !DISubroutineType(types: !29)
!29 = !{!30}
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "c", scope: !27, file: !1, line: 10, type: !13)
!32 = !DILocation(line: 10, column: 8, scope: !27)
!33 = !DILocation(line: 10, column: 12, scope: !27)
!34 = !DILocalVariable(name: "u", scope: !27, file: !1, line: 11, type: !13)
!35 = !DILocation(line: 11, column: 8, scope: !27)
!36 = !DILocation(line: 11, column: 18, scope: !27)
!37 = !DILocation(line: 11, column: 12, scope: !27)
!38 = !DILocation(line: 12, column: 7, scope: !39)
!39 = distinct !DILexicalBlock(scope: !27, file: !1, line: 12, column: 7)
!40 = !DILocation(line: 12, column: 9, scope: !39)
!41 = !DILocation(line: 12, column: 16, scope: !39)
!42 = !DILocation(line: 12, column: 19, scope: !39)
!43 = !DILocation(line: 12, column: 21, scope: !39)
!44 = !DILocation(line: 12, column: 7, scope: !27)
!45 = !DILocation(line: 12, column: 29, scope: !39)
!46 = !DILocation(line: 13, column: 7, scope: !47)
!47 = distinct !DILexicalBlock(scope: !27, file: !1, line: 13, column: 7)
!48 = !DILocation(line: 13, column: 9, scope: !47)
!49 = !DILocation(line: 13, column: 16, scope: !47)
!50 = !DILocation(line: 13, column: 19, scope: !47)
!51 = !DILocation(line: 13, column: 21, scope: !47)
!52 = !DILocation(line: 13, column: 7, scope: !27)
!53 = !DILocation(line: 13, column: 29, scope: !47)
!54 = !DILocation(line: 14, column: 7, scope: !55)
!55 = distinct !DILexicalBlock(scope: !27, file: !1, line: 14, column: 7)
!56 = !DILocation(line: 14, column: 12, scope: !55)
!57 = !DILocation(line: 14, column: 9, scope: !55)
!58 = !DILocation(line: 14, column: 14, scope: !55)
!59 = !DILocation(line: 14, column: 17, scope: !55)
!60 = !DILocation(line: 14, column: 21, scope: !55)
!61 = !DILocation(line: 14, column: 19, scope: !55)
!62 = !DILocation(line: 14, column: 23, scope: !55)
!63 = !DILocation(line: 14, column: 7, scope: !27)
!64 = !DILocation(line: 14, column: 30, scope: !55)
!65 = !DILocation(line: 15, column: 3, scope: !27)
