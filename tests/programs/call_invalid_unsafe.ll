source_filename = "call_invalid_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %f = alloca i32 ()*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32 ()** %f to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !16
  call void @llvm.dbg.declare(metadata i32 ()** %f, metadata !14, metadata !DIExpression()), !dbg !17
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !18
  %tobool = icmp ne i32 %call, 0, !dbg !18
  %1 = zext i1 %tobool to i64, !dbg !18
  %cond = select i1 %tobool, i32 ()* @one, i32 ()* null, !dbg !18
  store i32 ()* %cond, i32 ()** %f, align 8, !dbg !17
  %2 = load i32 ()*, i32 ()** %f, align 8, !dbg !19
  %call1 = call i32 %2(), !dbg !19
  %3 = bitcast i32 ()** %f to i8*, !dbg !20
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %3), !dbg !20
  ret i32 %call1, !dbg !21
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal i32 @one() !dbg !22 {
entry:
  ret i32 1, !dbg !24
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "call_invalid_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "f", scope: !9, file: !1, line: 5, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!16 = !DILocation(line: 5, column: 3, scope: !9)
!17 = !DILocation(line: 5, column: 9, scope: !9)
!18 = !DILocation(line: 5, column: 20, scope: !9)
!19 = !DILocation(line: 6, column: 10, scope: !9)
!20 = !DILocation(line: 7, column: 1, scope: !9)
!21 = !DILocation(line: 6, column: 3, scope: !9)
!22 = distinct !DISubprogram(name: "one", scope: !1, file: !1, line: 3, type: !10, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !23)
!23 = !{}
!24 = !DILocation(line: 3, column: 24, scope: !22)
