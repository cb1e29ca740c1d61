source_filename = "pointer_bytes_copied_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [19 x i8] c"p == &y && q == &x\00", align 1
@.str.1 = private unnamed_addr constant [28 x i8] c"pointer_bytes_copied_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"y == 5 && *q == 1\00", align 1

define dso_local i32 @main() !dbg !12 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %p = alloca i32*, align 8
  %q = alloca i32*, align 8
  %r = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %x, metadata !17, metadata !DIExpression()), !dbg !24
  store i32 1, i32* %x, align 4, !dbg !24
  %1 = bitcast i32* %y to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %y, metadata !18, metadata !DIExpression()), !dbg !25
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !26
  store i32 %call, i32* %y, align 4, !dbg !25
  %2 = bitcast i32** %p to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !23
  call void @llvm.dbg.declare(metadata i32** %p, metadata !19, metadata !DIExpression()), !dbg !27
  store i32* %x, i32** %p, align 8, !dbg !27
  %3 = bitcast i32** %q to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !23
  call void @llvm.dbg.declare(metadata i32** %q, metadata !21, metadata !DIExpression()), !dbg !28
  store i32* %y, i32** %q, align 8, !dbg !28
  %4 = bitcast i32** %r to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !23
  call void @llvm.dbg.declare(metadata i32** %r, metadata !22, metadata !DIExpression()), !dbg !29
  %5 = bitcast i32** %p to i8*, !dbg !30
  %6 = bitcast i32** %q to i8*, !dbg !31
  call void @exchange(i8* noundef %5, i8* noundef %6, i64 noundef 8), !dbg !32
  %7 = load i32*, i32** %p, align 8, !dbg !33
  %cmp = icmp eq i32* %7, %y, !dbg !33
  br i1 %cmp, label %land.lhs.true, label %if.else, !dbg !33

land.lhs.true:
  %8 = load i32*, i32** %q, align 8, !dbg !33
  %cmp1 = icmp eq i32* %8, %x, !dbg !33
  br i1 %cmp1, label %if.then, label %if.else, !dbg !36

if.then:
  br label %if.end, !dbg !36

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.1, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !33
  unreachable, !dbg !33

if.end:
  %9 = bitcast i32** %r to i8*, !dbg !37
  %10 = bitcast i32** %p to i8*, !dbg !37
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %9, i8* align 8 %10, i64 4, i1 false), !dbg !37
  %11 = bitcast i32** %r to i8*, !dbg !38
  %add.ptr = getelementptr inbounds i8, i8* %11, i64 4, !dbg !39
  %12 = bitcast i32** %p to i8*, !dbg !40
  %add.ptr2 = getelementptr inbounds i8, i8* %12, i64 4, !dbg !41
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %add.ptr, i8* align 1 %add.ptr2, i64 4, i1 false), !dbg !42
  %13 = load i32*, i32** %r, align 8, !dbg !43
  store i32 5, i32* %13, align 4, !dbg !44
  %14 = load i32, i32* %y, align 4, !dbg !45
  %cmp3 = icmp eq i32 %14, 5, !dbg !45
  br i1 %cmp3, label %land.lhs.true4, label %if.else7, !dbg !45

land.lhs.true4:
  %15 = load i32*, i32** %q, align 8, !dbg !45
  %16 = load i32, i32* %15, align 4, !dbg !45
  %cmp5 = icmp eq i32 %16, 1, !dbg !45
  br i1 %cmp5, label %if.then6, label %if.else7, !dbg !48

if.then6:
  br label %if.end8, !dbg !48

if.else7:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.1, i64 0, i64 0), i32 noundef 20, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !45
  unreachable, !dbg !45

if.end8:
  %17 = bitcast i32** %r to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %17), !dbg !49
  %18 = bitcast i32** %q to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %18), !dbg !49
  %19 = bitcast i32** %p to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %19), !dbg !49
  %20 = bitcast i32* %y to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !49
  %21 = bitcast i32* %x to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !49
  ret i32 0, !dbg !50
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal void @exchange(i8* noundef %a, i8* noundef %b, i64 noundef %size) !dbg !51 {
entry:
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %left = alloca i8*, align 8
  %right = alloca i8*, align 8
  %c = alloca i8, align 1
  store i8* %a, i8** %a.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %a.addr, metadata !57, metadata !DIExpression()), !dbg !66
  store i8* %b, i8** %b.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %b.addr, metadata !58, metadata !DIExpression()), !dbg !67
  store i64 %size, i64* %size.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %size.addr, metadata !59, metadata !DIExpression()), !dbg !68
  %0 = bitcast i8** %left to i8*, !dbg !69
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !69
  call void @llvm.dbg.declare(metadata i8** %left, metadata !60, metadata !DIExpression()), !dbg !70
  %1 = load i8*, i8** %a.addr, align 8, !dbg !71
  store i8* %1, i8** %left, align 8, !dbg !70
  %2 = bitcast i8** %right to i8*, !dbg !69
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !69
  call void @llvm.dbg.declare(metadata i8** %right, metadata !61, metadata !DIExpression()), !dbg !72
  %3 = load i8*, i8** %b.addr, align 8, !dbg !73
  store i8* %3, i8** %right, align 8, !dbg !72
  br label %for.cond, !dbg !74

