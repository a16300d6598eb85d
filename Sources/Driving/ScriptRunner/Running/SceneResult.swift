public import ScriptLanguage
import VirtualTime
import RehearsalCore

/// How a scene went.
public struct SceneResult: Equatable {
  /// The scene's title: file and name.
  public let scene: Scene

  /// Which run of the scene it was, from 1, where it is run several times.
  public let round: Int

  /// Why it failed; nil where it passed.
  public let failure: SceneFailure?

  /// How much virtual time passed in it.
  public let virtualTime: Duration

  /// How long it took on the clock on the wall.
  public let elapsed: Duration

  /// Whether it passed.
  public var isPassed: Bool { failure == nil }
}

/// Why a scene failed, with what is known of it.
public struct SceneFailure: Equatable, Sendable {
  /// What went wrong, on one line.
  public let summary: String

  /// Where it went wrong.
  public let location: ScriptLocation

  /// The step with a caret below it, and what went wrong: what was expected, what was seen.
  public let details: [String]

  /// What was on the screen.
  public let screen: [String]

  /// The last steps, the one that failed as the last of them.
  public let steps: [PastStep]
}

extension SceneFailure {
  /// The whole of it, a line each.
  public var lines: [String] {
    var lines = details
    if !screen.isEmpty { lines += ["", "  the screen:"] + screen.map { "    \($0)" } }
    if !steps.isEmpty { lines += ["", "  the last steps:"] + stepLines }
    return lines
  }

  private var stepLines: [String] {
    let times = steps.map { $0.start.spoken }
    let places = steps.map { "\($0.location.file):\($0.location.line)" }
    let timeWidth = times.map(\.count).max() ?? 0
    let placeWidth = places.map(\.displayWidth).max() ?? 0
    return steps.indices.map { index in
      let time = String(repeating: " ", count: timeWidth - times[index].count) + times[index]
      return "    \(time)  \(places[index].padded(to: placeWidth))  \(steps[index].text)"
    }
  }
}

extension Scene: Equatable {
  /// Scenes are equal when they stand at the same place and do the same.
  public static func == (left: Scene, right: Scene) -> Bool {
    left.location == right.location && left.name == right.name && left.settings == right.settings
      && left.steps == right.steps
  }
}
