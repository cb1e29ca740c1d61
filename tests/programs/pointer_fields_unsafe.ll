source_filename = "pointer_fields_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i8, [3 x i32], %struct.anon }
%struct.anon = type { i16, i16 }

@__const.main.n = private unnamed_addr constant %struct.node { i8 110, [3 x i32] [i32 1, i32 2, i32 3], %struct.anon { i16 4, i16 5 } }, align 4

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.node, align 4
  %3 = alloca i16*, align 8
  %4 = alloca i32*, align 8
  %5 = alloca %struct.node*, align 8
  store i32 0, i32* %1, align 4
  %6 = bitcast %struct.node* %2 to i8*, !dbg !13
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %6, i8* align 4 getelementptr inbounds (%struct.node, %struct.node* @__const.main.n, i32 0, i32 0), i64 20, i1 false), !dbg !13
  %7 = getelementptr inbounds %struct.node, %struct.node* %2, i32 0, i32 2, !dbg !14
  %8 = getelementptr inbounds %struct.anon, %struct.anon* %7, i32 0, i32 1, !dbg !15
  store i16* %8, i16** %3, align 8, !dbg !16
  %9 = getelementptr inbounds %struct.node, %struct.node* %2, i32 0, i32 1, !dbg !17
  %10 = getelementptr inbounds [3 x i32], [3 x i32]* %9, i64 0, i64 0, !dbg !18
  store i32* %10, i32** %4, align 8, !dbg !19
  %11 = load i16*, i16** %3, align 8, !dbg !20
  store i16 50, i16* %11, align 2, !dbg !21
  %12 = call i32 @__VERIFIER_nondet_int(), !dbg !22
  %13 = load i32*, i32** %4, align 8, !dbg !23
  %14 = getelementptr inbounds i32, i32* %13, i64 2, !dbg !23
  store i32 %12, i32* %14, align 4, !dbg !24
  %15 = load i32*, i32** %4, align 8, !dbg !25
  %16 = getelementptr inbounds i32, i32* %15, i64 2, !dbg !26
  store i32 20, i32* %16, align 4, !dbg !27
  %17 = load i16*, i16** %3, align 8, !dbg !28
  %18 = bitcast i16* %17 to i8*, !dbg !29
  %19 = getelementptr inbounds i8, i8* %18, i64 -18, !dbg !30
  %20 = bitcast i8* %19 to %struct.node*, !dbg !31
  store %struct.node* %20, %struct.node** %5, align 8, !dbg !32
  %21 = load %struct.node*, %struct.node** %5, align 8, !dbg !33
  %22 = getelementptr inbounds %struct.node, %struct.node* %21, i32 0, i32 1, !dbg !34
  %23 = getelementptr inbounds [3 x i32], [3 x i32]* %22, i64 0, i64 1, !dbg !33
  %24 = load i32, i32* %23, align 4, !dbg !33
  %25 = icmp ne i32 %24, 20, !dbg !35
  br i1 %25, label %46, label %26, !dbg !36

26:
  %27 = load %struct.node*, %struct.node** %5, align 8, !dbg !37
  %28 = getelementptr inbounds %struct.node, %struct.node* %27, i32 0, i32 2, !dbg !38
  %29 = getelementptr inbounds %struct.anon, %struct.anon* %28, i32 0, i32 1, !dbg !39
  %30 = load i16, i16* %29, align 2, !dbg !39
  %31 = sext i16 %30 to i32, !dbg !37
  %32 = icmp ne i32 %31, 50, !dbg !40
  br i1 %32, label %46, label %33, !dbg !41

33:
  %34 = load %struct.node*, %struct.node** %5, align 8, !dbg !42
  %35 = getelementptr inbounds %struct.node, %struct.node* %34, i32 0, i32 2, !dbg !43
  %36 = getelementptr inbounds %struct.anon, %struct.anon* %35, i32 0, i32 0, !dbg !44
  %37 = load i16, i16* %36, align 4, !dbg !44
  %38 = sext i16 %37 to i32, !dbg !42
  %39 = icmp ne i32 %38, 4, !dbg !45
  br i1 %39, label %46, label %40, !dbg !46

40:
  %41 = load %struct.node*, %struct.node** %5, align 8, !dbg !47
  %42 = getelementptr inbounds %struct.node, %struct.node* %41, i32 0, i32 0, !dbg !48
  %43 = load i8, i8* %42, align 4, !dbg !48
  %44 = sext i8 %43 to i32, !dbg !47
  %45 = icmp ne i32 %44, 110, !dbg !49
  br i1 %45, label %46, label %47, !dbg !33

46:
  call void @reach_error(), !dbg !50
  br label %47, !dbg !50

47:
  %48 = getelementptr inbounds %struct.node, %struct.node* %2, i32 0, i32 1, !dbg !51
  %49 = getelementptr inbounds [3 x i32], [3 x i32]* %48, i64 0, i64 2, !dbg !52
  %50 = load i32, i32* %49, align 4, !dbg !52
  %51 = load i32*, i32** %4, align 8, !dbg !53
  %52 = getelementptr inbounds i32, i32* %51, i64 2, !dbg !53
  %53 = load i32, i32* %52, align 4, !dbg !53
  %54 = icmp ne i32 %50, %53, !dbg !54
  br i1 %54, label %55, label %56, !dbg !52

55:
  call void @reach_error(), !dbg !55
  br label %56, !dbg !55

56:
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
