source_filename = "variadic_wide_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i64, i64 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@__const.main.pair = private unnamed_addr constant %struct.pair { i64 6, i64 7 }, align 16

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %number = alloca i128, align 16
  %pair = alloca %struct.pair, align 16
  %coerce = alloca i128, align 16
  store i32 0, i32* %retval, align 4
  %0 = bitcast i128* %number to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata i128* %number, metadata !14, metadata !DIExpression()), !dbg !23
  store i128 5, i128* %number, align 16, !dbg !23
  %1 = bitcast %struct.pair* %pair to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %1), !dbg !24
  call void @llvm.dbg.declare(metadata %struct.pair* %pair, metadata !16, metadata !DIExpression()), !dbg !25
  %2 = bitcast %struct.pair* %pair to i8*, !dbg !25
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %2, i8* align 16 bitcast (%struct.pair* @__const.main.pair to i8*), i64 16, i1 false), !dbg !25
  %3 = load i128, i128* %number, align 16, !dbg !26
  store i128 %3, i128* %coerce, align 16, !dbg !28
  %4 = bitcast i128* %coerce to { i64, i64 }*, !dbg !28
  %5 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %4, i32 0, i32 0, !dbg !28
  %6 = load i64, i64* %5, align 16, !dbg !28
  %7 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %4, i32 0, i32 1, !dbg !28
  %8 = load i64, i64* %7, align 8, !dbg !28
  %9 = bitcast %struct.pair* %pair to { i64, i64 }*, !dbg !28
  %10 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %9, i32 0, i32 0, !dbg !28
  %11 = load i64, i64* %10, align 16, !dbg !28
  %12 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %9, i32 0, i32 1, !dbg !28
  %13 = load i64, i64* %12, align 8, !dbg !28
  %call = call i32 (i32, ...) @is_five(i32 noundef 1, i32 noundef 0, i64 noundef %6, i64 noundef %8, i64 %11, i64 %13, i64 noundef 9), !dbg !28
  %tobool = icmp ne i32 %call, 0, !dbg !28
  br i1 %tobool, label %if.end, label %if.then, !dbg !29

if.then:
  call void @reach_error(), !dbg !30
  br label %if.end, !dbg !30

if.end:
  %14 = bitcast %struct.pair* %pair to i8*, !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %14), !dbg !31
  %15 = bitcast i128* %number to i8*, !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %15), !dbg !31
  ret i32 0, !dbg !32
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

define internal i32 @is_five(i32 noundef %count, ...) !dbg !33 {
entry:
  %count.addr = alloca i32, align 4
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %number = alloca i128, align 16
  %tmp = alloca i128, align 16
  %pair = alloca %struct.pair, align 16
  %tmp21 = alloca %struct.pair, align 16
  %last = alloca i64, align 8
  store i32 %count, i32* %count.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %count.addr, metadata !37, metadata !DIExpression()), !dbg !57
  %0 = bitcast [1 x %struct.__va_list_tag]* %list to i8*, !dbg !58
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0), !dbg !58
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %list, metadata !38, metadata !DIExpression()), !dbg !59
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !60
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*, !dbg !60
  call void @llvm.va_start(i8* %arraydecay1), !dbg !60
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !61
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 0, !dbg !61
  %gp_offset = load i32, i32* %gp_offset_p, align 16, !dbg !61
  %fits_in_gp = icmp ule i32 %gp_offset, 40, !dbg !61
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !61

vaarg.in_reg:
  %1 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 3, !dbg !61
  %reg_save_area = load i8*, i8** %1, align 16, !dbg !61
  %2 = getelementptr i8, i8* %reg_save_area, i32 %gp_offset, !dbg !61
  %3 = bitcast i8* %2 to i32*, !dbg !61
  %4 = add i32 %gp_offset, 8, !dbg !61
  store i32 %4, i32* %gp_offset_p, align 16, !dbg !61
  br label %vaarg.end, !dbg !61

vaarg.in_mem:
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 2, !dbg !61
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8, !dbg !61
  %5 = bitcast i8* %overflow_arg_area to i32*, !dbg !61
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i32 8, !dbg !61
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8, !dbg !61
  br label %vaarg.end, !dbg !61

vaarg.end:
  %vaarg.addr = phi i32* [ %3, %vaarg.in_reg ], [ %5, %vaarg.in_mem ], !dbg !61
  %6 = load i32, i32* %vaarg.addr, align 4, !dbg !61
  %7 = bitcast i128* %number to i8*, !dbg !62
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %7), !dbg !62
  call void @llvm.dbg.declare(metadata i128* %number, metadata !54, metadata !DIExpression()), !dbg !63
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !64
  %gp_offset_p4 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay3, i32 0, i32 0, !dbg !64
  %gp_offset5 = load i32, i32* %gp_offset_p4, align 16, !dbg !64
  %fits_in_gp6 = icmp ule i32 %gp_offset5, 32, !dbg !64
  br i1 %fits_in_gp6, label %vaarg.in_reg7, label %vaarg.in_mem9, !dbg !64

