source_filename = "member_after_free_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { [8 x i8], %struct.node* }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %head = alloca %struct.node*, align 8
  %c = alloca i32, align 4
  %n = alloca i32, align 4
  %x = alloca %struct.node*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %first = alloca i8*, align 8
  %x10 = alloca %struct.node*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.node** %head to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !32
  call void @llvm.dbg.declare(metadata %struct.node** %head, metadata !14, metadata !DIExpression()), !dbg !33
  store %struct.node* null, %struct.node** %head, align 8, !dbg !33
  %1 = bitcast i32* %c to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %c, metadata !24, metadata !DIExpression()), !dbg !35
  %2 = bitcast i32* %n to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %n, metadata !25, metadata !DIExpression()), !dbg !36
  store i32 0, i32* %n, align 4, !dbg !36
  br label %while.cond, !dbg !37

while.cond:
  %call = call i32 @getchar(), !dbg !38
  store i32 %call, i32* %c, align 4, !dbg !39
  %cmp = icmp ne i32 %call, -1, !dbg !40
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !41

land.rhs:
  %3 = load i32, i32* %n, align 4, !dbg !42
  %cmp1 = icmp slt i32 %3, 1000, !dbg !43
  br label %land.end

land.end:
  %4 = phi i1 [ false, %while.cond ], [ %cmp1, %land.rhs ], !dbg !44
  br i1 %4, label %while.body, label %while.end, !dbg !37

while.body:
  %5 = bitcast %struct.node** %x to i8*, !dbg !45
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %5), !dbg !45
  call void @llvm.dbg.declare(metadata %struct.node** %x, metadata !26, metadata !DIExpression()), !dbg !46
  %call2 = call noalias i8* @malloc(i64 noundef 16), !dbg !47
  %6 = bitcast i8* %call2 to %struct.node*, !dbg !47
  store %struct.node* %6, %struct.node** %x, align 8, !dbg !46
  %7 = load %struct.node*, %struct.node** %x, align 8, !dbg !48
  %tobool = icmp ne %struct.node* %7, null, !dbg !48
  br i1 %tobool, label %if.end, label %if.then, !dbg !50

if.then:
  store i32 3, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !51

if.end:
  %8 = load i32, i32* %c, align 4, !dbg !52
  %conv = trunc i32 %8 to i8, !dbg !52
  %9 = load %struct.node*, %struct.node** %x, align 8, !dbg !53
  %name = getelementptr inbounds %struct.node, %struct.node* %9, i32 0, i32 0, !dbg !54
  %arrayidx = getelementptr inbounds [8 x i8], [8 x i8]* %name, i64 0, i64 0, !dbg !53
  store i8 %conv, i8* %arrayidx, align 8, !dbg !55
  %10 = load %struct.node*, %struct.node** %x, align 8, !dbg !56
  %name3 = getelementptr inbounds %struct.node, %struct.node* %10, i32 0, i32 0, !dbg !57
  %arrayidx4 = getelementptr inbounds [8 x i8], [8 x i8]* %name3, i64 0, i64 1, !dbg !56
  store i8 0, i8* %arrayidx4, align 1, !dbg !58
  %11 = load %struct.node*, %struct.node** %head, align 8, !dbg !59
  %12 = load %struct.node*, %struct.node** %x, align 8, !dbg !60
  %next = getelementptr inbounds %struct.node, %struct.node* %12, i32 0, i32 1, !dbg !61
  store %struct.node* %11, %struct.node** %next, align 8, !dbg !62
  %13 = load %struct.node*, %struct.node** %x, align 8, !dbg !63
  store %struct.node* %13, %struct.node** %head, align 8, !dbg !64
  %14 = load i32, i32* %n, align 4, !dbg !65
  %inc = add nsw i32 %14, 1, !dbg !65
  store i32 %inc, i32* %n, align 4, !dbg !65
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !66
  br label %cleanup, !dbg !66

cleanup:
  %15 = bitcast %struct.node** %x to i8*, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !66
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 3, label %while.end
  ]

cleanup.cont:
  br label %while.cond, !dbg !37, !llvm.loop !67

while.end:
  %16 = bitcast i8** %first to i8*, !dbg !70
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %16), !dbg !70
  call void @llvm.dbg.declare(metadata i8** %first, metadata !28, metadata !DIExpression()), !dbg !71
  %17 = load %struct.node*, %struct.node** %head, align 8, !dbg !72
  %tobool5 = icmp ne %struct.node* %17, null, !dbg !72
  br i1 %tobool5, label %cond.true, label %cond.false, !dbg !72

