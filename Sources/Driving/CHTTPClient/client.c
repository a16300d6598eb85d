#include "CHTTPClient.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "library.h"

// Appends bytes; returns whether there was memory for them.
static bool append(struct http_bytes *bytes, const char *new, size_t count) {
  if (!count) return true;
  char *start = realloc(bytes->start, bytes->length + count);
  if (!start) return false;
  memcpy(start + bytes->length, new, count);
  bytes->start = start;
  bytes->length += count;
  return true;
}

static size_t receive_body(char *bytes, size_t size, size_t count, void *target) {
  return append(target, bytes, size * count) ? size * count : 0;
}

// Keeps the lines of the last header: each answer begins with a line like "HTTP/1.1 200 OK".
static size_t receive_header(char *bytes, size_t size, size_t count, void *target) {
  struct http_bytes *header = target;
  if (size * count >= 5 && !strncmp(bytes, "HTTP/", 5)) header->length = 0;
  return append(header, bytes, size * count) ? size * count : 0;
}

static void set_method(const struct library *library, CURL *handle,
                       const struct http_request *request) {
  if (!strcmp(request->method, "HEAD")) library->set(handle, library_option_no_body, 1L);
  if (!strcmp(request->method, "POST")) library->set(handle, library_option_post, 1L);
  if (request->body_length || !strcmp(request->method, "POST")) {
    library->set(handle, library_option_body_length, (int64_t)request->body_length);
    library->set(handle, library_option_body, request->body_length ? request->body : "");
  }
  // A method that is named is kept in redirects, so those that the library knows are not named.
  const bool is_known = !strcmp(request->method, "HEAD") || !strcmp(request->method, "POST") ||
                        (!strcmp(request->method, "GET") && !request->body_length);
  if (!is_known) library->set(handle, library_option_method, request->method);
}

static void set_options(const struct library *library, CURL *handle,
                        const struct http_request *request, struct http_answer *answer) {
  library->set(handle, library_option_url, request->url);
  library->set(handle, library_option_schemes, (long)(library_http | library_https));
  library->set(handle, library_option_follow, 1L);
  library->set(handle, library_option_no_signal, 1L);
  library->set(handle, library_option_timeout, request->timeout_milliseconds);
  // The empty name stands for every encoding that the library can decode.
  library->set(handle, library_option_encoding, "");
  library->set(handle, library_option_body_function, receive_body);
  library->set(handle, library_option_body_target, (void *)&answer->body);
  library->set(handle, library_option_header_function, receive_header);
  library->set(handle, library_option_header_target, (void *)&answer->header);
  set_method(library, handle, request);
}

// Returns the request's headers as the library takes them.
static struct curl_slist *list_headers(const struct library *library,
                                       const struct http_request *request) {
  // Without a value, the header is not sent: a body would wait a second for servers that do not answer it.
  struct curl_slist *list = library->append(NULL, "Expect:");
  for (const char *const *line = request->headers; *line; line++) {
    list = library->append(list, *line);
  }
  return list;
}

static void perform(const struct library *library, CURL *handle, struct http_answer *answer) {
  const int code = library->perform(handle);
  if (code == library_ok) {
    answer->end = http_end_answer;
    library->get(handle, library_status, &answer->status);
  } else {
    answer->end = code == library_timed_out ? http_end_timeout : http_end_failure;
    answer->failure = library->words(code);
  }
}

struct http_answer http_send(const struct http_request *request) {
  struct http_answer answer = {.end = http_end_library};
  static struct library library;
  static bool is_open;
  if (!is_open) is_open = http_library_open(&library);
  CURL *handle = is_open ? library.start() : NULL;
  if (!handle) return answer;
  struct curl_slist *headers = list_headers(&library, request);
  set_options(&library, handle, request, &answer);
  library.set(handle, library_option_headers, (void *)headers);
  perform(&library, handle, &answer);
  library.free_list(headers);
  library.end(handle);
  return answer;
}

void http_answer_free(struct http_answer *answer) {
  free(answer->header.start);
  free(answer->body.start);
  *answer = (struct http_answer){.end = http_end_failure};
}
