source_filename = "numbers_from_text_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [23 x i8] c"size 2.5x1e3 -0.125 mm\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"size %lfx%lf %f %7s\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"12.75\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"%4lf\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"%lf\00", align 1
@.str.6 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"0x1.8p3\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"-inf\00", align 1
@.str.9 = private unnamed_addr constant [58 x i8] c"0.1000000000000000055511151231257827021181583404541015625\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"none\00", align 1
@.str.11 = private unnamed_addr constant [7 x i8] c"1e-400\00", align 1
@.str.12 = private unnamed_addr constant [6 x i8] c"1e400\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"5e-324\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %width = alloca double, align 8
  %height = alloca double, align 8
  %depth = alloca float, align 4
  %unit = alloca [8 x i8], align 1
  %end = alloca i8*, align 8
  %word = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast double* %width to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !29
  call void @llvm.dbg.declare(metadata double* %width, metadata !14, metadata !DIExpression()), !dbg !30
  %1 = bitcast double* %height to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !29
  call void @llvm.dbg.declare(metadata double* %height, metadata !16, metadata !DIExpression()), !dbg !31
  %2 = bitcast float* %depth to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !32
  call void @llvm.dbg.declare(metadata float* %depth, metadata !17, metadata !DIExpression()), !dbg !33
  %3 = bitcast [8 x i8]* %unit to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !34
  call void @llvm.dbg.declare(metadata [8 x i8]* %unit, metadata !19, metadata !DIExpression()), !dbg !35
  %arraydecay = getelementptr inbounds [8 x i8], [8 x i8]* %unit, i64 0, i64 0, !dbg !36
  %call = call i32 (i8*, i8*, ...) @__isoc99_sscanf(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), double* noundef %width, double* noundef %height, float* noundef %depth, i8* noundef %arraydecay), !dbg !37
  %cmp = icmp eq i32 %call, 4, !dbg !38
  %conv = zext i1 %cmp to i32, !dbg !38
  call void @check(i32 noundef %conv), !dbg !39
  %4 = load double, double* %width, align 8, !dbg !40
  %cmp1 = fcmp oeq double %4, 2.500000e+00, !dbg !41
  br i1 %cmp1, label %land.lhs.true, label %land.end, !dbg !42

land.lhs.true:
  %5 = load double, double* %height, align 8, !dbg !43
  %cmp3 = fcmp oeq double %5, 1.000000e+03, !dbg !44
  br i1 %cmp3, label %land.lhs.true5, label %land.end, !dbg !45

land.lhs.true5:
  %6 = load float, float* %depth, align 4, !dbg !46
  %cmp6 = fcmp oeq float %6, -1.250000e-01, !dbg !47
  br i1 %cmp6, label %land.rhs, label %land.end, !dbg !48

land.rhs:
  %arrayidx = getelementptr inbounds [8 x i8], [8 x i8]* %unit, i64 0, i64 0, !dbg !49
  %7 = load i8, i8* %arrayidx, align 1, !dbg !49
  %conv8 = sext i8 %7 to i32, !dbg !49
  %cmp9 = icmp eq i32 %conv8, 109, !dbg !50
  br label %land.end

land.end:
  %8 = phi i1 [ false, %land.lhs.true5 ], [ false, %land.lhs.true ], [ false, %entry ], [ %cmp9, %land.rhs ], !dbg !51
  %land.ext = zext i1 %8 to i32, !dbg !48
  call void @check(i32 noundef %land.ext), !dbg !52
  %call11 = call i32 (i8*, i8*, ...) @__isoc99_sscanf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), double* noundef %width), !dbg !53
  %cmp12 = icmp eq i32 %call11, 1, !dbg !54
  br i1 %cmp12, label %land.rhs14, label %land.end17, !dbg !55

land.rhs14:
  %9 = load double, double* %width, align 8, !dbg !56
  %cmp15 = fcmp oeq double %9, 1.275000e+01, !dbg !57
  br label %land.end17

land.end17:
  %10 = phi i1 [ false, %land.end ], [ %cmp15, %land.rhs14 ], !dbg !51
  %land.ext18 = zext i1 %10 to i32, !dbg !55
  call void @check(i32 noundef %land.ext18), !dbg !58
  %call19 = call i32 (i8*, i8*, ...) @__isoc99_sscanf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), double* noundef %width), !dbg !59
  %cmp20 = icmp eq i32 %call19, 0, !dbg !60
  br i1 %cmp20, label %land.rhs22, label %land.end26, !dbg !61

