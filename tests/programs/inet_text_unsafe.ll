source_filename = "inet_text_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.in_addr = type { i32 }

@.str = private unnamed_addr constant [18 x i8] c"strlen(text) < 15\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"inet_text_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %address = alloca %struct.in_addr, align 4
  %text = alloca [16 x i8], align 16
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.in_addr* %address to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !30
  call void @llvm.dbg.declare(metadata %struct.in_addr* %address, metadata !14, metadata !DIExpression()), !dbg !31
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !32
  %s_addr = getelementptr inbounds %struct.in_addr, %struct.in_addr* %address, i32 0, i32 0, !dbg !33
  store i32 %call, i32* %s_addr, align 4, !dbg !34
  %1 = bitcast [16 x i8]* %text to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %1), !dbg !35
  call void @llvm.dbg.declare(metadata [16 x i8]* %text, metadata !25, metadata !DIExpression()), !dbg !36
  %2 = bitcast %struct.in_addr* %address to i8*, !dbg !37
  %arraydecay = getelementptr inbounds [16 x i8], [16 x i8]* %text, i64 0, i64 0, !dbg !38
  %call1 = call i8* @inet_ntop(i32 noundef 2, i8* noundef %2, i8* noundef %arraydecay, i32 noundef 16), !dbg !39
  %arraydecay2 = getelementptr inbounds [16 x i8], [16 x i8]* %text, i64 0, i64 0, !dbg !40
  %call3 = call i64 @strlen(i8* noundef %arraydecay2), !dbg !40
  %cmp = icmp ult i64 %call3, 15, !dbg !40
  br i1 %cmp, label %if.then, label %if.else, !dbg !43

if.then:
  br label %if.end, !dbg !43

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !40
  unreachable, !dbg !40

if.end:
  %3 = bitcast [16 x i8]* %text to i8*, !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %3), !dbg !44
  %4 = bitcast %struct.in_addr* %address to i8*, !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !44
  ret i32 0, !dbg !45
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare !dbg !46 i8* @inet_ntop(i32 noundef, i8* noundef, i8* noundef, i32 noundef)

declare i64 @strlen(i8* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "inet_text_unsafe.c", directory: ".")
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
!13 = !{!14, !25}
!14 = !DILocalVariable(name: "address", scope: !9, file: !1, line: 9, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "in_addr", file: !16, line: 31, size: 32, elements: !17)
!16 = !DIFile(filename: "/usr/include/netinet/in.h", directory: "")
!17 = !{!18}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "s_addr", scope: !15, file: !16, line: 33, baseType: !19, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "in_addr_t", file: !16, line: 30, baseType: !20)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !21, line: 26, baseType: !22)
!21 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !23, line: 42, baseType: !24)
!23 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!24 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!25 = !DILocalVariable(name: "text", scope: !9, file: !1, line: 11, type: !26)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 128, elements: !28)
!27 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!28 = !{!29}
!29 = !DISubrange(count: 16)
!30 = !DILocation(line: 9, column: 3, scope: !9)
!31 = !DILocation(line: 9, column: 18, scope: !9)
!32 = !DILocation(line: 10, column: 20, scope: !9)
!33 = !DILocation(line: 10, column: 11, scope: !9)
!34 = !DILocation(line: 10, column: 18, scope: !9)
!35 = !DILocation(line: 11, column: 3, scope: !9)
!36 = !DILocation(line: 11, column: 8, scope: !9)
!37 = !DILocation(line: 12, column: 22, scope: !9)
!38 = !DILocation(line: 12, column: 32, scope: !9)
!39 = !DILocation(line: 12, column: 3, scope: !9)
!40 = !DILocation(line: 13, column: 3, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !1, line: 13, column: 3)
!42 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 3)
!43 = !DILocation(line: 13, column: 3, scope: !42)
!44 = !DILocation(line: 15, column: 1, scope: !9)
!45 = !DILocation(line: 14, column: 3, scope: !9)
!46 = !DISubprogram(name: "inet_ntop", scope: !47, file: !47, line: 64, type: !48, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !60)
!47 = !DIFile(filename: "/usr/include/arpa/inet.h", directory: "")
!48 = !DISubroutineType(types: !49)
!49 = !{!50, !12, !52, !55, !57}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !27)
!52 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !53)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!55 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !56)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "socklen_t", file: !58, line: 33, baseType: !59)
!58 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/socket.h", directory: "")
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "__socklen_t", file: !23, line: 210, baseType: !24)
!60 = !{}
