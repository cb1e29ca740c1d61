source_filename = "list_deleted_then_exit_unsafe.c"
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
  %8 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !40
  %next = getelementptr inbounds %struct.entry, %struct.entry* %8, i32 0, i32 1, !dbg !41
  store %struct.entry* null, %struct.entry** %next, align 8, !dbg !42
  %9 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !43
  store %struct.entry* %9, %struct.entry** %head, align 8, !dbg !44
  br label %for.inc, !dbg !45

for.inc:
  %10 = load i32, i32* %i, align 4, !dbg !46
  %inc = add nsw i32 %10, 1, !dbg !46
  store i32 %inc, i32* %i, align 4, !dbg !46
  br label %for.cond, !dbg !32, !llvm.loop !47

for.end:
  br label %while.cond, !dbg !51

while.cond:
  %11 = load %struct.entry*, %struct.entry** %head, align 8, !dbg !52
  %data1 = getelementptr inbounds %struct.entry, %struct.entry* %11, i32 0, i32 0, !dbg !53
  %12 = load i32, i32* %data1, align 8, !dbg !53
  %cmp2 = icmp sgt i32 %12, 14, !dbg !54
  br i1 %cmp2, label %while.body, label %while.end, !dbg !51

while.body:
  %13 = load %struct.entry*, %struct.entry** %head, align 8, !dbg !55
  store %struct.entry* %13, %struct.entry** %e, align 8, !dbg !57
  %14 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !58
  %next3 = getelementptr inbounds %struct.entry, %struct.entry* %14, i32 0, i32 1, !dbg !59
  %15 = load %struct.entry*, %struct.entry** %next3, align 8, !dbg !59
  store %struct.entry* %15, %struct.entry** %head, align 8, !dbg !60
  %16 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !61
  %17 = bitcast %struct.entry* %16 to i8*, !dbg !61
  call void @free(i8* noundef %17), !dbg !62
  br label %while.cond, !dbg !51, !llvm.loop !63

while.end:
  %18 = load %struct.entry*, %struct.entry** %head, align 8, !dbg !65
  store %struct.entry* %18, %struct.entry** %e, align 8, !dbg !67
  br label %for.cond4, !dbg !68

for.cond4:
  %19 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !69
  %tobool = icmp ne %struct.entry* %19, null, !dbg !71
  br i1 %tobool, label %for.body5, label %for.end10, !dbg !71

for.body5:
  %20 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !72
  %data6 = getelementptr inbounds %struct.entry, %struct.entry* %20, i32 0, i32 0, !dbg !73
  %21 = load i32, i32* %data6, align 8, !dbg !73
  %call7 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %21), !dbg !74
  br label %for.inc8, !dbg !74

for.inc8:
  %22 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !75
  %next9 = getelementptr inbounds %struct.entry, %struct.entry* %22, i32 0, i32 1, !dbg !76
  %23 = load %struct.entry*, %struct.entry** %next9, align 8, !dbg !76
  store %struct.entry* %23, %struct.entry** %e, align 8, !dbg !77
  br label %for.cond4, !dbg !78, !llvm.loop !79

for.end10:
  br label %while.cond11, !dbg !81

while.cond11:
  %24 = load %struct.entry*, %struct.entry** %head, align 8, !dbg !82
  %tobool12 = icmp ne %struct.entry* %24, null, !dbg !81
  br i1 %tobool12, label %while.body13, label %while.end15, !dbg !81

while.body13:
  %25 = load %struct.entry*, %struct.entry** %head, align 8, !dbg !83
  store %struct.entry* %25, %struct.entry** %e, align 8, !dbg !85
  %26 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !86
  %next14 = getelementptr inbounds %struct.entry, %struct.entry* %26, i32 0, i32 1, !dbg !87
  %27 = load %struct.entry*, %struct.entry** %next14, align 8, !dbg !87
  store %struct.entry* %27, %struct.entry** %head, align 8, !dbg !88
  %28 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !89
  %29 = bitcast %struct.entry* %28 to i8*, !dbg !89
  call void @free(i8* noundef %29), !dbg !90
  br label %while.cond11, !dbg !81, !llvm.loop !91

