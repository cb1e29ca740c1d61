source_filename = "malloc_any_size_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %count = alloca i64, align 8
  %bytes = alloca i8*, align 8
  %words = alloca i64*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i64* %count to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata i64* %count, metadata !14, metadata !DIExpression()), !dbg !23
  %call = call i64 @nondet_ulong(), !dbg !24
  store i64 %call, i64* %count, align 8, !dbg !23
  %1 = bitcast i8** %bytes to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !25
  call void @llvm.dbg.declare(metadata i8** %bytes, metadata !16, metadata !DIExpression()), !dbg !26
  %2 = load i64, i64* %count, align 8, !dbg !27
  %call1 = call noalias i8* @malloc(i64 noundef %2), !dbg !28
  store i8* %call1, i8** %bytes, align 8, !dbg !26
  %3 = load i8*, i8** %bytes, align 8, !dbg !29
  %tobool = icmp ne i8* %3, null, !dbg !29
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !31

land.lhs.true:
  %4 = load i64, i64* %count, align 8, !dbg !32
  %tobool2 = icmp ne i64 %4, 0, !dbg !32
  br i1 %tobool2, label %if.then, label %if.end, !dbg !33

if.then:
  %5 = load i8*, i8** %bytes, align 8, !dbg !34
  %6 = load i64, i64* %count, align 8, !dbg !35
  %sub = sub i64 %6, 1, !dbg !36
  %arrayidx = getelementptr inbounds i8, i8* %5, i64 %sub, !dbg !34
  store i8 1, i8* %arrayidx, align 1, !dbg !37
  br label %if.end, !dbg !34

if.end:
  %7 = load i8*, i8** %bytes, align 8, !dbg !38
  call void @free(i8* noundef %7), !dbg !39
  %8 = bitcast i64** %words to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %8), !dbg !40
  call void @llvm.dbg.declare(metadata i64** %words, metadata !19, metadata !DIExpression()), !dbg !41
  %9 = load i64, i64* %count, align 8, !dbg !42
  %call3 = call noalias i8* @calloc(i64 noundef %9, i64 noundef 8), !dbg !43
  %10 = bitcast i8* %call3 to i64*, !dbg !43
  store i64* %10, i64** %words, align 8, !dbg !41
  %11 = load i64*, i64** %words, align 8, !dbg !44
  %tobool4 = icmp ne i64* %11, null, !dbg !44
  br i1 %tobool4, label %land.lhs.true5, label %if.end10, !dbg !46

land.lhs.true5:
  %12 = load i64, i64* %count, align 8, !dbg !47
  %tobool6 = icmp ne i64 %12, 0, !dbg !47
  br i1 %tobool6, label %if.then7, label %if.end10, !dbg !48

if.then7:
  %13 = load i64*, i64** %words, align 8, !dbg !49
  %14 = load i64, i64* %count, align 8, !dbg !50
  %sub8 = sub i64 %14, 1, !dbg !51
  %arrayidx9 = getelementptr inbounds i64, i64* %13, i64 %sub8, !dbg !49
  store i64 1, i64* %arrayidx9, align 8, !dbg !52
  br label %if.end10, !dbg !49

if.end10:
  %15 = load i64*, i64** %words, align 8, !dbg !53
  %16 = bitcast i64* %15 to i8*, !dbg !53
  call void @free(i8* noundef %16), !dbg !54
  %17 = bitcast i64** %words to i8*, !dbg !55
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %17), !dbg !55
  %18 = bitcast i8** %bytes to i8*, !dbg !55
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %18), !dbg !55
  %19 = bitcast i64* %count to i8*, !dbg !55
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %19), !dbg !55
  ret i32 0, !dbg !56
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !57 i64 @nondet_ulong()

declare noalias i8* @malloc(i64 noundef)

declare void @free(i8* noundef)

declare noalias i8* @calloc(i64 noundef, i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "malloc_any_size_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16, !19}
!14 = !DILocalVariable(name: "count", scope: !9, file: !1, line: 7, type: !15)
!15 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!16 = !DILocalVariable(name: "bytes", scope: !9, file: !1, line: 8, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !DILocalVariable(name: "words", scope: !9, file: !1, line: 12, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!22 = !DILocation(line: 7, column: 3, scope: !9)
!23 = !DILocation(line: 7, column: 17, scope: !9)
!24 = !DILocation(line: 7, column: 25, scope: !9)
!25 = !DILocation(line: 8, column: 3, scope: !9)
!26 = !DILocation(line: 8, column: 9, scope: !9)
!27 = !DILocation(line: 8, column: 24, scope: !9)
!28 = !DILocation(line: 8, column: 17, scope: !9)
!29 = !DILocation(line: 9, column: 7, scope: !30)
!30 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!31 = !DILocation(line: 9, column: 13, scope: !30)
!32 = !DILocation(line: 9, column: 16, scope: !30)
!33 = !DILocation(line: 9, column: 7, scope: !9)
!34 = !DILocation(line: 10, column: 5, scope: !30)
!35 = !DILocation(line: 10, column: 11, scope: !30)
!36 = !DILocation(line: 10, column: 17, scope: !30)
!37 = !DILocation(line: 10, column: 22, scope: !30)
!38 = !DILocation(line: 11, column: 8, scope: !9)
!39 = !DILocation(line: 11, column: 3, scope: !9)
!40 = !DILocation(line: 12, column: 3, scope: !9)
!41 = !DILocation(line: 12, column: 9, scope: !9)
!42 = !DILocation(line: 12, column: 24, scope: !9)
!43 = !DILocation(line: 12, column: 17, scope: !9)
!44 = !DILocation(line: 13, column: 7, scope: !45)
!45 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 7)
!46 = !DILocation(line: 13, column: 13, scope: !45)
!47 = !DILocation(line: 13, column: 16, scope: !45)
!48 = !DILocation(line: 13, column: 7, scope: !9)
!49 = !DILocation(line: 14, column: 5, scope: !45)
!50 = !DILocation(line: 14, column: 11, scope: !45)
!51 = !DILocation(line: 14, column: 17, scope: !45)
!52 = !DILocation(line: 14, column: 22, scope: !45)
!53 = !DILocation(line: 15, column: 8, scope: !9)
!54 = !DILocation(line: 15, column: 3, scope: !9)
!55 = !DILocation(line: 17, column: 1, scope: !9)
!56 = !DILocation(line: 16, column: 3, scope: !9)
!57 = !DISubprogram(name: "nondet_ulong", scope: !1, file: !1, line: 4, type: !58, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !60)
!58 = !DISubroutineType(types: !59)
!59 = !{!15}
!60 = !{}
