import Injection
import Testing

@Suite("Argument lists")
struct ArgumentKeyTests {
  @Test("one tuple is not several arguments, and Void is not none")
  func tuples() {
    let container = Container()
    container.register(String.self) { (_: any Resolver, a: Int, b: String) in "two: \(a) \(b)" }
    container.register(String.self) { _ in "none" }
    #expect(container.resolve(String.self, argument: (7, "seven")) == nil)
    #expect(container.resolve(String.self, argument: ()) == nil)
    container.register(String.self) { (_: any Resolver, a: (Int, String)) in "one: \(a.0) \(a.1)" }
    container.register(String.self) { (_: any Resolver, _: Void) in "Void" }
    #expect(container.resolve(String.self, argument: (7, "seven")) == "one: 7 seven")
    #expect(container.resolve(String.self, arguments: 7, "seven") == "two: 7 seven")
    #expect(container.resolve(String.self, argument: ()) == "Void")
    #expect(container.resolve(String.self) == "none")
  }

  @Test("Lazy, Provider and forwarded types distinguish argument lists too")
  func wrappers() {
    let container = Container()
    container.register(Cat.self) { (_: any Resolver, name: String, age: Int) in
      Cat(name: "\(name) \(age)")
    }
    .implements((any Animal).self)
    #expect(container.resolve(Lazy<Cat>.self, argument: ("Tom", 1)) == nil)
    #expect(container.resolve(Provider<Cat>.self, argument: ("Tom", 1)) == nil)
    #expect(container.resolve((any Animal).self, argument: ("Tom", 1)) == nil)
    #expect(container.resolve(Lazy<Cat>.self, arguments: "Tom", 1)?.instance.name == "Tom 1")
    #expect(container.resolve((any Animal).self, arguments: "Tom", 1)?.name == "Tom 1")
  }

  @Test("a factory that resolves its own service with other arguments ends")
  func recursion() {
    let container = Container()
    container.register([Int].self) { (resolver: any Resolver, count: Int) in
      count == 0 ? [] : [count] + (resolver.resolve([Int].self, argument: count - 1) ?? [-1])
    }
    .inObjectScope(.transient)
    #expect(container.resolve([Int].self, argument: 150)?.count == 150)
  }

  @Test(
    "a random argument list resolves the registration with the same types only", arguments: 1...40)
  func randomLists(seed: Int) {
    var random = SeededGenerator(state: UInt64(seed))
    let lists = (0..<12).map { _ in ArgumentKind.list(using: &random) }
    let container = Container()
    let registered = Set(lists.prefix(6))
    for list in registered { arguments(of: list).register(in: container) }
    for list in lists {
      let arguments = arguments(of: list)
      let expected = registered.contains(list) ? arguments.text : nil
      #expect(arguments.resolve(in: container) == expected, "seed \(seed)")
    }
  }
}

/// Returns arguments of the kinds.
private func arguments(of kinds: [ArgumentKind]) -> any AnyArguments {
  kinds.reduce(Arguments().erased) { $0.adding($1) }
}

/// A factory of any arguments.
private func received<each Argument>(
  _ resolver: any Resolver, _ arguments: repeat each Argument
) -> String {
  describe(repeat each arguments)
}

private func describe<each Argument>(_ arguments: repeat each Argument) -> String {
  var parts: [String] = []
  for argument in repeat each arguments { parts.append("\(type(of: argument)) \(argument)") }
  return parts.joined(separator: ", ")
}

/// A generator of the same random numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

/// The types of arguments, among them those that are easily confused with lists of others.
private enum ArgumentKind: CaseIterable {
  case int, string, void, pair, nested, optional, object

  static func list(using random: inout SeededGenerator) -> [ArgumentKind] {
    (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in
      allCases.randomElement(using: &random)
    }
  }
}

/// A list of arguments whose types are not known before the test runs.
private protocol AnyArguments {
  /// The types and the values.
  var text: String { get }

  func adding(_ kind: ArgumentKind) -> any AnyArguments
  func register(in container: Container)
  func resolve(in container: Container) -> String?
}

private struct Arguments<each Argument>: AnyArguments {
  let values: (repeat each Argument)

  init(_ values: repeat each Argument) {
    self.values = (repeat each values)
  }

  var erased: any AnyArguments { self }

  func adding(_ kind: ArgumentKind) -> any AnyArguments {
    switch kind {
    case .int: adding(value: 7)
    case .string: adding(value: "seven")
    case .void: adding(value: ())
    case .pair: adding(value: (7, "seven"))
    case .nested: adding(value: ((7, "seven"), ()))
    case .optional: adding(value: 7 as Int?)
    case .object: adding(value: Cat(name: "seven"))
    }
  }

  private func adding<Value>(value: Value) -> any AnyArguments {
    Arguments<repeat each Argument, Value>(repeat each values, value)
  }

  var text: String { describe(repeat each values) }

  func register(in container: Container) {
    let factory: (any Resolver, repeat each Argument) -> String = received
    container.register(String.self, factory: factory)
  }

  func resolve(in container: Container) -> String? {
    container.resolve(String.self, arguments: repeat each values)
  }
}
