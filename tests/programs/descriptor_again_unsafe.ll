source_filename = "descriptor_again_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [6 x i8] c"first\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"second\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"first != second\00", align 1
@.str.3 = private unnamed_addr constant [26 x i8] c"descriptor_again_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %first = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %second = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %first to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !16
  call void @llvm.dbg.declare(metadata i32* %first, metadata !14, metadata !DIExpression()), !dbg !17
  %call = call i32 (i8*, i32, ...) @open(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i32 noundef 0), !dbg !18
  store i32 %call, i32* %first, align 4, !dbg !17
  %1 = load i32, i32* %first, align 4, !dbg !19
  %cmp = icmp slt i32 %1, 0, !dbg !21
  br i1 %cmp, label %if.then, label %if.end, !dbg !22

if.then:
  store i32 1, i32* %retval, align 4, !dbg !23
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup9, !dbg !23

if.end:
  %2 = load i32, i32* %first, align 4, !dbg !24
  %call1 = call i32 @close(i32 noundef %2), !dbg !25
  %3 = bitcast i32* %second to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !26
  call void @llvm.dbg.declare(metadata i32* %second, metadata !15, metadata !DIExpression()), !dbg !27
  %call2 = call i32 (i8*, i32, ...) @open(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 noundef 0), !dbg !28
  store i32 %call2, i32* %second, align 4, !dbg !27
  %4 = load i32, i32* %second, align 4, !dbg !29
  %cmp3 = icmp slt i32 %4, 0, !dbg !31
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !32

if.then4:
  store i32 1, i32* %retval, align 4, !dbg !33
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !33

if.end5:
  %5 = load i32, i32* %first, align 4, !dbg !34
  %6 = load i32, i32* %second, align 4, !dbg !34
  %cmp6 = icmp ne i32 %5, %6, !dbg !34
  br i1 %cmp6, label %if.then7, label %if.else, !dbg !37

if.then7:
  br label %if.end8, !dbg !37

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.3, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !34
  unreachable, !dbg !34

if.end8:
  store i32 0, i32* %retval, align 4, !dbg !38
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !38

cleanup:
  %7 = bitcast i32* %second to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !39
  br label %cleanup9

cleanup9:
  %8 = bitcast i32* %first to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !39
  %9 = load i32, i32* %retval, align 4, !dbg !39
  ret i32 %9, !dbg !39
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !40 i32 @open(i8* noundef, i32 noundef, ...)

declare !dbg !48 i32 @close(i32 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "descriptor_again_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15}
!14 = !DILocalVariable(name: "first", scope: !9, file: !1, line: 7, type: !12)
!15 = !DILocalVariable(name: "second", scope: !9, file: !1, line: 10, type: !12)
!16 = !DILocation(line: 7, column: 3, scope: !9)
!17 = !DILocation(line: 7, column: 7, scope: !9)
!18 = !DILocation(line: 7, column: 15, scope: !9)
!19 = !DILocation(line: 8, column: 7, scope: !20)
!20 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 7)
!21 = !DILocation(line: 8, column: 13, scope: !20)
!22 = !DILocation(line: 8, column: 7, scope: !9)
!23 = !DILocation(line: 8, column: 18, scope: !20)
!24 = !DILocation(line: 9, column: 9, scope: !9)
!25 = !DILocation(line: 9, column: 3, scope: !9)
!26 = !DILocation(line: 10, column: 3, scope: !9)
!27 = !DILocation(line: 10, column: 7, scope: !9)
!28 = !DILocation(line: 10, column: 16, scope: !9)
!29 = !DILocation(line: 11, column: 7, scope: !30)
!30 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 7)
!31 = !DILocation(line: 11, column: 14, scope: !30)
!32 = !DILocation(line: 11, column: 7, scope: !9)
!33 = !DILocation(line: 11, column: 19, scope: !30)
!34 = !DILocation(line: 12, column: 3, scope: !35)
!35 = distinct !DILexicalBlock(scope: !36, file: !1, line: 12, column: 3)
!36 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 3)
!37 = !DILocation(line: 12, column: 3, scope: !36)
!38 = !DILocation(line: 13, column: 3, scope: !9)
!39 = !DILocation(line: 14, column: 1, scope: !9)
!40 = !DISubprogram(name: "open", scope: !41, file: !41, line: 181, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !47)
!41 = !DIFile(filename: "/usr/include/fcntl.h", directory: "")
!42 = !DISubroutineType(types: !43)
!43 = !{!12, !44, !12, null}
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !46)
!46 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!47 = !{}
!48 = !DISubprogram(name: "close", scope: !49, file: !49, line: 358, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !47)
!49 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
!50 = !DISubroutineType(types: !51)
!51 = !{!12, !12}
