import FluxVIP
import HeadlessDevice
import HeadlessUIKit
import Injection
import Testing

@Suite("Screen, view model and coordinator of a feature")
struct FeatureTests {
  private struct Deps: NoteDependenciesProtocol {
    let state = NoteState()
  }

  @Test("configure connects screen, view model and coordinator without a retain cycle")
  func binding() {
    Device.current = Device()
    weak var weakCoordinator: NoteCoordinator?
    weak var weakScreen: NoteViewController?
    do {
      let coordinator = NoteCoordinator(deps: Deps())
      weakCoordinator = coordinator
      let screen = coordinator.makeUI() as? NoteViewController
      weakScreen = screen
      #expect(screen?.coordinator === coordinator)
      #expect(screen?.viewModel?.uiDelegate === screen)
      screen?.actions?.close()
      #expect(coordinator.closings == 1)
      withExtendedLifetime(screen) {}
    }
    #expect(weakScreen == nil)
    #expect(weakCoordinator == nil)
    #expect(Device.current.findings.all == [])
  }

  @Test(
    "a state change updates the view model, then the screen, and each step is logged")
  func steps() {
    Device.current = Device()
    let deps = Deps()
    let screen = NoteCoordinator(deps: deps).makeUI() as? NoteViewController
    deps.state.write("before there is a view")
    screen?.loadViewIfNeeded()
    screen?.updateUI()
    deps.state.write("after")
    #expect(screen?.shown == ["before there is a view", "after"])
    #expect(
      Device.current.log.events.map(\.name) == [
        "NoteState.text = before there is a view", "NoteViewModel notifies",
        "NoteViewController updates", "NoteState.text = after", "NoteViewModel notifies",
        "NoteViewController updates",
      ])
  }

  private final class ScreenDouble: UIUpdating {
    private(set) var updates = 0

    func updateUI() {
      updates += 1
    }
  }

  private final class TextViewModel: FeatureViewModel {
    weak var uiDelegate: ScreenDouble?
    let dependencies: NoteState

    init(deps: NoteState) {
      dependencies = deps
      deps.text.addObserver(self) { [weak self] in self?.notify() }
    }
  }

  @Test("a view model updates any object that can be updated, as a double of its screen")
  func screenDouble() {
    Device.current = Device()
    let state = NoteState()
    let viewModel = TextViewModel(deps: state)
    let screen = ScreenDouble()
    viewModel.uiDelegate = screen
    state.write("Hello")
    #expect(screen.updates == 1)
  }

  @Test("a coordinator that does not implement its screen's actions is a finding")
  func missingActions() {
    Device.current = Device()
    let screen = ActionlessCoordinator.configure(deps: Deps(), coordinator: ActionlessCoordinator())
    #expect(screen.actions == nil)
    #expect(
      Device.current.findings.all.map(\.message) == [
        "ActionlessCoordinator does not implement NoteActionProtocol, so nothing that "
          + "NoteViewController asks for is done: conform ActionlessCoordinator to it."
      ])
  }

  @Test("two screens that share a state are both updated")
  func sharing() {
    Device.current = Device()
    let deps = Deps()
    let screens = (0..<2).compactMap { _ in
      NoteCoordinator(deps: deps).makeUI() as? NoteViewController
    }
    for screen in screens { screen.loadViewIfNeeded() }
    deps.state.write("new")
    #expect(screens.map(\.shown) == [["new"], ["new"]])
  }

  @Test("@Inject resolves from the current device's container once, at the first read")
  func injection() {
    Device.current = Device()
    let container = Container()
    var made = 0
    container.register(NoteState.self) { _ in
      made += 1
      return NoteState()
    }
    container.provideInjections()
    let deps = NoteDependencies()
    #expect(made == 0)
    #expect(deps.state === deps.state)
    #expect(made == 1)
  }
}
