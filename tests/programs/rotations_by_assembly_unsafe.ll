source_filename = "rotations_by_assembly_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [66 x i8] c"rol(0x80000001u, 4) == 0x18 && ror64(1, 1) == 0x8000000000000000u\00", align 1
@.str.1 = private unnamed_addr constant [31 x i8] c"rotations_by_assembly_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [40 x i8] c"rol(x, 37) == rol5(x) && rol(x, 0) == x\00", align 1
@.str.3 = private unnamed_addr constant [38 x i8] c"rol(x, n) == (x >> n | x << (32 - n))\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %n = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %x, metadata !14, metadata !DIExpression()), !dbg !22
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !23
  store i32 %call, i32* %x, align 4, !dbg !22
  %1 = bitcast i32* %n to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !24
  call void @llvm.dbg.declare(metadata i32* %n, metadata !20, metadata !DIExpression()), !dbg !25
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !26
  store i32 %call1, i32* %n, align 4, !dbg !25
  %call2 = call i32 @rol(i32 noundef -2147483647, i32 noundef 4), !dbg !27
  %cmp = icmp eq i32 %call2, 24, !dbg !27
  br i1 %cmp, label %land.lhs.true, label %if.else, !dbg !27

land.lhs.true:
  %call3 = call i64 @ror64(i64 noundef 1, i32 noundef 1), !dbg !27
  %cmp4 = icmp eq i64 %call3, -9223372036854775808, !dbg !27
  br i1 %cmp4, label %if.then, label %if.else, !dbg !30

if.then:
  br label %if.end, !dbg !30

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.1, i64 0, i64 0), i32 noundef 20, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !27
  unreachable, !dbg !27

if.end:
  %2 = load i32, i32* %x, align 4, !dbg !31
  %call5 = call i32 @rol(i32 noundef %2, i32 noundef 37), !dbg !31
  %3 = load i32, i32* %x, align 4, !dbg !31
  %call6 = call i32 @rol5(i32 noundef %3), !dbg !31
  %cmp7 = icmp eq i32 %call5, %call6, !dbg !31
  br i1 %cmp7, label %land.lhs.true8, label %if.else12, !dbg !31

land.lhs.true8:
  %4 = load i32, i32* %x, align 4, !dbg !31
  %call9 = call i32 @rol(i32 noundef %4, i32 noundef 0), !dbg !31
  %5 = load i32, i32* %x, align 4, !dbg !31
  %cmp10 = icmp eq i32 %call9, %5, !dbg !31
  br i1 %cmp10, label %if.then11, label %if.else12, !dbg !34

if.then11:
  br label %if.end13, !dbg !34

if.else12:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.1, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !31
  unreachable, !dbg !31

if.end13:
  %6 = load i32, i32* %n, align 4, !dbg !35
  %cmp14 = icmp sgt i32 %6, 0, !dbg !37
  br i1 %cmp14, label %land.lhs.true15, label %if.end23, !dbg !38

land.lhs.true15:
  %7 = load i32, i32* %n, align 4, !dbg !39
  %cmp16 = icmp slt i32 %7, 32, !dbg !40
  br i1 %cmp16, label %if.then17, label %if.end23, !dbg !41

if.then17:
  %8 = load i32, i32* %x, align 4, !dbg !42
  %9 = load i32, i32* %n, align 4, !dbg !42
  %call18 = call i32 @rol(i32 noundef %8, i32 noundef %9), !dbg !42
  %10 = load i32, i32* %x, align 4, !dbg !42
  %11 = load i32, i32* %n, align 4, !dbg !42
  %shr = lshr i32 %10, %11, !dbg !42
  %12 = load i32, i32* %x, align 4, !dbg !42
  %13 = load i32, i32* %n, align 4, !dbg !42
  %sub = sub nsw i32 32, %13, !dbg !42
  %shl = shl i32 %12, %sub, !dbg !42
  %or = or i32 %shr, %shl, !dbg !42
  %cmp19 = icmp eq i32 %call18, %or, !dbg !42
  br i1 %cmp19, label %if.then20, label %if.else21, !dbg !45

