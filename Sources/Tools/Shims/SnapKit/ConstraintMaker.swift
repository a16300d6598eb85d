// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SnapKit's, and their documentation is too.
public import UIKit

/// The maker of the constraints of a view or a guide, which an app's closure is given.
public final class ConstraintMaker: ConstraintAttributed {
  private let item: AnyObject
  private var descriptions: [ConstraintDescription] = []

  init(_ item: AnyObject) { self.item = item }

  public func attributed(
    _ attributes: [NSLayoutConstraint.Attribute]
  ) -> ConstraintMakerExtendable {
    let description = ConstraintDescription(item, attributes)
    descriptions.append(description)
    return ConstraintMakerExtendable(description)
  }

  static func constraints(
    of item: AnyObject, _ closure: (_ make: ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = ConstraintMaker(item)
    closure(maker)
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    return maker.descriptions.filter { $0.relation != nil }.map(\.constraint)
  }

  static func make(_ item: AnyObject, _ closure: (_ make: ConstraintMaker) -> Void) {
    for constraint in constraints(of: item, closure) { constraint.activate() }
  }

  static func remake(_ item: AnyObject, _ closure: (_ make: ConstraintMaker) -> Void) {
    InstalledConstraints.of(item).removeAll()
    make(item, closure)
  }

  static func update(_ item: AnyObject, _ closure: (_ make: ConstraintMaker) -> Void) {
    let installed = InstalledConstraints.of(item)
    guard !installed.layoutConstraints.isEmpty else { return make(item, closure) }
    for constraint in constraints(of: item, closure) { constraint.updateExisting(installed) }
  }
}

public class ConstraintMakerFinalizable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  public var constraint: Constraint { description.constraint }

  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    description.label = label
    return self
  }
}

public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    priority(amount as any ConstraintPriorityTarget)
  }

  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    description.priority = amount.constraintPriorityTargetValue
    return self
  }

  @discardableResult
  public func priorityRequired() -> ConstraintMakerFinalizable { priority(.required) }

  @discardableResult
  public func priorityHigh() -> ConstraintMakerFinalizable { priority(.high) }

  @discardableResult
  public func priorityMedium() -> ConstraintMakerFinalizable { priority(.medium) }

  @discardableResult
  public func priorityLow() -> ConstraintMakerFinalizable { priority(.low) }
}

public final class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = amount.constraintMultiplierTargetValue
    return self
  }

  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = 1 / amount.constraintMultiplierTargetValue
    return self
  }

  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    description.constant = amount
    return self
  }

  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    description.constant = amount.insets
    return self
  }

  @discardableResult
  public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    description.constant = amount
    return self
  }
}

public class ConstraintMakerRelatable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable { relate(.equal, other) }

  @discardableResult
  public func equalToSuperview(
    _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable { relateToSuperview(.equal, "equalToSuperview", file, line) }

  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable { relate(.lessThanOrEqual, other) }

  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.lessThanOrEqual, "lessThanOrEqualToSuperview", file, line)
  }

  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable { relate(.greaterThanOrEqual, other) }

  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.greaterThanOrEqual, "greaterThanOrEqualToSuperview", file, line)
  }

  private func relateToSuperview(
    _ relation: NSLayoutConstraint.Relation, _ name: String, _ file: String, _ line: UInt
  ) -> ConstraintMakerEditable {
    guard let superview = (description.item as? UIView)?.superview else {
      fatalError(
        "\(file):\(line): Expected superview but found nil when attempting make constraint `\(name)`."
      )
    }
    return relate(relation, superview)
  }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable {
    description.relation = relation
    switch other {
    case let item as ConstraintItem: description.related = item
    case let view as UIView: description.related = ConstraintItem(view, [])
    case let guide as UILayoutGuide: description.related = ConstraintItem(guide, [])
    case let constant as any ConstraintConstantTarget: description.constant = constant
    default: break
    }
    return ConstraintMakerEditable(description)
  }
}

public final class ConstraintMakerExtendable: ConstraintMakerRelatable, ConstraintAttributed {
  public func attributed(
    _ attributes: [NSLayoutConstraint.Attribute]
  ) -> ConstraintMakerExtendable {
    description.attributes += attributes
    return self
  }
}
