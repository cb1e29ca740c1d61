source_filename = "refused_arguments_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@.str = private unnamed_addr constant [6 x i8] c"input\00", align 1
@.str.1 = private unnamed_addr constant [61 x i8] c"read(file, buffer, sizeof buffer) == -1 && close(file) == -1\00", align 1
@.str.2 = private unnamed_addr constant [25 x i8] c"refused_arguments_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.4 = private unnamed_addr constant [66 x i8] c"write(-1, buffer, 0) == -1 && unlink(\22\22) == -1 && chdir(\22\22) == -1\00", align 1
@stdin = external global %struct._IO_FILE*, align 8
@stdout = external global %struct._IO_FILE*, align 8
@.str.5 = private unnamed_addr constant [69 x i8] c"fread(buffer, 0, 5, stdin) == 0 && fwrite(buffer, 0, 5, stdout) == 0\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"A=B\00", align 1
@.str.7 = private unnamed_addr constant [30 x i8] c"!getenv(\22\22) && !getenv(\22A=B\22)\00", align 1
@.str.8 = private unnamed_addr constant [48 x i8] c"number >= -2147483648L && number <= 2147483647L\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %buffer = alloca [4 x i8], align 1
  %file = alloca i32, align 4
  %number = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast [4 x i8]* %buffer to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata [4 x i8]* %buffer, metadata !14, metadata !DIExpression()), !dbg !23
  %1 = bitcast i32* %file to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !24
  call void @llvm.dbg.declare(metadata i32* %file, metadata !19, metadata !DIExpression()), !dbg !25
  %call = call i32 (i8*, i32, ...) @open(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i32 noundef 0), !dbg !26
  store i32 %call, i32* %file, align 4, !dbg !25
  %2 = load i32, i32* %file, align 4, !dbg !27
  %cmp = icmp slt i32 %2, 0, !dbg !29
  br i1 %cmp, label %if.then, label %if.end6, !dbg !30

if.then:
  %3 = load i32, i32* %file, align 4, !dbg !31
  %arraydecay = getelementptr inbounds [4 x i8], [4 x i8]* %buffer, i64 0, i64 0, !dbg !31
  %call1 = call i64 @read(i32 noundef %3, i8* noundef %arraydecay, i64 noundef 4), !dbg !31
  %cmp2 = icmp eq i64 %call1, -1, !dbg !31
  br i1 %cmp2, label %land.lhs.true, label %if.else, !dbg !31

land.lhs.true:
  %4 = load i32, i32* %file, align 4, !dbg !31
  %call3 = call i32 @close(i32 noundef %4), !dbg !31
  %cmp4 = icmp eq i32 %call3, -1, !dbg !31
  br i1 %cmp4, label %if.then5, label %if.else, !dbg !34

if.then5:
  br label %if.end, !dbg !34

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.2, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !31
  unreachable, !dbg !31

if.end:
  br label %if.end6, !dbg !35

if.end6:
  %arraydecay7 = getelementptr inbounds [4 x i8], [4 x i8]* %buffer, i64 0, i64 0, !dbg !36
  %call8 = call i64 @write(i32 noundef -1, i8* noundef %arraydecay7, i64 noundef 0), !dbg !36
  %cmp9 = icmp eq i64 %call8, -1, !dbg !36
  br i1 %cmp9, label %land.lhs.true10, label %if.else17, !dbg !36

land.lhs.true10:
  %call11 = call i32 @unlink(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i64 0, i64 0)), !dbg !36
  %cmp12 = icmp eq i32 %call11, -1, !dbg !36
  br i1 %cmp12, label %land.lhs.true13, label %if.else17, !dbg !36

land.lhs.true13:
  %call14 = call i32 @chdir(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i64 0, i64 0)), !dbg !36
  %cmp15 = icmp eq i32 %call14, -1, !dbg !36
  br i1 %cmp15, label %if.then16, label %if.else17, !dbg !39

if.then16:
  br label %if.end18, !dbg !39

if.else17:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.2, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !36
  unreachable, !dbg !36

