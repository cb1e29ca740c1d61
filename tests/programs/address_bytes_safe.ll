source_filename = "address_bytes_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = dso_local global i32 0, align 4, !dbg !0
@p = dso_local global i32* null, align 8, !dbg !8
@q = dso_local global i32* null, align 8, !dbg !12
@.str = private unnamed_addr constant [7 x i8] c"x == 4\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"address_bytes_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !21 {
entry:
  %retval = alloca i32, align 4
  %from = alloca i8*, align 8
  %to = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  store i32* @x, i32** @p, align 8, !dbg !27
  %0 = bitcast i8** %from to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !28
  call void @llvm.dbg.declare(metadata i8** %from, metadata !25, metadata !DIExpression()), !dbg !29
  store i8* bitcast (i32** @p to i8*), i8** %from, align 8, !dbg !29
  %1 = bitcast i8** %to to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !28
  call void @llvm.dbg.declare(metadata i8** %to, metadata !26, metadata !DIExpression()), !dbg !30
  store i8* bitcast (i32** @q to i8*), i8** %to, align 8, !dbg !30
  %2 = load i8*, i8** %from, align 8, !dbg !31
  %arrayidx = getelementptr inbounds i8, i8* %2, i64 0, !dbg !31
  %3 = load i8, i8* %arrayidx, align 1, !dbg !31
  %4 = load i8*, i8** %to, align 8, !dbg !32
  %arrayidx1 = getelementptr inbounds i8, i8* %4, i64 0, !dbg !32
  store i8 %3, i8* %arrayidx1, align 1, !dbg !33
  %5 = load i8*, i8** %from, align 8, !dbg !34
  %arrayidx2 = getelementptr inbounds i8, i8* %5, i64 1, !dbg !34
  %6 = load i8, i8* %arrayidx2, align 1, !dbg !34
  %7 = load i8*, i8** %to, align 8, !dbg !35
  %arrayidx3 = getelementptr inbounds i8, i8* %7, i64 1, !dbg !35
  store i8 %6, i8* %arrayidx3, align 1, !dbg !36
  %8 = load i8*, i8** %from, align 8, !dbg !37
  %arrayidx4 = getelementptr inbounds i8, i8* %8, i64 2, !dbg !37
  %9 = load i8, i8* %arrayidx4, align 1, !dbg !37
  %10 = load i8*, i8** %to, align 8, !dbg !38
  %arrayidx5 = getelementptr inbounds i8, i8* %10, i64 2, !dbg !38
  store i8 %9, i8* %arrayidx5, align 1, !dbg !39
  %11 = load i8*, i8** %from, align 8, !dbg !40
  %arrayidx6 = getelementptr inbounds i8, i8* %11, i64 3, !dbg !40
  %12 = load i8, i8* %arrayidx6, align 1, !dbg !40
  %13 = load i8*, i8** %to, align 8, !dbg !41
  %arrayidx7 = getelementptr inbounds i8, i8* %13, i64 3, !dbg !41
  store i8 %12, i8* %arrayidx7, align 1, !dbg !42
  %14 = load i8*, i8** %from, align 8, !dbg !43
  %arrayidx8 = getelementptr inbounds i8, i8* %14, i64 4, !dbg !43
  %15 = load i8, i8* %arrayidx8, align 1, !dbg !43
  %16 = load i8*, i8** %to, align 8, !dbg !44
  %arrayidx9 = getelementptr inbounds i8, i8* %16, i64 4, !dbg !44
  store i8 %15, i8* %arrayidx9, align 1, !dbg !45
  %17 = load i8*, i8** %from, align 8, !dbg !46
  %arrayidx10 = getelementptr inbounds i8, i8* %17, i64 5, !dbg !46
  %18 = load i8, i8* %arrayidx10, align 1, !dbg !46
  %19 = load i8*, i8** %to, align 8, !dbg !47
  %arrayidx11 = getelementptr inbounds i8, i8* %19, i64 5, !dbg !47
  store i8 %18, i8* %arrayidx11, align 1, !dbg !48
  %20 = load i8*, i8** %from, align 8, !dbg !49
  %arrayidx12 = getelementptr inbounds i8, i8* %20, i64 6, !dbg !49
  %21 = load i8, i8* %arrayidx12, align 1, !dbg !49
  %22 = load i8*, i8** %to, align 8, !dbg !50
  %arrayidx13 = getelementptr inbounds i8, i8* %22, i64 6, !dbg !50
  store i8 %21, i8* %arrayidx13, align 1, !dbg !51
  %23 = load i8*, i8** %from, align 8, !dbg !52
  %arrayidx14 = getelementptr inbounds i8, i8* %23, i64 7, !dbg !52
  %24 = load i8, i8* %arrayidx14, align 1, !dbg !52
  %25 = load i8*, i8** %to, align 8, !dbg !53
  %arrayidx15 = getelementptr inbounds i8, i8* %25, i64 7, !dbg !53
  store i8 %24, i8* %arrayidx15, align 1, !dbg !54
  %26 = load i32*, i32** @q, align 8, !dbg !55
  store i32 4, i32* %26, align 4, !dbg !56
  %27 = load i32, i32* @x, align 4, !dbg !57
  %cmp = icmp eq i32 %27, 4, !dbg !57
  br i1 %cmp, label %if.then, label %if.else, !dbg !60

if.then:
  br label %if.end, !dbg !60

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !57
  unreachable, !dbg !57

if.end:
  %28 = bitcast i8** %to to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %28), !dbg !61
  %29 = bitcast i8** %from to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %29), !dbg !61
  ret i32 0, !dbg !62
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 4, type: !11, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "address_bytes_safe.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!7 = !{!8, !12, !0}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "p", scope: !2, file: !3, line: 3, type: !10, isLocal: false, isDefinition: true)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "q", scope: !2, file: !3, line: 3, type: !10, isLocal: false, isDefinition: true)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 7, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 1}

