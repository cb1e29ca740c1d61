source_filename = "unwound_bits_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %count = alloca i32, align 4
  %rest = alloca i32, align 4
  %sum = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %x, metadata !14, metadata !DIExpression()), !dbg !21
  %call = call zeroext i16 @__VERIFIER_nondet_ushort(), !dbg !22
  %conv = zext i16 %call to i32, !dbg !22
  store i32 %conv, i32* %x, align 4, !dbg !21
  %1 = bitcast i32* %count to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %count, metadata !16, metadata !DIExpression()), !dbg !24
  store i32 0, i32* %count, align 4, !dbg !24
  %2 = bitcast i32* %rest to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %rest, metadata !17, metadata !DIExpression()), !dbg !26
  %3 = load i32, i32* %x, align 4, !dbg !27
  store i32 %3, i32* %rest, align 4, !dbg !26
  br label %for.cond, !dbg !25

for.cond:
  %4 = load i32, i32* %rest, align 4, !dbg !28
  %tobool = icmp ne i32 %4, 0, !dbg !30
  br i1 %tobool, label %for.body, label %for.cond.cleanup, !dbg !30

for.cond.cleanup:
  %5 = bitcast i32* %rest to i8*, !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !31
  br label %for.end

for.body:
  %6 = load i32, i32* %count, align 4, !dbg !32
  %inc = add nsw i32 %6, 1, !dbg !32
  store i32 %inc, i32* %count, align 4, !dbg !32
  br label %for.inc, !dbg !33

for.inc:
  %7 = load i32, i32* %rest, align 4, !dbg !34
  %sub = sub i32 %7, 1, !dbg !35
  %8 = load i32, i32* %rest, align 4, !dbg !36
  %and = and i32 %8, %sub, !dbg !36
  store i32 %and, i32* %rest, align 4, !dbg !36
  br label %for.cond, !dbg !31, !llvm.loop !37

for.end:
  %9 = bitcast i32* %sum to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %9), !dbg !41
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !19, metadata !DIExpression()), !dbg !42
  %10 = load i32, i32* %x, align 4, !dbg !43
  %11 = load i32, i32* %x, align 4, !dbg !44
  %shr = lshr i32 %11, 1, !dbg !45
  %and1 = and i32 %shr, 21845, !dbg !46
  %sub2 = sub i32 %10, %and1, !dbg !47
  store i32 %sub2, i32* %sum, align 4, !dbg !42
  %12 = load i32, i32* %sum, align 4, !dbg !48
  %and3 = and i32 %12, 13107, !dbg !49
  %13 = load i32, i32* %sum, align 4, !dbg !50
  %shr4 = lshr i32 %13, 2, !dbg !51
  %and5 = and i32 %shr4, 13107, !dbg !52
  %add = add i32 %and3, %and5, !dbg !53
  store i32 %add, i32* %sum, align 4, !dbg !54
  %14 = load i32, i32* %sum, align 4, !dbg !55
  %15 = load i32, i32* %sum, align 4, !dbg !56
  %shr6 = lshr i32 %15, 4, !dbg !57
  %add7 = add i32 %14, %shr6, !dbg !58
  %and8 = and i32 %add7, 3855, !dbg !59
  store i32 %and8, i32* %sum, align 4, !dbg !60
  %16 = load i32, i32* %sum, align 4, !dbg !61
  %17 = load i32, i32* %sum, align 4, !dbg !62
  %shr9 = lshr i32 %17, 8, !dbg !63
  %add10 = add i32 %16, %shr9, !dbg !64
  %and11 = and i32 %add10, 31, !dbg !65
  store i32 %and11, i32* %sum, align 4, !dbg !66
  %18 = load i32, i32* %count, align 4, !dbg !67
  %19 = load i32, i32* %sum, align 4, !dbg !69
  %cmp = icmp ne i32 %18, %19, !dbg !70
  br i1 %cmp, label %if.then, label %if.end, !dbg !71

if.then:
  call void @__VERIFIER_error(), !dbg !72
  br label %if.end, !dbg !72

