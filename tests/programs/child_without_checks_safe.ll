source_filename = "child_without_checks_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %child = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %status = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !25
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !26
  %0 = load i32, i32* %argc.addr, align 4, !dbg !27
  %cmp = icmp slt i32 %0, 2, !dbg !29
  br i1 %cmp, label %if.then, label %if.end, !dbg !30

if.then:
  store i32 1, i32* %retval, align 4, !dbg !31
  br label %return, !dbg !31

if.end:
  %1 = bitcast i32* %child to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !32
  call void @llvm.dbg.declare(metadata i32* %child, metadata !19, metadata !DIExpression()), !dbg !33
  %call = call i32 @fork(), !dbg !34
  store i32 %call, i32* %child, align 4, !dbg !33
  %2 = load i32, i32* %child, align 4, !dbg !35
  %cmp1 = icmp slt i32 %2, 0, !dbg !37
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !38

if.then2:
  store i32 1, i32* %retval, align 4, !dbg !39
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup13, !dbg !39

if.end3:
  %3 = load i32, i32* %child, align 4, !dbg !40
  %cmp4 = icmp eq i32 %3, 0, !dbg !42
  br i1 %cmp4, label %if.then5, label %if.end7, !dbg !43

if.then5:
  %4 = load i8**, i8*** %argv.addr, align 8, !dbg !44
  %arrayidx = getelementptr inbounds i8*, i8** %4, i64 1, !dbg !44
  %5 = load i8*, i8** %arrayidx, align 8, !dbg !44
  %6 = load i8**, i8*** %argv.addr, align 8, !dbg !46
  %add.ptr = getelementptr inbounds i8*, i8** %6, i64 1, !dbg !47
  %call6 = call i32 @execvp(i8* noundef %5, i8** noundef %add.ptr), !dbg !48
  call void @_exit(i32 noundef 127), !dbg !49
  unreachable, !dbg !49

if.end7:
  %7 = bitcast i32* %status to i8*, !dbg !50
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7), !dbg !50
  call void @llvm.dbg.declare(metadata i32* %status, metadata !24, metadata !DIExpression()), !dbg !51
  %8 = load i32, i32* %child, align 4, !dbg !52
  %call8 = call i32 @waitpid(i32 noundef %8, i32* noundef %status, i32 noundef 0), !dbg !54
  %cmp9 = icmp slt i32 %call8, 0, !dbg !55
  br i1 %cmp9, label %if.then10, label %if.end11, !dbg !56

if.then10:
  store i32 1, i32* %retval, align 4, !dbg !57
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !57

if.end11:
  %9 = load i32, i32* %status, align 4, !dbg !58
  %call12 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %9), !dbg !59
  store i32 0, i32* %retval, align 4, !dbg !60
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !60

cleanup:
  %10 = bitcast i32* %status to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !61
  br label %cleanup13

cleanup13:
  %11 = bitcast i32* %child to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !61
  br label %return

return:
  %12 = load i32, i32* %retval, align 4, !dbg !61
  ret i32 %12, !dbg !61
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare !dbg !62 i32 @fork()

declare !dbg !67 i32 @execvp(i8* noundef, i8** noundef)

declare void @_exit(i32 noundef)

declare !dbg !74 i32 @waitpid(i32 noundef, i32* noundef, i32 noundef)

declare i32 @printf(i8* noundef, ...)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "child_without_checks_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12, !13}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17, !18, !19, !24}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 6, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 6, type: !13)
!19 = !DILocalVariable(name: "child", scope: !9, file: !1, line: 8, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "pid_t", file: !21, line: 31, baseType: !22)
!21 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/wait.h", directory: "")
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pid_t", file: !23, line: 154, baseType: !12)
!23 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!24 = !DILocalVariable(name: "status", scope: !9, file: !1, line: 14, type: !12)
!25 = !DILocation(line: 6, column: 14, scope: !9)
!26 = !DILocation(line: 6, column: 27, scope: !9)
!27 = !DILocation(line: 7, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!29 = !DILocation(line: 7, column: 12, scope: !28)
!30 = !DILocation(line: 7, column: 7, scope: !9)
!31 = !DILocation(line: 7, column: 17, scope: !28)
!32 = !DILocation(line: 8, column: 3, scope: !9)
!33 = !DILocation(line: 8, column: 9, scope: !9)
!34 = !DILocation(line: 8, column: 17, scope: !9)
!35 = !DILocation(line: 9, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!37 = !DILocation(line: 9, column: 13, scope: !36)
!38 = !DILocation(line: 9, column: 7, scope: !9)
!39 = !DILocation(line: 9, column: 18, scope: !36)
!40 = !DILocation(line: 10, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 7)
!42 = !DILocation(line: 10, column: 13, scope: !41)
!43 = !DILocation(line: 10, column: 7, scope: !9)
!44 = !DILocation(line: 11, column: 12, scope: !45)
!45 = distinct !DILexicalBlock(scope: !41, file: !1, line: 10, column: 19)
!46 = !DILocation(line: 11, column: 21, scope: !45)
!47 = !DILocation(line: 11, column: 26, scope: !45)
!48 = !DILocation(line: 11, column: 5, scope: !45)
!49 = !DILocation(line: 12, column: 5, scope: !45)
!50 = !DILocation(line: 14, column: 3, scope: !9)
!51 = !DILocation(line: 14, column: 7, scope: !9)
!52 = !DILocation(line: 15, column: 15, scope: !53)
!53 = distinct !DILexicalBlock(scope: !9, file: !1, line: 15, column: 7)
!54 = !DILocation(line: 15, column: 7, scope: !53)
!55 = !DILocation(line: 15, column: 34, scope: !53)
!56 = !DILocation(line: 15, column: 7, scope: !9)
!57 = !DILocation(line: 15, column: 39, scope: !53)
!58 = !DILocation(line: 16, column: 18, scope: !9)
!59 = !DILocation(line: 16, column: 3, scope: !9)
!60 = !DILocation(line: 17, column: 3, scope: !9)
!61 = !DILocation(line: 18, column: 1, scope: !9)
!62 = !DISubprogram(name: "fork", scope: !63, file: !63, line: 778, type: !64, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !66)
!63 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
!64 = !DISubroutineType(types: !65)
!65 = !{!22}
!66 = !{}
!67 = !DISubprogram(name: "execvp", scope: !63, file: !63, line: 599, type: !68, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !66)
!68 = !DISubroutineType(types: !69)
!69 = !{!12, !70, !72}
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!74 = !DISubprogram(name: "waitpid", scope: !21, file: !21, line: 106, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !66)
!75 = !DISubroutineType(types: !76)
!76 = !{!22, !22, !77, !12}
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
