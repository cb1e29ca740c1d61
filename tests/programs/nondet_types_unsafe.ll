source_filename = "nondet_types_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %c = alloca i32, align 4
  %s = alloca i32, align 4
  %u = alloca i64, align 8
  %l = alloca i64, align 8
  %b = alloca i32, align 4
  %q = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %c, metadata !15, metadata !DIExpression()), !dbg !16
  %call = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !17
  %conv = zext i8 %call to i32, !dbg !17
  store i32 %conv, i32* %c, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %s, metadata !18, metadata !DIExpression()), !dbg !19
  %call1 = call signext i16 @__VERIFIER_nondet_short(), !dbg !20
  %conv2 = sext i16 %call1 to i32, !dbg !20
  store i32 %conv2, i32* %s, align 4, !dbg !19
  call void @llvm.dbg.declare(metadata i64* %u, metadata !21, metadata !DIExpression()), !dbg !23
  %call3 = call i32 @__VERIFIER_nondet_uint(), !dbg !24
  %conv4 = zext i32 %call3 to i64, !dbg !24
  store i64 %conv4, i64* %u, align 8, !dbg !23
  call void @llvm.dbg.declare(metadata i64* %l, metadata !25, metadata !DIExpression()), !dbg !27
  %call5 = call i64 @__VERIFIER_nondet_ulong(), !dbg !28
  store i64 %call5, i64* %l, align 8, !dbg !27
  call void @llvm.dbg.declare(metadata i32* %b, metadata !29, metadata !DIExpression()), !dbg !30
  %call6 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !31
  %conv7 = zext i1 %call6 to i32, !dbg !31
  store i32 %conv7, i32* %b, align 4, !dbg !30
  call void @llvm.dbg.declare(metadata i64* %q, metadata !32, metadata !DIExpression()), !dbg !34
  %call8 = call i64 @__VERIFIER_nondet_longlong(), !dbg !35
  store i64 %call8, i64* %q, align 8, !dbg !34
  %0 = load i32, i32* %c, align 4, !dbg !36
  %cmp = icmp slt i32 %0, 0, !dbg !38
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !39

lor.lhs.false:
  %1 = load i32, i32* %c, align 4, !dbg !40
  %cmp10 = icmp sge i32 %1, 255, !dbg !41
  br i1 %cmp10, label %if.then, label %lor.lhs.false12, !dbg !42

lor.lhs.false12:
  %2 = load i32, i32* %s, align 4, !dbg !43
  %cmp13 = icmp slt i32 %2, -32768, !dbg !44
  br i1 %cmp13, label %if.then, label %lor.lhs.false15, !dbg !45

lor.lhs.false15:
  %3 = load i32, i32* %s, align 4, !dbg !46
  %cmp16 = icmp sgt i32 %3, 32767, !dbg !47
  br i1 %cmp16, label %if.then, label %lor.lhs.false18, !dbg !48

lor.lhs.false18:
  %4 = load i64, i64* %u, align 8, !dbg !49
  %cmp19 = icmp slt i64 %4, 0, !dbg !50
  br i1 %cmp19, label %if.then, label %lor.lhs.false21, !dbg !51

lor.lhs.false21:
  %5 = load i64, i64* %u, align 8, !dbg !52
  %cmp22 = icmp sgt i64 %5, 4294967295, !dbg !53
  br i1 %cmp22, label %if.then, label %lor.lhs.false24, !dbg !54

lor.lhs.false24:
  %6 = load i32, i32* %b, align 4, !dbg !55
  %cmp25 = icmp slt i32 %6, 0, !dbg !56
  br i1 %cmp25, label %if.then, label %lor.lhs.false27, !dbg !57

lor.lhs.false27:
  %7 = load i32, i32* %b, align 4, !dbg !58
  %cmp28 = icmp sgt i32 %7, 1, !dbg !59
  br i1 %cmp28, label %if.then, label %if.end, !dbg !60

if.then:
  call void @reach_error(), !dbg !61
  br label %if.end, !dbg !61

if.end:
  %8 = load i64, i64* %l, align 8, !dbg !62
  %cmp30 = icmp ugt i64 %8, -1, !dbg !64
  br i1 %cmp30, label %if.then35, label %lor.lhs.false32, !dbg !65

lor.lhs.false32:
  %9 = load i64, i64* %q, align 8, !dbg !66
  %div = sdiv i64 %9, 2, !dbg !67
  %cmp33 = icmp sgt i64 %div, 4611686018427387903, !dbg !68
  br i1 %cmp33, label %if.then35, label %if.end36, !dbg !69

