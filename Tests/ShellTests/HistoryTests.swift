import Foundation
import Testing

@testable import Shell

@Suite("History") struct HistoryTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("state/deep/crew.history")
  }

  private func history(limit: Int = 10_000) -> History {
    History(program: "crew", environment: Environment(["REHEARSAL_HISTORY": path]), limit: limit)
  }

  private func contents() throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private func text() throws -> String { String(decoding: try contents(), as: UTF8.self) }

  private func write(_ bytes: [UInt8]) throws {
    _ = history()
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  @Test("is there again in the next run")
  func kept() throws {
    var first = history()
    for line in ["help", "tap \"Sign in\"", "a\nb\\n\0c", "é日"] { first.add(line) }
    #expect(try text() == "help\ntap \"Sign in\"\na\\nb\\\\n\\0c\né日\n")
    #expect(history().entries == first.entries)
    #expect(first.takeProblem() == nil)
  }

  @Test("is for its owner's eyes only")
  func isPrivate() throws {
    var history = history()
    history.add("help")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test("leaves out blank lines and the same line again")
  func leavesOut() throws {
    var history = history()
    let added = ["help", "help", "", "  \t", "look", "help"].map { history.add($0) }
    #expect(added == [true, false, false, false, true, true])
    #expect(history.entries == ["help", "look", "help"])
    #expect(try text() == "help\nlook\nhelp\n")
  }

  @Test("keeps whole lines of two shells at once, and no duplicate between them")
  func twoShells() throws {
    var left = history()
    var right = history()
    left.add("one")
    right.add("one")
    right.add("two")
    left.add("three")
    #expect(try text() == "one\ntwo\nthree\n")
    #expect(left.entries == ["one", "three"])
    #expect(right.entries == ["one", "two"])
  }

  @Test("a shell goes on in the file that another one put in its place")
  func replacedMeanwhile() throws {
    var old = history()
    old.add("one")
    for number in 2...9 { old.add("\(number)") }
    var trimming = history(limit: 4)
    #expect(trimming.entries == ["6", "7", "8", "9"])
    old.add("ten")
    trimming.add("eleven")
    #expect(try text() == "6\n7\n8\n9\nten\neleven\n")
  }

  @Test("is bounded, in memory and in its file")
  func bounded() throws {
    var first = history(limit: 4)
    for number in 1...9 { first.add("\(number)") }
    #expect(first.entries == ["6", "7", "8", "9"])
    #expect(history(limit: 4).entries == ["6", "7", "8", "9"])
    #expect(try text() == "6\n7\n8\n9\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("state/deep"))
    #expect(names == ["crew.history"])
  }

  @Test("an entry too long for the file is there for this run")
  func longEntry() throws {
    var first = history()
    first.add("help")
    let long = String(repeating: "x", count: HistoryFile.longestEntry)
    first.add(long)
    #expect(first.entries == ["help", long])
    #expect(history().entries == ["help"])
  }

  @Test("bytes that are no UTF-8 stay in the file when others are dropped")
  func bytes() throws {
    try write(Array("1\n2\n3\n4\n5\n".utf8) + [0xFF, 0x61, 0x0A])
    #expect(history(limit: 2).entries == ["5", "\u{FFFD}a"])
    #expect(try contents() == Array("5\n".utf8) + [0xFF, 0x61, 0x0A])
  }

  @Test("a line that was cut short is closed before the next one")
  func cutShort() throws {
    try write(Array("help\nloo".utf8))
    var history = history()
    #expect(history.entries == ["help", "loo"])
    history.add("look")
    #expect(try text() == "help\nloo\nlook\n")
  }

  @Test("a link to the file stays a link")
  func link() throws {
    var first = history()
    for number in 1...9 { first.add("\(number)") }
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    let environment = Environment(["REHEARSAL_HISTORY": link])
    #expect(History(program: "crew", environment: environment, limit: 2).entries == ["8", "9"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
    #expect(try text() == "8\n9\n")
  }

  @Test("that cannot be kept says so once and lasts for the run")
  func unwritable() throws {
    try write([])
    let environment = Environment(["REHEARSAL_HISTORY": "\(path)/crew"])
    var history = History(program: "crew", environment: environment)
    #expect(history.takeProblem() == .unusable(path: "\(path)/crew", reason: "Not a directory"))
    history.add("help")
    #expect(history.takeProblem() == nil)
    #expect(history.entries == ["help"])
  }

  @Test("a pipe or a folder is no place for it")
  func noFile() throws {
    _ = mkfifo(folder.path("pipe"), 0o600)
    for (name, reason) in [("pipe", "Invalid argument"), ("", "Is a directory")] {
      let environment = Environment(["REHEARSAL_HISTORY": folder.path(name)])
      var history = History(program: "crew", environment: environment)
      #expect(history.takeProblem() == .unusable(path: folder.path(name), reason: reason))
    }
  }

  @Test("nobody has to keep one", arguments: ["", "/dev/null"])
  func none(_ path: String) {
    var history = History(program: "crew", environment: Environment(["REHEARSAL_HISTORY": path]))
    history.add("help")
    #expect(history.entries == ["help"])
    #expect(history.takeProblem() == nil)
  }

  @Test("problems say what to do")
  func messages() {
    #expect(
      HistoryProblem.unusable(path: "/x", reason: "Permission denied").description
        == "warning: the history is not kept: /x: Permission denied. Set REHEARSAL_HISTORY to a "
        + "file that can be written, or to nothing to keep none.")
    #expect(
      HistoryProblem.noHome.description
        == "warning: the history is not kept: HOME is not set. Set REHEARSAL_HISTORY to a file "
        + "that can be written, or to nothing to keep none.")
  }
}
