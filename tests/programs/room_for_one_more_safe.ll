source_filename = "room_for_one_more_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [35 x i8] c"offset < size && size - offset > 4\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"room_for_one_more_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %length = alloca i64, align 8
  %capacity = alloca i64, align 8
  %size = alloca i64, align 8
  %data = alloca i64, align 8
  %mark = alloca i64, align 8
  %more = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %offset = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i64* %length to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !27
  call void @llvm.dbg.declare(metadata i64* %length, metadata !14, metadata !DIExpression()), !dbg !28
  store i64 0, i64* %length, align 8, !dbg !28
  %1 = bitcast i64* %capacity to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !27
  call void @llvm.dbg.declare(metadata i64* %capacity, metadata !18, metadata !DIExpression()), !dbg !29
  store i64 4, i64* %capacity, align 8, !dbg !29
  %2 = bitcast i64* %size to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !27
  call void @llvm.dbg.declare(metadata i64* %size, metadata !19, metadata !DIExpression()), !dbg !30
  store i64 17, i64* %size, align 8, !dbg !30
  %3 = bitcast i64* %data to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !27
  call void @llvm.dbg.declare(metadata i64* %data, metadata !20, metadata !DIExpression()), !dbg !31
  store i64 69680, i64* %data, align 8, !dbg !31
  %4 = bitcast i64* %mark to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !27
  call void @llvm.dbg.declare(metadata i64* %mark, metadata !21, metadata !DIExpression()), !dbg !32
  store i64 69712, i64* %mark, align 8, !dbg !32
  br label %while.cond, !dbg !33

while.cond:
  %call = call i32 @nondet(), !dbg !34
  %tobool = icmp ne i32 %call, 0, !dbg !33
  br i1 %tobool, label %while.body, label %while.end, !dbg !33

while.body:
  %5 = load i64, i64* %length, align 8, !dbg !35
  %6 = load i64, i64* %capacity, align 8, !dbg !36
  %cmp = icmp eq i64 %5, %6, !dbg !37
  br i1 %cmp, label %if.then, label %if.end9, !dbg !38

if.then:
  %7 = bitcast i64* %more to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %7), !dbg !39
  call void @llvm.dbg.declare(metadata i64* %more, metadata !22, metadata !DIExpression()), !dbg !40
  %8 = load i64, i64* %capacity, align 8, !dbg !41
  %add = add i64 %8, 4, !dbg !42
  store i64 %add, i64* %more, align 8, !dbg !40
  %9 = load i64, i64* %more, align 8, !dbg !43
  %cmp1 = icmp ugt i64 %9, 1000000, !dbg !45
  br i1 %cmp1, label %if.then3, label %lor.lhs.false, !dbg !46

lor.lhs.false:
  %10 = load i64, i64* %mark, align 8, !dbg !47
  %cmp2 = icmp ugt i64 %10, 4611686018427387904, !dbg !48
  br i1 %cmp2, label %if.then3, label %if.end, !dbg !49

if.then3:
  store i32 3, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !50

if.end:
  %11 = load i64, i64* %data, align 8, !dbg !51
  %12 = load i64, i64* %mark, align 8, !dbg !52
  %cmp4 = icmp eq i64 %11, %12, !dbg !53
  br i1 %cmp4, label %cond.true, label %cond.false, !dbg !51

cond.true:
  br label %cond.end, !dbg !51

cond.false:
  %13 = load i64, i64* %more, align 8, !dbg !54
  %mul = mul i64 %13, 4, !dbg !55
  %add5 = add i64 %mul, 1, !dbg !56
  br label %cond.end, !dbg !51

cond.end:
  %cond = phi i64 [ 0, %cond.true ], [ %add5, %cond.false ], !dbg !51
  store i64 %cond, i64* %size, align 8, !dbg !57
  %14 = load i64, i64* %more, align 8, !dbg !58
  store i64 %14, i64* %capacity, align 8, !dbg !59
  %15 = load i64, i64* %mark, align 8, !dbg !60
  store i64 %15, i64* %data, align 8, !dbg !61
  %16 = load i64, i64* %more, align 8, !dbg !62
  %mul6 = mul i64 4, %16, !dbg !63
  %add7 = add i64 %mul6, 31, !dbg !64
  %17 = load i64, i64* %mark, align 8, !dbg !65
  %add8 = add i64 %17, %add7, !dbg !65
  store i64 %add8, i64* %mark, align 8, !dbg !65
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !66
  br label %cleanup, !dbg !66

