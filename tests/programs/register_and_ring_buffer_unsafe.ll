source_filename = "register_and_ring_buffer_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.ring = type { i8, i8, [4 x i8] }

@ring = internal global %struct.ring zeroinitializer, align 1, !dbg !0
@.str = private unnamed_addr constant [40 x i8] c"count(&ring) == 1 && ring.items[0] != 7\00", align 1
@.str.1 = private unnamed_addr constant [34 x i8] c"register_and_ring_buffer_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !33 {
entry:
  %retval = alloca i32, align 4
  %item = alloca i8, align 1
  store i32 0, i32* %retval, align 4
  store volatile i32 1, i32* inttoptr (i64 1073819648 to i32*), align 4, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %item), !dbg !40
  call void @llvm.dbg.declare(metadata i8* %item, metadata !38, metadata !DIExpression()), !dbg !41
  %0 = load volatile i8, i8* inttoptr (i64 1073819652 to i8*), align 1, !dbg !42
  store i8 %0, i8* %item, align 1, !dbg !41
  %1 = load i8, i8* %item, align 1, !dbg !43
  call void @put(%struct.ring* noundef @ring, i8 noundef zeroext %1), !dbg !44
  %call = call zeroext i8 @count(%struct.ring* noundef @ring), !dbg !45
  %conv = zext i8 %call to i32, !dbg !45
  %cmp = icmp eq i32 %conv, 1, !dbg !45
  br i1 %cmp, label %land.lhs.true, label %if.else, !dbg !45

land.lhs.true:
  %2 = load volatile i8, i8* getelementptr inbounds (%struct.ring, %struct.ring* @ring, i32 0, i32 2, i64 0), align 1, !dbg !45
  %conv2 = zext i8 %2 to i32, !dbg !45
  %cmp3 = icmp ne i32 %conv2, 7, !dbg !45
  br i1 %cmp3, label %if.then, label %if.else, !dbg !48

if.then:
  br label %if.end, !dbg !48

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !45
  unreachable, !dbg !45

if.end:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %item), !dbg !49
  ret i32 0, !dbg !50
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal void @put(%struct.ring* noundef %to, i8 noundef zeroext %item) !dbg !51 {
entry:
  %to.addr = alloca %struct.ring*, align 8
  %item.addr = alloca i8, align 1
  store %struct.ring* %to, %struct.ring** %to.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.ring** %to.addr, metadata !56, metadata !DIExpression()), !dbg !58
  store i8 %item, i8* %item.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %item.addr, metadata !57, metadata !DIExpression()), !dbg !59
  %0 = load i8, i8* %item.addr, align 1, !dbg !60
  %1 = load %struct.ring*, %struct.ring** %to.addr, align 8, !dbg !61
  %items = getelementptr inbounds %struct.ring, %struct.ring* %1, i32 0, i32 2, !dbg !62
  %2 = load %struct.ring*, %struct.ring** %to.addr, align 8, !dbg !63
  %head = getelementptr inbounds %struct.ring, %struct.ring* %2, i32 0, i32 0, !dbg !64
  %3 = load volatile i8, i8* %head, align 1, !dbg !64
  %conv = zext i8 %3 to i32, !dbg !63
  %and = and i32 %conv, 3, !dbg !65
  %idxprom = sext i32 %and to i64, !dbg !61
  %arrayidx = getelementptr inbounds [4 x i8], [4 x i8]* %items, i64 0, i64 %idxprom, !dbg !61
  store volatile i8 %0, i8* %arrayidx, align 1, !dbg !66
  %4 = load %struct.ring*, %struct.ring** %to.addr, align 8, !dbg !67
  %head1 = getelementptr inbounds %struct.ring, %struct.ring* %4, i32 0, i32 0, !dbg !68
  %5 = load volatile i8, i8* %head1, align 1, !dbg !69
  %inc = add i8 %5, 1, !dbg !69
  store volatile i8 %inc, i8* %head1, align 1, !dbg !69
  ret void, !dbg !70
}

