// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Cartography's, and their documentation is too.
/// The edges and dimensions of a view or a guide, by what it has of them.
public protocol LayoutProxy: AnyObject {
  var context: Context { get }
  var item: AnyObject { get }
}

extension LayoutProxy {
  fileprivate func edge(_ attribute: LayoutAttribute) -> Edge { Edge(context, item, attribute) }

  fileprivate func dimension(_ attribute: LayoutAttribute) -> Dimension {
    Dimension(context, item, attribute)
  }
}

public protocol AutoresizingMaskLayoutProxy: LayoutProxy {
  var translatesAutoresizingMaskIntoConstraints: Bool { get set }
}

public protocol SupportsTopLayoutProxy: LayoutProxy {}

extension SupportsTopLayoutProxy {
  public var top: Edge { edge(.top) }
  public var topMargin: Edge { edge(.topMargin) }
}

public protocol SupportsBottomLayoutProxy: LayoutProxy {}

extension SupportsBottomLayoutProxy {
  public var bottom: Edge { edge(.bottom) }
  public var bottomMargin: Edge { edge(.bottomMargin) }
}

public protocol SupportsRightLayoutProxy: LayoutProxy {}

extension SupportsRightLayoutProxy {
  public var right: Edge { edge(.right) }
  public var rightMargin: Edge { edge(.rightMargin) }
}

public protocol SupportsLeftLayoutProxy: LayoutProxy {}

extension SupportsLeftLayoutProxy {
  public var left: Edge { edge(.left) }
  public var leftMargin: Edge { edge(.leftMargin) }
}

public protocol SupportsLeadingLayoutProxy: LayoutProxy {}

extension SupportsLeadingLayoutProxy {
  public var leading: Edge { edge(.leading) }
  public var leadingMargin: Edge { edge(.leadingMargin) }
}

public protocol SupportsTrailingLayoutProxy: LayoutProxy {}

extension SupportsTrailingLayoutProxy {
  public var trailing: Edge { edge(.trailing) }
  public var trailingMargin: Edge { edge(.trailingMargin) }
}

public protocol SupportsEdgesLayoutProxy: SupportsTopLayoutProxy, SupportsBottomLayoutProxy,
  SupportsLeadingLayoutProxy, SupportsTrailingLayoutProxy, SupportsLeftLayoutProxy,
  SupportsRightLayoutProxy
{}

extension SupportsEdgesLayoutProxy {
  public var edges: Edges { Edges(context, [top, leading, bottom, trailing]) }
  public var edgesWithinMargins: Edges {
    Edges(context, [topMargin, leadingMargin, bottomMargin, trailingMargin])
  }
}

public protocol SupportsCenterXLayoutProxy: LayoutProxy {}

extension SupportsCenterXLayoutProxy {
  public var centerX: Edge { edge(.centerX) }
  public var centerXWithinMargins: Edge { edge(.centerXWithinMargins) }
}

public protocol SupportsCenterYLayoutProxy: LayoutProxy {}

extension SupportsCenterYLayoutProxy {
  public var centerY: Edge { edge(.centerY) }
  public var centerYWithinMargins: Edge { edge(.centerYWithinMargins) }
}

public protocol SupportsCenteringLayoutProxy: SupportsCenterXLayoutProxy,
  SupportsCenterYLayoutProxy
{}

extension SupportsCenteringLayoutProxy {
  public var center: Point { Point(context, [centerX, centerY]) }
  public var centerWithinMargins: Point {
    Point(context, [centerXWithinMargins, centerYWithinMargins])
  }
}

public protocol SupportsWidthLayoutProxy: LayoutProxy {}

extension SupportsWidthLayoutProxy {
  public var width: Dimension { dimension(.width) }
}

public protocol SupportsHeightLayoutProxy: LayoutProxy {}

extension SupportsHeightLayoutProxy {
  public var height: Dimension { dimension(.height) }
}

public protocol SupportsSizeLayoutProxy: SupportsWidthLayoutProxy, SupportsHeightLayoutProxy {}

extension SupportsSizeLayoutProxy {
  public var size: Size { Size(context, [width, height]) }
}

public protocol SupportsBaselineLayoutProxy: LayoutProxy {}

extension SupportsBaselineLayoutProxy {
  public var lastBaseline: Edge { edge(.lastBaseline) }
  public var baseline: Edge { edge(.lastBaseline) }
  public var firstBaseline: Edge { edge(.firstBaseline) }
}

public protocol SupportsPositioningLayoutProxy: SupportsEdgesLayoutProxy,
  SupportsSizeLayoutProxy, SupportsCenteringLayoutProxy
{}
