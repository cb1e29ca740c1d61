/*
 * Models of functions of <arpa/inet.h> and <netdb.h>: the order of bytes, addresses as text, and the addresses of names.
 *
 * Written by the bytes of memory, so that they say the same on machines of either order. Which addresses a name has is any answer of the
 * world outside: some of one of the two families of the Internet, or an error.
 * Deliberately absent: addresses of IPv6 as text.
 *
 * Sources: POSIX.1-2017, XSH htonl, inet_addr, inet_ntop, and freeaddrinfo; the manual of the GNU C Library, "Host Address Functions".
 */

#include "types.h"

void free(void *object);

/* The number whose bytes in memory are these, the highest one of the given number first. */
static unsigned order_long(unsigned number) {
  union { unsigned char bytes[4]; unsigned word; } net;
  net.bytes[0] = (unsigned char)(number >> 24);
  net.bytes[1] = (unsigned char)(number >> 16);
  net.bytes[2] = (unsigned char)(number >> 8);
  net.bytes[3] = (unsigned char)number;
  return net.word;
}

static unsigned short order_short(unsigned short number) {
  union { unsigned char bytes[2]; unsigned short word; } net;
  net.bytes[0] = (unsigned char)(number >> 8);
  net.bytes[1] = (unsigned char)number;
  return net.word;
}

/* The way there and the way back are the same. */
unsigned htonl(unsigned number) { return order_long(number); }
unsigned ntohl(unsigned number) { return order_long(number); }
unsigned short htons(unsigned short number) { return order_short(number); }
unsigned short ntohs(unsigned short number) { return order_short(number); }

#define MODEL_INET 2
#define MODEL_INET6 10

/* Four numbers below 256 without zeros before them, and nothing else (inet_pton(3)). */
static int model_dotted(const char *text, unsigned char *to) {
  unsigned char bytes[4];
  for (int i = 0; i < 4; i++) {
    if (*text < '0' || *text > '9') return 0;
    unsigned number = *text++ - '0';
    while (*text >= '0' && *text <= '9') {
      if (number == 0) return 0;
      number = 10 * number + (*text++ - '0');
      if (number > 255) return 0;
    }
    bytes[i] = (unsigned char)number;
    if (i < 3 && *text++ != '.') return 0;
  }
  if (*text) return 0;
  memcpy(to, bytes, sizeof bytes);
  return 1;
}

/* POSIX */
int inet_pton(int family, const char *text, void *to) {
  if (family == MODEL_INET) return model_dotted(text, to);
  if (family == MODEL_INET6) __eufonium_unmodelled("an address of IPv6 as text");
  errno = EAFNOSUPPORT;
  return -1;
}

/* The length of the text without its end. */
static size_t model_write_dotted(const unsigned char *bytes, char *to) {
  size_t length = 0;
  for (int i = 0; i < 4; i++) {
    unsigned number = bytes[i];
    if (i) to[length++] = '.';
    if (number >= 100) to[length++] = (char)('0' + number / 100);
    if (number >= 10) to[length++] = (char)('0' + number / 10 % 10);
    to[length++] = (char)('0' + number % 10);
  }
  to[length] = 0;
  return length;
}

/* POSIX */
const char *inet_ntop(int family, const void *address, char *to, unsigned size) {
  if (family == MODEL_INET) {
    char text[16];
    size_t length = model_write_dotted(address, text);
    if (length < size) return memcpy(to, text, length + 1);
    errno = ENOSPC;
    return NULL;
  }
  if (family == MODEL_INET6) __eufonium_unmodelled("an address of IPv6 as text");
  errno = EAFNOSUPPORT;
  return NULL;
}

struct model_address { unsigned word; };

/* The text stands where each call writes it. */
char *inet_ntoa(struct model_address address) {
  static char model_text[18];
  model_write_dotted((const unsigned char *)&address, model_text);
  return model_text;
}

