import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

private final class NoViewController: UIViewController {
  override func loadView() {}
}

private final class LabelView: UIView {}

private final class OwnViewController: UIViewController {
  override func loadView() { view = LabelView(frame: .zero) }
}

@Suite("a view controller")
struct ViewControllerTests {
  @Test("loads its view once, when somebody needs it")
  func loading() {
    let phone = SpyPhone()
    let controller = phone.spy("A")
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    _ = controller.view
    controller.loadViewIfNeeded()
    #expect(phone.journal.take() == ["A.didLoad"])
  }

  @Test("has the view its own loadView makes")
  func ownView() {
    _ = SpyPhone()
    #expect(OwnViewController().view is LabelView)
  }

  @Test("without a view after loadView, and with a nib, is a finding")
  func findings() {
    let phone = SpyPhone()
    _ = NoViewController().view
    _ = UIViewController(nibName: "Shift", bundle: nil).view
    #expect(
      phone.findings == [
        """
        NoViewController has no view after loadView(); UIKit raises an exception. Assign `view` in \
        loadView(), or do not override it.
        """,
        """
        UIViewController asks for the nib "Shift"; there are no nibs here, and it gets an empty \
        view. Build the view in loadView() or viewDidLoad(), and call super.init(nibName: nil, \
        bundle: nil).
        """,
      ])
  }

  @Test("its title is its bars' until they have their own")
  func title() {
    _ = SpyPhone()
    let controller = UIViewController()
    controller.title = "Shifts"
    #expect(controller.navigationItem.title == "Shifts")
    #expect(controller.tabBarItem.title == "Shifts")
    controller.navigationItem.title = "All shifts"
    #expect(controller.title == "Shifts")
    controller.title = "Trips"
    #expect([controller.navigationItem.title, controller.tabBarItem.title] == ["Trips", "Trips"])
  }

  @Test("finds the containers it is in, at any depth")
  func containers() {
    let phone = SpyPhone()
    let screen = phone.spy("A")
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    #expect(screen.navigationController === navigation)
    #expect(screen.tabBarController === tabs)
    #expect(navigation.navigationController == nil)
    #expect(screen.splitViewController == nil)
  }

  @Test("its edit button turns editing on and off")
  func editing() throws {
    _ = SpyPhone()
    let controller = UIViewController()
    #expect(controller.editButtonItem.title == "Edit")
    try controller.editButtonItem.performTap()
    #expect(controller.isEditing)
    #expect(controller.editButtonItem.title == "Done")
  }

  @Test("is next to its container's view in the chain of responders")
  func responders() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    var chain: [String] = []
    var responder: UIResponder? = navigation.viewControllers[0].view
    while let current = responder {
      chain.append("\(type(of: current))")
      responder = current.next
    }
    #expect(
      chain == [
        "UIView", "SpyViewController", "NavigationView", "UINavigationController", "UIWindow",
        "UIApplication",
      ])
  }

  @Test("presented, is next to what presents it")
  func presentedResponder() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let sheet = phone.present("B", on: root)
    #expect(sheet.view.next === sheet)
    #expect(sheet.next === root)
  }

  @Test("knows whether it has been seen, and since which step it is gone")
  func presence() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    let screen = phone.spy("B")
    #expect(!screen.presence.hasBeenOnScreen)
    #expect(!screen.isInWindowHierarchy)
    navigation.pushViewController(screen, animated: false)
    #expect(screen.presence.hasBeenOnScreen)
    #expect(screen.presence.leftAtStep == nil)
    #expect(screen.isInWindowHierarchy)
    phone.device.findings.step = 3
    navigation.popViewController(animated: false)
    #expect(screen.presence.leftAtStep == 3)
    #expect(!screen.isInWindowHierarchy)
    #expect(navigation.viewControllers[0].isInWindowHierarchy)
  }

  @Test("covered or presented it is in the window's hierarchy, dismissed it is not")
  func hierarchy() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let inner = phone.spy("B")
    let modal = UINavigationController(rootViewController: inner)
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: false)
    #expect(root.isInWindowHierarchy)
    #expect(inner.isInWindowHierarchy)
    phone.device.findings.step = 2
    root.dismiss(animated: false)
    #expect(!inner.isInWindowHierarchy)
    #expect(inner.presence.leftAtStep == 2)
  }

  @Test("is known while it lives, in the order controllers were made")
  func registry() {
    let phone = SpyPhone()
    let first = phone.spy("A")
    var second: UIViewController? = phone.spy("B")
    let third = phone.spy("C")
    #expect(phone.application.controllers.alive.map(\.title) == ["A", "B", "C"])
    second = nil
    #expect(phone.application.controllers.alive == [first, third])
    #expect(second == nil)
    for _ in 0..<1000 { _ = UIViewController() }
    #expect(phone.application.controllers.alive == [first, third])
  }

  @Test("names what it waits for")
  func pending() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    navigation.pushViewController(phone.spy("B"), animated: true)
    #expect(phone.device.clock.pending.map(\.purpose.subject) == ["push of SpyViewController"])
    #expect(phone.device.clock.hasPending(.transition))
  }
}
