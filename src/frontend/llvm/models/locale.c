/*
 * A model of localeconv of <locale.h>, for programs that set no locale: what numbers look like is what the "C" locale says.
 *
 * Deliberately absent: other locales.
 *
 * Sources: ISO/IEC 9899:2011 (7.11.2.1); the order of the fields is that of the GNU C Library.
 */

#include "types.h"

#define MODEL_UNSAID ((char)((1 << (8 * sizeof(char) - 1)) - 1))

struct lconv {
  char *decimal_point, *thousands_sep, *grouping, *int_curr_symbol, *currency_symbol, *mon_decimal_point, *mon_thousands_sep,
      *mon_grouping, *positive_sign, *negative_sign;
  char int_frac_digits, frac_digits, p_cs_precedes, p_sep_by_space, n_cs_precedes, n_sep_by_space, p_sign_posn, n_sign_posn,
      int_p_cs_precedes, int_p_sep_by_space, int_n_cs_precedes, int_n_sep_by_space, int_p_sign_posn, int_n_sign_posn;
};

struct lconv *localeconv(void) {
  static char point[] = ".", none[] = "";
  static struct lconv found;
  found.decimal_point = point;
  found.thousands_sep = found.grouping = found.int_curr_symbol = found.currency_symbol = none;
  found.mon_decimal_point = found.mon_thousands_sep = found.mon_grouping = found.positive_sign = found.negative_sign = none;
  found.int_frac_digits = found.frac_digits = MODEL_UNSAID;
  found.p_cs_precedes = found.p_sep_by_space = found.n_cs_precedes = found.n_sep_by_space = MODEL_UNSAID;
  found.p_sign_posn = found.n_sign_posn = found.int_p_cs_precedes = found.int_p_sep_by_space = MODEL_UNSAID;
  found.int_n_cs_precedes = found.int_n_sep_by_space = found.int_p_sign_posn = found.int_n_sign_posn = MODEL_UNSAID;
  return &found;
}
