source_filename = "argument_of_constant_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %end = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !20
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !21
  %0 = load i32, i32* %argc.addr, align 4, !dbg !22
  %cmp = icmp slt i32 %0, 2, !dbg !24
  br i1 %cmp, label %if.then, label %if.end, !dbg !25

if.then:
  store i32 1, i32* %retval, align 4, !dbg !26
  br label %return, !dbg !26

if.end:
  %1 = bitcast i8** %end to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !27
  call void @llvm.dbg.declare(metadata i8** %end, metadata !19, metadata !DIExpression()), !dbg !28
  %2 = load i8**, i8*** %argv.addr, align 8, !dbg !29
  %arrayidx = getelementptr inbounds i8*, i8** %2, i64 2, !dbg !29
  %3 = load i8*, i8** %arrayidx, align 8, !dbg !29
  store i8* %3, i8** %end, align 8, !dbg !28
  br label %while.cond, !dbg !30

while.cond:
  %4 = load i8*, i8** %end, align 8, !dbg !31
  %5 = load i8, i8* %4, align 1, !dbg !32
  %tobool = icmp ne i8 %5, 0, !dbg !30
  br i1 %tobool, label %while.body, label %while.end, !dbg !30

while.body:
  %6 = load i8*, i8** %end, align 8, !dbg !33
  %incdec.ptr = getelementptr inbounds i8, i8* %6, i32 1, !dbg !33
  store i8* %incdec.ptr, i8** %end, align 8, !dbg !33
  br label %while.cond, !dbg !30, !llvm.loop !34

while.end:
  %7 = load i8*, i8** %end, align 8, !dbg !37
  %8 = load i8**, i8*** %argv.addr, align 8, !dbg !38
  %arrayidx1 = getelementptr inbounds i8*, i8** %8, i64 2, !dbg !38
  %9 = load i8*, i8** %arrayidx1, align 8, !dbg !38
  %sub.ptr.lhs.cast = ptrtoint i8* %7 to i64, !dbg !39
  %sub.ptr.rhs.cast = ptrtoint i8* %9 to i64, !dbg !39
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !39
  %cmp2 = icmp sgt i64 %sub.ptr.sub, 3, !dbg !40
  %conv = zext i1 %cmp2 to i32, !dbg !40
  store i32 %conv, i32* %retval, align 4, !dbg !41
  %10 = bitcast i8** %end to i8*, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !42
  br label %return

return:
  %11 = load i32, i32* %retval, align 4, !dbg !42
  ret i32 %11, !dbg !42
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "argument_of_constant_unsafe.c", directory: ".")
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
!16 = !{!17, !18, !19}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 2, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 2, type: !13)
!19 = !DILocalVariable(name: "end", scope: !9, file: !1, line: 4, type: !14)
!20 = !DILocation(line: 2, column: 14, scope: !9)
!21 = !DILocation(line: 2, column: 27, scope: !9)
!22 = !DILocation(line: 3, column: 7, scope: !23)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 3, column: 7)
!24 = !DILocation(line: 3, column: 12, scope: !23)
!25 = !DILocation(line: 3, column: 7, scope: !9)
!26 = !DILocation(line: 3, column: 17, scope: !23)
!27 = !DILocation(line: 4, column: 3, scope: !9)
!28 = !DILocation(line: 4, column: 9, scope: !9)
!29 = !DILocation(line: 4, column: 15, scope: !9)
!30 = !DILocation(line: 5, column: 3, scope: !9)
!31 = !DILocation(line: 5, column: 11, scope: !9)
!32 = !DILocation(line: 5, column: 10, scope: !9)
!33 = !DILocation(line: 5, column: 19, scope: !9)
!34 = distinct !{!34, !30, !33, !35, !36}
!35 = !{!"llvm.loop.mustprogress"}
!36 = !{!"llvm.loop.unroll.disable"}
!37 = !DILocation(line: 6, column: 10, scope: !9)
!38 = !DILocation(line: 6, column: 16, scope: !9)
!39 = !DILocation(line: 6, column: 14, scope: !9)
!40 = !DILocation(line: 6, column: 24, scope: !9)
!41 = !DILocation(line: 6, column: 3, scope: !9)
!42 = !DILocation(line: 7, column: 1, scope: !9)
