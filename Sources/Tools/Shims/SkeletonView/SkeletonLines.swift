// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SkeletonView's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

nonisolated(unsafe) private var linesKey: UInt8 = 0

/// The look of the lines that cover a text; kept without effect.
private final class SkeletonLines {
  var lastLineFillPercent = SkeletonAppearance.default.multilineLastLineFillPercent
  var cornerRadius = SkeletonAppearance.default.multilineCornerRadius
  var spacing = SkeletonAppearance.default.multilineSpacing
  var insets = UIEdgeInsets.zero
  var lineHeight = SkeletonAppearance.default.textLineHeight
  var numberOfLines = SkeletonTextNumberOfLines.inherited

  static func of(_ view: UIView) -> SkeletonLines {
    if let kept = objc_getAssociatedObject(view, &linesKey) as? SkeletonLines { return kept }
    let new = SkeletonLines()
    objc_setAssociatedObject(view, &linesKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }
}

extension UILabel {
  public var lastLineFillPercent: Int {
    get { SkeletonLines.of(self).lastLineFillPercent }
    set { SkeletonLines.of(self).lastLineFillPercent = min(newValue, 100) }
  }
  public var linesCornerRadius: Int {
    get { SkeletonLines.of(self).cornerRadius }
    set { SkeletonLines.of(self).cornerRadius = newValue }
  }
  public var skeletonLineSpacing: CGFloat {
    get { SkeletonLines.of(self).spacing }
    set { SkeletonLines.of(self).spacing = newValue }
  }
  public var skeletonPaddingInsets: UIEdgeInsets {
    get { SkeletonLines.of(self).insets }
    set { SkeletonLines.of(self).insets = newValue }
  }
  public var skeletonTextLineHeight: SkeletonTextLineHeight {
    get { SkeletonLines.of(self).lineHeight }
    set { SkeletonLines.of(self).lineHeight = newValue }
  }
  public var skeletonTextNumberOfLines: SkeletonTextNumberOfLines {
    get { SkeletonLines.of(self).numberOfLines }
    set { SkeletonLines.of(self).numberOfLines = newValue }
  }
  public var useFontLineHeight: Bool {
    get { skeletonTextLineHeight == .relativeToFont }
    set {
      skeletonTextLineHeight =
        newValue ? .relativeToFont : .fixed(SkeletonAppearance.default.multilineHeight)
    }
  }
}

extension UITextView {
  public var lastLineFillPercent: Int {
    get { SkeletonLines.of(self).lastLineFillPercent }
    set { SkeletonLines.of(self).lastLineFillPercent = min(newValue, 100) }
  }
  public var linesCornerRadius: Int {
    get { SkeletonLines.of(self).cornerRadius }
    set { SkeletonLines.of(self).cornerRadius = newValue }
  }
  public var skeletonLineSpacing: CGFloat {
    get { SkeletonLines.of(self).spacing }
    set { SkeletonLines.of(self).spacing = newValue }
  }
  public var skeletonPaddingInsets: UIEdgeInsets {
    get { SkeletonLines.of(self).insets }
    set { SkeletonLines.of(self).insets = newValue }
  }
  public var skeletonTextLineHeight: SkeletonTextLineHeight {
    get { SkeletonLines.of(self).lineHeight }
    set { SkeletonLines.of(self).lineHeight = newValue }
  }
  public var skeletonTextNumberOfLines: SkeletonTextNumberOfLines {
    get { SkeletonLines.of(self).numberOfLines }
    set { SkeletonLines.of(self).numberOfLines = newValue }
  }
  public var useFontLineHeight: Bool {
    get { skeletonTextLineHeight == .relativeToFont }
    set {
      skeletonTextLineHeight =
        newValue ? .relativeToFont : .fixed(SkeletonAppearance.default.multilineHeight)
    }
  }
}
