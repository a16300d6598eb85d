import HeadlessDevice
import HeadlessUIKit
import Testing

/// The tokens of observers that an observer removes.
private final class Tokens {
  var tokens: [any NSObjectProtocol] = []
}

@Suite("NotificationCenter observers on the main queue")
struct NotificationCenterTests {
  @Test("an observer on the main queue is called before post returns")
  func synchronous() {
    let diary = Diary()
    let name = Notification.Name("shift-changed")
    let observer = NotificationCenter.default.addObserver(
      forName: name, object: diary, queue: .main
    ) { _ in
      MainActor.assumeIsolated { diary.write("heard") }
    }
    NotificationCenter.default.post(name: name, object: diary)
    diary.write("posted")
    NotificationCenter.default.removeObserver(observer)
    NotificationCenter.default.post(name: name, object: diary)
    #expect(diary.read() == ["heard", "posted"])
  }

  /// Adds an observer for each number, every third one of an object's notifications alone.
  private func addNine(
    to center: NotificationCenter, _ name: Notification.Name, _ sender: Diary,
    _ heard: @escaping @MainActor (Int) -> Void
  ) -> [any NSObjectProtocol] {
    (0..<9).map { number in
      let object = number % 3 == 2 ? sender : nil
      guard number.isMultiple(of: 2) else {
        return center.addObserver(forName: name, object: object, queue: .main) { _ in
          MainActor.assumeIsolated { heard(number) }
        }
      }
      return center.addObserver(forName: name, object: object, queue: nil) { _ in
        MainActor.assumeIsolated { heard(number) }
      }
    }
  }

  @Test("observers are called in the order in which they were added, until they are removed")
  func order() {
    Device.current = Device()
    let (center, name, sender) = (NotificationCenter(), Notification.Name("saved"), Diary())
    var heard: [Int] = []
    let tokens = addNine(to: center, name, sender) { heard.append($0) }
    func post(_ name: Notification.Name, _ object: Diary?) -> [Int] {
      heard = []
      center.post(name: name, object: object)
      return heard
    }
    #expect(post(name, sender) == Array(0..<9))
    #expect(post(name, Diary()) == [0, 1, 3, 4, 6, 7])
    #expect(post(Notification.Name("other"), sender) == [])
    let token: Any = tokens[4]
    center.removeObserver(token)
    center.removeObserver(tokens[6])
    #expect(post(name, nil) == [0, 1, 3, 7])
    #expect(post(name, sender) == [0, 1, 2, 3, 5, 7, 8])
  }

  @Test("an observer that an earlier one removes during a post is not called, as it would be after")
  func removedMeanwhile() {
    Device.current = Device()
    let (center, name) = (NotificationCenter(), Notification.Name("saved"))
    var heard: [Int] = []
    let held = Tokens()
    held.tokens = addNine(to: center, name, Diary()) { number in
      heard.append(number)
      if number == 1 { for token in held.tokens.dropFirst(3) { center.removeObserver(token) } }
    }
    center.post(name: name, object: nil)
    #expect(heard == [0, 1])
  }

  @Test("a post after the observer's device is gone retains nothing of the notification")
  func releases() {
    final class Listener: NSObject {}
    let center = NotificationCenter()
    let (name, listener) = (Notification.Name("gone"), Listener())
    Device.current = Device()
    center.addObserver(listener, selector: Selector("heard:"), name: name, object: nil)
    Device.current = Device()
    weak var remains: Diary?
    do {
      let posted = Diary()
      remains = posted
      center.post(name: name, object: posted)
    }
    #expect(remains == nil)
  }

  @Test("a method that observes hears a post on another thread, on the main actor")
  func otherThread() async {
    final class Listener: NSObject, SelectorTarget {
      let diary = Diary()
      func rehearsalMethod(for selector: Selector) -> SelectorMethod? {
        {
          let notification: Notification = try $0.argument(0)
          self.diary.write("\(selector.description) \(notification.name.rawValue)")
          return nil
        }
      }
    }
    let device = Device()
    Device.current = device
    let (center, name, listener) = (NotificationCenter(), Notification.Name("saved"), Listener())
    center.addObserver(listener, selector: Selector("heard:"), name: name, object: nil)
    await Task.detached { center.post(name: name, object: nil) }.value
    // Begins after the task of the post, on the same actor.
    await Task {}.value
    #expect(listener.diary.lines == ["heard: saved"])
    withExtendedLifetime(device) {}
  }
}
