import HeadlessUIKit
import Testing

/// A view controller that runs a closure when it is released.
private final class ReleasedController: UIViewController {
  var whenReleased: () -> Void = {}

  isolated deinit { whenReleased() }
}

/// A view that runs a closure when it is released.
private final class ReleasedView: UIView {
  var whenReleased: () -> Void = {}

  isolated deinit { whenReleased() }
}

/// An object that runs a closure when it is released.
private final class ReleasedObject {
  private let whenReleased: () -> Void

  init(_ whenReleased: @escaping () -> Void) { self.whenReleased = whenReleased }

  func keep() {}

  isolated deinit { whenReleased() }
}

/// Coordinators learn that a screen has gone from its deinit; what they do then changes what lets go of it.
@Suite("An object changes what lets go of it while it is released")
struct ReleaseTests {
  @Test("a popped controller pushes another one")
  func popped() throws {
    let phone = SpyPhone()
    let navigation = UINavigationController(rootViewController: UIViewController())
    try phone.show(navigation)
    for animated in [false, true] {
      let next = UIViewController()
      func push() {
        let controller = ReleasedController()
        controller.whenReleased = { [unowned navigation] in
          navigation.pushViewController(next, animated: false)
        }
        navigation.pushViewController(controller, animated: animated)
      }
      push()
      try phone.finishTransitions()
      navigation.popViewController(animated: animated)
      try phone.finishTransitions()
      try phone.settle()
      #expect(navigation.topViewController === next)
    }
  }

  @Test("a controller that is replaced in the stack replaces the stack")
  func replacedInStack() throws {
    let phone = SpyPhone()
    let (root, other) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    try phone.show(navigation)
    func push() {
      let controller = ReleasedController()
      controller.whenReleased = { [unowned navigation] in
        navigation.setViewControllers([root, other], animated: false)
      }
      navigation.setViewControllers([root, controller], animated: false)
    }
    push()
    try phone.settle()
    navigation.viewControllers = [root]
    try phone.settle()
    #expect(navigation.viewControllers == [root, other])
  }

  @Test("a dismissed controller presents another one")
  func dismissed() throws {
    let phone = SpyPhone()
    let presenter = UIViewController()
    try phone.show(presenter)
    for animated in [false, true] {
      let next = UIViewController()
      func present() {
        let controller = ReleasedController()
        controller.whenReleased = { [unowned presenter] in
          presenter.present(next, animated: false)
        }
        presenter.present(controller, animated: animated)
      }
      present()
      try phone.finishTransitions()
      presenter.dismiss(animated: animated)
      try phone.finishTransitions()
      try phone.settle()
      #expect(presenter.presentedViewController === next)
      presenter.dismiss(animated: false)
      try phone.settle()
    }
  }

  @Test("an alert's button releases what presents another alert")
  func alert() throws {
    let phone = SpyPhone()
    let presenter = UIViewController()
    try phone.show(presenter)
    let next = UIAlertController(title: "Next", message: nil, preferredStyle: .alert)
    func present() {
      let object = ReleasedObject { [unowned presenter] in
        presenter.present(next, animated: false)
      }
      let alert = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in object.keep() })
      presenter.present(alert, animated: false)
    }
    present()
    try phone.settle()
    presenter.dismiss(animated: false)
    try phone.settle()
    #expect(presenter.presentedViewController === next)
  }

  @Test("a window's root sets the next root")
  func root() throws {
    let phone = SpyPhone()
    let next = UIViewController()
    func show() throws {
      let controller = ReleasedController()
      controller.whenReleased = { [window = phone.window] in window.rootViewController = next }
      try phone.show(controller)
    }
    try show()
    phone.window.rootViewController = UIViewController()
    try phone.settle()
    #expect(phone.window.rootViewController === next)
  }

  @Test("a tab that is removed sets the tabs")
  func tabs() throws {
    let phone = SpyPhone()
    let (first, last) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    func show() throws {
      let controller = ReleasedController()
      controller.whenReleased = { [unowned tabs] in tabs.viewControllers?.append(last) }
      tabs.viewControllers = [first, controller]
      try phone.show(tabs)
    }
    try show()
    tabs.viewControllers = [first]
    try phone.settle()
    #expect(tabs.viewControllers == [first, last])
  }

  @Test("a child that is removed adds another child")
  func child() throws {
    let phone = SpyPhone()
    let (parent, next) = (UIViewController(), UIViewController())
    try phone.show(parent)
    func add() {
      let controller = ReleasedController()
      controller.whenReleased = { [unowned parent] in parent.addChild(next) }
      parent.addChild(controller)
      parent.view.addSubview(controller.view)
      controller.didMove(toParent: parent)
      controller.willMove(toParent: nil)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
    }
    add()
    try phone.settle()
    #expect(parent.children == [next])
  }

  @Test("a view that is removed adds another view")
  func view() {
    let (parent, next) = (UIView(), UIView())
    func add() {
      let view = ReleasedView()
      view.whenReleased = { [unowned parent] in parent.addSubview(next) }
      parent.addSubview(view)
    }
    add()
    parent.subviews.first?.removeFromSuperview()
    #expect(parent.subviews == [next])
    add()
    parent.subviews.last?.removeFromSuperview()
    #expect(parent.subviews == [next])
  }

  @Test("a control's action adds another action")
  func action() {
    let control = UIButton()
    var log: [String] = []
    let id = UIAction.Identifier("first")
    func add() {
      let object = ReleasedObject { [unowned control] in
        control.addAction(UIAction { _ in log.append("second") }, for: .touchUpInside)
      }
      control.addAction(
        UIAction(identifier: id) { _ in object.keep() }, for: .touchUpInside)
    }
    add()
    control.removeAction(identifiedBy: id, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log == ["second"])
  }

  @Test("what a transition would call is released with the app, also where its coordinator is held")
  func transition() throws {
    final class PlainDelegate: UIApplicationDelegate {}
    let phone = SpyPhone()
    let navigation = UINavigationController(rootViewController: UIViewController())
    try phone.show(navigation)
    navigation.pushViewController(UIViewController(), animated: true)
    let coordinator = try #require(navigation.transitionCoordinator)
    var released: [String] = []
    func hold() {
      for name in ["completion", "interaction"] {
        let object = ReleasedObject { released.append(name) }
        if name == "completion" {
          coordinator.animate(alongsideTransition: nil) { _ in object.keep() }
        } else {
          coordinator.notifyWhenInteractionChanges { _ in object.keep() }
        }
      }
    }
    hold()
    #expect(released == [])
    UIApplication.launch(PlainDelegate())
    #expect(released == ["completion", "interaction"])
    withExtendedLifetime(coordinator) {}
  }

  @Test("the end of the app releases a root that reads the windows, the scenes and the delegate")
  func end() throws {
    let phone = SpyPhone()
    var read = 0
    func show() throws {
      let controller = ReleasedController()
      controller.whenReleased = { [application = phone.application] in
        read += application.windows.count
        _ = application.connectedScenes
        _ = application.delegate
        _ = application.keyWindow
      }
      try phone.show(controller)
    }
    try show()
    phone.window.rootViewController = nil
    #expect(read == 1)
  }
}
