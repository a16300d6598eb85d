import Foundation
import HeadlessUIKit
import Testing

/// A protocol as `rehearse port` writes one that requires an initializer of classes.
private protocol Configurable: AnyObject, CreatedObject {}

extension Configurable {
  private init() { self.init(rehearsalClass: Self.self, for: "Configurable") }

  fileprivate init(_ configure: (Self) -> Void) {
    self.init()
    configure(self)
  }
}

extension NSObject: @MainActor Configurable {}

private class Style: Configurable, ClassWithInitializer {
  var width = 1
  required init() {}
}

private final class WideStyle: Style {
  required init() {
    super.init()
    width = 10
  }
}

@Suite("Objects that an initializer of a protocol creates")
struct CreatedObjectTests {
  @Test("an object is of the class on which the initializer is called")
  func classes() {
    #expect(Style { $0.width += 1 }.width == 2)
    #expect(WideStyle { $0.width += 1 }.width == 11)
    #expect(UILabel { $0.text = "a" }.text == "a")
    #expect(UITableViewController { $0.title = "b" }.title == "b")
    #expect(UIPinchGestureRecognizer { $0.isEnabled = false }.isEnabled == false)
    #expect(UIBarButtonItem { $0.title = "c" }.title == "c")
  }

  @Test("a plain object is created too")
  func plain() {
    var seen: NSObject?
    let made = NSObject { seen = $0 }
    #expect(made === seen && type(of: made) == NSObject.self)
  }
}
