source_filename = "single_run_list_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %list = alloca %struct.node*, align 8
  %i = alloca i32, align 4
  %n = alloca %struct.node*, align 8
  %n4 = alloca %struct.node*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.node** %list to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !29
  call void @llvm.dbg.declare(metadata %struct.node** %list, metadata !16, metadata !DIExpression()), !dbg !30
  store %struct.node* null, %struct.node** %list, align 8, !dbg !30
  %1 = bitcast i32* %i to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !31
  call void @llvm.dbg.declare(metadata i32* %i, metadata !22, metadata !DIExpression()), !dbg !32
  store i32 0, i32* %i, align 4, !dbg !32
  br label %for.cond, !dbg !31

for.cond:
  %2 = load i32, i32* %i, align 4, !dbg !33
  %cmp = icmp slt i32 %2, 40, !dbg !34
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !35

for.cond.cleanup:
  %3 = bitcast i32* %i to i8*, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %3), !dbg !36
  br label %for.end

for.body:
  %4 = bitcast %struct.node** %n to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !37
  call void @llvm.dbg.declare(metadata %struct.node** %n, metadata !24, metadata !DIExpression()), !dbg !38
  %call = call noalias i8* @malloc(i64 noundef 16), !dbg !39
  %5 = bitcast i8* %call to %struct.node*, !dbg !39
  store %struct.node* %5, %struct.node** %n, align 8, !dbg !38
  %6 = load i32, i32* %i, align 4, !dbg !40
  %7 = load %struct.node*, %struct.node** %n, align 8, !dbg !41
  %value = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 0, !dbg !42
  store i32 %6, i32* %value, align 8, !dbg !43
  %8 = load %struct.node*, %struct.node** %list, align 8, !dbg !44
  %9 = load %struct.node*, %struct.node** %n, align 8, !dbg !45
  %next = getelementptr inbounds %struct.node, %struct.node* %9, i32 0, i32 1, !dbg !46
  store %struct.node* %8, %struct.node** %next, align 8, !dbg !47
  %10 = load %struct.node*, %struct.node** %n, align 8, !dbg !48
  store %struct.node* %10, %struct.node** %list, align 8, !dbg !49
  %11 = bitcast %struct.node** %n to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !50
  br label %for.inc, !dbg !51

for.inc:
  %12 = load i32, i32* %i, align 4, !dbg !52
  %inc = add nsw i32 %12, 1, !dbg !52
  store i32 %inc, i32* %i, align 4, !dbg !52
  br label %for.cond, !dbg !36, !llvm.loop !53

for.end:
  br label %while.cond, !dbg !57

while.cond:
  %13 = load %struct.node*, %struct.node** %list, align 8, !dbg !58
  %cmp1 = icmp ne %struct.node* %13, null, !dbg !59
  br i1 %cmp1, label %land.rhs, label %land.end, !dbg !60

land.rhs:
  %14 = load %struct.node*, %struct.node** %list, align 8, !dbg !61
  %value2 = getelementptr inbounds %struct.node, %struct.node* %14, i32 0, i32 0, !dbg !62
  %15 = load i32, i32* %value2, align 8, !dbg !62
  %cmp3 = icmp sgt i32 %15, 0, !dbg !63
  br label %land.end

land.end:
  %16 = phi i1 [ false, %while.cond ], [ %cmp3, %land.rhs ], !dbg !64
  br i1 %16, label %while.body, label %while.end, !dbg !57

while.body:
  %17 = bitcast %struct.node** %n4 to i8*, !dbg !65
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %17), !dbg !65
  call void @llvm.dbg.declare(metadata %struct.node** %n4, metadata !27, metadata !DIExpression()), !dbg !66
  %18 = load %struct.node*, %struct.node** %list, align 8, !dbg !67
  %next5 = getelementptr inbounds %struct.node, %struct.node* %18, i32 0, i32 1, !dbg !68
  %19 = load %struct.node*, %struct.node** %next5, align 8, !dbg !68
  store %struct.node* %19, %struct.node** %n4, align 8, !dbg !66
  %20 = load %struct.node*, %struct.node** %list, align 8, !dbg !69
  %21 = bitcast %struct.node* %20 to i8*, !dbg !69
  call void @free(i8* noundef %21), !dbg !70
  %22 = load %struct.node*, %struct.node** %n4, align 8, !dbg !71
  store %struct.node* %22, %struct.node** %list, align 8, !dbg !72
  %23 = bitcast %struct.node** %n4 to i8*, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %23), !dbg !73
  br label %while.cond, !dbg !57, !llvm.loop !74

