// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Cartography's, and their documentation is too.
public import CoreGraphics
public import HeadlessUIKit

/// Relates each item to the next one.
private func chain<T>(
  _ items: [T], _ relate: (T, T) -> NSLayoutConstraint
) -> [NSLayoutConstraint] {
  zip(items, items.dropFirst()).map(relate)
}

@discardableResult
public func distribute(
  by amount: CGFloat = 0,
  horizontally items: [any SupportsLeadingLayoutProxy & SupportsTrailingLayoutProxy]
) -> [NSLayoutConstraint] {
  chain(items) { $0.trailing == $1.leading - amount }
}

@discardableResult
public func distribute(
  by amount: CGFloat = 0,
  horizontally first: any SupportsLeadingLayoutProxy & SupportsTrailingLayoutProxy,
  _ rest: (any SupportsLeadingLayoutProxy & SupportsTrailingLayoutProxy)...
) -> [NSLayoutConstraint] { distribute(by: amount, horizontally: [first] + rest) }

@discardableResult
public func distribute(
  by amount: CGFloat = 0,
  leftToRight items: [any SupportsLeftLayoutProxy & SupportsRightLayoutProxy]
) -> [NSLayoutConstraint] {
  chain(items) { $0.right == $1.left - amount }
}

@discardableResult
public func distribute(
  by amount: CGFloat = 0,
  leftToRight first: any SupportsLeftLayoutProxy & SupportsRightLayoutProxy,
  _ rest: (any SupportsLeftLayoutProxy & SupportsRightLayoutProxy)...
) -> [NSLayoutConstraint] { distribute(by: amount, leftToRight: [first] + rest) }

@discardableResult
public func distribute(
  by amount: CGFloat = 0, vertically items: [any SupportsTopLayoutProxy & SupportsBottomLayoutProxy]
) -> [NSLayoutConstraint] {
  chain(items) { $0.bottom == $1.top - amount }
}

@discardableResult
public func distribute(
  by amount: CGFloat = 0,
  vertically first: any SupportsTopLayoutProxy & SupportsBottomLayoutProxy,
  _ rest: (any SupportsTopLayoutProxy & SupportsBottomLayoutProxy)...
) -> [NSLayoutConstraint] { distribute(by: amount, vertically: [first] + rest) }

@discardableResult
public func distribute(equalWidth items: [any SupportsWidthLayoutProxy]) -> [NSLayoutConstraint] {
  chain(items) { $0.width == $1.width }
}

@discardableResult
public func distribute(
  equalWidth first: any SupportsWidthLayoutProxy, _ rest: any SupportsWidthLayoutProxy...
) -> [NSLayoutConstraint] { distribute(equalWidth: [first] + rest) }

@discardableResult
public func distribute(equalHeight items: [any SupportsHeightLayoutProxy]) -> [NSLayoutConstraint] {
  chain(items) { $0.height == $1.height }
}

@discardableResult
public func distribute(
  equalHeight first: any SupportsHeightLayoutProxy, _ rest: any SupportsHeightLayoutProxy...
) -> [NSLayoutConstraint] { distribute(equalHeight: [first] + rest) }
