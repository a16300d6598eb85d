internal import HeadlessDevice
internal import VirtualTime

extension UIApplication {
  /// The reason for a launch.
  package enum LaunchReason {
    /// A tap on the app's icon.
    case icon
    /// A URL with the app's scheme.
    case url(URL)
    /// A universal link.
    case userActivity(NSUserActivity)
    /// A tap on a remote notification.
    case remoteNotification([AnyHashable: Any])
    /// A tap on a notification that the app scheduled itself.
    case localNotification(UNNotification)
    /// A quick action on the home screen.
    case shortcutItem(UIApplicationShortcutItem)

    fileprivate var isIcon: Bool {
      if case .icon = self { true } else { false }
    }

    fileprivate var options: [LaunchOptionsKey: Any]? {
      switch self {
      case .icon, .localNotification: nil
      case .url(let url): [.url: url]
      case .remoteNotification(let userInfo): [.remoteNotification: userInfo]
      case .shortcutItem(let item): [.shortcutItem: item]
      case .userActivity(let activity):
        [.userActivityDictionary: [LaunchOptionsKey.userActivityType: activity.activityType]]
      }
    }
  }

  /// Launches an app on the current device, in place of the running one.
  ///
  /// Calls `willFinishLaunching` and `didFinishLaunching`. If both return true, delivers what the
  /// app was launched for. Then the app becomes active. The former application is released without
  /// a call, before the delegate is made: call ``terminate()`` on it first if it should be told.
  @discardableResult
  package static func launch(
    _ delegate: @autoclosure () -> any UIApplicationDelegate, for reason: LaunchReason = .icon
  ) -> UIApplication {
    shared.tearDown()
    let application = SharedApplication.replace()
    application.delegate = delegate()
    application.start(for: reason)
    return application
  }

  /// Starts the app that hosts unit tests, in which windows may be shown already.
  package final func host(_ delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    start(for: .icon)
    _ = try? clock.advance(by: .zero)
  }

  private final func start(for reason: LaunchReason) {
    guard let delegate else { return }
    notificationCenter.record.resume(for: self)
    let scene = makeScene()
    let connection = connectionOptions(for: reason)
    // Only an app without a scene delegate gets the reason in its launch options.
    let early = reason.isIcon ? nil : configuration(of: scene, connection, from: delegate)
    let options = early?.delegateClass == nil ? reason.options : nil
    let willHandle = delegate.application(self, willFinishLaunchingWithOptions: options)
    let window = StoryboardWindow.make(for: self, delegate)
    let didHandle = delegate.application(self, didFinishLaunchingWithOptions: options)
    StoryboardWindow.show(window, of: delegate)
    post(Self.didFinishLaunchingNotification)
    connect(scene, connection, early ?? configuration(of: scene, connection, from: delegate))
    if willHandle && didHandle { deliver(reason) }
    becomeActive()
  }

  /// Delivers what the app was launched for; a scene's delegate got it in its connection options.
  private final func deliver(_ reason: LaunchReason) {
    switch reason {
    case .icon: break
    case .url where sceneWithDelegate != nil, .userActivity where sceneWithDelegate != nil: break
    case .shortcutItem where sceneWithDelegate != nil: break
    case .url(let url):
      guard !open(url) else { return }
      unhandledLaunchURL = url
      noteUnhandled(url)
    case .userActivity(let activity): continueActivity(activity)
    case .remoteNotification(let userInfo): respond(to: remote(userInfo))
    case .localNotification(let notification): respond(to: notification)
    case .shortcutItem(let item): perform(item)
    }
  }

