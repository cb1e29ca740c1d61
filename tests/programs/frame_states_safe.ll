source_filename = "frame_states_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !19 {
entry:
  %retval = alloca i32, align 4
  %state = alloca i32, align 4
  %payload = alloca [32 x i8], align 16
  %place = alloca i32, align 4
  %length = alloca i32, align 4
  %c = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %state to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !32
  call void @llvm.dbg.declare(metadata i32* %state, metadata !24, metadata !DIExpression()), !dbg !33
  store i32 0, i32* %state, align 4, !dbg !33
  %1 = bitcast [32 x i8]* %payload to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 32, i8* %1), !dbg !34
  call void @llvm.dbg.declare(metadata [32 x i8]* %payload, metadata !25, metadata !DIExpression()), !dbg !35
  %2 = bitcast i32* %place to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !36
  call void @llvm.dbg.declare(metadata i32* %place, metadata !29, metadata !DIExpression()), !dbg !37
  store i32 0, i32* %place, align 4, !dbg !37
  %3 = bitcast i32* %length to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !36
  call void @llvm.dbg.declare(metadata i32* %length, metadata !30, metadata !DIExpression()), !dbg !38
  store i32 0, i32* %length, align 4, !dbg !38
  %4 = bitcast i32* %c to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !39
  call void @llvm.dbg.declare(metadata i32* %c, metadata !31, metadata !DIExpression()), !dbg !40
  br label %while.cond, !dbg !41

while.cond:
  %call = call i32 @getchar(), !dbg !42
  store i32 %call, i32* %c, align 4, !dbg !43
  %cmp = icmp ne i32 %call, -1, !dbg !44
  br i1 %cmp, label %while.body, label %while.end, !dbg !41

while.body:
  %5 = load i32, i32* %state, align 4, !dbg !45
  switch i32 %5, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb2
    i32 2, label %sw.bb6
    i32 3, label %sw.bb12
  ], !dbg !47

sw.bb:
  %6 = load i32, i32* %c, align 4, !dbg !48
  %cmp1 = icmp eq i32 %6, 170, !dbg !51
  br i1 %cmp1, label %if.then, label %if.end, !dbg !52

if.then:
  store i32 1, i32* %state, align 4, !dbg !53
  br label %if.end, !dbg !54

if.end:
  br label %sw.epilog, !dbg !55

sw.bb2:
  %7 = load i32, i32* %c, align 4, !dbg !56
  %cmp3 = icmp eq i32 %7, 85, !dbg !57
  br i1 %cmp3, label %cond.true, label %cond.false, !dbg !56

cond.true:
  br label %cond.end, !dbg !56

cond.false:
  %8 = load i32, i32* %c, align 4, !dbg !58
  %cmp4 = icmp eq i32 %8, 170, !dbg !59
  %9 = zext i1 %cmp4 to i64, !dbg !58
  %cond = select i1 %cmp4, i32 1, i32 0, !dbg !58
  br label %cond.end, !dbg !56

cond.end:
  %cond5 = phi i32 [ 2, %cond.true ], [ %cond, %cond.false ], !dbg !56
  store i32 %cond5, i32* %state, align 4, !dbg !60
  br label %sw.epilog, !dbg !61

sw.bb6:
  %10 = load i32, i32* %c, align 4, !dbg !62
  %cmp7 = icmp sgt i32 %10, 32, !dbg !64
  br i1 %cmp7, label %if.then8, label %if.end9, !dbg !65

if.then8:
  store i32 0, i32* %state, align 4, !dbg !66
  br label %sw.epilog, !dbg !68

if.end9:
  %11 = load i32, i32* %c, align 4, !dbg !69
  store i32 %11, i32* %length, align 4, !dbg !70
  store i32 0, i32* %place, align 4, !dbg !71
  %12 = load i32, i32* %c, align 4, !dbg !72
  %cmp10 = icmp eq i32 %12, 0, !dbg !73
  %13 = zext i1 %cmp10 to i64, !dbg !72
  %cond11 = select i1 %cmp10, i32 0, i32 3, !dbg !72
  store i32 %cond11, i32* %state, align 4, !dbg !74
  br label %sw.epilog, !dbg !75

