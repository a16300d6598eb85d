import BuilderRouter
import Coordination
import FluxVIP
import HeadlessUIKit
import Injection
import MVPCF

/// The root of the tree: owns the window, the app's container, and the flow that is on.
final class ApplicationCoordinator: BaseCoordinator {
  private let window: UIWindow
  private let container: Container
  private let preferences: any PreferencesManager
  private let linkChecker: any LinkChecker

  /// A link that came before somebody was signed in.
  private var keptLink: CrewLink?

  /// How many links were followed; one that is overtaken while the server is asked leads nowhere.
  private var linkCount = 0

  /// Creates the coordinator.
  ///
  /// - Parameters:
  ///   - window: what the flows show themselves in.
  ///   - container: the app's; each flow gets one of its own, whose parent this is.
  init(window: UIWindow, container: Container) {
    self.window = window
    self.container = container
    preferences =
      container.resolve((any PreferencesManager).self) ?? StoredPreferencesManager()
    linkChecker =
      container.resolve((any LinkChecker).self) ?? NetworkLinkChecker(preferences: preferences)
    super.init()
  }

  override func start() {
    container.resolve((any FirstLaunchManager).self)?.performTasksOnFirstLaunch()
    if !preferences.isOnboarded {
      showOnboarding()
    } else if preferences.authToken == nil {
      showSignIn()
    } else {
      showMain()
    }
    window.makeKeyAndVisible()
  }

  override func process(action: CoordinatorAction) -> Bool {
    guard case .open(let url) = action else { return super.process(action: action) }
    guard let link = CrewLink(url) else {
      refuseLink()
      return false
    }
    guard let main else {
      keptLink = link
      return true
    }
    follow(link, in: main)
    return true
  }
}

extension ApplicationCoordinator {
  private var main: MainCoordinator? {
    children.lazy.compactMap { $0 as? MainCoordinator }.first
  }

  private func showOnboarding() {
    let builder = OnboardingBuilder(dependency: OnboardingComponent(preferences: preferences))
    let router = builder.build(withListener: self)
    begin(router, at: router.viewControllable.uiViewController)
  }

  private func showSignIn() {
    let flowContainer = Container(parent: container)
    SignInAssembly().assemble(container: flowContainer)
    let navigation = UINavigationController()
    let coordinator = SignInCoordinator(
      navigationController: navigation, container: flowContainer)
    coordinator.finished = { [weak self, weak coordinator] in
      self?.end(coordinator)
      self?.showMain()
    }
    begin(coordinator, at: navigation)
  }

  private func showMain() {
    let coordinator = MainCoordinator(container: Container(parent: container))
    coordinator.loggedOut = { [weak self] in self?.logOut() }
    begin(coordinator, at: coordinator.makeUI())
    if let link = keptLink {
      keptLink = nil
      follow(link, in: coordinator)
    }
  }

  private func begin(_ flow: any Coordinator, at root: UIViewController) {
    addDependency(flow)
    flow.start()
    window.rootViewController = root
  }

  private func end(_ flow: (any Coordinator)?) {
    removeDependency(flow)
  }

  private func logOut() {
    container.resolve((any LogoutManager).self)?.logout()
    guard let main else { return }
    main.stop { [self] in
      end(main)
      showSignIn()
    }
  }

  private func follow(_ link: CrewLink, in main: MainCoordinator) {
    linkCount += 1
    linkChecker.check(link) { [weak self, weak main, linkCount] leadsSomewhere in
      guard let self, let main, linkCount == self.linkCount else { return }
      leadsSomewhere ? main.open(link) : refuseLink()
    }
  }

  private func refuseLink() {
    window.rootViewController?.showAlert(title: "Cannot open this link", message: nil)
  }
}

extension ApplicationCoordinator: OnboardingListener {
  func onboardingDidEnd() {
    end(children.first { $0 is OnboardingRouter })
    if preferences.authToken == nil {
      showSignIn()
    } else {
      showMain()
    }
  }
}

/// What the app feeds onboarding.
private struct OnboardingComponent: OnboardingDependency {
  let preferences: any PreferencesManager
}
