source_filename = "array_variable_index_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %a = alloca [5 x i32], align 16
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata [5 x i32]* %a, metadata !15, metadata !DIExpression()), !dbg !19
  %0 = bitcast [5 x i32]* %a to i8*, !dbg !19
  call void @llvm.memset.p0i8.i64(i8* align 16 %0, i8 0, i64 20, i1 false), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %i, metadata !20, metadata !DIExpression()), !dbg !22
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !23
  store i32 %call, i32* %i, align 4, !dbg !22
  call void @llvm.dbg.declare(metadata i32* %j, metadata !24, metadata !DIExpression()), !dbg !25
  %call1 = call i32 @__VERIFIER_nondet_uint(), !dbg !26
  store i32 %call1, i32* %j, align 4, !dbg !25
  %1 = load i32, i32* %i, align 4, !dbg !27
  %cmp = icmp uge i32 %1, 5, !dbg !29
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !30

lor.lhs.false:
  %2 = load i32, i32* %j, align 4, !dbg !31
  %cmp2 = icmp uge i32 %2, 5, !dbg !32
  br i1 %cmp2, label %if.then, label %if.end, !dbg !33

if.then:
  store i32 0, i32* %retval, align 4, !dbg !34
  br label %return, !dbg !34

if.end:
  %3 = load i32, i32* %i, align 4, !dbg !35
  %idxprom = zext i32 %3 to i64, !dbg !36
  %arrayidx = getelementptr inbounds [5 x i32], [5 x i32]* %a, i64 0, i64 %idxprom, !dbg !36
  store i32 1, i32* %arrayidx, align 4, !dbg !37
  %4 = load i32, i32* %j, align 4, !dbg !38
  %idxprom3 = zext i32 %4 to i64, !dbg !39
  %arrayidx4 = getelementptr inbounds [5 x i32], [5 x i32]* %a, i64 0, i64 %idxprom3, !dbg !39
  %5 = load i32, i32* %arrayidx4, align 4, !dbg !40
  %inc = add nsw i32 %5, 1, !dbg !40
  store i32 %inc, i32* %arrayidx4, align 4, !dbg !40
  %6 = load i32, i32* %i, align 4, !dbg !41
  %idxprom5 = zext i32 %6 to i64, !dbg !43
  %arrayidx6 = getelementptr inbounds [5 x i32], [5 x i32]* %a, i64 0, i64 %idxprom5, !dbg !43
  %7 = load i32, i32* %arrayidx6, align 4, !dbg !43
  %cmp7 = icmp ne i32 %7, 1, !dbg !44
  br i1 %cmp7, label %if.then8, label %if.end9, !dbg !45

if.then8:
  call void @reach_error(), !dbg !46
  br label %if.end9, !dbg !46

if.end9:
  %8 = load i32, i32* %i, align 4, !dbg !47
  %9 = load i32, i32* %j, align 4, !dbg !49
  %cmp10 = icmp ne i32 %8, %9, !dbg !50
  br i1 %cmp10, label %land.lhs.true, label %if.end19, !dbg !51

land.lhs.true:
  %10 = load i32, i32* %i, align 4, !dbg !52
  %idxprom11 = zext i32 %10 to i64, !dbg !53
  %arrayidx12 = getelementptr inbounds [5 x i32], [5 x i32]* %a, i64 0, i64 %idxprom11, !dbg !53
  %11 = load i32, i32* %arrayidx12, align 4, !dbg !53
  %cmp13 = icmp ne i32 %11, 1, !dbg !54
  br i1 %cmp13, label %if.then18, label %lor.lhs.false14, !dbg !55

lor.lhs.false14:
  %12 = load i32, i32* %j, align 4, !dbg !56
  %idxprom15 = zext i32 %12 to i64, !dbg !57
  %arrayidx16 = getelementptr inbounds [5 x i32], [5 x i32]* %a, i64 0, i64 %idxprom15, !dbg !57
  %13 = load i32, i32* %arrayidx16, align 4, !dbg !57
  %cmp17 = icmp ne i32 %13, 1, !dbg !58
  br i1 %cmp17, label %if.then18, label %if.end19, !dbg !59

if.then18:
  call void @reach_error(), !dbg !60
  br label %if.end19, !dbg !60

if.end19:
  store i32 0, i32* %retval, align 4, !dbg !61
  br label %return, !dbg !61

return:
  %14 = load i32, i32* %retval, align 4, !dbg !62
  ret i32 %14, !dbg !62
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "array_variable_index_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "a", scope: !10, file: !1, line: 6, type: !16)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 160, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 5)
!19 = !DILocation(line: 6, column: 7, scope: !10)
!20 = !DILocalVariable(name: "i", scope: !10, file: !1, line: 7, type: !21)
!21 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!22 = !DILocation(line: 7, column: 12, scope: !10)
!23 = !DILocation(line: 7, column: 16, scope: !10)
!24 = !DILocalVariable(name: "j", scope: !10, file: !1, line: 7, type: !21)
!25 = !DILocation(line: 7, column: 42, scope: !10)
!26 = !DILocation(line: 7, column: 46, scope: !10)
!27 = !DILocation(line: 8, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 7)
!29 = !DILocation(line: 8, column: 9, scope: !28)
!30 = !DILocation(line: 8, column: 14, scope: !28)
!31 = !DILocation(line: 8, column: 17, scope: !28)
!32 = !DILocation(line: 8, column: 19, scope: !28)
!33 = !DILocation(line: 8, column: 7, scope: !10)
!34 = !DILocation(line: 8, column: 25, scope: !28)
!35 = !DILocation(line: 9, column: 5, scope: !10)
!36 = !DILocation(line: 9, column: 3, scope: !10)
!37 = !DILocation(line: 9, column: 8, scope: !10)
!38 = !DILocation(line: 10, column: 5, scope: !10)
!39 = !DILocation(line: 10, column: 3, scope: !10)
!40 = !DILocation(line: 10, column: 7, scope: !10)
!41 = !DILocation(line: 11, column: 9, scope: !42)
!42 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!43 = !DILocation(line: 11, column: 7, scope: !42)
!44 = !DILocation(line: 11, column: 12, scope: !42)
!45 = !DILocation(line: 11, column: 7, scope: !10)
!46 = !DILocation(line: 11, column: 18, scope: !42)
!47 = !DILocation(line: 12, column: 7, scope: !48)
!48 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 7)
!49 = !DILocation(line: 12, column: 12, scope: !48)
!50 = !DILocation(line: 12, column: 9, scope: !48)
!51 = !DILocation(line: 12, column: 14, scope: !48)
!52 = !DILocation(line: 12, column: 20, scope: !48)
!53 = !DILocation(line: 12, column: 18, scope: !48)
!54 = !DILocation(line: 12, column: 23, scope: !48)
!55 = !DILocation(line: 12, column: 28, scope: !48)
!56 = !DILocation(line: 12, column: 33, scope: !48)
!57 = !DILocation(line: 12, column: 31, scope: !48)
!58 = !DILocation(line: 12, column: 36, scope: !48)
!59 = !DILocation(line: 12, column: 7, scope: !10)
!60 = !DILocation(line: 12, column: 43, scope: !48)
!61 = !DILocation(line: 13, column: 3, scope: !10)
!62 = !DILocation(line: 14, column: 1, scope: !10)
