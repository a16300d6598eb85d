import Testing

@testable import ScriptRunner

@Suite("Messages of processes")
struct MessageTests {
  @Test("messages that arrive byte by byte come out whole, in their order")
  func pieces() {
    let messages = [
      SceneMessage(kind: .began, scene: 70_000),
      SceneMessage(kind: .ended, scene: 70_000, payload: Array("{}".utf8)),
    ]
    var buffer = MessageBuffer()
    var received: [SceneMessage] = []
    for byte in messages.flatMap(\.bytes) {
      buffer.append([byte])
      while let message = buffer.next() { received.append(message) }
    }
    #expect(received == messages)
  }

  @Test("a report of a failure is the same after it was sent")
  func report() throws {
    let result = SceneResult(
      scene: RunFixture.scenes[1], round: 2, failure: RunFixture.failure, virtualTime: .seconds(1),
      elapsed: .milliseconds(250), end: .signal(11))
    let message = SceneMessage(.ended, scene: 0, SceneReport(result))
    let report = try #require(message.content(SceneReport.self))
    #expect(report.result(of: PlannedScene(scene: RunFixture.scenes[1], round: 2)) == result)
  }

  @Test("the report of a scene of which nothing is known says that the scene did not start")
  func lost() {
    let scene = RunFixture.scenes[0]
    let result = SceneReport(lost: scene).result(of: PlannedScene(scene: scene, round: 1))
    #expect(result.end == .notStarted)
    #expect(
      result.failure?.summary
        == "the system could not create a process for the scene, before its first step")
    #expect(!result.isPassed)
  }

  @Test("the last 64 KB of the output are kept, and escape sequences are dropped")
  func output() {
    var tail = OutputTail()
    func append(_ text: String) {
      Array(text.utf8).withUnsafeBytes { tail.append($0) }
    }
    append("one\u{1B}[31m\ntwo\n")
    #expect(tail.lines == ["one", "two"])
    append(String(repeating: "x", count: OutputTail.capacity - 2) + "\n")
    append("y")
    #expect(tail.lines == [String(repeating: "x", count: OutputTail.capacity - 2), "y"])
  }
}
