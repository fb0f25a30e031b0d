#pragma once
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

// Declared by hand: the header shows accept4 only under _GNU_SOURCE, and defining that here
// would give fd_set a second definition beside Foundation's.
int accept4(int descriptor, struct sockaddr *address, socklen_t *length, int flags);
