import Foundation
import Testing

@testable import Porting

@Suite("Plain types")
struct PlainTypeTests {
  @Test("an enumeration of nothing but cases with plain values belongs to no actor")
  func enumerations() throws {
    let source = """
      enum Plain { case text(String, [Int: UUID]?), none }
      enum Member { case one; var count: Int { 1 } }
      indirect enum Deep { case one }
      enum Box<Item> { case one }
      @frozen enum Marked { case one }
      enum Other { case any(Any) }
      enum First { case second(Second) }
      enum Second { case third(Plain) }
      nonisolated enum Free { case one }

      """
    #expect(
      try ported(source) == """
        nonisolated enum Plain { case text(String, [Int: UUID]?), none }
        enum Member { case one; var count: Int { 1 } }
        indirect enum Deep { case one }
        enum Box<Item> { case one }
        @frozen enum Marked { case one }
        enum Other { case any(Any) }
        nonisolated enum First { case second(Second) }
        nonisolated enum Second { case third(Plain) }
        nonisolated enum Free { case one }

        """)
  }

  @Test(
    "an extension with members leaves an enumeration on the main actor, but for those of Codable")
  func extensions() throws {
    let source = """
      enum Method { case one }
      extension Method { func call() {} }
      enum Coded: Codable { case one }
      extension Coded {
        init(from decoder: any Decoder) throws { self = .one }
        func encode(to encoder: any Encoder) throws {}
      }
      enum Made { case one }
      extension Made { init(number: Int) { self = .one } }
      enum Listed { case one }
      extension Listed { subscript(index: Int) -> Int { index } }
      enum Named { case one }
      extension Module.Named { static var all: [Named] { [] } }
      enum Outer { case one }
      extension Outer { enum Inner { case one } }

      """
    #expect(
      try ported(source, with: "enum Module {}") == """
        enum Method { case one }
        extension Method { func call() {} }
        nonisolated enum Coded: Codable { case one }
        extension Coded {
          init(from decoder: any Decoder) throws { self = .one }
          func encode(to encoder: any Encoder) throws {}
        }
        enum Made { case one }
        extension Made { init(number: Int) { self = .one } }
        enum Listed { case one }
        extension Listed { subscript(index: Int) -> Int { index } }
        enum Named { case one }
        extension Module.Named { static var all: [Named] { [] } }
        nonisolated enum Outer { case one }
        extension Outer { nonisolated enum Inner { case one } }

        """)
  }

  @Test(
    "a structure of nothing but stored properties of plain types that is Hashable belongs to no actor"
  )
  func structures() throws {
    let source = """
      struct Plain: Hashable { let count: Int; let names: [String: Date?], url: URL }
      struct Equal { let count: Int }
      struct Empty: Hashable {}
      struct Valued: Hashable { let count: Int = 1 }
      struct Untyped: Hashable { let count = 1 }
      struct Shared: Hashable { static let count: Int }
      struct Late: Hashable { lazy var count: Int }
      struct Nested: Hashable { let plain: Plain; enum Kind { case one } }
      struct Loose: Hashable { enum Kind { case any(Any) } }
      struct Calling: Hashable { func call() {} }
      struct Box<Item>: Hashable { let count: Int }
      struct Wrapped: Hashable { @Published var count: Int }
      struct Computed: Hashable { var count: Int { 1 } }
      struct Extended: Hashable { let count: Int }
      extension Extended { static let zero = Extended(count: 0) }
      struct Holder: Hashable { let extended: Extended }
      nonisolated struct Free: Hashable { let count: Int }

      """
    #expect(
      try ported(source) == """
        nonisolated struct Plain: Hashable { let count: Int; let names: [String: Date?], url: URL }
        struct Equal { let count: Int }
        struct Empty: Hashable {}
        struct Valued: Hashable { let count: Int = 1 }
        struct Untyped: Hashable { let count = 1 }
        struct Shared: Hashable { static let count: Int }
        struct Late: Hashable { lazy var count: Int }
        nonisolated struct Nested: Hashable { let plain: Plain; nonisolated enum Kind { case one } }
        struct Loose: Hashable { enum Kind { case any(Any) } }
        struct Calling: Hashable { func call() {} }
        struct Box<Item>: Hashable { let count: Int }
        struct Wrapped: Hashable { @Published var count: Int }
        struct Computed: Hashable { var count: Int { 1 } }
        struct Extended: Hashable { let count: Int }
        extension Extended { static let zero = Extended(count: 0) }
        struct Holder: Hashable { let extended: Extended }
        nonisolated struct Free: Hashable { let count: Int }

        """)
  }

  @Test("a class that inherits from one of Foundation's for any thread belongs to no actor")
  func classes() throws {
    let source = """
      import Foundation
      class Length: Formatter {}
      class Width: Length {}
      nonisolated class Day: DateFormatter {}
      class Model: NSObject {}

      """
    #expect(
      try ported(source) == """
        import Foundation
        nonisolated class Length: Formatter {}
        nonisolated class Width: Length {}
        nonisolated class Day: DateFormatter {}
        class Model: NSObject {}

        """)
  }
}
