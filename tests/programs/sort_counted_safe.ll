source_filename = "sort_counted_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.table = private unnamed_addr constant [3 x i32] [i32 1, i32 2, i32 3], align 4
@calls = internal global i32 0, align 4, !dbg !0

define dso_local i32 @main() !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %table = alloca [3 x i32], align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [3 x i32]* %table to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 12, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata [3 x i32]* %table, metadata !20, metadata !DIExpression()), !dbg !25
  %1 = bitcast [3 x i32]* %table to i8*, !dbg !25
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %1, i8* align 4 bitcast ([3 x i32]* @__const.main.table to i8*), i64 12, i1 false), !dbg !25
  %arraydecay = getelementptr inbounds [3 x i32], [3 x i32]* %table, i64 0, i64 0, !dbg !26
  %2 = bitcast i32* %arraydecay to i8*, !dbg !26
  call void @qsort(i8* noundef %2, i64 noundef 3, i64 noundef 4, i32 (i8*, i8*)* noundef @order), !dbg !27
  %3 = load i32, i32* @calls, align 4, !dbg !28
  %cmp = icmp slt i32 %3, 0, !dbg !30
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !31

land.lhs.true:
  %arrayidx = getelementptr inbounds [3 x i32], [3 x i32]* %table, i64 0, i64 0, !dbg !32
  %4 = load i32, i32* %arrayidx, align 4, !dbg !32
  %cmp1 = icmp ne i32 %4, 1, !dbg !33
  br i1 %cmp1, label %if.then, label %if.end, !dbg !34

if.then:
  call void @reach_error(), !dbg !35
  br label %if.end, !dbg !35

if.end:
  %5 = bitcast [3 x i32]* %table to i8*, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 12, i8* %5), !dbg !36
  ret i32 0, !dbg !37
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare !dbg !38 void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef)

define internal i32 @order(i8* noundef %a, i8* noundef %b) !dbg !49 {
entry:
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  store i8* %a, i8** %a.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %a.addr, metadata !51, metadata !DIExpression()), !dbg !53
  store i8* %b, i8** %b.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %b.addr, metadata !52, metadata !DIExpression()), !dbg !54
  %0 = load i32, i32* @calls, align 4, !dbg !55
  %or = or i32 %0, 1, !dbg !55
  store i32 %or, i32* @calls, align 4, !dbg !55
  %1 = load i8*, i8** %a.addr, align 8, !dbg !56
  %2 = bitcast i8* %1 to i32*, !dbg !57
  %3 = load i32, i32* %2, align 4, !dbg !58
  %4 = load i8*, i8** %b.addr, align 8, !dbg !59
  %5 = bitcast i8* %4 to i32*, !dbg !60
  %6 = load i32, i32* %5, align 4, !dbg !61
  %sub = sub nsw i32 %3, %6, !dbg !62
  ret i32 %sub, !dbg !63
}

declare !dbg !64 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "calls", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sort_counted_safe.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}

!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !17, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!7}
!19 = !{!20}
!20 = !DILocalVariable(name: "table", scope: !16, file: !3, line: 13, type: !21)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 96, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 3)
!24 = !DILocation(line: 13, column: 3, scope: !16)
!25 = !DILocation(line: 13, column: 7, scope: !16)
!26 = !DILocation(line: 14, column: 9, scope: !16)
!27 = !DILocation(line: 14, column: 3, scope: !16)
!28 = !DILocation(line: 15, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !16, file: !3, line: 15, column: 7)
!30 = !DILocation(line: 15, column: 13, scope: !29)
!31 = !DILocation(line: 15, column: 17, scope: !29)
!32 = !DILocation(line: 15, column: 20, scope: !29)
!33 = !DILocation(line: 15, column: 29, scope: !29)
!34 = !DILocation(line: 15, column: 7, scope: !16)
!35 = !DILocation(line: 15, column: 35, scope: !29)
!36 = !DILocation(line: 17, column: 1, scope: !16)
!37 = !DILocation(line: 16, column: 3, scope: !16)
!38 = !DISubprogram(name: "qsort", scope: !3, file: !3, line: 3, type: !39, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !48)
!39 = !DISubroutineType(types: !40)
!40 = !{null, !41, !42, !42, !43}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!44 = !DISubroutineType(types: !45)
!45 = !{!7, !46, !46}
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!48 = !{}
!49 = distinct !DISubprogram(name: "order", scope: !3, file: !3, line: 7, type: !44, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !50)
!50 = !{!51, !52}
!51 = !DILocalVariable(name: "a", arg: 1, scope: !49, file: !3, line: 7, type: !46)
!52 = !DILocalVariable(name: "b", arg: 2, scope: !49, file: !3, line: 7, type: !46)
!53 = !DILocation(line: 7, column: 30, scope: !49)
!54 = !DILocation(line: 7, column: 45, scope: !49)
!55 = !DILocation(line: 8, column: 9, scope: !49)
!56 = !DILocation(line: 9, column: 24, scope: !49)
!57 = !DILocation(line: 9, column: 11, scope: !49)
!58 = !DILocation(line: 9, column: 10, scope: !49)
!59 = !DILocation(line: 9, column: 42, scope: !49)
!60 = !DILocation(line: 9, column: 29, scope: !49)
!61 = !DILocation(line: 9, column: 28, scope: !49)
!62 = !DILocation(line: 9, column: 26, scope: !49)
!63 = !DILocation(line: 9, column: 3, scope: !49)
!64 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 2, type: !65, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !48)
!65 = !DISubroutineType(types: !66)
!66 = !{null}
