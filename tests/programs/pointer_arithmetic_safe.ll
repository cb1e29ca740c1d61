source_filename = "pointer_arithmetic_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.a = private unnamed_addr constant [3 x i32] [i32 1, i32 2, i32 3], align 4

define dso_local i32 @sum(i32* noundef %from, i32* noundef %to) !dbg !13 {
entry:
  %from.addr = alloca i32*, align 8
  %to.addr = alloca i32*, align 8
  %s = alloca i32, align 4
  store i32* %from, i32** %from.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %from.addr, metadata !20, metadata !DIExpression()), !dbg !21
  store i32* %to, i32** %to.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %to.addr, metadata !22, metadata !DIExpression()), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %s, metadata !24, metadata !DIExpression()), !dbg !25
  store i32 0, i32* %s, align 4, !dbg !25
  br label %while.cond, !dbg !26

while.cond:
  %0 = load i32*, i32** %from.addr, align 8, !dbg !27
  %1 = load i32*, i32** %to.addr, align 8, !dbg !28
  %cmp = icmp ult i32* %0, %1, !dbg !29
  br i1 %cmp, label %while.body, label %while.end, !dbg !26

while.body:
  %2 = load i32*, i32** %from.addr, align 8, !dbg !30
  %incdec.ptr = getelementptr inbounds i32, i32* %2, i32 1, !dbg !30
  store i32* %incdec.ptr, i32** %from.addr, align 8, !dbg !30
  %3 = load i32, i32* %2, align 4, !dbg !31
  %4 = load i32, i32* %s, align 4, !dbg !32
  %add = add nsw i32 %4, %3, !dbg !32
  store i32 %add, i32* %s, align 4, !dbg !32
  br label %while.cond, !dbg !26, !llvm.loop !33

while.end:
  %5 = load i32, i32* %s, align 4, !dbg !35
  ret i32 %5, !dbg !36
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @main() !dbg !37 {
entry:
  %retval = alloca i32, align 4
  %a = alloca [3 x i32], align 4
  %i = alloca i32, align 4
  %p = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata [3 x i32]* %a, metadata !40, metadata !DIExpression()), !dbg !44
  %0 = bitcast [3 x i32]* %a to i8*, !dbg !44
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %0, i8* align 4 bitcast ([3 x i32]* @__const.main.a to i8*), i64 12, i1 false), !dbg !44
  call void @llvm.dbg.declare(metadata i32* %i, metadata !45, metadata !DIExpression()), !dbg !47
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !48
  store i32 %call, i32* %i, align 4, !dbg !47
  %1 = load i32, i32* %i, align 4, !dbg !49
  %cmp = icmp ugt i32 %1, 3, !dbg !51
  br i1 %cmp, label %if.then, label %if.end, !dbg !52

if.then:
  store i32 0, i32* %retval, align 4, !dbg !53
  br label %return, !dbg !53

if.end:
  call void @llvm.dbg.declare(metadata i32** %p, metadata !54, metadata !DIExpression()), !dbg !56
  %arraydecay = getelementptr inbounds [3 x i32], [3 x i32]* %a, i64 0, i64 0, !dbg !57
  %2 = load i32, i32* %i, align 4, !dbg !58
  %idx.ext = zext i32 %2 to i64, !dbg !59
  %add.ptr = getelementptr inbounds i32, i32* %arraydecay, i64 %idx.ext, !dbg !59
  store i32* %add.ptr, i32** %p, align 8, !dbg !56
  %3 = load i32*, i32** %p, align 8, !dbg !60
  %arraydecay1 = getelementptr inbounds [3 x i32], [3 x i32]* %a, i64 0, i64 0, !dbg !62
  %sub.ptr.lhs.cast = ptrtoint i32* %3 to i64, !dbg !63
  %sub.ptr.rhs.cast = ptrtoint i32* %arraydecay1 to i64, !dbg !63
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !63
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4, !dbg !63
  %4 = load i32, i32* %i, align 4, !dbg !64
  %conv = zext i32 %4 to i64, !dbg !64
  %cmp2 = icmp ne i64 %sub.ptr.div, %conv, !dbg !65
  br i1 %cmp2, label %if.then11, label %lor.lhs.false, !dbg !66