if.then20:
  br label %if.end22, !dbg !45

if.else21:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.1, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !42
  unreachable, !dbg !42

if.end22:
  br label %if.end23, !dbg !46

if.end23:
  %14 = bitcast i32* %n to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !47
  %15 = bitcast i32* %x to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !47
  ret i32 0, !dbg !48
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal i32 @rol(i32 noundef %word, i32 noundef %distance) !dbg !49 {
entry:
  %word.addr = alloca i32, align 4
  %distance.addr = alloca i32, align 4
  store i32 %word, i32* %word.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %word.addr, metadata !53, metadata !DIExpression()), !dbg !55
  store i32 %distance, i32* %distance.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %distance.addr, metadata !54, metadata !DIExpression()), !dbg !56
  %0 = load i32, i32* %word.addr, align 4, !dbg !57
  %1 = load i32, i32* %distance.addr, align 4, !dbg !58
  %2 = call i32 asm "roll %cl,$0", "=r,0,{cx},~{dirflag},~{fpsr},~{flags}"(i32 %0, i32 %1) #8, !dbg !59, !srcloc !60
  store i32 %2, i32* %word.addr, align 4, !dbg !59
  %3 = load i32, i32* %word.addr, align 4, !dbg !61
  ret i32 %3, !dbg !62
}

