internal import HeadlessDevice
public import HeadlessUIKit

extension Ported {
  /// The delegate of the app that hosts the unit tests of this process; nil for none.
  private static var host: (any UIApplicationDelegate.Type)?

  /// Remembers the app that hosts the unit tests, as Xcode launches it before they run.
  ///
  /// It is launched when a test or the app first asks for a window, a scene or the delegate.
  public static func hostTests(in delegate: any UIApplicationDelegate.Type) { host = delegate }

  /// Returns the key window of an application that hosts tests.
  public static func keyWindow(of application: UIApplication) -> UIWindow? {
    hosted(application).keyWindow
  }

  /// Returns the windows of an application that hosts tests.
  public static func windows(of application: UIApplication) -> [UIWindow] {
    hosted(application).windows
  }

  /// Returns the scenes of an application that hosts tests.
  public static func connectedScenes(of application: UIApplication) -> Set<UIScene> {
    hosted(application).connectedScenes
  }

  /// Returns the delegate of an application that hosts tests.
  public static func delegate(of application: UIApplication) -> (any UIApplicationDelegate)? {
    hosted(application).delegate
  }

  /// Sets the delegate of an application.
  public static func setDelegate(
    _ delegate: (any UIApplicationDelegate)?, of application: UIApplication
  ) { application.delegate = delegate }

  /// Returns the application, launched if it hosts unit tests and was not launched yet.
  static func hosted(_ application: UIApplication) -> UIApplication {
    guard !Device.isDriven, let type = host, application.delegate == nil else {
      return application
    }
    host = nil
    application.host(type.init())
    host = type
    return application
  }
}
