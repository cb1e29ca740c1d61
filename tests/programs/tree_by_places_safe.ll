source_filename = "tree_by_places_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node*, %struct.node* }

@.str = private unnamed_addr constant [22 x i8] c"root->right->key >= 5\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"tree_by_places_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %root = alloca %struct.node*, align 8
  %key = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.node** %root to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata %struct.node** %root, metadata !14, metadata !DIExpression()), !dbg !23
  store %struct.node* null, %struct.node** %root, align 8, !dbg !23
  call void @insert(%struct.node** noundef %root, i32 noundef 5), !dbg !24
  %1 = bitcast i32* %key to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %key, metadata !21, metadata !DIExpression()), !dbg !26
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !27
  store i32 %call, i32* %key, align 4, !dbg !26
  %2 = load i32, i32* %key, align 4, !dbg !28
  call void @insert(%struct.node** noundef %root, i32 noundef %2), !dbg !29
  call void @insert(%struct.node** noundef %root, i32 noundef 7), !dbg !30
  %3 = load %struct.node*, %struct.node** %root, align 8, !dbg !31
  %right = getelementptr inbounds %struct.node, %struct.node* %3, i32 0, i32 2, !dbg !31
  %4 = load %struct.node*, %struct.node** %right, align 8, !dbg !31
  %key1 = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 0, !dbg !31
  %5 = load i32, i32* %key1, align 8, !dbg !31
  %cmp = icmp sge i32 %5, 5, !dbg !31
  br i1 %cmp, label %if.then, label %if.else, !dbg !34

if.then:
  br label %if.end, !dbg !34

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 31, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !31
  unreachable, !dbg !31

if.end:
  %6 = bitcast i32* %key to i8*, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !35
  %7 = bitcast %struct.node** %root to i8*, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !35
  ret i32 0, !dbg !36
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal void @insert(%struct.node** noundef %place, i32 noundef %key) !dbg !37 {
entry:
  %place.addr = alloca %struct.node**, align 8
  %key.addr = alloca i32, align 4
  store %struct.node** %place, %struct.node*** %place.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.node*** %place.addr, metadata !42, metadata !DIExpression()), !dbg !44
  store i32 %key, i32* %key.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %key.addr, metadata !43, metadata !DIExpression()), !dbg !45
  %0 = load %struct.node**, %struct.node*** %place.addr, align 8, !dbg !46
  %1 = load %struct.node*, %struct.node** %0, align 8, !dbg !48
  %tobool = icmp ne %struct.node* %1, null, !dbg !48
  br i1 %tobool, label %if.else, label %if.then, !dbg !49

if.then:
  %call = call noalias i8* @calloc(i64 noundef 1, i64 noundef 24), !dbg !50
  %2 = bitcast i8* %call to %struct.node*, !dbg !50
  %3 = load %struct.node**, %struct.node*** %place.addr, align 8, !dbg !52
  store %struct.node* %2, %struct.node** %3, align 8, !dbg !53
  %4 = load %struct.node**, %struct.node*** %place.addr, align 8, !dbg !54
  %5 = load %struct.node*, %struct.node** %4, align 8, !dbg !56
  %tobool1 = icmp ne %struct.node* %5, null, !dbg !56
  br i1 %tobool1, label %if.end, label %if.then2, !dbg !57

if.then2:
  call void @exit(i32 noundef 1), !dbg !58
  unreachable, !dbg !58

if.end:
  %6 = load i32, i32* %key.addr, align 4, !dbg !59
  %7 = load %struct.node**, %struct.node*** %place.addr, align 8, !dbg !60
  %8 = load %struct.node*, %struct.node** %7, align 8, !dbg !61
  %key3 = getelementptr inbounds %struct.node, %struct.node* %8, i32 0, i32 0, !dbg !62
  store i32 %6, i32* %key3, align 8, !dbg !63
  br label %if.end5, !dbg !64

if.else:
  %9 = load i32, i32* %key.addr, align 4, !dbg !65
  %10 = load %struct.node**, %struct.node*** %place.addr, align 8, !dbg !67
  %11 = load %struct.node*, %struct.node** %10, align 8, !dbg !68
  %key4 = getelementptr inbounds %struct.node, %struct.node* %11, i32 0, i32 0, !dbg !69
  %12 = load i32, i32* %key4, align 8, !dbg !69
  %cmp = icmp slt i32 %9, %12, !dbg !70
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !65

cond.true:
  %13 = load %struct.node**, %struct.node*** %place.addr, align 8, !dbg !71
  %14 = load %struct.node*, %struct.node** %13, align 8, !dbg !72
  %left = getelementptr inbounds %struct.node, %struct.node* %14, i32 0, i32 1, !dbg !73
  br label %cond.end, !dbg !65

cond.false:
  %15 = load %struct.node**, %struct.node*** %place.addr, align 8, !dbg !74
  %16 = load %struct.node*, %struct.node** %15, align 8, !dbg !75
  %right = getelementptr inbounds %struct.node, %struct.node* %16, i32 0, i32 2, !dbg !76
  br label %cond.end, !dbg !65

