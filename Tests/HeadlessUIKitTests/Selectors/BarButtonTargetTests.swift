import HeadlessUIKit
import Testing

/// A screen that counts the calls of its action.
private final class SavingScreen: UIViewController {
  var saves = 0

  override func rehearsalMethod(for selector: Selector) -> SelectorMethod? {
    guard selector.description == "save" else { return super.rehearsalMethod(for: selector) }
    return { [unowned self] _ in
      saves += 1
      return nil
    }
  }
}

@Suite("The target of a bar button item")
struct BarButtonTargetTests {
  @Test("a tap calls the target alone, and nobody once the target is gone")
  func goneTarget() throws {
    let phone = SpyPhone()
    let screen = SavingScreen()
    try phone.show(screen)
    var target: SavingScreen? = SavingScreen()
    let item = UIBarButtonItem(title: "Save", style: .plain, target: target, action: "save")
    try item.performTap()
    #expect(target?.saves == 1 && screen.saves == 0)
    target = nil
    try item.performTap()
    #expect(screen.saves == 0)
    #expect(phone.findings == [])
  }

  @Test("a tap on an item without a target calls the first object of the responder chain")
  func responderChain() throws {
    let phone = SpyPhone()
    let screen = SavingScreen()
    try phone.show(screen)
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: "save")
    try item.performTap()
    #expect(screen.saves == 1)
  }

  @Test("an item whose target is taken away calls the responder chain from then on")
  func removedTarget() throws {
    let phone = SpyPhone()
    let (screen, target) = (SavingScreen(), SavingScreen())
    try phone.show(screen)
    let item = UIBarButtonItem(title: "Save", style: .plain, target: target, action: "save")
    item.target = nil
    try item.performTap()
    #expect(target.saves == 0 && screen.saves == 1)
  }
}
