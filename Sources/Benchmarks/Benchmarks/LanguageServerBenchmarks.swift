import Foundation
import JSONRPC
import LanguageServer
import RehearsalCore

/// Measures completion and hover at every position of every script of a folder.
///
/// The line of JSON tells the slowest answer, for which the limit is 10 ms: by the wall clock, and by
/// this process's own time, which no other process lengthens.
func languageServerBenchmarks(report: (String) -> Void) {
  do {
    report(try measureAnswers(in: "scripts/journeys"))
  } catch {
    report("{\"benchmark\":\"lsp\",\"error\": \"\(error)\"}")
  }
}

private func measureAnswers(in folder: String) throws -> String {
  let server = LanguageServer(version: "benchmark") { _ in }
  _ = try server.call("initialize", nil)
  let scripts = try open(folder, in: server)
  var answers = Answers()
  for (uri, text) in scripts {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, content) in lines.enumerated() {
      for character in 0...content.utf16.count {
        let parameters = PropsValue.members([
          "textDocument": .members(["uri": .string(uri)]),
          "position": .members(["line": .int(line), "character": .int(character)]),
        ])
        for method in ["textDocument/completion", "textDocument/hover"] {
          try answers.measure(
            "\(uri.split(separator: "/").last ?? ""):\(line + 1):\(character + 1)"
          ) {
            _ = try server.call(method, parameters)
          }
        }
      }
    }
  }
  return answers.line
}

/// Opens the scripts of a folder, and returns their addresses and texts.
private func open(
  _ folder: String, in server: LanguageServer
) throws -> [(uri: String, text: String)] {
  let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    .filter { $0.hasSuffix(".script") }.sorted()
  return try names.map { name in
    let path = URL(fileURLWithPath: folder + "/" + name).standardizedFileURL
    let text = try String(contentsOf: path, encoding: .utf8)
    let document = PropsValue.members([
      "uri": .string(path.absoluteString), "text": .string(text),
    ])
    _ = try server.call("textDocument/didOpen", .members(["textDocument": document]))
    return (path.absoluteString, text)
  }
}

/// The times of answers.
private struct Answers {
  private var count = 0
  private var total = Duration.zero
  private var slowest = Duration.zero
  private var slowestOfProcess: (nanoseconds: Int64, place: String) = (0, "")

  mutating func measure(_ place: @autoclosure () -> String, _ body: () throws -> Void) rethrows {
    let before = Self.processNanoseconds
    let elapsed = try ContinuousClock().measure(body)
    let own = Self.processNanoseconds - before
    if own > slowestOfProcess.nanoseconds { slowestOfProcess = (own, place()) }
    slowest = max(slowest, elapsed)
    total += elapsed
    count += 1
  }

  var line: String {
    """
    {"benchmark":"lsp.answer","answers":\(count),\
    "mean_us":\(Self.microseconds(total / max(count, 1))),\
    "slowest_us":\(Self.microseconds(slowest)),\
    "slowestOfProcess_us":\(slowestOfProcess.nanoseconds / 1_000),\
    "at":"\(slowestOfProcess.place)"}
    """
  }

  private static func microseconds(_ duration: Duration) -> Int64 {
    duration.components.seconds * 1_000_000 + duration.components.attoseconds / 1_000_000_000_000
  }

  /// The processor time of this process so far.
  private static var processNanoseconds: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
