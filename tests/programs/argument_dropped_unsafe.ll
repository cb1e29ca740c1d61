source_filename = "argument_dropped_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %found = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !22
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !23
  %0 = bitcast i32* %found to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata i32* %found, metadata !19, metadata !DIExpression()), !dbg !25
  store i32 0, i32* %found, align 4, !dbg !25
  %1 = load i32, i32* %argc.addr, align 4, !dbg !26
  %cmp = icmp sgt i32 %1, 3, !dbg !28
  br i1 %cmp, label %if.then, label %if.end, !dbg !29

if.then:
  %2 = load i8**, i8*** %argv.addr, align 8, !dbg !30
  %arrayidx = getelementptr inbounds i8*, i8** %2, i64 2, !dbg !30
  store i8* null, i8** %arrayidx, align 8, !dbg !31
  br label %if.end, !dbg !30

if.end:
  %3 = bitcast i32* %i to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !32
  call void @llvm.dbg.declare(metadata i32* %i, metadata !20, metadata !DIExpression()), !dbg !33
  store i32 1, i32* %i, align 4, !dbg !33
  br label %for.cond, !dbg !32

for.cond:
  %4 = load i32, i32* %i, align 4, !dbg !34
  %5 = load i32, i32* %argc.addr, align 4, !dbg !36
  %cmp1 = icmp slt i32 %4, %5, !dbg !37
  br i1 %cmp1, label %for.body, label %for.cond.cleanup, !dbg !38

for.cond.cleanup:
  %6 = bitcast i32* %i to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !39
  br label %for.end

for.body:
  %7 = load i8**, i8*** %argv.addr, align 8, !dbg !40
  %8 = load i32, i32* %i, align 4, !dbg !42
  %idxprom = sext i32 %8 to i64, !dbg !40
  %arrayidx2 = getelementptr inbounds i8*, i8** %7, i64 %idxprom, !dbg !40
  %9 = load i8*, i8** %arrayidx2, align 8, !dbg !40
  %arrayidx3 = getelementptr inbounds i8, i8* %9, i64 0, !dbg !40
  %10 = load i8, i8* %arrayidx3, align 1, !dbg !40
  %conv = sext i8 %10 to i32, !dbg !40
  %cmp4 = icmp eq i32 %conv, 97, !dbg !43
  br i1 %cmp4, label %if.then6, label %if.end7, !dbg !44

if.then6:
  %11 = load i32, i32* %found, align 4, !dbg !45
  %inc = add nsw i32 %11, 1, !dbg !45
  store i32 %inc, i32* %found, align 4, !dbg !45
  br label %if.end7, !dbg !46

if.end7:
  br label %for.inc, !dbg !47

for.inc:
  %12 = load i32, i32* %i, align 4, !dbg !48
  %inc8 = add nsw i32 %12, 1, !dbg !48
  store i32 %inc8, i32* %i, align 4, !dbg !48
  br label %for.cond, !dbg !39, !llvm.loop !49

for.end:
  %13 = load i32, i32* %found, align 4, !dbg !53
  %14 = bitcast i32* %found to i8*, !dbg !54
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !54
  ret i32 %13, !dbg !55
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "argument_dropped_unsafe.c", directory: ".")
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
!16 = !{!17, !18, !19, !20}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 2, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 2, type: !13)
!19 = !DILocalVariable(name: "found", scope: !9, file: !1, line: 3, type: !12)
!20 = !DILocalVariable(name: "i", scope: !21, file: !1, line: 5, type: !12)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 5, column: 3)
!22 = !DILocation(line: 2, column: 14, scope: !9)
!23 = !DILocation(line: 2, column: 27, scope: !9)
!24 = !DILocation(line: 3, column: 3, scope: !9)
!25 = !DILocation(line: 3, column: 7, scope: !9)
!26 = !DILocation(line: 4, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 4, column: 7)
!28 = !DILocation(line: 4, column: 12, scope: !27)
!29 = !DILocation(line: 4, column: 7, scope: !9)
!30 = !DILocation(line: 4, column: 17, scope: !27)
!31 = !DILocation(line: 4, column: 25, scope: !27)
!32 = !DILocation(line: 5, column: 8, scope: !21)
!33 = !DILocation(line: 5, column: 12, scope: !21)
!34 = !DILocation(line: 5, column: 19, scope: !35)
!35 = distinct !DILexicalBlock(scope: !21, file: !1, line: 5, column: 3)
!36 = !DILocation(line: 5, column: 23, scope: !35)
!37 = !DILocation(line: 5, column: 21, scope: !35)
!38 = !DILocation(line: 5, column: 3, scope: !21)
!39 = !DILocation(line: 5, column: 3, scope: !35)
!40 = !DILocation(line: 6, column: 9, scope: !41)
!41 = distinct !DILexicalBlock(scope: !35, file: !1, line: 6, column: 9)
!42 = !DILocation(line: 6, column: 14, scope: !41)
!43 = !DILocation(line: 6, column: 20, scope: !41)
!44 = !DILocation(line: 6, column: 9, scope: !35)
!45 = !DILocation(line: 6, column: 33, scope: !41)
!46 = !DILocation(line: 6, column: 28, scope: !41)
!47 = !DILocation(line: 6, column: 23, scope: !41)
!48 = !DILocation(line: 5, column: 30, scope: !35)
!49 = distinct !{!49, !38, !50, !51, !52}
!50 = !DILocation(line: 6, column: 33, scope: !21)
!51 = !{!"llvm.loop.mustprogress"}
!52 = !{!"llvm.loop.unroll.disable"}
!53 = !DILocation(line: 7, column: 10, scope: !9)
!54 = !DILocation(line: 8, column: 1, scope: !9)
!55 = !DILocation(line: 7, column: 3, scope: !9)
