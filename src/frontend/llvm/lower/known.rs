//! Functions whose meaning is known by their names: one table.
//!
//! Sources: the rules of SV-COMP for verification functions; SeaHorn's header `seahorn/seahorn.h` and its passes
//! `PromoteVerifierCalls`, `SeaBuiltinsInfo`; the C standard library, whose other functions are in [`libc`](super::libc). A definition in
//! the module wins over the tables, but for errors: there the call is what counts, whatever the body does.

use super::LowerOptions;
use super::handlers::Handler;
use super::inexact;
use super::input::{Fill, Limit, Style};
use super::reals::{self, Real};
use super::rust::{self, RustFunction};
use super::strings::StringFunction;
use super::tables::{Locale, Table};
use super::{contracts, jumps, libc};
use crate::llvm::module::Function;
use eufonium_ir::float::Elementary;

/// What a call of a function does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Known {
    /// Returns any value.
    Nondet,
    /// Ends the run unless the first argument is true, or unless it is false.
    Assume {
        /// Whether it must be false.
        negated: bool,
    },
    /// Violates the property unless the first argument is true, or unless it is false.
    Assert {
        /// Whether it must be false.
        negated: bool,
    },
    /// Violates the property if the first argument is true and the second is not.
    AssertIf,
    /// Violates the property.
    Error,
    /// Violates the property; this argument is the text of a condition.
    FalseAssertion(usize),
    /// Ends the run.
    Stop,
    /// Ends the run if the first of three arguments is not zero.
    StopIf,
    /// Returns any number between these.
    Number {
        /// The least.
        low: i64,
        /// The greatest.
        high: i64,
    },
    /// Does nothing and returns any value.
    Nothing,
    /// Puts a character back, which is not modelled: no alarm rests on a run that goes on.
    Unread,
    /// A new object from the heap of as many bytes as the first argument says.
    Malloc,
    /// The same, which never fails.
    New,
    /// The same, with an alignment before the size.
    AlignedAlloc,
    /// The same, stored where the first argument points.
    PosixMemalign,
    /// A new object that is zero: number and size of its elements.
    Calloc,
    /// A new object that is zero, of as many bytes as the first argument says.
    ZeroedMalloc,
    /// Allocates at the start of a page.
    PageAlloc,
    /// A model of the library makes an object of whole pages that nobody has to free.
    Pages,
    /// An object copied into a new one.
    Realloc,
    /// The same, of a number of elements of a size.
    ReallocArray,
    /// A new object of the running function.
    StackAlloc,
    /// Frees an object.
    Free,
    /// Copies bytes.
    CopyMemory,
    /// Copies bytes; the result is the end of the copy.
    CopyMemoryToEnd,
    /// Sets bytes.
    SetMemory,
    /// Sets bytes to zero.
    ZeroMemory,
    /// Gives bytes any value.
    AnyMemory,
    /// Whether the bytes of a pointer and a length are in an object.
    IsDereferenceable,
    /// Whether a text is apart from the characters of a string of C++, which have so many bytes each.
    IsApart(u64),
    /// The absolute value.
    Absolute,
    /// The first argument.
    First,
    /// A function of numbers.
    Real(Real),
    /// Chooses how numbers are rounded.
    SetRounding,
    /// How numbers are rounded.
    GetRounding,
    /// A result that its arguments determine, but not here. No effect on the program.
    Determined,
    /// Null or an object of the library. No effect on the program.
    Opens,
    /// A place in the object that this argument points to, or null; which one is not modelled.
    Into(usize),
    /// Input: any value, and any values where the arguments of a constant format point.
    Scan(usize),
    /// Fills an object.
    Fill(Fill),
    /// A function on strings.
    String(StringFunction),
    /// A function of `<ctype.h>`, or `errno`.
    Locale(Locale),
    /// A number from a string, whose end is stored where this argument points.
    Parse(usize),
    /// The time.
    Time,
    /// A string of the environment, or null.
    Environment,
    /// Sorts an array by a function.
    Sort,
    /// Notes a function that is called at the end, `__cxa_atexit` with its argument.
    AtExit,
    /// Whether what the first argument guards was never done: the start of a local variable of C++ that lives as long as the program.
    EnterOnce,
    /// What the first argument guards is done.
    DoneOnce,
    /// Writes through its pointers, which is not modelled.
    Writes,
    /// A function of numbers whose last bits libraries round differently.
    Inexact(Elementary),
    /// Reads a line into an object that grows.
    ReadLine,
    /// Does what a manual allows, by its place in the table of contracts.
    Contract(usize),
    /// Prepares a jump out of a function.
    SetJump,
    /// Jumps out of a function.
    LongJump,
    /// Has effects that are not modelled; what they are.
    Beyond(&'static str),
    /// A model of the library says that something is not modelled: the text of the argument.
    Unmodelled,
    /// A model of the library asks whether it is to be exact.
    Exact,
    /// The same of a number that a text spells.
    ExactNumber,
    /// A model of the library asks whether a system gives arguments to the program.
    Given,
    /// A model of the library asks for any number, of a result that it does not compute.
    Any,
    /// A function of the libraries of Rust.
    Rust(RustFunction),
}

