public import ScriptLanguage

/// The last steps of a scene, in a ring buffer.
struct RecentSteps {
  /// The number of steps that are kept.
  static let capacity = 6

  private var entries: [(step: Step, number: Int?, nanoseconds: Int64)] = []
  private var next = 0

  /// Adds a step, and drops the oldest one if the buffer is full.
  ///
  /// - Parameters:
  ///   - step: the step.
  ///   - number: the number of an action, which leaks and findings name; nil for other steps.
  ///   - nanoseconds: the virtual time of the step.
  mutating func add(_ step: Step, number: Int?, at nanoseconds: Int64) {
    if entries.count < Self.capacity {
      entries.append((step, number, nanoseconds))
    } else {
      entries[next] = (step, number, nanoseconds)
      next = (next + 1) % Self.capacity
    }
  }

  /// The steps in the order in which they were performed.
  var steps: [PastStep] {
    (entries[next...] + entries[..<next]).map { entry in
      PastStep(
        location: entry.step.location, text: entry.step.text,
        start: .nanoseconds(entry.nanoseconds), number: entry.number)
    }
  }
}

/// A step that was performed.
public struct PastStep: Equatable, Sendable {
  /// The location of the step's line.
  public let location: ScriptLocation

  /// The text of the line.
  public let text: String

  /// The virtual time from the beginning of the scene to that of the step.
  public let start: Duration

  /// The number of an action, which leaks and findings name; nil for other steps.
  public var number: Int?
}
