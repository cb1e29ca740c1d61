source_filename = "unrolled_bounds_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@grid = dso_local global [4 x [6 x i32]] zeroinitializer, align 16, !dbg !0

define dso_local i32 @main() !dbg !17 {
entry:
  %retval = alloca i32, align 4
  %sum = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %j = alloca i32, align 4
  %p = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %sum to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !21, metadata !DIExpression()), !dbg !31
  store i32 0, i32* %sum, align 4, !dbg !31
  %1 = bitcast i32* %i to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !32
  call void @llvm.dbg.declare(metadata i32* %i, metadata !22, metadata !DIExpression()), !dbg !33
  store i32 0, i32* %i, align 4, !dbg !33
  br label %for.cond, !dbg !32

for.cond:
  %2 = load i32, i32* %i, align 4, !dbg !34
  %cmp = icmp slt i32 %2, 4, !dbg !35
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !36

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %3 = bitcast i32* %i to i8*, !dbg !37
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %3), !dbg !37
  br label %for.end9

for.body:
  %4 = bitcast i32* %j to i8*, !dbg !38
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !38
  call void @llvm.dbg.declare(metadata i32* %j, metadata !24, metadata !DIExpression()), !dbg !39
  store i32 0, i32* %j, align 4, !dbg !39
  br label %for.cond1, !dbg !38

for.cond1:
  %5 = load i32, i32* %j, align 4, !dbg !40
  %cmp2 = icmp slt i32 %5, 6, !dbg !42
  br i1 %cmp2, label %for.body4, label %for.cond.cleanup3, !dbg !43

for.cond.cleanup3:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %6 = bitcast i32* %j to i8*, !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !44
  br label %for.end

for.body4:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !45
  %and = and i32 %call, 7, !dbg !46
  %7 = load i32, i32* %i, align 4, !dbg !47
  %idxprom = sext i32 %7 to i64, !dbg !48
  %arrayidx = getelementptr inbounds [4 x [6 x i32]], [4 x [6 x i32]]* @grid, i64 0, i64 %idxprom, !dbg !48
  %8 = load i32, i32* %j, align 4, !dbg !49
  %idxprom5 = sext i32 %8 to i64, !dbg !48
  %arrayidx6 = getelementptr inbounds [6 x i32], [6 x i32]* %arrayidx, i64 0, i64 %idxprom5, !dbg !48
  store i32 %and, i32* %arrayidx6, align 4, !dbg !50
  br label %for.inc, !dbg !48

for.inc:
  %9 = load i32, i32* %j, align 4, !dbg !51
  %inc = add nsw i32 %9, 1, !dbg !51
  store i32 %inc, i32* %j, align 4, !dbg !51
  br label %for.cond1, !dbg !44, !llvm.loop !52

for.end:
  br label %for.inc7, !dbg !53

for.inc7:
  %10 = load i32, i32* %i, align 4, !dbg !56
  %inc8 = add nsw i32 %10, 1, !dbg !56
  store i32 %inc8, i32* %i, align 4, !dbg !56
  br label %for.cond, !dbg !37, !llvm.loop !57

for.end9:
  %11 = bitcast i32** %p to i8*, !dbg !59
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %11), !dbg !59
  call void @llvm.dbg.declare(metadata i32** %p, metadata !27, metadata !DIExpression()), !dbg !60
  store i32* getelementptr inbounds ([4 x [6 x i32]], [4 x [6 x i32]]* @grid, i64 0, i64 0, i64 0), i32** %p, align 8, !dbg !60
  br label %for.cond10, !dbg !59

for.cond10:
  %12 = load i32*, i32** %p, align 8, !dbg !61
  %cmp11 = icmp ne i32* %12, getelementptr inbounds ([4 x [6 x i32]], [4 x [6 x i32]]* @grid, i64 1, i64 0, i64 0), !dbg !63
  br i1 %cmp11, label %for.body13, label %for.cond.cleanup12, !dbg !64

for.cond.cleanup12:
  store i32 8, i32* %cleanup.dest.slot, align 4
  %13 = bitcast i32** %p to i8*, !dbg !65
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %13), !dbg !65
  br label %for.end15

for.body13:
  %14 = load i32*, i32** %p, align 8, !dbg !66
  %15 = load i32, i32* %14, align 4, !dbg !67
  %16 = load i32, i32* %sum, align 4, !dbg !68
  %add = add nsw i32 %16, %15, !dbg !68
  store i32 %add, i32* %sum, align 4, !dbg !68
  br label %for.inc14, !dbg !69

for.inc14:
  %17 = load i32*, i32** %p, align 8, !dbg !70
  %incdec.ptr = getelementptr inbounds i32, i32* %17, i32 1, !dbg !70
  store i32* %incdec.ptr, i32** %p, align 8, !dbg !70
  br label %for.cond10, !dbg !65, !llvm.loop !71

