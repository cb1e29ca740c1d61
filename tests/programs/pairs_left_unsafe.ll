source_filename = "pairs_left_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.first = type { %struct.second*, %struct.first* }
%struct.second = type { %struct.first* }

@pairs = internal global %struct.first* null, align 8, !dbg !0

define dso_local i32 @main() !dbg !21 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %a = alloca %struct.first*, align 8
  %b = alloca %struct.second*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !33
  call void @llvm.dbg.declare(metadata i32* %n, metadata !26, metadata !DIExpression()), !dbg !34
  %call = call i32 @nondet_int(), !dbg !35
  store i32 %call, i32* %n, align 4, !dbg !34
  %1 = bitcast i32* %i to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !36
  call void @llvm.dbg.declare(metadata i32* %i, metadata !27, metadata !DIExpression()), !dbg !37
  store i32 0, i32* %i, align 4, !dbg !37
  br label %for.cond, !dbg !36

for.cond:
  %2 = load i32, i32* %i, align 4, !dbg !38
  %3 = load i32, i32* %n, align 4, !dbg !39
  %cmp = icmp slt i32 %2, %3, !dbg !40
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !41

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup9, !dbg !41

for.body:
  %4 = bitcast %struct.first** %a to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !42
  call void @llvm.dbg.declare(metadata %struct.first** %a, metadata !29, metadata !DIExpression()), !dbg !43
  %call1 = call noalias i8* @malloc(i64 noundef 16), !dbg !44
  %5 = bitcast i8* %call1 to %struct.first*, !dbg !44
  store %struct.first* %5, %struct.first** %a, align 8, !dbg !43
  %6 = bitcast %struct.second** %b to i8*, !dbg !45
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %6), !dbg !45
  call void @llvm.dbg.declare(metadata %struct.second** %b, metadata !32, metadata !DIExpression()), !dbg !46
  %call2 = call noalias i8* @malloc(i64 noundef 8), !dbg !47
  %7 = bitcast i8* %call2 to %struct.second*, !dbg !47
  store %struct.second* %7, %struct.second** %b, align 8, !dbg !46
  %8 = load %struct.first*, %struct.first** %a, align 8, !dbg !48
  %tobool = icmp ne %struct.first* %8, null, !dbg !48
  br i1 %tobool, label %lor.lhs.false, label %if.then, !dbg !50

lor.lhs.false:
  %9 = load %struct.second*, %struct.second** %b, align 8, !dbg !51
  %tobool3 = icmp ne %struct.second* %9, null, !dbg !51
  br i1 %tobool3, label %if.end, label %if.then, !dbg !52

if.then:
  store i32 1, i32* %retval, align 4, !dbg !53
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !53

if.end:
  %10 = load %struct.second*, %struct.second** %b, align 8, !dbg !54
  %11 = load %struct.first*, %struct.first** %a, align 8, !dbg !55
  %second = getelementptr inbounds %struct.first, %struct.first* %11, i32 0, i32 0, !dbg !56
  store %struct.second* %10, %struct.second** %second, align 8, !dbg !57
  %12 = load %struct.first*, %struct.first** %a, align 8, !dbg !58
  %13 = load %struct.second*, %struct.second** %b, align 8, !dbg !59
  %first = getelementptr inbounds %struct.second, %struct.second* %13, i32 0, i32 0, !dbg !60
  store %struct.first* %12, %struct.first** %first, align 8, !dbg !61
  %14 = load i32, i32* %i, align 4, !dbg !62
  %cmp4 = icmp eq i32 %14, 5, !dbg !63
  br i1 %cmp4, label %cond.true, label %cond.false, !dbg !62

cond.true:
  br label %cond.end, !dbg !62

cond.false:
  %15 = load %struct.first*, %struct.first** @pairs, align 8, !dbg !64
  br label %cond.end, !dbg !62

cond.end:
  %cond = phi %struct.first* [ null, %cond.true ], [ %15, %cond.false ], !dbg !62
  %16 = load %struct.first*, %struct.first** %a, align 8, !dbg !65
  %next = getelementptr inbounds %struct.first, %struct.first* %16, i32 0, i32 1, !dbg !66
  store %struct.first* %cond, %struct.first** %next, align 8, !dbg !67
  %17 = load i32, i32* %i, align 4, !dbg !68
  %cmp5 = icmp ne i32 %17, 5, !dbg !70
  br i1 %cmp5, label %if.then6, label %if.end7, !dbg !71

if.then6:
  %18 = load %struct.first*, %struct.first** %a, align 8, !dbg !72
  store %struct.first* %18, %struct.first** @pairs, align 8, !dbg !73
  br label %if.end7, !dbg !74

if.end7:
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !75
  br label %cleanup, !dbg !75

cleanup:
  %19 = bitcast %struct.second** %b to i8*, !dbg !75
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %19), !dbg !75
  %20 = bitcast %struct.first** %a to i8*, !dbg !75
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %20), !dbg !75
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup9 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:
  br label %for.inc, !dbg !76

for.inc:
  %21 = load i32, i32* %i, align 4, !dbg !77
  %inc = add nsw i32 %21, 1, !dbg !77
  store i32 %inc, i32* %i, align 4, !dbg !77
  br label %for.cond, !dbg !78, !llvm.loop !79

cleanup9:
  %22 = bitcast i32* %i to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !78
  %cleanup.dest10 = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest10, label %cleanup11 [
    i32 2, label %for.end
  ]

