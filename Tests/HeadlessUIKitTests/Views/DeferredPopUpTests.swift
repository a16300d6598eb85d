import HeadlessUIKit
import Testing

@Suite("A pop-up button whose menu has a deferred element")
struct DeferredPopUpTests {
  /// Creates a pop-up button with two actions that its menu gets when it opens.
  private func button(_ actions: [UIAction]) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Owner", for: .normal)
    button.menu = UIMenu(children: [
      UIMenu(options: .displayInline, children: [UIDeferredMenuElement { $0(actions) }])
    ])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return button
  }

  @Test("the chosen one of the actions that came late is on, the others off, and is the title")
  func chosen() throws {
    let actions = ["Ann", "Ben"].map { UIAction(title: $0) { _ in } }
    let phone = Phone(button(actions))
    #expect(phone.lines == ["button \"Owner\""])
    try phone.tap("Owner")
    try phone.tap("Ben")
    #expect(actions.map(\.state) == [.off, .on])
    #expect(phone.lines == ["button \"Ben\""])
    try phone.tap("Ben")
    try phone.tap("Ann")
    #expect(actions.map(\.state) == [.on, .off])
    #expect(phone.lines == ["button \"Ann\""])
  }

  @Test("the first of the actions that came late is the title while none is chosen")
  func closed() throws {
    let actions = ["Ann", "Ben"].map { UIAction(title: $0) { _ in } }
    let phone = Phone(button(actions))
    try phone.tap("Owner")
    UIApplication.shared.openMenu?.cancel()
    #expect(phone.lines == ["button \"Ann\""])
    #expect(actions.map(\.state) == [.off, .off])
  }
}
