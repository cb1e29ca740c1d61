source_filename = "threads_unknown.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@shared = dso_local global i32 0, align 4, !dbg !0

define dso_local i8* @work(i8* noundef %p) !dbg !14 {
entry:
  %p.addr = alloca i8*, align 8
  store i8* %p, i8** %p.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %p.addr, metadata !19, metadata !DIExpression()), !dbg !20
  store i32 1, i32* @shared, align 4, !dbg !21
  %0 = load i8*, i8** %p.addr, align 8, !dbg !22
  ret i8* %0, !dbg !23
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @main() !dbg !24 {
entry:
  %retval = alloca i32, align 4
  %id = alloca i64, align 8
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i64* %id, metadata !27, metadata !DIExpression()), !dbg !29
  call void @llvm.dbg.declare(metadata i32* %x, metadata !30, metadata !DIExpression()), !dbg !31
  %call = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !32
  %conv = zext i1 %call to i32, !dbg !32
  store i32 %conv, i32* %x, align 4, !dbg !31
  %0 = load i32, i32* %x, align 4, !dbg !33
  %tobool = icmp ne i32 %0, 0, !dbg !33
  br i1 %tobool, label %if.then, label %if.end, !dbg !35

if.then:
  %call1 = call i32 @pthread_create(i64* noundef %id, i8* noundef null, i8* (i8*)* noundef @work, i8* noundef null), !dbg !36
  br label %if.end, !dbg !36

if.end:
  %1 = load i32, i32* @shared, align 4, !dbg !37
  %tobool2 = icmp ne i32 %1, 0, !dbg !37
  br i1 %tobool2, label %if.then3, label %if.end4, !dbg !39

if.then3:
  call void @reach_error(), !dbg !40
  br label %if.end4, !dbg !40

if.end4:
  ret i32 0, !dbg !41
}

declare zeroext i1 @__VERIFIER_nondet_bool()

declare i32 @pthread_create(i64* noundef, i8* noundef, i8* (i8*)* noundef, i8* noundef)

declare void @reach_error()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 6, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads_unknown.c", directory: ".")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}
!12 = !{i32 7, !"frame-pointer", i32 2}

!14 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 8, type: !15, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !18)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!18 = !{}
!19 = !DILocalVariable(name: "p", arg: 1, scope: !14, file: !3, line: 8, type: !17)
!20 = !DILocation(line: 8, column: 18, scope: !14)
!21 = !DILocation(line: 9, column: 10, scope: !14)
!22 = !DILocation(line: 10, column: 10, scope: !14)
!23 = !DILocation(line: 10, column: 3, scope: !14)
!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !25, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !18)
!25 = !DISubroutineType(types: !26)
!26 = !{!5}
!27 = !DILocalVariable(name: "id", scope: !24, file: !3, line: 14, type: !28)
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !DILocation(line: 14, column: 17, scope: !24)
!30 = !DILocalVariable(name: "x", scope: !24, file: !3, line: 15, type: !5)
!31 = !DILocation(line: 15, column: 7, scope: !24)
!32 = !DILocation(line: 15, column: 11, scope: !24)
!33 = !DILocation(line: 16, column: 7, scope: !34)
!34 = distinct !DILexicalBlock(scope: !24, file: !3, line: 16, column: 7)
!35 = !DILocation(line: 16, column: 7, scope: !24)
!36 = !DILocation(line: 16, column: 10, scope: !34)
!37 = !DILocation(line: 17, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !24, file: !3, line: 17, column: 7)
!39 = !DILocation(line: 17, column: 7, scope: !24)
!40 = !DILocation(line: 17, column: 15, scope: !38)
!41 = !DILocation(line: 18, column: 3, scope: !24)
