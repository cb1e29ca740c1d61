source_filename = "division_signs_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !16
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %call, i32* %x, align 4, !dbg !16
  %0 = load i32, i32* %x, align 4, !dbg !18
  %cmp = icmp slt i32 %0, -100, !dbg !20
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !21

lor.lhs.false:
  %1 = load i32, i32* %x, align 4, !dbg !22
  %cmp1 = icmp sgt i32 %1, 100, !dbg !23
  br i1 %cmp1, label %if.then, label %if.end, !dbg !24

if.then:
  store i32 0, i32* %retval, align 4, !dbg !25
  br label %return, !dbg !25

if.end:
  %2 = load i32, i32* %x, align 4, !dbg !26
  %div = sdiv i32 %2, 7, !dbg !28
  %mul = mul nsw i32 %div, 7, !dbg !29
  %3 = load i32, i32* %x, align 4, !dbg !30
  %rem = srem i32 %3, 7, !dbg !31
  %add = add nsw i32 %mul, %rem, !dbg !32
  %4 = load i32, i32* %x, align 4, !dbg !33
  %cmp2 = icmp ne i32 %add, %4, !dbg !34
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !35

if.then3:
  call void @reach_error(), !dbg !36
  br label %if.end4, !dbg !36

if.end4:
  %5 = load i32, i32* %x, align 4, !dbg !37
  %rem5 = srem i32 %5, 7, !dbg !39
  %cmp6 = icmp sgt i32 %rem5, 6, !dbg !40
  br i1 %cmp6, label %if.then10, label %lor.lhs.false7, !dbg !41

lor.lhs.false7:
  %6 = load i32, i32* %x, align 4, !dbg !42
  %rem8 = srem i32 %6, 7, !dbg !43
  %cmp9 = icmp slt i32 %rem8, -6, !dbg !44
  br i1 %cmp9, label %if.then10, label %if.end11, !dbg !45

if.then10:
  call void @reach_error(), !dbg !46
  br label %if.end11, !dbg !46

if.end11:
  %7 = load i32, i32* %x, align 4, !dbg !47
  %cmp12 = icmp slt i32 %7, 0, !dbg !49
  br i1 %cmp12, label %land.lhs.true, label %if.end16, !dbg !50

land.lhs.true:
  %8 = load i32, i32* %x, align 4, !dbg !51
  %rem13 = srem i32 %8, 7, !dbg !52
  %cmp14 = icmp sgt i32 %rem13, 0, !dbg !53
  br i1 %cmp14, label %if.then15, label %if.end16, !dbg !54

if.then15:
  call void @reach_error(), !dbg !55
  br label %if.end16, !dbg !55

if.end16:
  %9 = load i32, i32* %x, align 4, !dbg !56
  %cmp17 = icmp sgt i32 %9, -7, !dbg !58
  br i1 %cmp17, label %land.lhs.true18, label %if.end24, !dbg !59

land.lhs.true18:
  %10 = load i32, i32* %x, align 4, !dbg !60
  %cmp19 = icmp slt i32 %10, 7, !dbg !61
  br i1 %cmp19, label %land.lhs.true20, label %if.end24, !dbg !62

land.lhs.true20:
  %11 = load i32, i32* %x, align 4, !dbg !63
  %div21 = sdiv i32 %11, 7, !dbg !64
  %cmp22 = icmp ne i32 %div21, 0, !dbg !65
  br i1 %cmp22, label %if.then23, label %if.end24, !dbg !66

if.then23:
  call void @reach_error(), !dbg !67
  br label %if.end24, !dbg !67

if.end24:
  %12 = load i32, i32* %x, align 4, !dbg !68
  %cmp25 = icmp eq i32 %12, -8, !dbg !70
  br i1 %cmp25, label %land.lhs.true26, label %if.end33, !dbg !71

land.lhs.true26:
  %13 = load i32, i32* %x, align 4, !dbg !72
  %div27 = sdiv i32 %13, -7, !dbg !73
  %cmp28 = icmp ne i32 %div27, 1, !dbg !74
  br i1 %cmp28, label %if.then32, label %lor.lhs.false29, !dbg !75

lor.lhs.false29:
  %14 = load i32, i32* %x, align 4, !dbg !76
  %rem30 = srem i32 %14, -7, !dbg !77
  %cmp31 = icmp ne i32 %rem30, -1, !dbg !78
  br i1 %cmp31, label %if.then32, label %if.end33, !dbg !79

