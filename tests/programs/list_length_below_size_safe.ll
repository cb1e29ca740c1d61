source_filename = "list_length_below_size_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.buffer = type { i32, i32, %struct.buffer* }

@.str = private unnamed_addr constant [25 x i8] c"all->length <= all->size\00", align 1
@.str.1 = private unnamed_addr constant [30 x i8] c"list_length_below_size_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %size = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %all = alloca %struct.buffer*, align 8
  %left = alloca i32, align 4
  %buffer = alloca %struct.buffer*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %size to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !27
  call void @llvm.dbg.declare(metadata i32* %size, metadata !14, metadata !DIExpression()), !dbg !28
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !29
  store i32 %call, i32* %size, align 4, !dbg !28
  %1 = load i32, i32* %size, align 4, !dbg !30
  %cmp = icmp sle i32 %1, 0, !dbg !32
  br i1 %cmp, label %if.then, label %if.end, !dbg !33

if.then:
  store i32 0, i32* %retval, align 4, !dbg !34
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !34

if.end:
  %2 = bitcast %struct.buffer** %all to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !35
  call void @llvm.dbg.declare(metadata %struct.buffer** %all, metadata !15, metadata !DIExpression()), !dbg !36
  store %struct.buffer* null, %struct.buffer** %all, align 8, !dbg !36
  %3 = bitcast i32* %left to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !37
  call void @llvm.dbg.declare(metadata i32* %left, metadata !22, metadata !DIExpression()), !dbg !38
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !39
  store i32 %call1, i32* %left, align 4, !dbg !38
  br label %for.cond, !dbg !37

for.cond:
  %4 = load i32, i32* %left, align 4, !dbg !40
  %cmp2 = icmp sgt i32 %4, 0, !dbg !41
  br i1 %cmp2, label %for.body, label %for.cond.cleanup, !dbg !42

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %5 = bitcast i32* %left to i8*, !dbg !43
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !43
  br label %for.end

for.body:
  %6 = bitcast %struct.buffer** %buffer to i8*, !dbg !44
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %6), !dbg !44
  call void @llvm.dbg.declare(metadata %struct.buffer** %buffer, metadata !24, metadata !DIExpression()), !dbg !45
  %call3 = call noalias i8* @malloc(i64 noundef 16), !dbg !46
  %7 = bitcast i8* %call3 to %struct.buffer*, !dbg !46
  store %struct.buffer* %7, %struct.buffer** %buffer, align 8, !dbg !45
  %8 = load i32, i32* %size, align 4, !dbg !47
  %9 = load %struct.buffer*, %struct.buffer** %buffer, align 8, !dbg !48
  %size4 = getelementptr inbounds %struct.buffer, %struct.buffer* %9, i32 0, i32 1, !dbg !49
  store i32 %8, i32* %size4, align 4, !dbg !50
  %call5 = call i32 @__VERIFIER_nondet_int(), !dbg !51
  %10 = load %struct.buffer*, %struct.buffer** %buffer, align 8, !dbg !52
  %length = getelementptr inbounds %struct.buffer, %struct.buffer* %10, i32 0, i32 0, !dbg !53
  store i32 %call5, i32* %length, align 8, !dbg !54
  %11 = load %struct.buffer*, %struct.buffer** %buffer, align 8, !dbg !55
  %length6 = getelementptr inbounds %struct.buffer, %struct.buffer* %11, i32 0, i32 0, !dbg !57
  %12 = load i32, i32* %length6, align 8, !dbg !57
  %cmp7 = icmp slt i32 %12, 0, !dbg !58
  br i1 %cmp7, label %if.then10, label %lor.lhs.false, !dbg !59

lor.lhs.false:
  %13 = load %struct.buffer*, %struct.buffer** %buffer, align 8, !dbg !60
  %length8 = getelementptr inbounds %struct.buffer, %struct.buffer* %13, i32 0, i32 0, !dbg !61
  %14 = load i32, i32* %length8, align 8, !dbg !61
  %15 = load i32, i32* %size, align 4, !dbg !62
  %cmp9 = icmp sge i32 %14, %15, !dbg !63
  br i1 %cmp9, label %if.then10, label %if.end12, !dbg !64

if.then10:
  %16 = load %struct.buffer*, %struct.buffer** %buffer, align 8, !dbg !65
  %length11 = getelementptr inbounds %struct.buffer, %struct.buffer* %16, i32 0, i32 0, !dbg !66
  store i32 0, i32* %length11, align 8, !dbg !67
  br label %if.end12, !dbg !65

