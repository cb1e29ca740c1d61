source_filename = "mapped_pages_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !13 {
entry:
  %retval = alloca i32, align 4
  %pages = alloca i8*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %numbers = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i8** %pages to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata i8** %pages, metadata !17, metadata !DIExpression()), !dbg !22
  %call = call i8* @mmap(i8* noundef null, i64 noundef 5000, i32 noundef 3, i32 noundef 34, i32 noundef -1, i64 noundef 0), !dbg !23
  store i8* %call, i8** %pages, align 8, !dbg !22
  %1 = load i8*, i8** %pages, align 8, !dbg !24
  %cmp = icmp eq i8* %1, inttoptr (i64 -1 to i8*), !dbg !26
  br i1 %cmp, label %if.then, label %if.end, !dbg !27

if.then:
  store i32 1, i32* %retval, align 4, !dbg !28
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup11, !dbg !28

if.end:
  %2 = bitcast i32** %numbers to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !29
  call void @llvm.dbg.declare(metadata i32** %numbers, metadata !20, metadata !DIExpression()), !dbg !30
  %3 = load i8*, i8** %pages, align 8, !dbg !31
  %4 = bitcast i8* %3 to i32*, !dbg !32
  store i32* %4, i32** %numbers, align 8, !dbg !30
  %5 = load i32*, i32** %numbers, align 8, !dbg !33
  %arrayidx = getelementptr inbounds i32, i32* %5, i64 2000, !dbg !33
  %6 = load i32, i32* %arrayidx, align 4, !dbg !33
  %tobool = icmp ne i32 %6, 0, !dbg !33
  br i1 %tobool, label %if.then1, label %if.end2, !dbg !35

if.then1:
  %7 = load i32, i32* null, align 4, !dbg !36
  store i32 %7, i32* %retval, align 4, !dbg !37
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !37

if.end2:
  %8 = load i32*, i32** %numbers, align 8, !dbg !38
  %arrayidx3 = getelementptr inbounds i32, i32* %8, i64 2000, !dbg !38
  store i32 3, i32* %arrayidx3, align 4, !dbg !39
  %9 = load i32*, i32** %numbers, align 8, !dbg !40
  %arrayidx4 = getelementptr inbounds i32, i32* %9, i64 2000, !dbg !40
  %10 = load i32, i32* %arrayidx4, align 4, !dbg !40
  %cmp5 = icmp ne i32 %10, 3, !dbg !42
  br i1 %cmp5, label %if.then8, label %lor.lhs.false, !dbg !43

lor.lhs.false:
  %11 = load i32*, i32** %numbers, align 8, !dbg !44
  %arrayidx6 = getelementptr inbounds i32, i32* %11, i64 2047, !dbg !44
  %12 = load i32, i32* %arrayidx6, align 4, !dbg !44
  %tobool7 = icmp ne i32 %12, 0, !dbg !44
  br i1 %tobool7, label %if.then8, label %if.end9, !dbg !45

if.then8:
  %13 = load i32, i32* null, align 4, !dbg !46
  store i32 %13, i32* %retval, align 4, !dbg !47
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !47

if.end9:
  %14 = load i8*, i8** %pages, align 8, !dbg !48
  %call10 = call i32 @munmap(i8* noundef %14, i64 noundef 5000), !dbg !49
  store i32 %call10, i32* %retval, align 4, !dbg !50
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !50

cleanup:
  %15 = bitcast i32** %numbers to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !51
  br label %cleanup11

cleanup11:
  %16 = bitcast i8** %pages to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %16), !dbg !51
  %17 = load i32, i32* %retval, align 4, !dbg !51
  ret i32 %17, !dbg !51
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !52 i8* @mmap(i8* noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef)

declare !dbg !63 i32 @munmap(i8* noundef, i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "mapped_pages_safe.c", directory: ".")
!2 = !{!3, !4}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!5}
!16 = !{!17, !20}
!17 = !DILocalVariable(name: "pages", scope: !13, file: !1, line: 6, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !DILocalVariable(name: "numbers", scope: !13, file: !1, line: 8, type: !4)
!21 = !DILocation(line: 6, column: 3, scope: !13)
!22 = !DILocation(line: 6, column: 9, scope: !13)
!23 = !DILocation(line: 6, column: 17, scope: !13)
!24 = !DILocation(line: 7, column: 7, scope: !25)
!25 = distinct !DILexicalBlock(scope: !13, file: !1, line: 7, column: 7)
!26 = !DILocation(line: 7, column: 13, scope: !25)
!27 = !DILocation(line: 7, column: 7, scope: !13)
!28 = !DILocation(line: 7, column: 28, scope: !25)
!29 = !DILocation(line: 8, column: 3, scope: !13)
!30 = !DILocation(line: 8, column: 8, scope: !13)
!31 = !DILocation(line: 8, column: 25, scope: !13)
!32 = !DILocation(line: 8, column: 18, scope: !13)
!33 = !DILocation(line: 9, column: 7, scope: !34)
!34 = distinct !DILexicalBlock(scope: !13, file: !1, line: 9, column: 7)
!35 = !DILocation(line: 9, column: 7, scope: !13)
!36 = !DILocation(line: 9, column: 29, scope: !34)
!37 = !DILocation(line: 9, column: 22, scope: !34)
!38 = !DILocation(line: 10, column: 3, scope: !13)
!39 = !DILocation(line: 10, column: 17, scope: !13)
!40 = !DILocation(line: 11, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !13, file: !1, line: 11, column: 7)
!42 = !DILocation(line: 11, column: 21, scope: !41)
!43 = !DILocation(line: 11, column: 26, scope: !41)
!44 = !DILocation(line: 11, column: 29, scope: !41)
!45 = !DILocation(line: 11, column: 7, scope: !13)
!46 = !DILocation(line: 11, column: 51, scope: !41)
!47 = !DILocation(line: 11, column: 44, scope: !41)
!48 = !DILocation(line: 12, column: 17, scope: !13)
!49 = !DILocation(line: 12, column: 10, scope: !13)
!50 = !DILocation(line: 12, column: 3, scope: !13)
!51 = !DILocation(line: 13, column: 1, scope: !13)
!52 = !DISubprogram(name: "mmap", scope: !53, file: !53, line: 57, type: !54, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !62)
!53 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/mman.h", directory: "")
!54 = !DISubroutineType(types: !55)
!55 = !{!3, !3, !56, !5, !5, !5, !59}
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !57, line: 46, baseType: !58)
!57 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!58 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !60, line: 152, baseType: !61)
!60 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!61 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!62 = !{}
!63 = !DISubprogram(name: "munmap", scope: !53, file: !53, line: 76, type: !64, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !62)
!64 = !DISubroutineType(types: !65)
!65 = !{!5, !3, !56}
