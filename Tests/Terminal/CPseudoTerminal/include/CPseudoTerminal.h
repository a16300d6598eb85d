// Pseudo-terminals, whose functions glibc hides from Swift.

#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stdbool.h>
#include <sys/types.h>

/// Both ends of a pseudo-terminal.
struct pseudo_terminal {
  int controlling_end;
  int program_end;
};

/// Opens a pseudo-terminal; returns false and sets errno if there is none.
bool pseudo_terminal_open(struct pseudo_terminal *terminal, int rows, int columns);

/// Sets the size of the terminal, which sends SIGWINCH to the program.
void pseudo_terminal_resize(int controlling_end, int rows, int columns);

/// Starts a program in a session of its own that has the terminal for input, output and errors.
/// Returns the process, or -1 with errno set.
pid_t pseudo_terminal_spawn(
    struct pseudo_terminal terminal, const char *program, char *const arguments[],
    char *const environment[]);

/// Returns whether the terminal echoes, buffers lines and sends signals, as before the program.
bool pseudo_terminal_is_cooked(int program_end);

#endif