if.end12:
  %17 = load %struct.buffer*, %struct.buffer** %all, align 8, !dbg !68
  %18 = load %struct.buffer*, %struct.buffer** %buffer, align 8, !dbg !69
  %next = getelementptr inbounds %struct.buffer, %struct.buffer* %18, i32 0, i32 2, !dbg !70
  store %struct.buffer* %17, %struct.buffer** %next, align 8, !dbg !71
  %19 = load %struct.buffer*, %struct.buffer** %buffer, align 8, !dbg !72
  store %struct.buffer* %19, %struct.buffer** %all, align 8, !dbg !73
  %20 = bitcast %struct.buffer** %buffer to i8*, !dbg !74
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %20), !dbg !74
  br label %for.inc, !dbg !75

for.inc:
  %21 = load i32, i32* %left, align 4, !dbg !76
  %dec = add nsw i32 %21, -1, !dbg !76
  store i32 %dec, i32* %left, align 4, !dbg !76
  br label %for.cond, !dbg !43, !llvm.loop !77

for.end:
  br label %for.cond13, !dbg !81

for.cond13:
  %22 = load %struct.buffer*, %struct.buffer** %all, align 8, !dbg !82
  %tobool = icmp ne %struct.buffer* %22, null, !dbg !85
  br i1 %tobool, label %for.body14, label %for.end22, !dbg !85

for.body14:
  %23 = load %struct.buffer*, %struct.buffer** %all, align 8, !dbg !86
  %length15 = getelementptr inbounds %struct.buffer, %struct.buffer* %23, i32 0, i32 0, !dbg !86
  %24 = load i32, i32* %length15, align 8, !dbg !86
  %25 = load %struct.buffer*, %struct.buffer** %all, align 8, !dbg !86
  %size16 = getelementptr inbounds %struct.buffer, %struct.buffer* %25, i32 0, i32 1, !dbg !86
  %26 = load i32, i32* %size16, align 4, !dbg !86
  %cmp17 = icmp sle i32 %24, %26, !dbg !86
  br i1 %cmp17, label %if.then18, label %if.else, !dbg !89

if.then18:
  br label %if.end19, !dbg !89

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.1, i64 0, i64 0), i32 noundef 19, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !86
  unreachable, !dbg !86

if.end19:
  br label %for.inc20, !dbg !90

for.inc20:
  %27 = load %struct.buffer*, %struct.buffer** %all, align 8, !dbg !91
  %next21 = getelementptr inbounds %struct.buffer, %struct.buffer* %27, i32 0, i32 2, !dbg !92
  %28 = load %struct.buffer*, %struct.buffer** %next21, align 8, !dbg !92
  store %struct.buffer* %28, %struct.buffer** %all, align 8, !dbg !93
  br label %for.cond13, !dbg !94, !llvm.loop !95

for.end22:
  store i32 0, i32* %retval, align 4, !dbg !97
  store i32 1, i32* %cleanup.dest.slot, align 4
  %29 = bitcast %struct.buffer** %all to i8*, !dbg !98
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %29), !dbg !98
  br label %cleanup

