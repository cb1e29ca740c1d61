source_filename = "copied_length_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %size = alloca i64, align 8
  %length = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %from = alloca i8*, align 8
  %to = alloca i8*, align 8
  %at = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i64* %size to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata i64* %size, metadata !14, metadata !DIExpression()), !dbg !25
  %call = call i64 @__VERIFIER_nondet_ulong(), !dbg !26
  store i64 %call, i64* %size, align 8, !dbg !25
  %1 = bitcast i64* %length to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !24
  call void @llvm.dbg.declare(metadata i64* %length, metadata !18, metadata !DIExpression()), !dbg !27
  %call1 = call i64 @__VERIFIER_nondet_ulong(), !dbg !28
  store i64 %call1, i64* %length, align 8, !dbg !27
  %2 = load i64, i64* %size, align 8, !dbg !29
  %cmp = icmp eq i64 %2, 0, !dbg !31
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !32

lor.lhs.false:
  %3 = load i64, i64* %size, align 8, !dbg !33
  %cmp2 = icmp ugt i64 %3, 64, !dbg !34
  br i1 %cmp2, label %if.then, label %lor.lhs.false3, !dbg !35

lor.lhs.false3:
  %4 = load i64, i64* %length, align 8, !dbg !36
  %5 = load i64, i64* %size, align 8, !dbg !37
  %cmp4 = icmp ugt i64 %4, %5, !dbg !38
  br i1 %cmp4, label %if.then, label %if.end, !dbg !39

if.then:
  store i32 0, i32* %retval, align 4, !dbg !40
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup23, !dbg !40

if.end:
  %6 = bitcast i8** %from to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %6), !dbg !41
  call void @llvm.dbg.declare(metadata i8** %from, metadata !19, metadata !DIExpression()), !dbg !42
  %7 = load i64, i64* %size, align 8, !dbg !43
  %call5 = call noalias i8* @malloc(i64 noundef %7), !dbg !44
  store i8* %call5, i8** %from, align 8, !dbg !42
  %8 = bitcast i8** %to to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %8), !dbg !41
  call void @llvm.dbg.declare(metadata i8** %to, metadata !22, metadata !DIExpression()), !dbg !45
  %9 = load i64, i64* %size, align 8, !dbg !46
  %call6 = call noalias i8* @malloc(i64 noundef %9), !dbg !47
  store i8* %call6, i8** %to, align 8, !dbg !45
  %10 = load i8*, i8** %from, align 8, !dbg !48
  %tobool = icmp ne i8* %10, null, !dbg !48
  br i1 %tobool, label %lor.lhs.false7, label %if.then9, !dbg !50

lor.lhs.false7:
  %11 = load i8*, i8** %to, align 8, !dbg !51
  %tobool8 = icmp ne i8* %11, null, !dbg !51
  br i1 %tobool8, label %if.end10, label %if.then9, !dbg !52

if.then9:
  store i32 0, i32* %retval, align 4, !dbg !53
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup21, !dbg !53

if.end10:
  %12 = load i8*, i8** %from, align 8, !dbg !54
  %13 = load i64, i64* %size, align 8, !dbg !55
  call void @llvm.memset.p0i8.i64(i8* align 1 %12, i8 1, i64 %13, i1 false), !dbg !56
  %14 = load i8*, i8** %to, align 8, !dbg !57
  %15 = load i64, i64* %size, align 8, !dbg !58
  call void @llvm.memset.p0i8.i64(i8* align 1 %14, i8 2, i64 %15, i1 false), !dbg !59
  %16 = load i8*, i8** %to, align 8, !dbg !60
  %17 = load i8*, i8** %from, align 8, !dbg !61
  %18 = load i64, i64* %length, align 8, !dbg !62
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %16, i8* align 1 %17, i64 %18, i1 false), !dbg !63
  %19 = bitcast i64* %at to i8*, !dbg !64
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %19), !dbg !64
  call void @llvm.dbg.declare(metadata i64* %at, metadata !23, metadata !DIExpression()), !dbg !65
  %call11 = call i64 @__VERIFIER_nondet_ulong(), !dbg !66
  store i64 %call11, i64* %at, align 8, !dbg !65
  %20 = load i64, i64* %at, align 8, !dbg !67
  %21 = load i64, i64* %size, align 8, !dbg !69
  %cmp12 = icmp uge i64 %20, %21, !dbg !70
  br i1 %cmp12, label %if.then13, label %if.end14, !dbg !71

if.then13:
  store i32 0, i32* %retval, align 4, !dbg !72
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !72

if.end14:
  %22 = load i8*, i8** %to, align 8, !dbg !73
  %23 = load i64, i64* %at, align 8, !dbg !75
  %arrayidx = getelementptr inbounds i8, i8* %22, i64 %23, !dbg !73
  %24 = load i8, i8* %arrayidx, align 1, !dbg !73
  %conv = sext i8 %24 to i32, !dbg !73
  %25 = load i64, i64* %at, align 8, !dbg !76
  %26 = load i64, i64* %length, align 8, !dbg !77
  %cmp15 = icmp ule i64 %25, %26, !dbg !78
  %27 = zext i1 %cmp15 to i64, !dbg !76
  %cond = select i1 %cmp15, i32 1, i32 2, !dbg !76
  %cmp17 = icmp ne i32 %conv, %cond, !dbg !79
  br i1 %cmp17, label %if.then19, label %if.end20, !dbg !80

if.then19:
  call void @reach_error(), !dbg !81
  br label %if.end20, !dbg !81

if.end20:
  store i32 0, i32* %retval, align 4, !dbg !82
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !82

