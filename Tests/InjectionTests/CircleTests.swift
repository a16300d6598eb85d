import Injection
import Testing

@Suite("Circular dependencies")
struct CircleTests {
  private final class Owner {
    let pet: Pet?
    init(pet: Pet?) { self.pet = pet }
  }

  private final class Pet {
    weak var owner: Owner?
    var other: Owner?
  }

  /// Registers an owner that needs its pet to be made, and a pet whose owner is set afterwards.
  private func container(owner: ObjectScope, pet: ObjectScope) -> Container {
    let container = Container()
    container.register(Owner.self) { Owner(pet: $0.resolve(Pet.self)) }.inObjectScope(owner)
    container.register(Pet.self) { _ in Pet() }
      .initCompleted { resolver, pet in pet.owner = resolver.resolve(Owner.self) }
      .inObjectScope(pet)
    return container
  }

  @Test(
    "an initializer and a property set in initCompleted give the same instance both ways",
    arguments: [ObjectScope.graph, .container, .weak])
  func initializerAndProperty(scope: ObjectScope) {
    let fromOwner = container(owner: scope, pet: scope)
    let owner = fromOwner.resolve(Owner.self)
    #expect(owner != nil && owner?.pet?.owner === owner)
    let fromPet = container(owner: scope, pet: scope)
    let pet = fromPet.resolve(Pet.self)
    let again = fromPet.resolve(Owner.self)
    #expect(scope !== ObjectScope.container || pet?.owner === again)
    withExtendedLifetime((fromOwner, fromPet, pet, again)) {}
  }

  @Test("a root in weak scope is the instance that the graph's other objects refer to")
  func weakRoot() {
    let container = container(owner: .weak, pet: .graph)
    let owner = container.resolve(Owner.self)
    #expect(owner != nil && owner?.pet?.owner === owner)
  }

  @Test("a circle through a forwarded type gives the same instance both ways")
  func forwarded() {
    let container = Container()
    container.register(Owner.self) { Owner(pet: $0.resolve(Pet.self)) }.implements(AnyObject.self)
    container.register(Pet.self) { _ in Pet() }
      .initCompleted { resolver, pet in pet.owner = resolver.resolve(AnyObject.self) as? Owner }
    let owner = container.resolve(AnyObject.self) as? Owner
    #expect(owner != nil && owner?.pet?.owner === owner)
  }

  @Test("a transient owner is made again for its pet, once for each request")
  func transientOwner() {
    var made = 0
    let container = Container()
    container.register(Owner.self) {
      made += 1
      return Owner(pet: $0.resolve(Pet.self))
    }
    .inObjectScope(.transient)
    container.register(Pet.self) { _ in Pet() }.initCompleted { resolver, pet in
      pet.other = resolver.resolve(Owner.self)
      pet.other = resolver.resolve(Owner.self)
    }
    let owner = container.resolve(Owner.self)
    #expect(owner?.pet?.other?.pet === owner?.pet)
    #expect(made == 3)
  }

  /// Returns the error of a request for a cat.
  private func failure(_ register: (Container) -> Void) -> String? {
    let container = Container(registeringClosure: register)
    return #expect(throws: ResolutionError.self) { try container.require(Cat.self) }?.description
  }

  @Test("a service that resolves itself is told to do so in initCompleted")
  func itself() {
    let text = failure {
      $0.register(Cat.self) { Cat(name: $0.resolve(Cat.self)?.name ?? "none") }
    }
    #expect(
      text == """
        Cat needs itself: resolve Cat in the initCompleted of Cat, or inject Lazy<Cat>.
        Resolving: Cat → Cat
        Registered: Cat
        """)
  }

  @Test("in a circle of three, the advice names a registration that stores its instance")
  func three() {
    let text = failure {
      $0.register(Cat.self) { Cat(name: "\($0.resolve(Engine.self) == nil)") }
        .inObjectScope(.transient)
      $0.register(Engine.self) { Engine(power: $0.resolve(PetOwner.self) == nil ? 0 : 1) }
        .inObjectScope(.transient)
      $0.register(PetOwner.self) { PetOwner(pet: $0.resolve(Cat.self) ?? Cat(name: "none")) }
    }
    #expect(
      text == """
        Cat needs itself: resolve Cat in the initCompleted of PetOwner, or inject Lazy<Cat>.
        Resolving: Cat → Engine → PetOwner → Cat
        Registered: Cat
        """)
  }

  @Test("in a circle of transient services, the advice is to store one first")
  func transient() {
    let text = failure {
      $0.register(Cat.self) { _ in Cat(name: "Tom") }
        .initCompleted { resolver, _ in _ = resolver.resolve(PetOwner.self) }
        .inObjectScope(.transient)
      $0.register(PetOwner.self) { PetOwner(pet: $0.resolve(Cat.self) ?? Cat(name: "none")) }
        .inObjectScope(.transient)
    }
    #expect(
      text == """
        Cat needs itself: register Cat in graph scope and resolve PetOwner in the initCompleted of \
        Cat, or inject Lazy<PetOwner>.
        Resolving: Cat → PetOwner → Cat
        Registered: Cat
        """)
  }

  @Test("a circle of services with arguments is shown once, and factories run 200 times at most")
  func arguments() {
    var made = 0
    let container = Container()
    container.register(Cat.self) { (resolver: any Resolver, number: Int) in
      made += 1
      _ = resolver.resolve(Cat.self, argument: number + 1)
      _ = resolver.resolve(Cat.self, argument: number + 1)
      return Cat(name: "Tom")
    }
    .inObjectScope(.transient)
    let error = #expect(throws: ResolutionError.self) {
      try container.require(Cat.self, arguments: 1)
    }
    #expect(error?.chain == ["Cat taking Int"])
    #expect(made == 200)
    #expect(container.resolve(Cat.self, argument: 1) != nil)
  }
}
