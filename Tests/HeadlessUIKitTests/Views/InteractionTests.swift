import HeadlessUIKit
import Testing

/// An interaction that records what it is told, with whether its view has it at that time.
private final class RecordingInteraction: UIInteraction {
  var calls: [String] = []
  private(set) weak var view: UIView?
  private weak var place: UIView?

  init(in place: UIView) { self.place = place }

  func willMove(to view: UIView?) { record("will", view) }

  func didMove(to view: UIView?) {
    self.view = view
    record("did", view)
  }

  private func record(_ call: String, _ view: UIView?) {
    let isThere = place?.interactions.contains { $0 === self } == true
    calls.append("\(call) \(view == nil ? "leave" : "enter") \(isThere ? "there" : "away")")
  }
}

/// Source: UIInteraction's documentation.
@Suite("Interactions of a view")
struct InteractionTests {
  @Test("an interaction is told before and after it is added and removed")
  func moves() {
    let view = UIView()
    let interaction = RecordingInteraction(in: view)
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    view.removeInteraction(interaction)
    #expect(interaction.view == nil && view.interactions.isEmpty)
    #expect(
      interaction.calls == [
        "will enter away", "did enter there", "will leave there", "did leave away",
      ])
  }
}
