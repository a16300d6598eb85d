#include "CWebServer.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "library.h"

struct web_server {
  struct library library;
  struct MHD_Daemon *daemon;
  web_handler handler;
  void *context;
  size_t body_limit;
  uint16_t port;
};

struct web_exchange {
  struct web_server *server;
  struct MHD_Connection *connection;
  char *body;
  size_t length;
  bool is_oversized;
  int result;
};

// Adds a piece of a body; a body that is too long is dropped as a whole.
static void receive(struct web_exchange *exchange, const char *data, size_t size) {
  if (exchange->is_oversized) return;
  char *longer = exchange->length + size > exchange->server->body_limit
                     ? NULL
                     : realloc(exchange->body, exchange->length + size);
  if (!longer) {
    exchange->is_oversized = true;
    exchange->length = 0;
    return;
  }
  memcpy(longer + exchange->length, data, size);
  exchange->body = longer;
  exchange->length += size;
}

static int handle(void *context, struct MHD_Connection *connection, const char *url,
                  const char *method, const char *version, const char *data, size_t *size,
                  void **state) {
  (void)version;
  struct web_server *server = context;
  struct web_exchange *exchange = *state;
  if (!exchange) {
    exchange = calloc(1, sizeof *exchange);
    if (!exchange) return library_no;
    exchange->server = server;
    *state = exchange;
    return library_yes;
  }
  if (*size > 0) {
    receive(exchange, data, *size);
    *size = 0;
    return library_yes;
  }
  exchange->connection = connection;
  exchange->result = library_no;
  struct web_request request = {
    .method = method,
    .path = url,
    .host = server->library.lookup(connection, library_header_kind, "Host"),
    .origin = server->library.lookup(connection, library_header_kind, "Origin"),
    .content_type = server->library.lookup(connection, library_header_kind, "Content-Type"),
    .body = exchange->body,
    .body_length = exchange->length,
    .is_oversized = exchange->is_oversized,
  };
  server->handler(server->context, &request, exchange);
  return exchange->result;
}

static void did_complete(void *context, struct MHD_Connection *connection, void **state, int code) {
  (void)context;
  (void)connection;
  (void)code;
  struct web_exchange *exchange = *state;
  if (!exchange) return;
  free(exchange->body);
  free(exchange);
  *state = NULL;
}

// Returns a socket that listens on the loopback interface; -1 for an error.
static int listening_socket(uint16_t port, uint16_t *chosen) {
  int descriptor = socket(AF_INET, SOCK_STREAM, 0);
  if (descriptor < 0) return -1;
  int one = 1;
  setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
  fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK);
  struct sockaddr_in address = { .sin_family = AF_INET, .sin_port = htons(port) };
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t length = sizeof address;
  if (bind(descriptor, (struct sockaddr *)&address, length) != 0 || listen(descriptor, 32) != 0 ||
      getsockname(descriptor, (struct sockaddr *)&address, &length) != 0) {
    close(descriptor);
    return -1;
  }
  *chosen = ntohs(address.sin_port);
  return descriptor;
}

struct web_server *web_start(uint16_t port, size_t body_limit, web_handler handler, void *context,
                             enum web_failure *failure) {
  struct web_server *server = calloc(1, sizeof *server);
  *failure = web_failure_library;
  if (!server || !web_library_open(&server->library)) {
    free(server);
    return NULL;
  }
  server->handler = handler;
  server->context = context;
  server->body_limit = body_limit;
  *failure = web_failure_port;
  int descriptor = listening_socket(port, &server->port);
  if (descriptor >= 0) {
    server->daemon = server->library.start_daemon(
        0, server->port, NULL, NULL, handle, server, library_option_socket, descriptor,
        library_option_connection_limit, 32U, library_option_timeout, 30U,
        library_option_did_complete, did_complete, NULL, library_option_end);
  }
  if (!server->daemon) {
    if (descriptor >= 0) close(descriptor);
    free(server);
    return NULL;
  }
  *failure = web_failure_none;
  return server;
}

uint16_t web_port(const struct web_server *server) {
  return server->port;
}

void web_run(struct web_server *server, int milliseconds) {
  server->library.run_wait(server->daemon, milliseconds);
}

void web_stop(struct web_server *server) {
  server->library.stop_daemon(server->daemon);
  free(server);
}

void web_answer(struct web_exchange *exchange, unsigned status, const char *const *headers,
                const void *body, size_t length) {
  const struct library *library = &exchange->server->library;
  struct MHD_Response *response =
      library->make_response(length, (void *)body, library_copies_memory);
  if (!response) return;
  for (const char *const *header = headers; *header; header += 2) {
    library->add_header(response, header[0], header[1]);
  }
  exchange->result = library->queue_response(exchange->connection, status, response);
  library->destroy_response(response);
}
