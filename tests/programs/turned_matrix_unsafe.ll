source_filename = "turned_matrix_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [6 x i8] c"%d %d\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%lf\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%f\0A\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %m = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %a = alloca double*, align 8
  %turned = alloca double*, align 8
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %i24 = alloca i32, align 4
  %j29 = alloca i32, align 4
  %j50 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !32
  call void @llvm.dbg.declare(metadata i32* %n, metadata !14, metadata !DIExpression()), !dbg !33
  %1 = bitcast i32* %m to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !32
  call void @llvm.dbg.declare(metadata i32* %m, metadata !15, metadata !DIExpression()), !dbg !34
  %call = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i32* noundef %n, i32* noundef %m), !dbg !35
  %cmp = icmp ne i32 %call, 2, !dbg !37
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !38

lor.lhs.false:
  %2 = load i32, i32* %n, align 4, !dbg !39
  %cmp1 = icmp slt i32 %2, 1, !dbg !40
  br i1 %cmp1, label %if.then, label %lor.lhs.false2, !dbg !41

lor.lhs.false2:
  %3 = load i32, i32* %n, align 4, !dbg !42
  %cmp3 = icmp sgt i32 %3, 500, !dbg !43
  br i1 %cmp3, label %if.then, label %lor.lhs.false4, !dbg !44

lor.lhs.false4:
  %4 = load i32, i32* %m, align 4, !dbg !45
  %cmp5 = icmp slt i32 %4, 1, !dbg !46
  br i1 %cmp5, label %if.then, label %lor.lhs.false6, !dbg !47

lor.lhs.false6:
  %5 = load i32, i32* %m, align 4, !dbg !48
  %cmp7 = icmp sgt i32 %5, 500, !dbg !49
  br i1 %cmp7, label %if.then, label %if.end, !dbg !50

if.then:
  store i32 1, i32* %retval, align 4, !dbg !51
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup65, !dbg !51

if.end:
  %6 = bitcast double** %a to i8*, !dbg !52
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %6), !dbg !52
  call void @llvm.dbg.declare(metadata double** %a, metadata !16, metadata !DIExpression()), !dbg !53
  %7 = load i32, i32* %n, align 4, !dbg !54
  %8 = load i32, i32* %m, align 4, !dbg !55
  %call8 = call double* @matrix(i32 noundef %7, i32 noundef %8), !dbg !56
  store double* %call8, double** %a, align 8, !dbg !53
  %9 = bitcast double** %turned to i8*, !dbg !52
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %9), !dbg !52
  call void @llvm.dbg.declare(metadata double** %turned, metadata !19, metadata !DIExpression()), !dbg !57
  %10 = load i32, i32* %m, align 4, !dbg !58
  %11 = load i32, i32* %n, align 4, !dbg !59
  %call9 = call double* @matrix(i32 noundef %10, i32 noundef %11), !dbg !60
  store double* %call9, double** %turned, align 8, !dbg !57
  %12 = bitcast i32* %i to i8*, !dbg !61
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %12), !dbg !61
  call void @llvm.dbg.declare(metadata i32* %i, metadata !20, metadata !DIExpression()), !dbg !62
  store i32 0, i32* %i, align 4, !dbg !62
  br label %for.cond, !dbg !61

for.cond:
  %13 = load i32, i32* %i, align 4, !dbg !63
  %14 = load i32, i32* %n, align 4, !dbg !64
  %cmp10 = icmp slt i32 %13, %14, !dbg !65
  br i1 %cmp10, label %for.body, label %for.cond.cleanup, !dbg !66

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup21, !dbg !66

for.body:
  %15 = bitcast i32* %j to i8*, !dbg !67
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %15), !dbg !67
  call void @llvm.dbg.declare(metadata i32* %j, metadata !22, metadata !DIExpression()), !dbg !68
  store i32 0, i32* %j, align 4, !dbg !68
  br label %for.cond11, !dbg !67

for.cond11:
  %16 = load i32, i32* %j, align 4, !dbg !69
  %17 = load i32, i32* %m, align 4, !dbg !71
  %cmp12 = icmp slt i32 %16, %17, !dbg !72
  br i1 %cmp12, label %for.body14, label %for.cond.cleanup13, !dbg !73

for.cond.cleanup13:
  store i32 5, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !73

