source_filename = "tag_of_another_pointer_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i64 }

@.str = private unnamed_addr constant [45 x i8] c"(b.parent_and_colour & 1) == (unsigned)black\00", align 1
@.str.1 = private unnamed_addr constant [32 x i8] c"tag_of_another_pointer_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"parent(&b) == &c\00", align 1

define dso_local i32 @main() !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %a = alloca %struct.node, align 8
  %b = alloca %struct.node, align 8
  %c = alloca %struct.node, align 8
  %black = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.node* %a to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !25
  call void @llvm.dbg.declare(metadata %struct.node* %a, metadata !21, metadata !DIExpression()), !dbg !26
  %1 = bitcast %struct.node* %a to i8*, !dbg !26
  call void @llvm.memset.p0i8.i64(i8* align 8 %1, i8 0, i64 8, i1 false), !dbg !26
  %2 = bitcast %struct.node* %b to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !25
  call void @llvm.dbg.declare(metadata %struct.node* %b, metadata !22, metadata !DIExpression()), !dbg !27
  %3 = bitcast %struct.node* %b to i8*, !dbg !27
  call void @llvm.memset.p0i8.i64(i8* align 8 %3, i8 0, i64 8, i1 false), !dbg !27
  %4 = bitcast %struct.node* %c to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !25
  call void @llvm.dbg.declare(metadata %struct.node* %c, metadata !23, metadata !DIExpression()), !dbg !28
  %5 = bitcast %struct.node* %c to i8*, !dbg !28
  call void @llvm.memset.p0i8.i64(i8* align 8 %5, i8 0, i64 8, i1 false), !dbg !28
  %6 = bitcast i32* %black to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6), !dbg !29
  call void @llvm.dbg.declare(metadata i32* %black, metadata !24, metadata !DIExpression()), !dbg !30
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !31
  %and = and i32 %call, 1, !dbg !32
  store i32 %and, i32* %black, align 4, !dbg !30
  %7 = ptrtoint %struct.node* %a to i64, !dbg !33
  %8 = load i32, i32* %black, align 4, !dbg !34
  %conv = zext i32 %8 to i64, !dbg !35
  %or = or i64 %7, %conv, !dbg !36
  %parent_and_colour = getelementptr inbounds %struct.node, %struct.node* %b, i32 0, i32 0, !dbg !37
  store i64 %or, i64* %parent_and_colour, align 8, !dbg !38
  call void @set_parent(%struct.node* noundef %b, %struct.node* noundef %c), !dbg !39
  %parent_and_colour1 = getelementptr inbounds %struct.node, %struct.node* %b, i32 0, i32 0, !dbg !40
  %9 = load i64, i64* %parent_and_colour1, align 8, !dbg !40
  %and2 = and i64 %9, 1, !dbg !40
  %10 = load i32, i32* %black, align 4, !dbg !40
  %conv3 = zext i32 %10 to i64, !dbg !40
  %cmp = icmp eq i64 %and2, %conv3, !dbg !40
  br i1 %cmp, label %if.then, label %if.else, !dbg !43

if.then:
  br label %if.end, !dbg !43

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !40
  unreachable, !dbg !40

if.end:
  %call5 = call %struct.node* @parent(%struct.node* noundef %b), !dbg !44
  %cmp6 = icmp eq %struct.node* %call5, %c, !dbg !44
  br i1 %cmp6, label %if.then8, label %if.else9, !dbg !47

if.then8:
  br label %if.end10, !dbg !47

if.else9:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !44
  unreachable, !dbg !44

if.end10:
  %11 = bitcast i32* %black to i8*, !dbg !48
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !48
  %12 = bitcast %struct.node* %c to i8*, !dbg !48
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !48
  %13 = bitcast %struct.node* %b to i8*, !dbg !48
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %13), !dbg !48
  %14 = bitcast %struct.node* %a to i8*, !dbg !48
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %14), !dbg !48
  ret i32 0, !dbg !49
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_int()