vaarg.in_reg7:
  %8 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay3, i32 0, i32 3, !dbg !64
  %reg_save_area8 = load i8*, i8** %8, align 16, !dbg !64
  %9 = getelementptr i8, i8* %reg_save_area8, i32 %gp_offset5, !dbg !64
  %10 = bitcast i8* %9 to i128*, !dbg !64
  %11 = bitcast i128* %tmp to i8*, !dbg !64
  %12 = bitcast i128* %10 to i8*, !dbg !64
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %11, i8* align 8 %12, i64 16, i1 false), !dbg !64
  %13 = add i32 %gp_offset5, 16, !dbg !64
  store i32 %13, i32* %gp_offset_p4, align 16, !dbg !64
  br label %vaarg.end13, !dbg !64

vaarg.in_mem9:
  %overflow_arg_area_p10 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay3, i32 0, i32 2, !dbg !64
  %overflow_arg_area11 = load i8*, i8** %overflow_arg_area_p10, align 8, !dbg !64
  %14 = ptrtoint i8* %overflow_arg_area11 to i64, !dbg !64
  %15 = add i64 %14, 15, !dbg !64
  %16 = and i64 %15, -16, !dbg !64
  %overflow_arg_area11.aligned = inttoptr i64 %16 to i8*, !dbg !64
  %17 = bitcast i8* %overflow_arg_area11.aligned to i128*, !dbg !64
  %overflow_arg_area.next12 = getelementptr i8, i8* %overflow_arg_area11.aligned, i32 16, !dbg !64
  store i8* %overflow_arg_area.next12, i8** %overflow_arg_area_p10, align 8, !dbg !64
  br label %vaarg.end13, !dbg !64

vaarg.end13:
  %vaarg.addr14 = phi i128* [ %tmp, %vaarg.in_reg7 ], [ %17, %vaarg.in_mem9 ], !dbg !64
  %18 = load i128, i128* %vaarg.addr14, align 16, !dbg !64
  store i128 %18, i128* %number, align 16, !dbg !63
  %19 = bitcast %struct.pair* %pair to i8*, !dbg !65
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %19), !dbg !65
  call void @llvm.dbg.declare(metadata %struct.pair* %pair, metadata !55, metadata !DIExpression()), !dbg !66
  %arraydecay15 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !67
  %gp_offset_p16 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay15, i32 0, i32 0, !dbg !67
  %gp_offset17 = load i32, i32* %gp_offset_p16, align 16, !dbg !67
  %fits_in_gp18 = icmp ule i32 %gp_offset17, 32, !dbg !67
  br i1 %fits_in_gp18, label %vaarg.in_reg19, label %vaarg.in_mem22, !dbg !67

vaarg.in_reg19:
  %20 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay15, i32 0, i32 3, !dbg !67
  %reg_save_area20 = load i8*, i8** %20, align 16, !dbg !67
  %21 = getelementptr i8, i8* %reg_save_area20, i32 %gp_offset17, !dbg !67
  %22 = bitcast i8* %21 to %struct.pair*, !dbg !67
  %23 = bitcast %struct.pair* %tmp21 to i8*, !dbg !67
  %24 = bitcast %struct.pair* %22 to i8*, !dbg !67
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %23, i8* align 8 %24, i64 16, i1 false), !dbg !67
  %25 = add i32 %gp_offset17, 16, !dbg !67
  store i32 %25, i32* %gp_offset_p16, align 16, !dbg !67
  br label %vaarg.end26, !dbg !67

vaarg.in_mem22:
  %overflow_arg_area_p23 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay15, i32 0, i32 2, !dbg !67
  %overflow_arg_area24 = load i8*, i8** %overflow_arg_area_p23, align 8, !dbg !67
  %26 = ptrtoint i8* %overflow_arg_area24 to i64, !dbg !67
  %27 = add i64 %26, 15, !dbg !67
  %28 = and i64 %27, -16, !dbg !67
  %overflow_arg_area24.aligned = inttoptr i64 %28 to i8*, !dbg !67
  %29 = bitcast i8* %overflow_arg_area24.aligned to %struct.pair*, !dbg !67
  %overflow_arg_area.next25 = getelementptr i8, i8* %overflow_arg_area24.aligned, i32 16, !dbg !67
  store i8* %overflow_arg_area.next25, i8** %overflow_arg_area_p23, align 8, !dbg !67
  br label %vaarg.end26, !dbg !67

