import Dispatch
import Foundation
import FoundationNetworking
import HeadlessDevice
import HeadlessUIKit

/// An app that queues work in every common way, and logs an event when the work runs.
final class QueueingAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = QueueingViewController(
      QueueingAppDelegate.buttons.map(\.title), choose: QueueingAppDelegate.choose)
    window?.makeKeyAndVisible()
    return true
  }

  static let buttons: [(title: String, queue: @MainActor () -> Void)] = [
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
    ("asyncAfter", DelayedWork.queueDelays),
    ("Task.sleep", DelayedWork.queueSleeps),
    ("source", DelayedWork.queueSource),
    ("released source", DelayedWork.queueReleasedSource),
    ("background", BackgroundWork.queueInOrder),
    ("synchronous", BackgroundWork.runSynchronously),
    ("semaphore", BackgroundWork.waitForSemaphore),
    ("group wait", BackgroundWork.waitForGroup),
    ("wait for time", BackgroundWork.waitForTime),
    ("wait for an answer", BackgroundWork.waitForAnswer),
    ("endless waits", BackgroundWork.waitForEver),
    ("sleep", BackgroundWork.sleepOnMain),
    ("run loop", BackgroundWork.runLoop),
    ("item wait", BackgroundWork.waitForItem),
    ("suspended queue", BackgroundWork.suspend),
    ("group of queues", BackgroundWork.group),
    ("operation", BackgroundWork.queueOperation),
    ("timer", queueTimer),
    ("URLSession", requestNothing),
  ]

  /// Sends a request to a port of this machine where nobody answers.
  private static func requestNothing() {
    guard let url = URL(string: "http://127.0.0.1:9/") else { return }
    URLSession.shared.dataTask(with: url) { @Sendable _, _, _ in }.resume()
  }

  private static func choose(_ title: String) {
    buttons.first { $0.title == title }?.queue()
    log("end of the tap")
  }

  nonisolated private static func logLater(_ name: String) {
    MainActor.assumeIsolated { log(name) }
  }

  private static func log(_ name: String) {
    Device.current.log.post(name)
  }

  private static func queueBlocks() {
    for name in ["first", "second", "third"] { DispatchQueue.main.async { logLater(name) } }
  }

  private static func queueNested() {
    DispatchQueue.main.async {
      DispatchQueue.main.async {
        DispatchQueue.main.async { logLater("innermost") }
        logLater("inner")
      }
      logLater("outer")
    }
  }

  private static func queueGroup() {
    let group = DispatchGroup()
    group.enter()
    group.notify(queue: .main) { logLater("notified") }
    DispatchQueue.main.async(group: group) { logLater("in the group") }
    DispatchQueue.main.async {
      logLater("leaving")
      group.leave()
    }
  }

  private static func queueGroupForLater() {
    let group = DispatchGroup()
    for seconds in [1, 3, 2] {
      group.enter()
      Device.current.clock.schedule(after: .seconds(seconds)) { group.leave() }
    }
    group.notify(queue: .main) { logLater("notified") }
  }

  private static func queueWorkItem() {
    let cancelled = DispatchWorkItem { logLater("cancelled") }
    DispatchQueue.main.async(execute: DispatchWorkItem { logLater("item") })
    DispatchQueue.main.async(execute: cancelled)
    cancelled.cancel()
  }

  private static func queueTasks() {
    Task {
      log("first task")
      Task { log("inner task") }
      await Task.yield()
      log("first task again")
    }
    Task { log("second task") }
  }

  /// A function without isolation, as in most asynchronous services.
  nonisolated private static func load() async -> String { "loaded" }

  private static func queueHoppingTask() {
    Task {
      log(await load())
      log(await Task.detached { await load() + " detached" }.value)
    }
  }

  private static func queueSleepingTask() {
    Task {
      try? await Device.current.clock.sleep(for: .seconds(2))
      log("awake")
    }
  }

  private static func queueMixed() {
    Device.current.clock.schedule(after: .zero) {
      log("due now")
      DispatchQueue.main.async { logLater("block of due work") }
    }
    Device.current.clock.schedule(after: .milliseconds(1)) { log("due later") }
    DispatchQueue.main.async {
      logLater("block")
      MainActor.assumeIsolated {
        _ = Device.current.clock.schedule(after: .zero) { log("due work of the block") }
      }
    }
    Task { log("task") }
  }

  nonisolated private static func queueEndlessly() {
    DispatchQueue.main.async { queueEndlessly() }
  }

  /// Invalidated after a second, so that no other test finds the timer on the run loop.
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
