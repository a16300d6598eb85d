// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import Foundation

/// Firestore's order of values: by kind, then by value.
nonisolated extension Value {
  /// The place of the value's kind; integers and fractions are of one kind.
  var rank: Int {
    switch self {
    case .null: 0
    case .boolean: 1
    case .integer, .double: 2
    case .timestamp: 3
    case .pendingTimestamp: 4
    case .string: 5
    case .bytes: 6
    case .reference: 7
    case .geoPoint: 8
    case .array: 9
    case .map: 10
    }
  }

  /// Returns the order of two values.
  func order(_ other: Value) -> ComparisonResult {
    guard rank == other.rank else { return Self.order(rank, other.rank) }
    switch (self, other) {
    case (.boolean(let left), .boolean(let right)):
      return Self.order(left ? 1 : 0, right ? 1 : 0)
    case (.integer(let left), .integer(let right)): return Self.order(left, right)
    case (.timestamp(let left), .timestamp(let right)): return Self.order(left, right)
    case (.pendingTimestamp(let left, _), .pendingTimestamp(let right, _)):
      return Self.order(left, right)
    case (.string(let left), .string(let right)): return Self.order(left.utf8, right.utf8)
    case (.bytes(let left), .bytes(let right)): return Self.order(left, right)
    case (.reference(let left), .reference(let right)):
      return Self.order(left.split(separator: "/"), right.split(separator: "/"))
    case (.geoPoint(let left), .geoPoint(let right)):
      return Self.order([left.latitude, left.longitude], [right.latitude, right.longitude])
    default: return orderOfNumbersOrContainers(other)
    }
  }

  private func orderOfNumbersOrContainers(_ other: Value) -> ComparisonResult {
    if let left = number, let right = other.number { return Self.order(left, right) }
    if let left = elements, let right = other.elements { return Self.order(left, right) }
    if let left = fields, let right = other.fields { return Self.order(left, right) }
    return .orderedSame
  }

  static func order<Item: Comparable>(_ left: Item, _ right: Item) -> ComparisonResult {
    if left < right { return .orderedAscending }
    return right < left ? .orderedDescending : .orderedSame
  }

  /// Returns the order of two numbers: one that is not a number is before all others.
  static func order(_ left: Double, _ right: Double) -> ComparisonResult {
    if left.isNaN || right.isNaN { return order(left.isNaN ? 0 : 1, right.isNaN ? 0 : 1) }
    if left < right { return .orderedAscending }
    return right < left ? .orderedDescending : .orderedSame
  }

  private static func order<Items: Sequence>(
    _ left: Items, _ right: Items
  ) -> ComparisonResult where Items.Element: Comparable {
    if left.lexicographicallyPrecedes(right) { return .orderedAscending }
    return right.lexicographicallyPrecedes(left) ? .orderedDescending : .orderedSame
  }

  private static func order(_ left: [Value], _ right: [Value]) -> ComparisonResult {
    for (first, second) in zip(left, right) {
      let order = first.order(second)
      if order != .orderedSame { return order }
    }
    return order(left.count, right.count)
  }

  private static func order(_ left: Fields, _ right: Fields) -> ComparisonResult {
    for (first, second) in zip(left.sorted { $0.key < $1.key }, right.sorted { $0.key < $1.key }) {
      let keys = order(first.key.utf8, second.key.utf8)
      if keys != .orderedSame { return keys }
      let values = first.value.order(second.value)
      if values != .orderedSame { return values }
    }
    return order(left.count, right.count)
  }

  /// Returns whether two values are equal for queries and unions, where 1 equals 1.0.
  func isSame(_ other: Value) -> Bool { order(other) == .orderedSame }
}
