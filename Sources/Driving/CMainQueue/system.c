// The system's libraries in memory, by which calls of the app are told from their own.
#define _GNU_SOURCE
#include "queue.h"

#if defined(__linux__)

#include <execinfo.h>
#include <link.h>
#include <stddef.h>
#include <string.h>

struct range {
  uintptr_t start, end;
};

static struct range dispatch, overlay, foundation, networking, concurrency, testing;

static int note_library(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  (void)context;
  const char *slash = strrchr(info->dlpi_name, '/');
  const char *name = slash ? slash + 1 : info->dlpi_name;
  struct range *range = !strncmp(name, "libdispatch.so", 14)              ? &dispatch
                        : !strncmp(name, "libswiftDispatch.so", 19)       ? &overlay
                        : !strncmp(name, "libFoundation.so", 16)          ? &foundation
                        : !strncmp(name, "libFoundationNetworking.so", 26) ? &networking
                        : !strncmp(name, "libswift_Concurrency.so", 23)   ? &concurrency
                        : !strncmp(name, "libXCTest.so", 12)              ? &testing
                                                                          : NULL;
  if (!range) return 0;
  range->start = info->dlpi_addr;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[index];
    uintptr_t end = info->dlpi_addr + part->p_vaddr + part->p_memsz;
    if (part->p_type == PT_LOAD && end > range->end) range->end = end;
  }
  return 0;
}

static void find_libraries(void) {
  static bool isDone;
  if (isDone) return;
  dl_iterate_phdr(note_library, NULL);
  isDone = true;
}

static bool is_in(struct range range, const void *address) {
  return (uintptr_t)address >= range.start && (uintptr_t)address < range.end;
}

// Returns the caller of Swift's overlay of libdispatch, which keeps no frame pointers.
static const void *caller_of_overlay(void) {
  void *frames[12];
  int count = backtrace(frames, 12), index = 0;
  while (index < count && !is_in(overlay, frames[index])) index++;
  while (index < count && is_in(overlay, frames[index])) index++;
  return index < count ? frames[index] : NULL;
}

bool is_system(const void *address) {
  find_libraries();
  const void *caller = is_in(overlay, address) ? caller_of_overlay() : address;
  return is_in(dispatch, caller) || is_in(foundation, caller) || is_in(networking, caller)
         || is_in(testing, caller);
}

bool is_concurrency_runtime(const void *address) {
  find_libraries();
  return is_in(concurrency, address);
}

#endif
