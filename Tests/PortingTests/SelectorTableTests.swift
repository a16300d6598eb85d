import Foundation
import Testing

@testable import Porting

@Suite("Tables of selectors")
struct SelectorTableTests {
  @Test("an inspectable property with a getter is set without a call of it")
  func computedOutlets() throws {
    let source = """
      import UIKit
      class Field: UITextField {
        @IBInspectable var inset: CGFloat { get { leftView!.frame.width } set { leftView = UIView() } }
        @IBInspectable var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }
      }

      """
    let table = try ported(source)
    let calls = table.matches(of: /rehearsalAssign(\([^;]*);/).map { String($0.output.1) }
    #expect(
      calls == [
        "(value) { self.inset = $0 }", "(value, to: &self.radius)",
      ])
  }

  @Test("of two methods of one name and labels the first is called, by its types")
  func overloads() throws {
    let source = """
      import UIKit
      final class Hand: NSObject {
        @objc func use(_ view: UIView, with link: URL?) -> Bool { link != nil && view.isHidden }
        @objc func use(_ view: UIView, with range: NSRange) -> Bool { view.isHidden && range.length > 0 }
        @objc func end(_ view: UIView) { print(view) }
      }

      """
    let calls = try ported(source).matches(of: /(?:self\.use|self\.end)\([^;]*(?=\) *[;}])/)
    #expect(
      calls.map { String($0.output) } == [
        "self.use($0.argument(0) as UIView, with: $0.argument(1) as URL?",
        "self.end($0.argument(0)",
      ])
  }

  @Test("classes of one name inside of others have a table each, with their own methods")
  func samePlainName() throws {
    let source = """
      import UIKit
      struct Pager {
        final class Coordinator: UIView { @objc func turn() {} }
      }
      extension Dots.Inner { final class Coordinator: UIView { @objc func mark() {} } }
      enum Dots { enum Inner {} }

      """
    let cases = try portedLines(source).map { line in
      line.matches(of: /case "(\w+)"/).map { String($0.output.1) }
    }
    #expect(cases == [[], [], ["turn"], [], ["mark"], [], []])
  }

  @Test("an extension adds its methods to the class that it names with the types around it")
  func samePlainNameExtended() throws {
    let source = """
      import UIKit
      enum Pager { final class Coordinator: UIView {} }
      enum Dots { final class Coordinator: UIView {} }
      extension Dots.Coordinator { @objc func mark() {} }

      """
    let cases = try portedLines(source).map { line in
      line.matches(of: /case "(\w+)"/).map { String($0.output.1) }
    }
    #expect(cases == [[], [], ["mark"], [], []])
  }

  @Test(
    "a method that the tests add to a class of UIKit or of the app is in none of the app's tables")
  func extensionsOfTests() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "A.swift": """
      import UIKit
      final class Screen: UIViewController { @objc func press() {} }

      """,
      "HelloTests/A.swift": """
      import XCTest
      extension UIView { @objc func fakeShow() {} }
      extension Screen { @objc func fakePress() {} }
      final class Spy: UIViewController {}
      extension Spy { @objc func note() {} }
      let selectors = [#selector(UIView.fakeShow), #selector(Screen.fakePress)]

      """,
    ])
    _ = try folders.port()
    let cases = try ["Sources/Hello/App/A.swift", "Tests/HelloTests/HelloTests/A.swift"].map {
      try folders.written($0).matches(of: /case "(\w+)"/).map { String($0.output.1) }
    }
    #expect(cases == [["press"], ["note"]])
    #expect(try !folders.written("Sources/Hello/RehearsalExtensions.swift").contains("fakeShow"))
    #expect(
      try folders.written("Tests/HelloTests/HelloTests/A.swift").contains(
        #"[HeadlessUIKit.Selector("fakeShow"), HeadlessUIKit.Selector("fakePress")]"#))
  }

  @Test("a method in an extension of a generic class of UIKit is in no table")
  func genericClass() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "A.swift": """
      import UIKit
      extension NSLayoutAnchor { @objc func pin(_ other: Int) {} }
      extension UIView { @objc func pinned() {} }
      """,
    ])
    _ = try folders.port()
    let table = try folders.written("Sources/Hello/RehearsalExtensions.swift")
    #expect(table.contains("\"pinned\"") && !table.contains("\"pin:\""))
  }

  @Test(
    "a table has the methods that a selector can call, and its members are open in an open class")
  func methods() throws {
    let source = """
      import UIKit
      open class Base<Item>: UIView {
        @IBOutlet public weak var label: UILabel?
        @objc(press) open func pressed() {}
        @objc func four(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {}
        @objc func later() async {}
        @objc func all<T>(_ value: T) {}
        @objc func run(_ block: () -> Void) {}
        @objc func keep(_ block: @escaping () -> Void) {}
        @objc static func shared() {}
        @objc class func make() {}
        @objc func count(_ value: Int, of name: String, in list: [Int]) -> Int { value + list.count }
        @objc func none() -> Void {}
        @objc func empty() -> () {}
      }
      final class Below: Base<Int> { @objc override func pressed() {} }

      """
    #expect(
      try ported(source) == """
        import UIKit
        open class Base<Item>: UIView {
           public weak var label: UILabel?
           open func pressed() {}
           func four(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {}
           func later() async {}
           func all<T>(_ value: T) {}
           func run(_ block: () -> Void) {}
           func keep(_ block: @escaping () -> Void) {}
           static func shared() {}
           class func make() {}
           func count(_ value: Int, of name: String, in list: [Int]) -> Int { value + list.count }
           func none() -> Void {}
           func empty() -> () {}
        open override func rehearsalMethod(for selector: HeadlessUIKit.Selector) -> HeadlessUIKit.SelectorMethod? { switch selector.description { case "press": return { _ = $0; self.pressed(); return nil }; case "count:of:in:": return { _ = $0; return try self.count($0.argument(0), of: $0.unreadArgument(1), in: $0.argument(2)) }; case "none": return { _ = $0; self.none(); return nil }; case "empty": return { _ = $0; self.empty(); return nil }; default: return super.rehearsalMethod(for: selector) } }; open override func rehearsalSet(_ value: Any?, forKey key: String) -> Bool { switch key { case "label": return HeadlessUIKit.rehearsalAssign(value, to: &self.label); default: return super.rehearsalSet(value, forKey: key) } } }
        final class Below: Base<Int> {  override func pressed() {} }

        """)
  }

  @Test("a class with the name of another module's type has a table that overrides none")
  func ownNames() throws {
    let source = """
      import Combine
      enum Events {
        final class Subscription: Combine.Subscription { @objc func send() {} }
      }
      final class UIButton: UIKit.UIButton { @objc func press() {} }

      """
    let lines = try portedLines(source)
    #expect(lines[2].contains("public func rehearsalMethod(") && !lines[2].contains("super."))
    #expect(lines[4].contains("public override func rehearsalMethod("))
  }

  @Test("inspectable properties in extensions are in a table, that of the class if it is the app's")
  func inspectableExtensions() throws {
    let source = """
      import UIKit
      extension UILabel {
        @IBInspectable var key: String? { get { nil } set { text = newValue } }
        @IBInspectable var size: CGFloat { 0 }
        @IBInspectable private var hidden: Bool { get { false } set {} }
        var plain: Bool { get { false } set {} }
      }
      extension Badge { @IBInspectable var count: Int { get { 0 } set {} } }
      final class Badge: UIView {}

      """
    let folders = try Folders(["AppDelegate.swift": appDelegate, "A.swift": source])
    _ = try folders.port()
    let table = try folders.written("Sources/Hello/RehearsalExtensions.swift")
    #expect(
      table.split(separator: "\n").filter { $0.contains("case ") } == [
        "    case (\"key\", let object as UILabel): "
          + "return HeadlessUIKit.rehearsalAssign(value) { object.key = $0 }"
      ])
    let app = try folders.written("Sources/Hello/App/A.swift")
    #expect(
      app.contains(
        #"case "count": return HeadlessUIKit.rehearsalAssign(value) { self.count = $0 }"#))
  }

  @Test(
    "a property that is for Interface Builder alone is set by the table, and loses its attribute")
  func propertyForInterfaceBuilder() throws {
    let lines = try portedLines(
      """
      import UIKit
      class Spinner: UIView {
        @available(*, unavailable, message: "for Interface Builder")
        @IBInspectable var typeName: String = ""
        @available(iOS 15, *) @IBInspectable var size: Int = 0
      }

      """)
    #expect(lines[2].trimmingCharacters(in: .whitespaces) == "")
    #expect(lines[4].contains("@available(iOS 15, *)"))
    #expect(lines.joined().contains("case \"typeName\""))
  }

  @Test("a method that is unavailable on iOS is in no table")
  func unavailableMethods() throws {
    let source = """
      import UIKit
      class Page: UIView {
        @available(*, unavailable, renamed: "new") @objc func old() {}
        @available(iOS, unavailable) @objc func onMac() {}
        @available(macOS, unavailable) @objc func onPhone() {}
        @available(iOS 13, *) @objc func new() {}
      }

      """
    let cases = try ported(source).matches(of: /case "(\w+)"/).map { String($0.output.1) }
    #expect(cases == ["onPhone", "new"])
  }

  @Test("a function inside a method is in no table, though a selector has its name")
  func innerFunction() throws {
    let source = """
      import UIKit
      @objcMembers class Page: UIView {
        func save() { let selector = #selector(save) }
      }
      class Form: UIView {
        func check() { func save() {}; save() }
      }
      @objcMembers class Sheet: UIView {
        func check() { func count() {}; count() }
      }

      """
    let lines = try portedLines(source)
    #expect(
      lines.filter { $0.contains("rehearsalMethod") }.map {
        $0.matches(of: /case "(\w+)"/).map { String($0.output.1) }
      } == [["save"], ["check"]])
    #expect(lines.filter { $0.contains("class Form") } == ["class Form: UIView {"])
  }

  @Test(
    "a class whose superclass has a table calls its superclass, one of others gets the protocol")
  func kinds() throws {
    let source = """
      import UIKit
      class Plain { @objc func tell() {} }
      class Child: Plain { @objc func more() {} }
      class Box<Item> { @objc func tell() {} }
      class Bar: UIBarButtonItem { @objc func tell() {} }
      class Card: UIView { @objc func tell() {} }
      class Page: UIViewController { @IBOutlet var card: Card! }
      struct Value { @objc func tell() {} }

      """
    #expect(
      try ported(source) == """
        import UIKit
        class Plain: HeadlessUIKit.SelectorTarget { init() {};   func tell() {} ; public func rehearsalMethod(for selector: HeadlessUIKit.Selector) -> HeadlessUIKit.SelectorMethod? { switch selector.description { case "tell": return { _ = $0; self.tell(); return nil }; default: return nil } }; public func rehearsalSet(_ value: Any?, forKey key: String) -> Bool { switch key { default: return false } } }
        class Child: Plain {  func more() {} ; public override func rehearsalMethod(for selector: HeadlessUIKit.Selector) -> HeadlessUIKit.SelectorMethod? { switch selector.description { case "more": return { _ = $0; self.more(); return nil }; default: return super.rehearsalMethod(for: selector) } } }
        class Box<Item>: HeadlessUIKit.SelectorTarget {  func tell() {} ; public func rehearsalMethod(for selector: HeadlessUIKit.Selector) -> HeadlessUIKit.SelectorMethod? { switch selector.description { case "tell": return { _ = $0; self.tell(); return nil }; default: return nil } }; public func rehearsalSet(_ value: Any?, forKey key: String) -> Bool { switch key { default: return false } } }
        class Bar: UIBarButtonItem, HeadlessUIKit.SelectorTarget {  func tell() {} ; public func rehearsalMethod(for selector: HeadlessUIKit.Selector) -> HeadlessUIKit.SelectorMethod? { switch selector.description { case "tell": return { _ = $0; self.tell(); return nil }; default: return nil } }; public func rehearsalSet(_ value: Any?, forKey key: String) -> Bool { switch key { default: return false } } }
        class Card: UIView {  func tell() {} ; public override func rehearsalMethod(for selector: HeadlessUIKit.Selector) -> HeadlessUIKit.SelectorMethod? { switch selector.description { case "tell": return { _ = $0; self.tell(); return nil }; default: return super.rehearsalMethod(for: selector) } } }
        class Page: UIViewController {  var card: Card! ; public override func rehearsalSet(_ value: Any?, forKey key: String) -> Bool { switch key { case "card": return HeadlessUIKit.rehearsalAssign(value, to: &self.card); default: return super.rehearsalSet(value, forKey: key) } } }
        struct Value {  func tell() {} }

        """)
  }

  @Test(
    "a method that a #selector names is in the table of an object without @objc, as before Swift 4")
  func inferred() throws {
    let source = """
      import UIKit
      class Page: UIViewController {
        func told(_ sender: Any) {}
        func other() {}
        private func hidden() {}
        let selectors = [#selector(told(_:)), #selector(Page.hidden)]
      }
      class Plain { func told(_ sender: Any) {} }

      """
    let text = try ported(source)
    let cases = text.matches(of: /case "(.*?)"/).map { String($0.output.1) }
    #expect(cases == ["told:"])
    #expect(text.contains("class Plain { func told(_ sender: Any) {} }"))
  }

  @Test(
    "a #selector names a protocol's method that an extension of UIKit's class or of a later class has"
  )
  func inferredInExtensions() throws {
    let source = """
      import UIKit
      extension UITextView: UITextViewDelegate {
        public func textViewDidChange(_ textView: UITextView) {}
        func other() {}
        func watch() -> Selector { #selector(textViewDidChange) }
      }
      extension Page: UITextViewDelegate {
        func textViewDidChange(_ textView: UITextView) {}
      }
      final class Page: UIViewController {}
      extension Int { func textViewDidChange() {} }

      """
    let folders = try Folders(["AppDelegate.swift": appDelegate, "A.swift": source])
    _ = try folders.port()
    let text = try folders.written("Sources/Hello/App/A.swift")
    #expect(text.contains(#"{ HeadlessUIKit.Selector("textViewDidChange:") }"#))
    #expect(
      text.matches(of: /case "(.*?)"/).map { String($0.output.1) } == ["textViewDidChange:"])
    let table = try folders.written("Sources/Hello/RehearsalExtensions.swift")
    #expect(
      table.matches(of: /case \((.*?) as (\w+)\)/).map { "\($0.output.1) \($0.output.2)" }
        == [#""textViewDidChange:", let object UITextView"#])
  }

  @Test(
    "all methods of a class with @objcMembers or an extension with @objc are in the table, but private ones"
  )
  func exposed() throws {
    let source = """
      import UIKit
      @objcMembers class Open: NSObject {
        func told() {}
        private func hidden() {}
        fileprivate func secret() {}
        var name = ""
      }
      @objc extension Open {
        func also() {}
        private func never() {}
      }

      """
    #expect(
      try ported(source) == """
        import UIKit
         class Open: NSObject, HeadlessUIKit.SelectorTarget {
          func told() {}
          private func hidden() {}
          fileprivate func secret() {}
          var name = ""
        public func rehearsalMethod(for selector: HeadlessUIKit.Selector) -> HeadlessUIKit.SelectorMethod? { switch selector.description { case "told": return { _ = $0; self.told(); return nil }; case "also": return { _ = $0; self.also(); return nil }; default: return nil } }; public func rehearsalSet(_ value: Any?, forKey key: String) -> Bool { switch key { default: return false } } }
         extension Open {
          func also() {}
          private func never() {}
        }

        """)
  }

  @Test("a private method with @objc in an extension is visible to the table of its class")
  func visibility() throws {
    let source = """
      import UIKit
      struct Value { private weak var other: Card? }
      extension Value { private func make() {} }
      private extension UIButton { @objc func press() {} }
      fileprivate extension UILabel { func press() {} }
      extension UISwitch { @IBAction private func flip() {} }
      class Card: UIView { @objc private func own() {} }
      extension Card {
        @objc fileprivate func shown() {}
        private func hidden() {}
      }

      """
    #expect(
      try ported(source) == """
        import UIKit
        struct Value { private weak var other: Card? }
        extension Value { private func make() {} }
         extension UIButton {  func press() {} }
        fileprivate extension UILabel { func press() {} }
        extension UISwitch {   func flip() {} }
        class Card: UIView {  private func own() {} ; public override func rehearsalMethod(for selector: HeadlessUIKit.Selector) -> HeadlessUIKit.SelectorMethod? { switch selector.description { case "own": return { _ = $0; self.own(); return nil }; case "shown": return { _ = $0; self.shown(); return nil }; default: return super.rehearsalMethod(for: selector) } } }
        extension Card {
            func shown() {}
          private func hidden() {}
        }

        """)
  }
}
