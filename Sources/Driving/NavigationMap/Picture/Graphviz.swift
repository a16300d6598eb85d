import Foundation
import RehearsalCore

/// The reason that a map cannot be laid out.
public enum GraphvizProblem: Error, Equatable, CustomStringConvertible {
  /// Graphviz's `dot` is not installed.
  case missing
  /// `dot` failed, with what it said.
  case failed(String)

  /// The problem and its remedy.
  public var description: String {
    switch self {
    case .missing:
      "Graphviz, which lays out the picture, is not installed: `dot` is not on the PATH"
    case .failed(let message): "Graphviz's dot failed: \(message)"
    }
  }

  /// The ways to solve the problem.
  public var notes: [String] {
    guard self == .missing else {
      return ["`dot -V` tells the version; 2.42 and later are known to work"]
    }
    return [
      "install it with `apt-get install graphviz` or `brew install graphviz`",
      "or write another format, which needs no layout: --format mermaid, dot or json",
    ]
  }
}

/// Graphviz's `dot`, run as a process.
struct Graphviz {
  /// The path of the program.
  let program: String

  /// Finds `dot` on a search path.
  ///
  /// - Throws: ``GraphvizProblem/missing`` if it is not there.
  init(
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(GraphvizProblem) {
    let folders = path.split(separator: ":").map(String.init)
    let programs = folders.map { "\($0)/dot" }
    guard let found = programs.first(where: FileManager.default.isExecutableFile) else {
      throw .missing
    }
    program = found
  }

  /// Returns the layout of a graph in Graphviz's language, as Graphviz's JSON.
  func layout(of graph: String) throws(GraphvizProblem) -> PropsValue {
    // A file and not a pipe: a program that ends early would end this one by SIGPIPE.
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("rehearsal-\(UUID().uuidString).dot")
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      try Data(graph.utf8).write(to: file)
      let (output, errors, code) = try run(["-Tjson0", file.path])
      guard code == 0 else {
        throw GraphvizProblem.failed(errors.isEmpty ? "exit code \(code)" : errors)
      }
      return try PropsValue(json: output)
    } catch let problem as GraphvizProblem {
      throw problem
    } catch {
      throw .failed("\(error)")
    }
  }

  private func run(_ arguments: [String]) throws -> (Data, String, Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let output = Pipe()
    let errors = FileManager.default.temporaryDirectory
      .appendingPathComponent("rehearsal-\(UUID().uuidString).log")
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    return (data, text.trimmingCharacters(in: .whitespacesAndNewlines), process.terminationStatus)
  }
}
