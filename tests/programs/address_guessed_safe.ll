source_filename = "address_guessed_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [19 x i8] c"*p == 5 && *q == 2\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"address_guessed_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !15 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i32*, align 8
  %q = alloca i32*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %w = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32** %p to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata i32** %p, metadata !19, metadata !DIExpression()), !dbg !23
  %call = call noalias i8* @malloc(i64 noundef 4), !dbg !24
  %1 = bitcast i8* %call to i32*, !dbg !24
  store i32* %1, i32** %p, align 8, !dbg !23
  %2 = bitcast i32** %q to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !22
  call void @llvm.dbg.declare(metadata i32** %q, metadata !20, metadata !DIExpression()), !dbg !25
  %call1 = call noalias i8* @malloc(i64 noundef 4), !dbg !26
  %3 = bitcast i8* %call1 to i32*, !dbg !26
  store i32* %3, i32** %q, align 8, !dbg !25
  %4 = load i32*, i32** %p, align 8, !dbg !27
  %tobool = icmp ne i32* %4, null, !dbg !27
  br i1 %tobool, label %lor.lhs.false, label %if.then, !dbg !29

lor.lhs.false:
  %5 = load i32*, i32** %q, align 8, !dbg !30
  %tobool2 = icmp ne i32* %5, null, !dbg !30
  br i1 %tobool2, label %if.end, label %if.then, !dbg !31

if.then:
  store i32 0, i32* %retval, align 4, !dbg !32
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !32

if.end:
  %6 = load i32*, i32** %p, align 8, !dbg !33
  store i32 1, i32* %6, align 4, !dbg !34
  %7 = load i32*, i32** %q, align 8, !dbg !35
  store i32 2, i32* %7, align 4, !dbg !36
  %8 = bitcast i64* %w to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %8), !dbg !37
  call void @llvm.dbg.declare(metadata i64* %w, metadata !21, metadata !DIExpression()), !dbg !38
  %9 = load i32*, i32** %p, align 8, !dbg !39
  %10 = ptrtoint i32* %9 to i64, !dbg !40
  store i64 %10, i64* %w, align 8, !dbg !38
  %11 = load i64, i64* %w, align 8, !dbg !41
  %cmp = icmp eq i64 %11, 305418240, !dbg !43
  br i1 %cmp, label %if.then3, label %if.end8, !dbg !44

if.then3:
  %12 = load i64, i64* %w, align 8, !dbg !45
  %13 = inttoptr i64 %12 to i32*, !dbg !47
  store i32 5, i32* %13, align 4, !dbg !48
  %14 = load i32*, i32** %p, align 8, !dbg !49
  %15 = load i32, i32* %14, align 4, !dbg !49
  %cmp4 = icmp eq i32 %15, 5, !dbg !49
  br i1 %cmp4, label %land.lhs.true, label %if.else, !dbg !49

land.lhs.true:
  %16 = load i32*, i32** %q, align 8, !dbg !49
  %17 = load i32, i32* %16, align 4, !dbg !49
  %cmp5 = icmp eq i32 %17, 2, !dbg !49
  br i1 %cmp5, label %if.then6, label %if.else, !dbg !52

if.then6:
  br label %if.end7, !dbg !52

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !49
  unreachable, !dbg !49

if.end7:
  br label %if.end8, !dbg !53

if.end8:
  store i32 0, i32* %retval, align 4, !dbg !54
  store i32 1, i32* %cleanup.dest.slot, align 4
  %18 = bitcast i64* %w to i8*, !dbg !55
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %18), !dbg !55
  br label %cleanup

cleanup:
  %19 = bitcast i32** %q to i8*, !dbg !55
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %19), !dbg !55
  %20 = bitcast i32** %p to i8*, !dbg !55
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %20), !dbg !55
  %21 = load i32, i32* %retval, align 4, !dbg !55
  ret i32 %21, !dbg !55
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "address_guessed_safe.c", directory: ".")
!2 = !{!3, !6}
!3 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !4, line: 90, baseType: !5)
!4 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!5 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}

!15 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !16, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{!7}
!18 = !{!19, !20, !21}
!19 = !DILocalVariable(name: "p", scope: !15, file: !1, line: 6, type: !6)
!20 = !DILocalVariable(name: "q", scope: !15, file: !1, line: 6, type: !6)
!21 = !DILocalVariable(name: "w", scope: !15, file: !1, line: 10, type: !3)
!22 = !DILocation(line: 6, column: 3, scope: !15)
!23 = !DILocation(line: 6, column: 8, scope: !15)
!24 = !DILocation(line: 6, column: 12, scope: !15)
!25 = !DILocation(line: 6, column: 32, scope: !15)
!26 = !DILocation(line: 6, column: 36, scope: !15)
!27 = !DILocation(line: 7, column: 8, scope: !28)
!28 = distinct !DILexicalBlock(scope: !15, file: !1, line: 7, column: 7)
!29 = !DILocation(line: 7, column: 10, scope: !28)
!30 = !DILocation(line: 7, column: 14, scope: !28)
!31 = !DILocation(line: 7, column: 7, scope: !15)
!32 = !DILocation(line: 7, column: 17, scope: !28)
!33 = !DILocation(line: 8, column: 4, scope: !15)
!34 = !DILocation(line: 8, column: 6, scope: !15)
!35 = !DILocation(line: 9, column: 4, scope: !15)
!36 = !DILocation(line: 9, column: 6, scope: !15)
!37 = !DILocation(line: 10, column: 3, scope: !15)
!38 = !DILocation(line: 10, column: 13, scope: !15)
!39 = !DILocation(line: 10, column: 28, scope: !15)
!40 = !DILocation(line: 10, column: 17, scope: !15)
!41 = !DILocation(line: 11, column: 7, scope: !42)
!42 = distinct !DILexicalBlock(scope: !15, file: !1, line: 11, column: 7)
!43 = !DILocation(line: 11, column: 9, scope: !42)
!44 = !DILocation(line: 11, column: 7, scope: !15)
!45 = !DILocation(line: 12, column: 13, scope: !46)
!46 = distinct !DILexicalBlock(scope: !42, file: !1, line: 11, column: 24)
!47 = !DILocation(line: 12, column: 6, scope: !46)
!48 = !DILocation(line: 12, column: 15, scope: !46)
!49 = !DILocation(line: 13, column: 5, scope: !50)
!50 = distinct !DILexicalBlock(scope: !51, file: !1, line: 13, column: 5)
!51 = distinct !DILexicalBlock(scope: !46, file: !1, line: 13, column: 5)
!52 = !DILocation(line: 13, column: 5, scope: !51)
!53 = !DILocation(line: 14, column: 3, scope: !46)
!54 = !DILocation(line: 15, column: 3, scope: !15)
!55 = !DILocation(line: 16, column: 1, scope: !15)