define internal i64 @ror64(i64 noundef %word, i32 noundef %distance) !dbg !63 {
entry:
  %word.addr = alloca i64, align 8
  %distance.addr = alloca i32, align 4
  store i64 %word, i64* %word.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %word.addr, metadata !70, metadata !DIExpression()), !dbg !72
  store i32 %distance, i32* %distance.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %distance.addr, metadata !71, metadata !DIExpression()), !dbg !73
  %0 = load i64, i64* %word.addr, align 8, !dbg !74
  %1 = load i32, i32* %distance.addr, align 4, !dbg !75
  %2 = call i64 asm "rorq %cl,$0", "=r,0,{cx},~{dirflag},~{fpsr},~{flags}"(i64 %0, i32 %1) #8, !dbg !76, !srcloc !77
  store i64 %2, i64* %word.addr, align 8, !dbg !76
  %3 = load i64, i64* %word.addr, align 8, !dbg !78
  ret i64 %3, !dbg !79
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define internal i32 @rol5(i32 noundef %word) !dbg !80 {
entry:
  %word.addr = alloca i32, align 4
  store i32 %word, i32* %word.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %word.addr, metadata !84, metadata !DIExpression()), !dbg !85
  %0 = load i32, i32* %word.addr, align 4, !dbg !86
  %1 = call i32 asm "roll $$5,$0", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %0) #8, !dbg !86, !srcloc !87
  store i32 %1, i32* %word.addr, align 4, !dbg !86
  %2 = load i32, i32* %word.addr, align 4, !dbg !88
  ret i32 %2, !dbg !89
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "rotations_by_assembly_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 17, type: !10, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !20}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 18, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !16, line: 26, baseType: !17)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !18, line: 42, baseType: !19)
!18 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 19, type: !12)
!21 = !DILocation(line: 18, column: 3, scope: !9)
!22 = !DILocation(line: 18, column: 12, scope: !9)
!23 = !DILocation(line: 18, column: 16, scope: !9)
!24 = !DILocation(line: 19, column: 3, scope: !9)
!25 = !DILocation(line: 19, column: 7, scope: !9)
!26 = !DILocation(line: 19, column: 11, scope: !9)
!27 = !DILocation(line: 20, column: 3, scope: !28)
!28 = distinct !DILexicalBlock(scope: !29, file: !1, line: 20, column: 3)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 20, column: 3)
!30 = !DILocation(line: 20, column: 3, scope: !29)
!31 = !DILocation(line: 21, column: 3, scope: !32)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 21, column: 3)
!33 = distinct !DILexicalBlock(scope: !9, file: !1, line: 21, column: 3)
!34 = !DILocation(line: 21, column: 3, scope: !33)
!35 = !DILocation(line: 22, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !9, file: !1, line: 22, column: 7)
!37 = !DILocation(line: 22, column: 9, scope: !36)
!38 = !DILocation(line: 22, column: 13, scope: !36)
!39 = !DILocation(line: 22, column: 16, scope: !36)
!40 = !DILocation(line: 22, column: 18, scope: !36)
!41 = !DILocation(line: 22, column: 7, scope: !9)
!42 = !DILocation(line: 22, column: 24, scope: !43)
!43 = distinct !DILexicalBlock(scope: !44, file: !1, line: 22, column: 24)
!44 = distinct !DILexicalBlock(scope: !36, file: !1, line: 22, column: 24)
!45 = !DILocation(line: 22, column: 24, scope: !44)
!46 = !DILocation(line: 22, column: 24, scope: !36)
!47 = !DILocation(line: 24, column: 1, scope: !9)
!48 = !DILocation(line: 23, column: 3, scope: !9)
!49 = distinct !DISubprogram(name: "rol", scope: !1, file: !1, line: 5, type: !50, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !52)
!50 = !DISubroutineType(types: !51)
!51 = !{!15, !15, !12}
!52 = !{!53, !54}
!53 = !DILocalVariable(name: "word", arg: 1, scope: !49, file: !1, line: 5, type: !15)
!54 = !DILocalVariable(name: "distance", arg: 2, scope: !49, file: !1, line: 5, type: !12)
!55 = !DILocation(line: 5, column: 37, scope: !49)
!56 = !DILocation(line: 5, column: 47, scope: !49)
!57 = !DILocation(line: 6, column: 45, scope: !49)
!58 = !DILocation(line: 6, column: 56, scope: !49)
!59 = !DILocation(line: 6, column: 3, scope: !49)
!60 = !{i64 256}
!61 = !DILocation(line: 7, column: 10, scope: !49)
!62 = !DILocation(line: 7, column: 3, scope: !49)
!63 = distinct !DISubprogram(name: "ror64", scope: !1, file: !1, line: 9, type: !64, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !69)
!64 = !DISubroutineType(types: !65)
!65 = !{!66, !66, !12}
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !16, line: 27, baseType: !67)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !18, line: 45, baseType: !68)
!68 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!69 = !{!70, !71}
!70 = !DILocalVariable(name: "word", arg: 1, scope: !63, file: !1, line: 9, type: !66)
!71 = !DILocalVariable(name: "distance", arg: 2, scope: !63, file: !1, line: 9, type: !12)
!72 = !DILocation(line: 9, column: 39, scope: !63)
!73 = !DILocation(line: 9, column: 49, scope: !63)
!74 = !DILocation(line: 10, column: 45, scope: !63)
!75 = !DILocation(line: 10, column: 56, scope: !63)
!76 = !DILocation(line: 10, column: 3, scope: !63)
!77 = !{i64 400}
!78 = !DILocation(line: 11, column: 10, scope: !63)
!79 = !DILocation(line: 11, column: 3, scope: !63)
!80 = distinct !DISubprogram(name: "rol5", scope: !1, file: !1, line: 13, type: !81, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !83)
!81 = !DISubroutineType(types: !82)
!82 = !{!15, !15}
!83 = !{!84}
!84 = !DILocalVariable(name: "word", arg: 1, scope: !80, file: !1, line: 13, type: !15)
!85 = !DILocation(line: 13, column: 38, scope: !80)
!86 = !DILocation(line: 14, column: 3, scope: !80)
!87 = !{i64 529}
!88 = !DILocation(line: 15, column: 10, scope: !80)
!89 = !DILocation(line: 15, column: 3, scope: !80)
