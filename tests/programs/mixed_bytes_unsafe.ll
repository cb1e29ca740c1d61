source_filename = "mixed_bytes_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.entry = type { i32*, i64 }

@target = internal global i32 0, align 4, !dbg !0

define dso_local i32 @main() !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %table = alloca %struct.entry*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %i = alloca i32, align 4
  %bytes = alloca i8*, align 8
  %at = alloca i32, align 4
  %kept = alloca i8, align 1
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !35
  call void @llvm.dbg.declare(metadata i32* %n, metadata !20, metadata !DIExpression()), !dbg !36
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !37
  %rem = urem i32 %call, 8, !dbg !38
  %add = add i32 1, %rem, !dbg !39
  store i32 %add, i32* %n, align 4, !dbg !36
  %1 = bitcast %struct.entry** %table to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !40
  call void @llvm.dbg.declare(metadata %struct.entry** %table, metadata !22, metadata !DIExpression()), !dbg !41
  %2 = load i32, i32* %n, align 4, !dbg !42
  %conv = zext i32 %2 to i64, !dbg !42
  %mul = mul i64 %conv, 16, !dbg !43
  %call1 = call noalias i8* @malloc(i64 noundef %mul), !dbg !44
  %3 = bitcast i8* %call1 to %struct.entry*, !dbg !44
  store %struct.entry* %3, %struct.entry** %table, align 8, !dbg !41
  %4 = load %struct.entry*, %struct.entry** %table, align 8, !dbg !45
  %tobool = icmp ne %struct.entry* %4, null, !dbg !45
  br i1 %tobool, label %if.end, label %if.then, !dbg !47

if.then:
  store i32 0, i32* %retval, align 4, !dbg !48
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup21, !dbg !48

if.end:
  %5 = bitcast i32* %i to i8*, !dbg !49
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !49
  call void @llvm.dbg.declare(metadata i32* %i, metadata !30, metadata !DIExpression()), !dbg !50
  store i32 0, i32* %i, align 4, !dbg !50
  br label %for.cond, !dbg !49

for.cond:
  %6 = load i32, i32* %i, align 4, !dbg !51
  %7 = load i32, i32* %n, align 4, !dbg !53
  %cmp = icmp ult i32 %6, %7, !dbg !54
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !55

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %8 = bitcast i32* %i to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !56
  br label %for.end

for.body:
  %9 = load %struct.entry*, %struct.entry** %table, align 8, !dbg !57
  %10 = load i32, i32* %i, align 4, !dbg !59
  %idxprom = zext i32 %10 to i64, !dbg !57
  %arrayidx = getelementptr inbounds %struct.entry, %struct.entry* %9, i64 %idxprom, !dbg !57
  %target = getelementptr inbounds %struct.entry, %struct.entry* %arrayidx, i32 0, i32 0, !dbg !60
  store i32* @target, i32** %target, align 8, !dbg !61
  %11 = load i32, i32* %i, align 4, !dbg !62
  %conv3 = zext i32 %11 to i64, !dbg !62
  %12 = load %struct.entry*, %struct.entry** %table, align 8, !dbg !63
  %13 = load i32, i32* %i, align 4, !dbg !64
  %idxprom4 = zext i32 %13 to i64, !dbg !63
  %arrayidx5 = getelementptr inbounds %struct.entry, %struct.entry* %12, i64 %idxprom4, !dbg !63
  %count = getelementptr inbounds %struct.entry, %struct.entry* %arrayidx5, i32 0, i32 1, !dbg !65
  store i64 %conv3, i64* %count, align 8, !dbg !66
  br label %for.inc, !dbg !67

for.inc:
  %14 = load i32, i32* %i, align 4, !dbg !68
  %inc = add i32 %14, 1, !dbg !68
  store i32 %inc, i32* %i, align 4, !dbg !68
  br label %for.cond, !dbg !56, !llvm.loop !69

