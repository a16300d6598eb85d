import HeadlessUIKit

/// The note screen, built with one kit.
protocol NoteKit {
  /// Shows the note as the root of a navigation controller.
  ///
  /// - Returns: the object that the app must retain.
  static func start(on navigation: UINavigationController, source: any NoteSource) -> AnyObject
}

/// The app delegate of an app with only the note screen.
final class NoteAppDelegate<Kit: NoteKit>: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var coordinator: AnyObject?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let navigation = UINavigationController()
    coordinator = Kit.start(on: navigation, source: SlowNoteSource())
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
