import HeadlessUIKit

/// The delegate of an app that is not here, such as the home screen or the settings: it never runs.
final class AbsentApp: UIResponder, UIApplicationDelegate {
  required override init() {
    super.init()
  }
}

/// A mistake of launching an app that is not here.
struct AbsentAppProblem: Error, CustomStringConvertible {
  /// The bundle identifier of the app.
  let name: String

  var description: String { "\(name) is not here: a test runs the app under test alone" }
}
