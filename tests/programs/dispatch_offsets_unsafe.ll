source_filename = "dispatch_offsets_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [10 x i8] c"words < 1\00", align 1
@.str.1 = private unnamed_addr constant [26 x i8] c"dispatch_offsets_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@step.offsets = internal constant [3 x i32] [i32 trunc (i64 sub (i64 ptrtoint (i8* blockaddress(@step, %start) to i64), i64 ptrtoint (i8* blockaddress(@step, %start) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (i8* blockaddress(@step, %word) to i64), i64 ptrtoint (i8* blockaddress(@step, %start) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (i8* blockaddress(@step, %end) to i64), i64 ptrtoint (i8* blockaddress(@step, %start) to i64)) to i32)], align 4, !dbg !0

define dso_local i32 @main() !dbg !27 {
entry:
  %retval = alloca i32, align 4
  %state = alloca i32, align 4
  %words = alloca i32, align 4
  %i = alloca i32, align 4
  %next = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %state to i8*, !dbg !38
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !38
  call void @llvm.dbg.declare(metadata i32* %state, metadata !31, metadata !DIExpression()), !dbg !39
  store i32 0, i32* %state, align 4, !dbg !39
  %1 = bitcast i32* %words to i8*, !dbg !38
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !38
  call void @llvm.dbg.declare(metadata i32* %words, metadata !32, metadata !DIExpression()), !dbg !40
  store i32 0, i32* %words, align 4, !dbg !40
  %2 = bitcast i32* %i to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !41
  call void @llvm.dbg.declare(metadata i32* %i, metadata !33, metadata !DIExpression()), !dbg !42
  store i32 0, i32* %i, align 4, !dbg !42
  br label %for.cond, !dbg !41

for.cond:
  %3 = load i32, i32* %i, align 4, !dbg !43
  %cmp = icmp slt i32 %3, 4, !dbg !44
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !45

for.cond.cleanup:
  %4 = bitcast i32* %i to i8*, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !46
  br label %for.end

for.body:
  %5 = bitcast i32* %next to i8*, !dbg !47
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !47
  call void @llvm.dbg.declare(metadata i32* %next, metadata !35, metadata !DIExpression()), !dbg !48
  %6 = load i32, i32* %state, align 4, !dbg !49
  %call = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !50
  %call1 = call i32 @step(i32 noundef %6, i8 noundef zeroext %call), !dbg !51
  store i32 %call1, i32* %next, align 4, !dbg !48
  %7 = load i32, i32* %state, align 4, !dbg !52
  %cmp2 = icmp eq i32 %7, 1, !dbg !54
  br i1 %cmp2, label %land.lhs.true, label %if.end, !dbg !55

land.lhs.true:
  %8 = load i32, i32* %next, align 4, !dbg !56
  %cmp3 = icmp eq i32 %8, 2, !dbg !57
  br i1 %cmp3, label %if.then, label %if.end, !dbg !58

if.then:
  %9 = load i32, i32* %words, align 4, !dbg !59
  %inc = add nsw i32 %9, 1, !dbg !59
  store i32 %inc, i32* %words, align 4, !dbg !59
  br label %if.end, !dbg !60

if.end:
  %10 = load i32, i32* %next, align 4, !dbg !61
  store i32 %10, i32* %state, align 4, !dbg !62
  %11 = bitcast i32* %next to i8*, !dbg !63
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !63
  br label %for.inc, !dbg !64

for.inc:
  %12 = load i32, i32* %i, align 4, !dbg !65
  %inc4 = add nsw i32 %12, 1, !dbg !65
  store i32 %inc4, i32* %i, align 4, !dbg !65
  br label %for.cond, !dbg !46, !llvm.loop !66

for.end:
  %13 = load i32, i32* %words, align 4, !dbg !70
  %cmp5 = icmp slt i32 %13, 1, !dbg !70
  br i1 %cmp5, label %if.then6, label %if.else, !dbg !73

if.then6:
  br label %if.end7, !dbg !73

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.1, i64 0, i64 0), i32 noundef 24, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !70
  unreachable, !dbg !70

