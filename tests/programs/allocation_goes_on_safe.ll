source_filename = "allocation_goes_on_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %p = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !18
  call void @llvm.dbg.declare(metadata i32* %n, metadata !14, metadata !DIExpression()), !dbg !19
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !20
  store i32 %call, i32* %n, align 4, !dbg !19
  %1 = bitcast i8** %p to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !21
  call void @llvm.dbg.declare(metadata i8** %p, metadata !15, metadata !DIExpression()), !dbg !22
  %2 = load i32, i32* %n, align 4, !dbg !23
  %conv = sext i32 %2 to i64, !dbg !23
  %call1 = call noalias i8* @malloc(i64 noundef %conv), !dbg !24
  store i8* %call1, i8** %p, align 8, !dbg !22
  %3 = load i8*, i8** %p, align 8, !dbg !25
  %tobool = icmp ne i8* %3, null, !dbg !25
  br i1 %tobool, label %if.end, label %if.then, !dbg !27

if.then:
  call void @reach_error(), !dbg !28
  br label %if.end, !dbg !28

if.end:
  %4 = bitcast i8** %p to i8*, !dbg !29
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %4), !dbg !29
  %5 = bitcast i32* %n to i8*, !dbg !29
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !29
  ret i32 0, !dbg !30
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare noalias i8* @malloc(i64 noundef)

declare !dbg !31 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "allocation_goes_on_safe.c", directory: ".")
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
!13 = !{!14, !15}
!14 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 6, type: !12)
!15 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 7, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !DILocation(line: 6, column: 3, scope: !9)
!19 = !DILocation(line: 6, column: 7, scope: !9)
!20 = !DILocation(line: 6, column: 11, scope: !9)
!21 = !DILocation(line: 7, column: 3, scope: !9)
!22 = !DILocation(line: 7, column: 9, scope: !9)
!23 = !DILocation(line: 7, column: 20, scope: !9)
!24 = !DILocation(line: 7, column: 13, scope: !9)
!25 = !DILocation(line: 8, column: 8, scope: !26)
!26 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 7)
!27 = !DILocation(line: 8, column: 7, scope: !9)
!28 = !DILocation(line: 8, column: 11, scope: !26)
!29 = !DILocation(line: 10, column: 1, scope: !9)
!30 = !DILocation(line: 9, column: 3, scope: !9)
!31 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !32, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{null}
!34 = !{}
