public import ScriptLanguage

/// The last steps of a scene, in a ring buffer.
struct RecentSteps {
  /// The number of steps that are kept.
  static let capacity = 6

  private var entries: [(step: Step, nanoseconds: Int64)] = []
  private var next = 0

  /// Adds a step, and drops the oldest one if the buffer is full.
  mutating func add(_ step: Step, at nanoseconds: Int64) {
    if entries.count < Self.capacity {
      entries.append((step, nanoseconds))
    } else {
      entries[next] = (step, nanoseconds)
      next = (next + 1) % Self.capacity
    }
  }

  /// The steps in the order in which they were performed.
  var steps: [PastStep] {
    (entries[next...] + entries[..<next]).map { entry in
      PastStep(
        location: entry.step.location, text: entry.step.text,
        start: .nanoseconds(entry.nanoseconds))
    }
  }
}

/// A step that was performed.
public struct PastStep: Equatable, Codable, Sendable {
  /// The location of the step's line.
  public let location: ScriptLocation

  /// The text of the line.
  public let text: String

  /// The virtual time from the beginning of the scene to that of the step.
  public let start: Duration
}