sw.bb12:
  %14 = load i32, i32* %c, align 4, !dbg !76
  %conv = trunc i32 %14 to i8, !dbg !77
  %15 = load i32, i32* %place, align 4, !dbg !78
  %inc = add i32 %15, 1, !dbg !78
  store i32 %inc, i32* %place, align 4, !dbg !78
  %idxprom = zext i32 %15 to i64, !dbg !79
  %arrayidx = getelementptr inbounds [32 x i8], [32 x i8]* %payload, i64 0, i64 %idxprom, !dbg !79
  store i8 %conv, i8* %arrayidx, align 1, !dbg !80
  %16 = load i32, i32* %place, align 4, !dbg !81
  %17 = load i32, i32* %length, align 4, !dbg !83
  %cmp13 = icmp eq i32 %16, %17, !dbg !84
  br i1 %cmp13, label %if.then15, label %if.end16, !dbg !85

if.then15:
  store i32 0, i32* %state, align 4, !dbg !86
  br label %if.end16, !dbg !87

if.end16:
  br label %sw.epilog, !dbg !88

sw.epilog:
  br label %while.cond, !dbg !41, !llvm.loop !89

while.end:
  %18 = bitcast i32* %c to i8*, !dbg !93
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !93
  %19 = bitcast i32* %length to i8*, !dbg !93
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !93
  %20 = bitcast i32* %place to i8*, !dbg !93
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !93
  %21 = bitcast [32 x i8]* %payload to i8*, !dbg !93
  call void @llvm.lifetime.end.p0i8(i64 32, i8* %21), !dbg !93
  %22 = bitcast i32* %state to i8*, !dbg !93
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !93
  ret i32 0, !dbg !94
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !95 i32 @getchar()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !10, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "frame_states_safe.c", directory: ".")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "state", file: !1, line: 4, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!5 = !{!6, !7, !8, !9}
!6 = !DIEnumerator(name: "SYNC", value: 0)
!7 = !DIEnumerator(name: "MARK", value: 1)
!8 = !DIEnumerator(name: "LENGTH", value: 2)
!9 = !DIEnumerator(name: "PAYLOAD", value: 3)
!10 = !{!4, !11}
!11 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 7, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 1}

