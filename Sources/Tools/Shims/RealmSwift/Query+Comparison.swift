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

// MARK: Texts

/// The treatment of texts in conditions.
public struct StringOptions: Hashable, Sendable {
  private let name: String

  public static let caseInsensitive = StringOptions(name: "c")
  public static let diacriticInsensitive = StringOptions(name: "d")

  static func options(_ options: Set<StringOptions>) -> String.CompareOptions {
    var result: String.CompareOptions = []
    if options.contains(.caseInsensitive) { result.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { result.insert(.diacriticInsensitive) }
    return result
  }
}

/// A text, or an optional one, in a condition.
public protocol _QueryString {
  var rehearsalText: String? { get }
}

extension String: _QueryString {
  public var rehearsalText: String? { self }
}

extension Optional: _QueryString where Wrapped: _QueryString {
  public var rehearsalText: String? { flatMap(\.rehearsalText) }
}

extension Query where Value: _QueryString {
  private func matches(
    _ value: String, _ set: Set<StringOptions>, _ options: String.CompareOptions
  ) -> Query<Bool> {
    let options = options.union(StringOptions.options(set))
    return condition { text in
      guard let text = text.rehearsalText else { return false }
      return value.isEmpty || text.range(of: value, options: options) != nil
    }
  }

  public func contains(_ value: String, options: Set<StringOptions> = []) -> Query<Bool> {
    matches(value, options, [])
  }

  public func starts(with value: String, options: Set<StringOptions> = []) -> Query<Bool> {
    matches(value, options, .anchored)
  }

  public func ends(with value: String, options: Set<StringOptions> = []) -> Query<Bool> {
    matches(value, options, [.anchored, .backwards])
  }

  public func equals(_ value: String, options: Set<StringOptions> = []) -> Query<Bool> {
    let options = StringOptions.options(options)
    return condition { $0.rehearsalText?.compare(value, options: options) == .orderedSame }
  }

  public func like(_ value: String, caseInsensitive: Bool = false) -> Query<Bool> {
    let pattern = NSRegularExpression.escapedPattern(for: value)
      .replacing("\\*", with: ".*").replacing("\\?", with: ".")
    var options: String.CompareOptions = [.regularExpression]
    if caseInsensitive { options.insert(.caseInsensitive) }
    return condition { $0.rehearsalText?.range(of: "^(?:\(pattern))$", options: options) != nil }
  }
}
