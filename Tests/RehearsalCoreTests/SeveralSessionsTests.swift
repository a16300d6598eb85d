import Foundation
import HeadlessDevice
import HeadlessUIKit
import Synchronization
import TestApps
import Testing

@testable import RehearsalCore

@Suite("Several sessions in one process", .serialized)
struct SeveralSessionsTests {
  /// The readings of a session's app, with their names.
  private static let readings: [(name: String, read: (Session) -> String)] = [
    ("screen", { $0.screen.lines(width: 80).joined(separator: "\n") }),
    ("elementTree", { "\($0.elementTree)" }),
    ("offeredGestures", { "\($0.offeredGestures.map { ($0, $1.rawValue) }.sorted(by: <))" }),
    ("controllers", { "\($0.controllers?.children.count ?? -1)" }),
    ("coordinatorTree", { "\($0.coordinatorTree)" }),
    ("screenCoordinators", { "\($0.screenCoordinators)" }),
    ("containers", { "\($0.containers.count)" }),
    ("leaks", { "\($0.leaks.count) \($0.hasLeaks)" }),
    ("choices", { session in "\((0..<3).map { session.choices(ofElementAt: $0) })" }),
  ]

  @Test("each session reads its own app, the focus too, also after the other one was read")
  func own() throws {
    let first = try waitingSession { screen in
      let field = UITextField()
      field.accessibilityLabel = "Name"
      screen.view.addSubview(field)
      screen.addButton("Send")
    }
    try first.perform(.tap(ElementQuery("Name")))
    let before = Self.readings.map { $0.read(first) }
    #expect(before.first?.contains("Name") == true && before.first?.contains("focus") == true)
    let second = try waitingSession { $0.addButton("Other") }
    for (reading, expected) in zip(Self.readings, before) {
      #expect(second.screen.elements.map(\.label) == ["Other"])
      #expect(reading.read(first) == expected, "\(reading.name)")
    }
  }
}

/// An object of an app that notes the device that is current when it is released.
private final class LeavingDelegate: RootAppDelegate {
  static var devices: [ObjectIdentifier] = []

  override func makeRoot() -> UIViewController { UIViewController() }

  deinit {
    MainActor.assumeIsolated { Self.devices.append(ObjectIdentifier(Device.current)) }
  }
}

@Suite("The end of one of several sessions", .serialized)
struct EndOfSessionTests {
  @Test("what an app does while its process ends happens on its own device")
  func device() throws {
    LeavingDelegate.devices = []
    let (first, second) = (try Session(LeavingDelegate.self), try Session(LeavingDelegate.self))
    for session in [first, second] { try session.launch() }
    first.end()
    #expect(LeavingDelegate.devices == [ObjectIdentifier(first.device)])
    second.makeCurrent()
    first.end()
    #expect(Device.current === second.device)
    second.end()
    #expect(LeavingDelegate.devices == [first, second].map { ObjectIdentifier($0.device) })
  }

  @Test(
    "a session that is released while its app runs ends it: its observers go, with what they hold")
  func released() throws {
    let calls = Atomic(0)
    weak var screen: UIViewController?
    func launchAndRelease() throws {
      let session = try waitingSession { controller in
        screen = controller
        _ = NotificationCenter.default.addObserver(forName: .observed, object: nil, queue: nil) {
          _ in withExtendedLifetime(controller) { _ = calls.add(1, ordering: .relaxed) }
        }
      }
      NotificationCenter.default.post(name: .observed, object: nil)
      #expect(session.device === Device.current)
    }
    try launchAndRelease()
    #expect(calls.load(ordering: .relaxed) == 1)
    #expect(screen == nil)
    NotificationCenter.default.post(name: .observed, object: nil)
    #expect(calls.load(ordering: .relaxed) == 1)
  }

  @Test(
    "a session that is released beside another one ends on its own device, and the other stays current"
  )
  func releasedBeside() throws {
    LeavingDelegate.devices = []
    let first = try Session(LeavingDelegate.self)
    try first.launch()
    func releaseBeside() throws -> ObjectIdentifier {
      let second = try Session(LeavingDelegate.self)
      try second.launch()
      first.makeCurrent()
      return ObjectIdentifier(second.device)
    }
    let second = try releaseBeside()
    #expect(LeavingDelegate.devices == [second])
    #expect(Device.current === first.device)
  }
}

extension Notification.Name {
  nonisolated fileprivate static let observed = Notification.Name("Observed")
}
