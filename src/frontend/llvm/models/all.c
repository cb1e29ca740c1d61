/* All models as one translation unit, of which compile.sh makes the text that the checker has. */

#include "string.c"
#include "stdlib.c"
#include "math.c"
#include "stdio.c"
#include "scan.c"
#include "wchar.c"
#include "wctype.c"
#include "atomic.c"
#include "time.c"
#include "inet.c"
#include "getopt.c"
#include "reads.c"
