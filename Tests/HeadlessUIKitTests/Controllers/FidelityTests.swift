import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// A navigation controller that records its appearance after calling `super`.
private final class LateNavigationController: UINavigationController {
  let journal: Journal

  init(_ root: UIViewController, _ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    viewControllers = [root]
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    journal.note("N.willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    journal.note("N.didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    journal.note("N.willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    journal.note("N.didDisappear")
  }
}

/// A tab bar controller that records when its view loads.
private final class SpyTabBarController: UITabBarController {
  private(set) var loaded = false

  override func viewDidLoad() { loaded = true }
}

/// A view that records its layout.
private final class LayoutView: UIView {
  let name: String
  let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { journal.note("\(name).layoutSubviews") }
}

/// A screen that records its layout.
private final class LayoutViewController: UIViewController {
  let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = LayoutView("root", journal)
    view.addSubview(LayoutView("child", journal))
  }
  override func viewIsAppearing(_ animated: Bool) { journal.note("isAppearing") }
  override func viewWillLayoutSubviews() { journal.note("willLayout") }
  override func viewDidLayoutSubviews() { journal.note("didLayout") }
  override func viewDidAppear(_ animated: Bool) { journal.note("didAppear") }
}

/// A screen that records the value it had when its view loaded.
private final class ValueViewController: UIViewController {
  var value = "none"
  private(set) var loadedWith: String?

  override func viewDidLoad() { loadedWith = value }
}

/// An animator that adds the presenter's view to the container.
private final class AddingAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) {
      context.containerView.insertSubview(view, at: 0)
    }
    UIView.animate(withDuration: 0.2) {
    } completion: { _ in
      context.completeTransition(true)
    }
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

private final class OwnAnimation: UINavigationControllerDelegate, UIGestureRecognizerDelegate {
  private let animator = AddingAnimator()

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

private final class HeightDelegate: NSObject, UITableViewDataSource, UITableViewDelegate {
  private(set) var asked: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked.append("cell \(indexPath.row)")
    return UITableViewCell()
  }

  func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    asked.append("height \(indexPath.row)")
    return 44
  }
}

