source_filename = "float_bits_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { float }

@.str = private unnamed_addr constant [21 x i8] c"u.bits == 0x3dcccccd\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"float_bits_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %u = alloca %union.anon, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %union.anon* %u to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata %union.anon* %u, metadata !14, metadata !DIExpression()), !dbg !22
  %x = bitcast %union.anon* %u to float*, !dbg !23
  store float 0x3FC99999A0000000, float* %x, align 4, !dbg !24
  %bits = bitcast %union.anon* %u to i32*, !dbg !25
  %1 = load i32, i32* %bits, align 4, !dbg !25
  %cmp = icmp eq i32 %1, 1036831949, !dbg !25
  br i1 %cmp, label %if.then, label %if.else, !dbg !28

if.then:
  br label %if.end, !dbg !28

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 6, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !25
  unreachable, !dbg !25

if.end:
  %2 = bitcast %union.anon* %u to i8*, !dbg !29
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %2), !dbg !29
  ret i32 0, !dbg !30
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_bits_unsafe.c", directory: ".")
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
!13 = !{!14}
!14 = !DILocalVariable(name: "u", scope: !9, file: !1, line: 4, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !9, file: !1, line: 4, size: 32, elements: !16)
!16 = !{!17, !19}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !15, file: !1, line: 4, baseType: !18, size: 32)
!18 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "bits", scope: !15, file: !1, line: 4, baseType: !20, size: 32)
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !DILocation(line: 4, column: 3, scope: !9)
!22 = !DILocation(line: 4, column: 37, scope: !9)
!23 = !DILocation(line: 5, column: 5, scope: !9)
!24 = !DILocation(line: 5, column: 7, scope: !9)
!25 = !DILocation(line: 6, column: 3, scope: !26)
!26 = distinct !DILexicalBlock(scope: !27, file: !1, line: 6, column: 3)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 3)
!28 = !DILocation(line: 6, column: 3, scope: !27)
!29 = !DILocation(line: 8, column: 1, scope: !9)
!30 = !DILocation(line: 7, column: 3, scope: !9)
