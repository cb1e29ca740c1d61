source_filename = "builtins_safe.c"
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
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !16
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %call, i32* %x, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %y, metadata !18, metadata !DIExpression()), !dbg !19
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !20
  store i32 %call1, i32* %y, align 4, !dbg !19
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !21, metadata !DIExpression()), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %u, metadata !23, metadata !DIExpression()), !dbg !25
  %call2 = call i32 @__VERIFIER_nondet_uint(), !dbg !26
  store i32 %call2, i32* %u, align 4, !dbg !25
  call void @llvm.dbg.declare(metadata i8* %over, metadata !27, metadata !DIExpression()), !dbg !29
  %0 = load i32, i32* %x, align 4, !dbg !30
  %1 = load i32, i32* %y, align 4, !dbg !31
  %2 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %1), !dbg !32
  %3 = extractvalue { i32, i1 } %2, 1, !dbg !32
  %4 = extractvalue { i32, i1 } %2, 0, !dbg !32
  store i32 %4, i32* %sum, align 4, !dbg !32
  %frombool = zext i1 %3 to i8, !dbg !29
  store i8 %frombool, i8* %over, align 1, !dbg !29
  %5 = load i8, i8* %over, align 1, !dbg !33
  %tobool = trunc i8 %5 to i1, !dbg !33
  br i1 %tobool, label %if.end, label %land.lhs.true, !dbg !35

land.lhs.true:
  %6 = load i32, i32* %y, align 4, !dbg !36
  %cmp = icmp sgt i32 %6, 0, !dbg !37
  br i1 %cmp, label %land.lhs.true3, label %if.end, !dbg !38

land.lhs.true3:
  %7 = load i32, i32* %sum, align 4, !dbg !39
  %8 = load i32, i32* %x, align 4, !dbg !40
  %cmp4 = icmp sle i32 %7, %8, !dbg !41
  br i1 %cmp4, label %if.then, label %if.end, !dbg !42

if.then:
  call void @reach_error(), !dbg !43
  br label %if.end, !dbg !43

if.end:
  %9 = load i32, i32* %x, align 4, !dbg !44
  %cmp5 = icmp eq i32 %9, 5, !dbg !46
  %conv = zext i1 %cmp5 to i32, !dbg !46
  %conv6 = sext i32 %conv to i64, !dbg !44
  %tobool7 = icmp ne i64 %conv6, 0, !dbg !47
  br i1 %tobool7, label %land.lhs.true8, label %if.end12, !dbg !48

land.lhs.true8:
  %10 = load i32, i32* %x, align 4, !dbg !49
  %cmp9 = icmp ne i32 %10, 5, !dbg !50
  br i1 %cmp9, label %if.then11, label %if.end12, !dbg !51

if.then11:
  call void @reach_error(), !dbg !52
  br label %if.end12, !dbg !52

if.end12:
  %11 = load i32, i32* %u, align 4, !dbg !53
  %12 = call i32 @llvm.bswap.i32(i32 %11), !dbg !55
  %cmp13 = icmp eq i32 %12, 16777216, !dbg !56
  br i1 %cmp13, label %land.lhs.true15, label %if.end19, !dbg !57

land.lhs.true15:
  %13 = load i32, i32* %u, align 4, !dbg !58
  %cmp16 = icmp ne i32 %13, 1, !dbg !59
  br i1 %cmp16, label %if.then18, label %if.end19, !dbg !60

if.then18:
  call void @reach_error(), !dbg !61
  br label %if.end19, !dbg !61

if.end19:
  %14 = load i32, i32* %u, align 4, !dbg !62
  %and = and i32 %14, 15, !dbg !64
  %15 = call i32 @llvm.ctpop.i32(i32 %and), !dbg !65
  %cmp20 = icmp sgt i32 %15, 4, !dbg !66
  br i1 %cmp20, label %if.then22, label %if.end23, !dbg !67

