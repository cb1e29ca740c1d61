source_filename = "asm_barrier_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, i32 }

@.str = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.1 = private unnamed_addr constant [49 x i8] c"x == y && pair.first == y && wide == y && z == 5\00", align 1
@.str.2 = private unnamed_addr constant [19 x i8] c"asm_barrier_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [32 x i8] c"number == 1.5 && text[1] == 'b'\00", align 1

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %z = alloca i32, align 4
  %wide = alloca i64, align 8
  %pair = alloca %struct.pair, align 4
  %number = alloca double, align 8
  %text = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %x, metadata !16, metadata !DIExpression()), !dbg !31
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !32
  store i32 %call, i32* %x, align 4, !dbg !31
  %1 = bitcast i32* %y to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %y, metadata !17, metadata !DIExpression()), !dbg !33
  %2 = bitcast i32* %z to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %z, metadata !18, metadata !DIExpression()), !dbg !34
  %3 = bitcast i64* %wide to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !35
  call void @llvm.dbg.declare(metadata i64* %wide, metadata !19, metadata !DIExpression()), !dbg !36
  %4 = load i32, i32* %x, align 4, !dbg !37
  %conv = sext i32 %4 to i64, !dbg !37
  store i64 %conv, i64* %wide, align 8, !dbg !36
  %5 = bitcast %struct.pair* %pair to i8*, !dbg !38
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %5), !dbg !38
  call void @llvm.dbg.declare(metadata %struct.pair* %pair, metadata !21, metadata !DIExpression()), !dbg !39
  %first = getelementptr inbounds %struct.pair, %struct.pair* %pair, i32 0, i32 0, !dbg !40
  %6 = load i32, i32* %x, align 4, !dbg !41
  store i32 %6, i32* %first, align 4, !dbg !40
  %second = getelementptr inbounds %struct.pair, %struct.pair* %pair, i32 0, i32 1, !dbg !40
  store i32 1, i32* %second, align 4, !dbg !40
  %7 = bitcast double* %number to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %7), !dbg !42
  call void @llvm.dbg.declare(metadata double* %number, metadata !26, metadata !DIExpression()), !dbg !43
  store double 1.500000e+00, double* %number, align 8, !dbg !43
  %8 = bitcast i8** %text to i8*, !dbg !44
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %8), !dbg !44
  call void @llvm.dbg.declare(metadata i8** %text, metadata !28, metadata !DIExpression()), !dbg !45
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i8** %text, align 8, !dbg !45
  %9 = load i32, i32* %x, align 4, !dbg !46
  %10 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %9) #6, !dbg !47, !srcloc !48
  store i32 %10, i32* %y, align 4, !dbg !47
  %11 = load i32, i32* %x, align 4, !dbg !49
  %12 = load i64, i64* %wide, align 8, !dbg !49
  %13 = call i32 asm sideeffect "", "=r,=*m,=*imr,0,*m,2,~{memory},~{dirflag},~{fpsr},~{flags}"(%struct.pair* elementtype(%struct.pair) %pair, i64* elementtype(i64) %wide, i32 %11, %struct.pair* elementtype(%struct.pair) %pair, i64 %12) #5, !dbg !49, !srcloc !50
  store i32 %13, i32* %x, align 4, !dbg !49
  %14 = load double, double* %number, align 8, !dbg !51
  %15 = call { i32, double } asm sideeffect "rep; nop\0A\09mfence", "=r,=x,0,1,~{dirflag},~{fpsr},~{flags}"(i32 5, double %14) #5, !dbg !51, !srcloc !52
  %asmresult = extractvalue { i32, double } %15, 0, !dbg !51
  %asmresult1 = extractvalue { i32, double } %15, 1, !dbg !51
  store i32 %asmresult, i32* %z, align 4, !dbg !51
  store double %asmresult1, double* %number, align 8, !dbg !51
  %16 = load i8*, i8** %text, align 8, !dbg !53
  call void asm "", "=*X,0,~{dirflag},~{fpsr},~{flags}"(i8** elementtype(i8*) %text, i8* %16) #5, !dbg !54, !srcloc !55
  %17 = load i32, i32* %x, align 4, !dbg !56
  %18 = load i32, i32* %y, align 4, !dbg !56
  %cmp = icmp eq i32 %17, %18, !dbg !56
  br i1 %cmp, label %land.lhs.true, label %if.else, !dbg !56

land.lhs.true:
  %first3 = getelementptr inbounds %struct.pair, %struct.pair* %pair, i32 0, i32 0, !dbg !56
  %19 = load i32, i32* %first3, align 4, !dbg !56
  %20 = load i32, i32* %y, align 4, !dbg !56
  %cmp4 = icmp eq i32 %19, %20, !dbg !56
  br i1 %cmp4, label %land.lhs.true6, label %if.else, !dbg !56

land.lhs.true6:
  %21 = load i64, i64* %wide, align 8, !dbg !56
  %22 = load i32, i32* %y, align 4, !dbg !56
  %conv7 = sext i32 %22 to i64, !dbg !56
  %cmp8 = icmp eq i64 %21, %conv7, !dbg !56
  br i1 %cmp8, label %land.lhs.true10, label %if.else, !dbg !56

