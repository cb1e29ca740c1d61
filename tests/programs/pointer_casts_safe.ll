source_filename = "pointer_casts_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %bytes = alloca i8*, align 8
  %i = alloca i32, align 4
  %p = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !20, metadata !DIExpression()), !dbg !21
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !22
  store i32 %call, i32* %x, align 4, !dbg !21
  call void @llvm.dbg.declare(metadata i32* %y, metadata !23, metadata !DIExpression()), !dbg !24
  store i32 0, i32* %y, align 4, !dbg !24
  call void @llvm.dbg.declare(metadata i8** %bytes, metadata !25, metadata !DIExpression()), !dbg !26
  %0 = bitcast i32* %x to i8*, !dbg !27
  store i8* %0, i8** %bytes, align 8, !dbg !26
  %1 = load i32, i32* %x, align 4, !dbg !28
  %cmp = icmp sgt i32 %1, 0, !dbg !30
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !31

land.lhs.true:
  %2 = load i8*, i8** %bytes, align 8, !dbg !32
  %arrayidx = getelementptr inbounds i8, i8* %2, i64 3, !dbg !32
  %3 = load i8, i8* %arrayidx, align 1, !dbg !32
  %conv = sext i8 %3 to i32, !dbg !32
  %cmp1 = icmp slt i32 %conv, 0, !dbg !33
  br i1 %cmp1, label %if.then, label %if.end, !dbg !34

if.then:
  call void @reach_error(), !dbg !35
  br label %if.end, !dbg !35

if.end:
  call void @llvm.dbg.declare(metadata i32* %i, metadata !36, metadata !DIExpression()), !dbg !38
  store i32 0, i32* %i, align 4, !dbg !38
  br label %for.cond, !dbg !39

for.cond:
  %4 = load i32, i32* %i, align 4, !dbg !40
  %cmp3 = icmp slt i32 %4, 4, !dbg !42
  br i1 %cmp3, label %for.body, label %for.end, !dbg !43

for.body:
  %5 = load i8*, i8** %bytes, align 8, !dbg !44
  %6 = load i32, i32* %i, align 4, !dbg !45
  %idxprom = sext i32 %6 to i64, !dbg !44
  %arrayidx5 = getelementptr inbounds i8, i8* %5, i64 %idxprom, !dbg !44
  %7 = load i8, i8* %arrayidx5, align 1, !dbg !44
  %8 = bitcast i32* %y to i8*, !dbg !46
  %9 = load i32, i32* %i, align 4, !dbg !47
  %idxprom6 = sext i32 %9 to i64, !dbg !46
  %arrayidx7 = getelementptr inbounds i8, i8* %8, i64 %idxprom6, !dbg !46
  store i8 %7, i8* %arrayidx7, align 1, !dbg !48
  br label %for.inc, !dbg !46

for.inc:
  %10 = load i32, i32* %i, align 4, !dbg !49
  %inc = add nsw i32 %10, 1, !dbg !49
  store i32 %inc, i32* %i, align 4, !dbg !49
  br label %for.cond, !dbg !50, !llvm.loop !51

for.end:
  %11 = load i32, i32* %x, align 4, !dbg !54
  %12 = load i32, i32* %y, align 4, !dbg !56
  %cmp8 = icmp ne i32 %11, %12, !dbg !57
  br i1 %cmp8, label %if.then10, label %if.end11, !dbg !58

if.then10:
  call void @reach_error(), !dbg !59
  br label %if.end11, !dbg !59

if.end11:
  call void @llvm.dbg.declare(metadata i32** %p, metadata !60, metadata !DIExpression()), !dbg !61
  %13 = ptrtoint i32* %y to i64, !dbg !62
  %14 = inttoptr i64 %13 to i32*, !dbg !63
  store i32* %14, i32** %p, align 8, !dbg !61
  %15 = load i32*, i32** %p, align 8, !dbg !64
  store i32 3, i32* %15, align 4, !dbg !65
  %16 = load i32, i32* %y, align 4, !dbg !66
  %cmp12 = icmp ne i32 %16, 3, !dbg !68
  br i1 %cmp12, label %if.then14, label %if.end15, !dbg !69

