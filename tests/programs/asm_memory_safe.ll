source_filename = "asm_memory_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = internal global [4 x i32] zeroinitializer, align 16, !dbg !0
@hidden = internal global i32 3, align 4, !dbg !5
@.str = private unnamed_addr constant [30 x i8] c"y == y + hidden - 3 && z >= 0\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"asm_memory_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %z = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %x, metadata !22, metadata !DIExpression()), !dbg !26
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !27
  store i32 %call, i32* %x, align 4, !dbg !26
  %1 = bitcast i32* %y to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %y, metadata !23, metadata !DIExpression()), !dbg !28
  %2 = load i32, i32* %x, align 4, !dbg !29
  store i32 %2, i32* %y, align 4, !dbg !28
  %3 = bitcast i32* %z to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %z, metadata !24, metadata !DIExpression()), !dbg !30
  store i32 0, i32* %z, align 4, !dbg !30
  call void asm sideeffect "incl $0", "=*m,*m,~{dirflag},~{fpsr},~{flags}"(i32* elementtype(i32) %x, i32* elementtype(i32) %x) #5, !dbg !31, !srcloc !32
  call void asm sideeffect "movl $$1, ($0)", "r,~{memory},~{dirflag},~{fpsr},~{flags}"(i32* getelementptr inbounds ([4 x i32], [4 x i32]* @table, i64 0, i64 1)) #5, !dbg !33, !srcloc !34
  %4 = call i32 asm sideeffect "1: decl $0\0A\09jnz 1b", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 7) #5, !dbg !35, !srcloc !36
  store i32 %4, i32* %z, align 4, !dbg !35
  %5 = load i32, i32* %z, align 4, !dbg !37
  %cmp = icmp slt i32 %5, 0, !dbg !39
  br i1 %cmp, label %if.then, label %if.end, !dbg !40

if.then:
  store i32 0, i32* %z, align 4, !dbg !41
  br label %if.end, !dbg !42

if.end:
  %6 = load i32, i32* %y, align 4, !dbg !43
  %7 = load i32, i32* %y, align 4, !dbg !43
  %8 = load i32, i32* @hidden, align 4, !dbg !43
  %add = add nsw i32 %7, %8, !dbg !43
  %sub = sub nsw i32 %add, 3, !dbg !43
  %cmp1 = icmp eq i32 %6, %sub, !dbg !43
  br i1 %cmp1, label %land.lhs.true, label %if.else, !dbg !43

land.lhs.true:
  %9 = load i32, i32* %z, align 4, !dbg !43
  %cmp2 = icmp sge i32 %9, 0, !dbg !43
  br i1 %cmp2, label %if.then3, label %if.else, !dbg !46

if.then3:
  br label %if.end4, !dbg !46

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !43
  unreachable, !dbg !43

if.end4:
  %10 = bitcast i32* %z to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !47
  %11 = bitcast i32* %y to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !47
  %12 = bitcast i32* %x to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !47
  ret i32 0, !dbg !48
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 6, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "asm_memory_safe.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "hidden", scope: !2, file: !3, line: 6, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, elements: !9)
!9 = !{!10}
!10 = !DISubrange(count: 4)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}

!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !19, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!7}
!21 = !{!22, !23, !24}
!22 = !DILocalVariable(name: "x", scope: !18, file: !3, line: 9, type: !7)
!23 = !DILocalVariable(name: "y", scope: !18, file: !3, line: 9, type: !7)
!24 = !DILocalVariable(name: "z", scope: !18, file: !3, line: 9, type: !7)
!25 = !DILocation(line: 9, column: 3, scope: !18)
!26 = !DILocation(line: 9, column: 7, scope: !18)
!27 = !DILocation(line: 9, column: 11, scope: !18)
!28 = !DILocation(line: 9, column: 36, scope: !18)
!29 = !DILocation(line: 9, column: 40, scope: !18)
!30 = !DILocation(line: 9, column: 43, scope: !18)
!31 = !DILocation(line: 10, column: 3, scope: !18)
!32 = !{i64 278}
!33 = !DILocation(line: 11, column: 3, scope: !18)
!34 = !{i64 319}
!35 = !DILocation(line: 12, column: 3, scope: !18)
!36 = !{i64 386, i64 399}
!37 = !DILocation(line: 13, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !18, file: !3, line: 13, column: 7)
!39 = !DILocation(line: 13, column: 9, scope: !38)
!40 = !DILocation(line: 13, column: 7, scope: !18)
!41 = !DILocation(line: 13, column: 16, scope: !38)
!42 = !DILocation(line: 13, column: 14, scope: !38)
!43 = !DILocation(line: 14, column: 3, scope: !44)
!44 = distinct !DILexicalBlock(scope: !45, file: !3, line: 14, column: 3)
!45 = distinct !DILexicalBlock(scope: !18, file: !3, line: 14, column: 3)
!46 = !DILocation(line: 14, column: 3, scope: !45)
!47 = !DILocation(line: 16, column: 1, scope: !18)
!48 = !DILocation(line: 15, column: 3, scope: !18)
