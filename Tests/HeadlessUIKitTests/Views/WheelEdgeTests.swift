import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Pickers and sliders at their edges")
struct WheelEdgeTests {
  private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(component).\(row)" }
  }

  private func firstWheel(_ phone: Phone) -> (any AccessibleElement)? {
    phone.window.firstDescendant { $0.elementType == .pickerWheel }
  }

  @Test("a wheel can only be set; each other act on it is refused by its name")
  func wheelActs() throws {
    let (picker, wheels) = (UIPickerView(), Wheels([2]))
    picker.dataSource = wheels
    picker.delegate = wheels
    let wheel = try #require(firstWheel(Phone(picker)))
    #expect(wheel.elementChoices == ["0.0", "0.1"])
    let acts: [(String, () throws -> Void)] = [
      ("be tapped", wheel.performTap), ("be pressed for long", wheel.performLongPress),
      ("be typed into", { try wheel.performType("a") }), ("be cleared", wheel.performClear),
      ("take the return key", wheel.performSubmit), ("be swiped", wheel.performSwipeLeft),
      ("be swiped", wheel.performSwipeRight), ("be pulled to refresh", wheel.performRefresh),
    ]
    for (act, perform) in acts {
      #expect(refusal(of: perform) == "\(wheel.elementName) cannot \(act).")
    }
    #expect(refusal { try wheel.performScrollTo() } == nil)
  }

  @Test("a wheel names some of its rows, and takes no touches in a picker that takes none")
  func refused() throws {
    let (picker, wheels) = (UIPickerView(), Wheels([9]))
    picker.dataSource = wheels
    #expect(picker.elementValue == "")
    picker.delegate = wheels
    let wheel = try #require(firstWheel(Phone(picker)))
    #expect(
      refusal { try wheel.performSet("x") } == """
        picker has no row "x"; it has "0.0", "0.1", "0.2", "0.3", "0.4", … (9 rows).
        """)
    wheels.counts = [5]
    picker.reloadAllComponents()
    #expect(
      refusal { try picker.performSet("x") }
        == "picker has no row \"x\"; it has \"0.0\", \"0.1\", \"0.2\", \"0.3\", \"0.4\".")
    wheels.counts = [5, 0]
    picker.reloadComponent(0)
    #expect(
      refusal { try picker.performSet("0.1") }
        == "picker has 2 wheels; say which pickerWheel to set.")
    #expect(picker.elementValue == "0.0")
    #expect([0, 1, 2].map { picker.selectedRow(inComponent: $0) } == [0, -1, -1])
    #expect([0, 1, 2].map { picker.numberOfRows(inComponent: $0) } == [5, 0, 0])
    picker.selectRow(7, inComponent: 0, animated: false)
    picker.selectRow(0, inComponent: 2, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    picker.selectRow(4, inComponent: 0, animated: false)
    wheels.counts = [3]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 2 && picker.numberOfComponents == 1)
    picker.isUserInteractionEnabled = false
    #expect(
      refusal { try picker.performSet("0.1") }
        == "picker takes no touches: isUserInteractionEnabled is false.")
    picker.accessibilityValue = "spoken"
    #expect(picker.elementValue == "spoken")
  }

  @Test(
    "a date picker names the limit that it has; an accessibility value stands in place of its own")
  func dates() throws {
    Device.current = Device()
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.minimumDate = Date(timeIntervalSince1970: 0)
    _ = Phone(picker)
    #expect(
      refusal { try picker.performSet("1969-12-31") }
        == "datePicker cannot be set to \"1969-12-31\": it takes dates from 1970-01-01.")
    picker.minimumDate = nil
    picker.maximumDate = Date(timeIntervalSince1970: 86_400)
    #expect(
      refusal { try picker.performSet("1970-01-03") }
        == "datePicker cannot be set to \"1970-01-03\": it takes dates to 1970-01-02.")
    for (mode, example) in [
      (UIDatePicker.Mode.time, "09:30"), (.date, "2026-01-05"), (.dateAndTime, "2026-01-05 09:30"),
      (.countDownTimer, "1:30, hours and minutes"),
    ] {
      picker.datePickerMode = mode
      #expect(
        refusal { try picker.performSet("soon") }
          == "datePicker cannot be set to \"soon\": write it as \(example).")
    }
    picker.accessibilityValue = "spoken"
    #expect(picker.elementValue == "spoken" && picker.elementType == .datePicker)
    picker.isAccessibilityElement = false
    #expect(picker.elementType == nil)
  }

  @Test("the limits of a slider push each other, and the value stays between them")
  func slider() {
    let slider = UISlider()
    slider.value = 0.5
    slider.minimumValue = 3
    #expect([slider.minimumValue, slider.maximumValue, slider.value] == [3, 3, 3])
    slider.maximumValue = 1
    #expect([slider.minimumValue, slider.maximumValue, slider.value] == [1, 1, 1])
    slider.isAccessibilityElement = false
    #expect(slider.elementType == nil)
  }

  @Test("an image view is an image where it has a label or an identifier, by its traits")
  func images() {
    let view = UIImageView(image: UIImage(named: "a"), highlightedImage: UIImage(named: "b"))
    #expect(view.image == UIImage(named: "a") && view.highlightedImage == UIImage(named: "b"))
    #expect(view.elementType == nil)
    view.accessibilityIdentifier = "logo"
    #expect(view.elementType == .image)
    view.accessibilityTraits = .image
    #expect(view.elementType == .image)
    view.isAccessibilityElement = true
    view.accessibilityTraits = .button
    #expect(view.elementType == .button)
  }
}