if.end7:
  %14 = bitcast i32* %words to i8*, !dbg !74
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !74
  %15 = bitcast i32* %state to i8*, !dbg !74
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !74
  ret i32 0, !dbg !75
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal i32 @step(i32 noundef %state, i8 noundef zeroext %c) !dbg !2 {
entry:
  %retval = alloca i32, align 4
  %state.addr = alloca i32, align 4
  %c.addr = alloca i8, align 1
  store i32 %state, i32* %state.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %state.addr, metadata !11, metadata !DIExpression()), !dbg !76
  store i8 %c, i8* %c.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %c.addr, metadata !12, metadata !DIExpression()), !dbg !77
  %0 = load i32, i32* %state.addr, align 4, !dbg !78
  %idxprom = sext i32 %0 to i64, !dbg !79
  %arrayidx = getelementptr inbounds [3 x i32], [3 x i32]* @step.offsets, i64 0, i64 %idxprom, !dbg !79
  %1 = load i32, i32* %arrayidx, align 4, !dbg !79
  %idx.ext = sext i32 %1 to i64, !dbg !80
  %add.ptr = getelementptr i8, i8* blockaddress(@step, %start), i64 %idx.ext, !dbg !80
  br label %indirectgoto, !dbg !81

start:
  call void @llvm.dbg.label(metadata !13), !dbg !82
  %2 = load i8, i8* %c.addr, align 1, !dbg !83
  %conv = zext i8 %2 to i32, !dbg !83
  %cmp = icmp eq i32 %conv, 32, !dbg !84
  %3 = zext i1 %cmp to i64, !dbg !83
  %cond = select i1 %cmp, i32 0, i32 1, !dbg !83
  store i32 %cond, i32* %retval, align 4, !dbg !85
  br label %return, !dbg !85

word:
  call void @llvm.dbg.label(metadata !14), !dbg !86
  %4 = load i8, i8* %c.addr, align 1, !dbg !87
  %conv2 = zext i8 %4 to i32, !dbg !87
  %cmp3 = icmp eq i32 %conv2, 32, !dbg !88
  %5 = zext i1 %cmp3 to i64, !dbg !87
  %cond5 = select i1 %cmp3, i32 2, i32 1, !dbg !87
  store i32 %cond5, i32* %retval, align 4, !dbg !89
  br label %return, !dbg !89

end:
  call void @llvm.dbg.label(metadata !15), !dbg !90
  store i32 2, i32* %retval, align 4, !dbg !91
  br label %return, !dbg !91

return:
  %6 = load i32, i32* %retval, align 4, !dbg !92
  ret i32 %6, !dbg !92

indirectgoto:
  %indirect.goto.dest = phi i8* [ %add.ptr, %entry ]
  indirectbr i8* %indirect.goto.dest, [label %start, label %start, label %word, label %start, label %end, label %start, label %start]
}

declare zeroext i8 @__VERIFIER_nondet_uchar()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.dbg.label(metadata)

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "offsets", scope: !2, file: !3, line: 7, type: !16, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "step", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !10)
!3 = !DIFile(filename: "dispatch_offsets_unsafe.c", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6, !7}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!8 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !12, !13, !14, !15}
!11 = !DILocalVariable(name: "state", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!12 = !DILocalVariable(name: "c", arg: 2, scope: !2, file: !3, line: 6, type: !7)
!13 = !DILabel(scope: !2, name: "start", file: !3, line: 9)
!14 = !DILabel(scope: !2, name: "word", file: !3, line: 11)
!15 = !DILabel(scope: !2, name: "end", file: !3, line: 13)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 96, elements: !18)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!18 = !{!19}
!19 = !DISubrange(count: 3)
!20 = !{i32 7, !"Dwarf Version", i32 5}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 7, !"PIC Level", i32 2}
!24 = !{i32 7, !"PIE Level", i32 2}
!25 = !{i32 7, !"uwtable", i32 1}

