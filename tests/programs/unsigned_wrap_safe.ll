source_filename = "unsigned_wrap_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %sum = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !17
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !18
  store i32 %call, i32* %x, align 4, !dbg !17
  call void @llvm.dbg.declare(metadata i32* %y, metadata !19, metadata !DIExpression()), !dbg !20
  %call1 = call i32 @__VERIFIER_nondet_uint(), !dbg !21
  store i32 %call1, i32* %y, align 4, !dbg !20
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !22, metadata !DIExpression()), !dbg !23
  %0 = load i32, i32* %x, align 4, !dbg !24
  %1 = load i32, i32* %y, align 4, !dbg !25
  %add = add i32 %0, %1, !dbg !26
  store i32 %add, i32* %sum, align 4, !dbg !23
  %2 = load i32, i32* %x, align 4, !dbg !27
  %add2 = add i32 %2, 1, !dbg !29
  %3 = load i32, i32* %x, align 4, !dbg !30
  %cmp = icmp ult i32 %add2, %3, !dbg !31
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !32

land.lhs.true:
  %4 = load i32, i32* %x, align 4, !dbg !33
  %cmp3 = icmp ne i32 %4, -1, !dbg !34
  br i1 %cmp3, label %if.then, label %if.end, !dbg !35

if.then:
  call void @reach_error(), !dbg !36
  br label %if.end, !dbg !36

if.end:
  %5 = load i32, i32* %sum, align 4, !dbg !37
  %6 = load i32, i32* %x, align 4, !dbg !39
  %cmp4 = icmp ult i32 %5, %6, !dbg !40
  br i1 %cmp4, label %land.lhs.true5, label %if.end8, !dbg !41

land.lhs.true5:
  %7 = load i32, i32* %sum, align 4, !dbg !42
  %8 = load i32, i32* %y, align 4, !dbg !43
  %cmp6 = icmp uge i32 %7, %8, !dbg !44
  br i1 %cmp6, label %if.then7, label %if.end8, !dbg !45

if.then7:
  call void @reach_error(), !dbg !46
  br label %if.end8, !dbg !46

if.end8:
  %9 = load i32, i32* %x, align 4, !dbg !47
  %10 = load i32, i32* %y, align 4, !dbg !49
  %sub = sub i32 %9, %10, !dbg !50
  %11 = load i32, i32* %x, align 4, !dbg !51
  %cmp9 = icmp ugt i32 %sub, %11, !dbg !52
  br i1 %cmp9, label %land.lhs.true10, label %if.end13, !dbg !53

land.lhs.true10:
  %12 = load i32, i32* %y, align 4, !dbg !54
  %13 = load i32, i32* %x, align 4, !dbg !55
  %cmp11 = icmp ule i32 %12, %13, !dbg !56
  br i1 %cmp11, label %if.then12, label %if.end13, !dbg !57

if.then12:
  call void @reach_error(), !dbg !58
  br label %if.end13, !dbg !58

if.end13:
  ret i32 0, !dbg !59
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "unsigned_wrap_safe.c", directory: ".")
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
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 6, type: !16)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !DILocation(line: 6, column: 12, scope: !10)
!18 = !DILocation(line: 6, column: 16, scope: !10)
!19 = !DILocalVariable(name: "y", scope: !10, file: !1, line: 6, type: !16)
!20 = !DILocation(line: 6, column: 42, scope: !10)
!21 = !DILocation(line: 6, column: 46, scope: !10)
!22 = !DILocalVariable(name: "sum", scope: !10, file: !1, line: 7, type: !16)
!23 = !DILocation(line: 7, column: 12, scope: !10)
!24 = !DILocation(line: 7, column: 18, scope: !10)
!25 = !DILocation(line: 7, column: 22, scope: !10)
!26 = !DILocation(line: 7, column: 20, scope: !10)
!27 = !DILocation(line: 8, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 7)
!29 = !DILocation(line: 8, column: 9, scope: !28)
!30 = !DILocation(line: 8, column: 15, scope: !28)
!31 = !DILocation(line: 8, column: 13, scope: !28)
!32 = !DILocation(line: 8, column: 17, scope: !28)
!33 = !DILocation(line: 8, column: 20, scope: !28)
!34 = !DILocation(line: 8, column: 22, scope: !28)
!35 = !DILocation(line: 8, column: 7, scope: !10)
!36 = !DILocation(line: 8, column: 38, scope: !28)
!37 = !DILocation(line: 9, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 7)
!39 = !DILocation(line: 9, column: 13, scope: !38)
!40 = !DILocation(line: 9, column: 11, scope: !38)
!41 = !DILocation(line: 9, column: 15, scope: !38)
!42 = !DILocation(line: 9, column: 18, scope: !38)
!43 = !DILocation(line: 9, column: 25, scope: !38)
!44 = !DILocation(line: 9, column: 22, scope: !38)
!45 = !DILocation(line: 9, column: 7, scope: !10)
!46 = !DILocation(line: 9, column: 28, scope: !38)
!47 = !DILocation(line: 10, column: 7, scope: !48)
!48 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 7)
!49 = !DILocation(line: 10, column: 11, scope: !48)
!50 = !DILocation(line: 10, column: 9, scope: !48)
!51 = !DILocation(line: 10, column: 15, scope: !48)
!52 = !DILocation(line: 10, column: 13, scope: !48)
!53 = !DILocation(line: 10, column: 17, scope: !48)
!54 = !DILocation(line: 10, column: 20, scope: !48)
!55 = !DILocation(line: 10, column: 25, scope: !48)
!56 = !DILocation(line: 10, column: 22, scope: !48)
!57 = !DILocation(line: 10, column: 7, scope: !10)
!58 = !DILocation(line: 10, column: 28, scope: !48)
!59 = !DILocation(line: 11, column: 3, scope: !10)
