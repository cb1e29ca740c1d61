source_filename = "pointer_fields_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i8, [3 x i32], %struct.anon }
%struct.anon = type { i16, i16 }

@__const.main.n = private unnamed_addr constant %struct.node { i8 110, [3 x i32] [i32 1, i32 2, i32 3], %struct.anon { i16 4, i16 5 } }, align 4

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %n = alloca %struct.node, align 4
  %hi = alloca i16*, align 8
  %v = alloca i32*, align 8
  %back = alloca %struct.node*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.node* %n to i8*, !dbg !13
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %0, i8* align 4 getelementptr inbounds (%struct.node, %struct.node* @__const.main.n, i32 0, i32 0), i64 20, i1 false), !dbg !13
  %half = getelementptr inbounds %struct.node, %struct.node* %n, i32 0, i32 2, !dbg !14
  %hi1 = getelementptr inbounds %struct.anon, %struct.anon* %half, i32 0, i32 1, !dbg !15
  store i16* %hi1, i16** %hi, align 8, !dbg !16
  %values = getelementptr inbounds %struct.node, %struct.node* %n, i32 0, i32 1, !dbg !17
  %arraydecay = getelementptr inbounds [3 x i32], [3 x i32]* %values, i64 0, i64 0, !dbg !18
  store i32* %arraydecay, i32** %v, align 8, !dbg !19
  %1 = load i16*, i16** %hi, align 8, !dbg !20
  store i16 50, i16* %1, align 2, !dbg !21
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !22
  %2 = load i32*, i32** %v, align 8, !dbg !23
  %arrayidx = getelementptr inbounds i32, i32* %2, i64 2, !dbg !23
  store i32 %call, i32* %arrayidx, align 4, !dbg !24
  %3 = load i32*, i32** %v, align 8, !dbg !25
  %add.ptr = getelementptr inbounds i32, i32* %3, i64 2, !dbg !26
  store i32 20, i32* %add.ptr, align 4, !dbg !27
  %4 = load i16*, i16** %hi, align 8, !dbg !28
  %5 = bitcast i16* %4 to i8*, !dbg !29
  %add.ptr2 = getelementptr inbounds i8, i8* %5, i64 -18, !dbg !30
  %6 = bitcast i8* %add.ptr2 to %struct.node*, !dbg !31
  store %struct.node* %6, %struct.node** %back, align 8, !dbg !32
  %7 = load %struct.node*, %struct.node** %back, align 8, !dbg !33
  %values3 = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 1, !dbg !34
  %arrayidx4 = getelementptr inbounds [3 x i32], [3 x i32]* %values3, i64 0, i64 1, !dbg !33
  %8 = load i32, i32* %arrayidx4, align 4, !dbg !33
  %cmp = icmp ne i32 %8, 20, !dbg !35
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !36

lor.lhs.false:
  %9 = load %struct.node*, %struct.node** %back, align 8, !dbg !37
  %half5 = getelementptr inbounds %struct.node, %struct.node* %9, i32 0, i32 2, !dbg !38
  %hi6 = getelementptr inbounds %struct.anon, %struct.anon* %half5, i32 0, i32 1, !dbg !39
  %10 = load i16, i16* %hi6, align 2, !dbg !39
  %conv = sext i16 %10 to i32, !dbg !37
  %cmp7 = icmp ne i32 %conv, 50, !dbg !40
  br i1 %cmp7, label %if.then, label %lor.lhs.false9, !dbg !41

lor.lhs.false9:
  %11 = load %struct.node*, %struct.node** %back, align 8, !dbg !42
  %half10 = getelementptr inbounds %struct.node, %struct.node* %11, i32 0, i32 2, !dbg !43
  %lo = getelementptr inbounds %struct.anon, %struct.anon* %half10, i32 0, i32 0, !dbg !44
  %12 = load i16, i16* %lo, align 4, !dbg !44
  %conv11 = sext i16 %12 to i32, !dbg !42
  %cmp12 = icmp ne i32 %conv11, 4, !dbg !45
  br i1 %cmp12, label %if.then, label %lor.lhs.false14, !dbg !46

