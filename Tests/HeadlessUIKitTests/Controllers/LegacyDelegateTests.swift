import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// A delegate with the methods from before iOS 9 and 7.
private final class LegacyDelegate: UIResponder, UIApplicationDelegate {
  let journal = Journal()

  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool {
    journal.note("open \(url)")
    return true
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) { journal.note("push \(userInfo["id"] ?? "none")") }
}

/// Source of this suite: UIApplicationDelegate's documentation: each is called where the newer method
/// is not implemented.
@Suite("Methods of older application delegates")
struct LegacyDelegateTests {
  @Test("a URL reaches open:sourceApplication:annotation: where the newer method is missing")
  func url() throws {
    Device.current = Device()
    let delegate = LegacyDelegate()
    let application = UIApplication.launch(delegate)
    #expect(application.deliver(url: try #require(URL(string: "crew://chat"))))
    #expect(delegate.journal.take() == ["open crew://chat"])
  }

  @Test(
    "a push reaches didReceiveRemoteNotification without handler where the newer one is missing")
  func push() throws {
    Device.current = Device()
    let delegate = LegacyDelegate()
    let application = UIApplication.launch(delegate)
    _ = application.deliver(
      remoteNotification: ["aps": ["content-available": 1], "id": "7"])
    #expect(delegate.journal.take() == ["push 7"])
  }
}
