/// All that the screen shows.
nonisolated struct __Name__Props: Equatable {
  /// How many taps there were.
  var count = 0
}
