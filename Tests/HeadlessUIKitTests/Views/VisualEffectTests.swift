import HeadlessUIKit
import Testing

@Suite("UIVisualEffectView")
struct VisualEffectTests {
  @Test("views added to the content view are on the screen, and leave it with the effect view")
  func content() throws {
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    let label = UILabel()
    label.text = "Offline"
    effect.contentView.addSubview(label)
    let phone = Phone(effect)
    #expect(phone.lines == ["staticText \"Offline\""])
    #expect(effect.subviews == [effect.contentView])
    effect.isHidden = true
    #expect(phone.lines == [])
  }
}
