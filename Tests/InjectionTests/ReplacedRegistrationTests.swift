import Injection
import Testing

@Suite("Registrations that change while or after they are resolved")
struct ReplacedRegistrationTests {
  @Test("a registration that its own factory replaces lives until its instance is complete")
  func replaced() {
    var lives: [Bool] = []
    var completed: [String] = []
    weak var replaced: ServiceEntry<Cat>?
    let container = Container()
    replaced = container.register(Cat.self) { _ in
      container.register(Cat.self) { _ in Cat(name: "new") }
      lives.append(replaced != nil)
      return Cat(name: "old")
    }
    .initCompleted { _, cat in completed.append(cat.name) }
    lives.append(replaced != nil)
    let names = [container.resolve(Cat.self)?.name, container.resolve(Cat.self)?.name]
    #expect(names == ["old", "new"] && completed == ["old"])
    #expect(lives == [true, true] && replaced == nil)
  }

  @Test("a registration that is given another scope forgets the instance of the former one")
  func rescoped() {
    let container = Container()
    let entry = container.register(Cat.self) { _ in Cat(name: "Tom") }.inObjectScope(.container)
    let kept = container.resolve(Cat.self)
    #expect(container.resolve(Cat.self) === kept)
    entry.inObjectScope(.transient)
    #expect(container.resolve(Cat.self) !== kept)
    entry.inObjectScope(.container)
    let next = container.resolve(Cat.self)
    #expect(next !== kept && container.resolve(Cat.self) === next)
  }

  @Test("another graph that a factory begins makes an instance of its own, and the first stays")
  func otherGraph() {
    let container = Container()
    container.register(Cat.self) { _ in Cat(name: "Tom") }
    container.register([Cat?].self) { resolver in
      let first = resolver.resolve(Cat.self)
      let others = container.withObjectGraph(GraphIdentifier()) {
        [$0.resolve(Cat.self), $0.resolve(Cat.self)]
      }
      return [first, resolver.resolve(Cat.self)] + others
    }
    let cats = container.resolve([Cat?].self) ?? []
    #expect(cats.count == 4 && cats.compactMap(\.self).count == 4)
    #expect(cats[0] === cats[1] && cats[2] === cats[3] && cats[0] !== cats[2])
  }
}
