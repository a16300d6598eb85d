import Coordination
import HeadlessUIKit

/// The flow app written with an app's own base class, which only calls `Lifetimes.watch(_:)`.
enum OwnFlows: Flows {
  static func begin() -> (coordinator: AnyObject, navigation: UINavigationController) {
    let navigation = UINavigationController()
    let coordinator = StepCoordinator(navigation: navigation)
    coordinator.start()
    return (coordinator, navigation)
  }

  static func stopChildren(of coordinator: AnyObject, completion: @escaping () -> Void) {
    (coordinator as? TeamCoordinator)?.stopChildren(completion: completion)
  }

  class TeamCoordinator {
    private(set) var childCoordinators: [TeamCoordinator] = []

    init() {
      Lifetimes.watch(self)
    }

    func add(_ child: TeamCoordinator) {
      childCoordinators.append(child)
    }

    func remove(_ child: TeamCoordinator?) {
      childCoordinators.removeAll { $0 === child }
    }

    func stop(completion: @escaping () -> Void) {
      stopChildren(completion: completion)
    }

    final func stopChildren(completion: @escaping () -> Void) {
      guard let last = childCoordinators.last else { return completion() }
      last.stop { [self] in
        remove(last)
        stopChildren(completion: completion)
      }
    }
  }

  final class StepViewController: UIViewController {
    var onChoice: ((FlowChoice) -> Void)?
    var onLeave: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = "Step"
      view.addChoices { [weak self] in self?.onChoice?($0) }
    }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      if parent == nil { onLeave?() }
    }
  }

  final class StepCoordinator: TeamCoordinator {
    var onEnd: (() -> Void)?

    private weak var navigation: UINavigationController?
    private weak var screen: StepViewController?
    private let isSheet: Bool

    init(navigation: UINavigationController, isSheet: Bool = false) {
      self.navigation = navigation
      self.isSheet = isSheet
      super.init()
    }

    override func stop(completion: @escaping () -> Void) {
      stopChildren { [self] in
        guard let shown = isSheet ? navigation : screen else { return completion() }
        shown.takeAway(completion: completion)
      }
    }

    func start() {
      let screen = StepViewController()
      screen.onChoice = { [weak self] in self?.show($0) }
      screen.onLeave = { [weak self] in self?.onEnd?() }
      self.screen = screen
      navigation?.pushViewController(screen, animated: true)
    }

    private func show(_ choice: FlowChoice) {
      guard let navigation else { return }
      switch choice {
      case .more: navigation.pushViewController(MoreViewController(), animated: true)
      case .push: begin(StepCoordinator(navigation: navigation))
      case .present: present(over: navigation)
      }
    }

    private func begin(_ child: StepCoordinator) {
      child.onEnd = { [weak self, weak child] in self?.remove(child) }
      add(child)
      child.start()
    }

    private func present(over navigation: UINavigationController) {
      let sheet = UINavigationController()
      let child = StepCoordinator(navigation: sheet, isSheet: true)
      begin(child)
      navigation.present(sheet, animated: true)
      sheet.presentationController?.delegate = child
    }
  }
}

extension OwnFlows.StepCoordinator: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onEnd?()
  }
}