/// Source of this suite: logs of the same code on iOS, and UIKit's published call stacks.
@Suite("UIKit's order of calls")
struct FidelityTests {
  @Test("a navigation controller forwards appearance to its top inside super")
  func forwardsInSuper() throws {
    let phone = SpyPhone()
    let navigation = LateNavigationController(phone.spy("A"), phone.journal)
    phone.window.rootViewController = navigation
    phone.window.makeKeyAndVisible()
    try phone.settle()
    #expect(
      phone.journal.take() == [
        "A.willMove(parent)", "A.didLoad", "A.willAppear", "N.willAppear", "A.isAppearing",
        "A.didAppear", "A.didMove(parent)", "N.didAppear",
      ])
    phone.window.rootViewController = UIViewController()
    try phone.settle()
    #expect(
      phone.journal.take() == [
        "A.willDisappear", "N.willDisappear", "A.didDisappear", "N.didDisappear",
      ])
  }

  @Test("a tab bar controller loads its view in its initializer")
  func tabBarLoads() throws {
    _ = SpyPhone()
    #expect(SpyTabBarController().loaded)
  }

  @Test("customizableViewControllers are all tabs by default")
  func customizable() throws {
    let phone = SpyPhone()
    let tabs = UITabBarController()
    tabs.viewControllers = [phone.spy("A"), phone.spy("B")]
    #expect(tabs.customizableViewControllers?.map(\.title) == ["A", "B"])
    tabs.customizableViewControllers = []
    #expect(tabs.customizableViewControllers == [])
  }

  @Test("a controller whose view is added without addChild appears and disappears")
  func withoutContainer() throws {
    let phone = SpyPhone()
    let root = phone.spy("A")
    try phone.show(root)
    let guest = phone.spy("B")
    root.view.addSubview(guest.view)
    try phone.settle()
    guest.view.removeFromSuperview()
    #expect(
      phone.journal.take() == [
        "B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear", "B.willDisappear",
        "B.didDisappear",
      ])
  }

  @Test("an appearing view is laid out after viewIsAppearing, parents first")
  func layout() throws {
    let phone = SpyPhone()
    let screen = LayoutViewController(phone.journal)
    phone.window.rootViewController = screen
    phone.window.makeKeyAndVisible()
    try phone.settle()
    #expect(
      phone.journal.take() == [
        "isAppearing", "willLayout", "root.layoutSubviews", "didLayout", "child.layoutSubviews",
        "didAppear",
      ])
    screen.view.setNeedsLayout()
    screen.view.setNeedsLayout()
    #expect(phone.journal.take() == [])
    screen.view.layoutIfNeeded()
    #expect(phone.journal.take() == ["willLayout", "root.layoutSubviews", "didLayout"])
    screen.view.addSubview(UIView())
    try phone.settle()
    #expect(phone.journal.take() == ["willLayout", "root.layoutSubviews", "didLayout"])
    screen.view.layoutIfNeeded()
    #expect(phone.journal.take() == [])
  }

  @Test("a view that is marked while it appears is laid out at once where that is asked for")
  func layoutWhileAppearing() throws {
    let phone = SpyPhone()
    let stack = UINavigationController(rootViewController: UIViewController())
    try phone.show(stack)
    let screen = LayoutViewController(phone.journal)
    stack.pushViewController(screen, animated: true)
    try phone.device.clock.advance(by: .milliseconds(100))
    #expect(
      phone.journal.take() == [
        "isAppearing", "willLayout", "root.layoutSubviews", "didLayout", "child.layoutSubviews",
      ])
    screen.view.setNeedsLayout()
    screen.view.layoutIfNeeded()
    #expect(phone.journal.take() == ["willLayout", "root.layoutSubviews", "didLayout"])
    try phone.finishTransitions()
    #expect(phone.journal.take() == ["didAppear"])
  }

  @Test("a table asks for the height of each row that becomes visible")
  func heights() throws {
    let phone = SpyPhone()
    let root = phone.spy("A")
    try phone.show(root)
    let table = UITableView(frame: .zero)
    let delegate = HeightDelegate()
    table.dataSource = delegate
    table.delegate = delegate
    root.view.addSubview(table)
    try phone.settle()
    #expect(delegate.asked == ["cell 0", "height 0", "cell 1", "height 1"])
  }

  @Test("a new stack without animation loads its top when the work is done")
  func setLoadsLate() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    let screen = ValueViewController()
    navigation.setViewControllers([screen], animated: false)
    screen.value = "set after"
    #expect(navigation.topViewController === screen)
    try phone.settle()
    #expect(screen.loadedWith == "set after")
    #expect(screen.view.window === phone.window)
  }

  @Test("a push after a new stack in the same turn is made at once")
  func setAndPush() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    navigation.setViewControllers([phone.spy("B")], animated: false)
    navigation.pushViewController(phone.spy("C"), animated: true)
    #expect(navigation.names == ["B", "C"])
    try phone.finishTransitions()
    #expect(navigation.visibleViewController?.title == "C")
  }

  @Test("a dismissal whose animator adds the presenter's view to the container keeps it on screen")
  func dismissalKeepsPresenter() throws {
    let phone = SpyPhone()
    let root = phone.spy("A")
    try phone.show(root)
    let screen = phone.spy("M")
    let animator = AddingAnimator()
    screen.modalPresentationStyle = .fullScreen
    screen.transitioningDelegate = animator
    root.present(screen, animated: false)
    root.dismiss(animated: true)
    try phone.finishTransitions()
    #expect(root.view.superview === phone.window)
    root.present(phone.spy("N"), animated: false)
    #expect(root.presentedViewController?.title == "N")
    #expect(phone.findings == [])
  }

  @Test("an alert's first field has the focus while the alert shows")
  func alertFocus() throws {
    let phone = SpyPhone()
    let root = phone.spy("A")
    try phone.show(root)
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: true)
    try phone.finishTransitions()
    #expect(alert.textFields?.map(\.isFirstResponder) == [true, false])
    try alert.choose(try #require(alert.actions.first))
    try phone.finishTransitions()
    #expect(alert.textFields?.map(\.isFirstResponder) == [false, false])
  }

  @Test("an alert over a focused field hides the keyboard, and its end restores it")
  func alertOverField() throws {
    let phone = SpyPhone()
    let root = phone.spy("A")
    let field = UITextField()
    root.view.addSubview(field)
    try phone.show(root)
    field.becomeFirstResponder()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: true)
    #expect(!field.isFirstResponder)
    try phone.finishTransitions()
    try alert.choose(try #require(alert.actions.first))
    try phone.finishTransitions()
    #expect(field.isFirstResponder)
  }

  @Test("a swipe back beside the app's animator pops if the app's gesture delegate consents")
  func swipeBesideAnimator() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B")
    let own = OwnAnimation()
    navigation.delegate = own
    navigation.interactivePopGestureRecognizer?.delegate = own
    #expect(refusal(of: { try phone.application.swipeBack(.cancelled) }) != nil)
    try phone.application.swipeBack()
    try phone.finishTransitions()
    #expect(navigation.names == ["A"])
  }

  @Test("a refresh control added as a subview is pulled")
  func refreshSubview() throws {
    let phone = SpyPhone()
    let root = phone.spy("A")
    try phone.show(root)
    let scroll = UIScrollView(frame: .zero)
    let control = UIRefreshControl()
    scroll.addSubview(control)
    root.view.addSubview(scroll)
    try scroll.performRefresh()
    #expect(control.isRefreshing)
  }

  @Test("a double-sided page takes a front and a back, and shows the front")
  func doubleSided() throws {
    let phone = SpyPhone()
    let pages = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    pages.isDoubleSided = true
    pages.setViewControllers(
      [phone.spy("front"), phone.spy("back")], direction: .forward, animated: false)
    #expect(pages.viewControllers?.map(\.title) == ["front"])
    #expect(phone.findings == [])
  }

  @Test("an active search is presented by the searched screen; a dismissal ends it first")
  func search() throws {
    let phone = SpyPhone()
    let screen = phone.spy("A")
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    try phone.show(UINavigationController(rootViewController: screen))
    search.isActive = true
    #expect(screen.presentedViewController === search)
    screen.present(phone.spy("M"), animated: true)
    #expect(phone.findings.count == 1)
    #expect(phone.findings.first?.contains("which is already presenting") == true)
    screen.dismiss(animated: true)
    #expect(!search.isActive)
    #expect(screen.presentedViewController == nil)
  }
}
