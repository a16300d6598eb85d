import Foundation
import RehearsalCore
import Testing

@testable import NavigationMap

@Suite("Graphviz as a process")
struct GraphvizTests {
  /// Runs a shell script in the place of `dot`; returns what is thrown, or the layout.
  private func layout(_ script: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("dot").path
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: program))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    do throws(GraphvizProblem) {
      return try Graphviz(path: "/nowhere:\(folder.path)").layout(of: "digraph {}").description
    } catch {
      return error.description
    }
  }

  @Test("the layout is what dot prints for the graph, in its JSON")
  func layout() throws {
    #expect(
      try layout(#"echo "{\"format\": \"$1\", \"graph\": \"$(cat $2)\"}""#)
        == #"{"format": "-Tjson0", "graph": "digraph {}"}"#)
  }

  @Test("the file of the graph is gone at the end")
  func file() throws {
    let path = try layout(#"echo "\"$2\"""#).filter { $0 != "\"" }
    #expect(path.hasSuffix(".dot") && !FileManager.default.fileExists(atPath: path))
  }

  @Test("a dot that fails is told with its errors, or else its exit code, and so is no JSON")
  func failures() throws {
    #expect(try layout("echo ' bad graph ' >&2; exit 1") == "Graphviz's dot failed: bad graph")
    #expect(try layout("exit 3") == "Graphviz's dot failed: exit code 3")
    #expect(try layout("echo '{'").hasPrefix("Graphviz's dot failed: "))
    #expect(
      GraphvizProblem.failed("a").notes
        == ["`dot -V` tells the version; 2.42 and later are known to work"])
  }
}
