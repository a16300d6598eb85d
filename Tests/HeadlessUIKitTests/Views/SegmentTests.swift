import Foundation
import HeadlessUIKit
import Testing

@Suite("Segments")
struct SegmentTests {
  private let control = UISegmentedControl(items: ["a", "b", "c"])

  private var titles: [String?] {
    (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
  }

  @Test("an index without a segment is no selection, and nothing is read or set there")
  func outside() {
    for index in [-2, 3, 99] {
      control.selectedSegmentIndex = 1
      control.selectedSegmentIndex = index
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      control.setTitle("x", forSegmentAt: index)
      control.setImage(UIImage(), forSegmentAt: index)
      control.setAction(UIAction(title: "x") { _ in }, forSegmentAt: index)
      control.setEnabled(true, forSegmentAt: index)
      control.removeSegment(at: index, animated: false)
      #expect(control.imageForSegment(at: index) == nil)
      #expect(!control.isEnabledForSegment(at: index))
    }
    #expect(titles == ["a", "b", "c"])
    #expect(control.elementValue == nil)
  }

  private final class OwnSegments: UISegmentedControl {
    let kind: String

    override init(items: [Any]?) {
      kind = "items"
      super.init(items: items)
    }

    override init(frame: CGRect) {
      kind = "frame"
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("a class overrides the initializers with items and with a frame, which create segments")
  func initializers() {
    let items = OwnSegments(items: ["a", "b"])
    #expect([items.kind, items.titleForSegment(at: 1)] == ["items", "b"])
    let actions = OwnSegments(frame: .zero, actions: [UIAction(title: "c") { _ in }])
    #expect([actions.kind, actions.titleForSegment(at: 0)] == ["frame", "c"])
  }

  @Test("titles, images, actions and states are set of a segment, and inserted beside others")
  func values() throws {
    let diary = Diary()
    let image = UIImage(named: "Map")
    control.setTitle("B", forSegmentAt: 1)
    control.setEnabled(false, forSegmentAt: 0)
    control.setImage(image, forSegmentAt: 1)
    control.setAction(UIAction(title: "") { _ in diary.write("c") }, forSegmentAt: 2)
    #expect(titles == ["a", "B", nil])
    #expect((0..<3).map { control.isEnabledForSegment(at: $0) } == [false, true, true])
    #expect(control.imageForSegment(at: 1) === image && control.imageForSegment(at: 2) == nil)
    control.insertSegment(with: image, at: -5, animated: false)
    control.insertSegment(
      action: UIAction(title: "last") { _ in diary.write("last") }, at: 9, animated: false)
    #expect(titles == [nil, "a", "B", nil, "last"])
    let phone = Phone(control)
    #expect(
      phone.lines == [
        "segmentedControl", "button \"Map\"", "button \"a\" disabled", "button \"B\"", "button",
        "button \"last\"",
      ])
    try phone.tap("last")
    #expect(diary.lines == ["last"])
  }

  @Test("a segment that is inserted or removed behind the selection leaves it")
  func behind() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "x", at: 2, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.insertSegment(withTitle: "y", at: 1, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeAllSegments()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("a momentary control sends its events for each tap, and has no selection after it")
  func momentary() throws {
    let diary = Diary()
    control.isMomentary = true
    control.accessibilityLabel = "Move"
    for (event, name) in [
      (UIControl.Event.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ] {
      control.addTarget(diary, for: event) { [unowned control] in
        $0.write("\(name) \(control.selectedSegmentIndex)")
      }
    }
    let phone = Phone(control)
    try phone.tap("b")
    try phone.tap("b")
    #expect(diary.lines == ["value 1", "primary 1", "value 1", "primary 1"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(
      refusal { try control.performTap() } == """
        a tap on segmentedControl "Move" must say on which segment: "a", "b", "c".
        """)
    control.isEnabled = false
    for title in ["a", "not a segment"] {
      #expect(
        refusal { try control.performSet(title) }
          == "segmentedControl \"Move\" is disabled. Do first what enables it.", "\(title)")
    }
    control.isAccessibilityElement = false
    #expect(control.elementType == nil)
  }
}