land.rhs22:
  %call23 = call i32 (i8*, i8*, ...) @__isoc99_sscanf(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), double* noundef %width), !dbg !62
  %cmp24 = icmp eq i32 %call23, -1, !dbg !63
  br label %land.end26

land.end26:
  %11 = phi i1 [ false, %land.end17 ], [ %cmp24, %land.rhs22 ], !dbg !51
  %land.ext27 = zext i1 %11 to i32, !dbg !61
  call void @check(i32 noundef %land.ext27), !dbg !64
  %call28 = call double @strtod(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.7, i64 0, i64 0), i8** noundef null), !dbg !65
  %cmp29 = fcmp oeq double %call28, 1.200000e+01, !dbg !66
  br i1 %cmp29, label %land.rhs31, label %land.end35, !dbg !67

land.rhs31:
  %call32 = call double @strtod(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.8, i64 0, i64 0), i8** noundef null), !dbg !68
  %cmp33 = fcmp olt double %call32, -1.000000e+308, !dbg !69
  br label %land.end35

land.end35:
  %12 = phi i1 [ false, %land.end26 ], [ %cmp33, %land.rhs31 ], !dbg !51
  %land.ext36 = zext i1 %12 to i32, !dbg !67
  call void @check(i32 noundef %land.ext36), !dbg !70
  %call37 = call double @strtod(i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.9, i64 0, i64 0), i8** noundef null), !dbg !71
  %cmp38 = fcmp oeq double %call37, 1.000000e-01, !dbg !72
  %conv39 = zext i1 %cmp38 to i32, !dbg !72
  call void @check(i32 noundef %conv39), !dbg !73
  %13 = bitcast i8** %end to i8*, !dbg !74
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %13), !dbg !74
  call void @llvm.dbg.declare(metadata i8** %end, metadata !24, metadata !DIExpression()), !dbg !75
  %14 = bitcast i8** %word to i8*, !dbg !76
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %14), !dbg !76
  call void @llvm.dbg.declare(metadata i8** %word, metadata !26, metadata !DIExpression()), !dbg !77
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.10, i64 0, i64 0), i8** %word, align 8, !dbg !77
  %15 = load i8*, i8** %word, align 8, !dbg !78
  %call40 = call double @strtod(i8* noundef %15, i8** noundef %end), !dbg !79
  %cmp41 = fcmp oeq double %call40, 0.000000e+00, !dbg !80
  br i1 %cmp41, label %land.rhs43, label %land.end46, !dbg !81

land.rhs43:
  %16 = load i8*, i8** %end, align 8, !dbg !82
  %17 = load i8*, i8** %word, align 8, !dbg !83
  %cmp44 = icmp eq i8* %16, %17, !dbg !84
  br label %land.end46

land.end46:
  %18 = phi i1 [ false, %land.end35 ], [ %cmp44, %land.rhs43 ], !dbg !51
  %land.ext47 = zext i1 %18 to i32, !dbg !81
  call void @check(i32 noundef %land.ext47), !dbg !85
  %call48 = call i32* @__errno_location(), !dbg !86
  store i32 0, i32* %call48, align 4, !dbg !87
  %call49 = call double @strtod(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.11, i64 0, i64 0), i8** noundef null), !dbg !88
  %cmp50 = fcmp oeq double %call49, 0.000000e+00, !dbg !89
  br i1 %cmp50, label %land.rhs52, label %land.end56, !dbg !90

land.rhs52:
  %call53 = call i32* @__errno_location(), !dbg !91
  %19 = load i32, i32* %call53, align 4, !dbg !91
  %cmp54 = icmp eq i32 %19, 34, !dbg !92
  br label %land.end56

land.end56:
  %20 = phi i1 [ false, %land.end46 ], [ %cmp54, %land.rhs52 ], !dbg !51
  %land.ext57 = zext i1 %20 to i32, !dbg !90
  call void @check(i32 noundef %land.ext57), !dbg !93
  %call58 = call i32* @__errno_location(), !dbg !94
  store i32 0, i32* %call58, align 4, !dbg !95
  %call59 = call double @strtod(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.12, i64 0, i64 0), i8** noundef null), !dbg !96
  %cmp60 = fcmp ogt double %call59, 1.700000e+308, !dbg !97
  br i1 %cmp60, label %land.rhs62, label %land.end66, !dbg !98

land.rhs62:
  %call63 = call i32* @__errno_location(), !dbg !99
  %21 = load i32, i32* %call63, align 4, !dbg !99
  %cmp64 = icmp eq i32 %21, 34, !dbg !100
  br label %land.end66

