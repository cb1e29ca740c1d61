source_filename = "records_counted_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.account = type { i32, i32 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %accounts = alloca [4 x %struct.account], align 16
  %done = alloca i32, align 4
  %which = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [4 x %struct.account]* %accounts to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 32, i8* %0), !dbg !26
  call void @llvm.dbg.declare(metadata [4 x %struct.account]* %accounts, metadata !14, metadata !DIExpression()), !dbg !27
  %1 = bitcast [4 x %struct.account]* %accounts to i8*, !dbg !27
  call void @llvm.memset.p0i8.i64(i8* align 16 %1, i8 0, i64 32, i1 false), !dbg !27
  %2 = bitcast i32* %done to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !28
  call void @llvm.dbg.declare(metadata i32* %done, metadata !23, metadata !DIExpression()), !dbg !29
  store i32 0, i32* %done, align 4, !dbg !29
  br label %while.cond, !dbg !30

while.cond:
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !31
  %tobool = icmp ne i32 %call, 0, !dbg !31
  br i1 %tobool, label %land.rhs, label %land.end, !dbg !32

land.rhs:
  %3 = load i32, i32* %done, align 4, !dbg !33
  %cmp = icmp ule i32 %3, 1000, !dbg !34
  br label %land.end

land.end:
  %4 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ], !dbg !35
  br i1 %4, label %while.body, label %while.end, !dbg !30

while.body:
  %5 = bitcast i32* %which to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !36
  call void @llvm.dbg.declare(metadata i32* %which, metadata !24, metadata !DIExpression()), !dbg !37
  %call1 = call i32 @__VERIFIER_nondet_uint(), !dbg !38
  %rem = urem i32 %call1, 4, !dbg !39
  store i32 %rem, i32* %which, align 4, !dbg !37
  %6 = load i32, i32* %which, align 4, !dbg !40
  %idxprom = zext i32 %6 to i64, !dbg !41
  %arrayidx = getelementptr inbounds [4 x %struct.account], [4 x %struct.account]* %accounts, i64 0, i64 %idxprom, !dbg !41
  %changes = getelementptr inbounds %struct.account, %struct.account* %arrayidx, i32 0, i32 1, !dbg !42
  %7 = load i32, i32* %changes, align 4, !dbg !43
  %inc = add i32 %7, 1, !dbg !43
  store i32 %inc, i32* %changes, align 4, !dbg !43
  %8 = load i32, i32* %done, align 4, !dbg !44
  %inc2 = add i32 %8, 1, !dbg !44
  store i32 %inc2, i32* %done, align 4, !dbg !44
  %9 = bitcast i32* %which to i8*, !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !45
  br label %while.cond, !dbg !30, !llvm.loop !46

while.end:
  %arrayidx3 = getelementptr inbounds [4 x %struct.account], [4 x %struct.account]* %accounts, i64 0, i64 0, !dbg !49
  %changes4 = getelementptr inbounds %struct.account, %struct.account* %arrayidx3, i32 0, i32 1, !dbg !51
  %10 = load i32, i32* %changes4, align 4, !dbg !51
  %arrayidx5 = getelementptr inbounds [4 x %struct.account], [4 x %struct.account]* %accounts, i64 0, i64 1, !dbg !52
  %changes6 = getelementptr inbounds %struct.account, %struct.account* %arrayidx5, i32 0, i32 1, !dbg !53
  %11 = load i32, i32* %changes6, align 4, !dbg !53
  %add = add i32 %10, %11, !dbg !54
  %arrayidx7 = getelementptr inbounds [4 x %struct.account], [4 x %struct.account]* %accounts, i64 0, i64 2, !dbg !55
  %changes8 = getelementptr inbounds %struct.account, %struct.account* %arrayidx7, i32 0, i32 1, !dbg !56
  %12 = load i32, i32* %changes8, align 4, !dbg !56
  %add9 = add i32 %add, %12, !dbg !57
  %13 = load i32, i32* %done, align 4, !dbg !58
  %cmp10 = icmp ne i32 %add9, %13, !dbg !59
  br i1 %cmp10, label %if.then, label %if.end, !dbg !60

