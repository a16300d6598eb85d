public import Foundation

extension NSArray {
  /// Returns the elements that fulfil a predicate.
  public func filtered(using predicate: NSPredicate) -> [Any] {
    filter { predicate.evaluate(with: $0) }
  }
}

extension NSMutableArray {
  /// Removes the elements that do not fulfil a predicate.
  public func filter(using predicate: NSPredicate) {
    setArray(filtered(using: predicate))
  }
}

extension NSSet {
  /// Returns the elements that fulfil a predicate.
  public func filtered(using predicate: NSPredicate) -> Set<AnyHashable> {
    Set(allObjects.filter { predicate.evaluate(with: $0) }.compactMap { $0 as? AnyHashable })
  }
}

extension NSMutableSet {
  /// Removes the elements that do not fulfil a predicate.
  public func filter(using predicate: NSPredicate) {
    for element in allObjects where !predicate.evaluate(with: element) { remove(element) }
  }
}

extension NSOrderedSet {
  /// Returns the elements that fulfil a predicate, in order.
  public func filtered(using predicate: NSPredicate) -> NSOrderedSet {
    NSOrderedSet(array: array.filter { predicate.evaluate(with: $0) })
  }
}

extension NSMutableOrderedSet {
  /// Removes the elements that do not fulfil a predicate.
  public func filter(using predicate: NSPredicate) {
    for index in (0..<count).reversed() where !predicate.evaluate(with: object(at: index)) {
      removeObject(at: index)
    }
  }
}
