import Coordination
import FluxVIP
import HeadlessUIKit

enum FluxVIPNote: NoteKit {
  static func start(on navigation: UINavigationController, source: any NoteSource) -> AnyObject {
    let dispatcher = Dispatcher()
    let worker = NoteWorker(dispatcher: dispatcher, source: source)
    let coordinator = NoteCoordinator(
      deps: NoteDependencies(noteStatus: NoteStatus(dispatcher: dispatcher)), worker: worker)
    navigation.setViewControllers([coordinator.makeUI()], animated: false)
    return navigation
  }

  final class NoteWorker {
    private let dispatcher: Dispatcher
    private let source: any NoteSource

    init(dispatcher: Dispatcher, source: any NoteSource) {
      self.dispatcher = dispatcher
      self.source = source
    }

    func fetchNote() {
      source.load { [dispatcher] text in
        dispatcher.post(.noteFetched, userInfo: ["text": text])
      }
    }
  }

  final class NoteStatus: DynamicValueModifier {
    let text = DynamicValue("Loading", named: "NoteStatus.text")

    init(dispatcher: Dispatcher) {
      dispatcher.listen(self, to: .noteFetched) { [weak self] userInfo in
        guard let self, let text = userInfo["text"] as? String else { return }
        setValue(self.text, value: text)
      }
    }
  }

  final class NoteViewModel: FeatureViewModel {
    weak var uiDelegate: NoteViewController?
    let dependencies: NoteDependencies

    init(deps: NoteDependencies) {
      dependencies = deps
      deps.noteStatus.text.addObserver(self) { [weak self] in self?.notify() }
    }

    var text: String { dependencies.noteStatus.text.value }
  }

  struct NoteDependencies {
    let noteStatus: NoteStatus
  }

  protocol NoteActionProtocol {
    func fetchNote()
    func showAuthor()
  }

  final class NoteViewController: UIViewCoordinable, FeatureViewController {
    var viewModel: NoteViewModel?
    var actions: (any NoteActionProtocol)?
    private let pad = NotePad(frame: .zero)

    override func loadView() { view = pad }

    override func viewDidLoad() {
      super.viewDidLoad()
      pad.authorButton.addAction(
        UIAction { [weak self] _ in self?.actions?.showAuthor() }, for: .touchUpInside)
      updateUI()
      actions?.fetchNote()
    }

    func updateUI(viewModel: NoteViewModel) {
      pad.textLabel.text = viewModel.text
    }
  }

  final class NoteCoordinator: CoordinatorConfig, NoteActionProtocol {
    typealias Deps = NoteDependencies
    typealias ViewController = NoteViewController

    weak var parentCoordinator: (any FeatureCoordinator)?
    private weak var viewController: NoteViewController?
    private let deps: NoteDependencies
    private let worker: NoteWorker

    init(deps: NoteDependencies, worker: NoteWorker) {
      self.deps = deps
      self.worker = worker
    }

    var builtController: UIViewController? { viewController }

    func buildUI() -> any UIViewController & Coordinable {
      let viewController = NoteCoordinator.configure(deps: deps, coordinator: self)
      self.viewController = viewController
      return viewController
    }

    func fetchNote() { worker.fetchNote() }

    func showAuthor() {
      viewController?.navigationController?
        .pushViewController(AuthorViewController(), animated: true)
    }
  }
}

extension Dispatcher.Event {
  static let noteFetched = Self(rawValue: "note.fetched")
}
