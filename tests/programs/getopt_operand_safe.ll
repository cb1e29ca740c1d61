source_filename = "getopt_operand_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"n:v\00", align 1
@optarg = external global i8*, align 8
@optind = external global i32, align 4

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %option = alloca i32, align 4
  %count = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !21
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !22
  %0 = bitcast i32* %option to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %option, metadata !19, metadata !DIExpression()), !dbg !24
  %1 = bitcast i32* %count to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %count, metadata !20, metadata !DIExpression()), !dbg !25
  store i32 0, i32* %count, align 4, !dbg !25
  br label %while.cond, !dbg !26

while.cond:
  %2 = load i32, i32* %argc.addr, align 4, !dbg !27
  %3 = load i8**, i8*** %argv.addr, align 8, !dbg !28
  %call = call i32 @getopt(i32 noundef %2, i8** noundef %3, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)), !dbg !29
  store i32 %call, i32* %option, align 4, !dbg !30
  %cmp = icmp ne i32 %call, -1, !dbg !31
  br i1 %cmp, label %while.body, label %while.end, !dbg !26

while.body:
  %4 = load i32, i32* %option, align 4, !dbg !32
  %cmp1 = icmp eq i32 %4, 63, !dbg !35
  br i1 %cmp1, label %if.then, label %if.end, !dbg !36

if.then:
  store i32 2, i32* %retval, align 4, !dbg !37
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !37

if.end:
  %5 = load i32, i32* %option, align 4, !dbg !38
  %cmp2 = icmp eq i32 %5, 118, !dbg !40
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !41

if.then3:
  %6 = load i32, i32* %count, align 4, !dbg !42
  %xor = xor i32 %6, 1, !dbg !42
  store i32 %xor, i32* %count, align 4, !dbg !42
  br label %if.end4, !dbg !43

if.end4:
  %7 = load i32, i32* %option, align 4, !dbg !44
  %cmp5 = icmp eq i32 %7, 110, !dbg !46
  br i1 %cmp5, label %if.then6, label %if.end10, !dbg !47

if.then6:
  %8 = load i8*, i8** @optarg, align 8, !dbg !48
  %arrayidx = getelementptr inbounds i8, i8* %8, i64 0, !dbg !48
  %9 = load i8, i8* %arrayidx, align 1, !dbg !48
  %conv = sext i8 %9 to i32, !dbg !48
  %cmp7 = icmp eq i32 %conv, 49, !dbg !49
  %conv8 = zext i1 %cmp7 to i32, !dbg !49
  %10 = load i32, i32* %count, align 4, !dbg !50
  %xor9 = xor i32 %10, %conv8, !dbg !50
  store i32 %xor9, i32* %count, align 4, !dbg !50
  br label %if.end10, !dbg !51

if.end10:
  br label %while.cond, !dbg !26, !llvm.loop !52

while.end:
  %11 = load i32, i32* @optind, align 4, !dbg !56
  %12 = load i32, i32* %argc.addr, align 4, !dbg !58
  %cmp11 = icmp sge i32 %11, %12, !dbg !59
  br i1 %cmp11, label %if.then13, label %if.end14, !dbg !60

if.then13:
  store i32 1, i32* %retval, align 4, !dbg !61
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !61

if.end14:
  %13 = load i8**, i8*** %argv.addr, align 8, !dbg !62
  %14 = load i32, i32* @optind, align 4, !dbg !63
  %idxprom = sext i32 %14 to i64, !dbg !62
  %arrayidx15 = getelementptr inbounds i8*, i8** %13, i64 %idxprom, !dbg !62
  %15 = load i8*, i8** %arrayidx15, align 8, !dbg !62
  %arrayidx16 = getelementptr inbounds i8, i8* %15, i64 0, !dbg !62
  %16 = load i8, i8* %arrayidx16, align 1, !dbg !62
  %conv17 = sext i8 %16 to i32, !dbg !62
  %cmp18 = icmp eq i32 %conv17, 120, !dbg !64
  br i1 %cmp18, label %land.rhs, label %land.end, !dbg !65

land.rhs:
  %17 = load i32, i32* %count, align 4, !dbg !66
  %tobool = icmp ne i32 %17, 0, !dbg !65
  br label %land.end

