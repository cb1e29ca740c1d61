source_filename = "memory_functions_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.a = private unnamed_addr constant [8 x i8] c"abcdefg\00", align 1

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %a = alloca [8 x i8], align 1
  %b = alloca [8 x i8], align 1
  %k = alloca i32, align 4
  %n = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata [8 x i8]* %a, metadata !15, metadata !DIExpression()), !dbg !20
  %0 = bitcast [8 x i8]* %a to i8*, !dbg !20
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.main.a, i32 0, i32 0), i64 8, i1 false), !dbg !20
  call void @llvm.dbg.declare(metadata [8 x i8]* %b, metadata !21, metadata !DIExpression()), !dbg !22
  %arraydecay = getelementptr inbounds [8 x i8], [8 x i8]* %b, i64 0, i64 0, !dbg !23
  %arraydecay1 = getelementptr inbounds [8 x i8], [8 x i8]* %a, i64 0, i64 0, !dbg !23
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %arraydecay, i8* align 1 %arraydecay1, i64 8, i1 false), !dbg !23
  %arraydecay2 = getelementptr inbounds [8 x i8], [8 x i8]* %a, i64 0, i64 0, !dbg !24
  %add.ptr = getelementptr inbounds i8, i8* %arraydecay2, i64 1, !dbg !25
  %arraydecay3 = getelementptr inbounds [8 x i8], [8 x i8]* %a, i64 0, i64 0, !dbg !26
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %add.ptr, i8* align 1 %arraydecay3, i64 4, i1 false), !dbg !26
  %arrayidx = getelementptr inbounds [8 x i8], [8 x i8]* %a, i64 0, i64 1, !dbg !27
  %1 = load i8, i8* %arrayidx, align 1, !dbg !27
  %conv = sext i8 %1 to i32, !dbg !27
  %cmp = icmp ne i32 %conv, 97, !dbg !29
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !30

lor.lhs.false:
  %arrayidx5 = getelementptr inbounds [8 x i8], [8 x i8]* %a, i64 0, i64 4, !dbg !31
  %2 = load i8, i8* %arrayidx5, align 1, !dbg !31
  %conv6 = sext i8 %2 to i32, !dbg !31
  %cmp7 = icmp ne i32 %conv6, 100, !dbg !32
  br i1 %cmp7, label %if.then, label %lor.lhs.false9, !dbg !33

lor.lhs.false9:
  %arrayidx10 = getelementptr inbounds [8 x i8], [8 x i8]* %a, i64 0, i64 5, !dbg !34
  %3 = load i8, i8* %arrayidx10, align 1, !dbg !34
  %conv11 = sext i8 %3 to i32, !dbg !34
  %cmp12 = icmp ne i32 %conv11, 102, !dbg !35
  br i1 %cmp12, label %if.then, label %if.end, !dbg !36

if.then:
  call void @reach_error(), !dbg !37
  br label %if.end, !dbg !37

if.end:
  %arraydecay14 = getelementptr inbounds [8 x i8], [8 x i8]* %b, i64 0, i64 0, !dbg !38
  %add.ptr15 = getelementptr inbounds i8, i8* %arraydecay14, i64 2, !dbg !39
  call void @llvm.memset.p0i8.i64(i8* align 1 %add.ptr15, i8 120, i64 4, i1 false), !dbg !40
  %arrayidx16 = getelementptr inbounds [8 x i8], [8 x i8]* %b, i64 0, i64 1, !dbg !41
  %4 = load i8, i8* %arrayidx16, align 1, !dbg !41
  %conv17 = sext i8 %4 to i32, !dbg !41
  %cmp18 = icmp ne i32 %conv17, 98, !dbg !43
  br i1 %cmp18, label %if.then35, label %lor.lhs.false20, !dbg !44

lor.lhs.false20:
  %arrayidx21 = getelementptr inbounds [8 x i8], [8 x i8]* %b, i64 0, i64 2, !dbg !45
  %5 = load i8, i8* %arrayidx21, align 1, !dbg !45
  %conv22 = sext i8 %5 to i32, !dbg !45
  %cmp23 = icmp ne i32 %conv22, 120, !dbg !46
  br i1 %cmp23, label %if.then35, label %lor.lhs.false25, !dbg !47

lor.lhs.false25:
  %arrayidx26 = getelementptr inbounds [8 x i8], [8 x i8]* %b, i64 0, i64 4, !dbg !48
  %6 = load i8, i8* %arrayidx26, align 1, !dbg !48
  %conv27 = sext i8 %6 to i32, !dbg !48
  %cmp28 = icmp ne i32 %conv27, 120, !dbg !49
  br i1 %cmp28, label %if.then35, label %lor.lhs.false30, !dbg !50

