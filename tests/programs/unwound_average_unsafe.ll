source_filename = "unwound_average_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %sum = alloca float, align 4
  %n = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %i = alloca i32, align 4
  %x = alloca float, align 4
  %average = alloca float, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast float* %sum to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !23
  call void @llvm.dbg.declare(metadata float* %sum, metadata !14, metadata !DIExpression()), !dbg !24
  store float 0.000000e+00, float* %sum, align 4, !dbg !24
  %1 = bitcast i32* %n to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %n, metadata !16, metadata !DIExpression()), !dbg !26
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !27
  store i32 %call, i32* %n, align 4, !dbg !26
  %2 = load i32, i32* %n, align 4, !dbg !28
  %cmp = icmp slt i32 %2, 1, !dbg !30
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !31

lor.lhs.false:
  %3 = load i32, i32* %n, align 4, !dbg !32
  %cmp1 = icmp sgt i32 %3, 4, !dbg !33
  br i1 %cmp1, label %if.then, label %if.end, !dbg !34

if.then:
  store i32 0, i32* %retval, align 4, !dbg !35
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !35

if.end:
  %4 = bitcast i32* %i to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !36
  call void @llvm.dbg.declare(metadata i32* %i, metadata !17, metadata !DIExpression()), !dbg !37
  store i32 0, i32* %i, align 4, !dbg !37
  br label %for.cond, !dbg !36

for.cond:
  %5 = load i32, i32* %i, align 4, !dbg !38
  %6 = load i32, i32* %n, align 4, !dbg !39
  %cmp2 = icmp slt i32 %5, %6, !dbg !40
  br i1 %cmp2, label %for.body, label %for.cond.cleanup, !dbg !41

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %7 = bitcast i32* %i to i8*, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !42
  br label %for.end

for.body:
  %8 = bitcast float* %x to i8*, !dbg !43
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %8), !dbg !43
  call void @llvm.dbg.declare(metadata float* %x, metadata !19, metadata !DIExpression()), !dbg !44
  %call3 = call float @__VERIFIER_nondet_float(), !dbg !45
  store float %call3, float* %x, align 4, !dbg !44
  %9 = load float, float* %x, align 4, !dbg !46
  %cmp4 = fcmp oge float %9, 0.000000e+00, !dbg !48
  br i1 %cmp4, label %land.lhs.true, label %if.then6, !dbg !49

land.lhs.true:
  %10 = load float, float* %x, align 4, !dbg !50
  %cmp5 = fcmp ole float %10, 1.000000e+02, !dbg !51
  br i1 %cmp5, label %if.end7, label %if.then6, !dbg !52

if.then6:
  store float 0.000000e+00, float* %x, align 4, !dbg !53
  br label %if.end7, !dbg !54

if.end7:
  %11 = load float, float* %x, align 4, !dbg !55
  %12 = load float, float* %sum, align 4, !dbg !56
  %add = fadd float %12, %11, !dbg !56
  store float %add, float* %sum, align 4, !dbg !56
  %13 = bitcast float* %x to i8*, !dbg !57
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !57
  br label %for.inc, !dbg !58

for.inc:
  %14 = load i32, i32* %i, align 4, !dbg !59
  %inc = add nsw i32 %14, 1, !dbg !59
  store i32 %inc, i32* %i, align 4, !dbg !59
  br label %for.cond, !dbg !42, !llvm.loop !60

for.end:
  %15 = bitcast float* %average to i8*, !dbg !64
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %15), !dbg !64
  call void @llvm.dbg.declare(metadata float* %average, metadata !22, metadata !DIExpression()), !dbg !65
  %16 = load float, float* %sum, align 4, !dbg !66
  %17 = load i32, i32* %n, align 4, !dbg !67
  %conv = sitofp i32 %17 to float, !dbg !67
  %div = fdiv float %16, %conv, !dbg !68
  store float %div, float* %average, align 4, !dbg !65
  %18 = load float, float* %average, align 4, !dbg !69
  %cmp8 = fcmp oge float %18, 0.000000e+00, !dbg !71
  br i1 %cmp8, label %land.lhs.true10, label %if.then13, !dbg !72

land.lhs.true10:
  %19 = load float, float* %average, align 4, !dbg !73
  %cmp11 = fcmp ole float %19, 9.000000e+01, !dbg !74
  br i1 %cmp11, label %if.end14, label %if.then13, !dbg !75

if.then13:
  call void @__VERIFIER_error(), !dbg !76
  br label %if.end14, !dbg !76

if.end14:
  store i32 0, i32* %retval, align 4, !dbg !77
  store i32 1, i32* %cleanup.dest.slot, align 4
  %20 = bitcast float* %average to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !78
  br label %cleanup

