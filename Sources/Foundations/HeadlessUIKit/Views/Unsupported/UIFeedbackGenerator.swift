public import Foundation

/// What a person feels when something happens; nothing is felt here.
open class UIFeedbackGenerator {
  /// A generator of no feedback.
  public init() {}

  /// Accepted; nothing is felt.
  open func prepare() {}
}

/// A knock.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard the knock is.
  nonisolated public enum FeedbackStyle: Int, Sendable {
    /// From a light one to a heavy one, or soft, or rigid.
    case light, medium, heavy, soft, rigid
  }

  /// Knocks of a hardness.
  public convenience init(style: FeedbackStyle) {
    self.init()
  }

  /// Accepted; nothing is felt.
  open func impactOccurred(intensity: CGFloat = 1) {}
}

/// A change of choice.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Accepted; nothing is felt.
  open func selectionChanged() {}
}

/// Success, a warning or a failure.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What happened.
  nonisolated public enum FeedbackType: Int, Sendable {
    /// Something worked, may not have worked, or did not.
    case success, warning, error
  }

  /// Accepted; nothing is felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
