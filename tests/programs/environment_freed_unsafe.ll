source_filename = "environment_freed_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"HOME\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %home = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i8** %home to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata i8** %home, metadata !14, metadata !DIExpression()), !dbg !18
  %call = call i8* @getenv(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0)), !dbg !19
  store i8* %call, i8** %home, align 8, !dbg !18
  %1 = load i8*, i8** %home, align 8, !dbg !20
  %tobool = icmp ne i8* %1, null, !dbg !20
  br i1 %tobool, label %if.then, label %if.end, !dbg !22

if.then:
  %2 = load i8*, i8** %home, align 8, !dbg !23
  call void @free(i8* noundef %2), !dbg !24
  br label %if.end, !dbg !24

if.end:
  %3 = bitcast i8** %home to i8*, !dbg !25
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %3), !dbg !25
  ret i32 0, !dbg !26
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !27 i8* @getenv(i8* noundef)

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "environment_freed_unsafe.c", directory: ".")
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
!14 = !DILocalVariable(name: "home", scope: !9, file: !1, line: 5, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !DILocation(line: 5, column: 3, scope: !9)
!18 = !DILocation(line: 5, column: 9, scope: !9)
!19 = !DILocation(line: 5, column: 16, scope: !9)
!20 = !DILocation(line: 6, column: 7, scope: !21)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!22 = !DILocation(line: 6, column: 7, scope: !9)
!23 = !DILocation(line: 6, column: 18, scope: !21)
!24 = !DILocation(line: 6, column: 13, scope: !21)
!25 = !DILocation(line: 8, column: 1, scope: !9)
!26 = !DILocation(line: 7, column: 3, scope: !9)
!27 = !DISubprogram(name: "getenv", scope: !28, file: !28, line: 654, type: !29, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !33)
!28 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!29 = !DISubroutineType(types: !30)
!30 = !{!15, !31}
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!33 = !{}
