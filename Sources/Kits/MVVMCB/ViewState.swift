/// What a view tells its view model about its own life.
public enum ViewState: Equatable, Sendable {
  /// The view is there.
  case loaded
  /// The view is about to be seen.
  case willAppear
  /// The screen was left for good.
  case left
}
