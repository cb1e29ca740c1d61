source_filename = "bit_fields_tagged_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.head, %struct.node*, %struct.node* }
%struct.head = type { i16, [2 x i8] }

@.str = private unnamed_addr constant [38 x i8] c"(word << 16) >> 16 == (word & 0xffff)\00", align 1
@.str.1 = private unnamed_addr constant [27 x i8] c"bit_fields_tagged_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@__const.main.none = private unnamed_addr constant { { i8, i8, [2 x i8] }, %struct.node*, %struct.node* } { { i8, i8, [2 x i8] } { i8 0, i8 0, [2 x i8] undef }, %struct.node* null, %struct.node* null }, align 8
@.str.2 = private unnamed_addr constant [23 x i8] c"sum >= 1 && sum <= 128\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %word = alloca i32, align 4
  %x = alloca i32, align 4
  %leaf = alloca %struct.node, align 8
  %none = alloca %struct.node, align 8
  %root = alloca %struct.node, align 8
  %sum = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %word to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !33
  call void @llvm.dbg.declare(metadata i32* %word, metadata !14, metadata !DIExpression()), !dbg !34
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !35
  store i32 %call, i32* %word, align 4, !dbg !34
  %1 = load i32, i32* %word, align 4, !dbg !36
  %shl = shl i32 %1, 16, !dbg !36
  %shr = lshr i32 %shl, 16, !dbg !36
  %2 = load i32, i32* %word, align 4, !dbg !36
  %and = and i32 %2, 65535, !dbg !36
  %cmp = icmp eq i32 %shr, %and, !dbg !36
  br i1 %cmp, label %if.then, label %if.else, !dbg !39

if.then:
  br label %if.end, !dbg !39

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 24, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !36
  unreachable, !dbg !36

if.end:
  %3 = bitcast i32* %x to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !40
  call void @llvm.dbg.declare(metadata i32* %x, metadata !16, metadata !DIExpression()), !dbg !41
  %call1 = call i32 @__VERIFIER_nondet_uint(), !dbg !42
  %and2 = and i32 %call1, 255, !dbg !43
  store i32 %and2, i32* %x, align 4, !dbg !41
  %4 = bitcast %struct.node* %leaf to i8*, !dbg !44
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %4), !dbg !44
  call void @llvm.dbg.declare(metadata %struct.node* %leaf, metadata !17, metadata !DIExpression()), !dbg !45
  %head = getelementptr inbounds %struct.node, %struct.node* %leaf, i32 0, i32 0, !dbg !46
  %5 = bitcast %struct.head* %head to i16*, !dbg !47
  %bf.load = load i16, i16* %5, align 8, !dbg !47
  %bf.clear = and i16 %bf.load, -8, !dbg !47
  %bf.set = or i16 %bf.clear, 1, !dbg !47
  store i16 %bf.set, i16* %5, align 8, !dbg !47
  %6 = bitcast %struct.head* %head to i16*, !dbg !47
  %7 = load i32, i32* %x, align 4, !dbg !48
  %8 = trunc i32 %7 to i16, !dbg !47
  %bf.load3 = load i16, i16* %6, align 8, !dbg !47
  %bf.value = and i16 %8, 255, !dbg !47
  %bf.shl = shl i16 %bf.value, 3, !dbg !47
  %bf.clear4 = and i16 %bf.load3, -2041, !dbg !47
  %bf.set5 = or i16 %bf.clear4, %bf.shl, !dbg !47
  store i16 %bf.set5, i16* %6, align 8, !dbg !47
  %left = getelementptr inbounds %struct.node, %struct.node* %leaf, i32 0, i32 1, !dbg !46
  store %struct.node* null, %struct.node** %left, align 8, !dbg !46
  %right = getelementptr inbounds %struct.node, %struct.node* %leaf, i32 0, i32 2, !dbg !46
  store %struct.node* null, %struct.node** %right, align 8, !dbg !46
  %9 = bitcast %struct.node* %none to i8*, !dbg !44
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %9), !dbg !44
  call void @llvm.dbg.declare(metadata %struct.node* %none, metadata !29, metadata !DIExpression()), !dbg !49
  %10 = bitcast %struct.node* %none to i8*, !dbg !49
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %10, i8* align 8 getelementptr inbounds ({ { i8, i8, [2 x i8] }, %struct.node*, %struct.node* }, { { i8, i8, [2 x i8] }, %struct.node*, %struct.node* }* @__const.main.none, i32 0, i32 0, i32 0), i64 24, i1 false), !dbg !49
  %11 = bitcast %struct.node* %root to i8*, !dbg !44
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %11), !dbg !44
  call void @llvm.dbg.declare(metadata %struct.node* %root, metadata !30, metadata !DIExpression()), !dbg !50
  %head6 = getelementptr inbounds %struct.node, %struct.node* %root, i32 0, i32 0, !dbg !51
  %12 = bitcast %struct.head* %head6 to i16*, !dbg !52
  %bf.load7 = load i16, i16* %12, align 8, !dbg !52
  %bf.clear8 = and i16 %bf.load7, -8, !dbg !52
  %bf.set9 = or i16 %bf.clear8, 3, !dbg !52
  store i16 %bf.set9, i16* %12, align 8, !dbg !52
  %13 = bitcast %struct.head* %head6 to i16*, !dbg !52
  %bf.load10 = load i16, i16* %13, align 8, !dbg !52
  %bf.clear11 = and i16 %bf.load10, -2041, !dbg !52
  %bf.set12 = or i16 %bf.clear11, 0, !dbg !52
  store i16 %bf.set12, i16* %13, align 8, !dbg !52
  %left13 = getelementptr inbounds %struct.node, %struct.node* %root, i32 0, i32 1, !dbg !51
  store %struct.node* %leaf, %struct.node** %left13, align 8, !dbg !51
  %right14 = getelementptr inbounds %struct.node, %struct.node* %root, i32 0, i32 2, !dbg !51
  store %struct.node* %none, %struct.node** %right14, align 8, !dbg !51
  %14 = bitcast i64* %sum to i8*, !dbg !53
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %14), !dbg !53
  call void @llvm.dbg.declare(metadata i64* %sum, metadata !31, metadata !DIExpression()), !dbg !54
  %call15 = call i64 @weight(%struct.node* noundef %root), !dbg !55
  store i64 %call15, i64* %sum, align 8, !dbg !54
  %15 = load i64, i64* %sum, align 8, !dbg !56
  %cmp16 = icmp sge i64 %15, 1, !dbg !56
  br i1 %cmp16, label %land.lhs.true, label %if.else19, !dbg !56

