import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

/// An app whose animator forgets to say that it is done, beside a timer that never ends.
final class StuckAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: StuckViewController())
    window?.makeKeyAndVisible()
    return true
  }
}

private final class StuckViewController: UIViewController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.delegate = self
    view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Go") { [weak self] _ in
          self?.navigationController?.pushViewController(UIViewController(), animated: true)
        }))
    Device.current.clock.schedule(every: .seconds(1), for: "poll") {}
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ForgetfulAnimator() }
}

private final class ForgetfulAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

@Suite("An app that no touch reaches any more")
struct StuckTests {
  @Test("a transition that never ends is named, and later touches are refused, not waited for")
  func stuck() throws {
    let session = try Session(StuckAppDelegate.self)
    try session.launch()
    try session.perform(.tap(ElementQuery("Go")))
    let findings = session.device.findings.all.map(\.message)
    #expect(findings.map { $0.hasPrefix("ForgetfulAnimator has not ended the push") } == [true])
    let error = #expect(throws: SessionError.self) {
      try session.perform(.tap(ElementQuery("Go")))
    }
    #expect(error?.message == "nobody can touch the app: the push of UIViewController never ends")
  }
}
