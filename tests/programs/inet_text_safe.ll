source_filename = "inet_text_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.in_addr = type { i32 }

@.str = private unnamed_addr constant [56 x i8] c"inet_ntop(AF_INET, &address, text, sizeof text) == text\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"inet_text_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [38 x i8] c"inet_pton(AF_INET, text, &again) == 1\00", align 1
@.str.3 = private unnamed_addr constant [31 x i8] c"again.s_addr == address.s_addr\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"1.2.3\00", align 1
@.str.5 = private unnamed_addr constant [41 x i8] c"inet_pton(AF_INET, \221.2.3\22, &again) == 0\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"127.1\00", align 1
@.str.7 = private unnamed_addr constant [40 x i8] c"inet_addr(\22127.1\22) == htonl(0x7f000001)\00", align 1
@.str.8 = private unnamed_addr constant [65 x i8] c"inet_ntop(AF_INET, &address, text, 4) == NULL && errno == ENOSPC\00", align 1

define dso_local i32 @main() !dbg !13 {
entry:
  %retval = alloca i32, align 4
  %address = alloca %struct.in_addr, align 4
  %again = alloca %struct.in_addr, align 4
  %bytes = alloca i8*, align 8
  %i = alloca i32, align 4
  %text = alloca [16 x i8], align 16
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.in_addr* %address to i8*, !dbg !38
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !38
  call void @llvm.dbg.declare(metadata %struct.in_addr* %address, metadata !18, metadata !DIExpression()), !dbg !39
  %1 = bitcast %struct.in_addr* %again to i8*, !dbg !38
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !38
  call void @llvm.dbg.declare(metadata %struct.in_addr* %again, metadata !29, metadata !DIExpression()), !dbg !40
  %2 = bitcast i8** %bytes to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !41
  call void @llvm.dbg.declare(metadata i8** %bytes, metadata !30, metadata !DIExpression()), !dbg !42
  %3 = bitcast %struct.in_addr* %address to i8*, !dbg !43
  store i8* %3, i8** %bytes, align 8, !dbg !42
  %4 = bitcast i32* %i to i8*, !dbg !44
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !44
  call void @llvm.dbg.declare(metadata i32* %i, metadata !31, metadata !DIExpression()), !dbg !45
  store i32 0, i32* %i, align 4, !dbg !45
  br label %for.cond, !dbg !44

for.cond:
  %5 = load i32, i32* %i, align 4, !dbg !46
  %cmp = icmp slt i32 %5, 4, !dbg !48
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !49

for.cond.cleanup:
  %6 = bitcast i32* %i to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !50
  br label %for.end

for.body:
  %7 = load i32, i32* %i, align 4, !dbg !51
  %mul = mul nsw i32 10, %7, !dbg !52
  %conv = trunc i32 %mul to i8, !dbg !53
  %8 = load i8*, i8** %bytes, align 8, !dbg !54
  %9 = load i32, i32* %i, align 4, !dbg !55
  %idxprom = sext i32 %9 to i64, !dbg !54
  %arrayidx = getelementptr inbounds i8, i8* %8, i64 %idxprom, !dbg !54
  store i8 %conv, i8* %arrayidx, align 1, !dbg !56
  br label %for.inc, !dbg !54

for.inc:
  %10 = load i32, i32* %i, align 4, !dbg !57
  %inc = add nsw i32 %10, 1, !dbg !57
  store i32 %inc, i32* %i, align 4, !dbg !57
  br label %for.cond, !dbg !50, !llvm.loop !58

for.end:
  %call = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !62
  %11 = load i8*, i8** %bytes, align 8, !dbg !63
  %arrayidx1 = getelementptr inbounds i8, i8* %11, i64 2, !dbg !63
  store i8 %call, i8* %arrayidx1, align 1, !dbg !64
  %12 = bitcast [16 x i8]* %text to i8*, !dbg !65
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %12), !dbg !65
  call void @llvm.dbg.declare(metadata [16 x i8]* %text, metadata !33, metadata !DIExpression()), !dbg !66
  %13 = bitcast %struct.in_addr* %address to i8*, !dbg !67
  %arraydecay = getelementptr inbounds [16 x i8], [16 x i8]* %text, i64 0, i64 0, !dbg !67
  %call2 = call i8* @inet_ntop(i32 noundef 2, i8* noundef %13, i8* noundef %arraydecay, i32 noundef 16), !dbg !67
  %arraydecay3 = getelementptr inbounds [16 x i8], [16 x i8]* %text, i64 0, i64 0, !dbg !67
  %cmp4 = icmp eq i8* %call2, %arraydecay3, !dbg !67
  br i1 %cmp4, label %if.then, label %if.else, !dbg !70

