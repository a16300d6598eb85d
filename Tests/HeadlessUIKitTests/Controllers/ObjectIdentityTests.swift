import Foundation
import HeadlessUIKit
import Testing

@Suite("Objects of UIKit")
struct ObjectIdentityTests {
  private final class CountingItem: UINavigationItem {
    let count: Int

    init(count: Int) {
      self.count = count
      super.init()
    }
  }

  @Test(
    "a subclass of UINavigationItem begins without a title, and each item is equal to itself alone")
  func subclass() {
    let item = CountingItem(count: 2)
    #expect(item.title == nil)
    #expect(item.count == 2)
    #expect(Set<UINavigationItem>([item, item, CountingItem(count: 2)]).count == 2)
    #expect("\(item)" == "<CountingItem>")
  }

  @Test("touches and layers are objects with an identity, colors are equal by their channels")
  func objects() {
    let layer = CALayer()
    #expect(Set<NSObject>([layer, layer, CALayer()]).count == 2)
    #expect("\(layer)" == "<CALayer>")
    #expect(UIColor(white: 0.5, alpha: 1).isEqual(UIColor(white: 0.5, alpha: 1)))
    #expect(!UIColor(white: 0.5, alpha: 1).isEqual("gray"))
    #expect(Set<NSObject>([UIColor(white: 0, alpha: 1), UIColor(white: 0, alpha: 1)]).count == 1)
  }
}
