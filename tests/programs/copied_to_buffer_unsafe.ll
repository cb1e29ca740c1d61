source_filename = "copied_to_buffer_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [17 x i8] c"to[k] == from[k]\00", align 1
@.str.1 = private unnamed_addr constant [26 x i8] c"copied_to_buffer_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %k = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %from = alloca i32*, align 8
  %to = alloca i32*, align 8
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %n, metadata !14, metadata !DIExpression()), !dbg !23
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !24
  store i32 %call, i32* %n, align 4, !dbg !23
  %1 = bitcast i32* %k to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %k, metadata !16, metadata !DIExpression()), !dbg !25
  %call1 = call i32 @__VERIFIER_nondet_uint(), !dbg !26
  store i32 %call1, i32* %k, align 4, !dbg !25
  %2 = load i32, i32* %n, align 4, !dbg !27
  %cmp = icmp eq i32 %2, 0, !dbg !29
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !30

lor.lhs.false:
  %3 = load i32, i32* %n, align 4, !dbg !31
  %cmp2 = icmp ugt i32 %3, 1000, !dbg !32
  br i1 %cmp2, label %if.then, label %lor.lhs.false3, !dbg !33

lor.lhs.false3:
  %4 = load i32, i32* %k, align 4, !dbg !34
  %5 = load i32, i32* %n, align 4, !dbg !35
  %cmp4 = icmp uge i32 %4, %5, !dbg !36
  br i1 %cmp4, label %if.then, label %if.end, !dbg !37

if.then:
  store i32 0, i32* %retval, align 4, !dbg !38
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup26, !dbg !38

if.end:
  %6 = bitcast i32** %from to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %6), !dbg !39
  call void @llvm.dbg.declare(metadata i32** %from, metadata !17, metadata !DIExpression()), !dbg !40
  %7 = load i32, i32* %n, align 4, !dbg !41
  %conv = zext i32 %7 to i64, !dbg !41
  %mul = mul i64 %conv, 4, !dbg !42
  %call5 = call noalias i8* @malloc(i64 noundef %mul), !dbg !43
  %8 = bitcast i8* %call5 to i32*, !dbg !43
  store i32* %8, i32** %from, align 8, !dbg !40
  %9 = bitcast i32** %to to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %9), !dbg !39
  call void @llvm.dbg.declare(metadata i32** %to, metadata !19, metadata !DIExpression()), !dbg !44
  %10 = load i32, i32* %n, align 4, !dbg !45
  %conv6 = zext i32 %10 to i64, !dbg !45
  %call7 = call noalias i8* @calloc(i64 noundef %conv6, i64 noundef 4), !dbg !46
  %11 = bitcast i8* %call7 to i32*, !dbg !46
  store i32* %11, i32** %to, align 8, !dbg !44
  %12 = load i32*, i32** %from, align 8, !dbg !47
  %tobool = icmp ne i32* %12, null, !dbg !47
  br i1 %tobool, label %lor.lhs.false8, label %if.then10, !dbg !49

lor.lhs.false8:
  %13 = load i32*, i32** %to, align 8, !dbg !50
  %tobool9 = icmp ne i32* %13, null, !dbg !50
  br i1 %tobool9, label %if.end11, label %if.then10, !dbg !51

if.then10:
  store i32 0, i32* %retval, align 4, !dbg !52
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !52

if.end11:
  %14 = bitcast i32* %i to i8*, !dbg !53
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %14), !dbg !53
  call void @llvm.dbg.declare(metadata i32* %i, metadata !20, metadata !DIExpression()), !dbg !54
  store i32 0, i32* %i, align 4, !dbg !54
  br label %for.cond, !dbg !53

for.cond:
  %15 = load i32, i32* %i, align 4, !dbg !55
  %16 = load i32, i32* %n, align 4, !dbg !57
  %cmp12 = icmp ult i32 %15, %16, !dbg !58
  br i1 %cmp12, label %for.body, label %for.cond.cleanup, !dbg !59

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %17 = bitcast i32* %i to i8*, !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %17), !dbg !60
  br label %for.end

