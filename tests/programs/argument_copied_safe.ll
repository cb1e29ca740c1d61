source_filename = "argument_copied_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.S = type { i32, [5 x i64] }
%struct.T = type { i16, %struct.S* }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %s = alloca %struct.S, align 8
  %t = alloca %struct.T, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.S* %s to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 48, i8* %0), !dbg !32
  call void @llvm.dbg.declare(metadata %struct.S* %s, metadata !14, metadata !DIExpression()), !dbg !33
  %1 = bitcast %struct.S* %s to i8*, !dbg !33
  call void @llvm.memset.p0i8.i64(i8* align 8 %1, i8 0, i64 48, i1 false), !dbg !33
  %2 = bitcast %struct.T* %t to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %2), !dbg !34
  call void @llvm.dbg.declare(metadata %struct.T* %t, metadata !24, metadata !DIExpression()), !dbg !35
  %3 = bitcast %struct.T* %t to i8*, !dbg !35
  call void @llvm.memset.p0i8.i64(i8* align 8 %3, i8 0, i64 16, i1 false), !dbg !35
  %q = getelementptr inbounds %struct.T, %struct.T* %t, i32 0, i32 1, !dbg !36
  store %struct.S* %s, %struct.S** %q, align 8, !dbg !37
  %q1 = getelementptr inbounds %struct.T, %struct.T* %t, i32 0, i32 1, !dbg !38
  %4 = load %struct.S*, %struct.S** %q1, align 8, !dbg !38
  %call = call i32 @ignore(%struct.S* noundef byval(%struct.S) align 8 %4), !dbg !39
  %5 = bitcast %struct.T* %t to i8*, !dbg !40
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %5), !dbg !40
  %6 = bitcast %struct.S* %s to i8*, !dbg !40
  call void @llvm.lifetime.end.p0i8(i64 48, i8* %6), !dbg !40
  ret i32 %call, !dbg !41
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

define internal i32 @ignore(%struct.S* noundef byval(%struct.S) align 8 %s) !dbg !42 {
entry:
  call void @llvm.dbg.declare(metadata %struct.S* %s, metadata !46, metadata !DIExpression()), !dbg !47
  ret i32 0, !dbg !48
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "argument_copied_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !10, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !24}
!14 = !DILocalVariable(name: "s", scope: !9, file: !1, line: 10, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "S", file: !1, line: 2, baseType: !16)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, line: 2, size: 384, elements: !17)
!17 = !{!18, !19}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !16, file: !1, line: 2, baseType: !12, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !16, file: !1, line: 2, baseType: !20, size: 320, offset: 64)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 320, elements: !22)
!21 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DILocalVariable(name: "t", scope: !9, file: !1, line: 11, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "T", file: !1, line: 3, baseType: !26)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "T", file: !1, line: 3, size: 128, elements: !27)
!27 = !{!28, !30}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "h", scope: !26, file: !1, line: 3, baseType: !29, size: 16)
!29 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "q", scope: !26, file: !1, line: 3, baseType: !31, size: 64, offset: 64)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!32 = !DILocation(line: 10, column: 5, scope: !9)
!33 = !DILocation(line: 10, column: 7, scope: !9)
!34 = !DILocation(line: 11, column: 5, scope: !9)
!35 = !DILocation(line: 11, column: 7, scope: !9)
!36 = !DILocation(line: 12, column: 7, scope: !9)
!37 = !DILocation(line: 12, column: 9, scope: !9)
!38 = !DILocation(line: 13, column: 22, scope: !9)
!39 = !DILocation(line: 13, column: 12, scope: !9)
!40 = !DILocation(line: 14, column: 1, scope: !9)
!41 = !DILocation(line: 13, column: 5, scope: !9)
!42 = distinct !DISubprogram(name: "ignore", scope: !1, file: !1, line: 5, type: !43, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !45)
!43 = !DISubroutineType(types: !44)
!44 = !{!12, !15}
!45 = !{!46}
!46 = !DILocalVariable(name: "s", arg: 1, scope: !42, file: !1, line: 5, type: !15)
!47 = !DILocation(line: 5, column: 21, scope: !42)
!48 = !DILocation(line: 6, column: 5, scope: !42)
