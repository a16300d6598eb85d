import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Source: Apple's documentation of each member.
@Suite("Members that apps rarely call")
struct RareMemberTests {
  @Test("openURL opens a link of the web and returns true; for a scheme of nobody it returns false")
  func openURL() throws {
    let phone = SpyPhone()
    try phone.show(phone.spy("A"))
    let urls = try ["https://example.org/a", "nobodys://a"].map { try #require(URL(string: $0)) }
    #expect(urls.map(phone.application.openURL) == [true, false])
    let opened = Device.current.log.events.filter { $0.name == "opened URL" }.map(\.detail)
    #expect(opened == ["https://example.org/a"])
  }

  @Test("saved activities are deleted at once")
  func activities() {
    let diary = Diary()
    NSUserActivity.deleteAllSavedUserActivities { diary.write("all") }
    NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["a"]) {
      diary.write("one")
    }
    #expect(diary.read() == ["all", "one"])
  }

  @Test("a window's level moves up and down by a number")
  func levels() {
    #expect((UIWindow.Level.alert + 1).rawValue == 2001)
    #expect((UIWindow.Level.alert - 1).rawValue == 1999)
    #expect(UIWindow.Level.alert - 1 < .alert)
  }

  @Test("an animation keeps the values that it is given for keys, until they are nil")
  func animationValues() {
    let animation = CAAnimation()
    animation.setValue("fade", forKey: "name")
    #expect(animation.value(forKey: "name") as? String == "fade")
    animation.setValue(nil, forKey: "name")
    #expect(animation.value(forKey: "name") == nil)
  }

  @Test(
    "a transaction keeps its timing function, and a completion that it is given as a value runs")
  func transactions() throws {
    let device = Device()
    Device.current = device
    let diary = Diary()
    let timing = CAMediaTimingFunction(name: .easeIn)
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(timing)
    #expect(CATransaction.animationTimingFunction() === timing)
    let completion: () -> Void = { diary.write("complete") }
    CATransaction.setValue(completion, forKey: kCATransactionCompletionBlock)
    CATransaction.commit()
    #expect(CATransaction.animationTimingFunction() == nil)
    try device.clock.runDueWork()
    #expect(diary.read() == ["complete"])
  }

  @Test("numbers of any type are read from dictionaries, as NSNumber is on a phone")
  func boxedNumbers() {
    let numbers: [Any] = [21, 21.0, CGFloat(21), Float(21), NSNumber(value: 21)]
    let descriptor = UIFontDescriptor(name: "Menlo", size: 12)
    #expect(
      numbers.map { descriptor.addingAttributes([.size: $0]).pointSize } == [21, 21, 21, 21, 21])
    #expect(descriptor.addingAttributes([.size: "21"]).pointSize == 12)
    let kerns = numbers.map { AttributedString("a", attributes: .init([.kern: $0])).uiKit.kern }
    #expect(kerns == [21, 21, 21, 21, 21])
    let durations = numbers.map { number in
      CATransaction.begin()
      defer { CATransaction.commit() }
      CATransaction.setValue(number, forKey: kCATransactionAnimationDuration)
      return CATransaction.animationDuration()
    }
    #expect(durations == [21, 21, 21, 21, 21])
  }

  @Test("rectangles are equal where their origins and sizes are")
  func rectangles() {
    let one = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(one.equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(!one.equalTo(CGRect(x: 1, y: 2, width: 4, height: 3)))
  }

  @Test("an edit menu is hidden from the view that it is shown in, and not from another one")
  func menu() {
    let view = UIView()
    let phone = Phone(view)
    let menu = UIMenuController.shared
    menu.menuItems = [UIMenuItem(title: "Translate") {}]
    menu.showMenu(from: view, rect: .zero)
    menu.hideMenu(from: UIView())
    #expect(menu.isMenuVisible)
    menu.hideMenu(from: view)
    #expect(!menu.isMenuVisible)
    #expect(phone.find("Translate") == nil)
  }

  @Test("the ranges of characters and glyphs are each other's, and are written to a pointer too")
  func glyphs() {
    let layout = NSLayoutManager()
    let range = NSRange(location: 1, length: 2)
    var actual = NSRange()
    #expect(layout.glyphRange(forCharacterRange: range, actualCharacterRange: &actual) == range)
    #expect(actual == range)
    actual = NSRange()
    #expect(layout.characterRange(forGlyphRange: range, actualGlyphRange: &actual) == range)
    #expect(actual == range)
  }

  @Test("attributes of a storage are added and removed in a range alone")
  func storage() {
    let storage = NSTextStorage(string: "abcd")
    let range = NSRange(location: 1, length: 2)
    func underlined() -> [Bool] {
      (0..<4).map { storage.attribute(.underlineStyle, at: $0, effectiveRange: nil) != nil }
    }
    storage.addAttributes([.underlineStyle: 1, .kern: 2], range: range)
    #expect(underlined() == [false, true, true, false])
    storage.removeAttribute(.underlineStyle, range: NSRange(location: 1, length: 1))
    #expect(underlined() == [false, false, true, false])
    #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 2)
  }

  @Test("text that is being composed is inserted as if it were complete")
  func markedText() throws {
    let phone = SpyPhone()
    try phone.show(phone.spy("A"))
    let (field, view) = (UITextField(), UITextView())
    field.text = "a"
    view.text = "a"
    field.setMarkedText("b", selectedRange: NSRange(location: 0, length: 1))
    view.setMarkedText("b", selectedRange: NSRange(location: 0, length: 1))
    #expect([field.text, view.text] == ["ab", "ab"])
  }

  @Test("a search bar's keyboard is that of its field")
  func searchBar() {
    let bar = UISearchBar()
    bar.keyboardAppearance = .dark
    #expect(bar.searchTextField.keyboardAppearance == .dark)
  }
}
