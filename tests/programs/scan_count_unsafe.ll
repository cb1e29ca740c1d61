source_filename = "scan_count_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@.str = private unnamed_addr constant [19 x i8] c"%d , %*s %lf %2hhx\00", align 1
@.str.1 = private unnamed_addr constant [48 x i8] c"count >= -1 && count <= 3 && count == count + 0\00", align 1
@.str.2 = private unnamed_addr constant [20 x i8] c"scan_count_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"a == 7\00", align 1
@.str.4 = private unnamed_addr constant [9 x i8] c"d == 0.5\00", align 1
@.str.5 = private unnamed_addr constant [9 x i8] c"hex == 3\00", align 1
@stdin = external global %struct._IO_FILE*, align 8
@.str.6 = private unnamed_addr constant [4 x i8] c"%2d\00", align 1
@.str.7 = private unnamed_addr constant [19 x i8] c"b <= 99 && b >= -8\00", align 1
@.str.8 = private unnamed_addr constant [7 x i8] c"b == 8\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %d = alloca double, align 8
  %hex = alloca i8, align 1
  %count = alloca i32, align 4
  %got = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %a to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %a, metadata !14, metadata !DIExpression()), !dbg !23
  store i32 7, i32* %a, align 4, !dbg !23
  %1 = bitcast i32* %b to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %b, metadata !15, metadata !DIExpression()), !dbg !24
  store i32 8, i32* %b, align 4, !dbg !24
  %2 = bitcast double* %d to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !25
  call void @llvm.dbg.declare(metadata double* %d, metadata !16, metadata !DIExpression()), !dbg !26
  store double 5.000000e-01, double* %d, align 8, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %hex), !dbg !27
  call void @llvm.dbg.declare(metadata i8* %hex, metadata !18, metadata !DIExpression()), !dbg !28
  store i8 3, i8* %hex, align 1, !dbg !28
  %3 = bitcast i32* %count to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !29
  call void @llvm.dbg.declare(metadata i32* %count, metadata !20, metadata !DIExpression()), !dbg !30
  %call = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str, i64 0, i64 0), i32* noundef %a, double* noundef %d, i8* noundef %hex), !dbg !31
  store i32 %call, i32* %count, align 4, !dbg !30
  %4 = load i32, i32* %count, align 4, !dbg !32
  %cmp = icmp sge i32 %4, -1, !dbg !32
  br i1 %cmp, label %land.lhs.true, label %if.else, !dbg !32

land.lhs.true:
  %5 = load i32, i32* %count, align 4, !dbg !32
  %cmp1 = icmp sle i32 %5, 3, !dbg !32
  br i1 %cmp1, label %land.lhs.true2, label %if.else, !dbg !32

land.lhs.true2:
  %6 = load i32, i32* %count, align 4, !dbg !32
  %7 = load i32, i32* %count, align 4, !dbg !32
  %add = add nsw i32 %7, 0, !dbg !32
  %cmp3 = icmp eq i32 %6, %add, !dbg !32
  br i1 %cmp3, label %if.then, label %if.else, !dbg !35

if.then:
  br label %if.end, !dbg !35

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !32
  unreachable, !dbg !32

if.end:
  %8 = load i32, i32* %count, align 4, !dbg !36
  %cmp4 = icmp sle i32 %8, 0, !dbg !38
  br i1 %cmp4, label %if.then5, label %if.end10, !dbg !39

if.then5:
  %9 = load i32, i32* %a, align 4, !dbg !40
  %cmp6 = icmp eq i32 %9, 7, !dbg !40
  br i1 %cmp6, label %if.then7, label %if.else8, !dbg !43

if.then7:
  br label %if.end9, !dbg !43

if.else8:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !40
  unreachable, !dbg !40

if.end9:
  br label %if.end10, !dbg !44

if.end10:
  %10 = load i32, i32* %count, align 4, !dbg !45
  %cmp11 = icmp slt i32 %10, 2, !dbg !47
  br i1 %cmp11, label %if.then12, label %if.end17, !dbg !48