land.lhs.true10:
  %23 = load i32, i32* %z, align 4, !dbg !56
  %cmp11 = icmp eq i32 %23, 5, !dbg !56
  br i1 %cmp11, label %if.then, label %if.else, !dbg !59

if.then:
  br label %if.end, !dbg !59

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.2, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !56
  unreachable, !dbg !56

if.end:
  %24 = load double, double* %number, align 8, !dbg !60
  %cmp13 = fcmp oeq double %24, 1.500000e+00, !dbg !60
  br i1 %cmp13, label %land.lhs.true15, label %if.else20, !dbg !60

land.lhs.true15:
  %25 = load i8*, i8** %text, align 8, !dbg !60
  %arrayidx = getelementptr inbounds i8, i8* %25, i64 1, !dbg !60
  %26 = load i8, i8* %arrayidx, align 1, !dbg !60
  %conv16 = sext i8 %26 to i32, !dbg !60
  %cmp17 = icmp eq i32 %conv16, 98, !dbg !60
  br i1 %cmp17, label %if.then19, label %if.else20, !dbg !63

if.then19:
  br label %if.end21, !dbg !63

if.else20:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.2, i64 0, i64 0), i32 noundef 19, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !60
  unreachable, !dbg !60

if.end21:
  %27 = bitcast i8** %text to i8*, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %27), !dbg !64
  %28 = bitcast double* %number to i8*, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %28), !dbg !64
  %29 = bitcast %struct.pair* %pair to i8*, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %29), !dbg !64
  %30 = bitcast i64* %wide to i8*, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %30), !dbg !64
  %31 = bitcast i32* %z to i8*, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %31), !dbg !64
  %32 = bitcast i32* %y to i8*, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %32), !dbg !64
  %33 = bitcast i32* %x to i8*, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %33), !dbg !64
  ret i32 0, !dbg !65
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "asm_barrier_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !12, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !17, !18, !19, !21, !26, !28}
!16 = !DILocalVariable(name: "x", scope: !11, file: !1, line: 9, type: !14)
!17 = !DILocalVariable(name: "y", scope: !11, file: !1, line: 9, type: !14)
!18 = !DILocalVariable(name: "z", scope: !11, file: !1, line: 9, type: !14)
!19 = !DILocalVariable(name: "wide", scope: !11, file: !1, line: 10, type: !20)
!20 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!21 = !DILocalVariable(name: "pair", scope: !11, file: !1, line: 11, type: !22)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 6, size: 64, elements: !23)
!23 = !{!24, !25}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !22, file: !1, line: 6, baseType: !14, size: 32)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !22, file: !1, line: 6, baseType: !14, size: 32, offset: 32)
!26 = !DILocalVariable(name: "number", scope: !11, file: !1, line: 12, type: !27)
!27 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!28 = !DILocalVariable(name: "text", scope: !11, file: !1, line: 13, type: !29)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!30 = !DILocation(line: 9, column: 3, scope: !11)
!31 = !DILocation(line: 9, column: 7, scope: !11)
!32 = !DILocation(line: 9, column: 11, scope: !11)
!33 = !DILocation(line: 9, column: 36, scope: !11)
!34 = !DILocation(line: 9, column: 39, scope: !11)
!35 = !DILocation(line: 10, column: 3, scope: !11)
!36 = !DILocation(line: 10, column: 8, scope: !11)
!37 = !DILocation(line: 10, column: 15, scope: !11)
!38 = !DILocation(line: 11, column: 3, scope: !11)
!39 = !DILocation(line: 11, column: 15, scope: !11)
!40 = !DILocation(line: 11, column: 22, scope: !11)
!41 = !DILocation(line: 11, column: 24, scope: !11)
!42 = !DILocation(line: 12, column: 3, scope: !11)
!43 = !DILocation(line: 12, column: 10, scope: !11)
!44 = !DILocation(line: 13, column: 3, scope: !11)
!45 = !DILocation(line: 13, column: 9, scope: !11)
!46 = !DILocation(line: 14, column: 30, scope: !11)
!47 = !DILocation(line: 14, column: 3, scope: !11)
!48 = !{i64 376}
!49 = !DILocation(line: 15, column: 3, scope: !11)
!50 = !{i64 419}
!51 = !DILocation(line: 16, column: 3, scope: !11)
!52 = !{i64 490, i64 501}
!53 = !DILocation(line: 17, column: 33, scope: !11)
!54 = !DILocation(line: 17, column: 3, scope: !11)
!55 = !{i64 562}
!56 = !DILocation(line: 18, column: 3, scope: !57)
!57 = distinct !DILexicalBlock(scope: !58, file: !1, line: 18, column: 3)
!58 = distinct !DILexicalBlock(scope: !11, file: !1, line: 18, column: 3)
!59 = !DILocation(line: 18, column: 3, scope: !58)
!60 = !DILocation(line: 19, column: 3, scope: !61)
!61 = distinct !DILexicalBlock(scope: !62, file: !1, line: 19, column: 3)
!62 = distinct !DILexicalBlock(scope: !11, file: !1, line: 19, column: 3)
!63 = !DILocation(line: 19, column: 3, scope: !62)
!64 = !DILocation(line: 21, column: 1, scope: !11)
!65 = !DILocation(line: 20, column: 3, scope: !11)