if.then35:
  call void @reach_error(), !dbg !70
  br label %if.end36, !dbg !70

if.end36:
  ret i32 0, !dbg !71
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare zeroext i8 @__VERIFIER_nondet_uchar()

declare signext i16 @__VERIFIER_nondet_short()

declare i32 @__VERIFIER_nondet_uint()

declare i64 @__VERIFIER_nondet_ulong()

declare zeroext i1 @__VERIFIER_nondet_bool()

declare i64 @__VERIFIER_nondet_longlong()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "nondet_types_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "c", scope: !10, file: !1, line: 11, type: !13)
!16 = !DILocation(line: 11, column: 7, scope: !10)
!17 = !DILocation(line: 11, column: 11, scope: !10)
!18 = !DILocalVariable(name: "s", scope: !10, file: !1, line: 12, type: !13)
!19 = !DILocation(line: 12, column: 7, scope: !10)
!20 = !DILocation(line: 12, column: 11, scope: !10)
!21 = !DILocalVariable(name: "u", scope: !10, file: !1, line: 13, type: !22)
!22 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!23 = !DILocation(line: 13, column: 8, scope: !10)
!24 = !DILocation(line: 13, column: 12, scope: !10)
!25 = !DILocalVariable(name: "l", scope: !10, file: !1, line: 14, type: !26)
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 14, column: 17, scope: !10)
!28 = !DILocation(line: 14, column: 21, scope: !10)
!29 = !DILocalVariable(name: "b", scope: !10, file: !1, line: 15, type: !13)
!30 = !DILocation(line: 15, column: 7, scope: !10)
!31 = !DILocation(line: 15, column: 11, scope: !10)
!32 = !DILocalVariable(name: "q", scope: !10, file: !1, line: 16, type: !33)
!33 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!34 = !DILocation(line: 16, column: 13, scope: !10)
!35 = !DILocation(line: 16, column: 17, scope: !10)
!36 = !DILocation(line: 17, column: 7, scope: !37)
!37 = distinct !DILexicalBlock(scope: !10, file: !1, line: 17, column: 7)
!38 = !DILocation(line: 17, column: 9, scope: !37)
!39 = !DILocation(line: 17, column: 13, scope: !37)
!40 = !DILocation(line: 17, column: 16, scope: !37)
!41 = !DILocation(line: 17, column: 18, scope: !37)
!42 = !DILocation(line: 17, column: 25, scope: !37)
!43 = !DILocation(line: 17, column: 28, scope: !37)
!44 = !DILocation(line: 17, column: 30, scope: !37)
!45 = !DILocation(line: 17, column: 39, scope: !37)
!46 = !DILocation(line: 17, column: 42, scope: !37)
!47 = !DILocation(line: 17, column: 44, scope: !37)
!48 = !DILocation(line: 17, column: 52, scope: !37)
!49 = !DILocation(line: 17, column: 55, scope: !37)
!50 = !DILocation(line: 17, column: 57, scope: !37)
!51 = !DILocation(line: 17, column: 61, scope: !37)
!52 = !DILocation(line: 17, column: 64, scope: !37)
!53 = !DILocation(line: 17, column: 66, scope: !37)
!54 = !DILocation(line: 17, column: 79, scope: !37)
!55 = !DILocation(line: 17, column: 82, scope: !37)
!56 = !DILocation(line: 17, column: 84, scope: !37)
!57 = !DILocation(line: 17, column: 88, scope: !37)
!58 = !DILocation(line: 17, column: 91, scope: !37)
!59 = !DILocation(line: 17, column: 93, scope: !37)
!60 = !DILocation(line: 17, column: 7, scope: !10)
!61 = !DILocation(line: 17, column: 98, scope: !37)
!62 = !DILocation(line: 18, column: 7, scope: !63)
!63 = distinct !DILexicalBlock(scope: !10, file: !1, line: 18, column: 7)
!64 = !DILocation(line: 18, column: 9, scope: !63)
!65 = !DILocation(line: 18, column: 30, scope: !63)
!66 = !DILocation(line: 18, column: 33, scope: !63)
!67 = !DILocation(line: 18, column: 35, scope: !63)
!68 = !DILocation(line: 18, column: 39, scope: !63)
!69 = !DILocation(line: 18, column: 7, scope: !10)
!70 = !DILocation(line: 18, column: 62, scope: !63)
!71 = !DILocation(line: 19, column: 3, scope: !10)
