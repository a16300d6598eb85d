import Foundation
import Testing

@testable import Porting

@Suite("Members that belong to no actor")
struct ActorTests {
  @Test("the members of objects belong to no actor, and read the object on the main actor")
  func objects() throws {
    let source = """
      import UIKit
      class Name: NSObject, NSCopying {
        override var hash: Int { get { 1 } }
        override var description: String { "name" }
        override nonisolated var debugDescription: String { "name" }
        override func isEqual(_ object: Any?) -> Bool { true }
        override func copy() -> Any { self }
        override func mutableCopy() -> Any { self }
        override var other: String { "" }
        func encode(with coder: NSCoder) {}
        func copy(with zone: NSZone?) -> Any { self }
      }
      class Rule: NSLayoutConstraint { override var description: String { "rule" } }
      class Free { override var description: String { "" } }

      """
    #expect(
      try ported(source) == """
        import UIKit
        class Name: NSObject, NSCopying {
          override nonisolated var hash: Int { get { return MainActor.assumeIsolated { 1 } } }
          override nonisolated var description: String { return MainActor.assumeIsolated { "name" } }
          override nonisolated var debugDescription: String { "name" }
          override nonisolated func isEqual(_ object: Any?) -> Bool { return MainActor.assumeIsolated { true } }
          override nonisolated func copy() -> Any { return MainActor.assumeIsolated { self } }
          override nonisolated func mutableCopy() -> Any { return MainActor.assumeIsolated { self } }
          override var other: String { "" }
          func encode(with coder: NSCoder) {}
          func copy(with zone: NSZone?) -> Any { self }
        }
        class Rule: NSLayoutConstraint { override nonisolated var description: String { return MainActor.assumeIsolated { "rule" } } }
        class Free { override var description: String { "" } }

        """)
  }

  @Test("a view keeps its copies on the main actor, and its description belongs to no actor")
  func views() throws {
    let source = """
      import UIKit
      class Card: UIView {
        override var hash: Int { get { 1 } set {} }
        override func copy() -> Any { self }
        override func isEqual(_ object: Any?) -> Bool { true }
        func description(of: Int) -> String { "" }
      }

      """
    #expect(
      try ported(source) == """
        import UIKit
        class Card: UIView {
          override nonisolated var hash: Int { get { return MainActor.assumeIsolated { 1 } } set {} }
          override func copy() -> Any { self }
          override nonisolated func isEqual(_ object: Any?) -> Bool { return MainActor.assumeIsolated { true } }
          func description(of: Int) -> String { "" }
        }

        """)
  }

  @Test(
    "a deinitializer that calls methods calls them on the main actor, unless it is marked itself"
  )
  func deinitializers() throws {
    let source = """
      class Plain { deinit { print("plain"); stop() } }
      class Silent { deinit { NSLog("a"); debugPrint("b") } }
      class Isolated { isolated deinit { stop() } }
      class Free { nonisolated deinit { stop() } }
      actor Worker { deinit { stop() } }
      func stop() {}

      """
    #expect(
      try ported(source) == """
        class Plain { deinit { MainActor.assumeIsolated { print("plain"); stop() } } }
        class Silent { deinit { NSLog("a"); debugPrint("b") } }
        class Isolated { isolated deinit { stop() } }
        class Free { nonisolated deinit { stop() } }
        final class Worker { deinit { MainActor.assumeIsolated { stop() } } }
        func stop() {}

        """)
  }

  @Test(
    "an initializer of a layer that belongs to no actor is the main actor's where it is inherited")
  func initializers() throws {
    let source = """
      import UIKit
      class Layer: CALayer {
        required nonisolated init() { super.init() }
        nonisolated override init(layer: Any) { super.init(layer: layer) }
        nonisolated init(name: String) { super.init() }
        override init(coder: Any) { super.init() }
      }
      class Model: NSObject { nonisolated override init() { super.init() } }

      """
    #expect(
      try ported(source) == """
        import UIKit
        class Layer: CALayer {
          required  init() { super.init() }
           override init(layer: Any) { super.init(layer: layer) }
          nonisolated init(name: String) { super.init() }
          override init(coder: Any) { super.init() }
        }
        class Model: NSObject { nonisolated override init() { super.init() } }

        """)
  }

  @Test("a deinitializer that assigns a property works on the main actor; one that prints does not")
  func assigningDeinitializers() throws {
    let lines = try portedLines(
      """
      import UIKit
      class Player: UIView {
        var sound: Int? { get { tag } set { tag = newValue ?? 0 } }
        deinit { sound = nil }
      }
      class Card: UIView { deinit { print("gone", tag) } }

      """)
    #expect(lines[3] == "  deinit { MainActor.assumeIsolated { sound = nil } }")
    #expect(lines[5].contains("deinit { print(\"gone\", tag) }"))
  }

  @Test("a function in a loop's closure is the main actor's, one in another closure stays as it is")
  func localFunctions() throws {
    let lines = try portedLines(
      """
      import UIKit
      class Scores: UIViewController {
        func show(_ all: [Int]) {
          let texts = all.sorted { $0 < $1 }.map { score in
            func text() -> String { "\\(score)" }
            return text()
          }
          run(texts) { func later() {}; later() }
          func own() {}
        }
      }

      """)
    #expect(lines[4].contains("      @MainActor func text() -> String"))
    #expect(lines[7].contains("{ func later() {}; later() }"))
    #expect(lines[8] == "    func own() {}")
  }

  @Test("an initializer without an actor is the main actor's where a default value is of the app")
  func initializersOfOwnValues() throws {
    let lines = try portedLines(
      """
      class Messages { struct Style {}; var style = Style(); nonisolated init() {} }
      class Counter { var count = Int(1); lazy var box = Messages(); nonisolated init() {} }
      class Owner { let messages = Messages(); nonisolated init() {} }
      @globalActor actor Keeper { static let shared = Keeper(); nonisolated init(a: Int) {} }

      """)
    #expect(
      lines.prefix(4).map { $0.contains("nonisolated init(") } == [false, true, false, true])
  }

  @Test("an actor is a class of the main actor, but not a global one or one with its own executor")
  func actors() throws {
    let lines = try portedLines(
      """
      public actor Store: Saving { var all: [Int] = []; func save() { all = [] } }
      @globalActor actor Images { static let shared = Images() }
      actor Serial { nonisolated var unownedExecutor: UnownedSerialExecutor { queue } }
      final actor Cache: Keeping {}
      protocol Keeping: Actor {}

      """, with: "protocol Saving {}; let queue = MainActor.sharedUnownedExecutor")
    #expect(
      lines.prefix(5) == [
        "public final class Store: Saving { var all: [Int] = []; func save() { all = [] } }",
        "@globalActor actor Images { static let shared = Images() }",
        "actor Serial { nonisolated var unownedExecutor: UnownedSerialExecutor { queue } }",
        "final class Cache: Keeping {}",
        "protocol Keeping: AnyObject {}",
      ])
  }

  @Test("an error that uses UIKit is the main actor's class, and another one belongs to no actor")
  func errors() throws {
    let lines = try portedLines(
      """
      import UIKit
      class Failure: Error { func show() { _ = UIAlertController() } }
      class Plain: Error { let code = 1 }
      class Localized: LocalizedError { func show() { _ = UIAlertController() } }

      """)
    #expect(lines[1].hasPrefix("@MainActor class Failure: Error"))
    #expect(lines[2] == "class Plain: Error { let code = 1 }")
    #expect(lines[3].hasPrefix("class Localized: LocalizedError"))
  }
}
