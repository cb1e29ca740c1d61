source_filename = "called_function_that_the_outside_names_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@kept = dso_local global i32 (i32, i32)* @hidden, align 8, !dbg !0

define dso_local i32 @add(i32 noundef %a, i32 noundef %b) !dbg !16 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, i32* %a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %a.addr, metadata !18, metadata !DIExpression()), !dbg !20
  store i32 %b, i32* %b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %b.addr, metadata !19, metadata !DIExpression()), !dbg !21
  %0 = load i32, i32* %a.addr, align 4, !dbg !22
  %1 = load i32, i32* %b.addr, align 4, !dbg !23
  %add = add nsw i32 %0, %1, !dbg !24
  ret i32 %add, !dbg !25
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @subtract(i32 noundef %a, i32 noundef %b) !dbg !26 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, i32* %a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %a.addr, metadata !28, metadata !DIExpression()), !dbg !30
  store i32 %b, i32* %b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %b.addr, metadata !29, metadata !DIExpression()), !dbg !31
  %0 = load i32, i32* %a.addr, align 4, !dbg !32
  %1 = load i32, i32* %b.addr, align 4, !dbg !33
  %sub = sub nsw i32 %0, %1, !dbg !34
  ret i32 %sub, !dbg !35
}

define internal i32 @hidden(i32 noundef %a, i32 noundef %b) !dbg !36 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, i32* %a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %a.addr, metadata !38, metadata !DIExpression()), !dbg !40
  store i32 %b, i32* %b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %b.addr, metadata !39, metadata !DIExpression()), !dbg !41
  %0 = load i32, i32* %a.addr, align 4, !dbg !42
  %1 = load i32, i32* %b.addr, align 4, !dbg !43
  %mul = mul nsw i32 %0, %1, !dbg !44
  ret i32 %mul, !dbg !45
}

define dso_local i32 @main() !dbg !46 {
entry:
  %retval = alloca i32, align 4
  %operation = alloca i32 (i32, i32)*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32 (i32, i32)** %operation to i8*, !dbg !51
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !51
  call void @llvm.dbg.declare(metadata i32 (i32, i32)** %operation, metadata !50, metadata !DIExpression()), !dbg !52
  %call = call i32 (i32, i32)* @operation_of(i8 noundef signext 45), !dbg !53
  store i32 (i32, i32)* %call, i32 (i32, i32)** %operation, align 8, !dbg !52
  %1 = load i32 (i32, i32)*, i32 (i32, i32)** %operation, align 8, !dbg !54
  %cmp = icmp ne i32 (i32, i32)* %1, null, !dbg !56
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !57

land.lhs.true:
  %2 = load i32 (i32, i32)*, i32 (i32, i32)** %operation, align 8, !dbg !58
  %cmp1 = icmp eq i32 (i32, i32)* %2, @subtract, !dbg !59
  br i1 %cmp1, label %land.lhs.true2, label %if.end, !dbg !60

land.lhs.true2:
  %3 = load i32 (i32, i32)*, i32 (i32, i32)** %operation, align 8, !dbg !61
  %call3 = call i32 %3(i32 noundef 7, i32 noundef 9), !dbg !61
  %cmp4 = icmp eq i32 %call3, -2, !dbg !62
  br i1 %cmp4, label %if.then, label %if.end, !dbg !63

if.then:
  call void @reach_error(), !dbg !64
  br label %if.end, !dbg !64

if.end:
  %4 = bitcast i32 (i32, i32)** %operation to i8*, !dbg !65
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %4), !dbg !65
  ret i32 0, !dbg !66
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare !dbg !67 i32 (i32, i32)* @operation_of(i8 noundef signext)

declare !dbg !72 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 8, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "called_function_that_the_outside_names_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DISubroutineType(types: !7)
!7 = !{!8, !8, !8}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}

