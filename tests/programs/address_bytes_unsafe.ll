source_filename = "address_bytes_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = dso_local global i32 0, align 4, !dbg !0
@p = dso_local global i32* null, align 8, !dbg !8
@.str = private unnamed_addr constant [17 x i8] c"bytes[0] != 0x40\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"address_bytes_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !19 {
entry:
  %retval = alloca i32, align 4
  %bytes = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  store i32* @x, i32** @p, align 8, !dbg !24
  %0 = bitcast i8** %bytes to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !25
  call void @llvm.dbg.declare(metadata i8** %bytes, metadata !23, metadata !DIExpression()), !dbg !26
  store i8* bitcast (i32** @p to i8*), i8** %bytes, align 8, !dbg !26
  %1 = load i8*, i8** %bytes, align 8, !dbg !27
  %arrayidx = getelementptr inbounds i8, i8* %1, i64 0, !dbg !27
  %2 = load i8, i8* %arrayidx, align 1, !dbg !27
  %conv = zext i8 %2 to i32, !dbg !27
  %cmp = icmp ne i32 %conv, 64, !dbg !27
  br i1 %cmp, label %if.then, label %if.else, !dbg !30

if.then:
  br label %if.end, !dbg !30

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !27
  unreachable, !dbg !27

if.end:
  %3 = bitcast i8** %bytes to i8*, !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %3), !dbg !31
  ret i32 0, !dbg !32
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 4, type: !11, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "address_bytes_unsafe.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!7 = !{!8, !0}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "p", scope: !2, file: !3, line: 3, type: !10, isLocal: false, isDefinition: true)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 7, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 1}

!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !20, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!11}
!22 = !{!23}
!23 = !DILocalVariable(name: "bytes", scope: !19, file: !3, line: 7, type: !5)
!24 = !DILocation(line: 6, column: 5, scope: !19)
!25 = !DILocation(line: 7, column: 3, scope: !19)
!26 = !DILocation(line: 7, column: 18, scope: !19)
!27 = !DILocation(line: 8, column: 3, scope: !28)
!28 = distinct !DILexicalBlock(scope: !29, file: !3, line: 8, column: 3)
!29 = distinct !DILexicalBlock(scope: !19, file: !3, line: 8, column: 3)
!30 = !DILocation(line: 8, column: 3, scope: !29)
!31 = !DILocation(line: 10, column: 1, scope: !19)
!32 = !DILocation(line: 9, column: 3, scope: !19)
