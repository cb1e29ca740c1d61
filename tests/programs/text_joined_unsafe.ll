source_filename = "text_joined_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %text = alloca i8*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !20
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !21
  %0 = load i32, i32* %argc.addr, align 4, !dbg !22
  %cmp = icmp slt i32 %0, 3, !dbg !24
  br i1 %cmp, label %if.then, label %if.end, !dbg !25

if.then:
  store i32 1, i32* %retval, align 4, !dbg !26
  br label %return, !dbg !26

if.end:
  %1 = bitcast i8** %text to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !27
  call void @llvm.dbg.declare(metadata i8** %text, metadata !19, metadata !DIExpression()), !dbg !28
  %2 = load i8**, i8*** %argv.addr, align 8, !dbg !29
  %arrayidx = getelementptr inbounds i8*, i8** %2, i64 1, !dbg !29
  %3 = load i8*, i8** %arrayidx, align 8, !dbg !29
  %4 = load i8**, i8*** %argv.addr, align 8, !dbg !30
  %arrayidx1 = getelementptr inbounds i8*, i8** %4, i64 2, !dbg !30
  %5 = load i8*, i8** %arrayidx1, align 8, !dbg !30
  %call = call i8* @joined(i8* noundef %3, i8* noundef %5), !dbg !31
  store i8* %call, i8** %text, align 8, !dbg !28
  %6 = load i8*, i8** %text, align 8, !dbg !32
  %tobool = icmp ne i8* %6, null, !dbg !32
  br i1 %tobool, label %if.end3, label %if.then2, !dbg !34

if.then2:
  store i32 1, i32* %retval, align 4, !dbg !35
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !35

if.end3:
  %7 = load i8*, i8** %text, align 8, !dbg !36
  %call4 = call i32 @puts(i8* noundef %7), !dbg !37
  %8 = load i8*, i8** %text, align 8, !dbg !38
  call void @free(i8* noundef %8), !dbg !39
  store i32 0, i32* %retval, align 4, !dbg !40
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !40

cleanup:
  %9 = bitcast i8** %text to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !41
  br label %return

return:
  %10 = load i32, i32* %retval, align 4, !dbg !41
  ret i32 %10, !dbg !41
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

define internal i8* @joined(i8* noundef %a, i8* noundef %b) !dbg !42 {
entry:
  %retval = alloca i8*, align 8
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  %n = alloca i64, align 8
  %m = alloca i64, align 8
  %text = alloca i8*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i8* %a, i8** %a.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %a.addr, metadata !48, metadata !DIExpression()), !dbg !56
  store i8* %b, i8** %b.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %b.addr, metadata !49, metadata !DIExpression()), !dbg !57
  %0 = bitcast i64* %n to i8*, !dbg !58
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !58
  call void @llvm.dbg.declare(metadata i64* %n, metadata !50, metadata !DIExpression()), !dbg !59
  %1 = load i8*, i8** %a.addr, align 8, !dbg !60
  %call = call i64 @strlen(i8* noundef %1), !dbg !61
  store i64 %call, i64* %n, align 8, !dbg !59
  %2 = bitcast i64* %m to i8*, !dbg !58
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !58
  call void @llvm.dbg.declare(metadata i64* %m, metadata !54, metadata !DIExpression()), !dbg !62
  %3 = load i8*, i8** %b.addr, align 8, !dbg !63
  %call1 = call i64 @strlen(i8* noundef %3), !dbg !64
  store i64 %call1, i64* %m, align 8, !dbg !62
  %4 = bitcast i8** %text to i8*, !dbg !65
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !65
  call void @llvm.dbg.declare(metadata i8** %text, metadata !55, metadata !DIExpression()), !dbg !66
  %5 = load i64, i64* %n, align 8, !dbg !67
  %6 = load i64, i64* %m, align 8, !dbg !68
  %add = add i64 %5, %6, !dbg !69
  %add2 = add i64 %add, 2, !dbg !70
  %call3 = call noalias i8* @malloc(i64 noundef %add2), !dbg !71
  store i8* %call3, i8** %text, align 8, !dbg !66
  %7 = load i8*, i8** %text, align 8, !dbg !72
  %tobool = icmp ne i8* %7, null, !dbg !72
  br i1 %tobool, label %if.end, label %if.then, !dbg !74

if.then:
  store i8* null, i8** %retval, align 8, !dbg !75
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !75

if.end:
  %8 = load i8*, i8** %text, align 8, !dbg !76
  %9 = load i8*, i8** %a.addr, align 8, !dbg !77
  %10 = load i64, i64* %n, align 8, !dbg !78
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %8, i8* align 1 %9, i64 %10, i1 false), !dbg !79
  %11 = load i8*, i8** %text, align 8, !dbg !80
  %12 = load i64, i64* %n, align 8, !dbg !81
  %arrayidx = getelementptr inbounds i8, i8* %11, i64 %12, !dbg !80
  store i8 32, i8* %arrayidx, align 1, !dbg !82
  %13 = load i8*, i8** %text, align 8, !dbg !83
  %14 = load i64, i64* %n, align 8, !dbg !84
  %add.ptr = getelementptr inbounds i8, i8* %13, i64 %14, !dbg !85
  %add.ptr4 = getelementptr inbounds i8, i8* %add.ptr, i64 1, !dbg !86
  %15 = load i8*, i8** %b.addr, align 8, !dbg !87
  %16 = load i64, i64* %m, align 8, !dbg !88
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %add.ptr4, i8* align 1 %15, i64 %16, i1 false), !dbg !89
  %17 = load i8*, i8** %text, align 8, !dbg !90
  store i8* %17, i8** %retval, align 8, !dbg !91
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !91

