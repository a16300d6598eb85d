public import Foundation

/// Returns a dictionary as `CFDictionary`, with its keys as texts.
///
/// `rehearse port` writes it for a cast, which Apple's systems bridge whatever the types are.
nonisolated public func rehearsalDictionary<Key, Value>(
  _ dictionary: [Key: Value]
) -> [String: Any] { keyedByText(dictionary) }

/// Returns a dictionary of Objective-C as `CFDictionary`, with its keys as texts.
nonisolated public func rehearsalDictionary(_ dictionary: NSDictionary) -> [String: Any] {
  keyedByText(dictionary)
}

nonisolated private func keyedByText<Key, Value>(
  _ entries: some Sequence<(key: Key, value: Value)>
) -> [String: Any] {
  var result: [String: Any] = [:]
  for (key, value) in entries { result[text(key)] = value }
  return result
}

nonisolated private func text(_ key: Any) -> String {
  if let key = key as? any OptionalKey { return key.text }
  return "\(key)"
}

/// A key that is optional, as that of a constant declared as `String!`.
private protocol OptionalKey {
  nonisolated var text: String { get }
}

extension Optional: OptionalKey {
  nonisolated fileprivate var text: String { map { "\($0)" } ?? "" }
}
