import Injection
import Testing

@Suite("Who is told what could not be resolved", .serialized)
struct TellingTests {
  @Test("the container's own listener hears of it, from parents and children too")
  func listener() {
    var told: [String] = []
    let parent = Container()
    let child = Container(parent: parent)
    parent.onFailure = { told.append($0.description) }
    child.register(PetOwner.self) { resolver in
      PetOwner(pet: resolver.resolve((any Animal).self) ?? Cat(name: "none"))
    }
    #expect(child.resolve(PetOwner.self)?.pet.name == "none")
    #expect(parent.resolve(Engine.self, arguments: 1, "two") == nil)
    #expect(
      told == [
        "Animal is not registered.\nResolving: PetOwner → Animal",
        "Engine taking Int, String is not registered.",
      ])
  }

  @Test("who asks with require or verify hears it alone")
  func requiring() {
    var told = 0
    let container = Container()
    container.onFailure = { _ in told += 1 }
    container.register(PetOwner.self) { resolver in
      PetOwner(pet: resolver.resolve((any Animal).self) ?? Cat(name: "none"))
    }
    #expect(container.verify().count == 1)
    #expect(throws: ResolutionError.self) { try container.require(Engine.self) }
    #expect(told == 0)
    _ = container.resolve(Engine.self)
    #expect(told == 1)
  }

  @Test("the logging function of all containers hears what no listener does")
  func logging() async {
    let before = Container.loggingFunction
    let (lines, told) = AsyncStream<String>.makeStream()
    Container.loggingFunction = { told.yield($0) }
    struct Unheard {}
    _ = Container().resolve(Unheard.self, name: "one")
    Container.loggingFunction = before
    told.finish()
    var heard: Set<String> = []
    for await line in lines { heard.insert(line) }
    #expect(heard.contains("Unheard named \"one\" is not registered."))
  }
}
