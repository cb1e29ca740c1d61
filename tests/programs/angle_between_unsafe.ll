source_filename = "angle_between_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.vector = type { double, double, double }

@__const.main.a = private unnamed_addr constant %struct.vector { double 1.000000e+00, double 2.000000e+00, double 3.000000e+00 }, align 8
@__const.main.b = private unnamed_addr constant %struct.vector { double 1.000000e+00, double 1.000000e+00, double 1.000000e+00 }, align 8
@.str = private unnamed_addr constant [20 x i8] c"angle(a, b) > 0.387\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"angle_between_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [20 x i8] c"angle(a, b) > 0.388\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %a = alloca %struct.vector, align 8
  %b = alloca %struct.vector, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.vector* %a to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata %struct.vector* %a, metadata !14, metadata !DIExpression()), !dbg !23
  %1 = bitcast %struct.vector* %a to i8*, !dbg !23
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %1, i8* align 8 bitcast (%struct.vector* @__const.main.a to i8*), i64 24, i1 false), !dbg !23
  %2 = bitcast %struct.vector* %b to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %2), !dbg !22
  call void @llvm.dbg.declare(metadata %struct.vector* %b, metadata !21, metadata !DIExpression()), !dbg !24
  %3 = bitcast %struct.vector* %b to i8*, !dbg !24
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %3, i8* align 8 bitcast (%struct.vector* @__const.main.b to i8*), i64 24, i1 false), !dbg !24
  %call = call double @angle(%struct.vector* noundef byval(%struct.vector) align 8 %a, %struct.vector* noundef byval(%struct.vector) align 8 %b), !dbg !25
  %cmp = fcmp ogt double %call, 3.870000e-01, !dbg !25
  br i1 %cmp, label %if.then, label %if.else, !dbg !28

if.then:
  br label %if.end, !dbg !28

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !25
  unreachable, !dbg !25

if.end:
  %call1 = call double @angle(%struct.vector* noundef byval(%struct.vector) align 8 %a, %struct.vector* noundef byval(%struct.vector) align 8 %b), !dbg !29
  %cmp2 = fcmp ogt double %call1, 3.880000e-01, !dbg !29
  br i1 %cmp2, label %if.then3, label %if.else4, !dbg !32

if.then3:
  br label %if.end5, !dbg !32

if.else4:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !29
  unreachable, !dbg !29

if.end5:
  %4 = bitcast %struct.vector* %b to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %4), !dbg !33
  %5 = bitcast %struct.vector* %a to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %5), !dbg !33
  ret i32 0, !dbg !34
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

