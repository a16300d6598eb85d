#include "library.h"

#include <dlfcn.h>
#include <string.h>

// The library's names: Debian's and others' first, then those of Homebrew.
static const char *const names[] = {
  "libmicrohttpd.so.12",
  "libmicrohttpd.so",
  "libmicrohttpd.12.dylib",
  "/opt/homebrew/lib/libmicrohttpd.12.dylib",
  "/usr/local/lib/libmicrohttpd.12.dylib",
  NULL,
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

bool web_library_open(struct library *library) {
  void *handle = open_any();
  if (!handle) return false;
  return find(handle, "MHD_start_daemon", &library->start_daemon) &&
         find(handle, "MHD_stop_daemon", &library->stop_daemon) &&
         find(handle, "MHD_run_wait", &library->run_wait) &&
         find(handle, "MHD_lookup_connection_value", &library->lookup) &&
         find(handle, "MHD_create_response_from_buffer", &library->make_response) &&
         find(handle, "MHD_add_response_header", &library->add_header) &&
         find(handle, "MHD_queue_response", &library->queue_response) &&
         find(handle, "MHD_destroy_response", &library->destroy_response);
}
