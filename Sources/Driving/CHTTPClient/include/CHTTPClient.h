// Sends one HTTP request with libcurl, in the thread of the caller.
//
// The library is opened by the first request. A program that is linked with it, as Foundation's
// networking is, loads thirty libraries at each start, which is half the time of a short run.
#ifndef CHTTPCLIENT_H
#define CHTTPCLIENT_H

#include <stddef.h>

// A request. `headers` is a NULL-terminated list of lines like "Accept: text/plain".
struct http_request {
  const char *method;
  const char *url;
  const char *const *headers;
  const void *body;
  size_t body_length;
  long timeout_milliseconds;
};

// Bytes that were received.
struct http_bytes {
  char *start;
  size_t length;
};

// The way in which a request ended.
enum http_end { http_end_answer, http_end_library, http_end_timeout, http_end_failure };

// The answer to a request, which `http_answer_free` frees.
struct http_answer {
  enum http_end end;
  long status;
  // The lines of the last answer's header; answers that redirect are followed.
  struct http_bytes header;
  struct http_bytes body;
  // The library's words for a failure; valid for ever, NULL without one.
  const char *failure;
};

// Sends a request and waits until it ended.
struct http_answer http_send(const struct http_request *request);

// Frees an answer's bytes.
void http_answer_free(struct http_answer *answer);

#endif
