source_filename = "system_counts_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.timeval = type { i64, i64 }

@__const.main.numbers = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@stdin = external global %struct._IO_FILE*, align 8
@.str = private unnamed_addr constant [37 x i8] c"read_numbers <= 3 && numbers[3] == 4\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"system_counts_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@stdout = external global %struct._IO_FILE*, align 8
@.str.2 = private unnamed_addr constant [49 x i8] c"fwrite(numbers, sizeof *numbers, 4, stdout) <= 4\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.4 = private unnamed_addr constant [11 x i8] c"file >= -1\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.6 = private unnamed_addr constant [30 x i8] c"written >= -1 && written <= 2\00", align 1
@__const.main.now = private unnamed_addr constant %struct.timeval { i64 -1, i64 -1 }, align 8
@.str.7 = private unnamed_addr constant [61 x i8] c"now.tv_usec >= 0 && now.tv_usec < 1000000 && now.tv_sec >= 0\00", align 1
@.str.8 = private unnamed_addr constant [13 x i8] c"getpid() > 0\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %numbers = alloca [4 x i32], align 16
  %read_numbers = alloca i64, align 8
  %file = alloca i32, align 4
  %written = alloca i64, align 8
  %now = alloca %struct.timeval, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast [4 x i32]* %numbers to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !37
  call void @llvm.dbg.declare(metadata [4 x i32]* %numbers, metadata !14, metadata !DIExpression()), !dbg !38
  %1 = bitcast [4 x i32]* %numbers to i8*, !dbg !38
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %1, i8* align 16 bitcast ([4 x i32]* @__const.main.numbers to i8*), i64 16, i1 false), !dbg !38
  %2 = bitcast i64* %read_numbers to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !39
  call void @llvm.dbg.declare(metadata i64* %read_numbers, metadata !18, metadata !DIExpression()), !dbg !40
  %arraydecay = getelementptr inbounds [4 x i32], [4 x i32]* %numbers, i64 0, i64 0, !dbg !41
  %3 = bitcast i32* %arraydecay to i8*, !dbg !41
  %4 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !42
  %call = call i64 @fread(i8* noundef %3, i64 noundef 4, i64 noundef 3, %struct._IO_FILE* noundef %4), !dbg !43
  store i64 %call, i64* %read_numbers, align 8, !dbg !40
  %5 = load i64, i64* %read_numbers, align 8, !dbg !44
  %cmp = icmp ule i64 %5, 3, !dbg !44
  br i1 %cmp, label %land.lhs.true, label %if.else, !dbg !44

land.lhs.true:
  %arrayidx = getelementptr inbounds [4 x i32], [4 x i32]* %numbers, i64 0, i64 3, !dbg !44
  %6 = load i32, i32* %arrayidx, align 4, !dbg !44
  %cmp1 = icmp eq i32 %6, 4, !dbg !44
  br i1 %cmp1, label %if.then, label %if.else, !dbg !47

if.then:
  br label %if.end, !dbg !47

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !44
  unreachable, !dbg !44

if.end:
  %arraydecay2 = getelementptr inbounds [4 x i32], [4 x i32]* %numbers, i64 0, i64 0, !dbg !48
  %7 = bitcast i32* %arraydecay2 to i8*, !dbg !48
  %8 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !48
  %call3 = call i64 @fwrite(i8* noundef %7, i64 noundef 4, i64 noundef 4, %struct._IO_FILE* noundef %8), !dbg !48
  %cmp4 = icmp ule i64 %call3, 4, !dbg !48
  br i1 %cmp4, label %if.then5, label %if.else6, !dbg !51

if.then5:
  br label %if.end7, !dbg !51

if.else6:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !48
  unreachable, !dbg !48

if.end7:
  %9 = bitcast i32* %file to i8*, !dbg !52
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %9), !dbg !52
  call void @llvm.dbg.declare(metadata i32* %file, metadata !22, metadata !DIExpression()), !dbg !53
  %call8 = call i32 (i8*, i32, ...) @open(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.3, i64 0, i64 0), i32 noundef 0), !dbg !54
  store i32 %call8, i32* %file, align 4, !dbg !53
  %10 = load i32, i32* %file, align 4, !dbg !55
  %cmp9 = icmp sge i32 %10, -1, !dbg !55
  br i1 %cmp9, label %if.then10, label %if.else11, !dbg !58

if.then10:
  br label %if.end12, !dbg !58

if.else11:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !55
  unreachable, !dbg !55

