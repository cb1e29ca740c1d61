source_filename = "address_tagged_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [42 x i8] c"(tagged & ~(uintptr_t)8) == (uintptr_t)&x\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"address_tagged_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !17 {
entry:
  %retval = alloca i32, align 4
  %tagged = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i64* %tagged to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata i64* %tagged, metadata !21, metadata !DIExpression()), !dbg !23
  store i64 or (i64 ptrtoint (i32* @x to i64), i64 8), i64* %tagged, align 8, !dbg !23
  %1 = load i64, i64* %tagged, align 8, !dbg !24
  %and = and i64 %1, -9, !dbg !24
  %cmp = icmp eq i64 %and, ptrtoint (i32* @x to i64), !dbg !24
  br i1 %cmp, label %if.then, label %if.else, !dbg !27

if.then:
  br label %if.end, !dbg !27

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 7, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !24
  unreachable, !dbg !24

if.end:
  %2 = bitcast i64* %tagged to i8*, !dbg !28
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %2), !dbg !28
  ret i32 0, !dbg !29
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 4, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "address_tagged_unsafe.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !6, line: 90, baseType: !7)
!6 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !{!0}
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 1}

!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !18, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!9}
!20 = !{!21}
!21 = !DILocalVariable(name: "tagged", scope: !17, file: !3, line: 6, type: !5)
!22 = !DILocation(line: 6, column: 3, scope: !17)
!23 = !DILocation(line: 6, column: 13, scope: !17)
!24 = !DILocation(line: 7, column: 3, scope: !25)
!25 = distinct !DILexicalBlock(scope: !26, file: !3, line: 7, column: 3)
!26 = distinct !DILexicalBlock(scope: !17, file: !3, line: 7, column: 3)
!27 = !DILocation(line: 7, column: 3, scope: !26)
!28 = !DILocation(line: 9, column: 1, scope: !17)
!29 = !DILocation(line: 8, column: 3, scope: !17)
