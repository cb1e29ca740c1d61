source_filename = "argument_length_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"i < 64\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"argument_length_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [23 x i8] c"int main(int, char **)\00", align 1

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !20
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !21
  %0 = load i32, i32* %argc.addr, align 4, !dbg !22
  %cmp = icmp slt i32 %0, 2, !dbg !24
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !25

lor.lhs.false:
  %1 = load i8**, i8*** %argv.addr, align 8, !dbg !26
  %arrayidx = getelementptr inbounds i8*, i8** %1, i64 1, !dbg !26
  %2 = load i8*, i8** %arrayidx, align 8, !dbg !26
  %call = call i64 @strlen(i8* noundef %2), !dbg !27
  %cmp1 = icmp uge i64 %call, 64, !dbg !28
  br i1 %cmp1, label %if.then, label %if.end, !dbg !29

if.then:
  store i32 1, i32* %retval, align 4, !dbg !30
  br label %return, !dbg !30

if.end:
  %3 = bitcast i32* %i to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !31
  call void @llvm.dbg.declare(metadata i32* %i, metadata !19, metadata !DIExpression()), !dbg !32
  store i32 0, i32* %i, align 4, !dbg !32
  br label %while.cond, !dbg !33

while.cond:
  %4 = load i8**, i8*** %argv.addr, align 8, !dbg !34
  %arrayidx2 = getelementptr inbounds i8*, i8** %4, i64 1, !dbg !34
  %5 = load i8*, i8** %arrayidx2, align 8, !dbg !34
  %6 = load i32, i32* %i, align 4, !dbg !35
  %idxprom = sext i32 %6 to i64, !dbg !34
  %arrayidx3 = getelementptr inbounds i8, i8* %5, i64 %idxprom, !dbg !34
  %7 = load i8, i8* %arrayidx3, align 1, !dbg !34
  %tobool = icmp ne i8 %7, 0, !dbg !33
  br i1 %tobool, label %while.body, label %while.end, !dbg !33

while.body:
  %8 = load i32, i32* %i, align 4, !dbg !36
  %inc = add nsw i32 %8, 1, !dbg !36
  store i32 %inc, i32* %i, align 4, !dbg !36
  br label %while.cond, !dbg !33, !llvm.loop !37

while.end:
  %9 = load i32, i32* %i, align 4, !dbg !40
  %cmp4 = icmp slt i32 %9, 64, !dbg !40
  br i1 %cmp4, label %if.then5, label %if.else, !dbg !43

if.then5:
  br label %if.end6, !dbg !43

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !40
  unreachable, !dbg !40

if.end6:
  store i32 0, i32* %retval, align 4, !dbg !44
  %10 = bitcast i32* %i to i8*, !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !45
  br label %return

return:
  %11 = load i32, i32* %retval, align 4, !dbg !45
  ret i32 %11, !dbg !45
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i64 @strlen(i8* noundef)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "argument_length_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12, !13}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17, !18, !19}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 5, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 5, type: !13)
!19 = !DILocalVariable(name: "i", scope: !9, file: !1, line: 7, type: !12)
!20 = !DILocation(line: 5, column: 14, scope: !9)
!21 = !DILocation(line: 5, column: 27, scope: !9)
!22 = !DILocation(line: 6, column: 7, scope: !23)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!24 = !DILocation(line: 6, column: 12, scope: !23)
!25 = !DILocation(line: 6, column: 16, scope: !23)
!26 = !DILocation(line: 6, column: 26, scope: !23)
!27 = !DILocation(line: 6, column: 19, scope: !23)
!28 = !DILocation(line: 6, column: 35, scope: !23)
!29 = !DILocation(line: 6, column: 7, scope: !9)
!30 = !DILocation(line: 6, column: 42, scope: !23)
!31 = !DILocation(line: 7, column: 3, scope: !9)
!32 = !DILocation(line: 7, column: 7, scope: !9)
!33 = !DILocation(line: 8, column: 3, scope: !9)
!34 = !DILocation(line: 8, column: 10, scope: !9)
!35 = !DILocation(line: 8, column: 18, scope: !9)
!36 = !DILocation(line: 8, column: 23, scope: !9)
!37 = distinct !{!37, !33, !36, !38, !39}
!38 = !{!"llvm.loop.mustprogress"}
!39 = !{!"llvm.loop.unroll.disable"}
!40 = !DILocation(line: 9, column: 3, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !1, line: 9, column: 3)
!42 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 3)
!43 = !DILocation(line: 9, column: 3, scope: !42)
!44 = !DILocation(line: 10, column: 3, scope: !9)
!45 = !DILocation(line: 11, column: 1, scope: !9)
