source_filename = "object_of_callee_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@kept = internal global i32* null, align 8, !dbg !0
@__const.inner.numbers = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16

define dso_local i32 @main() !dbg !14 {
entry:
  %retval = alloca i32, align 4
  %count = alloca i32, align 4
  %found = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %count to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %count, metadata !18, metadata !DIExpression()), !dbg !21
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !22
  store i32 %call, i32* %count, align 4, !dbg !21
  %1 = bitcast i32* %found to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %found, metadata !19, metadata !DIExpression()), !dbg !23
  store i32 0, i32* %found, align 4, !dbg !23
  %2 = load i32, i32* %count, align 4, !dbg !24
  %cmp = icmp sgt i32 %2, 3, !dbg !26
  br i1 %cmp, label %if.then, label %if.end, !dbg !27

if.then:
  store i32 0, i32* %retval, align 4, !dbg !28
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !28

if.end:
  %3 = load i32, i32* %count, align 4, !dbg !29
  %call1 = call i32 @outer(i32 noundef %3), !dbg !30
  store i32 %call1, i32* %found, align 4, !dbg !31
  %4 = load i32*, i32** @kept, align 8, !dbg !32
  %tobool = icmp ne i32* %4, null, !dbg !32
  br i1 %tobool, label %if.then2, label %if.end3, !dbg !34

if.then2:
  %5 = load i32*, i32** @kept, align 8, !dbg !35
  %6 = load i32, i32* %5, align 4, !dbg !36
  %7 = load i32, i32* %found, align 4, !dbg !37
  %add = add nsw i32 %7, %6, !dbg !37
  store i32 %add, i32* %found, align 4, !dbg !37
  br label %if.end3, !dbg !38

if.end3:
  %8 = load i32, i32* %found, align 4, !dbg !39
  store i32 %8, i32* %retval, align 4, !dbg !40
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !40

cleanup:
  %9 = bitcast i32* %found to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !41
  %10 = bitcast i32* %count to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !41
  %11 = load i32, i32* %retval, align 4, !dbg !41
  ret i32 %11, !dbg !41
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal i32 @outer(i32 noundef %count) !dbg !42 {
entry:
  %count.addr = alloca i32, align 4
  %found = alloca i32, align 4
  store i32 %count, i32* %count.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %count.addr, metadata !46, metadata !DIExpression()), !dbg !48
  %0 = bitcast i32* %found to i8*, !dbg !49
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !49
  call void @llvm.dbg.declare(metadata i32* %found, metadata !47, metadata !DIExpression()), !dbg !50
  store i32 0, i32* %found, align 4, !dbg !50
  %1 = load i32, i32* %count.addr, align 4, !dbg !51
  %cmp = icmp sgt i32 %1, 0, !dbg !53
  br i1 %cmp, label %if.then, label %if.end, !dbg !54

if.then:
  %2 = load i32, i32* %count.addr, align 4, !dbg !55
  %call = call i32 @inner(i32 noundef %2), !dbg !56
  store i32 %call, i32* %found, align 4, !dbg !57
  br label %if.end, !dbg !58

if.end:
  %3 = load i32, i32* %found, align 4, !dbg !59
  %4 = bitcast i32* %found to i8*, !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !60
  ret i32 %3, !dbg !61
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define internal i32 @inner(i32 noundef %count) !dbg !62 {
entry:
  %count.addr = alloca i32, align 4
  %numbers = alloca [4 x i32], align 16
  store i32 %count, i32* %count.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %count.addr, metadata !64, metadata !DIExpression()), !dbg !69
  %0 = bitcast [4 x i32]* %numbers to i8*, !dbg !70
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !70
  call void @llvm.dbg.declare(metadata [4 x i32]* %numbers, metadata !65, metadata !DIExpression()), !dbg !71
  %1 = bitcast [4 x i32]* %numbers to i8*, !dbg !71
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %1, i8* align 16 bitcast ([4 x i32]* @__const.inner.numbers to i8*), i64 16, i1 false), !dbg !71
  %2 = load i32, i32* %count.addr, align 4, !dbg !72
  %cmp = icmp eq i32 %2, 3, !dbg !74
  br i1 %cmp, label %if.then, label %if.end, !dbg !75

if.then:
  %3 = load i32, i32* %count.addr, align 4, !dbg !76
  %idxprom = sext i32 %3 to i64, !dbg !77
  %arrayidx = getelementptr inbounds [4 x i32], [4 x i32]* %numbers, i64 0, i64 %idxprom, !dbg !77
  store i32* %arrayidx, i32** @kept, align 8, !dbg !78
  br label %if.end, !dbg !79

