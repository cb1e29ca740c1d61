source_filename = "bit_fields_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.flags = type { i16, [2 x i8], i16, [2 x i8] }

@__const.main.f = private unnamed_addr constant { i8, i8, [2 x i8], i8, i8, [2 x i8] } { i8 -15, i8 0, [2 x i8] undef, i8 44, i8 1, [2 x i8] undef }, align 4

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.flags, align 4
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %4 = bitcast %struct.flags* %2 to i8*, !dbg !13
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %4, i8* align 4 getelementptr inbounds ({ i8, i8, [2 x i8], i8, i8, [2 x i8] }, { i8, i8, [2 x i8], i8, i8, [2 x i8] }* @__const.main.f, i32 0, i32 0), i64 8, i1 false), !dbg !13
  %5 = call i32 @__VERIFIER_nondet_int(), !dbg !14
  store i32 %5, i32* %3, align 4, !dbg !15
  %6 = load i32, i32* %3, align 4, !dbg !16
  %7 = bitcast %struct.flags* %2 to i16*, !dbg !17
  %8 = trunc i32 %6 to i16, !dbg !18
  %9 = load i16, i16* %7, align 4, !dbg !18
  %10 = and i16 %8, 7, !dbg !18
  %11 = and i16 %9, -8, !dbg !18
  %12 = or i16 %11, %10, !dbg !18
  store i16 %12, i16* %7, align 4, !dbg !18
  %13 = zext i16 %10 to i32, !dbg !18
  %14 = load i32, i32* %3, align 4, !dbg !19
  %15 = bitcast %struct.flags* %2 to i16*, !dbg !20
  %16 = trunc i32 %14 to i16, !dbg !21
  %17 = load i16, i16* %15, align 4, !dbg !21
  %18 = and i16 %16, 31, !dbg !21
  %19 = shl i16 %18, 3, !dbg !21
  %20 = and i16 %17, -249, !dbg !21
  %21 = or i16 %20, %19, !dbg !21
  store i16 %21, i16* %15, align 4, !dbg !21
  %22 = shl i16 %18, 11, !dbg !21
  %23 = ashr i16 %22, 11, !dbg !21
  %24 = sext i16 %23 to i32, !dbg !21
  %25 = bitcast %struct.flags* %2 to i16*, !dbg !22
  %26 = load i16, i16* %25, align 4, !dbg !22
  %27 = and i16 %26, 7, !dbg !22
  %28 = zext i16 %27 to i32, !dbg !22
  %29 = icmp sgt i32 %28, 7, !dbg !23
  br i1 %29, label %57, label %30, !dbg !24

30:
  %31 = bitcast %struct.flags* %2 to i16*, !dbg !25
  %32 = load i16, i16* %31, align 4, !dbg !25
  %33 = shl i16 %32, 8, !dbg !25
  %34 = ashr i16 %33, 11, !dbg !25
  %35 = sext i16 %34 to i32, !dbg !25
  %36 = icmp sgt i32 %35, 14, !dbg !26
  br i1 %36, label %57, label %37, !dbg !27

37:
  %38 = bitcast %struct.flags* %2 to i16*, !dbg !28
  %39 = load i16, i16* %38, align 4, !dbg !28
  %40 = shl i16 %39, 8, !dbg !28
  %41 = ashr i16 %40, 11, !dbg !28
  %42 = sext i16 %41 to i32, !dbg !28
  %43 = icmp slt i32 %42, -16, !dbg !29
  br i1 %43, label %57, label %44, !dbg !30

44:
  %45 = bitcast %struct.flags* %2 to i16*, !dbg !31
  %46 = load i16, i16* %45, align 4, !dbg !31
  %47 = lshr i16 %46, 8, !dbg !31
  %48 = and i16 %47, 1, !dbg !31
  %49 = zext i16 %48 to i32, !dbg !31
  %50 = icmp ne i32 %49, 0, !dbg !32
  br i1 %50, label %57, label %51, !dbg !33

51:
  %52 = getelementptr inbounds %struct.flags, %struct.flags* %2, i32 0, i32 2, !dbg !34
  %53 = load i16, i16* %52, align 4, !dbg !34
  %54 = and i16 %53, 511, !dbg !34
  %55 = zext i16 %54 to i32, !dbg !34
  %56 = icmp ne i32 %55, 300, !dbg !35
  br i1 %56, label %57, label %58, !dbg !36

