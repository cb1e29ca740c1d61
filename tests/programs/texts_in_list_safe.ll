source_filename = "texts_in_list_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.word = type { i8*, %struct.word* }

@.str = private unnamed_addr constant [5 x i8] c"%63s\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %words = alloca %struct.word*, align 8
  %line = alloca [64 x i8], align 16
  %word = alloca %struct.word*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %word8 = alloca %struct.word*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.word** %words to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !30
  call void @llvm.dbg.declare(metadata %struct.word** %words, metadata !14, metadata !DIExpression()), !dbg !31
  store %struct.word* null, %struct.word** %words, align 8, !dbg !31
  %1 = bitcast [64 x i8]* %line to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 64, i8* %1), !dbg !32
  call void @llvm.dbg.declare(metadata [64 x i8]* %line, metadata !22, metadata !DIExpression()), !dbg !33
  br label %while.cond, !dbg !34

while.cond:
  %arraydecay = getelementptr inbounds [64 x i8], [64 x i8]* %line, i64 0, i64 0, !dbg !35
  %call = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i8* noundef %arraydecay), !dbg !36
  %cmp = icmp eq i32 %call, 1, !dbg !37
  br i1 %cmp, label %while.body, label %while.end, !dbg !34

while.body:
  %2 = bitcast %struct.word** %word to i8*, !dbg !38
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !38
  call void @llvm.dbg.declare(metadata %struct.word** %word, metadata !26, metadata !DIExpression()), !dbg !39
  %call1 = call noalias i8* @malloc(i64 noundef 16), !dbg !40
  %3 = bitcast i8* %call1 to %struct.word*, !dbg !40
  store %struct.word* %3, %struct.word** %word, align 8, !dbg !39
  %4 = load %struct.word*, %struct.word** %word, align 8, !dbg !41
  %tobool = icmp ne %struct.word* %4, null, !dbg !41
  br i1 %tobool, label %if.end, label %if.then, !dbg !43

if.then:
  store i32 1, i32* %retval, align 4, !dbg !44
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !44

if.end:
  %arraydecay2 = getelementptr inbounds [64 x i8], [64 x i8]* %line, i64 0, i64 0, !dbg !45
  %call3 = call noalias i8* @strdup(i8* noundef %arraydecay2), !dbg !46
  %5 = load %struct.word*, %struct.word** %word, align 8, !dbg !47
  %text = getelementptr inbounds %struct.word, %struct.word* %5, i32 0, i32 0, !dbg !48
  store i8* %call3, i8** %text, align 8, !dbg !49
  %6 = load %struct.word*, %struct.word** %word, align 8, !dbg !50
  %text4 = getelementptr inbounds %struct.word, %struct.word* %6, i32 0, i32 0, !dbg !52
  %7 = load i8*, i8** %text4, align 8, !dbg !52
  %tobool5 = icmp ne i8* %7, null, !dbg !50
  br i1 %tobool5, label %if.end7, label %if.then6, !dbg !53

if.then6:
  store i32 1, i32* %retval, align 4, !dbg !54
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !54

if.end7:
  %8 = load %struct.word*, %struct.word** %words, align 8, !dbg !55
  %9 = load %struct.word*, %struct.word** %word, align 8, !dbg !56
  %next = getelementptr inbounds %struct.word, %struct.word* %9, i32 0, i32 1, !dbg !57
  store %struct.word* %8, %struct.word** %next, align 8, !dbg !58
  %10 = load %struct.word*, %struct.word** %word, align 8, !dbg !59
  store %struct.word* %10, %struct.word** %words, align 8, !dbg !60
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !61
  br label %cleanup, !dbg !61

cleanup:
  %11 = bitcast %struct.word** %word to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !61
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup14 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:
  br label %while.cond, !dbg !34, !llvm.loop !62

while.end:
  %12 = bitcast %struct.word** %word8 to i8*, !dbg !65
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %12), !dbg !65
  call void @llvm.dbg.declare(metadata %struct.word** %word8, metadata !28, metadata !DIExpression()), !dbg !66
  %13 = load %struct.word*, %struct.word** %words, align 8, !dbg !67
  store %struct.word* %13, %struct.word** %word8, align 8, !dbg !66
  br label %for.cond, !dbg !65

for.cond:
  %14 = load %struct.word*, %struct.word** %word8, align 8, !dbg !68
  %tobool9 = icmp ne %struct.word* %14, null, !dbg !70
  br i1 %tobool9, label %for.body, label %for.cond.cleanup, !dbg !70

for.cond.cleanup:
  store i32 4, i32* %cleanup.dest.slot, align 4
  %15 = bitcast %struct.word** %word8 to i8*, !dbg !71
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !71
  br label %for.end

for.body:
  %16 = load %struct.word*, %struct.word** %word8, align 8, !dbg !72
  %text10 = getelementptr inbounds %struct.word, %struct.word* %16, i32 0, i32 0, !dbg !73
  %17 = load i8*, i8** %text10, align 8, !dbg !73
  %call11 = call i32 @puts(i8* noundef %17), !dbg !74
  br label %for.inc, !dbg !74

