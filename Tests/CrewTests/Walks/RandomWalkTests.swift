import Coordination
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Random walks")
struct RandomWalkTests {
  @Test(
    "random gestures and external events cause no leaks and no findings",
    arguments: 1...24 as ClosedRange<UInt64>)
  func walk(_ seed: UInt64) throws {
    var walker = Walker(session: try Session.crew(seed % 4 == 0 ? [:] : Session.signedIn), seed)
    for _ in 0..<120 {
      try walker.step()
      let session = walker.session
      try #require(session.device.findings.all.map(\.message) == [], "\(walker.history)")
      if session.leaks != [] { try session.perform(.wait(.seconds(5))) }
      try #require(session.leaks.map(\.description) == [], "\(walker.history)")
      try #require(session.screen.name != "", "\(walker.history)")
    }
  }
}

/// A random sequence of gestures and external events, generated from a seed.
private struct Walker {
  let session: Session
  private(set) var history: [String] = []
  private var random: SeededGenerator

  init(session: Session, _ seed: UInt64) {
    self.session = session
    random = SeededGenerator(seed: seed)
  }

  mutating func step() throws {
    if Int.random(in: 0..<4, using: &random) > 0, let action = randomGesture() {
      do {
        try perform(action)
      } catch is SessionError {
        history.append("(refused)")
      }
    } else {
      try performExternalEvent()
    }
  }

  private mutating func perform(_ action: Action) throws {
    history.append(action.description)
    try session.perform(action)
  }

  /// Returns a random gesture on the visible screen.
  private mutating func randomGesture() -> Action? {
    let elements = session.screen.elements.filter { !$0.isCovered && $0.isEnabled }
    var choices: [Action] = [.back, .swipeBack, .swipeDown, .refresh]
    for type in [ElementType.button, .tab, .cell, .switch] {
      let places = elements.filter { $0.type == type }.indices
      choices += places.map { .tap(ElementQuery(type: type, index: $0 + 1)) }
    }
    let fields = elements.filter {
      ($0.type == .textField || $0.type == .secureTextField) && ($0.value ?? "").isEmpty
    }
    choices += fields.map {
      .type($0.label == "Password" ? "secret" : "ann@crew.example", into: ElementQuery($0.label))
    }
    return choices.randomElement(using: &random)
  }

  /// Performs a random external event: a link, a push, a network change, a relaunch.
  private mutating func performExternalEvent() throws {
    switch Int.random(in: 0..<13, using: &random) {
    case 0...3: try perform(.open(url: Self.links.randomElement(using: &random) ?? ""))
    case 4: try perform(.push(json: #"{"aps": {"alert": "Hi"}, "link": "crew://shifts/s2"}"#))
    case 5: try perform(.shortcut("new-task"))
    case 6:
      try perform(.background)
      try perform(.foreground)
    case 7: try arrange(.network(isOnline: Bool.random(using: &random)))
    case 8:
      try perform(.terminate)
      try perform(.launch([:]))
    case 9: try arrange(.latency(.milliseconds(Int.random(in: 0..<3_000, using: &random))))
    case 10: try arrange(.stub(failure))
    case 11: try advanceClock()
    default: try perform(.wait(.milliseconds(Int.random(in: 0..<1_500, using: &random))))
    }
  }

  private mutating func arrange(_ arrangement: Arrangement) throws {
    history.append("\(arrangement)")
    try session.arrange(arrangement)
  }

  /// A stub that lets one random request time out.
  private var failure: Stub {
    mutating get {
      let paths = ["/shifts", "/shifts/*", "/trips", "/tasks", "/messages", "/profiles/*"]
      return Stub(
        method: Bool.random(using: &random) ? "GET" : "POST",
        path: paths.randomElement(using: &random) ?? "/session", outcome: .failure(.timedOut),
        delay: .milliseconds(Int.random(in: 0..<1_000, using: &random)), times: 1)
    }
  }

  /// Advances the clock by a random time, which may end during a transition or a request.
  private mutating func advanceClock() throws {
    let pause = Duration.milliseconds(Int.random(in: 0..<400, using: &random))
    history.append("pass \(pause)")
    try session.advanceClock(by: pause)
  }

  private static let links = [
    "crew://shifts", "crew://shifts/s1", "crew://shifts/s2/job", "crew://trips/t1",
    "crew://tasks/k1", "crew://tasks/new", "crew://chat", "crew://profile/u2", "crew://account",
    "crew://nowhere", "crew://shifts/s9", "crew://password",
  ]
}
