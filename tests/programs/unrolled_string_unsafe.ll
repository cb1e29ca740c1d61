source_filename = "unrolled_string_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %text = alloca [6 x i8], align 1
  %copy = alloca [6 x i8], align 1
  %i = alloca i32, align 4
  %length = alloca i32, align 4
  %p = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast [6 x i8]* %text to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 6, i8* %0), !dbg !27
  call void @llvm.dbg.declare(metadata [6 x i8]* %text, metadata !14, metadata !DIExpression()), !dbg !28
  %1 = bitcast [6 x i8]* %copy to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 6, i8* %1), !dbg !27
  call void @llvm.dbg.declare(metadata [6 x i8]* %copy, metadata !19, metadata !DIExpression()), !dbg !29
  %2 = bitcast i32* %i to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %i, metadata !20, metadata !DIExpression()), !dbg !31
  store i32 0, i32* %i, align 4, !dbg !31
  br label %for.cond, !dbg !30

for.cond:
  %3 = load i32, i32* %i, align 4, !dbg !32
  %cmp = icmp slt i32 %3, 5, !dbg !34
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !35

for.cond.cleanup:
  %4 = bitcast i32* %i to i8*, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !36
  br label %for.end

for.body:
  %call = call signext i8 @__VERIFIER_nondet_char(), !dbg !37
  %5 = load i32, i32* %i, align 4, !dbg !38
  %idxprom = sext i32 %5 to i64, !dbg !39
  %arrayidx = getelementptr inbounds [6 x i8], [6 x i8]* %text, i64 0, i64 %idxprom, !dbg !39
  store i8 %call, i8* %arrayidx, align 1, !dbg !40
  br label %for.inc, !dbg !39

for.inc:
  %6 = load i32, i32* %i, align 4, !dbg !41
  %inc = add nsw i32 %6, 1, !dbg !41
  store i32 %inc, i32* %i, align 4, !dbg !41
  br label %for.cond, !dbg !36, !llvm.loop !42

for.end:
  %arrayidx1 = getelementptr inbounds [6 x i8], [6 x i8]* %text, i64 0, i64 5, !dbg !46
  store i8 0, i8* %arrayidx1, align 1, !dbg !47
  %arraydecay = getelementptr inbounds [6 x i8], [6 x i8]* %copy, i64 0, i64 0, !dbg !48
  %arraydecay2 = getelementptr inbounds [6 x i8], [6 x i8]* %text, i64 0, i64 0, !dbg !49
  %call3 = call i8* @strcpy(i8* noundef %arraydecay, i8* noundef %arraydecay2), !dbg !50
  %7 = bitcast i32* %length to i8*, !dbg !51
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7), !dbg !51
  call void @llvm.dbg.declare(metadata i32* %length, metadata !22, metadata !DIExpression()), !dbg !52
  store i32 0, i32* %length, align 4, !dbg !52
  %8 = bitcast i8** %p to i8*, !dbg !53
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %8), !dbg !53
  call void @llvm.dbg.declare(metadata i8** %p, metadata !24, metadata !DIExpression()), !dbg !54
  %arraydecay4 = getelementptr inbounds [6 x i8], [6 x i8]* %copy, i64 0, i64 0, !dbg !55
  store i8* %arraydecay4, i8** %p, align 8, !dbg !54
  br label %for.cond5, !dbg !53

for.cond5:
  %9 = load i8*, i8** %p, align 8, !dbg !56
  %10 = load i8, i8* %9, align 1, !dbg !58
  %tobool = icmp ne i8 %10, 0, !dbg !59
  br i1 %tobool, label %for.body7, label %for.cond.cleanup6, !dbg !59

for.cond.cleanup6:
  %11 = bitcast i8** %p to i8*, !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !60
  br label %for.end10

for.body7:
  %12 = load i32, i32* %length, align 4, !dbg !61
  %inc8 = add i32 %12, 1, !dbg !61
  store i32 %inc8, i32* %length, align 4, !dbg !61
  br label %for.inc9, !dbg !62

for.inc9:
  %13 = load i8*, i8** %p, align 8, !dbg !63
  %incdec.ptr = getelementptr inbounds i8, i8* %13, i32 1, !dbg !63
  store i8* %incdec.ptr, i8** %p, align 8, !dbg !63
  br label %for.cond5, !dbg !60, !llvm.loop !64

for.end10:
  %14 = load i32, i32* %length, align 4, !dbg !66
  %cmp11 = icmp ugt i32 %14, 4, !dbg !68
  br i1 %cmp11, label %if.then, label %lor.lhs.false, !dbg !69

lor.lhs.false:
  %arraydecay12 = getelementptr inbounds [6 x i8], [6 x i8]* %text, i64 0, i64 0, !dbg !70
  %call13 = call i64 @strlen(i8* noundef %arraydecay12), !dbg !71
  %15 = load i32, i32* %length, align 4, !dbg !72
  %conv = zext i32 %15 to i64, !dbg !72
  %cmp14 = icmp ne i64 %call13, %conv, !dbg !73
  br i1 %cmp14, label %if.then, label %lor.lhs.false16, !dbg !74

lor.lhs.false16:
  %16 = load i32, i32* %length, align 4, !dbg !75
  %idxprom17 = zext i32 %16 to i64, !dbg !76
  %arrayidx18 = getelementptr inbounds [6 x i8], [6 x i8]* %copy, i64 0, i64 %idxprom17, !dbg !76
  %17 = load i8, i8* %arrayidx18, align 1, !dbg !76
  %conv19 = sext i8 %17 to i32, !dbg !76
  %cmp20 = icmp ne i32 %conv19, 0, !dbg !77
  br i1 %cmp20, label %if.then, label %if.end, !dbg !78