!16 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 5, type: !6, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !17)
!17 = !{!18, !19}
!18 = !DILocalVariable(name: "a", arg: 1, scope: !16, file: !3, line: 5, type: !8)
!19 = !DILocalVariable(name: "b", arg: 2, scope: !16, file: !3, line: 5, type: !8)
!20 = !DILocation(line: 5, column: 13, scope: !16)
!21 = !DILocation(line: 5, column: 20, scope: !16)
!22 = !DILocation(line: 5, column: 32, scope: !16)
!23 = !DILocation(line: 5, column: 36, scope: !16)
!24 = !DILocation(line: 5, column: 34, scope: !16)
!25 = !DILocation(line: 5, column: 25, scope: !16)
!26 = distinct !DISubprogram(name: "subtract", scope: !3, file: !3, line: 6, type: !6, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !27)
!27 = !{!28, !29}
!28 = !DILocalVariable(name: "a", arg: 1, scope: !26, file: !3, line: 6, type: !8)
!29 = !DILocalVariable(name: "b", arg: 2, scope: !26, file: !3, line: 6, type: !8)
!30 = !DILocation(line: 6, column: 18, scope: !26)
!31 = !DILocation(line: 6, column: 25, scope: !26)
!32 = !DILocation(line: 6, column: 37, scope: !26)
!33 = !DILocation(line: 6, column: 41, scope: !26)
!34 = !DILocation(line: 6, column: 39, scope: !26)
!35 = !DILocation(line: 6, column: 30, scope: !26)
!36 = distinct !DISubprogram(name: "hidden", scope: !3, file: !3, line: 7, type: !6, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !37)
!37 = !{!38, !39}
!38 = !DILocalVariable(name: "a", arg: 1, scope: !36, file: !3, line: 7, type: !8)
!39 = !DILocalVariable(name: "b", arg: 2, scope: !36, file: !3, line: 7, type: !8)
!40 = !DILocation(line: 7, column: 23, scope: !36)
!41 = !DILocation(line: 7, column: 30, scope: !36)
!42 = !DILocation(line: 7, column: 42, scope: !36)
!43 = !DILocation(line: 7, column: 46, scope: !36)
!44 = !DILocation(line: 7, column: 44, scope: !36)
!45 = !DILocation(line: 7, column: 35, scope: !36)
!46 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !47, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !49)
!47 = !DISubroutineType(types: !48)
!48 = !{!8}
!49 = !{!50}
!50 = !DILocalVariable(name: "operation", scope: !46, file: !3, line: 11, type: !5)
!51 = !DILocation(line: 11, column: 3, scope: !46)
!52 = !DILocation(line: 11, column: 9, scope: !46)
!53 = !DILocation(line: 11, column: 32, scope: !46)
!54 = !DILocation(line: 12, column: 7, scope: !55)
!55 = distinct !DILexicalBlock(scope: !46, file: !3, line: 12, column: 7)
!56 = !DILocation(line: 12, column: 17, scope: !55)
!57 = !DILocation(line: 12, column: 22, scope: !55)
!58 = !DILocation(line: 12, column: 25, scope: !55)
!59 = !DILocation(line: 12, column: 35, scope: !55)
!60 = !DILocation(line: 12, column: 47, scope: !55)
!61 = !DILocation(line: 12, column: 50, scope: !55)
!62 = !DILocation(line: 12, column: 66, scope: !55)
!63 = !DILocation(line: 12, column: 7, scope: !46)
!64 = !DILocation(line: 12, column: 73, scope: !55)
!65 = !DILocation(line: 14, column: 1, scope: !46)
!66 = !DILocation(line: 13, column: 3, scope: !46)
!67 = !DISubprogram(name: "operation_of", scope: !3, file: !3, line: 3, type: !68, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !71)
!68 = !DISubroutineType(types: !69)
!69 = !{!5, !70}
!70 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!71 = !{}
!72 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 2, type: !73, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !71)
!73 = !DISubroutineType(types: !74)
!74 = !{null}
