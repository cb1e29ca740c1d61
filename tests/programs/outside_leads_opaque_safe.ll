; expect: safe; property: valid-deref; opaque pointers: what debug information says of fields is what a pointer from outside leads to
source_filename = "outside_leads_opaque_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr, [3 x ptr] }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %own = alloca ptr, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %own), !dbg !25
  call void @llvm.dbg.declare(metadata ptr %own, metadata !14, metadata !DIExpression()), !dbg !26
  %call = call ptr @get(), !dbg !27
  store ptr %call, ptr %own, align 8, !dbg !26
  %0 = load ptr, ptr %own, align 8, !dbg !28
  %tobool = icmp ne ptr %0, null, !dbg !28
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !30

land.lhs.true:
  %1 = load ptr, ptr %own, align 8, !dbg !31
  %next = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 1, !dbg !32
  %2 = load ptr, ptr %next, align 8, !dbg !32
  %tobool1 = icmp ne ptr %2, null, !dbg !31
  br i1 %tobool1, label %land.lhs.true2, label %if.end, !dbg !33

land.lhs.true2:
  %3 = load ptr, ptr %own, align 8, !dbg !34
  %next3 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 1, !dbg !35
  %4 = load ptr, ptr %next3, align 8, !dbg !35
  %next4 = getelementptr inbounds %struct.node, ptr %4, i32 0, i32 1, !dbg !36
  %5 = load ptr, ptr %next4, align 8, !dbg !36
  %tobool5 = icmp ne ptr %5, null, !dbg !34
  br i1 %tobool5, label %if.then, label %if.end, !dbg !37

if.then:
  %6 = load ptr, ptr %own, align 8, !dbg !38
  %next6 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 1, !dbg !39
  %7 = load ptr, ptr %next6, align 8, !dbg !39
  %next7 = getelementptr inbounds %struct.node, ptr %7, i32 0, i32 1, !dbg !40
  %8 = load ptr, ptr %next7, align 8, !dbg !40
  %value = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 0, !dbg !41
  %9 = load i32, ptr %value, align 8, !dbg !41
  store i32 %9, ptr %retval, align 4, !dbg !42
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !42

if.end:
  %10 = load ptr, ptr %own, align 8, !dbg !43
  %tobool8 = icmp ne ptr %10, null, !dbg !43
  br i1 %tobool8, label %land.lhs.true9, label %cond.false, !dbg !44

land.lhs.true9:
  %11 = load ptr, ptr %own, align 8, !dbg !45
  %many = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 2, !dbg !46
  %arrayidx = getelementptr inbounds [3 x ptr], ptr %many, i64 0, i64 2, !dbg !45
  %12 = load ptr, ptr %arrayidx, align 8, !dbg !45
  %tobool10 = icmp ne ptr %12, null, !dbg !45
  br i1 %tobool10, label %cond.true, label %cond.false, !dbg !43

cond.true:
  %13 = load ptr, ptr %own, align 8, !dbg !47
  %many11 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 2, !dbg !48
  %arrayidx12 = getelementptr inbounds [3 x ptr], ptr %many11, i64 0, i64 2, !dbg !47
  %14 = load ptr, ptr %arrayidx12, align 8, !dbg !47
  %15 = load i32, ptr %14, align 4, !dbg !49
  br label %cond.end, !dbg !43

cond.false:
  br label %cond.end, !dbg !43

cond.end:
  %cond = phi i32 [ %15, %cond.true ], [ 0, %cond.false ], !dbg !43
  store i32 %cond, ptr %retval, align 4, !dbg !50
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !50

cleanup:
  call void @llvm.lifetime.end.p0(i64 8, ptr %own), !dbg !51
  %16 = load i32, ptr %retval, align 4, !dbg !51
  ret i32 %16, !dbg !51
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !52 ptr @get()

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "outside_leads_opaque_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !10, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "own", scope: !9, file: !1, line: 4, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 1, size: 320, elements: !17)
!17 = !{!18, !19, !20}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !16, file: !1, line: 1, baseType: !12, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !1, line: 1, baseType: !15, size: 64, offset: 64)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "many", scope: !16, file: !1, line: 1, baseType: !21, size: 192, offset: 128)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 192, elements: !23)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!23 = !{!24}
!24 = !DISubrange(count: 3)
!25 = !DILocation(line: 4, column: 3, scope: !9)
!26 = !DILocation(line: 4, column: 16, scope: !9)
!27 = !DILocation(line: 4, column: 22, scope: !9)
!28 = !DILocation(line: 5, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 5, column: 7)
!30 = !DILocation(line: 5, column: 11, scope: !29)
!31 = !DILocation(line: 5, column: 14, scope: !29)
!32 = !DILocation(line: 5, column: 19, scope: !29)
!33 = !DILocation(line: 5, column: 24, scope: !29)
!34 = !DILocation(line: 5, column: 27, scope: !29)
!35 = !DILocation(line: 5, column: 32, scope: !29)
!36 = !DILocation(line: 5, column: 38, scope: !29)
!37 = !DILocation(line: 5, column: 7, scope: !9)
!38 = !DILocation(line: 5, column: 51, scope: !29)
!39 = !DILocation(line: 5, column: 56, scope: !29)
!40 = !DILocation(line: 5, column: 62, scope: !29)
!41 = !DILocation(line: 5, column: 68, scope: !29)
!42 = !DILocation(line: 5, column: 44, scope: !29)
!43 = !DILocation(line: 6, column: 10, scope: !9)
!44 = !DILocation(line: 6, column: 14, scope: !9)
!45 = !DILocation(line: 6, column: 17, scope: !9)
!46 = !DILocation(line: 6, column: 22, scope: !9)
!47 = !DILocation(line: 6, column: 33, scope: !9)
!48 = !DILocation(line: 6, column: 38, scope: !9)
!49 = !DILocation(line: 6, column: 32, scope: !9)
!50 = !DILocation(line: 6, column: 3, scope: !9)
!51 = !DILocation(line: 7, column: 1, scope: !9)
!52 = !DISubprogram(name: "get", scope: !1, file: !1, line: 2, type: !53, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{!15}
!55 = !{}
