import Foundation
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing
import VirtualTime

@testable import HeadlessXCTest

/// An app that presents alerts with one button, with two equal ones, and an action sheet.
private final class AlertsAppDelegate: UIApplicationDelegate {
  static var ends = 0
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    window.rootViewController = AlertsViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) { Self.ends += 1 }
}

private final class AlertsViewController: UIViewController {
  static var answers: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.answers = []
    for (title, style, answers) in [
      ("One", UIAlertController.Style.alert, ["OK"]), ("Two", .alert, ["Yes", "No"]),
      ("Sheet", .actionSheet, ["Copy"]),
    ] {
      view.addSubview(
        UIButton(
          primaryAction: UIAction(title: title) { [weak self] _ in
            let alert = UIAlertController(title: title, message: nil, preferredStyle: style)
            for answer in answers {
              alert.addAction(
                UIAlertAction(title: answer, style: .default) { _ in Self.answers.append(answer) })
            }
            self?.present(alert, animated: false)
          }))
    }
    let tap = UIButton(primaryAction: UIAction(title: "Tap") { _ in Self.answers.append("Tap") })
    tap.isSelected = true
    view.addSubview(tap)
  }
}

@MainActor
@Suite("Runs of apps in a test", .serialized)
struct RunTests {
  private func run(_ body: @escaping (XCUIApplication, PlaygroundCase) -> Void)
    -> Playground.Outcome
  {
    Playground.run(launches: false) { _, test in
      let app = XCUIApplication(AlertsAppDelegate.self)
      app.launch()
      body(app, test)
    }
  }

  @Test("an alert in the way is dismissed by its only button, also one from below")
  func onlyButton() {
    let outcome = run { app, test in
      app.buttons["One"].tap()
      app.buttons["Tap"].tap()
      app.buttons["Sheet"].tap()
      app.buttons["Tap"].tap()
      test.note("\(AlertsViewController.answers)")
    }
    #expect(outcome == .init(notes: [#"["OK", "Tap", "Copy", "Tap"]"#, "tearDown"]))
  }

  @Test("an alert of two equal buttons stays, and what it covers cannot be touched")
  func equalButtons() {
    let outcome = run { app, test in
      app.buttons["Two"].tap()
      app.buttons["Tap"].tap()
      test.note("\(AlertsViewController.answers) \(app.alerts["Two"].exists)")
    }
    #expect(
      outcome
        == .init(
          failures: ["Failed to tap \"Tap\" Button: Element is not hittable"],
          notes: ["[] true", "tearDown"]))
  }

  @Test("a selected element is listed as one")
  func selected() {
    let outcome = run { app, test in
      test.note(
        app.buttons["Tap"].debugDescription.split(separator: "\n").first { $0.contains("Tap") }
          .map { $0.trimmingCharacters(in: .whitespaces) } ?? "")
    }
    #expect(outcome == .init(notes: ["→Button, label: 'Tap', Selected", "tearDown"]))
  }

  @Test("a second launch ends the app and begins it anew")
  func launchedTwice() {
    let outcome = run { app, test in
      AlertsAppDelegate.ends = 0
      app.buttons["Tap"].tap()
      app.launch()
      test.note("\(AlertsViewController.answers) \(app.state == .runningForeground)")
      test.note("\(AlertsAppDelegate.ends)")
    }
    #expect(outcome == .init(notes: ["[] true", "1", "tearDown"]))
  }

  @Test("the environment of a launch is that of the process again at the end of the test")
  func environment() {
    setenv("REHEARSAL_RUN_TEST", "before", 1)
    let outcome = Playground.run(launches: false) { app, test in
      app.launchEnvironment = ["REHEARSAL_RUN_TEST": "within", "REHEARSAL_RUN_OTHER": "a"]
      app.launch()
      for name in ["REHEARSAL_RUN_TEST", "REHEARSAL_RUN_OTHER"] {
        test.note(ProcessInfo.processInfo.environment[name] ?? "none")
      }
      app.launchEnvironment = [:]
      app.launch()
      for name in ["REHEARSAL_RUN_TEST", "REHEARSAL_RUN_OTHER"] {
        test.note(ProcessInfo.processInfo.environment[name] ?? "none")
      }
    }
    #expect(outcome == .init(notes: ["within", "a", "before", "none", "tearDown"]))
    #expect(ProcessInfo.processInfo.environment["REHEARSAL_RUN_TEST"] == "before")
    unsetenv("REHEARSAL_RUN_TEST")
  }

  @Test("a sleep moves the time of the app that was launched or activated last")
  func foremost() {
    let outcome = run { first, test in
      let second = XCUIApplication(GestureAppDelegate.self)
      second.launch()
      @MainActor func times() -> String {
        [first, second].map { app in
          let now = app.chain.app.run.session?.device.clock.now
          return "\((now?.nanoseconds ?? 0) / 1_000_000_000)"
        }.joined(separator: " ")
      }
      Thread.sleep(forTimeInterval: 2)
      test.note(times())
      first.activate()
      Thread.sleep(forTimeInterval: 3)
      test.note(times())
    }
    #expect(outcome == .init(notes: ["0 2", "3 2", "tearDown"]))
  }

  @Test("launch arguments are pairs of a key with a hyphen and a value")
  func defaults() {
    func defaults(_ arguments: String...) -> [String: String] {
      AppRun.defaults(in: arguments)
    }
    #expect(defaults("-a", "1", "b", "-c", "-d", "--e", "2") == ["a": "1", "c": "-d", "-e": "2"])
    #expect(defaults("-", "1", "-a") == [:])
    #expect(defaults() == [:])
  }

  @Test("a measurement runs its block once, and a wait for expectations calls its handler")
  func blocks() {
    let outcome = run { app, test in
      test.measure(metrics: [XCTCPUMetric()]) { test.note("measured") }
      test.expectation(description: "a").fulfill()
      test.waitForExpectations(timeout: 1) { error in test.note("\(error == nil)") }
    }
    #expect(outcome == .init(notes: ["measured", "true", "tearDown"]))
  }
}
