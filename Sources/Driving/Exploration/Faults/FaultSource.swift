import RehearsalCore

/// A source of faults for one state, or for one act that was performed in it.
protocol FaultSource {
  /// The family of the faults.
  var family: FaultFamily { get }

  /// Returns the faults that can happen in a state.
  func acts(on screen: Screen, _ userActs: [Act], _ reader: ActReader) -> [Act]

  /// Returns the faults that can happen to the requests that an act sends.
  func acts(for act: Act, sending requests: [SentRequest], _ reader: ActReader) -> [Act]

  /// Returns the faults that can happen while an act leads to another screen.
  func acts(during act: Act, to screen: Screen, _ reader: ActReader) -> [Act]
}

extension FaultSource {
  func acts(on screen: Screen, _ userActs: [Act], _ reader: ActReader) -> [Act] { [] }

  func acts(for act: Act, sending requests: [SentRequest], _ reader: ActReader) -> [Act] { [] }

  func acts(during act: Act, to screen: Screen, _ reader: ActReader) -> [Act] { [] }
}

/// A request that an act sent.
struct SentRequest: Hashable {
  let method: String
  let path: String

  /// The method and the path as a script's `given` has them.
  var pattern: String { "\(method) \(path.scriptWord)" }
}
