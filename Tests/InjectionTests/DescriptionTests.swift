import Injection
import Testing

@Suite("A container's description in Swinject's form")
struct DescriptionTests {
  private struct Storyboard: ServiceKeyOption {
    let description = "Storyboard: Main"
    func isEqualTo(_ another: any ServiceKeyOption) -> Bool { another is Storyboard }
    func hash(into hasher: inout Hasher) { hasher.combine(description) }
  }

  @Test("an empty container is an empty list")
  func empty() {
    #expect("\(Container())" == "[\n]")
  }

  @Test("names, arguments, scopes, initCompleted, forwarded types and options are shown, sorted")
  func registrations() {
    let container = Container()
    container.register((any Animal).self) { _ in Cat(name: "Tom") }.inObjectScope(.container)
      .initCompleted { _, _ in }
    container.register(Cat.self, name: "tom") { (_, name: String, _: Bool) in Cat(name: name) }
      .implements((any Animal).self, name: "pet")
    container._register(
      Engine.self, factory: { (_: any Resolver) in Engine(power: 1) }, option: Storyboard())
    #expect(
      container.description == """
        [
            { Service: Animal, Factory: Resolver -> Animal, ObjectScope: container, InitCompleted: \
        Specified 1 closures },
            { Service: Cat, Name: "pet", Factory: (Resolver, String, Bool) -> Animal, ObjectScope: \
        graph },
            { Service: Cat, Name: "tom", Factory: (Resolver, String, Bool) -> Cat, ObjectScope: \
        graph },
            { Service: Engine, Storyboard: Main, Factory: Resolver -> Engine, ObjectScope: graph }
        ]
        """)
  }

  @Test("_register and _resolve agree with register and resolve, and keep options apart")
  func extensions() {
    let container = Container()
    container._register(Engine.self, factory: { (_: any Resolver) in Engine(power: 1) })
    container._register(
      Engine.self, factory: { (_: any Resolver, power: Int) in Engine(power: power) })
    container._register(
      Engine.self, factory: { (_: any Resolver) in Engine(power: 2) }, option: Storyboard())
    container.register(Cat.self) { (_, name: String, age: Int) in Cat(name: "\(name) \(age)") }
    #expect(container.resolve(Engine.self) == Engine(power: 1))
    #expect(container.resolve(Engine.self, argument: 7) == Engine(power: 7))
    let engine: Engine? = container._resolve(name: nil, option: Storyboard()) {
      (factory: (any Resolver) -> Any) in factory(container)
    }
    #expect(engine == Engine(power: 2))
    let cat: Cat? = container._resolve(name: nil) {
      (factory: ((any Resolver, String, Int)) -> Any) in factory((container, "Tom", 3))
    }
    #expect(cat?.name == "Tom 3")
    let none: Cat? = container._resolve(name: nil, option: Storyboard()) {
      (factory: (any Resolver) -> Any) in factory(container)
    }
    #expect(none == nil)
    #expect(container.hasAnyRegistration(of: Engine.self))
  }

  @Test("a registration of _register has the name that was given")
  func named() {
    let container = Container()
    container._register(
      Engine.self, factory: { (_: any Resolver) in Engine(power: 1) }, name: "big")
    #expect(
      container.description == """
        [
            { Service: Engine, Name: "big", Factory: Resolver -> Engine, ObjectScope: graph }
        ]
        """)
    #expect(container.resolve(Engine.self, name: "big") == Engine(power: 1))
    let error = #expect(throws: ResolutionError.self) { try container.require(Engine.self) }
    #expect(error?.nearest == ["Engine named \"big\""])
  }

  @Test("a registration with an option alone is one of its service and name, until all are removed")
  func optionAlone() {
    let container = Container()
    let child = Container(parent: container)
    container._register(
      Engine.self, factory: { (_: any Resolver) in Engine(power: 1) }, name: "big",
      option: Storyboard())
    func isRegistered() -> [Bool] {
      [
        container.hasAnyRegistration(of: Engine.self, name: "big"),
        child.hasAnyRegistration(of: Engine.self, name: "big"),
        container.hasAnyRegistration(of: Engine.self),
        container.hasAnyRegistration(of: Cat.self, name: "big"),
      ]
    }
    #expect(isRegistered() == [true, true, false, false])
    container.removeAll()
    #expect(isRegistered() == [false, false, false, false])
  }
}
