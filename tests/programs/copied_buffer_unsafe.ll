source_filename = "copied_buffer_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %length = alloca i64, align 8
  %capacity = alloca i64, align 8
  %data = alloca i32*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %more = alloca i64, align 8
  %copy = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i64* %length to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !28
  call void @llvm.dbg.declare(metadata i64* %length, metadata !16, metadata !DIExpression()), !dbg !29
  store i64 0, i64* %length, align 8, !dbg !29
  %1 = bitcast i64* %capacity to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !28
  call void @llvm.dbg.declare(metadata i64* %capacity, metadata !20, metadata !DIExpression()), !dbg !30
  store i64 4, i64* %capacity, align 8, !dbg !30
  %2 = bitcast i32** %data to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !31
  call void @llvm.dbg.declare(metadata i32** %data, metadata !21, metadata !DIExpression()), !dbg !32
  %3 = load i64, i64* %capacity, align 8, !dbg !33
  %mul = mul i64 %3, 4, !dbg !34
  %call = call noalias i8* @malloc(i64 noundef %mul), !dbg !35
  %4 = bitcast i8* %call to i32*, !dbg !35
  store i32* %4, i32** %data, align 8, !dbg !32
  %5 = load i32*, i32** %data, align 8, !dbg !36
  %cmp = icmp eq i32* %5, null, !dbg !38
  br i1 %cmp, label %if.then, label %if.end, !dbg !39

if.then:
  store i32 1, i32* %retval, align 4, !dbg !40
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup17, !dbg !40

if.end:
  br label %while.cond, !dbg !41

while.cond:
  %call1 = call i32 @nondet(), !dbg !42
  %tobool = icmp ne i32 %call1, 0, !dbg !41
  br i1 %tobool, label %while.body, label %while.end, !dbg !41

while.body:
  %6 = load i64, i64* %length, align 8, !dbg !43
  %7 = load i64, i64* %capacity, align 8, !dbg !44
  %cmp2 = icmp eq i64 %6, %7, !dbg !45
  br i1 %cmp2, label %if.then3, label %if.end15, !dbg !46

if.then3:
  %8 = bitcast i64* %more to i8*, !dbg !47
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %8), !dbg !47
  call void @llvm.dbg.declare(metadata i64* %more, metadata !23, metadata !DIExpression()), !dbg !48
  %9 = load i64, i64* %capacity, align 8, !dbg !49
  %mul4 = mul i64 %9, 2, !dbg !50
  store i64 %mul4, i64* %more, align 8, !dbg !48
  %10 = bitcast i32** %copy to i8*, !dbg !51
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %10), !dbg !51
  call void @llvm.dbg.declare(metadata i32** %copy, metadata !27, metadata !DIExpression()), !dbg !52
  %11 = load i64, i64* %more, align 8, !dbg !53
  %cmp5 = icmp ugt i64 %11, 1000000, !dbg !55
  br i1 %cmp5, label %if.then6, label %if.end7, !dbg !56

if.then6:
  store i32 3, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !57

if.end7:
  %12 = load i64, i64* %more, align 8, !dbg !58
  %mul8 = mul i64 %12, 4, !dbg !59
  %call9 = call noalias i8* @malloc(i64 noundef %mul8), !dbg !60
  %13 = bitcast i8* %call9 to i32*, !dbg !60
  store i32* %13, i32** %copy, align 8, !dbg !61
  %14 = load i32*, i32** %copy, align 8, !dbg !62
  %cmp10 = icmp eq i32* %14, null, !dbg !64
  br i1 %cmp10, label %if.then11, label %if.end12, !dbg !65

if.then11:
  store i32 3, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !66

