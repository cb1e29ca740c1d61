source_filename = "printed_real_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [21 x i8] c"%.2f %8.3f|%-9.1e|%G\00", align 1
@.str.1 = private unnamed_addr constant [30 x i8] c"1.00   -3.142|1.2e+04  |1E-10\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"%g %g %.0f\00", align 1
@.str.3 = private unnamed_addr constant [13 x i8] c"0.1 100000 3\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c"%f\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"100\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %text = alloca [64 x i8], align 16
  store i32 0, i32* %retval, align 4
  %0 = bitcast [64 x i8]* %text to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 64, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata [64 x i8]* %text, metadata !14, metadata !DIExpression()), !dbg !20
  %arraydecay = getelementptr inbounds [64 x i8], [64 x i8]* %text, i64 0, i64 0, !dbg !21
  %call = call i32 (i8*, i8*, ...) @sprintf(i8* noundef %arraydecay, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i64 0, i64 0), double noundef 1.005000e+00, double noundef -3.141590e+00, double noundef 0x40C81CD6C8B43958, double noundef 1.000000e-10), !dbg !22
  %arraydecay1 = getelementptr inbounds [64 x i8], [64 x i8]* %text, i64 0, i64 0, !dbg !23
  %call2 = call i32 @strcmp(i8* noundef %arraydecay1, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.1, i64 0, i64 0)), !dbg !25
  %tobool = icmp ne i32 %call2, 0, !dbg !25
  br i1 %tobool, label %if.then, label %if.end, !dbg !26

if.then:
  call void @reach_error(), !dbg !27
  br label %if.end, !dbg !27

if.end:
  %arraydecay3 = getelementptr inbounds [64 x i8], [64 x i8]* %text, i64 0, i64 0, !dbg !28
  %call4 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef %arraydecay3, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i64 0, i64 0), double noundef 1.000000e-01, double noundef 1.000000e+05, double noundef 2.500000e+00), !dbg !30
  %cmp = icmp ne i32 %call4, 12, !dbg !31
  br i1 %cmp, label %if.then8, label %lor.lhs.false, !dbg !32

lor.lhs.false:
  %arraydecay5 = getelementptr inbounds [64 x i8], [64 x i8]* %text, i64 0, i64 0, !dbg !33
  %call6 = call i32 @strcmp(i8* noundef %arraydecay5, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i64 0, i64 0)), !dbg !34
  %tobool7 = icmp ne i32 %call6, 0, !dbg !34
  br i1 %tobool7, label %if.then8, label %if.end9, !dbg !35

if.then8:
  call void @reach_error(), !dbg !36
  br label %if.end9, !dbg !36

if.end9:
  %arraydecay10 = getelementptr inbounds [64 x i8], [64 x i8]* %text, i64 0, i64 0, !dbg !37
  %call11 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %arraydecay10, i64 noundef 4, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.4, i64 0, i64 0), double noundef 1.000000e+300), !dbg !39
  %cmp12 = icmp ne i32 %call11, 308, !dbg !40
  br i1 %cmp12, label %if.then17, label %lor.lhs.false13, !dbg !41

lor.lhs.false13:
  %arraydecay14 = getelementptr inbounds [64 x i8], [64 x i8]* %text, i64 0, i64 0, !dbg !42
  %call15 = call i32 @strcmp(i8* noundef %arraydecay14, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0)), !dbg !43
  %tobool16 = icmp ne i32 %call15, 0, !dbg !43
  br i1 %tobool16, label %if.then17, label %if.end18, !dbg !44

if.then17:
  call void @reach_error(), !dbg !45
  br label %if.end18, !dbg !45

if.end18:
  %1 = bitcast [64 x i8]* %text to i8*, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 64, i8* %1), !dbg !46
  ret i32 0, !dbg !47
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @sprintf(i8* noundef, i8* noundef, ...)

declare i32 @strcmp(i8* noundef, i8* noundef)

declare !dbg !48 void @reach_error()

declare i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "printed_real_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "text", scope: !9, file: !1, line: 8, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 512, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 64)
!19 = !DILocation(line: 8, column: 3, scope: !9)
!20 = !DILocation(line: 8, column: 8, scope: !9)
!21 = !DILocation(line: 9, column: 11, scope: !9)
!22 = !DILocation(line: 9, column: 3, scope: !9)
!23 = !DILocation(line: 10, column: 14, scope: !24)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 7)
!25 = !DILocation(line: 10, column: 7, scope: !24)
!26 = !DILocation(line: 10, column: 7, scope: !9)
!27 = !DILocation(line: 10, column: 54, scope: !24)
!28 = !DILocation(line: 11, column: 15, scope: !29)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 7)
!30 = !DILocation(line: 11, column: 7, scope: !29)
!31 = !DILocation(line: 11, column: 50, scope: !29)
!32 = !DILocation(line: 11, column: 56, scope: !29)
!33 = !DILocation(line: 11, column: 66, scope: !29)
!34 = !DILocation(line: 11, column: 59, scope: !29)
!35 = !DILocation(line: 11, column: 7, scope: !9)
!36 = !DILocation(line: 11, column: 89, scope: !29)
!37 = !DILocation(line: 12, column: 16, scope: !38)
!38 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 7)
!39 = !DILocation(line: 12, column: 7, scope: !38)
!40 = !DILocation(line: 12, column: 38, scope: !38)
!41 = !DILocation(line: 12, column: 45, scope: !38)
!42 = !DILocation(line: 12, column: 55, scope: !38)
!43 = !DILocation(line: 12, column: 48, scope: !38)
!44 = !DILocation(line: 12, column: 7, scope: !9)
!45 = !DILocation(line: 12, column: 69, scope: !38)
!46 = !DILocation(line: 14, column: 1, scope: !9)
!47 = !DILocation(line: 13, column: 3, scope: !9)
!48 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !49, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{null}
!51 = !{}
