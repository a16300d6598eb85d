import Foundation
import HeadlessUIKit
import Testing

@testable import Shell

@Suite("Completion of files")
struct FileCompletionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("the scripts, JSON files and folders that begin with the typed text are offered, by name")
  func files() throws {
    for name in ["alpha.script", "all.json", "album.txt", "beta.script"] {
      try Data().write(to: URL(fileURLWithPath: folder.path(name)))
    }
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("alps"), withIntermediateDirectories: false)
    var offered: [[String]] = []
    let ask = { (shell: InteractiveShell) in
      for typed in ["al", "b", "x", ""] {
        let line = "replay " + folder.url.path + "/" + typed
        offered.append(shell.complete(line, line.endIndex).candidates.map(\.text))
      }
    }
    _ = try ScriptedRun([.question(ask)], into: FormAppDelegate.self)
    let names = offered.map { $0.map { $0.replacing(folder.url.path + "/", with: "") } }
    #expect(
      names == [
        ["all.json", "alpha.script", "alps/"], ["beta.script"], [],
        ["all.json", "alpha.script", "alps/", "beta.script"],
      ])
  }
}
