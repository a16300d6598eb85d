public import Foundation

/// A rectangle of a view to attach constraints to; it has no size.
open class UILayoutGuide: NSObject, LayoutAnchored {
  /// Creates a guide without an owning view.
  public override init() { super.init() }

  /// The view that owns the guide.
  open internal(set) weak var owningView: UIView?

  /// The identifier of the guide.
  open var identifier = ""

  /// The frame of the guide; always zero, because nothing is laid out.
  open var layoutFrame: CGRect { .zero }
}

/// A type with layout anchors.
@MainActor public protocol LayoutAnchored: AnyObject {}

extension UIView: LayoutAnchored {}

extension LayoutAnchored {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView {
  /// The baseline of the first line of text.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .firstBaseline)
  }

  /// The baseline of the last line of text.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .lastBaseline)
  }

  /// The guide of the safe area.
  public final var safeAreaLayoutGuide: UILayoutGuide { guide("safe area") }

  /// The guide of the layout margins.
  public final var layoutMarginsGuide: UILayoutGuide { guide("margins") }

  /// The guide of the readable content.
  public final var readableContentGuide: UILayoutGuide { guide("readable content") }

  /// The guide of the keyboard.
  public final var keyboardLayoutGuide: UILayoutGuide { guide("keyboard") }

  /// The guides the app added.
  public final var layoutGuides: [UILayoutGuide] { rare?.layoutGuides ?? [] }

  /// Adds a layout guide.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    extras.layoutGuides.append(layoutGuide)
  }

  /// Removes a layout guide.
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
