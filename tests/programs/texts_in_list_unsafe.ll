source_filename = "texts_in_list_unsafe.c"
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
  %word12 = alloca %struct.word*, align 8
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
  %call3 = call i64 @strlen(i8* noundef %arraydecay2), !dbg !46
  %call4 = call noalias i8* @malloc(i64 noundef %call3), !dbg !47
  %5 = load %struct.word*, %struct.word** %word, align 8, !dbg !48
  %text = getelementptr inbounds %struct.word, %struct.word* %5, i32 0, i32 0, !dbg !49
  store i8* %call4, i8** %text, align 8, !dbg !50
  %6 = load %struct.word*, %struct.word** %word, align 8, !dbg !51
  %text5 = getelementptr inbounds %struct.word, %struct.word* %6, i32 0, i32 0, !dbg !53
  %7 = load i8*, i8** %text5, align 8, !dbg !53
  %tobool6 = icmp ne i8* %7, null, !dbg !51
  br i1 %tobool6, label %if.end8, label %if.then7, !dbg !54

if.then7:
  store i32 1, i32* %retval, align 4, !dbg !55
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !55

if.end8:
  %8 = load %struct.word*, %struct.word** %word, align 8, !dbg !56
  %text9 = getelementptr inbounds %struct.word, %struct.word* %8, i32 0, i32 0, !dbg !57
  %9 = load i8*, i8** %text9, align 8, !dbg !57
  %arraydecay10 = getelementptr inbounds [64 x i8], [64 x i8]* %line, i64 0, i64 0, !dbg !58
  %call11 = call i8* @strcpy(i8* noundef %9, i8* noundef %arraydecay10), !dbg !59
  %10 = load %struct.word*, %struct.word** %words, align 8, !dbg !60
  %11 = load %struct.word*, %struct.word** %word, align 8, !dbg !61
  %next = getelementptr inbounds %struct.word, %struct.word* %11, i32 0, i32 1, !dbg !62
  store %struct.word* %10, %struct.word** %next, align 8, !dbg !63
  %12 = load %struct.word*, %struct.word** %word, align 8, !dbg !64
  store %struct.word* %12, %struct.word** %words, align 8, !dbg !65
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !66
  br label %cleanup, !dbg !66

cleanup:
  %13 = bitcast %struct.word** %word to i8*, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %13), !dbg !66
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup18 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:
  br label %while.cond, !dbg !34, !llvm.loop !67

while.end:
  %14 = bitcast %struct.word** %word12 to i8*, !dbg !70
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %14), !dbg !70
  call void @llvm.dbg.declare(metadata %struct.word** %word12, metadata !28, metadata !DIExpression()), !dbg !71
  %15 = load %struct.word*, %struct.word** %words, align 8, !dbg !72
  store %struct.word* %15, %struct.word** %word12, align 8, !dbg !71
  br label %for.cond, !dbg !70

for.cond:
  %16 = load %struct.word*, %struct.word** %word12, align 8, !dbg !73
  %tobool13 = icmp ne %struct.word* %16, null, !dbg !75
  br i1 %tobool13, label %for.body, label %for.cond.cleanup, !dbg !75

for.cond.cleanup:
  store i32 4, i32* %cleanup.dest.slot, align 4
  %17 = bitcast %struct.word** %word12 to i8*, !dbg !76
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %17), !dbg !76
  br label %for.end

for.body:
  %18 = load %struct.word*, %struct.word** %word12, align 8, !dbg !77
  %text14 = getelementptr inbounds %struct.word, %struct.word* %18, i32 0, i32 0, !dbg !78
  %19 = load i8*, i8** %text14, align 8, !dbg !78
  %call15 = call i32 @puts(i8* noundef %19), !dbg !79
  br label %for.inc, !dbg !79

for.inc:
  %20 = load %struct.word*, %struct.word** %word12, align 8, !dbg !80
  %next16 = getelementptr inbounds %struct.word, %struct.word* %20, i32 0, i32 1, !dbg !81
  %21 = load %struct.word*, %struct.word** %next16, align 8, !dbg !81
  store %struct.word* %21, %struct.word** %word12, align 8, !dbg !82
  br label %for.cond, !dbg !76, !llvm.loop !83

