//! Which handlers catch which exceptions, by the typeinfo of one module.

use super::Match::{self, No, Unknown, Yes};
use super::Typeinfos;
use crate::llvm::models::linked;
use crate::llvm::text::read_module;
use std::collections::BTreeSet;

/// `A`, `B : A`, `C` with the bases `B` at 0 and `D` at 8, `E` with the private base `A`, `F : B, G` with `G : A`, `H : virtual A`,
/// `I : X` with an unknown class `X`; pointers to some of them.
const MODULE: &str = "
@_ZTVN10__cxxabiv117__class_type_infoE = external global ptr
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global ptr
@_ZTVN10__cxxabiv119__pointer_type_infoE = external global ptr
@_ZTVN10__cxxabiv116__enum_type_infoE = external global ptr
@_ZTI1A = constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr null }
@_ZTI1D = constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr null }
@_ZTI1B = constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr null, ptr @_ZTI1A }
@_ZTI1G = constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr null, ptr @_ZTI1A }
@_ZTI1C = constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr null, i32 0, i32 2, ptr @_ZTI1B, i64 2, ptr @_ZTI1D, i64 2050 }
@_ZTI1E = constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr null, i32 0, i32 1, ptr @_ZTI1A, i64 0 }
@_ZTI1F = constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr null, i32 0, i32 2, ptr @_ZTI1B, i64 2, ptr @_ZTI1G, i64 2050 }
@_ZTI1H = constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr null, i32 0, i32 1, ptr @_ZTI1A, i64 -6141 }
@_ZTI1I = constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr null, ptr @_ZTI1X }
@_ZTI1X = external constant ptr
@_ZTI1N = constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv116__enum_type_infoE, i64 2), ptr null }
@_ZTIP1A = constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr null, i32 0, ptr @_ZTI1A }
@_ZTIPK1A = constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr null, i32 1, ptr @_ZTI1A }
@_ZTIP1B = constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr null, i32 0, ptr @_ZTI1B }
@_ZTIP1C = constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr null, i32 0, ptr @_ZTI1C }
@_ZTIP1D = constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr null, i32 0, ptr @_ZTI1D }
@_ZTIPP1A = constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr null, i32 0, ptr @_ZTIP1A }
";

const CASES: &[(&str, &str, Match)] = &[
    ("1A", "1A", Yes(0)),
    ("1B", "1A", Yes(0)),
    ("1A", "1B", No),
    ("1C", "1A", Yes(0)),
    ("1C", "1D", Yes(8)),
    ("1E", "1A", No),
    ("1F", "1A", No),
    ("1F", "1G", Yes(8)),
    ("1H", "1A", Unknown),
    ("1H", "1B", No),
    ("1I", "1A", Unknown),
    ("1X", "1A", Unknown),
    ("1X", "1X", Yes(0)),
    ("1A", "1X", No),
    ("1X", "i", No),
    ("1N", "i", No),
    ("i", "i", Yes(0)),
    ("i", "l", No),
    ("i", "1A", No),
    ("St12out_of_range", "St9exception", Yes(0)),
    ("St12out_of_range", "St13runtime_error", No),
    ("St20bad_array_new_length", "St9bad_alloc", Yes(0)),
    ("P1A", "PK1A", Yes(0)),
    ("PK1A", "P1A", No),
    ("P1B", "PK1A", Yes(0)),
    ("P1A", "P1B", No),
    ("P1C", "P1D", Unknown),
    ("P1A", "Pv", Yes(0)),
    ("PK1A", "Pv", No),
    ("PK1A", "PKv", Yes(0)),
    ("PP1A", "Pv", Yes(0)),
    ("PP1A", "P1A", Unknown),
    ("Pc", "PKc", Yes(0)),
    ("Pi", "Pc", No),
    ("P1A", "1A", No),
    ("Dn", "P1A", Unknown),
];

#[test]
fn handlers_that_catch() {
    let names: BTreeSet<&str> = CASES.iter().flat_map(|(thrown, caught, _)| [*thrown, *caught]).collect();
    let defined = |name: &&str| MODULE.contains(&format!("@_ZTI{name} = "));
    let declared = names.iter().filter(|name| !defined(name));
    let declared: String = declared.map(|name| format!("@_ZTI{name} = external constant ptr\n")).collect();
    let module = read_module((MODULE.to_owned() + &declared).as_bytes()).expect("a module");
    let module = linked(&module, false);
    let infos = Typeinfos::new(&module);
    for (thrown, caught, expected) in CASES {
        let [thrown, caught] = [thrown, caught].map(|name| format!("_ZTI{name}"));
        assert_eq!(infos.matches(&thrown, &caught), *expected, "{thrown} by {caught}");
    }
}
