// Opens a library of the system while a program runs, for a command that alone needs it.
#ifndef CDYNAMICLIBRARY_H
#define CDYNAMICLIBRARY_H

#include <stdbool.h>

// Opens the first library that is there; `names` is NULL-terminated. Returns NULL if none is.
void *dynamic_library_open(const char *const *names);

// Stores a function's address in a pointer to a function; returns whether the library has it.
bool dynamic_library_find(void *library, const char *name, void *function);

#endif
