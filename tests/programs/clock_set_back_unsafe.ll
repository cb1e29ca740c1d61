source_filename = "clock_set_back_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [16 x i8] c"second >= first\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"clock_set_back_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %first = alloca i64, align 8
  %second = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i64* %first to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata i64* %first, metadata !14, metadata !DIExpression()), !dbg !22
  %call = call i64 @time(i64* noundef null), !dbg !23
  store i64 %call, i64* %first, align 8, !dbg !22
  %1 = bitcast i64* %second to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !21
  call void @llvm.dbg.declare(metadata i64* %second, metadata !20, metadata !DIExpression()), !dbg !24
  %call1 = call i64 @time(i64* noundef null), !dbg !25
  store i64 %call1, i64* %second, align 8, !dbg !24
  %2 = load i64, i64* %second, align 8, !dbg !26
  %3 = load i64, i64* %first, align 8, !dbg !26
  %cmp = icmp sge i64 %2, %3, !dbg !26
  br i1 %cmp, label %if.then, label %if.else, !dbg !29

if.then:
  br label %if.end, !dbg !29

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 7, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !26
  unreachable, !dbg !26

if.end:
  %4 = bitcast i64* %second to i8*, !dbg !30
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %4), !dbg !30
  %5 = bitcast i64* %first to i8*, !dbg !30
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !30
  ret i32 0, !dbg !31
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !32 i64 @time(i64* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "clock_set_back_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !20}
!14 = !DILocalVariable(name: "first", scope: !9, file: !1, line: 6, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !16, line: 10, baseType: !17)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/time_t.h", directory: "")
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !18, line: 160, baseType: !19)
!18 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DILocalVariable(name: "second", scope: !9, file: !1, line: 6, type: !15)
!21 = !DILocation(line: 6, column: 3, scope: !9)
!22 = !DILocation(line: 6, column: 10, scope: !9)
!23 = !DILocation(line: 6, column: 18, scope: !9)
!24 = !DILocation(line: 6, column: 30, scope: !9)
!25 = !DILocation(line: 6, column: 39, scope: !9)
!26 = !DILocation(line: 7, column: 3, scope: !27)
!27 = distinct !DILexicalBlock(scope: !28, file: !1, line: 7, column: 3)
!28 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 3)
!29 = !DILocation(line: 7, column: 3, scope: !28)
!30 = !DILocation(line: 9, column: 1, scope: !9)
!31 = !DILocation(line: 8, column: 3, scope: !9)
!32 = !DISubprogram(name: "time", scope: !33, file: !33, line: 76, type: !34, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !37)
!33 = !DIFile(filename: "/usr/include/time.h", directory: "")
!34 = !DISubroutineType(types: !35)
!35 = !{!15, !36}
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!37 = !{}
