/// The map of an app: its screens, and the ways between them that were walked.
public struct AppMap: Equatable, Sendable {
  /// The detail by which a map tells two screens apart.
  public enum Detail: String, CaseIterable, Sendable {
    /// The name of the screen.
    case screen
    /// The name, the props and the controls; numbers count as none, one or many.
    case props
  }

  /// The app's name.
  public var app: String

  /// The detail by which screens are told apart.
  public var detail: Detail

  /// The screens, in the order in which they were first shown.
  public var screens: [Screen] = []

  /// The ways between screens, in the order in which they were first walked.
  public var edges: [Edge] = []

  /// Whether screens and edges say if other scripts cover them.
  public var hasCoverage = false

  /// Creates a map without screens.
  public init(app: String, detail: Detail = .screen) {
    self.app = app
    self.detail = detail
  }

  /// Returns the screen with an identifier; nil if there is none.
  public func screen(_ id: String) -> Screen? { screens.first { $0.id == id } }
}
