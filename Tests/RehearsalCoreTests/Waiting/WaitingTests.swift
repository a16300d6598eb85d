import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Waiting for an element", .serialized)
struct WaitingTests {
  private let send = ElementQuery("Send")

  private static func taps(_ titles: String...) -> PropsValue {
    .object([.init("taps", .list(titles.map { .string($0) }))])
  }

  @Test("an element that is ready is tapped at once, without a remark")
  func ready() throws {
    let session = try waitingSession { screen in
      screen.addButton("Send")
      screen.later(.seconds(1)) {}
    }
    #expect(try session.perform(.tap(send)) == .zero)
    #expect(session.lastWait == .zero)
    #expect(session.remarks == [])
  }

  @Test("an element that comes, is enabled, or gets unambiguous is tapped at that instant")
  func becomesReady() throws {
    let session = try waitingSession { screen in
      let other = screen.addButton("Send")
      screen.later(.milliseconds(100)) { screen.addButton("New") }
      let locked = screen.addButton("Locked", isEnabled: false)
      screen.later(.milliseconds(300)) { locked.isEnabled = true }
      screen.addButton("Send")
      screen.later(.seconds(1)) { other.removeFromSuperview() }
    }
    #expect(try session.perform(.tap(ElementQuery("New"))) == .milliseconds(100))
    #expect(session.remarks == ["tapped after 100 ms"])
    #expect(try session.perform(.doubleTap(ElementQuery("Locked"))) == .milliseconds(200))
    #expect(session.remarks == ["tapped twice after 200 ms"])
    #expect(try session.perform(.tap(send)) == .milliseconds(700))
  }

  @Test("an element under an alert is tapped once the alert is gone and its transition has ended")
  func uncovered() throws {
    let session = try waitingSession { screen in
      screen.addButton("Send")
      screen.later(.milliseconds(10)) {
        let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
        screen.present(alert, animated: true)
        screen.later(.seconds(2)) { alert.dismiss(animated: true) }
      }
    }
    try session.perform(.wait(.seconds(1)))
    try session.perform(.tap(send))
    #expect(session.screen.alert == nil)
    #expect(session.screen.props == Self.taps("Send"))
    #expect(session.lastWait > .seconds(1))
  }

  @Test("a limit of its own is longer or shorter than 5 s; now does not wait")
  func limits() throws {
    let session = try waitingSession { screen in
      screen.later(.seconds(8)) { screen.addButton("Send") }
    }
    let now = #expect(throws: SessionError.self) {
      try session.perform(.limited(.tap(send), within: .zero))
    }
    #expect(now?.notes.last == "next: timer change in 8 s: without `now`, the act waits for it")
    let usual = #expect(throws: SessionError.self) { try session.perform(.tap(send)) }
    #expect(
      usual?.notes.last == "next: timer change in 8 s, past the limit of 5 s: `within` allows more")
    #expect(try session.perform(.limited(.tap(send), within: .seconds(20))) == .seconds(8))
  }

  @Test("a failure says what the element lacked at the end, how long it waited and what is next")
  func failure() throws {
    let session = try waitingSession { screen in
      screen.later(.seconds(1)) { screen.addButton("Send", isEnabled: false) }
      screen.later(.seconds(9)) {}
    }
    let error = #expect(throws: SessionError.self) { try session.perform(.tap(send)) }
    #expect(
      error
        == SessionError(
          #"button "Send" cannot be tapped: it is disabled"#,
          notes: [
            "see what it depends on with `props`", "waited: 1 s of virtual time",
            "next: timer change in 8 s, past the limit of 5 s: `within` allows more",
          ]))
  }

  @Test("an element whose identifier is the text comes before one whose label it is")
  func identifierFirst() throws {
    let session = try waitingSession { screen in
      screen.addButton("Send")
      screen.addButton("Other").accessibilityIdentifier = "Send"
    }
    try session.perform(.tap(send))
    #expect(session.screen.props == Self.taps("Other"))
  }

  @Test("an element that is there for a moment breaks the expectation of none for a time")
  func notForATime() throws {
    let session = try waitingSession { screen in
      screen.later(.milliseconds(100)) {
        let button = screen.addButton("Send")
        screen.later(.milliseconds(100)) { button.removeFromSuperview() }
      }
    }
    let failure = #expect(throws: ExpectationFailure.self) {
      try session.expect(
        Expectation(.element(send), isNegated: true, for: .seconds(1)))
    }
    #expect(failure?.waited == .milliseconds(100))
    #expect(
      try session.expect(Expectation(.element(send), isNegated: true, for: .seconds(1)))
        == .milliseconds(1_100))
  }

  @Test("an app that does not run, or is in the background, fails at once")
  func hopeless() throws {
    let session = try waitingSession { screen in
      screen.later(.seconds(1)) { screen.addButton("Send") }
    }
    try session.perform(.background)
    #expect(throws: SessionError.self) { try session.perform(.tap(send)) }
    #expect(session.device.clock.now == .zero)
    try session.perform(.kill)
    #expect(throws: SessionError.self) { try session.perform(.tap(send)) }
    #expect(session.device.clock.now == .zero)
  }

  @Test("in the background nobody can touch the app, with any touch")
  func background() throws {
    let session = try waitingSession { $0.addButton("Send") }
    try session.perform(.background)
    for touch in [Action.Touch.tap(send), .longPress(send), .back, .swipeDown] {
      let error = #expect(throws: SessionError.self) {
        try session.perform(.limited(touch, within: .zero))
      }
      #expect(error?.message == "the app is in the background, where nobody can touch it")
    }
  }

  @Test("a double tap taps again what is still there, and nothing where a screen covers it")
  func doubleTap() throws {
    let session = try waitingSession { screen in
      screen.addButton("Send")
      let once = screen.addButton("Once")
      once.addAction(UIAction { _ in once.isEnabled = false }, for: .primaryActionTriggered)
      let show = screen.addButton("Show")
      show.addAction(
        UIAction { [weak screen] _ in screen?.present(UIViewController(), animated: true) },
        for: .primaryActionTriggered)
    }
    for title in ["Send", "Once", "Show"] {
      try session.perform(.doubleTap(ElementQuery(title)))
    }
    try session.perform(.swipeDown)
    #expect(session.screen.props == Self.taps("Send", "Send", "Once", "Show"))
  }

  @Test("settle ends when only repeating timers are pending, and names them")
  func settle() throws {
    let session = try waitingSession { screen in
      Device.current.clock.schedule(every: .seconds(2), for: "poll") {}
      screen.later(.seconds(3)) { screen.addButton("Send") }
    }
    #expect(try session.perform(.settle) == .seconds(3))
    let remark = try #require(session.remarks.first)
    #expect(
      remark.hasPrefix("still running: timer poll every 2 s (scheduled at RehearsalCoreTests/"))
  }
}
