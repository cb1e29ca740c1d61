source_filename = "va_arg_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, i8*, i8* }

define dso_local i32 @first(i32 noundef %n, ...) !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %n.addr = alloca i32, align 4
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %r = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !15, metadata !DIExpression()), !dbg !16
  %0 = load i32, i32* %n.addr, align 4, !dbg !17
  %cmp = icmp slt i32 %0, 0, !dbg !19
  br i1 %cmp, label %if.then, label %if.end, !dbg !20

if.then:
  store i32 0, i32* %retval, align 4, !dbg !21
  br label %return, !dbg !21

if.end:
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %list, metadata !22, metadata !DIExpression()), !dbg !36
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !37
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*, !dbg !37
  call void @llvm.va_start(i8* %arraydecay1), !dbg !37
  call void @llvm.dbg.declare(metadata i32* %r, metadata !38, metadata !DIExpression()), !dbg !39
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !40
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 0, !dbg !40
  %gp_offset = load i32, i32* %gp_offset_p, align 16, !dbg !40
  %fits_in_gp = icmp ule i32 %gp_offset, 40, !dbg !40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !40

vaarg.in_reg:
  %1 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 3, !dbg !40
  %reg_save_area = load i8*, i8** %1, align 16, !dbg !40
  %2 = getelementptr i8, i8* %reg_save_area, i32 %gp_offset, !dbg !40
  %3 = bitcast i8* %2 to i32*, !dbg !40
  %4 = add i32 %gp_offset, 8, !dbg !40
  store i32 %4, i32* %gp_offset_p, align 16, !dbg !40
  br label %vaarg.end, !dbg !40

vaarg.in_mem:
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 2, !dbg !40
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8, !dbg !40
  %5 = bitcast i8* %overflow_arg_area to i32*, !dbg !40
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i32 8, !dbg !40
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8, !dbg !40
  br label %vaarg.end, !dbg !40

vaarg.end:
  %vaarg.addr = phi i32* [ %3, %vaarg.in_reg ], [ %5, %vaarg.in_mem ], !dbg !40
  %6 = load i32, i32* %vaarg.addr, align 4, !dbg !40
  store i32 %6, i32* %r, align 4, !dbg !39
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !41
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*, !dbg !41
  call void @llvm.va_end(i8* %arraydecay34), !dbg !41
  %7 = load i32, i32* %r, align 4, !dbg !42
  store i32 %7, i32* %retval, align 4, !dbg !43
  br label %return, !dbg !43

return:
  %8 = load i32, i32* %retval, align 4, !dbg !44
  ret i32 %8, !dbg !44
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.va_start(i8*)

declare void @llvm.va_end(i8*)

define dso_local i32 @main() !dbg !45 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 (i32, ...) @first(i32 noundef 1, i32 noundef 7), !dbg !48
  %cmp = icmp ne i32 %call, 7, !dbg !50
  br i1 %cmp, label %if.then, label %if.end, !dbg !51

if.then:
  call void @reach_error(), !dbg !52
  br label %if.end, !dbg !52

if.end:
  ret i32 0, !dbg !53
}

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "va_arg_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "first", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13, null}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "n", arg: 1, scope: !10, file: !1, line: 4, type: !13)
!16 = !DILocation(line: 4, column: 15, scope: !10)
!17 = !DILocation(line: 5, column: 7, scope: !18)
!18 = distinct !DILexicalBlock(scope: !10, file: !1, line: 5, column: 7)
!19 = !DILocation(line: 5, column: 9, scope: !18)
!20 = !DILocation(line: 5, column: 7, scope: !10)
!21 = !DILocation(line: 5, column: 14, scope: !18)
!22 = !DILocalVariable(name: "list", scope: !10, file: !1, line: 6, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !24, baseType: !25)
!24 = !DIFile(filename: "va_arg_safe.c", directory: ".")
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 192, elements: !34)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !27)
!27 = !{!28, !30, !31, !33}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !26, file: !24, line: 6, baseType: !29, size: 32)
!29 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !26, file: !24, line: 6, baseType: !29, size: 32, offset: 32)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !26, file: !24, line: 6, baseType: !32, size: 64, offset: 64)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !26, file: !24, line: 6, baseType: !32, size: 64, offset: 128)
!34 = !{!35}
!35 = !DISubrange(count: 1)
!36 = !DILocation(line: 6, column: 21, scope: !10)
!37 = !DILocation(line: 7, column: 3, scope: !10)
!38 = !DILocalVariable(name: "r", scope: !10, file: !1, line: 8, type: !13)
!39 = !DILocation(line: 8, column: 7, scope: !10)
!40 = !DILocation(line: 8, column: 11, scope: !10)
!41 = !DILocation(line: 9, column: 3, scope: !10)
!42 = !DILocation(line: 10, column: 10, scope: !10)
!43 = !DILocation(line: 10, column: 3, scope: !10)
!44 = !DILocation(line: 11, column: 1, scope: !10)
!45 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 13, type: !46, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!46 = !DISubroutineType(types: !47)
!47 = !{!13}
!48 = !DILocation(line: 14, column: 7, scope: !49)
!49 = distinct !DILexicalBlock(scope: !45, file: !1, line: 14, column: 7)
!50 = !DILocation(line: 14, column: 19, scope: !49)
!51 = !DILocation(line: 14, column: 7, scope: !45)
!52 = !DILocation(line: 14, column: 25, scope: !49)
!53 = !DILocation(line: 15, column: 3, scope: !45)
