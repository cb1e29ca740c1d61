source_filename = "dynamic_casts_unsafe.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Both = type { %struct.Left, %struct.Right, %struct.Other.base, i32 }
%struct.Left = type { %struct.Base.base, i32 }
%struct.Base.base = type <{ i32 (...)**, i32 }>
%struct.Right = type { %struct.Base.base, i32 }
%struct.Other.base = type <{ i32 (...)**, i32 }>
%struct.Other = type <{ i32 (...)**, i32, [4 x i8] }>
%struct.Base = type <{ i32 (...)**, i32, [4 x i8] }>
%struct.Hidden = type { %struct.Left, %struct.Other.base, [4 x i8] }
%struct.Deep = type { %struct.Diamond.base, i32, [4 x i8], %struct.Base.base, [4 x i8] }
%struct.Diamond.base = type { %struct.Shared1.base, [4 x i8], %struct.Shared2.base, [4 x i8], %struct.Other.base, i32 }
%struct.Shared1.base = type <{ i32 (...)**, i32 }>
%struct.Shared2.base = type <{ i32 (...)**, i32 }>
%"class.std::bad_cast" = type { %"class.std::exception" }
%"class.std::exception" = type { i32 (...)** }
%struct.Unrelated = type { %struct.Base.base, [4 x i8] }
%struct.Diamond = type { %struct.Shared1.base, [4 x i8], %struct.Shared2.base, [4 x i8], %struct.Other.base, i32, %struct.Base.base, [4 x i8] }
%struct.Shared2 = type <{ i32 (...)**, i32, [4 x i8], %struct.Base.base, [4 x i8] }>
%struct.Shared1 = type <{ i32 (...)**, i32, [4 x i8], %struct.Base.base, [4 x i8] }>
%"class.std::type_info" = type { i32 (...)**, i8* }

$_ZN4BothC2Ev = comdat any

$_ZN6HiddenC2Ev = comdat any

$_ZN6Hidden4leftEv = comdat any

$_ZN4DeepC1Ev = comdat any

$_ZNKSt9type_infoeqERKS_ = comdat any

$_ZNKSt9type_infoneERKS_ = comdat any

$_ZN4DeepD1Ev = comdat any

$_ZN6HiddenD2Ev = comdat any

$_ZN4BothD2Ev = comdat any

$_ZN4LeftC2Ev = comdat any

$_ZN5RightC2Ev = comdat any

$_ZN5OtherC2Ev = comdat any

$_ZN4BothD0Ev = comdat any

$_ZThn16_N4BothD1Ev = comdat any

$_ZThn16_N4BothD0Ev = comdat any

$_ZThn32_N4BothD1Ev = comdat any

$_ZThn32_N4BothD0Ev = comdat any

$_ZN4BaseC2Ev = comdat any

$_ZN4LeftD0Ev = comdat any

$_ZN4BaseD0Ev = comdat any

$_ZN4BaseD2Ev = comdat any

$_ZN5RightD0Ev = comdat any

$_ZN5OtherD2Ev = comdat any

$_ZN5OtherD0Ev = comdat any

$_ZN6HiddenD0Ev = comdat any

$_ZThn16_N6HiddenD1Ev = comdat any

$_ZThn16_N6HiddenD0Ev = comdat any

$_ZN7DiamondC2Ev = comdat any

$_ZN7DiamondD1Ev = comdat any

$_ZN7DiamondD0Ev = comdat any

$_ZThn16_N7DiamondD1Ev = comdat any

$_ZThn16_N7DiamondD0Ev = comdat any

$_ZTv0_n24_N7DiamondD1Ev = comdat any

$_ZTv0_n24_N7DiamondD0Ev = comdat any

$_ZN7Shared1D1Ev = comdat any

$_ZN7Shared1D0Ev = comdat any

$_ZTv0_n24_N7Shared1D1Ev = comdat any

$_ZTv0_n24_N7Shared1D0Ev = comdat any

$_ZN7Shared2D1Ev = comdat any

$_ZN7Shared2D0Ev = comdat any

$_ZTv0_n24_N7Shared2D1Ev = comdat any

$_ZTv0_n24_N7Shared2D0Ev = comdat any

$_ZN4DeepD0Ev = comdat any

$_ZThn16_N4DeepD1Ev = comdat any

$_ZThn16_N4DeepD0Ev = comdat any

$_ZThn32_N4DeepD1Ev = comdat any

$_ZThn32_N4DeepD0Ev = comdat any

$_ZTv0_n24_N4DeepD1Ev = comdat any

$_ZTv0_n24_N4DeepD0Ev = comdat any

$_ZN7Shared1C2Ev = comdat any

$_ZN7Shared2C2Ev = comdat any

$_ZThn32_N7DiamondD1Ev = comdat any

$_ZThn32_N7DiamondD0Ev = comdat any

$_ZN7DiamondD2Ev = comdat any

$_ZN7Shared2D2Ev = comdat any

$_ZN7Shared1D2Ev = comdat any

$_ZNKSt9type_info4nameEv = comdat any

$_ZN4DeepD2Ev = comdat any

$_ZTS4Base = comdat any

$_ZTI4Base = comdat any

$_ZTS4Both = comdat any

$_ZTS4Left = comdat any

$_ZTI4Left = comdat any

$_ZTS5Right = comdat any

$_ZTI5Right = comdat any

$_ZTS5Other = comdat any

$_ZTI5Other = comdat any

$_ZTI4Both = comdat any

$_ZTS9Unrelated = comdat any

$_ZTI9Unrelated = comdat any

$_ZTS7Diamond = comdat any

$_ZTS7Shared1 = comdat any

$_ZTI7Shared1 = comdat any

$_ZTS7Shared2 = comdat any

$_ZTI7Shared2 = comdat any

$_ZTI7Diamond = comdat any

$_ZTS6Hidden = comdat any

$_ZTI6Hidden = comdat any

$_ZTS4Deep = comdat any

$_ZTI4Deep = comdat any

$_ZTV4Both = comdat any

$_ZTV4Left = comdat any

$_ZTV4Base = comdat any

$_ZTV5Right = comdat any

$_ZTV5Other = comdat any

$_ZTV6Hidden = comdat any

$_ZTV4Deep = comdat any

$_ZTT4Deep = comdat any

$_ZTC4Deep0_7Diamond = comdat any

$_ZTC4Deep0_7Shared1 = comdat any

$_ZTC4Deep16_7Shared2 = comdat any

$_ZTV7Diamond = comdat any

$_ZTT7Diamond = comdat any

$_ZTC7Diamond0_7Shared1 = comdat any

$_ZTC7Diamond16_7Shared2 = comdat any

$_ZTV7Shared1 = comdat any

$_ZTT7Shared1 = comdat any

$_ZTV7Shared2 = comdat any

$_ZTT7Shared2 = comdat any

@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTS4Base = linkonce_odr dso_local constant [6 x i8] c"4Base\00", comdat, align 1
@_ZTI4Base = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @_ZTS4Base, i32 0, i32 0) }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global i8*
@_ZTS4Both = linkonce_odr dso_local constant [6 x i8] c"4Both\00", comdat, align 1
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTS4Left = linkonce_odr dso_local constant [6 x i8] c"4Left\00", comdat, align 1
@_ZTI4Left = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @_ZTS4Left, i32 0, i32 0), i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*) }, comdat, align 8
@_ZTS5Right = linkonce_odr dso_local constant [7 x i8] c"5Right\00", comdat, align 1
@_ZTI5Right = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @_ZTS5Right, i32 0, i32 0), i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*) }, comdat, align 8
@_ZTS5Other = linkonce_odr dso_local constant [7 x i8] c"5Other\00", comdat, align 1
@_ZTI5Other = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @_ZTS5Other, i32 0, i32 0) }, comdat, align 8
@_ZTI4Both = linkonce_odr dso_local constant { i8*, i8*, i32, i32, i8*, i64, i8*, i64, i8*, i64 } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @_ZTS4Both, i32 0, i32 0), i32 1, i32 3, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI4Left to i8*), i64 2, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI5Right to i8*), i64 4098, i8* bitcast ({ i8*, i8* }* @_ZTI5Other to i8*), i64 8194 }, comdat, align 8
@.str = private unnamed_addr constant [76 x i8] c"dynamic_cast<Both *>(base) == &both && dynamic_cast<Both *>(other) == &both\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"dynamic_casts_unsafe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.2 = private unnamed_addr constant [116 x i8] c"dynamic_cast<Right *>(left) == right && dynamic_cast<Left *>(other) == left && dynamic_cast<Other *>(base) == other\00", align 1
@.str.3 = private unnamed_addr constant [75 x i8] c"dynamic_cast<Left *>(base) == left && dynamic_cast<Right *>(base) == right\00", align 1
@.str.4 = private unnamed_addr constant [39 x i8] c"dynamic_cast<Base *>(other) != nullptr\00", align 1
@_ZTS9Unrelated = linkonce_odr dso_local constant [11 x i8] c"9Unrelated\00", comdat, align 1
@_ZTI9Unrelated = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @_ZTS9Unrelated, i32 0, i32 0), i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*) }, comdat, align 8
@_ZTS7Diamond = linkonce_odr dso_local constant [9 x i8] c"7Diamond\00", comdat, align 1
@_ZTS7Shared1 = linkonce_odr dso_local constant [9 x i8] c"7Shared1\00", comdat, align 1
@_ZTI7Shared1 = linkonce_odr dso_local constant { i8*, i8*, i32, i32, i8*, i64 } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @_ZTS7Shared1, i32 0, i32 0), i32 0, i32 1, i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*), i64 -6141 }, comdat, align 8
@_ZTS7Shared2 = linkonce_odr dso_local constant [9 x i8] c"7Shared2\00", comdat, align 1
@_ZTI7Shared2 = linkonce_odr dso_local constant { i8*, i8*, i32, i32, i8*, i64 } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @_ZTS7Shared2, i32 0, i32 0), i32 0, i32 1, i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*), i64 -6141 }, comdat, align 8
@_ZTI7Diamond = linkonce_odr dso_local constant { i8*, i8*, i32, i32, i8*, i64, i8*, i64, i8*, i64 } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @_ZTS7Diamond, i32 0, i32 0), i32 2, i32 3, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI7Shared1 to i8*), i64 2, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI7Shared2 to i8*), i64 4098, i8* bitcast ({ i8*, i8* }* @_ZTI5Other to i8*), i64 8194 }, comdat, align 8
@.str.5 = private unnamed_addr constant [88 x i8] c"dynamic_cast<Unrelated *>(base) == nullptr && dynamic_cast<Diamond *>(other) == nullptr\00", align 1
@.str.6 = private unnamed_addr constant [37 x i8] c"dynamic_cast<void *>(right) == &both\00", align 1
@_ZTS6Hidden = linkonce_odr dso_local constant [8 x i8] c"6Hidden\00", comdat, align 1
@_ZTI6Hidden = linkonce_odr dso_local constant { i8*, i8*, i32, i32, i8*, i64, i8*, i64 } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @_ZTS6Hidden, i32 0, i32 0), i32 0, i32 2, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI4Left to i8*), i64 0, i8* bitcast ({ i8*, i8* }* @_ZTI5Other to i8*), i64 4098 }, comdat, align 8
@.str.7 = private unnamed_addr constant [81 x i8] c"dynamic_cast<Hidden *>(seen) == &hidden && dynamic_cast<Left *>(seen) == nullptr\00", align 1
@.str.8 = private unnamed_addr constant [86 x i8] c"dynamic_cast<Hidden *>(inside) == nullptr && dynamic_cast<Other *>(inside) == nullptr\00", align 1
@_ZTS4Deep = linkonce_odr dso_local constant [6 x i8] c"4Deep\00", comdat, align 1
@_ZTI4Deep = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @_ZTS4Deep, i32 0, i32 0), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64, i8*, i64 }* @_ZTI7Diamond to i8*) }, comdat, align 8
@.str.9 = private unnamed_addr constant [76 x i8] c"dynamic_cast<Deep *>(top) == &deep && dynamic_cast<Diamond *>(top) == &deep\00", align 1
@.str.10 = private unnamed_addr constant [102 x i8] c"dynamic_cast<Shared2 *>(top)->t == 7 && dynamic_cast<Shared1 *>(dynamic_cast<Shared2 *>(top))->s == 6\00", align 1
@.str.11 = private unnamed_addr constant [57 x i8] c"dynamic_cast<Base *>(static_cast<Other *>(&deep)) == top\00", align 1
@.str.12 = private unnamed_addr constant [37 x i8] c"dynamic_cast<Both *>(top) == nullptr\00", align 1
@_ZTISt8bad_cast = external constant i8*
@.str.13 = private unnamed_addr constant [7 x i8] c"caught\00", align 1
@_ZTIi = external constant i8*
@_ZTId = external constant i8*
@_ZTIPc = external constant i8*
@_ZTIPi = external constant i8*
@.str.14 = private unnamed_addr constant [98 x i8] c"typeid(*base) == typeid(Both) && typeid(int) != typeid(double) && typeid(char *) != typeid(int *)\00", align 1
@_ZTV4Both = linkonce_odr dso_local unnamed_addr constant { [4 x i8*], [4 x i8*], [4 x i8*] } { [4 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64, i8*, i64 }* @_ZTI4Both to i8*), i8* bitcast (void (%struct.Both*)* @_ZN4BothD2Ev to i8*), i8* bitcast (void (%struct.Both*)* @_ZN4BothD0Ev to i8*)], [4 x i8*] [i8* inttoptr (i64 -16 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64, i8*, i64 }* @_ZTI4Both to i8*), i8* bitcast (void (%struct.Both*)* @_ZThn16_N4BothD1Ev to i8*), i8* bitcast (void (%struct.Both*)* @_ZThn16_N4BothD0Ev to i8*)], [4 x i8*] [i8* inttoptr (i64 -32 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64, i8*, i64 }* @_ZTI4Both to i8*), i8* bitcast (void (%struct.Both*)* @_ZThn32_N4BothD1Ev to i8*), i8* bitcast (void (%struct.Both*)* @_ZThn32_N4BothD0Ev to i8*)] }, comdat, align 8
@_ZTV4Left = linkonce_odr dso_local unnamed_addr constant { [4 x i8*] } { [4 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI4Left to i8*), i8* bitcast (void (%struct.Base*)* @_ZN4BaseD2Ev to i8*), i8* bitcast (void (%struct.Left*)* @_ZN4LeftD0Ev to i8*)] }, comdat, align 8
@_ZTV4Base = linkonce_odr dso_local unnamed_addr constant { [4 x i8*] } { [4 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*), i8* bitcast (void (%struct.Base*)* @_ZN4BaseD2Ev to i8*), i8* bitcast (void (%struct.Base*)* @_ZN4BaseD0Ev to i8*)] }, comdat, align 8
@_ZTV5Right = linkonce_odr dso_local unnamed_addr constant { [4 x i8*] } { [4 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI5Right to i8*), i8* bitcast (void (%struct.Base*)* @_ZN4BaseD2Ev to i8*), i8* bitcast (void (%struct.Right*)* @_ZN5RightD0Ev to i8*)] }, comdat, align 8
@_ZTV5Other = linkonce_odr dso_local unnamed_addr constant { [4 x i8*] } { [4 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTI5Other to i8*), i8* bitcast (void (%struct.Other*)* @_ZN5OtherD2Ev to i8*), i8* bitcast (void (%struct.Other*)* @_ZN5OtherD0Ev to i8*)] }, comdat, align 8
@_ZTV6Hidden = linkonce_odr dso_local unnamed_addr constant { [4 x i8*], [4 x i8*] } { [4 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI6Hidden to i8*), i8* bitcast (void (%struct.Hidden*)* @_ZN6HiddenD2Ev to i8*), i8* bitcast (void (%struct.Hidden*)* @_ZN6HiddenD0Ev to i8*)], [4 x i8*] [i8* inttoptr (i64 -16 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI6Hidden to i8*), i8* bitcast (void (%struct.Hidden*)* @_ZThn16_N6HiddenD1Ev to i8*), i8* bitcast (void (%struct.Hidden*)* @_ZThn16_N6HiddenD0Ev to i8*)] }, comdat, align 8
@_ZTV4Deep = linkonce_odr dso_local unnamed_addr constant { [5 x i8*], [5 x i8*], [4 x i8*], [5 x i8*] } { [5 x i8*] [i8* inttoptr (i64 56 to i8*), i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI4Deep to i8*), i8* bitcast (void (%struct.Deep*)* @_ZN4DeepD1Ev to i8*), i8* bitcast (void (%struct.Deep*)* @_ZN4DeepD0Ev to i8*)], [5 x i8*] [i8* inttoptr (i64 40 to i8*), i8* inttoptr (i64 -16 to i8*), i8* bitcast ({ i8*, i8*, i8* }* @_ZTI4Deep to i8*), i8* bitcast (void (%struct.Deep*)* @_ZThn16_N4DeepD1Ev to i8*), i8* bitcast (void (%struct.Deep*)* @_ZThn16_N4DeepD0Ev to i8*)], [4 x i8*] [i8* inttoptr (i64 -32 to i8*), i8* bitcast ({ i8*, i8*, i8* }* @_ZTI4Deep to i8*), i8* bitcast (void (%struct.Deep*)* @_ZThn32_N4DeepD1Ev to i8*), i8* bitcast (void (%struct.Deep*)* @_ZThn32_N4DeepD0Ev to i8*)], [5 x i8*] [i8* inttoptr (i64 -56 to i8*), i8* inttoptr (i64 -56 to i8*), i8* bitcast ({ i8*, i8*, i8* }* @_ZTI4Deep to i8*), i8* bitcast (void (%struct.Deep*)* @_ZTv0_n24_N4DeepD1Ev to i8*), i8* bitcast (void (%struct.Deep*)* @_ZTv0_n24_N4DeepD0Ev to i8*)] }, comdat, align 8
@_ZTT4Deep = linkonce_odr dso_local unnamed_addr constant [10 x i8*] [i8* bitcast (i8** getelementptr inbounds ({ [5 x i8*], [5 x i8*], [4 x i8*], [5 x i8*] }, { [5 x i8*], [5 x i8*], [4 x i8*], [5 x i8*] }* @_ZTV4Deep, i32 0, inrange i32 0, i32 3) to i8*), i8* bitcast (i8** getelementptr inbounds ({ [5 x i8*], [5 x i8*], [5 x i8*] }, { [5 x i8*], [5 x i8*], [5 x i8*] }* @_ZTC4Deep0_7Diamond, i32 0, inrange i32 0, i32 3) to i8*), i8* bitcast (i8** getelementptr inbounds ({ [5 x i8*], [5 x i8*] }, { [5 x i8*], [5 x i8*] }* @_ZTC4Deep0_7Shared1, i32 0, inrange i32 0, i32 3) to i8*), i8* bitcast (i8** getelementptr inbounds ({ [5 x i8*], [5 x i8*] }, { [5 x i8*], [5 x i8*] }* @_ZTC4Deep0_7Shared1, i32 0, inrange i32 1, i32 3) to i8*), i8* bitcast (i8** getelementptr inbounds ({ [5 x i8*], [5 x i8*] }, { [5 x i8*], [5 x i8*] }* @_ZTC4Deep16_7Shared2, i32 0, inrange i32 0, i32 3) to i8*), i8* bitcast (i8** getelementptr inbounds ({ [5 x i8*], [5 x i8*] }, { [5 x i8*], [5 x i8*] }* @_ZTC4Deep16_7Shared2, i32 0, inrange i32 1, i32 3) to i8*), i8* bitcast (i8** getelementptr inbounds ({ [5 x i8*], [5 x i8*], [5 x i8*] }, { [5 x i8*], [5 x i8*], [5 x i8*] }* @_ZTC4Deep0_7Diamond, i32 0, inrange i32 2, i32 3) to i8*), i8* bitcast (i8** getelementptr inbounds ({ [5 x i8*], [5 x i8*], [5 x i8*] }, { [5 x i8*], [5 x i8*], [5 x i8*] }* @_ZTC4Deep0_7Diamond, i32 0, inrange i32 1, i32 3) to i8*), i8* bitcast (i8** getelementptr inbounds ({ [5 x i8*], [5 x i8*], [4 x i8*], [5 x i8*] }, { [5 x i8*], [5 x i8*], [4 x i8*], [5 x i8*] }* @_ZTV4Deep, i32 0, inrange i32 3, i32 3) to i8*), i8* bitcast (i8** getelementptr inbounds ({ [5 x i8*], [5 x i8*], [4 x i8*], [5 x i8*] }, { [5 x i8*], [5 x i8*], [4 x i8*], [5 x i8*] }* @_ZTV4Deep, i32 0, inrange i32 1, i32 3) to i8*)], comdat, align 8
@_ZTC4Deep0_7Diamond = linkonce_odr dso_local unnamed_addr constant { [5 x i8*], [5 x i8*], [5 x i8*] } { [5 x i8*] [i8* inttoptr (i64 56 to i8*), i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64, i8*, i64 }* @_ZTI7Diamond to i8*), i8* bitcast (void (%struct.Diamond*)* @_ZN7DiamondD1Ev to i8*), i8* bitcast (void (%struct.Diamond*)* @_ZN7DiamondD0Ev to i8*)], [5 x i8*] [i8* inttoptr (i64 40 to i8*), i8* inttoptr (i64 -16 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64, i8*, i64 }* @_ZTI7Diamond to i8*), i8* bitcast (void (%struct.Diamond*)* @_ZThn16_N7DiamondD1Ev to i8*), i8* bitcast (void (%struct.Diamond*)* @_ZThn16_N7DiamondD0Ev to i8*)], [5 x i8*] [i8* inttoptr (i64 -56 to i8*), i8* inttoptr (i64 -56 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64, i8*, i64 }* @_ZTI7Diamond to i8*), i8* bitcast (void (%struct.Diamond*)* @_ZTv0_n24_N7DiamondD1Ev to i8*), i8* bitcast (void (%struct.Diamond*)* @_ZTv0_n24_N7DiamondD0Ev to i8*)] }, comdat, align 8
@_ZTC4Deep0_7Shared1 = linkonce_odr dso_local unnamed_addr constant { [5 x i8*], [5 x i8*] } { [5 x i8*] [i8* inttoptr (i64 56 to i8*), i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI7Shared1 to i8*), i8* bitcast (void (%struct.Shared1*)* @_ZN7Shared1D1Ev to i8*), i8* bitcast (void (%struct.Shared1*)* @_ZN7Shared1D0Ev to i8*)], [5 x i8*] [i8* inttoptr (i64 -56 to i8*), i8* inttoptr (i64 -56 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI7Shared1 to i8*), i8* bitcast (void (%struct.Shared1*)* @_ZTv0_n24_N7Shared1D1Ev to i8*), i8* bitcast (void (%struct.Shared1*)* @_ZTv0_n24_N7Shared1D0Ev to i8*)] }, comdat, align 8
@_ZTC4Deep16_7Shared2 = linkonce_odr dso_local unnamed_addr constant { [5 x i8*], [5 x i8*] } { [5 x i8*] [i8* inttoptr (i64 40 to i8*), i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI7Shared2 to i8*), i8* bitcast (void (%struct.Shared2*)* @_ZN7Shared2D1Ev to i8*), i8* bitcast (void (%struct.Shared2*)* @_ZN7Shared2D0Ev to i8*)], [5 x i8*] [i8* inttoptr (i64 -40 to i8*), i8* inttoptr (i64 -40 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI7Shared2 to i8*), i8* bitcast (void (%struct.Shared2*)* @_ZTv0_n24_N7Shared2D1Ev to i8*), i8* bitcast (void (%struct.Shared2*)* @_ZTv0_n24_N7Shared2D0Ev to i8*)] }, comdat, align 8
@_ZTV7Diamond = linkonce_odr dso_local unnamed_addr constant { [5 x i8*], [5 x i8*], [4 x i8*], [5 x i8*] } { [5 x i8*] [i8* inttoptr (i64 48 to i8*), i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64, i8*, i64 }* @_ZTI7Diamond to i8*), i8* bitcast (void (%struct.Diamond*)* @_ZN7DiamondD1Ev to i8*), i8* bitcast (void (%struct.Diamond*)* @_ZN7DiamondD0Ev to i8*)], [5 x i8*] [i8* inttoptr (i64 32 to i8*), i8* inttoptr (i64 -16 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64, i8*, i64 }* @_ZTI7Diamond to i8*), i8* bitcast (void (%struct.Diamond*)* @_ZThn16_N7DiamondD1Ev to i8*), i8* bitcast (void (%struct.Diamond*)* @_ZThn16_N7DiamondD0Ev to i8*)], [4 x i8*] [i8* inttoptr (i64 -32 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64, i8*, i64 }* @_ZTI7Diamond to i8*), i8* bitcast (void (%struct.Diamond*)* @_ZThn32_N7DiamondD1Ev to i8*), i8* bitcast (void (%struct.Diamond*)* @_ZThn32_N7DiamondD0Ev to i8*)], [5 x i8*] [i8* inttoptr (i64 -48 to i8*), i8* inttoptr (i64 -48 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64, i8*, i64 }* @_ZTI7Diamond to i8*), i8* bitcast (void (%struct.Diamond*)* @_ZTv0_n24_N7DiamondD1Ev to i8*), i8* bitcast (void (%struct.Diamond*)* @_ZTv0_n24_N7DiamondD0Ev to i8*)] }, comdat, align 8
@_ZTT7Diamond = linkonce_odr dso_local unnamed_addr constant [7 x i8*] [i8* bitcast (i8** getelementptr inbounds ({ [5 x i8*], [5 x i8*], [4 x i8*], [5 x i8*] }, { [5 x i8*], [5 x i8*], [4 x i8*], [5 x i8*] }* @_ZTV7Diamond, i32 0, inrange i32 0, i32 3) to i8*), i8* bitcast (i8** getelementptr inbounds ({ [5 x i8*], [5 x i8*] }, { [5 x i8*], [5 x i8*] }* @_ZTC7Diamond0_7Shared1, i32 0, inrange i32 0, i32 3) to i8*), i8* bitcast (i8** getelementptr inbounds ({ [5 x i8*], [5 x i8*] }, { [5 x i8*], [5 x i8*] }* @_ZTC7Diamond0_7Shared1, i32 0, inrange i32 1, i32 3) to i8*), i8* bitcast (i8** getelementptr inbounds ({ [5 x i8*], [5 x i8*] }, { [5 x i8*], [5 x i8*] }* @_ZTC7Diamond16_7Shared2, i32 0, inrange i32 0, i32 3) to i8*), i8* bitcast (i8** getelementptr inbounds ({ [5 x i8*], [5 x i8*] }, { [5 x i8*], [5 x i8*] }* @_ZTC7Diamond16_7Shared2, i32 0, inrange i32 1, i32 3) to i8*), i8* bitcast (i8** getelementptr inbounds ({ [5 x i8*], [5 x i8*], [4 x i8*], [5 x i8*] }, { [5 x i8*], [5 x i8*], [4 x i8*], [5 x i8*] }* @_ZTV7Diamond, i32 0, inrange i32 3, i32 3) to i8*), i8* bitcast (i8** getelementptr inbounds ({ [5 x i8*], [5 x i8*], [4 x i8*], [5 x i8*] }, { [5 x i8*], [5 x i8*], [4 x i8*], [5 x i8*] }* @_ZTV7Diamond, i32 0, inrange i32 1, i32 3) to i8*)], comdat, align 8
@_ZTC7Diamond0_7Shared1 = linkonce_odr dso_local unnamed_addr constant { [5 x i8*], [5 x i8*] } { [5 x i8*] [i8* inttoptr (i64 48 to i8*), i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI7Shared1 to i8*), i8* bitcast (void (%struct.Shared1*)* @_ZN7Shared1D1Ev to i8*), i8* bitcast (void (%struct.Shared1*)* @_ZN7Shared1D0Ev to i8*)], [5 x i8*] [i8* inttoptr (i64 -48 to i8*), i8* inttoptr (i64 -48 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI7Shared1 to i8*), i8* bitcast (void (%struct.Shared1*)* @_ZTv0_n24_N7Shared1D1Ev to i8*), i8* bitcast (void (%struct.Shared1*)* @_ZTv0_n24_N7Shared1D0Ev to i8*)] }, comdat, align 8
@_ZTC7Diamond16_7Shared2 = linkonce_odr dso_local unnamed_addr constant { [5 x i8*], [5 x i8*] } { [5 x i8*] [i8* inttoptr (i64 32 to i8*), i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI7Shared2 to i8*), i8* bitcast (void (%struct.Shared2*)* @_ZN7Shared2D1Ev to i8*), i8* bitcast (void (%struct.Shared2*)* @_ZN7Shared2D0Ev to i8*)], [5 x i8*] [i8* inttoptr (i64 -32 to i8*), i8* inttoptr (i64 -32 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI7Shared2 to i8*), i8* bitcast (void (%struct.Shared2*)* @_ZTv0_n24_N7Shared2D1Ev to i8*), i8* bitcast (void (%struct.Shared2*)* @_ZTv0_n24_N7Shared2D0Ev to i8*)] }, comdat, align 8
@_ZTV7Shared1 = linkonce_odr dso_local unnamed_addr constant { [5 x i8*], [5 x i8*] } { [5 x i8*] [i8* inttoptr (i64 16 to i8*), i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI7Shared1 to i8*), i8* bitcast (void (%struct.Shared1*)* @_ZN7Shared1D1Ev to i8*), i8* bitcast (void (%struct.Shared1*)* @_ZN7Shared1D0Ev to i8*)], [5 x i8*] [i8* inttoptr (i64 -16 to i8*), i8* inttoptr (i64 -16 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI7Shared1 to i8*), i8* bitcast (void (%struct.Shared1*)* @_ZTv0_n24_N7Shared1D1Ev to i8*), i8* bitcast (void (%struct.Shared1*)* @_ZTv0_n24_N7Shared1D0Ev to i8*)] }, comdat, align 8
@_ZTT7Shared1 = linkonce_odr dso_local unnamed_addr constant [2 x i8*] [i8* bitcast (i8** getelementptr inbounds ({ [5 x i8*], [5 x i8*] }, { [5 x i8*], [5 x i8*] }* @_ZTV7Shared1, i32 0, inrange i32 0, i32 3) to i8*), i8* bitcast (i8** getelementptr inbounds ({ [5 x i8*], [5 x i8*] }, { [5 x i8*], [5 x i8*] }* @_ZTV7Shared1, i32 0, inrange i32 1, i32 3) to i8*)], comdat, align 8
@_ZTV7Shared2 = linkonce_odr dso_local unnamed_addr constant { [5 x i8*], [5 x i8*] } { [5 x i8*] [i8* inttoptr (i64 16 to i8*), i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI7Shared2 to i8*), i8* bitcast (void (%struct.Shared2*)* @_ZN7Shared2D1Ev to i8*), i8* bitcast (void (%struct.Shared2*)* @_ZN7Shared2D0Ev to i8*)], [5 x i8*] [i8* inttoptr (i64 -16 to i8*), i8* inttoptr (i64 -16 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI7Shared2 to i8*), i8* bitcast (void (%struct.Shared2*)* @_ZTv0_n24_N7Shared2D1Ev to i8*), i8* bitcast (void (%struct.Shared2*)* @_ZTv0_n24_N7Shared2D0Ev to i8*)] }, comdat, align 8
@_ZTT7Shared2 = linkonce_odr dso_local unnamed_addr constant [2 x i8*] [i8* bitcast (i8** getelementptr inbounds ({ [5 x i8*], [5 x i8*] }, { [5 x i8*], [5 x i8*] }* @_ZTV7Shared2, i32 0, inrange i32 0, i32 3) to i8*), i8* bitcast (i8** getelementptr inbounds ({ [5 x i8*], [5 x i8*] }, { [5 x i8*], [5 x i8*] }* @_ZTV7Shared2, i32 0, inrange i32 1, i32 3) to i8*)], comdat, align 8

