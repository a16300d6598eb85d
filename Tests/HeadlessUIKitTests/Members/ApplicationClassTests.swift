import HeadlessUIKit
import Testing

@Suite("The application by its class")
struct ApplicationClassTests {
  @Test("the class finds the shared application by its selector and by its key, and nothing else")
  func shared() {
    _ = SpyPhone()
    #expect(UIApplication.responds(to: "sharedApplication"))
    #expect(!UIApplication.responds(to: "otherApplication"))
    #expect(Self.performed("sharedApplication") === UIApplication.shared)
    #expect(Self.performed("otherApplication") == nil)
    let read = UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication
    #expect(read === UIApplication.shared)
    #expect(UIApplication.value(forKey: "otherApplication") == nil)
  }

  private static func performed(_ selector: Selector) -> AnyObject? {
    let result: Unmanaged<AnyObject>? = UIApplication.perform(selector)
    return result?.takeUnretainedValue()
  }

  @Test("a scene takes a wish for an orientation, and stays upright")
  func geometry() {
    let wish = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscape)
    #expect(wish.interfaceOrientations == .landscape)
    let scene = rehearsalUnattachedScene()
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in }
    #expect(scene.interfaceOrientation == .portrait)
    #expect(UIWindowScene.GeometryPreferences.iOS().interfaceOrientations == nil)
  }
}
