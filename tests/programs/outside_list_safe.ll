source_filename = "outside_list_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@__const.main.own = private unnamed_addr constant %struct.node { i32 1, %struct.node* null }, align 8

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %own = alloca %struct.node, align 8
  %first = alloca %struct.node*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.node* %own to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata %struct.node* %own, metadata !14, metadata !DIExpression()), !dbg !22
  %1 = bitcast %struct.node* %own to i8*, !dbg !22
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %1, i8* align 8 bitcast (%struct.node* @__const.main.own to i8*), i64 16, i1 false), !dbg !22
  %2 = bitcast %struct.node** %first to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !23
  call void @llvm.dbg.declare(metadata %struct.node** %first, metadata !20, metadata !DIExpression()), !dbg !24
  %call = call %struct.node* @get(), !dbg !25
  store %struct.node* %call, %struct.node** %first, align 8, !dbg !24
  %3 = load %struct.node*, %struct.node** %first, align 8, !dbg !26
  %tobool = icmp ne %struct.node* %3, null, !dbg !26
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !28

land.lhs.true:
  %4 = load %struct.node*, %struct.node** %first, align 8, !dbg !29
  %next = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 1, !dbg !30
  %5 = load %struct.node*, %struct.node** %next, align 8, !dbg !30
  %tobool1 = icmp ne %struct.node* %5, null, !dbg !29
  br i1 %tobool1, label %if.then, label %if.end, !dbg !31

if.then:
  %6 = load %struct.node*, %struct.node** %first, align 8, !dbg !32
  %next2 = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 1, !dbg !33
  %7 = load %struct.node*, %struct.node** %next2, align 8, !dbg !33
  %value = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 0, !dbg !34
  store i32 2, i32* %value, align 8, !dbg !35
  br label %if.end, !dbg !32

if.end:
  %value3 = getelementptr inbounds %struct.node, %struct.node* %own, i32 0, i32 0, !dbg !36
  %8 = load i32, i32* %value3, align 8, !dbg !36
  %cmp = icmp ne i32 %8, 1, !dbg !38
  br i1 %cmp, label %if.then4, label %if.end5, !dbg !39

if.then4:
  call void @reach_error(), !dbg !40
  br label %if.end5, !dbg !40

if.end5:
  %9 = bitcast %struct.node** %first to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !41
  %10 = bitcast %struct.node* %own to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %10), !dbg !41
  ret i32 0, !dbg !42
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare !dbg !43 %struct.node* @get()

declare !dbg !47 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "outside_list_safe.c", directory: ".")
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
!14 = !DILocalVariable(name: "own", scope: !9, file: !1, line: 6, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 3, size: 128, elements: !16)
!16 = !{!17, !18}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !15, file: !1, line: 3, baseType: !12, size: 32)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !15, file: !1, line: 3, baseType: !19, size: 64, offset: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!20 = !DILocalVariable(name: "first", scope: !9, file: !1, line: 7, type: !19)
!21 = !DILocation(line: 6, column: 3, scope: !9)
!22 = !DILocation(line: 6, column: 15, scope: !9)
!23 = !DILocation(line: 7, column: 3, scope: !9)
!24 = !DILocation(line: 7, column: 16, scope: !9)
!25 = !DILocation(line: 7, column: 24, scope: !9)
!26 = !DILocation(line: 8, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 7)
!28 = !DILocation(line: 8, column: 13, scope: !27)
!29 = !DILocation(line: 8, column: 16, scope: !27)
!30 = !DILocation(line: 8, column: 23, scope: !27)
!31 = !DILocation(line: 8, column: 7, scope: !9)
!32 = !DILocation(line: 8, column: 29, scope: !27)
!33 = !DILocation(line: 8, column: 36, scope: !27)
!34 = !DILocation(line: 8, column: 42, scope: !27)
!35 = !DILocation(line: 8, column: 48, scope: !27)
!36 = !DILocation(line: 9, column: 11, scope: !37)
!37 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!38 = !DILocation(line: 9, column: 17, scope: !37)
!39 = !DILocation(line: 9, column: 7, scope: !9)
!40 = !DILocation(line: 9, column: 23, scope: !37)
!41 = !DILocation(line: 11, column: 1, scope: !9)
!42 = !DILocation(line: 10, column: 3, scope: !9)
!43 = !DISubprogram(name: "get", scope: !1, file: !1, line: 4, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !46)
!44 = !DISubroutineType(types: !45)
!45 = !{!19}
!46 = !{}
!47 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !48, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !46)
!48 = !DISubroutineType(types: !49)
!49 = !{null}
