//! Functions of the libraries of Rust that are known, by their paths: one table.
//!
//! Invariant: what is no path of `core`, `alloc`, `std`, the crate of the compiler (`__rustc`), or of `hashbrown`, which `std` is made with, is a function of
//! the program. A crate of the program cannot have one of these names beside the library.
//!
//! Source: the sources of the libraries of Rust 1.95, `library/{core,alloc,std}`.

use super::symbol::Item;
use crate::llvm::names;

/// What a function of the libraries does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::llvm::lower) enum RustFunction {
    /// Runs the closure that it is given: the program.
    Start,
    /// Panics.
    Panic,
    /// Panics where its first argument is zero; otherwise there was no memory.
    AllocationError,
    /// Ends the run.
    Stop,
    /// Ends the run as `exit` does.
    Exit,
    /// A new object: its bytes and its alignment.
    Allocate {
        /// Whether it is zero.
        zeroed: bool,
    },
    /// Frees an object.
    Deallocate,
    /// Copies an object into a new one: the object, its bytes, its alignment, the bytes of the new one.
    Reallocate,
    /// Frees what a vector has, of elements that need no destructor.
    Release,
    /// Does nothing.
    Nothing,
    /// Prints what it is given.
    Print,
}

/// Crates of the library, of which a program may name functions that it does not define.
const CRATES: &[&str] = &["core", "alloc", "std", "hashbrown"];

/// Paths without the crate, and what the functions do. A name that ends with `*` is the beginning of paths.
const TABLE: &[(&str, &str, RustFunction)] = &[
    ("std", "rt::lang_start_internal", RustFunction::Start),
    (
        "core",
        "panicking::* option::unwrap_failed option::expect_failed result::unwrap_failed cell::panic_already_* slice::index::slice_* \
         str::slice_error_fail slice::copy_from_slice_impl::* num::from_ascii_radix_panic num::int_log10::panic_* num::int_sqrt::panic_*",
        RustFunction::Panic,
    ),
    ("alloc", "raw_vec::capacity_overflow", RustFunction::Panic),
    (
        "std",
        "rt::begin_panic* rt::panic_* panicking::begin_panic* panicking::rust_panic* panic::panic_any panic::resume_unwind",
        RustFunction::Panic,
    ),
    ("alloc", "raw_vec::handle_error", RustFunction::AllocationError),
    ("alloc", "alloc::handle_alloc_error", RustFunction::Stop),
    ("std", "alloc::rust_oom process::abort", RustFunction::Stop),
    ("std", "process::exit", RustFunction::Exit),
    ("__rustc", "__rust_alloc", RustFunction::Allocate { zeroed: false }),
    ("__rustc", "__rust_alloc_zeroed", RustFunction::Allocate { zeroed: true }),
    ("__rustc", "__rust_dealloc", RustFunction::Deallocate),
    ("__rustc", "__rust_realloc", RustFunction::Reallocate),
    ("__rustc", "__rust_no_alloc_shim_is_unstable*", RustFunction::Nothing),
    ("std", "io::stdio::_print io::stdio::_eprint", RustFunction::Print),
];

/// Parts of the symbols of what frees the memory of vectors.
const DROP: &str = "4drop4Drop4drop";
const DEALLOCATE: &str = "11RawVecInner10deallocate";
const VECTOR: &str = "3Vec";

/// Parts of the symbols of what grows vectors, and the models: where the element is in the symbol, it is a byte.
const GROWTH: &[(&str, &str, &str)] = &[
    ("raw_vec", "6RawVechE8grow_one", "__eufonium_rust_grow_one_byte"),
    ("raw_vec", "11RawVecInner14grow_amortized", "__eufonium_rust_grow_amortized"),
    ("raw_vec", "7reserve21do_reserve_and_handle", "__eufonium_rust_reserve"),
    ("raw_vec", "11RawVecInner15try_allocate_in", "__eufonium_rust_try_allocate"),
    ("vec", "3VechE7reserve", "__eufonium_rust_reserve_bytes"),
];

/// Symbols of the compiler that older versions do not mangle.
const PLAIN: &str = "__rust_";

/// What a function of this symbol does.
pub(in crate::llvm::lower) fn find(symbol: &str) -> Option<RustFunction> {
    if symbol.starts_with(PLAIN) {
        return by_path("__rustc", symbol);
    }
    if !symbol.starts_with("_R") && !symbol.starts_with("_ZN") {
        return None;
    }
    let item = Item::of(symbol)?;
    let path = item.path.join("::");
    if item.in_impl { releases(item.krate, &path, symbol) } else { by_path(item.krate, &path) }
}

/// The model of a function of this symbol, which the precompiled library has an instance of.
pub(in crate::llvm) fn model(symbol: &str) -> Option<&'static str> {
    let mangled = symbol.strip_prefix("_R")?;
    let (module, _, model) = GROWTH.iter().find(|(_, part, _)| mangled.contains(part))?;
    let item = Item::of(symbol)?;
    (item.krate == "alloc" && item.in_impl && item.path.join("::") == *module).then_some(*model)
}

/// What frees the memory of a vector, which the precompiled library has an instance of.
fn releases(krate: &str, path: &str, symbol: &str) -> Option<RustFunction> {
    let drops = symbol.contains(DROP);
    let releases = match path {
        "raw_vec" => drops || symbol.contains(DEALLOCATE),
        "vec" => drops && has_plain_elements(symbol),
        _ => false,
    };
    (krate == "alloc" && releases).then_some(RustFunction::Release)
}

