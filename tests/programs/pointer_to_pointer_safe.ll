source_filename = "pointer_to_pointer_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@a = dso_local global i32 1, align 4, !dbg !0
@b = dso_local global i32 2, align 4, !dbg !5

define dso_local void @retarget(i32** noundef %p, i32* noundef %to) !dbg !16 {
entry:
  %p.addr = alloca i32**, align 8
  %to.addr = alloca i32*, align 8
  store i32** %p, i32*** %p.addr, align 8
  call void @llvm.dbg.declare(metadata i32*** %p.addr, metadata !22, metadata !DIExpression()), !dbg !23
  store i32* %to, i32** %to.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %to.addr, metadata !24, metadata !DIExpression()), !dbg !25
  %0 = load i32*, i32** %to.addr, align 8, !dbg !26
  %1 = load i32**, i32*** %p.addr, align 8, !dbg !27
  store i32* %0, i32** %1, align 8, !dbg !28
  ret void, !dbg !29
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @main() !dbg !30 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i32*, align 8
  %pp = alloca i32**, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32** %p, metadata !33, metadata !DIExpression()), !dbg !34
  store i32* @a, i32** %p, align 8, !dbg !34
  call void @llvm.dbg.declare(metadata i32*** %pp, metadata !35, metadata !DIExpression()), !dbg !36
  store i32** %p, i32*** %pp, align 8, !dbg !36
  %call = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !37
  br i1 %call, label %if.then, label %if.end, !dbg !39

if.then:
  %0 = load i32**, i32*** %pp, align 8, !dbg !40
  call void @retarget(i32** noundef %0, i32* noundef @b), !dbg !41
  br label %if.end, !dbg !41

if.end:
  %1 = load i32**, i32*** %pp, align 8, !dbg !42
  %2 = load i32*, i32** %1, align 8, !dbg !43
  store i32 9, i32* %2, align 4, !dbg !44
  %3 = load i32*, i32** %p, align 8, !dbg !45
  %cmp = icmp eq i32* %3, @b, !dbg !47
  br i1 %cmp, label %land.lhs.true, label %if.end4, !dbg !48

land.lhs.true:
  %4 = load i32, i32* @a, align 4, !dbg !49
  %cmp1 = icmp ne i32 %4, 1, !dbg !50
  br i1 %cmp1, label %if.then3, label %lor.lhs.false, !dbg !51

lor.lhs.false:
  %5 = load i32, i32* @b, align 4, !dbg !52
  %cmp2 = icmp ne i32 %5, 9, !dbg !53
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !54

if.then3:
  call void @reach_error(), !dbg !55
  br label %if.end4, !dbg !55

if.end4:
  %6 = load i32*, i32** %p, align 8, !dbg !56
  %cmp5 = icmp eq i32* %6, @a, !dbg !58
  br i1 %cmp5, label %land.lhs.true6, label %if.end11, !dbg !59

land.lhs.true6:
  %7 = load i32, i32* @a, align 4, !dbg !60
  %cmp7 = icmp ne i32 %7, 9, !dbg !61
  br i1 %cmp7, label %if.then10, label %lor.lhs.false8, !dbg !62

lor.lhs.false8:
  %8 = load i32, i32* @b, align 4, !dbg !63
  %cmp9 = icmp ne i32 %8, 2, !dbg !64
  br i1 %cmp9, label %if.then10, label %if.end11, !dbg !65

if.then10:
  call void @reach_error(), !dbg !66
  br label %if.end11, !dbg !66

if.end11:
  %9 = load i32*, i32** %p, align 8, !dbg !67
  %cmp12 = icmp ne i32* %9, @a, !dbg !69
  br i1 %cmp12, label %land.lhs.true13, label %if.end16, !dbg !70

land.lhs.true13:
  %10 = load i32*, i32** %p, align 8, !dbg !71
  %cmp14 = icmp ne i32* %10, @b, !dbg !72
  br i1 %cmp14, label %if.then15, label %if.end16, !dbg !73

if.then15:
  call void @reach_error(), !dbg !74
  br label %if.end16, !dbg !74

