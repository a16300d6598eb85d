/// The style of a modal presentation.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window and removes the presenter's view from it.
  case fullScreen = 0
  /// A sheet; the presenter's view stays in the window.
  case pageSheet = 1
  /// A smaller sheet.
  case formSheet = 2
  /// Covers the nearest presentation context and removes its view from the window.
  case currentContext = 3
  /// A presentation controller of the app.
  case custom = 4
  /// Covers the window; the presenter's view stays in it.
  case overFullScreen = 5
  /// Covers the nearest presentation context; its view stays in the window.
  case overCurrentContext = 6
  /// A popover in regular width, a sheet in compact width.
  case popover = 7
  /// No presentation; the answer of an adaptation that changes nothing.
  case none = -1
  /// The default: a page sheet.
  case automatic = -2
}

extension UIModalPresentationStyle {
  /// Whether the presenter's view is removed from the window.
  var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the style is a sheet.
  var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// Whether the style covers the nearest presentation context, not the window.
  var isContextual: Bool { self == .currentContext || self == .overCurrentContext }
}
