// The system's libedit: Debian's libedit-dev, or the one that is part of macOS.
#include <histedit.h>
