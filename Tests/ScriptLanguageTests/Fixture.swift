import Foundation
import Testing

@testable import ScriptLanguage

/// A script with mistakes, and the file beside it with the messages they must have.
nonisolated struct Fixture: CustomTestStringConvertible, Sendable {
  /// The folder of all fixtures.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures").path

  /// The command that writes every file of expected messages from the current messages.
  static let updateCommand = "UPDATE_FIXTURES=1 swift test --filter FixtureTests"

  /// Whether the files of expected messages are written instead of compared.
  static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] != nil

  /// The script's path in the folder of fixtures.
  let path: String

  var testDescription: String { path }

  /// The path of the expected messages.
  var expectedPath: String { Self.folder + "/" + path.dropLast(6) + "expected" }

  /// All fixtures, without the scripts that they include.
  static func all() -> [Fixture] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".script") && !$0.contains("/steps/") }.sorted()
      .map { Fixture(path: $0) }
  }
}

extension Fixture {
  /// The messages of `rehearse check` for the script, with an empty line after each.
  @MainActor
  func messages() -> String {
    let loader = ScriptLoader(files: .disk(in: Self.folder), environment: ["SHELL": "/bin/sh"])
    let problems = loader.load(path, within: ".").problems
    return problems.flatMap { $0.lines + [""] }.map { $0 + "\n" }.joined()
  }
}

extension ScriptFiles {
  /// Returns the files of a folder as if it were the current one.
  static func disk(in folder: String) -> ScriptFiles {
    let disk = ScriptFiles.disk
    return ScriptFiles(
      read: { disk.read(ScriptPath.join(folder, $0)) },
      entries: { disk.entries(ScriptPath.join(folder, $0)) },
      realPath: { ScriptPath.join(folder, $0) }, write: { _, _ in })
  }
}