/* One to four numbers of any base of C, the last of which fills what the others leave; white space ends them, as the end does (inet(3)). */
int inet_aton(const char *text, struct model_address *to) {
  unsigned long long before = 0;
  int count = 0, error = errno;
  for (;;) {
    if (*text < '0' || *text > '9') return 0;
    char *end;
    unsigned long long number = strtoull(text, &end, 0);
    errno = error;
    if (number > 0xffffffff) return 0;
    text = end;
    if (*text == '.') {
      if (count == 3 || number > 255) return 0;
      before |= number << (24 - 8 * count++);
      text++;
      continue;
    }
    if (*text && !model_is_space(*text)) return 0;
    if (number > 0xffffffffu >> 8 * count) return 0;
    if (to) to->word = order_long((unsigned)(before | number));
    return 1;
  }
}

unsigned inet_addr(const char *text) {
  struct model_address address;
  return inet_aton(text, &address) ? address.word : 0xffffffff;
}

/* Those of Linux, as the addresses of both families begin: with the family, and the port in the order of the net. */
struct model_socket_address {
  unsigned short family;
  unsigned char port[2];
  unsigned char rest[24];
};

struct model_found_address {
  int flags, family, kind, protocol;
  unsigned length;
  struct model_socket_address *address;
  char *name;
  struct model_found_address *next;
};

/* POSIX */
void freeaddrinfo(struct model_found_address *list) {
  while (list) {
    struct model_found_address *next = list->next;
    free(list->address);
    free(list);
    list = next;
  }
}

/* Fills the object with any bytes; any number. */
int __eufonium_address_of_host(void *to, size_t size);

enum { MODEL_STREAM = 1, MODEL_RAW = 3, MODEL_TCP = 6, MODEL_UDP = 17, MODEL_NAMED = 2 };

/* One that was found, of what was asked for; zeros ask for nothing. */
static struct model_found_address *model_found(const struct model_found_address *asked) {
  struct model_found_address *one = malloc(sizeof *one);
  struct model_socket_address *address = malloc(sizeof *address);
  if (!one || !address) {
    free(one);
    free(address);
    return NULL;
  }
  int kind = __eufonium_address_of_host(address, sizeof *address);
  __VERIFIER_assume(asked->kind ? kind == asked->kind : kind >= MODEL_STREAM && kind <= MODEL_RAW);
  __VERIFIER_assume(asked->family ? address->family == asked->family
                                  : address->family == MODEL_INET || address->family == MODEL_INET6);
  if (address->family == MODEL_INET) {
    for (int i = 4; i < 12; i++) address->rest[i] = 0;
  }
  one->flags = asked->flags;
  one->family = address->family;
  one->kind = kind;
  one->protocol = asked->protocol ? asked->protocol : kind == MODEL_RAW ? 0 : kind == MODEL_STREAM ? MODEL_TCP : MODEL_UDP;
  one->length = address->family == MODEL_INET ? 16 : 28;
  one->address = address;
  one->name = NULL;
  one->next = NULL;
  return one;
}

/* POSIX; errors are those of Linux where the arguments decide them. */
int getaddrinfo(const char *host, const char *service, const struct model_found_address *hints,
                struct model_found_address **found) {
  struct model_found_address asked = {0};
  if (hints) asked = *hints;
  if (!host && !service) return -2;
  if (asked.family && asked.family != MODEL_INET && asked.family != MODEL_INET6) return -6;
  if (asked.flags & MODEL_NAMED) __eufonium_unmodelled("the name of a host");
  unsigned char is_last;
  int error = __eufonium_address_of_host(&is_last, 1);
  if (error) return error;
  struct model_found_address *list = NULL;
  do {
    struct model_found_address *one = model_found(&asked);
    if (!one) {
      freeaddrinfo(list);
      return -10;
    }
    one->next = list;
    list = one;
    __eufonium_address_of_host(&is_last, 1);
  } while (!is_last);
  *found = list;
  return 0;
}