define internal void @set_parent(%struct.node* noundef %n, %struct.node* noundef %parent) !dbg !50 {
entry:
  %n.addr = alloca %struct.node*, align 8
  %parent.addr = alloca %struct.node*, align 8
  store %struct.node* %n, %struct.node** %n.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %n.addr, metadata !54, metadata !DIExpression()), !dbg !56
  store %struct.node* %parent, %struct.node** %parent.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %parent.addr, metadata !55, metadata !DIExpression()), !dbg !57
  %0 = load %struct.node*, %struct.node** %parent.addr, align 8, !dbg !58
  %1 = ptrtoint %struct.node* %0 to i64, !dbg !59
  %2 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !60
  %parent_and_colour = getelementptr inbounds %struct.node, %struct.node* %2, i32 0, i32 0, !dbg !61
  store i64 %1, i64* %parent_and_colour, align 8, !dbg !62
  ret void, !dbg !63
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define internal %struct.node* @parent(%struct.node* noundef %n) !dbg !64 {
entry:
  %n.addr = alloca %struct.node*, align 8
  store %struct.node* %n, %struct.node** %n.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %n.addr, metadata !70, metadata !DIExpression()), !dbg !71
  %0 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !72
  %parent_and_colour = getelementptr inbounds %struct.node, %struct.node* %0, i32 0, i32 0, !dbg !73
  %1 = load i64, i64* %parent_and_colour, align 8, !dbg !73
  %and = and i64 %1, -4, !dbg !74
  %2 = inttoptr i64 %and to %struct.node*, !dbg !75
  ret %struct.node* %2, !dbg !76
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tag_of_another_pointer_unsafe.c", directory: ".")
!2 = !{!3, !4, !5}
!3 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 4, size: 64, align: 64, elements: !7)
!7 = !{!8}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "parent_and_colour", scope: !6, file: !1, line: 4, baseType: !3, size: 64)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}

!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !17, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !20)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{!21, !22, !23, !24}
!21 = !DILocalVariable(name: "a", scope: !16, file: !1, line: 10, type: !6)
!22 = !DILocalVariable(name: "b", scope: !16, file: !1, line: 10, type: !6)
!23 = !DILocalVariable(name: "c", scope: !16, file: !1, line: 10, type: !6)
!24 = !DILocalVariable(name: "black", scope: !16, file: !1, line: 11, type: !19)
!25 = !DILocation(line: 10, column: 3, scope: !16)
!26 = !DILocation(line: 10, column: 15, scope: !16)
!27 = !DILocation(line: 10, column: 24, scope: !16)
!28 = !DILocation(line: 10, column: 33, scope: !16)
!29 = !DILocation(line: 11, column: 3, scope: !16)
!30 = !DILocation(line: 11, column: 7, scope: !16)
!31 = !DILocation(line: 11, column: 15, scope: !16)
!32 = !DILocation(line: 11, column: 39, scope: !16)
!33 = !DILocation(line: 12, column: 25, scope: !16)
!34 = !DILocation(line: 12, column: 55, scope: !16)
!35 = !DILocation(line: 12, column: 45, scope: !16)
!36 = !DILocation(line: 12, column: 43, scope: !16)
!37 = !DILocation(line: 12, column: 5, scope: !16)
!38 = !DILocation(line: 12, column: 23, scope: !16)
!39 = !DILocation(line: 13, column: 3, scope: !16)
!40 = !DILocation(line: 14, column: 3, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !1, line: 14, column: 3)
!42 = distinct !DILexicalBlock(scope: !16, file: !1, line: 14, column: 3)
!43 = !DILocation(line: 14, column: 3, scope: !42)
!44 = !DILocation(line: 15, column: 3, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !1, line: 15, column: 3)
!46 = distinct !DILexicalBlock(scope: !16, file: !1, line: 15, column: 3)
!47 = !DILocation(line: 15, column: 3, scope: !46)
!48 = !DILocation(line: 17, column: 1, scope: !16)
!49 = !DILocation(line: 16, column: 3, scope: !16)
!50 = distinct !DISubprogram(name: "set_parent", scope: !1, file: !1, line: 5, type: !51, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{null, !5, !5}
!53 = !{!54, !55}
!54 = !DILocalVariable(name: "n", arg: 1, scope: !50, file: !1, line: 5, type: !5)
!55 = !DILocalVariable(name: "parent", arg: 2, scope: !50, file: !1, line: 5, type: !5)
!56 = !DILocation(line: 5, column: 37, scope: !50)
!57 = !DILocation(line: 5, column: 53, scope: !50)
!58 = !DILocation(line: 6, column: 41, scope: !50)
!59 = !DILocation(line: 6, column: 26, scope: !50)
!60 = !DILocation(line: 6, column: 3, scope: !50)
!61 = !DILocation(line: 6, column: 6, scope: !50)
!62 = !DILocation(line: 6, column: 24, scope: !50)
!63 = !DILocation(line: 7, column: 1, scope: !50)
!64 = distinct !DISubprogram(name: "parent", scope: !1, file: !1, line: 8, type: !65, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !69)
!65 = !DISubroutineType(types: !66)
!66 = !{!5, !67}
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!68 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!69 = !{!70}
!70 = !DILocalVariable(name: "n", arg: 1, scope: !64, file: !1, line: 8, type: !67)
!71 = !DILocation(line: 8, column: 47, scope: !64)
!72 = !DILocation(line: 8, column: 75, scope: !64)
!73 = !DILocation(line: 8, column: 78, scope: !64)
!74 = !DILocation(line: 8, column: 96, scope: !64)
!75 = !DILocation(line: 8, column: 59, scope: !64)
!76 = !DILocation(line: 8, column: 52, scope: !64)
