source_filename = "address_guessed_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"x != 5\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"address_guessed_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %w = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i64* %w to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !23
  call void @llvm.dbg.declare(metadata i64* %w, metadata !22, metadata !DIExpression()), !dbg !24
  store i64 ptrtoint (i32* @x to i64), i64* %w, align 8, !dbg !24
  %1 = load i64, i64* %w, align 8, !dbg !25
  %cmp = icmp eq i64 %1, 305418240, !dbg !27
  br i1 %cmp, label %if.then, label %if.end3, !dbg !28

if.then:
  %2 = load i64, i64* %w, align 8, !dbg !29
  %3 = inttoptr i64 %2 to i32*, !dbg !31
  store i32 5, i32* %3, align 4, !dbg !32
  %4 = load i32, i32* @x, align 4, !dbg !33
  %cmp1 = icmp ne i32 %4, 5, !dbg !33
  br i1 %cmp1, label %if.then2, label %if.else, !dbg !36

if.then2:
  br label %if.end, !dbg !36

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !33
  unreachable, !dbg !33

if.end:
  br label %if.end3, !dbg !37

if.end3:
  %5 = bitcast i64* %w to i8*, !dbg !38
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !38
  ret i32 0, !dbg !39
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 4, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "address_guessed_unsafe.c", directory: ".")
!4 = !{!5, !8}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !6, line: 90, baseType: !7)
!6 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0}
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}

!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !19, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!9}
!21 = !{!22}
!22 = !DILocalVariable(name: "w", scope: !18, file: !3, line: 6, type: !5)
!23 = !DILocation(line: 6, column: 3, scope: !18)
!24 = !DILocation(line: 6, column: 13, scope: !18)
!25 = !DILocation(line: 7, column: 7, scope: !26)
!26 = distinct !DILexicalBlock(scope: !18, file: !3, line: 7, column: 7)
!27 = !DILocation(line: 7, column: 9, scope: !26)
!28 = !DILocation(line: 7, column: 7, scope: !18)
!29 = !DILocation(line: 8, column: 13, scope: !30)
!30 = distinct !DILexicalBlock(scope: !26, file: !3, line: 7, column: 24)
!31 = !DILocation(line: 8, column: 6, scope: !30)
!32 = !DILocation(line: 8, column: 15, scope: !30)
!33 = !DILocation(line: 9, column: 5, scope: !34)
!34 = distinct !DILexicalBlock(scope: !35, file: !3, line: 9, column: 5)
!35 = distinct !DILexicalBlock(scope: !30, file: !3, line: 9, column: 5)
!36 = !DILocation(line: 9, column: 5, scope: !35)
!37 = !DILocation(line: 10, column: 3, scope: !30)
!38 = !DILocation(line: 12, column: 1, scope: !18)
!39 = !DILocation(line: 11, column: 3, scope: !18)