land.lhs.true:
  %16 = load i64, i64* %sum, align 8, !dbg !56
  %cmp17 = icmp sle i64 %16, 128, !dbg !56
  br i1 %cmp17, label %if.then18, label %if.else19, !dbg !59

if.then18:
  br label %if.end20, !dbg !59

if.else19:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 28, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !56
  unreachable, !dbg !56

if.end20:
  %17 = bitcast i64* %sum to i8*, !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %17), !dbg !60
  %18 = bitcast %struct.node* %root to i8*, !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %18), !dbg !60
  %19 = bitcast %struct.node* %none to i8*, !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %19), !dbg !60
  %20 = bitcast %struct.node* %leaf to i8*, !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %20), !dbg !60
  %21 = bitcast i32* %x to i8*, !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !60
  %22 = bitcast i32* %word to i8*, !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !60
  ret i32 0, !dbg !61
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

define internal i64 @weight(%struct.node* noundef %node) !dbg !62 {
entry:
  %retval = alloca i64, align 8
  %node.addr = alloca %struct.node*, align 8
  store %struct.node* %node, %struct.node** %node.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %node.addr, metadata !66, metadata !DIExpression()), !dbg !67
  %0 = load %struct.node*, %struct.node** %node.addr, align 8, !dbg !68
  %head = getelementptr inbounds %struct.node, %struct.node* %0, i32 0, i32 0, !dbg !69
  %1 = bitcast %struct.head* %head to i16*, !dbg !70
  %bf.load = load i16, i16* %1, align 8, !dbg !70
  %bf.clear = and i16 %bf.load, 7, !dbg !70
  %bf.cast = zext i16 %bf.clear to i32, !dbg !70
  switch i32 %bf.cast, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
  ], !dbg !71

sw.bb:
  store i64 0, i64* %retval, align 8, !dbg !72
  br label %return, !dbg !72

sw.bb1:
  %2 = load %struct.node*, %struct.node** %node.addr, align 8, !dbg !74
  %head2 = getelementptr inbounds %struct.node, %struct.node* %2, i32 0, i32 0, !dbg !75
  %3 = bitcast %struct.head* %head2 to i16*, !dbg !76
  %bf.load3 = load i16, i16* %3, align 8, !dbg !76
  %bf.shl = shl i16 %bf.load3, 5, !dbg !76
  %bf.ashr = ashr i16 %bf.shl, 8, !dbg !76
  %bf.cast4 = sext i16 %bf.ashr to i32, !dbg !76
  %conv = sext i32 %bf.cast4 to i64, !dbg !74
  store i64 %conv, i64* %retval, align 8, !dbg !77
  br label %return, !dbg !77

sw.default:
  %4 = load %struct.node*, %struct.node** %node.addr, align 8, !dbg !78
  %left = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 1, !dbg !79
  %5 = load %struct.node*, %struct.node** %left, align 8, !dbg !79
  %call = call i64 @weight(%struct.node* noundef %5), !dbg !80
  %add = add nsw i64 1, %call, !dbg !81
  %6 = load %struct.node*, %struct.node** %node.addr, align 8, !dbg !82
  %right = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 2, !dbg !83
  %7 = load %struct.node*, %struct.node** %right, align 8, !dbg !83
  %call5 = call i64 @weight(%struct.node* noundef %7), !dbg !84
  %add6 = add nsw i64 %add, %call5, !dbg !85
  store i64 %add6, i64* %retval, align 8, !dbg !86
  br label %return, !dbg !86

