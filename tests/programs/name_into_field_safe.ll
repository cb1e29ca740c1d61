source_filename = "name_into_field_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.user = type { [8 x i8], i32 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %users = alloca [4 x %struct.user], align 16
  %n = alloca i32, align 4
  %c = alloca i32, align 4
  %i = alloca i32, align 4
  %k = alloca i32, align 4
  %i7 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [4 x %struct.user]* %users to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 48, i8* %0), !dbg !35
  call void @llvm.dbg.declare(metadata [4 x %struct.user]* %users, metadata !14, metadata !DIExpression()), !dbg !36
  %arraydecay = getelementptr inbounds [4 x %struct.user], [4 x %struct.user]* %users, i64 0, i64 0, !dbg !37
  %1 = bitcast %struct.user* %arraydecay to i8*, !dbg !37
  call void @llvm.memset.p0i8.i64(i8* align 16 %1, i8 0, i64 48, i1 false), !dbg !37
  %2 = bitcast i32* %n to i8*, !dbg !38
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !38
  call void @llvm.dbg.declare(metadata i32* %n, metadata !26, metadata !DIExpression()), !dbg !39
  store i32 0, i32* %n, align 4, !dbg !39
  %3 = bitcast i32* %c to i8*, !dbg !38
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !38
  call void @llvm.dbg.declare(metadata i32* %c, metadata !27, metadata !DIExpression()), !dbg !40
  %4 = bitcast i32* %i to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !41
  call void @llvm.dbg.declare(metadata i32* %i, metadata !28, metadata !DIExpression()), !dbg !42
  store i32 0, i32* %i, align 4, !dbg !42
  br label %for.cond, !dbg !41

for.cond:
  %5 = load i32, i32* %i, align 4, !dbg !43
  %cmp = icmp slt i32 %5, 4, !dbg !44
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !45

for.cond.cleanup:
  %6 = bitcast i32* %i to i8*, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !46
  br label %for.end

for.body:
  %7 = bitcast i32* %k to i8*, !dbg !47
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7), !dbg !47
  call void @llvm.dbg.declare(metadata i32* %k, metadata !30, metadata !DIExpression()), !dbg !48
  store i32 0, i32* %k, align 4, !dbg !48
  br label %while.cond, !dbg !49

while.cond:
  %call = call i32 @getchar(), !dbg !50
  store i32 %call, i32* %c, align 4, !dbg !51
  %cmp1 = icmp ne i32 %call, -1, !dbg !52
  br i1 %cmp1, label %land.rhs, label %land.end, !dbg !53

land.rhs:
  %8 = load i32, i32* %c, align 4, !dbg !54
  %cmp2 = icmp ne i32 %8, 10, !dbg !55
  br label %land.end

land.end:
  %9 = phi i1 [ false, %while.cond ], [ %cmp2, %land.rhs ], !dbg !56
  br i1 %9, label %while.body, label %while.end, !dbg !49

while.body:
  %10 = load i32, i32* %k, align 4, !dbg !57
  %cmp3 = icmp slt i32 %10, 7, !dbg !60
  br i1 %cmp3, label %if.then, label %if.end, !dbg !61

if.then:
  %11 = load i32, i32* %c, align 4, !dbg !62
  %conv = trunc i32 %11 to i8, !dbg !62
  %12 = load i32, i32* %i, align 4, !dbg !63
  %idxprom = sext i32 %12 to i64, !dbg !64
  %arrayidx = getelementptr inbounds [4 x %struct.user], [4 x %struct.user]* %users, i64 0, i64 %idxprom, !dbg !64
  %name = getelementptr inbounds %struct.user, %struct.user* %arrayidx, i32 0, i32 0, !dbg !65
  %13 = load i32, i32* %k, align 4, !dbg !66
  %inc = add nsw i32 %13, 1, !dbg !66
  store i32 %inc, i32* %k, align 4, !dbg !66
  %idxprom4 = sext i32 %13 to i64, !dbg !64
  %arrayidx5 = getelementptr inbounds [8 x i8], [8 x i8]* %name, i64 0, i64 %idxprom4, !dbg !64
  store i8 %conv, i8* %arrayidx5, align 1, !dbg !67
  br label %if.end, !dbg !64