define internal zeroext i8 @count(%struct.ring* noundef %of) !dbg !71 {
entry:
  %of.addr = alloca %struct.ring*, align 8
  store %struct.ring* %of, %struct.ring** %of.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.ring** %of.addr, metadata !75, metadata !DIExpression()), !dbg !76
  %0 = load %struct.ring*, %struct.ring** %of.addr, align 8, !dbg !77
  %head = getelementptr inbounds %struct.ring, %struct.ring* %0, i32 0, i32 0, !dbg !78
  %1 = load volatile i8, i8* %head, align 1, !dbg !78
  %conv = zext i8 %1 to i32, !dbg !77
  %2 = load %struct.ring*, %struct.ring** %of.addr, align 8, !dbg !79
  %tail = getelementptr inbounds %struct.ring, %struct.ring* %2, i32 0, i32 1, !dbg !80
  %3 = load volatile i8, i8* %tail, align 1, !dbg !80
  %conv1 = zext i8 %3 to i32, !dbg !79
  %sub = sub nsw i32 %conv, %conv1, !dbg !81
  %conv2 = trunc i32 %sub to i8, !dbg !77
  ret i8 %conv2, !dbg !82
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ring", scope: !2, file: !3, line: 5, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "register_and_ring_buffer_unsafe.c", directory: ".")
!4 = !{!5, !12}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !8, line: 26, baseType: !9)
!8 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !10, line: 42, baseType: !11)
!10 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!11 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !14)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !8, line: 24, baseType: !15)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !10, line: 38, baseType: !16)
!16 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!17 = !{!0}
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ring", file: !3, line: 4, size: 48, elements: !19)
!19 = !{!20, !21, !22}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "head", scope: !18, file: !3, line: 4, baseType: !13, size: 8)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !18, file: !3, line: 4, baseType: !13, size: 8, offset: 8)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "items", scope: !18, file: !3, line: 4, baseType: !23, size: 32, offset: 16)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 32, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 4)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 7, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 1}

!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !34, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !37)
!34 = !DISubroutineType(types: !35)
!35 = !{!36}
!36 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!37 = !{!38}
!38 = !DILocalVariable(name: "item", scope: !33, file: !3, line: 13, type: !14)
!39 = !DILocation(line: 12, column: 38, scope: !33)
!40 = !DILocation(line: 13, column: 3, scope: !33)
!41 = !DILocation(line: 13, column: 11, scope: !33)
!42 = !DILocation(line: 13, column: 18, scope: !33)
!43 = !DILocation(line: 14, column: 14, scope: !33)
!44 = !DILocation(line: 14, column: 3, scope: !33)
!45 = !DILocation(line: 15, column: 3, scope: !46)
!46 = distinct !DILexicalBlock(scope: !47, file: !3, line: 15, column: 3)
!47 = distinct !DILexicalBlock(scope: !33, file: !3, line: 15, column: 3)
!48 = !DILocation(line: 15, column: 3, scope: !47)
!49 = !DILocation(line: 17, column: 1, scope: !33)
!50 = !DILocation(line: 16, column: 3, scope: !33)
!51 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 6, type: !52, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !55)
!52 = !DISubroutineType(types: !53)
!53 = !{null, !54, !14}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!55 = !{!56, !57}
!56 = !DILocalVariable(name: "to", arg: 1, scope: !51, file: !3, line: 6, type: !54)
!57 = !DILocalVariable(name: "item", arg: 2, scope: !51, file: !3, line: 6, type: !14)
!58 = !DILocation(line: 6, column: 30, scope: !51)
!59 = !DILocation(line: 6, column: 42, scope: !51)
!60 = !DILocation(line: 7, column: 29, scope: !51)
!61 = !DILocation(line: 7, column: 3, scope: !51)
!62 = !DILocation(line: 7, column: 7, scope: !51)
!63 = !DILocation(line: 7, column: 13, scope: !51)
!64 = !DILocation(line: 7, column: 17, scope: !51)
!65 = !DILocation(line: 7, column: 22, scope: !51)
!66 = !DILocation(line: 7, column: 27, scope: !51)
!67 = !DILocation(line: 8, column: 3, scope: !51)
!68 = !DILocation(line: 8, column: 7, scope: !51)
!69 = !DILocation(line: 8, column: 11, scope: !51)
!70 = !DILocation(line: 9, column: 1, scope: !51)
!71 = distinct !DISubprogram(name: "count", scope: !3, file: !3, line: 10, type: !72, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !74)
!72 = !DISubroutineType(types: !73)
!73 = !{!14, !54}
!74 = !{!75}
!75 = !DILocalVariable(name: "of", arg: 1, scope: !71, file: !3, line: 10, type: !54)
!76 = !DILocation(line: 10, column: 35, scope: !71)
!77 = !DILocation(line: 10, column: 48, scope: !71)
!78 = !DILocation(line: 10, column: 52, scope: !71)
!79 = !DILocation(line: 10, column: 59, scope: !71)
!80 = !DILocation(line: 10, column: 63, scope: !71)
!81 = !DILocation(line: 10, column: 57, scope: !71)
!82 = !DILocation(line: 10, column: 41, scope: !71)
