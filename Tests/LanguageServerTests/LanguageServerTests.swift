import Foundation
import JSONRPC
import LanguageServer
import RehearsalCore
import Testing

@Suite("The language server")
struct LanguageServerTests {
  /// An editor with one open script.
  private final class Editor {
    private(set) var published: [PropsValue] = []
    private(set) lazy var server = LanguageServer(version: "1") { [weak self] in
      self?.published.append($0)
    }

    init(_ text: String) throws(RPCError) {
      _ = try server.call("initialize", .object([]))
      _ = try server.call(
        "textDocument/didOpen",
        .members([
          "textDocument": .members(["uri": .string("file:///a.script"), "text": .string(text)])
        ]))
    }

    var diagnostics: PropsValue? { published.last?[member: "params"]?[member: "diagnostics"] }

    func ask(_ method: String, _ line: Int, _ character: Int) throws(RPCError) -> PropsValue {
      try server.call(
        method,
        .members([
          "textDocument": .members(["uri": .string("file:///a.script")]),
          "position": .members(["line": .int(line), "character": .int(character)]),
        ]))
    }

    func labels(_ line: Int, _ character: Int) throws(RPCError) -> [String] {
      guard case .list(let items) = try ask("textDocument/completion", line, character) else {
        return []
      }
      return items.compactMap { $0[member: "label"]?.text }
    }
  }

  @Test("a mistake has its range in UTF-16 and its advice")
  func diagnostics() throws {
    let editor = try Editor("tap \"😀\" tpa\nexpect \"x\"\n")
    guard case .list(let found)? = editor.diagnostics else { return #expect(Bool(false)) }
    #expect(found.count == 1)
    #expect(
      found.first?[member: "range"]?.jsonText
        == #"{"start":{"line":0,"character":9},"end":{"line":0,"character":12}}"#)
    #expect(found.first?[member: "severity"] == .int(1))
    #expect(
      editor.published == [
        .members([
          "jsonrpc": .string("2.0"), "method": .string("textDocument/publishDiagnostics"),
          "params": .members(["uri": .string("file:///a.script"), "diagnostics": .list(found)]),
        ])
      ])
  }

