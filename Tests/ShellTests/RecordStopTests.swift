import Foundation
import HeadlessUIKit
import TestApps
import Testing

/// An app with one button.
private final class OneButtonAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    let root = UIViewController()
    root.view.addSubview(UIButton(primaryAction: UIAction(title: "Add") { _ in }))
    return root
  }
}

@Suite("The end of a recording")
struct RecordStopTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The typed lines and what was said of recordings, without the folder.
  private func said(_ lines: [String]) throws -> [String] {
    try TypedShell.output(
      of: lines.map { $0.replacing("FOLDER", with: folder.url.path) },
      into: OneButtonAppDelegate.self
    )
    .replacing(folder.url.path, with: "FOLDER")
    .split(separator: "\n").map(String.init)
    .filter { line in ["> ", "wrote ", "recording to ", "error: "].contains { line.hasPrefix($0) } }
  }

  private func script(_ name: String) throws -> [String] {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
      .split(separator: "\n").map(String.init).filter { $0.hasPrefix("tap") }
  }

  @Test("a recording that was stopped is none any more, and its file stays as it is")
  func stopped() throws {
    #expect(
      try said([
        "record FOLDER/a.script", "tap Add", "record stop", "tap Add", "record stop",
      ]) == [
        "> record FOLDER/a.script", "recording to FOLDER/a.script; `record stop` ends it",
        "> tap Add", "> record stop",
        "wrote FOLDER/a.script; `replay FOLDER/a.script` runs it", "> tap Add", "> record stop",
        "error: nothing is being recorded",
      ])
    #expect(try script("a.script") == ["tap Add"])
  }

  @Test("record stop FILE writes the recording to that file, or all commands without one")
  func file() throws {
    _ = try said(["tap Add", "tap Add", "record stop FOLDER/all.script"])
    #expect(try script("all.script") == ["tap Add", "tap Add"])
    _ = try said(["record FOLDER/b.script", "tap Add", "record stop FOLDER/c.script"])
    #expect(try script("c.script") == ["tap Add"])
  }

  @Test("a recording that cannot be written goes on")
  func unwritable() throws {
    let lines = try said([
      "record FOLDER/d.script", "tap Add", "record stop /dev/null/e.script", "tap Add",
      "record stop",
    ])
    #expect(lines.filter { $0.hasPrefix("error: ") }.count == 1)
    #expect(lines.last == "wrote FOLDER/d.script; `replay FOLDER/d.script` runs it")
    #expect(try script("d.script") == ["tap Add", "tap Add"])
  }

  @Test("undo and redo write the recording again")
  func undone() throws {
    _ = try said(["record FOLDER/f.script", "tap Add", "tap Add", "undo"])
    #expect(try script("f.script") == ["tap Add"])
    _ = try said(["record FOLDER/g.script", "tap Add", "tap Add", "undo", "redo"])
    #expect(try script("g.script") == ["tap Add", "tap Add"])
  }
}
