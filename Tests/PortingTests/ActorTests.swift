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
    "a deinitializer that calls methods calls them on the main actor, but in an actor or marked itself"
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
        actor Worker { deinit { stop() } }
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
}
