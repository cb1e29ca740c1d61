source_filename = "clocks_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.timeval = type { i64, i64 }

@.str = private unnamed_addr constant [99 x i8] c"after.tv_sec > before.tv_sec || (after.tv_sec == before.tv_sec && after.tv_nsec >= before.tv_nsec)\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"clocks_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [42 x i8] c"now.tv_usec >= 0 && now.tv_usec < 1000000\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"clock() >= -1\00", align 1
@.str.4 = private unnamed_addr constant [20 x i8] c"to == 5 || to == -1\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %before = alloca %struct.timespec, align 8
  %after = alloca %struct.timespec, align 8
  %now = alloca %struct.timeval, align 8
  %to = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.timespec* %before to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !33
  call void @llvm.dbg.declare(metadata %struct.timespec* %before, metadata !14, metadata !DIExpression()), !dbg !34
  %1 = bitcast %struct.timespec* %after to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %1), !dbg !33
  call void @llvm.dbg.declare(metadata %struct.timespec* %after, metadata !24, metadata !DIExpression()), !dbg !35
  %2 = bitcast %struct.timeval* %now to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %2), !dbg !36
  call void @llvm.dbg.declare(metadata %struct.timeval* %now, metadata !25, metadata !DIExpression()), !dbg !37
  %call = call i32 @clock_gettime(i32 noundef 1, %struct.timespec* noundef %before), !dbg !38
  %call1 = call i32 @clock_gettime(i32 noundef 1, %struct.timespec* noundef %after), !dbg !39
  %tv_sec = getelementptr inbounds %struct.timespec, %struct.timespec* %after, i32 0, i32 0, !dbg !40
  %3 = load i64, i64* %tv_sec, align 8, !dbg !40
  %tv_sec2 = getelementptr inbounds %struct.timespec, %struct.timespec* %before, i32 0, i32 0, !dbg !40
  %4 = load i64, i64* %tv_sec2, align 8, !dbg !40
  %cmp = icmp sgt i64 %3, %4, !dbg !40
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !40

lor.lhs.false:
  %tv_sec3 = getelementptr inbounds %struct.timespec, %struct.timespec* %after, i32 0, i32 0, !dbg !40
  %5 = load i64, i64* %tv_sec3, align 8, !dbg !40
  %tv_sec4 = getelementptr inbounds %struct.timespec, %struct.timespec* %before, i32 0, i32 0, !dbg !40
  %6 = load i64, i64* %tv_sec4, align 8, !dbg !40
  %cmp5 = icmp eq i64 %5, %6, !dbg !40
  br i1 %cmp5, label %land.lhs.true, label %if.else, !dbg !40

land.lhs.true:
  %tv_nsec = getelementptr inbounds %struct.timespec, %struct.timespec* %after, i32 0, i32 1, !dbg !40
  %7 = load i64, i64* %tv_nsec, align 8, !dbg !40
  %tv_nsec6 = getelementptr inbounds %struct.timespec, %struct.timespec* %before, i32 0, i32 1, !dbg !40
  %8 = load i64, i64* %tv_nsec6, align 8, !dbg !40
  %cmp7 = icmp sge i64 %7, %8, !dbg !40
  br i1 %cmp7, label %if.then, label %if.else, !dbg !43