cond.true:
  %18 = load %struct.node*, %struct.node** %head, align 8, !dbg !73
  %name6 = getelementptr inbounds %struct.node, %struct.node* %18, i32 0, i32 0, !dbg !74
  %arraydecay = getelementptr inbounds [8 x i8], [8 x i8]* %name6, i64 0, i64 0, !dbg !73
  br label %cond.end, !dbg !72

cond.false:
  br label %cond.end, !dbg !72

cond.end:
  %cond = phi i8* [ %arraydecay, %cond.true ], [ null, %cond.false ], !dbg !72
  store i8* %cond, i8** %first, align 8, !dbg !71
  br label %while.cond7, !dbg !75

while.cond7:
  %19 = load %struct.node*, %struct.node** %head, align 8, !dbg !76
  %tobool8 = icmp ne %struct.node* %19, null, !dbg !75
  br i1 %tobool8, label %while.body9, label %while.end12, !dbg !75

while.body9:
  %20 = bitcast %struct.node** %x10 to i8*, !dbg !77
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %20), !dbg !77
  call void @llvm.dbg.declare(metadata %struct.node** %x10, metadata !30, metadata !DIExpression()), !dbg !78
  %21 = load %struct.node*, %struct.node** %head, align 8, !dbg !79
  %next11 = getelementptr inbounds %struct.node, %struct.node* %21, i32 0, i32 1, !dbg !80
  %22 = load %struct.node*, %struct.node** %next11, align 8, !dbg !80
  store %struct.node* %22, %struct.node** %x10, align 8, !dbg !78
  %23 = load %struct.node*, %struct.node** %head, align 8, !dbg !81
  %24 = bitcast %struct.node* %23 to i8*, !dbg !81
  call void @free(i8* noundef %24), !dbg !82
  %25 = load %struct.node*, %struct.node** %x10, align 8, !dbg !83
  store %struct.node* %25, %struct.node** %head, align 8, !dbg !84
  %26 = bitcast %struct.node** %x10 to i8*, !dbg !85
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %26), !dbg !85
  br label %while.cond7, !dbg !75, !llvm.loop !86

while.end12:
  %27 = load i8*, i8** %first, align 8, !dbg !87
  %tobool13 = icmp ne i8* %27, null, !dbg !87
  br i1 %tobool13, label %if.then14, label %if.end17, !dbg !89

if.then14:
  %28 = load i8*, i8** %first, align 8, !dbg !90
  %arrayidx15 = getelementptr inbounds i8, i8* %28, i64 0, !dbg !90
  %29 = load i8, i8* %arrayidx15, align 1, !dbg !90
  %conv16 = sext i8 %29 to i32, !dbg !90
  store i32 %conv16, i32* %retval, align 4, !dbg !91
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup18, !dbg !91

if.end17:
  store i32 0, i32* %retval, align 4, !dbg !92
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup18, !dbg !92

cleanup18:
  %30 = bitcast i8** %first to i8*, !dbg !93
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %30), !dbg !93
  %31 = bitcast i32* %n to i8*, !dbg !93
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %31), !dbg !93
  %32 = bitcast i32* %c to i8*, !dbg !93
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %32), !dbg !93
  %33 = bitcast %struct.node** %head to i8*, !dbg !93
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %33), !dbg !93
  %34 = load i32, i32* %retval, align 4, !dbg !93
  ret i32 %34, !dbg !93

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !94 i32 @getchar()