define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !87 {
entry:
  %retval = alloca i32, align 4
  %both = alloca %struct.Both, align 8
  %left = alloca %struct.Left*, align 8
  %right = alloca %struct.Right*, align 8
  %other = alloca %struct.Other*, align 8
  %base = alloca %struct.Base*, align 8
  %hidden = alloca %struct.Hidden, align 8
  %seen = alloca %struct.Other*, align 8
  %inside = alloca %struct.Left*, align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %deep = alloca %struct.Deep, align 8
  %top = alloca %struct.Base*, align 8
  %caught = alloca i8, align 1
  %0 = alloca %"class.std::bad_cast"*, align 8
  store i32 0, i32* %retval, align 4
  %1 = bitcast %struct.Both* %both to i8*, !dbg !106
  call void @llvm.lifetime.start.p0i8(i64 48, i8* %1), !dbg !106
  call void @llvm.dbg.declare(metadata %struct.Both* %both, metadata !89, metadata !DIExpression()), !dbg !107
  call void @_ZN4BothC2Ev(%struct.Both* noundef nonnull align 8 dereferenceable(48) %both), !dbg !107
  %2 = bitcast %struct.Left** %left to i8*, !dbg !108
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !108
  call void @llvm.dbg.declare(metadata %struct.Left** %left, metadata !90, metadata !DIExpression()), !dbg !109
  %3 = bitcast %struct.Both* %both to %struct.Left*, !dbg !110
  store %struct.Left* %3, %struct.Left** %left, align 8, !dbg !109
  %4 = bitcast %struct.Right** %right to i8*, !dbg !111
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !111
  call void @llvm.dbg.declare(metadata %struct.Right** %right, metadata !91, metadata !DIExpression()), !dbg !112
  %5 = icmp eq %struct.Both* %both, null, !dbg !113
  br i1 %5, label %cast.end, label %cast.notnull, !dbg !113

cast.notnull:
  %6 = bitcast %struct.Both* %both to i8*, !dbg !113
  %add.ptr = getelementptr inbounds i8, i8* %6, i64 16, !dbg !113
  %7 = bitcast i8* %add.ptr to %struct.Right*, !dbg !113
  br label %cast.end, !dbg !113

cast.end:
  %cast.result = phi %struct.Right* [ %7, %cast.notnull ], [ null, %entry ], !dbg !113
  store %struct.Right* %cast.result, %struct.Right** %right, align 8, !dbg !112
  %8 = bitcast %struct.Other** %other to i8*, !dbg !114
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %8), !dbg !114
  call void @llvm.dbg.declare(metadata %struct.Other** %other, metadata !92, metadata !DIExpression()), !dbg !115
  %9 = icmp eq %struct.Both* %both, null, !dbg !116
  br i1 %9, label %cast.end3, label %cast.notnull1, !dbg !116

cast.notnull1:
  %10 = bitcast %struct.Both* %both to i8*, !dbg !116
  %add.ptr2 = getelementptr inbounds i8, i8* %10, i64 32, !dbg !116
  %11 = bitcast i8* %add.ptr2 to %struct.Other*, !dbg !116
  br label %cast.end3, !dbg !116

cast.end3:
  %cast.result4 = phi %struct.Other* [ %11, %cast.notnull1 ], [ null, %cast.end ], !dbg !116
  store %struct.Other* %cast.result4, %struct.Other** %other, align 8, !dbg !115
  %12 = bitcast %struct.Base** %base to i8*, !dbg !117
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %12), !dbg !117
  call void @llvm.dbg.declare(metadata %struct.Base** %base, metadata !93, metadata !DIExpression()), !dbg !118
  %13 = load %struct.Left*, %struct.Left** %left, align 8, !dbg !119
  %14 = bitcast %struct.Left* %13 to %struct.Base*, !dbg !119
  store %struct.Base* %14, %struct.Base** %base, align 8, !dbg !118
  %15 = load %struct.Base*, %struct.Base** %base, align 8, !dbg !120
  %16 = icmp eq %struct.Base* %15, null, !dbg !120
  br i1 %16, label %dynamic_cast.null, label %dynamic_cast.notnull, !dbg !120

dynamic_cast.notnull:
  %17 = bitcast %struct.Base* %15 to i8*, !dbg !120
  %18 = call i8* @__dynamic_cast(i8* %17, i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64, i8*, i64 }* @_ZTI4Both to i8*), i64 -3), !dbg !120
  %19 = bitcast i8* %18 to %struct.Both*, !dbg !120
  br label %dynamic_cast.end, !dbg !120

dynamic_cast.null:
  br label %dynamic_cast.end, !dbg !120

dynamic_cast.end:
  %20 = phi %struct.Both* [ %19, %dynamic_cast.notnull ], [ null, %dynamic_cast.null ], !dbg !120
  %cmp = icmp eq %struct.Both* %20, %both, !dbg !120
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !120

land.rhs:
  %21 = load %struct.Other*, %struct.Other** %other, align 8, !dbg !120
  %22 = icmp eq %struct.Other* %21, null, !dbg !120
  br i1 %22, label %dynamic_cast.null6, label %dynamic_cast.notnull5, !dbg !120

dynamic_cast.notnull5:
  %23 = bitcast %struct.Other* %21 to i8*, !dbg !120
  %24 = call i8* @__dynamic_cast(i8* %23, i8* bitcast ({ i8*, i8* }* @_ZTI5Other to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64, i8*, i64 }* @_ZTI4Both to i8*), i64 32), !dbg !120
  %25 = bitcast i8* %24 to %struct.Both*, !dbg !120
  br label %dynamic_cast.end7, !dbg !120

dynamic_cast.null6:
  br label %dynamic_cast.end7, !dbg !120

dynamic_cast.end7:
  %26 = phi %struct.Both* [ %25, %dynamic_cast.notnull5 ], [ null, %dynamic_cast.null6 ], !dbg !120
  %cmp8 = icmp eq %struct.Both* %26, %both, !dbg !120
  br label %land.end

land.end:
  %27 = phi i1 [ false, %dynamic_cast.end ], [ %cmp8, %dynamic_cast.end7 ], !dbg !121
  br i1 %27, label %cond.true, label %cond.false, !dbg !120

cond.true:
  br label %cond.end, !dbg !120

cond.false:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([76 x i8], [76 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 46, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !120
  unreachable, !dbg !120

28:                                               ; No predecessors!
  br label %cond.end, !dbg !120

cond.end:
  %29 = load %struct.Left*, %struct.Left** %left, align 8, !dbg !122
  %30 = icmp eq %struct.Left* %29, null, !dbg !122
  br i1 %30, label %dynamic_cast.null10, label %dynamic_cast.notnull9, !dbg !122

dynamic_cast.notnull9:
  %31 = bitcast %struct.Left* %29 to i8*, !dbg !122
  %32 = call i8* @__dynamic_cast(i8* %31, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI4Left to i8*), i8* bitcast ({ i8*, i8*, i8* }* @_ZTI5Right to i8*), i64 -2), !dbg !122
  %33 = bitcast i8* %32 to %struct.Right*, !dbg !122
  br label %dynamic_cast.end11, !dbg !122

dynamic_cast.null10:
  br label %dynamic_cast.end11, !dbg !122

dynamic_cast.end11:
  %34 = phi %struct.Right* [ %33, %dynamic_cast.notnull9 ], [ null, %dynamic_cast.null10 ], !dbg !122
  %35 = load %struct.Right*, %struct.Right** %right, align 8, !dbg !122
  %cmp12 = icmp eq %struct.Right* %34, %35, !dbg !122
  br i1 %cmp12, label %land.lhs.true, label %land.end22, !dbg !122

land.lhs.true:
  %36 = load %struct.Other*, %struct.Other** %other, align 8, !dbg !122
  %37 = icmp eq %struct.Other* %36, null, !dbg !122
  br i1 %37, label %dynamic_cast.null14, label %dynamic_cast.notnull13, !dbg !122

dynamic_cast.notnull13:
  %38 = bitcast %struct.Other* %36 to i8*, !dbg !122
  %39 = call i8* @__dynamic_cast(i8* %38, i8* bitcast ({ i8*, i8* }* @_ZTI5Other to i8*), i8* bitcast ({ i8*, i8*, i8* }* @_ZTI4Left to i8*), i64 -2), !dbg !122
  %40 = bitcast i8* %39 to %struct.Left*, !dbg !122
  br label %dynamic_cast.end15, !dbg !122

dynamic_cast.null14:
  br label %dynamic_cast.end15, !dbg !122

dynamic_cast.end15:
  %41 = phi %struct.Left* [ %40, %dynamic_cast.notnull13 ], [ null, %dynamic_cast.null14 ], !dbg !122
  %42 = load %struct.Left*, %struct.Left** %left, align 8, !dbg !122
  %cmp16 = icmp eq %struct.Left* %41, %42, !dbg !122
  br i1 %cmp16, label %land.rhs17, label %land.end22, !dbg !122

land.rhs17:
  %43 = load %struct.Base*, %struct.Base** %base, align 8, !dbg !122
  %44 = icmp eq %struct.Base* %43, null, !dbg !122
  br i1 %44, label %dynamic_cast.null19, label %dynamic_cast.notnull18, !dbg !122

dynamic_cast.notnull18:
  %45 = bitcast %struct.Base* %43 to i8*, !dbg !122
  %46 = call i8* @__dynamic_cast(i8* %45, i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*), i8* bitcast ({ i8*, i8* }* @_ZTI5Other to i8*), i64 -2), !dbg !122
  %47 = bitcast i8* %46 to %struct.Other*, !dbg !122
  br label %dynamic_cast.end20, !dbg !122

dynamic_cast.null19:
  br label %dynamic_cast.end20, !dbg !122

dynamic_cast.end20:
  %48 = phi %struct.Other* [ %47, %dynamic_cast.notnull18 ], [ null, %dynamic_cast.null19 ], !dbg !122
  %49 = load %struct.Other*, %struct.Other** %other, align 8, !dbg !122
  %cmp21 = icmp eq %struct.Other* %48, %49, !dbg !122
  br label %land.end22

land.end22:
  %50 = phi i1 [ false, %dynamic_cast.end15 ], [ false, %dynamic_cast.end11 ], [ %cmp21, %dynamic_cast.end20 ], !dbg !121
  br i1 %50, label %cond.true23, label %cond.false24, !dbg !122

cond.true23:
  br label %cond.end25, !dbg !122

cond.false24:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([116 x i8], [116 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 47, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !122
  unreachable, !dbg !122

51:                                               ; No predecessors!
  br label %cond.end25, !dbg !122

cond.end25:
  %52 = load %struct.Base*, %struct.Base** %base, align 8, !dbg !123
  %53 = icmp eq %struct.Base* %52, null, !dbg !123
  br i1 %53, label %dynamic_cast.null27, label %dynamic_cast.notnull26, !dbg !123

dynamic_cast.notnull26:
  %54 = bitcast %struct.Base* %52 to i8*, !dbg !123
  %55 = call i8* @__dynamic_cast(i8* %54, i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*), i8* bitcast ({ i8*, i8*, i8* }* @_ZTI4Left to i8*), i64 0), !dbg !123
  %56 = bitcast i8* %55 to %struct.Left*, !dbg !123
  br label %dynamic_cast.end28, !dbg !123

dynamic_cast.null27:
  br label %dynamic_cast.end28, !dbg !123

dynamic_cast.end28:
  %57 = phi %struct.Left* [ %56, %dynamic_cast.notnull26 ], [ null, %dynamic_cast.null27 ], !dbg !123
  %58 = load %struct.Left*, %struct.Left** %left, align 8, !dbg !123
  %cmp29 = icmp eq %struct.Left* %57, %58, !dbg !123
  br i1 %cmp29, label %land.rhs30, label %land.end35, !dbg !123

land.rhs30:
  %59 = load %struct.Base*, %struct.Base** %base, align 8, !dbg !123
  %60 = icmp eq %struct.Base* %59, null, !dbg !123
  br i1 %60, label %dynamic_cast.null32, label %dynamic_cast.notnull31, !dbg !123

dynamic_cast.notnull31:
  %61 = bitcast %struct.Base* %59 to i8*, !dbg !123
  %62 = call i8* @__dynamic_cast(i8* %61, i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*), i8* bitcast ({ i8*, i8*, i8* }* @_ZTI5Right to i8*), i64 0), !dbg !123
  %63 = bitcast i8* %62 to %struct.Right*, !dbg !123
  br label %dynamic_cast.end33, !dbg !123

dynamic_cast.null32:
  br label %dynamic_cast.end33, !dbg !123

dynamic_cast.end33:
  %64 = phi %struct.Right* [ %63, %dynamic_cast.notnull31 ], [ null, %dynamic_cast.null32 ], !dbg !123
  %65 = load %struct.Right*, %struct.Right** %right, align 8, !dbg !123
  %cmp34 = icmp eq %struct.Right* %64, %65, !dbg !123
  br label %land.end35

land.end35:
  %66 = phi i1 [ false, %dynamic_cast.end28 ], [ %cmp34, %dynamic_cast.end33 ], !dbg !121
  br i1 %66, label %cond.true36, label %cond.false37, !dbg !123

cond.true36:
  br label %cond.end38, !dbg !123

cond.false37:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([75 x i8], [75 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 48, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !123
  unreachable, !dbg !123

67:                                               ; No predecessors!
  br label %cond.end38, !dbg !123

cond.end38:
  %68 = load %struct.Other*, %struct.Other** %other, align 8, !dbg !124
  %69 = icmp eq %struct.Other* %68, null, !dbg !124
  br i1 %69, label %dynamic_cast.null40, label %dynamic_cast.notnull39, !dbg !124

dynamic_cast.notnull39:
  %70 = bitcast %struct.Other* %68 to i8*, !dbg !124
  %71 = call i8* @__dynamic_cast(i8* %70, i8* bitcast ({ i8*, i8* }* @_ZTI5Other to i8*), i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*), i64 -2), !dbg !124
  %72 = bitcast i8* %71 to %struct.Base*, !dbg !124
  br label %dynamic_cast.end41, !dbg !124

dynamic_cast.null40:
  br label %dynamic_cast.end41, !dbg !124

dynamic_cast.end41:
  %73 = phi %struct.Base* [ %72, %dynamic_cast.notnull39 ], [ null, %dynamic_cast.null40 ], !dbg !124
  %cmp42 = icmp ne %struct.Base* %73, null, !dbg !124
  br i1 %cmp42, label %cond.true43, label %cond.false44, !dbg !124

cond.true43:
  br label %cond.end45, !dbg !124

cond.false44:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 49, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !124
  unreachable, !dbg !124

74:                                               ; No predecessors!
  br label %cond.end45, !dbg !124

cond.end45:
  %75 = load %struct.Base*, %struct.Base** %base, align 8, !dbg !125
  %76 = icmp eq %struct.Base* %75, null, !dbg !125
  br i1 %76, label %dynamic_cast.null47, label %dynamic_cast.notnull46, !dbg !125

dynamic_cast.notnull46:
  %77 = bitcast %struct.Base* %75 to i8*, !dbg !125
  %78 = call i8* @__dynamic_cast(i8* %77, i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*), i8* bitcast ({ i8*, i8*, i8* }* @_ZTI9Unrelated to i8*), i64 0), !dbg !125
  %79 = bitcast i8* %78 to %struct.Unrelated*, !dbg !125
  br label %dynamic_cast.end48, !dbg !125

dynamic_cast.null47:
  br label %dynamic_cast.end48, !dbg !125

dynamic_cast.end48:
  %80 = phi %struct.Unrelated* [ %79, %dynamic_cast.notnull46 ], [ null, %dynamic_cast.null47 ], !dbg !125
  %cmp49 = icmp eq %struct.Unrelated* %80, null, !dbg !125
  br i1 %cmp49, label %land.rhs50, label %land.end55, !dbg !125

