source_filename = "ilp32_floats_safe.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %large = alloca float, align 4
  %tenth = alloca double, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast float* %large to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata float* %large, metadata !15, metadata !DIExpression()), !dbg !20
  store float 0x4170000000000000, float* %large, align 4, !dbg !20
  %1 = bitcast double* %tenth to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !21
  call void @llvm.dbg.declare(metadata double* %tenth, metadata !17, metadata !DIExpression()), !dbg !22
  store double 1.000000e-01, double* %tenth, align 8, !dbg !22
  %2 = load float, float* %large, align 4, !dbg !23
  %add = fadd float %2, 1.000000e+00, !dbg !25
  %3 = load float, float* %large, align 4, !dbg !26
  %cmp = fcmp une float %add, %3, !dbg !27
  br i1 %cmp, label %if.then, label %if.end, !dbg !28

if.then:
  call void @reach_error(), !dbg !29
  br label %if.end, !dbg !29

if.end:
  %4 = load double, double* %tenth, align 8, !dbg !30
  %add1 = fadd double %4, 2.000000e-01, !dbg !32
  %cmp2 = fcmp oeq double %add1, 3.000000e-01, !dbg !33
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !34

if.then3:
  call void @reach_error(), !dbg !35
  br label %if.end4, !dbg !35

if.end4:
  %5 = bitcast double* %tenth to i8*, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !36
  %6 = bitcast float* %large to i8*, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !36
  ret i32 0, !dbg !37
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !38 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "ilp32_floats_safe.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{i32 7, !"uwtable", i32 1}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{!15, !17}
!15 = !DILocalVariable(name: "large", scope: !10, file: !1, line: 5, type: !16)
!16 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!17 = !DILocalVariable(name: "tenth", scope: !10, file: !1, line: 6, type: !18)
!18 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!19 = !DILocation(line: 5, column: 3, scope: !10)
!20 = !DILocation(line: 5, column: 9, scope: !10)
!21 = !DILocation(line: 6, column: 3, scope: !10)
!22 = !DILocation(line: 6, column: 10, scope: !10)
!23 = !DILocation(line: 8, column: 7, scope: !24)
!24 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 7)
!25 = !DILocation(line: 8, column: 13, scope: !24)
!26 = !DILocation(line: 8, column: 20, scope: !24)
!27 = !DILocation(line: 8, column: 17, scope: !24)
!28 = !DILocation(line: 8, column: 7, scope: !10)
!29 = !DILocation(line: 8, column: 27, scope: !24)
!30 = !DILocation(line: 9, column: 7, scope: !31)
!31 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 7)
!32 = !DILocation(line: 9, column: 13, scope: !31)
!33 = !DILocation(line: 9, column: 19, scope: !31)
!34 = !DILocation(line: 9, column: 7, scope: !10)
!35 = !DILocation(line: 9, column: 27, scope: !31)
!36 = !DILocation(line: 11, column: 1, scope: !10)
!37 = !DILocation(line: 10, column: 3, scope: !10)
!38 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !39, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !41)
!39 = !DISubroutineType(types: !40)
!40 = !{null}
!41 = !{}
