import ScriptLanguage
import Testing

@testable import ScriptRunner

@Suite("Events of scenes in the order of the plan")
struct OrderedEventsTests {
  private final class Log { var lines: [String] = [] }

  private let log = Log()
  private let plan = RunFixture.scenes.map { PlannedScene(scene: $0, round: 1) }

  private func events(failureLimit: Int = .max) -> OrderedEvents {
    let log = log
    return OrderedEvents(plan, failureLimit: failureLimit) { event in
      switch event {
      case .sceneBegan(let scene, _): log.lines.append("began \(scene.name)")
      case .sceneEnded(let result):
        log.lines.append("\(result.isPassed ? "passed" : "failed") \(result.scene.name)")
      case .sceneSkipped(let scene, _): log.lines.append("skipped \(scene.name)")
      case .began, .stepPerformed, .ended: break
      }
    }
  }

  private func end(_ events: OrderedEvents, _ index: Int, isPassed: Bool = true) {
    var report = SceneReport()
    if !isPassed { report.failure = RunFixture.failure }
    events.receive(SceneMessage(kind: .began, scene: index))
    events.receive(SceneMessage(.ended, scene: index, report))
  }

  @Test("a scene that ends early is reported after those before it")
  func order() {
    let events = events()
    end(events, 2)
    end(events, 1)
    #expect(log.lines == [])
    end(events, 0)
    #expect(
      log.lines == [
        "began one", "passed one", "began two <2>", "passed two <2>", "began three",
        "passed three",
      ])
  }

  @Test("scenes after the last allowed failure are skipped, though they ran")
  func limit() {
    let events = events(failureLimit: 1)
    end(events, 2)
    end(events, 0, isPassed: false)
    end(events, 1)
    #expect(events.isFull)
    events.finish(isStopped: false)
    #expect(log.lines == ["began one", "failed one", "skipped two <2>", "skipped three"])
  }

  @Test("a stopped run reports what ended, and skips the rest")
  func stop() {
    let events = events()
    end(events, 1)
    events.finish(isStopped: true)
    #expect(log.lines == ["skipped one", "began two <2>", "passed two <2>", "skipped three"])
    #expect(events.summary == RunSummary(passed: 1, skipped: 2))
  }

  @Test("a scene that was lost in a run to the end is a failure")
  func lost() {
    let events = events()
    end(events, 0)
    events.finish(isStopped: false)
    #expect(log.lines == ["began one", "passed one", "failed two <2>", "failed three"])
  }
}
