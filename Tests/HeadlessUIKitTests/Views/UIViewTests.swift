import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

private final class RecordingView: UIView {
  let name: String
  let diary: Diary

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private func write(_ line: String) { diary.write("\(name) \(line)") }

  override func willMove(toSuperview newSuperview: UIView?) {
    write("willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
  }
  override func didMoveToSuperview() { write("didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) {
    write("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }
  override func didMoveToWindow() { write("didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { write("didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { write("willRemoveSubview") }
}

@Suite("UIView")
struct UIViewTests {
  @Test(
    "addSubview in a window calls willMove and didMove on the view and its subviews in UIKit's order"
  )
  func adding() {
    let phone = Phone()
    let diary = Diary()
    let outer = RecordingView("outer", diary)
    outer.addSubview(RecordingView("inner", diary))
    #expect(
      diary.read() == [
        "inner willMove(toSuperview: view)", "inner didMoveToSuperview", "outer didAddSubview",
      ])
    phone.window.addSubview(outer)
    #expect(
      diary.read() == [
        "outer willMove(toSuperview: view)", "outer willMove(toWindow: window)",
        "inner willMove(toWindow: window)", "outer didMoveToWindow", "inner didMoveToWindow",
        "outer didMoveToSuperview",
      ])
  }

  @Test("removeFromSuperview calls the view's and the superview's methods in UIKit's order")
  func removing() {
    let diary = Diary()
    let outer = RecordingView("outer", diary)
    let inner = RecordingView("inner", diary)
    outer.addSubview(inner)
    let phone = Phone(outer)
    _ = diary.read()
    inner.removeFromSuperview()
    #expect(
      diary.read() == [
        "inner willMove(toSuperview: nil)", "inner willMove(toWindow: nil)",
        "outer willRemoveSubview", "inner didMoveToWindow", "inner didMoveToSuperview",
      ])
    #expect(inner.superview == nil && inner.window == nil && outer.window === phone.window)
  }

  @Test("subviews keep the order of insertion, and can be reordered")
  func order() {
    let views = (0..<5).map { index in
      let view = UIView()
      view.tag = index
      return view
    }
    let parent = UIView()
    parent.addSubview(views[0])
    parent.insertSubview(views[1], at: 0)
    parent.insertSubview(views[2], belowSubview: views[0])
    parent.insertSubview(views[3], aboveSubview: views[1])
    parent.insertSubview(views[4], at: 99)
    #expect(parent.subviews.map(\.tag) == [1, 3, 2, 0, 4])
    parent.bringSubviewToFront(views[3])
    parent.sendSubviewToBack(views[4])
    parent.exchangeSubview(at: 1, withSubviewAt: 2)
    #expect(parent.subviews.map(\.tag) == [4, 2, 1, 0, 3])
    parent.addSubview(views[4])
    #expect(parent.subviews.map(\.tag) == [2, 1, 0, 3, 4])
    #expect(parent.viewWithTag(3) === views[3])
    #expect(parent.viewWithTag(9) == nil)
  }

  @Test("adding a view to itself or a descendant is a finding and changes nothing")
  func circle() {
    let phone = Phone()
    let outer = UIView()
    let inner = UILabel()
    outer.addSubview(inner)
    inner.addSubview(outer)
    outer.addSubview(outer)
    #expect(inner.subviews.isEmpty && outer.superview == nil)
    #expect(
      phone.findings == [
        """
        a UIView was added to a UILabel that is inside it, which would be a circle of views; UIKit \
        raises an exception. Remove one from the other first.
        """,
        "a UIView was added to itself as a subview; UIKit raises an exception.",
      ])
  }

  @Test("the next responder is the superview, or the controller whose view it is")
  func responders() {
    let controller = UIViewController()
    let view = UIView()
    controller.view.addSubview(view)
    #expect(view.next === controller.view)
    #expect(controller.view.next === controller)
  }

  @Test(
    "the tint colour is inherited, and a change calls tintColorDidChange on views that inherit it")
  func tint() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (parent, heir, owner) = (Tinted(), Tinted(), Tinted())
    parent.addSubview(heir)
    parent.addSubview(owner)
    owner.tintColor = .red
    parent.tintColor = .green
    #expect([parent, heir, owner].map { $0.tintColor.description } == ["green", "green", "red"])
    #expect([parent, heir, owner].allSatisfy { $0.changes == 1 })
    #expect(UIView().tintColor == .systemBlue)
  }

  @Test("animate makes its changes at once and completes after its duration")
  func animation() throws {
    let phone = Phone()
    let diary = Diary()
    let view = UIView()
    UIView.animate(withDuration: 0.3, delay: 0.2) {
      view.alpha = 0
    } completion: {
      diary.write("done \($0)")
    }
    #expect(view.alpha == 0)
    #expect(Device.current.clock.pending.map(\.purpose) == [.init(.transition, "animation")])
    try Device.current.clock.advance(by: .milliseconds(499))
    #expect(diary.lines == [])
    try Device.current.clock.advance(by: .milliseconds(1))
    #expect(diary.lines == ["done true"])
    #expect(phone.findings == [])
  }

  @Test("without animations the completion runs when the current work is done")
  func disabledAnimations() {
    let phone = Phone()
    let diary = Diary()
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 5) {
      } completion: { _ in
        diary.write("inside")
      }
    }
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    UIView.transition(with: UIView(), duration: 5, animations: nil) { _ in diary.write("off") }
    diary.write("before")
    phone.settle()
    #expect(diary.lines == ["before", "inside", "off"])
    Device.current = Device()
    #expect(UIView.areAnimationsEnabled)
  }

  @Test(
    "arranged views are visited in order, and removing one from its superview removes it from the order"
  )
  func stack() {
    let labels = ["a", "b", "c"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: [labels[1], labels[2]])
    stack.insertArrangedSubview(labels[0], at: 0)
    let phone = Phone(stack)
    #expect(phone.lines == ["staticText \"a\"", "staticText \"b\"", "staticText \"c\""])
    stack.removeArrangedSubview(labels[0])
    labels[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [labels[2]])
    #expect(phone.lines == ["staticText \"c\"", "staticText \"a\""])
  }

  @Test("activating a constraint between views without a common ancestor is a finding")
  func constraints() {
    let phone = Phone()
    let (parent, child, stranger) = (UIView(), UIView(), UILabel())
    parent.addSubview(child)
    let good = child.topAnchor.constraint(
      equalTo: parent.safeAreaLayoutGuide.topAnchor, constant: 8)
    let bad = stranger.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5)
    NSLayoutConstraint.activate([good, bad, child.heightAnchor.constraint(equalToConstant: 44)])
    #expect(good.isActive && good.constant == 8 && bad.multiplier == 0.5)
    #expect(
      phone.findings == [
        """
        a constraint between a UILabel and a UIView was activated while they have no common \
        ancestor; UIKit raises an exception. Add both to the tree of views first.
        """
      ])
  }

  @Test("bounds have the size of the frame, and their origin as it was set last")
  func bounds() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let moved = CGRect(x: 5, y: 6, width: 7, height: 8)
    view.bounds = moved
    #expect(view.bounds == moved)
    view.bounds = CGRect(x: 0, y: 0, width: 9, height: 10)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 9, height: 10))
    #expect(view.frame == CGRect(x: 1, y: 2, width: 9, height: 10))
  }
}
