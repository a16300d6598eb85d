import Foundation
import HeadlessUIKit
import Testing

@Suite("Controls at their edges")
struct ControlEdgeTests {
  @Test("a stepper's button is disabled at its limit, unless the value wraps")
  func stepper() throws {
    let (stepper, diary) = (UIStepper(), Diary())
    stepper.maximumValue = 1
    stepper.addTarget(diary, for: .valueChanged) { [unowned stepper] in
      $0.write("\(stepper.value)")
    }
    let phone = Phone(stepper)
    let refused = "button \"Decrement\" is disabled. Do first what enables it."
    #expect(refusal { try phone.tap("Decrement") } == refused)
    #expect(refusal { try stepper.performSet("-") } == refused)
    try phone.tap("Increment")
    #expect(phone.lines.contains("button \"Increment\" disabled"))
    stepper.wraps = true
    try phone.tap("Increment")
    #expect(diary.lines == ["1.0", "0.0"])
  }

  @Test("segments of actions have the action's title, else its image, and run it when selected")
  func segments() throws {
    let diary = Diary()
    let image = UIImage(named: "Map")
    let control = UISegmentedControl(
      frame: .zero,
      actions: [
        UIAction(title: "List", identifier: .init("list")) { _ in diary.write("list") },
        UIAction(image: image) { _ in diary.write("map") },
      ])
    let phone = Phone(control)
    try phone.tap("Map")
    #expect(diary.read() == ["map"] && control.selectedSegmentIndex == 1)
    #expect(control.titleForSegment(at: 1) == nil && control.imageForSegment(at: 1) === image)
    #expect(control.segmentIndex(identifiedBy: .init("list")) == 0)
    #expect(control.segmentIndex(identifiedBy: .init("none")) == NSNotFound)
    #expect(control.actionForSegment(at: 0)?.title == "List")
    #expect(control.actionForSegment(at: 2) == nil)
  }

  @Test("inserting and removing segments moves the selection with its segment")
  func movingSegments() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "x", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "last", at: 99, animated: false)
    #expect(control.titleForSegment(at: 2) == "last")
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.titleForSegment(at: 0) == nil)
  }

  @Test("a pop-up button shows the title of the action whose state is on, and choosing sets it")
  func popUp() throws {
    let diary = Diary()
    let actions = ["Name", "Date"].map { title in
      UIAction(title: title) { diary.write("\($0.title) \($0.state == .on)") }
    }
    let button = UIButton(type: .system)
    button.menu = UIMenu(children: actions)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    let phone = Phone(button)
    #expect(phone.lines == ["button \"Name\""])
    try phone.tap("Name")
    try phone.tap("Date")
    #expect(phone.lines == ["button \"Date\""] && diary.read() == ["Date true"])
    #expect(actions.map(\.state) == [.off, .on])
    #expect(!button.isSelected)
  }

  @Test("a highlight calls the button's configuration update handler")
  func highlight() throws {
    let button = UIButton(configuration: .plain())
    var states: [Bool] = []
    button.configurationUpdateHandler = { states.append($0.isHighlighted) }
    _ = Phone(button)
    try button.performTap()
    #expect(states == [false, true, false])
  }
}
