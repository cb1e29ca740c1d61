source_filename = "small_array_window_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.window = private unnamed_addr constant [8 x i8] c"\01\02\03\04\05\06\07\08", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %window = alloca [8 x i8], align 1
  %from = alloca i32, align 4
  %to = alloca i32, align 4
  %count = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %i = alloca i32, align 4
  %moved = alloca i8, align 1
  %at = alloca i32, align 4
  %i40 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [8 x i8]* %window to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !31
  call void @llvm.dbg.declare(metadata [8 x i8]* %window, metadata !14, metadata !DIExpression()), !dbg !32
  %1 = bitcast [8 x i8]* %window to i8*, !dbg !32
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.main.window, i32 0, i32 0), i64 8, i1 false), !dbg !32
  %2 = bitcast i32* %from to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !33
  call void @llvm.dbg.declare(metadata i32* %from, metadata !19, metadata !DIExpression()), !dbg !34
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !35
  store i32 %call, i32* %from, align 4, !dbg !34
  %3 = bitcast i32* %to to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !33
  call void @llvm.dbg.declare(metadata i32* %to, metadata !21, metadata !DIExpression()), !dbg !36
  %call1 = call i32 @__VERIFIER_nondet_uint(), !dbg !37
  store i32 %call1, i32* %to, align 4, !dbg !36
  %4 = bitcast i32* %count to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !33
  call void @llvm.dbg.declare(metadata i32* %count, metadata !22, metadata !DIExpression()), !dbg !38
  %call2 = call i32 @__VERIFIER_nondet_uint(), !dbg !39
  store i32 %call2, i32* %count, align 4, !dbg !38
  %5 = load i32, i32* %from, align 4, !dbg !40
  %cmp = icmp ugt i32 %5, 8, !dbg !42
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !43

lor.lhs.false:
  %6 = load i32, i32* %to, align 4, !dbg !44
  %cmp3 = icmp ugt i32 %6, 8, !dbg !45
  br i1 %cmp3, label %if.then, label %lor.lhs.false4, !dbg !46

lor.lhs.false4:
  %7 = load i32, i32* %count, align 4, !dbg !47
  %8 = load i32, i32* %from, align 4, !dbg !48
  %sub = sub i32 8, %8, !dbg !49
  %cmp5 = icmp ugt i32 %7, %sub, !dbg !50
  br i1 %cmp5, label %if.then, label %lor.lhs.false6, !dbg !51

lor.lhs.false6:
  %9 = load i32, i32* %count, align 4, !dbg !52
  %10 = load i32, i32* %to, align 4, !dbg !53
  %sub7 = sub i32 8, %10, !dbg !54
  %cmp8 = icmp ugt i32 %9, %sub7, !dbg !55
  br i1 %cmp8, label %if.then, label %if.end, !dbg !56

if.then:
  store i32 0, i32* %retval, align 4, !dbg !57
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup73, !dbg !57

if.end:
  %arraydecay = getelementptr inbounds [8 x i8], [8 x i8]* %window, i64 0, i64 0, !dbg !58
  %11 = load i32, i32* %to, align 4, !dbg !59
  %idx.ext = zext i32 %11 to i64, !dbg !60
  %add.ptr = getelementptr inbounds i8, i8* %arraydecay, i64 %idx.ext, !dbg !60
  %arraydecay9 = getelementptr inbounds [8 x i8], [8 x i8]* %window, i64 0, i64 0, !dbg !61
  %12 = load i32, i32* %from, align 4, !dbg !62
  %idx.ext10 = zext i32 %12 to i64, !dbg !63
  %add.ptr11 = getelementptr inbounds i8, i8* %arraydecay9, i64 %idx.ext10, !dbg !63
  %13 = load i32, i32* %count, align 4, !dbg !64
  %conv = zext i32 %13 to i64, !dbg !64
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %add.ptr, i8* align 1 %add.ptr11, i64 %conv, i1 false), !dbg !65
  %14 = bitcast i32* %i to i8*, !dbg !66
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %14), !dbg !66
  call void @llvm.dbg.declare(metadata i32* %i, metadata !23, metadata !DIExpression()), !dbg !67
  store i32 0, i32* %i, align 4, !dbg !67
  br label %for.cond, !dbg !66

