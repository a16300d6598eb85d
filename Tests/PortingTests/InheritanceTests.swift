import Foundation
import Testing

@testable import Porting

@Suite("What classes inherit when they are ported")
struct InheritanceTests {
  @Test(
    "a class whose subclass has a deinitializer gets one, since an implied one belongs to the main actor"
  )
  func impliedDeinitializers() throws {
    let lines = try portedLines(
      """
      import UIKit
      class Base: UIView {
        let name = ""
      }
      class Middle: Base {}
      final class Card: Middle { deinit { print("end") } }
      class Other { deinit {} }
      class Plain {}

      """)
    #expect(
      lines.dropFirst().dropLast() == [
        "class Base: UIView { deinit {}; ", "  let name = \"\"", "}",
        "class Middle: Base { deinit {}; }",
        "final class Card: Middle { deinit { print(\"end\") } }", "class Other { deinit {} }",
        "class Plain {}",
      ])
  }

  @Test("an override in an extension of what an extension above declares has a name of its own")
  func overridesInBothExtensions() throws {
    let lines = try portedLines(
      """
      import UIKit
      class Base: UIViewController {}
      extension Base {
        @objc func fill(_ row: Int) -> Int { row }
      }
      class Home: Base {}
      extension Home {
        override func fill(_ row: Int) -> Int { super.fill(row) + 1 }
      }
      final class Start: Home {}
      extension Start {
        override func fill(_ row: Int) -> Int { 3 }
      }

      """)
    #expect(lines[1].hasSuffix("public func fill(_ a0: Int) -> Int { rehearsal_fill(a0) } }"))
    #expect(lines[3] == "   func rehearsal_fill(_ row: Int) -> Int { row }")
    let override = "public override func fill(_ a0: Int) -> Int"
    #expect(lines[5].hasSuffix("\(override) { rehearsal2_fill(a0) } }"))
    #expect(lines[7] == "   func rehearsal2_fill(_ row: Int) -> Int { super.fill(row) + 1 }")
    #expect(lines[9].hasSuffix("\(override) { rehearsal3_fill(a0) } }"))
    #expect(lines[11] == "   func rehearsal3_fill(_ row: Int) -> Int { 3 }")
  }

  @Test("a class without an initializer that the app inherits from gets one of the main actor")
  func initializers() throws {
    let lines = try portedLines(
      """
      class Service { func start() {} }
      class Model: Codable { var name = "" }
      class Bare {}
      class Made { init() {} }
      class Loader: Service { let path = "a" }
      class Item: Model {}
      class Kept: Made {}

      """)
    #expect(
      lines.dropLast() == [
        "class Service { init() {};  func start() {} }",
        "class Model: Codable { init() {};  var name = \"\" }", "class Bare {}",
        "class Made { init() {} }", "class Loader: Service { let path = \"a\" }",
        "class Item: Model {}", "class Kept: Made {}",
      ])
  }

  @Test(
    "a private class of the name of another class hides nothing of it, whichever is declared first",
    arguments: [false, true])
  func privateTwins(_ isFirst: Bool) throws {
    let shared = [
      "class Box<T> { func open() {} }", "class EmptyBox<T>: Box<T> { func fill() {} }",
    ]
    let twin = [
      "struct Hand {", "  private class Box<U>: EmptyBox<U> { deinit { print(1) } }", "}",
    ]
    let ported = [
      "class Box<T> { init() {};  deinit {};  func open() {} }",
      "class EmptyBox<T>: Box<T> { deinit {};  func fill() {} }",
    ]
    let lines = isFirst ? twin + shared : shared + twin
    #expect(
      try portedLines(lines.joined(separator: "\n") + "\n").dropLast()
        == ArraySlice(isFirst ? twin + ported : ported + twin))
  }

  @Test("a deinitializer that sets a member of another object does so on the main actor")
  func deinitializers() throws {
    let lines = try portedLines(
      """
      import UIKit
      class A: UIViewController {
        let bar = UISearchBar()
        var count = 0
        deinit { bar.delegate = nil }
      }
      class B {
        var count = 0
        deinit { self.count = 1 }
      }

      """)
    #expect(lines[4] == "  deinit { MainActor.assumeIsolated { bar.delegate = nil } }")
    #expect(lines[8] == "  deinit { MainActor.assumeIsolated { self.count = 1 } }")
  }

  @Test("the error of RxSwift 5's single is the failure of its successor's")
  func singleEvents() throws {
    let source = """
      import RxSwift
      func show(_ event: SingleEvent<Int>, _ other: MaybeEvent<Int>) {
        switch event {
        case .success(let number): print(number)
        case let .error(error): print(error)
        }
        switch other {
        case .success: break
        case .error: break
        case .completed: break
        }
      }

      """
    let lines = try portedLines(source)
    #expect(lines[4] == "  case let .failure(error): print(error)")
    #expect(lines[8] == "  case .error: break")
    let own = try portedLines(source + "enum Answer { case success, error }\n")
    #expect(own[4] == "  case let .error(error): print(error)")
  }

  @Test("a layer that overrides init() is created by it, and so are its subclasses")
  func layers() throws {
    let lines = try portedLines(
      """
      import UIKit
      class Ring: CAShapeLayer {
        override init() { super.init() }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Dial: Ring { override init() { super.init() } }
      class Plain: CALayer {}
      class Other: UIView { override init() { super.init(frame: .zero) } }

      """)
    #expect(lines[1] == "class Ring: CAShapeLayer, HeadlessUIKit.ClassWithInitializer {")
    #expect(lines[2] == "  required override init() { super.init() }")
    #expect(lines[5] == "class Dial: Ring { required override init() { super.init() } }")
    #expect(lines[6] == "class Plain: CALayer {}")
    #expect(lines[7].contains("{ override init() {"))
  }

  @Test("an override of init!(frame:), which a class in Objective-C has, is one that does not fail")
  func frameInitializers() throws {
    let lines = try portedLines(
      """
      import FSCalendar
      class Day: FSCalendarCell {
        override init!(frame: CGRect) { super.init(frame: frame) }
        required init!(coder: NSCoder!) { fatalError() }
      }

      """)
    #expect(lines[2].contains("override init(frame: CGRect) { super.init(frame: frame) }"))
    #expect(lines[3].contains("required init!(coder: NSCoder!)"))
  }

  @Test("a class that inherits from a stand-in's controller overrides UIKit's tables")
  func standIns() throws {
    let lines = try portedLines(
      """
      import XLPagerTabStrip
      class Pages: ButtonBarPagerTabStripViewController { @objc func last() {} }
      class Bars: BaseButtonBarPagerTabStripViewController<Bar> { @objc func first() {} }
      class Bar: UICollectionViewCell {}

      """)
    #expect(lines[1].contains("override func rehearsalMethod(for"))
    #expect(!lines[1].contains("SelectorTarget"))
    #expect(lines[2].contains("override func rehearsalMethod(for"))
  }

  @Test("a superclass with a property that has no value by itself gets no initializer")
  func unsetProperties() throws {
    let classes = [
      "class Page: Codable { var page: Int }", "class Item: Codable { let name: String? }",
      "class Draft: Codable { var name: String?; var words: [String] { [] }; lazy var a = b }",
    ]
    let subclasses = "class A: Page {}\nclass B: Item {}\nclass C: Draft {}\n"
    let lines = try portedLines(classes.joined(separator: "\n"), with: subclasses)
    #expect(lines.map { $0.contains("init()") } == [false, false, true])
  }

  @Test("the body of a function that is unavailable is left out, with its lines")
  func unavailableFunctions() throws {
    #expect(
      try portedLines(
        """
        class A {
          @available(*, unavailable) func made() -> Int {
            .init(missing)
          }
          @available(iOS 13, *) func other() -> Int { 1 }
        }
        """
      ) == [
        "class A {", "  @available(*, unavailable) func made() -> Int { fatalError() ", "", "}",
        "  @available(iOS 13, *) func other() -> Int { 1 }", "}",
      ])
  }
}
