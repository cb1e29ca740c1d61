source_filename = "environment_again_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"HOME\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"getpid() == getpid()\00", align 1
@.str.2 = private unnamed_addr constant [25 x i8] c"environment_again_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %path = alloca [16 x i8], align 16
  store i32 0, i32* %retval, align 4
  %0 = bitcast [16 x i8]* %path to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata [16 x i8]* %path, metadata !14, metadata !DIExpression()), !dbg !20
  %call = call i8* @getenv(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0)), !dbg !21
  %tobool = icmp ne i8* %call, null, !dbg !21
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !23

land.lhs.true:
  %call1 = call i8* @getenv(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0)), !dbg !24
  %call2 = call i64 @strlen(i8* noundef %call1), !dbg !25
  %cmp = icmp ult i64 %call2, 16, !dbg !26
  br i1 %cmp, label %if.then, label %if.end, !dbg !27

if.then:
  %arraydecay = getelementptr inbounds [16 x i8], [16 x i8]* %path, i64 0, i64 0, !dbg !28
  %call3 = call i8* @getenv(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0)), !dbg !29
  %call4 = call i8* @strcpy(i8* noundef %arraydecay, i8* noundef %call3), !dbg !30
  br label %if.end, !dbg !30

if.end:
  %call5 = call i32 @getpid(), !dbg !31
  %call6 = call i32 @getpid(), !dbg !31
  %cmp7 = icmp eq i32 %call5, %call6, !dbg !31
  br i1 %cmp7, label %if.then8, label %if.else, !dbg !34

if.then8:
  br label %if.end9, !dbg !34

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.2, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !31
  unreachable, !dbg !31

if.end9:
  %1 = bitcast [16 x i8]* %path to i8*, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %1), !dbg !35
  ret i32 0, !dbg !36
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !37 i8* @getenv(i8* noundef)

declare i64 @strlen(i8* noundef)

declare i8* @strcpy(i8* noundef, i8* noundef)

declare !dbg !45 i32 @getpid()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "environment_again_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "path", scope: !9, file: !1, line: 8, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 128, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 16)
!19 = !DILocation(line: 8, column: 3, scope: !9)
!20 = !DILocation(line: 8, column: 8, scope: !9)
!21 = !DILocation(line: 9, column: 7, scope: !22)
!22 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!23 = !DILocation(line: 9, column: 22, scope: !22)
!24 = !DILocation(line: 9, column: 32, scope: !22)
!25 = !DILocation(line: 9, column: 25, scope: !22)
!26 = !DILocation(line: 9, column: 48, scope: !22)
!27 = !DILocation(line: 9, column: 7, scope: !9)
!28 = !DILocation(line: 9, column: 70, scope: !22)
!29 = !DILocation(line: 9, column: 76, scope: !22)
!30 = !DILocation(line: 9, column: 63, scope: !22)
!31 = !DILocation(line: 10, column: 3, scope: !32)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 10, column: 3)
!33 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 3)
!34 = !DILocation(line: 10, column: 3, scope: !33)
!35 = !DILocation(line: 12, column: 1, scope: !9)
!36 = !DILocation(line: 11, column: 3, scope: !9)
!37 = !DISubprogram(name: "getenv", scope: !38, file: !38, line: 654, type: !39, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !44)
!38 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!39 = !DISubroutineType(types: !40)
!40 = !{!41, !42}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!44 = !{}
!45 = !DISubprogram(name: "getpid", scope: !46, file: !46, line: 650, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !44)
!46 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
!47 = !DISubroutineType(types: !48)
!48 = !{!49}
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pid_t", file: !50, line: 154, baseType: !12)
!50 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