if.end:
  br label %while.cond, !dbg !49, !llvm.loop !68

while.end:
  %14 = bitcast i32* %k to i8*, !dbg !72
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !72
  br label %for.inc, !dbg !73

for.inc:
  %15 = load i32, i32* %i, align 4, !dbg !74
  %inc6 = add nsw i32 %15, 1, !dbg !74
  store i32 %inc6, i32* %i, align 4, !dbg !74
  br label %for.cond, !dbg !46, !llvm.loop !75

for.end:
  %16 = bitcast i32* %i7 to i8*, !dbg !77
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %16), !dbg !77
  call void @llvm.dbg.declare(metadata i32* %i7, metadata !33, metadata !DIExpression()), !dbg !78
  store i32 0, i32* %i7, align 4, !dbg !78
  br label %for.cond8, !dbg !77

for.cond8:
  %17 = load i32, i32* %i7, align 4, !dbg !79
  %cmp9 = icmp slt i32 %17, 4, !dbg !81
  br i1 %cmp9, label %for.body12, label %for.cond.cleanup11, !dbg !82

for.cond.cleanup11:
  %18 = bitcast i32* %i7 to i8*, !dbg !83
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !83
  br label %for.end19

for.body12:
  %19 = load i32, i32* %i7, align 4, !dbg !84
  %idxprom13 = sext i32 %19 to i64, !dbg !86
  %arrayidx14 = getelementptr inbounds [4 x %struct.user], [4 x %struct.user]* %users, i64 0, i64 %idxprom13, !dbg !86
  %admin = getelementptr inbounds %struct.user, %struct.user* %arrayidx14, i32 0, i32 1, !dbg !87
  %20 = load i32, i32* %admin, align 4, !dbg !87
  %tobool = icmp ne i32 %20, 0, !dbg !86
  br i1 %tobool, label %if.then15, label %if.end16, !dbg !88

if.then15:
  call void @reach_error(), !dbg !89
  br label %if.end16, !dbg !89

if.end16:
  br label %for.inc17, !dbg !87

for.inc17:
  %21 = load i32, i32* %i7, align 4, !dbg !90
  %inc18 = add nsw i32 %21, 1, !dbg !90
  store i32 %inc18, i32* %i7, align 4, !dbg !90
  br label %for.cond8, !dbg !83, !llvm.loop !91