if.then:
  call void @reach_error(), !dbg !79
  br label %if.end, !dbg !79

if.end:
  %18 = bitcast i32* %length to i8*, !dbg !80
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !80
  %19 = bitcast [6 x i8]* %copy to i8*, !dbg !80
  call void @llvm.lifetime.end.p0i8(i64 6, i8* %19), !dbg !80
  %20 = bitcast [6 x i8]* %text to i8*, !dbg !80
  call void @llvm.lifetime.end.p0i8(i64 6, i8* %20), !dbg !80
  ret i32 0, !dbg !81
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare signext i8 @__VERIFIER_nondet_char()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i8* @strcpy(i8* noundef, i8* noundef)

declare i64 @strlen(i8* noundef)

declare !dbg !82 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "unrolled_string_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !19, !20, !22, !24}
!14 = !DILocalVariable(name: "text", scope: !9, file: !1, line: 6, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 48, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 6)
!19 = !DILocalVariable(name: "copy", scope: !9, file: !1, line: 6, type: !15)
!20 = !DILocalVariable(name: "i", scope: !21, file: !1, line: 7, type: !12)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 3)
!22 = !DILocalVariable(name: "length", scope: !9, file: !1, line: 10, type: !23)
!23 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!24 = !DILocalVariable(name: "p", scope: !25, file: !1, line: 11, type: !26)
!25 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 3)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!27 = !DILocation(line: 6, column: 3, scope: !9)
!28 = !DILocation(line: 6, column: 8, scope: !9)
!29 = !DILocation(line: 6, column: 17, scope: !9)
!30 = !DILocation(line: 7, column: 8, scope: !21)
!31 = !DILocation(line: 7, column: 12, scope: !21)
!32 = !DILocation(line: 7, column: 19, scope: !33)
!33 = distinct !DILexicalBlock(scope: !21, file: !1, line: 7, column: 3)
!34 = !DILocation(line: 7, column: 21, scope: !33)
!35 = !DILocation(line: 7, column: 3, scope: !21)
!36 = !DILocation(line: 7, column: 3, scope: !33)
!37 = !DILocation(line: 7, column: 41, scope: !33)
!38 = !DILocation(line: 7, column: 36, scope: !33)
!39 = !DILocation(line: 7, column: 31, scope: !33)
!40 = !DILocation(line: 7, column: 39, scope: !33)
!41 = !DILocation(line: 7, column: 27, scope: !33)
!42 = distinct !{!42, !35, !43, !44, !45}
!43 = !DILocation(line: 7, column: 64, scope: !21)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!"llvm.loop.unroll.disable"}
!46 = !DILocation(line: 8, column: 3, scope: !9)
!47 = !DILocation(line: 8, column: 11, scope: !9)
!48 = !DILocation(line: 9, column: 10, scope: !9)
!49 = !DILocation(line: 9, column: 16, scope: !9)
!50 = !DILocation(line: 9, column: 3, scope: !9)
!51 = !DILocation(line: 10, column: 3, scope: !9)
!52 = !DILocation(line: 10, column: 12, scope: !9)
!53 = !DILocation(line: 11, column: 8, scope: !25)
!54 = !DILocation(line: 11, column: 14, scope: !25)
!55 = !DILocation(line: 11, column: 18, scope: !25)
!56 = !DILocation(line: 11, column: 25, scope: !57)
!57 = distinct !DILexicalBlock(scope: !25, file: !1, line: 11, column: 3)
!58 = !DILocation(line: 11, column: 24, scope: !57)
!59 = !DILocation(line: 11, column: 3, scope: !25)
!60 = !DILocation(line: 11, column: 3, scope: !57)
!61 = !DILocation(line: 11, column: 39, scope: !57)
!62 = !DILocation(line: 11, column: 33, scope: !57)
!63 = !DILocation(line: 11, column: 29, scope: !57)
!64 = distinct !{!64, !59, !65, !44, !45}
!65 = !DILocation(line: 11, column: 39, scope: !25)
!66 = !DILocation(line: 12, column: 7, scope: !67)
!67 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 7)
!68 = !DILocation(line: 12, column: 14, scope: !67)
!69 = !DILocation(line: 12, column: 18, scope: !67)
!70 = !DILocation(line: 12, column: 28, scope: !67)
!71 = !DILocation(line: 12, column: 21, scope: !67)
!72 = !DILocation(line: 12, column: 37, scope: !67)
!73 = !DILocation(line: 12, column: 34, scope: !67)
!74 = !DILocation(line: 12, column: 44, scope: !67)
!75 = !DILocation(line: 12, column: 52, scope: !67)
!76 = !DILocation(line: 12, column: 47, scope: !67)
!77 = !DILocation(line: 12, column: 60, scope: !67)
!78 = !DILocation(line: 12, column: 7, scope: !9)
!79 = !DILocation(line: 12, column: 66, scope: !67)
!80 = !DILocation(line: 14, column: 1, scope: !9)
!81 = !DILocation(line: 13, column: 3, scope: !9)
!82 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !83, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !85)
!83 = !DISubroutineType(types: !84)
!84 = !{null}
!85 = !{}
