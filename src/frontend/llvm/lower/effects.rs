//! What functions of the C library need and change beside their results, where the rest of what they do has no model: one table.
//!
//! A run that comes to such a change is not followed further, so that no proof and no alarm rests on what is not modelled: a write through an
//! argument that may be null, a change of an object that programs can name (`environ`, `signgam`, `timezone`), a result in an object
//! that an earlier call returned, what `%n` counts. Which locale `setlocale` chooses is not asked: models know that of C alone, and the
//! answer says that it takes this for granted.
//!
//! Sources: ISO C17 clause 7, POSIX.1-2017 (XSH), the manual of the GNU C Library.
//! Deliberately absent: what functions write that are not supported anyway (`Known::Writes`).

use super::arguments::CHANGES;
use super::calls::CallSite;
use super::function::Lowering;
use super::globals::ENVIRONMENT;
use super::output;
use crate::llvm::module::Global;
use crate::llvm::names;
use eufonium_ir::program::{CheckKind, CompareOp, Operand, SiteKind, Type};

/// What a function needs or changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Effect {
    /// Writes through this argument, now or later, unless it is null or no pointer.
    Through(usize),
    /// Takes the object of the second argument, unless that is null, as the buffer of a stream, of as many bytes as this argument says.
    Buffers(Option<usize>),
    /// Changes objects with these names.
    Objects(&'static str),
    /// The result lies in an object that the next call of a function of the same row writes.
    Overwrites,
    /// Prints by the format in this argument, which may count with `%n`.
    Prints(usize),
    /// The same by a wide format.
    PrintsWide(usize),
    /// Accesses the object that this argument leads to, which null is not.
    Needs(usize),
    /// Makes an object that the program has to free.
    Allocates,
    /// Chooses the locale that this argument names.
    Locale(usize),
}

/// `BUFSIZ` of Linux.
const BUFFER: u64 = 8192;

const TABLE: &[(Effect, &str)] = &[
    (Effect::Through(0), "ctermid cuserid tmpnam_r cfsetispeed cfsetospeed cfsetspeed ctime_s"),
    (Effect::Through(0), "canonicalize canonicalizef canonicalizel getloadavg"),
    // A stream on memory writes there.
    (Effect::Through(0), "fmemopen"),
    (Effect::Through(1), "adjtime initstate"),
    (Effect::Buffers(None), "setbuf"),
    (Effect::Buffers(Some(2)), "setbuffer"),
    (Effect::Buffers(Some(3)), "setvbuf"),
    (Effect::Through(2), "fcntl fcntl64 ecvt fcvt qecvt qfcvt ioctl"),
    (Effect::Through(3), "timer_settime"),
    // The text becomes a part of the environment.
    (Effect::Through(0), "putenv"),
    (Effect::Objects(ENVIRONMENT), CHANGES),
    (
        Effect::Objects("signgam __signgam"),
        "lgamma lgammaf lgammal gamma gammaf gammal __lgamma __lgammaf __lgammal",
    ),
    (
        Effect::Objects("timezone daylight tzname __timezone __daylight __tzname"),
        "localtime mktime timelocal ctime strftime strftime_l localtime_r ctime_r",
    ),
    (Effect::Objects("getdate_err"), "getdate"),
    (Effect::Objects("error_message_count"), "error error_at_line"),
    (Effect::Overwrites, "seed48"),
    (Effect::Overwrites, "getpwnam getpwuid getpwent fgetpwent"),
    (Effect::Overwrites, "getgrnam getgrgid getgrent fgetgrent"),
    (Effect::Overwrites, "getspnam getspent"),
    (Effect::Overwrites, "getutxent getutxid getutxline getutent getutid getutline"),
    (Effect::Overwrites, "gethostbyname gethostbyname2 gethostbyaddr gethostent"),
    (Effect::Overwrites, "getservbyname getservbyport getservent"),
    (Effect::Overwrites, "getprotobyname getprotobynumber getprotoent"),
    (Effect::Overwrites, "getnetbyname getnetbyaddr getnetent"),
    (Effect::Overwrites, "ecvt"),
    (Effect::Overwrites, "fcvt"),
    (Effect::Overwrites, "l64a"),
    (Effect::Overwrites, "ptsname"),
    (Effect::Overwrites, "getpass"),
    (Effect::Overwrites, "getusershell"),
    (Effect::Overwrites, "getmntent"),
    (Effect::Overwrites, "dlerror"),
    (Effect::Overwrites, "getdate"),
    (Effect::Prints(0), "warn warnx vwarn vwarnx"),
    (Effect::Prints(1), "err errx verr verrx syslog vsyslog"),
    (Effect::Prints(2), "error"),
    (Effect::PrintsWide(0), "wprintf vwprintf"),
    (Effect::PrintsWide(1), "fwprintf vfwprintf __wprintf_chk"),
    (Effect::PrintsWide(2), "__fwprintf_chk"),
    (Effect::Needs(0), "cfsetispeed cfsetospeed cfsetspeed cfmakeraw mktime timegm timelocal regcomp"),
    (
        Effect::Needs(0),
        "pthread_mutex_init pthread_mutex_lock pthread_mutex_trylock pthread_mutex_unlock pthread_mutex_destroy",
    ),
    (Effect::Needs(1), "sincos sincosf sincosl"),
    (Effect::Needs(2), "sincos sincosf sincosl"),
    (Effect::Allocates, "get_current_dir_name if_nameindex backtrace_symbols"),
    (Effect::Locale(1), "setlocale"),
    (Effect::Locale(0), "uselocale"),
];