for.end:
  store i32 0, i32* %retval, align 4, !dbg !83
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup11, !dbg !83

cleanup11:
  %23 = bitcast i32* %n to i8*, !dbg !84
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %23), !dbg !84
  %24 = load i32, i32* %retval, align 4, !dbg !84
  ret i32 %24, !dbg !84
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !85 i32 @nondet_int()

declare noalias i8* @malloc(i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "pairs", scope: !2, file: !3, line: 15, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pairs_left_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "first", file: !3, line: 10, size: 128, elements: !7)
!7 = !{!8, !13}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !6, file: !3, line: 11, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "second", file: !3, line: 6, size: 64, elements: !11)
!11 = !{!12}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !10, file: !3, line: 7, baseType: !5, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !6, file: !3, line: 12, baseType: !5, size: 64, offset: 64)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 7, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 1}

!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !22, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !25)
!22 = !DISubroutineType(types: !23)
!23 = !{!24}
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !{!26, !27, !29, !32}
!26 = !DILocalVariable(name: "n", scope: !21, file: !3, line: 18, type: !24)
!27 = !DILocalVariable(name: "i", scope: !28, file: !3, line: 19, type: !24)
!28 = distinct !DILexicalBlock(scope: !21, file: !3, line: 19, column: 3)
!29 = !DILocalVariable(name: "a", scope: !30, file: !3, line: 20, type: !5)
!30 = distinct !DILexicalBlock(scope: !31, file: !3, line: 19, column: 31)
!31 = distinct !DILexicalBlock(scope: !28, file: !3, line: 19, column: 3)
!32 = !DILocalVariable(name: "b", scope: !30, file: !3, line: 21, type: !9)
!33 = !DILocation(line: 18, column: 3, scope: !21)
!34 = !DILocation(line: 18, column: 7, scope: !21)
!35 = !DILocation(line: 18, column: 11, scope: !21)
!36 = !DILocation(line: 19, column: 8, scope: !28)
!37 = !DILocation(line: 19, column: 12, scope: !28)
!38 = !DILocation(line: 19, column: 19, scope: !31)
!39 = !DILocation(line: 19, column: 23, scope: !31)
!40 = !DILocation(line: 19, column: 21, scope: !31)
!41 = !DILocation(line: 19, column: 3, scope: !28)
!42 = !DILocation(line: 20, column: 5, scope: !30)
!43 = !DILocation(line: 20, column: 19, scope: !30)
!44 = !DILocation(line: 20, column: 23, scope: !30)
!45 = !DILocation(line: 21, column: 5, scope: !30)
!46 = !DILocation(line: 21, column: 20, scope: !30)
!47 = !DILocation(line: 21, column: 24, scope: !30)
!48 = !DILocation(line: 22, column: 10, scope: !49)
!49 = distinct !DILexicalBlock(scope: !30, file: !3, line: 22, column: 9)
!50 = !DILocation(line: 22, column: 12, scope: !49)
!51 = !DILocation(line: 22, column: 16, scope: !49)
!52 = !DILocation(line: 22, column: 9, scope: !30)
!53 = !DILocation(line: 22, column: 19, scope: !49)
!54 = !DILocation(line: 23, column: 17, scope: !30)
!55 = !DILocation(line: 23, column: 5, scope: !30)
!56 = !DILocation(line: 23, column: 8, scope: !30)
!57 = !DILocation(line: 23, column: 15, scope: !30)
!58 = !DILocation(line: 24, column: 16, scope: !30)
!59 = !DILocation(line: 24, column: 5, scope: !30)
!60 = !DILocation(line: 24, column: 8, scope: !30)
!61 = !DILocation(line: 24, column: 14, scope: !30)
!62 = !DILocation(line: 25, column: 15, scope: !30)
!63 = !DILocation(line: 25, column: 17, scope: !30)
!64 = !DILocation(line: 25, column: 31, scope: !30)
!65 = !DILocation(line: 25, column: 5, scope: !30)
!66 = !DILocation(line: 25, column: 8, scope: !30)
!67 = !DILocation(line: 25, column: 13, scope: !30)
!68 = !DILocation(line: 26, column: 9, scope: !69)
!69 = distinct !DILexicalBlock(scope: !30, file: !3, line: 26, column: 9)
!70 = !DILocation(line: 26, column: 11, scope: !69)
!71 = !DILocation(line: 26, column: 9, scope: !30)
!72 = !DILocation(line: 26, column: 25, scope: !69)
!73 = !DILocation(line: 26, column: 23, scope: !69)
!74 = !DILocation(line: 26, column: 17, scope: !69)
!75 = !DILocation(line: 27, column: 3, scope: !31)
!76 = !DILocation(line: 27, column: 3, scope: !30)
!77 = !DILocation(line: 19, column: 27, scope: !31)
!78 = !DILocation(line: 19, column: 3, scope: !31)
!79 = distinct !{!79, !41, !80, !81, !82}
!80 = !DILocation(line: 27, column: 3, scope: !28)
!81 = !{!"llvm.loop.mustprogress"}
!82 = !{!"llvm.loop.unroll.disable"}
!83 = !DILocation(line: 28, column: 3, scope: !21)
!84 = !DILocation(line: 29, column: 1, scope: !21)
!85 = !DISubprogram(name: "nondet_int", scope: !3, file: !3, line: 4, type: !22, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !86)
!86 = !{}
