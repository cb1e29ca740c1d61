source_filename = "getopt_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"vj:\00", align 1
@.str.1 = private unnamed_addr constant [31 x i8] c"option == 'v' || option == 'j'\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"getopt_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [23 x i8] c"int main(int, char **)\00", align 1
@optarg = external global i8*, align 8
@.str.3 = private unnamed_addr constant [10 x i8] c"jobs >= 1\00", align 1

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %option = alloca i32, align 4
  %jobs = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !21
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !22
  %0 = bitcast i32* %option to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %option, metadata !19, metadata !DIExpression()), !dbg !24
  %1 = bitcast i32* %jobs to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %jobs, metadata !20, metadata !DIExpression()), !dbg !25
  store i32 1, i32* %jobs, align 4, !dbg !25
  br label %while.cond, !dbg !26

while.cond:
  %2 = load i32, i32* %argc.addr, align 4, !dbg !27
  %3 = load i8**, i8*** %argv.addr, align 8, !dbg !28
  %call = call i32 @getopt(i32 noundef %2, i8** noundef %3, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)), !dbg !29
  store i32 %call, i32* %option, align 4, !dbg !30
  %cmp = icmp ne i32 %call, -1, !dbg !31
  br i1 %cmp, label %while.body, label %while.end, !dbg !26

while.body:
  %4 = load i32, i32* %option, align 4, !dbg !32
  %cmp1 = icmp eq i32 %4, 63, !dbg !35
  br i1 %cmp1, label %if.then, label %if.end, !dbg !36

if.then:
  store i32 2, i32* %retval, align 4, !dbg !37
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !37

if.end:
  %5 = load i32, i32* %option, align 4, !dbg !38
  %cmp2 = icmp eq i32 %5, 118, !dbg !38
  br i1 %cmp2, label %if.then4, label %lor.lhs.false, !dbg !38

lor.lhs.false:
  %6 = load i32, i32* %option, align 4, !dbg !38
  %cmp3 = icmp eq i32 %6, 106, !dbg !38
  br i1 %cmp3, label %if.then4, label %if.else, !dbg !41

if.then4:
  br label %if.end5, !dbg !41

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !38
  unreachable, !dbg !38

if.end5:
  %7 = load i32, i32* %option, align 4, !dbg !42
  %cmp6 = icmp eq i32 %7, 106, !dbg !44
  br i1 %cmp6, label %if.then7, label %if.end12, !dbg !45

if.then7:
  %8 = load i8*, i8** @optarg, align 8, !dbg !46
  %arrayidx = getelementptr inbounds i8, i8* %8, i64 0, !dbg !46
  %9 = load i8, i8* %arrayidx, align 1, !dbg !46
  %conv = sext i8 %9 to i32, !dbg !46
  %cmp8 = icmp eq i32 %conv, 52, !dbg !47
  br i1 %cmp8, label %cond.true, label %cond.false, !dbg !46

cond.true:
  br label %cond.end, !dbg !46

cond.false:
  %10 = load i8*, i8** @optarg, align 8, !dbg !48
  %arrayidx10 = getelementptr inbounds i8, i8* %10, i64 0, !dbg !48
  %11 = load i8, i8* %arrayidx10, align 1, !dbg !48
  %conv11 = sext i8 %11 to i32, !dbg !48
  %sub = sub nsw i32 %conv11, 48, !dbg !49
  br label %cond.end, !dbg !46

cond.end:
  %cond = phi i32 [ 4, %cond.true ], [ %sub, %cond.false ], !dbg !46
  store i32 %cond, i32* %jobs, align 4, !dbg !50
  br label %if.end12, !dbg !51

if.end12:
  br label %while.cond, !dbg !26, !llvm.loop !52

while.end:
  %12 = load i32, i32* %jobs, align 4, !dbg !56
  %cmp13 = icmp sge i32 %12, 1, !dbg !56
  br i1 %cmp13, label %if.then15, label %if.else16, !dbg !59

if.then15:
  br label %if.end17, !dbg !59

if.else16:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !56
  unreachable, !dbg !56

if.end17:
  store i32 0, i32* %retval, align 4, !dbg !60
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !60

cleanup:
  %13 = bitcast i32* %jobs to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !61
  %14 = bitcast i32* %option to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !61
  %15 = load i32, i32* %retval, align 4, !dbg !61
  ret i32 %15, !dbg !61
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare !dbg !62 i32 @getopt(i32 noundef, i8** noundef, i8* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "getopt_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12, !13}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17, !18, !19, !20}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 6, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 6, type: !13)
!19 = !DILocalVariable(name: "option", scope: !9, file: !1, line: 7, type: !12)
!20 = !DILocalVariable(name: "jobs", scope: !9, file: !1, line: 7, type: !12)
!21 = !DILocation(line: 6, column: 14, scope: !9)
!22 = !DILocation(line: 6, column: 27, scope: !9)
!23 = !DILocation(line: 7, column: 3, scope: !9)
!24 = !DILocation(line: 7, column: 7, scope: !9)
!25 = !DILocation(line: 7, column: 15, scope: !9)
!26 = !DILocation(line: 8, column: 3, scope: !9)
!27 = !DILocation(line: 8, column: 27, scope: !9)
!28 = !DILocation(line: 8, column: 33, scope: !9)
!29 = !DILocation(line: 8, column: 20, scope: !9)
!30 = !DILocation(line: 8, column: 18, scope: !9)
!31 = !DILocation(line: 8, column: 47, scope: !9)
!32 = !DILocation(line: 9, column: 9, scope: !33)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 9, column: 9)
!34 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 54)
!35 = !DILocation(line: 9, column: 16, scope: !33)
!36 = !DILocation(line: 9, column: 9, scope: !34)
!37 = !DILocation(line: 9, column: 24, scope: !33)
!38 = !DILocation(line: 10, column: 5, scope: !39)
!39 = distinct !DILexicalBlock(scope: !40, file: !1, line: 10, column: 5)
!40 = distinct !DILexicalBlock(scope: !34, file: !1, line: 10, column: 5)
!41 = !DILocation(line: 10, column: 5, scope: !40)
!42 = !DILocation(line: 11, column: 9, scope: !43)
!43 = distinct !DILexicalBlock(scope: !34, file: !1, line: 11, column: 9)
!44 = !DILocation(line: 11, column: 16, scope: !43)
!45 = !DILocation(line: 11, column: 9, scope: !34)
!46 = !DILocation(line: 11, column: 31, scope: !43)
!47 = !DILocation(line: 11, column: 41, scope: !43)
!48 = !DILocation(line: 11, column: 54, scope: !43)
!49 = !DILocation(line: 11, column: 64, scope: !43)
!50 = !DILocation(line: 11, column: 29, scope: !43)
!51 = !DILocation(line: 11, column: 24, scope: !43)
!52 = distinct !{!52, !26, !53, !54, !55}
!53 = !DILocation(line: 12, column: 3, scope: !9)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !{!"llvm.loop.unroll.disable"}
!56 = !DILocation(line: 13, column: 3, scope: !57)
!57 = distinct !DILexicalBlock(scope: !58, file: !1, line: 13, column: 3)
!58 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 3)
!59 = !DILocation(line: 13, column: 3, scope: !58)
!60 = !DILocation(line: 14, column: 3, scope: !9)
!61 = !DILocation(line: 15, column: 1, scope: !9)
!62 = !DISubprogram(name: "getopt", scope: !63, file: !63, line: 91, type: !64, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !70)
!63 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/getopt_core.h", directory: "")
!64 = !DISubroutineType(types: !65)
!65 = !{!12, !12, !66, !68}
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!67 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!70 = !{}