impl Known {
    /// Whether a call of it may violate reachability.
    pub fn is_error(self) -> bool {
        matches!(
            self,
            Known::Error | Known::Assert { .. } | Known::AssertIf | Known::FalseAssertion(_) | Known::Rust(_)
        )
    }

    /// Whether it is a function of C or C++ that makes an object which lasts until it is freed, and does nothing else.
    pub fn allocates(self) -> bool {
        matches!(
            self,
            Known::Malloc
                | Known::New
                | Known::ZeroedMalloc
                | Known::PageAlloc
                | Known::Pages
                | Known::AlignedAlloc
                | Known::PosixMemalign
                | Known::Calloc
                | Known::Realloc
                | Known::ReallocArray
        )
    }

    /// Whether it may set `errno`, which is not said elsewhere. Not those that C or its library keep from it, or that are none of the library.
    pub fn may_set_errno(self) -> bool {
        if let Known::String(function) = self {
            return function == StringFunction::Duplicate;
        }
        !matches!(
            self,
            Known::Nondet
                | Known::Assume { .. }
                | Known::Assert { .. }
                | Known::AssertIf
                | Known::Error
                | Known::FalseAssertion(_)
                | Known::Stop
                | Known::Free
                | Known::StackAlloc
                | Known::CopyMemory
                | Known::CopyMemoryToEnd
                | Known::SetMemory
                | Known::ZeroMemory
                | Known::AnyMemory
                | Known::IsDereferenceable
                | Known::IsApart(_)
                | Known::Absolute
                | Known::First
                | Known::SetJump
                | Known::LongJump
                | Known::Locale(_)
                | Known::Contract(_)
                | Known::Unmodelled
                | Known::Exact
                | Known::ExactNumber
                | Known::Given
                | Known::Any
                | Known::Rust(_)
        )
    }
}

pub(super) const THREADS: &str = "a program with threads";
pub(super) const SIGNAL: &str = "a handler of signals";
pub(super) const JUMP: &str = "a jump out of a function";

const EXCEPTION: Known = Known::Beyond("an exception");

const fn fill(to: usize, limit: Limit, style: Style) -> Known {
    Known::Fill(Fill { to, limit, style })
}