/// What a function of this name needs and changes, each with the first name of its row.
fn effects(name: &str) -> impl Iterator<Item = (Effect, &'static str)> {
    let first = |row: &'static str| names::of(row).next().unwrap_or(row);
    TABLE
        .iter()
        .filter(move |(_, row)| names::holds(row, name))
        .map(move |(effect, row)| (*effect, first(row)))
}

impl Lowering<'_, '_> {
    /// Checks what a call needs, and goes on only where all that it changes is modelled.
    pub fn check_effects(&mut self, site: &CallSite) {
        for (effect, row) in effects(site.name) {
            match effect {
                Effect::Through(place) => self.writes_through(place, site),
                Effect::Buffers(size) => self.buffers(size, site),
                Effect::Objects(row) => {
                    let named = |global: &Global| names::holds(row, &global.name);
                    if self.context.module.globals.values().any(named) {
                        self.unsupported(&format!("what `{}` changes", site.name));
                    }
                }
                Effect::Overwrites => self.returns_once(row, site),
                Effect::Prints(place) => {
                    let format = site.source.get(place).and_then(|(format, _)| self.string(format));
                    let is_null = site.args.get(place) == Some(&Operand::Null);
                    if !is_null && format.is_none_or(|format| output::may_count(&format)) {
                        self.unsupported(&format!("what `{}` counts", site.name));
                    }
                }
                Effect::PrintsWide(place) => {
                    if self.may_count_wide(place, site) {
                        self.unsupported(&format!("what `{}` counts", site.name));
                    }
                }
                Effect::Needs(place) => {
                    if let Some(to) = site.args.get(place) {
                        let (to, length) = (self.as_pointer(&to.clone()), self.pointer_word(1));
                        self.check_access(&to, length, "a library function");
                    }
                }
                Effect::Allocates => {
                    if self.context.wants(CheckKind::MemTrack) || self.context.wants(CheckKind::MemCleanup) {
                        self.unsupported(&format!("what `{}` allocates", site.name));
                    }
                }
                Effect::Locale(place) => self.chooses_locale(place, site),
            }
        }
    }

    /// What the first result of a row leads to is not followed through a second call.
    fn returns_once(&mut self, row: &str, site: &CallSite) {
        let what = format!("(whether `{row}` has returned an object)");
        let again = self.is_set(&what);
        let first = self.not(again);
        let message = format!("a second object that `{}` returns is not supported", site.name);
        self.assert(CheckKind::Unsupported, message, first);
        self.set(&what);
    }

    /// Whether a wide format in this argument may have `%n`. Where it is not constant, that needs a pointer into memory that the program writes.
    fn may_count_wide(&self, place: usize, site: &CallSite) -> bool {
        let may_be_written = |arg: &Operand| match arg {
            Operand::Value(_) => self.build.type_of(arg) == Type::Pointer,
            Operand::Global(global) => !self.context.program.globals[*global].constant,
            _ => false,
        };
        match site.source.get(place).and_then(|(format, _)| self.wide_string(format)) {
            Some(format) => output::may_count(&format),
            None => site.args.iter().skip(place + 1).any(may_be_written),
        }
    }

    /// A buffer of a stream is written, and nobody knows when.
    fn buffers(&mut self, size: Option<usize>, site: &CallSite) {
        let Some(buffer) = site.args.get(1).filter(|to| self.build.type_of(to) == Type::Pointer).cloned()
        else {
            return;
        };
        if buffer == Operand::Null {
            return;
        }
        let what = format!(
            "what `{}` is given as a buffer is used by nothing else, and exists as long as its stream",
            site.name
        );
        self.context.assume_about(what, self.at);
        let size = match size.and_then(|size| site.args.get(size)) {
            Some(size) => self.length(&size.clone()),
            None => self.pointer_word(BUFFER),
        };
        self.unless_null(&buffer, |this| {
            let kind = SiteKind::Unmodelled("what a stream leaves in its buffer".to_string());
            this.any_bytes(&kind, &buffer, size);
        });
    }

    /// A write through an argument is not modelled: the call goes on where it is null.
    fn writes_through(&mut self, place: usize, site: &CallSite) {
        let Some(to) = site.args.get(place).filter(|to| self.build.type_of(to) == Type::Pointer) else {
            return;
        };
        let is_null = self.build.compare(CompareOp::Eq, to.clone(), Operand::Null);
        let message = format!("what `{}` writes to memory is not supported", site.name);
        self.assert(CheckKind::Unsupported, message, is_null);
    }

    /// Programs ask for the locale of C, or for which one it is, by these names.
    fn chooses_locale(&mut self, place: usize, site: &CallSite) {
        let is_null = site.args.get(place) == Some(&Operand::Null);
        let name = site.source.get(place).and_then(|(name, _)| self.string(name));
        if !is_null && !name.is_some_and(|name| matches!(name.as_str(), "C" | "POSIX")) {
            let what = format!("the locale that `{}` chooses is that of C", site.name);
            self.context.assume_about(what, self.at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_found_by_each_of_their_names() {
        let found: Vec<(Effect, &str)> = effects("putenv").collect();
        assert_eq!(found, [(Effect::Through(0), "putenv"), (Effect::Objects(ENVIRONMENT), "setenv")]);
        assert_eq!(effects("getpwent").collect::<Vec<_>>(), [(Effect::Overwrites, "getpwnam")]);
        assert_eq!(effects("strlen").count(), 0);
    }
}
