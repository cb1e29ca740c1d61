source_filename = "accepts_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sockaddr_in = type { i16, i16, %struct.in_addr, [8 x i8] }
%struct.in_addr = type { i32 }
%struct.sockaddr = type { i16, [14 x i8] }

define dso_local i32 @main() !dbg !37 {
entry:
  %retval = alloca i32, align 4
  %s = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %on = alloca i32, align 4
  %own = alloca %struct.sockaddr_in, align 4
  %peer = alloca %struct.sockaddr_in, align 4
  %length = alloca i32, align 4
  %c = alloca i32, align 4
  %text = alloca [128 x i8], align 16
  %n = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %s to i8*, !dbg !84
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !84
  call void @llvm.dbg.declare(metadata i32* %s, metadata !42, metadata !DIExpression()), !dbg !85
  %call = call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0), !dbg !86
  store i32 %call, i32* %s, align 4, !dbg !85
  %1 = load i32, i32* %s, align 4, !dbg !87
  %cmp = icmp slt i32 %1, 0, !dbg !89
  br i1 %cmp, label %if.then, label %if.end, !dbg !90

if.then:
  store i32 1, i32* %retval, align 4, !dbg !91
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup30, !dbg !91

if.end:
  %2 = bitcast i32* %on to i8*, !dbg !92
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !92
  call void @llvm.dbg.declare(metadata i32* %on, metadata !43, metadata !DIExpression()), !dbg !93
  store i32 1, i32* %on, align 4, !dbg !93
  %3 = bitcast %struct.sockaddr_in* %own to i8*, !dbg !94
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %3), !dbg !94
  call void @llvm.dbg.declare(metadata %struct.sockaddr_in* %own, metadata !44, metadata !DIExpression()), !dbg !95
  %4 = bitcast %struct.sockaddr_in* %own to i8*, !dbg !96
  call void @llvm.memset.p0i8.i64(i8* align 4 %4, i8 0, i64 16, i1 false), !dbg !96
  %sin_family = getelementptr inbounds %struct.sockaddr_in, %struct.sockaddr_in* %own, i32 0, i32 0, !dbg !97
  store i16 2, i16* %sin_family, align 4, !dbg !98
  %call1 = call zeroext i16 @htons(i16 noundef zeroext 8080), !dbg !99
  %sin_port = getelementptr inbounds %struct.sockaddr_in, %struct.sockaddr_in* %own, i32 0, i32 1, !dbg !100
  store i16 %call1, i16* %sin_port, align 2, !dbg !101
  %5 = load i32, i32* %s, align 4, !dbg !102
  %6 = bitcast i32* %on to i8*, !dbg !104
  %call2 = call i32 @setsockopt(i32 noundef %5, i32 noundef 1, i32 noundef 2, i8* noundef %6, i32 noundef 4), !dbg !105
  %cmp3 = icmp slt i32 %call2, 0, !dbg !106
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !107

if.then4:
  store i32 2, i32* %retval, align 4, !dbg !108
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup28, !dbg !108

if.end5:
  %7 = load i32, i32* %s, align 4, !dbg !109
  %8 = bitcast %struct.sockaddr_in* %own to %struct.sockaddr*, !dbg !111
  %call6 = call i32 @bind(i32 noundef %7, %struct.sockaddr* noundef %8, i32 noundef 16), !dbg !112
  %cmp7 = icmp slt i32 %call6, 0, !dbg !113
  br i1 %cmp7, label %if.then10, label %lor.lhs.false, !dbg !114

lor.lhs.false:
  %9 = load i32, i32* %s, align 4, !dbg !115
  %call8 = call i32 @listen(i32 noundef %9, i32 noundef 5), !dbg !116
  %cmp9 = icmp slt i32 %call8, 0, !dbg !117
  br i1 %cmp9, label %if.then10, label %if.end11, !dbg !118

if.then10:
  store i32 3, i32* %retval, align 4, !dbg !119
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup28, !dbg !119

if.end11:
  br label %for.cond, !dbg !120

