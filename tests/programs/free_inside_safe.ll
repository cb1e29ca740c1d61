source_filename = "free_inside_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i8*, align 8
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i8** %p, metadata !15, metadata !DIExpression()), !dbg !18
  %call = call i8* @malloc(i64 noundef 10), !dbg !19
  store i8* %call, i8** %p, align 8, !dbg !18
  call void @llvm.dbg.declare(metadata i32* %i, metadata !20, metadata !DIExpression()), !dbg !21
  %call1 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !22
  %conv = zext i8 %call1 to i32, !dbg !22
  %rem = srem i32 %conv, 10, !dbg !23
  store i32 %rem, i32* %i, align 4, !dbg !21
  %0 = load i32, i32* %i, align 4, !dbg !24
  %1 = load i8*, i8** %p, align 8, !dbg !25
  %idx.ext = sext i32 %0 to i64, !dbg !25
  %add.ptr = getelementptr inbounds i8, i8* %1, i64 %idx.ext, !dbg !25
  store i8* %add.ptr, i8** %p, align 8, !dbg !25
  %2 = load i8*, i8** %p, align 8, !dbg !26
  store i8 1, i8* %2, align 1, !dbg !27
  %3 = load i8*, i8** %p, align 8, !dbg !28
  %4 = load i32, i32* %i, align 4, !dbg !29
  %idx.ext2 = sext i32 %4 to i64, !dbg !30
  %idx.neg = sub i64 0, %idx.ext2, !dbg !30
  %add.ptr3 = getelementptr inbounds i8, i8* %3, i64 %idx.neg, !dbg !30
  call void @free(i8* noundef %add.ptr3), !dbg !31
  ret i32 0, !dbg !32
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i8* @malloc(i64 noundef)

declare zeroext i8 @__VERIFIER_nondet_uchar()

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "free_inside_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "p", scope: !10, file: !1, line: 7, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !DILocation(line: 7, column: 9, scope: !10)
!19 = !DILocation(line: 7, column: 13, scope: !10)
!20 = !DILocalVariable(name: "i", scope: !10, file: !1, line: 8, type: !13)
!21 = !DILocation(line: 8, column: 7, scope: !10)
!22 = !DILocation(line: 8, column: 11, scope: !10)
!23 = !DILocation(line: 8, column: 37, scope: !10)
!24 = !DILocation(line: 9, column: 8, scope: !10)
!25 = !DILocation(line: 9, column: 5, scope: !10)
!26 = !DILocation(line: 10, column: 4, scope: !10)
!27 = !DILocation(line: 10, column: 6, scope: !10)
!28 = !DILocation(line: 11, column: 8, scope: !10)
!29 = !DILocation(line: 11, column: 12, scope: !10)
!30 = !DILocation(line: 11, column: 10, scope: !10)
!31 = !DILocation(line: 11, column: 3, scope: !10)
!32 = !DILocation(line: 12, column: 3, scope: !10)
