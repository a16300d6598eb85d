# Sourced by the other scripts: changes to the package root and installs libedit where it is missing.

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 2

say() {
  printf '%s\n' "$*" >&2
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo >/dev/null 2>&1; then
    sudo "$@"
  else
    say "scripts: a package is missing and sudo is not there; as root, run: apt-get install libedit-dev graphviz chromium"
    exit 2
  fi
}

# Installs Debian packages; two scripts that run at the same time install one after the other.
#   install_packages WHY PACKAGE…
install_packages() {
  local why=$1
  shift
  command -v apt-get >/dev/null 2>&1 || {
    say "scripts: install $*, $why"
    exit 2
  }
  say "scripts: installing $*, $why"
  (
    flock 9
    as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq >&2
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >&2
  ) 9>"${TMPDIR:-/tmp}/rehearsal-apt.lock" || exit 2
}

# macOS includes libedit; on Debian and Ubuntu it is in libedit-dev.
install_libedit() {
  [ "$(uname)" = Darwin ] && return
  [ -e /usr/include/histedit.h ] && command -v pkg-config >/dev/null 2>&1 && return
  install_packages "which the line editor needs" libedit-dev pkg-config
}

# Graphviz lays out the pictures of maps; only the tests and `graph --format svg` need it.
install_graphviz() {
  command -v dot >/dev/null 2>&1 && return
  install_packages "which lays out pictures of maps" graphviz
}

require_swift() {
  command -v swift >/dev/null 2>&1 || {
    say "scripts: the Swift toolchain (6.2 or later) is missing: https://www.swift.org/install"
    exit 2
  }
}

require_swift
install_libedit

# The build that the checks use: whole modules, which builds everything in four fifths of the time. It has a
# folder of its own, so that it and a plain `swift build` do not undo each other's work. Warnings are errors,
# since a warning would be told only once, when its module is compiled.
check_build=(--scratch-path "$PWD/.build/checks" -Xswiftc -whole-module-optimization
  -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -warnings-as-errors)

# The folder of its programs. Asking SwiftPM for it would wait for running tests.
programs=${PROGRAMS:-$PWD/.build/checks/debug}
