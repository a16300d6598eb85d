import ScriptLanguage
import Testing

@testable import HeadlessDevice
@testable import ScriptRunner

@Suite("Reports of JSON lines that are read again")
struct RecordedFlakyTests {
  private func lines(_ events: [RunEvent]) -> String {
    final class Output { var text = "" }
    let output = Output()
    let reporter = JSONLinesReporter { output.text += $0 }
    for event in events { reporter.receive(event) }
    return output.text
  }

  @Test("attempts, findings and their steps are the same after they were read")
  func again() throws {
    var result = RunFixture.result(RunFixture.scenes[0], .milliseconds(1_250))
    (result.isFlaky, result.attempts) = (true, 3)
    result.findings = [
      Finding(kind: .init(rawValue: "leak"), message: "Menu\nis kept", step: 0),
      Finding(kind: .init(rawValue: "table"), message: "twice", step: 4),
    ]
    let written = lines([
      .began(sceneCount: 1), .sceneBegan(RunFixture.scenes[0], round: 1), .sceneEnded(result),
      .ended(RunSummary(passed: 1, failed: 0, skipped: 0, elapsed: .milliseconds(500))),
    ])
    let run = try RecordedRun("a.jsonl", Array(written.utf8))
    #expect(lines(try MergedReport([run]).events) == written)
    let read = run.events.compactMap { event in
      if case .sceneEnded(let result) = event { result } else { nil }
    }
    #expect(read.map(\.attempts) == [3] && read.map(\.isFlaky) == [true])
    #expect(read.first?.findings == result.findings)
    #expect(read.first?.virtualTime == .milliseconds(1_250))
  }

  @Test("a file that is no report, or that ends too early, is refused with its name")
  func refused() {
    func message(_ text: String) -> String? {
      #expect(throws: UsageError.self) { try RecordedRun("a.jsonl", Array(text.utf8)) }?.message
    }
    let none = "`a.jsonl` is not a report of JSON lines: its first line is not run-began"
    let written = lines([.began(sceneCount: 1)])
    #expect(message("") == none)
    #expect(message(#"{"event": "run-ended"}"# + "\n") == none)
    #expect(message(#"{"event": "run-began"}"# + "\n") == none)
    #expect(message(written) == "the report `a.jsonl` ends before its run did")
  }
}
