//! What a system remembers between calls: which descriptors are in use, what was written, where a program is.
//!
//! Models let the system decide what is read, which descriptor is given, and so on. That is too much where the program decides it by
//! what it did before. A descriptor that is in use is not given again: each is greater than the one before, until something is closed (the
//! lowest one that is not in use is taken). What is read from a file that the program wrote is what it wrote; which file is which is
//! not followed here, so no alarm rests on what is read once a program opened something new for both, wrote where something that was there is open
//! for both, or opened something to read after something to write. The same holds of what one function sets and another one asks for.
//!
//! Proofs take any answer, but for descriptors and clocks that run on. Taken for granted is that functions without a definition close nothing.
//! Deliberately absent: what files hold, and descriptors that a function of the outside gives.
//! Source: POSIX.1-2017 (XSH), 2.14 "File Descriptor Allocation", and the pages of the functions.

use super::calls::CallSite;
use super::function::Lowering;
use super::memory::byte;
use super::tables::object;
use crate::llvm::module::{Constant, InstrKind, Value};
use crate::llvm::names;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, CompareOp, Op, Operand, Type};

/// What a call means for what a system remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// Opens a file as the text of this argument says.
    Mode(usize),
    /// Opens a file as the flags of this argument say.
    Flags(usize),
    /// Opens a file to write.
    Creates,
    /// Opens something new that is written and read.
    Both,
    /// Writes.
    Writes,
    /// Reads from the descriptor or the stream of this argument, or says where it is.
    Reads(usize),
    /// Goes to the end of a file, or elsewhere, as this argument says; to the start if there is none.
    Seeks(usize),
    /// Says how far a file has been gone through, which the program decides unless it went to the end.
    Tells,
    /// Closes a descriptor.
    Closes,
    /// Changes what is remembered under this name.
    Sets(&'static str),
    /// Asks for it.
    Asks(&'static str),
}

const ROLES: &[(Role, &str)] = &[
    (Role::Mode(1), "fopen fopen64 freopen freopen64"),
    (Role::Flags(1), "open open64"),
    (Role::Flags(2), "openat openat64"),
    (Role::Creates, "creat creat64"),
    (
        Role::Writes,
        "write pwrite pwrite64 writev fwrite fputc putc _IO_putc fputs fprintf vfprintf dprintf vdprintf __fprintf_chk __vfprintf_chk ftruncate",
    ),
    (
        Role::Both,
        "tmpfile tmpfile64 fdopen pipe pipe2 mkstemp mkstemp64 mkostemp mkostemp64 socketpair memfd_create",
    ),
    (
        Role::Reads(0),
        "fgetc getc _IO_getc fgetc_unlocked getc_unlocked getw fgetwc getwc fscanf __isoc99_fscanf ftell ftello ftello64 \
         read pread pread64 readv lseek lseek64",
    ),
    (Role::Seeks(2), "fseek fseeko fseeko64 lseek lseek64 rewind"),
    (Role::Tells, "ftell ftello ftello64 lseek lseek64"),
    (Role::Reads(1), "fgetpos fgetpos64"),
    (Role::Reads(2), "fgets fgetws getline"),
    (Role::Reads(3), "fread getdelim __getdelim"),
    (
        Role::Closes,
        "close fclose fcloseall pclose closedir freopen freopen64 close_range closefrom endpwent endgrent closelog",
    ),
    (Role::Sets("the current folder"), "chdir fchdir"),
    (Role::Asks("the current folder"), "getcwd getwd get_current_dir_name"),
    (Role::Sets("a limit"), "setrlimit setrlimit64 prlimit"),
    (Role::Asks("a limit"), "getrlimit getrlimit64"),
    (Role::Sets("a timer"), "setitimer timer_settime alarm"),
    (Role::Asks("a timer"), "getitimer timer_gettime"),
    (Role::Asks("a mask of signals"), "sigprocmask pthread_sigmask"),
    (Role::Sets("a mask of signals"), "sigprocmask pthread_sigmask"),
    (Role::Asks("an attribute"), "pthread_mutexattr_gettype pthread_attr_getdetachstate"),
    (
        Role::Sets("an attribute"),
        "pthread_mutexattr_init pthread_mutexattr_settype pthread_attr_init pthread_attr_setdetachstate",
    ),
    (Role::Asks("the time that was used"), "times"),
    (Role::Sets("the time that was used"), "times"),
    (Role::Asks("the descriptors of streams"), "fileno"),
    (Role::Sets("the descriptors of streams"), "fileno"),
];

const WRITES: &str = "(whether a file was opened to write)";
const UPDATES: &str = "(whether a file that was there is read and written)";
const REREADS: &str = "(whether a file that was written may be read)";
const AT_END: &str = "(whether the program went to the end of a file)";
const DESCRIPTOR: &str = "(the greatest descriptor)";
const NO_DESCRIPTOR: &[u8] = &[0xff; 4];

/// What `fseek` and `lseek` are told to count from the end, on Linux and all the others.
const SEEK_END: u64 = 2;

/// The flags of `open` that say whether is read or written, what they say, and those that make a file or empty it, on Linux.
const ACCESS: u64 = 3;
const READ_ONLY: u64 = 0;
const WRITE_ONLY: u64 = 1;
const RENEWS: u64 = 0o100 | 0o1000;

/// The roles of a function; where it both asks and sets, it asks first.
fn roles(name: &str) -> impl Iterator<Item = Role> {
    ROLES.iter().filter(move |(_, row)| names::holds(row, name)).map(|(role, _)| *role)
}

/// Whether a file is read and written that is opened so.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    Reads,
    Writes,
    /// Both, of what was there before.
    Updates,
    /// Both, of what is new, or may be.
    Both,
}