/// Names, separated by one space, what they mean, and whether a definition does not matter.
const TABLE: &[(&str, Known, bool)] = &[
    (
        "__VERIFIER_assume __CPROVER_assume __SEA_assume __llbmc_assume __CRAB_assume \
         verifier.assume sea.assume llvm.invariant pagai.invariant assume assume_abort_if_not",
        Known::Assume { negated: false },
        false,
    ),
    ("verifier.assume.not sea.assume.not", Known::Assume { negated: true }, false),
    (
        "assert __VERIFIER_assert __CPROVER_assert __llbmc_assert __CRAB_assert verifier.assert \
         sea.assert sassert sea_assert",
        Known::Assert { negated: false },
        false,
    ),
    ("__VERIFIER_assert_not verifier.assert.not", Known::Assert { negated: true }, false),
    ("__VERIFIER_assert_if sea_assert_if sea.assert.if", Known::AssertIf, false),
    ("reach_error __VERIFIER_error", Known::Error, true),
    ("verifier.error seahorn.fail seahorn.error __SEAHORN_fail sea.error", Known::Error, false),
    ("__assert_fail __assert _assert _wassert __assert_perror_fail", Known::FalseAssertion(0), false),
    ("__assert_rtn __assert_func", Known::FalseAssertion(3), false),
    ("__assert2", Known::FalseAssertion(3), false),
    (
        "abort exit _exit _Exit quick_exit __builtin_trap __builtin_unreachable __VERIFIER_exit \
         verifier.stop terminate err errx verr verrx __stack_chk_fail __chk_fail \
         __cxa_pure_virtual __cxa_deleted_virtual _ZSt9terminatev __cxa_call_unexpected",
        Known::Stop,
        false,
    ),
    ("malloc kmalloc __kmalloc vmalloc kvmalloc", Known::Malloc, false),
    ("xmalloc _Znwm _Znam _Znwj _Znaj", Known::New, false),
    ("memalign aligned_alloc", Known::AlignedAlloc, false),
    ("posix_memalign", Known::PosixMemalign, false),
    ("reallocarray", Known::ReallocArray, false),
    ("kzalloc vzalloc", Known::ZeroedMalloc, false),
    ("valloc pvalloc", Known::PageAlloc, false),
    ("__eufonium_pages", Known::Pages, false),
    ("calloc", Known::Calloc, false),
    ("realloc", Known::Realloc, false),
    ("alloca __builtin_alloca", Known::StackAlloc, false),
    ("_ZnwmRKSt9nothrow_t _ZnamRKSt9nothrow_t _ZnwjRKSt9nothrow_t _ZnajRKSt9nothrow_t", Known::Malloc, false),
    (
        "free cfree kfree vfree _ZdlPv _ZdaPv _ZdlPvm _ZdaPvm _ZdlPvj _ZdaPvj _ZdlPvRKSt9nothrow_t _ZdaPvRKSt9nothrow_t",
        Known::Free,
        false,
    ),
    ("memcpy memmove __memcpy __memcpy_chk __memmove_chk", Known::CopyMemory, false),
    ("memset __memset_chk", Known::SetMemory, false),
    ("memhavoc sea_memhavoc __VERIFIER_nondet_memory", Known::AnyMemory, false),
    ("bzero explicit_bzero", Known::ZeroMemory, false),
    (
        "sea_is_dereferenceable sea_is_deref sea.is_dereferenceable __VERIFIER_is_deref",
        Known::IsDereferenceable,
        false,
    ),
    // Compared are places in different objects: which lies first depends on the layout of memory, and what follows from that does not.
    (
        "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_disjunctEPKc \
         _ZNKSt7__cxx1112basic_stringIDuSt11char_traitsIDuESaIDuEE11_M_disjunctEPKDu",
        Known::IsApart(1),
        true,
    ),
    ("_ZNKSt7__cxx1112basic_stringIDsSt11char_traitsIDsESaIDsEE11_M_disjunctEPKDs", Known::IsApart(2), true),
    (
        "_ZNKSt7__cxx1112basic_stringIwSt11char_traitsIwESaIwEE11_M_disjunctEPKw \
         _ZNKSt7__cxx1112basic_stringIDiSt11char_traitsIDiESaIDiEE11_M_disjunctEPKDi",
        Known::IsApart(4),
        true,
    ),
    ("abs labs llabs imaxabs", Known::Absolute, false),
    ("__builtin_expect __builtin_assume_aligned", Known::First, false),
    (
        "printk sea_printf sea_tracking_on sea_tracking_off sea_reset_modified __VERIFIER_atomic_begin \
         __VERIFIER_atomic_end",
        Known::Nothing,
        false,
    ),
    ("isupper", Known::Locale(Locale::Class(0)), false),
    ("islower", Known::Locale(Locale::Class(1)), false),
    ("isalpha", Known::Locale(Locale::Class(2)), false),
    ("isdigit", Known::Locale(Locale::Class(3)), false),
    ("isxdigit", Known::Locale(Locale::Class(4)), false),
    ("isspace", Known::Locale(Locale::Class(5)), false),
    ("isprint", Known::Locale(Locale::Class(6)), false),
    ("isgraph", Known::Locale(Locale::Class(7)), false),
    ("isblank", Known::Locale(Locale::Class(8)), false),
    ("iscntrl", Known::Locale(Locale::Class(9)), false),
    ("ispunct", Known::Locale(Locale::Class(10)), false),
    ("isalnum", Known::Locale(Locale::Class(11)), false),
    ("tolower", Known::Locale(Locale::Entry(Table::Lower)), false),
    ("toupper", Known::Locale(Locale::Entry(Table::Upper)), false),
    ("__ctype_b_loc", Known::Locale(Locale::Address(Table::Classes)), false),
    ("__ctype_tolower_loc", Known::Locale(Locale::Address(Table::Lower)), false),
    ("__ctype_toupper_loc", Known::Locale(Locale::Address(Table::Upper)), false),
    ("__errno_location __error _errno", Known::Locale(Locale::Errno), false),
    (
        "strtol strtoul strtoll strtoull strtod strtof strtold __eufonium_strtod __eufonium_strtof",
        Known::Parse(1),
        false,
    ),
    ("time", Known::Time, false),
    ("getenv secure_getenv", Known::Environment, false),
    ("strlen", Known::String(StringFunction::Length { bounded: false }), false),
    ("strnlen", Known::String(StringFunction::Length { bounded: true }), false),
    ("strcmp strcoll", Known::String(StringFunction::Compare { bounded: false, ends: true }), false),
    ("strncmp", Known::String(StringFunction::Compare { bounded: true, ends: true }), false),
    ("memcmp bcmp", Known::String(StringFunction::Compare { bounded: true, ends: false }), false),
    ("strcpy __strcpy_chk", Known::String(StringFunction::Copy { append: false, end: false }), false),
    ("stpcpy", Known::String(StringFunction::Copy { append: false, end: true }), false),
    ("strcat __strcat_chk", Known::String(StringFunction::Copy { append: true, end: false }), false),
    ("strncpy __strncpy_chk", Known::String(StringFunction::CopyBounded), false),
    ("strncat __strncat_chk", Known::String(StringFunction::AppendBounded), false),
    ("strchr", Known::String(StringFunction::Find { bounded: false }), false),
    ("memchr", Known::String(StringFunction::Find { bounded: true }), false),
    ("strdup", Known::String(StringFunction::Duplicate), false),
    ("mempcpy", Known::CopyMemoryToEnd, false),
    ("fgets", fill(0, Limit::Argument(1), Style::Line), false),
    ("gets", fill(0, Limit::None, Style::Line), false),
    ("read recv", fill(1, Limit::Argument(2), Style::Bytes), false),
    ("fread", fill(0, Limit::Product(1, 2), Style::Elements), false),
    ("sprintf swprintf vsprintf __sprintf_chk", fill(0, Limit::None, Style::Print), false),
    ("snprintf vsnprintf __snprintf_chk", fill(0, Limit::Argument(1), Style::Print), false),
    ("scanf", Known::Scan(0), false),
    ("fscanf sscanf", Known::Scan(1), false),
    ("getchar getc fgetc _IO_getc", Known::Number { low: -1, high: 255 }, false),
    ("rand random lrand48 __eufonium_random", Known::Number { low: 0, high: 0x7fff_ffff }, false),
    ("mrand48", Known::Number { low: -0x8000_0000, high: 0x7fff_ffff }, false),
    ("arc4random getw fgetwc getwc getwchar", Known::Nondet, false),
    ("error error_at_line", Known::StopIf, false),
    (
        "__builtin_setjmp __builtin_longjmp makecontext swapcontext setcontext getcontext",
        Known::Beyond(JUMP),
        false,
    ),
    ("longjmp _longjmp siglongjmp __longjmp_chk", Known::LongJump, false),
    ("__eufonium_unmodelled", Known::Unmodelled, false),
    ("ungetc", Known::Unread, false),
    ("__eufonium_exact", Known::Exact, false),
    ("__eufonium_exact_number", Known::ExactNumber, false),
    ("__eufonium_given_arguments", Known::Given, false),
    ("__eufonium_any __eufonium_any_number", Known::Any, false),
    ("fesetround", Known::SetRounding, false),
    ("fegetround", Known::GetRounding, false),
    ("qsort qsort_r", Known::Sort, false),
    ("getline getdelim __getdelim __eufonium_word", Known::ReadLine, false),
    ("atexit __cxa_atexit", Known::AtExit, false),
    ("__cxa_guard_acquire", Known::EnterOnce, false),
    ("__cxa_guard_release", Known::DoneOnce, false),
    ("__cxa_guard_abort", Known::Nothing, false),
    ("on_exit", Known::Beyond("a function that is called at the end"), false),
    ("signal sigaction bsd_signal sysv_signal", Known::Beyond(SIGNAL), false),
    (
        "pthread_create thrd_create vfork clone pthread_exit pthread_join pthread_cancel",
        Known::Beyond(THREADS),
        false,
    ),
    (
        "__cxa_throw __cxa_rethrow __cxa_allocate_exception __cxa_begin_catch __cxa_end_catch __cxa_bad_cast __cxa_bad_typeid __cxa_throw_bad_array_new_length _Unwind_Resume __gxx_personality_v0 \
         _Unwind_Resume_or_Rethrow _Unwind_RaiseException __cxa_current_exception_type _ZSt17current_exceptionv \
         _ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE __cxa_init_primary_exception",
        EXCEPTION,
        false,
    ),
    ("execv execve execvp execl execlp", Known::Nothing, false),
];

