import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import RehearsalCore

@Suite("Elements by their number in reading order")
struct ElementNumberTests {
  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      2
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { ["Ann", "Bob"][row] }
  }

  @Test("an element has its index, and one that is not on the screen has none")
  func index() throws {
    var views: [UIView] = []
    let session = try waitingSession { screen in
      let plain = UIView()
      views = [screen.addButton("A"), plain, screen.addButton("B"), UIButton()]
      screen.view.addSubview(plain)
    }
    #expect(views.map { session.index(of: $0) } == [0, nil, 1, nil])
    #expect(session.screen.elements.map(\.label) == ["A", "B"])
  }

  @Test("the choices of a picker's wheel are its rows, and other elements have none")
  func choices() throws {
    let rows = Rows()
    let session = try waitingSession { screen in
      screen.addButton("A")
      let picker = UIPickerView()
      picker.dataSource = rows
      picker.delegate = rows
      screen.view.addSubview(picker)
    }
    #expect((0..<4).map { session.choices(ofElementAt: $0) } == [[], [], ["Ann", "Bob"], []])
  }

  @Test("the choices of a picker are its rows, also where an alert is over it")
  func covered() throws {
    let rows = Rows()
    let session = try waitingSession { screen in
      let picker = UIPickerView()
      picker.dataSource = rows
      picker.delegate = rows
      screen.view.addSubview(picker)
      screen.later(.seconds(1)) {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        screen.present(alert, animated: false)
      }
    }
    try session.perform(.wait(.seconds(1)))
    let elements = session.screen.elements
    let choices = elements.indices.map { session.choices(ofElementAt: $0) }
    #expect(elements.map(\.type) == [.picker, .pickerWheel, .alert, .staticText])
    #expect(choices == [[], ["Ann", "Bob"], [], []])
  }

  @Test("an element is counted on its own session's device, also after another session was read")
  func device() throws {
    var views: [UIView] = []
    let first = try waitingSession { screen in
      views = [screen.addButton("A"), screen.addButton("B")]
    }
    let second = try waitingSession { $0.addButton("C") }
    #expect(second.screen.elements.count == 1)
    #expect(first.index(of: views[1]) == 1)
    #expect(Device.current === first.device)
  }
}
