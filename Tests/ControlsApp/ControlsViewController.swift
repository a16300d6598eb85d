import Foundation
import Rehearsal

/// A screen with each control whose value can be set, and labels that tell what the app was told.
final class ControlsViewController: UIViewController {
  private let days = TextWheels("Day", [["Monday", "Tuesday", "Wednesday", "Thursday"]])
  private let size = TextWheels("Size", [["S", "M", "L"], ["red", "blue"]])
  private let said = UILabel()

  override init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    title = "Controls"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    said.text = "Nothing was set."
    view.addSubview(said)
    for control in [slider(), stepper(), segments(), toggle()] + datePickers() {
      control.addAction(
        UIAction { [unowned self] action in tell(action.sender) }, for: .valueChanged)
      view.addSubview(control)
    }
    for wheels in [days, size] {
      wheels.didSelect = { [unowned self] title in said.text = "\(wheels.name): \(title)" }
      view.addSubview(wheels.picker)
    }
  }

  private func tell(_ sender: Any?) {
    guard let control = sender as? UIControl else { return }
    let value =
      switch control {
      case let slider as UISlider: "\(Int((slider.value * 100).rounded()))%"
      case let stepper as UIStepper: "\(Int(stepper.value))"
      case let segments as UISegmentedControl: "\(segments.selectedSegmentIndex)"
      case let toggle as UISwitch: toggle.isOn ? "on" : "off"
      case let picker as UIDatePicker:
        picker.datePickerMode == .countDownTimer
          ? "\(Int(picker.countDownDuration)) s" : picker.date.ISO8601Format()
      default: "?"
      }
    said.text = "\(control.accessibilityLabel ?? ""): \(value)"
  }

  private func slider() -> UIControl {
    let slider = UISlider()
    slider.accessibilityLabel = "Volume"
    slider.value = 0.5
    return slider
  }

  private func stepper() -> UIControl {
    let stepper = UIStepper()
    stepper.accessibilityLabel = "Guests"
    (stepper.minimumValue, stepper.maximumValue, stepper.value) = (1, 4, 2)
    return stepper
  }

  private func segments() -> UIControl {
    let segments = UISegmentedControl(items: ["List", "Grid"])
    segments.accessibilityLabel = "Layout"
    segments.selectedSegmentIndex = 0
    return segments
  }

  private func toggle() -> UIControl {
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Alerts"
    return toggle
  }

  private func datePickers() -> [UIControl] {
    let modes: [(String, UIDatePicker.Mode)] = [
      ("Arrival", .date), ("Alarm", .time), ("Meeting", .dateAndTime), ("Timer", .countDownTimer),
    ]
    return modes.map { name, mode in
      let picker = UIDatePicker()
      picker.accessibilityLabel = name
      picker.datePickerMode = mode
      picker.date = Date(timeIntervalSinceReferenceDate: 789_000_000)
      picker.countDownDuration = 3_600
      return picker
    }
  }
}

/// A picker of texts.
private final class TextWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let name: String
  let picker = UIPickerView()
  var didSelect: (String) -> Void = { _ in }
  private let titles: [[String]]

  init(_ name: String, _ titles: [[String]]) {
    self.name = name
    self.titles = titles
    super.init()
    picker.accessibilityLabel = name
    picker.dataSource = self
    picker.delegate = self
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { titles.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    titles[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { titles[component][row] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    didSelect(titles[component][row])
  }
}
