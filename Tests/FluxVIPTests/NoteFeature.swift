import Coordination
import FluxVIP
import HeadlessUIKit
import Injection

/// A state that two features may share.
final class NoteState: DynamicValueModifier {
  let text = DynamicValue("", named: "NoteState.text")

  func write(_ text: String) {
    setValue(self.text, value: text)
  }
}

protocol NoteDependenciesProtocol {
  var state: NoteState { get }
}

final class NoteDependencies: NoteDependenciesProtocol {
  @Inject var state: NoteState
}

protocol NoteActionProtocol {
  func close()
}

final class NoteViewModel: FeatureViewModel {
  weak var uiDelegate: NoteViewController?

  let dependencies: any NoteDependenciesProtocol

  init(deps: any NoteDependenciesProtocol) {
    dependencies = deps
    deps.state.text.addObserver(self) { [weak self] in self?.notify() }
  }

  var text: String { dependencies.state.text.value }
}

final class NoteViewController: UIViewCoordinable, FeatureViewController {
  var viewModel: NoteViewModel?
  var actions: (any NoteActionProtocol)?
  private(set) var shown: [String] = []

  func updateUI(viewModel: NoteViewModel) {
    shown.append(viewModel.text)
  }
}

final class NoteCoordinator: CoordinatorConfig, NoteActionProtocol {
  typealias Deps = any NoteDependenciesProtocol
  typealias ViewController = NoteViewController

  weak var parentCoordinator: (any FeatureCoordinator)?
  private(set) weak var viewController: NoteViewController?
  private(set) var closings = 0

  private let deps: any NoteDependenciesProtocol

  init(deps: any NoteDependenciesProtocol) {
    self.deps = deps
  }

  var builtController: UIViewController? { viewController }

  func buildUI() -> any UIViewController & Coordinable {
    let viewController = NoteCoordinator.configure(deps: deps, coordinator: self)
    self.viewController = viewController
    return viewController
  }

  func close() { closings += 1 }
}

/// A coordinator that does not implement its screen's actions.
final class ActionlessCoordinator: CoordinatorConfig {
  typealias Deps = any NoteDependenciesProtocol
  typealias ViewController = NoteViewController

  weak var parentCoordinator: (any FeatureCoordinator)?
  let builtController: UIViewController? = nil

  func buildUI() -> any UIViewController & Coordinable { UIViewCoordinable() }
}

/// The coordinator of a container; also used as a flow of another kit.
final class ContainerCoordinator: FeatureCoordinator {
  weak var parentCoordinator: (any FeatureCoordinator)?
  weak var built: UIViewController?
  private(set) var actions = 0

  var builtController: UIViewController? { built }

  func buildUI() -> any UIViewController & Coordinable { UIViewCoordinable() }

  func handle(_ action: CoordinatorAction) -> Bool {
    actions += 1
    return true
  }
}
