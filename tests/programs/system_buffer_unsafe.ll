source_filename = "system_buffer_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %name = alloca [8 x i8], align 1
  store i32 0, i32* %retval, align 4
  %0 = bitcast [8 x i8]* %name to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata [8 x i8]* %name, metadata !14, metadata !DIExpression()), !dbg !20
  %arraydecay = getelementptr inbounds [8 x i8], [8 x i8]* %name, i64 0, i64 0, !dbg !21
  %call = call i32 @gethostname(i8* noundef %arraydecay, i64 noundef 80), !dbg !22
  %cmp = icmp eq i32 %call, 0, !dbg !23
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !22

cond.true:
  %arrayidx = getelementptr inbounds [8 x i8], [8 x i8]* %name, i64 0, i64 0, !dbg !24
  %1 = load i8, i8* %arrayidx, align 1, !dbg !24
  %conv = sext i8 %1 to i32, !dbg !24
  %and = and i32 %conv, 1, !dbg !25
  br label %cond.end, !dbg !22

cond.false:
  br label %cond.end, !dbg !22

cond.end:
  %cond = phi i32 [ %and, %cond.true ], [ 2, %cond.false ], !dbg !22
  %2 = bitcast [8 x i8]* %name to i8*, !dbg !26
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %2), !dbg !26
  ret i32 %cond, !dbg !27
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !28 i32 @gethostname(i8* noundef, i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "system_buffer_unsafe.c", directory: ".")
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
!14 = !DILocalVariable(name: "name", scope: !9, file: !1, line: 5, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 64, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 8)
!19 = !DILocation(line: 5, column: 3, scope: !9)
!20 = !DILocation(line: 5, column: 8, scope: !9)
!21 = !DILocation(line: 6, column: 22, scope: !9)
!22 = !DILocation(line: 6, column: 10, scope: !9)
!23 = !DILocation(line: 6, column: 32, scope: !9)
!24 = !DILocation(line: 6, column: 39, scope: !9)
!25 = !DILocation(line: 6, column: 47, scope: !9)
!26 = !DILocation(line: 7, column: 1, scope: !9)
!27 = !DILocation(line: 6, column: 3, scope: !9)
!28 = !DISubprogram(name: "gethostname", scope: !29, file: !29, line: 911, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !36)
!29 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
!30 = !DISubroutineType(types: !31)
!31 = !{!12, !32, !33}
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !34, line: 46, baseType: !35)
!34 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!35 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!36 = !{}
