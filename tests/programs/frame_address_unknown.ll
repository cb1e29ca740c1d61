source_filename = "frame_address_unknown.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [48 x i8] c"(char *)&x > (char *)__builtin_frame_address(0)\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"frame_address_unknown.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !12 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !18
  call void @llvm.dbg.declare(metadata i32* %x, metadata !17, metadata !DIExpression()), !dbg !19
  store i32 0, i32* %x, align 4, !dbg !19
  %1 = bitcast i32* %x to i8*, !dbg !20
  %2 = call i8* @llvm.frameaddress.p0i8(i32 0), !dbg !20
  %cmp = icmp ugt i8* %1, %2, !dbg !20
  br i1 %cmp, label %if.then, label %if.else, !dbg !23

if.then:
  br label %if.end, !dbg !23

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 6, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !20
  unreachable, !dbg !20

if.end:
  %3 = bitcast i32* %x to i8*, !dbg !24
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %3), !dbg !24
  ret i32 0, !dbg !25
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i8* @llvm.frameaddress.p0i8(i32 immarg)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "frame_address_unknown.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 7, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 1}

!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !13, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{!17}
!17 = !DILocalVariable(name: "x", scope: !12, file: !1, line: 5, type: !15)
!18 = !DILocation(line: 5, column: 3, scope: !12)
!19 = !DILocation(line: 5, column: 7, scope: !12)
!20 = !DILocation(line: 6, column: 3, scope: !21)
!21 = distinct !DILexicalBlock(scope: !22, file: !1, line: 6, column: 3)
!22 = distinct !DILexicalBlock(scope: !12, file: !1, line: 6, column: 3)
!23 = !DILocation(line: 6, column: 3, scope: !22)
!24 = !DILocation(line: 8, column: 1, scope: !12)
!25 = !DILocation(line: 7, column: 3, scope: !12)