if.then:
  br label %if.end, !dbg !70

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !67
  unreachable, !dbg !67

if.end:
  %arraydecay6 = getelementptr inbounds [16 x i8], [16 x i8]* %text, i64 0, i64 0, !dbg !71
  %14 = bitcast %struct.in_addr* %again to i8*, !dbg !71
  %call7 = call i32 @inet_pton(i32 noundef 2, i8* noundef %arraydecay6, i8* noundef %14), !dbg !71
  %cmp8 = icmp eq i32 %call7, 1, !dbg !71
  br i1 %cmp8, label %if.then10, label %if.else11, !dbg !74

if.then10:
  br label %if.end12, !dbg !74

if.else11:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !71
  unreachable, !dbg !71

if.end12:
  %s_addr = getelementptr inbounds %struct.in_addr, %struct.in_addr* %again, i32 0, i32 0, !dbg !75
  %15 = load i32, i32* %s_addr, align 4, !dbg !75
  %s_addr13 = getelementptr inbounds %struct.in_addr, %struct.in_addr* %address, i32 0, i32 0, !dbg !75
  %16 = load i32, i32* %s_addr13, align 4, !dbg !75
  %cmp14 = icmp eq i32 %15, %16, !dbg !75
  br i1 %cmp14, label %if.then16, label %if.else17, !dbg !78

if.then16:
  br label %if.end18, !dbg !78

if.else17:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !75
  unreachable, !dbg !75

if.end18:
  %17 = bitcast %struct.in_addr* %again to i8*, !dbg !79
  %call19 = call i32 @inet_pton(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i64 0, i64 0), i8* noundef %17), !dbg !79
  %cmp20 = icmp eq i32 %call19, 0, !dbg !79
  br i1 %cmp20, label %if.then22, label %if.else23, !dbg !82

if.then22:
  br label %if.end24, !dbg !82

if.else23:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !79
  unreachable, !dbg !79

if.end24:
  %call25 = call i32 @inet_addr(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i64 0, i64 0)), !dbg !83
  %call26 = call i32 @htonl(i32 noundef 2130706433), !dbg !83
  %cmp27 = icmp eq i32 %call25, %call26, !dbg !83
  br i1 %cmp27, label %if.then29, label %if.else30, !dbg !86

if.then29:
  br label %if.end31, !dbg !86

if.else30:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 19, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !83
  unreachable, !dbg !83

if.end31:
  %18 = bitcast %struct.in_addr* %address to i8*, !dbg !87
  %arraydecay32 = getelementptr inbounds [16 x i8], [16 x i8]* %text, i64 0, i64 0, !dbg !87
  %call33 = call i8* @inet_ntop(i32 noundef 2, i8* noundef %18, i8* noundef %arraydecay32, i32 noundef 4), !dbg !87
  %cmp34 = icmp eq i8* %call33, null, !dbg !87
  br i1 %cmp34, label %land.lhs.true, label %if.else40, !dbg !87

land.lhs.true:
  %call36 = call i32* @__errno_location(), !dbg !87
  %19 = load i32, i32* %call36, align 4, !dbg !87
  %cmp37 = icmp eq i32 %19, 28, !dbg !87
  br i1 %cmp37, label %if.then39, label %if.else40, !dbg !90

