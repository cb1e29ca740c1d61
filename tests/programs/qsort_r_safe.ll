source_filename = "qsort_r_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [21 x i8] c"table[0] >= table[1]\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"qsort_r_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !13 {
entry:
  %retval = alloca i32, align 4
  %table = alloca [2 x i32], align 4
  %sign = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [2 x i32]* %table to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata [2 x i32]* %table, metadata !17, metadata !DIExpression()), !dbg !23
  %arrayinit.begin = getelementptr inbounds [2 x i32], [2 x i32]* %table, i64 0, i64 0, !dbg !24
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !25
  store i32 %call, i32* %arrayinit.begin, align 4, !dbg !24
  %arrayinit.element = getelementptr inbounds i32, i32* %arrayinit.begin, i64 1, !dbg !24
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !26
  store i32 %call1, i32* %arrayinit.element, align 4, !dbg !24
  %1 = bitcast i32* %sign to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %sign, metadata !21, metadata !DIExpression()), !dbg !27
  store i32 -1, i32* %sign, align 4, !dbg !27
  %arraydecay = getelementptr inbounds [2 x i32], [2 x i32]* %table, i64 0, i64 0, !dbg !28
  %2 = bitcast i32* %arraydecay to i8*, !dbg !28
  %3 = bitcast i32* %sign to i8*, !dbg !29
  call void @qsort_r(i8* noundef %2, i64 noundef 2, i64 noundef 4, i32 (i8*, i8*, i8*)* noundef @compare, i8* noundef %3), !dbg !30
  %arrayidx = getelementptr inbounds [2 x i32], [2 x i32]* %table, i64 0, i64 0, !dbg !31
  %4 = load i32, i32* %arrayidx, align 4, !dbg !31
  %arrayidx2 = getelementptr inbounds [2 x i32], [2 x i32]* %table, i64 0, i64 1, !dbg !31
  %5 = load i32, i32* %arrayidx2, align 4, !dbg !31
  %cmp = icmp sge i32 %4, %5, !dbg !31
  br i1 %cmp, label %if.then, label %if.else, !dbg !34

if.then:
  br label %if.end, !dbg !34

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !31
  unreachable, !dbg !31

if.end:
  %6 = bitcast i32* %sign to i8*, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !35
  %7 = bitcast [2 x i32]* %table to i8*, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !35
  ret i32 0, !dbg !36
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare !dbg !37 void @qsort_r(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*, i8*)* noundef, i8* noundef)

