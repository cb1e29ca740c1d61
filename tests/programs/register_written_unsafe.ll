source_filename = "register_written_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.uart = type { i32, i32, i32 }

@.str = private unnamed_addr constant [13 x i8] c"byte != 0x5a\00", align 1
@.str.1 = private unnamed_addr constant [26 x i8] c"register_written_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !25 {
entry:
  %retval = alloca i32, align 4
  %byte = alloca i8, align 1
  %same = alloca %struct.uart*, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %byte), !dbg !32
  call void @llvm.dbg.declare(metadata i8* %byte, metadata !30, metadata !DIExpression()), !dbg !33
  store i8 0, i8* %byte, align 1, !dbg !33
  store volatile i32 64, i32* getelementptr inbounds (%struct.uart, %struct.uart* inttoptr (i64 1073819648 to %struct.uart*), i32 0, i32 0), align 4, !dbg !34
  %0 = bitcast %struct.uart** %same to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !35
  call void @llvm.dbg.declare(metadata %struct.uart** %same, metadata !31, metadata !DIExpression()), !dbg !36
  store %struct.uart* inttoptr (i64 1073819648 to %struct.uart*), %struct.uart** %same, align 8, !dbg !36
  %1 = load %struct.uart*, %struct.uart** %same, align 8, !dbg !37
  %control = getelementptr inbounds %struct.uart, %struct.uart* %1, i32 0, i32 0, !dbg !38
  %2 = load volatile i32, i32* %control, align 4, !dbg !39
  %or = or i32 %2, 4, !dbg !39
  store volatile i32 %or, i32* %control, align 4, !dbg !39
  %call = call i32 @receive(%struct.uart* noundef inttoptr (i64 1073819648 to %struct.uart*), i8* noundef %byte), !dbg !40
  %cmp = icmp eq i32 %call, 0, !dbg !42
  br i1 %cmp, label %if.then, label %if.end4, !dbg !43

if.then:
  %3 = load i8, i8* %byte, align 1, !dbg !44
  %conv = zext i8 %3 to i32, !dbg !44
  %cmp1 = icmp ne i32 %conv, 90, !dbg !44
  br i1 %cmp1, label %if.then3, label %if.else, !dbg !47

if.then3:
  br label %if.end, !dbg !47

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.1, i64 0, i64 0), i32 noundef 20, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !44
  unreachable, !dbg !44

if.end:
  br label %if.end4, !dbg !48

if.end4:
  store i32 0, i32* %retval, align 4, !dbg !49
  %4 = bitcast %struct.uart** %same to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %4), !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %byte), !dbg !50
  %5 = load i32, i32* %retval, align 4, !dbg !50
  ret i32 %5, !dbg !50
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal i32 @receive(%struct.uart* noundef %from, i8* noundef %to) !dbg !51 {
entry:
  %retval = alloca i32, align 4
  %from.addr = alloca %struct.uart*, align 8
  %to.addr = alloca i8*, align 8
  %tries = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store %struct.uart* %from, %struct.uart** %from.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.uart** %from.addr, metadata !56, metadata !DIExpression()), !dbg !60
  store i8* %to, i8** %to.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %to.addr, metadata !57, metadata !DIExpression()), !dbg !61
  %0 = bitcast i32* %tries to i8*, !dbg !62
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !62
  call void @llvm.dbg.declare(metadata i32* %tries, metadata !58, metadata !DIExpression()), !dbg !63
  store i32 0, i32* %tries, align 4, !dbg !63
  br label %for.cond, !dbg !62

for.cond:
  %1 = load i32, i32* %tries, align 4, !dbg !64
  %cmp = icmp slt i32 %1, 3, !dbg !66
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !67

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !67

for.body:
  %2 = load %struct.uart*, %struct.uart** %from.addr, align 8, !dbg !68
  %status = getelementptr inbounds %struct.uart, %struct.uart* %2, i32 0, i32 1, !dbg !71
  %3 = load volatile i32, i32* %status, align 4, !dbg !71
  %and = and i32 %3, 1, !dbg !72
  %tobool = icmp ne i32 %and, 0, !dbg !72
  br i1 %tobool, label %if.then, label %if.end, !dbg !73

if.then:
  %4 = load %struct.uart*, %struct.uart** %from.addr, align 8, !dbg !74
  %data = getelementptr inbounds %struct.uart, %struct.uart* %4, i32 0, i32 2, !dbg !76
  %5 = load volatile i32, i32* %data, align 4, !dbg !76
  %conv = trunc i32 %5 to i8, !dbg !77
  %6 = load i8*, i8** %to.addr, align 8, !dbg !78
  store i8 %conv, i8* %6, align 1, !dbg !79
  store i32 0, i32* %retval, align 4, !dbg !80
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !80

if.end:
  br label %for.inc, !dbg !81

for.inc:
  %7 = load i32, i32* %tries, align 4, !dbg !82
  %inc = add nsw i32 %7, 1, !dbg !82
  store i32 %inc, i32* %tries, align 4, !dbg !82
  br label %for.cond, !dbg !83, !llvm.loop !84

cleanup:
  %8 = bitcast i32* %tries to i8*, !dbg !83
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !83
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 2, label %for.end
    i32 1, label %return
  ]

for.end:
  store i32 -1, i32* %retval, align 4, !dbg !88
  br label %return, !dbg !88

return:
  %9 = load i32, i32* %retval, align 4, !dbg !89
  ret i32 %9, !dbg !89

