// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
import Foundation

// MARK: Equality and order

extension Query where Value: Equatable {
  public static func == (lhs: Query, rhs: Value) -> Query<Bool> { lhs.condition { $0 == rhs } }

  public static func != (lhs: Query, rhs: Value) -> Query<Bool> {
    let values = lhs.values
    return Query<Bool> { object in
      let found = values(object)
      return [found.isEmpty || found.contains { $0 != rhs }]
    }
  }

  public static func == (lhs: Query, rhs: Query) -> Query<Bool> {
    Query<Bool> { object in [rhs.values(object).contains { lhs.values(object).contains($0) }] }
  }

  public static func != (lhs: Query, rhs: Query) -> Query<Bool> { !(lhs == rhs) }
}

extension Query where Value: Hashable {
  public func `in`<Values: Sequence>(_ collection: Values) -> Query<Bool>
  where Values.Element == Value {
    let known = Set(collection)
    return condition(known.contains)
  }
}

extension Query where Value: Comparable {
  public static func < (lhs: Query, rhs: Value) -> Query<Bool> { lhs.condition { $0 < rhs } }
  public static func <= (lhs: Query, rhs: Value) -> Query<Bool> { lhs.condition { $0 <= rhs } }
  public static func > (lhs: Query, rhs: Value) -> Query<Bool> { lhs.condition { $0 > rhs } }
  public static func >= (lhs: Query, rhs: Value) -> Query<Bool> { lhs.condition { $0 >= rhs } }

  public func contains(_ range: Range<Value>) -> Query<Bool> { condition(range.contains) }
  public func contains(_ range: ClosedRange<Value>) -> Query<Bool> { condition(range.contains) }
}

extension Query {
  private func compare<Known>(
    _ other: Known, _ test: @escaping (Known, Known) -> Bool
  ) -> Query<Bool> where Value == Known? {
    condition { $0.map { test($0, other) } ?? false }
  }

  public static func < <Known: Comparable>(lhs: Query, rhs: Known) -> Query<Bool>
  where Value == Known? { lhs.compare(rhs) { $0 < $1 } }
  public static func <= <Known: Comparable>(lhs: Query, rhs: Known) -> Query<Bool>
  where Value == Known? { lhs.compare(rhs) { $0 <= $1 } }
  public static func > <Known: Comparable>(lhs: Query, rhs: Known) -> Query<Bool>
  where Value == Known? { lhs.compare(rhs) { $0 > $1 } }
  public static func >= <Known: Comparable>(lhs: Query, rhs: Known) -> Query<Bool>
  where Value == Known? { lhs.compare(rhs) { $0 >= $1 } }
}

// MARK: Truth

extension Query where Value == Bool {
  public static prefix func ! (query: Query) -> Query<Bool> { Query { [!query.holds($0)] } }

  public static func && (lhs: Query, rhs: Query) -> Query<Bool> {
    Query { [lhs.holds($0) && rhs.holds($0)] }
  }

  public static func || (lhs: Query, rhs: Query) -> Query<Bool> {
    Query { [lhs.holds($0) || rhs.holds($0)] }
  }
}
