import Foundation

extension UIView {
  /// The properties that few views set, allocated on the first write to keep views small.
  final class RareData {
    var tintColor: UIColor?
    var boundsOrigin = CGPoint.zero
    var transform = CGAffineTransform.identity
    var layer: CALayer?
    var mask: UIView?
    var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var contentMode = ContentMode.scaleToFill
    var autoresizingMask: AutoresizingMask = []
    var clipsToBounds = false
    var isOpaque = true
    var constraints: [NSLayoutConstraint] = []
    var pinnedEdges: UIRectEdge = []
    var layoutGuides: [UILayoutGuide] = []
    var systemGuides: [String: UILayoutGuide] = [:]
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var insetsLayoutMarginsFromSafeArea = true
    var preservesSuperviewLayoutMargins = false
    var restorationIdentifier: String?
    var storedValues: [String: Any] = [:]
    var interactions: [any UIInteraction] = []
    var contextMenu: ContextMenu?
    var nib: InterfaceScene?
    var traitOverrides: MutableTraits?
    var accessibilityHint: String?
    var accessibilityElements: [Any]?
  }

  /// The rare properties, allocated if needed.
  final var extras: RareData {
    if let rare { return rare }
    let made = RareData()
    rare = made
    return made
  }
}
