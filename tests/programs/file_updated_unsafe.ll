source_filename = "file_updated_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [9 x i8] c"counters\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %places = alloca [8 x i32], align 16
  %count = alloca i32, align 4
  %file = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [8 x i32]* %places to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 32, i8* %0), !dbg !23
  call void @llvm.dbg.declare(metadata [8 x i32]* %places, metadata !14, metadata !DIExpression()), !dbg !24
  %1 = bitcast i32* %count to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %count, metadata !18, metadata !DIExpression()), !dbg !26
  %2 = bitcast i32* %file to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !27
  call void @llvm.dbg.declare(metadata i32* %file, metadata !20, metadata !DIExpression()), !dbg !28
  %call = call i32 (i8*, i32, ...) @open(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i32 noundef 2), !dbg !29
  store i32 %call, i32* %file, align 4, !dbg !28
  %3 = load i32, i32* %file, align 4, !dbg !30
  %cmp = icmp slt i32 %3, 0, !dbg !32
  br i1 %cmp, label %if.then, label %if.end, !dbg !33

if.then:
  store i32 1, i32* %retval, align 4, !dbg !34
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !34

if.end:
  %4 = load i32, i32* %file, align 4, !dbg !35
  %5 = bitcast i32* %count to i8*, !dbg !37
  %call1 = call i64 @read(i32 noundef %4, i8* noundef %5, i64 noundef 4), !dbg !38
  %cmp2 = icmp ne i64 %call1, 4, !dbg !39
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !40

if.then3:
  store i32 1, i32* %retval, align 4, !dbg !41
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !41

if.end4:
  %6 = bitcast i32* %i to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6), !dbg !42
  call void @llvm.dbg.declare(metadata i32* %i, metadata !21, metadata !DIExpression()), !dbg !43
  store i32 0, i32* %i, align 4, !dbg !43
  br label %for.cond, !dbg !42

for.cond:
  %7 = load i32, i32* %i, align 4, !dbg !44
  %8 = load i32, i32* %count, align 4, !dbg !46
  %cmp5 = icmp ult i32 %7, %8, !dbg !47
  br i1 %cmp5, label %for.body, label %for.cond.cleanup, !dbg !48

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %9 = bitcast i32* %i to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !49
  br label %for.end

for.body:
  %10 = load i32, i32* %i, align 4, !dbg !50
  %idxprom = zext i32 %10 to i64, !dbg !51
  %arrayidx = getelementptr inbounds [8 x i32], [8 x i32]* %places, i64 0, i64 %idxprom, !dbg !51
  store i32 0, i32* %arrayidx, align 4, !dbg !52
  br label %for.inc, !dbg !51

for.inc:
  %11 = load i32, i32* %i, align 4, !dbg !53
  %inc = add i32 %11, 1, !dbg !53
  store i32 %inc, i32* %i, align 4, !dbg !53
  br label %for.cond, !dbg !49, !llvm.loop !54

for.end:
  %12 = load i32, i32* %file, align 4, !dbg !58
  %arraydecay = getelementptr inbounds [8 x i32], [8 x i32]* %places, i64 0, i64 0, !dbg !59
  %13 = bitcast i32* %arraydecay to i8*, !dbg !59
  %call6 = call i64 @write(i32 noundef %12, i8* noundef %13, i64 noundef 32), !dbg !60
  %14 = load i32, i32* %file, align 4, !dbg !61
  %call7 = call i32 @close(i32 noundef %14), !dbg !62
  store i32 0, i32* %retval, align 4, !dbg !63
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !63

cleanup:
  %15 = bitcast i32* %file to i8*, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !64
  %16 = bitcast i32* %count to i8*, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !64
  %17 = bitcast [8 x i32]* %places to i8*, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 32, i8* %17), !dbg !64
  %18 = load i32, i32* %retval, align 4, !dbg !64
  ret i32 %18, !dbg !64
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !65 i32 @open(i8* noundef, i32 noundef, ...)

