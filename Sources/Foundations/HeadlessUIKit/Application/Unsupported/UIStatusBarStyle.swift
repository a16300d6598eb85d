public import Foundation

/// The style of the status bar; without effect.
nonisolated public enum UIStatusBarStyle: Int, Sendable {
  /// The default style.
  case `default`
  /// Light content.
  case lightContent
  /// Dark content.
  case darkContent = 3
}

/// The animation of status bar changes; without effect.
nonisolated public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none
  /// Fades.
  case fade
  /// Slides.
  case slide
}

/// The status bar of a scene; without effect.
open class UIStatusBarManager: HeadlessObject {
  /// The frame of the status bar; always zero.
  open var statusBarFrame: CGRect { .zero }
  /// The style of the status bar; always the default.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden; always false.
  open var isStatusBarHidden: Bool { false }

  override init() {}
}
