source_filename = "builtins_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %sum = alloca i32, align 4
  %u = alloca i32, align 4
  %over = alloca i8, align 1
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %call, i32* %x, align 4, !dbg !14
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !15
  store i32 %call1, i32* %y, align 4, !dbg !16
  %call2 = call i32 @__VERIFIER_nondet_uint(), !dbg !17
  store i32 %call2, i32* %u, align 4, !dbg !18
  %0 = load i32, i32* %x, align 4, !dbg !19
  %1 = load i32, i32* %y, align 4, !dbg !20
  %2 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %1), !dbg !21
  %3 = extractvalue { i32, i1 } %2, 1, !dbg !21
  %4 = extractvalue { i32, i1 } %2, 0, !dbg !21
  store i32 %4, i32* %sum, align 4, !dbg !21
  %frombool = zext i1 %3 to i8, !dbg !22
  store i8 %frombool, i8* %over, align 1, !dbg !22
  %5 = load i32, i32* %y, align 4, !dbg !23
  %cmp = icmp sgt i32 %5, 0, !dbg !24
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !25

land.lhs.true:
  %6 = load i32, i32* %sum, align 4, !dbg !26
  %7 = load i32, i32* %x, align 4, !dbg !27
  %cmp3 = icmp sle i32 %6, %7, !dbg !28
  br i1 %cmp3, label %if.then, label %if.end, !dbg !23

if.then:
  call void @reach_error(), !dbg !29
  br label %if.end, !dbg !29

if.end:
  %8 = load i32, i32* %x, align 4, !dbg !30
  %cmp4 = icmp eq i32 %8, 5, !dbg !31
  %conv = zext i1 %cmp4 to i32, !dbg !31
  %conv5 = sext i32 %conv to i64, !dbg !30
  %tobool = icmp ne i64 %conv5, 0, !dbg !32
  br i1 %tobool, label %land.lhs.true6, label %if.end10, !dbg !33

land.lhs.true6:
  %9 = load i32, i32* %x, align 4, !dbg !34
  %cmp7 = icmp ne i32 %9, 5, !dbg !35
  br i1 %cmp7, label %if.then9, label %if.end10, !dbg !32

if.then9:
  call void @reach_error(), !dbg !36
  br label %if.end10, !dbg !36

if.end10:
  %10 = load i32, i32* %u, align 4, !dbg !37
  %11 = call i32 @llvm.bswap.i32(i32 %10), !dbg !38
  %cmp11 = icmp eq i32 %11, 16777216, !dbg !39
  br i1 %cmp11, label %land.lhs.true13, label %if.end17, !dbg !40

land.lhs.true13:
  %12 = load i32, i32* %u, align 4, !dbg !41
  %cmp14 = icmp ne i32 %12, 1, !dbg !42
  br i1 %cmp14, label %if.then16, label %if.end17, !dbg !38

if.then16:
  call void @reach_error(), !dbg !43
  br label %if.end17, !dbg !43

if.end17:
  %13 = load i32, i32* %u, align 4, !dbg !44
  %and = and i32 %13, 15, !dbg !45
  %14 = call i32 @llvm.ctpop.i32(i32 %and), !dbg !46
  %cmp18 = icmp sgt i32 %14, 4, !dbg !47
  br i1 %cmp18, label %if.then20, label %if.end21, !dbg !46

if.then20:
  call void @reach_error(), !dbg !48
  br label %if.end21, !dbg !48

if.end21:
  ret i32 0, !dbg !49
}

declare i32 @__VERIFIER_nondet_int()

declare i32 @__VERIFIER_nondet_uint()

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare void @reach_error()

declare i32 @llvm.bswap.i32(i32)

declare i32 @llvm.ctpop.i32(i32)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "builtins_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 11, scope: !10)
!14 = !DILocation(line: 7, column: 7, scope: !10)
!15 = !DILocation(line: 7, column: 40, scope: !10)
!16 = !DILocation(line: 7, column: 36, scope: !10)
!17 = !DILocation(line: 8, column: 16, scope: !10)
!18 = !DILocation(line: 8, column: 12, scope: !10)
!19 = !DILocation(line: 9, column: 39, scope: !10)
!20 = !DILocation(line: 9, column: 42, scope: !10)
!21 = !DILocation(line: 9, column: 16, scope: !10)
!22 = !DILocation(line: 9, column: 9, scope: !10)
!23 = !DILocation(line: 10, column: 7, scope: !10)
!24 = !DILocation(line: 10, column: 9, scope: !10)
!25 = !DILocation(line: 10, column: 13, scope: !10)
!26 = !DILocation(line: 10, column: 16, scope: !10)
!27 = !DILocation(line: 10, column: 23, scope: !10)
!28 = !DILocation(line: 10, column: 20, scope: !10)
!29 = !DILocation(line: 10, column: 26, scope: !10)
!30 = !DILocation(line: 11, column: 24, scope: !10)
!31 = !DILocation(line: 11, column: 26, scope: !10)
!32 = !DILocation(line: 11, column: 7, scope: !10)
!33 = !DILocation(line: 11, column: 35, scope: !10)
!34 = !DILocation(line: 11, column: 38, scope: !10)
!35 = !DILocation(line: 11, column: 40, scope: !10)
!36 = !DILocation(line: 11, column: 46, scope: !10)
!37 = !DILocation(line: 12, column: 25, scope: !10)
!38 = !DILocation(line: 12, column: 7, scope: !10)
!39 = !DILocation(line: 12, column: 28, scope: !10)
!40 = !DILocation(line: 12, column: 42, scope: !10)
!41 = !DILocation(line: 12, column: 45, scope: !10)
!42 = !DILocation(line: 12, column: 47, scope: !10)
!43 = !DILocation(line: 12, column: 53, scope: !10)
!44 = !DILocation(line: 13, column: 26, scope: !10)
!45 = !DILocation(line: 13, column: 28, scope: !10)
!46 = !DILocation(line: 13, column: 7, scope: !10)
!47 = !DILocation(line: 13, column: 34, scope: !10)
!48 = !DILocation(line: 13, column: 39, scope: !10)
!49 = !DILocation(line: 14, column: 3, scope: !10)
