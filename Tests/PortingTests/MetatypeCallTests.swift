import Foundation
import Testing

@testable import Porting

@Suite("Initializers of classes that are known only at run time")
struct MetatypeCallTests {
  @Test("a call on a generic type, on Self or on a metatype asks the class for an object")
  func calls() throws {
    let lines = try portedLines(
      """
      import UIKit
      protocol FromNib: UIViewController {}
      extension UITableView {
        func cell<Cell: UITableViewCell>(_ type: Cell.Type) -> Cell { Cell() }
        func view<V>(_ type: V.Type) -> V where V: UIView { type.init(frame: .zero) }
      }
      extension FromNib { static func make() -> Self { Self(nibName: "A", bundle: nil) } }
      extension UIView { static func make() -> Self { self.init() } }
      func styled<T: NSObject>(_ style: (T) -> Void) -> T { let made = T(); style(made); return made }
      func row<T: UITableViewCell>(_ kind: Int) -> T { switch kind { default: return .init() } }

      """)
    #expect(lines[3].hasSuffix("-> Cell { HeadlessUIKit.rehearsalNew(Cell.self) }"))
    #expect(lines[4].hasSuffix("{ HeadlessUIKit.rehearsalNew(type, frame: .zero) }"))
    #expect(
      lines[6].hasSuffix("{ HeadlessUIKit.rehearsalNew(Self.self, nibName: \"A\", bundle: nil) } }")
    )
    #expect(lines[7].hasSuffix("-> Self { HeadlessUIKit.rehearsalNew(self) } }"))
    #expect(lines[8].contains("{ let made = HeadlessUIKit.rehearsalNew(T.self); style(made)"))
    #expect(lines[9].hasSuffix("{ default: return HeadlessUIKit.rehearsalNew(T.self) } }"))
  }

  @Test("an object of a class that a variable of a protocol's type holds conforms to the protocol")
  func heldConformances() throws {
    let lines = try portedLines(
      """
      import UIKit
      protocol Configurable: UIView { func configure() }
      protocol Tall {}
      struct Part {
        let kind: Configurable.Type
        let both: (UIView & Tall).Type
        let plain: UIView.Type
      }
      func made(_ part: Part) -> [UIView] { [part.kind.init(), part.both.init(), part.plain.init()] }

      """)
    #expect(
      lines[8].hasSuffix(
        """
        { [(HeadlessUIKit.rehearsalNew(part.kind) as! Configurable), \
        (HeadlessUIKit.rehearsalNew(part.both) as! (UIView & Tall)), \
        HeadlessUIKit.rehearsalNew(part.plain)] }
        """))
  }

  @Test("a call on a type that inherits from the app's generic class asks the class for an object")
  func genericSuperclass() throws {
    let lines = try portedLines(
      """
      import UIKit
      class DataView<Value>: UIView { var value: Value? }
      class Cell<Value, Content: DataView<Value>>: UITableViewCell { lazy var content = Content() }

      """)
    #expect(lines[2].contains("{ lazy var content = HeadlessUIKit.rehearsalNew(Content.self)"))
  }

  @Test("a type's member in an extension creates the class that it returns by the class's name")
  func createdClass() throws {
    let lines = try portedLines(
      """
      import UIKit
      final class Tint { init(_ name: String) {} }
      extension UIColor {
        static var ash: UIColor { return self.init(white: 0.5, alpha: 1) }
        class func hex(_ text: String) -> UIColor? { text.isEmpty ? nil : Self(white: 1, alpha: 1) }
        class func same() -> Self { self.init(white: 1, alpha: 1) }
        convenience init(level: CGFloat) { self.init(white: level, alpha: 1) }
      }
      extension Tint { static func red() -> Tint { self.init("red") } }

      """)
    #expect(
      Array(lines[3...6]) == [
        "  static var ash: UIColor { return UIColor.init(white: 0.5, alpha: 1) }",
        "  class func hex(_ text: String) -> UIColor? { text.isEmpty ? nil : UIColor(white: 1, alpha: 1) }",
        "  class func same() -> Self { self.init(white: 1, alpha: 1) }",
        "  convenience init(level: CGFloat) { self.init(white: level, alpha: 1) }",
      ])
    #expect(lines[8].hasSuffix("-> Tint { self.init(\"red\") } }"))
  }

  @Test(
    "gesture recognizers and layers are asked for too, and a recognizer of the app can be created")
  func recognizers() throws {
    let lines = try portedLines(
      """
      import UIKit
      extension CALayer { static func make() -> Self { Self() } }
      typealias Gesture = UIGestureRecognizer
      func make<G: Gesture>(_ type: G.Type) -> G { G(target: nil, action: nil) }
      class Scrub: UIPanGestureRecognizer { override init(target: Any?, action: Selector?) { super.init(target: target, action: action) } }

      """)
    #expect(lines[1].hasSuffix("{ HeadlessUIKit.rehearsalNew(Self.self) } }"))
    #expect(lines[3].hasSuffix("{ HeadlessUIKit.rehearsalNew(G.self, target: nil, action: nil) }"))
    #expect(
      lines.joined().contains(
        "rehearsalNew() -> HeadlessUIKit.UIGestureRecognizer? { Scrub(target: nil, action: nil) }"))
  }

  @Test("an extension of a protocol knows what the protocol's associated types inherit from")
  func associatedTypes() throws {
    let lines = try portedLines(
      """
      import CoreData
      protocol Store { associatedtype Entity where Entity: NSManagedObject; associatedtype Note: NSManagedObject }
      protocol Screens { associatedtype Root: UIViewController; associatedtype Plain }
      extension Store { func make(_ context: NSManagedObjectContext) -> Entity { Entity(context: context) } }
      extension Store { func note(_ context: NSManagedObjectContext) -> Note { Note(context: context) } }
      extension Screens { func root() -> Root { Root() } }
      extension Screens where Plain: UIView { func plain() -> Plain { Plain() } }
      extension Screens where Plain == Int { func plain() -> Plain { Plain() } }

      """)
    let created = ".entity(), insertInto: context) } }"
    #expect(lines[3].hasSuffix("-> Entity { Entity(entity: Entity\(created)"))
    #expect(lines[4].hasSuffix("-> Note { Note(entity: Note\(created)"))
    #expect(lines[5].hasSuffix("-> Root { HeadlessUIKit.rehearsalNew(Root.self) } }"))
    #expect(lines[6].hasSuffix("-> Plain { HeadlessUIKit.rehearsalNew(Plain.self) } }"))
    #expect(lines[7].hasSuffix("-> Plain { Plain() } }"))
  }

  @Test(
    "a variable that holds the class of a controller is asked for an object, another one is not")
  func classVariables() throws {
    let lines = try portedLines(
      """
      import UIKit
      enum Tab { var kind: UIViewController.Type { UIViewController.self }; var item: Row.Type { Row.self } }
      struct Row { init() {} }
      func make(_ tab: Tab) -> UIViewController { tab.kind.init() }
      func row(_ tab: Tab) -> Row { tab.item.init() }

      """)
    #expect(lines[3].hasSuffix("{ HeadlessUIKit.rehearsalNew(tab.kind) }"))
    #expect(lines[4].hasSuffix("{ tab.item.init() }"))
  }

  @Test(
    "a local variable and an expression that are cast to a view's class are asked for an object")
  func castClasses() throws {
    let lines = try portedLines(
      """
      import UIKit
      struct Row { var kind: AnyClass; init() { kind = UIView.self } }
      func forced(_ row: Row) -> UIView { let kind = row.kind as! UIView.Type; return kind.init(frame: .zero) }
      func guarded(_ row: Row) -> UIView? { guard let kind = row.kind as? UIView.Type else { return nil }; return kind.init() }
      func typed() -> UIView { let kind: UIView.Type = UIButton.self; return kind.init() }
      func direct(_ row: Row) -> UIView { (row.kind as! UIView.Type).init() }
      func other(_ row: Any) -> Row { let plain = row as! Row.Type; return plain.init() }

      """)
    let calls = lines.dropFirst(2).map {
      $0.split(separator: "return ").last.map(String.init) ?? ""
    }
    #expect(
      calls.dropLast() == [
        "HeadlessUIKit.rehearsalNew(kind, frame: .zero) }", "HeadlessUIKit.rehearsalNew(kind) }",
        "HeadlessUIKit.rehearsalNew(kind) }",
        "func direct(_ row: Row) -> UIView { HeadlessUIKit.rehearsalNew((row.kind as! UIView.Type)) }",
        "plain.init() }",
      ])
  }

  @Test("a protocol of view controllers may say so in a requirement of Self")
  func requirement() throws {
    let lines = try portedLines(
      """
      import UIKit
      protocol FromNib where Self: UIViewController {}
      protocol Plain where Self.Item: UIViewController { associatedtype Item; init(nibName: String?, bundle: Int?) }
      extension FromNib { static func make() -> Self { Self(nibName: "A", bundle: nil) } }
      extension Plain { static func make() -> Self { Self(nibName: "A", bundle: nil) } }

      """)
    #expect(
      lines[3].hasSuffix("{ HeadlessUIKit.rehearsalNew(Self.self, nibName: \"A\", bundle: nil) } }")
    )
    #expect(lines[4].hasSuffix("{ Self(nibName: \"A\", bundle: nil) } }"))
  }

  @Test("Self() in a class with UIKit's initializers alone asks the class for an object")
  func ownClass() throws {
    let lines = try portedLines(
      """
      import UIKit
      class Base<P>: UIViewController { static func make() -> Self { Self() } }
      class Own: UIView { required init() { super.init(frame: .zero) }
        static func make() -> Self { Self() } }

      """)
    #expect(lines[1].contains("{ HeadlessUIKit.rehearsalNew(Self.self) }"))
    #expect(lines[3].contains("-> Self { Self() }"))
  }

  @Test("calls of other types, of known classes and of initializers with other arguments stay")
  func others() throws {
    let source = """
      import UIKit
      final class Card: UIView {
        convenience init(size: CGFloat) { self.init(frame: .zero) }
        static func make() -> Self { Self(frame: .zero) }
      }
      extension Card { convenience init(text: String) { self.init() } }
      func make<T: Equatable>(_ type: T.Type, _ made: () -> T) -> T { made() }
      func card<V: Card>(_ type: V.Type) -> UIView { Card(size: 1) }
      struct Tag {}
      func tag(_ kind: Tag.Type) -> Tag { kind.init() }

      """
    #expect(try portedLines(source).joined(separator: "\n") == source)
  }

  @Test("a class makes an object by the initializer that it has or inherits, or makes none")
  func constructors() throws {
    let lines = try portedLines(
      """
      import UIKit
      func make<V: UIView>() -> V { V() }
      class Plain: UIView {}
      class Framed: UIView { override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { nil } }
      class Coded: Framed { required init?(coder: NSCoder) { nil } }
      class Below: Framed {}
      class Cell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { fatalError() } }
      class Screen: UIViewController { init(model: Int = 0) { fatalError() } }
      class Page: UIViewController {}
      class Model { init(number: Int) {} }

      """)
    let made = lines.map { line in
      line.contains("func rehearsalNew")
        ? String(line.split(separator: "UIResponder? {")[1].prefix { $0 != "}" })
          .trimmingCharacters(in: .whitespaces) : ""
    }
    #expect(
      made.filter { !$0.isEmpty } == [
        "Plain()", "Framed(frame: .zero)", "nil", "Below(frame: .zero)",
        "Cell(style: .default, reuseIdentifier: nil)", "Screen()",
        "Page(nibName: nibName, bundle: bundle as? Bundle)",
      ])
  }

  @Test("an app without such calls has no methods that make objects")
  func without() throws {
    let lines = try portedLines("import UIKit\nclass Card: UIView {}\nlet card = Card()\n")
    #expect(lines == ["import UIKit", "class Card: UIView {}", "let card = Card()", ""])
  }

  @Test("the number of a URL error's code is always a code")
  func codes() throws {
    let lines = try portedLines(
      "import Foundation\nlet code = URLError.Code(rawValue: -1009)\nlet other = Int(rawValue: 1)\n"
    )
    #expect(lines[1] == "let code = URLError.Code(rehearsalRawValue: -1009)")
    #expect(lines[2] == "let other = Int(rawValue: 1)")
  }

  @Test("what UI tests add to XCUITest's classes belongs to no actor, as the tests")
  func extensions() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "HelloUITests/HelloUITests.swift": """
      import XCTest
      extension XCUIElement { func forceTap() { tap() } }
      extension String { var once: String { self } }

      """,
    ])
    _ = try folders.port()
    let text = try folders.written("Tests/HelloUITests/HelloUITests/HelloUITests.swift")
    #expect(text.contains("\nnonisolated extension XCUIElement {"))
    #expect(text.contains("\nextension String {"))
  }

  @Test("a view controller without a nib is created without one")
  func withoutNib() throws {
    let lines = try portedLines(
      """
      import UIKit
      class Pages<Content: UIView>: UIPageViewController {}
      class Search: UISearchController {}
      class Page: UIViewController {}
      func make<T: UIViewController>() -> T { T() }
      """)
    let made = lines.filter { $0.contains("func rehearsalNew") }.map { line in
      line.components(separatedBy: "UIResponder? { ").last.map { String($0.prefix { $0 != "}" }) }
    }
    #expect(
      made == ["Pages() ", "Search() ", "Page(nibName: nibName, bundle: bundle as? Bundle) "])
  }
}