cleanup:
  %18 = bitcast i64* %more to i8*, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %18), !dbg !66
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 3, label %while.end
  ]

cleanup.cont:
  br label %if.end9, !dbg !67

if.end9:
  %19 = bitcast i64* %offset to i8*, !dbg !68
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %19), !dbg !68
  call void @llvm.dbg.declare(metadata i64* %offset, metadata !26, metadata !DIExpression()), !dbg !69
  %20 = load i64, i64* %data, align 8, !dbg !70
  %21 = load i64, i64* %length, align 8, !dbg !71
  %mul10 = mul i64 4, %21, !dbg !72
  %add11 = add i64 %20, %mul10, !dbg !73
  %22 = load i64, i64* %data, align 8, !dbg !74
  %sub = sub i64 %add11, %22, !dbg !75
  store i64 %sub, i64* %offset, align 8, !dbg !69
  %23 = load i64, i64* %offset, align 8, !dbg !76
  %24 = load i64, i64* %size, align 8, !dbg !76
  %cmp12 = icmp ult i64 %23, %24, !dbg !76
  br i1 %cmp12, label %land.lhs.true, label %if.else, !dbg !76

land.lhs.true:
  %25 = load i64, i64* %size, align 8, !dbg !76
  %26 = load i64, i64* %offset, align 8, !dbg !76
  %sub13 = sub i64 %25, %26, !dbg !76
  %cmp14 = icmp ugt i64 %sub13, 4, !dbg !76
  br i1 %cmp14, label %if.then15, label %if.else, !dbg !79

if.then15:
  br label %if.end16, !dbg !79

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !76
  unreachable, !dbg !76

if.end16:
  %27 = load i64, i64* %length, align 8, !dbg !80
  %inc = add i64 %27, 1, !dbg !80
  store i64 %inc, i64* %length, align 8, !dbg !80
  %28 = bitcast i64* %offset to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %28), !dbg !81
  br label %while.cond, !dbg !33, !llvm.loop !82

