import HeadlessDevice
import HeadlessUIKit
import Reactive
import RehearsalCore
import Testing

/// An app that schedules every kind of work when a button is tapped.
final class BusyAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: BusyViewController())
    window?.makeKeyAndVisible()
    return true
  }
}

private final class BusyViewController: UIViewController {
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let action = UIAction(title: "Schedule work") { [weak self] _ in self?.scheduleWork() }
    view.addSubview(UIButton(primaryAction: action))
  }

  private func scheduleWork() {
    Device.current.clock.schedule(every: .seconds(2), for: "poll") {}
    Device.current.clock.schedule(after: .seconds(4)) {}
    _ = Device.current.network.send(HTTPRequest("GET", "/trips")) { _ in }
    Observable.just(1).delay(.seconds(3), scheduler: MainScheduler.instance)
      .subscribe().disposed(by: disposeBag)
    Task { try await Device.current.clock.sleep(for: .seconds(5)) }
    Device.current.clock.schedule(after: .milliseconds(100)) { [weak self] in
      self?.navigationController?.pushViewController(UIViewController(), animated: true)
      Device.current.log.post("pushing")
    }
  }
}

@Suite("Pending work")
struct PendingWorkTests {
  @Test("each piece of pending work has a purpose, a due time and a source location")
  func purposes() throws {
    let session = try Session(BusyAppDelegate.self)
    try session.launch()
    try session.perform(.tap(ElementQuery("Schedule work")))
    try session.expect(Expectation(.event("pushing")))
    let pending = session.screen.pending.map { work in
      "\(work.nanoseconds / 1_000_000) ms: \(work.purpose)"
    }
    #expect(
      pending == [
        "100 ms: request GET /trips",
        "350 ms: transition push of UIViewController",
        "1900 ms: timer poll every 2 s",
        "2900 ms: delayed event delay",
        "3900 ms: work",
        "4900 ms: sleep",
      ])
    let own = session.screen.pending.filter { !$0.purpose.hasPrefix("transition") }
    #expect(own.allSatisfy { $0.origin.hasPrefix("RehearsalCoreTests/PendingWorkTests.swift:") })
  }

  @Test("settle names five repeating timers at the most")
  func repeatingTimers() throws {
    let session = try Session(BusyAppDelegate.self)
    try session.launch()
    for number in 1...7 {
      session.device.clock.schedule(every: .seconds(number), for: "\(number)") {}
    }
    try session.perform(.settle)
    #expect(session.remarks.count == 5)
  }

  @Test("settle ends where only a timer repeats, and names it")
  func repeatingTimer() throws {
    let session = try Session(BusyAppDelegate.self)
    try session.launch()
    try session.perform(.tap(ElementQuery("Schedule work")))
    #expect(try session.perform(.settle) == .seconds(5))
    #expect(session.remarks.count == 1)
    #expect(session.remarks.first?.hasPrefix("still running: timer poll every 2 s (") == true)
  }
}
