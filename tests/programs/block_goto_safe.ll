source_filename = "block_goto_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i32*, align 8
  %y = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32** %p to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata i32** %p, metadata !14, metadata !DIExpression()), !dbg !22
  store i32* null, i32** %p, align 8, !dbg !22
  %1 = bitcast i32* %y to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %y, metadata !16, metadata !DIExpression()), !dbg !23
  store i32 5, i32* %y, align 4, !dbg !23
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !24
  %tobool = icmp ne i32 %call, 0, !dbg !24
  br i1 %tobool, label %if.then, label %if.end, !dbg !26

if.then:
  br label %inside, !dbg !27

if.end:
  call void @llvm.dbg.declare(metadata i32* %x, metadata !17, metadata !DIExpression()), !dbg !28
  store i32 1, i32* %x, align 4, !dbg !28
  store i32* %x, i32** %p, align 8, !dbg !29
  %2 = load i32*, i32** %p, align 8, !dbg !30
  %3 = load i32, i32* %2, align 4, !dbg !32
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !33
  %cmp = icmp eq i32 %3, %call1, !dbg !34
  br i1 %cmp, label %if.then2, label %if.end3, !dbg !35

if.then2:
  br label %out, !dbg !36

if.end3:
  br label %inside, !dbg !37

inside:
  call void @llvm.dbg.label(metadata !19), !dbg !38
  store i32* %x, i32** %p, align 8, !dbg !39
  store i32 2, i32* %x, align 4, !dbg !40
  %4 = load i32*, i32** %p, align 8, !dbg !41
  store i32 3, i32* %4, align 4, !dbg !42
  br label %out, !dbg !43

out:
  call void @llvm.dbg.label(metadata !20), !dbg !44
  store i32* %y, i32** %p, align 8, !dbg !45
  %5 = load i32*, i32** %p, align 8, !dbg !46
  %6 = load i32, i32* %5, align 4, !dbg !47
  %7 = bitcast i32* %y to i8*, !dbg !48
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !48
  %8 = bitcast i32** %p to i8*, !dbg !48
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !48
  ret i32 %6, !dbg !49
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.dbg.label(metadata)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "block_goto_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !10, scopeLine: 3, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16, !17, !19, !20}
!14 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 4, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!16 = !DILocalVariable(name: "y", scope: !9, file: !1, line: 4, type: !12)
!17 = !DILocalVariable(name: "x", scope: !18, file: !1, line: 7, type: !12)
!18 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 3)
!19 = !DILabel(scope: !18, name: "inside", file: !1, line: 10)
!20 = !DILabel(scope: !9, name: "out", file: !1, line: 15)
!21 = !DILocation(line: 4, column: 3, scope: !9)
!22 = !DILocation(line: 4, column: 8, scope: !9)
!23 = !DILocation(line: 4, column: 15, scope: !9)
!24 = !DILocation(line: 5, column: 7, scope: !25)
!25 = distinct !DILexicalBlock(scope: !9, file: !1, line: 5, column: 7)
!26 = !DILocation(line: 5, column: 7, scope: !9)
!27 = !DILocation(line: 5, column: 32, scope: !25)
!28 = !DILocation(line: 7, column: 9, scope: !18)
!29 = !DILocation(line: 8, column: 7, scope: !18)
!30 = !DILocation(line: 9, column: 10, scope: !31)
!31 = distinct !DILexicalBlock(scope: !18, file: !1, line: 9, column: 9)
!32 = !DILocation(line: 9, column: 9, scope: !31)
!33 = !DILocation(line: 9, column: 15, scope: !31)
!34 = !DILocation(line: 9, column: 12, scope: !31)
!35 = !DILocation(line: 9, column: 9, scope: !18)
!36 = !DILocation(line: 9, column: 40, scope: !31)
!37 = !DILocation(line: 9, column: 37, scope: !31)
!38 = !DILocation(line: 10, column: 3, scope: !18)
!39 = !DILocation(line: 11, column: 7, scope: !18)
!40 = !DILocation(line: 12, column: 7, scope: !18)
!41 = !DILocation(line: 13, column: 6, scope: !18)
!42 = !DILocation(line: 13, column: 8, scope: !18)
!43 = !DILocation(line: 14, column: 3, scope: !18)
!44 = !DILocation(line: 15, column: 1, scope: !9)
!45 = !DILocation(line: 16, column: 5, scope: !9)
!46 = !DILocation(line: 17, column: 11, scope: !9)
!47 = !DILocation(line: 17, column: 10, scope: !9)
!48 = !DILocation(line: 18, column: 1, scope: !9)
!49 = !DILocation(line: 17, column: 3, scope: !9)
