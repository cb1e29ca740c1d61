source_filename = "half_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@kept = internal global [2 x half] zeroinitializer, align 2, !dbg !0
@.str = private unnamed_addr constant [19 x i8] c"back - x <= 0.125f\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"half_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"kept[1] == back\00", align 1
@.str.3 = private unnamed_addr constant [19 x i8] c"kept[0] > 65504.0f\00", align 1
@.str.4 = private unnamed_addr constant [19 x i8] c"kept[0] == 2048.0f\00", align 1

define dso_local i32 @main() !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %x = alloca float, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %back = alloca float, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast float* %x to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata float* %x, metadata !21, metadata !DIExpression()), !dbg !25
  %call = call float @nondet_float(), !dbg !26
  store float %call, float* %x, align 4, !dbg !25
  %1 = load float, float* %x, align 4, !dbg !27
  %cmp = fcmp oge float %1, -1.000000e+03, !dbg !29
  br i1 %cmp, label %land.lhs.true, label %if.then, !dbg !30

land.lhs.true:
  %2 = load float, float* %x, align 4, !dbg !31
  %cmp1 = fcmp ole float %2, 1.000000e+03, !dbg !32
  br i1 %cmp1, label %if.end, label %if.then, !dbg !33

if.then:
  store i32 0, i32* %retval, align 4, !dbg !34
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !34

if.end:
  %3 = load float, float* %x, align 4, !dbg !35
  %4 = fptrunc float %3 to half, !dbg !35
  store half %4, half* getelementptr inbounds ([2 x half], [2 x half]* @kept, i64 0, i64 0), align 2, !dbg !36
  %5 = bitcast float* %back to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !37
  call void @llvm.dbg.declare(metadata float* %back, metadata !23, metadata !DIExpression()), !dbg !38
  %6 = load half, half* getelementptr inbounds ([2 x half], [2 x half]* @kept, i64 0, i64 0), align 2, !dbg !39
  %conv = fpext half %6 to float, !dbg !39
  store float %conv, float* %back, align 4, !dbg !38
  %7 = load float, float* %back, align 4, !dbg !40
  %8 = load float, float* %x, align 4, !dbg !40
  %sub = fsub float %7, %8, !dbg !40
  %cmp2 = fcmp ole float %sub, 1.250000e-01, !dbg !40
  br i1 %cmp2, label %if.then4, label %if.else, !dbg !43

if.then4:
  br label %if.end5, !dbg !43

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !40
  unreachable, !dbg !40

if.end5:
  %9 = load float, float* %back, align 4, !dbg !44
  %10 = fptrunc float %9 to half, !dbg !44
  store half %10, half* getelementptr inbounds ([2 x half], [2 x half]* @kept, i64 0, i64 1), align 2, !dbg !45
  %11 = load half, half* getelementptr inbounds ([2 x half], [2 x half]* @kept, i64 0, i64 1), align 2, !dbg !46
  %conv6 = fpext half %11 to float, !dbg !46
  %12 = load float, float* %back, align 4, !dbg !46
  %cmp7 = fcmp oeq float %conv6, %12, !dbg !46
  br i1 %cmp7, label %if.then9, label %if.else10, !dbg !49

if.then9:
  br label %if.end11, !dbg !49

if.else10:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !46
  unreachable, !dbg !46

if.end11:
  store half 0xH7C00, half* getelementptr inbounds ([2 x half], [2 x half]* @kept, i64 0, i64 0), align 2, !dbg !50
  %13 = load half, half* getelementptr inbounds ([2 x half], [2 x half]* @kept, i64 0, i64 0), align 2, !dbg !51
  %conv12 = fpext half %13 to float, !dbg !51
  %cmp13 = fcmp ogt float %conv12, 6.550400e+04, !dbg !51
  br i1 %cmp13, label %if.then15, label %if.else16, !dbg !54

if.then15:
  br label %if.end17, !dbg !54

if.else16:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !51
  unreachable, !dbg !51

