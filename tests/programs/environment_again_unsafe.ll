source_filename = "environment_again_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"HOME\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"PWD\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %path = alloca [16 x i8], align 16
  store i32 0, i32* %retval, align 4
  %0 = bitcast [16 x i8]* %path to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata [16 x i8]* %path, metadata !14, metadata !DIExpression()), !dbg !20
  %call = call i8* @getenv(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0)), !dbg !21
  %tobool = icmp ne i8* %call, null, !dbg !21
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !23

land.lhs.true:
  %call1 = call i8* @getenv(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0)), !dbg !24
  %tobool2 = icmp ne i8* %call1, null, !dbg !24
  br i1 %tobool2, label %land.lhs.true3, label %if.end, !dbg !25

land.lhs.true3:
  %call4 = call i8* @getenv(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0)), !dbg !26
  %call5 = call i64 @strlen(i8* noundef %call4), !dbg !27
  %cmp = icmp ult i64 %call5, 16, !dbg !28
  br i1 %cmp, label %if.then, label %if.end, !dbg !29

if.then:
  %arraydecay = getelementptr inbounds [16 x i8], [16 x i8]* %path, i64 0, i64 0, !dbg !30
  %call6 = call i8* @getenv(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0)), !dbg !31
  %call7 = call i8* @strcpy(i8* noundef %arraydecay, i8* noundef %call6), !dbg !32
  br label %if.end, !dbg !32

if.end:
  %1 = bitcast [16 x i8]* %path to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %1), !dbg !33
  ret i32 0, !dbg !34
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !35 i8* @getenv(i8* noundef)

declare i64 @strlen(i8* noundef)

declare i8* @strcpy(i8* noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "environment_again_unsafe.c", directory: ".")
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
!14 = !DILocalVariable(name: "path", scope: !9, file: !1, line: 6, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 128, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 16)
!19 = !DILocation(line: 6, column: 3, scope: !9)
!20 = !DILocation(line: 6, column: 8, scope: !9)
!21 = !DILocation(line: 7, column: 7, scope: !22)
!22 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!23 = !DILocation(line: 7, column: 22, scope: !22)
!24 = !DILocation(line: 7, column: 25, scope: !22)
!25 = !DILocation(line: 7, column: 39, scope: !22)
!26 = !DILocation(line: 7, column: 49, scope: !22)
!27 = !DILocation(line: 7, column: 42, scope: !22)
!28 = !DILocation(line: 7, column: 65, scope: !22)
!29 = !DILocation(line: 7, column: 7, scope: !9)
!30 = !DILocation(line: 7, column: 87, scope: !22)
!31 = !DILocation(line: 7, column: 93, scope: !22)
!32 = !DILocation(line: 7, column: 80, scope: !22)
!33 = !DILocation(line: 9, column: 1, scope: !9)
!34 = !DILocation(line: 8, column: 3, scope: !9)
!35 = !DISubprogram(name: "getenv", scope: !36, file: !36, line: 654, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !42)
!36 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !40}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!42 = !{}
