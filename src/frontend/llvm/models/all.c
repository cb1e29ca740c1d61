/* All models as one translation unit, of which compile.sh makes the text that the checker has. */

#include "string.c"
#include "stdlib.c"
#include "math.c"
#include "stdio.c"
#include "scan.c"
#include "streams.c"
#include "ctype.c"
#include "signal.c"
#include "wchar.c"
#include "wctype.c"
#include "multibyte.c"
#include "wprint.c"
#include "atomic.c"
#include "time.c"
#include "calendar.c"
#include "locale.c"
#include "unistd.c"
#include "uio.c"
#include "inet.c"
#include "getopt.c"
#include "reads.c"

/* Nothing in C can be compared with those of C++. */
#ifndef MODEL_COMPARED
#include "exception.c"
#include "tree.c"
#include "list.c"
#include "hashtable.c"
#include "iostream.c"
#endif
