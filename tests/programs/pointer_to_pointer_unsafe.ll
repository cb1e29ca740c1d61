source_filename = "pointer_to_pointer_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@a = dso_local global i32 1, align 4
@b = dso_local global i32 2, align 4

define dso_local void @retarget(i32** noundef %p, i32* noundef %to) !dbg !10 {
entry:
  %p.addr = alloca i32**, align 8
  %to.addr = alloca i32*, align 8
  store i32** %p, i32*** %p.addr, align 8
  store i32* %to, i32** %to.addr, align 8
  %0 = load i32*, i32** %to.addr, align 8, !dbg !13
  %1 = load i32**, i32*** %p.addr, align 8, !dbg !14
  store i32* %0, i32** %1, align 8, !dbg !15
  ret void, !dbg !16
}

define dso_local i32 @main() !dbg !17 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i32*, align 8
  %pp = alloca i32**, align 8
  store i32 0, i32* %retval, align 4
  store i32* @a, i32** %p, align 8, !dbg !18
  store i32** %p, i32*** %pp, align 8, !dbg !19
  %call = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !20
  br i1 %call, label %if.then, label %if.end, !dbg !20

if.then:
  %0 = load i32**, i32*** %pp, align 8, !dbg !21
  call void @retarget(i32** noundef %0, i32* noundef @b), !dbg !22
  br label %if.end, !dbg !22

if.end:
  %1 = load i32**, i32*** %pp, align 8, !dbg !23
  %2 = load i32*, i32** %1, align 8, !dbg !24
  store i32 9, i32* %2, align 4, !dbg !25
  %3 = load i32*, i32** %p, align 8, !dbg !26
  %cmp = icmp eq i32* %3, @b, !dbg !27
  br i1 %cmp, label %land.lhs.true, label %if.end4, !dbg !28

land.lhs.true:
  %4 = load i32, i32* @a, align 4, !dbg !29
  %cmp1 = icmp ne i32 %4, 1, !dbg !30
  br i1 %cmp1, label %if.then3, label %lor.lhs.false, !dbg !31

lor.lhs.false:
  %5 = load i32, i32* @b, align 4, !dbg !32
  %cmp2 = icmp ne i32 %5, 9, !dbg !33
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !26

if.then3:
  call void @reach_error(), !dbg !34
  br label %if.end4, !dbg !34

if.end4:
  %6 = load i32*, i32** %p, align 8, !dbg !35
  %cmp5 = icmp eq i32* %6, @a, !dbg !36
  br i1 %cmp5, label %land.lhs.true6, label %if.end11, !dbg !37

land.lhs.true6:
  %7 = load i32, i32* @a, align 4, !dbg !38
  %cmp7 = icmp ne i32 %7, 9, !dbg !39
  br i1 %cmp7, label %if.then10, label %lor.lhs.false8, !dbg !40

lor.lhs.false8:
  %8 = load i32, i32* @b, align 4, !dbg !41
  %cmp9 = icmp eq i32 %8, 2, !dbg !42
  br i1 %cmp9, label %if.then10, label %if.end11, !dbg !35

if.then10:
  call void @reach_error(), !dbg !43
  br label %if.end11, !dbg !43

if.end11:
  %9 = load i32*, i32** %p, align 8, !dbg !44
  %cmp12 = icmp ne i32* %9, @a, !dbg !45
  br i1 %cmp12, label %land.lhs.true13, label %if.end16, !dbg !46

land.lhs.true13:
  %10 = load i32*, i32** %p, align 8, !dbg !47
  %cmp14 = icmp ne i32* %10, @b, !dbg !48
  br i1 %cmp14, label %if.then15, label %if.end16, !dbg !44

if.then15:
  call void @reach_error(), !dbg !49
  br label %if.end16, !dbg !49

if.end16:
  ret i32 0, !dbg !50
}

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pointer_to_pointer_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "retarget", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 40, scope: !10)
!14 = !DILocation(line: 7, column: 36, scope: !10)
!15 = !DILocation(line: 7, column: 38, scope: !10)
!16 = !DILocation(line: 7, column: 44, scope: !10)
!17 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!18 = !DILocation(line: 10, column: 8, scope: !17)
!19 = !DILocation(line: 11, column: 9, scope: !17)
!20 = !DILocation(line: 12, column: 7, scope: !17)
!21 = !DILocation(line: 12, column: 42, scope: !17)
!22 = !DILocation(line: 12, column: 33, scope: !17)
!23 = !DILocation(line: 13, column: 5, scope: !17)
!24 = !DILocation(line: 13, column: 4, scope: !17)
!25 = !DILocation(line: 13, column: 8, scope: !17)
!26 = !DILocation(line: 14, column: 7, scope: !17)
!27 = !DILocation(line: 14, column: 9, scope: !17)
!28 = !DILocation(line: 14, column: 15, scope: !17)
!29 = !DILocation(line: 14, column: 19, scope: !17)
!30 = !DILocation(line: 14, column: 21, scope: !17)
!31 = !DILocation(line: 14, column: 26, scope: !17)
!32 = !DILocation(line: 14, column: 29, scope: !17)
!33 = !DILocation(line: 14, column: 31, scope: !17)
!34 = !DILocation(line: 14, column: 38, scope: !17)
!35 = !DILocation(line: 15, column: 7, scope: !17)
!36 = !DILocation(line: 15, column: 9, scope: !17)
!37 = !DILocation(line: 15, column: 15, scope: !17)
!38 = !DILocation(line: 15, column: 19, scope: !17)
!39 = !DILocation(line: 15, column: 21, scope: !17)
!40 = !DILocation(line: 15, column: 26, scope: !17)
!41 = !DILocation(line: 15, column: 29, scope: !17)
!42 = !DILocation(line: 15, column: 31, scope: !17)
!43 = !DILocation(line: 15, column: 38, scope: !17)
!44 = !DILocation(line: 16, column: 7, scope: !17)
!45 = !DILocation(line: 16, column: 9, scope: !17)
!46 = !DILocation(line: 16, column: 15, scope: !17)
!47 = !DILocation(line: 16, column: 18, scope: !17)
!48 = !DILocation(line: 16, column: 20, scope: !17)
!49 = !DILocation(line: 16, column: 27, scope: !17)
!50 = !DILocation(line: 17, column: 3, scope: !17)
