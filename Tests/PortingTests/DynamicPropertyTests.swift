import Foundation
import Testing

@testable import Porting

@Suite("Properties that are observed by key paths")
struct DynamicPropertyTests {
  @Test("a dynamic property reports its changes after its own observers")
  func observers() throws {
    let source = #"""
      import UIKit
      class Model: NSObject {
        @objc dynamic var will = 0 {
          willSet { print(newValue) }
        }
        @objc dynamic var both = 0 {
          willSet { print(newValue) }
          didSet { print(oldValue) }
        }
        @objc public dynamic var name: String?
      }

      """#
    #expect(
      try ported(source) == #"""
        import UIKit
        class Model: NSObject {
            var will = 0 {
            willSet { print(newValue) }
           didSet { HeadlessUIKit.rehearsalDidChange(self, \Model.will, named: "will") } }
            var both = 0 {
            willSet { print(newValue) }
            didSet { print(oldValue) ; HeadlessUIKit.rehearsalDidChange(self, \Model.both, named: "both") }
          }
           public  var name: String? { didSet { HeadlessUIKit.rehearsalDidChange(self, \Model.name, named: "name") } }
        }

        """#)
  }

  @Test(
    "a lazy, static or computed property, one of two in a declaration and one of a structure reports nothing"
  )
  func silent() throws {
    let source = """
      import UIKit
      class Model: NSObject {
        dynamic lazy var late = 1
        dynamic static var shared = 1
        class dynamic var kind: Int { 1 }
        dynamic var left = 0, right = 0
        dynamic var stored: Int { get { 1 } set { print(newValue) } }
        var plain = 0
      }
      struct Value { dynamic var count = 0 }

      """
    #expect(
      try ported(source) == """
        import UIKit
        class Model: NSObject {
           lazy var late = 1
           static var shared = 1
          class  var kind: Int { 1 }
           var left = 0, right = 0
           var stored: Int { get { 1 } set { print(newValue) } }
          var plain = 0
        }
        struct Value {  var count = 0 }

        """)
  }

  @Test("the first class that observes key paths adopts the protocol, also by an extension")
  func observer() throws {
    let source = """
      import UIKit
      class Page: UIViewController {
        override func observeValue(forKeyPath path: String?) {}
        func observeValue(of path: String) {}
      }
      class Plain: UIView { func observeValue(of path: String) {} }
      class Middle: Page {}
      class Last: Middle { override func observeValue(forKeyPath path: String?) {} }
      class Box<Item> {
        override func observeValue(forKeyPath path: String?) {}
      }
      class Model: NSObject, NSCopying {}
      extension Model { override func observeValue(forKeyPath path: String?) {} }
      class Detail: Model { override func observeValue(forKeyPath path: String?) {} }

      """
    #expect(
      try ported(source) == """
        import UIKit
        class Page: UIViewController, HeadlessUIKit.KeyPathObserver {
           func observeValue(forKeyPath path: String?) {}
          func observeValue(of path: String) {}
        }
        class Plain: UIView { func observeValue(of path: String) {} }
        class Middle: Page {}
        class Last: Middle { override func observeValue(forKeyPath path: String?) {} }
        class Box<Item>: HeadlessUIKit.KeyPathObserver {
           func observeValue(forKeyPath path: String?) {}
        }
        class Model: NSObject, NSCopying, HeadlessUIKit.KeyPathObserver {}
        extension Model {  func observeValue(forKeyPath path: String?) {} }
        class Detail: Model { override func observeValue(forKeyPath path: String?) {} }

        """)
  }
}
