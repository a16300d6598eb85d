package import JSONRPC
package import RehearsalCore
import ScriptLanguage

/// The language server of scripts: diagnostics, completion, hover and formatting for editors.
package final class LanguageServer {
  /// The state of the connection.
  private enum Phase { case new, running, shutDown }

  private var phase = Phase.new
  private var documents: [String: OpenDocument] = [:]
  private let version: String

  /// The names of all open scripts, until one of them changes.
  private var knownNames: ScriptVocabulary?

  private let send: (PropsValue) -> Void

  /// Whether the client has ended the connection.
  package private(set) var hasExited = false

  /// Whether the client ended the connection in order, after `shutdown`.
  package var wasShutDown: Bool { phase == .shutDown }

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - version: the version of the program.
  ///   - send: sends a notification to the editor.
  package init(version: String, send: @escaping (PropsValue) -> Void) {
    self.version = version
    self.send = send
  }

  /// Calls a method of the protocol.
  package func call(
    _ method: String, _ parameters: PropsValue?
  ) throws(RPCError) -> PropsValue {
    if method == "exit" {
      hasExited = true
      return .null
    }
    if method == "initialize" {
      phase = .running
      return capabilities
    }
    guard phase != .new else { throw RPCError(-32002, "Server not initialized") }
    guard phase == .running else { throw .invalidRequest("the server is shut down") }
    return try answer(method, parameters ?? .null)
  }

  private func answer(_ method: String, _ parameters: PropsValue) throws(RPCError) -> PropsValue {
    switch method {
    case "shutdown":
      phase = .shutDown
      return .null
    case "textDocument/didOpen":
      let opened = parameters[member: "textDocument"]
      update(opened?[member: "uri"]?.text, opened?[member: "text"]?.text)
      return .null
    case "textDocument/didChange":
      change(parameters)
      return .null
    case "textDocument/didClose":
      if let uri = uri(parameters) { documents[uri] = nil }
      knownNames = nil
      return .null
    case "textDocument/completion":
      let (document, position) = try place(parameters)
      return document.completion(at: position, with: names)
    case "textDocument/hover":
      let (document, position) = try place(parameters)
      return document.hover(at: position)
    case "textDocument/formatting":
      guard let document = uri(parameters).flatMap({ documents[$0] }) else { throw Self.notOpen }
      return document.formatting()
    case _ where method.hasPrefix("$/") || method.hasPrefix("workspace/did"),
      "initialized", "textDocument/didSave", "textDocument/willSave":
      return .null
    default: throw .methodNotFound(method)
    }
  }

  private var names: ScriptVocabulary {
    if let knownNames { return knownNames }
    let names = ScriptVocabulary(documents.sorted { $0.key < $1.key }.map(\.value.vocabulary))
    knownNames = names
    return names
  }

  private static let notOpen = RPCError.invalidParameters("the document is not open")

  private var capabilities: PropsValue {
    .members([
      "capabilities": .members([
        "positionEncoding": .string("utf-16"),
        "textDocumentSync": .members(["openClose": .bool(true), "change": .int(1)]),
        "completionProvider": .members([
          "triggerCharacters": .list([.string(" "), .string("\"")])
        ]),
        "hoverProvider": .bool(true),
        "documentFormattingProvider": .bool(true),
      ]),
      "serverInfo": .members(["name": .string("rehearse"), "version": .string(version)]),
    ])
  }

  private func uri(_ parameters: PropsValue) -> String? {
    parameters[member: "textDocument"]?[member: "uri"]?.text
  }

  private func place(
    _ parameters: PropsValue
  ) throws(RPCError) -> (OpenDocument, TextPosition) {
    guard let document = uri(parameters).flatMap({ documents[$0] }) else { throw Self.notOpen }
    guard let position = TextPosition(parameters[member: "position"]) else {
      throw .invalidParameters("`position` has a line and a character")
    }
    return (document, position)
  }

  /// Takes the last change, which is the whole text.
  private func change(_ parameters: PropsValue) {
    guard case .list(let changes)? = parameters[member: "contentChanges"] else { return }
    update(uri(parameters), changes.last?[member: "text"]?.text)
  }

  private func update(_ uri: String?, _ text: String?) {
    guard let uri, let text else { return }
    let document = OpenDocument(uri: uri, text: text)
    documents[uri] = document
    knownNames = nil
    send(
      .members([
        "jsonrpc": .string("2.0"), "method": .string("textDocument/publishDiagnostics"),
        "params": .members(["uri": .string(uri), "diagnostics": document.diagnostics]),
      ]))
  }
}