lor.lhs.false30:
  %arrayidx31 = getelementptr inbounds [8 x i8], [8 x i8]* %b, i64 0, i64 5, !dbg !51
  %7 = load i8, i8* %arrayidx31, align 1, !dbg !51
  %conv32 = sext i8 %7 to i32, !dbg !51
  %cmp33 = icmp ne i32 %conv32, 102, !dbg !52
  br i1 %cmp33, label %if.then35, label %if.end36, !dbg !53

if.then35:
  call void @reach_error(), !dbg !54
  br label %if.end36, !dbg !54

if.end36:
  call void @llvm.dbg.declare(metadata i32* %k, metadata !55, metadata !DIExpression()), !dbg !56
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !57
  store i32 %call, i32* %k, align 4, !dbg !56
  call void @llvm.dbg.declare(metadata i32* %n, metadata !58, metadata !DIExpression()), !dbg !59
  store i32 0, i32* %n, align 4, !dbg !59
  %8 = bitcast i32* %n to i8*, !dbg !60
  %9 = bitcast i32* %k to i8*, !dbg !60
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %8, i8* align 4 %9, i64 4, i1 false), !dbg !60
  %10 = load i32, i32* %n, align 4, !dbg !61
  %11 = load i32, i32* %k, align 4, !dbg !63
  %cmp37 = icmp ne i32 %10, %11, !dbg !64
  br i1 %cmp37, label %if.then39, label %if.end40, !dbg !65

if.then39:
  call void @reach_error(), !dbg !66
  br label %if.end40, !dbg !66

if.end40:
  ret i32 0, !dbg !67
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg)

declare void @reach_error()

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_int()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "memory_functions_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "a", scope: !10, file: !1, line: 9, type: !16)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 64, elements: !18)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !{!19}
!19 = !DISubrange(count: 8)
!20 = !DILocation(line: 9, column: 8, scope: !10)
!21 = !DILocalVariable(name: "b", scope: !10, file: !1, line: 9, type: !16)
!22 = !DILocation(line: 9, column: 26, scope: !10)
!23 = !DILocation(line: 10, column: 3, scope: !10)
!24 = !DILocation(line: 11, column: 11, scope: !10)
!25 = !DILocation(line: 11, column: 13, scope: !10)
!26 = !DILocation(line: 11, column: 3, scope: !10)
!27 = !DILocation(line: 12, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 7)
!29 = !DILocation(line: 12, column: 12, scope: !28)
!30 = !DILocation(line: 12, column: 19, scope: !28)
!31 = !DILocation(line: 12, column: 22, scope: !28)
!32 = !DILocation(line: 12, column: 27, scope: !28)
!33 = !DILocation(line: 12, column: 34, scope: !28)
!34 = !DILocation(line: 12, column: 37, scope: !28)
!35 = !DILocation(line: 12, column: 42, scope: !28)
!36 = !DILocation(line: 12, column: 7, scope: !10)
!37 = !DILocation(line: 12, column: 50, scope: !28)
!38 = !DILocation(line: 13, column: 10, scope: !10)
!39 = !DILocation(line: 13, column: 12, scope: !10)
!40 = !DILocation(line: 13, column: 3, scope: !10)
!41 = !DILocation(line: 14, column: 7, scope: !42)
!42 = distinct !DILexicalBlock(scope: !10, file: !1, line: 14, column: 7)
!43 = !DILocation(line: 14, column: 12, scope: !42)
!44 = !DILocation(line: 14, column: 19, scope: !42)
!45 = !DILocation(line: 14, column: 22, scope: !42)
!46 = !DILocation(line: 14, column: 27, scope: !42)
!47 = !DILocation(line: 14, column: 34, scope: !42)
!48 = !DILocation(line: 14, column: 37, scope: !42)
!49 = !DILocation(line: 14, column: 42, scope: !42)
!50 = !DILocation(line: 14, column: 49, scope: !42)
!51 = !DILocation(line: 14, column: 52, scope: !42)
!52 = !DILocation(line: 14, column: 57, scope: !42)
!53 = !DILocation(line: 14, column: 7, scope: !10)
!54 = !DILocation(line: 14, column: 65, scope: !42)
!55 = !DILocalVariable(name: "k", scope: !10, file: !1, line: 15, type: !13)
!56 = !DILocation(line: 15, column: 7, scope: !10)
!57 = !DILocation(line: 15, column: 11, scope: !10)
!58 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 15, type: !13)
!59 = !DILocation(line: 15, column: 36, scope: !10)
!60 = !DILocation(line: 16, column: 3, scope: !10)
!61 = !DILocation(line: 17, column: 7, scope: !62)
!62 = distinct !DILexicalBlock(scope: !10, file: !1, line: 17, column: 7)
!63 = !DILocation(line: 17, column: 12, scope: !62)
!64 = !DILocation(line: 17, column: 9, scope: !62)
!65 = !DILocation(line: 17, column: 7, scope: !10)
!66 = !DILocation(line: 17, column: 15, scope: !62)
!67 = !DILocation(line: 18, column: 3, scope: !10)
