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
@.str.1 = private unnamed_addr constant [10 x i8] c"%*s %.*s\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"three\00", align 1

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !23 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %width = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !30, metadata !DIExpression()), !dbg !35
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !31, metadata !DIExpression()), !dbg !36
  %0 = bitcast i32* %width to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !37
  call void @llvm.dbg.declare(metadata i32* %width, metadata !32, metadata !DIExpression()), !dbg !38
  %call = call i32 @rand(), !dbg !39
  %rem = srem i32 %call, 8, !dbg !40
  store i32 %rem, i32* %width, align 4, !dbg !38
  %1 = load i32, i32* %argc.addr, align 4, !dbg !41
  %cmp = icmp sgt i32 %1, 0, !dbg !43
  br i1 %cmp, label %if.then, label %if.end, !dbg !44

if.then:
  %2 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !45
  %3 = load i8**, i8*** %argv.addr, align 8, !dbg !46
  %arrayidx = getelementptr inbounds i8*, i8** %3, i64 0, !dbg !46
  %4 = load i8*, i8** %arrayidx, align 8, !dbg !46
  %call1 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %2, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str, i64 0, i64 0), i8* noundef %4), !dbg !47
  br label %if.end, !dbg !47

if.end:
  %5 = load i32, i32* %width, align 4, !dbg !48
  call void @say(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @title, i64 0, i64 0), i32 noundef %5), !dbg !49
  %6 = bitcast i32* %i to i8*, !dbg !50
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6), !dbg !50
  call void @llvm.dbg.declare(metadata i32* %i, metadata !33, metadata !DIExpression()), !dbg !51
  store i32 0, i32* %i, align 4, !dbg !51
  br label %for.cond, !dbg !50

for.cond:
  %7 = load i32, i32* %i, align 4, !dbg !52
  %cmp2 = icmp slt i32 %7, 3, !dbg !54
  br i1 %cmp2, label %for.body, label %for.cond.cleanup, !dbg !55

for.cond.cleanup:
  %8 = bitcast i32* %i to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !56
  br label %for.end

for.body:
  %9 = load i32, i32* %i, align 4, !dbg !57
  %idxprom = sext i32 %9 to i64, !dbg !58
  %arrayidx3 = getelementptr inbounds [3 x i8*], [3 x i8*]* @names, i64 0, i64 %idxprom, !dbg !58
  %10 = load i8*, i8** %arrayidx3, align 8, !dbg !58
  %call4 = call i32 @puts(i8* noundef %10), !dbg !59
  br label %for.inc, !dbg !59

for.inc:
  %11 = load i32, i32* %i, align 4, !dbg !60
  %inc = add nsw i32 %11, 1, !dbg !60
  store i32 %inc, i32* %i, align 4, !dbg !60
  br label %for.cond, !dbg !56, !llvm.loop !61

for.end:
  %call5 = call i32 @rand(), !dbg !65
  %rem6 = srem i32 %call5, 3, !dbg !66
  %idxprom7 = sext i32 %rem6 to i64, !dbg !67
  %arrayidx8 = getelementptr inbounds [3 x i8*], [3 x i8*]* @names, i64 0, i64 %idxprom7, !dbg !67
  %12 = load i8*, i8** %arrayidx8, align 8, !dbg !67
  call void @say(i8* noundef %12, i32 noundef -1), !dbg !68
  %13 = bitcast i32* %width to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !69
  ret i32 0, !dbg !70
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare !dbg !71 i32 @rand()

declare i32 @fprintf(%struct._IO_FILE* noundef, i8* noundef, ...)

define internal void @say(i8* noundef %text, i32 noundef %width) !dbg !76 {
entry:
  %text.addr = alloca i8*, align 8
  %width.addr = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %text.addr, metadata !80, metadata !DIExpression()), !dbg !82
  store i32 %width, i32* %width.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %width.addr, metadata !81, metadata !DIExpression()), !dbg !83
  %0 = load i32, i32* %width.addr, align 4, !dbg !84
  %1 = load i8*, i8** %text.addr, align 8, !dbg !85
  %2 = load i32, i32* %width.addr, align 4, !dbg !86
  %3 = load i8*, i8** %text.addr, align 8, !dbg !87
  %call = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 noundef %0, i8* noundef %1, i32 noundef %2, i8* noundef %3), !dbg !88
  ret void, !dbg !89
}

