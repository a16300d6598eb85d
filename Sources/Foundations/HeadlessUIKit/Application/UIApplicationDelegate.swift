/// The delegate of the application, which a session creates when it launches the app.
@MainActor public protocol UIApplicationDelegate: UIApplicationService {
  /// Creates the delegate: a session launches an app from its delegate's type.
  init()
}
