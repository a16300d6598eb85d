public import ScriptLanguage
import RehearsalCore

/// A remark on a step of a scene, such as `tapped after 200 ms`.
public struct SceneRemark: Equatable, Codable, Sendable {
  /// The number of remarks of a scene that are kept.
  static let limit = 100

  /// The location of the step.
  public let location: ScriptLocation

  /// The text.
  public let text: String

  /// The remark with its line: `line 4: tapped after 200 ms`.
  var line: String { "line \(location.line): \(text)" }

  /// Whether the app did not handle a link, a notification or a quick action.
  @MainActor var isUnhandled: Bool { text.hasPrefix(Session.unhandled) }
}
