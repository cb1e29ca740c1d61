source_filename = "float_blend_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %a = alloca float, align 4
  %b = alloca float, align 4
  %share = alloca float, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %x = alloca float, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast float* %a to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata float* %a, metadata !14, metadata !DIExpression()), !dbg !20
  %call = call float @__VERIFIER_nondet_float(), !dbg !21
  store float %call, float* %a, align 4, !dbg !20
  %1 = bitcast float* %b to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !19
  call void @llvm.dbg.declare(metadata float* %b, metadata !16, metadata !DIExpression()), !dbg !22
  %call1 = call float @__VERIFIER_nondet_float(), !dbg !23
  store float %call1, float* %b, align 4, !dbg !22
  %2 = bitcast float* %share to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !19
  call void @llvm.dbg.declare(metadata float* %share, metadata !17, metadata !DIExpression()), !dbg !24
  %call2 = call float @__VERIFIER_nondet_float(), !dbg !25
  store float %call2, float* %share, align 4, !dbg !24
  %3 = load float, float* %a, align 4, !dbg !26
  %cmp = fcmp oge float %3, 0.000000e+00, !dbg !28
  br i1 %cmp, label %land.lhs.true, label %if.then, !dbg !29

land.lhs.true:
  %4 = load float, float* %a, align 4, !dbg !30
  %5 = load float, float* %b, align 4, !dbg !31
  %cmp3 = fcmp ole float %4, %5, !dbg !32
  br i1 %cmp3, label %land.lhs.true4, label %if.then, !dbg !33

land.lhs.true4:
  %6 = load float, float* %b, align 4, !dbg !34
  %cmp5 = fcmp ole float %6, 1.000000e+02, !dbg !35
  br i1 %cmp5, label %land.lhs.true6, label %if.then, !dbg !36

land.lhs.true6:
  %7 = load float, float* %share, align 4, !dbg !37
  %cmp7 = fcmp oge float %7, 0.000000e+00, !dbg !38
  br i1 %cmp7, label %land.lhs.true8, label %if.then, !dbg !39

land.lhs.true8:
  %8 = load float, float* %share, align 4, !dbg !40
  %cmp9 = fcmp ole float %8, 1.000000e+00, !dbg !41
  br i1 %cmp9, label %if.end, label %if.then, !dbg !42

if.then:
  store i32 0, i32* %retval, align 4, !dbg !43
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !43

if.end:
  %9 = bitcast float* %x to i8*, !dbg !44
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %9), !dbg !44
  call void @llvm.dbg.declare(metadata float* %x, metadata !18, metadata !DIExpression()), !dbg !45
  %10 = load float, float* %a, align 4, !dbg !46
  %11 = load float, float* %b, align 4, !dbg !47
  %12 = load float, float* %share, align 4, !dbg !48
  %call10 = call float @blend(float noundef %10, float noundef %11, float noundef %12), !dbg !49
  store float %call10, float* %x, align 4, !dbg !45
  %13 = load float, float* %x, align 4, !dbg !50
  %14 = load float, float* %a, align 4, !dbg !52
  %cmp11 = fcmp oge float %13, %14, !dbg !53
  br i1 %cmp11, label %land.lhs.true12, label %if.then14, !dbg !54

land.lhs.true12:
  %15 = load float, float* %x, align 4, !dbg !55
  %16 = load float, float* %b, align 4, !dbg !56
  %add = fadd float %16, 0x3F50624DE0000000, !dbg !57
  %cmp13 = fcmp ole float %15, %add, !dbg !58
  br i1 %cmp13, label %if.end15, label %if.then14, !dbg !59

if.then14:
  call void @reach_error(), !dbg !60
  br label %if.end15, !dbg !60

if.end15:
  store i32 0, i32* %retval, align 4, !dbg !61
  store i32 1, i32* %cleanup.dest.slot, align 4
  %17 = bitcast float* %x to i8*, !dbg !62
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %17), !dbg !62
  br label %cleanup

cleanup:
  %18 = bitcast float* %share to i8*, !dbg !62
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !62
  %19 = bitcast float* %b to i8*, !dbg !62
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !62
  %20 = bitcast float* %a to i8*, !dbg !62
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !62
  %21 = load i32, i32* %retval, align 4, !dbg !62
  ret i32 %21, !dbg !62
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare float @__VERIFIER_nondet_float()

define internal float @blend(float noundef %a, float noundef %b, float noundef %share) !dbg !63 {
entry:
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  %share.addr = alloca float, align 4
  store float %a, float* %a.addr, align 4
  call void @llvm.dbg.declare(metadata float* %a.addr, metadata !67, metadata !DIExpression()), !dbg !70
  store float %b, float* %b.addr, align 4
  call void @llvm.dbg.declare(metadata float* %b.addr, metadata !68, metadata !DIExpression()), !dbg !71
  store float %share, float* %share.addr, align 4
  call void @llvm.dbg.declare(metadata float* %share.addr, metadata !69, metadata !DIExpression()), !dbg !72
  %0 = load float, float* %a.addr, align 4, !dbg !73
  %1 = load float, float* %share.addr, align 4, !dbg !74
  %2 = load float, float* %b.addr, align 4, !dbg !75
  %3 = load float, float* %a.addr, align 4, !dbg !76
  %sub = fsub float %2, %3, !dbg !77
  %mul = fmul float %1, %sub, !dbg !78
  %add = fadd float %0, %mul, !dbg !79
  ret float %add, !dbg !80
}