cleanup:
  %18 = bitcast i8** %text to i8*, !dbg !92
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %18), !dbg !92
  %19 = bitcast i64* %m to i8*, !dbg !92
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %19), !dbg !92
  %20 = bitcast i64* %n to i8*, !dbg !92
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %20), !dbg !92
  %21 = load i8*, i8** %retval, align 8, !dbg !92
  ret i8* %21, !dbg !92
}

declare !dbg !93 i32 @puts(i8* noundef)

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i64 @strlen(i8* noundef)

declare noalias i8* @malloc(i64 noundef)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "text_joined_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 18, type: !10, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12, !13}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17, !18, !19}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 18, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 18, type: !13)
!19 = !DILocalVariable(name: "text", scope: !9, file: !1, line: 22, type: !14)
!20 = !DILocation(line: 18, column: 14, scope: !9)
!21 = !DILocation(line: 18, column: 27, scope: !9)
!22 = !DILocation(line: 20, column: 9, scope: !23)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 20, column: 9)
!24 = !DILocation(line: 20, column: 14, scope: !23)
!25 = !DILocation(line: 20, column: 9, scope: !9)
!26 = !DILocation(line: 21, column: 9, scope: !23)
!27 = !DILocation(line: 22, column: 5, scope: !9)
!28 = !DILocation(line: 22, column: 11, scope: !9)
!29 = !DILocation(line: 22, column: 25, scope: !9)
!30 = !DILocation(line: 22, column: 34, scope: !9)
!31 = !DILocation(line: 22, column: 18, scope: !9)
!32 = !DILocation(line: 23, column: 10, scope: !33)
!33 = distinct !DILexicalBlock(scope: !9, file: !1, line: 23, column: 9)
!34 = !DILocation(line: 23, column: 9, scope: !9)
!35 = !DILocation(line: 24, column: 9, scope: !33)
!36 = !DILocation(line: 25, column: 10, scope: !9)
!37 = !DILocation(line: 25, column: 5, scope: !9)
!38 = !DILocation(line: 26, column: 10, scope: !9)
!39 = !DILocation(line: 26, column: 5, scope: !9)
!40 = !DILocation(line: 27, column: 5, scope: !9)
!41 = !DILocation(line: 28, column: 1, scope: !9)
!42 = distinct !DISubprogram(name: "joined", scope: !1, file: !1, line: 6, type: !43, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !47)
!43 = !DISubroutineType(types: !44)
!44 = !{!14, !45, !45}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!47 = !{!48, !49, !50, !54, !55}
!48 = !DILocalVariable(name: "a", arg: 1, scope: !42, file: !1, line: 6, type: !45)
!49 = !DILocalVariable(name: "b", arg: 2, scope: !42, file: !1, line: 6, type: !45)
!50 = !DILocalVariable(name: "n", scope: !42, file: !1, line: 8, type: !51)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !52, line: 46, baseType: !53)
!52 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!53 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!54 = !DILocalVariable(name: "m", scope: !42, file: !1, line: 8, type: !51)
!55 = !DILocalVariable(name: "text", scope: !42, file: !1, line: 9, type: !14)
!56 = !DILocation(line: 6, column: 33, scope: !42)
!57 = !DILocation(line: 6, column: 48, scope: !42)
!58 = !DILocation(line: 8, column: 5, scope: !42)
!59 = !DILocation(line: 8, column: 12, scope: !42)
!60 = !DILocation(line: 8, column: 23, scope: !42)
!61 = !DILocation(line: 8, column: 16, scope: !42)
!62 = !DILocation(line: 8, column: 27, scope: !42)
!63 = !DILocation(line: 8, column: 38, scope: !42)
!64 = !DILocation(line: 8, column: 31, scope: !42)
!65 = !DILocation(line: 9, column: 5, scope: !42)
!66 = !DILocation(line: 9, column: 11, scope: !42)
!67 = !DILocation(line: 9, column: 25, scope: !42)
!68 = !DILocation(line: 9, column: 29, scope: !42)
!69 = !DILocation(line: 9, column: 27, scope: !42)
!70 = !DILocation(line: 9, column: 31, scope: !42)
!71 = !DILocation(line: 9, column: 18, scope: !42)
!72 = !DILocation(line: 10, column: 10, scope: !73)
!73 = distinct !DILexicalBlock(scope: !42, file: !1, line: 10, column: 9)
!74 = !DILocation(line: 10, column: 9, scope: !42)
!75 = !DILocation(line: 11, column: 9, scope: !73)
!76 = !DILocation(line: 12, column: 12, scope: !42)
!77 = !DILocation(line: 12, column: 18, scope: !42)
!78 = !DILocation(line: 12, column: 21, scope: !42)
!79 = !DILocation(line: 12, column: 5, scope: !42)
!80 = !DILocation(line: 13, column: 5, scope: !42)
!81 = !DILocation(line: 13, column: 10, scope: !42)
!82 = !DILocation(line: 13, column: 13, scope: !42)
!83 = !DILocation(line: 14, column: 12, scope: !42)
!84 = !DILocation(line: 14, column: 19, scope: !42)
!85 = !DILocation(line: 14, column: 17, scope: !42)
!86 = !DILocation(line: 14, column: 21, scope: !42)
!87 = !DILocation(line: 14, column: 26, scope: !42)
!88 = !DILocation(line: 14, column: 29, scope: !42)
!89 = !DILocation(line: 14, column: 5, scope: !42)
!90 = !DILocation(line: 15, column: 12, scope: !42)
!91 = !DILocation(line: 15, column: 5, scope: !42)
!92 = !DILocation(line: 16, column: 1, scope: !42)
!93 = !DISubprogram(name: "puts", scope: !94, file: !94, line: 661, type: !95, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !97)
!94 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!95 = !DISubroutineType(types: !96)
!96 = !{!12, !45}
!97 = !{}
