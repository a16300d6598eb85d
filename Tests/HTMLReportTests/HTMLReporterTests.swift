import HeadlessUIKit
import RehearsalCore
import ScriptLanguage
import Testing

@testable import HTMLReport
@testable import ScriptRunner

@Suite("The HTML report")
struct HTMLReporterTests {
  private static let scene = Scene(
    file: "a.script", name: "one </script><b>", line: 3, tags: ["smoke"])

  private func page(_ events: [RunEvent]) -> String {
    var text = ""
    let reporter = HTMLReporter { text += $0 }
    for event in events { reporter.receive(event) }
    return text
  }

  private func result(_ failure: SceneFailure? = nil, records: [String] = []) -> SceneResult {
    var result = SceneResult(
      scene: Self.scene, round: 1, failure: failure, virtualTime: .milliseconds(250),
      elapsed: .microseconds(1_500))
    result.records = records
    return result
  }

  /// Returns the content of the page's data of a kind.
  private func data(_ kind: String, in page: String) -> [String] {
    page.split(separator: "\n").compactMap { line in
      let start = "<script type=\"application/json\" class=\"\(kind)\">"
      guard line.hasPrefix(start), line.hasSuffix("</script>") else { return nil }
      return String(line.dropFirst(start.count).dropLast("</script>".count))
    }
  }

  @Test("a name that ends a script is escaped, and read back as it was")
  func escaping() throws {
    let page = page([.sceneEnded(result())])
    #expect(!page.contains("one </script>"))
    let head = try PropsValue(json: try #require(data("scene", in: page).first))
    #expect(head[member: "name"] == .string("one </script><b>"))
    #expect(head[member: "virtual"]?.integer == 250)
    #expect(head[member: "outcome"] == .string("passed"))
  }

  @Test("the page loads nothing: its policy allows no address, and it has none")
  func selfContained() {
    let page = page([.began(sceneCount: 0), .ended(RunSummary())])
    #expect(page.contains("content=\"default-src 'none'; style-src 'unsafe-inline';"))
    #expect(!page.contains("connect-src"))
    #expect(!page.contains("src=\"") && !page.contains("href=\"http") && !page.contains("url(http"))
  }

  @Test("a failure with a record shows the masked message, not the lines of the script")
  func masked() throws {
    let failure = SceneFailure(
      summary: "no topsecret", location: ScriptLocation(file: "a.script", line: 4, column: 1),
      details: ["topsecret"], screen: ["topsecret"], steps: [])
    let record = #"{"line":"x","failure":{"message":"no ••••••"}}"#
    let head = try #require(
      data("scene", in: page([.sceneEnded(result(failure, records: [record]))])).first)
    #expect(!head.contains("topsecret"))
    #expect(
      try PropsValue(json: head)[member: "failure"]?[member: "message"] == .string("no ••••••"))
  }

  @Test("a failure without records shows what was printed")
  func printed() throws {
    let failure = SceneFailure(
      summary: "the app crashed", location: ScriptLocation(file: "a.script", line: 4, column: 1),
      details: ["the app crashed: SIGTRAP"], screen: [], steps: [])
    let head = try #require(data("scene", in: page([.sceneEnded(result(failure))])).first)
    #expect(
      try PropsValue(json: head)[member: "failure"]?[member: "lines"]
        == .list([.string("the app crashed: SIGTRAP")]))
  }

  @Test("a crash after recorded steps shows these, and not the lines of the script")
  func crashed() throws {
    let location = ScriptLocation(file: "a.script", line: 4, column: 1)
    let failure = SceneFailure(
      summary: "the app crashed", location: location, details: ["the app crashed"], screen: [],
      steps: [PastStep(location: location, text: "type \"topsecret\"", start: .zero)])
    let records = [#"{"line":"type \"••••••\""}"#]
    let page = page([.sceneEnded(result(failure, records: records))])
    #expect(!page.contains("topsecret"))
    #expect(data("steps", in: page) == ["[\(records[0])]"])
    #expect(page.contains("the app crashed"))
  }

  @Test("scenes that were not run and the counts of the run are part of the page")
  func ended() throws {
    let page = page([
      .began(sceneCount: 2), .sceneEnded(result()), .sceneSkipped(Self.scene, round: 1),
      .ended(RunSummary(passed: 1, skipped: 1, elapsed: .seconds(2))),
    ])
    #expect(
      try data("scene", in: page).map { try PropsValue(json: $0)[member: "outcome"]?.text }
        == ["passed", "skipped"])
    #expect(data("steps", in: page) == ["[]", "[]"])
    let run = try PropsValue(json: try #require(data("run", in: page).first))
    #expect(run[member: "elapsed"]?.integer == 2_000)
    #expect(page.hasSuffix("</body>\n</html>\n"))
  }
}
