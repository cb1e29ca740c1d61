source_filename = "lists_kept_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.line = type { %struct.word*, %struct.line* }
%struct.word = type { i32, %struct.word* }

@lines = internal global %struct.line* null, align 8, !dbg !0

define dso_local i32 @main() !dbg !23 {
entry:
  %retval = alloca i32, align 4
  %line = alloca %struct.line*, align 8
  %word = alloca %struct.word*, align 8
  store i32 0, i32* %retval, align 4
  br label %while.cond, !dbg !31

while.cond:
  %call = call i32 @nondet_int(), !dbg !32
  %tobool = icmp ne i32 %call, 0, !dbg !31
  br i1 %tobool, label %while.body, label %while.end15, !dbg !31

while.body:
  %0 = bitcast %struct.line** %line to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !33
  call void @llvm.dbg.declare(metadata %struct.line** %line, metadata !27, metadata !DIExpression()), !dbg !34
  %call1 = call noalias i8* @malloc(i64 noundef 16), !dbg !35
  %1 = bitcast i8* %call1 to %struct.line*, !dbg !35
  store %struct.line* %1, %struct.line** %line, align 8, !dbg !34
  %2 = load %struct.line*, %struct.line** %line, align 8, !dbg !36
  %tobool2 = icmp ne %struct.line* %2, null, !dbg !36
  br i1 %tobool2, label %if.end, label %if.then, !dbg !38

if.then:
  call void @exit(i32 noundef 1), !dbg !39
  unreachable, !dbg !39

if.end:
  %3 = load %struct.line*, %struct.line** %line, align 8, !dbg !40
  %words = getelementptr inbounds %struct.line, %struct.line* %3, i32 0, i32 0, !dbg !41
  store %struct.word* null, %struct.word** %words, align 8, !dbg !42
  %4 = load %struct.line*, %struct.line** @lines, align 8, !dbg !43
  %5 = load %struct.line*, %struct.line** %line, align 8, !dbg !44
  %next = getelementptr inbounds %struct.line, %struct.line* %5, i32 0, i32 1, !dbg !45
  store %struct.line* %4, %struct.line** %next, align 8, !dbg !46
  %6 = load %struct.line*, %struct.line** %line, align 8, !dbg !47
  store %struct.line* %6, %struct.line** @lines, align 8, !dbg !48
  br label %while.cond3, !dbg !49

while.cond3:
  %call4 = call i32 @nondet_int(), !dbg !50
  %tobool5 = icmp ne i32 %call4, 0, !dbg !49
  br i1 %tobool5, label %while.body6, label %while.end, !dbg !49

while.body6:
  %7 = bitcast %struct.word** %word to i8*, !dbg !51
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %7), !dbg !51
  call void @llvm.dbg.declare(metadata %struct.word** %word, metadata !29, metadata !DIExpression()), !dbg !52
  %call7 = call noalias i8* @malloc(i64 noundef 16), !dbg !53
  %8 = bitcast i8* %call7 to %struct.word*, !dbg !53
  store %struct.word* %8, %struct.word** %word, align 8, !dbg !52
  %9 = load %struct.word*, %struct.word** %word, align 8, !dbg !54
  %tobool8 = icmp ne %struct.word* %9, null, !dbg !54
  br i1 %tobool8, label %if.end10, label %if.then9, !dbg !56

if.then9:
  call void @exit(i32 noundef 1), !dbg !57
  unreachable, !dbg !57

if.end10:
  %call11 = call i32 @nondet_int(), !dbg !58
  %10 = load %struct.word*, %struct.word** %word, align 8, !dbg !59
  %letter = getelementptr inbounds %struct.word, %struct.word* %10, i32 0, i32 0, !dbg !60
  store i32 %call11, i32* %letter, align 8, !dbg !61
  %11 = load %struct.line*, %struct.line** %line, align 8, !dbg !62
  %words12 = getelementptr inbounds %struct.line, %struct.line* %11, i32 0, i32 0, !dbg !63
  %12 = load %struct.word*, %struct.word** %words12, align 8, !dbg !63
  %13 = load %struct.word*, %struct.word** %word, align 8, !dbg !64
  %next13 = getelementptr inbounds %struct.word, %struct.word* %13, i32 0, i32 1, !dbg !65
  store %struct.word* %12, %struct.word** %next13, align 8, !dbg !66
  %14 = load %struct.word*, %struct.word** %word, align 8, !dbg !67
  %15 = load %struct.line*, %struct.line** %line, align 8, !dbg !68
  %words14 = getelementptr inbounds %struct.line, %struct.line* %15, i32 0, i32 0, !dbg !69
  store %struct.word* %14, %struct.word** %words14, align 8, !dbg !70
  %16 = bitcast %struct.word** %word to i8*, !dbg !71
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %16), !dbg !71
  br label %while.cond3, !dbg !49, !llvm.loop !72

