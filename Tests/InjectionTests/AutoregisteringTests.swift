import Injection
import Testing

@Suite("Autoregistration")
struct AutoregisteringTests {
  private final class Flat {
    let owner: PetOwner
    let cat: Cat?
    let lazy: Lazy<PetOwner>
    let rooms: Int
    let name: String

    init(owner: PetOwner, cat: Cat?, lazy: Lazy<PetOwner>, rooms: Int, name: String) {
      self.owner = owner
      self.cat = cat
      self.lazy = lazy
      self.rooms = rooms
      self.name = name
    }
  }

  private final class Fish: Animal {
    let name = "Nemo"
    init() {}
  }

  private final class Crab: Animal {
    let name: String
    init() { name = "Sebastian" }
    init(name: String) { self.name = name }
  }

  private let container = Container()

  init() {
    container.autoregister((any Animal).self, initializer: Fish.init)
    container.autoregister(PetOwner.self, initializer: PetOwner.init).inObjectScope(.container)
  }

  @Test("dependencies are resolved from the initializer's types")
  func dependencies() {
    #expect(container.resolve(PetOwner.self)?.pet.name == "Nemo")
    container.autoregister(PetOwner.self, name: "second", initializer: PetOwner.init(pet:))
    #expect(container.resolve(PetOwner.self, name: "second")?.pet is Fish)
  }

  @Test("of several initializers the one without arguments is used")
  func withoutArguments() {
    container.autoregister((any Animal).self, name: "crab", initializer: Crab.init)
    #expect(container.resolve((any Animal).self, name: "crab")?.name == "Sebastian")
  }

  @Test("arguments are used for the dependencies of their types; optionals may be missing")
  func arguments() {
    container.register(Int.self) { _ in 3 }
    container.register(String.self) { _ in "attic" }
    container.autoregister(Flat.self, initializer: Flat.init)
    container.autoregister(Flat.self, argument: Int.self, initializer: Flat.init)
    container.autoregister(Flat.self, arguments: Int.self, String.self, initializer: Flat.init)
    container.autoregister(
      Flat.self, arguments: Int.self, String.self, Cat.self, initializer: Flat.init)
    let owner = container.resolve(PetOwner.self)
    let flats = [
      container.resolve(Flat.self), container.resolve(Flat.self, argument: 5),
      container.resolve(Flat.self, arguments: 6, "cellar"),
      container.resolve(Flat.self, arguments: 7, "tower", Cat(name: "Tom")),
    ]
    #expect(flats.map { $0?.rooms } == [3, 5, 6, 7])
    #expect(flats.map { $0?.name } == ["attic", "attic", "cellar", "tower"])
    #expect(flats.map { $0?.cat?.name } == [nil, nil, nil, "Tom"])
    #expect(flats.allSatisfy { $0?.owner === owner && $0?.lazy.instance === owner })
  }

  private final class Kennel {
    let lazy: Lazy<Cat>
    let provider: Provider<Engine>
    let parent: Parent?

    init(lazy: Lazy<Cat>, provider: Provider<Engine>, parent: Parent?) {
      self.lazy = lazy
      self.provider = provider
      self.parent = parent
    }
  }

  @Test("verify reports a service that a Lazy or a Provider needs, but none of an optional")
  func verifyWrapped() {
    container.autoregister(Kennel.self, initializer: Kennel.init)
    #expect(
      container.verify().map { $0.description.split(separator: "\n")[0] } == [
        "Lazy<Cat> is not registered.", "Provider<Engine> is not registered.",
      ])
  }

  @Test("verify reports an unregistered dependency without running the initializer")
  func verify() {
    container.autoregister(Flat.self, initializer: Flat.init)
    #expect(
      container.verify().map(\.description) == [
        "Int is not registered.\nResolving: Flat → Int",
        "String is not registered.\nResolving: Flat → String",
      ])
  }
}
