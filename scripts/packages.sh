# Sourced by the scripts that build packages which depend on this one: they share one clone, of another
# name, and one build folder, so that this package is built once for all of them.

work=$PWD/.build/packages
options=(--scratch-path "$work/build" --disable-build-manifest-caching -debug-info-format none)
mkdir -p "$work"
ln -sfn "$PWD" "$work/Clone"
