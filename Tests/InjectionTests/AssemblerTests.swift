import Injection
import Testing

@Suite("Assemblies and behaviors")
struct AssemblerTests {
  private final class Journal {
    var lines: [String] = []
  }

  private struct AnimalAssembly: Assembly {
    let journal: Journal

    func assemble(container: Container) {
      journal.lines.append("assemble animals")
      container.register((any Animal).self) { _ in Cat(name: "Mimi") }
    }

    func loaded(resolver: any Resolver) {
      journal.lines.append("loaded, owner: \(resolver.resolve(PetOwner.self)?.pet.name ?? "none")")
    }
  }

  private struct OwnerAssembly: Assembly {
    let journal: Journal

    func assemble(container: Container) {
      journal.lines.append("assemble owners")
      container.register(PetOwner.self) { resolver in
        PetOwner(pet: resolver.resolve((any Animal).self) ?? Cat(name: "none"))
      }
    }
  }

  private struct Listener: Behavior {
    let journal: Journal

    func container<Type, Service>(
      _ container: Container, didRegisterType type: Type.Type,
      toService entry: ServiceEntry<Service>, withName name: String?
    ) {
      journal.lines.append("registered \(type) \(name ?? "-")")
    }
  }

  @Test("all assemblies are assembled before loaded is called on any")
  func order() {
    let journal = Journal()
    let assembler = Assembler([AnimalAssembly(journal: journal), OwnerAssembly(journal: journal)])
    #expect(journal.lines == ["assemble animals", "assemble owners", "loaded, owner: Mimi"])
    #expect(assembler.resolver.resolve(PetOwner.self)?.pet.name == "Mimi")
  }

  @Test("a child assembler resolves its parent's services, not the reverse")
  func parents() {
    let journal = Journal()
    let parent = Assembler([AnimalAssembly(journal: journal)])
    let child = Assembler([OwnerAssembly(journal: journal)], parent: parent)
    #expect(child.resolver.resolve(PetOwner.self)?.pet.name == "Mimi")
    #expect(parent.resolver.resolve(PetOwner.self) == nil)
  }

  @Test("an assembler can be created empty, with a container, or with a parent and a default scope")
  func initialisers() {
    let journal = Journal()
    let container = Container()
    let overContainer = Assembler(container: container)
    overContainer.apply(assembly: AnimalAssembly(journal: journal))
    #expect(container.resolve((any Animal).self)?.name == "Mimi")
    let below = Assembler(
      parentAssembler: overContainer, defaultObjectScope: .container,
      behaviors: [Listener(journal: journal)])
    below.apply(assemblies: [OwnerAssembly(journal: journal)])
    #expect(
      journal.lines == [
        "assemble animals", "loaded, owner: none", "assemble owners", "registered PetOwner -",
      ])
    let first = below.resolver.resolve(PetOwner.self)
    #expect(first != nil)
    #expect(below.resolver.resolve(PetOwner.self) === first)
    #expect(Assembler([], parent: nil).resolver.resolve(PetOwner.self) == nil)
    #expect(Assembler(parentAssembler: nil).resolver.resolve(PetOwner.self) == nil)
  }

  @Test("a behavior is called at every registration and forwarding")
  func behaviors() {
    let journal = Journal()
    let container = Container(behaviors: [Listener(journal: journal)])
    container.register(Engine.self, name: "big") { _ in Engine(power: 9) }
    container.register(Cat.self) { _ in Cat(name: "Mimi") }.implements(
      (any Animal).self, name: "pet")
    #expect(
      journal.lines == ["registered Engine big", "registered Cat -", "registered Animal pet"])
  }

  @Test("an assembler is made by Swinject's older spelling, with and without a parent")
  func olderSpelling() throws {
    let journal = Journal()
    let parent = try Assembler(assemblies: [AnimalAssembly(journal: journal)], parentAssembler: nil)
    let child = try Assembler(
      assemblies: [OwnerAssembly(journal: journal)], parentAssembler: parent)
    #expect(child.resolver.resolve(PetOwner.self)?.pet.name == "Mimi")
    #expect(journal.lines == ["assemble animals", "loaded, owner: none", "assemble owners"])
  }
}
