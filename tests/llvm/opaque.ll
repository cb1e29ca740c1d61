source_filename = "forms.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.list = type { i32, ptr }
%struct.big = type { [4 x i64] }

@last = dso_local global %struct.list { i32 7, ptr null }, align 8, !dbg !0
@first = dso_local local_unnamed_addr global %struct.list { i32 -1, ptr @last }, align 8, !dbg !7
@half = dso_local local_unnamed_addr global double 5.000000e-01, align 8, !dbg !15
@text = internal constant [6 x i8] c"forms\00", align 1, !dbg !17
@numbers = internal unnamed_addr constant [3 x i16] [i16 1, i16 -2, i16 3], align 2, !dbg !24
@.str = private unnamed_addr constant [1 x i8] zeroinitializer, align 1

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i32 @length(ptr noundef readonly %0) local_unnamed_addr #0 !dbg !38 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !44, metadata !DIExpression()), !dbg !46
  call void @llvm.dbg.value(metadata i32 0, metadata !45, metadata !DIExpression()), !dbg !46
  %2 = icmp eq ptr %0, null, !dbg !47
  br i1 %2, label %12, label %3, !dbg !47

3:                                                ; preds = %1, %3
  %4 = phi i32 [ %8, %3 ], [ 0, %1 ]
  %5 = phi ptr [ %10, %3 ], [ %0, %1 ]
  call void @llvm.dbg.value(metadata i32 %4, metadata !45, metadata !DIExpression()), !dbg !46
  call void @llvm.dbg.value(metadata ptr %5, metadata !44, metadata !DIExpression()), !dbg !46
  %6 = getelementptr inbounds %struct.list, ptr %5, i64 0, i32 0, !dbg !49
  %7 = load i32, ptr %6, align 8, !dbg !49, !tbaa !52
  %8 = add nsw i32 %7, %4, !dbg !58
  call void @llvm.dbg.value(metadata i32 %8, metadata !45, metadata !DIExpression()), !dbg !46
  %9 = getelementptr inbounds %struct.list, ptr %5, i64 0, i32 1, !dbg !59
  %10 = load ptr, ptr %9, align 8, !dbg !59, !tbaa !60
  call void @llvm.dbg.value(metadata ptr %10, metadata !44, metadata !DIExpression()), !dbg !46
  %11 = icmp eq ptr %10, null, !dbg !47
  br i1 %11, label %12, label %3, !dbg !47, !llvm.loop !61

12:                                               ; preds = %3, %1
  %13 = phi i32 [ 0, %1 ], [ %8, %3 ], !dbg !46
  ret i32 %13, !dbg !65
}

; Function Attrs: nounwind uwtable
define dso_local i64 @choose(i32 noundef %0, ptr noundef %1, x86_fp80 noundef %2) local_unnamed_addr #1 !dbg !66 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !80, metadata !DIExpression()), !dbg !83
  call void @llvm.dbg.value(metadata ptr %1, metadata !81, metadata !DIExpression()), !dbg !83
  call void @llvm.dbg.value(metadata x86_fp80 %2, metadata !82, metadata !DIExpression()), !dbg !83
  switch i32 %0, label %37 [
    i32 0, label %4
    i32 1, label %15
    i32 77, label %17
    i32 4, label %30
  ], !dbg !84

4:                                                ; preds = %3, %4
  %5 = phi i32 [ %9, %4 ], [ %0, %3 ]
  %6 = phi ptr [ %11, %4 ], [ @first, %3 ]
  call void @llvm.dbg.value(metadata i32 %5, metadata !45, metadata !DIExpression()), !dbg !85
  call void @llvm.dbg.value(metadata ptr %6, metadata !44, metadata !DIExpression()), !dbg !85
  %7 = getelementptr inbounds %struct.list, ptr %6, i64 0, i32 0, !dbg !88
  %8 = load i32, ptr %7, align 8, !dbg !88, !tbaa !52
  %9 = add nsw i32 %8, %5, !dbg !89
  call void @llvm.dbg.value(metadata i32 %9, metadata !45, metadata !DIExpression()), !dbg !85
  %10 = getelementptr inbounds %struct.list, ptr %6, i64 0, i32 1, !dbg !90
  %11 = load ptr, ptr %10, align 8, !dbg !90, !tbaa !60
  call void @llvm.dbg.value(metadata ptr %11, metadata !44, metadata !DIExpression()), !dbg !85
  %12 = icmp eq ptr %11, null, !dbg !91
  br i1 %12, label %13, label %4, !dbg !91, !llvm.loop !92

13:                                               ; preds = %4
  %14 = sext i32 %9 to i64, !dbg !94
  br label %38, !dbg !95

15:                                               ; preds = %3
  %16 = call i64 @sum(ptr noundef byval(%struct.big) align 8 %1) #5, !dbg !96
  br label %38, !dbg !97

