source_filename = "casts_narrow_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %s = alloca i8, align 1
  %u = alloca i8, align 1
  %h = alloca i16, align 2
  %v = alloca i16, align 2
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %call, i32* %x, align 4, !dbg !14
  %0 = load i32, i32* %x, align 4, !dbg !15
  %conv = trunc i32 %0 to i8, !dbg !15
  store i8 %conv, i8* %s, align 1, !dbg !16
  %1 = load i32, i32* %x, align 4, !dbg !17
  %conv1 = trunc i32 %1 to i8, !dbg !17
  store i8 %conv1, i8* %u, align 1, !dbg !18
  %2 = load i32, i32* %x, align 4, !dbg !19
  %conv2 = trunc i32 %2 to i16, !dbg !19
  store i16 %conv2, i16* %h, align 2, !dbg !20
  %3 = load i32, i32* %x, align 4, !dbg !21
  %conv3 = trunc i32 %3 to i16, !dbg !21
  store i16 %conv3, i16* %v, align 2, !dbg !22
  %4 = load i8, i8* %s, align 1, !dbg !23
  %conv4 = sext i8 %4 to i32, !dbg !23
  %cmp = icmp slt i32 %conv4, -128, !dbg !24
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !25

lor.lhs.false:
  %5 = load i8, i8* %s, align 1, !dbg !26
  %conv6 = sext i8 %5 to i32, !dbg !26
  %cmp7 = icmp sgt i32 %conv6, 127, !dbg !27
  br i1 %cmp7, label %if.then, label %lor.lhs.false9, !dbg !28

lor.lhs.false9:
  %6 = load i8, i8* %u, align 1, !dbg !29
  %conv10 = zext i8 %6 to i32, !dbg !29
  %cmp11 = icmp sgt i32 %conv10, 255, !dbg !30
  br i1 %cmp11, label %if.then, label %lor.lhs.false13, !dbg !31

lor.lhs.false13:
  %7 = load i16, i16* %h, align 2, !dbg !32
  %conv14 = sext i16 %7 to i32, !dbg !32
  %cmp15 = icmp sgt i32 %conv14, 32767, !dbg !33
  br i1 %cmp15, label %if.then, label %lor.lhs.false17, !dbg !34

lor.lhs.false17:
  %8 = load i16, i16* %v, align 2, !dbg !35
  %conv18 = zext i16 %8 to i32, !dbg !35
  %cmp19 = icmp sgt i32 %conv18, 65535, !dbg !36
  br i1 %cmp19, label %if.then, label %if.end, !dbg !23

if.then:
  call void @reach_error(), !dbg !37
  br label %if.end, !dbg !37

if.end:
  %9 = load i8, i8* %s, align 1, !dbg !38
  %conv21 = sext i8 %9 to i32, !dbg !38
  %and = and i32 %conv21, 255, !dbg !39
  %10 = load i8, i8* %u, align 1, !dbg !40
  %conv22 = zext i8 %10 to i32, !dbg !40
  %cmp23 = icmp ne i32 %and, %conv22, !dbg !41
  br i1 %cmp23, label %if.then25, label %if.end26, !dbg !42

if.then25:
  call void @reach_error(), !dbg !43
  br label %if.end26, !dbg !43

if.end26:
  %11 = load i32, i32* %x, align 4, !dbg !44
  %cmp27 = icmp sge i32 %11, 0, !dbg !45
  br i1 %cmp27, label %land.lhs.true, label %if.end36, !dbg !46

land.lhs.true:
  %12 = load i32, i32* %x, align 4, !dbg !47
  %cmp29 = icmp slt i32 %12, 256, !dbg !48
  br i1 %cmp29, label %land.lhs.true31, label %if.end36, !dbg !49

land.lhs.true31:
  %13 = load i8, i8* %u, align 1, !dbg !50
  %conv32 = zext i8 %13 to i32, !dbg !50
  %14 = load i32, i32* %x, align 4, !dbg !51
  %cmp33 = icmp ne i32 %conv32, %14, !dbg !52
  br i1 %cmp33, label %if.then35, label %if.end36, !dbg !44

if.then35:
  call void @reach_error(), !dbg !53
  br label %if.end36, !dbg !53

if.end36:
  %15 = load i32, i32* %x, align 4, !dbg !54
  %cmp37 = icmp sge i32 %15, 0, !dbg !55
  br i1 %cmp37, label %land.lhs.true39, label %if.end47, !dbg !56

land.lhs.true39:
  %16 = load i32, i32* %x, align 4, !dbg !57
  %cmp40 = icmp sle i32 %16, 128, !dbg !58
  br i1 %cmp40, label %land.lhs.true42, label %if.end47, !dbg !59

land.lhs.true42:
  %17 = load i8, i8* %s, align 1, !dbg !60
  %conv43 = sext i8 %17 to i32, !dbg !60
  %18 = load i32, i32* %x, align 4, !dbg !61
  %cmp44 = icmp ne i32 %conv43, %18, !dbg !62
  br i1 %cmp44, label %if.then46, label %if.end47, !dbg !54

