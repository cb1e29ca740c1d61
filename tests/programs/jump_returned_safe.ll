source_filename = "jump_returned_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@environment = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !0
@again = internal global i32 0, align 4, !dbg !5

define dso_local i32 @main() !dbg !41 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @environment, i64 0, i64 0)), !dbg !45
  %cmp = icmp eq i32 %call, 0, !dbg !47
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !48

land.lhs.true:
  %0 = load i32, i32* @again, align 4, !dbg !49
  %tobool = icmp ne i32 %0, 0, !dbg !49
  br i1 %tobool, label %if.end, label %if.then, !dbg !50

if.then:
  store i32 1, i32* @again, align 4, !dbg !51
  call void @longjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @environment, i64 0, i64 0), i32 noundef 1), !dbg !53
  unreachable, !dbg !53

if.end:
  ret i32 0, !dbg !54
}

declare i32 @_setjmp(%struct.__jmp_buf_tag* noundef)

declare void @longjmp(%struct.__jmp_buf_tag* noundef, i32 noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!34, !35, !36, !37, !38, !39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "environment", scope: !2, file: !3, line: 4, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "jump_returned_safe.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "again", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !9, line: 32, baseType: !10)
!9 = !DIFile(filename: "/usr/include/setjmp.h", directory: "")
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 1600, elements: !32)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !12, line: 26, size: 1600, elements: !13)
!12 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "")
!13 = !{!14, !21, !22}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !11, file: !12, line: 32, baseType: !15, size: 512)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !16, line: 31, baseType: !17)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "")
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 512, elements: !19)
!18 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!19 = !{!20}
!20 = !DISubrange(count: 8)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !11, file: !12, line: 33, baseType: !7, size: 32, offset: 512)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !11, file: !12, line: 34, baseType: !23, size: 1024, offset: 576)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !24, line: 8, baseType: !25)
!24 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "")
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !24, line: 5, size: 1024, elements: !26)
!26 = !{!27}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !25, file: !24, line: 7, baseType: !28, size: 1024)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 1024, elements: !30)
!29 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!30 = !{!31}
!31 = !DISubrange(count: 16)
!32 = !{!33}
!33 = !DISubrange(count: 1)
!34 = !{i32 7, !"Dwarf Version", i32 5}
!35 = !{i32 2, !"Debug Info Version", i32 3}
!36 = !{i32 1, !"wchar_size", i32 4}
!37 = !{i32 7, !"PIC Level", i32 2}
!38 = !{i32 7, !"PIE Level", i32 2}
!39 = !{i32 7, !"uwtable", i32 1}

!41 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !42, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !44)
!42 = !DISubroutineType(types: !43)
!43 = !{!7}
!44 = !{}
!45 = !DILocation(line: 9, column: 7, scope: !46)
!46 = distinct !DILexicalBlock(scope: !41, file: !3, line: 9, column: 7)
!47 = !DILocation(line: 9, column: 27, scope: !46)
!48 = !DILocation(line: 9, column: 32, scope: !46)
!49 = !DILocation(line: 9, column: 36, scope: !46)
!50 = !DILocation(line: 9, column: 7, scope: !41)
!51 = !DILocation(line: 10, column: 11, scope: !52)
!52 = distinct !DILexicalBlock(scope: !46, file: !3, line: 9, column: 43)
!53 = !DILocation(line: 11, column: 5, scope: !52)
!54 = !DILocation(line: 13, column: 3, scope: !41)