for.body14:
  %18 = load double*, double** %a, align 8, !dbg !74
  %19 = load i32, i32* %i, align 4, !dbg !76
  %20 = load i32, i32* %m, align 4, !dbg !77
  %mul = mul nsw i32 %19, %20, !dbg !78
  %21 = load i32, i32* %j, align 4, !dbg !79
  %add = add nsw i32 %mul, %21, !dbg !80
  %idxprom = sext i32 %add to i64, !dbg !74
  %arrayidx = getelementptr inbounds double, double* %18, i64 %idxprom, !dbg !74
  %call15 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), double* noundef %arrayidx), !dbg !81
  %cmp16 = icmp ne i32 %call15, 1, !dbg !82
  br i1 %cmp16, label %if.then17, label %if.end18, !dbg !83

if.then17:
  store i32 1, i32* %retval, align 4, !dbg !84
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !84

if.end18:
  br label %for.inc, !dbg !85

for.inc:
  %22 = load i32, i32* %j, align 4, !dbg !86
  %inc = add nsw i32 %22, 1, !dbg !86
  store i32 %inc, i32* %j, align 4, !dbg !86
  br label %for.cond11, !dbg !87, !llvm.loop !88

cleanup:
  %23 = bitcast i32* %j to i8*, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %23), !dbg !87
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup21 [
    i32 5, label %for.end
  ]

for.end:
  br label %for.inc19, !dbg !89

for.inc19:
  %24 = load i32, i32* %i, align 4, !dbg !92
  %inc20 = add nsw i32 %24, 1, !dbg !92
  store i32 %inc20, i32* %i, align 4, !dbg !92
  br label %for.cond, !dbg !93, !llvm.loop !94

cleanup21:
  %25 = bitcast i32* %i to i8*, !dbg !93
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %25), !dbg !93
  %cleanup.dest22 = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest22, label %cleanup63 [
    i32 2, label %for.end23
  ]

for.end23:
  %26 = bitcast i32* %i24 to i8*, !dbg !96
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %26), !dbg !96
  call void @llvm.dbg.declare(metadata i32* %i24, metadata !25, metadata !DIExpression()), !dbg !97
  store i32 0, i32* %i24, align 4, !dbg !97
  br label %for.cond25, !dbg !96

for.cond25:
  %27 = load i32, i32* %i24, align 4, !dbg !98
  %28 = load i32, i32* %n, align 4, !dbg !99
  %cmp26 = icmp slt i32 %27, %28, !dbg !100
  br i1 %cmp26, label %for.body28, label %for.cond.cleanup27, !dbg !101

for.cond.cleanup27:
  store i32 8, i32* %cleanup.dest.slot, align 4
  %29 = bitcast i32* %i24 to i8*, !dbg !102
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %29), !dbg !102
  br label %for.end49

for.body28:
  %30 = bitcast i32* %j29 to i8*, !dbg !103
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %30), !dbg !103
  call void @llvm.dbg.declare(metadata i32* %j29, metadata !27, metadata !DIExpression()), !dbg !104
  store i32 0, i32* %j29, align 4, !dbg !104
  br label %for.cond30, !dbg !103

for.cond30:
  %31 = load i32, i32* %j29, align 4, !dbg !105
  %32 = load i32, i32* %m, align 4, !dbg !107
  %cmp31 = icmp slt i32 %31, %32, !dbg !108
  br i1 %cmp31, label %for.body33, label %for.cond.cleanup32, !dbg !109

for.cond.cleanup32:
  store i32 11, i32* %cleanup.dest.slot, align 4
  %33 = bitcast i32* %j29 to i8*, !dbg !110
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %33), !dbg !110
  br label %for.end45

for.body33:
  %34 = load double*, double** %a, align 8, !dbg !111
  %35 = load i32, i32* %i24, align 4, !dbg !112
  %36 = load i32, i32* %m, align 4, !dbg !113
  %mul34 = mul nsw i32 %35, %36, !dbg !114
  %37 = load i32, i32* %j29, align 4, !dbg !115
  %add35 = add nsw i32 %mul34, %37, !dbg !116
  %idxprom36 = sext i32 %add35 to i64, !dbg !111
  %arrayidx37 = getelementptr inbounds double, double* %34, i64 %idxprom36, !dbg !111
  %38 = load double, double* %arrayidx37, align 8, !dbg !111
  %39 = load double*, double** %turned, align 8, !dbg !117
  %40 = load i32, i32* %j29, align 4, !dbg !118
  %41 = load i32, i32* %m, align 4, !dbg !119
  %mul38 = mul nsw i32 %40, %41, !dbg !120
  %42 = load i32, i32* %i24, align 4, !dbg !121
  %add39 = add nsw i32 %mul38, %42, !dbg !122
  %idxprom40 = sext i32 %add39 to i64, !dbg !117
  %arrayidx41 = getelementptr inbounds double, double* %39, i64 %idxprom40, !dbg !117
  store double %38, double* %arrayidx41, align 8, !dbg !123
  br label %for.inc42, !dbg !117

