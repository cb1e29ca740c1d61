//! The table of contracts: what functions return and which objects they fill.
//!
//! Sources: ISO C17 clause 7, POSIX.1-2017 (XSH), the manual of the GNU C Library.

/// What a function returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gives {
    /// Nothing that matters: any value.
    Any,
    /// Zero: it cannot fail.
    Zero,
    /// Zero or one.
    Truth,
    /// Zero, or -1 if it failed.
    Status,
    /// Zero, or the number of an error.
    Error,
    /// No negative number, or -1 if it failed.
    Natural,
    /// A descriptor that is not in use, or -1 if it failed.
    Descriptor,
    /// So many parts of each second that a clock counts, which does not run backwards, or -1 if it failed.
    Clock(u64),
    /// This argument as an unsigned character, or -1 if it failed.
    Character(usize),
    /// A positive number.
    Positive,
    /// At most as many as this argument says, or -1 if it failed.
    Count(usize),
    /// At most as many as this argument says.
    Items(usize),
    /// The same; none of items whose size, which the other argument says, is zero.
    ItemsOf(usize, usize),
    /// Fewer than this argument says; zero also if it failed.
    Below(usize),
    /// This argument, which is not null, or null if it failed.
    Same(usize),
    /// A text in the object of this argument or, if that is null, of the library, with the name of its object; with how many bytes it
    /// has; or null if it failed.
    Into(usize, &'static str, u64),
    /// A text of the library, with the name of its object and how many bytes it has; or null, if that may be.
    Text(&'static str, u64, bool),
    /// An entry of the folder that is the first argument, in its object, or null.
    Entry,
    /// A time of the library in fields, or null; with the name of its object.
    Calendar(&'static str),
}

/// How many bytes are filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Size {
    /// As many as the type has that the pointer leads to.
    Declared,
    /// As many as this argument says.
    Given(usize),
    /// As many as the result says.
    Result,
    /// A text with its end, in as many bytes as this argument says.
    Text(usize),
    /// The same, in so many bytes.
    TextWithin(u64),
    /// The last six characters of a text that stands there.
    Template,
    /// A text as long as the result, with its end.
    Printed,
    /// So many.
    Fixed(u64),
    /// So many for each that this argument counts.
    Each(usize, u64),
    /// So many times at the start, each of them seconds and parts of a second, of which there are so many (in this order).
    Times(u64, u64),
    /// A limit and the greatest one that may be set.
    Limits,
    /// At most as many as the word says that this argument leads to; then it says how many there would be.
    Counted(usize),
    /// The same, but it says how many are there.
    Cut(usize),
    /// So many for each that the result counts.
    Results(u64),
    /// Two descriptors.
    Pipe,
    /// As `Declared`, but zero if the result is: a set of descriptors.
    Set,
    /// The attributes of a file, among them how large it is: `struct stat`.
    Attributes,
    /// A time in fields: `struct tm`.
    Calendar,
    /// The same, unless the result says that there is no such time (-1).
    Normalised,
    /// As `Declared`, but if the function failed.
    Rest,
}

/// An object that is filled, by the argument that points to it.
pub(super) type Put = (usize, Size);

/// What is known of a function.
#[derive(Debug)]
pub(super) struct Contract {
    pub names: &'static str,
    pub gives: Gives,
    /// Null pointers among them are left out.
    pub puts: &'static [Put],
    pub decides: Decides,
}

/// What the arguments decide of what a function does, so that it is not modelled; the rest the system does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Decides {
    /// Nothing.
    Nothing,
    /// What is filled.
    Filled,
    /// Whether it fails.
    Failure,
    /// That and the result.
    All,
}

const fn system(names: &'static str, gives: Gives, puts: &'static [Put]) -> Contract {
    Contract { names, gives, puts, decides: Decides::Nothing }
}

const fn determined(names: &'static str, gives: Gives, puts: &'static [Put]) -> Contract {
    Contract { names, gives, puts, decides: Decides::All }
}

const fn fills(names: &'static str, gives: Gives, puts: &'static [Put]) -> Contract {
    Contract { names, gives, puts, decides: Decides::Filled }
}

const fn succeeds(names: &'static str, gives: Gives, puts: &'static [Put]) -> Contract {
    Contract { names, gives, puts, decides: Decides::Failure }
}

/// How many bytes `struct epoll_event` has on x86-64, where it has no gaps.
const EPOLL_EVENT: u64 = 12;

/// How many bytes names of files have with their ends, on Linux.
const PATH_MAX: u64 = 4096;

const FIRST: &[Put] = &[(0, Size::Declared)];
const SECOND: &[Put] = &[(1, Size::Declared)];

