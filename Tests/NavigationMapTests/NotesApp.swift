import Coordination
import Foundation
import HeadlessUIKit

/// A small app: two tabs, a pushed screen, a sheet, an alert, and a link to a note.
final class NotesAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var coordinator: NotesCoordinator?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    let coordinator = NotesCoordinator()
    coordinator.start()
    window.rootViewController = coordinator.tabs
    window.makeKeyAndVisible()
    self.window = window
    self.coordinator = coordinator
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    coordinator?.showNote()
    return true
  }
}

/// The coordinator of the whole app.
final class NotesCoordinator: Coordinator {
  let tabs = UITabBarController()
  var children: [any Coordinator] = []
  private let notes = UINavigationController()

  init() { Lifetimes.watch(self) }

  func start() {
    notes.viewControllers = [NoteListViewController()]
    notes.tabBarItem.title = "Notes"
    let options = UINavigationController(rootViewController: OptionsViewController())
    options.tabBarItem.title = "Options"
    tabs.viewControllers = [notes, options]
  }

  func stop(completion: (() -> Void)?) { completion?() }

  func showNote() {
    tabs.selectedIndex = 0
    notes.pushViewController(NoteViewController(), animated: true)
  }
}

final class NoteListViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    add("First note") { [weak self] in
      self?.navigationController?.pushViewController(NoteViewController(), animated: true)
    }
    add("Compose") { [weak self] in self?.present(ComposeViewController(), animated: true) }
  }
}

final class NoteViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "First note"
    let label = UILabel()
    label.text = "Buy < milk & \"bread\""
    view.addSubview(label)
  }
}

final class ComposeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField()
    field.placeholder = "Text"
    view.addSubview(field)
    add("Save") { [weak self] in self?.dismiss(animated: true) }
  }
}

final class OptionsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Options"
    let sync = UISwitch()
    sync.accessibilityLabel = "Sync"
    view.addSubview(sync)
    add("Delete all") { [weak self] in self?.ask() }
  }

  private func ask() {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}

extension UIViewController {
  fileprivate func add(_ title: String, _ act: @escaping () -> Void) {
    view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in act() }))
  }
}