land.rhs50:
  %81 = load %struct.Other*, %struct.Other** %other, align 8, !dbg !125
  %82 = icmp eq %struct.Other* %81, null, !dbg !125
  br i1 %82, label %dynamic_cast.null52, label %dynamic_cast.notnull51, !dbg !125

dynamic_cast.notnull51:
  %83 = bitcast %struct.Other* %81 to i8*, !dbg !125
  %84 = call i8* @__dynamic_cast(i8* %83, i8* bitcast ({ i8*, i8* }* @_ZTI5Other to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64, i8*, i64 }* @_ZTI7Diamond to i8*), i64 32), !dbg !125
  %85 = bitcast i8* %84 to %struct.Diamond*, !dbg !125
  br label %dynamic_cast.end53, !dbg !125

dynamic_cast.null52:
  br label %dynamic_cast.end53, !dbg !125

dynamic_cast.end53:
  %86 = phi %struct.Diamond* [ %85, %dynamic_cast.notnull51 ], [ null, %dynamic_cast.null52 ], !dbg !125
  %cmp54 = icmp eq %struct.Diamond* %86, null, !dbg !125
  br label %land.end55

land.end55:
  %87 = phi i1 [ false, %dynamic_cast.end48 ], [ %cmp54, %dynamic_cast.end53 ], !dbg !121
  br i1 %87, label %cond.true56, label %cond.false57, !dbg !125

cond.true56:
  br label %cond.end58, !dbg !125

cond.false57:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([88 x i8], [88 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 50, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !125
  unreachable, !dbg !125

88:                                               ; No predecessors!
  br label %cond.end58, !dbg !125

cond.end58:
  %89 = load %struct.Right*, %struct.Right** %right, align 8, !dbg !126
  %90 = icmp eq %struct.Right* %89, null, !dbg !126
  br i1 %90, label %dynamic_cast.null60, label %dynamic_cast.notnull59, !dbg !126

dynamic_cast.notnull59:
  %91 = bitcast %struct.Right* %89 to i64**, !dbg !126
  %vtable = load i64*, i64** %91, align 8, !dbg !126
  %92 = getelementptr inbounds i64, i64* %vtable, i64 -2, !dbg !126
  %offset.to.top = load i64, i64* %92, align 8, !dbg !126
  %93 = bitcast %struct.Right* %89 to i8*, !dbg !126
  %94 = getelementptr inbounds i8, i8* %93, i64 %offset.to.top, !dbg !126
  br label %dynamic_cast.end61, !dbg !126

dynamic_cast.null60:
  br label %dynamic_cast.end61, !dbg !126

dynamic_cast.end61:
  %95 = phi i8* [ %94, %dynamic_cast.notnull59 ], [ null, %dynamic_cast.null60 ], !dbg !126
  %96 = bitcast %struct.Both* %both to i8*, !dbg !126
  %cmp62 = icmp eq i8* %95, %96, !dbg !126
  br i1 %cmp62, label %cond.true63, label %cond.false64, !dbg !126

cond.true63:
  br label %cond.end65, !dbg !126

cond.false64:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 51, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !126
  unreachable, !dbg !126

97:                                               ; No predecessors!
  br label %cond.end65, !dbg !126

cond.end65:
  %98 = bitcast %struct.Hidden* %hidden to i8*, !dbg !127
  call void @llvm.lifetime.start.p0i8(i64 32, i8* %98), !dbg !127
  call void @llvm.dbg.declare(metadata %struct.Hidden* %hidden, metadata !94, metadata !DIExpression()), !dbg !128
  call void @_ZN6HiddenC2Ev(%struct.Hidden* noundef nonnull align 8 dereferenceable(28) %hidden), !dbg !128
  %99 = bitcast %struct.Other** %seen to i8*, !dbg !129
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %99), !dbg !129
  call void @llvm.dbg.declare(metadata %struct.Other** %seen, metadata !95, metadata !DIExpression()), !dbg !130
  %100 = icmp eq %struct.Hidden* %hidden, null, !dbg !131
  br i1 %100, label %cast.end68, label %cast.notnull66, !dbg !131

cast.notnull66:
  %101 = bitcast %struct.Hidden* %hidden to i8*, !dbg !131
  %add.ptr67 = getelementptr inbounds i8, i8* %101, i64 16, !dbg !131
  %102 = bitcast i8* %add.ptr67 to %struct.Other*, !dbg !131
  br label %cast.end68, !dbg !131

cast.end68:
  %cast.result69 = phi %struct.Other* [ %102, %cast.notnull66 ], [ null, %cond.end65 ], !dbg !131
  store %struct.Other* %cast.result69, %struct.Other** %seen, align 8, !dbg !130
  %103 = bitcast %struct.Left** %inside to i8*, !dbg !132
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %103), !dbg !132
  call void @llvm.dbg.declare(metadata %struct.Left** %inside, metadata !96, metadata !DIExpression()), !dbg !133
  %call = invoke noundef %struct.Left* @_ZN6Hidden4leftEv(%struct.Hidden* noundef nonnull align 8 dereferenceable(28) %hidden)
          to label %invoke.cont unwind label %lpad, !dbg !134

invoke.cont:
  store %struct.Left* %call, %struct.Left** %inside, align 8, !dbg !133
  %104 = load %struct.Other*, %struct.Other** %seen, align 8, !dbg !135
  %105 = icmp eq %struct.Other* %104, null, !dbg !135
  br i1 %105, label %dynamic_cast.null71, label %dynamic_cast.notnull70, !dbg !135

dynamic_cast.notnull70:
  %106 = bitcast %struct.Other* %104 to i8*, !dbg !135
  %107 = call i8* @__dynamic_cast(i8* %106, i8* bitcast ({ i8*, i8* }* @_ZTI5Other to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI6Hidden to i8*), i64 16), !dbg !135
  %108 = bitcast i8* %107 to %struct.Hidden*, !dbg !135
  br label %dynamic_cast.end72, !dbg !135

lpad:
  %109 = landingpad { i8*, i32 }
          cleanup, !dbg !136
  %110 = extractvalue { i8*, i32 } %109, 0, !dbg !136
  store i8* %110, i8** %exn.slot, align 8, !dbg !136
  %111 = extractvalue { i8*, i32 } %109, 1, !dbg !136
  store i32 %111, i32* %ehselector.slot, align 4, !dbg !136
  br label %ehcleanup171, !dbg !136

dynamic_cast.null71:
  br label %dynamic_cast.end72, !dbg !135

dynamic_cast.end72:
  %112 = phi %struct.Hidden* [ %108, %dynamic_cast.notnull70 ], [ null, %dynamic_cast.null71 ], !dbg !135
  %cmp73 = icmp eq %struct.Hidden* %112, %hidden, !dbg !135
  br i1 %cmp73, label %land.rhs74, label %land.end79, !dbg !135

land.rhs74:
  %113 = load %struct.Other*, %struct.Other** %seen, align 8, !dbg !135
  %114 = icmp eq %struct.Other* %113, null, !dbg !135
  br i1 %114, label %dynamic_cast.null76, label %dynamic_cast.notnull75, !dbg !135

dynamic_cast.notnull75:
  %115 = bitcast %struct.Other* %113 to i8*, !dbg !135
  %116 = call i8* @__dynamic_cast(i8* %115, i8* bitcast ({ i8*, i8* }* @_ZTI5Other to i8*), i8* bitcast ({ i8*, i8*, i8* }* @_ZTI4Left to i8*), i64 -2), !dbg !135
  %117 = bitcast i8* %116 to %struct.Left*, !dbg !135
  br label %dynamic_cast.end77, !dbg !135

dynamic_cast.null76:
  br label %dynamic_cast.end77, !dbg !135

dynamic_cast.end77:
  %118 = phi %struct.Left* [ %117, %dynamic_cast.notnull75 ], [ null, %dynamic_cast.null76 ], !dbg !135
  %cmp78 = icmp eq %struct.Left* %118, null, !dbg !135
  br label %land.end79

land.end79:
  %119 = phi i1 [ false, %dynamic_cast.end72 ], [ %cmp78, %dynamic_cast.end77 ], !dbg !121
  br i1 %119, label %cond.true80, label %cond.false81, !dbg !135

cond.true80:
  br label %cond.end82, !dbg !135

cond.false81:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([81 x i8], [81 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 56, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !135
  unreachable, !dbg !135

120:                                              ; No predecessors!
  br label %cond.end82, !dbg !135

cond.end82:
  %121 = load %struct.Left*, %struct.Left** %inside, align 8, !dbg !137
  %122 = icmp eq %struct.Left* %121, null, !dbg !137
  br i1 %122, label %dynamic_cast.null84, label %dynamic_cast.notnull83, !dbg !137

dynamic_cast.notnull83:
  %123 = bitcast %struct.Left* %121 to i8*, !dbg !137
  %124 = call i8* @__dynamic_cast(i8* %123, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI4Left to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI6Hidden to i8*), i64 -2), !dbg !137
  %125 = bitcast i8* %124 to %struct.Hidden*, !dbg !137
  br label %dynamic_cast.end85, !dbg !137

dynamic_cast.null84:
  br label %dynamic_cast.end85, !dbg !137

dynamic_cast.end85:
  %126 = phi %struct.Hidden* [ %125, %dynamic_cast.notnull83 ], [ null, %dynamic_cast.null84 ], !dbg !137
  %cmp86 = icmp eq %struct.Hidden* %126, null, !dbg !137
  br i1 %cmp86, label %land.rhs87, label %land.end92, !dbg !137

land.rhs87:
  %127 = load %struct.Left*, %struct.Left** %inside, align 8, !dbg !137
  %128 = icmp eq %struct.Left* %127, null, !dbg !137
  br i1 %128, label %dynamic_cast.null89, label %dynamic_cast.notnull88, !dbg !137

dynamic_cast.notnull88:
  %129 = bitcast %struct.Left* %127 to i8*, !dbg !137
  %130 = call i8* @__dynamic_cast(i8* %129, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI4Left to i8*), i8* bitcast ({ i8*, i8* }* @_ZTI5Other to i8*), i64 -2), !dbg !137
  %131 = bitcast i8* %130 to %struct.Other*, !dbg !137
  br label %dynamic_cast.end90, !dbg !137

dynamic_cast.null89:
  br label %dynamic_cast.end90, !dbg !137

dynamic_cast.end90:
  %132 = phi %struct.Other* [ %131, %dynamic_cast.notnull88 ], [ null, %dynamic_cast.null89 ], !dbg !137
  %cmp91 = icmp eq %struct.Other* %132, null, !dbg !137
  br label %land.end92

land.end92:
  %133 = phi i1 [ false, %dynamic_cast.end85 ], [ %cmp91, %dynamic_cast.end90 ], !dbg !121
  br i1 %133, label %cond.true93, label %cond.false94, !dbg !137

cond.true93:
  br label %cond.end95, !dbg !137

cond.false94:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([86 x i8], [86 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 57, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !137
  unreachable, !dbg !137

134:                                              ; No predecessors!
  br label %cond.end95, !dbg !137

cond.end95:
  %135 = bitcast %struct.Deep* %deep to i8*, !dbg !138
  call void @llvm.lifetime.start.p0i8(i64 72, i8* %135), !dbg !138
  call void @llvm.dbg.declare(metadata %struct.Deep* %deep, metadata !97, metadata !DIExpression()), !dbg !139
  call void @_ZN4DeepC1Ev(%struct.Deep* noundef nonnull align 8 dereferenceable(52) %deep), !dbg !139
  %136 = bitcast %struct.Base** %top to i8*, !dbg !140
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %136), !dbg !140
  call void @llvm.dbg.declare(metadata %struct.Base** %top, metadata !98, metadata !DIExpression()), !dbg !141
  %137 = icmp eq %struct.Deep* %deep, null, !dbg !142
  br i1 %137, label %cast.end99, label %cast.notnull96, !dbg !142

cast.notnull96:
  %138 = bitcast %struct.Deep* %deep to i8**, !dbg !142
  %vtable97 = load i8*, i8** %138, align 8, !dbg !142
  %vbase.offset.ptr = getelementptr i8, i8* %vtable97, i64 -24, !dbg !142
  %139 = bitcast i8* %vbase.offset.ptr to i64*, !dbg !142
  %vbase.offset = load i64, i64* %139, align 8, !dbg !142
  %140 = bitcast %struct.Deep* %deep to i8*, !dbg !142
  %add.ptr98 = getelementptr inbounds i8, i8* %140, i64 %vbase.offset, !dbg !142
  %141 = bitcast i8* %add.ptr98 to %struct.Base*, !dbg !142
  br label %cast.end99, !dbg !142

cast.end99:
  %cast.result100 = phi %struct.Base* [ %141, %cast.notnull96 ], [ null, %cond.end95 ], !dbg !142
  store %struct.Base* %cast.result100, %struct.Base** %top, align 8, !dbg !141
  %142 = load %struct.Base*, %struct.Base** %top, align 8, !dbg !143
  %143 = icmp eq %struct.Base* %142, null, !dbg !143
  br i1 %143, label %dynamic_cast.null102, label %dynamic_cast.notnull101, !dbg !143

dynamic_cast.notnull101:
  %144 = bitcast %struct.Base* %142 to i8*, !dbg !143
  %145 = call i8* @__dynamic_cast(i8* %144, i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*), i8* bitcast ({ i8*, i8*, i8* }* @_ZTI4Deep to i8*), i64 -1), !dbg !143
  %146 = bitcast i8* %145 to %struct.Deep*, !dbg !143
  br label %dynamic_cast.end103, !dbg !143

dynamic_cast.null102:
  br label %dynamic_cast.end103, !dbg !143

dynamic_cast.end103:
  %147 = phi %struct.Deep* [ %146, %dynamic_cast.notnull101 ], [ null, %dynamic_cast.null102 ], !dbg !143
  %cmp104 = icmp eq %struct.Deep* %147, %deep, !dbg !143
  br i1 %cmp104, label %land.rhs105, label %land.end110, !dbg !143

land.rhs105:
  %148 = load %struct.Base*, %struct.Base** %top, align 8, !dbg !143
  %149 = icmp eq %struct.Base* %148, null, !dbg !143
  br i1 %149, label %dynamic_cast.null107, label %dynamic_cast.notnull106, !dbg !143

dynamic_cast.notnull106:
  %150 = bitcast %struct.Base* %148 to i8*, !dbg !143
  %151 = call i8* @__dynamic_cast(i8* %150, i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64, i8*, i64 }* @_ZTI7Diamond to i8*), i64 -1), !dbg !143
  %152 = bitcast i8* %151 to %struct.Diamond*, !dbg !143
  br label %dynamic_cast.end108, !dbg !143

dynamic_cast.null107:
  br label %dynamic_cast.end108, !dbg !143

dynamic_cast.end108:
  %153 = phi %struct.Diamond* [ %152, %dynamic_cast.notnull106 ], [ null, %dynamic_cast.null107 ], !dbg !143
  %154 = bitcast %struct.Deep* %deep to %struct.Diamond*, !dbg !143
  %cmp109 = icmp eq %struct.Diamond* %153, %154, !dbg !143
  br label %land.end110

land.end110:
  %155 = phi i1 [ false, %dynamic_cast.end103 ], [ %cmp109, %dynamic_cast.end108 ], !dbg !121
  br i1 %155, label %cond.true111, label %cond.false112, !dbg !143

cond.true111:
  br label %cond.end113, !dbg !143

cond.false112:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([76 x i8], [76 x i8]* @.str.9, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 61, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !143
  unreachable, !dbg !143

156:                                              ; No predecessors!
  br label %cond.end113, !dbg !143

cond.end113:
  %157 = load %struct.Base*, %struct.Base** %top, align 8, !dbg !144
  %158 = icmp eq %struct.Base* %157, null, !dbg !144
  br i1 %158, label %dynamic_cast.null115, label %dynamic_cast.notnull114, !dbg !144

dynamic_cast.notnull114:
  %159 = bitcast %struct.Base* %157 to i8*, !dbg !144
  %160 = call i8* @__dynamic_cast(i8* %159, i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI7Shared2 to i8*), i64 -1), !dbg !144
  %161 = bitcast i8* %160 to %struct.Shared2*, !dbg !144
  br label %dynamic_cast.end116, !dbg !144

dynamic_cast.null115:
  br label %dynamic_cast.end116, !dbg !144

dynamic_cast.end116:
  %162 = phi %struct.Shared2* [ %161, %dynamic_cast.notnull114 ], [ null, %dynamic_cast.null115 ], !dbg !144
  %t = getelementptr inbounds %struct.Shared2, %struct.Shared2* %162, i32 0, i32 1, !dbg !144
  %163 = load i32, i32* %t, align 8, !dbg !144
  %cmp117 = icmp eq i32 %163, 7, !dbg !144
  br i1 %cmp117, label %land.rhs118, label %land.end126, !dbg !144

land.rhs118:
  %164 = load %struct.Base*, %struct.Base** %top, align 8, !dbg !144
  %165 = icmp eq %struct.Base* %164, null, !dbg !144
  br i1 %165, label %dynamic_cast.null120, label %dynamic_cast.notnull119, !dbg !144

dynamic_cast.notnull119:
  %166 = bitcast %struct.Base* %164 to i8*, !dbg !144
  %167 = call i8* @__dynamic_cast(i8* %166, i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI7Shared2 to i8*), i64 -1), !dbg !144
  %168 = bitcast i8* %167 to %struct.Shared2*, !dbg !144
  br label %dynamic_cast.end121, !dbg !144

dynamic_cast.null120:
  br label %dynamic_cast.end121, !dbg !144

dynamic_cast.end121:
  %169 = phi %struct.Shared2* [ %168, %dynamic_cast.notnull119 ], [ null, %dynamic_cast.null120 ], !dbg !144
  %170 = icmp eq %struct.Shared2* %169, null, !dbg !144
  br i1 %170, label %dynamic_cast.null123, label %dynamic_cast.notnull122, !dbg !144

dynamic_cast.notnull122:
  %171 = bitcast %struct.Shared2* %169 to i8*, !dbg !144
  %172 = call i8* @__dynamic_cast(i8* %171, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI7Shared2 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI7Shared1 to i8*), i64 -2), !dbg !144
  %173 = bitcast i8* %172 to %struct.Shared1*, !dbg !144
  br label %dynamic_cast.end124, !dbg !144

dynamic_cast.null123:
  br label %dynamic_cast.end124, !dbg !144

dynamic_cast.end124:
  %174 = phi %struct.Shared1* [ %173, %dynamic_cast.notnull122 ], [ null, %dynamic_cast.null123 ], !dbg !144
  %s = getelementptr inbounds %struct.Shared1, %struct.Shared1* %174, i32 0, i32 1, !dbg !144
  %175 = load i32, i32* %s, align 8, !dbg !144
  %cmp125 = icmp eq i32 %175, 6, !dbg !144
  br label %land.end126

land.end126:
  %176 = phi i1 [ false, %dynamic_cast.end116 ], [ %cmp125, %dynamic_cast.end124 ], !dbg !121
  br i1 %176, label %cond.true127, label %cond.false128, !dbg !144

cond.true127:
  br label %cond.end129, !dbg !144

cond.false128:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([102 x i8], [102 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 62, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !144
  unreachable, !dbg !144

177:                                              ; No predecessors!
  br label %cond.end129, !dbg !144

cond.end129:
  %178 = icmp eq %struct.Deep* %deep, null, !dbg !145
  br i1 %178, label %cast.end132, label %cast.notnull130, !dbg !145

cast.notnull130:
  %179 = bitcast %struct.Deep* %deep to i8*, !dbg !145
  %add.ptr131 = getelementptr inbounds i8, i8* %179, i64 32, !dbg !145
  %180 = bitcast i8* %add.ptr131 to %struct.Other*, !dbg !145
  br label %cast.end132, !dbg !145

cast.end132:
  %cast.result133 = phi %struct.Other* [ %180, %cast.notnull130 ], [ null, %cond.end129 ], !dbg !145
  %181 = icmp eq %struct.Other* %cast.result133, null, !dbg !145
  br i1 %181, label %dynamic_cast.null135, label %dynamic_cast.notnull134, !dbg !145

dynamic_cast.notnull134:
  %182 = bitcast %struct.Other* %cast.result133 to i8*, !dbg !145
  %183 = call i8* @__dynamic_cast(i8* %182, i8* bitcast ({ i8*, i8* }* @_ZTI5Other to i8*), i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*), i64 -2), !dbg !145
  %184 = bitcast i8* %183 to %struct.Base*, !dbg !145
  br label %dynamic_cast.end136, !dbg !145

dynamic_cast.null135:
  br label %dynamic_cast.end136, !dbg !145

dynamic_cast.end136:
  %185 = phi %struct.Base* [ %184, %dynamic_cast.notnull134 ], [ null, %dynamic_cast.null135 ], !dbg !145
  %186 = load %struct.Base*, %struct.Base** %top, align 8, !dbg !145
  %cmp137 = icmp eq %struct.Base* %185, %186, !dbg !145
  br i1 %cmp137, label %cond.true138, label %cond.false139, !dbg !145

cond.true138:
  br label %cond.end140, !dbg !145

cond.false139:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 63, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !145
  unreachable, !dbg !145

187:                                              ; No predecessors!
  br label %cond.end140, !dbg !145

cond.end140:
  %188 = load %struct.Base*, %struct.Base** %top, align 8, !dbg !146
  %189 = icmp eq %struct.Base* %188, null, !dbg !146
  br i1 %189, label %dynamic_cast.null142, label %dynamic_cast.notnull141, !dbg !146

dynamic_cast.notnull141:
  %190 = bitcast %struct.Base* %188 to i8*, !dbg !146
  %191 = call i8* @__dynamic_cast(i8* %190, i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64, i8*, i64 }* @_ZTI4Both to i8*), i64 -3), !dbg !146
  %192 = bitcast i8* %191 to %struct.Both*, !dbg !146
  br label %dynamic_cast.end143, !dbg !146

dynamic_cast.null142:
  br label %dynamic_cast.end143, !dbg !146

dynamic_cast.end143:
  %193 = phi %struct.Both* [ %192, %dynamic_cast.notnull141 ], [ null, %dynamic_cast.null142 ], !dbg !146
  %cmp144 = icmp eq %struct.Both* %193, null, !dbg !146
  br i1 %cmp144, label %cond.true145, label %cond.false146, !dbg !146

cond.true145:
  br label %cond.end147, !dbg !146

cond.false146:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 64, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !146
  unreachable, !dbg !146

194:                                              ; No predecessors!
  br label %cond.end147, !dbg !146

cond.end147:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %caught), !dbg !147
  call void @llvm.dbg.declare(metadata i8* %caught, metadata !99, metadata !DIExpression()), !dbg !148
  store i8 0, i8* %caught, align 1, !dbg !148
  %195 = load %struct.Base*, %struct.Base** %base, align 8, !dbg !149
  %196 = bitcast %struct.Base* %195 to i8*, !dbg !151
  %197 = call i8* @__dynamic_cast(i8* %196, i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*), i8* bitcast ({ i8*, i8*, i8* }* @_ZTI9Unrelated to i8*), i64 0), !dbg !151
  %198 = bitcast i8* %197 to %struct.Unrelated*, !dbg !151
  %199 = icmp eq %struct.Unrelated* %198, null, !dbg !151
  br i1 %199, label %dynamic_cast.bad_cast, label %dynamic_cast.end150, !dbg !151

dynamic_cast.bad_cast:
  invoke void @__cxa_bad_cast()
          to label %invoke.cont149 unwind label %lpad148, !dbg !151

invoke.cont149:
  unreachable, !dbg !151

dynamic_cast.end150:
  br label %try.cont, !dbg !152