for.cond:
  %10 = bitcast %struct.sockaddr_in* %peer to i8*, !dbg !121
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %10), !dbg !121
  call void @llvm.dbg.declare(metadata %struct.sockaddr_in* %peer, metadata !67, metadata !DIExpression()), !dbg !122
  %11 = bitcast i32* %length to i8*, !dbg !123
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %11), !dbg !123
  call void @llvm.dbg.declare(metadata i32* %length, metadata !71, metadata !DIExpression()), !dbg !124
  store i32 16, i32* %length, align 4, !dbg !124
  %12 = bitcast i32* %c to i8*, !dbg !125
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %12), !dbg !125
  call void @llvm.dbg.declare(metadata i32* %c, metadata !74, metadata !DIExpression()), !dbg !126
  %13 = load i32, i32* %s, align 4, !dbg !127
  %14 = bitcast %struct.sockaddr_in* %peer to %struct.sockaddr*, !dbg !128
  %call12 = call i32 @accept(i32 noundef %13, %struct.sockaddr* noundef %14, i32* noundef %length), !dbg !129
  store i32 %call12, i32* %c, align 4, !dbg !126
  %15 = load i32, i32* %c, align 4, !dbg !130
  %cmp13 = icmp slt i32 %15, 0, !dbg !132
  br i1 %cmp13, label %if.then14, label %if.end15, !dbg !133

if.then14:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !134

if.end15:
  %16 = bitcast [128 x i8]* %text to i8*, !dbg !135
  call void @llvm.lifetime.start.p0i8(i64 128, i8* %16), !dbg !135
  call void @llvm.dbg.declare(metadata [128 x i8]* %text, metadata !75, metadata !DIExpression()), !dbg !136
  %17 = bitcast i64* %n to i8*, !dbg !137
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %17), !dbg !137
  call void @llvm.dbg.declare(metadata i64* %n, metadata !79, metadata !DIExpression()), !dbg !138
  %18 = load i32, i32* %c, align 4, !dbg !139
  %arraydecay = getelementptr inbounds [128 x i8], [128 x i8]* %text, i64 0, i64 0, !dbg !140
  %call16 = call i64 @recv(i32 noundef %18, i8* noundef %arraydecay, i64 noundef 127, i32 noundef 0), !dbg !141
  store i64 %call16, i64* %n, align 8, !dbg !138
  %19 = load i64, i64* %n, align 8, !dbg !142
  %cmp17 = icmp sge i64 %19, 0, !dbg !144
  br i1 %cmp17, label %if.then18, label %if.end23, !dbg !145

if.then18:
  %20 = load i64, i64* %n, align 8, !dbg !146
  %arrayidx = getelementptr inbounds [128 x i8], [128 x i8]* %text, i64 0, i64 %20, !dbg !148
  store i8 0, i8* %arrayidx, align 1, !dbg !149
  %21 = load i32, i32* %c, align 4, !dbg !150
  %arraydecay19 = getelementptr inbounds [128 x i8], [128 x i8]* %text, i64 0, i64 0, !dbg !151
  %arraydecay20 = getelementptr inbounds [128 x i8], [128 x i8]* %text, i64 0, i64 0, !dbg !152
  %call21 = call i64 @strlen(i8* noundef %arraydecay20), !dbg !153
  %call22 = call i64 @send(i32 noundef %21, i8* noundef %arraydecay19, i64 noundef %call21, i32 noundef 0), !dbg !154
  br label %if.end23, !dbg !155

if.end23:
  %22 = load i32, i32* %c, align 4, !dbg !156
  %call24 = call i32 @close(i32 noundef %22), !dbg !157
  %23 = bitcast i64* %n to i8*, !dbg !158
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %23), !dbg !158
  %24 = bitcast [128 x i8]* %text to i8*, !dbg !158
  call void @llvm.lifetime.end.p0i8(i64 128, i8* %24), !dbg !158
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !158
  br label %cleanup, !dbg !158

cleanup:
  %25 = bitcast i32* %c to i8*, !dbg !158
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %25), !dbg !158
  %26 = bitcast i32* %length to i8*, !dbg !158
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %26), !dbg !158
  %27 = bitcast %struct.sockaddr_in* %peer to i8*, !dbg !158
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %27), !dbg !158
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 2, label %for.end
  ]

cleanup.cont:
  br label %for.cond, !dbg !159, !llvm.loop !160

