source_filename = "outside_fields_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.point = type { i32, i8, i64 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %p = alloca %struct.point, align 8
  %copy = alloca %struct.point, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.point* %p to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !23
  call void @llvm.dbg.declare(metadata %struct.point* %p, metadata !14, metadata !DIExpression()), !dbg !24
  %1 = bitcast %struct.point* %p to i8*, !dbg !24
  call void @llvm.memset.p0i8.i64(i8* align 8 %1, i8 0, i64 16, i1 false), !dbg !24
  call void @init(%struct.point* noundef %p), !dbg !25
  %2 = bitcast %struct.point* %copy to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %2), !dbg !26
  call void @llvm.dbg.declare(metadata %struct.point* %copy, metadata !22, metadata !DIExpression()), !dbg !27
  %3 = bitcast %struct.point* %copy to i8*, !dbg !28
  %4 = bitcast %struct.point* %p to i8*, !dbg !28
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %3, i8* align 8 %4, i64 16, i1 false), !dbg !28
  call void @init(%struct.point* noundef %p), !dbg !29
  %x = getelementptr inbounds %struct.point, %struct.point* %copy, i32 0, i32 0, !dbg !30
  %5 = load i32, i32* %x, align 8, !dbg !30
  %cmp = icmp eq i32 %5, 3, !dbg !32
  br i1 %cmp, label %land.lhs.true, label %if.end7, !dbg !33

land.lhs.true:
  %y = getelementptr inbounds %struct.point, %struct.point* %copy, i32 0, i32 2, !dbg !34
  %6 = load i64, i64* %y, align 8, !dbg !34
  %cmp1 = icmp eq i64 %6, 4, !dbg !35
  br i1 %cmp1, label %if.then, label %if.end7, !dbg !36

if.then:
  call void @init(%struct.point* noundef %p), !dbg !37
  %x2 = getelementptr inbounds %struct.point, %struct.point* %copy, i32 0, i32 0, !dbg !39
  %7 = load i32, i32* %x2, align 8, !dbg !39
  %conv = sext i32 %7 to i64, !dbg !41
  %y3 = getelementptr inbounds %struct.point, %struct.point* %copy, i32 0, i32 2, !dbg !42
  %8 = load i64, i64* %y3, align 8, !dbg !42
  %add = add nsw i64 %conv, %8, !dbg !43
  %cmp4 = icmp ne i64 %add, 7, !dbg !44
  br i1 %cmp4, label %if.then6, label %if.end, !dbg !45

if.then6:
  call void @reach_error(), !dbg !46
  br label %if.end, !dbg !46

if.end:
  br label %if.end7, !dbg !47

if.end7:
  %9 = bitcast %struct.point* %copy to i8*, !dbg !48
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %9), !dbg !48
  %10 = bitcast %struct.point* %p to i8*, !dbg !48
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %10), !dbg !48
  ret i32 0, !dbg !49
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare !dbg !50 void @init(%struct.point* noundef)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare !dbg !55 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "outside_fields_safe.c", directory: ".")
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
!13 = !{!14, !22}
!14 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 6, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !1, line: 3, size: 128, elements: !16)
!16 = !{!17, !18, !20}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !15, file: !1, line: 3, baseType: !12, size: 32)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !15, file: !1, line: 3, baseType: !19, size: 8, offset: 32)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !15, file: !1, line: 3, baseType: !21, size: 64, offset: 64)
!21 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!22 = !DILocalVariable(name: "copy", scope: !9, file: !1, line: 8, type: !15)
!23 = !DILocation(line: 6, column: 3, scope: !9)
!24 = !DILocation(line: 6, column: 16, scope: !9)
!25 = !DILocation(line: 7, column: 3, scope: !9)
!26 = !DILocation(line: 8, column: 3, scope: !9)
!27 = !DILocation(line: 8, column: 16, scope: !9)
!28 = !DILocation(line: 8, column: 23, scope: !9)
!29 = !DILocation(line: 9, column: 3, scope: !9)
!30 = !DILocation(line: 10, column: 12, scope: !31)
!31 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 7)
!32 = !DILocation(line: 10, column: 14, scope: !31)
!33 = !DILocation(line: 10, column: 19, scope: !31)
!34 = !DILocation(line: 10, column: 27, scope: !31)
!35 = !DILocation(line: 10, column: 29, scope: !31)
!36 = !DILocation(line: 10, column: 7, scope: !9)
!37 = !DILocation(line: 11, column: 5, scope: !38)
!38 = distinct !DILexicalBlock(scope: !31, file: !1, line: 10, column: 35)
!39 = !DILocation(line: 12, column: 14, scope: !40)
!40 = distinct !DILexicalBlock(scope: !38, file: !1, line: 12, column: 9)
!41 = !DILocation(line: 12, column: 9, scope: !40)
!42 = !DILocation(line: 12, column: 23, scope: !40)
!43 = !DILocation(line: 12, column: 16, scope: !40)
!44 = !DILocation(line: 12, column: 25, scope: !40)
!45 = !DILocation(line: 12, column: 9, scope: !38)
!46 = !DILocation(line: 12, column: 31, scope: !40)
!47 = !DILocation(line: 13, column: 3, scope: !38)
!48 = !DILocation(line: 15, column: 1, scope: !9)
!49 = !DILocation(line: 14, column: 3, scope: !9)
!50 = !DISubprogram(name: "init", scope: !1, file: !1, line: 4, type: !51, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !54)
!51 = !DISubroutineType(types: !52)
!52 = !{null, !53}
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!54 = !{}
!55 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !56, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !54)
!56 = !DISubroutineType(types: !57)
!57 = !{null}