lor.lhs.false:
  %5 = load i32*, i32** %p, align 8, !dbg !67
  %6 = bitcast i32* %5 to i8*, !dbg !68
  %arraydecay4 = getelementptr inbounds [3 x i32], [3 x i32]* %a, i64 0, i64 0, !dbg !69
  %7 = bitcast i32* %arraydecay4 to i8*, !dbg !70
  %sub.ptr.lhs.cast5 = ptrtoint i8* %6 to i64, !dbg !71
  %sub.ptr.rhs.cast6 = ptrtoint i8* %7 to i64, !dbg !71
  %sub.ptr.sub7 = sub i64 %sub.ptr.lhs.cast5, %sub.ptr.rhs.cast6, !dbg !71
  %8 = load i32, i32* %i, align 4, !dbg !72
  %mul = mul i32 4, %8, !dbg !73
  %conv8 = zext i32 %mul to i64, !dbg !74
  %cmp9 = icmp ne i64 %sub.ptr.sub7, %conv8, !dbg !75
  br i1 %cmp9, label %if.then11, label %if.end12, !dbg !76

if.then11:
  call void @reach_error(), !dbg !77
  br label %if.end12, !dbg !77

if.end12:
  %9 = load i32, i32* %i, align 4, !dbg !78
  %cmp13 = icmp ult i32 %9, 3, !dbg !80
  br i1 %cmp13, label %land.lhs.true, label %if.end18, !dbg !81

land.lhs.true:
  %10 = load i32*, i32** %p, align 8, !dbg !82
  %arrayidx = getelementptr inbounds i32, i32* %10, i64 0, !dbg !82
  %11 = load i32, i32* %arrayidx, align 4, !dbg !82
  %12 = load i32, i32* %i, align 4, !dbg !83
  %add = add i32 %12, 1, !dbg !84
  %cmp15 = icmp ne i32 %11, %add, !dbg !85
  br i1 %cmp15, label %if.then17, label %if.end18, !dbg !86

if.then17:
  call void @reach_error(), !dbg !87
  br label %if.end18, !dbg !87

if.end18:
  %arraydecay19 = getelementptr inbounds [3 x i32], [3 x i32]* %a, i64 0, i64 0, !dbg !88
  %arraydecay20 = getelementptr inbounds [3 x i32], [3 x i32]* %a, i64 0, i64 0, !dbg !90
  %add.ptr21 = getelementptr inbounds i32, i32* %arraydecay20, i64 3, !dbg !91
  %call22 = call i32 @sum(i32* noundef %arraydecay19, i32* noundef %add.ptr21), !dbg !92
  %cmp23 = icmp ne i32 %call22, 6, !dbg !93
  br i1 %cmp23, label %if.then25, label %if.end26, !dbg !94

if.then25:
  call void @reach_error(), !dbg !95
  br label %if.end26, !dbg !95

if.end26:
  %13 = load i32*, i32** %p, align 8, !dbg !96
  %arrayidx27 = getelementptr inbounds [3 x i32], [3 x i32]* %a, i64 0, i64 2, !dbg !98
  %cmp28 = icmp ugt i32* %13, %arrayidx27, !dbg !99
  br i1 %cmp28, label %land.lhs.true30, label %if.end34, !dbg !100

land.lhs.true30:
  %14 = load i32, i32* %i, align 4, !dbg !101
  %cmp31 = icmp ult i32 %14, 3, !dbg !102
  br i1 %cmp31, label %if.then33, label %if.end34, !dbg !103

if.then33:
  call void @reach_error(), !dbg !104
  br label %if.end34, !dbg !104

if.end34:
  store i32 0, i32* %retval, align 4, !dbg !105
  br label %return, !dbg !105

return:
  %15 = load i32, i32* %retval, align 4, !dbg !106
  ret i32 %15, !dbg !106
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10, !11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pointer_arithmetic_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 7, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 1}
!11 = !{i32 7, !"frame-pointer", i32 2}

