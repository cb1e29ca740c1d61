source_filename = "variadic_pointer_unknown.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.two = type { float, float }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@call = dso_local global i32 (i32, ...)* @second, align 8, !dbg !0
@__const.main.x = private unnamed_addr constant %struct.two { float 1.000000e+00, float 2.000000e+00 }, align 4
@.str = private unnamed_addr constant [11 x i8] c"call(1, x)\00", align 1
@.str.1 = private unnamed_addr constant [27 x i8] c"variadic_pointer_unknown.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define internal i32 @second(i32 noundef %n, ...) !dbg !16 {
entry:
  %n.addr = alloca i32, align 4
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %x = alloca %struct.two, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !18, metadata !DIExpression()), !dbg !42
  %0 = bitcast [1 x %struct.__va_list_tag]* %list to i8*, !dbg !43
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0), !dbg !43
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %list, metadata !19, metadata !DIExpression()), !dbg !44
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !45
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*, !dbg !45
  call void @llvm.va_start(i8* %arraydecay1), !dbg !45
  %1 = bitcast %struct.two* %x to i8*, !dbg !46
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !46
  call void @llvm.dbg.declare(metadata %struct.two* %x, metadata !35, metadata !DIExpression()), !dbg !47
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !48
  %fp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 1, !dbg !48
  %fp_offset = load i32, i32* %fp_offset_p, align 4, !dbg !48
  %fits_in_fp = icmp ule i32 %fp_offset, 160, !dbg !48
  br i1 %fits_in_fp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !48

vaarg.in_reg:
  %2 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 3, !dbg !48
  %reg_save_area = load i8*, i8** %2, align 16, !dbg !48
  %3 = getelementptr i8, i8* %reg_save_area, i32 %fp_offset, !dbg !48
  %4 = bitcast i8* %3 to %struct.two*, !dbg !48
  %5 = add i32 %fp_offset, 16, !dbg !48
  store i32 %5, i32* %fp_offset_p, align 4, !dbg !48
  br label %vaarg.end, !dbg !48

vaarg.in_mem:
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 2, !dbg !48
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8, !dbg !48
  %6 = bitcast i8* %overflow_arg_area to %struct.two*, !dbg !48
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i32 8, !dbg !48
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8, !dbg !48
  br label %vaarg.end, !dbg !48

vaarg.end:
  %vaarg.addr = phi %struct.two* [ %4, %vaarg.in_reg ], [ %6, %vaarg.in_mem ], !dbg !48
  %7 = bitcast %struct.two* %x to i8*, !dbg !48
  %8 = bitcast %struct.two* %vaarg.addr to i8*, !dbg !48
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %7, i8* align 4 %8, i64 8, i1 false), !dbg !48
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !49
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*, !dbg !49
  call void @llvm.va_end(i8* %arraydecay34), !dbg !49
  %b = getelementptr inbounds %struct.two, %struct.two* %x, i32 0, i32 1, !dbg !50
  %9 = load float, float* %b, align 4, !dbg !50
  %cmp = fcmp oeq float %9, 2.000000e+00, !dbg !51
  %conv = zext i1 %cmp to i32, !dbg !51
  %10 = bitcast %struct.two* %x to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !52
  %11 = bitcast [1 x %struct.__va_list_tag]* %list to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %11), !dbg !52
  ret i32 %conv, !dbg !53
}

define dso_local i32 @main() !dbg !54 {
entry:
  %retval = alloca i32, align 4
  %x = alloca %struct.two, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.two* %x to i8*, !dbg !59
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !59
  call void @llvm.dbg.declare(metadata %struct.two* %x, metadata !58, metadata !DIExpression()), !dbg !60
  %1 = bitcast %struct.two* %x to i8*, !dbg !60
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %1, i8* align 4 bitcast (%struct.two* @__const.main.x to i8*), i64 8, i1 false), !dbg !60
  %2 = load i32 (i32, ...)*, i32 (i32, ...)** @call, align 8, !dbg !61
  %3 = bitcast %struct.two* %x to <2 x float>*, !dbg !61
  %4 = load <2 x float>, <2 x float>* %3, align 4, !dbg !61
  %call = call i32 (i32, ...) %2(i32 noundef 1, <2 x float> %4), !dbg !61
  %tobool = icmp ne i32 %call, 0, !dbg !61
  br i1 %tobool, label %if.then, label %if.else, !dbg !64