cleanup:
  %30 = bitcast i32* %size to i8*, !dbg !98
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %30), !dbg !98
  %31 = load i32, i32* %retval, align 4, !dbg !98
  ret i32 %31, !dbg !98
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare noalias i8* @malloc(i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list_length_below_size_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15, !22, !24}
!14 = !DILocalVariable(name: "size", scope: !9, file: !1, line: 8, type: !12)
!15 = !DILocalVariable(name: "all", scope: !9, file: !1, line: 10, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "buffer", file: !1, line: 5, size: 128, elements: !18)
!18 = !{!19, !20, !21}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !17, file: !1, line: 5, baseType: !12, size: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !17, file: !1, line: 5, baseType: !12, size: 32, offset: 32)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !17, file: !1, line: 5, baseType: !16, size: 64, offset: 64)
!22 = !DILocalVariable(name: "left", scope: !23, file: !1, line: 11, type: !12)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 5)
!24 = !DILocalVariable(name: "buffer", scope: !25, file: !1, line: 12, type: !16)
!25 = distinct !DILexicalBlock(scope: !26, file: !1, line: 11, column: 64)
!26 = distinct !DILexicalBlock(scope: !23, file: !1, line: 11, column: 5)
!27 = !DILocation(line: 8, column: 5, scope: !9)
!28 = !DILocation(line: 8, column: 9, scope: !9)
!29 = !DILocation(line: 8, column: 16, scope: !9)
!30 = !DILocation(line: 9, column: 9, scope: !31)
!31 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 9)
!32 = !DILocation(line: 9, column: 14, scope: !31)
!33 = !DILocation(line: 9, column: 9, scope: !9)
!34 = !DILocation(line: 9, column: 20, scope: !31)
!35 = !DILocation(line: 10, column: 5, scope: !9)
!36 = !DILocation(line: 10, column: 20, scope: !9)
!37 = !DILocation(line: 11, column: 10, scope: !23)
!38 = !DILocation(line: 11, column: 14, scope: !23)
!39 = !DILocation(line: 11, column: 21, scope: !23)
!40 = !DILocation(line: 11, column: 46, scope: !26)
!41 = !DILocation(line: 11, column: 51, scope: !26)
!42 = !DILocation(line: 11, column: 5, scope: !23)
!43 = !DILocation(line: 11, column: 5, scope: !26)
!44 = !DILocation(line: 12, column: 9, scope: !25)
!45 = !DILocation(line: 12, column: 24, scope: !25)
!46 = !DILocation(line: 12, column: 33, scope: !25)
!47 = !DILocation(line: 13, column: 24, scope: !25)
!48 = !DILocation(line: 13, column: 9, scope: !25)
!49 = !DILocation(line: 13, column: 17, scope: !25)
!50 = !DILocation(line: 13, column: 22, scope: !25)
!51 = !DILocation(line: 14, column: 26, scope: !25)
!52 = !DILocation(line: 14, column: 9, scope: !25)
!53 = !DILocation(line: 14, column: 17, scope: !25)
!54 = !DILocation(line: 14, column: 24, scope: !25)
!55 = !DILocation(line: 15, column: 13, scope: !56)
!56 = distinct !DILexicalBlock(scope: !25, file: !1, line: 15, column: 13)
!57 = !DILocation(line: 15, column: 21, scope: !56)
!58 = !DILocation(line: 15, column: 28, scope: !56)
!59 = !DILocation(line: 15, column: 32, scope: !56)
!60 = !DILocation(line: 15, column: 35, scope: !56)
!61 = !DILocation(line: 15, column: 43, scope: !56)
!62 = !DILocation(line: 15, column: 53, scope: !56)
!63 = !DILocation(line: 15, column: 50, scope: !56)
!64 = !DILocation(line: 15, column: 13, scope: !25)
!65 = !DILocation(line: 15, column: 59, scope: !56)
!66 = !DILocation(line: 15, column: 67, scope: !56)
!67 = !DILocation(line: 15, column: 74, scope: !56)
!68 = !DILocation(line: 16, column: 24, scope: !25)
!69 = !DILocation(line: 16, column: 9, scope: !25)
!70 = !DILocation(line: 16, column: 17, scope: !25)
!71 = !DILocation(line: 16, column: 22, scope: !25)
!72 = !DILocation(line: 17, column: 15, scope: !25)
!73 = !DILocation(line: 17, column: 13, scope: !25)
!74 = !DILocation(line: 18, column: 5, scope: !26)
!75 = !DILocation(line: 18, column: 5, scope: !25)
!76 = !DILocation(line: 11, column: 60, scope: !26)
!77 = distinct !{!77, !42, !78, !79, !80}
!78 = !DILocation(line: 18, column: 5, scope: !23)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !{!"llvm.loop.unroll.disable"}
!81 = !DILocation(line: 19, column: 5, scope: !9)
!82 = !DILocation(line: 19, column: 12, scope: !83)
!83 = distinct !DILexicalBlock(scope: !84, file: !1, line: 19, column: 5)
!84 = distinct !DILexicalBlock(scope: !9, file: !1, line: 19, column: 5)
!85 = !DILocation(line: 19, column: 5, scope: !84)
!86 = !DILocation(line: 19, column: 34, scope: !87)
!87 = distinct !DILexicalBlock(scope: !88, file: !1, line: 19, column: 34)
!88 = distinct !DILexicalBlock(scope: !83, file: !1, line: 19, column: 34)
!89 = !DILocation(line: 19, column: 34, scope: !88)
!90 = !DILocation(line: 19, column: 34, scope: !83)
!91 = !DILocation(line: 19, column: 23, scope: !83)
!92 = !DILocation(line: 19, column: 28, scope: !83)
!93 = !DILocation(line: 19, column: 21, scope: !83)
!94 = !DILocation(line: 19, column: 5, scope: !83)
!95 = distinct !{!95, !85, !96, !79, !80}
!96 = !DILocation(line: 19, column: 34, scope: !84)
!97 = !DILocation(line: 20, column: 5, scope: !9)
!98 = !DILocation(line: 21, column: 1, scope: !9)
