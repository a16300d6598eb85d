import Foundation

nonisolated extension Node {
  /// The value as an app reads it: objects of Objective-C's classes, `NSNull` for none.
  var value: Any {
    if let leaf { return leaf.value }
    if children.isEmpty { return NSNull() }
    if let values = list({ $0.value }) { return NSArray(array: values) }
    return NSDictionary(dictionary: children.mapValues { $0.value })
  }

  /// The value with priorities, as requests carry it.
  var exported: Any {
    guard let priority else {
      if let leaf { return leaf.value }
      if children.isEmpty { return NSNull() }
      // A list with gaps would be sent with nulls in them.
      if let values = list({ $0.exported }), values.count == children.count { return values }
      return children.mapValues { $0.exported }
    }
    var values = children.mapValues { $0.exported }
    if let leaf { values[".value"] = leaf.value }
    values[".priority"] = priority.value
    return values
  }

  /// The children as a list if most keys from 0 to the highest are there; nil otherwise.
  private func list(_ value: (Node) -> Any) -> [Any]? {
    let indexes = children.keys.compactMap { NodeKey($0).index }
    guard indexes.count == children.count, let last = indexes.max(), let first = indexes.min(),
      first >= 0, last < 2 * children.count
    else { return nil }
    return (0...last).map { children["\($0)"].map(value) ?? NSNull() }
  }

  /// The bytes of the JSON text, with sorted keys.
  var json: Data {
    let options: JSONSerialization.WritingOptions = [
      .sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed,
    ]
    return (try? JSONSerialization.data(withJSONObject: exported, options: options)) ?? Data()
  }

  /// Creates the node of a JSON text; nil if it cannot be read.
  init?(json: Data) {
    guard let value = try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
    else { return nil }
    self.init(value)
  }

  /// A text that changes with the node, for requests that expect it unchanged.
  var tag: String {
    guard !isEmpty else { return "null_etag" }
    let hash = json.reduce(UInt64(14_695_981_039_346_656_037)) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    return String(hash, radix: 36)
  }
}
