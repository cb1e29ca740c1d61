source_filename = "casts_narrow_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %s = alloca i8, align 1
  %u = alloca i8, align 1
  %h = alloca i16, align 2
  %v = alloca i16, align 2
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !16
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %call, i32* %x, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i8* %s, metadata !18, metadata !DIExpression()), !dbg !20
  %0 = load i32, i32* %x, align 4, !dbg !21
  %conv = trunc i32 %0 to i8, !dbg !21
  store i8 %conv, i8* %s, align 1, !dbg !20
  call void @llvm.dbg.declare(metadata i8* %u, metadata !22, metadata !DIExpression()), !dbg !24
  %1 = load i32, i32* %x, align 4, !dbg !25
  %conv1 = trunc i32 %1 to i8, !dbg !25
  store i8 %conv1, i8* %u, align 1, !dbg !24
  call void @llvm.dbg.declare(metadata i16* %h, metadata !26, metadata !DIExpression()), !dbg !28
  %2 = load i32, i32* %x, align 4, !dbg !29
  %conv2 = trunc i32 %2 to i16, !dbg !29
  store i16 %conv2, i16* %h, align 2, !dbg !28
  call void @llvm.dbg.declare(metadata i16* %v, metadata !30, metadata !DIExpression()), !dbg !32
  %3 = load i32, i32* %x, align 4, !dbg !33
  %conv3 = trunc i32 %3 to i16, !dbg !33
  store i16 %conv3, i16* %v, align 2, !dbg !32
  %4 = load i8, i8* %s, align 1, !dbg !34
  %conv4 = sext i8 %4 to i32, !dbg !34
  %cmp = icmp slt i32 %conv4, -128, !dbg !36
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !37

lor.lhs.false:
  %5 = load i8, i8* %s, align 1, !dbg !38
  %conv6 = sext i8 %5 to i32, !dbg !38
  %cmp7 = icmp sgt i32 %conv6, 127, !dbg !39
  br i1 %cmp7, label %if.then, label %lor.lhs.false9, !dbg !40

lor.lhs.false9:
  %6 = load i8, i8* %u, align 1, !dbg !41
  %conv10 = zext i8 %6 to i32, !dbg !41
  %cmp11 = icmp sgt i32 %conv10, 255, !dbg !42
  br i1 %cmp11, label %if.then, label %lor.lhs.false13, !dbg !43

lor.lhs.false13:
  %7 = load i16, i16* %h, align 2, !dbg !44
  %conv14 = sext i16 %7 to i32, !dbg !44
  %cmp15 = icmp sgt i32 %conv14, 32767, !dbg !45
  br i1 %cmp15, label %if.then, label %lor.lhs.false17, !dbg !46

lor.lhs.false17:
  %8 = load i16, i16* %v, align 2, !dbg !47
  %conv18 = zext i16 %8 to i32, !dbg !47
  %cmp19 = icmp sgt i32 %conv18, 65535, !dbg !48
  br i1 %cmp19, label %if.then, label %if.end, !dbg !49

if.then:
  call void @reach_error(), !dbg !50
  br label %if.end, !dbg !50

if.end:
  %9 = load i8, i8* %s, align 1, !dbg !51
  %conv21 = sext i8 %9 to i32, !dbg !51
  %and = and i32 %conv21, 255, !dbg !53
  %10 = load i8, i8* %u, align 1, !dbg !54
  %conv22 = zext i8 %10 to i32, !dbg !54
  %cmp23 = icmp ne i32 %and, %conv22, !dbg !55
  br i1 %cmp23, label %if.then25, label %if.end26, !dbg !56

if.then25:
  call void @reach_error(), !dbg !57
  br label %if.end26, !dbg !57

if.end26:
  %11 = load i32, i32* %x, align 4, !dbg !58
  %cmp27 = icmp sge i32 %11, 0, !dbg !60
  br i1 %cmp27, label %land.lhs.true, label %if.end36, !dbg !61

land.lhs.true:
  %12 = load i32, i32* %x, align 4, !dbg !62
  %cmp29 = icmp slt i32 %12, 256, !dbg !63
  br i1 %cmp29, label %land.lhs.true31, label %if.end36, !dbg !64

land.lhs.true31:
  %13 = load i8, i8* %u, align 1, !dbg !65
  %conv32 = zext i8 %13 to i32, !dbg !65
  %14 = load i32, i32* %x, align 4, !dbg !66
  %cmp33 = icmp ne i32 %conv32, %14, !dbg !67
  br i1 %cmp33, label %if.then35, label %if.end36, !dbg !68

if.then35:
  call void @reach_error(), !dbg !69
  br label %if.end36, !dbg !69

if.end36:
  %15 = load i32, i32* %x, align 4, !dbg !70
  %cmp37 = icmp sge i32 %15, 0, !dbg !72
  br i1 %cmp37, label %land.lhs.true39, label %if.end47, !dbg !73

land.lhs.true39:
  %16 = load i32, i32* %x, align 4, !dbg !74
  %cmp40 = icmp slt i32 %16, 128, !dbg !75
  br i1 %cmp40, label %land.lhs.true42, label %if.end47, !dbg !76

land.lhs.true42:
  %17 = load i8, i8* %s, align 1, !dbg !77
  %conv43 = sext i8 %17 to i32, !dbg !77
  %18 = load i32, i32* %x, align 4, !dbg !78
  %cmp44 = icmp ne i32 %conv43, %18, !dbg !79
  br i1 %cmp44, label %if.then46, label %if.end47, !dbg !80

if.then46:
  call void @reach_error(), !dbg !81
  br label %if.end47, !dbg !81

