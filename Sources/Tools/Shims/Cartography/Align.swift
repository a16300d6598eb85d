// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Cartography's, and their documentation is too.
public import HeadlessUIKit

/// Relates the first of some attributes to each other one.
private func alike(_ edges: [Edge]) -> [NSLayoutConstraint] {
  guard let first = edges.first else { return [] }
  return edges.dropFirst().map { first == $0 }
}

@discardableResult
public func align(top items: [any SupportsTopLayoutProxy]) -> [NSLayoutConstraint] {
  alike(items.map(\.top))
}

@discardableResult
public func align(
  top first: any SupportsTopLayoutProxy, _ rest: any SupportsTopLayoutProxy...
) -> [NSLayoutConstraint] { align(top: [first] + rest) }

@discardableResult
public func align(right items: [any SupportsRightLayoutProxy]) -> [NSLayoutConstraint] {
  alike(items.map(\.right))
}

@discardableResult
public func align(
  right first: any SupportsRightLayoutProxy, _ rest: any SupportsRightLayoutProxy...
) -> [NSLayoutConstraint] { align(right: [first] + rest) }

@discardableResult
public func align(bottom items: [any SupportsBottomLayoutProxy]) -> [NSLayoutConstraint] {
  alike(items.map(\.bottom))
}

@discardableResult
public func align(
  bottom first: any SupportsBottomLayoutProxy, _ rest: any SupportsBottomLayoutProxy...
) -> [NSLayoutConstraint] { align(bottom: [first] + rest) }

@discardableResult
public func align(left items: [any SupportsLeftLayoutProxy]) -> [NSLayoutConstraint] {
  alike(items.map(\.left))
}

@discardableResult
public func align(
  left first: any SupportsLeftLayoutProxy, _ rest: any SupportsLeftLayoutProxy...
) -> [NSLayoutConstraint] { align(left: [first] + rest) }

@discardableResult
public func align(leading items: [any SupportsLeadingLayoutProxy]) -> [NSLayoutConstraint] {
  alike(items.map(\.leading))
}

@discardableResult
public func align(
  leading first: any SupportsLeadingLayoutProxy, _ rest: any SupportsLeadingLayoutProxy...
) -> [NSLayoutConstraint] { align(leading: [first] + rest) }

@discardableResult
public func align(trailing items: [any SupportsTrailingLayoutProxy]) -> [NSLayoutConstraint] {
  alike(items.map(\.trailing))
}

@discardableResult
public func align(
  trailing first: any SupportsTrailingLayoutProxy, _ rest: any SupportsTrailingLayoutProxy...
) -> [NSLayoutConstraint] { align(trailing: [first] + rest) }

@discardableResult
public func align(centerX items: [any SupportsCenterXLayoutProxy]) -> [NSLayoutConstraint] {
  alike(items.map(\.centerX))
}

@discardableResult
public func align(
  centerX first: any SupportsCenterXLayoutProxy, _ rest: any SupportsCenterXLayoutProxy...
) -> [NSLayoutConstraint] { align(centerX: [first] + rest) }

@discardableResult
public func align(centerY items: [any SupportsCenterYLayoutProxy]) -> [NSLayoutConstraint] {
  alike(items.map(\.centerY))
}

@discardableResult
public func align(
  centerY first: any SupportsCenterYLayoutProxy, _ rest: any SupportsCenterYLayoutProxy...
) -> [NSLayoutConstraint] { align(centerY: [first] + rest) }

@discardableResult
public func align(baseline items: [any SupportsBaselineLayoutProxy]) -> [NSLayoutConstraint] {
  alike(items.map(\.baseline))
}

@discardableResult
public func align(
  baseline first: any SupportsBaselineLayoutProxy, _ rest: any SupportsBaselineLayoutProxy...
) -> [NSLayoutConstraint] { align(baseline: [first] + rest) }
