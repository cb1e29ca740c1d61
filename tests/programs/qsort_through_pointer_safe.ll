source_filename = "qsort_through_pointer_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.numbers = private unnamed_addr constant [3 x i32] [i32 3, i32 1, i32 2], align 4
@.str = private unnamed_addr constant [90 x i8] c"sort == nothing ? numbers[0] == 3 : numbers[0] == 1 && numbers[1] == 2 && numbers[2] == 3\00", align 1
@.str.1 = private unnamed_addr constant [29 x i8] c"qsort_through_pointer_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !13 {
entry:
  %retval = alloca i32, align 4
  %sort = alloca void (i8*, i64, i64, i32 (i8*, i8*)*)*, align 8
  %numbers = alloca [3 x i32], align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast void (i8*, i64, i64, i32 (i8*, i8*)*)** %sort to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !35
  call void @llvm.dbg.declare(metadata void (i8*, i64, i64, i32 (i8*, i8*)*)** %sort, metadata !17, metadata !DIExpression()), !dbg !36
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !37
  %tobool = icmp ne i32 %call, 0, !dbg !37
  %1 = zext i1 %tobool to i64, !dbg !37
  %cond = select i1 %tobool, void (i8*, i64, i64, i32 (i8*, i8*)*)* @qsort, void (i8*, i64, i64, i32 (i8*, i8*)*)* @nothing, !dbg !37
  store void (i8*, i64, i64, i32 (i8*, i8*)*)* %cond, void (i8*, i64, i64, i32 (i8*, i8*)*)** %sort, align 8, !dbg !36
  %2 = bitcast [3 x i32]* %numbers to i8*, !dbg !38
  call void @llvm.lifetime.start.p0i8(i64 12, i8* %2), !dbg !38
  call void @llvm.dbg.declare(metadata [3 x i32]* %numbers, metadata !31, metadata !DIExpression()), !dbg !39
  %3 = bitcast [3 x i32]* %numbers to i8*, !dbg !39
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %3, i8* align 4 bitcast ([3 x i32]* @__const.main.numbers to i8*), i64 12, i1 false), !dbg !39
  %4 = load void (i8*, i64, i64, i32 (i8*, i8*)*)*, void (i8*, i64, i64, i32 (i8*, i8*)*)** %sort, align 8, !dbg !40
  %arraydecay = getelementptr inbounds [3 x i32], [3 x i32]* %numbers, i64 0, i64 0, !dbg !41
  %5 = bitcast i32* %arraydecay to i8*, !dbg !41
  call void %4(i8* noundef %5, i64 noundef 3, i64 noundef 4, i32 (i8*, i8*)* noundef @up), !dbg !40
  %6 = load void (i8*, i64, i64, i32 (i8*, i8*)*)*, void (i8*, i64, i64, i32 (i8*, i8*)*)** %sort, align 8, !dbg !42
  %cmp = icmp eq void (i8*, i64, i64, i32 (i8*, i8*)*)* %6, @nothing, !dbg !42
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !45

cond.true:
  %arrayidx = getelementptr inbounds [3 x i32], [3 x i32]* %numbers, i64 0, i64 0, !dbg !42
  %7 = load i32, i32* %arrayidx, align 4, !dbg !42
  %cmp1 = icmp eq i32 %7, 3, !dbg !42
  br i1 %cmp1, label %if.then, label %if.else, !dbg !42

cond.false:
  %arrayidx2 = getelementptr inbounds [3 x i32], [3 x i32]* %numbers, i64 0, i64 0, !dbg !42
  %8 = load i32, i32* %arrayidx2, align 4, !dbg !42
  %cmp3 = icmp eq i32 %8, 1, !dbg !42
  br i1 %cmp3, label %land.lhs.true, label %if.else, !dbg !42

land.lhs.true:
  %arrayidx4 = getelementptr inbounds [3 x i32], [3 x i32]* %numbers, i64 0, i64 1, !dbg !42
  %9 = load i32, i32* %arrayidx4, align 4, !dbg !42
  %cmp5 = icmp eq i32 %9, 2, !dbg !42
  br i1 %cmp5, label %land.lhs.true6, label %if.else, !dbg !42