if.then32:
  call void @reach_error(), !dbg !80
  br label %if.end33, !dbg !80

if.end33:
  store i32 0, i32* %retval, align 4, !dbg !81
  br label %return, !dbg !81

return:
  %15 = load i32, i32* %retval, align 4, !dbg !82
  ret i32 %15, !dbg !82
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "division_signs_safe.c", directory: ".")
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
!18 = !DILocation(line: 7, column: 7, scope: !19)
!19 = distinct !DILexicalBlock(scope: !10, file: !1, line: 7, column: 7)
!20 = !DILocation(line: 7, column: 9, scope: !19)
!21 = !DILocation(line: 7, column: 16, scope: !19)
!22 = !DILocation(line: 7, column: 19, scope: !19)
!23 = !DILocation(line: 7, column: 21, scope: !19)
!24 = !DILocation(line: 7, column: 7, scope: !10)
!25 = !DILocation(line: 7, column: 28, scope: !19)
!26 = !DILocation(line: 8, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 7)
!28 = !DILocation(line: 8, column: 9, scope: !27)
!29 = !DILocation(line: 8, column: 13, scope: !27)
!30 = !DILocation(line: 8, column: 19, scope: !27)
!31 = !DILocation(line: 8, column: 21, scope: !27)
!32 = !DILocation(line: 8, column: 17, scope: !27)
!33 = !DILocation(line: 8, column: 28, scope: !27)
!34 = !DILocation(line: 8, column: 25, scope: !27)
!35 = !DILocation(line: 8, column: 7, scope: !10)
!36 = !DILocation(line: 8, column: 31, scope: !27)
!37 = !DILocation(line: 9, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 7)
!39 = !DILocation(line: 9, column: 9, scope: !38)
!40 = !DILocation(line: 9, column: 13, scope: !38)
!41 = !DILocation(line: 9, column: 17, scope: !38)
!42 = !DILocation(line: 9, column: 20, scope: !38)
!43 = !DILocation(line: 9, column: 22, scope: !38)
!44 = !DILocation(line: 9, column: 26, scope: !38)
!45 = !DILocation(line: 9, column: 7, scope: !10)
!46 = !DILocation(line: 9, column: 32, scope: !38)
!47 = !DILocation(line: 10, column: 7, scope: !48)
!48 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 7)
!49 = !DILocation(line: 10, column: 9, scope: !48)
!50 = !DILocation(line: 10, column: 13, scope: !48)
!51 = !DILocation(line: 10, column: 16, scope: !48)
!52 = !DILocation(line: 10, column: 18, scope: !48)
!53 = !DILocation(line: 10, column: 22, scope: !48)
!54 = !DILocation(line: 10, column: 7, scope: !10)
!55 = !DILocation(line: 10, column: 27, scope: !48)
!56 = !DILocation(line: 11, column: 7, scope: !57)
!57 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!58 = !DILocation(line: 11, column: 9, scope: !57)
!59 = !DILocation(line: 11, column: 14, scope: !57)
!60 = !DILocation(line: 11, column: 17, scope: !57)
!61 = !DILocation(line: 11, column: 19, scope: !57)
!62 = !DILocation(line: 11, column: 23, scope: !57)
!63 = !DILocation(line: 11, column: 26, scope: !57)
!64 = !DILocation(line: 11, column: 28, scope: !57)
!65 = !DILocation(line: 11, column: 32, scope: !57)
!66 = !DILocation(line: 11, column: 7, scope: !10)
!67 = !DILocation(line: 11, column: 38, scope: !57)
!68 = !DILocation(line: 12, column: 7, scope: !69)
!69 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 7)
!70 = !DILocation(line: 12, column: 9, scope: !69)
!71 = !DILocation(line: 12, column: 15, scope: !69)
!72 = !DILocation(line: 12, column: 19, scope: !69)
!73 = !DILocation(line: 12, column: 21, scope: !69)
!74 = !DILocation(line: 12, column: 26, scope: !69)
!75 = !DILocation(line: 12, column: 31, scope: !69)
!76 = !DILocation(line: 12, column: 34, scope: !69)
!77 = !DILocation(line: 12, column: 36, scope: !69)
!78 = !DILocation(line: 12, column: 41, scope: !69)
!79 = !DILocation(line: 12, column: 7, scope: !10)
!80 = !DILocation(line: 12, column: 49, scope: !69)
!81 = !DILocation(line: 13, column: 3, scope: !10)
!82 = !DILocation(line: 14, column: 1, scope: !10)
