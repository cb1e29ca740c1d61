source_filename = "list_deleted_then_exit_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.entry = type { i32, %struct.entry* }

@.str = private unnamed_addr constant [4 x i8] c"%i\0A\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %head = alloca %struct.entry*, align 8
  %e = alloca %struct.entry*, align 8
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.entry** %head to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !23
  call void @llvm.dbg.declare(metadata %struct.entry** %head, metadata !14, metadata !DIExpression()), !dbg !24
  store %struct.entry* null, %struct.entry** %head, align 8, !dbg !24
  %1 = bitcast %struct.entry** %e to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !23
  call void @llvm.dbg.declare(metadata %struct.entry** %e, metadata !20, metadata !DIExpression()), !dbg !25
  %2 = bitcast i32* %i to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !26
  call void @llvm.dbg.declare(metadata i32* %i, metadata !21, metadata !DIExpression()), !dbg !27
  store i32 0, i32* %i, align 4, !dbg !27
  br label %for.cond, !dbg !26

for.cond:
  %3 = load i32, i32* %i, align 4, !dbg !28
  %cmp = icmp slt i32 %3, 7, !dbg !30
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !31

for.cond.cleanup:
  %4 = bitcast i32* %i to i8*, !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !32
  br label %for.end

for.body:
  %call = call noalias i8* @malloc(i64 noundef 16), !dbg !33
  %5 = bitcast i8* %call to %struct.entry*, !dbg !33
  store %struct.entry* %5, %struct.entry** %e, align 8, !dbg !35
  %6 = load i32, i32* %i, align 4, !dbg !36
  %7 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !37
  %data = getelementptr inbounds %struct.entry, %struct.entry* %7, i32 0, i32 0, !dbg !38
  store i32 %6, i32* %data, align 8, !dbg !39
  %8 = load %struct.entry*, %struct.entry** %head, align 8, !dbg !40
  %9 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !41
  %next = getelementptr inbounds %struct.entry, %struct.entry* %9, i32 0, i32 1, !dbg !42
  store %struct.entry* %8, %struct.entry** %next, align 8, !dbg !43
  %10 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !44
  store %struct.entry* %10, %struct.entry** %head, align 8, !dbg !45
  br label %for.inc, !dbg !46

for.inc:
  %11 = load i32, i32* %i, align 4, !dbg !47
  %inc = add nsw i32 %11, 1, !dbg !47
  store i32 %inc, i32* %i, align 4, !dbg !47
  br label %for.cond, !dbg !32, !llvm.loop !48

for.end:
  br label %while.cond, !dbg !52

while.cond:
  %12 = load %struct.entry*, %struct.entry** %head, align 8, !dbg !53
  %data1 = getelementptr inbounds %struct.entry, %struct.entry* %12, i32 0, i32 0, !dbg !54
  %13 = load i32, i32* %data1, align 8, !dbg !54
  %cmp2 = icmp sgt i32 %13, 4, !dbg !55
  br i1 %cmp2, label %while.body, label %while.end, !dbg !52

while.body:
  %14 = load %struct.entry*, %struct.entry** %head, align 8, !dbg !56
  store %struct.entry* %14, %struct.entry** %e, align 8, !dbg !58
  %15 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !59
  %next3 = getelementptr inbounds %struct.entry, %struct.entry* %15, i32 0, i32 1, !dbg !60
  %16 = load %struct.entry*, %struct.entry** %next3, align 8, !dbg !60
  store %struct.entry* %16, %struct.entry** %head, align 8, !dbg !61
  %17 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !62
  %18 = bitcast %struct.entry* %17 to i8*, !dbg !62
  call void @free(i8* noundef %18), !dbg !63
  br label %while.cond, !dbg !52, !llvm.loop !64

while.end:
  %19 = load %struct.entry*, %struct.entry** %head, align 8, !dbg !66
  store %struct.entry* %19, %struct.entry** %e, align 8, !dbg !68
  br label %for.cond4, !dbg !69

