/*
 * Models of functions of <arpa/inet.h> that change the order of bytes.
 *
 * Written by the bytes of memory, so that they say the same on machines of either order.
 * Deliberately absent: addresses as text.
 *
 * Source: POSIX.1-2017, XSH htonl.
 */

#include "types.h"

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