if.end18:
  %arraydecay19 = getelementptr inbounds [4 x i8], [4 x i8]* %buffer, i64 0, i64 0, !dbg !40
  %5 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !40
  %call20 = call i64 @fread(i8* noundef %arraydecay19, i64 noundef 0, i64 noundef 5, %struct._IO_FILE* noundef %5), !dbg !40
  %cmp21 = icmp eq i64 %call20, 0, !dbg !40
  br i1 %cmp21, label %land.lhs.true22, label %if.else27, !dbg !40

land.lhs.true22:
  %arraydecay23 = getelementptr inbounds [4 x i8], [4 x i8]* %buffer, i64 0, i64 0, !dbg !40
  %6 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !40
  %call24 = call i64 @fwrite(i8* noundef %arraydecay23, i64 noundef 0, i64 noundef 5, %struct._IO_FILE* noundef %6), !dbg !40
  %cmp25 = icmp eq i64 %call24, 0, !dbg !40
  br i1 %cmp25, label %if.then26, label %if.else27, !dbg !43

if.then26:
  br label %if.end28, !dbg !43

if.else27:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.2, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !40
  unreachable, !dbg !40

if.end28:
  %call29 = call i8* @getenv(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i64 0, i64 0)), !dbg !44
  %tobool = icmp ne i8* %call29, null, !dbg !44
  br i1 %tobool, label %if.else34, label %land.lhs.true30, !dbg !44

land.lhs.true30:
  %call31 = call i8* @getenv(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.6, i64 0, i64 0)), !dbg !44
  %tobool32 = icmp ne i8* %call31, null, !dbg !44
  br i1 %tobool32, label %if.else34, label %if.then33, !dbg !47

if.then33:
  br label %if.end35, !dbg !47

if.else34:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.2, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !44
  unreachable, !dbg !44

if.end35:
  %7 = bitcast i64* %number to i8*, !dbg !48
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %7), !dbg !48
  call void @llvm.dbg.declare(metadata i64* %number, metadata !20, metadata !DIExpression()), !dbg !49
  %call36 = call i64 @mrand48(), !dbg !50
  store i64 %call36, i64* %number, align 8, !dbg !49
  %8 = load i64, i64* %number, align 8, !dbg !51
  %cmp37 = icmp sge i64 %8, -2147483648, !dbg !51
  br i1 %cmp37, label %land.lhs.true38, label %if.else41, !dbg !51

land.lhs.true38:
  %9 = load i64, i64* %number, align 8, !dbg !51
  %cmp39 = icmp sle i64 %9, 2147483647, !dbg !51
  br i1 %cmp39, label %if.then40, label %if.else41, !dbg !54

if.then40:
  br label %if.end42, !dbg !54

if.else41:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.2, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !51
  unreachable, !dbg !51

if.end42:
  %10 = bitcast i64* %number to i8*, !dbg !55
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !55
  %11 = bitcast i32* %file to i8*, !dbg !55
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !55
  %12 = bitcast [4 x i8]* %buffer to i8*, !dbg !55
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !55
  ret i32 0, !dbg !56
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !57 i32 @open(i8* noundef, i32 noundef, ...)

declare !dbg !64 i64 @read(i32 noundef, i8* noundef, i64 noundef)