unreachable:
  unreachable
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "register_written_unsafe.c", directory: ".")
!2 = !{!3, !15}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uart", file: !1, line: 4, size: 96, elements: !5)
!5 = !{!6, !13, !14}
!6 = !DIDerivedType(tag: DW_TAG_member, name: "control", scope: !4, file: !1, line: 4, baseType: !7, size: 32)
!7 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !9, line: 26, baseType: !10)
!9 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !11, line: 42, baseType: !12)
!11 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!12 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "status", scope: !4, file: !1, line: 4, baseType: !7, size: 32, offset: 32)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !4, file: !1, line: 4, baseType: !7, size: 32, offset: 64)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !9, line: 24, baseType: !16)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !11, line: 38, baseType: !17)
!17 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!18 = !{i32 7, !"Dwarf Version", i32 5}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 7, !"PIC Level", i32 2}
!22 = !{i32 7, !"PIE Level", i32 2}
!23 = !{i32 7, !"uwtable", i32 1}

!25 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 15, type: !26, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !29)
!26 = !DISubroutineType(types: !27)
!27 = !{!28}
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !{!30, !31}
!30 = !DILocalVariable(name: "byte", scope: !25, file: !1, line: 16, type: !15)
!31 = !DILocalVariable(name: "same", scope: !25, file: !1, line: 18, type: !3)
!32 = !DILocation(line: 16, column: 3, scope: !25)
!33 = !DILocation(line: 16, column: 11, scope: !25)
!34 = !DILocation(line: 17, column: 17, scope: !25)
!35 = !DILocation(line: 18, column: 3, scope: !25)
!36 = !DILocation(line: 18, column: 16, scope: !25)
!37 = !DILocation(line: 19, column: 3, scope: !25)
!38 = !DILocation(line: 19, column: 9, scope: !25)
!39 = !DILocation(line: 19, column: 17, scope: !25)
!40 = !DILocation(line: 20, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !25, file: !1, line: 20, column: 7)
!42 = !DILocation(line: 20, column: 28, scope: !41)
!43 = !DILocation(line: 20, column: 7, scope: !25)
!44 = !DILocation(line: 20, column: 34, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !1, line: 20, column: 34)
!46 = distinct !DILexicalBlock(scope: !41, file: !1, line: 20, column: 34)
!47 = !DILocation(line: 20, column: 34, scope: !46)
!48 = !DILocation(line: 20, column: 34, scope: !41)
!49 = !DILocation(line: 21, column: 3, scope: !25)
!50 = !DILocation(line: 22, column: 1, scope: !25)
!51 = distinct !DISubprogram(name: "receive", scope: !1, file: !1, line: 6, type: !52, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !55)
!52 = !DISubroutineType(types: !53)
!53 = !{!28, !3, !54}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!55 = !{!56, !57, !58}
!56 = !DILocalVariable(name: "from", arg: 1, scope: !51, file: !1, line: 6, type: !3)
!57 = !DILocalVariable(name: "to", arg: 2, scope: !51, file: !1, line: 6, type: !54)
!58 = !DILocalVariable(name: "tries", scope: !59, file: !1, line: 7, type: !28)
!59 = distinct !DILexicalBlock(scope: !51, file: !1, line: 7, column: 3)
!60 = !DILocation(line: 6, column: 33, scope: !51)
!61 = !DILocation(line: 6, column: 48, scope: !51)
!62 = !DILocation(line: 7, column: 8, scope: !59)
!63 = !DILocation(line: 7, column: 12, scope: !59)
!64 = !DILocation(line: 7, column: 23, scope: !65)
!65 = distinct !DILexicalBlock(scope: !59, file: !1, line: 7, column: 3)
!66 = !DILocation(line: 7, column: 29, scope: !65)
!67 = !DILocation(line: 7, column: 3, scope: !59)
!68 = !DILocation(line: 8, column: 9, scope: !69)
!69 = distinct !DILexicalBlock(scope: !70, file: !1, line: 8, column: 9)
!70 = distinct !DILexicalBlock(scope: !65, file: !1, line: 7, column: 43)
!71 = !DILocation(line: 8, column: 15, scope: !69)
!72 = !DILocation(line: 8, column: 22, scope: !69)
!73 = !DILocation(line: 8, column: 9, scope: !70)
!74 = !DILocation(line: 9, column: 22, scope: !75)
!75 = distinct !DILexicalBlock(scope: !69, file: !1, line: 8, column: 27)
!76 = !DILocation(line: 9, column: 28, scope: !75)
!77 = !DILocation(line: 9, column: 13, scope: !75)
!78 = !DILocation(line: 9, column: 8, scope: !75)
!79 = !DILocation(line: 9, column: 11, scope: !75)
!80 = !DILocation(line: 10, column: 7, scope: !75)
!81 = !DILocation(line: 12, column: 3, scope: !70)
!82 = !DILocation(line: 7, column: 39, scope: !65)
!83 = !DILocation(line: 7, column: 3, scope: !65)
!84 = distinct !{!84, !67, !85, !86, !87}
!85 = !DILocation(line: 12, column: 3, scope: !59)
!86 = !{!"llvm.loop.mustprogress"}
!87 = !{!"llvm.loop.unroll.disable"}
!88 = !DILocation(line: 13, column: 3, scope: !51)
!89 = !DILocation(line: 14, column: 1, scope: !51)
