source_filename = "jump_block_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@environment = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !0
@kept = internal global i32* null, align 8, !dbg !5

define dso_local i32 @main() !dbg !42 {
entry:
  %retval = alloca i32, align 4
  %inner = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %inner to i8*, !dbg !47
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !47
  call void @llvm.dbg.declare(metadata i32* %inner, metadata !46, metadata !DIExpression()), !dbg !48
  store i32 1, i32* %inner, align 4, !dbg !48
  %call = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @environment, i64 0, i64 0)), !dbg !49
  %cmp = icmp eq i32 %call, 0, !dbg !51
  br i1 %cmp, label %if.then, label %if.end, !dbg !52

if.then:
  store i32* %inner, i32** @kept, align 8, !dbg !53
  call void @leave(), !dbg !55
  br label %if.end, !dbg !56

if.end:
  %1 = load i32*, i32** @kept, align 8, !dbg !57
  %2 = load i32, i32* %1, align 4, !dbg !58
  %3 = bitcast i32* %inner to i8*, !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %3), !dbg !59
  ret i32 %2, !dbg !60
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @_setjmp(%struct.__jmp_buf_tag* noundef)

define internal void @leave() !dbg !61 {
entry:
  call void @longjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @environment, i64 0, i64 0), i32 noundef 1), !dbg !65
  unreachable, !dbg !65
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @longjmp(%struct.__jmp_buf_tag* noundef, i32 noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "environment", scope: !2, file: !3, line: 4, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "jump_block_safe.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !10, line: 32, baseType: !11)
!10 = !DIFile(filename: "/usr/include/setjmp.h", directory: "")
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 1600, elements: !33)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !13, line: 26, size: 1600, elements: !14)
!13 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "")
!14 = !{!15, !22, !23}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !12, file: !13, line: 32, baseType: !16, size: 512)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !17, line: 31, baseType: !18)
!17 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "")
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 512, elements: !20)
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !{!21}
!21 = !DISubrange(count: 8)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !12, file: !13, line: 33, baseType: !8, size: 32, offset: 512)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !12, file: !13, line: 34, baseType: !24, size: 1024, offset: 576)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !25, line: 8, baseType: !26)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "")
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !25, line: 5, size: 1024, elements: !27)
!27 = !{!28}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !26, file: !25, line: 7, baseType: !29, size: 1024)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 1024, elements: !31)
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !{!32}
!32 = !DISubrange(count: 16)
!33 = !{!34}
!34 = !DISubrange(count: 1)
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 7, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 1}

!42 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !43, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !45)
!43 = !DISubroutineType(types: !44)
!44 = !{!8}
!45 = !{!46}
!46 = !DILocalVariable(name: "inner", scope: !42, file: !3, line: 10, type: !8)
!47 = !DILocation(line: 10, column: 3, scope: !42)
!48 = !DILocation(line: 10, column: 7, scope: !42)
!49 = !DILocation(line: 11, column: 7, scope: !50)
!50 = distinct !DILexicalBlock(scope: !42, file: !3, line: 11, column: 7)
!51 = !DILocation(line: 11, column: 27, scope: !50)
!52 = !DILocation(line: 11, column: 7, scope: !42)
!53 = !DILocation(line: 12, column: 10, scope: !54)
!54 = distinct !DILexicalBlock(scope: !50, file: !3, line: 11, column: 33)
!55 = !DILocation(line: 13, column: 5, scope: !54)
!56 = !DILocation(line: 14, column: 3, scope: !54)
!57 = !DILocation(line: 15, column: 11, scope: !42)
!58 = !DILocation(line: 15, column: 10, scope: !42)
!59 = !DILocation(line: 16, column: 1, scope: !42)
!60 = !DILocation(line: 15, column: 3, scope: !42)
!61 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 7, type: !62, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !64)
!62 = !DISubroutineType(types: !63)
!63 = !{null}
!64 = !{}
!65 = !DILocation(line: 7, column: 27, scope: !61)