/// Whether the elements of the vector that a symbol names are of a basic type, which is one small letter.
fn has_plain_elements(symbol: &str) -> bool {
    let behind = symbol.split_once(VECTOR).map(|(_, behind)| behind.as_bytes());
    behind.is_some_and(|behind| behind.len() > 1 && behind[0].is_ascii_lowercase() && behind[1] == b'E')
}

/// What a function does whatever its body is: panics, which a library that was compiled with the program defines.
pub(in crate::llvm::lower) fn find_defined(symbol: &str) -> Option<RustFunction> {
    find(symbol).filter(|function| *function == RustFunction::Panic)
}

fn by_path(krate: &str, path: &str) -> Option<RustFunction> {
    let fits = |known: &str| known.strip_suffix('*').map_or(known == path, |start| path.starts_with(start));
    let mut rows = TABLE.iter().filter(|(of, ..)| *of == krate);
    rows.find(|(_, paths, _)| names::of(paths).any(fits)).map(|(.., function)| *function)
}

/// The crate of the library that a symbol is of.
pub(in crate::llvm::lower) fn library(symbol: &str) -> Option<&str> {
    let krate = Item::of(symbol)?.krate;
    CRATES.contains(&krate).then_some(krate)
}

/// Whether a symbol is one of Rust.
pub(in crate::llvm::lower) fn is_symbol(symbol: &str) -> bool {
    Item::of(symbol).is_some()
}

/// The path of a symbol as people write it; the symbol if it has none.
pub(super) fn display(symbol: &str) -> String {
    match Item::of(symbol) {
        Some(item) if !item.in_impl => format!("{}::{}", item.krate, item.path.join("::")),
        _ => symbol.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_by_symbols() {
        let allocate = |zeroed| Some(RustFunction::Allocate { zeroed });
        let panic = Some(RustFunction::Panic);
        let cases = [
            ("_RNvNtCsgEmfK2I1SDS_4core9panicking5panic", panic),
            ("_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt", panic),
            ("_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow", panic),
            ("_RINvNtCsgEmfK2I1SDS_4core9panicking13assert_failedjjEB4_", panic),
            ("_ZN4core9panicking13assert_failed17h0123456789abcdefE", panic),
            ("_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed", panic),
            ("_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail", panic),
            ("_RNvNtCsgEmfK2I1SDS_4core4cell22panic_already_borrowed", panic),
            ("_RINvNtCsjrHSEGnQ3l9_3std9panicking11begin_panicReEB4_", panic),
            ("_RNvNtCsjrHSEGnQ3l9_3std7process5abort", Some(RustFunction::Stop)),
            ("_RNvNtCsjrHSEGnQ3l9_3std7process4exit", Some(RustFunction::Exit)),
            ("_ZN3std2rt19lang_start_internal17h0123456789abcdefE", Some(RustFunction::Start)),
            (
                "_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli",
                Some(RustFunction::Release),
            ),
            (
                "_RNvXso_NtCs12_5alloc3vecINtB5_3VechENtNtNtCs3_4core3ops4drop4Drop4dropCs4_5gimli",
                Some(RustFunction::Release),
            ),
            (
                "_RNvXso_NtCs12_5alloc3vecINtB5_3VecNtNtB7_6string6StringENtNtNtCs3_4core3ops4drop4Drop4drop",
                None,
            ),
            (
                "_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner14grow_amortizedCsduwmD7cSIQq_5gimli",
                None,
            ),
            ("_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error", Some(RustFunction::AllocationError)),
            ("_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc", allocate(false)),
            ("_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed", allocate(true)),
            ("__rust_alloc", allocate(false)),
            ("_RNvCsfLfy6EI15iL_7___rustc14___rust_realloc", Some(RustFunction::Reallocate)),
            (
                "_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2",
                Some(RustFunction::Nothing),
            ),
            ("_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print", Some(RustFunction::Print)),
            // Functions of the program and of C++ whose names look alike.
            ("_ZN6server5panic17h1854dee5fd9945b4E", None),
            ("_ZN6server9panicking5panic17h1854dee5fd9945b4E", None),
            ("_RNvCs1234_6server5panic", None),
            ("_RNvNtNtCs1234_6server4core9panicking5panic", None),
            ("_RNvCs1234_6server12___rust_alloc", None),
            ("_ZN4core9panicking5panicE", None),
            ("_ZN3std6vectorIiE3popEv", None),
            ("panic", None),
            ("panic_fmt", None),
            ("unwrap_failed", None),
            // Other functions of the library.
            ("_RNvNtCsjrHSEGnQ3l9_3std3env4args", None),
            ("_RNvXs9_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3implNtB9_7Display3fmt", None),
        ];
        for (symbol, expected) in cases {
            assert_eq!(find(symbol), expected, "{symbol}");
        }
    }

    #[test]
    fn crates_of_the_library() {
        let cases = [
            ("_RNvNtCsjrHSEGnQ3l9_3std3env4args", Some("std")),
            ("_RNvXs9_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3implNtB9_7Display3fmt", Some("core")),
            ("_RNvMNtCs123_9hashbrown3rawNtB2_11Fallibility17capacity_overflow", Some("hashbrown")),
            ("_RNvCs1234_6server5panic", None),
            ("_ZN6server5panic17h1854dee5fd9945b4E", None),
            ("puts", None),
        ];
        assert!(is_symbol("_RNvCs1234_6server5panic") && !is_symbol("_ZN6server5panicEv"));
        for (symbol, expected) in cases {
            assert_eq!(library(symbol), expected, "{symbol}");
        }
        assert_eq!(display("_RNvNtCsjrHSEGnQ3l9_3std3env4args"), "std::env::args");
    }
}
