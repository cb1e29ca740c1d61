source_filename = "folder_entry_closed_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__dirstream = type opaque
%struct.dirent = type { i64, i64, i16, i8, [256 x i8] }

@.str = private unnamed_addr constant [2 x i8] c".\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %folder = alloca %struct.__dirstream*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %entry1 = alloca %struct.dirent*, align 8
  %last = alloca %struct.dirent*, align 8
  %first = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.__dirstream** %folder to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !42
  call void @llvm.dbg.declare(metadata %struct.__dirstream** %folder, metadata !14, metadata !DIExpression()), !dbg !43
  %call = call noalias %struct.__dirstream* @opendir(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !44
  store %struct.__dirstream* %call, %struct.__dirstream** %folder, align 8, !dbg !43
  %1 = load %struct.__dirstream*, %struct.__dirstream** %folder, align 8, !dbg !45
  %tobool = icmp ne %struct.__dirstream* %1, null, !dbg !45
  br i1 %tobool, label %if.end, label %if.then, !dbg !47

if.then:
  store i32 1, i32* %retval, align 4, !dbg !48
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !48

if.end:
  %2 = bitcast %struct.dirent** %entry1 to i8*, !dbg !49
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !49
  call void @llvm.dbg.declare(metadata %struct.dirent** %entry1, metadata !19, metadata !DIExpression()), !dbg !50
  %3 = bitcast %struct.dirent** %last to i8*, !dbg !49
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !49
  call void @llvm.dbg.declare(metadata %struct.dirent** %last, metadata !40, metadata !DIExpression()), !dbg !51
  store %struct.dirent* null, %struct.dirent** %last, align 8, !dbg !51
  br label %while.cond, !dbg !52

while.cond:
  %4 = load %struct.__dirstream*, %struct.__dirstream** %folder, align 8, !dbg !53
  %call2 = call %struct.dirent* @readdir(%struct.__dirstream* noundef %4), !dbg !54
  store %struct.dirent* %call2, %struct.dirent** %entry1, align 8, !dbg !55
  %cmp = icmp ne %struct.dirent* %call2, null, !dbg !56
  br i1 %cmp, label %while.body, label %while.end, !dbg !52

while.body:
  %5 = load %struct.dirent*, %struct.dirent** %entry1, align 8, !dbg !57
  %d_name = getelementptr inbounds %struct.dirent, %struct.dirent* %5, i32 0, i32 4, !dbg !59
  %arraydecay = getelementptr inbounds [256 x i8], [256 x i8]* %d_name, i64 0, i64 0, !dbg !57
  %call3 = call i32 @strcmp(i8* noundef %arraydecay, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !60
  %tobool4 = icmp ne i32 %call3, 0, !dbg !60
  br i1 %tobool4, label %if.then5, label %if.end6, !dbg !61

if.then5:
  %6 = load %struct.dirent*, %struct.dirent** %entry1, align 8, !dbg !62
  store %struct.dirent* %6, %struct.dirent** %last, align 8, !dbg !63
  br label %if.end6, !dbg !64

if.end6:
  br label %while.cond, !dbg !52, !llvm.loop !65

while.end:
  %7 = bitcast i32* %first to i8*, !dbg !69
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7), !dbg !69
  call void @llvm.dbg.declare(metadata i32* %first, metadata !41, metadata !DIExpression()), !dbg !70
  %8 = load %struct.dirent*, %struct.dirent** %last, align 8, !dbg !71
  %tobool7 = icmp ne %struct.dirent* %8, null, !dbg !71
  br i1 %tobool7, label %cond.true, label %cond.false, !dbg !71

cond.true:
  %9 = load %struct.dirent*, %struct.dirent** %last, align 8, !dbg !72
  %d_name8 = getelementptr inbounds %struct.dirent, %struct.dirent* %9, i32 0, i32 4, !dbg !73
  %arrayidx = getelementptr inbounds [256 x i8], [256 x i8]* %d_name8, i64 0, i64 0, !dbg !72
  %10 = load i8, i8* %arrayidx, align 1, !dbg !72
  %conv = sext i8 %10 to i32, !dbg !72
  br label %cond.end, !dbg !71

cond.false:
  br label %cond.end, !dbg !71

cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ 0, %cond.false ], !dbg !71
  store i32 %cond, i32* %first, align 4, !dbg !70
  %11 = load %struct.__dirstream*, %struct.__dirstream** %folder, align 8, !dbg !74
  %call9 = call i32 @closedir(%struct.__dirstream* noundef %11), !dbg !75
  %12 = load i32, i32* %first, align 4, !dbg !76
  store i32 %12, i32* %retval, align 4, !dbg !77
  store i32 1, i32* %cleanup.dest.slot, align 4
  %13 = bitcast i32* %first to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !78
  %14 = bitcast %struct.dirent** %last to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %14), !dbg !78
  %15 = bitcast %struct.dirent** %entry1 to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !78
  br label %cleanup

