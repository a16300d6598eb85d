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

  @Test("entries are loaded in the next run")
  func kept() throws {
    let first = history()
    for line in ["help", "tap \"Sign in\"", "a\nb\\n\0c", "é日"] { first.add(line) }
    #expect(try text() == "help\ntap \"Sign in\"\na\\nb\\\\n\\0c\né日\n")
    #expect(history().entries == first.entries)
    #expect(first.takeProblem() == nil)
  }

  @Test("the earlier lines are loaded when they are asked for first")
  func earlier() {
    history().add("one")
    let next = history()
    #expect(next.earlier == ["one"])
    next.add("two")
    #expect(next.earlier == ["one"] && next.entries == ["one", "two"])
  }

  @Test("only the owner can read the file")
  func isPrivate() throws {
    let history = history()
    history.add("help")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test("blank lines and a repeated line are not added")
  func leavesOut() throws {
    let history = history()
    let added = ["help", "help", "", "  \t", "look", "help"].map { history.add($0) }
    #expect(added == [true, false, false, false, true, true])
    #expect(history.entries == ["help", "look", "help"])
    #expect(try text() == "help\nlook\nhelp\n")
  }

  @Test("two shells at the same time store complete lines without duplicates")
  func twoShells() throws {
    let left = history()
    let right = history()
    left.add("one")
    right.add("one")
    right.add("two")
    left.add("three")
    #expect(try text() == "one\ntwo\nthree\n")
    #expect(left.entries == ["one", "three"])
    #expect(right.entries == ["one", "two"])
  }

  @Test("removed lines leave the entries of both runs and the file, and only those")
  func removed() throws {
    let earlier = history()
    for line in ["one", "two"] { earlier.add(line) }
    let later = history()
    #expect(!later.isEmpty)
    later.add("three")
    later.remove { ["one", "three"].contains($0) }
    #expect(later.earlier == ["two"] && later.entries == ["two"])
    #expect(try text() == "two\n" && history().entries == ["two"])
    later.remove { _ in false }
    #expect(try text() == "two\n")
  }

  @Test("a history is empty until a line is added or was stored")
  func empty() throws {
    let first = history()
    #expect(first.isEmpty && first.entries == [] && first.isEmpty)
    first.add("one")
    #expect(!first.isEmpty && !history().isEmpty)
    let next = history()
    #expect(next.entries == ["one"] && !next.isEmpty)
    next.remove { _ in true }
    #expect(next.isEmpty)
  }

  @Test("a shell writes to a file that another shell has replaced")
  func replacedMeanwhile() throws {
    let old = history()
    old.add("one")
    for number in 2...9 { old.add("\(number)") }
    let trimming = history(limit: 4)
    #expect(trimming.entries == ["6", "7", "8", "9"])
    old.add("ten")
    trimming.add("eleven")
    #expect(try text() == "6\n7\n8\n9\nten\neleven\n")
  }

  @Test("entries above the limit are removed, in memory and in the file")
  func bounded() throws {
    let first = history(limit: 4)
    for number in 1...9 { first.add("\(number)") }
    #expect(first.entries == ["6", "7", "8", "9"])
    #expect(history(limit: 4).entries == ["6", "7", "8", "9"])
    #expect(try text() == "6\n7\n8\n9\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("state/deep"))
    #expect(names == ["crew.history"])
  }

  @Test(
    "a file is rewritten once it has a quarter more entries than the limit", arguments: [15, 16])
  func quarter(count: Int) throws {
    let lines = (1...count).map(String.init)
    try write(Array(lines.joined(separator: "\n").utf8) + [0x0A])
    #expect(history(limit: 12).entries == lines.suffix(12))
    let kept = count == 15 ? lines : lines.suffix(12)
    #expect(try text() == kept.joined(separator: "\n") + "\n")
  }

  @Test("an entry that is too long for the file is kept in memory")
  func longEntry() throws {
    let first = history()
    first.add("help")
    let long = String(repeating: "x", count: HistoryFile.longestEntry)
    first.add(long)
    #expect(first.entries == ["help", long])
    #expect(history().entries == ["help"])
  }

  @Test("entries that are not UTF-8 stay in the file when others are removed")
  func bytes() throws {
    try write(Array("1\n2\n3\n4\n5\n".utf8) + [0xFF, 0x61, 0x0A])
    #expect(history(limit: 2).entries == ["5", "\u{FFFD}a"])
    #expect(try contents() == Array("5\n".utf8) + [0xFF, 0x61, 0x0A])
  }

  @Test("an incomplete last line is ended before the next entry")
  func cutShort() throws {
    try write(Array("help\nloo".utf8))
    let history = history()
    #expect(history.entries == ["help", "loo"])
    history.add("look")
    #expect(try text() == "help\nloo\nlook\n")
  }

  @Test("a symbolic link to the file is preserved")
  func link() throws {
    let first = history()
    for number in 1...9 { first.add("\(number)") }
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    let environment = Environment(["REHEARSAL_HISTORY": link])
    #expect(History(program: "crew", environment: environment, limit: 2).entries == ["8", "9"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
    #expect(try text() == "8\n9\n")
  }

  @Test("a file that cannot be written is reported once, and entries stay in memory")
  func unwritable() throws {
    try write([])
    let environment = Environment(["REHEARSAL_HISTORY": "\(path)/crew"])
    let history = History(program: "crew", environment: environment)
    #expect(history.takeProblem() == .unusable(path: "\(path)/crew", reason: "Not a directory"))
    history.add("help")
    #expect(history.takeProblem() == nil)
    #expect(history.entries == ["help"])
  }

  @Test("lines that cannot be removed from the file are reported, and the file stays as it was")
  func unreplaceable() throws {
    try write(Array("help\nlook\n".utf8))
    // A folder is in the place of the new file.
    try FileManager.default.createDirectory(
      atPath: "\(path).\(getpid())", withIntermediateDirectories: true)
    let history = history()
    history.remove { $0 == "help" }
    #expect(history.entries == ["look"])
    #expect(history.takeProblem() == .unusable(path: path, reason: "Is a directory"))
    #expect(try text() == "help\nlook\n")
  }

  @Test("a new file that cannot take the place of the old one is removed")
  func unmovable() throws {
    try write(Array("help\nlook\n".utf8))
    let (history, path) = (history(), path)
    #expect(history.entries == ["help", "look"])
    var seen: [String] = []
    history.remove { line in
      // While the file is read, after the entries in memory, a folder takes its place.
      if seen.contains("look") {
        try? FileManager.default.removeItem(atPath: path)
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      }
      seen.append(line)
      return line == "help"
    }
    #expect(history.takeProblem()?.description.contains("Is a directory") == true)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("state/deep"))
    #expect(names == ["crew.history"])
  }

  @Test("a pipe and a folder are refused")
  func noFile() throws {
    _ = mkfifo(folder.path("pipe"), 0o600)
    for (name, reason) in [("pipe", "Invalid argument"), ("", "Is a directory")] {
      let environment = Environment(["REHEARSAL_HISTORY": folder.path(name)])
      let history = History(program: "crew", environment: environment)
      #expect(history.takeProblem() == .unusable(path: folder.path(name), reason: reason))
    }
  }

  @Test("an empty path or /dev/null stores no history", arguments: ["", "/dev/null"])
  func none(_ path: String) {
    let history = History(program: "crew", environment: Environment(["REHEARSAL_HISTORY": path]))
    history.add("help")
    #expect(history.entries == ["help"])
    #expect(history.takeProblem() == nil)
  }

  @Test("without a folder for the history that is told once, and entries stay in memory")
  func noHome() {
    let history = History(program: "crew", environment: Environment([:]))
    history.add("help")
    #expect([history.takeProblem(), history.takeProblem()] == [.noHome, nil])
    #expect(history.entries == ["help"])
  }

  @Test("messages name the problem and the remedy")
  func messages() {
    #expect(
      HistoryProblem.unusable(path: "/x", reason: "Permission denied").description
        == "warning: the history is not stored: /x: Permission denied. Set REHEARSAL_HISTORY to a "
        + "writable file, or to an empty value to store no history.")
    #expect(
      HistoryProblem.noHome.description
        == "warning: the history is not stored: HOME is not set. Set REHEARSAL_HISTORY to a "
        + "writable file, or to an empty value to store no history.")
  }
}
