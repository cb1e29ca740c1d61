/*
 * Models of functions that read and write several pieces of memory at once (<sys/uio.h>, <sys/socket.h>): each piece is read or written as by
 * a call of its own.
 *
 * Deliberately absent: what the pieces hold that are written, and the ancillary data of messages, which are not looked at.
 *
 * Source: POSIX.1-2017 (XSH).
 */

#include "types.h"

struct iovec {
  void *base;
  size_t length;
};

struct msghdr {
  void *name;
  unsigned name_length;
  struct iovec *pieces;
  size_t count;
};

ssize_t __eufonium_library_read(int from, void *to, size_t size);
ssize_t __eufonium_library_write(int to, const void *from, size_t size);
ssize_t __eufonium_library_writev(int to, const struct iovec *pieces, int count);
ssize_t __eufonium_library_sendmsg(int to, const struct msghdr *message, int flags);

ssize_t writev(int to, const struct iovec *pieces, int count) {
  for (int i = 0; i < count; i++) __eufonium_library_write(to, pieces[i].base, pieces[i].length);
  return __eufonium_library_writev(to, pieces, count);
}

ssize_t sendmsg(int to, const struct msghdr *message, int flags) {
  for (size_t i = 0; i < message->count; i++) __eufonium_library_write(to, message->pieces[i].base, message->pieces[i].length);
  return __eufonium_library_sendmsg(to, message, flags);
}

/* A piece that is not filled is the last one that is looked at. */
ssize_t readv(int from, const struct iovec *pieces, int count) {
  ssize_t total = 0;
  for (int i = 0; i < count; i++) {
    ssize_t given = __eufonium_library_read(from, pieces[i].base, pieces[i].length);
    if (given < 0) return total ? total : -1;
    total += given;
    if ((size_t)given < pieces[i].length) break;
  }
  return total;
}
