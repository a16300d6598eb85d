import Foundation
import Testing

@testable import Porting

@Suite("Delegates that hand their calls on to parts")
struct DelegateServiceTests {
  @Test("parts conform to the protocol without an initializer, and the delegate to that with one")
  func services() throws {
    let folders = try Folders([
      "AppDelegate.swift": """
      import UIKit
      @UIApplicationMain
      class AppDelegate: Manager {
        override var services: [Service] { [Push(name: "a")] }
      }
      """,
      "Manager.swift": """
      import UIKit
      protocol Service: UIApplicationDelegate {}
      class Manager: UIResponder, UIApplicationDelegate { var services: [Service] { [] } }
      class Push: NSObject, UIApplicationDelegate, Service { init(name: String) {} }
      let parts: [UIApplicationDelegate] = []
      """,
    ])
    #expect(try folders.port().notes == [])
    let app = try folders.written("Sources/Hello/App/AppDelegate.swift").split(separator: "\n")
    #expect(app[1] == "final class AppDelegate: Manager, HeadlessUIKit.UIApplicationDelegate {")
    let service = "HeadlessUIKit.UIApplicationService"
    let manager = try folders.written("Sources/Hello/App/Manager.swift").split(separator: "\n")
    #expect(manager[1] == "protocol Service: \(service) {}")
    #expect(manager[2].hasPrefix("class Manager: UIResponder, \(service) {"))
    #expect(manager[3].hasPrefix("final class Push: NSObject, \(service), Service {"))
    #expect(manager[4] == "let parts: [\(service)] = []")
  }

  @Test("a delegate of tests that a session can create keeps its protocol")
  func otherDelegate() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Other.swift": "import UIKit\nclass Other: NSObject, UIApplicationDelegate {}\n",
    ])
    #expect(try folders.port().notes == [])
    let other = try folders.written("Sources/Hello/App/Other.swift")
    #expect(other.contains("final class Other: NSObject, UIApplicationDelegate {}"))
  }
}
