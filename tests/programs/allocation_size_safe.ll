source_filename = "allocation_size_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i64, align 8
  %m = alloca i64, align 8
  %p = alloca i32*, align 8
  %q = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i64* %n to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata i64* %n, metadata !16, metadata !DIExpression()), !dbg !25
  %call = call i64 @__VERIFIER_nondet_ulong(), !dbg !26
  store i64 %call, i64* %n, align 8, !dbg !25
  %1 = bitcast i64* %m to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !24
  call void @llvm.dbg.declare(metadata i64* %m, metadata !18, metadata !DIExpression()), !dbg !27
  %call1 = call i64 @__VERIFIER_nondet_ulong(), !dbg !28
  store i64 %call1, i64* %m, align 8, !dbg !27
  %2 = bitcast i32** %p to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !29
  call void @llvm.dbg.declare(metadata i32** %p, metadata !19, metadata !DIExpression()), !dbg !30
  %3 = load i64, i64* %n, align 8, !dbg !31
  %call2 = call noalias i8* @calloc(i64 noundef %3, i64 noundef 4), !dbg !32
  %4 = bitcast i8* %call2 to i32*, !dbg !32
  store i32* %4, i32** %p, align 8, !dbg !30
  %5 = bitcast i8** %q to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %5), !dbg !33
  call void @llvm.dbg.declare(metadata i8** %q, metadata !21, metadata !DIExpression()), !dbg !34
  %6 = load i64, i64* %m, align 8, !dbg !35
  %call3 = call noalias i8* @malloc(i64 noundef %6), !dbg !36
  store i8* %call3, i8** %q, align 8, !dbg !34
  %7 = load i32*, i32** %p, align 8, !dbg !37
  %tobool = icmp ne i32* %7, null, !dbg !37
  br i1 %tobool, label %land.lhs.true, label %lor.lhs.false, !dbg !39

land.lhs.true:
  %8 = load i64, i64* %n, align 8, !dbg !40
  %cmp = icmp ugt i64 %8, 2305843009213693951, !dbg !41
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !42

lor.lhs.false:
  %9 = load i8*, i8** %q, align 8, !dbg !43
  %tobool4 = icmp ne i8* %9, null, !dbg !43
  br i1 %tobool4, label %land.lhs.true5, label %if.end, !dbg !44

land.lhs.true5:
  %10 = load i64, i64* %m, align 8, !dbg !45
  %cmp6 = icmp slt i64 %10, 0, !dbg !46
  br i1 %cmp6, label %if.then, label %if.end, !dbg !47

if.then:
  call void @reach_error(), !dbg !48
  br label %if.end, !dbg !48

if.end:
  %11 = bitcast i8** %q to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !49
  %12 = bitcast i32** %p to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !49
  %13 = bitcast i64* %m to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %13), !dbg !49
  %14 = bitcast i64* %n to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %14), !dbg !49
  ret i32 0, !dbg !50
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i64 @__VERIFIER_nondet_ulong()

declare noalias i8* @calloc(i64 noundef, i64 noundef)

declare noalias i8* @malloc(i64 noundef)

declare !dbg !51 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "allocation_size_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !12, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !18, !19, !21}
!16 = !DILocalVariable(name: "n", scope: !11, file: !1, line: 6, type: !17)
!17 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!18 = !DILocalVariable(name: "m", scope: !11, file: !1, line: 6, type: !17)
!19 = !DILocalVariable(name: "p", scope: !11, file: !1, line: 7, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!21 = !DILocalVariable(name: "q", scope: !11, file: !1, line: 8, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !DILocation(line: 6, column: 3, scope: !11)
!25 = !DILocation(line: 6, column: 17, scope: !11)
!26 = !DILocation(line: 6, column: 21, scope: !11)
!27 = !DILocation(line: 6, column: 48, scope: !11)
!28 = !DILocation(line: 6, column: 52, scope: !11)
!29 = !DILocation(line: 7, column: 3, scope: !11)
!30 = !DILocation(line: 7, column: 8, scope: !11)
!31 = !DILocation(line: 7, column: 19, scope: !11)
!32 = !DILocation(line: 7, column: 12, scope: !11)
!33 = !DILocation(line: 8, column: 3, scope: !11)
!34 = !DILocation(line: 8, column: 9, scope: !11)
!35 = !DILocation(line: 8, column: 20, scope: !11)
!36 = !DILocation(line: 8, column: 13, scope: !11)
!37 = !DILocation(line: 9, column: 8, scope: !38)
!38 = distinct !DILexicalBlock(scope: !11, file: !1, line: 9, column: 7)
!39 = !DILocation(line: 9, column: 10, scope: !38)
!40 = !DILocation(line: 9, column: 13, scope: !38)
!41 = !DILocation(line: 9, column: 15, scope: !38)
!42 = !DILocation(line: 9, column: 27, scope: !38)
!43 = !DILocation(line: 9, column: 31, scope: !38)
!44 = !DILocation(line: 9, column: 33, scope: !38)
!45 = !DILocation(line: 9, column: 42, scope: !38)
!46 = !DILocation(line: 9, column: 44, scope: !38)
!47 = !DILocation(line: 9, column: 7, scope: !11)
!48 = !DILocation(line: 9, column: 50, scope: !38)
!49 = !DILocation(line: 11, column: 1, scope: !11)
!50 = !DILocation(line: 10, column: 3, scope: !11)
!51 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{null}
!54 = !{}
