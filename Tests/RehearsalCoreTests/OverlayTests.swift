import HeadlessUIKit
import RehearsalCore
import Testing

/// An app that shows short messages in a window of their own, and on its window.
final class MessagesAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let banner = UIWindow()
  private let note = UIButton(primaryAction: UIAction(title: "Note") { _ in })

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let screen = UIViewController()
    screen.title = "Home"
    for (title, act) in [("Banner", showBanner), ("Hint", showNote), ("Sheet", showSheet)] {
      screen.view.addSubview(
        UIButton(primaryAction: UIAction(title: title) { _ in act() }))
    }
    window = UIWindow()
    window?.rootViewController = screen
    window?.makeKeyAndVisible()
    return true
  }

  private func showBanner() {
    let controller = UIViewController()
    let close = UIAction(title: "Saved") { [weak self] _ in self?.banner.isHidden = true }
    controller.view.addSubview(UIButton(primaryAction: close))
    banner.rootViewController = controller
    banner.isHidden = false
  }

  private func showNote() {
    note.addAction(
      UIAction { [weak self] _ in self?.note.removeFromSuperview() }, for: .touchUpInside)
    window?.addSubview(note)
  }

  private func showSheet() {
    let sheet = UIViewController()
    sheet.title = "Sheet"
    window?.rootViewController?.present(sheet, animated: true)
  }
}

@Suite("What is in front of the screens")
struct OverlayTests {
  private func labels(_ session: Session) -> [String] { session.screen.elements.map(\.label) }

  @Test("a window in front is on the screen, takes taps, and leaves the screen its name")
  func window() throws {
    let session = try Session(MessagesAppDelegate.self)
    try session.launch()
    #expect(labels(session) == ["Banner", "Hint", "Sheet"])
    try session.perform(.tap(ElementQuery("Banner")))
    #expect(labels(session) == ["Banner", "Hint", "Sheet", "Saved"])
    #expect(session.screen.title == "Home")
    try session.perform(.tap(ElementQuery("Saved")))
    #expect(labels(session) == ["Banner", "Hint", "Sheet"])
  }

  @Test("a view that is added to the window is in front of all presentations, until it is removed")
  func view() throws {
    let session = try Session(MessagesAppDelegate.self)
    try session.launch()
    try session.perform(.tap(ElementQuery("Hint")))
    #expect(labels(session) == ["Banner", "Hint", "Sheet", "Note"])
    try session.perform(.tap(ElementQuery("Sheet")))
    try session.perform(.wait(.seconds(2)))
    #expect(labels(session) == ["Note"])
    try session.perform(.tap(ElementQuery("Note")))
    #expect(labels(session) == [])
    #expect(session.screen.title == "Sheet")
  }
}
