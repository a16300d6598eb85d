import RehearsalCore

/// The arrivals from outside: background and foreground, links, notifications and quick actions.
struct OutsideFaults: FaultSource {
  let family = FaultFamily.outside

  /// The links, notifications and quick actions to deliver.
  let arrivals: [Action]

  func acts(on screen: Screen, _ userActs: [Act], _ reader: ActReader) -> [Act] {
    let pause = reader.act(["background", "foreground"], .fault(family))
    return [pause].compactMap { $0 } + arrivals.map { reader.act($0, .fault(family)) }
  }
}
