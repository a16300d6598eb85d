public import Foundation

/// A haptic feedback generator; no feedback is given.
open class UIFeedbackGenerator: HeadlessObject {
  /// Creates a generator.
  public override init() {}

  /// Does nothing: nothing is felt.
  open func prepare() {}
}

/// A generator of impacts.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  nonisolated public enum FeedbackStyle: Int, Sendable {
    /// Light, medium, heavy, soft or rigid.
    case light, medium, heavy, soft, rigid
  }

  /// Creates a generator of a strength.
  public convenience init(style: FeedbackStyle) {
    self.init()
  }

  /// Does nothing: nothing is felt.
  open func impactOccurred(intensity: CGFloat = 1) {}
}

/// A generator of selection changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing: nothing is felt.
  open func selectionChanged() {}
}

/// A generator of notifications.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The type of a notification.
  nonisolated public enum FeedbackType: Int, Sendable {
    /// A success, a warning or an error.
    case success, warning, error
  }

  /// Does nothing: nothing is felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