for.end15:
  %18 = load i32, i32* %sum, align 4, !dbg !73
  store i32 %18, i32* %retval, align 4, !dbg !74
  store i32 1, i32* %cleanup.dest.slot, align 4
  %19 = bitcast i32* %sum to i8*, !dbg !75
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !75
  %20 = load i32, i32* %retval, align 4, !dbg !75
  ret i32 %20, !dbg !75
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "grid", scope: !2, file: !3, line: 3, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "unrolled_bounds_safe.c", directory: ".")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 768, elements: !7)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8, !9}
!8 = !DISubrange(count: 4)
!9 = !DISubrange(count: 6)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 1}

!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 4, type: !18, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!6}
!20 = !{!21, !22, !24, !27}
!21 = !DILocalVariable(name: "sum", scope: !17, file: !3, line: 5, type: !6)
!22 = !DILocalVariable(name: "i", scope: !23, file: !3, line: 6, type: !6)
!23 = distinct !DILexicalBlock(scope: !17, file: !3, line: 6, column: 3)
!24 = !DILocalVariable(name: "j", scope: !25, file: !3, line: 7, type: !6)
!25 = distinct !DILexicalBlock(scope: !26, file: !3, line: 7, column: 5)
!26 = distinct !DILexicalBlock(scope: !23, file: !3, line: 6, column: 3)
!27 = !DILocalVariable(name: "p", scope: !28, file: !3, line: 8, type: !29)
!28 = distinct !DILexicalBlock(scope: !17, file: !3, line: 8, column: 3)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!30 = !DILocation(line: 5, column: 3, scope: !17)
!31 = !DILocation(line: 5, column: 7, scope: !17)
!32 = !DILocation(line: 6, column: 8, scope: !23)
!33 = !DILocation(line: 6, column: 12, scope: !23)
!34 = !DILocation(line: 6, column: 19, scope: !26)
!35 = !DILocation(line: 6, column: 21, scope: !26)
!36 = !DILocation(line: 6, column: 3, scope: !23)
!37 = !DILocation(line: 6, column: 3, scope: !26)
!38 = !DILocation(line: 7, column: 10, scope: !25)
!39 = !DILocation(line: 7, column: 14, scope: !25)
!40 = !DILocation(line: 7, column: 21, scope: !41)
!41 = distinct !DILexicalBlock(scope: !25, file: !3, line: 7, column: 5)
!42 = !DILocation(line: 7, column: 23, scope: !41)
!43 = !DILocation(line: 7, column: 5, scope: !25)
!44 = !DILocation(line: 7, column: 5, scope: !41)
!45 = !DILocation(line: 7, column: 46, scope: !41)
!46 = !DILocation(line: 7, column: 70, scope: !41)
!47 = !DILocation(line: 7, column: 38, scope: !41)
!48 = !DILocation(line: 7, column: 33, scope: !41)
!49 = !DILocation(line: 7, column: 41, scope: !41)
!50 = !DILocation(line: 7, column: 44, scope: !41)
!51 = !DILocation(line: 7, column: 29, scope: !41)
!52 = distinct !{!52, !43, !53, !54, !55}
!53 = !DILocation(line: 7, column: 72, scope: !25)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !{!"llvm.loop.unroll.disable"}
!56 = !DILocation(line: 6, column: 27, scope: !26)
!57 = distinct !{!57, !36, !58, !54, !55}
!58 = !DILocation(line: 7, column: 72, scope: !23)
!59 = !DILocation(line: 8, column: 8, scope: !28)
!60 = !DILocation(line: 8, column: 13, scope: !28)
!61 = !DILocation(line: 8, column: 30, scope: !62)
!62 = distinct !DILexicalBlock(scope: !28, file: !3, line: 8, column: 3)
!63 = !DILocation(line: 8, column: 32, scope: !62)
!64 = !DILocation(line: 8, column: 3, scope: !28)
!65 = !DILocation(line: 8, column: 3, scope: !62)
!66 = !DILocation(line: 8, column: 61, scope: !62)
!67 = !DILocation(line: 8, column: 60, scope: !62)
!68 = !DILocation(line: 8, column: 57, scope: !62)
!69 = !DILocation(line: 8, column: 53, scope: !62)
!70 = !DILocation(line: 8, column: 49, scope: !62)
!71 = distinct !{!71, !64, !72, !54, !55}
!72 = !DILocation(line: 8, column: 61, scope: !28)
!73 = !DILocation(line: 9, column: 10, scope: !17)
!74 = !DILocation(line: 9, column: 3, scope: !17)
!75 = !DILocation(line: 10, column: 1, scope: !17)
