import Foundation
import HeadlessUIKit
import Reactive
import ReactiveUIKit
import Testing

@Suite("Calls that bound navigation and tab bar controllers pass on to the app's delegate")
struct ScreenForwardingTests {
  final class Animator: UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  }

  /// A delegate that logs its calls, refuses selections and brings transitions of its own.
  final class Delegate: UINavigationControllerDelegate, UITabBarControllerDelegate {
    var calls: [String] = []
    let animator = Animator()
    let interaction = UIPercentDrivenInteractiveTransition()

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      calls.append("will show \(viewController.title ?? "")")
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      calls.append("\(operation == .push ? "push" : "pop") to \(toVC.title ?? "")")
      return animator
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      calls.append("selected \(viewController.title ?? "")")
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool { false }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      calls.append("tab \(selectedTab.title) after \(previousTab?.title ?? "none")")
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      calls.append("from \(fromVC.title ?? "") to \(toVC.title ?? "")")
      return animator
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  let delegate = Delegate()
  let bag = DisposeBag()
  let first = UIViewController()
  let second = UIViewController()

  init() {
    (first.title, second.title) = ("First", "Second")
  }

  @Test("a navigation controller's delegate brings its transitions")
  func navigation() throws {
    let controller = UINavigationController()
    controller.delegate = delegate
    controller.rx.willShow.subscribe(onNext: { [delegate] in
      delegate.calls.append("rx \($0.viewController.title ?? "") \($0.animated)")
    }).disposed(by: bag)
    let proxy = try #require(controller.delegate)
    let animator = proxy.navigationController(
      controller, animationControllerFor: .push, from: first, to: second)
    #expect(animator === delegate.animator)
    #expect(
      proxy.navigationController(controller, interactionControllerFor: delegate.animator)
        === delegate.interaction)
    proxy.navigationController(controller, willShow: second, animated: true)
    #expect(delegate.calls == ["push to Second", "will show Second", "rx Second true"])
  }

  @Test(
    "the proxy of a navigation controller's delegate sends the arguments of what shows screens, and forwards it"
  )
  func navigationProxy() throws {
    let controller = UINavigationController()
    controller.delegate = delegate
    for selector in [
      "navigationController:willShow:animated:",
      "navigationController:didShowViewController:animated:",
    ] {
      controller.rx.delegate.methodInvoked(Selector(selector)).subscribe(onNext: {
        [delegate] arguments in
        let screen = arguments[1] as? UIViewController
        delegate.calls.append("rx \(arguments.count) \(screen?.title ?? "") \(arguments[2])")
      }).disposed(by: bag)
    }
    #expect(controller.rx.delegate === controller.rx.delegate)
    let proxy = try #require(controller.delegate)
    proxy.navigationController(controller, willShow: first, animated: true)
    proxy.navigationController(controller, didShow: second, animated: false)
    #expect(
      proxy.navigationController(
        controller, animationControllerFor: .push, from: first, to: second) === delegate.animator)
    #expect(
      proxy.navigationController(controller, interactionControllerFor: delegate.animator)
        === delegate.interaction)
    #expect(
      delegate.calls == [
        "will show First", "rx 3 First true", "rx 3 Second false", "push to Second",
      ])
  }

  @Test("a navigation controller without a delegate of the app has no transitions of its own")
  func navigationDefaults() throws {
    let controller = UINavigationController()
    controller.rx.willShow.subscribe().disposed(by: bag)
    let proxy = try #require(controller.delegate)
    #expect(
      proxy.navigationController(
        controller, animationControllerFor: .push, from: first, to: second) == nil)
    #expect(
      proxy.navigationController(controller, interactionControllerFor: delegate.animator) == nil)
  }

  @Test("a tab bar controller's delegate refuses tabs, hears of them and brings its transitions")
  func tabs() throws {
    let controller = UITabBarController()
    controller.delegate = delegate
    controller.rx.didSelect.subscribe(onNext: { [delegate] in
      delegate.calls.append("rx \($0.title ?? "")")
    }).disposed(by: bag)
    let proxy = try #require(controller.delegate)
    let tabs = ["Trips", "Map"].map { title in
      UITab(title: title, image: nil, identifier: title) { _ in UIViewController() }
    }
    #expect(!proxy.tabBarController(controller, shouldSelectTab: tabs[0]))
    proxy.tabBarController(controller, didSelectTab: tabs[1], previousTab: tabs[0])
    proxy.tabBarController(controller, didSelect: second)
    let animator = proxy.tabBarController(
      controller, animationControllerForTransitionFrom: first, to: second)
    #expect(animator === delegate.animator)
    #expect(
      proxy.tabBarController(controller, interactionControllerFor: delegate.animator)
        === delegate.interaction)
    #expect(
      delegate.calls == [
        "tab Map after Trips", "selected Second", "rx Second", "from First to Second",
      ])
  }

  @Test("a tab bar controller without a delegate of the app permits every tab")
  func tabDefaults() throws {
    let controller = UITabBarController()
    controller.rx.didSelect.subscribe().disposed(by: bag)
    let proxy = try #require(controller.delegate)
    #expect(
      proxy.tabBarController(
        controller,
        shouldSelectTab: UITab(title: "Trips", image: nil, identifier: "trips") { _ in
          UIViewController()
        }))
    #expect(proxy.tabBarController(controller, shouldSelect: first))
    #expect(
      proxy.tabBarController(controller, animationControllerForTransitionFrom: first, to: second)
        == nil)
  }

  @Test("the end of the launch and memory warnings are sent")
  func application() {
    var heard: [String] = []
    UIApplication.rx.didFinishLaunching.subscribe(onNext: { heard.append("launched") })
      .disposed(by: bag)
    UIApplication.rx.didReceiveMemoryWarning.subscribe(onNext: { heard.append("memory") })
      .disposed(by: bag)
    for name in [
      UIApplication.didFinishLaunchingNotification,
      UIApplication.didReceiveMemoryWarningNotification,
    ] {
      NotificationCenter.default.post(name: name, object: nil)
    }
    #expect(heard == ["launched", "memory"])
  }
}