lpad148:
  %200 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTISt8bad_cast to i8*), !dbg !153
  %201 = extractvalue { i8*, i32 } %200, 0, !dbg !153
  store i8* %201, i8** %exn.slot, align 8, !dbg !153
  %202 = extractvalue { i8*, i32 } %200, 1, !dbg !153
  store i32 %202, i32* %ehselector.slot, align 4, !dbg !153
  br label %catch.dispatch, !dbg !153

catch.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !152
  %203 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt8bad_cast to i8*)), !dbg !152
  %matches = icmp eq i32 %sel, %203, !dbg !152
  br i1 %matches, label %catch, label %ehcleanup, !dbg !152

catch:
  %204 = bitcast %"class.std::bad_cast"** %0 to i8*, !dbg !152
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %204), !dbg !152
  call void @llvm.dbg.declare(metadata %"class.std::bad_cast"** %0, metadata !100, metadata !DIExpression()), !dbg !154
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !152
  %205 = call i8* @__cxa_begin_catch(i8* %exn), !dbg !152
  %exn.byref = bitcast i8* %205 to %"class.std::bad_cast"*, !dbg !152
  store %"class.std::bad_cast"* %exn.byref, %"class.std::bad_cast"** %0, align 8, !dbg !152
  store i8 1, i8* %caught, align 1, !dbg !155
  invoke void @__cxa_end_catch()
          to label %invoke.cont152 unwind label %lpad151, !dbg !157

invoke.cont152:
  %206 = bitcast %"class.std::bad_cast"** %0 to i8*, !dbg !157
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %206), !dbg !157
  br label %try.cont, !dbg !157

try.cont:
  %207 = load i8, i8* %caught, align 1, !dbg !158, !range !159
  %tobool = trunc i8 %207 to i1, !dbg !158
  br i1 %tobool, label %cond.true153, label %cond.false154, !dbg !158

cond.true153:
  br label %cond.end155, !dbg !158

cond.false154:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 72, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !158
  unreachable, !dbg !158

lpad151:
  %208 = landingpad { i8*, i32 }
          cleanup, !dbg !136
  %209 = extractvalue { i8*, i32 } %208, 0, !dbg !136
  store i8* %209, i8** %exn.slot, align 8, !dbg !136
  %210 = extractvalue { i8*, i32 } %208, 1, !dbg !136
  store i32 %210, i32* %ehselector.slot, align 4, !dbg !136
  %211 = bitcast %"class.std::bad_cast"** %0 to i8*, !dbg !157
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %211), !dbg !157
  br label %ehcleanup, !dbg !157

212:                                              ; No predecessors!
  br label %cond.end155, !dbg !158

cond.end155:
  %213 = load %struct.Base*, %struct.Base** %base, align 8, !dbg !160
  %214 = icmp eq %struct.Base* %213, null, !dbg !160
  br i1 %214, label %typeid.bad_typeid, label %typeid.end, !dbg !160

typeid.bad_typeid:
  invoke void @__cxa_bad_typeid()
          to label %invoke.cont157 unwind label %lpad156, !dbg !160

invoke.cont157:
  unreachable, !dbg !160

typeid.end:
  %215 = bitcast %struct.Base* %213 to %"class.std::type_info"***, !dbg !160
  %vtable158 = load %"class.std::type_info"**, %"class.std::type_info"*** %215, align 8, !dbg !160
  %216 = getelementptr inbounds %"class.std::type_info"*, %"class.std::type_info"** %vtable158, i64 -1, !dbg !160
  %217 = load %"class.std::type_info"*, %"class.std::type_info"** %216, align 8, !dbg !160
  %call159 = call noundef zeroext i1 @_ZNKSt9type_infoeqERKS_(%"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %217, %"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64, i8*, i64 }* @_ZTI4Both to %"class.std::type_info"*)), !dbg !160
  br i1 %call159, label %land.lhs.true160, label %land.end164, !dbg !160

land.lhs.true160:
  %call161 = call noundef zeroext i1 @_ZNKSt9type_infoneERKS_(%"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) bitcast (i8** @_ZTIi to %"class.std::type_info"*), %"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) bitcast (i8** @_ZTId to %"class.std::type_info"*)), !dbg !160
  br i1 %call161, label %land.rhs162, label %land.end164, !dbg !160

land.rhs162:
  %call163 = call noundef zeroext i1 @_ZNKSt9type_infoneERKS_(%"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) bitcast (i8** @_ZTIPc to %"class.std::type_info"*), %"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) bitcast (i8** @_ZTIPi to %"class.std::type_info"*)), !dbg !160
  br label %land.end164

land.end164:
  %218 = phi i1 [ false, %land.lhs.true160 ], [ false, %typeid.end ], [ %call163, %land.rhs162 ], !dbg !121
  br i1 %218, label %cond.true165, label %cond.false166, !dbg !160

cond.true165:
  br label %cond.end167, !dbg !160

cond.false166:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([98 x i8], [98 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 73, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !160
  unreachable, !dbg !160

lpad156:
  %219 = landingpad { i8*, i32 }
          cleanup, !dbg !136
  %220 = extractvalue { i8*, i32 } %219, 0, !dbg !136
  store i8* %220, i8** %exn.slot, align 8, !dbg !136
  %221 = extractvalue { i8*, i32 } %219, 1, !dbg !136
  store i32 %221, i32* %ehselector.slot, align 4, !dbg !136
  br label %ehcleanup, !dbg !136

222:                                              ; No predecessors!
  br label %cond.end167, !dbg !160

cond.end167:
  store i32 0, i32* %retval, align 4, !dbg !161
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %caught), !dbg !136
  %223 = bitcast %struct.Base** %top to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %223), !dbg !136
  call void @_ZN4DeepD1Ev(%struct.Deep* noundef nonnull align 8 dereferenceable(52) %deep), !dbg !136
  %224 = bitcast %struct.Deep* %deep to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 72, i8* %224), !dbg !136
  %225 = bitcast %struct.Left** %inside to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %225), !dbg !136
  %226 = bitcast %struct.Other** %seen to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %226), !dbg !136
  call void @_ZN6HiddenD2Ev(%struct.Hidden* noundef nonnull align 8 dereferenceable(28) %hidden), !dbg !136
  %227 = bitcast %struct.Hidden* %hidden to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 32, i8* %227), !dbg !136
  %228 = bitcast %struct.Base** %base to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %228), !dbg !136
  %229 = bitcast %struct.Other** %other to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %229), !dbg !136
  %230 = bitcast %struct.Right** %right to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %230), !dbg !136
  %231 = bitcast %struct.Left** %left to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %231), !dbg !136
  call void @_ZN4BothD2Ev(%struct.Both* noundef nonnull align 8 dereferenceable(48) %both), !dbg !136
  %232 = bitcast %struct.Both* %both to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 48, i8* %232), !dbg !136
  %233 = load i32, i32* %retval, align 4, !dbg !136
  ret i32 %233, !dbg !136

ehcleanup:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %caught), !dbg !136
  %234 = bitcast %struct.Base** %top to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %234), !dbg !136
  call void @_ZN4DeepD1Ev(%struct.Deep* noundef nonnull align 8 dereferenceable(52) %deep), !dbg !136
  %235 = bitcast %struct.Deep* %deep to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 72, i8* %235), !dbg !136
  br label %ehcleanup171, !dbg !136

ehcleanup171:
  %236 = bitcast %struct.Left** %inside to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %236), !dbg !136
  %237 = bitcast %struct.Other** %seen to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %237), !dbg !136
  call void @_ZN6HiddenD2Ev(%struct.Hidden* noundef nonnull align 8 dereferenceable(28) %hidden), !dbg !136
  %238 = bitcast %struct.Hidden* %hidden to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 32, i8* %238), !dbg !136
  %239 = bitcast %struct.Base** %base to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %239), !dbg !136
  %240 = bitcast %struct.Other** %other to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %240), !dbg !136
  %241 = bitcast %struct.Right** %right to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %241), !dbg !136
  %242 = bitcast %struct.Left** %left to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %242), !dbg !136
  call void @_ZN4BothD2Ev(%struct.Both* noundef nonnull align 8 dereferenceable(48) %both), !dbg !136
  %243 = bitcast %struct.Both* %both to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 48, i8* %243), !dbg !136
  br label %eh.resume, !dbg !136

eh.resume:
  %exn181 = load i8*, i8** %exn.slot, align 8, !dbg !136
  %sel182 = load i32, i32* %ehselector.slot, align 4, !dbg !136
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn181, 0, !dbg !136
  %lpad.val183 = insertvalue { i8*, i32 } %lpad.val, i32 %sel182, 1, !dbg !136
  resume { i8*, i32 } %lpad.val183, !dbg !136
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define linkonce_odr dso_local void @_ZN4BothC2Ev(%struct.Both* noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #3 comdat align 2 !dbg !162 {
entry:
  %this.addr = alloca %struct.Both*, align 8
  store %struct.Both* %this, %struct.Both** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Both** %this.addr, metadata !168, metadata !DIExpression()), !dbg !169
  %this1 = load %struct.Both*, %struct.Both** %this.addr, align 8
  %0 = bitcast %struct.Both* %this1 to %struct.Left*, !dbg !170
  call void @_ZN4LeftC2Ev(%struct.Left* noundef nonnull align 8 dereferenceable(16) %0), !dbg !170
  %1 = bitcast %struct.Both* %this1 to i8*, !dbg !170
  %2 = getelementptr inbounds i8, i8* %1, i64 16, !dbg !170
  %3 = bitcast i8* %2 to %struct.Right*, !dbg !170
  call void @_ZN5RightC2Ev(%struct.Right* noundef nonnull align 8 dereferenceable(16) %3), !dbg !170
  %4 = bitcast %struct.Both* %this1 to i8*, !dbg !170
  %5 = getelementptr inbounds i8, i8* %4, i64 32, !dbg !170
  %6 = bitcast i8* %5 to %struct.Other*, !dbg !170
  call void @_ZN5OtherC2Ev(%struct.Other* noundef nonnull align 8 dereferenceable(12) %6), !dbg !170
  %7 = bitcast %struct.Both* %this1 to i32 (...)***, !dbg !170
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [4 x i8*], [4 x i8*], [4 x i8*] }, { [4 x i8*], [4 x i8*], [4 x i8*] }* @_ZTV4Both, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %7, align 8, !dbg !170
  %8 = bitcast %struct.Both* %this1 to i8*, !dbg !170
  %add.ptr = getelementptr inbounds i8, i8* %8, i64 16, !dbg !170
  %9 = bitcast i8* %add.ptr to i32 (...)***, !dbg !170
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [4 x i8*], [4 x i8*], [4 x i8*] }, { [4 x i8*], [4 x i8*], [4 x i8*] }* @_ZTV4Both, i32 0, inrange i32 1, i32 2) to i32 (...)**), i32 (...)*** %9, align 8, !dbg !170
  %10 = bitcast %struct.Both* %this1 to i8*, !dbg !170
  %add.ptr2 = getelementptr inbounds i8, i8* %10, i64 32, !dbg !170
  %11 = bitcast i8* %add.ptr2 to i32 (...)***, !dbg !170
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [4 x i8*], [4 x i8*], [4 x i8*] }, { [4 x i8*], [4 x i8*], [4 x i8*] }* @_ZTV4Both, i32 0, inrange i32 2, i32 2) to i32 (...)**), i32 (...)*** %11, align 8, !dbg !170
  %b = getelementptr inbounds %struct.Both, %struct.Both* %this1, i32 0, i32 3, !dbg !171
  store i32 5, i32* %b, align 4, !dbg !171
  ret void, !dbg !170
}

declare i8* @__dynamic_cast(i8*, i8*, i8*, i64)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define linkonce_odr dso_local void @_ZN6HiddenC2Ev(%struct.Hidden* noundef nonnull align 8 dereferenceable(28) %this) unnamed_addr #3 comdat align 2 !dbg !172 {
entry:
  %this.addr = alloca %struct.Hidden*, align 8
  store %struct.Hidden* %this, %struct.Hidden** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Hidden** %this.addr, metadata !177, metadata !DIExpression()), !dbg !178
  %this1 = load %struct.Hidden*, %struct.Hidden** %this.addr, align 8
  %0 = bitcast %struct.Hidden* %this1 to %struct.Left*, !dbg !179
  call void @_ZN4LeftC2Ev(%struct.Left* noundef nonnull align 8 dereferenceable(16) %0), !dbg !179
  %1 = bitcast %struct.Hidden* %this1 to i8*, !dbg !179
  %2 = getelementptr inbounds i8, i8* %1, i64 16, !dbg !179
  %3 = bitcast i8* %2 to %struct.Other*, !dbg !179
  call void @_ZN5OtherC2Ev(%struct.Other* noundef nonnull align 8 dereferenceable(12) %3), !dbg !179
  %4 = bitcast %struct.Hidden* %this1 to i32 (...)***, !dbg !179
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [4 x i8*], [4 x i8*] }, { [4 x i8*], [4 x i8*] }* @_ZTV6Hidden, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !179
  %5 = bitcast %struct.Hidden* %this1 to i8*, !dbg !179
  %add.ptr = getelementptr inbounds i8, i8* %5, i64 16, !dbg !179
  %6 = bitcast i8* %add.ptr to i32 (...)***, !dbg !179
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [4 x i8*], [4 x i8*] }, { [4 x i8*], [4 x i8*] }* @_ZTV6Hidden, i32 0, inrange i32 1, i32 2) to i32 (...)**), i32 (...)*** %6, align 8, !dbg !179
  ret void, !dbg !179
}

define linkonce_odr dso_local noundef %struct.Left* @_ZN6Hidden4leftEv(%struct.Hidden* noundef nonnull align 8 dereferenceable(28) %this) #6 comdat align 2 !dbg !180 {
entry:
  %this.addr = alloca %struct.Hidden*, align 8
  store %struct.Hidden* %this, %struct.Hidden** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Hidden** %this.addr, metadata !182, metadata !DIExpression()), !dbg !183
  %this1 = load %struct.Hidden*, %struct.Hidden** %this.addr, align 8
  %0 = bitcast %struct.Hidden* %this1 to %struct.Left*, !dbg !184
  ret %struct.Left* %0, !dbg !185
}

declare i32 @__gxx_personality_v0(...)

define linkonce_odr dso_local void @_ZN4DeepC1Ev(%struct.Deep* noundef nonnull align 8 dereferenceable(52) %this) unnamed_addr #3 comdat align 2 !dbg !186 {
entry:
  %this.addr = alloca %struct.Deep*, align 8
  store %struct.Deep* %this, %struct.Deep** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Deep** %this.addr, metadata !192, metadata !DIExpression()), !dbg !193
  %this1 = load %struct.Deep*, %struct.Deep** %this.addr, align 8
  %0 = bitcast %struct.Deep* %this1 to i8*, !dbg !194
  %1 = getelementptr inbounds i8, i8* %0, i64 56, !dbg !194
  %2 = bitcast i8* %1 to %struct.Base*, !dbg !194
  call void @_ZN4BaseC2Ev(%struct.Base* noundef nonnull align 8 dereferenceable(12) %2), !dbg !194
  %3 = bitcast %struct.Deep* %this1 to %struct.Diamond*, !dbg !194
  call void @_ZN7DiamondC2Ev(%struct.Diamond* noundef nonnull align 8 dereferenceable(48) %3, i8** noundef getelementptr inbounds ([10 x i8*], [10 x i8*]* @_ZTT4Deep, i64 0, i64 1)), !dbg !194
  %4 = bitcast %struct.Deep* %this1 to i32 (...)***, !dbg !194
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*], [5 x i8*], [4 x i8*], [5 x i8*] }, { [5 x i8*], [5 x i8*], [4 x i8*], [5 x i8*] }* @_ZTV4Deep, i32 0, inrange i32 0, i32 3) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !194
  %5 = bitcast %struct.Deep* %this1 to i8*, !dbg !194
  %add.ptr = getelementptr inbounds i8, i8* %5, i64 56, !dbg !194
  %6 = bitcast i8* %add.ptr to i32 (...)***, !dbg !194
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*], [5 x i8*], [4 x i8*], [5 x i8*] }, { [5 x i8*], [5 x i8*], [4 x i8*], [5 x i8*] }* @_ZTV4Deep, i32 0, inrange i32 3, i32 3) to i32 (...)**), i32 (...)*** %6, align 8, !dbg !194
  %7 = bitcast %struct.Deep* %this1 to i8*, !dbg !194
  %add.ptr2 = getelementptr inbounds i8, i8* %7, i64 16, !dbg !194
  %8 = bitcast i8* %add.ptr2 to i32 (...)***, !dbg !194
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*], [5 x i8*], [4 x i8*], [5 x i8*] }, { [5 x i8*], [5 x i8*], [4 x i8*], [5 x i8*] }* @_ZTV4Deep, i32 0, inrange i32 1, i32 3) to i32 (...)**), i32 (...)*** %8, align 8, !dbg !194
  %9 = bitcast %struct.Deep* %this1 to i8*, !dbg !194
  %add.ptr3 = getelementptr inbounds i8, i8* %9, i64 32, !dbg !194
  %10 = bitcast i8* %add.ptr3 to i32 (...)***, !dbg !194
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*], [5 x i8*], [4 x i8*], [5 x i8*] }, { [5 x i8*], [5 x i8*], [4 x i8*], [5 x i8*] }* @_ZTV4Deep, i32 0, inrange i32 2, i32 2) to i32 (...)**), i32 (...)*** %10, align 8, !dbg !194
  %e = getelementptr inbounds %struct.Deep, %struct.Deep* %this1, i32 0, i32 1, !dbg !195
  store i32 9, i32* %e, align 8, !dbg !195
  ret void, !dbg !194
}

declare void @__cxa_bad_cast()

declare i32 @llvm.eh.typeid.for(i8*)

declare i8* @__cxa_begin_catch(i8*)

declare void @__cxa_end_catch()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__cxa_bad_typeid()

define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt9type_infoeqERKS_(%"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %this, %"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %__arg) #8 comdat align 2 !dbg !196 {
entry:
  %retval = alloca i1, align 1
  %this.addr = alloca %"class.std::type_info"*, align 8
  %__arg.addr = alloca %"class.std::type_info"*, align 8
  store %"class.std::type_info"* %this, %"class.std::type_info"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::type_info"** %this.addr, metadata !205, metadata !DIExpression()), !dbg !208
  store %"class.std::type_info"* %__arg, %"class.std::type_info"** %__arg.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::type_info"** %__arg.addr, metadata !207, metadata !DIExpression()), !dbg !209
  %this1 = load %"class.std::type_info"*, %"class.std::type_info"** %this.addr, align 8
  %__name = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %this1, i32 0, i32 1, !dbg !210
  %0 = load i8*, i8** %__name, align 8, !dbg !210
  %1 = load %"class.std::type_info"*, %"class.std::type_info"** %__arg.addr, align 8, !dbg !212
  %__name2 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %1, i32 0, i32 1, !dbg !213
  %2 = load i8*, i8** %__name2, align 8, !dbg !213
  %cmp = icmp eq i8* %0, %2, !dbg !214
  br i1 %cmp, label %if.then, label %if.end, !dbg !215

if.then:
  store i1 true, i1* %retval, align 1, !dbg !216
  br label %return, !dbg !216

if.end:
  %__name3 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %this1, i32 0, i32 1, !dbg !217
  %3 = load i8*, i8** %__name3, align 8, !dbg !217
  %arrayidx = getelementptr inbounds i8, i8* %3, i64 0, !dbg !217
  %4 = load i8, i8* %arrayidx, align 1, !dbg !217
  %conv = sext i8 %4 to i32, !dbg !217
  %cmp4 = icmp ne i32 %conv, 42, !dbg !218
  br i1 %cmp4, label %land.rhs, label %land.end, !dbg !219

land.rhs:
  %__name5 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %this1, i32 0, i32 1, !dbg !220
  %5 = load i8*, i8** %__name5, align 8, !dbg !220
  %6 = load %"class.std::type_info"*, %"class.std::type_info"** %__arg.addr, align 8, !dbg !221
  %call = call noundef i8* @_ZNKSt9type_info4nameEv(%"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %6), !dbg !222
  %call6 = call i32 @strcmp(i8* noundef %5, i8* noundef %call), !dbg !223
  %cmp7 = icmp eq i32 %call6, 0, !dbg !224
  br label %land.end

land.end:
  %7 = phi i1 [ false, %if.end ], [ %cmp7, %land.rhs ], !dbg !208
  store i1 %7, i1* %retval, align 1, !dbg !225
  br label %return, !dbg !225

return:
  %8 = load i1, i1* %retval, align 1, !dbg !226
  ret i1 %8, !dbg !226
}

define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt9type_infoneERKS_(%"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %this, %"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %__arg) #6 comdat align 2 !dbg !227 {
entry:
  %this.addr = alloca %"class.std::type_info"*, align 8
  %__arg.addr = alloca %"class.std::type_info"*, align 8
  store %"class.std::type_info"* %this, %"class.std::type_info"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::type_info"** %this.addr, metadata !230, metadata !DIExpression()), !dbg !232
  store %"class.std::type_info"* %__arg, %"class.std::type_info"** %__arg.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::type_info"** %__arg.addr, metadata !231, metadata !DIExpression()), !dbg !233
  %this1 = load %"class.std::type_info"*, %"class.std::type_info"** %this.addr, align 8
  %0 = load %"class.std::type_info"*, %"class.std::type_info"** %__arg.addr, align 8, !dbg !234
  %call = call noundef zeroext i1 @_ZNKSt9type_infoeqERKS_(%"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %this1, %"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %0), !dbg !235
  %lnot = xor i1 %call, true, !dbg !236
  ret i1 %lnot, !dbg !237
}

define linkonce_odr dso_local void @_ZN4DeepD1Ev(%struct.Deep* noundef nonnull align 8 dereferenceable(52) %this) unnamed_addr #3 comdat align 2 !dbg !238 {
entry:
  %this.addr = alloca %struct.Deep*, align 8
  store %struct.Deep* %this, %struct.Deep** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Deep** %this.addr, metadata !241, metadata !DIExpression()), !dbg !242
  %this1 = load %struct.Deep*, %struct.Deep** %this.addr, align 8
  call void @_ZN4DeepD2Ev(%struct.Deep* noundef nonnull align 8 dereferenceable(52) %this1, i8** noundef getelementptr inbounds ([10 x i8*], [10 x i8*]* @_ZTT4Deep, i64 0, i64 0)), !dbg !243
  %0 = bitcast %struct.Deep* %this1 to i8*, !dbg !243
  %1 = getelementptr inbounds i8, i8* %0, i64 56, !dbg !243
  %2 = bitcast i8* %1 to %struct.Base*, !dbg !243
  call void @_ZN4BaseD2Ev(%struct.Base* noundef nonnull align 8 dereferenceable(12) %2), !dbg !243
  ret void, !dbg !243
}

define linkonce_odr dso_local void @_ZN6HiddenD2Ev(%struct.Hidden* noundef nonnull align 8 dereferenceable(28) %this) unnamed_addr #3 comdat align 2 !dbg !244 {
entry:
  %this.addr = alloca %struct.Hidden*, align 8
  store %struct.Hidden* %this, %struct.Hidden** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Hidden** %this.addr, metadata !247, metadata !DIExpression()), !dbg !248
  %this1 = load %struct.Hidden*, %struct.Hidden** %this.addr, align 8
  %0 = bitcast %struct.Hidden* %this1 to i8*, !dbg !249
  %1 = getelementptr inbounds i8, i8* %0, i64 16, !dbg !249
  %2 = bitcast i8* %1 to %struct.Other*, !dbg !249
  call void @_ZN5OtherD2Ev(%struct.Other* noundef nonnull align 8 dereferenceable(12) %2), !dbg !249
  %3 = bitcast %struct.Hidden* %this1 to %struct.Left*, !dbg !249
  call void bitcast (void (%struct.Base*)* @_ZN4BaseD2Ev to void (%struct.Left*)*)(%struct.Left* noundef nonnull align 8 dereferenceable(16) %3), !dbg !249
  ret void, !dbg !251
}

