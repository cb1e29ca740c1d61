source_filename = "address_again_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [23 x i8] c"before != (uintptr_t)p\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"address_again_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !13 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i8*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %before = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i8** %p to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata i8** %p, metadata !18, metadata !DIExpression()), !dbg !23
  %call = call noalias i8* @malloc(i64 noundef 8), !dbg !24
  store i8* %call, i8** %p, align 8, !dbg !23
  %1 = load i8*, i8** %p, align 8, !dbg !25
  %tobool = icmp ne i8* %1, null, !dbg !25
  br i1 %tobool, label %if.end, label %if.then, !dbg !27

if.then:
  store i32 0, i32* %retval, align 4, !dbg !28
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup7, !dbg !28

if.end:
  %2 = bitcast i64* %before to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !29
  call void @llvm.dbg.declare(metadata i64* %before, metadata !21, metadata !DIExpression()), !dbg !30
  %3 = load i8*, i8** %p, align 8, !dbg !31
  %4 = ptrtoint i8* %3 to i64, !dbg !32
  store i64 %4, i64* %before, align 8, !dbg !30
  %5 = load i8*, i8** %p, align 8, !dbg !33
  call void @free(i8* noundef %5), !dbg !34
  %call1 = call noalias i8* @malloc(i64 noundef 8), !dbg !35
  store i8* %call1, i8** %p, align 8, !dbg !36
  %6 = load i8*, i8** %p, align 8, !dbg !37
  %tobool2 = icmp ne i8* %6, null, !dbg !37
  br i1 %tobool2, label %if.end4, label %if.then3, !dbg !39

if.then3:
  store i32 0, i32* %retval, align 4, !dbg !40
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !40

if.end4:
  %7 = load i64, i64* %before, align 8, !dbg !41
  %8 = load i8*, i8** %p, align 8, !dbg !41
  %9 = ptrtoint i8* %8 to i64, !dbg !41
  %cmp = icmp ne i64 %7, %9, !dbg !41
  br i1 %cmp, label %if.then5, label %if.else, !dbg !44

if.then5:
  br label %if.end6, !dbg !44

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !41
  unreachable, !dbg !41

if.end6:
  store i32 0, i32* %retval, align 4, !dbg !45
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !45

cleanup:
  %10 = bitcast i64* %before to i8*, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !46
  br label %cleanup7

cleanup7:
  %11 = bitcast i8** %p to i8*, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !46
  %12 = load i32, i32* %retval, align 4, !dbg !46
  ret i32 %12, !dbg !46
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare void @free(i8* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "address_again_unsafe.c", directory: ".")
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
!17 = !{!18, !21}
!18 = !DILocalVariable(name: "p", scope: !13, file: !1, line: 6, type: !19)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !DILocalVariable(name: "before", scope: !13, file: !1, line: 8, type: !3)
!22 = !DILocation(line: 6, column: 3, scope: !13)
!23 = !DILocation(line: 6, column: 9, scope: !13)
!24 = !DILocation(line: 6, column: 13, scope: !13)
!25 = !DILocation(line: 7, column: 8, scope: !26)
!26 = distinct !DILexicalBlock(scope: !13, file: !1, line: 7, column: 7)
!27 = !DILocation(line: 7, column: 7, scope: !13)
!28 = !DILocation(line: 7, column: 11, scope: !26)
!29 = !DILocation(line: 8, column: 3, scope: !13)
!30 = !DILocation(line: 8, column: 13, scope: !13)
!31 = !DILocation(line: 8, column: 33, scope: !13)
!32 = !DILocation(line: 8, column: 22, scope: !13)
!33 = !DILocation(line: 9, column: 8, scope: !13)
!34 = !DILocation(line: 9, column: 3, scope: !13)
!35 = !DILocation(line: 10, column: 7, scope: !13)
!36 = !DILocation(line: 10, column: 5, scope: !13)
!37 = !DILocation(line: 11, column: 8, scope: !38)
!38 = distinct !DILexicalBlock(scope: !13, file: !1, line: 11, column: 7)
!39 = !DILocation(line: 11, column: 7, scope: !13)
!40 = !DILocation(line: 11, column: 11, scope: !38)
!41 = !DILocation(line: 12, column: 3, scope: !42)
!42 = distinct !DILexicalBlock(scope: !43, file: !1, line: 12, column: 3)
!43 = distinct !DILexicalBlock(scope: !13, file: !1, line: 12, column: 3)
!44 = !DILocation(line: 12, column: 3, scope: !43)
!45 = !DILocation(line: 13, column: 3, scope: !13)
!46 = !DILocation(line: 14, column: 1, scope: !13)
