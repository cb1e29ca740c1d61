//! The functions of the C library that are not modelled: one table of names with what their effects may be.
//!
//! Sources: ISO C17 clause 7 by header, POSIX.1-2017 (XSH), and the manual of the GNU C Library with its extensions from BSD. What is modelled is in
//! [`known`](super::known), which comes first; this table says of the rest whether only the result is not known, or more. So that a
//! violation is never blamed on a result that the real function does not give: a function that is not here is one of the program's
//! environment, and may return anything. Functions on floating-point numbers exist for three types; they stand here once.

use super::known::Known;
use super::known::{JUMP, SIGNAL, THREADS};
use crate::llvm::names;
use eufonium_base::HashMap;
use std::sync::LazyLock;

const CALLBACK: Known = Known::Beyond("a function that the C library calls");
const OBJECTS: Known = Known::Beyond("a change of objects of the C library");

/// Functions of `<math.h>`, also with the suffixes `f` and `l`, and with two underscores before them.
const REAL: &[(Known, &str)] = &[
    (
        Known::Determined,
        "acos asin atan atan2 cos sin tan acosh asinh atanh cosh sinh tanh exp exp2 exp10 pow10 expm1 ilogb ldexp log log10 log1p \
         log2 logb scalbn scalbln scalb cbrt fabs hypot pow sqrt erf erfc lgamma gamma tgamma ceil floor nearbyint \
         rint lrint llrint round lround llround roundeven trunc fmod remainder drem copysign nan nextafter nexttoward nextup \
         nextdown fdim fmax fmin fma isnan isinf finite isfinite isnormal fpclassify signbit issignaling j0 j1 jn y0 y1 yn \
         significand llogb fmaxmag fminmag canonicalize totalorder totalordermag getpayload iseqsig iscanonical",
    ),
    (Known::Writes, "frexp modf remquo sincos lgamma_r gamma_r setpayload setpayloadsig"),
];

/// Functions of `<complex.h>`, also with the suffixes `f` and `l`.
const COMPLEX: &str = "cacos casin catan ccos csin ctan cacosh casinh catanh ccosh csinh ctanh cexp clog clog10 cabs cpow csqrt \
     carg cimag conj cproj creal";

