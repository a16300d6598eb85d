import HeadlessUIKit

/// The note's screen, built with one kit.
protocol NoteKit {
  /// Shows the note at the root of a navigation.
  ///
  /// - Returns: what the app must hold.
  static func start(on navigation: UINavigationController, source: any NoteSource) -> AnyObject
}

/// An app that is nothing but the note.
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
