import Injection
import Testing

@Suite("Synchronized resolvers")
nonisolated struct SynchronizedTests {
  private final class Owner {
    let pet: Pet?
    init(pet: Pet?) { self.pet = pet }
  }

  private final class Pet {
    weak var owner: Owner?
  }

  private let rounds = 200

  private func container(_ scope: ObjectScope) -> Container {
    let container = Container()
    container.register(Owner.self) { Owner(pet: $0.resolve(Pet.self)) }.inObjectScope(scope)
    container.register(Pet.self) { _ in Pet() }
      .initCompleted { resolver, pet in pet.owner = resolver.resolve(Owner.self) }
      .inObjectScope(scope)
    return container
  }

  @Test(
    "several threads resolve a circular dependency", arguments: [ObjectScope.graph, .container])
  func circle(scope: ObjectScope) {
    let resolver = container(scope).synchronize()
    let owners = ConcurrentRounds.run(rounds) { _ in resolver.resolve(Owner.self) }
    #expect(owners.allSatisfy { $0 != nil && $0?.pet?.owner === $0 })
    let identities = Set(owners.compactMap { $0.map { ObjectIdentifier($0) } })
    #expect(identities.count == (scope === ObjectScope.graph ? rounds : 1))
  }

  @Test("several threads resolve through a parent's and a child's synchronized resolver")
  func hierarchy() {
    let parent = container(.graph)
    let resolvers = [parent.synchronize(), Container(parent: parent).synchronize()]
    let owners = ConcurrentRounds.run(rounds) { resolvers[$0 % 2].resolve(Owner.self) }
    #expect(owners.allSatisfy { $0 != nil && $0?.pet?.owner === $0 })
  }

  @Test("threads register and reset while others resolve")
  func registering() {
    let container = container(.container)
    let resolver = container.synchronize()
    let found = ConcurrentRounds.run(rounds) { number -> Bool in
      switch number % 4 {
      case 0:
        container.register(Int.self, name: "\(number)") { _ in number }.serviceType == Int.self
      case 1: container.resetObjectScope(.container) == ()
      case 2: container.hasAnyRegistration(of: Owner.self)
      default: resolver.resolve(Owner.self) != nil
      }
    }
    #expect(found == Array(repeating: true, count: rounds))
    #expect(resolver.resolve(Int.self, name: "\(rounds - 4)") == rounds - 4)
  }

  @Test("several threads read one Lazy, and use Providers")
  func wrappers() {
    let resolver = container(.graph).synchronize()
    let lazy = resolver.resolve(Lazy<Owner>.self)
    let owners = ConcurrentRounds.run(rounds) { _ in lazy?.instance }
    #expect(owners.allSatisfy { $0 != nil && $0 === owners.first ?? nil })
    let provided = ConcurrentRounds.run(rounds) { _ in
      resolver.resolve(Provider<Owner>.self)?.instance.pet != nil
    }
    #expect(provided.allSatisfy { $0 == true })
  }

  @Test("errors of one thread are not another's")
  func errors() {
    let resolver = container(.graph).synchronize() as? Container
    let failures = ConcurrentRounds.run(rounds) { number -> String? in
      do throws(ResolutionError) {
        if number % 2 == 0 {
          _ = try resolver?.require(Owner.self)
        } else {
          _ = try resolver?.require(String.self, name: "\(number)")
        }
        return nil
      } catch {
        return error.service
      }
    }
    #expect(
      failures == (0..<rounds).map { $0 % 2 == 0 ? nil : "String named \"\($0)\"" })
  }

  @Test("a factory resolves through the synchronized resolver itself")
  func nested() {
    let container = Container()
    let resolver = container.synchronize()
    container.register(Pet.self) { _ in Pet() }
    container.register(Owner.self) { _ in Owner(pet: resolver.resolve(Pet.self)) }
    let pets = ConcurrentRounds.run(rounds) { _ in resolver.resolve(Owner.self)?.pet }
    #expect(pets.allSatisfy { $0 != nil })
  }
}