/// All others, by header.
const NAMES: &[(Known, &str)] = &[
    // <string.h>, <strings.h>, <wchar.h>: what is found in an argument.
    (
        Known::Into(0),
        "strrchr strstr strpbrk strchrnul rawmemchr memrchr memmem strcasestr index rindex basename wcschr \
         wcsrchr wcsstr wcspbrk wmemchr wcschrnul wcswcs",
    ),
    (
        Known::Determined,
        "strspn strcspn strcasecmp strncasecmp strcasecmp_l strncasecmp_l strcoll_l strverscmp strerror strerror_l strsignal \
         strerrorname_np strerrordesc_np sigabbrev_np sigdescr_np ffs ffsl ffsll timingsafe_bcmp timingsafe_memcmp consttime_memequal",
    ),
    (
        Known::Writes,
        "__xpg_basename dirname stpncpy strlcpy strlcat strtok strtok_r strsep strxfrm strxfrm_l strerror_r __xpg_strerror_r memccpy bcopy swab strfry memfrob \
         strndup strdupa strndupa explicit_memset memset_s memcpy_s memmove_s strcpy_s strncpy_s strcat_s strncat_s strtok_s \
         memset_explicit",
    ),
    // <stdlib.h>, <inttypes.h>.
    (
        Known::Determined,
        "atof atoi atol atoll div ldiv lldiv imaxdiv mblen a64l l64a ptsname ecvt fcvt qecvt qfcvt rpmatch \
         getloadavg grantpt unlockpt posix_openpt setenv unsetenv putenv clearenv system srand srandom srand48 drand48 \
         initstate setstate seed48 lcong48 getprogname setprogname abs_s __ctype_get_mb_cur_max malloc_usable_size malloc_trim \
         mallopt malloc_stats malloc_info mtrace muntrace arc4random_addrandom __libc_current_sigrtmin __libc_current_sigrtmax",
    ),
    (
        Known::Writes,
        "strtoimax strtoumax strtoq strtouq wcstol wcstoul wcstoll wcstoull wcstod wcstof wcstold wcstoimax wcstoumax \
         strtol_l strtoul_l strtoll_l strtoull_l strtod_l strtof_l strtold_l strtof32 strtof64 strtof128 strtof32x strtof64x strfromd strfromf strfroml \
         wctomb mbtowc mbstowcs wcstombs reallocf rand_r random_r srandom_r initstate_r setstate_r \
         erand48 nrand48 jrand48 drand48_r erand48_r lrand48_r nrand48_r mrand48_r jrand48_r srand48_r seed48_r lcong48_r \
         mkstemp mkostemp mkstemps mkostemps mkdtemp mktemp realpath canonicalize_file_name getsubopt ptsname_r ecvt_r fcvt_r qecvt_r \
         qfcvt_r gcvt qgcvt gcvt_r arc4random_buf getentropy getrandom open_memstream open_wmemstream mallinfo mallinfo2 \
         setkey encrypt crypt crypt_r",
    ),
    (
        CALLBACK,
        "bsearch qsort_s bsearch_s heapsort mergesort psort radixsort lfind lsearch tsearch tfind tdelete twalk twalk_r tdestroy hsearch \
         hsearch_r hcreate hcreate_r hdestroy hdestroy_r insque remque dl_iterate_phdr set_constraint_handler_s",
    ),
    // <stdio.h>, <wchar.h>: files.
    (Known::Opens, "fopen fdopen fopen64 tmpfile tmpfile64 popen opendir fdopendir"),
    (
        Known::Determined,
        "freopen freopen64 tmpnam_r pclose fclose fflush fcloseall setbuf setvbuf setbuffer setlinebuf \
         fprintf printf vfprintf vprintf dprintf vdprintf fputc putc putchar fputs puts putw fwrite fseek fseeko fseeko64 ftell ftello ftello64 \
         rewind fsetpos fsetpos64 clearerr feof ferror fileno perror remove rename renameat renameat2 flockfile ftrylockfile funlockfile psignal \
         psiginfo __freading __fwriting __freadable __fwritable __flbf __fpurge __fpending __fbufsize __fsetlocking _flushlbf fpurge \
         fputwc putwc putwchar fputws ungetwc fwide fwprintf wprintf vfwprintf vwprintf ctermid cuserid __overflow fmemopen \
         __printf_chk __fprintf_chk __vprintf_chk __vfprintf_chk __dprintf_chk __vdprintf_chk __wprintf_chk __fwprintf_chk",
    ),
    (
        Known::Writes,
        "asprintf vasprintf __asprintf_chk __vasprintf_chk tmpnam tempnam fgetpos fgetpos64 fgetws fgetln fgetwln obstack_printf \
         obstack_vprintf vscanf vfscanf vsscanf wscanf fwscanf swscanf vwscanf vfwscanf vswscanf vswprintf getws gets_s sprintf_s \
         snprintf_s vsprintf_s vsnprintf_s sscanf_s fscanf_s scanf_s cookie_io_functions fread_s",
    ),
    (
        CALLBACK,
        "fopencookie funopen register_printf_function register_printf_specifier register_printf_modifier parse_printf_format",
    ),
    // <wchar.h>, <wctype.h>, <uchar.h>, <ctype.h>, <locale.h>, <langinfo.h>, <nl_types.h>, <iconv.h>.
    (
        Known::Determined,
        "btowc wctob mbsinit wcslen wcsnlen wcscmp wcsncmp wcscasecmp wcsncasecmp wcscasecmp_l wcsncasecmp_l wcscoll wcscoll_l \
         wcsspn wcscspn wmemcmp wcwidth wcswidth iswalnum iswalpha iswblank iswcntrl iswdigit iswgraph iswlower iswprint iswpunct iswspace \
         iswupper iswxdigit iswctype wctype towlower towupper towctrans wctrans iswalnum_l iswalpha_l iswblank_l iswcntrl_l \
         iswdigit_l iswgraph_l iswlower_l iswprint_l iswpunct_l iswspace_l iswupper_l iswxdigit_l iswctype_l wctype_l towlower_l \
         towupper_l towctrans_l wctrans_l isalnum_l isalpha_l isblank_l iscntrl_l isdigit_l isgraph_l islower_l isprint_l ispunct_l \
         isspace_l isupper_l isxdigit_l tolower_l toupper_l _tolower _toupper setlocale localeconv newlocale duplocale \
         freelocale uselocale nl_langinfo nl_langinfo_l catopen catgets catclose iconv_open iconv_close gettext dgettext dcgettext \
         ngettext dngettext dcngettext textdomain bindtextdomain bind_textdomain_codeset",
    ),
    (
        Known::Writes,
        "mbrlen mbrtowc wcrtomb mbsrtowcs wcsrtombs mbsnrtowcs wcsnrtombs mbrtoc8 c8rtomb mbrtoc16 c16rtomb mbrtoc32 c32rtomb wcscpy \
         wcsncpy wcscat wcsncat wcpcpy wcpncpy wcslcpy wcslcat wcsdup wcstok wcsxfrm wcsxfrm_l wmemcpy wmemmove wmempcpy wmemset wcsftime \
         wcsftime_l iconv strfmon strfmon_l",
    ),
    // <time.h>, <sys/time.h>, <sys/times.h>, <sys/timeb.h>.
    (
        Known::Determined,
        "difftime asctime ctime gmtime localtime getdate alarm ualarm sleep usleep settimeofday stime adjtime timer_settime timer_delete \
         timer_getoverrun clock_settime dysize timegm_r",
    ),
    (
        Known::Writes,
        "mktime timegm timelocal strftime strftime_l strptime strptime_l asctime_r ctime_r gmtime_r localtime_r gmtime_s localtime_s time_r \
         timespec_get timespec_getres gettimeofday clock_gettime clock_getres clock_getcpuclockid nanosleep clock_nanosleep \
         thrd_sleep getitimer setitimer timer_gettime getdate_r times ftime ntp_gettime adjtimex utime utimes futimes lutimes \
         futimens utimensat",
    ),
    (OBJECTS, "tzset getopt getopt_long getopt_long_only getopt_internal"),
    (CALLBACK, "timer_create"),
    // <fenv.h>.
    (
        Known::Determined,
        "feclearexcept feraiseexcept fesetexcept fetestexcept fetestexceptflag fesetenv feupdateenv fesetmode \
         fesetexceptflag feenableexcept fedisableexcept fegetexcept __flt_rounds",
    ),
    (Known::Writes, "fegetexceptflag fegetenv feholdexcept fegetmode"),
    // <signal.h>, <setjmp.h>.
    (
        Known::Determined,
        "sigismember sigisemptyset kill killpg tgkill sigqueue sighold sigrelse sigignore sigblock sigsetmask siggetmask siginterrupt",
    ),
    (
        Known::Writes,
        "sigemptyset sigfillset sigaddset sigdelset sigandset sigorset sigprocmask pthread_sigmask sigpending sigaltstack sigstack signalfd",
    ),
    (
        Known::Beyond(SIGNAL),
        "raise sigset sigvec ssignal gsignal sigwait sigwaitinfo sigtimedwait sigsuspend sigpause pause sigreturn",
    ),
    (Known::Beyond(JUMP), "_longjmp_unwind __siglongjmp"),
    // <threads.h>, <pthread.h>, <semaphore.h>.
    (
        Known::Beyond(THREADS),
        "thrd_join thrd_detach thrd_exit thrd_yield pthread_detach pthread_kill pthread_cond_wait pthread_cond_timedwait pthread_cond_clockwait \
         pthread_barrier_wait pthread_testcancel pthread_setcancelstate pthread_setcanceltype cnd_wait cnd_timedwait sem_wait sem_timedwait \
         posix_spawn posix_spawnp _Fork daemon forkpty waitid",
    ),
    (
        CALLBACK,
        "pthread_once call_once pthread_key_create tss_create pthread_atfork pthread_cleanup_push _pthread_cleanup_push __pthread_register_cancel \
         __cxa_thread_atexit",
    ),
    (
        Known::Determined,
        "pthread_self pthread_equal thrd_current thrd_equal pthread_getspecific tss_get pthread_setschedparam pthread_setname_np sem_open sem_close \
         sem_unlink sched_yield sched_get_priority_max sched_get_priority_min sched_getcpu pthread_yield pthread_getconcurrency",
    ),
    (
        Known::Writes,
        "pthread_attr_init pthread_attr_destroy pthread_attr_setdetachstate pthread_attr_setstacksize pthread_attr_getstacksize pthread_mutex_init \
         pthread_mutex_destroy pthread_mutex_lock pthread_mutex_trylock pthread_mutex_timedlock pthread_mutex_unlock pthread_mutexattr_init \
         pthread_mutexattr_destroy pthread_mutexattr_settype pthread_cond_init pthread_cond_destroy pthread_cond_signal pthread_cond_broadcast \
         pthread_rwlock_init pthread_rwlock_destroy pthread_rwlock_rdlock pthread_rwlock_wrlock pthread_rwlock_unlock pthread_spin_init \
         pthread_spin_destroy pthread_spin_lock pthread_spin_trylock pthread_spin_unlock pthread_barrier_init pthread_barrier_destroy \
         pthread_setspecific pthread_key_delete pthread_getattr_np pthread_getname_np pthread_getschedparam mtx_init mtx_lock mtx_timedlock \
         mtx_trylock mtx_unlock mtx_destroy cnd_init cnd_signal cnd_broadcast cnd_destroy tss_set tss_delete sem_init sem_destroy sem_post \
         sem_trywait sem_getvalue sched_getparam sched_getaffinity",
    ),
    // <unistd.h>, <fcntl.h>, <sys/stat.h>, <sys/mman.h>, <dirent.h>, <ftw.h>, <glob.h>, <fnmatch.h>, <regex.h>.
    (
        Known::Determined,
        "access faccessat eaccess euidaccess chdir fchdir chroot chmod fchmod fchmodat lchmod chown fchown lchown fchownat close closefrom \
         close_range creat creat64 open open64 openat openat64 dup dup2 dup3 link linkat symlink symlinkat unlink unlinkat rmdir mkdir mkdirat \
         mkfifo mkfifoat mknod mknodat lseek lseek64 write pwrite pwrite64 writev pwritev fsync fdatasync sync syncfs truncate ftruncate \
         truncate64 ftruncate64 lockf flock fcntl fcntl64 posix_fadvise posix_fallocate fallocate ttyname getlogin getpass getpid getppid gettid getpgrp \
         getpgid setpgid setpgrp getsid setsid tcgetpgrp tcsetpgrp getuid geteuid getgid getegid setuid seteuid setgid setegid setreuid \
         setregid setresuid setresgid getpagesize sysconf pathconf fpathconf getdtablesize gethostid sethostid sethostname setdomainname nice \
         vhangup acct swapon swapoff getusershell setusershell endusershell brk sbrk umask readahead isfdtype fexecve execvpe execle execveat \
         posix_madvise madvise mlock mlock2 munlock mlockall munlockall msync mprotect shm_open shm_unlink memfd_create closedir \
         readdir readdir64 rewinddir seekdir telldir dirfd alphasort versionsort fnmatch regfree globfree wordfree get_current_dir_name personality reboot \
         mount umount umount2 getauxval syslog vsyslog openlog closelog setlogmask inotify_init inotify_init1 inotify_add_watch inotify_rm_watch \
         epoll_create epoll_create1 epoll_ctl eventfd timerfd_create tcdrain tcflow tcflush tcsendbreak cfgetispeed cfgetospeed cfsetispeed cfsetospeed \
         getpriority setpriority setrlimit setrlimit64 ftok shmget shmdt semget msgget msgsnd pkey_alloc  ctime_s ulimit",
    ),
    (
        Known::Writes,
        "pread pread64 readv preadv getcwd getwd readlink readlinkat pipe pipe2 ttyname_r getlogin_r gethostname getdomainname confstr getgroups setgroups \
         getgrouplist initgroups getresuid getresgid stat fstat lstat fstatat stat64 fstat64 lstat64 fstatat64 statx statfs fstatfs statvfs fstatvfs \
         statfs64 fstatfs64 __xstat __fxstat __lxstat __xstat64 __fxstat64 __lxstat64 mmap mmap64 munmap mremap mincore readdir_r readdir64_r getdents getdents64 \
         regcomp regexec regerror wordexp uname sysinfo getrusage getrlimit getrlimit64 prlimit prlimit64 ioctl tcgetattr tcsetattr cfmakeraw select pselect poll ppoll \
         epoll_wait epoll_pwait eventfd_read timerfd_settime timerfd_gettime copy_file_range sendfile splice tee vmsplice shmat shmctl semop semctl semtimedop \
         msgrcv msgctl getxattr setxattr listxattr syscall prctl ptrace getifaddrs openpty name_to_handle_at process_vm_readv",
    ),
    (CALLBACK, "ftw ftw64 nftw nftw64 scandir scandirat scandir64 glob glob64 argp_parse error_at_line_hook"),
    // <sys/socket.h>, <netinet/in.h>, <arpa/inet.h>, <netdb.h>.
    (
        Known::Determined,
        "socket bind connect listen send sendto sendmsg sendmmsg shutdown sockatmark inet_addr inet_ntoa inet_network inet_makeaddr inet_lnaof inet_netof \
         gethostbyname gethostbyname2 gethostbyaddr gethostent sethostent endhostent getservbyname getservbyport getservent setservent endservent getprotobyname \
         getprotobynumber getprotoent setprotoent endprotoent getnetbyname getnetbyaddr gai_strerror hstrerror herror freeaddrinfo freeifaddrs if_nametoindex if_freenameindex \
         if_nameindex setsockopt",
    ),
    (
        Known::Writes,
        "accept accept4 recvfrom recvmsg recvmmsg getsockname getpeername getsockopt socketpair getaddrinfo getnameinfo inet_aton inet_pton inet_ntop \
         gethostbyname_r gethostbyaddr_r getservbyname_r if_indextoname",
    ),
    // <pwd.h>, <grp.h>, <utmpx.h>, <dlfcn.h>, <libgen.h>, <err.h>, <error.h>, <execinfo.h>, <mcheck.h>.
    (
        Known::Determined,
        "getpwnam getpwuid getpwent setpwent endpwent getgrnam getgrgid getgrent setgrent endgrent getspnam getutxent getutxid getutxline pututxline setutxent \
         endutxent dlopen dlclose dlsym dlvsym dlerror backtrace_symbols backtrace_symbols_fd warn warnx vwarn vwarnx error_print_progname mcheck \
         mprobe gnu_get_libc_version gnu_get_libc_release __sched_cpucount __cmsg_nxthdr __stack_chk_guard_setup",
    ),
    (
        Known::Writes,
        "getpwnam_r getpwuid_r getpwent_r getgrnam_r getgrgid_r getgrent_r dladdr dladdr1 dlinfo backtrace",
    ),
    // Parts of the library that few programs use: vectors of arguments, remote calls, aliases, streams of systems before POSIX, attributes of threads and processes.
    (
        Known::Beyond("a part of the C library that has no model"),
        "_obstack_allocated_p _obstack_begin _obstack_begin_1 _obstack_memory_used _obstack_newchunk at_quick_exit addmntent addseverity aio_cancel aio_cancel64 aio_error aio_error64 aio_fsync aio_fsync64 aio_init aio_read aio_read64 aio_return \
         aio_return64 aio_suspend aio_suspend64 aio_write aio_write64 alphasort64 arc4random_uniform arch_prctl argp_error argp_failure argp_help \
         argp_state_help argp_usage argz_add argz_add_sep argz_append argz_count argz_create argz_create_sep argz_delete argz_extract argz_insert \
         argz_next argz_replace argz_stringify authdes_create authdes_getucred authdes_pk_create authnone_create authunix_create \
         authunix_create_default bdflush bindresvport callrpc capget capset cbc_crypt clnt_broadcast clnt_create clnt_pcreateerror clnt_perrno \
         clnt_perror clnt_spcreateerror clnt_sperrno clnt_sperror clntraw_create clnttcp_create clntudp_bufcreate clntudp_create clntunix_create \
         clock_adjtime create_module delete_module des_setparity dlmopen dn_comp dn_expand dn_skipname ecb_crypt endaliasent endfsent endmntent \
         endnetent endnetgrent endrpcent endsgent endspent endttyent endutent envz_add envz_entry envz_get envz_merge envz_remove envz_strip \
         epoll_pwait2 ether_aton ether_aton_r ether_hostton ether_line ether_ntoa ether_ntoa_r ether_ntohost eventfd_write fallocate64 fanotify_init \
         fanotify_mark fchflags fgetgrent_r fgetpwent_r fgetsgent fgetsgent_r fgetspent fgetspent_r fgetxattr flistxattr fmtmsg fremovexattr fsconfig \
         fsetxattr fsmount fsopen fspick fstatvfs64 fts64_children fts64_close fts64_open fts64_read fts64_set fts_children fts_close fts_open \
         fts_read fts_set futimesat gai_cancel gai_error gai_suspend get_avphys_pages get_kernel_syms get_myaddress get_nprocs get_nprocs_conf \
         get_phys_pages getaddrinfo_a getaliasbyname getaliasbyname_r getaliasent getaliasent_r getdirentries getdirentries64 getfsent getfsfile \
         getfsspec gethostbyname2_r gethostent_r getipv4sourcefilter getmntent_r getnetbyaddr_r getnetbyname_r getnetent_r getnetgrent getnetgrent_r \
         getnetname getpmsg getprotobyname_r getprotobynumber_r getprotoent_r getpublickey getrpcbyname getrpcbyname_r getrpcbynumber \
         getrpcbynumber_r getrpcent getrpcent_r getrpcport getsecretkey getservbyport_r getservent_r getsgent getsgent_r getsgnam getsgnam_r \
         getsourcefilter getspent_r getspnam_r getttyent getttynam getutent_r getutid_r getutline_r getutmp getutmpx glob_pattern_p globfree64 \
         gnu_dev_major gnu_dev_makedev gnu_dev_minor hasmntopt host2netname inet6_opt_append inet6_opt_find inet6_opt_finish inet6_opt_get_val \
         inet6_opt_init inet6_opt_next inet6_opt_set_val inet6_option_alloc inet6_option_append inet6_option_find inet6_option_init inet6_option_next \
         inet6_option_space inet6_rth_add inet6_rth_getaddr inet6_rth_init inet6_rth_reverse inet6_rth_segments inet6_rth_space inet_nsap_addr \
         inet_nsap_ntoa init_module ioperm iopl iruserok iruserok_af isastream key_decryptsession key_decryptsession_pk key_encryptsession \
         key_encryptsession_pk key_gendes key_get_conv key_secretkey_is_set key_setnet key_setsecret klogctl lckpwdf lgetxattr lio_listio \
         lio_listio64 llistxattr lockf64 logwtmp lremovexattr lsetxattr mcheck_check_all mcheck_pedantic mkostemps64 mkstemps64 modify_ldt moncontrol \
         monstartup mount_setattr move_mount mq_close mq_getattr mq_notify mq_open mq_receive mq_send mq_setattr mq_timedreceive mq_timedsend \
         mq_unlink netname2host netname2user nfsservctl ns_name_compress ns_name_ntop ns_name_pack ns_name_pton ns_name_skip ns_name_uncompress \
         ns_name_unpack ntp_adjtime ntp_gettimex obstack_free open_by_handle_at open_tree passwd2des pidfd_getfd pidfd_open pidfd_send_signal \
         pivot_root pkey_free pkey_get pkey_mprotect pkey_set pmap_getmaps pmap_getport pmap_rmtcall pmap_set pmap_unset posix_fadvise64 \
         posix_fallocate64 posix_spawn_file_actions_addchdir_np posix_spawn_file_actions_addclose posix_spawn_file_actions_addclosefrom_np \
         posix_spawn_file_actions_adddup2 posix_spawn_file_actions_addfchdir_np posix_spawn_file_actions_addopen \
         posix_spawn_file_actions_addtcsetpgrp_np posix_spawn_file_actions_destroy posix_spawn_file_actions_init posix_spawnattr_destroy \
         posix_spawnattr_getflags posix_spawnattr_getpgroup posix_spawnattr_getschedparam posix_spawnattr_getschedpolicy \
         posix_spawnattr_getsigdefault posix_spawnattr_getsigmask posix_spawnattr_init posix_spawnattr_setflags posix_spawnattr_setpgroup \
         posix_spawnattr_setschedparam posix_spawnattr_setschedpolicy posix_spawnattr_setsigdefault posix_spawnattr_setsigmask preadv2 preadv64 \
         preadv64v2 printf_size printf_size_info process_madvise process_mrelease process_vm_writev pthread_attr_getaffinity_np \
         pthread_attr_getguardsize pthread_attr_getinheritsched pthread_attr_getschedparam pthread_attr_getschedpolicy pthread_attr_getscope \
         pthread_attr_getsigmask_np pthread_attr_getstack pthread_attr_getstackaddr pthread_attr_setaffinity_np pthread_attr_setguardsize \
         pthread_attr_setinheritsched pthread_attr_setschedparam pthread_attr_setschedpolicy pthread_attr_setscope pthread_attr_setsigmask_np \
         pthread_attr_setstack pthread_attr_setstackaddr pthread_barrierattr_destroy pthread_barrierattr_getpshared pthread_barrierattr_init \
         pthread_barrierattr_setpshared pthread_clockjoin_np pthread_condattr_destroy pthread_condattr_getclock pthread_condattr_getpshared \
         pthread_condattr_init pthread_condattr_setclock pthread_condattr_setpshared pthread_getaffinity_np pthread_getattr_default_np \
         pthread_getcpuclockid pthread_kill_other_threads_np pthread_mutex_clocklock pthread_mutex_consistent pthread_mutex_consistent_np \
         pthread_mutex_getprioceiling pthread_mutex_setprioceiling pthread_mutexattr_getkind_np pthread_mutexattr_getprioceiling \
         pthread_mutexattr_getprotocol pthread_mutexattr_getpshared pthread_mutexattr_getrobust pthread_mutexattr_getrobust_np \
         pthread_mutexattr_setkind_np pthread_mutexattr_setprioceiling pthread_mutexattr_setprotocol pthread_mutexattr_setpshared \
         pthread_mutexattr_setrobust pthread_mutexattr_setrobust_np pthread_rwlock_clockrdlock pthread_rwlock_clockwrlock pthread_rwlock_timedrdlock \
         pthread_rwlock_timedwrlock pthread_rwlock_tryrdlock pthread_rwlock_trywrlock pthread_rwlockattr_destroy pthread_rwlockattr_getkind_np \
         pthread_rwlockattr_getpshared pthread_rwlockattr_init pthread_rwlockattr_setkind_np pthread_rwlockattr_setpshared pthread_setaffinity_np \
         pthread_setattr_default_np pthread_setconcurrency pthread_setschedprio pthread_sigqueue pthread_timedjoin_np pthread_tryjoin_np putgrent \
         putpmsg putpwent putsgent putspent pututline pwritev2 pwritev64 pwritev64v2 query_module quotactl rcmd rcmd_af re_comp re_compile_fastmap \
         re_compile_pattern re_exec re_match re_match_2 re_search re_search_2 re_set_registers re_set_syntax register_printf_type registerrpc \
         remap_file_pages removexattr res_dnok res_hnok res_mailok res_mkquery res_nmkquery res_nquery res_nquerydomain res_nsearch res_nsend \
         res_ownok res_query res_querydomain res_search res_send rexec_af rresvport rresvport_af ruserok ruserok_af ruserpass scandirat64 \
         sched_getscheduler sched_rr_get_interval sched_setaffinity sched_setparam sched_setscheduler sem_clockwait sendfile64 setaliasent setfsent \
         setfsgid setfsuid setipv4sourcefilter setmntent setnetent setnetgrent setns setrpcent setsgent setsourcefilter setspent setttyent setutent \
         sgetsgent sgetsgent_r sgetspent sgetspent_r sprofil statvfs64 svc_exit svc_getreq svc_getreq_common svc_getreq_poll svc_getreqset \
         svc_register svc_run svc_sendreply svc_unregister svcerr_auth svcerr_decode svcerr_noproc svcerr_noprog svcerr_progvers svcerr_systemerr \
         svcerr_weakauth svcfd_create svcraw_create svctcp_create svcudp_bufcreate svcudp_create svcudp_enablecache svcunix_create svcunixfd_create \
         sync_file_range sysctl tcgetsid tr_break ttyslot ulckpwdf unshare updwtmp updwtmpx user2netname utmpname utmpxname versionsort64 vlimit \
         wcstod_l wcstof128 wcstof128_l wcstof32 wcstof32_l wcstof32x wcstof32x_l wcstof64 wcstof64_l wcstof64x wcstof64x_l wcstof_l wcstol_l \
         wcstold_l wcstoll_l wcstoq wcstoul_l wcstoull_l wcstouq xdr_accepted_reply xdr_array xdr_authdes_cred xdr_authdes_verf xdr_authunix_parms \
         xdr_bool xdr_bytes xdr_callhdr xdr_callmsg xdr_char xdr_cryptkeyarg xdr_cryptkeyarg2 xdr_cryptkeyres xdr_des_block xdr_double xdr_enum \
         xdr_float xdr_free xdr_getcredres xdr_hyper xdr_int xdr_int16_t xdr_int32_t xdr_int64_t xdr_int8_t xdr_key_netstarg xdr_key_netstres \
         xdr_keybuf xdr_keystatus xdr_long xdr_longlong_t xdr_netnamestr xdr_netobj xdr_opaque xdr_opaque_auth xdr_pmap xdr_pmaplist xdr_pointer \
         xdr_quad_t xdr_reference xdr_rejected_reply xdr_replymsg xdr_rmtcall_args xdr_rmtcallres xdr_short xdr_sizeof xdr_string xdr_u_char \
         xdr_u_hyper xdr_u_int xdr_u_long xdr_u_longlong_t xdr_u_quad_t xdr_u_short xdr_uint16_t xdr_uint32_t xdr_uint64_t xdr_uint8_t xdr_union \
         xdr_unixcred xdr_vector xdr_void xdr_wrapstring xdrmem_create xdrrec_create xdrrec_endofrecord xdrrec_eof xdrrec_skiprecord xdrstdio_create \
         xprt_register xprt_unregister",
    ),
    // What compilers put in place of operators.
    (
        Known::Determined,
        "__addtf3 __subtf3 __multf3 __divtf3 __negtf2 __eqtf2 __netf2 __lttf2 __letf2 __gttf2 __getf2 __unordtf2 __extenddftf2 __extendsftf2 __trunctfdf2 __trunctfsf2 \
         __fixtfsi __fixtfdi __fixunstfsi __fixunstfdi __floatsitf __floatditf __floatunsitf __floatunditf __addsf3 __adddf3 __subsf3 __subdf3 __mulsf3 __muldf3 \
         __divsf3 __divdf3 __powisf2 __powidf2 __powixf2 __powitf2 __mulsc3 __muldc3 __mulxc3 __multc3 __divsc3 __divdc3 __divxc3 __divtc3 \
         __iscanonicall __issignalingl __iseqsig __fixdfti __fixsfti __floattidf __floattisf __gnu_f2h_ieee __gnu_h2f_ieee __truncdfhf2 __extendhfsf2",
    ),
];