17:                                               ; preds = %3
  %18 = load double, ptr @half, align 8, !dbg !98, !tbaa !99
  %19 = fdiv double %18, 3.000000e+00, !dbg !101
  %20 = fptrunc x86_fp80 %2 to double, !dbg !102
  %21 = fsub double %19, %20, !dbg !103
  store double %21, ptr @half, align 8, !dbg !104, !tbaa !99
  %22 = call i32 (ptr, ...) @any(ptr noundef getelementptr inbounds ([1 x i8], ptr @.str, i64 0, i64 0)) #5, !dbg !105
  %23 = sext i32 %22 to i64, !dbg !106
  %24 = getelementptr inbounds [3 x i16], ptr @numbers, i64 0, i64 %23, !dbg !106
  %25 = load i16, ptr %24, align 2, !dbg !106, !tbaa !107
  %26 = sext i16 %25 to i32, !dbg !106
  %27 = load double, ptr @half, align 8, !dbg !109, !tbaa !99
  %28 = call i32 (ptr, ...) @any(ptr noundef getelementptr inbounds ([6 x i8], ptr @text, i64 0, i64 0), i32 noundef %26, double noundef %27) #5, !dbg !110
  %29 = sext i32 %28 to i64, !dbg !110
  br label %38, !dbg !111

30:                                               ; preds = %3
  call void asm sideeffect "nop", "~{memory},~{dirflag},~{fpsr},~{flags}"() #5, !dbg !112, !srcloc !113
  %31 = getelementptr inbounds %struct.big, ptr %1, i64 0, i32 0, i64 1, !dbg !114
  %32 = atomicrmw add ptr %31, i64 2 seq_cst, align 8, !dbg !115
  %33 = getelementptr inbounds %struct.big, ptr %1, i64 0, i32 0, i64 2, !dbg !116
  %34 = cmpxchg ptr %33, i64 0, i64 1 seq_cst seq_cst, align 8, !dbg !117
  %35 = extractvalue { i64, i1 } %34, 0, !dbg !117
  %36 = add nsw i64 %35, %32, !dbg !118
  br label %38, !dbg !119

37:                                               ; preds = %3
  call void @stop() #6, !dbg !120
  unreachable, !dbg !120

38:                                               ; preds = %30, %17, %15, %13
  %39 = phi i64 [ %36, %30 ], [ %29, %17 ], [ %16, %15 ], [ %14, %13 ], !dbg !121
  ret i64 %39, !dbg !122
}

declare !dbg !123 i64 @sum(ptr noundef byval(%struct.big) align 8) local_unnamed_addr #2

declare !dbg !127 i32 @any(ptr noundef, ...) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !131 void @stop() local_unnamed_addr #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #4

