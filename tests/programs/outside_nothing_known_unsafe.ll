source_filename = "outside_nothing_known_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !12 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32** %p to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata i32** %p, metadata !16, metadata !DIExpression()), !dbg !18
  %call = call i8* @__VERIFIER_nondet_pointer(), !dbg !19
  %1 = bitcast i8* %call to i32*, !dbg !20
  store i32* %1, i32** %p, align 8, !dbg !18
  %2 = load i32*, i32** %p, align 8, !dbg !21
  store i32 5, i32* %2, align 4, !dbg !22
  %3 = bitcast i32** %p to i8*, !dbg !23
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %3), !dbg !23
  ret i32 0, !dbg !24
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i8* @__VERIFIER_nondet_pointer()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "outside_nothing_known_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 7, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 1}

!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !13, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!13 = !DISubroutineType(types: !14)
!14 = !{!4}
!15 = !{!16}
!16 = !DILocalVariable(name: "p", scope: !12, file: !1, line: 5, type: !3)
!17 = !DILocation(line: 5, column: 3, scope: !12)
!18 = !DILocation(line: 5, column: 8, scope: !12)
!19 = !DILocation(line: 5, column: 19, scope: !12)
!20 = !DILocation(line: 5, column: 12, scope: !12)
!21 = !DILocation(line: 6, column: 4, scope: !12)
!22 = !DILocation(line: 6, column: 6, scope: !12)
!23 = !DILocation(line: 8, column: 1, scope: !12)
!24 = !DILocation(line: 7, column: 3, scope: !12)
