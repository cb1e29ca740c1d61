source_filename = "call_other_type_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@last = internal global i32 0, align 4, !dbg !0

define dso_local i32 @main() !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %f = alloca i32 (i32, i32)*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32 (i32, i32)** %f to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !23
  call void @llvm.dbg.declare(metadata i32 (i32, i32)** %f, metadata !22, metadata !DIExpression()), !dbg !24
  store i32 (i32, i32)* bitcast (void (i32)* @note to i32 (i32, i32)*), i32 (i32, i32)** %f, align 8, !dbg !24
  %1 = load i32 (i32, i32)*, i32 (i32, i32)** %f, align 8, !dbg !25
  %call = call i32 %1(i32 noundef 3, i32 noundef 4), !dbg !25
  %2 = load i32, i32* @last, align 4, !dbg !26
  %cmp = icmp eq i32 %2, 3, !dbg !28
  br i1 %cmp, label %if.then, label %if.end, !dbg !29

if.then:
  call void @reach_error(), !dbg !30
  br label %if.end, !dbg !30

if.end:
  %3 = bitcast i32 (i32, i32)** %f to i8*, !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %3), !dbg !31
  ret i32 0, !dbg !32
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal void @note(i32 noundef %x) !dbg !33 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !37, metadata !DIExpression()), !dbg !38
  %0 = load i32, i32* %x.addr, align 4, !dbg !39
  store i32 %0, i32* @last, align 4, !dbg !40
  ret void, !dbg !41
}

declare !dbg !42 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 3, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "call_other_type_unsafe.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "handler", file: !3, line: 5, baseType: !6)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DISubroutineType(types: !8)
!8 = !{!9, !9, !9}
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0}
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}

!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !19, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!9}
!21 = !{!22}
!22 = !DILocalVariable(name: "f", scope: !18, file: !3, line: 7, type: !5)
!23 = !DILocation(line: 7, column: 3, scope: !18)
!24 = !DILocation(line: 7, column: 11, scope: !18)
!25 = !DILocation(line: 8, column: 3, scope: !18)
!26 = !DILocation(line: 9, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !18, file: !3, line: 9, column: 7)
!28 = !DILocation(line: 9, column: 12, scope: !27)
!29 = !DILocation(line: 9, column: 7, scope: !18)
!30 = !DILocation(line: 9, column: 18, scope: !27)
!31 = !DILocation(line: 11, column: 1, scope: !18)
!32 = !DILocation(line: 10, column: 3, scope: !18)
!33 = distinct !DISubprogram(name: "note", scope: !3, file: !3, line: 4, type: !34, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{null, !9}
!36 = !{!37}
!37 = !DILocalVariable(name: "x", arg: 1, scope: !33, file: !3, line: 4, type: !9)
!38 = !DILocation(line: 4, column: 22, scope: !33)
!39 = !DILocation(line: 4, column: 34, scope: !33)
!40 = !DILocation(line: 4, column: 32, scope: !33)
!41 = !DILocation(line: 4, column: 37, scope: !33)
!42 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 2, type: !43, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !45)
!43 = !DISubroutineType(types: !44)
!44 = !{null}
!45 = !{}