for.end19:
  %22 = bitcast i32* %c to i8*, !dbg !93
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !93
  %23 = bitcast i32* %n to i8*, !dbg !93
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %23), !dbg !93
  %24 = bitcast [4 x %struct.user]* %users to i8*, !dbg !93
  call void @llvm.lifetime.end.p0i8(i64 48, i8* %24), !dbg !93
  ret i32 0, !dbg !94
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare !dbg !95 i32 @getchar()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !98 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "name_into_field_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !26, !27, !28, !30, !33}
!14 = !DILocalVariable(name: "users", scope: !9, file: !1, line: 7, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 384, elements: !24)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "user", file: !1, line: 5, size: 96, elements: !17)
!17 = !{!18, !23}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !16, file: !1, line: 5, baseType: !19, size: 64)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 64, elements: !21)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !{!22}
!22 = !DISubrange(count: 8)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "admin", scope: !16, file: !1, line: 5, baseType: !12, size: 32, offset: 64)
!24 = !{!25}
!25 = !DISubrange(count: 4)
!26 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 8, type: !12)
!27 = !DILocalVariable(name: "c", scope: !9, file: !1, line: 8, type: !12)
!28 = !DILocalVariable(name: "i", scope: !29, file: !1, line: 9, type: !12)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 3)
!30 = !DILocalVariable(name: "k", scope: !31, file: !1, line: 10, type: !12)
!31 = distinct !DILexicalBlock(scope: !32, file: !1, line: 9, column: 31)
!32 = distinct !DILexicalBlock(scope: !29, file: !1, line: 9, column: 3)
!33 = !DILocalVariable(name: "i", scope: !34, file: !1, line: 13, type: !12)
!34 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 3)
!35 = !DILocation(line: 7, column: 3, scope: !9)
!36 = !DILocation(line: 7, column: 15, scope: !9)
!37 = !DILocation(line: 7, column: 25, scope: !9)
!38 = !DILocation(line: 8, column: 3, scope: !9)
!39 = !DILocation(line: 8, column: 7, scope: !9)
!40 = !DILocation(line: 8, column: 14, scope: !9)
!41 = !DILocation(line: 9, column: 8, scope: !29)
!42 = !DILocation(line: 9, column: 12, scope: !29)
!43 = !DILocation(line: 9, column: 19, scope: !32)
!44 = !DILocation(line: 9, column: 21, scope: !32)
!45 = !DILocation(line: 9, column: 3, scope: !29)
!46 = !DILocation(line: 9, column: 3, scope: !32)
!47 = !DILocation(line: 10, column: 5, scope: !31)
!48 = !DILocation(line: 10, column: 9, scope: !31)
!49 = !DILocation(line: 11, column: 5, scope: !31)
!50 = !DILocation(line: 11, column: 17, scope: !31)
!51 = !DILocation(line: 11, column: 15, scope: !31)
!52 = !DILocation(line: 11, column: 28, scope: !31)
!53 = !DILocation(line: 11, column: 35, scope: !31)
!54 = !DILocation(line: 11, column: 38, scope: !31)
!55 = !DILocation(line: 11, column: 40, scope: !31)
!56 = !DILocation(line: 0, scope: !31)
!57 = !DILocation(line: 11, column: 55, scope: !58)
!58 = distinct !DILexicalBlock(scope: !59, file: !1, line: 11, column: 55)
!59 = distinct !DILexicalBlock(scope: !31, file: !1, line: 11, column: 49)
!60 = !DILocation(line: 11, column: 57, scope: !58)
!61 = !DILocation(line: 11, column: 55, scope: !59)
!62 = !DILocation(line: 11, column: 83, scope: !58)
!63 = !DILocation(line: 11, column: 68, scope: !58)
!64 = !DILocation(line: 11, column: 62, scope: !58)
!65 = !DILocation(line: 11, column: 71, scope: !58)
!66 = !DILocation(line: 11, column: 77, scope: !58)
!67 = !DILocation(line: 11, column: 81, scope: !58)
!68 = distinct !{!68, !49, !69, !70, !71}
!69 = !DILocation(line: 11, column: 86, scope: !31)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !{!"llvm.loop.unroll.disable"}
!72 = !DILocation(line: 12, column: 3, scope: !32)
!73 = !DILocation(line: 12, column: 3, scope: !31)
!74 = !DILocation(line: 9, column: 27, scope: !32)
!75 = distinct !{!75, !45, !76, !70, !71}
!76 = !DILocation(line: 12, column: 3, scope: !29)
!77 = !DILocation(line: 13, column: 8, scope: !34)
!78 = !DILocation(line: 13, column: 12, scope: !34)
!79 = !DILocation(line: 13, column: 19, scope: !80)
!80 = distinct !DILexicalBlock(scope: !34, file: !1, line: 13, column: 3)
!81 = !DILocation(line: 13, column: 21, scope: !80)
!82 = !DILocation(line: 13, column: 3, scope: !34)
!83 = !DILocation(line: 13, column: 3, scope: !80)
!84 = !DILocation(line: 13, column: 41, scope: !85)
!85 = distinct !DILexicalBlock(scope: !80, file: !1, line: 13, column: 35)
!86 = !DILocation(line: 13, column: 35, scope: !85)
!87 = !DILocation(line: 13, column: 44, scope: !85)
!88 = !DILocation(line: 13, column: 35, scope: !80)
!89 = !DILocation(line: 13, column: 51, scope: !85)
!90 = !DILocation(line: 13, column: 27, scope: !80)
!91 = distinct !{!91, !82, !92, !70, !71}
!92 = !DILocation(line: 13, column: 63, scope: !34)
!93 = !DILocation(line: 15, column: 1, scope: !9)
!94 = !DILocation(line: 14, column: 3, scope: !9)
!95 = !DISubprogram(name: "getchar", scope: !96, file: !96, line: 520, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !97)
!96 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!97 = !{}
!98 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !99, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !97)
!99 = !DISubroutineType(types: !100)
!100 = !{null}