vaarg.end26:
  %vaarg.addr27 = phi %struct.pair* [ %tmp21, %vaarg.in_reg19 ], [ %29, %vaarg.in_mem22 ], !dbg !67
  %30 = bitcast %struct.pair* %pair to i8*, !dbg !67
  %31 = bitcast %struct.pair* %vaarg.addr27 to i8*, !dbg !67
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %30, i8* align 16 %31, i64 16, i1 false), !dbg !67
  %32 = bitcast i64* %last to i8*, !dbg !68
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %32), !dbg !68
  call void @llvm.dbg.declare(metadata i64* %last, metadata !56, metadata !DIExpression()), !dbg !69
  %arraydecay28 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !70
  %gp_offset_p29 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay28, i32 0, i32 0, !dbg !70
  %gp_offset30 = load i32, i32* %gp_offset_p29, align 16, !dbg !70
  %fits_in_gp31 = icmp ule i32 %gp_offset30, 40, !dbg !70
  br i1 %fits_in_gp31, label %vaarg.in_reg32, label %vaarg.in_mem34, !dbg !70

vaarg.in_reg32:
  %33 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay28, i32 0, i32 3, !dbg !70
  %reg_save_area33 = load i8*, i8** %33, align 16, !dbg !70
  %34 = getelementptr i8, i8* %reg_save_area33, i32 %gp_offset30, !dbg !70
  %35 = bitcast i8* %34 to i64*, !dbg !70
  %36 = add i32 %gp_offset30, 8, !dbg !70
  store i32 %36, i32* %gp_offset_p29, align 16, !dbg !70
  br label %vaarg.end38, !dbg !70

vaarg.in_mem34:
  %overflow_arg_area_p35 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay28, i32 0, i32 2, !dbg !70
  %overflow_arg_area36 = load i8*, i8** %overflow_arg_area_p35, align 8, !dbg !70
  %37 = bitcast i8* %overflow_arg_area36 to i64*, !dbg !70
  %overflow_arg_area.next37 = getelementptr i8, i8* %overflow_arg_area36, i32 8, !dbg !70
  store i8* %overflow_arg_area.next37, i8** %overflow_arg_area_p35, align 8, !dbg !70
  br label %vaarg.end38, !dbg !70

vaarg.end38:
  %vaarg.addr39 = phi i64* [ %35, %vaarg.in_reg32 ], [ %37, %vaarg.in_mem34 ], !dbg !70
  %38 = load i64, i64* %vaarg.addr39, align 8, !dbg !70
  store i64 %38, i64* %last, align 8, !dbg !69
  %arraydecay40 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !71
  %arraydecay4041 = bitcast %struct.__va_list_tag* %arraydecay40 to i8*, !dbg !71
  call void @llvm.va_end(i8* %arraydecay4041), !dbg !71
  %39 = load i128, i128* %number, align 16, !dbg !72
  %cmp = icmp eq i128 %39, 5, !dbg !73
  br i1 %cmp, label %land.lhs.true, label %land.end, !dbg !74

land.lhs.true:
  %a = getelementptr inbounds %struct.pair, %struct.pair* %pair, i32 0, i32 0, !dbg !75
  %40 = load i64, i64* %a, align 16, !dbg !75
  %cmp42 = icmp eq i64 %40, 6, !dbg !76
  br i1 %cmp42, label %land.lhs.true43, label %land.end, !dbg !77

land.lhs.true43:
  %b = getelementptr inbounds %struct.pair, %struct.pair* %pair, i32 0, i32 1, !dbg !78
  %41 = load i64, i64* %b, align 8, !dbg !78
  %cmp44 = icmp eq i64 %41, 7, !dbg !79
  br i1 %cmp44, label %land.rhs, label %land.end, !dbg !80

land.rhs:
  %42 = load i64, i64* %last, align 8, !dbg !81
  %cmp45 = icmp eq i64 %42, 9, !dbg !82
  br label %land.end

land.end:
  %43 = phi i1 [ false, %land.lhs.true43 ], [ false, %land.lhs.true ], [ false, %vaarg.end38 ], [ %cmp45, %land.rhs ], !dbg !83
  %land.ext = zext i1 %43 to i32, !dbg !80
  %44 = bitcast i64* %last to i8*, !dbg !84
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %44), !dbg !84
  %45 = bitcast %struct.pair* %pair to i8*, !dbg !84
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %45), !dbg !84
  %46 = bitcast i128* %number to i8*, !dbg !84
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %46), !dbg !84
  %47 = bitcast [1 x %struct.__va_list_tag]* %list to i8*, !dbg !84
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %47), !dbg !84
  ret i32 %land.ext, !dbg !85
}

