source_filename = "folder_entry_closed_unsafe.c"
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
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.__dirstream** %folder to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !41
  call void @llvm.dbg.declare(metadata %struct.__dirstream** %folder, metadata !14, metadata !DIExpression()), !dbg !42
  %call = call noalias %struct.__dirstream* @opendir(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !43
  store %struct.__dirstream* %call, %struct.__dirstream** %folder, align 8, !dbg !42
  %1 = load %struct.__dirstream*, %struct.__dirstream** %folder, align 8, !dbg !44
  %tobool = icmp ne %struct.__dirstream* %1, null, !dbg !44
  br i1 %tobool, label %if.end, label %if.then, !dbg !46

if.then:
  store i32 1, i32* %retval, align 4, !dbg !47
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !47

if.end:
  %2 = bitcast %struct.dirent** %entry1 to i8*, !dbg !48
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !48
  call void @llvm.dbg.declare(metadata %struct.dirent** %entry1, metadata !19, metadata !DIExpression()), !dbg !49
  %3 = bitcast %struct.dirent** %last to i8*, !dbg !48
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !48
  call void @llvm.dbg.declare(metadata %struct.dirent** %last, metadata !40, metadata !DIExpression()), !dbg !50
  store %struct.dirent* null, %struct.dirent** %last, align 8, !dbg !50
  br label %while.cond, !dbg !51

while.cond:
  %4 = load %struct.__dirstream*, %struct.__dirstream** %folder, align 8, !dbg !52
  %call2 = call %struct.dirent* @readdir(%struct.__dirstream* noundef %4), !dbg !53
  store %struct.dirent* %call2, %struct.dirent** %entry1, align 8, !dbg !54
  %cmp = icmp ne %struct.dirent* %call2, null, !dbg !55
  br i1 %cmp, label %while.body, label %while.end, !dbg !51

while.body:
  %5 = load %struct.dirent*, %struct.dirent** %entry1, align 8, !dbg !56
  %d_name = getelementptr inbounds %struct.dirent, %struct.dirent* %5, i32 0, i32 4, !dbg !58
  %arraydecay = getelementptr inbounds [256 x i8], [256 x i8]* %d_name, i64 0, i64 0, !dbg !56
  %call3 = call i32 @strcmp(i8* noundef %arraydecay, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !59
  %tobool4 = icmp ne i32 %call3, 0, !dbg !59
  br i1 %tobool4, label %if.then5, label %if.end6, !dbg !60

if.then5:
  %6 = load %struct.dirent*, %struct.dirent** %entry1, align 8, !dbg !61
  store %struct.dirent* %6, %struct.dirent** %last, align 8, !dbg !62
  br label %if.end6, !dbg !63

if.end6:
  br label %while.cond, !dbg !51, !llvm.loop !64

while.end:
  %7 = load %struct.__dirstream*, %struct.__dirstream** %folder, align 8, !dbg !68
  %call7 = call i32 @closedir(%struct.__dirstream* noundef %7), !dbg !69
  %8 = load %struct.dirent*, %struct.dirent** %last, align 8, !dbg !70
  %tobool8 = icmp ne %struct.dirent* %8, null, !dbg !70
  br i1 %tobool8, label %cond.true, label %cond.false, !dbg !70

cond.true:
  %9 = load %struct.dirent*, %struct.dirent** %last, align 8, !dbg !71
  %d_name9 = getelementptr inbounds %struct.dirent, %struct.dirent* %9, i32 0, i32 4, !dbg !72
  %arrayidx = getelementptr inbounds [256 x i8], [256 x i8]* %d_name9, i64 0, i64 0, !dbg !71
  %10 = load i8, i8* %arrayidx, align 1, !dbg !71
  %conv = sext i8 %10 to i32, !dbg !71
  br label %cond.end, !dbg !70

cond.false:
  br label %cond.end, !dbg !70

cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ 0, %cond.false ], !dbg !70
  store i32 %cond, i32* %retval, align 4, !dbg !73
  store i32 1, i32* %cleanup.dest.slot, align 4
  %11 = bitcast %struct.dirent** %last to i8*, !dbg !74
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !74
  %12 = bitcast %struct.dirent** %entry1 to i8*, !dbg !74
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !74
  br label %cleanup

cleanup:
  %13 = bitcast %struct.__dirstream** %folder to i8*, !dbg !74
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %13), !dbg !74
  %14 = load i32, i32* %retval, align 4, !dbg !74
  ret i32 %14, !dbg !74
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !75 noalias %struct.__dirstream* @opendir(i8* noundef)

declare !dbg !81 %struct.dirent* @readdir(%struct.__dirstream* noundef)

declare i32 @strcmp(i8* noundef, i8* noundef)

declare !dbg !84 i32 @closedir(%struct.__dirstream* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "folder_entry_closed_unsafe.c", directory: ".")
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
!13 = !{!14, !19, !40}
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
!41 = !DILocation(line: 6, column: 3, scope: !9)
!42 = !DILocation(line: 6, column: 8, scope: !9)
!43 = !DILocation(line: 6, column: 17, scope: !9)
!44 = !DILocation(line: 7, column: 8, scope: !45)
!45 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!46 = !DILocation(line: 7, column: 7, scope: !9)
!47 = !DILocation(line: 7, column: 16, scope: !45)
!48 = !DILocation(line: 8, column: 3, scope: !9)
!49 = !DILocation(line: 8, column: 18, scope: !9)
!50 = !DILocation(line: 8, column: 26, scope: !9)
!51 = !DILocation(line: 9, column: 3, scope: !9)
!52 = !DILocation(line: 9, column: 27, scope: !9)
!53 = !DILocation(line: 9, column: 19, scope: !9)
!54 = !DILocation(line: 9, column: 17, scope: !9)
!55 = !DILocation(line: 9, column: 36, scope: !9)
!56 = !DILocation(line: 10, column: 16, scope: !57)
!57 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 9)
!58 = !DILocation(line: 10, column: 23, scope: !57)
!59 = !DILocation(line: 10, column: 9, scope: !57)
!60 = !DILocation(line: 10, column: 9, scope: !9)
!61 = !DILocation(line: 10, column: 44, scope: !57)
!62 = !DILocation(line: 10, column: 42, scope: !57)
!63 = !DILocation(line: 10, column: 37, scope: !57)
!64 = distinct !{!64, !51, !65, !66, !67}
!65 = !DILocation(line: 10, column: 44, scope: !9)
!66 = !{!"llvm.loop.mustprogress"}
!67 = !{!"llvm.loop.unroll.disable"}
!68 = !DILocation(line: 11, column: 12, scope: !9)
!69 = !DILocation(line: 11, column: 3, scope: !9)
!70 = !DILocation(line: 12, column: 10, scope: !9)
!71 = !DILocation(line: 12, column: 17, scope: !9)
!72 = !DILocation(line: 12, column: 23, scope: !9)
!73 = !DILocation(line: 12, column: 3, scope: !9)
!74 = !DILocation(line: 13, column: 1, scope: !9)
!75 = !DISubprogram(name: "opendir", scope: !17, file: !17, line: 141, type: !76, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !80)
!76 = !DISubroutineType(types: !77)
!77 = !{!15, !78}
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!79 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !37)
!80 = !{}
!81 = !DISubprogram(name: "readdir", scope: !17, file: !17, line: 164, type: !82, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !80)
!82 = !DISubroutineType(types: !83)
!83 = !{!20, !15}
!84 = !DISubprogram(name: "closedir", scope: !17, file: !17, line: 134, type: !85, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !80)
!85 = !DISubroutineType(types: !86)
!86 = !{!12, !15}