for.inc42:
  %43 = load i32, i32* %j29, align 4, !dbg !124
  %inc43 = add nsw i32 %43, 1, !dbg !124
  store i32 %inc43, i32* %j29, align 4, !dbg !124
  br label %for.cond30, !dbg !110, !llvm.loop !125

for.end45:
  br label %for.inc46, !dbg !126

for.inc46:
  %44 = load i32, i32* %i24, align 4, !dbg !127
  %inc47 = add nsw i32 %44, 1, !dbg !127
  store i32 %inc47, i32* %i24, align 4, !dbg !127
  br label %for.cond25, !dbg !102, !llvm.loop !128

for.end49:
  %45 = bitcast i32* %j50 to i8*, !dbg !130
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %45), !dbg !130
  call void @llvm.dbg.declare(metadata i32* %j50, metadata !30, metadata !DIExpression()), !dbg !131
  store i32 0, i32* %j50, align 4, !dbg !131
  br label %for.cond51, !dbg !130

for.cond51:
  %46 = load i32, i32* %j50, align 4, !dbg !132
  %47 = load i32, i32* %m, align 4, !dbg !134
  %cmp52 = icmp slt i32 %46, %47, !dbg !135
  br i1 %cmp52, label %for.body54, label %for.cond.cleanup53, !dbg !136

for.cond.cleanup53:
  store i32 14, i32* %cleanup.dest.slot, align 4
  %48 = bitcast i32* %j50 to i8*, !dbg !137
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %48), !dbg !137
  br label %for.end62

for.body54:
  %49 = load double*, double** %turned, align 8, !dbg !138
  %50 = load i32, i32* %j50, align 4, !dbg !139
  %51 = load i32, i32* %n, align 4, !dbg !140
  %mul55 = mul nsw i32 %50, %51, !dbg !141
  %idxprom56 = sext i32 %mul55 to i64, !dbg !138
  %arrayidx57 = getelementptr inbounds double, double* %49, i64 %idxprom56, !dbg !138
  %52 = load double, double* %arrayidx57, align 8, !dbg !138
  %call58 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0), double noundef %52), !dbg !142
  br label %for.inc59, !dbg !142

for.inc59:
  %53 = load i32, i32* %j50, align 4, !dbg !143
  %inc60 = add nsw i32 %53, 1, !dbg !143
  store i32 %inc60, i32* %j50, align 4, !dbg !143
  br label %for.cond51, !dbg !137, !llvm.loop !144

for.end62:
  %54 = load double*, double** %a, align 8, !dbg !146
  %55 = bitcast double* %54 to i8*, !dbg !146
  call void @free(i8* noundef %55), !dbg !147
  %56 = load double*, double** %turned, align 8, !dbg !148
  %57 = bitcast double* %56 to i8*, !dbg !148
  call void @free(i8* noundef %57), !dbg !149
  store i32 0, i32* %retval, align 4, !dbg !150
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup63, !dbg !150

cleanup63:
  %58 = bitcast double** %turned to i8*, !dbg !151
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %58), !dbg !151
  %59 = bitcast double** %a to i8*, !dbg !151
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %59), !dbg !151
  br label %cleanup65

cleanup65:
  %60 = bitcast i32* %m to i8*, !dbg !151
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %60), !dbg !151
  %61 = bitcast i32* %n to i8*, !dbg !151
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %61), !dbg !151
  %62 = load i32, i32* %retval, align 4, !dbg !151
  ret i32 %62, !dbg !151
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__isoc99_scanf(i8* noundef, ...)

