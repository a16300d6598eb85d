import Foundation
import HeadlessUIKit
import Testing

@Suite("Views that take the touches meant for others")
struct CoveringViewTests {
  /// A view that passes on the touches that none of its subviews takes.
  private final class PassingView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  private let space = CGRect(x: 0, y: 0, width: 300, height: 500)

  /// Returns whether a view that is added to a screen takes the touches of a button there.
  private func covers(
    _ view: UIView, isEarly: Bool = false, _ prepare: (UIView) -> Void = { _ in }
  ) -> Bool {
    let screen = UIView(frame: space)
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    let button = UIButton()
    row.addSubview(button)
    screen.addSubview(row)
    if isEarly { screen.addSubview(view) }
    let phone = Phone(screen)
    if !isEarly { screen.addSubview(view) }
    prepare(view)
    let covering = button.coveringView(within: phone.window)
    let isCovering = covering === view
    #expect(isCovering == (screen.coveringChild?.isInFront(of: button) == true))
    #expect(isCovering || covering == nil)
    return isCovering
  }

  /// Keeps all edges of a view at its superview's.
  private func pin(_ view: UIView, _ inset: CGFloat = 0) {
    guard let outer = view.superview else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      outer.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
      view.rightAnchor.constraint(equalTo: outer.rightAnchor),
    ])
  }

  /// Keeps all edges of a view at those of a guide.
  private func pin(_ view: UIView, toGuide guide: UILayoutGuide?) {
    view.translatesAutoresizingMaskIntoConstraints = false
    for edge in [NSLayoutConstraint.Attribute.top, .bottom, .leading, .trailing] {
      NSLayoutConstraint(
        item: view, attribute: edge, relatedBy: .equal, toItem: guide, attribute: edge,
        multiplier: 1, constant: 0
      ).isActive = true
    }
  }

  @Test("a view whose frame fills the superview covers the siblings behind it and what is in them")
  func frame() {
    #expect(covers(UIView(frame: space)))
    #expect(covers(UIView(frame: space.insetBy(dx: -10, dy: -10))))
    #expect(!covers(UIView(frame: CGRect(x: 0, y: 50, width: 300, height: 450))))
    #expect(!covers(UIView()))
  }

  @Test("a frame that was set before the first layout covers nothing, and constraints do")
  func early() {
    #expect(!covers(UIView(frame: space), isEarly: true))
    #expect(covers(UIView(), isEarly: true) { pin($0) })
  }

  @Test("lists and other scroll views are content, which covers nothing")
  func content() {
    #expect(!covers(UITableView(frame: space)))
    #expect(!covers(UIScrollView()) { pin($0) })
  }

  @Test("a view that constraints keep at all edges covers its siblings, until one is deactivated")
  func constraints() {
    #expect(covers(UIView()) { pin($0) })
    #expect(!covers(UIView()) { pin($0, 8) })
    #expect(
      !covers(UIView()) { view in
        pin(view)
        let last = view.topAnchor.constraint(equalTo: view.superview?.topAnchor ?? view.topAnchor)
        last.isActive = true
        last.isActive = false
      })
  }

  @Test("constraints to the margins, or to a guide of the app, say nothing of the size")
  func guides() {
    #expect(!covers(UIView()) { pin($0, toGuide: $0.superview?.layoutMarginsGuide) })
    #expect(
      !covers(UIView()) { view in
        let guide = UILayoutGuide()
        view.superview?.addLayoutGuide(guide)
        pin(view, toGuide: guide)
      })
    #expect(covers(UIView()) { pin($0, toGuide: $0.superview?.safeAreaLayoutGuide) })
  }

  @Test("a view that was removed and added again is no longer kept at the edges")
  func readded() {
    #expect(
      !covers(UIView()) { view in
        let screen = view.superview
        pin(view)
        view.removeFromSuperview()
        screen?.addSubview(view)
      })
  }

  @Test("a frame says nothing of a view that constraints place elsewhere")
  func frameBeforeConstraints() {
    #expect(
      !covers(UIView(frame: space)) { $0.translatesAutoresizingMaskIntoConstraints = false })
  }

  @Test("a view without touches, out of sight, with a gesture or passing touches on covers nothing")
  func passing() {
    #expect(!covers(UIView(frame: space)) { $0.isUserInteractionEnabled = false })
    #expect(!covers(UIView(frame: space)) { $0.isHidden = true })
    #expect(!covers(UIView(frame: space)) { $0.alpha = 0 })
    #expect(!covers(UIImageView(frame: space)))
    #expect(
      !covers(UIView(frame: space)) { $0.addGestureRecognizer(UITapGestureRecognizer()) })
    #expect(!covers(PassingView(frame: space)))
    #expect(!covers(PassingView()) { pin($0) })
  }

  @Test("a view behind the others, and the arranged views of a stack, cover nothing")
  func order() {
    #expect(!covers(UIView(frame: space)) { $0.superview?.sendSubviewToBack($0) })
    let stack = UIStackView(frame: space)
    let button = UIButton()
    stack.addArrangedSubview(button)
    let phone = Phone(stack)
    stack.addArrangedSubview(UIView(frame: space))
    #expect(button.coveringView(within: phone.window) == nil)
  }

  @Test("the view of a screen is content, which covers nothing")
  func screens() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let button = UIButton()
    root.view.addSubview(button)
    let child = phone.spy("B")
    root.addChild(child)
    root.view.addSubview(child.view)
    #expect(button.coveringView(within: root.view) == nil)
    root.view.addSubview(UIView(frame: root.view.bounds))
    #expect(button.coveringView(within: root.view) === root.view.subviews.last)
  }

  @Test("a view in a window covers the screens if it is as large and takes touches")
  func windows() throws {
    let phone = SpyPhone()
    _ = try phone.root()
    let small = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let large = UIView(frame: phone.window.bounds)
    let passing = PassingView(frame: phone.window.bounds)
    for view in [small, large, passing] { phone.window.addSubview(view) }
    #expect([small, large, passing].map(\.coversScreens) == [false, true, false])
    let window = UIWindow()
    window.isHidden = false
    #expect(!window.coversScreens)
  }

  @Test("a view without a superview is in front of none, and no view is of an element that is none")
  func inFrontOfNone() {
    let (outer, inner) = (UIView(), UIView())
    let element = UIAccessibilityElement(accessibilityContainer: outer)
    #expect(!inner.isInFront(of: outer))
    outer.addSubview(inner)
    #expect(!inner.isInFront(of: element))
  }
}
