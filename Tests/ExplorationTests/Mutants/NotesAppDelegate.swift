import Coordination
import HeadlessDevice
import HeadlessUIKit

/// A small app: orders that are loaded, a note that is sent, and a help screen.
final class NotesAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let server = NotesServer()
  private var coordinator: NotesCoordinator?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Device.current.network.server = server
    let window = UIWindow()
    let coordinator = NotesCoordinator()
    window.rootViewController = coordinator.navigation
    coordinator.start()
    window.makeKeyAndVisible()
    (self.window, self.coordinator) = (window, coordinator)
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    coordinator?.open(url)
    return true
  }
}

/// A server that has every order and takes every note.
final class NotesServer: Server {
  func respond(to request: HTTPRequest) -> HTTPResponse {
    let name = request.path.split(separator: "/").last.map(String.init) ?? ""
    return HTTPResponse(status: 200, body: Data("Order \(name), ready".utf8))
  }
}