if.then22:
  call void @reach_error(), !dbg !68
  br label %if.end23, !dbg !68

if.end23:
  ret i32 0, !dbg !69
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare i32 @__VERIFIER_nondet_uint()

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare void @reach_error()

declare i32 @llvm.bswap.i32(i32)

declare i32 @llvm.ctpop.i32(i32)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "builtins_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 7, type: !13)
!16 = !DILocation(line: 7, column: 7, scope: !10)
!17 = !DILocation(line: 7, column: 11, scope: !10)
!18 = !DILocalVariable(name: "y", scope: !10, file: !1, line: 7, type: !13)
!19 = !DILocation(line: 7, column: 36, scope: !10)
!20 = !DILocation(line: 7, column: 40, scope: !10)
!21 = !DILocalVariable(name: "sum", scope: !10, file: !1, line: 7, type: !13)
!22 = !DILocation(line: 7, column: 65, scope: !10)
!23 = !DILocalVariable(name: "u", scope: !10, file: !1, line: 8, type: !24)
!24 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!25 = !DILocation(line: 8, column: 12, scope: !10)
!26 = !DILocation(line: 8, column: 16, scope: !10)
!27 = !DILocalVariable(name: "over", scope: !10, file: !1, line: 9, type: !28)
!28 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!29 = !DILocation(line: 9, column: 9, scope: !10)
!30 = !DILocation(line: 9, column: 39, scope: !10)
!31 = !DILocation(line: 9, column: 42, scope: !10)
!32 = !DILocation(line: 9, column: 16, scope: !10)
!33 = !DILocation(line: 10, column: 8, scope: !34)
!34 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 7)
!35 = !DILocation(line: 10, column: 13, scope: !34)
!36 = !DILocation(line: 10, column: 16, scope: !34)
!37 = !DILocation(line: 10, column: 18, scope: !34)
!38 = !DILocation(line: 10, column: 22, scope: !34)
!39 = !DILocation(line: 10, column: 25, scope: !34)
!40 = !DILocation(line: 10, column: 32, scope: !34)
!41 = !DILocation(line: 10, column: 29, scope: !34)
!42 = !DILocation(line: 10, column: 7, scope: !10)
!43 = !DILocation(line: 10, column: 35, scope: !34)
!44 = !DILocation(line: 11, column: 24, scope: !45)
!45 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!46 = !DILocation(line: 11, column: 26, scope: !45)
!47 = !DILocation(line: 11, column: 7, scope: !45)
!48 = !DILocation(line: 11, column: 35, scope: !45)
!49 = !DILocation(line: 11, column: 38, scope: !45)
!50 = !DILocation(line: 11, column: 40, scope: !45)
!51 = !DILocation(line: 11, column: 7, scope: !10)
!52 = !DILocation(line: 11, column: 46, scope: !45)
!53 = !DILocation(line: 12, column: 25, scope: !54)
!54 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 7)
!55 = !DILocation(line: 12, column: 7, scope: !54)
!56 = !DILocation(line: 12, column: 28, scope: !54)
!57 = !DILocation(line: 12, column: 42, scope: !54)
!58 = !DILocation(line: 12, column: 45, scope: !54)
!59 = !DILocation(line: 12, column: 47, scope: !54)
!60 = !DILocation(line: 12, column: 7, scope: !10)
!61 = !DILocation(line: 12, column: 53, scope: !54)
!62 = !DILocation(line: 13, column: 26, scope: !63)
!63 = distinct !DILexicalBlock(scope: !10, file: !1, line: 13, column: 7)
!64 = !DILocation(line: 13, column: 28, scope: !63)
!65 = !DILocation(line: 13, column: 7, scope: !63)
!66 = !DILocation(line: 13, column: 34, scope: !63)
!67 = !DILocation(line: 13, column: 7, scope: !10)
!68 = !DILocation(line: 13, column: 39, scope: !63)
!69 = !DILocation(line: 14, column: 3, scope: !10)