for.body:
  %call14 = call i32 @__VERIFIER_nondet_int(), !dbg !61
  %18 = load i32*, i32** %from, align 8, !dbg !62
  %19 = load i32, i32* %i, align 4, !dbg !63
  %idxprom = zext i32 %19 to i64, !dbg !62
  %arrayidx = getelementptr inbounds i32, i32* %18, i64 %idxprom, !dbg !62
  store i32 %call14, i32* %arrayidx, align 4, !dbg !64
  br label %for.inc, !dbg !62

for.inc:
  %20 = load i32, i32* %i, align 4, !dbg !65
  %inc = add i32 %20, 1, !dbg !65
  store i32 %inc, i32* %i, align 4, !dbg !65
  br label %for.cond, !dbg !60, !llvm.loop !66

for.end:
  %21 = load i32*, i32** %to, align 8, !dbg !70
  %22 = bitcast i32* %21 to i8*, !dbg !71
  %23 = load i32*, i32** %from, align 8, !dbg !72
  %24 = bitcast i32* %23 to i8*, !dbg !71
  %25 = load i32, i32* %n, align 4, !dbg !73
  %sub = sub i32 %25, 1, !dbg !74
  %conv15 = zext i32 %sub to i64, !dbg !75
  %mul16 = mul i64 %conv15, 4, !dbg !76
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %22, i8* align 4 %24, i64 %mul16, i1 false), !dbg !71
  %26 = load i32*, i32** %to, align 8, !dbg !77
  %27 = load i32, i32* %k, align 4, !dbg !77
  %idxprom17 = zext i32 %27 to i64, !dbg !77
  %arrayidx18 = getelementptr inbounds i32, i32* %26, i64 %idxprom17, !dbg !77
  %28 = load i32, i32* %arrayidx18, align 4, !dbg !77
  %29 = load i32*, i32** %from, align 8, !dbg !77
  %30 = load i32, i32* %k, align 4, !dbg !77
  %idxprom19 = zext i32 %30 to i64, !dbg !77
  %arrayidx20 = getelementptr inbounds i32, i32* %29, i64 %idxprom19, !dbg !77
  %31 = load i32, i32* %arrayidx20, align 4, !dbg !77
  %cmp21 = icmp eq i32 %28, %31, !dbg !77
  br i1 %cmp21, label %if.then23, label %if.else, !dbg !80

if.then23:
  br label %if.end24, !dbg !80

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !77
  unreachable, !dbg !77

if.end24:
  store i32 0, i32* %retval, align 4, !dbg !81
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !81

cleanup:
  %32 = bitcast i32** %to to i8*, !dbg !82
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %32), !dbg !82
  %33 = bitcast i32** %from to i8*, !dbg !82
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %33), !dbg !82
  br label %cleanup26

cleanup26:
  %34 = bitcast i32* %k to i8*, !dbg !82
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %34), !dbg !82
  %35 = bitcast i32* %n to i8*, !dbg !82
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %35), !dbg !82
  %36 = load i32, i32* %retval, align 4, !dbg !82
  ret i32 %36, !dbg !82
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare noalias i8* @malloc(i64 noundef)

