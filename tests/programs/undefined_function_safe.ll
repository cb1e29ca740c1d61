source_filename = "undefined_function_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@kept = dso_local global i32 3, align 4, !dbg !0

define dso_local i32 @main() !dbg !13 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %r = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %x, metadata !17, metadata !DIExpression()), !dbg !20
  store i32 1, i32* %x, align 4, !dbg !20
  %1 = bitcast i32* %r to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %r, metadata !18, metadata !DIExpression()), !dbg !22
  %call = call i32 @unknown(i32* noundef %x), !dbg !23
  store i32 %call, i32* %r, align 4, !dbg !22
  %2 = load i32, i32* @kept, align 4, !dbg !24
  %cmp = icmp ne i32 %2, 3, !dbg !26
  br i1 %cmp, label %if.then, label %if.end, !dbg !27

if.then:
  call void @reach_error(), !dbg !28
  br label %if.end, !dbg !28

if.end:
  %3 = load i32, i32* %r, align 4, !dbg !29
  %cmp1 = icmp eq i32 %3, 7, !dbg !31
  br i1 %cmp1, label %land.lhs.true, label %if.end4, !dbg !32

land.lhs.true:
  %4 = load i32, i32* %x, align 4, !dbg !33
  %cmp2 = icmp ne i32 %4, 1, !dbg !34
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !35

if.then3:
  call void @reach_error(), !dbg !36
  br label %if.end4, !dbg !36

if.end4:
  %5 = bitcast i32* %r to i8*, !dbg !37
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !37
  %6 = bitcast i32* %x to i8*, !dbg !37
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !37
  ret i32 0, !dbg !38
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !39 i32 @unknown(i32* noundef)

declare !dbg !45 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 5, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "undefined_function_safe.c", directory: ".")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!5}
!16 = !{!17, !18}
!17 = !DILocalVariable(name: "x", scope: !13, file: !3, line: 8, type: !5)
!18 = !DILocalVariable(name: "r", scope: !13, file: !3, line: 9, type: !5)
!19 = !DILocation(line: 8, column: 3, scope: !13)
!20 = !DILocation(line: 8, column: 7, scope: !13)
!21 = !DILocation(line: 9, column: 3, scope: !13)
!22 = !DILocation(line: 9, column: 7, scope: !13)
!23 = !DILocation(line: 9, column: 11, scope: !13)
!24 = !DILocation(line: 10, column: 7, scope: !25)
!25 = distinct !DILexicalBlock(scope: !13, file: !3, line: 10, column: 7)
!26 = !DILocation(line: 10, column: 12, scope: !25)
!27 = !DILocation(line: 10, column: 7, scope: !13)
!28 = !DILocation(line: 10, column: 18, scope: !25)
!29 = !DILocation(line: 11, column: 7, scope: !30)
!30 = distinct !DILexicalBlock(scope: !13, file: !3, line: 11, column: 7)
!31 = !DILocation(line: 11, column: 9, scope: !30)
!32 = !DILocation(line: 11, column: 14, scope: !30)
!33 = !DILocation(line: 11, column: 17, scope: !30)
!34 = !DILocation(line: 11, column: 19, scope: !30)
!35 = !DILocation(line: 11, column: 7, scope: !13)
!36 = !DILocation(line: 11, column: 25, scope: !30)
!37 = !DILocation(line: 13, column: 1, scope: !13)
!38 = !DILocation(line: 12, column: 3, scope: !13)
!39 = !DISubprogram(name: "unknown", scope: !3, file: !3, line: 3, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !44)
!40 = !DISubroutineType(types: !41)
!41 = !{!5, !42}
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!44 = !{}
!45 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 2, type: !46, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !44)
!46 = !DISubroutineType(types: !47)
!47 = !{null}
