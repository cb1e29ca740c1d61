source_filename = "pointer_rounded_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@arena = internal global [100000 x i8] zeroinitializer, align 8, !dbg !0
@.str = private unnamed_addr constant [23 x i8] c"up != arena + used + 1\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"pointer_rounded_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !21 {
entry:
  %retval = alloca i32, align 4
  %used = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %up = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %used to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !28
  call void @llvm.dbg.declare(metadata i32* %used, metadata !26, metadata !DIExpression()), !dbg !29
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !30
  store i32 %call, i32* %used, align 4, !dbg !29
  %1 = load i32, i32* %used, align 4, !dbg !31
  %cmp = icmp slt i32 %1, 0, !dbg !33
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !34

lor.lhs.false:
  %2 = load i32, i32* %used, align 4, !dbg !35
  %cmp1 = icmp sgt i32 %2, 90000, !dbg !36
  br i1 %cmp1, label %if.then, label %if.end, !dbg !37

if.then:
  store i32 0, i32* %retval, align 4, !dbg !38
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !38

if.end:
  %3 = bitcast i8** %up to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !39
  call void @llvm.dbg.declare(metadata i8** %up, metadata !27, metadata !DIExpression()), !dbg !40
  %4 = load i32, i32* %used, align 4, !dbg !41
  %idx.ext = sext i32 %4 to i64, !dbg !42
  %add.ptr = getelementptr inbounds i8, i8* getelementptr inbounds ([100000 x i8], [100000 x i8]* @arena, i64 0, i64 0), i64 %idx.ext, !dbg !42
  %5 = ptrtoint i8* %add.ptr to i64, !dbg !43
  %add = add i64 %5, 7, !dbg !44
  %and = and i64 %add, -8, !dbg !45
  %6 = inttoptr i64 %and to i8*, !dbg !46
  store i8* %6, i8** %up, align 8, !dbg !40
  %7 = load i8*, i8** %up, align 8, !dbg !47
  %8 = load i32, i32* %used, align 4, !dbg !47
  %idx.ext2 = sext i32 %8 to i64, !dbg !47
  %add.ptr3 = getelementptr inbounds i8, i8* getelementptr inbounds ([100000 x i8], [100000 x i8]* @arena, i64 0, i64 0), i64 %idx.ext2, !dbg !47
  %add.ptr4 = getelementptr inbounds i8, i8* %add.ptr3, i64 1, !dbg !47
  %cmp5 = icmp ne i8* %7, %add.ptr4, !dbg !47
  br i1 %cmp5, label %if.then6, label %if.else, !dbg !50

if.then6:
  br label %if.end7, !dbg !50

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !47
  unreachable, !dbg !47

if.end7:
  store i32 0, i32* %retval, align 4, !dbg !51
  store i32 1, i32* %cleanup.dest.slot, align 4
  %9 = bitcast i8** %up to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !52
  br label %cleanup

cleanup:
  %10 = bitcast i32* %used to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !52
  %11 = load i32, i32* %retval, align 4, !dbg !52
  ret i32 %11, !dbg !52
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
!3 = !DIFile(filename: "pointer_rounded_unsafe.c", directory: ".")
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
!25 = !{!26, !27}
!26 = !DILocalVariable(name: "used", scope: !21, file: !3, line: 10, type: !24)
!27 = !DILocalVariable(name: "up", scope: !21, file: !3, line: 12, type: !5)
!28 = !DILocation(line: 10, column: 3, scope: !21)
!29 = !DILocation(line: 10, column: 7, scope: !21)
!30 = !DILocation(line: 10, column: 14, scope: !21)
!31 = !DILocation(line: 11, column: 7, scope: !32)
!32 = distinct !DILexicalBlock(scope: !21, file: !3, line: 11, column: 7)
!33 = !DILocation(line: 11, column: 12, scope: !32)
!34 = !DILocation(line: 11, column: 16, scope: !32)
!35 = !DILocation(line: 11, column: 19, scope: !32)
!36 = !DILocation(line: 11, column: 24, scope: !32)
!37 = !DILocation(line: 11, column: 7, scope: !21)
!38 = !DILocation(line: 11, column: 33, scope: !32)
!39 = !DILocation(line: 12, column: 3, scope: !21)
!40 = !DILocation(line: 12, column: 9, scope: !21)
!41 = !DILocation(line: 12, column: 44, scope: !21)
!42 = !DILocation(line: 12, column: 42, scope: !21)
!43 = !DILocation(line: 12, column: 24, scope: !21)
!44 = !DILocation(line: 12, column: 50, scope: !21)
!45 = !DILocation(line: 12, column: 55, scope: !21)
!46 = !DILocation(line: 12, column: 14, scope: !21)
!47 = !DILocation(line: 13, column: 3, scope: !48)
!48 = distinct !DILexicalBlock(scope: !49, file: !3, line: 13, column: 3)
!49 = distinct !DILexicalBlock(scope: !21, file: !3, line: 13, column: 3)
!50 = !DILocation(line: 13, column: 3, scope: !49)
!51 = !DILocation(line: 14, column: 3, scope: !21)
!52 = !DILocation(line: 15, column: 1, scope: !21)