/// What is known of a function of the C library that is not modelled.
pub(super) fn effect(name: &str) -> Option<Known> {
    TABLE.get(name).copied()
}

static TABLE: LazyLock<HashMap<String, Known>> = LazyLock::new(|| {
    let mut table = HashMap::default();
    let mut add = |name: String, known: Known| {
        table.entry(name).or_insert(known);
    };
    for (known, names) in NAMES {
        for name in names::of(names) {
            add(name.to_string(), *known);
        }
    }
    let complex = [(Known::Determined, COMPLEX)];
    for (known, names) in REAL.iter().chain(&complex) {
        for (name, suffix) in
            names::of(names).flat_map(|name| ["", "f", "l", "f32", "f64", "f128"].map(|s| (name, s)))
        {
            let (base, reentrant) = name.strip_suffix("_r").map_or((name, ""), |base| (base, "_r"));
            add(format!("{base}{suffix}{reentrant}"), *known);
            add(format!("__{base}{suffix}{reentrant}"), *known);
        }
    }
    table
});

/// The function that one with another name is: a variant without locks, of another version of C, of a compiler, or with checks.
pub(in crate::llvm) fn variants(name: &str) -> impl Iterator<Item = &str> {
    let same = ["__builtin_", "__isoc99_", "__isoc23_"].iter().find_map(|prefix| name.strip_prefix(*prefix));
    let unlocked = name.strip_suffix("_unlocked");
    same.into_iter().chain(unlocked)
}

