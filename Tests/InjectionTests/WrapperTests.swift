import Injection
import Testing

@Suite("Lazy, Provider and optional services")
struct WrapperTests {
  private final class Owner {
    let lazy: Lazy<Cat>?
    let cat: Cat?
    init(lazy: Lazy<Cat>?, cat: Cat?) {
      self.lazy = lazy
      self.cat = cat
    }
  }

  /// A factory of cats that are named by their number.
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

  @Test("a Lazy makes its service at the first use only")
  func lazy() throws {
    let container = container(.transient)
    let lazy = try #require(container.resolve(Lazy<Cat>.self))
    #expect(counter.made == 0)
    #expect([lazy.instance.name, lazy.instance.name] == ["1", "1"])
    withExtendedLifetime(container) {}
  }

  @Test("a Provider resolves at each use: new in transient scope, shared in container scope")
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

  @Test("Lazy and Provider resolve with the name and arguments of their request")
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

  @Test("a Lazy used after its graph is complete gives the graph's instance")
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

  @Test("a Lazy resolves a circular dependency without initCompleted")
  func circle() throws {
    let container = Container()
    container.register(Boss.self) { Boss(worker: $0.resolve(Worker.self)) }
    container.register(Worker.self) { Worker(boss: $0.resolve(Lazy<Boss>.self)) }
    let boss = try #require(container.resolve(Boss.self))
    #expect(boss.worker?.boss?.instance === boss)
    withExtendedLifetime(container) {}
  }

  @Test("a Lazy of an earlier graph, used in a factory, does not change the current graph")
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

  @Test("a service that is being made is made for an earlier graph, whose Lazy its factory uses")
  func sameServiceInBothGraphs() throws {
    let container = Container()
    var earlier: Lazy<Cat>?
    container.register(Cat.self) { [counter] _ in
      let cat = counter.next()
      guard let lazy = earlier else { return cat }
      earlier = nil
      return Cat(name: "\(cat.name) beside \(lazy.instance.name)")
    }
    container.register(Owner.self) { Owner(lazy: $0.resolve(Lazy<Cat>.self), cat: nil) }
    let owner = try #require(container.resolve(Owner.self))
    earlier = owner.lazy
    #expect(try container.require(Cat.self).name == "1 beside 2")
    #expect(owner.lazy?.instance.name == "2")
  }

  /// As in Swinject, the first instance that is complete is the one that all others get.
  @Test("a graph that made a service too often makes none again after another graph's Lazy")
  func limitOfSuspendedGraph() throws {
    let container = container(.graph)
    container.register(Owner.self) { Owner(lazy: $0.resolve(Lazy<Cat>.self), cat: nil) }
    let owner = try #require(container.resolve(Owner.self))
    var depths: [Int] = []
    container.register(Engine.self) { (resolver, depth: Int) in
      depths.append(depth)
      _ = resolver.resolve(Engine.self, argument: depth + 1)
      if depth == 0 {
        _ = owner.lazy?.instance
        _ = resolver.resolve(Engine.self, argument: 1_000)
      }
      return Engine(power: depth)
    }
    #expect(container.resolve(Engine.self, argument: 0)?.power == 199)
    #expect(depths == Array(0..<200))
  }

  @Test("a Lazy's graph makes a service as often within another graph as on its own")
  func limitWithinAnotherGraph() throws {
    let container = Container()
    var depths: [Int] = []
    container.register(Engine.self) { (resolver, depth: Int) in
      depths.append(depth)
      _ = resolver.resolve(Engine.self, argument: depth + 1)
      return Engine(power: depth)
    }
    container.register(Cat.self) { resolver in
      Cat(name: "\(resolver.resolve(Engine.self, argument: 0)?.power ?? -1)")
    }
    container.register(Owner.self) { Owner(lazy: $0.resolve(Lazy<Cat>.self), cat: nil) }
    let alone = try #require(container.resolve(Owner.self))
    #expect(alone.lazy?.instance.name == "197")
    let within = try #require(container.resolve(Owner.self))
    container.register(Parent.self) { _ in
      _ = within.lazy?.instance
      return Parent()
    }
    _ = container.resolve(Parent.self)
    #expect(within.lazy?.instance.name == "197")
    #expect(depths == Array(0..<198) + Array(0..<198))
  }

  @Test("requiring an optional of an unregistered service gives nil without an error")
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
