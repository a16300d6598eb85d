// The functions of libmicrohttpd 0.9.72 and later that the server calls, with the library's own values.
#ifndef CWEBSERVER_LIBRARY_H
#define CWEBSERVER_LIBRARY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct MHD_Daemon;
struct MHD_Connection;
struct MHD_Response;

enum { library_no = 0, library_yes = 1 };
enum { library_header_kind = 1, library_copies_memory = 2 };
enum {
  library_option_end = 0,
  library_option_connection_limit = 2,
  library_option_timeout = 3,
  library_option_did_complete = 4,
  library_option_socket = 12
};

typedef int (*library_handler)(void *context, struct MHD_Connection *connection, const char *url,
                               const char *method, const char *version, const char *data,
                               size_t *size, void **exchange);

// The functions, found when the library is opened.
struct library {
  struct MHD_Daemon *(*start_daemon)(unsigned flags, uint16_t port, void *accepts, void *accepting,
                                     library_handler handler, void *context, ...);
  void (*stop_daemon)(struct MHD_Daemon *daemon);
  int (*run_wait)(struct MHD_Daemon *daemon, int32_t milliseconds);
  const char *(*lookup)(struct MHD_Connection *connection, int kind, const char *key);
  struct MHD_Response *(*make_response)(size_t size, void *bytes, int mode);
  int (*add_header)(struct MHD_Response *response, const char *name, const char *value);
  int (*queue_response)(struct MHD_Connection *connection, unsigned status,
                        struct MHD_Response *response);
  void (*destroy_response)(struct MHD_Response *response);
};

// Opens the library and finds its functions; returns whether all are there.
bool web_library_open(struct library *library);

#endif
