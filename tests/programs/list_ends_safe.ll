source_filename = "list_ends_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node*, %struct.node* }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %first = alloca %struct.node*, align 8
  %node = alloca %struct.node*, align 8
  %next10 = alloca %struct.node*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.node** %first to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata %struct.node** %first, metadata !14, metadata !DIExpression()), !dbg !25
  store %struct.node* null, %struct.node** %first, align 8, !dbg !25
  br label %while.cond, !dbg !26

while.cond:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !27
  %tobool = icmp ne i32 %call, 0, !dbg !26
  br i1 %tobool, label %while.body, label %while.end, !dbg !26

while.body:
  %1 = bitcast %struct.node** %node to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !28
  call void @llvm.dbg.declare(metadata %struct.node** %node, metadata !20, metadata !DIExpression()), !dbg !29
  %call1 = call noalias i8* @malloc(i64 noundef 16), !dbg !30
  %2 = bitcast i8* %call1 to %struct.node*, !dbg !30
  store %struct.node* %2, %struct.node** %node, align 8, !dbg !29
  %3 = load %struct.node*, %struct.node** %node, align 8, !dbg !31
  %tobool2 = icmp ne %struct.node* %3, null, !dbg !31
  br i1 %tobool2, label %if.end, label %if.then, !dbg !33

if.then:
  call void @abort(), !dbg !34
  unreachable, !dbg !34

if.end:
  %4 = load %struct.node*, %struct.node** %node, align 8, !dbg !35
  %previous = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 1, !dbg !36
  store %struct.node* null, %struct.node** %previous, align 8, !dbg !37
  %5 = load %struct.node*, %struct.node** %first, align 8, !dbg !38
  %6 = load %struct.node*, %struct.node** %node, align 8, !dbg !39
  %next = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 0, !dbg !40
  store %struct.node* %5, %struct.node** %next, align 8, !dbg !41
  %7 = load %struct.node*, %struct.node** %first, align 8, !dbg !42
  %tobool3 = icmp ne %struct.node* %7, null, !dbg !42
  br i1 %tobool3, label %if.then4, label %if.end6, !dbg !44

if.then4:
  %8 = load %struct.node*, %struct.node** %node, align 8, !dbg !45
  %9 = load %struct.node*, %struct.node** %first, align 8, !dbg !46
  %previous5 = getelementptr inbounds %struct.node, %struct.node* %9, i32 0, i32 1, !dbg !47
  store %struct.node* %8, %struct.node** %previous5, align 8, !dbg !48
  br label %if.end6, !dbg !46

if.end6:
  %10 = load %struct.node*, %struct.node** %node, align 8, !dbg !49
  store %struct.node* %10, %struct.node** %first, align 8, !dbg !50
  %11 = bitcast %struct.node** %node to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !51
  br label %while.cond, !dbg !26, !llvm.loop !52

while.end:
  br label %while.cond7, !dbg !55

while.cond7:
  %12 = load %struct.node*, %struct.node** %first, align 8, !dbg !56
  %tobool8 = icmp ne %struct.node* %12, null, !dbg !55
  br i1 %tobool8, label %while.body9, label %while.end16, !dbg !55

while.body9:
  %13 = bitcast %struct.node** %next10 to i8*, !dbg !57
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %13), !dbg !57
  call void @llvm.dbg.declare(metadata %struct.node** %next10, metadata !22, metadata !DIExpression()), !dbg !58
  %14 = load %struct.node*, %struct.node** %first, align 8, !dbg !59
  %next11 = getelementptr inbounds %struct.node, %struct.node* %14, i32 0, i32 0, !dbg !60
  %15 = load %struct.node*, %struct.node** %next11, align 8, !dbg !60
  store %struct.node* %15, %struct.node** %next10, align 8, !dbg !58
  %16 = load %struct.node*, %struct.node** %next10, align 8, !dbg !61
  %tobool12 = icmp ne %struct.node* %16, null, !dbg !61
  br i1 %tobool12, label %if.then13, label %if.end15, !dbg !63

if.then13:
  %17 = load %struct.node*, %struct.node** %next10, align 8, !dbg !64
  %previous14 = getelementptr inbounds %struct.node, %struct.node* %17, i32 0, i32 1, !dbg !65
  store %struct.node* null, %struct.node** %previous14, align 8, !dbg !66
  br label %if.end15, !dbg !64

