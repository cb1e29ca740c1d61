source_filename = "text_of_nothing_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %text = alloca [4 x i8], align 1
  %from = alloca [4 x i8], align 1
  %none = alloca i32, align 4
  %to = alloca i8*, align 8
  %length = alloca i64, align 8
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [4 x i8]* %text to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !28
  call void @llvm.dbg.declare(metadata [4 x i8]* %text, metadata !14, metadata !DIExpression()), !dbg !29
  %1 = bitcast [4 x i8]* %from to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !28
  call void @llvm.dbg.declare(metadata [4 x i8]* %from, metadata !19, metadata !DIExpression()), !dbg !30
  %arraydecay = getelementptr inbounds [4 x i8], [4 x i8]* %from, i64 0, i64 0, !dbg !31
  call void @llvm.memset.p0i8.i64(i8* align 1 %arraydecay, i8 0, i64 4, i1 false), !dbg !31
  %arraydecay1 = getelementptr inbounds [4 x i8], [4 x i8]* %text, i64 0, i64 0, !dbg !32
  call void @llvm.memset.p0i8.i64(i8* align 1 %arraydecay1, i8 1, i64 4, i1 false), !dbg !32
  %2 = bitcast i32* %none to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !33
  call void @llvm.dbg.declare(metadata i32* %none, metadata !20, metadata !DIExpression()), !dbg !34
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !35
  store i32 %call, i32* %none, align 4, !dbg !34
  %3 = bitcast i8** %to to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !36
  call void @llvm.dbg.declare(metadata i8** %to, metadata !21, metadata !DIExpression()), !dbg !37
  %4 = load i32, i32* %none, align 4, !dbg !38
  %tobool = icmp ne i32 %4, 0, !dbg !38
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !38

cond.true:
  br label %cond.end, !dbg !38

cond.false:
  %arraydecay2 = getelementptr inbounds [4 x i8], [4 x i8]* %text, i64 0, i64 0, !dbg !39
  br label %cond.end, !dbg !38

cond.end:
  %cond = phi i8* [ null, %cond.true ], [ %arraydecay2, %cond.false ], !dbg !38
  store i8* %cond, i8** %to, align 8, !dbg !37
  %5 = bitcast i64* %length to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %5), !dbg !40
  call void @llvm.dbg.declare(metadata i64* %length, metadata !23, metadata !DIExpression()), !dbg !41
  %6 = load i32, i32* %none, align 4, !dbg !42
  %tobool3 = icmp ne i32 %6, 0, !dbg !42
  %7 = zext i1 %tobool3 to i64, !dbg !42
  %cond4 = select i1 %tobool3, i32 0, i32 1, !dbg !42
  %conv = sext i32 %cond4 to i64, !dbg !42
  store i64 %conv, i64* %length, align 8, !dbg !41
  %8 = load i8*, i8** %to, align 8, !dbg !43
  %arraydecay5 = getelementptr inbounds [4 x i8], [4 x i8]* %from, i64 0, i64 0, !dbg !44
  %9 = load i64, i64* %length, align 8, !dbg !45
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %8, i8* align 1 %arraydecay5, i64 %9, i1 false), !dbg !44
  %10 = bitcast i32* %i to i8*, !dbg !46
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %10), !dbg !46
  call void @llvm.dbg.declare(metadata i32* %i, metadata !27, metadata !DIExpression()), !dbg !47
  store i32 0, i32* %i, align 4, !dbg !47
  br label %while.cond, !dbg !48

while.cond:
  %11 = load i32, i32* %i, align 4, !dbg !49
  %idxprom = sext i32 %11 to i64, !dbg !50
  %arrayidx = getelementptr inbounds [4 x i8], [4 x i8]* %text, i64 0, i64 %idxprom, !dbg !50
  %12 = load i8, i8* %arrayidx, align 1, !dbg !50
  %tobool6 = icmp ne i8 %12, 0, !dbg !48
  br i1 %tobool6, label %while.body, label %while.end, !dbg !48

while.body:
  %13 = load i32, i32* %i, align 4, !dbg !51
  %inc = add nsw i32 %13, 1, !dbg !51
  store i32 %inc, i32* %i, align 4, !dbg !51
  br label %while.cond, !dbg !48, !llvm.loop !52

while.end:
  %14 = load i32, i32* %i, align 4, !dbg !55
  %15 = bitcast i32* %i to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !56
  %16 = bitcast i64* %length to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %16), !dbg !56
  %17 = bitcast i8** %to to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %17), !dbg !56
  %18 = bitcast i32* %none to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !56
  %19 = bitcast [4 x i8]* %from to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !56
  %20 = bitcast [4 x i8]* %text to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !56
  ret i32 %14, !dbg !57
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "text_of_nothing_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !19, !20, !21, !23, !27}
!14 = !DILocalVariable(name: "text", scope: !9, file: !1, line: 9, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 32, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 4)
!19 = !DILocalVariable(name: "from", scope: !9, file: !1, line: 9, type: !15)
!20 = !DILocalVariable(name: "none", scope: !9, file: !1, line: 12, type: !12)
!21 = !DILocalVariable(name: "to", scope: !9, file: !1, line: 13, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!23 = !DILocalVariable(name: "length", scope: !9, file: !1, line: 14, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !25, line: 46, baseType: !26)
!25 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocalVariable(name: "i", scope: !9, file: !1, line: 16, type: !12)
!28 = !DILocation(line: 9, column: 5, scope: !9)
!29 = !DILocation(line: 9, column: 10, scope: !9)
!30 = !DILocation(line: 9, column: 19, scope: !9)
!31 = !DILocation(line: 10, column: 5, scope: !9)
!32 = !DILocation(line: 11, column: 5, scope: !9)
!33 = !DILocation(line: 12, column: 5, scope: !9)
!34 = !DILocation(line: 12, column: 9, scope: !9)
!35 = !DILocation(line: 12, column: 16, scope: !9)
!36 = !DILocation(line: 13, column: 5, scope: !9)
!37 = !DILocation(line: 13, column: 11, scope: !9)
!38 = !DILocation(line: 13, column: 16, scope: !9)
!39 = !DILocation(line: 13, column: 30, scope: !9)
!40 = !DILocation(line: 14, column: 5, scope: !9)
!41 = !DILocation(line: 14, column: 12, scope: !9)
!42 = !DILocation(line: 14, column: 21, scope: !9)
!43 = !DILocation(line: 15, column: 12, scope: !9)
!44 = !DILocation(line: 15, column: 5, scope: !9)
!45 = !DILocation(line: 15, column: 22, scope: !9)
!46 = !DILocation(line: 16, column: 5, scope: !9)
!47 = !DILocation(line: 16, column: 9, scope: !9)
!48 = !DILocation(line: 17, column: 5, scope: !9)
!49 = !DILocation(line: 17, column: 17, scope: !9)
!50 = !DILocation(line: 17, column: 12, scope: !9)
!51 = !DILocation(line: 18, column: 10, scope: !9)
!52 = distinct !{!52, !48, !51, !53, !54}
!53 = !{!"llvm.loop.mustprogress"}
!54 = !{!"llvm.loop.unroll.disable"}
!55 = !DILocation(line: 19, column: 12, scope: !9)
!56 = !DILocation(line: 20, column: 1, scope: !9)
!57 = !DILocation(line: 19, column: 5, scope: !9)
