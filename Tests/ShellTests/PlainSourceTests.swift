import Foundation
import Testing

@testable import Shell

@Suite("Lines from a pipe") struct PlainSourceTests {
  /// Returns the results of a source for some bytes, up to and including the end.
  private func read(_ bytes: [UInt8]) throws -> [Result<LineInput, LineError>] {
    let file = try TemporaryFile(bytes)
    let source = PlainSource(descriptor: file.handle.fileDescriptor)
    var inputs: [Result<LineInput, LineError>] = []
    while inputs.last != .success(.endOfInput) {
      inputs.append(Result { () throws(LineError) in try source.nextLine(prompt: Prompt("> ")) })
    }
    return inputs
  }

  @Test(
    "LF and CRLF end a line; the last line may lack both",
    arguments: [
      ("", []), ("\n", [""]), ("a\nb\n", ["a", "b"]), ("a\r\nb", ["a", "b"]),
      ("a\r\n\r\n", ["a", ""]),
      ("a\rb\n", ["a\rb"]), ("é日\u{0}x\n", ["é日\u{0}x"]), ("\n\na", ["", "", "a"]),
    ])
  func lines(_ text: String, _ expected: [String]) throws {
    let inputs = try read(Array(text.utf8))
    #expect(inputs == (expected.map { .line($0) } + [.endOfInput]).map { .success($0) })
  }

  @Test("a line of a megabyte is one line")
  func long() throws {
    let line = String(repeating: "0123456789", count: 100_000)
    #expect(
      try read(Array("\(line)\nnext".utf8))
        == [.line(line), .line("next"), .endOfInput].map { .success($0) })
  }

  @Test(
    "a byte that is not UTF-8 is an error with its location, and the next line is read",
    arguments: [
      ([0x61, 0xFF], 0xFF, 2), ([0xC3], 0xC3, 1), ([0xC3, 0xA9, 0xC3, 0x28], 0xC3, 2),
      ([0xEF, 0xBF], 0xEF, 1), ([0xEF, 0xBF, 0xBD, 0xEF, 0xBF], 0xEF, 2),
      ([0xED, 0xA0, 0x80], 0xED, 1),
      ([0xC0, 0x80], 0xC0, 1), ([0xF4, 0x90, 0x80, 0x80], 0xF4, 1),
    ] as [([UInt8], UInt8, Int)])
  func broken(_ bytes: [UInt8], _ byte: UInt8, _ column: Int) throws {
    let inputs = try read([0x78, 0x0A] + bytes + [0x0A, 0x79])
    #expect(
      inputs == [
        .success(.line("x")), .failure(.notUTF8(byte: byte, line: 2, column: column)),
        .success(.line("y")), .success(.endOfInput),
      ])
  }

  @Test("an unreadable descriptor is an error once, then the end")
  func unreadable() throws {
    let source = PlainSource(descriptor: -1)
    let error = LineError.unreadable(reason: "Bad file descriptor")
    #expect(throws: error) { try source.nextLine(prompt: Prompt("> ")) }
    #expect(try source.nextLine(prompt: Prompt("> ")) == .endOfInput)
  }

  @Test("a stopped source is at its end")
  func stopped() throws {
    let file = try TemporaryFile(Array("a\nb\n".utf8))
    let source = PlainSource(descriptor: file.handle.fileDescriptor)
    #expect(try source.nextLine(prompt: Prompt("> ")) == .line("a"))
    source.stop()
    #expect(try source.nextLine(prompt: Prompt("> ")) == .endOfInput)
  }

  @Test("messages name the problem, its location and the remedy")
  func messages() {
    #expect(
      LineError.notUTF8(byte: 0xC, line: 3, column: 5).description
        == "standard input:3:5: byte 0xC is not UTF-8; save the text as UTF-8 and send it again")
    #expect(
      LineError.unreadable(reason: "Input/output error").description
        == "standard input cannot be read: Input/output error")
  }
}
