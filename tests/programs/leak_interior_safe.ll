source_filename = "leak_interior_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, i32 }

@keep = internal global i32* null, align 8, !dbg !0

define dso_local i32 @main() !dbg !14 {
entry:
  %retval = alloca i32, align 4
  %n = alloca %struct.node*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.node** %n to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata %struct.node** %n, metadata !18, metadata !DIExpression()), !dbg !25
  %call = call noalias i8* @malloc(i64 noundef 8), !dbg !26
  %1 = bitcast i8* %call to %struct.node*, !dbg !26
  store %struct.node* %1, %struct.node** %n, align 8, !dbg !25
  %2 = load %struct.node*, %struct.node** %n, align 8, !dbg !27
  %w = getelementptr inbounds %struct.node, %struct.node* %2, i32 0, i32 1, !dbg !28
  store i32* %w, i32** @keep, align 8, !dbg !29
  %3 = bitcast %struct.node** %n to i8*, !dbg !30
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %3), !dbg !30
  ret i32 0, !dbg !31
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "keep", scope: !2, file: !3, line: 4, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "leak_interior_safe.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{i32 7, !"Dwarf Version", i32 5}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 7, !"PIC Level", i32 2}
!11 = !{i32 7, !"PIE Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 1}

!14 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !15, scopeLine: 5, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!6}
!17 = !{!18}
!18 = !DILocalVariable(name: "n", scope: !14, file: !3, line: 5, type: !19)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 3, size: 64, elements: !21)
!21 = !{!22, !23}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !20, file: !3, line: 3, baseType: !6, size: 32)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !20, file: !3, line: 3, baseType: !6, size: 32, offset: 32)
!24 = !DILocation(line: 5, column: 14, scope: !14)
!25 = !DILocation(line: 5, column: 27, scope: !14)
!26 = !DILocation(line: 5, column: 31, scope: !14)
!27 = !DILocation(line: 5, column: 58, scope: !14)
!28 = !DILocation(line: 5, column: 61, scope: !14)
!29 = !DILocation(line: 5, column: 55, scope: !14)
!30 = !DILocation(line: 5, column: 74, scope: !14)
!31 = !DILocation(line: 5, column: 64, scope: !14)