for.cond:
  %15 = load i32, i32* %i, align 4, !dbg !68
  %cmp12 = icmp ult i32 %15, 8, !dbg !69
  br i1 %cmp12, label %for.body, label %for.cond.cleanup, !dbg !70

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %16 = bitcast i32* %i to i8*, !dbg !71
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !71
  br label %for.end

for.body:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %moved), !dbg !72
  call void @llvm.dbg.declare(metadata i8* %moved, metadata !25, metadata !DIExpression()), !dbg !73
  %17 = load i32, i32* %i, align 4, !dbg !74
  %18 = load i32, i32* %to, align 4, !dbg !75
  %cmp14 = icmp uge i32 %17, %18, !dbg !76
  br i1 %cmp14, label %land.lhs.true, label %cond.false, !dbg !77

land.lhs.true:
  %19 = load i32, i32* %i, align 4, !dbg !78
  %20 = load i32, i32* %to, align 4, !dbg !79
  %sub16 = sub i32 %19, %20, !dbg !80
  %21 = load i32, i32* %count, align 4, !dbg !81
  %cmp17 = icmp ult i32 %sub16, %21, !dbg !82
  br i1 %cmp17, label %cond.true, label %cond.false, !dbg !74

cond.true:
  %22 = load i32, i32* %from, align 4, !dbg !83
  %23 = load i32, i32* %i, align 4, !dbg !84
  %24 = load i32, i32* %to, align 4, !dbg !85
  %sub19 = sub i32 %23, %24, !dbg !86
  %add = add i32 %22, %sub19, !dbg !87
  %add20 = add i32 %add, 1, !dbg !88
  br label %cond.end, !dbg !74

cond.false:
  %25 = load i32, i32* %i, align 4, !dbg !89
  %add21 = add i32 %25, 1, !dbg !90
  br label %cond.end, !dbg !74

cond.end:
  %cond = phi i32 [ %add20, %cond.true ], [ %add21, %cond.false ], !dbg !74
  %conv22 = trunc i32 %cond to i8, !dbg !74
  store i8 %conv22, i8* %moved, align 1, !dbg !73
  %26 = load i32, i32* %i, align 4, !dbg !91
  %idxprom = zext i32 %26 to i64, !dbg !93
  %arrayidx = getelementptr inbounds [8 x i8], [8 x i8]* %window, i64 0, i64 %idxprom, !dbg !93
  %27 = load i8, i8* %arrayidx, align 1, !dbg !93
  %conv23 = zext i8 %27 to i32, !dbg !93
  %28 = load i8, i8* %moved, align 1, !dbg !94
  %conv24 = zext i8 %28 to i32, !dbg !94
  %cmp25 = icmp ne i32 %conv23, %conv24, !dbg !95
  br i1 %cmp25, label %if.then27, label %if.end28, !dbg !96

if.then27:
  call void @reach_error(), !dbg !97
  br label %if.end28, !dbg !97

if.end28:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %moved), !dbg !98
  br label %for.inc, !dbg !99

for.inc:
  %29 = load i32, i32* %i, align 4, !dbg !100
  %inc = add i32 %29, 1, !dbg !100
  store i32 %inc, i32* %i, align 4, !dbg !100
  br label %for.cond, !dbg !71, !llvm.loop !101

