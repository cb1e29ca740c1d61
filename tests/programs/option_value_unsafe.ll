source_filename = "option_value_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"nobody\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"-n\00", align 1

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %name = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !19, metadata !DIExpression()), !dbg !24
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !20, metadata !DIExpression()), !dbg !25
  %0 = bitcast i8** %name to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !26
  call void @llvm.dbg.declare(metadata i8** %name, metadata !21, metadata !DIExpression()), !dbg !27
  store i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8** %name, align 8, !dbg !27
  %1 = load i32, i32* %argc.addr, align 4, !dbg !28
  %cmp = icmp sgt i32 %1, 1, !dbg !30
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !31

land.lhs.true:
  %2 = load i8**, i8*** %argv.addr, align 8, !dbg !32
  %arrayidx = getelementptr inbounds i8*, i8** %2, i64 1, !dbg !32
  %3 = load i8*, i8** %arrayidx, align 8, !dbg !32
  %call = call i32 @strcmp(i8* noundef %3, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i64 0, i64 0)), !dbg !33
  %cmp1 = icmp eq i32 %call, 0, !dbg !34
  br i1 %cmp1, label %if.then, label %if.end, !dbg !35

if.then:
  %4 = load i8**, i8*** %argv.addr, align 8, !dbg !36
  %arrayidx2 = getelementptr inbounds i8*, i8** %4, i64 2, !dbg !36
  %5 = load i8*, i8** %arrayidx2, align 8, !dbg !36
  store i8* %5, i8** %name, align 8, !dbg !37
  br label %if.end, !dbg !38

if.end:
  %6 = load i8*, i8** %name, align 8, !dbg !39
  %cmp3 = icmp eq i8* %6, null, !dbg !41
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !42

if.then4:
  call void @reach_error(), !dbg !43
  br label %if.end5, !dbg !43

if.end5:
  %7 = bitcast i8** %name to i8*, !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !44
  ret i32 0, !dbg !45
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare i32 @strcmp(i8* noundef, i8* noundef)

declare !dbg !46 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "option_value_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !12, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !18)
!12 = !DISubroutineType(types: !13)
!13 = !{!14, !14, !15}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !{!19, !20, !21}
!19 = !DILocalVariable(name: "argc", arg: 1, scope: !11, file: !1, line: 7, type: !14)
!20 = !DILocalVariable(name: "argv", arg: 2, scope: !11, file: !1, line: 7, type: !15)
!21 = !DILocalVariable(name: "name", scope: !11, file: !1, line: 9, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!24 = !DILocation(line: 7, column: 14, scope: !11)
!25 = !DILocation(line: 7, column: 27, scope: !11)
!26 = !DILocation(line: 9, column: 5, scope: !11)
!27 = !DILocation(line: 9, column: 17, scope: !11)
!28 = !DILocation(line: 10, column: 9, scope: !29)
!29 = distinct !DILexicalBlock(scope: !11, file: !1, line: 10, column: 9)
!30 = !DILocation(line: 10, column: 14, scope: !29)
!31 = !DILocation(line: 10, column: 18, scope: !29)
!32 = !DILocation(line: 10, column: 28, scope: !29)
!33 = !DILocation(line: 10, column: 21, scope: !29)
!34 = !DILocation(line: 10, column: 43, scope: !29)
!35 = !DILocation(line: 10, column: 9, scope: !11)
!36 = !DILocation(line: 11, column: 16, scope: !29)
!37 = !DILocation(line: 11, column: 14, scope: !29)
!38 = !DILocation(line: 11, column: 9, scope: !29)
!39 = !DILocation(line: 12, column: 9, scope: !40)
!40 = distinct !DILexicalBlock(scope: !11, file: !1, line: 12, column: 9)
!41 = !DILocation(line: 12, column: 14, scope: !40)
!42 = !DILocation(line: 12, column: 9, scope: !11)
!43 = !DILocation(line: 13, column: 9, scope: !40)
!44 = !DILocation(line: 15, column: 1, scope: !11)
!45 = !DILocation(line: 14, column: 5, scope: !11)
!46 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 5, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !49)
!47 = !DISubroutineType(types: !48)
!48 = !{null}
!49 = !{}
