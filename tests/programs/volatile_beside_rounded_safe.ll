source_filename = "volatile_beside_rounded_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.buffer = internal global [32 x i8] zeroinitializer, align 16, !dbg !0
@__const.main.x = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@__const.main.y = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str = private unnamed_addr constant [17 x i8] c"!differ(x, y, 4)\00", align 1
@.str.1 = private unnamed_addr constant [31 x i8] c"volatile_beside_rounded_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !2 {
entry:
  %retval = alloca i32, align 4
  %x = alloca [4 x i8], align 1
  %y = alloca [4 x i8], align 1
  %start = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast [4 x i8]* %x to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !32
  call void @llvm.dbg.declare(metadata [4 x i8]* %x, metadata !16, metadata !DIExpression()), !dbg !33
  %1 = bitcast [4 x i8]* %x to i8*, !dbg !33
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.main.x, i32 0, i32 0), i64 4, i1 false), !dbg !33
  %2 = bitcast [4 x i8]* %y to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !32
  call void @llvm.dbg.declare(metadata [4 x i8]* %y, metadata !20, metadata !DIExpression()), !dbg !34
  %3 = bitcast [4 x i8]* %y to i8*, !dbg !34
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.main.y, i32 0, i32 0), i64 4, i1 false), !dbg !34
  %4 = bitcast i8** %start to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !35
  call void @llvm.dbg.declare(metadata i8** %start, metadata !21, metadata !DIExpression()), !dbg !36
  %call = call i8* @aligned(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @main.buffer, i64 0, i64 0)), !dbg !37
  store i8* %call, i8** %start, align 8, !dbg !36
  %5 = load i8*, i8** %start, align 8, !dbg !38
  store i8 1, i8* %5, align 1, !dbg !39
  %arraydecay = getelementptr inbounds [4 x i8], [4 x i8]* %x, i64 0, i64 0, !dbg !40
  %arraydecay1 = getelementptr inbounds [4 x i8], [4 x i8]* %y, i64 0, i64 0, !dbg !40
  %call2 = call i32 @differ(i8* noundef %arraydecay, i8* noundef %arraydecay1, i32 noundef 4), !dbg !40
  %tobool = icmp ne i32 %call2, 0, !dbg !40
  br i1 %tobool, label %if.else, label %if.then, !dbg !43

if.then:
  br label %if.end, !dbg !43

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.1, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !40
  unreachable, !dbg !40

if.end:
  %6 = load i8*, i8** %start, align 8, !dbg !44
  %7 = load i8, i8* %6, align 1, !dbg !45
  %conv = sext i8 %7 to i32, !dbg !45
  %8 = bitcast i8** %start to i8*, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !46
  %9 = bitcast [4 x i8]* %y to i8*, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !46
  %10 = bitcast [4 x i8]* %x to i8*, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !46
  ret i32 %conv, !dbg !47
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

define internal i8* @aligned(i8* noundef %p) !dbg !48 {
entry:
  %p.addr = alloca i8*, align 8
  store i8* %p, i8** %p.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %p.addr, metadata !52, metadata !DIExpression()), !dbg !53
  %0 = load i8*, i8** %p.addr, align 8, !dbg !54
  %1 = ptrtoint i8* %0 to i64, !dbg !55
  %add = add i64 %1, 7, !dbg !56
  %and = and i64 %add, -8, !dbg !57
  %2 = inttoptr i64 %and to i8*, !dbg !58
  ret i8* %2, !dbg !59
}

define internal i32 @differ(i8* noundef %left, i8* noundef %right, i32 noundef %size) !dbg !60 {
entry:
  %left.addr = alloca i8*, align 8
  %right.addr = alloca i8*, align 8
  %size.addr = alloca i32, align 4
  %a = alloca i8*, align 8
  %b = alloca i8*, align 8
  %bits = alloca i8, align 1
  %i = alloca i32, align 4
  store i8* %left, i8** %left.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %left.addr, metadata !67, metadata !DIExpression()), !dbg !79
  store i8* %right, i8** %right.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %right.addr, metadata !68, metadata !DIExpression()), !dbg !80
  store i32 %size, i32* %size.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %size.addr, metadata !69, metadata !DIExpression()), !dbg !81
  %0 = bitcast i8** %a to i8*, !dbg !82
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !82
  call void @llvm.dbg.declare(metadata i8** %a, metadata !70, metadata !DIExpression()), !dbg !83
  %1 = load i8*, i8** %left.addr, align 8, !dbg !84
  store i8* %1, i8** %a, align 8, !dbg !83
  %2 = bitcast i8** %b to i8*, !dbg !82
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !82
  call void @llvm.dbg.declare(metadata i8** %b, metadata !75, metadata !DIExpression()), !dbg !85
  %3 = load i8*, i8** %right.addr, align 8, !dbg !86
  store i8* %3, i8** %b, align 8, !dbg !85
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %bits), !dbg !87
  call void @llvm.dbg.declare(metadata i8* %bits, metadata !76, metadata !DIExpression()), !dbg !88
  store i8 0, i8* %bits, align 1, !dbg !88
  %4 = bitcast i32* %i to i8*, !dbg !89
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !89
  call void @llvm.dbg.declare(metadata i32* %i, metadata !77, metadata !DIExpression()), !dbg !90
  store i32 0, i32* %i, align 4, !dbg !90
  br label %for.cond, !dbg !89

