import Injection
import Testing

@Suite("@Inject", .serialized)
@MainActor struct InjectTests {
  private final class Screen {
    @Inject var animal: any Animal
    @Inject(name: "big") var engine: Engine
    @Inject var owner: PetOwner?
  }

  private final class Workshop {
    @Inject var engine: Engine
    init(container: Container) { _engine = Inject(from: container) }
  }

  private func app() -> Container {
    let container = Container()
    container.register((any Animal).self) { _ in Cat(name: "Mimi") }
    container.register(Engine.self, name: "big") { _ in Engine(power: 9) }
    return container
  }

  @Test("an injected property resolves by type and name from the provided container, once")
  func provided() {
    let container = app()
    container.provideInjections()
    let screen = Screen()
    #expect(screen.animal.name == "Mimi")
    #expect(screen.animal === screen.animal)
    #expect(screen.engine == Engine(power: 9))
    #expect(screen.owner == nil)
  }

  @Test("Inject(from:) resolves from its own container, not from the provided one")
  func explicitContainer() {
    let (first, second) = (app(), Container())
    first.provideInjections()
    second.register(Engine.self) { _ in Engine(power: 1) }
    #expect(Workshop(container: second).engine == Engine(power: 1))
  }

  @Test("require() on a missing service throws an error with similar registrations")
  func missing() {
    let container = Container()
    container.register((any Animal).self, name: "cat") { _ in Cat(name: "Mimi") }
    container.provideInjections()
    let screen = Screen()
    let error = #expect(throws: ResolutionError.self) { try screen.$animal.require() }
    #expect(
      error?.description == """
        Animal is not registered.
        Registered: Animal named "cat"
        """)
  }

  @Test("without a container, the error says to call provideInjections()")
  func noContainer() {
    Container().provideInjections()
    let screen = Screen()
    let error = #expect(throws: ResolutionError.self) { try screen.$engine.require() }
    #expect(
      error?.description == """
        No container provides injections for Engine named "big": call provideInjections() on the \
        app's.
        """)
  }

  @Test("reading a missing service ends the process")
  func missingServiceExits() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let container = Container()
        container.provideInjections()
        _ = Inject<Engine>().wrappedValue
        withExtendedLifetime(container) {}
      }
    }
  }

  @Test("verify checks the injected properties of the objects it makes")
  func verify() {
    let container = app()
    container.provideInjections()
    container.register(Screen.self) { _ in Screen() }
    container.register(Workshop.self) { resolver in
      Workshop(container: resolver as? Container ?? Container())
    }
    #expect(
      container.verify().map(\.description) == [
        """
        Engine is not registered.
        Registered: Engine named "big"
        """
      ])
    container.register(Engine.self) { _ in Engine(power: 1) }
    #expect(container.verify() == [])
  }

  @Test("two injection sources in one process resolve from different containers")
  func sources() {
    let before = InjectionSource.locate
    defer { InjectionSource.locate = before }
    let (mine, yours) = (InjectionSource(), InjectionSource())
    let (cats, dogs) = (app(), Container())
    dogs.register((any Animal).self) { _ in Cat(name: "Rex") }
    mine.container = cats
    yours.container = dogs
    InjectionSource.locate = { mine }
    let screen = Screen()
    InjectionSource.locate = { yours }
    #expect([screen.animal.name, Screen().animal.name] == ["Mimi", "Rex"])
  }
}