if.then39:
  br label %if.end41, !dbg !90

if.else40:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([65 x i8], [65 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 20, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !87
  unreachable, !dbg !87

if.end41:
  %20 = bitcast [16 x i8]* %text to i8*, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %20), !dbg !91
  %21 = bitcast i8** %bytes to i8*, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %21), !dbg !91
  %22 = bitcast %struct.in_addr* %again to i8*, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !91
  %23 = bitcast %struct.in_addr* %address to i8*, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %23), !dbg !91
  ret i32 0, !dbg !92
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare zeroext i8 @__VERIFIER_nondet_uchar()

declare !dbg !93 i8* @inet_ntop(i32 noundef, i8* noundef, i8* noundef, i32 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare !dbg !108 i32 @inet_pton(i32 noundef, i8* noundef, i8* noundef)

declare !dbg !113 i32 @inet_addr(i8* noundef)

declare !dbg !116 i32 @htonl(i32 noundef)

declare i32* @__errno_location()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "inet_text_safe.c", directory: ".")
!2 = !{!3, !5}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !17)
!14 = !DISubroutineType(types: !15)
!15 = !{!16}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{!18, !29, !30, !31, !33}
!18 = !DILocalVariable(name: "address", scope: !13, file: !1, line: 10, type: !19)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "in_addr", file: !20, line: 31, size: 32, elements: !21)
!20 = !DIFile(filename: "/usr/include/netinet/in.h", directory: "")
!21 = !{!22}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "s_addr", scope: !19, file: !20, line: 33, baseType: !23, size: 32)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "in_addr_t", file: !20, line: 30, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !25, line: 26, baseType: !26)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !27, line: 42, baseType: !28)
!27 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!28 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!29 = !DILocalVariable(name: "again", scope: !13, file: !1, line: 10, type: !19)
!30 = !DILocalVariable(name: "bytes", scope: !13, file: !1, line: 11, type: !3)
!31 = !DILocalVariable(name: "i", scope: !32, file: !1, line: 12, type: !16)
!32 = distinct !DILexicalBlock(scope: !13, file: !1, line: 12, column: 3)
!33 = !DILocalVariable(name: "text", scope: !13, file: !1, line: 14, type: !34)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 128, elements: !36)
!35 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!36 = !{!37}
!37 = !DISubrange(count: 16)
!38 = !DILocation(line: 10, column: 3, scope: !13)
!39 = !DILocation(line: 10, column: 18, scope: !13)
!40 = !DILocation(line: 10, column: 27, scope: !13)
!41 = !DILocation(line: 11, column: 3, scope: !13)
!42 = !DILocation(line: 11, column: 18, scope: !13)
!43 = !DILocation(line: 11, column: 26, scope: !13)
!44 = !DILocation(line: 12, column: 8, scope: !32)
!45 = !DILocation(line: 12, column: 12, scope: !32)
!46 = !DILocation(line: 12, column: 19, scope: !47)
!47 = distinct !DILexicalBlock(scope: !32, file: !1, line: 12, column: 3)
!48 = !DILocation(line: 12, column: 21, scope: !47)
!49 = !DILocation(line: 12, column: 3, scope: !32)
!50 = !DILocation(line: 12, column: 3, scope: !47)
!51 = !DILocation(line: 12, column: 47, scope: !47)
!52 = !DILocation(line: 12, column: 45, scope: !47)
!53 = !DILocation(line: 12, column: 42, scope: !47)
!54 = !DILocation(line: 12, column: 31, scope: !47)
!55 = !DILocation(line: 12, column: 37, scope: !47)
!56 = !DILocation(line: 12, column: 40, scope: !47)
!57 = !DILocation(line: 12, column: 27, scope: !47)
!58 = distinct !{!58, !49, !59, !60, !61}
!59 = !DILocation(line: 12, column: 47, scope: !32)
!60 = !{!"llvm.loop.mustprogress"}
!61 = !{!"llvm.loop.unroll.disable"}
!62 = !DILocation(line: 13, column: 14, scope: !13)
!63 = !DILocation(line: 13, column: 3, scope: !13)
!64 = !DILocation(line: 13, column: 12, scope: !13)
!65 = !DILocation(line: 14, column: 3, scope: !13)
!66 = !DILocation(line: 14, column: 8, scope: !13)
!67 = !DILocation(line: 15, column: 3, scope: !68)
!68 = distinct !DILexicalBlock(scope: !69, file: !1, line: 15, column: 3)
!69 = distinct !DILexicalBlock(scope: !13, file: !1, line: 15, column: 3)
!70 = !DILocation(line: 15, column: 3, scope: !69)
!71 = !DILocation(line: 16, column: 3, scope: !72)
!72 = distinct !DILexicalBlock(scope: !73, file: !1, line: 16, column: 3)
!73 = distinct !DILexicalBlock(scope: !13, file: !1, line: 16, column: 3)
!74 = !DILocation(line: 16, column: 3, scope: !73)
!75 = !DILocation(line: 17, column: 3, scope: !76)
!76 = distinct !DILexicalBlock(scope: !77, file: !1, line: 17, column: 3)
!77 = distinct !DILexicalBlock(scope: !13, file: !1, line: 17, column: 3)
!78 = !DILocation(line: 17, column: 3, scope: !77)
!79 = !DILocation(line: 18, column: 3, scope: !80)
!80 = distinct !DILexicalBlock(scope: !81, file: !1, line: 18, column: 3)
!81 = distinct !DILexicalBlock(scope: !13, file: !1, line: 18, column: 3)
!82 = !DILocation(line: 18, column: 3, scope: !81)
!83 = !DILocation(line: 19, column: 3, scope: !84)
!84 = distinct !DILexicalBlock(scope: !85, file: !1, line: 19, column: 3)
!85 = distinct !DILexicalBlock(scope: !13, file: !1, line: 19, column: 3)
!86 = !DILocation(line: 19, column: 3, scope: !85)
!87 = !DILocation(line: 20, column: 3, scope: !88)
!88 = distinct !DILexicalBlock(scope: !89, file: !1, line: 20, column: 3)
!89 = distinct !DILexicalBlock(scope: !13, file: !1, line: 20, column: 3)
!90 = !DILocation(line: 20, column: 3, scope: !89)
!91 = !DILocation(line: 22, column: 1, scope: !13)
!92 = !DILocation(line: 21, column: 3, scope: !13)
!93 = !DISubprogram(name: "inet_ntop", scope: !94, file: !94, line: 64, type: !95, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !107)
!94 = !DIFile(filename: "/usr/include/arpa/inet.h", directory: "")
!95 = !DISubroutineType(types: !96)
!96 = !{!97, !16, !99, !102, !104}
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !98, size: 64)
!98 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!99 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !100)
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !101, size: 64)
!101 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!102 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !103)
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!104 = !DIDerivedType(tag: DW_TAG_typedef, name: "socklen_t", file: !105, line: 33, baseType: !106)
!105 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/socket.h", directory: "")
!106 = !DIDerivedType(tag: DW_TAG_typedef, name: "__socklen_t", file: !27, line: 210, baseType: !28)
!107 = !{}
!108 = !DISubprogram(name: "inet_pton", scope: !94, file: !94, line: 58, type: !109, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !107)
!109 = !DISubroutineType(types: !110)
!110 = !{!16, !16, !111, !112}
!111 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !97)
!112 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!113 = !DISubprogram(name: "inet_addr", scope: !94, file: !94, line: 34, type: !114, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !107)
!114 = !DISubroutineType(types: !115)
!115 = !{!23, !97}
!116 = !DISubprogram(name: "htonl", scope: !20, file: !20, line: 398, type: !117, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !107)
!117 = !DISubroutineType(types: !118)
!118 = !{!24, !24}
