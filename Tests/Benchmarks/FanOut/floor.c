// floor: the least a server can do: one send() per subscriber per POST, single thread, epoll
//
//   cc -O2 -o floor floor.c
//   ./floor PORT     (0 for any that is free); prints the port
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>
int main(int c, char **v) {
  struct rlimit r = {200000, 200000};
  setrlimit(RLIMIT_NOFILE, &r);
  int s = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0), o = 1;
  setsockopt(s, SOL_SOCKET, SO_REUSEADDR, &o, 4);
  struct sockaddr_in a = {.sin_family = AF_INET, .sin_port = htons(atoi(v[1]))};
  a.sin_addr.s_addr = htonl(0x7f000001);
  bind(s, (void *)&a, sizeof a);
  listen(s, 4096);
  socklen_t al = sizeof a;
  getsockname(s, (void *)&a, &al);
  printf("%d\n", ntohs(a.sin_port));
  fflush(stdout);
  int ep = epoll_create1(0);
  struct epoll_event e = {EPOLLIN, {.fd = s}};
  epoll_ctl(ep, EPOLL_CTL_ADD, s, &e);
  int *subs = malloc(4 * 200000), ns = 0;
  struct epoll_event ev[512];
  char b[65536];
  const char *h = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n";
  const char *ok = "HTTP/1.1 204 No Content\r\n\r\n";
  char m[512];
  int ml = snprintf(m, sizeof m,
                    "id: 123456\nevent: change\ndata: "
                    "{\"revision\":123456,\"sources\":[\"a1b2c3d4\"],\"destination\":{\"position\":"
                    "{\"before\":\"e5f6a7b8\"},\"collectionID\":\"main\"}}\n\n");
  for (;;) {
    int n = epoll_wait(ep, ev, 512, -1);
    for (int i = 0; i < n; i++) {
      int f = ev[i].data.fd;
      if (f == s) {
        int x;
        while ((x = accept4(s, 0, 0, SOCK_NONBLOCK)) >= 0) {
          setsockopt(x, IPPROTO_TCP, TCP_NODELAY, &o, 4);
          struct epoll_event q = {EPOLLIN, {.fd = x}};
          epoll_ctl(ep, EPOLL_CTL_ADD, x, &q);
        }
        continue;
      }
      int g = read(f, b, sizeof b - 1);
      if (g <= 0) {
        for (int k = 0; k < ns; k++)
          if (subs[k] == f)
            subs[k] = subs[--ns];
        close(f);
        continue;
      }
      b[g] = 0;
      if (b[0] == 'G') {
        send(f, h, strlen(h), 0);
        subs[ns++] = f;
        continue;
      }
      for (char *post = b; (post = strstr(post, "POST ")); post++) {
        send(f, ok, strlen(ok), 0);
        for (int k = 0; k < ns; k++)
          send(subs[k], m, ml, MSG_NOSIGNAL);
      }
    }
  }
}