/// Names that begin so return any value.
const NONDET: &[&str] = &["__VERIFIER_nondet", "sea_nd", "__SEA_nondet", "verifier.nondet"];

/// Names that begin so, of functions without arguments, return any value: the conventions of CBMC and of SeaHorn's harnesses.
const CHOICES: &[&str] = &["nondet_", "nd_"];

/// Whether a call without arguments of a function of this name, which is not defined, is a choice and nothing else.
pub(super) fn is_choice(name: &str) -> bool {
    CHOICES.iter().any(|prefix| name.starts_with(prefix))
}

/// Whether a function of this name, which is not defined, has a meaning in verification.
pub fn is_verification(name: &str) -> bool {
    by_name(name).is_some()
}

/// Whether nothing is known of a function. What a sanitizer calls where it has checked something does nothing else.
pub(super) fn is_unknown(function: &Function, options: &LowerOptions) -> bool {
    let is_declared = function.blocks.is_empty() && !function.name.starts_with("llvm.");
    is_declared && known(&function.name, false, options).is_none() && Handler::of(&function.name).is_none()
}

/// What is known of a function of this name.
pub(super) fn known(name: &str, defined: bool, options: &LowerOptions) -> Option<Known> {
    if options.error_functions.iter().any(|error| error == name) {
        return Some(Known::Error);
    }
    if !defined {
        return by_name(name);
    }
    // Where errors of this kind do not count, a definition says what its function does.
    if let Some(function) = rust::find_defined(name) {
        return options.known_errors.then_some(Known::Rust(function));
    }
    let (known, always) = modelled(name)?;
    let counts = options.known_errors || known != Known::Error;
    (always && counts).then_some(known)
}

