import Foundation
import Testing

@testable import Shell

@Suite("Long results and the pager")
struct PagerTests {
  @Test(
    "PAGER names the pager; without it less is used, but on a dumb terminal",
    arguments: [
      (["PAGER": "more"], true), (["PAGER": ""], false), (["PAGER": "cat"], false),
      (["PAGER": "more", "TERM": "dumb"], true), (["TERM": "xterm"], true),
      (["TERM": "dumb"], false),
      (["TERM": ""], false), ([:], false),
    ])
  func choice(_ variables: [String: String], _ hasPager: Bool) {
    #expect((Pager(environment: Environment(variables)) { 24 } != nil) == hasPager)
  }

  @Test("a terminal whose size is unknown has 24 rows")
  func rows() throws {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/dev/null"))
    defer { try? file.close() }
    #expect(Pager.rows(descriptor: file.fileDescriptor) == 24)
  }

  /// Prints lines on a terminal of four rows; returns what is printed and what the pager gets.
  private func page(_ count: Int, pager command: String?) throws -> (printed: String, paged: String)
  {
    let folder = try TemporaryFolder()
    let file = folder.path("paged")
    var printed = ""
    let pager = command.flatMap {
      Pager(environment: Environment(["PAGER": $0.replacing("FILE", with: file)])) { 4 }
    }
    let output = ShellOutput(
      width: 72, isColoured: false, pager: pager, print: { printed += $0 }, warn: { printed += $0 })
    output.page((1...count).map(String.init))
    let paged = try? String(contentsOfFile: file, encoding: .utf8)
    return (printed, paged ?? "")
  }

  @Test("lines that leave no row for the prompt go through the pager, fewer are printed")
  func needed() throws {
    #expect(try page(3, pager: "cat > FILE") == ("1\n2\n3\n", ""))
    #expect(try page(4, pager: "cat > FILE") == ("", "1\n2\n3\n4\n"))
    #expect(try page(5, pager: nil) == ("1\n2\n3\n4\n5\n", ""))
  }

  @Test("lines are printed where the shell does not find the pager, not where the pager just fails")
  func missing() throws {
    #expect(try page(4, pager: "exit 127") == ("1\n2\n3\n4\n", ""))
    #expect(try page(4, pager: "cat > FILE; exit 1") == ("", "1\n2\n3\n4\n"))
  }

  @Test("a wrapped line counts as its parts, and nothing is printed for no lines")
  func wrapped() {
    var printed: [String] = []
    let output = ShellOutput(
      width: 20, isColoured: false, print: { printed.append($0) }, warn: { printed.append($0) })
    output.page(["aaaaaaaa bbbbbbbb cccccccc"])
    output.page(["aaaaaaaa bbbbbbbb cccccccc"], isWrapping: false)
    output.page([])
    output.printError([])
    #expect(printed == ["aaaaaaaa bbbbbbbb\n    cccccccc\n", "aaaaaaaa bbbbbbbb cccccccc\n"])
  }
}
