source_filename = "address_heap_order_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.buffer = type { i8*, i8*, i8* }

@.str = private unnamed_addr constant [7 x i8] c"n == 4\00", align 1
@.str.1 = private unnamed_addr constant [26 x i8] c"address_heap_order_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [19 x i8] c"c.end - c.now == 5\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %b = alloca %struct.buffer, align 8
  %c = alloca %struct.buffer, align 8
  %n = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.buffer* %b to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata %struct.buffer* %b, metadata !14, metadata !DIExpression()), !dbg !25
  call void @make(%struct.buffer* sret(%struct.buffer) align 8 %b, i32 noundef 4), !dbg !26
  %1 = bitcast %struct.buffer* %c to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %1), !dbg !24
  call void @llvm.dbg.declare(metadata %struct.buffer* %c, metadata !22, metadata !DIExpression()), !dbg !27
  call void @make(%struct.buffer* sret(%struct.buffer) align 8 %c, i32 noundef 5), !dbg !28
  %2 = bitcast i32* %n to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !29
  call void @llvm.dbg.declare(metadata i32* %n, metadata !23, metadata !DIExpression()), !dbg !30
  store i32 0, i32* %n, align 4, !dbg !30
  br label %while.cond, !dbg !31

while.cond:
  %now = getelementptr inbounds %struct.buffer, %struct.buffer* %b, i32 0, i32 1, !dbg !32
  %3 = load i8*, i8** %now, align 8, !dbg !32
  %end = getelementptr inbounds %struct.buffer, %struct.buffer* %b, i32 0, i32 2, !dbg !33
  %4 = load i8*, i8** %end, align 8, !dbg !33
  %cmp = icmp ult i8* %3, %4, !dbg !34
  br i1 %cmp, label %while.body, label %while.end, !dbg !31

while.body:
  %now1 = getelementptr inbounds %struct.buffer, %struct.buffer* %b, i32 0, i32 1, !dbg !35
  %5 = load i8*, i8** %now1, align 8, !dbg !37
  %incdec.ptr = getelementptr inbounds i8, i8* %5, i32 1, !dbg !37
  store i8* %incdec.ptr, i8** %now1, align 8, !dbg !37
  store i8 1, i8* %5, align 1, !dbg !38
  %6 = load i32, i32* %n, align 4, !dbg !39
  %inc = add nsw i32 %6, 1, !dbg !39
  store i32 %inc, i32* %n, align 4, !dbg !39
  br label %while.cond, !dbg !31, !llvm.loop !40

while.end:
  %7 = load i32, i32* %n, align 4, !dbg !44
  %cmp2 = icmp eq i32 %7, 4, !dbg !44
  br i1 %cmp2, label %if.then, label %if.else, !dbg !47

if.then:
  br label %if.end, !dbg !47

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.1, i64 0, i64 0), i32 noundef 20, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !44
  unreachable, !dbg !44

if.end:
  %end3 = getelementptr inbounds %struct.buffer, %struct.buffer* %c, i32 0, i32 2, !dbg !48
  %8 = load i8*, i8** %end3, align 8, !dbg !48
  %now4 = getelementptr inbounds %struct.buffer, %struct.buffer* %c, i32 0, i32 1, !dbg !48
  %9 = load i8*, i8** %now4, align 8, !dbg !48
  %sub.ptr.lhs.cast = ptrtoint i8* %8 to i64, !dbg !48
  %sub.ptr.rhs.cast = ptrtoint i8* %9 to i64, !dbg !48
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !48
  %cmp5 = icmp eq i64 %sub.ptr.sub, 5, !dbg !48
  br i1 %cmp5, label %if.then6, label %if.else7, !dbg !51

if.then6:
  br label %if.end8, !dbg !51

if.else7:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.1, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !48
  unreachable, !dbg !48

if.end8:
  %10 = bitcast i32* %n to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !52
  %11 = bitcast %struct.buffer* %c to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %11), !dbg !52
  %12 = bitcast %struct.buffer* %b to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %12), !dbg !52
  ret i32 0, !dbg !53
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal void @make(%struct.buffer* noalias sret(%struct.buffer) align 8 %agg.result, i32 noundef %n) !dbg !54 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !58, metadata !DIExpression()), !dbg !60
  call void @llvm.dbg.declare(metadata %struct.buffer* %agg.result, metadata !59, metadata !DIExpression()), !dbg !61
  %0 = load i32, i32* %n.addr, align 4, !dbg !62
  %conv = sext i32 %0 to i64, !dbg !62
  %call = call noalias i8* @malloc(i64 noundef %conv), !dbg !63
  %start = getelementptr inbounds %struct.buffer, %struct.buffer* %agg.result, i32 0, i32 0, !dbg !64
  store i8* %call, i8** %start, align 8, !dbg !65
  %start1 = getelementptr inbounds %struct.buffer, %struct.buffer* %agg.result, i32 0, i32 0, !dbg !66
  %1 = load i8*, i8** %start1, align 8, !dbg !66
  %tobool = icmp ne i8* %1, null, !dbg !68
  br i1 %tobool, label %if.end, label %if.then, !dbg !69

if.then:
  call void @exit(i32 noundef 0), !dbg !70
  unreachable, !dbg !70

