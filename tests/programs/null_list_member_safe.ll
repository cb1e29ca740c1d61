source_filename = "null_list_member_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node*, i32 }

@__const.main.first = private unnamed_addr constant %struct.node { %struct.node* null, i32 1 }, align 8
@.str = private unnamed_addr constant [17 x i8] c"list->value == 1\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"null_list_member_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"made->value == 2\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %first = alloca %struct.node, align 8
  %list = alloca %struct.node*, align 8
  %made = alloca %struct.node*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.node* %first to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata %struct.node* %first, metadata !14, metadata !DIExpression()), !dbg !23
  %1 = bitcast %struct.node* %first to i8*, !dbg !23
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %1, i8* align 8 bitcast (%struct.node* @__const.main.first to i8*), i64 16, i1 false), !dbg !23
  %2 = bitcast %struct.node** %list to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !24
  call void @llvm.dbg.declare(metadata %struct.node** %list, metadata !20, metadata !DIExpression()), !dbg !25
  %call = call i32 @nondet_int(), !dbg !26
  %tobool = icmp ne i32 %call, 0, !dbg !26
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !26

cond.true:
  br label %cond.end, !dbg !26

cond.false:
  br label %cond.end, !dbg !26

cond.end:
  %cond = phi %struct.node* [ null, %cond.true ], [ %first, %cond.false ], !dbg !26
  store %struct.node* %cond, %struct.node** %list, align 8, !dbg !25
  %3 = load %struct.node*, %struct.node** %list, align 8, !dbg !27
  %value = getelementptr inbounds %struct.node, %struct.node* %3, i32 0, i32 1, !dbg !27
  %4 = load i32, i32* %value, align 8, !dbg !27
  %cmp = icmp eq i32 %4, 1, !dbg !27
  br i1 %cmp, label %if.then, label %if.else, !dbg !30

if.then:
  br label %if.end, !dbg !30

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !27
  unreachable, !dbg !27

if.end:
  %5 = bitcast %struct.node** %made to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %5), !dbg !31
  call void @llvm.dbg.declare(metadata %struct.node** %made, metadata !21, metadata !DIExpression()), !dbg !32
  %call1 = call noalias i8* @malloc(i64 noundef 16), !dbg !33
  %6 = bitcast i8* %call1 to %struct.node*, !dbg !33
  store %struct.node* %6, %struct.node** %made, align 8, !dbg !32
  %7 = load %struct.node*, %struct.node** %made, align 8, !dbg !34
  %value2 = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 1, !dbg !35
  store i32 2, i32* %value2, align 8, !dbg !36
  %8 = load %struct.node*, %struct.node** %made, align 8, !dbg !37
  %next = getelementptr inbounds %struct.node, %struct.node* %8, i32 0, i32 0, !dbg !38
  store %struct.node* null, %struct.node** %next, align 8, !dbg !39
  %call3 = call i32 @nondet_int(), !dbg !40
  %tobool4 = icmp ne i32 %call3, 0, !dbg !40
  br i1 %tobool4, label %if.then5, label %if.end7, !dbg !42

if.then5:
  %9 = load %struct.node*, %struct.node** %made, align 8, !dbg !43
  %next6 = getelementptr inbounds %struct.node, %struct.node* %9, i32 0, i32 0, !dbg !44
  %10 = load %struct.node*, %struct.node** %next6, align 8, !dbg !44
  store %struct.node* %10, %struct.node** %made, align 8, !dbg !45
  br label %if.end7, !dbg !46

if.end7:
  %11 = load %struct.node*, %struct.node** %made, align 8, !dbg !47
  %value8 = getelementptr inbounds %struct.node, %struct.node* %11, i32 0, i32 1, !dbg !47
  %12 = load i32, i32* %value8, align 8, !dbg !47
  %cmp9 = icmp eq i32 %12, 2, !dbg !47
  br i1 %cmp9, label %if.then10, label %if.else11, !dbg !50

if.then10:
  br label %if.end12, !dbg !50

if.else11:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !47
  unreachable, !dbg !47

if.end12:
  %13 = bitcast %struct.node** %made to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %13), !dbg !51
  %14 = bitcast %struct.node** %list to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %14), !dbg !51
  %15 = bitcast %struct.node* %first to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %15), !dbg !51
  ret i32 0, !dbg !52
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare !dbg !53 i32 @nondet_int()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare noalias i8* @malloc(i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "null_list_member_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !10, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !20, !21}
!14 = !DILocalVariable(name: "first", scope: !9, file: !1, line: 13, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 7, size: 128, elements: !16)
!16 = !{!17, !19}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !15, file: !1, line: 8, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !15, file: !1, line: 9, baseType: !12, size: 32, offset: 64)
!20 = !DILocalVariable(name: "list", scope: !9, file: !1, line: 14, type: !18)
!21 = !DILocalVariable(name: "made", scope: !9, file: !1, line: 16, type: !18)
!22 = !DILocation(line: 13, column: 3, scope: !9)
!23 = !DILocation(line: 13, column: 15, scope: !9)
!24 = !DILocation(line: 14, column: 3, scope: !9)
!25 = !DILocation(line: 14, column: 16, scope: !9)
!26 = !DILocation(line: 14, column: 23, scope: !9)
!27 = !DILocation(line: 15, column: 3, scope: !28)
!28 = distinct !DILexicalBlock(scope: !29, file: !1, line: 15, column: 3)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 15, column: 3)
!30 = !DILocation(line: 15, column: 3, scope: !29)
!31 = !DILocation(line: 16, column: 3, scope: !9)
!32 = !DILocation(line: 16, column: 16, scope: !9)
!33 = !DILocation(line: 16, column: 23, scope: !9)
!34 = !DILocation(line: 17, column: 3, scope: !9)
!35 = !DILocation(line: 17, column: 9, scope: !9)
!36 = !DILocation(line: 17, column: 15, scope: !9)
!37 = !DILocation(line: 18, column: 3, scope: !9)
!38 = !DILocation(line: 18, column: 9, scope: !9)
!39 = !DILocation(line: 18, column: 14, scope: !9)
!40 = !DILocation(line: 19, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !9, file: !1, line: 19, column: 7)
!42 = !DILocation(line: 19, column: 7, scope: !9)
!43 = !DILocation(line: 20, column: 12, scope: !41)
!44 = !DILocation(line: 20, column: 18, scope: !41)
!45 = !DILocation(line: 20, column: 10, scope: !41)
!46 = !DILocation(line: 20, column: 5, scope: !41)
!47 = !DILocation(line: 21, column: 3, scope: !48)
!48 = distinct !DILexicalBlock(scope: !49, file: !1, line: 21, column: 3)
!49 = distinct !DILexicalBlock(scope: !9, file: !1, line: 21, column: 3)
!50 = !DILocation(line: 21, column: 3, scope: !49)
!51 = !DILocation(line: 23, column: 1, scope: !9)
!52 = !DILocation(line: 22, column: 3, scope: !9)
!53 = !DISubprogram(name: "nondet_int", scope: !1, file: !1, line: 5, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !54)
!54 = !{}
