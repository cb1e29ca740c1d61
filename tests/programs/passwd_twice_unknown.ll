source_filename = "passwd_twice_unknown.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.passwd = type { i8*, i8*, i32, i32, i8*, i8*, i8* }

@.str = private unnamed_addr constant [23 x i8] c"first->pw_gid == group\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"passwd_twice_unknown.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %first = alloca %struct.passwd*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %group = alloca i32, align 4
  %second = alloca %struct.passwd*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.passwd** %first to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !34
  call void @llvm.dbg.declare(metadata %struct.passwd** %first, metadata !14, metadata !DIExpression()), !dbg !35
  %call = call %struct.passwd* @getpwuid(i32 noundef 0), !dbg !36
  store %struct.passwd* %call, %struct.passwd** %first, align 8, !dbg !35
  %1 = load %struct.passwd*, %struct.passwd** %first, align 8, !dbg !37
  %tobool = icmp ne %struct.passwd* %1, null, !dbg !37
  br i1 %tobool, label %if.end, label %if.then, !dbg !39

if.then:
  store i32 0, i32* %retval, align 4, !dbg !40
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup9, !dbg !40

if.end:
  %2 = bitcast i32* %group to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !41
  call void @llvm.dbg.declare(metadata i32* %group, metadata !32, metadata !DIExpression()), !dbg !42
  %3 = load %struct.passwd*, %struct.passwd** %first, align 8, !dbg !43
  %pw_gid = getelementptr inbounds %struct.passwd, %struct.passwd* %3, i32 0, i32 3, !dbg !44
  %4 = load i32, i32* %pw_gid, align 4, !dbg !44
  store i32 %4, i32* %group, align 4, !dbg !42
  %5 = bitcast %struct.passwd** %second to i8*, !dbg !45
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %5), !dbg !45
  call void @llvm.dbg.declare(metadata %struct.passwd** %second, metadata !33, metadata !DIExpression()), !dbg !46
  %call1 = call %struct.passwd* @getpwuid(i32 noundef 1), !dbg !47
  store %struct.passwd* %call1, %struct.passwd** %second, align 8, !dbg !46
  %6 = load %struct.passwd*, %struct.passwd** %second, align 8, !dbg !48
  %tobool2 = icmp ne %struct.passwd* %6, null, !dbg !48
  br i1 %tobool2, label %if.end4, label %if.then3, !dbg !50

if.then3:
  store i32 0, i32* %retval, align 4, !dbg !51
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !51

if.end4:
  %7 = load %struct.passwd*, %struct.passwd** %first, align 8, !dbg !52
  %pw_gid5 = getelementptr inbounds %struct.passwd, %struct.passwd* %7, i32 0, i32 3, !dbg !52
  %8 = load i32, i32* %pw_gid5, align 4, !dbg !52
  %9 = load i32, i32* %group, align 4, !dbg !52
  %cmp = icmp eq i32 %8, %9, !dbg !52
  br i1 %cmp, label %if.then6, label %if.else, !dbg !55

if.then6:
  br label %if.end7, !dbg !55

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !52
  unreachable, !dbg !52

if.end7:
  store i32 0, i32* %retval, align 4, !dbg !56
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !56

cleanup:
  %10 = bitcast %struct.passwd** %second to i8*, !dbg !57
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !57
  %11 = bitcast i32* %group to i8*, !dbg !57
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !57
  br label %cleanup9

cleanup9:
  %12 = bitcast %struct.passwd** %first to i8*, !dbg !57
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !57
  %13 = load i32, i32* %retval, align 4, !dbg !57
  ret i32 %13, !dbg !57
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !58 %struct.passwd* @getpwuid(i32 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "passwd_twice_unknown.c", directory: ".")
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
!13 = !{!14, !32, !33}
!14 = !DILocalVariable(name: "first", scope: !9, file: !1, line: 6, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "passwd", file: !17, line: 49, size: 384, elements: !18)
!17 = !DIFile(filename: "/usr/include/pwd.h", directory: "")
!18 = !{!19, !22, !23, !27, !29, !30, !31}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "pw_name", scope: !16, file: !17, line: 51, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "pw_passwd", scope: !16, file: !17, line: 52, baseType: !20, size: 64, offset: 64)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "pw_uid", scope: !16, file: !17, line: 54, baseType: !24, size: 32, offset: 128)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uid_t", file: !25, line: 146, baseType: !26)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!26 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "pw_gid", scope: !16, file: !17, line: 55, baseType: !28, size: 32, offset: 160)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gid_t", file: !25, line: 147, baseType: !26)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "pw_gecos", scope: !16, file: !17, line: 56, baseType: !20, size: 64, offset: 192)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "pw_dir", scope: !16, file: !17, line: 57, baseType: !20, size: 64, offset: 256)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "pw_shell", scope: !16, file: !17, line: 58, baseType: !20, size: 64, offset: 320)
!32 = !DILocalVariable(name: "group", scope: !9, file: !1, line: 9, type: !26)
!33 = !DILocalVariable(name: "second", scope: !9, file: !1, line: 10, type: !15)
!34 = !DILocation(line: 6, column: 3, scope: !9)
!35 = !DILocation(line: 6, column: 18, scope: !9)
!36 = !DILocation(line: 6, column: 26, scope: !9)
!37 = !DILocation(line: 7, column: 8, scope: !38)
!38 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!39 = !DILocation(line: 7, column: 7, scope: !9)
!40 = !DILocation(line: 8, column: 5, scope: !38)
!41 = !DILocation(line: 9, column: 3, scope: !9)
!42 = !DILocation(line: 9, column: 12, scope: !9)
!43 = !DILocation(line: 9, column: 20, scope: !9)
!44 = !DILocation(line: 9, column: 27, scope: !9)
!45 = !DILocation(line: 10, column: 3, scope: !9)
!46 = !DILocation(line: 10, column: 18, scope: !9)
!47 = !DILocation(line: 10, column: 27, scope: !9)
!48 = !DILocation(line: 11, column: 8, scope: !49)
!49 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 7)
!50 = !DILocation(line: 11, column: 7, scope: !9)
!51 = !DILocation(line: 12, column: 5, scope: !49)
!52 = !DILocation(line: 13, column: 3, scope: !53)
!53 = distinct !DILexicalBlock(scope: !54, file: !1, line: 13, column: 3)
!54 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 3)
!55 = !DILocation(line: 13, column: 3, scope: !54)
!56 = !DILocation(line: 14, column: 3, scope: !9)
!57 = !DILocation(line: 15, column: 1, scope: !9)
!58 = !DISubprogram(name: "getpwuid", scope: !17, file: !17, line: 110, type: !59, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !61)
!59 = !DISubroutineType(types: !60)
!60 = !{!15, !24}
!61 = !{}
