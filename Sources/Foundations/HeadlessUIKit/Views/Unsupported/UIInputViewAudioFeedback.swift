/// An input view that clicks when it is tapped; nothing is heard here.
@MainActor public protocol UIInputViewAudioFeedback: AnyObject {
  /// Whether the view clicks; false unless implemented.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// Whether the view clicks: no.
  public var enableInputClicksWhenVisible: Bool { false }
}
