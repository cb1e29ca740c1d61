source_filename = "exit_in_callee_holds_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@.str = private unnamed_addr constant [6 x i8] c"usage\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"no memory\00", align 1
@stderr = external global %struct._IO_FILE*, align 8
@.str.3 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %name = alloca i8*, align 8
  %text = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !21
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !22
  %0 = bitcast i8** %name to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !23
  call void @llvm.dbg.declare(metadata i8** %name, metadata !19, metadata !DIExpression()), !dbg !24
  %call = call i8* @allocate(i64 noundef 10), !dbg !25
  store i8* %call, i8** %name, align 8, !dbg !24
  %1 = bitcast i8** %text to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !23
  call void @llvm.dbg.declare(metadata i8** %text, metadata !20, metadata !DIExpression()), !dbg !26
  %call1 = call i8* @allocate(i64 noundef 20), !dbg !27
  store i8* %call1, i8** %text, align 8, !dbg !26
  %2 = load i32, i32* %argc.addr, align 4, !dbg !28
  %cmp = icmp slt i32 %2, 2, !dbg !30
  br i1 %cmp, label %if.then, label %if.end, !dbg !31

if.then:
  call void @die(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0)), !dbg !32
  br label %if.end, !dbg !32

if.end:
  %3 = load i8*, i8** %name, align 8, !dbg !33
  %call2 = call i8* @strcpy(i8* noundef %3, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)), !dbg !34
  %4 = load i8*, i8** %name, align 8, !dbg !35
  call void @free(i8* noundef %4), !dbg !36
  %5 = load i8*, i8** %text, align 8, !dbg !37
  call void @free(i8* noundef %5), !dbg !38
  %6 = bitcast i8** %text to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !39
  %7 = bitcast i8** %name to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !39
  ret i32 0, !dbg !40
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

define internal i8* @allocate(i64 noundef %size) !dbg !41 {
entry:
  %size.addr = alloca i64, align 8
  %made = alloca i8*, align 8
  store i64 %size, i64* %size.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %size.addr, metadata !49, metadata !DIExpression()), !dbg !51
  %0 = bitcast i8** %made to i8*, !dbg !52
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !52
  call void @llvm.dbg.declare(metadata i8** %made, metadata !50, metadata !DIExpression()), !dbg !53
  %1 = load i64, i64* %size.addr, align 8, !dbg !54
  %call = call noalias i8* @malloc(i64 noundef %1), !dbg !55
  store i8* %call, i8** %made, align 8, !dbg !53
  %2 = load i8*, i8** %made, align 8, !dbg !56
  %tobool = icmp ne i8* %2, null, !dbg !56
  br i1 %tobool, label %if.end, label %if.then, !dbg !58

if.then:
  call void @die(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0)), !dbg !59
  br label %if.end, !dbg !59

if.end:
  %3 = load i8*, i8** %made, align 8, !dbg !60
  %4 = bitcast i8** %made to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %4), !dbg !61
  ret i8* %3, !dbg !62
}

define internal void @die(i8* noundef %message) !dbg !63 {
entry:
  %message.addr = alloca i8*, align 8
  store i8* %message, i8** %message.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %message.addr, metadata !69, metadata !DIExpression()), !dbg !70
  %0 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !71
  %1 = load i8*, i8** %message.addr, align 8, !dbg !72
  %call = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %0, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.3, i64 0, i64 0), i8* noundef %1), !dbg !73
  call void @exit(i32 noundef 1), !dbg !74
  unreachable, !dbg !74
}

declare i8* @strcpy(i8* noundef, i8* noundef)

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @malloc(i64 noundef)

declare i32 @fprintf(%struct._IO_FILE* noundef, i8* noundef, ...)

declare void @exit(i32 noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "exit_in_callee_holds_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 14, type: !10, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12, !13}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17, !18, !19, !20}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 14, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 14, type: !13)
!19 = !DILocalVariable(name: "name", scope: !9, file: !1, line: 15, type: !14)
!20 = !DILocalVariable(name: "text", scope: !9, file: !1, line: 15, type: !14)
!21 = !DILocation(line: 14, column: 14, scope: !9)
!22 = !DILocation(line: 14, column: 27, scope: !9)
!23 = !DILocation(line: 15, column: 3, scope: !9)
!24 = !DILocation(line: 15, column: 9, scope: !9)
!25 = !DILocation(line: 15, column: 16, scope: !9)
!26 = !DILocation(line: 15, column: 31, scope: !9)
!27 = !DILocation(line: 15, column: 38, scope: !9)
!28 = !DILocation(line: 16, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 7)
!30 = !DILocation(line: 16, column: 12, scope: !29)
!31 = !DILocation(line: 16, column: 7, scope: !9)
!32 = !DILocation(line: 16, column: 17, scope: !29)
!33 = !DILocation(line: 17, column: 10, scope: !9)
!34 = !DILocation(line: 17, column: 3, scope: !9)
!35 = !DILocation(line: 18, column: 8, scope: !9)
!36 = !DILocation(line: 18, column: 3, scope: !9)
!37 = !DILocation(line: 19, column: 8, scope: !9)
!38 = !DILocation(line: 19, column: 3, scope: !9)
!39 = !DILocation(line: 21, column: 1, scope: !9)
!40 = !DILocation(line: 20, column: 3, scope: !9)
!41 = distinct !DISubprogram(name: "allocate", scope: !1, file: !1, line: 9, type: !42, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !48)
!42 = !DISubroutineType(types: !43)
!43 = !{!44, !45}
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !46, line: 46, baseType: !47)
!46 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!47 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!48 = !{!49, !50}
!49 = !DILocalVariable(name: "size", arg: 1, scope: !41, file: !1, line: 9, type: !45)
!50 = !DILocalVariable(name: "made", scope: !41, file: !1, line: 10, type: !44)
!51 = !DILocation(line: 9, column: 30, scope: !41)
!52 = !DILocation(line: 10, column: 3, scope: !41)
!53 = !DILocation(line: 10, column: 9, scope: !41)
!54 = !DILocation(line: 10, column: 23, scope: !41)
!55 = !DILocation(line: 10, column: 16, scope: !41)
!56 = !DILocation(line: 11, column: 8, scope: !57)
!57 = distinct !DILexicalBlock(scope: !41, file: !1, line: 11, column: 7)
!58 = !DILocation(line: 11, column: 7, scope: !41)
!59 = !DILocation(line: 11, column: 14, scope: !57)
!60 = !DILocation(line: 12, column: 10, scope: !41)
!61 = !DILocation(line: 13, column: 1, scope: !41)
!62 = !DILocation(line: 12, column: 3, scope: !41)
!63 = distinct !DISubprogram(name: "die", scope: !1, file: !1, line: 5, type: !64, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !68)
!64 = !DISubroutineType(types: !65)
!65 = !{null, !66}
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!67 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!68 = !{!69}
!69 = !DILocalVariable(name: "message", arg: 1, scope: !63, file: !1, line: 5, type: !66)
!70 = !DILocation(line: 5, column: 29, scope: !63)
!71 = !DILocation(line: 6, column: 11, scope: !63)
!72 = !DILocation(line: 6, column: 27, scope: !63)
!73 = !DILocation(line: 6, column: 3, scope: !63)
!74 = !DILocation(line: 7, column: 3, scope: !63)
