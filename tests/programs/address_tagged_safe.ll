source_filename = "address_tagged_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, i64 }

@.str = private unnamed_addr constant [12 x i8] c"p->next & 1\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"address_tagged_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"r->v == 2\00", align 1
@.str.3 = private unnamed_addr constant [24 x i8] c"((uintptr_t)r & 7) == 0\00", align 1

define dso_local i32 @main() !dbg !19 {
entry:
  %retval = alloca i32, align 4
  %p = alloca %struct.node*, align 8
  %q = alloca %struct.node*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %r = alloca %struct.node*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.node** %p to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !26
  call void @llvm.dbg.declare(metadata %struct.node** %p, metadata !23, metadata !DIExpression()), !dbg !27
  %call = call noalias i8* @malloc(i64 noundef 16), !dbg !28
  %1 = bitcast i8* %call to %struct.node*, !dbg !28
  store %struct.node* %1, %struct.node** %p, align 8, !dbg !27
  %2 = bitcast %struct.node** %q to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !26
  call void @llvm.dbg.declare(metadata %struct.node** %q, metadata !24, metadata !DIExpression()), !dbg !29
  %call1 = call noalias i8* @malloc(i64 noundef 16), !dbg !30
  %3 = bitcast i8* %call1 to %struct.node*, !dbg !30
  store %struct.node* %3, %struct.node** %q, align 8, !dbg !29
  %4 = load %struct.node*, %struct.node** %p, align 8, !dbg !31
  %tobool = icmp ne %struct.node* %4, null, !dbg !31
  br i1 %tobool, label %lor.lhs.false, label %if.then, !dbg !33

lor.lhs.false:
  %5 = load %struct.node*, %struct.node** %q, align 8, !dbg !34
  %tobool2 = icmp ne %struct.node* %5, null, !dbg !34
  br i1 %tobool2, label %if.end, label %if.then, !dbg !35

if.then:
  store i32 0, i32* %retval, align 4, !dbg !36
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !36

if.end:
  %6 = load %struct.node*, %struct.node** %p, align 8, !dbg !37
  %v = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 0, !dbg !38
  store i32 1, i32* %v, align 8, !dbg !39
  %7 = load %struct.node*, %struct.node** %q, align 8, !dbg !40
  %v3 = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 0, !dbg !41
  store i32 2, i32* %v3, align 8, !dbg !42
  %8 = load %struct.node*, %struct.node** %q, align 8, !dbg !43
  %9 = ptrtoint %struct.node* %8 to i64, !dbg !44
  %or = or i64 %9, 1, !dbg !45
  %10 = load %struct.node*, %struct.node** %p, align 8, !dbg !46
  %next = getelementptr inbounds %struct.node, %struct.node* %10, i32 0, i32 1, !dbg !47
  store i64 %or, i64* %next, align 8, !dbg !48
  %11 = load %struct.node*, %struct.node** %p, align 8, !dbg !49
  %next4 = getelementptr inbounds %struct.node, %struct.node* %11, i32 0, i32 1, !dbg !49
  %12 = load i64, i64* %next4, align 8, !dbg !49
  %and = and i64 %12, 1, !dbg !49
  %tobool5 = icmp ne i64 %and, 0, !dbg !49
  br i1 %tobool5, label %if.then6, label %if.else, !dbg !52

if.then6:
  br label %if.end7, !dbg !52

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !49
  unreachable, !dbg !49

if.end7:
  %13 = bitcast %struct.node** %r to i8*, !dbg !53
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %13), !dbg !53
  call void @llvm.dbg.declare(metadata %struct.node** %r, metadata !25, metadata !DIExpression()), !dbg !54
  %14 = load %struct.node*, %struct.node** %p, align 8, !dbg !55
  %next8 = getelementptr inbounds %struct.node, %struct.node* %14, i32 0, i32 1, !dbg !56
  %15 = load i64, i64* %next8, align 8, !dbg !56
  %and9 = and i64 %15, -2, !dbg !57
  %16 = inttoptr i64 %and9 to %struct.node*, !dbg !58
  store %struct.node* %16, %struct.node** %r, align 8, !dbg !54
  %17 = load %struct.node*, %struct.node** %r, align 8, !dbg !59
  %v10 = getelementptr inbounds %struct.node, %struct.node* %17, i32 0, i32 0, !dbg !59
  %18 = load i32, i32* %v10, align 8, !dbg !59
  %cmp = icmp eq i32 %18, 2, !dbg !59
  br i1 %cmp, label %if.then11, label %if.else12, !dbg !62

if.then11:
  br label %if.end13, !dbg !62

if.else12:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !59
  unreachable, !dbg !59

