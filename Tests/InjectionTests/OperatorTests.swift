import Injection
import Testing

@Suite("The operators of autoregistration")
struct OperatorTests {
  private let container = Container()

  init() {
    container.register(Cat.self) { _ in Cat(name: "Tom") }
    container.register(Cat.self, name: "second") { _ in Cat(name: "Kit") }
    container.register(Cat.self) { (_, name: String) in Cat(name: name) }
    container.register(Cat.self) { (_, age: Int) in Cat(name: "\(age)") }
    container.register(Cat.self) { (_, name: String, age: Int) in Cat(name: "\(name) \(age)") }
    container.register(Cat.self, name: "second") { (_, name: String) in Cat(name: "2 \(name)") }
    container.register(Cat.self, name: "second") { (_, name: String, age: Int, loud: Bool) in
      Cat(name: "2 \(name) \(age) \(loud)")
    }
    container.register(Cat.self) { (_, name: String, age: Int, loud: Bool) in
      Cat(name: "\(name) \(age) \(loud)")
    }
    container.register((any Animal).self) { $0 ~> Cat.self }
    container.register(PetOwner.self) { PetOwner(pet: $0~>) }
  }

  @Test("the postfix operator resolves the type that is expected")
  func postfix() {
    let owner: PetOwner = container~>
    let cat: Cat? = container~>
    let engine: Engine? = container~>
    #expect(owner.pet.name == "Tom")
    #expect(cat?.name == "Tom")
    #expect(engine == nil)
  }

  @Test("the infix operator resolves a type with a name and arguments")
  func infix() {
    let cats = [
      container ~> Cat.self, container ~> (Cat.self, name: "second"),
      container ~> (Cat.self, argument: "Ben"), container ~> (Cat.self, 4),
      container ~> (Cat.self, name: "second", argument: "Ben"),
      container ~> (Cat.self, arguments: ("Ben", 4)),
      container ~> (Cat.self, name: "second", arguments: ("Ben", 4, true)),
    ]
    #expect(cats.map(\.name) == ["Tom", "Kit", "Ben", "4", "2 Ben", "Ben 4", "2 Ben 4 true"])
  }

  @Test("the infix operator takes three arguments without parentheses of their own")
  func threeArguments() {
    let cats = [
      container ~> (Cat.self, arguments: "Ben", 4, true),
      container ~> (Cat.self, name: "second", arguments: "Ben", 4, true),
    ]
    #expect(cats.map(\.name) == ["Ben 4 true", "2 Ben 4 true"])
  }

  @Test("a service that is not registered ends the process")
  func missing() async {
    await #expect(processExitsWith: .failure) {
      let engine: Engine = Container()~>
      print(engine)
    }
  }
}
