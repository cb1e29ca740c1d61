source_filename = "mapped_pages_gone_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %pages = alloca i8*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i8** %pages to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata i8** %pages, metadata !16, metadata !DIExpression()), !dbg !20
  %call = call i8* @mmap(i8* noundef null, i64 noundef 4096, i32 noundef 3, i32 noundef 34, i32 noundef -1, i64 noundef 0), !dbg !21
  store i8* %call, i8** %pages, align 8, !dbg !20
  %1 = load i8*, i8** %pages, align 8, !dbg !22
  %cmp = icmp eq i8* %1, inttoptr (i64 -1 to i8*), !dbg !24
  br i1 %cmp, label %if.then, label %if.end, !dbg !25

if.then:
  store i32 1, i32* %retval, align 4, !dbg !26
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !26

if.end:
  %2 = load i8*, i8** %pages, align 8, !dbg !27
  %arrayidx = getelementptr inbounds i8, i8* %2, i64 0, !dbg !27
  store i8 1, i8* %arrayidx, align 1, !dbg !28
  %3 = load i8*, i8** %pages, align 8, !dbg !29
  %call1 = call i32 @munmap(i8* noundef %3, i64 noundef 4096), !dbg !30
  %4 = load i8*, i8** %pages, align 8, !dbg !31
  %arrayidx2 = getelementptr inbounds i8, i8* %4, i64 0, !dbg !31
  %5 = load i8, i8* %arrayidx2, align 1, !dbg !31
  %conv = sext i8 %5 to i32, !dbg !31
  store i32 %conv, i32* %retval, align 4, !dbg !32
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !32

cleanup:
  %6 = bitcast i8** %pages to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !33
  %7 = load i32, i32* %retval, align 4, !dbg !33
  ret i32 %7, !dbg !33
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !34 i8* @mmap(i8* noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef)

declare !dbg !45 i32 @munmap(i8* noundef, i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "mapped_pages_gone_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16}
!16 = !DILocalVariable(name: "pages", scope: !11, file: !1, line: 5, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !DILocation(line: 5, column: 3, scope: !11)
!20 = !DILocation(line: 5, column: 9, scope: !11)
!21 = !DILocation(line: 5, column: 17, scope: !11)
!22 = !DILocation(line: 6, column: 7, scope: !23)
!23 = distinct !DILexicalBlock(scope: !11, file: !1, line: 6, column: 7)
!24 = !DILocation(line: 6, column: 13, scope: !23)
!25 = !DILocation(line: 6, column: 7, scope: !11)
!26 = !DILocation(line: 6, column: 28, scope: !23)
!27 = !DILocation(line: 7, column: 3, scope: !11)
!28 = !DILocation(line: 7, column: 12, scope: !11)
!29 = !DILocation(line: 8, column: 10, scope: !11)
!30 = !DILocation(line: 8, column: 3, scope: !11)
!31 = !DILocation(line: 9, column: 10, scope: !11)
!32 = !DILocation(line: 9, column: 3, scope: !11)
!33 = !DILocation(line: 10, column: 1, scope: !11)
!34 = !DISubprogram(name: "mmap", scope: !35, file: !35, line: 57, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !44)
!35 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/mman.h", directory: "")
!36 = !DISubroutineType(types: !37)
!37 = !{!3, !3, !38, !14, !14, !14, !41}
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !39, line: 46, baseType: !40)
!39 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !42, line: 152, baseType: !43)
!42 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!43 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!44 = !{}
!45 = !DISubprogram(name: "munmap", scope: !35, file: !35, line: 76, type: !46, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !44)
!46 = !DISubroutineType(types: !47)
!47 = !{!14, !3, !38}