for.end:
  %arraydecay29 = getelementptr inbounds [8 x i8], [8 x i8]* %window, i64 0, i64 0, !dbg !105
  %30 = load i32, i32* %from, align 4, !dbg !106
  %idx.ext30 = zext i32 %30 to i64, !dbg !107
  %add.ptr31 = getelementptr inbounds i8, i8* %arraydecay29, i64 %idx.ext30, !dbg !107
  %31 = load i32, i32* %count, align 4, !dbg !108
  %conv32 = zext i32 %31 to i64, !dbg !108
  call void @llvm.memset.p0i8.i64(i8* align 1 %add.ptr31, i8 9, i64 %conv32, i1 false), !dbg !109
  %32 = bitcast i32* %at to i8*, !dbg !110
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %32), !dbg !110
  call void @llvm.dbg.declare(metadata i32* %at, metadata !28, metadata !DIExpression()), !dbg !111
  %call33 = call i32 @__VERIFIER_nondet_uint(), !dbg !112
  store i32 %call33, i32* %at, align 4, !dbg !111
  %33 = load i32, i32* %at, align 4, !dbg !113
  %cmp34 = icmp uge i32 %33, 8, !dbg !115
  br i1 %cmp34, label %if.then36, label %if.end37, !dbg !116

if.then36:
  store i32 0, i32* %retval, align 4, !dbg !117
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !117

if.end37:
  %34 = load i32, i32* %at, align 4, !dbg !118
  %idxprom38 = zext i32 %34 to i64, !dbg !119
  %arrayidx39 = getelementptr inbounds [8 x i8], [8 x i8]* %window, i64 0, i64 %idxprom38, !dbg !119
  store i8 0, i8* %arrayidx39, align 1, !dbg !120
  %35 = bitcast i32* %i40 to i8*, !dbg !121
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %35), !dbg !121
  call void @llvm.dbg.declare(metadata i32* %i40, metadata !29, metadata !DIExpression()), !dbg !122
  store i32 0, i32* %i40, align 4, !dbg !122
  br label %for.cond41, !dbg !121

for.cond41:
  %36 = load i32, i32* %i40, align 4, !dbg !123
  %cmp42 = icmp ult i32 %36, 8, !dbg !125
  br i1 %cmp42, label %for.body45, label %for.cond.cleanup44, !dbg !126

for.cond.cleanup44:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %37 = bitcast i32* %i40 to i8*, !dbg !127
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %37), !dbg !127
  br label %for.end72

for.body45:
  %38 = load i32, i32* %i40, align 4, !dbg !128
  %39 = load i32, i32* %at, align 4, !dbg !131
  %cmp46 = icmp eq i32 %38, %39, !dbg !132
  br i1 %cmp46, label %land.lhs.true48, label %if.end55, !dbg !133

land.lhs.true48:
  %40 = load i32, i32* %i40, align 4, !dbg !134
  %idxprom49 = zext i32 %40 to i64, !dbg !135
  %arrayidx50 = getelementptr inbounds [8 x i8], [8 x i8]* %window, i64 0, i64 %idxprom49, !dbg !135
  %41 = load i8, i8* %arrayidx50, align 1, !dbg !135
  %conv51 = zext i8 %41 to i32, !dbg !135
  %cmp52 = icmp ne i32 %conv51, 0, !dbg !136
  br i1 %cmp52, label %if.then54, label %if.end55, !dbg !137

if.then54:
  call void @reach_error(), !dbg !138
  br label %if.end55, !dbg !138

if.end55:
  %42 = load i32, i32* %i40, align 4, !dbg !139
  %43 = load i32, i32* %from, align 4, !dbg !141
  %cmp56 = icmp uge i32 %42, %43, !dbg !142
  br i1 %cmp56, label %land.lhs.true58, label %if.end69, !dbg !143

land.lhs.true58:
  %44 = load i32, i32* %i40, align 4, !dbg !144
  %45 = load i32, i32* %from, align 4, !dbg !145
  %sub59 = sub i32 %44, %45, !dbg !146
  %46 = load i32, i32* %count, align 4, !dbg !147
  %cmp60 = icmp ult i32 %sub59, %46, !dbg !148
  br i1 %cmp60, label %land.lhs.true62, label %if.end69, !dbg !149