land.end66:
  %22 = phi i1 [ false, %land.end56 ], [ %cmp64, %land.rhs62 ], !dbg !51
  %land.ext67 = zext i1 %22 to i32, !dbg !98
  call void @check(i32 noundef %land.ext67), !dbg !101
  %call68 = call double @strtod(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8** noundef null), !dbg !102
  %cmp69 = fcmp oeq double %call68, 4.940660e-324, !dbg !103
  %conv70 = zext i1 %cmp69 to i32, !dbg !103
  call void @check(i32 noundef %conv70), !dbg !104
  %23 = bitcast i8** %word to i8*, !dbg !105
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %23), !dbg !105
  %24 = bitcast i8** %end to i8*, !dbg !105
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %24), !dbg !105
  %25 = bitcast [8 x i8]* %unit to i8*, !dbg !105
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %25), !dbg !105
  %26 = bitcast float* %depth to i8*, !dbg !105
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %26), !dbg !105
  %27 = bitcast double* %height to i8*, !dbg !105
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %27), !dbg !105
  %28 = bitcast double* %width to i8*, !dbg !105
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %28), !dbg !105
  ret i32 0, !dbg !106
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal void @check(i32 noundef %holds) !dbg !107 {
entry:
  %holds.addr = alloca i32, align 4
  store i32 %holds, i32* %holds.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %holds.addr, metadata !111, metadata !DIExpression()), !dbg !112
  %0 = load i32, i32* %holds.addr, align 4, !dbg !113
  %tobool = icmp ne i32 %0, 0, !dbg !113
  br i1 %tobool, label %if.end, label %if.then, !dbg !115

if.then:
  call void @reach_error(), !dbg !116
  br label %if.end, !dbg !116

if.end:
  ret void, !dbg !117
}

declare i32 @__isoc99_sscanf(i8* noundef, i8* noundef, ...)

declare double @strtod(i8* noundef, i8** noundef)

