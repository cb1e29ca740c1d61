source_filename = "arguments_echoed_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %s = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !21
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !22
  br label %while.cond, !dbg !23

while.cond:
  %0 = load i32, i32* %argc.addr, align 4, !dbg !24
  %dec = add nsw i32 %0, -1, !dbg !24
  store i32 %dec, i32* %argc.addr, align 4, !dbg !24
  %cmp = icmp sgt i32 %dec, 0, !dbg !25
  br i1 %cmp, label %while.body, label %while.end, !dbg !23

while.body:
  %1 = bitcast i8** %s to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !26
  call void @llvm.dbg.declare(metadata i8** %s, metadata !19, metadata !DIExpression()), !dbg !27
  %2 = load i8**, i8*** %argv.addr, align 8, !dbg !28
  %incdec.ptr = getelementptr inbounds i8*, i8** %2, i32 1, !dbg !28
  store i8** %incdec.ptr, i8*** %argv.addr, align 8, !dbg !28
  %3 = load i8*, i8** %incdec.ptr, align 8, !dbg !29
  store i8* %3, i8** %s, align 8, !dbg !27
  br label %for.cond, !dbg !30

for.cond:
  %4 = load i8*, i8** %s, align 8, !dbg !31
  %5 = load i8, i8* %4, align 1, !dbg !34
  %tobool = icmp ne i8 %5, 0, !dbg !35
  br i1 %tobool, label %for.body, label %for.end, !dbg !35

for.body:
  %6 = load i8*, i8** %s, align 8, !dbg !36
  %7 = load i8, i8* %6, align 1, !dbg !37
  %conv = sext i8 %7 to i32, !dbg !37
  %call = call i32 @putchar(i32 noundef %conv), !dbg !38
  br label %for.inc, !dbg !38

for.inc:
  %8 = load i8*, i8** %s, align 8, !dbg !39
  %incdec.ptr1 = getelementptr inbounds i8, i8* %8, i32 1, !dbg !39
  store i8* %incdec.ptr1, i8** %s, align 8, !dbg !39
  br label %for.cond, !dbg !40, !llvm.loop !41

for.end:
  %9 = bitcast i8** %s to i8*, !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !45
  br label %while.cond, !dbg !23, !llvm.loop !46

while.end:
  ret i32 0, !dbg !47
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare !dbg !48 i32 @putchar(i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "arguments_echoed_safe.c", directory: ".")
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
!16 = !{!17, !18, !19}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 3, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 3, type: !13)
!19 = !DILocalVariable(name: "s", scope: !20, file: !1, line: 5, type: !14)
!20 = distinct !DILexicalBlock(scope: !9, file: !1, line: 4, column: 22)
!21 = !DILocation(line: 3, column: 14, scope: !9)
!22 = !DILocation(line: 3, column: 27, scope: !9)
!23 = !DILocation(line: 4, column: 3, scope: !9)
!24 = !DILocation(line: 4, column: 10, scope: !9)
!25 = !DILocation(line: 4, column: 17, scope: !9)
!26 = !DILocation(line: 5, column: 5, scope: !20)
!27 = !DILocation(line: 5, column: 11, scope: !20)
!28 = !DILocation(line: 5, column: 16, scope: !20)
!29 = !DILocation(line: 5, column: 15, scope: !20)
!30 = !DILocation(line: 6, column: 5, scope: !20)
!31 = !DILocation(line: 6, column: 13, scope: !32)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 6, column: 5)
!33 = distinct !DILexicalBlock(scope: !20, file: !1, line: 6, column: 5)
!34 = !DILocation(line: 6, column: 12, scope: !32)
!35 = !DILocation(line: 6, column: 5, scope: !33)
!36 = !DILocation(line: 6, column: 30, scope: !32)
!37 = !DILocation(line: 6, column: 29, scope: !32)
!38 = !DILocation(line: 6, column: 21, scope: !32)
!39 = !DILocation(line: 6, column: 16, scope: !32)
!40 = !DILocation(line: 6, column: 5, scope: !32)
!41 = distinct !{!41, !35, !42, !43, !44}
!42 = !DILocation(line: 6, column: 31, scope: !33)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !{!"llvm.loop.unroll.disable"}
!45 = !DILocation(line: 7, column: 3, scope: !9)
!46 = distinct !{!46, !23, !45, !43, !44}
!47 = !DILocation(line: 8, column: 3, scope: !9)
!48 = !DISubprogram(name: "putchar", scope: !49, file: !49, line: 556, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !52)
!49 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!50 = !DISubroutineType(types: !51)
!51 = !{!12, !12}
!52 = !{}
