public import Foundation
public import HeadlessUIKit

/// An order of objects by one of their values.
public final class NSSortDescriptor {
  /// The path of the value; nil if a closure reads it.
  public let key: String?
  /// Whether the smallest value stands first.
  public let ascending: Bool

  private let read: (Any) -> Any?
  private let order: (Any?, Any?) -> ComparisonResult

  /// Creates an order by the value at a path.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, order: { ValueOrder.compare($0, $1) })
  }

  /// Creates an order by a text, whose case is ignored for a selector that says so.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let options: String.CompareOptions =
      selector?.description.contains("nsensitive") == true
        || selector?.description.contains("localizedStandard") == true
      ? [.caseInsensitive, .diacriticInsensitive] : []
    self.init(
      key: key, ascending: ascending, order: { ValueOrder.compare($0, $1, options) })
  }

  /// Creates an order by a value that a closure compares.
  public convenience init(
    key: String?, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult
  ) {
    self.init(
      key: key, ascending: ascending,
      order: { left, right in
        guard let left, let right else { return ValueOrder.compare(left, right) }
        return comparator(left, right)
      })
  }

  private init(
    key: String?, ascending: Bool, order: @escaping (Any?, Any?) -> ComparisonResult
  ) {
    self.key = key
    self.ascending = ascending
    read = { object in key.map { KeyValues.value(of: object, at: $0) } ?? object }
    self.order = order
  }

  /// Creates an order by a property.
  public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    key = nil
    self.ascending = ascending
    read = { ($0 as? Root).flatMap { KeyValues.unwrapped($0[keyPath: keyPath]) } }
    order = { ValueOrder.compare($0, $1) }
  }

  /// Compares two objects.
  public func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let result = order(read(object1), read(object2))
    guard !ascending else { return result }
    switch result {
    case .orderedAscending: return .orderedDescending
    case .orderedDescending: return .orderedAscending
    case .orderedSame: return .orderedSame
    }
  }

  /// The opposite order.
  public var reversedSortDescriptor: Any { NSSortDescriptor(reversing: self) }

  private init(reversing other: NSSortDescriptor) {
    key = other.key
    ascending = !other.ascending
    read = other.read
    order = other.order
  }
}

extension [NSSortDescriptor] {
  /// Returns elements in the order of the first descriptor that tells two apart; else as they are.
  public func sorted<Object>(_ elements: [Object]) -> [Object] {
    guard !isEmpty else { return elements }
    let placed = elements.enumerated().sorted { left, right in
      for descriptor in self {
        switch descriptor.compare(left.element, to: right.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return left.offset < right.offset
    }
    return placed.map(\.element)
  }
}