while.end:
  store i32 0, i32* %retval, align 4, !dbg !85
  store i32 1, i32* %cleanup.dest.slot, align 4
  %29 = bitcast i64* %mark to i8*, !dbg !86
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %29), !dbg !86
  %30 = bitcast i64* %data to i8*, !dbg !86
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %30), !dbg !86
  %31 = bitcast i64* %size to i8*, !dbg !86
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %31), !dbg !86
  %32 = bitcast i64* %capacity to i8*, !dbg !86
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %32), !dbg !86
  %33 = bitcast i64* %length to i8*, !dbg !86
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %33), !dbg !86
  %34 = load i32, i32* %retval, align 4, !dbg !86
  ret i32 %34, !dbg !86

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !87 i32 @nondet()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "room_for_one_more_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !18, !19, !20, !21, !22, !26}
!14 = !DILocalVariable(name: "length", scope: !9, file: !1, line: 9, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !16, line: 46, baseType: !17)
!16 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!17 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!18 = !DILocalVariable(name: "capacity", scope: !9, file: !1, line: 9, type: !15)
!19 = !DILocalVariable(name: "size", scope: !9, file: !1, line: 9, type: !15)
!20 = !DILocalVariable(name: "data", scope: !9, file: !1, line: 9, type: !15)
!21 = !DILocalVariable(name: "mark", scope: !9, file: !1, line: 9, type: !15)
!22 = !DILocalVariable(name: "more", scope: !23, file: !1, line: 13, type: !15)
!23 = distinct !DILexicalBlock(scope: !24, file: !1, line: 12, column: 33)
!24 = distinct !DILexicalBlock(scope: !25, file: !1, line: 12, column: 13)
!25 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 22)
!26 = !DILocalVariable(name: "offset", scope: !25, file: !1, line: 21, type: !15)
!27 = !DILocation(line: 9, column: 5, scope: !9)
!28 = !DILocation(line: 9, column: 12, scope: !9)
!29 = !DILocation(line: 9, column: 24, scope: !9)
!30 = !DILocation(line: 9, column: 38, scope: !9)
!31 = !DILocation(line: 9, column: 49, scope: !9)
!32 = !DILocation(line: 9, column: 63, scope: !9)
!33 = !DILocation(line: 11, column: 5, scope: !9)
!34 = !DILocation(line: 11, column: 12, scope: !9)
!35 = !DILocation(line: 12, column: 13, scope: !24)
!36 = !DILocation(line: 12, column: 23, scope: !24)
!37 = !DILocation(line: 12, column: 20, scope: !24)
!38 = !DILocation(line: 12, column: 13, scope: !25)
!39 = !DILocation(line: 13, column: 13, scope: !23)
!40 = !DILocation(line: 13, column: 20, scope: !23)
!41 = !DILocation(line: 13, column: 27, scope: !23)
!42 = !DILocation(line: 13, column: 36, scope: !23)
!43 = !DILocation(line: 14, column: 17, scope: !44)
!44 = distinct !DILexicalBlock(scope: !23, file: !1, line: 14, column: 17)
!45 = !DILocation(line: 14, column: 22, scope: !44)
!46 = !DILocation(line: 14, column: 32, scope: !44)
!47 = !DILocation(line: 14, column: 35, scope: !44)
!48 = !DILocation(line: 14, column: 40, scope: !44)
!49 = !DILocation(line: 14, column: 17, scope: !23)
!50 = !DILocation(line: 15, column: 17, scope: !44)
!51 = !DILocation(line: 16, column: 20, scope: !23)
!52 = !DILocation(line: 16, column: 28, scope: !23)
!53 = !DILocation(line: 16, column: 25, scope: !23)
!54 = !DILocation(line: 16, column: 39, scope: !23)
!55 = !DILocation(line: 16, column: 44, scope: !23)
!56 = !DILocation(line: 16, column: 48, scope: !23)
!57 = !DILocation(line: 16, column: 18, scope: !23)
!58 = !DILocation(line: 17, column: 24, scope: !23)
!59 = !DILocation(line: 17, column: 22, scope: !23)
!60 = !DILocation(line: 18, column: 20, scope: !23)
!61 = !DILocation(line: 18, column: 18, scope: !23)
!62 = !DILocation(line: 19, column: 25, scope: !23)
!63 = !DILocation(line: 19, column: 23, scope: !23)
!64 = !DILocation(line: 19, column: 30, scope: !23)
!65 = !DILocation(line: 19, column: 18, scope: !23)
!66 = !DILocation(line: 20, column: 9, scope: !24)
!67 = !DILocation(line: 20, column: 9, scope: !23)
!68 = !DILocation(line: 21, column: 9, scope: !25)
!69 = !DILocation(line: 21, column: 16, scope: !25)
!70 = !DILocation(line: 21, column: 25, scope: !25)
!71 = !DILocation(line: 21, column: 36, scope: !25)
!72 = !DILocation(line: 21, column: 34, scope: !25)
!73 = !DILocation(line: 21, column: 30, scope: !25)
!74 = !DILocation(line: 21, column: 45, scope: !25)
!75 = !DILocation(line: 21, column: 43, scope: !25)
!76 = !DILocation(line: 22, column: 9, scope: !77)
!77 = distinct !DILexicalBlock(scope: !78, file: !1, line: 22, column: 9)
!78 = distinct !DILexicalBlock(scope: !25, file: !1, line: 22, column: 9)
!79 = !DILocation(line: 22, column: 9, scope: !78)
!80 = !DILocation(line: 23, column: 15, scope: !25)
!81 = !DILocation(line: 24, column: 5, scope: !9)
!82 = distinct !{!82, !33, !81, !83, !84}
!83 = !{!"llvm.loop.mustprogress"}
!84 = !{!"llvm.loop.unroll.disable"}
!85 = !DILocation(line: 25, column: 5, scope: !9)
!86 = !DILocation(line: 26, column: 1, scope: !9)
!87 = !DISubprogram(name: "nondet", scope: !1, file: !1, line: 5, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !88)
!88 = !{}
