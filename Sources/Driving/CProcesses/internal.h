// What the files of this module share.
#ifndef CPROCESSES_INTERNAL_H
#define CPROCESSES_INTERNAL_H

#include "CProcesses.h"

// Lets signals of a crash, and SIGQUIT, end the process at once.
void process_reset_crash_signals(void);

// Returns the end that a status of `waitpid` tells.
struct process_end process_end_of(int status);

#endif