57:
  call void @reach_error(), !dbg !37
  br label %58, !dbg !37

58:
  %59 = getelementptr inbounds %struct.flags, %struct.flags* %2, i32 0, i32 2, !dbg !38
  %60 = load i16, i16* %59, align 4, !dbg !39
  %61 = and i16 %60, -512, !dbg !39
  %62 = or i16 %61, 5, !dbg !39
  store i16 %62, i16* %59, align 4, !dbg !39
  %63 = getelementptr inbounds %struct.flags, %struct.flags* %2, i32 0, i32 2, !dbg !40
  %64 = load i16, i16* %63, align 4, !dbg !40
  %65 = and i16 %64, 511, !dbg !40
  %66 = zext i16 %65 to i32, !dbg !40
  %67 = icmp ne i32 %66, 5, !dbg !41
  br i1 %67, label %68, label %69, !dbg !42

68:
  call void @reach_error(), !dbg !43
  br label %69, !dbg !43

69:
  %70 = load i32, i32* %3, align 4, !dbg !44
  %71 = icmp eq i32 %70, 31, !dbg !45
  br i1 %71, label %72, label %80, !dbg !46

72:
  %73 = bitcast %struct.flags* %2 to i16*, !dbg !47
  %74 = load i16, i16* %73, align 4, !dbg !47
  %75 = shl i16 %74, 8, !dbg !47
  %76 = ashr i16 %75, 11, !dbg !47
  %77 = sext i16 %76 to i32, !dbg !47
  %78 = icmp ne i32 %77, -1, !dbg !48
  br i1 %78, label %79, label %80, !dbg !44

79:
  call void @reach_error(), !dbg !49
  br label %80, !dbg !49

80:
  ret i32 0, !dbg !50
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bit_fields_unsafe.c", directory: ".")
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
!13 = !DILocation(line: 8, column: 16, scope: !10)
!14 = !DILocation(line: 9, column: 11, scope: !10)
!15 = !DILocation(line: 9, column: 7, scope: !10)
!16 = !DILocation(line: 10, column: 9, scope: !10)
!17 = !DILocation(line: 10, column: 5, scope: !10)
!18 = !DILocation(line: 10, column: 7, scope: !10)
!19 = !DILocation(line: 11, column: 9, scope: !10)
!20 = !DILocation(line: 11, column: 5, scope: !10)
!21 = !DILocation(line: 11, column: 7, scope: !10)
!22 = !DILocation(line: 12, column: 9, scope: !10)
!23 = !DILocation(line: 12, column: 11, scope: !10)
!24 = !DILocation(line: 12, column: 15, scope: !10)
!25 = !DILocation(line: 12, column: 20, scope: !10)
!26 = !DILocation(line: 12, column: 22, scope: !10)
!27 = !DILocation(line: 12, column: 27, scope: !10)
!28 = !DILocation(line: 12, column: 32, scope: !10)
!29 = !DILocation(line: 12, column: 34, scope: !10)
!30 = !DILocation(line: 12, column: 40, scope: !10)
!31 = !DILocation(line: 12, column: 45, scope: !10)
!32 = !DILocation(line: 12, column: 43, scope: !10)
!33 = !DILocation(line: 12, column: 47, scope: !10)
!34 = !DILocation(line: 12, column: 52, scope: !10)
!35 = !DILocation(line: 12, column: 54, scope: !10)
!36 = !DILocation(line: 12, column: 7, scope: !10)
!37 = !DILocation(line: 12, column: 62, scope: !10)
!38 = !DILocation(line: 13, column: 5, scope: !10)
!39 = !DILocation(line: 13, column: 7, scope: !10)
!40 = !DILocation(line: 14, column: 9, scope: !10)
!41 = !DILocation(line: 14, column: 11, scope: !10)
!42 = !DILocation(line: 14, column: 7, scope: !10)
!43 = !DILocation(line: 14, column: 17, scope: !10)
!44 = !DILocation(line: 15, column: 7, scope: !10)
!45 = !DILocation(line: 15, column: 9, scope: !10)
!46 = !DILocation(line: 15, column: 15, scope: !10)
!47 = !DILocation(line: 15, column: 20, scope: !10)
!48 = !DILocation(line: 15, column: 22, scope: !10)
!49 = !DILocation(line: 15, column: 29, scope: !10)
!50 = !DILocation(line: 16, column: 3, scope: !10)
