// swift-format-ignore-file
import UIKit

protocol StudioService: UIApplicationDelegate {}

class RefreshService: NSObject, StudioService {
  private let name: String

  init(name: String) { self.name = name }

  func applicationDidFinishLaunching(_ application: UIApplication) { Refresh.register() }

  func applicationDidEnterBackground(_ application: UIApplication) {
    guard application.delegate?.window??.rootViewController is UINavigationController else { return }
    Refresh.schedule()
  }
}