declare !dbg !90 i32 @puts(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i32 @printf(i8* noundef, ...)

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
!29 = !{!30, !31, !32, !33}
!30 = !DILocalVariable(name: "argc", arg: 1, scope: !23, file: !3, line: 7, type: !26)
!31 = !DILocalVariable(name: "argv", arg: 2, scope: !23, file: !3, line: 7, type: !27)
!32 = !DILocalVariable(name: "width", scope: !23, file: !3, line: 8, type: !26)
!33 = !DILocalVariable(name: "i", scope: !34, file: !3, line: 11, type: !26)
!34 = distinct !DILexicalBlock(scope: !23, file: !3, line: 11, column: 3)
!35 = !DILocation(line: 7, column: 14, scope: !23)
!36 = !DILocation(line: 7, column: 27, scope: !23)
!37 = !DILocation(line: 8, column: 3, scope: !23)
!38 = !DILocation(line: 8, column: 7, scope: !23)
!39 = !DILocation(line: 8, column: 15, scope: !23)
!40 = !DILocation(line: 8, column: 22, scope: !23)
!41 = !DILocation(line: 9, column: 7, scope: !42)
!42 = distinct !DILexicalBlock(scope: !23, file: !3, line: 9, column: 7)
!43 = !DILocation(line: 9, column: 12, scope: !42)
!44 = !DILocation(line: 9, column: 7, scope: !23)
!45 = !DILocation(line: 9, column: 25, scope: !42)
!46 = !DILocation(line: 9, column: 55, scope: !42)
!47 = !DILocation(line: 9, column: 17, scope: !42)
!48 = !DILocation(line: 10, column: 14, scope: !23)
!49 = !DILocation(line: 10, column: 3, scope: !23)
!50 = !DILocation(line: 11, column: 8, scope: !34)
!51 = !DILocation(line: 11, column: 12, scope: !34)
!52 = !DILocation(line: 11, column: 19, scope: !53)
!53 = distinct !DILexicalBlock(scope: !34, file: !3, line: 11, column: 3)
!54 = !DILocation(line: 11, column: 21, scope: !53)
!55 = !DILocation(line: 11, column: 3, scope: !34)
!56 = !DILocation(line: 11, column: 3, scope: !53)
!57 = !DILocation(line: 11, column: 42, scope: !53)
!58 = !DILocation(line: 11, column: 36, scope: !53)
!59 = !DILocation(line: 11, column: 31, scope: !53)
!60 = !DILocation(line: 11, column: 27, scope: !53)
!61 = distinct !{!61, !55, !62, !63, !64}
!62 = !DILocation(line: 11, column: 44, scope: !34)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !{!"llvm.loop.unroll.disable"}
!65 = !DILocation(line: 12, column: 13, scope: !23)
!66 = !DILocation(line: 12, column: 20, scope: !23)
!67 = !DILocation(line: 12, column: 7, scope: !23)
!68 = !DILocation(line: 12, column: 3, scope: !23)
!69 = !DILocation(line: 14, column: 1, scope: !23)
!70 = !DILocation(line: 13, column: 3, scope: !23)
!71 = !DISubprogram(name: "rand", scope: !72, file: !72, line: 454, type: !73, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !75)
!72 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!73 = !DISubroutineType(types: !74)
!74 = !{!26}
!75 = !{}
!76 = distinct !DISubprogram(name: "say", scope: !3, file: !3, line: 6, type: !77, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !79)
!77 = !DISubroutineType(types: !78)
!78 = !{null, !8, !26}
!79 = !{!80, !81}
!80 = !DILocalVariable(name: "text", arg: 1, scope: !76, file: !3, line: 6, type: !8)
!81 = !DILocalVariable(name: "width", arg: 2, scope: !76, file: !3, line: 6, type: !26)
!82 = !DILocation(line: 6, column: 29, scope: !76)
!83 = !DILocation(line: 6, column: 39, scope: !76)
!84 = !DILocation(line: 6, column: 69, scope: !76)
!85 = !DILocation(line: 6, column: 76, scope: !76)
!86 = !DILocation(line: 6, column: 82, scope: !76)
!87 = !DILocation(line: 6, column: 89, scope: !76)
!88 = !DILocation(line: 6, column: 48, scope: !76)
!89 = !DILocation(line: 6, column: 96, scope: !76)
!90 = !DISubprogram(name: "puts", scope: !91, file: !91, line: 661, type: !92, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !75)
!91 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!92 = !DISubroutineType(types: !93)
!93 = !{!26, !8}
