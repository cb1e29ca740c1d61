source_filename = "variadic_missing_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, i8*, i8* }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 (i32, ...) @last(i32 noundef 3, i32 noundef 1, i32 noundef 2), !dbg !14
  ret i32 %call, !dbg !15
}

define internal i32 @last(i32 noundef %count, ...) !dbg !16 {
entry:
  %count.addr = alloca i32, align 4
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %value = alloca i32, align 4
  store i32 %count, i32* %count.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %count.addr, metadata !20, metadata !DIExpression()), !dbg !38
  %0 = bitcast [1 x %struct.__va_list_tag]* %list to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0), !dbg !39
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %list, metadata !21, metadata !DIExpression()), !dbg !40
  %1 = bitcast i32* %value to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !41
  call void @llvm.dbg.declare(metadata i32* %value, metadata !37, metadata !DIExpression()), !dbg !42
  store i32 0, i32* %value, align 4, !dbg !42
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !43
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*, !dbg !43
  call void @llvm.va_start(i8* %arraydecay1), !dbg !43
  br label %while.cond, !dbg !44

while.cond:
  %2 = load i32, i32* %count.addr, align 4, !dbg !45
  %dec = add nsw i32 %2, -1, !dbg !45
  store i32 %dec, i32* %count.addr, align 4, !dbg !45
  %cmp = icmp sgt i32 %2, 0, !dbg !46
  br i1 %cmp, label %while.body, label %while.end, !dbg !44

while.body:
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !47
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 0, !dbg !47
  %gp_offset = load i32, i32* %gp_offset_p, align 16, !dbg !47
  %fits_in_gp = icmp ule i32 %gp_offset, 40, !dbg !47
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !47

vaarg.in_reg:
  %3 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 3, !dbg !47
  %reg_save_area = load i8*, i8** %3, align 16, !dbg !47
  %4 = getelementptr i8, i8* %reg_save_area, i32 %gp_offset, !dbg !47
  %5 = bitcast i8* %4 to i32*, !dbg !47
  %6 = add i32 %gp_offset, 8, !dbg !47
  store i32 %6, i32* %gp_offset_p, align 16, !dbg !47
  br label %vaarg.end, !dbg !47

vaarg.in_mem:
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 2, !dbg !47
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8, !dbg !47
  %7 = bitcast i8* %overflow_arg_area to i32*, !dbg !47
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i32 8, !dbg !47
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8, !dbg !47
  br label %vaarg.end, !dbg !47

vaarg.end:
  %vaarg.addr = phi i32* [ %5, %vaarg.in_reg ], [ %7, %vaarg.in_mem ], !dbg !47
  %8 = load i32, i32* %vaarg.addr, align 4, !dbg !47
  store i32 %8, i32* %value, align 4, !dbg !48
  br label %while.cond, !dbg !44, !llvm.loop !49

while.end:
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !52
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*, !dbg !52
  call void @llvm.va_end(i8* %arraydecay34), !dbg !52
  %9 = load i32, i32* %value, align 4, !dbg !53
  %10 = bitcast i32* %value to i8*, !dbg !54
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !54
  %11 = bitcast [1 x %struct.__va_list_tag]* %list to i8*, !dbg !54
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %11), !dbg !54
  ret i32 %9, !dbg !55
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.va_start(i8*)

declare void @llvm.va_end(i8*)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "variadic_missing_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !10, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocation(line: 11, column: 25, scope: !9)
!15 = !DILocation(line: 11, column: 18, scope: !9)
!16 = distinct !DISubprogram(name: "last", scope: !1, file: !1, line: 3, type: !17, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!12, !12, null}
!19 = !{!20, !21, !37}
!20 = !DILocalVariable(name: "count", arg: 1, scope: !16, file: !1, line: 3, type: !12)
!21 = !DILocalVariable(name: "list", scope: !16, file: !1, line: 4, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !23, line: 14, baseType: !24)
!23 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "")
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !25, baseType: !26)
!25 = !DIFile(filename: "variadic_missing_unsafe.c", directory: ".")
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 192, elements: !35)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !28)
!28 = !{!29, !31, !32, !34}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !27, file: !25, line: 4, baseType: !30, size: 32)
!30 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !27, file: !25, line: 4, baseType: !30, size: 32, offset: 32)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !27, file: !25, line: 4, baseType: !33, size: 64, offset: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !27, file: !25, line: 4, baseType: !33, size: 64, offset: 128)
!35 = !{!36}
!36 = !DISubrange(count: 1)
!37 = !DILocalVariable(name: "value", scope: !16, file: !1, line: 5, type: !12)
!38 = !DILocation(line: 3, column: 21, scope: !16)
!39 = !DILocation(line: 4, column: 3, scope: !16)
!40 = !DILocation(line: 4, column: 11, scope: !16)
!41 = !DILocation(line: 5, column: 3, scope: !16)
!42 = !DILocation(line: 5, column: 7, scope: !16)
!43 = !DILocation(line: 6, column: 3, scope: !16)
!44 = !DILocation(line: 7, column: 3, scope: !16)
!45 = !DILocation(line: 7, column: 15, scope: !16)
!46 = !DILocation(line: 7, column: 18, scope: !16)
!47 = !DILocation(line: 7, column: 31, scope: !16)
!48 = !DILocation(line: 7, column: 29, scope: !16)
!49 = distinct !{!49, !44, !47, !50, !51}
!50 = !{!"llvm.loop.mustprogress"}
!51 = !{!"llvm.loop.unroll.disable"}
!52 = !DILocation(line: 8, column: 3, scope: !16)
!53 = !DILocation(line: 9, column: 10, scope: !16)
!54 = !DILocation(line: 10, column: 1, scope: !16)
!55 = !DILocation(line: 9, column: 3, scope: !16)
