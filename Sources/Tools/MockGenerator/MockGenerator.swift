import Foundation
import Porting

/// A generator of recording mocks for the protocols that are marked `/// @mockable`.
///
/// A mock records its calls: `calls` lists all of them as text, in order. For each method there are
/// `fooCallCount`, `fooArgValues` and `fooHandler`, named as in Mockolo.
public struct MockGenerator {
  private let protocols: [String: ProtocolDeclaration]
  private let marked: [ProtocolDeclaration]

  /// The inherited types that add no requirements to a class.
  private static let markers: Set = ["AnyObject", "Sendable", "class"]

  /// Creates a generator for some sources.
  ///
  /// - Parameter sources: the path, shown in messages, and the text of each file.
  /// - Throws: an error if the tool that reads the sources cannot be compiled.
  public init(sources: [(path: String, text: String)]) throws {
    let tool = try RewriterTool { _ in }
    let request = sources.map { ["path": $0.path, "text": $0.text] }
    let reply = try tool.output(["protocols"], input: try JSONEncoder().encode(request))
    let all = try JSONDecoder().decode([ProtocolDeclaration].self, from: reply)
    protocols = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    marked = all.filter(\.isMarked).sorted { $0.name < $1.name }
  }

  /// Generates a Swift file with the mocks, sorted by name.
  ///
  /// - Parameters:
  ///   - imports: the import lines of the file.
  ///   - command: the command that writes the file, named in its first line.
  /// - Throws: ``MockProblem`` with all requirements that mocks do not support.
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
    /// Returns an argument as text: the type of an object, the debug description of a value.
    private func argumentText(_ argument: Any) -> String {
      type(of: argument) is AnyClass ? "\\(type(of: argument))" : String(reflecting: argument)
    }

    """

  /// Returns a protocol with the requirements of the protocols it refines before its own.
  private func flattened(
    _ declaration: ProtocolDeclaration
  ) throws(MockProblem) -> ProtocolDeclaration {
    if let first = declaration.unsupported.first {
      throw .unsupported(first, of: declaration.name)
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
