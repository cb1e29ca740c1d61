source_filename = "address_hash_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = dso_local global i32 0, align 4, !dbg !0
@y = dso_local global i32 0, align 4, !dbg !9
@.str = private unnamed_addr constant [25 x i8] c"bucket(&x) != bucket(&y)\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"address_hash_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !19 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @bucket(i8* noundef bitcast (i32* @x to i8*)), !dbg !23
  %call1 = call i32 @bucket(i8* noundef bitcast (i32* @y to i8*)), !dbg !23
  %cmp = icmp ne i32 %call, %call1, !dbg !23
  br i1 %cmp, label %if.then, label %if.else, !dbg !26

if.then:
  br label %if.end, !dbg !26

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 7, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !23
  unreachable, !dbg !23

if.end:
  ret i32 0, !dbg !27
}

define internal i32 @bucket(i8* noundef %p) !dbg !28 {
entry:
  %p.addr = alloca i8*, align 8
  store i8* %p, i8** %p.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %p.addr, metadata !34, metadata !DIExpression()), !dbg !35
  %0 = load i8*, i8** %p.addr, align 8, !dbg !36
  %1 = ptrtoint i8* %0 to i64, !dbg !37
  %shr = lshr i64 %1, 4, !dbg !38
  %rem = urem i64 %shr, 4, !dbg !39
  %conv = trunc i64 %rem to i32, !dbg !40
  ret i32 %conv, !dbg !41
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 4, type: !11, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "address_hash_unsafe.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !6, line: 90, baseType: !7)
!6 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !{!0, !9}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 4, type: !11, isLocal: false, isDefinition: true)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 7, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 1}

!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !20, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!11}
!22 = !{}
!23 = !DILocation(line: 7, column: 3, scope: !24)
!24 = distinct !DILexicalBlock(scope: !25, file: !3, line: 7, column: 3)
!25 = distinct !DILexicalBlock(scope: !19, file: !3, line: 7, column: 3)
!26 = !DILocation(line: 7, column: 3, scope: !25)
!27 = !DILocation(line: 8, column: 3, scope: !19)
!28 = distinct !DISubprogram(name: "bucket", scope: !3, file: !3, line: 5, type: !29, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !33)
!29 = !DISubroutineType(types: !30)
!30 = !{!31, !32}
!31 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!33 = !{!34}
!34 = !DILocalVariable(name: "p", arg: 1, scope: !28, file: !3, line: 5, type: !32)
!35 = !DILocation(line: 5, column: 30, scope: !28)
!36 = !DILocation(line: 5, column: 54, scope: !28)
!37 = !DILocation(line: 5, column: 43, scope: !28)
!38 = !DILocation(line: 5, column: 56, scope: !28)
!39 = !DILocation(line: 5, column: 62, scope: !28)
!40 = !DILocation(line: 5, column: 42, scope: !28)
!41 = !DILocation(line: 5, column: 35, scope: !28)
