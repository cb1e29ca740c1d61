//! The table of what library functions read.
//!
//! Sources: ISO C17 clause 7, POSIX.1-2017 (XSH), the manual of the GNU C Library. Not here are functions that are steps of the program or have
//! models, whose steps are checked one by one, and those that nothing can be proven about behind a call.

/// How much is read of what an argument leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    /// Its first byte: of objects of the library, and of texts that need not be read to their end.
    First,
    /// As many bytes as the type has that the pointer leads to.
    Declared,
    /// As many bytes as this argument says.
    Bytes(usize),
    /// As many elements of a size as these two arguments say.
    Elements(usize, usize),
    /// A text with its end.
    Text,
    /// A text of wide characters with its end.
    Wide,
    /// A format of `printf` and its kind, with what the arguments behind it lead to.
    Format,
    /// The same, with a list of arguments behind it.
    FormatOfList,
    /// A format of wide characters, behind which a list stands or else the arguments themselves; what one that is not constant, or a list, asks for
    /// is taken for granted.
    WideFormat { list: bool },
}

/// What functions of these names read, by the places of arguments.
#[derive(Debug)]
pub(super) struct Reads {
    pub names: &'static str,
    pub places: &'static [usize],
    pub extent: Extent,
    /// Whether the pointer may be null, which leads to nothing that is read.
    pub or_null: bool,
}

const fn some(extent: Extent, places: &'static [usize], names: &'static str) -> Reads {
    Reads { names, places, extent, or_null: false }
}

const fn any(extent: Extent, places: &'static [usize], names: &'static str) -> Reads {
    Reads { names, places, extent, or_null: true }
}

pub(super) const TABLE: &[Reads] = &[
    // Texts.
    some(
        Extent::Text,
        &[0],
        "puts fputs atoi atol atoll atof a64l remove opendir fopen fopen64 popen rename unlink rmdir mkdir chdir chroot access eaccess \
         euidaccess chmod lchmod chown lchown stat lstat stat64 lstat64 statfs statvfs open open64 creat creat64 readlink link symlink \
         truncate truncate64 mkfifo mknod pathconf shm_open shm_unlink memfd_create sem_open sem_unlink umount umount2 swapon swapoff ftok \
         setenv unsetenv putenv getenv secure_getenv setprogname execv execve execvp execl execlp execvpe execle \
         iconv_open catopen gettext ngettext wctype wctrans getdate fnmatch scanf \
         inet_addr inet_network gethostbyname gethostbyname2 getservbyname getprotobyname getnetbyname if_nametoindex getpwnam getgrnam getspnam",
    ),
    some(
        Extent::Text,
        &[1],
        "fopen fopen64 fdopen popen rename link freopen freopen64 openat openat64 fstatat fstatat64 __xstat __lxstat __xstat64 __lxstat64 \
         faccessat fchmodat fchownat linkat unlinkat mkdirat mkfifoat mknodat renameat renameat2 symlink setenv execl execlp execle iconv_open \
         dgettext dngettext fnmatch regcomp regexec dlsym dlvsym newlocale inotify_add_watch pthread_setname_np fscanf sscanf",
    ),
    some(Extent::Text, &[2], "symlinkat strftime dngettext dlvsym"),
    some(Extent::Text, &[3], "linkat renameat renameat2"),
    any(
        Extent::Text,
        &[0],
        "perror system freopen freopen64 openlog acct textdomain bindtextdomain dgettext dngettext dlopen herror",
    ),
    any(Extent::Text, &[1], "psignal psiginfo setlocale bindtextdomain getservbyname"),
    some(Extent::Wide, &[0], "fputws wscanf"),
    some(Extent::Wide, &[1], "fwscanf"),
    some(Extent::WideFormat { list: false }, &[0], "wprintf"),
    some(Extent::WideFormat { list: false }, &[1], "fwprintf __wprintf_chk"),
    some(Extent::WideFormat { list: false }, &[2], "__fwprintf_chk"),
    some(Extent::WideFormat { list: true }, &[0], "vwprintf"),
    some(Extent::WideFormat { list: true }, &[1], "vfwprintf"),
    // What is read as far as it decides.
    some(
        Extent::First,
        &[0],
        "strtol strtoul strtoll strtoull strtod strtof strtold strspn strcspn strpbrk strstr strcasecmp strrchr",
    ),
    some(Extent::First, &[1], "strspn strcspn strpbrk strstr strcasecmp"),
    // Bytes.
    some(Extent::Elements(1, 2), &[0], "fwrite"),
    some(Extent::Bytes(2), &[1], "write pwrite pwrite64 send sendto bind connect"),
    some(Extent::Bytes(1), &[0], "gethostbyaddr sethostname setdomainname"),
    any(Extent::Bytes(5), &[4], "sendto"),
    any(Extent::Bytes(4), &[3], "setsockopt"),
    // They may be used as long as the stream is open.
    any(Extent::Bytes(3), &[1], "setvbuf"),
    any(Extent::Bytes(2), &[1], "setbuffer"),
    // Objects.
    some(
        Extent::Declared,
        &[0],
        "localtime gmtime mktime asctime ctime timegm timelocal localtime_r gmtime_r asctime_r ctime_r nanosleep sigismember regexec stime",
    ),
    some(Extent::Declared, &[1], "clock_settime setrlimit setrlimit64 sendmsg"),
    some(Extent::Declared, &[2], "clock_nanosleep tcsetattr timer_settime"),
    some(Extent::Declared, &[3], "strftime strftime_l"),
    any(Extent::Declared, &[0], "settimeofday adjtime"),
    any(
        Extent::Declared,
        &[1],
        "setitimer sigprocmask sigaction regerror pthread_mutex_init pthread_cond_init pthread_rwlock_init",
    ),
    any(Extent::Declared, &[4], "pselect"),
    some(Extent::First, &[0], "regfree"),
    some(
        Extent::First,
        &[1],
        "localtime_r gmtime_r asctime_r ctime_r writev pwritev execv execve execvp execvpe",
    ),
    // Streams and folders.
    some(
        Extent::First,
        &[0],
        "fclose pclose fgetc getc getw fseek fseeko fseeko64 ftell ftello ftello64 rewind feof ferror clearerr fileno fgetpos fgetpos64 fsetpos \
         fsetpos64 setbuf setbuffer setlinebuf setvbuf fprintf vfprintf __fprintf_chk __vfprintf_chk fwprintf vfwprintf fscanf vfscanf __freading \
         __fwriting flockfile funlockfile fwide fgetwc getwc closedir readdir readdir64 rewinddir seekdir telldir dirfd",
    ),
    some(Extent::First, &[1], "fputs fputc putc putw ungetc fputws fputwc putwc ungetwc"),
    some(Extent::First, &[2], "fgets freopen freopen64 getline"),
    some(Extent::First, &[3], "fread fwrite getdelim __getdelim"),
    // Formats; those of functions whose results are counted are in `output`.
    some(Extent::Format, &[1], "sprintf syslog"),
    some(Extent::Format, &[2], "snprintf error"),
    some(Extent::Format, &[4], "error_at_line"),
    any(Extent::Format, &[0], "warn warnx"),
    any(Extent::Format, &[1], "err errx"),
    some(Extent::FormatOfList, &[1], "vsprintf vsyslog"),
    some(Extent::FormatOfList, &[2], "vsnprintf"),
    any(Extent::FormatOfList, &[0], "vwarn vwarnx"),
    any(Extent::FormatOfList, &[1], "verr verrx"),
];

/// Functions that end the stream or the folder of their first argument, separated by spaces.
pub(super) const CLOSES: &str = "fclose pclose closedir";
