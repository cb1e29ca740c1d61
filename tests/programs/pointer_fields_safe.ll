source_filename = "pointer_fields_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i8, [3 x i32], %struct.anon }
%struct.anon = type { i16, i16 }

@__const.main.n = private unnamed_addr constant %struct.node { i8 110, [3 x i32] [i32 1, i32 2, i32 3], %struct.anon { i16 4, i16 5 } }, align 4

define dso_local i32 @main() !dbg !28 {
entry:
  %retval = alloca i32, align 4
  %n = alloca %struct.node, align 4
  %hi = alloca i16*, align 8
  %v = alloca i32*, align 8
  %back = alloca %struct.node*, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata %struct.node* %n, metadata !32, metadata !DIExpression()), !dbg !33
  %0 = bitcast %struct.node* %n to i8*, !dbg !33
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %0, i8* align 4 getelementptr inbounds (%struct.node, %struct.node* @__const.main.n, i32 0, i32 0), i64 20, i1 false), !dbg !33
  call void @llvm.dbg.declare(metadata i16** %hi, metadata !34, metadata !DIExpression()), !dbg !36
  %half = getelementptr inbounds %struct.node, %struct.node* %n, i32 0, i32 2, !dbg !37
  %hi1 = getelementptr inbounds %struct.anon, %struct.anon* %half, i32 0, i32 1, !dbg !38
  store i16* %hi1, i16** %hi, align 8, !dbg !36
  call void @llvm.dbg.declare(metadata i32** %v, metadata !39, metadata !DIExpression()), !dbg !41
  %values = getelementptr inbounds %struct.node, %struct.node* %n, i32 0, i32 1, !dbg !42
  %arraydecay = getelementptr inbounds [3 x i32], [3 x i32]* %values, i64 0, i64 0, !dbg !43
  store i32* %arraydecay, i32** %v, align 8, !dbg !41
  %1 = load i16*, i16** %hi, align 8, !dbg !44
  store i16 50, i16* %1, align 2, !dbg !45
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !46
  %2 = load i32*, i32** %v, align 8, !dbg !47
  %arrayidx = getelementptr inbounds i32, i32* %2, i64 2, !dbg !47
  store i32 %call, i32* %arrayidx, align 4, !dbg !48
  %3 = load i32*, i32** %v, align 8, !dbg !49
  %add.ptr = getelementptr inbounds i32, i32* %3, i64 1, !dbg !50
  store i32 20, i32* %add.ptr, align 4, !dbg !51
  call void @llvm.dbg.declare(metadata %struct.node** %back, metadata !52, metadata !DIExpression()), !dbg !53
  %4 = load i16*, i16** %hi, align 8, !dbg !54
  %5 = bitcast i16* %4 to i8*, !dbg !55
  %add.ptr2 = getelementptr inbounds i8, i8* %5, i64 -18, !dbg !56
  %6 = bitcast i8* %add.ptr2 to %struct.node*, !dbg !57
  store %struct.node* %6, %struct.node** %back, align 8, !dbg !53
  %7 = load %struct.node*, %struct.node** %back, align 8, !dbg !58
  %values3 = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 1, !dbg !60
  %arrayidx4 = getelementptr inbounds [3 x i32], [3 x i32]* %values3, i64 0, i64 1, !dbg !58
  %8 = load i32, i32* %arrayidx4, align 4, !dbg !58
  %cmp = icmp ne i32 %8, 20, !dbg !61
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !62

lor.lhs.false:
  %9 = load %struct.node*, %struct.node** %back, align 8, !dbg !63
  %half5 = getelementptr inbounds %struct.node, %struct.node* %9, i32 0, i32 2, !dbg !64
  %hi6 = getelementptr inbounds %struct.anon, %struct.anon* %half5, i32 0, i32 1, !dbg !65
  %10 = load i16, i16* %hi6, align 2, !dbg !65
  %conv = sext i16 %10 to i32, !dbg !63
  %cmp7 = icmp ne i32 %conv, 50, !dbg !66
  br i1 %cmp7, label %if.then, label %lor.lhs.false9, !dbg !67

lor.lhs.false9:
  %11 = load %struct.node*, %struct.node** %back, align 8, !dbg !68
  %half10 = getelementptr inbounds %struct.node, %struct.node* %11, i32 0, i32 2, !dbg !69
  %lo = getelementptr inbounds %struct.anon, %struct.anon* %half10, i32 0, i32 0, !dbg !70
  %12 = load i16, i16* %lo, align 4, !dbg !70
  %conv11 = sext i16 %12 to i32, !dbg !68
  %cmp12 = icmp ne i32 %conv11, 4, !dbg !71
  br i1 %cmp12, label %if.then, label %lor.lhs.false14, !dbg !72

lor.lhs.false14:
  %13 = load %struct.node*, %struct.node** %back, align 8, !dbg !73
  %c = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 0, !dbg !74
  %14 = load i8, i8* %c, align 4, !dbg !74
  %conv15 = sext i8 %14 to i32, !dbg !73
  %cmp16 = icmp ne i32 %conv15, 110, !dbg !75
  br i1 %cmp16, label %if.then, label %if.end, !dbg !76

if.then:
  call void @reach_error(), !dbg !77
  br label %if.end, !dbg !77