if.end12:
  %11 = bitcast i64* %written to i8*, !dbg !59
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %11), !dbg !59
  call void @llvm.dbg.declare(metadata i64* %written, metadata !23, metadata !DIExpression()), !dbg !60
  %call13 = call i64 @write(i32 noundef 1, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), i64 noundef 3), !dbg !61
  store i64 %call13, i64* %written, align 8, !dbg !60
  %12 = load i64, i64* %written, align 8, !dbg !62
  %cmp14 = icmp sge i64 %12, -1, !dbg !62
  br i1 %cmp14, label %land.lhs.true15, label %if.else18, !dbg !62

land.lhs.true15:
  %13 = load i64, i64* %written, align 8, !dbg !62
  %cmp16 = icmp sle i64 %13, 2, !dbg !62
  br i1 %cmp16, label %if.then17, label %if.else18, !dbg !65

if.then17:
  br label %if.end19, !dbg !65

if.else18:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !62
  unreachable, !dbg !62

if.end19:
  %14 = bitcast %struct.timeval* %now to i8*, !dbg !66
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %14), !dbg !66
  call void @llvm.dbg.declare(metadata %struct.timeval* %now, metadata !29, metadata !DIExpression()), !dbg !67
  %15 = bitcast %struct.timeval* %now to i8*, !dbg !67
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %15, i8* align 8 bitcast (%struct.timeval* @__const.main.now to i8*), i64 16, i1 false), !dbg !67
  %call20 = call i32 @gettimeofday(%struct.timeval* noundef %now, i8* noundef null), !dbg !68
  %cmp21 = icmp eq i32 %call20, 0, !dbg !70
  br i1 %cmp21, label %if.then22, label %if.end32, !dbg !71

if.then22:
  %tv_usec = getelementptr inbounds %struct.timeval, %struct.timeval* %now, i32 0, i32 1, !dbg !72
  %16 = load i64, i64* %tv_usec, align 8, !dbg !72
  %cmp23 = icmp sge i64 %16, 0, !dbg !72
  br i1 %cmp23, label %land.lhs.true24, label %if.else30, !dbg !72

land.lhs.true24:
  %tv_usec25 = getelementptr inbounds %struct.timeval, %struct.timeval* %now, i32 0, i32 1, !dbg !72
  %17 = load i64, i64* %tv_usec25, align 8, !dbg !72
  %cmp26 = icmp slt i64 %17, 1000000, !dbg !72
  br i1 %cmp26, label %land.lhs.true27, label %if.else30, !dbg !72

land.lhs.true27:
  %tv_sec = getelementptr inbounds %struct.timeval, %struct.timeval* %now, i32 0, i32 0, !dbg !72
  %18 = load i64, i64* %tv_sec, align 8, !dbg !72
  %cmp28 = icmp sge i64 %18, 0, !dbg !72
  br i1 %cmp28, label %if.then29, label %if.else30, !dbg !75

if.then29:
  br label %if.end31, !dbg !75

if.else30:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !72
  unreachable, !dbg !72

if.end31:
  br label %if.end32, !dbg !76

if.end32:
  %call33 = call i32 @getpid(), !dbg !77
  %cmp34 = icmp sgt i32 %call33, 0, !dbg !77
  br i1 %cmp34, label %if.then35, label %if.else36, !dbg !80

if.then35:
  br label %if.end37, !dbg !80

if.else36:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 19, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !77
  unreachable, !dbg !77

