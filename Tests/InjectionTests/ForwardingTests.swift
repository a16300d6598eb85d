import Injection
import Testing

@Suite("Forwarding of types")
struct ForwardingTests {
  private protocol Named: AnyObject {}
  private protocol Sleeping: AnyObject {}

  private final class Tiger: Animal, Named, Sleeping {
    let name: String
    init(name: String) { self.name = name }
  }

  @Test("a forwarded type resolves to the same instance in container scope")
  func sameInstance() {
    let container = Container()
    container.register(Cat.self) { _ in Cat(name: "Mimi") }
      .inObjectScope(.container)
      .implements((any Animal).self)
    let animal = container.resolve((any Animal).self)
    #expect(animal != nil)
    #expect(container.resolve(Cat.self) === animal)
  }

  @Test("a forwarded type takes the arguments of the factory")
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

  @Test("several types are forwarded to one registration, each with its own name")
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

  @Test("a graph shares one instance for both types and runs initCompleted once")
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

  @Test("weak scope shares one instance for both types")
  func weakScope() {
    let container = Container()
    container.register(Cat.self) { _ in Cat(name: "Mimi") }
      .inObjectScope(.weak)
      .implements((any Animal).self)
    let held = container.resolve((any Animal).self)
    #expect(held != nil)
    #expect(container.resolve(Cat.self) === held)
    #expect(container.resolve((any Animal).self) === held)
  }

  @Test("a forwarded type that instances do not conform to is an error; later resolutions work")
  func wrongType() {
    let container = Container()
    container.register(Engine.self) { _ in Engine(power: 1) }.implements((any Animal).self)
    let error = #expect(throws: ResolutionError.self) {
      try container.require((any Animal).self)
    }
    #expect(error?.description == "Animal is not registered.")
    #expect(container.resolve(Engine.self) == Engine(power: 1))
  }

  @Test("a circular dependency through a forwarded type is an error")
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

  @Test("forward(_:to:) in a child adds the type to the child only")
  func forward() {
    let parent = Container()
    let entry = parent.register(Cat.self) { _ in Cat(name: "Mimi") }
    let child = Container(parent: parent)
    child.forward((any Animal).self, to: entry)
    #expect(child.resolve((any Animal).self)?.name == "Mimi")
    #expect(parent.resolve((any Animal).self) == nil)
  }

  @Test("implements and inObjectScope do nothing after the container was released")
  func releasedContainer() {
    let entry = Container().register(Cat.self) { _ in Cat(name: "Mimi") }
    entry.implements((any Animal).self).inObjectScope(.container)
  }
}
