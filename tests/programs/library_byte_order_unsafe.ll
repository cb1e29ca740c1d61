source_filename = "library_byte_order_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !13 {
entry:
  %retval = alloca i32, align 4
  %number = alloca i32, align 4
  %net = alloca i32, align 4
  %first = alloca i8*, align 8
  %port = alloca i16, align 2
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %number to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %number, metadata !18, metadata !DIExpression()), !dbg !24
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !25
  store i32 %call, i32* %number, align 4, !dbg !24
  %1 = bitcast i32* %net to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !26
  call void @llvm.dbg.declare(metadata i32* %net, metadata !20, metadata !DIExpression()), !dbg !27
  %2 = load i32, i32* %number, align 4, !dbg !28
  %call1 = call i32 @htonl(i32 noundef %2), !dbg !29
  store i32 %call1, i32* %net, align 4, !dbg !27
  %3 = bitcast i8** %first to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !30
  call void @llvm.dbg.declare(metadata i8** %first, metadata !21, metadata !DIExpression()), !dbg !31
  %4 = bitcast i32* %net to i8*, !dbg !32
  store i8* %4, i8** %first, align 8, !dbg !31
  %5 = load i8*, i8** %first, align 8, !dbg !33
  %6 = load i8, i8* %5, align 1, !dbg !35
  %conv = zext i8 %6 to i32, !dbg !35
  %7 = load i32, i32* %number, align 4, !dbg !36
  %shr = lshr i32 %7, 24, !dbg !37
  %cmp = icmp ne i32 %conv, %shr, !dbg !38
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !39

lor.lhs.false:
  %8 = load i32, i32* %net, align 4, !dbg !40
  %9 = load i32, i32* %number, align 4, !dbg !41
  %cmp3 = icmp ne i32 %8, %9, !dbg !42
  br i1 %cmp3, label %if.then, label %if.end, !dbg !43

if.then:
  call void @__VERIFIER_error(), !dbg !44
  br label %if.end, !dbg !44

if.end:
  %10 = bitcast i16* %port to i8*, !dbg !45
  call void @llvm.lifetime.start.p0i8(i64 2, i8* %10), !dbg !45
  call void @llvm.dbg.declare(metadata i16* %port, metadata !22, metadata !DIExpression()), !dbg !46
  %11 = load i32, i32* %number, align 4, !dbg !47
  %conv5 = trunc i32 %11 to i16, !dbg !48
  store i16 %conv5, i16* %port, align 2, !dbg !46
  %12 = load i16, i16* %port, align 2, !dbg !49
  %call6 = call zeroext i16 @htons(i16 noundef zeroext %12), !dbg !51
  %call7 = call zeroext i16 @ntohs(i16 noundef zeroext %call6), !dbg !52
  %conv8 = zext i16 %call7 to i32, !dbg !52
  %13 = load i16, i16* %port, align 2, !dbg !53
  %conv9 = zext i16 %13 to i32, !dbg !53
  %cmp10 = icmp ne i32 %conv8, %conv9, !dbg !54
  br i1 %cmp10, label %if.then17, label %lor.lhs.false12, !dbg !55

lor.lhs.false12:
  %call13 = call zeroext i16 @htons(i16 noundef zeroext 4660), !dbg !56
  %conv14 = zext i16 %call13 to i32, !dbg !56
  %cmp15 = icmp ne i32 %conv14, 13330, !dbg !57
  br i1 %cmp15, label %if.then17, label %if.end18, !dbg !58

if.then17:
  call void @__VERIFIER_error(), !dbg !59
  br label %if.end18, !dbg !59

if.end18:
  %call19 = call i32 @sleep(i32 noundef 3), !dbg !60
  %cmp20 = icmp ugt i32 %call19, 3, !dbg !62
  br i1 %cmp20, label %if.then26, label %lor.lhs.false22, !dbg !63

lor.lhs.false22:
  %call23 = call i32 @usleep(i32 noundef 10), !dbg !64
  %cmp24 = icmp sgt i32 %call23, 0, !dbg !65
  br i1 %cmp24, label %if.then26, label %if.end27, !dbg !66

if.then26:
  call void @__VERIFIER_error(), !dbg !67
  br label %if.end27, !dbg !67

if.end27:
  %14 = bitcast i16* %port to i8*, !dbg !68
  call void @llvm.lifetime.end.p0i8(i64 2, i8* %14), !dbg !68
  %15 = bitcast i8** %first to i8*, !dbg !68
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !68
  %16 = bitcast i32* %net to i8*, !dbg !68
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !68
  %17 = bitcast i32* %number to i8*, !dbg !68
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %17), !dbg !68
  ret i32 0, !dbg !69
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare !dbg !70 i32 @htonl(i32 noundef)

declare void @__VERIFIER_error()

declare !dbg !79 zeroext i16 @ntohs(i16 noundef zeroext)

declare !dbg !84 zeroext i16 @htons(i16 noundef zeroext)

declare !dbg !85 i32 @sleep(i32 noundef)

