import RehearsalCore

/// The arrivals from outside: background and foreground, links, notifications and quick actions.
struct OutsideFaults: FaultSource {
  let family = FaultFamily.outside

  /// The links, notifications and quick actions to deliver.
  let arrivals: [Action]

  func acts(on screen: Screen, _ userActs: [Act], _ reader: ActReader) -> [Act] {
    let pause = reader.act(["background", "foreground"], .fault(family))
    return [pause].compactMap { $0 } + arrivals.map { reader.act($0, .fault(family)) }
      + Self.changes.compactMap { change(to: $0, reader) }
  }

  /// A language written from right to left with its own digits, and the last minute of a leap day.
  private static let changes = ["locale ar_EG", "date 2028-02-29T23:59:00Z"]

  /// Returns the change of a setting while the app is in the background, which nothing follows.
  private func change(to setting: String, _ reader: ActReader) -> Act? {
    var act = reader.act(["background", "given \(setting)", "foreground"], .fault(family))
    act?.isTerminal = true
    return act
  }
}
