source_filename = "run_of_bytes_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@main.bytes = internal global [160 x i8] zeroinitializer, align 16, !dbg !0
@stdin = external global %struct._IO_FILE*, align 8
@.str = private unnamed_addr constant [10 x i8] c"run < 128\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"run_of_bytes_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !2 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i64, align 8
  %run = alloca i64, align 8
  %i = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i64* %n to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !28
  call void @llvm.dbg.declare(metadata i64* %n, metadata !10, metadata !DIExpression()), !dbg !29
  %1 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !30
  %call = call i64 @fread(i8* noundef getelementptr inbounds ([160 x i8], [160 x i8]* @main.bytes, i64 0, i64 0), i64 noundef 1, i64 noundef 160, %struct._IO_FILE* noundef %1), !dbg !31
  store i64 %call, i64* %n, align 8, !dbg !29
  %2 = bitcast i64* %run to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !32
  call void @llvm.dbg.declare(metadata i64* %run, metadata !14, metadata !DIExpression()), !dbg !33
  store i64 0, i64* %run, align 8, !dbg !33
  %3 = bitcast i64* %i to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !34
  call void @llvm.dbg.declare(metadata i64* %i, metadata !15, metadata !DIExpression()), !dbg !35
  store i64 0, i64* %i, align 8, !dbg !35
  br label %for.cond, !dbg !34

for.cond:
  %4 = load i64, i64* %i, align 8, !dbg !36
  %5 = load i64, i64* %n, align 8, !dbg !38
  %cmp = icmp ult i64 %4, %5, !dbg !39
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !40

for.cond.cleanup:
  %6 = bitcast i64* %i to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !41
  br label %for.end

for.body:
  %7 = load i64, i64* %i, align 8, !dbg !42
  %cmp1 = icmp ugt i64 %7, 0, !dbg !44
  br i1 %cmp1, label %land.lhs.true, label %cond.false, !dbg !45

land.lhs.true:
  %8 = load i64, i64* %i, align 8, !dbg !46
  %arrayidx = getelementptr inbounds [160 x i8], [160 x i8]* @main.bytes, i64 0, i64 %8, !dbg !47
  %9 = load i8, i8* %arrayidx, align 1, !dbg !47
  %conv = zext i8 %9 to i32, !dbg !47
  %10 = load i64, i64* %i, align 8, !dbg !48
  %sub = sub i64 %10, 1, !dbg !49
  %arrayidx2 = getelementptr inbounds [160 x i8], [160 x i8]* @main.bytes, i64 0, i64 %sub, !dbg !50
  %11 = load i8, i8* %arrayidx2, align 1, !dbg !50
  %conv3 = zext i8 %11 to i32, !dbg !50
  %cmp4 = icmp eq i32 %conv, %conv3, !dbg !51
  br i1 %cmp4, label %cond.true, label %cond.false, !dbg !42

cond.true:
  %12 = load i64, i64* %run, align 8, !dbg !52
  %add = add i64 %12, 1, !dbg !53
  br label %cond.end, !dbg !42

cond.false:
  br label %cond.end, !dbg !42

cond.end:
  %cond = phi i64 [ %add, %cond.true ], [ 1, %cond.false ], !dbg !42
  store i64 %cond, i64* %run, align 8, !dbg !54
  %13 = load i64, i64* %run, align 8, !dbg !55
  %cmp6 = icmp ult i64 %13, 128, !dbg !55
  br i1 %cmp6, label %if.then, label %if.else, !dbg !58

if.then:
  br label %if.end, !dbg !58

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !55
  unreachable, !dbg !55

if.end:
  br label %for.inc, !dbg !59

for.inc:
  %14 = load i64, i64* %i, align 8, !dbg !60
  %inc = add i64 %14, 1, !dbg !60
  store i64 %inc, i64* %i, align 8, !dbg !60
  br label %for.cond, !dbg !41, !llvm.loop !61

for.end:
  %15 = bitcast i64* %run to i8*, !dbg !65
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !65
  %16 = bitcast i64* %n to i8*, !dbg !65
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %16), !dbg !65
  ret i32 0, !dbg !66
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i64 @fread(i8* noundef, i64 noundef, i64 noundef, %struct._IO_FILE* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bytes", scope: !2, file: !3, line: 6, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !9)
!3 = !DIFile(filename: "run_of_bytes_unsafe.c", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{!10, !14, !15}
!10 = !DILocalVariable(name: "n", scope: !2, file: !3, line: 7, type: !11)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !12, line: 46, baseType: !13)
!12 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!13 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "run", scope: !2, file: !3, line: 8, type: !11)
!15 = !DILocalVariable(name: "i", scope: !16, file: !3, line: 9, type: !11)
!16 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 5)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 1280, elements: !19)
!18 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!19 = !{!20}
!20 = !DISubrange(count: 160)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 7, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 1}

!28 = !DILocation(line: 7, column: 5, scope: !2)
!29 = !DILocation(line: 7, column: 12, scope: !2)
!30 = !DILocation(line: 7, column: 46, scope: !2)
!31 = !DILocation(line: 7, column: 16, scope: !2)
!32 = !DILocation(line: 8, column: 5, scope: !2)
!33 = !DILocation(line: 8, column: 12, scope: !2)
!34 = !DILocation(line: 9, column: 10, scope: !16)
!35 = !DILocation(line: 9, column: 17, scope: !16)
!36 = !DILocation(line: 9, column: 24, scope: !37)
!37 = distinct !DILexicalBlock(scope: !16, file: !3, line: 9, column: 5)
!38 = !DILocation(line: 9, column: 28, scope: !37)
!39 = !DILocation(line: 9, column: 26, scope: !37)
!40 = !DILocation(line: 9, column: 5, scope: !16)
!41 = !DILocation(line: 9, column: 5, scope: !37)
!42 = !DILocation(line: 10, column: 15, scope: !43)
!43 = distinct !DILexicalBlock(scope: !37, file: !3, line: 9, column: 36)
!44 = !DILocation(line: 10, column: 17, scope: !43)
!45 = !DILocation(line: 10, column: 21, scope: !43)
!46 = !DILocation(line: 10, column: 30, scope: !43)
!47 = !DILocation(line: 10, column: 24, scope: !43)
!48 = !DILocation(line: 10, column: 42, scope: !43)
!49 = !DILocation(line: 10, column: 44, scope: !43)
!50 = !DILocation(line: 10, column: 36, scope: !43)
!51 = !DILocation(line: 10, column: 33, scope: !43)
!52 = !DILocation(line: 10, column: 51, scope: !43)
!53 = !DILocation(line: 10, column: 55, scope: !43)
!54 = !DILocation(line: 10, column: 13, scope: !43)
!55 = !DILocation(line: 11, column: 9, scope: !56)
!56 = distinct !DILexicalBlock(scope: !57, file: !3, line: 11, column: 9)
!57 = distinct !DILexicalBlock(scope: !43, file: !3, line: 11, column: 9)
!58 = !DILocation(line: 11, column: 9, scope: !57)
!59 = !DILocation(line: 12, column: 5, scope: !43)
!60 = !DILocation(line: 9, column: 32, scope: !37)
!61 = distinct !{!61, !40, !62, !63, !64}
!62 = !DILocation(line: 12, column: 5, scope: !16)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !{!"llvm.loop.unroll.disable"}
!65 = !DILocation(line: 14, column: 1, scope: !2)
!66 = !DILocation(line: 13, column: 5, scope: !2)
