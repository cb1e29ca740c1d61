source_filename = "recursion_local_address_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @deepest(i32* noundef %above, i32 noundef %n) !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %above.addr = alloca i32*, align 8
  %n.addr = alloca i32, align 4
  %mine = alloca i32, align 4
  store i32* %above, i32** %above.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %above.addr, metadata !16, metadata !DIExpression()), !dbg !17
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !18, metadata !DIExpression()), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %mine, metadata !20, metadata !DIExpression()), !dbg !21
  %0 = load i32, i32* %n.addr, align 4, !dbg !22
  store i32 %0, i32* %mine, align 4, !dbg !21
  %1 = load i32*, i32** %above.addr, align 8, !dbg !23
  %tobool = icmp ne i32* %1, null, !dbg !23
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !25

land.lhs.true:
  %2 = load i32, i32* %mine, align 4, !dbg !26
  %3 = load i32*, i32** %above.addr, align 8, !dbg !27
  %4 = load i32, i32* %3, align 4, !dbg !28
  %sub = sub nsw i32 %4, 1, !dbg !29
  %cmp = icmp ne i32 %2, %sub, !dbg !30
  br i1 %cmp, label %if.then, label %if.end, !dbg !31

if.then:
  call void @reach_error(), !dbg !32
  br label %if.end, !dbg !32

if.end:
  %5 = load i32, i32* %n.addr, align 4, !dbg !33
  %cmp1 = icmp eq i32 %5, 0, !dbg !35
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !36

if.then2:
  %6 = load i32, i32* %mine, align 4, !dbg !37
  store i32 %6, i32* %retval, align 4, !dbg !38
  br label %return, !dbg !38

if.end3:
  %7 = load i32, i32* %n.addr, align 4, !dbg !39
  %sub4 = sub nsw i32 %7, 1, !dbg !40
  %call = call i32 @deepest(i32* noundef %mine, i32 noundef %sub4), !dbg !41
  %8 = load i32, i32* %mine, align 4, !dbg !42
  %9 = load i32, i32* %n.addr, align 4, !dbg !43
  %sub5 = sub nsw i32 %8, %9, !dbg !44
  %add = add nsw i32 %call, %sub5, !dbg !45
  store i32 %add, i32* %retval, align 4, !dbg !46
  br label %return, !dbg !46

return:
  %10 = load i32, i32* %retval, align 4, !dbg !47
  ret i32 %10, !dbg !47
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @reach_error()

define dso_local i32 @main() !dbg !48 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @deepest(i32* noundef null, i32 noundef 3), !dbg !51
  %cmp = icmp ne i32 %call, 0, !dbg !53
  br i1 %cmp, label %if.then, label %if.end, !dbg !54

if.then:
  call void @reach_error(), !dbg !55
  br label %if.end, !dbg !55

if.end:
  ret i32 0, !dbg !56
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "recursion_local_address_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "deepest", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !14, !13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!15 = !{}
!16 = !DILocalVariable(name: "above", arg: 1, scope: !10, file: !1, line: 4, type: !14)
!17 = !DILocation(line: 4, column: 18, scope: !10)
!18 = !DILocalVariable(name: "n", arg: 2, scope: !10, file: !1, line: 4, type: !13)
!19 = !DILocation(line: 4, column: 29, scope: !10)
!20 = !DILocalVariable(name: "mine", scope: !10, file: !1, line: 5, type: !13)
!21 = !DILocation(line: 5, column: 7, scope: !10)
!22 = !DILocation(line: 5, column: 14, scope: !10)
!23 = !DILocation(line: 6, column: 7, scope: !24)
!24 = distinct !DILexicalBlock(scope: !10, file: !1, line: 6, column: 7)
!25 = !DILocation(line: 6, column: 13, scope: !24)
!26 = !DILocation(line: 6, column: 16, scope: !24)
!27 = !DILocation(line: 6, column: 25, scope: !24)
!28 = !DILocation(line: 6, column: 24, scope: !24)
!29 = !DILocation(line: 6, column: 31, scope: !24)
!30 = !DILocation(line: 6, column: 21, scope: !24)
!31 = !DILocation(line: 6, column: 7, scope: !10)
!32 = !DILocation(line: 6, column: 36, scope: !24)
!33 = !DILocation(line: 7, column: 7, scope: !34)
!34 = distinct !DILexicalBlock(scope: !10, file: !1, line: 7, column: 7)
!35 = !DILocation(line: 7, column: 9, scope: !34)
!36 = !DILocation(line: 7, column: 7, scope: !10)
!37 = !DILocation(line: 7, column: 22, scope: !34)
!38 = !DILocation(line: 7, column: 15, scope: !34)
!39 = !DILocation(line: 8, column: 25, scope: !10)
!40 = !DILocation(line: 8, column: 27, scope: !10)
!41 = !DILocation(line: 8, column: 10, scope: !10)
!42 = !DILocation(line: 8, column: 35, scope: !10)
!43 = !DILocation(line: 8, column: 42, scope: !10)
!44 = !DILocation(line: 8, column: 40, scope: !10)
!45 = !DILocation(line: 8, column: 32, scope: !10)
!46 = !DILocation(line: 8, column: 3, scope: !10)
!47 = !DILocation(line: 9, column: 1, scope: !10)
!48 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !49, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!49 = !DISubroutineType(types: !50)
!50 = !{!13}
!51 = !DILocation(line: 12, column: 7, scope: !52)
!52 = distinct !DILexicalBlock(scope: !48, file: !1, line: 12, column: 7)
!53 = !DILocation(line: 12, column: 21, scope: !52)
!54 = !DILocation(line: 12, column: 7, scope: !48)
!55 = !DILocation(line: 12, column: 27, scope: !52)
!56 = !DILocation(line: 13, column: 3, scope: !48)