land.lhs.true6:
  %arrayidx7 = getelementptr inbounds [3 x i32], [3 x i32]* %numbers, i64 0, i64 2, !dbg !42
  %10 = load i32, i32* %arrayidx7, align 4, !dbg !42
  %cmp8 = icmp eq i32 %10, 3, !dbg !42
  br i1 %cmp8, label %if.then, label %if.else, !dbg !45

if.then:
  br label %if.end, !dbg !45

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([90 x i8], [90 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !42
  unreachable, !dbg !42

if.end:
  %11 = bitcast [3 x i32]* %numbers to i8*, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 12, i8* %11), !dbg !46
  %12 = bitcast void (i8*, i64, i64, i32 (i8*, i8*)*)** %sort to i8*, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !46
  ret i32 0, !dbg !47
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef)

define internal void @nothing(i8* noundef %base, i64 noundef %number, i64 noundef %size, i32 (i8*, i8*)* noundef %order) !dbg !48 {
entry:
  %base.addr = alloca i8*, align 8
  %number.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  %order.addr = alloca i32 (i8*, i8*)*, align 8
  store i8* %base, i8** %base.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %base.addr, metadata !50, metadata !DIExpression()), !dbg !54
  store i64 %number, i64* %number.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %number.addr, metadata !51, metadata !DIExpression()), !dbg !55
  store i64 %size, i64* %size.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %size.addr, metadata !52, metadata !DIExpression()), !dbg !56
  store i32 (i8*, i8*)* %order, i32 (i8*, i8*)** %order.addr, align 8
  call void @llvm.dbg.declare(metadata i32 (i8*, i8*)** %order.addr, metadata !53, metadata !DIExpression()), !dbg !57
  %0 = load i8*, i8** %base.addr, align 8, !dbg !58
  %1 = load i64, i64* %number.addr, align 8, !dbg !59
  %2 = load i64, i64* %size.addr, align 8, !dbg !60
  %3 = load i32 (i8*, i8*)*, i32 (i8*, i8*)** %order.addr, align 8, !dbg !61
  ret void, !dbg !62
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

define internal i32 @up(i8* noundef %a, i8* noundef %b) !dbg !63 {
entry:
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store i8* %a, i8** %a.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %a.addr, metadata !65, metadata !DIExpression()), !dbg !69
  store i8* %b, i8** %b.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %b.addr, metadata !66, metadata !DIExpression()), !dbg !70
  %0 = bitcast i32* %x to i8*, !dbg !71
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !71
  call void @llvm.dbg.declare(metadata i32* %x, metadata !67, metadata !DIExpression()), !dbg !72
  %1 = load i8*, i8** %a.addr, align 8, !dbg !73
  %2 = bitcast i8* %1 to i32*, !dbg !74
  %3 = load i32, i32* %2, align 4, !dbg !75
  store i32 %3, i32* %x, align 4, !dbg !72
  %4 = bitcast i32* %y to i8*, !dbg !71
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !71
  call void @llvm.dbg.declare(metadata i32* %y, metadata !68, metadata !DIExpression()), !dbg !76
  %5 = load i8*, i8** %b.addr, align 8, !dbg !77
  %6 = bitcast i8* %5 to i32*, !dbg !78
  %7 = load i32, i32* %6, align 4, !dbg !79
  store i32 %7, i32* %y, align 4, !dbg !76
  %8 = load i32, i32* %x, align 4, !dbg !80
  %9 = load i32, i32* %y, align 4, !dbg !81
  %cmp = icmp sgt i32 %8, %9, !dbg !82
  %conv = zext i1 %cmp to i32, !dbg !82
  %10 = load i32, i32* %x, align 4, !dbg !83
  %11 = load i32, i32* %y, align 4, !dbg !84
  %cmp1 = icmp slt i32 %10, %11, !dbg !85
  %conv2 = zext i1 %cmp1 to i32, !dbg !85
  %sub = sub nsw i32 %conv, %conv2, !dbg !86
  %12 = bitcast i32* %y to i8*, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !87
  %13 = bitcast i32* %x to i8*, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !87
  ret i32 %sub, !dbg !88
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "qsort_through_pointer_safe.c", directory: ".")
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

