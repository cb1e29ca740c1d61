source_filename = "writev_pieces_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.iovec = type { i8*, i64 }

@__const.main.head = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@__const.main.body = private unnamed_addr constant [8 x i8] c"defg\00\00\00\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %head = alloca [4 x i8], align 1
  %body = alloca [8 x i8], align 1
  %pieces = alloca [2 x %struct.iovec], align 16
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [4 x i8]* %head to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !36
  call void @llvm.dbg.declare(metadata [4 x i8]* %head, metadata !14, metadata !DIExpression()), !dbg !37
  %1 = bitcast [4 x i8]* %head to i8*, !dbg !37
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.main.head, i32 0, i32 0), i64 4, i1 false), !dbg !37
  %2 = bitcast [8 x i8]* %body to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !36
  call void @llvm.dbg.declare(metadata [8 x i8]* %body, metadata !19, metadata !DIExpression()), !dbg !38
  %3 = bitcast [8 x i8]* %body to i8*, !dbg !38
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.main.body, i32 0, i32 0), i64 8, i1 false), !dbg !38
  %4 = bitcast [2 x %struct.iovec]* %pieces to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 32, i8* %4), !dbg !39
  call void @llvm.dbg.declare(metadata [2 x %struct.iovec]* %pieces, metadata !23, metadata !DIExpression()), !dbg !40
  %arrayinit.begin = getelementptr inbounds [2 x %struct.iovec], [2 x %struct.iovec]* %pieces, i64 0, i64 0, !dbg !41
  %iov_base = getelementptr inbounds %struct.iovec, %struct.iovec* %arrayinit.begin, i32 0, i32 0, !dbg !42
  %arraydecay = getelementptr inbounds [4 x i8], [4 x i8]* %head, i64 0, i64 0, !dbg !43
  store i8* %arraydecay, i8** %iov_base, align 16, !dbg !42
  %iov_len = getelementptr inbounds %struct.iovec, %struct.iovec* %arrayinit.begin, i32 0, i32 1, !dbg !42
  store i64 4, i64* %iov_len, align 8, !dbg !42
  %arrayinit.element = getelementptr inbounds %struct.iovec, %struct.iovec* %arrayinit.begin, i64 1, !dbg !41
  %iov_base1 = getelementptr inbounds %struct.iovec, %struct.iovec* %arrayinit.element, i32 0, i32 0, !dbg !44
  %arraydecay2 = getelementptr inbounds [8 x i8], [8 x i8]* %body, i64 0, i64 0, !dbg !45
  store i8* %arraydecay2, i8** %iov_base1, align 16, !dbg !44
  %iov_len3 = getelementptr inbounds %struct.iovec, %struct.iovec* %arrayinit.element, i32 0, i32 1, !dbg !44
  store i64 8, i64* %iov_len3, align 8, !dbg !44
  %arraydecay4 = getelementptr inbounds [2 x %struct.iovec], [2 x %struct.iovec]* %pieces, i64 0, i64 0, !dbg !46
  %call = call i64 @writev(i32 noundef 1, %struct.iovec* noundef %arraydecay4, i32 noundef 2), !dbg !48
  %cmp = icmp slt i64 %call, 0, !dbg !49
  br i1 %cmp, label %if.then, label %if.end, !dbg !50

if.then:
  store i32 1, i32* %retval, align 4, !dbg !51
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !51

if.end:
  %arraydecay5 = getelementptr inbounds [2 x %struct.iovec], [2 x %struct.iovec]* %pieces, i64 0, i64 0, !dbg !52
  %call6 = call i64 @readv(i32 noundef 0, %struct.iovec* noundef %arraydecay5, i32 noundef 2), !dbg !54
  %cmp7 = icmp ne i64 %call6, 12, !dbg !55
  br i1 %cmp7, label %if.then8, label %if.end9, !dbg !56

if.then8:
  store i32 1, i32* %retval, align 4, !dbg !57
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !57