attributes #0 = { nofree norecurse nosync nounwind readonly uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!31, !32, !33, !34, !35, !36}
!llvm.ident = !{!37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 11, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "forms.c", directory: ".", checksumkind: CSK_MD5, checksum: "ad12a3ed2c1ab37d2ad8025998d5ec69")
!4 = !{!5}
!5 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!6 = !{!0, !7, !15, !17, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 11, type: !9, isLocal: false, isDefinition: true)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "list", file: !3, line: 2, size: 128, elements: !10)
!10 = !{!11, !13}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !9, file: !3, line: 3, baseType: !12, size: 32)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !9, file: !3, line: 4, baseType: !14, size: 64, offset: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "half", scope: !2, file: !3, line: 12, type: !5, isLocal: false, isDefinition: true)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "text", scope: !2, file: !3, line: 9, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 48, elements: !22)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 6)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "numbers", scope: !2, file: !3, line: 10, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 48, elements: !29)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !28)
!28 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!29 = !{!30}
!30 = !DISubrange(count: 3)
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 7, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 1}
!37 = !{!"Debian clang version 14.0.6"}
!38 = distinct !DISubprogram(name: "length", scope: !3, file: !3, line: 17, type: !39, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !43)
!39 = !DISubroutineType(types: !40)
!40 = !{!12, !41}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!43 = !{!44, !45}
!44 = !DILocalVariable(name: "l", arg: 1, scope: !38, file: !3, line: 17, type: !41)
!45 = !DILocalVariable(name: "n", scope: !38, file: !3, line: 18, type: !12)
!46 = !DILocation(line: 0, scope: !38)
!47 = !DILocation(line: 19, column: 3, scope: !48)
!48 = distinct !DILexicalBlock(scope: !38, file: !3, line: 19, column: 3)
!49 = !DILocation(line: 20, column: 13, scope: !50)
!50 = distinct !DILexicalBlock(scope: !51, file: !3, line: 19, column: 26)
!51 = distinct !DILexicalBlock(scope: !48, file: !3, line: 19, column: 3)
!52 = !{!53, !54, i64 0}
!53 = !{!"list", !54, i64 0, !57, i64 8}
!54 = !{!"int", !55, i64 0}
!55 = !{!"omnipotent char", !56, i64 0}
!56 = !{!"Simple C/C++ TBAA"}
!57 = !{!"any pointer", !55, i64 0}
!58 = !DILocation(line: 20, column: 7, scope: !50)
!59 = !DILocation(line: 19, column: 20, scope: !51)
!60 = !{!53, !57, i64 8}
!61 = distinct !{!61, !47, !62, !63, !64}
!62 = !DILocation(line: 21, column: 3, scope: !48)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !{!"llvm.loop.unroll.disable"}
!65 = !DILocation(line: 22, column: 3, scope: !38)
!66 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 25, type: !67, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !79)
!67 = !DISubroutineType(types: !68)
!68 = !{!69, !70, !71, !78}
!69 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!70 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!72 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", file: !3, line: 6, size: 256, elements: !73)
!73 = !{!74}
!74 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !72, file: !3, line: 7, baseType: !75, size: 256)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !69, size: 256, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 4)
!78 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!79 = !{!80, !81, !82}
!80 = !DILocalVariable(name: "kind", arg: 1, scope: !66, file: !3, line: 25, type: !70)
!81 = !DILocalVariable(name: "b", arg: 2, scope: !66, file: !3, line: 25, type: !71)
!82 = !DILocalVariable(name: "x", arg: 3, scope: !66, file: !3, line: 25, type: !78)
!83 = !DILocation(line: 0, scope: !66)
!84 = !DILocation(line: 26, column: 3, scope: !66)
!85 = !DILocation(line: 0, scope: !38, inlinedAt: !86)
!86 = distinct !DILocation(line: 28, column: 12, scope: !87)
!87 = distinct !DILexicalBlock(scope: !66, file: !3, line: 26, column: 17)
!88 = !DILocation(line: 20, column: 13, scope: !50, inlinedAt: !86)
!89 = !DILocation(line: 20, column: 7, scope: !50, inlinedAt: !86)
!90 = !DILocation(line: 19, column: 20, scope: !51, inlinedAt: !86)
!91 = !DILocation(line: 19, column: 3, scope: !48, inlinedAt: !86)
!92 = distinct !{!92, !91, !93, !63, !64}
!93 = !DILocation(line: 21, column: 3, scope: !48, inlinedAt: !86)
!94 = !DILocation(line: 28, column: 12, scope: !87)
!95 = !DILocation(line: 28, column: 5, scope: !87)
!96 = !DILocation(line: 30, column: 12, scope: !87)
!97 = !DILocation(line: 30, column: 5, scope: !87)
!98 = !DILocation(line: 32, column: 12, scope: !87)
!99 = !{!100, !100, i64 0}
!100 = !{!"double", !55, i64 0}
!101 = !DILocation(line: 32, column: 17, scope: !87)
!102 = !DILocation(line: 32, column: 23, scope: !87)
!103 = !DILocation(line: 32, column: 21, scope: !87)
!104 = !DILocation(line: 32, column: 10, scope: !87)
!105 = !DILocation(line: 33, column: 30, scope: !87)
!106 = !DILocation(line: 33, column: 22, scope: !87)
!107 = !{!108, !108, i64 0}
!108 = !{!"short", !55, i64 0}
!109 = !DILocation(line: 33, column: 40, scope: !87)
!110 = !DILocation(line: 33, column: 12, scope: !87)
!111 = !DILocation(line: 33, column: 5, scope: !87)
!112 = !DILocation(line: 35, column: 5, scope: !87)
!113 = !{i64 844}
!114 = !DILocation(line: 36, column: 34, scope: !87)
!115 = !DILocation(line: 36, column: 12, scope: !87)
!116 = !DILocation(line: 36, column: 77, scope: !87)
!117 = !DILocation(line: 36, column: 48, scope: !87)
!118 = !DILocation(line: 36, column: 46, scope: !87)
!119 = !DILocation(line: 36, column: 5, scope: !87)
!120 = !DILocation(line: 38, column: 5, scope: !87)
!121 = !DILocation(line: 0, scope: !87)
!122 = !DILocation(line: 40, column: 1, scope: !66)
!123 = !DISubprogram(name: "sum", scope: !3, file: !3, line: 15, type: !124, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !126)
!124 = !DISubroutineType(types: !125)
!125 = !{!69, !72}
!126 = !{}
!127 = !DISubprogram(name: "any", scope: !3, file: !3, line: 13, type: !128, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !126)
!128 = !DISubroutineType(types: !129)
!129 = !{!12, !130, null}
!130 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!131 = !DISubprogram(name: "stop", scope: !3, file: !3, line: 14, type: !132, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized, retainedNodes: !126)
!132 = !DISubroutineType(types: !133)
!133 = !{null}
