source_filename = "accepts_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sockaddr_storage = type { i16, [118 x i8], i64 }
%struct.sockaddr = type { i16, [14 x i8] }

define dso_local i32 @main() !dbg !37 {
entry:
  %retval = alloca i32, align 4
  %s = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %peer = alloca %struct.sockaddr_storage, align 8
  %length = alloca i32, align 4
  %text = alloca [64 x i8], align 16
  %n = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %s to i8*, !dbg !66
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !66
  call void @llvm.dbg.declare(metadata i32* %s, metadata !42, metadata !DIExpression()), !dbg !67
  %call = call i32 @socket(i32 noundef 2, i32 noundef 2, i32 noundef 0), !dbg !68
  store i32 %call, i32* %s, align 4, !dbg !67
  %1 = load i32, i32* %s, align 4, !dbg !69
  %cmp = icmp slt i32 %1, 0, !dbg !71
  br i1 %cmp, label %if.then, label %if.end, !dbg !72

if.then:
  store i32 1, i32* %retval, align 4, !dbg !73
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !73

if.end:
  %2 = bitcast %struct.sockaddr_storage* %peer to i8*, !dbg !74
  call void @llvm.lifetime.start.p0i8(i64 128, i8* %2), !dbg !74
  call void @llvm.dbg.declare(metadata %struct.sockaddr_storage* %peer, metadata !43, metadata !DIExpression()), !dbg !75
  %3 = bitcast i32* %length to i8*, !dbg !76
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !76
  call void @llvm.dbg.declare(metadata i32* %length, metadata !53, metadata !DIExpression()), !dbg !77
  store i32 128, i32* %length, align 4, !dbg !77
  %4 = bitcast [64 x i8]* %text to i8*, !dbg !78
  call void @llvm.lifetime.start.p0i8(i64 64, i8* %4), !dbg !78
  call void @llvm.dbg.declare(metadata [64 x i8]* %text, metadata !57, metadata !DIExpression()), !dbg !79
  %5 = bitcast i64* %n to i8*, !dbg !80
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %5), !dbg !80
  call void @llvm.dbg.declare(metadata i64* %n, metadata !61, metadata !DIExpression()), !dbg !81
  %6 = load i32, i32* %s, align 4, !dbg !82
  %arraydecay = getelementptr inbounds [64 x i8], [64 x i8]* %text, i64 0, i64 0, !dbg !83
  %7 = bitcast %struct.sockaddr_storage* %peer to %struct.sockaddr*, !dbg !84
  %call1 = call i64 @recvfrom(i32 noundef %6, i8* noundef %arraydecay, i64 noundef 64, i32 noundef 0, %struct.sockaddr* noundef %7, i32* noundef %length), !dbg !85
  store i64 %call1, i64* %n, align 8, !dbg !81
  %8 = load i64, i64* %n, align 8, !dbg !86
  %cmp2 = icmp sge i64 %8, 0, !dbg !88
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !89

if.then3:
  %9 = load i64, i64* %n, align 8, !dbg !90
  %arrayidx = getelementptr inbounds [64 x i8], [64 x i8]* %text, i64 0, i64 %9, !dbg !91
  store i8 0, i8* %arrayidx, align 1, !dbg !92
  br label %if.end4, !dbg !91

if.end4:
  %10 = load i32, i32* %s, align 4, !dbg !93
  %call5 = call i32 @close(i32 noundef %10), !dbg !94
  store i32 0, i32* %retval, align 4, !dbg !95
  store i32 1, i32* %cleanup.dest.slot, align 4
  %11 = bitcast i64* %n to i8*, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !96
  %12 = bitcast [64 x i8]* %text to i8*, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 64, i8* %12), !dbg !96
  %13 = bitcast i32* %length to i8*, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !96
  %14 = bitcast %struct.sockaddr_storage* %peer to i8*, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 128, i8* %14), !dbg !96
  br label %cleanup

cleanup:
  %15 = bitcast i32* %s to i8*, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !96
  %16 = load i32, i32* %retval, align 4, !dbg !96
  ret i32 %16, !dbg !96
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !97 i32 @socket(i32 noundef, i32 noundef, i32 noundef)

declare !dbg !102 i64 @recvfrom(i32 noundef, i8* noundef, i64 noundef, i32 noundef, %struct.sockaddr* noundef, i32* noundef)

declare !dbg !112 i32 @close(i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !16, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "accepts_unsafe.c", directory: ".")
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
!16 = !{!17}
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sockaddr", file: !19, line: 183, size: 128, elements: !20)
!19 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/socket.h", directory: "")
!20 = !{!21, !25}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "sa_family", scope: !18, file: !19, line: 185, baseType: !22, size: 16)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "sa_family_t", file: !23, line: 28, baseType: !24)
!23 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/sockaddr.h", directory: "")
!24 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "sa_data", scope: !18, file: !19, line: 186, baseType: !26, size: 112, offset: 16)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 112, elements: !28)
!27 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!28 = !{!29}
!29 = !DISubrange(count: 14)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 7, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 1}