if.end12:
  %15 = load i32*, i32** %copy, align 8, !dbg !67
  %16 = bitcast i32* %15 to i8*, !dbg !68
  %17 = load i32*, i32** %data, align 8, !dbg !69
  %18 = bitcast i32* %17 to i8*, !dbg !68
  %19 = load i64, i64* %more, align 8, !dbg !70
  %mul13 = mul i64 %19, 4, !dbg !71
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %16, i8* align 4 %18, i64 %mul13, i1 false), !dbg !68
  %20 = load i32*, i32** %data, align 8, !dbg !72
  %21 = bitcast i32* %20 to i8*, !dbg !72
  call void @free(i8* noundef %21), !dbg !73
  %22 = load i32*, i32** %copy, align 8, !dbg !74
  store i32* %22, i32** %data, align 8, !dbg !75
  %23 = load i64, i64* %more, align 8, !dbg !76
  store i64 %23, i64* %capacity, align 8, !dbg !77
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !78
  br label %cleanup, !dbg !78

cleanup:
  %24 = bitcast i32** %copy to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %24), !dbg !78
  %25 = bitcast i64* %more to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %25), !dbg !78
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 3, label %while.end
  ]

cleanup.cont:
  br label %if.end15, !dbg !79

if.end15:
  %call16 = call i32 @nondet(), !dbg !80
  %26 = load i32*, i32** %data, align 8, !dbg !81
  %27 = load i64, i64* %length, align 8, !dbg !82
  %inc = add i64 %27, 1, !dbg !82
  store i64 %inc, i64* %length, align 8, !dbg !82
  %arrayidx = getelementptr inbounds i32, i32* %26, i64 %27, !dbg !81
  store i32 %call16, i32* %arrayidx, align 4, !dbg !83
  br label %while.cond, !dbg !41, !llvm.loop !84

while.end:
  %28 = load i32*, i32** %data, align 8, !dbg !88
  %29 = bitcast i32* %28 to i8*, !dbg !88
  call void @free(i8* noundef %29), !dbg !89
  store i32 0, i32* %retval, align 4, !dbg !90
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup17, !dbg !90

