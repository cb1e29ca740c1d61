source_filename = "math_near_unknown.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %one = alloca double, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast double* %one to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata double* %one, metadata !14, metadata !DIExpression()), !dbg !18
  store volatile double 1.000000e+00, double* %one, align 8, !dbg !18
  %1 = load volatile double, double* %one, align 8, !dbg !19
  %call = call double @sin(double noundef %1), !dbg !21
  %cmp = fcmp oeq double %call, 0x3FEAED548F090CEE, !dbg !22
  br i1 %cmp, label %if.then, label %if.end, !dbg !23

if.then:
  call void @reach_error(), !dbg !24
  br label %if.end, !dbg !24

if.end:
  %2 = bitcast double* %one to i8*, !dbg !25
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %2), !dbg !25
  ret i32 0, !dbg !26
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare double @sin(double noundef)

declare !dbg !27 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "math_near_unknown.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "one", scope: !9, file: !1, line: 8, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !16)
!16 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!17 = !DILocation(line: 8, column: 5, scope: !9)
!18 = !DILocation(line: 8, column: 21, scope: !9)
!19 = !DILocation(line: 9, column: 13, scope: !20)
!20 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 9)
!21 = !DILocation(line: 9, column: 9, scope: !20)
!22 = !DILocation(line: 9, column: 18, scope: !20)
!23 = !DILocation(line: 9, column: 9, scope: !9)
!24 = !DILocation(line: 10, column: 9, scope: !20)
!25 = !DILocation(line: 12, column: 1, scope: !9)
!26 = !DILocation(line: 11, column: 5, scope: !9)
!27 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !30)
!28 = !DISubroutineType(types: !29)
!29 = !{null}
!30 = !{}