/// The function that a model calls, if that is what the library does without a model; or the name itself.
pub(super) fn without_model(name: &str) -> &str {
    name.strip_prefix("__eufonium_library_").unwrap_or(name)
}

/// The function that one with checks of the sizes of objects is, whose arguments are others.
pub(super) fn unchecked(name: &str) -> Option<&str> {
    name.strip_prefix("__")?.strip_suffix("_chk")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_name_stands_once() {
        let mut names: Vec<&str> = NAMES.iter().flat_map(|(_, names)| names::of(names)).collect();
        let count = names.len();
        names.sort_unstable();
        let twice: Vec<&[&str]> = names.windows(2).filter(|pair| pair[0] == pair[1]).collect();
        assert!(twice.is_empty(), "{twice:?}");
        assert!(count > 1000);
    }

    #[test]
    fn effects() {
        let cases = [
            ("lroundf", Some(Known::Determined)),
            ("lgammaf_r", Some(Known::Writes)),
            ("cexpl", Some(Known::Determined)),
            ("strerror", Some(Known::Determined)),
            ("strstr", Some(Known::Into(0))),
            ("strftime", Some(Known::Writes)),
            ("__signbit", Some(Known::Determined)),
            ("sinh1", None),
        ];
        for (name, expected) in cases {
            assert_eq!(effect(name), expected, "{name}");
        }
    }
}
