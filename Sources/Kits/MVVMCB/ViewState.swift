/// The view life cycle states that a view sends to its view model.
public enum ViewState: Equatable, Sendable {
  /// The view was loaded.
  case loaded
  /// The view will appear.
  case willAppear
  /// The screen was popped or dismissed.
  case left
}