declare !dbg !86 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.va_start(i8*)

declare void @llvm.va_end(i8*)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "variadic_wide_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 22, type: !10, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16}
!14 = !DILocalVariable(name: "number", scope: !9, file: !1, line: 24, type: !15)
!15 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!16 = !DILocalVariable(name: "pair", scope: !9, file: !1, line: 25, type: !17)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 6, size: 128, align: 128, elements: !18)
!18 = !{!19, !21}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !17, file: !1, line: 7, baseType: !20, size: 64)
!20 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !17, file: !1, line: 7, baseType: !20, size: 64, offset: 64)
!22 = !DILocation(line: 24, column: 5, scope: !9)
!23 = !DILocation(line: 24, column: 14, scope: !9)
!24 = !DILocation(line: 25, column: 5, scope: !9)
!25 = !DILocation(line: 25, column: 17, scope: !9)
!26 = !DILocation(line: 26, column: 24, scope: !27)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 26, column: 9)
!28 = !DILocation(line: 26, column: 10, scope: !27)
!29 = !DILocation(line: 26, column: 9, scope: !9)
!30 = !DILocation(line: 27, column: 9, scope: !27)
!31 = !DILocation(line: 29, column: 1, scope: !9)
!32 = !DILocation(line: 28, column: 5, scope: !9)
!33 = distinct !DISubprogram(name: "is_five", scope: !1, file: !1, line: 10, type: !34, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!12, !12, null}
!36 = !{!37, !38, !54, !55, !56}
!37 = !DILocalVariable(name: "count", arg: 1, scope: !33, file: !1, line: 10, type: !12)
!38 = !DILocalVariable(name: "list", scope: !33, file: !1, line: 12, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !40, line: 14, baseType: !41)
!40 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "")
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !42, baseType: !43)
!42 = !DIFile(filename: "variadic_wide_safe.c", directory: ".")
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 192, elements: !52)
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !45)
!45 = !{!46, !48, !49, !51}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !44, file: !42, line: 12, baseType: !47, size: 32)
!47 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !44, file: !42, line: 12, baseType: !47, size: 32, offset: 32)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !44, file: !42, line: 12, baseType: !50, size: 64, offset: 64)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !44, file: !42, line: 12, baseType: !50, size: 64, offset: 128)
!52 = !{!53}
!53 = !DISubrange(count: 1)
!54 = !DILocalVariable(name: "number", scope: !33, file: !1, line: 15, type: !15)
!55 = !DILocalVariable(name: "pair", scope: !33, file: !1, line: 16, type: !17)
!56 = !DILocalVariable(name: "last", scope: !33, file: !1, line: 17, type: !20)
!57 = !DILocation(line: 10, column: 24, scope: !33)
!58 = !DILocation(line: 12, column: 5, scope: !33)
!59 = !DILocation(line: 12, column: 13, scope: !33)
!60 = !DILocation(line: 13, column: 5, scope: !33)
!61 = !DILocation(line: 14, column: 5, scope: !33)
!62 = !DILocation(line: 15, column: 5, scope: !33)
!63 = !DILocation(line: 15, column: 14, scope: !33)
!64 = !DILocation(line: 15, column: 23, scope: !33)
!65 = !DILocation(line: 16, column: 5, scope: !33)
!66 = !DILocation(line: 16, column: 17, scope: !33)
!67 = !DILocation(line: 16, column: 24, scope: !33)
!68 = !DILocation(line: 17, column: 5, scope: !33)
!69 = !DILocation(line: 17, column: 10, scope: !33)
!70 = !DILocation(line: 17, column: 17, scope: !33)
!71 = !DILocation(line: 18, column: 5, scope: !33)
!72 = !DILocation(line: 19, column: 12, scope: !33)
!73 = !DILocation(line: 19, column: 19, scope: !33)
!74 = !DILocation(line: 19, column: 24, scope: !33)
!75 = !DILocation(line: 19, column: 32, scope: !33)
!76 = !DILocation(line: 19, column: 34, scope: !33)
!77 = !DILocation(line: 19, column: 39, scope: !33)
!78 = !DILocation(line: 19, column: 47, scope: !33)
!79 = !DILocation(line: 19, column: 49, scope: !33)
!80 = !DILocation(line: 19, column: 54, scope: !33)
!81 = !DILocation(line: 19, column: 57, scope: !33)
!82 = !DILocation(line: 19, column: 62, scope: !33)
!83 = !DILocation(line: 0, scope: !33)
!84 = !DILocation(line: 20, column: 1, scope: !33)
!85 = !DILocation(line: 19, column: 5, scope: !33)
!86 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !87, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !89)
!87 = !DISubroutineType(types: !88)
!88 = !{null}
!89 = !{}
