source_filename = "numbers_of_arguments_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [38 x i8] c"a * 3 + b * 7 != 123456 || c != a - b\00", align 1
@.str.1 = private unnamed_addr constant [30 x i8] c"numbers_of_arguments_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [23 x i8] c"int main(int, char **)\00", align 1

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  %c = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !23
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !24
  %0 = load i32, i32* %argc.addr, align 4, !dbg !25
  %cmp = icmp ne i32 %0, 4, !dbg !27
  br i1 %cmp, label %if.then, label %if.end, !dbg !28

if.then:
  store i32 1, i32* %retval, align 4, !dbg !29
  br label %return, !dbg !29

if.end:
  %1 = bitcast i64* %a to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !30
  call void @llvm.dbg.declare(metadata i64* %a, metadata !19, metadata !DIExpression()), !dbg !31
  %2 = load i8**, i8*** %argv.addr, align 8, !dbg !32
  %arrayidx = getelementptr inbounds i8*, i8** %2, i64 1, !dbg !32
  %3 = load i8*, i8** %arrayidx, align 8, !dbg !32
  %call = call i64 @get(i8* noundef %3), !dbg !33
  store i64 %call, i64* %a, align 8, !dbg !31
  %4 = bitcast i64* %b to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !30
  call void @llvm.dbg.declare(metadata i64* %b, metadata !21, metadata !DIExpression()), !dbg !34
  %5 = load i8**, i8*** %argv.addr, align 8, !dbg !35
  %arrayidx1 = getelementptr inbounds i8*, i8** %5, i64 2, !dbg !35
  %6 = load i8*, i8** %arrayidx1, align 8, !dbg !35
  %call2 = call i64 @get(i8* noundef %6), !dbg !36
  store i64 %call2, i64* %b, align 8, !dbg !34
  %7 = bitcast i64* %c to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %7), !dbg !30
  call void @llvm.dbg.declare(metadata i64* %c, metadata !22, metadata !DIExpression()), !dbg !37
  %8 = load i8**, i8*** %argv.addr, align 8, !dbg !38
  %arrayidx3 = getelementptr inbounds i8*, i8** %8, i64 3, !dbg !38
  %9 = load i8*, i8** %arrayidx3, align 8, !dbg !38
  %call4 = call i64 @get(i8* noundef %9), !dbg !39
  store i64 %call4, i64* %c, align 8, !dbg !37
  %10 = load i64, i64* %a, align 8, !dbg !40
  %cmp5 = icmp slt i64 %10, 0, !dbg !42
  br i1 %cmp5, label %if.then15, label %lor.lhs.false, !dbg !43

lor.lhs.false:
  %11 = load i64, i64* %b, align 8, !dbg !44
  %cmp6 = icmp slt i64 %11, 0, !dbg !45
  br i1 %cmp6, label %if.then15, label %lor.lhs.false7, !dbg !46

lor.lhs.false7:
  %12 = load i64, i64* %c, align 8, !dbg !47
  %cmp8 = icmp slt i64 %12, 0, !dbg !48
  br i1 %cmp8, label %if.then15, label %lor.lhs.false9, !dbg !49

lor.lhs.false9:
  %13 = load i64, i64* %a, align 8, !dbg !50
  %cmp10 = icmp sgt i64 %13, 100000, !dbg !51
  br i1 %cmp10, label %if.then15, label %lor.lhs.false11, !dbg !52

lor.lhs.false11:
  %14 = load i64, i64* %b, align 8, !dbg !53
  %cmp12 = icmp sgt i64 %14, 100000, !dbg !54
  br i1 %cmp12, label %if.then15, label %lor.lhs.false13, !dbg !55

lor.lhs.false13:
  %15 = load i64, i64* %c, align 8, !dbg !56
  %cmp14 = icmp sgt i64 %15, 100000, !dbg !57
  br i1 %cmp14, label %if.then15, label %if.end16, !dbg !58

if.then15:
  store i32 1, i32* %retval, align 4, !dbg !59
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !59

if.end16:
  %16 = load i64, i64* %a, align 8, !dbg !60
  %mul = mul nsw i64 %16, 3, !dbg !60
  %17 = load i64, i64* %b, align 8, !dbg !60
  %mul17 = mul nsw i64 %17, 7, !dbg !60
  %add = add nsw i64 %mul, %mul17, !dbg !60
  %cmp18 = icmp ne i64 %add, 123456, !dbg !60
  br i1 %cmp18, label %if.then21, label %lor.lhs.false19, !dbg !60

