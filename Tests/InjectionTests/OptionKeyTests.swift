import Injection
import Testing

@Suite("Registrations with an option")
struct OptionKeyTests {
  /// An option that gives all keys one hash.
  private struct Option: ServiceKeyOption {
    let number: Int
    var description: String { "\(number)" }
    func isEqualTo(_ another: any ServiceKeyOption) -> Bool {
      (another as? Option)?.number == number
    }
    func hash(into hasher: inout Hasher) { hasher = Hasher() }
  }

  private let container = Container()

  private func register(_ power: Int, name: String? = nil, option: Int) {
    container._register(
      Engine.self, factory: { (_: any Resolver) in Engine(power: power) }, name: name,
      option: Option(number: option))
  }

  private func power(name: String? = nil, option: Int) -> Int? {
    let engine: Engine? = container._resolve(name: name, option: Option(number: option)) {
      (factory: (any Resolver) -> Any) in factory(container)
    }
    return engine?.power
  }

  @Test("the service, the arguments, the name and the option each tell registrations apart")
  func keys() {
    container.onFailure = { _ in }
    register(1, option: 1)
    register(2, name: "big", option: 1)
    register(3, option: 2)
    container._register(
      Engine.self, factory: { (_: any Resolver, power: Int) in Engine(power: power) },
      option: Option(number: 1))
    container._register(
      Cat.self, factory: { (_: any Resolver) in Cat(name: "Tom") }, option: Option(number: 1))
    #expect(
      [power(option: 1), power(name: "big", option: 1), power(option: 2)] == [1, 2, 3])
    #expect([power(name: "big", option: 2), power(option: 3)] == [nil, nil])
    let given: Engine? = container._resolve(name: nil, option: Option(number: 1)) {
      (factory: ((any Resolver, Int)) -> Any) in factory((container, 7))
    }
    let cat: Cat? = container._resolve(name: nil, option: Option(number: 1)) {
      (factory: (any Resolver) -> Any) in factory(container)
    }
    #expect(given == Engine(power: 7) && cat?.name == "Tom")
  }

  @Test("a later registration with an equal key replaces the earlier one")
  func replacement() {
    register(1, option: 1)
    register(2, option: 1)
    #expect(power(option: 1) == 2)
  }

  @Test("a service that an extension does not find is reported by its type and its name")
  func missing() {
    var reported: [String] = []
    container.onFailure = { reported.append($0.description) }
    _ = power(option: 1)
    _ = power(name: "big", option: 1)
    #expect(reported == ["Engine is not registered.", "Engine named \"big\" is not registered."])
  }

  @Test("an extension that returns another type finds nothing, and the service is found next")
  func otherType() {
    var reported: [String] = []
    container.onFailure = { reported.append($0.description) }
    register(1, option: 1)
    let wrong: Engine? = container._resolve(name: nil, option: Option(number: 1)) {
      (_: (any Resolver) -> Any) in "no engine"
    }
    #expect(wrong == nil)
    #expect(power(option: 1) == 1)
    #expect(reported == ["Engine is not registered.\nRegistered: Engine"])
  }
}