if.end15:
  %18 = load %struct.node*, %struct.node** %first, align 8, !dbg !67
  %19 = bitcast %struct.node* %18 to i8*, !dbg !67
  call void @free(i8* noundef %19), !dbg !68
  %20 = load %struct.node*, %struct.node** %next10, align 8, !dbg !69
  store %struct.node* %20, %struct.node** %first, align 8, !dbg !70
  %21 = bitcast %struct.node** %next10 to i8*, !dbg !71
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %21), !dbg !71
  br label %while.cond7, !dbg !55, !llvm.loop !72

while.end16:
  %22 = bitcast %struct.node** %first to i8*, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %22), !dbg !73
  ret i32 0, !dbg !74
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare noalias i8* @malloc(i64 noundef)

declare void @abort()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list_ends_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !10, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !20, !22}
!14 = !DILocalVariable(name: "first", scope: !9, file: !1, line: 11, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 6, size: 128, elements: !17)
!17 = !{!18, !19}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !1, line: 7, baseType: !15, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "previous", scope: !16, file: !1, line: 7, baseType: !15, size: 64, offset: 64)
!20 = !DILocalVariable(name: "node", scope: !21, file: !1, line: 13, type: !15)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 35)
!22 = !DILocalVariable(name: "next", scope: !23, file: !1, line: 21, type: !15)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 20, column: 17)
!24 = !DILocation(line: 11, column: 3, scope: !9)
!25 = !DILocation(line: 11, column: 16, scope: !9)
!26 = !DILocation(line: 12, column: 3, scope: !9)
!27 = !DILocation(line: 12, column: 10, scope: !9)
!28 = !DILocation(line: 13, column: 5, scope: !21)
!29 = !DILocation(line: 13, column: 18, scope: !21)
!30 = !DILocation(line: 13, column: 25, scope: !21)
!31 = !DILocation(line: 14, column: 10, scope: !32)
!32 = distinct !DILexicalBlock(scope: !21, file: !1, line: 14, column: 9)
!33 = !DILocation(line: 14, column: 9, scope: !21)
!34 = !DILocation(line: 14, column: 16, scope: !32)
!35 = !DILocation(line: 15, column: 5, scope: !21)
!36 = !DILocation(line: 15, column: 11, scope: !21)
!37 = !DILocation(line: 15, column: 20, scope: !21)
!38 = !DILocation(line: 16, column: 18, scope: !21)
!39 = !DILocation(line: 16, column: 5, scope: !21)
!40 = !DILocation(line: 16, column: 11, scope: !21)
!41 = !DILocation(line: 16, column: 16, scope: !21)
!42 = !DILocation(line: 17, column: 9, scope: !43)
!43 = distinct !DILexicalBlock(scope: !21, file: !1, line: 17, column: 9)
!44 = !DILocation(line: 17, column: 9, scope: !21)
!45 = !DILocation(line: 17, column: 34, scope: !43)
!46 = !DILocation(line: 17, column: 16, scope: !43)
!47 = !DILocation(line: 17, column: 23, scope: !43)
!48 = !DILocation(line: 17, column: 32, scope: !43)
!49 = !DILocation(line: 18, column: 13, scope: !21)
!50 = !DILocation(line: 18, column: 11, scope: !21)
!51 = !DILocation(line: 19, column: 3, scope: !9)
!52 = distinct !{!52, !26, !51, !53, !54}
!53 = !{!"llvm.loop.mustprogress"}
!54 = !{!"llvm.loop.unroll.disable"}
!55 = !DILocation(line: 20, column: 3, scope: !9)
!56 = !DILocation(line: 20, column: 10, scope: !9)
!57 = !DILocation(line: 21, column: 5, scope: !23)
!58 = !DILocation(line: 21, column: 18, scope: !23)
!59 = !DILocation(line: 21, column: 25, scope: !23)
!60 = !DILocation(line: 21, column: 32, scope: !23)
!61 = !DILocation(line: 22, column: 9, scope: !62)
!62 = distinct !DILexicalBlock(scope: !23, file: !1, line: 22, column: 9)
!63 = !DILocation(line: 22, column: 9, scope: !23)
!64 = !DILocation(line: 22, column: 15, scope: !62)
!65 = !DILocation(line: 22, column: 21, scope: !62)
!66 = !DILocation(line: 22, column: 30, scope: !62)
!67 = !DILocation(line: 23, column: 10, scope: !23)
!68 = !DILocation(line: 23, column: 5, scope: !23)
!69 = !DILocation(line: 24, column: 13, scope: !23)
!70 = !DILocation(line: 24, column: 11, scope: !23)
!71 = !DILocation(line: 25, column: 3, scope: !9)
!72 = distinct !{!72, !55, !71, !53, !54}
!73 = !DILocation(line: 27, column: 1, scope: !9)
!74 = !DILocation(line: 26, column: 3, scope: !9)
