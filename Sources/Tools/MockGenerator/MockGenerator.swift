/// Writes a recording mock for every protocol that is marked `/// @mockable`.
///
/// A mock counts and keeps what is asked of it: `calls` is the whole list, in order and in words;
/// `fooCallCount`, `fooArgValues` and `fooHandler` are one method's, with the names that Mockolo
/// gave them.
public struct MockGenerator {
  private let protocols: [String: ProtocolDeclaration]
  private let marked: [ProtocolDeclaration]

  /// What a conforming class has anyway.
  private static let markers: Set = ["AnyObject", "Sendable", "class"]

  /// Reads sources.
  ///
  /// - Parameter sources: each file's path, as it is told in messages, and its text.
  public init(sources: [(path: String, text: String)]) {
    let all = sources.flatMap { ProtocolParser.protocols(in: $0.text, file: $0.path) }
    protocols = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    marked = all.filter(\.isMarked).sorted { $0.name < $1.name }
  }

  /// The mocks as a Swift file, in order of their names.
  ///
  /// - Parameters:
  ///   - imports: the import lines of the file.
  ///   - command: the command that writes it, for whoever opens it.
  /// - Throws: ``MockProblem`` with everything that cannot be written.
  public func file(imports: [String], command: String) throws(MockProblem) -> String {
    var problems: [String] = []
    var mocks: [String] = []
    for declaration in marked {
      do {
        mocks.append(MockWriter(try flattened(declaration)).text)
      } catch {
        problems += error.lines
      }
    }
    guard problems.isEmpty else { throw MockProblem(lines: problems) }
    let head = [
      "// Written by `\(command)` from the protocols marked @mockable: do not edit.",
      "// swift-format-ignore-file", "",
    ]
    return (head + imports + [""]).joined(separator: "\n") + "\n"
      + (mocks + [Self.helper]).joined(separator: "\n")
  }

  private static let helper = """
    /// An argument as a list of calls has it: an object by its type, a value as it is written.
    private func spoken(_ argument: Any) -> String {
      type(of: argument) is AnyClass ? "\\(type(of: argument))" : String(reflecting: argument)
    }

    """

  /// A protocol with the requirements of those it refines before its own.
  private func flattened(
    _ declaration: ProtocolDeclaration
  ) throws(MockProblem) -> ProtocolDeclaration {
    if let first = declaration.unwritable.first {
      throw .unwritable(first, of: declaration.name)
    }
    var whole = declaration
    for name in declaration.inherited.reversed() where !Self.markers.contains(name) {
      guard let refined = protocols[name] else { throw .unknown(name, of: declaration) }
      let inherited = try flattened(refined)
      whole.properties = inherited.properties + whole.properties
      whole.methods = inherited.methods + whole.methods
    }
    return whole
  }
}