for.cond:
  %5 = load i32, i32* %i, align 4, !dbg !91
  %6 = load i32, i32* %size.addr, align 4, !dbg !93
  %cmp = icmp ult i32 %5, %6, !dbg !94
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !95

for.cond.cleanup:
  %7 = bitcast i32* %i to i8*, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !96
  br label %for.end

for.body:
  %8 = load i8*, i8** %a, align 8, !dbg !97
  %9 = load i32, i32* %i, align 4, !dbg !98
  %idxprom = zext i32 %9 to i64, !dbg !97
  %arrayidx = getelementptr inbounds i8, i8* %8, i64 %idxprom, !dbg !97
  %10 = load volatile i8, i8* %arrayidx, align 1, !dbg !97
  %conv = zext i8 %10 to i32, !dbg !97
  %11 = load i8*, i8** %b, align 8, !dbg !99
  %12 = load i32, i32* %i, align 4, !dbg !100
  %idxprom1 = zext i32 %12 to i64, !dbg !99
  %arrayidx2 = getelementptr inbounds i8, i8* %11, i64 %idxprom1, !dbg !99
  %13 = load volatile i8, i8* %arrayidx2, align 1, !dbg !99
  %conv3 = zext i8 %13 to i32, !dbg !99
  %xor = xor i32 %conv, %conv3, !dbg !101
  %14 = load i8, i8* %bits, align 1, !dbg !102
  %conv4 = zext i8 %14 to i32, !dbg !102
  %or = or i32 %conv4, %xor, !dbg !102
  %conv5 = trunc i32 %or to i8, !dbg !102
  store i8 %conv5, i8* %bits, align 1, !dbg !102
  br label %for.inc, !dbg !103

for.inc:
  %15 = load i32, i32* %i, align 4, !dbg !104
  %inc = add i32 %15, 1, !dbg !104
  store i32 %inc, i32* %i, align 4, !dbg !104
  br label %for.cond, !dbg !96, !llvm.loop !105

for.end:
  %16 = load i8, i8* %bits, align 1, !dbg !109
  %conv6 = zext i8 %16 to i32, !dbg !109
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %bits), !dbg !110
  %17 = bitcast i8** %b to i8*, !dbg !110
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %17), !dbg !110
  %18 = bitcast i8** %a to i8*, !dbg !110
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %18), !dbg !110
  ret i32 %conv6, !dbg !111
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 12, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !4, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !15)
!3 = !DIFile(filename: "volatile_beside_rounded_safe.c", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !14, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9, !11}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !12, line: 90, baseType: !13)
!12 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!13 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!14 = !{!0}
!15 = !{!16, !20, !21}
!16 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 13, type: !17)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 32, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 4)
!20 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 13, type: !17)
!21 = !DILocalVariable(name: "start", scope: !2, file: !3, line: 14, type: !9)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 256, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 32)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 7, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 1}

