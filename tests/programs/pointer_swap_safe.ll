source_filename = "pointer_swap_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@global = dso_local global i32 3, align 4, !dbg !0

define dso_local void @swap(i32* noundef %a, i32* noundef %b) !dbg !14 {
entry:
  %a.addr = alloca i32*, align 8
  %b.addr = alloca i32*, align 8
  %t = alloca i32, align 4
  store i32* %a, i32** %a.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %a.addr, metadata !19, metadata !DIExpression()), !dbg !20
  store i32* %b, i32** %b.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %b.addr, metadata !21, metadata !DIExpression()), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %t, metadata !23, metadata !DIExpression()), !dbg !24
  %0 = load i32*, i32** %a.addr, align 8, !dbg !25
  %1 = load i32, i32* %0, align 4, !dbg !26
  store i32 %1, i32* %t, align 4, !dbg !24
  %2 = load i32*, i32** %b.addr, align 8, !dbg !27
  %3 = load i32, i32* %2, align 4, !dbg !28
  %4 = load i32*, i32** %a.addr, align 8, !dbg !29
  store i32 %3, i32* %4, align 4, !dbg !30
  %5 = load i32, i32* %t, align 4, !dbg !31
  %6 = load i32*, i32** %b.addr, align 8, !dbg !32
  store i32 %5, i32* %6, align 4, !dbg !33
  ret void, !dbg !34
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @main() !dbg !35 {
entry:
  %retval = alloca i32, align 4
  %local = alloca i32, align 4
  %old = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %local, metadata !38, metadata !DIExpression()), !dbg !39
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !40
  store i32 %call, i32* %local, align 4, !dbg !39
  call void @llvm.dbg.declare(metadata i32* %old, metadata !41, metadata !DIExpression()), !dbg !42
  %0 = load i32, i32* %local, align 4, !dbg !43
  store i32 %0, i32* %old, align 4, !dbg !42
  call void @swap(i32* noundef %local, i32* noundef @global), !dbg !44
  %1 = load i32, i32* %local, align 4, !dbg !45
  %cmp = icmp ne i32 %1, 3, !dbg !47
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !48

lor.lhs.false:
  %2 = load i32, i32* @global, align 4, !dbg !49
  %3 = load i32, i32* %old, align 4, !dbg !50
  %cmp1 = icmp ne i32 %2, %3, !dbg !51
  br i1 %cmp1, label %if.then, label %if.end, !dbg !52

if.then:
  call void @reach_error(), !dbg !53
  br label %if.end, !dbg !53

if.end:
  call void @swap(i32* noundef %local, i32* noundef %local), !dbg !54
  %4 = load i32, i32* %local, align 4, !dbg !55
  %cmp2 = icmp ne i32 %4, 3, !dbg !57
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !58

if.then3:
  call void @reach_error(), !dbg !59
  br label %if.end4, !dbg !59

if.end4:
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
