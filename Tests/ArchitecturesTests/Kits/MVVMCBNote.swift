import Coordination
import HeadlessUIKit
import MVVMCB
import Reactive
import ReactiveUIKit

enum MVVMCBNote: NoteKit {
  static func start(on navigation: UINavigationController, source: any NoteSource) -> AnyObject {
    let container = DependencyManager.shared
    container.register((any NoteSource).self) { source }
    let module = NoteModuleBuilder(container: container).buildModule(on: navigation)
    let coordinator: (any Coordinator)? = module?.coordinator
    coordinator?.start()
    return coordinator ?? navigation
  }

  struct NoteInputs {
    let viewState = PublishSubject<ViewState>()
    let authorTapped = PublishSubject<Void>()
  }

  struct NoteOutputs {
    let text = BehaviorSubject(value: "Loading")
    let showAuthor = PublishSubject<Void>()
  }

  final class NoteViewModel {
    let inputs = NoteInputs()
    let outputs = NoteOutputs()
    private let disposeBag = DisposeBag()

    init(useCase: any NoteInteractable) {
      inputs.viewState.filter { $0 == .loaded }
        .flatMapLatest { _ in useCase.note() }
        .bind(to: outputs.text).disposed(by: disposeBag)
      inputs.authorTapped.bind(to: outputs.showAuthor).disposed(by: disposeBag)
    }
  }

  final class NoteCoordinator: BaseCoordinator<Never> {
    var showAuthor = PublishSubject<Void>()
    private weak var navigation: (any NavigationControllable)?
    private let screen: NoteViewController

    init(navigation: any NavigationControllable, screen: NoteViewController) {
      self.navigation = navigation
      self.screen = screen
      super.init()
    }

    override func start() -> Observable<Never> {
      navigation?.setViewControllers([screen], animated: false)
      showAuthor
        .subscribe(
          with: self,
          onNext: { coordinator, _ in
            coordinator.navigation?.pushViewController(AuthorViewController(), animated: true)
          }
        )
        .disposed(by: disposeBag)
      return super.start()
    }
  }

  protocol NoteInteractable: Interactable {
    func note() -> Observable<String>
  }

  final class NoteUseCase: NoteInteractable {
    private let source: any NoteSource

    init(source: any NoteSource) {
      self.source = source
    }

    func note() -> Observable<String> { source.note() }
  }

  final class NoteModuleBuilder: ModuleBuildable {
    private let container: DependencyManager

    init(container: DependencyManager) {
      self.container = container
    }

    func buildModule(on navigation: any NavigationControllable) -> Module<Never>? {
      let module = DependencyManager(parent: container)
      module.register((any NoteInteractable).self) { [unowned module] in
        module.resolve((any NoteSource).self).map(NoteUseCase.init(source:))
      }
      module.register(NoteViewController.self) { [unowned module] in
        module.resolve((any NoteInteractable).self)
          .map { NoteViewController(viewModel: NoteViewModel(useCase: $0)) }
      }
      module.register(NoteCoordinator.self) { [unowned module] in
        guard let screen = module.resolve(NoteViewController.self) else { return nil }
        let coordinator = NoteCoordinator(navigation: navigation, screen: screen)
        coordinator.showAuthor = screen.viewModel.outputs.showAuthor
        return coordinator
      }
      return module.resolve(NoteCoordinator.self).map { Module(coordinator: $0) }
    }
  }

  final class NoteViewController: UIViewController {
    let viewModel: NoteViewModel
    private let pad = NotePad(frame: .zero)
    private let disposeBag = DisposeBag()

    init(viewModel: NoteViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = pad }

    override func viewDidLoad() {
      super.viewDidLoad()
      viewModel.outputs.text.bind(to: pad.textLabel.rx.text).disposed(by: disposeBag)
      pad.authorButton.rx.tap.bind(to: viewModel.inputs.authorTapped).disposed(by: disposeBag)
      viewModel.inputs.viewState.onNext(.loaded)
    }
  }
}