for.cond:
  %4 = load i64, i64* %size.addr, align 8, !dbg !75
  %cmp = icmp ugt i64 %4, 0, !dbg !76
  br i1 %cmp, label %for.body, label %for.end, !dbg !77

for.body:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %c), !dbg !78
  call void @llvm.dbg.declare(metadata i8* %c, metadata !62, metadata !DIExpression()), !dbg !79
  %5 = load i8*, i8** %left, align 8, !dbg !80
  %6 = load i8, i8* %5, align 1, !dbg !81
  store i8 %6, i8* %c, align 1, !dbg !79
  %7 = load i8*, i8** %right, align 8, !dbg !82
  %8 = load i8, i8* %7, align 1, !dbg !83
  %9 = load i8*, i8** %left, align 8, !dbg !84
  store i8 %8, i8* %9, align 1, !dbg !85
  %10 = load i8, i8* %c, align 1, !dbg !86
  %11 = load i8*, i8** %right, align 8, !dbg !87
  store i8 %10, i8* %11, align 1, !dbg !88
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %c), !dbg !89
  br label %for.inc, !dbg !90

for.inc:
  %12 = load i64, i64* %size.addr, align 8, !dbg !91
  %dec = add i64 %12, -1, !dbg !91
  store i64 %dec, i64* %size.addr, align 8, !dbg !91
  %13 = load i8*, i8** %left, align 8, !dbg !92
  %incdec.ptr = getelementptr inbounds i8, i8* %13, i32 1, !dbg !92
  store i8* %incdec.ptr, i8** %left, align 8, !dbg !92
  %14 = load i8*, i8** %right, align 8, !dbg !93
  %incdec.ptr1 = getelementptr inbounds i8, i8* %14, i32 1, !dbg !93
  store i8* %incdec.ptr1, i8** %right, align 8, !dbg !93
  br label %for.cond, !dbg !94, !llvm.loop !95

for.end:
  %15 = bitcast i8** %right to i8*, !dbg !99
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !99
  %16 = bitcast i8** %left to i8*, !dbg !99
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %16), !dbg !99
  ret void, !dbg !99
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pointer_bytes_copied_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 7, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 1}

