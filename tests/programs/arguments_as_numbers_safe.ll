source_filename = "arguments_as_numbers_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %all = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !22
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !23
  %0 = bitcast i32* %all to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata i32* %all, metadata !19, metadata !DIExpression()), !dbg !25
  store i32 0, i32* %all, align 4, !dbg !25
  %1 = bitcast i32* %i to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !26
  call void @llvm.dbg.declare(metadata i32* %i, metadata !20, metadata !DIExpression()), !dbg !27
  store i32 1, i32* %i, align 4, !dbg !27
  br label %for.cond, !dbg !26

for.cond:
  %2 = load i32, i32* %i, align 4, !dbg !28
  %3 = load i32, i32* %argc.addr, align 4, !dbg !30
  %cmp = icmp slt i32 %2, %3, !dbg !31
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !32

for.cond.cleanup:
  %4 = bitcast i32* %i to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !33
  br label %for.end

for.body:
  %5 = load i8**, i8*** %argv.addr, align 8, !dbg !34
  %6 = load i32, i32* %i, align 4, !dbg !35
  %idxprom = sext i32 %6 to i64, !dbg !34
  %arrayidx = getelementptr inbounds i8*, i8** %5, i64 %idxprom, !dbg !34
  %7 = load i8*, i8** %arrayidx, align 8, !dbg !34
  %call = call i32 @atoi(i8* noundef %7), !dbg !36
  %8 = load i32, i32* %all, align 4, !dbg !37
  %xor = xor i32 %8, %call, !dbg !37
  store i32 %xor, i32* %all, align 4, !dbg !37
  br label %for.inc, !dbg !38

for.inc:
  %9 = load i32, i32* %i, align 4, !dbg !39
  %inc = add nsw i32 %9, 1, !dbg !39
  store i32 %inc, i32* %i, align 4, !dbg !39
  br label %for.cond, !dbg !33, !llvm.loop !40

for.end:
  %10 = load i32, i32* %all, align 4, !dbg !44
  %cmp1 = icmp sgt i32 %10, 3, !dbg !45
  %conv = zext i1 %cmp1 to i32, !dbg !45
  %11 = bitcast i32* %all to i8*, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !46
  ret i32 %conv, !dbg !47
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare !dbg !48 i32 @atoi(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "arguments_as_numbers_safe.c", directory: ".")
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
!16 = !{!17, !18, !19, !20}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 4, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 4, type: !13)
!19 = !DILocalVariable(name: "all", scope: !9, file: !1, line: 5, type: !12)
!20 = !DILocalVariable(name: "i", scope: !21, file: !1, line: 6, type: !12)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 3)
!22 = !DILocation(line: 4, column: 14, scope: !9)
!23 = !DILocation(line: 4, column: 27, scope: !9)
!24 = !DILocation(line: 5, column: 3, scope: !9)
!25 = !DILocation(line: 5, column: 7, scope: !9)
!26 = !DILocation(line: 6, column: 8, scope: !21)
!27 = !DILocation(line: 6, column: 12, scope: !21)
!28 = !DILocation(line: 6, column: 19, scope: !29)
!29 = distinct !DILexicalBlock(scope: !21, file: !1, line: 6, column: 3)
!30 = !DILocation(line: 6, column: 23, scope: !29)
!31 = !DILocation(line: 6, column: 21, scope: !29)
!32 = !DILocation(line: 6, column: 3, scope: !21)
!33 = !DILocation(line: 6, column: 3, scope: !29)
!34 = !DILocation(line: 6, column: 46, scope: !29)
!35 = !DILocation(line: 6, column: 51, scope: !29)
!36 = !DILocation(line: 6, column: 41, scope: !29)
!37 = !DILocation(line: 6, column: 38, scope: !29)
!38 = !DILocation(line: 6, column: 34, scope: !29)
!39 = !DILocation(line: 6, column: 30, scope: !29)
!40 = distinct !{!40, !32, !41, !42, !43}
!41 = !DILocation(line: 6, column: 53, scope: !21)
!42 = !{!"llvm.loop.mustprogress"}
!43 = !{!"llvm.loop.unroll.disable"}
!44 = !DILocation(line: 7, column: 10, scope: !9)
!45 = !DILocation(line: 7, column: 14, scope: !9)
!46 = !DILocation(line: 8, column: 1, scope: !9)
!47 = !DILocation(line: 7, column: 3, scope: !9)
!48 = !DISubprogram(name: "atoi", scope: !49, file: !49, line: 105, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !54)
!49 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!50 = !DISubroutineType(types: !51)
!51 = !{!12, !52}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!54 = !{}
