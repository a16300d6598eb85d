import Coordination
import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("The coordinators of the visible screen")
struct ScreenCoordinatorTests {
  private func opened(_ titles: String...) throws -> Session {
    let session = try Session.launched(HomeCoordinator.self)
    for title in titles { try session.tap(title) }
    return session
  }

  @Test("a screen without a reference to a coordinator belongs to the one it was created for")
  func creation() throws {
    let session = try opened("Open")
    #expect(session.screenCoordinators == ["Home", "Detail"])
    try session.perform(.back)
    #expect(session.screenCoordinators == ["Home"])
  }

  @Test("a later screen belongs to the coordinator that its view model refers to")
  func viewModel() throws {
    #expect(try opened("Open", "Next").screenCoordinators == ["Home", "Detail"])
  }

  @Test("a screen that refers to a coordinator belongs to it, not to its children")
  func parent() throws {
    #expect(try opened("Open", "Help").screenCoordinators == ["Home"])
  }

  @Test("a screen that refers to two coordinators belongs to the deeper one")
  func both() throws {
    #expect(try opened("Open", "Both").screenCoordinators == ["Home", "Detail"])
  }

  @Test("a screen that nothing connects with a coordinator counts for the root")
  func unknown() throws {
    #expect(try opened("Open", "Other").screenCoordinators == ["Home"])
  }
}

private final class HomeCoordinator: PlainCoordinator, FirstCoordinator {
  func start(in window: UIWindow) {
    let navigation = UINavigationController()
    let menu = ChoiceViewController([
      "Open": { [weak self, weak navigation] in self?.open(on: navigation) }
    ])
    navigation.setViewControllers([menu], animated: false)
    window.rootViewController = navigation
  }

  private func open(on navigation: UINavigationController?) {
    let child = DetailCoordinator()
    children.append(child)
    child.start(on: navigation) { [weak self, weak navigation] detail in
      navigation?.pushViewController(HelpViewController(self, detail), animated: true)
    }
  }
}

private final class DetailCoordinator: PlainCoordinator {
  func start(on navigation: UINavigationController?, help: @escaping (DetailCoordinator?) -> Void) {
    let screen = ChoiceViewController([
      "Next": { [weak self, weak navigation] in self?.showNext(on: navigation) },
      "Other": { [weak navigation] in
        navigation?.pushViewController(UIViewController(), animated: true)
      },
      "Help": { help(nil) },
      "Both": { [weak self] in help(self) },
    ])
    navigation?.pushViewController(screen, animated: true)
  }

  private func showNext(on navigation: UINavigationController?) {
    navigation?.pushViewController(NextViewController(NextViewModel(self)), animated: true)
  }
}

private final class NextViewModel {
  private weak var coordinator: DetailCoordinator?

  init(_ coordinator: DetailCoordinator) { self.coordinator = coordinator }
}

private final class NextViewController: UIViewController {
  private let viewModel: NextViewModel

  init(_ viewModel: NextViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

private final class HelpViewController: UIViewController {
  private weak var coordinator: HomeCoordinator?
  private weak var detail: DetailCoordinator?

  init(_ coordinator: HomeCoordinator?, _ detail: DetailCoordinator?) {
    self.coordinator = coordinator
    self.detail = detail
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
