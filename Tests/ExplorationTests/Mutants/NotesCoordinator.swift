import Coordination
import HeadlessDevice
import HeadlessUIKit

/// The coordinator of the small app; each order has a coordinator of its own.
final class NotesCoordinator: Coordinator {
  /// State that survives a relaunch in one process, which is a bug.
  static var wasHelpShown = false

  let navigation = UINavigationController()
  private(set) var children: [any Coordinator] = []
  private var kept: [UIViewController] = []
  private var isOpening = false

  init() {
    Lifetimes.watch(self)
  }

  func start() {
    let list = ListViewController()
    list.choose = { [weak self] in self?.choose($0) }
    navigation.setViewControllers([list], animated: false)
    guard Mutant.has(.globalState), Self.wasHelpShown else { return }
    navigation.setViewControllers([HelpViewController()], animated: false)
  }

  func stop(completion: (() -> Void)?) {
    completion?()
  }

  /// Opens the order of a link such as `notes://orders/2`.
  func open(_ url: URL) {
    guard let id = url.pathComponents.last.flatMap({ Int($0) }) else { return }
    let shown = navigation.topViewController as? OrderViewController
    guard shown?.id != id || Mutant.has(.linkTwice) else { return }
    if Mutant.has(.linkInTransition), navigation.transitionCoordinator != nil {
      for _ in 1...2 { navigation.present(AboutViewController(), animated: true) }
    }
    navigation.whenStill { [weak self] in self?.showOrder(id) }
  }

  private func choose(_ title: String) {
    switch title {
    case "Help":
      Self.wasHelpShown = true
      push(HelpViewController())
    case "Note": push(NoteViewController())
    default: Int(title.suffix(1)).map(chooseOrder)
    }
  }

  /// Opens an order once the server has told that it is there.
  private func chooseOrder(_ id: Int) {
    guard !isOpening || Mutant.has(.openedTwice) else { return }
    isOpening = true
    Device.current.network.send(HTTPRequest("GET", "/summaries/\(id)")) { [weak self] _ in
      guard let self else { return }
      isOpening = false
      let isListShown = navigation.topViewController is ListViewController
      let isOrderShown = navigation.topViewController is OrderViewController
      // One bug opens the order wherever the user is, the other as often as it was tapped.
      if isListShown || Mutant.has(.openedTwice) || Mutant.has(.strayAnswer) && !isOrderShown {
        showOrder(id)
      }
    }
  }

  private func showOrder(_ id: Int) {
    let child = OrderCoordinator(navigation: navigation, id: id)
    child.didEnd = { [weak self] child in
      guard !Mutant.has(.leakedCoordinator) else { return }
      self?.children.removeAll { $0 === child }
    }
    children.append(child)
    child.start()
  }

  private func push(_ screen: UIViewController) {
    if Mutant.has(.leakedScreen) { kept.append(screen) }
    navigation.pushViewController(screen, animated: true)
  }
}

/// The coordinator of one order.
final class OrderCoordinator: Coordinator {
  let children: [any Coordinator] = []
  var didEnd: ((OrderCoordinator) -> Void)?

  private let navigation: UINavigationController
  private let id: Int

  init(navigation: UINavigationController, id: Int) {
    (self.navigation, self.id) = (navigation, id)
    Lifetimes.watch(self)
  }

  func start() {
    let screen = OrderViewController(id: id)
    screen.didLeave = { [weak self] in
      guard let self else { return }
      didEnd?(self)
    }
    navigation.pushViewController(screen, animated: true)
  }

  func stop(completion: (() -> Void)?) {
    completion?()
  }
}