declare !dbg !73 i64 @read(i32 noundef, i8* noundef, i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !86 i64 @write(i32 noundef, i8* noundef, i64 noundef)

declare !dbg !91 i32 @close(i32 noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "file_updated_unsafe.c", directory: ".")
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
!13 = !{!14, !18, !20, !21}
!14 = !DILocalVariable(name: "places", scope: !9, file: !1, line: 7, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 256, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 8)
!18 = !DILocalVariable(name: "count", scope: !9, file: !1, line: 8, type: !19)
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DILocalVariable(name: "file", scope: !9, file: !1, line: 9, type: !12)
!21 = !DILocalVariable(name: "i", scope: !22, file: !1, line: 12, type: !19)
!22 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 3)
!23 = !DILocation(line: 7, column: 3, scope: !9)
!24 = !DILocation(line: 7, column: 7, scope: !9)
!25 = !DILocation(line: 8, column: 3, scope: !9)
!26 = !DILocation(line: 8, column: 12, scope: !9)
!27 = !DILocation(line: 9, column: 3, scope: !9)
!28 = !DILocation(line: 9, column: 7, scope: !9)
!29 = !DILocation(line: 9, column: 14, scope: !9)
!30 = !DILocation(line: 10, column: 7, scope: !31)
!31 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 7)
!32 = !DILocation(line: 10, column: 12, scope: !31)
!33 = !DILocation(line: 10, column: 7, scope: !9)
!34 = !DILocation(line: 10, column: 17, scope: !31)
!35 = !DILocation(line: 11, column: 12, scope: !36)
!36 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 7)
!37 = !DILocation(line: 11, column: 18, scope: !36)
!38 = !DILocation(line: 11, column: 7, scope: !36)
!39 = !DILocation(line: 11, column: 40, scope: !36)
!40 = !DILocation(line: 11, column: 7, scope: !9)
!41 = !DILocation(line: 11, column: 57, scope: !36)
!42 = !DILocation(line: 12, column: 8, scope: !22)
!43 = !DILocation(line: 12, column: 17, scope: !22)
!44 = !DILocation(line: 12, column: 24, scope: !45)
!45 = distinct !DILexicalBlock(scope: !22, file: !1, line: 12, column: 3)
!46 = !DILocation(line: 12, column: 28, scope: !45)
!47 = !DILocation(line: 12, column: 26, scope: !45)
!48 = !DILocation(line: 12, column: 3, scope: !22)
!49 = !DILocation(line: 12, column: 3, scope: !45)
!50 = !DILocation(line: 12, column: 47, scope: !45)
!51 = !DILocation(line: 12, column: 40, scope: !45)
!52 = !DILocation(line: 12, column: 50, scope: !45)
!53 = !DILocation(line: 12, column: 36, scope: !45)
!54 = distinct !{!54, !48, !55, !56, !57}
!55 = !DILocation(line: 12, column: 52, scope: !22)
!56 = !{!"llvm.loop.mustprogress"}
!57 = !{!"llvm.loop.unroll.disable"}
!58 = !DILocation(line: 13, column: 9, scope: !9)
!59 = !DILocation(line: 13, column: 15, scope: !9)
!60 = !DILocation(line: 13, column: 3, scope: !9)
!61 = !DILocation(line: 14, column: 9, scope: !9)
!62 = !DILocation(line: 14, column: 3, scope: !9)
!63 = !DILocation(line: 15, column: 3, scope: !9)
!64 = !DILocation(line: 16, column: 1, scope: !9)
!65 = !DISubprogram(name: "open", scope: !66, file: !66, line: 181, type: !67, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !72)
!66 = !DIFile(filename: "/usr/include/fcntl.h", directory: "")
!67 = !DISubroutineType(types: !68)
!68 = !{!12, !69, !12, null}
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!70 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !71)
!71 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!72 = !{}
!73 = !DISubprogram(name: "read", scope: !74, file: !74, line: 371, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !72)
!74 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
!75 = !DISubroutineType(types: !76)
!76 = !{!77, !12, !82, !83}
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !78, line: 108, baseType: !79)
!78 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/types.h", directory: "")
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ssize_t", file: !80, line: 194, baseType: !81)
!80 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!81 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !84, line: 46, baseType: !85)
!84 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!85 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!86 = !DISubprogram(name: "write", scope: !74, file: !74, line: 378, type: !87, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !72)
!87 = !DISubroutineType(types: !88)
!88 = !{!77, !12, !89, !83}
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!91 = !DISubprogram(name: "close", scope: !74, file: !74, line: 358, type: !92, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !72)
!92 = !DISubroutineType(types: !93)
!93 = !{!12, !12}
