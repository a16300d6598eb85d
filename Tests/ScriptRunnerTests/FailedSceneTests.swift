import Foundation
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import ScriptLanguage
import TestApps
import Testing

@testable import ScriptRunner

/// An app whose launch begins work that never ends at one instant.
private final class EndlessAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    let (screen, label) = (UIViewController(), UILabel())
    label.text = "Starting"
    screen.view.addSubview(label)
    Self.work()
    return screen
  }

  private static func work() {
    Device.current.clock.schedule(after: .zero) { work() }
  }
}

@Suite("Scenes that fail")
struct FailedSceneTests {
  private func scenes(_ script: String) -> [Scene] {
    ScriptLoader(files: .memory(["a.script": script])).load("a.script").scenes
  }

  private let script = """
    scene "passes"
    expect "Good morning"

    scene "fails"
    tap Greet
    expect "Good morning" now

    """

  /// Returns the place of a failure and the texts of the screen.
  private func line(_ session: Session, _ failure: SceneFailure) -> String {
    let texts = session.screen.elements.filter { $0.type == .staticText }.map(\.label)
    return "\(failure.location) \(texts.joined(separator: ", "))"
  }

  @Test("the handler of failures gets the session of a scene that failed, and none that passed")
  func handler() {
    var runner = SceneRunner(GreetingAppDelegate.self)
    var failed: [String] = []
    runner.didFail = { failed.append(line($0, $1)) }
    let results = scenes(script).map { runner.run($0) }
    #expect(results.map(\.isPassed) == [true, false])
    #expect(failed == ["a.script:6:1 Hello"])
  }

  @Test("in a run of scenes in this process, the handler is called before the scene has ended")
  func run() {
    var options = RunOptions()
    options.isolation = .none
    var events: [String] = []
    var runner = SceneRunner(GreetingAppDelegate.self)
    runner.didFail = { events.append(line($0, $1)) }
    let summary = runner.run(scenes(script), options: options) { event in
      if case .sceneEnded(let result) = event { events.append("end of \(result.scene.name)") }
    }
    #expect(events == ["end of passes", "a.script:6:1 Hello", "end of fails"])
    #expect(summary.passed == 1 && summary.failed == 1)
  }

  @Test("an app that cannot be launched is a failure of the whole scene, with the reason")
  func launch() throws {
    var configuration = Session.Configuration()
    configuration.storage = URL(fileURLWithPath: "/")
    let scene = try #require(scenes(script).last)
    let runner = SceneRunner(GreetingAppDelegate.self, configuration: configuration)
    let failure = try #require(runner.run(scene).failure)
    let message =
      "the app could not be launched: the storage file / cannot be read: it is a folder or a "
      + "device. It must hold a JSON object of strings; move it away to start with empty storage."
    #expect(failure.summary == message)
    #expect(failure.location.description == "a.script:4:1")
    #expect(failure.details == ["  --> a.script:4:1", "  " + message])
    #expect(failure.screen == [] && failure.steps == [])
  }

  @Test("a launch whose work never ends is a failure with the screen that it left")
  func endless() throws {
    let scene = try #require(scenes("given storage name=Ann\n").first)
    let failure = try #require(SceneRunner(EndlessAppDelegate.self).run(scene).failure)
    let start = "the app could not be launched: Work never ends at one instant: "
    #expect(failure.summary.hasPrefix(start))
    #expect(failure.location.description == "a.script:1:1")
    #expect(failure.details == ["  --> a.script:1:1", "  " + failure.summary])
    let place = "Endless ▸ UIViewController"
    let heading = "UIViewController".padding(
      toLength: 78 - place.count, withPad: " ", startingAt: 0)
    #expect(
      failure.screen == [heading + place, "  Starting", "  …next event in 0 ms: work"])
    #expect(failure.steps == [])
  }
}
