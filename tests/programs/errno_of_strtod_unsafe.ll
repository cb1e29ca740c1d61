source_filename = "errno_of_strtod_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [21 x i8] c"errno == 0 || x == 0\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"errno_of_strtod_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [23 x i8] c"int main(int, char **)\00", align 1

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %x = alloca double, align 8
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !21
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !22
  %0 = load i32, i32* %argc.addr, align 4, !dbg !23
  %cmp = icmp ne i32 %0, 2, !dbg !25
  br i1 %cmp, label %if.then, label %if.end, !dbg !26

if.then:
  store i32 1, i32* %retval, align 4, !dbg !27
  br label %return, !dbg !27

if.end:
  %call = call i32* @__errno_location(), !dbg !28
  store i32 0, i32* %call, align 4, !dbg !29
  %1 = bitcast double* %x to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !30
  call void @llvm.dbg.declare(metadata double* %x, metadata !19, metadata !DIExpression()), !dbg !31
  %2 = load i8**, i8*** %argv.addr, align 8, !dbg !32
  %arrayidx = getelementptr inbounds i8*, i8** %2, i64 1, !dbg !32
  %3 = load i8*, i8** %arrayidx, align 8, !dbg !32
  %call1 = call double @strtod(i8* noundef %3, i8** noundef null), !dbg !33
  store double %call1, double* %x, align 8, !dbg !31
  %call2 = call i32* @__errno_location(), !dbg !34
  %4 = load i32, i32* %call2, align 4, !dbg !34
  %cmp3 = icmp eq i32 %4, 0, !dbg !34
  br i1 %cmp3, label %if.then5, label %lor.lhs.false, !dbg !34

lor.lhs.false:
  %5 = load double, double* %x, align 8, !dbg !34
  %cmp4 = fcmp oeq double %5, 0.000000e+00, !dbg !34
  br i1 %cmp4, label %if.then5, label %if.else, !dbg !37

if.then5:
  br label %if.end6, !dbg !37

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !34
  unreachable, !dbg !34

if.end6:
  store i32 0, i32* %retval, align 4, !dbg !38
  %6 = bitcast double* %x to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !39
  br label %return

return:
  %7 = load i32, i32* %retval, align 4, !dbg !39
  ret i32 %7, !dbg !39
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32* @__errno_location()

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare double @strtod(i8* noundef, i8** noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "errno_of_strtod_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12, !13}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17, !18, !19}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 6, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 6, type: !13)
!19 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 9, type: !20)
!20 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!21 = !DILocation(line: 6, column: 14, scope: !9)
!22 = !DILocation(line: 6, column: 27, scope: !9)
!23 = !DILocation(line: 7, column: 7, scope: !24)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!25 = !DILocation(line: 7, column: 12, scope: !24)
!26 = !DILocation(line: 7, column: 7, scope: !9)
!27 = !DILocation(line: 7, column: 18, scope: !24)
!28 = !DILocation(line: 8, column: 3, scope: !9)
!29 = !DILocation(line: 8, column: 9, scope: !9)
!30 = !DILocation(line: 9, column: 3, scope: !9)
!31 = !DILocation(line: 9, column: 10, scope: !9)
!32 = !DILocation(line: 9, column: 21, scope: !9)
!33 = !DILocation(line: 9, column: 14, scope: !9)
!34 = !DILocation(line: 10, column: 3, scope: !35)
!35 = distinct !DILexicalBlock(scope: !36, file: !1, line: 10, column: 3)
!36 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 3)
!37 = !DILocation(line: 10, column: 3, scope: !36)
!38 = !DILocation(line: 11, column: 3, scope: !9)
!39 = !DILocation(line: 12, column: 1, scope: !9)
