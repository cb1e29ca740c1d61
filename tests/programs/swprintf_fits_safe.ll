source_filename = "swprintf_fits_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [14 x i32] [i32 37, i32 108, i32 115, i32 47, i32 37, i32 115, i32 58, i32 37, i32 51, i32 100, i32 37, i32 108, i32 99, i32 0], align 4
@.str.1 = private unnamed_addr constant [7 x i8] c"main.c\00", align 1
@.str.2 = private unnamed_addr constant [9 x i8] c"n == 111\00", align 1
@.str.3 = private unnamed_addr constant [21 x i8] c"swprintf_fits_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.4 = private unnamed_addr constant [99 x i8] c"line[0] == L'C' && line[99] == L'/' && line[107] == L' ' && line[108] == L'4' && line[110] == L'!'\00", align 1
@.str.5 = private unnamed_addr constant [3 x i32] [i32 37, i32 100, i32 0], align 4
@.str.6 = private unnamed_addr constant [38 x i8] c"swprintf(line, 3, L\22%d\22, 12345) == -1\00", align 1
@.str.7 = private unnamed_addr constant [11 x i32] [i32 37, i32 108, i32 115, i32 32, i32 111, i32 102, i32 32, i32 37, i32 100, i32 10, i32 0], align 4

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %name = alloca [100 x i32], align 16
  %line = alloca [112 x i32], align 16
  %n = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [100 x i32]* %name to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 400, i8* %0), !dbg !25
  call void @llvm.dbg.declare(metadata [100 x i32]* %name, metadata !14, metadata !DIExpression()), !dbg !26
  %1 = bitcast [112 x i32]* %line to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 448, i8* %1), !dbg !25
  call void @llvm.dbg.declare(metadata [112 x i32]* %line, metadata !20, metadata !DIExpression()), !dbg !27
  %arraydecay = getelementptr inbounds [100 x i32], [100 x i32]* %name, i64 0, i64 0, !dbg !28
  %call = call i32* @wmemset(i32* noundef %arraydecay, i32 noundef 67, i64 noundef 99), !dbg !29
  %arrayidx = getelementptr inbounds [100 x i32], [100 x i32]* %name, i64 0, i64 99, !dbg !30
  store i32 0, i32* %arrayidx, align 4, !dbg !31
  %2 = bitcast i32* %n to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !32
  call void @llvm.dbg.declare(metadata i32* %n, metadata !24, metadata !DIExpression()), !dbg !33
  %arraydecay1 = getelementptr inbounds [112 x i32], [112 x i32]* %line, i64 0, i64 0, !dbg !34
  %arraydecay2 = getelementptr inbounds [100 x i32], [100 x i32]* %name, i64 0, i64 0, !dbg !35
  %call3 = call i32 (i32*, i64, i32*, ...) @swprintf(i32* noundef %arraydecay1, i64 noundef 112, i32* noundef getelementptr inbounds ([14 x i32], [14 x i32]* @.str, i64 0, i64 0), i32* noundef %arraydecay2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 noundef 42, i32 noundef 33), !dbg !36
  store i32 %call3, i32* %n, align 4, !dbg !33
  %3 = load i32, i32* %n, align 4, !dbg !37
  %cmp = icmp eq i32 %3, 111, !dbg !37
  br i1 %cmp, label %if.then, label %if.else, !dbg !40

if.then:
  br label %if.end, !dbg !40

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.3, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !37
  unreachable, !dbg !37

if.end:
  %arrayidx4 = getelementptr inbounds [112 x i32], [112 x i32]* %line, i64 0, i64 0, !dbg !41
  %4 = load i32, i32* %arrayidx4, align 16, !dbg !41
  %cmp5 = icmp eq i32 %4, 67, !dbg !41
  br i1 %cmp5, label %land.lhs.true, label %if.else18, !dbg !41

land.lhs.true:
  %arrayidx6 = getelementptr inbounds [112 x i32], [112 x i32]* %line, i64 0, i64 99, !dbg !41
  %5 = load i32, i32* %arrayidx6, align 4, !dbg !41
  %cmp7 = icmp eq i32 %5, 47, !dbg !41
  br i1 %cmp7, label %land.lhs.true8, label %if.else18, !dbg !41

land.lhs.true8:
  %arrayidx9 = getelementptr inbounds [112 x i32], [112 x i32]* %line, i64 0, i64 107, !dbg !41
  %6 = load i32, i32* %arrayidx9, align 4, !dbg !41
  %cmp10 = icmp eq i32 %6, 32, !dbg !41
  br i1 %cmp10, label %land.lhs.true11, label %if.else18, !dbg !41

land.lhs.true11:
  %arrayidx12 = getelementptr inbounds [112 x i32], [112 x i32]* %line, i64 0, i64 108, !dbg !41
  %7 = load i32, i32* %arrayidx12, align 16, !dbg !41
  %cmp13 = icmp eq i32 %7, 52, !dbg !41
  br i1 %cmp13, label %land.lhs.true14, label %if.else18, !dbg !41

land.lhs.true14:
  %arrayidx15 = getelementptr inbounds [112 x i32], [112 x i32]* %line, i64 0, i64 110, !dbg !41
  %8 = load i32, i32* %arrayidx15, align 8, !dbg !41
  %cmp16 = icmp eq i32 %8, 33, !dbg !41
  br i1 %cmp16, label %if.then17, label %if.else18, !dbg !44

