source_filename = "list_freed_once_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node* }

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %head = alloca %struct.node*, align 8
  %last = alloca %struct.node*, align 8
  %n = alloca %struct.node*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %n6 = alloca %struct.node*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.node** %head to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !26
  call void @llvm.dbg.declare(metadata %struct.node** %head, metadata !16, metadata !DIExpression()), !dbg !27
  store %struct.node* null, %struct.node** %head, align 8, !dbg !27
  %1 = bitcast %struct.node** %last to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !26
  call void @llvm.dbg.declare(metadata %struct.node** %last, metadata !21, metadata !DIExpression()), !dbg !28
  store %struct.node* null, %struct.node** %last, align 8, !dbg !28
  br label %while.cond, !dbg !29

while.cond:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !30
  %tobool = icmp ne i32 %call, 0, !dbg !29
  br i1 %tobool, label %while.body, label %while.end, !dbg !29

while.body:
  %2 = bitcast %struct.node** %n to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !31
  call void @llvm.dbg.declare(metadata %struct.node** %n, metadata !22, metadata !DIExpression()), !dbg !32
  %call1 = call noalias i8* @malloc(i64 noundef 8), !dbg !33
  %3 = bitcast i8* %call1 to %struct.node*, !dbg !33
  store %struct.node* %3, %struct.node** %n, align 8, !dbg !32
  %4 = load %struct.node*, %struct.node** %n, align 8, !dbg !34
  %tobool2 = icmp ne %struct.node* %4, null, !dbg !34
  br i1 %tobool2, label %if.end, label %if.then, !dbg !36

if.then:
  store i32 3, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !37

if.end:
  %5 = load %struct.node*, %struct.node** %head, align 8, !dbg !38
  %6 = load %struct.node*, %struct.node** %n, align 8, !dbg !39
  %next = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 0, !dbg !40
  store %struct.node* %5, %struct.node** %next, align 8, !dbg !41
  %7 = load %struct.node*, %struct.node** %n, align 8, !dbg !42
  store %struct.node* %7, %struct.node** %head, align 8, !dbg !43
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !44
  br label %cleanup, !dbg !44

cleanup:
  %8 = bitcast %struct.node** %n to i8*, !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !44
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 3, label %while.end
  ]

cleanup.cont:
  br label %while.cond, !dbg !29, !llvm.loop !45

while.end:
  br label %while.cond3, !dbg !48

while.cond3:
  %9 = load %struct.node*, %struct.node** %head, align 8, !dbg !49
  %tobool4 = icmp ne %struct.node* %9, null, !dbg !48
  br i1 %tobool4, label %while.body5, label %while.end12, !dbg !48

while.body5:
  %10 = bitcast %struct.node** %n6 to i8*, !dbg !50
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %10), !dbg !50
  call void @llvm.dbg.declare(metadata %struct.node** %n6, metadata !24, metadata !DIExpression()), !dbg !51
  %11 = load %struct.node*, %struct.node** %head, align 8, !dbg !52
  store %struct.node* %11, %struct.node** %n6, align 8, !dbg !51
  %12 = load %struct.node*, %struct.node** %n6, align 8, !dbg !53
  %next7 = getelementptr inbounds %struct.node, %struct.node* %12, i32 0, i32 0, !dbg !54
  %13 = load %struct.node*, %struct.node** %next7, align 8, !dbg !54
  store %struct.node* %13, %struct.node** %head, align 8, !dbg !55
  %14 = load %struct.node*, %struct.node** %n6, align 8, !dbg !56
  %15 = bitcast %struct.node* %14 to i8*, !dbg !56
  call void @free(i8* noundef %15), !dbg !57
  %call8 = call i32 @__VERIFIER_nondet_int(), !dbg !58
  %tobool9 = icmp ne i32 %call8, 0, !dbg !58
  br i1 %tobool9, label %if.then10, label %if.end11, !dbg !60

if.then10:
  %16 = load %struct.node*, %struct.node** %n6, align 8, !dbg !61
  store %struct.node* %16, %struct.node** %last, align 8, !dbg !62
  br label %if.end11, !dbg !63

if.end11:
  %17 = bitcast %struct.node** %n6 to i8*, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %17), !dbg !64
  br label %while.cond3, !dbg !48, !llvm.loop !65