if.then12:
  %11 = load double, double* %d, align 8, !dbg !49
  %cmp13 = fcmp oeq double %11, 5.000000e-01, !dbg !49
  br i1 %cmp13, label %if.then14, label %if.else15, !dbg !52

if.then14:
  br label %if.end16, !dbg !52

if.else15:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !49
  unreachable, !dbg !49

if.end16:
  br label %if.end17, !dbg !53

if.end17:
  %12 = load i32, i32* %count, align 4, !dbg !54
  %cmp18 = icmp slt i32 %12, 3, !dbg !56
  br i1 %cmp18, label %if.then19, label %if.end25, !dbg !57

if.then19:
  %13 = load i8, i8* %hex, align 1, !dbg !58
  %conv = zext i8 %13 to i32, !dbg !58
  %cmp20 = icmp eq i32 %conv, 3, !dbg !58
  br i1 %cmp20, label %if.then22, label %if.else23, !dbg !61

if.then22:
  br label %if.end24, !dbg !61

if.else23:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !58
  unreachable, !dbg !58

if.end24:
  br label %if.end25, !dbg !62

if.end25:
  %14 = bitcast i32* %got to i8*, !dbg !63
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %14), !dbg !63
  call void @llvm.dbg.declare(metadata i32* %got, metadata !21, metadata !DIExpression()), !dbg !64
  %15 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !65
  %call26 = call i32 (%struct._IO_FILE*, i8*, ...) @__isoc99_fscanf(%struct._IO_FILE* noundef %15, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.6, i64 0, i64 0), i32* noundef %b), !dbg !66
  store i32 %call26, i32* %got, align 4, !dbg !64
  %16 = load i32, i32* %b, align 4, !dbg !67
  %cmp27 = icmp sle i32 %16, 99, !dbg !67
  br i1 %cmp27, label %land.lhs.true29, label %if.else33, !dbg !67

land.lhs.true29:
  %17 = load i32, i32* %b, align 4, !dbg !67
  %cmp30 = icmp sge i32 %17, -8, !dbg !67
  br i1 %cmp30, label %if.then32, label %if.else33, !dbg !70

if.then32:
  br label %if.end34, !dbg !70

if.else33:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !67
  unreachable, !dbg !67

if.end34:
  %18 = load i32, i32* %got, align 4, !dbg !71
  %cmp35 = icmp ne i32 %18, 1, !dbg !73
  br i1 %cmp35, label %if.then37, label %if.end43, !dbg !74

if.then37:
  %19 = load i32, i32* %b, align 4, !dbg !75
  %cmp38 = icmp eq i32 %19, 8, !dbg !75
  br i1 %cmp38, label %if.then40, label %if.else41, !dbg !78

if.then40:
  br label %if.end42, !dbg !78

if.else41:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !75
  unreachable, !dbg !75

if.end42:
  br label %if.end43, !dbg !79

