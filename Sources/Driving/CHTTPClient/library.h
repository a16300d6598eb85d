// The functions of libcurl 7.19.4 and later that a request calls, with the library's own values.
#ifndef CHTTPCLIENT_LIBRARY_H
#define CHTTPCLIENT_LIBRARY_H

#include <stdbool.h>

typedef void CURL;
struct curl_slist;

enum { library_ok = 0, library_timed_out = 28 };
enum {
  library_option_body_target = 10001,
  library_option_url = 10002,
  library_option_timeout = 155,
  library_option_body = 10015,
  library_option_headers = 10023,
  library_option_header_target = 10029,
  library_option_method = 10036,
  library_option_no_body = 44,
  library_option_post = 47,
  library_option_follow = 52,
  library_option_no_signal = 99,
  library_option_encoding = 10102,
  library_option_schemes = 181,
  library_option_body_function = 20011,
  library_option_header_function = 20079,
  library_option_body_length = 30120
};
enum { library_http = 1, library_https = 2 };
enum { library_status = 0x200000 + 2 };

// The functions, found when the library is opened.
struct library {
  CURL *(*start)(void);
  int (*set)(CURL *, int option, ...);
  int (*perform)(CURL *);
  int (*get)(CURL *, int value, ...);
  void (*end)(CURL *);
  const char *(*words)(int code);
  struct curl_slist *(*append)(struct curl_slist *, const char *);
  void (*free_list)(struct curl_slist *);
};

// Opens the library and finds its functions; returns whether all are there.
bool http_library_open(struct library *library);

#endif
