source_filename = "exit_in_callee_forgets_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %count = alloca i32, align 4
  %text = alloca i8*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %count to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !18
  call void @llvm.dbg.declare(metadata i32* %count, metadata !14, metadata !DIExpression()), !dbg !19
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !20
  store i32 %call, i32* %count, align 4, !dbg !19
  %1 = bitcast i8** %text to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !21
  call void @llvm.dbg.declare(metadata i8** %text, metadata !15, metadata !DIExpression()), !dbg !22
  %call1 = call noalias i8* @malloc(i64 noundef 3), !dbg !23
  store i8* %call1, i8** %text, align 8, !dbg !22
  %2 = load i8*, i8** %text, align 8, !dbg !24
  %tobool = icmp ne i8* %2, null, !dbg !24
  br i1 %tobool, label %if.end, label %if.then, !dbg !26

if.then:
  store i32 1, i32* %retval, align 4, !dbg !27
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !27

if.end:
  %3 = load i32, i32* %count, align 4, !dbg !28
  %cmp = icmp sgt i32 %3, 1000000, !dbg !30
  br i1 %cmp, label %if.then2, label %if.end3, !dbg !31

if.then2:
  call void @leave(i8** noundef %text), !dbg !32
  br label %if.end3, !dbg !32

if.end3:
  %4 = load i8*, i8** %text, align 8, !dbg !33
  call void @free(i8* noundef %4), !dbg !34
  store i32 0, i32* %retval, align 4, !dbg !35
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !35

cleanup:
  %5 = bitcast i8** %text to i8*, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !36
  %6 = bitcast i32* %count to i8*, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !36
  %7 = load i32, i32* %retval, align 4, !dbg !36
  ret i32 %7, !dbg !36
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare noalias i8* @malloc(i64 noundef)

define internal void @leave(i8** noundef %held) !dbg !37 {
entry:
  %held.addr = alloca i8**, align 8
  store i8** %held, i8*** %held.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %held.addr, metadata !42, metadata !DIExpression()), !dbg !43
  %0 = load i8**, i8*** %held.addr, align 8, !dbg !44
  store i8* null, i8** %0, align 8, !dbg !45
  call void @exit(i32 noundef 0), !dbg !46
  unreachable, !dbg !46
}

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @exit(i32 noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "exit_in_callee_forgets_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !10, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15}
!14 = !DILocalVariable(name: "count", scope: !9, file: !1, line: 9, type: !12)
!15 = !DILocalVariable(name: "text", scope: !9, file: !1, line: 10, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !DILocation(line: 9, column: 3, scope: !9)
!19 = !DILocation(line: 9, column: 7, scope: !9)
!20 = !DILocation(line: 9, column: 15, scope: !9)
!21 = !DILocation(line: 10, column: 3, scope: !9)
!22 = !DILocation(line: 10, column: 9, scope: !9)
!23 = !DILocation(line: 10, column: 16, scope: !9)
!24 = !DILocation(line: 11, column: 8, scope: !25)
!25 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 7)
!26 = !DILocation(line: 11, column: 7, scope: !9)
!27 = !DILocation(line: 11, column: 14, scope: !25)
!28 = !DILocation(line: 12, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 7)
!30 = !DILocation(line: 12, column: 13, scope: !29)
!31 = !DILocation(line: 12, column: 7, scope: !9)
!32 = !DILocation(line: 12, column: 24, scope: !29)
!33 = !DILocation(line: 13, column: 8, scope: !9)
!34 = !DILocation(line: 13, column: 3, scope: !9)
!35 = !DILocation(line: 14, column: 3, scope: !9)
!36 = !DILocation(line: 15, column: 1, scope: !9)
!37 = distinct !DISubprogram(name: "leave", scope: !1, file: !1, line: 4, type: !38, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !41)
!38 = !DISubroutineType(types: !39)
!39 = !{null, !40}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!41 = !{!42}
!42 = !DILocalVariable(name: "held", arg: 1, scope: !37, file: !1, line: 4, type: !40)
!43 = !DILocation(line: 4, column: 26, scope: !37)
!44 = !DILocation(line: 5, column: 4, scope: !37)
!45 = !DILocation(line: 5, column: 9, scope: !37)
!46 = !DILocation(line: 6, column: 3, scope: !37)