impl Lowering<'_, '_> {
    /// Notes what a call changes of what the system remembers; no alarm rests on what it asks for and the program changed.
    pub fn remember(&mut self, site: &CallSite) {
        for role in roles(site.name) {
            match role {
                Role::Mode(place) => {
                    let mode = site.source.get(place).and_then(|(text, _)| self.string(text));
                    self.opens(access_of_mode(mode.as_deref()));
                }
                Role::Flags(place) => self.opens(access_of_flags(site.args.get(place))),
                Role::Creates => self.opens(Access::Writes),
                Role::Both => self.opens(Access::Both),
                Role::Writes => self.reread_if(UPDATES),
                Role::Reads(place) => {
                    if !self.is_input(site, place) {
                        self.asks(
                            REREADS,
                            &format!("what `{}` reads of a file that may have been written", site.name),
                        );
                    }
                }
                Role::Seeks(place) => {
                    let to_end = site.args.get(place).cloned().map(|whence| {
                        let whence = self.resize(whence, 32, false);
                        let is_end = self.build.compare(CompareOp::Eq, whence, word(SEEK_END, 32));
                        self.resize(is_end, 8, false)
                    });
                    self.set_to(AT_END, to_end.unwrap_or_else(|| byte(0)));
                }
                Role::Tells => {
                    let at_end = self.is_set(AT_END);
                    let before = self.not(at_end);
                    let why = format!("how far `{}` says that a file was gone through", site.name);
                    self.only_if(before, |this| this.no_alarm(&why));
                }
                Role::Closes => {
                    let last = self.remembered(DESCRIPTOR, NO_DESCRIPTOR);
                    let none = word(u64::from(u32::MAX), 32);
                    self.build.effect(Op::Store { address: last, value: none });
                }
                Role::Sets(what) => self.set(what),
                Role::Asks(what) => {
                    self.asks(what, &format!("{what}, which was asked for or changed before"))
                }
            }
        }
    }

    /// A descriptor is given that is no negative number: it is greater than those before it, where none was closed.
    pub fn gives_descriptor(&mut self, descriptor: &Operand) {
        let last = self.remembered(DESCRIPTOR, NO_DESCRIPTOR);
        self.is_later(&last, descriptor, CompareOp::Sgt);
    }

    /// A clock that does not run backwards shows this.
    pub fn shows(&mut self, time: &Operand) {
        let Type::Int(bits) = self.build.type_of(time) else { return };
        let last = self.remembered("(the processor time)", &vec![0; bits as usize / 8]);
        self.is_later(&last, time, CompareOp::Sge);
    }

    /// The same of one that shows seconds and parts of a second, at these places.
    pub fn runs_on(&mut self, clock: &str, parts: &[Operand; 2]) {
        let ty = Type::Int(self.context.program.pointer_bits);
        let bytes = vec![0; self.context.program.pointer_bits as usize / 8];
        let mut compared = vec![];
        for (part, name) in parts.iter().zip(["seconds", "parts of a second"]) {
            let now = self.build.define(Op::load(part.clone()), ty);
            let last = self.remembered(&format!("({name} of {clock})"), &bytes);
            let before = self.build.define(Op::load(last.clone()), ty);
            compared.push(
                [CompareOp::Sgt, CompareOp::Eq, CompareOp::Sge]
                    .map(|op| self.build.compare(op, now.clone(), before.clone())),
            );
            self.build.effect(Op::Store { address: last, value: now });
        }
        let same = self.build.binary(BinaryOp::And, compared[0][1].clone(), compared[1][2].clone());
        let is_later = self.build.binary(BinaryOp::Or, compared[0][0].clone(), same);
        self.build.effect(Op::Assume(is_later));
    }

