/// The content of the screen.
nonisolated struct __Name__Props: Equatable {
  /// The number of taps.
  var count = 0
}