!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !22, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!11}
!24 = !{!25, !26}
!25 = !DILocalVariable(name: "from", scope: !21, file: !3, line: 7, type: !5)
!26 = !DILocalVariable(name: "to", scope: !21, file: !3, line: 7, type: !5)
!27 = !DILocation(line: 6, column: 5, scope: !21)
!28 = !DILocation(line: 7, column: 3, scope: !21)
!29 = !DILocation(line: 7, column: 18, scope: !21)
!30 = !DILocation(line: 7, column: 47, scope: !21)
!31 = !DILocation(line: 8, column: 11, scope: !21)
!32 = !DILocation(line: 8, column: 3, scope: !21)
!33 = !DILocation(line: 8, column: 9, scope: !21)
!34 = !DILocation(line: 9, column: 11, scope: !21)
!35 = !DILocation(line: 9, column: 3, scope: !21)
!36 = !DILocation(line: 9, column: 9, scope: !21)
!37 = !DILocation(line: 10, column: 11, scope: !21)
!38 = !DILocation(line: 10, column: 3, scope: !21)
!39 = !DILocation(line: 10, column: 9, scope: !21)
!40 = !DILocation(line: 11, column: 11, scope: !21)
!41 = !DILocation(line: 11, column: 3, scope: !21)
!42 = !DILocation(line: 11, column: 9, scope: !21)
!43 = !DILocation(line: 12, column: 11, scope: !21)
!44 = !DILocation(line: 12, column: 3, scope: !21)
!45 = !DILocation(line: 12, column: 9, scope: !21)
!46 = !DILocation(line: 13, column: 11, scope: !21)
!47 = !DILocation(line: 13, column: 3, scope: !21)
!48 = !DILocation(line: 13, column: 9, scope: !21)
!49 = !DILocation(line: 14, column: 11, scope: !21)
!50 = !DILocation(line: 14, column: 3, scope: !21)
!51 = !DILocation(line: 14, column: 9, scope: !21)
!52 = !DILocation(line: 15, column: 11, scope: !21)
!53 = !DILocation(line: 15, column: 3, scope: !21)
!54 = !DILocation(line: 15, column: 9, scope: !21)
!55 = !DILocation(line: 16, column: 4, scope: !21)
!56 = !DILocation(line: 16, column: 6, scope: !21)
!57 = !DILocation(line: 17, column: 3, scope: !58)
!58 = distinct !DILexicalBlock(scope: !59, file: !3, line: 17, column: 3)
!59 = distinct !DILexicalBlock(scope: !21, file: !3, line: 17, column: 3)
!60 = !DILocation(line: 17, column: 3, scope: !59)
!61 = !DILocation(line: 19, column: 1, scope: !21)
!62 = !DILocation(line: 18, column: 3, scope: !21)
