source_filename = "bounds_width_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !13 {
entry:
  %retval = alloca i32, align 4
  %a = alloca [8 x i8], align 1
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata [8 x i8]* %a, metadata !17, metadata !DIExpression()), !dbg !22
  %0 = bitcast [8 x i8]* %a to i8*, !dbg !22
  call void @llvm.memset.p0i8.i64(i8* align 1 %0, i8 0, i64 8, i1 false), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %i, metadata !23, metadata !DIExpression()), !dbg !25
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !26
  store i32 %call, i32* %i, align 4, !dbg !25
  %1 = load i32, i32* %i, align 4, !dbg !27
  %cmp = icmp ugt i32 %1, 4, !dbg !29
  br i1 %cmp, label %if.then, label %if.end, !dbg !30

if.then:
  store i32 0, i32* %retval, align 4, !dbg !31
  br label %return, !dbg !31

if.end:
  %arraydecay = getelementptr inbounds [8 x i8], [8 x i8]* %a, i64 0, i64 0, !dbg !32
  %2 = load i32, i32* %i, align 4, !dbg !33
  %idx.ext = zext i32 %2 to i64, !dbg !34
  %add.ptr = getelementptr inbounds i8, i8* %arraydecay, i64 %idx.ext, !dbg !34
  %3 = bitcast i8* %add.ptr to i32*, !dbg !35
  %4 = load i32, i32* %3, align 4, !dbg !35
  store i32 %4, i32* %retval, align 4, !dbg !36
  br label %return, !dbg !36

return:
  %5 = load i32, i32* %retval, align 4, !dbg !37
  ret i32 %5, !dbg !37
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_uint()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10, !11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounds_width_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 7, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 1}
!11 = !{i32 7, !"frame-pointer", i32 2}

!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!4}
!16 = !{}
!17 = !DILocalVariable(name: "a", scope: !13, file: !1, line: 5, type: !18)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 64, elements: !20)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!21}
!21 = !DISubrange(count: 8)
!22 = !DILocation(line: 5, column: 8, scope: !13)
!23 = !DILocalVariable(name: "i", scope: !13, file: !1, line: 6, type: !24)
!24 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!25 = !DILocation(line: 6, column: 12, scope: !13)
!26 = !DILocation(line: 6, column: 16, scope: !13)
!27 = !DILocation(line: 7, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !13, file: !1, line: 7, column: 7)
!29 = !DILocation(line: 7, column: 9, scope: !28)
!30 = !DILocation(line: 7, column: 7, scope: !13)
!31 = !DILocation(line: 7, column: 14, scope: !28)
!32 = !DILocation(line: 8, column: 19, scope: !13)
!33 = !DILocation(line: 8, column: 23, scope: !13)
!34 = !DILocation(line: 8, column: 21, scope: !13)
!35 = !DILocation(line: 8, column: 10, scope: !13)
!36 = !DILocation(line: 8, column: 3, scope: !13)
!37 = !DILocation(line: 9, column: 1, scope: !13)