  @Test(
    "notifications without an effect are accepted, and unknown methods and closed documents not")
  func notifications() throws {
    let editor = try Editor("tap A\n")
    for method in [
      "initialized", "textDocument/didSave", "textDocument/willSave", "$/setTrace",
      "workspace/didChangeConfiguration",
    ] {
      #expect(try editor.server.call(method, .object([])) == .null)
    }
    let unknown = #expect(throws: RPCError.self) { try editor.server.call("fly", .object([])) }
    #expect(unknown?.code == -32601 && unknown?.data == .string("fly"))
    let document = PropsValue.members([
      "textDocument": .members(["uri": .string("file:///a.script")])
    ])
    #expect(try editor.server.call("textDocument/didClose", document) == .null)
    for method in ["completion", "hover", "formatting"] {
      let closed = #expect(throws: RPCError.self) {
        try editor.ask("textDocument/\(method)", 0, 0)
      }
      #expect(closed?.code == -32602 && closed?.data == .string("the document is not open"))
    }
    #expect(try editor.server.call("shutdown", nil) == .null)
    let late = #expect(throws: RPCError.self) { try editor.ask("textDocument/hover", 0, 0) }
    #expect(late?.code == -32600 && late?.data == .string("the server is shut down"))
  }

  @Test("a change replaces the text by the last one, and another form of change is ignored")
  func changes() throws {
    let editor = try Editor("expect A\n")
    let document = PropsValue.members(["uri": .string("file:///a.script")])
    func change(_ changes: PropsValue) throws {
      _ = try editor.server.call(
        "textDocument/didChange",
        .members(["textDocument": document, "contentChanges": changes]))
    }
    try change(
      .list([
        .members(["text": .string("expect A\n")]), .members(["text": .string("expct A\n")]),
      ]))
    let mistake = editor.diagnostics?.jsonText
    #expect(mistake?.contains("unknown command `expct`") == true)
    try change(.string("expect A\n"))
    try change(.list([]))
    #expect(editor.diagnostics?.jsonText == mistake)
    try change(.list([.members(["text": .string("expect A\n")])]))
    #expect(editor.diagnostics == .list([]))
  }

  @Test("a hint is a warning")
  func hints() throws {
    let editor = try Editor("let a = \"x\"\nexpect \"x\"\n")
    #expect(
      editor.diagnostics?.jsonText.contains(#""severity":2,"source":"rehearse","message":"nobody"#)
        == true)
  }

  @Test("commands of scripts complete, those of the prompt do not")
  func commands() throws {
    let labels = try Editor("").labels(0, 0)
    #expect(labels.contains("scene") && labels.contains("tap") && labels.contains("@tags"))
    #expect(!labels.contains("look") && !labels.contains("undo"))
  }

  @Test("names that the script uses complete")
  func names() throws {
    let editor = try Editor("tap \"Sign in\"\nexpect screen ShiftList\ntap \nexpect screen \n")
    #expect(try editor.labels(2, 4).contains("\"Sign in\""))
    #expect(try editor.labels(3, 14) == ["ShiftList"])
  }

  @Test("the help of a command shows on its line; a variable shows its let line")
  func hover() throws {
    let editor = try Editor("let who = \"Ann\"\ntap \"${who}\"\n\n")
    #expect(try editor.ask("textDocument/hover", 1, 1).jsonText.contains("Touch an element"))
    #expect(try editor.ask("textDocument/hover", 1, 8).jsonText.contains(#"let who = \"Ann\""#))
    #expect(try editor.ask("textDocument/hover", 2, 0) == .null)
  }

  @Test("the text of a heredoc has no completion and no hover")
  func heredoc() throws {
    let editor = try Editor("given GET /a responds 200 <<END\ntap\nEND\nexpect \"x\"\n")
    #expect(try editor.labels(1, 3) == [])
    #expect(try editor.ask("textDocument/hover", 1, 1) == .null)
  }

  @Test("formatting replaces the script by its canonical form")
  func formatting() throws {
    let editor = try Editor("tap   OK\nexpect  \"x\"\n")
    let edits = try editor.ask("textDocument/formatting", 0, 0)
    #expect(edits.jsonText.contains(#""newText":"tap OK\nexpect \"x\"\n""#))
  }

  @Test("a request before initialize and one after shutdown are refused")
  func phases() throws {
    let server = LanguageServer(version: "1") { _ in }
    #expect(throws: RPCError.self) { try server.call("textDocument/hover", nil) }
    _ = try server.call("initialize", nil)
    _ = try server.call("shutdown", nil)
    #expect(throws: RPCError.self) { try server.call("textDocument/hover", nil) }
    _ = try server.call("exit", nil)
    #expect(server.hasExited && server.wasShutDown)
  }

  @Test("each position of the journeys of sign-in is answered")
  func everyPosition() throws {
    let folder = "scripts/journeys/sign-in"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder)
    where name.hasSuffix(".script") {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      let editor = try Editor(text)
      for (line, content) in text.split(separator: "\n").enumerated() {
        for character in 0...content.utf16.count {
          _ = try editor.ask("textDocument/hover", line, character)
        }
      }
    }
  }

  @Test("a position past the end of a line or of the script is answered")
  func pastTheEnd() throws {
    let editor = try Editor("tap OK\n")
    #expect(try editor.ask("textDocument/hover", 99, 99) == .null)
    _ = try editor.ask("textDocument/completion", 0, 99)
  }

  @Test("the server says how documents are sent, and what starts a completion")
  func capabilities() throws {
    let server = LanguageServer(version: "1") { _ in }
    #expect(
      try server.call("initialize", .object([])).jsonText == #"""
        {"capabilities":{"positionEncoding":"utf-16","textDocumentSync":{"openClose":true,"change":1},\#
        "completionProvider":{"triggerCharacters":[" ","\""]},"hoverProvider":true,\#
        "documentFormattingProvider":true},"serverInfo":{"name":"rehearse","version":"1"}}
        """#)
  }

  @Test("a completion replaces the word at the cursor, and has a kind by what follows it")
  func edits() throws {
    let editor = try Editor("expect scr\ntap button \"Save\"\ntap bu")
    func first(_ line: Int, _ character: Int) throws -> String? {
      guard case .list(let items) = try editor.ask("textDocument/completion", line, character)
      else { return nil }
      return items.first?.jsonText
    }
    #expect(
      try first(0, 10) == #"""
        {"label":"screen","kind":14,"textEdit":{"range":{"start":{"line":0,"character":7},\#
        "end":{"line":0,"character":10}},"newText":"screen"}}
        """#)
  }

  @Test("the mistakes of a document with an address that is no file are published under it")
  func addresses() throws {
    var published: [String] = []
    let server = LanguageServer(version: "1") {
      published.append($0[member: "params"]?[member: "uri"]?.text ?? "")
    }
    _ = try server.call("initialize", .object([]))
    for uri in ["untitled:Untitled-1", "file:///folder%20a/b.script"] {
      _ = try server.call(
        "textDocument/didOpen",
        .members([
          "textDocument": .members(["uri": .string(uri), "text": .string("include c.script\n")])
        ]))
    }
    #expect(published == ["untitled:Untitled-1", "file:///folder%20a/b.script"])
  }
}
