source_filename = "pointer_swap_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@global = dso_local global i32 3, align 4, !dbg !0

define dso_local void @swap(i32* noundef %0, i32* noundef %1) !dbg !14 {
  %3 = alloca i32*, align 8
  %4 = alloca i32*, align 8
  %5 = alloca i32, align 4
  store i32* %0, i32** %3, align 8
  call void @llvm.dbg.declare(metadata i32** %3, metadata !19, metadata !DIExpression()), !dbg !20
  store i32* %1, i32** %4, align 8
  call void @llvm.dbg.declare(metadata i32** %4, metadata !21, metadata !DIExpression()), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %5, metadata !23, metadata !DIExpression()), !dbg !24
  %6 = load i32*, i32** %3, align 8, !dbg !25
  %7 = load i32, i32* %6, align 4, !dbg !26
  store i32 %7, i32* %5, align 4, !dbg !24
  %8 = load i32*, i32** %4, align 8, !dbg !27
  %9 = load i32, i32* %8, align 4, !dbg !28
  %10 = load i32*, i32** %3, align 8, !dbg !29
  store i32 %9, i32* %10, align 4, !dbg !30
  %11 = load i32, i32* %5, align 4, !dbg !31
  %12 = load i32*, i32** %4, align 8, !dbg !32
  store i32 %11, i32* %12, align 4, !dbg !33
  ret void, !dbg !34
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @main() !dbg !35 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !38, metadata !DIExpression()), !dbg !39
  %4 = call i32 @__VERIFIER_nondet_int(), !dbg !40
  store i32 %4, i32* %2, align 4, !dbg !39
  call void @llvm.dbg.declare(metadata i32* %3, metadata !41, metadata !DIExpression()), !dbg !42
  %5 = load i32, i32* %2, align 4, !dbg !43
  store i32 %5, i32* %3, align 4, !dbg !42
  call void @swap(i32* noundef %2, i32* noundef @global), !dbg !44
  %6 = load i32, i32* %2, align 4, !dbg !45
  %7 = icmp ne i32 %6, 3, !dbg !47
  br i1 %7, label %12, label %8, !dbg !48

8:
  %9 = load i32, i32* @global, align 4, !dbg !49
  %10 = load i32, i32* %3, align 4, !dbg !50
  %11 = icmp ne i32 %9, %10, !dbg !51
  br i1 %11, label %12, label %13, !dbg !52

12:
  call void @reach_error(), !dbg !53
  br label %13, !dbg !53

13:
  call void @swap(i32* noundef %2, i32* noundef %2), !dbg !54
  %14 = load i32, i32* %2, align 4, !dbg !55
  %15 = icmp ne i32 %14, 3, !dbg !57
  br i1 %15, label %16, label %17, !dbg !58

16:
  call void @reach_error(), !dbg !59
  br label %17, !dbg !59

17:
  ret i32 0, !dbg !60
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "global", scope: !2, file: !3, line: 5, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pointer_swap_safe.c", directory: ".")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}
!12 = !{i32 7, !"frame-pointer", i32 2}

!14 = distinct !DISubprogram(name: "swap", scope: !3, file: !3, line: 7, type: !15, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !18)
!15 = !DISubroutineType(types: !16)
!16 = !{null, !17, !17}
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!18 = !{}
!19 = !DILocalVariable(name: "a", arg: 1, scope: !14, file: !3, line: 7, type: !17)
!20 = !DILocation(line: 7, column: 16, scope: !14)
!21 = !DILocalVariable(name: "b", arg: 2, scope: !14, file: !3, line: 7, type: !17)
!22 = !DILocation(line: 7, column: 24, scope: !14)
!23 = !DILocalVariable(name: "t", scope: !14, file: !3, line: 8, type: !5)
!24 = !DILocation(line: 8, column: 7, scope: !14)
!25 = !DILocation(line: 8, column: 12, scope: !14)
!26 = !DILocation(line: 8, column: 11, scope: !14)
!27 = !DILocation(line: 9, column: 9, scope: !14)
!28 = !DILocation(line: 9, column: 8, scope: !14)
!29 = !DILocation(line: 9, column: 4, scope: !14)
!30 = !DILocation(line: 9, column: 6, scope: !14)
!31 = !DILocation(line: 10, column: 8, scope: !14)
!32 = !DILocation(line: 10, column: 4, scope: !14)
!33 = !DILocation(line: 10, column: 6, scope: !14)
!34 = !DILocation(line: 11, column: 1, scope: !14)
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !36, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !18)
!36 = !DISubroutineType(types: !37)
!37 = !{!5}
!38 = !DILocalVariable(name: "local", scope: !35, file: !3, line: 14, type: !5)
!39 = !DILocation(line: 14, column: 7, scope: !35)
!40 = !DILocation(line: 14, column: 15, scope: !35)
!41 = !DILocalVariable(name: "old", scope: !35, file: !3, line: 14, type: !5)
!42 = !DILocation(line: 14, column: 40, scope: !35)
!43 = !DILocation(line: 14, column: 46, scope: !35)
!44 = !DILocation(line: 15, column: 3, scope: !35)
!45 = !DILocation(line: 16, column: 7, scope: !46)
!46 = distinct !DILexicalBlock(scope: !35, file: !3, line: 16, column: 7)
!47 = !DILocation(line: 16, column: 13, scope: !46)
!48 = !DILocation(line: 16, column: 18, scope: !46)
!49 = !DILocation(line: 16, column: 21, scope: !46)
!50 = !DILocation(line: 16, column: 31, scope: !46)
!51 = !DILocation(line: 16, column: 28, scope: !46)
!52 = !DILocation(line: 16, column: 7, scope: !35)
!53 = !DILocation(line: 16, column: 36, scope: !46)
!54 = !DILocation(line: 17, column: 3, scope: !35)
!55 = !DILocation(line: 18, column: 7, scope: !56)
!56 = distinct !DILexicalBlock(scope: !35, file: !3, line: 18, column: 7)
!57 = !DILocation(line: 18, column: 13, scope: !56)
!58 = !DILocation(line: 18, column: 7, scope: !35)
!59 = !DILocation(line: 18, column: 19, scope: !56)
!60 = !DILocation(line: 19, column: 3, scope: !35)
