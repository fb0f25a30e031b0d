// count: counts the allocations of the program into which it is loaded, in the file that ALLOCATIONS
// names.
//
//   cc -O2 -shared -fPIC -o count.so count.c
//   ALLOCATIONS=/tmp/count LD_PRELOAD=./count.so PROGRAM
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>
void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);
static atomic_long unshared, *count = &unshared;
__attribute__((constructor)) static void open_count(void) {
  const char *path = getenv("ALLOCATIONS");
  int file = path ? open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600) : -1;
  if (file < 0 || ftruncate(file, sizeof *count))
    return;
  void *page = mmap(0, sizeof *count, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (page != MAP_FAILED)
    count = page;
  close(file);
}
static void add(void) { atomic_fetch_add_explicit(count, 1, memory_order_relaxed); }
void *malloc(size_t size) {
  add();
  return __libc_malloc(size);
}
void *calloc(size_t number, size_t size) {
  add();
  return __libc_calloc(number, size);
}
void *realloc(void *block, size_t size) {
  add();
  return __libc_realloc(block, size);
}
void *aligned_alloc(size_t alignment, size_t size) {
  add();
  return __libc_memalign(alignment, size);
}
int posix_memalign(void **block, size_t alignment, size_t size) {
  add();
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}
