source_filename = "signal_flag_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"x != 5\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"signal_flag_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@caught = internal global i32 0, align 4, !dbg !0

define dso_local i32 @main() !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call void (i32)* @signal(i32 noundef 2, void (i32)* noundef @catch), !dbg !23
  %0 = bitcast i32* %x to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata i32* %x, metadata !22, metadata !DIExpression()), !dbg !25
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !26
  store i32 %call1, i32* %x, align 4, !dbg !25
  %1 = load i32, i32* %x, align 4, !dbg !27
  %cmp = icmp ne i32 %1, 5, !dbg !27
  br i1 %cmp, label %if.then, label %if.else, !dbg !30

if.then:
  br label %if.end, !dbg !30

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !27
  unreachable, !dbg !27

if.end:
  %2 = load volatile i32, i32* @caught, align 4, !dbg !31
  %3 = bitcast i32* %x to i8*, !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %3), !dbg !32
  ret i32 %2, !dbg !33
}

declare !dbg !34 void (i32)* @signal(i32 noundef, void (i32)* noundef)

define internal void @catch(i32 noundef %number) !dbg !43 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, i32* %number.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %number.addr, metadata !45, metadata !DIExpression()), !dbg !46
  %0 = load i32, i32* %number.addr, align 4, !dbg !47
  store volatile i32 %0, i32* @caught, align 4, !dbg !48
  ret void, !dbg !49
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "caught", scope: !2, file: !3, line: 7, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "signal_flag_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !6)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "sig_atomic_t", file: !7, line: 8, baseType: !8)
!7 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/sig_atomic_t.h", directory: "")
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sig_atomic_t", file: !9, line: 215, baseType: !10)
!9 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}

!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !19, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!10}
!21 = !{!22}
!22 = !DILocalVariable(name: "x", scope: !18, file: !3, line: 13, type: !10)
!23 = !DILocation(line: 12, column: 3, scope: !18)
!24 = !DILocation(line: 13, column: 3, scope: !18)
!25 = !DILocation(line: 13, column: 7, scope: !18)
!26 = !DILocation(line: 13, column: 11, scope: !18)
!27 = !DILocation(line: 14, column: 3, scope: !28)
!28 = distinct !DILexicalBlock(scope: !29, file: !3, line: 14, column: 3)
!29 = distinct !DILexicalBlock(scope: !18, file: !3, line: 14, column: 3)
!30 = !DILocation(line: 14, column: 3, scope: !29)
!31 = !DILocation(line: 15, column: 10, scope: !18)
!32 = !DILocation(line: 16, column: 1, scope: !18)
!33 = !DILocation(line: 15, column: 3, scope: !18)
!34 = !DISubprogram(name: "signal", scope: !35, file: !35, line: 88, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !42)
!35 = !DIFile(filename: "/usr/include/signal.h", directory: "")
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !10, !38}
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sighandler_t", file: !35, line: 72, baseType: !39)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!40 = !DISubroutineType(types: !41)
!41 = !{null, !10}
!42 = !{}
!43 = distinct !DISubprogram(name: "catch", scope: !3, file: !3, line: 9, type: !40, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !44)
!44 = !{!45}
!45 = !DILocalVariable(name: "number", arg: 1, scope: !43, file: !3, line: 9, type: !10)
!46 = !DILocation(line: 9, column: 23, scope: !43)
!47 = !DILocation(line: 9, column: 42, scope: !43)
!48 = !DILocation(line: 9, column: 40, scope: !43)
!49 = !DILocation(line: 9, column: 50, scope: !43)
