/// The gestures that a view answers, beside taps on controls and rows.
nonisolated package struct OfferedGestures: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A tap that a recogniser takes.
  package static let tap = OfferedGestures(rawValue: 1 << 0)
  /// A long press.
  package static let longPress = OfferedGestures(rawValue: 1 << 1)
  /// A swipe to the left.
  package static let swipeLeft = OfferedGestures(rawValue: 1 << 2)
  /// A swipe to the right.
  package static let swipeRight = OfferedGestures(rawValue: 1 << 3)
}

extension UIView {
  /// The gestures that the view itself answers, not those of the views around it.
  package final var offeredGestures: OfferedGestures {
    guard isUserInteractionEnabled else { return [] }
    var offered = ownGestures
    if interactions.contains(where: { $0 is UIContextMenuInteraction }) {
      offered.insert(.longPress)
    }
    for recognizer in gestureRecognizers ?? [] where recognizer.isEnabled {
      offered.formUnion(Self.gestures(of: recognizer))
    }
    return offered
  }

  private static func gestures(of recognizer: UIGestureRecognizer) -> OfferedGestures {
    switch recognizer {
    case let tap as UITapGestureRecognizer: return tap.numberOfTapsRequired == 1 ? .tap : []
    case is UILongPressGestureRecognizer: return .longPress
    case let swipe as UISwipeGestureRecognizer:
      var gestures: OfferedGestures = []
      if swipe.direction.contains(.left) { gestures.insert(.swipeLeft) }
      if swipe.direction.contains(.right) { gestures.insert(.swipeRight) }
      return gestures
    default: return []
    }
  }
}
