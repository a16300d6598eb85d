#include "library.h"

#include <stddef.h>

#include "CDynamicLibrary.h"

// The library's names: Debian's and others' first, then those of Homebrew.
static const char *const names[] = {
  "libmicrohttpd.so.12",
  "libmicrohttpd.so",
  "libmicrohttpd.12.dylib",
  "/opt/homebrew/lib/libmicrohttpd.12.dylib",
  "/usr/local/lib/libmicrohttpd.12.dylib",
  NULL,
};

bool web_library_open(struct library *library) {
  void *handle = dynamic_library_open(names);
  if (!handle) return false;
  return dynamic_library_find(handle, "MHD_start_daemon", &library->start_daemon) &&
         dynamic_library_find(handle, "MHD_stop_daemon", &library->stop_daemon) &&
         dynamic_library_find(handle, "MHD_run_wait", &library->run_wait) &&
         dynamic_library_find(handle, "MHD_lookup_connection_value", &library->lookup) &&
         dynamic_library_find(handle, "MHD_create_response_from_buffer", &library->make_response) &&
         dynamic_library_find(handle, "MHD_add_response_header", &library->add_header) &&
         dynamic_library_find(handle, "MHD_queue_response", &library->queue_response) &&
         dynamic_library_find(handle, "MHD_destroy_response", &library->destroy_response);
}