while.end:
  %24 = load %struct.node*, %struct.node** %list, align 8, !dbg !75
  %25 = bitcast %struct.node* %24 to i8*, !dbg !75
  call void @free(i8* noundef %25), !dbg !76
  %26 = bitcast %struct.node** %list to i8*, !dbg !77
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %26), !dbg !77
  ret i32 0, !dbg !78
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "single_run_list_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !22, !24, !27}
!16 = !DILocalVariable(name: "list", scope: !11, file: !1, line: 5, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 3, size: 128, elements: !19)
!19 = !{!20, !21}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !18, file: !1, line: 3, baseType: !14, size: 32)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !18, file: !1, line: 3, baseType: !17, size: 64, offset: 64)
!22 = !DILocalVariable(name: "i", scope: !23, file: !1, line: 6, type: !14)
!23 = distinct !DILexicalBlock(scope: !11, file: !1, line: 6, column: 3)
!24 = !DILocalVariable(name: "n", scope: !25, file: !1, line: 7, type: !17)
!25 = distinct !DILexicalBlock(scope: !26, file: !1, line: 6, column: 32)
!26 = distinct !DILexicalBlock(scope: !23, file: !1, line: 6, column: 3)
!27 = !DILocalVariable(name: "n", scope: !28, file: !1, line: 13, type: !17)
!28 = distinct !DILexicalBlock(scope: !11, file: !1, line: 12, column: 43)
!29 = !DILocation(line: 5, column: 3, scope: !11)
!30 = !DILocation(line: 5, column: 16, scope: !11)
!31 = !DILocation(line: 6, column: 8, scope: !23)
!32 = !DILocation(line: 6, column: 12, scope: !23)
!33 = !DILocation(line: 6, column: 19, scope: !26)
!34 = !DILocation(line: 6, column: 21, scope: !26)
!35 = !DILocation(line: 6, column: 3, scope: !23)
!36 = !DILocation(line: 6, column: 3, scope: !26)
!37 = !DILocation(line: 7, column: 5, scope: !25)
!38 = !DILocation(line: 7, column: 18, scope: !25)
!39 = !DILocation(line: 7, column: 22, scope: !25)
!40 = !DILocation(line: 8, column: 16, scope: !25)
!41 = !DILocation(line: 8, column: 5, scope: !25)
!42 = !DILocation(line: 8, column: 8, scope: !25)
!43 = !DILocation(line: 8, column: 14, scope: !25)
!44 = !DILocation(line: 9, column: 15, scope: !25)
!45 = !DILocation(line: 9, column: 5, scope: !25)
!46 = !DILocation(line: 9, column: 8, scope: !25)
!47 = !DILocation(line: 9, column: 13, scope: !25)
!48 = !DILocation(line: 10, column: 12, scope: !25)
!49 = !DILocation(line: 10, column: 10, scope: !25)
!50 = !DILocation(line: 11, column: 3, scope: !26)
!51 = !DILocation(line: 11, column: 3, scope: !25)
!52 = !DILocation(line: 6, column: 28, scope: !26)
!53 = distinct !{!53, !35, !54, !55, !56}
!54 = !DILocation(line: 11, column: 3, scope: !23)
!55 = !{!"llvm.loop.mustprogress"}
!56 = !{!"llvm.loop.unroll.disable"}
!57 = !DILocation(line: 12, column: 3, scope: !11)
!58 = !DILocation(line: 12, column: 10, scope: !11)
!59 = !DILocation(line: 12, column: 15, scope: !11)
!60 = !DILocation(line: 12, column: 23, scope: !11)
!61 = !DILocation(line: 12, column: 26, scope: !11)
!62 = !DILocation(line: 12, column: 32, scope: !11)
!63 = !DILocation(line: 12, column: 38, scope: !11)
!64 = !DILocation(line: 0, scope: !11)
!65 = !DILocation(line: 13, column: 5, scope: !28)
!66 = !DILocation(line: 13, column: 18, scope: !28)
!67 = !DILocation(line: 13, column: 22, scope: !28)
!68 = !DILocation(line: 13, column: 28, scope: !28)
!69 = !DILocation(line: 14, column: 10, scope: !28)
!70 = !DILocation(line: 14, column: 5, scope: !28)
!71 = !DILocation(line: 15, column: 12, scope: !28)
!72 = !DILocation(line: 15, column: 10, scope: !28)
!73 = !DILocation(line: 16, column: 3, scope: !11)
!74 = distinct !{!74, !57, !73, !55, !56}
!75 = !DILocation(line: 17, column: 8, scope: !11)
!76 = !DILocation(line: 17, column: 3, scope: !11)
!77 = !DILocation(line: 19, column: 1, scope: !11)
!78 = !DILocation(line: 18, column: 3, scope: !11)