if.then46:
  call void @reach_error(), !dbg !63
  br label %if.end47, !dbg !63

if.end47:
  %19 = load i16, i16* %h, align 2, !dbg !64
  %conv48 = sext i16 %19 to i32, !dbg !64
  %cmp49 = icmp sge i32 %conv48, 0, !dbg !65
  br i1 %cmp49, label %land.lhs.true51, label %if.end57, !dbg !66

land.lhs.true51:
  %20 = load i16, i16* %h, align 2, !dbg !67
  %conv52 = sext i16 %20 to i32, !dbg !67
  %21 = load i16, i16* %v, align 2, !dbg !68
  %conv53 = zext i16 %21 to i32, !dbg !68
  %cmp54 = icmp ne i32 %conv52, %conv53, !dbg !69
  br i1 %cmp54, label %if.then56, label %if.end57, !dbg !64

if.then56:
  call void @reach_error(), !dbg !70
  br label %if.end57, !dbg !70

if.end57:
  ret i32 0, !dbg !71
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "casts_narrow_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 11, scope: !10)
!14 = !DILocation(line: 6, column: 7, scope: !10)
!15 = !DILocation(line: 7, column: 19, scope: !10)
!16 = !DILocation(line: 7, column: 15, scope: !10)
!17 = !DILocation(line: 8, column: 21, scope: !10)
!18 = !DILocation(line: 8, column: 17, scope: !10)
!19 = !DILocation(line: 9, column: 13, scope: !10)
!20 = !DILocation(line: 9, column: 9, scope: !10)
!21 = !DILocation(line: 10, column: 22, scope: !10)
!22 = !DILocation(line: 10, column: 18, scope: !10)
!23 = !DILocation(line: 11, column: 7, scope: !10)
!24 = !DILocation(line: 11, column: 9, scope: !10)
!25 = !DILocation(line: 11, column: 16, scope: !10)
!26 = !DILocation(line: 11, column: 19, scope: !10)
!27 = !DILocation(line: 11, column: 21, scope: !10)
!28 = !DILocation(line: 11, column: 27, scope: !10)
!29 = !DILocation(line: 11, column: 30, scope: !10)
!30 = !DILocation(line: 11, column: 32, scope: !10)
!31 = !DILocation(line: 11, column: 38, scope: !10)
!32 = !DILocation(line: 11, column: 41, scope: !10)
!33 = !DILocation(line: 11, column: 43, scope: !10)
!34 = !DILocation(line: 11, column: 51, scope: !10)
!35 = !DILocation(line: 11, column: 54, scope: !10)
!36 = !DILocation(line: 11, column: 56, scope: !10)
!37 = !DILocation(line: 11, column: 65, scope: !10)
!38 = !DILocation(line: 12, column: 8, scope: !10)
!39 = !DILocation(line: 12, column: 10, scope: !10)
!40 = !DILocation(line: 12, column: 20, scope: !10)
!41 = !DILocation(line: 12, column: 17, scope: !10)
!42 = !DILocation(line: 12, column: 7, scope: !10)
!43 = !DILocation(line: 12, column: 23, scope: !10)
!44 = !DILocation(line: 13, column: 7, scope: !10)
!45 = !DILocation(line: 13, column: 9, scope: !10)
!46 = !DILocation(line: 13, column: 14, scope: !10)
!47 = !DILocation(line: 13, column: 17, scope: !10)
!48 = !DILocation(line: 13, column: 19, scope: !10)
!49 = !DILocation(line: 13, column: 25, scope: !10)
!50 = !DILocation(line: 13, column: 28, scope: !10)
!51 = !DILocation(line: 13, column: 33, scope: !10)
!52 = !DILocation(line: 13, column: 30, scope: !10)
!53 = !DILocation(line: 13, column: 36, scope: !10)
!54 = !DILocation(line: 14, column: 7, scope: !10)
!55 = !DILocation(line: 14, column: 9, scope: !10)
!56 = !DILocation(line: 14, column: 14, scope: !10)
!57 = !DILocation(line: 14, column: 17, scope: !10)
!58 = !DILocation(line: 14, column: 19, scope: !10)
!59 = !DILocation(line: 14, column: 26, scope: !10)
!60 = !DILocation(line: 14, column: 29, scope: !10)
!61 = !DILocation(line: 14, column: 34, scope: !10)
!62 = !DILocation(line: 14, column: 31, scope: !10)
!63 = !DILocation(line: 14, column: 37, scope: !10)
!64 = !DILocation(line: 15, column: 7, scope: !10)
!65 = !DILocation(line: 15, column: 9, scope: !10)
!66 = !DILocation(line: 15, column: 14, scope: !10)
!67 = !DILocation(line: 15, column: 17, scope: !10)
!68 = !DILocation(line: 15, column: 22, scope: !10)
!69 = !DILocation(line: 15, column: 19, scope: !10)
!70 = !DILocation(line: 15, column: 25, scope: !10)
!71 = !DILocation(line: 16, column: 3, scope: !10)
