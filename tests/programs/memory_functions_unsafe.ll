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
  %0 = bitcast [8 x i8]* %a to i8*, !dbg !13
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.main.a, i32 0, i32 0), i64 8, i1 false), !dbg !13
  %arraydecay = getelementptr inbounds [8 x i8], [8 x i8]* %b, i64 0, i64 0, !dbg !14
  %arraydecay1 = getelementptr inbounds [8 x i8], [8 x i8]* %a, i64 0, i64 0, !dbg !14
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %arraydecay, i8* align 1 %arraydecay1, i64 8, i1 false), !dbg !14
  %arraydecay2 = getelementptr inbounds [8 x i8], [8 x i8]* %a, i64 0, i64 0, !dbg !15
  %add.ptr = getelementptr inbounds i8, i8* %arraydecay2, i64 1, !dbg !16
  %arraydecay3 = getelementptr inbounds [8 x i8], [8 x i8]* %a, i64 0, i64 0, !dbg !17
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %add.ptr, i8* align 1 %arraydecay3, i64 4, i1 false), !dbg !17
  %arrayidx = getelementptr inbounds [8 x i8], [8 x i8]* %a, i64 0, i64 1, !dbg !18
  %1 = load i8, i8* %arrayidx, align 1, !dbg !18
  %conv = sext i8 %1 to i32, !dbg !18
  %cmp = icmp ne i32 %conv, 97, !dbg !19
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !20

lor.lhs.false:
  %arrayidx5 = getelementptr inbounds [8 x i8], [8 x i8]* %a, i64 0, i64 4, !dbg !21
  %2 = load i8, i8* %arrayidx5, align 1, !dbg !21
  %conv6 = sext i8 %2 to i32, !dbg !21
  %cmp7 = icmp ne i32 %conv6, 100, !dbg !22
  br i1 %cmp7, label %if.then, label %lor.lhs.false9, !dbg !23

lor.lhs.false9:
  %arrayidx10 = getelementptr inbounds [8 x i8], [8 x i8]* %a, i64 0, i64 5, !dbg !24
  %3 = load i8, i8* %arrayidx10, align 1, !dbg !24
  %conv11 = sext i8 %3 to i32, !dbg !24
  %cmp12 = icmp ne i32 %conv11, 102, !dbg !25
  br i1 %cmp12, label %if.then, label %if.end, !dbg !18

if.then:
  call void @reach_error(), !dbg !26
  br label %if.end, !dbg !26

if.end:
  %arraydecay14 = getelementptr inbounds [8 x i8], [8 x i8]* %b, i64 0, i64 0, !dbg !27
  %add.ptr15 = getelementptr inbounds i8, i8* %arraydecay14, i64 2, !dbg !28
  call void @llvm.memset.p0i8.i64(i8* align 1 %add.ptr15, i8 120, i64 4, i1 false), !dbg !29
  %arrayidx16 = getelementptr inbounds [8 x i8], [8 x i8]* %b, i64 0, i64 1, !dbg !30
  %4 = load i8, i8* %arrayidx16, align 1, !dbg !30
  %conv17 = sext i8 %4 to i32, !dbg !30
  %cmp18 = icmp ne i32 %conv17, 98, !dbg !31
  br i1 %cmp18, label %if.then35, label %lor.lhs.false20, !dbg !32

lor.lhs.false20:
  %arrayidx21 = getelementptr inbounds [8 x i8], [8 x i8]* %b, i64 0, i64 2, !dbg !33
  %5 = load i8, i8* %arrayidx21, align 1, !dbg !33
  %conv22 = sext i8 %5 to i32, !dbg !33
  %cmp23 = icmp ne i32 %conv22, 120, !dbg !34
  br i1 %cmp23, label %if.then35, label %lor.lhs.false25, !dbg !35

lor.lhs.false25:
  %arrayidx26 = getelementptr inbounds [8 x i8], [8 x i8]* %b, i64 0, i64 4, !dbg !36
  %6 = load i8, i8* %arrayidx26, align 1, !dbg !36
  %conv27 = sext i8 %6 to i32, !dbg !36
  %cmp28 = icmp ne i32 %conv27, 120, !dbg !37
  br i1 %cmp28, label %if.then35, label %lor.lhs.false30, !dbg !38

