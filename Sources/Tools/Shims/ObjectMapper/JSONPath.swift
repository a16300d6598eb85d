import Foundation

/// The keys, and the indices of arrays, that lead to a value.
struct JSONPath {
  private let parts: ArraySlice<String>

  /// Creates the path of a key; without a delimiter the key is its only part.
  init(_ key: String, delimiter: String?) {
    parts = ArraySlice(delimiter.map { key.components(separatedBy: $0) } ?? [key])
  }

  private init(_ parts: ArraySlice<String>) { self.parts = parts }

  private var rest: JSONPath { JSONPath(parts.dropFirst()) }

  /// Returns the value at the end of the path; nil if there is none.
  func find(in container: Any) -> Any? {
    guard let first = parts.first else { return container }
    if let dictionary = container as? [String: Any] {
      return dictionary[first].flatMap(rest.find)
    }
    guard let array = container as? [Any], let index = Int(first), array.indices.contains(index)
    else { return nil }
    return rest.find(in: array[index])
  }

  /// Writes a value, and the dictionaries on the way to it that are missing.
  func set(_ value: Any, in dictionary: inout [String: Any]) {
    let named = JSONPath(parts.filter { parts.count == 1 || !$0.isEmpty }[...])
    guard let first = named.parts.first else { return }
    guard named.parts.count > 1 else {
      dictionary[first] = value
      return
    }
    var child = dictionary[first] as? [String: Any] ?? [:]
    named.rest.set(value, in: &child)
    dictionary[first] = child
  }
}