    /// The number compares so with the last one, and is the last one now.
    fn is_later(&mut self, last: &Operand, number: &Operand, op: CompareOp) {
        let ty = self.build.type_of(number);
        let before = self.build.define(Op::load(last.clone()), ty);
        let is_later = self.build.compare(op, number.clone(), before);
        self.build.effect(Op::Assume(is_later));
        self.build.effect(Op::Store { address: last.clone(), value: number.clone() });
    }

    /// A file is opened: what is read may be what was written before.
    fn opens(&mut self, access: Access) {
        match access {
            Access::Reads | Access::Updates => self.reread_if(WRITES),
            Access::Both => self.set(REREADS),
            Access::Writes => {}
        }
        match access {
            Access::Reads => {}
            Access::Updates => {
                self.set(UPDATES);
                self.set(WRITES);
            }
            Access::Writes | Access::Both => self.set(WRITES),
        }
    }

    /// What is read from here on may be what was written, if this is set.
    fn reread_if(&mut self, what: &str) {
        let is_set = self.is_set(what);
        self.only_if(is_set, |this| this.set(REREADS));
    }

    fn asks(&mut self, what: &str, why: &str) {
        let is_set = self.is_set(what);
        self.only_if(is_set, |this| this.no_alarm(why));
    }

    pub fn set(&mut self, what: &str) {
        self.set_to(what, byte(1));
    }

    fn set_to(&mut self, what: &str, value: Operand) {
        let address = self.remembered(what, &[0]);
        self.build.effect(Op::Store { address, value });
    }

    pub fn is_set(&mut self, what: &str) -> Operand {
        let address = self.remembered(what, &[0]);
        let value = self.build.define(Op::load(address), Type::Int(8));
        self.build.compare(CompareOp::Ne, value, byte(0))
    }

    /// The address of what is remembered, which are these bytes when the program starts.
    fn remembered(&mut self, name: &str, start: &[u8]) -> Operand {
        Operand::Global(self.context.library_object(name, |_| object(name, false, start.to_vec())))
    }

    /// Whether an argument means the input that a program starts with.
    fn is_input(&self, site: &CallSite, place: usize) -> bool {
        match site.source.get(place).map(|(argument, _)| &argument.value) {
            Some(Value::Constant(Constant::Int(descriptor))) => descriptor.is_zero(),
            Some(Value::Local(local)) => match self.defined_by(*local) {
                Some(InstrKind::Load { address, .. }) => match &address.value {
                    Value::Constant(Constant::Global(id)) => {
                        self.context.module.globals.get(*id).is_some_and(|global| global.name == "stdin")
                    }
                    _ => false,
                },
                _ => false,
            },
            _ => false,
        }
    }
}

/// The name of a clock that does not run backwards, whose time a function of this name gives by its arguments.
pub(super) fn clock(function: &str, args: &[Operand], time: u64) -> Option<String> {
    // All but those of the time of day: 0, 5 and 11 (`CLOCK_REALTIME`, `CLOCK_REALTIME_COARSE`, `CLOCK_TAI`).
    const MONOTONIC: &[u64] = &[1, 2, 3, 4, 6, 7];
    let Some(Operand::Const(which)) = args.first() else { return None };
    let which = which.as_u64()?;
    match function {
        "clock_gettime" => MONOTONIC.contains(&which).then(|| format!("clock {which}")),
        "getrusage" => Some(format!("use {which} {time}")),
        _ => None,
    }
}

fn access_of_mode(mode: Option<&str>) -> Access {
    match mode {
        Some(mode) if mode.starts_with('r') && mode.contains('+') => Access::Updates,
        Some(mode) if mode.contains('+') => Access::Both,
        Some(mode) if mode.starts_with('r') => Access::Reads,
        Some(_) => Access::Writes,
        None => Access::Both,
    }
}

fn access_of_flags(flags: Option<&Operand>) -> Access {
    let Some(Operand::Const(flags)) = flags else { return Access::Both };
    let Some(flags) = flags.as_u64() else { return Access::Both };
    match flags & ACCESS {
        READ_ONLY => Access::Reads,
        WRITE_ONLY => Access::Writes,
        _ if flags & RENEWS == 0 => Access::Updates,
        _ => Access::Both,
    }
}
