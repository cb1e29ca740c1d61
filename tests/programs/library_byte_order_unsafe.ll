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
  %add = add i32 %9, 1, !dbg !42
  %cmp3 = icmp eq i32 %8, %add, !dbg !43
  br i1 %cmp3, label %land.lhs.true, label %if.end, !dbg !44

land.lhs.true:
  %10 = load i32, i32* %number, align 4, !dbg !45
  %cmp5 = icmp ne i32 %10, 0, !dbg !46
  br i1 %cmp5, label %if.then, label %if.end, !dbg !47

if.then:
  call void @__VERIFIER_error(), !dbg !48
  br label %if.end, !dbg !48

if.end:
  %11 = bitcast i16* %port to i8*, !dbg !49
  call void @llvm.lifetime.start.p0i8(i64 2, i8* %11), !dbg !49
  call void @llvm.dbg.declare(metadata i16* %port, metadata !22, metadata !DIExpression()), !dbg !50
  %12 = load i32, i32* %number, align 4, !dbg !51
  %conv7 = trunc i32 %12 to i16, !dbg !52
  store i16 %conv7, i16* %port, align 2, !dbg !50
  %13 = load i16, i16* %port, align 2, !dbg !53
  %call8 = call zeroext i16 @htons(i16 noundef zeroext %13), !dbg !55
  %call9 = call zeroext i16 @ntohs(i16 noundef zeroext %call8), !dbg !56
  %conv10 = zext i16 %call9 to i32, !dbg !56
  %14 = load i16, i16* %port, align 2, !dbg !57
  %conv11 = zext i16 %14 to i32, !dbg !57
  %cmp12 = icmp ne i32 %conv10, %conv11, !dbg !58
  br i1 %cmp12, label %if.then19, label %lor.lhs.false14, !dbg !59

lor.lhs.false14:
  %call15 = call zeroext i16 @htons(i16 noundef zeroext 4660), !dbg !60
  %conv16 = zext i16 %call15 to i32, !dbg !60
  %cmp17 = icmp ne i32 %conv16, 13330, !dbg !61
  br i1 %cmp17, label %if.then19, label %if.end20, !dbg !62

if.then19:
  call void @__VERIFIER_error(), !dbg !63
  br label %if.end20, !dbg !63

if.end20:
  %call21 = call i32 @sleep(i32 noundef 3), !dbg !64
  %cmp22 = icmp ugt i32 %call21, 3, !dbg !66
  br i1 %cmp22, label %if.then28, label %lor.lhs.false24, !dbg !67

lor.lhs.false24:
  %call25 = call i32 @usleep(i32 noundef 10), !dbg !68
  %cmp26 = icmp sgt i32 %call25, 0, !dbg !69
  br i1 %cmp26, label %if.then28, label %if.end29, !dbg !70

if.then28:
  call void @__VERIFIER_error(), !dbg !71
  br label %if.end29, !dbg !71

if.end29:
  %15 = bitcast i16* %port to i8*, !dbg !72
  call void @llvm.lifetime.end.p0i8(i64 2, i8* %15), !dbg !72
  %16 = bitcast i8** %first to i8*, !dbg !72
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %16), !dbg !72
  %17 = bitcast i32* %net to i8*, !dbg !72
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %17), !dbg !72
  %18 = bitcast i32* %number to i8*, !dbg !72
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !72
  ret i32 0, !dbg !73
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare !dbg !74 i32 @htonl(i32 noundef)

declare void @__VERIFIER_error()

declare !dbg !83 zeroext i16 @ntohs(i16 noundef zeroext)

declare !dbg !88 zeroext i16 @htons(i16 noundef zeroext)

declare !dbg !89 i32 @sleep(i32 noundef)

declare !dbg !93 i32 @usleep(i32 noundef)

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
!42 = !DILocation(line: 10, column: 49, scope: !34)
!43 = !DILocation(line: 10, column: 39, scope: !34)
!44 = !DILocation(line: 10, column: 53, scope: !34)
!45 = !DILocation(line: 10, column: 56, scope: !34)
!46 = !DILocation(line: 10, column: 63, scope: !34)
!47 = !DILocation(line: 10, column: 9, scope: !13)
!48 = !DILocation(line: 10, column: 69, scope: !34)
!49 = !DILocation(line: 11, column: 5, scope: !13)
!50 = !DILocation(line: 11, column: 20, scope: !13)
!51 = !DILocation(line: 11, column: 43, scope: !13)
!52 = !DILocation(line: 11, column: 27, scope: !13)
!53 = !DILocation(line: 12, column: 21, scope: !54)
!54 = distinct !DILexicalBlock(scope: !13, file: !1, line: 12, column: 9)
!55 = !DILocation(line: 12, column: 15, scope: !54)
!56 = !DILocation(line: 12, column: 9, scope: !54)
!57 = !DILocation(line: 12, column: 31, scope: !54)
!58 = !DILocation(line: 12, column: 28, scope: !54)
!59 = !DILocation(line: 12, column: 36, scope: !54)
!60 = !DILocation(line: 12, column: 39, scope: !54)
!61 = !DILocation(line: 12, column: 53, scope: !54)
!62 = !DILocation(line: 12, column: 9, scope: !13)
!63 = !DILocation(line: 12, column: 64, scope: !54)
!64 = !DILocation(line: 13, column: 9, scope: !65)
!65 = distinct !DILexicalBlock(scope: !13, file: !1, line: 13, column: 9)
!66 = !DILocation(line: 13, column: 18, scope: !65)
!67 = !DILocation(line: 13, column: 22, scope: !65)
!68 = !DILocation(line: 13, column: 25, scope: !65)
!69 = !DILocation(line: 13, column: 36, scope: !65)
!70 = !DILocation(line: 13, column: 9, scope: !13)
!71 = !DILocation(line: 13, column: 41, scope: !65)
!72 = !DILocation(line: 15, column: 1, scope: !13)
!73 = !DILocation(line: 14, column: 5, scope: !13)
!74 = !DISubprogram(name: "htonl", scope: !75, file: !75, line: 398, type: !76, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !82)
!75 = !DIFile(filename: "/usr/include/netinet/in.h", directory: "")
!76 = !DISubroutineType(types: !77)
!77 = !{!78, !78}
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !79, line: 26, baseType: !80)
!79 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !81, line: 42, baseType: !19)
!81 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!82 = !{}
!83 = !DISubprogram(name: "ntohs", scope: !75, file: !75, line: 396, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !82)
!84 = !DISubroutineType(types: !85)
!85 = !{!86, !86}
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !79, line: 25, baseType: !87)
!87 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !81, line: 40, baseType: !5)
!88 = !DISubprogram(name: "htons", scope: !75, file: !75, line: 400, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !82)
!89 = !DISubprogram(name: "sleep", scope: !90, file: !90, line: 464, type: !91, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !82)
!90 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
!91 = !DISubroutineType(types: !92)
!92 = !{!19, !19}
!93 = !DISubprogram(name: "usleep", scope: !90, file: !90, line: 480, type: !94, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !82)
!94 = !DISubroutineType(types: !95)
!95 = !{!16, !96}
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "__useconds_t", file: !81, line: 161, baseType: !19)