!27 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !28, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !30)
!28 = !DISubroutineType(types: !29)
!29 = !{!6}
!30 = !{!31, !32, !33, !35}
!31 = !DILocalVariable(name: "state", scope: !27, file: !3, line: 18, type: !6)
!32 = !DILocalVariable(name: "words", scope: !27, file: !3, line: 18, type: !6)
!33 = !DILocalVariable(name: "i", scope: !34, file: !3, line: 19, type: !6)
!34 = distinct !DILexicalBlock(scope: !27, file: !3, line: 19, column: 3)
!35 = !DILocalVariable(name: "next", scope: !36, file: !3, line: 20, type: !6)
!36 = distinct !DILexicalBlock(scope: !37, file: !3, line: 19, column: 31)
!37 = distinct !DILexicalBlock(scope: !34, file: !3, line: 19, column: 3)
!38 = !DILocation(line: 18, column: 3, scope: !27)
!39 = !DILocation(line: 18, column: 7, scope: !27)
!40 = !DILocation(line: 18, column: 18, scope: !27)
!41 = !DILocation(line: 19, column: 8, scope: !34)
!42 = !DILocation(line: 19, column: 12, scope: !34)
!43 = !DILocation(line: 19, column: 19, scope: !37)
!44 = !DILocation(line: 19, column: 21, scope: !37)
!45 = !DILocation(line: 19, column: 3, scope: !34)
!46 = !DILocation(line: 19, column: 3, scope: !37)
!47 = !DILocation(line: 20, column: 5, scope: !36)
!48 = !DILocation(line: 20, column: 9, scope: !36)
!49 = !DILocation(line: 20, column: 21, scope: !36)
!50 = !DILocation(line: 20, column: 28, scope: !36)
!51 = !DILocation(line: 20, column: 16, scope: !36)
!52 = !DILocation(line: 21, column: 9, scope: !53)
!53 = distinct !DILexicalBlock(scope: !36, file: !3, line: 21, column: 9)
!54 = !DILocation(line: 21, column: 15, scope: !53)
!55 = !DILocation(line: 21, column: 20, scope: !53)
!56 = !DILocation(line: 21, column: 23, scope: !53)
!57 = !DILocation(line: 21, column: 28, scope: !53)
!58 = !DILocation(line: 21, column: 9, scope: !36)
!59 = !DILocation(line: 21, column: 39, scope: !53)
!60 = !DILocation(line: 21, column: 34, scope: !53)
!61 = !DILocation(line: 22, column: 13, scope: !36)
!62 = !DILocation(line: 22, column: 11, scope: !36)
!63 = !DILocation(line: 23, column: 3, scope: !37)
!64 = !DILocation(line: 23, column: 3, scope: !36)
!65 = !DILocation(line: 19, column: 27, scope: !37)
!66 = distinct !{!66, !45, !67, !68, !69}
!67 = !DILocation(line: 23, column: 3, scope: !34)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !{!"llvm.loop.unroll.disable"}
!70 = !DILocation(line: 24, column: 3, scope: !71)
!71 = distinct !DILexicalBlock(scope: !72, file: !3, line: 24, column: 3)
!72 = distinct !DILexicalBlock(scope: !27, file: !3, line: 24, column: 3)
!73 = !DILocation(line: 24, column: 3, scope: !72)
!74 = !DILocation(line: 26, column: 1, scope: !27)
!75 = !DILocation(line: 25, column: 3, scope: !27)
!76 = !DILocation(line: 6, column: 21, scope: !2)
!77 = !DILocation(line: 6, column: 42, scope: !2)
!78 = !DILocation(line: 8, column: 28, scope: !2)
!79 = !DILocation(line: 8, column: 20, scope: !2)
!80 = !DILocation(line: 8, column: 18, scope: !2)
!81 = !DILocation(line: 8, column: 3, scope: !2)
!82 = !DILocation(line: 9, column: 1, scope: !2)
!83 = !DILocation(line: 10, column: 10, scope: !2)
!84 = !DILocation(line: 10, column: 12, scope: !2)
!85 = !DILocation(line: 10, column: 3, scope: !2)
!86 = !DILocation(line: 11, column: 1, scope: !2)
!87 = !DILocation(line: 12, column: 10, scope: !2)
!88 = !DILocation(line: 12, column: 12, scope: !2)
!89 = !DILocation(line: 12, column: 3, scope: !2)
!90 = !DILocation(line: 13, column: 1, scope: !2)
!91 = !DILocation(line: 14, column: 3, scope: !2)
!92 = !DILocation(line: 15, column: 1, scope: !2)