if.end:
  %4 = load i32, i32* %count.addr, align 4, !dbg !80
  %idxprom1 = sext i32 %4 to i64, !dbg !81
  %arrayidx2 = getelementptr inbounds [4 x i32], [4 x i32]* %numbers, i64 0, i64 %idxprom1, !dbg !81
  %5 = load i32, i32* %arrayidx2, align 4, !dbg !81
  %6 = bitcast [4 x i32]* %numbers to i8*, !dbg !82
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %6), !dbg !82
  ret i32 %5, !dbg !83
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 4, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "object_of_callee_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{i32 7, !"Dwarf Version", i32 5}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 7, !"PIC Level", i32 2}
!11 = !{i32 7, !"PIE Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 1}

!14 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !15, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!6}
!17 = !{!18, !19}
!18 = !DILocalVariable(name: "count", scope: !14, file: !3, line: 19, type: !6)
!19 = !DILocalVariable(name: "found", scope: !14, file: !3, line: 19, type: !6)
!20 = !DILocation(line: 19, column: 5, scope: !14)
!21 = !DILocation(line: 19, column: 9, scope: !14)
!22 = !DILocation(line: 19, column: 17, scope: !14)
!23 = !DILocation(line: 19, column: 42, scope: !14)
!24 = !DILocation(line: 20, column: 9, scope: !25)
!25 = distinct !DILexicalBlock(scope: !14, file: !3, line: 20, column: 9)
!26 = !DILocation(line: 20, column: 15, scope: !25)
!27 = !DILocation(line: 20, column: 9, scope: !14)
!28 = !DILocation(line: 20, column: 20, scope: !25)
!29 = !DILocation(line: 21, column: 19, scope: !14)
!30 = !DILocation(line: 21, column: 13, scope: !14)
!31 = !DILocation(line: 21, column: 11, scope: !14)
!32 = !DILocation(line: 22, column: 9, scope: !33)
!33 = distinct !DILexicalBlock(scope: !14, file: !3, line: 22, column: 9)
!34 = !DILocation(line: 22, column: 9, scope: !14)
!35 = !DILocation(line: 22, column: 25, scope: !33)
!36 = !DILocation(line: 22, column: 24, scope: !33)
!37 = !DILocation(line: 22, column: 21, scope: !33)
!38 = !DILocation(line: 22, column: 15, scope: !33)
!39 = !DILocation(line: 23, column: 12, scope: !14)
!40 = !DILocation(line: 23, column: 5, scope: !14)
!41 = !DILocation(line: 24, column: 1, scope: !14)
!42 = distinct !DISubprogram(name: "outer", scope: !3, file: !3, line: 12, type: !43, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !45)
!43 = !DISubroutineType(types: !44)
!44 = !{!6, !6}
!45 = !{!46, !47}
!46 = !DILocalVariable(name: "count", arg: 1, scope: !42, file: !3, line: 12, type: !6)
!47 = !DILocalVariable(name: "found", scope: !42, file: !3, line: 13, type: !6)
!48 = !DILocation(line: 12, column: 22, scope: !42)
!49 = !DILocation(line: 13, column: 5, scope: !42)
!50 = !DILocation(line: 13, column: 9, scope: !42)
!51 = !DILocation(line: 14, column: 9, scope: !52)
!52 = distinct !DILexicalBlock(scope: !42, file: !3, line: 14, column: 9)
!53 = !DILocation(line: 14, column: 15, scope: !52)
!54 = !DILocation(line: 14, column: 9, scope: !42)
!55 = !DILocation(line: 14, column: 34, scope: !52)
!56 = !DILocation(line: 14, column: 28, scope: !52)
!57 = !DILocation(line: 14, column: 26, scope: !52)
!58 = !DILocation(line: 14, column: 20, scope: !52)
!59 = !DILocation(line: 15, column: 12, scope: !42)
!60 = !DILocation(line: 16, column: 1, scope: !42)
!61 = !DILocation(line: 15, column: 5, scope: !42)
!62 = distinct !DISubprogram(name: "inner", scope: !3, file: !3, line: 6, type: !43, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !63)
!63 = !{!64, !65}
!64 = !DILocalVariable(name: "count", arg: 1, scope: !62, file: !3, line: 6, type: !6)
!65 = !DILocalVariable(name: "numbers", scope: !62, file: !3, line: 7, type: !66)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 4)
!69 = !DILocation(line: 6, column: 22, scope: !62)
!70 = !DILocation(line: 7, column: 5, scope: !62)
!71 = !DILocation(line: 7, column: 9, scope: !62)
!72 = !DILocation(line: 8, column: 9, scope: !73)
!73 = distinct !DILexicalBlock(scope: !62, file: !3, line: 8, column: 9)
!74 = !DILocation(line: 8, column: 15, scope: !73)
!75 = !DILocation(line: 8, column: 9, scope: !62)
!76 = !DILocation(line: 8, column: 37, scope: !73)
!77 = !DILocation(line: 8, column: 29, scope: !73)
!78 = !DILocation(line: 8, column: 26, scope: !73)
!79 = !DILocation(line: 8, column: 21, scope: !73)
!80 = !DILocation(line: 9, column: 20, scope: !62)
!81 = !DILocation(line: 9, column: 12, scope: !62)
!82 = !DILocation(line: 10, column: 1, scope: !62)
!83 = !DILocation(line: 9, column: 5, scope: !62)
