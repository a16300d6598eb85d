import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Views beside the text of a field")
struct SideViewTests {
  @Test("a view at the side is in the field until another one or none takes its place")
  func sides() {
    Device.current = Device()
    let field = UITextField()
    let own = field.subviews
    let (icon, eye, cross) = (UIView(), UIButton(), UIButton())
    func added() -> [UIView] { field.subviews.filter { !own.contains($0) } }
    field.leftView = icon
    field.rightView = eye
    #expect(added() == [icon, eye])
    field.rightView = cross
    #expect(added() == [icon, cross] && eye.superview == nil)
    field.leftView = nil
    #expect(added() == [cross] && icon.superview == nil)
  }
}