for.cond4:
  %20 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !70
  %tobool = icmp ne %struct.entry* %20, null, !dbg !72
  br i1 %tobool, label %for.body5, label %for.end10, !dbg !72

for.body5:
  %21 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !73
  %data6 = getelementptr inbounds %struct.entry, %struct.entry* %21, i32 0, i32 0, !dbg !74
  %22 = load i32, i32* %data6, align 8, !dbg !74
  %call7 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %22), !dbg !75
  br label %for.inc8, !dbg !75

for.inc8:
  %23 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !76
  %next9 = getelementptr inbounds %struct.entry, %struct.entry* %23, i32 0, i32 1, !dbg !77
  %24 = load %struct.entry*, %struct.entry** %next9, align 8, !dbg !77
  store %struct.entry* %24, %struct.entry** %e, align 8, !dbg !78
  br label %for.cond4, !dbg !79, !llvm.loop !80

for.end10:
  br label %while.cond11, !dbg !82

while.cond11:
  %25 = load %struct.entry*, %struct.entry** %head, align 8, !dbg !83
  %tobool12 = icmp ne %struct.entry* %25, null, !dbg !82
  br i1 %tobool12, label %while.body13, label %while.end15, !dbg !82

while.body13:
  %26 = load %struct.entry*, %struct.entry** %head, align 8, !dbg !84
  store %struct.entry* %26, %struct.entry** %e, align 8, !dbg !86
  %27 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !87
  %next14 = getelementptr inbounds %struct.entry, %struct.entry* %27, i32 0, i32 1, !dbg !88
  %28 = load %struct.entry*, %struct.entry** %next14, align 8, !dbg !88
  store %struct.entry* %28, %struct.entry** %head, align 8, !dbg !89
  %29 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !90
  %30 = bitcast %struct.entry* %29 to i8*, !dbg !90
  call void @free(i8* noundef %30), !dbg !91
  br label %while.cond11, !dbg !82, !llvm.loop !92

while.end15:
  call void @exit(i32 noundef 0), !dbg !94
  unreachable, !dbg !94
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @free(i8* noundef)

declare i32 @printf(i8* noundef, ...)

