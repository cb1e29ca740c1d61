source_filename = "leak_exit_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32** %p to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !16
  call void @llvm.dbg.declare(metadata i32** %p, metadata !14, metadata !DIExpression()), !dbg !17
  %call = call noalias i8* @malloc(i64 noundef 4), !dbg !18
  %1 = bitcast i8* %call to i32*, !dbg !18
  store i32* %1, i32** %p, align 8, !dbg !17
  %2 = load i32*, i32** %p, align 8, !dbg !19
  store i32 0, i32* %2, align 4, !dbg !20
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !21
  %tobool = icmp ne i32 %call1, 0, !dbg !21
  br i1 %tobool, label %if.then, label %if.end, !dbg !23

if.then:
  call void @abort(), !dbg !24
  unreachable, !dbg !24

if.end:
  %3 = load i32*, i32** %p, align 8, !dbg !25
  %4 = bitcast i32* %3 to i8*, !dbg !25
  call void @free(i8* noundef %4), !dbg !26
  %5 = bitcast i32** %p to i8*, !dbg !27
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !27
  ret i32 0, !dbg !28
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare i32 @__VERIFIER_nondet_int()

declare void @abort()

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "leak_exit_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 4, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!16 = !DILocation(line: 4, column: 14, scope: !9)
!17 = !DILocation(line: 4, column: 19, scope: !9)
!18 = !DILocation(line: 4, column: 23, scope: !9)
!19 = !DILocation(line: 4, column: 45, scope: !9)
!20 = !DILocation(line: 4, column: 47, scope: !9)
!21 = !DILocation(line: 4, column: 56, scope: !22)
!22 = distinct !DILexicalBlock(scope: !9, file: !1, line: 4, column: 56)
!23 = !DILocation(line: 4, column: 56, scope: !9)
!24 = !DILocation(line: 4, column: 81, scope: !22)
!25 = !DILocation(line: 4, column: 95, scope: !9)
!26 = !DILocation(line: 4, column: 90, scope: !9)
!27 = !DILocation(line: 4, column: 109, scope: !9)
!28 = !DILocation(line: 4, column: 99, scope: !9)
