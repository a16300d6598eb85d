import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("The place of the second of two taps")
struct DoubleTapPlaceTests {
  private func taps(
    _ change: @escaping (WaitingViewController, UIButton) -> Void
  ) throws -> PropsValue? {
    let session = try waitingSession { screen in
      screen.addButton("First")
      let send = screen.addButton("Send")
      screen.addButton("Last")
      send.addAction(
        UIAction { [unowned screen, unowned send] _ in change(screen, send) },
        for: .primaryActionTriggered)
    }
    try session.perform(.doubleTap(ElementQuery("Send")))
    return session.screen.props
  }

  private func taps(_ titles: String...) -> PropsValue {
    .object([.init("taps", .list(titles.map { .string($0) }))])
  }

  @Test("an element that the first tap puts another one before is tapped again")
  func inserted() throws {
    let taps = try taps { screen, _ in
      guard !screen.view.subviews.contains(where: { $0.tag == 1 }) else { return }
      let new = screen.addButton("New")
      new.tag = 1
      screen.view.insertSubview(new, at: 0)
    }
    #expect(taps == self.taps("Send", "Send"))
  }

  @Test("the element that takes the place of one that the first tap removes gets the second tap")
  func replaced() throws {
    let taps = try taps { _, send in send.removeFromSuperview() }
    #expect(taps == self.taps("Send", "Last"))
  }

  @Test("where nothing takes the place of the last element, the second tap does nothing")
  func removed() throws {
    let taps = try taps { screen, _ in
      for view in screen.view.subviews.dropFirst() { view.removeFromSuperview() }
    }
    #expect(taps == self.taps("Send"))
  }
}