  /// Creates the app's scene, also for an app without a scene delegate.
  private final func makeScene() -> UIWindowScene {
    let session = UISceneSession(
      role: .windowApplication,
      configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    connectedScenes = [scene]
    return scene
  }

  private final func connectionOptions(for reason: LaunchReason) -> UIScene.ConnectionOptions {
    let options = UIScene.ConnectionOptions()
    options.fill(from: reason)
    switch reason {
    case .remoteNotification(let userInfo):
      options.notificationResponse = remote(userInfo).response
    case .localNotification(let notification): options.notificationResponse = notification.response
    case .icon, .url, .userActivity, .shortcutItem: break
    }
    return options
  }

  private final func configuration(
    of scene: UIWindowScene, _ options: UIScene.ConnectionOptions,
    from delegate: any UIApplicationDelegate
  ) -> UISceneConfiguration {
    delegate.application(self, configurationForConnecting: scene.session, options: options)
  }

  private final func connect(
    _ scene: UIWindowScene, _ options: UIScene.ConnectionOptions,
    _ configuration: UISceneConfiguration
  ) {
    let session = scene.session
    let isOwn = session.configuration !== configuration
    session.configuration = configuration
    guard let type = configuration.delegateClass else {
      scene.activationState = .foregroundInactive
      if isOwn, windows.isEmpty { reportSceneWithoutDelegate() }
      return
    }
    let sceneDelegate = type.init()
    scene.delegate = sceneDelegate
    let window = configuration.storyboard.flatMap { StoryboardWindow.make($0, in: scene) }
    if let window { (sceneDelegate as? any UIWindowSceneDelegate)?.ownWindow = window }
    sceneDelegate.scene(scene, willConnectTo: session, options: options)
    StoryboardWindow.show(window, of: sceneDelegate as? any UIWindowSceneDelegate)
    scene.post(UIScene.willConnectNotification)
    sceneDelegate.sceneWillEnterForeground(scene)
    scene.post(UIScene.willEnterForegroundNotification)
    post(Self.willEnterForegroundNotification)
    scene.activationState = .foregroundInactive
  }

  /// Reports an app whose Info.plist would name its scene delegate: it has no window here.
  private final func reportSceneWithoutDelegate() {
    device.findings.report(
      .viewController,
      """
      application(_:configurationForConnecting:options:) answered a configuration without a \
      delegate, and the app has no window. Its Info.plist, if there is one, names none. Set \
      delegateClass of the configuration: `configuration.delegateClass = SceneDelegate.self`.
      """)
  }

  /// Leaves the device to another application without a release, because the process of this one has ended.
  package final func leaveDevice() {
    Device.current.detach(UIApplication.self)
    SharedApplication.forget()
  }

  /// Releases everything the app holds without a call to it, as the end of a process does.
  package final func discard() {
    tearDown()
  }

  /// Releases everything the app holds, and cancels its pending work on the clock.
  final func tearDown() {
    for transition in transitions { transition.invalidate() }
    transitions = []
    for token in commits.values { token.cancel() }
    commits = [:]
    layoutPass?.cancel()
    layoutPass = nil
    viewsToLayOut = []
    scheduledStacks = []
    transitionsInFlight = 0
    banner?.cancelExpiry()
    banner = nil
    notificationCenter.record.pause()
    windows = []
    storyboardWindow = nil
    keyWindow = nil
    connectedScenes = []
    delegate = nil
  }

  /// Runs work after the current work is done, as UIKit does after committing a change, or after a delay.
  final func afterCommit(
    of subject: String, delay: Duration = .zero, _ work: @escaping () -> Void
  ) {
    transitionsInFlight += 1
    commitCount += 1
    let number = commitCount
    commits[number] = clock.schedule(after: delay, for: .init(.transition, subject)) {
      [weak self] in
      guard let self else { return }
      commits[number] = nil
      transitionsInFlight -= 1
      work()
    }
  }
}

extension UIScene.ConnectionOptions {
  fileprivate func fill(from reason: UIApplication.LaunchReason) {
    switch reason {
    case .icon, .remoteNotification, .localNotification: break
    case .url(let url): urlContexts = [UIOpenURLContext(url: url)]
    case .userActivity(let activity): userActivities = [activity]
    case .shortcutItem(let item): shortcutItem = item
    }
  }
}
