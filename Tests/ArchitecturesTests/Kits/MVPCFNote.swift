import HeadlessUIKit
import Injection
import MVPCF
import Reactive
import ReactiveUIKit

enum MVPCFNote: NoteKit {
  static func start(on navigation: UINavigationController, source: any NoteSource) -> AnyObject {
    let container = Container()
    container.register((any NoteSource).self) { _ in source }
    let coordinator = NoteCoordinator(
      navigationController: navigation, factory: DefaultNoteFactory(container: container))
    coordinator.start()
    return coordinator
  }

  protocol NotePresenter: Presenter {
    var text: BehaviorRelay<String?> { get }
  }

  final class DefaultNotePresenter: NotePresenter {
    let text = BehaviorRelay<String?>(value: "Loading")
    private let disposeBag = DisposeBag()

    init(source: any NoteSource) {
      source.note().bind(to: text).disposed(by: disposeBag)
    }

    var props: [String: String] { ["text": text.value ?? ""] }
  }

  protocol NoteView: ViewContainer {
    var textLabel: UILabel { get }
    var authorButton: UIButton { get }
  }

  final class DefaultNoteView: NotePad, NoteView {}

  protocol NoteRoutes: ModuleRoutes {
    var showAuthor: (() -> Void)? { get set }
  }

  final class NoteViewController: ModuleViewController<any NotePresenter, any NoteView>, NoteRoutes
  {
    var showAuthor: (() -> Void)?
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
      super.viewDidLoad()
      presenter.text.bind(to: container.textLabel.rx.text).disposed(by: disposeBag)
      container.authorButton.rx.tap
        .subscribe(with: self, onNext: { screen, _ in screen.showAuthor?() })
        .disposed(by: disposeBag)
    }
  }

  protocol NoteFactory {
    func make() throws(ResolutionError) -> any NoteRoutes
  }

  final class DefaultNoteFactory: BaseFactory, NoteFactory {
    func make() throws(ResolutionError) -> any NoteRoutes {
      NoteViewController(
        presenter: DefaultNotePresenter(source: try inject()), container: DefaultNoteView())
    }
  }

  final class NoteCoordinator: BaseCoordinator {
    private weak var navigationController: UINavigationController?
    private let factory: any NoteFactory

    init(navigationController: UINavigationController, factory: any NoteFactory) {
      self.navigationController = navigationController
      self.factory = factory
      super.init()
    }

    override func start() {
      guard let screen = try? factory.make() else { return }
      screen.showAuthor = { [weak self] in
        self?.navigationController?.pushViewController(AuthorViewController(), animated: true)
      }
      navigationController?.setViewControllers([screen.toPresent], animated: false)
    }
  }
}