pub(super) const TABLE: &[Contract] = &[
    // Times.
    system("gettimeofday", Gives::Zero, &[(0, Size::Times(1, 1_000_000)), (1, Size::Fixed(8))]),
    system("clock_gettime clock_getres", Gives::Status, &[(1, Size::Times(1, 1_000_000_000))]),
    system("getrusage getitimer", Gives::Status, &[(1, Size::Times(2, 1_000_000))]),
    system("timer_gettime", Gives::Status, &[(1, Size::Times(2, 1_000_000_000))]),
    system("getrlimit getrlimit64", Gives::Status, &[(1, Size::Limits)]),
    system("timespec_get", Gives::Any, &[(0, Size::Times(1, 1_000_000_000))]),
    system("nanosleep", Gives::Status, &[(1, Size::Rest)]),
    system("clock_nanosleep", Gives::Error, &[(3, Size::Rest)]),
    // What is left of the time, if a signal came.
    system("sleep", Gives::Items(0), &[]),
    system("clock", Gives::Clock(1_000_000), &[]),
    system("usleep", Gives::Status, &[]),
    determined("localtime gmtime", Gives::Calendar("(the time in fields)"), &[]),
    determined("asctime ctime", Gives::Text("(the time as text)", 128, true), &[]),
    system("setitimer", Gives::Status, &[(2, Size::Declared)]),
    system("times", Gives::Any, FIRST),
    system("pthread_mutexattr_gettype pthread_attr_getdetachstate", Gives::Error, &[(1, Size::Fixed(4))]),
    determined("strftime strftime_l", Gives::Below(1), &[(0, Size::Printed)]),
    determined("mktime timegm timelocal", Gives::Any, &[(0, Size::Normalised)]),
    determined("localtime_r gmtime_r", Gives::Same(1), &[(1, Size::Calendar)]),
    determined("asctime_r ctime_r", Gives::Same(1), &[(1, Size::Fixed(26))]),
    // Files and processes.
    system("stat lstat fstat stat64 lstat64 fstat64", Gives::Status, &[(1, Size::Attributes)]),
    system("statfs fstatfs statvfs fstatvfs", Gives::Status, SECOND),
    system(
        "fstatat fstatat64 __xstat __fxstat __lxstat __xstat64 __fxstat64 __lxstat64",
        Gives::Status,
        &[(2, Size::Attributes)],
    ),
    system("tcgetattr", Gives::Status, SECOND),
    system(
        "open open64 openat openat64 creat creat64 dup socket epoll_create epoll_create1 eventfd timerfd_create signalfd inotify_init \
         inotify_init1 shm_open",
        Gives::Descriptor,
        &[],
    ),
    system("dup2 dup3 lseek lseek64 inotify_add_watch", Gives::Natural, &[]),
    system("accept accept4", Gives::Descriptor, &[(1, Size::Counted(2))]),
    system("recvfrom", Gives::Count(2), &[(1, Size::Result), (4, Size::Counted(5))]),
    system("getsockname getpeername", Gives::Status, &[(1, Size::Counted(2))]),
    system("getsockopt", Gives::Status, &[(3, Size::Cut(4))]),
    // What was registered comes back.
    fills("epoll_wait epoll_pwait", Gives::Count(2), &[(1, Size::Results(EPOLL_EVENT))]),
    determined("writev pwritev", Gives::Natural, &[]),
    system("write pwrite pwrite64 send sendto", Gives::Count(2), &[]),
    system("pread pread64", Gives::Count(2), &[(1, Size::Result)]),
    system("readlink", Gives::Count(2), &[(1, Size::Result)]),
    system("getrandom", Gives::Count(1), &[(0, Size::Result)]),
    system("getentropy", Gives::Status, &[(0, Size::Given(1))]),
    system("arc4random_buf", Gives::Any, &[(0, Size::Given(1))]),
    system("pipe pipe2", Gives::Status, &[(0, Size::Pipe)]),
    system("getcwd", Gives::Same(0), &[(0, Size::Text(1))]),
    system("gethostname getdomainname", Gives::Status, &[(0, Size::Text(1))]),
    system("getlogin_r", Gives::Error, &[(0, Size::Text(1))]),
    system("ttyname_r", Gives::Error, &[(1, Size::Text(2))]),
    system("__eufonium_path", Gives::Zero, &[(0, Size::Text(1))]),
    system("__eufonium_length_of_path", Gives::Natural, &[]),
    system("realpath", Gives::Same(1), &[(1, Size::TextWithin(PATH_MAX))]),
    determined("sysinfo", Gives::Status, FIRST),
    system("uname", Gives::Zero, FIRST),
    // Each process is a run of its own, as none sees what others write: the result is what tells them apart.
    system("fork", Gives::Natural, &[]),
    system("wait", Gives::Natural, FIRST),
    system("waitpid", Gives::Natural, SECOND),
    system("wait3", Gives::Natural, &[(0, Size::Declared), (2, Size::Declared)]),
    system("wait4", Gives::Natural, &[(1, Size::Declared), (3, Size::Declared)]),
    system(
        "close unlink rmdir mkdir chdir access chmod fchmod fsync link symlink rename remove setenv unsetenv putenv tcsetattr bind connect listen shutdown \
         setsockopt flock lockf epoll_ctl fdatasync truncate ftruncate mkfifo shm_unlink inotify_rm_watch",
        Gives::Status,
        &[],
    ),
    system("getpid gettid getpgrp getpagesize", Gives::Positive, &[]),
    determined("__xpg_strerror_r", Gives::Error, &[(1, Size::Text(2))]),
    system("fileno getppid", Gives::Natural, &[]),
    system("sysconf pathconf fpathconf", Gives::Natural, &[]),
    system("isatty", Gives::Truth, &[]),
    system("sched_yield", Gives::Zero, &[]),
    system("fwrite", Gives::ItemsOf(2, 1), &[]),
    system("freopen freopen64", Gives::Same(2), &[]),
    system("fclose fflush fseek fseeko fseeko64", Gives::Status, &[]),
    system("ftell ftello ftello64 puts fputs", Gives::Natural, &[]),
    system("putchar putc fputc _IO_putc", Gives::Character(0), &[]),
    system("feof ferror", Gives::Any, &[]),
    system("pclose system", Gives::Natural, &[]),
    fills("select", Gives::Natural, &[(1, Size::Set), (2, Size::Set), (3, Size::Set), (4, Size::Declared)]),
    fills("pselect", Gives::Natural, &[(1, Size::Set), (2, Size::Set), (3, Size::Set)]),
    fills("poll", Gives::Count(1), &[(0, Size::Each(1, 8))]),
    system("readdir readdir64", Gives::Entry, &[]),
    system("mkstemp mkstemp64 mkostemp mkostemp64", Gives::Descriptor, &[(0, Size::Template)]),
    system("mkdtemp", Gives::Same(0), &[(0, Size::Template)]),
    system("tmpnam", Gives::Into(0, "(the name of a file)", 20), &[]),
    system("fgetpos fgetpos64", Gives::Status, SECOND),
    // Texts.
    determined("strerror", Gives::Text("(the text of an error)", 1024, false), &[]),
    determined("strsignal", Gives::Text("(the name of a signal)", 1024, false), &[]),
    determined(
        "gai_strerror hstrerror",
        Gives::Text("(the text of an error of the network)", 1024, false),
        &[],
    ),
    system("__eufonium_address_of_host", Gives::Any, &[(0, Size::Given(1))]),
    determined("nl_langinfo", Gives::Text("(a word of a language)", 4096, false), &[]),
    determined("setlocale", Gives::Text("(the name of a locale)", 4096, true), &[]),
    determined("getlogin ttyname", Gives::Text("(the name of a user or a terminal)", 4096, true), &[]),
    // Signals.
    system("sigprocmask", Gives::Status, &[(2, Size::Declared)]),
    fills("sigaction", Gives::Status, &[(2, Size::Declared)]),
    system("sigpending", Gives::Status, FIRST),
    // Regular expressions.
    determined("regcomp", Gives::Error, FIRST),
    determined("regexec", Gives::Error, &[(3, Size::Each(2, 8))]),
    determined("regerror", Gives::Any, &[(2, Size::Text(3))]),
    // Wide characters.
    determined("mbrtowc", Gives::Any, &[(0, Size::Declared), (3, Size::Declared)]),
    determined("mbtowc", Gives::Any, FIRST),
    determined("sincos sincosf sincosl", Gives::Any, &[(1, Size::Declared), (2, Size::Declared)]),
    // Mutual exclusion, of which a program without threads sees nothing.
    determined("pthread_mutex_trylock", Gives::Error, FIRST),
    succeeds(
        "pthread_attr_setdetachstate pthread_mutex_init pthread_mutex_destroy pthread_mutex_lock pthread_mutex_unlock pthread_rwlock_init pthread_rwlock_destroy \
         pthread_rwlock_rdlock pthread_rwlock_wrlock pthread_rwlock_unlock pthread_spin_lock pthread_spin_unlock mtx_lock mtx_unlock pthread_mutexattr_init \
         pthread_mutexattr_destroy pthread_mutexattr_settype pthread_attr_init pthread_attr_destroy pthread_cond_init pthread_cond_destroy \
         pthread_cond_signal pthread_cond_broadcast",
        Gives::Error,
        FIRST,
    ),
];
