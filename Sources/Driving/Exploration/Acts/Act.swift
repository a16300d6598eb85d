import HeadlessDevice
import RehearsalCore
import ScriptLanguage

/// One move of an exploration: lines of the script language that are performed together.
///
/// A fault is an act too: it arranges the failure and performs what fails.
struct Act: Hashable {
  /// The party that performs an act.
  enum Kind: Hashable {
    /// A user at the phone.
    case user
    /// The clock: the next pending work runs.
    case time
    /// A fault of a family.
    case fault(FaultFamily)
  }

  /// The lines, as a script has them.
  let lines: [String]

  /// The party that performs it.
  let kind: Kind

  /// The work of the lines.
  let work: [Step.Work]

  /// The element that a user taps, such as `button "Send"`; nil for other acts.
  var tapped: String?

  /// The wait for what is pending; nil for an act with its own lines.
  var waiting: Waiting?

  /// Whether the state after the act is judged but not explored further.
  var isTerminal = false

  /// Whether the lines repeat a tap, so that a refused second tap ends the act without a fault.
  var isDoubleTap = false

  static func == (left: Act, right: Act) -> Bool { left.lines == right.lines }

  func hash(into hasher: inout Hasher) { hasher.combine(lines) }
}

extension Act {
  /// Creates an act that performs some acts in their order.
  init(joining acts: [Act]) {
    self.init(
      lines: acts.flatMap(\.lines), kind: acts.first?.kind ?? .time, work: acts.flatMap(\.work))
  }

  /// Whether the act arranges a fault.
  var isFault: Bool {
    if case .fault = kind { true } else { false }
  }

  /// Whether the requests of the act may fail in addition: not those of another failing act.
  var mayFail: Bool {
    switch kind {
    case .user, .time, .fault(.process), .fault(.outside): !isTerminal
    case .fault: false
    }
  }

  /// Whether the act is the back button or the edge swipe, finished.
  var isBack: Bool { lines == ["back"] || lines == ["swipe back"] }

  /// The URL that the act opens; nil for other acts.
  var openedLink: String? {
    for case .act(.outside(.open(let url))) in work { return url }
    return nil
  }

  /// Whether a link, a notification or a quick action arrives, or the app comes to the foreground.
  var isArrival: Bool {
    work.contains { work in
      switch work {
      case .act(.outside), .act(.process): true
      default: false
      }
    }
  }

  /// Whether the act relaunches the app.
  var isRelaunch: Bool {
    work.contains { if case .act(.process(.launch)) = $0 { true } else { false } }
  }

  private static func isRelaunch(_ work: Step.Work) -> Bool {
    switch work {
    case .act(.process(.launch)), .act(.process(.kill)), .act(.process(.terminate)): true
    default: false
    }
  }

  /// Whether the act's first line arranges something for the acts after it.
  var beginsWithArrangement: Bool {
    if case .arrange? = work.first { true } else { false }
  }

  /// The act without the lines that end the app and launch it again.
  var withoutRelaunch: Act {
    let kept = zip(lines, work).filter { !Self.isRelaunch($1) }
    return Act(lines: kept.map(\.0), kind: kind, work: kept.map(\.1))
  }

  /// Whether answers of the act's requests come late.
  var isLate: Bool { work.contains(where: Self.isDelay) }

  private static func isDelay(_ work: Step.Work) -> Bool {
    switch work {
    case .arrange(.latency): true
    case .arrange(.stub(let stub)): stub.answer == .usual(.whole) && stub.delay != nil
    default: false
    }
  }

  /// Whether the act makes requests fail.
  var failsRequests: Bool {
    kind == .fault(.network) && lines.contains { $0.hasPrefix("given ") }
  }

  /// Whether the user empties a field, by `clear` or by the button that gives up what was typed.
  var emptiesField: Bool {
    work.contains { work in
      switch work {
      case .act(.touch(.clear)), .act(.limited(.clear, _)): true
      case .act(.touch(.tap(let query))), .act(.limited(.tap(let query), _)):
        query.text == "Cancel"
      default: false
      }
    }
  }

  /// The act without its late answers; nil if nothing is left.
  var onTime: Act? {
    let kept = zip(lines, work).filter { _, work in !Self.isDelay(work) }
    guard !kept.isEmpty else { return nil }
    return Act(lines: kept.map(\.0), kind: kind, work: kept.map(\.1))
  }
}