!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 13, type: !13, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{!17, !18, !19, !21, !22}
!17 = !DILocalVariable(name: "x", scope: !12, file: !1, line: 14, type: !15)
!18 = !DILocalVariable(name: "y", scope: !12, file: !1, line: 14, type: !15)
!19 = !DILocalVariable(name: "p", scope: !12, file: !1, line: 14, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!21 = !DILocalVariable(name: "q", scope: !12, file: !1, line: 14, type: !20)
!22 = !DILocalVariable(name: "r", scope: !12, file: !1, line: 14, type: !20)
!23 = !DILocation(line: 14, column: 3, scope: !12)
!24 = !DILocation(line: 14, column: 7, scope: !12)
!25 = !DILocation(line: 14, column: 14, scope: !12)
!26 = !DILocation(line: 14, column: 18, scope: !12)
!27 = !DILocation(line: 14, column: 44, scope: !12)
!28 = !DILocation(line: 14, column: 53, scope: !12)
!29 = !DILocation(line: 14, column: 62, scope: !12)
!30 = !DILocation(line: 15, column: 12, scope: !12)
!31 = !DILocation(line: 15, column: 16, scope: !12)
!32 = !DILocation(line: 15, column: 3, scope: !12)
!33 = !DILocation(line: 16, column: 3, scope: !34)
!34 = distinct !DILexicalBlock(scope: !35, file: !1, line: 16, column: 3)
!35 = distinct !DILexicalBlock(scope: !12, file: !1, line: 16, column: 3)
!36 = !DILocation(line: 16, column: 3, scope: !35)
!37 = !DILocation(line: 17, column: 3, scope: !12)
!38 = !DILocation(line: 18, column: 10, scope: !12)
!39 = !DILocation(line: 18, column: 21, scope: !12)
!40 = !DILocation(line: 18, column: 26, scope: !12)
!41 = !DILocation(line: 18, column: 37, scope: !12)
!42 = !DILocation(line: 18, column: 3, scope: !12)
!43 = !DILocation(line: 19, column: 4, scope: !12)
!44 = !DILocation(line: 19, column: 6, scope: !12)
!45 = !DILocation(line: 20, column: 3, scope: !46)
!46 = distinct !DILexicalBlock(scope: !47, file: !1, line: 20, column: 3)
!47 = distinct !DILexicalBlock(scope: !12, file: !1, line: 20, column: 3)
!48 = !DILocation(line: 20, column: 3, scope: !47)
!49 = !DILocation(line: 22, column: 1, scope: !12)
!50 = !DILocation(line: 21, column: 3, scope: !12)
!51 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 5, type: !52, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !56)
!52 = !DISubroutineType(types: !53)
!53 = !{null, !54, !54, !55}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!55 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!56 = !{!57, !58, !59, !60, !61, !62}
!57 = !DILocalVariable(name: "a", arg: 1, scope: !51, file: !1, line: 5, type: !54)
!58 = !DILocalVariable(name: "b", arg: 2, scope: !51, file: !1, line: 5, type: !54)
!59 = !DILocalVariable(name: "size", arg: 3, scope: !51, file: !1, line: 5, type: !55)
!60 = !DILocalVariable(name: "left", scope: !51, file: !1, line: 6, type: !3)
!61 = !DILocalVariable(name: "right", scope: !51, file: !1, line: 6, type: !3)
!62 = !DILocalVariable(name: "c", scope: !63, file: !1, line: 8, type: !4)
!63 = distinct !DILexicalBlock(scope: !64, file: !1, line: 7, column: 45)
!64 = distinct !DILexicalBlock(scope: !65, file: !1, line: 7, column: 3)
!65 = distinct !DILexicalBlock(scope: !51, file: !1, line: 7, column: 3)
!66 = !DILocation(line: 5, column: 28, scope: !51)
!67 = !DILocation(line: 5, column: 37, scope: !51)
!68 = !DILocation(line: 5, column: 54, scope: !51)
!69 = !DILocation(line: 6, column: 3, scope: !51)
!70 = !DILocation(line: 6, column: 9, scope: !51)
!71 = !DILocation(line: 6, column: 16, scope: !51)
!72 = !DILocation(line: 6, column: 20, scope: !51)
!73 = !DILocation(line: 6, column: 28, scope: !51)
!74 = !DILocation(line: 7, column: 3, scope: !51)
!75 = !DILocation(line: 7, column: 10, scope: !64)
!76 = !DILocation(line: 7, column: 15, scope: !64)
!77 = !DILocation(line: 7, column: 3, scope: !65)
!78 = !DILocation(line: 8, column: 5, scope: !63)
!79 = !DILocation(line: 8, column: 10, scope: !63)
!80 = !DILocation(line: 8, column: 15, scope: !63)
!81 = !DILocation(line: 8, column: 14, scope: !63)
!82 = !DILocation(line: 9, column: 14, scope: !63)
!83 = !DILocation(line: 9, column: 13, scope: !63)
!84 = !DILocation(line: 9, column: 6, scope: !63)
!85 = !DILocation(line: 9, column: 11, scope: !63)
!86 = !DILocation(line: 10, column: 14, scope: !63)
!87 = !DILocation(line: 10, column: 6, scope: !63)
!88 = !DILocation(line: 10, column: 12, scope: !63)
!89 = !DILocation(line: 11, column: 3, scope: !64)
!90 = !DILocation(line: 11, column: 3, scope: !63)
!91 = !DILocation(line: 7, column: 24, scope: !64)
!92 = !DILocation(line: 7, column: 32, scope: !64)
!93 = !DILocation(line: 7, column: 41, scope: !64)
!94 = !DILocation(line: 7, column: 3, scope: !64)
!95 = distinct !{!95, !77, !96, !97, !98}
!96 = !DILocation(line: 11, column: 3, scope: !65)
!97 = !{!"llvm.loop.mustprogress"}
!98 = !{!"llvm.loop.unroll.disable"}
!99 = !DILocation(line: 12, column: 1, scope: !51)
