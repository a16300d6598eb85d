public import Foundation

/// A rectangle in a view to make constraints to; it has no size here.
open class UILayoutGuide: LayoutAnchored {
  /// A guide that belongs to no view yet.
  public init() {}

  /// The view it belongs to.
  open internal(set) weak var owningView: UIView?

  /// What tells it from others.
  open var identifier = ""

  /// Where it lies; nothing is laid out.
  open var layoutFrame: CGRect { .zero }
}

/// Something with edges, sizes and centre lines.
@MainActor public protocol LayoutAnchored: AnyObject {}

extension UIView: LayoutAnchored {}

extension LayoutAnchored {
  /// Where a line of text begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// Where a line of text ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The centre line up and down.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The centre line across.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView {
  /// Where the first line of text stands.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .firstBaseline)
  }

  /// Where the last line of text stands.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .lastBaseline)
  }

  /// The part of the view no bar covers.
  public final var safeAreaLayoutGuide: UILayoutGuide { guide("safe area") }

  /// The part of the view inside its margins.
  public final var layoutMarginsGuide: UILayoutGuide { guide("margins") }

  /// The part of the view one reads well.
  public final var readableContentGuide: UILayoutGuide { guide("readable content") }

  /// The part of the view the keyboard covers.
  public final var keyboardLayoutGuide: UILayoutGuide { guide("keyboard") }

  /// The guides an app added.
  public final var layoutGuides: [UILayoutGuide] { rare?.layoutGuides ?? [] }

  /// Adds a guide.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    extras.layoutGuides.append(layoutGuide)
  }

  /// Removes a guide.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = nil
    rare?.layoutGuides.removeAll { $0 === layoutGuide }
  }

  final func guide(_ identifier: String) -> UILayoutGuide {
    if let guide = rare?.systemGuides[identifier] { return guide }
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guide.owningView = self
    extras.systemGuides[identifier] = guide
    return guide
  }
}
