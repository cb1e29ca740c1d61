source_filename = "literal_after_its_block_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %limits = alloca i32*, align 8
  %.compoundliteral = alloca [2 x i32], align 4
  %.compoundliteral1 = alloca [2 x i32], align 4
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !22
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !23
  %0 = bitcast i32** %limits to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata i32** %limits, metadata !19, metadata !DIExpression()), !dbg !25
  %1 = load i32, i32* %argc.addr, align 4, !dbg !26
  %cmp = icmp sgt i32 %1, 1, !dbg !28
  br i1 %cmp, label %if.then, label %if.else, !dbg !29

if.then:
  %arrayinit.begin = getelementptr inbounds [2 x i32], [2 x i32]* %.compoundliteral, i64 0, i64 0, !dbg !30
  store i32 1, i32* %arrayinit.begin, align 4, !dbg !30
  %arrayinit.element = getelementptr inbounds i32, i32* %arrayinit.begin, i64 1, !dbg !30
  store i32 2, i32* %arrayinit.element, align 4, !dbg !30
  %arraydecay = getelementptr inbounds [2 x i32], [2 x i32]* %.compoundliteral, i64 0, i64 0, !dbg !32
  store i32* %arraydecay, i32** %limits, align 8, !dbg !33
  br label %if.end, !dbg !34

if.else:
  %arrayinit.begin2 = getelementptr inbounds [2 x i32], [2 x i32]* %.compoundliteral1, i64 0, i64 0, !dbg !35
  store i32 3, i32* %arrayinit.begin2, align 4, !dbg !35
  %arrayinit.element3 = getelementptr inbounds i32, i32* %arrayinit.begin2, i64 1, !dbg !35
  store i32 4, i32* %arrayinit.element3, align 4, !dbg !35
  %arraydecay4 = getelementptr inbounds [2 x i32], [2 x i32]* %.compoundliteral1, i64 0, i64 0, !dbg !37
  store i32* %arraydecay4, i32** %limits, align 8, !dbg !38
  br label %if.end

if.end:
  %2 = load i32*, i32** %limits, align 8, !dbg !39
  %arrayidx = getelementptr inbounds i32, i32* %2, i64 1, !dbg !39
  %3 = load i32, i32* %arrayidx, align 4, !dbg !39
  %call = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %3), !dbg !40
  %4 = bitcast i32** %limits to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %4), !dbg !41
  ret i32 0, !dbg !42
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare i32 @printf(i8* noundef, ...)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "literal_after_its_block_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12, !13}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17, !18, !19}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 4, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 4, type: !13)
!19 = !DILocalVariable(name: "limits", scope: !9, file: !1, line: 6, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!22 = !DILocation(line: 4, column: 14, scope: !9)
!23 = !DILocation(line: 4, column: 27, scope: !9)
!24 = !DILocation(line: 6, column: 5, scope: !9)
!25 = !DILocation(line: 6, column: 16, scope: !9)
!26 = !DILocation(line: 7, column: 9, scope: !27)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 9)
!28 = !DILocation(line: 7, column: 14, scope: !27)
!29 = !DILocation(line: 7, column: 9, scope: !9)
!30 = !DILocation(line: 8, column: 31, scope: !31)
!31 = distinct !DILexicalBlock(scope: !27, file: !1, line: 7, column: 19)
!32 = !DILocation(line: 8, column: 18, scope: !31)
!33 = !DILocation(line: 8, column: 16, scope: !31)
!34 = !DILocation(line: 9, column: 5, scope: !31)
!35 = !DILocation(line: 10, column: 31, scope: !36)
!36 = distinct !DILexicalBlock(scope: !27, file: !1, line: 9, column: 12)
!37 = !DILocation(line: 10, column: 18, scope: !36)
!38 = !DILocation(line: 10, column: 16, scope: !36)
!39 = !DILocation(line: 12, column: 20, scope: !9)
!40 = !DILocation(line: 12, column: 5, scope: !9)
!41 = !DILocation(line: 14, column: 1, scope: !9)
!42 = !DILocation(line: 13, column: 5, scope: !9)