if.then17:
  br label %if.end19, !dbg !44

if.else18:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([99 x i8], [99 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.3, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !41
  unreachable, !dbg !41

if.end19:
  %arraydecay20 = getelementptr inbounds [112 x i32], [112 x i32]* %line, i64 0, i64 0, !dbg !45
  %call21 = call i32 (i32*, i64, i32*, ...) @swprintf(i32* noundef %arraydecay20, i64 noundef 3, i32* noundef getelementptr inbounds ([3 x i32], [3 x i32]* @.str.5, i64 0, i64 0), i32 noundef 12345), !dbg !45
  %cmp22 = icmp eq i32 %call21, -1, !dbg !45
  br i1 %cmp22, label %if.then23, label %if.else24, !dbg !48

if.then23:
  br label %if.end25, !dbg !48

if.else24:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.3, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !45
  unreachable, !dbg !45

if.end25:
  %arraydecay26 = getelementptr inbounds [112 x i32], [112 x i32]* %line, i64 0, i64 0, !dbg !49
  %add.ptr = getelementptr inbounds i32, i32* %arraydecay26, i64 100, !dbg !50
  %9 = load i32, i32* %n, align 4, !dbg !51
  %call27 = call i32 (i32*, ...) @wprintf(i32* noundef getelementptr inbounds ([11 x i32], [11 x i32]* @.str.7, i64 0, i64 0), i32* noundef %add.ptr, i32 noundef %9), !dbg !52
  %10 = bitcast i32* %n to i8*, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !53
  %11 = bitcast [112 x i32]* %line to i8*, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 448, i8* %11), !dbg !53
  %12 = bitcast [100 x i32]* %name to i8*, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 400, i8* %12), !dbg !53
  ret i32 0, !dbg !54
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !55 i32* @wmemset(i32* noundef, i32 noundef, i64 noundef)

declare !dbg !63 i32 @swprintf(i32* noundef, i64 noundef, i32* noundef, ...)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare !dbg !70 i32 @wprintf(i32* noundef, ...)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "swprintf_fits_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !20, !24}
!14 = !DILocalVariable(name: "name", scope: !9, file: !1, line: 5, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 3200, elements: !18)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "wchar_t", file: !17, line: 74, baseType: !12)
!17 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!18 = !{!19}
!19 = !DISubrange(count: 100)
!20 = !DILocalVariable(name: "line", scope: !9, file: !1, line: 5, type: !21)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 3584, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 112)
!24 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 8, type: !12)
!25 = !DILocation(line: 5, column: 3, scope: !9)
!26 = !DILocation(line: 5, column: 11, scope: !9)
!27 = !DILocation(line: 5, column: 22, scope: !9)
!28 = !DILocation(line: 6, column: 11, scope: !9)
!29 = !DILocation(line: 6, column: 3, scope: !9)
!30 = !DILocation(line: 7, column: 3, scope: !9)
!31 = !DILocation(line: 7, column: 12, scope: !9)
!32 = !DILocation(line: 8, column: 3, scope: !9)
!33 = !DILocation(line: 8, column: 7, scope: !9)
!34 = !DILocation(line: 8, column: 20, scope: !9)
!35 = !DILocation(line: 8, column: 49, scope: !9)
!36 = !DILocation(line: 8, column: 11, scope: !9)
!37 = !DILocation(line: 9, column: 3, scope: !38)
!38 = distinct !DILexicalBlock(scope: !39, file: !1, line: 9, column: 3)
!39 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 3)
!40 = !DILocation(line: 9, column: 3, scope: !39)
!41 = !DILocation(line: 10, column: 3, scope: !42)
!42 = distinct !DILexicalBlock(scope: !43, file: !1, line: 10, column: 3)
!43 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 3)
!44 = !DILocation(line: 10, column: 3, scope: !43)
!45 = !DILocation(line: 11, column: 3, scope: !46)
!46 = distinct !DILexicalBlock(scope: !47, file: !1, line: 11, column: 3)
!47 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 3)
!48 = !DILocation(line: 11, column: 3, scope: !47)
!49 = !DILocation(line: 12, column: 27, scope: !9)
!50 = !DILocation(line: 12, column: 32, scope: !9)
!51 = !DILocation(line: 12, column: 39, scope: !9)
!52 = !DILocation(line: 12, column: 3, scope: !9)
!53 = !DILocation(line: 14, column: 1, scope: !9)
!54 = !DILocation(line: 13, column: 3, scope: !9)
!55 = !DISubprogram(name: "wmemset", scope: !56, file: !56, line: 272, type: !57, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !62)
!56 = !DIFile(filename: "/usr/include/wchar.h", directory: "")
!57 = !DISubroutineType(types: !58)
!58 = !{!59, !59, !16, !60}
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !17, line: 46, baseType: !61)
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !{}
!63 = !DISubprogram(name: "swprintf", scope: !56, file: !56, line: 605, type: !64, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !62)
!64 = !DISubroutineType(types: !65)
!65 = !{!12, !66, !60, !67, null}
!66 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !59)
!67 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !68)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!70 = !DISubprogram(name: "wprintf", scope: !56, file: !56, line: 602, type: !71, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !62)
!71 = !DISubroutineType(types: !72)
!72 = !{!12, !67, null}