cleanup:
  %28 = bitcast i64* %at to i8*, !dbg !83
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %28), !dbg !83
  br label %cleanup21

cleanup21:
  %29 = bitcast i8** %to to i8*, !dbg !83
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %29), !dbg !83
  %30 = bitcast i8** %from to i8*, !dbg !83
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %30), !dbg !83
  br label %cleanup23

cleanup23:
  %31 = bitcast i64* %length to i8*, !dbg !83
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %31), !dbg !83
  %32 = bitcast i64* %size to i8*, !dbg !83
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %32), !dbg !83
  %33 = load i32, i32* %retval, align 4, !dbg !83
  ret i32 %33, !dbg !83
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i64 @__VERIFIER_nondet_ulong()

declare noalias i8* @malloc(i64 noundef)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare !dbg !84 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "copied_length_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !10, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !18, !19, !22, !23}
!14 = !DILocalVariable(name: "size", scope: !9, file: !1, line: 9, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !16, line: 46, baseType: !17)
!16 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!17 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!18 = !DILocalVariable(name: "length", scope: !9, file: !1, line: 9, type: !15)
!19 = !DILocalVariable(name: "from", scope: !9, file: !1, line: 11, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !DILocalVariable(name: "to", scope: !9, file: !1, line: 11, type: !20)
!23 = !DILocalVariable(name: "at", scope: !9, file: !1, line: 16, type: !15)
!24 = !DILocation(line: 9, column: 5, scope: !9)
!25 = !DILocation(line: 9, column: 12, scope: !9)
!26 = !DILocation(line: 9, column: 19, scope: !9)
!27 = !DILocation(line: 9, column: 46, scope: !9)
!28 = !DILocation(line: 9, column: 55, scope: !9)
!29 = !DILocation(line: 10, column: 9, scope: !30)
!30 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 9)
!31 = !DILocation(line: 10, column: 14, scope: !30)
!32 = !DILocation(line: 10, column: 19, scope: !30)
!33 = !DILocation(line: 10, column: 22, scope: !30)
!34 = !DILocation(line: 10, column: 27, scope: !30)
!35 = !DILocation(line: 10, column: 32, scope: !30)
!36 = !DILocation(line: 10, column: 35, scope: !30)
!37 = !DILocation(line: 10, column: 44, scope: !30)
!38 = !DILocation(line: 10, column: 42, scope: !30)
!39 = !DILocation(line: 10, column: 9, scope: !9)
!40 = !DILocation(line: 10, column: 50, scope: !30)
!41 = !DILocation(line: 11, column: 5, scope: !9)
!42 = !DILocation(line: 11, column: 11, scope: !9)
!43 = !DILocation(line: 11, column: 25, scope: !9)
!44 = !DILocation(line: 11, column: 18, scope: !9)
!45 = !DILocation(line: 11, column: 33, scope: !9)
!46 = !DILocation(line: 11, column: 45, scope: !9)
!47 = !DILocation(line: 11, column: 38, scope: !9)
!48 = !DILocation(line: 12, column: 10, scope: !49)
!49 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 9)
!50 = !DILocation(line: 12, column: 15, scope: !49)
!51 = !DILocation(line: 12, column: 19, scope: !49)
!52 = !DILocation(line: 12, column: 9, scope: !9)
!53 = !DILocation(line: 12, column: 23, scope: !49)
!54 = !DILocation(line: 13, column: 12, scope: !9)
!55 = !DILocation(line: 13, column: 21, scope: !9)
!56 = !DILocation(line: 13, column: 5, scope: !9)
!57 = !DILocation(line: 14, column: 12, scope: !9)
!58 = !DILocation(line: 14, column: 19, scope: !9)
!59 = !DILocation(line: 14, column: 5, scope: !9)
!60 = !DILocation(line: 15, column: 12, scope: !9)
!61 = !DILocation(line: 15, column: 16, scope: !9)
!62 = !DILocation(line: 15, column: 22, scope: !9)
!63 = !DILocation(line: 15, column: 5, scope: !9)
!64 = !DILocation(line: 16, column: 5, scope: !9)
!65 = !DILocation(line: 16, column: 12, scope: !9)
!66 = !DILocation(line: 16, column: 17, scope: !9)
!67 = !DILocation(line: 17, column: 9, scope: !68)
!68 = distinct !DILexicalBlock(scope: !9, file: !1, line: 17, column: 9)
!69 = !DILocation(line: 17, column: 15, scope: !68)
!70 = !DILocation(line: 17, column: 12, scope: !68)
!71 = !DILocation(line: 17, column: 9, scope: !9)
!72 = !DILocation(line: 17, column: 21, scope: !68)
!73 = !DILocation(line: 18, column: 9, scope: !74)
!74 = distinct !DILexicalBlock(scope: !9, file: !1, line: 18, column: 9)
!75 = !DILocation(line: 18, column: 12, scope: !74)
!76 = !DILocation(line: 18, column: 20, scope: !74)
!77 = !DILocation(line: 18, column: 26, scope: !74)
!78 = !DILocation(line: 18, column: 23, scope: !74)
!79 = !DILocation(line: 18, column: 16, scope: !74)
!80 = !DILocation(line: 18, column: 9, scope: !9)
!81 = !DILocation(line: 18, column: 43, scope: !74)
!82 = !DILocation(line: 19, column: 5, scope: !9)
!83 = !DILocation(line: 20, column: 1, scope: !9)
!84 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 6, type: !85, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !87)
!85 = !DISubroutineType(types: !86)
!86 = !{null}
!87 = !{}
