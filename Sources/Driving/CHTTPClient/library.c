#include "library.h"

#include <dlfcn.h>
#include <string.h>

// The library's names on Linux (the second is that of a build with GnuTLS), then on macOS.
static const char *const names[] = {
  "libcurl.so.4", "libcurl-gnutls.so.4", "/usr/lib/libcurl.4.dylib", NULL,
};

static void *open_any(void) {
  for (const char *const *name = names; *name; name++) {
    void *handle = dlopen(*name, RTLD_NOW | RTLD_LOCAL);
    if (handle) return handle;
  }
  return NULL;
}

// Stores a function's address; POSIX gives both kinds of pointers one size.
static bool find(void *handle, const char *name, void *function) {
  void *symbol = dlsym(handle, name);
  memcpy(function, &symbol, sizeof symbol);
  return symbol != NULL;
}

bool http_library_open(struct library *library) {
  void *handle = open_any();
  if (!handle) return false;
  return find(handle, "curl_easy_init", &library->start) &&
         find(handle, "curl_easy_setopt", &library->set) &&
         find(handle, "curl_easy_perform", &library->perform) &&
         find(handle, "curl_easy_getinfo", &library->get) &&
         find(handle, "curl_easy_cleanup", &library->end) &&
         find(handle, "curl_easy_strerror", &library->words) &&
         find(handle, "curl_slist_append", &library->append) &&
         find(handle, "curl_slist_free_all", &library->free_list);
}
