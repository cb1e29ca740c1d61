source_filename = "casts_wide_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %sx = alloca i64, align 8
  %zy = alloca i64, align 8
  %z = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !16
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %call, i32* %x, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %y, metadata !18, metadata !DIExpression()), !dbg !20
  %0 = load i32, i32* %x, align 4, !dbg !21
  store i32 %0, i32* %y, align 4, !dbg !20
  call void @llvm.dbg.declare(metadata i64* %sx, metadata !22, metadata !DIExpression()), !dbg !24
  %1 = load i32, i32* %x, align 4, !dbg !25
  %conv = sext i32 %1 to i64, !dbg !25
  store i64 %conv, i64* %sx, align 8, !dbg !24
  call void @llvm.dbg.declare(metadata i64* %zy, metadata !26, metadata !DIExpression()), !dbg !27
  %2 = load i32, i32* %y, align 4, !dbg !28
  %conv1 = zext i32 %2 to i64, !dbg !28
  store i64 %conv1, i64* %zy, align 8, !dbg !27
  call void @llvm.dbg.declare(metadata i64* %z, metadata !29, metadata !DIExpression()), !dbg !31
  %3 = load i32, i32* %x, align 4, !dbg !32
  %conv2 = sext i32 %3 to i64, !dbg !32
  store i64 %conv2, i64* %z, align 8, !dbg !31
  %4 = load i64, i64* %sx, align 8, !dbg !33
  %5 = load i32, i32* %x, align 4, !dbg !35
  %conv3 = sext i32 %5 to i64, !dbg !35
  %cmp = icmp ne i64 %4, %conv3, !dbg !36
  br i1 %cmp, label %if.then, label %if.end, !dbg !37

if.then:
  call void @reach_error(), !dbg !38
  br label %if.end, !dbg !38

if.end:
  %6 = load i64, i64* %zy, align 8, !dbg !39
  %cmp5 = icmp slt i64 %6, 0, !dbg !41
  br i1 %cmp5, label %if.then7, label %if.end8, !dbg !42

if.then7:
  call void @reach_error(), !dbg !43
  br label %if.end8, !dbg !43

if.end8:
  %7 = load i32, i32* %x, align 4, !dbg !44
  %cmp9 = icmp slt i32 %7, 0, !dbg !46
  br i1 %cmp9, label %land.lhs.true, label %if.end14, !dbg !47

land.lhs.true:
  %8 = load i64, i64* %zy, align 8, !dbg !48
  %9 = load i64, i64* %sx, align 8, !dbg !49
  %add = add nsw i64 %9, 4294967296, !dbg !50
  %cmp11 = icmp ne i64 %8, %add, !dbg !51
  br i1 %cmp11, label %if.then13, label %if.end14, !dbg !52

if.then13:
  call void @reach_error(), !dbg !53
  br label %if.end14, !dbg !53

if.end14:
  %10 = load i32, i32* %x, align 4, !dbg !54
  %cmp15 = icmp slt i32 %10, 0, !dbg !56
  br i1 %cmp15, label %land.lhs.true17, label %if.end21, !dbg !57

land.lhs.true17:
  %11 = load i64, i64* %z, align 8, !dbg !58
  %cmp18 = icmp ult i64 %11, -2147483648, !dbg !59
  br i1 %cmp18, label %if.then20, label %if.end21, !dbg !60

if.then20:
  call void @reach_error(), !dbg !61
  br label %if.end21, !dbg !61

if.end21:
  ret i32 0, !dbg !62
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "casts_wide_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 6, type: !13)
!16 = !DILocation(line: 6, column: 7, scope: !10)
!17 = !DILocation(line: 6, column: 11, scope: !10)
!18 = !DILocalVariable(name: "y", scope: !10, file: !1, line: 7, type: !19)
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DILocation(line: 7, column: 12, scope: !10)
!21 = !DILocation(line: 7, column: 16, scope: !10)
!22 = !DILocalVariable(name: "sx", scope: !10, file: !1, line: 8, type: !23)
!23 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!24 = !DILocation(line: 8, column: 8, scope: !10)
!25 = !DILocation(line: 8, column: 13, scope: !10)
!26 = !DILocalVariable(name: "zy", scope: !10, file: !1, line: 9, type: !23)
!27 = !DILocation(line: 9, column: 8, scope: !10)
!28 = !DILocation(line: 9, column: 13, scope: !10)
!29 = !DILocalVariable(name: "z", scope: !10, file: !1, line: 10, type: !30)
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !DILocation(line: 10, column: 17, scope: !10)
!32 = !DILocation(line: 10, column: 21, scope: !10)
!33 = !DILocation(line: 11, column: 7, scope: !34)
!34 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!35 = !DILocation(line: 11, column: 13, scope: !34)
!36 = !DILocation(line: 11, column: 10, scope: !34)
!37 = !DILocation(line: 11, column: 7, scope: !10)
!38 = !DILocation(line: 11, column: 16, scope: !34)
!39 = !DILocation(line: 12, column: 7, scope: !40)
!40 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 7)
!41 = !DILocation(line: 12, column: 10, scope: !40)
!42 = !DILocation(line: 12, column: 7, scope: !10)
!43 = !DILocation(line: 12, column: 15, scope: !40)
!44 = !DILocation(line: 13, column: 7, scope: !45)
!45 = distinct !DILexicalBlock(scope: !10, file: !1, line: 13, column: 7)
!46 = !DILocation(line: 13, column: 9, scope: !45)
!47 = !DILocation(line: 13, column: 13, scope: !45)
!48 = !DILocation(line: 13, column: 16, scope: !45)
!49 = !DILocation(line: 13, column: 22, scope: !45)
!50 = !DILocation(line: 13, column: 25, scope: !45)
!51 = !DILocation(line: 13, column: 19, scope: !45)
!52 = !DILocation(line: 13, column: 7, scope: !10)
!53 = !DILocation(line: 13, column: 39, scope: !45)
!54 = !DILocation(line: 14, column: 7, scope: !55)
!55 = distinct !DILexicalBlock(scope: !10, file: !1, line: 14, column: 7)
!56 = !DILocation(line: 14, column: 9, scope: !55)
!57 = !DILocation(line: 14, column: 13, scope: !55)
!58 = !DILocation(line: 14, column: 16, scope: !55)
!59 = !DILocation(line: 14, column: 18, scope: !55)
!60 = !DILocation(line: 14, column: 7, scope: !10)
!61 = !DILocation(line: 14, column: 40, scope: !55)
!62 = !DILocation(line: 15, column: 3, scope: !10)
