import Testing

@testable import ScriptRunner

@Suite("Progress")
struct ProgressLineTests {
  @Test("the line tells the scenes done and failed and the time left, and is cleared for a report")
  func line() {
    final class Terminal {
      var text = ""
      var elapsed = Duration.zero
    }
    let terminal = Terminal()
    let progress = ProgressLine(
      elapsed: { terminal.elapsed }, output: { terminal.text += $0 })
    let (one, two) = (RunFixture.scenes[0], RunFixture.scenes[1])
    progress.receive(.began(sceneCount: 5))
    terminal.elapsed = .milliseconds(50)
    progress.receive(.sceneEnded(RunFixture.result(one, .zero)))
    progress.clear()
    #expect(terminal.text == "")
    terminal.elapsed = .seconds(2)
    progress.receive(.sceneEnded(RunFixture.result(two, .zero, RunFixture.failure)))
    #expect(terminal.text == "2 of 5 scenes done, 1 failed, about 3 s left")
    terminal.elapsed = .milliseconds(2_099)
    progress.receive(.sceneEnded(RunFixture.result(one, .zero)))
    #expect(terminal.text == "2 of 5 scenes done, 1 failed, about 3 s left")
    progress.clear()
    progress.clear()
    #expect(terminal.text.hasSuffix("left\r\u{1B}[K"))
    terminal.text = ""
    terminal.elapsed = .seconds(3)
    progress.receive(.sceneEnded(RunFixture.result(one, .zero)))
    #expect(terminal.text == "4 of 5 scenes done, 1 failed, about 1 s left")
    terminal.text = ""
    terminal.elapsed = .seconds(4)
    progress.receive(.sceneEnded(RunFixture.result(one, .zero)))
    #expect(terminal.text == "")
  }

  @Test("the reports of a run clear the line before they print an event, and draw it afterwards")
  func reports() throws {
    final class Terminal {
      var text = ""
      var elapsed = Duration.zero
    }
    let terminal = Terminal()
    let reports = try Reports(
      [ReportTarget(kind: .tap, file: nil)],
      console: Console(print: { terminal.text += $0 }, warn: { _ in }),
      Reports.Options { TAPReporter(output: $0) },
      progress: ProgressLine(elapsed: { terminal.elapsed }, output: { terminal.text += $0 }))
    reports.receive(.began(sceneCount: 3))
    let begun = terminal.text
    for scene in RunFixture.scenes.prefix(2) {
      terminal.elapsed += .seconds(2)
      reports.receive(.sceneEnded(RunFixture.result(scene, .zero)))
    }
    let lines = terminal.text.dropFirst(begun.count).split(separator: "\n")
    #expect(
      lines.map { $0.prefix { $0 != "-" } } == [
        "ok 1 ", "1 of 3 scenes done, 0 failed, about 4 s left\r\u{1B}[Kok 2 ",
        "2 of 3 scenes done, 0 failed, about 2 s left",
      ])
  }
}
