import Injection
import Testing

@Suite("Services for later, and optional ones")
struct WrapperTests {
  private final class Owner {
    let lazy: Lazy<Cat>?
    let cat: Cat?
    init(lazy: Lazy<Cat>?, cat: Cat?) {
      self.lazy = lazy
      self.cat = cat
    }
  }

  /// Numbers its cats in the order they are made.
  private final class Counter {
    var made = 0
    func next() -> Cat {
      made += 1
      return Cat(name: "\(made)")
    }
  }

  private let counter = Counter()

  private func container(_ scope: ObjectScope) -> Container {
    let container = Container()
    container.register(Cat.self) { [counter] _ in counter.next() }.inObjectScope(scope)
    return container
  }

  @Test("a lazy service is made when it is first used, and then kept")
  func lazy() throws {
    let container = container(.transient)
    let lazy = try #require(container.resolve(Lazy<Cat>.self))
    #expect(counter.made == 0)
    #expect([lazy.instance.name, lazy.instance.name] == ["1", "1"])
    withExtendedLifetime(container) {}
  }

  @Test("a provider makes a service at each use, as its scope says")
  func provider() throws {
    let transient = container(.transient)
    let provider = try #require(transient.resolve(Provider<Cat>.self))
    #expect(counter.made == 0)
    #expect([provider.instance.name, provider.instance.name] == ["1", "2"])
    let kept = container(.container)
    let same = try #require(kept.resolve(Provider<Cat>.self))
    #expect([same.instance.name, same.instance.name] == ["3", "3"])
    withExtendedLifetime((transient, kept)) {}
  }

  @Test("names and arguments go with the request")
  func namesAndArguments() throws {
    let container = Container()
    container.register(Cat.self, name: "tom") { (_, first: String, second: Int) in
      Cat(name: "\(first) \(second)")
    }
    let lazy = container.resolve(Lazy<Cat>.self, name: "tom", arguments: "Tom", 1)
    let provider = container.resolve(Provider<Cat>.self, name: "tom", arguments: "Tom", 2)
    #expect(lazy?.instance.name == "Tom 1")
    #expect(provider?.instance.name == "Tom 2")
    #expect(container.resolve(Lazy<Cat>.self, name: "tom") == nil)
    #expect(container.resolve(Provider<Cat>.self) == nil)
  }

  @Test("a lazy service of a graph is the one the graph has, once it is complete too")
  func lazyInGraph() throws {
    let container = container(.graph)
    container.register(Owner.self) { resolver in
      Owner(lazy: resolver.resolve(Lazy<Cat>.self), cat: resolver.resolve(Cat.self))
    }
    let owner = try #require(container.resolve(Owner.self))
    #expect(owner.lazy?.instance === owner.cat)
    #expect(counter.made == 1)
    #expect(container.resolve(Cat.self)?.name == "2")
  }

  private final class Boss {
    let worker: Worker?
    init(worker: Worker?) { self.worker = worker }
  }

  private final class Worker {
    let boss: Lazy<Boss>?
    init(boss: Lazy<Boss>?) { self.boss = boss }
  }

  @Test("a lazy service closes a circle without initCompleted")
  func circle() throws {
    let container = Container()
    container.register(Boss.self) { Boss(worker: $0.resolve(Worker.self)) }
    container.register(Worker.self) { Worker(boss: $0.resolve(Lazy<Boss>.self)) }
    let boss = try #require(container.resolve(Boss.self))
    #expect(boss.worker?.boss?.instance === boss)
    withExtendedLifetime(container) {}
  }

  @Test("a graph that is being built waits while a lazy service's own is entered again")
  func nestedGraphs() throws {
    let container = container(.graph)
    container.register(Owner.self) { resolver in
      Owner(lazy: resolver.resolve(Lazy<Cat>.self), cat: resolver.resolve(Cat.self))
    }
    let first = try #require(container.resolve(Owner.self))
    container.register([Cat?].self) { resolver in
      let before = resolver.resolve(Cat.self)
      return [before, first.lazy?.instance, resolver.resolve(Cat.self)]
    }
    let cats = try #require(container.resolve([Cat?].self))
    #expect(cats.map { $0?.name } == ["2", "1", "2"])
  }

  @Test("an optional service is nil where it is not registered, and is no mistake")
  func optional() throws {
    let container = Container()
    let missing = try container.require(Engine?.self)
    #expect(missing == nil)
    container.register(Engine.self) { _ in Engine(power: 1) }
    container.register(Engine.self, name: "big") { (_, power: Int) in Engine(power: power) }
    let present = try container.require(Engine?.self)
    #expect(present == Engine(power: 1))
    let big = try container.require(Engine?.self, name: "big", arguments: 9)
    #expect(big == Engine(power: 9))
  }
}