lor.lhs.false19:
  %18 = load i64, i64* %c, align 8, !dbg !60
  %19 = load i64, i64* %a, align 8, !dbg !60
  %20 = load i64, i64* %b, align 8, !dbg !60
  %sub = sub nsw i64 %19, %20, !dbg !60
  %cmp20 = icmp ne i64 %18, %sub, !dbg !60
  br i1 %cmp20, label %if.then21, label %if.else, !dbg !63

if.then21:
  br label %if.end22, !dbg !63

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.1, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !60
  unreachable, !dbg !60

if.end22:
  store i32 0, i32* %retval, align 4, !dbg !64
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !64

cleanup:
  %21 = bitcast i64* %c to i8*, !dbg !65
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %21), !dbg !65
  %22 = bitcast i64* %b to i8*, !dbg !65
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %22), !dbg !65
  %23 = bitcast i64* %a to i8*, !dbg !65
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %23), !dbg !65
  br label %return

return:
  %24 = load i32, i32* %retval, align 4, !dbg !65
  ret i32 %24, !dbg !65
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

define internal i64 @get(i8* noundef %s) !dbg !66 {
entry:
  %s.addr = alloca i8*, align 8
  %e = alloca i8*, align 8
  %v = alloca i64, align 8
  store i8* %s, i8** %s.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %s.addr, metadata !72, metadata !DIExpression()), !dbg !75
  %0 = bitcast i8** %e to i8*, !dbg !76
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !76
  call void @llvm.dbg.declare(metadata i8** %e, metadata !73, metadata !DIExpression()), !dbg !77
  %call = call i32* @__errno_location(), !dbg !78
  store i32 0, i32* %call, align 4, !dbg !79
  %1 = bitcast i64* %v to i8*, !dbg !80
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !80
  call void @llvm.dbg.declare(metadata i64* %v, metadata !74, metadata !DIExpression()), !dbg !81
  %2 = load i8*, i8** %s.addr, align 8, !dbg !82
  %call1 = call i64 @strtol(i8* noundef %2, i8** noundef %e, i32 noundef 0), !dbg !83
  store i64 %call1, i64* %v, align 8, !dbg !81
  %call2 = call i32* @__errno_location(), !dbg !84
  %3 = load i32, i32* %call2, align 4, !dbg !84
  %tobool = icmp ne i32 %3, 0, !dbg !84
  br i1 %tobool, label %if.then, label %lor.lhs.false, !dbg !86

lor.lhs.false:
  %4 = load i8*, i8** %e, align 8, !dbg !87
  %5 = load i8*, i8** %s.addr, align 8, !dbg !88
  %cmp = icmp eq i8* %4, %5, !dbg !89
  br i1 %cmp, label %if.then, label %lor.lhs.false3, !dbg !90

lor.lhs.false3:
  %6 = load i8*, i8** %e, align 8, !dbg !91
  %7 = load i8, i8* %6, align 1, !dbg !92
  %conv = sext i8 %7 to i32, !dbg !92
  %tobool4 = icmp ne i32 %conv, 0, !dbg !92
  br i1 %tobool4, label %if.then, label %if.end, !dbg !93

if.then:
  call void @exit(i32 noundef 2), !dbg !94
  unreachable, !dbg !94

if.end:
  %8 = load i64, i64* %v, align 8, !dbg !95
  %9 = bitcast i64* %v to i8*, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !96
  %10 = bitcast i8** %e to i8*, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !96
  ret i64 %8, !dbg !97
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i32* @__errno_location()

declare i64 @strtol(i8* noundef, i8** noundef, i32 noundef)

