source_filename = "nondet_types_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %c = alloca i32, align 4
  %s = alloca i32, align 4
  %u = alloca i64, align 8
  %l = alloca i64, align 8
  %b = alloca i32, align 4
  %q = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %call = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !13
  %conv = zext i8 %call to i32, !dbg !13
  store i32 %conv, i32* %c, align 4, !dbg !14
  %call1 = call signext i16 @__VERIFIER_nondet_short(), !dbg !15
  %conv2 = sext i16 %call1 to i32, !dbg !15
  store i32 %conv2, i32* %s, align 4, !dbg !16
  %call3 = call i32 @__VERIFIER_nondet_uint(), !dbg !17
  %conv4 = zext i32 %call3 to i64, !dbg !17
  store i64 %conv4, i64* %u, align 8, !dbg !18
  %call5 = call i64 @__VERIFIER_nondet_ulong(), !dbg !19
  store i64 %call5, i64* %l, align 8, !dbg !20
  %call6 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !21
  %conv7 = zext i1 %call6 to i32, !dbg !21
  store i32 %conv7, i32* %b, align 4, !dbg !22
  %call8 = call i64 @__VERIFIER_nondet_longlong(), !dbg !23
  store i64 %call8, i64* %q, align 8, !dbg !24
  %0 = load i32, i32* %c, align 4, !dbg !25
  %cmp = icmp slt i32 %0, 0, !dbg !26
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !27

lor.lhs.false:
  %1 = load i32, i32* %c, align 4, !dbg !28
  %cmp10 = icmp sge i32 %1, 255, !dbg !29
  br i1 %cmp10, label %if.then, label %lor.lhs.false12, !dbg !30

lor.lhs.false12:
  %2 = load i32, i32* %s, align 4, !dbg !31
  %cmp13 = icmp slt i32 %2, -32768, !dbg !32
  br i1 %cmp13, label %if.then, label %lor.lhs.false15, !dbg !33

lor.lhs.false15:
  %3 = load i32, i32* %s, align 4, !dbg !34
  %cmp16 = icmp sgt i32 %3, 32767, !dbg !35
  br i1 %cmp16, label %if.then, label %lor.lhs.false18, !dbg !36

lor.lhs.false18:
  %4 = load i64, i64* %u, align 8, !dbg !37
  %cmp19 = icmp slt i64 %4, 0, !dbg !38
  br i1 %cmp19, label %if.then, label %lor.lhs.false21, !dbg !39

lor.lhs.false21:
  %5 = load i64, i64* %u, align 8, !dbg !40
  %cmp22 = icmp sgt i64 %5, 4294967295, !dbg !41
  br i1 %cmp22, label %if.then, label %lor.lhs.false24, !dbg !42

lor.lhs.false24:
  %6 = load i32, i32* %b, align 4, !dbg !43
  %cmp25 = icmp slt i32 %6, 0, !dbg !44
  br i1 %cmp25, label %if.then, label %lor.lhs.false27, !dbg !45

lor.lhs.false27:
  %7 = load i32, i32* %b, align 4, !dbg !46
  %cmp28 = icmp sgt i32 %7, 1, !dbg !47
  br i1 %cmp28, label %if.then, label %if.end, !dbg !25

if.then:
  call void @reach_error(), !dbg !48
  br label %if.end, !dbg !48

if.end:
  %8 = load i64, i64* %l, align 8, !dbg !49
  %cmp30 = icmp ugt i64 %8, -1, !dbg !50
  br i1 %cmp30, label %if.then35, label %lor.lhs.false32, !dbg !51

lor.lhs.false32:
  %9 = load i64, i64* %q, align 8, !dbg !52
  %div = sdiv i64 %9, 2, !dbg !53
  %cmp33 = icmp sgt i64 %div, 4611686018427387903, !dbg !54
  br i1 %cmp33, label %if.then35, label %if.end36, !dbg !49

if.then35:
  call void @reach_error(), !dbg !55
  br label %if.end36, !dbg !55

if.end36:
  ret i32 0, !dbg !56
}

declare zeroext i8 @__VERIFIER_nondet_uchar()

declare signext i16 @__VERIFIER_nondet_short()

declare i32 @__VERIFIER_nondet_uint()

declare i64 @__VERIFIER_nondet_ulong()

declare zeroext i1 @__VERIFIER_nondet_bool()

declare i64 @__VERIFIER_nondet_longlong()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "nondet_types_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 11, column: 11, scope: !10)
!14 = !DILocation(line: 11, column: 7, scope: !10)
!15 = !DILocation(line: 12, column: 11, scope: !10)
!16 = !DILocation(line: 12, column: 7, scope: !10)
!17 = !DILocation(line: 13, column: 12, scope: !10)
!18 = !DILocation(line: 13, column: 8, scope: !10)
!19 = !DILocation(line: 14, column: 21, scope: !10)
!20 = !DILocation(line: 14, column: 17, scope: !10)
!21 = !DILocation(line: 15, column: 11, scope: !10)
!22 = !DILocation(line: 15, column: 7, scope: !10)
!23 = !DILocation(line: 16, column: 17, scope: !10)
!24 = !DILocation(line: 16, column: 13, scope: !10)
!25 = !DILocation(line: 17, column: 7, scope: !10)
!26 = !DILocation(line: 17, column: 9, scope: !10)
!27 = !DILocation(line: 17, column: 13, scope: !10)
!28 = !DILocation(line: 17, column: 16, scope: !10)
!29 = !DILocation(line: 17, column: 18, scope: !10)
!30 = !DILocation(line: 17, column: 25, scope: !10)
!31 = !DILocation(line: 17, column: 28, scope: !10)
!32 = !DILocation(line: 17, column: 30, scope: !10)
!33 = !DILocation(line: 17, column: 39, scope: !10)
!34 = !DILocation(line: 17, column: 42, scope: !10)
!35 = !DILocation(line: 17, column: 44, scope: !10)
!36 = !DILocation(line: 17, column: 52, scope: !10)
!37 = !DILocation(line: 17, column: 55, scope: !10)
!38 = !DILocation(line: 17, column: 57, scope: !10)
!39 = !DILocation(line: 17, column: 61, scope: !10)
!40 = !DILocation(line: 17, column: 64, scope: !10)
!41 = !DILocation(line: 17, column: 66, scope: !10)
!42 = !DILocation(line: 17, column: 79, scope: !10)
!43 = !DILocation(line: 17, column: 82, scope: !10)
!44 = !DILocation(line: 17, column: 84, scope: !10)
!45 = !DILocation(line: 17, column: 88, scope: !10)
!46 = !DILocation(line: 17, column: 91, scope: !10)
!47 = !DILocation(line: 17, column: 93, scope: !10)
!48 = !DILocation(line: 17, column: 98, scope: !10)
!49 = !DILocation(line: 18, column: 7, scope: !10)
!50 = !DILocation(line: 18, column: 9, scope: !10)
!51 = !DILocation(line: 18, column: 30, scope: !10)
!52 = !DILocation(line: 18, column: 33, scope: !10)
!53 = !DILocation(line: 18, column: 35, scope: !10)
!54 = !DILocation(line: 18, column: 39, scope: !10)
!55 = !DILocation(line: 18, column: 62, scope: !10)
!56 = !DILocation(line: 19, column: 3, scope: !10)
