import Foundation
import Rehearsal

/// An app whose buttons end or block its process.
final class FaultyAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = Self.window()
    let root = Self.root()
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }
}

final class FaultyViewController: UIViewController {
  private static var taps = 0
  private let label = UILabel()
  private let memory = UILabel()
  private let greetingLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Ready"
    memory.text = Memory.text
    view.addSubview(label)
    view.addSubview(memory)
    greetingLabel.text = greeting
    view.addSubview(greetingLabel)
    add("Trap") { fatalError("the button traps") }
    add("Loop") { while true {} }
    add("Exit") { exit(0) }
    add("Recurse") { _ = Self.depth(of: 1) }
    add("Allocate") { Self.allocate() }
    add("Print") { print("printed \(Self.taps)") }
    add("Post") { Self.post() }
    add("Fail") { [unowned self] in fail() }
    add("Trap once") { Self.trapOnce() }
    add("Remember") { [unowned self] in
      Memory.change()
      memory.text = Memory.text
      greetingLabel.text = greeting
    }
    add("Interrupt") { Self.interrupt() }
    add("Count") { [unowned self] in
      Self.taps += 1
      label.text = "Taps: \(Self.taps)"
    }
    add("Speak and loop") { Self.speakAndLoop() }
    add("Speak and trap") { Self.speakAndTrap() }
  }

  private func add(_ title: String, _ action: @escaping () -> Void) {
    view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in action() }))
  }

  private static func depth(of number: Int) -> Int {
    number == 0 ? 0 : 1 + depth(of: number + 1)
  }

  private static func speakAndLoop() {
    print("looping")
    while true {}
  }

  private static func allocate() {
    var blocks: [[UInt8]] = []
    while true { blocks.append([UInt8](repeating: 1, count: 1 << 24)) }
  }

  /// Traps unless an earlier call left a file in the current folder.
  private static func trapOnce() {
    let file = "trapped"
    guard !FileManager.default.fileExists(atPath: file) else { return }
    _ = FileManager.default.createFile(atPath: file, contents: nil)
    fatalError("the button traps the first time")
  }

  private static func post() {
    DispatchQueue.main.async { post() }
  }

  /// Presents twice, which is a mistake, then traps.
  private func fail() {
    present(UIViewController(), animated: false)
    present(UIViewController(), animated: false)
    fatalError("the app fails after a mistake")
  }

  /// Traps the first time; then interrupts the process that waits for this one, and goes on.
  private static func interrupt() {
    trapOnce()
    kill(getppid(), SIGINT)
    while true {}
  }
}

extension FaultyAppDelegate {
  /// Returns a new window, or traps where the launch is to end the process.
  private static func window() -> UIWindow {
    if Device.current.storage.string(forKey: "launch") == "trap" { fatalError("the launch traps") }
    return UIWindow()
  }

  private static func root() -> UIViewController {
    let storage = Device.current.storage
    if storage.string(forKey: "news") != nil { return NewsViewController() }
    return switch storage.string(forKey: "launch") {
    case "eternal": EternalViewController()
    case "frail": FrailViewController()
    case "mined": MinedViewController()
    case "blocked": BlockedViewController()
    default: FaultyViewController()
    }
  }
}

extension FaultyViewController {
  private static func speakAndTrap() {
    print("trapping")
    fatalError("the button traps after it printed")
  }
}
