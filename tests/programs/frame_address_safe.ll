source_filename = "frame_address_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"same()\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"frame_address_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @same(), !dbg !14
  %tobool = icmp ne i32 %call, 0, !dbg !14
  br i1 %tobool, label %if.then, label %if.else, !dbg !17

if.then:
  br label %if.end, !dbg !17

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !14
  unreachable, !dbg !14

if.end:
  ret i32 0, !dbg !18
}

define internal i32 @same() !dbg !19 {
entry:
  %frame = alloca i8*, align 8
  %back = alloca i8*, align 8
  %0 = bitcast i8** %frame to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata i8** %frame, metadata !21, metadata !DIExpression()), !dbg !25
  %1 = call i8* @llvm.frameaddress.p0i8(i32 0), !dbg !26
  store i8* %1, i8** %frame, align 8, !dbg !25
  %2 = bitcast i8** %back to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !24
  call void @llvm.dbg.declare(metadata i8** %back, metadata !23, metadata !DIExpression()), !dbg !27
  %3 = call i8* @llvm.returnaddress(i32 0), !dbg !28
  store i8* %3, i8** %back, align 8, !dbg !27
  %4 = load i8*, i8** %frame, align 8, !dbg !29
  %tobool = icmp ne i8* %4, null, !dbg !29
  br i1 %tobool, label %land.lhs.true, label %land.end, !dbg !30

land.lhs.true:
  %5 = load i8*, i8** %back, align 8, !dbg !31
  %tobool1 = icmp ne i8* %5, null, !dbg !31
  br i1 %tobool1, label %land.lhs.true2, label %land.end, !dbg !32

land.lhs.true2:
  %6 = load i8*, i8** %frame, align 8, !dbg !33
  %7 = call i8* @llvm.frameaddress.p0i8(i32 0), !dbg !34
  %cmp = icmp eq i8* %6, %7, !dbg !35
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !36

land.rhs:
  %8 = load i8*, i8** %back, align 8, !dbg !37
  %9 = call i8* @llvm.returnaddress(i32 0), !dbg !38
  %cmp3 = icmp eq i8* %8, %9, !dbg !39
  br label %land.end

land.end:
  %10 = phi i1 [ false, %land.lhs.true2 ], [ false, %land.lhs.true ], [ false, %entry ], [ %cmp3, %land.rhs ], !dbg !40
  %land.ext = zext i1 %10 to i32, !dbg !36
  %11 = bitcast i8** %back to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !41
  %12 = bitcast i8** %frame to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !41
  ret i32 %land.ext, !dbg !42
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i8* @llvm.frameaddress.p0i8(i32 immarg)

declare i8* @llvm.returnaddress(i32 immarg)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "frame_address_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !10, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocation(line: 10, column: 3, scope: !15)
!15 = distinct !DILexicalBlock(scope: !16, file: !1, line: 10, column: 3)
!16 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 3)
!17 = !DILocation(line: 10, column: 3, scope: !16)
!18 = !DILocation(line: 11, column: 3, scope: !9)
!19 = distinct !DISubprogram(name: "same", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !20)
!20 = !{!21, !23}
!21 = !DILocalVariable(name: "frame", scope: !19, file: !1, line: 5, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!23 = !DILocalVariable(name: "back", scope: !19, file: !1, line: 5, type: !22)
!24 = !DILocation(line: 5, column: 3, scope: !19)
!25 = !DILocation(line: 5, column: 9, scope: !19)
!26 = !DILocation(line: 5, column: 17, scope: !19)
!27 = !DILocation(line: 5, column: 46, scope: !19)
!28 = !DILocation(line: 5, column: 53, scope: !19)
!29 = !DILocation(line: 6, column: 10, scope: !19)
!30 = !DILocation(line: 6, column: 16, scope: !19)
!31 = !DILocation(line: 6, column: 19, scope: !19)
!32 = !DILocation(line: 6, column: 24, scope: !19)
!33 = !DILocation(line: 6, column: 27, scope: !19)
!34 = !DILocation(line: 6, column: 36, scope: !19)
!35 = !DILocation(line: 6, column: 33, scope: !19)
!36 = !DILocation(line: 6, column: 63, scope: !19)
!37 = !DILocation(line: 6, column: 66, scope: !19)
!38 = !DILocation(line: 6, column: 74, scope: !19)
!39 = !DILocation(line: 6, column: 71, scope: !19)
!40 = !DILocation(line: 0, scope: !19)
!41 = !DILocation(line: 7, column: 1, scope: !19)
!42 = !DILocation(line: 6, column: 3, scope: !19)
