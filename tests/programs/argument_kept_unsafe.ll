source_filename = "argument_kept_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@last = internal global i8* null, align 8, !dbg !0

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !15 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !22, metadata !DIExpression()), !dbg !26
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !23, metadata !DIExpression()), !dbg !27
  %0 = bitcast i32* %i to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !28
  call void @llvm.dbg.declare(metadata i32* %i, metadata !24, metadata !DIExpression()), !dbg !29
  store i32 1, i32* %i, align 4, !dbg !29
  br label %for.cond, !dbg !28

for.cond:
  %1 = load i32, i32* %i, align 4, !dbg !30
  %2 = load i32, i32* %argc.addr, align 4, !dbg !32
  %cmp = icmp slt i32 %1, %2, !dbg !33
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !34

land.rhs:
  %3 = load i32, i32* %i, align 4, !dbg !35
  %cmp1 = icmp slt i32 %3, 3, !dbg !36
  br label %land.end

land.end:
  %4 = phi i1 [ false, %for.cond ], [ %cmp1, %land.rhs ], !dbg !37
  br i1 %4, label %for.body, label %for.cond.cleanup, !dbg !38

for.cond.cleanup:
  %5 = bitcast i32* %i to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !39
  br label %for.end

for.body:
  %6 = load i8**, i8*** %argv.addr, align 8, !dbg !40
  %7 = load i32, i32* %i, align 4, !dbg !41
  %idxprom = sext i32 %7 to i64, !dbg !40
  %arrayidx = getelementptr inbounds i8*, i8** %6, i64 %idxprom, !dbg !40
  %8 = load i8*, i8** %arrayidx, align 8, !dbg !40
  call void @keep(i8* noundef %8), !dbg !42
  br label %for.inc, !dbg !42

for.inc:
  %9 = load i32, i32* %i, align 4, !dbg !43
  %inc = add nsw i32 %9, 1, !dbg !43
  store i32 %inc, i32* %i, align 4, !dbg !43
  br label %for.cond, !dbg !39, !llvm.loop !44

for.end:
  %10 = load i8*, i8** @last, align 8, !dbg !48
  %tobool = icmp ne i8* %10, null, !dbg !48
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !48

cond.true:
  %11 = load i8*, i8** @last, align 8, !dbg !49
  %arrayidx2 = getelementptr inbounds i8, i8* %11, i64 1, !dbg !49
  %12 = load i8, i8* %arrayidx2, align 1, !dbg !49
  %conv = sext i8 %12 to i32, !dbg !49
  br label %cond.end, !dbg !48

cond.false:
  br label %cond.end, !dbg !48

cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ 0, %cond.false ], !dbg !48
  ret i32 %cond, !dbg !50
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

define internal void @keep(i8* noundef %text) !dbg !51 {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %text.addr, metadata !55, metadata !DIExpression()), !dbg !56
  %0 = load i8*, i8** %text.addr, align 8, !dbg !57
  store i8* %0, i8** @last, align 8, !dbg !58
  ret void, !dbg !59
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 2, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "argument_kept_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!7 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}

!15 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !16, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!16 = !DISubroutineType(types: !17)
!17 = !{!18, !18, !19}
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!21 = !{!22, !23, !24}
!22 = !DILocalVariable(name: "argc", arg: 1, scope: !15, file: !3, line: 6, type: !18)
!23 = !DILocalVariable(name: "argv", arg: 2, scope: !15, file: !3, line: 6, type: !19)
!24 = !DILocalVariable(name: "i", scope: !25, file: !3, line: 7, type: !18)
!25 = distinct !DILexicalBlock(scope: !15, file: !3, line: 7, column: 3)
!26 = !DILocation(line: 6, column: 14, scope: !15)
!27 = !DILocation(line: 6, column: 27, scope: !15)
!28 = !DILocation(line: 7, column: 8, scope: !25)
!29 = !DILocation(line: 7, column: 12, scope: !25)
!30 = !DILocation(line: 7, column: 19, scope: !31)
!31 = distinct !DILexicalBlock(scope: !25, file: !3, line: 7, column: 3)
!32 = !DILocation(line: 7, column: 23, scope: !31)
!33 = !DILocation(line: 7, column: 21, scope: !31)
!34 = !DILocation(line: 7, column: 28, scope: !31)
!35 = !DILocation(line: 7, column: 31, scope: !31)
!36 = !DILocation(line: 7, column: 33, scope: !31)
!37 = !DILocation(line: 0, scope: !31)
!38 = !DILocation(line: 7, column: 3, scope: !25)
!39 = !DILocation(line: 7, column: 3, scope: !31)
!40 = !DILocation(line: 7, column: 48, scope: !31)
!41 = !DILocation(line: 7, column: 53, scope: !31)
!42 = !DILocation(line: 7, column: 43, scope: !31)
!43 = !DILocation(line: 7, column: 39, scope: !31)
!44 = distinct !{!44, !38, !45, !46, !47}
!45 = !DILocation(line: 7, column: 55, scope: !25)
!46 = !{!"llvm.loop.mustprogress"}
!47 = !{!"llvm.loop.unroll.disable"}
!48 = !DILocation(line: 8, column: 10, scope: !15)
!49 = !DILocation(line: 8, column: 17, scope: !15)
!50 = !DILocation(line: 8, column: 3, scope: !15)
!51 = distinct !DISubprogram(name: "keep", scope: !3, file: !3, line: 4, type: !52, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{null, !5}
!54 = !{!55}
!55 = !DILocalVariable(name: "text", arg: 1, scope: !51, file: !3, line: 4, type: !5)
!56 = !DILocation(line: 4, column: 30, scope: !51)
!57 = !DILocation(line: 4, column: 45, scope: !51)
!58 = !DILocation(line: 4, column: 43, scope: !51)
!59 = !DILocation(line: 4, column: 51, scope: !51)