define linkonce_odr dso_local void @_ZN4BothD2Ev(%struct.Both* noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #3 comdat align 2 !dbg !252 {
entry:
  %this.addr = alloca %struct.Both*, align 8
  store %struct.Both* %this, %struct.Both** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Both** %this.addr, metadata !255, metadata !DIExpression()), !dbg !256
  %this1 = load %struct.Both*, %struct.Both** %this.addr, align 8
  %0 = bitcast %struct.Both* %this1 to i8*, !dbg !257
  %1 = getelementptr inbounds i8, i8* %0, i64 32, !dbg !257
  %2 = bitcast i8* %1 to %struct.Other*, !dbg !257
  call void @_ZN5OtherD2Ev(%struct.Other* noundef nonnull align 8 dereferenceable(12) %2), !dbg !257
  %3 = bitcast %struct.Both* %this1 to i8*, !dbg !257
  %4 = getelementptr inbounds i8, i8* %3, i64 16, !dbg !257
  %5 = bitcast i8* %4 to %struct.Right*, !dbg !257
  call void bitcast (void (%struct.Base*)* @_ZN4BaseD2Ev to void (%struct.Right*)*)(%struct.Right* noundef nonnull align 8 dereferenceable(16) %5), !dbg !257
  %6 = bitcast %struct.Both* %this1 to %struct.Left*, !dbg !257
  call void bitcast (void (%struct.Base*)* @_ZN4BaseD2Ev to void (%struct.Left*)*)(%struct.Left* noundef nonnull align 8 dereferenceable(16) %6), !dbg !257
  ret void, !dbg !259
}

define linkonce_odr dso_local void @_ZN4LeftC2Ev(%struct.Left* noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #3 comdat align 2 !dbg !260 {
entry:
  %this.addr = alloca %struct.Left*, align 8
  store %struct.Left* %this, %struct.Left** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Left** %this.addr, metadata !266, metadata !DIExpression()), !dbg !267
  %this1 = load %struct.Left*, %struct.Left** %this.addr, align 8
  %0 = bitcast %struct.Left* %this1 to %struct.Base*, !dbg !268
  call void @_ZN4BaseC2Ev(%struct.Base* noundef nonnull align 8 dereferenceable(12) %0), !dbg !268
  %1 = bitcast %struct.Left* %this1 to i32 (...)***, !dbg !268
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [4 x i8*] }, { [4 x i8*] }* @_ZTV4Left, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %1, align 8, !dbg !268
  %l = getelementptr inbounds %struct.Left, %struct.Left* %this1, i32 0, i32 1, !dbg !269
  store i32 2, i32* %l, align 4, !dbg !269
  ret void, !dbg !268
}

define linkonce_odr dso_local void @_ZN5RightC2Ev(%struct.Right* noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #3 comdat align 2 !dbg !270 {
entry:
  %this.addr = alloca %struct.Right*, align 8
  store %struct.Right* %this, %struct.Right** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Right** %this.addr, metadata !276, metadata !DIExpression()), !dbg !277
  %this1 = load %struct.Right*, %struct.Right** %this.addr, align 8
  %0 = bitcast %struct.Right* %this1 to %struct.Base*, !dbg !278
  call void @_ZN4BaseC2Ev(%struct.Base* noundef nonnull align 8 dereferenceable(12) %0), !dbg !278
  %1 = bitcast %struct.Right* %this1 to i32 (...)***, !dbg !278
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [4 x i8*] }, { [4 x i8*] }* @_ZTV5Right, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %1, align 8, !dbg !278
  %r = getelementptr inbounds %struct.Right, %struct.Right* %this1, i32 0, i32 1, !dbg !279
  store i32 3, i32* %r, align 4, !dbg !279
  ret void, !dbg !278
}

define linkonce_odr dso_local void @_ZN5OtherC2Ev(%struct.Other* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #3 comdat align 2 !dbg !280 {
entry:
  %this.addr = alloca %struct.Other*, align 8
  store %struct.Other* %this, %struct.Other** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Other** %this.addr, metadata !283, metadata !DIExpression()), !dbg !284
  %this1 = load %struct.Other*, %struct.Other** %this.addr, align 8
  %0 = bitcast %struct.Other* %this1 to i32 (...)***, !dbg !285
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [4 x i8*] }, { [4 x i8*] }* @_ZTV5Other, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %0, align 8, !dbg !285
  %o = getelementptr inbounds %struct.Other, %struct.Other* %this1, i32 0, i32 1, !dbg !286
  store i32 4, i32* %o, align 8, !dbg !286
  ret void, !dbg !285
}

define linkonce_odr dso_local void @_ZN4BothD0Ev(%struct.Both* noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #3 comdat align 2 !dbg !287 {
entry:
  %this.addr = alloca %struct.Both*, align 8
  store %struct.Both* %this, %struct.Both** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Both** %this.addr, metadata !289, metadata !DIExpression()), !dbg !290
  %this1 = load %struct.Both*, %struct.Both** %this.addr, align 8
  call void @_ZN4BothD2Ev(%struct.Both* noundef nonnull align 8 dereferenceable(48) %this1), !dbg !291
  %0 = bitcast %struct.Both* %this1 to i8*, !dbg !291
  call void @_ZdlPv(i8* noundef %0), !dbg !291
  ret void, !dbg !291
}

define linkonce_odr dso_local void @_ZThn16_N4BothD1Ev(%struct.Both* noundef %this) unnamed_addr #3 comdat align 2 !dbg !292 {
entry:
  %this.addr = alloca %struct.Both*, align 8
  store %struct.Both* %this, %struct.Both** %this.addr, align 8
  %this1 = load %struct.Both*, %struct.Both** %this.addr, align 8, !dbg !295
  %0 = bitcast %struct.Both* %this1 to i8*, !dbg !295
  %1 = getelementptr inbounds i8, i8* %0, i64 -16, !dbg !295
  %2 = bitcast i8* %1 to %struct.Both*, !dbg !295
  tail call void @_ZN4BothD2Ev(%struct.Both* noundef nonnull align 8 dereferenceable(48) %2), !dbg !295
  ret void, !dbg !295
}

define linkonce_odr dso_local void @_ZThn16_N4BothD0Ev(%struct.Both* noundef %this) unnamed_addr #3 comdat align 2 !dbg !296 {
entry:
  %this.addr = alloca %struct.Both*, align 8
  store %struct.Both* %this, %struct.Both** %this.addr, align 8
  %this1 = load %struct.Both*, %struct.Both** %this.addr, align 8, !dbg !297
  %0 = bitcast %struct.Both* %this1 to i8*, !dbg !297
  %1 = getelementptr inbounds i8, i8* %0, i64 -16, !dbg !297
  %2 = bitcast i8* %1 to %struct.Both*, !dbg !297
  tail call void @_ZN4BothD0Ev(%struct.Both* noundef nonnull align 8 dereferenceable(48) %2), !dbg !297
  ret void, !dbg !297
}

define linkonce_odr dso_local void @_ZThn32_N4BothD1Ev(%struct.Both* noundef %this) unnamed_addr #3 comdat align 2 !dbg !298 {
entry:
  %this.addr = alloca %struct.Both*, align 8
  store %struct.Both* %this, %struct.Both** %this.addr, align 8
  %this1 = load %struct.Both*, %struct.Both** %this.addr, align 8, !dbg !299
  %0 = bitcast %struct.Both* %this1 to i8*, !dbg !299
  %1 = getelementptr inbounds i8, i8* %0, i64 -32, !dbg !299
  %2 = bitcast i8* %1 to %struct.Both*, !dbg !299
  tail call void @_ZN4BothD2Ev(%struct.Both* noundef nonnull align 8 dereferenceable(48) %2), !dbg !299
  ret void, !dbg !299
}

define linkonce_odr dso_local void @_ZThn32_N4BothD0Ev(%struct.Both* noundef %this) unnamed_addr #3 comdat align 2 !dbg !300 {
entry:
  %this.addr = alloca %struct.Both*, align 8
  store %struct.Both* %this, %struct.Both** %this.addr, align 8
  %this1 = load %struct.Both*, %struct.Both** %this.addr, align 8, !dbg !301
  %0 = bitcast %struct.Both* %this1 to i8*, !dbg !301
  %1 = getelementptr inbounds i8, i8* %0, i64 -32, !dbg !301
  %2 = bitcast i8* %1 to %struct.Both*, !dbg !301
  tail call void @_ZN4BothD0Ev(%struct.Both* noundef nonnull align 8 dereferenceable(48) %2), !dbg !301
  ret void, !dbg !301
}

define linkonce_odr dso_local void @_ZN4BaseC2Ev(%struct.Base* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #3 comdat align 2 !dbg !302 {
entry:
  %this.addr = alloca %struct.Base*, align 8
  store %struct.Base* %this, %struct.Base** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Base** %this.addr, metadata !305, metadata !DIExpression()), !dbg !306
  %this1 = load %struct.Base*, %struct.Base** %this.addr, align 8
  %0 = bitcast %struct.Base* %this1 to i32 (...)***, !dbg !307
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [4 x i8*] }, { [4 x i8*] }* @_ZTV4Base, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %0, align 8, !dbg !307
  %a = getelementptr inbounds %struct.Base, %struct.Base* %this1, i32 0, i32 1, !dbg !308
  store i32 1, i32* %a, align 8, !dbg !308
  ret void, !dbg !307
}

define linkonce_odr dso_local void @_ZN4LeftD0Ev(%struct.Left* noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #3 comdat align 2 !dbg !309 {
entry:
  %this.addr = alloca %struct.Left*, align 8
  store %struct.Left* %this, %struct.Left** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Left** %this.addr, metadata !312, metadata !DIExpression()), !dbg !313
  %this1 = load %struct.Left*, %struct.Left** %this.addr, align 8
  call void bitcast (void (%struct.Base*)* @_ZN4BaseD2Ev to void (%struct.Left*)*)(%struct.Left* noundef nonnull align 8 dereferenceable(16) %this1), !dbg !314
  %0 = bitcast %struct.Left* %this1 to i8*, !dbg !314
  call void @_ZdlPv(i8* noundef %0), !dbg !314
  ret void, !dbg !314
}

define linkonce_odr dso_local void @_ZN4BaseD0Ev(%struct.Base* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #9 comdat align 2 !dbg !315 {
entry:
  %this.addr = alloca %struct.Base*, align 8
  store %struct.Base* %this, %struct.Base** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Base** %this.addr, metadata !317, metadata !DIExpression()), !dbg !318
  %this1 = load %struct.Base*, %struct.Base** %this.addr, align 8
  call void @_ZN4BaseD2Ev(%struct.Base* noundef nonnull align 8 dereferenceable(12) %this1), !dbg !319
  %0 = bitcast %struct.Base* %this1 to i8*, !dbg !319
  call void @_ZdlPv(i8* noundef %0), !dbg !319
  ret void, !dbg !320
}

declare void @_ZdlPv(i8* noundef)

define linkonce_odr dso_local void @_ZN4BaseD2Ev(%struct.Base* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #9 comdat align 2 !dbg !321 {
entry:
  %this.addr = alloca %struct.Base*, align 8
  store %struct.Base* %this, %struct.Base** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Base** %this.addr, metadata !323, metadata !DIExpression()), !dbg !324
  %this1 = load %struct.Base*, %struct.Base** %this.addr, align 8
  ret void, !dbg !325
}

define linkonce_odr dso_local void @_ZN5RightD0Ev(%struct.Right* noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #3 comdat align 2 !dbg !326 {
entry:
  %this.addr = alloca %struct.Right*, align 8
  store %struct.Right* %this, %struct.Right** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Right** %this.addr, metadata !329, metadata !DIExpression()), !dbg !330
  %this1 = load %struct.Right*, %struct.Right** %this.addr, align 8
  call void bitcast (void (%struct.Base*)* @_ZN4BaseD2Ev to void (%struct.Right*)*)(%struct.Right* noundef nonnull align 8 dereferenceable(16) %this1), !dbg !331
  %0 = bitcast %struct.Right* %this1 to i8*, !dbg !331
  call void @_ZdlPv(i8* noundef %0), !dbg !331
  ret void, !dbg !331
}

define linkonce_odr dso_local void @_ZN5OtherD2Ev(%struct.Other* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #9 comdat align 2 !dbg !332 {
entry:
  %this.addr = alloca %struct.Other*, align 8
  store %struct.Other* %this, %struct.Other** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Other** %this.addr, metadata !334, metadata !DIExpression()), !dbg !335
  %this1 = load %struct.Other*, %struct.Other** %this.addr, align 8
  ret void, !dbg !336
}

define linkonce_odr dso_local void @_ZN5OtherD0Ev(%struct.Other* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #9 comdat align 2 !dbg !337 {
entry:
  %this.addr = alloca %struct.Other*, align 8
  store %struct.Other* %this, %struct.Other** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Other** %this.addr, metadata !339, metadata !DIExpression()), !dbg !340
  %this1 = load %struct.Other*, %struct.Other** %this.addr, align 8
  call void @_ZN5OtherD2Ev(%struct.Other* noundef nonnull align 8 dereferenceable(12) %this1), !dbg !341
  %0 = bitcast %struct.Other* %this1 to i8*, !dbg !341
  call void @_ZdlPv(i8* noundef %0), !dbg !341
  ret void, !dbg !342
}

define linkonce_odr dso_local void @_ZN6HiddenD0Ev(%struct.Hidden* noundef nonnull align 8 dereferenceable(28) %this) unnamed_addr #3 comdat align 2 !dbg !343 {
entry:
  %this.addr = alloca %struct.Hidden*, align 8
  store %struct.Hidden* %this, %struct.Hidden** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Hidden** %this.addr, metadata !345, metadata !DIExpression()), !dbg !346
  %this1 = load %struct.Hidden*, %struct.Hidden** %this.addr, align 8
  call void @_ZN6HiddenD2Ev(%struct.Hidden* noundef nonnull align 8 dereferenceable(28) %this1), !dbg !347
  %0 = bitcast %struct.Hidden* %this1 to i8*, !dbg !347
  call void @_ZdlPv(i8* noundef %0), !dbg !347
  ret void, !dbg !347
}

define linkonce_odr dso_local void @_ZThn16_N6HiddenD1Ev(%struct.Hidden* noundef %this) unnamed_addr #3 comdat align 2 !dbg !348 {
entry:
  %this.addr = alloca %struct.Hidden*, align 8
  store %struct.Hidden* %this, %struct.Hidden** %this.addr, align 8
  %this1 = load %struct.Hidden*, %struct.Hidden** %this.addr, align 8, !dbg !349
  %0 = bitcast %struct.Hidden* %this1 to i8*, !dbg !349
  %1 = getelementptr inbounds i8, i8* %0, i64 -16, !dbg !349
  %2 = bitcast i8* %1 to %struct.Hidden*, !dbg !349
  tail call void @_ZN6HiddenD2Ev(%struct.Hidden* noundef nonnull align 8 dereferenceable(28) %2), !dbg !349
  ret void, !dbg !349
}

define linkonce_odr dso_local void @_ZThn16_N6HiddenD0Ev(%struct.Hidden* noundef %this) unnamed_addr #3 comdat align 2 !dbg !350 {
entry:
  %this.addr = alloca %struct.Hidden*, align 8
  store %struct.Hidden* %this, %struct.Hidden** %this.addr, align 8
  %this1 = load %struct.Hidden*, %struct.Hidden** %this.addr, align 8, !dbg !351
  %0 = bitcast %struct.Hidden* %this1 to i8*, !dbg !351
  %1 = getelementptr inbounds i8, i8* %0, i64 -16, !dbg !351
  %2 = bitcast i8* %1 to %struct.Hidden*, !dbg !351
  tail call void @_ZN6HiddenD0Ev(%struct.Hidden* noundef nonnull align 8 dereferenceable(28) %2), !dbg !351
  ret void, !dbg !351
}

define linkonce_odr dso_local void @_ZN7DiamondC2Ev(%struct.Diamond* noundef nonnull align 8 dereferenceable(48) %this, i8** noundef %vtt) unnamed_addr #3 comdat align 2 !dbg !352 {
entry:
  %this.addr = alloca %struct.Diamond*, align 8
  %vtt.addr = alloca i8**, align 8
  store %struct.Diamond* %this, %struct.Diamond** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Diamond** %this.addr, metadata !358, metadata !DIExpression()), !dbg !361
  store i8** %vtt, i8*** %vtt.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %vtt.addr, metadata !359, metadata !DIExpression()), !dbg !361
  %this1 = load %struct.Diamond*, %struct.Diamond** %this.addr, align 8
  %vtt2 = load i8**, i8*** %vtt.addr, align 8
  %0 = bitcast %struct.Diamond* %this1 to %struct.Shared1*, !dbg !362
  %1 = getelementptr inbounds i8*, i8** %vtt2, i64 1, !dbg !362
  call void @_ZN7Shared1C2Ev(%struct.Shared1* noundef nonnull align 8 dereferenceable(12) %0, i8** noundef %1), !dbg !362
  %2 = bitcast %struct.Diamond* %this1 to i8*, !dbg !362
  %3 = getelementptr inbounds i8, i8* %2, i64 16, !dbg !362
  %4 = bitcast i8* %3 to %struct.Shared2*, !dbg !362
  %5 = getelementptr inbounds i8*, i8** %vtt2, i64 3, !dbg !362
  call void @_ZN7Shared2C2Ev(%struct.Shared2* noundef nonnull align 8 dereferenceable(12) %4, i8** noundef %5), !dbg !362
  %6 = bitcast %struct.Diamond* %this1 to i8*, !dbg !362
  %7 = getelementptr inbounds i8, i8* %6, i64 32, !dbg !362
  %8 = bitcast i8* %7 to %struct.Other*, !dbg !362
  call void @_ZN5OtherC2Ev(%struct.Other* noundef nonnull align 8 dereferenceable(12) %8), !dbg !362
  %9 = load i8*, i8** %vtt2, align 8, !dbg !362
  %10 = bitcast %struct.Diamond* %this1 to i32 (...)***, !dbg !362
  %11 = bitcast i8* %9 to i32 (...)**, !dbg !362
  store i32 (...)** %11, i32 (...)*** %10, align 8, !dbg !362
  %12 = getelementptr inbounds i8*, i8** %vtt2, i64 5, !dbg !362
  %13 = load i8*, i8** %12, align 8, !dbg !362
  %14 = bitcast %struct.Diamond* %this1 to i8**, !dbg !362
  %vtable = load i8*, i8** %14, align 8, !dbg !362
  %vbase.offset.ptr = getelementptr i8, i8* %vtable, i64 -24, !dbg !362
  %15 = bitcast i8* %vbase.offset.ptr to i64*, !dbg !362
  %vbase.offset = load i64, i64* %15, align 8, !dbg !362
  %16 = bitcast %struct.Diamond* %this1 to i8*, !dbg !362
  %add.ptr = getelementptr inbounds i8, i8* %16, i64 %vbase.offset, !dbg !362
  %17 = bitcast i8* %add.ptr to i32 (...)***, !dbg !362
  %18 = bitcast i8* %13 to i32 (...)**, !dbg !362
  store i32 (...)** %18, i32 (...)*** %17, align 8, !dbg !362
  %19 = getelementptr inbounds i8*, i8** %vtt2, i64 6, !dbg !362
  %20 = load i8*, i8** %19, align 8, !dbg !362
  %21 = bitcast %struct.Diamond* %this1 to i8*, !dbg !362
  %add.ptr3 = getelementptr inbounds i8, i8* %21, i64 16, !dbg !362
  %22 = bitcast i8* %add.ptr3 to i32 (...)***, !dbg !362
  %23 = bitcast i8* %20 to i32 (...)**, !dbg !362
  store i32 (...)** %23, i32 (...)*** %22, align 8, !dbg !362
  %24 = bitcast %struct.Diamond* %this1 to i8*, !dbg !362
  %add.ptr4 = getelementptr inbounds i8, i8* %24, i64 32, !dbg !362
  %25 = bitcast i8* %add.ptr4 to i32 (...)***, !dbg !362
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*], [5 x i8*], [4 x i8*], [5 x i8*] }, { [5 x i8*], [5 x i8*], [4 x i8*], [5 x i8*] }* @_ZTV7Diamond, i32 0, inrange i32 2, i32 2) to i32 (...)**), i32 (...)*** %25, align 8, !dbg !362
  %d = getelementptr inbounds %struct.Diamond, %struct.Diamond* %this1, i32 0, i32 5, !dbg !363
  store i32 8, i32* %d, align 4, !dbg !363
  ret void, !dbg !362
}

define linkonce_odr dso_local void @_ZN7DiamondD1Ev(%struct.Diamond* noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #3 comdat align 2 !dbg !364 {
entry:
  %this.addr = alloca %struct.Diamond*, align 8
  store %struct.Diamond* %this, %struct.Diamond** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Diamond** %this.addr, metadata !367, metadata !DIExpression()), !dbg !368
  %this1 = load %struct.Diamond*, %struct.Diamond** %this.addr, align 8
  call void @_ZN7DiamondD2Ev(%struct.Diamond* noundef nonnull align 8 dereferenceable(48) %this1, i8** noundef getelementptr inbounds ([7 x i8*], [7 x i8*]* @_ZTT7Diamond, i64 0, i64 0)), !dbg !369
  %0 = bitcast %struct.Diamond* %this1 to i8*, !dbg !369
  %1 = getelementptr inbounds i8, i8* %0, i64 48, !dbg !369
  %2 = bitcast i8* %1 to %struct.Base*, !dbg !369
  call void @_ZN4BaseD2Ev(%struct.Base* noundef nonnull align 8 dereferenceable(12) %2), !dbg !369
  ret void, !dbg !369
}

define linkonce_odr dso_local void @_ZN7DiamondD0Ev(%struct.Diamond* noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #3 comdat align 2 !dbg !370 {
entry:
  %this.addr = alloca %struct.Diamond*, align 8
  store %struct.Diamond* %this, %struct.Diamond** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Diamond** %this.addr, metadata !372, metadata !DIExpression()), !dbg !373
  %this1 = load %struct.Diamond*, %struct.Diamond** %this.addr, align 8
  call void @_ZN7DiamondD1Ev(%struct.Diamond* noundef nonnull align 8 dereferenceable(48) %this1), !dbg !374
  %0 = bitcast %struct.Diamond* %this1 to i8*, !dbg !374
  call void @_ZdlPv(i8* noundef %0), !dbg !374
  ret void, !dbg !374
}

define linkonce_odr dso_local void @_ZThn16_N7DiamondD1Ev(%struct.Diamond* noundef %this) unnamed_addr #3 comdat align 2 !dbg !375 {
entry:
  %this.addr = alloca %struct.Diamond*, align 8
  store %struct.Diamond* %this, %struct.Diamond** %this.addr, align 8
  %this1 = load %struct.Diamond*, %struct.Diamond** %this.addr, align 8, !dbg !376
  %0 = bitcast %struct.Diamond* %this1 to i8*, !dbg !376
  %1 = getelementptr inbounds i8, i8* %0, i64 -16, !dbg !376
  %2 = bitcast i8* %1 to %struct.Diamond*, !dbg !376
  tail call void @_ZN7DiamondD1Ev(%struct.Diamond* noundef nonnull align 8 dereferenceable(48) %2), !dbg !376
  ret void, !dbg !376
}

define linkonce_odr dso_local void @_ZThn16_N7DiamondD0Ev(%struct.Diamond* noundef %this) unnamed_addr #3 comdat align 2 !dbg !377 {
entry:
  %this.addr = alloca %struct.Diamond*, align 8
  store %struct.Diamond* %this, %struct.Diamond** %this.addr, align 8
  %this1 = load %struct.Diamond*, %struct.Diamond** %this.addr, align 8, !dbg !378
  %0 = bitcast %struct.Diamond* %this1 to i8*, !dbg !378
  %1 = getelementptr inbounds i8, i8* %0, i64 -16, !dbg !378
  %2 = bitcast i8* %1 to %struct.Diamond*, !dbg !378
  tail call void @_ZN7DiamondD0Ev(%struct.Diamond* noundef nonnull align 8 dereferenceable(48) %2), !dbg !378
  ret void, !dbg !378
}

