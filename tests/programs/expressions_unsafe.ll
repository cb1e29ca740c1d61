source_filename = "expressions_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %c = alloca i32, align 4
  %d = alloca i32, align 4
  %t = alloca i32, align 4
  %tmp = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %call, i32* %x, align 4, !dbg !14
  %0 = load i32, i32* %x, align 4, !dbg !15
  %cmp = icmp slt i32 %0, -1000, !dbg !16
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !17

lor.lhs.false:
  %1 = load i32, i32* %x, align 4, !dbg !18
  %cmp1 = icmp sgt i32 %1, 1000, !dbg !19
  br i1 %cmp1, label %if.then, label %if.end, !dbg !15

if.then:
  store i32 0, i32* %retval, align 4, !dbg !20
  br label %return, !dbg !20

if.end:
  %2 = load i32, i32* %x, align 4, !dbg !21
  store i32 %2, i32* %a, align 4, !dbg !22
  %3 = load i32, i32* %a, align 4, !dbg !23
  %inc = add nsw i32 %3, 1, !dbg !23
  store i32 %inc, i32* %a, align 4, !dbg !23
  store i32 %3, i32* %b, align 4, !dbg !24
  %4 = load i32, i32* %a, align 4, !dbg !25
  %inc2 = add nsw i32 %4, 1, !dbg !25
  store i32 %inc2, i32* %a, align 4, !dbg !25
  %5 = load i32, i32* %b, align 4, !dbg !26
  %add = add nsw i32 %5, %inc2, !dbg !26
  store i32 %add, i32* %b, align 4, !dbg !26
  %6 = load i32, i32* %a, align 4, !dbg !27
  %dec = add nsw i32 %6, -1, !dbg !27
  store i32 %dec, i32* %a, align 4, !dbg !27
  %7 = load i32, i32* %a, align 4, !dbg !28
  store i32 %7, i32* %c, align 4, !dbg !29
  %8 = load i32, i32* %c, align 4, !dbg !30
  store i32 %8, i32* %t, align 4, !dbg !31
  %9 = load i32, i32* %t, align 4, !dbg !32
  %shl = shl i32 %9, 1, !dbg !32
  store i32 %shl, i32* %t, align 4, !dbg !32
  %10 = load i32, i32* %t, align 4, !dbg !33
  %xor = xor i32 %10, 1, !dbg !33
  store i32 %xor, i32* %t, align 4, !dbg !33
  %11 = load i32, i32* %t, align 4, !dbg !34
  store i32 %11, i32* %tmp, align 4, !dbg !35
  %12 = load i32, i32* %tmp, align 4, !dbg !36
  store i32 %12, i32* %d, align 4, !dbg !37
  %13 = load i32, i32* %b, align 4, !dbg !38
  %14 = load i32, i32* %x, align 4, !dbg !39
  %mul = mul nsw i32 2, %14, !dbg !40
  %add3 = add nsw i32 %mul, 2, !dbg !41
  %cmp4 = icmp ne i32 %13, %add3, !dbg !42
  br i1 %cmp4, label %if.then8, label %lor.lhs.false5, !dbg !43

lor.lhs.false5:
  %15 = load i32, i32* %c, align 4, !dbg !44
  %16 = load i32, i32* %x, align 4, !dbg !45
  %add6 = add nsw i32 %16, 1, !dbg !46
  %cmp7 = icmp ne i32 %15, %add6, !dbg !47
  br i1 %cmp7, label %if.then8, label %if.end9, !dbg !38

if.then8:
  call void @reach_error(), !dbg !48
  br label %if.end9, !dbg !48

if.end9:
  %17 = load i32, i32* %x, align 4, !dbg !49
  %cmp10 = icmp sge i32 %17, 0, !dbg !50
  br i1 %cmp10, label %land.lhs.true, label %if.end15, !dbg !51

land.lhs.true:
  %18 = load i32, i32* %d, align 4, !dbg !52
  %19 = load i32, i32* %x, align 4, !dbg !53
  %mul11 = mul nsw i32 2, %19, !dbg !54
  %add12 = add nsw i32 %mul11, 2, !dbg !55
  %cmp13 = icmp ne i32 %18, %add12, !dbg !56
  br i1 %cmp13, label %if.then14, label %if.end15, !dbg !49

if.then14:
  call void @reach_error(), !dbg !57
  br label %if.end15, !dbg !57

if.end15:
  store i32 0, i32* %retval, align 4, !dbg !58
  br label %return, !dbg !58

return:
  %20 = load i32, i32* %retval, align 4, !dbg !59
  ret i32 %20, !dbg !59
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "expressions_unsafe.c", directory: ".")
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
!15 = !DILocation(line: 7, column: 7, scope: !10)
!16 = !DILocation(line: 7, column: 9, scope: !10)
!17 = !DILocation(line: 7, column: 17, scope: !10)
!18 = !DILocation(line: 7, column: 20, scope: !10)
!19 = !DILocation(line: 7, column: 22, scope: !10)
!20 = !DILocation(line: 7, column: 30, scope: !10)
!21 = !DILocation(line: 8, column: 11, scope: !10)
!22 = !DILocation(line: 8, column: 7, scope: !10)
!23 = !DILocation(line: 9, column: 12, scope: !10)
!24 = !DILocation(line: 9, column: 7, scope: !10)
!25 = !DILocation(line: 10, column: 8, scope: !10)
!26 = !DILocation(line: 10, column: 5, scope: !10)
!27 = !DILocation(line: 11, column: 13, scope: !10)
!28 = !DILocation(line: 11, column: 17, scope: !10)
!29 = !DILocation(line: 11, column: 7, scope: !10)
!30 = !DILocation(line: 12, column: 22, scope: !10)
!31 = !DILocation(line: 12, column: 18, scope: !10)
!32 = !DILocation(line: 12, column: 27, scope: !10)
!33 = !DILocation(line: 12, column: 36, scope: !10)
!34 = !DILocation(line: 12, column: 42, scope: !10)
!35 = !DILocation(line: 12, column: 34, scope: !10)
!36 = !DILocation(line: 12, column: 45, scope: !10)
!37 = !DILocation(line: 12, column: 7, scope: !10)
!38 = !DILocation(line: 13, column: 7, scope: !10)
!39 = !DILocation(line: 13, column: 16, scope: !10)
!40 = !DILocation(line: 13, column: 14, scope: !10)
!41 = !DILocation(line: 13, column: 18, scope: !10)
!42 = !DILocation(line: 13, column: 9, scope: !10)
!43 = !DILocation(line: 13, column: 22, scope: !10)
!44 = !DILocation(line: 13, column: 25, scope: !10)
!45 = !DILocation(line: 13, column: 30, scope: !10)
!46 = !DILocation(line: 13, column: 32, scope: !10)
!47 = !DILocation(line: 13, column: 27, scope: !10)
!48 = !DILocation(line: 13, column: 37, scope: !10)
!49 = !DILocation(line: 14, column: 7, scope: !10)
!50 = !DILocation(line: 14, column: 9, scope: !10)
!51 = !DILocation(line: 14, column: 14, scope: !10)
!52 = !DILocation(line: 14, column: 17, scope: !10)
!53 = !DILocation(line: 14, column: 26, scope: !10)
!54 = !DILocation(line: 14, column: 24, scope: !10)
!55 = !DILocation(line: 14, column: 28, scope: !10)
!56 = !DILocation(line: 14, column: 19, scope: !10)
!57 = !DILocation(line: 14, column: 33, scope: !10)
!58 = !DILocation(line: 15, column: 3, scope: !10)
!59 = !DILocation(line: 16, column: 1, scope: !10)
