source_filename = "library_result_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %n = alloca i64, align 8
  %text = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %x, metadata !14, metadata !DIExpression()), !dbg !21
  store i32 1, i32* %x, align 4, !dbg !21
  %1 = bitcast i64* %n to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !22
  call void @llvm.dbg.declare(metadata i64* %n, metadata !15, metadata !DIExpression()), !dbg !23
  %call = call i64 @lroundf(float noundef -1.500000e+00), !dbg !24
  store i64 %call, i64* %n, align 8, !dbg !23
  %2 = bitcast i8** %text to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !25
  call void @llvm.dbg.declare(metadata i8** %text, metadata !17, metadata !DIExpression()), !dbg !26
  %call1 = call i8* @strerror(i32 noundef 2), !dbg !27
  store i8* %call1, i8** %text, align 8, !dbg !26
  %3 = load i64, i64* %n, align 8, !dbg !28
  %cmp = icmp eq i64 %3, -2, !dbg !30
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !31

land.lhs.true:
  %4 = load i8*, i8** %text, align 8, !dbg !32
  %tobool = icmp ne i8* %4, null, !dbg !32
  br i1 %tobool, label %if.then, label %if.end, !dbg !33

if.then:
  store i32 2, i32* %x, align 4, !dbg !34
  br label %if.end, !dbg !35

if.end:
  %5 = load i32, i32* %x, align 4, !dbg !36
  %cmp2 = icmp sgt i32 %5, 2, !dbg !38
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !39

if.then3:
  call void @reach_error(), !dbg !40
  br label %if.end4, !dbg !40

if.end4:
  %6 = bitcast i8** %text to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !41
  %7 = bitcast i64* %n to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !41
  %8 = bitcast i32* %x to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !41
  ret i32 0, !dbg !42
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i64 @lroundf(float noundef)

declare i8* @strerror(i32 noundef)

declare !dbg !43 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "library_result_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15, !17}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 6, type: !12)
!15 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 7, type: !16)
!16 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!17 = !DILocalVariable(name: "text", scope: !9, file: !1, line: 8, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !DILocation(line: 6, column: 3, scope: !9)
!21 = !DILocation(line: 6, column: 7, scope: !9)
!22 = !DILocation(line: 7, column: 3, scope: !9)
!23 = !DILocation(line: 7, column: 8, scope: !9)
!24 = !DILocation(line: 7, column: 12, scope: !9)
!25 = !DILocation(line: 8, column: 3, scope: !9)
!26 = !DILocation(line: 8, column: 9, scope: !9)
!27 = !DILocation(line: 8, column: 16, scope: !9)
!28 = !DILocation(line: 9, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!30 = !DILocation(line: 9, column: 9, scope: !29)
!31 = !DILocation(line: 9, column: 15, scope: !29)
!32 = !DILocation(line: 9, column: 18, scope: !29)
!33 = !DILocation(line: 9, column: 7, scope: !9)
!34 = !DILocation(line: 10, column: 7, scope: !29)
!35 = !DILocation(line: 10, column: 5, scope: !29)
!36 = !DILocation(line: 11, column: 7, scope: !37)
!37 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 7)
!38 = !DILocation(line: 11, column: 9, scope: !37)
!39 = !DILocation(line: 11, column: 7, scope: !9)
!40 = !DILocation(line: 11, column: 14, scope: !37)
!41 = !DILocation(line: 13, column: 1, scope: !9)
!42 = !DILocation(line: 12, column: 3, scope: !9)
!43 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !46)
!44 = !DISubroutineType(types: !45)
!45 = !{null}
!46 = !{}
