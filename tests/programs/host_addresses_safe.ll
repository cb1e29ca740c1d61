source_filename = "host_addresses_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.addrinfo = type { i32, i32, i32, i32, i32, %struct.sockaddr*, i8*, %struct.addrinfo* }
%struct.sockaddr = type { i16, [14 x i8] }

@.str = private unnamed_addr constant [12 x i8] c"example.org\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"80\00", align 1

define dso_local i32 @main() !dbg !23 {
entry:
  %retval = alloca i32, align 4
  %hints = alloca %struct.addrinfo, align 8
  %list = alloca %struct.addrinfo*, align 8
  %one = alloca %struct.addrinfo*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %s = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.addrinfo* %hints to i8*, !dbg !61
  call void @llvm.lifetime.start.p0i8(i64 48, i8* %0), !dbg !61
  call void @llvm.dbg.declare(metadata %struct.addrinfo* %hints, metadata !28, metadata !DIExpression()), !dbg !62
  %1 = bitcast %struct.addrinfo** %list to i8*, !dbg !61
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !61
  call void @llvm.dbg.declare(metadata %struct.addrinfo** %list, metadata !58, metadata !DIExpression()), !dbg !63
  %2 = bitcast %struct.addrinfo** %one to i8*, !dbg !61
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !61
  call void @llvm.dbg.declare(metadata %struct.addrinfo** %one, metadata !59, metadata !DIExpression()), !dbg !64
  %3 = bitcast %struct.addrinfo* %hints to i8*, !dbg !65
  call void @llvm.memset.p0i8.i64(i8* align 8 %3, i8 0, i64 48, i1 false), !dbg !65
  %ai_family = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %hints, i32 0, i32 1, !dbg !66
  store i32 0, i32* %ai_family, align 4, !dbg !67
  %ai_socktype = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %hints, i32 0, i32 2, !dbg !68
  store i32 1, i32* %ai_socktype, align 8, !dbg !69
  %call = call i32 @getaddrinfo(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i64 0, i64 0), %struct.addrinfo* noundef %hints, %struct.addrinfo** noundef %list), !dbg !70
  %tobool = icmp ne i32 %call, 0, !dbg !70
  br i1 %tobool, label %if.then, label %if.end, !dbg !72

if.then:
  store i32 1, i32* %retval, align 4, !dbg !73
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !73

if.end:
  %4 = bitcast i32* %s to i8*, !dbg !74
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !74
  call void @llvm.dbg.declare(metadata i32* %s, metadata !60, metadata !DIExpression()), !dbg !75
  store i32 -1, i32* %s, align 4, !dbg !75
  %5 = load %struct.addrinfo*, %struct.addrinfo** %list, align 8, !dbg !76
  store %struct.addrinfo* %5, %struct.addrinfo** %one, align 8, !dbg !78
  br label %for.cond, !dbg !79

for.cond:
  %6 = load %struct.addrinfo*, %struct.addrinfo** %one, align 8, !dbg !80
  %tobool1 = icmp ne %struct.addrinfo* %6, null, !dbg !82
  br i1 %tobool1, label %for.body, label %for.end, !dbg !82

for.body:
  %7 = load %struct.addrinfo*, %struct.addrinfo** %one, align 8, !dbg !83
  %ai_family2 = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %7, i32 0, i32 1, !dbg !85
  %8 = load i32, i32* %ai_family2, align 4, !dbg !85
  %9 = load %struct.addrinfo*, %struct.addrinfo** %one, align 8, !dbg !86
  %ai_socktype3 = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %9, i32 0, i32 2, !dbg !87
  %10 = load i32, i32* %ai_socktype3, align 8, !dbg !87
  %11 = load %struct.addrinfo*, %struct.addrinfo** %one, align 8, !dbg !88
  %ai_protocol = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %11, i32 0, i32 3, !dbg !89
  %12 = load i32, i32* %ai_protocol, align 4, !dbg !89
  %call4 = call i32 @socket(i32 noundef %8, i32 noundef %10, i32 noundef %12), !dbg !90
  store i32 %call4, i32* %s, align 4, !dbg !91
  %13 = load i32, i32* %s, align 4, !dbg !92
  %cmp = icmp slt i32 %13, 0, !dbg !94
  br i1 %cmp, label %if.then5, label %if.end6, !dbg !95

if.then5:
  br label %for.inc, !dbg !96

