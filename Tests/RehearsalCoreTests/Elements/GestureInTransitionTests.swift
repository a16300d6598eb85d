import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

@Suite("Gestures on elements during a transition")
struct GestureInTransitionTests {
  @Test("a gesture waits for the end of the transition that an expectation has left running")
  func waiting() throws {
    let session = try Session(SlowAppDelegate.self)
    try session.launch()
    try session.perform(.tap(ElementQuery("Show later")))
    try session.expect(Expectation(.event("shown")))
    let start = session.device.clock.now
    #expect(session.screen.pending.map { $0.purpose.hasPrefix("transition") } == [true])
    let number = try #require(session.screen.elements.firstIndex { $0.label == "Go on" })
    try session.perform(.tap, onElement: number)
    #expect(
      session.device.log.events.filter { $0.source == .app }.map {
        "\($0.name) after \(start.duration(to: $0.instant))"
      } == ["shown after 0.0 seconds", "appeared after 0.5 seconds", "tapped after 0.5 seconds"])
  }
}

/// An app whose button shows another screen a second later.
private final class SlowAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    let root = UIViewController()
    let action = UIAction(title: "Show later") { [weak root] _ in
      Device.current.clock.schedule(after: .seconds(1)) {
        root?.present(SecondViewController(), animated: true)
        Device.current.log.post("shown")
      }
    }
    root.view.addSubview(UIButton(primaryAction: action))
    return root
  }
}

private final class SecondViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let action = UIAction(title: "Go on") { _ in Device.current.log.post("tapped") }
    view.addSubview(UIButton(primaryAction: action))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Device.current.log.post("appeared")
  }
}