!19 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !20, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !23)
!20 = !DISubroutineType(types: !21)
!21 = !{!22}
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{!24, !25, !29, !30, !31}
!24 = !DILocalVariable(name: "state", scope: !19, file: !1, line: 7, type: !3)
!25 = !DILocalVariable(name: "payload", scope: !19, file: !1, line: 8, type: !26)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 256, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 32)
!29 = !DILocalVariable(name: "place", scope: !19, file: !1, line: 9, type: !4)
!30 = !DILocalVariable(name: "length", scope: !19, file: !1, line: 9, type: !4)
!31 = !DILocalVariable(name: "c", scope: !19, file: !1, line: 10, type: !22)
!32 = !DILocation(line: 7, column: 5, scope: !19)
!33 = !DILocation(line: 7, column: 16, scope: !19)
!34 = !DILocation(line: 8, column: 5, scope: !19)
!35 = !DILocation(line: 8, column: 19, scope: !19)
!36 = !DILocation(line: 9, column: 5, scope: !19)
!37 = !DILocation(line: 9, column: 14, scope: !19)
!38 = !DILocation(line: 9, column: 25, scope: !19)
!39 = !DILocation(line: 10, column: 5, scope: !19)
!40 = !DILocation(line: 10, column: 9, scope: !19)
!41 = !DILocation(line: 11, column: 5, scope: !19)
!42 = !DILocation(line: 11, column: 17, scope: !19)
!43 = !DILocation(line: 11, column: 15, scope: !19)
!44 = !DILocation(line: 11, column: 28, scope: !19)
!45 = !DILocation(line: 12, column: 17, scope: !46)
!46 = distinct !DILexicalBlock(scope: !19, file: !1, line: 11, column: 36)
!47 = !DILocation(line: 12, column: 9, scope: !46)
!48 = !DILocation(line: 14, column: 17, scope: !49)
!49 = distinct !DILexicalBlock(scope: !50, file: !1, line: 14, column: 17)
!50 = distinct !DILexicalBlock(scope: !46, file: !1, line: 12, column: 24)
!51 = !DILocation(line: 14, column: 19, scope: !49)
!52 = !DILocation(line: 14, column: 17, scope: !50)
!53 = !DILocation(line: 14, column: 34, scope: !49)
!54 = !DILocation(line: 14, column: 28, scope: !49)
!55 = !DILocation(line: 15, column: 13, scope: !50)
!56 = !DILocation(line: 17, column: 21, scope: !50)
!57 = !DILocation(line: 17, column: 23, scope: !50)
!58 = !DILocation(line: 17, column: 42, scope: !50)
!59 = !DILocation(line: 17, column: 44, scope: !50)
!60 = !DILocation(line: 17, column: 19, scope: !50)
!61 = !DILocation(line: 18, column: 13, scope: !50)
!62 = !DILocation(line: 20, column: 17, scope: !63)
!63 = distinct !DILexicalBlock(scope: !50, file: !1, line: 20, column: 17)
!64 = !DILocation(line: 20, column: 19, scope: !63)
!65 = !DILocation(line: 20, column: 17, scope: !50)
!66 = !DILocation(line: 21, column: 23, scope: !67)
!67 = distinct !DILexicalBlock(scope: !63, file: !1, line: 20, column: 25)
!68 = !DILocation(line: 22, column: 17, scope: !67)
!69 = !DILocation(line: 24, column: 32, scope: !50)
!70 = !DILocation(line: 24, column: 20, scope: !50)
!71 = !DILocation(line: 25, column: 19, scope: !50)
!72 = !DILocation(line: 26, column: 21, scope: !50)
!73 = !DILocation(line: 26, column: 23, scope: !50)
!74 = !DILocation(line: 26, column: 19, scope: !50)
!75 = !DILocation(line: 27, column: 13, scope: !50)
!76 = !DILocation(line: 29, column: 47, scope: !50)
!77 = !DILocation(line: 29, column: 32, scope: !50)
!78 = !DILocation(line: 29, column: 26, scope: !50)
!79 = !DILocation(line: 29, column: 13, scope: !50)
!80 = !DILocation(line: 29, column: 30, scope: !50)
!81 = !DILocation(line: 30, column: 17, scope: !82)
!82 = distinct !DILexicalBlock(scope: !50, file: !1, line: 30, column: 17)
!83 = !DILocation(line: 30, column: 26, scope: !82)
!84 = !DILocation(line: 30, column: 23, scope: !82)
!85 = !DILocation(line: 30, column: 17, scope: !50)
!86 = !DILocation(line: 30, column: 40, scope: !82)
!87 = !DILocation(line: 30, column: 34, scope: !82)
!88 = !DILocation(line: 31, column: 13, scope: !50)
!89 = distinct !{!89, !41, !90, !91, !92}
!90 = !DILocation(line: 33, column: 5, scope: !19)
!91 = !{!"llvm.loop.mustprogress"}
!92 = !{!"llvm.loop.unroll.disable"}
!93 = !DILocation(line: 35, column: 1, scope: !19)
!94 = !DILocation(line: 34, column: 5, scope: !19)
!95 = !DISubprogram(name: "getchar", scope: !96, file: !96, line: 520, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !97)
!96 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!97 = !{}