for.end:
  %28 = load i32, i32* %s, align 4, !dbg !164
  %call27 = call i32 @close(i32 noundef %28), !dbg !165
  store i32 0, i32* %retval, align 4, !dbg !166
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup28, !dbg !166

cleanup28:
  %29 = bitcast %struct.sockaddr_in* %own to i8*, !dbg !167
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %29), !dbg !167
  %30 = bitcast i32* %on to i8*, !dbg !167
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %30), !dbg !167
  br label %cleanup30

cleanup30:
  %31 = bitcast i32* %s to i8*, !dbg !167
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %31), !dbg !167
  %32 = load i32, i32* %retval, align 4, !dbg !167
  ret i32 %32, !dbg !167

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !168 i32 @socket(i32 noundef, i32 noundef, i32 noundef)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare !dbg !173 zeroext i16 @htons(i16 noundef zeroext)

declare !dbg !176 i32 @setsockopt(i32 noundef, i32 noundef, i32 noundef, i8* noundef, i32 noundef)

declare !dbg !181 i32 @bind(i32 noundef, %struct.sockaddr* noundef, i32 noundef)

declare !dbg !186 i32 @listen(i32 noundef, i32 noundef)

declare !dbg !189 i32 @accept(i32 noundef, %struct.sockaddr* noundef, i32* noundef)

declare !dbg !195 i64 @recv(i32 noundef, i8* noundef, i64 noundef, i32 noundef)

declare !dbg !202 i64 @send(i32 noundef, i8* noundef, i64 noundef, i32 noundef)

declare i64 @strlen(i8* noundef)

declare !dbg !205 i32 @close(i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !16, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "accepts_safe.c", directory: ".")
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

