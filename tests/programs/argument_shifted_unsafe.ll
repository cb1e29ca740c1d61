source_filename = "argument_shifted_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %found = alloca i32, align 4
  %i = alloca i32, align 4
  %i4 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !24
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !25
  %0 = bitcast i32* %found to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !26
  call void @llvm.dbg.declare(metadata i32* %found, metadata !19, metadata !DIExpression()), !dbg !27
  store i32 0, i32* %found, align 4, !dbg !27
  %1 = bitcast i32* %i to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !28
  call void @llvm.dbg.declare(metadata i32* %i, metadata !20, metadata !DIExpression()), !dbg !29
  store i32 1, i32* %i, align 4, !dbg !29
  br label %for.cond, !dbg !28

for.cond:
  %2 = load i32, i32* %i, align 4, !dbg !30
  %3 = load i32, i32* %argc.addr, align 4, !dbg !32
  %cmp = icmp slt i32 %2, %3, !dbg !33
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !34

for.cond.cleanup:
  %4 = bitcast i32* %i to i8*, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !35
  br label %for.end

for.body:
  %5 = load i8**, i8*** %argv.addr, align 8, !dbg !36
  %6 = load i32, i32* %i, align 4, !dbg !38
  %idxprom = sext i32 %6 to i64, !dbg !36
  %arrayidx = getelementptr inbounds i8*, i8** %5, i64 %idxprom, !dbg !36
  %7 = load i8*, i8** %arrayidx, align 8, !dbg !36
  %arrayidx1 = getelementptr inbounds i8, i8* %7, i64 0, !dbg !36
  %8 = load i8, i8* %arrayidx1, align 1, !dbg !36
  %tobool = icmp ne i8 %8, 0, !dbg !36
  br i1 %tobool, label %if.then, label %if.end, !dbg !39

if.then:
  %9 = load i8**, i8*** %argv.addr, align 8, !dbg !40
  %10 = load i32, i32* %i, align 4, !dbg !41
  %idxprom2 = sext i32 %10 to i64, !dbg !40
  %arrayidx3 = getelementptr inbounds i8*, i8** %9, i64 %idxprom2, !dbg !40
  %11 = load i8*, i8** %arrayidx3, align 8, !dbg !42
  %add.ptr = getelementptr inbounds i8, i8* %11, i64 2, !dbg !42
  store i8* %add.ptr, i8** %arrayidx3, align 8, !dbg !42
  br label %if.end, !dbg !40

if.end:
  br label %for.inc, !dbg !43

for.inc:
  %12 = load i32, i32* %i, align 4, !dbg !44
  %inc = add nsw i32 %12, 1, !dbg !44
  store i32 %inc, i32* %i, align 4, !dbg !44
  br label %for.cond, !dbg !35, !llvm.loop !45

for.end:
  %13 = bitcast i32* %i4 to i8*, !dbg !49
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %13), !dbg !49
  call void @llvm.dbg.declare(metadata i32* %i4, metadata !22, metadata !DIExpression()), !dbg !50
  store i32 1, i32* %i4, align 4, !dbg !50
  br label %for.cond5, !dbg !49

for.cond5:
  %14 = load i32, i32* %i4, align 4, !dbg !51
  %15 = load i32, i32* %argc.addr, align 4, !dbg !53
  %cmp6 = icmp slt i32 %14, %15, !dbg !54
  br i1 %cmp6, label %for.body8, label %for.cond.cleanup7, !dbg !55

for.cond.cleanup7:
  %16 = bitcast i32* %i4 to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !56
  br label %for.end19

for.body8:
  %17 = load i8**, i8*** %argv.addr, align 8, !dbg !57
  %18 = load i32, i32* %i4, align 4, !dbg !59
  %idxprom9 = sext i32 %18 to i64, !dbg !57
  %arrayidx10 = getelementptr inbounds i8*, i8** %17, i64 %idxprom9, !dbg !57
  %19 = load i8*, i8** %arrayidx10, align 8, !dbg !57
  %arrayidx11 = getelementptr inbounds i8, i8* %19, i64 0, !dbg !57
  %20 = load i8, i8* %arrayidx11, align 1, !dbg !57
  %conv = sext i8 %20 to i32, !dbg !57
  %cmp12 = icmp eq i32 %conv, 97, !dbg !60
  br i1 %cmp12, label %if.then14, label %if.end16, !dbg !61

