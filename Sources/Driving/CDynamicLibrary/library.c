#include "CDynamicLibrary.h"

#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

void *dynamic_library_open(const char *const *names) {
  for (const char *const *name = names; *name; name++) {
    void *library = dlopen(*name, RTLD_NOW | RTLD_LOCAL);
    if (library) return library;
  }
  return NULL;
}

bool dynamic_library_find(void *library, const char *name, void *function) {
  void *symbol = dlsym(library, name);
  // POSIX gives pointers to objects and to functions one size.
  memcpy(function, &symbol, sizeof symbol);
  return symbol != NULL;
}