if.end6:
  %14 = load i32, i32* %s, align 4, !dbg !97
  %15 = load %struct.addrinfo*, %struct.addrinfo** %one, align 8, !dbg !99
  %ai_addr = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %15, i32 0, i32 5, !dbg !100
  %16 = load %struct.sockaddr*, %struct.sockaddr** %ai_addr, align 8, !dbg !100
  %17 = load %struct.addrinfo*, %struct.addrinfo** %one, align 8, !dbg !101
  %ai_addrlen = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %17, i32 0, i32 4, !dbg !102
  %18 = load i32, i32* %ai_addrlen, align 8, !dbg !102
  %call7 = call i32 @connect(i32 noundef %14, %struct.sockaddr* noundef %16, i32 noundef %18), !dbg !103
  %cmp8 = icmp eq i32 %call7, 0, !dbg !104
  br i1 %cmp8, label %if.then9, label %if.end10, !dbg !105

if.then9:
  br label %for.end, !dbg !106

if.end10:
  %19 = load i32, i32* %s, align 4, !dbg !107
  %call11 = call i32 @close(i32 noundef %19), !dbg !108
  store i32 -1, i32* %s, align 4, !dbg !109
  br label %for.inc, !dbg !110

for.inc:
  %20 = load %struct.addrinfo*, %struct.addrinfo** %one, align 8, !dbg !111
  %ai_next = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %20, i32 0, i32 7, !dbg !112
  %21 = load %struct.addrinfo*, %struct.addrinfo** %ai_next, align 8, !dbg !112
  store %struct.addrinfo* %21, %struct.addrinfo** %one, align 8, !dbg !113
  br label %for.cond, !dbg !114, !llvm.loop !115

for.end:
  %22 = load %struct.addrinfo*, %struct.addrinfo** %list, align 8, !dbg !119
  call void @freeaddrinfo(%struct.addrinfo* noundef %22), !dbg !120
  %23 = load i32, i32* %s, align 4, !dbg !121
  %cmp12 = icmp sge i32 %23, 0, !dbg !123
  br i1 %cmp12, label %if.then13, label %if.end15, !dbg !124

if.then13:
  %24 = load i32, i32* %s, align 4, !dbg !125
  %call14 = call i32 @close(i32 noundef %24), !dbg !126
  br label %if.end15, !dbg !126

if.end15:
  store i32 0, i32* %retval, align 4, !dbg !127
  store i32 1, i32* %cleanup.dest.slot, align 4
  %25 = bitcast i32* %s to i8*, !dbg !128
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %25), !dbg !128
  br label %cleanup

cleanup:
  %26 = bitcast %struct.addrinfo** %one to i8*, !dbg !128
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %26), !dbg !128
  %27 = bitcast %struct.addrinfo** %list to i8*, !dbg !128
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %27), !dbg !128
  %28 = bitcast %struct.addrinfo* %hints to i8*, !dbg !128
  call void @llvm.lifetime.end.p0i8(i64 48, i8* %28), !dbg !128
  %29 = load i32, i32* %retval, align 4, !dbg !128
  ret i32 %29, !dbg !128
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare !dbg !129 i32 @getaddrinfo(i8* noundef, i8* noundef, %struct.addrinfo* noundef, %struct.addrinfo** noundef)

declare !dbg !141 i32 @socket(i32 noundef, i32 noundef, i32 noundef)

declare !dbg !145 i32 @connect(i32 noundef, %struct.sockaddr* noundef, i32 noundef)

declare !dbg !150 i32 @close(i32 noundef)

declare !dbg !154 void @freeaddrinfo(%struct.addrinfo* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "host_addresses_safe.c", directory: ".")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "__socket_type", file: !4, line: 24, baseType: !5, size: 32, elements: !6)
!4 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/socket_type.h", directory: "")
!5 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!6 = !{!7, !8, !9, !10, !11, !12, !13, !14, !15}
!7 = !DIEnumerator(name: "SOCK_STREAM", value: 1)
!8 = !DIEnumerator(name: "SOCK_DGRAM", value: 2)
!9 = !DIEnumerator(name: "SOCK_RAW", value: 3)
!10 = !DIEnumerator(name: "SOCK_RDM", value: 4)
!11 = !DIEnumerator(name: "SOCK_SEQPACKET", value: 5)
!12 = !DIEnumerator(name: "SOCK_DCCP", value: 6)
!13 = !DIEnumerator(name: "SOCK_PACKET", value: 10)
!14 = !DIEnumerator(name: "SOCK_CLOEXEC", value: 524288)
!15 = !DIEnumerator(name: "SOCK_NONBLOCK", value: 2048)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 7, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 1}

