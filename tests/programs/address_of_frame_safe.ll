source_filename = "address_of_frame_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [21 x i8] c"a != 0 && b % 4 == 0\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"address_of_frame_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !13 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i64* %a to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !20
  call void @llvm.dbg.declare(metadata i64* %a, metadata !18, metadata !DIExpression()), !dbg !21
  %call = call i64 @f(), !dbg !22
  store i64 %call, i64* %a, align 8, !dbg !21
  %1 = bitcast i64* %b to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !20
  call void @llvm.dbg.declare(metadata i64* %b, metadata !19, metadata !DIExpression()), !dbg !23
  %call1 = call i64 @f(), !dbg !24
  store i64 %call1, i64* %b, align 8, !dbg !23
  %2 = load i64, i64* %a, align 8, !dbg !25
  %cmp = icmp ne i64 %2, 0, !dbg !25
  br i1 %cmp, label %land.lhs.true, label %if.else, !dbg !25

land.lhs.true:
  %3 = load i64, i64* %b, align 8, !dbg !25
  %rem = urem i64 %3, 4, !dbg !25
  %cmp2 = icmp eq i64 %rem, 0, !dbg !25
  br i1 %cmp2, label %if.then, label %if.else, !dbg !28

if.then:
  br label %if.end, !dbg !28

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !25
  unreachable, !dbg !25

if.end:
  %4 = bitcast i64* %b to i8*, !dbg !29
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %4), !dbg !29
  %5 = bitcast i64* %a to i8*, !dbg !29
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !29
  ret i32 0, !dbg !30
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal i64 @f() !dbg !31 {
entry:
  %x = alloca i32, align 4
  %0 = bitcast i32* %x to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !35
  call void @llvm.dbg.declare(metadata i32* %x, metadata !34, metadata !DIExpression()), !dbg !36
  store i32 1, i32* %x, align 4, !dbg !36
  %1 = ptrtoint i32* %x to i64, !dbg !37
  %2 = bitcast i32* %x to i8*, !dbg !38
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %2), !dbg !38
  ret i64 %1, !dbg !39
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "address_of_frame_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !4, line: 90, baseType: !5)
!4 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!5 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !14, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !17)
!14 = !DISubroutineType(types: !15)
!15 = !{!16}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{!18, !19}
!18 = !DILocalVariable(name: "a", scope: !13, file: !1, line: 9, type: !3)
!19 = !DILocalVariable(name: "b", scope: !13, file: !1, line: 9, type: !3)
!20 = !DILocation(line: 9, column: 3, scope: !13)
!21 = !DILocation(line: 9, column: 13, scope: !13)
!22 = !DILocation(line: 9, column: 17, scope: !13)
!23 = !DILocation(line: 9, column: 22, scope: !13)
!24 = !DILocation(line: 9, column: 26, scope: !13)
!25 = !DILocation(line: 10, column: 3, scope: !26)
!26 = distinct !DILexicalBlock(scope: !27, file: !1, line: 10, column: 3)
!27 = distinct !DILexicalBlock(scope: !13, file: !1, line: 10, column: 3)
!28 = !DILocation(line: 10, column: 3, scope: !27)
!29 = !DILocation(line: 12, column: 1, scope: !13)
!30 = !DILocation(line: 11, column: 3, scope: !13)
!31 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 4, type: !32, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !33)
!32 = !DISubroutineType(types: !2)
!33 = !{!34}
!34 = !DILocalVariable(name: "x", scope: !31, file: !1, line: 5, type: !16)
!35 = !DILocation(line: 5, column: 3, scope: !31)
!36 = !DILocation(line: 5, column: 7, scope: !31)
!37 = !DILocation(line: 6, column: 10, scope: !31)
!38 = !DILocation(line: 7, column: 1, scope: !31)
!39 = !DILocation(line: 6, column: 3, scope: !31)
