source_filename = "stack_watched_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node* }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %top = alloca %struct.node*, align 8
  %node = alloca %struct.node*, align 8
  %node8 = alloca %struct.node*, align 8
  %node17 = alloca %struct.node*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.node** %top to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !28
  call void @llvm.dbg.declare(metadata %struct.node** %top, metadata !14, metadata !DIExpression()), !dbg !29
  store %struct.node* null, %struct.node** %top, align 8, !dbg !29
  br label %while.cond, !dbg !30

while.cond:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !31
  %tobool = icmp ne i32 %call, 0, !dbg !30
  br i1 %tobool, label %while.body, label %while.end, !dbg !30

while.body:
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !32
  %tobool2 = icmp ne i32 %call1, 0, !dbg !32
  br i1 %tobool2, label %if.then, label %if.else, !dbg !33

if.then:
  %1 = bitcast %struct.node** %node to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !34
  call void @llvm.dbg.declare(metadata %struct.node** %node, metadata !19, metadata !DIExpression()), !dbg !35
  %call3 = call noalias i8* @malloc(i64 noundef 8), !dbg !36
  %2 = bitcast i8* %call3 to %struct.node*, !dbg !36
  store %struct.node* %2, %struct.node** %node, align 8, !dbg !35
  %3 = load %struct.node*, %struct.node** %node, align 8, !dbg !37
  %tobool4 = icmp ne %struct.node* %3, null, !dbg !37
  br i1 %tobool4, label %if.end, label %if.then5, !dbg !39

if.then5:
  call void @abort(), !dbg !40
  unreachable, !dbg !40

if.end:
  %4 = load %struct.node*, %struct.node** %top, align 8, !dbg !41
  %5 = load %struct.node*, %struct.node** %node, align 8, !dbg !42
  %below = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 0, !dbg !43
  store %struct.node* %4, %struct.node** %below, align 8, !dbg !44
  %6 = load %struct.node*, %struct.node** %node, align 8, !dbg !45
  store %struct.node* %6, %struct.node** %top, align 8, !dbg !46
  %7 = bitcast %struct.node** %node to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !47
  br label %if.end11, !dbg !48

if.else:
  %8 = load %struct.node*, %struct.node** %top, align 8, !dbg !49
  %tobool6 = icmp ne %struct.node* %8, null, !dbg !49
  br i1 %tobool6, label %if.then7, label %if.end10, !dbg !50

if.then7:
  %9 = bitcast %struct.node** %node8 to i8*, !dbg !51
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %9), !dbg !51
  call void @llvm.dbg.declare(metadata %struct.node** %node8, metadata !23, metadata !DIExpression()), !dbg !52
  %10 = load %struct.node*, %struct.node** %top, align 8, !dbg !53
  store %struct.node* %10, %struct.node** %node8, align 8, !dbg !52
  %11 = load %struct.node*, %struct.node** %node8, align 8, !dbg !54
  %below9 = getelementptr inbounds %struct.node, %struct.node* %11, i32 0, i32 0, !dbg !55
  %12 = load %struct.node*, %struct.node** %below9, align 8, !dbg !55
  store %struct.node* %12, %struct.node** %top, align 8, !dbg !56
  %13 = load %struct.node*, %struct.node** %node8, align 8, !dbg !57
  %14 = bitcast %struct.node* %13 to i8*, !dbg !57
  call void @free(i8* noundef %14), !dbg !58
  %15 = bitcast %struct.node** %node8 to i8*, !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !59
  br label %if.end10, !dbg !60

if.end10:
  br label %if.end11

if.end11:
  br label %while.cond, !dbg !30, !llvm.loop !61

while.end:
  br label %while.cond12, !dbg !65

while.cond12:
  %16 = load %struct.node*, %struct.node** %top, align 8, !dbg !66
  %tobool13 = icmp ne %struct.node* %16, null, !dbg !66
  br i1 %tobool13, label %land.rhs, label %land.end, !dbg !67

land.rhs:
  %17 = load %struct.node*, %struct.node** %top, align 8, !dbg !68
  %below14 = getelementptr inbounds %struct.node, %struct.node* %17, i32 0, i32 0, !dbg !69
  %18 = load %struct.node*, %struct.node** %below14, align 8, !dbg !69
  %tobool15 = icmp ne %struct.node* %18, null, !dbg !67
  br label %land.end

land.end:
  %19 = phi i1 [ false, %while.cond12 ], [ %tobool15, %land.rhs ], !dbg !70
  br i1 %19, label %while.body16, label %while.end19, !dbg !65

while.body16:
  %20 = bitcast %struct.node** %node17 to i8*, !dbg !71
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %20), !dbg !71
  call void @llvm.dbg.declare(metadata %struct.node** %node17, metadata !26, metadata !DIExpression()), !dbg !72
  %21 = load %struct.node*, %struct.node** %top, align 8, !dbg !73
  store %struct.node* %21, %struct.node** %node17, align 8, !dbg !72
  %22 = load %struct.node*, %struct.node** %node17, align 8, !dbg !74
  %below18 = getelementptr inbounds %struct.node, %struct.node* %22, i32 0, i32 0, !dbg !75
  %23 = load %struct.node*, %struct.node** %below18, align 8, !dbg !75
  store %struct.node* %23, %struct.node** %top, align 8, !dbg !76
  %24 = load %struct.node*, %struct.node** %node17, align 8, !dbg !77
  %25 = bitcast %struct.node* %24 to i8*, !dbg !77
  call void @free(i8* noundef %25), !dbg !78
  %26 = bitcast %struct.node** %node17 to i8*, !dbg !79
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %26), !dbg !79
  br label %while.cond12, !dbg !65, !llvm.loop !80

