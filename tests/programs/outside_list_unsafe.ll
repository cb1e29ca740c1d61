source_filename = "outside_list_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %first = alloca %struct.node*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %second = alloca %struct.node*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.node** %first to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata %struct.node** %first, metadata !14, metadata !DIExpression()), !dbg !22
  %call = call %struct.node* @get(), !dbg !23
  store %struct.node* %call, %struct.node** %first, align 8, !dbg !22
  %1 = load %struct.node*, %struct.node** %first, align 8, !dbg !24
  %tobool = icmp ne %struct.node* %1, null, !dbg !24
  br i1 %tobool, label %lor.lhs.false, label %if.then, !dbg !26

lor.lhs.false:
  %2 = load %struct.node*, %struct.node** %first, align 8, !dbg !27
  %next = getelementptr inbounds %struct.node, %struct.node* %2, i32 0, i32 1, !dbg !28
  %3 = load %struct.node*, %struct.node** %next, align 8, !dbg !28
  %tobool1 = icmp ne %struct.node* %3, null, !dbg !27
  br i1 %tobool1, label %if.end, label %if.then, !dbg !29

if.then:
  store i32 0, i32* %retval, align 4, !dbg !30
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !30

if.end:
  %4 = bitcast %struct.node** %second to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !31
  call void @llvm.dbg.declare(metadata %struct.node** %second, metadata !20, metadata !DIExpression()), !dbg !32
  %5 = load %struct.node*, %struct.node** %first, align 8, !dbg !33
  %next2 = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 1, !dbg !34
  %6 = load %struct.node*, %struct.node** %next2, align 8, !dbg !34
  store %struct.node* %6, %struct.node** %second, align 8, !dbg !32
  %7 = load %struct.node*, %struct.node** %first, align 8, !dbg !35
  %8 = load %struct.node*, %struct.node** %second, align 8, !dbg !37
  %cmp = icmp ne %struct.node* %7, %8, !dbg !38
  br i1 %cmp, label %land.lhs.true, label %if.end8, !dbg !39

land.lhs.true:
  %9 = load %struct.node*, %struct.node** %first, align 8, !dbg !40
  %value = getelementptr inbounds %struct.node, %struct.node* %9, i32 0, i32 0, !dbg !41
  %10 = load i32, i32* %value, align 8, !dbg !41
  %cmp3 = icmp eq i32 %10, 77, !dbg !42
  br i1 %cmp3, label %land.lhs.true4, label %if.end8, !dbg !43

land.lhs.true4:
  %11 = load %struct.node*, %struct.node** %second, align 8, !dbg !44
  %value5 = getelementptr inbounds %struct.node, %struct.node* %11, i32 0, i32 0, !dbg !45
  %12 = load i32, i32* %value5, align 8, !dbg !45
  %cmp6 = icmp eq i32 %12, 5, !dbg !46
  br i1 %cmp6, label %if.then7, label %if.end8, !dbg !47

if.then7:
  call void @reach_error(), !dbg !48
  br label %if.end8, !dbg !48

if.end8:
  store i32 0, i32* %retval, align 4, !dbg !49
  store i32 1, i32* %cleanup.dest.slot, align 4
  %13 = bitcast %struct.node** %second to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %13), !dbg !50
  br label %cleanup

cleanup:
  %14 = bitcast %struct.node** %first to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %14), !dbg !50
  %15 = load i32, i32* %retval, align 4, !dbg !50
  ret i32 %15, !dbg !50
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !51 %struct.node* @get()

declare !dbg !55 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "outside_list_unsafe.c", directory: ".")
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
!13 = !{!14, !20}
!14 = !DILocalVariable(name: "first", scope: !9, file: !1, line: 6, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 3, size: 128, elements: !17)
!17 = !{!18, !19}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !16, file: !1, line: 3, baseType: !12, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !1, line: 3, baseType: !15, size: 64, offset: 64)
!20 = !DILocalVariable(name: "second", scope: !9, file: !1, line: 8, type: !15)
!21 = !DILocation(line: 6, column: 3, scope: !9)
!22 = !DILocation(line: 6, column: 16, scope: !9)
!23 = !DILocation(line: 6, column: 24, scope: !9)
!24 = !DILocation(line: 7, column: 8, scope: !25)
!25 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!26 = !DILocation(line: 7, column: 14, scope: !25)
!27 = !DILocation(line: 7, column: 18, scope: !25)
!28 = !DILocation(line: 7, column: 25, scope: !25)
!29 = !DILocation(line: 7, column: 7, scope: !9)
!30 = !DILocation(line: 7, column: 31, scope: !25)
!31 = !DILocation(line: 8, column: 3, scope: !9)
!32 = !DILocation(line: 8, column: 16, scope: !9)
!33 = !DILocation(line: 8, column: 25, scope: !9)
!34 = !DILocation(line: 8, column: 32, scope: !9)
!35 = !DILocation(line: 9, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!37 = !DILocation(line: 9, column: 16, scope: !36)
!38 = !DILocation(line: 9, column: 13, scope: !36)
!39 = !DILocation(line: 9, column: 23, scope: !36)
!40 = !DILocation(line: 9, column: 26, scope: !36)
!41 = !DILocation(line: 9, column: 33, scope: !36)
!42 = !DILocation(line: 9, column: 39, scope: !36)
!43 = !DILocation(line: 9, column: 45, scope: !36)
!44 = !DILocation(line: 9, column: 48, scope: !36)
!45 = !DILocation(line: 9, column: 56, scope: !36)
!46 = !DILocation(line: 9, column: 62, scope: !36)
!47 = !DILocation(line: 9, column: 7, scope: !9)
!48 = !DILocation(line: 9, column: 68, scope: !36)
!49 = !DILocation(line: 10, column: 3, scope: !9)
!50 = !DILocation(line: 11, column: 1, scope: !9)
!51 = !DISubprogram(name: "get", scope: !1, file: !1, line: 4, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!15}
!54 = !{}
!55 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !56, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !54)
!56 = !DISubroutineType(types: !57)
!57 = !{null}