declare void @exit(i32 noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list_deleted_then_exit_safe.c", directory: ".")
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
!13 = !{!14, !20, !21}
!14 = !DILocalVariable(name: "head", scope: !9, file: !1, line: 6, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "entry", file: !1, line: 4, size: 128, elements: !17)
!17 = !{!18, !19}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !16, file: !1, line: 4, baseType: !12, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !1, line: 4, baseType: !15, size: 64, offset: 64)
!20 = !DILocalVariable(name: "e", scope: !9, file: !1, line: 6, type: !15)
!21 = !DILocalVariable(name: "i", scope: !22, file: !1, line: 7, type: !12)
!22 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 3)
!23 = !DILocation(line: 6, column: 3, scope: !9)
!24 = !DILocation(line: 6, column: 17, scope: !9)
!25 = !DILocation(line: 6, column: 31, scope: !9)
!26 = !DILocation(line: 7, column: 8, scope: !22)
!27 = !DILocation(line: 7, column: 12, scope: !22)
!28 = !DILocation(line: 7, column: 19, scope: !29)
!29 = distinct !DILexicalBlock(scope: !22, file: !1, line: 7, column: 3)
!30 = !DILocation(line: 7, column: 21, scope: !29)
!31 = !DILocation(line: 7, column: 3, scope: !22)
!32 = !DILocation(line: 7, column: 3, scope: !29)
!33 = !DILocation(line: 8, column: 9, scope: !34)
!34 = distinct !DILexicalBlock(scope: !29, file: !1, line: 7, column: 31)
!35 = !DILocation(line: 8, column: 7, scope: !34)
!36 = !DILocation(line: 9, column: 15, scope: !34)
!37 = !DILocation(line: 9, column: 5, scope: !34)
!38 = !DILocation(line: 9, column: 8, scope: !34)
!39 = !DILocation(line: 9, column: 13, scope: !34)
!40 = !DILocation(line: 10, column: 15, scope: !34)
!41 = !DILocation(line: 10, column: 5, scope: !34)
!42 = !DILocation(line: 10, column: 8, scope: !34)
!43 = !DILocation(line: 10, column: 13, scope: !34)
!44 = !DILocation(line: 11, column: 12, scope: !34)
!45 = !DILocation(line: 11, column: 10, scope: !34)
!46 = !DILocation(line: 12, column: 3, scope: !34)
!47 = !DILocation(line: 7, column: 27, scope: !29)
!48 = distinct !{!48, !31, !49, !50, !51}
!49 = !DILocation(line: 12, column: 3, scope: !22)
!50 = !{!"llvm.loop.mustprogress"}
!51 = !{!"llvm.loop.unroll.disable"}
!52 = !DILocation(line: 13, column: 3, scope: !9)
!53 = !DILocation(line: 13, column: 10, scope: !9)
!54 = !DILocation(line: 13, column: 16, scope: !9)
!55 = !DILocation(line: 13, column: 21, scope: !9)
!56 = !DILocation(line: 14, column: 9, scope: !57)
!57 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 26)
!58 = !DILocation(line: 14, column: 7, scope: !57)
!59 = !DILocation(line: 15, column: 12, scope: !57)
!60 = !DILocation(line: 15, column: 15, scope: !57)
!61 = !DILocation(line: 15, column: 10, scope: !57)
!62 = !DILocation(line: 16, column: 10, scope: !57)
!63 = !DILocation(line: 16, column: 5, scope: !57)
!64 = distinct !{!64, !52, !65, !50, !51}
!65 = !DILocation(line: 17, column: 3, scope: !9)
!66 = !DILocation(line: 18, column: 12, scope: !67)
!67 = distinct !DILexicalBlock(scope: !9, file: !1, line: 18, column: 3)
!68 = !DILocation(line: 18, column: 10, scope: !67)
!69 = !DILocation(line: 18, column: 8, scope: !67)
!70 = !DILocation(line: 18, column: 18, scope: !71)
!71 = distinct !DILexicalBlock(scope: !67, file: !1, line: 18, column: 3)
!72 = !DILocation(line: 18, column: 3, scope: !67)
!73 = !DILocation(line: 18, column: 49, scope: !71)
!74 = !DILocation(line: 18, column: 52, scope: !71)
!75 = !DILocation(line: 18, column: 34, scope: !71)
!76 = !DILocation(line: 18, column: 25, scope: !71)
!77 = !DILocation(line: 18, column: 28, scope: !71)
!78 = !DILocation(line: 18, column: 23, scope: !71)
!79 = !DILocation(line: 18, column: 3, scope: !71)
!80 = distinct !{!80, !72, !81, !50, !51}
!81 = !DILocation(line: 18, column: 56, scope: !67)
!82 = !DILocation(line: 19, column: 3, scope: !9)
!83 = !DILocation(line: 19, column: 10, scope: !9)
!84 = !DILocation(line: 20, column: 9, scope: !85)
!85 = distinct !DILexicalBlock(scope: !9, file: !1, line: 19, column: 16)
!86 = !DILocation(line: 20, column: 7, scope: !85)
!87 = !DILocation(line: 21, column: 12, scope: !85)
!88 = !DILocation(line: 21, column: 15, scope: !85)
!89 = !DILocation(line: 21, column: 10, scope: !85)
!90 = !DILocation(line: 22, column: 10, scope: !85)
!91 = !DILocation(line: 22, column: 5, scope: !85)
!92 = distinct !{!92, !82, !93, !50, !51}
!93 = !DILocation(line: 23, column: 3, scope: !9)
!94 = !DILocation(line: 24, column: 3, scope: !9)
