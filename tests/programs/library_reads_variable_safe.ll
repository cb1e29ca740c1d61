source_filename = "library_reads_variable_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@stderr = external global %struct._IO_FILE*, align 8
@.str = private unnamed_addr constant [18 x i8] c"usage: %s number\0A\00", align 1
@title = internal global [8 x i8] c"numbers\00", align 1, !dbg !0
@names = internal global [3 x i8*] [i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i32 0, i32 0)], align 16, !dbg !5
@.str.1 = private unnamed_addr constant [6 x i8] c"%20s\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"three\00", align 1

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !23 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !30, metadata !DIExpression()), !dbg !34
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !31, metadata !DIExpression()), !dbg !35
  %0 = load i32, i32* %argc.addr, align 4, !dbg !36
  %cmp = icmp slt i32 %0, 1, !dbg !38
  br i1 %cmp, label %if.then, label %if.end, !dbg !39

if.then:
  store i32 1, i32* %retval, align 4, !dbg !40
  br label %return, !dbg !40

if.end:
  %1 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !41
  %2 = load i8**, i8*** %argv.addr, align 8, !dbg !42
  %arrayidx = getelementptr inbounds i8*, i8** %2, i64 0, !dbg !42
  %3 = load i8*, i8** %arrayidx, align 8, !dbg !42
  %call = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %1, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str, i64 0, i64 0), i8* noundef %3), !dbg !43
  call void @say(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @title, i64 0, i64 0)), !dbg !44
  %4 = bitcast i32* %i to i8*, !dbg !45
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !45
  call void @llvm.dbg.declare(metadata i32* %i, metadata !32, metadata !DIExpression()), !dbg !46
  store i32 0, i32* %i, align 4, !dbg !46
  br label %for.cond, !dbg !45

for.cond:
  %5 = load i32, i32* %i, align 4, !dbg !47
  %cmp1 = icmp slt i32 %5, 3, !dbg !49
  br i1 %cmp1, label %for.body, label %for.cond.cleanup, !dbg !50

for.cond.cleanup:
  %6 = bitcast i32* %i to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !51
  br label %for.end

for.body:
  %7 = load i32, i32* %i, align 4, !dbg !52
  %idxprom = sext i32 %7 to i64, !dbg !53
  %arrayidx2 = getelementptr inbounds [3 x i8*], [3 x i8*]* @names, i64 0, i64 %idxprom, !dbg !53
  %8 = load i8*, i8** %arrayidx2, align 8, !dbg !53
  %call3 = call i32 @puts(i8* noundef %8), !dbg !54
  br label %for.inc, !dbg !54

for.inc:
  %9 = load i32, i32* %i, align 4, !dbg !55
  %inc = add nsw i32 %9, 1, !dbg !55
  store i32 %inc, i32* %i, align 4, !dbg !55
  br label %for.cond, !dbg !51, !llvm.loop !56

for.end:
  %call4 = call i32 @rand(), !dbg !60
  %rem = srem i32 %call4, 3, !dbg !61
  %idxprom5 = sext i32 %rem to i64, !dbg !62
  %arrayidx6 = getelementptr inbounds [3 x i8*], [3 x i8*]* @names, i64 0, i64 %idxprom5, !dbg !62
  %10 = load i8*, i8** %arrayidx6, align 8, !dbg !62
  call void @say(i8* noundef %10), !dbg !63
  store i32 0, i32* %retval, align 4, !dbg !64
  br label %return, !dbg !64

return:
  %11 = load i32, i32* %retval, align 4, !dbg !65
  ret i32 %11, !dbg !65
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @fprintf(%struct._IO_FILE* noundef, i8* noundef, ...)

