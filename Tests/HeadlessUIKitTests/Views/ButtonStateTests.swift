import Foundation
import HeadlessUIKit
import Testing

@Suite("Titles, images and menus of a button by its state")
struct ButtonStateTests {
  private let button = UIButton(type: .system)

  @Test("what a state does not have is the normal state's, and what it has is its own")
  func states() {
    let (star, moon) = (UIImage(named: "star"), UIImage(named: "moon"))
    button.setTitle("Add", for: .normal)
    #expect(button.title(for: .selected) == "Add")
    button.setTitle("Added", for: .selected)
    #expect([button.title(for: .normal), button.title(for: .selected)] == ["Add", "Added"])
    #expect(button.title(for: .disabled) == "Add")
    button.setImage(star, for: .normal)
    button.setImage(moon, for: .selected)
    button.setBackgroundImage(moon, for: .normal)
    button.setBackgroundImage(star, for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .selected)
    button.setAttributedTitle(NSAttributedString(string: "A"), for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "B"), for: .selected)
    func values(_ state: UIControl.State) -> [AnyHashable?] {
      [
        button.image(for: state), button.backgroundImage(for: state), button.titleColor(for: state),
        button.attributedTitle(for: state)?.string,
      ]
    }
    #expect(values(.normal) == [star, moon, UIColor.red, "A"])
    #expect(values(.selected) == [moon, star, UIColor.blue, "B"])
    #expect(values(.highlighted) == values(.normal))
    #expect(button.currentImage == star && button.currentBackgroundImage == moon)
    button.isSelected = true
    #expect(button.currentImage == moon && button.currentBackgroundImage == star)
    #expect(button.currentAttributedTitle?.string == "B")
    button.configuration = .plain()
    button.configuration?.image = star
    #expect(button.currentImage == star)
  }

  @Test("the handler is called when the selection changes, and not when it stays")
  func handler() {
    var calls: [Bool] = []
    button.configurationUpdateHandler = { calls.append($0.isSelected) }
    for isSelected in [false, true, true, false] { button.isSelected = isSelected }
    button.isEnabled = true
    button.isHighlighted = false
    button.setNeedsUpdateConfiguration()
    #expect(calls == [false, true, false, false])
  }

  @Test("a button that changes its selection is selected by one tap and not by the next")
  func toggled() throws {
    button.setTitle("Mute", for: .normal)
    button.changesSelectionAsPrimaryAction = true
    let phone = Phone(button)
    try phone.tap("Mute")
    #expect(phone.lines == ["button \"Mute\" selected"])
    try phone.tap("Mute")
    #expect(phone.lines == ["button \"Mute\""])
  }

  @Test("a button without a title has its image's label, or the one of its type; a link is a link")
  func labels() {
    let types: [UIButton.ButtonType] = [
      .close, .contactAdd, .detailDisclosure, .infoLight, .infoDark, .system, .custom,
    ]
    #expect(
      types.map { UIButton(type: $0).elementLabel }
        == ["Close", "Add", "More Info", "More Info", "More Info", "", ""])
    let action = UIAction(image: UIImage(systemName: "star")) { _ in }
    #expect(UIButton(type: .close, primaryAction: action).elementLabel != "Close")
    #expect(UIButton(primaryAction: action).currentImage == UIImage(systemName: "star"))
    #expect(button.elementType == .button)
    button.accessibilityTraits = .link
    #expect(button.elementType == .link)
    button.isAccessibilityElement = false
    #expect(button.elementType == nil)
  }

  @Test(
    "a second tap closes an open menu; opening it sends an event, and choosing keeps the states")
  func menu() throws {
    let diary = Diary()
    button.setTitle("More", for: .normal)
    let share = UIAction(title: "Share", state: .mixed) { _ in diary.write("share") }
    button.menu = UIMenu(children: [share])
    button.addTarget(diary, for: .menuActionTriggered) { $0.write("menu") }
    button.addTarget(diary, for: .touchUpInside) { $0.write("up") }
    let phone = Phone(button)
    try phone.tap("More")
    #expect(diary.read() == ["up"])
    try button.performLongPress()
    #expect(diary.read() == ["menu"] && phone.lines == ["button \"More\"", "button \"Share\""])
    try button.performLongPress()
    #expect(diary.read() == [] && phone.lines == ["button \"More\""])
    try button.performLongPress()
    try phone.tap("Share")
    #expect(diary.read() == ["menu", "share"] && share.state == .mixed)
    button.isEnabled = false
    #expect(
      refusal { try button.performLongPress() }
        == "button \"More\" is disabled. Do first what enables it.")
  }
}
