import HeadlessDevice
import HeadlessUIKit
import TestApps
import Testing

@testable import RehearsalCore

/// An app whose first screen shows a second one at once, or a second after a tap.
private final class MovingAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    UINavigationController(rootViewController: FirstViewController())
  }
}

private final class FirstViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(primaryAction: UIAction(title: "Now") { [weak self] _ in self?.show() }))
    view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Later") { [weak self] _ in
          _ = Device.current.clock.schedule(after: .seconds(1), for: .init(.timer, "later")) {
            self?.show()
          }
        }))
  }

  private func show() {
    navigationController?.pushViewController(SecondViewController(), animated: false)
  }
}

private final class SecondViewController: UIViewController {}

@Suite("Moves between screens that a session records")
struct RecordedMoveTests {
  private func launched() throws -> Session {
    let session = try Session(MovingAppDelegate.self)
    try session.launch()
    return session
  }

  private func texts(_ session: Session) -> [String] {
    session.moves.map { move in
      "\(move.from) → \(move.to) \(move.delay) \(move.action.map { "\($0 == .back)" } ?? "none")"
    }
  }

  @Test("a launch is no move, and a move has the last action that was not a wait, and its delay")
  func delays() throws {
    let session = try launched()
    #expect(session.moves == [])
    try session.perform(.time(.wait(.seconds(3))))
    try session.perform(.tap(ElementQuery("Later")))
    #expect(session.moves == [])
    try session.perform(.time(.wait(.seconds(2))))
    #expect(
      session.moves == [
        Move(
          from: "First", to: "Second", action: .tap(ElementQuery("Later")), delay: .seconds(1))
      ])
    #expect(session.moves.map(\.delay) == [.seconds(1)])
  }

  @Test("each move is recorded once, where it first occurs, and with each action that led to it")
  func repeated() throws {
    let session = try launched()
    for name in ["Now", "Now", "Later"] {
      try session.perform(.tap(ElementQuery(name)))
      try session.perform(.time(.settle))
      try session.perform(.back)
    }
    let actions = ["Now", "back", "Later"]
    #expect(
      session.moves.map(\.action) == [
        .tap(ElementQuery("Now")), .back, .tap(ElementQuery("Later")),
      ])
    #expect(session.moves.map(\.from) == ["First", "Second", "First"])
    #expect(session.moves.count == actions.count)
  }

  @Test("the end of the app and its next launch are no moves")
  func relaunch() throws {
    let session = try launched()
    try session.perform(.tap(ElementQuery("Now")))
    try session.perform(.terminate)
    try session.perform(.launch([:]))
    #expect(texts(session) == ["First → Second 0.0 seconds false"])
    #expect(session.screen.name == "First")
  }
}