land.lhs.true62:
  %47 = load i32, i32* %i40, align 4, !dbg !150
  %idxprom63 = zext i32 %47 to i64, !dbg !151
  %arrayidx64 = getelementptr inbounds [8 x i8], [8 x i8]* %window, i64 0, i64 %idxprom63, !dbg !151
  %48 = load i8, i8* %arrayidx64, align 1, !dbg !151
  %conv65 = zext i8 %48 to i32, !dbg !151
  %cmp66 = icmp ne i32 %conv65, 9, !dbg !152
  br i1 %cmp66, label %if.then68, label %if.end69, !dbg !153

if.then68:
  call void @reach_error(), !dbg !154
  br label %if.end69, !dbg !154

if.end69:
  br label %for.inc70, !dbg !155

for.inc70:
  %49 = load i32, i32* %i40, align 4, !dbg !156
  %inc71 = add i32 %49, 1, !dbg !156
  store i32 %inc71, i32* %i40, align 4, !dbg !156
  br label %for.cond41, !dbg !127, !llvm.loop !157

for.end72:
  store i32 0, i32* %retval, align 4, !dbg !159
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !159

cleanup:
  %50 = bitcast i32* %at to i8*, !dbg !160
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %50), !dbg !160
  br label %cleanup73

cleanup73:
  %51 = bitcast i32* %count to i8*, !dbg !160
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %51), !dbg !160
  %52 = bitcast i32* %to to i8*, !dbg !160
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %52), !dbg !160
  %53 = bitcast i32* %from to i8*, !dbg !160
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %53), !dbg !160
  %54 = bitcast [8 x i8]* %window to i8*, !dbg !160
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %54), !dbg !160
  %55 = load i32, i32* %retval, align 4, !dbg !160
  ret i32 %55, !dbg !160
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_uint()

declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg)

