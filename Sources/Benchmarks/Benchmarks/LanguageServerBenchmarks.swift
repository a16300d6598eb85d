import Foundation
import JSONRPC
import LanguageServer
import RehearsalCore

/// Measures completion and hover at every position of every script of a folder.
///
/// The line of JSON tells the slowest answer, for which the limit is 10 ms.
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
  let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    .filter { $0.hasSuffix(".script") }.sorted()
  var texts: [(uri: String, text: String)] = []
  for name in names {
    let path = URL(fileURLWithPath: folder + "/" + name).standardizedFileURL
    let text = try String(contentsOf: path, encoding: .utf8)
    texts.append((path.absoluteString, text))
    _ = try server.call(
      "textDocument/didOpen",
      .members([
        "textDocument": .members(["uri": .string(path.absoluteString), "text": .string(text)])
      ]))
  }
  let clock = ContinuousClock()
  var slowest = Duration.zero
  var place = ""
  var total = Duration.zero
  var count = 0
  for (uri, text) in texts {
    for (line, content) in text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      for character in 0...content.utf16.count {
        let parameters = PropsValue.members([
          "textDocument": .members(["uri": .string(uri)]),
          "position": .members(["line": .int(line), "character": .int(character)]),
        ])
        for method in ["textDocument/completion", "textDocument/hover"] {
          let elapsed = try clock.measure { _ = try server.call(method, parameters) }
          if elapsed > slowest {
            slowest = elapsed
            place =
              "\(URL(string: uri)?.lastPathComponent ?? uri):\(line + 1):\(character + 1) \(method)"
          }
          total += elapsed
          count += 1
        }
      }
    }
  }
  let mean = total / max(count, 1)
  return
    "{\"benchmark\":\"lsp.answer\",\"answers\":\(count),\"mean_us\":\(microseconds(mean)),"
    + "\"slowest_us\":\(microseconds(slowest)),\"slowest_at\":\"\(place)\"}"
}

private func microseconds(_ duration: Duration) -> Int64 {
  duration.components.seconds * 1_000_000 + duration.components.attoseconds / 1_000_000_000_000
}
