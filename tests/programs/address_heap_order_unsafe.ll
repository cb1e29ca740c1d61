source_filename = "address_heap_order_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node*, i32 }

@.str = private unnamed_addr constant [6 x i8] c"p < q\00", align 1
@.str.1 = private unnamed_addr constant [28 x i8] c"address_heap_order_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %p = alloca %struct.node*, align 8
  %q = alloca %struct.node*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.node** %p to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata %struct.node** %p, metadata !14, metadata !DIExpression()), !dbg !22
  %call = call noalias i8* @malloc(i64 noundef 16), !dbg !23
  %1 = bitcast i8* %call to %struct.node*, !dbg !23
  store %struct.node* %1, %struct.node** %p, align 8, !dbg !22
  %2 = bitcast %struct.node** %q to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !21
  call void @llvm.dbg.declare(metadata %struct.node** %q, metadata !20, metadata !DIExpression()), !dbg !24
  %call1 = call noalias i8* @malloc(i64 noundef 16), !dbg !25
  %3 = bitcast i8* %call1 to %struct.node*, !dbg !25
  store %struct.node* %3, %struct.node** %q, align 8, !dbg !24
  %4 = load %struct.node*, %struct.node** %p, align 8, !dbg !26
  %tobool = icmp ne %struct.node* %4, null, !dbg !26
  br i1 %tobool, label %lor.lhs.false, label %if.then, !dbg !28

lor.lhs.false:
  %5 = load %struct.node*, %struct.node** %q, align 8, !dbg !29
  %tobool2 = icmp ne %struct.node* %5, null, !dbg !29
  br i1 %tobool2, label %if.end, label %if.then, !dbg !30

if.then:
  store i32 0, i32* %retval, align 4, !dbg !31
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !31

if.end:
  %6 = load %struct.node*, %struct.node** %q, align 8, !dbg !32
  %7 = load %struct.node*, %struct.node** %p, align 8, !dbg !33
  %next = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 0, !dbg !34
  store %struct.node* %6, %struct.node** %next, align 8, !dbg !35
  %8 = load %struct.node*, %struct.node** %q, align 8, !dbg !36
  %next3 = getelementptr inbounds %struct.node, %struct.node* %8, i32 0, i32 0, !dbg !37
  store %struct.node* null, %struct.node** %next3, align 8, !dbg !38
  %9 = load %struct.node*, %struct.node** %p, align 8, !dbg !39
  %10 = load %struct.node*, %struct.node** %q, align 8, !dbg !39
  %cmp = icmp ult %struct.node* %9, %10, !dbg !39
  br i1 %cmp, label %if.then4, label %if.else, !dbg !42

if.then4:
  br label %if.end5, !dbg !42

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.1, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !39
  unreachable, !dbg !39

if.end5:
  store i32 0, i32* %retval, align 4, !dbg !43
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !43

cleanup:
  %11 = bitcast %struct.node** %q to i8*, !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !44
  %12 = bitcast %struct.node** %p to i8*, !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !44
  %13 = load i32, i32* %retval, align 4, !dbg !44
  ret i32 %13, !dbg !44
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "address_heap_order_unsafe.c", directory: ".")
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
!14 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 6, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 4, size: 128, elements: !17)
!17 = !{!18, !19}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !1, line: 4, baseType: !15, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !16, file: !1, line: 4, baseType: !12, size: 32, offset: 64)
!20 = !DILocalVariable(name: "q", scope: !9, file: !1, line: 6, type: !15)
!21 = !DILocation(line: 6, column: 3, scope: !9)
!22 = !DILocation(line: 6, column: 16, scope: !9)
!23 = !DILocation(line: 6, column: 20, scope: !9)
!24 = !DILocation(line: 6, column: 40, scope: !9)
!25 = !DILocation(line: 6, column: 44, scope: !9)
!26 = !DILocation(line: 7, column: 8, scope: !27)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!28 = !DILocation(line: 7, column: 10, scope: !27)
!29 = !DILocation(line: 7, column: 14, scope: !27)
!30 = !DILocation(line: 7, column: 7, scope: !9)
!31 = !DILocation(line: 7, column: 17, scope: !27)
!32 = !DILocation(line: 8, column: 13, scope: !9)
!33 = !DILocation(line: 8, column: 3, scope: !9)
!34 = !DILocation(line: 8, column: 6, scope: !9)
!35 = !DILocation(line: 8, column: 11, scope: !9)
!36 = !DILocation(line: 9, column: 3, scope: !9)
!37 = !DILocation(line: 9, column: 6, scope: !9)
!38 = !DILocation(line: 9, column: 11, scope: !9)
!39 = !DILocation(line: 10, column: 3, scope: !40)
!40 = distinct !DILexicalBlock(scope: !41, file: !1, line: 10, column: 3)
!41 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 3)
!42 = !DILocation(line: 10, column: 3, scope: !41)
!43 = !DILocation(line: 11, column: 3, scope: !9)
!44 = !DILocation(line: 12, column: 1, scope: !9)