if.end:
  %start2 = getelementptr inbounds %struct.buffer, %struct.buffer* %agg.result, i32 0, i32 0, !dbg !71
  %2 = load i8*, i8** %start2, align 8, !dbg !71
  %now = getelementptr inbounds %struct.buffer, %struct.buffer* %agg.result, i32 0, i32 1, !dbg !72
  store i8* %2, i8** %now, align 8, !dbg !73
  %start3 = getelementptr inbounds %struct.buffer, %struct.buffer* %agg.result, i32 0, i32 0, !dbg !74
  %3 = load i8*, i8** %start3, align 8, !dbg !74
  %4 = load i32, i32* %n.addr, align 4, !dbg !75
  %idx.ext = sext i32 %4 to i64, !dbg !76
  %add.ptr = getelementptr inbounds i8, i8* %3, i64 %idx.ext, !dbg !76
  %end = getelementptr inbounds %struct.buffer, %struct.buffer* %agg.result, i32 0, i32 2, !dbg !77
  store i8* %add.ptr, i8** %end, align 8, !dbg !78
  ret void, !dbg !79
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @malloc(i64 noundef)

declare void @exit(i32 noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "address_heap_order_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 13, type: !10, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !22, !23}
!14 = !DILocalVariable(name: "b", scope: !9, file: !1, line: 14, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "buffer", file: !1, line: 4, size: 192, elements: !16)
!16 = !{!17, !20, !21}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "start", scope: !15, file: !1, line: 4, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "now", scope: !15, file: !1, line: 4, baseType: !18, size: 64, offset: 64)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "end", scope: !15, file: !1, line: 4, baseType: !18, size: 64, offset: 128)
!22 = !DILocalVariable(name: "c", scope: !9, file: !1, line: 14, type: !15)
!23 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 15, type: !12)
!24 = !DILocation(line: 14, column: 3, scope: !9)
!25 = !DILocation(line: 14, column: 17, scope: !9)
!26 = !DILocation(line: 14, column: 21, scope: !9)
!27 = !DILocation(line: 14, column: 30, scope: !9)
!28 = !DILocation(line: 14, column: 34, scope: !9)
!29 = !DILocation(line: 15, column: 3, scope: !9)
!30 = !DILocation(line: 15, column: 7, scope: !9)
!31 = !DILocation(line: 16, column: 3, scope: !9)
!32 = !DILocation(line: 16, column: 12, scope: !9)
!33 = !DILocation(line: 16, column: 20, scope: !9)
!34 = !DILocation(line: 16, column: 16, scope: !9)
!35 = !DILocation(line: 17, column: 8, scope: !36)
!36 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 25)
!37 = !DILocation(line: 17, column: 11, scope: !36)
!38 = !DILocation(line: 17, column: 14, scope: !36)
!39 = !DILocation(line: 18, column: 6, scope: !36)
!40 = distinct !{!40, !31, !41, !42, !43}
!41 = !DILocation(line: 19, column: 3, scope: !9)
!42 = !{!"llvm.loop.mustprogress"}
!43 = !{!"llvm.loop.unroll.disable"}
!44 = !DILocation(line: 20, column: 3, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !1, line: 20, column: 3)
!46 = distinct !DILexicalBlock(scope: !9, file: !1, line: 20, column: 3)
!47 = !DILocation(line: 20, column: 3, scope: !46)
!48 = !DILocation(line: 21, column: 3, scope: !49)
!49 = distinct !DILexicalBlock(scope: !50, file: !1, line: 21, column: 3)
!50 = distinct !DILexicalBlock(scope: !9, file: !1, line: 21, column: 3)
!51 = !DILocation(line: 21, column: 3, scope: !50)
!52 = !DILocation(line: 23, column: 1, scope: !9)
!53 = !DILocation(line: 22, column: 3, scope: !9)
!54 = distinct !DISubprogram(name: "make", scope: !1, file: !1, line: 5, type: !55, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !57)
!55 = !DISubroutineType(types: !56)
!56 = !{!15, !12}
!57 = !{!58, !59}
!58 = !DILocalVariable(name: "n", arg: 1, scope: !54, file: !1, line: 5, type: !12)
!59 = !DILocalVariable(name: "b", scope: !54, file: !1, line: 6, type: !15)
!60 = !DILocation(line: 5, column: 31, scope: !54)
!61 = !DILocation(line: 6, column: 17, scope: !54)
!62 = !DILocation(line: 7, column: 20, scope: !54)
!63 = !DILocation(line: 7, column: 13, scope: !54)
!64 = !DILocation(line: 7, column: 5, scope: !54)
!65 = !DILocation(line: 7, column: 11, scope: !54)
!66 = !DILocation(line: 8, column: 10, scope: !67)
!67 = distinct !DILexicalBlock(scope: !54, file: !1, line: 8, column: 7)
!68 = !DILocation(line: 8, column: 8, scope: !67)
!69 = !DILocation(line: 8, column: 7, scope: !54)
!70 = !DILocation(line: 8, column: 17, scope: !67)
!71 = !DILocation(line: 9, column: 13, scope: !54)
!72 = !DILocation(line: 9, column: 5, scope: !54)
!73 = !DILocation(line: 9, column: 9, scope: !54)
!74 = !DILocation(line: 10, column: 13, scope: !54)
!75 = !DILocation(line: 10, column: 21, scope: !54)
!76 = !DILocation(line: 10, column: 19, scope: !54)
!77 = !DILocation(line: 10, column: 5, scope: !54)
!78 = !DILocation(line: 10, column: 9, scope: !54)
!79 = !DILocation(line: 11, column: 3, scope: !54)
