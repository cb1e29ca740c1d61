source_filename = "pointer_cut_off_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.callback = type { i32 }

define dso_local i32 @main() !dbg !15 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %callback = alloca %struct.callback, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata i32* %x, metadata !19, metadata !DIExpression()), !dbg !25
  store i32 0, i32* %x, align 4, !dbg !25
  %1 = bitcast %struct.callback* %callback to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !26
  call void @llvm.dbg.declare(metadata %struct.callback* %callback, metadata !20, metadata !DIExpression()), !dbg !27
  %argument = getelementptr inbounds %struct.callback, %struct.callback* %callback, i32 0, i32 0, !dbg !28
  %2 = ptrtoint i32* %x to i64, !dbg !29
  %conv = trunc i64 %2 to i32, !dbg !30
  store i32 %conv, i32* %argument, align 4, !dbg !28
  call void @run(%struct.callback* noundef %callback), !dbg !31
  %3 = load i32, i32* %x, align 4, !dbg !32
  %4 = bitcast %struct.callback* %callback to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !33
  %5 = bitcast i32* %x to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !33
  ret i32 %3, !dbg !34
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal void @run(%struct.callback* noundef %callback) !dbg !35 {
entry:
  %callback.addr = alloca %struct.callback*, align 8
  %to = alloca i32*, align 8
  store %struct.callback* %callback, %struct.callback** %callback.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.callback** %callback.addr, metadata !40, metadata !DIExpression()), !dbg !42
  %0 = bitcast i32** %to to i8*, !dbg !43
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !43
  call void @llvm.dbg.declare(metadata i32** %to, metadata !41, metadata !DIExpression()), !dbg !44
  %1 = load %struct.callback*, %struct.callback** %callback.addr, align 8, !dbg !45
  %argument = getelementptr inbounds %struct.callback, %struct.callback* %1, i32 0, i32 0, !dbg !46
  %2 = load i32, i32* %argument, align 4, !dbg !46
  %conv = sext i32 %2 to i64, !dbg !47
  %3 = inttoptr i64 %conv to i32*, !dbg !48
  store i32* %3, i32** %to, align 8, !dbg !44
  %4 = load i32*, i32** %to, align 8, !dbg !49
  store i32 1, i32* %4, align 4, !dbg !50
  %5 = bitcast i32** %to to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !51
  ret void, !dbg !51
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pointer_cut_off_unsafe.c", directory: ".")
!2 = !{!3, !4, !7}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !5, line: 87, baseType: !6)
!5 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}

!15 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !16, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{!3}
!18 = !{!19, !20}
!19 = !DILocalVariable(name: "x", scope: !15, file: !1, line: 9, type: !3)
!20 = !DILocalVariable(name: "callback", scope: !15, file: !1, line: 10, type: !21)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "callback", file: !1, line: 3, size: 32, elements: !22)
!22 = !{!23}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "argument", scope: !21, file: !1, line: 3, baseType: !3, size: 32)
!24 = !DILocation(line: 9, column: 3, scope: !15)
!25 = !DILocation(line: 9, column: 7, scope: !15)
!26 = !DILocation(line: 10, column: 3, scope: !15)
!27 = !DILocation(line: 10, column: 19, scope: !15)
!28 = !DILocation(line: 10, column: 30, scope: !15)
!29 = !DILocation(line: 10, column: 36, scope: !15)
!30 = !DILocation(line: 10, column: 31, scope: !15)
!31 = !DILocation(line: 11, column: 3, scope: !15)
!32 = !DILocation(line: 12, column: 10, scope: !15)
!33 = !DILocation(line: 13, column: 1, scope: !15)
!34 = !DILocation(line: 12, column: 3, scope: !15)
!35 = distinct !DISubprogram(name: "run", scope: !1, file: !1, line: 4, type: !36, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !39)
!36 = !DISubroutineType(types: !37)
!37 = !{null, !38}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!39 = !{!40, !41}
!40 = !DILocalVariable(name: "callback", arg: 1, scope: !35, file: !1, line: 4, type: !38)
!41 = !DILocalVariable(name: "to", scope: !35, file: !1, line: 5, type: !7)
!42 = !DILocation(line: 4, column: 34, scope: !35)
!43 = !DILocation(line: 5, column: 3, scope: !35)
!44 = !DILocation(line: 5, column: 8, scope: !35)
!45 = !DILocation(line: 5, column: 30, scope: !35)
!46 = !DILocation(line: 5, column: 40, scope: !35)
!47 = !DILocation(line: 5, column: 20, scope: !35)
!48 = !DILocation(line: 5, column: 13, scope: !35)
!49 = !DILocation(line: 6, column: 4, scope: !35)
!50 = !DILocation(line: 6, column: 7, scope: !35)
!51 = !DILocation(line: 7, column: 1, scope: !35)