declare !dbg !161 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "small_array_window_unsafe.c", directory: ".")
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
!13 = !{!14, !19, !21, !22, !23, !25, !28, !29}
!14 = !DILocalVariable(name: "window", scope: !9, file: !1, line: 7, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 64, elements: !17)
!16 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!17 = !{!18}
!18 = !DISubrange(count: 8)
!19 = !DILocalVariable(name: "from", scope: !9, file: !1, line: 8, type: !20)
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !DILocalVariable(name: "to", scope: !9, file: !1, line: 8, type: !20)
!22 = !DILocalVariable(name: "count", scope: !9, file: !1, line: 8, type: !20)
!23 = !DILocalVariable(name: "i", scope: !24, file: !1, line: 11, type: !20)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 3)
!25 = !DILocalVariable(name: "moved", scope: !26, file: !1, line: 12, type: !16)
!26 = distinct !DILexicalBlock(scope: !27, file: !1, line: 11, column: 36)
!27 = distinct !DILexicalBlock(scope: !24, file: !1, line: 11, column: 3)
!28 = !DILocalVariable(name: "at", scope: !9, file: !1, line: 16, type: !20)
!29 = !DILocalVariable(name: "i", scope: !30, file: !1, line: 19, type: !20)
!30 = distinct !DILexicalBlock(scope: !9, file: !1, line: 19, column: 3)
!31 = !DILocation(line: 7, column: 3, scope: !9)
!32 = !DILocation(line: 7, column: 17, scope: !9)
!33 = !DILocation(line: 8, column: 3, scope: !9)
!34 = !DILocation(line: 8, column: 12, scope: !9)
!35 = !DILocation(line: 8, column: 19, scope: !9)
!36 = !DILocation(line: 8, column: 45, scope: !9)
!37 = !DILocation(line: 8, column: 50, scope: !9)
!38 = !DILocation(line: 8, column: 76, scope: !9)
!39 = !DILocation(line: 8, column: 84, scope: !9)
!40 = !DILocation(line: 9, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!42 = !DILocation(line: 9, column: 12, scope: !41)
!43 = !DILocation(line: 9, column: 16, scope: !41)
!44 = !DILocation(line: 9, column: 19, scope: !41)
!45 = !DILocation(line: 9, column: 22, scope: !41)
!46 = !DILocation(line: 9, column: 26, scope: !41)
!47 = !DILocation(line: 9, column: 29, scope: !41)
!48 = !DILocation(line: 9, column: 41, scope: !41)
!49 = !DILocation(line: 9, column: 39, scope: !41)
!50 = !DILocation(line: 9, column: 35, scope: !41)
!51 = !DILocation(line: 9, column: 46, scope: !41)
!52 = !DILocation(line: 9, column: 49, scope: !41)
!53 = !DILocation(line: 9, column: 61, scope: !41)
!54 = !DILocation(line: 9, column: 59, scope: !41)
!55 = !DILocation(line: 9, column: 55, scope: !41)
!56 = !DILocation(line: 9, column: 7, scope: !9)
!57 = !DILocation(line: 9, column: 65, scope: !41)
!58 = !DILocation(line: 10, column: 11, scope: !9)
!59 = !DILocation(line: 10, column: 20, scope: !9)
!60 = !DILocation(line: 10, column: 18, scope: !9)
!61 = !DILocation(line: 10, column: 24, scope: !9)
!62 = !DILocation(line: 10, column: 33, scope: !9)
!63 = !DILocation(line: 10, column: 31, scope: !9)
!64 = !DILocation(line: 10, column: 39, scope: !9)
!65 = !DILocation(line: 10, column: 3, scope: !9)
!66 = !DILocation(line: 11, column: 8, scope: !24)
!67 = !DILocation(line: 11, column: 17, scope: !24)
!68 = !DILocation(line: 11, column: 24, scope: !27)
!69 = !DILocation(line: 11, column: 26, scope: !27)
!70 = !DILocation(line: 11, column: 3, scope: !24)
!71 = !DILocation(line: 11, column: 3, scope: !27)
!72 = !DILocation(line: 12, column: 5, scope: !26)
!73 = !DILocation(line: 12, column: 19, scope: !26)
!74 = !DILocation(line: 12, column: 27, scope: !26)
!75 = !DILocation(line: 12, column: 32, scope: !26)
!76 = !DILocation(line: 12, column: 29, scope: !26)
!77 = !DILocation(line: 12, column: 35, scope: !26)
!78 = !DILocation(line: 12, column: 38, scope: !26)
!79 = !DILocation(line: 12, column: 42, scope: !26)
!80 = !DILocation(line: 12, column: 40, scope: !26)
!81 = !DILocation(line: 12, column: 47, scope: !26)
!82 = !DILocation(line: 12, column: 45, scope: !26)
!83 = !DILocation(line: 12, column: 55, scope: !26)
!84 = !DILocation(line: 12, column: 63, scope: !26)
!85 = !DILocation(line: 12, column: 67, scope: !26)
!86 = !DILocation(line: 12, column: 65, scope: !26)
!87 = !DILocation(line: 12, column: 60, scope: !26)
!88 = !DILocation(line: 12, column: 71, scope: !26)
!89 = !DILocation(line: 12, column: 77, scope: !26)
!90 = !DILocation(line: 12, column: 79, scope: !26)
!91 = !DILocation(line: 13, column: 16, scope: !92)
!92 = distinct !DILexicalBlock(scope: !26, file: !1, line: 13, column: 9)
!93 = !DILocation(line: 13, column: 9, scope: !92)
!94 = !DILocation(line: 13, column: 22, scope: !92)
!95 = !DILocation(line: 13, column: 19, scope: !92)
!96 = !DILocation(line: 13, column: 9, scope: !26)
!97 = !DILocation(line: 13, column: 29, scope: !92)
!98 = !DILocation(line: 14, column: 3, scope: !27)
!99 = !DILocation(line: 14, column: 3, scope: !26)
!100 = !DILocation(line: 11, column: 32, scope: !27)
!101 = distinct !{!101, !70, !102, !103, !104}
!102 = !DILocation(line: 14, column: 3, scope: !24)
!103 = !{!"llvm.loop.mustprogress"}
!104 = !{!"llvm.loop.unroll.disable"}
!105 = !DILocation(line: 15, column: 10, scope: !9)
!106 = !DILocation(line: 15, column: 19, scope: !9)
!107 = !DILocation(line: 15, column: 17, scope: !9)
!108 = !DILocation(line: 15, column: 28, scope: !9)
!109 = !DILocation(line: 15, column: 3, scope: !9)
!110 = !DILocation(line: 16, column: 3, scope: !9)
!111 = !DILocation(line: 16, column: 12, scope: !9)
!112 = !DILocation(line: 16, column: 17, scope: !9)
!113 = !DILocation(line: 17, column: 7, scope: !114)
!114 = distinct !DILexicalBlock(scope: !9, file: !1, line: 17, column: 7)
!115 = !DILocation(line: 17, column: 10, scope: !114)
!116 = !DILocation(line: 17, column: 7, scope: !9)
!117 = !DILocation(line: 17, column: 16, scope: !114)
!118 = !DILocation(line: 18, column: 10, scope: !9)
!119 = !DILocation(line: 18, column: 3, scope: !9)
!120 = !DILocation(line: 18, column: 14, scope: !9)
!121 = !DILocation(line: 19, column: 8, scope: !30)
!122 = !DILocation(line: 19, column: 17, scope: !30)
!123 = !DILocation(line: 19, column: 24, scope: !124)
!124 = distinct !DILexicalBlock(scope: !30, file: !1, line: 19, column: 3)
!125 = !DILocation(line: 19, column: 26, scope: !124)
!126 = !DILocation(line: 19, column: 3, scope: !30)
!127 = !DILocation(line: 19, column: 3, scope: !124)
!128 = !DILocation(line: 20, column: 9, scope: !129)
!129 = distinct !DILexicalBlock(scope: !130, file: !1, line: 20, column: 9)
!130 = distinct !DILexicalBlock(scope: !124, file: !1, line: 19, column: 36)
!131 = !DILocation(line: 20, column: 14, scope: !129)
!132 = !DILocation(line: 20, column: 11, scope: !129)
!133 = !DILocation(line: 20, column: 17, scope: !129)
!134 = !DILocation(line: 20, column: 27, scope: !129)
!135 = !DILocation(line: 20, column: 20, scope: !129)
!136 = !DILocation(line: 20, column: 30, scope: !129)
!137 = !DILocation(line: 20, column: 9, scope: !130)
!138 = !DILocation(line: 20, column: 36, scope: !129)
!139 = !DILocation(line: 21, column: 9, scope: !140)
!140 = distinct !DILexicalBlock(scope: !130, file: !1, line: 21, column: 9)
!141 = !DILocation(line: 21, column: 14, scope: !140)
!142 = !DILocation(line: 21, column: 11, scope: !140)
!143 = !DILocation(line: 21, column: 19, scope: !140)
!144 = !DILocation(line: 21, column: 22, scope: !140)
!145 = !DILocation(line: 21, column: 26, scope: !140)
!146 = !DILocation(line: 21, column: 24, scope: !140)
!147 = !DILocation(line: 21, column: 33, scope: !140)
!148 = !DILocation(line: 21, column: 31, scope: !140)
!149 = !DILocation(line: 21, column: 39, scope: !140)
!150 = !DILocation(line: 21, column: 49, scope: !140)
!151 = !DILocation(line: 21, column: 42, scope: !140)
!152 = !DILocation(line: 21, column: 52, scope: !140)
!153 = !DILocation(line: 21, column: 9, scope: !130)
!154 = !DILocation(line: 21, column: 58, scope: !140)
!155 = !DILocation(line: 22, column: 3, scope: !130)
!156 = !DILocation(line: 19, column: 32, scope: !124)
!157 = distinct !{!157, !126, !158, !103, !104}
!158 = !DILocation(line: 22, column: 3, scope: !30)
!159 = !DILocation(line: 23, column: 3, scope: !9)
!160 = !DILocation(line: 24, column: 1, scope: !9)
!161 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !162, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !164)
!162 = !DISubroutineType(types: !163)
!163 = !{null}
!164 = !{}
