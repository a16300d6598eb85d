import Injection
import Testing

extension Resolver {
  /// An app's own method, whose call with a type alone is the container's.
  fileprivate func resolve<Service>(_ type: Service.Type, serviceName: Int? = nil) -> Service? {
    serviceName.flatMap { resolve(type, name: "\($0)") }
  }
}

@Suite("Resolving")
struct ResolvingTests {
  @Test("resolving a registered service runs its factory; an unregistered one gives nil")
  func resolves() {
    let container = Container()
    container.register((any Animal).self) { _ in Cat(name: "Mimi") }
    #expect(container.resolve((any Animal).self)?.name == "Mimi")
    #expect(container.resolve(PetOwner.self) == nil)
  }

  @Test(
    "a call with a type alone is the container's, also beside a method of an app with a default")
  func ownMethod() {
    let container = Container()
    container.register((any Animal).self) { _ in Cat(name: "Mimi") }
    container.register((any Animal).self, name: "3") { _ in Cat(name: "Third") }
    let resolver: any Resolver = container
    #expect(resolver.resolve((any Animal).self)?.name == "Mimi")
    #expect(resolver.resolve((any Animal).self, serviceName: 3)?.name == "Third")
  }

  @Test("an instance is asked for by its type, its name and its arguments")
  func instances() {
    let container = Container()
    container.register(Cat.self) { _ in Cat(name: "Mimi") }
    container.register(Cat.self, name: "given") { (_, name: String) in Cat(name: name) }
    #expect(container.instance(of: Cat.self, name: nil)?.name == "Mimi")
    #expect(container.instance(of: Cat.self, name: "given", arguments: "Tom")?.name == "Tom")
    #expect(container.instance(of: PetOwner.self, name: nil) == nil)
  }

  @Test("registrations of one service with different names are separate")
  func names() {
    let container = Container()
    container.register((any Animal).self, name: "cat") { _ in Cat(name: "Mimi") }
    container.register((any Animal).self, name: "tiger") { _ in Cat(name: "Shere") }
    #expect(container.resolve((any Animal).self, name: "cat")?.name == "Mimi")
    #expect(container.resolve((any Animal).self, name: "tiger")?.name == "Shere")
    #expect(container.resolve((any Animal).self) == nil)
  }

  @Test("factories take any number of arguments; other argument types are other registrations")
  func arguments() {
    let container = Container()
    container.register(Engine.self) { (_, power: Int) in Engine(power: power) }
    container.register(Engine.self) { (_, first: Int, second: Int) in Engine(power: first + second)
    }
    container.register(Engine.self) { (_, text: String, times: Int, more: Int) in
      Engine(power: text.count * times + more)
    }
    #expect(container.resolve(Engine.self, argument: 7) == Engine(power: 7))
    #expect(container.resolve(Engine.self, arguments: 3, 4) == Engine(power: 7))
    #expect(container.resolve(Engine.self, arguments: "ab", 3, 1) == Engine(power: 7))
    #expect(container.resolve(Engine.self) == nil)
    #expect(container.resolve(Engine.self, argument: "seven") == nil)
  }

  @Test("a factory resolves its dependencies from the resolver")
  func dependencies() {
    let container = Container()
    container.register((any Animal).self) { _ in Cat(name: "Mimi") }
    container.register(PetOwner.self) { resolver in
      PetOwner(pet: resolver.resolve((any Animal).self) ?? Cat(name: "none"))
    }
    #expect(container.resolve(PetOwner.self)?.pet.name == "Mimi")
  }

  @Test("a later registration replaces an earlier one with the same key")
  func replaces() {
    let container = Container()
    container.register(Engine.self) { _ in Engine(power: 1) }
    container.register(Engine.self) { _ in Engine(power: 2) }
    #expect(container.resolve(Engine.self) == Engine(power: 2))
  }

  @Test("names that Swift calls equal are one name, whatever their bytes")
  func equalNames() {
    let container = Container()
    let pairs = [
      ("caf\u{E9}", "cafe\u{301}"), ("K", "\u{212A}"), (";", "\u{37E}"), ("`", "\u{1FEF}"),
      ("Kaf\u{E9}", "\u{212A}afe\u{301}"), ("", ""),
    ]
    for (index, names) in pairs.enumerated() {
      container.register(Int.self, name: names.0) { _ in index }
      #expect(container.resolve(Int.self, name: names.1) == index)
      #expect(container.resolve(Int.self, name: names.0 + "x") == nil)
    }
  }

  @Test("hasAnyRegistration sees a parent's registrations, and removeAll removes them")
  func registrations() {
    let container = Container()
    let child = Container(parent: container)
    container.register(Engine.self, name: "big") { _ in Engine(power: 9) }
    #expect(container.hasAnyRegistration(of: Engine.self, name: "big"))
    #expect(child.hasAnyRegistration(of: Engine.self, name: "big"))
    #expect(!container.hasAnyRegistration(of: Engine.self))
    container.removeAll()
    #expect(!child.hasAnyRegistration(of: Engine.self, name: "big"))
  }

  @Test("a factory may add and remove registrations, its own too")
  func changesDuringResolution() {
    let container = Container()
    container.register(PetOwner.self) { resolver in
      container.removeAll()
      for number in 0..<100 {
        container.register((any Animal).self, name: "\(number)") { _ in Cat(name: "\(number)") }
      }
      return PetOwner(pet: resolver.resolve((any Animal).self, name: "99") ?? Cat(name: "none"))
    }
    #expect(container.resolve(PetOwner.self)?.pet.name == "99")
    #expect(!container.hasAnyRegistration(of: PetOwner.self))
  }

  @Test("a child container made in a factory may be released before the graph is complete")
  func childOfAFactory() {
    let container = Container()
    container.register(PetOwner.self) { _ in
      let child = Container(parent: container)
      child.register((any Animal).self) { _ in Cat(name: "Mimi") }
      return PetOwner(pet: child.resolve((any Animal).self) ?? Cat(name: "none"))
    }
    #expect(container.resolve(PetOwner.self)?.pet.name == "Mimi")
  }

  @Test("a thousand names of one service resolve to a thousand services")
  func manyNames() {
    let container = Container()
    for number in 0..<1_000 {
      container.register(Engine.self, name: "\(number)") { _ in Engine(power: number) }
    }
    let powers = (0..<1_000).compactMap { container.resolve(Engine.self, name: "\($0)")?.power }
    #expect(powers == Array(0..<1_000))
    #expect(container.resolve(Engine.self, name: "1000") == nil)
  }
}
