import Injection
import Testing

@Suite("Traces of resolutions")
struct TraceTests {
  private func container() -> Container {
    let container = Container()
    container.onFailure = { _ in }
    return container
  }

  @Test("an instance that a scope's storage has is listed as kept")
  func stored() {
    let container = container()
    container.register(Cat.self) { _ in Cat(name: "Tom") }.inObjectScope(.weak)
      .implements((any Animal).self)
    var cats: [Cat?] = []
    let lines = container.tracing {
      cats.append(container.resolve(Cat.self))
      cats.append(container.resolve(Cat.self))
      cats.append(container.resolve((any Animal).self) as? Cat)
    }
    #expect(
      lines == ["Cat, new in weak scope", "Cat, kept in weak scope", "Cat, kept in weak scope"])
    #expect(cats.map { $0 != nil && $0 === cats[0] } == [true, true, true])
  }

  @Test("a service that is not registered is listed as missing")
  func missing() {
    let container = container()
    container.register([String?].self) { resolver in
      [resolver.resolve(String.self), resolver.resolve(String.self, name: "big", argument: 1)]
    }
    let lines = container.tracing { _ = container.resolve([String?].self) }
    #expect(
      lines == [
        "Array<Optional<String>>, new in graph scope", "  String missing",
        "  String named \"big\" taking Int missing",
      ])
  }

  @Test("a service that needs itself is listed as in a circle")
  func circle() {
    let container = container()
    container.register(Parent.self) { resolver in
      _ = resolver.resolve(Parent.self)
      return Parent()
    }
    let lines = container.tracing { _ = container.resolve(Parent.self) }
    #expect(lines == ["Parent, new in graph scope", "  Parent in a circle"])
  }
}