if.end43:
  store i32 0, i32* %retval, align 4, !dbg !80
  %20 = bitcast i32* %got to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !81
  %21 = bitcast i32* %count to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %hex), !dbg !81
  %22 = bitcast double* %d to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %22), !dbg !81
  %23 = bitcast i32* %b to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %23), !dbg !81
  %24 = bitcast i32* %a to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %24), !dbg !81
  %25 = load i32, i32* %retval, align 4, !dbg !81
  ret i32 %25, !dbg !81
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__isoc99_scanf(i8* noundef, ...)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare i32 @__isoc99_fscanf(%struct._IO_FILE* noundef, i8* noundef, ...)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "scan_count_unsafe.c", directory: ".")
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
!13 = !{!14, !15, !16, !18, !20, !21}
!14 = !DILocalVariable(name: "a", scope: !9, file: !1, line: 6, type: !12)
!15 = !DILocalVariable(name: "b", scope: !9, file: !1, line: 6, type: !12)
!16 = !DILocalVariable(name: "d", scope: !9, file: !1, line: 7, type: !17)
!17 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!18 = !DILocalVariable(name: "hex", scope: !9, file: !1, line: 8, type: !19)
!19 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!20 = !DILocalVariable(name: "count", scope: !9, file: !1, line: 9, type: !12)
!21 = !DILocalVariable(name: "got", scope: !9, file: !1, line: 14, type: !12)
!22 = !DILocation(line: 6, column: 3, scope: !9)
!23 = !DILocation(line: 6, column: 7, scope: !9)
!24 = !DILocation(line: 6, column: 14, scope: !9)
!25 = !DILocation(line: 7, column: 3, scope: !9)
!26 = !DILocation(line: 7, column: 10, scope: !9)
!27 = !DILocation(line: 8, column: 3, scope: !9)
!28 = !DILocation(line: 8, column: 17, scope: !9)
!29 = !DILocation(line: 9, column: 3, scope: !9)
!30 = !DILocation(line: 9, column: 7, scope: !9)
!31 = !DILocation(line: 9, column: 15, scope: !9)
!32 = !DILocation(line: 10, column: 3, scope: !33)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 10, column: 3)
!34 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 3)
!35 = !DILocation(line: 10, column: 3, scope: !34)
!36 = !DILocation(line: 11, column: 7, scope: !37)
!37 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 7)
!38 = !DILocation(line: 11, column: 13, scope: !37)
!39 = !DILocation(line: 11, column: 7, scope: !9)
!40 = !DILocation(line: 11, column: 19, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !1, line: 11, column: 19)
!42 = distinct !DILexicalBlock(scope: !37, file: !1, line: 11, column: 19)
!43 = !DILocation(line: 11, column: 19, scope: !42)
!44 = !DILocation(line: 11, column: 19, scope: !37)
!45 = !DILocation(line: 12, column: 7, scope: !46)
!46 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 7)
!47 = !DILocation(line: 12, column: 13, scope: !46)
!48 = !DILocation(line: 12, column: 7, scope: !9)
!49 = !DILocation(line: 12, column: 18, scope: !50)
!50 = distinct !DILexicalBlock(scope: !51, file: !1, line: 12, column: 18)
!51 = distinct !DILexicalBlock(scope: !46, file: !1, line: 12, column: 18)
!52 = !DILocation(line: 12, column: 18, scope: !51)
!53 = !DILocation(line: 12, column: 18, scope: !46)
!54 = !DILocation(line: 13, column: 7, scope: !55)
!55 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 7)
!56 = !DILocation(line: 13, column: 13, scope: !55)
!57 = !DILocation(line: 13, column: 7, scope: !9)
!58 = !DILocation(line: 13, column: 18, scope: !59)
!59 = distinct !DILexicalBlock(scope: !60, file: !1, line: 13, column: 18)
!60 = distinct !DILexicalBlock(scope: !55, file: !1, line: 13, column: 18)
!61 = !DILocation(line: 13, column: 18, scope: !60)
!62 = !DILocation(line: 13, column: 18, scope: !55)
!63 = !DILocation(line: 14, column: 3, scope: !9)
!64 = !DILocation(line: 14, column: 7, scope: !9)
!65 = !DILocation(line: 14, column: 20, scope: !9)
!66 = !DILocation(line: 14, column: 13, scope: !9)
!67 = !DILocation(line: 15, column: 3, scope: !68)
!68 = distinct !DILexicalBlock(scope: !69, file: !1, line: 15, column: 3)
!69 = distinct !DILexicalBlock(scope: !9, file: !1, line: 15, column: 3)
!70 = !DILocation(line: 15, column: 3, scope: !69)
!71 = !DILocation(line: 16, column: 7, scope: !72)
!72 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 7)
!73 = !DILocation(line: 16, column: 11, scope: !72)
!74 = !DILocation(line: 16, column: 7, scope: !9)
!75 = !DILocation(line: 16, column: 17, scope: !76)
!76 = distinct !DILexicalBlock(scope: !77, file: !1, line: 16, column: 17)
!77 = distinct !DILexicalBlock(scope: !72, file: !1, line: 16, column: 17)
!78 = !DILocation(line: 16, column: 17, scope: !77)
!79 = !DILocation(line: 16, column: 17, scope: !72)
!80 = !DILocation(line: 17, column: 3, scope: !9)
!81 = !DILocation(line: 18, column: 1, scope: !9)
