import Injection
import Testing

@Suite("Errors, descriptions and traces")
struct DiagnosticsTests {
  @Test("the error of a missing service shows the chain and similar registrations")
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

  @Test(
    "a missing service is told the registrations of a similar name, the nearest first, at most three"
  )
  func similarNames() {
    final class TripService {}
    final class TripServices {}
    final class TriService {}
    final class TapService {}
    final class Clock {}
    final class TripServise {}
    let container = Container()
    container.register(Clock.self) { _ in Clock() }
    container.register(TapService.self) { _ in TapService() }
    container.register(TriService.self) { _ in TriService() }
    container.register(TripServices.self) { _ in TripServices() }
    container.register(TripService.self) { _ in TripService() }
    let error = #expect(throws: ResolutionError.self) { try container.require(TripServise.self) }
    #expect(error?.nearest == ["TripService", "TriService", "TripServices"])
    let other = #expect(throws: ResolutionError.self) { try container.require(Parent.self) }
    #expect(other?.nearest == [])
  }

  @Test("a similar registration that is forwarded to other services is told once")
  func forwardedName() {
    protocol Trips {}
    final class TripServices: Trips {}
    final class TripService {}
    let container = Container()
    container.register(TripServices.self) { _ in TripServices() }.implements((any Trips).self)
    let error = #expect(throws: ResolutionError.self) { try container.require(TripService.self) }
    #expect(error?.nearest == ["TripServices"])
  }

  @Test(
    "a name is similar whose length or letters differ by a third of the longer one, not by more")
  func similarityLimit() {
    final class Ticket {}
    final class Tick {}
    final class Tic {}
    final class Picked {}
    final class Pocked {}
    let container = Container()
    container.register(Tick.self) { _ in Tick() }
    container.register(Tic.self) { _ in Tic() }
    container.register(Picked.self) { _ in Picked() }
    container.register(Pocked.self) { _ in Pocked() }
    let error = #expect(throws: ResolutionError.self) { try container.require(Ticket.self) }
    #expect(error?.nearest == ["Picked", "Tick"])
  }

  @Test("a circular dependency throws an error that shows the cycle")
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
        Parent needs itself: resolve Child in the initCompleted of Parent, or inject Lazy<Child>.
        Resolving: Parent → Child → Parent
        Registered: Parent
        """)
  }

  @Test("verify returns the errors of failing registrations only")
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

  @Test("a registration that hides its parent's is listed in shadowings")
  func shadowing() {
    let parent = Container()
    parent.register(Engine.self, fileID: "App/Parent.swift", line: 1) { _ in Engine(power: 1) }
    let child = Container(parent: parent)
    child.register(Engine.self, fileID: "App/Child.swift", line: 2) { _ in Engine(power: 2) }
    #expect(
      child.shadowings
        == ["Engine (App/Child.swift:2) hides its parent's (App/Parent.swift:1)"])
  }

  @Test("a container's tree shows scopes and source locations")
  func tree() {
    let parent = Container()
    parent.register(Engine.self, fileID: "App/Parent.swift", line: 1) { _ in Engine(power: 1) }
      .inObjectScope(.container)
    let child = Container(parent: parent)
    child.register(Cat.self, name: "tom", fileID: "App/Child.swift", line: 2) { _ in
      Cat(name: "Tom")
    }
    #expect(
      child.registrationTree == """
        Container
          Cat named "tom"  graph  App/Child.swift:2
          parent
            Engine  container  App/Parent.swift:1
        """)
  }

  @Test("the tree shows forwarded types and registrations that hide a parent's")
  func remarks() {
    let parent = Container()
    parent.register(Cat.self, fileID: "App/Parent.swift", line: 1) { _ in Cat(name: "Mimi") }
    let child = Container(parent: parent)
    child.register(Cat.self, fileID: "App/Child.swift", line: 2) { _ in Cat(name: "Tom") }
      .inObjectScope(.weak)
      .implements((any Animal).self)
      .implements((any Animal).self, name: "pet")
    #expect(
      child.registrationTree == """
        Container
          Cat  weak  App/Child.swift:2  answers for Animal, Animal named "pet"  hides its parent's
          parent
            Cat  graph  App/Parent.swift:1
        """)
  }

  @Test("tracing lists new and kept instances, indented by depth")
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
