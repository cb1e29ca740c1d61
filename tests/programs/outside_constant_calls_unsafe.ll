source_filename = "outside_constant_calls_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.table = type { i32 (i32)* }

@__const.main.t = private unnamed_addr constant %struct.table { i32 (i32)* @run }, align 8
@seen = internal global i32 0, align 4, !dbg !0

define dso_local i32 @main() !dbg !13 {
entry:
  %retval = alloca i32, align 4
  %t = alloca %struct.table, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.table* %t to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata %struct.table* %t, metadata !17, metadata !DIExpression()), !dbg !25
  %1 = bitcast %struct.table* %t to i8*, !dbg !25
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %1, i8* align 8 bitcast (%struct.table* @__const.main.t to i8*), i64 8, i1 false), !dbg !25
  call void @install(%struct.table* noundef %t), !dbg !26
  %2 = load i32, i32* @seen, align 4, !dbg !27
  %tobool = icmp ne i32 %2, 0, !dbg !27
  br i1 %tobool, label %if.then, label %if.end, !dbg !29

if.then:
  call void @reach_error(), !dbg !30
  br label %if.end, !dbg !30

if.end:
  %3 = bitcast %struct.table* %t to i8*, !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %3), !dbg !31
  ret i32 0, !dbg !32
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal i32 @run(i32 noundef %n) !dbg !33 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !35, metadata !DIExpression()), !dbg !36
  store i32 1, i32* @seen, align 4, !dbg !37
  %0 = load i32, i32* %n.addr, align 4, !dbg !38
  ret i32 %0, !dbg !39
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare !dbg !40 void @install(%struct.table* noundef)

declare !dbg !46 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 4, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "outside_constant_calls_unsafe.c", directory: ".")
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
!16 = !{!17}
!17 = !DILocalVariable(name: "t", scope: !13, file: !3, line: 8, type: !18)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "table", file: !3, line: 3, size: 64, elements: !19)
!19 = !{!20}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !18, file: !3, line: 3, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DISubroutineType(types: !23)
!23 = !{!5, !5}
!24 = !DILocation(line: 8, column: 3, scope: !13)
!25 = !DILocation(line: 8, column: 16, scope: !13)
!26 = !DILocation(line: 9, column: 3, scope: !13)
!27 = !DILocation(line: 10, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !13, file: !3, line: 10, column: 7)
!29 = !DILocation(line: 10, column: 7, scope: !13)
!30 = !DILocation(line: 10, column: 13, scope: !28)
!31 = !DILocation(line: 12, column: 1, scope: !13)
!32 = !DILocation(line: 11, column: 3, scope: !13)
!33 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 5, type: !22, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !34)
!34 = !{!35}
!35 = !DILocalVariable(name: "n", arg: 1, scope: !33, file: !3, line: 5, type: !5)
!36 = !DILocation(line: 5, column: 20, scope: !33)
!37 = !DILocation(line: 5, column: 30, scope: !33)
!38 = !DILocation(line: 5, column: 42, scope: !33)
!39 = !DILocation(line: 5, column: 35, scope: !33)
!40 = !DISubprogram(name: "install", scope: !3, file: !3, line: 6, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !45)
!41 = !DISubroutineType(types: !42)
!42 = !{null, !43}
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!45 = !{}
!46 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 2, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !45)
!47 = !DISubroutineType(types: !48)
!48 = !{null}
