import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Elements and what they are part of")
struct PartElementTests {
  private func parts(of whole: some AccessibleElement) -> [any AccessibleElement] {
    var parts: [any AccessibleElement] = []
    _ = whole.forEachAccessibleChild { part in
      parts.append(part)
      return false
    }
    return parts
  }

  @Test("a segment of a control that is released is neither enabled nor selected, and is gone")
  func segment() throws {
    Device.current = Device()
    var control: UISegmentedControl? = UISegmentedControl(items: ["Day"])
    control?.selectedSegmentIndex = 0
    let segment = try #require(control.map { parts(of: $0) }?.first)
    #expect(segment.elementIsEnabled && segment.elementIsSelected)
    control = nil
    #expect(!segment.elementIsEnabled && !segment.elementIsSelected)
    #expect(refusal { try segment.performTap() } == "button \"Day\" is gone.")
  }

  @Test("a wheel of a picker that is released is not enabled, and has no choices")
  func wheel() throws {
    final class Source: UIPickerViewDataSource {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        2
      }
    }
    let source = Source()
    let phone = Phone()
    var picker: UIPickerView? = UIPickerView()
    picker?.dataSource = source
    if let picker { phone.window.addSubview(picker) }
    let wheel = try #require(picker.map { parts(of: $0) }?.first)
    #expect(wheel.elementIsEnabled && wheel.elementChoices.count == 2)
    picker?.removeFromSuperview()
    picker = nil
    phone.settle()
    #expect(!wheel.elementIsEnabled && wheel.elementChoices == [])
  }

  @Test("an element in an object that is no view is enabled unless its traits say otherwise")
  func containers() {
    Device.current = Device()
    let button = UIButton()
    button.isEnabled = false
    for (container, isEnabled) in [(Diary(), true), (button, false)] as [(AnyObject, Bool)] {
      let element = UIAccessibilityElement(accessibilityContainer: container)
      #expect(element.elementIsEnabled == isEnabled)
      element.accessibilityTraits = .notEnabled
      #expect(!element.elementIsEnabled)
    }
  }
}