if.end47:
  %19 = load i16, i16* %h, align 2, !dbg !82
  %conv48 = sext i16 %19 to i32, !dbg !82
  %cmp49 = icmp sge i32 %conv48, 0, !dbg !84
  br i1 %cmp49, label %land.lhs.true51, label %if.end57, !dbg !85

land.lhs.true51:
  %20 = load i16, i16* %h, align 2, !dbg !86
  %conv52 = sext i16 %20 to i32, !dbg !86
  %21 = load i16, i16* %v, align 2, !dbg !87
  %conv53 = zext i16 %21 to i32, !dbg !87
  %cmp54 = icmp ne i32 %conv52, %conv53, !dbg !88
  br i1 %cmp54, label %if.then56, label %if.end57, !dbg !89

if.then56:
  call void @reach_error(), !dbg !90
  br label %if.end57, !dbg !90

if.end57:
  ret i32 0, !dbg !91
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "casts_narrow_safe.c", directory: ".")
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
!18 = !DILocalVariable(name: "s", scope: !10, file: !1, line: 7, type: !19)
!19 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!20 = !DILocation(line: 7, column: 15, scope: !10)
!21 = !DILocation(line: 7, column: 19, scope: !10)
!22 = !DILocalVariable(name: "u", scope: !10, file: !1, line: 8, type: !23)
!23 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!24 = !DILocation(line: 8, column: 17, scope: !10)
!25 = !DILocation(line: 8, column: 21, scope: !10)
!26 = !DILocalVariable(name: "h", scope: !10, file: !1, line: 9, type: !27)
!27 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!28 = !DILocation(line: 9, column: 9, scope: !10)
!29 = !DILocation(line: 9, column: 13, scope: !10)
!30 = !DILocalVariable(name: "v", scope: !10, file: !1, line: 10, type: !31)
!31 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!32 = !DILocation(line: 10, column: 18, scope: !10)
!33 = !DILocation(line: 10, column: 22, scope: !10)
!34 = !DILocation(line: 11, column: 7, scope: !35)
!35 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!36 = !DILocation(line: 11, column: 9, scope: !35)
!37 = !DILocation(line: 11, column: 16, scope: !35)
!38 = !DILocation(line: 11, column: 19, scope: !35)
!39 = !DILocation(line: 11, column: 21, scope: !35)
!40 = !DILocation(line: 11, column: 27, scope: !35)
!41 = !DILocation(line: 11, column: 30, scope: !35)
!42 = !DILocation(line: 11, column: 32, scope: !35)
!43 = !DILocation(line: 11, column: 38, scope: !35)
!44 = !DILocation(line: 11, column: 41, scope: !35)
!45 = !DILocation(line: 11, column: 43, scope: !35)
!46 = !DILocation(line: 11, column: 51, scope: !35)
!47 = !DILocation(line: 11, column: 54, scope: !35)
!48 = !DILocation(line: 11, column: 56, scope: !35)
!49 = !DILocation(line: 11, column: 7, scope: !10)
!50 = !DILocation(line: 11, column: 65, scope: !35)
!51 = !DILocation(line: 12, column: 8, scope: !52)
!52 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 7)
!53 = !DILocation(line: 12, column: 10, scope: !52)
!54 = !DILocation(line: 12, column: 20, scope: !52)
!55 = !DILocation(line: 12, column: 17, scope: !52)
!56 = !DILocation(line: 12, column: 7, scope: !10)
!57 = !DILocation(line: 12, column: 23, scope: !52)
!58 = !DILocation(line: 13, column: 7, scope: !59)
!59 = distinct !DILexicalBlock(scope: !10, file: !1, line: 13, column: 7)
!60 = !DILocation(line: 13, column: 9, scope: !59)
!61 = !DILocation(line: 13, column: 14, scope: !59)
!62 = !DILocation(line: 13, column: 17, scope: !59)
!63 = !DILocation(line: 13, column: 19, scope: !59)
!64 = !DILocation(line: 13, column: 25, scope: !59)
!65 = !DILocation(line: 13, column: 28, scope: !59)
!66 = !DILocation(line: 13, column: 33, scope: !59)
!67 = !DILocation(line: 13, column: 30, scope: !59)
!68 = !DILocation(line: 13, column: 7, scope: !10)
!69 = !DILocation(line: 13, column: 36, scope: !59)
!70 = !DILocation(line: 14, column: 7, scope: !71)
!71 = distinct !DILexicalBlock(scope: !10, file: !1, line: 14, column: 7)
!72 = !DILocation(line: 14, column: 9, scope: !71)
!73 = !DILocation(line: 14, column: 14, scope: !71)
!74 = !DILocation(line: 14, column: 17, scope: !71)
!75 = !DILocation(line: 14, column: 19, scope: !71)
!76 = !DILocation(line: 14, column: 25, scope: !71)
!77 = !DILocation(line: 14, column: 28, scope: !71)
!78 = !DILocation(line: 14, column: 33, scope: !71)
!79 = !DILocation(line: 14, column: 30, scope: !71)
!80 = !DILocation(line: 14, column: 7, scope: !10)
!81 = !DILocation(line: 14, column: 36, scope: !71)
!82 = !DILocation(line: 15, column: 7, scope: !83)
!83 = distinct !DILexicalBlock(scope: !10, file: !1, line: 15, column: 7)
!84 = !DILocation(line: 15, column: 9, scope: !83)
!85 = !DILocation(line: 15, column: 14, scope: !83)
!86 = !DILocation(line: 15, column: 17, scope: !83)
!87 = !DILocation(line: 15, column: 22, scope: !83)
!88 = !DILocation(line: 15, column: 19, scope: !83)
!89 = !DILocation(line: 15, column: 7, scope: !10)
!90 = !DILocation(line: 15, column: 25, scope: !83)
!91 = !DILocation(line: 16, column: 3, scope: !10)