if.end:
  %20 = bitcast i32* %sum to i8*, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !73
  %21 = bitcast i32* %count to i8*, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !73
  %22 = bitcast i32* %x to i8*, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !73
  ret i32 0, !dbg !74
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare zeroext i16 @__VERIFIER_nondet_ushort()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__VERIFIER_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "unwound_bits_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!12 = !DISubroutineType(types: !2)
!13 = !{!14, !16, !17, !19}
!14 = !DILocalVariable(name: "x", scope: !11, file: !1, line: 5, type: !15)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !DILocalVariable(name: "count", scope: !11, file: !1, line: 6, type: !3)
!17 = !DILocalVariable(name: "rest", scope: !18, file: !1, line: 7, type: !15)
!18 = distinct !DILexicalBlock(scope: !11, file: !1, line: 7, column: 5)
!19 = !DILocalVariable(name: "sum", scope: !11, file: !1, line: 8, type: !15)
!20 = !DILocation(line: 5, column: 5, scope: !11)
!21 = !DILocation(line: 5, column: 14, scope: !11)
!22 = !DILocation(line: 5, column: 18, scope: !11)
!23 = !DILocation(line: 6, column: 5, scope: !11)
!24 = !DILocation(line: 6, column: 9, scope: !11)
!25 = !DILocation(line: 7, column: 10, scope: !18)
!26 = !DILocation(line: 7, column: 19, scope: !18)
!27 = !DILocation(line: 7, column: 26, scope: !18)
!28 = !DILocation(line: 7, column: 29, scope: !29)
!29 = distinct !DILexicalBlock(scope: !18, file: !1, line: 7, column: 5)
!30 = !DILocation(line: 7, column: 5, scope: !18)
!31 = !DILocation(line: 7, column: 5, scope: !29)
!32 = !DILocation(line: 7, column: 58, scope: !29)
!33 = !DILocation(line: 7, column: 53, scope: !29)
!34 = !DILocation(line: 7, column: 43, scope: !29)
!35 = !DILocation(line: 7, column: 48, scope: !29)
!36 = !DILocation(line: 7, column: 40, scope: !29)
!37 = distinct !{!37, !30, !38, !39, !40}
!38 = !DILocation(line: 7, column: 58, scope: !18)
!39 = !{!"llvm.loop.mustprogress"}
!40 = !{!"llvm.loop.unroll.disable"}
!41 = !DILocation(line: 8, column: 5, scope: !11)
!42 = !DILocation(line: 8, column: 14, scope: !11)
!43 = !DILocation(line: 8, column: 20, scope: !11)
!44 = !DILocation(line: 8, column: 26, scope: !11)
!45 = !DILocation(line: 8, column: 28, scope: !11)
!46 = !DILocation(line: 8, column: 34, scope: !11)
!47 = !DILocation(line: 8, column: 22, scope: !11)
!48 = !DILocation(line: 9, column: 12, scope: !11)
!49 = !DILocation(line: 9, column: 16, scope: !11)
!50 = !DILocation(line: 9, column: 31, scope: !11)
!51 = !DILocation(line: 9, column: 35, scope: !11)
!52 = !DILocation(line: 9, column: 41, scope: !11)
!53 = !DILocation(line: 9, column: 27, scope: !11)
!54 = !DILocation(line: 9, column: 9, scope: !11)
!55 = !DILocation(line: 10, column: 12, scope: !11)
!56 = !DILocation(line: 10, column: 19, scope: !11)
!57 = !DILocation(line: 10, column: 23, scope: !11)
!58 = !DILocation(line: 10, column: 16, scope: !11)
!59 = !DILocation(line: 10, column: 30, scope: !11)
!60 = !DILocation(line: 10, column: 9, scope: !11)
!61 = !DILocation(line: 11, column: 12, scope: !11)
!62 = !DILocation(line: 11, column: 19, scope: !11)
!63 = !DILocation(line: 11, column: 23, scope: !11)
!64 = !DILocation(line: 11, column: 16, scope: !11)
!65 = !DILocation(line: 11, column: 30, scope: !11)
!66 = !DILocation(line: 11, column: 9, scope: !11)
!67 = !DILocation(line: 12, column: 9, scope: !68)
!68 = distinct !DILexicalBlock(scope: !11, file: !1, line: 12, column: 9)
!69 = !DILocation(line: 12, column: 23, scope: !68)
!70 = !DILocation(line: 12, column: 15, scope: !68)
!71 = !DILocation(line: 12, column: 9, scope: !11)
!72 = !DILocation(line: 12, column: 28, scope: !68)
!73 = !DILocation(line: 14, column: 1, scope: !11)
!74 = !DILocation(line: 13, column: 5, scope: !11)
