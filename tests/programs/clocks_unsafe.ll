source_filename = "clocks_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [30 x i8] c"after.tv_sec >= before.tv_sec\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"clocks_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %before = alloca %struct.timespec, align 8
  %after = alloca %struct.timespec, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.timespec* %before to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !25
  call void @llvm.dbg.declare(metadata %struct.timespec* %before, metadata !14, metadata !DIExpression()), !dbg !26
  %1 = bitcast %struct.timespec* %after to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %1), !dbg !25
  call void @llvm.dbg.declare(metadata %struct.timespec* %after, metadata !24, metadata !DIExpression()), !dbg !27
  %call = call i32 @clock_gettime(i32 noundef 0, %struct.timespec* noundef %before), !dbg !28
  %call1 = call i32 @clock_gettime(i32 noundef 0, %struct.timespec* noundef %after), !dbg !29
  %tv_sec = getelementptr inbounds %struct.timespec, %struct.timespec* %after, i32 0, i32 0, !dbg !30
  %2 = load i64, i64* %tv_sec, align 8, !dbg !30
  %tv_sec2 = getelementptr inbounds %struct.timespec, %struct.timespec* %before, i32 0, i32 0, !dbg !30
  %3 = load i64, i64* %tv_sec2, align 8, !dbg !30
  %cmp = icmp sge i64 %2, %3, !dbg !30
  br i1 %cmp, label %if.then, label %if.else, !dbg !33

if.then:
  br label %if.end, !dbg !33

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !30
  unreachable, !dbg !30

if.end:
  %4 = bitcast %struct.timespec* %after to i8*, !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %4), !dbg !34
  %5 = bitcast %struct.timespec* %before to i8*, !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %5), !dbg !34
  ret i32 0, !dbg !35
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !36 i32 @clock_gettime(i32 noundef, %struct.timespec* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "clocks_unsafe.c", directory: ".")
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
!13 = !{!14, !24}
!14 = !DILocalVariable(name: "before", scope: !9, file: !1, line: 6, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !16, line: 11, size: 128, elements: !17)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "")
!17 = !{!18, !22}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !15, file: !16, line: 16, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !20, line: 160, baseType: !21)
!20 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!21 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !15, file: !16, line: 21, baseType: !23, size: 64, offset: 64)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !20, line: 197, baseType: !21)
!24 = !DILocalVariable(name: "after", scope: !9, file: !1, line: 6, type: !15)
!25 = !DILocation(line: 6, column: 3, scope: !9)
!26 = !DILocation(line: 6, column: 19, scope: !9)
!27 = !DILocation(line: 6, column: 27, scope: !9)
!28 = !DILocation(line: 7, column: 3, scope: !9)
!29 = !DILocation(line: 8, column: 3, scope: !9)
!30 = !DILocation(line: 9, column: 3, scope: !31)
!31 = distinct !DILexicalBlock(scope: !32, file: !1, line: 9, column: 3)
!32 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 3)
!33 = !DILocation(line: 9, column: 3, scope: !32)
!34 = !DILocation(line: 11, column: 1, scope: !9)
!35 = !DILocation(line: 10, column: 3, scope: !9)
!36 = !DISubprogram(name: "clock_gettime", scope: !37, file: !37, line: 288, type: !38, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !44)
!37 = !DIFile(filename: "/usr/include/time.h", directory: "")
!38 = !DISubroutineType(types: !39)
!39 = !{!12, !40, !43}
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "clockid_t", file: !41, line: 7, baseType: !42)
!41 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/clockid_t.h", directory: "")
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "__clockid_t", file: !20, line: 169, baseType: !12)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!44 = !{}
