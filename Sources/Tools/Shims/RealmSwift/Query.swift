// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
import Foundation

/// A condition in Swift, or a value that one compares: `$0.age > 3`.
@dynamicMemberLookup
public struct Query<Value> {
  /// Returns the values of an object; several of a collection, none behind a link to no object.
  let values: (Any) -> [Value]

  init(_ values: @escaping (Any) -> [Value]) { self.values = values }

  /// Returns a condition that one of the values meets.
  func condition(_ test: @escaping (Value) -> Bool) -> Query<Bool> {
    let values = values
    return Query<Bool> { [values($0).contains(where: test)] }
  }

  func map<Other>(_ transform: @escaping (Value) -> Other) -> Query<Other> {
    let values = values
    return Query<Other> { values($0).map(transform) }
  }

  func flatMap<Other>(_ transform: @escaping (Value) -> [Other]) -> Query<Other> {
    let values = values
    return Query<Other> { values($0).flatMap(transform) }
  }
}

extension Query where Value == Bool {
  func holds(_ object: Any) -> Bool { values(object).contains(true) }
}

// MARK: Properties

extension Query where Value: ObjectBase {
  public subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> Query<Member> {
    map { $0[keyPath: member] }
  }
}

extension Query {
  public subscript<Root: ObjectBase, Member>(
    dynamicMember member: KeyPath<Root, Member>
  ) -> Query<Member> where Value == Root? {
    flatMap { $0.map { [$0[keyPath: member]] } ?? [] }
  }
}

extension Query where Value: RealmCollection, Value.Element: ObjectBase {
  public subscript<Member>(
    dynamicMember member: KeyPath<Value.Element, Member>
  ) -> Query<Member> {
    flatMap { $0.map { $0[keyPath: member] } }
  }
}

extension Query where Value: RawRepresentable {
  public var rawValue: Query<Value.RawValue> { map(\.rawValue) }
}

// MARK: Collections

extension Query where Value: RealmCollection {
  public var count: Query<Int> { map(\.count) }

  public func contains(_ value: Value.Element) -> Query<Bool> {
    condition { $0.contains(value) }
  }

  public func containsAny<Values: Sequence>(in values: Values) -> Query<Bool>
  where Values.Element == Value.Element {
    let values = Set(values)
    return condition { $0.contains(where: values.contains) }
  }

  public static func == (lhs: Query, rhs: Value.Element) -> Query<Bool> { lhs.contains(rhs) }
}

extension Query where Value: AddableType & RealmCollectionValue {
  private func number(_ result: @escaping ([Any]) -> NSNumber?) -> Query<Value> {
    let values = values
    return Query { result(values($0)).map { [Value.rehearsalNumber($0)] } ?? [] }
  }

  public var sum: Query<Value> { number { Numbers.sum($0) } }
  public var avg: Query<Value> { number { Numbers.average($0) } }
}

extension Query where Value: Comparable {
  public var min: Query<Value> {
    let values = values
    return Query { [values($0).min()].compactMap { $0 } }
  }

  public var max: Query<Value> {
    let values = values
    return Query { [values($0).max()].compactMap { $0 } }
  }
}