cleanup:
  %21 = bitcast i32* %n to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !78
  %22 = bitcast float* %sum to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !78
  %23 = load i32, i32* %retval, align 4, !dbg !78
  ret i32 %23, !dbg !78
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare float @__VERIFIER_nondet_float()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__VERIFIER_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "unwound_average_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16, !17, !19, !22}
!14 = !DILocalVariable(name: "sum", scope: !9, file: !1, line: 6, type: !15)
!15 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!16 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 7, type: !12)
!17 = !DILocalVariable(name: "i", scope: !18, file: !1, line: 9, type: !12)
!18 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 5)
!19 = !DILocalVariable(name: "x", scope: !20, file: !1, line: 10, type: !15)
!20 = distinct !DILexicalBlock(scope: !21, file: !1, line: 9, column: 33)
!21 = distinct !DILexicalBlock(scope: !18, file: !1, line: 9, column: 5)
!22 = !DILocalVariable(name: "average", scope: !9, file: !1, line: 14, type: !15)
!23 = !DILocation(line: 6, column: 5, scope: !9)
!24 = !DILocation(line: 6, column: 11, scope: !9)
!25 = !DILocation(line: 7, column: 5, scope: !9)
!26 = !DILocation(line: 7, column: 9, scope: !9)
!27 = !DILocation(line: 7, column: 13, scope: !9)
!28 = !DILocation(line: 8, column: 9, scope: !29)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 9)
!30 = !DILocation(line: 8, column: 11, scope: !29)
!31 = !DILocation(line: 8, column: 15, scope: !29)
!32 = !DILocation(line: 8, column: 18, scope: !29)
!33 = !DILocation(line: 8, column: 20, scope: !29)
!34 = !DILocation(line: 8, column: 9, scope: !9)
!35 = !DILocation(line: 8, column: 25, scope: !29)
!36 = !DILocation(line: 9, column: 10, scope: !18)
!37 = !DILocation(line: 9, column: 14, scope: !18)
!38 = !DILocation(line: 9, column: 21, scope: !21)
!39 = !DILocation(line: 9, column: 25, scope: !21)
!40 = !DILocation(line: 9, column: 23, scope: !21)
!41 = !DILocation(line: 9, column: 5, scope: !18)
!42 = !DILocation(line: 9, column: 5, scope: !21)
!43 = !DILocation(line: 10, column: 9, scope: !20)
!44 = !DILocation(line: 10, column: 15, scope: !20)
!45 = !DILocation(line: 10, column: 19, scope: !20)
!46 = !DILocation(line: 11, column: 15, scope: !47)
!47 = distinct !DILexicalBlock(scope: !20, file: !1, line: 11, column: 13)
!48 = !DILocation(line: 11, column: 17, scope: !47)
!49 = !DILocation(line: 11, column: 22, scope: !47)
!50 = !DILocation(line: 11, column: 25, scope: !47)
!51 = !DILocation(line: 11, column: 27, scope: !47)
!52 = !DILocation(line: 11, column: 13, scope: !20)
!53 = !DILocation(line: 11, column: 38, scope: !47)
!54 = !DILocation(line: 11, column: 36, scope: !47)
!55 = !DILocation(line: 12, column: 16, scope: !20)
!56 = !DILocation(line: 12, column: 13, scope: !20)
!57 = !DILocation(line: 13, column: 5, scope: !21)
!58 = !DILocation(line: 13, column: 5, scope: !20)
!59 = !DILocation(line: 9, column: 29, scope: !21)
!60 = distinct !{!60, !41, !61, !62, !63}
!61 = !DILocation(line: 13, column: 5, scope: !18)
!62 = !{!"llvm.loop.mustprogress"}
!63 = !{!"llvm.loop.unroll.disable"}
!64 = !DILocation(line: 14, column: 5, scope: !9)
!65 = !DILocation(line: 14, column: 11, scope: !9)
!66 = !DILocation(line: 14, column: 21, scope: !9)
!67 = !DILocation(line: 14, column: 27, scope: !9)
!68 = !DILocation(line: 14, column: 25, scope: !9)
!69 = !DILocation(line: 15, column: 11, scope: !70)
!70 = distinct !DILexicalBlock(scope: !9, file: !1, line: 15, column: 9)
!71 = !DILocation(line: 15, column: 19, scope: !70)
!72 = !DILocation(line: 15, column: 24, scope: !70)
!73 = !DILocation(line: 15, column: 27, scope: !70)
!74 = !DILocation(line: 15, column: 35, scope: !70)
!75 = !DILocation(line: 15, column: 9, scope: !9)
!76 = !DILocation(line: 15, column: 43, scope: !70)
!77 = !DILocation(line: 16, column: 5, scope: !9)
!78 = !DILocation(line: 17, column: 1, scope: !9)