define internal void @say(i8* noundef %text) !dbg !66 {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %text.addr, metadata !70, metadata !DIExpression()), !dbg !71
  %0 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !72
  %1 = load i8*, i8** %text.addr, align 8, !dbg !73
  %call = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), i8* noundef %1), !dbg !74
  ret void, !dbg !75
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare !dbg !76 i32 @puts(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !81 i32 @rand()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "title", scope: !2, file: !3, line: 5, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "library_reads_variable_safe.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 4, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 192, elements: !11)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 3)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 64, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 8)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 7, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 1}

!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !24, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !29)
!24 = !DISubroutineType(types: !25)
!25 = !{!26, !26, !27}
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!29 = !{!30, !31, !32}
!30 = !DILocalVariable(name: "argc", arg: 1, scope: !23, file: !3, line: 7, type: !26)
!31 = !DILocalVariable(name: "argv", arg: 2, scope: !23, file: !3, line: 7, type: !27)
!32 = !DILocalVariable(name: "i", scope: !33, file: !3, line: 11, type: !26)
!33 = distinct !DILexicalBlock(scope: !23, file: !3, line: 11, column: 3)
!34 = !DILocation(line: 7, column: 14, scope: !23)
!35 = !DILocation(line: 7, column: 27, scope: !23)
!36 = !DILocation(line: 8, column: 7, scope: !37)
!37 = distinct !DILexicalBlock(scope: !23, file: !3, line: 8, column: 7)
!38 = !DILocation(line: 8, column: 12, scope: !37)
!39 = !DILocation(line: 8, column: 7, scope: !23)
!40 = !DILocation(line: 8, column: 17, scope: !37)
!41 = !DILocation(line: 9, column: 11, scope: !23)
!42 = !DILocation(line: 9, column: 41, scope: !23)
!43 = !DILocation(line: 9, column: 3, scope: !23)
!44 = !DILocation(line: 10, column: 3, scope: !23)
!45 = !DILocation(line: 11, column: 8, scope: !33)
!46 = !DILocation(line: 11, column: 12, scope: !33)
!47 = !DILocation(line: 11, column: 19, scope: !48)
!48 = distinct !DILexicalBlock(scope: !33, file: !3, line: 11, column: 3)
!49 = !DILocation(line: 11, column: 21, scope: !48)
!50 = !DILocation(line: 11, column: 3, scope: !33)
!51 = !DILocation(line: 11, column: 3, scope: !48)
!52 = !DILocation(line: 11, column: 42, scope: !48)
!53 = !DILocation(line: 11, column: 36, scope: !48)
!54 = !DILocation(line: 11, column: 31, scope: !48)
!55 = !DILocation(line: 11, column: 27, scope: !48)
!56 = distinct !{!56, !50, !57, !58, !59}
!57 = !DILocation(line: 11, column: 44, scope: !33)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !{!"llvm.loop.unroll.disable"}
!60 = !DILocation(line: 12, column: 13, scope: !23)
!61 = !DILocation(line: 12, column: 20, scope: !23)
!62 = !DILocation(line: 12, column: 7, scope: !23)
!63 = !DILocation(line: 12, column: 3, scope: !23)
!64 = !DILocation(line: 13, column: 3, scope: !23)
!65 = !DILocation(line: 14, column: 1, scope: !23)
!66 = distinct !DISubprogram(name: "say", scope: !3, file: !3, line: 6, type: !67, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !69)
!67 = !DISubroutineType(types: !68)
!68 = !{null, !8}
!69 = !{!70}
!70 = !DILocalVariable(name: "text", arg: 1, scope: !66, file: !3, line: 6, type: !8)
!71 = !DILocation(line: 6, column: 29, scope: !66)
!72 = !DILocation(line: 6, column: 45, scope: !66)
!73 = !DILocation(line: 6, column: 63, scope: !66)
!74 = !DILocation(line: 6, column: 37, scope: !66)
!75 = !DILocation(line: 6, column: 70, scope: !66)
!76 = !DISubprogram(name: "puts", scope: !77, file: !77, line: 661, type: !78, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !80)
!77 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!78 = !DISubroutineType(types: !79)
!79 = !{!26, !8}
!80 = !{}
!81 = !DISubprogram(name: "rand", scope: !82, file: !82, line: 454, type: !83, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !80)
!82 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!83 = !DISubroutineType(types: !84)
!84 = !{!26}
