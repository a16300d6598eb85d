import JSONRPC
import RehearsalCore
import Testing

@testable import LanguageServer

@Suite("Open documents of the language server")
struct OpenDocumentTests {
  private func document(_ text: String) -> OpenDocument {
    OpenDocument(uri: "file:///a.script", text: text)
  }

  private func hover(_ text: String, _ line: Int = 0, _ character: Int = 0) -> PropsValue {
    document(text).hover(at: TextPosition(line: line, character: character))
  }

  private func labels(_ value: PropsValue) -> [String] {
    guard case .list(let items) = value else { return [] }
    return items.compactMap { $0[member: "label"]?.text }
  }

  @Test(
    "a comment, an unknown word, an empty line and a topic that is no command have no help",
    arguments: ["# tap OK", "  # tap", "fly home", "", "   ", "commands", "selectors"])
  func noHelp(line: String) {
    #expect(hover(line) == .null)
  }

  @Test("the help of two words comes before that of the first one")
  func specific() {
    let (screen, expect) = (hover("expect screen Home").jsonText, hover("expect x").jsonText)
    #expect(screen != expect && screen.contains("expect screen") && expect.contains("expect"))
    #expect(hover("expect screen Home") == hover("  expect screen Other"))
  }

  @Test("a script with a mistake is not formatted; another one is replaced as a whole")
  func formatting() {
    #expect(document("tap   OK\nfly\n").formatting() == .list([]))
    #expect(
      document("tap   OK\n").formatting().jsonText == #"""
        [{"range":{"start":{"line":0,"character":0},"end":{"line":3,"character":0}},\#
        "newText":"tap OK\n"}]
        """#
        || document("tap   OK\n").formatting().jsonText == #"""
          [{"range":{"start":{"line":0,"character":0},"end":{"line":2,"character":0}},\#
          "newText":"tap OK\n"}]
          """#
    )
  }

  @Test("a mistake has its title, what was expected and its notes as lines of one message")
  func message() {
    let text = document("tap \"a\n").diagnostics.jsonText
    #expect(
      text.contains(
        #""message":"the quoted text is not closed\nexpected a closing `\"`\ntext of several lines"#
      ))
    #expect(text.contains(#""severity":1"#))
  }

  @Test("a position inside a character is its beginning, one past the end is the end")
  func positions() {
    let text = "a😀b"
    let offsets = (0...6).map { text.utf16Offset(of: text.index(atUTF16: $0)) }
    #expect(offsets == [0, 1, 1, 3, 4, 4, 4])
    let values: [PropsValue?] = [
      nil, .null, .members(["line": .int(1)]),
      .members(["line": .int(-1), "character": .int(0)]),
      .members(["line": .int(0), "character": .int(-1)]),
      .members(["line": .int(2), "character": .int(3)]),
    ]
    #expect(values.map { TextPosition($0)?.line } == [nil, nil, nil, nil, nil, 2])
    #expect(TextPosition(line: 2, character: 3).value.jsonText == #"{"line":2,"character":3}"#)
  }
}

@Suite("Several open documents")
struct SeveralDocumentsTests {
  private let server = LanguageServer(version: "1") { _ in }

  private func document(_ name: String, _ more: [String: PropsValue] = [:]) -> PropsValue {
    .object(
      [.init("uri", .string("file:///\(name).script"))] + more.map { .init($0.key, $0.value) })
  }

  private func screens() throws -> [String] {
    let value = try server.call(
      "textDocument/completion",
      .members([
        "textDocument": document("main"),
        "position": .members(["line": .int(0), "character": .int(14)]),
      ]))
    guard case .list(let items) = value else { return [] }
    return items.compactMap { $0[member: "label"]?.text }
  }

  @Test("the names of all open documents complete, of changed ones the new, of closed ones none")
  func names() throws {
    _ = try server.call("initialize", nil)
    func open(_ name: String, _ text: String) throws {
      _ = try server.call(
        "textDocument/didOpen",
        .members(["textDocument": document(name, ["text": .string(text)])]))
    }
    try open("main", "expect screen \n")
    #expect(try screens() == [])
    try open("other", "expect screen Home\n")
    #expect(try screens() == ["Home"])
    _ = try server.call(
      "textDocument/didChange",
      .members([
        "textDocument": document("other"),
        "contentChanges": .list([.members(["text": .string("expect screen Desk\n")])]),
      ]))
    #expect(try screens() == ["Desk"])
    _ = try server.call(
      "textDocument/didClose", .members(["textDocument": document("other")]))
    #expect(try screens() == [])
    #expect(!server.wasShutDown && !server.hasExited)
  }

  @Test("a position that is none is refused, and so is a document without an address")
  func positions() throws {
    _ = try server.call("initialize", nil)
    _ = try server.call(
      "textDocument/didOpen",
      .members(["textDocument": document("main", ["text": .string("tap OK\n")])]))
    let error = #expect(throws: RPCError.self) {
      try server.call("textDocument/hover", .members(["textDocument": document("main")]))
    }
    #expect(error?.code == -32602)
    #expect(error?.data == .string("`position` has a line and a character"))
    let none = #expect(throws: RPCError.self) { try server.call("textDocument/hover", nil) }
    #expect(none?.data == .string("the document is not open"))
  }
}
