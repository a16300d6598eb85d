internal import HeadlessDevice
internal import VirtualTime

extension UIApplication {
  /// Why the system starts an app.
  package enum LaunchReason {
    /// A tap on its icon.
    case icon
    /// A link with its own scheme.
    case url(URL)
    /// A universal link.
    case userActivity(NSUserActivity)
    /// A tap on a remote notification.
    case remoteNotification([AnyHashable: Any])
    /// A quick action.
    case shortcutItem(UIApplicationShortcutItem)

    fileprivate var options: [LaunchOptionsKey: Any]? {
      switch self {
      case .icon: nil
      case .url(let url): [.url: url]
      case .remoteNotification(let userInfo): [.remoteNotification: userInfo]
      case .shortcutItem(let item): [.shortcutItem: item]
      case .userActivity(let activity):
        [.userActivityDictionary: [LaunchOptionsKey.userActivityType: activity.activityType]]
      }
    }
  }

  /// Starts an app on the current device, in place of the one that runs there.
  ///
  /// The delegate is told that launching will finish and did finish; where it said yes both times,
  /// what the app was launched for is delivered; then the app becomes active. The former application
  /// is let go without a word, before the delegate is made: call ``terminate()`` on it first where it should hear of it.
  @discardableResult
  package static func launch(
    _ delegate: @autoclosure () -> any UIApplicationDelegate, for reason: LaunchReason = .icon
  ) -> UIApplication {
    shared.abandon()
    let application = SharedApplication.replace()
    application.delegate = delegate()
    application.start(for: reason)
    return application
  }

  private final func start(for reason: LaunchReason) {
    guard let delegate else { return }
    let options = reason.options
    makeScene()
    let willHandle = delegate.application(self, willFinishLaunchingWithOptions: options)
    let didHandle = delegate.application(self, didFinishLaunchingWithOptions: options)
    post(Self.didFinishLaunchingNotification)
    connectScene(delegate, for: reason)
    if willHandle && didHandle { hand(reason) }
    becomeActive()
  }

  /// Delivers what the app was launched for; a scene's delegate found it in its options.
  private final func hand(_ reason: LaunchReason) {
    switch reason {
    case .icon: break
    case .url where toldScene != nil, .userActivity where toldScene != nil: break
    case .shortcutItem where toldScene != nil: break
    case .url(let url): open(url)
    case .userActivity(let activity): goOn(with: activity)
    case .remoteNotification(let userInfo): respond(to: remote(userInfo))
    case .shortcutItem(let item): perform(item)
    }
  }

  /// An app has a scene even where no delegate is told of it.
  private final func makeScene() {
    let session = UISceneSession(
      role: .windowApplication,
      configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    scene.activationState = .foregroundInactive
    connectedScenes = [scene]
  }

  private final func connectScene(
    _ delegate: any UIApplicationDelegate, for reason: LaunchReason
  ) {
    guard let scene = windowScene else { return }
    let session = scene.session
    let options = UIScene.ConnectionOptions()
    options.take(reason)
    if case .remoteNotification(let userInfo) = reason {
      options.notificationResponse = remote(userInfo).response
    }
    let plain = session.configuration
    session.configuration = delegate.application(
      self, configurationForConnecting: session, options: options)
    guard let type = session.configuration.delegateClass else {
      if session.configuration !== plain, windows.isEmpty { reportSceneWithoutDelegate() }
      return
    }
    scene.delegate = type.init()
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    scene.post(UIScene.willConnectNotification)
    scene.delegate?.sceneWillEnterForeground(scene)
    scene.post(UIScene.willEnterForegroundNotification)
  }

  /// An app whose Info.plist names its scene delegate has no window here.
  private final func reportSceneWithoutDelegate() {
    device.findings.report(
      .viewController,
      """
      application(_:configurationForConnecting:options:) answered a configuration without a \
      delegate, and the app has no window. There is no Info.plist here that names one. Set \
      delegateClass of the configuration: `configuration.delegateClass = SceneDelegate.self`.
      """)
  }

  /// Lets everything go that the app holds, and everything that waits for the clock on its account.
  final func abandon() {
    for transition in transitions { transition.abandon() }
    transitions = []
    for token in commits.values { token.cancel() }
    commits = [:]
    dueStacks = []
    transitionsInFlight = 0
    banner?.cancelExpiry()
    banner = nil
    notificationCenter.removeAllPendingNotificationRequests()
    windows = []
    keyWindow = nil
    connectedScenes = []
    delegate = nil
  }

  /// Runs work when what runs now is done, as UIKit does after committing a change.
  final func afterCommit(of subject: String, _ work: @escaping () -> Void) {
    transitionsInFlight += 1
    commitCount += 1
    let number = commitCount
    commits[number] = clock.schedule(after: .zero, for: .init(.transition, subject)) {
      [weak self] in
      guard let self else { return }
      commits[number] = nil
      transitionsInFlight -= 1
      work()
    }
  }
}

extension UIScene.ConnectionOptions {
  fileprivate func take(_ reason: UIApplication.LaunchReason) {
    switch reason {
    case .icon, .remoteNotification: break
    case .url(let url): urlContexts = [UIOpenURLContext(url: url)]
    case .userActivity(let activity): userActivities = [activity]
    case .shortcutItem(let item): shortcutItem = item
    }
  }
}
