// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
import Foundation
public import HeadlessFoundation

extension RealmCollection {
  private func results(
    _ transform: @escaping ([Element]) -> [Element]
  ) -> Results<Element> { Results(rehearsalSource.derived(transform)) }

  // MARK: Conditions

  public func filter(_ predicate: HeadlessFoundation.NSPredicate) -> Results<Element> {
    results { elements in elements.filter { predicate.evaluate(with: $0.rehearsalPlain()) } }
  }

  public func filter(_ predicateFormat: String, _ args: Any...) -> Results<Element> {
    filter(
      HeadlessFoundation.NSPredicate(
        format: predicateFormat, argumentArray: args.map(ValueReader.argument)))
  }

  public func index(matching predicate: HeadlessFoundation.NSPredicate) -> Int? {
    rehearsalSource.elements.firstIndex { predicate.evaluate(with: $0.rehearsalPlain()) }
  }

  public func index(matching predicateFormat: String, _ args: Any...) -> Int? {
    index(
      matching: HeadlessFoundation.NSPredicate(
        format: predicateFormat, argumentArray: args.map(ValueReader.argument)))
  }

  public func `where`(
    _ isIncluded: (Query<Element>) -> Query<Bool>
  ) -> Results<Element> {
    let query = isIncluded(Query { [$0 as? Element].compactMap { $0 } })
    return results { elements in elements.filter(query.holds) }
  }

  public func index(matching isIncluded: (Query<Element>) -> Query<Bool>) -> Int? {
    let query = isIncluded(Query { [$0 as? Element].compactMap { $0 } })
    return rehearsalSource.elements.firstIndex(where: query.holds)
  }

  // MARK: Order

  public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
    sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
  }

  public func sorted<Descriptors: Sequence>(by sortDescriptors: Descriptors) -> Results<Element>
  where Descriptors.Element == SortDescriptor {
    let order = sortDescriptors.map(\.order)
    return results { elements in order.sorted(elements) }
  }

  public func sorted(ascending: Bool = true) -> Results<Element> {
    sorted(byKeyPath: "self", ascending: ascending)
  }

  public func sorted<Value>(
    by keyPath: KeyPath<Element, Value>, ascending: Bool = true
  ) -> Results<Element> where Element: ObjectBase {
    sorted(byKeyPath: PropertyNames.name(of: keyPath), ascending: ascending)
  }

  // MARK: Differing values

  public func distinct<Paths: Sequence>(by keyPaths: Paths) -> Results<Element>
  where Paths.Element == String {
    let paths = Array(keyPaths)
    return results { elements in
      ValueReader.distinct(elements) { element in
        paths.map { ValueReader.value(of: element.rehearsalPlain(), at: $0) }
      }
    }
  }

  public func distinct<Paths: Sequence>(by keyPaths: Paths) -> Results<Element>
  where Element: ObjectBase, Paths.Element == PartialKeyPath<Element> {
    let paths = Array(keyPaths)
    return results { elements in
      ValueReader.distinct(elements) { element in
        paths.map { ValueReader.plain(element[keyPath: $0]) }
      }
    }
  }
}
