import Foundation
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import ScriptLanguage
import TestApps
import Testing

@testable import ScriptRunner

/// The trip that the app expects in an answer.
private struct Trip: Decodable {
  let stops: [String]
}

/// An app whose buttons decode an answer, and greet two seconds later.
private final class AskingAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    let (screen, label) = (UIViewController(), UILabel())
    label.text = "Good morning"
    let ask = UIButton(
      primaryAction: UIAction(title: "Ask") { _ in
        Device.current.network.send(HTTPRequest("GET", "/trip")) { outcome in
          do {
            _ = try JSONDecoder().decode(Trip.self, from: outcome.get().body)
          } catch {
            Device.current.network.reportDecodingFailure(error)
          }
        }
      })
    let greet = UIButton(
      primaryAction: UIAction(title: "Greet") { _ in
        Device.current.clock.schedule(after: .seconds(2)) { label.text = "Hello" }
      })
    for part in [label, ask, greet] { screen.view.addSubview(part) }
    return screen
  }
}

@Suite("Records of answers and failures")
struct RecordedAnswerTests {
  /// The record of a script's last step.
  private func lastRecord(
    of script: String, snapshot: String? = nil
  ) throws -> PropsValue {
    var texts = ["a.script": script]
    texts["a.snapshots/home.txt"] = snapshot
    let files = ScriptFiles.memory(texts)
    let scene = try #require(ScriptLoader(files: files).load("a.script").scenes.first)
    var runner = SceneRunner(AskingAppDelegate.self, files: files)
    runner.recordsSteps = true
    return try PropsValue(json: try #require(runner.run(scene).records.last))
  }

  @Test("an answer that was not decoded has the reason beside its status")
  func notDecoded() throws {
    let record = try lastRecord(of: "given GET /trip responds 200 {\"stop\":1}\ntap Ask\nsettle\n")
    guard case .list(let requests)? = record[member: "requests"] else {
      Issue.record("no requests: \(record)")
      return
    }
    #expect(requests.map { $0[member: "status"] } == [.int(200)])
    #expect(requests.map { $0[member: "notDecoded"] } == [.string("there is no `stops`")])
  }

  @Test("a screen that differs from its snapshot is recorded beside it, line by line")
  func snapshot() throws {
    let record = try lastRecord(of: "expect snapshot home now\n", snapshot: "Another\n  screen\n")
    let place = "Asking ▸ UIViewController"
    let heading = "UIViewController".padding(
      toLength: Snapshots.width - place.count, withPad: " ", startingAt: 0)
    #expect(
      record[member: "snapshot"]
        == .members([
          "name": .string("home"), "kept": .list([.string("Another"), .string("  screen")]),
          "seen": .list(
            [heading + place, "  Good morning", "  [Ask]", "  [Greet]"].map { .string($0) }),
        ]))
    let other = try lastRecord(of: "expect \"Another\" now\n", snapshot: "Another\n  screen\n")
    #expect(other[member: "failure"] != nil && other[member: "snapshot"] == nil)
  }

  @Test("an expectation that ended before the next work names that work")
  func next() throws {
    let record = try lastRecord(of: "tap Greet\nexpect \"Hello\" within 1s\n")
    #expect(
      record[member: "failure"]?[member: "next"]
        == .string("work in 2 s, past the limit of 1 s: `within` allows more"))
  }
}
