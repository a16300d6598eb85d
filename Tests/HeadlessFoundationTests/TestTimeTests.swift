import Dispatch
import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

@testable import HeadlessFoundation

@Suite("Virtual time in the unit tests of a ported app", .serialized)
struct TestTimeTests {
  private let device = Device()
  private let events = Events()

  private final class Events {
    var all: [String] = []
  }

  private func schedule(_ milliseconds: Int) {
    device.clock.schedule(after: .milliseconds(milliseconds)) {
      events.all.append("\(milliseconds)")
    }
  }

  @Test("a run loop that runs until a date does what is due until then, and ends at that date")
  func runLoop() {
    Device.current = device
    for delay in [0, 300, 2000, 2001] { schedule(delay) }
    Ported.run(.main, until: Ported.date.addingTimeInterval(2))
    #expect(events.all == ["0", "300", "2000"])
    #expect(device.clock.now == .zero.advanced(by: .seconds(2)))
  }

  @Test("a run loop that runs until now lets a millisecond pass, so that a test's polling ends")
  func polling() {
    Device.current = device
    let end = Ported.date.addingTimeInterval(0.005)
    var turns = 0
    while Ported.date < end {
      turns += 1
      Ported.run(.main, until: Ported.date)
    }
    #expect(turns == 5)
  }

  @Test("a test reads a later date each time, and a session the device's date")
  func readings() throws {
    Device.current = device
    let start = device.date
    #expect(Ported.now == start)
    #expect(Ported.now.timeIntervalSince(start) > 0)
    let third = Ported.now
    #expect(third.timeIntervalSince(start) < 0.000_003)
    try device.clock.advance(by: .seconds(1))
    #expect(Ported.now == start.addingTimeInterval(1))
    Device.isDriven = true
    defer { Device.isDriven = false }
    #expect(Ported.now == device.date && Ported.now == device.date)
    let other = Device()
    Device.current = other
    #expect(Ported.now == other.date)
  }

  @Test("a date that a test sets back and the date of another device are read as they are")
  func otherReadings() {
    Device.current = device
    let start = device.date
    let first = [Ported.now, Ported.now]
    device.date = start.addingTimeInterval(-1)
    let setBack = Ported.now
    let other = Device()
    other.date = start.addingTimeInterval(-1)
    Device.current = other
    #expect(first == [start, start.addingTimeInterval(0.000_001)])
    #expect([setBack, Ported.now] == [device.date, other.date])
  }

  @Test("an asynchronous test moves time to what it awaits, in order, and no further")
  func awaiting() async {
    Device.current = device
    let time = Ported.moveTimeInTest()
    schedule(5000)
    await withCheckedContinuation { continuation in
      device.clock.schedule(after: .seconds(1)) {
        events.all.append("awaited")
        continuation.resume()
      }
    }
    time.stop()
    #expect(events.all == ["awaited"])
    #expect(device.clock.now == .zero.advanced(by: .seconds(1)))
  }

  @Test("while a session drives an app, an asynchronous test moves no time; then it goes on")
  func besideSession() throws {
    Device.current = device
    let time = Ported.moveTimeInTest()
    schedule(5000)
    Device.isDriven = true
    for _ in 0..<100 { time.takeTurn() }
    Device.isDriven = false
    let events = events.all
    for _ in 0..<100 { time.takeTurn() }
    time.stop()
    #expect([events, self.events.all] == [[], ["5000"]])
  }

  @Test("after a move, time waits until the main queue has run what the move caused")
  func afterMove() async {
    Device.current = device
    let time = Ported.moveTimeInTest()
    schedule(1000)
    schedule(2000)
    // These turns follow each other without a return to the main queue, as in a nested run loop.
    for _ in 0..<100 { time.takeTurn() }
    let before = events.all
    await withCheckedContinuation { continuation in
      Dispatch.DispatchQueue.main.async { continuation.resume() }
    }
    for _ in 0..<10 { time.takeTurn() }
    time.stop()
    #expect([before, events.all] == [["1000"], ["1000", "2000"]])
  }

  @Test("a test that awaits nothing but a later date gets two milliseconds after twenty turns each")
  func dateAlone() {
    Device.current = device
    let time = Ported.moveTimeInTest()
    let times = (0..<23).map { _ in
      time.takeTurn()
      return device.clock.now.nanoseconds / 1_000_000
    }
    time.stop()
    #expect(times == Array(repeating: 0, count: 20) + [2, 4, 6])
  }

  @Test("work that is due runs in the first turn, and the turns are counted anew after it")
  func dueWork() {
    Device.current = device
    let time = Ported.moveTimeInTest()
    for _ in 0..<20 { time.takeTurn() }
    schedule(0)
    time.takeTurn()
    for _ in 0..<20 { time.takeTurn() }
    time.stop()
    #expect(events.all == ["0"])
    #expect(device.clock.now == .zero)
  }