if.then:
  br label %if.end, !dbg !64

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 19, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !61
  unreachable, !dbg !61

if.end:
  %5 = bitcast %struct.two* %x to i8*, !dbg !65
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !65
  ret i32 0, !dbg !66
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.va_start(i8*)

declare void @llvm.va_end(i8*)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "call", scope: !2, file: !3, line: 15, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "variadic_pointer_unknown.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DISubroutineType(types: !7)
!7 = !{!8, !8, null}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}

!16 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 7, type: !6, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !17)
!17 = !{!18, !19, !35}
!18 = !DILocalVariable(name: "n", arg: 1, scope: !16, file: !3, line: 7, type: !8)
!19 = !DILocalVariable(name: "list", scope: !16, file: !3, line: 8, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !21, line: 14, baseType: !22)
!21 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "")
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !23, baseType: !24)
!23 = !DIFile(filename: "variadic_pointer_unknown.c", directory: ".")
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 192, elements: !33)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !26)
!26 = !{!27, !29, !30, !32}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !25, file: !23, line: 8, baseType: !28, size: 32)
!28 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !25, file: !23, line: 8, baseType: !28, size: 32, offset: 32)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !25, file: !23, line: 8, baseType: !31, size: 64, offset: 64)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !25, file: !23, line: 8, baseType: !31, size: 64, offset: 128)
!33 = !{!34}
!34 = !DISubrange(count: 1)
!35 = !DILocalVariable(name: "x", scope: !16, file: !3, line: 10, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "two", file: !3, line: 5, baseType: !37)
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 5, size: 64, elements: !38)
!38 = !{!39, !41}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !37, file: !3, line: 5, baseType: !40, size: 32)
!40 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !37, file: !3, line: 5, baseType: !40, size: 32, offset: 32)
!42 = !DILocation(line: 7, column: 23, scope: !16)
!43 = !DILocation(line: 8, column: 3, scope: !16)
!44 = !DILocation(line: 8, column: 11, scope: !16)
!45 = !DILocation(line: 9, column: 3, scope: !16)
!46 = !DILocation(line: 10, column: 3, scope: !16)
!47 = !DILocation(line: 10, column: 7, scope: !16)
!48 = !DILocation(line: 10, column: 11, scope: !16)
!49 = !DILocation(line: 11, column: 3, scope: !16)
!50 = !DILocation(line: 12, column: 12, scope: !16)
!51 = !DILocation(line: 12, column: 14, scope: !16)
!52 = !DILocation(line: 13, column: 1, scope: !16)
!53 = !DILocation(line: 12, column: 3, scope: !16)
!54 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !55, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !57)
!55 = !DISubroutineType(types: !56)
!56 = !{!8}
!57 = !{!58}
!58 = !DILocalVariable(name: "x", scope: !54, file: !3, line: 18, type: !36)
!59 = !DILocation(line: 18, column: 3, scope: !54)
!60 = !DILocation(line: 18, column: 7, scope: !54)
!61 = !DILocation(line: 19, column: 3, scope: !62)
!62 = distinct !DILexicalBlock(scope: !63, file: !3, line: 19, column: 3)
!63 = distinct !DILexicalBlock(scope: !54, file: !3, line: 19, column: 3)
!64 = !DILocation(line: 19, column: 3, scope: !63)
!65 = !DILocation(line: 21, column: 1, scope: !54)
!66 = !DILocation(line: 20, column: 3, scope: !54)
