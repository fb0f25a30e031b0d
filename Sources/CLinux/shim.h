#pragma once
// No header that Glibc's own module has may be included here, such as sys/socket.h: which of the
// two modules its types belong to would then depend on which one is built first.
#include <sys/epoll.h>
#include <sys/eventfd.h>

// The header shows accept4 only under _GNU_SOURCE, and defining that here would give fd_set a
// second definition beside Foundation's. `address` points to a sockaddr, `length` to a socklen_t.
int accept_with_flags(int descriptor, void *address, unsigned int *length, int flags)
    __asm__("accept4");

// The same holds of this one, which the tests use; `actions` points to a posix_spawn_file_actions_t.
int spawn_close_from(void *actions, int first_descriptor)
    __asm__("posix_spawn_file_actions_addclosefrom_np");
