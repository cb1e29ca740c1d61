source_filename = "pointer_rounded_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@arena = internal global [100000 x i8] zeroinitializer, align 8, !dbg !0
@.str = private unnamed_addr constant [30 x i8] c"up >= place && up < place + 8\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"pointer_rounded_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [31 x i8] c"down <= place && down >= arena\00", align 1
@.str.3 = private unnamed_addr constant [22 x i8] c"(up - arena) % 8 == 0\00", align 1

define dso_local i32 @main() !dbg !21 {
entry:
  %retval = alloca i32, align 4
  %used = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %place = alloca i8*, align 8
  %up = alloca i8*, align 8
  %down = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %used to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %used, metadata !26, metadata !DIExpression()), !dbg !31
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !32
  store i32 %call, i32* %used, align 4, !dbg !31
  %1 = load i32, i32* %used, align 4, !dbg !33
  %cmp = icmp slt i32 %1, 0, !dbg !35
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !36

lor.lhs.false:
  %2 = load i32, i32* %used, align 4, !dbg !37
  %cmp1 = icmp sgt i32 %2, 90000, !dbg !38
  br i1 %cmp1, label %if.then, label %if.end, !dbg !39

if.then:
  store i32 0, i32* %retval, align 4, !dbg !40
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !40

if.end:
  %3 = bitcast i8** %place to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !41
  call void @llvm.dbg.declare(metadata i8** %place, metadata !27, metadata !DIExpression()), !dbg !42
  %4 = load i32, i32* %used, align 4, !dbg !43
  %idx.ext = sext i32 %4 to i64, !dbg !44
  %add.ptr = getelementptr inbounds i8, i8* getelementptr inbounds ([100000 x i8], [100000 x i8]* @arena, i64 0, i64 0), i64 %idx.ext, !dbg !44
  store i8* %add.ptr, i8** %place, align 8, !dbg !42
  %5 = bitcast i8** %up to i8*, !dbg !45
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %5), !dbg !45
  call void @llvm.dbg.declare(metadata i8** %up, metadata !28, metadata !DIExpression()), !dbg !46
  %6 = load i8*, i8** %place, align 8, !dbg !47
  %7 = ptrtoint i8* %6 to i64, !dbg !48
  %add = add i64 %7, 7, !dbg !49
  %and = and i64 %add, -8, !dbg !50
  %8 = inttoptr i64 %and to i8*, !dbg !51
  store i8* %8, i8** %up, align 8, !dbg !46
  %9 = bitcast i8** %down to i8*, !dbg !52
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %9), !dbg !52
  call void @llvm.dbg.declare(metadata i8** %down, metadata !29, metadata !DIExpression()), !dbg !53
  %10 = load i8*, i8** %place, align 8, !dbg !54
  %11 = ptrtoint i8* %10 to i64, !dbg !55
  %and2 = and i64 %11, -8, !dbg !56
  %12 = inttoptr i64 %and2 to i8*, !dbg !57
  store i8* %12, i8** %down, align 8, !dbg !53
  %13 = load i8*, i8** %up, align 8, !dbg !58
  %14 = load i8*, i8** %place, align 8, !dbg !58
  %cmp3 = icmp uge i8* %13, %14, !dbg !58
  br i1 %cmp3, label %land.lhs.true, label %if.else, !dbg !58

land.lhs.true:
  %15 = load i8*, i8** %up, align 8, !dbg !58
  %16 = load i8*, i8** %place, align 8, !dbg !58
  %add.ptr4 = getelementptr inbounds i8, i8* %16, i64 8, !dbg !58
  %cmp5 = icmp ult i8* %15, %add.ptr4, !dbg !58
  br i1 %cmp5, label %if.then6, label %if.else, !dbg !61

if.then6:
  br label %if.end7, !dbg !61

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !58
  unreachable, !dbg !58

if.end7:
  %17 = load i8*, i8** %down, align 8, !dbg !62
  %18 = load i8*, i8** %place, align 8, !dbg !62
  %cmp8 = icmp ule i8* %17, %18, !dbg !62
  br i1 %cmp8, label %land.lhs.true9, label %if.else12, !dbg !62

land.lhs.true9:
  %19 = load i8*, i8** %down, align 8, !dbg !62
  %cmp10 = icmp uge i8* %19, getelementptr inbounds ([100000 x i8], [100000 x i8]* @arena, i64 0, i64 0), !dbg !62
  br i1 %cmp10, label %if.then11, label %if.else12, !dbg !65

if.then11:
  br label %if.end13, !dbg !65

if.else12:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !62
  unreachable, !dbg !62

if.end13:
  %20 = load i8*, i8** %up, align 8, !dbg !66
  %sub.ptr.lhs.cast = ptrtoint i8* %20 to i64, !dbg !66
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, ptrtoint ([100000 x i8]* @arena to i64), !dbg !66
  %rem = srem i64 %sub.ptr.sub, 8, !dbg !66
  %cmp14 = icmp eq i64 %rem, 0, !dbg !66
  br i1 %cmp14, label %if.then15, label %if.else16, !dbg !69

