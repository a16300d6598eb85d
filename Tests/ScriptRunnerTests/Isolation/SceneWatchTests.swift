import Testing

@testable import HeadlessDevice
@testable import ScriptRunner

@Suite("What the parent of a process knows of its scenes")
struct SceneWatchTests {
  private func append(_ text: String, to watch: inout SceneWatch) {
    Array(text.utf8).withUnsafeBytes { watch.output.append($0) }
  }

  /// Returns what a watch of scenes emits for messages, and the watch after them.
  private func emitted(
    _ messages: [SceneMessage], by watch: inout SceneWatch
  ) -> [SceneMessage] {
    var emitted: [SceneMessage] = []
    for message in messages { watch.receive(message) { emitted.append($0) } }
    return emitted
  }

  @Test("steps, records, secrets and attachments pass on, findings and requests are kept")
  func kinds() {
    var watch = SceneWatch(3..<5, timeout: .seconds(60))
    let finding = Finding(kind: .init(rawValue: "leak"), message: "Menu is kept", step: 1)
    let passed: [SceneMessage] = [.step, .record, .secret, .attachment].map {
      SceneMessage(kind: $0, scene: 3, payload: [1])
    }
    let kept = [
      SceneMessage(kind: .began, scene: 3), SceneMessage(.finding, scene: 3, finding),
      SceneMessage(.requests, scene: 3, ["GET /a"]),
      SceneMessage(.requests, scene: 3, ["GET /b", "GET /c"]),
    ]
    #expect(emitted(kept + passed, by: &watch) == passed)
    #expect(watch.findings == [finding])
    #expect(watch.requests == ["GET /b", "GET /c"])
    #expect(watch.rest == 3..<5)
  }

  @Test("a broken finding or list of requests, and a message of another scene, change nothing")
  func broken() {
    var watch = SceneWatch(3..<5, timeout: .seconds(60))
    let messages = [
      SceneMessage(kind: .finding, scene: 3, payload: [1]),
      SceneMessage(kind: .requests, scene: 3, payload: [1]),
      SceneMessage(kind: .step, scene: 4), SceneMessage(.ended, scene: 2, SceneReport()),
    ]
    #expect(emitted(messages, by: &watch) == [])
    #expect(watch.findings == [] && watch.requests == [] && watch.rest == 3..<5)
  }

  @Test("the end of a scene begins the next one, of which nothing is known yet")
  func next() {
    var watch = SceneWatch(3..<5, timeout: .seconds(60))
    let finding = Finding(kind: .init(rawValue: "leak"), message: "Menu is kept", step: 1)
    append("printed\n", to: &watch)
    let end = SceneMessage(.ended, scene: 3, SceneReport())
    let messages = [
      SceneMessage(.finding, scene: 3, finding), SceneMessage(.requests, scene: 3, ["GET /a"]), end,
    ]
    #expect(emitted(messages, by: &watch) == [end, SceneMessage(kind: .began, scene: 4)])
    #expect(watch.findings == [] && watch.requests == [] && watch.output.lines == [])
    #expect(watch.rest == 4..<5)
    let last = SceneMessage(.ended, scene: 4, SceneReport())
    #expect(emitted([last], by: &watch) == [last])
    #expect(watch.rest.isEmpty)
    #expect(emitted([last], by: &watch) == [])
  }

  @Test("a failure gets the app's output of its scene, a success does not")
  func output() throws {
    var watch = SceneWatch(0..<3, timeout: .seconds(60))
    var failed = SceneReport()
    failed.failure = RunFixture.failure
    append("first\n", to: &watch)
    let first = emitted([SceneMessage(.ended, scene: 0, failed)], by: &watch)
    let second = emitted([SceneMessage(.ended, scene: 1, failed)], by: &watch)
    append("third\n", to: &watch)
    let third = emitted([SceneMessage(.ended, scene: 2, SceneReport())], by: &watch)
    let outputs = [first, second, third].map {
      $0.first?.content(SceneReport.self)?.failure?.output
    }
    #expect(outputs == [["first"], [], nil])
    #expect(third == [SceneMessage(.ended, scene: 2, SceneReport())])
  }

  @Test("the milliseconds left are rounded up, at most a million seconds, and 0 when none are left")
  func milliseconds() {
    #expect(SceneWatch(0..<1, timeout: .seconds(-1)).millisecondsLeft == 0)
    #expect(SceneWatch(0..<1, timeout: .zero).millisecondsLeft == 0)
    #expect(SceneWatch(0..<1, timeout: .seconds(1 << 40)).millisecondsLeft >= 1_000_000_000)
    let minute = SceneWatch(0..<1, timeout: .seconds(60)).millisecondsLeft
    #expect((1...60_000).contains(minute))
    #expect(
      (1_000_001...60_000_000).contains(
        SceneWatch(0..<1, timeout: .seconds(60_000)).millisecondsLeft))
  }
}