cleanup:
  %16 = bitcast %struct.__dirstream** %folder to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %16), !dbg !78
  %17 = load i32, i32* %retval, align 4, !dbg !78
  ret i32 %17, !dbg !78
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !79 noalias %struct.__dirstream* @opendir(i8* noundef)

declare !dbg !85 %struct.dirent* @readdir(%struct.__dirstream* noundef)

declare i32 @strcmp(i8* noundef, i8* noundef)

declare !dbg !88 i32 @closedir(%struct.__dirstream* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "folder_entry_closed_safe.c", directory: ".")
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
!13 = !{!14, !19, !40, !41}
!14 = !DILocalVariable(name: "folder", scope: !9, file: !1, line: 6, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "DIR", file: !17, line: 127, baseType: !18)
!17 = !DIFile(filename: "/usr/include/dirent.h", directory: "")
!18 = !DICompositeType(tag: DW_TAG_structure_type, name: "__dirstream", file: !17, line: 127, flags: DIFlagFwdDecl)
!19 = !DILocalVariable(name: "entry", scope: !9, file: !1, line: 8, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "dirent", file: !22, line: 22, size: 2240, elements: !23)
!22 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/dirent.h", directory: "")
!23 = !{!24, !28, !31, !33, !35}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "d_ino", scope: !21, file: !22, line: 25, baseType: !25, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ino_t", file: !26, line: 148, baseType: !27)
!26 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "d_off", scope: !21, file: !22, line: 26, baseType: !29, size: 64, offset: 64)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !26, line: 152, baseType: !30)
!30 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "d_reclen", scope: !21, file: !22, line: 31, baseType: !32, size: 16, offset: 128)
!32 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "d_type", scope: !21, file: !22, line: 32, baseType: !34, size: 8, offset: 144)
!34 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "d_name", scope: !21, file: !22, line: 33, baseType: !36, size: 2048, offset: 152)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 2048, elements: !38)
!37 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!38 = !{!39}
!39 = !DISubrange(count: 256)
!40 = !DILocalVariable(name: "last", scope: !9, file: !1, line: 8, type: !20)
!41 = !DILocalVariable(name: "first", scope: !9, file: !1, line: 11, type: !12)
!42 = !DILocation(line: 6, column: 3, scope: !9)
!43 = !DILocation(line: 6, column: 8, scope: !9)
!44 = !DILocation(line: 6, column: 17, scope: !9)
!45 = !DILocation(line: 7, column: 8, scope: !46)
!46 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!47 = !DILocation(line: 7, column: 7, scope: !9)
!48 = !DILocation(line: 7, column: 16, scope: !46)
!49 = !DILocation(line: 8, column: 3, scope: !9)
!50 = !DILocation(line: 8, column: 18, scope: !9)
!51 = !DILocation(line: 8, column: 26, scope: !9)
!52 = !DILocation(line: 9, column: 3, scope: !9)
!53 = !DILocation(line: 9, column: 27, scope: !9)
!54 = !DILocation(line: 9, column: 19, scope: !9)
!55 = !DILocation(line: 9, column: 17, scope: !9)
!56 = !DILocation(line: 9, column: 36, scope: !9)
!57 = !DILocation(line: 10, column: 16, scope: !58)
!58 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 9)
!59 = !DILocation(line: 10, column: 23, scope: !58)
!60 = !DILocation(line: 10, column: 9, scope: !58)
!61 = !DILocation(line: 10, column: 9, scope: !9)
!62 = !DILocation(line: 10, column: 44, scope: !58)
!63 = !DILocation(line: 10, column: 42, scope: !58)
!64 = !DILocation(line: 10, column: 37, scope: !58)
!65 = distinct !{!65, !52, !66, !67, !68}
!66 = !DILocation(line: 10, column: 44, scope: !9)
!67 = !{!"llvm.loop.mustprogress"}
!68 = !{!"llvm.loop.unroll.disable"}
!69 = !DILocation(line: 11, column: 3, scope: !9)
!70 = !DILocation(line: 11, column: 7, scope: !9)
!71 = !DILocation(line: 11, column: 15, scope: !9)
!72 = !DILocation(line: 11, column: 22, scope: !9)
!73 = !DILocation(line: 11, column: 28, scope: !9)
!74 = !DILocation(line: 12, column: 12, scope: !9)
!75 = !DILocation(line: 12, column: 3, scope: !9)
!76 = !DILocation(line: 13, column: 10, scope: !9)
!77 = !DILocation(line: 13, column: 3, scope: !9)
!78 = !DILocation(line: 14, column: 1, scope: !9)
!79 = !DISubprogram(name: "opendir", scope: !17, file: !17, line: 141, type: !80, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !84)
!80 = !DISubroutineType(types: !81)
!81 = !{!15, !82}
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !37)
!84 = !{}
!85 = !DISubprogram(name: "readdir", scope: !17, file: !17, line: 164, type: !86, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !84)
!86 = !DISubroutineType(types: !87)
!87 = !{!20, !15}
!88 = !DISubprogram(name: "closedir", scope: !17, file: !17, line: 134, type: !89, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !84)
!89 = !DISubroutineType(types: !90)
!90 = !{!12, !15}
