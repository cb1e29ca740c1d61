source_filename = "read_bytes_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@stdin = external global %struct._IO_FILE*, align 8
@.str = private unnamed_addr constant [35 x i8] c"(word | 1) * 2654435761u != 12346u\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"read_bytes_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !15 {
entry:
  %retval = alloca i32, align 4
  %bytes = alloca [8 x i8], align 1
  %cleanup.dest.slot = alloca i32, align 4
  %word = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [8 x i8]* %bytes to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !26
  call void @llvm.dbg.declare(metadata [8 x i8]* %bytes, metadata !20, metadata !DIExpression()), !dbg !27
  %arraydecay = getelementptr inbounds [8 x i8], [8 x i8]* %bytes, i64 0, i64 0, !dbg !28
  %1 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !30
  %call = call i64 @fread(i8* noundef %arraydecay, i64 noundef 1, i64 noundef 8, %struct._IO_FILE* noundef %1), !dbg !31
  %cmp = icmp ult i64 %call, 6, !dbg !32
  br i1 %cmp, label %if.then, label %if.end, !dbg !33

if.then:
  store i32 0, i32* %retval, align 4, !dbg !34
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !34

if.end:
  %2 = bitcast i32* %word to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !35
  call void @llvm.dbg.declare(metadata i32* %word, metadata !25, metadata !DIExpression()), !dbg !36
  %arrayidx = getelementptr inbounds [8 x i8], [8 x i8]* %bytes, i64 0, i64 2, !dbg !37
  %3 = load i8, i8* %arrayidx, align 1, !dbg !37
  %conv = zext i8 %3 to i32, !dbg !37
  %arrayidx1 = getelementptr inbounds [8 x i8], [8 x i8]* %bytes, i64 0, i64 3, !dbg !38
  %4 = load i8, i8* %arrayidx1, align 1, !dbg !38
  %conv2 = zext i8 %4 to i32, !dbg !38
  %shl = shl i32 %conv2, 8, !dbg !39
  %or = or i32 %conv, %shl, !dbg !40
  %arrayidx3 = getelementptr inbounds [8 x i8], [8 x i8]* %bytes, i64 0, i64 4, !dbg !41
  %5 = load i8, i8* %arrayidx3, align 1, !dbg !41
  %conv4 = zext i8 %5 to i32, !dbg !41
  %shl5 = shl i32 %conv4, 16, !dbg !42
  %or6 = or i32 %or, %shl5, !dbg !43
  %arrayidx7 = getelementptr inbounds [8 x i8], [8 x i8]* %bytes, i64 0, i64 5, !dbg !44
  %6 = load i8, i8* %arrayidx7, align 1, !dbg !44
  %conv8 = zext i8 %6 to i32, !dbg !45
  %shl9 = shl i32 %conv8, 24, !dbg !46
  %or10 = or i32 %or6, %shl9, !dbg !47
  store i32 %or10, i32* %word, align 4, !dbg !36
  %7 = load i32, i32* %word, align 4, !dbg !48
  %or11 = or i32 %7, 1, !dbg !48
  %mul = mul i32 %or11, -1640531535, !dbg !48
  %cmp12 = icmp ne i32 %mul, 12346, !dbg !48
  br i1 %cmp12, label %if.then14, label %if.else, !dbg !51

if.then14:
  br label %if.end15, !dbg !51

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !48
  unreachable, !dbg !48

if.end15:
  store i32 0, i32* %retval, align 4, !dbg !52
  store i32 1, i32* %cleanup.dest.slot, align 4
  %8 = bitcast i32* %word to i8*, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !53
  br label %cleanup

cleanup:
  %9 = bitcast [8 x i8]* %bytes to i8*, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !53
  %10 = load i32, i32* %retval, align 4, !dbg !53
  ret i32 %10, !dbg !53
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i64 @fread(i8* noundef, i64 noundef, i64 noundef, %struct._IO_FILE* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "read_bytes_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !4, line: 26, baseType: !5)
!4 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !6, line: 42, baseType: !7)
!6 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}

!15 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !16, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !19)
!16 = !DISubroutineType(types: !17)
!17 = !{!18}
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{!20, !25}
!20 = !DILocalVariable(name: "bytes", scope: !15, file: !1, line: 8, type: !21)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 64, elements: !23)
!22 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!23 = !{!24}
!24 = !DISubrange(count: 8)
!25 = !DILocalVariable(name: "word", scope: !15, file: !1, line: 11, type: !3)
!26 = !DILocation(line: 8, column: 5, scope: !15)
!27 = !DILocation(line: 8, column: 19, scope: !15)
!28 = !DILocation(line: 9, column: 15, scope: !29)
!29 = distinct !DILexicalBlock(scope: !15, file: !1, line: 9, column: 9)
!30 = !DILocation(line: 9, column: 39, scope: !29)
!31 = !DILocation(line: 9, column: 9, scope: !29)
!32 = !DILocation(line: 9, column: 46, scope: !29)
!33 = !DILocation(line: 9, column: 9, scope: !15)
!34 = !DILocation(line: 10, column: 9, scope: !29)
!35 = !DILocation(line: 11, column: 5, scope: !15)
!36 = !DILocation(line: 11, column: 14, scope: !15)
!37 = !DILocation(line: 11, column: 21, scope: !15)
!38 = !DILocation(line: 11, column: 32, scope: !15)
!39 = !DILocation(line: 11, column: 41, scope: !15)
!40 = !DILocation(line: 11, column: 30, scope: !15)
!41 = !DILocation(line: 11, column: 48, scope: !15)
!42 = !DILocation(line: 11, column: 57, scope: !15)
!43 = !DILocation(line: 11, column: 46, scope: !15)
!44 = !DILocation(line: 11, column: 75, scope: !15)
!45 = !DILocation(line: 11, column: 65, scope: !15)
!46 = !DILocation(line: 11, column: 84, scope: !15)
!47 = !DILocation(line: 11, column: 63, scope: !15)
!48 = !DILocation(line: 12, column: 5, scope: !49)
!49 = distinct !DILexicalBlock(scope: !50, file: !1, line: 12, column: 5)
!50 = distinct !DILexicalBlock(scope: !15, file: !1, line: 12, column: 5)
!51 = !DILocation(line: 12, column: 5, scope: !50)
!52 = !DILocation(line: 13, column: 5, scope: !15)
!53 = !DILocation(line: 14, column: 1, scope: !15)