!37 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !38, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !41)
!38 = !DISubroutineType(types: !39)
!39 = !{!40}
!40 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!41 = !{!42, !43, !53, !57, !61}
!42 = !DILocalVariable(name: "s", scope: !37, file: !1, line: 6, type: !40)
!43 = !DILocalVariable(name: "peer", scope: !37, file: !1, line: 8, type: !44)
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sockaddr_storage", file: !19, line: 196, size: 1024, elements: !45)
!45 = !{!46, !47, !51}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "ss_family", scope: !44, file: !19, line: 198, baseType: !22, size: 16)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__ss_padding", scope: !44, file: !19, line: 199, baseType: !48, size: 944, offset: 16)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 944, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 118)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__ss_align", scope: !44, file: !19, line: 200, baseType: !52, size: 64, offset: 960)
!52 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!53 = !DILocalVariable(name: "length", scope: !37, file: !1, line: 9, type: !54)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "socklen_t", file: !19, line: 33, baseType: !55)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "__socklen_t", file: !56, line: 210, baseType: !5)
!56 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!57 = !DILocalVariable(name: "text", scope: !37, file: !1, line: 10, type: !58)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 512, elements: !59)
!59 = !{!60}
!60 = !DISubrange(count: 64)
!61 = !DILocalVariable(name: "n", scope: !37, file: !1, line: 11, type: !62)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !63, line: 108, baseType: !64)
!63 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/types.h", directory: "")
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ssize_t", file: !56, line: 194, baseType: !65)
!65 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!66 = !DILocation(line: 6, column: 3, scope: !37)
!67 = !DILocation(line: 6, column: 7, scope: !37)
!68 = !DILocation(line: 6, column: 11, scope: !37)
!69 = !DILocation(line: 7, column: 7, scope: !70)
!70 = distinct !DILexicalBlock(scope: !37, file: !1, line: 7, column: 7)
!71 = !DILocation(line: 7, column: 9, scope: !70)
!72 = !DILocation(line: 7, column: 7, scope: !37)
!73 = !DILocation(line: 7, column: 14, scope: !70)
!74 = !DILocation(line: 8, column: 3, scope: !37)
!75 = !DILocation(line: 8, column: 27, scope: !37)
!76 = !DILocation(line: 9, column: 3, scope: !37)
!77 = !DILocation(line: 9, column: 13, scope: !37)
!78 = !DILocation(line: 10, column: 3, scope: !37)
!79 = !DILocation(line: 10, column: 8, scope: !37)
!80 = !DILocation(line: 11, column: 3, scope: !37)
!81 = !DILocation(line: 11, column: 11, scope: !37)
!82 = !DILocation(line: 11, column: 24, scope: !37)
!83 = !DILocation(line: 11, column: 27, scope: !37)
!84 = !DILocation(line: 11, column: 49, scope: !37)
!85 = !DILocation(line: 11, column: 15, scope: !37)
!86 = !DILocation(line: 12, column: 7, scope: !87)
!87 = distinct !DILexicalBlock(scope: !37, file: !1, line: 12, column: 7)
!88 = !DILocation(line: 12, column: 9, scope: !87)
!89 = !DILocation(line: 12, column: 7, scope: !37)
!90 = !DILocation(line: 12, column: 20, scope: !87)
!91 = !DILocation(line: 12, column: 15, scope: !87)
!92 = !DILocation(line: 12, column: 23, scope: !87)
!93 = !DILocation(line: 13, column: 9, scope: !37)
!94 = !DILocation(line: 13, column: 3, scope: !37)
!95 = !DILocation(line: 14, column: 3, scope: !37)
!96 = !DILocation(line: 15, column: 1, scope: !37)
!97 = !DISubprogram(name: "socket", scope: !98, file: !98, line: 102, type: !99, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !101)
!98 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/socket.h", directory: "")
!99 = !DISubroutineType(types: !100)
!100 = !{!40, !40, !40, !40}
!101 = !{}
!102 = !DISubprogram(name: "recvfrom", scope: !98, file: !98, line: 163, type: !103, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !101)
!103 = !DISubroutineType(types: !104)
!104 = !{!62, !40, !105, !107, !40, !109, !110}
!105 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !106)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!107 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !108, line: 46, baseType: !52)
!108 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!109 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !17)
!110 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !111)
!111 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!112 = !DISubprogram(name: "close", scope: !113, file: !113, line: 358, type: !114, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !101)
!113 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
!114 = !DISubroutineType(types: !115)
!115 = !{!40, !40}
