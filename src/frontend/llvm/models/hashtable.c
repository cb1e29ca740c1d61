/*
 * Models of the functions on which the GNU library builds std::unordered_map, std::unordered_set and their kind: how many buckets there are.
 *
 * Numbers of buckets are those of the library, as the order of the elements depends on them.
 *
 * Deliberately absent: tables of more than three million buckets; hashes of bytes, by which texts are put into buckets.
 *
 * Source: <bits/hashtable_policy.h> for the layout and the names; numbers printed by version 12 of the library.
 */

#include "types.h"

struct model_policy {
  float most;
  size_t next;
};

/* What `std::pair<bool, std::size_t>` is. */
struct model_rehash {
  _Bool needed;
  size_t buckets;
};

static const unsigned char model_few[] = {1, 2, 2, 3, 5, 5, 7, 7, 11, 11, 11, 11, 13, 13};
static const int model_primes[] = {
  17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 103, 109, 113, 127, 137, 139, 149, 157, 167, 179,
  193, 199, 211, 227, 241, 257, 277, 293, 313, 337, 359, 383, 409, 439, 467, 503, 541, 577, 619, 661, 709, 761, 823, 887, 953,
  1031, 1109, 1193, 1289, 1381, 1493, 1613, 1741, 1879, 2029, 2179, 2357, 2549, 2753, 2971, 3209, 3469, 3739, 4027, 4349, 4703,
  5087, 5503, 5953, 6427, 6949, 7517, 8123, 8783, 9497, 10273, 11113, 12011, 12983, 14033, 15173, 16411, 17749, 19183, 20753,
  22447, 24281, 26267, 28411, 30727, 33223, 35933, 38873, 42043, 45481, 49201, 53201, 57557, 62233, 67307, 72817, 78779, 85229,
  92203, 99733, 107897, 116731, 126271, 136607, 147793, 159871, 172933, 187091, 202409, 218971, 236897, 256279, 277261, 299951,
  324503, 351061, 379787, 410857, 444487, 480881, 520241, 562841, 608903, 658753, 712697, 771049, 834181, 902483, 976369,
  1056323, 1142821, 1236397, 1337629, 1447153, 1565659, 1693859, 1832561, 1982627, 2144977, 2320627, 2510653, 2716249, 2938679,
  3179303
};

size_t _ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(struct model_policy *policy, size_t least) {
  size_t buckets;
  if (least < sizeof model_few) {
    buckets = model_few[least];
    if (least == 0) return buckets;
  } else {
    size_t i = 0;
    while (i < sizeof model_primes / sizeof *model_primes && (size_t)model_primes[i] < least) i++;
    if (i == sizeof model_primes / sizeof *model_primes) __eufonium_unmodelled("a hash table of millions of buckets");
    buckets = (size_t)model_primes[i];
  }
  policy->next = (size_t)((float)buckets * policy->most);
  return buckets;
}

/* Whether so many elements more need more buckets. */
struct model_rehash _ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(
    struct model_policy *policy, size_t buckets, size_t elements, size_t more) {
  struct model_rehash kept = {0, 0};
  if (elements + more <= policy->next) return kept;
  size_t wanted = elements + more;
  if (policy->next == 0 && wanted < 11) wanted = 11;
  double least = (double)wanted / (double)policy->most;
  if (least < (double)buckets) {
    policy->next = (size_t)((float)buckets * policy->most);
    return kept;
  }
  size_t at_least = (size_t)least + 1;
  if (at_least < 2 * buckets) at_least = 2 * buckets;
  struct model_rehash grown = {1, _ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(policy, at_least)};
  return grown;
}
