import ScriptLanguage
import Testing

@testable import RehearsalCore
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
      case .stepPerformed(let step):
        let isNamed = step.screenLines.joined().contains("Sign in")
        log.lines.append("\(step.text) on \(isNamed ? "Sign in" : "another screen")")
      case .began, .ended: break
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

  @Test("a lost scene was tried once")
  func lostAttempts() {
    var attempts: [Int] = []
    let events = OrderedEvents(plan, failureLimit: .max) { event in
      if case .sceneEnded(let result) = event { attempts.append(result.attempts) }
    }
    events.finish(isStopped: false)
    #expect(attempts == [1, 1, 1])
  }

  @Test("a scene that was lost in a run to the end is a failure")
  func lost() {
    let events = events()
    end(events, 0)
    events.finish(isStopped: false)
    #expect(log.lines == ["began one", "passed one", "failed two <2>", "failed three"])
  }

  @Test("a step is reported with its screen, without the secrets that its scene has sent")
  func steps() {
    let events = events()
    let screen = Screen(app: "", name: "Sign in", path: [], elements: [], pending: [])
    let step = SceneMessage(.step, scene: 1, PerformedStep(index: 0, screen: screen))
    events.receive(SceneMessage(kind: .began, scene: 1))
    events.receive(step)
    events.receive(SceneMessage(kind: .secret, scene: 1, payload: Array("Sign in".utf8)))
    events.receive(step)
    #expect(log.lines == [])
    end(events, 0)
    #expect(
      log.lines == [
        "began one", "passed one", "began two <2>",
        "tap \"Sign in\" on Sign in", "tap \"••••••\" on another screen",
      ])
  }

  @Test("an empty record begins the records of a scene anew")
  func records() {
    var ended: [[String]] = []
    let events = OrderedEvents(plan, failureLimit: .max) { event in
      if case .sceneEnded(let result) = event { ended.append(result.records) }
    }
    for text in ["a", "b", "", "c", "d"] {
      events.receive(SceneMessage(kind: .record, scene: 0, payload: Array(text.utf8)))
    }
    end(events, 0)
    end(events, 1)
    #expect(ended == [["c", "d"], []])
  }
}
