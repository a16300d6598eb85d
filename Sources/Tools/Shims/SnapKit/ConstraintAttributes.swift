// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SnapKit's, and their documentation is too.
public import UIKit

/// A type that has a value for each of SnapKit's attributes, of which some are several of layout.
public protocol ConstraintAttributed {
  associatedtype Attributed
  func attributed(_ attributes: [NSLayoutConstraint.Attribute]) -> Attributed
}

extension ConstraintAttributed {
  public var left: Attributed { attributed([.left]) }
  public var top: Attributed { attributed([.top]) }
  public var right: Attributed { attributed([.right]) }
  public var bottom: Attributed { attributed([.bottom]) }
  public var leading: Attributed { attributed([.leading]) }
  public var trailing: Attributed { attributed([.trailing]) }
  public var width: Attributed { attributed([.width]) }
  public var height: Attributed { attributed([.height]) }
  public var centerX: Attributed { attributed([.centerX]) }
  public var centerY: Attributed { attributed([.centerY]) }
  public var lastBaseline: Attributed { attributed([.lastBaseline]) }
  public var firstBaseline: Attributed { attributed([.firstBaseline]) }
  public var baseline: Attributed { attributed([.lastBaseline]) }

  public var leftMargin: Attributed { attributed([.leftMargin]) }
  public var topMargin: Attributed { attributed([.topMargin]) }
  public var rightMargin: Attributed { attributed([.rightMargin]) }
  public var bottomMargin: Attributed { attributed([.bottomMargin]) }
  public var leadingMargin: Attributed { attributed([.leadingMargin]) }
  public var trailingMargin: Attributed { attributed([.trailingMargin]) }
  public var centerXWithinMargins: Attributed { attributed([.centerXWithinMargins]) }
  public var centerYWithinMargins: Attributed { attributed([.centerYWithinMargins]) }

  public var edges: Attributed { attributed(ConstraintAttributes.edges) }
  public var horizontalEdges: Attributed { attributed([.left, .right]) }
  public var verticalEdges: Attributed { attributed([.top, .bottom]) }
  public var directionalEdges: Attributed { attributed(ConstraintAttributes.directionalEdges) }
  public var directionalHorizontalEdges: Attributed { attributed([.leading, .trailing]) }
  public var directionalVerticalEdges: Attributed { attributed([.top, .bottom]) }
  public var size: Attributed { attributed([.width, .height]) }
  public var center: Attributed { attributed([.centerX, .centerY]) }
  public var margins: Attributed { attributed(ConstraintAttributes.margins) }
  public var directionalMargins: Attributed {
    attributed(ConstraintAttributes.directionalMargins)
  }
  public var centerWithinMargins: Attributed {
    attributed([.centerXWithinMargins, .centerYWithinMargins])
  }
}

/// The attributes that are named together, in one order.
enum ConstraintAttributes {
  static let edges: [NSLayoutConstraint.Attribute] = [.left, .top, .right, .bottom]
  static let directionalEdges: [NSLayoutConstraint.Attribute] = [
    .leading, .top, .trailing, .bottom,
  ]
  static let margins: [NSLayoutConstraint.Attribute] = [
    .leftMargin, .topMargin, .rightMargin, .bottomMargin,
  ]
  static let directionalMargins: [NSLayoutConstraint.Attribute] = [
    .leadingMargin, .topMargin, .trailingMargin, .bottomMargin,
  ]

  private static let sides = [edges, directionalEdges, margins, directionalMargins]

  /// The attribute of an item that one of a view relates to.
  ///
  /// All sides relate to all sides, be they edges or margins; without attributes of the item each relates
  /// to the same, and else to the item's first.
  static func counterpart(
    of index: Int, in own: [NSLayoutConstraint.Attribute],
    among others: [NSLayoutConstraint.Attribute]
  ) -> NSLayoutConstraint.Attribute {
    if others.isEmpty || own == others { return own[index] }
    if sides.contains(own), sides.contains(others) { return others[index] }
    return others[0]
  }
}

/// Attributes of a view or a guide, as the other side of a constraint.
public final class ConstraintItem {
  private(set) weak var target: AnyObject?
  let attributes: [NSLayoutConstraint.Attribute]

  init(_ target: AnyObject?, _ attributes: [NSLayoutConstraint.Attribute]) {
    self.target = target
    self.attributes = attributes
  }
}