!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !14, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!5}
!16 = !{!17, !31}
!17 = !DILocalVariable(name: "sort", scope: !13, file: !1, line: 9, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DISubroutineType(types: !20)
!20 = !{null, !21, !22, !22, !25}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !23, line: 46, baseType: !24)
!23 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!24 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "compare", file: !1, line: 5, baseType: !27)
!27 = !DISubroutineType(types: !28)
!28 = !{!5, !29, !29}
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!31 = !DILocalVariable(name: "numbers", scope: !13, file: !1, line: 10, type: !32)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 96, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 3)
!35 = !DILocation(line: 9, column: 3, scope: !13)
!36 = !DILocation(line: 9, column: 10, scope: !13)
!37 = !DILocation(line: 9, column: 53, scope: !13)
!38 = !DILocation(line: 10, column: 3, scope: !13)
!39 = !DILocation(line: 10, column: 7, scope: !13)
!40 = !DILocation(line: 11, column: 3, scope: !13)
!41 = !DILocation(line: 11, column: 8, scope: !13)
!42 = !DILocation(line: 12, column: 3, scope: !43)
!43 = distinct !DILexicalBlock(scope: !44, file: !1, line: 12, column: 3)
!44 = distinct !DILexicalBlock(scope: !13, file: !1, line: 12, column: 3)
!45 = !DILocation(line: 12, column: 3, scope: !44)
!46 = !DILocation(line: 14, column: 1, scope: !13)
!47 = !DILocation(line: 13, column: 3, scope: !13)
!48 = distinct !DISubprogram(name: "nothing", scope: !1, file: !1, line: 7, type: !19, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !49)
!49 = !{!50, !51, !52, !53}
!50 = !DILocalVariable(name: "base", arg: 1, scope: !48, file: !1, line: 7, type: !21)
!51 = !DILocalVariable(name: "number", arg: 2, scope: !48, file: !1, line: 7, type: !22)
!52 = !DILocalVariable(name: "size", arg: 3, scope: !48, file: !1, line: 7, type: !22)
!53 = !DILocalVariable(name: "order", arg: 4, scope: !48, file: !1, line: 7, type: !25)
!54 = !DILocation(line: 7, column: 27, scope: !48)
!55 = !DILocation(line: 7, column: 40, scope: !48)
!56 = !DILocation(line: 7, column: 55, scope: !48)
!57 = !DILocation(line: 7, column: 70, scope: !48)
!58 = !DILocation(line: 7, column: 85, scope: !48)
!59 = !DILocation(line: 7, column: 97, scope: !48)
!60 = !DILocation(line: 7, column: 111, scope: !48)
!61 = !DILocation(line: 7, column: 123, scope: !48)
!62 = !DILocation(line: 7, column: 130, scope: !48)
!63 = distinct !DISubprogram(name: "up", scope: !1, file: !1, line: 6, type: !27, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !64)
!64 = !{!65, !66, !67, !68}
!65 = !DILocalVariable(name: "a", arg: 1, scope: !63, file: !1, line: 6, type: !29)
!66 = !DILocalVariable(name: "b", arg: 2, scope: !63, file: !1, line: 6, type: !29)
!67 = !DILocalVariable(name: "x", scope: !63, file: !1, line: 6, type: !5)
!68 = !DILocalVariable(name: "y", scope: !63, file: !1, line: 6, type: !5)
!69 = !DILocation(line: 6, column: 27, scope: !63)
!70 = !DILocation(line: 6, column: 42, scope: !63)
!71 = !DILocation(line: 6, column: 47, scope: !63)
!72 = !DILocation(line: 6, column: 51, scope: !63)
!73 = !DILocation(line: 6, column: 69, scope: !63)
!74 = !DILocation(line: 6, column: 56, scope: !63)
!75 = !DILocation(line: 6, column: 55, scope: !63)
!76 = !DILocation(line: 6, column: 72, scope: !63)
!77 = !DILocation(line: 6, column: 90, scope: !63)
!78 = !DILocation(line: 6, column: 77, scope: !63)
!79 = !DILocation(line: 6, column: 76, scope: !63)
!80 = !DILocation(line: 6, column: 101, scope: !63)
!81 = !DILocation(line: 6, column: 105, scope: !63)
!82 = !DILocation(line: 6, column: 103, scope: !63)
!83 = !DILocation(line: 6, column: 111, scope: !63)
!84 = !DILocation(line: 6, column: 115, scope: !63)
!85 = !DILocation(line: 6, column: 113, scope: !63)
!86 = !DILocation(line: 6, column: 108, scope: !63)
!87 = !DILocation(line: 6, column: 119, scope: !63)
!88 = !DILocation(line: 6, column: 93, scope: !63)
