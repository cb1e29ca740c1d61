//! Functions whose meaning is known by their names: one table.
//!
//! Sources: the rules of SV-COMP for verification functions; SeaHorn's header `seahorn/seahorn.h` and its passes
//! `PromoteVerifierCalls`, `SeaBuiltinsInfo`; the C standard library. A definition in the module wins over the table, but for errors
//! and nondeterministic values: there the call is what counts, whatever its body does.

use super::LowerOptions;
use super::input::{Fill, Limit, Style};
use super::strings::StringFunction;
use super::tables::{Locale, Table};

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
    /// Does nothing and returns any value.
    Nothing,
    /// A new object from the heap of as many bytes as this argument says.
    Malloc(usize),
    /// A new object that is zero: number and size of its elements.
    Calloc,
    /// A new object that is zero, of as many bytes as the first argument says.
    ZeroedMalloc,
    /// An object copied into a new one.
    Realloc,
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
    /// The absolute value.
    Absolute,
    /// The first argument.
    First,
    /// A result that its arguments determine, but not here. No effect on the program.
    Determined,
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
    /// Writes through its pointers, which is not modelled.
    Writes,
    /// Has effects that are not modelled; what they are.
    Beyond(&'static str),
}

const THREADS: &str = "a program with threads";
const JUMP: &str = "a jump out of a function";

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
        "__VERIFIER_assert __CPROVER_assert __llbmc_assert __CRAB_assert verifier.assert \
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
         verifier.stop terminate err errx verr verrx __stack_chk_fail __chk_fail",
        Known::Stop,
        false,
    ),
    (
        "malloc kmalloc __kmalloc vmalloc kvmalloc valloc pvalloc xmalloc _Znwm _Znam _Znwj _Znaj",
        Known::Malloc(0),
        false,
    ),
    ("memalign aligned_alloc", Known::Malloc(1), false),
    ("kzalloc vzalloc", Known::ZeroedMalloc, false),
    ("calloc", Known::Calloc, false),
    ("realloc", Known::Realloc, false),
    ("alloca __builtin_alloca", Known::StackAlloc, false),
    ("free cfree kfree vfree _ZdlPv _ZdaPv _ZdlPvm _ZdaPvm", Known::Free, false),
    ("memcpy memmove __memcpy __memcpy_chk __memmove_chk", Known::CopyMemory, false),
    ("memset __memset_chk", Known::SetMemory, false),
    ("memhavoc sea_memhavoc", Known::AnyMemory, false),
    ("bzero explicit_bzero", Known::ZeroMemory, false),
    (
        "sea_is_dereferenceable sea_is_deref sea.is_dereferenceable __VERIFIER_is_deref",
        Known::IsDereferenceable,
        false,
    ),
    ("abs labs llabs imaxabs", Known::Absolute, false),
    ("__builtin_expect __builtin_assume_aligned", Known::First, false),
    (
        "printf vprintf fprintf vfprintf puts fputs putchar putc fputc putchar_unlocked perror \
         fflush fclose __printf_chk __fprintf_chk printk syslog fwrite setvbuf setbuf sea_printf \
         srand srandom sleep usleep sea_tracking_on sea_tracking_off \
         sea_reset_modified __VERIFIER_atomic_begin __VERIFIER_atomic_end",
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
        "strtol strtoul strtoll strtoull strtod strtof __isoc23_strtol __isoc23_strtoul",
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
    (
        "strcasecmp strncasecmp strrchr strstr \
         strspn strcspn strpbrk atoi atol atoll \
         atof \
         sqrt sqrtf sin cos tan asin acos atan atan2 sinh cosh tanh exp exp2 log log2 log10 pow \
         fmod fmodf floor floorf ceil ceilf round roundf trunc truncf rint nearbyint lround \
         llround lrint fmin fmax fdim fma hypot cbrt ldexp copysign remainder nan nanf powf sinf \
         cosf expf logf __isnan __isnanf __isinf __isinff __finite __finitef __fpclassify \
         __fpclassifyf __signbit __signbitf div ldiv ffs ffsl ffsll",
        Known::Determined,
        false,
    ),
    ("scanf __isoc99_scanf __isoc23_scanf", Known::Scan(0), false),
    ("fscanf __isoc99_fscanf __isoc23_fscanf sscanf __isoc99_sscanf __isoc23_sscanf", Known::Scan(1), false),
    (
        "recvfrom getline \
         getdelim \
         stpncpy strlcpy strlcat \
         strtok strtok_r \
         qsort bsearch strndup memccpy strsep asprintf vasprintf posix_memalign \
         modf frexp remquo gettimeofday stat fstat lstat pipe getcwd readlink bcopy memmem mmap \
         munmap reallocarray time_r localtime_r gmtime_r mbstowcs wcstombs wmemset wmemcpy",
        Known::Writes,
        false,
    ),
    (
        "setjmp _setjmp __sigsetjmp sigsetjmp longjmp _longjmp siglongjmp __builtin_setjmp \
         __builtin_longjmp makecontext swapcontext setcontext getcontext",
        Known::Beyond(JUMP),
        false,
    ),
    ("atexit on_exit at_quick_exit", Known::Beyond("a function that is called at the end"), false),
    ("signal sigaction bsd_signal sysv_signal", Known::Beyond("a handler of signals"), false),
    (
        "pthread_create thrd_create fork vfork clone pthread_exit pthread_join pthread_cancel",
        Known::Beyond(THREADS),
        false,
    ),
    ("__cxa_throw _Unwind_Resume _Unwind_RaiseException", Known::Beyond("an exception"), false),
    ("system execv execve execvp execl execlp", Known::Nothing, false),
];

/// Names that begin so return any value even if they are defined.
const NONDET: &[&str] = &["__VERIFIER_nondet", "sea_nd", "__SEA_nondet", "verifier.nondet"];

/// What is known of a function of this name.
pub(super) fn known(name: &str, defined: bool, options: &LowerOptions) -> Option<Known> {
    if options.error_functions.iter().any(|error| error == name) {
        return Some(Known::Error);
    }
    if NONDET.iter().any(|prefix| name.starts_with(prefix)) {
        return Some(Known::Nondet);
    }
    let (_, known, always) = TABLE.iter().find(|(names, ..)| names.split(' ').any(|known| known == name))?;
    // Where errors of this kind do not count, a definition says what its function does.
    let counts = options.known_errors || *known != Known::Error;
    (!defined || (*always && counts)).then_some(*known)
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
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(count, names.len());
    }

    #[test]
    fn definitions_win_but_for_errors_and_choices() {
        let options = LowerOptions::default();
        let cases = [
            ("malloc", false, Some(Known::Malloc(0))),
            ("malloc", true, None),
            ("reach_error", true, Some(Known::Error)),
            ("__VERIFIER_assert", true, None),
            ("__VERIFIER_nondet_uint", true, Some(Known::Nondet)),
            ("sea_nd_int", true, Some(Known::Nondet)),
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