define internal double* @matrix(i32 noundef %rows, i32 noundef %columns) !dbg !152 {
entry:
  %rows.addr = alloca i32, align 4
  %columns.addr = alloca i32, align 4
  %all = alloca double*, align 8
  store i32 %rows, i32* %rows.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %rows.addr, metadata !156, metadata !DIExpression()), !dbg !159
  store i32 %columns, i32* %columns.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %columns.addr, metadata !157, metadata !DIExpression()), !dbg !160
  %0 = bitcast double** %all to i8*, !dbg !161
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !161
  call void @llvm.dbg.declare(metadata double** %all, metadata !158, metadata !DIExpression()), !dbg !162
  %1 = load i32, i32* %rows.addr, align 4, !dbg !163
  %conv = sext i32 %1 to i64, !dbg !163
  %2 = load i32, i32* %columns.addr, align 4, !dbg !164
  %conv1 = sext i32 %2 to i64, !dbg !164
  %mul = mul i64 %conv1, 8, !dbg !165
  %call = call noalias i8* @calloc(i64 noundef %conv, i64 noundef %mul), !dbg !166
  %3 = bitcast i8* %call to double*, !dbg !166
  store double* %3, double** %all, align 8, !dbg !162
  %4 = load double*, double** %all, align 8, !dbg !167
  %tobool = icmp ne double* %4, null, !dbg !167
  br i1 %tobool, label %if.end, label %if.then, !dbg !169

if.then:
  call void @exit(i32 noundef 1), !dbg !170
  unreachable, !dbg !170

if.end:
  %5 = load double*, double** %all, align 8, !dbg !171
  %6 = bitcast double** %all to i8*, !dbg !172
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !172
  ret double* %5, !dbg !173
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i32 @printf(i8* noundef, ...)

declare void @free(i8* noundef)

declare noalias i8* @calloc(i64 noundef, i64 noundef)

