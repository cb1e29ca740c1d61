source_filename = "tag_too_wide_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.text = internal global [5 x i8] zeroinitializer, align 1, !dbg !0
@.str = private unnamed_addr constant [34 x i8] c"(char *)(word & ~7UL) == text + 1\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"tag_too_wide_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !2 {
entry:
  %retval = alloca i32, align 4
  %tag = alloca i64, align 8
  %word = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i64* %tag to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !26
  call void @llvm.dbg.declare(metadata i64* %tag, metadata !14, metadata !DIExpression()), !dbg !27
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !28
  %and = and i32 %call, 7, !dbg !29
  %conv = sext i32 %and to i64, !dbg !28
  store i64 %conv, i64* %tag, align 8, !dbg !27
  %1 = bitcast i64* %word to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !30
  call void @llvm.dbg.declare(metadata i64* %word, metadata !15, metadata !DIExpression()), !dbg !31
  %2 = load i64, i64* %tag, align 8, !dbg !32
  %or = or i64 ptrtoint (i8* getelementptr inbounds ([5 x i8], [5 x i8]* @main.text, i64 0, i64 1) to i64), %2, !dbg !33
  store i64 %or, i64* %word, align 8, !dbg !31
  %3 = load i64, i64* %word, align 8, !dbg !34
  %and1 = and i64 %3, -8, !dbg !34
  %4 = inttoptr i64 %and1 to i8*, !dbg !34
  %cmp = icmp eq i8* %4, getelementptr inbounds ([5 x i8], [5 x i8]* @main.text, i64 0, i64 1), !dbg !34
  br i1 %cmp, label %if.then, label %if.else, !dbg !37

if.then:
  br label %if.end, !dbg !37

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !34
  unreachable, !dbg !34

if.end:
  %5 = bitcast i64* %word to i8*, !dbg !38
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !38
  %6 = bitcast i64* %tag to i8*, !dbg !38
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !38
  ret i32 0, !dbg !39
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "text", scope: !2, file: !3, line: 5, type: !16, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !13)
!3 = !DIFile(filename: "tag_too_wide_unsafe.c", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !12, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9, !10}
!9 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{!0}
!13 = !{!14, !15}
!14 = !DILocalVariable(name: "tag", scope: !2, file: !3, line: 6, type: !9)
!15 = !DILocalVariable(name: "word", scope: !2, file: !3, line: 7, type: !9)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 40, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 5)
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 7, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 1}

!26 = !DILocation(line: 6, column: 3, scope: !2)
!27 = !DILocation(line: 6, column: 17, scope: !2)
!28 = !DILocation(line: 6, column: 23, scope: !2)
!29 = !DILocation(line: 6, column: 47, scope: !2)
!30 = !DILocation(line: 7, column: 3, scope: !2)
!31 = !DILocation(line: 7, column: 17, scope: !2)
!32 = !DILocation(line: 7, column: 52, scope: !2)
!33 = !DILocation(line: 7, column: 50, scope: !2)
!34 = !DILocation(line: 8, column: 3, scope: !35)
!35 = distinct !DILexicalBlock(scope: !36, file: !3, line: 8, column: 3)
!36 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 3)
!37 = !DILocation(line: 8, column: 3, scope: !36)
!38 = !DILocation(line: 10, column: 1, scope: !2)
!39 = !DILocation(line: 9, column: 3, scope: !2)
