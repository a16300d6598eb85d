import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Source: the accessibility properties of `NSObject` on Apple's systems.
@Suite("Accessibility of objects that are known as NSObject alone")
struct AccessibleObjectTests {
  /// Sets all values of an object, and returns them as they are read.
  private func changed(_ object: NSObject) -> [String] {
    object.isAccessibilityElement = true
    object.accessibilityLabel = "label"
    object.accessibilityHint = "hint"
    object.accessibilityValue = "value"
    object.accessibilityTraits = .button
    return values(object)
  }

  private func values(_ object: NSObject) -> [String] {
    [
      "\(object.isAccessibilityElement)", object.accessibilityLabel ?? "-",
      object.accessibilityHint ?? "-", object.accessibilityValue ?? "-",
      "\(object.accessibilityTraits == .button)",
    ]
  }

  @Test("a plain object has no values until they are set, and those of another one stay")
  func plain() {
    Device.current = Device()
    let (object, other) = (NSObject(), NSObject())
    #expect(values(object) == ["false", "-", "-", "-", "false"])
    #expect(changed(object) == ["true", "label", "hint", "value", "true"])
    #expect(values(other) == ["false", "-", "-", "-", "false"])
  }

  @Test("a view and an accessibility element are changed themselves")
  func known() {
    Device.current = Device()
    let (view, label) = (UIView(), UILabel())
    #expect(changed(view) == ["true", "label", "hint", "value", "true"])
    #expect(view.isAccessibilityElement && view.accessibilityLabel == "label")
    #expect(view.accessibilityTraits == .button && view.accessibilityHint == "hint")
    label.text = "Hi"
    #expect(values(label)[0] == "true")
    let element = UIAccessibilityElement(accessibilityContainer: view)
    #expect(changed(element) == ["true", "label", "hint", "value", "true"])
    #expect(element.accessibilityValue == "value")
  }

  @Test("a view counts its accessibility elements, and finds them by index and back")
  func elements() {
    Device.current = Device()
    let (view, first, second) = (UIView(), UIView(), UIView())
    #expect(view.accessibilityElementCount() == 0 && view.accessibilityElement(at: 0) == nil)
    view.accessibilityElements = [first, second]
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? UIView === second)
    #expect(view.accessibilityElement(at: 2) == nil)
    #expect(
      [first, second, view].map(view.index(ofAccessibilityElement:)) == [0, 1, NSNotFound])
  }
}