declare !dbg !89 i32 @usleep(i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "library_byte_order_unsafe.c", directory: ".")
!2 = !{!3, !5}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!5 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !17)
!14 = !DISubroutineType(types: !15)
!15 = !{!16}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{!18, !20, !21, !22}
!18 = !DILocalVariable(name: "number", scope: !13, file: !1, line: 7, type: !19)
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DILocalVariable(name: "net", scope: !13, file: !1, line: 8, type: !19)
!21 = !DILocalVariable(name: "first", scope: !13, file: !1, line: 9, type: !3)
!22 = !DILocalVariable(name: "port", scope: !13, file: !1, line: 11, type: !5)
!23 = !DILocation(line: 7, column: 5, scope: !13)
!24 = !DILocation(line: 7, column: 14, scope: !13)
!25 = !DILocation(line: 7, column: 23, scope: !13)
!26 = !DILocation(line: 8, column: 5, scope: !13)
!27 = !DILocation(line: 8, column: 14, scope: !13)
!28 = !DILocation(line: 8, column: 26, scope: !13)
!29 = !DILocation(line: 8, column: 20, scope: !13)
!30 = !DILocation(line: 9, column: 5, scope: !13)
!31 = !DILocation(line: 9, column: 20, scope: !13)
!32 = !DILocation(line: 9, column: 28, scope: !13)
!33 = !DILocation(line: 10, column: 10, scope: !34)
!34 = distinct !DILexicalBlock(scope: !13, file: !1, line: 10, column: 9)
!35 = !DILocation(line: 10, column: 9, scope: !34)
!36 = !DILocation(line: 10, column: 19, scope: !34)
!37 = !DILocation(line: 10, column: 26, scope: !34)
!38 = !DILocation(line: 10, column: 16, scope: !34)
!39 = !DILocation(line: 10, column: 32, scope: !34)
!40 = !DILocation(line: 10, column: 35, scope: !34)
!41 = !DILocation(line: 10, column: 42, scope: !34)
!42 = !DILocation(line: 10, column: 39, scope: !34)
!43 = !DILocation(line: 10, column: 9, scope: !13)
!44 = !DILocation(line: 10, column: 50, scope: !34)
!45 = !DILocation(line: 11, column: 5, scope: !13)
!46 = !DILocation(line: 11, column: 20, scope: !13)
!47 = !DILocation(line: 11, column: 43, scope: !13)
!48 = !DILocation(line: 11, column: 27, scope: !13)
!49 = !DILocation(line: 12, column: 21, scope: !50)
!50 = distinct !DILexicalBlock(scope: !13, file: !1, line: 12, column: 9)
!51 = !DILocation(line: 12, column: 15, scope: !50)
!52 = !DILocation(line: 12, column: 9, scope: !50)
!53 = !DILocation(line: 12, column: 31, scope: !50)
!54 = !DILocation(line: 12, column: 28, scope: !50)
!55 = !DILocation(line: 12, column: 36, scope: !50)
!56 = !DILocation(line: 12, column: 39, scope: !50)
!57 = !DILocation(line: 12, column: 53, scope: !50)
!58 = !DILocation(line: 12, column: 9, scope: !13)
!59 = !DILocation(line: 12, column: 64, scope: !50)
!60 = !DILocation(line: 13, column: 9, scope: !61)
!61 = distinct !DILexicalBlock(scope: !13, file: !1, line: 13, column: 9)
!62 = !DILocation(line: 13, column: 18, scope: !61)
!63 = !DILocation(line: 13, column: 22, scope: !61)
!64 = !DILocation(line: 13, column: 25, scope: !61)
!65 = !DILocation(line: 13, column: 36, scope: !61)
!66 = !DILocation(line: 13, column: 9, scope: !13)
!67 = !DILocation(line: 13, column: 41, scope: !61)
!68 = !DILocation(line: 15, column: 1, scope: !13)
!69 = !DILocation(line: 14, column: 5, scope: !13)
!70 = !DISubprogram(name: "htonl", scope: !71, file: !71, line: 398, type: !72, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !78)
!71 = !DIFile(filename: "/usr/include/netinet/in.h", directory: "")
!72 = !DISubroutineType(types: !73)
!73 = !{!74, !74}
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !75, line: 26, baseType: !76)
!75 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !77, line: 42, baseType: !19)
!77 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!78 = !{}
!79 = !DISubprogram(name: "ntohs", scope: !71, file: !71, line: 396, type: !80, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !78)
!80 = !DISubroutineType(types: !81)
!81 = !{!82, !82}
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !75, line: 25, baseType: !83)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !77, line: 40, baseType: !5)
!84 = !DISubprogram(name: "htons", scope: !71, file: !71, line: 400, type: !80, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !78)
!85 = !DISubprogram(name: "sleep", scope: !86, file: !86, line: 464, type: !87, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !78)
!86 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
!87 = !DISubroutineType(types: !88)
!88 = !{!19, !19}
!89 = !DISubprogram(name: "usleep", scope: !86, file: !86, line: 480, type: !90, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !78)
!90 = !DISubroutineType(types: !91)
!91 = !{!16, !92}
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "__useconds_t", file: !77, line: 161, baseType: !19)