/// What a function of this name does that is not defined.
fn by_name(name: &str) -> Option<Known> {
    if NONDET.iter().any(|prefix| name.starts_with(prefix)) {
        return Some(modelled(name).map_or(Known::Nondet, |(known, _)| known));
    }
    if let Some(function) = rust::find(name) {
        return Some(Known::Rust(function));
    }
    if jumps::SETS.contains(&name) {
        return Some(Known::SetJump);
    }
    // Functions of the C++ library that do nothing but throw.
    if name.starts_with("_ZSt") && name.contains("__throw_") {
        return Some(EXCEPTION);
    }
    let exact = |name: &str| {
        let known = modelled(name).map(|(known, _)| known);
        let contract = || contracts::find(name).map(Known::Contract);
        let real = || reals::library(name).map(Known::Real);
        let inexact = || inexact::find(name).map(Known::Inexact);
        known.or_else(real).or_else(inexact).or_else(contract).or_else(|| libc::effect(name))
    };
    let variant = || libc::variants(name).find_map(exact);
    let checked = || match exact(libc::unchecked(name)?)? {
        known @ (Known::Nothing
        | Known::Determined
        | Known::Opens
        | Known::Real(_)
        | Known::Inexact(_)
        | Known::Beyond(_)) => Some(known),
        // The arguments are others.
        _ => Some(Known::Writes),
    };
    exact(name).or_else(variant).or_else(checked)
}

