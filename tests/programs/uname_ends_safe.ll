source_filename = "uname_ends_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.utsname = type { [65 x i8], [65 x i8], [65 x i8], [65 x i8], [65 x i8], [65 x i8] }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %names = alloca %struct.utsname, align 1
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.utsname* %names to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 390, i8* %0), !dbg !28
  call void @llvm.dbg.declare(metadata %struct.utsname* %names, metadata !14, metadata !DIExpression()), !dbg !29
  %call = call i32 @uname(%struct.utsname* noundef %names), !dbg !30
  %tobool = icmp ne i32 %call, 0, !dbg !30
  br i1 %tobool, label %land.end, label %land.rhs, !dbg !31

land.rhs:
  %machine = getelementptr inbounds %struct.utsname, %struct.utsname* %names, i32 0, i32 4, !dbg !32
  %arraydecay = getelementptr inbounds [65 x i8], [65 x i8]* %machine, i64 0, i64 0, !dbg !33
  %call1 = call i64 @strlen(i8* noundef %arraydecay), !dbg !34
  %cmp = icmp ugt i64 %call1, 3, !dbg !35
  br label %land.end

land.end:
  %1 = phi i1 [ false, %entry ], [ %cmp, %land.rhs ], !dbg !36
  %land.ext = zext i1 %1 to i32, !dbg !31
  %2 = bitcast %struct.utsname* %names to i8*, !dbg !37
  call void @llvm.lifetime.end.p0i8(i64 390, i8* %2), !dbg !37
  ret i32 %land.ext, !dbg !38
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !39 i32 @uname(%struct.utsname* noundef)

declare i64 @strlen(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "uname_ends_safe.c", directory: ".")
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
!13 = !{!14}
!14 = !DILocalVariable(name: "names", scope: !9, file: !1, line: 5, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "utsname", file: !16, line: 48, size: 3120, elements: !17)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/utsname.h", directory: "")
!17 = !{!18, !23, !24, !25, !26, !27}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "sysname", scope: !15, file: !16, line: 51, baseType: !19, size: 520)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 520, elements: !21)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !{!22}
!22 = !DISubrange(count: 65)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "nodename", scope: !15, file: !16, line: 54, baseType: !19, size: 520, offset: 520)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "release", scope: !15, file: !16, line: 57, baseType: !19, size: 520, offset: 1040)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "version", scope: !15, file: !16, line: 59, baseType: !19, size: 520, offset: 1560)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "machine", scope: !15, file: !16, line: 62, baseType: !19, size: 520, offset: 2080)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__domainname", scope: !15, file: !16, line: 69, baseType: !19, size: 520, offset: 2600)
!28 = !DILocation(line: 5, column: 3, scope: !9)
!29 = !DILocation(line: 5, column: 18, scope: !9)
!30 = !DILocation(line: 6, column: 11, scope: !9)
!31 = !DILocation(line: 6, column: 25, scope: !9)
!32 = !DILocation(line: 6, column: 41, scope: !9)
!33 = !DILocation(line: 6, column: 35, scope: !9)
!34 = !DILocation(line: 6, column: 28, scope: !9)
!35 = !DILocation(line: 6, column: 50, scope: !9)
!36 = !DILocation(line: 0, scope: !9)
!37 = !DILocation(line: 7, column: 1, scope: !9)
!38 = !DILocation(line: 6, column: 3, scope: !9)
!39 = !DISubprogram(name: "uname", scope: !16, file: !16, line: 81, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !43)
!40 = !DISubroutineType(types: !41)
!41 = !{!12, !42}
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!43 = !{}