if.then:
  br label %if.end, !dbg !43

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([99 x i8], [99 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !40
  unreachable, !dbg !40

if.end:
  %call8 = call i32 @gettimeofday(%struct.timeval* noundef %now, i8* noundef null), !dbg !44
  %tv_usec = getelementptr inbounds %struct.timeval, %struct.timeval* %now, i32 0, i32 1, !dbg !45
  %9 = load i64, i64* %tv_usec, align 8, !dbg !45
  %cmp9 = icmp sge i64 %9, 0, !dbg !45
  br i1 %cmp9, label %land.lhs.true10, label %if.else14, !dbg !45

land.lhs.true10:
  %tv_usec11 = getelementptr inbounds %struct.timeval, %struct.timeval* %now, i32 0, i32 1, !dbg !45
  %10 = load i64, i64* %tv_usec11, align 8, !dbg !45
  %cmp12 = icmp slt i64 %10, 1000000, !dbg !45
  br i1 %cmp12, label %if.then13, label %if.else14, !dbg !48

if.then13:
  br label %if.end15, !dbg !48

if.else14:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !45
  unreachable, !dbg !45

if.end15:
  %call16 = call i64 @clock(), !dbg !49
  %cmp17 = icmp sge i64 %call16, -1, !dbg !49
  br i1 %cmp17, label %if.then18, label %if.else19, !dbg !52

if.then18:
  br label %if.end20, !dbg !52

if.else19:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !49
  unreachable, !dbg !49

if.end20:
  %11 = bitcast i32* %to to i8*, !dbg !53
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %11), !dbg !53
  call void @llvm.dbg.declare(metadata i32* %to, metadata !32, metadata !DIExpression()), !dbg !54
  %call21 = call i32 @dup2(i32 noundef 1, i32 noundef 5), !dbg !55
  store i32 %call21, i32* %to, align 4, !dbg !54
  %12 = load i32, i32* %to, align 4, !dbg !56
  %cmp22 = icmp eq i32 %12, 5, !dbg !56
  br i1 %cmp22, label %if.then25, label %lor.lhs.false23, !dbg !56

lor.lhs.false23:
  %13 = load i32, i32* %to, align 4, !dbg !56
  %cmp24 = icmp eq i32 %13, -1, !dbg !56
  br i1 %cmp24, label %if.then25, label %if.else26, !dbg !59

if.then25:
  br label %if.end27, !dbg !59

if.else26:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !56
  unreachable, !dbg !56

if.end27:
  %14 = bitcast i32* %to to i8*, !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !60
  %15 = bitcast %struct.timeval* %now to i8*, !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %15), !dbg !60
  %16 = bitcast %struct.timespec* %after to i8*, !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %16), !dbg !60
  %17 = bitcast %struct.timespec* %before to i8*, !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %17), !dbg !60
  ret i32 0, !dbg !61
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !62 i32 @clock_gettime(i32 noundef, %struct.timespec* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare !dbg !71 i32 @gettimeofday(%struct.timeval* noundef, i8* noundef)

declare !dbg !79 i64 @clock()

declare !dbg !85 i32 @dup2(i32 noundef, i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "clocks_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !24, !25, !32}
!14 = !DILocalVariable(name: "before", scope: !9, file: !1, line: 8, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !16, line: 11, size: 128, elements: !17)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "")
!17 = !{!18, !22}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !15, file: !16, line: 16, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !20, line: 160, baseType: !21)
!20 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!21 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !15, file: !16, line: 21, baseType: !23, size: 64, offset: 64)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !20, line: 197, baseType: !21)
!24 = !DILocalVariable(name: "after", scope: !9, file: !1, line: 8, type: !15)
!25 = !DILocalVariable(name: "now", scope: !9, file: !1, line: 9, type: !26)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timeval", file: !27, line: 8, size: 128, elements: !28)
!27 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timeval.h", directory: "")
!28 = !{!29, !30}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !26, file: !27, line: 14, baseType: !19, size: 64)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "tv_usec", scope: !26, file: !27, line: 15, baseType: !31, size: 64, offset: 64)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "__suseconds_t", file: !20, line: 162, baseType: !21)
!32 = !DILocalVariable(name: "to", scope: !9, file: !1, line: 16, type: !12)
!33 = !DILocation(line: 8, column: 3, scope: !9)
!34 = !DILocation(line: 8, column: 19, scope: !9)
!35 = !DILocation(line: 8, column: 27, scope: !9)
!36 = !DILocation(line: 9, column: 3, scope: !9)
!37 = !DILocation(line: 9, column: 18, scope: !9)
!38 = !DILocation(line: 10, column: 3, scope: !9)
!39 = !DILocation(line: 11, column: 3, scope: !9)
!40 = !DILocation(line: 12, column: 3, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !1, line: 12, column: 3)
!42 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 3)
!43 = !DILocation(line: 12, column: 3, scope: !42)
!44 = !DILocation(line: 13, column: 3, scope: !9)
!45 = !DILocation(line: 14, column: 3, scope: !46)
!46 = distinct !DILexicalBlock(scope: !47, file: !1, line: 14, column: 3)
!47 = distinct !DILexicalBlock(scope: !9, file: !1, line: 14, column: 3)
!48 = !DILocation(line: 14, column: 3, scope: !47)
!49 = !DILocation(line: 15, column: 3, scope: !50)
!50 = distinct !DILexicalBlock(scope: !51, file: !1, line: 15, column: 3)
!51 = distinct !DILexicalBlock(scope: !9, file: !1, line: 15, column: 3)
!52 = !DILocation(line: 15, column: 3, scope: !51)
!53 = !DILocation(line: 16, column: 3, scope: !9)
!54 = !DILocation(line: 16, column: 7, scope: !9)
!55 = !DILocation(line: 16, column: 12, scope: !9)
!56 = !DILocation(line: 17, column: 3, scope: !57)
!57 = distinct !DILexicalBlock(scope: !58, file: !1, line: 17, column: 3)
!58 = distinct !DILexicalBlock(scope: !9, file: !1, line: 17, column: 3)
!59 = !DILocation(line: 17, column: 3, scope: !58)
!60 = !DILocation(line: 19, column: 1, scope: !9)
!61 = !DILocation(line: 18, column: 3, scope: !9)
!62 = !DISubprogram(name: "clock_gettime", scope: !63, file: !63, line: 288, type: !64, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !70)
!63 = !DIFile(filename: "/usr/include/time.h", directory: "")
!64 = !DISubroutineType(types: !65)
!65 = !{!12, !66, !69}
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "clockid_t", file: !67, line: 7, baseType: !68)
!67 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/clockid_t.h", directory: "")
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "__clockid_t", file: !20, line: 169, baseType: !12)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!70 = !{}
!71 = !DISubprogram(name: "gettimeofday", scope: !72, file: !72, line: 67, type: !73, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !70)
!72 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/time.h", directory: "")
!73 = !DISubroutineType(types: !74)
!74 = !{!12, !75, !77}
!75 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !76)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !78)
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!79 = !DISubprogram(name: "clock", scope: !63, file: !63, line: 72, type: !80, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !70)
!80 = !DISubroutineType(types: !81)
!81 = !{!82}
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !83, line: 7, baseType: !84)
!83 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/clock_t.h", directory: "")
!84 = !DIDerivedType(tag: DW_TAG_typedef, name: "__clock_t", file: !20, line: 156, baseType: !21)
!85 = !DISubprogram(name: "dup2", scope: !86, file: !86, line: 555, type: !87, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !70)
!86 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
!87 = !DISubroutineType(types: !88)
!88 = !{!12, !12, !12}
