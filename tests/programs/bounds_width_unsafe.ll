source_filename = "bounds_width_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %a = alloca [8 x i8], align 1
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [8 x i8]* %a to i8*, !dbg !13
  call void @llvm.memset.p0i8.i64(i8* align 1 %0, i8 0, i64 8, i1 false), !dbg !13
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !14
  store i32 %call, i32* %i, align 4, !dbg !15
  %1 = load i32, i32* %i, align 4, !dbg !16
  %cmp = icmp ugt i32 %1, 5, !dbg !17
  br i1 %cmp, label %if.then, label %if.end, !dbg !16

if.then:
  store i32 0, i32* %retval, align 4, !dbg !18
  br label %return, !dbg !18

if.end:
  %arraydecay = getelementptr inbounds [8 x i8], [8 x i8]* %a, i64 0, i64 0, !dbg !19
  %2 = load i32, i32* %i, align 4, !dbg !20
  %idx.ext = zext i32 %2 to i64, !dbg !21
  %add.ptr = getelementptr inbounds i8, i8* %arraydecay, i64 %idx.ext, !dbg !21
  %3 = bitcast i8* %add.ptr to i32*, !dbg !22
  %4 = load i32, i32* %3, align 4, !dbg !22
  store i32 %4, i32* %retval, align 4, !dbg !23
  br label %return, !dbg !23

return:
  %5 = load i32, i32* %retval, align 4, !dbg !24
  ret i32 %5, !dbg !24
}

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_uint()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounds_width_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 5, column: 8, scope: !10)
!14 = !DILocation(line: 6, column: 16, scope: !10)
!15 = !DILocation(line: 6, column: 12, scope: !10)
!16 = !DILocation(line: 7, column: 7, scope: !10)
!17 = !DILocation(line: 7, column: 9, scope: !10)
!18 = !DILocation(line: 7, column: 14, scope: !10)
!19 = !DILocation(line: 8, column: 19, scope: !10)
!20 = !DILocation(line: 8, column: 23, scope: !10)
!21 = !DILocation(line: 8, column: 21, scope: !10)
!22 = !DILocation(line: 8, column: 10, scope: !10)
!23 = !DILocation(line: 8, column: 3, scope: !10)
!24 = !DILocation(line: 9, column: 1, scope: !10)
