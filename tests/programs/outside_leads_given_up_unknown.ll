source_filename = "outside_leads_given_up_unknown.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@list = external global %struct.node*, align 8

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %at = alloca %struct.node*, align 8
  %done = alloca %struct.node*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.node** %at to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata %struct.node** %at, metadata !14, metadata !DIExpression()), !dbg !23
  %1 = load %struct.node*, %struct.node** @list, align 8, !dbg !24
  store %struct.node* %1, %struct.node** %at, align 8, !dbg !23
  br label %while.cond, !dbg !25

while.cond:
  %2 = load %struct.node*, %struct.node** %at, align 8, !dbg !26
  %tobool = icmp ne %struct.node* %2, null, !dbg !25
  br i1 %tobool, label %while.body, label %while.end, !dbg !25

while.body:
  %3 = bitcast %struct.node** %done to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !27
  call void @llvm.dbg.declare(metadata %struct.node** %done, metadata !20, metadata !DIExpression()), !dbg !28
  %4 = load %struct.node*, %struct.node** %at, align 8, !dbg !29
  store %struct.node* %4, %struct.node** %done, align 8, !dbg !28
  %5 = load %struct.node*, %struct.node** %at, align 8, !dbg !30
  %next = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 1, !dbg !31
  %6 = load %struct.node*, %struct.node** %next, align 8, !dbg !31
  store %struct.node* %6, %struct.node** %at, align 8, !dbg !32
  %7 = load %struct.node*, %struct.node** %done, align 8, !dbg !33
  %8 = bitcast %struct.node* %7 to i8*, !dbg !33
  call void @free(i8* noundef %8), !dbg !34
  %9 = bitcast %struct.node** %done to i8*, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !35
  br label %while.cond, !dbg !25, !llvm.loop !36

while.end:
  %10 = bitcast %struct.node** %at to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !39
  ret i32 0, !dbg !40
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "outside_leads_given_up_unknown.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !20}
!14 = !DILocalVariable(name: "at", scope: !9, file: !1, line: 5, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 3, size: 128, elements: !17)
!17 = !{!18, !19}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !16, file: !1, line: 3, baseType: !12, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !1, line: 3, baseType: !15, size: 64, offset: 64)
!20 = !DILocalVariable(name: "done", scope: !21, file: !1, line: 7, type: !15)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 14)
!22 = !DILocation(line: 5, column: 3, scope: !9)
!23 = !DILocation(line: 5, column: 16, scope: !9)
!24 = !DILocation(line: 5, column: 21, scope: !9)
!25 = !DILocation(line: 6, column: 3, scope: !9)
!26 = !DILocation(line: 6, column: 10, scope: !9)
!27 = !DILocation(line: 7, column: 5, scope: !21)
!28 = !DILocation(line: 7, column: 18, scope: !21)
!29 = !DILocation(line: 7, column: 25, scope: !21)
!30 = !DILocation(line: 8, column: 10, scope: !21)
!31 = !DILocation(line: 8, column: 14, scope: !21)
!32 = !DILocation(line: 8, column: 8, scope: !21)
!33 = !DILocation(line: 9, column: 10, scope: !21)
!34 = !DILocation(line: 9, column: 5, scope: !21)
!35 = !DILocation(line: 10, column: 3, scope: !9)
!36 = distinct !{!36, !25, !35, !37, !38}
!37 = !{!"llvm.loop.mustprogress"}
!38 = !{!"llvm.loop.unroll.disable"}
!39 = !DILocation(line: 12, column: 1, scope: !9)
!40 = !DILocation(line: 11, column: 3, scope: !9)