while.end15:
  call void @exit(i32 noundef 0), !dbg !93
  unreachable, !dbg !93
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
!1 = !DIFile(filename: "list_deleted_then_exit_unsafe.c", directory: ".")
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
!40 = !DILocation(line: 10, column: 5, scope: !34)
!41 = !DILocation(line: 10, column: 8, scope: !34)
!42 = !DILocation(line: 10, column: 13, scope: !34)
!43 = !DILocation(line: 11, column: 12, scope: !34)
!44 = !DILocation(line: 11, column: 10, scope: !34)
!45 = !DILocation(line: 12, column: 3, scope: !34)
!46 = !DILocation(line: 7, column: 27, scope: !29)
!47 = distinct !{!47, !31, !48, !49, !50}
!48 = !DILocation(line: 12, column: 3, scope: !22)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !{!"llvm.loop.unroll.disable"}
!51 = !DILocation(line: 13, column: 3, scope: !9)
!52 = !DILocation(line: 13, column: 10, scope: !9)
!53 = !DILocation(line: 13, column: 16, scope: !9)
!54 = !DILocation(line: 13, column: 21, scope: !9)
!55 = !DILocation(line: 14, column: 9, scope: !56)
!56 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 27)
!57 = !DILocation(line: 14, column: 7, scope: !56)
!58 = !DILocation(line: 15, column: 12, scope: !56)
!59 = !DILocation(line: 15, column: 15, scope: !56)
!60 = !DILocation(line: 15, column: 10, scope: !56)
!61 = !DILocation(line: 16, column: 10, scope: !56)
!62 = !DILocation(line: 16, column: 5, scope: !56)
!63 = distinct !{!63, !51, !64, !49, !50}
!64 = !DILocation(line: 17, column: 3, scope: !9)
!65 = !DILocation(line: 18, column: 12, scope: !66)
!66 = distinct !DILexicalBlock(scope: !9, file: !1, line: 18, column: 3)
!67 = !DILocation(line: 18, column: 10, scope: !66)
!68 = !DILocation(line: 18, column: 8, scope: !66)
!69 = !DILocation(line: 18, column: 18, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !1, line: 18, column: 3)
!71 = !DILocation(line: 18, column: 3, scope: !66)
!72 = !DILocation(line: 18, column: 49, scope: !70)
!73 = !DILocation(line: 18, column: 52, scope: !70)
!74 = !DILocation(line: 18, column: 34, scope: !70)
!75 = !DILocation(line: 18, column: 25, scope: !70)
!76 = !DILocation(line: 18, column: 28, scope: !70)
!77 = !DILocation(line: 18, column: 23, scope: !70)
!78 = !DILocation(line: 18, column: 3, scope: !70)
!79 = distinct !{!79, !71, !80, !49, !50}
!80 = !DILocation(line: 18, column: 56, scope: !66)
!81 = !DILocation(line: 19, column: 3, scope: !9)
!82 = !DILocation(line: 19, column: 10, scope: !9)
!83 = !DILocation(line: 20, column: 9, scope: !84)
!84 = distinct !DILexicalBlock(scope: !9, file: !1, line: 19, column: 16)
!85 = !DILocation(line: 20, column: 7, scope: !84)
!86 = !DILocation(line: 21, column: 12, scope: !84)
!87 = !DILocation(line: 21, column: 15, scope: !84)
!88 = !DILocation(line: 21, column: 10, scope: !84)
!89 = !DILocation(line: 22, column: 10, scope: !84)
!90 = !DILocation(line: 22, column: 5, scope: !84)
!91 = distinct !{!91, !81, !92, !49, !50}
!92 = !DILocation(line: 23, column: 3, scope: !9)
!93 = !DILocation(line: 24, column: 3, scope: !9)
