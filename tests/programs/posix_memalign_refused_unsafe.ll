source_filename = "posix_memalign_refused_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !12 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i8** %p to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !20
  call void @llvm.dbg.declare(metadata i8** %p, metadata !17, metadata !DIExpression()), !dbg !21
  store i8* null, i8** %p, align 8, !dbg !21
  %call = call i32 @posix_memalign(i8** noundef %p, i64 noundef 4, i64 noundef 16), !dbg !22
  %1 = load i8*, i8** %p, align 8, !dbg !23
  %arrayidx = getelementptr inbounds i8, i8* %1, i64 0, !dbg !23
  store i8 1, i8* %arrayidx, align 1, !dbg !24
  %2 = load i8*, i8** %p, align 8, !dbg !25
  call void @free(i8* noundef %2), !dbg !26
  %3 = bitcast i8** %p to i8*, !dbg !27
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %3), !dbg !27
  ret i32 0, !dbg !28
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !29 i32 @posix_memalign(i8** noundef, i64 noundef, i64 noundef)

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "posix_memalign_refused_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 7, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 1}

!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{!17}
!17 = !DILocalVariable(name: "p", scope: !12, file: !1, line: 4, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !DILocation(line: 4, column: 3, scope: !12)
!21 = !DILocation(line: 4, column: 9, scope: !12)
!22 = !DILocation(line: 5, column: 3, scope: !12)
!23 = !DILocation(line: 6, column: 3, scope: !12)
!24 = !DILocation(line: 6, column: 8, scope: !12)
!25 = !DILocation(line: 7, column: 8, scope: !12)
!26 = !DILocation(line: 7, column: 3, scope: !12)
!27 = !DILocation(line: 9, column: 1, scope: !12)
!28 = !DILocation(line: 8, column: 3, scope: !12)
!29 = !DISubprogram(name: "posix_memalign", scope: !30, file: !30, line: 599, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !36)
!30 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!31 = !DISubroutineType(types: !32)
!32 = !{!15, !3, !33, !33}
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !34, line: 46, baseType: !35)
!34 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!35 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!36 = !{}