  @Test("while a test waits or a task sleeps, an asynchronous test leaves time to them")
  func besideWait() {
    Device.current = device
    let test = Ported.moveTimeInTest()
    let wait = Ported.moveTime(for: 1)
    schedule(500)
    schedule(2000)
    for _ in 0..<50 { test.takeTurn() }
    let before = events.all
    for _ in 0..<5 { wait.takeTurn() }
    let during = events.all
    wait.stop()
    for _ in 0..<20 { test.takeTurn() }
    let after = events.all
    test.takeTurn()
    test.stop()
    #expect([before, during, after, events.all] == [[], ["500"], ["500"], ["500", "2000"]])
  }

  @Test("a sleep moves time to its limit, and leaves it to a wait")
  func sleeping() {
    Device.current = device
    let sleep = Ported.TimeMovement(asleepFor: .seconds(2))
    let wait = Ported.moveTime(for: 1)
    for delay in [500, 1500, 2500] { schedule(delay) }
    for _ in 0..<5 { sleep.takeTurn() }
    let before = events.all
    for _ in 0..<5 { wait.takeTurn() }
    let during = events.all
    wait.stop()
    wait.stop()
    for _ in 0..<5 { sleep.takeTurn() }
    sleep.stop()
    #expect([before, during, events.all] == [[], ["500"], ["500", "1500"]])
  }

  @Test("after a sleep has ended, an asynchronous test moves time again")
  func endedSleep() async {
    let sleep = Task {
      Device.current = device
      try await Ported.sleep(for: .seconds(1))
    }
    sleep.cancel()
    let error = await #expect(throws: CancellationError.self) { try await sleep.value }
    Device.current = device
    schedule(5000)
    let time = Ported.moveTimeInTest()
    for _ in 0..<25 { time.takeTurn() }
    time.stop()
    #expect(error != nil && events.all == ["5000"])
  }

  @Test("the end of a test lets go of what UIKit has autoreleased")
  func autoreleased() {
    Device.current = device
    let alert = WeakAlert()
    #expect(alert.object != nil)
    Ported.endTurn()
    #expect(alert.object == nil)
  }

  @Test("the end of an asynchronous test lets go of what UIKit has autoreleased")
  func autoreleasedAsync() {
    Device.current = device
    let time = Ported.moveTimeInTest()
    let alert = WeakAlert()
    #expect(alert.object != nil)
    time.stop()
    #expect(alert.object == nil)
  }
}

/// An alert that is held weakly from the start.
private struct WeakAlert {
  private(set) weak var object: UIAlertController?

  init(_ make: () -> UIAlertController) { object = make() }

  init() { self.init { UIAlertController(title: "Gone", message: nil, preferredStyle: .alert) } }
}

/// The delegate of an app that hosts tests.
private final class HostDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UIViewController()
    window?.rootViewController?.title = "Home"
    window?.makeKeyAndVisible()
    return true
  }
}

/// The delegate of an app that asks for a window when its delegate is made.
private final class AskingDelegate: UIResponder, UIApplicationDelegate {
  static var lines: [String] = []

  required override init() {
    super.init()
    Self.lines.append("init \(Ported.keyWindow(of: .shared) != nil)")
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.lines.append("launched")
    return true
  }
}

@Suite("The app that hosts unit tests", .serialized)
struct HostingTests {
  @Test("it is launched when a test first asks, once, and keeps the windows that a test has shown")
  func launch() throws {
    Device.current = Device()
    let own = UIWindow()
    own.isHidden = false
    Ported.hostTests(in: HostDelegate.self)
    #expect(UIApplication.shared.windows == [own] && UIApplication.shared.delegate == nil)
    let window = Ported.keyWindow(of: .shared)
    #expect(window?.rootViewController?.title == "Home")
    #expect(Ported.windows(of: .shared) == [own, window])
    #expect(Ported.connectedScenes(of: .shared).count == 1)
    #expect(Ported.delegate(of: .shared) is HostDelegate)
    #expect(UIApplication.shared.applicationState == .active)
    Ported.setDelegate(nil, of: .shared)
    #expect(UIApplication.shared.delegate == nil)
  }

  @Test("each phone launches it anew, and none does while a session drives an app")
  func again() {
    Ported.hostTests(in: HostDelegate.self)
    var delegates: [ObjectIdentifier] = []
    for _ in 1...2 {
      Device.current = Device()
      Device.isDriven = true
      #expect(Ported.delegate(of: .shared) == nil)
      Device.isDriven = false
      let delegate = Ported.delegate(of: .shared)
      #expect(delegate is HostDelegate && Ported.delegate(of: .shared) === delegate)
      if let delegate { delegates.append(ObjectIdentifier(delegate)) }
      #expect(Ported.windows(of: .shared).count == 1)
    }
    #expect(delegates.count == 2)
  }

  @Test("an app that asks for its window while it is launched is not launched again")
  func asking() {
    Device.current = Device()
    Ported.hostTests(in: AskingDelegate.self)
    AskingDelegate.lines = []
    _ = Ported.keyWindow(of: .shared)
    #expect(AskingDelegate.lines == ["init false", "launched"])
    Ported.hostTests(in: HostDelegate.self)
  }
}
