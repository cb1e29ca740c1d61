source_filename = "checks_apart_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %up = alloca i32, align 4
  %down = alloca i32, align 4
  %steps = alloca i32, align 4
  %by = alloca i32, align 4
  %number = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %n, metadata !14, metadata !DIExpression()), !dbg !23
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !24
  store i32 %call, i32* %n, align 4, !dbg !23
  %1 = bitcast i32* %up to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %up, metadata !16, metadata !DIExpression()), !dbg !25
  store i32 0, i32* %up, align 4, !dbg !25
  %2 = bitcast i32* %down to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %down, metadata !17, metadata !DIExpression()), !dbg !26
  %3 = load i32, i32* %n, align 4, !dbg !27
  store i32 %3, i32* %down, align 4, !dbg !26
  %4 = bitcast i32* %steps to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %steps, metadata !18, metadata !DIExpression()), !dbg !28
  store i32 0, i32* %steps, align 4, !dbg !28
  br label %while.cond, !dbg !29

while.cond:
  %5 = load i32, i32* %up, align 4, !dbg !30
  %6 = load i32, i32* %n, align 4, !dbg !31
  %cmp = icmp ult i32 %5, %6, !dbg !32
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !33

land.rhs:
  %7 = load i32, i32* %steps, align 4, !dbg !34
  %cmp1 = icmp ult i32 %7, 1000000, !dbg !35
  br label %land.end

land.end:
  %8 = phi i1 [ false, %while.cond ], [ %cmp1, %land.rhs ], !dbg !36
  br i1 %8, label %while.body, label %while.end, !dbg !29

while.body:
  %9 = bitcast i32* %by to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %9), !dbg !37
  call void @llvm.dbg.declare(metadata i32* %by, metadata !19, metadata !DIExpression()), !dbg !38
  %call2 = call i32 @__VERIFIER_nondet_uint(), !dbg !39
  %rem = urem i32 %call2, 2, !dbg !40
  %add = add i32 1, %rem, !dbg !41
  store i32 %add, i32* %by, align 4, !dbg !38
  %10 = load i32, i32* %by, align 4, !dbg !42
  %11 = load i32, i32* %n, align 4, !dbg !44
  %12 = load i32, i32* %up, align 4, !dbg !45
  %sub = sub i32 %11, %12, !dbg !46
  %cmp3 = icmp ugt i32 %10, %sub, !dbg !47
  br i1 %cmp3, label %if.then, label %if.end, !dbg !48

if.then:
  store i32 1, i32* %by, align 4, !dbg !49
  br label %if.end, !dbg !51

if.end:
  %13 = load i32, i32* %by, align 4, !dbg !52
  %14 = load i32, i32* %up, align 4, !dbg !53
  %add4 = add i32 %14, %13, !dbg !53
  store i32 %add4, i32* %up, align 4, !dbg !53
  %15 = load i32, i32* %by, align 4, !dbg !54
  %16 = load i32, i32* %down, align 4, !dbg !55
  %sub5 = sub i32 %16, %15, !dbg !55
  store i32 %sub5, i32* %down, align 4, !dbg !55
  %17 = load i32, i32* %steps, align 4, !dbg !56
  %inc = add i32 %17, 1, !dbg !56
  store i32 %inc, i32* %steps, align 4, !dbg !56
  %18 = bitcast i32* %by to i8*, !dbg !57
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !57
  br label %while.cond, !dbg !29, !llvm.loop !58

while.end:
  %19 = load i32, i32* %up, align 4, !dbg !61
  %20 = load i32, i32* %n, align 4, !dbg !63
  %cmp6 = icmp eq i32 %19, %20, !dbg !64
  br i1 %cmp6, label %land.lhs.true, label %if.end9, !dbg !65

land.lhs.true:
  %21 = load i32, i32* %down, align 4, !dbg !66
  %cmp7 = icmp ne i32 %21, 0, !dbg !67
  br i1 %cmp7, label %if.then8, label %if.end9, !dbg !68

if.then8:
  call void @reach_error(), !dbg !69
  br label %if.end9, !dbg !71

if.end9:
  %22 = bitcast i32* %number to i8*, !dbg !72
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %22), !dbg !72
  call void @llvm.dbg.declare(metadata i32* %number, metadata !21, metadata !DIExpression()), !dbg !73
  %call10 = call i32 @__VERIFIER_nondet_uint(), !dbg !74
  store i32 %call10, i32* %number, align 4, !dbg !73
  %23 = load i32, i32* %number, align 4, !dbg !75
  %24 = load i32, i32* %number, align 4, !dbg !77
  %shr = lshr i32 %24, 1, !dbg !78
  %xor = xor i32 %23, %shr, !dbg !79
  %call11 = call i32 @from_gray(i32 noundef %xor), !dbg !80
  %25 = load i32, i32* %number, align 4, !dbg !81
  %cmp12 = icmp ne i32 %call11, %25, !dbg !82
  br i1 %cmp12, label %if.then13, label %if.end14, !dbg !83