for.inc:
  %18 = load %struct.word*, %struct.word** %word8, align 8, !dbg !75
  %next12 = getelementptr inbounds %struct.word, %struct.word* %18, i32 0, i32 1, !dbg !76
  %19 = load %struct.word*, %struct.word** %next12, align 8, !dbg !76
  store %struct.word* %19, %struct.word** %word8, align 8, !dbg !77
  br label %for.cond, !dbg !71, !llvm.loop !78

for.end:
  store i32 0, i32* %retval, align 4, !dbg !80
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup14, !dbg !80

cleanup14:
  %20 = bitcast [64 x i8]* %line to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 64, i8* %20), !dbg !81
  %21 = bitcast %struct.word** %words to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %21), !dbg !81
  %22 = load i32, i32* %retval, align 4, !dbg !81
  ret i32 %22, !dbg !81
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__isoc99_scanf(i8* noundef, ...)

declare noalias i8* @malloc(i64 noundef)

declare noalias i8* @strdup(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !82 i32 @puts(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "texts_in_list_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !10, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !22, !26, !28}
!14 = !DILocalVariable(name: "words", scope: !9, file: !1, line: 13, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "word", file: !1, line: 6, size: 128, elements: !17)
!17 = !{!18, !21}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !16, file: !1, line: 7, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !1, line: 8, baseType: !15, size: 64, offset: 64)
!22 = !DILocalVariable(name: "line", scope: !9, file: !1, line: 14, type: !23)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 512, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 64)
!26 = !DILocalVariable(name: "word", scope: !27, file: !1, line: 16, type: !15)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 15, column: 38)
!28 = !DILocalVariable(name: "word", scope: !29, file: !1, line: 25, type: !15)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 25, column: 5)
!30 = !DILocation(line: 13, column: 5, scope: !9)
!31 = !DILocation(line: 13, column: 18, scope: !9)
!32 = !DILocation(line: 14, column: 5, scope: !9)
!33 = !DILocation(line: 14, column: 10, scope: !9)
!34 = !DILocation(line: 15, column: 5, scope: !9)
!35 = !DILocation(line: 15, column: 26, scope: !9)
!36 = !DILocation(line: 15, column: 12, scope: !9)
!37 = !DILocation(line: 15, column: 32, scope: !9)
!38 = !DILocation(line: 16, column: 9, scope: !27)
!39 = !DILocation(line: 16, column: 22, scope: !27)
!40 = !DILocation(line: 16, column: 29, scope: !27)
!41 = !DILocation(line: 17, column: 14, scope: !42)
!42 = distinct !DILexicalBlock(scope: !27, file: !1, line: 17, column: 13)
!43 = !DILocation(line: 17, column: 13, scope: !27)
!44 = !DILocation(line: 18, column: 13, scope: !42)
!45 = !DILocation(line: 19, column: 29, scope: !27)
!46 = !DILocation(line: 19, column: 22, scope: !27)
!47 = !DILocation(line: 19, column: 9, scope: !27)
!48 = !DILocation(line: 19, column: 15, scope: !27)
!49 = !DILocation(line: 19, column: 20, scope: !27)
!50 = !DILocation(line: 20, column: 14, scope: !51)
!51 = distinct !DILexicalBlock(scope: !27, file: !1, line: 20, column: 13)
!52 = !DILocation(line: 20, column: 20, scope: !51)
!53 = !DILocation(line: 20, column: 13, scope: !27)
!54 = !DILocation(line: 21, column: 13, scope: !51)
!55 = !DILocation(line: 22, column: 22, scope: !27)
!56 = !DILocation(line: 22, column: 9, scope: !27)
!57 = !DILocation(line: 22, column: 15, scope: !27)
!58 = !DILocation(line: 22, column: 20, scope: !27)
!59 = !DILocation(line: 23, column: 17, scope: !27)
!60 = !DILocation(line: 23, column: 15, scope: !27)
!61 = !DILocation(line: 24, column: 5, scope: !9)
!62 = distinct !{!62, !34, !61, !63, !64}
!63 = !{!"llvm.loop.mustprogress"}
!64 = !{!"llvm.loop.unroll.disable"}
!65 = !DILocation(line: 25, column: 10, scope: !29)
!66 = !DILocation(line: 25, column: 23, scope: !29)
!67 = !DILocation(line: 25, column: 30, scope: !29)
!68 = !DILocation(line: 25, column: 37, scope: !69)
!69 = distinct !DILexicalBlock(scope: !29, file: !1, line: 25, column: 5)
!70 = !DILocation(line: 25, column: 5, scope: !29)
!71 = !DILocation(line: 25, column: 5, scope: !69)
!72 = !DILocation(line: 26, column: 14, scope: !69)
!73 = !DILocation(line: 26, column: 20, scope: !69)
!74 = !DILocation(line: 26, column: 9, scope: !69)
!75 = !DILocation(line: 25, column: 50, scope: !69)
!76 = !DILocation(line: 25, column: 56, scope: !69)
!77 = !DILocation(line: 25, column: 48, scope: !69)
!78 = distinct !{!78, !70, !79, !63, !64}
!79 = !DILocation(line: 26, column: 24, scope: !29)
!80 = !DILocation(line: 27, column: 5, scope: !9)
!81 = !DILocation(line: 28, column: 1, scope: !9)
!82 = !DISubprogram(name: "puts", scope: !83, file: !83, line: 661, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !88)
!83 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!84 = !DISubroutineType(types: !85)
!85 = !{!12, !86}
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!88 = !{}
