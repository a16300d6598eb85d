import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

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