!23 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !24, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !27)
!24 = !DISubroutineType(types: !25)
!25 = !{!26}
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !{!28, !58, !59, !60}
!28 = !DILocalVariable(name: "hints", scope: !23, file: !1, line: 8, type: !29)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "addrinfo", file: !30, line: 565, size: 384, elements: !31)
!30 = !DIFile(filename: "/usr/include/netdb.h", directory: "")
!31 = !{!32, !33, !34, !35, !36, !41, !54, !56}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "ai_flags", scope: !29, file: !30, line: 567, baseType: !26, size: 32)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "ai_family", scope: !29, file: !30, line: 568, baseType: !26, size: 32, offset: 32)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "ai_socktype", scope: !29, file: !30, line: 569, baseType: !26, size: 32, offset: 64)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "ai_protocol", scope: !29, file: !30, line: 570, baseType: !26, size: 32, offset: 96)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "ai_addrlen", scope: !29, file: !30, line: 571, baseType: !37, size: 32, offset: 128)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "socklen_t", file: !38, line: 33, baseType: !39)
!38 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/socket.h", directory: "")
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "__socklen_t", file: !40, line: 210, baseType: !5)
!40 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!41 = !DIDerivedType(tag: DW_TAG_member, name: "ai_addr", scope: !29, file: !30, line: 572, baseType: !42, size: 64, offset: 192)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sockaddr", file: !38, line: 183, size: 128, elements: !44)
!44 = !{!45, !49}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "sa_family", scope: !43, file: !38, line: 185, baseType: !46, size: 16)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "sa_family_t", file: !47, line: 28, baseType: !48)
!47 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/sockaddr.h", directory: "")
!48 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "sa_data", scope: !43, file: !38, line: 186, baseType: !50, size: 112, offset: 16)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 112, elements: !52)
!51 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!52 = !{!53}
!53 = !DISubrange(count: 14)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "ai_canonname", scope: !29, file: !30, line: 573, baseType: !55, size: 64, offset: 256)
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "ai_next", scope: !29, file: !30, line: 574, baseType: !57, size: 64, offset: 320)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!58 = !DILocalVariable(name: "list", scope: !23, file: !1, line: 8, type: !57)
!59 = !DILocalVariable(name: "one", scope: !23, file: !1, line: 8, type: !57)
!60 = !DILocalVariable(name: "s", scope: !23, file: !1, line: 13, type: !26)
!61 = !DILocation(line: 8, column: 3, scope: !23)
!62 = !DILocation(line: 8, column: 19, scope: !23)
!63 = !DILocation(line: 8, column: 27, scope: !23)
!64 = !DILocation(line: 8, column: 34, scope: !23)
!65 = !DILocation(line: 9, column: 3, scope: !23)
!66 = !DILocation(line: 10, column: 9, scope: !23)
!67 = !DILocation(line: 10, column: 19, scope: !23)
!68 = !DILocation(line: 11, column: 9, scope: !23)
!69 = !DILocation(line: 11, column: 21, scope: !23)
!70 = !DILocation(line: 12, column: 7, scope: !71)
!71 = distinct !DILexicalBlock(scope: !23, file: !1, line: 12, column: 7)
!72 = !DILocation(line: 12, column: 7, scope: !23)
!73 = !DILocation(line: 12, column: 56, scope: !71)
!74 = !DILocation(line: 13, column: 3, scope: !23)
!75 = !DILocation(line: 13, column: 7, scope: !23)
!76 = !DILocation(line: 14, column: 14, scope: !77)
!77 = distinct !DILexicalBlock(scope: !23, file: !1, line: 14, column: 3)
!78 = !DILocation(line: 14, column: 12, scope: !77)
!79 = !DILocation(line: 14, column: 8, scope: !77)
!80 = !DILocation(line: 14, column: 20, scope: !81)
!81 = distinct !DILexicalBlock(scope: !77, file: !1, line: 14, column: 3)
!82 = !DILocation(line: 14, column: 3, scope: !77)
!83 = !DILocation(line: 15, column: 16, scope: !84)
!84 = distinct !DILexicalBlock(scope: !81, file: !1, line: 14, column: 45)
!85 = !DILocation(line: 15, column: 21, scope: !84)
!86 = !DILocation(line: 15, column: 32, scope: !84)
!87 = !DILocation(line: 15, column: 37, scope: !84)
!88 = !DILocation(line: 15, column: 50, scope: !84)
!89 = !DILocation(line: 15, column: 55, scope: !84)
!90 = !DILocation(line: 15, column: 9, scope: !84)
!91 = !DILocation(line: 15, column: 7, scope: !84)
!92 = !DILocation(line: 16, column: 9, scope: !93)
!93 = distinct !DILexicalBlock(scope: !84, file: !1, line: 16, column: 9)
!94 = !DILocation(line: 16, column: 11, scope: !93)
!95 = !DILocation(line: 16, column: 9, scope: !84)
!96 = !DILocation(line: 16, column: 16, scope: !93)
!97 = !DILocation(line: 17, column: 17, scope: !98)
!98 = distinct !DILexicalBlock(scope: !84, file: !1, line: 17, column: 9)
!99 = !DILocation(line: 17, column: 20, scope: !98)
!100 = !DILocation(line: 17, column: 25, scope: !98)
!101 = !DILocation(line: 17, column: 34, scope: !98)
!102 = !DILocation(line: 17, column: 39, scope: !98)
!103 = !DILocation(line: 17, column: 9, scope: !98)
!104 = !DILocation(line: 17, column: 51, scope: !98)
!105 = !DILocation(line: 17, column: 9, scope: !84)
!106 = !DILocation(line: 17, column: 57, scope: !98)
!107 = !DILocation(line: 18, column: 11, scope: !84)
!108 = !DILocation(line: 18, column: 5, scope: !84)
!109 = !DILocation(line: 19, column: 7, scope: !84)
!110 = !DILocation(line: 20, column: 3, scope: !84)
!111 = !DILocation(line: 14, column: 31, scope: !81)
!112 = !DILocation(line: 14, column: 36, scope: !81)
!113 = !DILocation(line: 14, column: 29, scope: !81)
!114 = !DILocation(line: 14, column: 3, scope: !81)
!115 = distinct !{!115, !82, !116, !117, !118}
!116 = !DILocation(line: 20, column: 3, scope: !77)
!117 = !{!"llvm.loop.mustprogress"}
!118 = !{!"llvm.loop.unroll.disable"}
!119 = !DILocation(line: 21, column: 16, scope: !23)
!120 = !DILocation(line: 21, column: 3, scope: !23)
!121 = !DILocation(line: 22, column: 7, scope: !122)
!122 = distinct !DILexicalBlock(scope: !23, file: !1, line: 22, column: 7)
!123 = !DILocation(line: 22, column: 9, scope: !122)
!124 = !DILocation(line: 22, column: 7, scope: !23)
!125 = !DILocation(line: 22, column: 21, scope: !122)
!126 = !DILocation(line: 22, column: 15, scope: !122)
!127 = !DILocation(line: 23, column: 3, scope: !23)
!128 = !DILocation(line: 24, column: 1, scope: !23)
!129 = !DISubprogram(name: "getaddrinfo", scope: !30, file: !30, line: 660, type: !130, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !140)
!130 = !DISubroutineType(types: !131)
!131 = !{!26, !132, !132, !135, !138}
!132 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !133)
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !134, size: 64)
!134 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !51)
!135 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !136)
!136 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !137, size: 64)
!137 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!138 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !139)
!139 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!140 = !{}
!141 = !DISubprogram(name: "socket", scope: !142, file: !142, line: 102, type: !143, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !140)
!142 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/socket.h", directory: "")
!143 = !DISubroutineType(types: !144)
!144 = !{!26, !26, !26, !26}
!145 = !DISubprogram(name: "connect", scope: !142, file: !142, line: 126, type: !146, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !140)
!146 = !DISubroutineType(types: !147)
!147 = !{!26, !26, !148, !37}
!148 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !149, size: 64)
!149 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !43)
!150 = !DISubprogram(name: "close", scope: !151, file: !151, line: 358, type: !152, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !140)
!151 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
!152 = !DISubroutineType(types: !153)
!153 = !{!26, !26}
!154 = !DISubprogram(name: "freeaddrinfo", scope: !30, file: !30, line: 666, type: !155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !140)
!155 = !DISubroutineType(types: !156)
!156 = !{null, !57}
