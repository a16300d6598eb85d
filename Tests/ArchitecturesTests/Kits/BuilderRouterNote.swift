import BuilderRouter
import HeadlessUIKit

enum BuilderRouterNote: NoteKit {
  static func start(on navigation: UINavigationController, source: any NoteSource) -> AnyObject {
    let router = NoteBuilder(dependency: AppComponent(source: source)).build()
    navigation.setViewControllers([router.viewControllable.uiViewController], animated: false)
    return router
  }

  struct AppComponent: NoteDependency {
    let source: any NoteSource
  }

  protocol NoteDependency {
    var source: any NoteSource { get }
  }

  protocol NoteBuildable {
    func build() -> any Routing
  }

  final class NoteBuilder: Builder<any NoteDependency>, NoteBuildable {
    func build() -> any Routing {
      NoteRouter(
        viewController: NoteViewController(source: dependency.source),
        authorBuilder: AuthorBuilder(dependency: NoDependency()))
    }
  }

  protocol NoteRouting: AnyObject {
    func routeToAuthor()
  }

  protocol NoteViewControllable: ViewControllable {
    var router: (any NoteRouting)? { get set }
    func push(_ controllable: any ViewControllable)
  }

  final class NoteRouter: Router<any NoteViewControllable>, NoteRouting {
    private let authorBuilder: any AuthorBuildable

    init(viewController: any NoteViewControllable, authorBuilder: any AuthorBuildable) {
      self.authorBuilder = authorBuilder
      super.init(viewController: viewController, controllable: viewController)
      viewController.router = self
    }

    func routeToAuthor() {
      viewController.push(authorBuilder.build())
    }
  }

  final class NoteViewController: UIViewController, NoteViewControllable {
    weak var router: (any NoteRouting)?
    private let source: any NoteSource
    private let pad = NotePad(frame: .zero)

    init(source: any NoteSource) {
      self.source = source
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = pad }

    override func viewDidLoad() {
      super.viewDidLoad()
      pad.textLabel.text = "Loading"
      source.load { [weak self] in self?.pad.textLabel.text = $0 }
      pad.authorButton.addAction(
        UIAction { [weak self] _ in self?.router?.routeToAuthor() }, for: .touchUpInside)
    }

    func push(_ controllable: any ViewControllable) {
      navigationController?.pushViewController(controllable.uiViewController, animated: true)
    }
  }

  protocol AuthorBuildable {
    func build() -> any ViewControllable
  }

  final class AuthorBuilder: Builder<NoDependency>, AuthorBuildable {
    func build() -> any ViewControllable { RoutedAuthor() }
  }

  final class RoutedAuthor: AuthorViewController, ViewControllable {}
}