land.end:
  %18 = phi i1 [ false, %if.end14 ], [ %tobool, %land.rhs ], !dbg !67
  %land.ext = zext i1 %18 to i32, !dbg !65
  store i32 %land.ext, i32* %retval, align 4, !dbg !68
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !68

cleanup:
  %19 = bitcast i32* %count to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !69
  %20 = bitcast i32* %option to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !69
  %21 = load i32, i32* %retval, align 4, !dbg !69
  ret i32 %21, !dbg !69
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare !dbg !70 i32 @getopt(i32 noundef, i8** noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "getopt_operand_safe.c", directory: ".")
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
!16 = !{!17, !18, !19, !20}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 5, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 5, type: !13)
!19 = !DILocalVariable(name: "option", scope: !9, file: !1, line: 6, type: !12)
!20 = !DILocalVariable(name: "count", scope: !9, file: !1, line: 6, type: !12)
!21 = !DILocation(line: 5, column: 14, scope: !9)
!22 = !DILocation(line: 5, column: 27, scope: !9)
!23 = !DILocation(line: 6, column: 3, scope: !9)
!24 = !DILocation(line: 6, column: 7, scope: !9)
!25 = !DILocation(line: 6, column: 15, scope: !9)
!26 = !DILocation(line: 7, column: 3, scope: !9)
!27 = !DILocation(line: 7, column: 27, scope: !9)
!28 = !DILocation(line: 7, column: 33, scope: !9)
!29 = !DILocation(line: 7, column: 20, scope: !9)
!30 = !DILocation(line: 7, column: 18, scope: !9)
!31 = !DILocation(line: 7, column: 47, scope: !9)
!32 = !DILocation(line: 8, column: 9, scope: !33)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 8, column: 9)
!34 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 54)
!35 = !DILocation(line: 8, column: 16, scope: !33)
!36 = !DILocation(line: 8, column: 9, scope: !34)
!37 = !DILocation(line: 8, column: 24, scope: !33)
!38 = !DILocation(line: 9, column: 9, scope: !39)
!39 = distinct !DILexicalBlock(scope: !34, file: !1, line: 9, column: 9)
!40 = !DILocation(line: 9, column: 16, scope: !39)
!41 = !DILocation(line: 9, column: 9, scope: !34)
!42 = !DILocation(line: 9, column: 30, scope: !39)
!43 = !DILocation(line: 9, column: 24, scope: !39)
!44 = !DILocation(line: 10, column: 9, scope: !45)
!45 = distinct !DILexicalBlock(scope: !34, file: !1, line: 10, column: 9)
!46 = !DILocation(line: 10, column: 16, scope: !45)
!47 = !DILocation(line: 10, column: 9, scope: !34)
!48 = !DILocation(line: 10, column: 33, scope: !45)
!49 = !DILocation(line: 10, column: 43, scope: !45)
!50 = !DILocation(line: 10, column: 30, scope: !45)
!51 = !DILocation(line: 10, column: 24, scope: !45)
!52 = distinct !{!52, !26, !53, !54, !55}
!53 = !DILocation(line: 11, column: 3, scope: !9)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !{!"llvm.loop.unroll.disable"}
!56 = !DILocation(line: 12, column: 7, scope: !57)
!57 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 7)
!58 = !DILocation(line: 12, column: 17, scope: !57)
!59 = !DILocation(line: 12, column: 14, scope: !57)
!60 = !DILocation(line: 12, column: 7, scope: !9)
!61 = !DILocation(line: 12, column: 23, scope: !57)
!62 = !DILocation(line: 13, column: 10, scope: !9)
!63 = !DILocation(line: 13, column: 15, scope: !9)
!64 = !DILocation(line: 13, column: 26, scope: !9)
!65 = !DILocation(line: 13, column: 33, scope: !9)
!66 = !DILocation(line: 13, column: 36, scope: !9)
!67 = !DILocation(line: 0, scope: !9)
!68 = !DILocation(line: 13, column: 3, scope: !9)
!69 = !DILocation(line: 14, column: 1, scope: !9)
!70 = !DISubprogram(name: "getopt", scope: !71, file: !71, line: 91, type: !72, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !78)
!71 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/getopt_core.h", directory: "")
!72 = !DISubroutineType(types: !73)
!73 = !{!12, !12, !74, !76}
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!78 = !{}
