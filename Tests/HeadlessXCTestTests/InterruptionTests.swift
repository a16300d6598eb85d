import HeadlessUIKit
import Testing

@testable import HeadlessXCTest

/// An app whose screen presents an alert with some buttons as soon as it appears.
private final class ChoiceAppDelegate: UIResponder, UIApplicationDelegate {
  static var choices: [(title: String, style: UIAlertAction.Style)] = []
  static var taps: [String] = []
  var window: UIWindow?

  private final class Screen: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(
        UIButton(primaryAction: UIAction(title: "Below") { _ in taps.append("Below") }))
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard presentedViewController == nil, !choices.isEmpty else { return }
      let alert = UIAlertController(title: "Which?", message: nil, preferredStyle: .alert)
      for choice in choices {
        alert.addAction(
          UIAlertAction(title: choice.title, style: choice.style) { _ in
            taps.append(choice.title)
          })
      }
      present(alert, animated: false)
    }
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = Screen()
    window?.makeKeyAndVisible()
    return true
  }
}

@Suite("Alerts in the way of a tap", .serialized)
struct InterruptionTests {
  private func tapBelow(
    _ choices: [(title: String, style: UIAlertAction.Style)]
  ) -> (taps: [String], failures: Int) {
    ChoiceAppDelegate.choices = choices
    ChoiceAppDelegate.taps = []
    let outcome = Playground.run(launches: false) { _, _ in
      let app = XCUIApplication(ChoiceAppDelegate.self)
      app.launch()
      app.buttons["Below"].tap()
    }
    return (ChoiceAppDelegate.taps, outcome.failures.count)
  }

  @Test("the only button of an alert is tapped, then the element")
  func onlyButton() {
    #expect(tapBelow([("OK", .default)]) == (["OK", "Below"], 0))
  }

  @Test("the cancel button of an alert is tapped, then the element")
  func cancelButton() {
    #expect(tapBelow([("Yes", .default), ("No", .cancel)]) == (["No", "Below"], 0))
  }

  @Test("an alert with several buttons and no cancel button stays, and the tap fails")
  func severalButtons() {
    #expect(tapBelow([("Red", .default), ("Blue", .default)]) == ([], 1))
  }
}