declare !dbg !81 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_blend_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !10, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16, !17, !18}
!14 = !DILocalVariable(name: "a", scope: !9, file: !1, line: 10, type: !15)
!15 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!16 = !DILocalVariable(name: "b", scope: !9, file: !1, line: 10, type: !15)
!17 = !DILocalVariable(name: "share", scope: !9, file: !1, line: 10, type: !15)
!18 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 13, type: !15)
!19 = !DILocation(line: 10, column: 3, scope: !9)
!20 = !DILocation(line: 10, column: 9, scope: !9)
!21 = !DILocation(line: 10, column: 13, scope: !9)
!22 = !DILocation(line: 10, column: 40, scope: !9)
!23 = !DILocation(line: 10, column: 44, scope: !9)
!24 = !DILocation(line: 10, column: 71, scope: !9)
!25 = !DILocation(line: 10, column: 79, scope: !9)
!26 = !DILocation(line: 11, column: 9, scope: !27)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 7)
!28 = !DILocation(line: 11, column: 11, scope: !27)
!29 = !DILocation(line: 11, column: 16, scope: !27)
!30 = !DILocation(line: 11, column: 19, scope: !27)
!31 = !DILocation(line: 11, column: 24, scope: !27)
!32 = !DILocation(line: 11, column: 21, scope: !27)
!33 = !DILocation(line: 11, column: 26, scope: !27)
!34 = !DILocation(line: 11, column: 29, scope: !27)
!35 = !DILocation(line: 11, column: 31, scope: !27)
!36 = !DILocation(line: 11, column: 38, scope: !27)
!37 = !DILocation(line: 11, column: 41, scope: !27)
!38 = !DILocation(line: 11, column: 47, scope: !27)
!39 = !DILocation(line: 11, column: 52, scope: !27)
!40 = !DILocation(line: 11, column: 55, scope: !27)
!41 = !DILocation(line: 11, column: 61, scope: !27)
!42 = !DILocation(line: 11, column: 7, scope: !9)
!43 = !DILocation(line: 12, column: 5, scope: !27)
!44 = !DILocation(line: 13, column: 3, scope: !9)
!45 = !DILocation(line: 13, column: 9, scope: !9)
!46 = !DILocation(line: 13, column: 19, scope: !9)
!47 = !DILocation(line: 13, column: 22, scope: !9)
!48 = !DILocation(line: 13, column: 25, scope: !9)
!49 = !DILocation(line: 13, column: 13, scope: !9)
!50 = !DILocation(line: 14, column: 9, scope: !51)
!51 = distinct !DILexicalBlock(scope: !9, file: !1, line: 14, column: 7)
!52 = !DILocation(line: 14, column: 14, scope: !51)
!53 = !DILocation(line: 14, column: 11, scope: !51)
!54 = !DILocation(line: 14, column: 16, scope: !51)
!55 = !DILocation(line: 14, column: 19, scope: !51)
!56 = !DILocation(line: 14, column: 24, scope: !51)
!57 = !DILocation(line: 14, column: 26, scope: !51)
!58 = !DILocation(line: 14, column: 21, scope: !51)
!59 = !DILocation(line: 14, column: 7, scope: !9)
!60 = !DILocation(line: 15, column: 5, scope: !51)
!61 = !DILocation(line: 16, column: 3, scope: !9)
!62 = !DILocation(line: 17, column: 1, scope: !9)
!63 = distinct !DISubprogram(name: "blend", scope: !1, file: !1, line: 5, type: !64, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !66)
!64 = !DISubroutineType(types: !65)
!65 = !{!15, !15, !15, !15}
!66 = !{!67, !68, !69}
!67 = !DILocalVariable(name: "a", arg: 1, scope: !63, file: !1, line: 5, type: !15)
!68 = !DILocalVariable(name: "b", arg: 2, scope: !63, file: !1, line: 5, type: !15)
!69 = !DILocalVariable(name: "share", arg: 3, scope: !63, file: !1, line: 5, type: !15)
!70 = !DILocation(line: 5, column: 26, scope: !63)
!71 = !DILocation(line: 5, column: 35, scope: !63)
!72 = !DILocation(line: 5, column: 44, scope: !63)
!73 = !DILocation(line: 6, column: 10, scope: !63)
!74 = !DILocation(line: 6, column: 14, scope: !63)
!75 = !DILocation(line: 6, column: 23, scope: !63)
!76 = !DILocation(line: 6, column: 27, scope: !63)
!77 = !DILocation(line: 6, column: 25, scope: !63)
!78 = !DILocation(line: 6, column: 20, scope: !63)
!79 = !DILocation(line: 6, column: 12, scope: !63)
!80 = !DILocation(line: 6, column: 3, scope: !63)
!81 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 3, type: !82, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !84)
!82 = !DISubroutineType(types: !83)
!83 = !{null}
!84 = !{}
