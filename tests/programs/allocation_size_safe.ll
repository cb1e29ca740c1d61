source_filename = "allocation_size_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !12 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i64, align 8
  %m = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %p = alloca i32*, align 8
  %q = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i64* %n to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !23
  call void @llvm.dbg.declare(metadata i64* %n, metadata !17, metadata !DIExpression()), !dbg !24
  %call = call i64 @__VERIFIER_nondet_ulong(), !dbg !25
  store i64 %call, i64* %n, align 8, !dbg !24
  %1 = bitcast i64* %m to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !23
  call void @llvm.dbg.declare(metadata i64* %m, metadata !19, metadata !DIExpression()), !dbg !26
  %call1 = call i64 @__VERIFIER_nondet_ulong(), !dbg !27
  store i64 %call1, i64* %m, align 8, !dbg !26
  %2 = load i64, i64* %n, align 8, !dbg !28
  %cmp = icmp eq i64 %2, 0, !dbg !30
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !31

lor.lhs.false:
  %3 = load i64, i64* %m, align 8, !dbg !32
  %cmp2 = icmp eq i64 %3, 0, !dbg !33
  br i1 %cmp2, label %if.then, label %if.end, !dbg !34

if.then:
  store i32 0, i32* %retval, align 4, !dbg !35
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !35

if.end:
  %4 = bitcast i32** %p to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !36
  call void @llvm.dbg.declare(metadata i32** %p, metadata !20, metadata !DIExpression()), !dbg !37
  %5 = load i64, i64* %n, align 8, !dbg !38
  %6 = load i64, i64* %m, align 8, !dbg !39
  %call3 = call noalias i8* @calloc(i64 noundef %5, i64 noundef %6), !dbg !40
  %7 = bitcast i8* %call3 to i32*, !dbg !40
  store i32* %7, i32** %p, align 8, !dbg !37
  %8 = bitcast i8** %q to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %8), !dbg !41
  call void @llvm.dbg.declare(metadata i8** %q, metadata !22, metadata !DIExpression()), !dbg !42
  %9 = load i64, i64* %m, align 8, !dbg !43
  %call4 = call noalias i8* @malloc(i64 noundef %9), !dbg !44
  store i8* %call4, i8** %q, align 8, !dbg !42
  %10 = load i32*, i32** %p, align 8, !dbg !45
  %11 = bitcast i32* %10 to i8*, !dbg !46
  store i8 1, i8* %11, align 1, !dbg !47
  %12 = load i8*, i8** %q, align 8, !dbg !48
  %13 = load i8, i8* %12, align 1, !dbg !49
  %conv = sext i8 %13 to i32, !dbg !49
  store i32 %conv, i32* %retval, align 4, !dbg !50
  store i32 1, i32* %cleanup.dest.slot, align 4
  %14 = bitcast i8** %q to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %14), !dbg !51
  %15 = bitcast i32** %p to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !51
  br label %cleanup

cleanup:
  %16 = bitcast i64* %m to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %16), !dbg !51
  %17 = bitcast i64* %n to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %17), !dbg !51
  %18 = load i32, i32* %retval, align 4, !dbg !51
  ret i32 %18, !dbg !51
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i64 @__VERIFIER_nondet_ulong()

declare noalias i8* @calloc(i64 noundef, i64 noundef)

declare noalias i8* @malloc(i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "allocation_size_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 7, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 1}

!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !13, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{!17, !19, !20, !22}
!17 = !DILocalVariable(name: "n", scope: !12, file: !1, line: 5, type: !18)
!18 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!19 = !DILocalVariable(name: "m", scope: !12, file: !1, line: 5, type: !18)
!20 = !DILocalVariable(name: "p", scope: !12, file: !1, line: 7, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!22 = !DILocalVariable(name: "q", scope: !12, file: !1, line: 8, type: !3)
!23 = !DILocation(line: 5, column: 3, scope: !12)
!24 = !DILocation(line: 5, column: 17, scope: !12)
!25 = !DILocation(line: 5, column: 21, scope: !12)
!26 = !DILocation(line: 5, column: 48, scope: !12)
!27 = !DILocation(line: 5, column: 52, scope: !12)
!28 = !DILocation(line: 6, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !12, file: !1, line: 6, column: 7)
!30 = !DILocation(line: 6, column: 9, scope: !29)
!31 = !DILocation(line: 6, column: 14, scope: !29)
!32 = !DILocation(line: 6, column: 17, scope: !29)
!33 = !DILocation(line: 6, column: 19, scope: !29)
!34 = !DILocation(line: 6, column: 7, scope: !12)
!35 = !DILocation(line: 6, column: 25, scope: !29)
!36 = !DILocation(line: 7, column: 3, scope: !12)
!37 = !DILocation(line: 7, column: 8, scope: !12)
!38 = !DILocation(line: 7, column: 19, scope: !12)
!39 = !DILocation(line: 7, column: 22, scope: !12)
!40 = !DILocation(line: 7, column: 12, scope: !12)
!41 = !DILocation(line: 8, column: 3, scope: !12)
!42 = !DILocation(line: 8, column: 9, scope: !12)
!43 = !DILocation(line: 8, column: 20, scope: !12)
!44 = !DILocation(line: 8, column: 13, scope: !12)
!45 = !DILocation(line: 9, column: 12, scope: !12)
!46 = !DILocation(line: 9, column: 3, scope: !12)
!47 = !DILocation(line: 9, column: 14, scope: !12)
!48 = !DILocation(line: 10, column: 11, scope: !12)
!49 = !DILocation(line: 10, column: 10, scope: !12)
!50 = !DILocation(line: 10, column: 3, scope: !12)
!51 = !DILocation(line: 11, column: 1, scope: !12)