if.end17:
  store half 0xH6800, half* getelementptr inbounds ([2 x half], [2 x half]* @kept, i64 0, i64 0), align 2, !dbg !55
  %14 = load half, half* getelementptr inbounds ([2 x half], [2 x half]* @kept, i64 0, i64 0), align 2, !dbg !56
  %conv18 = fpext half %14 to float, !dbg !56
  %cmp19 = fcmp oeq float %conv18, 2.048000e+03, !dbg !56
  br i1 %cmp19, label %if.then21, label %if.else22, !dbg !59

if.then21:
  br label %if.end23, !dbg !59

if.else22:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !56
  unreachable, !dbg !56

if.end23:
  store i32 0, i32* %retval, align 4, !dbg !60
  store i32 1, i32* %cleanup.dest.slot, align 4
  %15 = bitcast float* %back to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !61
  br label %cleanup

cleanup:
  %16 = bitcast float* %x to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !61
  %17 = load i32, i32* %retval, align 4, !dbg !61
  ret i32 %17, !dbg !61
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !62 float @nondet_float()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "half_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "__fp16", size: 16, encoding: DW_ATE_float)
!7 = !{!8}
!8 = !DISubrange(count: 2)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}

!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !17, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !20)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{!21, !23}
!21 = !DILocalVariable(name: "x", scope: !16, file: !3, line: 8, type: !22)
!22 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!23 = !DILocalVariable(name: "back", scope: !16, file: !3, line: 11, type: !22)
!24 = !DILocation(line: 8, column: 3, scope: !16)
!25 = !DILocation(line: 8, column: 9, scope: !16)
!26 = !DILocation(line: 8, column: 13, scope: !16)
!27 = !DILocation(line: 9, column: 9, scope: !28)
!28 = distinct !DILexicalBlock(scope: !16, file: !3, line: 9, column: 7)
!29 = !DILocation(line: 9, column: 11, scope: !28)
!30 = !DILocation(line: 9, column: 23, scope: !28)
!31 = !DILocation(line: 9, column: 26, scope: !28)
!32 = !DILocation(line: 9, column: 28, scope: !28)
!33 = !DILocation(line: 9, column: 7, scope: !16)
!34 = !DILocation(line: 9, column: 41, scope: !28)
!35 = !DILocation(line: 10, column: 13, scope: !16)
!36 = !DILocation(line: 10, column: 11, scope: !16)
!37 = !DILocation(line: 11, column: 3, scope: !16)
!38 = !DILocation(line: 11, column: 9, scope: !16)
!39 = !DILocation(line: 11, column: 16, scope: !16)
!40 = !DILocation(line: 12, column: 3, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !3, line: 12, column: 3)
!42 = distinct !DILexicalBlock(scope: !16, file: !3, line: 12, column: 3)
!43 = !DILocation(line: 12, column: 3, scope: !42)
!44 = !DILocation(line: 13, column: 13, scope: !16)
!45 = !DILocation(line: 13, column: 11, scope: !16)
!46 = !DILocation(line: 14, column: 3, scope: !47)
!47 = distinct !DILexicalBlock(scope: !48, file: !3, line: 14, column: 3)
!48 = distinct !DILexicalBlock(scope: !16, file: !3, line: 14, column: 3)
!49 = !DILocation(line: 14, column: 3, scope: !48)
!50 = !DILocation(line: 15, column: 11, scope: !16)
!51 = !DILocation(line: 16, column: 3, scope: !52)
!52 = distinct !DILexicalBlock(scope: !53, file: !3, line: 16, column: 3)
!53 = distinct !DILexicalBlock(scope: !16, file: !3, line: 16, column: 3)
!54 = !DILocation(line: 16, column: 3, scope: !53)
!55 = !DILocation(line: 17, column: 11, scope: !16)
!56 = !DILocation(line: 18, column: 3, scope: !57)
!57 = distinct !DILexicalBlock(scope: !58, file: !3, line: 18, column: 3)
!58 = distinct !DILexicalBlock(scope: !16, file: !3, line: 18, column: 3)
!59 = !DILocation(line: 18, column: 3, scope: !58)
!60 = !DILocation(line: 19, column: 3, scope: !16)
!61 = !DILocation(line: 20, column: 1, scope: !16)
!62 = !DISubprogram(name: "nondet_float", scope: !3, file: !3, line: 3, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !65)
!63 = !DISubroutineType(types: !64)
!64 = !{!22}
!65 = !{}