return:
  %8 = load i64, i64* %retval, align 8, !dbg !87
  ret i64 %8, !dbg !87
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bit_fields_tagged_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 22, type: !10, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16, !17, !29, !30, !31}
!14 = !DILocalVariable(name: "word", scope: !9, file: !1, line: 23, type: !15)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 25, type: !12)
!17 = !DILocalVariable(name: "leaf", scope: !9, file: !1, line: 26, type: !18)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 9, size: 192, elements: !19)
!19 = !{!20, !25, !28}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "head", scope: !18, file: !1, line: 10, baseType: !21, size: 32)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "head", file: !1, line: 5, size: 32, elements: !22)
!22 = !{!23, !24}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !21, file: !1, line: 6, baseType: !15, size: 3, flags: DIFlagBitField, extraData: i64 0)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "small", scope: !21, file: !1, line: 7, baseType: !12, size: 8, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !18, file: !1, line: 11, baseType: !26, size: 64, offset: 64)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !18, file: !1, line: 11, baseType: !26, size: 64, offset: 128)
!29 = !DILocalVariable(name: "none", scope: !9, file: !1, line: 26, type: !18)
!30 = !DILocalVariable(name: "root", scope: !9, file: !1, line: 26, type: !18)
!31 = !DILocalVariable(name: "sum", scope: !9, file: !1, line: 27, type: !32)
!32 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!33 = !DILocation(line: 23, column: 3, scope: !9)
!34 = !DILocation(line: 23, column: 12, scope: !9)
!35 = !DILocation(line: 23, column: 19, scope: !9)
!36 = !DILocation(line: 24, column: 3, scope: !37)
!37 = distinct !DILexicalBlock(scope: !38, file: !1, line: 24, column: 3)
!38 = distinct !DILexicalBlock(scope: !9, file: !1, line: 24, column: 3)
!39 = !DILocation(line: 24, column: 3, scope: !38)
!40 = !DILocation(line: 25, column: 3, scope: !9)
!41 = !DILocation(line: 25, column: 7, scope: !9)
!42 = !DILocation(line: 25, column: 11, scope: !9)
!43 = !DILocation(line: 25, column: 36, scope: !9)
!44 = !DILocation(line: 26, column: 3, scope: !9)
!45 = !DILocation(line: 26, column: 15, scope: !9)
!46 = !DILocation(line: 26, column: 22, scope: !9)
!47 = !DILocation(line: 26, column: 23, scope: !9)
!48 = !DILocation(line: 26, column: 44, scope: !9)
!49 = !DILocation(line: 26, column: 49, scope: !9)
!50 = !DILocation(line: 26, column: 63, scope: !9)
!51 = !DILocation(line: 26, column: 70, scope: !9)
!52 = !DILocation(line: 26, column: 71, scope: !9)
!53 = !DILocation(line: 27, column: 3, scope: !9)
!54 = !DILocation(line: 27, column: 8, scope: !9)
!55 = !DILocation(line: 27, column: 14, scope: !9)
!56 = !DILocation(line: 28, column: 3, scope: !57)
!57 = distinct !DILexicalBlock(scope: !58, file: !1, line: 28, column: 3)
!58 = distinct !DILexicalBlock(scope: !9, file: !1, line: 28, column: 3)
!59 = !DILocation(line: 28, column: 3, scope: !58)
!60 = !DILocation(line: 30, column: 1, scope: !9)
!61 = !DILocation(line: 29, column: 3, scope: !9)
!62 = distinct !DISubprogram(name: "weight", scope: !1, file: !1, line: 14, type: !63, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !65)
!63 = !DISubroutineType(types: !64)
!64 = !{!32, !26}
!65 = !{!66}
!66 = !DILocalVariable(name: "node", arg: 1, scope: !62, file: !1, line: 14, type: !26)
!67 = !DILocation(line: 14, column: 39, scope: !62)
!68 = !DILocation(line: 15, column: 11, scope: !62)
!69 = !DILocation(line: 15, column: 17, scope: !62)
!70 = !DILocation(line: 15, column: 22, scope: !62)
!71 = !DILocation(line: 15, column: 3, scope: !62)
!72 = !DILocation(line: 16, column: 11, scope: !73)
!73 = distinct !DILexicalBlock(scope: !62, file: !1, line: 15, column: 28)
!74 = !DILocation(line: 17, column: 18, scope: !73)
!75 = !DILocation(line: 17, column: 24, scope: !73)
!76 = !DILocation(line: 17, column: 29, scope: !73)
!77 = !DILocation(line: 17, column: 11, scope: !73)
!78 = !DILocation(line: 18, column: 30, scope: !73)
!79 = !DILocation(line: 18, column: 36, scope: !73)
!80 = !DILocation(line: 18, column: 23, scope: !73)
!81 = !DILocation(line: 18, column: 21, scope: !73)
!82 = !DILocation(line: 18, column: 51, scope: !73)
!83 = !DILocation(line: 18, column: 57, scope: !73)
!84 = !DILocation(line: 18, column: 44, scope: !73)
!85 = !DILocation(line: 18, column: 42, scope: !73)
!86 = !DILocation(line: 18, column: 12, scope: !73)
!87 = !DILocation(line: 20, column: 1, scope: !62)
