import Injection
import Testing

@Suite("Object scopes")
struct ScopeTests {
  private func container(_ scope: ObjectScope) -> Container {
    let container = Container()
    container.register(Cat.self) { _ in Cat(name: "Mimi") }.inObjectScope(scope)
    container.register([Cat?].self) { resolver in
      [resolver.resolve(Cat.self), resolver.resolve(Cat.self)]
    }
    return container
  }

  /// Returns whether two resolutions share an instance, and whether one graph does.
  private func sharing(_ scope: ObjectScope) -> [Bool] {
    let container = container(scope)
    let first = container.resolve(Cat.self)
    let second = container.resolve(Cat.self)
    let graph = container.resolve([Cat?].self) ?? []
    return [first === second, graph.count == 2 && graph[0] === graph[1]]
  }

  @Test("transient scope shares nothing, graph within one call, container and weak always")
  func sharing() {
    #expect(sharing(.transient) == [false, false])
    #expect(sharing(.graph) == [false, true])
    #expect(sharing(.container) == [true, true])
    #expect(sharing(.weak) == [true, true])
  }

  @Test("weak scope releases an instance that no object retains")
  func weakScope() {
    let container = container(.weak)
    weak let first = container.resolve(Cat.self)
    #expect(first == nil)
    let held = container.resolve(Cat.self)
    #expect(container.resolve(Cat.self) === held)
  }

  @Test("a child shares its parent's container scope; its own registrations stay separate")
  func children() {
    let parent = container(.container)
    let child = Container(parent: parent)
    #expect(child.resolve(Cat.self) === parent.resolve(Cat.self))
    child.register(Cat.self) { _ in Cat(name: "Other") }.inObjectScope(.container)
    #expect(child.resolve(Cat.self)?.name == "Other")
    #expect(parent.resolve(Cat.self)?.name == "Mimi")
  }

  @Test("resetting a scope discards its instances only")
  func resets() {
    let container = container(.container)
    let first = container.resolve(Cat.self)
    container.resetObjectScope(.graph)
    #expect(container.resolve(Cat.self) === first)
    container.resetObjectScope(.container)
    #expect(container.resolve(Cat.self) !== first)
  }

  @Test("a custom scope stores instances in its storage until reset")
  func custom() {
    let session = ObjectScope(storageFactory: { PermanentStorage() }, description: "session")
    let container = container(session)
    let first = container.resolve(Cat.self)
    #expect(container.resolve(Cat.self) === first)
    container.resetObjectScope(session)
    #expect(container.resolve(Cat.self) !== first)
    #expect("\(session)" == "session")
  }

  @Test("the container's default scope applies to a registration without a scope")
  func defaultScope() {
    let container = Container(defaultObjectScope: .container) { container in
      container.register(Cat.self) { _ in Cat(name: "Mimi") }
    }
    #expect(container.resolve(Cat.self) === container.resolve(Cat.self))
  }

  @Test("initCompleted resolves a circular dependency, and both factories run once")
  func circle() {
    var made: [String] = []
    let container = Container()
    container.register(Parent.self) { _ in
      made.append("parent")
      return Parent()
    }
    .initCompleted { resolver, parent in parent.child = resolver.resolve(Child.self) }
    container.register(Child.self) { _ in
      made.append("child")
      return Child()
    }
    .initCompleted { resolver, child in child.parent = resolver.resolve(Parent.self) }
    let parent = container.resolve(Parent.self)
    #expect(parent != nil)
    #expect(parent?.child?.parent === parent)
    #expect(made == ["parent", "child"])
  }
}