if.end16:
  ret i32 0, !dbg !75
}

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @reach_error()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pointer_to_pointer_safe.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}
!14 = !{i32 7, !"frame-pointer", i32 2}

!16 = distinct !DISubprogram(name: "retarget", scope: !3, file: !3, line: 7, type: !17, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!17 = !DISubroutineType(types: !18)
!18 = !{null, !19, !20}
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!21 = !{}
!22 = !DILocalVariable(name: "p", arg: 1, scope: !16, file: !3, line: 7, type: !19)
!23 = !DILocation(line: 7, column: 21, scope: !16)
!24 = !DILocalVariable(name: "to", arg: 2, scope: !16, file: !3, line: 7, type: !20)
!25 = !DILocation(line: 7, column: 29, scope: !16)
!26 = !DILocation(line: 7, column: 40, scope: !16)
!27 = !DILocation(line: 7, column: 36, scope: !16)
!28 = !DILocation(line: 7, column: 38, scope: !16)
!29 = !DILocation(line: 7, column: 44, scope: !16)
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !31, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!31 = !DISubroutineType(types: !32)
!32 = !{!7}
!33 = !DILocalVariable(name: "p", scope: !30, file: !3, line: 10, type: !20)
!34 = !DILocation(line: 10, column: 8, scope: !30)
!35 = !DILocalVariable(name: "pp", scope: !30, file: !3, line: 11, type: !19)
!36 = !DILocation(line: 11, column: 9, scope: !30)
!37 = !DILocation(line: 12, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !30, file: !3, line: 12, column: 7)
!39 = !DILocation(line: 12, column: 7, scope: !30)
!40 = !DILocation(line: 12, column: 42, scope: !38)
!41 = !DILocation(line: 12, column: 33, scope: !38)
!42 = !DILocation(line: 13, column: 5, scope: !30)
!43 = !DILocation(line: 13, column: 4, scope: !30)
!44 = !DILocation(line: 13, column: 8, scope: !30)
!45 = !DILocation(line: 14, column: 7, scope: !46)
!46 = distinct !DILexicalBlock(scope: !30, file: !3, line: 14, column: 7)
!47 = !DILocation(line: 14, column: 9, scope: !46)
!48 = !DILocation(line: 14, column: 15, scope: !46)
!49 = !DILocation(line: 14, column: 19, scope: !46)
!50 = !DILocation(line: 14, column: 21, scope: !46)
!51 = !DILocation(line: 14, column: 26, scope: !46)
!52 = !DILocation(line: 14, column: 29, scope: !46)
!53 = !DILocation(line: 14, column: 31, scope: !46)
!54 = !DILocation(line: 14, column: 7, scope: !30)
!55 = !DILocation(line: 14, column: 38, scope: !46)
!56 = !DILocation(line: 15, column: 7, scope: !57)
!57 = distinct !DILexicalBlock(scope: !30, file: !3, line: 15, column: 7)
!58 = !DILocation(line: 15, column: 9, scope: !57)
!59 = !DILocation(line: 15, column: 15, scope: !57)
!60 = !DILocation(line: 15, column: 19, scope: !57)
!61 = !DILocation(line: 15, column: 21, scope: !57)
!62 = !DILocation(line: 15, column: 26, scope: !57)
!63 = !DILocation(line: 15, column: 29, scope: !57)
!64 = !DILocation(line: 15, column: 31, scope: !57)
!65 = !DILocation(line: 15, column: 7, scope: !30)
!66 = !DILocation(line: 15, column: 38, scope: !57)
!67 = !DILocation(line: 16, column: 7, scope: !68)
!68 = distinct !DILexicalBlock(scope: !30, file: !3, line: 16, column: 7)
!69 = !DILocation(line: 16, column: 9, scope: !68)
!70 = !DILocation(line: 16, column: 15, scope: !68)
!71 = !DILocation(line: 16, column: 18, scope: !68)
!72 = !DILocation(line: 16, column: 20, scope: !68)
!73 = !DILocation(line: 16, column: 7, scope: !30)
!74 = !DILocation(line: 16, column: 27, scope: !68)
!75 = !DILocation(line: 17, column: 3, scope: !30)
