import HeadlessDevice
import HeadlessUIKit
import Testing

/// A screen with one method that is called by its selector.
private final class SavingScreen: UIViewController {
  private let diary: Diary
  private let name: String

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func rehearsalMethod(for selector: Selector) -> SelectorMethod? {
    guard selector == Selector("save") else { return super.rehearsalMethod(for: selector) }
    return { [diary, name] _ in
      diary.write("\(name) saves")
      return nil
    }
  }
}

@Suite("Selectors of responders")
struct ResponderSelectorTests {
  @Test("a field gets and loses the focus by selectors")
  func focus() {
    let field = UITextField()
    let phone = Phone(field)
    field.perform(Selector("becomeFirstResponder"))
    #expect(field.isFirstResponder)
    field.perform(Selector("resignFirstResponder"))
    #expect(!field.isFirstResponder)
    withExtendedLifetime(phone) {}
  }

  /// Source: UIResponder's documentation of `reloadInputViews()`.
  @Test("the field with the focus shows another keyboard once it reloads its input views")
  func inputViews() {
    let (field, other, pad, keys) = (UITextField(), UITextField(), UIView(), UIView())
    let phone = Phone(field, other)
    field.becomeFirstResponder()
    field.inputView = pad
    #expect(pad.window == nil)
    field.reloadInputViews()
    #expect(pad.window != nil)
    field.inputView = keys
    field.perform(Selector("reloadInputViews"))
    #expect(pad.window == nil && keys.window != nil)
    other.inputView = pad
    other.reloadInputViews()
    #expect(pad.window == nil && keys.window != nil)
    withExtendedLifetime(phone) {}
  }

  @Test("an action without a target and a sender reaches the innermost screen that is shown")
  func visibleScreen() {
    let (phone, diary) = (Phone(), Diary())
    let (back, top, sheet) = (
      SavingScreen("back", diary), SavingScreen("top", diary), SavingScreen("sheet", diary)
    )
    let navigation = UINavigationController()
    navigation.viewControllers = [back, top]
    phone.window.rootViewController = navigation
    phone.window.makeKeyAndVisible()
    phone.settle()
    func save() -> Bool {
      UIApplication.shared.sendAction(Selector("save"), to: nil, from: nil, for: nil)
    }
    #expect(save())
    #expect(diary.read() == ["top saves"])
    navigation.present(sheet, animated: false)
    phone.settle()
    #expect(save())
    #expect(diary.read() == ["sheet saves"])
  }

  @Test("an object without outlets takes no value")
  func outlets() {
    final class Plain: SelectorTarget {}
    let plain = Plain()
    #expect(!plain.rehearsalSet(1, forKey: "count"))
    #expect(plain.rehearsalMethod(for: Selector("count")) == nil)
  }
}
