source_filename = "casts_mixed_signs_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %c = alloca i8, align 1
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !16
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %call, i32* %x, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %y, metadata !18, metadata !DIExpression()), !dbg !20
  %call1 = call i32 @__VERIFIER_nondet_uint(), !dbg !21
  store i32 %call1, i32* %y, align 4, !dbg !20
  call void @llvm.dbg.declare(metadata i8* %c, metadata !22, metadata !DIExpression()), !dbg !24
  store i8 -56, i8* %c, align 1, !dbg !24
  %0 = load i32, i32* %x, align 4, !dbg !25
  %cmp = icmp slt i32 %0, 1, !dbg !27
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !28

land.lhs.true:
  %1 = load i32, i32* %y, align 4, !dbg !29
  %cmp2 = icmp ult i32 %1, 1000, !dbg !30
  br i1 %cmp2, label %land.lhs.true3, label %if.end, !dbg !31

land.lhs.true3:
  %2 = load i32, i32* %x, align 4, !dbg !32
  %3 = load i32, i32* %y, align 4, !dbg !33
  %cmp4 = icmp ult i32 %2, %3, !dbg !34
  br i1 %cmp4, label %if.then, label %if.end, !dbg !35

if.then:
  call void @reach_error(), !dbg !36
  br label %if.end, !dbg !36

if.end:
  %4 = load i32, i32* %x, align 4, !dbg !37
  %cmp5 = icmp sge i32 %4, 0, !dbg !39
  br i1 %cmp5, label %land.lhs.true6, label %if.end13, !dbg !40

land.lhs.true6:
  %5 = load i32, i32* %x, align 4, !dbg !41
  %cmp7 = icmp slt i32 %5, 10, !dbg !42
  br i1 %cmp7, label %land.lhs.true8, label %if.end13, !dbg !43

land.lhs.true8:
  %6 = load i32, i32* %y, align 4, !dbg !44
  %cmp9 = icmp ugt i32 %6, 10, !dbg !45
  br i1 %cmp9, label %land.lhs.true10, label %if.end13, !dbg !46

land.lhs.true10:
  %7 = load i32, i32* %x, align 4, !dbg !47
  %8 = load i32, i32* %y, align 4, !dbg !48
  %cmp11 = icmp ugt i32 %7, %8, !dbg !49
  br i1 %cmp11, label %if.then12, label %if.end13, !dbg !50

if.then12:
  call void @reach_error(), !dbg !51
  br label %if.end13, !dbg !51

if.end13:
  %9 = load i8, i8* %c, align 1, !dbg !52
  %conv = zext i8 %9 to i32, !dbg !52
  %add = add nsw i32 %conv, 100, !dbg !54
  %10 = load i8, i8* %c, align 1, !dbg !55
  %conv14 = zext i8 %10 to i32, !dbg !55
  %cmp15 = icmp slt i32 %add, %conv14, !dbg !56
  br i1 %cmp15, label %if.then17, label %if.end18, !dbg !57

if.then17:
  call void @reach_error(), !dbg !58
  br label %if.end18, !dbg !58

if.end18:
  ret i32 0, !dbg !59
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "casts_mixed_signs_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 7, type: !13)
!16 = !DILocation(line: 7, column: 7, scope: !10)
!17 = !DILocation(line: 7, column: 11, scope: !10)
!18 = !DILocalVariable(name: "y", scope: !10, file: !1, line: 8, type: !19)
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DILocation(line: 8, column: 12, scope: !10)
!21 = !DILocation(line: 8, column: 16, scope: !10)
!22 = !DILocalVariable(name: "c", scope: !10, file: !1, line: 9, type: !23)
!23 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!24 = !DILocation(line: 9, column: 17, scope: !10)
!25 = !DILocation(line: 10, column: 7, scope: !26)
!26 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 7)
!27 = !DILocation(line: 10, column: 9, scope: !26)
!28 = !DILocation(line: 10, column: 13, scope: !26)
!29 = !DILocation(line: 10, column: 16, scope: !26)
!30 = !DILocation(line: 10, column: 18, scope: !26)
!31 = !DILocation(line: 10, column: 25, scope: !26)
!32 = !DILocation(line: 10, column: 28, scope: !26)
!33 = !DILocation(line: 10, column: 32, scope: !26)
!34 = !DILocation(line: 10, column: 30, scope: !26)
!35 = !DILocation(line: 10, column: 7, scope: !10)
!36 = !DILocation(line: 10, column: 35, scope: !26)
!37 = !DILocation(line: 11, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!39 = !DILocation(line: 11, column: 9, scope: !38)
!40 = !DILocation(line: 11, column: 14, scope: !38)
!41 = !DILocation(line: 11, column: 17, scope: !38)
!42 = !DILocation(line: 11, column: 19, scope: !38)
!43 = !DILocation(line: 11, column: 24, scope: !38)
!44 = !DILocation(line: 11, column: 27, scope: !38)
!45 = !DILocation(line: 11, column: 29, scope: !38)
!46 = !DILocation(line: 11, column: 34, scope: !38)
!47 = !DILocation(line: 11, column: 37, scope: !38)
!48 = !DILocation(line: 11, column: 41, scope: !38)
!49 = !DILocation(line: 11, column: 39, scope: !38)
!50 = !DILocation(line: 11, column: 7, scope: !10)
!51 = !DILocation(line: 11, column: 44, scope: !38)
!52 = !DILocation(line: 12, column: 7, scope: !53)
!53 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 7)
!54 = !DILocation(line: 12, column: 9, scope: !53)
!55 = !DILocation(line: 12, column: 17, scope: !53)
!56 = !DILocation(line: 12, column: 15, scope: !53)
!57 = !DILocation(line: 12, column: 7, scope: !10)
!58 = !DILocation(line: 12, column: 20, scope: !53)
!59 = !DILocation(line: 13, column: 3, scope: !10)