cond.end:
  %cond = phi %struct.node** [ %left, %cond.true ], [ %right, %cond.false ], !dbg !65
  %17 = load i32, i32* %key.addr, align 4, !dbg !77
  call void @insert(%struct.node** noundef %cond, i32 noundef %17), !dbg !78
  br label %if.end5

if.end5:
  ret void, !dbg !79
}

declare i32 @__VERIFIER_nondet_int()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @calloc(i64 noundef, i64 noundef)

declare void @exit(i32 noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tree_by_places_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 24, type: !10, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !21}
!14 = !DILocalVariable(name: "root", scope: !9, file: !1, line: 26, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 5, size: 192, elements: !17)
!17 = !{!18, !19, !20}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !16, file: !1, line: 6, baseType: !12, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !16, file: !1, line: 7, baseType: !15, size: 64, offset: 64)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !16, file: !1, line: 7, baseType: !15, size: 64, offset: 128)
!21 = !DILocalVariable(name: "key", scope: !9, file: !1, line: 28, type: !12)
!22 = !DILocation(line: 26, column: 5, scope: !9)
!23 = !DILocation(line: 26, column: 18, scope: !9)
!24 = !DILocation(line: 27, column: 5, scope: !9)
!25 = !DILocation(line: 28, column: 5, scope: !9)
!26 = !DILocation(line: 28, column: 9, scope: !9)
!27 = !DILocation(line: 28, column: 15, scope: !9)
!28 = !DILocation(line: 29, column: 19, scope: !9)
!29 = !DILocation(line: 29, column: 5, scope: !9)
!30 = !DILocation(line: 30, column: 5, scope: !9)
!31 = !DILocation(line: 31, column: 5, scope: !32)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 31, column: 5)
!33 = distinct !DILexicalBlock(scope: !9, file: !1, line: 31, column: 5)
!34 = !DILocation(line: 31, column: 5, scope: !33)
!35 = !DILocation(line: 33, column: 1, scope: !9)
!36 = !DILocation(line: 32, column: 5, scope: !9)
!37 = distinct !DISubprogram(name: "insert", scope: !1, file: !1, line: 10, type: !38, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !41)
!38 = !DISubroutineType(types: !39)
!39 = !{null, !40, !12}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!41 = !{!42, !43}
!42 = !DILocalVariable(name: "place", arg: 1, scope: !37, file: !1, line: 10, type: !40)
!43 = !DILocalVariable(name: "key", arg: 2, scope: !37, file: !1, line: 10, type: !12)
!44 = !DILocation(line: 10, column: 34, scope: !37)
!45 = !DILocation(line: 10, column: 45, scope: !37)
!46 = !DILocation(line: 12, column: 11, scope: !47)
!47 = distinct !DILexicalBlock(scope: !37, file: !1, line: 12, column: 9)
!48 = !DILocation(line: 12, column: 10, scope: !47)
!49 = !DILocation(line: 12, column: 9, scope: !37)
!50 = !DILocation(line: 13, column: 18, scope: !51)
!51 = distinct !DILexicalBlock(scope: !47, file: !1, line: 12, column: 18)
!52 = !DILocation(line: 13, column: 10, scope: !51)
!53 = !DILocation(line: 13, column: 16, scope: !51)
!54 = !DILocation(line: 14, column: 15, scope: !55)
!55 = distinct !DILexicalBlock(scope: !51, file: !1, line: 14, column: 13)
!56 = !DILocation(line: 14, column: 14, scope: !55)
!57 = !DILocation(line: 14, column: 13, scope: !51)
!58 = !DILocation(line: 15, column: 13, scope: !55)
!59 = !DILocation(line: 16, column: 25, scope: !51)
!60 = !DILocation(line: 16, column: 11, scope: !51)
!61 = !DILocation(line: 16, column: 10, scope: !51)
!62 = !DILocation(line: 16, column: 19, scope: !51)
!63 = !DILocation(line: 16, column: 23, scope: !51)
!64 = !DILocation(line: 17, column: 5, scope: !51)
!65 = !DILocation(line: 18, column: 16, scope: !66)
!66 = distinct !DILexicalBlock(scope: !47, file: !1, line: 17, column: 12)
!67 = !DILocation(line: 18, column: 24, scope: !66)
!68 = !DILocation(line: 18, column: 23, scope: !66)
!69 = !DILocation(line: 18, column: 32, scope: !66)
!70 = !DILocation(line: 18, column: 20, scope: !66)
!71 = !DILocation(line: 18, column: 41, scope: !66)
!72 = !DILocation(line: 18, column: 40, scope: !66)
!73 = !DILocation(line: 18, column: 49, scope: !66)
!74 = !DILocation(line: 18, column: 59, scope: !66)
!75 = !DILocation(line: 18, column: 58, scope: !66)
!76 = !DILocation(line: 18, column: 67, scope: !66)
!77 = !DILocation(line: 18, column: 74, scope: !66)
!78 = !DILocation(line: 18, column: 9, scope: !66)
!79 = !DILocation(line: 20, column: 1, scope: !37)
