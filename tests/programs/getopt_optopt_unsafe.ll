source_filename = "getopt_optopt_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"v\00", align 1
@optopt = external global i32, align 4
@.str.1 = private unnamed_addr constant [14 x i8] c"optopt == '?'\00", align 1
@.str.2 = private unnamed_addr constant [23 x i8] c"getopt_optopt_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [23 x i8] c"int main(int, char **)\00", align 1

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !19
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !20
  %0 = load i32, i32* %argc.addr, align 4, !dbg !21
  %1 = load i8**, i8*** %argv.addr, align 8, !dbg !23
  %call = call i32 @getopt(i32 noundef %0, i8** noundef %1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !24
  %cmp = icmp eq i32 %call, 63, !dbg !25
  br i1 %cmp, label %if.then, label %if.end, !dbg !26

if.then:
  store i32 1, i32* %retval, align 4, !dbg !27
  br label %return, !dbg !27

if.end:
  %2 = load i32, i32* @optopt, align 4, !dbg !28
  %cmp1 = icmp eq i32 %2, 63, !dbg !28
  br i1 %cmp1, label %if.then2, label %if.else, !dbg !31

if.then2:
  br label %if.end3, !dbg !31

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.2, i64 0, i64 0), i32 noundef 7, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !28
  unreachable, !dbg !28

if.end3:
  store i32 0, i32* %retval, align 4, !dbg !32
  br label %return, !dbg !32

return:
  %3 = load i32, i32* %retval, align 4, !dbg !33
  ret i32 %3, !dbg !33
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !34 i32 @getopt(i32 noundef, i8** noundef, i8* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "getopt_optopt_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12, !13}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17, !18}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 5, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 5, type: !13)
!19 = !DILocation(line: 5, column: 14, scope: !9)
!20 = !DILocation(line: 5, column: 27, scope: !9)
!21 = !DILocation(line: 6, column: 14, scope: !22)
!22 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!23 = !DILocation(line: 6, column: 20, scope: !22)
!24 = !DILocation(line: 6, column: 7, scope: !22)
!25 = !DILocation(line: 6, column: 31, scope: !22)
!26 = !DILocation(line: 6, column: 7, scope: !9)
!27 = !DILocation(line: 6, column: 39, scope: !22)
!28 = !DILocation(line: 7, column: 3, scope: !29)
!29 = distinct !DILexicalBlock(scope: !30, file: !1, line: 7, column: 3)
!30 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 3)
!31 = !DILocation(line: 7, column: 3, scope: !30)
!32 = !DILocation(line: 8, column: 3, scope: !9)
!33 = !DILocation(line: 9, column: 1, scope: !9)
!34 = !DISubprogram(name: "getopt", scope: !35, file: !35, line: 91, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !42)
!35 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/getopt_core.h", directory: "")
!36 = !DISubroutineType(types: !37)
!37 = !{!12, !12, !38, !40}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!42 = !{}
