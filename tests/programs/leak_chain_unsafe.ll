source_filename = "leak_chain_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@head = internal global %struct.node* null, align 8, !dbg !0

define dso_local i32 @main() !dbg !18 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call noalias i8* @malloc(i64 noundef 16), !dbg !22
  %0 = bitcast i8* %call to %struct.node*, !dbg !22
  store %struct.node* %0, %struct.node** @head, align 8, !dbg !23
  %1 = load %struct.node*, %struct.node** @head, align 8, !dbg !24
  %v = getelementptr inbounds %struct.node, %struct.node* %1, i32 0, i32 0, !dbg !25
  store i32 1, i32* %v, align 8, !dbg !26
  %call1 = call noalias i8* @malloc(i64 noundef 16), !dbg !27
  %2 = bitcast i8* %call1 to %struct.node*, !dbg !27
  %3 = load %struct.node*, %struct.node** @head, align 8, !dbg !28
  %next = getelementptr inbounds %struct.node, %struct.node* %3, i32 0, i32 1, !dbg !29
  store %struct.node* %2, %struct.node** %next, align 8, !dbg !30
  %4 = load %struct.node*, %struct.node** @head, align 8, !dbg !31
  %next2 = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 1, !dbg !32
  %5 = load %struct.node*, %struct.node** %next2, align 8, !dbg !32
  %next3 = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 1, !dbg !33
  store %struct.node* null, %struct.node** %next3, align 8, !dbg !34
  %6 = load %struct.node*, %struct.node** @head, align 8, !dbg !35
  %7 = bitcast %struct.node* %6 to i8*, !dbg !35
  call void @free(i8* noundef %7), !dbg !36
  ret i32 0, !dbg !37
}

declare noalias i8* @malloc(i64 noundef)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 4, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "leak_chain_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 3, size: 128, elements: !7)
!7 = !{!8, !10}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !6, file: !3, line: 3, baseType: !9, size: 32)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !6, file: !3, line: 3, baseType: !5, size: 64, offset: 64)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}

!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !19, scopeLine: 5, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!9}
!21 = !{}
!22 = !DILocation(line: 5, column: 21, scope: !18)
!23 = !DILocation(line: 5, column: 19, scope: !18)
!24 = !DILocation(line: 5, column: 43, scope: !18)
!25 = !DILocation(line: 5, column: 49, scope: !18)
!26 = !DILocation(line: 5, column: 51, scope: !18)
!27 = !DILocation(line: 5, column: 69, scope: !18)
!28 = !DILocation(line: 5, column: 56, scope: !18)
!29 = !DILocation(line: 5, column: 62, scope: !18)
!30 = !DILocation(line: 5, column: 67, scope: !18)
!31 = !DILocation(line: 5, column: 91, scope: !18)
!32 = !DILocation(line: 5, column: 97, scope: !18)
!33 = !DILocation(line: 5, column: 103, scope: !18)
!34 = !DILocation(line: 5, column: 108, scope: !18)
!35 = !DILocation(line: 5, column: 118, scope: !18)
!36 = !DILocation(line: 5, column: 113, scope: !18)
!37 = !DILocation(line: 5, column: 125, scope: !18)
