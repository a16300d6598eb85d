public import HeadlessDevice
public import ScriptLanguage
import VirtualTime
import RehearsalCore

/// The result of a scene.
public struct SceneResult: Equatable {
  /// The scene.
  public let scene: Scene

  /// The number of this run of the scene, from 1.
  public let round: Int

  /// The failure; nil if the scene passed.
  public var failure: SceneFailure?

  /// The virtual time that passed in the scene.
  public let virtualTime: Duration

  /// The wall-clock time of the scene.
  public let elapsed: Duration

  /// The app's mistakes in the scene, oldest first.
  public var findings: [Finding] = []

  /// The remarks on the scene's steps, oldest first.
  public var remarks: [SceneRemark] = []

  /// The records of the scene's steps, a JSON object each; empty unless they were recorded.
  package var records: [String] = []

  /// The number of attempts: more than 1 if the scene failed and was tried again.
  public var attempts = 1

  /// Whether the scene failed at first, and passed when it was tried again.
  public var isFlaky = false

  /// The way that the scene's process ended.
  public var end = SceneEnd.completed

  /// The end of what the app printed, one line each; empty if the scene passed.
  public var output: [String] { failure?.output ?? [] }

  /// Whether the scene passed.
  public var isPassed: Bool { failure == nil }
}

/// The failure of a scene, with the screen and the last steps.
public struct SceneFailure: Equatable, Codable, Sendable {
  /// The reason on one line.
  public let summary: String

  /// The location of the failed step.
  public let location: ScriptLocation

  /// The step with a caret below it, what was expected and what was seen, one line each.
  public let details: [String]

  /// The screen at the failure, one line each.
  public let screen: [String]

  /// The last steps; the failed step is the last of them.
  public let steps: [PastStep]

  /// The last requests since the scene began, each with its answer, one line each.
  public var requests: [String] = []

  /// The end of what the app printed, one line each.
  public var output: [String] = []
}

extension SceneFailure {
  /// The number of the app's lines that are shown.
  private static let shownOutput = 20

  /// The details, the screen, the last steps and the end of the app's output, one line each.
  public var lines: [String] {
    var lines = details
    if !screen.isEmpty { lines += ["", "  the screen:"] + screen.map { "    \($0)" } }
    if !steps.isEmpty { lines += ["", "  the last steps:"] + stepLines }
    if !output.isEmpty {
      lines += ["", "  the app's output:"] + output.suffix(Self.shownOutput).map { "    \($0)" }
    }
    return lines
  }

  private var stepLines: [String] {
    let numbers = steps.map { step in step.number.map { "step \($0)" } ?? "" }
    let numberWidth = numbers.map(\.count).max() ?? 0
    let times = steps.map { $0.start.spoken }
    let places = steps.map { "\($0.location.file):\($0.location.line)" }
    let timeWidth = times.map(\.count).max() ?? 0
    let placeWidth = places.map(\.displayWidth).max() ?? 0
    return steps.indices.map { index in
      let time = String(repeating: " ", count: timeWidth - times[index].count) + times[index]
      let number = numberWidth == 0 ? "" : numbers[index].padded(to: numberWidth) + "  "
      return "    \(number)\(time)  \(places[index].padded(to: placeWidth))  \(steps[index].text)"
    }
  }
}

extension Scene: Equatable {
  /// Returns whether two scenes have the same location, name, settings and steps.
  public static func == (left: Scene, right: Scene) -> Bool {
    left.location == right.location && left.name == right.name && left.settings == right.settings
      && left.steps == right.steps
  }
}
