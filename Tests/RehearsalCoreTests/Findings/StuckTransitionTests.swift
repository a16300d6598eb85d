import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

/// An app whose animator never completes the transition, with a repeating timer.
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
  ) -> (any UIViewControllerAnimatedTransitioning)? { IncompleteAnimator() }
}

private final class IncompleteAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

@Suite("Stuck transitions")
struct StuckTransitionTests {
  @Test("a transition that never ends is a finding, and later taps are errors")
  func stuck() throws {
    let session = try Session(StuckAppDelegate.self)
    try session.launch()
    try session.perform(.tap(ElementQuery("Go")))
    let findings = session.device.findings.all.map(\.message)
    #expect(findings.map { $0.hasPrefix("IncompleteAnimator has not ended the push") } == [true])
    let error = #expect(throws: SessionError.self) {
      try session.perform(.tap(ElementQuery("Go")))
    }
    #expect(error?.message == "nobody can touch the app: the push of UIViewController never ends")
  }
}
