source_filename = "bit_fields_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.flags = type { i16, [2 x i8], i16, [2 x i8] }

@__const.main.f = private unnamed_addr constant { i8, i8, [2 x i8], i8, i8, [2 x i8] } { i8 -15, i8 0, [2 x i8] undef, i8 44, i8 1, [2 x i8] undef }, align 4

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %f = alloca %struct.flags, align 4
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.flags* %f to i8*, !dbg !13
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %0, i8* align 4 getelementptr inbounds ({ i8, i8, [2 x i8], i8, i8, [2 x i8] }, { i8, i8, [2 x i8], i8, i8, [2 x i8] }* @__const.main.f, i32 0, i32 0), i64 8, i1 false), !dbg !13
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !14
  store i32 %call, i32* %x, align 4, !dbg !15
  %1 = load i32, i32* %x, align 4, !dbg !16
  %2 = bitcast %struct.flags* %f to i16*, !dbg !17
  %3 = trunc i32 %1 to i16, !dbg !18
  %bf.load = load i16, i16* %2, align 4, !dbg !18
  %bf.value = and i16 %3, 7, !dbg !18
  %bf.clear = and i16 %bf.load, -8, !dbg !18
  %bf.set = or i16 %bf.clear, %bf.value, !dbg !18
  store i16 %bf.set, i16* %2, align 4, !dbg !18
  %bf.result.cast = zext i16 %bf.value to i32, !dbg !18
  %4 = load i32, i32* %x, align 4, !dbg !19
  %5 = bitcast %struct.flags* %f to i16*, !dbg !20
  %6 = trunc i32 %4 to i16, !dbg !21
  %bf.load1 = load i16, i16* %5, align 4, !dbg !21
  %bf.value2 = and i16 %6, 31, !dbg !21
  %bf.shl = shl i16 %bf.value2, 3, !dbg !21
  %bf.clear3 = and i16 %bf.load1, -249, !dbg !21
  %bf.set4 = or i16 %bf.clear3, %bf.shl, !dbg !21
  store i16 %bf.set4, i16* %5, align 4, !dbg !21
  %bf.result.shl = shl i16 %bf.value2, 11, !dbg !21
  %bf.result.ashr = ashr i16 %bf.result.shl, 11, !dbg !21
  %bf.result.cast5 = sext i16 %bf.result.ashr to i32, !dbg !21
  %7 = bitcast %struct.flags* %f to i16*, !dbg !22
  %bf.load6 = load i16, i16* %7, align 4, !dbg !22
  %bf.clear7 = and i16 %bf.load6, 7, !dbg !22
  %bf.cast = zext i16 %bf.clear7 to i32, !dbg !22
  %cmp = icmp sgt i32 %bf.cast, 7, !dbg !23
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !24

lor.lhs.false:
  %8 = bitcast %struct.flags* %f to i16*, !dbg !25
  %bf.load8 = load i16, i16* %8, align 4, !dbg !25
  %bf.shl9 = shl i16 %bf.load8, 8, !dbg !25
  %bf.ashr = ashr i16 %bf.shl9, 11, !dbg !25
  %bf.cast10 = sext i16 %bf.ashr to i32, !dbg !25
  %cmp11 = icmp sgt i32 %bf.cast10, 14, !dbg !26
  br i1 %cmp11, label %if.then, label %lor.lhs.false12, !dbg !27

lor.lhs.false12:
  %9 = bitcast %struct.flags* %f to i16*, !dbg !28
  %bf.load13 = load i16, i16* %9, align 4, !dbg !28
  %bf.shl14 = shl i16 %bf.load13, 8, !dbg !28
  %bf.ashr15 = ashr i16 %bf.shl14, 11, !dbg !28
  %bf.cast16 = sext i16 %bf.ashr15 to i32, !dbg !28
  %cmp17 = icmp slt i32 %bf.cast16, -16, !dbg !29
  br i1 %cmp17, label %if.then, label %lor.lhs.false18, !dbg !30

lor.lhs.false18:
  %10 = bitcast %struct.flags* %f to i16*, !dbg !31
  %bf.load19 = load i16, i16* %10, align 4, !dbg !31
  %bf.lshr = lshr i16 %bf.load19, 8, !dbg !31
  %bf.clear20 = and i16 %bf.lshr, 1, !dbg !31
  %bf.cast21 = zext i16 %bf.clear20 to i32, !dbg !31
  %tobool = icmp ne i32 %bf.cast21, 0, !dbg !32
  br i1 %tobool, label %if.then, label %lor.lhs.false22, !dbg !33

lor.lhs.false22:
  %d = getelementptr inbounds %struct.flags, %struct.flags* %f, i32 0, i32 2, !dbg !34
  %bf.load23 = load i16, i16* %d, align 4, !dbg !34
  %bf.clear24 = and i16 %bf.load23, 511, !dbg !34
  %bf.cast25 = zext i16 %bf.clear24 to i32, !dbg !34
  %cmp26 = icmp ne i32 %bf.cast25, 300, !dbg !35
  br i1 %cmp26, label %if.then, label %if.end, !dbg !36

if.then:
  call void @reach_error(), !dbg !37
  br label %if.end, !dbg !37

if.end:
  %d27 = getelementptr inbounds %struct.flags, %struct.flags* %f, i32 0, i32 2, !dbg !38
  %bf.load28 = load i16, i16* %d27, align 4, !dbg !39
  %bf.clear29 = and i16 %bf.load28, -512, !dbg !39
  %bf.set30 = or i16 %bf.clear29, 5, !dbg !39
  store i16 %bf.set30, i16* %d27, align 4, !dbg !39
  %d31 = getelementptr inbounds %struct.flags, %struct.flags* %f, i32 0, i32 2, !dbg !40
  %bf.load32 = load i16, i16* %d31, align 4, !dbg !40
  %bf.clear33 = and i16 %bf.load32, 511, !dbg !40
  %bf.cast34 = zext i16 %bf.clear33 to i32, !dbg !40
  %cmp35 = icmp ne i32 %bf.cast34, 5, !dbg !41
  br i1 %cmp35, label %if.then36, label %if.end37, !dbg !42

if.then36:
  call void @reach_error(), !dbg !43
  br label %if.end37, !dbg !43

if.end37:
  %11 = load i32, i32* %x, align 4, !dbg !44
  %cmp38 = icmp eq i32 %11, 31, !dbg !45
  br i1 %cmp38, label %land.lhs.true, label %if.end45, !dbg !46

land.lhs.true:
  %12 = bitcast %struct.flags* %f to i16*, !dbg !47
  %bf.load39 = load i16, i16* %12, align 4, !dbg !47
  %bf.shl40 = shl i16 %bf.load39, 8, !dbg !47
  %bf.ashr41 = ashr i16 %bf.shl40, 11, !dbg !47
  %bf.cast42 = sext i16 %bf.ashr41 to i32, !dbg !47
  %cmp43 = icmp ne i32 %bf.cast42, -1, !dbg !48
  br i1 %cmp43, label %if.then44, label %if.end45, !dbg !44

if.then44:
  call void @reach_error(), !dbg !49
  br label %if.end45, !dbg !49

if.end45:
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
