/// How a presented controller covers what presents it.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// All of the window; the presenter's view leaves it.
  case fullScreen = 0
  /// A card that can be pulled away; the presenter stays in sight.
  case pageSheet = 1
  /// A smaller card that can be pulled away.
  case formSheet = 2
  /// The nearest presentation context; its view leaves the window.
  case currentContext = 3
  /// As a presentation controller of the app has it.
  case custom = 4
  /// All of the window; the presenter's view stays behind it.
  case overFullScreen = 5
  /// The nearest presentation context; its view stays behind it.
  case overCurrentContext = 6
  /// A bubble where there is room, a sheet where there is not.
  case popover = 7
  /// No presentation; what an adaptation answers to stay as it is.
  case none = -1
  /// UIKit's choice: a page sheet.
  case automatic = -2
}

extension UIModalPresentationStyle {
  /// Whether the presenter's view leaves the window.
  var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether a person can pull it away.
  var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// Whether it covers the nearest presentation context instead of the window.
  var isContextual: Bool { self == .currentContext || self == .overCurrentContext }
}

/// How a presented controller would move; kept for the vocabulary.
nonisolated public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the bottom edge.
  case coverVertical
  /// Around a vertical axis.
  case flipHorizontal
  /// Fading in.
  case crossDissolve
  /// As a page that is turned.
  case partialCurl
}