if.then:
  call void @reach_error(), !dbg !61
  br label %if.end, !dbg !63

if.end:
  %14 = bitcast i32* %done to i8*, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !64
  %15 = bitcast [4 x %struct.account]* %accounts to i8*, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 32, i8* %15), !dbg !64
  ret i32 0, !dbg !65
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_uint()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !66 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "records_counted_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !10, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !23, !24}
!14 = !DILocalVariable(name: "accounts", scope: !9, file: !1, line: 11, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 256, elements: !21)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "account", file: !1, line: 5, size: 64, elements: !17)
!17 = !{!18, !20}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "balance", scope: !16, file: !1, line: 6, baseType: !19, size: 32)
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "changes", scope: !16, file: !1, line: 7, baseType: !19, size: 32, offset: 32)
!21 = !{!22}
!22 = !DISubrange(count: 4)
!23 = !DILocalVariable(name: "done", scope: !9, file: !1, line: 12, type: !19)
!24 = !DILocalVariable(name: "which", scope: !25, file: !1, line: 14, type: !19)
!25 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 54)
!26 = !DILocation(line: 11, column: 5, scope: !9)
!27 = !DILocation(line: 11, column: 20, scope: !9)
!28 = !DILocation(line: 12, column: 5, scope: !9)
!29 = !DILocation(line: 12, column: 14, scope: !9)
!30 = !DILocation(line: 13, column: 5, scope: !9)
!31 = !DILocation(line: 13, column: 12, scope: !9)
!32 = !DILocation(line: 13, column: 37, scope: !9)
!33 = !DILocation(line: 13, column: 40, scope: !9)
!34 = !DILocation(line: 13, column: 45, scope: !9)
!35 = !DILocation(line: 0, scope: !9)
!36 = !DILocation(line: 14, column: 9, scope: !25)
!37 = !DILocation(line: 14, column: 18, scope: !25)
!38 = !DILocation(line: 14, column: 26, scope: !25)
!39 = !DILocation(line: 14, column: 51, scope: !25)
!40 = !DILocation(line: 15, column: 18, scope: !25)
!41 = !DILocation(line: 15, column: 9, scope: !25)
!42 = !DILocation(line: 15, column: 25, scope: !25)
!43 = !DILocation(line: 15, column: 32, scope: !25)
!44 = !DILocation(line: 16, column: 13, scope: !25)
!45 = !DILocation(line: 17, column: 5, scope: !9)
!46 = distinct !{!46, !30, !45, !47, !48}
!47 = !{!"llvm.loop.mustprogress"}
!48 = !{!"llvm.loop.unroll.disable"}
!49 = !DILocation(line: 18, column: 9, scope: !50)
!50 = distinct !DILexicalBlock(scope: !9, file: !1, line: 18, column: 9)
!51 = !DILocation(line: 18, column: 21, scope: !50)
!52 = !DILocation(line: 18, column: 31, scope: !50)
!53 = !DILocation(line: 18, column: 43, scope: !50)
!54 = !DILocation(line: 18, column: 29, scope: !50)
!55 = !DILocation(line: 18, column: 53, scope: !50)
!56 = !DILocation(line: 18, column: 65, scope: !50)
!57 = !DILocation(line: 18, column: 51, scope: !50)
!58 = !DILocation(line: 18, column: 76, scope: !50)
!59 = !DILocation(line: 18, column: 73, scope: !50)
!60 = !DILocation(line: 18, column: 9, scope: !9)
!61 = !DILocation(line: 19, column: 9, scope: !62)
!62 = distinct !DILexicalBlock(scope: !50, file: !1, line: 18, column: 82)
!63 = !DILocation(line: 20, column: 5, scope: !62)
!64 = !DILocation(line: 22, column: 1, scope: !9)
!65 = !DILocation(line: 21, column: 5, scope: !9)
!66 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 3, type: !67, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !69)
!67 = !DISubroutineType(types: !68)
!68 = !{null}
!69 = !{}
