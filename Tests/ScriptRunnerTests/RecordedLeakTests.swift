import HeadlessUIKit
import RehearsalCore
import ScriptLanguage
import TestApps
import Testing

@testable import ScriptRunner

/// An app whose button keeps a screen that it has presented and dismissed.
private final class KeepingAppDelegate: RootAppDelegate {
  private static var kept: [UIViewController] = []

  override func makeRoot() -> UIViewController {
    let root = UIViewController()
    let keep = UIAction(title: "Keep") { [unowned root] _ in
      let screen = UIViewController()
      Self.kept.append(screen)
      root.present(screen, animated: false) { screen.dismiss(animated: false) }
    }
    root.view.addSubview(UIButton(primaryAction: keep))
    root.view.addSubview(UIButton(primaryAction: UIAction(title: "Idle") { _ in }))
    return root
  }
}

@Suite("Leaks in records")
struct RecordedLeakTests {
  @Test("a leak is in the record of the step that made it, and not in those after it")
  func once() throws {
    let script = "tap Idle\ntap Keep\ntap Idle\ntap Idle\n"
    let scenes = ScriptLoader(files: .memory(["a.script": script])).load("a.script").scenes
    var runner = SceneRunner(KeepingAppDelegate.self, files: .memory([:]))
    runner.recordsSteps = true
    let records = runner.run(try #require(scenes.first)).records
    #expect(records.map { $0.contains("\"leaks\":[") } == [false, true, false, false])
  }
}