define linkonce_odr dso_local void @_ZTv0_n24_N7DiamondD1Ev(%struct.Diamond* noundef %this) unnamed_addr #3 comdat align 2 !dbg !379 {
entry:
  %this.addr = alloca %struct.Diamond*, align 8
  store %struct.Diamond* %this, %struct.Diamond** %this.addr, align 8
  %this1 = load %struct.Diamond*, %struct.Diamond** %this.addr, align 8, !dbg !380
  %0 = bitcast %struct.Diamond* %this1 to i8*, !dbg !380
  %1 = bitcast i8* %0 to i8**, !dbg !380
  %2 = load i8*, i8** %1, align 8, !dbg !380
  %3 = getelementptr inbounds i8, i8* %2, i64 -24, !dbg !380
  %4 = bitcast i8* %3 to i64*, !dbg !380
  %5 = load i64, i64* %4, align 8, !dbg !380
  %6 = getelementptr inbounds i8, i8* %0, i64 %5, !dbg !380
  %7 = bitcast i8* %6 to %struct.Diamond*, !dbg !380
  tail call void @_ZN7DiamondD1Ev(%struct.Diamond* noundef nonnull align 8 dereferenceable(48) %7), !dbg !380
  ret void, !dbg !380
}

define linkonce_odr dso_local void @_ZTv0_n24_N7DiamondD0Ev(%struct.Diamond* noundef %this) unnamed_addr #3 comdat align 2 !dbg !381 {
entry:
  %this.addr = alloca %struct.Diamond*, align 8
  store %struct.Diamond* %this, %struct.Diamond** %this.addr, align 8
  %this1 = load %struct.Diamond*, %struct.Diamond** %this.addr, align 8, !dbg !382
  %0 = bitcast %struct.Diamond* %this1 to i8*, !dbg !382
  %1 = bitcast i8* %0 to i8**, !dbg !382
  %2 = load i8*, i8** %1, align 8, !dbg !382
  %3 = getelementptr inbounds i8, i8* %2, i64 -24, !dbg !382
  %4 = bitcast i8* %3 to i64*, !dbg !382
  %5 = load i64, i64* %4, align 8, !dbg !382
  %6 = getelementptr inbounds i8, i8* %0, i64 %5, !dbg !382
  %7 = bitcast i8* %6 to %struct.Diamond*, !dbg !382
  tail call void @_ZN7DiamondD0Ev(%struct.Diamond* noundef nonnull align 8 dereferenceable(48) %7), !dbg !382
  ret void, !dbg !382
}

define linkonce_odr dso_local void @_ZN7Shared1D1Ev(%struct.Shared1* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #3 comdat align 2 !dbg !383 {
entry:
  %this.addr = alloca %struct.Shared1*, align 8
  store %struct.Shared1* %this, %struct.Shared1** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Shared1** %this.addr, metadata !389, metadata !DIExpression()), !dbg !390
  %this1 = load %struct.Shared1*, %struct.Shared1** %this.addr, align 8
  call void @_ZN7Shared1D2Ev(%struct.Shared1* noundef nonnull align 8 dereferenceable(12) %this1, i8** noundef getelementptr inbounds ([2 x i8*], [2 x i8*]* @_ZTT7Shared1, i64 0, i64 0)), !dbg !391
  %0 = bitcast %struct.Shared1* %this1 to i8*, !dbg !391
  %1 = getelementptr inbounds i8, i8* %0, i64 16, !dbg !391
  %2 = bitcast i8* %1 to %struct.Base*, !dbg !391
  call void @_ZN4BaseD2Ev(%struct.Base* noundef nonnull align 8 dereferenceable(12) %2), !dbg !391
  ret void, !dbg !391
}

define linkonce_odr dso_local void @_ZN7Shared1D0Ev(%struct.Shared1* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #3 comdat align 2 !dbg !392 {
entry:
  %this.addr = alloca %struct.Shared1*, align 8
  store %struct.Shared1* %this, %struct.Shared1** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Shared1** %this.addr, metadata !394, metadata !DIExpression()), !dbg !395
  %this1 = load %struct.Shared1*, %struct.Shared1** %this.addr, align 8
  call void @_ZN7Shared1D1Ev(%struct.Shared1* noundef nonnull align 8 dereferenceable(12) %this1), !dbg !396
  %0 = bitcast %struct.Shared1* %this1 to i8*, !dbg !396
  call void @_ZdlPv(i8* noundef %0), !dbg !396
  ret void, !dbg !396
}

define linkonce_odr dso_local void @_ZTv0_n24_N7Shared1D1Ev(%struct.Shared1* noundef %this) unnamed_addr #3 comdat align 2 !dbg !397 {
entry:
  %this.addr = alloca %struct.Shared1*, align 8
  store %struct.Shared1* %this, %struct.Shared1** %this.addr, align 8
  %this1 = load %struct.Shared1*, %struct.Shared1** %this.addr, align 8, !dbg !398
  %0 = bitcast %struct.Shared1* %this1 to i8*, !dbg !398
  %1 = bitcast i8* %0 to i8**, !dbg !398
  %2 = load i8*, i8** %1, align 8, !dbg !398
  %3 = getelementptr inbounds i8, i8* %2, i64 -24, !dbg !398
  %4 = bitcast i8* %3 to i64*, !dbg !398
  %5 = load i64, i64* %4, align 8, !dbg !398
  %6 = getelementptr inbounds i8, i8* %0, i64 %5, !dbg !398
  %7 = bitcast i8* %6 to %struct.Shared1*, !dbg !398
  tail call void @_ZN7Shared1D1Ev(%struct.Shared1* noundef nonnull align 8 dereferenceable(12) %7), !dbg !398
  ret void, !dbg !398
}

define linkonce_odr dso_local void @_ZTv0_n24_N7Shared1D0Ev(%struct.Shared1* noundef %this) unnamed_addr #3 comdat align 2 !dbg !399 {
entry:
  %this.addr = alloca %struct.Shared1*, align 8
  store %struct.Shared1* %this, %struct.Shared1** %this.addr, align 8
  %this1 = load %struct.Shared1*, %struct.Shared1** %this.addr, align 8, !dbg !400
  %0 = bitcast %struct.Shared1* %this1 to i8*, !dbg !400
  %1 = bitcast i8* %0 to i8**, !dbg !400
  %2 = load i8*, i8** %1, align 8, !dbg !400
  %3 = getelementptr inbounds i8, i8* %2, i64 -24, !dbg !400
  %4 = bitcast i8* %3 to i64*, !dbg !400
  %5 = load i64, i64* %4, align 8, !dbg !400
  %6 = getelementptr inbounds i8, i8* %0, i64 %5, !dbg !400
  %7 = bitcast i8* %6 to %struct.Shared1*, !dbg !400
  tail call void @_ZN7Shared1D0Ev(%struct.Shared1* noundef nonnull align 8 dereferenceable(12) %7), !dbg !400
  ret void, !dbg !400
}

define linkonce_odr dso_local void @_ZN7Shared2D1Ev(%struct.Shared2* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #3 comdat align 2 !dbg !401 {
entry:
  %this.addr = alloca %struct.Shared2*, align 8
  store %struct.Shared2* %this, %struct.Shared2** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Shared2** %this.addr, metadata !407, metadata !DIExpression()), !dbg !408
  %this1 = load %struct.Shared2*, %struct.Shared2** %this.addr, align 8
  call void @_ZN7Shared2D2Ev(%struct.Shared2* noundef nonnull align 8 dereferenceable(12) %this1, i8** noundef getelementptr inbounds ([2 x i8*], [2 x i8*]* @_ZTT7Shared2, i64 0, i64 0)), !dbg !409
  %0 = bitcast %struct.Shared2* %this1 to i8*, !dbg !409
  %1 = getelementptr inbounds i8, i8* %0, i64 16, !dbg !409
  %2 = bitcast i8* %1 to %struct.Base*, !dbg !409
  call void @_ZN4BaseD2Ev(%struct.Base* noundef nonnull align 8 dereferenceable(12) %2), !dbg !409
  ret void, !dbg !409
}

define linkonce_odr dso_local void @_ZN7Shared2D0Ev(%struct.Shared2* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #3 comdat align 2 !dbg !410 {
entry:
  %this.addr = alloca %struct.Shared2*, align 8
  store %struct.Shared2* %this, %struct.Shared2** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Shared2** %this.addr, metadata !412, metadata !DIExpression()), !dbg !413
  %this1 = load %struct.Shared2*, %struct.Shared2** %this.addr, align 8
  call void @_ZN7Shared2D1Ev(%struct.Shared2* noundef nonnull align 8 dereferenceable(12) %this1), !dbg !414
  %0 = bitcast %struct.Shared2* %this1 to i8*, !dbg !414
  call void @_ZdlPv(i8* noundef %0), !dbg !414
  ret void, !dbg !414
}

define linkonce_odr dso_local void @_ZTv0_n24_N7Shared2D1Ev(%struct.Shared2* noundef %this) unnamed_addr #3 comdat align 2 !dbg !415 {
entry:
  %this.addr = alloca %struct.Shared2*, align 8
  store %struct.Shared2* %this, %struct.Shared2** %this.addr, align 8
  %this1 = load %struct.Shared2*, %struct.Shared2** %this.addr, align 8, !dbg !416
  %0 = bitcast %struct.Shared2* %this1 to i8*, !dbg !416
  %1 = bitcast i8* %0 to i8**, !dbg !416
  %2 = load i8*, i8** %1, align 8, !dbg !416
  %3 = getelementptr inbounds i8, i8* %2, i64 -24, !dbg !416
  %4 = bitcast i8* %3 to i64*, !dbg !416
  %5 = load i64, i64* %4, align 8, !dbg !416
  %6 = getelementptr inbounds i8, i8* %0, i64 %5, !dbg !416
  %7 = bitcast i8* %6 to %struct.Shared2*, !dbg !416
  tail call void @_ZN7Shared2D1Ev(%struct.Shared2* noundef nonnull align 8 dereferenceable(12) %7), !dbg !416
  ret void, !dbg !416
}

define linkonce_odr dso_local void @_ZTv0_n24_N7Shared2D0Ev(%struct.Shared2* noundef %this) unnamed_addr #3 comdat align 2 !dbg !417 {
entry:
  %this.addr = alloca %struct.Shared2*, align 8
  store %struct.Shared2* %this, %struct.Shared2** %this.addr, align 8
  %this1 = load %struct.Shared2*, %struct.Shared2** %this.addr, align 8, !dbg !418
  %0 = bitcast %struct.Shared2* %this1 to i8*, !dbg !418
  %1 = bitcast i8* %0 to i8**, !dbg !418
  %2 = load i8*, i8** %1, align 8, !dbg !418
  %3 = getelementptr inbounds i8, i8* %2, i64 -24, !dbg !418
  %4 = bitcast i8* %3 to i64*, !dbg !418
  %5 = load i64, i64* %4, align 8, !dbg !418
  %6 = getelementptr inbounds i8, i8* %0, i64 %5, !dbg !418
  %7 = bitcast i8* %6 to %struct.Shared2*, !dbg !418
  tail call void @_ZN7Shared2D0Ev(%struct.Shared2* noundef nonnull align 8 dereferenceable(12) %7), !dbg !418
  ret void, !dbg !418
}

define linkonce_odr dso_local void @_ZN4DeepD0Ev(%struct.Deep* noundef nonnull align 8 dereferenceable(52) %this) unnamed_addr #3 comdat align 2 !dbg !419 {
entry:
  %this.addr = alloca %struct.Deep*, align 8
  store %struct.Deep* %this, %struct.Deep** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Deep** %this.addr, metadata !421, metadata !DIExpression()), !dbg !422
  %this1 = load %struct.Deep*, %struct.Deep** %this.addr, align 8
  call void @_ZN4DeepD1Ev(%struct.Deep* noundef nonnull align 8 dereferenceable(52) %this1), !dbg !423
  %0 = bitcast %struct.Deep* %this1 to i8*, !dbg !423
  call void @_ZdlPv(i8* noundef %0), !dbg !423
  ret void, !dbg !423
}

define linkonce_odr dso_local void @_ZThn16_N4DeepD1Ev(%struct.Deep* noundef %this) unnamed_addr #3 comdat align 2 !dbg !424 {
entry:
  %this.addr = alloca %struct.Deep*, align 8
  store %struct.Deep* %this, %struct.Deep** %this.addr, align 8
  %this1 = load %struct.Deep*, %struct.Deep** %this.addr, align 8, !dbg !425
  %0 = bitcast %struct.Deep* %this1 to i8*, !dbg !425
  %1 = getelementptr inbounds i8, i8* %0, i64 -16, !dbg !425
  %2 = bitcast i8* %1 to %struct.Deep*, !dbg !425
  tail call void @_ZN4DeepD1Ev(%struct.Deep* noundef nonnull align 8 dereferenceable(52) %2), !dbg !425
  ret void, !dbg !425
}

define linkonce_odr dso_local void @_ZThn16_N4DeepD0Ev(%struct.Deep* noundef %this) unnamed_addr #3 comdat align 2 !dbg !426 {
entry:
  %this.addr = alloca %struct.Deep*, align 8
  store %struct.Deep* %this, %struct.Deep** %this.addr, align 8
  %this1 = load %struct.Deep*, %struct.Deep** %this.addr, align 8, !dbg !427
  %0 = bitcast %struct.Deep* %this1 to i8*, !dbg !427
  %1 = getelementptr inbounds i8, i8* %0, i64 -16, !dbg !427
  %2 = bitcast i8* %1 to %struct.Deep*, !dbg !427
  tail call void @_ZN4DeepD0Ev(%struct.Deep* noundef nonnull align 8 dereferenceable(52) %2), !dbg !427
  ret void, !dbg !427
}

define linkonce_odr dso_local void @_ZThn32_N4DeepD1Ev(%struct.Deep* noundef %this) unnamed_addr #3 comdat align 2 !dbg !428 {
entry:
  %this.addr = alloca %struct.Deep*, align 8
  store %struct.Deep* %this, %struct.Deep** %this.addr, align 8
  %this1 = load %struct.Deep*, %struct.Deep** %this.addr, align 8, !dbg !429
  %0 = bitcast %struct.Deep* %this1 to i8*, !dbg !429
  %1 = getelementptr inbounds i8, i8* %0, i64 -32, !dbg !429
  %2 = bitcast i8* %1 to %struct.Deep*, !dbg !429
  tail call void @_ZN4DeepD1Ev(%struct.Deep* noundef nonnull align 8 dereferenceable(52) %2), !dbg !429
  ret void, !dbg !429
}

define linkonce_odr dso_local void @_ZThn32_N4DeepD0Ev(%struct.Deep* noundef %this) unnamed_addr #3 comdat align 2 !dbg !430 {
entry:
  %this.addr = alloca %struct.Deep*, align 8
  store %struct.Deep* %this, %struct.Deep** %this.addr, align 8
  %this1 = load %struct.Deep*, %struct.Deep** %this.addr, align 8, !dbg !431
  %0 = bitcast %struct.Deep* %this1 to i8*, !dbg !431
  %1 = getelementptr inbounds i8, i8* %0, i64 -32, !dbg !431
  %2 = bitcast i8* %1 to %struct.Deep*, !dbg !431
  tail call void @_ZN4DeepD0Ev(%struct.Deep* noundef nonnull align 8 dereferenceable(52) %2), !dbg !431
  ret void, !dbg !431
}

define linkonce_odr dso_local void @_ZTv0_n24_N4DeepD1Ev(%struct.Deep* noundef %this) unnamed_addr #3 comdat align 2 !dbg !432 {
entry:
  %this.addr = alloca %struct.Deep*, align 8
  store %struct.Deep* %this, %struct.Deep** %this.addr, align 8
  %this1 = load %struct.Deep*, %struct.Deep** %this.addr, align 8, !dbg !433
  %0 = bitcast %struct.Deep* %this1 to i8*, !dbg !433
  %1 = bitcast i8* %0 to i8**, !dbg !433
  %2 = load i8*, i8** %1, align 8, !dbg !433
  %3 = getelementptr inbounds i8, i8* %2, i64 -24, !dbg !433
  %4 = bitcast i8* %3 to i64*, !dbg !433
  %5 = load i64, i64* %4, align 8, !dbg !433
  %6 = getelementptr inbounds i8, i8* %0, i64 %5, !dbg !433
  %7 = bitcast i8* %6 to %struct.Deep*, !dbg !433
  tail call void @_ZN4DeepD1Ev(%struct.Deep* noundef nonnull align 8 dereferenceable(52) %7), !dbg !433
  ret void, !dbg !433
}

define linkonce_odr dso_local void @_ZTv0_n24_N4DeepD0Ev(%struct.Deep* noundef %this) unnamed_addr #3 comdat align 2 !dbg !434 {
entry:
  %this.addr = alloca %struct.Deep*, align 8
  store %struct.Deep* %this, %struct.Deep** %this.addr, align 8
  %this1 = load %struct.Deep*, %struct.Deep** %this.addr, align 8, !dbg !435
  %0 = bitcast %struct.Deep* %this1 to i8*, !dbg !435
  %1 = bitcast i8* %0 to i8**, !dbg !435
  %2 = load i8*, i8** %1, align 8, !dbg !435
  %3 = getelementptr inbounds i8, i8* %2, i64 -24, !dbg !435
  %4 = bitcast i8* %3 to i64*, !dbg !435
  %5 = load i64, i64* %4, align 8, !dbg !435
  %6 = getelementptr inbounds i8, i8* %0, i64 %5, !dbg !435
  %7 = bitcast i8* %6 to %struct.Deep*, !dbg !435
  tail call void @_ZN4DeepD0Ev(%struct.Deep* noundef nonnull align 8 dereferenceable(52) %7), !dbg !435
  ret void, !dbg !435
}

define linkonce_odr dso_local void @_ZN7Shared1C2Ev(%struct.Shared1* noundef nonnull align 8 dereferenceable(12) %this, i8** noundef %vtt) unnamed_addr #3 comdat align 2 !dbg !436 {
entry:
  %this.addr = alloca %struct.Shared1*, align 8
  %vtt.addr = alloca i8**, align 8
  store %struct.Shared1* %this, %struct.Shared1** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Shared1** %this.addr, metadata !439, metadata !DIExpression()), !dbg !441
  store i8** %vtt, i8*** %vtt.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %vtt.addr, metadata !440, metadata !DIExpression()), !dbg !441
  %this1 = load %struct.Shared1*, %struct.Shared1** %this.addr, align 8
  %vtt2 = load i8**, i8*** %vtt.addr, align 8
  %0 = load i8*, i8** %vtt2, align 8, !dbg !442
  %1 = bitcast %struct.Shared1* %this1 to i32 (...)***, !dbg !442
  %2 = bitcast i8* %0 to i32 (...)**, !dbg !442
  store i32 (...)** %2, i32 (...)*** %1, align 8, !dbg !442
  %3 = getelementptr inbounds i8*, i8** %vtt2, i64 1, !dbg !442
  %4 = load i8*, i8** %3, align 8, !dbg !442
  %5 = bitcast %struct.Shared1* %this1 to i8**, !dbg !442
  %vtable = load i8*, i8** %5, align 8, !dbg !442
  %vbase.offset.ptr = getelementptr i8, i8* %vtable, i64 -24, !dbg !442
  %6 = bitcast i8* %vbase.offset.ptr to i64*, !dbg !442
  %vbase.offset = load i64, i64* %6, align 8, !dbg !442
  %7 = bitcast %struct.Shared1* %this1 to i8*, !dbg !442
  %add.ptr = getelementptr inbounds i8, i8* %7, i64 %vbase.offset, !dbg !442
  %8 = bitcast i8* %add.ptr to i32 (...)***, !dbg !442
  %9 = bitcast i8* %4 to i32 (...)**, !dbg !442
  store i32 (...)** %9, i32 (...)*** %8, align 8, !dbg !442
  %s = getelementptr inbounds %struct.Shared1, %struct.Shared1* %this1, i32 0, i32 1, !dbg !443
  store i32 6, i32* %s, align 8, !dbg !443
  ret void, !dbg !442
}

define linkonce_odr dso_local void @_ZN7Shared2C2Ev(%struct.Shared2* noundef nonnull align 8 dereferenceable(12) %this, i8** noundef %vtt) unnamed_addr #3 comdat align 2 !dbg !444 {
entry:
  %this.addr = alloca %struct.Shared2*, align 8
  %vtt.addr = alloca i8**, align 8
  store %struct.Shared2* %this, %struct.Shared2** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Shared2** %this.addr, metadata !447, metadata !DIExpression()), !dbg !449
  store i8** %vtt, i8*** %vtt.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %vtt.addr, metadata !448, metadata !DIExpression()), !dbg !449
  %this1 = load %struct.Shared2*, %struct.Shared2** %this.addr, align 8
  %vtt2 = load i8**, i8*** %vtt.addr, align 8
  %0 = load i8*, i8** %vtt2, align 8, !dbg !450
  %1 = bitcast %struct.Shared2* %this1 to i32 (...)***, !dbg !450
  %2 = bitcast i8* %0 to i32 (...)**, !dbg !450
  store i32 (...)** %2, i32 (...)*** %1, align 8, !dbg !450
  %3 = getelementptr inbounds i8*, i8** %vtt2, i64 1, !dbg !450
  %4 = load i8*, i8** %3, align 8, !dbg !450
  %5 = bitcast %struct.Shared2* %this1 to i8**, !dbg !450
  %vtable = load i8*, i8** %5, align 8, !dbg !450
  %vbase.offset.ptr = getelementptr i8, i8* %vtable, i64 -24, !dbg !450
  %6 = bitcast i8* %vbase.offset.ptr to i64*, !dbg !450
  %vbase.offset = load i64, i64* %6, align 8, !dbg !450
  %7 = bitcast %struct.Shared2* %this1 to i8*, !dbg !450
  %add.ptr = getelementptr inbounds i8, i8* %7, i64 %vbase.offset, !dbg !450
  %8 = bitcast i8* %add.ptr to i32 (...)***, !dbg !450
  %9 = bitcast i8* %4 to i32 (...)**, !dbg !450
  store i32 (...)** %9, i32 (...)*** %8, align 8, !dbg !450
  %t = getelementptr inbounds %struct.Shared2, %struct.Shared2* %this1, i32 0, i32 1, !dbg !451
  store i32 7, i32* %t, align 8, !dbg !451
  ret void, !dbg !450
}

define linkonce_odr dso_local void @_ZThn32_N7DiamondD1Ev(%struct.Diamond* noundef %this) unnamed_addr #3 comdat align 2 !dbg !452 {
entry:
  %this.addr = alloca %struct.Diamond*, align 8
  store %struct.Diamond* %this, %struct.Diamond** %this.addr, align 8
  %this1 = load %struct.Diamond*, %struct.Diamond** %this.addr, align 8, !dbg !453
  %0 = bitcast %struct.Diamond* %this1 to i8*, !dbg !453
  %1 = getelementptr inbounds i8, i8* %0, i64 -32, !dbg !453
  %2 = bitcast i8* %1 to %struct.Diamond*, !dbg !453
  tail call void @_ZN7DiamondD1Ev(%struct.Diamond* noundef nonnull align 8 dereferenceable(48) %2), !dbg !453
  ret void, !dbg !453
}