while.end:
  %17 = bitcast %struct.line** %line to i8*, !dbg !75
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %17), !dbg !75
  br label %while.cond, !dbg !31, !llvm.loop !76

while.end15:
  ret i32 0, !dbg !77
}

declare !dbg !78 i32 @nondet_int()

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare void @exit(i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lines", scope: !2, file: !3, line: 16, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lists_kept_safe.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "line", file: !3, line: 11, size: 128, elements: !7)
!7 = !{!8, !15}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "words", scope: !6, file: !3, line: 12, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "word", file: !3, line: 6, size: 128, elements: !11)
!11 = !{!12, !14}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "letter", scope: !10, file: !3, line: 7, baseType: !13, size: 32)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !10, file: !3, line: 8, baseType: !9, size: 64, offset: 64)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !6, file: !3, line: 13, baseType: !5, size: 64, offset: 64)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 7, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 1}

!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !24, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !26)
!24 = !DISubroutineType(types: !25)
!25 = !{!13}
!26 = !{!27, !29}
!27 = !DILocalVariable(name: "line", scope: !28, file: !3, line: 20, type: !5)
!28 = distinct !DILexicalBlock(scope: !23, file: !3, line: 19, column: 24)
!29 = !DILocalVariable(name: "word", scope: !30, file: !3, line: 26, type: !9)
!30 = distinct !DILexicalBlock(scope: !28, file: !3, line: 25, column: 26)
!31 = !DILocation(line: 19, column: 3, scope: !23)
!32 = !DILocation(line: 19, column: 10, scope: !23)
!33 = !DILocation(line: 20, column: 5, scope: !28)
!34 = !DILocation(line: 20, column: 18, scope: !28)
!35 = !DILocation(line: 20, column: 25, scope: !28)
!36 = !DILocation(line: 21, column: 10, scope: !37)
!37 = distinct !DILexicalBlock(scope: !28, file: !3, line: 21, column: 9)
!38 = !DILocation(line: 21, column: 9, scope: !28)
!39 = !DILocation(line: 21, column: 16, scope: !37)
!40 = !DILocation(line: 22, column: 5, scope: !28)
!41 = !DILocation(line: 22, column: 11, scope: !28)
!42 = !DILocation(line: 22, column: 17, scope: !28)
!43 = !DILocation(line: 23, column: 18, scope: !28)
!44 = !DILocation(line: 23, column: 5, scope: !28)
!45 = !DILocation(line: 23, column: 11, scope: !28)
!46 = !DILocation(line: 23, column: 16, scope: !28)
!47 = !DILocation(line: 24, column: 13, scope: !28)
!48 = !DILocation(line: 24, column: 11, scope: !28)
!49 = !DILocation(line: 25, column: 5, scope: !28)
!50 = !DILocation(line: 25, column: 12, scope: !28)
!51 = !DILocation(line: 26, column: 7, scope: !30)
!52 = !DILocation(line: 26, column: 20, scope: !30)
!53 = !DILocation(line: 26, column: 27, scope: !30)
!54 = !DILocation(line: 27, column: 12, scope: !55)
!55 = distinct !DILexicalBlock(scope: !30, file: !3, line: 27, column: 11)
!56 = !DILocation(line: 27, column: 11, scope: !30)
!57 = !DILocation(line: 27, column: 18, scope: !55)
!58 = !DILocation(line: 28, column: 22, scope: !30)
!59 = !DILocation(line: 28, column: 7, scope: !30)
!60 = !DILocation(line: 28, column: 13, scope: !30)
!61 = !DILocation(line: 28, column: 20, scope: !30)
!62 = !DILocation(line: 29, column: 20, scope: !30)
!63 = !DILocation(line: 29, column: 26, scope: !30)
!64 = !DILocation(line: 29, column: 7, scope: !30)
!65 = !DILocation(line: 29, column: 13, scope: !30)
!66 = !DILocation(line: 29, column: 18, scope: !30)
!67 = !DILocation(line: 30, column: 21, scope: !30)
!68 = !DILocation(line: 30, column: 7, scope: !30)
!69 = !DILocation(line: 30, column: 13, scope: !30)
!70 = !DILocation(line: 30, column: 19, scope: !30)
!71 = !DILocation(line: 31, column: 5, scope: !28)
!72 = distinct !{!72, !49, !71, !73, !74}
!73 = !{!"llvm.loop.mustprogress"}
!74 = !{!"llvm.loop.unroll.disable"}
!75 = !DILocation(line: 32, column: 3, scope: !23)
!76 = distinct !{!76, !31, !75, !73, !74}
!77 = !DILocation(line: 33, column: 3, scope: !23)
!78 = !DISubprogram(name: "nondet_int", scope: !3, file: !3, line: 4, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !79)
!79 = !{}