!13 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!14 = !DISubroutineType(types: !15)
!15 = !{!16, !17, !17}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!19 = !{}
!20 = !DILocalVariable(name: "from", arg: 1, scope: !13, file: !1, line: 5, type: !17)
!21 = !DILocation(line: 5, column: 20, scope: !13)
!22 = !DILocalVariable(name: "to", arg: 2, scope: !13, file: !1, line: 5, type: !17)
!23 = !DILocation(line: 5, column: 37, scope: !13)
!24 = !DILocalVariable(name: "s", scope: !13, file: !1, line: 6, type: !16)
!25 = !DILocation(line: 6, column: 7, scope: !13)
!26 = !DILocation(line: 7, column: 3, scope: !13)
!27 = !DILocation(line: 7, column: 10, scope: !13)
!28 = !DILocation(line: 7, column: 17, scope: !13)
!29 = !DILocation(line: 7, column: 15, scope: !13)
!30 = !DILocation(line: 7, column: 31, scope: !13)
!31 = !DILocation(line: 7, column: 26, scope: !13)
!32 = !DILocation(line: 7, column: 23, scope: !13)
!33 = distinct !{!33, !26, !30, !34}
!34 = !{!"llvm.loop.mustprogress"}
!35 = !DILocation(line: 8, column: 10, scope: !13)
!36 = !DILocation(line: 8, column: 3, scope: !13)
!37 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !38, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!38 = !DISubroutineType(types: !39)
!39 = !{!16}
!40 = !DILocalVariable(name: "a", scope: !37, file: !1, line: 12, type: !41)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 96, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 3)
!44 = !DILocation(line: 12, column: 7, scope: !37)
!45 = !DILocalVariable(name: "i", scope: !37, file: !1, line: 13, type: !46)
!46 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!47 = !DILocation(line: 13, column: 12, scope: !37)
!48 = !DILocation(line: 13, column: 16, scope: !37)
!49 = !DILocation(line: 14, column: 7, scope: !50)
!50 = distinct !DILexicalBlock(scope: !37, file: !1, line: 14, column: 7)
!51 = !DILocation(line: 14, column: 9, scope: !50)
!52 = !DILocation(line: 14, column: 7, scope: !37)
!53 = !DILocation(line: 14, column: 14, scope: !50)
!54 = !DILocalVariable(name: "p", scope: !37, file: !1, line: 15, type: !55)
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!56 = !DILocation(line: 15, column: 8, scope: !37)
!57 = !DILocation(line: 15, column: 12, scope: !37)
!58 = !DILocation(line: 15, column: 16, scope: !37)
!59 = !DILocation(line: 15, column: 14, scope: !37)
!60 = !DILocation(line: 16, column: 7, scope: !61)
!61 = distinct !DILexicalBlock(scope: !37, file: !1, line: 16, column: 7)
!62 = !DILocation(line: 16, column: 11, scope: !61)
!63 = !DILocation(line: 16, column: 9, scope: !61)
!64 = !DILocation(line: 16, column: 16, scope: !61)
!65 = !DILocation(line: 16, column: 13, scope: !61)
!66 = !DILocation(line: 16, column: 18, scope: !61)
!67 = !DILocation(line: 16, column: 29, scope: !61)
!68 = !DILocation(line: 16, column: 21, scope: !61)
!69 = !DILocation(line: 16, column: 41, scope: !61)
!70 = !DILocation(line: 16, column: 33, scope: !61)
!71 = !DILocation(line: 16, column: 31, scope: !61)
!72 = !DILocation(line: 16, column: 50, scope: !61)
!73 = !DILocation(line: 16, column: 48, scope: !61)
!74 = !DILocation(line: 16, column: 46, scope: !61)
!75 = !DILocation(line: 16, column: 43, scope: !61)
!76 = !DILocation(line: 16, column: 7, scope: !37)
!77 = !DILocation(line: 16, column: 53, scope: !61)
!78 = !DILocation(line: 17, column: 7, scope: !79)
!79 = distinct !DILexicalBlock(scope: !37, file: !1, line: 17, column: 7)
!80 = !DILocation(line: 17, column: 9, scope: !79)
!81 = !DILocation(line: 17, column: 13, scope: !79)
!82 = !DILocation(line: 17, column: 16, scope: !79)
!83 = !DILocation(line: 17, column: 24, scope: !79)
!84 = !DILocation(line: 17, column: 26, scope: !79)
!85 = !DILocation(line: 17, column: 21, scope: !79)
!86 = !DILocation(line: 17, column: 7, scope: !37)
!87 = !DILocation(line: 17, column: 31, scope: !79)
!88 = !DILocation(line: 18, column: 11, scope: !89)
!89 = distinct !DILexicalBlock(scope: !37, file: !1, line: 18, column: 7)
!90 = !DILocation(line: 18, column: 14, scope: !89)
!91 = !DILocation(line: 18, column: 16, scope: !89)
!92 = !DILocation(line: 18, column: 7, scope: !89)
!93 = !DILocation(line: 18, column: 21, scope: !89)
!94 = !DILocation(line: 18, column: 7, scope: !37)
!95 = !DILocation(line: 18, column: 27, scope: !89)
!96 = !DILocation(line: 19, column: 7, scope: !97)
!97 = distinct !DILexicalBlock(scope: !37, file: !1, line: 19, column: 7)
!98 = !DILocation(line: 19, column: 12, scope: !97)
!99 = !DILocation(line: 19, column: 9, scope: !97)
!100 = !DILocation(line: 19, column: 17, scope: !97)
!101 = !DILocation(line: 19, column: 20, scope: !97)
!102 = !DILocation(line: 19, column: 22, scope: !97)
!103 = !DILocation(line: 19, column: 7, scope: !37)
!104 = !DILocation(line: 19, column: 27, scope: !97)
!105 = !DILocation(line: 20, column: 3, scope: !37)
!106 = !DILocation(line: 21, column: 1, scope: !37)
