@testable import CrewChat
import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("ProfileDetailsView")
struct ProfileDetailsViewTests {
  private func randomProps(_ random: inout SeededGenerator) -> ProfileDetailsProps {
    func text(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
    return ProfileDetailsProps(
      title: text(["Profile", "Profiel"]),
      avatarURL: URL(string: text(["https://a/1", "https://a/2", ""])),
      name: text(["", "Ann Bakker", "Bilal Öz"]), role: text(["", "Barista"]),
      phone: text(["", "+31 6 1000 0001"]))
  }

  /// The labels and the picture that a view shows.
  private func content(of view: ProfileDetailsView) -> [String] {
    view.labels + view.pictures.map { "\($0.url?.absoluteString ?? "-") \($0.image != nil)" }
  }

  @Test("rendering depends on the props only, not on earlier props", arguments: 1...20)
  func rendering(seed: UInt64) {
    Device.current = Device()
    var random = SeededGenerator(seed: seed)
    let view = ProfileDetailsView(frame: .zero)
    for step in 1...12 {
      let props = randomProps(&random)
      view.render(props: props)
      let fresh = ProfileDetailsView(frame: .zero)
      fresh.render(props: props)
      #expect(content(of: view) == content(of: fresh), "seed \(seed), step \(step): \(props)")
      #expect(view.labels == [props.name, props.role, props.phone])
      #expect(view.pictures.map(\.url) == [props.avatarURL])
    }
  }
}
