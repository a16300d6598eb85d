// Serves HTTP on the loopback interface with libmicrohttpd, in the thread of the caller.
//
// The library is opened when a server starts, so that nothing of it is needed to build the program.
#ifndef CWEBSERVER_H
#define CWEBSERVER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A server that was started.
struct web_server;

// An exchange, to which `web_answer` must be called once.
struct web_exchange;

// A request. A member that the request does not have is NULL.
struct web_request {
  const char *method;
  const char *path;
  const char *host;
  const char *origin;
  const char *content_type;
  const char *body;
  size_t body_length;
  // Whether the body is longer than the server accepts; it is empty then.
  bool is_oversized;
};

// Handles a request.
typedef void (*web_handler)(void *context, const struct web_request *request,
                            struct web_exchange *exchange);

// The reason that a server did not start.
enum web_failure { web_failure_none, web_failure_library, web_failure_port };

// Starts a server on 127.0.0.1; port 0 chooses a free one. Returns NULL and the failure for an error.
// Bodies longer than `body_limit` bytes are not kept.
struct web_server *web_start(uint16_t port, size_t body_limit, web_handler handler, void *context,
                             enum web_failure *failure);

// Returns the port of a server.
uint16_t web_port(const struct web_server *server);

// Waits at most some milliseconds for requests, and handles those that are there.
void web_run(struct web_server *server, int milliseconds);

// Stops a server and frees it.
void web_stop(struct web_server *server);

// Answers a request; `headers` is a NULL-terminated list of names and values in turn.
void web_answer(struct web_exchange *exchange, unsigned status, const char *const *headers,
                const void *body, size_t length);

#endif
