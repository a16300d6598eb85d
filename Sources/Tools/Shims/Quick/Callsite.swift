// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Quick's, and their documentation is too.
public typealias FileString = String

/// The place of an example in a spec's source.
nonisolated public final class Callsite: Sendable, Equatable {
  public let file: FileString
  public let line: UInt

  init(file: FileString, line: UInt) {
    self.file = file
    self.line = line
  }

  public static func == (lhs: Callsite, rhs: Callsite) -> Bool {
    lhs.file == rhs.file && lhs.line == rhs.line
  }
}
