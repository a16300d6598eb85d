import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

private final class WheelDataSource: UIPickerViewDataSource, UIPickerViewDelegate {
  let diary = Diary()
  var wheels: [[String]]

  init(_ wheels: [[String]]) { self.wheels = wheels }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    wheels[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { wheels[component][row] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    diary.write("row \(row) of wheel \(component)")
  }
}

@Suite("UIPickerView and UIDatePicker")
struct PickerTests {
  private func picker(_ wheels: WheelDataSource) -> UIPickerView {
    let picker = UIPickerView()
    picker.dataSource = wheels
    picker.delegate = wheels
    return picker
  }

  @Test("a picker has UIKit's two subviews, which apps hide, and which are no elements")
  func parts() {
    let picker = UIPickerView()
    picker.subviews[1].isHidden = true
    #expect(picker.subviews.map(\.isHidden) == [false, true])
    #expect(Phone(picker).lines == [#"picker = """#])
  }

  @Test("wheels are set by title, and only selections by the user call the delegate")
  func wheels() throws {
    let wheels = WheelDataSource([["red", "green"], ["small", "large"]])
    let picker = picker(wheels)
    picker.selectRow(1, inComponent: 1, animated: true)
    let phone = Phone(picker)
    #expect(
      phone.lines == [
        "picker = \"red, large\"", "pickerWheel = \"red\"", "pickerWheel = \"large\"",
      ])
    let wheel = phone.window.firstDescendant {
      $0.elementValue == "red" && $0.elementType == .pickerWheel
    }
    try wheel?.performSet("green")
    #expect(wheels.diary.lines == ["row 1 of wheel 0"])
    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(
      refusal { try picker.performSet("green") }
        == "picker has 2 wheels; say which pickerWheel to set.")
  }

