#include "library.h"

#include <stddef.h>

#include "CDynamicLibrary.h"

// The library's names on Linux (the second is that of a build with GnuTLS), then on macOS.
static const char *const names[] = {
  "libcurl.so.4", "libcurl-gnutls.so.4", "/usr/lib/libcurl.4.dylib", NULL,
};

bool http_library_open(struct library *library) {
  void *handle = dynamic_library_open(names);
  if (!handle) return false;
  return dynamic_library_find(handle, "curl_easy_init", &library->start) &&
         dynamic_library_find(handle, "curl_easy_setopt", &library->set) &&
         dynamic_library_find(handle, "curl_easy_perform", &library->perform) &&
         dynamic_library_find(handle, "curl_easy_getinfo", &library->get) &&
         dynamic_library_find(handle, "curl_easy_cleanup", &library->end) &&
         dynamic_library_find(handle, "curl_easy_strerror", &library->words) &&
         dynamic_library_find(handle, "curl_slist_append", &library->append) &&
         dynamic_library_find(handle, "curl_slist_free_all", &library->free_list);
}