for.end:
  %15 = bitcast i8** %bytes to i8*, !dbg !73
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %15), !dbg !73
  call void @llvm.dbg.declare(metadata i8** %bytes, metadata !32, metadata !DIExpression()), !dbg !74
  %16 = load %struct.entry*, %struct.entry** %table, align 8, !dbg !75
  %17 = bitcast %struct.entry* %16 to i8*, !dbg !76
  store i8* %17, i8** %bytes, align 8, !dbg !74
  %18 = bitcast i32* %at to i8*, !dbg !77
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %18), !dbg !77
  call void @llvm.dbg.declare(metadata i32* %at, metadata !33, metadata !DIExpression()), !dbg !78
  store i32 1, i32* %at, align 4, !dbg !78
  %19 = load i32, i32* %at, align 4, !dbg !79
  %conv6 = zext i32 %19 to i64, !dbg !79
  %20 = load i32, i32* %n, align 4, !dbg !81
  %conv7 = zext i32 %20 to i64, !dbg !81
  %mul8 = mul i64 %conv7, 16, !dbg !82
  %cmp9 = icmp uge i64 %conv6, %mul8, !dbg !83
  br i1 %cmp9, label %if.then11, label %if.end12, !dbg !84

if.then11:
  store i32 0, i32* %retval, align 4, !dbg !85
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !85

if.end12:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %kept), !dbg !86
  call void @llvm.dbg.declare(metadata i8* %kept, metadata !34, metadata !DIExpression()), !dbg !87
  %21 = load i8*, i8** %bytes, align 8, !dbg !88
  %22 = load i32, i32* %at, align 4, !dbg !89
  %idxprom13 = zext i32 %22 to i64, !dbg !88
  %arrayidx14 = getelementptr inbounds i8, i8* %21, i64 %idxprom13, !dbg !88
  %23 = load i8, i8* %arrayidx14, align 1, !dbg !88
  store i8 %23, i8* %kept, align 1, !dbg !87
  store i32 5, i32* @target, align 4, !dbg !90
  %24 = load i8, i8* %kept, align 1, !dbg !91
  %conv15 = zext i8 %24 to i32, !dbg !91
  %cmp16 = icmp sgt i32 %conv15, 200, !dbg !93
  br i1 %cmp16, label %if.then18, label %if.end19, !dbg !94

if.then18:
  call void @reach_error(), !dbg !95
  br label %if.end19, !dbg !95

if.end19:
  store i32 0, i32* %retval, align 4, !dbg !96
  store i32 1, i32* %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %kept), !dbg !97
  br label %cleanup

cleanup:
  %25 = bitcast i32* %at to i8*, !dbg !97
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %25), !dbg !97
  %26 = bitcast i8** %bytes to i8*, !dbg !97
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %26), !dbg !97
  br label %cleanup21

cleanup21:
  %27 = bitcast %struct.entry** %table to i8*, !dbg !97
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %27), !dbg !97
  %28 = bitcast i32* %n to i8*, !dbg !97
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %28), !dbg !97
  %29 = load i32, i32* %retval, align 4, !dbg !97
  ret i32 %29, !dbg !97
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare noalias i8* @malloc(i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !98 void @reach_error()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "target", scope: !2, file: !3, line: 12, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed_bytes_unsafe.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!7 = !{!0}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}

