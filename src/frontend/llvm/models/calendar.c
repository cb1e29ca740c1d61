/*
 * Models of the functions of <time.h> for calendars in universal time, in the C locale: computed where runs are exact, otherwise what is known
 * of their results (`__eufonium_library_...`).
 *
 * Deliberately absent: zones, fields out of their ranges as text, years before 1000 and after 9999 as text, and the flags and widths of the
 * GNU C Library in formats.
 *
 * Sources: ISO C17 7.27.3; POSIX.1-2017 (XSH); H. Hinnant, "chrono-compatible low-level date algorithms" (days and civil dates).
 */

#include "types.h"

struct tm {
  int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
  long tm_gmtoff;
  const char *tm_zone;
};

#define MODEL_DAY 86400

/* The quotient and the rest of a division by a positive number, the rest not negative. */
static long long model_floor(long long number, long long by, int *rest) {
  long long quotient = number / by;
  if (number % by < 0) quotient--;
  *rest = number - quotient * by;
  return quotient;
}

static int model_is_leap(long long year) {
  return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

/* The days from 1970-01-01 to the first day of a month, of which January is zero. */
static long long model_days(long long year, int month) {
  int of_era, after = month >= 2;
  long long era = model_floor(year - !after, 400, &of_era);
  int of_year = (153 * (month + (after ? -2 : 10)) + 2) / 5;
  return era * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468;
}

/* The fields of a time; whether the year fits. */
static int model_fields(long long time, struct tm *to) {
  int second, of_era, day;
  long long days = model_floor(time, MODEL_DAY, &second), era = model_floor(days + 719468, 146097, &of_era);
  int of_years = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
  int of_year = of_era - (365 * of_years + of_years / 4 - of_years / 100), months = (5 * of_year + 2) / 153;
  int month = months < 10 ? months + 2 : months - 10;
  long long year = era * 400 + of_years + (month < 2) - 1900;
  if (year != (int)year) return 0;
  model_floor(days + 4, 7, &day);
  to->tm_sec = second % 60;
  to->tm_min = second / 60 % 60;
  to->tm_hour = second / 3600;
  to->tm_mday = of_year - (153 * months + 2) / 5 + 1;
  to->tm_mon = month;
  to->tm_year = year;
  to->tm_wday = day;
  to->tm_yday = days - model_days(year + 1900, 0);
  to->tm_isdst = 0;
  to->tm_gmtoff = 0;
  to->tm_zone = "GMT";
  return 1;
}

struct tm *__eufonium_library_gmtime(const long *time);
struct tm *__eufonium_library_gmtime_r(const long *time, struct tm *to);
long __eufonium_library_timegm(struct tm *from);
char *__eufonium_library_asctime(const struct tm *from);
char *__eufonium_library_asctime_r(const struct tm *from, char *to);
size_t __eufonium_library_strftime(char *to, size_t size, const char *format, const struct tm *from);

static struct tm *model_universal(long time, struct tm *to) {
  if (model_fields(time, to)) return to;
  errno = EOVERFLOW;
  return NULL;
}

/* C17 7.27.3.3 */
struct tm *gmtime(const long *time) {
  static struct tm model_last;
  return __eufonium_exact() ? model_universal(*time, &model_last) : __eufonium_library_gmtime(time);
}

/* POSIX */
struct tm *gmtime_r(const long *time, struct tm *to) {
  return __eufonium_exact() ? model_universal(*time, to) : __eufonium_library_gmtime_r(time, to);
}

/* GNU; fields may have any values, and get those of their ranges. */
long timegm(struct tm *from) {
  if (!__eufonium_exact()) return __eufonium_library_timegm(from);
  int month;
  long long year = model_floor(from->tm_mon, 12, &month) + from->tm_year + 1900LL;
  long long days = model_days(year, month) + from->tm_mday - 1;
  long long time = days * MODEL_DAY + from->tm_hour * 3600LL + from->tm_min * 60LL + from->tm_sec;
  struct tm fields;
  if (time != (long)time || !model_fields(time, &fields)) {
    errno = EOVERFLOW;
    return -1;
  }
  *from = fields;
  return time;
}

/* Fields, as bits. */
enum {
  MODEL_SECOND = 1,
  MODEL_MINUTE = 2,
  MODEL_HOUR = 4,
  MODEL_MDAY = 8,
  MODEL_MONTH = 16,
  MODEL_YEAR = 32,
  MODEL_WDAY = 64,
  MODEL_YDAY = 128,
  MODEL_TIME = MODEL_SECOND | MODEL_MINUTE | MODEL_HOUR,
  MODEL_DATE = MODEL_MDAY | MODEL_MONTH | MODEL_YEAR,
};

/* The fields of which a conversion writes something: others may have no values. */
static int model_fields_of(char letter) {
  switch (letter) {
  case 'S': return MODEL_SECOND;
  case 'M': return MODEL_MINUTE;
  case 'H':
  case 'I':
  case 'p': return MODEL_HOUR;
  case 'R': return MODEL_HOUR | MODEL_MINUTE;
  case 'r':
  case 'T':
  case 'X': return MODEL_TIME;
  case 'd':
  case 'e': return MODEL_MDAY;
  case 'b':
  case 'B':
  case 'h':
  case 'm': return MODEL_MONTH;
  case 'C':
  case 'y':
  case 'Y': return MODEL_YEAR;
  case 'D':
  case 'F':
  case 'x': return MODEL_DATE;
  case 'a':
  case 'A':
  case 'u':
  case 'w': return MODEL_WDAY;
  case 'j': return MODEL_YDAY;
  case 'U':
  case 'W': return MODEL_WDAY | MODEL_YDAY;
  case 'g':
  case 'G':
  case 'V': return MODEL_YEAR | MODEL_WDAY | MODEL_YDAY;
  case 'c': return MODEL_TIME | MODEL_DATE | MODEL_WDAY;
  default: return 0;
  }
}

static int model_is_between(int value, int low, int high) {
  return low <= value && value <= high;
}

/* Whether these fields are in their ranges. */
static int model_is_in_range(const struct tm *from, int fields) {
  if (fields & MODEL_SECOND && !model_is_between(from->tm_sec, 0, 60)) return 0;
  if (fields & MODEL_MINUTE && !model_is_between(from->tm_min, 0, 59)) return 0;
  if (fields & MODEL_HOUR && !model_is_between(from->tm_hour, 0, 23)) return 0;
  if (fields & MODEL_MDAY && !model_is_between(from->tm_mday, 0, 31)) return 0;
  if (fields & MODEL_MONTH && !model_is_between(from->tm_mon, 0, 11)) return 0;
  if (fields & MODEL_YEAR && !model_is_between(from->tm_year, -900, 8099)) return 0;
  if (fields & MODEL_WDAY && !model_is_between(from->tm_wday, 0, 6)) return 0;
  return !(fields & MODEL_YDAY) || model_is_between(from->tm_yday, 0, 365);
}

static const char model_weekdays[7][10] = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
static const char model_months[12][10] = {"January", "February", "March",     "April",   "May",      "June",
                                          "July",    "August",   "September", "October", "November", "December"};

static void model_put_name(struct model_output *out, const char *name, int most) {
  for (int i = 0; i != most && name[i]; i++) model_put(out, name[i]);
}

/* A number that is not negative, in so many places at least. */
static void model_put_number(struct model_output *out, int number, int places, char padding) {
  int least = 1;
  for (int i = 1; i < places; i++) least *= 10;
  while (least <= number / 10) least *= 10;
  for (int is_first = 1; least > 0; least /= 10) {
    int digit = number / least % 10;
    if (is_first && digit == 0 && least > 1) {
      model_put(out, padding);
    } else {
      model_put(out, '0' + digit);
      is_first = 0;
    }
  }
}

/* The number of the week of the year, where weeks begin on this day; and that of ISO 8601 with its year. */
static int model_week(const struct tm *from, int begin) {
  return (from->tm_yday + 7 - (from->tm_wday - begin + 7) % 7) / 7;
}

static int model_iso_week(const struct tm *from, int *year) {
  int week = (from->tm_yday + 10 - (from->tm_wday + 6) % 7) / 7;
  *year = from->tm_year + 1900;
  int before = (from->tm_yday + (model_is_leap(*year - 1) ? 366 : 365) + 10 - (from->tm_wday + 6) % 7) / 7;
  if (week == 0) {
    --*year;
    return before;
  }
  int left = (model_is_leap(*year) ? 366 : 365) - from->tm_yday, until_thursday = 3 - (from->tm_wday + 6) % 7;
  if (until_thursday >= left) {
    ++*year;
    return 1;
  }
  return week;
}

static void model_put_time(struct model_output *out, const struct tm *from, int has_seconds) {
  model_put_number(out, from->tm_hour, 2, '0');
  model_put(out, ':');
  model_put_number(out, from->tm_min, 2, '0');
  if (!has_seconds) return;
  model_put(out, ':');
  model_put_number(out, from->tm_sec, 2, '0');
}

static void model_put_american_date(struct model_output *out, const struct tm *from) {
  model_put_number(out, from->tm_mon + 1, 2, '0');
  model_put(out, '/');
  model_put_number(out, from->tm_mday, 2, '0');
  model_put(out, '/');
  model_put_number(out, (from->tm_year + 1900) % 100, 2, '0');
}

/* As `asctime` writes it, without the end of the line. */
static void model_put_date(struct model_output *out, const struct tm *from) {
  model_put_name(out, model_weekdays[from->tm_wday], 3);
  model_put(out, ' ');
  model_put_name(out, model_months[from->tm_mon], 3);
  model_put(out, ' ');
  model_put_number(out, from->tm_mday, 2, ' ');
  model_put(out, ' ');
  model_put_time(out, from, 1);
  model_put(out, ' ');
  model_put_number(out, from->tm_year + 1900, 4, '0');
}

/* C17 7.27.3.5p3: writes what a conversion asks for; whether it is modelled. */
static int model_put_field(struct model_output *out, char letter, const struct tm *from) {
  int fields = model_fields_of(letter), year = 0, hour = 0, iso_year, week;
  if (!model_is_in_range(from, fields)) return 0;
  if (fields & MODEL_YEAR) year = from->tm_year + 1900;
  if (fields & MODEL_HOUR) hour = from->tm_hour % 12 ? from->tm_hour % 12 : 12;
  switch (letter) {
  case 'a': model_put_name(out, model_weekdays[from->tm_wday], 3); return 1;
  case 'A': model_put_name(out, model_weekdays[from->tm_wday], -1); return 1;
  case 'b':
  case 'h': model_put_name(out, model_months[from->tm_mon], 3); return 1;
  case 'B': model_put_name(out, model_months[from->tm_mon], -1); return 1;
  case 'c': model_put_date(out, from); return 1;
  case 'C': model_put_number(out, year / 100, 2, '0'); return 1;
  case 'd': model_put_number(out, from->tm_mday, 2, '0'); return 1;
  case 'x':
  case 'D': model_put_american_date(out, from); return 1;
  case 'e': model_put_number(out, from->tm_mday, 2, ' '); return 1;
  case 'F':
    model_put_number(out, year, 4, '0');
    model_put(out, '-');
    model_put_number(out, from->tm_mon + 1, 2, '0');
    model_put(out, '-');
    model_put_number(out, from->tm_mday, 2, '0');
    return 1;
  case 'g':
    model_iso_week(from, &iso_year);
    model_put_number(out, iso_year % 100, 2, '0');
    return 1;
  case 'G':
    model_iso_week(from, &iso_year);
    model_put_number(out, iso_year, 1, '0');
    return 1;
  case 'H': model_put_number(out, from->tm_hour, 2, '0'); return 1;
  case 'I': model_put_number(out, hour, 2, '0'); return 1;
  case 'j': model_put_number(out, from->tm_yday + 1, 3, '0'); return 1;
  case 'm': model_put_number(out, from->tm_mon + 1, 2, '0'); return 1;
  case 'M': model_put_number(out, from->tm_min, 2, '0'); return 1;
  case 'n': model_put(out, '\n'); return 1;
  case 'p': model_put_name(out, from->tm_hour < 12 ? "AM" : "PM", 2); return 1;
  case 'r':
    model_put_number(out, hour, 2, '0');
    model_put(out, ':');
    model_put_number(out, from->tm_min, 2, '0');
    model_put(out, ':');
    model_put_number(out, from->tm_sec, 2, '0');
    model_put_name(out, from->tm_hour < 12 ? " AM" : " PM", 3);
    return 1;
  case 'R': model_put_time(out, from, 0); return 1;
  case 'S': model_put_number(out, from->tm_sec, 2, '0'); return 1;
  case 't': model_put(out, '\t'); return 1;
  case 'X':
  case 'T': model_put_time(out, from, 1); return 1;
  case 'u': model_put_number(out, from->tm_wday ? from->tm_wday : 7, 1, '0'); return 1;
  case 'U': model_put_number(out, model_week(from, 0), 2, '0'); return 1;
  case 'V':
    week = model_iso_week(from, &iso_year);
    model_put_number(out, week, 2, '0');
    return 1;
  case 'w': model_put_number(out, from->tm_wday, 1, '0'); return 1;
  case 'W': model_put_number(out, model_week(from, 1), 2, '0'); return 1;
  case 'y': model_put_number(out, year % 100, 2, '0'); return 1;
  case 'Y': model_put_number(out, year, 1, '0'); return 1;
  case '%': model_put(out, '%'); return 1;
  default: return 0;
  }
}

/* C17 7.27.3.5; what is written where it does not fit is open. */
size_t strftime(char *to, size_t size, const char *format, const struct tm *from) {
  if (!__eufonium_exact()) return __eufonium_library_strftime(to, size, format, from);
  struct model_output out = {to, size, 0};
  for (; *format; format++) {
    if (*format != '%') {
      model_put(&out, *format);
      continue;
    }
    format++;
    if (*format == 'E' || *format == 'O') format++;
    if (!model_put_field(&out, *format, from)) {
      __eufonium_unmodelled("a time as text");
      return 0;
    }
  }
  if (out.count >= size) return 0;
  to[out.count] = 0;
  return out.count;
}

static char *model_date(const struct tm *from, char *to) {
  if (!model_is_in_range(from, model_fields_of('c'))) {
    __eufonium_unmodelled("a time as text");
    return NULL;
  }
  struct model_output out = {to, 26, 0};
  model_put_date(&out, from);
  model_put(&out, '\n');
  model_put(&out, 0);
  return to;
}

/* C17 7.27.3.1 */
char *asctime(const struct tm *from) {
  static char model_text[26];
  return __eufonium_exact() ? model_date(from, model_text) : __eufonium_library_asctime(from);
}

/* POSIX */
char *asctime_r(const struct tm *from, char *to) {
  return __eufonium_exact() ? model_date(from, to) : __eufonium_library_asctime_r(from, to);
}
