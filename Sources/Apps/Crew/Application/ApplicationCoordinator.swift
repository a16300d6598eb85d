// The root of the app, built with the MVPCF kit.

import BuilderRouter
import Coordination
import CrewOnboarding
import CrewShared
import CrewSignIn
import FluxVIP
import HeadlessUIKit
import Injection
import MVPCF

/// The root coordinator, which owns the window, the app's container and the current flow.
final class ApplicationCoordinator: BaseCoordinator {
  private let window: UIWindow
  private let container: Container

  @Inject private var preferences: any PreferencesManager
  @Inject private var linkChecker: any LinkChecker
  @Inject private var logoutManager: any LogoutManager
  @Inject private var firstLaunchManager: any FirstLaunchManager
  @Inject private var client: SessionHTTPClient

  /// The link whose resource is being checked.
  private var checkedLink: CrewLink?

  /// The link that no flow has taken yet: it arrived during onboarding, or the session ended.
  private var pendingLink: CrewLink?

  /// The number of links followed so far.
  ///
  /// An earlier link whose check completes after a later link arrived is ignored.
  private var linkCount = 0

  /// Creates the coordinator.
  ///
  /// - Parameters:
  ///   - window: The window that shows the flows.
  ///   - container: The app's container, which is the parent of each flow's container.
  init(window: UIWindow, container: Container) {
    self.window = window
    self.container = container
    _preferences = Inject(from: container)
    _linkChecker = Inject(from: container)
    _logoutManager = Inject(from: container)
    _firstLaunchManager = Inject(from: container)
    _client = Inject(from: container)
    super.init()
    client.sessionExpired = { [weak self] in self?.sessionExpired() }
  }

  override func start() {
    firstLaunchManager.performTasksOnFirstLaunch()
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
      showLinkError()
      return false
    }
    if let main {
      follow(link, in: main)
    } else if !super.process(action: action) {
      pendingLink = link
    }
    return true
  }
}

extension ApplicationCoordinator {
  private var main: MainCoordinator? {
    children.lazy.compactMap { $0 as? MainCoordinator }.first
  }

  private func showOnboarding() {
    let flowContainer = Container(parent: container)
    let builder = RootBuilder(dependency: OnboardingComponent(container: flowContainer))
    let onboarding = builder.build(withListener: self)
    show(onboarding, root: onboarding.uiViewController)
  }

  private func showSignIn(notice: String? = nil) {
    let flowContainer = Container(parent: container)
    SignInAssembly().assemble(container: flowContainer)
    let navigation = UINavigationController()
    let coordinator = SignInCoordinator(
      navigationController: navigation, container: flowContainer, notice: notice)
    coordinator.finished = { [weak self, weak coordinator] link in
      self?.end(coordinator)
      self?.showMain(link)
    }
    show(coordinator, root: navigation)
    if let action = takePendingLink()?.action { coordinator.handle(action) }
  }

  private func showMain(_ link: CrewLink? = nil) {
    let coordinator = MainCoordinator(container: Container(parent: container))
    coordinator.loggedOut = { [weak self] in self?.logOut() }
    show(coordinator, root: coordinator.makeUI())
    if let link = link ?? takePendingLink() { follow(link, in: coordinator) }
  }

  private func takePendingLink() -> CrewLink? {
    defer { pendingLink = nil }
    return pendingLink
  }

  private func show(_ flow: any Coordinator, root: UIViewController) {
    addDependency(flow)
    // The flow starts first, so that its root already holds a screen when the window shows it.
    flow.start()
    window.rootViewController = root
  }

  private func end(_ flow: (any Coordinator)?) {
    removeDependency(flow)
  }

  private func logOut(notice: String? = nil) {
    // The requests are cancelled first, so that no response is stored while the screens close.
    logoutManager.logout()
    guard let main else { return }
    main.stop { [self] in
      end(main)
      showSignIn(notice: notice)
    }
  }

  /// Returns to sign-in when the server refuses the session's token, whichever flow sent the request.
  ///
  /// A link whose check was refused is followed after the next sign-in.
  private func sessionExpired() {
    pendingLink = checkedLink ?? pendingLink
    checkedLink = nil
    logOut(notice: "Your session has ended. Sign in again.".localized)
  }

  private func follow(_ link: CrewLink, in main: MainCoordinator) {
    // A later link replaces one whose check has not been answered.
    linkCount += 1
    checkedLink = nil
    guard link.tab != nil else { return showLinkError() }
    checkedLink = link
    linkChecker.check(link) { [weak self, weak main, linkCount] canOpen in
      guard let self, let main, linkCount == self.linkCount else { return }
      checkedLink = nil
      canOpen ? main.open(link) : showLinkError()
    }
  }

  private func showLinkError() {
    window.rootViewController?.showAlert(title: "Cannot open this link".localized, message: nil)
  }
}

extension ApplicationCoordinator: OnboardingListener {
  func onboardingDidEnd() {
    container.track("onboarding.completed")
    end(children.first { $0 is any AppEntryPoint })
    if preferences.authToken == nil {
      showSignIn()
    } else {
      showMain()
    }
  }
}

/// The dependencies that the app passes to onboarding, from the flow's container.
private final class OnboardingComponent: OnboardingDependency {
  @Inject var preferences: any PreferencesManager

  private let container: Container

  init(container: Container) {
    self.container = container
    _preferences = Inject(from: container)
  }
}
