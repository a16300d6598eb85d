import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Changes of colours that a user sees")
struct LookChangeTests {
  private func count(_ change: () -> Void) -> Int {
    let before = LookChanges.count
    change()
    return LookChanges.count - before
  }

  @Test("another text colour is a change of a label, a field and a text view, the same one is none")
  func textColors() {
    Device.current = Device()
    let (label, field, view) = (UILabel(), UITextField(), UITextView())
    func counts(_ color: UIColor) -> [Int] {
      [
        count { label.textColor = color }, count { field.textColor = color },
        count { view.textColor = color },
      ]
    }
    #expect(counts(.red) == [1, 1, 1])
    #expect(counts(.red) == [0, 0, 0])
    #expect(counts(.blue) == [1, 1, 1])
  }
}