!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !17, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!8}
!19 = !{!20, !22, !30, !32, !33, !34}
!20 = !DILocalVariable(name: "n", scope: !16, file: !3, line: 15, type: !21)
!21 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!22 = !DILocalVariable(name: "table", scope: !16, file: !3, line: 16, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "entry", file: !3, line: 7, size: 128, elements: !25)
!25 = !{!26, !28}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "target", scope: !24, file: !3, line: 8, baseType: !27, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !24, file: !3, line: 9, baseType: !29, size: 64, offset: 64)
!29 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!30 = !DILocalVariable(name: "i", scope: !31, file: !3, line: 18, type: !21)
!31 = distinct !DILexicalBlock(scope: !16, file: !3, line: 18, column: 5)
!32 = !DILocalVariable(name: "bytes", scope: !16, file: !3, line: 22, type: !5)
!33 = !DILocalVariable(name: "at", scope: !16, file: !3, line: 23, type: !21)
!34 = !DILocalVariable(name: "kept", scope: !16, file: !3, line: 25, type: !6)
!35 = !DILocation(line: 15, column: 5, scope: !16)
!36 = !DILocation(line: 15, column: 14, scope: !16)
!37 = !DILocation(line: 15, column: 22, scope: !16)
!38 = !DILocation(line: 15, column: 47, scope: !16)
!39 = !DILocation(line: 15, column: 20, scope: !16)
!40 = !DILocation(line: 16, column: 5, scope: !16)
!41 = !DILocation(line: 16, column: 19, scope: !16)
!42 = !DILocation(line: 16, column: 34, scope: !16)
!43 = !DILocation(line: 16, column: 36, scope: !16)
!44 = !DILocation(line: 16, column: 27, scope: !16)
!45 = !DILocation(line: 17, column: 10, scope: !46)
!46 = distinct !DILexicalBlock(scope: !16, file: !3, line: 17, column: 9)
!47 = !DILocation(line: 17, column: 9, scope: !16)
!48 = !DILocation(line: 17, column: 17, scope: !46)
!49 = !DILocation(line: 18, column: 10, scope: !31)
!50 = !DILocation(line: 18, column: 19, scope: !31)
!51 = !DILocation(line: 18, column: 26, scope: !52)
!52 = distinct !DILexicalBlock(scope: !31, file: !3, line: 18, column: 5)
!53 = !DILocation(line: 18, column: 30, scope: !52)
!54 = !DILocation(line: 18, column: 28, scope: !52)
!55 = !DILocation(line: 18, column: 5, scope: !31)
!56 = !DILocation(line: 18, column: 5, scope: !52)
!57 = !DILocation(line: 19, column: 9, scope: !58)
!58 = distinct !DILexicalBlock(scope: !52, file: !3, line: 18, column: 38)
!59 = !DILocation(line: 19, column: 15, scope: !58)
!60 = !DILocation(line: 19, column: 18, scope: !58)
!61 = !DILocation(line: 19, column: 25, scope: !58)
!62 = !DILocation(line: 20, column: 26, scope: !58)
!63 = !DILocation(line: 20, column: 9, scope: !58)
!64 = !DILocation(line: 20, column: 15, scope: !58)
!65 = !DILocation(line: 20, column: 18, scope: !58)
!66 = !DILocation(line: 20, column: 24, scope: !58)
!67 = !DILocation(line: 21, column: 5, scope: !58)
!68 = !DILocation(line: 18, column: 34, scope: !52)
!69 = distinct !{!69, !55, !70, !71, !72}
!70 = !DILocation(line: 21, column: 5, scope: !31)
!71 = !{!"llvm.loop.mustprogress"}
!72 = !{!"llvm.loop.unroll.disable"}
!73 = !DILocation(line: 22, column: 5, scope: !16)
!74 = !DILocation(line: 22, column: 20, scope: !16)
!75 = !DILocation(line: 22, column: 45, scope: !16)
!76 = !DILocation(line: 22, column: 28, scope: !16)
!77 = !DILocation(line: 23, column: 5, scope: !16)
!78 = !DILocation(line: 23, column: 14, scope: !16)
!79 = !DILocation(line: 24, column: 9, scope: !80)
!80 = distinct !DILexicalBlock(scope: !16, file: !3, line: 24, column: 9)
!81 = !DILocation(line: 24, column: 15, scope: !80)
!82 = !DILocation(line: 24, column: 17, scope: !80)
!83 = !DILocation(line: 24, column: 12, scope: !80)
!84 = !DILocation(line: 24, column: 9, scope: !16)
!85 = !DILocation(line: 24, column: 41, scope: !80)
!86 = !DILocation(line: 25, column: 5, scope: !16)
!87 = !DILocation(line: 25, column: 19, scope: !16)
!88 = !DILocation(line: 25, column: 26, scope: !16)
!89 = !DILocation(line: 25, column: 32, scope: !16)
!90 = !DILocation(line: 26, column: 12, scope: !16)
!91 = !DILocation(line: 27, column: 9, scope: !92)
!92 = distinct !DILexicalBlock(scope: !16, file: !3, line: 27, column: 9)
!93 = !DILocation(line: 27, column: 14, scope: !92)
!94 = !DILocation(line: 27, column: 9, scope: !16)
!95 = !DILocation(line: 27, column: 21, scope: !92)
!96 = !DILocation(line: 28, column: 5, scope: !16)
!97 = !DILocation(line: 29, column: 1, scope: !16)
!98 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 5, type: !99, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !101)
!99 = !DISubroutineType(types: !100)
!100 = !{null}
!101 = !{}
