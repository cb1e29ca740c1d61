source_filename = "single_run_deep_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %sum = alloca i32, align 4
  %part = alloca float, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %x, metadata !14, metadata !DIExpression()), !dbg !22
  store i32 1, i32* %x, align 4, !dbg !22
  %1 = bitcast i32* %sum to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !16, metadata !DIExpression()), !dbg !23
  store i32 0, i32* %sum, align 4, !dbg !23
  %2 = bitcast float* %part to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !24
  call void @llvm.dbg.declare(metadata float* %part, metadata !17, metadata !DIExpression()), !dbg !25
  store float 0.000000e+00, float* %part, align 4, !dbg !25
  %3 = bitcast i32* %i to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !26
  call void @llvm.dbg.declare(metadata i32* %i, metadata !19, metadata !DIExpression()), !dbg !27
  store i32 0, i32* %i, align 4, !dbg !27
  br label %for.cond, !dbg !26

for.cond:
  %4 = load i32, i32* %i, align 4, !dbg !28
  %cmp = icmp slt i32 %4, 200000, !dbg !30
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !31

for.cond.cleanup:
  %5 = bitcast i32* %i to i8*, !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !32
  br label %for.end

for.body:
  %6 = load i32, i32* %x, align 4, !dbg !33
  %mul = mul i32 %6, 1664525, !dbg !35
  %add = add i32 %mul, 1013904223, !dbg !36
  store i32 %add, i32* %x, align 4, !dbg !37
  %7 = load i32, i32* %x, align 4, !dbg !38
  %shr = lshr i32 %7, 16, !dbg !39
  %8 = load i32, i32* %sum, align 4, !dbg !40
  %add1 = add i32 %8, %shr, !dbg !40
  store i32 %add1, i32* %sum, align 4, !dbg !40
  %9 = load i32, i32* %i, align 4, !dbg !41
  %cmp2 = icmp slt i32 %9, 10, !dbg !43
  br i1 %cmp2, label %if.then, label %if.end, !dbg !44

if.then:
  %10 = load float, float* %part, align 4, !dbg !45
  %add3 = fadd float %10, 0x3FB99999A0000000, !dbg !45
  store float %add3, float* %part, align 4, !dbg !45
  br label %if.end, !dbg !46

if.end:
  br label %for.inc, !dbg !47

for.inc:
  %11 = load i32, i32* %i, align 4, !dbg !48
  %inc = add nsw i32 %11, 1, !dbg !48
  store i32 %inc, i32* %i, align 4, !dbg !48
  br label %for.cond, !dbg !32, !llvm.loop !49

for.end:
  %12 = load i32, i32* %sum, align 4, !dbg !53
  %cmp4 = icmp eq i32 %12, 0, !dbg !55
  br i1 %cmp4, label %if.then6, label %lor.lhs.false, !dbg !56

lor.lhs.false:
  %13 = load float, float* %part, align 4, !dbg !57
  %cmp5 = fcmp oeq float %13, 1.000000e+00, !dbg !58
  br i1 %cmp5, label %if.then6, label %if.end7, !dbg !59

if.then6:
  call void @reach_error(), !dbg !60
  br label %if.end7, !dbg !60

if.end7:
  %14 = bitcast float* %part to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !61
  %15 = bitcast i32* %sum to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !61
  %16 = bitcast i32* %x to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !61
  ret i32 0, !dbg !62
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !63 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "single_run_deep_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !10, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16, !17, !19}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 4, type: !15)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !DILocalVariable(name: "sum", scope: !9, file: !1, line: 4, type: !15)
!17 = !DILocalVariable(name: "part", scope: !9, file: !1, line: 5, type: !18)
!18 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!19 = !DILocalVariable(name: "i", scope: !20, file: !1, line: 6, type: !12)
!20 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 3)
!21 = !DILocation(line: 4, column: 3, scope: !9)
!22 = !DILocation(line: 4, column: 12, scope: !9)
!23 = !DILocation(line: 4, column: 19, scope: !9)
!24 = !DILocation(line: 5, column: 3, scope: !9)
!25 = !DILocation(line: 5, column: 9, scope: !9)
!26 = !DILocation(line: 6, column: 8, scope: !20)
!27 = !DILocation(line: 6, column: 12, scope: !20)
!28 = !DILocation(line: 6, column: 19, scope: !29)
!29 = distinct !DILexicalBlock(scope: !20, file: !1, line: 6, column: 3)
!30 = !DILocation(line: 6, column: 21, scope: !29)
!31 = !DILocation(line: 6, column: 3, scope: !20)
!32 = !DILocation(line: 6, column: 3, scope: !29)
!33 = !DILocation(line: 7, column: 9, scope: !34)
!34 = distinct !DILexicalBlock(scope: !29, file: !1, line: 6, column: 36)
!35 = !DILocation(line: 7, column: 11, scope: !34)
!36 = !DILocation(line: 7, column: 22, scope: !34)
!37 = !DILocation(line: 7, column: 7, scope: !34)
!38 = !DILocation(line: 8, column: 12, scope: !34)
!39 = !DILocation(line: 8, column: 14, scope: !34)
!40 = !DILocation(line: 8, column: 9, scope: !34)
!41 = !DILocation(line: 9, column: 9, scope: !42)
!42 = distinct !DILexicalBlock(scope: !34, file: !1, line: 9, column: 9)
!43 = !DILocation(line: 9, column: 11, scope: !42)
!44 = !DILocation(line: 9, column: 9, scope: !34)
!45 = !DILocation(line: 9, column: 22, scope: !42)
!46 = !DILocation(line: 9, column: 17, scope: !42)
!47 = !DILocation(line: 10, column: 3, scope: !34)
!48 = !DILocation(line: 6, column: 32, scope: !29)
!49 = distinct !{!49, !31, !50, !51, !52}
!50 = !DILocation(line: 10, column: 3, scope: !20)
!51 = !{!"llvm.loop.mustprogress"}
!52 = !{!"llvm.loop.unroll.disable"}
!53 = !DILocation(line: 11, column: 7, scope: !54)
!54 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 7)
!55 = !DILocation(line: 11, column: 11, scope: !54)
!56 = !DILocation(line: 11, column: 16, scope: !54)
!57 = !DILocation(line: 11, column: 19, scope: !54)
!58 = !DILocation(line: 11, column: 24, scope: !54)
!59 = !DILocation(line: 11, column: 7, scope: !9)
!60 = !DILocation(line: 11, column: 33, scope: !54)
!61 = !DILocation(line: 13, column: 1, scope: !9)
!62 = !DILocation(line: 12, column: 3, scope: !9)
!63 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !64, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !66)
!64 = !DISubroutineType(types: !65)
!65 = !{null}
!66 = !{}
