source_filename = "library_objects_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@optind = external global i32, align 4
@.str = private unnamed_addr constant [12 x i8] c"optind == 1\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"library_objects_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@environ = external global i8**, align 8
@.str.2 = private unnamed_addr constant [19 x i8] c"environ[0] == NULL\00", align 1

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = load i32, i32* @optind, align 4, !dbg !16
  %cmp = icmp eq i32 %0, 1, !dbg !16
  br i1 %cmp, label %if.then, label %if.else, !dbg !19

if.then:
  br label %if.end, !dbg !19

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 7, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !16
  unreachable, !dbg !16

if.end:
  %1 = load i8**, i8*** @environ, align 8, !dbg !20
  %arrayidx = getelementptr inbounds i8*, i8** %1, i64 0, !dbg !20
  %2 = load i8*, i8** %arrayidx, align 8, !dbg !20
  %cmp1 = icmp eq i8* %2, null, !dbg !20
  br i1 %cmp1, label %if.then2, label %if.else3, !dbg !23

if.then2:
  br label %if.end4, !dbg !23

if.else3:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !20
  unreachable, !dbg !20

if.end4:
  ret i32 0, !dbg !24
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "library_objects_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{}
!16 = !DILocation(line: 7, column: 3, scope: !17)
!17 = distinct !DILexicalBlock(scope: !18, file: !1, line: 7, column: 3)
!18 = distinct !DILexicalBlock(scope: !11, file: !1, line: 7, column: 3)
!19 = !DILocation(line: 7, column: 3, scope: !18)
!20 = !DILocation(line: 8, column: 3, scope: !21)
!21 = distinct !DILexicalBlock(scope: !22, file: !1, line: 8, column: 3)
!22 = distinct !DILexicalBlock(scope: !11, file: !1, line: 8, column: 3)
!23 = !DILocation(line: 8, column: 3, scope: !22)
!24 = !DILocation(line: 9, column: 3, scope: !11)