lor.lhs.false14:
  %13 = load %struct.node*, %struct.node** %back, align 8, !dbg !47
  %c = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 0, !dbg !48
  %14 = load i8, i8* %c, align 4, !dbg !48
  %conv15 = sext i8 %14 to i32, !dbg !47
  %cmp16 = icmp ne i32 %conv15, 110, !dbg !49
  br i1 %cmp16, label %if.then, label %if.end, !dbg !33

if.then:
  call void @reach_error(), !dbg !50
  br label %if.end, !dbg !50

if.end:
  %values18 = getelementptr inbounds %struct.node, %struct.node* %n, i32 0, i32 1, !dbg !51
  %arrayidx19 = getelementptr inbounds [3 x i32], [3 x i32]* %values18, i64 0, i64 2, !dbg !52
  %15 = load i32, i32* %arrayidx19, align 4, !dbg !52
  %16 = load i32*, i32** %v, align 8, !dbg !53
  %arrayidx20 = getelementptr inbounds i32, i32* %16, i64 2, !dbg !53
  %17 = load i32, i32* %arrayidx20, align 4, !dbg !53
  %cmp21 = icmp ne i32 %15, %17, !dbg !54
  br i1 %cmp21, label %if.then23, label %if.end24, !dbg !52

if.then23:
  call void @reach_error(), !dbg !55
  br label %if.end24, !dbg !55

if.end24:
  ret i32 0, !dbg !56
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pointer_fields_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 8, column: 15, scope: !10)
!14 = !DILocation(line: 9, column: 18, scope: !10)
!15 = !DILocation(line: 9, column: 23, scope: !10)
!16 = !DILocation(line: 9, column: 10, scope: !10)
!17 = !DILocation(line: 10, column: 14, scope: !10)
!18 = !DILocation(line: 10, column: 12, scope: !10)
!19 = !DILocation(line: 10, column: 8, scope: !10)
!20 = !DILocation(line: 11, column: 4, scope: !10)
!21 = !DILocation(line: 11, column: 7, scope: !10)
!22 = !DILocation(line: 12, column: 10, scope: !10)
!23 = !DILocation(line: 12, column: 3, scope: !10)
!24 = !DILocation(line: 12, column: 8, scope: !10)
!25 = !DILocation(line: 13, column: 5, scope: !10)
!26 = !DILocation(line: 13, column: 7, scope: !10)
!27 = !DILocation(line: 13, column: 12, scope: !10)
!28 = !DILocation(line: 14, column: 47, scope: !10)
!29 = !DILocation(line: 14, column: 39, scope: !10)
!30 = !DILocation(line: 14, column: 50, scope: !10)
!31 = !DILocation(line: 14, column: 23, scope: !10)
!32 = !DILocation(line: 14, column: 16, scope: !10)
!33 = !DILocation(line: 15, column: 7, scope: !10)
!34 = !DILocation(line: 15, column: 13, scope: !10)
!35 = !DILocation(line: 15, column: 23, scope: !10)
!36 = !DILocation(line: 15, column: 29, scope: !10)
!37 = !DILocation(line: 15, column: 32, scope: !10)
!38 = !DILocation(line: 15, column: 38, scope: !10)
!39 = !DILocation(line: 15, column: 43, scope: !10)
!40 = !DILocation(line: 15, column: 46, scope: !10)
!41 = !DILocation(line: 15, column: 52, scope: !10)
!42 = !DILocation(line: 15, column: 55, scope: !10)
!43 = !DILocation(line: 15, column: 61, scope: !10)
!44 = !DILocation(line: 15, column: 66, scope: !10)
!45 = !DILocation(line: 15, column: 69, scope: !10)
!46 = !DILocation(line: 15, column: 74, scope: !10)
!47 = !DILocation(line: 15, column: 77, scope: !10)
!48 = !DILocation(line: 15, column: 83, scope: !10)
!49 = !DILocation(line: 15, column: 85, scope: !10)
!50 = !DILocation(line: 15, column: 93, scope: !10)
!51 = !DILocation(line: 16, column: 9, scope: !10)
!52 = !DILocation(line: 16, column: 7, scope: !10)
!53 = !DILocation(line: 16, column: 22, scope: !10)
!54 = !DILocation(line: 16, column: 19, scope: !10)
!55 = !DILocation(line: 16, column: 28, scope: !10)
!56 = !DILocation(line: 17, column: 3, scope: !10)
