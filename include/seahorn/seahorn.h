/* Stands in for the header of SeaHorn, so that programs written for it are read as they are. */
#ifndef _SEAHORN__H_
#define _SEAHORN__H_

#include <eufonium/eufonium.h>
#include <stdarg.h>

#ifdef __cplusplus
extern "C" {
#endif

extern void __SEA_assume(bool);
extern void __VERIFIER_assert_not(bool);
extern void __VERIFIER_assert_if(bool, bool);
extern void __SEAHORN_fail(void);

/* Whether so many bytes at a pointer lie in an object that exists. */
extern bool sea_is_dereferenceable(const void *pointer, intptr_t bytes);

#ifdef __cplusplus
}
#endif

#define assume __SEA_assume
#define sea_is_deref sea_is_dereferenceable
#define sassert_if(premise, conclusion) sassert(!(premise) || (conclusion))
#define sea_assert_if(premise, conclusion) sassert_if(premise, conclusion)

#endif
