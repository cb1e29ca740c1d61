source_filename = "host_addresses_unsafe.c"
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
  %cleanup.dest.slot = alloca i32, align 4
  %s = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.addrinfo* %hints to i8*, !dbg !60
  call void @llvm.lifetime.start.p0i8(i64 48, i8* %0), !dbg !60
  call void @llvm.dbg.declare(metadata %struct.addrinfo* %hints, metadata !28, metadata !DIExpression()), !dbg !61
  %1 = bitcast %struct.addrinfo** %list to i8*, !dbg !60
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !60
  call void @llvm.dbg.declare(metadata %struct.addrinfo** %list, metadata !58, metadata !DIExpression()), !dbg !62
  %2 = bitcast %struct.addrinfo* %hints to i8*, !dbg !63
  call void @llvm.memset.p0i8.i64(i8* align 8 %2, i8 0, i64 48, i1 false), !dbg !63
  %call = call i32 @getaddrinfo(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i64 0, i64 0), %struct.addrinfo* noundef %hints, %struct.addrinfo** noundef %list), !dbg !64
  %tobool = icmp ne i32 %call, 0, !dbg !64
  br i1 %tobool, label %if.then, label %if.end, !dbg !66

if.then:
  store i32 1, i32* %retval, align 4, !dbg !67
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup4, !dbg !67

if.end:
  %3 = bitcast i32* %s to i8*, !dbg !68
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !68
  call void @llvm.dbg.declare(metadata i32* %s, metadata !59, metadata !DIExpression()), !dbg !69
  %4 = load %struct.addrinfo*, %struct.addrinfo** %list, align 8, !dbg !70
  %ai_family = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %4, i32 0, i32 1, !dbg !71
  %5 = load i32, i32* %ai_family, align 4, !dbg !71
  %call1 = call i32 @socket(i32 noundef %5, i32 noundef 1, i32 noundef 0), !dbg !72
  store i32 %call1, i32* %s, align 4, !dbg !69
  %6 = load i32, i32* %s, align 4, !dbg !73
  %cmp = icmp slt i32 %6, 0, !dbg !75
  br i1 %cmp, label %if.then2, label %if.end3, !dbg !76

if.then2:
  store i32 2, i32* %retval, align 4, !dbg !77
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !77

if.end3:
  %7 = load %struct.addrinfo*, %struct.addrinfo** %list, align 8, !dbg !78
  call void @freeaddrinfo(%struct.addrinfo* noundef %7), !dbg !79
  store i32 0, i32* %retval, align 4, !dbg !80
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !80

cleanup:
  %8 = bitcast i32* %s to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !81
  br label %cleanup4

cleanup4:
  %9 = bitcast %struct.addrinfo** %list to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !81
  %10 = bitcast %struct.addrinfo* %hints to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 48, i8* %10), !dbg !81
  %11 = load i32, i32* %retval, align 4, !dbg !81
  ret i32 %11, !dbg !81
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare !dbg !82 i32 @getaddrinfo(i8* noundef, i8* noundef, %struct.addrinfo* noundef, %struct.addrinfo** noundef)

declare !dbg !94 i32 @socket(i32 noundef, i32 noundef, i32 noundef)

declare !dbg !98 void @freeaddrinfo(%struct.addrinfo* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "host_addresses_unsafe.c", directory: ".")
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

!23 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !24, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !27)
!24 = !DISubroutineType(types: !25)
!25 = !{!26}
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !{!28, !58, !59}
!28 = !DILocalVariable(name: "hints", scope: !23, file: !1, line: 7, type: !29)
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
!58 = !DILocalVariable(name: "list", scope: !23, file: !1, line: 7, type: !57)
!59 = !DILocalVariable(name: "s", scope: !23, file: !1, line: 10, type: !26)
!60 = !DILocation(line: 7, column: 3, scope: !23)
!61 = !DILocation(line: 7, column: 19, scope: !23)
!62 = !DILocation(line: 7, column: 27, scope: !23)
!63 = !DILocation(line: 8, column: 3, scope: !23)
!64 = !DILocation(line: 9, column: 7, scope: !65)
!65 = distinct !DILexicalBlock(scope: !23, file: !1, line: 9, column: 7)
!66 = !DILocation(line: 9, column: 7, scope: !23)
!67 = !DILocation(line: 9, column: 56, scope: !65)
!68 = !DILocation(line: 10, column: 3, scope: !23)
!69 = !DILocation(line: 10, column: 7, scope: !23)
!70 = !DILocation(line: 10, column: 18, scope: !23)
!71 = !DILocation(line: 10, column: 24, scope: !23)
!72 = !DILocation(line: 10, column: 11, scope: !23)
!73 = !DILocation(line: 11, column: 7, scope: !74)
!74 = distinct !DILexicalBlock(scope: !23, file: !1, line: 11, column: 7)
!75 = !DILocation(line: 11, column: 9, scope: !74)
!76 = !DILocation(line: 11, column: 7, scope: !23)
!77 = !DILocation(line: 11, column: 14, scope: !74)
!78 = !DILocation(line: 12, column: 16, scope: !23)
!79 = !DILocation(line: 12, column: 3, scope: !23)
!80 = !DILocation(line: 13, column: 3, scope: !23)
!81 = !DILocation(line: 14, column: 1, scope: !23)
!82 = !DISubprogram(name: "getaddrinfo", scope: !30, file: !30, line: 660, type: !83, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !93)
!83 = !DISubroutineType(types: !84)
!84 = !{!26, !85, !85, !88, !91}
!85 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !86)
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !51)
!88 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !89)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!91 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !92)
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!93 = !{}
!94 = !DISubprogram(name: "socket", scope: !95, file: !95, line: 102, type: !96, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !93)
!95 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/socket.h", directory: "")
!96 = !DISubroutineType(types: !97)
!97 = !{!26, !26, !26, !26}
!98 = !DISubprogram(name: "freeaddrinfo", scope: !30, file: !30, line: 666, type: !99, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !93)
!99 = !DISubroutineType(types: !100)
!100 = !{null, !57}