if.end9:
  %arrayidx = getelementptr inbounds [4 x i8], [4 x i8]* %head, i64 0, i64 0, !dbg !58
  %5 = load i8, i8* %arrayidx, align 1, !dbg !58
  %conv = sext i8 %5 to i32, !dbg !58
  %arrayidx10 = getelementptr inbounds [8 x i8], [8 x i8]* %body, i64 0, i64 7, !dbg !59
  %6 = load i8, i8* %arrayidx10, align 1, !dbg !59
  %conv11 = sext i8 %6 to i32, !dbg !59
  %cmp12 = icmp eq i32 %conv, %conv11, !dbg !60
  %conv13 = zext i1 %cmp12 to i32, !dbg !60
  store i32 %conv13, i32* %retval, align 4, !dbg !61
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !61

cleanup:
  %7 = bitcast [2 x %struct.iovec]* %pieces to i8*, !dbg !62
  call void @llvm.lifetime.end.p0i8(i64 32, i8* %7), !dbg !62
  %8 = bitcast [8 x i8]* %body to i8*, !dbg !62
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !62
  %9 = bitcast [4 x i8]* %head to i8*, !dbg !62
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !62
  %10 = load i32, i32* %retval, align 4, !dbg !62
  ret i32 %10, !dbg !62
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare !dbg !63 i64 @writev(i32 noundef, %struct.iovec* noundef, i32 noundef)

declare !dbg !75 i64 @readv(i32 noundef, %struct.iovec* noundef, i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "writev_pieces_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !10, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !19, !23}
!14 = !DILocalVariable(name: "head", scope: !9, file: !1, line: 4, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 32, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 4)
!19 = !DILocalVariable(name: "body", scope: !9, file: !1, line: 4, type: !20)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 64, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 8)
!23 = !DILocalVariable(name: "pieces", scope: !9, file: !1, line: 5, type: !24)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 256, elements: !34)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "iovec", file: !26, line: 26, size: 128, elements: !27)
!26 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_iovec.h", directory: "")
!27 = !{!28, !30}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "iov_base", scope: !25, file: !26, line: 28, baseType: !29, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "iov_len", scope: !25, file: !26, line: 29, baseType: !31, size: 64, offset: 64)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !32, line: 46, baseType: !33)
!32 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!33 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!34 = !{!35}
!35 = !DISubrange(count: 2)
!36 = !DILocation(line: 4, column: 3, scope: !9)
!37 = !DILocation(line: 4, column: 8, scope: !9)
!38 = !DILocation(line: 4, column: 25, scope: !9)
!39 = !DILocation(line: 5, column: 3, scope: !9)
!40 = !DILocation(line: 5, column: 16, scope: !9)
!41 = !DILocation(line: 5, column: 28, scope: !9)
!42 = !DILocation(line: 5, column: 29, scope: !9)
!43 = !DILocation(line: 5, column: 30, scope: !9)
!44 = !DILocation(line: 5, column: 40, scope: !9)
!45 = !DILocation(line: 5, column: 41, scope: !9)
!46 = !DILocation(line: 6, column: 17, scope: !47)
!47 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!48 = !DILocation(line: 6, column: 7, scope: !47)
!49 = !DILocation(line: 6, column: 28, scope: !47)
!50 = !DILocation(line: 6, column: 7, scope: !9)
!51 = !DILocation(line: 6, column: 33, scope: !47)
!52 = !DILocation(line: 7, column: 16, scope: !53)
!53 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!54 = !DILocation(line: 7, column: 7, scope: !53)
!55 = !DILocation(line: 7, column: 27, scope: !53)
!56 = !DILocation(line: 7, column: 7, scope: !9)
!57 = !DILocation(line: 7, column: 34, scope: !53)
!58 = !DILocation(line: 8, column: 10, scope: !9)
!59 = !DILocation(line: 8, column: 21, scope: !9)
!60 = !DILocation(line: 8, column: 18, scope: !9)
!61 = !DILocation(line: 8, column: 3, scope: !9)
!62 = !DILocation(line: 9, column: 1, scope: !9)
!63 = !DISubprogram(name: "writev", scope: !64, file: !64, line: 52, type: !65, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !74)
!64 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/uio.h", directory: "")
!65 = !DISubroutineType(types: !66)
!66 = !{!67, !12, !72, !12}
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !68, line: 108, baseType: !69)
!68 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/types.h", directory: "")
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ssize_t", file: !70, line: 194, baseType: !71)
!70 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!71 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!74 = !{}
!75 = !DISubprogram(name: "readv", scope: !64, file: !64, line: 41, type: !65, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !74)
