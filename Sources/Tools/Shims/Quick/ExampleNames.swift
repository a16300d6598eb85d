// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Quick's, and their documentation is too.
internal import Foundation

/// The names of examples: in words, and as identifiers by which XCTest lists them.
///
/// A comma in a name would end it in the list of tests that a run is limited to.
nonisolated enum ExampleNames {
  @MainActor private static var words: [String: String] = [:]

  /// Returns the name of a test in words while it runs, else the one it is listed by.
  static func words(_ name: String, _ runs: Bool) -> String {
    guard runs else { return name }
    return MainActor.assumeIsolated { words[name] } ?? name
  }

  /// Returns the identifiers of examples of a spec, each with letters, digits and underscores alone.
  @MainActor static func identifiers(of examples: [Example], in spec: AnyClass) -> [String] {
    var seen: [String: Int] = [:]
    return examples.map { example in
      let plain = identifier(example.name)
      seen[plain, default: 0] += 1
      let count = seen[plain, default: 1]
      let name = count == 1 ? plain : "\(plain)_\(count)"
      words["\(spec).\(name)"] = "\(spec).\(example.name)"
      return name
    }
  }

  private static func identifier(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