if.then14:
  %21 = load i32, i32* %found, align 4, !dbg !62
  %inc15 = add nsw i32 %21, 1, !dbg !62
  store i32 %inc15, i32* %found, align 4, !dbg !62
  br label %if.end16, !dbg !63

if.end16:
  br label %for.inc17, !dbg !64

for.inc17:
  %22 = load i32, i32* %i4, align 4, !dbg !65
  %inc18 = add nsw i32 %22, 1, !dbg !65
  store i32 %inc18, i32* %i4, align 4, !dbg !65
  br label %for.cond5, !dbg !56, !llvm.loop !66

for.end19:
  %23 = load i32, i32* %found, align 4, !dbg !68
  %24 = bitcast i32* %found to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %24), !dbg !69
  ret i32 %23, !dbg !70
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "argument_shifted_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 2, type: !10, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12, !13}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17, !18, !19, !20, !22}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 2, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 2, type: !13)
!19 = !DILocalVariable(name: "found", scope: !9, file: !1, line: 3, type: !12)
!20 = !DILocalVariable(name: "i", scope: !21, file: !1, line: 4, type: !12)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 4, column: 3)
!22 = !DILocalVariable(name: "i", scope: !23, file: !1, line: 6, type: !12)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 3)
!24 = !DILocation(line: 2, column: 14, scope: !9)
!25 = !DILocation(line: 2, column: 27, scope: !9)
!26 = !DILocation(line: 3, column: 3, scope: !9)
!27 = !DILocation(line: 3, column: 7, scope: !9)
!28 = !DILocation(line: 4, column: 8, scope: !21)
!29 = !DILocation(line: 4, column: 12, scope: !21)
!30 = !DILocation(line: 4, column: 19, scope: !31)
!31 = distinct !DILexicalBlock(scope: !21, file: !1, line: 4, column: 3)
!32 = !DILocation(line: 4, column: 23, scope: !31)
!33 = !DILocation(line: 4, column: 21, scope: !31)
!34 = !DILocation(line: 4, column: 3, scope: !21)
!35 = !DILocation(line: 4, column: 3, scope: !31)
!36 = !DILocation(line: 5, column: 9, scope: !37)
!37 = distinct !DILexicalBlock(scope: !31, file: !1, line: 5, column: 9)
!38 = !DILocation(line: 5, column: 14, scope: !37)
!39 = !DILocation(line: 5, column: 9, scope: !31)
!40 = !DILocation(line: 5, column: 21, scope: !37)
!41 = !DILocation(line: 5, column: 26, scope: !37)
!42 = !DILocation(line: 5, column: 29, scope: !37)
!43 = !DILocation(line: 5, column: 18, scope: !37)
!44 = !DILocation(line: 4, column: 30, scope: !31)
!45 = distinct !{!45, !34, !46, !47, !48}
!46 = !DILocation(line: 5, column: 32, scope: !21)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !{!"llvm.loop.unroll.disable"}
!49 = !DILocation(line: 6, column: 8, scope: !23)
!50 = !DILocation(line: 6, column: 12, scope: !23)
!51 = !DILocation(line: 6, column: 19, scope: !52)
!52 = distinct !DILexicalBlock(scope: !23, file: !1, line: 6, column: 3)
!53 = !DILocation(line: 6, column: 23, scope: !52)
!54 = !DILocation(line: 6, column: 21, scope: !52)
!55 = !DILocation(line: 6, column: 3, scope: !23)
!56 = !DILocation(line: 6, column: 3, scope: !52)
!57 = !DILocation(line: 7, column: 9, scope: !58)
!58 = distinct !DILexicalBlock(scope: !52, file: !1, line: 7, column: 9)
!59 = !DILocation(line: 7, column: 14, scope: !58)
!60 = !DILocation(line: 7, column: 20, scope: !58)
!61 = !DILocation(line: 7, column: 9, scope: !52)
!62 = !DILocation(line: 7, column: 33, scope: !58)
!63 = !DILocation(line: 7, column: 28, scope: !58)
!64 = !DILocation(line: 7, column: 23, scope: !58)
!65 = !DILocation(line: 6, column: 30, scope: !52)
!66 = distinct !{!66, !55, !67, !47, !48}
!67 = !DILocation(line: 7, column: 33, scope: !23)
!68 = !DILocation(line: 8, column: 10, scope: !9)
!69 = !DILocation(line: 9, column: 1, scope: !9)
!70 = !DILocation(line: 8, column: 3, scope: !9)
