source_filename = "struct_copy_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.s = type { i32, [12 x i8], %struct.s* }

@__const.main.a = private unnamed_addr constant %struct.s { i32 1, [12 x i8] c"hello\00\00\00\00\00\00\00", %struct.s* null }, align 8

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %a = alloca %struct.s, align 8
  %b = alloca %struct.s, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata %struct.s* %a, metadata !15, metadata !DIExpression()), !dbg !26
  %0 = bitcast %struct.s* %a to i8*, !dbg !26
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %0, i8* align 8 bitcast (%struct.s* @__const.main.a to i8*), i64 24, i1 false), !dbg !26
  call void @llvm.dbg.declare(metadata %struct.s* %b, metadata !27, metadata !DIExpression()), !dbg !28
  %self = getelementptr inbounds %struct.s, %struct.s* %a, i32 0, i32 2, !dbg !29
  store %struct.s* %a, %struct.s** %self, align 8, !dbg !30
  %1 = bitcast %struct.s* %b to i8*, !dbg !31
  %2 = bitcast %struct.s* %a to i8*, !dbg !31
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %1, i8* align 8 %2, i64 24, i1 false), !dbg !31
  %n = getelementptr inbounds %struct.s, %struct.s* %b, i32 0, i32 0, !dbg !32
  store i32 2, i32* %n, align 8, !dbg !33
  %text = getelementptr inbounds %struct.s, %struct.s* %b, i32 0, i32 1, !dbg !34
  %arrayidx = getelementptr inbounds [12 x i8], [12 x i8]* %text, i64 0, i64 0, !dbg !35
  store i8 106, i8* %arrayidx, align 4, !dbg !36
  %n1 = getelementptr inbounds %struct.s, %struct.s* %a, i32 0, i32 0, !dbg !37
  %3 = load i32, i32* %n1, align 8, !dbg !37
  %cmp = icmp ne i32 %3, 1, !dbg !39
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !40

lor.lhs.false:
  %text2 = getelementptr inbounds %struct.s, %struct.s* %a, i32 0, i32 1, !dbg !41
  %arrayidx3 = getelementptr inbounds [12 x i8], [12 x i8]* %text2, i64 0, i64 0, !dbg !42
  %4 = load i8, i8* %arrayidx3, align 4, !dbg !42
  %conv = sext i8 %4 to i32, !dbg !42
  %cmp4 = icmp ne i32 %conv, 104, !dbg !43
  br i1 %cmp4, label %if.then, label %lor.lhs.false6, !dbg !44

lor.lhs.false6:
  %text7 = getelementptr inbounds %struct.s, %struct.s* %b, i32 0, i32 1, !dbg !45
  %arrayidx8 = getelementptr inbounds [12 x i8], [12 x i8]* %text7, i64 0, i64 4, !dbg !46
  %5 = load i8, i8* %arrayidx8, align 4, !dbg !46
  %conv9 = sext i8 %5 to i32, !dbg !46
  %cmp10 = icmp ne i32 %conv9, 111, !dbg !47
  br i1 %cmp10, label %if.then, label %lor.lhs.false12, !dbg !48

lor.lhs.false12:
  %text13 = getelementptr inbounds %struct.s, %struct.s* %b, i32 0, i32 1, !dbg !49
  %arrayidx14 = getelementptr inbounds [12 x i8], [12 x i8]* %text13, i64 0, i64 5, !dbg !50
  %6 = load i8, i8* %arrayidx14, align 1, !dbg !50
  %conv15 = sext i8 %6 to i32, !dbg !50
  %tobool = icmp ne i32 %conv15, 0, !dbg !50
  br i1 %tobool, label %if.then, label %if.end, !dbg !51

if.then:
  call void @reach_error(), !dbg !52
  br label %if.end, !dbg !52

if.end:
  %self16 = getelementptr inbounds %struct.s, %struct.s* %b, i32 0, i32 2, !dbg !53
  %7 = load %struct.s*, %struct.s** %self16, align 8, !dbg !53
  %n17 = getelementptr inbounds %struct.s, %struct.s* %7, i32 0, i32 0, !dbg !55
  %8 = load i32, i32* %n17, align 8, !dbg !55
  %cmp18 = icmp ne i32 %8, 1, !dbg !56
  br i1 %cmp18, label %if.then20, label %if.end21, !dbg !57

if.then20:
  call void @reach_error(), !dbg !58
  br label %if.end21, !dbg !58

if.end21:
  ret i32 0, !dbg !59
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "struct_copy_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "a", scope: !10, file: !1, line: 7, type: !16)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 4, size: 192, elements: !17)
!17 = !{!18, !19, !24}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !16, file: !1, line: 4, baseType: !13, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !16, file: !1, line: 4, baseType: !20, size: 96, offset: 32)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 96, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 12)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "self", scope: !16, file: !1, line: 4, baseType: !25, size: 64, offset: 128)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!26 = !DILocation(line: 7, column: 12, scope: !10)
!27 = !DILocalVariable(name: "b", scope: !10, file: !1, line: 7, type: !16)
!28 = !DILocation(line: 7, column: 32, scope: !10)
!29 = !DILocation(line: 8, column: 5, scope: !10)
!30 = !DILocation(line: 8, column: 10, scope: !10)
!31 = !DILocation(line: 9, column: 7, scope: !10)
!32 = !DILocation(line: 10, column: 5, scope: !10)
!33 = !DILocation(line: 10, column: 7, scope: !10)
!34 = !DILocation(line: 11, column: 5, scope: !10)
!35 = !DILocation(line: 11, column: 3, scope: !10)
!36 = !DILocation(line: 11, column: 13, scope: !10)
!37 = !DILocation(line: 12, column: 9, scope: !38)
!38 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 7)
!39 = !DILocation(line: 12, column: 11, scope: !38)
!40 = !DILocation(line: 12, column: 16, scope: !38)
!41 = !DILocation(line: 12, column: 21, scope: !38)
!42 = !DILocation(line: 12, column: 19, scope: !38)
!43 = !DILocation(line: 12, column: 29, scope: !38)
!44 = !DILocation(line: 12, column: 36, scope: !38)
!45 = !DILocation(line: 12, column: 41, scope: !38)
!46 = !DILocation(line: 12, column: 39, scope: !38)
!47 = !DILocation(line: 12, column: 49, scope: !38)
!48 = !DILocation(line: 12, column: 56, scope: !38)
!49 = !DILocation(line: 12, column: 61, scope: !38)
!50 = !DILocation(line: 12, column: 59, scope: !38)
!51 = !DILocation(line: 12, column: 7, scope: !10)
!52 = !DILocation(line: 12, column: 70, scope: !38)
!53 = !DILocation(line: 13, column: 9, scope: !54)
!54 = distinct !DILexicalBlock(scope: !10, file: !1, line: 13, column: 7)
!55 = !DILocation(line: 13, column: 15, scope: !54)
!56 = !DILocation(line: 13, column: 17, scope: !54)
!57 = !DILocation(line: 13, column: 7, scope: !10)
!58 = !DILocation(line: 13, column: 23, scope: !54)
!59 = !DILocation(line: 14, column: 3, scope: !10)
