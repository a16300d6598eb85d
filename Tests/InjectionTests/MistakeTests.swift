import Injection
import Testing

@Suite("What is told when something is missing")
struct MistakeTests {
  @Test("a missing service is named with the chain that led to it and what is near")
  func chain() {
    let container = Container()
    container.register((any Animal).self, name: "cat") { _ in Cat(name: "Mimi") }
    container.register(PetOwner.self) { resolver in
      PetOwner(pet: resolver.resolve((any Animal).self) ?? Cat(name: "none"))
    }
    let error = #expect(throws: ResolutionError.self) { try container.require(PetOwner.self) }
    #expect(
      error?.description == """
        Animal is not registered.
        Resolving: PetOwner → Animal
        Registered: Animal named "cat"
        """)
  }

  @Test("a circle is shown instead of a stack that overflows")
  func circle() {
    let container = Container()
    container.register(Parent.self) { resolver in
      _ = resolver.resolve(Child.self)
      return Parent()
    }
    container.register(Child.self) { resolver in
      _ = resolver.resolve(Parent.self)
      return Child()
    }
    let error = #expect(throws: ResolutionError.self) { try container.require(Parent.self) }
    #expect(
      error?.description == """
        Parent needs itself: set one of the two in initCompleted, or make it Lazy.
        Resolving: Parent → Child → Parent
        Registered: Parent
        """)
  }

  @Test("verify lists what would fail, and nothing else")
  func verify() {
    let container = Container()
    container.register(Engine.self) { _ in Engine(power: 1) }
    container.register(Cat.self) { (_, name: String) in Cat(name: name) }
    container.register(PetOwner.self) { resolver in
      PetOwner(pet: resolver.resolve((any Animal).self) ?? Cat(name: "none"))
    }
    #expect(container.verify().map(\.service) == ["Animal"])
    container.register((any Animal).self) { _ in Cat(name: "Mimi") }
    #expect(container.verify() == [])
  }

  @Test("a registration that hides its parent's is told")
  func shadowing() {
    let parent = Container()
    parent.register(Engine.self, fileID: "App/Parent.swift", line: 1) { _ in Engine(power: 1) }
    let child = Container(parent: parent)
    child.register(Engine.self, fileID: "App/Child.swift", line: 2) { _ in Engine(power: 2) }
    #expect(
      child.shadowings
        == ["Engine (App/Child.swift:2) hides its parent's (App/Parent.swift:1)"])
  }

  @Test("a container prints itself as a tree with scopes and places")
  func description() {
    let parent = Container()
    parent.register(Engine.self, fileID: "App/Parent.swift", line: 1) { _ in Engine(power: 1) }
      .inObjectScope(.container)
    let child = Container(parent: parent)
    child.register(Cat.self, name: "tom", fileID: "App/Child.swift", line: 2) { _ in
      Cat(name: "Tom")
    }
    #expect(
      "\(child)" == """
        Container
          Cat named "tom"  graph  App/Child.swift:2
          parent
            Engine  container  App/Parent.swift:1
        """)
  }

  @Test("the tree tells who answers for other types and who hides a parent's registration")
  func remarks() {
    let parent = Container()
    parent.register(Cat.self, fileID: "App/Parent.swift", line: 1) { _ in Cat(name: "Mimi") }
    let child = Container(parent: parent)
    child.register(Cat.self, fileID: "App/Child.swift", line: 2) { _ in Cat(name: "Tom") }
      .inObjectScope(.weak)
      .implements((any Animal).self)
      .implements((any Animal).self, name: "pet")
    #expect(
      "\(child)" == """
        Container
          Cat  weak  App/Child.swift:2  answers for Animal, Animal named "pet"  hides its parent's
          parent
            Cat  graph  App/Parent.swift:1
        """)
  }

  @Test("a trace tells what was made and what was kept, by depth")
  func trace() {
    let container = Container()
    container.register(Cat.self) { _ in Cat(name: "Mimi") }.inObjectScope(.container)
      .implements((any Animal).self)
    container.register(PetOwner.self) { resolver in
      PetOwner(pet: resolver.resolve((any Animal).self) ?? Cat(name: "none"))
    }
    let lines = container.tracing {
      _ = container.resolve(PetOwner.self)
      _ = container.resolve(PetOwner.self)
    }
    #expect(
      lines == [
        "PetOwner, new in graph scope", "  Cat, new in container scope",
        "PetOwner, new in graph scope", "  Cat, kept in container scope",
      ])
  }
}
