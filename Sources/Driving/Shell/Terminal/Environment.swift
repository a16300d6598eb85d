#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The environment's variables: the process's, or a test's.
package struct Environment: Sendable {
  private let lookUp: @Sendable (String) -> String?

  /// What this process was started with.
  package static let process = Environment { name in
    guard let value = getenv(name) else { return nil }
    return String(cString: value)
  }

  private init(_ lookUp: @escaping @Sendable (String) -> String?) {
    self.lookUp = lookUp
  }

  package init(_ values: [String: String]) {
    self.init { values[$0] }
  }

  package subscript(name: String) -> String? { lookUp(name) }

  /// A variable that is set to something.
  func nonEmpty(_ name: String) -> String? {
    guard let value = self[name], !value.isEmpty else { return nil }
    return value
  }
}
