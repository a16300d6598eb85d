// Nonisolated: a closure of the main actor that is passed to the standard library checks at each call
// that it runs there, which takes longer than the comparison.
nonisolated extension Array where Element: AnyObject {
  /// Returns the first index of an object; nil if it is no element.
  func firstIndex(identicalTo object: AnyObject) -> Int? { firstIndex { $0 === object } }

  /// Returns the last index of an object; nil if it is no element.
  func lastIndex(identicalTo object: AnyObject) -> Int? { lastIndex { $0 === object } }

  /// Returns whether an object is an element.
  func contains(identicalTo object: AnyObject) -> Bool { contains { $0 === object } }

  /// Removes an object wherever it is.
  mutating func removeAll(identicalTo object: AnyObject) { removeAll { $0 === object } }
}