declare !dbg !76 i32 @close(i32 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare !dbg !79 i64 @write(i32 noundef, i8* noundef, i64 noundef)

declare !dbg !84 i32 @unlink(i8* noundef)

declare !dbg !87 i32 @chdir(i8* noundef)

declare i64 @fread(i8* noundef, i64 noundef, i64 noundef, %struct._IO_FILE* noundef)

declare i64 @fwrite(i8* noundef, i64 noundef, i64 noundef, %struct._IO_FILE* noundef)

declare !dbg !88 i8* @getenv(i8* noundef)

declare !dbg !93 i64 @mrand48()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "refused_arguments_safe.c", directory: ".")
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
!13 = !{!14, !19, !20}
!14 = !DILocalVariable(name: "buffer", scope: !9, file: !1, line: 8, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 32, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 4)
!19 = !DILocalVariable(name: "file", scope: !9, file: !1, line: 9, type: !12)
!20 = !DILocalVariable(name: "number", scope: !9, file: !1, line: 14, type: !21)
!21 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!22 = !DILocation(line: 8, column: 3, scope: !9)
!23 = !DILocation(line: 8, column: 8, scope: !9)
!24 = !DILocation(line: 9, column: 3, scope: !9)
!25 = !DILocation(line: 9, column: 7, scope: !9)
!26 = !DILocation(line: 9, column: 14, scope: !9)
!27 = !DILocation(line: 10, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 7)
!29 = !DILocation(line: 10, column: 12, scope: !28)
!30 = !DILocation(line: 10, column: 7, scope: !9)
!31 = !DILocation(line: 10, column: 17, scope: !32)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 10, column: 17)
!33 = distinct !DILexicalBlock(scope: !28, file: !1, line: 10, column: 17)
!34 = !DILocation(line: 10, column: 17, scope: !33)
!35 = !DILocation(line: 10, column: 17, scope: !28)
!36 = !DILocation(line: 11, column: 3, scope: !37)
!37 = distinct !DILexicalBlock(scope: !38, file: !1, line: 11, column: 3)
!38 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 3)
!39 = !DILocation(line: 11, column: 3, scope: !38)
!40 = !DILocation(line: 12, column: 3, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !1, line: 12, column: 3)
!42 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 3)
!43 = !DILocation(line: 12, column: 3, scope: !42)
!44 = !DILocation(line: 13, column: 3, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !1, line: 13, column: 3)
!46 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 3)
!47 = !DILocation(line: 13, column: 3, scope: !46)
!48 = !DILocation(line: 14, column: 3, scope: !9)
!49 = !DILocation(line: 14, column: 8, scope: !9)
!50 = !DILocation(line: 14, column: 17, scope: !9)
!51 = !DILocation(line: 15, column: 3, scope: !52)
!52 = distinct !DILexicalBlock(scope: !53, file: !1, line: 15, column: 3)
!53 = distinct !DILexicalBlock(scope: !9, file: !1, line: 15, column: 3)
!54 = !DILocation(line: 15, column: 3, scope: !53)
!55 = !DILocation(line: 17, column: 1, scope: !9)
!56 = !DILocation(line: 16, column: 3, scope: !9)
!57 = !DISubprogram(name: "open", scope: !58, file: !58, line: 181, type: !59, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !63)
!58 = !DIFile(filename: "/usr/include/fcntl.h", directory: "")
!59 = !DISubroutineType(types: !60)
!60 = !{!12, !61, !12, null}
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!63 = !{}
!64 = !DISubprogram(name: "read", scope: !65, file: !65, line: 371, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !63)
!65 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
!66 = !DISubroutineType(types: !67)
!67 = !{!68, !12, !72, !73}
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !69, line: 77, baseType: !70)
!69 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ssize_t", file: !71, line: 194, baseType: !21)
!71 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !74, line: 46, baseType: !75)
!74 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!75 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!76 = !DISubprogram(name: "close", scope: !65, file: !65, line: 358, type: !77, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !63)
!77 = !DISubroutineType(types: !78)
!78 = !{!12, !12}
!79 = !DISubprogram(name: "write", scope: !65, file: !65, line: 378, type: !80, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !63)
!80 = !DISubroutineType(types: !81)
!81 = !{!68, !12, !82, !73}
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!84 = !DISubprogram(name: "unlink", scope: !65, file: !65, line: 858, type: !85, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !63)
!85 = !DISubroutineType(types: !86)
!86 = !{!12, !61}
!87 = !DISubprogram(name: "chdir", scope: !65, file: !65, line: 517, type: !85, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !63)
!88 = !DISubprogram(name: "getenv", scope: !89, file: !89, line: 654, type: !90, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !63)
!89 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!90 = !DISubroutineType(types: !91)
!91 = !{!92, !61}
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!93 = !DISubprogram(name: "mrand48", scope: !89, file: !89, line: 477, type: !94, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !63)
!94 = !DISubroutineType(types: !95)
!95 = !{!21}
