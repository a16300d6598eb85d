import RehearsalCore

/// The arrivals from outside: background and foreground, links, notifications and quick actions.
struct OutsideFaults: FaultSource {
  let family = FaultFamily.outside

  private let arrivals: [Action]

  /// The faults that can happen in every state.
  private let everywhere: [Act]

  /// Creates the source of some links, notifications and quick actions.
  init(arrivals: [Action], _ reader: ActReader) {
    self.arrivals = arrivals
    let family = family
    let interruptions = [["background", "foreground"], ["memory warning"]]
    everywhere =
      interruptions.compactMap { reader.act($0, .fault(family)) }
      + arrivals.map { reader.act($0, .fault(family)) }
      + Self.changes.compactMap { setting in
        var act = reader.act(["background", "given \(setting)", "foreground"], .fault(family))
        // Nothing follows the change of a setting, so that no later fault needs it.
        act?.isTerminal = true
        return act
      }
  }

  func acts(on screen: Screen, _ userActs: [Act], _ reader: ActReader) -> [Act] { everywhere }

  /// Returns the arrivals during the transition to a screen that an answer or a timer opens.
  ///
  /// An expectation ends as soon as it holds, when the transition has just begun.
  func acts(during act: Act, to screen: Screen, _ reader: ActReader) -> [Act] {
    guard act.kind == .time, screen.alert == nil else { return [] }
    return arrivals.compactMap { arrival in
      reader.act(["expect screen \(screen.name)", "\(arrival)"], .fault(family))
    }
  }

  /// A language written from right to left with its own digits, and the last minute of a leap day.
  private static let changes = ["locale ar_EG", "date 2028-02-29T23:59:00Z"]
}
