source_filename = "options_then_exit_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"d\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@optarg = external global i8*, align 8
@optind = external global i32, align 4
@.str.2 = private unnamed_addr constant [4 x i8] c"%s \00", align 1

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %c = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !20
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !21
  %0 = bitcast i32* %c to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %c, metadata !19, metadata !DIExpression()), !dbg !23
  br label %while.cond, !dbg !24

while.cond:
  %1 = load i32, i32* %argc.addr, align 4, !dbg !25
  %2 = load i8**, i8*** %argv.addr, align 8, !dbg !26
  %call = call i32 @getopt(i32 noundef %1, i8** noundef %2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !27
  store i32 %call, i32* %c, align 4, !dbg !28
  %cmp = icmp ne i32 %call, -1, !dbg !29
  br i1 %cmp, label %while.body, label %while.end, !dbg !24

while.body:
  %3 = load i32, i32* %c, align 4, !dbg !30
  %cmp1 = icmp eq i32 %3, 100, !dbg !32
  br i1 %cmp1, label %if.then, label %if.end, !dbg !33

if.then:
  %4 = load i8*, i8** @optarg, align 8, !dbg !34
  %call2 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i64 0, i64 0), i8* noundef %4), !dbg !35
  br label %if.end, !dbg !35

if.end:
  br label %while.cond, !dbg !24, !llvm.loop !36

while.end:
  br label %while.cond3, !dbg !40

while.cond3:
  %5 = load i32, i32* @optind, align 4, !dbg !41
  %6 = load i32, i32* %argc.addr, align 4, !dbg !42
  %cmp4 = icmp slt i32 %5, %6, !dbg !43
  br i1 %cmp4, label %while.body5, label %while.end7, !dbg !40

while.body5:
  %7 = load i8**, i8*** %argv.addr, align 8, !dbg !44
  %8 = load i32, i32* @optind, align 4, !dbg !45
  %inc = add nsw i32 %8, 1, !dbg !45
  store i32 %inc, i32* @optind, align 4, !dbg !45
  %idxprom = sext i32 %8 to i64, !dbg !44
  %arrayidx = getelementptr inbounds i8*, i8** %7, i64 %idxprom, !dbg !44
  %9 = load i8*, i8** %arrayidx, align 8, !dbg !44
  %call6 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0), i8* noundef %9), !dbg !46
  br label %while.cond3, !dbg !40, !llvm.loop !47

while.end7:
  call void @exit(i32 noundef 0), !dbg !49
  unreachable, !dbg !49
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare !dbg !50 i32 @getopt(i32 noundef, i8** noundef, i8* noundef)

declare i32 @printf(i8* noundef, ...)

declare void @exit(i32 noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "options_then_exit_unsafe.c", directory: ".")
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
!19 = !DILocalVariable(name: "c", scope: !9, file: !1, line: 6, type: !12)
!20 = !DILocation(line: 5, column: 14, scope: !9)
!21 = !DILocation(line: 5, column: 27, scope: !9)
!22 = !DILocation(line: 6, column: 3, scope: !9)
!23 = !DILocation(line: 6, column: 7, scope: !9)
!24 = !DILocation(line: 7, column: 3, scope: !9)
!25 = !DILocation(line: 7, column: 22, scope: !9)
!26 = !DILocation(line: 7, column: 28, scope: !9)
!27 = !DILocation(line: 7, column: 15, scope: !9)
!28 = !DILocation(line: 7, column: 13, scope: !9)
!29 = !DILocation(line: 7, column: 40, scope: !9)
!30 = !DILocation(line: 8, column: 9, scope: !31)
!31 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 9)
!32 = !DILocation(line: 8, column: 11, scope: !31)
!33 = !DILocation(line: 8, column: 9, scope: !9)
!34 = !DILocation(line: 8, column: 32, scope: !31)
!35 = !DILocation(line: 8, column: 19, scope: !31)
!36 = distinct !{!36, !24, !37, !38, !39}
!37 = !DILocation(line: 8, column: 38, scope: !9)
!38 = !{!"llvm.loop.mustprogress"}
!39 = !{!"llvm.loop.unroll.disable"}
!40 = !DILocation(line: 9, column: 3, scope: !9)
!41 = !DILocation(line: 9, column: 10, scope: !9)
!42 = !DILocation(line: 9, column: 19, scope: !9)
!43 = !DILocation(line: 9, column: 17, scope: !9)
!44 = !DILocation(line: 9, column: 39, scope: !9)
!45 = !DILocation(line: 9, column: 50, scope: !9)
!46 = !DILocation(line: 9, column: 25, scope: !9)
!47 = distinct !{!47, !40, !48, !38, !39}
!48 = !DILocation(line: 9, column: 53, scope: !9)
!49 = !DILocation(line: 10, column: 3, scope: !9)
!50 = !DISubprogram(name: "getopt", scope: !51, file: !51, line: 91, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !58)
!51 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/getopt_core.h", directory: "")
!52 = !DISubroutineType(types: !53)
!53 = !{!12, !12, !54, !56}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!55 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!58 = !{}
