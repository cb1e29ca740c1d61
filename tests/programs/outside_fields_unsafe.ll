source_filename = "outside_fields_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.point = type { i32, i8, i64 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %p = alloca %struct.point, align 8
  %q = alloca %struct.point, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.point* %p to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !23
  call void @llvm.dbg.declare(metadata %struct.point* %p, metadata !14, metadata !DIExpression()), !dbg !24
  %1 = bitcast %struct.point* %p to i8*, !dbg !24
  call void @llvm.memset.p0i8.i64(i8* align 8 %1, i8 0, i64 16, i1 false), !dbg !24
  %2 = bitcast %struct.point* %q to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %2), !dbg !23
  call void @llvm.dbg.declare(metadata %struct.point* %q, metadata !22, metadata !DIExpression()), !dbg !25
  %3 = bitcast %struct.point* %q to i8*, !dbg !25
  call void @llvm.memset.p0i8.i64(i8* align 8 %3, i8 0, i64 16, i1 false), !dbg !25
  call void @init(%struct.point* noundef %p), !dbg !26
  call void @init(%struct.point* noundef %q), !dbg !27
  %y = getelementptr inbounds %struct.point, %struct.point* %q, i32 0, i32 2, !dbg !28
  %4 = load i64, i64* %y, align 8, !dbg !28
  %cmp = icmp eq i64 %4, 7, !dbg !30
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !31

land.lhs.true:
  %y1 = getelementptr inbounds %struct.point, %struct.point* %p, i32 0, i32 2, !dbg !32
  %5 = load i64, i64* %y1, align 8, !dbg !32
  %cmp2 = icmp eq i64 %5, 1, !dbg !33
  br i1 %cmp2, label %land.lhs.true3, label %if.end, !dbg !34

land.lhs.true3:
  %x = getelementptr inbounds %struct.point, %struct.point* %p, i32 0, i32 0, !dbg !35
  %6 = load i32, i32* %x, align 8, !dbg !35
  %cmp4 = icmp eq i32 %6, 3, !dbg !36
  br i1 %cmp4, label %land.lhs.true5, label %if.end, !dbg !37

land.lhs.true5:
  %tag = getelementptr inbounds %struct.point, %struct.point* %p, i32 0, i32 1, !dbg !38
  %7 = load i8, i8* %tag, align 4, !dbg !38
  %conv = sext i8 %7 to i32, !dbg !39
  %cmp6 = icmp eq i32 %conv, 99, !dbg !40
  br i1 %cmp6, label %land.lhs.true8, label %if.end, !dbg !41

land.lhs.true8:
  %x9 = getelementptr inbounds %struct.point, %struct.point* %q, i32 0, i32 0, !dbg !42
  %8 = load i32, i32* %x9, align 8, !dbg !42
  %cmp10 = icmp eq i32 %8, 2, !dbg !43
  br i1 %cmp10, label %if.then, label %if.end, !dbg !44

if.then:
  call void @reach_error(), !dbg !45
  br label %if.end, !dbg !45

if.end:
  %9 = bitcast %struct.point* %q to i8*, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %9), !dbg !46
  %10 = bitcast %struct.point* %p to i8*, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %10), !dbg !46
  ret i32 0, !dbg !47
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare !dbg !48 void @init(%struct.point* noundef)

declare !dbg !53 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "outside_fields_unsafe.c", directory: ".")
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
!22 = !DILocalVariable(name: "q", scope: !9, file: !1, line: 6, type: !15)
!23 = !DILocation(line: 6, column: 3, scope: !9)
!24 = !DILocation(line: 6, column: 16, scope: !9)
!25 = !DILocation(line: 6, column: 31, scope: !9)
!26 = !DILocation(line: 7, column: 3, scope: !9)
!27 = !DILocation(line: 8, column: 3, scope: !9)
!28 = !DILocation(line: 9, column: 9, scope: !29)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!30 = !DILocation(line: 9, column: 11, scope: !29)
!31 = !DILocation(line: 9, column: 16, scope: !29)
!32 = !DILocation(line: 9, column: 21, scope: !29)
!33 = !DILocation(line: 9, column: 23, scope: !29)
!34 = !DILocation(line: 9, column: 28, scope: !29)
!35 = !DILocation(line: 9, column: 33, scope: !29)
!36 = !DILocation(line: 9, column: 35, scope: !29)
!37 = !DILocation(line: 9, column: 40, scope: !29)
!38 = !DILocation(line: 9, column: 45, scope: !29)
!39 = !DILocation(line: 9, column: 43, scope: !29)
!40 = !DILocation(line: 9, column: 49, scope: !29)
!41 = !DILocation(line: 9, column: 56, scope: !29)
!42 = !DILocation(line: 9, column: 61, scope: !29)
!43 = !DILocation(line: 9, column: 63, scope: !29)
!44 = !DILocation(line: 9, column: 7, scope: !9)
!45 = !DILocation(line: 9, column: 69, scope: !29)
!46 = !DILocation(line: 11, column: 1, scope: !9)
!47 = !DILocation(line: 10, column: 3, scope: !9)
!48 = !DISubprogram(name: "init", scope: !1, file: !1, line: 4, type: !49, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !52)
!49 = !DISubroutineType(types: !50)
!50 = !{null, !51}
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!52 = !{}
!53 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !54, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !52)
!54 = !DISubroutineType(types: !55)
!55 = !{null}