if.end13:
  %19 = load %struct.node*, %struct.node** %r, align 8, !dbg !63
  %20 = ptrtoint %struct.node* %19 to i64, !dbg !63
  %and14 = and i64 %20, 7, !dbg !63
  %cmp15 = icmp eq i64 %and14, 0, !dbg !63
  br i1 %cmp15, label %if.then16, label %if.else17, !dbg !66

if.then16:
  br label %if.end18, !dbg !66

if.else17:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !63
  unreachable, !dbg !63

if.end18:
  store i32 0, i32* %retval, align 4, !dbg !67
  store i32 1, i32* %cleanup.dest.slot, align 4
  %21 = bitcast %struct.node** %r to i8*, !dbg !68
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %21), !dbg !68
  br label %cleanup

cleanup:
  %22 = bitcast %struct.node** %q to i8*, !dbg !68
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %22), !dbg !68
  %23 = bitcast %struct.node** %p to i8*, !dbg !68
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %23), !dbg !68
  %24 = load i32, i32* %retval, align 4, !dbg !68
  ret i32 %24, !dbg !68
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "address_tagged_safe.c", directory: ".")
!2 = !{!3, !6}
!3 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !4, line: 90, baseType: !5)
!4 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!5 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 5, size: 128, elements: !8)
!8 = !{!9, !11}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !7, file: !1, line: 5, baseType: !10, size: 32)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !7, file: !1, line: 5, baseType: !3, size: 64, offset: 64)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 7, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 1}

!19 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !20, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!10}
!22 = !{!23, !24, !25}
!23 = !DILocalVariable(name: "p", scope: !19, file: !1, line: 7, type: !6)
!24 = !DILocalVariable(name: "q", scope: !19, file: !1, line: 7, type: !6)
!25 = !DILocalVariable(name: "r", scope: !19, file: !1, line: 13, type: !6)
!26 = !DILocation(line: 7, column: 3, scope: !19)
!27 = !DILocation(line: 7, column: 16, scope: !19)
!28 = !DILocation(line: 7, column: 20, scope: !19)
!29 = !DILocation(line: 7, column: 40, scope: !19)
!30 = !DILocation(line: 7, column: 44, scope: !19)
!31 = !DILocation(line: 8, column: 8, scope: !32)
!32 = distinct !DILexicalBlock(scope: !19, file: !1, line: 8, column: 7)
!33 = !DILocation(line: 8, column: 10, scope: !32)
!34 = !DILocation(line: 8, column: 14, scope: !32)
!35 = !DILocation(line: 8, column: 7, scope: !19)
!36 = !DILocation(line: 8, column: 17, scope: !32)
!37 = !DILocation(line: 9, column: 3, scope: !19)
!38 = !DILocation(line: 9, column: 6, scope: !19)
!39 = !DILocation(line: 9, column: 8, scope: !19)
!40 = !DILocation(line: 10, column: 3, scope: !19)
!41 = !DILocation(line: 10, column: 6, scope: !19)
!42 = !DILocation(line: 10, column: 8, scope: !19)
!43 = !DILocation(line: 11, column: 24, scope: !19)
!44 = !DILocation(line: 11, column: 13, scope: !19)
!45 = !DILocation(line: 11, column: 26, scope: !19)
!46 = !DILocation(line: 11, column: 3, scope: !19)
!47 = !DILocation(line: 11, column: 6, scope: !19)
!48 = !DILocation(line: 11, column: 11, scope: !19)
!49 = !DILocation(line: 12, column: 3, scope: !50)
!50 = distinct !DILexicalBlock(scope: !51, file: !1, line: 12, column: 3)
!51 = distinct !DILexicalBlock(scope: !19, file: !1, line: 12, column: 3)
!52 = !DILocation(line: 12, column: 3, scope: !51)
!53 = !DILocation(line: 13, column: 3, scope: !19)
!54 = !DILocation(line: 13, column: 16, scope: !19)
!55 = !DILocation(line: 13, column: 36, scope: !19)
!56 = !DILocation(line: 13, column: 39, scope: !19)
!57 = !DILocation(line: 13, column: 44, scope: !19)
!58 = !DILocation(line: 13, column: 20, scope: !19)
!59 = !DILocation(line: 14, column: 3, scope: !60)
!60 = distinct !DILexicalBlock(scope: !61, file: !1, line: 14, column: 3)
!61 = distinct !DILexicalBlock(scope: !19, file: !1, line: 14, column: 3)
!62 = !DILocation(line: 14, column: 3, scope: !61)
!63 = !DILocation(line: 15, column: 3, scope: !64)
!64 = distinct !DILexicalBlock(scope: !65, file: !1, line: 15, column: 3)
!65 = distinct !DILexicalBlock(scope: !19, file: !1, line: 15, column: 3)
!66 = !DILocation(line: 15, column: 3, scope: !65)
!67 = !DILocation(line: 16, column: 3, scope: !19)
!68 = !DILocation(line: 17, column: 1, scope: !19)
