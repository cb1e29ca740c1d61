source_filename = "allocation_size_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i64, align 8
  %m = alloca i64, align 8
  %p = alloca i32*, align 8
  %q = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i64* %n to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata i64* %n, metadata !14, metadata !DIExpression()), !dbg !23
  %call = call i64 @__VERIFIER_nondet_ulong(), !dbg !24
  store i64 %call, i64* %n, align 8, !dbg !23
  %1 = bitcast i64* %m to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !22
  call void @llvm.dbg.declare(metadata i64* %m, metadata !16, metadata !DIExpression()), !dbg !25
  %call1 = call i64 @__VERIFIER_nondet_ulong(), !dbg !26
  store i64 %call1, i64* %m, align 8, !dbg !25
  %2 = bitcast i32** %p to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !27
  call void @llvm.dbg.declare(metadata i32** %p, metadata !17, metadata !DIExpression()), !dbg !28
  %3 = load i64, i64* %n, align 8, !dbg !29
  %call2 = call noalias i8* @calloc(i64 noundef %3, i64 noundef 4), !dbg !30
  %4 = bitcast i8* %call2 to i32*, !dbg !30
  store i32* %4, i32** %p, align 8, !dbg !28
  %5 = bitcast i8** %q to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %5), !dbg !31
  call void @llvm.dbg.declare(metadata i8** %q, metadata !19, metadata !DIExpression()), !dbg !32
  %6 = load i64, i64* %m, align 8, !dbg !33
  %call3 = call noalias i8* @malloc(i64 noundef %6), !dbg !34
  store i8* %call3, i8** %q, align 8, !dbg !32
  %7 = load i32*, i32** %p, align 8, !dbg !35
  %tobool = icmp ne i32* %7, null, !dbg !35
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !37

land.lhs.true:
  %8 = load i8*, i8** %q, align 8, !dbg !38
  %tobool4 = icmp ne i8* %8, null, !dbg !38
  br i1 %tobool4, label %land.lhs.true5, label %if.end, !dbg !39

land.lhs.true5:
  %9 = load i64, i64* %n, align 8, !dbg !40
  %cmp = icmp eq i64 %9, 300, !dbg !41
  br i1 %cmp, label %land.lhs.true6, label %if.end, !dbg !42

land.lhs.true6:
  %10 = load i64, i64* %m, align 8, !dbg !43
  %cmp7 = icmp eq i64 %10, 1000000, !dbg !44
  br i1 %cmp7, label %if.then, label %if.end, !dbg !45

if.then:
  call void @reach_error(), !dbg !46
  br label %if.end, !dbg !46

if.end:
  %11 = bitcast i8** %q to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !47
  %12 = bitcast i32** %p to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !47
  %13 = bitcast i64* %m to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %13), !dbg !47
  %14 = bitcast i64* %n to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %14), !dbg !47
  ret i32 0, !dbg !48
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i64 @__VERIFIER_nondet_ulong()

declare noalias i8* @calloc(i64 noundef, i64 noundef)

declare noalias i8* @malloc(i64 noundef)

declare !dbg !49 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "allocation_size_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16, !17, !19}
!14 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 6, type: !15)
!15 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!16 = !DILocalVariable(name: "m", scope: !9, file: !1, line: 6, type: !15)
!17 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 7, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!19 = !DILocalVariable(name: "q", scope: !9, file: !1, line: 8, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !DILocation(line: 6, column: 3, scope: !9)
!23 = !DILocation(line: 6, column: 17, scope: !9)
!24 = !DILocation(line: 6, column: 21, scope: !9)
!25 = !DILocation(line: 6, column: 48, scope: !9)
!26 = !DILocation(line: 6, column: 52, scope: !9)
!27 = !DILocation(line: 7, column: 3, scope: !9)
!28 = !DILocation(line: 7, column: 8, scope: !9)
!29 = !DILocation(line: 7, column: 19, scope: !9)
!30 = !DILocation(line: 7, column: 12, scope: !9)
!31 = !DILocation(line: 8, column: 3, scope: !9)
!32 = !DILocation(line: 8, column: 9, scope: !9)
!33 = !DILocation(line: 8, column: 20, scope: !9)
!34 = !DILocation(line: 8, column: 13, scope: !9)
!35 = !DILocation(line: 9, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!37 = !DILocation(line: 9, column: 9, scope: !36)
!38 = !DILocation(line: 9, column: 12, scope: !36)
!39 = !DILocation(line: 9, column: 14, scope: !36)
!40 = !DILocation(line: 9, column: 17, scope: !36)
!41 = !DILocation(line: 9, column: 19, scope: !36)
!42 = !DILocation(line: 9, column: 26, scope: !36)
!43 = !DILocation(line: 9, column: 29, scope: !36)
!44 = !DILocation(line: 9, column: 31, scope: !36)
!45 = !DILocation(line: 9, column: 7, scope: !9)
!46 = !DILocation(line: 9, column: 43, scope: !36)
!47 = !DILocation(line: 11, column: 1, scope: !9)
!48 = !DILocation(line: 10, column: 3, scope: !9)
!49 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !52)
!50 = !DISubroutineType(types: !51)
!51 = !{null}
!52 = !{}
