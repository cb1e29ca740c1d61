source_filename = "leak_overwritten_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i8** %p to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata i8** %p, metadata !14, metadata !DIExpression()), !dbg !18
  %call = call noalias i8* @malloc(i64 noundef 4), !dbg !19
  store i8* %call, i8** %p, align 8, !dbg !18
  %call1 = call noalias i8* @malloc(i64 noundef 8), !dbg !20
  store i8* %call1, i8** %p, align 8, !dbg !21
  %1 = load i8*, i8** %p, align 8, !dbg !22
  call void @free(i8* noundef %1), !dbg !23
  %2 = bitcast i8** %p to i8*, !dbg !24
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %2), !dbg !24
  ret i32 0, !dbg !25
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "leak_overwritten_unsafe.c", directory: ".")
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
!13 = !{!14}
!14 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 3, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !DILocation(line: 3, column: 14, scope: !9)
!18 = !DILocation(line: 3, column: 20, scope: !9)
!19 = !DILocation(line: 3, column: 24, scope: !9)
!20 = !DILocation(line: 3, column: 39, scope: !9)
!21 = !DILocation(line: 3, column: 37, scope: !9)
!22 = !DILocation(line: 3, column: 55, scope: !9)
!23 = !DILocation(line: 3, column: 50, scope: !9)
!24 = !DILocation(line: 3, column: 69, scope: !9)
!25 = !DILocation(line: 3, column: 59, scope: !9)