define linkonce_odr dso_local void @_ZThn32_N7DiamondD0Ev(%struct.Diamond* noundef %this) unnamed_addr #3 comdat align 2 !dbg !454 {
entry:
  %this.addr = alloca %struct.Diamond*, align 8
  store %struct.Diamond* %this, %struct.Diamond** %this.addr, align 8
  %this1 = load %struct.Diamond*, %struct.Diamond** %this.addr, align 8, !dbg !455
  %0 = bitcast %struct.Diamond* %this1 to i8*, !dbg !455
  %1 = getelementptr inbounds i8, i8* %0, i64 -32, !dbg !455
  %2 = bitcast i8* %1 to %struct.Diamond*, !dbg !455
  tail call void @_ZN7DiamondD0Ev(%struct.Diamond* noundef nonnull align 8 dereferenceable(48) %2), !dbg !455
  ret void, !dbg !455
}

define linkonce_odr dso_local void @_ZN7DiamondD2Ev(%struct.Diamond* noundef nonnull align 8 dereferenceable(48) %this, i8** noundef %vtt) unnamed_addr #3 comdat align 2 !dbg !456 {
entry:
  %this.addr = alloca %struct.Diamond*, align 8
  %vtt.addr = alloca i8**, align 8
  store %struct.Diamond* %this, %struct.Diamond** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Diamond** %this.addr, metadata !458, metadata !DIExpression()), !dbg !460
  store i8** %vtt, i8*** %vtt.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %vtt.addr, metadata !459, metadata !DIExpression()), !dbg !460
  %this1 = load %struct.Diamond*, %struct.Diamond** %this.addr, align 8
  %vtt2 = load i8**, i8*** %vtt.addr, align 8
  %0 = bitcast %struct.Diamond* %this1 to i8*, !dbg !461
  %1 = getelementptr inbounds i8, i8* %0, i64 32, !dbg !461
  %2 = bitcast i8* %1 to %struct.Other*, !dbg !461
  call void @_ZN5OtherD2Ev(%struct.Other* noundef nonnull align 8 dereferenceable(12) %2), !dbg !461
  %3 = bitcast %struct.Diamond* %this1 to i8*, !dbg !461
  %4 = getelementptr inbounds i8, i8* %3, i64 16, !dbg !461
  %5 = bitcast i8* %4 to %struct.Shared2*, !dbg !461
  %6 = getelementptr inbounds i8*, i8** %vtt2, i64 3, !dbg !461
  call void @_ZN7Shared2D2Ev(%struct.Shared2* noundef nonnull align 8 dereferenceable(12) %5, i8** noundef %6), !dbg !461
  %7 = bitcast %struct.Diamond* %this1 to %struct.Shared1*, !dbg !461
  %8 = getelementptr inbounds i8*, i8** %vtt2, i64 1, !dbg !461
  call void @_ZN7Shared1D2Ev(%struct.Shared1* noundef nonnull align 8 dereferenceable(12) %7, i8** noundef %8), !dbg !461
  ret void, !dbg !463
}

define linkonce_odr dso_local void @_ZN7Shared2D2Ev(%struct.Shared2* noundef nonnull align 8 dereferenceable(12) %this, i8** noundef %vtt) unnamed_addr #3 comdat align 2 !dbg !464 {
entry:
  %this.addr = alloca %struct.Shared2*, align 8
  %vtt.addr = alloca i8**, align 8
  store %struct.Shared2* %this, %struct.Shared2** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Shared2** %this.addr, metadata !466, metadata !DIExpression()), !dbg !468
  store i8** %vtt, i8*** %vtt.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %vtt.addr, metadata !467, metadata !DIExpression()), !dbg !468
  %this1 = load %struct.Shared2*, %struct.Shared2** %this.addr, align 8
  %vtt2 = load i8**, i8*** %vtt.addr, align 8
  ret void, !dbg !469
}

define linkonce_odr dso_local void @_ZN7Shared1D2Ev(%struct.Shared1* noundef nonnull align 8 dereferenceable(12) %this, i8** noundef %vtt) unnamed_addr #3 comdat align 2 !dbg !470 {
entry:
  %this.addr = alloca %struct.Shared1*, align 8
  %vtt.addr = alloca i8**, align 8
  store %struct.Shared1* %this, %struct.Shared1** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Shared1** %this.addr, metadata !472, metadata !DIExpression()), !dbg !474
  store i8** %vtt, i8*** %vtt.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %vtt.addr, metadata !473, metadata !DIExpression()), !dbg !474
  %this1 = load %struct.Shared1*, %struct.Shared1** %this.addr, align 8
  %vtt2 = load i8**, i8*** %vtt.addr, align 8
  ret void, !dbg !475
}

declare i32 @strcmp(i8* noundef, i8* noundef)

define linkonce_odr dso_local noundef i8* @_ZNKSt9type_info4nameEv(%"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %this) #6 comdat align 2 !dbg !476 {
entry:
  %this.addr = alloca %"class.std::type_info"*, align 8
  store %"class.std::type_info"* %this, %"class.std::type_info"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::type_info"** %this.addr, metadata !484, metadata !DIExpression()), !dbg !485
  %this1 = load %"class.std::type_info"*, %"class.std::type_info"** %this.addr, align 8
  %__name = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %this1, i32 0, i32 1, !dbg !486
  %0 = load i8*, i8** %__name, align 8, !dbg !486
  %arrayidx = getelementptr inbounds i8, i8* %0, i64 0, !dbg !486
  %1 = load i8, i8* %arrayidx, align 1, !dbg !486
  %conv = sext i8 %1 to i32, !dbg !486
  %cmp = icmp eq i32 %conv, 42, !dbg !487
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !486

cond.true:
  %__name2 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %this1, i32 0, i32 1, !dbg !488
  %2 = load i8*, i8** %__name2, align 8, !dbg !488
  %add.ptr = getelementptr inbounds i8, i8* %2, i64 1, !dbg !489
  br label %cond.end, !dbg !486

cond.false:
  %__name3 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %this1, i32 0, i32 1, !dbg !490
  %3 = load i8*, i8** %__name3, align 8, !dbg !490
  br label %cond.end, !dbg !486

cond.end:
  %cond = phi i8* [ %add.ptr, %cond.true ], [ %3, %cond.false ], !dbg !486
  ret i8* %cond, !dbg !491
}

define linkonce_odr dso_local void @_ZN4DeepD2Ev(%struct.Deep* noundef nonnull align 8 dereferenceable(52) %this, i8** noundef %vtt) unnamed_addr #3 comdat align 2 !dbg !492 {
entry:
  %this.addr = alloca %struct.Deep*, align 8
  %vtt.addr = alloca i8**, align 8
  store %struct.Deep* %this, %struct.Deep** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Deep** %this.addr, metadata !494, metadata !DIExpression()), !dbg !496
  store i8** %vtt, i8*** %vtt.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %vtt.addr, metadata !495, metadata !DIExpression()), !dbg !496
  %this1 = load %struct.Deep*, %struct.Deep** %this.addr, align 8
  %vtt2 = load i8**, i8*** %vtt.addr, align 8
  %0 = bitcast %struct.Deep* %this1 to %struct.Diamond*, !dbg !497
  %1 = getelementptr inbounds i8*, i8** %vtt2, i64 1, !dbg !497
  call void @_ZN7DiamondD2Ev(%struct.Diamond* noundef nonnull align 8 dereferenceable(48) %0, i8** noundef %1), !dbg !497
  ret void, !dbg !499
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!80, !81, !82, !83, !84, !85}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "dynamic_casts_unsafe.cpp", directory: ".")
!2 = !{!3, !4, !40, !41, !42, !43, !44, !46, !63, !64, !73, !78, !79, !45, !5, !8, !11, !26, !31, !65, !74, !47, !50, !56}
!3 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Both", file: !1, line: 20, size: 384, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !6, vtableHolder: !11, identifier: "_ZTS4Both")
!6 = !{!7, !25, !30, !39}
!7 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !5, baseType: !8, extraData: i32 0)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Left", file: !1, line: 10, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !9, vtableHolder: !11, identifier: "_ZTS4Left")
!9 = !{!10, !24}
!10 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !8, baseType: !11, extraData: i32 0)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Base", file: !1, line: 6, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !12, vtableHolder: !11, identifier: "_ZTS4Base")
!12 = !{!13, !19, !20}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Base", scope: !1, file: !1, baseType: !14, size: 64, flags: DIFlagArtificial)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !16, size: 64)
!16 = !DISubroutineType(types: !17)
!17 = !{!18}
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !11, file: !1, line: 7, baseType: !18, size: 32, offset: 64)
!20 = !DISubprogram(name: "~Base", scope: !11, file: !1, line: 8, type: !21, scopeLine: 8, containingType: !11, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!21 = !DISubroutineType(types: !22)
!22 = !{null, !23}
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "l", scope: !8, file: !1, line: 11, baseType: !18, size: 32, offset: 96)
!25 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !5, baseType: !26, offset: 128, extraData: i32 0)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Right", file: !1, line: 13, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !27, vtableHolder: !11, identifier: "_ZTS5Right")
!27 = !{!28, !29}
!28 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !26, baseType: !11, extraData: i32 0)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "r", scope: !26, file: !1, line: 14, baseType: !18, size: 32, offset: 96)
!30 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !5, baseType: !31, offset: 256, extraData: i32 0)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Other", file: !1, line: 16, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !32, vtableHolder: !31, identifier: "_ZTS5Other")
!32 = !{!33, !34, !35}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Other", scope: !1, file: !1, baseType: !14, size: 64, flags: DIFlagArtificial)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "o", scope: !31, file: !1, line: 17, baseType: !18, size: 32, offset: 64)
!35 = !DISubprogram(name: "~Other", scope: !31, file: !1, line: 18, type: !36, scopeLine: 18, containingType: !31, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!36 = !DISubroutineType(types: !37)
!37 = !{null, !38}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !5, file: !1, line: 21, baseType: !18, size: 32, offset: 352)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!45 = !DICompositeType(tag: DW_TAG_structure_type, name: "Unrelated", file: !1, line: 35, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS9Unrelated")
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Diamond", file: !1, line: 32, size: 512, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !48, vtableHolder: !50, identifier: "_ZTS7Diamond")
!48 = !{!49, !55, !61, !62}
!49 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !47, baseType: !50, extraData: i32 0)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Shared1", file: !1, line: 26, size: 256, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !51, vtableHolder: !50, identifier: "_ZTS7Shared1")
!51 = !{!52, !53, !54}
!52 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !50, baseType: !11, offset: 24, flags: DIFlagVirtual, extraData: i32 0)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Shared1", scope: !1, file: !1, baseType: !14, size: 64, flags: DIFlagArtificial)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !50, file: !1, line: 27, baseType: !18, size: 32, offset: 64)
!55 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !47, baseType: !56, offset: 128, extraData: i32 0)
!56 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Shared2", file: !1, line: 29, size: 256, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !57, vtableHolder: !56, identifier: "_ZTS7Shared2")
!57 = !{!58, !59, !60}
!58 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !56, baseType: !11, offset: 24, flags: DIFlagVirtual, extraData: i32 0)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Shared2", scope: !1, file: !1, baseType: !14, size: 64, flags: DIFlagArtificial)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "t", scope: !56, file: !1, line: 30, baseType: !18, size: 32, offset: 64)
!61 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !47, baseType: !31, offset: 256, extraData: i32 0)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !47, file: !1, line: 33, baseType: !18, size: 32, offset: 352)
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!65 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Hidden", file: !1, line: 23, size: 256, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !66, vtableHolder: !11, identifier: "_ZTS6Hidden")
!66 = !{!67, !68, !69}
!67 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !65, baseType: !8, flags: DIFlagPrivate, extraData: i32 0)
!68 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !65, baseType: !31, offset: 128, extraData: i32 0)
!69 = !DISubprogram(name: "left", linkageName: "_ZN6Hidden4leftEv", scope: !65, file: !1, line: 24, type: !70, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!70 = !DISubroutineType(types: !71)
!71 = !{!41, !72}
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
!74 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Deep", file: !1, line: 36, size: 576, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !75, vtableHolder: !50, identifier: "_ZTS4Deep")
!75 = !{!76, !77}
!76 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !74, baseType: !47, extraData: i32 0)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "e", scope: !74, file: !1, line: 37, baseType: !18, size: 32, offset: 384)
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!80 = !{i32 7, !"Dwarf Version", i32 5}
!81 = !{i32 2, !"Debug Info Version", i32 3}
!82 = !{i32 1, !"wchar_size", i32 4}
!83 = !{i32 7, !"PIC Level", i32 2}
!84 = !{i32 7, !"PIE Level", i32 2}
!85 = !{i32 7, !"uwtable", i32 1}

