source_filename = "allocation_impossible_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %p = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i64* %n to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata i64* %n, metadata !14, metadata !DIExpression()), !dbg !20
  %call = call i64 @__VERIFIER_nondet_ulong(), !dbg !21
  store i64 %call, i64* %n, align 8, !dbg !20
  %1 = load i64, i64* %n, align 8, !dbg !22
  %cmp = icmp ult i64 %1, 1000, !dbg !24
  br i1 %cmp, label %if.then, label %if.end, !dbg !25

if.then:
  store i32 0, i32* %retval, align 4, !dbg !26
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !26

if.end:
  %2 = bitcast i8** %p to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !27
  call void @llvm.dbg.declare(metadata i8** %p, metadata !16, metadata !DIExpression()), !dbg !28
  %3 = load i64, i64* %n, align 8, !dbg !29
  %4 = load i64, i64* %n, align 8, !dbg !30
  %call1 = call noalias i8* @calloc(i64 noundef %3, i64 noundef %4), !dbg !31
  store i8* %call1, i8** %p, align 8, !dbg !28
  %5 = load i8*, i8** %p, align 8, !dbg !32
  %6 = load i64, i64* %n, align 8, !dbg !33
  %7 = load i64, i64* %n, align 8, !dbg !34
  %mul = mul i64 %6, %7, !dbg !35
  %sub = sub i64 %mul, 1, !dbg !36
  %arrayidx = getelementptr inbounds i8, i8* %5, i64 %sub, !dbg !32
  %8 = load i8, i8* %arrayidx, align 1, !dbg !32
  %conv = sext i8 %8 to i32, !dbg !32
  store i32 %conv, i32* %retval, align 4, !dbg !37
  store i32 1, i32* %cleanup.dest.slot, align 4
  %9 = bitcast i8** %p to i8*, !dbg !38
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !38
  br label %cleanup

cleanup:
  %10 = bitcast i64* %n to i8*, !dbg !38
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !38
  %11 = load i32, i32* %retval, align 4, !dbg !38
  ret i32 %11, !dbg !38
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i64 @__VERIFIER_nondet_ulong()

declare noalias i8* @calloc(i64 noundef, i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "allocation_impossible_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16}
!14 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 5, type: !15)
!15 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!16 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 7, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !DILocation(line: 5, column: 3, scope: !9)
!20 = !DILocation(line: 5, column: 17, scope: !9)
!21 = !DILocation(line: 5, column: 21, scope: !9)
!22 = !DILocation(line: 6, column: 7, scope: !23)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!24 = !DILocation(line: 6, column: 9, scope: !23)
!25 = !DILocation(line: 6, column: 7, scope: !9)
!26 = !DILocation(line: 6, column: 17, scope: !23)
!27 = !DILocation(line: 7, column: 3, scope: !9)
!28 = !DILocation(line: 7, column: 9, scope: !9)
!29 = !DILocation(line: 7, column: 20, scope: !9)
!30 = !DILocation(line: 7, column: 23, scope: !9)
!31 = !DILocation(line: 7, column: 13, scope: !9)
!32 = !DILocation(line: 8, column: 10, scope: !9)
!33 = !DILocation(line: 8, column: 12, scope: !9)
!34 = !DILocation(line: 8, column: 16, scope: !9)
!35 = !DILocation(line: 8, column: 14, scope: !9)
!36 = !DILocation(line: 8, column: 18, scope: !9)
!37 = !DILocation(line: 8, column: 3, scope: !9)
!38 = !DILocation(line: 9, column: 1, scope: !9)