cleanup17:
  %30 = bitcast i32** %data to i8*, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %30), !dbg !91
  %31 = bitcast i64* %capacity to i8*, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %31), !dbg !91
  %32 = bitcast i64* %length to i8*, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %32), !dbg !91
  %33 = load i32, i32* %retval, align 4, !dbg !91
  ret i32 %33, !dbg !91

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare !dbg !92 i32 @nondet()

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "copied_buffer_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !12, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !20, !21, !23, !27}
!16 = !DILocalVariable(name: "length", scope: !11, file: !1, line: 9, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !18, line: 46, baseType: !19)
!18 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!19 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!20 = !DILocalVariable(name: "capacity", scope: !11, file: !1, line: 9, type: !17)
!21 = !DILocalVariable(name: "data", scope: !11, file: !1, line: 10, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!23 = !DILocalVariable(name: "more", scope: !24, file: !1, line: 16, type: !17)
!24 = distinct !DILexicalBlock(scope: !25, file: !1, line: 15, column: 33)
!25 = distinct !DILexicalBlock(scope: !26, file: !1, line: 15, column: 13)
!26 = distinct !DILexicalBlock(scope: !11, file: !1, line: 14, column: 22)
!27 = !DILocalVariable(name: "copy", scope: !24, file: !1, line: 17, type: !22)
!28 = !DILocation(line: 9, column: 5, scope: !11)
!29 = !DILocation(line: 9, column: 12, scope: !11)
!30 = !DILocation(line: 9, column: 24, scope: !11)
!31 = !DILocation(line: 10, column: 5, scope: !11)
!32 = !DILocation(line: 10, column: 10, scope: !11)
!33 = !DILocation(line: 10, column: 24, scope: !11)
!34 = !DILocation(line: 10, column: 33, scope: !11)
!35 = !DILocation(line: 10, column: 17, scope: !11)
!36 = !DILocation(line: 12, column: 9, scope: !37)
!37 = distinct !DILexicalBlock(scope: !11, file: !1, line: 12, column: 9)
!38 = !DILocation(line: 12, column: 14, scope: !37)
!39 = !DILocation(line: 12, column: 9, scope: !11)
!40 = !DILocation(line: 13, column: 9, scope: !37)
!41 = !DILocation(line: 14, column: 5, scope: !11)
!42 = !DILocation(line: 14, column: 12, scope: !11)
!43 = !DILocation(line: 15, column: 13, scope: !25)
!44 = !DILocation(line: 15, column: 23, scope: !25)
!45 = !DILocation(line: 15, column: 20, scope: !25)
!46 = !DILocation(line: 15, column: 13, scope: !26)
!47 = !DILocation(line: 16, column: 13, scope: !24)
!48 = !DILocation(line: 16, column: 20, scope: !24)
!49 = !DILocation(line: 16, column: 27, scope: !24)
!50 = !DILocation(line: 16, column: 36, scope: !24)
!51 = !DILocation(line: 17, column: 13, scope: !24)
!52 = !DILocation(line: 17, column: 18, scope: !24)
!53 = !DILocation(line: 18, column: 17, scope: !54)
!54 = distinct !DILexicalBlock(scope: !24, file: !1, line: 18, column: 17)
!55 = !DILocation(line: 18, column: 22, scope: !54)
!56 = !DILocation(line: 18, column: 17, scope: !24)
!57 = !DILocation(line: 19, column: 17, scope: !54)
!58 = !DILocation(line: 20, column: 27, scope: !24)
!59 = !DILocation(line: 20, column: 32, scope: !24)
!60 = !DILocation(line: 20, column: 20, scope: !24)
!61 = !DILocation(line: 20, column: 18, scope: !24)
!62 = !DILocation(line: 21, column: 17, scope: !63)
!63 = distinct !DILexicalBlock(scope: !24, file: !1, line: 21, column: 17)
!64 = !DILocation(line: 21, column: 22, scope: !63)
!65 = !DILocation(line: 21, column: 17, scope: !24)
!66 = !DILocation(line: 22, column: 17, scope: !63)
!67 = !DILocation(line: 23, column: 20, scope: !24)
!68 = !DILocation(line: 23, column: 13, scope: !24)
!69 = !DILocation(line: 23, column: 26, scope: !24)
!70 = !DILocation(line: 23, column: 32, scope: !24)
!71 = !DILocation(line: 23, column: 37, scope: !24)
!72 = !DILocation(line: 24, column: 18, scope: !24)
!73 = !DILocation(line: 24, column: 13, scope: !24)
!74 = !DILocation(line: 25, column: 20, scope: !24)
!75 = !DILocation(line: 25, column: 18, scope: !24)
!76 = !DILocation(line: 26, column: 24, scope: !24)
!77 = !DILocation(line: 26, column: 22, scope: !24)
!78 = !DILocation(line: 27, column: 9, scope: !25)
!79 = !DILocation(line: 27, column: 9, scope: !24)
!80 = !DILocation(line: 28, column: 26, scope: !26)
!81 = !DILocation(line: 28, column: 9, scope: !26)
!82 = !DILocation(line: 28, column: 20, scope: !26)
!83 = !DILocation(line: 28, column: 24, scope: !26)
!84 = distinct !{!84, !41, !85, !86, !87}
!85 = !DILocation(line: 29, column: 5, scope: !11)
!86 = !{!"llvm.loop.mustprogress"}
!87 = !{!"llvm.loop.unroll.disable"}
!88 = !DILocation(line: 30, column: 10, scope: !11)
!89 = !DILocation(line: 30, column: 5, scope: !11)
!90 = !DILocation(line: 31, column: 5, scope: !11)
!91 = !DILocation(line: 32, column: 1, scope: !11)
!92 = !DISubprogram(name: "nondet", scope: !1, file: !1, line: 5, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !93)
!93 = !{}