if.then14:
  call void @reach_error(), !dbg !70
  br label %if.end15, !dbg !70

if.end15:
  ret i32 0, !dbg !71
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pointer_casts_safe.c", directory: ".")
!2 = !{!3, !5, !7}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}
!14 = !{i32 7, !"frame-pointer", i32 2}

!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !17, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!6}
!19 = !{}
!20 = !DILocalVariable(name: "x", scope: !16, file: !1, line: 6, type: !6)
!21 = !DILocation(line: 6, column: 7, scope: !16)
!22 = !DILocation(line: 6, column: 11, scope: !16)
!23 = !DILocalVariable(name: "y", scope: !16, file: !1, line: 6, type: !6)
!24 = !DILocation(line: 6, column: 36, scope: !16)
!25 = !DILocalVariable(name: "bytes", scope: !16, file: !1, line: 7, type: !3)
!26 = !DILocation(line: 7, column: 9, scope: !16)
!27 = !DILocation(line: 7, column: 17, scope: !16)
!28 = !DILocation(line: 8, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !16, file: !1, line: 8, column: 7)
!30 = !DILocation(line: 8, column: 9, scope: !29)
!31 = !DILocation(line: 8, column: 13, scope: !29)
!32 = !DILocation(line: 8, column: 16, scope: !29)
!33 = !DILocation(line: 8, column: 25, scope: !29)
!34 = !DILocation(line: 8, column: 7, scope: !16)
!35 = !DILocation(line: 8, column: 30, scope: !29)
!36 = !DILocalVariable(name: "i", scope: !37, file: !1, line: 9, type: !6)
!37 = distinct !DILexicalBlock(scope: !16, file: !1, line: 9, column: 3)
!38 = !DILocation(line: 9, column: 12, scope: !37)
!39 = !DILocation(line: 9, column: 8, scope: !37)
!40 = !DILocation(line: 9, column: 19, scope: !41)
!41 = distinct !DILexicalBlock(scope: !37, file: !1, line: 9, column: 3)
!42 = !DILocation(line: 9, column: 21, scope: !41)
!43 = !DILocation(line: 9, column: 3, scope: !37)
!44 = !DILocation(line: 9, column: 49, scope: !41)
!45 = !DILocation(line: 9, column: 55, scope: !41)
!46 = !DILocation(line: 9, column: 31, scope: !41)
!47 = !DILocation(line: 9, column: 44, scope: !41)
!48 = !DILocation(line: 9, column: 47, scope: !41)
!49 = !DILocation(line: 9, column: 27, scope: !41)
!50 = !DILocation(line: 9, column: 3, scope: !41)
!51 = distinct !{!51, !43, !52, !53}
!52 = !DILocation(line: 9, column: 56, scope: !37)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !DILocation(line: 10, column: 7, scope: !55)
!55 = distinct !DILexicalBlock(scope: !16, file: !1, line: 10, column: 7)
!56 = !DILocation(line: 10, column: 12, scope: !55)
!57 = !DILocation(line: 10, column: 9, scope: !55)
!58 = !DILocation(line: 10, column: 7, scope: !16)
!59 = !DILocation(line: 10, column: 15, scope: !55)
!60 = !DILocalVariable(name: "p", scope: !16, file: !1, line: 11, type: !5)
!61 = !DILocation(line: 11, column: 8, scope: !16)
!62 = !DILocation(line: 11, column: 19, scope: !16)
!63 = !DILocation(line: 11, column: 12, scope: !16)
!64 = !DILocation(line: 12, column: 4, scope: !16)
!65 = !DILocation(line: 12, column: 6, scope: !16)
!66 = !DILocation(line: 13, column: 7, scope: !67)
!67 = distinct !DILexicalBlock(scope: !16, file: !1, line: 13, column: 7)
!68 = !DILocation(line: 13, column: 9, scope: !67)
!69 = !DILocation(line: 13, column: 7, scope: !16)
!70 = !DILocation(line: 13, column: 15, scope: !67)
!71 = !DILocation(line: 14, column: 3, scope: !16)
