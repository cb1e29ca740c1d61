source_filename = "outside_constant_deep_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.box = type { i32, i32* }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %b = alloca %struct.box, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %x, metadata !14, metadata !DIExpression()), !dbg !22
  store i32 1, i32* %x, align 4, !dbg !22
  %1 = bitcast %struct.box* %b to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %1), !dbg !23
  call void @llvm.dbg.declare(metadata %struct.box* %b, metadata !15, metadata !DIExpression()), !dbg !24
  %n = getelementptr inbounds %struct.box, %struct.box* %b, i32 0, i32 0, !dbg !25
  store i32 2, i32* %n, align 8, !dbg !25
  %p = getelementptr inbounds %struct.box, %struct.box* %b, i32 0, i32 1, !dbg !25
  store i32* %x, i32** %p, align 8, !dbg !25
  call void @show(%struct.box* noundef %b), !dbg !26
  %2 = load i32, i32* %x, align 4, !dbg !27
  %cmp = icmp ne i32 %2, 1, !dbg !29
  br i1 %cmp, label %if.then, label %if.end, !dbg !30

if.then:
  call void @reach_error(), !dbg !31
  br label %if.end, !dbg !31

if.end:
  %3 = bitcast %struct.box* %b to i8*, !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %3), !dbg !32
  %4 = bitcast i32* %x to i8*, !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !32
  ret i32 0, !dbg !33
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !34 void @show(%struct.box* noundef)

declare !dbg !40 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "outside_constant_deep_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 6, type: !12)
!15 = !DILocalVariable(name: "b", scope: !9, file: !1, line: 7, type: !16)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "box", file: !1, line: 3, size: 128, elements: !17)
!17 = !{!18, !19}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !16, file: !1, line: 3, baseType: !12, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !16, file: !1, line: 3, baseType: !20, size: 64, offset: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!21 = !DILocation(line: 6, column: 3, scope: !9)
!22 = !DILocation(line: 6, column: 7, scope: !9)
!23 = !DILocation(line: 7, column: 3, scope: !9)
!24 = !DILocation(line: 7, column: 14, scope: !9)
!25 = !DILocation(line: 7, column: 18, scope: !9)
!26 = !DILocation(line: 8, column: 3, scope: !9)
!27 = !DILocation(line: 9, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!29 = !DILocation(line: 9, column: 9, scope: !28)
!30 = !DILocation(line: 9, column: 7, scope: !9)
!31 = !DILocation(line: 9, column: 15, scope: !28)
!32 = !DILocation(line: 11, column: 1, scope: !9)
!33 = !DILocation(line: 10, column: 3, scope: !9)
!34 = !DISubprogram(name: "show", scope: !1, file: !1, line: 4, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !39)
!35 = !DISubroutineType(types: !36)
!36 = !{null, !37}
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!39 = !{}
!40 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !39)
!41 = !DISubroutineType(types: !42)
!42 = !{null}
