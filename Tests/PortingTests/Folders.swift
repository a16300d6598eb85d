import Foundation

@testable import Porting

/// A folder of an app and a folder for its package, removed at the end.
final class Folders {
  let root: URL
  var app: URL { root.appendingPathComponent("Hello") }
  var output: URL { root.appendingPathComponent("out") }

  init(_ files: [String: String]) throws {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("port-\(UUID().uuidString)")
    for (path, text) in files { try write(path, text) }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func write(_ path: String, _ text: String) throws {
    let url = app.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func port(_ change: (inout PortRequest) -> Void = { _ in }) throws -> PortReport {
    var request = PortRequest(app: app, output: output)
    change(&request)
    return try Port(request).run()
  }

  /// The text of the error that a port ends with.
  func failure(_ change: (inout PortRequest) -> Void = { _ in }) -> String? {
    do {
      _ = try port(change)
      return nil
    } catch {
      return "\(error)".replacing(root.path, with: "ROOT")
    }
  }

  func written(_ path: String) throws -> String {
    try String(contentsOf: output.appendingPathComponent(path), encoding: .utf8)
  }
}

/// The smallest app delegate.
let appDelegate = """
  import UIKit
  @main
  class AppDelegate: UIResponder, UIApplicationDelegate {}

  """

/// Ports an app of one source, a delegate and what the source uses; returns the lines of the source.
func portedLines(_ source: String, with declarations: String = "") throws -> [String] {
  let folders = try Folders([
    "AppDelegate.swift": appDelegate, "A.swift": source, "Declarations.swift": declarations,
  ])
  _ = try folders.port()
  return try folders.written("Sources/Hello/App/A.swift")
    .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

/// Ports an app of one source, a delegate and what the source uses; returns the text of the source.
func ported(_ source: String, with declarations: String = "") throws -> String {
  try portedLines(source, with: declarations).joined(separator: "\n")
}
