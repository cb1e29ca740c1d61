source_filename = "arguments_nulled_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %i = alloca i32, align 4
  %s = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !26
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !27
  %0 = load i32, i32* %argc.addr, align 4, !dbg !28
  %cmp = icmp eq i32 %0, 1, !dbg !29
  br i1 %cmp, label %if.then, label %if.end, !dbg !30

if.then:
  %1 = load i8**, i8*** %argv.addr, align 8, !dbg !31
  %arrayidx = getelementptr inbounds i8*, i8** %1, i64 0, !dbg !31
  store i8* null, i8** %arrayidx, align 8, !dbg !32
  %2 = bitcast i32* %i to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !33
  call void @llvm.dbg.declare(metadata i32* %i, metadata !19, metadata !DIExpression()), !dbg !34
  store i32 0, i32* %i, align 4, !dbg !34
  br label %for.cond, !dbg !33

for.cond:
  %3 = load i32, i32* %i, align 4, !dbg !35
  %4 = load i32, i32* %argc.addr, align 4, !dbg !36
  %cmp1 = icmp slt i32 %3, %4, !dbg !37
  br i1 %cmp1, label %for.body, label %for.cond.cleanup, !dbg !38

for.cond.cleanup:
  %5 = bitcast i32* %i to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !39
  br label %for.end

for.body:
  %6 = bitcast i8** %s to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %6), !dbg !40
  call void @llvm.dbg.declare(metadata i8** %s, metadata !23, metadata !DIExpression()), !dbg !41
  %7 = load i8**, i8*** %argv.addr, align 8, !dbg !42
  %8 = load i32, i32* %i, align 4, !dbg !43
  %idxprom = sext i32 %8 to i64, !dbg !42
  %arrayidx2 = getelementptr inbounds i8*, i8** %7, i64 %idxprom, !dbg !42
  %9 = load i8*, i8** %arrayidx2, align 8, !dbg !42
  store i8* %9, i8** %s, align 8, !dbg !41
  br label %while.cond, !dbg !44

while.cond:
  %10 = load i8*, i8** %s, align 8, !dbg !45
  %11 = load i8, i8* %10, align 1, !dbg !46
  %tobool = icmp ne i8 %11, 0, !dbg !44
  br i1 %tobool, label %while.body, label %while.end, !dbg !44

while.body:
  %12 = load i8*, i8** %s, align 8, !dbg !47
  %incdec.ptr = getelementptr inbounds i8, i8* %12, i32 1, !dbg !47
  store i8* %incdec.ptr, i8** %s, align 8, !dbg !47
  br label %while.cond, !dbg !44, !llvm.loop !48

while.end:
  %13 = bitcast i8** %s to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %13), !dbg !51
  br label %for.inc, !dbg !52

for.inc:
  %14 = load i32, i32* %i, align 4, !dbg !53
  %inc = add nsw i32 %14, 1, !dbg !53
  store i32 %inc, i32* %i, align 4, !dbg !53
  br label %for.cond, !dbg !39, !llvm.loop !54

for.end:
  br label %if.end, !dbg !56

if.end:
  ret i32 0, !dbg !57
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "arguments_nulled_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !10, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12, !13}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17, !18, !19, !23}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 3, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 3, type: !13)
!19 = !DILocalVariable(name: "i", scope: !20, file: !1, line: 6, type: !12)
!20 = distinct !DILexicalBlock(scope: !21, file: !1, line: 6, column: 5)
!21 = distinct !DILexicalBlock(scope: !22, file: !1, line: 4, column: 18)
!22 = distinct !DILexicalBlock(scope: !9, file: !1, line: 4, column: 7)
!23 = !DILocalVariable(name: "s", scope: !24, file: !1, line: 7, type: !14)
!24 = distinct !DILexicalBlock(scope: !25, file: !1, line: 6, column: 36)
!25 = distinct !DILexicalBlock(scope: !20, file: !1, line: 6, column: 5)
!26 = !DILocation(line: 3, column: 14, scope: !9)
!27 = !DILocation(line: 3, column: 27, scope: !9)
!28 = !DILocation(line: 4, column: 7, scope: !22)
!29 = !DILocation(line: 4, column: 12, scope: !22)
!30 = !DILocation(line: 4, column: 7, scope: !9)
!31 = !DILocation(line: 5, column: 5, scope: !21)
!32 = !DILocation(line: 5, column: 13, scope: !21)
!33 = !DILocation(line: 6, column: 10, scope: !20)
!34 = !DILocation(line: 6, column: 14, scope: !20)
!35 = !DILocation(line: 6, column: 21, scope: !25)
!36 = !DILocation(line: 6, column: 25, scope: !25)
!37 = !DILocation(line: 6, column: 23, scope: !25)
!38 = !DILocation(line: 6, column: 5, scope: !20)
!39 = !DILocation(line: 6, column: 5, scope: !25)
!40 = !DILocation(line: 7, column: 7, scope: !24)
!41 = !DILocation(line: 7, column: 13, scope: !24)
!42 = !DILocation(line: 7, column: 17, scope: !24)
!43 = !DILocation(line: 7, column: 22, scope: !24)
!44 = !DILocation(line: 8, column: 7, scope: !24)
!45 = !DILocation(line: 8, column: 15, scope: !24)
!46 = !DILocation(line: 8, column: 14, scope: !24)
!47 = !DILocation(line: 8, column: 19, scope: !24)
!48 = distinct !{!48, !44, !47, !49, !50}
!49 = !{!"llvm.loop.mustprogress"}
!50 = !{!"llvm.loop.unroll.disable"}
!51 = !DILocation(line: 9, column: 5, scope: !25)
!52 = !DILocation(line: 9, column: 5, scope: !24)
!53 = !DILocation(line: 6, column: 32, scope: !25)
!54 = distinct !{!54, !38, !55, !49, !50}
!55 = !DILocation(line: 9, column: 5, scope: !20)
!56 = !DILocation(line: 10, column: 3, scope: !21)
!57 = !DILocation(line: 11, column: 3, scope: !9)
