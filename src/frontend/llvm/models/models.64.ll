target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.model_stream = type opaque
%struct.model_time = type { i64, i64 }
%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i8* }
%struct.lconv = type { i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8 }
%struct.hsearch_data = type { %struct.ENTRY*, i32, i32 }
%struct.ENTRY = type { i8*, i8* }
%struct.model_typeinfo = type { i8**, i8* }
%struct.model_pointer = type { i8**, i8*, i32, %struct.model_typeinfo* }
%struct.model_single = type { i8**, i8*, i8* }
%struct.model_exception = type { %struct.model_exception*, void (i8*)*, i8*, i8*, i32, i32, [8 x i8], [32 x i8] }
%struct.model_allocated = type { i64, i64, i8* }
%struct.model_buffer = type { void ()**, [6 x i8*], i8* }
%struct.model_ctype = type { void ()**, i32, i8*, i8, i32*, i32*, i16*, i8, [256 x i8], [256 x i8], i8 }
%struct.model_ostream = type { i8*, %struct.model_ios }
%struct.model_ios = type { i8*, i64, i64, i32, i32, i32, i8*, [2 x i8*], [16 x i8*], i32, i8*, i8*, %struct.model_ostream*, i8, i8, %struct.model_buffer*, %struct.model_ctype*, i8*, i8* }
%struct.model_istream = type { i8*, i64, %struct.model_ios }
%struct.model_decimal = type { i64, i32, i32 }
%struct.model_binary = type { i64, i32, i32 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.model_output = type { i8*, i64, i64 }
%struct.model_arguments = type { [1 x %struct.__va_list_tag] }
%struct.model_conversion = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.model_input = type { i8*, i32, i64, i32, i32, i32, i32 }
%struct.model_conversion_state = type opaque
%struct.model_wide_output = type { i32*, i64, i64 }
%struct.utsname = type { [6 x [65 x i8]] }
%struct.iovec = type { i8*, i64 }
%struct.msghdr = type { i8*, i32, %struct.iovec*, i64 }
%struct.model_address = type { i32 }
%struct.model_found_address = type { i32, i32, i32, i32, i32, %struct.model_socket_address*, i8*, %struct.model_found_address* }
%struct.model_socket_address = type { i16, [2 x i8], [24 x i8] }
%struct.model_option = type { i8*, i32, i32*, i32 }
%struct.model_search_node = type { i8*, %struct.model_search_node*, %struct.model_search_node* }
%struct.model_walker = type { void (i8*, i32, i32)*, void (i8*, i32, i8*)*, i8* }
%struct.model_queued = type { %struct.model_queued*, %struct.model_queued* }
%struct.model_cast = type { i8*, i8*, i8*, i8*, i32, i32, i8*, i32, i32, i32 }
%struct.model_several = type { i8**, i8*, i32, i32, [0 x %struct.anon.5] }
%struct.anon.5 = type { %struct.model_typeinfo*, i64 }
%struct.model_error = type { i8*, i8* }
%struct.model_string = type { i8*, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }
%struct.model_node = type { i32, %struct.model_node*, %struct.model_node*, %struct.model_node* }
%struct.model_link = type { %struct.model_link*, %struct.model_link* }
%struct.model_policy = type { float, i64 }
%struct.model_vector = type { i64, i8* }
%struct.model_bytes = type { %struct.model_vector, i64 }
%struct.model_parsed = type { i64, i32, i32 }
%struct.model_places = type { i32, i32, [1108 x i8] }
%struct.model_item = type { %struct.model_input*, i64, i64, [128 x i8] }

@model_strtok_next = internal global i8* null, align 8
@model_dot = internal global [2 x i8] c".\00", align 1
@.str = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@model_l64a_text = internal global [7 x i8] zeroinitializer, align 1
@model_drawn48 = internal global i32 0, align 4
@model_again48 = internal global i32 0, align 4
@stdin = external global %struct.model_stream*, align 8
@model_back = internal global i32 0, align 4
@.str.2 = private unnamed_addr constant [33 x i8] c"two characters that are put back\00", align 1
@model_back_stream = internal global %struct.model_stream* null, align 8
@model_whole_stream = internal global %struct.model_stream* null, align 8
@model_is_doubtful = internal global i32 0, align 4
@model_end_stream = internal global %struct.model_stream* null, align 8
@model_end = internal global i32 0, align 4
@model_left = internal global i32 0, align 4
@model_left_stream = internal global %struct.model_stream* null, align 8
@model_first_used = internal global %struct.model_stream* null, align 8
@model_second_used = internal global %struct.model_stream* null, align 8
@stdout = external global %struct.model_stream*, align 8
@stderr = external global %struct.model_stream*, align 8
@wctype.names = internal constant [12 x i8*] [i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.7, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.12, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.14, i32 0, i32 0)], align 16
@.str.3 = private unnamed_addr constant [6 x i8] c"alnum\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"alpha\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"blank\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"cntrl\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"digit\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c"graph\00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c"lower\00", align 1
@.str.10 = private unnamed_addr constant [6 x i8] c"print\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"punct\00", align 1
@.str.12 = private unnamed_addr constant [6 x i8] c"space\00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c"upper\00", align 1
@.str.14 = private unnamed_addr constant [7 x i8] c"xdigit\00", align 1
@.str.15 = private unnamed_addr constant [8 x i8] c"tolower\00", align 1
@model_lower = internal constant i32 0, align 4
@.str.16 = private unnamed_addr constant [8 x i8] c"toupper\00", align 1
@model_upper = internal constant i32 0, align 4
@.str.17 = private unnamed_addr constant [41 x i8] c"a number of more than 64 wide characters\00", align 1
@clock_gettime.model_last = internal global %struct.model_time zeroinitializer, align 8
@gmtime.model_last = internal global %struct.tm zeroinitializer, align 8
@.str.18 = private unnamed_addr constant [15 x i8] c"a time as text\00", align 1
@asctime.model_text = internal global [26 x i8] zeroinitializer, align 16
@localeconv.point = internal global [2 x i8] c".\00", align 1
@localeconv.none = internal global [1 x i8] zeroinitializer, align 1
@localeconv.found = internal global %struct.lconv zeroinitializer, align 8
@getpid.model_known = internal global i32 0, align 4
@getpagesize.model_known = internal global i32 0, align 4
@sysconf.model_is_known = internal global i8 0, align 1
@sysconf.model_last = internal global i32 0, align 4
@sysconf.model_value = internal global i64 0, align 8
@isatty.model_is_known = internal global i8 0, align 1
@isatty.model_last = internal global i32 0, align 4
@isatty.model_value = internal global i32 0, align 4
@.str.19 = private unnamed_addr constant [27 x i8] c"an address of IPv6 as text\00", align 1
@inet_ntoa.model_text = internal global [18 x i8] zeroinitializer, align 16
@.str.20 = private unnamed_addr constant [19 x i8] c"the name of a host\00", align 1
@optind = global i32 1, align 4
@opterr = global i32 1, align 4
@optopt = global i32 63, align 4
@.str.21 = private unnamed_addr constant [39 x i8] c"a part of a mapping that is taken away\00", align 1
@model_table = internal global %struct.hsearch_data zeroinitializer, align 8
@model_is_key = internal global [1024 x i8] zeroinitializer, align 16
@model_values = internal global [1024 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv123__fundamental_type_infoE = external constant [3 x i8*], align 16
@.str.22 = private unnamed_addr constant [2 x i8] c"v\00", align 1
@_ZTIv = constant %struct.model_typeinfo { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.22, i32 0, i32 0) }, align 8
@_ZTVN10__cxxabiv119__pointer_type_infoE = external constant [3 x i8*], align 16
@.str.23 = private unnamed_addr constant [3 x i8] c"Pv\00", align 1
@_ZTIPv = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.23, i32 0, i32 0), i32 0, %struct.model_typeinfo* @_ZTIv }, align 8
@.str.24 = private unnamed_addr constant [4 x i8] c"PKv\00", align 1
@_ZTIPKv = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.24, i32 0, i32 0), i32 1, %struct.model_typeinfo* @_ZTIv }, align 8
@.str.25 = private unnamed_addr constant [2 x i8] c"w\00", align 1
@_ZTIw = constant %struct.model_typeinfo { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.25, i32 0, i32 0) }, align 8
@.str.26 = private unnamed_addr constant [3 x i8] c"Pw\00", align 1
@_ZTIPw = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.26, i32 0, i32 0), i32 0, %struct.model_typeinfo* @_ZTIw }, align 8
@.str.27 = private unnamed_addr constant [4 x i8] c"PKw\00", align 1
@_ZTIPKw = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.27, i32 0, i32 0), i32 1, %struct.model_typeinfo* @_ZTIw }, align 8
@.str.28 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@_ZTIb = constant %struct.model_typeinfo { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.28, i32 0, i32 0) }, align 8
@.str.29 = private unnamed_addr constant [3 x i8] c"Pb\00", align 1
@_ZTIPb = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.29, i32 0, i32 0), i32 0, %struct.model_typeinfo* @_ZTIb }, align 8
@.str.30 = private unnamed_addr constant [4 x i8] c"PKb\00", align 1
@_ZTIPKb = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.30, i32 0, i32 0), i32 1, %struct.model_typeinfo* @_ZTIb }, align 8
@.str.31 = private unnamed_addr constant [2 x i8] c"c\00", align 1
@_ZTIc = constant %struct.model_typeinfo { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.31, i32 0, i32 0) }, align 8
@.str.32 = private unnamed_addr constant [3 x i8] c"Pc\00", align 1
@_ZTIPc = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i32 0, i32 0), i32 0, %struct.model_typeinfo* @_ZTIc }, align 8
@.str.33 = private unnamed_addr constant [4 x i8] c"PKc\00", align 1
@_ZTIPKc = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.33, i32 0, i32 0), i32 1, %struct.model_typeinfo* @_ZTIc }, align 8
@.str.34 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@_ZTIa = constant %struct.model_typeinfo { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.34, i32 0, i32 0) }, align 8
@.str.35 = private unnamed_addr constant [3 x i8] c"Pa\00", align 1
@_ZTIPa = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.35, i32 0, i32 0), i32 0, %struct.model_typeinfo* @_ZTIa }, align 8
@.str.36 = private unnamed_addr constant [4 x i8] c"PKa\00", align 1
@_ZTIPKa = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.36, i32 0, i32 0), i32 1, %struct.model_typeinfo* @_ZTIa }, align 8
@.str.37 = private unnamed_addr constant [2 x i8] c"h\00", align 1
@_ZTIh = constant %struct.model_typeinfo { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.37, i32 0, i32 0) }, align 8
@.str.38 = private unnamed_addr constant [3 x i8] c"Ph\00", align 1
@_ZTIPh = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.38, i32 0, i32 0), i32 0, %struct.model_typeinfo* @_ZTIh }, align 8
@.str.39 = private unnamed_addr constant [4 x i8] c"PKh\00", align 1
@_ZTIPKh = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.39, i32 0, i32 0), i32 1, %struct.model_typeinfo* @_ZTIh }, align 8
@.str.40 = private unnamed_addr constant [2 x i8] c"s\00", align 1
@_ZTIs = constant %struct.model_typeinfo { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.40, i32 0, i32 0) }, align 8
@.str.41 = private unnamed_addr constant [3 x i8] c"Ps\00", align 1
@_ZTIPs = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.41, i32 0, i32 0), i32 0, %struct.model_typeinfo* @_ZTIs }, align 8
@.str.42 = private unnamed_addr constant [4 x i8] c"PKs\00", align 1
@_ZTIPKs = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.42, i32 0, i32 0), i32 1, %struct.model_typeinfo* @_ZTIs }, align 8
@.str.43 = private unnamed_addr constant [2 x i8] c"t\00", align 1
@_ZTIt = constant %struct.model_typeinfo { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.43, i32 0, i32 0) }, align 8
@.str.44 = private unnamed_addr constant [3 x i8] c"Pt\00", align 1
@_ZTIPt = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.44, i32 0, i32 0), i32 0, %struct.model_typeinfo* @_ZTIt }, align 8
@.str.45 = private unnamed_addr constant [4 x i8] c"PKt\00", align 1
@_ZTIPKt = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.45, i32 0, i32 0), i32 1, %struct.model_typeinfo* @_ZTIt }, align 8
@.str.46 = private unnamed_addr constant [2 x i8] c"i\00", align 1
@_ZTIi = constant %struct.model_typeinfo { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.46, i32 0, i32 0) }, align 8
@.str.47 = private unnamed_addr constant [3 x i8] c"Pi\00", align 1
@_ZTIPi = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.47, i32 0, i32 0), i32 0, %struct.model_typeinfo* @_ZTIi }, align 8
@.str.48 = private unnamed_addr constant [4 x i8] c"PKi\00", align 1
@_ZTIPKi = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.48, i32 0, i32 0), i32 1, %struct.model_typeinfo* @_ZTIi }, align 8
@.str.49 = private unnamed_addr constant [2 x i8] c"j\00", align 1
@_ZTIj = constant %struct.model_typeinfo { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.49, i32 0, i32 0) }, align 8
@.str.50 = private unnamed_addr constant [3 x i8] c"Pj\00", align 1
@_ZTIPj = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.50, i32 0, i32 0), i32 0, %struct.model_typeinfo* @_ZTIj }, align 8
@.str.51 = private unnamed_addr constant [4 x i8] c"PKj\00", align 1
@_ZTIPKj = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.51, i32 0, i32 0), i32 1, %struct.model_typeinfo* @_ZTIj }, align 8
@.str.52 = private unnamed_addr constant [2 x i8] c"l\00", align 1
@_ZTIl = constant %struct.model_typeinfo { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.52, i32 0, i32 0) }, align 8
@.str.53 = private unnamed_addr constant [3 x i8] c"Pl\00", align 1
@_ZTIPl = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.53, i32 0, i32 0), i32 0, %struct.model_typeinfo* @_ZTIl }, align 8
@.str.54 = private unnamed_addr constant [4 x i8] c"PKl\00", align 1
@_ZTIPKl = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.54, i32 0, i32 0), i32 1, %struct.model_typeinfo* @_ZTIl }, align 8
@.str.55 = private unnamed_addr constant [2 x i8] c"m\00", align 1
@_ZTIm = constant %struct.model_typeinfo { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.55, i32 0, i32 0) }, align 8
@.str.56 = private unnamed_addr constant [3 x i8] c"Pm\00", align 1
@_ZTIPm = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.56, i32 0, i32 0), i32 0, %struct.model_typeinfo* @_ZTIm }, align 8
@.str.57 = private unnamed_addr constant [4 x i8] c"PKm\00", align 1
@_ZTIPKm = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.57, i32 0, i32 0), i32 1, %struct.model_typeinfo* @_ZTIm }, align 8
@.str.58 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@_ZTIx = constant %struct.model_typeinfo { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.58, i32 0, i32 0) }, align 8
@.str.59 = private unnamed_addr constant [3 x i8] c"Px\00", align 1
@_ZTIPx = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.59, i32 0, i32 0), i32 0, %struct.model_typeinfo* @_ZTIx }, align 8
@.str.60 = private unnamed_addr constant [4 x i8] c"PKx\00", align 1
@_ZTIPKx = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.60, i32 0, i32 0), i32 1, %struct.model_typeinfo* @_ZTIx }, align 8
@.str.61 = private unnamed_addr constant [2 x i8] c"y\00", align 1
@_ZTIy = constant %struct.model_typeinfo { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.61, i32 0, i32 0) }, align 8
@.str.62 = private unnamed_addr constant [3 x i8] c"Py\00", align 1
@_ZTIPy = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.62, i32 0, i32 0), i32 0, %struct.model_typeinfo* @_ZTIy }, align 8
@.str.63 = private unnamed_addr constant [4 x i8] c"PKy\00", align 1
@_ZTIPKy = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.63, i32 0, i32 0), i32 1, %struct.model_typeinfo* @_ZTIy }, align 8
@.str.64 = private unnamed_addr constant [2 x i8] c"n\00", align 1
@_ZTIn = constant %struct.model_typeinfo { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.64, i32 0, i32 0) }, align 8
@.str.65 = private unnamed_addr constant [3 x i8] c"Pn\00", align 1
@_ZTIPn = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.65, i32 0, i32 0), i32 0, %struct.model_typeinfo* @_ZTIn }, align 8
@.str.66 = private unnamed_addr constant [4 x i8] c"PKn\00", align 1
@_ZTIPKn = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.66, i32 0, i32 0), i32 1, %struct.model_typeinfo* @_ZTIn }, align 8
@.str.67 = private unnamed_addr constant [2 x i8] c"o\00", align 1
@_ZTIo = constant %struct.model_typeinfo { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.67, i32 0, i32 0) }, align 8
@.str.68 = private unnamed_addr constant [3 x i8] c"Po\00", align 1
@_ZTIPo = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.68, i32 0, i32 0), i32 0, %struct.model_typeinfo* @_ZTIo }, align 8
@.str.69 = private unnamed_addr constant [4 x i8] c"PKo\00", align 1
@_ZTIPKo = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.69, i32 0, i32 0), i32 1, %struct.model_typeinfo* @_ZTIo }, align 8
@.str.70 = private unnamed_addr constant [2 x i8] c"f\00", align 1
@_ZTIf = constant %struct.model_typeinfo { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.70, i32 0, i32 0) }, align 8
@.str.71 = private unnamed_addr constant [3 x i8] c"Pf\00", align 1
@_ZTIPf = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.71, i32 0, i32 0), i32 0, %struct.model_typeinfo* @_ZTIf }, align 8
@.str.72 = private unnamed_addr constant [4 x i8] c"PKf\00", align 1
@_ZTIPKf = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.72, i32 0, i32 0), i32 1, %struct.model_typeinfo* @_ZTIf }, align 8
@.str.73 = private unnamed_addr constant [2 x i8] c"d\00", align 1
@_ZTId = constant %struct.model_typeinfo { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.73, i32 0, i32 0) }, align 8
@.str.74 = private unnamed_addr constant [3 x i8] c"Pd\00", align 1
@_ZTIPd = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.74, i32 0, i32 0), i32 0, %struct.model_typeinfo* @_ZTId }, align 8
@.str.75 = private unnamed_addr constant [4 x i8] c"PKd\00", align 1
@_ZTIPKd = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.75, i32 0, i32 0), i32 1, %struct.model_typeinfo* @_ZTId }, align 8
@.str.76 = private unnamed_addr constant [2 x i8] c"e\00", align 1
@_ZTIe = constant %struct.model_typeinfo { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.76, i32 0, i32 0) }, align 8
@.str.77 = private unnamed_addr constant [3 x i8] c"Pe\00", align 1
@_ZTIPe = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.77, i32 0, i32 0), i32 0, %struct.model_typeinfo* @_ZTIe }, align 8
@.str.78 = private unnamed_addr constant [4 x i8] c"PKe\00", align 1
@_ZTIPKe = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.78, i32 0, i32 0), i32 1, %struct.model_typeinfo* @_ZTIe }, align 8
@.str.79 = private unnamed_addr constant [2 x i8] c"g\00", align 1
@_ZTIg = constant %struct.model_typeinfo { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.79, i32 0, i32 0) }, align 8
@.str.80 = private unnamed_addr constant [3 x i8] c"Pg\00", align 1
@_ZTIPg = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.80, i32 0, i32 0), i32 0, %struct.model_typeinfo* @_ZTIg }, align 8
@.str.81 = private unnamed_addr constant [4 x i8] c"PKg\00", align 1
@_ZTIPKg = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.81, i32 0, i32 0), i32 1, %struct.model_typeinfo* @_ZTIg }, align 8
@.str.82 = private unnamed_addr constant [3 x i8] c"Ds\00", align 1
@_ZTIDs = constant %struct.model_typeinfo { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.82, i32 0, i32 0) }, align 8
@.str.83 = private unnamed_addr constant [4 x i8] c"PDs\00", align 1
@_ZTIPDs = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.83, i32 0, i32 0), i32 0, %struct.model_typeinfo* @_ZTIDs }, align 8
@.str.84 = private unnamed_addr constant [5 x i8] c"PKDs\00", align 1
@_ZTIPKDs = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.84, i32 0, i32 0), i32 1, %struct.model_typeinfo* @_ZTIDs }, align 8
@.str.85 = private unnamed_addr constant [3 x i8] c"Di\00", align 1
@_ZTIDi = constant %struct.model_typeinfo { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.85, i32 0, i32 0) }, align 8
@.str.86 = private unnamed_addr constant [4 x i8] c"PDi\00", align 1
@_ZTIPDi = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.86, i32 0, i32 0), i32 0, %struct.model_typeinfo* @_ZTIDi }, align 8
@.str.87 = private unnamed_addr constant [5 x i8] c"PKDi\00", align 1
@_ZTIPKDi = constant %struct.model_pointer { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.87, i32 0, i32 0), i32 1, %struct.model_typeinfo* @_ZTIDi }, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external constant [3 x i8*], align 16
@.str.88 = private unnamed_addr constant [13 x i8] c"St9exception\00", align 1
@_ZTISt9exception = constant %struct.model_typeinfo { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv117__class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.88, i32 0, i32 0) }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external constant [3 x i8*], align 16
@.str.89 = private unnamed_addr constant [13 x i8] c"St9bad_alloc\00", align 1
@_ZTISt9bad_alloc = constant %struct.model_single { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.89, i32 0, i32 0), i8* bitcast (%struct.model_typeinfo* @_ZTISt9exception to i8*) }, align 8
@.str.90 = private unnamed_addr constant [25 x i8] c"St20bad_array_new_length\00", align 1
@_ZTISt20bad_array_new_length = constant %struct.model_single { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.90, i32 0, i32 0), i8* bitcast (%struct.model_single* @_ZTISt9bad_alloc to i8*) }, align 8
@.str.91 = private unnamed_addr constant [12 x i8] c"St8bad_cast\00", align 1
@_ZTISt8bad_cast = constant %struct.model_single { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.91, i32 0, i32 0), i8* bitcast (%struct.model_typeinfo* @_ZTISt9exception to i8*) }, align 8
@.str.92 = private unnamed_addr constant [15 x i8] c"St10bad_typeid\00", align 1
@_ZTISt10bad_typeid = constant %struct.model_single { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.92, i32 0, i32 0), i8* bitcast (%struct.model_typeinfo* @_ZTISt9exception to i8*) }, align 8
@.str.93 = private unnamed_addr constant [18 x i8] c"St13bad_exception\00", align 1
@_ZTISt13bad_exception = constant %struct.model_single { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.93, i32 0, i32 0), i8* bitcast (%struct.model_typeinfo* @_ZTISt9exception to i8*) }, align 8
@.str.94 = private unnamed_addr constant [22 x i8] c"St17bad_function_call\00", align 1
@_ZTISt17bad_function_call = constant %struct.model_single { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.94, i32 0, i32 0), i8* bitcast (%struct.model_typeinfo* @_ZTISt9exception to i8*) }, align 8
@.str.95 = private unnamed_addr constant [17 x i8] c"St12bad_weak_ptr\00", align 1
@_ZTISt12bad_weak_ptr = constant %struct.model_single { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.95, i32 0, i32 0), i8* bitcast (%struct.model_typeinfo* @_ZTISt9exception to i8*) }, align 8
@.str.96 = private unnamed_addr constant [16 x i8] c"St11logic_error\00", align 1
@_ZTISt11logic_error = constant %struct.model_single { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.96, i32 0, i32 0), i8* bitcast (%struct.model_typeinfo* @_ZTISt9exception to i8*) }, align 8
@.str.97 = private unnamed_addr constant [17 x i8] c"St12domain_error\00", align 1
@_ZTISt12domain_error = constant %struct.model_single { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.97, i32 0, i32 0), i8* bitcast (%struct.model_single* @_ZTISt11logic_error to i8*) }, align 8
@.str.98 = private unnamed_addr constant [21 x i8] c"St16invalid_argument\00", align 1
@_ZTISt16invalid_argument = constant %struct.model_single { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.98, i32 0, i32 0), i8* bitcast (%struct.model_single* @_ZTISt11logic_error to i8*) }, align 8
@.str.99 = private unnamed_addr constant [17 x i8] c"St12length_error\00", align 1
@_ZTISt12length_error = constant %struct.model_single { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.99, i32 0, i32 0), i8* bitcast (%struct.model_single* @_ZTISt11logic_error to i8*) }, align 8
@.str.100 = private unnamed_addr constant [17 x i8] c"St12out_of_range\00", align 1
@_ZTISt12out_of_range = constant %struct.model_single { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.100, i32 0, i32 0), i8* bitcast (%struct.model_single* @_ZTISt11logic_error to i8*) }, align 8
@.str.101 = private unnamed_addr constant [17 x i8] c"St12future_error\00", align 1
@_ZTISt12future_error = constant %struct.model_single { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.101, i32 0, i32 0), i8* bitcast (%struct.model_single* @_ZTISt11logic_error to i8*) }, align 8
@.str.102 = private unnamed_addr constant [18 x i8] c"St13runtime_error\00", align 1
@_ZTISt13runtime_error = constant %struct.model_single { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.102, i32 0, i32 0), i8* bitcast (%struct.model_typeinfo* @_ZTISt9exception to i8*) }, align 8
@.str.103 = private unnamed_addr constant [16 x i8] c"St11range_error\00", align 1
@_ZTISt11range_error = constant %struct.model_single { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.103, i32 0, i32 0), i8* bitcast (%struct.model_single* @_ZTISt13runtime_error to i8*) }, align 8
@.str.104 = private unnamed_addr constant [19 x i8] c"St14overflow_error\00", align 1
@_ZTISt14overflow_error = constant %struct.model_single { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.104, i32 0, i32 0), i8* bitcast (%struct.model_single* @_ZTISt13runtime_error to i8*) }, align 8
@.str.105 = private unnamed_addr constant [20 x i8] c"St15underflow_error\00", align 1
@_ZTISt15underflow_error = constant %struct.model_single { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.105, i32 0, i32 0), i8* bitcast (%struct.model_single* @_ZTISt13runtime_error to i8*) }, align 8
@.str.106 = private unnamed_addr constant [17 x i8] c"St12system_error\00", align 1
@_ZTISt12system_error = constant %struct.model_single { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.106, i32 0, i32 0), i8* bitcast (%struct.model_single* @_ZTISt13runtime_error to i8*) }, align 8
@.str.107 = private unnamed_addr constant [16 x i8] c"St11regex_error\00", align 1
@_ZTISt11regex_error = constant %struct.model_single { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.107, i32 0, i32 0), i8* bitcast (%struct.model_single* @_ZTISt13runtime_error to i8*) }, align 8
@.str.108 = private unnamed_addr constant [29 x i8] c"NSt8ios_base7failureB5cxx11E\00", align 1
@_ZTINSt8ios_base7failureB5cxx11E = constant %struct.model_single { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.108, i32 0, i32 0), i8* bitcast (%struct.model_single* @_ZTISt12system_error to i8*) }, align 8
@model_functions_11logic_error = internal constant [5 x i8*] [i8* null, i8* bitcast (%struct.model_single* @_ZTISt11logic_error to i8*), i8* bitcast (void (%struct.model_error*)* @_ZNSt11logic_errorD1Ev to i8*), i8* bitcast (void (%struct.model_error*)* @_ZNSt11logic_errorD0Ev to i8*), i8* bitcast (i8* (%struct.model_error*)* @_ZNKSt11logic_error4whatEv to i8*)], align 16
@model_functions_12domain_error = internal constant [5 x i8*] [i8* null, i8* bitcast (%struct.model_single* @_ZTISt12domain_error to i8*), i8* bitcast (void (%struct.model_error*)* @_ZNSt12domain_errorD1Ev to i8*), i8* bitcast (void (%struct.model_error*)* @_ZNSt12domain_errorD0Ev to i8*), i8* bitcast (i8* (%struct.model_error*)* @_ZNKSt12domain_error4whatEv to i8*)], align 16
@model_functions_16invalid_argument = internal constant [5 x i8*] [i8* null, i8* bitcast (%struct.model_single* @_ZTISt16invalid_argument to i8*), i8* bitcast (void (%struct.model_error*)* @_ZNSt16invalid_argumentD1Ev to i8*), i8* bitcast (void (%struct.model_error*)* @_ZNSt16invalid_argumentD0Ev to i8*), i8* bitcast (i8* (%struct.model_error*)* @_ZNKSt16invalid_argument4whatEv to i8*)], align 16
@model_functions_12length_error = internal constant [5 x i8*] [i8* null, i8* bitcast (%struct.model_single* @_ZTISt12length_error to i8*), i8* bitcast (void (%struct.model_error*)* @_ZNSt12length_errorD1Ev to i8*), i8* bitcast (void (%struct.model_error*)* @_ZNSt12length_errorD0Ev to i8*), i8* bitcast (i8* (%struct.model_error*)* @_ZNKSt12length_error4whatEv to i8*)], align 16
@model_functions_12out_of_range = internal constant [5 x i8*] [i8* null, i8* bitcast (%struct.model_single* @_ZTISt12out_of_range to i8*), i8* bitcast (void (%struct.model_error*)* @_ZNSt12out_of_rangeD1Ev to i8*), i8* bitcast (void (%struct.model_error*)* @_ZNSt12out_of_rangeD0Ev to i8*), i8* bitcast (i8* (%struct.model_error*)* @_ZNKSt12out_of_range4whatEv to i8*)], align 16
@model_functions_13runtime_error = internal constant [5 x i8*] [i8* null, i8* bitcast (%struct.model_single* @_ZTISt13runtime_error to i8*), i8* bitcast (void (%struct.model_error*)* @_ZNSt13runtime_errorD1Ev to i8*), i8* bitcast (void (%struct.model_error*)* @_ZNSt13runtime_errorD0Ev to i8*), i8* bitcast (i8* (%struct.model_error*)* @_ZNKSt13runtime_error4whatEv to i8*)], align 16
@model_functions_11range_error = internal constant [5 x i8*] [i8* null, i8* bitcast (%struct.model_single* @_ZTISt11range_error to i8*), i8* bitcast (void (%struct.model_error*)* @_ZNSt11range_errorD1Ev to i8*), i8* bitcast (void (%struct.model_error*)* @_ZNSt11range_errorD0Ev to i8*), i8* bitcast (i8* (%struct.model_error*)* @_ZNKSt11range_error4whatEv to i8*)], align 16
@model_functions_14overflow_error = internal constant [5 x i8*] [i8* null, i8* bitcast (%struct.model_single* @_ZTISt14overflow_error to i8*), i8* bitcast (void (%struct.model_error*)* @_ZNSt14overflow_errorD1Ev to i8*), i8* bitcast (void (%struct.model_error*)* @_ZNSt14overflow_errorD0Ev to i8*), i8* bitcast (i8* (%struct.model_error*)* @_ZNKSt14overflow_error4whatEv to i8*)], align 16
@model_functions_15underflow_error = internal constant [5 x i8*] [i8* null, i8* bitcast (%struct.model_single* @_ZTISt15underflow_error to i8*), i8* bitcast (void (%struct.model_error*)* @_ZNSt15underflow_errorD1Ev to i8*), i8* bitcast (void (%struct.model_error*)* @_ZNSt15underflow_errorD0Ev to i8*), i8* bitcast (i8* (%struct.model_error*)* @_ZNKSt15underflow_error4whatEv to i8*)], align 16
@.str.109 = private unnamed_addr constant [15 x i8] c"std::exception\00", align 1
@.str.110 = private unnamed_addr constant [15 x i8] c"std::bad_alloc\00", align 1
@.str.111 = private unnamed_addr constant [26 x i8] c"std::bad_array_new_length\00", align 1
@.str.112 = private unnamed_addr constant [14 x i8] c"std::bad_cast\00", align 1
@.str.113 = private unnamed_addr constant [16 x i8] c"std::bad_typeid\00", align 1
@.str.114 = private unnamed_addr constant [19 x i8] c"std::bad_exception\00", align 1
@.str.115 = private unnamed_addr constant [18 x i8] c"bad_function_call\00", align 1
@model_uncaught = internal global i32 0, align 4
@model_flying = internal global i8* null, align 8
@__eufonium_flying = global i32 0, align 4
@model_caught = internal global %struct.model_exception* null, align 8
@_ZTVSt9bad_alloc = external constant [5 x i8*], align 16
@_ZTVSt20bad_array_new_length = external constant [5 x i8*], align 16
@_ZTVSt8bad_cast = external constant [5 x i8*], align 16
@_ZTVSt10bad_typeid = external constant [5 x i8*], align 16
@_ZTVSt13bad_exception = external constant [5 x i8*], align 16
@_ZTVSt17bad_function_call = external constant [5 x i8*], align 16
@model_few = internal constant [14 x i8] c"\01\02\02\03\05\05\07\07\0B\0B\0B\0B\0D\0D", align 1
@model_primes = internal constant [158 x i32] [i32 17, i32 19, i32 23, i32 29, i32 31, i32 37, i32 41, i32 43, i32 47, i32 53, i32 59, i32 61, i32 67, i32 71, i32 73, i32 79, i32 83, i32 89, i32 97, i32 103, i32 109, i32 113, i32 127, i32 137, i32 139, i32 149, i32 157, i32 167, i32 179, i32 193, i32 199, i32 211, i32 227, i32 241, i32 257, i32 277, i32 293, i32 313, i32 337, i32 359, i32 383, i32 409, i32 439, i32 467, i32 503, i32 541, i32 577, i32 619, i32 661, i32 709, i32 761, i32 823, i32 887, i32 953, i32 1031, i32 1109, i32 1193, i32 1289, i32 1381, i32 1493, i32 1613, i32 1741, i32 1879, i32 2029, i32 2179, i32 2357, i32 2549, i32 2753, i32 2971, i32 3209, i32 3469, i32 3739, i32 4027, i32 4349, i32 4703, i32 5087, i32 5503, i32 5953, i32 6427, i32 6949, i32 7517, i32 8123, i32 8783, i32 9497, i32 10273, i32 11113, i32 12011, i32 12983, i32 14033, i32 15173, i32 16411, i32 17749, i32 19183, i32 20753, i32 22447, i32 24281, i32 26267, i32 28411, i32 30727, i32 33223, i32 35933, i32 38873, i32 42043, i32 45481, i32 49201, i32 53201, i32 57557, i32 62233, i32 67307, i32 72817, i32 78779, i32 85229, i32 92203, i32 99733, i32 107897, i32 116731, i32 126271, i32 136607, i32 147793, i32 159871, i32 172933, i32 187091, i32 202409, i32 218971, i32 236897, i32 256279, i32 277261, i32 299951, i32 324503, i32 351061, i32 379787, i32 410857, i32 444487, i32 480881, i32 520241, i32 562841, i32 608903, i32 658753, i32 712697, i32 771049, i32 834181, i32 902483, i32 976369, i32 1056323, i32 1142821, i32 1236397, i32 1337629, i32 1447153, i32 1565659, i32 1693859, i32 1832561, i32 1982627, i32 2144977, i32 2320627, i32 2510653, i32 2716249, i32 2938679, i32 3179303], align 16
@.str.116 = private unnamed_addr constant [36 x i8] c"a hash table of millions of buckets\00", align 1
@__const.__eufonium_rust_try_allocate.result = private unnamed_addr constant %struct.model_allocated { i64 1, i64 0, i8* null }, align 8
@model_ostream_table = internal constant [4 x i64] [i64 8, i64 0, i64 0, i64 0], align 16
@model_output = internal global %struct.model_buffer { void ()** getelementptr inbounds ([20 x void ()*], [20 x void ()*]* @model_functions, i32 0, i32 0), [6 x i8*] zeroinitializer, i8* null }, align 8
@model_ctype = internal global %struct.model_ctype { void ()** getelementptr inbounds ([20 x void ()*], [20 x void ()*]* @model_functions, i32 0, i32 0), i32 1, i8* null, i8 0, i32* null, i32* null, i16* null, i8 1, [256 x i8] c"\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\10\11\12\13\14\15\16\17\18\19\1A\1B\1C\1D\1E\1F !\22#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\7F\80\81\82\83\84\85\86\87\88\89\8A\8B\8C\8D\8E\8F\90\91\92\93\94\95\96\97\98\99\9A\9B\9C\9D\9E\9F\A0\A1\A2\A3\A4\A5\A6\A7\A8\A9\AA\AB\AC\AD\AE\AF\B0\B1\B2\B3\B4\B5\B6\B7\B8\B9\BA\BB\BC\BD\BE\BF\C0\C1\C2\C3\C4\C5\C6\C7\C8\C9\CA\CB\CC\CD\CE\CF\D0\D1\D2\D3\D4\D5\D6\D7\D8\D9\DA\DB\DC\DD\DE\DF\E0\E1\E2\E3\E4\E5\E6\E7\E8\E9\EA\EB\EC\ED\EE\EF\F0\F1\F2\F3\F4\F5\F6\F7\F8\F9\FA\FB\FC\FD\FE\FF", [256 x i8] c"\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\10\11\12\13\14\15\16\17\18\19\1A\1B\1C\1D\1E\1F !\22#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\7F\80\81\82\83\84\85\86\87\88\89\8A\8B\8C\8D\8E\8F\90\91\92\93\94\95\96\97\98\99\9A\9B\9C\9D\9E\9F\A0\A1\A2\A3\A4\A5\A6\A7\A8\A9\AA\AB\AC\AD\AE\AF\B0\B1\B2\B3\B4\B5\B6\B7\B8\B9\BA\BB\BC\BD\BE\BF\C0\C1\C2\C3\C4\C5\C6\C7\C8\C9\CA\CB\CC\CD\CE\CF\D0\D1\D2\D3\D4\D5\D6\D7\D8\D9\DA\DB\DC\DD\DE\DF\E0\E1\E2\E3\E4\E5\E6\E7\E8\E9\EA\EB\EC\ED\EE\EF\F0\F1\F2\F3\F4\F5\F6\F7\F8\F9\FA\FB\FC\FD\FE\FF", i8 1 }, align 8
@_ZSt4cout = global %struct.model_ostream { i8* getelementptr (i8, i8* bitcast ([4 x i64]* @model_ostream_table to i8*), i64 24), %struct.model_ios { i8* null, i64 6, i64 0, i32 4098, i32 0, i32 0, i8* null, [2 x i8*] zeroinitializer, [16 x i8*] zeroinitializer, i32 0, i8* null, i8* null, %struct.model_ostream* null, i8 32, i8 1, %struct.model_buffer* @model_output, %struct.model_ctype* @model_ctype, i8* bitcast (%struct.model_ctype* @model_ctype to i8*), i8* bitcast (%struct.model_ctype* @model_ctype to i8*) } }, align 8
@model_istream_table = internal constant [4 x i64] [i64 16, i64 0, i64 0, i64 0], align 16
@model_input = internal global %struct.model_buffer { void ()** getelementptr inbounds ([20 x void ()*], [20 x void ()*]* @model_functions, i32 0, i32 0), [6 x i8*] zeroinitializer, i8* null }, align 8
@_ZSt3cin = global %struct.model_istream { i8* getelementptr (i8, i8* bitcast ([4 x i64]* @model_istream_table to i8*), i64 24), i64 0, %struct.model_ios { i8* null, i64 6, i64 0, i32 4098, i32 0, i32 0, i8* null, [2 x i8*] zeroinitializer, [16 x i8*] zeroinitializer, i32 0, i8* null, i8* null, %struct.model_ostream* @_ZSt4cout, i8 32, i8 1, %struct.model_buffer* @model_input, %struct.model_ctype* @model_ctype, i8* bitcast (%struct.model_ctype* @model_ctype to i8*), i8* bitcast (%struct.model_ctype* @model_ctype to i8*) } }, align 8
@model_errors = internal global %struct.model_buffer { void ()** getelementptr inbounds ([20 x void ()*], [20 x void ()*]* @model_functions, i32 0, i32 0), [6 x i8*] zeroinitializer, i8* null }, align 8
@_ZSt4cerr = global %struct.model_ostream { i8* getelementptr (i8, i8* bitcast ([4 x i64]* @model_ostream_table to i8*), i64 24), %struct.model_ios { i8* null, i64 6, i64 0, i32 12290, i32 0, i32 0, i8* null, [2 x i8*] zeroinitializer, [16 x i8*] zeroinitializer, i32 0, i8* null, i8* null, %struct.model_ostream* @_ZSt4cout, i8 32, i8 1, %struct.model_buffer* @model_errors, %struct.model_ctype* @model_ctype, i8* bitcast (%struct.model_ctype* @model_ctype to i8*), i8* bitcast (%struct.model_ctype* @model_ctype to i8*) } }, align 8
@_ZSt4clog = global %struct.model_ostream { i8* getelementptr (i8, i8* bitcast ([4 x i64]* @model_ostream_table to i8*), i64 24), %struct.model_ios { i8* null, i64 6, i64 0, i32 4098, i32 0, i32 0, i8* null, [2 x i8*] zeroinitializer, [16 x i8*] zeroinitializer, i32 0, i8* null, i8* null, %struct.model_ostream* null, i8 32, i8 1, %struct.model_buffer* @model_errors, %struct.model_ctype* @model_ctype, i8* bitcast (%struct.model_ctype* @model_ctype to i8*), i8* bitcast (%struct.model_ctype* @model_ctype to i8*) } }, align 8
@.str.117 = private unnamed_addr constant [4 x i8] c"%hd\00", align 1
@.str.118 = private unnamed_addr constant [4 x i8] c"%hu\00", align 1
@.str.119 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.120 = private unnamed_addr constant [3 x i8] c"%u\00", align 1
@.str.121 = private unnamed_addr constant [4 x i8] c"%ld\00", align 1
@.str.122 = private unnamed_addr constant [4 x i8] c"%lu\00", align 1
@.str.123 = private unnamed_addr constant [5 x i8] c"%lld\00", align 1
@.str.124 = private unnamed_addr constant [5 x i8] c"%llu\00", align 1
@.str.125 = private unnamed_addr constant [3 x i8] c"%f\00", align 1
@.str.126 = private unnamed_addr constant [4 x i8] c"%lf\00", align 1
@.str.127 = private unnamed_addr constant [4 x i8] c" %c\00", align 1
@.str.128 = private unnamed_addr constant [47 x i8] c"a word that a stream of C++ reads with a width\00", align 1
@model_printed = internal global i8 0, align 1
@optarg = global i8* null, align 8
@.str.129 = private unnamed_addr constant [9 x i8] c"infinity\00", align 1
@model_tens = internal constant [23 x double] [double 1.000000e+00, double 1.000000e+01, double 1.000000e+02, double 1.000000e+03, double 1.000000e+04, double 1.000000e+05, double 1.000000e+06, double 1.000000e+07, double 1.000000e+08, double 1.000000e+09, double 1.000000e+10, double 1.000000e+11, double 1.000000e+12, double 1.000000e+13, double 1.000000e+14, double 1.000000e+15, double 1.000000e+16, double 1.000000e+17, double 1.000000e+18, double 1.000000e+19, double 1.000000e+20, double 1.000000e+21, double 1.000000e+22], align 16
@model_float_tens = internal constant [11 x float] [float 1.000000e+00, float 1.000000e+01, float 1.000000e+02, float 1.000000e+03, float 1.000000e+04, float 1.000000e+05, float 1.000000e+06, float 1.000000e+07, float 1.000000e+08, float 1.000000e+09, float 1.000000e+10], align 16
@model_drawn = internal global i32 0, align 4
@model_again = internal global i32 0, align 4
@.str.130 = private unnamed_addr constant [6 x i8] c"(nil)\00", align 1
@.str.131 = private unnamed_addr constant [25 x i8] c"a wide character as text\00", align 1
@.str.132 = private unnamed_addr constant [32 x i8] c"a floating-point number as text\00", align 1
@.str.133 = private unnamed_addr constant [28 x i8] c"a number of 80 bits as text\00", align 1
@.str.134 = private unnamed_addr constant [32 x i8] c"places of arguments in a format\00", align 1
@.str.135 = private unnamed_addr constant [48 x i8] c"a conversion of a format that C does not define\00", align 1
@.str.136 = private unnamed_addr constant [4 x i8] c"NAN\00", align 1
@.str.137 = private unnamed_addr constant [4 x i8] c"INF\00", align 1
@.str.138 = private unnamed_addr constant [52 x i8] c"a floating-point number as text in another rounding\00", align 1
@.str.139 = private unnamed_addr constant [27 x i8] c"a wide character from text\00", align 1
@.str.140 = private unnamed_addr constant [32 x i8] c"a number of this type from text\00", align 1
@.str.141 = private unnamed_addr constant [43 x i8] c"part of a number, or a long one, from text\00", align 1
@.str.142 = private unnamed_addr constant [6 x i8] c"inity\00", align 1
@.str.143 = private unnamed_addr constant [20 x i8] c"a pointer from text\00", align 1
@model_more_used = internal global i32 0, align 4
@model_moved = internal global i32 0, align 4
@.str.144 = private unnamed_addr constant [44 x i8] c"a byte that is no character of the C locale\00", align 1
@.str.145 = private unnamed_addr constant [4 x i8] c"GMT\00", align 1
@model_weekdays = internal constant [7 x [10 x i8]] [[10 x i8] c"Sunday\00\00\00\00", [10 x i8] c"Monday\00\00\00\00", [10 x i8] c"Tuesday\00\00\00", [10 x i8] c"Wednesday\00", [10 x i8] c"Thursday\00\00", [10 x i8] c"Friday\00\00\00\00", [10 x i8] c"Saturday\00\00"], align 16
@model_months = internal constant [12 x [10 x i8]] [[10 x i8] c"January\00\00\00", [10 x i8] c"February\00\00", [10 x i8] c"March\00\00\00\00\00", [10 x i8] c"April\00\00\00\00\00", [10 x i8] c"May\00\00\00\00\00\00\00", [10 x i8] c"June\00\00\00\00\00\00", [10 x i8] c"July\00\00\00\00\00\00", [10 x i8] c"August\00\00\00\00", [10 x i8] c"September\00", [10 x i8] c"October\00\00\00", [10 x i8] c"November\00\00", [10 x i8] c"December\00\00"], align 16
@.str.146 = private unnamed_addr constant [3 x i8] c"AM\00", align 1
@.str.147 = private unnamed_addr constant [3 x i8] c"PM\00", align 1
@.str.148 = private unnamed_addr constant [4 x i8] c" AM\00", align 1
@.str.149 = private unnamed_addr constant [4 x i8] c" PM\00", align 1
@model_begun = internal global i8 0, align 1
@model_letters = internal global i8* null, align 8
@model_passed_end = internal global i32 0, align 4
@model_passed = internal global i32 0, align 4
@model_order = internal global i32 0, align 4
@.str.150 = private unnamed_addr constant [3 x i8] c"--\00", align 1
@.str.151 = private unnamed_addr constant [16 x i8] c"POSIXLY_CORRECT\00", align 1
@.str.152 = private unnamed_addr constant [22 x i8] c"a part of a wide text\00", align 1
@.str.153 = private unnamed_addr constant [38 x i8] c"`%n` in a format that is not constant\00", align 1
@.str.154 = private unnamed_addr constant [24 x i8] c"a mapping at an address\00", align 1
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external constant [3 x i8*], align 16
@.str.155 = private unnamed_addr constant [36 x i8] c"a cast to a class that is not known\00", align 1
@model_functions = internal constant [20 x void ()*] [void ()* @model_virtual, void ()* @model_virtual, void ()* @model_virtual, void ()* @model_virtual, void ()* @model_virtual, void ()* @model_virtual, void ()* @model_virtual, void ()* @model_virtual, void ()* @model_virtual, void ()* @model_virtual, void ()* @model_virtual, void ()* @model_virtual, void ()* @model_virtual, void ()* @model_virtual, void ()* @model_virtual, void ()* @model_virtual, void ()* @model_virtual, void ()* @model_virtual, void ()* @model_virtual, void ()* @model_virtual], align 16
@.str.156 = private unnamed_addr constant [64 x i8] c"a part of a stream of C++ (its buffer, or what its locale says)\00", align 1
@.str.157 = private unnamed_addr constant [46 x i8] c"a stream of C++ that is read besides std::cin\00", align 1
@.str.158 = private unnamed_addr constant [47 x i8] c"what a stream of C++ reads by flags of formats\00", align 1
@.str.159 = private unnamed_addr constant [41 x i8] c"an exception that a stream of C++ throws\00", align 1
@.str.160 = private unnamed_addr constant [69 x i8] c"a stream of C++ besides std::cin, std::cout, std::cerr and std::clog\00", align 1

define i64 @strspn(i8* %0, i8* %1) {
  br label %3

3:
  %.0 = phi i64 [ 0, %2 ], [ %12, %11 ]
  %4 = getelementptr inbounds i8, i8* %0, i64 %.0
  %5 = load i8, i8* %4, align 1
  %6 = sext i8 %5 to i32
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %.critedge

8:
  %9 = call i32 @model_is_one_of(i8 signext %5, i8* %1)
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %.critedge

11:
  %12 = add i64 %.0, 1
  br label %3

.critedge:
  ret i64 %.0
}

define internal i32 @model_is_one_of(i8 signext %0, i8* %1) {
  br label %3

3:
  %.0 = phi i8* [ %1, %2 ], [ %11, %10 ]
  %4 = load i8, i8* %.0, align 1
  %5 = icmp ne i8 %4, 0
  br i1 %5, label %6, label %12

6:
  %7 = sext i8 %4 to i32
  %8 = sext i8 %0 to i32
  %9 = icmp eq i32 %7, %8
  br i1 %9, label %12, label %10

10:
  %11 = getelementptr inbounds i8, i8* %.0, i32 1
  br label %3

12:
  %.04 = phi i32 [ 1, %6 ], [ 0, %3 ]
  ret i32 %.04
}

define i64 @strcspn(i8* %0, i8* %1) {
  br label %3

3:
  %.0 = phi i64 [ 0, %2 ], [ %13, %12 ]
  %4 = getelementptr inbounds i8, i8* %0, i64 %.0
  %5 = load i8, i8* %4, align 1
  %6 = sext i8 %5 to i32
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %.critedge

8:
  %9 = call i32 @model_is_one_of(i8 signext %5, i8* %1)
  %10 = icmp ne i32 %9, 0
  %11 = xor i1 %10, true
  br i1 %11, label %12, label %.critedge

12:
  %13 = add i64 %.0, 1
  br label %3

.critedge:
  ret i64 %.0
}

define i8* @strpbrk(i8* %0, i8* %1) {
  %3 = call i64 @strcspn(i8* %0, i8* %1)
  %4 = getelementptr inbounds i8, i8* %0, i64 %3
  %5 = load i8, i8* %4, align 1
  %6 = sext i8 %5 to i32
  %7 = icmp ne i32 %6, 0
  %. = select i1 %7, i8* %4, i8* null
  ret i8* %.
}

define i8* @strrchr(i8* %0, i32 %1) {
  br label %3

3:
  %.05 = phi i8* [ %0, %2 ], [ %13, %12 ]
  %.0 = phi i8* [ null, %2 ], [ %spec.select, %12 ]
  %4 = load i8, i8* %.05, align 1
  %5 = sext i8 %4 to i32
  %6 = trunc i32 %1 to i8
  %7 = sext i8 %6 to i32
  %8 = icmp eq i32 %5, %7
  %spec.select = select i1 %8, i8* %.05, i8* %.0
  %9 = load i8, i8* %.05, align 1
  %10 = icmp ne i8 %9, 0
  br i1 %10, label %12, label %11

11:
  ret i8* %spec.select

12:
  %13 = getelementptr inbounds i8, i8* %.05, i32 1
  br label %3
}

define i8* @strstr(i8* %0, i8* %1) {
  br label %3

3:
  %.06 = phi i8* [ %0, %2 ], [ %10, %9 ]
  %4 = call i32 @model_begins_with(i8* %.06, i8* %1)
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %11, label %6

6:
  %7 = load i8, i8* %.06, align 1
  %8 = icmp ne i8 %7, 0
  br i1 %8, label %9, label %11

9:
  %10 = getelementptr inbounds i8, i8* %.06, i32 1
  br label %3

11:
  %.0 = phi i8* [ %.06, %3 ], [ null, %6 ]
  ret i8* %.0
}

define internal i32 @model_begins_with(i8* %0, i8* %1) {
  br label %3

3:
  %.05 = phi i8* [ %0, %2 ], [ %12, %11 ]
  %.0 = phi i8* [ %1, %2 ], [ %13, %11 ]
  %4 = load i8, i8* %.0, align 1
  %5 = icmp ne i8 %4, 0
  br i1 %5, label %6, label %14

6:
  %7 = load i8, i8* %.05, align 1
  %8 = sext i8 %7 to i32
  %9 = sext i8 %4 to i32
  %10 = icmp ne i32 %8, %9
  br i1 %10, label %14, label %11

11:
  %12 = getelementptr inbounds i8, i8* %.05, i32 1
  %13 = getelementptr inbounds i8, i8* %.0, i32 1
  br label %3

14:
  %.06 = phi i32 [ 0, %6 ], [ 1, %3 ]
  ret i32 %.06
}

define i8* @strtok_r(i8* %0, i8* %1, i8** %2) {
  %4 = icmp ne i8* %0, null
  br i1 %4, label %7, label %5

5:
  %6 = load i8*, i8** %2, align 8
  br label %7

7:
  %.018 = phi i8* [ %0, %3 ], [ %6, %5 ]
  %8 = call i64 @strspn(i8* %.018, i8* %1)
  %9 = getelementptr inbounds i8, i8* %.018, i64 %8
  %10 = call i64 @strcspn(i8* %9, i8* %1)
  %11 = getelementptr inbounds i8, i8* %9, i64 %10
  store i8* %11, i8** %2, align 8
  %12 = icmp eq i8* %11, %9
  br i1 %12, label %18, label %13

13:
  %14 = load i8, i8* %11, align 1
  %15 = icmp ne i8 %14, 0
  br i1 %15, label %16, label %18

16:
  store i8 0, i8* %11, align 1
  %17 = getelementptr inbounds i8, i8* %11, i64 1
  store i8* %17, i8** %2, align 8
  br label %18

18:
  %.0 = phi i8* [ null, %7 ], [ %9, %16 ], [ %9, %13 ]
  ret i8* %.0
}

define i8* @__strtok_r(i8* %0, i8* %1, i8** %2) {
  %4 = call i8* @strtok_r(i8* %0, i8* %1, i8** %2)
  ret i8* %4
}

define i8* @strtok(i8* %0, i8* %1) {
  %3 = call i8* @strtok_r(i8* %0, i8* %1, i8** @model_strtok_next)
  ret i8* %3
}

define i8* @strsep(i8** %0, i8* %1) {
  %3 = load i8*, i8** %0, align 8
  %4 = icmp ne i8* %3, null
  br i1 %4, label %5, label %13

5:
  %6 = call i64 @strcspn(i8* %3, i8* %1)
  %7 = getelementptr inbounds i8, i8* %3, i64 %6
  %8 = load i8, i8* %7, align 1
  %9 = icmp ne i8 %8, 0
  br i1 %9, label %10, label %12

10:
  store i8 0, i8* %7, align 1
  %11 = getelementptr inbounds i8, i8* %7, i64 1
  store i8* %11, i8** %0, align 8
  br label %13

12:
  store i8* null, i8** %0, align 8
  br label %13

13:
  %.0 = phi i8* [ null, %2 ], [ %3, %12 ], [ %3, %10 ]
  ret i8* %.0
}

define i8* @strndup(i8* %0, i64 %1) {
  br label %3

3:
  %.013 = phi i64 [ 0, %2 ], [ %11, %10 ]
  %4 = icmp ult i64 %.013, %1
  br i1 %4, label %5, label %.critedge

5:
  %6 = getelementptr inbounds i8, i8* %0, i64 %.013
  %7 = load i8, i8* %6, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %.critedge

10:
  %11 = add i64 %.013, 1
  br label %3

.critedge:
  %12 = add i64 %.013, 1
  %13 = call i8* @malloc(i64 %12)
  %14 = icmp ne i8* %13, null
  br i1 %14, label %15, label %18

15:
  %16 = call i8* @memcpy(i8* %13, i8* %0, i64 %.013)
  %17 = getelementptr inbounds i8, i8* %13, i64 %.013
  store i8 0, i8* %17, align 1
  br label %18

18:
  %.0 = phi i8* [ %13, %15 ], [ null, %.critedge ]
  ret i8* %.0
}

declare i8* @malloc(i64)

declare i8* @memcpy(i8*, i8*, i64)

define i8* @__strndup(i8* %0, i64 %1) {
  %3 = call i8* @strndup(i8* %0, i64 %1)
  ret i8* %3
}

define i64 @strlcpy(i8* %0, i8* %1, i64 %2) {
  br label %4

4:
  %.0 = phi i64 [ 0, %3 ], [ %9, %13 ]
  %5 = getelementptr inbounds i8, i8* %1, i64 %.0
  %6 = load i8, i8* %5, align 1
  %7 = icmp ne i8 %6, 0
  br i1 %7, label %8, label %14

8:
  %9 = add i64 %.0, 1
  %10 = icmp ult i64 %9, %2
  br i1 %10, label %11, label %13

11:
  %12 = getelementptr inbounds i8, i8* %0, i64 %.0
  store i8 %6, i8* %12, align 1
  br label %13

13:
  br label %4

14:
  %15 = icmp ne i64 %2, 0
  br i1 %15, label %16, label %21

16:
  %17 = icmp ult i64 %.0, %2
  %18 = sub i64 %2, 1
  %19 = select i1 %17, i64 %.0, i64 %18
  %20 = getelementptr inbounds i8, i8* %0, i64 %19
  store i8 0, i8* %20, align 1
  br label %21

21:
  ret i64 %.0
}

define i64 @strlcat(i8* %0, i8* %1, i64 %2) {
  br label %4

4:
  %.0 = phi i64 [ 0, %3 ], [ %12, %11 ]
  %5 = icmp ult i64 %.0, %2
  br i1 %5, label %6, label %.critedge

6:
  %7 = getelementptr inbounds i8, i8* %0, i64 %.0
  %8 = load i8, i8* %7, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %.critedge

11:
  %12 = add i64 %.0, 1
  br label %4

.critedge:
  %13 = getelementptr inbounds i8, i8* %0, i64 %.0
  %14 = sub i64 %2, %.0
  %15 = call i64 @strlcpy(i8* %13, i8* %1, i64 %14)
  %16 = add i64 %.0, %15
  ret i64 %16
}

define i8* @stpncpy(i8* %0, i8* %1, i64 %2) {
  br label %4

4:
  %.016 = phi i64 [ 0, %3 ], [ %15, %11 ]
  %5 = icmp ult i64 %.016, %2
  br i1 %5, label %6, label %.critedge

6:
  %7 = getelementptr inbounds i8, i8* %1, i64 %.016
  %8 = load i8, i8* %7, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %.critedge

11:
  %12 = getelementptr inbounds i8, i8* %1, i64 %.016
  %13 = load i8, i8* %12, align 1
  %14 = getelementptr inbounds i8, i8* %0, i64 %.016
  store i8 %13, i8* %14, align 1
  %15 = add i64 %.016, 1
  br label %4

.critedge:
  br label %16

16:
  %.0 = phi i64 [ %.016, %.critedge ], [ %20, %18 ]
  %17 = icmp ult i64 %.0, %2
  br i1 %17, label %18, label %21

18:
  %19 = getelementptr inbounds i8, i8* %0, i64 %.0
  store i8 0, i8* %19, align 1
  %20 = add i64 %.0, 1
  br label %16

21:
  %22 = getelementptr inbounds i8, i8* %0, i64 %.016
  ret i8* %22
}

define i8* @__stpncpy(i8* %0, i8* %1, i64 %2) {
  %4 = call i8* @stpncpy(i8* %0, i8* %1, i64 %2)
  ret i8* %4
}

define i32 @strncasecmp(i8* %0, i8* %1, i64 %2) {
  br label %4

4:
  %.012 = phi i64 [ 0, %3 ], [ %20, %19 ]
  %5 = icmp ult i64 %.012, %2
  br i1 %5, label %6, label %21

6:
  %7 = getelementptr inbounds i8, i8* %0, i64 %.012
  %8 = load i8, i8* %7, align 1
  %9 = zext i8 %8 to i32
  %10 = call i32 @model_to_lower(i32 %9)
  %11 = getelementptr inbounds i8, i8* %1, i64 %.012
  %12 = load i8, i8* %11, align 1
  %13 = zext i8 %12 to i32
  %14 = call i32 @model_to_lower(i32 %13)
  %15 = icmp eq i32 %10, %14
  %16 = icmp ne i32 %10, 0
  %or.cond = and i1 %15, %16
  br i1 %or.cond, label %19, label %17

17:
  %18 = sub nsw i32 %10, %14
  br label %21

19:
  %20 = add i64 %.012, 1
  br label %4

21:
  %.0 = phi i32 [ %18, %17 ], [ 0, %4 ]
  ret i32 %.0
}

define internal i32 @model_to_lower(i32 %0) {
  %2 = icmp sge i32 %0, 65
  %3 = icmp sle i32 %0, 90
  %or.cond = and i1 %2, %3
  %4 = sub nsw i32 %0, 65
  %5 = add nsw i32 %4, 97
  %6 = select i1 %or.cond, i32 %5, i32 %0
  ret i32 %6
}

define i32 @strcasecmp(i8* %0, i8* %1) {
  %3 = call i32 @strncasecmp(i8* %0, i8* %1, i64 -1)
  ret i32 %3
}

define i8* @strcasestr(i8* %0, i8* %1) {
  %3 = call i64 @strlen(i8* %1)
  br label %4

4:
  %.07 = phi i8* [ %0, %2 ], [ %11, %10 ]
  %5 = call i32 @strncasecmp(i8* %.07, i8* %1, i64 %3)
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %12

7:
  %8 = load i8, i8* %.07, align 1
  %9 = icmp ne i8 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = getelementptr inbounds i8, i8* %.07, i32 1
  br label %4

12:
  %.0 = phi i8* [ %.07, %4 ], [ null, %7 ]
  ret i8* %.0
}

declare i64 @strlen(i8*)

define i8* @memccpy(i8* %0, i8* %1, i32 %2, i64 %3) {
  br label %5

5:
  %.0 = phi i64 [ 0, %4 ], [ %19, %18 ]
  %6 = icmp ult i64 %.0, %3
  br i1 %6, label %7, label %20

7:
  %8 = getelementptr inbounds i8, i8* %1, i64 %.0
  %9 = load i8, i8* %8, align 1
  %10 = getelementptr inbounds i8, i8* %0, i64 %.0
  store i8 %9, i8* %10, align 1
  %11 = load i8, i8* %8, align 1
  %12 = zext i8 %11 to i32
  %13 = trunc i32 %2 to i8
  %14 = zext i8 %13 to i32
  %15 = icmp eq i32 %12, %14
  br i1 %15, label %16, label %18

16:
  %17 = getelementptr inbounds i8, i8* %10, i64 1
  br label %20

18:
  %19 = add i64 %.0, 1
  br label %5

20:
  %.014 = phi i8* [ %17, %16 ], [ null, %5 ]
  ret i8* %.014
}

define i8* @memmem(i8* %0, i64 %1, i8* %2, i64 %3) {
  br label %5

5:
  %.011 = phi i64 [ %1, %4 ], [ %14, %12 ]
  %.0 = phi i8* [ %0, %4 ], [ %13, %12 ]
  %6 = icmp uge i64 %.011, %3
  br i1 %6, label %7, label %15

7:
  %8 = call i32 @memcmp(i8* %.0, i8* %2, i64 %3)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %15

10:
  %11 = icmp ne i64 %.011, 0
  br i1 %11, label %12, label %15

12:
  %13 = getelementptr inbounds i8, i8* %.0, i32 1
  %14 = add i64 %.011, -1
  br label %5

15:
  %.010 = phi i8* [ %.0, %7 ], [ null, %10 ], [ null, %5 ]
  ret i8* %.010
}

declare i32 @memcmp(i8*, i8*, i64)

define i8* @memrchr(i8* %0, i32 %1, i64 %2) {
  br label %4

4:
  %.08 = phi i64 [ %2, %3 ], [ %7, %6 ]
  %5 = icmp ugt i64 %.08, 0
  br i1 %5, label %6, label %14

6:
  %7 = add i64 %.08, -1
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = zext i8 %9 to i32
  %11 = trunc i32 %1 to i8
  %12 = zext i8 %11 to i32
  %13 = icmp eq i32 %10, %12
  br i1 %13, label %14, label %4

14:
  %.0 = phi i8* [ %8, %6 ], [ null, %4 ]
  ret i8* %.0
}

define i8* @rawmemchr(i8* %0, i32 %1) {
  br label %3

3:
  %.0 = phi i8* [ %0, %2 ], [ %10, %9 ]
  %4 = load i8, i8* %.0, align 1
  %5 = zext i8 %4 to i32
  %6 = trunc i32 %1 to i8
  %7 = zext i8 %6 to i32
  %8 = icmp ne i32 %5, %7
  br i1 %8, label %9, label %11

9:
  %10 = getelementptr inbounds i8, i8* %.0, i32 1
  br label %3

11:
  ret i8* %.0
}

define i8* @__rawmemchr(i8* %0, i32 %1) {
  %3 = call i8* @rawmemchr(i8* %0, i32 %1)
  ret i8* %3
}

define i8* @strchrnul(i8* %0, i32 %1) {
  br label %3

3:
  %.0 = phi i8* [ %0, %2 ], [ %12, %11 ]
  %4 = load i8, i8* %.0, align 1
  %5 = sext i8 %4 to i32
  %6 = icmp ne i32 %5, 0
  %7 = trunc i32 %1 to i8
  %8 = sext i8 %7 to i32
  %9 = icmp ne i32 %5, %8
  %10 = select i1 %6, i1 %9, i1 false
  br i1 %10, label %11, label %13

11:
  %12 = getelementptr inbounds i8, i8* %.0, i32 1
  br label %3

13:
  ret i8* %.0
}

define i8* @index(i8* %0, i32 %1) {
  %3 = call i8* @strchrnul(i8* %0, i32 %1)
  %4 = load i8, i8* %3, align 1
  %5 = sext i8 %4 to i32
  %6 = trunc i32 %1 to i8
  %7 = sext i8 %6 to i32
  %8 = icmp eq i32 %5, %7
  %. = select i1 %8, i8* %3, i8* null
  ret i8* %.
}

define i8* @rindex(i8* %0, i32 %1) {
  %3 = call i8* @strrchr(i8* %0, i32 %1)
  ret i8* %3
}

define void @bcopy(i8* %0, i8* %1, i64 %2) {
  %4 = call i8* @memmove(i8* %1, i8* %0, i64 %2)
  ret void
}

declare i8* @memmove(i8*, i8*, i64)

define void @swab(i8* %0, i8* %1, i64 %2) {
  br label %4

4:
  %.0 = phi i64 [ 0, %3 ], [ %14, %7 ]
  %5 = add nsw i64 %.0, 1
  %6 = icmp slt i64 %5, %2
  br i1 %6, label %7, label %15

7:
  %8 = getelementptr inbounds i8, i8* %0, i64 %.0
  %9 = load i8, i8* %8, align 1
  %10 = getelementptr inbounds i8, i8* %0, i64 %5
  %11 = load i8, i8* %10, align 1
  %12 = getelementptr inbounds i8, i8* %1, i64 %.0
  store i8 %11, i8* %12, align 1
  %13 = getelementptr inbounds i8, i8* %1, i64 %5
  store i8 %9, i8* %13, align 1
  %14 = add nsw i64 %.0, 2
  br label %4

15:
  ret void
}

define i32 @ffsll(i64 %0) {
  %2 = icmp ne i64 %0, 0
  br i1 %2, label %3, label %10

3:
  %.07 = phi i64 [ %9, %7 ], [ %0, %1 ]
  %.0 = phi i32 [ %8, %7 ], [ 1, %1 ]
  %4 = and i64 %.07, 1
  %5 = icmp ne i64 %4, 0
  %6 = xor i1 %5, true
  br i1 %6, label %7, label %10

7:
  %8 = add nsw i32 %.0, 1
  %9 = lshr i64 %.07, 1
  br label %3

10:
  %.08 = phi i32 [ 0, %1 ], [ %.0, %3 ]
  ret i32 %.08
}

define i32 @ffsl(i64 %0) {
  %2 = call i32 @ffsll(i64 %0)
  ret i32 %2
}

define i32 @ffs(i32 %0) {
  %2 = sext i32 %0 to i64
  %3 = call i32 @ffsll(i64 %2)
  ret i32 %3
}

define i64 @strxfrm(i8* %0, i8* %1, i64 %2) {
  %4 = call i64 @strlen(i8* %1)
  br label %5

5:
  %.0 = phi i64 [ 0, %3 ], [ %12, %8 ]
  %6 = icmp ult i64 %.0, %2
  %7 = icmp ule i64 %.0, %4
  %spec.select = select i1 %6, i1 %7, i1 false
  br i1 %spec.select, label %8, label %13

8:
  %9 = getelementptr inbounds i8, i8* %1, i64 %.0
  %10 = load i8, i8* %9, align 1
  %11 = getelementptr inbounds i8, i8* %0, i64 %.0
  store i8 %10, i8* %11, align 1
  %12 = add i64 %.0, 1
  br label %5

13:
  ret i64 %4
}

define i8* @basename(i8* %0) {
  %2 = call i8* @strrchr(i8* %0, i32 47)
  %3 = icmp ne i8* %2, null
  %4 = getelementptr inbounds i8, i8* %2, i64 1
  %5 = select i1 %3, i8* %4, i8* %0
  ret i8* %5
}

define i8* @__xpg_basename(i8* %0) {
  %2 = icmp ne i8* %0, null
  br i1 %2, label %3, label %40

3:
  %4 = load i8, i8* %0, align 1
  %5 = icmp ne i8 %4, 0
  br i1 %5, label %6, label %40

6:
  %7 = call i64 @strlen(i8* %0)
  br label %8

8:
  %.021 = phi i64 [ %7, %6 ], [ %17, %16 ]
  %9 = icmp ugt i64 %.021, 0
  br i1 %9, label %10, label %.critedge

10:
  %11 = sub i64 %.021, 1
  %12 = getelementptr inbounds i8, i8* %0, i64 %11
  %13 = load i8, i8* %12, align 1
  %14 = sext i8 %13 to i32
  %15 = icmp eq i32 %14, 47
  br i1 %15, label %16, label %.critedge

16:
  %17 = add i64 %.021, -1
  br label %8

.critedge:
  %18 = icmp eq i64 %.021, 0
  br i1 %18, label %19, label %23

19:
  %20 = call i64 @strlen(i8* %0)
  %21 = getelementptr inbounds i8, i8* %0, i64 %20
  %22 = getelementptr inbounds i8, i8* %21, i64 -1
  br label %40

23:
  %24 = getelementptr inbounds i8, i8* %0, i64 %.021
  %25 = load i8, i8* %24, align 1
  %26 = icmp ne i8 %25, 0
  br i1 %26, label %27, label %28

27:
  store i8 0, i8* %24, align 1
  br label %28

28:
  br label %29

29:
  %.0 = phi i64 [ %.021, %28 ], [ %38, %37 ]
  %30 = icmp ugt i64 %.0, 0
  br i1 %30, label %31, label %.critedge23

31:
  %32 = sub i64 %.0, 1
  %33 = getelementptr inbounds i8, i8* %0, i64 %32
  %34 = load i8, i8* %33, align 1
  %35 = sext i8 %34 to i32
  %36 = icmp ne i32 %35, 47
  br i1 %36, label %37, label %.critedge23

37:
  %38 = add i64 %.0, -1
  br label %29

.critedge23:
  %39 = getelementptr inbounds i8, i8* %0, i64 %.0
  br label %40

40:
  %.022 = phi i8* [ %22, %19 ], [ %39, %.critedge23 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @model_dot, i64 0, i64 0), %3 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @model_dot, i64 0, i64 0), %1 ]
  ret i8* %.022
}

define i8* @dirname(i8* %0) {
  %2 = icmp ne i8* %0, null
  br i1 %2, label %3, label %45

3:
  %4 = call i64 @strlen(i8* %0)
  br label %5

5:
  %.023 = phi i64 [ %4, %3 ], [ %14, %13 ]
  %6 = icmp ugt i64 %.023, 0
  br i1 %6, label %7, label %.critedge

7:
  %8 = sub i64 %.023, 1
  %9 = getelementptr inbounds i8, i8* %0, i64 %8
  %10 = load i8, i8* %9, align 1
  %11 = sext i8 %10 to i32
  %12 = icmp eq i32 %11, 47
  br i1 %12, label %13, label %.critedge

13:
  %14 = add i64 %.023, -1
  br label %5

.critedge:
  %15 = icmp eq i64 %.023, 0
  br i1 %15, label %16, label %18

16:
  %17 = call i64 @strlen(i8* %0)
  br label %18

18:
  %.1 = phi i64 [ %17, %16 ], [ %.023, %.critedge ]
  br label %19

19:
  %.2 = phi i64 [ %.1, %18 ], [ %28, %27 ]
  %20 = icmp ugt i64 %.2, 0
  br i1 %20, label %21, label %.critedge24

21:
  %22 = sub i64 %.2, 1
  %23 = getelementptr inbounds i8, i8* %0, i64 %22
  %24 = load i8, i8* %23, align 1
  %25 = sext i8 %24 to i32
  %26 = icmp ne i32 %25, 47
  br i1 %26, label %27, label %.critedge24

27:
  %28 = add i64 %.2, -1
  br label %19

.critedge24:
  %29 = icmp eq i64 %.2, 0
  br i1 %29, label %45, label %30

30:
  %.3 = phi i64 [ %39, %38 ], [ %.2, %.critedge24 ]
  %31 = icmp ugt i64 %.3, 0
  br i1 %31, label %32, label %.critedge25

32:
  %33 = sub i64 %.3, 1
  %34 = getelementptr inbounds i8, i8* %0, i64 %33
  %35 = load i8, i8* %34, align 1
  %36 = sext i8 %35 to i32
  %37 = icmp eq i32 %36, 47
  br i1 %37, label %38, label %.critedge25

38:
  %39 = add i64 %.3, -1
  br label %30

.critedge25:
  %40 = icmp eq i64 %.3, 0
  %41 = icmp eq i64 %.2, 2
  %42 = select i1 %41, i32 2, i32 1
  %43 = sext i32 %42 to i64
  %.4 = select i1 %40, i64 %43, i64 %.3
  %44 = getelementptr inbounds i8, i8* %0, i64 %.4
  store i8 0, i8* %44, align 1
  br label %45

45:
  %.0 = phi i8* [ %0, %.critedge25 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @model_dot, i64 0, i64 0), %1 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @model_dot, i64 0, i64 0), %.critedge24 ]
  ret i8* %.0
}

define i64 @strtol(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @model_signed_of(i8* %0, i8** %1, i32 %2, i32 0, i64 9223372036854775807)
  ret i64 %4
}

define internal i64 @model_signed_of(i8* %0, i8** %1, i32 %2, i32 %3, i64 %4) {
  %6 = call i32 @model_is_base(i32 %2)
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %17

8:
  %9 = call zeroext i1 @__eufonium_exact_number()
  br i1 %9, label %12, label %10

10:
  %11 = call i64 @model_any_signed(i8* %0, i8** %1, i64 %4)
  br label %17

12:
  %13 = call { i64, i64 } @model_parse(i8* %0, i8** %1, i32 %2, i32 %3)
  %14 = extractvalue { i64, i64 } %13, 0
  %15 = extractvalue { i64, i64 } %13, 1
  %.sroa.2.8.extract.trunc = trunc i64 %15 to i32
  %.sroa.4.8.extract.shift = lshr i64 %15, 32
  %.sroa.4.8.extract.trunc = trunc i64 %.sroa.4.8.extract.shift to i32
  %16 = call i64 @model_signed(i64 %14, i32 %.sroa.2.8.extract.trunc, i32 %.sroa.4.8.extract.trunc, i64 %4)
  br label %17

17:
  %.0 = phi i64 [ %16, %12 ], [ %11, %10 ], [ 0, %5 ]
  ret i64 %.0
}

define i64 @strtoll(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @model_signed_of(i8* %0, i8** %1, i32 %2, i32 0, i64 9223372036854775807)
  ret i64 %4
}

define i64 @strtoul(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @model_unsigned_of(i8* %0, i8** %1, i32 %2, i32 0, i64 -1)
  ret i64 %4
}

define internal i64 @model_unsigned_of(i8* %0, i8** %1, i32 %2, i32 %3, i64 %4) {
  %6 = call i32 @model_is_base(i32 %2)
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %17

8:
  %9 = call zeroext i1 @__eufonium_exact_number()
  br i1 %9, label %12, label %10

10:
  %11 = call i64 @model_any_unsigned(i8* %0, i8** %1, i64 %4)
  br label %17

12:
  %13 = call { i64, i64 } @model_parse(i8* %0, i8** %1, i32 %2, i32 %3)
  %14 = extractvalue { i64, i64 } %13, 0
  %15 = extractvalue { i64, i64 } %13, 1
  %.sroa.2.8.extract.trunc = trunc i64 %15 to i32
  %.sroa.4.8.extract.shift = lshr i64 %15, 32
  %.sroa.4.8.extract.trunc = trunc i64 %.sroa.4.8.extract.shift to i32
  %16 = call i64 @model_unsigned(i64 %14, i32 %.sroa.2.8.extract.trunc, i32 %.sroa.4.8.extract.trunc, i64 %4)
  br label %17

17:
  %.0 = phi i64 [ %16, %12 ], [ %11, %10 ], [ 0, %5 ]
  ret i64 %.0
}

define i64 @strtoull(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @model_unsigned_of(i8* %0, i8** %1, i32 %2, i32 0, i64 -1)
  ret i64 %4
}

define i64 @strtoimax(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @strtoll(i8* %0, i8** %1, i32 %2)
  ret i64 %4
}

define i64 @strtoumax(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @strtoull(i8* %0, i8** %1, i32 %2)
  ret i64 %4
}

define i64 @strtoq(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @strtoll(i8* %0, i8** %1, i32 %2)
  ret i64 %4
}

define i64 @strtouq(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @strtoull(i8* %0, i8** %1, i32 %2)
  ret i64 %4
}

define i64 @__isoc23_strtol(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @model_signed_of(i8* %0, i8** %1, i32 %2, i32 1, i64 9223372036854775807)
  ret i64 %4
}

define i64 @__isoc23_strtoll(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @model_signed_of(i8* %0, i8** %1, i32 %2, i32 1, i64 9223372036854775807)
  ret i64 %4
}

define i64 @__isoc23_strtoul(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @model_unsigned_of(i8* %0, i8** %1, i32 %2, i32 1, i64 -1)
  ret i64 %4
}

define i64 @__isoc23_strtoull(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @model_unsigned_of(i8* %0, i8** %1, i32 %2, i32 1, i64 -1)
  ret i64 %4
}

define i64 @__isoc23_strtoimax(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @__isoc23_strtoll(i8* %0, i8** %1, i32 %2)
  ret i64 %4
}

define i64 @__isoc23_strtoumax(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @__isoc23_strtoull(i8* %0, i8** %1, i32 %2)
  ret i64 %4
}

define double @strtod(i8* %0, i8** %1) {
  %3 = alloca double, align 8
  %4 = alloca %struct.model_decimal, align 8
  %5 = call zeroext i1 @__eufonium_exact_number()
  br i1 %5, label %10, label %6

6:
  %7 = call zeroext i1 @model_any_stop(i8* %0, i8** %1)
  br i1 %7, label %8, label %68

8:
  %9 = call double @__eufonium_strtod(i8* %0, i8** null)
  br label %68

10:
  %.033 = phi i8* [ %16, %15 ], [ %0, %2 ]
  %11 = load i8, i8* %.033, align 1
  %12 = sext i8 %11 to i32
  %13 = call i32 @model_is_space(i32 %12)
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %17

15:
  %16 = getelementptr inbounds i8, i8* %.033, i32 1
  br label %10

17:
  %18 = load i8, i8* %.033, align 1
  %19 = sext i8 %18 to i32
  %20 = icmp eq i32 %19, 45
  %21 = zext i1 %20 to i32
  %22 = icmp eq i32 %19, 43
  %or.cond = or i1 %20, %22
  %23 = getelementptr inbounds i8, i8* %.033, i32 1
  %.134 = select i1 %or.cond, i8* %23, i8* %.033
  store double 0.000000e+00, double* %3, align 8
  %24 = call i32 @model_is_hexadecimal(i8* %.134)
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %36, label %26

26:
  %27 = load i8, i8* %.134, align 1
  %28 = sext i8 %27 to i32
  %29 = call i32 @model_to_lower(i32 %28)
  %30 = icmp eq i32 %29, 105
  br i1 %30, label %36, label %31

31:
  %32 = load i8, i8* %.134, align 1
  %33 = sext i8 %32 to i32
  %34 = call i32 @model_to_lower(i32 %33)
  %35 = icmp eq i32 %34, 110
  br i1 %35, label %36, label %50

36:
  %37 = call i32 @model_is_hexadecimal(i8* %.134)
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %45, label %39

39:
  %40 = call i8* @model_behind_word(i8* %.134, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0))
  %41 = icmp ne i8* %40, null
  br i1 %41, label %45, label %42

42:
  %43 = call i8* @model_behind_word(i8* %.134, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0))
  %44 = icmp ne i8* %43, null
  br i1 %44, label %45, label %59

45:
  %46 = call i8* @model_of_other(i8* %.134, double* %3)
  %47 = icmp ne i8* %46, null
  br i1 %47, label %59, label %48

48:
  %49 = call double @__eufonium_strtod(i8* %0, i8** %1)
  br label %68

50:
  %51 = bitcast %struct.model_decimal* %4 to i8*
  call void @llvm.memset.p0i8.i64(i8* align 8 %51, i8 0, i64 16, i1 false)
  %52 = call i8* @model_decimal(i8* %.134, %struct.model_decimal* %4)
  %53 = icmp ne i8* %52, null
  br i1 %53, label %54, label %59

54:
  %55 = call i32 @model_of_decimal(%struct.model_decimal* %4, double* %3)
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %59, label %57

57:
  %58 = call double @__eufonium_strtod(i8* %0, i8** %1)
  br label %68

59:
  %.232 = phi i32 [ 0, %42 ], [ %21, %45 ], [ 0, %50 ], [ %21, %54 ]
  %.2 = phi i8* [ %0, %42 ], [ %46, %45 ], [ %0, %50 ], [ %52, %54 ]
  %60 = icmp ne i8** %1, null
  br i1 %60, label %61, label %62

61:
  store i8* %.2, i8** %1, align 8
  br label %62

62:
  %63 = icmp ne i32 %.232, 0
  %64 = load double, double* %3, align 8
  %65 = fneg double %64
  %66 = load double, double* %3, align 8
  %67 = select i1 %63, double %65, double %66
  br label %68

68:
  %.035 = phi double [ %67, %62 ], [ %49, %48 ], [ %58, %57 ], [ %9, %8 ], [ 0.000000e+00, %6 ]
  ret double %.035
}

declare zeroext i1 @__eufonium_exact_number()

define internal zeroext i1 @model_any_stop(i8* %0, i8** %1) {
  %3 = call i64 @__eufonium_any_number()
  br label %4

4:
  %.010 = phi i64 [ 0, %2 ], [ %9, %8 ]
  %5 = getelementptr inbounds i8, i8* %0, i64 %.010
  %6 = load i8, i8* %5, align 1
  %7 = icmp ne i8 %6, 0
  br i1 %7, label %8, label %10

8:
  %9 = add i64 %.010, 1
  br label %4

10:
  %11 = icmp ne i8** %1, null
  br i1 %11, label %12, label %17

12:
  %13 = icmp ule i64 %3, %.010
  %14 = zext i1 %13 to i32
  call void @__VERIFIER_assume(i32 %14)
  %15 = getelementptr inbounds i8, i8* %0, i64 %3
  store i8* %15, i8** %1, align 8
  %16 = icmp ugt i64 %3, 0
  br label %17

17:
  %.0 = phi i1 [ %16, %12 ], [ true, %10 ]
  ret i1 %.0
}

declare double @__eufonium_strtod(i8*, i8**)

define internal i32 @model_is_space(i32 %0) {
  %2 = icmp eq i32 %0, 32
  br i1 %2, label %6, label %3

3:
  %4 = icmp sge i32 %0, 9
  %5 = icmp sle i32 %0, 13
  %spec.select = select i1 %4, i1 %5, i1 false
  br label %6

6:
  %7 = phi i1 [ true, %1 ], [ %spec.select, %3 ]
  %8 = zext i1 %7 to i32
  ret i32 %8
}

define internal i32 @model_is_hexadecimal(i8* %0) {
  %2 = load i8, i8* %0, align 1
  %3 = sext i8 %2 to i32
  %4 = icmp ne i32 %3, 48
  br i1 %4, label %30, label %5

5:
  %6 = getelementptr inbounds i8, i8* %0, i64 1
  %7 = load i8, i8* %6, align 1
  %8 = sext i8 %7 to i32
  %9 = call i32 @model_to_lower(i32 %8)
  %10 = icmp ne i32 %9, 120
  br i1 %10, label %30, label %11

11:
  %12 = getelementptr inbounds i8, i8* %0, i64 2
  %13 = load i8, i8* %12, align 1
  %14 = sext i8 %13 to i32
  %15 = call i32 @model_digit(i32 %14)
  %16 = icmp ult i32 %15, 16
  br i1 %16, label %27, label %17

17:
  %18 = load i8, i8* %12, align 1
  %19 = sext i8 %18 to i32
  %20 = icmp eq i32 %19, 46
  br i1 %20, label %21, label %27

21:
  %22 = getelementptr inbounds i8, i8* %0, i64 3
  %23 = load i8, i8* %22, align 1
  %24 = sext i8 %23 to i32
  %25 = call i32 @model_digit(i32 %24)
  %26 = icmp ult i32 %25, 16
  br label %27

27:
  %28 = phi i1 [ true, %11 ], [ false, %17 ], [ %26, %21 ]
  %29 = zext i1 %28 to i32
  br label %30

30:
  %.0 = phi i32 [ %29, %27 ], [ 0, %5 ], [ 0, %1 ]
  ret i32 %.0
}

define internal i8* @model_behind_word(i8* %0, i8* %1) {
  br label %3

3:
  %.07 = phi i8* [ %0, %2 ], [ %15, %13 ]
  %.0 = phi i8* [ %1, %2 ], [ %14, %13 ]
  %4 = load i8, i8* %.0, align 1
  %5 = icmp ne i8 %4, 0
  br i1 %5, label %6, label %16

6:
  %7 = load i8, i8* %.07, align 1
  %8 = sext i8 %7 to i32
  %9 = call i32 @model_to_lower(i32 %8)
  %10 = load i8, i8* %.0, align 1
  %11 = sext i8 %10 to i32
  %12 = icmp ne i32 %9, %11
  br i1 %12, label %16, label %13

13:
  %14 = getelementptr inbounds i8, i8* %.0, i32 1
  %15 = getelementptr inbounds i8, i8* %.07, i32 1
  br label %3

16:
  %.08 = phi i8* [ null, %6 ], [ %.07, %3 ]
  ret i8* %.08
}

define internal i8* @model_of_other(i8* %0, double* %1) {
  %3 = alloca %struct.model_binary, align 8
  %4 = call zeroext i1 @__eufonium_exact()
  br i1 %4, label %5, label %35

5:
  %6 = call i32 @fegetround()
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %35, label %8

8:
  %9 = call i32 @model_is_hexadecimal(i8* %0)
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %21

11:
  %12 = getelementptr inbounds i8, i8* %0, i64 2
  %13 = call i8* @model_hexadecimal(i8* %12, %struct.model_binary* %3)
  %14 = getelementptr inbounds %struct.model_binary, %struct.model_binary* %3, i32 0, i32 0
  %15 = load i64, i64* %14, align 8
  %16 = icmp ne i64 %15, 0
  br i1 %16, label %17, label %19

17:
  %18 = call double @model_nearest(%struct.model_binary* %3)
  br label %19

19:
  %20 = phi double [ %18, %17 ], [ 0.000000e+00, %11 ]
  store double %20, double* %1, align 8
  br label %35

21:
  %22 = call i8* @model_behind_word(i8* %0, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0))
  %23 = call i8* @model_behind_word(i8* %0, i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.129, i64 0, i64 0))
  %24 = icmp ne i8* %22, null
  br i1 %24, label %25, label %27

25:
  store double 0x7FF0000000000000, double* %1, align 8
  %26 = icmp ne i8* %23, null
  %. = select i1 %26, i8* %23, i8* %22
  br label %35

27:
  %28 = call i8* @model_behind_word(i8* %0, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0))
  store double 0x7FF8000000000000, double* %1, align 8
  %29 = icmp ne i8* %28, null
  br i1 %29, label %30, label %34

30:
  %31 = load i8, i8* %28, align 1
  %32 = sext i8 %31 to i32
  %33 = icmp ne i32 %32, 40
  br i1 %33, label %35, label %34

34:
  br label %35

35:
  %.0 = phi i8* [ %13, %19 ], [ %., %25 ], [ null, %5 ], [ null, %2 ], [ null, %34 ], [ %28, %30 ]
  ret i8* %.0
}

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

define internal i8* @model_decimal(i8* %0, %struct.model_decimal* %1) {
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  store i8* %0, i8** %3, align 8
  %5 = call i32 @model_decimal_digits(i8** %3, %struct.model_decimal* %1, i32 0)
  %6 = load i8*, i8** %3, align 8
  %7 = load i8, i8* %6, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp eq i32 %8, 46
  br i1 %9, label %10, label %17

10:
  %11 = getelementptr inbounds i8, i8* %6, i64 1
  store i8* %11, i8** %4, align 8
  %12 = call i32 @model_decimal_digits(i8** %4, %struct.model_decimal* %1, i32 -1)
  %13 = icmp ne i32 %12, 0
  %spec.select = select i1 %13, i32 1, i32 %5
  %14 = icmp ne i32 %spec.select, 0
  br i1 %14, label %15, label %17

15:
  %16 = load i8*, i8** %4, align 8
  store i8* %16, i8** %3, align 8
  br label %17

17:
  %.1 = phi i32 [ %5, %2 ], [ %spec.select, %15 ], [ %spec.select, %10 ]
  %18 = icmp ne i32 %.1, 0
  br i1 %18, label %19, label %25

19:
  %20 = call i32 @model_exponent(i8** %3, i8 signext 101)
  %21 = getelementptr inbounds %struct.model_decimal, %struct.model_decimal* %1, i32 0, i32 1
  %22 = load i32, i32* %21, align 8
  %23 = add nsw i32 %22, %20
  store i32 %23, i32* %21, align 8
  %24 = load i8*, i8** %3, align 8
  br label %25

25:
  %.05 = phi i8* [ %24, %19 ], [ null, %17 ]
  ret i8* %.05
}

define internal i32 @model_of_decimal(%struct.model_decimal* %0, double* %1) {
  %3 = alloca %struct.model_binary, align 8
  %4 = alloca %struct.model_binary, align 8
  %5 = alloca %struct.model_binary, align 8
  %6 = getelementptr inbounds %struct.model_decimal, %struct.model_decimal* %0, i32 0, i32 1
  %7 = load i32, i32* %6, align 8
  %8 = icmp slt i32 %7, 0
  %9 = sub nsw i32 0, %7
  %10 = select i1 %8, i32 %9, i32 %7
  %11 = getelementptr inbounds %struct.model_decimal, %struct.model_decimal* %0, i32 0, i32 0
  %12 = load i64, i64* %11, align 8
  %13 = icmp eq i64 %12, 0
  %.0 = select i1 %13, i32 0, i32 %10
  %14 = load i64, i64* %11, align 8
  %15 = icmp ule i64 %14, 9007199254740992
  %16 = icmp sle i32 %.0, 22
  %or.cond = select i1 %15, i1 %16, i1 false
  br i1 %or.cond, label %17, label %39

17:
  %18 = getelementptr inbounds %struct.model_decimal, %struct.model_decimal* %0, i32 0, i32 2
  %19 = load i32, i32* %18, align 4
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %39, label %21

21:
  %22 = uitofp i64 %14 to double
  store double %22, double* %1, align 8
  %23 = icmp ne i32 %.0, 0
  br i1 %23, label %24, label %69

24:
  %25 = load i32, i32* %6, align 8
  %26 = icmp slt i32 %25, 0
  br i1 %26, label %27, label %32

27:
  %28 = sext i32 %.0 to i64
  %29 = getelementptr inbounds [23 x double], [23 x double]* @model_tens, i64 0, i64 %28
  %30 = load double, double* %29, align 8
  %31 = fdiv double %22, %30
  br label %37

32:
  %33 = sext i32 %.0 to i64
  %34 = getelementptr inbounds [23 x double], [23 x double]* @model_tens, i64 0, i64 %33
  %35 = load double, double* %34, align 8
  %36 = fmul double %22, %35
  br label %37

37:
  %38 = phi double [ %31, %27 ], [ %36, %32 ]
  store double %38, double* %1, align 8
  br label %69

39:
  %40 = call zeroext i1 @__eufonium_exact()
  br i1 %40, label %41, label %69

41:
  %42 = call i32 @fegetround()
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %69, label %44

44:
  %45 = icmp sgt i32 %.0, 400
  br i1 %45, label %46, label %54

46:
  %47 = getelementptr inbounds %struct.model_binary, %struct.model_binary* %3, i32 0, i32 0
  store i64 -9223372036854775808, i64* %47, align 8
  %48 = getelementptr inbounds %struct.model_binary, %struct.model_binary* %3, i32 0, i32 1
  %49 = load i32, i32* %6, align 8
  %50 = icmp slt i32 %49, 0
  %51 = select i1 %50, i32 -10000, i32 10000
  store i32 %51, i32* %48, align 8
  %52 = getelementptr inbounds %struct.model_binary, %struct.model_binary* %3, i32 0, i32 2
  store i32 1, i32* %52, align 4
  %53 = call double @model_nearest(%struct.model_binary* %3)
  store double %53, double* %1, align 8
  br label %69

54:
  %55 = load i64, i64* %11, align 8
  %56 = load i32, i32* %6, align 8
  call void @model_scale(%struct.model_binary* %4, i64 %55, i32 %56)
  %57 = call double @model_nearest(%struct.model_binary* %4)
  store double %57, double* %1, align 8
  %58 = getelementptr inbounds %struct.model_decimal, %struct.model_decimal* %0, i32 0, i32 2
  %59 = load i32, i32* %58, align 4
  %60 = icmp ne i32 %59, 0
  br i1 %60, label %61, label %69

61:
  %62 = load i64, i64* %11, align 8
  %63 = add i64 %62, 1
  %64 = load i32, i32* %6, align 8
  call void @model_scale(%struct.model_binary* %5, i64 %63, i32 %64)
  %65 = load double, double* %1, align 8
  %66 = call double @model_nearest(%struct.model_binary* %5)
  %67 = fcmp oeq double %65, %66
  %68 = zext i1 %67 to i32
  br label %69

69:
  %.026 = phi i32 [ 1, %46 ], [ %68, %61 ], [ 1, %37 ], [ 1, %21 ], [ 0, %41 ], [ 0, %39 ], [ 1, %54 ]
  ret i32 %.026
}

define float @strtof(i8* %0, i8** %1) {
  %3 = alloca float, align 4
  %4 = alloca %struct.model_decimal, align 8
  %5 = call zeroext i1 @__eufonium_exact_number()
  br i1 %5, label %10, label %6

6:
  %7 = call zeroext i1 @model_any_stop(i8* %0, i8** %1)
  br i1 %7, label %8, label %68

8:
  %9 = call float @__eufonium_strtof(i8* %0, i8** null)
  br label %68

10:
  %.033 = phi i8* [ %16, %15 ], [ %0, %2 ]
  %11 = load i8, i8* %.033, align 1
  %12 = sext i8 %11 to i32
  %13 = call i32 @model_is_space(i32 %12)
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %17

15:
  %16 = getelementptr inbounds i8, i8* %.033, i32 1
  br label %10

17:
  %18 = load i8, i8* %.033, align 1
  %19 = sext i8 %18 to i32
  %20 = icmp eq i32 %19, 45
  %21 = zext i1 %20 to i32
  %22 = icmp eq i32 %19, 43
  %or.cond = or i1 %20, %22
  %23 = getelementptr inbounds i8, i8* %.033, i32 1
  %.134 = select i1 %or.cond, i8* %23, i8* %.033
  store float 0.000000e+00, float* %3, align 4
  %24 = call i32 @model_is_hexadecimal(i8* %.134)
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %36, label %26

26:
  %27 = load i8, i8* %.134, align 1
  %28 = sext i8 %27 to i32
  %29 = call i32 @model_to_lower(i32 %28)
  %30 = icmp eq i32 %29, 105
  br i1 %30, label %36, label %31

31:
  %32 = load i8, i8* %.134, align 1
  %33 = sext i8 %32 to i32
  %34 = call i32 @model_to_lower(i32 %33)
  %35 = icmp eq i32 %34, 110
  br i1 %35, label %36, label %50

36:
  %37 = call i32 @model_is_hexadecimal(i8* %.134)
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %45, label %39

39:
  %40 = call i8* @model_behind_word(i8* %.134, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0))
  %41 = icmp ne i8* %40, null
  br i1 %41, label %45, label %42

42:
  %43 = call i8* @model_behind_word(i8* %.134, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0))
  %44 = icmp ne i8* %43, null
  br i1 %44, label %45, label %59

45:
  %46 = call i8* @model_float_of_other(i8* %.134, float* %3)
  %47 = icmp ne i8* %46, null
  br i1 %47, label %59, label %48

48:
  %49 = call float @__eufonium_strtof(i8* %0, i8** %1)
  br label %68

50:
  %51 = bitcast %struct.model_decimal* %4 to i8*
  call void @llvm.memset.p0i8.i64(i8* align 8 %51, i8 0, i64 16, i1 false)
  %52 = call i8* @model_decimal(i8* %.134, %struct.model_decimal* %4)
  %53 = icmp ne i8* %52, null
  br i1 %53, label %54, label %59

54:
  %55 = call i32 @model_float_of_decimal(%struct.model_decimal* %4, float* %3)
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %59, label %57

57:
  %58 = call float @__eufonium_strtof(i8* %0, i8** %1)
  br label %68

59:
  %.232 = phi i32 [ 0, %42 ], [ %21, %45 ], [ 0, %50 ], [ %21, %54 ]
  %.2 = phi i8* [ %0, %42 ], [ %46, %45 ], [ %0, %50 ], [ %52, %54 ]
  %60 = icmp ne i8** %1, null
  br i1 %60, label %61, label %62

61:
  store i8* %.2, i8** %1, align 8
  br label %62

62:
  %63 = icmp ne i32 %.232, 0
  %64 = load float, float* %3, align 4
  %65 = fneg float %64
  %66 = load float, float* %3, align 4
  %67 = select i1 %63, float %65, float %66
  br label %68

68:
  %.035 = phi float [ %67, %62 ], [ %49, %48 ], [ %58, %57 ], [ %9, %8 ], [ 0.000000e+00, %6 ]
  ret float %.035
}

declare float @__eufonium_strtof(i8*, i8**)

define internal i8* @model_float_of_other(i8* %0, float* %1) {
  %3 = alloca %struct.model_binary, align 8
  %4 = call zeroext i1 @__eufonium_exact()
  br i1 %4, label %5, label %35

5:
  %6 = call i32 @fegetround()
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %35, label %8

8:
  %9 = call i32 @model_is_hexadecimal(i8* %0)
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %21

11:
  %12 = getelementptr inbounds i8, i8* %0, i64 2
  %13 = call i8* @model_hexadecimal(i8* %12, %struct.model_binary* %3)
  %14 = getelementptr inbounds %struct.model_binary, %struct.model_binary* %3, i32 0, i32 0
  %15 = load i64, i64* %14, align 8
  %16 = icmp ne i64 %15, 0
  br i1 %16, label %17, label %19

17:
  %18 = call float @model_nearest_float(%struct.model_binary* %3)
  br label %19

19:
  %20 = phi float [ %18, %17 ], [ 0.000000e+00, %11 ]
  store float %20, float* %1, align 4
  br label %35

21:
  %22 = call i8* @model_behind_word(i8* %0, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0))
  %23 = call i8* @model_behind_word(i8* %0, i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.129, i64 0, i64 0))
  %24 = icmp ne i8* %22, null
  br i1 %24, label %25, label %27

25:
  store float 0x7FF0000000000000, float* %1, align 4
  %26 = icmp ne i8* %23, null
  %. = select i1 %26, i8* %23, i8* %22
  br label %35

27:
  %28 = call i8* @model_behind_word(i8* %0, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0))
  store float 0x7FF8000000000000, float* %1, align 4
  %29 = icmp ne i8* %28, null
  br i1 %29, label %30, label %34

30:
  %31 = load i8, i8* %28, align 1
  %32 = sext i8 %31 to i32
  %33 = icmp ne i32 %32, 40
  br i1 %33, label %35, label %34

34:
  br label %35

35:
  %.0 = phi i8* [ %13, %19 ], [ %., %25 ], [ null, %5 ], [ null, %2 ], [ null, %34 ], [ %28, %30 ]
  ret i8* %.0
}

define internal i32 @model_float_of_decimal(%struct.model_decimal* %0, float* %1) {
  %3 = alloca %struct.model_binary, align 8
  %4 = alloca %struct.model_binary, align 8
  %5 = alloca %struct.model_binary, align 8
  %6 = getelementptr inbounds %struct.model_decimal, %struct.model_decimal* %0, i32 0, i32 1
  %7 = load i32, i32* %6, align 8
  %8 = icmp slt i32 %7, 0
  %9 = sub nsw i32 0, %7
  %10 = select i1 %8, i32 %9, i32 %7
  %11 = getelementptr inbounds %struct.model_decimal, %struct.model_decimal* %0, i32 0, i32 0
  %12 = load i64, i64* %11, align 8
  %13 = icmp eq i64 %12, 0
  %.0 = select i1 %13, i32 0, i32 %10
  %14 = load i64, i64* %11, align 8
  %15 = icmp ule i64 %14, 16777216
  %16 = icmp sle i32 %.0, 10
  %or.cond = select i1 %15, i1 %16, i1 false
  br i1 %or.cond, label %17, label %39

17:
  %18 = getelementptr inbounds %struct.model_decimal, %struct.model_decimal* %0, i32 0, i32 2
  %19 = load i32, i32* %18, align 4
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %39, label %21

21:
  %22 = uitofp i64 %14 to float
  store float %22, float* %1, align 4
  %23 = icmp ne i32 %.0, 0
  br i1 %23, label %24, label %69

24:
  %25 = load i32, i32* %6, align 8
  %26 = icmp slt i32 %25, 0
  br i1 %26, label %27, label %32

27:
  %28 = sext i32 %.0 to i64
  %29 = getelementptr inbounds [11 x float], [11 x float]* @model_float_tens, i64 0, i64 %28
  %30 = load float, float* %29, align 4
  %31 = fdiv float %22, %30
  br label %37

32:
  %33 = sext i32 %.0 to i64
  %34 = getelementptr inbounds [11 x float], [11 x float]* @model_float_tens, i64 0, i64 %33
  %35 = load float, float* %34, align 4
  %36 = fmul float %22, %35
  br label %37

37:
  %38 = phi float [ %31, %27 ], [ %36, %32 ]
  store float %38, float* %1, align 4
  br label %69

39:
  %40 = call zeroext i1 @__eufonium_exact()
  br i1 %40, label %41, label %69

41:
  %42 = call i32 @fegetround()
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %69, label %44

44:
  %45 = icmp sgt i32 %.0, 400
  br i1 %45, label %46, label %54

46:
  %47 = getelementptr inbounds %struct.model_binary, %struct.model_binary* %3, i32 0, i32 0
  store i64 -9223372036854775808, i64* %47, align 8
  %48 = getelementptr inbounds %struct.model_binary, %struct.model_binary* %3, i32 0, i32 1
  %49 = load i32, i32* %6, align 8
  %50 = icmp slt i32 %49, 0
  %51 = select i1 %50, i32 -10000, i32 10000
  store i32 %51, i32* %48, align 8
  %52 = getelementptr inbounds %struct.model_binary, %struct.model_binary* %3, i32 0, i32 2
  store i32 1, i32* %52, align 4
  %53 = call float @model_nearest_float(%struct.model_binary* %3)
  store float %53, float* %1, align 4
  br label %69

54:
  %55 = load i64, i64* %11, align 8
  %56 = load i32, i32* %6, align 8
  call void @model_scale(%struct.model_binary* %4, i64 %55, i32 %56)
  %57 = call float @model_nearest_float(%struct.model_binary* %4)
  store float %57, float* %1, align 4
  %58 = getelementptr inbounds %struct.model_decimal, %struct.model_decimal* %0, i32 0, i32 2
  %59 = load i32, i32* %58, align 4
  %60 = icmp ne i32 %59, 0
  br i1 %60, label %61, label %69

61:
  %62 = load i64, i64* %11, align 8
  %63 = add i64 %62, 1
  %64 = load i32, i32* %6, align 8
  call void @model_scale(%struct.model_binary* %5, i64 %63, i32 %64)
  %65 = load float, float* %1, align 4
  %66 = call float @model_nearest_float(%struct.model_binary* %5)
  %67 = fcmp oeq float %65, %66
  %68 = zext i1 %67 to i32
  br label %69

69:
  %.026 = phi i32 [ 1, %46 ], [ %68, %61 ], [ 1, %37 ], [ 1, %21 ], [ 0, %41 ], [ 0, %39 ], [ 1, %54 ]
  ret i32 %.026
}

define double @atof(i8* %0) {
  %2 = call double @strtod(i8* %0, i8** null)
  ret double %2
}

define i32 @atoi(i8* %0) {
  %2 = call i64 @strtol(i8* %0, i8** null, i32 10)
  %3 = trunc i64 %2 to i32
  ret i32 %3
}

define i64 @atol(i8* %0) {
  %2 = call i64 @strtol(i8* %0, i8** null, i32 10)
  ret i64 %2
}

define i64 @atoll(i8* %0) {
  %2 = call i64 @strtoll(i8* %0, i8** null, i32 10)
  ret i64 %2
}

define i8* @bsearch(i8* %0, i8* %1, i64 %2, i64 %3, i32 (i8*, i8*)* %4) {
  br label %6

6:
  %.017 = phi i64 [ %2, %5 ], [ %.118, %15 ]
  %.016 = phi i64 [ 0, %5 ], [ %.1, %15 ]
  %7 = icmp ult i64 %.016, %.017
  br i1 %7, label %8, label %18

8:
  %9 = add i64 %.016, %.017
  %10 = udiv i64 %9, 2
  %11 = mul i64 %10, %3
  %12 = getelementptr inbounds i8, i8* %1, i64 %11
  %13 = call i32 %4(i8* %0, i8* %12)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %18, label %15

15:
  %16 = icmp slt i32 %13, 0
  %17 = add i64 %10, 1
  %.118 = select i1 %16, i64 %10, i64 %.017
  %.1 = select i1 %16, i64 %.016, i64 %17
  br label %6

18:
  %.0 = phi i8* [ %12, %8 ], [ null, %6 ]
  ret i8* %.0
}

define i8* @lfind(i8* %0, i8* %1, i64* %2, i64 %3, i32 (i8*, i8*)* %4) {
  br label %6

6:
  %.010 = phi i8* [ %1, %5 ], [ %14, %12 ]
  %.0 = phi i64 [ 0, %5 ], [ %13, %12 ]
  %7 = load i64, i64* %2, align 8
  %8 = icmp ult i64 %.0, %7
  br i1 %8, label %9, label %15

9:
  %10 = call i32 %4(i8* %0, i8* %.010)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %15, label %12

12:
  %13 = add i64 %.0, 1
  %14 = getelementptr inbounds i8, i8* %.010, i64 %3
  br label %6

15:
  %.011 = phi i8* [ %.010, %9 ], [ null, %6 ]
  ret i8* %.011
}

define i8* @lsearch(i8* %0, i8* %1, i64* %2, i64 %3, i32 (i8*, i8*)* %4) {
  %6 = call i8* @lfind(i8* %0, i8* %1, i64* %2, i64 %3, i32 (i8*, i8*)* %4)
  %7 = icmp ne i8* %6, null
  br i1 %7, label %15, label %8

8:
  %9 = load i64, i64* %2, align 8
  %10 = mul i64 %9, %3
  %11 = getelementptr inbounds i8, i8* %1, i64 %10
  %12 = call i8* @memcpy(i8* %11, i8* %0, i64 %3)
  %13 = load i64, i64* %2, align 8
  %14 = add i64 %13, 1
  store i64 %14, i64* %2, align 8
  br label %15

15:
  %.0 = phi i8* [ %11, %8 ], [ %6, %5 ]
  ret i8* %.0
}

define i64 @div(i32 %0, i32 %1) {
  %3 = sdiv i32 %0, %1
  %4 = srem i32 %0, %1
  %.sroa.2.0.insert.ext = zext i32 %4 to i64
  %.sroa.2.0.insert.shift = shl i64 %.sroa.2.0.insert.ext, 32
  %.sroa.0.0.insert.ext = zext i32 %3 to i64
  %.sroa.0.0.insert.insert = or i64 %.sroa.2.0.insert.shift, %.sroa.0.0.insert.ext
  ret i64 %.sroa.0.0.insert.insert
}

define { i64, i64 } @ldiv(i64 %0, i64 %1) {
  %3 = sdiv i64 %0, %1
  %4 = srem i64 %0, %1
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %3, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %4, 1
  ret { i64, i64 } %.fca.1.insert
}

define { i64, i64 } @lldiv(i64 %0, i64 %1) {
  %3 = sdiv i64 %0, %1
  %4 = srem i64 %0, %1
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %3, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %4, 1
  ret { i64, i64 } %.fca.1.insert
}

define { i64, i64 } @imaxdiv(i64 %0, i64 %1) {
  %3 = sdiv i64 %0, %1
  %4 = srem i64 %0, %1
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %3, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %4, 1
  ret { i64, i64 } %.fca.1.insert
}

define i64 @a64l(i8* %0) {
  br label %2

2:
  %.020 = phi i32 [ 0, %1 ], [ %33, %29 ]
  %.019 = phi i32 [ 0, %1 ], [ %32, %29 ]
  %3 = icmp slt i32 %.020, 6
  br i1 %3, label %4, label %34

4:
  %5 = sext i32 %.020 to i64
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = sext i8 %7 to i32
  switch i32 %8, label %11 [
    i32 46, label %9
    i32 47, label %9
  ]

9:
  %10 = sub nsw i32 %8, 46
  br label %29

11:
  %12 = icmp sge i32 %8, 48
  %13 = icmp sle i32 %8, 57
  %or.cond = and i1 %12, %13
  br i1 %or.cond, label %14, label %17

14:
  %15 = sub nsw i32 %8, 48
  %16 = add nsw i32 %15, 2
  br label %29

17:
  %18 = icmp sge i32 %8, 65
  %19 = icmp sle i32 %8, 90
  %or.cond21 = and i1 %18, %19
  br i1 %or.cond21, label %20, label %23

20:
  %21 = sub nsw i32 %8, 65
  %22 = add nsw i32 %21, 12
  br label %29

23:
  %24 = icmp sge i32 %8, 97
  %25 = icmp sle i32 %8, 122
  %or.cond22 = and i1 %24, %25
  br i1 %or.cond22, label %26, label %34

26:
  %27 = sub nsw i32 %8, 97
  %28 = add nsw i32 %27, 38
  br label %29

29:
  %.2 = phi i32 [ %10, %9 ], [ %16, %14 ], [ %22, %20 ], [ %28, %26 ]
  %30 = mul nsw i32 6, %.020
  %31 = shl i32 %.2, %30
  %32 = or i32 %.019, %31
  %33 = add nsw i32 %.020, 1
  br label %2

34:
  %35 = zext i32 %.019 to i64
  ret i64 %35
}

define i8* @l64a(i64 %0) {
  %2 = trunc i64 %0 to i32
  br label %3

3:
  %.014 = phi i32 [ 0, %1 ], [ %25, %22 ]
  %.0 = phi i32 [ %2, %1 ], [ %28, %22 ]
  %4 = icmp ne i32 %.0, 0
  br i1 %4, label %5, label %29

5:
  %6 = and i32 %.0, 63
  %7 = icmp ult i32 %6, 2
  br i1 %7, label %8, label %10

8:
  %9 = add i32 46, %6
  br label %22

10:
  %11 = icmp ult i32 %6, 12
  br i1 %11, label %12, label %15

12:
  %13 = add i32 48, %6
  %14 = sub i32 %13, 2
  br label %22

15:
  %16 = icmp ult i32 %6, 38
  %17 = add i32 65, %6
  %18 = sub i32 %17, 12
  %19 = add i32 97, %6
  %20 = sub i32 %19, 38
  %21 = select i1 %16, i32 %18, i32 %20
  br label %22

22:
  %23 = phi i32 [ %9, %8 ], [ %14, %12 ], [ %21, %15 ]
  %24 = trunc i32 %23 to i8
  %25 = add nsw i32 %.014, 1
  %26 = sext i32 %.014 to i64
  %27 = getelementptr inbounds [7 x i8], [7 x i8]* @model_l64a_text, i64 0, i64 %26
  store i8 %24, i8* %27, align 1
  %28 = lshr i32 %.0, 6
  br label %3

29:
  %30 = sext i32 %.014 to i64
  %31 = getelementptr inbounds [7 x i8], [7 x i8]* @model_l64a_text, i64 0, i64 %30
  store i8 0, i8* %31, align 1
  ret i8* getelementptr inbounds ([7 x i8], [7 x i8]* @model_l64a_text, i64 0, i64 0)
}

define void @srand(i32 %0) {
  call void @model_seed()
  ret void
}

define internal void @model_seed() {
  %1 = load i32, i32* @model_drawn, align 4
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %4

3:
  store i32 1, i32* @model_again, align 4
  br label %4

4:
  ret void
}

define void @srandom(i32 %0) {
  call void @model_seed()
  ret void
}

define i32 @rand() {
  %1 = call i32 @model_number()
  ret i32 %1
}

define internal i32 @model_number() {
  store i32 1, i32* @model_drawn, align 4
  %1 = load i32, i32* @model_again, align 4
  %2 = call i32 @model_draw(i32 %1)
  ret i32 %2
}

define i32 @rand_r(i32* %0) {
  %2 = load i32, i32* %0, align 4
  br label %3

3:
  %.012 = phi i32 [ %2, %1 ], [ %7, %5 ]
  %.011 = phi i32 [ 0, %1 ], [ %12, %5 ]
  %.010 = phi i32 [ 11, %1 ], [ 10, %5 ]
  %.0 = phi i32 [ 0, %1 ], [ %13, %5 ]
  %4 = icmp slt i32 %.0, 3
  br i1 %4, label %5, label %14

5:
  %6 = mul i32 %.012, 1103515245
  %7 = add i32 %6, 12345
  %8 = shl i32 %.011, %.010
  %9 = lshr i32 %7, 16
  %10 = shl i32 1, %.010
  %11 = urem i32 %9, %10
  %12 = add i32 %8, %11
  %13 = add nsw i32 %.0, 1
  br label %3

14:
  store i32 %.012, i32* %0, align 4
  ret i32 %.011
}

define i64 @random() {
  %1 = call i32 @model_number()
  %2 = sext i32 %1 to i64
  ret i64 %2
}

define void @srand48(i64 %0) {
  %2 = load i32, i32* @model_drawn48, align 4
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %5

4:
  store i32 1, i32* @model_again48, align 4
  br label %5

5:
  ret void
}

define double @drand48() {
  store i32 1, i32* @model_drawn48, align 4
  %1 = load i32, i32* @model_again48, align 4
  %2 = call i32 @model_draw(i32 %1)
  %3 = load i32, i32* @model_again48, align 4
  %4 = call i32 @model_draw(i32 %3)
  %5 = sitofp i32 %2 to double
  %6 = fmul double %5, 1.310720e+05
  %7 = ashr i32 %4, 14
  %8 = sitofp i32 %7 to double
  %9 = fadd double %6, %8
  %10 = fdiv double %9, 0x42F0000000000000
  ret double %10
}

define internal i32 @model_draw(i32 %0) {
  %2 = icmp ne i32 %0, 0
  br i1 %2, label %3, label %6

3:
  %4 = call i32 @__eufonium_any()
  %5 = and i32 %4, 2147483647
  br label %8

6:
  %7 = call i32 @__eufonium_random()
  br label %8

8:
  %9 = phi i32 [ %5, %3 ], [ %7, %6 ]
  ret i32 %9
}

define float @frexpf(float %0, i32* %1) {
  %3 = alloca float, align 4
  store float %0, float* %3, align 4
  store i32 0, i32* %1, align 4
  %4 = load float, float* %3, align 4
  %5 = fcmp oeq float %4, 0.000000e+00
  br i1 %5, label %9, label %6

6:
  %7 = call i32 @model_field_float(float %4)
  %8 = icmp eq i32 %7, 255
  br i1 %8, label %9, label %11

9:
  %10 = load float, float* %3, align 4
  br label %16

11:
  %12 = call i32 @model_exponent_float(float* %3)
  %13 = add nsw i32 %12, 1
  store i32 %13, i32* %1, align 4
  %14 = load float, float* %3, align 4
  %15 = call float @model_with_field_float(float %14, i32 126)
  br label %16

16:
  %.0 = phi float [ %10, %9 ], [ %15, %11 ]
  ret float %.0
}

define internal i32 @model_field_float(float %0) {
  %2 = bitcast float %0 to i32
  %3 = lshr i32 %2, 23
  %4 = and i32 %3, 255
  ret i32 %4
}

define internal i32 @model_exponent_float(float* %0) {
  %2 = load float, float* %0, align 4
  %3 = call i32 @model_field_float(float %2)
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %7

5:
  %6 = sub nsw i32 %3, 127
  br label %13

7:
  %8 = load float, float* %0, align 4
  %9 = fmul float %8, 0x4170000000000000
  store float %9, float* %0, align 4
  %10 = call i32 @model_field_float(float %9)
  %11 = sub nsw i32 %10, 127
  %12 = sub nsw i32 %11, 24
  br label %13

13:
  %.0 = phi i32 [ %6, %5 ], [ %12, %7 ]
  ret i32 %.0
}

define internal float @model_with_field_float(float %0, i32 %1) {
  %3 = bitcast float %0 to i32
  %4 = and i32 %3, -2139095041
  %5 = shl i32 %1, 23
  %6 = or i32 %4, %5
  %7 = bitcast i32 %6 to float
  ret float %7
}

define void @sincosf(float %0, float* %1, float* %2) {
  %4 = call float @sinf(float %0)
  store float %4, float* %1, align 4
  %5 = call float @cosf(float %0)
  store float %5, float* %2, align 4
  ret void
}

declare float @sinf(float)

declare float @cosf(float)

define i32 @ilogbf(float %0) {
  %2 = alloca float, align 4
  store float %0, float* %2, align 4
  %3 = fcmp oeq float %0, 0.000000e+00
  br i1 %3, label %7, label %4

4:
  %5 = call i32 @model_field_float(float %0)
  %6 = icmp eq i32 %5, 255
  br i1 %6, label %7, label %14

7:
  %8 = call i32* @__errno_location()
  store i32 33, i32* %8, align 4
  %9 = load float, float* %2, align 4
  %10 = fcmp oeq float %9, 0.000000e+00
  %11 = fcmp une float %9, %9
  %12 = select i1 %10, i1 true, i1 %11
  %13 = select i1 %12, i32 -2147483648, i32 2147483647
  br label %16

14:
  %15 = call i32 @model_exponent_float(float* %2)
  br label %16

16:
  %.0 = phi i32 [ %13, %7 ], [ %15, %14 ]
  ret i32 %.0
}

declare i32* @__errno_location()

define float @logbf(float %0) {
  %2 = alloca float, align 4
  store float %0, float* %2, align 4
  %3 = fcmp oeq float %0, 0.000000e+00
  br i1 %3, label %15, label %4

4:
  %5 = call i32 @model_field_float(float %0)
  %6 = icmp eq i32 %5, 255
  br i1 %6, label %7, label %12

7:
  %8 = load float, float* %2, align 4
  %9 = fcmp olt float %8, 0.000000e+00
  %10 = fneg float %8
  %11 = select i1 %9, float %10, float %8
  br label %15

12:
  %13 = call i32 @model_exponent_float(float* %2)
  %14 = sitofp i32 %13 to float
  br label %15

15:
  %.0 = phi float [ %11, %7 ], [ %14, %12 ], [ 0xFFF0000000000000, %1 ]
  ret float %.0
}

define float @scalblnf(float %0, i64 %1) {
  %3 = alloca float, align 4
  store float %0, float* %3, align 4
  %4 = fcmp oeq float %0, 0.000000e+00
  br i1 %4, label %8, label %5

5:
  %6 = call i32 @model_field_float(float %0)
  %7 = icmp eq i32 %6, 255
  br i1 %7, label %8, label %10

8:
  %9 = load float, float* %3, align 4
  br label %49

10:
  %11 = call float @model_with_field_float(float 1.000000e+00, i32 254)
  %12 = call float @model_with_field_float(float 1.000000e+00, i32 1)
  %13 = call i32 @model_exponent_float(float* %3)
  %14 = add nsw i32 %13, 127
  %15 = icmp sgt i64 %1, 508
  %16 = icmp slt i64 %1, -508
  %. = select i1 %16, i64 -508, i64 %1
  %17 = select i1 %15, i64 508, i64 %.
  %18 = sext i32 %14 to i64
  %19 = add nsw i64 %18, %17
  %20 = trunc i64 %19 to i32
  %21 = icmp sge i32 %20, 255
  br i1 %21, label %22, label %26

22:
  %23 = load float, float* %3, align 4
  %24 = call float @model_with_field_float(float %23, i32 254)
  %25 = fmul float %24, %11
  br label %42

26:
  %27 = icmp sgt i32 %20, 0
  br i1 %27, label %28, label %31

28:
  %29 = load float, float* %3, align 4
  %30 = call float @model_with_field_float(float %29, i32 %20)
  br label %42

31:
  %32 = add nsw i32 %20, 24
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %38

34:
  %35 = load float, float* %3, align 4
  %36 = call float @model_with_field_float(float %35, i32 %32)
  %37 = fmul float %36, 0x3E70000000000000
  br label %42

38:
  %39 = load float, float* %3, align 4
  %40 = call float @model_with_field_float(float %39, i32 1)
  %41 = fmul float %40, %12
  br label %42

42:
  %.2 = phi float [ %25, %22 ], [ %30, %28 ], [ %37, %34 ], [ %41, %38 ]
  %43 = fcmp oeq float %.2, 0.000000e+00
  br i1 %43, label %47, label %44

44:
  %45 = call i32 @model_field_float(float %.2)
  %46 = icmp eq i32 %45, 255
  br i1 %46, label %47, label %49

47:
  %48 = call i32* @__errno_location()
  store i32 34, i32* %48, align 4
  br label %49

49:
  %.014 = phi float [ %9, %8 ], [ %.2, %47 ], [ %.2, %44 ]
  ret float %.014
}

define float @scalbnf(float %0, i32 %1) {
  %3 = sext i32 %1 to i64
  %4 = call float @scalblnf(float %0, i64 %3)
  ret float %4
}

define float @ldexpf(float %0, i32 %1) {
  %3 = sext i32 %1 to i64
  %4 = call float @scalblnf(float %0, i64 %3)
  ret float %4
}

define float @modff(float %0, float* %1) {
  %3 = call i32 @model_field_float(float %0)
  %4 = sub nsw i32 %3, 127
  %5 = fcmp olt float %0, 0.000000e+00
  %6 = select i1 %5, float -0.000000e+00, float 0.000000e+00
  %7 = fcmp oeq float %0, 0.000000e+00
  %8 = fcmp une float %0, %0
  %or.cond = or i1 %7, %8
  br i1 %or.cond, label %9, label %10

9:
  store float %0, float* %1, align 4
  br label %22

10:
  %11 = icmp sge i32 %4, 23
  br i1 %11, label %12, label %13

12:
  store float %0, float* %1, align 4
  br label %22

13:
  %14 = icmp slt i32 %4, 0
  br i1 %14, label %15, label %16

15:
  store float %6, float* %1, align 4
  br label %22

16:
  %17 = sub nsw i32 23, %4
  %18 = call float @model_cut_float(float %0, i32 %17)
  store float %18, float* %1, align 4
  %19 = fcmp oeq float %18, %0
  %20 = fsub float %0, %18
  %21 = select i1 %19, float %6, float %20
  br label %22

22:
  %.0 = phi float [ %0, %9 ], [ %6, %12 ], [ %0, %15 ], [ %21, %16 ]
  ret float %.0
}

define internal float @model_cut_float(float %0, i32 %1) {
  %3 = bitcast float %0 to i32
  %4 = lshr i32 %3, %1
  %5 = shl i32 %4, %1
  %6 = bitcast i32 %5 to float
  ret float %6
}

define float @remquof(float %0, float %1, i32* %2) {
  %4 = fcmp une float %0, %0
  %5 = fcmp une float %1, %1
  %or.cond = or i1 %4, %5
  %6 = fcmp oeq float %1, 0.000000e+00
  %or.cond61 = or i1 %or.cond, %6
  br i1 %or.cond61, label %12, label %7

7:
  %8 = fcmp une float %0, 0.000000e+00
  br i1 %8, label %9, label %15

9:
  %10 = call i32 @model_field_float(float %0)
  %11 = icmp eq i32 %10, 255
  br i1 %11, label %12, label %15

12:
  %13 = fmul float %0, %1
  %14 = fdiv float %13, %13
  br label %67

15:
  %16 = fcmp olt float %0, 0.000000e+00
  %17 = zext i1 %16 to i32
  %18 = fcmp olt float %1, 0.000000e+00
  %19 = zext i1 %18 to i32
  %20 = icmp ne i32 %17, %19
  %21 = zext i1 %20 to i32
  %22 = select i1 %16, i32 -1, i32 1
  %23 = sitofp i32 %22 to float
  %24 = call float @model_with_field_float(float 0x416FFFFFE0000000, i32 254)
  %25 = fneg float %1
  %26 = select i1 %18, float %25, float %1
  %27 = fneg float %0
  %28 = select i1 %16, float %27, float %0
  %29 = fdiv float %24, 8.000000e+00
  %30 = fcmp ole float %26, %29
  br i1 %30, label %31, label %34

31:
  %32 = fmul float 8.000000e+00, %26
  %33 = call float @fmodf(float %28, float %32)
  br label %34

34:
  %.057 = phi float [ %33, %31 ], [ %28, %15 ]
  br label %35

35:
  %.058 = phi i32 [ 0, %34 ], [ %.159, %47 ]
  %.1 = phi float [ %.057, %34 ], [ %.2, %47 ]
  %.056 = phi i32 [ 4, %34 ], [ %48, %47 ]
  %36 = icmp sgt i32 %.056, 0
  br i1 %36, label %37, label %49

37:
  %38 = sitofp i32 %.056 to float
  %39 = fdiv float %24, %38
  %40 = fcmp ole float %26, %39
  br i1 %40, label %41, label %47

41:
  %42 = fmul float %38, %26
  %43 = fcmp oge float %.1, %42
  br i1 %43, label %44, label %47

44:
  %45 = fsub float %.1, %42
  %46 = add nsw i32 %.058, %.056
  br label %47

47:
  %.159 = phi i32 [ %46, %44 ], [ %.058, %41 ], [ %.058, %37 ]
  %.2 = phi float [ %45, %44 ], [ %.1, %41 ], [ %.1, %37 ]
  %48 = sdiv i32 %.056, 2
  br label %35

49:
  %50 = fsub float %26, %.1
  %51 = fcmp ogt float %.1, %50
  br i1 %51, label %56, label %52

52:
  %53 = fcmp oeq float %.1, %50
  %54 = srem i32 %.058, 2
  %55 = icmp ne i32 %54, 0
  %or.cond63 = select i1 %53, i1 %55, i1 false
  br i1 %or.cond63, label %56, label %59

56:
  %57 = fsub float %.1, %26
  %58 = add nsw i32 %.058, 1
  br label %59

59:
  %.260 = phi i32 [ %58, %56 ], [ %.058, %52 ]
  %.3 = phi float [ %57, %56 ], [ %.1, %52 ]
  %60 = sub nsw i32 0, %.260
  %61 = select i1 %20, i32 %60, i32 %.260
  store i32 %61, i32* %2, align 4
  %62 = fcmp oeq float %0, 0.000000e+00
  %63 = fcmp oeq float %.3, 0.000000e+00
  %or.cond64 = select i1 %62, i1 true, i1 %63
  %64 = fmul float %0, 0.000000e+00
  %65 = fmul float %23, %.3
  %66 = select i1 %or.cond64, float %64, float %65
  br label %67

67:
  %.0 = phi float [ %14, %12 ], [ %66, %59 ]
  ret float %.0
}

declare float @fmodf(float, float)

define double @frexp(double %0, i32* %1) {
  %3 = alloca double, align 8
  store double %0, double* %3, align 8
  store i32 0, i32* %1, align 4
  %4 = load double, double* %3, align 8
  %5 = fcmp oeq double %4, 0.000000e+00
  br i1 %5, label %9, label %6

6:
  %7 = call i32 @model_field_double(double %4)
  %8 = icmp eq i32 %7, 2047
  br i1 %8, label %9, label %11

9:
  %10 = load double, double* %3, align 8
  br label %16

11:
  %12 = call i32 @model_exponent_double(double* %3)
  %13 = add nsw i32 %12, 1
  store i32 %13, i32* %1, align 4
  %14 = load double, double* %3, align 8
  %15 = call double @model_with_field_double(double %14, i32 1022)
  br label %16

16:
  %.0 = phi double [ %10, %9 ], [ %15, %11 ]
  ret double %.0
}

define internal i32 @model_field_double(double %0) {
  %2 = bitcast double %0 to i64
  %3 = lshr i64 %2, 52
  %4 = and i64 %3, 2047
  %5 = trunc i64 %4 to i32
  ret i32 %5
}

define internal i32 @model_exponent_double(double* %0) {
  %2 = load double, double* %0, align 8
  %3 = call i32 @model_field_double(double %2)
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %7

5:
  %6 = sub nsw i32 %3, 1023
  br label %13

7:
  %8 = load double, double* %0, align 8
  %9 = fmul double %8, 0x4340000000000000
  store double %9, double* %0, align 8
  %10 = call i32 @model_field_double(double %9)
  %11 = sub nsw i32 %10, 1023
  %12 = sub nsw i32 %11, 53
  br label %13

13:
  %.0 = phi i32 [ %6, %5 ], [ %12, %7 ]
  ret i32 %.0
}

define internal double @model_with_field_double(double %0, i32 %1) {
  %3 = bitcast double %0 to i64
  %4 = and i64 %3, -9218868437227405313
  %5 = sext i32 %1 to i64
  %6 = shl i64 %5, 52
  %7 = or i64 %4, %6
  %8 = bitcast i64 %7 to double
  ret double %8
}

define void @sincos(double %0, double* %1, double* %2) {
  %4 = call double @sin(double %0)
  store double %4, double* %1, align 8
  %5 = call double @cos(double %0)
  store double %5, double* %2, align 8
  ret void
}

declare double @sin(double)

declare double @cos(double)

define i32 @ilogb(double %0) {
  %2 = alloca double, align 8
  store double %0, double* %2, align 8
  %3 = fcmp oeq double %0, 0.000000e+00
  br i1 %3, label %7, label %4

4:
  %5 = call i32 @model_field_double(double %0)
  %6 = icmp eq i32 %5, 2047
  br i1 %6, label %7, label %14

7:
  %8 = call i32* @__errno_location()
  store i32 33, i32* %8, align 4
  %9 = load double, double* %2, align 8
  %10 = fcmp oeq double %9, 0.000000e+00
  %11 = fcmp une double %9, %9
  %12 = select i1 %10, i1 true, i1 %11
  %13 = select i1 %12, i32 -2147483648, i32 2147483647
  br label %16

14:
  %15 = call i32 @model_exponent_double(double* %2)
  br label %16

16:
  %.0 = phi i32 [ %13, %7 ], [ %15, %14 ]
  ret i32 %.0
}

define double @logb(double %0) {
  %2 = alloca double, align 8
  store double %0, double* %2, align 8
  %3 = fcmp oeq double %0, 0.000000e+00
  br i1 %3, label %15, label %4

4:
  %5 = call i32 @model_field_double(double %0)
  %6 = icmp eq i32 %5, 2047
  br i1 %6, label %7, label %12

7:
  %8 = load double, double* %2, align 8
  %9 = fcmp olt double %8, 0.000000e+00
  %10 = fneg double %8
  %11 = select i1 %9, double %10, double %8
  br label %15

12:
  %13 = call i32 @model_exponent_double(double* %2)
  %14 = sitofp i32 %13 to double
  br label %15

15:
  %.0 = phi double [ %11, %7 ], [ %14, %12 ], [ 0xFFF0000000000000, %1 ]
  ret double %.0
}

define double @scalbln(double %0, i64 %1) {
  %3 = alloca double, align 8
  store double %0, double* %3, align 8
  %4 = fcmp oeq double %0, 0.000000e+00
  br i1 %4, label %8, label %5

5:
  %6 = call i32 @model_field_double(double %0)
  %7 = icmp eq i32 %6, 2047
  br i1 %7, label %8, label %10

8:
  %9 = load double, double* %3, align 8
  br label %49

10:
  %11 = call double @model_with_field_double(double 1.000000e+00, i32 2046)
  %12 = call double @model_with_field_double(double 1.000000e+00, i32 1)
  %13 = call i32 @model_exponent_double(double* %3)
  %14 = add nsw i32 %13, 1023
  %15 = icmp sgt i64 %1, 4092
  %16 = icmp slt i64 %1, -4092
  %. = select i1 %16, i64 -4092, i64 %1
  %17 = select i1 %15, i64 4092, i64 %.
  %18 = sext i32 %14 to i64
  %19 = add nsw i64 %18, %17
  %20 = trunc i64 %19 to i32
  %21 = icmp sge i32 %20, 2047
  br i1 %21, label %22, label %26

22:
  %23 = load double, double* %3, align 8
  %24 = call double @model_with_field_double(double %23, i32 2046)
  %25 = fmul double %24, %11
  br label %42

26:
  %27 = icmp sgt i32 %20, 0
  br i1 %27, label %28, label %31

28:
  %29 = load double, double* %3, align 8
  %30 = call double @model_with_field_double(double %29, i32 %20)
  br label %42

31:
  %32 = add nsw i32 %20, 53
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %38

34:
  %35 = load double, double* %3, align 8
  %36 = call double @model_with_field_double(double %35, i32 %32)
  %37 = fmul double %36, 0x3CA0000000000000
  br label %42

38:
  %39 = load double, double* %3, align 8
  %40 = call double @model_with_field_double(double %39, i32 1)
  %41 = fmul double %40, %12
  br label %42

42:
  %.2 = phi double [ %25, %22 ], [ %30, %28 ], [ %37, %34 ], [ %41, %38 ]
  %43 = fcmp oeq double %.2, 0.000000e+00
  br i1 %43, label %47, label %44

44:
  %45 = call i32 @model_field_double(double %.2)
  %46 = icmp eq i32 %45, 2047
  br i1 %46, label %47, label %49

47:
  %48 = call i32* @__errno_location()
  store i32 34, i32* %48, align 4
  br label %49

49:
  %.014 = phi double [ %9, %8 ], [ %.2, %47 ], [ %.2, %44 ]
  ret double %.014
}

define double @scalbn(double %0, i32 %1) {
  %3 = sext i32 %1 to i64
  %4 = call double @scalbln(double %0, i64 %3)
  ret double %4
}

define double @ldexp(double %0, i32 %1) {
  %3 = sext i32 %1 to i64
  %4 = call double @scalbln(double %0, i64 %3)
  ret double %4
}

define double @modf(double %0, double* %1) {
  %3 = call i32 @model_field_double(double %0)
  %4 = sub nsw i32 %3, 1023
  %5 = fcmp olt double %0, 0.000000e+00
  %6 = select i1 %5, double -0.000000e+00, double 0.000000e+00
  %7 = fcmp oeq double %0, 0.000000e+00
  %8 = fcmp une double %0, %0
  %or.cond = or i1 %7, %8
  br i1 %or.cond, label %9, label %10

9:
  store double %0, double* %1, align 8
  br label %22

10:
  %11 = icmp sge i32 %4, 52
  br i1 %11, label %12, label %13

12:
  store double %0, double* %1, align 8
  br label %22

13:
  %14 = icmp slt i32 %4, 0
  br i1 %14, label %15, label %16

15:
  store double %6, double* %1, align 8
  br label %22

16:
  %17 = sub nsw i32 52, %4
  %18 = call double @model_cut_double(double %0, i32 %17)
  store double %18, double* %1, align 8
  %19 = fcmp oeq double %18, %0
  %20 = fsub double %0, %18
  %21 = select i1 %19, double %6, double %20
  br label %22

22:
  %.0 = phi double [ %0, %9 ], [ %6, %12 ], [ %0, %15 ], [ %21, %16 ]
  ret double %.0
}

define internal double @model_cut_double(double %0, i32 %1) {
  %3 = bitcast double %0 to i64
  %4 = zext i32 %1 to i64
  %5 = lshr i64 %3, %4
  %6 = shl i64 %5, %4
  %7 = bitcast i64 %6 to double
  ret double %7
}

define double @remquo(double %0, double %1, i32* %2) {
  %4 = fcmp une double %0, %0
  %5 = fcmp une double %1, %1
  %or.cond = or i1 %4, %5
  %6 = fcmp oeq double %1, 0.000000e+00
  %or.cond61 = or i1 %or.cond, %6
  br i1 %or.cond61, label %12, label %7

7:
  %8 = fcmp une double %0, 0.000000e+00
  br i1 %8, label %9, label %15

9:
  %10 = call i32 @model_field_double(double %0)
  %11 = icmp eq i32 %10, 2047
  br i1 %11, label %12, label %15

12:
  %13 = fmul double %0, %1
  %14 = fdiv double %13, %13
  br label %67

15:
  %16 = fcmp olt double %0, 0.000000e+00
  %17 = zext i1 %16 to i32
  %18 = fcmp olt double %1, 0.000000e+00
  %19 = zext i1 %18 to i32
  %20 = icmp ne i32 %17, %19
  %21 = zext i1 %20 to i32
  %22 = select i1 %16, i32 -1, i32 1
  %23 = sitofp i32 %22 to double
  %24 = call double @model_with_field_double(double 0x433FFFFFFFFFFFFF, i32 2046)
  %25 = fneg double %1
  %26 = select i1 %18, double %25, double %1
  %27 = fneg double %0
  %28 = select i1 %16, double %27, double %0
  %29 = fdiv double %24, 8.000000e+00
  %30 = fcmp ole double %26, %29
  br i1 %30, label %31, label %34

31:
  %32 = fmul double 8.000000e+00, %26
  %33 = call double @fmod(double %28, double %32)
  br label %34

34:
  %.057 = phi double [ %33, %31 ], [ %28, %15 ]
  br label %35

35:
  %.058 = phi i32 [ 0, %34 ], [ %.159, %47 ]
  %.1 = phi double [ %.057, %34 ], [ %.2, %47 ]
  %.056 = phi i32 [ 4, %34 ], [ %48, %47 ]
  %36 = icmp sgt i32 %.056, 0
  br i1 %36, label %37, label %49

37:
  %38 = sitofp i32 %.056 to double
  %39 = fdiv double %24, %38
  %40 = fcmp ole double %26, %39
  br i1 %40, label %41, label %47

41:
  %42 = fmul double %38, %26
  %43 = fcmp oge double %.1, %42
  br i1 %43, label %44, label %47

44:
  %45 = fsub double %.1, %42
  %46 = add nsw i32 %.058, %.056
  br label %47

47:
  %.159 = phi i32 [ %46, %44 ], [ %.058, %41 ], [ %.058, %37 ]
  %.2 = phi double [ %45, %44 ], [ %.1, %41 ], [ %.1, %37 ]
  %48 = sdiv i32 %.056, 2
  br label %35

49:
  %50 = fsub double %26, %.1
  %51 = fcmp ogt double %.1, %50
  br i1 %51, label %56, label %52

52:
  %53 = fcmp oeq double %.1, %50
  %54 = srem i32 %.058, 2
  %55 = icmp ne i32 %54, 0
  %or.cond63 = select i1 %53, i1 %55, i1 false
  br i1 %or.cond63, label %56, label %59

56:
  %57 = fsub double %.1, %26
  %58 = add nsw i32 %.058, 1
  br label %59

59:
  %.260 = phi i32 [ %58, %56 ], [ %.058, %52 ]
  %.3 = phi double [ %57, %56 ], [ %.1, %52 ]
  %60 = sub nsw i32 0, %.260
  %61 = select i1 %20, i32 %60, i32 %.260
  store i32 %61, i32* %2, align 4
  %62 = fcmp oeq double %0, 0.000000e+00
  %63 = fcmp oeq double %.3, 0.000000e+00
  %or.cond64 = select i1 %62, i1 true, i1 %63
  %64 = fmul double %0, 0.000000e+00
  %65 = fmul double %23, %.3
  %66 = select i1 %or.cond64, double %64, double %65
  br label %67

67:
  %.0 = phi double [ %14, %12 ], [ %66, %59 ]
  ret double %.0
}

declare double @fmod(double, double)

define x86_fp80 @frexpl(x86_fp80 %0, i32* %1) {
  %3 = alloca x86_fp80, align 16
  store x86_fp80 %0, x86_fp80* %3, align 16
  store i32 0, i32* %1, align 4
  %4 = load x86_fp80, x86_fp80* %3, align 16
  %5 = fcmp oeq x86_fp80 %4, 0xK00000000000000000000
  br i1 %5, label %9, label %6

6:
  %7 = call i32 @model_field_long_double(x86_fp80 %4)
  %8 = icmp eq i32 %7, 32767
  br i1 %8, label %9, label %11

9:
  %10 = load x86_fp80, x86_fp80* %3, align 16
  br label %16

11:
  %12 = call i32 @model_exponent_long_double(x86_fp80* %3)
  %13 = add nsw i32 %12, 1
  store i32 %13, i32* %1, align 4
  %14 = load x86_fp80, x86_fp80* %3, align 16
  %15 = call x86_fp80 @model_with_field_long_double(x86_fp80 %14, i32 16382)
  br label %16

16:
  %.0 = phi x86_fp80 [ %10, %9 ], [ %15, %11 ]
  ret x86_fp80 %.0
}

define internal i32 @model_field_long_double(x86_fp80 %0) {
  %2 = bitcast x86_fp80 %0 to i80
  %.sroa.0.8.extract.shift = lshr i80 %2, 64
  %.sroa.0.8.extract.trunc = trunc i80 %.sroa.0.8.extract.shift to i16
  %3 = zext i16 %.sroa.0.8.extract.trunc to i32
  %4 = and i32 %3, 32767
  ret i32 %4
}

define internal i32 @model_exponent_long_double(x86_fp80* %0) {
  %2 = load x86_fp80, x86_fp80* %0, align 16
  %3 = call i32 @model_field_long_double(x86_fp80 %2)
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %7

5:
  %6 = sub nsw i32 %3, 16383
  br label %13

7:
  %8 = load x86_fp80, x86_fp80* %0, align 16
  %9 = fmul x86_fp80 %8, 0xK403F8000000000000000
  store x86_fp80 %9, x86_fp80* %0, align 16
  %10 = call i32 @model_field_long_double(x86_fp80 %9)
  %11 = sub nsw i32 %10, 16383
  %12 = sub nsw i32 %11, 64
  br label %13

13:
  %.0 = phi i32 [ %6, %5 ], [ %12, %7 ]
  ret i32 %.0
}

define internal x86_fp80 @model_with_field_long_double(x86_fp80 %0, i32 %1) {
  %3 = bitcast x86_fp80 %0 to i80
  %.sroa.0.8.extract.shift = lshr i80 %3, 64
  %.sroa.0.8.extract.trunc = trunc i80 %.sroa.0.8.extract.shift to i16
  %4 = zext i16 %.sroa.0.8.extract.trunc to i32
  %5 = and i32 %4, 32768
  %6 = or i32 %5, %1
  %7 = trunc i32 %6 to i16
  %.sroa.0.8.insert.ext = zext i16 %7 to i80
  %.sroa.0.8.insert.shift = shl i80 %.sroa.0.8.insert.ext, 64
  %.sroa.0.8.insert.mask = and i80 %3, 18446744073709551615
  %.sroa.0.8.insert.insert = or i80 %.sroa.0.8.insert.mask, %.sroa.0.8.insert.shift
  %8 = bitcast i80 %.sroa.0.8.insert.insert to x86_fp80
  ret x86_fp80 %8
}

define void @sincosl(x86_fp80 %0, x86_fp80* %1, x86_fp80* %2) {
  %4 = call x86_fp80 @sinl(x86_fp80 %0)
  store x86_fp80 %4, x86_fp80* %1, align 16
  %5 = call x86_fp80 @cosl(x86_fp80 %0)
  store x86_fp80 %5, x86_fp80* %2, align 16
  ret void
}

declare x86_fp80 @sinl(x86_fp80)

declare x86_fp80 @cosl(x86_fp80)

define i32 @ilogbl(x86_fp80 %0) {
  %2 = alloca x86_fp80, align 16
  store x86_fp80 %0, x86_fp80* %2, align 16
  %3 = fcmp oeq x86_fp80 %0, 0xK00000000000000000000
  br i1 %3, label %7, label %4

4:
  %5 = call i32 @model_field_long_double(x86_fp80 %0)
  %6 = icmp eq i32 %5, 32767
  br i1 %6, label %7, label %14

7:
  %8 = call i32* @__errno_location()
  store i32 33, i32* %8, align 4
  %9 = load x86_fp80, x86_fp80* %2, align 16
  %10 = fcmp oeq x86_fp80 %9, 0xK00000000000000000000
  %11 = fcmp une x86_fp80 %9, %9
  %12 = select i1 %10, i1 true, i1 %11
  %13 = select i1 %12, i32 -2147483648, i32 2147483647
  br label %16

14:
  %15 = call i32 @model_exponent_long_double(x86_fp80* %2)
  br label %16

16:
  %.0 = phi i32 [ %13, %7 ], [ %15, %14 ]
  ret i32 %.0
}

define x86_fp80 @logbl(x86_fp80 %0) {
  %2 = alloca x86_fp80, align 16
  store x86_fp80 %0, x86_fp80* %2, align 16
  %3 = fcmp oeq x86_fp80 %0, 0xK00000000000000000000
  br i1 %3, label %15, label %4

4:
  %5 = call i32 @model_field_long_double(x86_fp80 %0)
  %6 = icmp eq i32 %5, 32767
  br i1 %6, label %7, label %12

7:
  %8 = load x86_fp80, x86_fp80* %2, align 16
  %9 = fcmp olt x86_fp80 %8, 0xK00000000000000000000
  %10 = fneg x86_fp80 %8
  %11 = select i1 %9, x86_fp80 %10, x86_fp80 %8
  br label %15

12:
  %13 = call i32 @model_exponent_long_double(x86_fp80* %2)
  %14 = sitofp i32 %13 to x86_fp80
  br label %15

15:
  %.0 = phi x86_fp80 [ %11, %7 ], [ %14, %12 ], [ 0xKFFFF8000000000000000, %1 ]
  ret x86_fp80 %.0
}

define x86_fp80 @scalblnl(x86_fp80 %0, i64 %1) {
  %3 = alloca x86_fp80, align 16
  store x86_fp80 %0, x86_fp80* %3, align 16
  %4 = fcmp oeq x86_fp80 %0, 0xK00000000000000000000
  br i1 %4, label %8, label %5

5:
  %6 = call i32 @model_field_long_double(x86_fp80 %0)
  %7 = icmp eq i32 %6, 32767
  br i1 %7, label %8, label %10

8:
  %9 = load x86_fp80, x86_fp80* %3, align 16
  br label %49

10:
  %11 = call x86_fp80 @model_with_field_long_double(x86_fp80 0xK3FFF8000000000000000, i32 32766)
  %12 = call x86_fp80 @model_with_field_long_double(x86_fp80 0xK3FFF8000000000000000, i32 1)
  %13 = call i32 @model_exponent_long_double(x86_fp80* %3)
  %14 = add nsw i32 %13, 16383
  %15 = icmp sgt i64 %1, 65532
  %16 = icmp slt i64 %1, -65532
  %. = select i1 %16, i64 -65532, i64 %1
  %17 = select i1 %15, i64 65532, i64 %.
  %18 = sext i32 %14 to i64
  %19 = add nsw i64 %18, %17
  %20 = trunc i64 %19 to i32
  %21 = icmp sge i32 %20, 32767
  br i1 %21, label %22, label %26

22:
  %23 = load x86_fp80, x86_fp80* %3, align 16
  %24 = call x86_fp80 @model_with_field_long_double(x86_fp80 %23, i32 32766)
  %25 = fmul x86_fp80 %24, %11
  br label %42

26:
  %27 = icmp sgt i32 %20, 0
  br i1 %27, label %28, label %31

28:
  %29 = load x86_fp80, x86_fp80* %3, align 16
  %30 = call x86_fp80 @model_with_field_long_double(x86_fp80 %29, i32 %20)
  br label %42

31:
  %32 = add nsw i32 %20, 64
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %38

34:
  %35 = load x86_fp80, x86_fp80* %3, align 16
  %36 = call x86_fp80 @model_with_field_long_double(x86_fp80 %35, i32 %32)
  %37 = fmul x86_fp80 %36, 0xK3FBF8000000000000000
  br label %42

38:
  %39 = load x86_fp80, x86_fp80* %3, align 16
  %40 = call x86_fp80 @model_with_field_long_double(x86_fp80 %39, i32 1)
  %41 = fmul x86_fp80 %40, %12
  br label %42

42:
  %.2 = phi x86_fp80 [ %25, %22 ], [ %30, %28 ], [ %37, %34 ], [ %41, %38 ]
  %43 = fcmp oeq x86_fp80 %.2, 0xK00000000000000000000
  br i1 %43, label %47, label %44

44:
  %45 = call i32 @model_field_long_double(x86_fp80 %.2)
  %46 = icmp eq i32 %45, 32767
  br i1 %46, label %47, label %49

47:
  %48 = call i32* @__errno_location()
  store i32 34, i32* %48, align 4
  br label %49

49:
  %.014 = phi x86_fp80 [ %9, %8 ], [ %.2, %47 ], [ %.2, %44 ]
  ret x86_fp80 %.014
}

define x86_fp80 @scalbnl(x86_fp80 %0, i32 %1) {
  %3 = sext i32 %1 to i64
  %4 = call x86_fp80 @scalblnl(x86_fp80 %0, i64 %3)
  ret x86_fp80 %4
}

define x86_fp80 @ldexpl(x86_fp80 %0, i32 %1) {
  %3 = sext i32 %1 to i64
  %4 = call x86_fp80 @scalblnl(x86_fp80 %0, i64 %3)
  ret x86_fp80 %4
}

define x86_fp80 @modfl(x86_fp80 %0, x86_fp80* %1) {
  %3 = call i32 @model_field_long_double(x86_fp80 %0)
  %4 = sub nsw i32 %3, 16383
  %5 = fcmp olt x86_fp80 %0, 0xK00000000000000000000
  %6 = select i1 %5, x86_fp80 0xK80000000000000000000, x86_fp80 0xK00000000000000000000
  %7 = fcmp oeq x86_fp80 %0, 0xK00000000000000000000
  %8 = fcmp une x86_fp80 %0, %0
  %or.cond = or i1 %7, %8
  br i1 %or.cond, label %9, label %10

9:
  store x86_fp80 %0, x86_fp80* %1, align 16
  br label %22

10:
  %11 = icmp sge i32 %4, 63
  br i1 %11, label %12, label %13

12:
  store x86_fp80 %0, x86_fp80* %1, align 16
  br label %22

13:
  %14 = icmp slt i32 %4, 0
  br i1 %14, label %15, label %16

15:
  store x86_fp80 %6, x86_fp80* %1, align 16
  br label %22

16:
  %17 = sub nsw i32 63, %4
  %18 = call x86_fp80 @model_cut_long_double(x86_fp80 %0, i32 %17)
  store x86_fp80 %18, x86_fp80* %1, align 16
  %19 = fcmp oeq x86_fp80 %18, %0
  %20 = fsub x86_fp80 %0, %18
  %21 = select i1 %19, x86_fp80 %6, x86_fp80 %20
  br label %22

22:
  %.0 = phi x86_fp80 [ %0, %9 ], [ %6, %12 ], [ %0, %15 ], [ %21, %16 ]
  ret x86_fp80 %.0
}

define internal x86_fp80 @model_cut_long_double(x86_fp80 %0, i32 %1) {
  %3 = bitcast x86_fp80 %0 to i80
  %.sroa.0.0.extract.trunc = trunc i80 %3 to i64
  %4 = zext i32 %1 to i64
  %5 = lshr i64 %.sroa.0.0.extract.trunc, %4
  %6 = shl i64 %5, %4
  %.sroa.0.0.insert.ext = zext i64 %6 to i80
  %.sroa.0.0.insert.mask = and i80 %3, -18446744073709551616
  %.sroa.0.0.insert.insert = or i80 %.sroa.0.0.insert.mask, %.sroa.0.0.insert.ext
  %7 = bitcast i80 %.sroa.0.0.insert.insert to x86_fp80
  ret x86_fp80 %7
}

define x86_fp80 @remquol(x86_fp80 %0, x86_fp80 %1, i32* %2) {
  %4 = fcmp une x86_fp80 %0, %0
  %5 = fcmp une x86_fp80 %1, %1
  %or.cond = or i1 %4, %5
  %6 = fcmp oeq x86_fp80 %1, 0xK00000000000000000000
  %or.cond61 = or i1 %or.cond, %6
  br i1 %or.cond61, label %12, label %7

7:
  %8 = fcmp une x86_fp80 %0, 0xK00000000000000000000
  br i1 %8, label %9, label %15

9:
  %10 = call i32 @model_field_long_double(x86_fp80 %0)
  %11 = icmp eq i32 %10, 32767
  br i1 %11, label %12, label %15

12:
  %13 = fmul x86_fp80 %0, %1
  %14 = fdiv x86_fp80 %13, %13
  br label %67

15:
  %16 = fcmp olt x86_fp80 %0, 0xK00000000000000000000
  %17 = zext i1 %16 to i32
  %18 = fcmp olt x86_fp80 %1, 0xK00000000000000000000
  %19 = zext i1 %18 to i32
  %20 = icmp ne i32 %17, %19
  %21 = zext i1 %20 to i32
  %22 = select i1 %16, i32 -1, i32 1
  %23 = sitofp i32 %22 to x86_fp80
  %24 = call x86_fp80 @model_with_field_long_double(x86_fp80 0xK403EFFFFFFFFFFFFFFFF, i32 32766)
  %25 = fneg x86_fp80 %1
  %26 = select i1 %18, x86_fp80 %25, x86_fp80 %1
  %27 = fneg x86_fp80 %0
  %28 = select i1 %16, x86_fp80 %27, x86_fp80 %0
  %29 = fdiv x86_fp80 %24, 0xK40028000000000000000
  %30 = fcmp ole x86_fp80 %26, %29
  br i1 %30, label %31, label %34

31:
  %32 = fmul x86_fp80 0xK40028000000000000000, %26
  %33 = call x86_fp80 @fmodl(x86_fp80 %28, x86_fp80 %32)
  br label %34

34:
  %.057 = phi x86_fp80 [ %33, %31 ], [ %28, %15 ]
  br label %35

35:
  %.058 = phi i32 [ 0, %34 ], [ %.159, %47 ]
  %.1 = phi x86_fp80 [ %.057, %34 ], [ %.2, %47 ]
  %.056 = phi i32 [ 4, %34 ], [ %48, %47 ]
  %36 = icmp sgt i32 %.056, 0
  br i1 %36, label %37, label %49

37:
  %38 = sitofp i32 %.056 to x86_fp80
  %39 = fdiv x86_fp80 %24, %38
  %40 = fcmp ole x86_fp80 %26, %39
  br i1 %40, label %41, label %47

41:
  %42 = fmul x86_fp80 %38, %26
  %43 = fcmp oge x86_fp80 %.1, %42
  br i1 %43, label %44, label %47

44:
  %45 = fsub x86_fp80 %.1, %42
  %46 = add nsw i32 %.058, %.056
  br label %47

47:
  %.159 = phi i32 [ %46, %44 ], [ %.058, %41 ], [ %.058, %37 ]
  %.2 = phi x86_fp80 [ %45, %44 ], [ %.1, %41 ], [ %.1, %37 ]
  %48 = sdiv i32 %.056, 2
  br label %35

49:
  %50 = fsub x86_fp80 %26, %.1
  %51 = fcmp ogt x86_fp80 %.1, %50
  br i1 %51, label %56, label %52

52:
  %53 = fcmp oeq x86_fp80 %.1, %50
  %54 = srem i32 %.058, 2
  %55 = icmp ne i32 %54, 0
  %or.cond63 = select i1 %53, i1 %55, i1 false
  br i1 %or.cond63, label %56, label %59

56:
  %57 = fsub x86_fp80 %.1, %26
  %58 = add nsw i32 %.058, 1
  br label %59

59:
  %.260 = phi i32 [ %58, %56 ], [ %.058, %52 ]
  %.3 = phi x86_fp80 [ %57, %56 ], [ %.1, %52 ]
  %60 = sub nsw i32 0, %.260
  %61 = select i1 %20, i32 %60, i32 %.260
  store i32 %61, i32* %2, align 4
  %62 = fcmp oeq x86_fp80 %0, 0xK00000000000000000000
  %63 = fcmp oeq x86_fp80 %.3, 0xK00000000000000000000
  %or.cond64 = select i1 %62, i1 true, i1 %63
  %64 = fmul x86_fp80 %0, 0xK00000000000000000000
  %65 = fmul x86_fp80 %23, %.3
  %66 = select i1 %or.cond64, x86_fp80 %64, x86_fp80 %65
  br label %67

67:
  %.0 = phi x86_fp80 [ %14, %12 ], [ %66, %59 ]
  ret x86_fp80 %.0
}

declare x86_fp80 @fmodl(x86_fp80, x86_fp80)

define float @nextafterf(float %0, float %1) {
  %3 = fcmp une float %0, %0
  %4 = fcmp une float %1, %1
  %or.cond = or i1 %3, %4
  br i1 %or.cond, label %5, label %7

5:
  %6 = fadd float %0, %1
  br label %28

7:
  %8 = fcmp oeq float %0, %1
  br i1 %8, label %28, label %9

9:
  %10 = fcmp oeq float %0, 0.000000e+00
  br i1 %10, label %11, label %15

11:
  %12 = fcmp olt float %1, 0.000000e+00
  %13 = select i1 %12, i32 -2147483647, i32 1
  %14 = bitcast i32 %13 to float
  br label %28

15:
  %16 = fcmp olt float %0, %1
  %17 = zext i1 %16 to i32
  %18 = fcmp ogt float %0, 0.000000e+00
  %19 = zext i1 %18 to i32
  %20 = icmp eq i32 %17, %19
  %21 = select i1 %20, i32 1, i32 -1
  %22 = bitcast float %0 to i32
  %23 = add i32 %22, %21
  %24 = bitcast i32 %23 to float
  %25 = call i32 @model_field_float(float %24)
  switch i32 %25, label %28 [
    i32 0, label %26
    i32 255, label %26
  ]

26:
  %27 = call i32* @__errno_location()
  store i32 34, i32* %27, align 4
  br label %28

28:
  %.0 = phi float [ %6, %5 ], [ %14, %11 ], [ %1, %7 ], [ %24, %15 ], [ %24, %26 ]
  ret float %.0
}

define double @nextafter(double %0, double %1) {
  %3 = fcmp une double %0, %0
  %4 = fcmp une double %1, %1
  %or.cond = or i1 %3, %4
  br i1 %or.cond, label %5, label %7

5:
  %6 = fadd double %0, %1
  br label %29

7:
  %8 = fcmp oeq double %0, %1
  br i1 %8, label %29, label %9

9:
  %10 = fcmp oeq double %0, 0.000000e+00
  br i1 %10, label %11, label %15

11:
  %12 = fcmp olt double %1, 0.000000e+00
  %13 = select i1 %12, i64 -9223372036854775807, i64 1
  %14 = bitcast i64 %13 to double
  br label %29

15:
  %16 = fcmp olt double %0, %1
  %17 = zext i1 %16 to i32
  %18 = fcmp ogt double %0, 0.000000e+00
  %19 = zext i1 %18 to i32
  %20 = icmp eq i32 %17, %19
  %21 = select i1 %20, i32 1, i32 -1
  %22 = sext i32 %21 to i64
  %23 = bitcast double %0 to i64
  %24 = add i64 %23, %22
  %25 = bitcast i64 %24 to double
  %26 = call i32 @model_field_double(double %25)
  switch i32 %26, label %29 [
    i32 0, label %27
    i32 2047, label %27
  ]

27:
  %28 = call i32* @__errno_location()
  store i32 34, i32* %28, align 4
  br label %29

29:
  %.0 = phi double [ %6, %5 ], [ %14, %11 ], [ %1, %7 ], [ %25, %15 ], [ %25, %27 ]
  ret double %.0
}

define i32 @vsnprintf(i8* %0, i64 %1, i8* %2, %struct.__va_list_tag* %3) {
  %5 = alloca %struct.model_output, align 8
  %6 = alloca %struct.model_arguments, align 8
  %7 = getelementptr inbounds %struct.model_output, %struct.model_output* %5, i32 0, i32 0
  store i8* %0, i8** %7, align 8
  %8 = getelementptr inbounds %struct.model_output, %struct.model_output* %5, i32 0, i32 1
  %9 = icmp ne i64 %1, 0
  %10 = sub i64 %1, 1
  %11 = select i1 %9, i64 %10, i64 0
  store i64 %11, i64* %8, align 8
  %12 = getelementptr inbounds %struct.model_output, %struct.model_output* %5, i32 0, i32 2
  store i64 0, i64* %12, align 8
  %13 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %6, i32 0, i32 0
  %14 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %13, i64 0, i64 0
  %15 = bitcast %struct.__va_list_tag* %14 to i8*
  %16 = bitcast %struct.__va_list_tag* %3 to i8*
  call void @llvm.va_copy(i8* %15, i8* %16)
  %17 = call i32 @model_print(%struct.model_output* %5, i8* %2, %struct.model_arguments* %6)
  call void @llvm.va_end(i8* %15)
  br i1 %9, label %18, label %23

18:
  %19 = load i64, i64* %12, align 8
  %20 = load i64, i64* %8, align 8
  %21 = icmp ult i64 %19, %20
  %. = select i1 %21, i64 %19, i64 %20
  %22 = getelementptr inbounds i8, i8* %0, i64 %.
  store i8 0, i8* %22, align 1
  br label %23

23:
  ret i32 %17
}

declare void @llvm.va_copy(i8*, i8*)

define internal i32 @model_print(%struct.model_output* %0, i8* %1, %struct.model_arguments* %2) {
  %4 = alloca i8*, align 8
  %5 = alloca %struct.model_conversion, align 4
  store i8* %1, i8** %4, align 8
  br label %6

6:
  %7 = load i8*, i8** %4, align 8
  %8 = load i8, i8* %7, align 1
  %9 = icmp ne i8 %8, 0
  br i1 %9, label %10, label %30

10:
  %11 = sext i8 %8 to i32
  %12 = icmp ne i32 %11, 37
  br i1 %12, label %13, label %14

13:
  call void @model_put(%struct.model_output* %0, i8 signext %8)
  br label %27

14:
  %15 = getelementptr inbounds i8, i8* %7, i32 1
  store i8* %15, i8** %4, align 8
  %16 = bitcast %struct.model_conversion* %5 to i8*
  call void @llvm.memset.p0i8.i64(i8* align 4 %16, i8 0, i64 40, i1 false)
  %17 = call i32 @model_conversion(%struct.model_conversion* %5, i8** %4, %struct.model_arguments* %2)
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %21, label %19

19:
  %20 = call i32* @__errno_location()
  store i32 75, i32* %20, align 4
  br label %38

21:
  %22 = load i8*, i8** %4, align 8
  %23 = load i8, i8* %22, align 1
  %24 = call i8* @model_print_argument(%struct.model_output* %0, %struct.model_conversion* %5, i8 signext %23, %struct.model_arguments* %2)
  %25 = icmp ne i8* %24, null
  br i1 %25, label %26, label %27

26:
  call void @__eufonium_unmodelled(i8* %24)
  br label %38

27:
  %28 = load i8*, i8** %4, align 8
  %29 = getelementptr inbounds i8, i8* %28, i32 1
  store i8* %29, i8** %4, align 8
  br label %6

30:
  %31 = getelementptr inbounds %struct.model_output, %struct.model_output* %0, i32 0, i32 2
  %32 = load i64, i64* %31, align 8
  %33 = icmp ugt i64 %32, 2147483647
  br i1 %33, label %34, label %36

34:
  %35 = call i32* @__errno_location()
  store i32 75, i32* %35, align 4
  br label %38

36:
  %37 = trunc i64 %32 to i32
  br label %38

38:
  %.0 = phi i32 [ -1, %26 ], [ -1, %19 ], [ -1, %34 ], [ %37, %36 ]
  ret i32 %.0
}

declare void @llvm.va_end(i8*)

define i32 @__eufonium_vprinted(i8* %0, %struct.__va_list_tag* %1) {
  %3 = call i32 @vsnprintf(i8* null, i64 0, i8* %0, %struct.__va_list_tag* %1)
  ret i32 %3
}

define i32 @__eufonium_printed(i8* %0, ...) {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  %4 = bitcast %struct.__va_list_tag* %3 to i8*
  call void @llvm.va_start(i8* %4)
  %5 = call i32 @vsnprintf(i8* null, i64 0, i8* %0, %struct.__va_list_tag* %3)
  call void @llvm.va_end(i8* %4)
  ret i32 %5
}

declare void @llvm.va_start(i8*)

define i32 @vsprintf(i8* %0, i8* %1, %struct.__va_list_tag* %2) {
  %4 = call i32 @vsnprintf(i8* %0, i64 -1, i8* %1, %struct.__va_list_tag* %2)
  ret i32 %4
}

define i32 @vasprintf(i8** %0, i8* %1, %struct.__va_list_tag* %2) {
  %4 = call i32 @vsnprintf(i8* null, i64 0, i8* %1, %struct.__va_list_tag* %2)
  %5 = icmp slt i32 %4, 0
  br i1 %5, label %13, label %6

6:
  %7 = sext i32 %4 to i64
  %8 = add i64 %7, 1
  %9 = call i8* @malloc(i64 %8)
  %10 = icmp ne i8* %9, null
  br i1 %10, label %11, label %13

11:
  store i8* %9, i8** %0, align 8
  %12 = call i32 @vsprintf(i8* %9, i8* %1, %struct.__va_list_tag* %2)
  br label %13

13:
  %.0 = phi i32 [ %12, %11 ], [ -1, %3 ], [ -1, %6 ]
  ret i32 %.0
}

define i32 @__vsnprintf_chk(i8* %0, i64 %1, i32 %2, i64 %3, i8* %4, %struct.__va_list_tag* %5) {
  %7 = call i32 @vsnprintf(i8* %0, i64 %1, i8* %4, %struct.__va_list_tag* %5)
  ret i32 %7
}

define i32 @__vsprintf_chk(i8* %0, i32 %1, i64 %2, i8* %3, %struct.__va_list_tag* %4) {
  %6 = call i32 @vsprintf(i8* %0, i8* %3, %struct.__va_list_tag* %4)
  ret i32 %6
}

define i32 @__vasprintf_chk(i8** %0, i32 %1, i8* %2, %struct.__va_list_tag* %3) {
  %5 = call i32 @vasprintf(i8** %0, i8* %2, %struct.__va_list_tag* %3)
  ret i32 %5
}

define i32 @snprintf(i8* %0, i64 %1, i8* %2, ...) {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  %6 = bitcast %struct.__va_list_tag* %5 to i8*
  call void @llvm.va_start(i8* %6)
  %7 = call i32 @vsnprintf(i8* %0, i64 %1, i8* %2, %struct.__va_list_tag* %5)
  call void @llvm.va_end(i8* %6)
  ret i32 %7
}

define i32 @sprintf(i8* %0, i8* %1, ...) {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  %5 = bitcast %struct.__va_list_tag* %4 to i8*
  call void @llvm.va_start(i8* %5)
  %6 = call i32 @vsprintf(i8* %0, i8* %1, %struct.__va_list_tag* %4)
  call void @llvm.va_end(i8* %5)
  ret i32 %6
}

define i32 @asprintf(i8** %0, i8* %1, ...) {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  %5 = bitcast %struct.__va_list_tag* %4 to i8*
  call void @llvm.va_start(i8* %5)
  %6 = call i32 @vasprintf(i8** %0, i8* %1, %struct.__va_list_tag* %4)
  call void @llvm.va_end(i8* %5)
  ret i32 %6
}

define i32 @__snprintf_chk(i8* %0, i64 %1, i32 %2, i64 %3, i8* %4, ...) {
  %6 = alloca [1 x %struct.__va_list_tag], align 16
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %6, i64 0, i64 0
  %8 = bitcast %struct.__va_list_tag* %7 to i8*
  call void @llvm.va_start(i8* %8)
  %9 = call i32 @__vsnprintf_chk(i8* %0, i64 %1, i32 %2, i64 %3, i8* %4, %struct.__va_list_tag* %7)
  call void @llvm.va_end(i8* %8)
  ret i32 %9
}

define i32 @__sprintf_chk(i8* %0, i32 %1, i64 %2, i8* %3, ...) {
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0
  %7 = bitcast %struct.__va_list_tag* %6 to i8*
  call void @llvm.va_start(i8* %7)
  %8 = call i32 @__vsprintf_chk(i8* %0, i32 %1, i64 %2, i8* %3, %struct.__va_list_tag* %6)
  call void @llvm.va_end(i8* %7)
  ret i32 %8
}

define i32 @__asprintf_chk(i8** %0, i32 %1, i8* %2, ...) {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  %6 = bitcast %struct.__va_list_tag* %5 to i8*
  call void @llvm.va_start(i8* %6)
  %7 = call i32 @__vasprintf_chk(i8** %0, i32 %1, i8* %2, %struct.__va_list_tag* %5)
  call void @llvm.va_end(i8* %6)
  ret i32 %7
}

define i64 @__eufonium_print_literal(i8* %0, i64 %1, i64 %2, i8* %3, i64 %4) {
  %6 = alloca %struct.model_output, align 8
  %7 = getelementptr inbounds %struct.model_output, %struct.model_output* %6, i32 0, i32 0
  store i8* %0, i8** %7, align 8
  %8 = getelementptr inbounds %struct.model_output, %struct.model_output* %6, i32 0, i32 1
  store i64 %1, i64* %8, align 8
  %9 = getelementptr inbounds %struct.model_output, %struct.model_output* %6, i32 0, i32 2
  store i64 %2, i64* %9, align 8
  br label %10

10:
  %.0 = phi i64 [ 0, %5 ], [ %15, %12 ]
  %11 = icmp ult i64 %.0, %4
  br i1 %11, label %12, label %16

12:
  %13 = getelementptr inbounds i8, i8* %3, i64 %.0
  %14 = load i8, i8* %13, align 1
  call void @model_put(%struct.model_output* %6, i8 signext %14)
  %15 = add i64 %.0, 1
  br label %10

16:
  %17 = load i64, i64* %9, align 8
  ret i64 %17
}

define internal void @model_put(%struct.model_output* %0, i8 signext %1) {
  %3 = getelementptr inbounds %struct.model_output, %struct.model_output* %0, i32 0, i32 2
  %4 = load i64, i64* %3, align 8
  %5 = getelementptr inbounds %struct.model_output, %struct.model_output* %0, i32 0, i32 1
  %6 = load i64, i64* %5, align 8
  %7 = icmp ult i64 %4, %6
  br i1 %7, label %8, label %12

8:
  %9 = getelementptr inbounds %struct.model_output, %struct.model_output* %0, i32 0, i32 0
  %10 = load i8*, i8** %9, align 8
  %11 = getelementptr inbounds i8, i8* %10, i64 %4
  store i8 %1, i8* %11, align 1
  br label %12

12:
  %13 = load i64, i64* %3, align 8
  %14 = add i64 %13, 1
  store i64 %14, i64* %3, align 8
  ret void
}

define i64 @__eufonium_print_string(i8* %0, i64 %1, i64 %2, i32 %3, i32 %4, i32 %5, i8* %6) {
  %8 = alloca %struct.model_output, align 8
  %9 = alloca %struct.model_conversion, align 4
  %10 = getelementptr inbounds %struct.model_output, %struct.model_output* %8, i32 0, i32 0
  store i8* %0, i8** %10, align 8
  %11 = getelementptr inbounds %struct.model_output, %struct.model_output* %8, i32 0, i32 1
  store i64 %1, i64* %11, align 8
  %12 = getelementptr inbounds %struct.model_output, %struct.model_output* %8, i32 0, i32 2
  store i64 %2, i64* %12, align 8
  call void @model_how(%struct.model_conversion* sret(%struct.model_conversion) align 4 %9, i32 %3, i32 %4, i32 %5)
  call void @model_print_string(%struct.model_output* %8, %struct.model_conversion* %9, i8* %6)
  %13 = load i64, i64* %12, align 8
  ret i64 %13
}

define internal void @model_how(%struct.model_conversion* noalias sret(%struct.model_conversion) align 4 %0, i32 %1, i32 %2, i32 %3) {
  %5 = bitcast %struct.model_conversion* %0 to i8*
  call void @llvm.memset.p0i8.i64(i8* align 4 %5, i8 0, i64 40, i1 false)
  %6 = and i32 %1, 1
  %7 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %0, i32 0, i32 0
  store i32 %6, i32* %7, align 4
  %8 = ashr i32 %1, 1
  %9 = and i32 %8, 1
  %10 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %0, i32 0, i32 1
  store i32 %9, i32* %10, align 4
  %11 = ashr i32 %1, 2
  %12 = and i32 %11, 1
  %13 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %0, i32 0, i32 2
  store i32 %12, i32* %13, align 4
  %14 = ashr i32 %1, 3
  %15 = and i32 %14, 1
  %16 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %0, i32 0, i32 3
  store i32 %15, i32* %16, align 4
  %17 = ashr i32 %1, 4
  %18 = and i32 %17, 1
  %19 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %0, i32 0, i32 4
  store i32 %18, i32* %19, align 4
  %20 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %0, i32 0, i32 5
  store i32 %2, i32* %20, align 4
  %21 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %0, i32 0, i32 6
  store i32 %3, i32* %21, align 4
  ret void
}

define internal void @model_print_string(%struct.model_output* %0, %struct.model_conversion* %1, i8* %2) {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %15, %14 ]
  %5 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 6
  %6 = load i32, i32* %5, align 4
  %7 = icmp ne i32 %.0, %6
  br i1 %7, label %8, label %.critedge

8:
  %9 = sext i32 %.0 to i64
  %10 = getelementptr inbounds i8, i8* %2, i64 %9
  %11 = load i8, i8* %10, align 1
  %12 = sext i8 %11 to i32
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %.critedge

14:
  %15 = add nsw i32 %.0, 1
  br label %4

.critedge:
  call void @model_print_text(%struct.model_output* %0, %struct.model_conversion* %1, i8* %2, i32 %.0)
  ret void
}

define i64 @__eufonium_print_character(i8* %0, i64 %1, i64 %2, i32 %3, i32 %4, i8 signext %5) {
  %7 = alloca i8, align 1
  %8 = alloca %struct.model_output, align 8
  %9 = alloca %struct.model_conversion, align 4
  store i8 %5, i8* %7, align 1
  %10 = getelementptr inbounds %struct.model_output, %struct.model_output* %8, i32 0, i32 0
  store i8* %0, i8** %10, align 8
  %11 = getelementptr inbounds %struct.model_output, %struct.model_output* %8, i32 0, i32 1
  store i64 %1, i64* %11, align 8
  %12 = getelementptr inbounds %struct.model_output, %struct.model_output* %8, i32 0, i32 2
  store i64 %2, i64* %12, align 8
  call void @model_how(%struct.model_conversion* sret(%struct.model_conversion) align 4 %9, i32 %3, i32 %4, i32 -1)
  call void @model_print_text(%struct.model_output* %8, %struct.model_conversion* %9, i8* %7, i32 1)
  %13 = load i64, i64* %12, align 8
  ret i64 %13
}

define internal void @model_print_text(%struct.model_output* %0, %struct.model_conversion* %1, i8* %2, i32 %3) {
  %5 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 0
  %6 = load i32, i32* %5, align 4
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %12, label %8

8:
  %9 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 5
  %10 = load i32, i32* %9, align 4
  %11 = sub nsw i32 %10, %3
  call void @model_fill(%struct.model_output* %0, i8 signext 32, i32 %11)
  br label %12

12:
  br label %13

13:
  %.0 = phi i32 [ 0, %12 ], [ %19, %15 ]
  %14 = icmp slt i32 %.0, %3
  br i1 %14, label %15, label %20

15:
  %16 = sext i32 %.0 to i64
  %17 = getelementptr inbounds i8, i8* %2, i64 %16
  %18 = load i8, i8* %17, align 1
  call void @model_put(%struct.model_output* %0, i8 signext %18)
  %19 = add nsw i32 %.0, 1
  br label %13

20:
  %21 = load i32, i32* %5, align 4
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %27

23:
  %24 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 5
  %25 = load i32, i32* %24, align 4
  %26 = sub nsw i32 %25, %3
  call void @model_fill(%struct.model_output* %0, i8 signext 32, i32 %26)
  br label %27

27:
  ret void
}

define i64 @__eufonium_print_integer(i8* %0, i64 %1, i64 %2, i32 %3, i32 %4, i32 %5, i8 signext %6, i64 %7) {
  %9 = alloca %struct.model_output, align 8
  %10 = alloca %struct.model_conversion, align 4
  %11 = getelementptr inbounds %struct.model_output, %struct.model_output* %9, i32 0, i32 0
  store i8* %0, i8** %11, align 8
  %12 = getelementptr inbounds %struct.model_output, %struct.model_output* %9, i32 0, i32 1
  store i64 %1, i64* %12, align 8
  %13 = getelementptr inbounds %struct.model_output, %struct.model_output* %9, i32 0, i32 2
  store i64 %2, i64* %13, align 8
  call void @model_how(%struct.model_conversion* sret(%struct.model_conversion) align 4 %10, i32 %3, i32 %4, i32 %5)
  call void @model_print_integer(%struct.model_output* %9, %struct.model_conversion* %10, i8 signext %6, i64 %7)
  %14 = load i64, i64* %13, align 8
  ret i64 %14
}

define internal void @model_print_integer(%struct.model_output* %0, %struct.model_conversion* %1, i8 signext %2, i64 %3) {
  %5 = sext i8 %2 to i32
  switch i32 %5, label %25 [
    i32 100, label %6
    i32 105, label %6
    i32 111, label %23
    i32 120, label %24
    i32 88, label %24
  ]

6:
  %7 = icmp slt i64 %3, 0
  %8 = zext i1 %7 to i32
  br i1 %7, label %18, label %9

9:
  %10 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 1
  %11 = load i32, i32* %10, align 4
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %18, label %13

13:
  %14 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 2
  %15 = load i32, i32* %14, align 4
  %16 = icmp ne i32 %15, 0
  %17 = select i1 %16, i32 32, i32 0
  br label %18

18:
  %19 = phi i32 [ 45, %6 ], [ %17, %13 ], [ 43, %9 ]
  %20 = trunc i32 %19 to i8
  %21 = sub i64 0, %3
  %22 = select i1 %7, i64 %21, i64 %3
  call void @model_print_number(%struct.model_output* %0, %struct.model_conversion* %1, i64 %22, i32 0, i8 signext %20, i8 signext 120)
  br label %26

23:
  call void @model_print_number(%struct.model_output* %0, %struct.model_conversion* %1, i64 %3, i32 3, i8 signext 0, i8 signext 120)
  br label %26

24:
  call void @model_print_number(%struct.model_output* %0, %struct.model_conversion* %1, i64 %3, i32 4, i8 signext 0, i8 signext %2)
  br label %26

25:
  call void @model_print_number(%struct.model_output* %0, %struct.model_conversion* %1, i64 %3, i32 0, i8 signext 0, i8 signext 120)
  br label %26

26:
  ret void
}

define i32 @__eufonium_print_end(i8* %0, i64 %1, i64 %2) {
  %4 = icmp ne i64 %1, 0
  br i1 %4, label %5, label %9

5:
  %6 = sub i64 %1, 1
  %7 = icmp ult i64 %2, %6
  %. = select i1 %7, i64 %2, i64 %6
  %8 = getelementptr inbounds i8, i8* %0, i64 %.
  store i8 0, i8* %8, align 1
  br label %9

9:
  %10 = icmp ugt i64 %2, 2147483647
  br i1 %10, label %11, label %13

11:
  %12 = call i32* @__errno_location()
  store i32 75, i32* %12, align 4
  br label %15

13:
  %14 = trunc i64 %2 to i32
  br label %15

15:
  %.0 = phi i32 [ -1, %11 ], [ %14, %13 ]
  ret i32 %.0
}

define i32 @vsscanf(i8* %0, i8* %1, %struct.__va_list_tag* %2) {
  %4 = alloca %struct.model_arguments, align 8
  %5 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %4, i32 0, i32 0
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0
  %7 = bitcast %struct.__va_list_tag* %6 to i8*
  %8 = bitcast %struct.__va_list_tag* %2 to i8*
  call void @llvm.va_copy(i8* %7, i8* %8)
  %9 = call i32 @model_scan(i8* %0, i8* %1, i32 0, %struct.model_arguments* %4)
  call void @llvm.va_end(i8* %7)
  ret i32 %9
}

define internal i32 @model_scan(i8* %0, i8* %1, i32 %2, %struct.model_arguments* %3) {
  %5 = alloca i8*, align 8
  %6 = alloca %struct.model_input, align 8
  store i8* %1, i8** %5, align 8
  %7 = getelementptr inbounds %struct.model_input, %struct.model_input* %6, i32 0, i32 0
  store i8* %0, i8** %7, align 8
  %8 = getelementptr inbounds %struct.model_input, %struct.model_input* %6, i32 0, i32 1
  store i32 0, i32* %8, align 8
  %9 = getelementptr inbounds %struct.model_input, %struct.model_input* %6, i32 0, i32 2
  store i64 0, i64* %9, align 8
  %10 = getelementptr inbounds %struct.model_input, %struct.model_input* %6, i32 0, i32 3
  store i32 0, i32* %10, align 8
  %11 = getelementptr inbounds %struct.model_input, %struct.model_input* %6, i32 0, i32 4
  store i32 0, i32* %11, align 4
  %12 = getelementptr inbounds %struct.model_input, %struct.model_input* %6, i32 0, i32 5
  store i32 0, i32* %12, align 8
  %13 = getelementptr inbounds %struct.model_input, %struct.model_input* %6, i32 0, i32 6
  store i32 %2, i32* %13, align 4
  br label %14

14:
  %.026 = phi i32 [ 0, %4 ], [ %.3, %147 ]
  %15 = load i8*, i8** %5, align 8
  %16 = load i8, i8* %15, align 1
  %17 = icmp ne i8 %16, 0
  br i1 %17, label %18, label %150

18:
  %19 = sext i8 %16 to i32
  %20 = call i32 @model_is_space(i32 %19)
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %23

22:
  call void @model_skip_space(%struct.model_input* %6)
  br label %147

23:
  %24 = load i8*, i8** %5, align 8
  %25 = load i8, i8* %24, align 1
  %26 = sext i8 %25 to i32
  %27 = icmp ne i32 %26, 37
  br i1 %27, label %28, label %40

28:
  %29 = load i8*, i8** %7, align 8
  %30 = load i8, i8* %29, align 1
  %31 = sext i8 %30 to i32
  %32 = icmp eq i32 %31, %26
  %33 = icmp ne i32 %31, 0
  %34 = select i1 %33, i32 1, i32 2
  %35 = select i1 %32, i32 0, i32 %34
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %143

37:
  %38 = load i8*, i8** %7, align 8
  %39 = getelementptr inbounds i8, i8* %38, i32 1
  store i8* %39, i8** %7, align 8
  br label %143

40:
  %41 = getelementptr inbounds i8, i8* %24, i32 1
  store i8* %41, i8** %5, align 8
  %42 = load i8, i8* %41, align 1
  %43 = sext i8 %42 to i32
  %44 = icmp eq i32 %43, 42
  %45 = zext i1 %44 to i32
  store i32 %45, i32* %8, align 8
  br i1 %44, label %46, label %49

46:
  %47 = load i8*, i8** %5, align 8
  %48 = getelementptr inbounds i8, i8* %47, i32 1
  store i8* %48, i8** %5, align 8
  br label %49

49:
  %50 = call i32 @model_format_number(i8** %5)
  %51 = icmp sgt i32 %50, 0
  %52 = zext i1 %51 to i32
  store i32 %52, i32* %10, align 8
  %53 = sext i32 %50 to i64
  %54 = select i1 %51, i64 %53, i64 -1
  store i64 %54, i64* %9, align 8
  %55 = load i8*, i8** %5, align 8
  %56 = load i8, i8* %55, align 1
  %57 = sext i8 %56 to i32
  %58 = icmp eq i32 %57, 108
  %59 = zext i1 %58 to i32
  store i32 %59, i32* %12, align 8
  %60 = load i8*, i8** %5, align 8
  %61 = call i32 @model_integer_size(i8** %5)
  store i32 %61, i32* %11, align 4
  %62 = load i32, i32* %8, align 8
  %63 = icmp ne i32 %62, 0
  %64 = xor i1 %63, true
  %65 = zext i1 %64 to i32
  %66 = load i8*, i8** %5, align 8
  %67 = load i8, i8* %66, align 1
  %68 = sext i8 %67 to i32
  switch i32 %68, label %137 [
    i32 100, label %69
    i32 105, label %69
    i32 111, label %69
    i32 117, label %69
    i32 120, label %69
    i32 88, label %69
    i32 97, label %73
    i32 65, label %73
    i32 101, label %73
    i32 69, label %73
    i32 102, label %73
    i32 70, label %73
    i32 103, label %73
    i32 71, label %73
    i32 99, label %79
    i32 115, label %79
    i32 91, label %79
    i32 110, label %99
    i32 37, label %125
  ]

69:
  %70 = load i8*, i8** %5, align 8
  %71 = load i8, i8* %70, align 1
  %72 = call i32 @model_scan_integer(%struct.model_input* %6, i8 signext %71, %struct.model_arguments* %3)
  br label %139

73:
  %74 = load i8*, i8** %5, align 8
  %75 = ptrtoint i8* %74 to i64
  %76 = ptrtoint i8* %60 to i64
  %77 = sub i64 %75, %76
  %78 = call i32 @model_scan_real(%struct.model_input* %6, i8* %60, i64 %77, %struct.model_arguments* %3)
  br label %139

79:
  %80 = load i32, i32* %12, align 8
  %81 = icmp ne i32 %80, 0
  br i1 %81, label %82, label %83

82:
  call void @__eufonium_unmodelled(i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.139, i64 0, i64 0))
  br label %150

83:
  %84 = load i8*, i8** %5, align 8
  %85 = load i8, i8* %84, align 1
  %86 = sext i8 %85 to i32
  switch i32 %86, label %91 [
    i32 99, label %87
    i32 115, label %89
  ]

87:
  %88 = call i32 @model_scan_characters(%struct.model_input* %6, %struct.model_arguments* %3)
  br label %139

89:
  %90 = call i32 @model_scan_text(%struct.model_input* %6, i8* null, i8* null, %struct.model_arguments* %3)
  br label %139

91:
  %92 = getelementptr inbounds i8, i8* %84, i64 1
  %93 = call i8* @model_set_end(i8* %92)
  store i8* %93, i8** %5, align 8
  %94 = load i8, i8* %93, align 1
  %95 = icmp ne i8 %94, 0
  br i1 %95, label %97, label %96

96:
  call void @__eufonium_unmodelled(i8* getelementptr inbounds ([48 x i8], [48 x i8]* @.str.135, i64 0, i64 0))
  br label %150

97:
  %98 = call i32 @model_scan_text(%struct.model_input* %6, i8* %92, i8* %93, %struct.model_arguments* %3)
  br label %139

99:
  br i1 %63, label %139, label %100

100:
  %101 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %3, i32 0, i32 0
  %102 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %101, i64 0, i64 0
  %103 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %102, i32 0, i32 0
  %104 = load i32, i32* %103, align 8
  %105 = icmp ule i32 %104, 40
  br i1 %105, label %106, label %112

106:
  %107 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %102, i32 0, i32 3
  %108 = load i8*, i8** %107, align 8
  %109 = getelementptr i8, i8* %108, i32 %104
  %110 = bitcast i8* %109 to i8**
  %111 = add i32 %104, 8
  store i32 %111, i32* %103, align 8
  br label %117

112:
  %113 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %102, i32 0, i32 2
  %114 = load i8*, i8** %113, align 8
  %115 = bitcast i8* %114 to i8**
  %116 = getelementptr i8, i8* %114, i32 8
  store i8* %116, i8** %113, align 8
  br label %117

117:
  %118 = phi i8** [ %110, %106 ], [ %115, %112 ]
  %119 = load i8*, i8** %118, align 8
  %120 = load i32, i32* %11, align 4
  %121 = load i8*, i8** %7, align 8
  %122 = ptrtoint i8* %121 to i64
  %123 = ptrtoint i8* %0 to i64
  %124 = sub i64 %122, %123
  call void @model_store_integer(i8* %119, i32 %120, i64 %124)
  br label %139

125:
  call void @model_skip_space(%struct.model_input* %6)
  %126 = load i8*, i8** %7, align 8
  %127 = load i8, i8* %126, align 1
  %128 = sext i8 %127 to i32
  %129 = icmp eq i32 %128, 37
  %130 = icmp ne i32 %128, 0
  %131 = select i1 %130, i32 1, i32 2
  %132 = select i1 %129, i32 0, i32 %131
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %134, label %139

134:
  %135 = load i8*, i8** %7, align 8
  %136 = getelementptr inbounds i8, i8* %135, i32 1
  store i8* %136, i8** %7, align 8
  br label %139

137:
  %138 = call i8* @model_not_scanned(i8 signext %67)
  call void @__eufonium_unmodelled(i8* %138)
  br label %150

139:
  %.229 = phi i32 [ %78, %73 ], [ %72, %69 ], [ %88, %87 ], [ %90, %89 ], [ %98, %97 ], [ 0, %117 ], [ 0, %99 ], [ %132, %134 ], [ %132, %125 ]
  %.025 = phi i32 [ %65, %73 ], [ %65, %69 ], [ %65, %89 ], [ %65, %97 ], [ %65, %87 ], [ 0, %117 ], [ 0, %99 ], [ 0, %134 ], [ 0, %125 ]
  %140 = icmp eq i32 %.229, 0
  %141 = icmp ne i32 %.025, 0
  %or.cond = select i1 %140, i1 %141, i1 false
  %142 = add nsw i32 %.026, 1
  %.1 = select i1 %or.cond, i32 %142, i32 %.026
  br label %143

143:
  %.330 = phi i32 [ %.229, %139 ], [ %35, %37 ], [ %35, %28 ]
  %.2 = phi i32 [ %.1, %139 ], [ %.026, %37 ], [ %.026, %28 ]
  switch i32 %.330, label %146 [
    i32 0, label %147
    i32 2, label %144
  ]

144:
  %145 = icmp eq i32 %.2, 0
  br i1 %145, label %150, label %146

146:
  br label %150

147:
  %.3 = phi i32 [ %.026, %22 ], [ %.2, %143 ]
  %148 = load i8*, i8** %5, align 8
  %149 = getelementptr inbounds i8, i8* %148, i32 1
  store i8* %149, i8** %5, align 8
  br label %14

150:
  %.0 = phi i32 [ -1, %137 ], [ -1, %82 ], [ -1, %96 ], [ %.2, %146 ], [ -1, %144 ], [ %.026, %14 ]
  ret i32 %.0
}

define i32 @__isoc99_vsscanf(i8* %0, i8* %1, %struct.__va_list_tag* %2) {
  %4 = call i32 @vsscanf(i8* %0, i8* %1, %struct.__va_list_tag* %2)
  ret i32 %4
}

define i32 @__isoc23_vsscanf(i8* %0, i8* %1, %struct.__va_list_tag* %2) {
  %4 = alloca %struct.model_arguments, align 8
  %5 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %4, i32 0, i32 0
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0
  %7 = bitcast %struct.__va_list_tag* %6 to i8*
  %8 = bitcast %struct.__va_list_tag* %2 to i8*
  call void @llvm.va_copy(i8* %7, i8* %8)
  %9 = call i32 @model_scan(i8* %0, i8* %1, i32 1, %struct.model_arguments* %4)
  call void @llvm.va_end(i8* %7)
  ret i32 %9
}

define i32 @sscanf(i8* %0, i8* %1, ...) {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  %5 = bitcast %struct.__va_list_tag* %4 to i8*
  call void @llvm.va_start(i8* %5)
  %6 = call i32 @vsscanf(i8* %0, i8* %1, %struct.__va_list_tag* %4)
  call void @llvm.va_end(i8* %5)
  ret i32 %6
}

define i32 @__isoc99_sscanf(i8* %0, i8* %1, ...) {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  %5 = bitcast %struct.__va_list_tag* %4 to i8*
  call void @llvm.va_start(i8* %5)
  %6 = call i32 @vsscanf(i8* %0, i8* %1, %struct.__va_list_tag* %4)
  call void @llvm.va_end(i8* %5)
  ret i32 %6
}

define i32 @__isoc23_sscanf(i8* %0, i8* %1, ...) {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  %5 = bitcast %struct.__va_list_tag* %4 to i8*
  call void @llvm.va_start(i8* %5)
  %6 = call i32 @__isoc23_vsscanf(i8* %0, i8* %1, %struct.__va_list_tag* %4)
  call void @llvm.va_end(i8* %5)
  ret i32 %6
}

define i32 @fgetc(%struct.model_stream* %0) {
  %2 = call i32 @model_take_back(%struct.model_stream* %0)
  %3 = icmp ne i32 %2, -1
  br i1 %3, label %7, label %4

4:
  %5 = call i32 @__eufonium_library_fgetc(%struct.model_stream* %0)
  %6 = call i32 @model_character(%struct.model_stream* %0, i32 %5)
  br label %7

7:
  %8 = phi i32 [ %6, %4 ], [ %2, %1 ]
  ret i32 %8
}

define internal i32 @model_take_back(%struct.model_stream* %0) {
  %2 = load i32, i32* @model_back, align 4
  %3 = icmp eq i32 %2, 0
  %4 = load %struct.model_stream*, %struct.model_stream** @model_back_stream, align 8
  %5 = icmp ne %struct.model_stream* %4, %0
  %or.cond = select i1 %3, i1 true, i1 %5
  br i1 %or.cond, label %8, label %6

6:
  %7 = sub nsw i32 %2, 1
  store i32 0, i32* @model_back, align 4
  br label %8

8:
  %.0 = phi i32 [ %7, %6 ], [ -1, %1 ]
  ret i32 %.0
}

define internal i32 @model_character(%struct.model_stream* %0, i32 %1) {
  %3 = icmp ne i32 %1, -1
  %4 = zext i1 %3 to i32
  call void @model_reads(%struct.model_stream* %0, i32 %4)
  %5 = icmp eq i32 %1, -1
  br i1 %5, label %6, label %7

6:
  call void @model_ends(%struct.model_stream* %0)
  br label %8

7:
  call void @model_is_next(%struct.model_stream* %0, i32 %1)
  call void @model_goes_on(%struct.model_stream* %0)
  br label %8

8:
  ret i32 %1
}

declare i32 @__eufonium_library_fgetc(%struct.model_stream*)

define i32 @getc(%struct.model_stream* %0) {
  %2 = call i32 @fgetc(%struct.model_stream* %0)
  ret i32 %2
}

define i32 @_IO_getc(%struct.model_stream* %0) {
  %2 = call i32 @fgetc(%struct.model_stream* %0)
  ret i32 %2
}

define i32 @getchar() {
  %1 = load %struct.model_stream*, %struct.model_stream** @stdin, align 8
  %2 = call i32 @model_take_back(%struct.model_stream* %1)
  %3 = icmp ne i32 %2, -1
  br i1 %3, label %8, label %4

4:
  %5 = load %struct.model_stream*, %struct.model_stream** @stdin, align 8
  %6 = call i32 @__eufonium_library_getchar()
  %7 = call i32 @model_character(%struct.model_stream* %5, i32 %6)
  br label %8

8:
  %9 = phi i32 [ %7, %4 ], [ %2, %0 ]
  ret i32 %9
}

declare i32 @__eufonium_library_getchar()

define i32 @ungetc(i32 %0, %struct.model_stream* %1) {
  %3 = icmp eq i32 %0, -1
  br i1 %3, label %12, label %4

4:
  %5 = load i32, i32* @model_back, align 4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %8

7:
  call void @__eufonium_unmodelled(i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.str.2, i64 0, i64 0))
  br label %8

8:
  %9 = trunc i32 %0 to i8
  %10 = zext i8 %9 to i32
  %11 = add nsw i32 1, %10
  store i32 %11, i32* @model_back, align 4
  store %struct.model_stream* %1, %struct.model_stream** @model_back_stream, align 8
  call void @model_use(%struct.model_stream* %1)
  call void @model_goes_on(%struct.model_stream* %1)
  br label %12

12:
  %.0 = phi i32 [ %10, %8 ], [ -1, %2 ]
  ret i32 %.0
}

declare void @__eufonium_unmodelled(i8*)

define internal void @model_use(%struct.model_stream* %0) {
  %2 = load %struct.model_stream*, %struct.model_stream** @model_first_used, align 8
  %3 = icmp ne %struct.model_stream* %2, null
  br i1 %3, label %5, label %4

4:
  store %struct.model_stream* %0, %struct.model_stream** @model_first_used, align 8
  br label %16

5:
  %6 = icmp eq %struct.model_stream* %2, %0
  %7 = load %struct.model_stream*, %struct.model_stream** @model_second_used, align 8
  %8 = icmp ne %struct.model_stream* %7, null
  %or.cond = select i1 %6, i1 true, i1 %8
  br i1 %or.cond, label %10, label %9

9:
  store %struct.model_stream* %0, %struct.model_stream** @model_second_used, align 8
  br label %16

10:
  %11 = load %struct.model_stream*, %struct.model_stream** @model_first_used, align 8
  %12 = icmp ne %struct.model_stream* %11, %0
  %13 = load %struct.model_stream*, %struct.model_stream** @model_second_used, align 8
  %14 = icmp ne %struct.model_stream* %13, %0
  %or.cond7 = select i1 %12, i1 %14, i1 false
  br i1 %or.cond7, label %15, label %16

15:
  store i32 1, i32* @model_more_used, align 4
  br label %16

16:
  ret void
}

define internal void @model_goes_on(%struct.model_stream* %0) {
  %2 = load %struct.model_stream*, %struct.model_stream** @model_end_stream, align 8
  %3 = icmp eq %struct.model_stream* %2, %0
  br i1 %3, label %4, label %5

4:
  store %struct.model_stream* null, %struct.model_stream** @model_end_stream, align 8
  store i32 1, i32* @model_is_doubtful, align 4
  br label %5

5:
  store %struct.model_stream* %0, %struct.model_stream** @model_whole_stream, align 8
  ret void
}

define i32 @ferror(%struct.model_stream* %0) {
  %2 = call i32 @model_is_unused(%struct.model_stream* %0)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %25, label %4

4:
  %5 = load %struct.model_stream*, %struct.model_stream** @model_whole_stream, align 8
  %6 = icmp ne %struct.model_stream* %5, %0
  %7 = load i32, i32* @model_is_doubtful, align 4
  %8 = icmp ne i32 %7, 0
  %or.cond = select i1 %6, i1 true, i1 %8
  br i1 %or.cond, label %9, label %25

9:
  %10 = load %struct.model_stream*, %struct.model_stream** @model_end_stream, align 8
  %11 = icmp ne %struct.model_stream* %10, %0
  br i1 %11, label %12, label %14

12:
  %13 = call i32 @__eufonium_library_ferror(%struct.model_stream* %0)
  br label %25

14:
  %15 = load i32, i32* @model_end, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %21

17:
  %18 = call i32 @__eufonium_library_ferror(%struct.model_stream* %0)
  %19 = icmp ne i32 %18, 0
  %20 = select i1 %19, i32 2, i32 1
  store i32 %20, i32* @model_end, align 4
  br label %21

21:
  %22 = load i32, i32* @model_end, align 4
  %23 = icmp eq i32 %22, 2
  %24 = zext i1 %23 to i32
  br label %25

25:
  %.0 = phi i32 [ %13, %12 ], [ %24, %21 ], [ 0, %4 ], [ 0, %1 ]
  ret i32 %.0
}

define internal i32 @model_is_unused(%struct.model_stream* %0) {
  %2 = load i32, i32* @model_more_used, align 4
  %3 = icmp eq i32 %2, 0
  %4 = load %struct.model_stream*, %struct.model_stream** @model_first_used, align 8
  %5 = icmp ne %struct.model_stream* %0, %4
  %or.cond = select i1 %3, i1 %5, i1 false
  br i1 %or.cond, label %6, label %9

6:
  %7 = load %struct.model_stream*, %struct.model_stream** @model_second_used, align 8
  %8 = icmp ne %struct.model_stream* %0, %7
  br label %9

9:
  %10 = phi i1 [ false, %1 ], [ %8, %6 ]
  %11 = zext i1 %10 to i32
  ret i32 %11
}

declare i32 @__eufonium_library_ferror(%struct.model_stream*)

define i8* @fgets(i8* %0, i32 %1, %struct.model_stream* %2) {
  %4 = icmp sle i32 %1, 1
  br i1 %4, label %5, label %7

5:
  %6 = call i8* @__eufonium_library_fgets(i8* %0, i32 %1, %struct.model_stream* %2)
  br label %25

7:
  %8 = call i32 @model_take_back(%struct.model_stream* %2)
  %9 = icmp eq i32 %8, -1
  br i1 %9, label %10, label %12

10:
  %11 = call i8* @model_line(i8* %0, i32 %1, %struct.model_stream* %2)
  br label %25

12:
  %13 = trunc i32 %8 to i8
  store i8 %13, i8* %0, align 1
  %14 = getelementptr inbounds i8, i8* %0, i64 1
  store i8 0, i8* %14, align 1
  %15 = icmp eq i32 %8, 10
  %16 = icmp eq i32 %1, 2
  %or.cond = or i1 %15, %16
  br i1 %or.cond, label %25, label %17

17:
  %18 = sub nsw i32 %1, 1
  %19 = call i8* @model_line(i8* %14, i32 %18, %struct.model_stream* %2)
  %20 = icmp ne i8* %19, null
  br i1 %20, label %25, label %21

21:
  %22 = call i32 @ferror(%struct.model_stream* %2)
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %25, label %24

24:
  store i8 0, i8* %14, align 1
  br label %25

25:
  %.0 = phi i8* [ %6, %5 ], [ %11, %10 ], [ %0, %24 ], [ %0, %17 ], [ %0, %12 ], [ null, %21 ]
  ret i8* %.0
}

declare i8* @__eufonium_library_fgets(i8*, i32, %struct.model_stream*)

define internal i8* @model_line(i8* %0, i32 %1, %struct.model_stream* %2) {
  %4 = call i8* @__eufonium_library_fgets(i8* %0, i32 %1, %struct.model_stream* %2)
  %5 = icmp ne i8* %4, null
  %6 = zext i1 %5 to i32
  call void @model_reads(%struct.model_stream* %2, i32 %6)
  br i1 %5, label %7, label %10

7:
  %8 = load i8, i8* %4, align 1
  %9 = zext i8 %8 to i32
  call void @model_is_next(%struct.model_stream* %2, i32 %9)
  call void @model_forget(%struct.model_stream* %2)
  br label %11

10:
  call void @model_ends(%struct.model_stream* %2)
  br label %11

11:
  ret i8* %4
}

define i64 @fread(i8* %0, i64 %1, i64 %2, %struct.model_stream* %3) {
  %5 = icmp eq i64 %1, 0
  %6 = icmp eq i64 %2, 0
  %or.cond = or i1 %5, %6
  br i1 %or.cond, label %24, label %7

7:
  %8 = call i32 @model_take_back(%struct.model_stream* %3)
  %9 = icmp eq i32 %8, -1
  br i1 %9, label %10, label %12

10:
  %11 = call i64 @model_elements(i8* %0, i64 %1, i64 %2, %struct.model_stream* %3)
  br label %24

12:
  %13 = trunc i32 %8 to i8
  store i8 %13, i8* %0, align 1
  %14 = mul i64 %1, %2
  %15 = sub i64 %14, 1
  %16 = icmp ne i64 %15, 0
  br i1 %16, label %17, label %20

17:
  %18 = getelementptr inbounds i8, i8* %0, i64 1
  %19 = call i64 @model_elements(i8* %18, i64 1, i64 %15, %struct.model_stream* %3)
  br label %20

20:
  %21 = phi i64 [ %19, %17 ], [ 0, %12 ]
  %22 = add i64 1, %21
  %23 = udiv i64 %22, %1
  br label %24

24:
  %.0 = phi i64 [ %11, %10 ], [ %23, %20 ], [ 0, %4 ]
  ret i64 %.0
}

define internal i64 @model_elements(i8* %0, i64 %1, i64 %2, %struct.model_stream* %3) {
  %5 = call i64 @__eufonium_library_fread(i8* %0, i64 %1, i64 %2, %struct.model_stream* %3)
  %6 = icmp ugt i64 %5, 0
  %7 = zext i1 %6 to i32
  call void @model_reads(%struct.model_stream* %3, i32 %7)
  br i1 %6, label %8, label %11

8:
  %9 = load i8, i8* %0, align 1
  %10 = zext i8 %9 to i32
  call void @model_is_next(%struct.model_stream* %3, i32 %10)
  br label %11

11:
  %12 = icmp ult i64 %5, %2
  br i1 %12, label %13, label %14

13:
  call void @model_ends(%struct.model_stream* %3)
  br label %15

14:
  call void @model_goes_on(%struct.model_stream* %3)
  br label %15

15:
  ret i64 %5
}

define i32 @__eufonium_scan_begins(%struct.model_stream* %0, i32 %1, i32 %2) {
  %4 = icmp ne %struct.model_stream* %0, null
  %5 = load %struct.model_stream*, %struct.model_stream** @stdin, align 8
  %spec.select = select i1 %4, %struct.model_stream* %0, %struct.model_stream* %5
  %6 = call i32 @model_take_back(%struct.model_stream* %spec.select)
  %7 = icmp eq i32 %6, -1
  br i1 %7, label %8, label %10

8:
  %9 = call i32 @model_take_left(%struct.model_stream* %spec.select)
  br label %22

10:
  %11 = icmp ne i32 %2, 0
  br i1 %11, label %12, label %15

12:
  %13 = call i32 @model_is_digit(i32 %6)
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %22, label %15

15:
  %16 = icmp ne i32 %1, 0
  br i1 %16, label %17, label %20

17:
  %18 = call i32 @model_is_space(i32 %6)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %22, label %20

20:
  %21 = call i32 @__eufonium_any()
  call void @__VERIFIER_assume(i32 %21)
  br label %22

22:
  %.0 = phi i32 [ %9, %8 ], [ 7, %12 ], [ 0, %20 ], [ 0, %17 ]
  ret i32 %.0
}

define internal i32 @model_take_left(%struct.model_stream* %0) {
  %2 = load %struct.model_stream*, %struct.model_stream** @model_left_stream, align 8
  %3 = icmp ne %struct.model_stream* %2, %0
  br i1 %3, label %6, label %4

4:
  %5 = load i32, i32* @model_left, align 4
  store i32 0, i32* @model_left, align 4
  br label %6

6:
  %.0 = phi i32 [ %5, %4 ], [ 0, %1 ]
  ret i32 %.0
}

define internal i32 @model_is_digit(i32 %0) {
  %2 = icmp sge i32 %0, 48
  %3 = icmp sle i32 %0, 57
  %spec.select = select i1 %2, i1 %3, i1 false
  %4 = zext i1 %spec.select to i32
  ret i32 %4
}

declare void @__VERIFIER_assume(i32)

declare i32 @__eufonium_any()

define void @__eufonium_next_is(i32 %0, i32 %1) {
  %3 = call i32 @model_may_be(i32 %0, i32 %1)
  call void @__VERIFIER_assume(i32 %3)
  ret void
}

define internal i32 @model_may_be(i32 %0, i32 %1) {
  switch i32 %0, label %38 [
    i32 1, label %3
    i32 2, label %8
    i32 3, label %13
    i32 4, label %26
    i32 5, label %31
    i32 6, label %33
    i32 7, label %36
    i32 8, label %39
  ]

3:
  %4 = icmp sge i32 %1, 48
  %5 = icmp sle i32 %1, 55
  %spec.select = select i1 %4, i1 %5, i1 false
  %6 = xor i1 %spec.select, true
  %7 = zext i1 %6 to i32
  br label %39

8:
  %9 = call i32 @model_is_digit(i32 %1)
  %10 = icmp ne i32 %9, 0
  %11 = xor i1 %10, true
  %12 = zext i1 %11 to i32
  br label %39

13:
  %14 = call i32 @model_is_digit(i32 %1)
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %22, label %16

16:
  %17 = icmp sge i32 %1, 97
  %18 = icmp sle i32 %1, 102
  %or.cond = and i1 %17, %18
  br i1 %or.cond, label %22, label %19

19:
  %20 = icmp sge i32 %1, 65
  %21 = icmp sle i32 %1, 70
  %spec.select14 = select i1 %20, i1 %21, i1 false
  br label %22

22:
  %23 = phi i1 [ true, %13 ], [ %spec.select14, %19 ], [ true, %16 ]
  %24 = xor i1 %23, true
  %25 = zext i1 %24 to i32
  br label %39

26:
  %27 = call i32 @model_is_space(i32 %1)
  %28 = icmp ne i32 %27, 0
  %29 = xor i1 %28, true
  %30 = zext i1 %29 to i32
  br label %39

31:
  %32 = call i32 @model_is_space(i32 %1)
  br label %39

33:
  %34 = icmp eq i32 %1, 10
  %35 = zext i1 %34 to i32
  br label %39

36:
  %37 = call i32 @model_is_digit(i32 %1)
  br label %39

38:
  br label %39

39:
  %.0 = phi i32 [ 1, %38 ], [ %37, %36 ], [ %35, %33 ], [ %32, %31 ], [ %30, %26 ], [ %25, %22 ], [ %12, %8 ], [ %7, %3 ], [ 0, %2 ]
  ret i32 %.0
}

define void @__eufonium_scan_ends(%struct.model_stream* %0, i32 %1, i32 %2, i32 %3) {
  %5 = icmp ne %struct.model_stream* %0, null
  %6 = load %struct.model_stream*, %struct.model_stream** @stdin, align 8
  %spec.select = select i1 %5, %struct.model_stream* %0, %struct.model_stream* %6
  %7 = icmp ne i32 %1, 0
  %8 = icmp ne i32 %2, -1
  %9 = select i1 %7, i1 %8, i1 false
  %10 = zext i1 %9 to i32
  call void @model_reads(%struct.model_stream* %spec.select, i32 %10)
  %11 = icmp eq i32 %2, -1
  br i1 %11, label %12, label %13

12:
  call void @model_ends(%struct.model_stream* %spec.select)
  br label %14

13:
  call void @model_forget(%struct.model_stream* %spec.select)
  store i32 %3, i32* @model_left, align 4
  store %struct.model_stream* %spec.select, %struct.model_stream** @model_left_stream, align 8
  br label %14

14:
  ret void
}

define internal void @model_reads(%struct.model_stream* %0, i32 %1) {
  call void @model_use(%struct.model_stream* %0)
  %3 = icmp ne i32 %1, 0
  %4 = load %struct.model_stream*, %struct.model_stream** @model_end_stream, align 8
  %5 = icmp eq %struct.model_stream* %4, %0
  %or.cond = select i1 %3, i1 %5, i1 false
  %6 = load i32, i32* @model_end, align 4
  %7 = icmp eq i32 %6, 1
  %or.cond6 = select i1 %or.cond, i1 %7, i1 false
  br i1 %or.cond6, label %8, label %9

8:
  call void @__VERIFIER_assume(i32 0)
  br label %9

9:
  %10 = load i32, i32* @model_moved, align 4
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %15, label %12

12:
  %13 = load %struct.model_stream*, %struct.model_stream** @model_end_stream, align 8
  %14 = icmp eq %struct.model_stream* %13, %0
  %or.cond8 = select i1 %3, i1 %14, i1 false
  br i1 %or.cond8, label %15, label %17

15:
  %16 = call i32 @__eufonium_any()
  call void @__VERIFIER_assume(i32 %16)
  br label %17

17:
  ret void
}

define internal void @model_ends(%struct.model_stream* %0) {
  %2 = call i32 @model_take_left(%struct.model_stream* %0)
  %3 = load %struct.model_stream*, %struct.model_stream** @model_end_stream, align 8
  %4 = icmp ne %struct.model_stream* %3, %0
  %5 = load i32, i32* @model_end, align 4
  %6 = icmp ne i32 %5, 1
  %or.cond = select i1 %4, i1 true, i1 %6
  br i1 %or.cond, label %7, label %8

7:
  store i32 0, i32* @model_end, align 4
  br label %8

8:
  store %struct.model_stream* %0, %struct.model_stream** @model_end_stream, align 8
  %9 = load %struct.model_stream*, %struct.model_stream** @model_whole_stream, align 8
  %10 = icmp eq %struct.model_stream* %9, %0
  br i1 %10, label %11, label %12

11:
  store %struct.model_stream* null, %struct.model_stream** @model_whole_stream, align 8
  br label %12

12:
  ret void
}

define internal void @model_forget(%struct.model_stream* %0) {
  %2 = call i32 @model_take_left(%struct.model_stream* %0)
  %3 = load %struct.model_stream*, %struct.model_stream** @model_back_stream, align 8
  %4 = icmp eq %struct.model_stream* %3, %0
  br i1 %4, label %5, label %6

5:
  store i32 0, i32* @model_back, align 4
  br label %6

6:
  %7 = load %struct.model_stream*, %struct.model_stream** @model_end_stream, align 8
  %8 = icmp eq %struct.model_stream* %7, %0
  br i1 %8, label %9, label %10

9:
  store %struct.model_stream* null, %struct.model_stream** @model_end_stream, align 8
  br label %10

10:
  %11 = load %struct.model_stream*, %struct.model_stream** @model_whole_stream, align 8
  %12 = icmp eq %struct.model_stream* %11, %0
  br i1 %12, label %13, label %14

13:
  store %struct.model_stream* null, %struct.model_stream** @model_whole_stream, align 8
  br label %14

14:
  ret void
}

define i32 @fputc(i32 %0, %struct.model_stream* %1) {
  %3 = call i32 @__eufonium_library_fputc(i32 %0, %struct.model_stream* %1)
  %4 = icmp eq i32 %3, -1
  %5 = zext i1 %4 to i32
  call void @model_writes(%struct.model_stream* %1, i32 %5)
  ret i32 %3
}

declare i32 @__eufonium_library_fputc(i32, %struct.model_stream*)

define internal void @model_writes(%struct.model_stream* %0, i32 %1) {
  call void @model_use(%struct.model_stream* %0)
  %3 = icmp ne i32 %1, 0
  br i1 %3, label %4, label %5

4:
  call void @model_ends(%struct.model_stream* %0)
  store i32 2, i32* @model_end, align 4
  br label %5

5:
  ret void
}

define i32 @putc(i32 %0, %struct.model_stream* %1) {
  %3 = call i32 @fputc(i32 %0, %struct.model_stream* %1)
  ret i32 %3
}

define i32 @fputs(i8* %0, %struct.model_stream* %1) {
  %3 = call i32 @__eufonium_library_fputs(i8* %0, %struct.model_stream* %1)
  %4 = icmp eq i32 %3, -1
  %5 = zext i1 %4 to i32
  call void @model_writes(%struct.model_stream* %1, i32 %5)
  ret i32 %3
}

declare i32 @__eufonium_library_fputs(i8*, %struct.model_stream*)

define i64 @fwrite(i8* %0, i64 %1, i64 %2, %struct.model_stream* %3) {
  %5 = call i64 @__eufonium_library_fwrite(i8* %0, i64 %1, i64 %2, %struct.model_stream* %3)
  %6 = icmp ne i64 %1, 0
  %7 = icmp ult i64 %5, %2
  %spec.select = select i1 %6, i1 %7, i1 false
  %8 = zext i1 %spec.select to i32
  call void @model_writes(%struct.model_stream* %3, i32 %8)
  ret i64 %5
}

declare i64 @__eufonium_library_fwrite(i8*, i64, i64, %struct.model_stream*)

define i32 @feof(%struct.model_stream* %0) {
  %2 = call i32 @model_is_unused(%struct.model_stream* %0)
  %3 = icmp ne i32 %2, 0
  %4 = load %struct.model_stream*, %struct.model_stream** @model_whole_stream, align 8
  %5 = icmp eq %struct.model_stream* %4, %0
  %or.cond = select i1 %3, i1 true, i1 %5
  br i1 %or.cond, label %25, label %6

6:
  %7 = load %struct.model_stream*, %struct.model_stream** @model_end_stream, align 8
  %8 = icmp ne %struct.model_stream* %7, %0
  br i1 %8, label %9, label %14

9:
  %10 = call i32 @__eufonium_library_feof(%struct.model_stream* %0)
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %13, label %12

12:
  call void @model_goes_on(%struct.model_stream* %0)
  br label %25

13:
  call void @model_ends(%struct.model_stream* %0)
  store i32 1, i32* @model_end, align 4
  br label %25

14:
  %15 = load i32, i32* @model_end, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %21

17:
  %18 = call i32 @__eufonium_library_feof(%struct.model_stream* %0)
  %19 = icmp ne i32 %18, 0
  %20 = select i1 %19, i32 1, i32 2
  store i32 %20, i32* @model_end, align 4
  br label %21

21:
  %22 = load i32, i32* @model_end, align 4
  %23 = icmp eq i32 %22, 1
  %24 = zext i1 %23 to i32
  br label %25

25:
  %.0 = phi i32 [ 1, %13 ], [ 0, %12 ], [ %24, %21 ], [ 0, %1 ]
  ret i32 %.0
}

declare i32 @__eufonium_library_feof(%struct.model_stream*)

define void @clearerr(%struct.model_stream* %0) {
  %2 = call i32 @model_take_left(%struct.model_stream* %0)
  %3 = load %struct.model_stream*, %struct.model_stream** @model_end_stream, align 8
  %4 = icmp eq %struct.model_stream* %3, %0
  br i1 %4, label %5, label %6

5:
  store %struct.model_stream* null, %struct.model_stream** @model_end_stream, align 8
  br label %6

6:
  call void @model_goes_on(%struct.model_stream* %0)
  ret void
}

define i32 @fseek(%struct.model_stream* %0, i64 %1, i32 %2) {
  %4 = call i32 @__eufonium_library_fseek(%struct.model_stream* %0, i64 %1, i32 %2)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:
  call void @model_moves(%struct.model_stream* %0)
  br label %7

7:
  ret i32 %4
}

declare i32 @__eufonium_library_fseek(%struct.model_stream*, i64, i32)

define internal void @model_moves(%struct.model_stream* %0) {
  %2 = call i32 @model_is_unused(%struct.model_stream* %0)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %5, label %4

4:
  store i32 1, i32* @model_moved, align 4
  br label %5

5:
  %6 = load %struct.model_stream*, %struct.model_stream** @model_back_stream, align 8
  %7 = icmp eq %struct.model_stream* %6, %0
  br i1 %7, label %8, label %9

8:
  store i32 0, i32* @model_back, align 4
  br label %9

9:
  %10 = call i32 @model_take_left(%struct.model_stream* %0)
  call void @model_goes_on(%struct.model_stream* %0)
  ret void
}

define void @rewind(%struct.model_stream* %0) {
  %2 = call i32 @__eufonium_library_fseek(%struct.model_stream* %0, i64 0, i32 0)
  %3 = load %struct.model_stream*, %struct.model_stream** @model_end_stream, align 8
  %4 = icmp eq %struct.model_stream* %3, %0
  br i1 %4, label %5, label %6

5:
  store %struct.model_stream* null, %struct.model_stream** @model_end_stream, align 8
  br label %6

6:
  call void @model_moves(%struct.model_stream* %0)
  ret void
}

define i32 @fclose(%struct.model_stream* %0) {
  call void @model_forget(%struct.model_stream* %0)
  %2 = load %struct.model_stream*, %struct.model_stream** @model_first_used, align 8
  %3 = icmp eq %struct.model_stream* %2, %0
  br i1 %3, label %4, label %5

4:
  store %struct.model_stream* null, %struct.model_stream** @model_first_used, align 8
  br label %5

5:
  %6 = load %struct.model_stream*, %struct.model_stream** @model_second_used, align 8
  %7 = icmp eq %struct.model_stream* %6, %0
  br i1 %7, label %8, label %9

8:
  store %struct.model_stream* null, %struct.model_stream** @model_second_used, align 8
  br label %9

9:
  %10 = call i32 @__eufonium_library_fclose(%struct.model_stream* %0)
  ret i32 %10
}

declare i32 @__eufonium_library_fclose(%struct.model_stream*)

define i32 @fileno(%struct.model_stream* %0) {
  %2 = load %struct.model_stream*, %struct.model_stream** @stdin, align 8
  %3 = icmp eq %struct.model_stream* %0, %2
  br i1 %3, label %12, label %4

4:
  %5 = load %struct.model_stream*, %struct.model_stream** @stdout, align 8
  %6 = icmp eq %struct.model_stream* %0, %5
  br i1 %6, label %12, label %7

7:
  %8 = load %struct.model_stream*, %struct.model_stream** @stderr, align 8
  %9 = icmp eq %struct.model_stream* %0, %8
  br i1 %9, label %12, label %10

10:
  %11 = call i32 @__eufonium_library_fileno(%struct.model_stream* %0)
  br label %12

12:
  %.0 = phi i32 [ %11, %10 ], [ 0, %1 ], [ 1, %4 ], [ 2, %7 ]
  ret i32 %.0
}

declare i32 @__eufonium_library_fileno(%struct.model_stream*)

define i32 @isascii(i32 %0) {
  %2 = and i32 %0, -128
  %3 = icmp eq i32 %2, 0
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define i32 @toascii(i32 %0) {
  %2 = and i32 %0, 127
  ret i32 %2
}

define i32 @sigemptyset(i64* %0) {
  %2 = icmp eq i64* %0, null
  br i1 %2, label %3, label %5

3:
  %4 = call i32* @__errno_location()
  store i32 22, i32* %4, align 4
  br label %10

5:
  %.0 = phi i64 [ %9, %7 ], [ 0, %1 ]
  %6 = icmp ult i64 %.0, 1
  br i1 %6, label %7, label %10

7:
  %8 = getelementptr inbounds i64, i64* %0, i64 %.0
  store i64 0, i64* %8, align 8
  %9 = add i64 %.0, 1
  br label %5

10:
  %.05 = phi i32 [ -1, %3 ], [ 0, %5 ]
  ret i32 %.05
}

define i32 @sigaddset(i64* %0, i32 %1) {
  %3 = call i32 @model_change(i64* %0, i32 %1, i32 1)
  ret i32 %3
}

define internal i32 @model_change(i64* %0, i32 %1, i32 %2) {
  %4 = icmp eq i64* %0, null
  br i1 %4, label %8, label %5

5:
  %6 = call i32 @model_is_signal(i32 %1)
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = call i32* @__errno_location()
  store i32 22, i32* %9, align 4
  br label %27

10:
  %11 = sub nsw i32 %1, 1
  %12 = sext i32 %11 to i64
  %13 = urem i64 %12, 64
  %14 = shl i64 1, %13
  %15 = udiv i64 %12, 64
  %16 = getelementptr inbounds i64, i64* %0, i64 %15
  %17 = icmp ne i32 %2, 0
  br i1 %17, label %18, label %21

18:
  %19 = load i64, i64* %16, align 8
  %20 = or i64 %19, %14
  br label %25

21:
  %22 = load i64, i64* %16, align 8
  %23 = xor i64 %14, -1
  %24 = and i64 %22, %23
  br label %25

25:
  %26 = phi i64 [ %20, %18 ], [ %24, %21 ]
  store i64 %26, i64* %16, align 8
  br label %27

27:
  %.0 = phi i32 [ -1, %8 ], [ 0, %25 ]
  ret i32 %.0
}

define i32 @sigdelset(i64* %0, i32 %1) {
  %3 = call i32 @model_change(i64* %0, i32 %1, i32 0)
  ret i32 %3
}

define i32 @sigfillset(i64* %0) {
  %2 = icmp eq i64* %0, null
  br i1 %2, label %3, label %5

3:
  %4 = call i32* @__errno_location()
  store i32 22, i32* %4, align 4
  br label %14

5:
  %.0 = phi i64 [ %9, %7 ], [ 0, %1 ]
  %6 = icmp ult i64 %.0, 1
  br i1 %6, label %7, label %10

7:
  %8 = getelementptr inbounds i64, i64* %0, i64 %.0
  store i64 -1, i64* %8, align 8
  %9 = add i64 %.0, 1
  br label %5

10:
  %11 = load i64, i64* %0, align 8
  %12 = and i64 %11, -2147483649
  %13 = and i64 %12, -4294967297
  store i64 %13, i64* %0, align 8
  br label %14

14:
  %.07 = phi i32 [ -1, %3 ], [ 0, %10 ]
  ret i32 %.07
}

define i32 @sigismember(i64* %0, i32 %1) {
  %3 = icmp eq i64* %0, null
  %4 = icmp sle i32 %1, 0
  %or.cond = or i1 %3, %4
  %5 = icmp sgt i32 %1, 64
  %or.cond6 = or i1 %or.cond, %5
  br i1 %or.cond6, label %6, label %8

6:
  %7 = call i32* @__errno_location()
  store i32 22, i32* %7, align 4
  br label %18

8:
  %9 = sub nsw i32 %1, 1
  %10 = sext i32 %9 to i64
  %11 = udiv i64 %10, 64
  %12 = getelementptr inbounds i64, i64* %0, i64 %11
  %13 = load i64, i64* %12, align 8
  %14 = urem i64 %10, 64
  %15 = lshr i64 %13, %14
  %16 = and i64 %15, 1
  %17 = trunc i64 %16 to i32
  br label %18

18:
  %.0 = phi i32 [ -1, %6 ], [ %17, %8 ]
  ret i32 %.0
}

define i64 @wcslen(i32* %0) {
  br label %2

2:
  %.0 = phi i64 [ 0, %1 ], [ %7, %6 ]
  %3 = getelementptr inbounds i32, i32* %0, i64 %.0
  %4 = load i32, i32* %3, align 4
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %8

6:
  %7 = add i64 %.0, 1
  br label %2

8:
  ret i64 %.0
}

define i64 @wcsnlen(i32* %0, i64 %1) {
  br label %3

3:
  %.0 = phi i64 [ 0, %2 ], [ %10, %9 ]
  %4 = icmp ult i64 %.0, %1
  br i1 %4, label %5, label %.critedge

5:
  %6 = getelementptr inbounds i32, i32* %0, i64 %.0
  %7 = load i32, i32* %6, align 4
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %.critedge

9:
  %10 = add i64 %.0, 1
  br label %3

.critedge:
  ret i64 %.0
}

define i32* @wcpcpy(i32* %0, i32* %1) {
  br label %3

3:
  %.07 = phi i32* [ %0, %2 ], [ %7, %6 ]
  %.0 = phi i32* [ %1, %2 ], [ %8, %6 ]
  %4 = load i32, i32* %.0, align 4
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %9

6:
  store i32 %4, i32* %.07, align 4
  %7 = getelementptr inbounds i32, i32* %.07, i32 1
  %8 = getelementptr inbounds i32, i32* %.0, i32 1
  br label %3

9:
  store i32 0, i32* %.07, align 4
  ret i32* %.07
}

define i32* @wcscpy(i32* %0, i32* %1) {
  %3 = call i32* @wcpcpy(i32* %0, i32* %1)
  ret i32* %0
}

define i32* @wcpncpy(i32* %0, i32* %1, i64 %2) {
  br label %4

4:
  %.016 = phi i64 [ 0, %3 ], [ %14, %10 ]
  %5 = icmp ult i64 %.016, %2
  br i1 %5, label %6, label %.critedge

6:
  %7 = getelementptr inbounds i32, i32* %1, i64 %.016
  %8 = load i32, i32* %7, align 4
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %.critedge

10:
  %11 = getelementptr inbounds i32, i32* %1, i64 %.016
  %12 = load i32, i32* %11, align 4
  %13 = getelementptr inbounds i32, i32* %0, i64 %.016
  store i32 %12, i32* %13, align 4
  %14 = add i64 %.016, 1
  br label %4

.critedge:
  br label %15

15:
  %.0 = phi i64 [ %.016, %.critedge ], [ %19, %17 ]
  %16 = icmp ult i64 %.0, %2
  br i1 %16, label %17, label %20

17:
  %18 = getelementptr inbounds i32, i32* %0, i64 %.0
  store i32 0, i32* %18, align 4
  %19 = add i64 %.0, 1
  br label %15

20:
  %21 = getelementptr inbounds i32, i32* %0, i64 %.016
  ret i32* %21
}

define i32* @wcsncpy(i32* %0, i32* %1, i64 %2) {
  %4 = call i32* @wcpncpy(i32* %0, i32* %1, i64 %2)
  ret i32* %0
}

define i64 @wcslcpy(i32* %0, i32* %1, i64 %2) {
  br label %4

4:
  %.0 = phi i64 [ 0, %3 ], [ %9, %13 ]
  %5 = getelementptr inbounds i32, i32* %1, i64 %.0
  %6 = load i32, i32* %5, align 4
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %14

8:
  %9 = add i64 %.0, 1
  %10 = icmp ult i64 %9, %2
  br i1 %10, label %11, label %13

11:
  %12 = getelementptr inbounds i32, i32* %0, i64 %.0
  store i32 %6, i32* %12, align 4
  br label %13

13:
  br label %4

14:
  %15 = icmp ne i64 %2, 0
  br i1 %15, label %16, label %21

16:
  %17 = icmp ult i64 %.0, %2
  %18 = sub i64 %2, 1
  %19 = select i1 %17, i64 %.0, i64 %18
  %20 = getelementptr inbounds i32, i32* %0, i64 %19
  store i32 0, i32* %20, align 4
  br label %21

21:
  ret i64 %.0
}

define i64 @wcslcat(i32* %0, i32* %1, i64 %2) {
  %4 = call i64 @wcsnlen(i32* %0, i64 %2)
  %5 = getelementptr inbounds i32, i32* %0, i64 %4
  %6 = sub i64 %2, %4
  %7 = call i64 @wcslcpy(i32* %5, i32* %1, i64 %6)
  %8 = add i64 %4, %7
  ret i64 %8
}

define i32* @wcscat(i32* %0, i32* %1) {
  %3 = call i64 @wcslen(i32* %0)
  %4 = getelementptr inbounds i32, i32* %0, i64 %3
  %5 = call i32* @wcpcpy(i32* %4, i32* %1)
  ret i32* %0
}

define i32* @wcsncat(i32* %0, i32* %1, i64 %2) {
  %4 = call i64 @wcslen(i32* %0)
  %5 = getelementptr inbounds i32, i32* %0, i64 %4
  br label %6

6:
  %.0 = phi i64 [ 0, %3 ], [ %16, %12 ]
  %7 = icmp ult i64 %.0, %2
  br i1 %7, label %8, label %.critedge

8:
  %9 = getelementptr inbounds i32, i32* %1, i64 %.0
  %10 = load i32, i32* %9, align 4
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %.critedge

12:
  %13 = getelementptr inbounds i32, i32* %1, i64 %.0
  %14 = load i32, i32* %13, align 4
  %15 = getelementptr inbounds i32, i32* %5, i64 %.0
  store i32 %14, i32* %15, align 4
  %16 = add i64 %.0, 1
  br label %6

.critedge:
  %17 = getelementptr inbounds i32, i32* %5, i64 %.0
  store i32 0, i32* %17, align 4
  ret i32* %0
}

define i32 @wcsncmp(i32* %0, i32* %1, i64 %2) {
  br label %4

4:
  %.0 = phi i64 [ 0, %3 ], [ %18, %17 ]
  %5 = icmp ult i64 %.0, %2
  br i1 %5, label %6, label %19

6:
  %7 = getelementptr inbounds i32, i32* %0, i64 %.0
  %8 = load i32, i32* %7, align 4
  %9 = getelementptr inbounds i32, i32* %1, i64 %.0
  %10 = load i32, i32* %9, align 4
  %11 = icmp ne i32 %8, %10
  br i1 %11, label %12, label %15

12:
  %13 = icmp slt i32 %8, %10
  %14 = select i1 %13, i32 -1, i32 1
  br label %19

15:
  %16 = icmp ne i32 %8, 0
  br i1 %16, label %17, label %19

17:
  %18 = add i64 %.0, 1
  br label %4

19:
  %.013 = phi i32 [ %14, %12 ], [ 0, %15 ], [ 0, %4 ]
  ret i32 %.013
}

define i32 @wcscmp(i32* %0, i32* %1) {
  %3 = call i32 @wcsncmp(i32* %0, i32* %1, i64 -1)
  ret i32 %3
}

define i32 @wcscoll(i32* %0, i32* %1) {
  %3 = call i32 @wcscmp(i32* %0, i32* %1)
  ret i32 %3
}

define i32 @wcsncasecmp(i32* %0, i32* %1, i64 %2) {
  br label %4

4:
  %.012 = phi i64 [ 0, %3 ], [ %18, %17 ]
  %5 = icmp ult i64 %.012, %2
  br i1 %5, label %6, label %19

6:
  %7 = getelementptr inbounds i32, i32* %0, i64 %.012
  %8 = load i32, i32* %7, align 4
  %9 = call i32 @model_to_lower(i32 %8)
  %10 = getelementptr inbounds i32, i32* %1, i64 %.012
  %11 = load i32, i32* %10, align 4
  %12 = call i32 @model_to_lower(i32 %11)
  %13 = icmp eq i32 %9, %12
  %14 = icmp ne i32 %9, 0
  %or.cond = and i1 %13, %14
  br i1 %or.cond, label %17, label %15

15:
  %16 = sub i32 %9, %12
  br label %19

17:
  %18 = add i64 %.012, 1
  br label %4

19:
  %.0 = phi i32 [ %16, %15 ], [ 0, %4 ]
  ret i32 %.0
}

define i32 @wcscasecmp(i32* %0, i32* %1) {
  %3 = call i32 @wcsncasecmp(i32* %0, i32* %1, i64 -1)
  ret i32 %3
}

define i32* @wcschrnul(i32* %0, i32 %1) {
  br label %3

3:
  %.0 = phi i32* [ %0, %2 ], [ %8, %7 ]
  %4 = load i32, i32* %.0, align 4
  %5 = icmp ne i32 %4, 0
  %6 = icmp ne i32 %4, %1
  %spec.select = select i1 %5, i1 %6, i1 false
  br i1 %spec.select, label %7, label %9

7:
  %8 = getelementptr inbounds i32, i32* %.0, i32 1
  br label %3

9:
  ret i32* %.0
}

define i32* @wcschr(i32* %0, i32 %1) {
  %3 = call i32* @wcschrnul(i32* %0, i32 %1)
  %4 = load i32, i32* %3, align 4
  %5 = icmp eq i32 %4, %1
  %. = select i1 %5, i32* %3, i32* null
  ret i32* %.
}

define i32* @wcsrchr(i32* %0, i32 %1) {
  br label %3

3:
  %.05 = phi i32* [ %0, %2 ], [ %10, %9 ]
  %.0 = phi i32* [ null, %2 ], [ %spec.select, %9 ]
  %4 = load i32, i32* %.05, align 4
  %5 = icmp eq i32 %4, %1
  %spec.select = select i1 %5, i32* %.05, i32* %.0
  %6 = load i32, i32* %.05, align 4
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %9, label %8

8:
  ret i32* %spec.select

9:
  %10 = getelementptr inbounds i32, i32* %.05, i32 1
  br label %3
}

define i64 @wcsspn(i32* %0, i32* %1) {
  br label %3

3:
  %.0 = phi i64 [ 0, %2 ], [ %11, %10 ]
  %4 = getelementptr inbounds i32, i32* %0, i64 %.0
  %5 = load i32, i32* %4, align 4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %.critedge

7:
  %8 = call i32 @model_is_wide_one_of(i32 %5, i32* %1)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %.critedge

10:
  %11 = add i64 %.0, 1
  br label %3

.critedge:
  ret i64 %.0
}

define internal i32 @model_is_wide_one_of(i32 %0, i32* %1) {
  br label %3

3:
  %.0 = phi i32* [ %1, %2 ], [ %9, %8 ]
  %4 = load i32, i32* %.0, align 4
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %10

6:
  %7 = icmp eq i32 %4, %0
  br i1 %7, label %10, label %8

8:
  %9 = getelementptr inbounds i32, i32* %.0, i32 1
  br label %3

10:
  %.04 = phi i32 [ 1, %6 ], [ 0, %3 ]
  ret i32 %.04
}

define i64 @wcscspn(i32* %0, i32* %1) {
  br label %3

3:
  %.0 = phi i64 [ 0, %2 ], [ %12, %11 ]
  %4 = getelementptr inbounds i32, i32* %0, i64 %.0
  %5 = load i32, i32* %4, align 4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %.critedge

7:
  %8 = call i32 @model_is_wide_one_of(i32 %5, i32* %1)
  %9 = icmp ne i32 %8, 0
  %10 = xor i1 %9, true
  br i1 %10, label %11, label %.critedge

11:
  %12 = add i64 %.0, 1
  br label %3

.critedge:
  ret i64 %.0
}

define i32* @wcspbrk(i32* %0, i32* %1) {
  %3 = call i64 @wcscspn(i32* %0, i32* %1)
  %4 = getelementptr inbounds i32, i32* %0, i64 %3
  %5 = load i32, i32* %4, align 4
  %6 = icmp ne i32 %5, 0
  %. = select i1 %6, i32* %4, i32* null
  ret i32* %.
}

define i32* @wcstok(i32* %0, i32* %1, i32** %2) {
  %4 = icmp ne i32* %0, null
  br i1 %4, label %7, label %5

5:
  %6 = load i32*, i32** %2, align 8
  br label %7

7:
  %.018 = phi i32* [ %0, %3 ], [ %6, %5 ]
  %8 = icmp ne i32* %.018, null
  br i1 %8, label %9, label %20

9:
  %10 = call i64 @wcsspn(i32* %.018, i32* %1)
  %11 = getelementptr inbounds i32, i32* %.018, i64 %10
  %12 = call i64 @wcscspn(i32* %11, i32* %1)
  %13 = getelementptr inbounds i32, i32* %11, i64 %12
  store i32* null, i32** %2, align 8
  %14 = icmp eq i32* %13, %11
  br i1 %14, label %20, label %15

15:
  %16 = load i32, i32* %13, align 4
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %20

18:
  store i32 0, i32* %13, align 4
  %19 = getelementptr inbounds i32, i32* %13, i64 1
  store i32* %19, i32** %2, align 8
  br label %20

20:
  %.0 = phi i32* [ null, %7 ], [ null, %9 ], [ %11, %18 ], [ %11, %15 ]
  ret i32* %.0
}

define i32* @wcsstr(i32* %0, i32* %1) {
  br label %3

3:
  %.06 = phi i32* [ %0, %2 ], [ %10, %9 ]
  %4 = call i32 @model_wide_begins_with(i32* %.06, i32* %1)
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %11, label %6

6:
  %7 = load i32, i32* %.06, align 4
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %11

9:
  %10 = getelementptr inbounds i32, i32* %.06, i32 1
  br label %3

11:
  %.0 = phi i32* [ %.06, %3 ], [ null, %6 ]
  ret i32* %.0
}

define internal i32 @model_wide_begins_with(i32* %0, i32* %1) {
  br label %3

3:
  %.05 = phi i32* [ %0, %2 ], [ %10, %9 ]
  %.0 = phi i32* [ %1, %2 ], [ %11, %9 ]
  %4 = load i32, i32* %.0, align 4
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %12

6:
  %7 = load i32, i32* %.05, align 4
  %8 = icmp ne i32 %7, %4
  br i1 %8, label %12, label %9

9:
  %10 = getelementptr inbounds i32, i32* %.05, i32 1
  %11 = getelementptr inbounds i32, i32* %.0, i32 1
  br label %3

12:
  %.06 = phi i32 [ 0, %6 ], [ 1, %3 ]
  ret i32 %.06
}

define i32* @wcswcs(i32* %0, i32* %1) {
  %3 = call i32* @wcsstr(i32* %0, i32* %1)
  ret i32* %3
}

define i32* @wmemcpy(i32* %0, i32* %1, i64 %2) {
  %4 = bitcast i32* %0 to i8*
  %5 = bitcast i32* %1 to i8*
  %6 = mul i64 %2, 4
  %7 = call i8* @memcpy(i8* %4, i8* %5, i64 %6)
  %8 = bitcast i8* %7 to i32*
  ret i32* %8
}

define i32* @wmempcpy(i32* %0, i32* %1, i64 %2) {
  %4 = call i32* @wmemcpy(i32* %0, i32* %1, i64 %2)
  %5 = getelementptr inbounds i32, i32* %4, i64 %2
  ret i32* %5
}

define i32* @wmemmove(i32* %0, i32* %1, i64 %2) {
  %4 = bitcast i32* %0 to i8*
  %5 = bitcast i32* %1 to i8*
  %6 = mul i64 %2, 4
  %7 = call i8* @memmove(i8* %4, i8* %5, i64 %6)
  %8 = bitcast i8* %7 to i32*
  ret i32* %8
}

define i32* @wmemset(i32* %0, i32 %1, i64 %2) {
  br label %4

4:
  %.0 = phi i64 [ 0, %3 ], [ %8, %6 ]
  %5 = icmp ult i64 %.0, %2
  br i1 %5, label %6, label %9

6:
  %7 = getelementptr inbounds i32, i32* %0, i64 %.0
  store i32 %1, i32* %7, align 4
  %8 = add i64 %.0, 1
  br label %4

9:
  ret i32* %0
}

define i32 @wmemcmp(i32* %0, i32* %1, i64 %2) {
  br label %4

4:
  %.0 = phi i64 [ 0, %3 ], [ %16, %15 ]
  %5 = icmp ult i64 %.0, %2
  br i1 %5, label %6, label %17

6:
  %7 = getelementptr inbounds i32, i32* %0, i64 %.0
  %8 = load i32, i32* %7, align 4
  %9 = getelementptr inbounds i32, i32* %1, i64 %.0
  %10 = load i32, i32* %9, align 4
  %11 = icmp ne i32 %8, %10
  br i1 %11, label %12, label %15

12:
  %13 = icmp slt i32 %8, %10
  %14 = select i1 %13, i32 -1, i32 1
  br label %17

15:
  %16 = add i64 %.0, 1
  br label %4

17:
  %.011 = phi i32 [ %14, %12 ], [ 0, %4 ]
  ret i32 %.011
}

define i32* @wmemchr(i32* %0, i32 %1, i64 %2) {
  br label %4

4:
  %.0 = phi i64 [ 0, %3 ], [ %11, %10 ]
  %5 = icmp ult i64 %.0, %2
  br i1 %5, label %6, label %12

6:
  %7 = getelementptr inbounds i32, i32* %0, i64 %.0
  %8 = load i32, i32* %7, align 4
  %9 = icmp eq i32 %8, %1
  br i1 %9, label %12, label %10

10:
  %11 = add i64 %.0, 1
  br label %4

12:
  %.08 = phi i32* [ %7, %6 ], [ null, %4 ]
  ret i32* %.08
}

define i32* @wcsdup(i32* %0) {
  %2 = call i64 @wcslen(i32* %0)
  %3 = add i64 %2, 1
  %4 = mul i64 %3, 4
  %5 = call i8* @malloc(i64 %4)
  %6 = bitcast i8* %5 to i32*
  %7 = icmp ne i32* %6, null
  br i1 %7, label %8, label %10

8:
  %9 = call i32* @wmemcpy(i32* %6, i32* %0, i64 %3)
  br label %10

10:
  %11 = phi i32* [ %9, %8 ], [ null, %1 ]
  ret i32* %11
}

define i32* @fgetws(i32* %0, i32 %1, %struct.model_stream* %2) {
  %4 = icmp sle i32 %1, 0
  br i1 %4, label %22, label %5

5:
  %.014 = phi i32 [ 0, %3 ], [ %12, %11 ]
  %6 = sub nsw i32 %1, 1
  %7 = icmp slt i32 %.014, %6
  br i1 %7, label %8, label %16

8:
  %9 = call i32 @__eufonium_library_fgetwc(%struct.model_stream* %2)
  %10 = icmp eq i32 %9, -1
  br i1 %10, label %16, label %11

11:
  %12 = add nsw i32 %.014, 1
  %13 = sext i32 %.014 to i64
  %14 = getelementptr inbounds i32, i32* %0, i64 %13
  store i32 %9, i32* %14, align 4
  %15 = icmp eq i32 %9, 10
  br i1 %15, label %16, label %5

16:
  %.1 = phi i32 [ %.014, %5 ], [ %.014, %8 ], [ %12, %11 ]
  %17 = icmp eq i32 %.1, 0
  %18 = icmp sgt i32 %1, 1
  %or.cond = and i1 %17, %18
  br i1 %or.cond, label %22, label %19

19:
  %20 = sext i32 %.1 to i64
  %21 = getelementptr inbounds i32, i32* %0, i64 %20
  store i32 0, i32* %21, align 4
  br label %22

22:
  %.0 = phi i32* [ %0, %19 ], [ null, %3 ], [ null, %16 ]
  ret i32* %.0
}

declare i32 @__eufonium_library_fgetwc(%struct.model_stream*)

define i32 @iswupper(i32 %0) {
  %2 = call i32 @model_between(i32 %0, i32 65, i32 90)
  %3 = icmp ne i32 %2, 0
  %4 = select i1 %3, i32 256, i32 0
  ret i32 %4
}

define internal i32 @model_between(i32 %0, i32 %1, i32 %2) {
  %4 = icmp uge i32 %0, %1
  %5 = icmp ule i32 %0, %2
  %spec.select = select i1 %4, i1 %5, i1 false
  %6 = zext i1 %spec.select to i32
  ret i32 %6
}

define i32 @iswlower(i32 %0) {
  %2 = call i32 @model_between(i32 %0, i32 97, i32 122)
  %3 = icmp ne i32 %2, 0
  %4 = select i1 %3, i32 512, i32 0
  ret i32 %4
}

define i32 @iswalpha(i32 %0) {
  %2 = call i32 @model_between(i32 %0, i32 65, i32 90)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %7, label %4

4:
  %5 = call i32 @model_between(i32 %0, i32 97, i32 122)
  %6 = icmp ne i32 %5, 0
  br label %7

7:
  %8 = phi i1 [ true, %1 ], [ %6, %4 ]
  %9 = select i1 %8, i32 1024, i32 0
  ret i32 %9
}

define i32 @iswdigit(i32 %0) {
  %2 = call i32 @model_between(i32 %0, i32 48, i32 57)
  ret i32 %2
}

define i32 @iswalnum(i32 %0) {
  %2 = call i32 @iswalpha(i32 %0)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %7, label %4

4:
  %5 = call i32 @iswdigit(i32 %0)
  %6 = icmp ne i32 %5, 0
  br label %7

7:
  %8 = phi i1 [ true, %1 ], [ %6, %4 ]
  %9 = select i1 %8, i32 8, i32 0
  ret i32 %9
}

define i32 @iswxdigit(i32 %0) {
  %2 = call i32 @iswdigit(i32 %0)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %10, label %4

4:
  %5 = call i32 @model_between(i32 %0, i32 65, i32 70)
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %10, label %7

7:
  %8 = call i32 @model_between(i32 %0, i32 97, i32 102)
  %9 = icmp ne i32 %8, 0
  br label %10

10:
  %11 = phi i1 [ true, %4 ], [ true, %1 ], [ %9, %7 ]
  %12 = select i1 %11, i32 4096, i32 0
  ret i32 %12
}

define i32 @iswspace(i32 %0) {
  %2 = icmp eq i32 %0, 32
  br i1 %2, label %6, label %3

3:
  %4 = call i32 @model_between(i32 %0, i32 9, i32 13)
  %5 = icmp ne i32 %4, 0
  br label %6

6:
  %7 = phi i1 [ true, %1 ], [ %5, %3 ]
  %8 = select i1 %7, i32 8192, i32 0
  ret i32 %8
}

define i32 @iswblank(i32 %0) {
  %2 = icmp eq i32 %0, 32
  %3 = icmp eq i32 %0, 9
  %spec.select = select i1 %2, i1 true, i1 %3
  %4 = zext i1 %spec.select to i32
  ret i32 %4
}

define i32 @iswcntrl(i32 %0) {
  %2 = icmp ult i32 %0, 32
  %3 = icmp eq i32 %0, 127
  %spec.select = select i1 %2, i1 true, i1 %3
  %4 = select i1 %spec.select, i32 2, i32 0
  ret i32 %4
}

define i32 @iswprint(i32 %0) {
  %2 = call i32 @model_between(i32 %0, i32 32, i32 126)
  %3 = icmp ne i32 %2, 0
  %4 = select i1 %3, i32 16384, i32 0
  ret i32 %4
}

define i32 @iswgraph(i32 %0) {
  %2 = call i32 @model_between(i32 %0, i32 33, i32 126)
  %3 = icmp ne i32 %2, 0
  %4 = select i1 %3, i32 32768, i32 0
  ret i32 %4
}

define i32 @iswpunct(i32 %0) {
  %2 = call i32 @iswgraph(i32 %0)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %8

4:
  %5 = call i32 @iswalnum(i32 %0)
  %6 = icmp ne i32 %5, 0
  %7 = xor i1 %6, true
  br label %8

8:
  %9 = phi i1 [ false, %1 ], [ %7, %4 ]
  %10 = select i1 %9, i32 4, i32 0
  ret i32 %10
}

define i32 @towlower(i32 %0) {
  %2 = call i32 @iswupper(i32 %0)
  %3 = icmp ne i32 %2, 0
  %4 = sub i32 %0, 65
  %5 = add i32 %4, 97
  %6 = select i1 %3, i32 %5, i32 %0
  ret i32 %6
}

define i32 @towupper(i32 %0) {
  %2 = call i32 @iswlower(i32 %0)
  %3 = icmp ne i32 %2, 0
  %4 = sub i32 %0, 97
  %5 = add i32 %4, 65
  %6 = select i1 %3, i32 %5, i32 %0
  ret i32 %6
}

define i64 @wctype(i8* %0) {
  br label %2

2:
  %.0 = phi i32 [ 0, %1 ], [ %14, %13 ]
  %3 = icmp slt i32 %.0, 12
  br i1 %3, label %4, label %15

4:
  %5 = sext i32 %.0 to i64
  %6 = getelementptr inbounds [12 x i8*], [12 x i8*]* @wctype.names, i64 0, i64 %5
  %7 = load i8*, i8** %6, align 8
  %8 = call i32 @strcmp(i8* %0, i8* %7)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %13

10:
  %11 = add nsw i32 %.0, 1
  %12 = sext i32 %11 to i64
  br label %15

13:
  %14 = add nsw i32 %.0, 1
  br label %2

15:
  %.05 = phi i64 [ %12, %10 ], [ 0, %2 ]
  ret i64 %.05
}

declare i32 @strcmp(i8*, i8*)

define i32 @iswctype(i32 %0, i64 %1) {
  switch i64 %1, label %27 [
    i64 1, label %3
    i64 2, label %5
    i64 3, label %7
    i64 4, label %9
    i64 5, label %11
    i64 6, label %13
    i64 7, label %15
    i64 8, label %17
    i64 9, label %19
    i64 10, label %21
    i64 11, label %23
    i64 12, label %25
  ]

3:
  %4 = call i32 @iswalnum(i32 %0)
  br label %27

5:
  %6 = call i32 @iswalpha(i32 %0)
  br label %27

7:
  %8 = call i32 @iswblank(i32 %0)
  br label %27

9:
  %10 = call i32 @iswcntrl(i32 %0)
  br label %27

11:
  %12 = call i32 @iswdigit(i32 %0)
  br label %27

13:
  %14 = call i32 @iswgraph(i32 %0)
  br label %27

15:
  %16 = call i32 @iswlower(i32 %0)
  br label %27

17:
  %18 = call i32 @iswprint(i32 %0)
  br label %27

19:
  %20 = call i32 @iswpunct(i32 %0)
  br label %27

21:
  %22 = call i32 @iswspace(i32 %0)
  br label %27

23:
  %24 = call i32 @iswupper(i32 %0)
  br label %27

25:
  %26 = call i32 @iswxdigit(i32 %0)
  br label %27

27:
  %.0 = phi i32 [ %26, %25 ], [ %24, %23 ], [ %22, %21 ], [ %20, %19 ], [ %18, %17 ], [ %16, %15 ], [ %14, %13 ], [ %12, %11 ], [ %10, %9 ], [ %8, %7 ], [ %6, %5 ], [ %4, %3 ], [ 0, %2 ]
  ret i32 %.0
}

define i32* @wctrans(i8* %0) {
  %2 = call i32 @strcmp(i8* %0, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.15, i64 0, i64 0))
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %8, label %4

4:
  %5 = call i32 @strcmp(i8* %0, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.16, i64 0, i64 0))
  %6 = icmp eq i32 %5, 0
  %7 = select i1 %6, i32* @model_upper, i32* null
  br label %8

8:
  %.0 = phi i32* [ %7, %4 ], [ @model_lower, %1 ]
  ret i32* %.0
}

define i32 @towctrans(i32 %0, i32* %1) {
  %3 = icmp eq i32* %1, @model_lower
  br i1 %3, label %4, label %6

4:
  %5 = call i32 @towlower(i32 %0)
  br label %10

6:
  %7 = icmp eq i32* %1, @model_upper
  br i1 %7, label %8, label %10

8:
  %9 = call i32 @towupper(i32 %0)
  br label %10

10:
  %.0 = phi i32 [ %5, %4 ], [ %9, %8 ], [ %0, %6 ]
  ret i32 %.0
}

define i32 @btowc(i32 %0) {
  %2 = icmp sge i32 %0, 0
  %3 = icmp slt i32 %0, 128
  %or.cond = and i1 %2, %3
  %4 = select i1 %or.cond, i32 %0, i32 -1
  ret i32 %4
}

define i32 @wctob(i32 %0) {
  %2 = icmp ult i32 %0, 128
  %. = select i1 %2, i32 %0, i32 -1
  ret i32 %.
}

define i32 @mbsinit(%struct.model_conversion_state* %0) {
  ret i32 1
}

define i64 @mbrtowc(i32* %0, i8* %1, i64 %2, %struct.model_conversion_state* %3) {
  %5 = icmp ne i8* %1, null
  br i1 %5, label %6, label %22

6:
  %7 = icmp eq i64 %2, 0
  br i1 %7, label %22, label %8

8:
  %9 = load i8, i8* %1, align 1
  %10 = zext i8 %9 to i32
  %11 = call i32 @model_is_character(i32 %10)
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %15, label %13

13:
  %14 = call i64 @model_no_character()
  br label %22

15:
  %16 = icmp ne i32* %0, null
  br i1 %16, label %17, label %18

17:
  store i32 %10, i32* %0, align 4
  br label %18

18:
  %19 = icmp ne i32 %10, 0
  %20 = zext i1 %19 to i32
  %21 = sext i32 %20 to i64
  br label %22

22:
  %.0 = phi i64 [ %21, %18 ], [ %14, %13 ], [ 0, %4 ], [ -2, %6 ]
  ret i64 %.0
}

define internal i32 @model_is_character(i32 %0) {
  %2 = icmp ult i32 %0, 128
  %3 = zext i1 %2 to i32
  ret i32 %3
}

define internal i64 @model_no_character() {
  %1 = call i32* @__errno_location()
  store i32 84, i32* %1, align 4
  ret i64 -1
}

define i64 @mbrlen(i8* %0, i64 %1, %struct.model_conversion_state* %2) {
  %4 = call i64 @mbrtowc(i32* null, i8* %0, i64 %1, %struct.model_conversion_state* %2)
  ret i64 %4
}

define i32 @mbtowc(i32* %0, i8* %1, i64 %2) {
  %4 = icmp ne i8* %1, null
  br i1 %4, label %5, label %10

5:
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %10, label %7

7:
  %8 = call i64 @mbrtowc(i32* %0, i8* %1, i64 %2, %struct.model_conversion_state* null)
  %9 = trunc i64 %8 to i32
  br label %10

10:
  %.0 = phi i32 [ 0, %3 ], [ %9, %7 ], [ -1, %5 ]
  ret i32 %.0
}

define i32 @mblen(i8* %0, i64 %1) {
  %3 = call i32 @mbtowc(i32* null, i8* %0, i64 %1)
  ret i32 %3
}

define i64 @wcrtomb(i8* %0, i32 %1, %struct.model_conversion_state* %2) {
  %4 = icmp ne i8* %0, null
  br i1 %4, label %5, label %12

5:
  %6 = call i32 @model_is_character(i32 %1)
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = call i64 @model_no_character()
  br label %12

10:
  %11 = trunc i32 %1 to i8
  store i8 %11, i8* %0, align 1
  br label %12

12:
  %.0 = phi i64 [ 1, %10 ], [ %9, %8 ], [ 1, %3 ]
  ret i64 %.0
}

define i32 @wctomb(i8* %0, i32 %1) {
  %3 = icmp ne i8* %0, null
  br i1 %3, label %4, label %7

4:
  %5 = call i64 @wcrtomb(i8* %0, i32 %1, %struct.model_conversion_state* null)
  %6 = trunc i64 %5 to i32
  br label %7

7:
  %8 = phi i32 [ %6, %4 ], [ 0, %2 ]
  ret i32 %8
}

define i64 @mbsrtowcs(i32* %0, i8** %1, i64 %2, %struct.model_conversion_state* %3) {
  %5 = load i8*, i8** %1, align 8
  br label %6

6:
  %.024 = phi i8* [ %5, %4 ], [ %27, %25 ]
  %.023 = phi i64 [ 0, %4 ], [ %26, %25 ]
  %7 = icmp ne i32* %0, null
  %8 = icmp ult i64 %.023, %2
  %spec.select = select i1 %7, i1 %8, i1 true
  br i1 %spec.select, label %9, label %28

9:
  %10 = load i8, i8* %.024, align 1
  %11 = zext i8 %10 to i32
  %12 = call i32 @model_is_character(i32 %11)
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %18, label %14

14:
  br i1 %7, label %15, label %16

15:
  store i8* %.024, i8** %1, align 8
  br label %16

16:
  %17 = call i64 @model_no_character()
  br label %29

18:
  br i1 %7, label %19, label %21

19:
  %20 = getelementptr inbounds i32, i32* %0, i64 %.023
  store i32 %11, i32* %20, align 4
  br label %21

21:
  %22 = icmp ne i8 %10, 0
  br i1 %22, label %25, label %23

23:
  br i1 %7, label %24, label %29

24:
  store i8* null, i8** %1, align 8
  br label %29

25:
  %26 = add i64 %.023, 1
  %27 = getelementptr inbounds i8, i8* %.024, i32 1
  br label %6

28:
  store i8* %.024, i8** %1, align 8
  br label %29

29:
  %.0 = phi i64 [ %17, %16 ], [ %.023, %28 ], [ %.023, %24 ], [ %.023, %23 ]
  ret i64 %.0
}

define i64 @mbstowcs(i32* %0, i8* %1, i64 %2) {
  %4 = alloca i8*, align 8
  store i8* %1, i8** %4, align 8
  %5 = call i64 @mbsrtowcs(i32* %0, i8** %4, i64 %2, %struct.model_conversion_state* null)
  ret i64 %5
}

define i64 @wcsrtombs(i8* %0, i32** %1, i64 %2, %struct.model_conversion_state* %3) {
  %5 = load i32*, i32** %1, align 8
  br label %6

6:
  %.022 = phi i32* [ %5, %4 ], [ %29, %27 ]
  %.0 = phi i64 [ 0, %4 ], [ %28, %27 ]
  %7 = icmp ne i8* %0, null
  %8 = icmp ult i64 %.0, %2
  %spec.select = select i1 %7, i1 %8, i1 true
  br i1 %spec.select, label %9, label %30

9:
  %10 = load i32, i32* %.022, align 4
  %11 = call i32 @model_is_character(i32 %10)
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %17, label %13

13:
  br i1 %7, label %14, label %15

14:
  store i32* %.022, i32** %1, align 8
  br label %15

15:
  %16 = call i64 @model_no_character()
  br label %31

17:
  br i1 %7, label %18, label %22

18:
  %19 = load i32, i32* %.022, align 4
  %20 = trunc i32 %19 to i8
  %21 = getelementptr inbounds i8, i8* %0, i64 %.0
  store i8 %20, i8* %21, align 1
  br label %22

22:
  %23 = load i32, i32* %.022, align 4
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %27, label %25

25:
  br i1 %7, label %26, label %31

26:
  store i32* null, i32** %1, align 8
  br label %31

27:
  %28 = add i64 %.0, 1
  %29 = getelementptr inbounds i32, i32* %.022, i32 1
  br label %6

30:
  store i32* %.022, i32** %1, align 8
  br label %31

31:
  %.023 = phi i64 [ %16, %15 ], [ %.0, %30 ], [ %.0, %26 ], [ %.0, %25 ]
  ret i64 %.023
}

define i64 @wcstombs(i8* %0, i32* %1, i64 %2) {
  %4 = alloca i32*, align 8
  store i32* %1, i32** %4, align 8
  %5 = call i64 @wcsrtombs(i8* %0, i32** %4, i64 %2, %struct.model_conversion_state* null)
  ret i64 %5
}

define i64 @wcstol(i32* %0, i32** %1, i32 %2) {
  %4 = call i64 @model_wide_signed(i32* %0, i32** %1, i32 %2, i32 0, i64 9223372036854775807)
  ret i64 %4
}

define internal i64 @model_wide_signed(i32* %0, i32** %1, i32 %2, i32 %3, i64 %4) {
  %6 = call i32 @model_is_base(i32 %2)
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %17

8:
  %9 = call zeroext i1 @__eufonium_exact_number()
  br i1 %9, label %12, label %10

10:
  %11 = call i64 @model_any_wide_signed(i32* %0, i32** %1, i64 %4)
  br label %17

12:
  %13 = call { i64, i64 } @model_wide_parse(i32* %0, i32** %1, i32 %2, i32 %3)
  %14 = extractvalue { i64, i64 } %13, 0
  %15 = extractvalue { i64, i64 } %13, 1
  %.sroa.2.8.extract.trunc = trunc i64 %15 to i32
  %.sroa.4.8.extract.shift = lshr i64 %15, 32
  %.sroa.4.8.extract.trunc = trunc i64 %.sroa.4.8.extract.shift to i32
  %16 = call i64 @model_signed(i64 %14, i32 %.sroa.2.8.extract.trunc, i32 %.sroa.4.8.extract.trunc, i64 %4)
  br label %17

17:
  %.0 = phi i64 [ %16, %12 ], [ %11, %10 ], [ 0, %5 ]
  ret i64 %.0
}

define i64 @wcstoll(i32* %0, i32** %1, i32 %2) {
  %4 = call i64 @model_wide_signed(i32* %0, i32** %1, i32 %2, i32 0, i64 9223372036854775807)
  ret i64 %4
}

define i64 @wcstoul(i32* %0, i32** %1, i32 %2) {
  %4 = call i64 @model_wide_unsigned(i32* %0, i32** %1, i32 %2, i32 0, i64 -1)
  ret i64 %4
}

define internal i64 @model_wide_unsigned(i32* %0, i32** %1, i32 %2, i32 %3, i64 %4) {
  %6 = call i32 @model_is_base(i32 %2)
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %17

8:
  %9 = call zeroext i1 @__eufonium_exact_number()
  br i1 %9, label %12, label %10

10:
  %11 = call i64 @model_any_wide_unsigned(i32* %0, i32** %1, i64 %4)
  br label %17

12:
  %13 = call { i64, i64 } @model_wide_parse(i32* %0, i32** %1, i32 %2, i32 %3)
  %14 = extractvalue { i64, i64 } %13, 0
  %15 = extractvalue { i64, i64 } %13, 1
  %.sroa.2.8.extract.trunc = trunc i64 %15 to i32
  %.sroa.4.8.extract.shift = lshr i64 %15, 32
  %.sroa.4.8.extract.trunc = trunc i64 %.sroa.4.8.extract.shift to i32
  %16 = call i64 @model_unsigned(i64 %14, i32 %.sroa.2.8.extract.trunc, i32 %.sroa.4.8.extract.trunc, i64 %4)
  br label %17

17:
  %.0 = phi i64 [ %16, %12 ], [ %11, %10 ], [ 0, %5 ]
  ret i64 %.0
}

define i64 @wcstoull(i32* %0, i32** %1, i32 %2) {
  %4 = call i64 @model_wide_unsigned(i32* %0, i32** %1, i32 %2, i32 0, i64 -1)
  ret i64 %4
}

define i64 @__eufonium_wide_literal(i32* %0, i64 %1, i64 %2, i32* %3, i64 %4) {
  %6 = alloca %struct.model_wide_output, align 8
  %7 = getelementptr inbounds %struct.model_wide_output, %struct.model_wide_output* %6, i32 0, i32 0
  store i32* %0, i32** %7, align 8
  %8 = getelementptr inbounds %struct.model_wide_output, %struct.model_wide_output* %6, i32 0, i32 1
  store i64 %1, i64* %8, align 8
  %9 = getelementptr inbounds %struct.model_wide_output, %struct.model_wide_output* %6, i32 0, i32 2
  store i64 %2, i64* %9, align 8
  br label %10

10:
  %.0 = phi i64 [ 0, %5 ], [ %15, %12 ]
  %11 = icmp ult i64 %.0, %4
  br i1 %11, label %12, label %16

12:
  %13 = getelementptr inbounds i32, i32* %3, i64 %.0
  %14 = load i32, i32* %13, align 4
  call void @model_wide_put(%struct.model_wide_output* %6, i32 %14)
  %15 = add i64 %.0, 1
  br label %10

16:
  %17 = load i64, i64* %9, align 8
  ret i64 %17
}

define internal void @model_wide_put(%struct.model_wide_output* %0, i32 %1) {
  %3 = getelementptr inbounds %struct.model_wide_output, %struct.model_wide_output* %0, i32 0, i32 2
  %4 = load i64, i64* %3, align 8
  %5 = getelementptr inbounds %struct.model_wide_output, %struct.model_wide_output* %0, i32 0, i32 1
  %6 = load i64, i64* %5, align 8
  %7 = icmp ult i64 %4, %6
  br i1 %7, label %8, label %12

8:
  %9 = getelementptr inbounds %struct.model_wide_output, %struct.model_wide_output* %0, i32 0, i32 0
  %10 = load i32*, i32** %9, align 8
  %11 = getelementptr inbounds i32, i32* %10, i64 %4
  store i32 %1, i32* %11, align 4
  br label %12

12:
  %13 = load i64, i64* %3, align 8
  %14 = add i64 %13, 1
  store i64 %14, i64* %3, align 8
  ret void
}

define i64 @__eufonium_wide_string(i32* %0, i64 %1, i64 %2, i32 %3, i32 %4, i32 %5, i32* %6) {
  %8 = alloca %struct.model_conversion, align 4
  %9 = alloca %struct.model_wide_output, align 8
  call void @model_how(%struct.model_conversion* sret(%struct.model_conversion) align 4 %8, i32 %3, i32 %4, i32 %5)
  br label %10

10:
  %.0 = phi i32 [ 0, %7 ], [ %20, %19 ]
  %11 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %8, i32 0, i32 6
  %12 = load i32, i32* %11, align 4
  %13 = icmp ne i32 %.0, %12
  br i1 %13, label %14, label %.critedge

14:
  %15 = sext i32 %.0 to i64
  %16 = getelementptr inbounds i32, i32* %6, i64 %15
  %17 = load i32, i32* %16, align 4
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %.critedge

19:
  %20 = add nsw i32 %.0, 1
  br label %10

.critedge:
  %21 = getelementptr inbounds %struct.model_wide_output, %struct.model_wide_output* %9, i32 0, i32 0
  store i32* %0, i32** %21, align 8
  %22 = getelementptr inbounds %struct.model_wide_output, %struct.model_wide_output* %9, i32 0, i32 1
  store i64 %1, i64* %22, align 8
  %23 = getelementptr inbounds %struct.model_wide_output, %struct.model_wide_output* %9, i32 0, i32 2
  store i64 %2, i64* %23, align 8
  %24 = call i64 @model_wide_text(%struct.model_wide_output* byval(%struct.model_wide_output) align 8 %9, %struct.model_conversion* %8, i32 %.0, i32* %6, i8* null)
  ret i64 %24
}

define internal i64 @model_wide_text(%struct.model_wide_output* byval(%struct.model_wide_output) align 8 %0, %struct.model_conversion* %1, i32 %2, i32* %3, i8* %4) {
  %6 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 0
  %7 = load i32, i32* %6, align 4
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %13, label %9

9:
  %10 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 5
  %11 = load i32, i32* %10, align 4
  %12 = sub nsw i32 %11, %2
  call void @model_wide_fill(%struct.model_wide_output* %0, i32 %12)
  br label %13

13:
  br label %14

14:
  %.0 = phi i32 [ 0, %13 ], [ %29, %27 ]
  %15 = icmp slt i32 %.0, %2
  br i1 %15, label %16, label %30

16:
  %17 = icmp ne i32* %3, null
  br i1 %17, label %18, label %22

18:
  %19 = sext i32 %.0 to i64
  %20 = getelementptr inbounds i32, i32* %3, i64 %19
  %21 = load i32, i32* %20, align 4
  br label %27

22:
  %23 = sext i32 %.0 to i64
  %24 = getelementptr inbounds i8, i8* %4, i64 %23
  %25 = load i8, i8* %24, align 1
  %26 = call i32 @model_widened(i8 zeroext %25)
  br label %27

27:
  %28 = phi i32 [ %21, %18 ], [ %26, %22 ]
  call void @model_wide_put(%struct.model_wide_output* %0, i32 %28)
  %29 = add nsw i32 %.0, 1
  br label %14

30:
  %31 = load i32, i32* %6, align 4
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %37

33:
  %34 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 5
  %35 = load i32, i32* %34, align 4
  %36 = sub nsw i32 %35, %2
  call void @model_wide_fill(%struct.model_wide_output* %0, i32 %36)
  br label %37

37:
  %38 = getelementptr inbounds %struct.model_wide_output, %struct.model_wide_output* %0, i32 0, i32 2
  %39 = load i64, i64* %38, align 8
  ret i64 %39
}

define i64 @__eufonium_wide_bytes(i32* %0, i64 %1, i64 %2, i32 %3, i32 %4, i32 %5, i8* %6) {
  %8 = alloca %struct.model_conversion, align 4
  %9 = alloca %struct.model_wide_output, align 8
  call void @model_how(%struct.model_conversion* sret(%struct.model_conversion) align 4 %8, i32 %3, i32 %4, i32 %5)
  br label %10

10:
  %.0 = phi i32 [ 0, %7 ], [ %21, %20 ]
  %11 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %8, i32 0, i32 6
  %12 = load i32, i32* %11, align 4
  %13 = icmp ne i32 %.0, %12
  br i1 %13, label %14, label %.critedge

14:
  %15 = sext i32 %.0 to i64
  %16 = getelementptr inbounds i8, i8* %6, i64 %15
  %17 = load i8, i8* %16, align 1
  %18 = sext i8 %17 to i32
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %.critedge

20:
  %21 = add nsw i32 %.0, 1
  br label %10

.critedge:
  %22 = getelementptr inbounds %struct.model_wide_output, %struct.model_wide_output* %9, i32 0, i32 0
  store i32* %0, i32** %22, align 8
  %23 = getelementptr inbounds %struct.model_wide_output, %struct.model_wide_output* %9, i32 0, i32 1
  store i64 %1, i64* %23, align 8
  %24 = getelementptr inbounds %struct.model_wide_output, %struct.model_wide_output* %9, i32 0, i32 2
  store i64 %2, i64* %24, align 8
  %25 = call i64 @model_wide_text(%struct.model_wide_output* byval(%struct.model_wide_output) align 8 %9, %struct.model_conversion* %8, i32 %.0, i32* null, i8* %6)
  ret i64 %25
}

define i64 @__eufonium_wide_character(i32* %0, i64 %1, i64 %2, i32 %3, i32 %4, i32 %5) {
  %7 = alloca i32, align 4
  %8 = alloca %struct.model_conversion, align 4
  %9 = alloca %struct.model_wide_output, align 8
  store i32 %5, i32* %7, align 4
  call void @model_how(%struct.model_conversion* sret(%struct.model_conversion) align 4 %8, i32 %3, i32 %4, i32 -1)
  %10 = getelementptr inbounds %struct.model_wide_output, %struct.model_wide_output* %9, i32 0, i32 0
  store i32* %0, i32** %10, align 8
  %11 = getelementptr inbounds %struct.model_wide_output, %struct.model_wide_output* %9, i32 0, i32 1
  store i64 %1, i64* %11, align 8
  %12 = getelementptr inbounds %struct.model_wide_output, %struct.model_wide_output* %9, i32 0, i32 2
  store i64 %2, i64* %12, align 8
  %13 = call i64 @model_wide_text(%struct.model_wide_output* byval(%struct.model_wide_output) align 8 %9, %struct.model_conversion* %8, i32 1, i32* %7, i8* null)
  ret i64 %13
}

define i64 @__eufonium_wide_byte(i32* %0, i64 %1, i64 %2, i32 %3, i32 %4, i8 signext %5) {
  %7 = call i32 @model_widened(i8 zeroext %5)
  %8 = call i64 @__eufonium_wide_character(i32* %0, i64 %1, i64 %2, i32 %3, i32 %4, i32 %7)
  ret i64 %8
}

define internal i32 @model_widened(i8 zeroext %0) {
  %2 = zext i8 %0 to i32
  %3 = call i32 @model_is_character(i32 %2)
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %6, label %5

5:
  call void @__eufonium_unmodelled(i8* getelementptr inbounds ([44 x i8], [44 x i8]* @.str.144, i64 0, i64 0))
  br label %6

6:
  ret i32 %2
}

define i64 @__eufonium_wide_integer(i32* %0, i64 %1, i64 %2, i32 %3, i32 %4, i32 %5, i8 signext %6, i64 %7) {
  %9 = alloca %struct.model_wide_output, align 8
  %10 = alloca %struct.model_conversion, align 4
  %11 = alloca [64 x i8], align 16
  %12 = alloca %struct.model_output, align 8
  %13 = getelementptr inbounds %struct.model_wide_output, %struct.model_wide_output* %9, i32 0, i32 0
  store i32* %0, i32** %13, align 8
  %14 = getelementptr inbounds %struct.model_wide_output, %struct.model_wide_output* %9, i32 0, i32 1
  store i64 %1, i64* %14, align 8
  %15 = getelementptr inbounds %struct.model_wide_output, %struct.model_wide_output* %9, i32 0, i32 2
  store i64 %2, i64* %15, align 8
  call void @model_how(%struct.model_conversion* sret(%struct.model_conversion) align 4 %10, i32 %3, i32 %4, i32 %5)
  %16 = getelementptr inbounds %struct.model_output, %struct.model_output* %12, i32 0, i32 0
  %17 = getelementptr inbounds [64 x i8], [64 x i8]* %11, i64 0, i64 0
  store i8* %17, i8** %16, align 8
  %18 = getelementptr inbounds %struct.model_output, %struct.model_output* %12, i32 0, i32 1
  store i64 64, i64* %18, align 8
  %19 = getelementptr inbounds %struct.model_output, %struct.model_output* %12, i32 0, i32 2
  store i64 0, i64* %19, align 8
  call void @model_print_integer(%struct.model_output* %12, %struct.model_conversion* %10, i8 signext %6, i64 %7)
  %20 = load i64, i64* %19, align 8
  %21 = icmp ugt i64 %20, 64
  br i1 %21, label %22, label %23

22:
  call void @__eufonium_unmodelled(i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.str.17, i64 0, i64 0))
  br label %33

23:
  %.0 = phi i64 [ %30, %26 ], [ 0, %8 ]
  %24 = load i64, i64* %19, align 8
  %25 = icmp ult i64 %.0, %24
  br i1 %25, label %26, label %31

26:
  %27 = getelementptr inbounds [64 x i8], [64 x i8]* %11, i64 0, i64 %.0
  %28 = load i8, i8* %27, align 1
  %29 = sext i8 %28 to i32
  call void @model_wide_put(%struct.model_wide_output* %9, i32 %29)
  %30 = add i64 %.0, 1
  br label %23

31:
  %32 = load i64, i64* %15, align 8
  br label %33

33:
  %.012 = phi i64 [ %2, %22 ], [ %32, %31 ]
  ret i64 %.012
}

define i32 @__eufonium_wide_end(i32* %0, i64 %1, i64 %2) {
  %4 = icmp ult i64 %2, %1
  %5 = icmp ule i64 %2, 2147483647
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %9

6:
  %7 = getelementptr inbounds i32, i32* %0, i64 %2
  store i32 0, i32* %7, align 4
  %8 = trunc i64 %2 to i32
  br label %22

9:
  %10 = icmp ne i64 %1, 0
  br i1 %10, label %11, label %15

11:
  %12 = call i32 @__eufonium_any()
  %13 = sub i64 %1, 1
  %14 = getelementptr inbounds i32, i32* %0, i64 %13
  store i32 %12, i32* %14, align 4
  br label %15

15:
  %16 = icmp ugt i64 %2, 2147483647
  br i1 %16, label %19, label %17

17:
  %18 = call i32 @__eufonium_any()
  br label %19

19:
  %20 = phi i32 [ %18, %17 ], [ 75, %15 ]
  %21 = call i32* @__errno_location()
  store i32 %20, i32* %21, align 4
  br label %22

22:
  %.0 = phi i32 [ %8, %6 ], [ -1, %19 ]
  ret i32 %.0
}

define void @__atomic_load(i64 %0, i8* %1, i8* %2, i32 %3) {
  %5 = call i8* @memcpy(i8* %2, i8* %1, i64 %0)
  ret void
}

define void @__atomic_store(i64 %0, i8* %1, i8* %2, i32 %3) {
  %5 = call i8* @memcpy(i8* %1, i8* %2, i64 %0)
  ret void
}

define void @__atomic_exchange(i64 %0, i8* %1, i8* %2, i8* %3, i32 %4) {
  br label %6

6:
  %.0 = phi i64 [ 0, %5 ], [ %14, %8 ]
  %7 = icmp ult i64 %.0, %0
  br i1 %7, label %8, label %15

8:
  %9 = getelementptr inbounds i8, i8* %1, i64 %.0
  %10 = load i8, i8* %9, align 1
  %11 = getelementptr inbounds i8, i8* %2, i64 %.0
  %12 = load i8, i8* %11, align 1
  store i8 %12, i8* %9, align 1
  %13 = getelementptr inbounds i8, i8* %3, i64 %.0
  store i8 %10, i8* %13, align 1
  %14 = add i64 %.0, 1
  br label %6

15:
  ret void
}

define zeroext i1 @__atomic_compare_exchange(i64 %0, i8* %1, i8* %2, i8* %3, i32 %4, i32 %5) {
  %7 = call i32 @memcmp(i8* %1, i8* %2, i64 %0)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %11

9:
  %10 = call i8* @memcpy(i8* %1, i8* %3, i64 %0)
  br label %13

11:
  %12 = call i8* @memcpy(i8* %2, i8* %1, i64 %0)
  br label %13

13:
  %.0 = phi i1 [ true, %9 ], [ false, %11 ]
  ret i1 %.0
}

define zeroext i1 @atomic_flag_test_and_set_explicit(i8* %0, i32 %1) {
  %3 = load i8, i8* %0, align 1
  %4 = sext i8 %3 to i32
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i8
  store i8 1, i8* %0, align 1
  ret i1 %5
}

define void @atomic_flag_clear_explicit(i8* %0, i32 %1) {
  store i8 0, i8* %0, align 1
  ret void
}

define zeroext i1 @atomic_flag_test_and_set(i8* %0) {
  %2 = call zeroext i1 @atomic_flag_test_and_set_explicit(i8* %0, i32 0)
  ret i1 %2
}

define void @atomic_flag_clear(i8* %0) {
  call void @atomic_flag_clear_explicit(i8* %0, i32 0)
  ret void
}

define double @difftime(i64 %0, i64 %1) {
  %3 = sitofp i64 %0 to x86_fp80
  %4 = sitofp i64 %1 to x86_fp80
  %5 = fsub x86_fp80 %3, %4
  %6 = fptrunc x86_fp80 %5 to double
  ret double %6
}

define i32 @clock_gettime(i32 %0, %struct.model_time* %1) {
  %3 = call i32 @__eufonium_library_clock_gettime(i32 %0, %struct.model_time* %1)
  switch i32 %0, label %24 [
    i32 0, label %4
    i32 1, label %4
  ]

4:
  %5 = icmp eq i32 %3, 0
  %6 = zext i1 %5 to i32
  call void @__VERIFIER_assume(i32 %6)
  %7 = icmp eq i32 %0, 1
  br i1 %7, label %8, label %24

8:
  %9 = getelementptr inbounds %struct.model_time, %struct.model_time* %1, i32 0, i32 0
  %10 = load i64, i64* %9, align 8
  %11 = load i64, i64* getelementptr inbounds (%struct.model_time, %struct.model_time* @clock_gettime.model_last, i32 0, i32 0), align 8
  %12 = icmp slt i64 %10, %11
  br i1 %12, label %20, label %13

13:
  %14 = icmp eq i64 %10, %11
  br i1 %14, label %15, label %22

15:
  %16 = getelementptr inbounds %struct.model_time, %struct.model_time* %1, i32 0, i32 1
  %17 = load i64, i64* %16, align 8
  %18 = load i64, i64* getelementptr inbounds (%struct.model_time, %struct.model_time* @clock_gettime.model_last, i32 0, i32 1), align 8
  %19 = icmp slt i64 %17, %18
  br i1 %19, label %20, label %22

20:
  %21 = bitcast %struct.model_time* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %21, i8* align 8 bitcast (%struct.model_time* @clock_gettime.model_last to i8*), i64 16, i1 false)
  br label %22

22:
  %23 = bitcast %struct.model_time* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 bitcast (%struct.model_time* @clock_gettime.model_last to i8*), i8* align 8 %23, i64 16, i1 false)
  br label %24

24:
  %.0 = phi i32 [ %3, %2 ], [ 0, %22 ], [ 0, %4 ]
  ret i32 %.0
}

declare i32 @__eufonium_library_clock_gettime(i32, %struct.model_time*)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

define %struct.tm* @gmtime(i64* %0) {
  %2 = call zeroext i1 @__eufonium_exact()
  br i1 %2, label %3, label %6

3:
  %4 = load i64, i64* %0, align 8
  %5 = call %struct.tm* @model_universal(i64 %4, %struct.tm* @gmtime.model_last)
  br label %8

6:
  %7 = call %struct.tm* @__eufonium_library_gmtime(i64* %0)
  br label %8

8:
  %9 = phi %struct.tm* [ %5, %3 ], [ %7, %6 ]
  ret %struct.tm* %9
}

declare zeroext i1 @__eufonium_exact()

define internal %struct.tm* @model_universal(i64 %0, %struct.tm* %1) {
  %3 = call i32 @model_fields(i64 %0, %struct.tm* %1)
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %7, label %5

5:
  %6 = call i32* @__errno_location()
  store i32 75, i32* %6, align 4
  br label %7

7:
  %.0 = phi %struct.tm* [ null, %5 ], [ %1, %2 ]
  ret %struct.tm* %.0
}

declare %struct.tm* @__eufonium_library_gmtime(i64*)

define %struct.tm* @gmtime_r(i64* %0, %struct.tm* %1) {
  %3 = call zeroext i1 @__eufonium_exact()
  br i1 %3, label %4, label %7

4:
  %5 = load i64, i64* %0, align 8
  %6 = call %struct.tm* @model_universal(i64 %5, %struct.tm* %1)
  br label %9

7:
  %8 = call %struct.tm* @__eufonium_library_gmtime_r(i64* %0, %struct.tm* %1)
  br label %9

9:
  %10 = phi %struct.tm* [ %6, %4 ], [ %8, %7 ]
  ret %struct.tm* %10
}

declare %struct.tm* @__eufonium_library_gmtime_r(i64*, %struct.tm*)

define i64 @timegm(%struct.tm* %0) {
  %2 = alloca i32, align 4
  %3 = alloca %struct.tm, align 8
  %4 = call zeroext i1 @__eufonium_exact()
  br i1 %4, label %7, label %5

5:
  %6 = call i64 @__eufonium_library_timegm(%struct.tm* %0)
  br label %46

7:
  %8 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 4
  %9 = load i32, i32* %8, align 8
  %10 = sext i32 %9 to i64
  %11 = call i64 @model_floor(i64 %10, i64 12, i32* %2)
  %12 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 5
  %13 = load i32, i32* %12, align 4
  %14 = sext i32 %13 to i64
  %15 = add nsw i64 %11, %14
  %16 = add nsw i64 %15, 1900
  %17 = load i32, i32* %2, align 4
  %18 = call i64 @model_days(i64 %16, i32 %17)
  %19 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 3
  %20 = load i32, i32* %19, align 4
  %21 = sext i32 %20 to i64
  %22 = add nsw i64 %18, %21
  %23 = sub nsw i64 %22, 1
  %24 = mul nsw i64 %23, 86400
  %25 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 2
  %26 = load i32, i32* %25, align 8
  %27 = sext i32 %26 to i64
  %28 = mul nsw i64 %27, 3600
  %29 = add nsw i64 %24, %28
  %30 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 1
  %31 = load i32, i32* %30, align 4
  %32 = sext i32 %31 to i64
  %33 = mul nsw i64 %32, 60
  %34 = add nsw i64 %29, %33
  %35 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 0
  %36 = load i32, i32* %35, align 8
  %37 = sext i32 %36 to i64
  %38 = add nsw i64 %34, %37
  %39 = call i32 @model_fields(i64 %38, %struct.tm* %3)
  %40 = icmp ne i32 %39, 0
  br i1 %40, label %43, label %41

41:
  %42 = call i32* @__errno_location()
  store i32 75, i32* %42, align 4
  br label %46

43:
  %44 = bitcast %struct.tm* %0 to i8*
  %45 = bitcast %struct.tm* %3 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %44, i8* align 8 %45, i64 56, i1 false)
  br label %46

46:
  %.0 = phi i64 [ -1, %41 ], [ %38, %43 ], [ %6, %5 ]
  ret i64 %.0
}

declare i64 @__eufonium_library_timegm(%struct.tm*)

define internal i64 @model_floor(i64 %0, i64 %1, i32* %2) {
  %4 = sdiv i64 %0, %1
  %5 = srem i64 %0, %1
  %6 = icmp slt i64 %5, 0
  %7 = add nsw i64 %4, -1
  %spec.select = select i1 %6, i64 %7, i64 %4
  %8 = mul nsw i64 %spec.select, %1
  %9 = sub nsw i64 %0, %8
  %10 = trunc i64 %9 to i32
  store i32 %10, i32* %2, align 4
  ret i64 %spec.select
}

define internal i64 @model_days(i64 %0, i32 %1) {
  %3 = alloca i32, align 4
  %4 = icmp sge i32 %1, 2
  %5 = zext i1 %4 to i32
  %6 = xor i1 %4, true
  %7 = zext i1 %6 to i32
  %8 = sext i32 %7 to i64
  %9 = sub nsw i64 %0, %8
  %10 = call i64 @model_floor(i64 %9, i64 400, i32* %3)
  %11 = select i1 %4, i32 -2, i32 10
  %12 = add nsw i32 %1, %11
  %13 = mul nsw i32 153, %12
  %14 = add nsw i32 %13, 2
  %15 = sdiv i32 %14, 5
  %16 = mul nsw i64 %10, 146097
  %17 = load i32, i32* %3, align 4
  %18 = mul nsw i32 %17, 365
  %19 = sext i32 %18 to i64
  %20 = add nsw i64 %16, %19
  %21 = sdiv i32 %17, 4
  %22 = sext i32 %21 to i64
  %23 = add nsw i64 %20, %22
  %24 = sdiv i32 %17, 100
  %25 = sext i32 %24 to i64
  %26 = sub nsw i64 %23, %25
  %27 = sext i32 %15 to i64
  %28 = add nsw i64 %26, %27
  %29 = sub nsw i64 %28, 719468
  ret i64 %29
}

define internal i32 @model_fields(i64 %0, %struct.tm* %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = call i64 @model_floor(i64 %0, i64 86400, i32* %3)
  %7 = add nsw i64 %6, 719468
  %8 = call i64 @model_floor(i64 %7, i64 146097, i32* %4)
  %9 = load i32, i32* %4, align 4
  %10 = sdiv i32 %9, 1460
  %11 = sub nsw i32 %9, %10
  %12 = sdiv i32 %9, 36524
  %13 = add nsw i32 %11, %12
  %14 = sdiv i32 %9, 146096
  %15 = sub nsw i32 %13, %14
  %16 = sdiv i32 %15, 365
  %17 = mul nsw i32 365, %16
  %18 = sdiv i32 %16, 4
  %19 = add nsw i32 %17, %18
  %20 = sdiv i32 %16, 100
  %21 = sub nsw i32 %19, %20
  %22 = sub nsw i32 %9, %21
  %23 = mul nsw i32 5, %22
  %24 = add nsw i32 %23, 2
  %25 = sdiv i32 %24, 153
  %26 = icmp slt i32 %25, 10
  %27 = add nsw i32 %25, 2
  %28 = sub nsw i32 %25, 10
  %29 = select i1 %26, i32 %27, i32 %28
  %30 = mul nsw i64 %8, 400
  %31 = sext i32 %16 to i64
  %32 = add nsw i64 %30, %31
  %33 = icmp slt i32 %29, 2
  %34 = zext i1 %33 to i32
  %35 = sext i32 %34 to i64
  %36 = add nsw i64 %32, %35
  %37 = sub nsw i64 %36, 1900
  %38 = trunc i64 %37 to i32
  %39 = sext i32 %38 to i64
  %40 = icmp ne i64 %37, %39
  br i1 %40, label %71, label %41

41:
  %42 = add nsw i64 %6, 4
  %43 = call i64 @model_floor(i64 %42, i64 7, i32* %5)
  %44 = load i32, i32* %3, align 4
  %45 = srem i32 %44, 60
  %46 = getelementptr inbounds %struct.tm, %struct.tm* %1, i32 0, i32 0
  store i32 %45, i32* %46, align 8
  %47 = load i32, i32* %3, align 4
  %48 = sdiv i32 %47, 60
  %49 = srem i32 %48, 60
  %50 = getelementptr inbounds %struct.tm, %struct.tm* %1, i32 0, i32 1
  store i32 %49, i32* %50, align 4
  %51 = load i32, i32* %3, align 4
  %52 = sdiv i32 %51, 3600
  %53 = getelementptr inbounds %struct.tm, %struct.tm* %1, i32 0, i32 2
  store i32 %52, i32* %53, align 8
  %54 = mul nsw i32 153, %25
  %55 = add nsw i32 %54, 2
  %56 = sdiv i32 %55, 5
  %57 = sub nsw i32 %22, %56
  %58 = add nsw i32 %57, 1
  %59 = getelementptr inbounds %struct.tm, %struct.tm* %1, i32 0, i32 3
  store i32 %58, i32* %59, align 4
  %60 = getelementptr inbounds %struct.tm, %struct.tm* %1, i32 0, i32 4
  store i32 %29, i32* %60, align 8
  %61 = getelementptr inbounds %struct.tm, %struct.tm* %1, i32 0, i32 5
  store i32 %38, i32* %61, align 4
  %62 = load i32, i32* %5, align 4
  %63 = getelementptr inbounds %struct.tm, %struct.tm* %1, i32 0, i32 6
  store i32 %62, i32* %63, align 8
  %64 = call i64 @model_days(i64 %36, i32 0)
  %65 = sub nsw i64 %6, %64
  %66 = trunc i64 %65 to i32
  %67 = getelementptr inbounds %struct.tm, %struct.tm* %1, i32 0, i32 7
  store i32 %66, i32* %67, align 4
  %68 = getelementptr inbounds %struct.tm, %struct.tm* %1, i32 0, i32 8
  store i32 0, i32* %68, align 8
  %69 = getelementptr inbounds %struct.tm, %struct.tm* %1, i32 0, i32 9
  store i64 0, i64* %69, align 8
  %70 = getelementptr inbounds %struct.tm, %struct.tm* %1, i32 0, i32 10
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.145, i64 0, i64 0), i8** %70, align 8
  br label %71

71:
  %.0 = phi i32 [ 1, %41 ], [ 0, %2 ]
  ret i32 %.0
}

define i64 @strftime(i8* %0, i64 %1, i8* %2, %struct.tm* %3) {
  %5 = alloca %struct.model_output, align 8
  %6 = call zeroext i1 @__eufonium_exact()
  br i1 %6, label %9, label %7

7:
  %8 = call i64 @__eufonium_library_strftime(i8* %0, i64 %1, i8* %2, %struct.tm* %3)
  br label %39

9:
  %10 = getelementptr inbounds %struct.model_output, %struct.model_output* %5, i32 0, i32 0
  store i8* %0, i8** %10, align 8
  %11 = getelementptr inbounds %struct.model_output, %struct.model_output* %5, i32 0, i32 1
  store i64 %1, i64* %11, align 8
  %12 = getelementptr inbounds %struct.model_output, %struct.model_output* %5, i32 0, i32 2
  store i64 0, i64* %12, align 8
  br label %13

13:
  %.018 = phi i8* [ %2, %9 ], [ %32, %31 ]
  %14 = load i8, i8* %.018, align 1
  %15 = icmp ne i8 %14, 0
  br i1 %15, label %16, label %33

16:
  %17 = sext i8 %14 to i32
  %18 = icmp ne i32 %17, 37
  br i1 %18, label %19, label %20

19:
  call void @model_put(%struct.model_output* %5, i8 signext %14)
  br label %31

20:
  %21 = getelementptr inbounds i8, i8* %.018, i32 1
  %22 = load i8, i8* %21, align 1
  %23 = sext i8 %22 to i32
  switch i32 %23, label %26 [
    i32 69, label %24
    i32 79, label %24
  ]

24:
  %25 = getelementptr inbounds i8, i8* %21, i32 1
  br label %26

26:
  %.1 = phi i8* [ %25, %24 ], [ %21, %20 ]
  %27 = load i8, i8* %.1, align 1
  %28 = call i32 @model_put_field(%struct.model_output* %5, i8 signext %27, %struct.tm* %3)
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %31, label %30

30:
  call void @__eufonium_unmodelled(i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.18, i64 0, i64 0))
  br label %39

31:
  %.2 = phi i8* [ %.018, %19 ], [ %.1, %26 ]
  %32 = getelementptr inbounds i8, i8* %.2, i32 1
  br label %13

33:
  %34 = load i64, i64* %12, align 8
  %35 = icmp uge i64 %34, %1
  br i1 %35, label %39, label %36

36:
  %37 = getelementptr inbounds i8, i8* %0, i64 %34
  store i8 0, i8* %37, align 1
  %38 = load i64, i64* %12, align 8
  br label %39

39:
  %.0 = phi i64 [ 0, %30 ], [ %38, %36 ], [ %8, %7 ], [ 0, %33 ]
  ret i64 %.0
}

declare i64 @__eufonium_library_strftime(i8*, i64, i8*, %struct.tm*)

define internal i32 @model_put_field(%struct.model_output* %0, i8 signext %1, %struct.tm* %2) {
  %4 = alloca i32, align 4
  %5 = call i32 @model_fields_of(i8 signext %1)
  %6 = call i32 @model_is_in_range(%struct.tm* %2, i32 %5)
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %125

8:
  %9 = and i32 %5, 32
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %15

11:
  %12 = getelementptr inbounds %struct.tm, %struct.tm* %2, i32 0, i32 5
  %13 = load i32, i32* %12, align 4
  %14 = add nsw i32 %13, 1900
  br label %15

15:
  %.087 = phi i32 [ %14, %11 ], [ 0, %8 ]
  %16 = and i32 %5, 4
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %23

18:
  %19 = getelementptr inbounds %struct.tm, %struct.tm* %2, i32 0, i32 2
  %20 = load i32, i32* %19, align 8
  %21 = srem i32 %20, 12
  %22 = icmp ne i32 %21, 0
  %. = select i1 %22, i32 %21, i32 12
  br label %23

23:
  %.086 = phi i32 [ %., %18 ], [ 0, %15 ]
  %24 = sext i8 %1 to i32
  switch i32 %24, label %125 [
    i32 97, label %25
    i32 65, label %31
    i32 98, label %37
    i32 104, label %37
    i32 66, label %43
    i32 99, label %49
    i32 67, label %50
    i32 100, label %52
    i32 120, label %55
    i32 68, label %55
    i32 101, label %56
    i32 70, label %59
    i32 103, label %65
    i32 71, label %69
    i32 72, label %72
    i32 73, label %75
    i32 106, label %76
    i32 109, label %80
    i32 77, label %84
    i32 110, label %87
    i32 112, label %88
    i32 114, label %93
    i32 82, label %102
    i32 83, label %103
    i32 116, label %106
    i32 88, label %107
    i32 84, label %107
    i32 117, label %108
    i32 85, label %112
    i32 86, label %114
    i32 119, label %116
    i32 87, label %119
    i32 121, label %121
    i32 89, label %123
    i32 37, label %124
  ]

25:
  %26 = getelementptr inbounds %struct.tm, %struct.tm* %2, i32 0, i32 6
  %27 = load i32, i32* %26, align 8
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [7 x [10 x i8]], [7 x [10 x i8]]* @model_weekdays, i64 0, i64 %28
  %30 = getelementptr inbounds [10 x i8], [10 x i8]* %29, i64 0, i64 0
  call void @model_put_name(%struct.model_output* %0, i8* %30, i32 3)
  br label %125

31:
  %32 = getelementptr inbounds %struct.tm, %struct.tm* %2, i32 0, i32 6
  %33 = load i32, i32* %32, align 8
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [7 x [10 x i8]], [7 x [10 x i8]]* @model_weekdays, i64 0, i64 %34
  %36 = getelementptr inbounds [10 x i8], [10 x i8]* %35, i64 0, i64 0
  call void @model_put_name(%struct.model_output* %0, i8* %36, i32 -1)
  br label %125

37:
  %38 = getelementptr inbounds %struct.tm, %struct.tm* %2, i32 0, i32 4
  %39 = load i32, i32* %38, align 8
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [12 x [10 x i8]], [12 x [10 x i8]]* @model_months, i64 0, i64 %40
  %42 = getelementptr inbounds [10 x i8], [10 x i8]* %41, i64 0, i64 0
  call void @model_put_name(%struct.model_output* %0, i8* %42, i32 3)
  br label %125

43:
  %44 = getelementptr inbounds %struct.tm, %struct.tm* %2, i32 0, i32 4
  %45 = load i32, i32* %44, align 8
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [12 x [10 x i8]], [12 x [10 x i8]]* @model_months, i64 0, i64 %46
  %48 = getelementptr inbounds [10 x i8], [10 x i8]* %47, i64 0, i64 0
  call void @model_put_name(%struct.model_output* %0, i8* %48, i32 -1)
  br label %125

49:
  call void @model_put_date(%struct.model_output* %0, %struct.tm* %2)
  br label %125

50:
  %51 = sdiv i32 %.087, 100
  call void @model_put_number(%struct.model_output* %0, i32 %51, i32 2, i8 signext 48)
  br label %125

52:
  %53 = getelementptr inbounds %struct.tm, %struct.tm* %2, i32 0, i32 3
  %54 = load i32, i32* %53, align 4
  call void @model_put_number(%struct.model_output* %0, i32 %54, i32 2, i8 signext 48)
  br label %125

55:
  call void @model_put_american_date(%struct.model_output* %0, %struct.tm* %2)
  br label %125

56:
  %57 = getelementptr inbounds %struct.tm, %struct.tm* %2, i32 0, i32 3
  %58 = load i32, i32* %57, align 4
  call void @model_put_number(%struct.model_output* %0, i32 %58, i32 2, i8 signext 32)
  br label %125

59:
  call void @model_put_number(%struct.model_output* %0, i32 %.087, i32 4, i8 signext 48)
  call void @model_put(%struct.model_output* %0, i8 signext 45)
  %60 = getelementptr inbounds %struct.tm, %struct.tm* %2, i32 0, i32 4
  %61 = load i32, i32* %60, align 8
  %62 = add nsw i32 %61, 1
  call void @model_put_number(%struct.model_output* %0, i32 %62, i32 2, i8 signext 48)
  call void @model_put(%struct.model_output* %0, i8 signext 45)
  %63 = getelementptr inbounds %struct.tm, %struct.tm* %2, i32 0, i32 3
  %64 = load i32, i32* %63, align 4
  call void @model_put_number(%struct.model_output* %0, i32 %64, i32 2, i8 signext 48)
  br label %125

65:
  %66 = call i32 @model_iso_week(%struct.tm* %2, i32* %4)
  %67 = load i32, i32* %4, align 4
  %68 = srem i32 %67, 100
  call void @model_put_number(%struct.model_output* %0, i32 %68, i32 2, i8 signext 48)
  br label %125

69:
  %70 = call i32 @model_iso_week(%struct.tm* %2, i32* %4)
  %71 = load i32, i32* %4, align 4
  call void @model_put_number(%struct.model_output* %0, i32 %71, i32 1, i8 signext 48)
  br label %125

72:
  %73 = getelementptr inbounds %struct.tm, %struct.tm* %2, i32 0, i32 2
  %74 = load i32, i32* %73, align 8
  call void @model_put_number(%struct.model_output* %0, i32 %74, i32 2, i8 signext 48)
  br label %125

75:
  call void @model_put_number(%struct.model_output* %0, i32 %.086, i32 2, i8 signext 48)
  br label %125

76:
  %77 = getelementptr inbounds %struct.tm, %struct.tm* %2, i32 0, i32 7
  %78 = load i32, i32* %77, align 4
  %79 = add nsw i32 %78, 1
  call void @model_put_number(%struct.model_output* %0, i32 %79, i32 3, i8 signext 48)
  br label %125

80:
  %81 = getelementptr inbounds %struct.tm, %struct.tm* %2, i32 0, i32 4
  %82 = load i32, i32* %81, align 8
  %83 = add nsw i32 %82, 1
  call void @model_put_number(%struct.model_output* %0, i32 %83, i32 2, i8 signext 48)
  br label %125

84:
  %85 = getelementptr inbounds %struct.tm, %struct.tm* %2, i32 0, i32 1
  %86 = load i32, i32* %85, align 4
  call void @model_put_number(%struct.model_output* %0, i32 %86, i32 2, i8 signext 48)
  br label %125

87:
  call void @model_put(%struct.model_output* %0, i8 signext 10)
  br label %125

88:
  %89 = getelementptr inbounds %struct.tm, %struct.tm* %2, i32 0, i32 2
  %90 = load i32, i32* %89, align 8
  %91 = icmp slt i32 %90, 12
  %92 = select i1 %91, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.146, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.147, i64 0, i64 0)
  call void @model_put_name(%struct.model_output* %0, i8* %92, i32 2)
  br label %125

93:
  call void @model_put_number(%struct.model_output* %0, i32 %.086, i32 2, i8 signext 48)
  call void @model_put(%struct.model_output* %0, i8 signext 58)
  %94 = getelementptr inbounds %struct.tm, %struct.tm* %2, i32 0, i32 1
  %95 = load i32, i32* %94, align 4
  call void @model_put_number(%struct.model_output* %0, i32 %95, i32 2, i8 signext 48)
  call void @model_put(%struct.model_output* %0, i8 signext 58)
  %96 = getelementptr inbounds %struct.tm, %struct.tm* %2, i32 0, i32 0
  %97 = load i32, i32* %96, align 8
  call void @model_put_number(%struct.model_output* %0, i32 %97, i32 2, i8 signext 48)
  %98 = getelementptr inbounds %struct.tm, %struct.tm* %2, i32 0, i32 2
  %99 = load i32, i32* %98, align 8
  %100 = icmp slt i32 %99, 12
  %101 = select i1 %100, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.148, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.149, i64 0, i64 0)
  call void @model_put_name(%struct.model_output* %0, i8* %101, i32 3)
  br label %125

102:
  call void @model_put_time(%struct.model_output* %0, %struct.tm* %2, i32 0)
  br label %125

103:
  %104 = getelementptr inbounds %struct.tm, %struct.tm* %2, i32 0, i32 0
  %105 = load i32, i32* %104, align 8
  call void @model_put_number(%struct.model_output* %0, i32 %105, i32 2, i8 signext 48)
  br label %125

106:
  call void @model_put(%struct.model_output* %0, i8 signext 9)
  br label %125

107:
  call void @model_put_time(%struct.model_output* %0, %struct.tm* %2, i32 1)
  br label %125

108:
  %109 = getelementptr inbounds %struct.tm, %struct.tm* %2, i32 0, i32 6
  %110 = load i32, i32* %109, align 8
  %111 = icmp ne i32 %110, 0
  %.88 = select i1 %111, i32 %110, i32 7
  call void @model_put_number(%struct.model_output* %0, i32 %.88, i32 1, i8 signext 48)
  br label %125

112:
  %113 = call i32 @model_week(%struct.tm* %2, i32 0)
  call void @model_put_number(%struct.model_output* %0, i32 %113, i32 2, i8 signext 48)
  br label %125

114:
  %115 = call i32 @model_iso_week(%struct.tm* %2, i32* %4)
  call void @model_put_number(%struct.model_output* %0, i32 %115, i32 2, i8 signext 48)
  br label %125

116:
  %117 = getelementptr inbounds %struct.tm, %struct.tm* %2, i32 0, i32 6
  %118 = load i32, i32* %117, align 8
  call void @model_put_number(%struct.model_output* %0, i32 %118, i32 1, i8 signext 48)
  br label %125

119:
  %120 = call i32 @model_week(%struct.tm* %2, i32 1)
  call void @model_put_number(%struct.model_output* %0, i32 %120, i32 2, i8 signext 48)
  br label %125

121:
  %122 = srem i32 %.087, 100
  call void @model_put_number(%struct.model_output* %0, i32 %122, i32 2, i8 signext 48)
  br label %125

123:
  call void @model_put_number(%struct.model_output* %0, i32 %.087, i32 1, i8 signext 48)
  br label %125

124:
  call void @model_put(%struct.model_output* %0, i8 signext 37)
  br label %125

125:
  %.0 = phi i32 [ 1, %124 ], [ 1, %123 ], [ 1, %121 ], [ 1, %119 ], [ 1, %116 ], [ 1, %114 ], [ 1, %112 ], [ 1, %108 ], [ 1, %107 ], [ 1, %106 ], [ 1, %103 ], [ 1, %102 ], [ 1, %93 ], [ 1, %88 ], [ 1, %87 ], [ 1, %84 ], [ 1, %80 ], [ 1, %76 ], [ 1, %75 ], [ 1, %72 ], [ 1, %69 ], [ 1, %65 ], [ 1, %59 ], [ 1, %56 ], [ 1, %55 ], [ 1, %52 ], [ 1, %50 ], [ 1, %49 ], [ 1, %43 ], [ 1, %37 ], [ 1, %31 ], [ 1, %25 ], [ 0, %3 ], [ 0, %23 ]
  ret i32 %.0
}

define i8* @asctime(%struct.tm* %0) {
  %2 = call zeroext i1 @__eufonium_exact()
  br i1 %2, label %3, label %5

3:
  %4 = call i8* @model_date(%struct.tm* %0, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @asctime.model_text, i64 0, i64 0))
  br label %7

5:
  %6 = call i8* @__eufonium_library_asctime(%struct.tm* %0)
  br label %7

7:
  %8 = phi i8* [ %4, %3 ], [ %6, %5 ]
  ret i8* %8
}

define internal i8* @model_date(%struct.tm* %0, i8* %1) {
  %3 = alloca %struct.model_output, align 8
  %4 = call i32 @model_fields_of(i8 signext 99)
  %5 = call i32 @model_is_in_range(%struct.tm* %0, i32 %4)
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %8, label %7

7:
  call void @__eufonium_unmodelled(i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.18, i64 0, i64 0))
  br label %12

8:
  %9 = getelementptr inbounds %struct.model_output, %struct.model_output* %3, i32 0, i32 0
  store i8* %1, i8** %9, align 8
  %10 = getelementptr inbounds %struct.model_output, %struct.model_output* %3, i32 0, i32 1
  store i64 26, i64* %10, align 8
  %11 = getelementptr inbounds %struct.model_output, %struct.model_output* %3, i32 0, i32 2
  store i64 0, i64* %11, align 8
  call void @model_put_date(%struct.model_output* %3, %struct.tm* %0)
  call void @model_put(%struct.model_output* %3, i8 signext 10)
  call void @model_put(%struct.model_output* %3, i8 signext 0)
  br label %12

12:
  %.0 = phi i8* [ %1, %8 ], [ null, %7 ]
  ret i8* %.0
}

declare i8* @__eufonium_library_asctime(%struct.tm*)

define i8* @asctime_r(%struct.tm* %0, i8* %1) {
  %3 = call zeroext i1 @__eufonium_exact()
  br i1 %3, label %4, label %6

4:
  %5 = call i8* @model_date(%struct.tm* %0, i8* %1)
  br label %8

6:
  %7 = call i8* @__eufonium_library_asctime_r(%struct.tm* %0, i8* %1)
  br label %8

8:
  %9 = phi i8* [ %5, %4 ], [ %7, %6 ]
  ret i8* %9
}

declare i8* @__eufonium_library_asctime_r(%struct.tm*, i8*)

define %struct.lconv* @localeconv() {
  store i8* getelementptr inbounds ([2 x i8], [2 x i8]* @localeconv.point, i64 0, i64 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.found, i32 0, i32 0), align 8
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @localeconv.none, i64 0, i64 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.found, i32 0, i32 4), align 8
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @localeconv.none, i64 0, i64 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.found, i32 0, i32 3), align 8
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @localeconv.none, i64 0, i64 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.found, i32 0, i32 2), align 8
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @localeconv.none, i64 0, i64 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.found, i32 0, i32 1), align 8
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @localeconv.none, i64 0, i64 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.found, i32 0, i32 9), align 8
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @localeconv.none, i64 0, i64 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.found, i32 0, i32 8), align 8
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @localeconv.none, i64 0, i64 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.found, i32 0, i32 7), align 8
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @localeconv.none, i64 0, i64 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.found, i32 0, i32 6), align 8
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @localeconv.none, i64 0, i64 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.found, i32 0, i32 5), align 8
  store i8 127, i8* getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.found, i32 0, i32 11), align 1
  store i8 127, i8* getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.found, i32 0, i32 10), align 8
  store i8 127, i8* getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.found, i32 0, i32 15), align 1
  store i8 127, i8* getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.found, i32 0, i32 14), align 4
  store i8 127, i8* getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.found, i32 0, i32 13), align 1
  store i8 127, i8* getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.found, i32 0, i32 12), align 2
  store i8 127, i8* getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.found, i32 0, i32 19), align 1
  store i8 127, i8* getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.found, i32 0, i32 18), align 8
  store i8 127, i8* getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.found, i32 0, i32 17), align 1
  store i8 127, i8* getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.found, i32 0, i32 16), align 2
  store i8 127, i8* getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.found, i32 0, i32 23), align 1
  store i8 127, i8* getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.found, i32 0, i32 22), align 4
  store i8 127, i8* getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.found, i32 0, i32 21), align 1
  store i8 127, i8* getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.found, i32 0, i32 20), align 2
  ret %struct.lconv* @localeconv.found
}

define i32 @getpid() {
  %1 = load i32, i32* @getpid.model_known, align 4
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %5, label %3

3:
  %4 = call i32 @__eufonium_library_getpid()
  store i32 %4, i32* @getpid.model_known, align 4
  br label %5

5:
  %6 = load i32, i32* @getpid.model_known, align 4
  ret i32 %6
}

declare i32 @__eufonium_library_getpid()

define i32 @getpagesize() {
  %1 = load i32, i32* @getpagesize.model_known, align 4
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %5, label %3

3:
  %4 = call i32 @__eufonium_library_getpagesize()
  store i32 %4, i32* @getpagesize.model_known, align 4
  br label %5

5:
  %6 = load i32, i32* @getpagesize.model_known, align 4
  ret i32 %6
}

declare i32 @__eufonium_library_getpagesize()

define i32 @uname(%struct.utsname* %0) {
  %2 = call i32 @__eufonium_library_uname(%struct.utsname* %0)
  br label %3

3:
  %.0 = phi i32 [ 0, %1 ], [ %14, %5 ]
  %4 = icmp slt i32 %.0, 6
  br i1 %4, label %5, label %15

5:
  %6 = getelementptr inbounds %struct.utsname, %struct.utsname* %0, i32 0, i32 0
  %7 = sext i32 %.0 to i64
  %8 = getelementptr inbounds [6 x [65 x i8]], [6 x [65 x i8]]* %6, i64 0, i64 %7
  %9 = getelementptr inbounds [65 x i8], [65 x i8]* %8, i64 0, i64 64
  %10 = load i8, i8* %9, align 1
  %11 = icmp ne i8 %10, 0
  %12 = xor i1 %11, true
  %13 = zext i1 %12 to i32
  call void @__VERIFIER_assume(i32 %13)
  %14 = add nsw i32 %.0, 1
  br label %3

15:
  ret i32 %2
}

declare i32 @__eufonium_library_uname(%struct.utsname*)

define i8* @getcwd(i8* %0, i64 %1) {
  %3 = alloca [4096 x i8], align 16
  %4 = icmp ne i8* %0, null
  br i1 %4, label %5, label %7

5:
  %6 = call i8* @__eufonium_library_getcwd(i8* %0, i64 %1)
  br label %14

7:
  %8 = getelementptr inbounds [4096 x i8], [4096 x i8]* %3, i64 0, i64 0
  %9 = icmp ne i64 %1, 0
  %. = select i1 %9, i64 %1, i64 4096
  %10 = call i8* @__eufonium_library_getcwd(i8* %8, i64 %.)
  %11 = icmp ne i8* %10, null
  br i1 %11, label %12, label %14

12:
  %13 = call i8* @model_path(i64 %1)
  br label %14

14:
  %.0 = phi i8* [ %6, %5 ], [ %13, %12 ], [ null, %7 ]
  ret i8* %.0
}

declare i8* @__eufonium_library_getcwd(i8*, i64)

define internal i8* @model_path(i64 %0) {
  %2 = icmp ne i64 %0, 0
  br i1 %2, label %8, label %3

3:
  %4 = call i32 @__eufonium_length_of_path()
  %5 = and i32 %4, 4095
  %6 = add nsw i32 1, %5
  %7 = sext i32 %6 to i64
  br label %8

8:
  %9 = phi i64 [ %7, %3 ], [ %0, %1 ]
  %10 = call i8* @malloc(i64 %9)
  %11 = icmp ne i8* %10, null
  br i1 %11, label %12, label %14

12:
  %13 = call i32 @__eufonium_path(i8* %10, i64 %9)
  br label %14

14:
  ret i8* %10
}

define i8* @realpath(i8* %0, i8* %1) {
  %3 = alloca [4096 x i8], align 16
  %4 = icmp ne i8* %1, null
  br i1 %4, label %5, label %7

5:
  %6 = call i8* @__eufonium_library_realpath(i8* %0, i8* %1)
  br label %13

7:
  %8 = getelementptr inbounds [4096 x i8], [4096 x i8]* %3, i64 0, i64 0
  %9 = call i8* @__eufonium_library_realpath(i8* %0, i8* %8)
  %10 = icmp ne i8* %9, null
  br i1 %10, label %11, label %13

11:
  %12 = call i8* @model_path(i64 0)
  br label %13

13:
  %.0 = phi i8* [ %6, %5 ], [ %12, %11 ], [ null, %7 ]
  ret i8* %.0
}

declare i8* @__eufonium_library_realpath(i8*, i8*)

define i32 @dup2(i32 %0, i32 %1) {
  %3 = call i32 @__eufonium_library_dup2(i32 %0, i32 %1)
  %4 = icmp slt i32 %3, 0
  %5 = icmp slt i32 %1, 0
  %or.cond = or i1 %4, %5
  %6 = select i1 %or.cond, i32 -1, i32 %1
  ret i32 %6
}

declare i32 @__eufonium_library_dup2(i32, i32)

define i32 @dup(i32 %0) {
  %2 = call i32 @__eufonium_library_dup(i32 %0)
  %3 = icmp ne i32 %2, %0
  %4 = icmp slt i32 %2, 0
  %spec.select = select i1 %3, i1 true, i1 %4
  %5 = zext i1 %spec.select to i32
  call void @__VERIFIER_assume(i32 %5)
  ret i32 %2
}

declare i32 @__eufonium_library_dup(i32)

define i32 @getppid() {
  %1 = call i32 @__eufonium_library_getppid()
  %2 = icmp sge i32 %1, 0
  br i1 %2, label %3, label %6

3:
  %4 = call i32 @getpid()
  %5 = icmp ne i32 %1, %4
  br label %6

6:
  %7 = phi i1 [ false, %0 ], [ %5, %3 ]
  %8 = zext i1 %7 to i32
  call void @__VERIFIER_assume(i32 %8)
  ret i32 %1
}

declare i32 @__eufonium_library_getppid()

define i64 @sysconf(i32 %0) {
  %2 = load i8, i8* @sysconf.model_is_known, align 1
  %3 = trunc i8 %2 to i1
  %.not = xor i1 %3, true
  %4 = load i32, i32* @sysconf.model_last, align 4
  %5 = icmp ne i32 %4, %0
  %or.cond = select i1 %.not, i1 true, i1 %5
  br i1 %or.cond, label %8, label %6

6:
  %7 = call zeroext i1 @model_sysconf_varies(i32 %0)
  br i1 %7, label %8, label %10

8:
  %9 = call i64 @__eufonium_library_sysconf(i32 %0)
  store i64 %9, i64* @sysconf.model_value, align 8
  store i8 1, i8* @sysconf.model_is_known, align 1
  store i32 %0, i32* @sysconf.model_last, align 4
  br label %10

10:
  %11 = load i64, i64* @sysconf.model_value, align 8
  ret i64 %11
}

define internal zeroext i1 @model_sysconf_varies(i32 %0) {
  switch i32 %0, label %2 [
    i32 4, label %switch.edge
    i32 84, label %switch.edge
    i32 86, label %switch.edge
  ]

2:
  br label %switch.edge

switch.edge:
  %3 = phi i1 [ true, %1 ], [ false, %2 ], [ true, %1 ], [ true, %1 ]
  ret i1 %3
}

declare i64 @__eufonium_library_sysconf(i32)

define i32 @isatty(i32 %0) {
  %2 = load i8, i8* @isatty.model_is_known, align 1
  %3 = trunc i8 %2 to i1
  %.not = xor i1 %3, true
  %4 = load i32, i32* @isatty.model_last, align 4
  %5 = icmp ne i32 %4, %0
  %or.cond = select i1 %.not, i1 true, i1 %5
  br i1 %or.cond, label %8, label %6

6:
  %7 = call zeroext i1 @model_isatty_varies(i32 %0)
  br i1 %7, label %8, label %10

8:
  %9 = call i32 @__eufonium_library_isatty(i32 %0)
  store i32 %9, i32* @isatty.model_value, align 4
  store i8 1, i8* @isatty.model_is_known, align 1
  store i32 %0, i32* @isatty.model_last, align 4
  br label %10

10:
  %11 = load i32, i32* @isatty.model_value, align 4
  ret i32 %11
}

define internal zeroext i1 @model_isatty_varies(i32 %0) {
  ret i1 false
}

declare i32 @__eufonium_library_isatty(i32)

define i64 @writev(i32 %0, %struct.iovec* %1, i32 %2) {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %14, %6 ]
  %5 = icmp slt i32 %.0, %2
  br i1 %5, label %6, label %15

6:
  %7 = sext i32 %.0 to i64
  %8 = getelementptr inbounds %struct.iovec, %struct.iovec* %1, i64 %7
  %9 = getelementptr inbounds %struct.iovec, %struct.iovec* %8, i32 0, i32 0
  %10 = load i8*, i8** %9, align 8
  %11 = getelementptr inbounds %struct.iovec, %struct.iovec* %8, i32 0, i32 1
  %12 = load i64, i64* %11, align 8
  %13 = call i64 @__eufonium_library_write(i32 %0, i8* %10, i64 %12)
  %14 = add nsw i32 %.0, 1
  br label %4

15:
  %16 = call i64 @__eufonium_library_writev(i32 %0, %struct.iovec* %1, i32 %2)
  ret i64 %16
}

declare i64 @__eufonium_library_write(i32, i8*, i64)

declare i64 @__eufonium_library_writev(i32, %struct.iovec*, i32)

define i64 @sendmsg(i32 %0, %struct.msghdr* %1, i32 %2) {
  br label %4

4:
  %.0 = phi i64 [ 0, %3 ], [ %17, %8 ]
  %5 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i32 0, i32 3
  %6 = load i64, i64* %5, align 8
  %7 = icmp ult i64 %.0, %6
  br i1 %7, label %8, label %18

8:
  %9 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i32 0, i32 2
  %10 = load %struct.iovec*, %struct.iovec** %9, align 8
  %11 = getelementptr inbounds %struct.iovec, %struct.iovec* %10, i64 %.0
  %12 = getelementptr inbounds %struct.iovec, %struct.iovec* %11, i32 0, i32 0
  %13 = load i8*, i8** %12, align 8
  %14 = getelementptr inbounds %struct.iovec, %struct.iovec* %11, i32 0, i32 1
  %15 = load i64, i64* %14, align 8
  %16 = call i64 @__eufonium_library_write(i32 %0, i8* %13, i64 %15)
  %17 = add i64 %.0, 1
  br label %4

18:
  %19 = call i64 @__eufonium_library_sendmsg(i32 %0, %struct.msghdr* %1, i32 %2)
  ret i64 %19
}

declare i64 @__eufonium_library_sendmsg(i32, %struct.msghdr*, i32)

define i64 @readv(i32 %0, %struct.iovec* %1, i32 %2) {
  br label %4

4:
  %.018 = phi i64 [ 0, %3 ], [ %18, %21 ]
  %.017 = phi i32 [ 0, %3 ], [ %22, %21 ]
  %5 = icmp slt i32 %.017, %2
  br i1 %5, label %6, label %23

6:
  %7 = sext i32 %.017 to i64
  %8 = getelementptr inbounds %struct.iovec, %struct.iovec* %1, i64 %7
  %9 = getelementptr inbounds %struct.iovec, %struct.iovec* %8, i32 0, i32 0
  %10 = load i8*, i8** %9, align 8
  %11 = getelementptr inbounds %struct.iovec, %struct.iovec* %8, i32 0, i32 1
  %12 = load i64, i64* %11, align 8
  %13 = call i64 @__eufonium_library_read(i32 %0, i8* %10, i64 %12)
  %14 = icmp slt i64 %13, 0
  br i1 %14, label %15, label %17

15:
  %16 = icmp ne i64 %.018, 0
  %.018. = select i1 %16, i64 %.018, i64 -1
  br label %23

17:
  %18 = add nsw i64 %.018, %13
  %19 = load i64, i64* %11, align 8
  %20 = icmp ult i64 %13, %19
  br i1 %20, label %23, label %21

21:
  %22 = add nsw i32 %.017, 1
  br label %4

23:
  %.0 = phi i64 [ %.018., %15 ], [ %.018, %4 ], [ %18, %17 ]
  ret i64 %.0
}

declare i64 @__eufonium_library_read(i32, i8*, i64)

define i32 @htonl(i32 %0) {
  %2 = call i32 @order_long(i32 %0)
  ret i32 %2
}

define internal i32 @order_long(i32 %0) {
  %2 = lshr i32 %0, 24
  %3 = trunc i32 %2 to i8
  %4 = lshr i32 %0, 16
  %5 = trunc i32 %4 to i8
  %6 = lshr i32 %0, 8
  %7 = trunc i32 %6 to i8
  %8 = trunc i32 %0 to i8
  %.sroa.4.0.insert.ext = zext i8 %8 to i32
  %.sroa.4.0.insert.shift = shl i32 %.sroa.4.0.insert.ext, 24
  %.sroa.3.0.insert.ext = zext i8 %7 to i32
  %.sroa.3.0.insert.shift = shl i32 %.sroa.3.0.insert.ext, 16
  %.sroa.3.0.insert.insert = or i32 %.sroa.4.0.insert.shift, %.sroa.3.0.insert.shift
  %.sroa.2.0.insert.ext = zext i8 %5 to i32
  %.sroa.2.0.insert.shift = shl i32 %.sroa.2.0.insert.ext, 8
  %.sroa.2.0.insert.insert = or i32 %.sroa.3.0.insert.insert, %.sroa.2.0.insert.shift
  %.sroa.0.0.insert.ext = zext i8 %3 to i32
  %.sroa.0.0.insert.insert = or i32 %.sroa.2.0.insert.insert, %.sroa.0.0.insert.ext
  ret i32 %.sroa.0.0.insert.insert
}

define i32 @ntohl(i32 %0) {
  %2 = call i32 @order_long(i32 %0)
  ret i32 %2
}

define zeroext i16 @htons(i16 zeroext %0) {
  %2 = call zeroext i16 @order_short(i16 zeroext %0)
  ret i16 %2
}

define internal zeroext i16 @order_short(i16 zeroext %0) {
  %2 = zext i16 %0 to i32
  %3 = ashr i32 %2, 8
  %4 = trunc i32 %3 to i8
  %5 = trunc i16 %0 to i8
  %.sroa.2.0.insert.ext = zext i8 %5 to i16
  %.sroa.2.0.insert.shift = shl i16 %.sroa.2.0.insert.ext, 8
  %.sroa.0.0.insert.ext = zext i8 %4 to i16
  %.sroa.0.0.insert.insert = or i16 %.sroa.2.0.insert.shift, %.sroa.0.0.insert.ext
  ret i16 %.sroa.0.0.insert.insert
}

define zeroext i16 @ntohs(i16 zeroext %0) {
  %2 = call zeroext i16 @order_short(i16 zeroext %0)
  ret i16 %2
}

define i32 @inet_pton(i32 %0, i8* %1, i8* %2) {
  switch i32 %0, label %7 [
    i32 2, label %4
    i32 10, label %6
  ]

4:
  %5 = call i32 @model_dotted(i8* %1, i8* %2)
  br label %9

6:
  call void @__eufonium_unmodelled(i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.19, i64 0, i64 0))
  br label %7

7:
  %8 = call i32* @__errno_location()
  store i32 97, i32* %8, align 4
  br label %9

9:
  %.0 = phi i32 [ %5, %4 ], [ -1, %7 ]
  ret i32 %.0
}

define internal i32 @model_dotted(i8* %0, i8* %1) {
  %3 = alloca [4 x i8], align 1
  br label %4

4:
  %.019 = phi i8* [ %0, %2 ], [ %.2, %39 ]
  %.017 = phi i32 [ 0, %2 ], [ %40, %39 ]
  %5 = icmp slt i32 %.017, 4
  br i1 %5, label %6, label %41

6:
  %7 = load i8, i8* %.019, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp slt i32 %8, 48
  %10 = icmp sgt i32 %8, 57
  %or.cond = or i1 %9, %10
  br i1 %or.cond, label %47, label %11

11:
  %12 = getelementptr inbounds i8, i8* %.019, i32 1
  %13 = sub nsw i32 %8, 48
  br label %14

14:
  %.1 = phi i8* [ %12, %11 ], [ %23, %21 ]
  %.0 = phi i32 [ %13, %11 ], [ %27, %21 ]
  %15 = load i8, i8* %.1, align 1
  %16 = sext i8 %15 to i32
  %17 = icmp sge i32 %16, 48
  %18 = icmp sle i32 %16, 57
  %spec.select = select i1 %17, i1 %18, i1 false
  br i1 %spec.select, label %19, label %29

19:
  %20 = icmp eq i32 %.0, 0
  br i1 %20, label %47, label %21

21:
  %22 = mul i32 10, %.0
  %23 = getelementptr inbounds i8, i8* %.1, i32 1
  %24 = load i8, i8* %.1, align 1
  %25 = sext i8 %24 to i32
  %26 = sub nsw i32 %25, 48
  %27 = add i32 %22, %26
  %28 = icmp ugt i32 %27, 255
  br i1 %28, label %47, label %14

29:
  %30 = trunc i32 %.0 to i8
  %31 = sext i32 %.017 to i64
  %32 = getelementptr inbounds [4 x i8], [4 x i8]* %3, i64 0, i64 %31
  store i8 %30, i8* %32, align 1
  %33 = icmp slt i32 %.017, 3
  br i1 %33, label %34, label %39

34:
  %35 = getelementptr inbounds i8, i8* %.1, i32 1
  %36 = load i8, i8* %.1, align 1
  %37 = sext i8 %36 to i32
  %38 = icmp ne i32 %37, 46
  br i1 %38, label %47, label %39

39:
  %.2 = phi i8* [ %35, %34 ], [ %.1, %29 ]
  %40 = add nsw i32 %.017, 1
  br label %4

41:
  %42 = load i8, i8* %.019, align 1
  %43 = icmp ne i8 %42, 0
  br i1 %43, label %47, label %44

44:
  %45 = getelementptr inbounds [4 x i8], [4 x i8]* %3, i64 0, i64 0
  %46 = call i8* @memcpy(i8* %1, i8* %45, i64 4)
  br label %47

47:
  %.018 = phi i32 [ 1, %44 ], [ 0, %6 ], [ 0, %19 ], [ 0, %21 ], [ 0, %34 ], [ 0, %41 ]
  ret i32 %.018
}

define i8* @inet_ntop(i32 %0, i8* %1, i8* %2, i32 %3) {
  %5 = alloca [16 x i8], align 16
  switch i32 %0, label %17 [
    i32 2, label %6
    i32 10, label %16
  ]

6:
  %7 = getelementptr inbounds [16 x i8], [16 x i8]* %5, i64 0, i64 0
  %8 = call i64 @model_write_dotted(i8* %1, i8* %7)
  %9 = zext i32 %3 to i64
  %10 = icmp ult i64 %8, %9
  br i1 %10, label %11, label %14

11:
  %12 = add i64 %8, 1
  %13 = call i8* @memcpy(i8* %2, i8* %7, i64 %12)
  br label %19

14:
  %15 = call i32* @__errno_location()
  store i32 28, i32* %15, align 4
  br label %19

16:
  call void @__eufonium_unmodelled(i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.19, i64 0, i64 0))
  br label %17

17:
  %18 = call i32* @__errno_location()
  store i32 97, i32* %18, align 4
  br label %19

19:
  %.0 = phi i8* [ %13, %11 ], [ null, %14 ], [ null, %17 ]
  ret i8* %.0
}

define internal i64 @model_write_dotted(i8* %0, i8* %1) {
  br label %3

3:
  %.020 = phi i32 [ 0, %2 ], [ %37, %31 ]
  %.0 = phi i64 [ 0, %2 ], [ %35, %31 ]
  %4 = icmp slt i32 %.020, 4
  br i1 %4, label %5, label %38

5:
  %6 = sext i32 %.020 to i64
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = load i8, i8* %7, align 1
  %9 = zext i8 %8 to i32
  %10 = icmp ne i32 %.020, 0
  br i1 %10, label %11, label %14

11:
  %12 = add i64 %.0, 1
  %13 = getelementptr inbounds i8, i8* %1, i64 %.0
  store i8 46, i8* %13, align 1
  br label %14

14:
  %.1 = phi i64 [ %12, %11 ], [ %.0, %5 ]
  %15 = icmp uge i32 %9, 100
  br i1 %15, label %16, label %22

16:
  %17 = udiv i32 %9, 100
  %18 = add i32 48, %17
  %19 = trunc i32 %18 to i8
  %20 = add i64 %.1, 1
  %21 = getelementptr inbounds i8, i8* %1, i64 %.1
  store i8 %19, i8* %21, align 1
  br label %22

22:
  %.2 = phi i64 [ %20, %16 ], [ %.1, %14 ]
  %23 = icmp uge i32 %9, 10
  br i1 %23, label %24, label %31

24:
  %25 = udiv i32 %9, 10
  %26 = urem i32 %25, 10
  %27 = add i32 48, %26
  %28 = trunc i32 %27 to i8
  %29 = add i64 %.2, 1
  %30 = getelementptr inbounds i8, i8* %1, i64 %.2
  store i8 %28, i8* %30, align 1
  br label %31

31:
  %.3 = phi i64 [ %29, %24 ], [ %.2, %22 ]
  %32 = urem i32 %9, 10
  %33 = add i32 48, %32
  %34 = trunc i32 %33 to i8
  %35 = add i64 %.3, 1
  %36 = getelementptr inbounds i8, i8* %1, i64 %.3
  store i8 %34, i8* %36, align 1
  %37 = add nsw i32 %.020, 1
  br label %3

38:
  %39 = getelementptr inbounds i8, i8* %1, i64 %.0
  store i8 0, i8* %39, align 1
  ret i64 %.0
}

define i8* @inet_ntoa(i32 %0) {
  %2 = alloca %struct.model_address, align 4
  %3 = getelementptr inbounds %struct.model_address, %struct.model_address* %2, i32 0, i32 0
  store i32 %0, i32* %3, align 4
  %4 = bitcast %struct.model_address* %2 to i8*
  %5 = call i64 @model_write_dotted(i8* %4, i8* getelementptr inbounds ([18 x i8], [18 x i8]* @inet_ntoa.model_text, i64 0, i64 0))
  ret i8* getelementptr inbounds ([18 x i8], [18 x i8]* @inet_ntoa.model_text, i64 0, i64 0)
}

define i32 @inet_aton(i8* %0, %struct.model_address* %1) {
  %3 = alloca i8*, align 8
  %4 = call i32* @__errno_location()
  %5 = load i32, i32* %4, align 4
  br label %6

6:
  %.022 = phi i64 [ 0, %2 ], [ %28, %22 ]
  %.021 = phi i32 [ 0, %2 ], [ %23, %22 ]
  %.020 = phi i8* [ %0, %2 ], [ %29, %22 ]
  %7 = load i8, i8* %.020, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp slt i32 %8, 48
  %10 = icmp sgt i32 %8, 57
  %or.cond = or i1 %9, %10
  br i1 %or.cond, label %45, label %11

11:
  %12 = call i64 @strtoull(i8* %.020, i8** %3, i32 0)
  %13 = call i32* @__errno_location()
  store i32 %5, i32* %13, align 4
  %14 = icmp ugt i64 %12, 4294967295
  br i1 %14, label %45, label %15

15:
  %16 = load i8*, i8** %3, align 8
  %17 = load i8, i8* %16, align 1
  %18 = sext i8 %17 to i32
  switch i32 %18, label %30 [
    i32 46, label %19
    i32 0, label %33
  ]

19:
  %20 = icmp eq i32 %.021, 3
  %21 = icmp ugt i64 %12, 255
  %or.cond23 = select i1 %20, i1 true, i1 %21
  br i1 %or.cond23, label %45, label %22

22:
  %23 = add nsw i32 %.021, 1
  %24 = mul nsw i32 8, %.021
  %25 = sub nsw i32 24, %24
  %26 = zext i32 %25 to i64
  %27 = shl i64 %12, %26
  %28 = or i64 %.022, %27
  %29 = getelementptr inbounds i8, i8* %16, i32 1
  br label %6

30:
  %31 = call i32 @model_is_space(i32 %18)
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %45

33:
  %34 = mul nsw i32 8, %.021
  %35 = lshr i32 -1, %34
  %36 = zext i32 %35 to i64
  %37 = icmp ugt i64 %12, %36
  br i1 %37, label %45, label %38

38:
  %39 = icmp ne %struct.model_address* %1, null
  br i1 %39, label %40, label %45

40:
  %41 = or i64 %.022, %12
  %42 = trunc i64 %41 to i32
  %43 = call i32 @order_long(i32 %42)
  %44 = getelementptr inbounds %struct.model_address, %struct.model_address* %1, i32 0, i32 0
  store i32 %43, i32* %44, align 4
  br label %45

45:
  %.0 = phi i32 [ 0, %6 ], [ 0, %11 ], [ 0, %19 ], [ 0, %30 ], [ 0, %33 ], [ 1, %40 ], [ 1, %38 ]
  ret i32 %.0
}

define i32 @inet_addr(i8* %0) {
  %2 = alloca %struct.model_address, align 4
  %3 = call i32 @inet_aton(i8* %0, %struct.model_address* %2)
  %4 = icmp ne i32 %3, 0
  %5 = getelementptr inbounds %struct.model_address, %struct.model_address* %2, i32 0, i32 0
  %6 = load i32, i32* %5, align 4
  %7 = select i1 %4, i32 %6, i32 -1
  ret i32 %7
}

define void @freeaddrinfo(%struct.model_found_address* %0) {
  br label %2

2:
  %.0 = phi %struct.model_found_address* [ %0, %1 ], [ %6, %4 ]
  %3 = icmp ne %struct.model_found_address* %.0, null
  br i1 %3, label %4, label %11

4:
  %5 = getelementptr inbounds %struct.model_found_address, %struct.model_found_address* %.0, i32 0, i32 7
  %6 = load %struct.model_found_address*, %struct.model_found_address** %5, align 8
  %7 = getelementptr inbounds %struct.model_found_address, %struct.model_found_address* %.0, i32 0, i32 5
  %8 = load %struct.model_socket_address*, %struct.model_socket_address** %7, align 8
  %9 = bitcast %struct.model_socket_address* %8 to i8*
  call void @free(i8* %9)
  %10 = bitcast %struct.model_found_address* %.0 to i8*
  call void @free(i8* %10)
  br label %2

11:
  ret void
}

declare void @free(i8*)

define i32 @getaddrinfo(i8* %0, i8* %1, %struct.model_found_address* %2, %struct.model_found_address** %3) {
  %5 = alloca %struct.model_found_address, align 8
  %6 = alloca i8, align 1
  %7 = bitcast %struct.model_found_address* %5 to i8*
  call void @llvm.memset.p0i8.i64(i8* align 8 %7, i8 0, i64 48, i1 false)
  %8 = icmp ne %struct.model_found_address* %2, null
  br i1 %8, label %9, label %11

9:
  %10 = bitcast %struct.model_found_address* %2 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %10, i64 48, i1 false)
  br label %11

11:
  %12 = icmp ne i8* %0, null
  %13 = icmp ne i8* %1, null
  %or.cond = or i1 %12, %13
  br i1 %or.cond, label %14, label %37

14:
  %15 = getelementptr inbounds %struct.model_found_address, %struct.model_found_address* %5, i32 0, i32 1
  %16 = load i32, i32* %15, align 4
  switch i32 %16, label %37 [
    i32 0, label %17
    i32 2, label %17
    i32 10, label %17
  ]

17:
  %18 = getelementptr inbounds %struct.model_found_address, %struct.model_found_address* %5, i32 0, i32 0
  %19 = load i32, i32* %18, align 8
  %20 = and i32 %19, 2
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %23

22:
  call void @__eufonium_unmodelled(i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.20, i64 0, i64 0))
  br label %23

23:
  %24 = call i32 @__eufonium_address_of_host(i8* %6, i64 1)
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %37, label %26

26:
  %.013 = phi %struct.model_found_address* [ %27, %30 ], [ null, %23 ]
  %27 = call %struct.model_found_address* @model_found(%struct.model_found_address* %5)
  %28 = icmp ne %struct.model_found_address* %27, null
  br i1 %28, label %30, label %29

29:
  call void @freeaddrinfo(%struct.model_found_address* %.013)
  br label %37

30:
  %31 = getelementptr inbounds %struct.model_found_address, %struct.model_found_address* %27, i32 0, i32 7
  store %struct.model_found_address* %.013, %struct.model_found_address** %31, align 8
  %32 = call i32 @__eufonium_address_of_host(i8* %6, i64 1)
  %33 = load i8, i8* %6, align 1
  %34 = icmp ne i8 %33, 0
  %35 = xor i1 %34, true
  br i1 %35, label %26, label %36

36:
  store %struct.model_found_address* %27, %struct.model_found_address** %3, align 8
  br label %37

37:
  %.0 = phi i32 [ 0, %36 ], [ -10, %29 ], [ -2, %11 ], [ -6, %14 ], [ %24, %23 ]
  ret i32 %.0
}

declare i32 @__eufonium_address_of_host(i8*, i64)

define internal %struct.model_found_address* @model_found(%struct.model_found_address* %0) {
  %2 = call i8* @malloc(i64 48)
  %3 = bitcast i8* %2 to %struct.model_found_address*
  %4 = call i8* @malloc(i64 28)
  %5 = bitcast i8* %4 to %struct.model_socket_address*
  %6 = icmp ne %struct.model_found_address* %3, null
  %7 = icmp ne %struct.model_socket_address* %5, null
  %or.cond = select i1 %6, i1 %7, i1 false
  br i1 %or.cond, label %9, label %8

8:
  call void @free(i8* %2)
  call void @free(i8* %4)
  br label %77

9:
  %10 = call i32 @__eufonium_address_of_host(i8* %4, i64 28)
  %11 = getelementptr inbounds %struct.model_found_address, %struct.model_found_address* %0, i32 0, i32 2
  %12 = load i32, i32* %11, align 8
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %17

14:
  %15 = icmp eq i32 %10, %12
  %16 = zext i1 %15 to i32
  br label %21

17:
  %18 = icmp sge i32 %10, 1
  %19 = icmp sle i32 %10, 3
  %spec.select = select i1 %18, i1 %19, i1 false
  %20 = zext i1 %spec.select to i32
  br label %21

21:
  %22 = phi i32 [ %16, %14 ], [ %20, %17 ]
  call void @__VERIFIER_assume(i32 %22)
  %23 = getelementptr inbounds %struct.model_found_address, %struct.model_found_address* %0, i32 0, i32 1
  %24 = load i32, i32* %23, align 4
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %32

26:
  %27 = getelementptr inbounds %struct.model_socket_address, %struct.model_socket_address* %5, i32 0, i32 0
  %28 = load i16, i16* %27, align 2
  %29 = zext i16 %28 to i32
  %30 = icmp eq i32 %29, %24
  %31 = zext i1 %30 to i32
  br label %39

32:
  %33 = getelementptr inbounds %struct.model_socket_address, %struct.model_socket_address* %5, i32 0, i32 0
  %34 = load i16, i16* %33, align 2
  %35 = zext i16 %34 to i32
  %36 = icmp eq i32 %35, 2
  %37 = icmp eq i32 %35, 10
  %spec.select39 = select i1 %36, i1 true, i1 %37
  %38 = zext i1 %spec.select39 to i32
  br label %39

39:
  %40 = phi i32 [ %31, %26 ], [ %38, %32 ]
  call void @__VERIFIER_assume(i32 %40)
  %41 = getelementptr inbounds %struct.model_socket_address, %struct.model_socket_address* %5, i32 0, i32 0
  %42 = load i16, i16* %41, align 2
  %43 = zext i16 %42 to i32
  %44 = icmp eq i32 %43, 2
  br i1 %44, label %45, label %52

45:
  %.0 = phi i32 [ %51, %47 ], [ 4, %39 ]
  %46 = icmp slt i32 %.0, 12
  br i1 %46, label %47, label %52

47:
  %48 = getelementptr inbounds %struct.model_socket_address, %struct.model_socket_address* %5, i32 0, i32 2
  %49 = sext i32 %.0 to i64
  %50 = getelementptr inbounds [24 x i8], [24 x i8]* %48, i64 0, i64 %49
  store i8 0, i8* %50, align 1
  %51 = add nsw i32 %.0, 1
  br label %45

52:
  %53 = getelementptr inbounds %struct.model_found_address, %struct.model_found_address* %0, i32 0, i32 0
  %54 = load i32, i32* %53, align 8
  %55 = getelementptr inbounds %struct.model_found_address, %struct.model_found_address* %3, i32 0, i32 0
  store i32 %54, i32* %55, align 8
  %56 = load i16, i16* %41, align 2
  %57 = zext i16 %56 to i32
  %58 = getelementptr inbounds %struct.model_found_address, %struct.model_found_address* %3, i32 0, i32 1
  store i32 %57, i32* %58, align 4
  %59 = getelementptr inbounds %struct.model_found_address, %struct.model_found_address* %3, i32 0, i32 2
  store i32 %10, i32* %59, align 8
  %60 = getelementptr inbounds %struct.model_found_address, %struct.model_found_address* %0, i32 0, i32 3
  %61 = load i32, i32* %60, align 4
  %62 = icmp ne i32 %61, 0
  %63 = icmp eq i32 %10, 3
  %64 = icmp eq i32 %10, 1
  %65 = select i1 %64, i32 6, i32 17
  %66 = select i1 %63, i32 0, i32 %65
  %67 = select i1 %62, i32 %61, i32 %66
  %68 = getelementptr inbounds %struct.model_found_address, %struct.model_found_address* %3, i32 0, i32 3
  store i32 %67, i32* %68, align 4
  %69 = load i16, i16* %41, align 2
  %70 = zext i16 %69 to i32
  %71 = icmp eq i32 %70, 2
  %72 = select i1 %71, i32 16, i32 28
  %73 = getelementptr inbounds %struct.model_found_address, %struct.model_found_address* %3, i32 0, i32 4
  store i32 %72, i32* %73, align 8
  %74 = getelementptr inbounds %struct.model_found_address, %struct.model_found_address* %3, i32 0, i32 5
  store %struct.model_socket_address* %5, %struct.model_socket_address** %74, align 8
  %75 = getelementptr inbounds %struct.model_found_address, %struct.model_found_address* %3, i32 0, i32 6
  store i8* null, i8** %75, align 8
  %76 = getelementptr inbounds %struct.model_found_address, %struct.model_found_address* %3, i32 0, i32 7
  store %struct.model_found_address* null, %struct.model_found_address** %76, align 8
  br label %77

77:
  %.038 = phi %struct.model_found_address* [ %3, %52 ], [ null, %8 ]
  ret %struct.model_found_address* %.038
}

define i32 @getopt(i32 %0, i8** %1, i8* %2) {
  %4 = call i32 @model_option(i32 %0, i8** %1, i8* %2, %struct.model_option* null, i32* null, i1 zeroext false, i1 zeroext false)
  ret i32 %4
}

define internal i32 @model_option(i32 %0, i8** %1, i8* %2, %struct.model_option* %3, i32* %4, i1 zeroext %5, i1 zeroext %6) {
  %8 = zext i1 %5 to i8
  %9 = zext i1 %6 to i8
  %10 = icmp slt i32 %0, 1
  br i1 %10, label %147, label %11

11:
  store i8* null, i8** @optarg, align 8
  %12 = call zeroext i1 @__eufonium_given_arguments()
  br i1 %12, label %13, label %17

13:
  %14 = call zeroext i1 @__eufonium_exact()
  br i1 %14, label %17, label %15

15:
  %16 = call i32 @model_any_option(i32 %0, i8** %1, i8* %2, %struct.model_option* %3, i32* %4)
  br label %147

17:
  %18 = load i32, i32* @optind, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %23, label %20

20:
  %21 = load i8, i8* @model_begun, align 1
  %22 = trunc i8 %21 to i1
  br i1 %22, label %24, label %23

23:
  call void @model_begin(i8* %2, i1 zeroext %6)
  br label %24

24:
  %25 = load i8, i8* %2, align 1
  %26 = sext i8 %25 to i32
  switch i32 %26, label %29 [
    i32 45, label %27
    i32 43, label %27
  ]

27:
  %28 = getelementptr inbounds i8, i8* %2, i32 1
  br label %29

29:
  %.047 = phi i8* [ %28, %27 ], [ %2, %24 ]
  %30 = load i8*, i8** @model_letters, align 8
  %31 = icmp ne i8* %30, null
  br i1 %31, label %32, label %35

32:
  %33 = load i8, i8* %30, align 1
  %34 = icmp ne i8 %33, 0
  br i1 %34, label %145, label %35

35:
  %36 = load i32, i32* @model_passed_end, align 4
  %37 = load i32, i32* @optind, align 4
  %38 = icmp sgt i32 %36, %37
  br i1 %38, label %39, label %40

39:
  store i32 %37, i32* @model_passed_end, align 4
  br label %40

40:
  %41 = load i32, i32* @model_passed, align 4
  %42 = load i32, i32* @optind, align 4
  %43 = icmp sgt i32 %41, %42
  br i1 %43, label %44, label %45

44:
  store i32 %42, i32* @model_passed, align 4
  br label %45

45:
  %46 = load i32, i32* @model_order, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %68

48:
  %49 = load i32, i32* @model_passed, align 4
  %50 = load i32, i32* @model_passed_end, align 4
  %51 = icmp ne i32 %49, %50
  br i1 %51, label %52, label %53

52:
  call void @model_move(i8** %1)
  br label %55

53:
  %54 = load i32, i32* @optind, align 4
  store i32 %54, i32* @model_passed, align 4
  br label %55

55:
  br label %56

56:
  %57 = load i32, i32* @optind, align 4
  %58 = icmp slt i32 %57, %0
  br i1 %58, label %59, label %.critedge

59:
  %60 = sext i32 %57 to i64
  %61 = getelementptr inbounds i8*, i8** %1, i64 %60
  %62 = load i8*, i8** %61, align 8
  %63 = call zeroext i1 @model_is_operand(i8* %62)
  br i1 %63, label %64, label %.critedge

64:
  %65 = load i32, i32* @optind, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, i32* @optind, align 4
  br label %56

.critedge:
  %67 = load i32, i32* @optind, align 4
  store i32 %67, i32* @model_passed_end, align 4
  br label %68

68:
  %69 = load i32, i32* @optind, align 4
  %70 = icmp ne i32 %69, %0
  br i1 %70, label %71, label %86

71:
  %72 = sext i32 %69 to i64
  %73 = getelementptr inbounds i8*, i8** %1, i64 %72
  %74 = load i8*, i8** %73, align 8
  %75 = call i32 @strcmp(i8* %74, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.150, i64 0, i64 0))
  %76 = icmp ne i32 %75, 0
  br i1 %76, label %86, label %77

77:
  %78 = load i32, i32* @optind, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, i32* @optind, align 4
  %80 = load i32, i32* @model_passed, align 4
  %81 = load i32, i32* @model_passed_end, align 4
  %82 = icmp ne i32 %80, %81
  br i1 %82, label %83, label %84

83:
  call void @model_move(i8** %1)
  br label %85

84:
  store i32 %79, i32* @model_passed, align 4
  br label %85

85:
  store i32 %0, i32* @optind, align 4
  store i32 %0, i32* @model_passed_end, align 4
  br label %86

86:
  %87 = load i32, i32* @optind, align 4
  %88 = icmp eq i32 %87, %0
  br i1 %88, label %89, label %94

89:
  %90 = load i32, i32* @model_passed, align 4
  %91 = load i32, i32* @model_passed_end, align 4
  %92 = icmp ne i32 %90, %91
  br i1 %92, label %93, label %147

93:
  store i32 %90, i32* @optind, align 4
  br label %147

94:
  %95 = sext i32 %87 to i64
  %96 = getelementptr inbounds i8*, i8** %1, i64 %95
  %97 = load i8*, i8** %96, align 8
  %98 = call zeroext i1 @model_is_operand(i8* %97)
  br i1 %98, label %99, label %108

99:
  %100 = load i32, i32* @model_order, align 4
  %101 = icmp eq i32 %100, 1
  br i1 %101, label %147, label %102

102:
  %103 = load i32, i32* @optind, align 4
  %104 = add nsw i32 %103, 1
  store i32 %104, i32* @optind, align 4
  %105 = sext i32 %103 to i64
  %106 = getelementptr inbounds i8*, i8** %1, i64 %105
  %107 = load i8*, i8** %106, align 8
  store i8* %107, i8** @optarg, align 8
  br label %147

108:
  %109 = icmp ne %struct.model_option* %3, null
  br i1 %109, label %110, label %139

110:
  %111 = load i32, i32* @optind, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i8*, i8** %1, i64 %112
  %114 = load i8*, i8** %113, align 8
  %115 = getelementptr inbounds i8, i8* %114, i64 1
  %116 = load i8, i8* %115, align 1
  %117 = sext i8 %116 to i32
  %118 = icmp eq i32 %117, 45
  br i1 %118, label %119, label %122

119:
  %120 = getelementptr inbounds i8, i8* %114, i64 2
  store i8* %120, i8** @model_letters, align 8
  %121 = call i32 @model_long(i32 %0, i8** %1, i8* %.047, %struct.model_option* %3, i32* %4, i1 zeroext %5)
  br label %147

122:
  br i1 %5, label %123, label %139

123:
  %124 = getelementptr inbounds i8, i8* %114, i64 2
  %125 = load i8, i8* %124, align 1
  %126 = sext i8 %125 to i32
  %127 = icmp ne i32 %126, 0
  br i1 %127, label %131, label %128

128:
  %129 = call i8* @strchr(i8* %.047, i32 %117)
  %130 = icmp ne i8* %129, null
  br i1 %130, label %139, label %131

131:
  %132 = load i32, i32* @optind, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds i8*, i8** %1, i64 %133
  %135 = load i8*, i8** %134, align 8
  %136 = getelementptr inbounds i8, i8* %135, i64 1
  store i8* %136, i8** @model_letters, align 8
  %137 = call i32 @model_long(i32 %0, i8** %1, i8* %.047, %struct.model_option* %3, i32* %4, i1 zeroext %5)
  %138 = icmp ne i32 %137, -1
  br i1 %138, label %147, label %139

139:
  %140 = load i32, i32* @optind, align 4
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds i8*, i8** %1, i64 %141
  %143 = load i8*, i8** %142, align 8
  %144 = getelementptr inbounds i8, i8* %143, i64 1
  store i8* %144, i8** @model_letters, align 8
  br label %145

145:
  %146 = call i32 @model_short(i32 %0, i8** %1, i8* %.047)
  br label %147

147:
  %.0 = phi i32 [ %146, %145 ], [ 1, %102 ], [ %121, %119 ], [ %16, %15 ], [ -1, %7 ], [ -1, %93 ], [ -1, %89 ], [ -1, %99 ], [ %137, %131 ]
  ret i32 %.0
}

define i32 @__posix_getopt(i32 %0, i8** %1, i8* %2) {
  %4 = call i32 @model_option(i32 %0, i8** %1, i8* %2, %struct.model_option* null, i32* null, i1 zeroext false, i1 zeroext true)
  ret i32 %4
}

define i32 @getopt_long(i32 %0, i8** %1, i8* %2, %struct.model_option* %3, i32* %4) {
  %6 = call i32 @model_option(i32 %0, i8** %1, i8* %2, %struct.model_option* %3, i32* %4, i1 zeroext false, i1 zeroext false)
  ret i32 %6
}

define i32 @getopt_long_only(i32 %0, i8** %1, i8* %2, %struct.model_option* %3, i32* %4) {
  %6 = call i32 @model_option(i32 %0, i8** %1, i8* %2, %struct.model_option* %3, i32* %4, i1 zeroext true, i1 zeroext false)
  ret i32 %6
}

define void @__eufonium_vread(i8* %0, %struct.__va_list_tag* %1) {
  %3 = alloca i8*, align 8
  %4 = alloca %struct.model_arguments, align 8
  %5 = alloca %struct.model_conversion, align 4
  store i8* %0, i8** %3, align 8
  %6 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %4, i32 0, i32 0
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %6, i64 0, i64 0
  %8 = bitcast %struct.__va_list_tag* %7 to i8*
  %9 = bitcast %struct.__va_list_tag* %1 to i8*
  call void @llvm.va_copy(i8* %8, i8* %9)
  br label %10

10:
  %11 = load i8*, i8** %3, align 8
  %12 = load i8, i8* %11, align 1
  %13 = icmp ne i8 %12, 0
  br i1 %13, label %14, label %31

14:
  %15 = sext i8 %12 to i32
  %16 = icmp ne i32 %15, 37
  br i1 %16, label %28, label %17

17:
  %18 = getelementptr inbounds i8, i8* %11, i32 1
  store i8* %18, i8** %3, align 8
  %19 = bitcast %struct.model_conversion* %5 to i8*
  call void @llvm.memset.p0i8.i64(i8* align 4 %19, i8 0, i64 40, i1 false)
  %20 = call i32 @model_conversion(%struct.model_conversion* %5, i8** %3, %struct.model_arguments* %4)
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %31

22:
  %23 = load i8*, i8** %3, align 8
  %24 = load i8, i8* %23, align 1
  %25 = call i8* @model_read_argument(%struct.model_conversion* %5, i8 signext %24, %struct.model_arguments* %4)
  %26 = icmp ne i8* %25, null
  br i1 %26, label %27, label %28

27:
  call void @__eufonium_unmodelled(i8* %25)
  br label %31

28:
  %29 = load i8*, i8** %3, align 8
  %30 = getelementptr inbounds i8, i8* %29, i32 1
  store i8* %30, i8** %3, align 8
  br label %10

31:
  call void @llvm.va_end(i8* %8)
  ret void
}

define internal i32 @model_conversion(%struct.model_conversion* %0, i8** %1, %struct.model_arguments* %2) {
  br label %4

4:
  %5 = load i8*, i8** %1, align 8
  %6 = load i8, i8* %5, align 1
  %7 = call i32 @model_flag(%struct.model_conversion* %0, i8 signext %6)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %12

9:
  %10 = load i8*, i8** %1, align 8
  %11 = getelementptr inbounds i8, i8* %10, i32 1
  store i8* %11, i8** %1, align 8
  br label %4

12:
  %13 = load i8*, i8** %1, align 8
  %14 = load i8, i8* %13, align 1
  %15 = sext i8 %14 to i32
  %16 = icmp eq i32 %15, 42
  br i1 %16, label %17, label %46

17:
  %18 = getelementptr inbounds i8, i8* %13, i32 1
  store i8* %18, i8** %1, align 8
  %19 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %2, i32 0, i32 0
  %20 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %19, i64 0, i64 0
  %21 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %20, i32 0, i32 0
  %22 = load i32, i32* %21, align 8
  %23 = icmp ule i32 %22, 40
  br i1 %23, label %24, label %30

24:
  %25 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %20, i32 0, i32 3
  %26 = load i8*, i8** %25, align 8
  %27 = getelementptr i8, i8* %26, i32 %22
  %28 = bitcast i8* %27 to i32*
  %29 = add i32 %22, 8
  store i32 %29, i32* %21, align 8
  br label %35

30:
  %31 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %20, i32 0, i32 2
  %32 = load i8*, i8** %31, align 8
  %33 = bitcast i8* %32 to i32*
  %34 = getelementptr i8, i8* %32, i32 8
  store i8* %34, i8** %31, align 8
  br label %35

35:
  %36 = phi i32* [ %28, %24 ], [ %33, %30 ]
  %37 = load i32, i32* %36, align 4
  %38 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %0, i32 0, i32 5
  store i32 %37, i32* %38, align 4
  %39 = icmp eq i32 %37, -2147483648
  br i1 %39, label %100, label %40

40:
  %41 = icmp slt i32 %37, 0
  br i1 %41, label %42, label %50

42:
  %43 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %0, i32 0, i32 0
  store i32 1, i32* %43, align 4
  %44 = load i32, i32* %38, align 4
  %45 = sub nsw i32 0, %44
  store i32 %45, i32* %38, align 4
  br label %50

46:
  %47 = call i32 @model_format_number(i8** %1)
  %48 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %0, i32 0, i32 5
  store i32 %47, i32* %48, align 4
  %49 = icmp slt i32 %47, 0
  br i1 %49, label %100, label %50

50:
  %51 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %0, i32 0, i32 6
  store i32 -1, i32* %51, align 4
  %52 = load i8*, i8** %1, align 8
  %53 = load i8, i8* %52, align 1
  %54 = sext i8 %53 to i32
  %55 = icmp eq i32 %54, 46
  br i1 %55, label %56, label %85

56:
  %57 = getelementptr inbounds i8, i8* %52, i32 1
  store i8* %57, i8** %1, align 8
  %58 = load i8, i8* %57, align 1
  %59 = sext i8 %58 to i32
  %60 = icmp eq i32 %59, 42
  br i1 %60, label %61, label %82

61:
  %62 = getelementptr inbounds i8, i8* %57, i32 1
  store i8* %62, i8** %1, align 8
  %63 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %2, i32 0, i32 0
  %64 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %63, i64 0, i64 0
  %65 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %64, i32 0, i32 0
  %66 = load i32, i32* %65, align 8
  %67 = icmp ule i32 %66, 40
  br i1 %67, label %68, label %74

68:
  %69 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %64, i32 0, i32 3
  %70 = load i8*, i8** %69, align 8
  %71 = getelementptr i8, i8* %70, i32 %66
  %72 = bitcast i8* %71 to i32*
  %73 = add i32 %66, 8
  store i32 %73, i32* %65, align 8
  br label %79

74:
  %75 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %64, i32 0, i32 2
  %76 = load i8*, i8** %75, align 8
  %77 = bitcast i8* %76 to i32*
  %78 = getelementptr i8, i8* %76, i32 8
  store i8* %78, i8** %75, align 8
  br label %79

79:
  %80 = phi i32* [ %72, %68 ], [ %77, %74 ]
  %81 = load i32, i32* %80, align 4
  store i32 %81, i32* %51, align 4
  br label %85

82:
  %83 = call i32 @model_format_number(i8** %1)
  store i32 %83, i32* %51, align 4
  %84 = icmp slt i32 %83, 0
  br i1 %84, label %100, label %85

85:
  %86 = load i8*, i8** %1, align 8
  %87 = load i8, i8* %86, align 1
  %88 = sext i8 %87 to i32
  %89 = icmp eq i32 %88, 108
  %90 = zext i1 %89 to i32
  %91 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %0, i32 0, i32 8
  store i32 %90, i32* %91, align 4
  %92 = load i8*, i8** %1, align 8
  %93 = load i8, i8* %92, align 1
  %94 = sext i8 %93 to i32
  %95 = icmp eq i32 %94, 76
  %96 = zext i1 %95 to i32
  %97 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %0, i32 0, i32 9
  store i32 %96, i32* %97, align 4
  %98 = call i32 @model_integer_size(i8** %1)
  %99 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %0, i32 0, i32 7
  store i32 %98, i32* %99, align 4
  br label %100

100:
  %.0 = phi i32 [ 1, %85 ], [ 0, %35 ], [ 0, %46 ], [ 0, %82 ]
  ret i32 %.0
}

define internal i8* @model_read_argument(%struct.model_conversion* %0, i8 signext %1, %struct.model_arguments* %2) {
  %4 = sext i8 %1 to i32
  switch i32 %4, label %108 [
    i32 100, label %5
    i32 105, label %5
    i32 117, label %5
    i32 111, label %5
    i32 120, label %5
    i32 88, label %5
    i32 99, label %5
    i32 67, label %5
    i32 112, label %7
    i32 115, label %24
    i32 101, label %74
    i32 69, label %74
    i32 102, label %74
    i32 70, label %74
    i32 103, label %74
    i32 71, label %74
    i32 97, label %74
    i32 65, label %74
    i32 109, label %109
    i32 37, label %109
    i32 110, label %106
    i32 36, label %107
  ]

5:
  %6 = call i64 @model_unsigned_argument(%struct.model_conversion* %0, %struct.model_arguments* %2)
  br label %109

7:
  %8 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %2, i32 0, i32 0
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %8, i64 0, i64 0
  %10 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %9, i32 0, i32 0
  %11 = load i32, i32* %10, align 8
  %12 = icmp ule i32 %11, 40
  br i1 %12, label %13, label %19

13:
  %14 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %9, i32 0, i32 3
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr i8, i8* %15, i32 %11
  %17 = bitcast i8* %16 to i8**
  %18 = add i32 %11, 8
  store i32 %18, i32* %10, align 8
  br label %109

19:
  %20 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %9, i32 0, i32 2
  %21 = load i8*, i8** %20, align 8
  %22 = bitcast i8* %21 to i8**
  %23 = getelementptr i8, i8* %21, i32 8
  store i8* %23, i8** %20, align 8
  br label %109

24:
  %25 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %0, i32 0, i32 8
  %26 = load i32, i32* %25, align 4
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %50, label %28

28:
  %29 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %2, i32 0, i32 0
  %30 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %29, i64 0, i64 0
  %31 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %30, i32 0, i32 0
  %32 = load i32, i32* %31, align 8
  %33 = icmp ule i32 %32, 40
  br i1 %33, label %34, label %40

34:
  %35 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %30, i32 0, i32 3
  %36 = load i8*, i8** %35, align 8
  %37 = getelementptr i8, i8* %36, i32 %32
  %38 = bitcast i8* %37 to i8**
  %39 = add i32 %32, 8
  store i32 %39, i32* %31, align 8
  br label %45

40:
  %41 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %30, i32 0, i32 2
  %42 = load i8*, i8** %41, align 8
  %43 = bitcast i8* %42 to i8**
  %44 = getelementptr i8, i8* %42, i32 8
  store i8* %44, i8** %41, align 8
  br label %45

45:
  %46 = phi i8** [ %38, %34 ], [ %43, %40 ]
  %47 = load i8*, i8** %46, align 8
  %48 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %0, i32 0, i32 6
  %49 = load i32, i32* %48, align 4
  call void @model_read_text(i8* %47, i32 %49)
  br label %109

50:
  %51 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %0, i32 0, i32 6
  %52 = load i32, i32* %51, align 4
  %53 = icmp sge i32 %52, 0
  br i1 %53, label %109, label %54

54:
  %55 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %2, i32 0, i32 0
  %56 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %55, i64 0, i64 0
  %57 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %56, i32 0, i32 0
  %58 = load i32, i32* %57, align 8
  %59 = icmp ule i32 %58, 40
  br i1 %59, label %60, label %66

60:
  %61 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %56, i32 0, i32 3
  %62 = load i8*, i8** %61, align 8
  %63 = getelementptr i8, i8* %62, i32 %58
  %64 = bitcast i8* %63 to i32**
  %65 = add i32 %58, 8
  store i32 %65, i32* %57, align 8
  br label %71

66:
  %67 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %56, i32 0, i32 2
  %68 = load i8*, i8** %67, align 8
  %69 = bitcast i8* %68 to i32**
  %70 = getelementptr i8, i8* %68, i32 8
  store i8* %70, i8** %67, align 8
  br label %71

71:
  %72 = phi i32** [ %64, %60 ], [ %69, %66 ]
  %73 = load i32*, i32** %72, align 8
  call void @model_read_wide_text(i32* %73)
  br label %109

74:
  %75 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %0, i32 0, i32 9
  %76 = load i32, i32* %75, align 4
  %77 = icmp ne i32 %76, 0
  br i1 %77, label %78, label %89

78:
  %79 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %2, i32 0, i32 0
  %80 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %79, i64 0, i64 0
  %81 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %80, i32 0, i32 2
  %82 = load i8*, i8** %81, align 8
  %83 = ptrtoint i8* %82 to i64
  %84 = add i64 %83, 15
  %85 = and i64 %84, -16
  %86 = inttoptr i64 %85 to i8*
  %87 = bitcast i8* %86 to x86_fp80*
  %88 = getelementptr i8, i8* %86, i32 16
  store i8* %88, i8** %81, align 8
  br label %109

89:
  %90 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %2, i32 0, i32 0
  %91 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %90, i64 0, i64 0
  %92 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %91, i32 0, i32 1
  %93 = load i32, i32* %92, align 4
  %94 = icmp ule i32 %93, 160
  br i1 %94, label %95, label %101

95:
  %96 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %91, i32 0, i32 3
  %97 = load i8*, i8** %96, align 8
  %98 = getelementptr i8, i8* %97, i32 %93
  %99 = bitcast i8* %98 to double*
  %100 = add i32 %93, 16
  store i32 %100, i32* %92, align 4
  br label %109

101:
  %102 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %91, i32 0, i32 2
  %103 = load i8*, i8** %102, align 8
  %104 = bitcast i8* %103 to double*
  %105 = getelementptr i8, i8* %103, i32 8
  store i8* %105, i8** %102, align 8
  br label %109

106:
  br label %109

107:
  br label %109

108:
  br label %109

109:
  %.0 = phi i8* [ getelementptr inbounds ([48 x i8], [48 x i8]* @.str.135, i64 0, i64 0), %108 ], [ getelementptr inbounds ([32 x i8], [32 x i8]* @.str.134, i64 0, i64 0), %107 ], [ getelementptr inbounds ([38 x i8], [38 x i8]* @.str.153, i64 0, i64 0), %106 ], [ null, %71 ], [ null, %45 ], [ null, %5 ], [ null, %19 ], [ null, %13 ], [ getelementptr inbounds ([22 x i8], [22 x i8]* @.str.152, i64 0, i64 0), %50 ], [ null, %95 ], [ null, %101 ], [ null, %78 ], [ null, %3 ], [ null, %3 ]
  ret i8* %.0
}

define void @__eufonium_read(i8* %0, ...) {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  %4 = bitcast %struct.__va_list_tag* %3 to i8*
  call void @llvm.va_start(i8* %4)
  call void @__eufonium_vread(i8* %0, %struct.__va_list_tag* %3)
  call void @llvm.va_end(i8* %4)
  ret void
}

define i8* @mmap(i8* %0, i64 %1, i32 %2, i32 %3, i32 %4, i64 %5) {
  %7 = call i8* @model_map(i64 %1, i32 %3, i64 %5)
  ret i8* %7
}

define internal i8* @model_map(i64 %0, i32 %1, i64 %2) {
  %4 = icmp eq i64 %0, 0
  %5 = urem i64 %2, 4096
  %6 = icmp ne i64 %5, 0
  %or.cond = or i1 %4, %6
  br i1 %or.cond, label %7, label %9

7:
  %8 = call i32* @__errno_location()
  store i32 22, i32* %8, align 4
  br label %34

9:
  %10 = icmp ugt i64 %0, 9223372036854775807
  br i1 %10, label %11, label %13

11:
  %12 = call i32* @__errno_location()
  store i32 12, i32* %12, align 4
  br label %34

13:
  %14 = and i32 %1, 3
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %18, label %16

16:
  %17 = call i32* @__errno_location()
  store i32 22, i32* %17, align 4
  br label %34

18:
  %19 = and i32 %1, 1048592
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %22

21:
  call void @__eufonium_unmodelled(i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.154, i64 0, i64 0))
  br label %22

22:
  %23 = call i64 @model_whole_pages(i64 %0)
  %24 = call i8* @__eufonium_pages(i64 %23)
  %25 = icmp eq i8* %24, null
  br i1 %25, label %26, label %28

26:
  %27 = call i32* @__errno_location()
  store i32 12, i32* %27, align 4
  br label %34

28:
  %29 = and i32 %1, 32
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %33

31:
  %32 = call i8* @memset(i8* %24, i32 0, i64 %23)
  br label %34

33:
  call void @memhavoc(i8* %24, i64 %23)
  br label %34

34:
  %.0 = phi i8* [ inttoptr (i64 -1 to i8*), %7 ], [ inttoptr (i64 -1 to i8*), %11 ], [ inttoptr (i64 -1 to i8*), %26 ], [ inttoptr (i64 -1 to i8*), %16 ], [ %24, %33 ], [ %24, %31 ]
  ret i8* %.0
}

define i8* @mmap64(i8* %0, i64 %1, i32 %2, i32 %3, i32 %4, i64 %5) {
  %7 = call i8* @model_map(i64 %1, i32 %3, i64 %5)
  ret i8* %7
}

define i32 @munmap(i8* %0, i64 %1) {
  %3 = icmp eq i64 %1, 0
  %4 = ptrtoint i8* %0 to i64
  %5 = urem i64 %4, 4096
  %6 = icmp ne i64 %5, 0
  %or.cond = or i1 %3, %6
  br i1 %or.cond, label %7, label %9

7:
  %8 = call i32* @__errno_location()
  store i32 22, i32* %8, align 4
  br label %17

9:
  %10 = call i64 @model_whole_pages(i64 %1)
  %11 = call zeroext i1 @sea_is_dereferenceable(i8* %0, i64 %10)
  br i1 %11, label %12, label %15

12:
  %13 = add i64 %10, 1
  %14 = call zeroext i1 @sea_is_dereferenceable(i8* %0, i64 %13)
  br i1 %14, label %15, label %16

15:
  call void @__eufonium_unmodelled(i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.str.21, i64 0, i64 0))
  br label %16

16:
  call void @free(i8* %0)
  br label %17

17:
  %.0 = phi i32 [ -1, %7 ], [ 0, %16 ]
  ret i32 %.0
}

define internal i64 @model_whole_pages(i64 %0) {
  %2 = add i64 %0, 4096
  %3 = sub i64 %2, 1
  %4 = and i64 %3, -4096
  ret i64 %4
}

declare zeroext i1 @sea_is_dereferenceable(i8*, i64)

define i8* @tfind(i8* %0, i8** %1, i32 (i8*, i8*)* %2) {
  %4 = alloca %struct.model_search_node*, align 8
  %5 = icmp eq i8** %1, null
  br i1 %5, label %11, label %6

6:
  %7 = bitcast i8** %1 to %struct.model_search_node**
  %8 = call %struct.model_search_node** @model_search_place(i8* %0, %struct.model_search_node** %7, i32 (i8*, i8*)* %2, %struct.model_search_node** %4)
  %9 = load %struct.model_search_node*, %struct.model_search_node** %8, align 8
  %10 = bitcast %struct.model_search_node* %9 to i8*
  br label %11

11:
  %.0 = phi i8* [ %10, %6 ], [ null, %3 ]
  ret i8* %.0
}

define internal %struct.model_search_node** @model_search_place(i8* %0, %struct.model_search_node** %1, i32 (i8*, i8*)* %2, %struct.model_search_node** %3) {
  store %struct.model_search_node* null, %struct.model_search_node** %3, align 8
  br label %5

5:
  %.0 = phi %struct.model_search_node** [ %1, %4 ], [ %23, %22 ]
  %6 = load %struct.model_search_node*, %struct.model_search_node** %.0, align 8
  %7 = icmp ne %struct.model_search_node* %6, null
  br i1 %7, label %8, label %24

8:
  %9 = getelementptr inbounds %struct.model_search_node, %struct.model_search_node* %6, i32 0, i32 0
  %10 = load i8*, i8** %9, align 8
  %11 = call i32 %2(i8* %0, i8* %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %24, label %13

13:
  %14 = load %struct.model_search_node*, %struct.model_search_node** %.0, align 8
  store %struct.model_search_node* %14, %struct.model_search_node** %3, align 8
  %15 = icmp slt i32 %11, 0
  br i1 %15, label %16, label %19

16:
  %17 = load %struct.model_search_node*, %struct.model_search_node** %.0, align 8
  %18 = getelementptr inbounds %struct.model_search_node, %struct.model_search_node* %17, i32 0, i32 1
  br label %22

19:
  %20 = load %struct.model_search_node*, %struct.model_search_node** %.0, align 8
  %21 = getelementptr inbounds %struct.model_search_node, %struct.model_search_node* %20, i32 0, i32 2
  br label %22

22:
  %23 = phi %struct.model_search_node** [ %18, %16 ], [ %21, %19 ]
  br label %5

24:
  ret %struct.model_search_node** %.0
}

define i8* @tsearch(i8* %0, i8** %1, i32 (i8*, i8*)* %2) {
  %4 = alloca %struct.model_search_node*, align 8
  %5 = icmp eq i8** %1, null
  br i1 %5, label %21, label %6

6:
  %7 = bitcast i8** %1 to %struct.model_search_node**
  %8 = call %struct.model_search_node** @model_search_place(i8* %0, %struct.model_search_node** %7, i32 (i8*, i8*)* %2, %struct.model_search_node** %4)
  %9 = load %struct.model_search_node*, %struct.model_search_node** %8, align 8
  %10 = icmp ne %struct.model_search_node* %9, null
  br i1 %10, label %11, label %13

11:
  %12 = bitcast %struct.model_search_node* %9 to i8*
  br label %21

13:
  %14 = call i8* @malloc(i64 24)
  %15 = bitcast i8* %14 to %struct.model_search_node*
  %16 = icmp eq %struct.model_search_node* %15, null
  br i1 %16, label %21, label %17

17:
  %18 = getelementptr inbounds %struct.model_search_node, %struct.model_search_node* %15, i32 0, i32 0
  store i8* %0, i8** %18, align 8
  %19 = getelementptr inbounds %struct.model_search_node, %struct.model_search_node* %15, i32 0, i32 2
  store %struct.model_search_node* null, %struct.model_search_node** %19, align 8
  %20 = getelementptr inbounds %struct.model_search_node, %struct.model_search_node* %15, i32 0, i32 1
  store %struct.model_search_node* null, %struct.model_search_node** %20, align 8
  store %struct.model_search_node* %15, %struct.model_search_node** %8, align 8
  br label %21

21:
  %.0 = phi i8* [ %12, %11 ], [ %14, %17 ], [ null, %3 ], [ null, %13 ]
  ret i8* %.0
}

define i8* @tdelete(i8* %0, i8** %1, i32 (i8*, i8*)* %2) {
  %4 = alloca %struct.model_search_node*, align 8
  %5 = icmp eq i8** %1, null
  br i1 %5, label %45, label %6

6:
  %7 = bitcast i8** %1 to %struct.model_search_node**
  %8 = call %struct.model_search_node** @model_search_place(i8* %0, %struct.model_search_node** %7, i32 (i8*, i8*)* %2, %struct.model_search_node** %4)
  %9 = load %struct.model_search_node*, %struct.model_search_node** %8, align 8
  %10 = icmp eq %struct.model_search_node* %9, null
  br i1 %10, label %45, label %11

11:
  %12 = getelementptr inbounds %struct.model_search_node, %struct.model_search_node* %9, i32 0, i32 1
  %13 = load %struct.model_search_node*, %struct.model_search_node** %12, align 8
  %14 = icmp ne %struct.model_search_node* %13, null
  br i1 %14, label %15, label %30

15:
  %16 = getelementptr inbounds %struct.model_search_node, %struct.model_search_node* %9, i32 0, i32 2
  %17 = load %struct.model_search_node*, %struct.model_search_node** %16, align 8
  %18 = icmp ne %struct.model_search_node* %17, null
  br i1 %18, label %19, label %30

19:
  %.024 = phi %struct.model_search_node** [ %16, %15 ], [ %21, %19 ]
  %20 = load %struct.model_search_node*, %struct.model_search_node** %.024, align 8
  %21 = getelementptr inbounds %struct.model_search_node, %struct.model_search_node* %20, i32 0, i32 1
  %22 = load %struct.model_search_node*, %struct.model_search_node** %21, align 8
  %23 = icmp ne %struct.model_search_node* %22, null
  br i1 %23, label %19, label %24

24:
  %25 = getelementptr inbounds %struct.model_search_node, %struct.model_search_node* %20, i32 0, i32 0
  %26 = load i8*, i8** %25, align 8
  %27 = getelementptr inbounds %struct.model_search_node, %struct.model_search_node* %9, i32 0, i32 0
  store i8* %26, i8** %27, align 8
  %28 = getelementptr inbounds %struct.model_search_node, %struct.model_search_node* %20, i32 0, i32 2
  %29 = load %struct.model_search_node*, %struct.model_search_node** %28, align 8
  store %struct.model_search_node* %29, %struct.model_search_node** %.024, align 8
  br label %38

30:
  %31 = load %struct.model_search_node*, %struct.model_search_node** %12, align 8
  %32 = icmp ne %struct.model_search_node* %31, null
  br i1 %32, label %36, label %33

33:
  %34 = getelementptr inbounds %struct.model_search_node, %struct.model_search_node* %9, i32 0, i32 2
  %35 = load %struct.model_search_node*, %struct.model_search_node** %34, align 8
  br label %36

36:
  %37 = phi %struct.model_search_node* [ %35, %33 ], [ %31, %30 ]
  store %struct.model_search_node* %37, %struct.model_search_node** %8, align 8
  br label %38

38:
  %.025 = phi %struct.model_search_node* [ %20, %24 ], [ %9, %36 ]
  %39 = bitcast %struct.model_search_node* %.025 to i8*
  call void @free(i8* %39)
  %40 = load %struct.model_search_node*, %struct.model_search_node** %4, align 8
  %41 = icmp ne %struct.model_search_node* %40, null
  %42 = bitcast %struct.model_search_node* %40 to i8*
  %43 = bitcast i8** %1 to i8*
  %44 = select i1 %41, i8* %42, i8* %43
  br label %45

45:
  %.0 = phi i8* [ %44, %38 ], [ null, %3 ], [ null, %6 ]
  ret i8* %.0
}

define void @twalk(i8* %0, void (i8*, i32, i32)* %1) {
  %3 = alloca %struct.model_walker, align 8
  %4 = getelementptr inbounds %struct.model_walker, %struct.model_walker* %3, i32 0, i32 0
  store void (i8*, i32, i32)* %1, void (i8*, i32, i32)** %4, align 8
  %5 = getelementptr inbounds %struct.model_walker, %struct.model_walker* %3, i32 0, i32 1
  store void (i8*, i32, i8*)* null, void (i8*, i32, i8*)** %5, align 8
  %6 = getelementptr inbounds %struct.model_walker, %struct.model_walker* %3, i32 0, i32 2
  store i8* null, i8** %6, align 8
  %7 = icmp ne i8* %0, null
  %8 = icmp ne void (i8*, i32, i32)* %1, null
  %or.cond = and i1 %7, %8
  br i1 %or.cond, label %9, label %11

9:
  %10 = bitcast i8* %0 to %struct.model_search_node*
  call void @model_walk(%struct.model_walker* %3, %struct.model_search_node* %10, i32 0)
  br label %11

11:
  ret void
}

define internal void @model_walk(%struct.model_walker* %0, %struct.model_search_node* %1, i32 %2) {
  %4 = getelementptr inbounds %struct.model_search_node, %struct.model_search_node* %1, i32 0, i32 1
  %5 = load %struct.model_search_node*, %struct.model_search_node** %4, align 8
  %6 = icmp eq %struct.model_search_node* %5, null
  br i1 %6, label %7, label %12

7:
  %8 = getelementptr inbounds %struct.model_search_node, %struct.model_search_node* %1, i32 0, i32 2
  %9 = load %struct.model_search_node*, %struct.model_search_node** %8, align 8
  %10 = icmp eq %struct.model_search_node* %9, null
  br i1 %10, label %11, label %12

11:
  call void @model_visit_node(%struct.model_walker* %0, %struct.model_search_node* %1, i32 3, i32 %2)
  br label %24

12:
  call void @model_visit_node(%struct.model_walker* %0, %struct.model_search_node* %1, i32 0, i32 %2)
  %13 = load %struct.model_search_node*, %struct.model_search_node** %4, align 8
  %14 = icmp ne %struct.model_search_node* %13, null
  br i1 %14, label %15, label %17

15:
  %16 = add nsw i32 %2, 1
  call void @model_walk(%struct.model_walker* %0, %struct.model_search_node* %13, i32 %16)
  br label %17

17:
  call void @model_visit_node(%struct.model_walker* %0, %struct.model_search_node* %1, i32 1, i32 %2)
  %18 = getelementptr inbounds %struct.model_search_node, %struct.model_search_node* %1, i32 0, i32 2
  %19 = load %struct.model_search_node*, %struct.model_search_node** %18, align 8
  %20 = icmp ne %struct.model_search_node* %19, null
  br i1 %20, label %21, label %23

21:
  %22 = add nsw i32 %2, 1
  call void @model_walk(%struct.model_walker* %0, %struct.model_search_node* %19, i32 %22)
  br label %23

23:
  call void @model_visit_node(%struct.model_walker* %0, %struct.model_search_node* %1, i32 2, i32 %2)
  br label %24

24:
  ret void
}

define void @twalk_r(i8* %0, void (i8*, i32, i8*)* %1, i8* %2) {
  %4 = alloca %struct.model_walker, align 8
  %5 = getelementptr inbounds %struct.model_walker, %struct.model_walker* %4, i32 0, i32 0
  store void (i8*, i32, i32)* null, void (i8*, i32, i32)** %5, align 8
  %6 = getelementptr inbounds %struct.model_walker, %struct.model_walker* %4, i32 0, i32 1
  store void (i8*, i32, i8*)* %1, void (i8*, i32, i8*)** %6, align 8
  %7 = getelementptr inbounds %struct.model_walker, %struct.model_walker* %4, i32 0, i32 2
  store i8* %2, i8** %7, align 8
  %8 = icmp ne i8* %0, null
  %9 = icmp ne void (i8*, i32, i8*)* %1, null
  %or.cond = and i1 %8, %9
  br i1 %or.cond, label %10, label %12

10:
  %11 = bitcast i8* %0 to %struct.model_search_node*
  call void @model_walk(%struct.model_walker* %4, %struct.model_search_node* %11, i32 0)
  br label %12

12:
  ret void
}

define void @tdestroy(i8* %0, void (i8*)* %1) {
  %3 = bitcast i8* %0 to %struct.model_search_node*
  %4 = icmp eq %struct.model_search_node* %3, null
  br i1 %4, label %14, label %5

5:
  %6 = getelementptr inbounds %struct.model_search_node, %struct.model_search_node* %3, i32 0, i32 1
  %7 = load %struct.model_search_node*, %struct.model_search_node** %6, align 8
  %8 = bitcast %struct.model_search_node* %7 to i8*
  call void @tdestroy(i8* %8, void (i8*)* %1)
  %9 = getelementptr inbounds %struct.model_search_node, %struct.model_search_node* %3, i32 0, i32 2
  %10 = load %struct.model_search_node*, %struct.model_search_node** %9, align 8
  %11 = bitcast %struct.model_search_node* %10 to i8*
  call void @tdestroy(i8* %11, void (i8*)* %1)
  %12 = getelementptr inbounds %struct.model_search_node, %struct.model_search_node* %3, i32 0, i32 0
  %13 = load i8*, i8** %12, align 8
  call void %1(i8* %13)
  call void @free(i8* %0)
  br label %14

14:
  ret void
}

define i32 @hcreate_r(i64 %0, %struct.hsearch_data* %1) {
  %3 = icmp eq %struct.hsearch_data* %1, null
  br i1 %3, label %4, label %6

4:
  %5 = call i32* @__errno_location()
  store i32 22, i32* %5, align 4
  br label %34

6:
  %7 = getelementptr inbounds %struct.hsearch_data, %struct.hsearch_data* %1, i32 0, i32 0
  %8 = load %struct.ENTRY*, %struct.ENTRY** %7, align 8
  %9 = icmp ne %struct.ENTRY* %8, null
  br i1 %9, label %34, label %10

10:
  %11 = icmp ult i64 %0, 3
  %. = select i1 %11, i64 3, i64 %0
  %12 = or i64 %., 1
  br label %13

13:
  %.015 = phi i64 [ %12, %10 ], [ %20, %19 ]
  %14 = icmp ule i64 %.015, 4294967293
  br i1 %14, label %15, label %.critedge

15:
  %16 = call i32 @model_is_prime(i64 %.015)
  %17 = icmp ne i32 %16, 0
  %18 = xor i1 %17, true
  br i1 %18, label %19, label %.critedge

19:
  %20 = add i64 %.015, 2
  br label %13

.critedge:
  %21 = icmp ugt i64 %.015, 4294967293
  br i1 %21, label %22, label %24

22:
  %23 = call i32* @__errno_location()
  store i32 12, i32* %23, align 4
  br label %34

24:
  %25 = add i64 %.015, 1
  %26 = mul i64 %25, 16
  %27 = call i8* @malloc(i64 %26)
  %28 = bitcast i8* %27 to %struct.ENTRY*
  %29 = icmp eq %struct.ENTRY* %28, null
  br i1 %29, label %34, label %30

30:
  store %struct.ENTRY* %28, %struct.ENTRY** %7, align 8
  %31 = trunc i64 %.015 to i32
  %32 = getelementptr inbounds %struct.hsearch_data, %struct.hsearch_data* %1, i32 0, i32 1
  store i32 %31, i32* %32, align 8
  %33 = getelementptr inbounds %struct.hsearch_data, %struct.hsearch_data* %1, i32 0, i32 2
  store i32 0, i32* %33, align 4
  br label %34

34:
  %.0 = phi i32 [ 0, %4 ], [ 0, %22 ], [ 1, %30 ], [ 0, %6 ], [ 0, %24 ]
  ret i32 %.0
}

define internal i32 @model_is_prime(i64 %0) {
  br label %2

2:
  %.0 = phi i64 [ 3, %1 ], [ %9, %8 ]
  %3 = mul i64 %.0, %.0
  %4 = icmp ule i64 %3, %0
  br i1 %4, label %5, label %10

5:
  %6 = urem i64 %0, %.0
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = add i64 %.0, 2
  br label %2

10:
  %.07 = phi i32 [ 0, %5 ], [ 1, %2 ]
  ret i32 %.07
}

define void @hdestroy_r(%struct.hsearch_data* %0) {
  %2 = icmp eq %struct.hsearch_data* %0, null
  br i1 %2, label %3, label %5

3:
  %4 = call i32* @__errno_location()
  store i32 22, i32* %4, align 4
  br label %9

5:
  %6 = getelementptr inbounds %struct.hsearch_data, %struct.hsearch_data* %0, i32 0, i32 0
  %7 = load %struct.ENTRY*, %struct.ENTRY** %6, align 8
  %8 = bitcast %struct.ENTRY* %7 to i8*
  call void @free(i8* %8)
  store %struct.ENTRY* null, %struct.ENTRY** %6, align 8
  br label %9

9:
  ret void
}

define i32 @hsearch_r(i8* %0, i8* %1, i32 %2, %struct.ENTRY** %3, %struct.hsearch_data* %4) {
  br label %6

6:
  %.0 = phi i32 [ 0, %5 ], [ %23, %22 ]
  %7 = getelementptr inbounds %struct.hsearch_data, %struct.hsearch_data* %4, i32 0, i32 2
  %8 = load i32, i32* %7, align 4
  %9 = icmp ult i32 %.0, %8
  br i1 %9, label %10, label %24

10:
  %11 = getelementptr inbounds %struct.hsearch_data, %struct.hsearch_data* %4, i32 0, i32 0
  %12 = load %struct.ENTRY*, %struct.ENTRY** %11, align 8
  %13 = zext i32 %.0 to i64
  %14 = getelementptr inbounds %struct.ENTRY, %struct.ENTRY* %12, i64 %13
  %15 = getelementptr inbounds %struct.ENTRY, %struct.ENTRY* %14, i32 0, i32 0
  %16 = load i8*, i8** %15, align 8
  %17 = call i32 @strcmp(i8* %0, i8* %16)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %22

19:
  %20 = load %struct.ENTRY*, %struct.ENTRY** %11, align 8
  %21 = getelementptr inbounds %struct.ENTRY, %struct.ENTRY* %20, i64 %13
  store %struct.ENTRY* %21, %struct.ENTRY** %3, align 8
  br label %45

22:
  %23 = add i32 %.0, 1
  br label %6

24:
  store %struct.ENTRY* null, %struct.ENTRY** %3, align 8
  %25 = icmp ne i32 %2, 1
  br i1 %25, label %26, label %28

26:
  %27 = call i32* @__errno_location()
  store i32 3, i32* %27, align 4
  br label %45

28:
  %29 = load i32, i32* %7, align 4
  %30 = getelementptr inbounds %struct.hsearch_data, %struct.hsearch_data* %4, i32 0, i32 1
  %31 = load i32, i32* %30, align 8
  %32 = icmp eq i32 %29, %31
  br i1 %32, label %33, label %35

33:
  %34 = call i32* @__errno_location()
  store i32 12, i32* %34, align 4
  br label %45

35:
  %36 = getelementptr inbounds %struct.hsearch_data, %struct.hsearch_data* %4, i32 0, i32 0
  %37 = load %struct.ENTRY*, %struct.ENTRY** %36, align 8
  %38 = zext i32 %29 to i64
  %39 = getelementptr inbounds %struct.ENTRY, %struct.ENTRY* %37, i64 %38
  %.sroa.0.0..sroa_idx = getelementptr inbounds %struct.ENTRY, %struct.ENTRY* %39, i64 0, i32 0
  store i8* %0, i8** %.sroa.0.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx16 = getelementptr inbounds %struct.ENTRY, %struct.ENTRY* %39, i64 0, i32 1
  store i8* %1, i8** %.sroa.3.0..sroa_idx16, align 8
  %40 = load %struct.ENTRY*, %struct.ENTRY** %36, align 8
  %41 = load i32, i32* %7, align 4
  %42 = add i32 %41, 1
  store i32 %42, i32* %7, align 4
  %43 = zext i32 %41 to i64
  %44 = getelementptr inbounds %struct.ENTRY, %struct.ENTRY* %40, i64 %43
  store %struct.ENTRY* %44, %struct.ENTRY** %3, align 8
  br label %45

45:
  %.018 = phi i32 [ 1, %19 ], [ 0, %26 ], [ 0, %33 ], [ 1, %35 ]
  ret i32 %.018
}

define i32 @hcreate(i64 %0) {
  %2 = call i32 @hcreate_r(i64 %0, %struct.hsearch_data* @model_table)
  ret i32 %2
}

define void @hdestroy() {
  call void @hdestroy_r(%struct.hsearch_data* @model_table)
  ret void
}

define %struct.ENTRY* @hsearch(i8* %0, i8* %1, i32 %2) {
  %4 = alloca %struct.ENTRY*, align 8
  %5 = call i32 @hsearch_r(i8* %0, i8* %1, i32 %2, %struct.ENTRY** %4, %struct.hsearch_data* @model_table)
  %6 = load %struct.ENTRY*, %struct.ENTRY** %4, align 8
  ret %struct.ENTRY* %6
}

define void @insque(i8* %0, i8* %1) {
  %3 = bitcast i8* %0 to %struct.model_queued*
  %4 = bitcast i8* %1 to %struct.model_queued*
  %5 = icmp eq %struct.model_queued* %4, null
  br i1 %5, label %6, label %9

6:
  %7 = getelementptr inbounds %struct.model_queued, %struct.model_queued* %3, i32 0, i32 1
  store %struct.model_queued* null, %struct.model_queued** %7, align 8
  %8 = getelementptr inbounds %struct.model_queued, %struct.model_queued* %3, i32 0, i32 0
  store %struct.model_queued* null, %struct.model_queued** %8, align 8
  br label %17

9:
  %10 = getelementptr inbounds %struct.model_queued, %struct.model_queued* %4, i32 0, i32 0
  %11 = load %struct.model_queued*, %struct.model_queued** %10, align 8
  %12 = getelementptr inbounds %struct.model_queued, %struct.model_queued* %3, i32 0, i32 0
  store %struct.model_queued* %11, %struct.model_queued** %12, align 8
  %13 = getelementptr inbounds %struct.model_queued, %struct.model_queued* %3, i32 0, i32 1
  store %struct.model_queued* %4, %struct.model_queued** %13, align 8
  store %struct.model_queued* %3, %struct.model_queued** %10, align 8
  %14 = icmp ne %struct.model_queued* %11, null
  br i1 %14, label %15, label %17

15:
  %16 = getelementptr inbounds %struct.model_queued, %struct.model_queued* %11, i32 0, i32 1
  store %struct.model_queued* %3, %struct.model_queued** %16, align 8
  br label %17

17:
  ret void
}

define void @remque(i8* %0) {
  %2 = bitcast i8* %0 to %struct.model_queued*
  %3 = getelementptr inbounds %struct.model_queued, %struct.model_queued* %2, i32 0, i32 0
  %4 = load %struct.model_queued*, %struct.model_queued** %3, align 8
  %5 = icmp ne %struct.model_queued* %4, null
  br i1 %5, label %6, label %10

6:
  %7 = getelementptr inbounds %struct.model_queued, %struct.model_queued* %2, i32 0, i32 1
  %8 = load %struct.model_queued*, %struct.model_queued** %7, align 8
  %9 = getelementptr inbounds %struct.model_queued, %struct.model_queued* %4, i32 0, i32 1
  store %struct.model_queued* %8, %struct.model_queued** %9, align 8
  br label %10

10:
  %11 = getelementptr inbounds %struct.model_queued, %struct.model_queued* %2, i32 0, i32 1
  %12 = load %struct.model_queued*, %struct.model_queued** %11, align 8
  %13 = icmp ne %struct.model_queued* %12, null
  br i1 %13, label %14, label %17

14:
  %15 = load %struct.model_queued*, %struct.model_queued** %3, align 8
  %16 = getelementptr inbounds %struct.model_queued, %struct.model_queued* %12, i32 0, i32 0
  store %struct.model_queued* %15, %struct.model_queued** %16, align 8
  br label %17

17:
  ret void
}

define i32 @pthread_key_create(i32* %0, void (i8*)* %1) {
  br label %3

3:
  %.0 = phi i32 [ 0, %2 ], [ %13, %12 ]
  %4 = icmp ult i32 %.0, 1024
  br i1 %4, label %5, label %14

5:
  %6 = zext i32 %.0 to i64
  %7 = getelementptr inbounds [1024 x i8], [1024 x i8]* @model_is_key, i64 0, i64 %6
  %8 = load i8, i8* %7, align 1
  %9 = icmp ne i8 %8, 0
  br i1 %9, label %12, label %10

10:
  store i8 1, i8* %7, align 1
  %11 = getelementptr inbounds [1024 x i8*], [1024 x i8*]* @model_values, i64 0, i64 %6
  store i8* null, i8** %11, align 8
  store i32 %.0, i32* %0, align 4
  br label %14

12:
  %13 = add i32 %.0, 1
  br label %3

14:
  %.07 = phi i32 [ 0, %10 ], [ 11, %3 ]
  ret i32 %.07
}

define i32 @pthread_key_delete(i32 %0) {
  %2 = icmp uge i32 %0, 1024
  br i1 %2, label %9, label %3

3:
  %4 = zext i32 %0 to i64
  %5 = getelementptr inbounds [1024 x i8], [1024 x i8]* @model_is_key, i64 0, i64 %4
  %6 = load i8, i8* %5, align 1
  %7 = icmp ne i8 %6, 0
  br i1 %7, label %8, label %9

8:
  store i8 0, i8* %5, align 1
  br label %9

9:
  %.0 = phi i32 [ 0, %8 ], [ 22, %3 ], [ 22, %1 ]
  ret i32 %.0
}

define i32 @pthread_setspecific(i32 %0, i8* %1) {
  %3 = icmp uge i32 %0, 1024
  br i1 %3, label %11, label %4

4:
  %5 = zext i32 %0 to i64
  %6 = getelementptr inbounds [1024 x i8], [1024 x i8]* @model_is_key, i64 0, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp ne i8 %7, 0
  br i1 %8, label %9, label %11

9:
  %10 = getelementptr inbounds [1024 x i8*], [1024 x i8*]* @model_values, i64 0, i64 %5
  store i8* %1, i8** %10, align 8
  br label %11

11:
  %.0 = phi i32 [ 0, %9 ], [ 22, %4 ], [ 22, %2 ]
  ret i32 %.0
}

define i8* @pthread_getspecific(i32 %0) {
  %2 = icmp ult i32 %0, 1024
  br i1 %2, label %3, label %12

3:
  %4 = zext i32 %0 to i64
  %5 = getelementptr inbounds [1024 x i8], [1024 x i8]* @model_is_key, i64 0, i64 %4
  %6 = load i8, i8* %5, align 1
  %7 = zext i8 %6 to i32
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %12

9:
  %10 = getelementptr inbounds [1024 x i8*], [1024 x i8*]* @model_values, i64 0, i64 %4
  %11 = load i8*, i8** %10, align 8
  br label %12

12:
  %13 = phi i8* [ %11, %9 ], [ null, %3 ], [ null, %1 ]
  ret i8* %13
}

define i32 @tss_create(i32* %0, void (i8*)* %1) {
  %3 = call i32 @pthread_key_create(i32* %0, void (i8*)* %1)
  %4 = icmp eq i32 %3, 0
  %5 = select i1 %4, i32 0, i32 2
  ret i32 %5
}

define void @tss_delete(i32 %0) {
  %2 = call i32 @pthread_key_delete(i32 %0)
  ret void
}

define i32 @tss_set(i32 %0, i8* %1) {
  %3 = call i32 @pthread_setspecific(i32 %0, i8* %1)
  %4 = icmp eq i32 %3, 0
  %5 = select i1 %4, i32 0, i32 2
  ret i32 %5
}

define i8* @tss_get(i32 %0) {
  %2 = call i8* @pthread_getspecific(i32 %0)
  ret i8* %2
}

define i32 @pthread_once(i32* %0, void ()* %1) {
  %3 = load i32, i32* %0, align 4
  %4 = icmp eq i32 %3, 2
  br i1 %4, label %6, label %5

5:
  call void %1()
  store i32 2, i32* %0, align 4
  br label %6

6:
  ret i32 0
}

define void @call_once(i32* %0, void ()* %1) {
  %3 = call i32 @pthread_once(i32* %0, void ()* %1)
  ret void
}

define i8* @__dynamic_cast(i8* %0, i8* %1, i8* %2, i64 %3) {
  %5 = alloca %struct.model_cast, align 8
  %6 = bitcast i8* %0 to i8***
  %7 = load i8**, i8*** %6, align 8
  %8 = getelementptr inbounds i8*, i8** %7, i64 -2
  %9 = load i8*, i8** %8, align 8
  %10 = ptrtoint i8* %9 to i64
  %11 = getelementptr inbounds i8, i8* %0, i64 %10
  %12 = getelementptr inbounds %struct.model_cast, %struct.model_cast* %5, i32 0, i32 0
  store i8* %0, i8** %12, align 8
  %13 = getelementptr inbounds %struct.model_cast, %struct.model_cast* %5, i32 0, i32 1
  store i8* %1, i8** %13, align 8
  %14 = getelementptr inbounds %struct.model_cast, %struct.model_cast* %5, i32 0, i32 2
  store i8* %2, i8** %14, align 8
  %15 = getelementptr inbounds %struct.model_cast, %struct.model_cast* %5, i32 0, i32 3
  store i8* null, i8** %15, align 8
  %16 = getelementptr inbounds %struct.model_cast, %struct.model_cast* %5, i32 0, i32 4
  store i32 0, i32* %16, align 8
  %17 = getelementptr inbounds %struct.model_cast, %struct.model_cast* %5, i32 0, i32 5
  store i32 0, i32* %17, align 4
  %18 = getelementptr inbounds %struct.model_cast, %struct.model_cast* %5, i32 0, i32 6
  store i8* null, i8** %18, align 8
  %19 = getelementptr inbounds %struct.model_cast, %struct.model_cast* %5, i32 0, i32 7
  store i32 0, i32* %19, align 8
  %20 = getelementptr inbounds %struct.model_cast, %struct.model_cast* %5, i32 0, i32 8
  store i32 0, i32* %20, align 4
  %21 = getelementptr inbounds %struct.model_cast, %struct.model_cast* %5, i32 0, i32 9
  store i32 0, i32* %21, align 8
  %22 = getelementptr inbounds i8*, i8** %7, i64 -1
  %23 = load i8*, i8** %22, align 8
  %24 = bitcast i8* %23 to %struct.model_typeinfo*
  call void @model_look(%struct.model_cast* %5, %struct.model_typeinfo* %24, i8* %11, i8* null, i32 0, i32 1)
  %25 = load i32, i32* %16, align 8
  %26 = icmp eq i32 %25, 1
  %27 = load i32, i32* %17, align 4
  %28 = icmp ne i32 %27, 0
  %or.cond = select i1 %26, i1 %28, i1 false
  br i1 %or.cond, label %29, label %31

29:
  %30 = load i8*, i8** %15, align 8
  br label %39

31:
  %32 = load i32, i32* %21, align 8
  %33 = icmp ne i32 %32, 0
  %34 = load i32, i32* %19, align 8
  %35 = icmp eq i32 %34, 1
  %or.cond11 = select i1 %33, i1 %35, i1 false
  %36 = load i32, i32* %20, align 4
  %37 = icmp ne i32 %36, 0
  %or.cond13 = select i1 %or.cond11, i1 %37, i1 false
  %38 = load i8*, i8** %18, align 8
  %spec.select = select i1 %or.cond13, i8* %38, i8* null
  br label %39

39:
  %.0 = phi i8* [ %30, %29 ], [ %spec.select, %31 ]
  ret i8* %.0
}

define internal void @model_look(%struct.model_cast* %0, %struct.model_typeinfo* %1, i8* %2, i8* %3, i32 %4, i32 %5) {
  br label %7

7:
  %.051 = phi i32 [ %4, %6 ], [ %.152, %54 ]
  %.049 = phi i8* [ %3, %6 ], [ %.1, %54 ]
  %.0 = phi %struct.model_typeinfo* [ %1, %6 ], [ %58, %54 ]
  %8 = getelementptr inbounds %struct.model_cast, %struct.model_cast* %0, i32 0, i32 2
  %9 = load i8*, i8** %8, align 8
  %10 = bitcast i8* %9 to %struct.model_typeinfo*
  %11 = icmp eq %struct.model_typeinfo* %.0, %10
  br i1 %11, label %12, label %24

12:
  %13 = getelementptr inbounds %struct.model_cast, %struct.model_cast* %0, i32 0, i32 6
  %14 = load i8*, i8** %13, align 8
  %15 = icmp ne i8* %14, %2
  br i1 %15, label %16, label %20

16:
  %17 = getelementptr inbounds %struct.model_cast, %struct.model_cast* %0, i32 0, i32 7
  %18 = load i32, i32* %17, align 8
  %19 = add nsw i32 %18, 1
  store i32 %19, i32* %17, align 8
  br label %20

20:
  store i8* %2, i8** %13, align 8
  %21 = getelementptr inbounds %struct.model_cast, %struct.model_cast* %0, i32 0, i32 8
  %22 = load i32, i32* %21, align 4
  %23 = or i32 %22, %5
  store i32 %23, i32* %21, align 4
  br label %24

24:
  %.152 = phi i32 [ 1, %20 ], [ %.051, %7 ]
  %.1 = phi i8* [ %2, %20 ], [ %.049, %7 ]
  %25 = getelementptr inbounds %struct.model_cast, %struct.model_cast* %0, i32 0, i32 1
  %26 = load i8*, i8** %25, align 8
  %27 = bitcast i8* %26 to %struct.model_typeinfo*
  %28 = icmp eq %struct.model_typeinfo* %.0, %27
  br i1 %28, label %29, label %50

29:
  %30 = getelementptr inbounds %struct.model_cast, %struct.model_cast* %0, i32 0, i32 0
  %31 = load i8*, i8** %30, align 8
  %32 = icmp eq i8* %2, %31
  br i1 %32, label %33, label %50

33:
  %34 = getelementptr inbounds %struct.model_cast, %struct.model_cast* %0, i32 0, i32 9
  %35 = load i32, i32* %34, align 8
  %36 = or i32 %35, %5
  store i32 %36, i32* %34, align 8
  %37 = icmp ne i8* %.1, null
  br i1 %37, label %38, label %50

38:
  %39 = getelementptr inbounds %struct.model_cast, %struct.model_cast* %0, i32 0, i32 3
  %40 = load i8*, i8** %39, align 8
  %41 = icmp ne i8* %40, %.1
  br i1 %41, label %42, label %46

42:
  %43 = getelementptr inbounds %struct.model_cast, %struct.model_cast* %0, i32 0, i32 4
  %44 = load i32, i32* %43, align 8
  %45 = add nsw i32 %44, 1
  store i32 %45, i32* %43, align 8
  br label %46

46:
  store i8* %.1, i8** %39, align 8
  %47 = getelementptr inbounds %struct.model_cast, %struct.model_cast* %0, i32 0, i32 5
  %48 = load i32, i32* %47, align 4
  %49 = or i32 %48, %.152
  store i32 %49, i32* %47, align 4
  br label %50

50:
  %51 = getelementptr inbounds %struct.model_typeinfo, %struct.model_typeinfo* %.0, i32 0, i32 0
  %52 = load i8**, i8*** %51, align 8
  %53 = icmp ne i8** %52, getelementptr inbounds ([3 x i8*], [3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 0, i64 2)
  br i1 %53, label %59, label %54

54:
  %55 = bitcast %struct.model_typeinfo* %.0 to %struct.model_single*
  %56 = getelementptr inbounds %struct.model_single, %struct.model_single* %55, i32 0, i32 2
  %57 = load i8*, i8** %56, align 8
  %58 = bitcast i8* %57 to %struct.model_typeinfo*
  br label %7

59:
  %60 = icmp eq i8** %52, getelementptr inbounds ([3 x i8*], [3 x i8*]* @_ZTVN10__cxxabiv117__class_type_infoE, i64 0, i64 2)
  br i1 %60, label %98, label %61

61:
  %62 = icmp ne i8** %52, getelementptr inbounds ([3 x i8*], [3 x i8*]* @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 0, i64 2)
  br i1 %62, label %63, label %64

63:
  call void @__eufonium_unmodelled(i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str.155, i64 0, i64 0))
  br label %64

64:
  %65 = bitcast %struct.model_typeinfo* %.0 to %struct.model_several*
  br label %66

66:
  %.050 = phi i32 [ 0, %64 ], [ %97, %85 ]
  %67 = getelementptr inbounds %struct.model_several, %struct.model_several* %65, i32 0, i32 3
  %68 = load i32, i32* %67, align 4
  %69 = icmp ult i32 %.050, %68
  br i1 %69, label %70, label %98

70:
  %71 = getelementptr inbounds %struct.model_several, %struct.model_several* %65, i32 0, i32 4
  %72 = zext i32 %.050 to i64
  %73 = getelementptr inbounds [0 x %struct.anon.5], [0 x %struct.anon.5]* %71, i64 0, i64 %72
  %74 = getelementptr inbounds %struct.anon.5, %struct.anon.5* %73, i32 0, i32 1
  %75 = load i64, i64* %74, align 8
  %76 = ashr i64 %75, 8
  %77 = and i64 %75, 1
  %78 = icmp ne i64 %77, 0
  br i1 %78, label %79, label %85

79:
  %80 = bitcast i8* %2 to i8**
  %81 = load i8*, i8** %80, align 8
  %82 = getelementptr inbounds i8, i8* %81, i64 %76
  %83 = bitcast i8* %82 to i64*
  %84 = load i64, i64* %83, align 8
  br label %85

85:
  %.048 = phi i64 [ %84, %79 ], [ %76, %70 ]
  %86 = and i64 %75, 2
  %87 = icmp ne i64 %86, 0
  %88 = zext i1 %87 to i32
  %89 = getelementptr inbounds %struct.anon.5, %struct.anon.5* %73, i32 0, i32 0
  %90 = load %struct.model_typeinfo*, %struct.model_typeinfo** %89, align 8
  %91 = getelementptr inbounds i8, i8* %2, i64 %.048
  %92 = icmp ne i32 %.152, 0
  %spec.select = select i1 %92, i1 %87, i1 false
  %93 = zext i1 %spec.select to i32
  %94 = icmp ne i32 %5, 0
  %95 = select i1 %94, i1 %87, i1 false
  %96 = zext i1 %95 to i32
  call void @model_look(%struct.model_cast* %0, %struct.model_typeinfo* %90, i8* %91, i8* %.1, i32 %93, i32 %96)
  %97 = add i32 %.050, 1
  br label %66

98:
  ret void
}

define i8* @_ZNKSt11logic_error4whatEv(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define void @_ZNSt11logic_errorD2Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  ret void
}

define void @_ZNSt11logic_errorD1Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  ret void
}

define void @_ZNSt11logic_errorD0Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  %4 = bitcast %struct.model_error* %0 to i8*
  call void @free(i8* %4)
  ret void
}

define void @_ZNSt11logic_errorC1EPKc(%struct.model_error* %0, i8* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_11logic_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call i64 @strlen(i8* %1)
  %5 = call i8* @model_text(i8* %1, i64 %4)
  %6 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %5, i8** %6, align 8
  ret void
}

define internal i8* @model_text(i8* %0, i64 %1) {
  %3 = add i64 %1, 1
  %4 = call i8* @xmalloc(i64 %3)
  %5 = call i8* @memcpy(i8* %4, i8* %0, i64 %3)
  ret i8* %4
}

define void @_ZNSt11logic_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.model_error* %0, %struct.model_string* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_11logic_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = call i8* @model_text(i8* %5, i64 %7)
  %9 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %8, i8** %9, align 8
  ret void
}

define void @_ZNSt11logic_errorC1ERKS_(%struct.model_error* %0, %struct.model_error* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_11logic_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_error, %struct.model_error* %1, i32 0, i32 1
  %5 = load i8*, i8** %4, align 8
  %6 = call i64 @strlen(i8* %5)
  %7 = call i8* @model_text(i8* %5, i64 %6)
  %8 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %7, i8** %8, align 8
  ret void
}

define void @_ZNSt11logic_errorC2EPKc(%struct.model_error* %0, i8* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_11logic_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call i64 @strlen(i8* %1)
  %5 = call i8* @model_text(i8* %1, i64 %4)
  %6 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %5, i8** %6, align 8
  ret void
}

define void @_ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.model_error* %0, %struct.model_string* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_11logic_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = call i8* @model_text(i8* %5, i64 %7)
  %9 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %8, i8** %9, align 8
  ret void
}

define void @_ZNSt11logic_errorC2ERKS_(%struct.model_error* %0, %struct.model_error* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_11logic_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_error, %struct.model_error* %1, i32 0, i32 1
  %5 = load i8*, i8** %4, align 8
  %6 = call i64 @strlen(i8* %5)
  %7 = call i8* @model_text(i8* %5, i64 %6)
  %8 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %7, i8** %8, align 8
  ret void
}

define i8* @_ZNKSt12domain_error4whatEv(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define void @_ZNSt12domain_errorD2Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  ret void
}

define void @_ZNSt12domain_errorD1Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  ret void
}

define void @_ZNSt12domain_errorD0Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  %4 = bitcast %struct.model_error* %0 to i8*
  call void @free(i8* %4)
  ret void
}

define void @_ZNSt12domain_errorC1EPKc(%struct.model_error* %0, i8* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_12domain_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call i64 @strlen(i8* %1)
  %5 = call i8* @model_text(i8* %1, i64 %4)
  %6 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %5, i8** %6, align 8
  ret void
}

define void @_ZNSt12domain_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.model_error* %0, %struct.model_string* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_12domain_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = call i8* @model_text(i8* %5, i64 %7)
  %9 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %8, i8** %9, align 8
  ret void
}

define void @_ZNSt12domain_errorC1ERKS_(%struct.model_error* %0, %struct.model_error* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_12domain_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_error, %struct.model_error* %1, i32 0, i32 1
  %5 = load i8*, i8** %4, align 8
  %6 = call i64 @strlen(i8* %5)
  %7 = call i8* @model_text(i8* %5, i64 %6)
  %8 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %7, i8** %8, align 8
  ret void
}

define void @_ZNSt12domain_errorC2EPKc(%struct.model_error* %0, i8* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_12domain_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call i64 @strlen(i8* %1)
  %5 = call i8* @model_text(i8* %1, i64 %4)
  %6 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %5, i8** %6, align 8
  ret void
}

define void @_ZNSt12domain_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.model_error* %0, %struct.model_string* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_12domain_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = call i8* @model_text(i8* %5, i64 %7)
  %9 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %8, i8** %9, align 8
  ret void
}

define void @_ZNSt12domain_errorC2ERKS_(%struct.model_error* %0, %struct.model_error* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_12domain_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_error, %struct.model_error* %1, i32 0, i32 1
  %5 = load i8*, i8** %4, align 8
  %6 = call i64 @strlen(i8* %5)
  %7 = call i8* @model_text(i8* %5, i64 %6)
  %8 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %7, i8** %8, align 8
  ret void
}

define i8* @_ZNKSt16invalid_argument4whatEv(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define void @_ZNSt16invalid_argumentD2Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  ret void
}

define void @_ZNSt16invalid_argumentD1Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  ret void
}

define void @_ZNSt16invalid_argumentD0Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  %4 = bitcast %struct.model_error* %0 to i8*
  call void @free(i8* %4)
  ret void
}

define void @_ZNSt16invalid_argumentC1EPKc(%struct.model_error* %0, i8* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_16invalid_argument, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call i64 @strlen(i8* %1)
  %5 = call i8* @model_text(i8* %1, i64 %4)
  %6 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %5, i8** %6, align 8
  ret void
}

define void @_ZNSt16invalid_argumentC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.model_error* %0, %struct.model_string* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_16invalid_argument, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = call i8* @model_text(i8* %5, i64 %7)
  %9 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %8, i8** %9, align 8
  ret void
}

define void @_ZNSt16invalid_argumentC1ERKS_(%struct.model_error* %0, %struct.model_error* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_16invalid_argument, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_error, %struct.model_error* %1, i32 0, i32 1
  %5 = load i8*, i8** %4, align 8
  %6 = call i64 @strlen(i8* %5)
  %7 = call i8* @model_text(i8* %5, i64 %6)
  %8 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %7, i8** %8, align 8
  ret void
}

define void @_ZNSt16invalid_argumentC2EPKc(%struct.model_error* %0, i8* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_16invalid_argument, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call i64 @strlen(i8* %1)
  %5 = call i8* @model_text(i8* %1, i64 %4)
  %6 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %5, i8** %6, align 8
  ret void
}

define void @_ZNSt16invalid_argumentC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.model_error* %0, %struct.model_string* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_16invalid_argument, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = call i8* @model_text(i8* %5, i64 %7)
  %9 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %8, i8** %9, align 8
  ret void
}

define void @_ZNSt16invalid_argumentC2ERKS_(%struct.model_error* %0, %struct.model_error* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_16invalid_argument, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_error, %struct.model_error* %1, i32 0, i32 1
  %5 = load i8*, i8** %4, align 8
  %6 = call i64 @strlen(i8* %5)
  %7 = call i8* @model_text(i8* %5, i64 %6)
  %8 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %7, i8** %8, align 8
  ret void
}

define i8* @_ZNKSt12length_error4whatEv(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define void @_ZNSt12length_errorD2Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  ret void
}

define void @_ZNSt12length_errorD1Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  ret void
}

define void @_ZNSt12length_errorD0Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  %4 = bitcast %struct.model_error* %0 to i8*
  call void @free(i8* %4)
  ret void
}

define void @_ZNSt12length_errorC1EPKc(%struct.model_error* %0, i8* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_12length_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call i64 @strlen(i8* %1)
  %5 = call i8* @model_text(i8* %1, i64 %4)
  %6 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %5, i8** %6, align 8
  ret void
}

define void @_ZNSt12length_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.model_error* %0, %struct.model_string* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_12length_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = call i8* @model_text(i8* %5, i64 %7)
  %9 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %8, i8** %9, align 8
  ret void
}

define void @_ZNSt12length_errorC1ERKS_(%struct.model_error* %0, %struct.model_error* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_12length_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_error, %struct.model_error* %1, i32 0, i32 1
  %5 = load i8*, i8** %4, align 8
  %6 = call i64 @strlen(i8* %5)
  %7 = call i8* @model_text(i8* %5, i64 %6)
  %8 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %7, i8** %8, align 8
  ret void
}

define void @_ZNSt12length_errorC2EPKc(%struct.model_error* %0, i8* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_12length_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call i64 @strlen(i8* %1)
  %5 = call i8* @model_text(i8* %1, i64 %4)
  %6 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %5, i8** %6, align 8
  ret void
}

define void @_ZNSt12length_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.model_error* %0, %struct.model_string* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_12length_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = call i8* @model_text(i8* %5, i64 %7)
  %9 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %8, i8** %9, align 8
  ret void
}

define void @_ZNSt12length_errorC2ERKS_(%struct.model_error* %0, %struct.model_error* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_12length_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_error, %struct.model_error* %1, i32 0, i32 1
  %5 = load i8*, i8** %4, align 8
  %6 = call i64 @strlen(i8* %5)
  %7 = call i8* @model_text(i8* %5, i64 %6)
  %8 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %7, i8** %8, align 8
  ret void
}

define i8* @_ZNKSt12out_of_range4whatEv(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define void @_ZNSt12out_of_rangeD2Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  ret void
}

define void @_ZNSt12out_of_rangeD1Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  ret void
}

define void @_ZNSt12out_of_rangeD0Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  %4 = bitcast %struct.model_error* %0 to i8*
  call void @free(i8* %4)
  ret void
}

define void @_ZNSt12out_of_rangeC1EPKc(%struct.model_error* %0, i8* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_12out_of_range, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call i64 @strlen(i8* %1)
  %5 = call i8* @model_text(i8* %1, i64 %4)
  %6 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %5, i8** %6, align 8
  ret void
}

define void @_ZNSt12out_of_rangeC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.model_error* %0, %struct.model_string* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_12out_of_range, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = call i8* @model_text(i8* %5, i64 %7)
  %9 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %8, i8** %9, align 8
  ret void
}

define void @_ZNSt12out_of_rangeC1ERKS_(%struct.model_error* %0, %struct.model_error* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_12out_of_range, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_error, %struct.model_error* %1, i32 0, i32 1
  %5 = load i8*, i8** %4, align 8
  %6 = call i64 @strlen(i8* %5)
  %7 = call i8* @model_text(i8* %5, i64 %6)
  %8 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %7, i8** %8, align 8
  ret void
}

define void @_ZNSt12out_of_rangeC2EPKc(%struct.model_error* %0, i8* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_12out_of_range, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call i64 @strlen(i8* %1)
  %5 = call i8* @model_text(i8* %1, i64 %4)
  %6 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %5, i8** %6, align 8
  ret void
}

define void @_ZNSt12out_of_rangeC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.model_error* %0, %struct.model_string* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_12out_of_range, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = call i8* @model_text(i8* %5, i64 %7)
  %9 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %8, i8** %9, align 8
  ret void
}

define void @_ZNSt12out_of_rangeC2ERKS_(%struct.model_error* %0, %struct.model_error* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_12out_of_range, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_error, %struct.model_error* %1, i32 0, i32 1
  %5 = load i8*, i8** %4, align 8
  %6 = call i64 @strlen(i8* %5)
  %7 = call i8* @model_text(i8* %5, i64 %6)
  %8 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %7, i8** %8, align 8
  ret void
}

define i8* @_ZNKSt13runtime_error4whatEv(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define void @_ZNSt13runtime_errorD2Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  ret void
}

define void @_ZNSt13runtime_errorD1Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  ret void
}

define void @_ZNSt13runtime_errorD0Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  %4 = bitcast %struct.model_error* %0 to i8*
  call void @free(i8* %4)
  ret void
}

define void @_ZNSt13runtime_errorC1EPKc(%struct.model_error* %0, i8* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_13runtime_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call i64 @strlen(i8* %1)
  %5 = call i8* @model_text(i8* %1, i64 %4)
  %6 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %5, i8** %6, align 8
  ret void
}

define void @_ZNSt13runtime_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.model_error* %0, %struct.model_string* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_13runtime_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = call i8* @model_text(i8* %5, i64 %7)
  %9 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %8, i8** %9, align 8
  ret void
}

define void @_ZNSt13runtime_errorC1ERKS_(%struct.model_error* %0, %struct.model_error* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_13runtime_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_error, %struct.model_error* %1, i32 0, i32 1
  %5 = load i8*, i8** %4, align 8
  %6 = call i64 @strlen(i8* %5)
  %7 = call i8* @model_text(i8* %5, i64 %6)
  %8 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %7, i8** %8, align 8
  ret void
}

define void @_ZNSt13runtime_errorC2EPKc(%struct.model_error* %0, i8* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_13runtime_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call i64 @strlen(i8* %1)
  %5 = call i8* @model_text(i8* %1, i64 %4)
  %6 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %5, i8** %6, align 8
  ret void
}

define void @_ZNSt13runtime_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.model_error* %0, %struct.model_string* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_13runtime_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = call i8* @model_text(i8* %5, i64 %7)
  %9 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %8, i8** %9, align 8
  ret void
}

define void @_ZNSt13runtime_errorC2ERKS_(%struct.model_error* %0, %struct.model_error* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_13runtime_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_error, %struct.model_error* %1, i32 0, i32 1
  %5 = load i8*, i8** %4, align 8
  %6 = call i64 @strlen(i8* %5)
  %7 = call i8* @model_text(i8* %5, i64 %6)
  %8 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %7, i8** %8, align 8
  ret void
}

define i8* @_ZNKSt11range_error4whatEv(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define void @_ZNSt11range_errorD2Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  ret void
}

define void @_ZNSt11range_errorD1Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  ret void
}

define void @_ZNSt11range_errorD0Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  %4 = bitcast %struct.model_error* %0 to i8*
  call void @free(i8* %4)
  ret void
}

define void @_ZNSt11range_errorC1EPKc(%struct.model_error* %0, i8* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_11range_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call i64 @strlen(i8* %1)
  %5 = call i8* @model_text(i8* %1, i64 %4)
  %6 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %5, i8** %6, align 8
  ret void
}

define void @_ZNSt11range_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.model_error* %0, %struct.model_string* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_11range_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = call i8* @model_text(i8* %5, i64 %7)
  %9 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %8, i8** %9, align 8
  ret void
}

define void @_ZNSt11range_errorC1ERKS_(%struct.model_error* %0, %struct.model_error* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_11range_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_error, %struct.model_error* %1, i32 0, i32 1
  %5 = load i8*, i8** %4, align 8
  %6 = call i64 @strlen(i8* %5)
  %7 = call i8* @model_text(i8* %5, i64 %6)
  %8 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %7, i8** %8, align 8
  ret void
}

define void @_ZNSt11range_errorC2EPKc(%struct.model_error* %0, i8* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_11range_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call i64 @strlen(i8* %1)
  %5 = call i8* @model_text(i8* %1, i64 %4)
  %6 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %5, i8** %6, align 8
  ret void
}

define void @_ZNSt11range_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.model_error* %0, %struct.model_string* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_11range_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = call i8* @model_text(i8* %5, i64 %7)
  %9 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %8, i8** %9, align 8
  ret void
}

define void @_ZNSt11range_errorC2ERKS_(%struct.model_error* %0, %struct.model_error* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_11range_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_error, %struct.model_error* %1, i32 0, i32 1
  %5 = load i8*, i8** %4, align 8
  %6 = call i64 @strlen(i8* %5)
  %7 = call i8* @model_text(i8* %5, i64 %6)
  %8 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %7, i8** %8, align 8
  ret void
}

define i8* @_ZNKSt14overflow_error4whatEv(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define void @_ZNSt14overflow_errorD2Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  ret void
}

define void @_ZNSt14overflow_errorD1Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  ret void
}

define void @_ZNSt14overflow_errorD0Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  %4 = bitcast %struct.model_error* %0 to i8*
  call void @free(i8* %4)
  ret void
}

define void @_ZNSt14overflow_errorC1EPKc(%struct.model_error* %0, i8* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_14overflow_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call i64 @strlen(i8* %1)
  %5 = call i8* @model_text(i8* %1, i64 %4)
  %6 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %5, i8** %6, align 8
  ret void
}

define void @_ZNSt14overflow_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.model_error* %0, %struct.model_string* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_14overflow_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = call i8* @model_text(i8* %5, i64 %7)
  %9 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %8, i8** %9, align 8
  ret void
}

define void @_ZNSt14overflow_errorC1ERKS_(%struct.model_error* %0, %struct.model_error* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_14overflow_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_error, %struct.model_error* %1, i32 0, i32 1
  %5 = load i8*, i8** %4, align 8
  %6 = call i64 @strlen(i8* %5)
  %7 = call i8* @model_text(i8* %5, i64 %6)
  %8 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %7, i8** %8, align 8
  ret void
}

define void @_ZNSt14overflow_errorC2EPKc(%struct.model_error* %0, i8* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_14overflow_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call i64 @strlen(i8* %1)
  %5 = call i8* @model_text(i8* %1, i64 %4)
  %6 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %5, i8** %6, align 8
  ret void
}

define void @_ZNSt14overflow_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.model_error* %0, %struct.model_string* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_14overflow_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = call i8* @model_text(i8* %5, i64 %7)
  %9 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %8, i8** %9, align 8
  ret void
}

define void @_ZNSt14overflow_errorC2ERKS_(%struct.model_error* %0, %struct.model_error* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_14overflow_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_error, %struct.model_error* %1, i32 0, i32 1
  %5 = load i8*, i8** %4, align 8
  %6 = call i64 @strlen(i8* %5)
  %7 = call i8* @model_text(i8* %5, i64 %6)
  %8 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %7, i8** %8, align 8
  ret void
}

define i8* @_ZNKSt15underflow_error4whatEv(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define void @_ZNSt15underflow_errorD2Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  ret void
}

define void @_ZNSt15underflow_errorD1Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  ret void
}

define void @_ZNSt15underflow_errorD0Ev(%struct.model_error* %0) {
  %2 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @free(i8* %3)
  %4 = bitcast %struct.model_error* %0 to i8*
  call void @free(i8* %4)
  ret void
}

define void @_ZNSt15underflow_errorC1EPKc(%struct.model_error* %0, i8* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_15underflow_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call i64 @strlen(i8* %1)
  %5 = call i8* @model_text(i8* %1, i64 %4)
  %6 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %5, i8** %6, align 8
  ret void
}

define void @_ZNSt15underflow_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.model_error* %0, %struct.model_string* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_15underflow_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = call i8* @model_text(i8* %5, i64 %7)
  %9 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %8, i8** %9, align 8
  ret void
}

define void @_ZNSt15underflow_errorC1ERKS_(%struct.model_error* %0, %struct.model_error* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_15underflow_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_error, %struct.model_error* %1, i32 0, i32 1
  %5 = load i8*, i8** %4, align 8
  %6 = call i64 @strlen(i8* %5)
  %7 = call i8* @model_text(i8* %5, i64 %6)
  %8 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %7, i8** %8, align 8
  ret void
}

define void @_ZNSt15underflow_errorC2EPKc(%struct.model_error* %0, i8* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_15underflow_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call i64 @strlen(i8* %1)
  %5 = call i8* @model_text(i8* %1, i64 %4)
  %6 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %5, i8** %6, align 8
  ret void
}

define void @_ZNSt15underflow_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.model_error* %0, %struct.model_string* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_15underflow_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.model_string, %struct.model_string* %1, i32 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = call i8* @model_text(i8* %5, i64 %7)
  %9 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %8, i8** %9, align 8
  ret void
}

define void @_ZNSt15underflow_errorC2ERKS_(%struct.model_error* %0, %struct.model_error* %1) {
  %3 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @model_functions_15underflow_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_error, %struct.model_error* %1, i32 0, i32 1
  %5 = load i8*, i8** %4, align 8
  %6 = call i64 @strlen(i8* %5)
  %7 = call i8* @model_text(i8* %5, i64 %6)
  %8 = getelementptr inbounds %struct.model_error, %struct.model_error* %0, i32 0, i32 1
  store i8* %7, i8** %8, align 8
  ret void
}

define i8* @_ZNKSt9exception4whatEv(i8* %0) {
  ret i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.109, i64 0, i64 0)
}

define void @_ZNSt9exceptionD2Ev(i8* %0) {
  ret void
}

define void @_ZNSt9exceptionD1Ev(i8* %0) {
  ret void
}

define void @_ZNSt9exceptionD0Ev(i8* %0) {
  call void @free(i8* %0)
  ret void
}

define i8* @_ZNKSt9bad_alloc4whatEv(i8* %0) {
  ret i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.110, i64 0, i64 0)
}

define void @_ZNSt9bad_allocD2Ev(i8* %0) {
  ret void
}

define void @_ZNSt9bad_allocD1Ev(i8* %0) {
  ret void
}

define void @_ZNSt9bad_allocD0Ev(i8* %0) {
  call void @free(i8* %0)
  ret void
}

define i8* @_ZNKSt20bad_array_new_length4whatEv(i8* %0) {
  ret i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.111, i64 0, i64 0)
}

define void @_ZNSt20bad_array_new_lengthD2Ev(i8* %0) {
  ret void
}

define void @_ZNSt20bad_array_new_lengthD1Ev(i8* %0) {
  ret void
}

define void @_ZNSt20bad_array_new_lengthD0Ev(i8* %0) {
  call void @free(i8* %0)
  ret void
}

define i8* @_ZNKSt8bad_cast4whatEv(i8* %0) {
  ret i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.112, i64 0, i64 0)
}

define void @_ZNSt8bad_castD2Ev(i8* %0) {
  ret void
}

define void @_ZNSt8bad_castD1Ev(i8* %0) {
  ret void
}

define void @_ZNSt8bad_castD0Ev(i8* %0) {
  call void @free(i8* %0)
  ret void
}

define i8* @_ZNKSt10bad_typeid4whatEv(i8* %0) {
  ret i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.113, i64 0, i64 0)
}

define void @_ZNSt10bad_typeidD2Ev(i8* %0) {
  ret void
}

define void @_ZNSt10bad_typeidD1Ev(i8* %0) {
  ret void
}

define void @_ZNSt10bad_typeidD0Ev(i8* %0) {
  call void @free(i8* %0)
  ret void
}

define i8* @_ZNKSt13bad_exception4whatEv(i8* %0) {
  ret i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.114, i64 0, i64 0)
}

define void @_ZNSt13bad_exceptionD2Ev(i8* %0) {
  ret void
}

define void @_ZNSt13bad_exceptionD1Ev(i8* %0) {
  ret void
}

define void @_ZNSt13bad_exceptionD0Ev(i8* %0) {
  call void @free(i8* %0)
  ret void
}

define i8* @_ZNKSt17bad_function_call4whatEv(i8* %0) {
  ret i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.115, i64 0, i64 0)
}

define void @_ZNSt17bad_function_callD2Ev(i8* %0) {
  ret void
}

define void @_ZNSt17bad_function_callD1Ev(i8* %0) {
  ret void
}

define void @_ZNSt17bad_function_callD0Ev(i8* %0) {
  call void @free(i8* %0)
  ret void
}

define i8* @__cxa_allocate_exception(i64 %0) {
  %2 = add i64 80, %0
  %3 = call i8* @xmalloc(i64 %2)
  %4 = bitcast i8* %3 to %struct.model_exception*
  %5 = getelementptr inbounds %struct.model_exception, %struct.model_exception* %4, i64 1
  %6 = bitcast %struct.model_exception* %5 to i8*
  ret i8* %6
}

declare i8* @xmalloc(i64)

define void @__cxa_free_exception(i8* %0) {
  %2 = bitcast i8* %0 to %struct.model_exception*
  %3 = getelementptr inbounds %struct.model_exception, %struct.model_exception* %2, i64 -1
  %4 = bitcast %struct.model_exception* %3 to i8*
  call void @free(i8* %4)
  ret void
}

define void @__eufonium_throw(i8* %0, i32 %1, void (i8*)* %2, i8* %3) {
  %5 = bitcast i8* %0 to %struct.model_exception*
  %6 = getelementptr inbounds %struct.model_exception, %struct.model_exception* %5, i64 -1
  %7 = getelementptr inbounds %struct.model_exception, %struct.model_exception* %6, i32 0, i32 1
  store void (i8*)* %2, void (i8*)** %7, align 8
  %8 = getelementptr inbounds %struct.model_exception, %struct.model_exception* %6, i32 0, i32 2
  store i8* %3, i8** %8, align 16
  %9 = getelementptr inbounds %struct.model_exception, %struct.model_exception* %6, i32 0, i32 4
  store i32 %1, i32* %9, align 16
  %10 = getelementptr inbounds %struct.model_exception, %struct.model_exception* %6, i32 0, i32 5
  store i32 0, i32* %10, align 4
  %11 = load i32, i32* @model_uncaught, align 4
  %12 = add nsw i32 %11, 1
  store i32 %12, i32* @model_uncaught, align 4
  call void @model_fly(%struct.model_exception* %6)
  ret void
}

define internal void @model_fly(%struct.model_exception* %0) {
  %2 = getelementptr inbounds %struct.model_exception, %struct.model_exception* %0, i32 0, i32 4
  %3 = load i32, i32* %2, align 16
  store i32 %3, i32* @__eufonium_flying, align 4
  %4 = getelementptr inbounds %struct.model_exception, %struct.model_exception* %0, i32 0, i32 7
  %5 = getelementptr inbounds [32 x i8], [32 x i8]* %4, i64 0, i64 0
  store i8* %5, i8** @model_flying, align 8
  ret void
}

define i8* @__eufonium_land(i64 %0) {
  %2 = load i8*, i8** @model_flying, align 8
  %3 = call %struct.model_exception* @model_header(i8* %2)
  %4 = getelementptr inbounds %struct.model_exception, %struct.model_exception* %3, i32 0, i32 2
  %5 = load i8*, i8** %4, align 16
  %6 = getelementptr inbounds i8, i8* %5, i64 %0
  %7 = getelementptr inbounds %struct.model_exception, %struct.model_exception* %3, i32 0, i32 3
  store i8* %6, i8** %7, align 8
  store i32 0, i32* @__eufonium_flying, align 4
  ret i8* %2
}

define internal %struct.model_exception* @model_header(i8* %0) {
  %2 = getelementptr inbounds i8, i8* %0, i64 -48
  %3 = bitcast i8* %2 to %struct.model_exception*
  ret %struct.model_exception* %3
}

define void @_Unwind_Resume(i8* %0) {
  %2 = call %struct.model_exception* @model_header(i8* %0)
  call void @model_fly(%struct.model_exception* %2)
  ret void
}

define i8* @__cxa_get_exception_ptr(i8* %0) {
  %2 = call %struct.model_exception* @model_header(i8* %0)
  %3 = getelementptr inbounds %struct.model_exception, %struct.model_exception* %2, i32 0, i32 3
  %4 = load i8*, i8** %3, align 8
  ret i8* %4
}

define i8* @__cxa_begin_catch(i8* %0) {
  %2 = call %struct.model_exception* @model_header(i8* %0)
  %3 = getelementptr inbounds %struct.model_exception, %struct.model_exception* %2, i32 0, i32 5
  %4 = load i32, i32* %3, align 4
  %5 = icmp slt i32 %4, 0
  %6 = sub nsw i32 1, %4
  %7 = add nsw i32 %4, 1
  %8 = select i1 %5, i32 %6, i32 %7
  store i32 %8, i32* %3, align 4
  %9 = load i32, i32* @model_uncaught, align 4
  %10 = add nsw i32 %9, -1
  store i32 %10, i32* @model_uncaught, align 4
  %11 = load %struct.model_exception*, %struct.model_exception** @model_caught, align 8
  %12 = icmp ne %struct.model_exception* %2, %11
  br i1 %12, label %13, label %15

13:
  %14 = getelementptr inbounds %struct.model_exception, %struct.model_exception* %2, i32 0, i32 0
  store %struct.model_exception* %11, %struct.model_exception** %14, align 16
  store %struct.model_exception* %2, %struct.model_exception** @model_caught, align 8
  br label %15

15:
  %16 = getelementptr inbounds %struct.model_exception, %struct.model_exception* %2, i32 0, i32 3
  %17 = load i8*, i8** %16, align 8
  ret i8* %17
}

define void @__cxa_end_catch() {
  %1 = load %struct.model_exception*, %struct.model_exception** @model_caught, align 8
  %2 = icmp ne %struct.model_exception* %1, null
  br i1 %2, label %3, label %27

3:
  %4 = getelementptr inbounds %struct.model_exception, %struct.model_exception* %1, i32 0, i32 5
  %5 = load i32, i32* %4, align 4
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %7, label %13

7:
  %8 = add nsw i32 %5, 1
  store i32 %8, i32* %4, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %27

10:
  %11 = getelementptr inbounds %struct.model_exception, %struct.model_exception* %1, i32 0, i32 0
  %12 = load %struct.model_exception*, %struct.model_exception** %11, align 16
  store %struct.model_exception* %12, %struct.model_exception** @model_caught, align 8
  br label %27

13:
  %14 = add nsw i32 %5, -1
  store i32 %14, i32* %4, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %27

16:
  %17 = getelementptr inbounds %struct.model_exception, %struct.model_exception* %1, i32 0, i32 0
  %18 = load %struct.model_exception*, %struct.model_exception** %17, align 16
  store %struct.model_exception* %18, %struct.model_exception** @model_caught, align 8
  %19 = getelementptr inbounds %struct.model_exception, %struct.model_exception* %1, i32 0, i32 1
  %20 = load void (i8*)*, void (i8*)** %19, align 8
  %21 = icmp ne void (i8*)* %20, null
  br i1 %21, label %22, label %25

22:
  %23 = getelementptr inbounds %struct.model_exception, %struct.model_exception* %1, i64 1
  %24 = bitcast %struct.model_exception* %23 to i8*
  call void %20(i8* %24)
  br label %25

25:
  %26 = bitcast %struct.model_exception* %1 to i8*
  call void @free(i8* %26)
  br label %27

27:
  ret void
}

define void @__cxa_rethrow() {
  %1 = load %struct.model_exception*, %struct.model_exception** @model_caught, align 8
  %2 = icmp ne %struct.model_exception* %1, null
  br i1 %2, label %4, label %3

3:
  call void @abort()
  br label %4

4:
  %5 = getelementptr inbounds %struct.model_exception, %struct.model_exception* %1, i32 0, i32 5
  %6 = load i32, i32* %5, align 4
  %7 = sub nsw i32 0, %6
  store i32 %7, i32* %5, align 4
  %8 = load i32, i32* @model_uncaught, align 4
  %9 = add nsw i32 %8, 1
  store i32 %9, i32* @model_uncaught, align 4
  call void @model_fly(%struct.model_exception* %1)
  ret void
}

declare void @abort()

define i32 @_ZSt19uncaught_exceptionsv() {
  %1 = load i32, i32* @model_uncaught, align 4
  ret i32 %1
}

define zeroext i1 @_ZSt18uncaught_exceptionv() {
  %1 = load i32, i32* @model_uncaught, align 4
  %2 = icmp ne i32 %1, 0
  ret i1 %2
}

define void @_ZSt19__throw_logic_errorPKc(i8* %0) {
  %2 = call i8* @__cxa_allocate_exception(i64 16)
  %3 = bitcast i8* %2 to %struct.model_error*
  call void @_ZNSt11logic_errorC1EPKc(%struct.model_error* %3, i8* %0)
  call void @__cxa_throw(i8* %2, i8* bitcast (%struct.model_single* @_ZTISt11logic_error to i8*), void (i8*)* bitcast (void (%struct.model_error*)* @_ZNSt11logic_errorD1Ev to void (i8*)*))
  ret void
}

declare void @__cxa_throw(i8*, i8*, void (i8*)*)

define void @_ZSt20__throw_domain_errorPKc(i8* %0) {
  %2 = call i8* @__cxa_allocate_exception(i64 16)
  %3 = bitcast i8* %2 to %struct.model_error*
  call void @_ZNSt12domain_errorC1EPKc(%struct.model_error* %3, i8* %0)
  call void @__cxa_throw(i8* %2, i8* bitcast (%struct.model_single* @_ZTISt12domain_error to i8*), void (i8*)* bitcast (void (%struct.model_error*)* @_ZNSt12domain_errorD1Ev to void (i8*)*))
  ret void
}

define void @_ZSt24__throw_invalid_argumentPKc(i8* %0) {
  %2 = call i8* @__cxa_allocate_exception(i64 16)
  %3 = bitcast i8* %2 to %struct.model_error*
  call void @_ZNSt16invalid_argumentC1EPKc(%struct.model_error* %3, i8* %0)
  call void @__cxa_throw(i8* %2, i8* bitcast (%struct.model_single* @_ZTISt16invalid_argument to i8*), void (i8*)* bitcast (void (%struct.model_error*)* @_ZNSt16invalid_argumentD1Ev to void (i8*)*))
  ret void
}

define void @_ZSt20__throw_length_errorPKc(i8* %0) {
  %2 = call i8* @__cxa_allocate_exception(i64 16)
  %3 = bitcast i8* %2 to %struct.model_error*
  call void @_ZNSt12length_errorC1EPKc(%struct.model_error* %3, i8* %0)
  call void @__cxa_throw(i8* %2, i8* bitcast (%struct.model_single* @_ZTISt12length_error to i8*), void (i8*)* bitcast (void (%struct.model_error*)* @_ZNSt12length_errorD1Ev to void (i8*)*))
  ret void
}

define void @_ZSt20__throw_out_of_rangePKc(i8* %0) {
  %2 = call i8* @__cxa_allocate_exception(i64 16)
  %3 = bitcast i8* %2 to %struct.model_error*
  call void @_ZNSt12out_of_rangeC1EPKc(%struct.model_error* %3, i8* %0)
  call void @__cxa_throw(i8* %2, i8* bitcast (%struct.model_single* @_ZTISt12out_of_range to i8*), void (i8*)* bitcast (void (%struct.model_error*)* @_ZNSt12out_of_rangeD1Ev to void (i8*)*))
  ret void
}

define void @_ZSt21__throw_runtime_errorPKc(i8* %0) {
  %2 = call i8* @__cxa_allocate_exception(i64 16)
  %3 = bitcast i8* %2 to %struct.model_error*
  call void @_ZNSt13runtime_errorC1EPKc(%struct.model_error* %3, i8* %0)
  call void @__cxa_throw(i8* %2, i8* bitcast (%struct.model_single* @_ZTISt13runtime_error to i8*), void (i8*)* bitcast (void (%struct.model_error*)* @_ZNSt13runtime_errorD1Ev to void (i8*)*))
  ret void
}

define void @_ZSt19__throw_range_errorPKc(i8* %0) {
  %2 = call i8* @__cxa_allocate_exception(i64 16)
  %3 = bitcast i8* %2 to %struct.model_error*
  call void @_ZNSt11range_errorC1EPKc(%struct.model_error* %3, i8* %0)
  call void @__cxa_throw(i8* %2, i8* bitcast (%struct.model_single* @_ZTISt11range_error to i8*), void (i8*)* bitcast (void (%struct.model_error*)* @_ZNSt11range_errorD1Ev to void (i8*)*))
  ret void
}

define void @_ZSt22__throw_overflow_errorPKc(i8* %0) {
  %2 = call i8* @__cxa_allocate_exception(i64 16)
  %3 = bitcast i8* %2 to %struct.model_error*
  call void @_ZNSt14overflow_errorC1EPKc(%struct.model_error* %3, i8* %0)
  call void @__cxa_throw(i8* %2, i8* bitcast (%struct.model_single* @_ZTISt14overflow_error to i8*), void (i8*)* bitcast (void (%struct.model_error*)* @_ZNSt14overflow_errorD1Ev to void (i8*)*))
  ret void
}

define void @_ZSt23__throw_underflow_errorPKc(i8* %0) {
  %2 = call i8* @__cxa_allocate_exception(i64 16)
  %3 = bitcast i8* %2 to %struct.model_error*
  call void @_ZNSt15underflow_errorC1EPKc(%struct.model_error* %3, i8* %0)
  call void @__cxa_throw(i8* %2, i8* bitcast (%struct.model_single* @_ZTISt15underflow_error to i8*), void (i8*)* bitcast (void (%struct.model_error*)* @_ZNSt15underflow_errorD1Ev to void (i8*)*))
  ret void
}

define void @_ZSt24__throw_out_of_range_fmtPKcz(i8* %0, ...) {
  %2 = call i8* @__cxa_allocate_exception(i64 16)
  %3 = bitcast i8* %2 to %struct.model_error*
  call void @_ZNSt12out_of_rangeC1EPKc(%struct.model_error* %3, i8* %0)
  call void @__cxa_throw(i8* %2, i8* bitcast (%struct.model_single* @_ZTISt12out_of_range to i8*), void (i8*)* bitcast (void (%struct.model_error*)* @_ZNSt12out_of_rangeD1Ev to void (i8*)*))
  ret void
}

define void @_ZSt17__throw_bad_allocv() {
  %1 = call i8* @__cxa_allocate_exception(i64 8)
  %2 = bitcast i8* %1 to i8***
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt9bad_alloc, i64 0, i64 2), i8*** %2, align 8
  call void @__cxa_throw(i8* %1, i8* bitcast (%struct.model_single* @_ZTISt9bad_alloc to i8*), void (i8*)* null)
  ret void
}

define void @_ZSt28__throw_bad_array_new_lengthv() {
  %1 = call i8* @__cxa_allocate_exception(i64 8)
  %2 = bitcast i8* %1 to i8***
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt20bad_array_new_length, i64 0, i64 2), i8*** %2, align 8
  call void @__cxa_throw(i8* %1, i8* bitcast (%struct.model_single* @_ZTISt20bad_array_new_length to i8*), void (i8*)* null)
  ret void
}

define void @__cxa_throw_bad_array_new_length() {
  %1 = call i8* @__cxa_allocate_exception(i64 8)
  %2 = bitcast i8* %1 to i8***
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt20bad_array_new_length, i64 0, i64 2), i8*** %2, align 8
  call void @__cxa_throw(i8* %1, i8* bitcast (%struct.model_single* @_ZTISt20bad_array_new_length to i8*), void (i8*)* null)
  ret void
}

define void @_ZSt16__throw_bad_castv() {
  %1 = call i8* @__cxa_allocate_exception(i64 8)
  %2 = bitcast i8* %1 to i8***
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt8bad_cast, i64 0, i64 2), i8*** %2, align 8
  call void @__cxa_throw(i8* %1, i8* bitcast (%struct.model_single* @_ZTISt8bad_cast to i8*), void (i8*)* null)
  ret void
}

define void @__cxa_bad_cast() {
  %1 = call i8* @__cxa_allocate_exception(i64 8)
  %2 = bitcast i8* %1 to i8***
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt8bad_cast, i64 0, i64 2), i8*** %2, align 8
  call void @__cxa_throw(i8* %1, i8* bitcast (%struct.model_single* @_ZTISt8bad_cast to i8*), void (i8*)* null)
  ret void
}

define void @_ZSt18__throw_bad_typeidv() {
  %1 = call i8* @__cxa_allocate_exception(i64 8)
  %2 = bitcast i8* %1 to i8***
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt10bad_typeid, i64 0, i64 2), i8*** %2, align 8
  call void @__cxa_throw(i8* %1, i8* bitcast (%struct.model_single* @_ZTISt10bad_typeid to i8*), void (i8*)* null)
  ret void
}

define void @__cxa_bad_typeid() {
  %1 = call i8* @__cxa_allocate_exception(i64 8)
  %2 = bitcast i8* %1 to i8***
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt10bad_typeid, i64 0, i64 2), i8*** %2, align 8
  call void @__cxa_throw(i8* %1, i8* bitcast (%struct.model_single* @_ZTISt10bad_typeid to i8*), void (i8*)* null)
  ret void
}

define void @_ZSt21__throw_bad_exceptionv() {
  %1 = call i8* @__cxa_allocate_exception(i64 8)
  %2 = bitcast i8* %1 to i8***
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt13bad_exception, i64 0, i64 2), i8*** %2, align 8
  call void @__cxa_throw(i8* %1, i8* bitcast (%struct.model_single* @_ZTISt13bad_exception to i8*), void (i8*)* null)
  ret void
}

define void @_ZSt25__throw_bad_function_callv() {
  %1 = call i8* @__cxa_allocate_exception(i64 8)
  %2 = bitcast i8* %1 to i8***
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt17bad_function_call, i64 0, i64 2), i8*** %2, align 8
  call void @__cxa_throw(i8* %1, i8* bitcast (%struct.model_single* @_ZTISt17bad_function_call to i8*), void (i8*)* null)
  ret void
}

define void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 zeroext %0, %struct.model_node* %1, %struct.model_node* %2, %struct.model_node* %3) {
  %5 = zext i1 %0 to i8
  %6 = getelementptr inbounds %struct.model_node, %struct.model_node* %1, i32 0, i32 1
  store %struct.model_node* %2, %struct.model_node** %6, align 8
  %7 = getelementptr inbounds %struct.model_node, %struct.model_node* %1, i32 0, i32 3
  store %struct.model_node* null, %struct.model_node** %7, align 8
  %8 = getelementptr inbounds %struct.model_node, %struct.model_node* %1, i32 0, i32 2
  store %struct.model_node* null, %struct.model_node** %8, align 8
  %9 = getelementptr inbounds %struct.model_node, %struct.model_node* %1, i32 0, i32 0
  store i32 0, i32* %9, align 8
  %10 = icmp eq %struct.model_node* %2, %3
  br i1 %10, label %11, label %15

11:
  %12 = getelementptr inbounds %struct.model_node, %struct.model_node* %3, i32 0, i32 3
  store %struct.model_node* %1, %struct.model_node** %12, align 8
  %13 = getelementptr inbounds %struct.model_node, %struct.model_node* %3, i32 0, i32 2
  store %struct.model_node* %1, %struct.model_node** %13, align 8
  %14 = getelementptr inbounds %struct.model_node, %struct.model_node* %3, i32 0, i32 1
  store %struct.model_node* %1, %struct.model_node** %14, align 8
  br label %28

15:
  br i1 %0, label %16, label %22

16:
  %17 = getelementptr inbounds %struct.model_node, %struct.model_node* %2, i32 0, i32 2
  store %struct.model_node* %1, %struct.model_node** %17, align 8
  %18 = getelementptr inbounds %struct.model_node, %struct.model_node* %3, i32 0, i32 2
  %19 = load %struct.model_node*, %struct.model_node** %18, align 8
  %20 = icmp eq %struct.model_node* %19, %2
  br i1 %20, label %21, label %28

21:
  store %struct.model_node* %1, %struct.model_node** %18, align 8
  br label %28

22:
  %23 = getelementptr inbounds %struct.model_node, %struct.model_node* %2, i32 0, i32 3
  store %struct.model_node* %1, %struct.model_node** %23, align 8
  %24 = getelementptr inbounds %struct.model_node, %struct.model_node* %3, i32 0, i32 3
  %25 = load %struct.model_node*, %struct.model_node** %24, align 8
  %26 = icmp eq %struct.model_node* %25, %2
  br i1 %26, label %27, label %28

27:
  store %struct.model_node* %1, %struct.model_node** %24, align 8
  br label %28

28:
  br label %29

29:
  %.0 = phi %struct.model_node* [ %1, %28 ], [ %.1, %73 ], [ %43, %54 ]
  %30 = getelementptr inbounds %struct.model_node, %struct.model_node* %3, i32 0, i32 1
  %31 = load %struct.model_node*, %struct.model_node** %30, align 8
  %32 = icmp ne %struct.model_node* %.0, %31
  br i1 %32, label %33, label %.critedge

33:
  %34 = getelementptr inbounds %struct.model_node, %struct.model_node* %.0, i32 0, i32 1
  %35 = load %struct.model_node*, %struct.model_node** %34, align 8
  %36 = getelementptr inbounds %struct.model_node, %struct.model_node* %35, i32 0, i32 0
  %37 = load i32, i32* %36, align 8
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %.critedge

39:
  %40 = getelementptr inbounds %struct.model_node, %struct.model_node* %.0, i32 0, i32 1
  %41 = load %struct.model_node*, %struct.model_node** %40, align 8
  %42 = getelementptr inbounds %struct.model_node, %struct.model_node* %41, i32 0, i32 1
  %43 = load %struct.model_node*, %struct.model_node** %42, align 8
  %44 = getelementptr inbounds %struct.model_node, %struct.model_node* %43, i32 0, i32 2
  %45 = load %struct.model_node*, %struct.model_node** %44, align 8
  %46 = icmp eq %struct.model_node* %41, %45
  %47 = zext i1 %46 to i8
  br i1 %46, label %48, label %51

48:
  %49 = getelementptr inbounds %struct.model_node, %struct.model_node* %43, i32 0, i32 3
  %50 = load %struct.model_node*, %struct.model_node** %49, align 8
  br label %51

51:
  %52 = phi %struct.model_node* [ %50, %48 ], [ %45, %39 ]
  %53 = call zeroext i1 @model_is_black(%struct.model_node* %52)
  br i1 %53, label %59, label %54

54:
  %55 = getelementptr inbounds %struct.model_node, %struct.model_node* %52, i32 0, i32 0
  store i32 1, i32* %55, align 8
  %56 = load %struct.model_node*, %struct.model_node** %40, align 8
  %57 = getelementptr inbounds %struct.model_node, %struct.model_node* %56, i32 0, i32 0
  store i32 1, i32* %57, align 8
  %58 = getelementptr inbounds %struct.model_node, %struct.model_node* %43, i32 0, i32 0
  store i32 0, i32* %58, align 8
  br label %29

59:
  br i1 %46, label %60, label %64

60:
  %61 = load %struct.model_node*, %struct.model_node** %40, align 8
  %62 = getelementptr inbounds %struct.model_node, %struct.model_node* %61, i32 0, i32 3
  %63 = load %struct.model_node*, %struct.model_node** %62, align 8
  br label %68

64:
  %65 = load %struct.model_node*, %struct.model_node** %40, align 8
  %66 = getelementptr inbounds %struct.model_node, %struct.model_node* %65, i32 0, i32 2
  %67 = load %struct.model_node*, %struct.model_node** %66, align 8
  br label %68

68:
  %69 = phi %struct.model_node* [ %63, %60 ], [ %67, %64 ]
  %70 = icmp eq %struct.model_node* %.0, %69
  br i1 %70, label %71, label %73

71:
  %72 = load %struct.model_node*, %struct.model_node** %40, align 8
  call void @model_rotate(%struct.model_node* %72, i1 zeroext %46, %struct.model_node* %3)
  br label %73

73:
  %.1 = phi %struct.model_node* [ %72, %71 ], [ %.0, %68 ]
  %74 = getelementptr inbounds %struct.model_node, %struct.model_node* %.1, i32 0, i32 1
  %75 = load %struct.model_node*, %struct.model_node** %74, align 8
  %76 = getelementptr inbounds %struct.model_node, %struct.model_node* %75, i32 0, i32 0
  store i32 1, i32* %76, align 8
  %77 = getelementptr inbounds %struct.model_node, %struct.model_node* %43, i32 0, i32 0
  store i32 0, i32* %77, align 8
  %78 = xor i1 %46, true
  call void @model_rotate(%struct.model_node* %43, i1 zeroext %78, %struct.model_node* %3)
  br label %29

.critedge:
  %79 = load %struct.model_node*, %struct.model_node** %30, align 8
  %80 = getelementptr inbounds %struct.model_node, %struct.model_node* %79, i32 0, i32 0
  store i32 1, i32* %80, align 8
  ret void
}

define internal zeroext i1 @model_is_black(%struct.model_node* %0) {
  %2 = icmp ne %struct.model_node* %0, null
  br i1 %2, label %3, label %7

3:
  %4 = getelementptr inbounds %struct.model_node, %struct.model_node* %0, i32 0, i32 0
  %5 = load i32, i32* %4, align 8
  %6 = icmp eq i32 %5, 1
  br label %7

7:
  %8 = phi i1 [ true, %1 ], [ %6, %3 ]
  ret i1 %8
}

define internal void @model_rotate(%struct.model_node* %0, i1 zeroext %1, %struct.model_node* %2) {
  %4 = zext i1 %1 to i8
  br i1 %1, label %5, label %8

5:
  %6 = getelementptr inbounds %struct.model_node, %struct.model_node* %0, i32 0, i32 3
  %7 = load %struct.model_node*, %struct.model_node** %6, align 8
  br label %11

8:
  %9 = getelementptr inbounds %struct.model_node, %struct.model_node* %0, i32 0, i32 2
  %10 = load %struct.model_node*, %struct.model_node** %9, align 8
  br label %11

11:
  %12 = phi %struct.model_node* [ %7, %5 ], [ %10, %8 ]
  br i1 %1, label %13, label %16

13:
  %14 = getelementptr inbounds %struct.model_node, %struct.model_node* %12, i32 0, i32 2
  %15 = load %struct.model_node*, %struct.model_node** %14, align 8
  br label %19

16:
  %17 = getelementptr inbounds %struct.model_node, %struct.model_node* %12, i32 0, i32 3
  %18 = load %struct.model_node*, %struct.model_node** %17, align 8
  br label %19

19:
  %20 = phi %struct.model_node* [ %15, %13 ], [ %18, %16 ]
  call void @model_replace(%struct.model_node* %0, %struct.model_node* %12, %struct.model_node* %2)
  br i1 %1, label %21, label %24

21:
  %22 = getelementptr inbounds %struct.model_node, %struct.model_node* %12, i32 0, i32 2
  store %struct.model_node* %0, %struct.model_node** %22, align 8
  %23 = getelementptr inbounds %struct.model_node, %struct.model_node* %0, i32 0, i32 3
  store %struct.model_node* %20, %struct.model_node** %23, align 8
  br label %27

24:
  %25 = getelementptr inbounds %struct.model_node, %struct.model_node* %12, i32 0, i32 3
  store %struct.model_node* %0, %struct.model_node** %25, align 8
  %26 = getelementptr inbounds %struct.model_node, %struct.model_node* %0, i32 0, i32 2
  store %struct.model_node* %20, %struct.model_node** %26, align 8
  br label %27

27:
  %28 = getelementptr inbounds %struct.model_node, %struct.model_node* %0, i32 0, i32 1
  store %struct.model_node* %12, %struct.model_node** %28, align 8
  %29 = icmp ne %struct.model_node* %20, null
  br i1 %29, label %30, label %32

30:
  %31 = getelementptr inbounds %struct.model_node, %struct.model_node* %20, i32 0, i32 1
  store %struct.model_node* %0, %struct.model_node** %31, align 8
  br label %32

32:
  ret void
}

define %struct.model_node* @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(%struct.model_node* %0, %struct.model_node* %1) {
  %3 = getelementptr inbounds %struct.model_node, %struct.model_node* %0, i32 0, i32 0
  %4 = load i32, i32* %3, align 8
  %5 = getelementptr inbounds %struct.model_node, %struct.model_node* %1, i32 0, i32 2
  %6 = load %struct.model_node*, %struct.model_node** %5, align 8
  %7 = icmp eq %struct.model_node* %6, %0
  br i1 %7, label %8, label %19

8:
  %9 = getelementptr inbounds %struct.model_node, %struct.model_node* %0, i32 0, i32 3
  %10 = load %struct.model_node*, %struct.model_node** %9, align 8
  %11 = icmp ne %struct.model_node* %10, null
  br i1 %11, label %12, label %14

12:
  %13 = call %struct.model_node* @model_first(%struct.model_node* %10)
  br label %17

14:
  %15 = getelementptr inbounds %struct.model_node, %struct.model_node* %0, i32 0, i32 1
  %16 = load %struct.model_node*, %struct.model_node** %15, align 8
  br label %17

17:
  %18 = phi %struct.model_node* [ %13, %12 ], [ %16, %14 ]
  store %struct.model_node* %18, %struct.model_node** %5, align 8
  br label %19

19:
  %20 = getelementptr inbounds %struct.model_node, %struct.model_node* %1, i32 0, i32 3
  %21 = load %struct.model_node*, %struct.model_node** %20, align 8
  %22 = icmp eq %struct.model_node* %21, %0
  br i1 %22, label %23, label %34

23:
  %24 = getelementptr inbounds %struct.model_node, %struct.model_node* %0, i32 0, i32 2
  %25 = load %struct.model_node*, %struct.model_node** %24, align 8
  %26 = icmp ne %struct.model_node* %25, null
  br i1 %26, label %27, label %29

27:
  %28 = call %struct.model_node* @model_last(%struct.model_node* %25)
  br label %32

29:
  %30 = getelementptr inbounds %struct.model_node, %struct.model_node* %0, i32 0, i32 1
  %31 = load %struct.model_node*, %struct.model_node** %30, align 8
  br label %32

32:
  %33 = phi %struct.model_node* [ %28, %27 ], [ %31, %29 ]
  store %struct.model_node* %33, %struct.model_node** %20, align 8
  br label %34

34:
  %35 = getelementptr inbounds %struct.model_node, %struct.model_node* %0, i32 0, i32 2
  %36 = load %struct.model_node*, %struct.model_node** %35, align 8
  %37 = icmp ne %struct.model_node* %36, null
  br i1 %37, label %38, label %59

38:
  %39 = getelementptr inbounds %struct.model_node, %struct.model_node* %0, i32 0, i32 3
  %40 = load %struct.model_node*, %struct.model_node** %39, align 8
  %41 = icmp ne %struct.model_node* %40, null
  br i1 %41, label %42, label %59

42:
  %43 = call %struct.model_node* @model_first(%struct.model_node* %40)
  %44 = getelementptr inbounds %struct.model_node, %struct.model_node* %43, i32 0, i32 0
  %45 = load i32, i32* %44, align 8
  %46 = getelementptr inbounds %struct.model_node, %struct.model_node* %43, i32 0, i32 3
  %47 = load %struct.model_node*, %struct.model_node** %46, align 8
  %48 = getelementptr inbounds %struct.model_node, %struct.model_node* %43, i32 0, i32 1
  %49 = load %struct.model_node*, %struct.model_node** %48, align 8
  %50 = icmp ne %struct.model_node* %49, %0
  br i1 %50, label %51, label %54

51:
  call void @model_replace(%struct.model_node* %43, %struct.model_node* %47, %struct.model_node* %1)
  %52 = load %struct.model_node*, %struct.model_node** %39, align 8
  store %struct.model_node* %52, %struct.model_node** %46, align 8
  %53 = getelementptr inbounds %struct.model_node, %struct.model_node* %52, i32 0, i32 1
  store %struct.model_node* %43, %struct.model_node** %53, align 8
  br label %54

54:
  %.050 = phi %struct.model_node* [ %49, %51 ], [ %43, %42 ]
  call void @model_replace(%struct.model_node* %0, %struct.model_node* %43, %struct.model_node* %1)
  %55 = load %struct.model_node*, %struct.model_node** %35, align 8
  %56 = getelementptr inbounds %struct.model_node, %struct.model_node* %43, i32 0, i32 2
  store %struct.model_node* %55, %struct.model_node** %56, align 8
  %57 = getelementptr inbounds %struct.model_node, %struct.model_node* %55, i32 0, i32 1
  store %struct.model_node* %43, %struct.model_node** %57, align 8
  %58 = load i32, i32* %3, align 8
  store i32 %58, i32* %44, align 8
  br label %69

59:
  %60 = load %struct.model_node*, %struct.model_node** %35, align 8
  %61 = icmp ne %struct.model_node* %60, null
  br i1 %61, label %65, label %62

62:
  %63 = getelementptr inbounds %struct.model_node, %struct.model_node* %0, i32 0, i32 3
  %64 = load %struct.model_node*, %struct.model_node** %63, align 8
  br label %65

65:
  %66 = phi %struct.model_node* [ %64, %62 ], [ %60, %59 ]
  %67 = getelementptr inbounds %struct.model_node, %struct.model_node* %0, i32 0, i32 1
  %68 = load %struct.model_node*, %struct.model_node** %67, align 8
  call void @model_replace(%struct.model_node* %0, %struct.model_node* %66, %struct.model_node* %1)
  br label %69

69:
  %.1 = phi %struct.model_node* [ %.050, %54 ], [ %68, %65 ]
  %.049 = phi i32 [ %45, %54 ], [ %4, %65 ]
  %.0 = phi %struct.model_node* [ %47, %54 ], [ %66, %65 ]
  %70 = icmp eq i32 %.049, 1
  br i1 %70, label %71, label %72

71:
  call void @model_blacken(%struct.model_node* %.0, %struct.model_node* %.1, %struct.model_node* %1)
  br label %72

72:
  ret %struct.model_node* %0
}

define internal %struct.model_node* @model_first(%struct.model_node* %0) {
  br label %2

2:
  %.0 = phi %struct.model_node* [ %0, %1 ], [ %4, %2 ]
  %3 = getelementptr inbounds %struct.model_node, %struct.model_node* %.0, i32 0, i32 2
  %4 = load %struct.model_node*, %struct.model_node** %3, align 8
  %5 = icmp ne %struct.model_node* %4, null
  br i1 %5, label %2, label %6

6:
  ret %struct.model_node* %.0
}

define internal %struct.model_node* @model_last(%struct.model_node* %0) {
  br label %2

2:
  %.0 = phi %struct.model_node* [ %0, %1 ], [ %4, %2 ]
  %3 = getelementptr inbounds %struct.model_node, %struct.model_node* %.0, i32 0, i32 3
  %4 = load %struct.model_node*, %struct.model_node** %3, align 8
  %5 = icmp ne %struct.model_node* %4, null
  br i1 %5, label %2, label %6

6:
  ret %struct.model_node* %.0
}

define internal void @model_replace(%struct.model_node* %0, %struct.model_node* %1, %struct.model_node* %2) {
  %4 = getelementptr inbounds %struct.model_node, %struct.model_node* %0, i32 0, i32 1
  %5 = load %struct.model_node*, %struct.model_node** %4, align 8
  %6 = getelementptr inbounds %struct.model_node, %struct.model_node* %2, i32 0, i32 1
  %7 = load %struct.model_node*, %struct.model_node** %6, align 8
  %8 = icmp eq %struct.model_node* %7, %0
  br i1 %8, label %9, label %10

9:
  store %struct.model_node* %1, %struct.model_node** %6, align 8
  br label %17

10:
  %11 = getelementptr inbounds %struct.model_node, %struct.model_node* %5, i32 0, i32 2
  %12 = load %struct.model_node*, %struct.model_node** %11, align 8
  %13 = icmp eq %struct.model_node* %12, %0
  br i1 %13, label %14, label %15

14:
  store %struct.model_node* %1, %struct.model_node** %11, align 8
  br label %17

15:
  %16 = getelementptr inbounds %struct.model_node, %struct.model_node* %5, i32 0, i32 3
  store %struct.model_node* %1, %struct.model_node** %16, align 8
  br label %17

17:
  %18 = icmp ne %struct.model_node* %1, null
  br i1 %18, label %19, label %21

19:
  %20 = getelementptr inbounds %struct.model_node, %struct.model_node* %1, i32 0, i32 1
  store %struct.model_node* %5, %struct.model_node** %20, align 8
  br label %21

21:
  ret void
}

define internal void @model_blacken(%struct.model_node* %0, %struct.model_node* %1, %struct.model_node* %2) {
  br label %4

4:
  %.046 = phi %struct.model_node* [ %1, %3 ], [ %53, %50 ]
  %.044 = phi %struct.model_node* [ %0, %3 ], [ %.046, %50 ]
  %5 = getelementptr inbounds %struct.model_node, %struct.model_node* %2, i32 0, i32 1
  %6 = load %struct.model_node*, %struct.model_node** %5, align 8
  %7 = icmp ne %struct.model_node* %.044, %6
  br i1 %7, label %8, label %.critedge

8:
  %9 = call zeroext i1 @model_is_black(%struct.model_node* %.044)
  br i1 %9, label %10, label %.critedge

10:
  %11 = getelementptr inbounds %struct.model_node, %struct.model_node* %.046, i32 0, i32 2
  %12 = load %struct.model_node*, %struct.model_node** %11, align 8
  %13 = icmp eq %struct.model_node* %.044, %12
  %14 = zext i1 %13 to i8
  br i1 %13, label %15, label %18

15:
  %16 = getelementptr inbounds %struct.model_node, %struct.model_node* %.046, i32 0, i32 3
  %17 = load %struct.model_node*, %struct.model_node** %16, align 8
  br label %18

18:
  %19 = phi %struct.model_node* [ %17, %15 ], [ %12, %10 ]
  %20 = getelementptr inbounds %struct.model_node, %struct.model_node* %19, i32 0, i32 0
  %21 = load i32, i32* %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %30

23:
  store i32 1, i32* %20, align 8
  %24 = getelementptr inbounds %struct.model_node, %struct.model_node* %.046, i32 0, i32 0
  store i32 0, i32* %24, align 8
  call void @model_rotate(%struct.model_node* %.046, i1 zeroext %13, %struct.model_node* %2)
  br i1 %13, label %25, label %28

25:
  %26 = getelementptr inbounds %struct.model_node, %struct.model_node* %.046, i32 0, i32 3
  %27 = load %struct.model_node*, %struct.model_node** %26, align 8
  br label %30

28:
  %29 = load %struct.model_node*, %struct.model_node** %11, align 8
  br label %30

30:
  %.045 = phi %struct.model_node* [ %19, %18 ], [ %27, %25 ], [ %29, %28 ]
  br i1 %13, label %31, label %34

31:
  %32 = getelementptr inbounds %struct.model_node, %struct.model_node* %.045, i32 0, i32 2
  %33 = load %struct.model_node*, %struct.model_node** %32, align 8
  br label %37

34:
  %35 = getelementptr inbounds %struct.model_node, %struct.model_node* %.045, i32 0, i32 3
  %36 = load %struct.model_node*, %struct.model_node** %35, align 8
  br label %37

37:
  %38 = phi %struct.model_node* [ %33, %31 ], [ %36, %34 ]
  br i1 %13, label %39, label %42

39:
  %40 = getelementptr inbounds %struct.model_node, %struct.model_node* %.045, i32 0, i32 3
  %41 = load %struct.model_node*, %struct.model_node** %40, align 8
  br label %45

42:
  %43 = getelementptr inbounds %struct.model_node, %struct.model_node* %.045, i32 0, i32 2
  %44 = load %struct.model_node*, %struct.model_node** %43, align 8
  br label %45

45:
  %46 = phi %struct.model_node* [ %41, %39 ], [ %44, %42 ]
  %47 = call zeroext i1 @model_is_black(%struct.model_node* %38)
  br i1 %47, label %48, label %54

48:
  %49 = call zeroext i1 @model_is_black(%struct.model_node* %46)
  br i1 %49, label %50, label %54

50:
  %51 = getelementptr inbounds %struct.model_node, %struct.model_node* %.045, i32 0, i32 0
  store i32 0, i32* %51, align 8
  %52 = getelementptr inbounds %struct.model_node, %struct.model_node* %.046, i32 0, i32 1
  %53 = load %struct.model_node*, %struct.model_node** %52, align 8
  br label %4

54:
  %55 = call zeroext i1 @model_is_black(%struct.model_node* %46)
  br i1 %55, label %56, label %60

56:
  %57 = getelementptr inbounds %struct.model_node, %struct.model_node* %38, i32 0, i32 0
  store i32 1, i32* %57, align 8
  %58 = getelementptr inbounds %struct.model_node, %struct.model_node* %.045, i32 0, i32 0
  store i32 0, i32* %58, align 8
  %59 = xor i1 %13, true
  call void @model_rotate(%struct.model_node* %.045, i1 zeroext %59, %struct.model_node* %2)
  br label %60

60:
  %.1 = phi %struct.model_node* [ %38, %56 ], [ %.045, %54 ]
  %.0 = phi %struct.model_node* [ %.045, %56 ], [ %46, %54 ]
  %61 = getelementptr inbounds %struct.model_node, %struct.model_node* %.046, i32 0, i32 0
  %62 = load i32, i32* %61, align 8
  %63 = getelementptr inbounds %struct.model_node, %struct.model_node* %.1, i32 0, i32 0
  store i32 %62, i32* %63, align 8
  %64 = getelementptr inbounds %struct.model_node, %struct.model_node* %.0, i32 0, i32 0
  store i32 1, i32* %64, align 8
  store i32 1, i32* %61, align 8
  call void @model_rotate(%struct.model_node* %.046, i1 zeroext %13, %struct.model_node* %2)
  br label %.critedge

.critedge:
  %65 = icmp ne %struct.model_node* %.044, null
  br i1 %65, label %66, label %68

66:
  %67 = getelementptr inbounds %struct.model_node, %struct.model_node* %.044, i32 0, i32 0
  store i32 1, i32* %67, align 8
  br label %68

68:
  ret void
}

define %struct.model_node* @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(%struct.model_node* %0) {
  %2 = call %struct.model_node* @model_node_after(%struct.model_node* %0)
  ret %struct.model_node* %2
}

define internal %struct.model_node* @model_node_after(%struct.model_node* %0) {
  %2 = getelementptr inbounds %struct.model_node, %struct.model_node* %0, i32 0, i32 3
  %3 = load %struct.model_node*, %struct.model_node** %2, align 8
  %4 = icmp ne %struct.model_node* %3, null
  br i1 %4, label %5, label %7

5:
  %6 = call %struct.model_node* @model_first(%struct.model_node* %3)
  br label %19

7:
  %.0 = phi %struct.model_node* [ %17, %16 ], [ %0, %1 ]
  %8 = getelementptr inbounds %struct.model_node, %struct.model_node* %.0, i32 0, i32 1
  %9 = load %struct.model_node*, %struct.model_node** %8, align 8
  %10 = call zeroext i1 @model_is_header(%struct.model_node* %9)
  br i1 %10, label %.critedge, label %11

11:
  %12 = load %struct.model_node*, %struct.model_node** %8, align 8
  %13 = getelementptr inbounds %struct.model_node, %struct.model_node* %12, i32 0, i32 3
  %14 = load %struct.model_node*, %struct.model_node** %13, align 8
  %15 = icmp eq %struct.model_node* %.0, %14
  br i1 %15, label %16, label %.critedge

16:
  %17 = load %struct.model_node*, %struct.model_node** %8, align 8
  br label %7

.critedge:
  %18 = load %struct.model_node*, %struct.model_node** %8, align 8
  br label %19

19:
  %.08 = phi %struct.model_node* [ %6, %5 ], [ %18, %.critedge ]
  ret %struct.model_node* %.08
}

define %struct.model_node* @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(%struct.model_node* %0) {
  %2 = call %struct.model_node* @model_node_after(%struct.model_node* %0)
  ret %struct.model_node* %2
}

define %struct.model_node* @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(%struct.model_node* %0) {
  %2 = call %struct.model_node* @model_node_before(%struct.model_node* %0)
  ret %struct.model_node* %2
}

define internal %struct.model_node* @model_node_before(%struct.model_node* %0) {
  %2 = call zeroext i1 @model_is_header(%struct.model_node* %0)
  br i1 %2, label %3, label %6

3:
  %4 = getelementptr inbounds %struct.model_node, %struct.model_node* %0, i32 0, i32 3
  %5 = load %struct.model_node*, %struct.model_node** %4, align 8
  br label %24

6:
  %7 = getelementptr inbounds %struct.model_node, %struct.model_node* %0, i32 0, i32 2
  %8 = load %struct.model_node*, %struct.model_node** %7, align 8
  %9 = icmp ne %struct.model_node* %8, null
  br i1 %9, label %10, label %12

10:
  %11 = call %struct.model_node* @model_last(%struct.model_node* %8)
  br label %24

12:
  %.0 = phi %struct.model_node* [ %22, %21 ], [ %0, %6 ]
  %13 = getelementptr inbounds %struct.model_node, %struct.model_node* %.0, i32 0, i32 1
  %14 = load %struct.model_node*, %struct.model_node** %13, align 8
  %15 = call zeroext i1 @model_is_header(%struct.model_node* %14)
  br i1 %15, label %.critedge, label %16

16:
  %17 = load %struct.model_node*, %struct.model_node** %13, align 8
  %18 = getelementptr inbounds %struct.model_node, %struct.model_node* %17, i32 0, i32 2
  %19 = load %struct.model_node*, %struct.model_node** %18, align 8
  %20 = icmp eq %struct.model_node* %.0, %19
  br i1 %20, label %21, label %.critedge

21:
  %22 = load %struct.model_node*, %struct.model_node** %13, align 8
  br label %12

.critedge:
  %23 = load %struct.model_node*, %struct.model_node** %13, align 8
  br label %24

24:
  %.010 = phi %struct.model_node* [ %5, %3 ], [ %11, %10 ], [ %23, %.critedge ]
  ret %struct.model_node* %.010
}

define %struct.model_node* @_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(%struct.model_node* %0) {
  %2 = call %struct.model_node* @model_node_before(%struct.model_node* %0)
  ret %struct.model_node* %2
}

define void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(%struct.model_link* %0, %struct.model_link* %1) {
  %3 = getelementptr inbounds %struct.model_link, %struct.model_link* %0, i32 0, i32 0
  store %struct.model_link* %1, %struct.model_link** %3, align 8
  %4 = getelementptr inbounds %struct.model_link, %struct.model_link* %1, i32 0, i32 1
  %5 = load %struct.model_link*, %struct.model_link** %4, align 8
  %6 = getelementptr inbounds %struct.model_link, %struct.model_link* %0, i32 0, i32 1
  store %struct.model_link* %5, %struct.model_link** %6, align 8
  %7 = load %struct.model_link*, %struct.model_link** %4, align 8
  %8 = getelementptr inbounds %struct.model_link, %struct.model_link* %7, i32 0, i32 0
  store %struct.model_link* %0, %struct.model_link** %8, align 8
  store %struct.model_link* %0, %struct.model_link** %4, align 8
  ret void
}

define void @_ZNSt8__detail15_List_node_base9_M_unhookEv(%struct.model_link* %0) {
  %2 = getelementptr inbounds %struct.model_link, %struct.model_link* %0, i32 0, i32 1
  %3 = load %struct.model_link*, %struct.model_link** %2, align 8
  %4 = getelementptr inbounds %struct.model_link, %struct.model_link* %0, i32 0, i32 0
  %5 = load %struct.model_link*, %struct.model_link** %4, align 8
  %6 = getelementptr inbounds %struct.model_link, %struct.model_link* %5, i32 0, i32 1
  store %struct.model_link* %3, %struct.model_link** %6, align 8
  %7 = load %struct.model_link*, %struct.model_link** %4, align 8
  %8 = load %struct.model_link*, %struct.model_link** %2, align 8
  %9 = getelementptr inbounds %struct.model_link, %struct.model_link* %8, i32 0, i32 0
  store %struct.model_link* %7, %struct.model_link** %9, align 8
  ret void
}

define void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(%struct.model_link* %0, %struct.model_link* %1, %struct.model_link* %2) {
  %4 = icmp eq %struct.model_link* %0, %2
  br i1 %4, label %17, label %5

5:
  %6 = getelementptr inbounds %struct.model_link, %struct.model_link* %2, i32 0, i32 1
  %7 = load %struct.model_link*, %struct.model_link** %6, align 8
  %8 = getelementptr inbounds %struct.model_link, %struct.model_link* %1, i32 0, i32 1
  %9 = load %struct.model_link*, %struct.model_link** %8, align 8
  %10 = getelementptr inbounds %struct.model_link, %struct.model_link* %9, i32 0, i32 0
  store %struct.model_link* %2, %struct.model_link** %10, align 8
  %11 = load %struct.model_link*, %struct.model_link** %8, align 8
  store %struct.model_link* %11, %struct.model_link** %6, align 8
  %12 = getelementptr inbounds %struct.model_link, %struct.model_link* %0, i32 0, i32 1
  %13 = load %struct.model_link*, %struct.model_link** %12, align 8
  store %struct.model_link* %13, %struct.model_link** %8, align 8
  %14 = load %struct.model_link*, %struct.model_link** %12, align 8
  %15 = getelementptr inbounds %struct.model_link, %struct.model_link* %14, i32 0, i32 0
  store %struct.model_link* %1, %struct.model_link** %15, align 8
  %16 = getelementptr inbounds %struct.model_link, %struct.model_link* %7, i32 0, i32 0
  store %struct.model_link* %0, %struct.model_link** %16, align 8
  store %struct.model_link* %7, %struct.model_link** %12, align 8
  br label %17

17:
  ret void
}

define void @_ZNSt8__detail15_List_node_base10_M_reverseEv(%struct.model_link* %0) {
  br label %2

2:
  %.0 = phi %struct.model_link* [ %0, %1 ], [ %4, %2 ]
  %3 = getelementptr inbounds %struct.model_link, %struct.model_link* %.0, i32 0, i32 0
  %4 = load %struct.model_link*, %struct.model_link** %3, align 8
  %5 = getelementptr inbounds %struct.model_link, %struct.model_link* %.0, i32 0, i32 1
  %6 = load %struct.model_link*, %struct.model_link** %5, align 8
  store %struct.model_link* %6, %struct.model_link** %3, align 8
  store %struct.model_link* %4, %struct.model_link** %5, align 8
  %7 = icmp ne %struct.model_link* %4, %0
  br i1 %7, label %2, label %8

8:
  ret void
}

define void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(%struct.model_link* %0, %struct.model_link* %1) {
  %3 = alloca %struct.model_link, align 8
  %4 = bitcast %struct.model_link* %3 to i8*
  %5 = bitcast %struct.model_link* %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %4, i8* align 8 %5, i64 16, i1 false)
  %6 = bitcast %struct.model_link* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %5, i8* align 8 %6, i64 16, i1 false)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %6, i8* align 8 %4, i64 16, i1 false)
  call void @model_settle(%struct.model_link* %0, %struct.model_link* %1)
  call void @model_settle(%struct.model_link* %1, %struct.model_link* %0)
  ret void
}

define internal void @model_settle(%struct.model_link* %0, %struct.model_link* %1) {
  %3 = getelementptr inbounds %struct.model_link, %struct.model_link* %0, i32 0, i32 0
  %4 = load %struct.model_link*, %struct.model_link** %3, align 8
  %5 = icmp eq %struct.model_link* %4, %1
  br i1 %5, label %6, label %8

6:
  %7 = getelementptr inbounds %struct.model_link, %struct.model_link* %0, i32 0, i32 1
  store %struct.model_link* %0, %struct.model_link** %7, align 8
  store %struct.model_link* %0, %struct.model_link** %3, align 8
  br label %14

8:
  %9 = getelementptr inbounds %struct.model_link, %struct.model_link* %0, i32 0, i32 1
  %10 = load %struct.model_link*, %struct.model_link** %9, align 8
  %11 = getelementptr inbounds %struct.model_link, %struct.model_link* %10, i32 0, i32 0
  store %struct.model_link* %0, %struct.model_link** %11, align 8
  %12 = load %struct.model_link*, %struct.model_link** %3, align 8
  %13 = getelementptr inbounds %struct.model_link, %struct.model_link* %12, i32 0, i32 1
  store %struct.model_link* %0, %struct.model_link** %13, align 8
  br label %14

14:
  ret void
}

define i64 @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(%struct.model_policy* %0, i64 %1) {
  %3 = icmp ult i64 %1, 14
  br i1 %3, label %4, label %9

4:
  %5 = getelementptr inbounds [14 x i8], [14 x i8]* @model_few, i64 0, i64 %1
  %6 = load i8, i8* %5, align 1
  %7 = zext i8 %6 to i64
  %8 = icmp eq i64 %1, 0
  br i1 %8, label %31, label %24

9:
  %.0 = phi i64 [ %17, %16 ], [ 0, %2 ]
  %10 = icmp ult i64 %.0, 158
  br i1 %10, label %11, label %.critedge

11:
  %12 = getelementptr inbounds [158 x i32], [158 x i32]* @model_primes, i64 0, i64 %.0
  %13 = load i32, i32* %12, align 4
  %14 = sext i32 %13 to i64
  %15 = icmp ult i64 %14, %1
  br i1 %15, label %16, label %.critedge

16:
  %17 = add i64 %.0, 1
  br label %9

.critedge:
  %18 = icmp eq i64 %.0, 158
  br i1 %18, label %19, label %20

19:
  call void @__eufonium_unmodelled(i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str.116, i64 0, i64 0))
  br label %20

20:
  %21 = getelementptr inbounds [158 x i32], [158 x i32]* @model_primes, i64 0, i64 %.0
  %22 = load i32, i32* %21, align 4
  %23 = sext i32 %22 to i64
  br label %24

24:
  %.014 = phi i64 [ %23, %20 ], [ %7, %4 ]
  %25 = uitofp i64 %.014 to float
  %26 = getelementptr inbounds %struct.model_policy, %struct.model_policy* %0, i32 0, i32 0
  %27 = load float, float* %26, align 8
  %28 = fmul float %25, %27
  %29 = fptoui float %28 to i64
  %30 = getelementptr inbounds %struct.model_policy, %struct.model_policy* %0, i32 0, i32 1
  store i64 %29, i64* %30, align 8
  br label %31

31:
  %.015 = phi i64 [ %.014, %24 ], [ %7, %4 ]
  ret i64 %.015
}

define { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(%struct.model_policy* %0, i64 %1, i64 %2, i64 %3) {
  %.sroa.4 = alloca [7 x i8], align 1
  %.sroa.3 = alloca [7 x i8], align 1
  %.sroa.2 = alloca [7 x i8], align 1
  %.sroa.3.0.sroa_idx34 = getelementptr inbounds [7 x i8], [7 x i8]* %.sroa.3, i64 0, i64 0
  call void @llvm.memset.p0i8.i64(i8* align 1 %.sroa.3.0.sroa_idx34, i8 0, i64 7, i1 false)
  %5 = add i64 %2, %3
  %6 = getelementptr inbounds %struct.model_policy, %struct.model_policy* %0, i32 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = icmp ule i64 %5, %7
  br i1 %8, label %9, label %10

9:
  %.sroa.3.1..sroa.4.0.sroa_idx.sroa_idx = getelementptr inbounds [7 x i8], [7 x i8]* %.sroa.4, i64 0, i64 0
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %.sroa.3.1..sroa.4.0.sroa_idx.sroa_idx, i8* align 1 %.sroa.3.0.sroa_idx34, i64 7, i1 false)
  br label %30

10:
  %11 = icmp eq i64 %7, 0
  %12 = icmp ult i64 %5, 11
  %or.cond = and i1 %11, %12
  %.036 = select i1 %or.cond, i64 11, i64 %5
  %13 = uitofp i64 %.036 to double
  %14 = getelementptr inbounds %struct.model_policy, %struct.model_policy* %0, i32 0, i32 0
  %15 = load float, float* %14, align 8
  %16 = fpext float %15 to double
  %17 = fdiv double %13, %16
  %18 = uitofp i64 %1 to double
  %19 = fcmp olt double %17, %18
  br i1 %19, label %20, label %24

20:
  %21 = uitofp i64 %1 to float
  %22 = fmul float %21, %15
  %23 = fptoui float %22 to i64
  store i64 %23, i64* %6, align 8
  %.sroa.3.1..sroa.4.0.sroa_idx26.sroa_idx = getelementptr inbounds [7 x i8], [7 x i8]* %.sroa.4, i64 0, i64 0
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %.sroa.3.1..sroa.4.0.sroa_idx26.sroa_idx, i8* align 1 %.sroa.3.0.sroa_idx34, i64 7, i1 false)
  br label %30

24:
  %25 = fptoui double %17 to i64
  %26 = add i64 %25, 1
  %27 = mul i64 2, %1
  %28 = icmp ult i64 %26, %27
  %spec.select = select i1 %28, i64 %27, i64 %26
  %29 = call i64 @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(%struct.model_policy* %0, i64 %spec.select)
  %.sroa.4.1..sroa.2.0.sroa_idx.sroa_idx = getelementptr inbounds [7 x i8], [7 x i8]* %.sroa.2, i64 0, i64 0
  %.sroa.4.1.sroa_idx = getelementptr inbounds [7 x i8], [7 x i8]* %.sroa.4, i64 0, i64 0
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %.sroa.4.1.sroa_idx, i8* align 1 %.sroa.4.1..sroa.2.0.sroa_idx.sroa_idx, i64 7, i1 false)
  br label %30

30:
  %.sroa.021.0 = phi i8 [ 0, %9 ], [ 0, %20 ], [ 1, %24 ]
  %.sroa.5.0 = phi i64 [ 0, %9 ], [ 0, %20 ], [ %29, %24 ]
  %.fca.0.insert = insertvalue { i8, i64 } poison, i8 %.sroa.021.0, 0
  %.fca.1.insert = insertvalue { i8, i64 } %.fca.0.insert, i64 %.sroa.5.0, 1
  ret { i8, i64 } %.fca.1.insert
}

define { i64, i64 } @__eufonium_rust_grow_amortized(%struct.model_vector* %0, i64 %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = icmp eq i64 %4, 0
  br i1 %8, label %46, label %9

9:
  %10 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %1, i64 %2)
  %11 = extractvalue { i64, i1 } %10, 1
  %12 = extractvalue { i64, i1 } %10, 0
  br i1 %11, label %46, label %13

13:
  %14 = getelementptr inbounds %struct.model_vector, %struct.model_vector* %0, i32 0, i32 0
  %15 = load i64, i64* %14, align 8
  %16 = mul i64 2, %15
  %17 = icmp ult i64 %12, %16
  %spec.select = select i1 %17, i64 %16, i64 %12
  %18 = icmp eq i64 %4, 1
  %19 = icmp ule i64 %4, 1024
  %20 = select i1 %19, i32 4, i32 1
  %21 = select i1 %18, i32 8, i32 %20
  %22 = sext i32 %21 to i64
  %23 = icmp ult i64 %spec.select, %22
  %.1 = select i1 %23, i64 %22, i64 %spec.select
  %24 = call i32 @model_layout(i64 %.1, i64 %3, i64 %4, i64* %6)
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %46

26:
  %27 = load i64, i64* %14, align 8
  %28 = call i32 @model_layout(i64 %27, i64 %3, i64 %4, i64* %7)
  %29 = load i64, i64* %14, align 8
  %30 = icmp ne i64 %29, 0
  br i1 %30, label %31, label %37

31:
  %32 = getelementptr inbounds %struct.model_vector, %struct.model_vector* %0, i32 0, i32 1
  %33 = load i8*, i8** %32, align 8
  %34 = load i64, i64* %7, align 8
  %35 = load i64, i64* %6, align 8
  %36 = call i8* @__rust_realloc(i8* %33, i64 %34, i64 %3, i64 %35)
  br label %40

37:
  %38 = load i64, i64* %6, align 8
  %39 = call i8* @__rust_alloc(i64 %38, i64 %3)
  br label %40

40:
  %41 = phi i8* [ %36, %31 ], [ %39, %37 ]
  %42 = icmp ne i8* %41, null
  %. = select i1 %42, i64 -9223372036854775807, i64 %3
  %43 = load i64, i64* %6, align 8
  br i1 %42, label %44, label %46

44:
  %45 = getelementptr inbounds %struct.model_vector, %struct.model_vector* %0, i32 0, i32 1
  store i8* %41, i8** %45, align 8
  store i64 %.1, i64* %14, align 8
  br label %46

46:
  %.sroa.3.0 = phi i64 [ 0, %9 ], [ 0, %5 ], [ 0, %13 ], [ %43, %44 ], [ %43, %40 ]
  %.sroa.0.0 = phi i64 [ 0, %9 ], [ 0, %5 ], [ 0, %13 ], [ %., %44 ], [ %., %40 ]
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %.sroa.0.0, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %.sroa.3.0, 1
  ret { i64, i64 } %.fca.1.insert
}

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)

define internal i32 @model_layout(i64 %0, i64 %1, i64 %2, i64* %3) {
  %5 = add i64 %2, %1
  %6 = sub i64 %5, 1
  %7 = sub i64 0, %1
  %8 = and i64 %6, %7
  %9 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %8, i64 %0)
  %10 = extractvalue { i64, i1 } %9, 1
  %11 = extractvalue { i64, i1 } %9, 0
  store i64 %11, i64* %3, align 8
  %12 = sub i64 -9223372036854775808, %1
  %13 = icmp ule i64 %11, %12
  %14 = select i1 %10, i1 false, i1 %13
  %15 = zext i1 %14 to i32
  ret i32 %15
}

declare i8* @__rust_realloc(i8*, i64, i64, i64)

declare i8* @__rust_alloc(i64, i64)

define void @__eufonium_rust_reserve(%struct.model_vector* %0, i64 %1, i64 %2, i64 %3, i64 %4) {
  %6 = call { i64, i64 } @__eufonium_rust_grow_amortized(%struct.model_vector* %0, i64 %1, i64 %2, i64 %3, i64 %4)
  %7 = extractvalue { i64, i64 } %6, 0
  %8 = extractvalue { i64, i64 } %6, 1
  %9 = icmp ne i64 %7, -9223372036854775807
  br i1 %9, label %10, label %11

10:
  call void @model_fail(i64 %7, i64 %8)
  br label %11

11:
  ret void
}

define internal void @model_fail(i64 %0, i64 %1) {
  %3 = icmp eq i64 %0, 0
  br i1 %3, label %4, label %5

4:
  call void @_ZN5alloc7raw_vec17capacity_overflow17h0000000000000000E()
  br label %5

5:
  call void @_ZN5alloc5alloc18handle_alloc_error17h0000000000000000E(i64 %0, i64 %1)
  ret void
}

define void @__eufonium_rust_grow_one_byte(%struct.model_vector* %0) {
  %2 = getelementptr inbounds %struct.model_vector, %struct.model_vector* %0, i32 0, i32 0
  %3 = load i64, i64* %2, align 8
  call void @__eufonium_rust_reserve(%struct.model_vector* %0, i64 %3, i64 1, i64 1, i64 1)
  ret void
}

define void @__eufonium_rust_reserve_bytes(%struct.model_bytes* %0, i64 %1) {
  %3 = getelementptr inbounds %struct.model_bytes, %struct.model_bytes* %0, i32 0, i32 0
  %4 = getelementptr inbounds %struct.model_vector, %struct.model_vector* %3, i32 0, i32 0
  %5 = load i64, i64* %4, align 8
  %6 = getelementptr inbounds %struct.model_bytes, %struct.model_bytes* %0, i32 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = sub i64 %5, %7
  %9 = icmp ugt i64 %1, %8
  br i1 %9, label %10, label %11

10:
  call void @__eufonium_rust_reserve(%struct.model_vector* %3, i64 %7, i64 %1, i64 1, i64 1)
  br label %11

11:
  ret void
}

define void @__eufonium_rust_try_allocate(%struct.model_allocated* noalias sret(%struct.model_allocated) align 8 %0, i64 %1, i1 zeroext %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  %7 = zext i1 %2 to i8
  %8 = bitcast %struct.model_allocated* %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %8, i8* align 8 bitcast (%struct.model_allocated* @__const.__eufonium_rust_try_allocate.result to i8*), i64 24, i1 false)
  %9 = call i32 @model_layout(i64 %1, i64 %3, i64 %4, i64* %6)
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %35

11:
  %12 = load i64, i64* %6, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %18

14:
  %15 = getelementptr inbounds %struct.model_allocated, %struct.model_allocated* %0, i32 0, i32 0
  store i64 0, i64* %15, align 8
  %16 = inttoptr i64 %3 to i8*
  %17 = getelementptr inbounds %struct.model_allocated, %struct.model_allocated* %0, i32 0, i32 2
  store i8* %16, i8** %17, align 8
  br label %35

18:
  br i1 %2, label %19, label %21

19:
  %20 = call i8* @__rust_alloc_zeroed(i64 %12, i64 %3)
  br label %23

21:
  %22 = call i8* @__rust_alloc(i64 %12, i64 %3)
  br label %23

23:
  %24 = phi i8* [ %20, %19 ], [ %22, %21 ]
  %25 = icmp eq i8* %24, null
  %26 = zext i1 %25 to i32
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds %struct.model_allocated, %struct.model_allocated* %0, i32 0, i32 0
  store i64 %27, i64* %28, align 8
  %29 = icmp ne i8* %24, null
  %. = select i1 %29, i64 %1, i64 %3
  %30 = getelementptr inbounds %struct.model_allocated, %struct.model_allocated* %0, i32 0, i32 1
  store i64 %., i64* %30, align 8
  %31 = load i64, i64* %6, align 8
  %32 = inttoptr i64 %31 to i8*
  %33 = select i1 %29, i8* %24, i8* %32
  %34 = getelementptr inbounds %struct.model_allocated, %struct.model_allocated* %0, i32 0, i32 2
  store i8* %33, i8** %34, align 8
  br label %35

35:
  ret void
}

declare i8* @__rust_alloc_zeroed(i64, i64)

define %struct.model_istream* @_ZNSirsERs(%struct.model_istream* %0, i16* %1) {
  %3 = alloca i16, align 2
  %4 = call zeroext i1 @model_is_ready(%struct.model_istream* %0)
  br i1 %4, label %5, label %20

5:
  %6 = call i32 (i8*, ...) @scanf(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.117, i64 0, i64 0), i16* %3)
  switch i32 %6, label %18 [
    i32 1, label %7
    i32 0, label %16
  ]

7:
  %8 = load i16, i16* %3, align 2
  store i16 %8, i16* %1, align 2
  %9 = load i16, i16* %3, align 2
  %10 = sext i16 %9 to i32
  switch i32 %10, label %20 [
    i32 -32768, label %11
    i32 32767, label %11
  ]

11:
  %12 = call i32 @__eufonium_any()
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %20

14:
  %15 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %15, i32 4)
  br label %20

16:
  store i16 0, i16* %1, align 2
  %17 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %17, i32 4)
  br label %20

18:
  %19 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %19, i32 6)
  br label %20

20:
  ret %struct.model_istream* %0
}

define internal zeroext i1 @model_is_ready(%struct.model_istream* %0) {
  %2 = icmp ne %struct.model_istream* %0, @_ZSt3cin
  br i1 %2, label %3, label %4

3:
  call void @__eufonium_unmodelled(i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.str.157, i64 0, i64 0))
  br label %4

4:
  %5 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  %6 = getelementptr inbounds %struct.model_ios, %struct.model_ios* %5, i32 0, i32 3
  %7 = load i32, i32* %6, align 8
  %8 = icmp ne i32 %7, 4098
  br i1 %8, label %9, label %10

9:
  call void @__eufonium_unmodelled(i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.str.158, i64 0, i64 0))
  br label %10

10:
  %11 = getelementptr inbounds %struct.model_ios, %struct.model_ios* %5, i32 0, i32 5
  %12 = load i32, i32* %11, align 8
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %19

14:
  %15 = call zeroext i1 @model_has_failed(%struct.model_ios* %5)
  br i1 %15, label %19, label %16

16:
  %17 = load i32, i32* %11, align 8
  %18 = or i32 %17, 4
  call void @model_enter(%struct.model_ios* %5, i32 %18)
  br label %19

19:
  %20 = load i32, i32* %11, align 8
  %21 = icmp ne i32 %20, 0
  %22 = xor i1 %21, true
  ret i1 %22
}

declare i32 @scanf(i8*, ...)

define internal void @model_enter(%struct.model_ios* %0, i32 %1) {
  %3 = getelementptr inbounds %struct.model_ios, %struct.model_ios* %0, i32 0, i32 5
  store i32 %1, i32* %3, align 8
  %4 = getelementptr inbounds %struct.model_ios, %struct.model_ios* %0, i32 0, i32 4
  %5 = load i32, i32* %4, align 4
  %6 = icmp ne i32 %5, 0
  %7 = and i32 %5, %1
  %8 = icmp ne i32 %7, 0
  %or.cond = and i1 %6, %8
  br i1 %or.cond, label %9, label %10

9:
  call void @__eufonium_unmodelled(i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.str.159, i64 0, i64 0))
  br label %10

10:
  ret void
}

define %struct.model_istream* @_ZNSirsERt(%struct.model_istream* %0, i16* %1) {
  %3 = alloca i16, align 2
  %4 = call zeroext i1 @model_is_ready(%struct.model_istream* %0)
  br i1 %4, label %5, label %21

5:
  %6 = call i32 (i8*, ...) @scanf(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.118, i64 0, i64 0), i16* %3)
  switch i32 %6, label %19 [
    i32 1, label %7
    i32 0, label %17
  ]

7:
  %8 = load i16, i16* %3, align 2
  store i16 %8, i16* %1, align 2
  %9 = load i16, i16* %3, align 2
  %10 = zext i16 %9 to i32
  %11 = icmp eq i32 %10, 65535
  br i1 %11, label %12, label %21

12:
  %13 = call i32 @__eufonium_any()
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %21

15:
  %16 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %16, i32 4)
  br label %21

17:
  store i16 0, i16* %1, align 2
  %18 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %18, i32 4)
  br label %21

19:
  %20 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %20, i32 6)
  br label %21

21:
  ret %struct.model_istream* %0
}

define %struct.model_istream* @_ZNSirsERi(%struct.model_istream* %0, i32* %1) {
  %3 = alloca i32, align 4
  %4 = call zeroext i1 @model_is_ready(%struct.model_istream* %0)
  br i1 %4, label %5, label %19

5:
  %6 = call i32 (i8*, ...) @scanf(i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.119, i64 0, i64 0), i32* %3)
  switch i32 %6, label %17 [
    i32 1, label %7
    i32 0, label %15
  ]

7:
  %8 = load i32, i32* %3, align 4
  store i32 %8, i32* %1, align 4
  %9 = load i32, i32* %3, align 4
  switch i32 %9, label %19 [
    i32 -2147483648, label %10
    i32 2147483647, label %10
  ]

10:
  %11 = call i32 @__eufonium_any()
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %19

13:
  %14 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %14, i32 4)
  br label %19

15:
  store i32 0, i32* %1, align 4
  %16 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %16, i32 4)
  br label %19

17:
  %18 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %18, i32 6)
  br label %19

19:
  ret %struct.model_istream* %0
}

define %struct.model_istream* @_ZNSirsERj(%struct.model_istream* %0, i32* %1) {
  %3 = alloca i32, align 4
  %4 = call zeroext i1 @model_is_ready(%struct.model_istream* %0)
  br i1 %4, label %5, label %20

5:
  %6 = call i32 (i8*, ...) @scanf(i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.120, i64 0, i64 0), i32* %3)
  switch i32 %6, label %18 [
    i32 1, label %7
    i32 0, label %16
  ]

7:
  %8 = load i32, i32* %3, align 4
  store i32 %8, i32* %1, align 4
  %9 = load i32, i32* %3, align 4
  %10 = icmp eq i32 %9, -1
  br i1 %10, label %11, label %20

11:
  %12 = call i32 @__eufonium_any()
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %20

14:
  %15 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %15, i32 4)
  br label %20

16:
  store i32 0, i32* %1, align 4
  %17 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %17, i32 4)
  br label %20

18:
  %19 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %19, i32 6)
  br label %20

20:
  ret %struct.model_istream* %0
}

define %struct.model_istream* @_ZNSirsERl(%struct.model_istream* %0, i64* %1) {
  %3 = alloca i64, align 8
  %4 = call zeroext i1 @model_is_ready(%struct.model_istream* %0)
  br i1 %4, label %5, label %19

5:
  %6 = call i32 (i8*, ...) @scanf(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.121, i64 0, i64 0), i64* %3)
  switch i32 %6, label %17 [
    i32 1, label %7
    i32 0, label %15
  ]

7:
  %8 = load i64, i64* %3, align 8
  store i64 %8, i64* %1, align 8
  %9 = load i64, i64* %3, align 8
  switch i64 %9, label %19 [
    i64 -9223372036854775808, label %10
    i64 9223372036854775807, label %10
  ]

10:
  %11 = call i32 @__eufonium_any()
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %19

13:
  %14 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %14, i32 4)
  br label %19

15:
  store i64 0, i64* %1, align 8
  %16 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %16, i32 4)
  br label %19

17:
  %18 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %18, i32 6)
  br label %19

19:
  ret %struct.model_istream* %0
}

define %struct.model_istream* @_ZNSirsERm(%struct.model_istream* %0, i64* %1) {
  %3 = alloca i64, align 8
  %4 = call zeroext i1 @model_is_ready(%struct.model_istream* %0)
  br i1 %4, label %5, label %20

5:
  %6 = call i32 (i8*, ...) @scanf(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.122, i64 0, i64 0), i64* %3)
  switch i32 %6, label %18 [
    i32 1, label %7
    i32 0, label %16
  ]

7:
  %8 = load i64, i64* %3, align 8
  store i64 %8, i64* %1, align 8
  %9 = load i64, i64* %3, align 8
  %10 = icmp eq i64 %9, -1
  br i1 %10, label %11, label %20

11:
  %12 = call i32 @__eufonium_any()
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %20

14:
  %15 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %15, i32 4)
  br label %20

16:
  store i64 0, i64* %1, align 8
  %17 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %17, i32 4)
  br label %20

18:
  %19 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %19, i32 6)
  br label %20

20:
  ret %struct.model_istream* %0
}

define %struct.model_istream* @_ZNSirsERx(%struct.model_istream* %0, i64* %1) {
  %3 = alloca i64, align 8
  %4 = call zeroext i1 @model_is_ready(%struct.model_istream* %0)
  br i1 %4, label %5, label %19

5:
  %6 = call i32 (i8*, ...) @scanf(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.123, i64 0, i64 0), i64* %3)
  switch i32 %6, label %17 [
    i32 1, label %7
    i32 0, label %15
  ]

7:
  %8 = load i64, i64* %3, align 8
  store i64 %8, i64* %1, align 8
  %9 = load i64, i64* %3, align 8
  switch i64 %9, label %19 [
    i64 -9223372036854775808, label %10
    i64 9223372036854775807, label %10
  ]

10:
  %11 = call i32 @__eufonium_any()
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %19

13:
  %14 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %14, i32 4)
  br label %19

15:
  store i64 0, i64* %1, align 8
  %16 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %16, i32 4)
  br label %19

17:
  %18 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %18, i32 6)
  br label %19

19:
  ret %struct.model_istream* %0
}

define %struct.model_istream* @_ZNSirsERy(%struct.model_istream* %0, i64* %1) {
  %3 = alloca i64, align 8
  %4 = call zeroext i1 @model_is_ready(%struct.model_istream* %0)
  br i1 %4, label %5, label %20

5:
  %6 = call i32 (i8*, ...) @scanf(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.124, i64 0, i64 0), i64* %3)
  switch i32 %6, label %18 [
    i32 1, label %7
    i32 0, label %16
  ]

7:
  %8 = load i64, i64* %3, align 8
  store i64 %8, i64* %1, align 8
  %9 = load i64, i64* %3, align 8
  %10 = icmp eq i64 %9, -1
  br i1 %10, label %11, label %20

11:
  %12 = call i32 @__eufonium_any()
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %20

14:
  %15 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %15, i32 4)
  br label %20

16:
  store i64 0, i64* %1, align 8
  %17 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %17, i32 4)
  br label %20

18:
  %19 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %19, i32 6)
  br label %20

20:
  ret %struct.model_istream* %0
}

define %struct.model_istream* @_ZNSirsERf(%struct.model_istream* %0, float* %1) {
  %3 = alloca float, align 4
  %4 = call zeroext i1 @model_is_ready(%struct.model_istream* %0)
  br i1 %4, label %5, label %21

5:
  %6 = call i32 (i8*, ...) @scanf(i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.125, i64 0, i64 0), float* %3)
  switch i32 %6, label %19 [
    i32 1, label %7
    i32 0, label %17
  ]

7:
  %8 = load float, float* %3, align 4
  store float %8, float* %1, align 4
  %9 = load float, float* %3, align 4
  %10 = fcmp oeq float %9, 0xC7EFFFFFE0000000
  %11 = fcmp oeq float %9, 0x47EFFFFFE0000000
  %or.cond = or i1 %10, %11
  br i1 %or.cond, label %12, label %21

12:
  %13 = call i32 @__eufonium_any()
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %21

15:
  %16 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %16, i32 4)
  br label %21

17:
  store float 0.000000e+00, float* %1, align 4
  %18 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %18, i32 4)
  br label %21

19:
  %20 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %20, i32 6)
  br label %21

21:
  ret %struct.model_istream* %0
}

define %struct.model_istream* @_ZNSirsERd(%struct.model_istream* %0, double* %1) {
  %3 = alloca double, align 8
  %4 = call zeroext i1 @model_is_ready(%struct.model_istream* %0)
  br i1 %4, label %5, label %21

5:
  %6 = call i32 (i8*, ...) @scanf(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.126, i64 0, i64 0), double* %3)
  switch i32 %6, label %19 [
    i32 1, label %7
    i32 0, label %17
  ]

7:
  %8 = load double, double* %3, align 8
  store double %8, double* %1, align 8
  %9 = load double, double* %3, align 8
  %10 = fcmp oeq double %9, 0xFFEFFFFFFFFFFFFF
  %11 = fcmp oeq double %9, 0x7FEFFFFFFFFFFFFF
  %or.cond = or i1 %10, %11
  br i1 %or.cond, label %12, label %21

12:
  %13 = call i32 @__eufonium_any()
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %21

15:
  %16 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %16, i32 4)
  br label %21

17:
  store double 0.000000e+00, double* %1, align 8
  %18 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %18, i32 4)
  br label %21

19:
  %20 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %20, i32 6)
  br label %21

21:
  ret %struct.model_istream* %0
}

define %struct.model_istream* @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_(%struct.model_istream* %0, i8* %1) {
  %3 = alloca i8, align 1
  %4 = call zeroext i1 @model_is_ready(%struct.model_istream* %0)
  br i1 %4, label %5, label %12

5:
  %6 = call i32 (i8*, ...) @scanf(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.127, i64 0, i64 0), i8* %3)
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %8, label %10

8:
  %9 = load i8, i8* %3, align 1
  store i8 %9, i8* %1, align 1
  br label %12

10:
  %11 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %11, i32 6)
  br label %12

12:
  ret %struct.model_istream* %0
}

define %struct.model_istream* @_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(%struct.model_istream* %0, %struct.model_string* %1) {
  %3 = alloca i8*, align 8
  %4 = alloca i64, align 8
  %5 = call zeroext i1 @model_is_ready(%struct.model_istream* %0)
  br i1 %5, label %6, label %21

6:
  %7 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  %8 = getelementptr inbounds %struct.model_ios, %struct.model_ios* %7, i32 0, i32 2
  %9 = load i64, i64* %8, align 8
  %10 = icmp ne i64 %9, 0
  br i1 %10, label %11, label %12

11:
  call void @__eufonium_unmodelled(i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.str.128, i64 0, i64 0))
  br label %12

12:
  store i8* null, i8** %3, align 8
  store i64 0, i64* %4, align 8
  %13 = call i64 @__eufonium_word(i8** %3, i64* %4)
  %14 = icmp slt i64 %13, 0
  br i1 %14, label %15, label %17

15:
  %16 = load i8*, i8** %3, align 8
  call void @free(i8* %16)
  call void @model_string_erase(%struct.model_string* %1)
  call void @model_enter(%struct.model_ios* %7, i32 6)
  br label %21

17:
  %18 = load i8*, i8** %3, align 8
  %19 = load i64, i64* %4, align 8
  %20 = sub i64 %19, 1
  call void @model_string_take(%struct.model_string* %1, i8* %18, i64 %13, i64 %20)
  br label %21

21:
  ret %struct.model_istream* %0
}

declare i64 @__eufonium_word(i8**, i64*)

define internal void @model_string_erase(%struct.model_string* %0) {
  %2 = getelementptr inbounds %struct.model_string, %struct.model_string* %0, i32 0, i32 1
  store i64 0, i64* %2, align 8
  %3 = getelementptr inbounds %struct.model_string, %struct.model_string* %0, i32 0, i32 0
  %4 = load i8*, i8** %3, align 8
  store i8 0, i8* %4, align 1
  ret void
}

define internal void @model_string_take(%struct.model_string* %0, i8* %1, i64 %2, i64 %3) {
  %5 = icmp uge i64 %3, 15
  %6 = zext i1 %5 to i32
  call void @__VERIFIER_assume(i32 %6)
  %7 = getelementptr inbounds %struct.model_string, %struct.model_string* %0, i32 0, i32 0
  %8 = load i8*, i8** %7, align 8
  %9 = getelementptr inbounds %struct.model_string, %struct.model_string* %0, i32 0, i32 2
  %10 = bitcast %union.anon* %9 to [16 x i8]*
  %11 = getelementptr inbounds [16 x i8], [16 x i8]* %10, i64 0, i64 0
  %12 = icmp ne i8* %8, %11
  br i1 %12, label %13, label %14

13:
  call void @free(i8* %8)
  br label %14

14:
  store i8* %1, i8** %7, align 8
  %15 = getelementptr inbounds %struct.model_string, %struct.model_string* %0, i32 0, i32 1
  store i64 %2, i64* %15, align 8
  %16 = bitcast %union.anon* %9 to i64*
  store i64 %3, i64* %16, align 8
  %17 = getelementptr inbounds i8, i8* %1, i64 %2
  store i8 0, i8* %17, align 1
  ret void
}

define %struct.model_istream* @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_(%struct.model_istream* %0, %struct.model_string* %1, i8 signext %2) {
  %4 = alloca i8*, align 8
  %5 = alloca i64, align 8
  %6 = call zeroext i1 @model_is_ready(%struct.model_istream* %0)
  br i1 %6, label %7, label %30

7:
  store i8* null, i8** %4, align 8
  store i64 0, i64* %5, align 8
  %8 = sext i8 %2 to i32
  %9 = load %struct.model_stream*, %struct.model_stream** @stdin, align 8
  %10 = call i64 @getdelim(i8** %4, i64* %5, i32 %8, %struct.model_stream* %9)
  %11 = icmp slt i64 %10, 0
  br i1 %11, label %12, label %15

12:
  %13 = load i8*, i8** %4, align 8
  call void @free(i8* %13)
  call void @model_string_erase(%struct.model_string* %1)
  %14 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %14, i32 6)
  br label %30

15:
  %16 = load i8*, i8** %4, align 8
  %17 = sub nsw i64 %10, 1
  %18 = getelementptr inbounds i8, i8* %16, i64 %17
  %19 = load i8, i8* %18, align 1
  %20 = sext i8 %19 to i32
  %21 = icmp eq i32 %20, %8
  br i1 %21, label %22, label %24

22:
  %23 = add nsw i64 %10, -1
  br label %26

24:
  %25 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %25, i32 2)
  br label %26

26:
  %.0 = phi i64 [ %23, %22 ], [ %10, %24 ]
  %27 = load i8*, i8** %4, align 8
  %28 = load i64, i64* %5, align 8
  %29 = sub i64 %28, 1
  call void @model_string_take(%struct.model_string* %1, i8* %27, i64 %.0, i64 %29)
  br label %30

30:
  ret %struct.model_istream* %0
}

declare i64 @getdelim(i8**, i64*, i32, %struct.model_stream*)

define i32 @_ZNSi3getEv(%struct.model_istream* %0) {
  %2 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 1
  store i64 0, i64* %2, align 8
  %3 = call zeroext i1 @model_is_ready(%struct.model_istream* %0)
  br i1 %3, label %4, label %12

4:
  %5 = call i32 @getchar()
  %6 = icmp ne i32 %5, -1
  %7 = zext i1 %6 to i32
  %8 = sext i32 %7 to i64
  store i64 %8, i64* %2, align 8
  %9 = icmp eq i32 %5, -1
  br i1 %9, label %10, label %12

10:
  %11 = getelementptr inbounds %struct.model_istream, %struct.model_istream* %0, i32 0, i32 2
  call void @model_enter(%struct.model_ios* %11, i32 6)
  br label %12

12:
  %.0 = phi i32 [ -1, %1 ], [ %5, %10 ], [ %5, %4 ]
  ret i32 %.0
}

define %struct.model_istream* @_ZNSi3getERc(%struct.model_istream* %0, i8* %1) {
  %3 = call i32 @_ZNSi3getEv(%struct.model_istream* %0)
  %4 = icmp ne i32 %3, -1
  br i1 %4, label %5, label %7

5:
  %6 = trunc i32 %3 to i8
  store i8 %6, i8* %1, align 1
  br label %7

7:
  ret %struct.model_istream* %0
}

define zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(%struct.model_ios* %0) {
  %2 = bitcast %struct.model_ios* %0 to i8*
  call void @model_is_known(i8* %2)
  %3 = call zeroext i1 @model_has_failed(%struct.model_ios* %0)
  ret i1 %3
}

define internal void @model_is_known(i8* %0) {
  %2 = icmp ne i8* %0, bitcast (%struct.model_ios* getelementptr inbounds (%struct.model_istream, %struct.model_istream* @_ZSt3cin, i32 0, i32 2) to i8*)
  %3 = icmp ne i8* %0, bitcast (%struct.model_ios* getelementptr inbounds (%struct.model_ostream, %struct.model_ostream* @_ZSt4cout, i32 0, i32 1) to i8*)
  %or.cond = select i1 %2, i1 %3, i1 false
  %4 = icmp ne i8* %0, bitcast (%struct.model_ios* getelementptr inbounds (%struct.model_ostream, %struct.model_ostream* @_ZSt4cerr, i32 0, i32 1) to i8*)
  %or.cond4 = select i1 %or.cond, i1 %4, i1 false
  %5 = icmp ne i8* %0, bitcast (%struct.model_ios* getelementptr inbounds (%struct.model_ostream, %struct.model_ostream* @_ZSt4clog, i32 0, i32 1) to i8*)
  %or.cond5 = select i1 %or.cond4, i1 %5, i1 false
  br i1 %or.cond5, label %6, label %7

6:
  call void @__eufonium_unmodelled(i8* getelementptr inbounds ([69 x i8], [69 x i8]* @.str.160, i64 0, i64 0))
  br label %7

7:
  ret void
}

define internal zeroext i1 @model_has_failed(%struct.model_ios* %0) {
  %2 = call zeroext i1 @model_may_have_failed(%struct.model_ios* %0)
  br i1 %2, label %10, label %3

3:
  %4 = getelementptr inbounds %struct.model_ios, %struct.model_ios* %0, i32 0, i32 5
  %5 = load i32, i32* %4, align 8
  switch i32 %5, label %7 [
    i32 0, label %10
    i32 4, label %6
    i32 6, label %6
  ]

6:
  br label %10

7:
  %8 = and i32 %5, 5
  %9 = icmp ne i32 %8, 0
  br label %10

10:
  %.0 = phi i1 [ true, %6 ], [ %9, %7 ], [ true, %1 ], [ false, %3 ]
  ret i1 %.0
}

define zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEntEv(%struct.model_ios* %0) {
  %2 = call zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(%struct.model_ios* %0)
  ret i1 %2
}

define zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv(%struct.model_ios* %0) {
  %2 = call zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(%struct.model_ios* %0)
  %3 = xor i1 %2, true
  ret i1 %3
}

define zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE3badEv(%struct.model_ios* %0) {
  %2 = bitcast %struct.model_ios* %0 to i8*
  call void @model_is_known(i8* %2)
  %3 = call zeroext i1 @model_may_have_failed(%struct.model_ios* %0)
  br i1 %3, label %9, label %4

4:
  %5 = getelementptr inbounds %struct.model_ios, %struct.model_ios* %0, i32 0, i32 5
  %6 = load i32, i32* %5, align 8
  %7 = and i32 %6, 1
  %8 = icmp ne i32 %7, 0
  br label %9

9:
  %.0 = phi i1 [ %8, %4 ], [ true, %1 ]
  ret i1 %.0
}

define internal zeroext i1 @model_may_have_failed(%struct.model_ios* %0) {
  %2 = icmp ne %struct.model_ios* %0, getelementptr inbounds (%struct.model_istream, %struct.model_istream* @_ZSt3cin, i32 0, i32 2)
  br i1 %2, label %3, label %9

3:
  %4 = load i8, i8* @model_printed, align 1
  %5 = trunc i8 %4 to i1
  br i1 %5, label %6, label %9

6:
  %7 = call i32 @__eufonium_any()
  %8 = icmp ne i32 %7, 0
  br label %9

9:
  %10 = phi i1 [ false, %3 ], [ false, %1 ], [ %8, %6 ]
  ret i1 %10
}

define i32 @_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv(%struct.model_ios* %0) {
  %2 = bitcast %struct.model_ios* %0 to i8*
  call void @model_is_known(i8* %2)
  %3 = icmp ne %struct.model_ios* %0, getelementptr inbounds (%struct.model_istream, %struct.model_istream* @_ZSt3cin, i32 0, i32 2)
  br i1 %3, label %4, label %9

4:
  %5 = call zeroext i1 @model_may_have_failed(%struct.model_ios* %0)
  br i1 %5, label %18, label %6

6:
  %7 = getelementptr inbounds %struct.model_ios, %struct.model_ios* %0, i32 0, i32 5
  %8 = load i32, i32* %7, align 8
  br label %18

9:
  %10 = getelementptr inbounds %struct.model_ios, %struct.model_ios* %0, i32 0, i32 5
  %11 = load i32, i32* %10, align 8
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %16, label %13

13:
  %14 = call i32 @__eufonium_any()
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %18, label %16

16:
  %17 = load i32, i32* %10, align 8
  br label %18

18:
  %.0 = phi i32 [ %8, %6 ], [ 1, %4 ], [ %17, %16 ], [ 2, %13 ]
  ret i32 %.0
}

define zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4goodEv(%struct.model_ios* %0) {
  %2 = call i32 @_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv(%struct.model_ios* %0)
  %3 = icmp ne i32 %2, 0
  %4 = xor i1 %3, true
  ret i1 %4
}

define zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE3eofEv(%struct.model_ios* %0) {
  %2 = call i32 @_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv(%struct.model_ios* %0)
  %3 = and i32 %2, 2
  %4 = icmp ne i32 %3, 0
  ret i1 %4
}

define void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.model_ios* %0, i32 %1) {
  %3 = bitcast %struct.model_ios* %0 to i8*
  call void @model_is_known(i8* %3)
  call void @model_enter(%struct.model_ios* %0, i32 %1)
  ret void
}

define i8* @_ZNSolsEb(i8* %0, i1 zeroext %1) {
  %3 = zext i1 %1 to i8
  %4 = call i8* @model_stream_out(i8* %0)
  ret i8* %4
}

define internal i8* @model_stream_out(i8* %0) {
  %2 = call %struct.model_ios* @model_ios_of(i8* %0)
  %3 = icmp ne %struct.model_ios* %2, null
  br i1 %3, label %4, label %6

4:
  %5 = getelementptr inbounds %struct.model_ios, %struct.model_ios* %2, i32 0, i32 2
  store i64 0, i64* %5, align 8
  br label %6

6:
  store i8 1, i8* @model_printed, align 1
  ret i8* %0
}

define i8* @_ZNSolsEs(i8* %0, i16 signext %1) {
  %3 = call i8* @model_stream_out(i8* %0)
  ret i8* %3
}

define i8* @_ZNSolsEt(i8* %0, i16 zeroext %1) {
  %3 = call i8* @model_stream_out(i8* %0)
  ret i8* %3
}

define i8* @_ZNSolsEi(i8* %0, i32 %1) {
  %3 = call i8* @model_stream_out(i8* %0)
  ret i8* %3
}

define i8* @_ZNSolsEj(i8* %0, i32 %1) {
  %3 = call i8* @model_stream_out(i8* %0)
  ret i8* %3
}

define i8* @_ZNSolsEl(i8* %0, i64 %1) {
  %3 = call i8* @model_stream_out(i8* %0)
  ret i8* %3
}

define i8* @_ZNSolsEm(i8* %0, i64 %1) {
  %3 = call i8* @model_stream_out(i8* %0)
  ret i8* %3
}

define i8* @_ZNSolsEx(i8* %0, i64 %1) {
  %3 = call i8* @model_stream_out(i8* %0)
  ret i8* %3
}

define i8* @_ZNSolsEy(i8* %0, i64 %1) {
  %3 = call i8* @model_stream_out(i8* %0)
  ret i8* %3
}

define i8* @_ZNSolsEf(i8* %0, float %1) {
  %3 = call i8* @model_stream_out(i8* %0)
  ret i8* %3
}

define i8* @_ZNSolsEd(i8* %0, double %1) {
  %3 = call i8* @model_stream_out(i8* %0)
  ret i8* %3
}

define i8* @_ZNSolsEPKv(i8* %0, i8* %1) {
  %3 = call i8* @model_stream_out(i8* %0)
  ret i8* %3
}

define i8* @_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE(i8* %0, i8* %1) {
  %3 = call i8* @model_stream_out(i8* %0)
  ret i8* %3
}

define i8* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(i8* %0, i8 signext %1) {
  %3 = call i8* @model_stream_out(i8* %0)
  ret i8* %3
}

define i8* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_a(i8* %0, i8 signext %1) {
  %3 = call i8* @model_stream_out(i8* %0)
  ret i8* %3
}

define i8* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_h(i8* %0, i8 zeroext %1) {
  %3 = call i8* @model_stream_out(i8* %0)
  ret i8* %3
}

define i8* @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw(i8* %0, i32 %1) {
  %3 = call %struct.model_ios* @model_ios_of(i8* %0)
  %4 = icmp ne %struct.model_ios* %3, null
  br i1 %4, label %5, label %8

5:
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds %struct.model_ios, %struct.model_ios* %3, i32 0, i32 2
  store i64 %6, i64* %7, align 8
  br label %8

8:
  ret i8* %0
}

define internal %struct.model_ios* @model_ios_of(i8* %0) {
  %2 = icmp eq i8* %0, bitcast (%struct.model_ostream* @_ZSt4cout to i8*)
  br i1 %2, label %8, label %3

3:
  %4 = icmp eq i8* %0, bitcast (%struct.model_ostream* @_ZSt4cerr to i8*)
  br i1 %4, label %8, label %5

5:
  %6 = icmp eq i8* %0, bitcast (%struct.model_ostream* @_ZSt4clog to i8*)
  %7 = select i1 %6, %struct.model_ios* getelementptr inbounds (%struct.model_ostream, %struct.model_ostream* @_ZSt4clog, i32 0, i32 1), %struct.model_ios* null
  br label %8

8:
  %.0 = phi %struct.model_ios* [ %7, %5 ], [ getelementptr inbounds (%struct.model_ostream, %struct.model_ostream* @_ZSt4cout, i32 0, i32 1), %1 ], [ getelementptr inbounds (%struct.model_ostream, %struct.model_ostream* @_ZSt4cerr, i32 0, i32 1), %3 ]
  ret %struct.model_ios* %.0
}

define i8* @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St13_Setprecision(i8* %0, i32 %1) {
  %3 = call %struct.model_ios* @model_ios_of(i8* %0)
  %4 = icmp ne %struct.model_ios* %3, null
  br i1 %4, label %5, label %8

5:
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds %struct.model_ios, %struct.model_ios* %3, i32 0, i32 1
  store i64 %6, i64* %7, align 8
  br label %8

8:
  ret i8* %0
}

define i8* @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_SetfillIS3_E(i8* %0, i8 signext %1) {
  %3 = call %struct.model_ios* @model_ios_of(i8* %0)
  %4 = icmp ne %struct.model_ios* %3, null
  br i1 %4, label %5, label %7

5:
  %6 = getelementptr inbounds %struct.model_ios, %struct.model_ios* %3, i32 0, i32 13
  store i8 %1, i8* %6, align 8
  br label %7

7:
  ret i8* %0
}

define i8* @_ZNSo3putEc(i8* %0, i8 signext %1) {
  store i8 1, i8* @model_printed, align 1
  ret i8* %0
}

define i8* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(i8* %0, i8* %1) {
  %3 = call i64 @strlen(i8* %1)
  %4 = call i8* @model_stream_out(i8* %0)
  ret i8* %4
}

define i8* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(i8* %0, i8* %1, i64 %2) {
  %4 = call i8* @model_stream_out(i8* %0)
  ret i8* %4
}

define i8* @_ZNSo5flushEv(i8* %0) {
  store i8 1, i8* @model_printed, align 1
  ret i8* %0
}

define i8* @_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(i8* %0) {
  %2 = call i8* @_ZNSo5flushEv(i8* %0)
  ret i8* %2
}

define i8* @_ZSt5flushIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(i8* %0) {
  %2 = call i8* @_ZNSo5flushEv(i8* %0)
  ret i8* %2
}

define i8* @_ZNSolsEPFRSoS_E(i8* %0, i8* (i8*)* %1) {
  %3 = call i8* %1(i8* %0)
  ret i8* %3
}

define i8* @_ZNSolsEPFRSt8ios_baseS0_E(i8* %0, i8* (i8*)* %1) {
  %3 = call %struct.model_ios* @model_ios_of(i8* %0)
  %4 = icmp ne %struct.model_ios* %3, null
  br i1 %4, label %5, label %8

5:
  %6 = bitcast %struct.model_ios* %3 to i8*
  %7 = call i8* %1(i8* %6)
  br label %8

8:
  ret i8* %0
}

define void @_ZNSt8ios_base4InitC1Ev(i8* %0) {
  call void @model_is_known(i8* bitcast (%struct.model_ios* getelementptr inbounds (%struct.model_istream, %struct.model_istream* @_ZSt3cin, i32 0, i32 2) to i8*))
  ret void
}

define void @_ZNSt8ios_base4InitD1Ev(i8* %0) {
  ret void
}

define zeroext i1 @_ZNSt8ios_base15sync_with_stdioEb(i1 zeroext %0) {
  %2 = zext i1 %0 to i8
  ret i1 true
}

define internal i32 @model_is_base(i32 %0) {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %8, label %3

3:
  %4 = icmp sge i32 %0, 2
  %5 = icmp sle i32 %0, 36
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %8, label %6

6:
  %7 = call i32* @__errno_location()
  store i32 22, i32* %7, align 4
  br label %8

8:
  %.0 = phi i32 [ 0, %6 ], [ 1, %3 ], [ 1, %1 ]
  ret i32 %.0
}

define internal i64 @model_any_signed(i8* %0, i8** %1, i64 %2) {
  %4 = call zeroext i1 @model_any_stop(i8* %0, i8** %1)
  br i1 %4, label %5, label %31

5:
  %6 = call i64 @__eufonium_any_number()
  %7 = icmp sle i64 %6, %2
  %8 = sub nsw i64 0, %2
  %9 = sub nsw i64 %8, 1
  %10 = icmp sge i64 %6, %9
  %11 = select i1 %7, i1 %10, i1 false
  %12 = zext i1 %11 to i32
  call void @__VERIFIER_assume(i32 %12)
  %13 = load i8, i8* %0, align 1
  %14 = sext i8 %13 to i32
  %15 = icmp sge i32 %14, 48
  %16 = icmp sle i32 %14, 57
  %or.cond = and i1 %15, %16
  br i1 %or.cond, label %17, label %20

17:
  %18 = icmp sge i64 %6, 0
  %19 = zext i1 %18 to i32
  call void @__VERIFIER_assume(i32 %19)
  br label %20

20:
  %21 = icmp eq i64 %6, %2
  br i1 %21, label %26, label %22

22:
  %23 = sub nsw i64 0, %2
  %24 = sub nsw i64 %23, 1
  %25 = icmp eq i64 %6, %24
  br i1 %25, label %26, label %31

26:
  %27 = call i32 @__eufonium_any()
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %31

29:
  %30 = call i32* @__errno_location()
  store i32 34, i32* %30, align 4
  br label %31

31:
  %.0 = phi i64 [ 0, %3 ], [ %6, %29 ], [ %6, %26 ], [ %6, %22 ]
  ret i64 %.0
}

define internal { i64, i64 } @model_parse(i8* %0, i8** %1, i32 %2, i32 %3) {
  %5 = alloca %struct.model_parsed, align 8
  %6 = alloca i8*, align 8
  %7 = bitcast %struct.model_parsed* %5 to i8*
  call void @llvm.memset.p0i8.i64(i8* align 8 %7, i8 0, i64 16, i1 false)
  store i8* %0, i8** %6, align 8
  br label %8

8:
  %9 = load i8*, i8** %6, align 8
  %10 = load i8, i8* %9, align 1
  %11 = sext i8 %10 to i32
  %12 = call i32 @model_is_space(i32 %11)
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %17

14:
  %15 = load i8*, i8** %6, align 8
  %16 = getelementptr inbounds i8, i8* %15, i32 1
  store i8* %16, i8** %6, align 8
  br label %8

17:
  %18 = load i8*, i8** %6, align 8
  %19 = load i8, i8* %18, align 1
  %20 = sext i8 %19 to i32
  switch i32 %20, label %30 [
    i32 45, label %21
    i32 43, label %21
  ]

21:
  %22 = load i8*, i8** %6, align 8
  %23 = load i8, i8* %22, align 1
  %24 = sext i8 %23 to i32
  %25 = icmp eq i32 %24, 45
  %26 = zext i1 %25 to i32
  %27 = getelementptr inbounds %struct.model_parsed, %struct.model_parsed* %5, i32 0, i32 1
  store i32 %26, i32* %27, align 8
  %28 = load i8*, i8** %6, align 8
  %29 = getelementptr inbounds i8, i8* %28, i32 1
  store i8* %29, i8** %6, align 8
  br label %30

30:
  %31 = icmp ne i32 %2, 10
  br i1 %31, label %32, label %71

32:
  %33 = load i8*, i8** %6, align 8
  %34 = load i8, i8* %33, align 1
  %35 = sext i8 %34 to i32
  %36 = icmp eq i32 %35, 48
  br i1 %36, label %37, label %71

37:
  %38 = getelementptr inbounds i8, i8* %33, i64 1
  %39 = load i8, i8* %38, align 1
  %40 = sext i8 %39 to i32
  %41 = call i32 @model_to_lower(i32 %40)
  %42 = icmp eq i32 %2, 0
  %43 = icmp eq i32 %2, 16
  %or.cond = or i1 %42, %43
  %44 = icmp eq i32 %41, 120
  %or.cond15 = select i1 %or.cond, i1 %44, i1 false
  br i1 %or.cond15, label %45, label %55

45:
  %46 = load i8*, i8** %6, align 8
  %47 = getelementptr inbounds i8, i8* %46, i64 2
  %48 = load i8, i8* %47, align 1
  %49 = sext i8 %48 to i32
  %50 = call i32 @model_digit(i32 %49)
  %51 = icmp ult i32 %50, 16
  br i1 %51, label %52, label %55

52:
  %53 = load i8*, i8** %6, align 8
  %54 = getelementptr inbounds i8, i8* %53, i64 2
  store i8* %54, i8** %6, align 8
  br label %71

55:
  %56 = icmp ne i32 %3, 0
  br i1 %56, label %57, label %70

57:
  %58 = icmp eq i32 %2, 2
  %or.cond16 = or i1 %42, %58
  %59 = icmp eq i32 %41, 98
  %or.cond17 = select i1 %or.cond16, i1 %59, i1 false
  br i1 %or.cond17, label %60, label %70

60:
  %61 = load i8*, i8** %6, align 8
  %62 = getelementptr inbounds i8, i8* %61, i64 2
  %63 = load i8, i8* %62, align 1
  %64 = sext i8 %63 to i32
  %65 = call i32 @model_digit(i32 %64)
  %66 = icmp ult i32 %65, 2
  br i1 %66, label %67, label %70

67:
  %68 = load i8*, i8** %6, align 8
  %69 = getelementptr inbounds i8, i8* %68, i64 2
  store i8* %69, i8** %6, align 8
  br label %71

70:
  %spec.select = select i1 %42, i32 8, i32 %2
  br label %71

71:
  %.3 = phi i32 [ %2, %32 ], [ %2, %30 ], [ 16, %52 ], [ 2, %67 ], [ %spec.select, %70 ]
  %72 = icmp eq i32 %.3, 0
  %spec.select18 = select i1 %72, i32 10, i32 %.3
  %73 = load i8*, i8** %6, align 8
  %74 = getelementptr inbounds %struct.model_parsed, %struct.model_parsed* %5, i32 0, i32 2
  %75 = call i64 @model_digits(i8** %6, i32 %spec.select18, i32* %74)
  %76 = getelementptr inbounds %struct.model_parsed, %struct.model_parsed* %5, i32 0, i32 0
  store i64 %75, i64* %76, align 8
  %77 = icmp ne i8** %1, null
  br i1 %77, label %78, label %81

78:
  %79 = load i8*, i8** %6, align 8
  %80 = icmp eq i8* %79, %73
  %. = select i1 %80, i8* %0, i8* %79
  store i8* %., i8** %1, align 8
  br label %81

81:
  %82 = bitcast %struct.model_parsed* %5 to { i64, i64 }*
  %.fca.0.gep = getelementptr inbounds { i64, i64 }, { i64, i64 }* %82, i32 0, i32 0
  %.fca.0.load = load i64, i64* %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { i64, i64 }, { i64, i64 }* %82, i32 0, i32 1
  %.fca.1.load = load i64, i64* %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %.fca.1.load, 1
  ret { i64, i64 } %.fca.1.insert
}

define internal i64 @model_signed(i64 %0, i32 %1, i32 %2, i64 %3) {
  %5 = icmp ne i32 %1, 0
  %6 = add i64 %3, 1
  %spec.select = select i1 %5, i64 %6, i64 %3
  %7 = icmp ne i32 %2, 0
  %8 = icmp ugt i64 %0, %spec.select
  %or.cond = or i1 %7, %8
  br i1 %or.cond, label %9, label %11

9:
  %10 = call i32* @__errno_location()
  store i32 34, i32* %10, align 4
  br label %11

11:
  %.09 = phi i64 [ %spec.select, %9 ], [ %0, %4 ]
  %12 = sub i64 0, %.09
  %13 = select i1 %5, i64 %12, i64 %.09
  ret i64 %13
}

declare i64 @__eufonium_any_number()

define internal i32 @model_digit(i32 %0) {
  %2 = call i32 @model_to_lower(i32 %0)
  %3 = icmp sge i32 %0, 48
  %4 = icmp sle i32 %0, 57
  %or.cond = and i1 %3, %4
  br i1 %or.cond, label %5, label %7

5:
  %6 = sub nsw i32 %0, 48
  br label %13

7:
  %8 = icmp sge i32 %2, 97
  %9 = icmp sle i32 %2, 122
  %or.cond8 = and i1 %8, %9
  br i1 %or.cond8, label %10, label %13

10:
  %11 = sub nsw i32 %2, 97
  %12 = add nsw i32 %11, 10
  br label %13

13:
  %.0 = phi i32 [ %6, %5 ], [ %12, %10 ], [ 36, %7 ]
  ret i32 %.0
}

define internal i64 @model_digits(i8** %0, i32 %1, i32* %2) {
  br label %4

4:
  %.0 = phi i64 [ 0, %3 ], [ %11, %10 ]
  %5 = load i8*, i8** %0, align 8
  %6 = load i8, i8* %5, align 1
  %7 = sext i8 %6 to i32
  %8 = call i32 @model_digit(i32 %7)
  %9 = icmp ult i32 %8, %1
  br i1 %9, label %10, label %14

10:
  %11 = call i64 @model_with_digit(i64 %.0, i32 %8, i32 %1, i32* %2)
  %12 = load i8*, i8** %0, align 8
  %13 = getelementptr inbounds i8, i8* %12, i32 1
  store i8* %13, i8** %0, align 8
  br label %4

14:
  ret i64 %.0
}

define internal i64 @model_with_digit(i64 %0, i32 %1, i32 %2, i32* %3) {
  %5 = zext i32 %2 to i64
  %6 = udiv i64 -1, %5
  %7 = icmp ugt i64 %0, %6
  br i1 %7, label %13, label %8

8:
  %9 = mul i64 %0, %5
  %10 = zext i32 %1 to i64
  %11 = sub i64 -1, %10
  %12 = icmp ugt i64 %9, %11
  br i1 %12, label %13, label %14

13:
  store i32 1, i32* %3, align 4
  br label %14

14:
  %15 = mul i64 %0, %5
  %16 = zext i32 %1 to i64
  %17 = add i64 %15, %16
  ret i64 %17
}

define internal i64 @model_any_unsigned(i8* %0, i8** %1, i64 %2) {
  %4 = call zeroext i1 @model_any_stop(i8* %0, i8** %1)
  br i1 %4, label %5, label %15

5:
  %6 = call i64 @__eufonium_any_number()
  %7 = icmp ule i64 %6, %2
  %8 = zext i1 %7 to i32
  call void @__VERIFIER_assume(i32 %8)
  %9 = icmp eq i64 %6, %2
  br i1 %9, label %10, label %15

10:
  %11 = call i32 @__eufonium_any()
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %15

13:
  %14 = call i32* @__errno_location()
  store i32 34, i32* %14, align 4
  br label %15

15:
  %.0 = phi i64 [ 0, %3 ], [ %6, %13 ], [ %6, %10 ], [ %6, %5 ]
  ret i64 %.0
}

define internal i64 @model_unsigned(i64 %0, i32 %1, i32 %2, i64 %3) {
  %5 = icmp ne i32 %2, 0
  %6 = icmp ugt i64 %0, %3
  %or.cond = or i1 %5, %6
  br i1 %or.cond, label %7, label %9

7:
  %8 = call i32* @__errno_location()
  store i32 34, i32* %8, align 4
  br label %13

9:
  %10 = icmp ne i32 %1, 0
  %11 = sub i64 0, %0
  %12 = select i1 %10, i64 %11, i64 %0
  br label %13

13:
  %.0 = phi i64 [ %3, %7 ], [ %12, %9 ]
  ret i64 %.0
}

declare i32 @fegetround()

define internal i8* @model_hexadecimal(i8* %0, %struct.model_binary* %1) {
  %3 = alloca i8*, align 8
  store i8* %0, i8** %3, align 8
  %4 = getelementptr inbounds %struct.model_binary, %struct.model_binary* %1, i32 0, i32 2
  store i32 0, i32* %4, align 4
  %5 = getelementptr inbounds %struct.model_binary, %struct.model_binary* %1, i32 0, i32 1
  store i32 0, i32* %5, align 8
  %6 = getelementptr inbounds %struct.model_binary, %struct.model_binary* %1, i32 0, i32 0
  store i64 0, i64* %6, align 8
  br label %7

7:
  %.0 = phi i32 [ 0, %2 ], [ %.1, %47 ]
  %8 = load i8*, i8** %3, align 8
  %9 = load i8, i8* %8, align 1
  %10 = sext i8 %9 to i32
  %11 = call i32 @model_digit(i32 %10)
  %12 = icmp ult i32 %11, 16
  br i1 %12, label %.critedge, label %13

13:
  %14 = load i8*, i8** %3, align 8
  %15 = load i8, i8* %14, align 1
  %16 = sext i8 %15 to i32
  %17 = icmp eq i32 %16, 46
  %18 = icmp ne i32 %.0, 0
  %19 = xor i1 %18, true
  %20 = select i1 %17, i1 %19, i1 false
  br i1 %20, label %.critedge, label %50

.critedge:
  %21 = load i8*, i8** %3, align 8
  %22 = load i8, i8* %21, align 1
  %23 = sext i8 %22 to i32
  %24 = icmp eq i32 %23, 46
  br i1 %24, label %47, label %25

25:
  %26 = load i64, i64* %6, align 8
  %27 = lshr i64 %26, 60
  %28 = icmp ne i64 %27, 0
  br i1 %28, label %29, label %38

29:
  %30 = icmp ne i32 %23, 48
  %31 = zext i1 %30 to i32
  %32 = load i32, i32* %4, align 4
  %33 = or i32 %32, %31
  store i32 %33, i32* %4, align 4
  %34 = icmp ne i32 %.0, 0
  %35 = select i1 %34, i32 0, i32 4
  %36 = load i32, i32* %5, align 8
  %37 = add nsw i32 %36, %35
  store i32 %37, i32* %5, align 8
  br label %47

38:
  %39 = shl i64 %26, 4
  %40 = call i32 @model_digit(i32 %23)
  %41 = zext i32 %40 to i64
  %42 = or i64 %39, %41
  store i64 %42, i64* %6, align 8
  %43 = icmp ne i32 %.0, 0
  %44 = select i1 %43, i32 4, i32 0
  %45 = load i32, i32* %5, align 8
  %46 = sub nsw i32 %45, %44
  store i32 %46, i32* %5, align 8
  br label %47

47:
  %.1 = phi i32 [ 1, %.critedge ], [ %.0, %38 ], [ %.0, %29 ]
  %48 = load i8*, i8** %3, align 8
  %49 = getelementptr inbounds i8, i8* %48, i32 1
  store i8* %49, i8** %3, align 8
  br label %7

50:
  %51 = call i32 @model_exponent(i8** %3, i8 signext 112)
  %52 = load i32, i32* %5, align 8
  %53 = add nsw i32 %52, %51
  store i32 %53, i32* %5, align 8
  %54 = load i64, i64* %6, align 8
  %55 = icmp ne i64 %54, 0
  br i1 %55, label %56, label %57

56:
  call void @model_normalise(%struct.model_binary* %1)
  br label %57

57:
  %58 = load i8*, i8** %3, align 8
  ret i8* %58
}

define internal double @model_nearest(%struct.model_binary* %0) {
  %2 = getelementptr inbounds %struct.model_binary, %struct.model_binary* %0, i32 0, i32 1
  %3 = load i32, i32* %2, align 8
  %4 = add nsw i32 %3, 63
  %5 = add nsw i32 %4, 1023
  %6 = getelementptr inbounds %struct.model_binary, %struct.model_binary* %0, i32 0, i32 2
  %7 = load i32, i32* %6, align 4
  %8 = icmp slt i32 %5, 1
  %9 = zext i1 %8 to i32
  %10 = sub nsw i32 1, %5
  %11 = add nsw i32 11, %10
  %.029 = select i1 %8, i32 %11, i32 11
  %.0 = select i1 %8, i32 1, i32 %5
  %12 = icmp slt i32 %.029, 64
  br i1 %12, label %13, label %21

13:
  %14 = getelementptr inbounds %struct.model_binary, %struct.model_binary* %0, i32 0, i32 0
  %15 = load i64, i64* %14, align 8
  %16 = zext i32 %.029 to i64
  %17 = lshr i64 %15, %16
  %18 = sub nsw i32 64, %.029
  %19 = zext i32 %18 to i64
  %20 = shl i64 %15, %19
  br label %26

21:
  %22 = icmp eq i32 %.029, 64
  br i1 %22, label %23, label %26

23:
  %24 = getelementptr inbounds %struct.model_binary, %struct.model_binary* %0, i32 0, i32 0
  %25 = load i64, i64* %24, align 8
  br label %26

26:
  %.034 = phi i64 [ %17, %13 ], [ 0, %21 ], [ 0, %23 ]
  %.133 = phi i64 [ %20, %13 ], [ %25, %23 ], [ 0, %21 ]
  %.1 = phi i32 [ %7, %13 ], [ %7, %23 ], [ 1, %21 ]
  %27 = icmp ugt i64 %.133, -9223372036854775808
  br i1 %27, label %34, label %28

28:
  %29 = icmp eq i64 %.133, -9223372036854775808
  br i1 %29, label %30, label %36

30:
  %31 = icmp ne i32 %.1, 0
  %32 = and i64 %.034, 1
  %33 = icmp ne i64 %32, 0
  %or.cond = select i1 %31, i1 true, i1 %33
  br i1 %or.cond, label %34, label %36

34:
  %35 = add i64 %.034, 1
  br label %36

36:
  %.135 = phi i64 [ %35, %34 ], [ %.034, %28 ], [ %.034, %30 ]
  br i1 %8, label %37, label %42

37:
  %38 = icmp ne i64 %.133, 0
  %39 = icmp ne i32 %.1, 0
  %or.cond37 = select i1 %38, i1 true, i1 %39
  br i1 %or.cond37, label %40, label %42

40:
  %41 = call i32* @__errno_location()
  store i32 34, i32* %41, align 4
  br label %42

42:
  %43 = sub nsw i32 %.0, 1
  %44 = sext i32 %43 to i64
  %45 = shl i64 %44, 52
  %46 = add i64 %45, %.135
  %47 = icmp sgt i32 %.0, 2046
  %48 = icmp uge i64 %46, 9218868437227405312
  %or.cond38 = select i1 %47, i1 true, i1 %48
  br i1 %or.cond38, label %49, label %51

49:
  %50 = call i32* @__errno_location()
  store i32 34, i32* %50, align 4
  br label %51

51:
  %.030 = phi i64 [ 9218868437227405312, %49 ], [ %46, %42 ]
  %52 = bitcast i64 %.030 to double
  ret double %52
}

define internal i32 @model_exponent(i8** %0, i8 signext %1) {
  %3 = load i8*, i8** %0, align 8
  %4 = load i8, i8* %3, align 1
  %5 = sext i8 %4 to i32
  %6 = call i32 @model_to_lower(i32 %5)
  %7 = sext i8 %1 to i32
  %8 = icmp ne i32 %6, %7
  br i1 %8, label %40, label %9

9:
  %10 = load i8*, i8** %0, align 8
  %11 = getelementptr inbounds i8, i8* %10, i64 1
  %12 = load i8, i8* %11, align 1
  %13 = sext i8 %12 to i32
  %14 = icmp eq i32 %13, 45
  %15 = zext i1 %14 to i32
  %16 = icmp eq i32 %13, 43
  %or.cond = or i1 %14, %16
  %17 = getelementptr inbounds i8, i8* %11, i32 1
  %.021 = select i1 %or.cond, i8* %17, i8* %11
  %18 = load i8, i8* %.021, align 1
  %19 = sext i8 %18 to i32
  %20 = icmp slt i32 %19, 48
  %21 = icmp sgt i32 %19, 57
  %or.cond23 = or i1 %20, %21
  br i1 %or.cond23, label %40, label %22

22:
  %.122 = phi i8* [ %36, %35 ], [ %.021, %9 ]
  %.0 = phi i32 [ %.1, %35 ], [ 0, %9 ]
  %23 = load i8, i8* %.122, align 1
  %24 = sext i8 %23 to i32
  %25 = icmp sge i32 %24, 48
  %26 = icmp sle i32 %24, 57
  %spec.select = select i1 %25, i1 %26, i1 false
  br i1 %spec.select, label %27, label %37

27:
  %28 = icmp slt i32 %.0, 10000
  br i1 %28, label %29, label %35

29:
  %30 = mul nsw i32 %.0, 10
  %31 = load i8, i8* %.122, align 1
  %32 = sext i8 %31 to i32
  %33 = sub nsw i32 %32, 48
  %34 = add nsw i32 %30, %33
  br label %35

35:
  %.1 = phi i32 [ %34, %29 ], [ %.0, %27 ]
  %36 = getelementptr inbounds i8, i8* %.122, i32 1
  br label %22

37:
  store i8* %.122, i8** %0, align 8
  %38 = sub nsw i32 0, %.0
  %39 = select i1 %14, i32 %38, i32 %.0
  br label %40

40:
  %.020 = phi i32 [ %39, %37 ], [ 0, %2 ], [ 0, %9 ]
  ret i32 %.020
}

define internal void @model_normalise(%struct.model_binary* %0) {
  br label %2

2:
  %3 = getelementptr inbounds %struct.model_binary, %struct.model_binary* %0, i32 0, i32 0
  %4 = load i64, i64* %3, align 8
  %5 = lshr i64 %4, 63
  %6 = icmp ne i64 %5, 0
  %7 = xor i1 %6, true
  br i1 %7, label %8, label %13

8:
  %9 = shl i64 %4, 1
  store i64 %9, i64* %3, align 8
  %10 = getelementptr inbounds %struct.model_binary, %struct.model_binary* %0, i32 0, i32 1
  %11 = load i32, i32* %10, align 8
  %12 = add nsw i32 %11, -1
  store i32 %12, i32* %10, align 8
  br label %2

13:
  ret void
}

define internal i32 @model_decimal_digits(i8** %0, %struct.model_decimal* %1, i32 %2) {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ 1, %36 ]
  %5 = load i8*, i8** %0, align 8
  %6 = load i8, i8* %5, align 1
  %7 = sext i8 %6 to i32
  %8 = icmp sge i32 %7, 48
  %9 = icmp sle i32 %7, 57
  %spec.select = select i1 %8, i1 %9, i1 false
  br i1 %spec.select, label %10, label %39

10:
  %11 = getelementptr inbounds %struct.model_decimal, %struct.model_decimal* %1, i32 0, i32 0
  %12 = load i64, i64* %11, align 8
  %13 = icmp uge i64 %12, 1844674407370955160
  br i1 %13, label %14, label %25

14:
  %15 = add nsw i32 %2, 1
  %16 = getelementptr inbounds %struct.model_decimal, %struct.model_decimal* %1, i32 0, i32 1
  %17 = load i32, i32* %16, align 8
  %18 = add nsw i32 %17, %15
  store i32 %18, i32* %16, align 8
  %19 = load i8*, i8** %0, align 8
  %20 = load i8, i8* %19, align 1
  %21 = sext i8 %20 to i32
  %22 = icmp ne i32 %21, 48
  br i1 %22, label %23, label %36

23:
  %24 = getelementptr inbounds %struct.model_decimal, %struct.model_decimal* %1, i32 0, i32 2
  store i32 1, i32* %24, align 4
  br label %36

25:
  %26 = mul i64 %12, 10
  %27 = load i8*, i8** %0, align 8
  %28 = load i8, i8* %27, align 1
  %29 = sext i8 %28 to i32
  %30 = sub nsw i32 %29, 48
  %31 = sext i32 %30 to i64
  %32 = add i64 %26, %31
  store i64 %32, i64* %11, align 8
  %33 = getelementptr inbounds %struct.model_decimal, %struct.model_decimal* %1, i32 0, i32 1
  %34 = load i32, i32* %33, align 8
  %35 = add nsw i32 %34, %2
  store i32 %35, i32* %33, align 8
  br label %36

36:
  %37 = load i8*, i8** %0, align 8
  %38 = getelementptr inbounds i8, i8* %37, i32 1
  store i8* %38, i8** %0, align 8
  br label %4

39:
  ret i32 %.0
}

define internal void @model_scale(%struct.model_binary* %0, i64 %1, i32 %2) {
  %4 = alloca [60 x i32], align 16
  %5 = icmp slt i32 %2, 0
  br i1 %5, label %6, label %11

6:
  %7 = mul nsw i32 4, %2
  %8 = sub nsw i32 64, %7
  %9 = sdiv i32 %8, 32
  %10 = add nsw i32 %9, 1
  br label %11

11:
  %12 = phi i32 [ %10, %6 ], [ 0, %3 ]
  %13 = add nsw i32 %12, 2
  br label %14

14:
  %.079 = phi i32 [ 0, %11 ], [ %19, %16 ]
  %15 = icmp slt i32 %.079, %12
  br i1 %15, label %16, label %20

16:
  %17 = sext i32 %.079 to i64
  %18 = getelementptr inbounds [60 x i32], [60 x i32]* %4, i64 0, i64 %17
  store i32 0, i32* %18, align 4
  %19 = add nsw i32 %.079, 1
  br label %14

20:
  %21 = trunc i64 %1 to i32
  %22 = sext i32 %12 to i64
  %23 = getelementptr inbounds [60 x i32], [60 x i32]* %4, i64 0, i64 %22
  store i32 %21, i32* %23, align 4
  %24 = lshr i64 %1, 32
  %25 = trunc i64 %24 to i32
  %26 = add nsw i32 %12, 1
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [60 x i32], [60 x i32]* %4, i64 0, i64 %27
  store i32 %25, i32* %28, align 4
  %29 = getelementptr inbounds %struct.model_binary, %struct.model_binary* %0, i32 0, i32 2
  store i32 0, i32* %29, align 4
  br label %30

30:
  %.082 = phi i32 [ %2, %20 ], [ %.183, %82 ]
  %.080 = phi i32 [ %13, %20 ], [ %.181, %82 ]
  %31 = icmp ne i32 %.082, 0
  br i1 %31, label %32, label %83

32:
  %.183 = phi i32 [ %39, %35 ], [ %.082, %30 ]
  %.078 = phi i32 [ %36, %35 ], [ 1, %30 ]
  %.076 = phi i32 [ %40, %35 ], [ 0, %30 ]
  %33 = icmp slt i32 %.076, 9
  %34 = icmp ne i32 %.183, 0
  %spec.select = select i1 %33, i1 %34, i1 false
  br i1 %spec.select, label %35, label %41

35:
  %36 = mul i32 %.078, 10
  %37 = icmp slt i32 %.183, 0
  %38 = select i1 %37, i32 1, i32 -1
  %39 = add nsw i32 %.183, %38
  %40 = add nsw i32 %.076, 1
  br label %32

41:
  %42 = icmp ne i32 %12, 0
  br i1 %42, label %43, label %64

43:
  %44 = sub nsw i32 %.080, 1
  br label %45

45:
  %.077 = phi i64 [ 0, %43 ], [ %57, %47 ]
  %.075 = phi i32 [ %44, %43 ], [ %58, %47 ]
  %46 = icmp sge i32 %.075, 0
  br i1 %46, label %47, label %59

47:
  %48 = shl i64 %.077, 32
  %49 = sext i32 %.075 to i64
  %50 = getelementptr inbounds [60 x i32], [60 x i32]* %4, i64 0, i64 %49
  %51 = load i32, i32* %50, align 4
  %52 = zext i32 %51 to i64
  %53 = or i64 %48, %52
  %54 = zext i32 %.078 to i64
  %55 = udiv i64 %53, %54
  %56 = trunc i64 %55 to i32
  store i32 %56, i32* %50, align 4
  %57 = urem i64 %53, %54
  %58 = add nsw i32 %.075, -1
  br label %45

59:
  %60 = icmp ne i64 %.077, 0
  %61 = zext i1 %60 to i32
  %62 = load i32, i32* %29, align 4
  %63 = or i32 %62, %61
  store i32 %63, i32* %29, align 4
  br label %82

64:
  %.1 = phi i64 [ %75, %66 ], [ 0, %41 ]
  %.074 = phi i32 [ %76, %66 ], [ 0, %41 ]
  %65 = icmp slt i32 %.074, %.080
  br i1 %65, label %66, label %77

66:
  %67 = sext i32 %.074 to i64
  %68 = getelementptr inbounds [60 x i32], [60 x i32]* %4, i64 0, i64 %67
  %69 = load i32, i32* %68, align 4
  %70 = zext i32 %69 to i64
  %71 = zext i32 %.078 to i64
  %72 = mul i64 %70, %71
  %73 = add i64 %.1, %72
  %74 = trunc i64 %73 to i32
  store i32 %74, i32* %68, align 4
  %75 = lshr i64 %73, 32
  %76 = add nsw i32 %.074, 1
  br label %64

77:
  %78 = trunc i64 %.1 to i32
  %79 = add nsw i32 %.080, 1
  %80 = sext i32 %.080 to i64
  %81 = getelementptr inbounds [60 x i32], [60 x i32]* %4, i64 0, i64 %80
  store i32 %78, i32* %81, align 4
  br label %82

82:
  %.181 = phi i32 [ %.080, %59 ], [ %79, %77 ]
  br label %30

83:
  %.2 = phi i32 [ %91, %90 ], [ %.080, %30 ]
  %84 = sub nsw i32 %.2, 1
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [60 x i32], [60 x i32]* %4, i64 0, i64 %85
  %87 = load i32, i32* %86, align 4
  %88 = icmp ne i32 %87, 0
  %89 = xor i1 %88, true
  br i1 %89, label %90, label %92

90:
  %91 = add nsw i32 %.2, -1
  br label %83

92:
  %93 = add nsw i32 %.2, -1
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [60 x i32], [60 x i32]* %4, i64 0, i64 %94
  %96 = load i32, i32* %95, align 4
  %97 = icmp sgt i32 %93, 0
  br i1 %97, label %98, label %103

98:
  %99 = sub nsw i32 %93, 1
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [60 x i32], [60 x i32]* %4, i64 0, i64 %100
  %102 = load i32, i32* %101, align 4
  br label %103

103:
  %104 = phi i32 [ %102, %98 ], [ 0, %92 ]
  %105 = icmp sgt i32 %93, 1
  br i1 %105, label %106, label %111

106:
  %107 = sub nsw i32 %93, 2
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [60 x i32], [60 x i32]* %4, i64 0, i64 %108
  %110 = load i32, i32* %109, align 4
  br label %111

111:
  %112 = phi i32 [ %110, %106 ], [ 0, %103 ]
  br label %113

113:
  %.070 = phi i32 [ 0, %111 ], [ %124, %116 ]
  %114 = sub nsw i32 %93, 2
  %115 = icmp slt i32 %.070, %114
  br i1 %115, label %116, label %125

116:
  %117 = sext i32 %.070 to i64
  %118 = getelementptr inbounds [60 x i32], [60 x i32]* %4, i64 0, i64 %117
  %119 = load i32, i32* %118, align 4
  %120 = icmp ne i32 %119, 0
  %121 = zext i1 %120 to i32
  %122 = load i32, i32* %29, align 4
  %123 = or i32 %122, %121
  store i32 %123, i32* %29, align 4
  %124 = add nsw i32 %.070, 1
  br label %113

125:
  %.073 = phi i32 [ %132, %129 ], [ %96, %113 ]
  %.072 = phi i32 [ %135, %129 ], [ %104, %113 ]
  %.071 = phi i32 [ %136, %129 ], [ %112, %113 ]
  %.0 = phi i32 [ %137, %129 ], [ 0, %113 ]
  %126 = lshr i32 %.073, 31
  %127 = icmp ne i32 %126, 0
  %128 = xor i1 %127, true
  br i1 %128, label %129, label %138

129:
  %130 = shl i32 %.073, 1
  %131 = lshr i32 %.072, 31
  %132 = or i32 %130, %131
  %133 = shl i32 %.072, 1
  %134 = lshr i32 %.071, 31
  %135 = or i32 %133, %134
  %136 = shl i32 %.071, 1
  %137 = add nsw i32 %.0, 1
  br label %125

138:
  %139 = icmp ne i32 %.071, 0
  %140 = zext i1 %139 to i32
  %141 = load i32, i32* %29, align 4
  %142 = or i32 %141, %140
  store i32 %142, i32* %29, align 4
  %143 = zext i32 %.073 to i64
  %144 = shl i64 %143, 32
  %145 = zext i32 %.072 to i64
  %146 = or i64 %144, %145
  %147 = getelementptr inbounds %struct.model_binary, %struct.model_binary* %0, i32 0, i32 0
  store i64 %146, i64* %147, align 8
  %148 = sub nsw i32 %93, 1
  %149 = sub nsw i32 %148, %12
  %150 = mul nsw i32 32, %149
  %151 = sub nsw i32 %150, %.0
  %152 = getelementptr inbounds %struct.model_binary, %struct.model_binary* %0, i32 0, i32 1
  store i32 %151, i32* %152, align 8
  ret void
}

define internal float @model_nearest_float(%struct.model_binary* %0) {
  %2 = getelementptr inbounds %struct.model_binary, %struct.model_binary* %0, i32 0, i32 1
  %3 = load i32, i32* %2, align 8
  %4 = add nsw i32 %3, 63
  %5 = add nsw i32 %4, 127
  %6 = getelementptr inbounds %struct.model_binary, %struct.model_binary* %0, i32 0, i32 2
  %7 = load i32, i32* %6, align 4
  %8 = icmp slt i32 %5, 1
  %9 = zext i1 %8 to i32
  %10 = sub nsw i32 1, %5
  %11 = add nsw i32 40, %10
  %.029 = select i1 %8, i32 %11, i32 40
  %.0 = select i1 %8, i32 1, i32 %5
  %12 = icmp slt i32 %.029, 64
  br i1 %12, label %13, label %21

13:
  %14 = getelementptr inbounds %struct.model_binary, %struct.model_binary* %0, i32 0, i32 0
  %15 = load i64, i64* %14, align 8
  %16 = zext i32 %.029 to i64
  %17 = lshr i64 %15, %16
  %18 = sub nsw i32 64, %.029
  %19 = zext i32 %18 to i64
  %20 = shl i64 %15, %19
  br label %26

21:
  %22 = icmp eq i32 %.029, 64
  br i1 %22, label %23, label %26

23:
  %24 = getelementptr inbounds %struct.model_binary, %struct.model_binary* %0, i32 0, i32 0
  %25 = load i64, i64* %24, align 8
  br label %26

26:
  %.034 = phi i64 [ %17, %13 ], [ 0, %21 ], [ 0, %23 ]
  %.133 = phi i64 [ %20, %13 ], [ %25, %23 ], [ 0, %21 ]
  %.1 = phi i32 [ %7, %13 ], [ %7, %23 ], [ 1, %21 ]
  %27 = icmp ugt i64 %.133, -9223372036854775808
  br i1 %27, label %34, label %28

28:
  %29 = icmp eq i64 %.133, -9223372036854775808
  br i1 %29, label %30, label %36

30:
  %31 = icmp ne i32 %.1, 0
  %32 = and i64 %.034, 1
  %33 = icmp ne i64 %32, 0
  %or.cond = select i1 %31, i1 true, i1 %33
  br i1 %or.cond, label %34, label %36

34:
  %35 = add i64 %.034, 1
  br label %36

36:
  %.135 = phi i64 [ %35, %34 ], [ %.034, %28 ], [ %.034, %30 ]
  br i1 %8, label %37, label %42

37:
  %38 = icmp ne i64 %.133, 0
  %39 = icmp ne i32 %.1, 0
  %or.cond37 = select i1 %38, i1 true, i1 %39
  br i1 %or.cond37, label %40, label %42

40:
  %41 = call i32* @__errno_location()
  store i32 34, i32* %41, align 4
  br label %42

42:
  %43 = sub nsw i32 %.0, 1
  %44 = shl i32 %43, 23
  %45 = trunc i64 %.135 to i32
  %46 = add i32 %44, %45
  %47 = icmp sgt i32 %.0, 254
  %48 = icmp uge i32 %46, 2139095040
  %or.cond38 = select i1 %47, i1 true, i1 %48
  br i1 %or.cond38, label %49, label %51

49:
  %50 = call i32* @__errno_location()
  store i32 34, i32* %50, align 4
  br label %51

51:
  %.030 = phi i32 [ 2139095040, %49 ], [ %46, %42 ]
  %52 = bitcast i32 %.030 to float
  ret float %52
}

declare i32 @__eufonium_random()

define internal i8* @model_print_argument(%struct.model_output* %0, %struct.model_conversion* %1, i8 signext %2, %struct.model_arguments* %3) {
  %5 = alloca i8, align 1
  %6 = sext i8 %2 to i32
  switch i32 %6, label %158 [
    i32 100, label %7
    i32 105, label %7
    i32 117, label %9
    i32 111, label %9
    i32 120, label %9
    i32 88, label %9
    i32 112, label %11
    i32 99, label %36
    i32 115, label %61
    i32 110, label %85
    i32 37, label %109
    i32 101, label %110
    i32 69, label %110
    i32 102, label %110
    i32 70, label %110
    i32 103, label %110
    i32 71, label %110
    i32 97, label %159
    i32 65, label %159
    i32 36, label %157
  ]

7:
  %8 = call i64 @model_signed_argument(%struct.model_conversion* %1, %struct.model_arguments* %3)
  call void @model_print_integer(%struct.model_output* %0, %struct.model_conversion* %1, i8 signext %2, i64 %8)
  br label %159

9:
  %10 = call i64 @model_unsigned_argument(%struct.model_conversion* %1, %struct.model_arguments* %3)
  call void @model_print_integer(%struct.model_output* %0, %struct.model_conversion* %1, i8 signext %2, i64 %10)
  br label %159

11:
  %12 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %3, i32 0, i32 0
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %12, i64 0, i64 0
  %14 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %13, i32 0, i32 0
  %15 = load i32, i32* %14, align 8
  %16 = icmp ule i32 %15, 40
  br i1 %16, label %17, label %23

17:
  %18 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %13, i32 0, i32 3
  %19 = load i8*, i8** %18, align 8
  %20 = getelementptr i8, i8* %19, i32 %15
  %21 = bitcast i8* %20 to i8**
  %22 = add i32 %15, 8
  store i32 %22, i32* %14, align 8
  br label %28

23:
  %24 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %13, i32 0, i32 2
  %25 = load i8*, i8** %24, align 8
  %26 = bitcast i8* %25 to i8**
  %27 = getelementptr i8, i8* %25, i32 8
  store i8* %27, i8** %24, align 8
  br label %28

28:
  %29 = phi i8** [ %21, %17 ], [ %26, %23 ]
  %30 = load i8*, i8** %29, align 8
  %31 = ptrtoint i8* %30 to i64
  %32 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 3
  store i32 1, i32* %32, align 4
  %33 = icmp ne i64 %31, 0
  br i1 %33, label %34, label %35

34:
  call void @model_print_number(%struct.model_output* %0, %struct.model_conversion* %1, i64 %31, i32 4, i8 signext 0, i8 signext 120)
  br label %159

35:
  call void @model_print_text(%struct.model_output* %0, %struct.model_conversion* %1, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.130, i64 0, i64 0), i32 5)
  br label %159

36:
  %37 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 8
  %38 = load i32, i32* %37, align 4
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %159, label %40

40:
  %41 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %3, i32 0, i32 0
  %42 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %41, i64 0, i64 0
  %43 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %42, i32 0, i32 0
  %44 = load i32, i32* %43, align 8
  %45 = icmp ule i32 %44, 40
  br i1 %45, label %46, label %52

46:
  %47 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %42, i32 0, i32 3
  %48 = load i8*, i8** %47, align 8
  %49 = getelementptr i8, i8* %48, i32 %44
  %50 = bitcast i8* %49 to i32*
  %51 = add i32 %44, 8
  store i32 %51, i32* %43, align 8
  br label %57

52:
  %53 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %42, i32 0, i32 2
  %54 = load i8*, i8** %53, align 8
  %55 = bitcast i8* %54 to i32*
  %56 = getelementptr i8, i8* %54, i32 8
  store i8* %56, i8** %53, align 8
  br label %57

57:
  %58 = phi i32* [ %50, %46 ], [ %55, %52 ]
  %59 = load i32, i32* %58, align 4
  %60 = trunc i32 %59 to i8
  store i8 %60, i8* %5, align 1
  call void @model_print_text(%struct.model_output* %0, %struct.model_conversion* %1, i8* %5, i32 1)
  br label %159

61:
  %62 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 8
  %63 = load i32, i32* %62, align 4
  %64 = icmp ne i32 %63, 0
  br i1 %64, label %159, label %65

65:
  %66 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %3, i32 0, i32 0
  %67 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %66, i64 0, i64 0
  %68 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %67, i32 0, i32 0
  %69 = load i32, i32* %68, align 8
  %70 = icmp ule i32 %69, 40
  br i1 %70, label %71, label %77

71:
  %72 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %67, i32 0, i32 3
  %73 = load i8*, i8** %72, align 8
  %74 = getelementptr i8, i8* %73, i32 %69
  %75 = bitcast i8* %74 to i8**
  %76 = add i32 %69, 8
  store i32 %76, i32* %68, align 8
  br label %82

77:
  %78 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %67, i32 0, i32 2
  %79 = load i8*, i8** %78, align 8
  %80 = bitcast i8* %79 to i8**
  %81 = getelementptr i8, i8* %79, i32 8
  store i8* %81, i8** %78, align 8
  br label %82

82:
  %83 = phi i8** [ %75, %71 ], [ %80, %77 ]
  %84 = load i8*, i8** %83, align 8
  call void @model_print_string(%struct.model_output* %0, %struct.model_conversion* %1, i8* %84)
  br label %159

85:
  %86 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %3, i32 0, i32 0
  %87 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %86, i64 0, i64 0
  %88 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %87, i32 0, i32 0
  %89 = load i32, i32* %88, align 8
  %90 = icmp ule i32 %89, 40
  br i1 %90, label %91, label %97

91:
  %92 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %87, i32 0, i32 3
  %93 = load i8*, i8** %92, align 8
  %94 = getelementptr i8, i8* %93, i32 %89
  %95 = bitcast i8* %94 to i8**
  %96 = add i32 %89, 8
  store i32 %96, i32* %88, align 8
  br label %102

97:
  %98 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %87, i32 0, i32 2
  %99 = load i8*, i8** %98, align 8
  %100 = bitcast i8* %99 to i8**
  %101 = getelementptr i8, i8* %99, i32 8
  store i8* %101, i8** %98, align 8
  br label %102

102:
  %103 = phi i8** [ %95, %91 ], [ %100, %97 ]
  %104 = load i8*, i8** %103, align 8
  %105 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 7
  %106 = load i32, i32* %105, align 4
  %107 = getelementptr inbounds %struct.model_output, %struct.model_output* %0, i32 0, i32 2
  %108 = load i64, i64* %107, align 8
  call void @model_store_integer(i8* %104, i32 %106, i64 %108)
  br label %159

109:
  call void @model_put(%struct.model_output* %0, i8 signext 37)
  br label %159

110:
  %111 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 6
  %112 = load i32, i32* %111, align 4
  %113 = icmp sgt i32 %112, 100000
  br i1 %113, label %159, label %114

114:
  %115 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 9
  %116 = load i32, i32* %115, align 4
  %117 = icmp ne i32 %116, 0
  br i1 %117, label %138, label %118

118:
  %119 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %3, i32 0, i32 0
  %120 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %119, i64 0, i64 0
  %121 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %120, i32 0, i32 1
  %122 = load i32, i32* %121, align 4
  %123 = icmp ule i32 %122, 160
  br i1 %123, label %124, label %130

124:
  %125 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %120, i32 0, i32 3
  %126 = load i8*, i8** %125, align 8
  %127 = getelementptr i8, i8* %126, i32 %122
  %128 = bitcast i8* %127 to double*
  %129 = add i32 %122, 16
  store i32 %129, i32* %121, align 4
  br label %135

130:
  %131 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %120, i32 0, i32 2
  %132 = load i8*, i8** %131, align 8
  %133 = bitcast i8* %132 to double*
  %134 = getelementptr i8, i8* %132, i32 8
  store i8* %134, i8** %131, align 8
  br label %135

135:
  %136 = phi double* [ %128, %124 ], [ %133, %130 ]
  %137 = load double, double* %136, align 8
  call void @model_print_real(%struct.model_output* %0, %struct.model_conversion* %1, double %137, i8 signext %2)
  br label %159

138:
  %139 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %3, i32 0, i32 0
  %140 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %139, i64 0, i64 0
  %141 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %140, i32 0, i32 2
  %142 = load i8*, i8** %141, align 8
  %143 = ptrtoint i8* %142 to i64
  %144 = add i64 %143, 15
  %145 = and i64 %144, -16
  %146 = inttoptr i64 %145 to i8*
  %147 = bitcast i8* %146 to x86_fp80*
  %148 = getelementptr i8, i8* %146, i32 16
  store i8* %148, i8** %141, align 8
  %149 = load x86_fp80, x86_fp80* %147, align 16
  %150 = fcmp oeq x86_fp80 %149, %149
  br i1 %150, label %151, label %155

151:
  %152 = fptrunc x86_fp80 %149 to double
  %153 = fpext double %152 to x86_fp80
  %154 = fcmp une x86_fp80 %153, %149
  br i1 %154, label %159, label %155

155:
  %156 = fptrunc x86_fp80 %149 to double
  call void @model_print_real(%struct.model_output* %0, %struct.model_conversion* %1, double %156, i8 signext %2)
  br label %159

157:
  br label %159

158:
  br label %159

159:
  %.0 = phi i8* [ getelementptr inbounds ([48 x i8], [48 x i8]* @.str.135, i64 0, i64 0), %158 ], [ getelementptr inbounds ([32 x i8], [32 x i8]* @.str.134, i64 0, i64 0), %157 ], [ null, %155 ], [ null, %135 ], [ null, %109 ], [ null, %102 ], [ null, %82 ], [ null, %57 ], [ null, %9 ], [ null, %7 ], [ null, %35 ], [ null, %34 ], [ getelementptr inbounds ([25 x i8], [25 x i8]* @.str.131, i64 0, i64 0), %36 ], [ getelementptr inbounds ([25 x i8], [25 x i8]* @.str.131, i64 0, i64 0), %61 ], [ getelementptr inbounds ([32 x i8], [32 x i8]* @.str.132, i64 0, i64 0), %110 ], [ getelementptr inbounds ([28 x i8], [28 x i8]* @.str.133, i64 0, i64 0), %151 ], [ getelementptr inbounds ([32 x i8], [32 x i8]* @.str.132, i64 0, i64 0), %4 ], [ getelementptr inbounds ([32 x i8], [32 x i8]* @.str.132, i64 0, i64 0), %4 ]
  ret i8* %.0
}

define internal i64 @model_signed_argument(%struct.model_conversion* %0, %struct.model_arguments* %1) {
  %3 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %0, i32 0, i32 7
  %4 = load i32, i32* %3, align 4
  %5 = sext i32 %4 to i64
  %6 = icmp eq i64 %5, 8
  br i1 %6, label %7, label %27

7:
  %8 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %1, i32 0, i32 0
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %8, i64 0, i64 0
  %10 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %9, i32 0, i32 0
  %11 = load i32, i32* %10, align 8
  %12 = icmp ule i32 %11, 40
  br i1 %12, label %13, label %19

13:
  %14 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %9, i32 0, i32 3
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr i8, i8* %15, i32 %11
  %17 = bitcast i8* %16 to i64*
  %18 = add i32 %11, 8
  store i32 %18, i32* %10, align 8
  br label %24

19:
  %20 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %9, i32 0, i32 2
  %21 = load i8*, i8** %20, align 8
  %22 = bitcast i8* %21 to i64*
  %23 = getelementptr i8, i8* %21, i32 8
  store i8* %23, i8** %20, align 8
  br label %24

24:
  %25 = phi i64* [ %17, %13 ], [ %22, %19 ]
  %26 = load i64, i64* %25, align 8
  br label %57

27:
  %28 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %1, i32 0, i32 0
  %29 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %28, i64 0, i64 0
  %30 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %29, i32 0, i32 0
  %31 = load i32, i32* %30, align 8
  %32 = icmp ule i32 %31, 40
  br i1 %32, label %33, label %39

33:
  %34 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %29, i32 0, i32 3
  %35 = load i8*, i8** %34, align 8
  %36 = getelementptr i8, i8* %35, i32 %31
  %37 = bitcast i8* %36 to i32*
  %38 = add i32 %31, 8
  store i32 %38, i32* %30, align 8
  br label %44

39:
  %40 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %29, i32 0, i32 2
  %41 = load i8*, i8** %40, align 8
  %42 = bitcast i8* %41 to i32*
  %43 = getelementptr i8, i8* %41, i32 8
  store i8* %43, i8** %40, align 8
  br label %44

44:
  %45 = phi i32* [ %37, %33 ], [ %42, %39 ]
  %46 = load i32, i32* %45, align 4
  %47 = load i32, i32* %3, align 4
  switch i32 %47, label %54 [
    i32 1, label %48
    i32 2, label %51
  ]

48:
  %49 = trunc i32 %46 to i8
  %50 = sext i8 %49 to i32
  br label %54

51:
  %52 = trunc i32 %46 to i16
  %53 = sext i16 %52 to i32
  br label %54

54:
  %55 = phi i32 [ %50, %48 ], [ %53, %51 ], [ %46, %44 ]
  %56 = sext i32 %55 to i64
  br label %57

57:
  %.0 = phi i64 [ %26, %24 ], [ %56, %54 ]
  ret i64 %.0
}

define internal i64 @model_unsigned_argument(%struct.model_conversion* %0, %struct.model_arguments* %1) {
  %3 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %0, i32 0, i32 7
  %4 = load i32, i32* %3, align 4
  %5 = sext i32 %4 to i64
  %6 = icmp eq i64 %5, 8
  br i1 %6, label %7, label %27

7:
  %8 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %1, i32 0, i32 0
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %8, i64 0, i64 0
  %10 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %9, i32 0, i32 0
  %11 = load i32, i32* %10, align 8
  %12 = icmp ule i32 %11, 40
  br i1 %12, label %13, label %19

13:
  %14 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %9, i32 0, i32 3
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr i8, i8* %15, i32 %11
  %17 = bitcast i8* %16 to i64*
  %18 = add i32 %11, 8
  store i32 %18, i32* %10, align 8
  br label %24

19:
  %20 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %9, i32 0, i32 2
  %21 = load i8*, i8** %20, align 8
  %22 = bitcast i8* %21 to i64*
  %23 = getelementptr i8, i8* %21, i32 8
  store i8* %23, i8** %20, align 8
  br label %24

24:
  %25 = phi i64* [ %17, %13 ], [ %22, %19 ]
  %26 = load i64, i64* %25, align 8
  br label %57

27:
  %28 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %1, i32 0, i32 0
  %29 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %28, i64 0, i64 0
  %30 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %29, i32 0, i32 0
  %31 = load i32, i32* %30, align 8
  %32 = icmp ule i32 %31, 40
  br i1 %32, label %33, label %39

33:
  %34 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %29, i32 0, i32 3
  %35 = load i8*, i8** %34, align 8
  %36 = getelementptr i8, i8* %35, i32 %31
  %37 = bitcast i8* %36 to i32*
  %38 = add i32 %31, 8
  store i32 %38, i32* %30, align 8
  br label %44

39:
  %40 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %29, i32 0, i32 2
  %41 = load i8*, i8** %40, align 8
  %42 = bitcast i8* %41 to i32*
  %43 = getelementptr i8, i8* %41, i32 8
  store i8* %43, i8** %40, align 8
  br label %44

44:
  %45 = phi i32* [ %37, %33 ], [ %42, %39 ]
  %46 = load i32, i32* %45, align 4
  %47 = load i32, i32* %3, align 4
  switch i32 %47, label %54 [
    i32 1, label %48
    i32 2, label %51
  ]

48:
  %49 = trunc i32 %46 to i8
  %50 = zext i8 %49 to i32
  br label %54

51:
  %52 = trunc i32 %46 to i16
  %53 = zext i16 %52 to i32
  br label %54

54:
  %55 = phi i32 [ %50, %48 ], [ %53, %51 ], [ %46, %44 ]
  %56 = zext i32 %55 to i64
  br label %57

57:
  %.0 = phi i64 [ %26, %24 ], [ %56, %54 ]
  ret i64 %.0
}

define internal void @model_print_number(%struct.model_output* %0, %struct.model_conversion* %1, i64 %2, i32 %3, i8 signext %4, i8 signext %5) {
  %7 = alloca [22 x i8], align 16
  %8 = icmp eq i32 %3, 4
  br i1 %8, label %9, label %14

9:
  %10 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 3
  %11 = load i32, i32* %10, align 4
  %12 = icmp ne i32 %11, 0
  %13 = icmp ne i64 %2, 0
  %spec.select = select i1 %12, i1 %13, i1 false
  br label %14

14:
  %15 = phi i1 [ false, %6 ], [ %spec.select, %9 ]
  %16 = zext i1 %15 to i32
  %17 = icmp eq i32 %3, 3
  br i1 %17, label %18, label %28

18:
  %19 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 3
  %20 = load i32, i32* %19, align 4
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %28

22:
  %23 = icmp ne i64 %2, 0
  br i1 %23, label %28, label %24

24:
  %25 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 6
  %26 = load i32, i32* %25, align 4
  %27 = icmp eq i32 %26, 0
  br label %28

28:
  %29 = phi i1 [ false, %18 ], [ false, %14 ], [ true, %22 ], [ %27, %24 ]
  %30 = zext i1 %29 to i32
  br label %31

31:
  %.061 = phi i64 [ %2, %28 ], [ %58, %68 ]
  %.060 = phi i32 [ 0, %28 ], [ %73, %68 ]
  %32 = icmp slt i32 %.060, 22
  br i1 %32, label %33, label %.critedge

33:
  %34 = icmp ne i64 %.061, 0
  br i1 %34, label %.critedge64, label %35

35:
  %36 = icmp eq i32 %.060, 0
  br i1 %36, label %37, label %.critedge

37:
  %38 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 6
  %39 = load i32, i32* %38, align 4
  %40 = icmp ne i32 %39, 0
  br i1 %40, label %.critedge64, label %.critedge

.critedge64:
  %41 = icmp ne i32 %3, 0
  br i1 %41, label %42, label %47

42:
  %43 = shl i32 1, %3
  %44 = sub i32 %43, 1
  %45 = zext i32 %44 to i64
  %46 = and i64 %.061, %45
  br label %49

47:
  %48 = urem i64 %.061, 10
  br label %49

49:
  %50 = phi i64 [ %46, %42 ], [ %48, %47 ]
  %51 = trunc i64 %50 to i32
  br i1 %41, label %52, label %55

52:
  %53 = zext i32 %3 to i64
  %54 = lshr i64 %.061, %53
  br label %57

55:
  %56 = udiv i64 %.061, 10
  br label %57

57:
  %58 = phi i64 [ %54, %52 ], [ %56, %55 ]
  %59 = icmp ult i32 %51, 10
  br i1 %59, label %60, label %62

60:
  %61 = add i32 48, %51
  br label %68

62:
  %63 = sext i8 %5 to i32
  %64 = sub nsw i32 %63, 120
  %65 = add nsw i32 %64, 97
  %66 = add i32 %65, %51
  %67 = sub i32 %66, 10
  br label %68

68:
  %69 = phi i32 [ %61, %60 ], [ %67, %62 ]
  %70 = trunc i32 %69 to i8
  %71 = sext i32 %.060 to i64
  %72 = getelementptr inbounds [22 x i8], [22 x i8]* %7, i64 0, i64 %71
  store i8 %70, i8* %72, align 1
  %73 = add nsw i32 %.060, 1
  br label %31

.critedge:
  %74 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 6
  %75 = load i32, i32* %74, align 4
  %76 = icmp sgt i32 %75, %.060
  %77 = sub nsw i32 %75, %.060
  %spec.select66 = select i1 %76, i32 %77, i32 0
  %78 = icmp eq i32 %spec.select66, 0
  %or.cond = select i1 %29, i1 %78, i1 false
  %.163 = select i1 %or.cond, i32 1, i32 %spec.select66
  %79 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 5
  %80 = load i32, i32* %79, align 4
  %81 = sub nsw i32 %80, %.060
  %82 = sub nsw i32 %81, %.163
  %83 = mul nsw i32 2, %16
  %84 = sub nsw i32 %82, %83
  %85 = sext i8 %4 to i32
  %86 = icmp ne i32 %85, 0
  %87 = zext i1 %86 to i32
  %88 = sub nsw i32 %84, %87
  %89 = icmp sgt i32 %88, 0
  br i1 %89, label %90, label %102

90:
  %91 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 4
  %92 = load i32, i32* %91, align 4
  %93 = icmp ne i32 %92, 0
  br i1 %93, label %94, label %102

94:
  %95 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 0
  %96 = load i32, i32* %95, align 4
  %97 = icmp ne i32 %96, 0
  br i1 %97, label %102, label %98

98:
  %99 = load i32, i32* %74, align 4
  %100 = icmp slt i32 %99, 0
  %101 = add nsw i32 %.163, %88
  %spec.select67 = select i1 %100, i32 %101, i32 %.163
  %spec.select68 = select i1 %100, i32 0, i32 %88
  br label %102

102:
  %.2 = phi i32 [ %.163, %94 ], [ %.163, %90 ], [ %.163, %.critedge ], [ %spec.select67, %98 ]
  %.0 = phi i32 [ %88, %94 ], [ %88, %90 ], [ %88, %.critedge ], [ %spec.select68, %98 ]
  %103 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 0
  %104 = load i32, i32* %103, align 4
  %105 = icmp ne i32 %104, 0
  br i1 %105, label %107, label %106

106:
  call void @model_fill(%struct.model_output* %0, i8 signext 32, i32 %.0)
  br label %107

107:
  %108 = icmp ne i8 %4, 0
  br i1 %108, label %109, label %110

109:
  call void @model_put(%struct.model_output* %0, i8 signext %4)
  br label %110

110:
  br i1 %15, label %111, label %112

111:
  call void @model_put(%struct.model_output* %0, i8 signext 48)
  call void @model_put(%struct.model_output* %0, i8 signext %5)
  br label %112

112:
  call void @model_fill(%struct.model_output* %0, i8 signext 48, i32 %.2)
  br label %113

113:
  %.1 = phi i32 [ %.060, %112 ], [ %116, %115 ]
  %114 = icmp sgt i32 %.1, 0
  br i1 %114, label %115, label %120

115:
  %116 = add nsw i32 %.1, -1
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [22 x i8], [22 x i8]* %7, i64 0, i64 %117
  %119 = load i8, i8* %118, align 1
  call void @model_put(%struct.model_output* %0, i8 signext %119)
  br label %113

120:
  %121 = load i32, i32* %103, align 4
  %122 = icmp ne i32 %121, 0
  br i1 %122, label %123, label %124

123:
  call void @model_fill(%struct.model_output* %0, i8 signext 32, i32 %.0)
  br label %124

124:
  ret void
}

define internal void @model_store_integer(i8* %0, i32 %1, i64 %2) {
  switch i32 %1, label %12 [
    i32 1, label %4
    i32 2, label %6
    i32 4, label %9
  ]

4:
  %5 = trunc i64 %2 to i8
  store i8 %5, i8* %0, align 1
  br label %14

6:
  %7 = trunc i64 %2 to i16
  %8 = bitcast i8* %0 to i16*
  store i16 %7, i16* %8, align 2
  br label %14

9:
  %10 = trunc i64 %2 to i32
  %11 = bitcast i8* %0 to i32*
  store i32 %10, i32* %11, align 4
  br label %14

12:
  %13 = bitcast i8* %0 to i64*
  store i64 %2, i64* %13, align 8
  br label %14

14:
  ret void
}

define internal void @model_print_real(%struct.model_output* %0, %struct.model_conversion* %1, double %2, i8 signext %3) {
  %5 = alloca [4 x i8], align 1
  %6 = alloca %struct.model_places, align 4
  %7 = call zeroext i1 @__eufonium_exact()
  br i1 %7, label %13, label %8

8:
  %9 = sext i8 %3 to i32
  %10 = icmp eq i32 %9, 102
  %11 = icmp eq i32 %9, 70
  %spec.select = select i1 %10, i1 true, i1 %11
  %12 = zext i1 %spec.select to i32
  call void @model_print_any(%struct.model_output* %0, %struct.model_conversion* %1, double %2, i32 %12)
  br label %72

13:
  %14 = bitcast double %2 to i64
  %15 = lshr i64 %14, 63
  %16 = icmp ne i64 %15, 0
  br i1 %16, label %26, label %17

17:
  %18 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 1
  %19 = load i32, i32* %18, align 4
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %26, label %21

21:
  %22 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 2
  %23 = load i32, i32* %22, align 4
  %24 = icmp ne i32 %23, 0
  %25 = select i1 %24, i32 32, i32 0
  br label %26

26:
  %27 = phi i32 [ 45, %13 ], [ %25, %21 ], [ 43, %17 ]
  %28 = trunc i32 %27 to i8
  %29 = lshr i64 %14, 52
  %30 = and i64 %29, 2047
  %31 = trunc i64 %30 to i32
  %32 = and i64 %14, 4503599627370495
  %33 = icmp eq i32 %31, 2047
  br i1 %33, label %34, label %62

34:
  %35 = icmp ne i64 %32, 0
  br i1 %35, label %36, label %40

36:
  %37 = sext i8 %3 to i32
  %38 = icmp slt i32 %37, 97
  %39 = select i1 %38, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.136, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0)
  br label %44

40:
  %41 = sext i8 %3 to i32
  %42 = icmp slt i32 %41, 97
  %43 = select i1 %42, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.137, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)
  br label %44

44:
  %45 = phi i8* [ %39, %36 ], [ %43, %40 ]
  %46 = icmp ne i8 %28, 0
  br i1 %46, label %47, label %49

47:
  %48 = getelementptr inbounds [4 x i8], [4 x i8]* %5, i64 0, i64 0
  store i8 %28, i8* %48, align 1
  br label %49

49:
  %.033 = phi i32 [ 1, %47 ], [ 0, %44 ]
  br label %50

50:
  %.1 = phi i32 [ %.033, %49 ], [ %56, %52 ]
  %.0 = phi i32 [ 0, %49 ], [ %59, %52 ]
  %51 = icmp slt i32 %.0, 3
  br i1 %51, label %52, label %60

52:
  %53 = sext i32 %.0 to i64
  %54 = getelementptr inbounds i8, i8* %45, i64 %53
  %55 = load i8, i8* %54, align 1
  %56 = add nsw i32 %.1, 1
  %57 = sext i32 %.1 to i64
  %58 = getelementptr inbounds [4 x i8], [4 x i8]* %5, i64 0, i64 %57
  store i8 %55, i8* %58, align 1
  %59 = add nsw i32 %.0, 1
  br label %50

60:
  %61 = getelementptr inbounds [4 x i8], [4 x i8]* %5, i64 0, i64 0
  call void @model_print_text(%struct.model_output* %0, %struct.model_conversion* %1, i8* %61, i32 %.1)
  br label %72

62:
  %63 = call i32 @fegetround()
  %64 = icmp ne i32 %63, 0
  br i1 %64, label %65, label %66

65:
  call void @__eufonium_unmodelled(i8* getelementptr inbounds ([52 x i8], [52 x i8]* @.str.138, i64 0, i64 0))
  br label %72

66:
  %67 = icmp ne i32 %31, 0
  %68 = or i64 %32, 4503599627370496
  %69 = select i1 %67, i64 %68, i64 %32
  %70 = select i1 %67, i32 %31, i32 1
  %71 = sub nsw i32 %70, 1075
  call void @model_expand(%struct.model_places* %6, i64 %69, i32 %71)
  call void @model_print_decimal(%struct.model_output* %0, %struct.model_conversion* %1, %struct.model_places* %6, i8 signext %28, i8 signext %3)
  br label %72

72:
  ret void
}

define internal void @model_fill(%struct.model_output* %0, i8 signext %1, i32 %2) {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %7, %6 ]
  %5 = icmp slt i32 %.0, %2
  br i1 %5, label %6, label %8

6:
  call void @model_put(%struct.model_output* %0, i8 signext %1)
  %7 = add nsw i32 %.0, 1
  br label %4

8:
  ret void
}

define internal void @model_print_any(%struct.model_output* %0, %struct.model_conversion* %1, double %2, i32 %3) {
  %5 = fcmp olt double %2, 0.000000e+00
  %6 = fneg double %2
  %7 = select i1 %5, double %6, double %2
  %8 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 6
  %9 = load i32, i32* %8, align 4
  %10 = icmp slt i32 %9, 0
  %11 = select i1 %10, i32 6, i32 %9
  %12 = fcmp olt double %7, 0x430C6BF52633FFF8
  %.0 = select i1 %12, i32 15, i32 310
  %13 = fcmp olt double %7, 9.999990e+05
  %.1 = select i1 %13, i32 6, i32 %.0
  %14 = fcmp olt double %7, 9.999000e+03
  %.2 = select i1 %14, i32 4, i32 %.1
  %15 = fcmp olt double %7, 9.990000e+02
  %.3 = select i1 %15, i32 3, i32 %.2
  %16 = fcmp olt double %7, 9.900000e+01
  %.4 = select i1 %16, i32 2, i32 %.3
  %17 = fcmp olt double %7, 9.000000e+00
  %.5 = select i1 %17, i32 1, i32 %.4
  %18 = icmp ne i32 %3, 0
  %19 = add nsw i32 %.5, %11
  %20 = add nsw i32 %19, 2
  %21 = add nsw i32 %11, 10
  %22 = select i1 %18, i32 %20, i32 %21
  %23 = call i32 @__eufonium_any()
  %24 = icmp sgt i32 %23, %22
  %.028 = select i1 %24, i32 %22, i32 %23
  %25 = icmp slt i32 %.028, 1
  %.129 = select i1 %25, i32 1, i32 %.028
  %26 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 5
  %27 = load i32, i32* %26, align 4
  %28 = icmp slt i32 %.129, %27
  %.230 = select i1 %28, i32 %27, i32 %.129
  br label %29

29:
  %.027 = phi i32 [ 0, %4 ], [ %37, %31 ]
  %30 = icmp slt i32 %.027, %.230
  br i1 %30, label %31, label %38

31:
  %32 = call i32 @__eufonium_any()
  %33 = trunc i32 %32 to i8
  %34 = sext i8 %33 to i32
  %35 = icmp ne i32 %34, 0
  %. = select i1 %35, i32 %34, i32 48
  %36 = trunc i32 %. to i8
  call void @model_put(%struct.model_output* %0, i8 signext %36)
  %37 = add nsw i32 %.027, 1
  br label %29

38:
  ret void
}

define internal void @model_expand(%struct.model_places* %0, i64 %1, i32 %2) {
  %4 = alloca [123 x i32], align 16
  %5 = getelementptr inbounds %struct.model_places, %struct.model_places* %0, i32 0, i32 2
  %6 = getelementptr inbounds [1108 x i8], [1108 x i8]* %5, i64 0, i64 0
  store i8 0, i8* %6, align 4
  %7 = getelementptr inbounds %struct.model_places, %struct.model_places* %0, i32 0, i32 1
  store i32 1, i32* %7, align 4
  %8 = icmp sge i32 %2, 0
  br i1 %8, label %9, label %53

9:
  %10 = urem i64 %1, 1000000000
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds [123 x i32], [123 x i32]* %4, i64 0, i64 0
  store i32 %11, i32* %12, align 16
  %13 = udiv i64 %1, 1000000000
  %14 = trunc i64 %13 to i32
  %15 = getelementptr inbounds [123 x i32], [123 x i32]* %4, i64 0, i64 1
  store i32 %14, i32* %15, align 4
  br label %16

16:
  %.056 = phi i32 [ 2, %9 ], [ %.157, %41 ]
  %.053 = phi i32 [ %2, %9 ], [ %42, %41 ]
  %17 = icmp sgt i32 %.053, 0
  br i1 %17, label %18, label %43

18:
  %19 = icmp slt i32 %.053, 29
  %.053. = select i1 %19, i32 %.053, i32 29
  br label %20

20:
  %.059 = phi i64 [ 0, %18 ], [ %32, %22 ]
  %.058 = phi i32 [ 0, %18 ], [ %33, %22 ]
  %21 = icmp slt i32 %.058, %.056
  br i1 %21, label %22, label %34

22:
  %23 = sext i32 %.058 to i64
  %24 = getelementptr inbounds [123 x i32], [123 x i32]* %4, i64 0, i64 %23
  %25 = load i32, i32* %24, align 4
  %26 = zext i32 %25 to i64
  %27 = zext i32 %.053. to i64
  %28 = shl i64 %26, %27
  %29 = add i64 %.059, %28
  %30 = urem i64 %29, 1000000000
  %31 = trunc i64 %30 to i32
  store i32 %31, i32* %24, align 4
  %32 = udiv i64 %29, 1000000000
  %33 = add nsw i32 %.058, 1
  br label %20

34:
  %35 = icmp ne i64 %.059, 0
  br i1 %35, label %36, label %41

36:
  %37 = trunc i64 %.059 to i32
  %38 = add nsw i32 %.056, 1
  %39 = sext i32 %.056 to i64
  %40 = getelementptr inbounds [123 x i32], [123 x i32]* %4, i64 0, i64 %39
  store i32 %37, i32* %40, align 4
  br label %41

41:
  %.157 = phi i32 [ %38, %36 ], [ %.056, %34 ]
  %42 = sub nsw i32 %.053, %.053.
  br label %16

43:
  %.2 = phi i32 [ %46, %45 ], [ %.056, %16 ]
  %44 = icmp sgt i32 %.2, 0
  br i1 %44, label %45, label %50

45:
  %46 = add nsw i32 %.2, -1
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [123 x i32], [123 x i32]* %4, i64 0, i64 %47
  %49 = load i32, i32* %48, align 4
  call void @model_place(%struct.model_places* %0, i32 %49)
  br label %43

50:
  %51 = load i32, i32* %7, align 4
  %52 = getelementptr inbounds %struct.model_places, %struct.model_places* %0, i32 0, i32 0
  store i32 %51, i32* %52, align 4
  br label %107

53:
  %54 = udiv i64 %1, 1000000000
  %55 = trunc i64 %54 to i32
  %56 = getelementptr inbounds [123 x i32], [123 x i32]* %4, i64 0, i64 0
  store i32 %55, i32* %56, align 16
  %57 = urem i64 %1, 1000000000
  %58 = trunc i64 %57 to i32
  %59 = getelementptr inbounds [123 x i32], [123 x i32]* %4, i64 0, i64 1
  store i32 %58, i32* %59, align 4
  br label %60

60:
  %.3 = phi i32 [ 2, %53 ], [ %.4, %96 ]
  %.1 = phi i32 [ %2, %53 ], [ %97, %96 ]
  %61 = icmp slt i32 %.1, 0
  br i1 %61, label %62, label %98

62:
  %63 = icmp sgt i32 %.1, -9
  %64 = sub nsw i32 0, %.1
  %65 = select i1 %63, i32 %64, i32 9
  br label %66

66:
  %.055 = phi i32 [ 0, %62 ], [ %83, %68 ]
  %.054 = phi i32 [ 0, %62 ], [ %84, %68 ]
  %67 = icmp slt i32 %.054, %.3
  br i1 %67, label %68, label %85

68:
  %69 = zext i32 %.055 to i64
  %70 = mul i64 %69, 1000000000
  %71 = sext i32 %.054 to i64
  %72 = getelementptr inbounds [123 x i32], [123 x i32]* %4, i64 0, i64 %71
  %73 = load i32, i32* %72, align 4
  %74 = zext i32 %73 to i64
  %75 = add i64 %70, %74
  %76 = zext i32 %65 to i64
  %77 = lshr i64 %75, %76
  %78 = trunc i64 %77 to i32
  store i32 %78, i32* %72, align 4
  %79 = shl i32 1, %65
  %80 = sub i32 %79, 1
  %81 = zext i32 %80 to i64
  %82 = and i64 %75, %81
  %83 = trunc i64 %82 to i32
  %84 = add nsw i32 %.054, 1
  br label %66

85:
  %86 = icmp ne i32 %.055, 0
  br i1 %86, label %87, label %96

87:
  %88 = zext i32 %.055 to i64
  %89 = mul i64 %88, 1000000000
  %90 = zext i32 %65 to i64
  %91 = lshr i64 %89, %90
  %92 = trunc i64 %91 to i32
  %93 = add nsw i32 %.3, 1
  %94 = sext i32 %.3 to i64
  %95 = getelementptr inbounds [123 x i32], [123 x i32]* %4, i64 0, i64 %94
  store i32 %92, i32* %95, align 4
  br label %96

96:
  %.4 = phi i32 [ %93, %87 ], [ %.3, %85 ]
  %97 = add nsw i32 %.1, %65
  br label %60

98:
  %99 = getelementptr inbounds %struct.model_places, %struct.model_places* %0, i32 0, i32 0
  store i32 19, i32* %99, align 4
  br label %100

100:
  %.0 = phi i32 [ 0, %98 ], [ %106, %102 ]
  %101 = icmp slt i32 %.0, %.3
  br i1 %101, label %102, label %107

102:
  %103 = sext i32 %.0 to i64
  %104 = getelementptr inbounds [123 x i32], [123 x i32]* %4, i64 0, i64 %103
  %105 = load i32, i32* %104, align 4
  call void @model_place(%struct.model_places* %0, i32 %105)
  %106 = add nsw i32 %.0, 1
  br label %100

107:
  ret void
}

define internal void @model_print_decimal(%struct.model_output* %0, %struct.model_conversion* %1, %struct.model_places* %2, i8 signext %3, i8 signext %4) {
  %6 = sext i8 %4 to i32
  %7 = icmp slt i32 %6, 97
  %8 = zext i1 %7 to i32
  %9 = sub nsw i32 %6, 65
  %10 = add nsw i32 %9, 97
  %11 = select i1 %7, i32 %10, i32 %6
  %12 = trunc i32 %11 to i8
  %13 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 6
  %14 = load i32, i32* %13, align 4
  %15 = icmp slt i32 %14, 0
  %16 = select i1 %15, i32 6, i32 %14
  %17 = sext i8 %12 to i32
  %18 = icmp eq i32 %17, 103
  %19 = icmp sgt i32 %16, 0
  %or.cond = select i1 %18, i1 %19, i1 false
  %20 = add nsw i32 %16, -1
  %.0104 = select i1 %or.cond, i32 %20, i32 %16
  br label %21

21:
  %.0 = phi i32 [ 0, %5 ], [ %33, %32 ]
  %22 = getelementptr inbounds %struct.model_places, %struct.model_places* %2, i32 0, i32 1
  %23 = load i32, i32* %22, align 4
  %24 = icmp slt i32 %.0, %23
  br i1 %24, label %25, label %.critedge

25:
  %26 = getelementptr inbounds %struct.model_places, %struct.model_places* %2, i32 0, i32 2
  %27 = sext i32 %.0 to i64
  %28 = getelementptr inbounds [1108 x i8], [1108 x i8]* %26, i64 0, i64 %27
  %29 = load i8, i8* %28, align 1
  %30 = icmp ne i8 %29, 0
  %31 = xor i1 %30, true
  br i1 %31, label %32, label %.critedge

32:
  %33 = add nsw i32 %.0, 1
  br label %21

.critedge:
  %34 = load i32, i32* %22, align 4
  %35 = icmp eq i32 %.0, %34
  br i1 %35, label %36, label %40

36:
  %37 = getelementptr inbounds %struct.model_places, %struct.model_places* %2, i32 0, i32 0
  %38 = load i32, i32* %37, align 4
  %39 = sub nsw i32 %38, 1
  br label %40

40:
  %.1 = phi i32 [ %39, %36 ], [ %.0, %.critedge ]
  %41 = icmp eq i32 %17, 102
  br i1 %41, label %42, label %45

42:
  %43 = getelementptr inbounds %struct.model_places, %struct.model_places* %2, i32 0, i32 0
  %44 = load i32, i32* %43, align 4
  br label %47

45:
  %46 = add nsw i32 %.1, 1
  br label %47

47:
  %48 = phi i32 [ %44, %42 ], [ %46, %45 ]
  %49 = add nsw i32 %.0104, %48
  call void @model_round(%struct.model_places* %2, i32 %49)
  %50 = getelementptr inbounds %struct.model_places, %struct.model_places* %2, i32 0, i32 2
  %51 = sub nsw i32 %.1, 1
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [1108 x i8], [1108 x i8]* %50, i64 0, i64 %52
  %54 = load i8, i8* %53, align 1
  %55 = icmp ne i8 %54, 0
  %56 = add nsw i32 %.1, -1
  %spec.select = select i1 %55, i32 %56, i32 %.1
  %57 = getelementptr inbounds %struct.model_places, %struct.model_places* %2, i32 0, i32 0
  %58 = load i32, i32* %57, align 4
  %59 = sub nsw i32 %58, 1
  %60 = sub nsw i32 %59, %spec.select
  %61 = icmp eq i32 %17, 101
  %.not111 = xor i1 %18, true
  %brmerge112 = or i1 %61, %.not111
  %.mux = select i1 %61, i1 true, i1 false
  br i1 %brmerge112, label %65, label %62

62:
  %63 = icmp slt i32 %60, -4
  %64 = icmp sgt i32 %60, %.0104
  %spec.select107 = select i1 %63, i1 true, i1 %64
  br label %65

65:
  %66 = phi i1 [ %.mux, %47 ], [ %spec.select107, %62 ]
  %67 = zext i1 %66 to i32
  %68 = icmp slt i32 %60, 0
  %or.cond108 = select i1 %66, i1 true, i1 %68
  %69 = add nsw i32 %60, 1
  %70 = select i1 %or.cond108, i32 1, i32 %69
  br i1 %66, label %74, label %71

71:
  %72 = load i32, i32* %57, align 4
  %73 = sub nsw i32 %72, %70
  br label %74

74:
  %75 = phi i32 [ %73, %71 ], [ %spec.select, %65 ]
  %.not = xor i1 %18, true
  %brmerge = select i1 %.not, i1 true, i1 %66
  %76 = sub nsw i32 %.0104, %60
  %77 = select i1 %brmerge, i32 %.0104, i32 %76
  br i1 %18, label %78, label %.critedge109

78:
  %79 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 3
  %80 = load i32, i32* %79, align 4
  %81 = icmp ne i32 %80, 0
  br i1 %81, label %.critedge109, label %82

82:
  %.0105 = phi i32 [ %96, %.critedge110 ], [ %77, %78 ]
  %83 = icmp sgt i32 %.0105, 0
  br i1 %83, label %84, label %.critedge109

84:
  %85 = add nsw i32 %75, %70
  %86 = add nsw i32 %85, %.0105
  %87 = load i32, i32* %22, align 4
  %88 = icmp sgt i32 %86, %87
  br i1 %88, label %.critedge110, label %89

89:
  %90 = sub nsw i32 %86, 1
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [1108 x i8], [1108 x i8]* %50, i64 0, i64 %91
  %93 = load i8, i8* %92, align 1
  %94 = icmp ne i8 %93, 0
  %95 = xor i1 %94, true
  br i1 %95, label %.critedge110, label %.critedge109

.critedge110:
  %96 = add nsw i32 %.0105, -1
  br label %82

.critedge109:
  %.1106 = phi i32 [ %77, %78 ], [ %77, %74 ], [ %.0105, %82 ], [ %.0105, %89 ]
  %97 = icmp sgt i32 %.1106, 0
  br i1 %97, label %102, label %98

98:
  %99 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 3
  %100 = load i32, i32* %99, align 4
  %101 = icmp ne i32 %100, 0
  br label %102

102:
  %103 = phi i1 [ true, %.critedge109 ], [ %101, %98 ]
  %104 = zext i1 %103 to i32
  %105 = icmp slt i32 %60, 0
  %106 = sub nsw i32 0, %60
  %107 = select i1 %105, i32 %106, i32 %60
  %108 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 5
  %109 = load i32, i32* %108, align 4
  %110 = sext i8 %3 to i32
  %111 = icmp ne i32 %110, 0
  %112 = zext i1 %111 to i32
  %113 = sub nsw i32 %109, %112
  %114 = sub nsw i32 %113, %70
  %115 = sub nsw i32 %114, %104
  %116 = sub nsw i32 %115, %.1106
  %117 = icmp slt i32 %107, 100
  %118 = select i1 %117, i32 4, i32 5
  %119 = select i1 %66, i32 %118, i32 0
  %120 = sub nsw i32 %116, %119
  %121 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 0
  %122 = load i32, i32* %121, align 4
  %123 = icmp ne i32 %122, 0
  br i1 %123, label %129, label %124

124:
  %125 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 4
  %126 = load i32, i32* %125, align 4
  %127 = icmp ne i32 %126, 0
  br i1 %127, label %129, label %128

128:
  call void @model_fill(%struct.model_output* %0, i8 signext 32, i32 %120)
  br label %129

129:
  %130 = icmp ne i8 %3, 0
  br i1 %130, label %131, label %132

131:
  call void @model_put(%struct.model_output* %0, i8 signext %3)
  br label %132

132:
  %133 = load i32, i32* %121, align 4
  %134 = icmp ne i32 %133, 0
  br i1 %134, label %140, label %135

135:
  %136 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %1, i32 0, i32 4
  %137 = load i32, i32* %136, align 4
  %138 = icmp ne i32 %137, 0
  br i1 %138, label %139, label %140

139:
  call void @model_fill(%struct.model_output* %0, i8 signext 48, i32 %120)
  br label %140

140:
  call void @model_put_digits(%struct.model_output* %0, %struct.model_places* %2, i32 %75, i32 %70)
  br i1 %103, label %141, label %142

141:
  call void @model_put(%struct.model_output* %0, i8 signext 46)
  br label %142

142:
  %143 = add nsw i32 %75, %70
  call void @model_put_digits(%struct.model_output* %0, %struct.model_places* %2, i32 %143, i32 %.1106)
  br i1 %66, label %144, label %162

144:
  %145 = select i1 %7, i32 69, i32 101
  %146 = trunc i32 %145 to i8
  call void @model_put(%struct.model_output* %0, i8 signext %146)
  %147 = select i1 %105, i32 45, i32 43
  %148 = trunc i32 %147 to i8
  call void @model_put(%struct.model_output* %0, i8 signext %148)
  %149 = icmp sge i32 %107, 100
  br i1 %149, label %150, label %154

150:
  %151 = sdiv i32 %107, 100
  %152 = add nsw i32 48, %151
  %153 = trunc i32 %152 to i8
  call void @model_put(%struct.model_output* %0, i8 signext %153)
  br label %154

154:
  %155 = sdiv i32 %107, 10
  %156 = srem i32 %155, 10
  %157 = add nsw i32 48, %156
  %158 = trunc i32 %157 to i8
  call void @model_put(%struct.model_output* %0, i8 signext %158)
  %159 = srem i32 %107, 10
  %160 = add nsw i32 48, %159
  %161 = trunc i32 %160 to i8
  call void @model_put(%struct.model_output* %0, i8 signext %161)
  br label %162

162:
  %163 = load i32, i32* %121, align 4
  %164 = icmp ne i32 %163, 0
  br i1 %164, label %165, label %166

165:
  call void @model_fill(%struct.model_output* %0, i8 signext 32, i32 %120)
  br label %166

166:
  ret void
}

define internal void @model_place(%struct.model_places* %0, i32 %1) {
  br label %3

3:
  %.07 = phi i32 [ %1, %2 ], [ %14, %5 ]
  %.0 = phi i32 [ 8, %2 ], [ %15, %5 ]
  %4 = icmp sge i32 %.0, 0
  br i1 %4, label %5, label %16

5:
  %6 = urem i32 %.07, 10
  %7 = trunc i32 %6 to i8
  %8 = getelementptr inbounds %struct.model_places, %struct.model_places* %0, i32 0, i32 2
  %9 = getelementptr inbounds %struct.model_places, %struct.model_places* %0, i32 0, i32 1
  %10 = load i32, i32* %9, align 4
  %11 = add nsw i32 %10, %.0
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [1108 x i8], [1108 x i8]* %8, i64 0, i64 %12
  store i8 %7, i8* %13, align 1
  %14 = udiv i32 %.07, 10
  %15 = add nsw i32 %.0, -1
  br label %3

16:
  %17 = getelementptr inbounds %struct.model_places, %struct.model_places* %0, i32 0, i32 1
  %18 = load i32, i32* %17, align 4
  %19 = add nsw i32 %18, 9
  store i32 %19, i32* %17, align 4
  ret void
}

define internal void @model_round(%struct.model_places* %0, i32 %1) {
  %3 = getelementptr inbounds %struct.model_places, %struct.model_places* %0, i32 0, i32 1
  %4 = load i32, i32* %3, align 4
  %5 = icmp sge i32 %1, %4
  br i1 %5, label %46, label %6

6:
  %7 = getelementptr inbounds %struct.model_places, %struct.model_places* %0, i32 0, i32 2
  %8 = sext i32 %1 to i64
  %9 = getelementptr inbounds [1108 x i8], [1108 x i8]* %7, i64 0, i64 %8
  %10 = load i8, i8* %9, align 1
  %11 = sext i8 %10 to i32
  %12 = icmp sgt i32 %11, 5
  %13 = zext i1 %12 to i32
  %14 = icmp eq i32 %11, 5
  br i1 %14, label %15, label %35

15:
  %16 = sub nsw i32 %1, 1
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [1108 x i8], [1108 x i8]* %7, i64 0, i64 %17
  %19 = load i8, i8* %18, align 1
  %20 = sext i8 %19 to i32
  %21 = and i32 %20, 1
  %22 = add nsw i32 %1, 1
  br label %23

23:
  %.021 = phi i32 [ %21, %15 ], [ %33, %26 ]
  %.0 = phi i32 [ %22, %15 ], [ %34, %26 ]
  %24 = load i32, i32* %3, align 4
  %25 = icmp slt i32 %.0, %24
  br i1 %25, label %26, label %35

26:
  %27 = sext i32 %.0 to i64
  %28 = getelementptr inbounds [1108 x i8], [1108 x i8]* %7, i64 0, i64 %27
  %29 = load i8, i8* %28, align 1
  %30 = sext i8 %29 to i32
  %31 = icmp ne i32 %30, 0
  %32 = zext i1 %31 to i32
  %33 = or i32 %.021, %32
  %34 = add nsw i32 %.0, 1
  br label %23

35:
  %.1 = phi i32 [ %13, %6 ], [ %.021, %23 ]
  store i32 %1, i32* %3, align 4
  %36 = icmp ne i32 %.1, 0
  br i1 %36, label %37, label %46

37:
  %.022 = phi i32 [ %38, %45 ], [ %1, %35 ]
  %38 = add nsw i32 %.022, -1
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [1108 x i8], [1108 x i8]* %7, i64 0, i64 %39
  %41 = load i8, i8* %40, align 1
  %42 = add i8 %41, 1
  store i8 %42, i8* %40, align 1
  %43 = sext i8 %42 to i32
  %44 = icmp eq i32 %43, 10
  br i1 %44, label %45, label %46

45:
  store i8 0, i8* %40, align 1
  br label %37

46:
  ret void
}

define internal void @model_put_digits(%struct.model_output* %0, %struct.model_places* %1, i32 %2, i32 %3) {
  br label %5

5:
  %.0 = phi i32 [ %2, %4 ], [ %22, %19 ]
  %6 = add nsw i32 %2, %3
  %7 = icmp slt i32 %.0, %6
  br i1 %7, label %8, label %23

8:
  %9 = getelementptr inbounds %struct.model_places, %struct.model_places* %1, i32 0, i32 1
  %10 = load i32, i32* %9, align 4
  %11 = icmp slt i32 %.0, %10
  br i1 %11, label %12, label %19

12:
  %13 = getelementptr inbounds %struct.model_places, %struct.model_places* %1, i32 0, i32 2
  %14 = sext i32 %.0 to i64
  %15 = getelementptr inbounds [1108 x i8], [1108 x i8]* %13, i64 0, i64 %14
  %16 = load i8, i8* %15, align 1
  %17 = sext i8 %16 to i32
  %18 = add nsw i32 48, %17
  br label %19

19:
  %20 = phi i32 [ %18, %12 ], [ 48, %8 ]
  %21 = trunc i32 %20 to i8
  call void @model_put(%struct.model_output* %0, i8 signext %21)
  %22 = add nsw i32 %.0, 1
  br label %5

23:
  ret void
}

define internal void @model_skip_space(%struct.model_input* %0) {
  br label %2

2:
  %3 = getelementptr inbounds %struct.model_input, %struct.model_input* %0, i32 0, i32 0
  %4 = load i8*, i8** %3, align 8
  %5 = load i8, i8* %4, align 1
  %6 = sext i8 %5 to i32
  %7 = call i32 @model_is_space(i32 %6)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %12

9:
  %10 = load i8*, i8** %3, align 8
  %11 = getelementptr inbounds i8, i8* %10, i32 1
  store i8* %11, i8** %3, align 8
  br label %2

12:
  ret void
}

define internal i32 @model_format_number(i8** %0) {
  br label %2

2:
  %.0 = phi i32 [ 0, %1 ], [ %22, %21 ]
  %3 = load i8*, i8** %0, align 8
  %4 = load i8, i8* %3, align 1
  %5 = sext i8 %4 to i32
  %6 = icmp sge i32 %5, 48
  %7 = icmp sle i32 %5, 57
  %spec.select = select i1 %6, i1 %7, i1 false
  br i1 %spec.select, label %8, label %25

8:
  %9 = load i8*, i8** %0, align 8
  %10 = load i8, i8* %9, align 1
  %11 = sext i8 %10 to i32
  %12 = sub nsw i32 %11, 48
  %13 = icmp slt i32 %.0, 0
  br i1 %13, label %21, label %14

14:
  %15 = sub nsw i32 2147483647, %12
  %16 = sdiv i32 %15, 10
  %17 = icmp sgt i32 %.0, %16
  br i1 %17, label %21, label %18

18:
  %19 = mul nsw i32 %.0, 10
  %20 = add nsw i32 %19, %12
  br label %21

21:
  %22 = phi i32 [ %20, %18 ], [ -1, %14 ], [ -1, %8 ]
  %23 = load i8*, i8** %0, align 8
  %24 = getelementptr inbounds i8, i8* %23, i32 1
  store i8* %24, i8** %0, align 8
  br label %2

25:
  ret i32 %.0
}

define internal i32 @model_integer_size(i8** %0) {
  %2 = load i8*, i8** %0, align 8
  %3 = load i8, i8* %2, align 1
  %4 = sext i8 %3 to i32
  switch i32 %4, label %26 [
    i32 104, label %5
    i32 108, label %5
    i32 106, label %20
    i32 113, label %20
    i32 76, label %20
    i32 122, label %23
    i32 90, label %23
    i32 116, label %23
  ]

5:
  %6 = load i8*, i8** %0, align 8
  %7 = getelementptr inbounds i8, i8* %6, i32 1
  store i8* %7, i8** %0, align 8
  %8 = load i8, i8* %7, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp ne i32 %9, %4
  br i1 %10, label %11, label %15

11:
  %12 = icmp eq i32 %4, 104
  %13 = select i1 %12, i64 2, i64 8
  %14 = trunc i64 %13 to i32
  br label %26

15:
  %16 = getelementptr inbounds i8, i8* %7, i32 1
  store i8* %16, i8** %0, align 8
  %17 = icmp eq i32 %4, 104
  %18 = select i1 %17, i64 1, i64 8
  %19 = trunc i64 %18 to i32
  br label %26

20:
  %21 = load i8*, i8** %0, align 8
  %22 = getelementptr inbounds i8, i8* %21, i32 1
  store i8* %22, i8** %0, align 8
  br label %26

23:
  %24 = load i8*, i8** %0, align 8
  %25 = getelementptr inbounds i8, i8* %24, i32 1
  store i8* %25, i8** %0, align 8
  br label %26

26:
  %.0 = phi i32 [ 8, %23 ], [ 8, %20 ], [ %14, %11 ], [ %19, %15 ], [ 4, %1 ]
  ret i32 %.0
}

define internal i32 @model_scan_integer(%struct.model_input* %0, i8 signext %1, %struct.model_arguments* %2) {
  %4 = alloca i32, align 4
  %5 = sext i8 %1 to i32
  %6 = icmp eq i32 %5, 105
  br i1 %6, label %11, label %7

7:
  switch i32 %5, label %8 [
    i32 111, label %11
    i32 120, label %switch.edge
    i32 88, label %switch.edge
  ]

8:
  br label %switch.edge

switch.edge:
  %9 = phi i1 [ false, %8 ], [ true, %7 ], [ true, %7 ]
  %10 = select i1 %9, i32 16, i32 10
  br label %11

11:
  %12 = phi i32 [ 0, %3 ], [ %10, %switch.edge ], [ 8, %7 ]
  %13 = icmp eq i32 %5, 100
  %spec.select = select i1 %13, i1 true, i1 %6
  %14 = zext i1 %spec.select to i32
  store i32 0, i32* %4, align 4
  %15 = getelementptr inbounds %struct.model_input, %struct.model_input* %0, i32 0, i32 2
  %16 = load i64, i64* %15, align 8
  call void @model_skip_space(%struct.model_input* %0)
  %17 = getelementptr inbounds %struct.model_input, %struct.model_input* %0, i32 0, i32 0
  %18 = load i8*, i8** %17, align 8
  %19 = load i8, i8* %18, align 1
  %20 = icmp ne i8 %19, 0
  br i1 %20, label %21, label %121

21:
  %22 = sext i8 %19 to i32
  switch i32 %22, label %31 [
    i32 45, label %23
    i32 43, label %23
  ]

23:
  %24 = load i8*, i8** %17, align 8
  %25 = load i8, i8* %24, align 1
  %26 = sext i8 %25 to i32
  %27 = icmp eq i32 %26, 45
  %28 = zext i1 %27 to i32
  %29 = getelementptr inbounds i8, i8* %24, i32 1
  store i8* %29, i8** %17, align 8
  %30 = add i64 %16, -1
  br label %31

31:
  %.059 = phi i64 [ %30, %23 ], [ %16, %21 ]
  %.058 = phi i32 [ %28, %23 ], [ 0, %21 ]
  %32 = load i8*, i8** %17, align 8
  %33 = icmp ugt i64 %.059, 0
  br i1 %33, label %34, label %64

34:
  %35 = load i8, i8* %32, align 1
  %36 = sext i8 %35 to i32
  %37 = icmp eq i32 %36, 48
  br i1 %37, label %38, label %64

38:
  %39 = getelementptr inbounds i8, i8* %32, i32 1
  store i8* %39, i8** %17, align 8
  %40 = add i64 %.059, -1
  %41 = icmp ugt i64 %40, 0
  br i1 %41, label %42, label %46

42:
  %43 = load i8, i8* %39, align 1
  %44 = sext i8 %43 to i32
  %45 = call i32 @model_to_lower(i32 %44)
  br label %46

46:
  %47 = phi i32 [ %45, %42 ], [ 0, %38 ]
  switch i32 %47, label %52 [
    i32 120, label %55
    i32 98, label %48
  ]

48:
  %49 = getelementptr inbounds %struct.model_input, %struct.model_input* %0, i32 0, i32 6
  %50 = load i32, i32* %49, align 4
  %51 = icmp ne i32 %50, 0
  br label %52

52:
  %53 = phi i1 [ %51, %48 ], [ false, %46 ]
  %54 = select i1 %53, i32 2, i32 0
  br label %55

55:
  %56 = phi i32 [ %54, %52 ], [ 16, %46 ]
  %57 = icmp eq i32 %12, 0
  %58 = icmp ne i32 %56, 0
  %. = select i1 %58, i32 %56, i32 8
  %.056 = select i1 %57, i32 %., i32 %12
  %59 = icmp eq i32 %.056, %56
  br i1 %59, label %60, label %64

60:
  %61 = load i8*, i8** %17, align 8
  %62 = getelementptr inbounds i8, i8* %61, i32 1
  store i8* %62, i8** %17, align 8
  %63 = add i64 %40, -1
  br label %64

64:
  %.261 = phi i64 [ %.059, %34 ], [ %.059, %31 ], [ %63, %60 ], [ %40, %55 ]
  %.157 = phi i32 [ %12, %34 ], [ %12, %31 ], [ %.056, %60 ], [ %.056, %55 ]
  %65 = icmp eq i32 %.157, 0
  %spec.select62 = select i1 %65, i32 10, i32 %.157
  br label %66

66:
  %.3 = phi i64 [ %.261, %64 ], [ %78, %76 ]
  %.055 = phi i64 [ 0, %64 ], [ %77, %76 ]
  %.054 = phi i32 [ undef, %64 ], [ %.1, %76 ]
  %67 = icmp ugt i64 %.3, 0
  br i1 %67, label %68, label %74

68:
  %69 = load i8*, i8** %17, align 8
  %70 = load i8, i8* %69, align 1
  %71 = sext i8 %70 to i32
  %72 = call i32 @model_digit(i32 %71)
  %73 = icmp ult i32 %72, %spec.select62
  br label %74

74:
  %.1 = phi i32 [ %72, %68 ], [ %.054, %66 ]
  %75 = phi i1 [ false, %66 ], [ %73, %68 ]
  br i1 %75, label %76, label %81

76:
  %77 = call i64 @model_with_digit(i64 %.055, i32 %.1, i32 %spec.select62, i32* %4)
  %78 = add i64 %.3, -1
  %79 = load i8*, i8** %17, align 8
  %80 = getelementptr inbounds i8, i8* %79, i32 1
  store i8* %80, i8** %17, align 8
  br label %66

81:
  %82 = load i8*, i8** %17, align 8
  %83 = icmp eq i8* %82, %32
  br i1 %83, label %121, label %84

84:
  %85 = getelementptr inbounds %struct.model_input, %struct.model_input* %0, i32 0, i32 4
  %86 = load i32, i32* %85, align 4
  %87 = sext i32 %86 to i64
  %88 = icmp eq i64 %87, 8
  switch i32 %5, label %92 [
    i32 105, label %89
    i32 100, label %89
  ]

89:
  %90 = load i32, i32* %4, align 4
  %91 = call i64 @model_signed(i64 %.055, i32 %.058, i32 %90, i64 9223372036854775807)
  br label %95

92:
  %93 = load i32, i32* %4, align 4
  %94 = call i64 @model_unsigned(i64 %.055, i32 %.058, i32 %93, i64 -1)
  br label %95

95:
  %96 = phi i64 [ %91, %89 ], [ %94, %92 ]
  %97 = getelementptr inbounds %struct.model_input, %struct.model_input* %0, i32 0, i32 1
  %98 = load i32, i32* %97, align 8
  %99 = icmp ne i32 %98, 0
  br i1 %99, label %121, label %100

100:
  %101 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %2, i32 0, i32 0
  %102 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %101, i64 0, i64 0
  %103 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %102, i32 0, i32 0
  %104 = load i32, i32* %103, align 8
  %105 = icmp ule i32 %104, 40
  br i1 %105, label %106, label %112

106:
  %107 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %102, i32 0, i32 3
  %108 = load i8*, i8** %107, align 8
  %109 = getelementptr i8, i8* %108, i32 %104
  %110 = bitcast i8* %109 to i8**
  %111 = add i32 %104, 8
  store i32 %111, i32* %103, align 8
  br label %117

112:
  %113 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %102, i32 0, i32 2
  %114 = load i8*, i8** %113, align 8
  %115 = bitcast i8* %114 to i8**
  %116 = getelementptr i8, i8* %114, i32 8
  store i8* %116, i8** %113, align 8
  br label %117

117:
  %118 = phi i8** [ %110, %106 ], [ %115, %112 ]
  %119 = load i8*, i8** %118, align 8
  %120 = load i32, i32* %85, align 4
  call void @model_store_integer(i8* %119, i32 %120, i64 %96)
  br label %121

121:
  %.0 = phi i32 [ 2, %11 ], [ 1, %81 ], [ 0, %117 ], [ 0, %95 ]
  ret i32 %.0
}

define internal i32 @model_scan_real(%struct.model_input* %0, i8* %1, i64 %2, %struct.model_arguments* %3) {
  %5 = alloca %struct.model_item, align 8
  %6 = icmp ugt i64 %2, 1
  br i1 %6, label %13, label %7

7:
  %8 = icmp eq i64 %2, 1
  br i1 %8, label %9, label %14

9:
  %10 = load i8, i8* %1, align 1
  %11 = sext i8 %10 to i32
  %12 = icmp ne i32 %11, 108
  br i1 %12, label %13, label %14

13:
  call void @__eufonium_unmodelled(i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.str.140, i64 0, i64 0))
  br label %96

14:
  call void @model_skip_space(%struct.model_input* %0)
  %15 = getelementptr inbounds %struct.model_input, %struct.model_input* %0, i32 0, i32 0
  %16 = load i8*, i8** %15, align 8
  %17 = load i8, i8* %16, align 1
  %18 = icmp ne i8 %17, 0
  br i1 %18, label %19, label %96

19:
  %20 = bitcast %struct.model_item* %5 to i8*
  call void @llvm.memset.p0i8.i64(i8* align 8 %20, i8 0, i64 152, i1 false)
  %21 = getelementptr inbounds %struct.model_item, %struct.model_item* %5, i32 0, i32 0
  store %struct.model_input* %0, %struct.model_input** %21, align 8
  %22 = getelementptr inbounds %struct.model_item, %struct.model_item* %5, i32 0, i32 1
  %23 = getelementptr inbounds %struct.model_input, %struct.model_input* %0, i32 0, i32 2
  %24 = load i64, i64* %23, align 8
  store i64 %24, i64* %22, align 8
  %25 = call i32 @model_take_real(%struct.model_item* %5)
  %26 = icmp eq i32 %25, 2
  br i1 %26, label %36, label %27

27:
  %28 = getelementptr inbounds %struct.model_item, %struct.model_item* %5, i32 0, i32 2
  %29 = load i64, i64* %28, align 8
  %30 = icmp uge i64 %29, 128
  br i1 %30, label %36, label %31

31:
  switch i32 %25, label %39 [
    i32 0, label %32
    i32 1, label %96
  ]

32:
  %33 = call signext i8 @model_next(%struct.model_item* %5)
  %34 = sext i8 %33 to i32
  %35 = icmp eq i32 %34, 40
  br i1 %35, label %36, label %37

36:
  call void @__eufonium_unmodelled(i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.str.141, i64 0, i64 0))
  br label %96

37:
  %38 = icmp eq i32 %25, 1
  br i1 %38, label %96, label %39

39:
  %40 = getelementptr inbounds %struct.model_item, %struct.model_item* %5, i32 0, i32 3
  %41 = load i64, i64* %28, align 8
  %42 = getelementptr inbounds [128 x i8], [128 x i8]* %40, i64 0, i64 %41
  store i8 0, i8* %42, align 1
  %43 = icmp ne i64 %2, 0
  br i1 %43, label %44, label %70

44:
  %45 = getelementptr inbounds [128 x i8], [128 x i8]* %40, i64 0, i64 0
  %46 = call double @strtod(i8* %45, i8** null)
  %47 = getelementptr inbounds %struct.model_input, %struct.model_input* %0, i32 0, i32 1
  %48 = load i32, i32* %47, align 8
  %49 = icmp ne i32 %48, 0
  br i1 %49, label %96, label %50

50:
  %51 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %3, i32 0, i32 0
  %52 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %51, i64 0, i64 0
  %53 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %52, i32 0, i32 0
  %54 = load i32, i32* %53, align 8
  %55 = icmp ule i32 %54, 40
  br i1 %55, label %56, label %62

56:
  %57 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %52, i32 0, i32 3
  %58 = load i8*, i8** %57, align 8
  %59 = getelementptr i8, i8* %58, i32 %54
  %60 = bitcast i8* %59 to double**
  %61 = add i32 %54, 8
  store i32 %61, i32* %53, align 8
  br label %67

62:
  %63 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %52, i32 0, i32 2
  %64 = load i8*, i8** %63, align 8
  %65 = bitcast i8* %64 to double**
  %66 = getelementptr i8, i8* %64, i32 8
  store i8* %66, i8** %63, align 8
  br label %67

67:
  %68 = phi double** [ %60, %56 ], [ %65, %62 ]
  %69 = load double*, double** %68, align 8
  store double %46, double* %69, align 8
  br label %96

70:
  %71 = getelementptr inbounds [128 x i8], [128 x i8]* %40, i64 0, i64 0
  %72 = call float @strtof(i8* %71, i8** null)
  %73 = getelementptr inbounds %struct.model_input, %struct.model_input* %0, i32 0, i32 1
  %74 = load i32, i32* %73, align 8
  %75 = icmp ne i32 %74, 0
  br i1 %75, label %96, label %76

76:
  %77 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %3, i32 0, i32 0
  %78 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %77, i64 0, i64 0
  %79 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %78, i32 0, i32 0
  %80 = load i32, i32* %79, align 8
  %81 = icmp ule i32 %80, 40
  br i1 %81, label %82, label %88

82:
  %83 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %78, i32 0, i32 3
  %84 = load i8*, i8** %83, align 8
  %85 = getelementptr i8, i8* %84, i32 %80
  %86 = bitcast i8* %85 to float**
  %87 = add i32 %80, 8
  store i32 %87, i32* %79, align 8
  br label %93

88:
  %89 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %78, i32 0, i32 2
  %90 = load i8*, i8** %89, align 8
  %91 = bitcast i8* %90 to float**
  %92 = getelementptr i8, i8* %90, i32 8
  store i8* %92, i8** %89, align 8
  br label %93

93:
  %94 = phi float** [ %86, %82 ], [ %91, %88 ]
  %95 = load float*, float** %94, align 8
  store float %72, float* %95, align 4
  br label %96

96:
  %.0 = phi i32 [ 2, %13 ], [ 2, %36 ], [ 2, %14 ], [ 1, %31 ], [ 1, %37 ], [ 0, %70 ], [ 0, %93 ], [ 0, %44 ], [ 0, %67 ]
  ret i32 %.0
}

define internal i32 @model_scan_characters(%struct.model_input* %0, %struct.model_arguments* %1) {
  %3 = getelementptr inbounds %struct.model_input, %struct.model_input* %0, i32 0, i32 0
  %4 = load i8*, i8** %3, align 8
  %5 = load i8, i8* %4, align 1
  %6 = icmp ne i8 %5, 0
  br i1 %6, label %7, label %.critedge

7:
  %8 = getelementptr inbounds %struct.model_input, %struct.model_input* %0, i32 0, i32 1
  %9 = load i32, i32* %8, align 8
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %31, label %11

11:
  %12 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %1, i32 0, i32 0
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %12, i64 0, i64 0
  %14 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %13, i32 0, i32 0
  %15 = load i32, i32* %14, align 8
  %16 = icmp ule i32 %15, 40
  br i1 %16, label %17, label %23

17:
  %18 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %13, i32 0, i32 3
  %19 = load i8*, i8** %18, align 8
  %20 = getelementptr i8, i8* %19, i32 %15
  %21 = bitcast i8* %20 to i8**
  %22 = add i32 %15, 8
  store i32 %22, i32* %14, align 8
  br label %28

23:
  %24 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %13, i32 0, i32 2
  %25 = load i8*, i8** %24, align 8
  %26 = bitcast i8* %25 to i8**
  %27 = getelementptr i8, i8* %25, i32 8
  store i8* %27, i8** %24, align 8
  br label %28

28:
  %29 = phi i8** [ %21, %17 ], [ %26, %23 ]
  %30 = load i8*, i8** %29, align 8
  br label %31

31:
  %32 = phi i8* [ %30, %28 ], [ null, %7 ]
  %33 = getelementptr inbounds %struct.model_input, %struct.model_input* %0, i32 0, i32 3
  %34 = load i32, i32* %33, align 8
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %39

36:
  %37 = getelementptr inbounds %struct.model_input, %struct.model_input* %0, i32 0, i32 2
  %38 = load i64, i64* %37, align 8
  br label %39

39:
  %40 = phi i64 [ %38, %36 ], [ 1, %31 ]
  br label %41

41:
  %.012 = phi i8* [ %32, %39 ], [ %.1, %54 ]
  %.0 = phi i64 [ %40, %39 ], [ %55, %54 ]
  %42 = icmp ugt i64 %.0, 0
  br i1 %42, label %43, label %.critedge

43:
  %44 = load i8*, i8** %3, align 8
  %45 = load i8, i8* %44, align 1
  %46 = sext i8 %45 to i32
  %47 = icmp ne i32 %46, 0
  br i1 %47, label %48, label %.critedge

48:
  %49 = icmp ne i8* %.012, null
  br i1 %49, label %50, label %54

50:
  %51 = load i8*, i8** %3, align 8
  %52 = load i8, i8* %51, align 1
  %53 = getelementptr inbounds i8, i8* %.012, i32 1
  store i8 %52, i8* %.012, align 1
  br label %54

54:
  %.1 = phi i8* [ %53, %50 ], [ %.012, %48 ]
  %55 = add i64 %.0, -1
  %56 = load i8*, i8** %3, align 8
  %57 = getelementptr inbounds i8, i8* %56, i32 1
  store i8* %57, i8** %3, align 8
  br label %41

.critedge:
  %.013 = phi i32 [ 2, %2 ], [ 0, %41 ], [ 0, %43 ]
  ret i32 %.013
}

define internal i32 @model_scan_text(%struct.model_input* %0, i8* %1, i8* %2, %struct.model_arguments* %3) {
  %5 = icmp ne i8* %1, null
  br i1 %5, label %7, label %6

6:
  call void @model_skip_space(%struct.model_input* %0)
  br label %7

7:
  %8 = getelementptr inbounds %struct.model_input, %struct.model_input* %0, i32 0, i32 0
  %9 = load i8*, i8** %8, align 8
  %10 = load i8, i8* %9, align 1
  %11 = icmp ne i8 %10, 0
  br i1 %11, label %12, label %74

12:
  %13 = getelementptr inbounds %struct.model_input, %struct.model_input* %0, i32 0, i32 1
  %14 = load i32, i32* %13, align 8
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %36, label %16

16:
  %17 = getelementptr inbounds %struct.model_arguments, %struct.model_arguments* %3, i32 0, i32 0
  %18 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %17, i64 0, i64 0
  %19 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %18, i32 0, i32 0
  %20 = load i32, i32* %19, align 8
  %21 = icmp ule i32 %20, 40
  br i1 %21, label %22, label %28

22:
  %23 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %18, i32 0, i32 3
  %24 = load i8*, i8** %23, align 8
  %25 = getelementptr i8, i8* %24, i32 %20
  %26 = bitcast i8* %25 to i8**
  %27 = add i32 %20, 8
  store i32 %27, i32* %19, align 8
  br label %33

28:
  %29 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %18, i32 0, i32 2
  %30 = load i8*, i8** %29, align 8
  %31 = bitcast i8* %30 to i8**
  %32 = getelementptr i8, i8* %30, i32 8
  store i8* %32, i8** %29, align 8
  br label %33

33:
  %34 = phi i8** [ %26, %22 ], [ %31, %28 ]
  %35 = load i8*, i8** %34, align 8
  br label %36

36:
  %37 = phi i8* [ %35, %33 ], [ null, %12 ]
  %38 = getelementptr inbounds %struct.model_input, %struct.model_input* %0, i32 0, i32 2
  %39 = load i64, i64* %38, align 8
  br label %40

40:
  %.023 = phi i8* [ %37, %36 ], [ %.1, %65 ]
  %.0 = phi i64 [ %39, %36 ], [ %66, %65 ]
  %41 = icmp ugt i64 %.0, 0
  br i1 %41, label %42, label %.critedge

42:
  %43 = load i8*, i8** %8, align 8
  %44 = load i8, i8* %43, align 1
  %45 = sext i8 %44 to i32
  %46 = icmp ne i32 %45, 0
  br i1 %46, label %47, label %.critedge

47:
  br i1 %5, label %48, label %53

48:
  %49 = load i8*, i8** %8, align 8
  %50 = load i8, i8* %49, align 1
  %51 = call i32 @model_in_set(i8* %1, i8* %2, i8 signext %50)
  %52 = icmp ne i32 %51, 0
  br i1 %52, label %59, label %.critedge

53:
  %54 = load i8*, i8** %8, align 8
  %55 = load i8, i8* %54, align 1
  %56 = sext i8 %55 to i32
  %57 = call i32 @model_is_space(i32 %56)
  %58 = icmp ne i32 %57, 0
  br i1 %58, label %.critedge, label %59

59:
  %60 = icmp ne i8* %.023, null
  br i1 %60, label %61, label %65

61:
  %62 = load i8*, i8** %8, align 8
  %63 = load i8, i8* %62, align 1
  %64 = getelementptr inbounds i8, i8* %.023, i32 1
  store i8 %63, i8* %.023, align 1
  br label %65

65:
  %.1 = phi i8* [ %64, %61 ], [ %.023, %59 ]
  %66 = add i64 %.0, -1
  %67 = load i8*, i8** %8, align 8
  %68 = getelementptr inbounds i8, i8* %67, i32 1
  store i8* %68, i8** %8, align 8
  br label %40

.critedge:
  %69 = load i8*, i8** %8, align 8
  %70 = icmp eq i8* %69, %9
  br i1 %70, label %74, label %71

71:
  %72 = icmp ne i8* %.023, null
  br i1 %72, label %73, label %74

73:
  store i8 0, i8* %.023, align 1
  br label %74

74:
  %.024 = phi i32 [ 2, %7 ], [ 1, %.critedge ], [ 0, %73 ], [ 0, %71 ]
  ret i32 %.024
}

define internal i8* @model_set_end(i8* %0) {
  %2 = load i8, i8* %0, align 1
  %3 = sext i8 %2 to i32
  %4 = icmp eq i32 %3, 94
  %5 = getelementptr inbounds i8, i8* %0, i32 1
  %spec.select = select i1 %4, i8* %5, i8* %0
  %6 = load i8, i8* %spec.select, align 1
  %7 = icmp ne i8 %6, 0
  %8 = getelementptr inbounds i8, i8* %spec.select, i32 1
  %.1 = select i1 %7, i8* %8, i8* %spec.select
  br label %9

9:
  %.2 = phi i8* [ %.1, %1 ], [ %13, %12 ]
  %10 = load i8, i8* %.2, align 1
  %11 = sext i8 %10 to i32
  switch i32 %11, label %12 [
    i32 93, label %14
    i32 0, label %14
  ]

12:
  %13 = getelementptr inbounds i8, i8* %.2, i32 1
  br label %9

14:
  ret i8* %.2
}

define internal i8* @model_not_scanned(i8 signext %0) {
  %2 = sext i8 %0 to i32
  %switch.selectcmp = icmp eq i32 %2, 36
  %switch.select = select i1 %switch.selectcmp, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.str.134, i64 0, i64 0), i8* getelementptr inbounds ([48 x i8], [48 x i8]* @.str.135, i64 0, i64 0)
  %switch.selectcmp1 = icmp eq i32 %2, 112
  %switch.select2 = select i1 %switch.selectcmp1, i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.143, i64 0, i64 0), i8* %switch.select
  ret i8* %switch.select2
}

define internal i32 @model_take_real(%struct.model_item* %0) {
  %2 = call signext i8 @model_next(%struct.model_item* %0)
  %3 = sext i8 %2 to i32
  %4 = icmp eq i32 %3, 45
  br i1 %4, label %9, label %5

5:
  %6 = call signext i8 @model_next(%struct.model_item* %0)
  %7 = sext i8 %6 to i32
  %8 = icmp eq i32 %7, 43
  br i1 %8, label %9, label %10

9:
  call void @model_take(%struct.model_item* %0)
  br label %10

10:
  %11 = call signext i8 @model_next(%struct.model_item* %0)
  %12 = sext i8 %11 to i32
  %13 = icmp eq i32 %12, 110
  br i1 %13, label %14, label %18

14:
  %15 = call i32 @model_take_word(%struct.model_item* %0, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0))
  %16 = icmp ne i32 %15, 0
  %17 = select i1 %16, i32 0, i32 1
  br label %80

18:
  %19 = call signext i8 @model_next(%struct.model_item* %0)
  %20 = sext i8 %19 to i32
  %21 = icmp eq i32 %20, 105
  br i1 %21, label %22, label %35

22:
  %23 = call i32 @model_take_word(%struct.model_item* %0, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0))
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %80

25:
  %26 = call signext i8 @model_next(%struct.model_item* %0)
  %27 = sext i8 %26 to i32
  %28 = icmp ne i32 %27, 105
  br i1 %28, label %32, label %29

29:
  %30 = call i32 @model_take_word(%struct.model_item* %0, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.142, i64 0, i64 0))
  %31 = icmp ne i32 %30, 0
  br label %32

32:
  %33 = phi i1 [ true, %25 ], [ %31, %29 ]
  %34 = select i1 %33, i32 0, i32 1
  br label %80

35:
  %36 = call signext i8 @model_next(%struct.model_item* %0)
  %37 = sext i8 %36 to i32
  %38 = icmp eq i32 %37, 48
  br i1 %38, label %39, label %47

39:
  call void @model_take(%struct.model_item* %0)
  %40 = call signext i8 @model_next(%struct.model_item* %0)
  %41 = sext i8 %40 to i32
  %42 = icmp eq i32 %41, 120
  %43 = zext i1 %42 to i32
  %44 = xor i1 %42, true
  %45 = zext i1 %44 to i32
  br i1 %42, label %46, label %47

46:
  call void @model_take(%struct.model_item* %0)
  br label %47

47:
  %.032 = phi i32 [ 0, %35 ], [ %45, %46 ], [ %45, %39 ]
  %.0 = phi i32 [ 0, %35 ], [ %43, %46 ], [ %43, %39 ]
  %48 = call i32 @model_take_digits(%struct.model_item* %0, i32 %.0)
  %49 = or i32 %.032, %48
  %50 = call signext i8 @model_next(%struct.model_item* %0)
  %51 = sext i8 %50 to i32
  %52 = icmp eq i32 %51, 46
  br i1 %52, label %53, label %56

53:
  call void @model_take(%struct.model_item* %0)
  %54 = call i32 @model_take_digits(%struct.model_item* %0, i32 %.0)
  %55 = or i32 %49, %54
  br label %56

56:
  %.1 = phi i32 [ %55, %53 ], [ %49, %47 ]
  %57 = icmp ne i32 %.1, 0
  br i1 %57, label %61, label %58

58:
  %59 = icmp ne i32 %.0, 0
  %60 = select i1 %59, i32 2, i32 1
  br label %80

61:
  %62 = call signext i8 @model_next(%struct.model_item* %0)
  %63 = sext i8 %62 to i32
  %64 = icmp ne i32 %.0, 0
  %65 = select i1 %64, i32 112, i32 101
  %66 = icmp ne i32 %63, %65
  br i1 %66, label %80, label %67

67:
  call void @model_take(%struct.model_item* %0)
  %68 = call signext i8 @model_next(%struct.model_item* %0)
  %69 = sext i8 %68 to i32
  %70 = icmp eq i32 %69, 45
  br i1 %70, label %75, label %71

71:
  %72 = call signext i8 @model_next(%struct.model_item* %0)
  %73 = sext i8 %72 to i32
  %74 = icmp eq i32 %73, 43
  br i1 %74, label %75, label %76

75:
  call void @model_take(%struct.model_item* %0)
  br label %76

76:
  %77 = call i32 @model_take_digits(%struct.model_item* %0, i32 0)
  %78 = icmp ne i32 %77, 0
  %79 = select i1 %78, i32 0, i32 2
  br label %80

80:
  %.033 = phi i32 [ %17, %14 ], [ %34, %32 ], [ %79, %76 ], [ %60, %58 ], [ 1, %22 ], [ 0, %61 ]
  ret i32 %.033
}

define internal signext i8 @model_next(%struct.model_item* %0) {
  %2 = getelementptr inbounds %struct.model_item, %struct.model_item* %0, i32 0, i32 1
  %3 = load i64, i64* %2, align 8
  %4 = icmp ugt i64 %3, 0
  br i1 %4, label %5, label %13

5:
  %6 = getelementptr inbounds %struct.model_item, %struct.model_item* %0, i32 0, i32 0
  %7 = load %struct.model_input*, %struct.model_input** %6, align 8
  %8 = getelementptr inbounds %struct.model_input, %struct.model_input* %7, i32 0, i32 0
  %9 = load i8*, i8** %8, align 8
  %10 = load i8, i8* %9, align 1
  %11 = sext i8 %10 to i32
  %12 = call i32 @model_to_lower(i32 %11)
  br label %13

13:
  %14 = phi i32 [ %12, %5 ], [ 0, %1 ]
  %15 = trunc i32 %14 to i8
  ret i8 %15
}

define internal void @model_take(%struct.model_item* %0) {
  %2 = getelementptr inbounds %struct.model_item, %struct.model_item* %0, i32 0, i32 2
  %3 = load i64, i64* %2, align 8
  %4 = icmp ult i64 %3, 128
  br i1 %4, label %5, label %13

5:
  %6 = getelementptr inbounds %struct.model_item, %struct.model_item* %0, i32 0, i32 0
  %7 = load %struct.model_input*, %struct.model_input** %6, align 8
  %8 = getelementptr inbounds %struct.model_input, %struct.model_input* %7, i32 0, i32 0
  %9 = load i8*, i8** %8, align 8
  %10 = load i8, i8* %9, align 1
  %11 = getelementptr inbounds %struct.model_item, %struct.model_item* %0, i32 0, i32 3
  %12 = getelementptr inbounds [128 x i8], [128 x i8]* %11, i64 0, i64 %3
  store i8 %10, i8* %12, align 1
  br label %13

13:
  %14 = load i64, i64* %2, align 8
  %15 = add i64 %14, 1
  store i64 %15, i64* %2, align 8
  %16 = getelementptr inbounds %struct.model_item, %struct.model_item* %0, i32 0, i32 1
  %17 = load i64, i64* %16, align 8
  %18 = add i64 %17, -1
  store i64 %18, i64* %16, align 8
  %19 = getelementptr inbounds %struct.model_item, %struct.model_item* %0, i32 0, i32 0
  %20 = load %struct.model_input*, %struct.model_input** %19, align 8
  %21 = getelementptr inbounds %struct.model_input, %struct.model_input* %20, i32 0, i32 0
  %22 = load i8*, i8** %21, align 8
  %23 = getelementptr inbounds i8, i8* %22, i32 1
  store i8* %23, i8** %21, align 8
  ret void
}

define internal i32 @model_take_word(%struct.model_item* %0, i8* %1) {
  br label %3

3:
  %.0 = phi i8* [ %1, %2 ], [ %13, %12 ]
  %4 = load i8, i8* %.0, align 1
  %5 = icmp ne i8 %4, 0
  br i1 %5, label %6, label %14

6:
  %7 = call signext i8 @model_next(%struct.model_item* %0)
  %8 = sext i8 %7 to i32
  %9 = load i8, i8* %.0, align 1
  %10 = sext i8 %9 to i32
  %11 = icmp ne i32 %8, %10
  br i1 %11, label %14, label %12

12:
  call void @model_take(%struct.model_item* %0)
  %13 = getelementptr inbounds i8, i8* %.0, i32 1
  br label %3

14:
  %.05 = phi i32 [ 0, %6 ], [ 1, %3 ]
  ret i32 %.05
}

define internal i32 @model_take_digits(%struct.model_item* %0, i32 %1) {
  br label %3

3:
  %.0 = phi i32 [ 0, %2 ], [ 1, %.critedge ]
  %4 = call signext i8 @model_next(%struct.model_item* %0)
  %5 = sext i8 %4 to i32
  %6 = icmp sge i32 %5, 48
  %7 = icmp sle i32 %5, 57
  %or.cond = and i1 %6, %7
  br i1 %or.cond, label %.critedge, label %8

8:
  %9 = icmp ne i32 %1, 0
  %10 = icmp sge i32 %5, 97
  %or.cond7 = select i1 %9, i1 %10, i1 false
  %11 = icmp sle i32 %5, 102
  %or.cond9 = select i1 %or.cond7, i1 %11, i1 false
  br i1 %or.cond9, label %.critedge, label %.critedge8

.critedge:
  call void @model_take(%struct.model_item* %0)
  br label %3

.critedge8:
  ret i32 %.0
}

define internal i32 @model_in_set(i8* %0, i8* %1, i8 signext %2) {
  %4 = load i8, i8* %0, align 1
  %5 = sext i8 %4 to i32
  %6 = icmp eq i32 %5, 94
  %7 = zext i1 %6 to i32
  %8 = getelementptr inbounds i8, i8* %0, i32 1
  %spec.select = select i1 %6, i8* %8, i8* %0
  br label %9

9:
  %.029 = phi i8* [ %spec.select, %3 ], [ %46, %45 ]
  %10 = icmp ne i8* %.029, %1
  br i1 %10, label %11, label %47

11:
  %12 = icmp ne i8* %.029, %spec.select
  br i1 %12, label %13, label %17

13:
  %14 = getelementptr inbounds i8, i8* %.029, i64 -1
  %15 = load i8, i8* %14, align 1
  %16 = sext i8 %15 to i32
  br label %17

17:
  %18 = phi i32 [ %16, %13 ], [ 0, %11 ]
  %19 = trunc i32 %18 to i8
  %20 = getelementptr inbounds i8, i8* %.029, i64 1
  %21 = load i8, i8* %20, align 1
  %22 = load i8, i8* %.029, align 1
  %23 = sext i8 %22 to i32
  %24 = icmp eq i32 %23, 45
  %.not = xor i1 %24, true
  %.not30 = xor i1 %12, true
  %brmerge = select i1 %.not, i1 true, i1 %.not30
  %brmerge.not = xor i1 %brmerge, true
  %25 = icmp ne i8* %20, %1
  %or.cond = and i1 %brmerge.not, %25
  br i1 %or.cond, label %26, label %37

26:
  %27 = zext i8 %19 to i32
  %28 = zext i8 %21 to i32
  %29 = icmp sle i32 %27, %28
  br i1 %29, label %30, label %37

30:
  %31 = zext i8 %2 to i32
  %32 = icmp sle i32 %27, %31
  %33 = icmp sle i32 %31, %28
  %or.cond31 = select i1 %32, i1 %33, i1 false
  br i1 %or.cond31, label %34, label %45

34:
  %35 = xor i1 %6, true
  %36 = zext i1 %35 to i32
  br label %47

37:
  %38 = load i8, i8* %.029, align 1
  %39 = sext i8 %38 to i32
  %40 = sext i8 %2 to i32
  %41 = icmp eq i32 %39, %40
  br i1 %41, label %42, label %45

42:
  %43 = xor i1 %6, true
  %44 = zext i1 %43 to i32
  br label %47

45:
  %46 = getelementptr inbounds i8, i8* %.029, i32 1
  br label %9

47:
  %.0 = phi i32 [ %36, %34 ], [ %44, %42 ], [ %7, %9 ]
  ret i32 %.0
}

define internal void @model_is_next(%struct.model_stream* %0, i32 %1) {
  %3 = call i32 @model_take_left(%struct.model_stream* %0)
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %7

5:
  %6 = call i32 @model_may_be(i32 %3, i32 %1)
  call void @__VERIFIER_assume(i32 %6)
  br label %7

7:
  ret void
}

declare i64 @__eufonium_library_fread(i8*, i64, i64, %struct.model_stream*)

define internal i32 @model_is_signal(i32 %0) {
  %2 = icmp sgt i32 %0, 0
  %3 = icmp sle i32 %0, 64
  %or.cond = and i1 %2, %3
  %4 = icmp ne i32 %0, 32
  %or.cond4 = and i1 %or.cond, %4
  %5 = icmp ne i32 %0, 33
  %spec.select = select i1 %or.cond4, i1 %5, i1 false
  %6 = zext i1 %spec.select to i32
  ret i32 %6
}

define internal i64 @model_any_wide_signed(i32* %0, i32** %1, i64 %2) {
  %4 = call zeroext i1 @model_any_wide_stop(i32* %0, i32** %1)
  br i1 %4, label %5, label %30

5:
  %6 = call i64 @__eufonium_any_number()
  %7 = icmp sle i64 %6, %2
  %8 = sub nsw i64 0, %2
  %9 = sub nsw i64 %8, 1
  %10 = icmp sge i64 %6, %9
  %11 = select i1 %7, i1 %10, i1 false
  %12 = zext i1 %11 to i32
  call void @__VERIFIER_assume(i32 %12)
  %13 = load i32, i32* %0, align 4
  %14 = icmp sge i32 %13, 48
  %15 = icmp sle i32 %13, 57
  %or.cond = and i1 %14, %15
  br i1 %or.cond, label %16, label %19

16:
  %17 = icmp sge i64 %6, 0
  %18 = zext i1 %17 to i32
  call void @__VERIFIER_assume(i32 %18)
  br label %19

19:
  %20 = icmp eq i64 %6, %2
  br i1 %20, label %25, label %21

21:
  %22 = sub nsw i64 0, %2
  %23 = sub nsw i64 %22, 1
  %24 = icmp eq i64 %6, %23
  br i1 %24, label %25, label %30

25:
  %26 = call i32 @__eufonium_any()
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %30

28:
  %29 = call i32* @__errno_location()
  store i32 34, i32* %29, align 4
  br label %30

30:
  %.0 = phi i64 [ 0, %3 ], [ %6, %28 ], [ %6, %25 ], [ %6, %21 ]
  ret i64 %.0
}

define internal { i64, i64 } @model_wide_parse(i32* %0, i32** %1, i32 %2, i32 %3) {
  %5 = alloca %struct.model_parsed, align 8
  %6 = alloca i32*, align 8
  %7 = bitcast %struct.model_parsed* %5 to i8*
  call void @llvm.memset.p0i8.i64(i8* align 8 %7, i8 0, i64 16, i1 false)
  store i32* %0, i32** %6, align 8
  br label %8

8:
  %9 = load i32*, i32** %6, align 8
  %10 = load i32, i32* %9, align 4
  %11 = call i32 @model_is_space(i32 %10)
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %16

13:
  %14 = load i32*, i32** %6, align 8
  %15 = getelementptr inbounds i32, i32* %14, i32 1
  store i32* %15, i32** %6, align 8
  br label %8

16:
  %17 = load i32*, i32** %6, align 8
  %18 = load i32, i32* %17, align 4
  switch i32 %18, label %27 [
    i32 45, label %19
    i32 43, label %19
  ]

19:
  %20 = load i32*, i32** %6, align 8
  %21 = load i32, i32* %20, align 4
  %22 = icmp eq i32 %21, 45
  %23 = zext i1 %22 to i32
  %24 = getelementptr inbounds %struct.model_parsed, %struct.model_parsed* %5, i32 0, i32 1
  store i32 %23, i32* %24, align 8
  %25 = load i32*, i32** %6, align 8
  %26 = getelementptr inbounds i32, i32* %25, i32 1
  store i32* %26, i32** %6, align 8
  br label %27

27:
  %28 = icmp ne i32 %2, 10
  br i1 %28, label %29, label %64

29:
  %30 = load i32*, i32** %6, align 8
  %31 = load i32, i32* %30, align 4
  %32 = icmp eq i32 %31, 48
  br i1 %32, label %33, label %64

33:
  %34 = getelementptr inbounds i32, i32* %30, i64 1
  %35 = load i32, i32* %34, align 4
  %36 = call i32 @model_to_lower(i32 %35)
  %37 = icmp eq i32 %2, 0
  %38 = icmp eq i32 %2, 16
  %or.cond = or i1 %37, %38
  %39 = icmp eq i32 %36, 120
  %or.cond15 = select i1 %or.cond, i1 %39, i1 false
  br i1 %or.cond15, label %40, label %49

40:
  %41 = load i32*, i32** %6, align 8
  %42 = getelementptr inbounds i32, i32* %41, i64 2
  %43 = load i32, i32* %42, align 4
  %44 = call i32 @model_digit(i32 %43)
  %45 = icmp ult i32 %44, 16
  br i1 %45, label %46, label %49

46:
  %47 = load i32*, i32** %6, align 8
  %48 = getelementptr inbounds i32, i32* %47, i64 2
  store i32* %48, i32** %6, align 8
  br label %64

49:
  %50 = icmp ne i32 %3, 0
  br i1 %50, label %51, label %63

51:
  %52 = icmp eq i32 %2, 2
  %or.cond16 = or i1 %37, %52
  %53 = icmp eq i32 %36, 98
  %or.cond17 = select i1 %or.cond16, i1 %53, i1 false
  br i1 %or.cond17, label %54, label %63

54:
  %55 = load i32*, i32** %6, align 8
  %56 = getelementptr inbounds i32, i32* %55, i64 2
  %57 = load i32, i32* %56, align 4
  %58 = call i32 @model_digit(i32 %57)
  %59 = icmp ult i32 %58, 2
  br i1 %59, label %60, label %63

60:
  %61 = load i32*, i32** %6, align 8
  %62 = getelementptr inbounds i32, i32* %61, i64 2
  store i32* %62, i32** %6, align 8
  br label %64

63:
  %spec.select = select i1 %37, i32 8, i32 %2
  br label %64

64:
  %.3 = phi i32 [ %2, %29 ], [ %2, %27 ], [ 16, %46 ], [ 2, %60 ], [ %spec.select, %63 ]
  %65 = icmp eq i32 %.3, 0
  %spec.select18 = select i1 %65, i32 10, i32 %.3
  %66 = load i32*, i32** %6, align 8
  %67 = getelementptr inbounds %struct.model_parsed, %struct.model_parsed* %5, i32 0, i32 2
  %68 = call i64 @model_wide_digits(i32** %6, i32 %spec.select18, i32* %67)
  %69 = getelementptr inbounds %struct.model_parsed, %struct.model_parsed* %5, i32 0, i32 0
  store i64 %68, i64* %69, align 8
  %70 = icmp ne i32** %1, null
  br i1 %70, label %71, label %74

71:
  %72 = load i32*, i32** %6, align 8
  %73 = icmp eq i32* %72, %66
  %. = select i1 %73, i32* %0, i32* %72
  store i32* %., i32** %1, align 8
  br label %74

74:
  %75 = bitcast %struct.model_parsed* %5 to { i64, i64 }*
  %.fca.0.gep = getelementptr inbounds { i64, i64 }, { i64, i64 }* %75, i32 0, i32 0
  %.fca.0.load = load i64, i64* %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { i64, i64 }, { i64, i64 }* %75, i32 0, i32 1
  %.fca.1.load = load i64, i64* %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %.fca.1.load, 1
  ret { i64, i64 } %.fca.1.insert
}

define internal zeroext i1 @model_any_wide_stop(i32* %0, i32** %1) {
  %3 = call i64 @__eufonium_any_number()
  br label %4

4:
  %.010 = phi i64 [ 0, %2 ], [ %9, %8 ]
  %5 = getelementptr inbounds i32, i32* %0, i64 %.010
  %6 = load i32, i32* %5, align 4
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %10

8:
  %9 = add i64 %.010, 1
  br label %4

10:
  %11 = icmp ne i32** %1, null
  br i1 %11, label %12, label %17

12:
  %13 = icmp ule i64 %3, %.010
  %14 = zext i1 %13 to i32
  call void @__VERIFIER_assume(i32 %14)
  %15 = getelementptr inbounds i32, i32* %0, i64 %3
  store i32* %15, i32** %1, align 8
  %16 = icmp ugt i64 %3, 0
  br label %17

17:
  %.0 = phi i1 [ %16, %12 ], [ true, %10 ]
  ret i1 %.0
}

define internal i64 @model_wide_digits(i32** %0, i32 %1, i32* %2) {
  br label %4

4:
  %.0 = phi i64 [ 0, %3 ], [ %10, %9 ]
  %5 = load i32*, i32** %0, align 8
  %6 = load i32, i32* %5, align 4
  %7 = call i32 @model_digit(i32 %6)
  %8 = icmp ult i32 %7, %1
  br i1 %8, label %9, label %13

9:
  %10 = call i64 @model_with_digit(i64 %.0, i32 %7, i32 %1, i32* %2)
  %11 = load i32*, i32** %0, align 8
  %12 = getelementptr inbounds i32, i32* %11, i32 1
  store i32* %12, i32** %0, align 8
  br label %4

13:
  ret i64 %.0
}

define internal i64 @model_any_wide_unsigned(i32* %0, i32** %1, i64 %2) {
  %4 = call zeroext i1 @model_any_wide_stop(i32* %0, i32** %1)
  br i1 %4, label %5, label %15

5:
  %6 = call i64 @__eufonium_any_number()
  %7 = icmp ule i64 %6, %2
  %8 = zext i1 %7 to i32
  call void @__VERIFIER_assume(i32 %8)
  %9 = icmp eq i64 %6, %2
  br i1 %9, label %10, label %15

10:
  %11 = call i32 @__eufonium_any()
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %15

13:
  %14 = call i32* @__errno_location()
  store i32 34, i32* %14, align 4
  br label %15

15:
  %.0 = phi i64 [ 0, %3 ], [ %6, %13 ], [ %6, %10 ], [ %6, %5 ]
  ret i64 %.0
}

define internal void @model_wide_fill(%struct.model_wide_output* %0, i32 %1) {
  br label %3

3:
  %.0 = phi i32 [ 0, %2 ], [ %6, %5 ]
  %4 = icmp slt i32 %.0, %1
  br i1 %4, label %5, label %7

5:
  call void @model_wide_put(%struct.model_wide_output* %0, i32 32)
  %6 = add nsw i32 %.0, 1
  br label %3

7:
  ret void
}

define internal i32 @model_fields_of(i8 signext %0) {
  %2 = sext i8 %0 to i32
  switch i32 %2, label %16 [
    i32 83, label %17
    i32 77, label %3
    i32 72, label %4
    i32 73, label %4
    i32 112, label %4
    i32 82, label %5
    i32 114, label %6
    i32 84, label %6
    i32 88, label %6
    i32 100, label %7
    i32 101, label %7
    i32 98, label %8
    i32 66, label %8
    i32 104, label %8
    i32 109, label %8
    i32 67, label %9
    i32 121, label %9
    i32 89, label %9
    i32 68, label %10
    i32 70, label %10
    i32 120, label %10
    i32 97, label %11
    i32 65, label %11
    i32 117, label %11
    i32 119, label %11
    i32 106, label %12
    i32 85, label %13
    i32 87, label %13
    i32 103, label %14
    i32 71, label %14
    i32 86, label %14
    i32 99, label %15
  ]

3:
  br label %17

4:
  br label %17

5:
  br label %17

6:
  br label %17

7:
  br label %17

8:
  br label %17

9:
  br label %17

10:
  br label %17

11:
  br label %17

12:
  br label %17

13:
  br label %17

14:
  br label %17

15:
  br label %17

16:
  br label %17

17:
  %.0 = phi i32 [ 0, %16 ], [ 127, %15 ], [ 224, %14 ], [ 192, %13 ], [ 128, %12 ], [ 64, %11 ], [ 56, %10 ], [ 32, %9 ], [ 16, %8 ], [ 8, %7 ], [ 7, %6 ], [ 6, %5 ], [ 4, %4 ], [ 2, %3 ], [ 1, %1 ]
  ret i32 %.0
}

define internal i32 @model_is_in_range(%struct.tm* %0, i32 %1) {
  %3 = and i32 %1, 1
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %10

5:
  %6 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 0
  %7 = load i32, i32* %6, align 8
  %8 = call i32 @model_is_between(i32 %7, i32 0, i32 60)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %69

10:
  %11 = and i32 %1, 2
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %18

13:
  %14 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 1
  %15 = load i32, i32* %14, align 4
  %16 = call i32 @model_is_between(i32 %15, i32 0, i32 59)
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %69

18:
  %19 = and i32 %1, 4
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %26

21:
  %22 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 2
  %23 = load i32, i32* %22, align 8
  %24 = call i32 @model_is_between(i32 %23, i32 0, i32 23)
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %69

26:
  %27 = and i32 %1, 8
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %34

29:
  %30 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 3
  %31 = load i32, i32* %30, align 4
  %32 = call i32 @model_is_between(i32 %31, i32 0, i32 31)
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %34, label %69

34:
  %35 = and i32 %1, 16
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %37, label %42

37:
  %38 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 4
  %39 = load i32, i32* %38, align 8
  %40 = call i32 @model_is_between(i32 %39, i32 0, i32 11)
  %41 = icmp ne i32 %40, 0
  br i1 %41, label %42, label %69

42:
  %43 = and i32 %1, 32
  %44 = icmp ne i32 %43, 0
  br i1 %44, label %45, label %50

45:
  %46 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 5
  %47 = load i32, i32* %46, align 4
  %48 = call i32 @model_is_between(i32 %47, i32 -900, i32 8099)
  %49 = icmp ne i32 %48, 0
  br i1 %49, label %50, label %69

50:
  %51 = and i32 %1, 64
  %52 = icmp ne i32 %51, 0
  br i1 %52, label %53, label %58

53:
  %54 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 6
  %55 = load i32, i32* %54, align 8
  %56 = call i32 @model_is_between(i32 %55, i32 0, i32 6)
  %57 = icmp ne i32 %56, 0
  br i1 %57, label %58, label %69

58:
  %59 = and i32 %1, 128
  %60 = icmp ne i32 %59, 0
  br i1 %60, label %61, label %66

61:
  %62 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 7
  %63 = load i32, i32* %62, align 4
  %64 = call i32 @model_is_between(i32 %63, i32 0, i32 365)
  %65 = icmp ne i32 %64, 0
  br label %66

66:
  %67 = phi i1 [ true, %58 ], [ %65, %61 ]
  %68 = zext i1 %67 to i32
  br label %69

69:
  %.0 = phi i32 [ %68, %66 ], [ 0, %5 ], [ 0, %13 ], [ 0, %21 ], [ 0, %29 ], [ 0, %37 ], [ 0, %45 ], [ 0, %53 ]
  ret i32 %.0
}

define internal void @model_put_name(%struct.model_output* %0, i8* %1, i32 %2) {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %16, %12 ]
  %5 = icmp ne i32 %.0, %2
  br i1 %5, label %6, label %.critedge

6:
  %7 = sext i32 %.0 to i64
  %8 = getelementptr inbounds i8, i8* %1, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = sext i8 %9 to i32
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %.critedge

12:
  %13 = sext i32 %.0 to i64
  %14 = getelementptr inbounds i8, i8* %1, i64 %13
  %15 = load i8, i8* %14, align 1
  call void @model_put(%struct.model_output* %0, i8 signext %15)
  %16 = add nsw i32 %.0, 1
  br label %4

.critedge:
  ret void
}

define internal void @model_put_date(%struct.model_output* %0, %struct.tm* %1) {
  %3 = getelementptr inbounds %struct.tm, %struct.tm* %1, i32 0, i32 6
  %4 = load i32, i32* %3, align 8
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds [7 x [10 x i8]], [7 x [10 x i8]]* @model_weekdays, i64 0, i64 %5
  %7 = getelementptr inbounds [10 x i8], [10 x i8]* %6, i64 0, i64 0
  call void @model_put_name(%struct.model_output* %0, i8* %7, i32 3)
  call void @model_put(%struct.model_output* %0, i8 signext 32)
  %8 = getelementptr inbounds %struct.tm, %struct.tm* %1, i32 0, i32 4
  %9 = load i32, i32* %8, align 8
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [12 x [10 x i8]], [12 x [10 x i8]]* @model_months, i64 0, i64 %10
  %12 = getelementptr inbounds [10 x i8], [10 x i8]* %11, i64 0, i64 0
  call void @model_put_name(%struct.model_output* %0, i8* %12, i32 3)
  call void @model_put(%struct.model_output* %0, i8 signext 32)
  %13 = getelementptr inbounds %struct.tm, %struct.tm* %1, i32 0, i32 3
  %14 = load i32, i32* %13, align 4
  call void @model_put_number(%struct.model_output* %0, i32 %14, i32 2, i8 signext 32)
  call void @model_put(%struct.model_output* %0, i8 signext 32)
  call void @model_put_time(%struct.model_output* %0, %struct.tm* %1, i32 1)
  call void @model_put(%struct.model_output* %0, i8 signext 32)
  %15 = getelementptr inbounds %struct.tm, %struct.tm* %1, i32 0, i32 5
  %16 = load i32, i32* %15, align 4
  %17 = add nsw i32 %16, 1900
  call void @model_put_number(%struct.model_output* %0, i32 %17, i32 4, i8 signext 48)
  ret void
}

define internal void @model_put_number(%struct.model_output* %0, i32 %1, i32 %2, i8 signext %3) {
  br label %5

5:
  %.019 = phi i32 [ 1, %4 ], [ %9, %7 ]
  %.0 = phi i32 [ 1, %4 ], [ %8, %7 ]
  %6 = icmp slt i32 %.019, %2
  br i1 %6, label %7, label %10

7:
  %8 = mul nsw i32 %.0, 10
  %9 = add nsw i32 %.019, 1
  br label %5

10:
  %.1 = phi i32 [ %14, %13 ], [ %.0, %5 ]
  %11 = sdiv i32 %1, 10
  %12 = icmp sle i32 %.1, %11
  br i1 %12, label %13, label %15

13:
  %14 = mul nsw i32 %.1, 10
  br label %10

15:
  %.017 = phi i32 [ %.118, %27 ], [ 1, %10 ]
  %.2 = phi i32 [ %28, %27 ], [ %.1, %10 ]
  %16 = icmp sgt i32 %.2, 0
  br i1 %16, label %17, label %29

17:
  %18 = sdiv i32 %1, %.2
  %19 = srem i32 %18, 10
  %20 = icmp ne i32 %.017, 0
  %21 = icmp eq i32 %19, 0
  %or.cond = select i1 %20, i1 %21, i1 false
  %22 = icmp sgt i32 %.2, 1
  %or.cond20 = select i1 %or.cond, i1 %22, i1 false
  br i1 %or.cond20, label %23, label %24

23:
  call void @model_put(%struct.model_output* %0, i8 signext %3)
  br label %27

24:
  %25 = add nsw i32 48, %19
  %26 = trunc i32 %25 to i8
  call void @model_put(%struct.model_output* %0, i8 signext %26)
  br label %27

27:
  %.118 = phi i32 [ %.017, %23 ], [ 0, %24 ]
  %28 = sdiv i32 %.2, 10
  br label %15

29:
  ret void
}

define internal void @model_put_american_date(%struct.model_output* %0, %struct.tm* %1) {
  %3 = getelementptr inbounds %struct.tm, %struct.tm* %1, i32 0, i32 4
  %4 = load i32, i32* %3, align 8
  %5 = add nsw i32 %4, 1
  call void @model_put_number(%struct.model_output* %0, i32 %5, i32 2, i8 signext 48)
  call void @model_put(%struct.model_output* %0, i8 signext 47)
  %6 = getelementptr inbounds %struct.tm, %struct.tm* %1, i32 0, i32 3
  %7 = load i32, i32* %6, align 4
  call void @model_put_number(%struct.model_output* %0, i32 %7, i32 2, i8 signext 48)
  call void @model_put(%struct.model_output* %0, i8 signext 47)
  %8 = getelementptr inbounds %struct.tm, %struct.tm* %1, i32 0, i32 5
  %9 = load i32, i32* %8, align 4
  %10 = add nsw i32 %9, 1900
  %11 = srem i32 %10, 100
  call void @model_put_number(%struct.model_output* %0, i32 %11, i32 2, i8 signext 48)
  ret void
}

define internal i32 @model_iso_week(%struct.tm* %0, i32* %1) {
  %3 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 7
  %4 = load i32, i32* %3, align 4
  %5 = add nsw i32 %4, 10
  %6 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 6
  %7 = load i32, i32* %6, align 8
  %8 = add nsw i32 %7, 6
  %9 = srem i32 %8, 7
  %10 = sub nsw i32 %5, %9
  %11 = sdiv i32 %10, 7
  %12 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 5
  %13 = load i32, i32* %12, align 4
  %14 = add nsw i32 %13, 1900
  store i32 %14, i32* %1, align 4
  %15 = load i32, i32* %3, align 4
  %16 = sub nsw i32 %14, 1
  %17 = sext i32 %16 to i64
  %18 = call i32 @model_is_leap(i64 %17)
  %19 = icmp ne i32 %18, 0
  %20 = select i1 %19, i32 366, i32 365
  %21 = add nsw i32 %15, %20
  %22 = add nsw i32 %21, 10
  %23 = load i32, i32* %6, align 8
  %24 = add nsw i32 %23, 6
  %25 = srem i32 %24, 7
  %26 = sub nsw i32 %22, %25
  %27 = sdiv i32 %26, 7
  %28 = icmp eq i32 %11, 0
  br i1 %28, label %29, label %32

29:
  %30 = load i32, i32* %1, align 4
  %31 = add nsw i32 %30, -1
  store i32 %31, i32* %1, align 4
  br label %48

32:
  %33 = load i32, i32* %1, align 4
  %34 = sext i32 %33 to i64
  %35 = call i32 @model_is_leap(i64 %34)
  %36 = icmp ne i32 %35, 0
  %37 = select i1 %36, i32 366, i32 365
  %38 = load i32, i32* %3, align 4
  %39 = sub nsw i32 %37, %38
  %40 = load i32, i32* %6, align 8
  %41 = add nsw i32 %40, 6
  %42 = srem i32 %41, 7
  %43 = sub nsw i32 3, %42
  %44 = icmp sge i32 %43, %39
  br i1 %44, label %45, label %48

45:
  %46 = load i32, i32* %1, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, i32* %1, align 4
  br label %48

48:
  %.0 = phi i32 [ %27, %29 ], [ 1, %45 ], [ %11, %32 ]
  ret i32 %.0
}

define internal void @model_put_time(%struct.model_output* %0, %struct.tm* %1, i32 %2) {
  %4 = getelementptr inbounds %struct.tm, %struct.tm* %1, i32 0, i32 2
  %5 = load i32, i32* %4, align 8
  call void @model_put_number(%struct.model_output* %0, i32 %5, i32 2, i8 signext 48)
  call void @model_put(%struct.model_output* %0, i8 signext 58)
  %6 = getelementptr inbounds %struct.tm, %struct.tm* %1, i32 0, i32 1
  %7 = load i32, i32* %6, align 4
  call void @model_put_number(%struct.model_output* %0, i32 %7, i32 2, i8 signext 48)
  %8 = icmp ne i32 %2, 0
  br i1 %8, label %9, label %12

9:
  call void @model_put(%struct.model_output* %0, i8 signext 58)
  %10 = getelementptr inbounds %struct.tm, %struct.tm* %1, i32 0, i32 0
  %11 = load i32, i32* %10, align 8
  call void @model_put_number(%struct.model_output* %0, i32 %11, i32 2, i8 signext 48)
  br label %12

12:
  ret void
}

define internal i32 @model_week(%struct.tm* %0, i32 %1) {
  %3 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 7
  %4 = load i32, i32* %3, align 4
  %5 = add nsw i32 %4, 7
  %6 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 6
  %7 = load i32, i32* %6, align 8
  %8 = sub nsw i32 %7, %1
  %9 = add nsw i32 %8, 7
  %10 = srem i32 %9, 7
  %11 = sub nsw i32 %5, %10
  %12 = sdiv i32 %11, 7
  ret i32 %12
}

define internal i32 @model_is_between(i32 %0, i32 %1, i32 %2) {
  %4 = icmp sle i32 %1, %0
  %5 = icmp sle i32 %0, %2
  %spec.select = select i1 %4, i1 %5, i1 false
  %6 = zext i1 %spec.select to i32
  ret i32 %6
}

define internal i32 @model_is_leap(i64 %0) {
  %2 = srem i64 %0, 4
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %10

4:
  %5 = srem i64 %0, 100
  %6 = icmp ne i64 %5, 0
  br i1 %6, label %10, label %7

7:
  %8 = srem i64 %0, 400
  %9 = icmp eq i64 %8, 0
  br label %10

10:
  %11 = phi i1 [ false, %1 ], [ true, %4 ], [ %9, %7 ]
  %12 = zext i1 %11 to i32
  ret i32 %12
}

declare i32 @__eufonium_length_of_path()

declare i32 @__eufonium_path(i8*, i64)

declare zeroext i1 @__eufonium_given_arguments()

define internal i32 @model_any_option(i32 %0, i8** %1, i8* %2, %struct.model_option* %3, i32* %4) {
  %6 = load i8, i8* %2, align 1
  %7 = sext i8 %6 to i32
  %8 = icmp eq i32 %7, 45
  %9 = zext i1 %8 to i8
  %10 = load i32, i32* @optind, align 4
  %11 = icmp sle i32 %10, 0
  br i1 %11, label %12, label %13

12:
  store i32 1, i32* @optind, align 4
  br label %13

13:
  %14 = call i32 @__eufonium_any()
  store i32 %14, i32* @optopt, align 4
  br i1 %8, label %19, label %15

15:
  %16 = load i8, i8* %2, align 1
  %17 = sext i8 %16 to i32
  %18 = icmp eq i32 %17, 43
  br i1 %18, label %19, label %21

19:
  %20 = getelementptr inbounds i8, i8* %2, i32 1
  br label %42

21:
  %22 = call i32 @__eufonium_any()
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %42

24:
  %25 = call i32 @__eufonium_any()
  %26 = call i32 @__eufonium_any()
  %27 = icmp sge i32 %25, 1
  %28 = icmp slt i32 %25, %0
  %or.cond = and i1 %27, %28
  %29 = icmp sge i32 %26, 1
  %or.cond72 = select i1 %or.cond, i1 %29, i1 false
  %30 = icmp slt i32 %26, %0
  %spec.select = select i1 %or.cond72, i1 %30, i1 false
  %31 = zext i1 %spec.select to i32
  call void @__VERIFIER_assume(i32 %31)
  %32 = sext i32 %25 to i64
  %33 = getelementptr inbounds i8*, i8** %1, i64 %32
  %34 = load i8*, i8** %33, align 8
  %35 = sext i32 %26 to i64
  %36 = getelementptr inbounds i8*, i8** %1, i64 %35
  %37 = load i8*, i8** %36, align 8
  %38 = icmp ne i8* %34, null
  %39 = zext i1 %38 to i32
  call void @__VERIFIER_assume(i32 %39)
  %40 = icmp ne i8* %37, null
  %41 = zext i1 %40 to i32
  call void @__VERIFIER_assume(i32 %41)
  store i8* %37, i8** %33, align 8
  store i8* %34, i8** %36, align 8
  br label %21

42:
  %.070 = phi i8* [ %20, %19 ], [ %2, %21 ]
  %43 = load i32, i32* @optind, align 4
  %44 = icmp sgt i32 %43, %0
  %. = select i1 %44, i32 %43, i32 %0
  %45 = call i32 @__eufonium_any()
  store i32 %45, i32* @optind, align 4
  %46 = icmp sge i32 %45, 1
  %47 = icmp sle i32 %45, %.
  %48 = select i1 %46, i1 %47, i1 false
  %49 = zext i1 %48 to i32
  call void @__VERIFIER_assume(i32 %49)
  %50 = call i32 @__eufonium_any()
  switch i32 %50, label %64 [
    i32 0, label %140
    i32 1, label %51
    i32 2, label %61
  ]

51:
  %52 = load i8, i8* %.070, align 1
  %53 = sext i8 %52 to i32
  %54 = icmp eq i32 %53, 58
  br i1 %54, label %55, label %58

55:
  %56 = call i32 @__eufonium_any()
  %57 = icmp ne i32 %56, 0
  br label %58

58:
  %59 = phi i1 [ false, %51 ], [ %57, %55 ]
  %60 = select i1 %59, i32 58, i32 63
  br label %140

61:
  %62 = zext i1 %8 to i32
  call void @__VERIFIER_assume(i32 %62)
  %63 = call i8* @model_any_end(i32 %0, i8** %1)
  store i8* %63, i8** @optarg, align 8
  br label %140

64:
  %65 = icmp ne %struct.model_option* %3, null
  br i1 %65, label %66, label %103

66:
  %67 = call i32 @__eufonium_any()
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %69, label %103

69:
  %.071 = phi i32 [ %79, %78 ], [ 0, %66 ]
  %70 = sext i32 %.071 to i64
  %71 = getelementptr inbounds %struct.model_option, %struct.model_option* %3, i64 %70
  %72 = getelementptr inbounds %struct.model_option, %struct.model_option* %71, i32 0, i32 0
  %73 = load i8*, i8** %72, align 8
  %74 = icmp ne i8* %73, null
  br i1 %74, label %75, label %.critedge

75:
  %76 = call i32 @__eufonium_any()
  %77 = icmp ne i32 %76, 0
  br i1 %77, label %78, label %.critedge

78:
  %79 = add nsw i32 %.071, 1
  br label %69

.critedge:
  %80 = load i8*, i8** %72, align 8
  %81 = icmp ne i8* %80, null
  %82 = zext i1 %81 to i32
  call void @__VERIFIER_assume(i32 %82)
  %83 = getelementptr inbounds %struct.model_option, %struct.model_option* %71, i32 0, i32 1
  %84 = load i32, i32* %83, align 8
  switch i32 %84, label %85 [
    i32 1, label %88
    i32 0, label %90
  ]

85:
  %86 = call i32 @__eufonium_any()
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %88, label %90

88:
  %89 = call i8* @model_any_end(i32 %0, i8** %1)
  store i8* %89, i8** @optarg, align 8
  br label %90

90:
  %91 = icmp ne i32* %4, null
  br i1 %91, label %92, label %93

92:
  store i32 %.071, i32* %4, align 4
  br label %93

93:
  %94 = getelementptr inbounds %struct.model_option, %struct.model_option* %71, i32 0, i32 2
  %95 = load i32*, i32** %94, align 8
  %96 = icmp ne i32* %95, null
  br i1 %96, label %100, label %97

97:
  %98 = getelementptr inbounds %struct.model_option, %struct.model_option* %71, i32 0, i32 3
  %99 = load i32, i32* %98, align 8
  br label %140

100:
  %101 = getelementptr inbounds %struct.model_option, %struct.model_option* %71, i32 0, i32 3
  %102 = load i32, i32* %101, align 8
  store i32 %102, i32* %95, align 4
  br label %140

103:
  %104 = call i32 @__eufonium_any()
  %105 = icmp sge i32 %104, 0
  br i1 %105, label %106, label %110

106:
  %107 = sext i32 %104 to i64
  %108 = getelementptr inbounds i8, i8* %.070, i64 %107
  %109 = call zeroext i1 @sea_is_dereferenceable(i8* %108, i64 2)
  br label %110

110:
  %111 = phi i1 [ false, %103 ], [ %109, %106 ]
  %112 = zext i1 %111 to i32
  call void @__VERIFIER_assume(i32 %112)
  %113 = sext i32 %104 to i64
  %114 = getelementptr inbounds i8, i8* %.070, i64 %113
  %115 = load i8, i8* %114, align 1
  %116 = sext i8 %115 to i32
  switch i32 %116, label %117 [
    i32 0, label %switch.edge
    i32 58, label %switch.edge
    i32 59, label %switch.edge
  ]

117:
  br label %switch.edge

switch.edge:
  %118 = phi i1 [ false, %110 ], [ true, %117 ], [ false, %110 ], [ false, %110 ]
  %119 = zext i1 %118 to i32
  call void @__VERIFIER_assume(i32 %119)
  %120 = add nsw i32 %104, 1
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i8, i8* %.070, i64 %121
  %123 = load i8, i8* %122, align 1
  %124 = sext i8 %123 to i32
  %125 = icmp ne i32 %124, 58
  br i1 %125, label %140, label %126

126:
  %127 = call zeroext i1 @sea_is_dereferenceable(i8* %114, i64 3)
  br i1 %127, label %128, label %138

128:
  %129 = add nsw i32 %104, 2
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds i8, i8* %.070, i64 %130
  %132 = load i8, i8* %131, align 1
  %133 = sext i8 %132 to i32
  %134 = icmp ne i32 %133, 58
  br i1 %134, label %138, label %135

135:
  %136 = call i32 @__eufonium_any()
  %137 = icmp ne i32 %136, 0
  br i1 %137, label %138, label %140

138:
  %139 = call i8* @model_any_end(i32 %0, i8** %1)
  store i8* %139, i8** @optarg, align 8
  br label %140

140:
  %.0 = phi i32 [ 0, %100 ], [ %99, %97 ], [ 1, %61 ], [ %60, %58 ], [ -1, %42 ], [ %116, %switch.edge ], [ %116, %138 ], [ %116, %135 ]
  ret i32 %.0
}

define internal void @model_begin(i8* %0, i1 zeroext %1) {
  %3 = zext i1 %1 to i8
  %4 = load i32, i32* @optind, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:
  store i32 1, i32* @optind, align 4
  br label %7

7:
  %8 = load i8, i8* @model_begun, align 1
  %9 = trunc i8 %8 to i1
  br i1 %9, label %11, label %10

10:
  store i32 0, i32* @optopt, align 4
  br label %11

11:
  %12 = load i32, i32* @optind, align 4
  store i32 %12, i32* @model_passed_end, align 4
  store i32 %12, i32* @model_passed, align 4
  store i8* null, i8** @model_letters, align 8
  %13 = load i8, i8* %0, align 1
  %14 = sext i8 %13 to i32
  switch i32 %14, label %16 [
    i32 45, label %15
    i32 43, label %20
  ]

15:
  store i32 2, i32* @model_order, align 4
  br label %22

16:
  br i1 %1, label %20, label %17

17:
  %18 = call i8* @getenv(i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.151, i64 0, i64 0))
  %19 = icmp ne i8* %18, null
  br i1 %19, label %20, label %21

20:
  store i32 1, i32* @model_order, align 4
  br label %22

21:
  store i32 0, i32* @model_order, align 4
  br label %22

22:
  store i8 1, i8* @model_begun, align 1
  ret void
}

define internal void @model_move(i8** %0) {
  br label %2

2:
  %3 = load i32, i32* @model_passed_end, align 4
  %4 = load i32, i32* @optind, align 4
  %5 = icmp slt i32 %3, %4
  br i1 %5, label %6, label %28

6:
  %7 = sext i32 %3 to i64
  %8 = getelementptr inbounds i8*, i8** %0, i64 %7
  %9 = load i8*, i8** %8, align 8
  br label %10

10:
  %.0 = phi i32 [ %3, %6 ], [ %20, %13 ]
  %11 = load i32, i32* @model_passed, align 4
  %12 = icmp sgt i32 %.0, %11
  br i1 %12, label %13, label %21

13:
  %14 = sub nsw i32 %.0, 1
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i8*, i8** %0, i64 %15
  %17 = load i8*, i8** %16, align 8
  %18 = sext i32 %.0 to i64
  %19 = getelementptr inbounds i8*, i8** %0, i64 %18
  store i8* %17, i8** %19, align 8
  %20 = add nsw i32 %.0, -1
  br label %10

21:
  %22 = sext i32 %11 to i64
  %23 = getelementptr inbounds i8*, i8** %0, i64 %22
  store i8* %9, i8** %23, align 8
  %24 = load i32, i32* @model_passed, align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, i32* @model_passed, align 4
  %26 = load i32, i32* @model_passed_end, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, i32* @model_passed_end, align 4
  br label %2

28:
  ret void
}

define internal zeroext i1 @model_is_operand(i8* %0) {
  %2 = load i8, i8* %0, align 1
  %3 = sext i8 %2 to i32
  %4 = icmp ne i32 %3, 45
  br i1 %4, label %10, label %5

5:
  %6 = getelementptr inbounds i8, i8* %0, i64 1
  %7 = load i8, i8* %6, align 1
  %8 = icmp ne i8 %7, 0
  %9 = xor i1 %8, true
  br label %10

10:
  %11 = phi i1 [ true, %1 ], [ %9, %5 ]
  ret i1 %11
}

define internal i32 @model_long(i32 %0, i8** %1, i8* %2, %struct.model_option* %3, i32* %4, i1 zeroext %5) {
  %7 = zext i1 %5 to i8
  br label %8

8:
  %.031 = phi i64 [ 0, %6 ], [ %14, %13 ]
  %9 = load i8*, i8** @model_letters, align 8
  %10 = getelementptr inbounds i8, i8* %9, i64 %.031
  %11 = load i8, i8* %10, align 1
  %12 = sext i8 %11 to i32
  switch i32 %12, label %13 [
    i32 61, label %15
    i32 0, label %15
  ]

13:
  %14 = add i64 %.031, 1
  br label %8

15:
  %16 = load i8*, i8** @model_letters, align 8
  %17 = call i32 @model_named(i8* %16, i64 %.031, %struct.model_option* %3, i1 zeroext %5)
  %18 = icmp eq i32 %17, -1
  %.not = xor i1 %18, true
  %.not32 = xor i1 %5, true
  %brmerge = or i1 %.not, %.not32
  br i1 %brmerge, label %34, label %19

19:
  %20 = load i32, i32* @optind, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i8*, i8** %1, i64 %21
  %23 = load i8*, i8** %22, align 8
  %24 = getelementptr inbounds i8, i8* %23, i64 1
  %25 = load i8, i8* %24, align 1
  %26 = sext i8 %25 to i32
  %27 = icmp ne i32 %26, 45
  br i1 %27, label %28, label %34

28:
  %29 = load i8*, i8** @model_letters, align 8
  %30 = load i8, i8* %29, align 1
  %31 = sext i8 %30 to i32
  %32 = call i8* @strchr(i8* %2, i32 %31)
  %33 = icmp ne i8* %32, null
  br i1 %33, label %89, label %34

34:
  %35 = load i8*, i8** @model_letters, align 8
  %36 = getelementptr inbounds i8, i8* %35, i64 %.031
  %37 = load i8, i8* %36, align 1
  %38 = sext i8 %37 to i32
  %39 = icmp ne i32 %38, 0
  %40 = getelementptr inbounds i8, i8* %36, i64 1
  %41 = select i1 %39, i8* %40, i8* null
  store i8* null, i8** @model_letters, align 8
  %42 = load i32, i32* @optind, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, i32* @optind, align 4
  %44 = icmp slt i32 %17, 0
  br i1 %44, label %45, label %46

45:
  store i32 0, i32* @optopt, align 4
  br label %89

46:
  %47 = sext i32 %17 to i64
  %48 = getelementptr inbounds %struct.model_option, %struct.model_option* %3, i64 %47
  %49 = icmp ne i8* %41, null
  br i1 %49, label %50, label %58

50:
  %51 = getelementptr inbounds %struct.model_option, %struct.model_option* %48, i32 0, i32 1
  %52 = load i32, i32* %51, align 8
  %53 = icmp ne i32 %52, 0
  br i1 %53, label %57, label %54

54:
  %55 = getelementptr inbounds %struct.model_option, %struct.model_option* %48, i32 0, i32 3
  %56 = load i32, i32* %55, align 8
  store i32 %56, i32* @optopt, align 4
  br label %89

57:
  store i8* %41, i8** @optarg, align 8
  br label %76

58:
  %59 = getelementptr inbounds %struct.model_option, %struct.model_option* %48, i32 0, i32 1
  %60 = load i32, i32* %59, align 8
  %61 = icmp eq i32 %60, 1
  br i1 %61, label %62, label %76

62:
  %63 = icmp sge i32 %43, %0
  br i1 %63, label %64, label %71

64:
  %65 = getelementptr inbounds %struct.model_option, %struct.model_option* %48, i32 0, i32 3
  %66 = load i32, i32* %65, align 8
  store i32 %66, i32* @optopt, align 4
  %67 = load i8, i8* %2, align 1
  %68 = sext i8 %67 to i32
  %69 = icmp eq i32 %68, 58
  %70 = select i1 %69, i32 58, i32 63
  br label %89

71:
  %72 = add nsw i32 %43, 1
  store i32 %72, i32* @optind, align 4
  %73 = sext i32 %43 to i64
  %74 = getelementptr inbounds i8*, i8** %1, i64 %73
  %75 = load i8*, i8** %74, align 8
  store i8* %75, i8** @optarg, align 8
  br label %76

76:
  %77 = icmp ne i32* %4, null
  br i1 %77, label %78, label %79

78:
  store i32 %17, i32* %4, align 4
  br label %79

79:
  %80 = getelementptr inbounds %struct.model_option, %struct.model_option* %48, i32 0, i32 2
  %81 = load i32*, i32** %80, align 8
  %82 = icmp ne i32* %81, null
  br i1 %82, label %86, label %83

83:
  %84 = getelementptr inbounds %struct.model_option, %struct.model_option* %48, i32 0, i32 3
  %85 = load i32, i32* %84, align 8
  br label %89

86:
  %87 = getelementptr inbounds %struct.model_option, %struct.model_option* %48, i32 0, i32 3
  %88 = load i32, i32* %87, align 8
  store i32 %88, i32* %81, align 4
  br label %89

89:
  %.0 = phi i32 [ 63, %45 ], [ 0, %86 ], [ %85, %83 ], [ 63, %54 ], [ %70, %64 ], [ -1, %28 ]
  ret i32 %.0
}

declare i8* @strchr(i8*, i32)

define internal i32 @model_short(i32 %0, i8** %1, i8* %2) {
  %4 = load i8*, i8** @model_letters, align 8
  %5 = getelementptr inbounds i8, i8* %4, i32 1
  store i8* %5, i8** @model_letters, align 8
  %6 = load i8, i8* %4, align 1
  %7 = sext i8 %6 to i32
  %8 = call i8* @strchr(i8* %2, i32 %7)
  %9 = load i8*, i8** @model_letters, align 8
  %10 = load i8, i8* %9, align 1
  %11 = icmp ne i8 %10, 0
  br i1 %11, label %15, label %12

12:
  %13 = load i32, i32* @optind, align 4
  %14 = add nsw i32 %13, 1
  store i32 %14, i32* @optind, align 4
  br label %15

15:
  %16 = icmp eq i8* %8, null
  %17 = icmp eq i32 %7, 58
  %or.cond = or i1 %16, %17
  %18 = icmp eq i32 %7, 59
  %or.cond15 = or i1 %or.cond, %18
  br i1 %or.cond15, label %19, label %20

19:
  store i32 %7, i32* @optopt, align 4
  br label %54

20:
  %21 = getelementptr inbounds i8, i8* %8, i64 1
  %22 = load i8, i8* %21, align 1
  %23 = sext i8 %22 to i32
  %24 = icmp ne i32 %23, 58
  br i1 %24, label %54, label %25

25:
  %26 = load i8*, i8** @model_letters, align 8
  %27 = load i8, i8* %26, align 1
  %28 = icmp ne i8 %27, 0
  br i1 %28, label %29, label %32

29:
  store i8* %26, i8** @optarg, align 8
  %30 = load i32, i32* @optind, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, i32* @optind, align 4
  br label %52

32:
  %33 = getelementptr inbounds i8, i8* %8, i64 2
  %34 = load i8, i8* %33, align 1
  %35 = sext i8 %34 to i32
  %36 = icmp eq i32 %35, 58
  br i1 %36, label %37, label %38

37:
  store i8* null, i8** @optarg, align 8
  br label %52

38:
  %39 = load i32, i32* @optind, align 4
  %40 = icmp eq i32 %39, %0
  br i1 %40, label %41, label %47

41:
  store i32 %7, i32* @optopt, align 4
  %42 = load i8, i8* %2, align 1
  %43 = sext i8 %42 to i32
  %44 = icmp eq i32 %43, 58
  %45 = select i1 %44, i32 58, i32 63
  %46 = trunc i32 %45 to i8
  br label %52

47:
  %48 = add nsw i32 %39, 1
  store i32 %48, i32* @optind, align 4
  %49 = sext i32 %39 to i64
  %50 = getelementptr inbounds i8*, i8** %1, i64 %49
  %51 = load i8*, i8** %50, align 8
  store i8* %51, i8** @optarg, align 8
  br label %52

52:
  %.2 = phi i8 [ %6, %29 ], [ %6, %37 ], [ %46, %41 ], [ %6, %47 ]
  store i8* null, i8** @model_letters, align 8
  %53 = sext i8 %.2 to i32
  br label %54

54:
  %.0 = phi i32 [ 63, %19 ], [ %53, %52 ], [ %7, %20 ]
  ret i32 %.0
}

define internal i8* @model_any_end(i32 %0, i8** %1) {
  %3 = call i32 @__eufonium_any()
  %4 = call i32 @__eufonium_any()
  %5 = icmp sge i32 %3, 1
  %6 = icmp slt i32 %3, %0
  %or.cond = and i1 %5, %6
  %7 = icmp sge i32 %4, 0
  %spec.select = select i1 %or.cond, i1 %7, i1 false
  %8 = zext i1 %spec.select to i32
  call void @__VERIFIER_assume(i32 %8)
  %9 = sext i32 %3 to i64
  %10 = getelementptr inbounds i8*, i8** %1, i64 %9
  %11 = load i8*, i8** %10, align 8
  %12 = sext i32 %4 to i64
  %13 = getelementptr inbounds i8, i8* %11, i64 %12
  %14 = call zeroext i1 @sea_is_dereferenceable(i8* %13, i64 1)
  %15 = zext i1 %14 to i32
  call void @__VERIFIER_assume(i32 %15)
  ret i8* %13
}

declare i8* @getenv(i8*)

define internal i32 @model_named(i8* %0, i64 %1, %struct.model_option* %2, i1 zeroext %3) {
  %5 = zext i1 %3 to i8
  br label %6

6:
  %.035 = phi i32 [ 0, %4 ], [ %21, %20 ]
  %7 = sext i32 %.035 to i64
  %8 = getelementptr inbounds %struct.model_option, %struct.model_option* %2, i64 %7
  %9 = getelementptr inbounds %struct.model_option, %struct.model_option* %8, i32 0, i32 0
  %10 = load i8*, i8** %9, align 8
  %11 = icmp ne i8* %10, null
  br i1 %11, label %12, label %22

12:
  %13 = call i32 @strncmp(i8* %10, i8* %0, i64 %1)
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %20, label %15

15:
  %16 = load i8*, i8** %9, align 8
  %17 = getelementptr inbounds i8, i8* %16, i64 %1
  %18 = load i8, i8* %17, align 1
  %19 = icmp ne i8 %18, 0
  br i1 %19, label %20, label %59

20:
  %21 = add nsw i32 %.035, 1
  br label %6

22:
  %.036 = phi i32 [ %.3, %57 ], [ -1, %6 ]
  %.0 = phi i32 [ %58, %57 ], [ 0, %6 ]
  %23 = sext i32 %.0 to i64
  %24 = getelementptr inbounds %struct.model_option, %struct.model_option* %2, i64 %23
  %25 = getelementptr inbounds %struct.model_option, %struct.model_option* %24, i32 0, i32 0
  %26 = load i8*, i8** %25, align 8
  %27 = icmp ne i8* %26, null
  br i1 %27, label %28, label %59

28:
  %29 = call i32 @strncmp(i8* %26, i8* %0, i64 %1)
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %57, label %31

31:
  %32 = icmp eq i32 %.036, -1
  br i1 %32, label %57, label %33

33:
  %34 = icmp sge i32 %.036, 0
  br i1 %34, label %35, label %57

35:
  br i1 %3, label %56, label %36

36:
  %37 = sext i32 %.036 to i64
  %38 = getelementptr inbounds %struct.model_option, %struct.model_option* %2, i64 %37
  %39 = getelementptr inbounds %struct.model_option, %struct.model_option* %38, i32 0, i32 1
  %40 = load i32, i32* %39, align 8
  %41 = getelementptr inbounds %struct.model_option, %struct.model_option* %24, i32 0, i32 1
  %42 = load i32, i32* %41, align 8
  %43 = icmp ne i32 %40, %42
  br i1 %43, label %56, label %44

44:
  %45 = getelementptr inbounds %struct.model_option, %struct.model_option* %38, i32 0, i32 2
  %46 = load i32*, i32** %45, align 8
  %47 = getelementptr inbounds %struct.model_option, %struct.model_option* %24, i32 0, i32 2
  %48 = load i32*, i32** %47, align 8
  %49 = icmp ne i32* %46, %48
  br i1 %49, label %56, label %50

50:
  %51 = getelementptr inbounds %struct.model_option, %struct.model_option* %38, i32 0, i32 3
  %52 = load i32, i32* %51, align 8
  %53 = getelementptr inbounds %struct.model_option, %struct.model_option* %24, i32 0, i32 3
  %54 = load i32, i32* %53, align 8
  %55 = icmp ne i32 %52, %54
  br i1 %55, label %56, label %57

56:
  br label %57

57:
  %.3 = phi i32 [ %.036, %28 ], [ %.0, %31 ], [ -2, %56 ], [ %.036, %50 ], [ %.036, %33 ]
  %58 = add nsw i32 %.0, 1
  br label %22

59:
  %.037 = phi i32 [ %.035, %15 ], [ %.036, %22 ]
  ret i32 %.037
}

declare i32 @strncmp(i8*, i8*, i64)

define internal i32 @model_flag(%struct.model_conversion* %0, i8 signext %1) {
  %3 = sext i8 %1 to i32
  switch i32 %3, label %14 [
    i32 45, label %4
    i32 43, label %6
    i32 32, label %8
    i32 35, label %10
    i32 48, label %12
  ]

4:
  %5 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %0, i32 0, i32 0
  store i32 1, i32* %5, align 4
  br label %17

6:
  %7 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %0, i32 0, i32 1
  store i32 1, i32* %7, align 4
  br label %17

8:
  %9 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %0, i32 0, i32 2
  store i32 1, i32* %9, align 4
  br label %17

10:
  %11 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %0, i32 0, i32 3
  store i32 1, i32* %11, align 4
  br label %17

12:
  %13 = getelementptr inbounds %struct.model_conversion, %struct.model_conversion* %0, i32 0, i32 4
  store i32 1, i32* %13, align 4
  br label %17

14:
  %15 = icmp eq i32 %3, 39
  %16 = zext i1 %15 to i32
  br label %17

17:
  %.0 = phi i32 [ %16, %14 ], [ 1, %12 ], [ 1, %10 ], [ 1, %8 ], [ 1, %6 ], [ 1, %4 ]
  ret i32 %.0
}

define internal void @model_read_text(i8* %0, i32 %1) {
  br label %3

3:
  %.0 = phi i32 [ 0, %2 ], [ %12, %11 ]
  %4 = icmp ne i32 %.0, %1
  br i1 %4, label %5, label %.critedge

5:
  %6 = sext i32 %.0 to i64
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = load i8, i8* %7, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %.critedge

11:
  %12 = add nsw i32 %.0, 1
  br label %3

.critedge:
  ret void
}

define internal void @model_read_wide_text(i32* %0) {
  br label %2

2:
  %.0 = phi i32* [ %0, %1 ], [ %6, %5 ]
  %3 = load i32, i32* %.0, align 4
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %7

5:
  %6 = getelementptr inbounds i32, i32* %.0, i32 1
  br label %2

7:
  ret void
}

declare i8* @__eufonium_pages(i64)

declare i8* @memset(i8*, i32, i64)

declare void @memhavoc(i8*, i64)

define internal void @model_visit_node(%struct.model_walker* %0, %struct.model_search_node* %1, i32 %2, i32 %3) {
  %5 = getelementptr inbounds %struct.model_walker, %struct.model_walker* %0, i32 0, i32 0
  %6 = load void (i8*, i32, i32)*, void (i8*, i32, i32)** %5, align 8
  %7 = icmp ne void (i8*, i32, i32)* %6, null
  br i1 %7, label %8, label %10

8:
  %9 = bitcast %struct.model_search_node* %1 to i8*
  call void %6(i8* %9, i32 %2, i32 %3)
  br label %16

10:
  %11 = getelementptr inbounds %struct.model_walker, %struct.model_walker* %0, i32 0, i32 1
  %12 = load void (i8*, i32, i8*)*, void (i8*, i32, i8*)** %11, align 8
  %13 = bitcast %struct.model_search_node* %1 to i8*
  %14 = getelementptr inbounds %struct.model_walker, %struct.model_walker* %0, i32 0, i32 2
  %15 = load i8*, i8** %14, align 8
  call void %12(i8* %13, i32 %2, i8* %15)
  br label %16

16:
  ret void
}

define internal zeroext i1 @model_is_header(%struct.model_node* %0) {
  %2 = getelementptr inbounds %struct.model_node, %struct.model_node* %0, i32 0, i32 0
  %3 = load i32, i32* %2, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %13

5:
  %6 = getelementptr inbounds %struct.model_node, %struct.model_node* %0, i32 0, i32 1
  %7 = load %struct.model_node*, %struct.model_node** %6, align 8
  %8 = icmp ne %struct.model_node* %7, null
  br i1 %8, label %9, label %13

9:
  %10 = getelementptr inbounds %struct.model_node, %struct.model_node* %7, i32 0, i32 1
  %11 = load %struct.model_node*, %struct.model_node** %10, align 8
  %12 = icmp eq %struct.model_node* %11, %0
  br label %13

13:
  %14 = phi i1 [ false, %5 ], [ false, %1 ], [ %12, %9 ]
  ret i1 %14
}

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

declare void @_ZN5alloc7raw_vec17capacity_overflow17h0000000000000000E()

declare void @_ZN5alloc5alloc18handle_alloc_error17h0000000000000000E(i64, i64)

define internal void @model_virtual() {
  call void @__eufonium_unmodelled(i8* getelementptr inbounds ([64 x i8], [64 x i8]* @.str.156, i64 0, i64 0))
  ret void
}