lor.lhs.false30:
  %arrayidx31 = getelementptr inbounds [8 x i8], [8 x i8]* %b, i64 0, i64 5, !dbg !39
  %7 = load i8, i8* %arrayidx31, align 1, !dbg !39
  %conv32 = sext i8 %7 to i32, !dbg !39
  %cmp33 = icmp ne i32 %conv32, 102, !dbg !40
  br i1 %cmp33, label %if.then35, label %if.end36, !dbg !30

if.then35:
  call void @reach_error(), !dbg !41
  br label %if.end36, !dbg !41

if.end36:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !42
  store i32 %call, i32* %k, align 4, !dbg !43
  store i32 0, i32* %n, align 4, !dbg !44
  %8 = bitcast i32* %n to i8*, !dbg !45
  %9 = bitcast i32* %k to i8*, !dbg !45
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %8, i8* align 4 %9, i64 4, i1 false), !dbg !45
  %10 = load i32, i32* %n, align 4, !dbg !46
  %11 = load i32, i32* %k, align 4, !dbg !47
  %cmp37 = icmp ne i32 %10, %11, !dbg !48
  br i1 %cmp37, label %if.then39, label %if.end40, !dbg !46

if.then39:
  call void @reach_error(), !dbg !49
  br label %if.end40, !dbg !49

if.end40:
  ret i32 0, !dbg !50
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg)

declare void @reach_error()

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_int()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "memory_functions_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 9, column: 8, scope: !10)
!14 = !DILocation(line: 10, column: 3, scope: !10)
!15 = !DILocation(line: 11, column: 11, scope: !10)
!16 = !DILocation(line: 11, column: 13, scope: !10)
!17 = !DILocation(line: 11, column: 3, scope: !10)
!18 = !DILocation(line: 12, column: 7, scope: !10)
!19 = !DILocation(line: 12, column: 12, scope: !10)
!20 = !DILocation(line: 12, column: 19, scope: !10)
!21 = !DILocation(line: 12, column: 22, scope: !10)
!22 = !DILocation(line: 12, column: 27, scope: !10)
!23 = !DILocation(line: 12, column: 34, scope: !10)
!24 = !DILocation(line: 12, column: 37, scope: !10)
!25 = !DILocation(line: 12, column: 42, scope: !10)
!26 = !DILocation(line: 12, column: 50, scope: !10)
!27 = !DILocation(line: 13, column: 10, scope: !10)
!28 = !DILocation(line: 13, column: 12, scope: !10)
!29 = !DILocation(line: 13, column: 3, scope: !10)
!30 = !DILocation(line: 14, column: 7, scope: !10)
!31 = !DILocation(line: 14, column: 12, scope: !10)
!32 = !DILocation(line: 14, column: 19, scope: !10)
!33 = !DILocation(line: 14, column: 22, scope: !10)
!34 = !DILocation(line: 14, column: 27, scope: !10)
!35 = !DILocation(line: 14, column: 34, scope: !10)
!36 = !DILocation(line: 14, column: 37, scope: !10)
!37 = !DILocation(line: 14, column: 42, scope: !10)
!38 = !DILocation(line: 14, column: 49, scope: !10)
!39 = !DILocation(line: 14, column: 52, scope: !10)
!40 = !DILocation(line: 14, column: 57, scope: !10)
!41 = !DILocation(line: 14, column: 65, scope: !10)
!42 = !DILocation(line: 15, column: 11, scope: !10)
!43 = !DILocation(line: 15, column: 7, scope: !10)
!44 = !DILocation(line: 15, column: 36, scope: !10)
!45 = !DILocation(line: 16, column: 3, scope: !10)
!46 = !DILocation(line: 17, column: 7, scope: !10)
!47 = !DILocation(line: 17, column: 12, scope: !10)
!48 = !DILocation(line: 17, column: 9, scope: !10)
!49 = !DILocation(line: 17, column: 15, scope: !10)
!50 = !DILocation(line: 18, column: 3, scope: !10)
