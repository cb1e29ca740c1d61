source_filename = "each_argument_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %longer = alloca i32, align 4
  %i = alloca i32, align 4
  %i4 = alloca i32, align 4
  %end = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !27
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !28
  %0 = bitcast i32* %longer to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !29
  call void @llvm.dbg.declare(metadata i32* %longer, metadata !19, metadata !DIExpression()), !dbg !30
  store i32 0, i32* %longer, align 4, !dbg !30
  %1 = bitcast i32* %i to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !31
  call void @llvm.dbg.declare(metadata i32* %i, metadata !20, metadata !DIExpression()), !dbg !32
  store i32 1, i32* %i, align 4, !dbg !32
  br label %for.cond, !dbg !31

for.cond:
  %2 = load i32, i32* %i, align 4, !dbg !33
  %3 = load i32, i32* %argc.addr, align 4, !dbg !35
  %cmp = icmp slt i32 %2, %3, !dbg !36
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !37

for.cond.cleanup:
  %4 = bitcast i32* %i to i8*, !dbg !38
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !38
  br label %for.end

for.body:
  %5 = load i8**, i8*** %argv.addr, align 8, !dbg !39
  %6 = load i32, i32* %i, align 4, !dbg !40
  %idxprom = sext i32 %6 to i64, !dbg !39
  %arrayidx = getelementptr inbounds i8*, i8** %5, i64 %idxprom, !dbg !39
  %7 = load i8*, i8** %arrayidx, align 8, !dbg !39
  %8 = load i8**, i8*** %argv.addr, align 8, !dbg !41
  %9 = load i32, i32* %i, align 4, !dbg !42
  %idxprom1 = sext i32 %9 to i64, !dbg !41
  %arrayidx2 = getelementptr inbounds i8*, i8** %8, i64 %idxprom1, !dbg !41
  %10 = load i8*, i8** %arrayidx2, align 8, !dbg !41
  %call = call i64 @strlen(i8* noundef %10), !dbg !43
  %arrayidx3 = getelementptr inbounds i8, i8* %7, i64 %call, !dbg !39
  store i8 120, i8* %arrayidx3, align 1, !dbg !44
  br label %for.inc, !dbg !39

for.inc:
  %11 = load i32, i32* %i, align 4, !dbg !45
  %inc = add nsw i32 %11, 1, !dbg !45
  store i32 %inc, i32* %i, align 4, !dbg !45
  br label %for.cond, !dbg !38, !llvm.loop !46

for.end:
  %12 = bitcast i32* %i4 to i8*, !dbg !50
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %12), !dbg !50
  call void @llvm.dbg.declare(metadata i32* %i4, metadata !22, metadata !DIExpression()), !dbg !51
  store i32 1, i32* %i4, align 4, !dbg !51
  br label %for.cond5, !dbg !50

for.cond5:
  %13 = load i32, i32* %i4, align 4, !dbg !52
  %14 = load i32, i32* %argc.addr, align 4, !dbg !53
  %cmp6 = icmp slt i32 %13, %14, !dbg !54
  br i1 %cmp6, label %for.body8, label %for.cond.cleanup7, !dbg !55

for.cond.cleanup7:
  %15 = bitcast i32* %i4 to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !56
  br label %for.end16

for.body8:
  %16 = bitcast i8** %end to i8*, !dbg !57
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %16), !dbg !57
  call void @llvm.dbg.declare(metadata i8** %end, metadata !24, metadata !DIExpression()), !dbg !58
  %17 = load i8**, i8*** %argv.addr, align 8, !dbg !59
  %18 = load i32, i32* %i4, align 4, !dbg !60
  %idxprom9 = sext i32 %18 to i64, !dbg !59
  %arrayidx10 = getelementptr inbounds i8*, i8** %17, i64 %idxprom9, !dbg !59
  %19 = load i8*, i8** %arrayidx10, align 8, !dbg !59
  store i8* %19, i8** %end, align 8, !dbg !58
  br label %while.cond, !dbg !61

while.cond:
  %20 = load i8*, i8** %end, align 8, !dbg !62
  %21 = load i8, i8* %20, align 1, !dbg !63
  %tobool = icmp ne i8 %21, 0, !dbg !61
  br i1 %tobool, label %while.body, label %while.end, !dbg !61

while.body:
  %22 = load i8*, i8** %end, align 8, !dbg !64
  %incdec.ptr = getelementptr inbounds i8, i8* %22, i32 1, !dbg !64
  store i8* %incdec.ptr, i8** %end, align 8, !dbg !64
  br label %while.cond, !dbg !61, !llvm.loop !65

while.end:
  %23 = load i8*, i8** %end, align 8, !dbg !66
  %24 = load i8**, i8*** %argv.addr, align 8, !dbg !67
  %25 = load i32, i32* %i4, align 4, !dbg !68
  %idxprom11 = sext i32 %25 to i64, !dbg !67
  %arrayidx12 = getelementptr inbounds i8*, i8** %24, i64 %idxprom11, !dbg !67
  %26 = load i8*, i8** %arrayidx12, align 8, !dbg !67
  %sub.ptr.lhs.cast = ptrtoint i8* %23 to i64, !dbg !69
  %sub.ptr.rhs.cast = ptrtoint i8* %26 to i64, !dbg !69
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !69
  %cmp13 = icmp sgt i64 %sub.ptr.sub, 3, !dbg !70
  %conv = zext i1 %cmp13 to i32, !dbg !70
  %27 = load i32, i32* %longer, align 4, !dbg !71
  %add = add nsw i32 %27, %conv, !dbg !71
  store i32 %add, i32* %longer, align 4, !dbg !71
  %28 = bitcast i8** %end to i8*, !dbg !72
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %28), !dbg !72
  br label %for.inc14, !dbg !73

