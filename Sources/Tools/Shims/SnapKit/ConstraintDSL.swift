// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SnapKit's, and their documentation is too.
@_exported public import UIKit

/// The constraints of a view or a guide.
public protocol ConstraintDSL {
  var item: AnyObject { get }
}

extension ConstraintDSL {
  public var target: AnyObject? { item }

  public func setLabel(_ value: String?) { InstalledConstraints.of(item).label = value }
  public func label() -> String? { InstalledConstraints.of(item).label }

  @discardableResult
  public func prepareConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void
  ) -> [Constraint] { ConstraintMaker.constraints(of: item, closure) }

  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.make(item, closure)
  }

  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.remake(item, closure)
  }

  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.update(item, closure)
  }

  public func removeConstraints() { InstalledConstraints.of(item).removeAll() }
}

public struct ConstraintViewDSL: ConstraintDSL, ConstraintAttributed {
  let view: UIView
  public var item: AnyObject { view }

  public func attributed(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintItem {
    ConstraintItem(view, attributes)
  }

  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set { view.setContentHuggingPriority(.init(newValue), for: .horizontal) }
  }

  public var contentHuggingVerticalPriority: Float {
    get { view.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set { view.setContentHuggingPriority(.init(newValue), for: .vertical) }
  }

  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(.init(newValue), for: .horizontal)
    }
  }

  public var contentCompressionResistanceVerticalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(.init(newValue), for: .vertical)
    }
  }
}

public struct ConstraintLayoutGuideDSL: ConstraintDSL, ConstraintAttributed {
  let guide: UILayoutGuide
  public var item: AnyObject { guide }

  public func attributed(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintItem {
    ConstraintItem(guide, attributes)
  }
}

public struct ConstraintLayoutSupportDSL {
  let support: any UILayoutSupport

  public var top: ConstraintItem { ConstraintItem(support, [.top]) }
  public var bottom: ConstraintItem { ConstraintItem(support, [.bottom]) }
  public var height: ConstraintItem { ConstraintItem(support, [.height]) }
}

extension UIView {
  public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}

extension UILayoutGuide {
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}

extension UILayoutSupport {
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(support: self) }
}