if.end37:
  %19 = bitcast %struct.timeval* %now to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %19), !dbg !81
  %20 = bitcast i64* %written to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %20), !dbg !81
  %21 = bitcast i32* %file to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !81
  %22 = bitcast i64* %read_numbers to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %22), !dbg !81
  %23 = bitcast [4 x i32]* %numbers to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %23), !dbg !81
  ret i32 0, !dbg !82
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare i64 @fread(i8* noundef, i64 noundef, i64 noundef, %struct._IO_FILE* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare i64 @fwrite(i8* noundef, i64 noundef, i64 noundef, %struct._IO_FILE* noundef)

declare !dbg !83 i32 @open(i8* noundef, i32 noundef, ...)

declare !dbg !91 i64 @write(i32 noundef, i8* noundef, i64 noundef)

declare !dbg !97 i32 @gettimeofday(%struct.timeval* noundef, i8* noundef)

declare !dbg !105 i32 @getpid()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "system_counts_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !10, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !18, !22, !23, !29}
!14 = !DILocalVariable(name: "numbers", scope: !9, file: !1, line: 9, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 128, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 4)
!18 = !DILocalVariable(name: "read_numbers", scope: !9, file: !1, line: 10, type: !19)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !20, line: 46, baseType: !21)
!20 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!21 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!22 = !DILocalVariable(name: "file", scope: !9, file: !1, line: 13, type: !12)
!23 = !DILocalVariable(name: "written", scope: !9, file: !1, line: 15, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !25, line: 77, baseType: !26)
!25 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ssize_t", file: !27, line: 194, baseType: !28)
!27 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!28 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!29 = !DILocalVariable(name: "now", scope: !9, file: !1, line: 17, type: !30)
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timeval", file: !31, line: 8, size: 128, elements: !32)
!31 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timeval.h", directory: "")
!32 = !{!33, !35}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !30, file: !31, line: 14, baseType: !34, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !27, line: 160, baseType: !28)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "tv_usec", scope: !30, file: !31, line: 15, baseType: !36, size: 64, offset: 64)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "__suseconds_t", file: !27, line: 162, baseType: !28)
!37 = !DILocation(line: 9, column: 3, scope: !9)
!38 = !DILocation(line: 9, column: 7, scope: !9)
!39 = !DILocation(line: 10, column: 3, scope: !9)
!40 = !DILocation(line: 10, column: 10, scope: !9)
!41 = !DILocation(line: 10, column: 31, scope: !9)
!42 = !DILocation(line: 10, column: 60, scope: !9)
!43 = !DILocation(line: 10, column: 25, scope: !9)
!44 = !DILocation(line: 11, column: 3, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !1, line: 11, column: 3)
!46 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 3)
!47 = !DILocation(line: 11, column: 3, scope: !46)
!48 = !DILocation(line: 12, column: 3, scope: !49)
!49 = distinct !DILexicalBlock(scope: !50, file: !1, line: 12, column: 3)
!50 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 3)
!51 = !DILocation(line: 12, column: 3, scope: !50)
!52 = !DILocation(line: 13, column: 3, scope: !9)
!53 = !DILocation(line: 13, column: 7, scope: !9)
!54 = !DILocation(line: 13, column: 14, scope: !9)
!55 = !DILocation(line: 14, column: 3, scope: !56)
!56 = distinct !DILexicalBlock(scope: !57, file: !1, line: 14, column: 3)
!57 = distinct !DILexicalBlock(scope: !9, file: !1, line: 14, column: 3)
!58 = !DILocation(line: 14, column: 3, scope: !57)
!59 = !DILocation(line: 15, column: 3, scope: !9)
!60 = !DILocation(line: 15, column: 11, scope: !9)
!61 = !DILocation(line: 15, column: 21, scope: !9)
!62 = !DILocation(line: 16, column: 3, scope: !63)
!63 = distinct !DILexicalBlock(scope: !64, file: !1, line: 16, column: 3)
!64 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 3)
!65 = !DILocation(line: 16, column: 3, scope: !64)
!66 = !DILocation(line: 17, column: 3, scope: !9)
!67 = !DILocation(line: 17, column: 18, scope: !9)
!68 = !DILocation(line: 18, column: 7, scope: !69)
!69 = distinct !DILexicalBlock(scope: !9, file: !1, line: 18, column: 7)
!70 = !DILocation(line: 18, column: 29, scope: !69)
!71 = !DILocation(line: 18, column: 7, scope: !9)
!72 = !DILocation(line: 18, column: 35, scope: !73)
!73 = distinct !DILexicalBlock(scope: !74, file: !1, line: 18, column: 35)
!74 = distinct !DILexicalBlock(scope: !69, file: !1, line: 18, column: 35)
!75 = !DILocation(line: 18, column: 35, scope: !74)
!76 = !DILocation(line: 18, column: 35, scope: !69)
!77 = !DILocation(line: 19, column: 3, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !1, line: 19, column: 3)
!79 = distinct !DILexicalBlock(scope: !9, file: !1, line: 19, column: 3)
!80 = !DILocation(line: 19, column: 3, scope: !79)
!81 = !DILocation(line: 21, column: 1, scope: !9)
!82 = !DILocation(line: 20, column: 3, scope: !9)
!83 = !DISubprogram(name: "open", scope: !84, file: !84, line: 181, type: !85, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !90)
!84 = !DIFile(filename: "/usr/include/fcntl.h", directory: "")
!85 = !DISubroutineType(types: !86)
!86 = !{!12, !87, !12, null}
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64)
!88 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !89)
!89 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!90 = !{}
!91 = !DISubprogram(name: "write", scope: !92, file: !92, line: 378, type: !93, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !90)
!92 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
!93 = !DISubroutineType(types: !94)
!94 = !{!24, !12, !95, !19}
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!96 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!97 = !DISubprogram(name: "gettimeofday", scope: !98, file: !98, line: 67, type: !99, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !90)
!98 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/time.h", directory: "")
!99 = !DISubroutineType(types: !100)
!100 = !{!12, !101, !103}
!101 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !102)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!103 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !104)
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!105 = !DISubprogram(name: "getpid", scope: !92, file: !92, line: 650, type: !106, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !90)
!106 = !DISubroutineType(types: !107)
!107 = !{!108}
!108 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pid_t", file: !27, line: 154, baseType: !12)