declare void @exit(i32 noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "turned_matrix_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 13, type: !10, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15, !16, !19, !20, !22, !25, !27, !30}
!14 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 15, type: !12)
!15 = !DILocalVariable(name: "m", scope: !9, file: !1, line: 15, type: !12)
!16 = !DILocalVariable(name: "a", scope: !9, file: !1, line: 18, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!19 = !DILocalVariable(name: "turned", scope: !9, file: !1, line: 18, type: !17)
!20 = !DILocalVariable(name: "i", scope: !21, file: !1, line: 19, type: !12)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 19, column: 5)
!22 = !DILocalVariable(name: "j", scope: !23, file: !1, line: 20, type: !12)
!23 = distinct !DILexicalBlock(scope: !24, file: !1, line: 20, column: 9)
!24 = distinct !DILexicalBlock(scope: !21, file: !1, line: 19, column: 5)
!25 = !DILocalVariable(name: "i", scope: !26, file: !1, line: 23, type: !12)
!26 = distinct !DILexicalBlock(scope: !9, file: !1, line: 23, column: 5)
!27 = !DILocalVariable(name: "j", scope: !28, file: !1, line: 24, type: !12)
!28 = distinct !DILexicalBlock(scope: !29, file: !1, line: 24, column: 9)
!29 = distinct !DILexicalBlock(scope: !26, file: !1, line: 23, column: 5)
!30 = !DILocalVariable(name: "j", scope: !31, file: !1, line: 26, type: !12)
!31 = distinct !DILexicalBlock(scope: !9, file: !1, line: 26, column: 5)
!32 = !DILocation(line: 15, column: 5, scope: !9)
!33 = !DILocation(line: 15, column: 9, scope: !9)
!34 = !DILocation(line: 15, column: 12, scope: !9)
!35 = !DILocation(line: 16, column: 9, scope: !36)
!36 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 9)
!37 = !DILocation(line: 16, column: 32, scope: !36)
!38 = !DILocation(line: 16, column: 37, scope: !36)
!39 = !DILocation(line: 16, column: 40, scope: !36)
!40 = !DILocation(line: 16, column: 42, scope: !36)
!41 = !DILocation(line: 16, column: 46, scope: !36)
!42 = !DILocation(line: 16, column: 49, scope: !36)
!43 = !DILocation(line: 16, column: 51, scope: !36)
!44 = !DILocation(line: 16, column: 57, scope: !36)
!45 = !DILocation(line: 16, column: 60, scope: !36)
!46 = !DILocation(line: 16, column: 62, scope: !36)
!47 = !DILocation(line: 16, column: 66, scope: !36)
!48 = !DILocation(line: 16, column: 69, scope: !36)
!49 = !DILocation(line: 16, column: 71, scope: !36)
!50 = !DILocation(line: 16, column: 9, scope: !9)
!51 = !DILocation(line: 17, column: 9, scope: !36)
!52 = !DILocation(line: 18, column: 5, scope: !9)
!53 = !DILocation(line: 18, column: 13, scope: !9)
!54 = !DILocation(line: 18, column: 24, scope: !9)
!55 = !DILocation(line: 18, column: 27, scope: !9)
!56 = !DILocation(line: 18, column: 17, scope: !9)
!57 = !DILocation(line: 18, column: 32, scope: !9)
!58 = !DILocation(line: 18, column: 48, scope: !9)
!59 = !DILocation(line: 18, column: 51, scope: !9)
!60 = !DILocation(line: 18, column: 41, scope: !9)
!61 = !DILocation(line: 19, column: 10, scope: !21)
!62 = !DILocation(line: 19, column: 14, scope: !21)
!63 = !DILocation(line: 19, column: 21, scope: !24)
!64 = !DILocation(line: 19, column: 25, scope: !24)
!65 = !DILocation(line: 19, column: 23, scope: !24)
!66 = !DILocation(line: 19, column: 5, scope: !21)
!67 = !DILocation(line: 20, column: 14, scope: !23)
!68 = !DILocation(line: 20, column: 18, scope: !23)
!69 = !DILocation(line: 20, column: 25, scope: !70)
!70 = distinct !DILexicalBlock(scope: !23, file: !1, line: 20, column: 9)
!71 = !DILocation(line: 20, column: 29, scope: !70)
!72 = !DILocation(line: 20, column: 27, scope: !70)
!73 = !DILocation(line: 20, column: 9, scope: !23)
!74 = !DILocation(line: 21, column: 31, scope: !75)
!75 = distinct !DILexicalBlock(scope: !70, file: !1, line: 21, column: 17)
!76 = !DILocation(line: 21, column: 33, scope: !75)
!77 = !DILocation(line: 21, column: 37, scope: !75)
!78 = !DILocation(line: 21, column: 35, scope: !75)
!79 = !DILocation(line: 21, column: 41, scope: !75)
!80 = !DILocation(line: 21, column: 39, scope: !75)
!81 = !DILocation(line: 21, column: 17, scope: !75)
!82 = !DILocation(line: 21, column: 45, scope: !75)
!83 = !DILocation(line: 21, column: 17, scope: !70)
!84 = !DILocation(line: 22, column: 17, scope: !75)
!85 = !DILocation(line: 21, column: 48, scope: !75)
!86 = !DILocation(line: 20, column: 33, scope: !70)
!87 = !DILocation(line: 20, column: 9, scope: !70)
!88 = distinct !{!88, !73, !89, !90, !91}
!89 = !DILocation(line: 22, column: 24, scope: !23)
!90 = !{!"llvm.loop.mustprogress"}
!91 = !{!"llvm.loop.unroll.disable"}
!92 = !DILocation(line: 19, column: 29, scope: !24)
!93 = !DILocation(line: 19, column: 5, scope: !24)
!94 = distinct !{!94, !66, !95, !90, !91}
!95 = !DILocation(line: 22, column: 24, scope: !21)
!96 = !DILocation(line: 23, column: 10, scope: !26)
!97 = !DILocation(line: 23, column: 14, scope: !26)
!98 = !DILocation(line: 23, column: 21, scope: !29)
!99 = !DILocation(line: 23, column: 25, scope: !29)
!100 = !DILocation(line: 23, column: 23, scope: !29)
!101 = !DILocation(line: 23, column: 5, scope: !26)
!102 = !DILocation(line: 23, column: 5, scope: !29)
!103 = !DILocation(line: 24, column: 14, scope: !28)
!104 = !DILocation(line: 24, column: 18, scope: !28)
!105 = !DILocation(line: 24, column: 25, scope: !106)
!106 = distinct !DILexicalBlock(scope: !28, file: !1, line: 24, column: 9)
!107 = !DILocation(line: 24, column: 29, scope: !106)
!108 = !DILocation(line: 24, column: 27, scope: !106)
!109 = !DILocation(line: 24, column: 9, scope: !28)
!110 = !DILocation(line: 24, column: 9, scope: !106)
!111 = !DILocation(line: 25, column: 33, scope: !106)
!112 = !DILocation(line: 25, column: 35, scope: !106)
!113 = !DILocation(line: 25, column: 39, scope: !106)
!114 = !DILocation(line: 25, column: 37, scope: !106)
!115 = !DILocation(line: 25, column: 43, scope: !106)
!116 = !DILocation(line: 25, column: 41, scope: !106)
!117 = !DILocation(line: 25, column: 13, scope: !106)
!118 = !DILocation(line: 25, column: 20, scope: !106)
!119 = !DILocation(line: 25, column: 24, scope: !106)
!120 = !DILocation(line: 25, column: 22, scope: !106)
!121 = !DILocation(line: 25, column: 28, scope: !106)
!122 = !DILocation(line: 25, column: 26, scope: !106)
!123 = !DILocation(line: 25, column: 31, scope: !106)
!124 = !DILocation(line: 24, column: 33, scope: !106)
!125 = distinct !{!125, !109, !126, !90, !91}
!126 = !DILocation(line: 25, column: 44, scope: !28)
!127 = !DILocation(line: 23, column: 29, scope: !29)
!128 = distinct !{!128, !101, !129, !90, !91}
!129 = !DILocation(line: 25, column: 44, scope: !26)
!130 = !DILocation(line: 26, column: 10, scope: !31)
!131 = !DILocation(line: 26, column: 14, scope: !31)
!132 = !DILocation(line: 26, column: 21, scope: !133)
!133 = distinct !DILexicalBlock(scope: !31, file: !1, line: 26, column: 5)
!134 = !DILocation(line: 26, column: 25, scope: !133)
!135 = !DILocation(line: 26, column: 23, scope: !133)
!136 = !DILocation(line: 26, column: 5, scope: !31)
!137 = !DILocation(line: 26, column: 5, scope: !133)
!138 = !DILocation(line: 27, column: 24, scope: !133)
!139 = !DILocation(line: 27, column: 31, scope: !133)
!140 = !DILocation(line: 27, column: 35, scope: !133)
!141 = !DILocation(line: 27, column: 33, scope: !133)
!142 = !DILocation(line: 27, column: 9, scope: !133)
!143 = !DILocation(line: 26, column: 29, scope: !133)
!144 = distinct !{!144, !136, !145, !90, !91}
!145 = !DILocation(line: 27, column: 37, scope: !31)
!146 = !DILocation(line: 28, column: 10, scope: !9)
!147 = !DILocation(line: 28, column: 5, scope: !9)
!148 = !DILocation(line: 29, column: 10, scope: !9)
!149 = !DILocation(line: 29, column: 5, scope: !9)
!150 = !DILocation(line: 30, column: 5, scope: !9)
!151 = !DILocation(line: 31, column: 1, scope: !9)
!152 = distinct !DISubprogram(name: "matrix", scope: !1, file: !1, line: 5, type: !153, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !155)
!153 = !DISubroutineType(types: !154)
!154 = !{!17, !12, !12}
!155 = !{!156, !157, !158}
!156 = !DILocalVariable(name: "rows", arg: 1, scope: !152, file: !1, line: 5, type: !12)
!157 = !DILocalVariable(name: "columns", arg: 2, scope: !152, file: !1, line: 5, type: !12)
!158 = !DILocalVariable(name: "all", scope: !152, file: !1, line: 7, type: !17)
!159 = !DILocation(line: 5, column: 27, scope: !152)
!160 = !DILocation(line: 5, column: 37, scope: !152)
!161 = !DILocation(line: 7, column: 5, scope: !152)
!162 = !DILocation(line: 7, column: 13, scope: !152)
!163 = !DILocation(line: 7, column: 26, scope: !152)
!164 = !DILocation(line: 7, column: 32, scope: !152)
!165 = !DILocation(line: 7, column: 40, scope: !152)
!166 = !DILocation(line: 7, column: 19, scope: !152)
!167 = !DILocation(line: 8, column: 10, scope: !168)
!168 = distinct !DILexicalBlock(scope: !152, file: !1, line: 8, column: 9)
!169 = !DILocation(line: 8, column: 9, scope: !152)
!170 = !DILocation(line: 9, column: 9, scope: !168)
!171 = !DILocation(line: 10, column: 12, scope: !152)
!172 = !DILocation(line: 11, column: 1, scope: !152)
!173 = !DILocation(line: 10, column: 5, scope: !152)