define internal i32 @compare(i8* noundef %a, i8* noundef %b, i8* noundef %sign) !dbg !52 {
entry:
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  %sign.addr = alloca i8*, align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store i8* %a, i8** %a.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %a.addr, metadata !54, metadata !DIExpression()), !dbg !59
  store i8* %b, i8** %b.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %b.addr, metadata !55, metadata !DIExpression()), !dbg !60
  store i8* %sign, i8** %sign.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %sign.addr, metadata !56, metadata !DIExpression()), !dbg !61
  %0 = bitcast i32* %x to i8*, !dbg !62
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !62
  call void @llvm.dbg.declare(metadata i32* %x, metadata !57, metadata !DIExpression()), !dbg !63
  %1 = load i8*, i8** %a.addr, align 8, !dbg !64
  %2 = bitcast i8* %1 to i32*, !dbg !65
  %3 = load i32, i32* %2, align 4, !dbg !66
  store i32 %3, i32* %x, align 4, !dbg !63
  %4 = bitcast i32* %y to i8*, !dbg !62
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !62
  call void @llvm.dbg.declare(metadata i32* %y, metadata !58, metadata !DIExpression()), !dbg !67
  %5 = load i8*, i8** %b.addr, align 8, !dbg !68
  %6 = bitcast i8* %5 to i32*, !dbg !69
  %7 = load i32, i32* %6, align 4, !dbg !70
  store i32 %7, i32* %y, align 4, !dbg !67
  %8 = load i8*, i8** %sign.addr, align 8, !dbg !71
  %9 = bitcast i8* %8 to i32*, !dbg !72
  %10 = load i32, i32* %9, align 4, !dbg !73
  %11 = load i32, i32* %x, align 4, !dbg !74
  %12 = load i32, i32* %y, align 4, !dbg !75
  %cmp = icmp sgt i32 %11, %12, !dbg !76
  %conv = zext i1 %cmp to i32, !dbg !76
  %13 = load i32, i32* %x, align 4, !dbg !77
  %14 = load i32, i32* %y, align 4, !dbg !78
  %cmp1 = icmp slt i32 %13, %14, !dbg !79
  %conv2 = zext i1 %cmp1 to i32, !dbg !79
  %sub = sub nsw i32 %conv, %conv2, !dbg !80
  %mul = mul nsw i32 %10, %sub, !dbg !81
  %15 = bitcast i32* %y to i8*, !dbg !82
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !82
  %16 = bitcast i32* %x to i8*, !dbg !82
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !82
  ret i32 %mul, !dbg !83
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "qsort_r_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 13, type: !14, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!5}
!16 = !{!17, !21}
!17 = !DILocalVariable(name: "table", scope: !13, file: !1, line: 14, type: !18)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 64, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 2)
!21 = !DILocalVariable(name: "sign", scope: !13, file: !1, line: 14, type: !5)
!22 = !DILocation(line: 14, column: 3, scope: !13)
!23 = !DILocation(line: 14, column: 7, scope: !13)
!24 = !DILocation(line: 14, column: 18, scope: !13)
!25 = !DILocation(line: 14, column: 19, scope: !13)
!26 = !DILocation(line: 14, column: 44, scope: !13)
!27 = !DILocation(line: 14, column: 70, scope: !13)
!28 = !DILocation(line: 15, column: 11, scope: !13)
!29 = !DILocation(line: 15, column: 45, scope: !13)
!30 = !DILocation(line: 15, column: 3, scope: !13)
!31 = !DILocation(line: 16, column: 3, scope: !32)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 16, column: 3)
!33 = distinct !DILexicalBlock(scope: !13, file: !1, line: 16, column: 3)
!34 = !DILocation(line: 16, column: 3, scope: !33)
!35 = !DILocation(line: 18, column: 1, scope: !13)
!36 = !DILocation(line: 17, column: 3, scope: !13)
!37 = !DISubprogram(name: "qsort_r", scope: !38, file: !38, line: 854, type: !39, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !51)
!38 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!39 = !DISubroutineType(types: !40)
!40 = !{null, !41, !42, !42, !45, !41}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !43, line: 46, baseType: !44)
!43 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!44 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_d_fn_t", file: !38, line: 836, baseType: !46)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!47 = !DISubroutineType(types: !48)
!48 = !{!5, !49, !49, !41}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!51 = !{}
!52 = distinct !DISubprogram(name: "compare", scope: !1, file: !1, line: 8, type: !47, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !53)
!53 = !{!54, !55, !56, !57, !58}
!54 = !DILocalVariable(name: "a", arg: 1, scope: !52, file: !1, line: 8, type: !49)
!55 = !DILocalVariable(name: "b", arg: 2, scope: !52, file: !1, line: 8, type: !49)
!56 = !DILocalVariable(name: "sign", arg: 3, scope: !52, file: !1, line: 8, type: !41)
!57 = !DILocalVariable(name: "x", scope: !52, file: !1, line: 9, type: !5)
!58 = !DILocalVariable(name: "y", scope: !52, file: !1, line: 9, type: !5)
!59 = !DILocation(line: 8, column: 32, scope: !52)
!60 = !DILocation(line: 8, column: 47, scope: !52)
!61 = !DILocation(line: 8, column: 56, scope: !52)
!62 = !DILocation(line: 9, column: 3, scope: !52)
!63 = !DILocation(line: 9, column: 7, scope: !52)
!64 = !DILocation(line: 9, column: 25, scope: !52)
!65 = !DILocation(line: 9, column: 12, scope: !52)
!66 = !DILocation(line: 9, column: 11, scope: !52)
!67 = !DILocation(line: 9, column: 28, scope: !52)
!68 = !DILocation(line: 9, column: 46, scope: !52)
!69 = !DILocation(line: 9, column: 33, scope: !52)
!70 = !DILocation(line: 9, column: 32, scope: !52)
!71 = !DILocation(line: 10, column: 24, scope: !52)
!72 = !DILocation(line: 10, column: 11, scope: !52)
!73 = !DILocation(line: 10, column: 10, scope: !52)
!74 = !DILocation(line: 10, column: 33, scope: !52)
!75 = !DILocation(line: 10, column: 37, scope: !52)
!76 = !DILocation(line: 10, column: 35, scope: !52)
!77 = !DILocation(line: 10, column: 43, scope: !52)
!78 = !DILocation(line: 10, column: 47, scope: !52)
!79 = !DILocation(line: 10, column: 45, scope: !52)
!80 = !DILocation(line: 10, column: 40, scope: !52)
!81 = !DILocation(line: 10, column: 29, scope: !52)
!82 = !DILocation(line: 11, column: 1, scope: !52)
!83 = !DILocation(line: 10, column: 3, scope: !52)
