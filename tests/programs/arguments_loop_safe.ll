source_filename = "arguments_loop_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !21
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !22
  %0 = bitcast i32* %i to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %i, metadata !19, metadata !DIExpression()), !dbg !24
  store i32 1, i32* %i, align 4, !dbg !24
  br label %for.cond, !dbg !23

for.cond:
  %1 = load i32, i32* %i, align 4, !dbg !25
  %2 = load i32, i32* %argc.addr, align 4, !dbg !27
  %cmp = icmp slt i32 %1, %2, !dbg !28
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !29

for.cond.cleanup:
  %3 = bitcast i32* %i to i8*, !dbg !30
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %3), !dbg !30
  br label %for.end

for.body:
  %4 = load i8**, i8*** %argv.addr, align 8, !dbg !31
  %5 = load i32, i32* %i, align 4, !dbg !32
  %idxprom = sext i32 %5 to i64, !dbg !31
  %arrayidx = getelementptr inbounds i8*, i8** %4, i64 %idxprom, !dbg !31
  %6 = load i8*, i8** %arrayidx, align 8, !dbg !31
  %call = call i32 @puts(i8* noundef %6), !dbg !33
  br label %for.inc, !dbg !33

for.inc:
  %7 = load i32, i32* %i, align 4, !dbg !34
  %inc = add nsw i32 %7, 1, !dbg !34
  store i32 %inc, i32* %i, align 4, !dbg !34
  br label %for.cond, !dbg !30, !llvm.loop !35

for.end:
  ret i32 0, !dbg !39
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare !dbg !40 i32 @puts(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "arguments_loop_safe.c", directory: ".")
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
!19 = !DILocalVariable(name: "i", scope: !20, file: !1, line: 5, type: !12)
!20 = distinct !DILexicalBlock(scope: !9, file: !1, line: 5, column: 3)
!21 = !DILocation(line: 4, column: 14, scope: !9)
!22 = !DILocation(line: 4, column: 27, scope: !9)
!23 = !DILocation(line: 5, column: 8, scope: !20)
!24 = !DILocation(line: 5, column: 12, scope: !20)
!25 = !DILocation(line: 5, column: 19, scope: !26)
!26 = distinct !DILexicalBlock(scope: !20, file: !1, line: 5, column: 3)
!27 = !DILocation(line: 5, column: 23, scope: !26)
!28 = !DILocation(line: 5, column: 21, scope: !26)
!29 = !DILocation(line: 5, column: 3, scope: !20)
!30 = !DILocation(line: 5, column: 3, scope: !26)
!31 = !DILocation(line: 5, column: 39, scope: !26)
!32 = !DILocation(line: 5, column: 44, scope: !26)
!33 = !DILocation(line: 5, column: 34, scope: !26)
!34 = !DILocation(line: 5, column: 30, scope: !26)
!35 = distinct !{!35, !29, !36, !37, !38}
!36 = !DILocation(line: 5, column: 46, scope: !20)
!37 = !{!"llvm.loop.mustprogress"}
!38 = !{!"llvm.loop.unroll.disable"}
!39 = !DILocation(line: 6, column: 3, scope: !9)
!40 = !DISubprogram(name: "puts", scope: !41, file: !41, line: 661, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !46)
!41 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!42 = !DISubroutineType(types: !43)
!43 = !{!12, !44}
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!46 = !{}
