/* What a program can say to eufonium. The functions are declared only: what they do is known by their names. */
#ifndef EUFONIUM_H
#define EUFONIUM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The run is an error. */
extern void __VERIFIER_error(void) __attribute__((__noreturn__));
/* The run is an error if the condition is false. */
extern void __VERIFIER_assert(int condition);
/* Only runs where the condition is true are looked at. */
extern void __VERIFIER_assume(int condition);

/* Any value of a type. */
extern _Bool __VERIFIER_nondet_bool(void);
extern char __VERIFIER_nondet_char(void);
extern signed char __VERIFIER_nondet_schar(void);
extern unsigned char __VERIFIER_nondet_uchar(void);
extern short __VERIFIER_nondet_short(void);
extern unsigned short __VERIFIER_nondet_ushort(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned int __VERIFIER_nondet_uint(void);
extern long __VERIFIER_nondet_long(void);
extern unsigned long __VERIFIER_nondet_ulong(void);
extern long long __VERIFIER_nondet_longlong(void);
extern unsigned long long __VERIFIER_nondet_ulonglong(void);
extern int8_t __VERIFIER_nondet_i8(void);
extern uint8_t __VERIFIER_nondet_u8(void);
extern int16_t __VERIFIER_nondet_i16(void);
extern uint16_t __VERIFIER_nondet_u16(void);
extern int32_t __VERIFIER_nondet_i32(void);
extern uint32_t __VERIFIER_nondet_u32(void);
extern int64_t __VERIFIER_nondet_i64(void);
extern uint64_t __VERIFIER_nondet_u64(void);
extern size_t __VERIFIER_nondet_size_t(void);
extern void *__VERIFIER_nondet_pointer(void);

#ifdef __cplusplus
}
#endif

/* The assertion of this header: an expression, and never switched off by NDEBUG. */
#define sassert(condition) ((void)((condition) || (__VERIFIER_error(), 0)))
/* The assumption that goes with it. */
#define sassume(condition) __VERIFIER_assume((condition) ? 1 : 0)

#endif