if.end:
  %values18 = getelementptr inbounds %struct.node, %struct.node* %n, i32 0, i32 1, !dbg !78
  %arrayidx19 = getelementptr inbounds [3 x i32], [3 x i32]* %values18, i64 0, i64 2, !dbg !80
  %15 = load i32, i32* %arrayidx19, align 4, !dbg !80
  %16 = load i32*, i32** %v, align 8, !dbg !81
  %arrayidx20 = getelementptr inbounds i32, i32* %16, i64 2, !dbg !81
  %17 = load i32, i32* %arrayidx20, align 4, !dbg !81
  %cmp21 = icmp ne i32 %15, %17, !dbg !82
  br i1 %cmp21, label %if.then23, label %if.end24, !dbg !83

if.then23:
  call void @reach_error(), !dbg !84
  br label %if.end24, !dbg !84

if.end24:
  ret i32 0, !dbg !85
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25, !26}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pointer_fields_safe.c", directory: ".")
!2 = !{!3, !19}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 5, size: 160, elements: !5)
!5 = !{!6, !8, !13}
!6 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !4, file: !1, line: 5, baseType: !7, size: 8)
!7 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "values", scope: !4, file: !1, line: 5, baseType: !9, size: 96, offset: 32)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !11)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12}
!12 = !DISubrange(count: 3)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !4, file: !1, line: 5, baseType: !14, size: 32, offset: 128)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !4, file: !1, line: 5, size: 32, elements: !15)
!15 = !{!16, !18}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "lo", scope: !14, file: !1, line: 5, baseType: !17, size: 16)
!17 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "hi", scope: !14, file: !1, line: 5, baseType: !17, size: 16, offset: 16)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!20 = !{i32 7, !"Dwarf Version", i32 5}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 7, !"PIC Level", i32 2}
!24 = !{i32 7, !"PIE Level", i32 2}
!25 = !{i32 7, !"uwtable", i32 1}
!26 = !{i32 7, !"frame-pointer", i32 2}

!28 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !29, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !31)
!29 = !DISubroutineType(types: !30)
!30 = !{!10}
!31 = !{}
!32 = !DILocalVariable(name: "n", scope: !28, file: !1, line: 8, type: !4)
!33 = !DILocation(line: 8, column: 15, scope: !28)
!34 = !DILocalVariable(name: "hi", scope: !28, file: !1, line: 9, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!36 = !DILocation(line: 9, column: 10, scope: !28)
!37 = !DILocation(line: 9, column: 18, scope: !28)
!38 = !DILocation(line: 9, column: 23, scope: !28)
!39 = !DILocalVariable(name: "v", scope: !28, file: !1, line: 10, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!41 = !DILocation(line: 10, column: 8, scope: !28)
!42 = !DILocation(line: 10, column: 14, scope: !28)
!43 = !DILocation(line: 10, column: 12, scope: !28)
!44 = !DILocation(line: 11, column: 4, scope: !28)
!45 = !DILocation(line: 11, column: 7, scope: !28)
!46 = !DILocation(line: 12, column: 10, scope: !28)
!47 = !DILocation(line: 12, column: 3, scope: !28)
!48 = !DILocation(line: 12, column: 8, scope: !28)
!49 = !DILocation(line: 13, column: 5, scope: !28)
!50 = !DILocation(line: 13, column: 7, scope: !28)
!51 = !DILocation(line: 13, column: 12, scope: !28)
!52 = !DILocalVariable(name: "back", scope: !28, file: !1, line: 14, type: !3)
!53 = !DILocation(line: 14, column: 16, scope: !28)
!54 = !DILocation(line: 14, column: 47, scope: !28)
!55 = !DILocation(line: 14, column: 39, scope: !28)
!56 = !DILocation(line: 14, column: 50, scope: !28)
!57 = !DILocation(line: 14, column: 23, scope: !28)
!58 = !DILocation(line: 15, column: 7, scope: !59)
!59 = distinct !DILexicalBlock(scope: !28, file: !1, line: 15, column: 7)
!60 = !DILocation(line: 15, column: 13, scope: !59)
!61 = !DILocation(line: 15, column: 23, scope: !59)
!62 = !DILocation(line: 15, column: 29, scope: !59)
!63 = !DILocation(line: 15, column: 32, scope: !59)
!64 = !DILocation(line: 15, column: 38, scope: !59)
!65 = !DILocation(line: 15, column: 43, scope: !59)
!66 = !DILocation(line: 15, column: 46, scope: !59)
!67 = !DILocation(line: 15, column: 52, scope: !59)
!68 = !DILocation(line: 15, column: 55, scope: !59)
!69 = !DILocation(line: 15, column: 61, scope: !59)
!70 = !DILocation(line: 15, column: 66, scope: !59)
!71 = !DILocation(line: 15, column: 69, scope: !59)
!72 = !DILocation(line: 15, column: 74, scope: !59)
!73 = !DILocation(line: 15, column: 77, scope: !59)
!74 = !DILocation(line: 15, column: 83, scope: !59)
!75 = !DILocation(line: 15, column: 85, scope: !59)
!76 = !DILocation(line: 15, column: 7, scope: !28)
!77 = !DILocation(line: 15, column: 93, scope: !59)
!78 = !DILocation(line: 16, column: 9, scope: !79)
!79 = distinct !DILexicalBlock(scope: !28, file: !1, line: 16, column: 7)
!80 = !DILocation(line: 16, column: 7, scope: !79)
!81 = !DILocation(line: 16, column: 22, scope: !79)
!82 = !DILocation(line: 16, column: 19, scope: !79)
!83 = !DILocation(line: 16, column: 7, scope: !28)
!84 = !DILocation(line: 16, column: 28, scope: !79)
!85 = !DILocation(line: 17, column: 3, scope: !28)
