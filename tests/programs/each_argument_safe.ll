source_filename = "each_argument_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [3 x i8] c"-v\00", align 1

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %verbose = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !20
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !21
  %0 = bitcast i32* %verbose to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %verbose, metadata !19, metadata !DIExpression()), !dbg !23
  store i32 0, i32* %verbose, align 4, !dbg !23
  br label %while.cond, !dbg !24

while.cond:
  %1 = load i32, i32* %argc.addr, align 4, !dbg !25
  %dec = add nsw i32 %1, -1, !dbg !25
  store i32 %dec, i32* %argc.addr, align 4, !dbg !25
  %cmp = icmp sgt i32 %dec, 0, !dbg !26
  br i1 %cmp, label %while.body, label %while.end, !dbg !24

while.body:
  %2 = load i8**, i8*** %argv.addr, align 8, !dbg !27
  %incdec.ptr = getelementptr inbounds i8*, i8** %2, i32 1, !dbg !27
  store i8** %incdec.ptr, i8*** %argv.addr, align 8, !dbg !27
  %3 = load i8**, i8*** %argv.addr, align 8, !dbg !29
  %4 = load i8*, i8** %3, align 8, !dbg !31
  %call = call i32 @strcmp(i8* noundef %4, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)), !dbg !32
  %cmp1 = icmp eq i32 %call, 0, !dbg !33
  br i1 %cmp1, label %if.then, label %if.end, !dbg !34

if.then:
  %5 = load i32, i32* %verbose, align 4, !dbg !35
  %inc = add nsw i32 %5, 1, !dbg !35
  store i32 %inc, i32* %verbose, align 4, !dbg !35
  br label %if.end, !dbg !36

if.end:
  br label %while.cond, !dbg !24, !llvm.loop !37

while.end:
  %6 = load i32, i32* %verbose, align 4, !dbg !41
  %cmp2 = icmp sgt i32 %6, 1, !dbg !42
  %conv = zext i1 %cmp2 to i32, !dbg !42
  %7 = bitcast i32* %verbose to i8*, !dbg !43
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !43
  ret i32 %conv, !dbg !44
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare i32 @strcmp(i8* noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "each_argument_safe.c", directory: ".")
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
!16 = !{!17, !18, !19}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 4, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 4, type: !13)
!19 = !DILocalVariable(name: "verbose", scope: !9, file: !1, line: 5, type: !12)
!20 = !DILocation(line: 4, column: 14, scope: !9)
!21 = !DILocation(line: 4, column: 27, scope: !9)
!22 = !DILocation(line: 5, column: 3, scope: !9)
!23 = !DILocation(line: 5, column: 7, scope: !9)
!24 = !DILocation(line: 6, column: 3, scope: !9)
!25 = !DILocation(line: 6, column: 10, scope: !9)
!26 = !DILocation(line: 6, column: 17, scope: !9)
!27 = !DILocation(line: 7, column: 9, scope: !28)
!28 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 22)
!29 = !DILocation(line: 8, column: 17, scope: !30)
!30 = distinct !DILexicalBlock(scope: !28, file: !1, line: 8, column: 9)
!31 = !DILocation(line: 8, column: 16, scope: !30)
!32 = !DILocation(line: 8, column: 9, scope: !30)
!33 = !DILocation(line: 8, column: 29, scope: !30)
!34 = !DILocation(line: 8, column: 9, scope: !28)
!35 = !DILocation(line: 8, column: 42, scope: !30)
!36 = !DILocation(line: 8, column: 35, scope: !30)
!37 = distinct !{!37, !24, !38, !39, !40}
!38 = !DILocation(line: 9, column: 3, scope: !9)
!39 = !{!"llvm.loop.mustprogress"}
!40 = !{!"llvm.loop.unroll.disable"}
!41 = !DILocation(line: 10, column: 10, scope: !9)
!42 = !DILocation(line: 10, column: 18, scope: !9)
!43 = !DILocation(line: 11, column: 1, scope: !9)
!44 = !DILocation(line: 10, column: 3, scope: !9)
