import Foundation
import HeadlessDevice
import ScriptLanguage
import ScriptRunner
import RehearsalCore

extension InteractiveShell {
  /// Returns the words that can be inserted at the cursor; none in a heredoc.
  package func complete(_ line: String, _ cursor: String.Index) -> Completion {
    guard !interpreter.isIncomplete else { return Completion(wordStart: cursor, candidates: []) }
    let found = ScriptCompletion(line, cursor, context: completionContext)
    return Completion(
      wordStart: found.wordStart,
      candidates: found.candidates.map {
        .init($0.text, note: $0.note, ending: $0.isOpen ? "" : " ")
      })
  }

  /// Returns what the command in a line expects next; empty in a heredoc and after a mistake.
  package func hint(_ line: String) -> String {
    guard !interpreter.isIncomplete else { return "" }
    return ScriptHint.text(after: line, variables: interpreter.variables)
  }

  /// The names that the session knows.
  var completionContext: CompletionContext {
    var context = CompletionContext(screen: session.screen)
    context.variables = interpreter.variables
    context.screens = session.moves.flatMap { [$0.from, $0.to] }.unique
    context.branches = branches.all
    context.requestCount = { [session] in session.device.network.exchanges.count }
    context.undoCounts = (commandHistory.actionCount, commandHistory.undone.count)
    context.keyCommands = { [session] in
      session.keyCommands.map { ($0.keys.description, $0.title) }
    }
    context.coordinators = { [session] in session.coordinatorTree.map(\.name).unique }
    context.events = { [session] in session.device.log.events.suffix(10_000).map(\.name).unique }
    context.storage = { [session, configuration] in
      let stored = session.device.storage.values.map { (key: $0, value: $1.text ?? "") }
      let launched = configuration.session.launch.keys
        .filter { key in !stored.contains { $0.key == key } }.map { (key: $0, value: "") }
      return (stored + launched).sorted { $0.key < $1.key }
    }
    context.requestPaths = { [session] in
      session.device.network.exchanges.suffix(1_000).map(\.request.path).unique
    }
    context.links = { [session] in Self.links(of: session) }
    context.files = Self.files(beginningWith:)
    return context
  }

  /// Returns the links that were opened, and the beginning of a link with the app's usual scheme.
  private static func links(of session: Session) -> [String] {
    let opened = session.device.log.events.suffix(10_000)
      .filter { $0.source == .system && $0.detail.contains("://") }.map(\.detail)
    return opened.unique + ["\(session.appName.lowercased())://"]
  }

  /// Returns the scripts and folders whose paths begin with a text.
  private static func files(beginningWith text: String) -> [String] {
    let folder = text.lastIndex(of: "/").map { String(text[...$0]) } ?? ""
    let found =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    return found.sorted().compactMap { name in
      var isFolder: ObjCBool = false
      let path = folder + name
      guard path.hasPrefix(text) else { return nil }
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      guard isFolder.boolValue || name.hasSuffix(".script") || name.hasSuffix(".json") else {
        return nil
      }
      return isFolder.boolValue ? path + "/" : path
    }
  }
}

extension [String] {
  /// The texts, each once, in their order.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