  @Test("a picker with one wheel is set directly; an unknown title is refused with the known ones")
  func oneWheel() throws {
    let wheels = WheelDataSource([(1...9).map { "\($0)" }])
    let picker = picker(wheels)
    _ = Phone(picker)
    try picker.performSet("7")
    #expect(wheels.diary.lines == ["row 6 of wheel 0"])
    #expect(
      refusal { try picker.performSet("10") } == """
        picker has no row "10"; it has "1", "2", "3", "4", "5", … (9 rows).
        """)
    wheels.wheels = [["1", "2"]]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 1 && picker.elementValue == "2")
    wheels.wheels = [[]]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == -1)
  }

  @Test(
    "a date picker takes the format of its mode and keeps the other components",
    arguments: [
      (.date, "2026-02-28", "2026-02-28", "2026-02-28T09:00:00Z"),
      (.time, "18:45", "18:45", "2026-01-05T18:45:00Z"),
      (.dateAndTime, "2027-12-31 23:59", "2027-12-31 23:55", "2027-12-31T23:55:00Z"),
      (.date, "2026-03-01T12:34:56Z", "2026-03-01", "2026-03-01T12:34:56Z"),
    ] as [(UIDatePicker.Mode, String, String, String)])
  func dates(mode: UIDatePicker.Mode, text: String, value: String, date: String) throws {
    Device.current = Device()
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.minuteInterval = 5
    var events = 0
    picker.addTarget(picker, for: .valueChanged) { _ in events += 1 }
    try picker.performSet(text)
    #expect(picker.elementValue == value)
    #expect(picker.date.formatted(.iso8601) == date)
    #expect(events == 1)
  }

  @Test(
    "a text that is no date of the mode is refused with an example",
    arguments: [
      (.date, "2026-02-30", "2026-01-05"), (.date, "tomorrow", "2026-01-05"),
      (.date, "2026-02-03 10:00", "2026-01-05"), (.time, "25:00", "09:30"),
      (.time, "9:30", "09:30"), (.dateAndTime, "2026-02-03", "2026-01-05 09:30"),
      (.countDownTimer, "90", "1:30, hours and minutes"),
      (.countDownTimer, "1:75", "1:30, hours and minutes"),
    ] as [(UIDatePicker.Mode, String, String)])
  func unreadable(mode: UIDatePicker.Mode, text: String, example: String) {
    let picker = UIDatePicker()
    picker.accessibilityLabel = "Start"
    picker.datePickerMode = mode
    #expect(
      refusal { try picker.performSet(text) }
        == "datePicker \"Start\" cannot be set to \"\(text)\": write it as \(example).")
  }

  @Test("a date picker keeps its date between minimum and maximum, in its time zone")
  func limits() throws {
    Device.current = Device()
    let picker = UIDatePicker()
    picker.timeZone = TimeZone(secondsFromGMT: 3600)
    #expect(picker.elementValue == "2026-01-05 10:00")
    picker.minimumDate = Device.current.date.addingTimeInterval(3600)
    picker.maximumDate = Device.current.date.addingTimeInterval(7200)
    #expect(picker.elementValue == "2026-01-05 11:00")
    #expect(
      refusal { try picker.performSet("2026-01-05 10:30") } == """
        datePicker cannot be set to "2026-01-05 10:30": it takes dates from 2026-01-05 11:00 to \
        2026-01-05 12:00.
        """)
    try picker.performSet("2026-01-05 11:30")
    #expect(picker.date == Device.current.date.addingTimeInterval(5400))
  }

  @Test("a countdown is set in hours and minutes")
  func countDown() throws {
    let picker = UIDatePicker()
    picker.datePickerMode = .countDownTimer
    try picker.performSet("1:05")
    #expect(picker.countDownDuration == 3900 && picker.elementValue == "1:05")
  }

  /// Source: the header of `UIDatePicker`, and the wheels, which turn back from 0:00.
  @Test("a countdown keeps whole minutes below a day, and a person cannot choose 0:00")
  func countDownLimits() throws {
    let picker = UIDatePicker()
    picker.datePickerMode = .countDownTimer
    let durations: [TimeInterval] = [100, 86_400, -5].map {
      picker.countDownDuration = $0
      return picker.countDownDuration
    }
    #expect(durations == [60, 86_340, 0])
    picker.minuteInterval = 5
    try picker.performSet("0:00")
    #expect(picker.elementValue == "0:05")
    try picker.performSet("1:08")
    #expect(picker.elementValue == "1:05")
  }

  /// Source: the documentation of `minuteInterval`.
  @Test("a minute interval that does not divide an hour, or is longer than 30, counts as 1")
  func minuteIntervals() {
    let picker = UIDatePicker()
    let intervals = [15, 7, 30, 60, 0].map {
      picker.minuteInterval = $0
      return picker.minuteInterval
    }
    #expect(intervals == [15, 1, 30, 1, 1])
  }

  /// Source: the documentation of `minimumDate`.
  @Test("a minimum date later than the maximum switches both limits off")
  func contradictoryLimits() {
    Device.current = Device()
    let now = Device.current.date
    let picker = UIDatePicker()
    picker.maximumDate = now.addingTimeInterval(60)
    picker.minimumDate = now.addingTimeInterval(120)
    #expect(picker.date == now)
    picker.date = now.addingTimeInterval(999)
    #expect(picker.date == now.addingTimeInterval(999))
    picker.maximumDate = now.addingTimeInterval(180)
    #expect(picker.date == now.addingTimeInterval(180))
  }
}

/// Wheels of countries and cities; the rows of the second depend on the first, as apps write it.
private final class Places: UIPickerViewDataSource, UIPickerViewDelegate {
  let cities = [["Paris", "Lyon", "Nice"], ["Rome"]]

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? 2 : cities[pickerView.selectedRow(inComponent: 0)].count
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = UILabel()
    label.text =
      component == 0
      ? ["France", "Italy"][row] : cities[pickerView.selectedRow(inComponent: 0)][row]
    return label
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    if component == 0 { pickerView.reloadComponent(1) }
  }
}

extension PickerTests {
  @Test("a data source may ask for the rows selected in earlier components while it counts")
  func dependentWheels() throws {
    let places = Places()
    let picker = UIPickerView()
    picker.dataSource = places
    picker.delegate = places
    let phone = Phone(picker)
    picker.selectRow(2, inComponent: 1, animated: false)
    #expect(phone.lines.first == "picker = \"France, Nice\"")
    let wheel = phone.window.firstDescendant { $0.elementType == .pickerWheel }
    try wheel?.performSet("Italy")
    #expect(phone.lines.first == "picker = \"Italy, Rome\"")
    #expect(picker.selectedRow(inComponent: 1) == 0)
    #expect(picker.selectedRow(inComponent: 2) == -1)
  }
}
