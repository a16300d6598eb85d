import HeadlessUIKit
import Testing

/// Source: UIColorPickerViewControllerDelegate's documentation.
@Suite("UIColorPickerViewController")
struct ColorPickerTests {
  private final class Recorder: UIColorPickerViewControllerDelegate {
    private(set) var lines: [String] = []

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { lines.append("red \(color == .red), continuously \(continuously)") }

    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
      lines.append("selected")
    }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      lines.append("finished")
    }
  }

  @Test("a tapped colour is selected, then the delegate hears of it, and of the end")
  func choice() throws {
    let phone = SpyPhone()
    let root = phone.spy("A")
    try phone.show(root)
    let (picker, recorder) = (UIColorPickerViewController(), Recorder())
    picker.delegate = recorder
    picker.selectedColor = .blue
    root.present(picker, animated: true)
    try phone.finishTransitions()
    let names = [
      "black", "white", "gray", "red", "orange", "yellow", "green", "cyan", "blue", "purple",
      "magenta", "brown",
    ]
    func selected() -> [String] {
      names.filter { name in
        picker.view.firstDescendant { $0.elementHasLabel(name) }?.elementIsSelected == true
      }
    }
    #expect(selected() == ["blue"])
    for label in ["red", "Close"] {
      try #require(picker.view.firstDescendant { $0.elementHasLabel(label) }).performTap()
    }
    try phone.finishTransitions()
    #expect(recorder.lines == ["red true, continuously false", "selected", "finished"])
    #expect(picker.selectedColor == .red)
    #expect(selected() == ["red"])
    #expect(root.presentedViewController == nil)
  }
}