declare noalias i8* @malloc(i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "member_after_free_unsafe.c", directory: ".")
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
!13 = !{!14, !24, !25, !26, !28, !30}
!14 = !DILocalVariable(name: "head", scope: !9, file: !1, line: 7, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 5, size: 128, elements: !17)
!17 = !{!18, !23}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !16, file: !1, line: 5, baseType: !19, size: 64)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 64, elements: !21)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !{!22}
!22 = !DISubrange(count: 8)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !1, line: 5, baseType: !15, size: 64, offset: 64)
!24 = !DILocalVariable(name: "c", scope: !9, file: !1, line: 7, type: !12)
!25 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 7, type: !12)
!26 = !DILocalVariable(name: "x", scope: !27, file: !1, line: 8, type: !15)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 46)
!28 = !DILocalVariable(name: "first", scope: !9, file: !1, line: 9, type: !29)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!30 = !DILocalVariable(name: "x", scope: !31, file: !1, line: 10, type: !15)
!31 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 16)
!32 = !DILocation(line: 7, column: 3, scope: !9)
!33 = !DILocation(line: 7, column: 16, scope: !9)
!34 = !DILocation(line: 7, column: 29, scope: !9)
!35 = !DILocation(line: 7, column: 33, scope: !9)
!36 = !DILocation(line: 7, column: 36, scope: !9)
!37 = !DILocation(line: 8, column: 3, scope: !9)
!38 = !DILocation(line: 8, column: 15, scope: !9)
!39 = !DILocation(line: 8, column: 13, scope: !9)
!40 = !DILocation(line: 8, column: 26, scope: !9)
!41 = !DILocation(line: 8, column: 33, scope: !9)
!42 = !DILocation(line: 8, column: 36, scope: !9)
!43 = !DILocation(line: 8, column: 38, scope: !9)
!44 = !DILocation(line: 0, scope: !9)
!45 = !DILocation(line: 8, column: 48, scope: !27)
!46 = !DILocation(line: 8, column: 61, scope: !27)
!47 = !DILocation(line: 8, column: 65, scope: !27)
!48 = !DILocation(line: 8, column: 89, scope: !49)
!49 = distinct !DILexicalBlock(scope: !27, file: !1, line: 8, column: 88)
!50 = !DILocation(line: 8, column: 88, scope: !27)
!51 = !DILocation(line: 8, column: 92, scope: !49)
!52 = !DILocation(line: 8, column: 112, scope: !27)
!53 = !DILocation(line: 8, column: 99, scope: !27)
!54 = !DILocation(line: 8, column: 102, scope: !27)
!55 = !DILocation(line: 8, column: 110, scope: !27)
!56 = !DILocation(line: 8, column: 115, scope: !27)
!57 = !DILocation(line: 8, column: 118, scope: !27)
!58 = !DILocation(line: 8, column: 126, scope: !27)
!59 = !DILocation(line: 8, column: 141, scope: !27)
!60 = !DILocation(line: 8, column: 131, scope: !27)
!61 = !DILocation(line: 8, column: 134, scope: !27)
!62 = !DILocation(line: 8, column: 139, scope: !27)
!63 = !DILocation(line: 8, column: 154, scope: !27)
!64 = !DILocation(line: 8, column: 152, scope: !27)
!65 = !DILocation(line: 8, column: 158, scope: !27)
!66 = !DILocation(line: 8, column: 162, scope: !9)
!67 = distinct !{!67, !37, !66, !68, !69}
!68 = !{!"llvm.loop.mustprogress"}
!69 = !{!"llvm.loop.unroll.disable"}
!70 = !DILocation(line: 9, column: 3, scope: !9)
!71 = !DILocation(line: 9, column: 9, scope: !9)
!72 = !DILocation(line: 9, column: 17, scope: !9)
!73 = !DILocation(line: 9, column: 24, scope: !9)
!74 = !DILocation(line: 9, column: 30, scope: !9)
!75 = !DILocation(line: 10, column: 3, scope: !9)
!76 = !DILocation(line: 10, column: 10, scope: !9)
!77 = !DILocation(line: 10, column: 18, scope: !31)
!78 = !DILocation(line: 10, column: 31, scope: !31)
!79 = !DILocation(line: 10, column: 35, scope: !31)
!80 = !DILocation(line: 10, column: 41, scope: !31)
!81 = !DILocation(line: 10, column: 52, scope: !31)
!82 = !DILocation(line: 10, column: 47, scope: !31)
!83 = !DILocation(line: 10, column: 66, scope: !31)
!84 = !DILocation(line: 10, column: 64, scope: !31)
!85 = !DILocation(line: 10, column: 69, scope: !9)
!86 = distinct !{!86, !75, !85, !68, !69}
!87 = !DILocation(line: 11, column: 7, scope: !88)
!88 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 7)
!89 = !DILocation(line: 11, column: 7, scope: !9)
!90 = !DILocation(line: 11, column: 26, scope: !88)
!91 = !DILocation(line: 11, column: 19, scope: !88)
!92 = !DILocation(line: 12, column: 3, scope: !9)
!93 = !DILocation(line: 13, column: 1, scope: !9)
!94 = !DISubprogram(name: "getchar", scope: !95, file: !95, line: 520, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !96)
!95 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!96 = !{}