!87 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 40, type: !16, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !88)
!88 = !{!89, !90, !91, !92, !93, !94, !95, !96, !97, !98, !99, !100}
!89 = !DILocalVariable(name: "both", scope: !87, file: !1, line: 41, type: !5)
!90 = !DILocalVariable(name: "left", scope: !87, file: !1, line: 42, type: !41)
!91 = !DILocalVariable(name: "right", scope: !87, file: !1, line: 43, type: !40)
!92 = !DILocalVariable(name: "other", scope: !87, file: !1, line: 44, type: !42)
!93 = !DILocalVariable(name: "base", scope: !87, file: !1, line: 45, type: !43)
!94 = !DILocalVariable(name: "hidden", scope: !87, file: !1, line: 53, type: !65)
!95 = !DILocalVariable(name: "seen", scope: !87, file: !1, line: 54, type: !42)
!96 = !DILocalVariable(name: "inside", scope: !87, file: !1, line: 55, type: !41)
!97 = !DILocalVariable(name: "deep", scope: !87, file: !1, line: 59, type: !74)
!98 = !DILocalVariable(name: "top", scope: !87, file: !1, line: 60, type: !43)
!99 = !DILocalVariable(name: "caught", scope: !87, file: !1, line: 66, type: !3)
!100 = !DILocalVariable(scope: !87, file: !1, line: 69, type: !101)
!101 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !102, size: 64)
!102 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !103)
!103 = !DICompositeType(tag: DW_TAG_class_type, name: "bad_cast", scope: !105, file: !104, line: 220, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt8bad_cast")
!104 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/typeinfo", directory: "")
!105 = !DINamespace(name: "std", scope: null)
!106 = !DILocation(line: 41, column: 3, scope: !87)
!107 = !DILocation(line: 41, column: 8, scope: !87)
!108 = !DILocation(line: 42, column: 3, scope: !87)
!109 = !DILocation(line: 42, column: 9, scope: !87)
!110 = !DILocation(line: 42, column: 16, scope: !87)
!111 = !DILocation(line: 43, column: 3, scope: !87)
!112 = !DILocation(line: 43, column: 10, scope: !87)
!113 = !DILocation(line: 43, column: 18, scope: !87)
!114 = !DILocation(line: 44, column: 3, scope: !87)
!115 = !DILocation(line: 44, column: 10, scope: !87)
!116 = !DILocation(line: 44, column: 18, scope: !87)
!117 = !DILocation(line: 45, column: 3, scope: !87)
!118 = !DILocation(line: 45, column: 9, scope: !87)
!119 = !DILocation(line: 45, column: 16, scope: !87)
!120 = !DILocation(line: 46, column: 3, scope: !87)
!121 = !DILocation(line: 0, scope: !87)
!122 = !DILocation(line: 47, column: 3, scope: !87)
!123 = !DILocation(line: 48, column: 3, scope: !87)
!124 = !DILocation(line: 49, column: 3, scope: !87)
!125 = !DILocation(line: 50, column: 3, scope: !87)
!126 = !DILocation(line: 51, column: 3, scope: !87)
!127 = !DILocation(line: 53, column: 3, scope: !87)
!128 = !DILocation(line: 53, column: 10, scope: !87)
!129 = !DILocation(line: 54, column: 3, scope: !87)
!130 = !DILocation(line: 54, column: 10, scope: !87)
!131 = !DILocation(line: 54, column: 17, scope: !87)
!132 = !DILocation(line: 55, column: 3, scope: !87)
!133 = !DILocation(line: 55, column: 9, scope: !87)
!134 = !DILocation(line: 55, column: 25, scope: !87)
!135 = !DILocation(line: 56, column: 3, scope: !87)
!136 = !DILocation(line: 75, column: 1, scope: !87)
!137 = !DILocation(line: 57, column: 3, scope: !87)
!138 = !DILocation(line: 59, column: 3, scope: !87)
!139 = !DILocation(line: 59, column: 8, scope: !87)
!140 = !DILocation(line: 60, column: 3, scope: !87)
!141 = !DILocation(line: 60, column: 9, scope: !87)
!142 = !DILocation(line: 60, column: 15, scope: !87)
!143 = !DILocation(line: 61, column: 3, scope: !87)
!144 = !DILocation(line: 62, column: 3, scope: !87)
!145 = !DILocation(line: 63, column: 3, scope: !87)
!146 = !DILocation(line: 64, column: 3, scope: !87)
!147 = !DILocation(line: 66, column: 3, scope: !87)
!148 = !DILocation(line: 66, column: 8, scope: !87)
!149 = !DILocation(line: 68, column: 32, scope: !150)
!150 = distinct !DILexicalBlock(scope: !87, file: !1, line: 67, column: 7)
!151 = !DILocation(line: 68, column: 5, scope: !150)
!152 = !DILocation(line: 69, column: 3, scope: !150)
!153 = !DILocation(line: 75, column: 1, scope: !150)
!154 = !DILocation(line: 69, column: 33, scope: !87)
!155 = !DILocation(line: 70, column: 12, scope: !156)
!156 = distinct !DILexicalBlock(scope: !87, file: !1, line: 69, column: 35)
!157 = !DILocation(line: 71, column: 3, scope: !156)
!158 = !DILocation(line: 72, column: 3, scope: !87)
!159 = !{i8 0, i8 2}
!160 = !DILocation(line: 73, column: 3, scope: !87)
!161 = !DILocation(line: 74, column: 3, scope: !87)
!162 = distinct !DISubprogram(name: "Both", linkageName: "_ZN4BothC2Ev", scope: !5, file: !1, line: 20, type: !163, scopeLine: 20, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !166, retainedNodes: !167)
!163 = !DISubroutineType(types: !164)
!164 = !{null, !165}
!165 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!166 = !DISubprogram(name: "Both", scope: !5, type: !163, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!167 = !{!168}
!168 = !DILocalVariable(name: "this", arg: 1, scope: !162, type: !4, flags: DIFlagArtificial | DIFlagObjectPointer)
!169 = !DILocation(line: 0, scope: !162)
!170 = !DILocation(line: 20, column: 8, scope: !162)
!171 = !DILocation(line: 21, column: 7, scope: !162)
!172 = distinct !DISubprogram(name: "Hidden", linkageName: "_ZN6HiddenC2Ev", scope: !65, file: !1, line: 23, type: !173, scopeLine: 23, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !175, retainedNodes: !176)
!173 = !DISubroutineType(types: !174)
!174 = !{null, !72}
!175 = !DISubprogram(name: "Hidden", scope: !65, type: !173, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!176 = !{!177}
!177 = !DILocalVariable(name: "this", arg: 1, scope: !172, type: !64, flags: DIFlagArtificial | DIFlagObjectPointer)
!178 = !DILocation(line: 0, scope: !172)
!179 = !DILocation(line: 23, column: 8, scope: !172)
!180 = distinct !DISubprogram(name: "left", linkageName: "_ZN6Hidden4leftEv", scope: !65, file: !1, line: 24, type: !70, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !69, retainedNodes: !181)
!181 = !{!182}
!182 = !DILocalVariable(name: "this", arg: 1, scope: !180, type: !64, flags: DIFlagArtificial | DIFlagObjectPointer)
!183 = !DILocation(line: 0, scope: !180)
!184 = !DILocation(line: 24, column: 25, scope: !180)
!185 = !DILocation(line: 24, column: 18, scope: !180)
!186 = distinct !DISubprogram(name: "Deep", linkageName: "_ZN4DeepC1Ev", scope: !74, file: !1, line: 36, type: !187, scopeLine: 36, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !190, retainedNodes: !191)
!187 = !DISubroutineType(types: !188)
!188 = !{null, !189}
!189 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!190 = !DISubprogram(name: "Deep", scope: !74, type: !187, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!191 = !{!192}
!192 = !DILocalVariable(name: "this", arg: 1, scope: !186, type: !73, flags: DIFlagArtificial | DIFlagObjectPointer)
!193 = !DILocation(line: 0, scope: !186)
!194 = !DILocation(line: 36, column: 8, scope: !186)
!195 = !DILocation(line: 37, column: 7, scope: !186)
!196 = distinct !DISubprogram(name: "operator==", linkageName: "_ZNKSt9type_infoeqERKS_", scope: !197, file: !104, line: 193, type: !198, scopeLine: 194, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !203, retainedNodes: !204)
!197 = !DICompositeType(tag: DW_TAG_class_type, name: "type_info", scope: !105, file: !104, line: 92, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt9type_info")
!198 = !DISubroutineType(types: !199)
!199 = !{!3, !200, !202}
!200 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !201, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!201 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !197)
!202 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !201, size: 64)
!203 = !DISubprogram(name: "operator==", linkageName: "_ZNKSt9type_infoeqERKS_", scope: !197, file: !104, line: 111, type: !198, scopeLine: 111, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!204 = !{!205, !207}
!205 = !DILocalVariable(name: "this", arg: 1, scope: !196, type: !206, flags: DIFlagArtificial | DIFlagObjectPointer)
!206 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !201, size: 64)
!207 = !DILocalVariable(name: "__arg", arg: 2, scope: !196, file: !104, line: 193, type: !202)
!208 = !DILocation(line: 0, scope: !196)
!209 = !DILocation(line: 193, column: 42, scope: !196)
!210 = !DILocation(line: 198, column: 9, scope: !211)
!211 = distinct !DILexicalBlock(scope: !196, file: !104, line: 198, column: 9)
!212 = !DILocation(line: 198, column: 19, scope: !211)
!213 = !DILocation(line: 198, column: 25, scope: !211)
!214 = !DILocation(line: 198, column: 16, scope: !211)
!215 = !DILocation(line: 198, column: 9, scope: !196)
!216 = !DILocation(line: 199, column: 7, scope: !211)
!217 = !DILocation(line: 206, column: 12, scope: !196)
!218 = !DILocation(line: 206, column: 22, scope: !196)
!219 = !DILocation(line: 206, column: 29, scope: !196)
!220 = !DILocation(line: 206, column: 50, scope: !196)
!221 = !DILocation(line: 206, column: 58, scope: !196)
!222 = !DILocation(line: 206, column: 64, scope: !196)
!223 = !DILocation(line: 206, column: 32, scope: !196)
!224 = !DILocation(line: 206, column: 72, scope: !196)
!225 = !DILocation(line: 206, column: 5, scope: !196)
!226 = !DILocation(line: 210, column: 3, scope: !196)
!227 = distinct !DISubprogram(name: "operator!=", linkageName: "_ZNKSt9type_infoneERKS_", scope: !197, file: !104, line: 114, type: !198, scopeLine: 115, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !228, retainedNodes: !229)
!228 = !DISubprogram(name: "operator!=", linkageName: "_ZNKSt9type_infoneERKS_", scope: !197, file: !104, line: 114, type: !198, scopeLine: 114, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!229 = !{!230, !231}
!230 = !DILocalVariable(name: "this", arg: 1, scope: !227, type: !206, flags: DIFlagArtificial | DIFlagObjectPointer)
!231 = !DILocalVariable(name: "__arg", arg: 2, scope: !227, file: !104, line: 114, type: !202)
!232 = !DILocation(line: 0, scope: !227)
!233 = !DILocation(line: 114, column: 38, scope: !227)
!234 = !DILocation(line: 115, column: 26, scope: !227)
!235 = !DILocation(line: 115, column: 15, scope: !227)
!236 = !DILocation(line: 115, column: 14, scope: !227)
!237 = !DILocation(line: 115, column: 7, scope: !227)
!238 = distinct !DISubprogram(name: "~Deep", linkageName: "_ZN4DeepD1Ev", scope: !74, file: !1, line: 36, type: !187, scopeLine: 36, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !239, retainedNodes: !240)
!239 = !DISubprogram(name: "~Deep", scope: !74, type: !187, containingType: !74, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!240 = !{!241}
!241 = !DILocalVariable(name: "this", arg: 1, scope: !238, type: !73, flags: DIFlagArtificial | DIFlagObjectPointer)
!242 = !DILocation(line: 0, scope: !238)
!243 = !DILocation(line: 36, column: 8, scope: !238)
!244 = distinct !DISubprogram(name: "~Hidden", linkageName: "_ZN6HiddenD2Ev", scope: !65, file: !1, line: 23, type: !173, scopeLine: 23, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !245, retainedNodes: !246)
!245 = !DISubprogram(name: "~Hidden", scope: !65, type: !173, containingType: !65, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!246 = !{!247}
!247 = !DILocalVariable(name: "this", arg: 1, scope: !244, type: !64, flags: DIFlagArtificial | DIFlagObjectPointer)
!248 = !DILocation(line: 0, scope: !244)
!249 = !DILocation(line: 23, column: 8, scope: !250)
!250 = distinct !DILexicalBlock(scope: !244, file: !1, line: 23, column: 8)
!251 = !DILocation(line: 23, column: 8, scope: !244)
!252 = distinct !DISubprogram(name: "~Both", linkageName: "_ZN4BothD2Ev", scope: !5, file: !1, line: 20, type: !163, scopeLine: 20, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !253, retainedNodes: !254)
!253 = !DISubprogram(name: "~Both", scope: !5, type: !163, containingType: !5, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!254 = !{!255}
!255 = !DILocalVariable(name: "this", arg: 1, scope: !252, type: !4, flags: DIFlagArtificial | DIFlagObjectPointer)
!256 = !DILocation(line: 0, scope: !252)
!257 = !DILocation(line: 20, column: 8, scope: !258)
!258 = distinct !DILexicalBlock(scope: !252, file: !1, line: 20, column: 8)
!259 = !DILocation(line: 20, column: 8, scope: !252)
!260 = distinct !DISubprogram(name: "Left", linkageName: "_ZN4LeftC2Ev", scope: !8, file: !1, line: 10, type: !261, scopeLine: 10, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !264, retainedNodes: !265)
!261 = !DISubroutineType(types: !262)
!262 = !{null, !263}
!263 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!264 = !DISubprogram(name: "Left", scope: !8, type: !261, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!265 = !{!266}
!266 = !DILocalVariable(name: "this", arg: 1, scope: !260, type: !41, flags: DIFlagArtificial | DIFlagObjectPointer)
!267 = !DILocation(line: 0, scope: !260)
!268 = !DILocation(line: 10, column: 8, scope: !260)
!269 = !DILocation(line: 11, column: 7, scope: !260)
!270 = distinct !DISubprogram(name: "Right", linkageName: "_ZN5RightC2Ev", scope: !26, file: !1, line: 13, type: !271, scopeLine: 13, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !274, retainedNodes: !275)
!271 = !DISubroutineType(types: !272)
!272 = !{null, !273}
!273 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!274 = !DISubprogram(name: "Right", scope: !26, type: !271, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!275 = !{!276}
!276 = !DILocalVariable(name: "this", arg: 1, scope: !270, type: !40, flags: DIFlagArtificial | DIFlagObjectPointer)
!277 = !DILocation(line: 0, scope: !270)
!278 = !DILocation(line: 13, column: 8, scope: !270)
!279 = !DILocation(line: 14, column: 7, scope: !270)
!280 = distinct !DISubprogram(name: "Other", linkageName: "_ZN5OtherC2Ev", scope: !31, file: !1, line: 16, type: !36, scopeLine: 16, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !281, retainedNodes: !282)
!281 = !DISubprogram(name: "Other", scope: !31, type: !36, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!282 = !{!283}
!283 = !DILocalVariable(name: "this", arg: 1, scope: !280, type: !42, flags: DIFlagArtificial | DIFlagObjectPointer)
!284 = !DILocation(line: 0, scope: !280)
!285 = !DILocation(line: 16, column: 8, scope: !280)
!286 = !DILocation(line: 17, column: 7, scope: !280)
!287 = distinct !DISubprogram(name: "~Both", linkageName: "_ZN4BothD0Ev", scope: !5, file: !1, line: 20, type: !163, scopeLine: 20, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !253, retainedNodes: !288)
!288 = !{!289}
!289 = !DILocalVariable(name: "this", arg: 1, scope: !287, type: !4, flags: DIFlagArtificial | DIFlagObjectPointer)
!290 = !DILocation(line: 0, scope: !287)
!291 = !DILocation(line: 20, column: 8, scope: !287)
!292 = distinct !DISubprogram(linkageName: "_ZThn16_N4BothD1Ev", scope: !1, file: !1, line: 20, type: !293, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !294)
!293 = !DISubroutineType(types: !294)
!294 = !{}
!295 = !DILocation(line: 0, scope: !292)
!296 = distinct !DISubprogram(linkageName: "_ZThn16_N4BothD0Ev", scope: !1, file: !1, line: 20, type: !293, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !294)
!297 = !DILocation(line: 0, scope: !296)
!298 = distinct !DISubprogram(linkageName: "_ZThn32_N4BothD1Ev", scope: !1, file: !1, line: 20, type: !293, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !294)
!299 = !DILocation(line: 0, scope: !298)
!300 = distinct !DISubprogram(linkageName: "_ZThn32_N4BothD0Ev", scope: !1, file: !1, line: 20, type: !293, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !294)
!301 = !DILocation(line: 0, scope: !300)
!302 = distinct !DISubprogram(name: "Base", linkageName: "_ZN4BaseC2Ev", scope: !11, file: !1, line: 6, type: !21, scopeLine: 6, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !303, retainedNodes: !304)
!303 = !DISubprogram(name: "Base", scope: !11, type: !21, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!304 = !{!305}
!305 = !DILocalVariable(name: "this", arg: 1, scope: !302, type: !43, flags: DIFlagArtificial | DIFlagObjectPointer)
!306 = !DILocation(line: 0, scope: !302)
!307 = !DILocation(line: 6, column: 8, scope: !302)
!308 = !DILocation(line: 7, column: 7, scope: !302)
!309 = distinct !DISubprogram(name: "~Left", linkageName: "_ZN4LeftD0Ev", scope: !8, file: !1, line: 10, type: !261, scopeLine: 10, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !310, retainedNodes: !311)
!310 = !DISubprogram(name: "~Left", scope: !8, type: !261, containingType: !8, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!311 = !{!312}
!312 = !DILocalVariable(name: "this", arg: 1, scope: !309, type: !41, flags: DIFlagArtificial | DIFlagObjectPointer)
!313 = !DILocation(line: 0, scope: !309)
!314 = !DILocation(line: 10, column: 8, scope: !309)
!315 = distinct !DISubprogram(name: "~Base", linkageName: "_ZN4BaseD0Ev", scope: !11, file: !1, line: 8, type: !21, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !20, retainedNodes: !316)
!316 = !{!317}
!317 = !DILocalVariable(name: "this", arg: 1, scope: !315, type: !43, flags: DIFlagArtificial | DIFlagObjectPointer)
!318 = !DILocation(line: 0, scope: !315)
!319 = !DILocation(line: 8, column: 19, scope: !315)
!320 = !DILocation(line: 8, column: 20, scope: !315)
!321 = distinct !DISubprogram(name: "~Base", linkageName: "_ZN4BaseD2Ev", scope: !11, file: !1, line: 8, type: !21, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !20, retainedNodes: !322)
!322 = !{!323}
!323 = !DILocalVariable(name: "this", arg: 1, scope: !321, type: !43, flags: DIFlagArtificial | DIFlagObjectPointer)
!324 = !DILocation(line: 0, scope: !321)
!325 = !DILocation(line: 8, column: 20, scope: !321)
!326 = distinct !DISubprogram(name: "~Right", linkageName: "_ZN5RightD0Ev", scope: !26, file: !1, line: 13, type: !271, scopeLine: 13, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !327, retainedNodes: !328)
!327 = !DISubprogram(name: "~Right", scope: !26, type: !271, containingType: !26, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!328 = !{!329}
!329 = !DILocalVariable(name: "this", arg: 1, scope: !326, type: !40, flags: DIFlagArtificial | DIFlagObjectPointer)
!330 = !DILocation(line: 0, scope: !326)
!331 = !DILocation(line: 13, column: 8, scope: !326)
!332 = distinct !DISubprogram(name: "~Other", linkageName: "_ZN5OtherD2Ev", scope: !31, file: !1, line: 18, type: !36, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !35, retainedNodes: !333)
!333 = !{!334}
!334 = !DILocalVariable(name: "this", arg: 1, scope: !332, type: !42, flags: DIFlagArtificial | DIFlagObjectPointer)
!335 = !DILocation(line: 0, scope: !332)
!336 = !DILocation(line: 18, column: 21, scope: !332)
!337 = distinct !DISubprogram(name: "~Other", linkageName: "_ZN5OtherD0Ev", scope: !31, file: !1, line: 18, type: !36, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !35, retainedNodes: !338)
!338 = !{!339}
!339 = !DILocalVariable(name: "this", arg: 1, scope: !337, type: !42, flags: DIFlagArtificial | DIFlagObjectPointer)
!340 = !DILocation(line: 0, scope: !337)
!341 = !DILocation(line: 18, column: 20, scope: !337)
!342 = !DILocation(line: 18, column: 21, scope: !337)
!343 = distinct !DISubprogram(name: "~Hidden", linkageName: "_ZN6HiddenD0Ev", scope: !65, file: !1, line: 23, type: !173, scopeLine: 23, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !245, retainedNodes: !344)
!344 = !{!345}
!345 = !DILocalVariable(name: "this", arg: 1, scope: !343, type: !64, flags: DIFlagArtificial | DIFlagObjectPointer)
!346 = !DILocation(line: 0, scope: !343)
!347 = !DILocation(line: 23, column: 8, scope: !343)
!348 = distinct !DISubprogram(linkageName: "_ZThn16_N6HiddenD1Ev", scope: !1, file: !1, line: 23, type: !293, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !294)
!349 = !DILocation(line: 0, scope: !348)
!350 = distinct !DISubprogram(linkageName: "_ZThn16_N6HiddenD0Ev", scope: !1, file: !1, line: 23, type: !293, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !294)
!351 = !DILocation(line: 0, scope: !350)
!352 = distinct !DISubprogram(name: "Diamond", linkageName: "_ZN7DiamondC2Ev", scope: !47, file: !1, line: 32, type: !353, scopeLine: 32, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !356, retainedNodes: !357)
!353 = !DISubroutineType(types: !354)
!354 = !{null, !355}
!355 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!356 = !DISubprogram(name: "Diamond", scope: !47, type: !353, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!357 = !{!358, !359}
!358 = !DILocalVariable(name: "this", arg: 1, scope: !352, type: !46, flags: DIFlagArtificial | DIFlagObjectPointer)
!359 = !DILocalVariable(name: "vtt", arg: 2, scope: !352, type: !360, flags: DIFlagArtificial)
!360 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64)
!361 = !DILocation(line: 0, scope: !352)
!362 = !DILocation(line: 32, column: 8, scope: !352)
!363 = !DILocation(line: 33, column: 7, scope: !352)
!364 = distinct !DISubprogram(name: "~Diamond", linkageName: "_ZN7DiamondD1Ev", scope: !47, file: !1, line: 32, type: !353, scopeLine: 32, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !365, retainedNodes: !366)
!365 = !DISubprogram(name: "~Diamond", scope: !47, type: !353, containingType: !47, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!366 = !{!367}
!367 = !DILocalVariable(name: "this", arg: 1, scope: !364, type: !46, flags: DIFlagArtificial | DIFlagObjectPointer)
!368 = !DILocation(line: 0, scope: !364)
!369 = !DILocation(line: 32, column: 8, scope: !364)
!370 = distinct !DISubprogram(name: "~Diamond", linkageName: "_ZN7DiamondD0Ev", scope: !47, file: !1, line: 32, type: !353, scopeLine: 32, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !365, retainedNodes: !371)
!371 = !{!372}
!372 = !DILocalVariable(name: "this", arg: 1, scope: !370, type: !46, flags: DIFlagArtificial | DIFlagObjectPointer)
!373 = !DILocation(line: 0, scope: !370)
!374 = !DILocation(line: 32, column: 8, scope: !370)
!375 = distinct !DISubprogram(linkageName: "_ZThn16_N7DiamondD1Ev", scope: !1, file: !1, line: 32, type: !293, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !294)
!376 = !DILocation(line: 0, scope: !375)
!377 = distinct !DISubprogram(linkageName: "_ZThn16_N7DiamondD0Ev", scope: !1, file: !1, line: 32, type: !293, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !294)
!378 = !DILocation(line: 0, scope: !377)
!379 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7DiamondD1Ev", scope: !1, file: !1, line: 32, type: !293, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !294)
!380 = !DILocation(line: 0, scope: !379)
!381 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7DiamondD0Ev", scope: !1, file: !1, line: 32, type: !293, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !294)
!382 = !DILocation(line: 0, scope: !381)
!383 = distinct !DISubprogram(name: "~Shared1", linkageName: "_ZN7Shared1D1Ev", scope: !50, file: !1, line: 26, type: !384, scopeLine: 26, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !387, retainedNodes: !388)
!384 = !DISubroutineType(types: !385)
!385 = !{null, !386}
!386 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!387 = !DISubprogram(name: "~Shared1", scope: !50, type: !384, containingType: !50, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!388 = !{!389}
!389 = !DILocalVariable(name: "this", arg: 1, scope: !383, type: !79, flags: DIFlagArtificial | DIFlagObjectPointer)
!390 = !DILocation(line: 0, scope: !383)
!391 = !DILocation(line: 26, column: 8, scope: !383)
!392 = distinct !DISubprogram(name: "~Shared1", linkageName: "_ZN7Shared1D0Ev", scope: !50, file: !1, line: 26, type: !384, scopeLine: 26, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !387, retainedNodes: !393)
!393 = !{!394}
!394 = !DILocalVariable(name: "this", arg: 1, scope: !392, type: !79, flags: DIFlagArtificial | DIFlagObjectPointer)
!395 = !DILocation(line: 0, scope: !392)
!396 = !DILocation(line: 26, column: 8, scope: !392)
!397 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7Shared1D1Ev", scope: !1, file: !1, line: 26, type: !293, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !294)
!398 = !DILocation(line: 0, scope: !397)
!399 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7Shared1D0Ev", scope: !1, file: !1, line: 26, type: !293, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !294)
!400 = !DILocation(line: 0, scope: !399)
!401 = distinct !DISubprogram(name: "~Shared2", linkageName: "_ZN7Shared2D1Ev", scope: !56, file: !1, line: 29, type: !402, scopeLine: 29, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !405, retainedNodes: !406)
!402 = !DISubroutineType(types: !403)
!403 = !{null, !404}
!404 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!405 = !DISubprogram(name: "~Shared2", scope: !56, type: !402, containingType: !56, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!406 = !{!407}
!407 = !DILocalVariable(name: "this", arg: 1, scope: !401, type: !78, flags: DIFlagArtificial | DIFlagObjectPointer)
!408 = !DILocation(line: 0, scope: !401)
!409 = !DILocation(line: 29, column: 8, scope: !401)
!410 = distinct !DISubprogram(name: "~Shared2", linkageName: "_ZN7Shared2D0Ev", scope: !56, file: !1, line: 29, type: !402, scopeLine: 29, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !405, retainedNodes: !411)
!411 = !{!412}
!412 = !DILocalVariable(name: "this", arg: 1, scope: !410, type: !78, flags: DIFlagArtificial | DIFlagObjectPointer)
!413 = !DILocation(line: 0, scope: !410)
!414 = !DILocation(line: 29, column: 8, scope: !410)
!415 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7Shared2D1Ev", scope: !1, file: !1, line: 29, type: !293, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !294)
!416 = !DILocation(line: 0, scope: !415)
!417 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7Shared2D0Ev", scope: !1, file: !1, line: 29, type: !293, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !294)
!418 = !DILocation(line: 0, scope: !417)
!419 = distinct !DISubprogram(name: "~Deep", linkageName: "_ZN4DeepD0Ev", scope: !74, file: !1, line: 36, type: !187, scopeLine: 36, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !239, retainedNodes: !420)
!420 = !{!421}
!421 = !DILocalVariable(name: "this", arg: 1, scope: !419, type: !73, flags: DIFlagArtificial | DIFlagObjectPointer)
!422 = !DILocation(line: 0, scope: !419)
!423 = !DILocation(line: 36, column: 8, scope: !419)
!424 = distinct !DISubprogram(linkageName: "_ZThn16_N4DeepD1Ev", scope: !1, file: !1, line: 36, type: !293, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !294)
!425 = !DILocation(line: 0, scope: !424)
!426 = distinct !DISubprogram(linkageName: "_ZThn16_N4DeepD0Ev", scope: !1, file: !1, line: 36, type: !293, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !294)
!427 = !DILocation(line: 0, scope: !426)
!428 = distinct !DISubprogram(linkageName: "_ZThn32_N4DeepD1Ev", scope: !1, file: !1, line: 36, type: !293, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !294)
!429 = !DILocation(line: 0, scope: !428)
!430 = distinct !DISubprogram(linkageName: "_ZThn32_N4DeepD0Ev", scope: !1, file: !1, line: 36, type: !293, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !294)
!431 = !DILocation(line: 0, scope: !430)
!432 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N4DeepD1Ev", scope: !1, file: !1, line: 36, type: !293, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !294)
!433 = !DILocation(line: 0, scope: !432)
!434 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N4DeepD0Ev", scope: !1, file: !1, line: 36, type: !293, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !294)
!435 = !DILocation(line: 0, scope: !434)
!436 = distinct !DISubprogram(name: "Shared1", linkageName: "_ZN7Shared1C2Ev", scope: !50, file: !1, line: 26, type: !384, scopeLine: 26, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !437, retainedNodes: !438)
!437 = !DISubprogram(name: "Shared1", scope: !50, type: !384, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!438 = !{!439, !440}
!439 = !DILocalVariable(name: "this", arg: 1, scope: !436, type: !79, flags: DIFlagArtificial | DIFlagObjectPointer)
!440 = !DILocalVariable(name: "vtt", arg: 2, scope: !436, type: !360, flags: DIFlagArtificial)
!441 = !DILocation(line: 0, scope: !436)
!442 = !DILocation(line: 26, column: 8, scope: !436)
!443 = !DILocation(line: 27, column: 7, scope: !436)
!444 = distinct !DISubprogram(name: "Shared2", linkageName: "_ZN7Shared2C2Ev", scope: !56, file: !1, line: 29, type: !402, scopeLine: 29, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !445, retainedNodes: !446)
!445 = !DISubprogram(name: "Shared2", scope: !56, type: !402, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!446 = !{!447, !448}
!447 = !DILocalVariable(name: "this", arg: 1, scope: !444, type: !78, flags: DIFlagArtificial | DIFlagObjectPointer)
!448 = !DILocalVariable(name: "vtt", arg: 2, scope: !444, type: !360, flags: DIFlagArtificial)
!449 = !DILocation(line: 0, scope: !444)
!450 = !DILocation(line: 29, column: 8, scope: !444)
!451 = !DILocation(line: 30, column: 7, scope: !444)
!452 = distinct !DISubprogram(linkageName: "_ZThn32_N7DiamondD1Ev", scope: !1, file: !1, line: 32, type: !293, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !294)
!453 = !DILocation(line: 0, scope: !452)
!454 = distinct !DISubprogram(linkageName: "_ZThn32_N7DiamondD0Ev", scope: !1, file: !1, line: 32, type: !293, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !294)
!455 = !DILocation(line: 0, scope: !454)
!456 = distinct !DISubprogram(name: "~Diamond", linkageName: "_ZN7DiamondD2Ev", scope: !47, file: !1, line: 32, type: !353, scopeLine: 32, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !365, retainedNodes: !457)
!457 = !{!458, !459}
!458 = !DILocalVariable(name: "this", arg: 1, scope: !456, type: !46, flags: DIFlagArtificial | DIFlagObjectPointer)
!459 = !DILocalVariable(name: "vtt", arg: 2, scope: !456, type: !360, flags: DIFlagArtificial)
!460 = !DILocation(line: 0, scope: !456)
!461 = !DILocation(line: 32, column: 8, scope: !462)
!462 = distinct !DILexicalBlock(scope: !456, file: !1, line: 32, column: 8)
!463 = !DILocation(line: 32, column: 8, scope: !456)
!464 = distinct !DISubprogram(name: "~Shared2", linkageName: "_ZN7Shared2D2Ev", scope: !56, file: !1, line: 29, type: !402, scopeLine: 29, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !405, retainedNodes: !465)
!465 = !{!466, !467}
!466 = !DILocalVariable(name: "this", arg: 1, scope: !464, type: !78, flags: DIFlagArtificial | DIFlagObjectPointer)
!467 = !DILocalVariable(name: "vtt", arg: 2, scope: !464, type: !360, flags: DIFlagArtificial)
!468 = !DILocation(line: 0, scope: !464)
!469 = !DILocation(line: 29, column: 8, scope: !464)
!470 = distinct !DISubprogram(name: "~Shared1", linkageName: "_ZN7Shared1D2Ev", scope: !50, file: !1, line: 26, type: !384, scopeLine: 26, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !387, retainedNodes: !471)
!471 = !{!472, !473}
!472 = !DILocalVariable(name: "this", arg: 1, scope: !470, type: !79, flags: DIFlagArtificial | DIFlagObjectPointer)
!473 = !DILocalVariable(name: "vtt", arg: 2, scope: !470, type: !360, flags: DIFlagArtificial)
!474 = !DILocation(line: 0, scope: !470)
!475 = !DILocation(line: 26, column: 8, scope: !470)
!476 = distinct !DISubprogram(name: "name", linkageName: "_ZNKSt9type_info4nameEv", scope: !197, file: !104, line: 103, type: !477, scopeLine: 104, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !482, retainedNodes: !483)
!477 = !DISubroutineType(types: !478)
!478 = !{!479, !200}
!479 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !480, size: 64)
!480 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !481)
!481 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!482 = !DISubprogram(name: "name", linkageName: "_ZNKSt9type_info4nameEv", scope: !197, file: !104, line: 103, type: !477, scopeLine: 103, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!483 = !{!484}
!484 = !DILocalVariable(name: "this", arg: 1, scope: !476, type: !206, flags: DIFlagArtificial | DIFlagObjectPointer)
!485 = !DILocation(line: 0, scope: !476)
!486 = !DILocation(line: 104, column: 14, scope: !476)
!487 = !DILocation(line: 104, column: 24, scope: !476)
!488 = !DILocation(line: 104, column: 33, scope: !476)
!489 = !DILocation(line: 104, column: 40, scope: !476)
!490 = !DILocation(line: 104, column: 46, scope: !476)
!491 = !DILocation(line: 104, column: 7, scope: !476)
!492 = distinct !DISubprogram(name: "~Deep", linkageName: "_ZN4DeepD2Ev", scope: !74, file: !1, line: 36, type: !187, scopeLine: 36, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !239, retainedNodes: !493)
!493 = !{!494, !495}
!494 = !DILocalVariable(name: "this", arg: 1, scope: !492, type: !73, flags: DIFlagArtificial | DIFlagObjectPointer)
!495 = !DILocalVariable(name: "vtt", arg: 2, scope: !492, type: !360, flags: DIFlagArtificial)
!496 = !DILocation(line: 0, scope: !492)
!497 = !DILocation(line: 36, column: 8, scope: !498)
!498 = distinct !DILexicalBlock(scope: !492, file: !1, line: 36, column: 8)
!499 = !DILocation(line: 36, column: 8, scope: !492)
