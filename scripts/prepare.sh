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

# macOS includes libedit; on Debian and Ubuntu it is in libedit-dev.
install_libedit() {
  [ "$(uname)" = Darwin ] && return
  [ -e /usr/include/histedit.h ] && command -v pkg-config >/dev/null 2>&1 && return
  command -v apt-get >/dev/null 2>&1 || {
    say "scripts: libedit's header histedit.h is missing; install libedit's development package"
    exit 2
  }
  say "scripts: installing libedit-dev and pkg-config, which the line editor needs"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq >&2
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq libedit-dev pkg-config >&2 || exit 2
}

# Graphviz lays out the pictures of maps; only the tests and `graph --format svg` need it.
install_graphviz() {
  command -v dot >/dev/null 2>&1 && return
  command -v apt-get >/dev/null 2>&1 || {
    say "scripts: Graphviz's dot is missing, and the pictures of maps are tested: install graphviz"
    exit 2
  }
  say "scripts: installing graphviz, which lays out pictures of maps"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq >&2
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq graphviz >&2 || exit 2
}

require_swift() {
  command -v swift >/dev/null 2>&1 || {
    say "scripts: the Swift toolchain (6.2 or later) is missing: https://www.swift.org/install"
    exit 2
  }
}

require_swift
install_libedit