fn modelled(name: &str) -> Option<(Known, bool)> {
    let (_, known, always) = TABLE.iter().find(|(names, ..)| names.split(' ').any(|known| known == name))?;
    Some((*known, *always))
}

/// Whether the C library has a function of this name that does more than to give a value from outside: none that
/// could stand in for it.
pub fn is_library(name: &str) -> bool {
    by_name(name).is_some_and(|known| {
        !matches!(
            known,
            Known::Nondet
                | Known::Number { .. }
                | Known::Time
                | Known::Assume { .. }
                | Known::Assert { .. }
                | Known::AssertIf
                | Known::Error
                | Known::FalseAssertion(_)
        )
    })
}

/// Whether the name says what a function does even if it has a body.
pub(super) fn overrides_definition(name: &str, options: &LowerOptions) -> bool {
    known(name, true, options).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_name_has_one_meaning() {
        let mut names: Vec<&str> = TABLE.iter().flat_map(|(names, ..)| names.split(' ')).collect();
        let twice: Vec<_> = names.iter().filter(|name| libc::effect(name).is_some()).collect();
        assert!(twice.is_empty(), "{twice:?}");
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(count, names.len());
    }

    #[test]
    fn definitions_win_but_for_errors() {
        let options = LowerOptions::default();
        let cases = [
            ("malloc", false, Some(Known::Malloc)),
            ("malloc", true, None),
            ("reach_error", true, Some(Known::Error)),
            ("__VERIFIER_assert", true, None),
            ("__VERIFIER_nondet_uint", false, Some(Known::Nondet)),
            ("__VERIFIER_nondet_uint", true, None),
            ("sea_nd_int", true, None),
            ("__builtin_strlen", false, Some(Known::String(StringFunction::Length { bounded: false }))),
            ("fgetc_unlocked", false, Some(Known::Number { low: -1, high: 255 })),
            ("__fgets_chk", false, Some(Known::Writes)),
            ("__isoc99_scanf", false, Some(Known::Scan(0))),
            ("lroundf", false, reals::library("lroundf").map(Known::Real)),
            ("expf", false, inexact::find("exp").map(Known::Inexact)),
            ("tgammaf", false, Some(Known::Determined)),
            ("nd", false, None),
            ("oops", false, None),
        ];
        for (name, defined, expected) in cases {
            assert_eq!(known(name, defined, &options), expected, "{name}");
        }
        let named = LowerOptions { error_functions: vec!["oops".into()], known_errors: false, ..options };
        assert_eq!(known("oops", true, &named), Some(Known::Error));
        assert_eq!(known("__VERIFIER_error", true, &named), None);
        assert_eq!(known("__VERIFIER_error", false, &named), Some(Known::Error));
    }
}
