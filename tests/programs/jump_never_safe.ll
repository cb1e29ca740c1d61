source_filename = "jump_never_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@environment = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !0

define dso_local i32 @main() !dbg !39 {
entry:
  %retval = alloca i32, align 4
  %prepared = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %prepared to i8*, !dbg !44
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !44
  call void @llvm.dbg.declare(metadata i32* %prepared, metadata !43, metadata !DIExpression()), !dbg !45
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !46
  store i32 %call, i32* %prepared, align 4, !dbg !45
  %1 = load i32, i32* %prepared, align 4, !dbg !47
  %tobool = icmp ne i32 %1, 0, !dbg !47
  br i1 %tobool, label %if.end, label %if.then, !dbg !49

if.then:
  store i32 2, i32* %retval, align 4, !dbg !50
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !50

if.end:
  %call1 = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @environment, i64 0, i64 0)), !dbg !51
  %tobool2 = icmp ne i32 %call1, 0, !dbg !51
  br i1 %tobool2, label %if.then3, label %if.end4, !dbg !53

if.then3:
  store i32 1, i32* %retval, align 4, !dbg !54
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !54

if.end4:
  call void @longjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @environment, i64 0, i64 0), i32 noundef 1), !dbg !55
  unreachable, !dbg !55

cleanup:
  %2 = bitcast i32* %prepared to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %2), !dbg !56
  %3 = load i32, i32* %retval, align 4, !dbg !56
  ret i32 %3, !dbg !56
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare i32 @_setjmp(%struct.__jmp_buf_tag* noundef)

declare void @longjmp(%struct.__jmp_buf_tag* noundef, i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "environment", scope: !2, file: !3, line: 6, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "jump_never_safe.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !6, line: 32, baseType: !7)
!6 = !DIFile(filename: "/usr/include/setjmp.h", directory: "")
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 1600, elements: !30)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !9, line: 26, size: 1600, elements: !10)
!9 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "")
!10 = !{!11, !18, !20}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !8, file: !9, line: 32, baseType: !12, size: 512)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !13, line: 31, baseType: !14)
!13 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "")
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 512, elements: !16)
!15 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!16 = !{!17}
!17 = !DISubrange(count: 8)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !8, file: !9, line: 33, baseType: !19, size: 32, offset: 512)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !8, file: !9, line: 34, baseType: !21, size: 1024, offset: 576)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !22, line: 8, baseType: !23)
!22 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "")
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !22, line: 5, size: 1024, elements: !24)
!24 = !{!25}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !23, file: !22, line: 7, baseType: !26, size: 1024)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 1024, elements: !28)
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !{!29}
!29 = !DISubrange(count: 16)
!30 = !{!31}
!31 = !DISubrange(count: 1)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 7, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 1}

!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !40, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!19}
!42 = !{!43}
!43 = !DILocalVariable(name: "prepared", scope: !39, file: !3, line: 9, type: !19)
!44 = !DILocation(line: 9, column: 3, scope: !39)
!45 = !DILocation(line: 9, column: 7, scope: !39)
!46 = !DILocation(line: 9, column: 18, scope: !39)
!47 = !DILocation(line: 10, column: 8, scope: !48)
!48 = distinct !DILexicalBlock(scope: !39, file: !3, line: 10, column: 7)
!49 = !DILocation(line: 10, column: 7, scope: !39)
!50 = !DILocation(line: 10, column: 18, scope: !48)
!51 = !DILocation(line: 11, column: 8, scope: !52)
!52 = distinct !DILexicalBlock(scope: !39, file: !3, line: 11, column: 8)
!53 = !DILocation(line: 11, column: 8, scope: !39)
!54 = !DILocation(line: 11, column: 29, scope: !52)
!55 = !DILocation(line: 12, column: 3, scope: !39)
!56 = !DILocation(line: 13, column: 1, scope: !39)