!37 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !38, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !41)
!38 = !DISubroutineType(types: !39)
!39 = !{!40}
!40 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!41 = !{!42, !43, !44, !67, !71, !74, !75, !79}
!42 = !DILocalVariable(name: "s", scope: !37, file: !1, line: 8, type: !40)
!43 = !DILocalVariable(name: "on", scope: !37, file: !1, line: 10, type: !40)
!44 = !DILocalVariable(name: "own", scope: !37, file: !1, line: 11, type: !45)
!45 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sockaddr_in", file: !46, line: 245, size: 128, elements: !47)
!46 = !DIFile(filename: "/usr/include/netinet/in.h", directory: "")
!47 = !{!48, !49, !55, !62}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "sin_family", scope: !45, file: !46, line: 247, baseType: !22, size: 16)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "sin_port", scope: !45, file: !46, line: 248, baseType: !50, size: 16, offset: 16)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "in_port_t", file: !46, line: 123, baseType: !51)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !52, line: 25, baseType: !53)
!52 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !54, line: 40, baseType: !24)
!54 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!55 = !DIDerivedType(tag: DW_TAG_member, name: "sin_addr", scope: !45, file: !46, line: 249, baseType: !56, size: 32, offset: 32)
!56 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "in_addr", file: !46, line: 31, size: 32, elements: !57)
!57 = !{!58}
!58 = !DIDerivedType(tag: DW_TAG_member, name: "s_addr", scope: !56, file: !46, line: 33, baseType: !59, size: 32)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "in_addr_t", file: !46, line: 30, baseType: !60)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !52, line: 26, baseType: !61)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !54, line: 42, baseType: !5)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "sin_zero", scope: !45, file: !46, line: 252, baseType: !63, size: 64, offset: 64)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !64, size: 64, elements: !65)
!64 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!65 = !{!66}
!66 = !DISubrange(count: 8)
!67 = !DILocalVariable(name: "peer", scope: !68, file: !1, line: 18, type: !45)
!68 = distinct !DILexicalBlock(scope: !69, file: !1, line: 17, column: 12)
!69 = distinct !DILexicalBlock(scope: !70, file: !1, line: 17, column: 3)
!70 = distinct !DILexicalBlock(scope: !37, file: !1, line: 17, column: 3)
!71 = !DILocalVariable(name: "length", scope: !68, file: !1, line: 19, type: !72)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "socklen_t", file: !19, line: 33, baseType: !73)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "__socklen_t", file: !54, line: 210, baseType: !5)
!74 = !DILocalVariable(name: "c", scope: !68, file: !1, line: 20, type: !40)
!75 = !DILocalVariable(name: "text", scope: !68, file: !1, line: 22, type: !76)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 1024, elements: !77)
!77 = !{!78}
!78 = !DISubrange(count: 128)
!79 = !DILocalVariable(name: "n", scope: !68, file: !1, line: 23, type: !80)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !81, line: 108, baseType: !82)
!81 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/types.h", directory: "")
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ssize_t", file: !54, line: 194, baseType: !83)
!83 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!84 = !DILocation(line: 8, column: 3, scope: !37)
!85 = !DILocation(line: 8, column: 7, scope: !37)
!86 = !DILocation(line: 8, column: 11, scope: !37)
!87 = !DILocation(line: 9, column: 7, scope: !88)
!88 = distinct !DILexicalBlock(scope: !37, file: !1, line: 9, column: 7)
!89 = !DILocation(line: 9, column: 9, scope: !88)
!90 = !DILocation(line: 9, column: 7, scope: !37)
!91 = !DILocation(line: 9, column: 14, scope: !88)
!92 = !DILocation(line: 10, column: 3, scope: !37)
!93 = !DILocation(line: 10, column: 7, scope: !37)
!94 = !DILocation(line: 11, column: 3, scope: !37)
!95 = !DILocation(line: 11, column: 22, scope: !37)
!96 = !DILocation(line: 12, column: 3, scope: !37)
!97 = !DILocation(line: 13, column: 7, scope: !37)
!98 = !DILocation(line: 13, column: 18, scope: !37)
!99 = !DILocation(line: 14, column: 18, scope: !37)
!100 = !DILocation(line: 14, column: 7, scope: !37)
!101 = !DILocation(line: 14, column: 16, scope: !37)
!102 = !DILocation(line: 15, column: 18, scope: !103)
!103 = distinct !DILexicalBlock(scope: !37, file: !1, line: 15, column: 7)
!104 = !DILocation(line: 15, column: 47, scope: !103)
!105 = !DILocation(line: 15, column: 7, scope: !103)
!106 = !DILocation(line: 15, column: 63, scope: !103)
!107 = !DILocation(line: 15, column: 7, scope: !37)
!108 = !DILocation(line: 15, column: 68, scope: !103)
!109 = !DILocation(line: 16, column: 12, scope: !110)
!110 = distinct !DILexicalBlock(scope: !37, file: !1, line: 16, column: 7)
!111 = !DILocation(line: 16, column: 15, scope: !110)
!112 = !DILocation(line: 16, column: 7, scope: !110)
!113 = !DILocation(line: 16, column: 52, scope: !110)
!114 = !DILocation(line: 16, column: 56, scope: !110)
!115 = !DILocation(line: 16, column: 66, scope: !110)
!116 = !DILocation(line: 16, column: 59, scope: !110)
!117 = !DILocation(line: 16, column: 72, scope: !110)
!118 = !DILocation(line: 16, column: 7, scope: !37)
!119 = !DILocation(line: 16, column: 77, scope: !110)
!120 = !DILocation(line: 17, column: 3, scope: !37)
!121 = !DILocation(line: 18, column: 5, scope: !68)
!122 = !DILocation(line: 18, column: 24, scope: !68)
!123 = !DILocation(line: 19, column: 5, scope: !68)
!124 = !DILocation(line: 19, column: 15, scope: !68)
!125 = !DILocation(line: 20, column: 5, scope: !68)
!126 = !DILocation(line: 20, column: 9, scope: !68)
!127 = !DILocation(line: 20, column: 20, scope: !68)
!128 = !DILocation(line: 20, column: 23, scope: !68)
!129 = !DILocation(line: 20, column: 13, scope: !68)
!130 = !DILocation(line: 21, column: 9, scope: !131)
!131 = distinct !DILexicalBlock(scope: !68, file: !1, line: 21, column: 9)
!132 = !DILocation(line: 21, column: 11, scope: !131)
!133 = !DILocation(line: 21, column: 9, scope: !68)
!134 = !DILocation(line: 21, column: 16, scope: !131)
!135 = !DILocation(line: 22, column: 5, scope: !68)
!136 = !DILocation(line: 22, column: 10, scope: !68)
!137 = !DILocation(line: 23, column: 5, scope: !68)
!138 = !DILocation(line: 23, column: 13, scope: !68)
!139 = !DILocation(line: 23, column: 22, scope: !68)
!140 = !DILocation(line: 23, column: 25, scope: !68)
!141 = !DILocation(line: 23, column: 17, scope: !68)
!142 = !DILocation(line: 24, column: 9, scope: !143)
!143 = distinct !DILexicalBlock(scope: !68, file: !1, line: 24, column: 9)
!144 = !DILocation(line: 24, column: 11, scope: !143)
!145 = !DILocation(line: 24, column: 9, scope: !68)
!146 = !DILocation(line: 25, column: 12, scope: !147)
!147 = distinct !DILexicalBlock(scope: !143, file: !1, line: 24, column: 17)
!148 = !DILocation(line: 25, column: 7, scope: !147)
!149 = !DILocation(line: 25, column: 15, scope: !147)
!150 = !DILocation(line: 26, column: 12, scope: !147)
!151 = !DILocation(line: 26, column: 15, scope: !147)
!152 = !DILocation(line: 26, column: 28, scope: !147)
!153 = !DILocation(line: 26, column: 21, scope: !147)
!154 = !DILocation(line: 26, column: 7, scope: !147)
!155 = !DILocation(line: 27, column: 5, scope: !147)
!156 = !DILocation(line: 28, column: 11, scope: !68)
!157 = !DILocation(line: 28, column: 5, scope: !68)
!158 = !DILocation(line: 29, column: 3, scope: !69)
!159 = !DILocation(line: 17, column: 3, scope: !69)
!160 = distinct !{!160, !161, !162, !163}
!161 = !DILocation(line: 17, column: 3, scope: !70)
!162 = !DILocation(line: 29, column: 3, scope: !70)
!163 = !{!"llvm.loop.unroll.disable"}
!164 = !DILocation(line: 30, column: 9, scope: !37)
!165 = !DILocation(line: 30, column: 3, scope: !37)
!166 = !DILocation(line: 31, column: 3, scope: !37)
!167 = !DILocation(line: 32, column: 1, scope: !37)
!168 = !DISubprogram(name: "socket", scope: !169, file: !169, line: 102, type: !170, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !172)
!169 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/socket.h", directory: "")
!170 = !DISubroutineType(types: !171)
!171 = !{!40, !40, !40, !40}
!172 = !{}
!173 = !DISubprogram(name: "htons", scope: !46, file: !46, line: 400, type: !174, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !172)
!174 = !DISubroutineType(types: !175)
!175 = !{!51, !51}
!176 = !DISubprogram(name: "setsockopt", scope: !169, file: !169, line: 277, type: !177, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !172)
!177 = !DISubroutineType(types: !178)
!178 = !{!40, !40, !40, !40, !179, !72}
!179 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !180, size: 64)
!180 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!181 = !DISubprogram(name: "bind", scope: !169, file: !169, line: 112, type: !182, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !172)
!182 = !DISubroutineType(types: !183)
!183 = !{!40, !40, !184, !72}
!184 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !185, size: 64)
!185 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!186 = !DISubprogram(name: "listen", scope: !169, file: !169, line: 296, type: !187, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !172)
!187 = !DISubroutineType(types: !188)
!188 = !{!40, !40, !40}
!189 = !DISubprogram(name: "accept", scope: !169, file: !169, line: 306, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !172)
!190 = !DISubroutineType(types: !191)
!191 = !{!40, !40, !192, !193}
!192 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !17)
!193 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !194)
!194 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!195 = !DISubprogram(name: "recv", scope: !169, file: !169, line: 145, type: !196, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !172)
!196 = !DISubroutineType(types: !197)
!197 = !{!80, !40, !198, !199, !40}
!198 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!199 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !200, line: 46, baseType: !201)
!200 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!201 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!202 = !DISubprogram(name: "send", scope: !169, file: !169, line: 138, type: !203, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !172)
!203 = !DISubroutineType(types: !204)
!204 = !{!80, !40, !179, !199, !40}
!205 = !DISubprogram(name: "close", scope: !206, file: !206, line: 358, type: !207, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !172)
!206 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
!207 = !DISubroutineType(types: !208)
!208 = !{!40, !40}
