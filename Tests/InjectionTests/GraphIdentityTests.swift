import Injection
import Testing

@Suite("Graphs that are asked for again")
struct GraphIdentityTests {
  private final class Pair {
    let cat: Cat?
    let lazy: Lazy<Cat>?
    let provider: Provider<Cat>?
    let graph: GraphIdentifier?

    init(_ resolver: any Resolver) {
      cat = resolver.resolve(Cat.self)
      lazy = resolver.resolve(Lazy<Cat>.self)
      provider = resolver.resolve(Provider<Cat>.self)
      graph = resolver.resolve(GraphIdentifier.self)
    }
  }

  private final class House {
    let first: Pair?
    let second: Pair?
    var cats: [Cat?]

    init(_ resolver: any Resolver, _ earlier: Pair?) {
      first = resolver.resolve(Pair.self)
      cats = [earlier?.lazy?.instance, first?.lazy?.instance, first?.provider?.instance]
      second = resolver.resolve(Pair.self)
    }
  }

  private let container = Container { container in
    container.register(Cat.self) { _ in Cat(name: "Tom") }
    container.register(Pair.self) { Pair($0) }
  }

  @Test("the graph's identity is given within a resolution only, and differs for each")
  func identity() {
    #expect(container.resolve(GraphIdentifier.self) == nil)
    #expect(container.currentObjectGraph == nil)
    let (first, second) = (container.resolve(Pair.self), container.resolve(Pair.self))
    #expect(first?.graph != nil && first?.graph != second?.graph)
    #expect(container.currentObjectGraph == nil)
  }

  @Test("restoreObjectGraph gives the graph's living instances to the next resolution only")
  func restored() throws {
    let pair = try #require(container.resolve(Pair.self))
    let graph = try #require(pair.graph)
    container.restoreObjectGraph(graph)
    #expect(container.resolve(Pair.self) === pair)
    #expect(container.resolve(Pair.self) !== pair)
    container.restoreObjectGraph(graph)
    #expect(container.resolve(Cat.self) === pair.cat)
  }

  @Test("withObjectGraph gives one graph to all its resolutions, a new one or an earlier one")
  func within() throws {
    let pair = try #require(container.resolve(Pair.self))
    let graph = try #require(pair.graph)
    let same = container.withObjectGraph(graph) { [$0.resolve(Cat.self), $0.resolve(Cat.self)] }
    #expect(same.allSatisfy { $0 === pair.cat })
    let new = container.withObjectGraph(GraphIdentifier()) {
      [$0.resolve(Cat.self), $0.resolve(Cat.self)]
    }
    #expect(new[0] != nil && new[0] === new[1] && new[0] !== pair.cat)
    #expect(container.resolve(Cat.self) !== new[0])
  }

  @Test("an earlier graph's Lazy does not change the graph of the factory that uses it")
  func lazyOfAnEarlierGraph() throws {
    let earlier = container.resolve(Pair.self)
    container.register(House.self) { House($0, earlier) }
    let house = try #require(container.resolve(House.self))
    #expect(house.first === house.second)
    #expect(house.cats[0] === earlier?.cat)
    #expect(house.cats[1] === house.first?.cat)
    #expect(house.cats[2] === house.first?.cat)
    #expect(house.first?.lazy?.instance === house.first?.cat)
    #expect(house.first?.provider?.instance !== house.first?.cat)
  }

  @Test("a Lazy of a suspended graph gives that graph's instance")
  func suspendedGraph() throws {
    let earlier = try #require(container.resolve(Pair.self))
    let graph = try #require(earlier.graph)
    container.register([Cat?].self) { resolver in
      let pair = resolver.resolve(Pair.self)
      let inner = (resolver as? Container)?.withObjectGraph(graph) {
        [pair?.lazy?.instance, $0.resolve(Cat.self)]
      }
      return [pair?.cat, resolver.resolve(Cat.self)] + (inner ?? [])
    }
    let cats = try #require(container.resolve([Cat?].self))
    #expect(cats.count == 4 && cats[0] != nil)
    #expect(cats[1] === cats[0] && cats[2] === cats[0])
    #expect(cats[3] === earlier.cat && cats[3] !== cats[0])
  }

  @Test("resetObjectScope with a service type discards that service's instances only")
  func resetting() {
    let parent = Container(defaultObjectScope: .container)
    let child = Container(parent: parent, defaultObjectScope: .container)
    for container in [parent, child] {
      container.register(Cat.self) { _ in Cat(name: "Tom") }
      container.register(PetOwner.self) { _ in PetOwner(pet: Cat(name: "Tom")) }
    }
    let (cats, owners) = (
      [parent, child].map { $0.resolve(Cat.self) }, child.resolve(PetOwner.self)
    )
    child.resetObjectScope(.graph, serviceType: Cat.self)
    #expect(child.resolve(Cat.self) === cats[1])
    child.resetObjectScope(.container, serviceType: Cat.self)
    #expect(child.resolve(Cat.self) !== cats[1])
    #expect(parent.resolve(Cat.self) !== cats[0])
    #expect(child.resolve(PetOwner.self) === owners)
  }
}