while.end19:
  %27 = bitcast %struct.node** %top to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %27), !dbg !81
  ret i32 0, !dbg !82
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
!1 = !DIFile(filename: "stack_watched_unsafe.c", directory: ".")
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
!13 = !{!14, !19, !23, !26}
!14 = !DILocalVariable(name: "top", scope: !9, file: !1, line: 11, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 6, size: 64, elements: !17)
!17 = !{!18}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "below", scope: !16, file: !1, line: 7, baseType: !15, size: 64)
!19 = !DILocalVariable(name: "node", scope: !20, file: !1, line: 14, type: !15)
!20 = distinct !DILexicalBlock(scope: !21, file: !1, line: 13, column: 34)
!21 = distinct !DILexicalBlock(scope: !22, file: !1, line: 13, column: 9)
!22 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 35)
!23 = !DILocalVariable(name: "node", scope: !24, file: !1, line: 19, type: !15)
!24 = distinct !DILexicalBlock(scope: !25, file: !1, line: 18, column: 21)
!25 = distinct !DILexicalBlock(scope: !21, file: !1, line: 18, column: 16)
!26 = !DILocalVariable(name: "node", scope: !27, file: !1, line: 25, type: !15)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 24, column: 29)
!28 = !DILocation(line: 11, column: 3, scope: !9)
!29 = !DILocation(line: 11, column: 16, scope: !9)
!30 = !DILocation(line: 12, column: 3, scope: !9)
!31 = !DILocation(line: 12, column: 10, scope: !9)
!32 = !DILocation(line: 13, column: 9, scope: !21)
!33 = !DILocation(line: 13, column: 9, scope: !22)
!34 = !DILocation(line: 14, column: 7, scope: !20)
!35 = !DILocation(line: 14, column: 20, scope: !20)
!36 = !DILocation(line: 14, column: 27, scope: !20)
!37 = !DILocation(line: 15, column: 12, scope: !38)
!38 = distinct !DILexicalBlock(scope: !20, file: !1, line: 15, column: 11)
!39 = !DILocation(line: 15, column: 11, scope: !20)
!40 = !DILocation(line: 15, column: 18, scope: !38)
!41 = !DILocation(line: 16, column: 21, scope: !20)
!42 = !DILocation(line: 16, column: 7, scope: !20)
!43 = !DILocation(line: 16, column: 13, scope: !20)
!44 = !DILocation(line: 16, column: 19, scope: !20)
!45 = !DILocation(line: 17, column: 13, scope: !20)
!46 = !DILocation(line: 17, column: 11, scope: !20)
!47 = !DILocation(line: 18, column: 5, scope: !21)
!48 = !DILocation(line: 18, column: 5, scope: !20)
!49 = !DILocation(line: 18, column: 16, scope: !25)
!50 = !DILocation(line: 18, column: 16, scope: !21)
!51 = !DILocation(line: 19, column: 7, scope: !24)
!52 = !DILocation(line: 19, column: 20, scope: !24)
!53 = !DILocation(line: 19, column: 27, scope: !24)
!54 = !DILocation(line: 20, column: 13, scope: !24)
!55 = !DILocation(line: 20, column: 19, scope: !24)
!56 = !DILocation(line: 20, column: 11, scope: !24)
!57 = !DILocation(line: 21, column: 12, scope: !24)
!58 = !DILocation(line: 21, column: 7, scope: !24)
!59 = !DILocation(line: 22, column: 5, scope: !25)
!60 = !DILocation(line: 22, column: 5, scope: !24)
!61 = distinct !{!61, !30, !62, !63, !64}
!62 = !DILocation(line: 23, column: 3, scope: !9)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !{!"llvm.loop.unroll.disable"}
!65 = !DILocation(line: 24, column: 3, scope: !9)
!66 = !DILocation(line: 24, column: 10, scope: !9)
!67 = !DILocation(line: 24, column: 14, scope: !9)
!68 = !DILocation(line: 24, column: 17, scope: !9)
!69 = !DILocation(line: 24, column: 22, scope: !9)
!70 = !DILocation(line: 0, scope: !9)
!71 = !DILocation(line: 25, column: 5, scope: !27)
!72 = !DILocation(line: 25, column: 18, scope: !27)
!73 = !DILocation(line: 25, column: 25, scope: !27)
!74 = !DILocation(line: 26, column: 11, scope: !27)
!75 = !DILocation(line: 26, column: 17, scope: !27)
!76 = !DILocation(line: 26, column: 9, scope: !27)
!77 = !DILocation(line: 27, column: 10, scope: !27)
!78 = !DILocation(line: 27, column: 5, scope: !27)
!79 = !DILocation(line: 28, column: 3, scope: !9)
!80 = distinct !{!80, !65, !79, !63, !64}
!81 = !DILocation(line: 30, column: 1, scope: !9)
!82 = !DILocation(line: 29, column: 3, scope: !9)
