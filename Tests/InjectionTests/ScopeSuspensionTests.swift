import Injection
import Testing

@Suite("Scopes of a graph within another one")
struct ScopeSuspensionTests {
  @Test("a graph that begins within another has instances of its own, and the outer one keeps its")
  func newGraph() throws {
    let container = Container()
    container.register(Cat.self) { _ in Cat(name: "Tom") }
    container.register([Cat?].self) { resolver in
      let first = resolver.resolve(Cat.self)
      let inner = (resolver as? Container)?.withObjectGraph(GraphIdentifier()) {
        [$0.resolve(Cat.self), $0.resolve(Cat.self)]
      }
      return [first] + (inner ?? []) + [resolver.resolve(Cat.self)]
    }
    let cats = try #require(container.resolve([Cat?].self))
    #expect(cats.map { $0 != nil } == [true, true, true, true])
    #expect(cats.map { $0 === cats[0] } == [true, false, false, true])
    #expect(cats[1] === cats[2])
  }

  @Test("a graph that begins after the outer one reached the limit may nest services again")
  func limitOfTheOuterGraph() {
    let container = Container()
    container.register(String.self) { (resolver: any Resolver, count: Int) in
      count == 0 ? "made" : resolver.resolve(String.self, argument: count - 1) ?? "not made again"
    }
    var inner: [String?] = []
    container.register(Int.self) { (resolver: any Resolver, count: Int) in
      if resolver.resolve(Int.self, argument: count + 1) == nil {
        inner.append(
          (resolver as? Container)?.withObjectGraph(GraphIdentifier()) {
            $0.resolve(String.self, argument: 2)
          })
      }
      return count
    }
    // The innermost of the 200 makings is complete first, and all others get its instance.
    #expect(container.resolve(Int.self, argument: 0) == 199)
    #expect(inner == ["made"])
  }
}
