import Coordination
import Foundation
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Session")
struct SessionTests {
  private func launched() throws -> Session {
    let session = try Session(CounterAppDelegate.self)
    try session.launch()
    return session
  }

  @Test("a launch shows the first screen with its path, props and elements")
  func firstScreen() throws {
    let session = try launched()
    let screen = session.screen
    #expect(screen.app == "Counter")
    #expect(screen.name == "Counter")
    #expect(screen.title == "Counter")
    #expect(screen.path == ["Counter"])
    #expect(screen.props == .object([.init("count", .int(0))]))
    #expect(
      screen.lines(width: 60) == [
        "Counter                                    Counter ▸ Counter",
        "  0",
        "  [Add]",
        "  [Show]",
        "  [Ask]",
        "  [Locked]      disabled",
        "  Name      \"\"  textField",
      ])
  }

  @Test("what is read of a session is its own, also while another session is current")
  func current() throws {
    let first = try launched()
    let other = try Session(LeakyAppDelegate.self)
    try other.launch()
    try other.perform(.tap(ElementQuery("Retain nothing")))
    #expect(first.navigationPosition != nil && Device.current === first.device)
    #expect(other.navigationPosition != nil && Device.current === other.device)
    #expect(first.coordinatorTree.isEmpty && Device.current === first.device)
    #expect(other.coordinatorTree.map(\.name) == ["Leaky"] && Device.current === other.device)
    #expect(first.coordinators.isEmpty && Device.current === first.device)
    #expect(other.coordinators.map(\.name) == ["Leaky"] && Device.current === other.device)
    #expect(first.screenCoordinators == [] && Device.current === first.device)
    #expect(other.screenCoordinators == ["Leaky"] && Device.current === other.device)
    #expect(first.containers.isEmpty && Device.current === first.device)
    #expect(other.containers.isEmpty && Device.current === other.device)
    #expect(try Session(CounterAppDelegate.self).navigationPosition == nil)
  }

  @Test("a screen that is encoded to JSON decodes to an equal screen")
  func codable() throws {
    let session = try launched()
    try session.perform(.tap(ElementQuery("Ask")))
    let screen = session.screen
    let json = try JSONEncoder().encode(screen)
    #expect(try JSONDecoder().decode(Screen.self, from: json) == screen)
    #expect(screen.version == Screen.currentVersion)
  }

  @Test("a tap runs the button's action, and takes as long as the transition that follows")
  func taps() throws {
    let session = try launched()
    #expect(try session.perform(.tap(ElementQuery("Add"))) == .zero)
    #expect(session.screen.props == .object([.init("count", .int(1))]))
    #expect(try session.perform(.tap(ElementQuery("Show"))) == .milliseconds(350))
    #expect(session.screen.path == ["Counter", "Result"])
    try session.perform(.back)
    #expect(session.screen.path == ["Counter"])
    #expect(try session.expect(Expectation(.leaks, isNegated: true)) == .zero)
  }

  @Test("an alert refuses a tap on a button beneath it, and takes a tap on its own button")
  func alerts() throws {
    let session = try launched()
    try session.perform(.tap(ElementQuery("Ask")))
    let error = #expect(throws: SessionError.self) {
      try session.perform(.tap(ElementQuery("Add")))
    }
    #expect(error?.message == #"button "Add" cannot be tapped: the alert "Sure?" is over it"#)
    #expect(session.screen.alert?.buttons == ["Yes", "No"])
    try session.perform(.tap(ElementQuery("Yes", in: .alert)))
    #expect(session.screen.alert == nil)
    #expect(session.screen.props == .object([.init("count", .int(1))]))
  }

  @Test("a tap on a disabled button is an error that says so")
  func disabled() throws {
    let session = try launched()
    let error = #expect(throws: SessionError.self) {
      try session.perform(.tap(ElementQuery("Locked")))
    }
    #expect(error?.message == #"button "Locked" cannot be tapped: it is disabled"#)
  }

  @Test("a query without a match is an error that lists the elements, nearest first")
  func noMatch() throws {
    let session = try launched()
    let error = #expect(throws: SessionError.self) {
      try session.perform(.tap(ElementQuery("Ad", type: .button)))
    }
    #expect(
      error
        == SessionError(
          #"there is no button "Ad" on Counter"#,
          notes: [
            #"did you mean "Add"?"#, "on Counter there are:", #"  button "Add""#,
            #"  button "Ask""#, #"  button "Show""#, #"  button "Locked""#, #"  staticText "0""#,
            #"  textField "Name""#, #"  navigationBar "Counter""#, "nothing is pending",
          ]))
  }

  @Test("typing finds a field by its placeholder, ignoring case, then goes to the focused field")
  func typing() throws {
    let session = try launched()
    try session.perform(.type("Ann", into: ElementQuery("name")))
    try session.expect(Expectation(.attribute(ElementQuery("Name"), .value, "Ann")))
    try session.perform(.type("!", into: nil))
    try session.expect(Expectation(.attribute(ElementQuery("Name"), .value, "Ann!")))
    try session.perform(.clear(ElementQuery("Name")))
    try session.expect(Expectation(.attribute(ElementQuery("Name"), .value, "")))
  }

  @Test(
    "a text is on the screen as the value of a field too, unless the query names more than the text"
  )
  func shownValue() throws {
    let session = try launched()
    try session.perform(.type("Ann", into: ElementQuery("name")))
    try session.expect(Expectation(.element(ElementQuery("Ann"))))
    let queries = [
      ElementQuery("Ann", type: .button), ElementQuery("Ann", index: 2),
      ElementQuery("Ann", containing: "Ann"), ElementQuery("An"),
    ]
    for query in queries {
      try session.expect(Expectation(.element(query), isNegated: true))
    }
  }

  @Test("an element contains its own text, and a part of it, without regard to case where asked")
  func containing() throws {
    let session = try launched()
    for text in ["Add", "dd"] {
      try session.expect(Expectation(.element(ElementQuery(type: .button, containing: text))))
    }
    for text in ["Adder", "Nobody"] {
      let query = ElementQuery(type: .button, containing: text)
      try session.expect(Expectation(.element(query), isNegated: true))
    }
    #expect(try session.perform(.tap(ElementQuery(type: .button, containing: "Add"))) == .zero)
    #expect(session.screen.props == .object([.init("count", .int(1))]))
  }

  @Test("an expectation that is not met fails with the expected and the observed screen")
  func failure() throws {
    let session = try launched()
    let failure = #expect(throws: ExpectationFailure.self) {
      try session.expect(Expectation(.screen("Result")))
    }
    #expect(
      failure == ExpectationFailure(expected: "screen Result", seen: "screen Counter"))
  }

  @Test("terminate leaves no screen and refuses taps, and a launch starts the app anew")
  func terminates() throws {
    let session = try launched()
    try session.perform(.tap(ElementQuery("Add")))
    try session.perform(.terminate)
    #expect(session.screen.name == "")
    let error = #expect(throws: SessionError.self) {
      try session.perform(.tap(ElementQuery("Add")))
    }
    #expect(error?.message == "the app does not run")
    try session.perform(.launch([:]))
    #expect(session.screen.props == .object([.init("count", .int(0))]))
  }

  @Test("two sessions in one process do not affect each other")
  func twoSessions() throws {
    let first = try launched()
    let second = try launched()
    try first.perform(.tap(ElementQuery("Add")))
    try second.perform(.tap(ElementQuery("Show")))
    #expect(first.screen.props == .object([.init("count", .int(1))]))
    #expect(first.screen.name == "Counter")
    #expect(second.screen.name == "Result")
  }
}
