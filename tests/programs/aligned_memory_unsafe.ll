source_filename = "aligned_memory_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i8*, align 8
  %error = alloca i32, align 4
  %q = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i8** %p to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !20
  call void @llvm.dbg.declare(metadata i8** %p, metadata !14, metadata !DIExpression()), !dbg !21
  store i8* null, i8** %p, align 8, !dbg !21
  %1 = bitcast i32* %error to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %error, metadata !16, metadata !DIExpression()), !dbg !23
  %call = call i32 @posix_memalign(i8** noundef %p, i64 noundef 64, i64 noundef 2), !dbg !24
  store i32 %call, i32* %error, align 4, !dbg !23
  %2 = load i32, i32* %error, align 4, !dbg !25
  %tobool = icmp ne i32 %2, 0, !dbg !25
  br i1 %tobool, label %if.then, label %lor.lhs.false, !dbg !27

lor.lhs.false:
  %3 = load i8*, i8** %p, align 8, !dbg !28
  %tobool1 = icmp ne i8* %3, null, !dbg !28
  br i1 %tobool1, label %if.end, label %if.then, !dbg !29

if.then:
  call void @reach_error(), !dbg !30
  br label %if.end, !dbg !30

if.end:
  %4 = bitcast i8** %q to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !31
  call void @llvm.dbg.declare(metadata i8** %q, metadata !17, metadata !DIExpression()), !dbg !32
  %5 = load i8*, i8** %p, align 8, !dbg !33
  store i8* %5, i8** %q, align 8, !dbg !32
  %6 = load i8*, i8** %q, align 8, !dbg !34
  %arrayidx = getelementptr inbounds i8, i8* %6, i64 1, !dbg !34
  store i8 9, i8* %arrayidx, align 1, !dbg !35
  %7 = load i8*, i8** %q, align 8, !dbg !36
  %call2 = call i8* @reallocarray(i8* noundef %7, i64 noundef 2, i64 noundef 2), !dbg !37
  store i8* %call2, i8** %q, align 8, !dbg !38
  %8 = load i8*, i8** %q, align 8, !dbg !39
  %arrayidx3 = getelementptr inbounds i8, i8* %8, i64 2, !dbg !39
  %9 = load i8, i8* %arrayidx3, align 1, !dbg !39
  %conv = sext i8 %9 to i32, !dbg !39
  %cmp = icmp ne i32 %conv, 9, !dbg !41
  br i1 %cmp, label %if.then5, label %if.end6, !dbg !42

if.then5:
  call void @reach_error(), !dbg !43
  br label %if.end6, !dbg !43

if.end6:
  %10 = bitcast i8** %q to i8*, !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !44
  %11 = bitcast i32* %error to i8*, !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !44
  %12 = bitcast i8** %p to i8*, !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !44
  ret i32 0, !dbg !45
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !46 i32 @posix_memalign(i8** noundef, i64 noundef, i64 noundef)

declare !dbg !55 void @reach_error()

declare !dbg !58 i8* @reallocarray(i8* noundef, i64 noundef, i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "aligned_memory_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16, !17}
!14 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 5, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!16 = !DILocalVariable(name: "error", scope: !9, file: !1, line: 6, type: !12)
!17 = !DILocalVariable(name: "q", scope: !9, file: !1, line: 8, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !DILocation(line: 5, column: 3, scope: !9)
!21 = !DILocation(line: 5, column: 9, scope: !9)
!22 = !DILocation(line: 6, column: 3, scope: !9)
!23 = !DILocation(line: 6, column: 7, scope: !9)
!24 = !DILocation(line: 6, column: 15, scope: !9)
!25 = !DILocation(line: 7, column: 7, scope: !26)
!26 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!27 = !DILocation(line: 7, column: 13, scope: !26)
!28 = !DILocation(line: 7, column: 17, scope: !26)
!29 = !DILocation(line: 7, column: 7, scope: !9)
!30 = !DILocation(line: 7, column: 20, scope: !26)
!31 = !DILocation(line: 8, column: 3, scope: !9)
!32 = !DILocation(line: 8, column: 9, scope: !9)
!33 = !DILocation(line: 8, column: 13, scope: !9)
!34 = !DILocation(line: 9, column: 3, scope: !9)
!35 = !DILocation(line: 9, column: 8, scope: !9)
!36 = !DILocation(line: 10, column: 20, scope: !9)
!37 = !DILocation(line: 10, column: 7, scope: !9)
!38 = !DILocation(line: 10, column: 5, scope: !9)
!39 = !DILocation(line: 11, column: 7, scope: !40)
!40 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 7)
!41 = !DILocation(line: 11, column: 12, scope: !40)
!42 = !DILocation(line: 11, column: 7, scope: !9)
!43 = !DILocation(line: 11, column: 18, scope: !40)
!44 = !DILocation(line: 13, column: 1, scope: !9)
!45 = !DILocation(line: 12, column: 3, scope: !9)
!46 = !DISubprogram(name: "posix_memalign", scope: !47, file: !47, line: 599, type: !48, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !54)
!47 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!48 = !DISubroutineType(types: !49)
!49 = !{!12, !50, !51, !51}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !52, line: 46, baseType: !53)
!52 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!53 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!54 = !{}
!55 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 3, type: !56, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !54)
!56 = !DISubroutineType(types: !57)
!57 = !{null}
!58 = !DISubprogram(name: "reallocarray", scope: !47, file: !47, line: 582, type: !59, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !54)
!59 = !DISubroutineType(types: !60)
!60 = !{!15, !15, !51, !51}