declare i32* @__errno_location()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !118 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "numbers_from_text_unsafe.c", directory: ".")
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
!13 = !{!14, !16, !17, !19, !24, !26}
!14 = !DILocalVariable(name: "width", scope: !9, file: !1, line: 13, type: !15)
!15 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!16 = !DILocalVariable(name: "height", scope: !9, file: !1, line: 13, type: !15)
!17 = !DILocalVariable(name: "depth", scope: !9, file: !1, line: 14, type: !18)
!18 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!19 = !DILocalVariable(name: "unit", scope: !9, file: !1, line: 15, type: !20)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 64, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 8)
!24 = !DILocalVariable(name: "end", scope: !9, file: !1, line: 22, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!26 = !DILocalVariable(name: "word", scope: !9, file: !1, line: 23, type: !27)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!29 = !DILocation(line: 13, column: 3, scope: !9)
!30 = !DILocation(line: 13, column: 10, scope: !9)
!31 = !DILocation(line: 13, column: 17, scope: !9)
!32 = !DILocation(line: 14, column: 3, scope: !9)
!33 = !DILocation(line: 14, column: 9, scope: !9)
!34 = !DILocation(line: 15, column: 3, scope: !9)
!35 = !DILocation(line: 15, column: 8, scope: !9)
!36 = !DILocation(line: 16, column: 90, scope: !9)
!37 = !DILocation(line: 16, column: 9, scope: !9)
!38 = !DILocation(line: 16, column: 96, scope: !9)
!39 = !DILocation(line: 16, column: 3, scope: !9)
!40 = !DILocation(line: 17, column: 9, scope: !9)
!41 = !DILocation(line: 17, column: 15, scope: !9)
!42 = !DILocation(line: 17, column: 22, scope: !9)
!43 = !DILocation(line: 17, column: 25, scope: !9)
!44 = !DILocation(line: 17, column: 32, scope: !9)
!45 = !DILocation(line: 17, column: 40, scope: !9)
!46 = !DILocation(line: 17, column: 43, scope: !9)
!47 = !DILocation(line: 17, column: 49, scope: !9)
!48 = !DILocation(line: 17, column: 60, scope: !9)
!49 = !DILocation(line: 17, column: 63, scope: !9)
!50 = !DILocation(line: 17, column: 71, scope: !9)
!51 = !DILocation(line: 0, scope: !9)
!52 = !DILocation(line: 17, column: 3, scope: !9)
!53 = !DILocation(line: 18, column: 9, scope: !9)
!54 = !DILocation(line: 18, column: 41, scope: !9)
!55 = !DILocation(line: 18, column: 46, scope: !9)
!56 = !DILocation(line: 18, column: 49, scope: !9)
!57 = !DILocation(line: 18, column: 55, scope: !9)
!58 = !DILocation(line: 18, column: 3, scope: !9)
!59 = !DILocation(line: 19, column: 9, scope: !9)
!60 = !DILocation(line: 19, column: 38, scope: !9)
!61 = !DILocation(line: 19, column: 43, scope: !9)
!62 = !DILocation(line: 19, column: 46, scope: !9)
!63 = !DILocation(line: 19, column: 72, scope: !9)
!64 = !DILocation(line: 19, column: 3, scope: !9)
!65 = !DILocation(line: 20, column: 9, scope: !9)
!66 = !DILocation(line: 20, column: 33, scope: !9)
!67 = !DILocation(line: 20, column: 39, scope: !9)
!68 = !DILocation(line: 20, column: 42, scope: !9)
!69 = !DILocation(line: 20, column: 63, scope: !9)
!70 = !DILocation(line: 20, column: 3, scope: !9)
!71 = !DILocation(line: 21, column: 9, scope: !9)
!72 = !DILocation(line: 21, column: 83, scope: !9)
!73 = !DILocation(line: 21, column: 3, scope: !9)
!74 = !DILocation(line: 22, column: 3, scope: !9)
!75 = !DILocation(line: 22, column: 9, scope: !9)
!76 = !DILocation(line: 23, column: 3, scope: !9)
!77 = !DILocation(line: 23, column: 15, scope: !9)
!78 = !DILocation(line: 24, column: 16, scope: !9)
!79 = !DILocation(line: 24, column: 9, scope: !9)
!80 = !DILocation(line: 24, column: 28, scope: !9)
!81 = !DILocation(line: 24, column: 33, scope: !9)
!82 = !DILocation(line: 24, column: 36, scope: !9)
!83 = !DILocation(line: 24, column: 43, scope: !9)
!84 = !DILocation(line: 24, column: 40, scope: !9)
!85 = !DILocation(line: 24, column: 3, scope: !9)
!86 = !DILocation(line: 25, column: 3, scope: !9)
!87 = !DILocation(line: 25, column: 9, scope: !9)
!88 = !DILocation(line: 26, column: 9, scope: !9)
!89 = !DILocation(line: 26, column: 32, scope: !9)
!90 = !DILocation(line: 26, column: 37, scope: !9)
!91 = !DILocation(line: 26, column: 40, scope: !9)
!92 = !DILocation(line: 26, column: 46, scope: !9)
!93 = !DILocation(line: 26, column: 3, scope: !9)
!94 = !DILocation(line: 27, column: 3, scope: !9)
!95 = !DILocation(line: 27, column: 9, scope: !9)
!96 = !DILocation(line: 28, column: 9, scope: !9)
!97 = !DILocation(line: 28, column: 31, scope: !9)
!98 = !DILocation(line: 28, column: 41, scope: !9)
!99 = !DILocation(line: 28, column: 44, scope: !9)
!100 = !DILocation(line: 28, column: 50, scope: !9)
!101 = !DILocation(line: 28, column: 3, scope: !9)
!102 = !DILocation(line: 29, column: 9, scope: !9)
!103 = !DILocation(line: 29, column: 32, scope: !9)
!104 = !DILocation(line: 29, column: 3, scope: !9)
!105 = !DILocation(line: 31, column: 1, scope: !9)
!106 = !DILocation(line: 30, column: 3, scope: !9)
!107 = distinct !DISubprogram(name: "check", scope: !1, file: !1, line: 8, type: !108, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !110)
!108 = !DISubroutineType(types: !109)
!109 = !{null, !12}
!110 = !{!111}
!111 = !DILocalVariable(name: "holds", arg: 1, scope: !107, file: !1, line: 8, type: !12)
!112 = !DILocation(line: 8, column: 23, scope: !107)
!113 = !DILocation(line: 9, column: 8, scope: !114)
!114 = distinct !DILexicalBlock(scope: !107, file: !1, line: 9, column: 7)
!115 = !DILocation(line: 9, column: 7, scope: !107)
!116 = !DILocation(line: 9, column: 15, scope: !114)
!117 = !DILocation(line: 10, column: 1, scope: !107)
!118 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 6, type: !119, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !121)
!119 = !DISubroutineType(types: !120)
!120 = !{null}
!121 = !{}
