import RehearsalCore

/// The end of the process at any step, with or without a callback, and the next launch.
struct ProcessFaults: FaultSource {
  let family = FaultFamily.process

  func acts(on screen: Screen, _ userActs: [Act], _ reader: ActReader) -> [Act] {
    [["kill", "launch"], ["terminate", "launch"]]
      .compactMap { reader.act($0, .fault(family)) }
      .prefix(1).map { $0 }
  }
}
