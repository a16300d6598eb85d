import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import ScriptLanguage
import TestApps
import Testing

@testable import ScriptRunner

@Suite("Retries and strict findings")
struct PolicyTests {
  private func run(
    _ script: String, on delegate: any UIApplicationDelegate.Type,
    _ change: (inout ScenePolicy) -> Void
  ) throws -> SceneResult {
    let scene = try #require(
      ScriptLoader(files: .memory(["a.script": script])).load("a.script").scenes.first)
    var runner = SceneRunner(delegate)
    change(&runner.policy)
    return runner.run(scene)
  }

  @Test("a scene that fails and then passes is flaky, and a failure unless that is allowed")
  func flaky() throws {
    FlakyAppDelegate.launches = 0
    let refused = try run("expect \"Launch 2\" now\n", on: FlakyAppDelegate.self) { $0.retries = 2 }
    #expect(refused.isFlaky && !refused.isPassed && refused.attempts == 2)
    #expect(refused.failure?.summary.hasPrefix("flaky: passed at attempt 2, after: ") == true)
    FlakyAppDelegate.launches = 0
    let allowed = try run("expect \"Launch 2\" now\n", on: FlakyAppDelegate.self) {
      $0.retries = 2
      $0.allowsFlaky = true
    }
    #expect(allowed.isFlaky && allowed.isPassed)
  }

  @Test("a scene that never passes is tried as often as is allowed, and not flaky")
  func neverPasses() throws {
    let result = try run("expect \"Nothing\" now\n", on: GreetingAppDelegate.self) {
      $0.retries = 2
    }
    #expect(result.attempts == 3 && !result.isFlaky && !result.isPassed)
  }

  @Test("strict findings make a scene with a finding fail")
  func strict() throws {
    let usual = try run("tap Break\n", on: FlakyAppDelegate.self) { _ in }
    #expect(usual.isPassed && usual.findings.count == 1)
    let strict = try run("tap Break\n", on: FlakyAppDelegate.self) { $0.failsOnFindings = true }
    #expect(
      strict.failure?.summary
        == "1 finding, with --strict-findings: \(usual.findings[0].message)")
  }
}

/// An app that counts its launches in a global, and whose button pops the only controller.
private final class FlakyAppDelegate: RootAppDelegate {
  static var launches = 0

  override func makeRoot() -> UIViewController {
    Self.launches += 1
    let screen = UIViewController()
    let label = UILabel()
    label.text = "Launch \(Self.launches)"
    screen.view.addSubview(label)
    screen.view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Break") { _ in
          Device.current.findings.report(.init(rawValue: "test"), "The app did it wrong")
        }))
    return screen
  }
}
