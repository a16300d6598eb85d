import Foundation
import Testing

@testable import Porting

@Suite("Overrides of members that extensions add to classes of UIKit")
struct ExtensionDispatchTests {
  @Test("effects, inout parameters, types and settable properties are passed on")
  func forms() throws {
    let source = """
      import UIKit
      extension UIView {
        @objc func glow(_ a: inout Int, b: Int...) throws -> Int { 1 }
        @discardableResult @objc func shine() async throws -> Int { 1 }
        @objc class func kind() -> Int { 1 }
        @objc class var level: Int { 1 }
        @objc var size: Int { get { 1 } set {} }
      }
      class Card: UIView {
        override func glow(_ a: inout Int, b: Int...) throws -> Int { try super.glow(&a, b: 1) }
        override func shine() async throws -> Int { try await super.shine() }
        override class func kind() -> Int { super.kind() }
        override class var level: Int { super.level + 1 }
        public override var size: Int { get { super.size } set { super.size = newValue } }
      }
      class Ace: Card { override func shine() async throws -> Int { try await super.shine() } }

      """
    #expect(
      try ported(source) == """
        import UIKit
        extension UIView {
          func glow(_ a0: inout Int, b a1: Int...) throws -> Int { if let object = self as? Card { return try object.rehearsalOverride_glow(&a0, b: a1) }; return try rehearsal_glow(&a0, b: a1) };  func rehearsal_glow(_ a: inout Int, b: Int...) throws -> Int { 1 }
          @discardableResult func shine() async throws -> Int { if let object = self as? Card { return try await object.rehearsalOverride_shine() }; return try await rehearsal_shine() }; @discardableResult  func rehearsal_shine() async throws -> Int { 1 }
          class func kind() -> Int { if let object = self as? Card.Type { return object.rehearsalOverride_kind() }; return rehearsal_kind() };  class func rehearsal_kind() -> Int { 1 }
          class var level: Int { if let object = self as? Card.Type { return object.rehearsalOverride_level }; return rehearsal_level };  class var rehearsal_level: Int { 1 }
          public var size: Int { get { if let object = self as? Card { return object.rehearsalOverride_size }; return rehearsal_size } set { if let object = self as? Card { object.rehearsalOverride_size = newValue; return }; rehearsal_size = newValue } };  var rehearsal_size: Int { get { 1 } set {} }
        }
        class Card: UIView {
           func rehearsalOverride_glow(_ a: inout Int, b: Int...) throws -> Int { try super.rehearsal_glow(&a, b: 1) }
           func rehearsalOverride_shine() async throws -> Int { try await super.rehearsal_shine() }
           class func rehearsalOverride_kind() -> Int { super.rehearsal_kind() }
           class var rehearsalOverride_level: Int { super.rehearsal_level + 1 }
          public  var rehearsalOverride_size: Int { get { super.rehearsal_size } set { super.rehearsal_size = newValue } }
        }
        class Ace: Card { override func rehearsalOverride_shine() async throws -> Int { try await super.rehearsalOverride_shine() } }

        """)
  }

  @Test("a member that a protocol with @objc requires is overridden like one with @objc")
  func requirements() throws {
    let lines = try portedLines(
      """
      import UIKit
      @objc protocol Session { func begin() }
      extension UIViewController: Session {
        func begin() {}
        func end() {}
      }
      final class Login: UIViewController { override func begin() {} }

      """)
    #expect(
      lines[3].contains(
        "func begin() { if let object = self as? Login { object.rehearsalOverride_begin(); return }"
      ))
    #expect(lines[4] == "  func end() {}")
    #expect(lines[6].contains("func rehearsalOverride_begin() {}"))
  }

  @Test("an extension of an alias is one of the class that it means")
  func alias() throws {
    let lines = try portedLines(
      """
      import UIKit
      #if os(macOS)
      typealias Picture = NSImageView
      #else
      typealias Picture = UIImageView
      #endif
      extension Picture { @objc func preloads() -> Bool { true } }
      final class Animated: UIImageView { override func preloads() -> Bool { false } }

      """)
    #expect(
      lines[6] == """
        extension Picture { func preloads() -> Bool { if let object = self as? Animated { return \
        object.rehearsalOverride_preloads() }; return rehearsal_preloads() };  func \
        rehearsal_preloads() -> Bool { true } }
        """)
    #expect(lines[7].hasSuffix("{  func rehearsalOverride_preloads() -> Bool { false } }"))
  }

  @Test("each class that overrides a member first is asked, in the order of the names")
  func several() throws {
    let source = """
      import UIKit
      extension UIView { @objc func glow() {} }
      class Two: UIView { override func glow() {} }
      class One: UIControl { override func glow() {} }
      class Three: One { override func glow() {} }
      class Four: UIViewController { func glow() {} }

      """
    #expect(
      try ported(source) == """
        import UIKit
        extension UIView { func glow() { if let object = self as? One { object.rehearsalOverride_glow(); return }; if let object = self as? Two { object.rehearsalOverride_glow(); return }; rehearsal_glow() };  func rehearsal_glow() {} }
        class Two: UIView {  func rehearsalOverride_glow() {} }
        class One: UIControl {  func rehearsalOverride_glow() {} }
        class Three: One { override func rehearsalOverride_glow() {} }
        class Four: UIViewController { func glow() {} }

        """)
  }

  @Test("extensions of UIKit's classes override each other's members, the nearest class first")
  func extensionsOfOthers() throws {
    let source = """
      import UIKit
      extension UIView {
        @objc func glow() -> Int { 1 }
        @objc var tone: Int { get { 1 } set {} }
      }
      extension UIControl { override func glow() -> Int { super.glow() + 2 } }
      extension UIButton {
        override func glow() -> Int { super.glow() + 3 }
        public override var tone: Int { get { super.tone } set { super.tone = newValue } }
      }
      extension UILabel { override func glow() -> Int { 4 } }
      final class Tag: UILabel { override func glow() -> Int { super.glow() } }
      final class Dot: UIView { override func glow() -> Int { super.glow() } }

      """
    #expect(
      try ported(source) == """
        import UIKit
        extension UIView {
          func glow() -> Int { if let object = self as? Dot { return object.rehearsalOverride_glow() }; if let object = self as? Tag { return object.rehearsalOverride_glow() }; if let object = self as? UIButton { return object.rehearsalOverride_UIButton_glow() }; if let object = self as? UIControl { return object.rehearsalOverride_UIControl_glow() }; if let object = self as? UILabel { return object.rehearsalOverride_UILabel_glow() }; return rehearsal_glow() };  func rehearsal_glow() -> Int { 1 }
          var tone: Int { get { if let object = self as? UIButton { return object.rehearsalOverride_UIButton_tone }; return rehearsal_tone } set { if let object = self as? UIButton { object.rehearsalOverride_UIButton_tone = newValue; return }; rehearsal_tone = newValue } };  var rehearsal_tone: Int { get { 1 } set {} }
        }
        extension UIControl {  func rehearsalOverride_UIControl_glow() -> Int { super.rehearsal_glow() + 2 } }
        extension UIButton {
           func rehearsalOverride_UIButton_glow() -> Int { super.rehearsalOverride_UIControl_glow() + 3 }
          public  var rehearsalOverride_UIButton_tone: Int { get { super.rehearsal_tone } set { super.rehearsal_tone = newValue } }
        }
        extension UILabel {  func rehearsalOverride_UILabel_glow() -> Int { 4 } }
        final class Tag: UILabel {  func rehearsalOverride_glow() -> Int { super.rehearsalOverride_UILabel_glow() } }
        final class Dot: UIView {  func rehearsalOverride_glow() -> Int { super.rehearsal_glow() } }

        """)
  }

  @Test("a member that is final, private, generic or Swift's own is not dispatched")
  func others() throws {
    let source = """
      import UIKit
      extension UIView {
        @objc final func fixed() {}
        func own() {}
        @objc func all<Item>(_ item: Item) {}
        @objc var seen: Int { willSet {} }
      }
      class Card: UIView {
        override func fixed() {}
        override func own() { super.own() }
        override func all<Item>(_ item: Item) {}
        override var seen: Int { willSet {} }
        override func layoutSubviews() { super.layoutSubviews() }
      }

      """
    #expect(
      try ported(source) == """
        import UIKit
        extension UIView {
           final func fixed() {}
          func own() {}
           func all<Item>(_ item: Item) {}
           var seen: Int { willSet {} }
        }
        class Card: UIView {
          override func fixed() {}
          override func own() { super.own() }
          override func all<Item>(_ item: Item) {}
          override var seen: Int { willSet {} }
          override func layoutSubviews() { super.layoutSubviews() }
        }

        """)
  }

  @Test(
    "an override in an extension moves into the class, which others or its extension's member call")
  func moved() throws {
    let source = """
      import UIKit
      extension UIView {
        @objc var size: Int { get { 1 } set {} }
        @objc class var level: Int { 1 }
      }
      class Card: UIView {}
      extension Card {
        override var size: Int { get { 1 } set {} }
        override class var level: Int { 3 }
        override func layoutSubviews() {}
        override var isHidden: Bool { get { true } set {} }
      }
      final class Ace: Card {
        override var size: Int { get { super.size } set { super.size = newValue } }
      }

      """
    #expect(
      try ported(source) == """
        import UIKit
        extension UIView {
          var size: Int { get { if let object = self as? Card { return object.rehearsalOverride_size }; return rehearsal_size } set { if let object = self as? Card { object.rehearsalOverride_size = newValue; return }; rehearsal_size = newValue } };  var rehearsal_size: Int { get { 1 } set {} }
          class var level: Int { if let object = self as? Card.Type { return object.rehearsalOverride_level }; return rehearsal_level };  class var rehearsal_level: Int { 1 }
        }
        class Card: UIView {public var rehearsalOverride_size: Int { get { rehearsalMoved_size } set { rehearsalMoved_size = newValue } }; public class var rehearsalOverride_level: Int { rehearsalMoved_level }; public override func layoutSubviews() { rehearsal_layoutSubviews() }; public override var isHidden: Bool { get { rehearsal_isHidden } set { rehearsal_isHidden = newValue } } }
        extension Card {
           var rehearsalMoved_size: Int { get { 1 } set {} }
           class var rehearsalMoved_level: Int { 3 }
           func rehearsal_layoutSubviews() {}
           var rehearsal_isHidden: Bool { get { true } set {} }
        }
        final class Ace: Card {
          override var rehearsalOverride_size: Int { get { super.rehearsalOverride_size } set { super.rehearsalOverride_size = newValue } }
        }

        """)
  }

  @Test(
    "an initializer that a protocol of classes requires of a class of UIKit's creates it, or ends the app if it has arguments"
  )
  func initializers() throws {
    let source = """
      import UIKit
      protocol Made: AnyObject { init(a: Int); func other(); init() }
      public protocol Loud: class { init() }
      protocol Quiet: NSObjectProtocol { init() }
      protocol Only: AnyObject { init() }
      protocol Free { init() }
      extension UIView: Made {}
      extension NSObject: Loud, Quiet, Free {}
      extension Own: Only {}
      class Own {}
      class Style: Loud { required init() {} }
      class Other: Loud { required init(a: Int) {} }

      """
    #expect(
      try ported(source) == """
        import UIKit
        protocol Made: AnyObject, HeadlessUIKit.CreatedObject { ; func other();  } ; extension Made { init(a: Int) { rehearsalIsMissing("Made cannot create objects of any class on this system") } } ; extension Made { init() { self.init(rehearsalClass: Self.self, for: "Made") } }
        public protocol Loud: class, HeadlessUIKit.CreatedObject {  } ; extension Loud { public init() { self.init(rehearsalClass: Self.self, for: "Loud") } }
        protocol Quiet: AnyObject, HeadlessUIKit.CreatedObject {  } ; extension Quiet { init() { self.init(rehearsalClass: Self.self, for: "Quiet") } }
        protocol Only: AnyObject { init() }
        protocol Free { init() }
        extension UIView: Made {}
        extension NSObject: Loud, Quiet, Free {}
        extension Own: Only {}
        class Own {}
        class Style: Loud, HeadlessUIKit.ClassWithInitializer { required init() {} }
        class Other: Loud { required init(a: Int) {} }

        """)
  }
}
