/// Why mocks could not be written.
public struct MockProblem: Error, Equatable, CustomStringConvertible {
  /// What is wrong, where, and what to do, a line each.
  public let lines: [String]

  /// All lines.
  public var description: String { lines.joined(separator: "\n") }

  static func unwritable(_ requirement: ProtocolDeclaration.Unwritable, of name: String) -> Self {
    Self(lines: [
      "\(requirement.place): error: no mock can be written for \(requirement.what) in \(name)",
      "  write this mock by hand, and take `@mockable` away",
    ])
  }

  static func unknown(_ inherited: String, of declaration: ProtocolDeclaration) -> Self {
    Self(lines: [
      "\(declaration.place): error: \(declaration.name) refines \(inherited), which is in none of "
        + "the sources",
      "  name the folder that declares it as well",
    ])
  }
}
