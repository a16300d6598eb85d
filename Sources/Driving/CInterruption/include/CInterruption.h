#ifndef CINTERRUPTION_H
#define CINTERRUPTION_H

#include <stdbool.h>

// Runs a body on the calling thread. Returns true if it ran to its end, false if it was interrupted.
bool interruptible_run(void (*body)(void *context), void *context);

// Whether the calling thread is inside interruptible_run.
bool interruptible_is_running(void);

// Leaves the body of the innermost interruptible_run of this thread, as an exception would.
// Nothing is released on the way, which is what XCTest's own exception does to Swift code.
void interruptible_interrupt(void);

#endif
