/// An error with the reasons why mocks cannot be generated.
public struct MockProblem: Error, Equatable, CustomStringConvertible {
  /// The lines of the message: the problem with its source location, then the remedy.
  public let lines: [String]

  /// The lines, joined.
  public var description: String { lines.joined(separator: "\n") }

  static func unsupported(
    _ requirement: ProtocolDeclaration.UnsupportedRequirement, of name: String
  ) -> Self {
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
