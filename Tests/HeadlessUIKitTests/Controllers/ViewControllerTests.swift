import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

private final class ViewlessViewController: UIViewController {
  override func loadView() {}
}

private final class LabelView: UIView {}

private final class OwnViewController: UIViewController {
  override func loadView() { view = LabelView(frame: .zero) }
}

@Suite("UIViewController")
struct ViewControllerTests {
  @Test("the view is loaded once, when first accessed")
  func loading() {
    let phone = SpyPhone()
    let controller = phone.spy("A")
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    _ = controller.view
    controller.loadViewIfNeeded()
    #expect(phone.journal.take() == ["A.didLoad"])
  }

  @Test("the view is the one that loadView assigned")
  func ownView() {
    _ = SpyPhone()
    #expect(OwnViewController().view is LabelView)
  }

  @Test("a missing view after loadView, and a nib name, are findings")
  func findings() {
    let phone = SpyPhone()
    _ = ViewlessViewController().view
    _ = UIViewController(nibName: "Shift", bundle: nil).view
    #expect(
      phone.findings == [
        """
        Viewless has no view after loadView(); UIKit raises an exception. Assign `view` in \
        loadView(), or do not override it.
        """,
        """
        UIViewController asks for the nib "Shift"; the app has none here, and it gets an empty \
        view. Build the view in loadView() or viewDidLoad(), or port the app with its nibs.
        """,
      ])
  }

  @Test("a controller without a view after loadView gets an empty one, and keeps it")
  func emptyView() {
    _ = SpyPhone()
    let controller = ViewlessViewController()
    let view = controller.view
    #expect(view != nil)
    #expect(view?.frame == UIScreen.main.bounds)
    #expect(controller.isViewLoaded && controller.view === view)
  }

  @Test("the title is the bars' title until they have their own")
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

  @Test("navigation, tab bar and split view controllers are found at any depth")
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

  @Test("the edit button toggles editing")
  func editing() throws {
    _ = SpyPhone()
    let controller = UIViewController()
    #expect(controller.editButtonItem.title == "Edit")
    try controller.editButtonItem.performTap()
    #expect(controller.isEditing)
    #expect(controller.editButtonItem.title == "Done")
    #expect(controller.editButtonItem.style == .done)
    controller.setEditing(false, animated: false)
    #expect(controller.editButtonItem.title == "Edit")
    #expect(controller.editButtonItem.style == .plain)
  }

  @Test("editing a table view controller edits its table, and its button says so")
  func editingTable() {
    _ = SpyPhone()
    let controller = UITableViewController()
    let button = controller.editButtonItem
    controller.setEditing(true, animated: false)
    #expect(controller.isEditing)
    #expect(controller.tableView?.isEditing == true)
    #expect(button.title == "Done")
    controller.setEditing(false, animated: false)
    #expect(controller.tableView?.isEditing == false)
    #expect(button.title == "Edit")
  }

  @Test("the responder chain goes through the container's view to the application")
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

  @Test("the next responder of a presented controller is its presenter")
  func presentedResponder() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let sheet = phone.present("B", on: root)
    #expect(sheet.view.next === sheet)
    #expect(sheet.next === root)
  }

  @Test("the lifetime has whether it was on screen, and the step it left in")
  func lifetime() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    let screen = phone.spy("B")
    #expect(!screen.lifetime.hasBeenOnScreen)
    #expect(!screen.isInWindowHierarchy)
    navigation.pushViewController(screen, animated: false)
    #expect(screen.lifetime.hasBeenOnScreen)
    #expect(screen.lifetime.leftAtStep == nil)
    #expect(screen.isInWindowHierarchy)
    phone.device.findings.step = 3
    navigation.popViewController(animated: false)
    #expect(screen.lifetime.leftAtStep == 3)
    #expect(!screen.isInWindowHierarchy)
    #expect(navigation.viewControllers[0].isInWindowHierarchy)
  }

  @Test("covered and presented controllers are in the window hierarchy, dismissed ones are not")
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
    #expect(inner.lifetime.leftAtStep == 2)
  }

  @Test("live controllers are registered in creation order")
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

  @Test("pending work has the name of its screen")
  func pending() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    navigation.pushViewController(phone.spy("B"), animated: true)
    #expect(phone.device.clock.pending.map(\.purpose.subject) == ["push of Spy"])
    #expect(phone.device.clock.hasPending(.transition))
  }
}
