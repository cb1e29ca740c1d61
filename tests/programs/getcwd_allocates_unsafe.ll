source_filename = "getcwd_allocates_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %here = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i8** %here to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata i8** %here, metadata !14, metadata !DIExpression()), !dbg !18
  %call = call i8* @getcwd(i8* noundef null, i64 noundef 0), !dbg !19
  store i8* %call, i8** %here, align 8, !dbg !18
  %1 = load i8*, i8** %here, align 8, !dbg !20
  %tobool = icmp ne i8* %1, null, !dbg !20
  br i1 %tobool, label %land.rhs, label %land.end, !dbg !21

land.rhs:
  %2 = load i8*, i8** %here, align 8, !dbg !22
  %arrayidx = getelementptr inbounds i8, i8* %2, i64 0, !dbg !22
  %3 = load i8, i8* %arrayidx, align 1, !dbg !22
  %conv = sext i8 %3 to i32, !dbg !22
  %cmp = icmp eq i32 %conv, 0, !dbg !23
  br label %land.end

land.end:
  %4 = phi i1 [ false, %entry ], [ %cmp, %land.rhs ], !dbg !24
  %land.ext = zext i1 %4 to i32, !dbg !21
  %5 = bitcast i8** %here to i8*, !dbg !25
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !25
  ret i32 %land.ext, !dbg !26
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !27 i8* @getcwd(i8* noundef, i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "getcwd_allocates_unsafe.c", directory: ".")
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
!14 = !DILocalVariable(name: "here", scope: !9, file: !1, line: 5, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !DILocation(line: 5, column: 3, scope: !9)
!18 = !DILocation(line: 5, column: 9, scope: !9)
!19 = !DILocation(line: 5, column: 16, scope: !9)
!20 = !DILocation(line: 6, column: 10, scope: !9)
!21 = !DILocation(line: 6, column: 15, scope: !9)
!22 = !DILocation(line: 6, column: 18, scope: !9)
!23 = !DILocation(line: 6, column: 26, scope: !9)
!24 = !DILocation(line: 0, scope: !9)
!25 = !DILocation(line: 7, column: 1, scope: !9)
!26 = !DILocation(line: 6, column: 3, scope: !9)
!27 = !DISubprogram(name: "getcwd", scope: !28, file: !28, line: 531, type: !29, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !34)
!28 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
!29 = !DISubroutineType(types: !30)
!30 = !{!15, !15, !31}
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !32, line: 46, baseType: !33)
!32 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!33 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!34 = !{}