if.then13:
  call void @reach_error(), !dbg !84
  br label %if.end14, !dbg !86

if.end14:
  %26 = bitcast i32* %number to i8*, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %26), !dbg !87
  %27 = bitcast i32* %steps to i8*, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %27), !dbg !87
  %28 = bitcast i32* %down to i8*, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %28), !dbg !87
  %29 = bitcast i32* %up to i8*, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %29), !dbg !87
  %30 = bitcast i32* %n to i8*, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %30), !dbg !87
  ret i32 0, !dbg !88
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !89 void @reach_error()

define internal i32 @from_gray(i32 noundef %code) !dbg !93 {
entry:
  %code.addr = alloca i32, align 4
  %by = alloca i32, align 4
  store i32 %code, i32* %code.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %code.addr, metadata !97, metadata !DIExpression()), !dbg !100
  %0 = bitcast i32* %by to i8*, !dbg !101
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !101
  call void @llvm.dbg.declare(metadata i32* %by, metadata !98, metadata !DIExpression()), !dbg !102
  store i32 1, i32* %by, align 4, !dbg !102
  br label %for.cond, !dbg !101

for.cond:
  %1 = load i32, i32* %by, align 4, !dbg !103
  %cmp = icmp ult i32 %1, 16, !dbg !105
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !106

for.cond.cleanup:
  %2 = bitcast i32* %by to i8*, !dbg !107
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %2), !dbg !107
  br label %for.end

for.body:
  %3 = load i32, i32* %code.addr, align 4, !dbg !108
  %4 = load i32, i32* %by, align 4, !dbg !110
  %shr = lshr i32 %3, %4, !dbg !111
  %5 = load i32, i32* %code.addr, align 4, !dbg !112
  %xor = xor i32 %5, %shr, !dbg !112
  store i32 %xor, i32* %code.addr, align 4, !dbg !112
  br label %for.inc, !dbg !113

for.inc:
  %6 = load i32, i32* %by, align 4, !dbg !114
  %mul = mul i32 %6, 2, !dbg !114
  store i32 %mul, i32* %by, align 4, !dbg !114
  br label %for.cond, !dbg !107, !llvm.loop !115

