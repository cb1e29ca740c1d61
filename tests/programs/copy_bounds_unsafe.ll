source_filename = "copy_bounds_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.header = type { i32, [4 x i8] }

@.str = private unnamed_addr constant [4 x i8] c"abc\00", align 1

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %h = alloca %struct.header, align 4
  %out = alloca [4 x i8], align 1
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata %struct.header* %h, metadata !15, metadata !DIExpression()), !dbg !24
  %length = getelementptr inbounds %struct.header, %struct.header* %h, i32 0, i32 0, !dbg !25
  %call = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !26
  %conv = zext i8 %call to i32, !dbg !26
  store i32 %conv, i32* %length, align 4, !dbg !25
  %body = getelementptr inbounds %struct.header, %struct.header* %h, i32 0, i32 1, !dbg !25
  %0 = bitcast [4 x i8]* %body to i8*, !dbg !27
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %0, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i32 0, i32 0), i64 4, i1 false), !dbg !27
  call void @llvm.dbg.declare(metadata [4 x i8]* %out, metadata !28, metadata !DIExpression()), !dbg !29
  %length1 = getelementptr inbounds %struct.header, %struct.header* %h, i32 0, i32 0, !dbg !30
  %1 = load i32, i32* %length1, align 4, !dbg !30
  %cmp = icmp sgt i32 %1, 5, !dbg !32
  br i1 %cmp, label %if.then, label %if.end, !dbg !33

if.then:
  %length3 = getelementptr inbounds %struct.header, %struct.header* %h, i32 0, i32 0, !dbg !34
  store i32 4, i32* %length3, align 4, !dbg !35
  br label %if.end, !dbg !36

if.end:
  %arraydecay = getelementptr inbounds [4 x i8], [4 x i8]* %out, i64 0, i64 0, !dbg !37
  %body4 = getelementptr inbounds %struct.header, %struct.header* %h, i32 0, i32 1, !dbg !38
  %arraydecay5 = getelementptr inbounds [4 x i8], [4 x i8]* %body4, i64 0, i64 0, !dbg !37
  %length6 = getelementptr inbounds %struct.header, %struct.header* %h, i32 0, i32 0, !dbg !39
  %2 = load i32, i32* %length6, align 4, !dbg !39
  %conv7 = sext i32 %2 to i64, !dbg !40
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %arraydecay, i8* align 4 %arraydecay5, i64 %conv7, i1 false), !dbg !37
  ret i32 0, !dbg !41
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare zeroext i8 @__VERIFIER_nondet_uchar()

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "copy_bounds_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "h", scope: !10, file: !1, line: 8, type: !16)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "header", file: !1, line: 5, size: 64, elements: !17)
!17 = !{!18, !19}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !16, file: !1, line: 5, baseType: !13, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "body", scope: !16, file: !1, line: 5, baseType: !20, size: 32, offset: 32)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 32, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 4)
!24 = !DILocation(line: 8, column: 17, scope: !10)
!25 = !DILocation(line: 8, column: 21, scope: !10)
!26 = !DILocation(line: 8, column: 23, scope: !10)
!27 = !DILocation(line: 8, column: 50, scope: !10)
!28 = !DILocalVariable(name: "out", scope: !10, file: !1, line: 9, type: !20)
!29 = !DILocation(line: 9, column: 8, scope: !10)
!30 = !DILocation(line: 10, column: 9, scope: !31)
!31 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 7)
!32 = !DILocation(line: 10, column: 16, scope: !31)
!33 = !DILocation(line: 10, column: 7, scope: !10)
!34 = !DILocation(line: 10, column: 23, scope: !31)
!35 = !DILocation(line: 10, column: 30, scope: !31)
!36 = !DILocation(line: 10, column: 21, scope: !31)
!37 = !DILocation(line: 11, column: 3, scope: !10)
!38 = !DILocation(line: 11, column: 17, scope: !10)
!39 = !DILocation(line: 11, column: 25, scope: !10)
!40 = !DILocation(line: 11, column: 23, scope: !10)
!41 = !DILocation(line: 12, column: 3, scope: !10)
