// swift-format-ignore-file
import Firebase
import GoogleSignIn
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var handle: AuthStateDidChangeListenerHandle?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    FirebaseApp.configure()
    if let client = FirebaseApp.app()?.options.clientID {
      GIDSignIn.sharedInstance.configuration = GIDConfiguration(clientID: client)
    }
    Messaging.messaging().delegate = self
    application.registerForRemoteNotifications()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController()
    window.makeKeyAndVisible()
    self.window = window
    handle = Auth.auth().addStateDidChangeListener { [weak self] _, user in
      let screen = user.map { EntriesViewController(user: $0) } ?? SignInViewController()
      (self?.window?.rootViewController as? UINavigationController)?.setViewControllers([screen], animated: false)
    }
    return true
  }

  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
    Messaging.messaging().apnsToken = deviceToken
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
    return GIDSignIn.sharedInstance.handle(url)
  }
}

extension AppDelegate: MessagingDelegate {
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {
    guard fcmToken != nil else { return }
    messaging.subscribe(toTopic: "guests")
  }
}
