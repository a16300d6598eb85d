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
}
