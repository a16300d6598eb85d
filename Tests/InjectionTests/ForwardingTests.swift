import Injection
import Testing

@Suite("Registrations that answer for other types")
struct ForwardingTests {
  private protocol Named: AnyObject {}
  private protocol Sleeping: AnyObject {}

  private final class Tiger: Animal, Named, Sleeping {
    let name: String
    init(name: String) { self.name = name }
  }

  @Test("a service answers for another type with the same instance")
  func sameInstance() {
    let container = Container()
    container.register(Cat.self) { _ in Cat(name: "Mimi") }
      .inObjectScope(.container)
      .implements((any Animal).self)
    let animal = container.resolve((any Animal).self)
    #expect(animal != nil)
    #expect(container.resolve(Cat.self) === animal)
  }

  @Test("the arguments of the factory are those of the other type")
  func arguments() {
    let container = Container()
    container.register(Cat.self) { (_, name: String, number: Int) in Cat(name: "\(name) \(number)")
    }
    .implements((any Animal).self)
    container.register(Cat.self) { (_, name: String) in Cat(name: name) }
      .implements((any Animal).self, name: "pet")
    #expect(container.resolve((any Animal).self, arguments: "Tom", 2)?.name == "Tom 2")
    #expect(container.resolve((any Animal).self, name: "pet", argument: "Mimi")?.name == "Mimi")
    #expect(container.resolve((any Animal).self) == nil)
    #expect(container.resolve((any Animal).self, argument: "Mimi") == nil)
  }

  @Test("a service answers for any number of types, under a name of its own for each")
  func severalTypes() {
    let container = Container()
    container.register(Tiger.self) { _ in Tiger(name: "Shere") }
      .inObjectScope(.container)
      .implements((any Animal).self, (any Named).self, (any Sleeping).self)
      .implements((any Animal).self, name: "striped")
    let tiger = container.resolve(Tiger.self)
    #expect(tiger != nil)
    #expect(container.resolve((any Animal).self) === tiger)
    #expect(container.resolve((any Named).self) === tiger)
    #expect(container.resolve((any Sleeping).self) === tiger)
    #expect(container.resolve((any Animal).self, name: "striped") === tiger)
  }

  @Test("a graph shares an instance whatever type it is asked by, and completes it once")
  func graph() {
    var completed = 0
    let container = Container()
    container.register(Cat.self) { _ in Cat(name: "Mimi") }
      .initCompleted { _, _ in completed += 1 }
      .implements((any Animal).self)
    container.register([(any Animal)?].self) { resolver in
      [resolver.resolve((any Animal).self), resolver.resolve(Cat.self)]
    }
    let animals = container.resolve([(any Animal)?].self) ?? []
    #expect(animals.count == 2 && animals[0] != nil && animals[0] === animals[1])
    #expect(completed == 1)
    #expect(container.resolve((any Animal).self) !== animals[0])
  }

  @Test("an own scope, too, keeps one instance for all the types")
  func ownScope() {
    let container = Container()
    container.register(Cat.self) { _ in Cat(name: "Mimi") }
      .inObjectScope(.weak)
      .implements((any Animal).self)
    let held = container.resolve((any Animal).self)
    #expect(held != nil)
    #expect(container.resolve(Cat.self) === held)
    #expect(container.resolve((any Animal).self) === held)
  }

  @Test("a type that the instances are not of is not found, and the chain is in order afterwards")
  func wrongType() {
    let container = Container()
    container.register(Engine.self) { _ in Engine(power: 1) }.implements((any Animal).self)
    let error = #expect(throws: ResolutionError.self) {
      try container.require((any Animal).self)
    }
    #expect(error?.description == "Animal is not registered.")
    #expect(container.resolve(Engine.self) == Engine(power: 1))
  }

  @Test("a circle through another type is a circle")
  func circle() {
    let container = Container()
    container.register(Cat.self) { resolver in
      Cat(name: resolver.resolve((any Animal).self)?.name ?? "none")
    }
    .implements((any Animal).self)
    let error = #expect(throws: ResolutionError.self) { try container.require(Cat.self) }
    #expect(error?.reason == .circular)
    #expect(error?.chain == ["Cat"])
  }

  @Test("a child's forwarding can be written with Swinject's forward")
  func forward() {
    let parent = Container()
    let entry = parent.register(Cat.self) { _ in Cat(name: "Mimi") }
    let child = Container(parent: parent)
    child.forward((any Animal).self, to: entry)
    #expect(child.resolve((any Animal).self)?.name == "Mimi")
    #expect(parent.resolve((any Animal).self) == nil)
  }

  @Test("a registration whose container is gone takes what is said to it, in vain")
  func goneContainer() {
    let entry = Container().register(Cat.self) { _ in Cat(name: "Mimi") }
    entry.implements((any Animal).self).inObjectScope(.container)
  }
}
