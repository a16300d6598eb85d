/// What a view tells its view model about its own life.
public enum ViewState: Equatable, Sendable {
  /// The view is there.
  case loaded
  /// The view is about to be seen.
  case willAppear
  /// The view is seen.
  case didAppear
  /// The view is no longer seen.
  case didDisappear
  /// The screen was left for good.
  case left
}

/// What every use case is: the rules of one feature, behind a protocol of its own.
@MainActor public protocol Interactable: AnyObject {}
