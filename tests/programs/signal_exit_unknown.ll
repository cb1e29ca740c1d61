source_filename = "signal_exit_unknown.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@handler.message = internal constant [5 x i8] c"bye\0A\00", align 1, !dbg !0

define dso_local i32 @main() !dbg !23 {
entry:
  %retval = alloca i32, align 4
  %text = alloca i8*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %length = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i8** %text to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !35
  call void @llvm.dbg.declare(metadata i8** %text, metadata !27, metadata !DIExpression()), !dbg !36
  %call = call noalias i8* @malloc(i64 noundef 16), !dbg !37
  store i8* %call, i8** %text, align 8, !dbg !36
  %1 = load i8*, i8** %text, align 8, !dbg !38
  %tobool = icmp ne i8* %1, null, !dbg !38
  br i1 %tobool, label %if.end, label %if.then, !dbg !40

if.then:
  store i32 1, i32* %retval, align 4, !dbg !41
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !41

if.end:
  %call1 = call void (i32)* @signal(i32 noundef 15, void (i32)* noundef @handler), !dbg !42
  %2 = bitcast i64* %length to i8*, !dbg !43
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !43
  call void @llvm.dbg.declare(metadata i64* %length, metadata !29, metadata !DIExpression()), !dbg !44
  %3 = load i8*, i8** %text, align 8, !dbg !45
  %call2 = call i64 @read(i32 noundef 0, i8* noundef %3, i64 noundef 16), !dbg !46
  store i64 %call2, i64* %length, align 8, !dbg !44
  %4 = load i8*, i8** %text, align 8, !dbg !47
  call void @free(i8* noundef %4), !dbg !48
  store i32 0, i32* %retval, align 4, !dbg !49
  store i32 1, i32* %cleanup.dest.slot, align 4
  %5 = bitcast i64* %length to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !50
  br label %cleanup

cleanup:
  %6 = bitcast i8** %text to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !50
  %7 = load i32, i32* %retval, align 4, !dbg !50
  ret i32 %7, !dbg !50
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare !dbg !51 void (i32)* @signal(i32 noundef, void (i32)* noundef)

define internal void @handler(i32 noundef %number) !dbg !2 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, i32* %number.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %number.addr, metadata !10, metadata !DIExpression()), !dbg !58
  %call = call i64 @write(i32 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @handler.message, i64 0, i64 0), i64 noundef 4), !dbg !59
  %0 = load i32, i32* %number.addr, align 4, !dbg !60
  %add = add nsw i32 128, %0, !dbg !61
  call void @_exit(i32 noundef %add), !dbg !62
  unreachable, !dbg !62
}

declare !dbg !63 i64 @read(i32 noundef, i8* noundef, i64 noundef)

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !71 i64 @write(i32 noundef, i8* noundef, i64 noundef)

declare void @_exit(i32 noundef)

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "message", scope: !2, file: !3, line: 7, type: !11, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "handler", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !9)
!3 = !DIFile(filename: "signal_exit_unknown.c", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{!10}
!10 = !DILocalVariable(name: "number", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 40, elements: !14)
!12 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 5)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 7, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 1}

!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !24, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !26)
!24 = !DISubroutineType(types: !25)
!25 = !{!6}
!26 = !{!27, !29}
!27 = !DILocalVariable(name: "text", scope: !23, file: !3, line: 13, type: !28)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!29 = !DILocalVariable(name: "length", scope: !23, file: !3, line: 16, type: !30)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !31, line: 108, baseType: !32)
!31 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/types.h", directory: "")
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ssize_t", file: !33, line: 194, baseType: !34)
!33 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!34 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!35 = !DILocation(line: 13, column: 3, scope: !23)
!36 = !DILocation(line: 13, column: 9, scope: !23)
!37 = !DILocation(line: 13, column: 16, scope: !23)
!38 = !DILocation(line: 14, column: 8, scope: !39)
!39 = distinct !DILexicalBlock(scope: !23, file: !3, line: 14, column: 7)
!40 = !DILocation(line: 14, column: 7, scope: !23)
!41 = !DILocation(line: 14, column: 14, scope: !39)
!42 = !DILocation(line: 15, column: 3, scope: !23)
!43 = !DILocation(line: 16, column: 3, scope: !23)
!44 = !DILocation(line: 16, column: 11, scope: !23)
!45 = !DILocation(line: 16, column: 28, scope: !23)
!46 = !DILocation(line: 16, column: 20, scope: !23)
!47 = !DILocation(line: 17, column: 8, scope: !23)
!48 = !DILocation(line: 17, column: 3, scope: !23)
!49 = !DILocation(line: 18, column: 3, scope: !23)
!50 = !DILocation(line: 19, column: 1, scope: !23)
!51 = !DISubprogram(name: "signal", scope: !52, file: !52, line: 88, type: !53, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !57)
!52 = !DIFile(filename: "/usr/include/signal.h", directory: "")
!53 = !DISubroutineType(types: !54)
!54 = !{!55, !6, !55}
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sighandler_t", file: !52, line: 72, baseType: !56)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!57 = !{}
!58 = !DILocation(line: 6, column: 25, scope: !2)
!59 = !DILocation(line: 8, column: 3, scope: !2)
!60 = !DILocation(line: 9, column: 15, scope: !2)
!61 = !DILocation(line: 9, column: 13, scope: !2)
!62 = !DILocation(line: 9, column: 3, scope: !2)
!63 = !DISubprogram(name: "read", scope: !64, file: !64, line: 371, type: !65, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !57)
!64 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
!65 = !DISubroutineType(types: !66)
!66 = !{!30, !6, !67, !68}
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !69, line: 46, baseType: !70)
!69 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!70 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!71 = !DISubprogram(name: "write", scope: !64, file: !64, line: 378, type: !72, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !57)
!72 = !DISubroutineType(types: !73)
!73 = !{!30, !6, !74, !68}
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
