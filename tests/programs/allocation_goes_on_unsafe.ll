source_filename = "allocation_goes_on_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %p = alloca i8*, align 8
  %q = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %n, metadata !14, metadata !DIExpression()), !dbg !20
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !21
  store i32 %call, i32* %n, align 4, !dbg !20
  %1 = load i32, i32* %n, align 4, !dbg !22
  %cmp = icmp sge i32 %1, 0, !dbg !24
  br i1 %cmp, label %if.then, label %if.end, !dbg !25

if.then:
  store i32 0, i32* %retval, align 4, !dbg !26
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !26

if.end:
  %2 = bitcast i8** %p to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !27
  call void @llvm.dbg.declare(metadata i8** %p, metadata !15, metadata !DIExpression()), !dbg !28
  %3 = load i32, i32* %n, align 4, !dbg !29
  %conv = sext i32 %3 to i64, !dbg !29
  %call1 = call noalias i8* @malloc(i64 noundef %conv), !dbg !30
  store i8* %call1, i8** %p, align 8, !dbg !28
  %4 = bitcast i8** %q to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !27
  call void @llvm.dbg.declare(metadata i8** %q, metadata !18, metadata !DIExpression()), !dbg !31
  %5 = load i32, i32* %n, align 4, !dbg !32
  %conv2 = sext i32 %5 to i64, !dbg !32
  %6 = load i32, i32* %n, align 4, !dbg !33
  %conv3 = sext i32 %6 to i64, !dbg !33
  %call4 = call noalias i8* @calloc(i64 noundef %conv2, i64 noundef %conv3), !dbg !34
  store i8* %call4, i8** %q, align 8, !dbg !31
  %7 = load i8*, i8** %p, align 8, !dbg !35
  %8 = load i8*, i8** %q, align 8, !dbg !37
  %cmp5 = icmp ne i8* %7, %8, !dbg !38
  br i1 %cmp5, label %if.then7, label %if.end8, !dbg !39

if.then7:
  call void @reach_error(), !dbg !40
  br label %if.end8, !dbg !40

if.end8:
  store i32 0, i32* %retval, align 4, !dbg !41
  store i32 1, i32* %cleanup.dest.slot, align 4
  %9 = bitcast i8** %q to i8*, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !42
  %10 = bitcast i8** %p to i8*, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !42
  br label %cleanup

cleanup:
  %11 = bitcast i32* %n to i8*, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !42
  %12 = load i32, i32* %retval, align 4, !dbg !42
  ret i32 %12, !dbg !42
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare noalias i8* @malloc(i64 noundef)

declare noalias i8* @calloc(i64 noundef, i64 noundef)

declare !dbg !43 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "allocation_goes_on_unsafe.c", directory: ".")
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
!13 = !{!14, !15, !18}
!14 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 6, type: !12)
!15 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 8, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !DILocalVariable(name: "q", scope: !9, file: !1, line: 8, type: !16)
!19 = !DILocation(line: 6, column: 3, scope: !9)
!20 = !DILocation(line: 6, column: 7, scope: !9)
!21 = !DILocation(line: 6, column: 11, scope: !9)
!22 = !DILocation(line: 7, column: 7, scope: !23)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!24 = !DILocation(line: 7, column: 9, scope: !23)
!25 = !DILocation(line: 7, column: 7, scope: !9)
!26 = !DILocation(line: 7, column: 15, scope: !23)
!27 = !DILocation(line: 8, column: 3, scope: !9)
!28 = !DILocation(line: 8, column: 9, scope: !9)
!29 = !DILocation(line: 8, column: 20, scope: !9)
!30 = !DILocation(line: 8, column: 13, scope: !9)
!31 = !DILocation(line: 8, column: 25, scope: !9)
!32 = !DILocation(line: 8, column: 36, scope: !9)
!33 = !DILocation(line: 8, column: 39, scope: !9)
!34 = !DILocation(line: 8, column: 29, scope: !9)
!35 = !DILocation(line: 9, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!37 = !DILocation(line: 9, column: 12, scope: !36)
!38 = !DILocation(line: 9, column: 9, scope: !36)
!39 = !DILocation(line: 9, column: 7, scope: !9)
!40 = !DILocation(line: 9, column: 15, scope: !36)
!41 = !DILocation(line: 10, column: 3, scope: !9)
!42 = !DILocation(line: 11, column: 1, scope: !9)
!43 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !46)
!44 = !DISubroutineType(types: !45)
!45 = !{null}
!46 = !{}