for.end:
  store i32 0, i32* %retval, align 4, !dbg !85
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup18, !dbg !85

cleanup18:
  %22 = bitcast [64 x i8]* %line to i8*, !dbg !86
  call void @llvm.lifetime.end.p0i8(i64 64, i8* %22), !dbg !86
  %23 = bitcast %struct.word** %words to i8*, !dbg !86
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %23), !dbg !86
  %24 = load i32, i32* %retval, align 4, !dbg !86
  ret i32 %24, !dbg !86
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__isoc99_scanf(i8* noundef, ...)

declare noalias i8* @malloc(i64 noundef)

declare i64 @strlen(i8* noundef)

declare i8* @strcpy(i8* noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !87 i32 @puts(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "texts_in_list_unsafe.c", directory: ".")
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
!28 = !DILocalVariable(name: "word", scope: !29, file: !1, line: 26, type: !15)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 26, column: 5)
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
!45 = !DILocation(line: 19, column: 36, scope: !27)
!46 = !DILocation(line: 19, column: 29, scope: !27)
!47 = !DILocation(line: 19, column: 22, scope: !27)
!48 = !DILocation(line: 19, column: 9, scope: !27)
!49 = !DILocation(line: 19, column: 15, scope: !27)
!50 = !DILocation(line: 19, column: 20, scope: !27)
!51 = !DILocation(line: 20, column: 14, scope: !52)
!52 = distinct !DILexicalBlock(scope: !27, file: !1, line: 20, column: 13)
!53 = !DILocation(line: 20, column: 20, scope: !52)
!54 = !DILocation(line: 20, column: 13, scope: !27)
!55 = !DILocation(line: 21, column: 13, scope: !52)
!56 = !DILocation(line: 22, column: 16, scope: !27)
!57 = !DILocation(line: 22, column: 22, scope: !27)
!58 = !DILocation(line: 22, column: 28, scope: !27)
!59 = !DILocation(line: 22, column: 9, scope: !27)
!60 = !DILocation(line: 23, column: 22, scope: !27)
!61 = !DILocation(line: 23, column: 9, scope: !27)
!62 = !DILocation(line: 23, column: 15, scope: !27)
!63 = !DILocation(line: 23, column: 20, scope: !27)
!64 = !DILocation(line: 24, column: 17, scope: !27)
!65 = !DILocation(line: 24, column: 15, scope: !27)
!66 = !DILocation(line: 25, column: 5, scope: !9)
!67 = distinct !{!67, !34, !66, !68, !69}
!68 = !{!"llvm.loop.mustprogress"}
!69 = !{!"llvm.loop.unroll.disable"}
!70 = !DILocation(line: 26, column: 10, scope: !29)
!71 = !DILocation(line: 26, column: 23, scope: !29)
!72 = !DILocation(line: 26, column: 30, scope: !29)
!73 = !DILocation(line: 26, column: 37, scope: !74)
!74 = distinct !DILexicalBlock(scope: !29, file: !1, line: 26, column: 5)
!75 = !DILocation(line: 26, column: 5, scope: !29)
!76 = !DILocation(line: 26, column: 5, scope: !74)
!77 = !DILocation(line: 27, column: 14, scope: !74)
!78 = !DILocation(line: 27, column: 20, scope: !74)
!79 = !DILocation(line: 27, column: 9, scope: !74)
!80 = !DILocation(line: 26, column: 50, scope: !74)
!81 = !DILocation(line: 26, column: 56, scope: !74)
!82 = !DILocation(line: 26, column: 48, scope: !74)
!83 = distinct !{!83, !75, !84, !68, !69}
!84 = !DILocation(line: 27, column: 24, scope: !29)
!85 = !DILocation(line: 28, column: 5, scope: !9)
!86 = !DILocation(line: 29, column: 1, scope: !9)
!87 = !DISubprogram(name: "puts", scope: !88, file: !88, line: 661, type: !89, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !93)
!88 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!89 = !DISubroutineType(types: !90)
!90 = !{!12, !91}
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!92 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!93 = !{}
