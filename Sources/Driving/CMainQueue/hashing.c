// Gives Swift's sets and dictionaries the same order in every run.
//
// The standard library seeds the hash of each table by its address, so that an app that walks through a
// dictionary, to make a query's parameters for example, does something else in each run. Its own switch
// is the environment variable SWIFT_DETERMINISTIC_HASHING, read before the first table is made; this
// writes what the variable would. Whoever sets the variable, even to 0, decides.
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

#if defined(__linux__)

// As in the standard library's GlobalObjects.h.
struct hashing_parameters {
  uint64_t seed0, seed1;
  bool deterministic;
};

extern struct hashing_parameters _swift_stdlib_Hashing_parameters __attribute__((weak));

// Before any Swift code of the executable runs; a table keeps the seed that it was made with.
__attribute__((constructor)) static void make_hashing_deterministic(void) {
  if (&_swift_stdlib_Hashing_parameters == NULL || getenv("SWIFT_DETERMINISTIC_HASHING")) return;
  _swift_stdlib_Hashing_parameters = (struct hashing_parameters){0, 0, true};
}

#endif
