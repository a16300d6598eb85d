public import ScriptLanguage
/// The steps that were done lately; adding one costs nothing to speak of.
struct Trail {
  /// How many steps are kept.
  static let length = 6

  private var entries: [(step: Step, nanoseconds: Int64)] = []
  private var next = 0

  mutating func add(_ step: Step, at nanoseconds: Int64) {
    if entries.count < Self.length {
      entries.append((step, nanoseconds))
    } else {
      entries[next] = (step, nanoseconds)
      next = (next + 1) % Self.length
    }
  }

  /// The steps in the order in which they were done.
  var steps: [PastStep] {
    (entries[next...] + entries[..<next]).map { entry in
      PastStep(
        location: entry.step.location, text: entry.step.text,
        start: .nanoseconds(entry.nanoseconds))
    }
  }
}

/// A step that was done.
public struct PastStep: Equatable, Sendable {
  /// Where it stands.
  public let location: ScriptLocation

  /// The line.
  public let text: String

  /// When it began, in virtual time since the scene did.
  public let start: Duration
}