for.inc14:
  %29 = load i32, i32* %i4, align 4, !dbg !74
  %inc15 = add nsw i32 %29, 1, !dbg !74
  store i32 %inc15, i32* %i4, align 4, !dbg !74
  br label %for.cond5, !dbg !56, !llvm.loop !75

for.end16:
  %30 = load i32, i32* %longer, align 4, !dbg !77
  %31 = bitcast i32* %longer to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %31), !dbg !78
  ret i32 %30, !dbg !79
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare i64 @strlen(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "each_argument_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12, !13}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17, !18, !19, !20, !22, !24}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 4, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 4, type: !13)
!19 = !DILocalVariable(name: "longer", scope: !9, file: !1, line: 5, type: !12)
!20 = !DILocalVariable(name: "i", scope: !21, file: !1, line: 6, type: !12)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 3)
!22 = !DILocalVariable(name: "i", scope: !23, file: !1, line: 7, type: !12)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 3)
!24 = !DILocalVariable(name: "end", scope: !25, file: !1, line: 8, type: !14)
!25 = distinct !DILexicalBlock(scope: !26, file: !1, line: 7, column: 34)
!26 = distinct !DILexicalBlock(scope: !23, file: !1, line: 7, column: 3)
!27 = !DILocation(line: 4, column: 14, scope: !9)
!28 = !DILocation(line: 4, column: 27, scope: !9)
!29 = !DILocation(line: 5, column: 3, scope: !9)
!30 = !DILocation(line: 5, column: 7, scope: !9)
!31 = !DILocation(line: 6, column: 8, scope: !21)
!32 = !DILocation(line: 6, column: 12, scope: !21)
!33 = !DILocation(line: 6, column: 19, scope: !34)
!34 = distinct !DILexicalBlock(scope: !21, file: !1, line: 6, column: 3)
!35 = !DILocation(line: 6, column: 23, scope: !34)
!36 = !DILocation(line: 6, column: 21, scope: !34)
!37 = !DILocation(line: 6, column: 3, scope: !21)
!38 = !DILocation(line: 6, column: 3, scope: !34)
!39 = !DILocation(line: 6, column: 34, scope: !34)
!40 = !DILocation(line: 6, column: 39, scope: !34)
!41 = !DILocation(line: 6, column: 49, scope: !34)
!42 = !DILocation(line: 6, column: 54, scope: !34)
!43 = !DILocation(line: 6, column: 42, scope: !34)
!44 = !DILocation(line: 6, column: 59, scope: !34)
!45 = !DILocation(line: 6, column: 30, scope: !34)
!46 = distinct !{!46, !37, !47, !48, !49}
!47 = !DILocation(line: 6, column: 61, scope: !21)
!48 = !{!"llvm.loop.mustprogress"}
!49 = !{!"llvm.loop.unroll.disable"}
!50 = !DILocation(line: 7, column: 8, scope: !23)
!51 = !DILocation(line: 7, column: 12, scope: !23)
!52 = !DILocation(line: 7, column: 19, scope: !26)
!53 = !DILocation(line: 7, column: 23, scope: !26)
!54 = !DILocation(line: 7, column: 21, scope: !26)
!55 = !DILocation(line: 7, column: 3, scope: !23)
!56 = !DILocation(line: 7, column: 3, scope: !26)
!57 = !DILocation(line: 8, column: 5, scope: !25)
!58 = !DILocation(line: 8, column: 11, scope: !25)
!59 = !DILocation(line: 8, column: 17, scope: !25)
!60 = !DILocation(line: 8, column: 22, scope: !25)
!61 = !DILocation(line: 9, column: 5, scope: !25)
!62 = !DILocation(line: 9, column: 13, scope: !25)
!63 = !DILocation(line: 9, column: 12, scope: !25)
!64 = !DILocation(line: 9, column: 21, scope: !25)
!65 = distinct !{!65, !61, !64, !48, !49}
!66 = !DILocation(line: 10, column: 15, scope: !25)
!67 = !DILocation(line: 10, column: 21, scope: !25)
!68 = !DILocation(line: 10, column: 26, scope: !25)
!69 = !DILocation(line: 10, column: 19, scope: !25)
!70 = !DILocation(line: 10, column: 29, scope: !25)
!71 = !DILocation(line: 10, column: 12, scope: !25)
!72 = !DILocation(line: 11, column: 3, scope: !26)
!73 = !DILocation(line: 11, column: 3, scope: !25)
!74 = !DILocation(line: 7, column: 30, scope: !26)
!75 = distinct !{!75, !55, !76, !48, !49}
!76 = !DILocation(line: 11, column: 3, scope: !23)
!77 = !DILocation(line: 12, column: 10, scope: !9)
!78 = !DILocation(line: 13, column: 1, scope: !9)
!79 = !DILocation(line: 12, column: 3, scope: !9)
