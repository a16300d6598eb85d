import HeadlessUIKit
import TestApps
import Testing

@testable import RehearsalCore

/// An app with a second screen and a sheet, which tell when they appear and disappear.
private final class GestureAppDelegate: RootAppDelegate {
  static var log: [String] = []

  override func makeRoot() -> UIViewController {
    let root = LoggingViewController("first")
    let stack = UINavigationController(rootViewController: root)
    let (second, sheet) = (LoggingViewController("second"), LoggingViewController("sheet"))
    for (title, action) in [
      ("Push", { stack.pushViewController(second, animated: false) }),
      ("Sheet", { root.present(sheet, animated: false) }),
    ] {
      root.view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in action() }))
    }
    return stack
  }
}

private final class LoggingViewController: UIViewController {
  private let word: String

  init(_ word: String) {
    self.word = word
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) { GestureAppDelegate.log.append("\(word) \(event)") }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("leaves")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("left")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("is here")
  }
}

@Suite("Gestures on the screen", .serialized)
struct ScreenGestureTests {
  private func launched(_ button: String) throws -> Session {
    let session = try Session(GestureAppDelegate.self)
    try session.launch()
    try session.perform(.tap(ElementQuery(button)))
    GestureAppDelegate.log = []
    return session
  }

  @Test("a swipe back that is let go too early begins to leave the screen, which stays")
  func swipeBackCancelled() throws {
    let session = try launched("Push")
    try session.perform(.swipeBackCancelled)
    #expect(session.application?.topViewController is LoggingViewController)
    #expect(session.screen.path.count == 2)
    #expect(
      GestureAppDelegate.log == ["second leaves", "first leaves", "first left", "second is here"])
    try session.perform(.swipeBack)
    #expect(session.screen.path.count == 1)
    #expect(GestureAppDelegate.log.suffix(2) == ["second left", "first is here"])
    let error = #expect(throws: SessionError.self) { try session.perform(.swipeBackCancelled) }
    #expect(error != nil)
  }

  @Test("a swipe down that is let go too early leaves the sheet, and a whole one takes it away")
  func swipeDown() throws {
    let session = try launched("Sheet")
    let root = session.application?.keyWindow?.rootViewController
    try session.perform(.swipeDownCancelled)
    #expect(root?.presentedViewController != nil && !GestureAppDelegate.log.isEmpty)
    try session.perform(.swipeDown)
    #expect(root?.presentedViewController == nil)
    #expect(GestureAppDelegate.log.last == "sheet left")
    for action in [Action.swipeDown, .swipeDownCancelled] {
      #expect(throws: SessionError.self) { try session.perform(action) }
    }
  }

  @Test("a pull refreshes the first scroll view that has a refresh control")
  func refresh() throws {
    var pulls: [String] = []
    let session = try waitingSession { screen in
      for name in ["plain", "first", "second"] {
        let list = UIScrollView()
        if name != "plain" {
          list.refreshControl = UIRefreshControl(
            frame: .zero, primaryAction: UIAction { _ in pulls.append(name) })
        }
        screen.view.addSubview(list)
      }
    }
    try session.perform(.refresh)
    #expect(pulls == ["first"])
    let plain = try waitingSession { $0.view.addSubview(UIScrollView()) }
    let error = #expect(throws: SessionError.self) { try plain.perform(.refresh) }
    #expect(
      error?.message
        == "nothing on the screen can be pulled to refresh: no list has a refresh control")
  }
}
