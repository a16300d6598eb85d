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

  @Test("a tap on a colour well shows a picker with its title and colour, and takes the chosen one")
  func well() throws {
    let phone = SpyPhone()
    let root = phone.spy("A")
    try phone.show(root)
    let well = UIColorWell()
    (well.title, well.selectedColor, well.supportsAlpha) = ("Ink", .blue, false)
    var changes = 0
    well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    root.view.addSubview(well)
    #expect(well.elementLabel == "Ink" && well.elementType == .button)
    try well.performTap()
    try phone.finishTransitions()
    let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
    #expect(picker.title == "Ink" && picker.selectedColor == .blue && !picker.supportsAlpha)
    for label in ["red", "Close"] {
      try #require(picker.view.firstDescendant { $0.elementHasLabel(label) }).performTap()
    }
    try phone.finishTransitions()
    #expect(well.selectedColor == .red && changes == 1 && root.presentedViewController == nil)
  }

  @Test("a colour has the components of a space: a gray, or red, green and blue, and alpha")
  func components() {
    let space = CGColorSpaceCreateDeviceRGB()
    #expect(
      CGColor(colorSpace: space, components: [1, 0, 0, 0.5])
        == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(CGColor(colorSpace: space, components: [0.3, 1]) == CGColor(gray: 0.3, alpha: 1))
    #expect(CGColor(colorSpace: space, components: [1]) == nil)
  }

  @Test("a symbol is made for traits, which have no effect")
  func symbol() {
    #expect(UIImage(systemName: "star", compatibleWith: nil)?.accessibilityLabel == "star")
  }
}
