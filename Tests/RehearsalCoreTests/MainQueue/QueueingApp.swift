import Dispatch
import Foundation
import HeadlessDevice
import HeadlessUIKit

/// An app that queues work in the ways that teams do, and notes in the event log when it runs.
final class QueueingAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = QueueingViewController(
      QueueingAppDelegate.ways.map(\.title), choose: QueueingAppDelegate.choose)
    window?.makeKeyAndVisible()
    return true
  }

  static let ways: [(title: String, queue: @MainActor () -> Void)] = [
    ("async", queueBlocks),
    ("nested", queueNested),
    ("group", queueGroup),
    ("group later", queueGroupForLater),
    ("work item", queueWorkItem),
    ("tasks", queueTasks),
    ("hopping", queueHoppingTask),
    ("sleeping", queueSleepingTask),
    ("mixed", queueMixed),
    ("endless", queueEndlessly),
    ("asyncAfter", { DispatchQueue.main.asyncAfter(deadline: .now() + 3_600) {} }),
    ("Task.sleep", { Task { try? await Task.sleep(for: .seconds(3_600)) } }),
    ("background", { DispatchQueue.global().async { @Sendable in } }),
    ("source", queueSource),
    ("timer", queueTimer),
  ]

  private static func choose(_ title: String) {
    ways.first { $0.title == title }?.queue()
    note("end of the tap")
  }

  nonisolated private static func noteLater(_ name: String) {
    MainActor.assumeIsolated { note(name) }
  }

  private static func note(_ name: String) {
    Device.current.log.post(name)
  }

  private static func queueBlocks() {
    for name in ["first", "second", "third"] { DispatchQueue.main.async { noteLater(name) } }
  }

  private static func queueNested() {
    DispatchQueue.main.async {
      DispatchQueue.main.async {
        DispatchQueue.main.async { noteLater("innermost") }
        noteLater("inner")
      }
      noteLater("outer")
    }
  }

  private static func queueGroup() {
    let group = DispatchGroup()
    group.enter()
    group.notify(queue: .main) { noteLater("notified") }
    DispatchQueue.main.async(group: group) { noteLater("in the group") }
    DispatchQueue.main.async {
      noteLater("leaving")
      group.leave()
    }
  }

  private static func queueGroupForLater() {
    let group = DispatchGroup()
    for seconds in [1, 3, 2] {
      group.enter()
      Device.current.clock.schedule(after: .seconds(seconds)) { group.leave() }
    }
    group.notify(queue: .main) { noteLater("notified") }
  }

  private static func queueWorkItem() {
    let cancelled = DispatchWorkItem { noteLater("cancelled") }
    DispatchQueue.main.async(execute: DispatchWorkItem { noteLater("item") })
    DispatchQueue.main.async(execute: cancelled)
    cancelled.cancel()
  }

  private static func queueTasks() {
    Task {
      note("first task")
      Task { note("inner task") }
      await Task.yield()
      note("first task again")
    }
    Task { note("second task") }
  }

  /// A service that is not isolated, as most asynchronous services are.
  nonisolated private static func load() async -> String { "loaded" }

  private static func queueHoppingTask() {
    Task {
      note(await load())
      note(await Task.detached { await load() + " detached" }.value)
    }
  }

  private static func queueSleepingTask() {
    Task {
      try? await Device.current.clock.sleep(for: .seconds(2))
      note("awake")
    }
  }

  private static func queueMixed() {
    Device.current.clock.schedule(after: .zero) {
      note("due now")
      DispatchQueue.main.async { noteLater("put there by what was due") }
    }
    Device.current.clock.schedule(after: .milliseconds(1)) { note("due later") }
    DispatchQueue.main.async {
      noteLater("block")
      MainActor.assumeIsolated {
        _ = Device.current.clock.schedule(after: .zero) { note("due because of the block") }
      }
    }
    Task { note("task") }
  }

  nonisolated private static func queueEndlessly() {
    DispatchQueue.main.async { queueEndlessly() }
  }

  private static func queueSource() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 3_600)
    source.setEventHandler { @Sendable in }
    source.activate()
    source.cancel()
  }

  /// Taken off the run loop with the screen, so that no other test finds it there.
  private static func queueTimer() {
    let timer = Timer(timeInterval: 3_600, repeats: false) { @Sendable _ in }
    RunLoop.main.add(timer, forMode: .default)
    Device.current.clock.schedule(after: .seconds(1)) { timer.invalidate() }
  }
}

private final class QueueingViewController: UIViewController {
  private let titles: [String]
  private let choose: (String) -> Void

  init(_ titles: [String], choose: @escaping (String) -> Void) {
    self.titles = titles
    self.choose = choose
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for title in titles {
      view.addSubview(
        UIButton(primaryAction: UIAction(title: title) { [weak self] _ in self?.choose(title) }))
    }
  }
}