define internal double @angle(%struct.vector* noundef byval(%struct.vector) align 8 %a, %struct.vector* noundef byval(%struct.vector) align 8 %b) !dbg !35 {
entry:
  call void @llvm.dbg.declare(metadata %struct.vector* %a, metadata !39, metadata !DIExpression()), !dbg !41
  call void @llvm.dbg.declare(metadata %struct.vector* %b, metadata !40, metadata !DIExpression()), !dbg !42
  %call = call double @dot(%struct.vector* noundef byval(%struct.vector) align 8 %a, %struct.vector* noundef byval(%struct.vector) align 8 %b), !dbg !43
  %call1 = call double @dot(%struct.vector* noundef byval(%struct.vector) align 8 %a, %struct.vector* noundef byval(%struct.vector) align 8 %a), !dbg !44
  %call2 = call double @sqrt(double noundef %call1), !dbg !45
  %call3 = call double @dot(%struct.vector* noundef byval(%struct.vector) align 8 %b, %struct.vector* noundef byval(%struct.vector) align 8 %b), !dbg !46
  %call4 = call double @sqrt(double noundef %call3), !dbg !47
  %mul = fmul double %call2, %call4, !dbg !48
  %div = fdiv double %call, %mul, !dbg !49
  %call5 = call double @acos(double noundef %div), !dbg !50
  ret double %call5, !dbg !51
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare double @acos(double noundef)

define internal double @dot(%struct.vector* noundef byval(%struct.vector) align 8 %a, %struct.vector* noundef byval(%struct.vector) align 8 %b) !dbg !52 {
entry:
  call void @llvm.dbg.declare(metadata %struct.vector* %a, metadata !54, metadata !DIExpression()), !dbg !56
  call void @llvm.dbg.declare(metadata %struct.vector* %b, metadata !55, metadata !DIExpression()), !dbg !57
  %x = getelementptr inbounds %struct.vector, %struct.vector* %a, i32 0, i32 0, !dbg !58
  %0 = load double, double* %x, align 8, !dbg !58
  %x1 = getelementptr inbounds %struct.vector, %struct.vector* %b, i32 0, i32 0, !dbg !59
  %1 = load double, double* %x1, align 8, !dbg !59
  %mul = fmul double %0, %1, !dbg !60
  %y = getelementptr inbounds %struct.vector, %struct.vector* %a, i32 0, i32 1, !dbg !61
  %2 = load double, double* %y, align 8, !dbg !61
  %y2 = getelementptr inbounds %struct.vector, %struct.vector* %b, i32 0, i32 1, !dbg !62
  %3 = load double, double* %y2, align 8, !dbg !62
  %mul3 = fmul double %2, %3, !dbg !63
  %add = fadd double %mul, %mul3, !dbg !64
  %z = getelementptr inbounds %struct.vector, %struct.vector* %a, i32 0, i32 2, !dbg !65
  %4 = load double, double* %z, align 8, !dbg !65
  %z4 = getelementptr inbounds %struct.vector, %struct.vector* %b, i32 0, i32 2, !dbg !66
  %5 = load double, double* %z4, align 8, !dbg !66
  %mul5 = fmul double %4, %5, !dbg !67
  %add6 = fadd double %add, %mul5, !dbg !68
  ret double %add6, !dbg !69
}

declare double @sqrt(double noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "angle_between_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 15, type: !10, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !21}
!14 = !DILocalVariable(name: "a", scope: !9, file: !1, line: 16, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "vector", file: !1, line: 5, size: 192, elements: !16)
!16 = !{!17, !19, !20}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !15, file: !1, line: 6, baseType: !18, size: 64)
!18 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !15, file: !1, line: 6, baseType: !18, size: 64, offset: 64)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !15, file: !1, line: 6, baseType: !18, size: 64, offset: 128)
!21 = !DILocalVariable(name: "b", scope: !9, file: !1, line: 16, type: !15)
!22 = !DILocation(line: 16, column: 5, scope: !9)
!23 = !DILocation(line: 16, column: 19, scope: !9)
!24 = !DILocation(line: 16, column: 34, scope: !9)
!25 = !DILocation(line: 17, column: 5, scope: !26)
!26 = distinct !DILexicalBlock(scope: !27, file: !1, line: 17, column: 5)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 17, column: 5)
!28 = !DILocation(line: 17, column: 5, scope: !27)
!29 = !DILocation(line: 18, column: 5, scope: !30)
!30 = distinct !DILexicalBlock(scope: !31, file: !1, line: 18, column: 5)
!31 = distinct !DILexicalBlock(scope: !9, file: !1, line: 18, column: 5)
!32 = !DILocation(line: 18, column: 5, scope: !31)
!33 = !DILocation(line: 20, column: 1, scope: !9)
!34 = !DILocation(line: 19, column: 5, scope: !9)
!35 = distinct !DISubprogram(name: "angle", scope: !1, file: !1, line: 11, type: !36, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!18, !15, !15}
!38 = !{!39, !40}
!39 = !DILocalVariable(name: "a", arg: 1, scope: !35, file: !1, line: 11, type: !15)
!40 = !DILocalVariable(name: "b", arg: 2, scope: !35, file: !1, line: 11, type: !15)
!41 = !DILocation(line: 11, column: 35, scope: !35)
!42 = !DILocation(line: 11, column: 52, scope: !35)
!43 = !DILocation(line: 12, column: 17, scope: !35)
!44 = !DILocation(line: 12, column: 35, scope: !35)
!45 = !DILocation(line: 12, column: 30, scope: !35)
!46 = !DILocation(line: 12, column: 53, scope: !35)
!47 = !DILocation(line: 12, column: 48, scope: !35)
!48 = !DILocation(line: 12, column: 46, scope: !35)
!49 = !DILocation(line: 12, column: 27, scope: !35)
!50 = !DILocation(line: 12, column: 12, scope: !35)
!51 = !DILocation(line: 12, column: 5, scope: !35)
!52 = distinct !DISubprogram(name: "dot", scope: !1, file: !1, line: 9, type: !36, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !53)
!53 = !{!54, !55}
!54 = !DILocalVariable(name: "a", arg: 1, scope: !52, file: !1, line: 9, type: !15)
!55 = !DILocalVariable(name: "b", arg: 2, scope: !52, file: !1, line: 9, type: !15)
!56 = !DILocation(line: 9, column: 33, scope: !52)
!57 = !DILocation(line: 9, column: 50, scope: !52)
!58 = !DILocation(line: 9, column: 64, scope: !52)
!59 = !DILocation(line: 9, column: 70, scope: !52)
!60 = !DILocation(line: 9, column: 66, scope: !52)
!61 = !DILocation(line: 9, column: 76, scope: !52)
!62 = !DILocation(line: 9, column: 82, scope: !52)
!63 = !DILocation(line: 9, column: 78, scope: !52)
!64 = !DILocation(line: 9, column: 72, scope: !52)
!65 = !DILocation(line: 9, column: 88, scope: !52)
!66 = !DILocation(line: 9, column: 94, scope: !52)
!67 = !DILocation(line: 9, column: 90, scope: !52)
!68 = !DILocation(line: 9, column: 84, scope: !52)
!69 = !DILocation(line: 9, column: 55, scope: !52)