declare noalias i8* @calloc(i64 noundef, i64 noundef)

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "copied_to_buffer_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !10, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16, !17, !19, !20}
!14 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 9, type: !15)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !DILocalVariable(name: "k", scope: !9, file: !1, line: 9, type: !15)
!17 = !DILocalVariable(name: "from", scope: !9, file: !1, line: 11, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!19 = !DILocalVariable(name: "to", scope: !9, file: !1, line: 11, type: !18)
!20 = !DILocalVariable(name: "i", scope: !21, file: !1, line: 13, type: !15)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 3)
!22 = !DILocation(line: 9, column: 3, scope: !9)
!23 = !DILocation(line: 9, column: 12, scope: !9)
!24 = !DILocation(line: 9, column: 16, scope: !9)
!25 = !DILocation(line: 9, column: 42, scope: !9)
!26 = !DILocation(line: 9, column: 46, scope: !9)
!27 = !DILocation(line: 10, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 7)
!29 = !DILocation(line: 10, column: 9, scope: !28)
!30 = !DILocation(line: 10, column: 14, scope: !28)
!31 = !DILocation(line: 10, column: 17, scope: !28)
!32 = !DILocation(line: 10, column: 19, scope: !28)
!33 = !DILocation(line: 10, column: 26, scope: !28)
!34 = !DILocation(line: 10, column: 29, scope: !28)
!35 = !DILocation(line: 10, column: 34, scope: !28)
!36 = !DILocation(line: 10, column: 31, scope: !28)
!37 = !DILocation(line: 10, column: 7, scope: !9)
!38 = !DILocation(line: 10, column: 37, scope: !28)
!39 = !DILocation(line: 11, column: 3, scope: !9)
!40 = !DILocation(line: 11, column: 8, scope: !9)
!41 = !DILocation(line: 11, column: 22, scope: !9)
!42 = !DILocation(line: 11, column: 24, scope: !9)
!43 = !DILocation(line: 11, column: 15, scope: !9)
!44 = !DILocation(line: 11, column: 42, scope: !9)
!45 = !DILocation(line: 11, column: 54, scope: !9)
!46 = !DILocation(line: 11, column: 47, scope: !9)
!47 = !DILocation(line: 12, column: 8, scope: !48)
!48 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 7)
!49 = !DILocation(line: 12, column: 13, scope: !48)
!50 = !DILocation(line: 12, column: 17, scope: !48)
!51 = !DILocation(line: 12, column: 7, scope: !9)
!52 = !DILocation(line: 12, column: 21, scope: !48)
!53 = !DILocation(line: 13, column: 8, scope: !21)
!54 = !DILocation(line: 13, column: 17, scope: !21)
!55 = !DILocation(line: 13, column: 24, scope: !56)
!56 = distinct !DILexicalBlock(scope: !21, file: !1, line: 13, column: 3)
!57 = !DILocation(line: 13, column: 28, scope: !56)
!58 = !DILocation(line: 13, column: 26, scope: !56)
!59 = !DILocation(line: 13, column: 3, scope: !21)
!60 = !DILocation(line: 13, column: 3, scope: !56)
!61 = !DILocation(line: 13, column: 46, scope: !56)
!62 = !DILocation(line: 13, column: 36, scope: !56)
!63 = !DILocation(line: 13, column: 41, scope: !56)
!64 = !DILocation(line: 13, column: 44, scope: !56)
!65 = !DILocation(line: 13, column: 32, scope: !56)
!66 = distinct !{!66, !59, !67, !68, !69}
!67 = !DILocation(line: 13, column: 68, scope: !21)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !{!"llvm.loop.unroll.disable"}
!70 = !DILocation(line: 14, column: 10, scope: !9)
!71 = !DILocation(line: 14, column: 3, scope: !9)
!72 = !DILocation(line: 14, column: 14, scope: !9)
!73 = !DILocation(line: 14, column: 21, scope: !9)
!74 = !DILocation(line: 14, column: 23, scope: !9)
!75 = !DILocation(line: 14, column: 20, scope: !9)
!76 = !DILocation(line: 14, column: 28, scope: !9)
!77 = !DILocation(line: 15, column: 3, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !1, line: 15, column: 3)
!79 = distinct !DILexicalBlock(scope: !9, file: !1, line: 15, column: 3)
!80 = !DILocation(line: 15, column: 3, scope: !79)
!81 = !DILocation(line: 16, column: 3, scope: !9)
!82 = !DILocation(line: 17, column: 1, scope: !9)