for.end:
  %7 = load i32, i32* %code.addr, align 4, !dbg !117
  ret i32 %7, !dbg !118
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "checks_apart_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !10, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16, !17, !18, !19, !21}
!14 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 13, type: !15)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !DILocalVariable(name: "up", scope: !9, file: !1, line: 13, type: !15)
!17 = !DILocalVariable(name: "down", scope: !9, file: !1, line: 13, type: !15)
!18 = !DILocalVariable(name: "steps", scope: !9, file: !1, line: 13, type: !15)
!19 = !DILocalVariable(name: "by", scope: !20, file: !1, line: 15, type: !15)
!20 = distinct !DILexicalBlock(scope: !9, file: !1, line: 14, column: 39)
!21 = !DILocalVariable(name: "number", scope: !9, file: !1, line: 26, type: !15)
!22 = !DILocation(line: 13, column: 5, scope: !9)
!23 = !DILocation(line: 13, column: 14, scope: !9)
!24 = !DILocation(line: 13, column: 18, scope: !9)
!25 = !DILocation(line: 13, column: 44, scope: !9)
!26 = !DILocation(line: 13, column: 52, scope: !9)
!27 = !DILocation(line: 13, column: 59, scope: !9)
!28 = !DILocation(line: 13, column: 62, scope: !9)
!29 = !DILocation(line: 14, column: 5, scope: !9)
!30 = !DILocation(line: 14, column: 12, scope: !9)
!31 = !DILocation(line: 14, column: 17, scope: !9)
!32 = !DILocation(line: 14, column: 15, scope: !9)
!33 = !DILocation(line: 14, column: 19, scope: !9)
!34 = !DILocation(line: 14, column: 22, scope: !9)
!35 = !DILocation(line: 14, column: 28, scope: !9)
!36 = !DILocation(line: 0, scope: !9)
!37 = !DILocation(line: 15, column: 9, scope: !20)
!38 = !DILocation(line: 15, column: 18, scope: !20)
!39 = !DILocation(line: 15, column: 27, scope: !20)
!40 = !DILocation(line: 15, column: 52, scope: !20)
!41 = !DILocation(line: 15, column: 25, scope: !20)
!42 = !DILocation(line: 16, column: 13, scope: !43)
!43 = distinct !DILexicalBlock(scope: !20, file: !1, line: 16, column: 13)
!44 = !DILocation(line: 16, column: 18, scope: !43)
!45 = !DILocation(line: 16, column: 22, scope: !43)
!46 = !DILocation(line: 16, column: 20, scope: !43)
!47 = !DILocation(line: 16, column: 16, scope: !43)
!48 = !DILocation(line: 16, column: 13, scope: !20)
!49 = !DILocation(line: 17, column: 16, scope: !50)
!50 = distinct !DILexicalBlock(scope: !43, file: !1, line: 16, column: 26)
!51 = !DILocation(line: 18, column: 9, scope: !50)
!52 = !DILocation(line: 19, column: 15, scope: !20)
!53 = !DILocation(line: 19, column: 12, scope: !20)
!54 = !DILocation(line: 20, column: 17, scope: !20)
!55 = !DILocation(line: 20, column: 14, scope: !20)
!56 = !DILocation(line: 21, column: 14, scope: !20)
!57 = !DILocation(line: 22, column: 5, scope: !9)
!58 = distinct !{!58, !29, !57, !59, !60}
!59 = !{!"llvm.loop.mustprogress"}
!60 = !{!"llvm.loop.unroll.disable"}
!61 = !DILocation(line: 23, column: 9, scope: !62)
!62 = distinct !DILexicalBlock(scope: !9, file: !1, line: 23, column: 9)
!63 = !DILocation(line: 23, column: 15, scope: !62)
!64 = !DILocation(line: 23, column: 12, scope: !62)
!65 = !DILocation(line: 23, column: 17, scope: !62)
!66 = !DILocation(line: 23, column: 20, scope: !62)
!67 = !DILocation(line: 23, column: 25, scope: !62)
!68 = !DILocation(line: 23, column: 9, scope: !9)
!69 = !DILocation(line: 24, column: 9, scope: !70)
!70 = distinct !DILexicalBlock(scope: !62, file: !1, line: 23, column: 31)
!71 = !DILocation(line: 25, column: 5, scope: !70)
!72 = !DILocation(line: 26, column: 5, scope: !9)
!73 = !DILocation(line: 26, column: 14, scope: !9)
!74 = !DILocation(line: 26, column: 23, scope: !9)
!75 = !DILocation(line: 27, column: 19, scope: !76)
!76 = distinct !DILexicalBlock(scope: !9, file: !1, line: 27, column: 9)
!77 = !DILocation(line: 27, column: 29, scope: !76)
!78 = !DILocation(line: 27, column: 36, scope: !76)
!79 = !DILocation(line: 27, column: 26, scope: !76)
!80 = !DILocation(line: 27, column: 9, scope: !76)
!81 = !DILocation(line: 27, column: 46, scope: !76)
!82 = !DILocation(line: 27, column: 43, scope: !76)
!83 = !DILocation(line: 27, column: 9, scope: !9)
!84 = !DILocation(line: 28, column: 9, scope: !85)
!85 = distinct !DILexicalBlock(scope: !76, file: !1, line: 27, column: 54)
!86 = !DILocation(line: 29, column: 5, scope: !85)
!87 = !DILocation(line: 31, column: 1, scope: !9)
!88 = !DILocation(line: 30, column: 5, scope: !9)
!89 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 3, type: !90, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !92)
!90 = !DISubroutineType(types: !91)
!91 = !{null}
!92 = !{}
!93 = distinct !DISubprogram(name: "from_gray", scope: !1, file: !1, line: 5, type: !94, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !96)
!94 = !DISubroutineType(types: !95)
!95 = !{!15, !15}
!96 = !{!97, !98}
!97 = !DILocalVariable(name: "code", arg: 1, scope: !93, file: !1, line: 5, type: !15)
!98 = !DILocalVariable(name: "by", scope: !99, file: !1, line: 6, type: !15)
!99 = distinct !DILexicalBlock(scope: !93, file: !1, line: 6, column: 5)
!100 = !DILocation(line: 5, column: 36, scope: !93)
!101 = !DILocation(line: 6, column: 10, scope: !99)
!102 = !DILocation(line: 6, column: 19, scope: !99)
!103 = !DILocation(line: 6, column: 27, scope: !104)
!104 = distinct !DILexicalBlock(scope: !99, file: !1, line: 6, column: 5)
!105 = !DILocation(line: 6, column: 30, scope: !104)
!106 = !DILocation(line: 6, column: 5, scope: !99)
!107 = !DILocation(line: 6, column: 5, scope: !104)
!108 = !DILocation(line: 7, column: 17, scope: !109)
!109 = distinct !DILexicalBlock(scope: !104, file: !1, line: 6, column: 45)
!110 = !DILocation(line: 7, column: 25, scope: !109)
!111 = !DILocation(line: 7, column: 22, scope: !109)
!112 = !DILocation(line: 7, column: 14, scope: !109)
!113 = !DILocation(line: 8, column: 5, scope: !109)
!114 = !DILocation(line: 6, column: 39, scope: !104)
!115 = distinct !{!115, !106, !116, !59, !60}
!116 = !DILocation(line: 8, column: 5, scope: !99)
!117 = !DILocation(line: 9, column: 12, scope: !93)
!118 = !DILocation(line: 9, column: 5, scope: !93)