if.then15:
  br label %if.end17, !dbg !69

if.else16:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !66
  unreachable, !dbg !66

if.end17:
  %21 = load i8*, i8** %up, align 8, !dbg !70
  store i8 1, i8* %21, align 1, !dbg !71
  store i32 0, i32* %retval, align 4, !dbg !72
  store i32 1, i32* %cleanup.dest.slot, align 4
  %22 = bitcast i8** %down to i8*, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %22), !dbg !73
  %23 = bitcast i8** %up to i8*, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %23), !dbg !73
  %24 = bitcast i8** %place to i8*, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %24), !dbg !73
  br label %cleanup

cleanup:
  %25 = bitcast i32* %used to i8*, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %25), !dbg !73
  %26 = load i32, i32* %retval, align 4, !dbg !73
  ret i32 %26, !dbg !73
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "arena", scope: !2, file: !3, line: 7, type: !11, isLocal: true, isDefinition: true, align: 64)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pointer_rounded_safe.c", directory: ".")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !8, line: 90, baseType: !9)
!8 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!9 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!10 = !{!0}
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 800000, elements: !12)
!12 = !{!13}
!13 = !DISubrange(count: 100000)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 7, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 1}

!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !22, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !25)
!22 = !DISubroutineType(types: !23)
!23 = !{!24}
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !{!26, !27, !28, !29}
!26 = !DILocalVariable(name: "used", scope: !21, file: !3, line: 10, type: !24)
!27 = !DILocalVariable(name: "place", scope: !21, file: !3, line: 12, type: !5)
!28 = !DILocalVariable(name: "up", scope: !21, file: !3, line: 13, type: !5)
!29 = !DILocalVariable(name: "down", scope: !21, file: !3, line: 14, type: !5)
!30 = !DILocation(line: 10, column: 3, scope: !21)
!31 = !DILocation(line: 10, column: 7, scope: !21)
!32 = !DILocation(line: 10, column: 14, scope: !21)
!33 = !DILocation(line: 11, column: 7, scope: !34)
!34 = distinct !DILexicalBlock(scope: !21, file: !3, line: 11, column: 7)
!35 = !DILocation(line: 11, column: 12, scope: !34)
!36 = !DILocation(line: 11, column: 16, scope: !34)
!37 = !DILocation(line: 11, column: 19, scope: !34)
!38 = !DILocation(line: 11, column: 24, scope: !34)
!39 = !DILocation(line: 11, column: 7, scope: !21)
!40 = !DILocation(line: 11, column: 33, scope: !34)
!41 = !DILocation(line: 12, column: 3, scope: !21)
!42 = !DILocation(line: 12, column: 9, scope: !21)
!43 = !DILocation(line: 12, column: 25, scope: !21)
!44 = !DILocation(line: 12, column: 23, scope: !21)
!45 = !DILocation(line: 13, column: 3, scope: !21)
!46 = !DILocation(line: 13, column: 9, scope: !21)
!47 = !DILocation(line: 13, column: 35, scope: !21)
!48 = !DILocation(line: 13, column: 24, scope: !21)
!49 = !DILocation(line: 13, column: 41, scope: !21)
!50 = !DILocation(line: 13, column: 46, scope: !21)
!51 = !DILocation(line: 13, column: 14, scope: !21)
!52 = !DILocation(line: 14, column: 3, scope: !21)
!53 = !DILocation(line: 14, column: 9, scope: !21)
!54 = !DILocation(line: 14, column: 36, scope: !21)
!55 = !DILocation(line: 14, column: 25, scope: !21)
!56 = !DILocation(line: 14, column: 42, scope: !21)
!57 = !DILocation(line: 14, column: 16, scope: !21)
!58 = !DILocation(line: 15, column: 3, scope: !59)
!59 = distinct !DILexicalBlock(scope: !60, file: !3, line: 15, column: 3)
!60 = distinct !DILexicalBlock(scope: !21, file: !3, line: 15, column: 3)
!61 = !DILocation(line: 15, column: 3, scope: !60)
!62 = !DILocation(line: 16, column: 3, scope: !63)
!63 = distinct !DILexicalBlock(scope: !64, file: !3, line: 16, column: 3)
!64 = distinct !DILexicalBlock(scope: !21, file: !3, line: 16, column: 3)
!65 = !DILocation(line: 16, column: 3, scope: !64)
!66 = !DILocation(line: 17, column: 3, scope: !67)
!67 = distinct !DILexicalBlock(scope: !68, file: !3, line: 17, column: 3)
!68 = distinct !DILexicalBlock(scope: !21, file: !3, line: 17, column: 3)
!69 = !DILocation(line: 17, column: 3, scope: !68)
!70 = !DILocation(line: 18, column: 4, scope: !21)
!71 = !DILocation(line: 18, column: 7, scope: !21)
!72 = !DILocation(line: 19, column: 3, scope: !21)
!73 = !DILocation(line: 20, column: 1, scope: !21)