!32 = !DILocation(line: 13, column: 3, scope: !2)
!33 = !DILocation(line: 13, column: 8, scope: !2)
!34 = !DILocation(line: 13, column: 22, scope: !2)
!35 = !DILocation(line: 14, column: 3, scope: !2)
!36 = !DILocation(line: 14, column: 9, scope: !2)
!37 = !DILocation(line: 14, column: 17, scope: !2)
!38 = !DILocation(line: 15, column: 4, scope: !2)
!39 = !DILocation(line: 15, column: 10, scope: !2)
!40 = !DILocation(line: 16, column: 3, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !3, line: 16, column: 3)
!42 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 3)
!43 = !DILocation(line: 16, column: 3, scope: !42)
!44 = !DILocation(line: 17, column: 11, scope: !2)
!45 = !DILocation(line: 17, column: 10, scope: !2)
!46 = !DILocation(line: 18, column: 1, scope: !2)
!47 = !DILocation(line: 17, column: 3, scope: !2)
!48 = distinct !DISubprogram(name: "aligned", scope: !3, file: !3, line: 4, type: !49, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{!9, !9}
!51 = !{!52}
!52 = !DILocalVariable(name: "p", arg: 1, scope: !48, file: !3, line: 4, type: !9)
!53 = !DILocation(line: 4, column: 28, scope: !48)
!54 = !DILocation(line: 4, column: 61, scope: !48)
!55 = !DILocation(line: 4, column: 50, scope: !48)
!56 = !DILocation(line: 4, column: 63, scope: !48)
!57 = !DILocation(line: 4, column: 68, scope: !48)
!58 = !DILocation(line: 4, column: 40, scope: !48)
!59 = !DILocation(line: 4, column: 33, scope: !48)
!60 = distinct !DISubprogram(name: "differ", scope: !3, file: !3, line: 5, type: !61, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !66)
!61 = !DISubroutineType(types: !62)
!62 = !{!6, !63, !63, !65}
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!64 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!65 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!66 = !{!67, !68, !69, !70, !75, !76, !77}
!67 = !DILocalVariable(name: "left", arg: 1, scope: !60, file: !3, line: 5, type: !63)
!68 = !DILocalVariable(name: "right", arg: 2, scope: !60, file: !3, line: 5, type: !63)
!69 = !DILocalVariable(name: "size", arg: 3, scope: !60, file: !3, line: 5, type: !65)
!70 = !DILocalVariable(name: "a", scope: !60, file: !3, line: 6, type: !71)
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !73)
!73 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !74)
!74 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!75 = !DILocalVariable(name: "b", scope: !60, file: !3, line: 6, type: !71)
!76 = !DILocalVariable(name: "bits", scope: !60, file: !3, line: 7, type: !74)
!77 = !DILocalVariable(name: "i", scope: !78, file: !3, line: 8, type: !65)
!78 = distinct !DILexicalBlock(scope: !60, file: !3, line: 8, column: 3)
!79 = !DILocation(line: 5, column: 31, scope: !60)
!80 = !DILocation(line: 5, column: 49, scope: !60)
!81 = !DILocation(line: 5, column: 65, scope: !60)
!82 = !DILocation(line: 6, column: 3, scope: !60)
!83 = !DILocation(line: 6, column: 33, scope: !60)
!84 = !DILocation(line: 6, column: 37, scope: !60)
!85 = !DILocation(line: 6, column: 44, scope: !60)
!86 = !DILocation(line: 6, column: 48, scope: !60)
!87 = !DILocation(line: 7, column: 3, scope: !60)
!88 = !DILocation(line: 7, column: 17, scope: !60)
!89 = !DILocation(line: 8, column: 8, scope: !78)
!90 = !DILocation(line: 8, column: 17, scope: !78)
!91 = !DILocation(line: 8, column: 24, scope: !92)
!92 = distinct !DILexicalBlock(scope: !78, file: !3, line: 8, column: 3)
!93 = !DILocation(line: 8, column: 28, scope: !92)
!94 = !DILocation(line: 8, column: 26, scope: !92)
!95 = !DILocation(line: 8, column: 3, scope: !78)
!96 = !DILocation(line: 8, column: 3, scope: !92)
!97 = !DILocation(line: 8, column: 47, scope: !92)
!98 = !DILocation(line: 8, column: 49, scope: !92)
!99 = !DILocation(line: 8, column: 54, scope: !92)
!100 = !DILocation(line: 8, column: 56, scope: !92)
!101 = !DILocation(line: 8, column: 52, scope: !92)
!102 = !DILocation(line: 8, column: 44, scope: !92)
!103 = !DILocation(line: 8, column: 39, scope: !92)
!104 = !DILocation(line: 8, column: 35, scope: !92)
!105 = distinct !{!105, !95, !106, !107, !108}
!106 = !DILocation(line: 8, column: 57, scope: !78)
!107 = !{!"llvm.loop.mustprogress"}
!108 = !{!"llvm.loop.unroll.disable"}
!109 = !DILocation(line: 9, column: 10, scope: !60)
!110 = !DILocation(line: 10, column: 1, scope: !60)
!111 = !DILocation(line: 9, column: 3, scope: !60)
