// A way out of a test method at its first failure.
#include "CInterruption.h"

#include <setjmp.h>
#include <stddef.h>

struct place {
  jmp_buf registers;
  struct place *outer;
};

static _Thread_local struct place *innermost;

bool interruptible_run(void (*body)(void *context), void *context) {
  struct place place;
  place.outer = innermost;
  innermost = &place;
  bool is_complete = false;
  if (setjmp(place.registers) == 0) {
    body(context);
    is_complete = true;
  }
  innermost = place.outer;
  return is_complete;
}

bool interruptible_is_running(void) { return innermost != NULL; }

void interruptible_interrupt(void) {
  if (innermost) longjmp(innermost->registers, 1);
}
