source_filename = "start_of_a_page_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [25 x i8] c"(uintptr_t)p % 4096 == 0\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"start_of_a_page_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !13 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i8** %p to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata i8** %p, metadata !18, metadata !DIExpression()), !dbg !22
  %call = call noalias i8* @valloc(i64 noundef 100), !dbg !23
  store i8* %call, i8** %p, align 8, !dbg !22
  %1 = load i8*, i8** %p, align 8, !dbg !24
  %2 = ptrtoint i8* %1 to i64, !dbg !24
  %rem = urem i64 %2, 4096, !dbg !24
  %cmp = icmp eq i64 %rem, 0, !dbg !24
  br i1 %cmp, label %if.then, label %if.else, !dbg !27

if.then:
  br label %if.end, !dbg !27

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 7, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !24
  unreachable, !dbg !24

if.end:
  %3 = bitcast i8** %p to i8*, !dbg !28
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %3), !dbg !28
  ret i32 0, !dbg !29
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !30 noalias i8* @valloc(i64 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "start_of_a_page_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !4, line: 90, baseType: !5)
!4 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!5 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !17)
!14 = !DISubroutineType(types: !15)
!15 = !{!16}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{!18}
!18 = !DILocalVariable(name: "p", scope: !13, file: !1, line: 6, type: !19)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !DILocation(line: 6, column: 3, scope: !13)
!22 = !DILocation(line: 6, column: 9, scope: !13)
!23 = !DILocation(line: 6, column: 13, scope: !13)
!24 = !DILocation(line: 7, column: 3, scope: !25)
!25 = distinct !DILexicalBlock(scope: !26, file: !1, line: 7, column: 3)
!26 = distinct !DILexicalBlock(scope: !13, file: !1, line: 7, column: 3)
!27 = !DILocation(line: 7, column: 3, scope: !26)
!28 = !DILocation(line: 9, column: 1, scope: !13)
!29 = !DILocation(line: 8, column: 3, scope: !13)
!30 = !DISubprogram(name: "valloc", scope: !31, file: !31, line: 593, type: !32, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !37)
!31 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!32 = !DISubroutineType(types: !33)
!33 = !{!34, !35}
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !36, line: 46, baseType: !5)
!36 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!37 = !{}