declare void @exit(i32 noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "numbers_of_arguments_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12, !13}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17, !18, !19, !21, !22}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 7, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 7, type: !13)
!19 = !DILocalVariable(name: "a", scope: !9, file: !1, line: 9, type: !20)
!20 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!21 = !DILocalVariable(name: "b", scope: !9, file: !1, line: 9, type: !20)
!22 = !DILocalVariable(name: "c", scope: !9, file: !1, line: 9, type: !20)
!23 = !DILocation(line: 7, column: 14, scope: !9)
!24 = !DILocation(line: 7, column: 27, scope: !9)
!25 = !DILocation(line: 8, column: 7, scope: !26)
!26 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 7)
!27 = !DILocation(line: 8, column: 12, scope: !26)
!28 = !DILocation(line: 8, column: 7, scope: !9)
!29 = !DILocation(line: 8, column: 18, scope: !26)
!30 = !DILocation(line: 9, column: 3, scope: !9)
!31 = !DILocation(line: 9, column: 8, scope: !9)
!32 = !DILocation(line: 9, column: 16, scope: !9)
!33 = !DILocation(line: 9, column: 12, scope: !9)
!34 = !DILocation(line: 9, column: 26, scope: !9)
!35 = !DILocation(line: 9, column: 34, scope: !9)
!36 = !DILocation(line: 9, column: 30, scope: !9)
!37 = !DILocation(line: 9, column: 44, scope: !9)
!38 = !DILocation(line: 9, column: 52, scope: !9)
!39 = !DILocation(line: 9, column: 48, scope: !9)
!40 = !DILocation(line: 10, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 7)
!42 = !DILocation(line: 10, column: 9, scope: !41)
!43 = !DILocation(line: 10, column: 13, scope: !41)
!44 = !DILocation(line: 10, column: 16, scope: !41)
!45 = !DILocation(line: 10, column: 18, scope: !41)
!46 = !DILocation(line: 10, column: 22, scope: !41)
!47 = !DILocation(line: 10, column: 25, scope: !41)
!48 = !DILocation(line: 10, column: 27, scope: !41)
!49 = !DILocation(line: 10, column: 31, scope: !41)
!50 = !DILocation(line: 10, column: 34, scope: !41)
!51 = !DILocation(line: 10, column: 36, scope: !41)
!52 = !DILocation(line: 10, column: 45, scope: !41)
!53 = !DILocation(line: 10, column: 48, scope: !41)
!54 = !DILocation(line: 10, column: 50, scope: !41)
!55 = !DILocation(line: 10, column: 59, scope: !41)
!56 = !DILocation(line: 10, column: 62, scope: !41)
!57 = !DILocation(line: 10, column: 64, scope: !41)
!58 = !DILocation(line: 10, column: 7, scope: !9)
!59 = !DILocation(line: 10, column: 74, scope: !41)
!60 = !DILocation(line: 11, column: 3, scope: !61)
!61 = distinct !DILexicalBlock(scope: !62, file: !1, line: 11, column: 3)
!62 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 3)
!63 = !DILocation(line: 11, column: 3, scope: !62)
!64 = !DILocation(line: 12, column: 3, scope: !9)
!65 = !DILocation(line: 13, column: 1, scope: !9)
!66 = distinct !DISubprogram(name: "get", scope: !1, file: !1, line: 6, type: !67, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !71)
!67 = !DISubroutineType(types: !68)
!68 = !{!20, !69}
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!70 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!71 = !{!72, !73, !74}
!72 = !DILocalVariable(name: "s", arg: 1, scope: !66, file: !1, line: 6, type: !69)
!73 = !DILocalVariable(name: "e", scope: !66, file: !1, line: 6, type: !14)
!74 = !DILocalVariable(name: "v", scope: !66, file: !1, line: 6, type: !20)
!75 = !DILocation(line: 6, column: 29, scope: !66)
!76 = !DILocation(line: 6, column: 34, scope: !66)
!77 = !DILocation(line: 6, column: 40, scope: !66)
!78 = !DILocation(line: 6, column: 43, scope: !66)
!79 = !DILocation(line: 6, column: 49, scope: !66)
!80 = !DILocation(line: 6, column: 54, scope: !66)
!81 = !DILocation(line: 6, column: 59, scope: !66)
!82 = !DILocation(line: 6, column: 70, scope: !66)
!83 = !DILocation(line: 6, column: 63, scope: !66)
!84 = !DILocation(line: 6, column: 85, scope: !85)
!85 = distinct !DILexicalBlock(scope: !66, file: !1, line: 6, column: 85)
!86 = !DILocation(line: 6, column: 91, scope: !85)
!87 = !DILocation(line: 6, column: 94, scope: !85)
!88 = !DILocation(line: 6, column: 99, scope: !85)
!89 = !DILocation(line: 6, column: 96, scope: !85)
!90 = !DILocation(line: 6, column: 101, scope: !85)
!91 = !DILocation(line: 6, column: 105, scope: !85)
!92 = !DILocation(line: 6, column: 104, scope: !85)
!93 = !DILocation(line: 6, column: 85, scope: !66)
!94 = !DILocation(line: 6, column: 108, scope: !85)
!95 = !DILocation(line: 6, column: 124, scope: !66)
!96 = !DILocation(line: 6, column: 127, scope: !66)
!97 = !DILocation(line: 6, column: 117, scope: !66)
