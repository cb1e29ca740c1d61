source_filename = "outside_leads_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@first = external global %struct.node, align 8

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %own = alloca %struct.node*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.node** %own to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !20
  call void @llvm.dbg.declare(metadata %struct.node** %own, metadata !14, metadata !DIExpression()), !dbg !21
  %call = call %struct.node* @get(), !dbg !22
  store %struct.node* %call, %struct.node** %own, align 8, !dbg !21
  %1 = load %struct.node*, %struct.node** %own, align 8, !dbg !23
  %tobool = icmp ne %struct.node* %1, null, !dbg !23
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !25

land.lhs.true:
  %2 = load %struct.node*, %struct.node** %own, align 8, !dbg !26
  %next = getelementptr inbounds %struct.node, %struct.node* %2, i32 0, i32 1, !dbg !27
  %3 = load %struct.node*, %struct.node** %next, align 8, !dbg !27
  %tobool1 = icmp ne %struct.node* %3, null, !dbg !26
  br i1 %tobool1, label %land.lhs.true2, label %if.end, !dbg !28

land.lhs.true2:
  %4 = load %struct.node*, %struct.node** %own, align 8, !dbg !29
  %next3 = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 1, !dbg !30
  %5 = load %struct.node*, %struct.node** %next3, align 8, !dbg !30
  %tobool4 = icmp ne %struct.node* %5, null, !dbg !29
  br i1 %tobool4, label %if.then, label %if.end, !dbg !31

if.then:
  %6 = load %struct.node*, %struct.node** %own, align 8, !dbg !32
  %next5 = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 1, !dbg !33
  %7 = load %struct.node*, %struct.node** %next5, align 8, !dbg !33
  %next6 = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 1, !dbg !34
  %8 = load %struct.node*, %struct.node** %next6, align 8, !dbg !34
  %value = getelementptr inbounds %struct.node, %struct.node* %8, i32 0, i32 0, !dbg !35
  %9 = load i32, i32* %value, align 8, !dbg !35
  store i32 %9, i32* %retval, align 4, !dbg !36
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !36

if.end:
  %10 = load %struct.node*, %struct.node** getelementptr inbounds (%struct.node, %struct.node* @first, i32 0, i32 1), align 8, !dbg !37
  %tobool7 = icmp ne %struct.node* %10, null, !dbg !38
  br i1 %tobool7, label %cond.true, label %cond.false, !dbg !38

cond.true:
  %11 = load %struct.node*, %struct.node** getelementptr inbounds (%struct.node, %struct.node* @first, i32 0, i32 1), align 8, !dbg !39
  %value8 = getelementptr inbounds %struct.node, %struct.node* %11, i32 0, i32 0, !dbg !40
  %12 = load i32, i32* %value8, align 8, !dbg !40
  br label %cond.end, !dbg !38

cond.false:
  br label %cond.end, !dbg !38

cond.end:
  %cond = phi i32 [ %12, %cond.true ], [ 0, %cond.false ], !dbg !38
  store i32 %cond, i32* %retval, align 4, !dbg !41
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !41

cleanup:
  %13 = bitcast %struct.node** %own to i8*, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %13), !dbg !42
  %14 = load i32, i32* %retval, align 4, !dbg !42
  ret i32 %14, !dbg !42
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !43 %struct.node* @get()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "outside_leads_unsafe.c", directory: ".")
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
!13 = !{!14}
!14 = !DILocalVariable(name: "own", scope: !9, file: !1, line: 6, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 2, size: 128, elements: !17)
!17 = !{!18, !19}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !16, file: !1, line: 2, baseType: !12, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !1, line: 2, baseType: !15, size: 64, offset: 64)
!20 = !DILocation(line: 6, column: 3, scope: !9)
!21 = !DILocation(line: 6, column: 16, scope: !9)
!22 = !DILocation(line: 6, column: 22, scope: !9)
!23 = !DILocation(line: 7, column: 7, scope: !24)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!25 = !DILocation(line: 7, column: 11, scope: !24)
!26 = !DILocation(line: 7, column: 14, scope: !24)
!27 = !DILocation(line: 7, column: 19, scope: !24)
!28 = !DILocation(line: 7, column: 24, scope: !24)
!29 = !DILocation(line: 7, column: 27, scope: !24)
!30 = !DILocation(line: 7, column: 32, scope: !24)
!31 = !DILocation(line: 7, column: 7, scope: !9)
!32 = !DILocation(line: 7, column: 45, scope: !24)
!33 = !DILocation(line: 7, column: 50, scope: !24)
!34 = !DILocation(line: 7, column: 56, scope: !24)
!35 = !DILocation(line: 7, column: 62, scope: !24)
!36 = !DILocation(line: 7, column: 38, scope: !24)
!37 = !DILocation(line: 8, column: 16, scope: !9)
!38 = !DILocation(line: 8, column: 10, scope: !9)
!39 = !DILocation(line: 8, column: 29, scope: !9)
!40 = !DILocation(line: 8, column: 35, scope: !9)
!41 = !DILocation(line: 8, column: 3, scope: !9)
!42 = !DILocation(line: 9, column: 1, scope: !9)
!43 = !DISubprogram(name: "get", scope: !1, file: !1, line: 3, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !46)
!44 = !DISubroutineType(types: !45)
!45 = !{!15}
!46 = !{}
