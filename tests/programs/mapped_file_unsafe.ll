source_filename = "mapped_file_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [15 x i8] c"text[5] != 'x'\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"mapped_file_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %text = alloca i8*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i8** %text to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata i8** %text, metadata !16, metadata !DIExpression()), !dbg !20
  %call = call i8* @mmap(i8* noundef null, i64 noundef 100, i32 noundef 1, i32 noundef 2, i32 noundef 0, i64 noundef 0), !dbg !21
  store i8* %call, i8** %text, align 8, !dbg !20
  %1 = load i8*, i8** %text, align 8, !dbg !22
  %cmp = icmp eq i8* %1, inttoptr (i64 -1 to i8*), !dbg !24
  br i1 %cmp, label %if.then, label %if.end, !dbg !25

if.then:
  store i32 1, i32* %retval, align 4, !dbg !26
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !26

if.end:
  %2 = load i8*, i8** %text, align 8, !dbg !27
  %arrayidx = getelementptr inbounds i8, i8* %2, i64 5, !dbg !27
  %3 = load i8, i8* %arrayidx, align 1, !dbg !27
  %conv = sext i8 %3 to i32, !dbg !27
  %cmp1 = icmp ne i32 %conv, 120, !dbg !27
  br i1 %cmp1, label %if.then3, label %if.else, !dbg !30

if.then3:
  br label %if.end4, !dbg !30

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !27
  unreachable, !dbg !27

if.end4:
  store i32 0, i32* %retval, align 4, !dbg !31
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !31

cleanup:
  %4 = bitcast i8** %text to i8*, !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %4), !dbg !32
  %5 = load i32, i32* %retval, align 4, !dbg !32
  ret i32 %5, !dbg !32
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !33 i8* @mmap(i8* noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "mapped_file_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !12, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16}
!16 = !DILocalVariable(name: "text", scope: !11, file: !1, line: 6, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !DILocation(line: 6, column: 3, scope: !11)
!20 = !DILocation(line: 6, column: 9, scope: !11)
!21 = !DILocation(line: 6, column: 16, scope: !11)
!22 = !DILocation(line: 7, column: 7, scope: !23)
!23 = distinct !DILexicalBlock(scope: !11, file: !1, line: 7, column: 7)
!24 = !DILocation(line: 7, column: 12, scope: !23)
!25 = !DILocation(line: 7, column: 7, scope: !11)
!26 = !DILocation(line: 7, column: 27, scope: !23)
!27 = !DILocation(line: 8, column: 3, scope: !28)
!28 = distinct !DILexicalBlock(scope: !29, file: !1, line: 8, column: 3)
!29 = distinct !DILexicalBlock(scope: !11, file: !1, line: 8, column: 3)
!30 = !DILocation(line: 8, column: 3, scope: !29)
!31 = !DILocation(line: 9, column: 3, scope: !11)
!32 = !DILocation(line: 10, column: 1, scope: !11)
!33 = !DISubprogram(name: "mmap", scope: !34, file: !34, line: 57, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !43)
!34 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/mman.h", directory: "")
!35 = !DISubroutineType(types: !36)
!36 = !{!3, !3, !37, !14, !14, !14, !40}
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !38, line: 46, baseType: !39)
!38 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !41, line: 152, baseType: !42)
!41 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!42 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!43 = !{}
