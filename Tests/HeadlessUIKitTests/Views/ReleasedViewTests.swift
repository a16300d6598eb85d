import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("References to a view that was released")
final class ReleasedViewTests {
  private lazy var phone = SpyPhone()

  @Test("a subview that outlives its superview has none, and can be added to another view")
  func superview() {
    let label = UILabel()
    let button = UIButton()
    var box: UIView? = UIView()
    box?.addSubview(label)
    box?.insertSubview(button, at: 0)
    #expect(label.superview === box && button.superview === box)
    box = nil
    #expect(label.superview == nil && button.superview == nil)
    #expect(label.next == nil && label.window == nil)
    label.removeFromSuperview()
    let other = UIView()
    other.addSubview(label)
    #expect(label.superview === other && other.subviews == [label])
  }

  @Test("a subview that its superview's deinitializer keeps has no superview afterwards")
  func keptByDeinit() {
    let keeper = Keeper()
    var view: KeepingView? = KeepingView(keeper)
    view?.addSubview(UILabel())
    view = nil
    #expect(keeper.kept.count == 1)
    #expect(keeper.kept.first?.superview == nil)
    #expect(keeper.superviewInDeinit == "KeepingView")
  }

  @Test("a constraint and an anchor do not keep their items, and have none once they are released")
  func layout() {
    var view: UIView? = UIView()
    var guide: UILayoutGuide? = UILayoutGuide()
    let anchor = view!.topAnchor  // swift-format-ignore: NeverForceUnwrap
    let constraints = [
      anchor.constraint(equalTo: guide!.bottomAnchor),  // swift-format-ignore: NeverForceUnwrap
      NSLayoutConstraint(
        item: guide!, attribute: .left, relatedBy: .equal,  // swift-format-ignore: NeverForceUnwrap
        toItem: view, attribute: .right, multiplier: 1, constant: 0),
    ]
    #expect(constraints[0].firstItem === view && constraints[0].secondItem === guide)
    #expect(constraints[1].firstItem === guide && constraints[1].secondItem === view)
    weak let released: UIView? = view
    view = nil
    #expect(released == nil)
    #expect(constraints.map { $0.firstItem === guide } == [false, true])
    #expect(constraints.map { $0.secondItem === guide } == [true, false])
    guide = nil
    #expect(constraints.allSatisfy { $0.firstItem == nil && $0.secondItem == nil })
    constraints.forEach { $0.isActive = true }
    #expect(phone.findings.isEmpty)
  }
}

private final class Keeper {
  var kept: [UIView] = []
  var superviewInDeinit = ""
}

private final class KeepingView: UIView {
  private let keeper: Keeper

  init(_ keeper: Keeper) {
    self.keeper = keeper
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit {
    keeper.kept = subviews
    keeper.superviewInDeinit = subviews.first?.superview.map { "\(type(of: $0))" } ?? "none"
  }
}
