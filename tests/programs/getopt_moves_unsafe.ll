source_filename = "getopt_moves_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"v\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"argv[1] == first\00", align 1
@.str.2 = private unnamed_addr constant [22 x i8] c"getopt_moves_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [23 x i8] c"int main(int, char **)\00", align 1

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %first = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !20
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !21
  %0 = load i32, i32* %argc.addr, align 4, !dbg !22
  %cmp = icmp ne i32 %0, 3, !dbg !24
  br i1 %cmp, label %if.then, label %if.end, !dbg !25

if.then:
  store i32 1, i32* %retval, align 4, !dbg !26
  br label %return, !dbg !26

if.end:
  %1 = bitcast i8** %first to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !27
  call void @llvm.dbg.declare(metadata i8** %first, metadata !19, metadata !DIExpression()), !dbg !28
  %2 = load i8**, i8*** %argv.addr, align 8, !dbg !29
  %arrayidx = getelementptr inbounds i8*, i8** %2, i64 1, !dbg !29
  %3 = load i8*, i8** %arrayidx, align 8, !dbg !29
  store i8* %3, i8** %first, align 8, !dbg !28
  br label %while.cond, !dbg !30

while.cond:
  %4 = load i32, i32* %argc.addr, align 4, !dbg !31
  %5 = load i8**, i8*** %argv.addr, align 8, !dbg !32
  %call = call i32 @getopt(i32 noundef %4, i8** noundef %5, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !33
  %cmp1 = icmp ne i32 %call, -1, !dbg !34
  br i1 %cmp1, label %while.body, label %while.end, !dbg !30

while.body:
  br label %while.cond, !dbg !30, !llvm.loop !35

while.end:
  %6 = load i8**, i8*** %argv.addr, align 8, !dbg !39
  %arrayidx2 = getelementptr inbounds i8*, i8** %6, i64 1, !dbg !39
  %7 = load i8*, i8** %arrayidx2, align 8, !dbg !39
  %8 = load i8*, i8** %first, align 8, !dbg !39
  %cmp3 = icmp eq i8* %7, %8, !dbg !39
  br i1 %cmp3, label %if.then4, label %if.else, !dbg !42

if.then4:
  br label %if.end5, !dbg !42

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.2, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !39
  unreachable, !dbg !39

if.end5:
  store i32 0, i32* %retval, align 4, !dbg !43
  %9 = bitcast i8** %first to i8*, !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !44
  br label %return

return:
  %10 = load i32, i32* %retval, align 4, !dbg !44
  ret i32 %10, !dbg !44
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare !dbg !45 i32 @getopt(i32 noundef, i8** noundef, i8* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "getopt_moves_unsafe.c", directory: ".")
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
!19 = !DILocalVariable(name: "first", scope: !9, file: !1, line: 7, type: !14)
!20 = !DILocation(line: 5, column: 14, scope: !9)
!21 = !DILocation(line: 5, column: 27, scope: !9)
!22 = !DILocation(line: 6, column: 7, scope: !23)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!24 = !DILocation(line: 6, column: 12, scope: !23)
!25 = !DILocation(line: 6, column: 7, scope: !9)
!26 = !DILocation(line: 6, column: 18, scope: !23)
!27 = !DILocation(line: 7, column: 3, scope: !9)
!28 = !DILocation(line: 7, column: 9, scope: !9)
!29 = !DILocation(line: 7, column: 17, scope: !9)
!30 = !DILocation(line: 8, column: 3, scope: !9)
!31 = !DILocation(line: 8, column: 17, scope: !9)
!32 = !DILocation(line: 8, column: 23, scope: !9)
!33 = !DILocation(line: 8, column: 10, scope: !9)
!34 = !DILocation(line: 8, column: 34, scope: !9)
!35 = distinct !{!35, !30, !36, !37, !38}
!36 = !DILocation(line: 8, column: 42, scope: !9)
!37 = !{!"llvm.loop.mustprogress"}
!38 = !{!"llvm.loop.unroll.disable"}
!39 = !DILocation(line: 9, column: 3, scope: !40)
!40 = distinct !DILexicalBlock(scope: !41, file: !1, line: 9, column: 3)
!41 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 3)
!42 = !DILocation(line: 9, column: 3, scope: !41)
!43 = !DILocation(line: 10, column: 3, scope: !9)
!44 = !DILocation(line: 11, column: 1, scope: !9)
!45 = !DISubprogram(name: "getopt", scope: !46, file: !46, line: 91, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !53)
!46 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/getopt_core.h", directory: "")
!47 = !DISubroutineType(types: !48)
!48 = !{!12, !12, !49, !51}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!53 = !{}
