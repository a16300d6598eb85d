import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

#if !canImport(ObjectiveC)
  @Suite("Functions of Objective-C's runtime")
  struct ObjectiveCRuntimeTests {
    private let device = Device()

    private final class Other: OverridableBundle {
      override func localizedString(forKey key: String, value: String?, table: String?) -> String {
        "other \(super.localizedString(forKey: key, value: value, table: table))"
      }
    }

    @Test("exchanging methods is without effect and a finding each time")
    func exchange() throws {
      Device.current = device
      let first = try #require(class_getInstanceMethod(UIView.self, Selector("a")))
      let second = try #require(class_getClassMethod(UIView.self, Selector("b")))
      let code = method_getImplementation(first)
      #expect(class_getMethodImplementation(UIView.self, Selector("a")) == code)
      #expect(method_getTypeEncoding(first) == nil)
      #expect(!class_addMethod(UIView.self, Selector("a"), code, nil))
      #expect(class_replaceMethod(UIView.self, Selector("a"), code, nil) == code)
      method_exchangeImplementations(first, second)
      #expect(method_setImplementation(first, code) == code)
      let rest = "has no effect: there is no runtime of Objective-C that could exchange methods."
      #expect(
        device.findings.all.map(\.message) == [
          "class_replaceMethod \(rest)", "method_exchangeImplementations \(rest)",
          "method_setImplementation \(rest)",
        ])
    }

    @Test("an object keeps its class, and the change is a finding")
    func classes() {
      Device.current = device
      let view = UILabel()
      #expect(object_getClass(view) == UILabel.self && object_getClass(nil) == nil)
      #expect(object_setClass(view, UIView.self) == UILabel.self)
      #expect(
        device.findings.all.map(\.message) == [
          """
          object_setClass has no effect: there is no runtime of Objective-C that could change the \
          class of an object.
          """
        ])
    }

    @Test("a subclass of the overridable bundle has the main bundle's texts and files")
    func bundle() {
      let bundle = Other()
      #expect(bundle.localizedString(forKey: "none", value: "b", table: nil) == "other b")
      #expect(bundle.path(forResource: "none", ofType: "txt") == nil)
    }
  }
#endif
