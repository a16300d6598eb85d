#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The environment's variables, of the process or of a test.
package struct Environment: Sendable {
  private let lookUp: @Sendable (String) -> String?

  /// The variables of this process.
  package static let process = Environment { name in
    guard let value = getenv(name) else { return nil }
    return String(cString: value)
  }

  private init(_ lookUp: @escaping @Sendable (String) -> String?) {
    self.lookUp = lookUp
  }

  /// Creates an environment with these variables.
  package init(_ values: [String: String]) {
    self.init { values[$0] }
  }

  /// The value of a variable; nil if it is not set.
  package subscript(name: String) -> String? { lookUp(name) }

  /// Returns the value of a variable that is set and not empty.
  func nonEmpty(_ name: String) -> String? {
    guard let value = self[name], !value.isEmpty else { return nil }
    return value
  }
}