while.end12:
  %18 = load %struct.node*, %struct.node** %last, align 8, !dbg !66
  %cmp = icmp ne %struct.node* %18, null, !dbg !67
  %conv = zext i1 %cmp to i32, !dbg !67
  store i32 %conv, i32* %retval, align 4, !dbg !68
  store i32 1, i32* %cleanup.dest.slot, align 4
  %19 = bitcast %struct.node** %last to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %19), !dbg !69
  %20 = bitcast %struct.node** %head to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %20), !dbg !69
  %21 = load i32, i32* %retval, align 4, !dbg !69
  ret i32 %21, !dbg !69

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare noalias i8* @malloc(i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list_freed_once_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !12, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !21, !22, !24}
!16 = !DILocalVariable(name: "head", scope: !11, file: !1, line: 11, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 6, size: 64, elements: !19)
!19 = !{!20}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !18, file: !1, line: 7, baseType: !17, size: 64)
!21 = !DILocalVariable(name: "last", scope: !11, file: !1, line: 11, type: !17)
!22 = !DILocalVariable(name: "n", scope: !23, file: !1, line: 13, type: !17)
!23 = distinct !DILexicalBlock(scope: !11, file: !1, line: 12, column: 37)
!24 = !DILocalVariable(name: "n", scope: !25, file: !1, line: 20, type: !17)
!25 = distinct !DILexicalBlock(scope: !11, file: !1, line: 19, column: 18)
!26 = !DILocation(line: 11, column: 5, scope: !11)
!27 = !DILocation(line: 11, column: 18, scope: !11)
!28 = !DILocation(line: 11, column: 32, scope: !11)
!29 = !DILocation(line: 12, column: 5, scope: !11)
!30 = !DILocation(line: 12, column: 12, scope: !11)
!31 = !DILocation(line: 13, column: 9, scope: !23)
!32 = !DILocation(line: 13, column: 22, scope: !23)
!33 = !DILocation(line: 13, column: 26, scope: !23)
!34 = !DILocation(line: 14, column: 14, scope: !35)
!35 = distinct !DILexicalBlock(scope: !23, file: !1, line: 14, column: 13)
!36 = !DILocation(line: 14, column: 13, scope: !23)
!37 = !DILocation(line: 15, column: 13, scope: !35)
!38 = !DILocation(line: 16, column: 19, scope: !23)
!39 = !DILocation(line: 16, column: 9, scope: !23)
!40 = !DILocation(line: 16, column: 12, scope: !23)
!41 = !DILocation(line: 16, column: 17, scope: !23)
!42 = !DILocation(line: 17, column: 16, scope: !23)
!43 = !DILocation(line: 17, column: 14, scope: !23)
!44 = !DILocation(line: 18, column: 5, scope: !11)
!45 = distinct !{!45, !29, !44, !46, !47}
!46 = !{!"llvm.loop.mustprogress"}
!47 = !{!"llvm.loop.unroll.disable"}
!48 = !DILocation(line: 19, column: 5, scope: !11)
!49 = !DILocation(line: 19, column: 12, scope: !11)
!50 = !DILocation(line: 20, column: 9, scope: !25)
!51 = !DILocation(line: 20, column: 22, scope: !25)
!52 = !DILocation(line: 20, column: 26, scope: !25)
!53 = !DILocation(line: 21, column: 16, scope: !25)
!54 = !DILocation(line: 21, column: 19, scope: !25)
!55 = !DILocation(line: 21, column: 14, scope: !25)
!56 = !DILocation(line: 22, column: 14, scope: !25)
!57 = !DILocation(line: 22, column: 9, scope: !25)
!58 = !DILocation(line: 23, column: 13, scope: !59)
!59 = distinct !DILexicalBlock(scope: !25, file: !1, line: 23, column: 13)
!60 = !DILocation(line: 23, column: 13, scope: !25)
!61 = !DILocation(line: 24, column: 20, scope: !59)
!62 = !DILocation(line: 24, column: 18, scope: !59)
!63 = !DILocation(line: 24, column: 13, scope: !59)
!64 = !DILocation(line: 25, column: 5, scope: !11)
!65 = distinct !{!65, !48, !64, !46, !47}
!66 = !DILocation(line: 26, column: 12, scope: !11)
!67 = !DILocation(line: 26, column: 17, scope: !11)
!68 = !DILocation(line: 26, column: 5, scope: !11)
!69 = !DILocation(line: 27, column: 1, scope: !11)
