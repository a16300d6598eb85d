import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

/// An app whose root has the views that a test makes.
private final class ViewsAppDelegate: RootAppDelegate {
  static var fill: (UIViewController) -> Void = { _ in }

  override func makeRoot() -> UIViewController {
    let root = UIViewController()
    Self.fill(root)
    return root
  }
}

@Suite("Gestures that a screen offers")
struct OfferedGestureTests {
  /// Returns the gestures by the labels of their elements.
  private func gestures(
    _ fill: @escaping (UIViewController) -> Void, _ act: (Session) throws -> Void = { _ in }
  ) throws -> [String: OfferedGestures] {
    ViewsAppDelegate.fill = fill
    let session = try Session(ViewsAppDelegate.self)
    try session.launch()
    try act(session)
    let elements = session.screen.elements
    return Dictionary(
      uniqueKeysWithValues: session.offeredGestures.map { (elements[$0].label, $1) })
  }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private static func tapped(_ view: UIView) -> UIView {
    view.isUserInteractionEnabled = true
    view.addGestureRecognizer(UITapGestureRecognizer(target: view) { _ in })
    return view
  }

  private static func pressed(_ view: UIView) -> UIView {
    view.isUserInteractionEnabled = true
    view.addGestureRecognizer(UILongPressGestureRecognizer(target: view) { _ in })
    return view
  }

  @Test("the gesture of a view without a text in it is not offered at a text beside it")
  func beside() throws {
    let found = try gestures { root in
      root.view.addSubview(Self.tapped(UIView()))
      root.view.addSubview(Self.label("beside"))
    }
    #expect(found == [:])
  }

  @Test("a tap on a control of the app without a label is offered at the first text in it")
  func control() throws {
    let found = try gestures { root in
      let control = UIControl()
      control.addTarget(control, for: .touchUpInside) { _ in }
      for text in ["", "A", "B"] { control.addSubview(Self.label(text)) }
      let idle = UIControl()
      idle.addSubview(Self.label("Idle"))
      root.view.addSubview(control)
      root.view.addSubview(idle)
    }
    #expect(found == ["A": .tap])
  }

  @Test("a view's gesture is offered at the first text in it, and only there")
  func firstText() throws {
    let found = try gestures { root in
      let card = Self.tapped(UIView())
      for text in ["", "A", "B"] { card.addSubview(Self.label(text)) }
      root.view.addSubview(Self.label("Before"))
      root.view.addSubview(card)
      root.view.addSubview(Self.label("After"))
    }
    #expect(found == ["A": .tap])
  }

  @Test("a button takes taps itself, so a tap on the view around it is offered at a text after it")
  func button() throws {
    let found = try gestures { root in
      let card = Self.pressed(Self.tapped(UIView()))
      card.addSubview(UIButton(primaryAction: UIAction(title: "Buy") { _ in }))
      card.addSubview(Self.label("A"))
      root.view.addSubview(card)
    }
    #expect(found == ["Buy": .longPress, "A": .tap])
  }

  @Test("a disabled element names no gesture")
  func disabled() throws {
    let found = try gestures { root in
      let card = Self.pressed(UIView())
      let button = UIButton(primaryAction: UIAction(title: "Buy") { _ in })
      button.isEnabled = false
      card.addSubview(button)
      card.addSubview(Self.label("A"))
      root.view.addSubview(card)
    }
    #expect(found == ["A": .longPress])
  }

  @Test("what an alert covers offers nothing")
  func covered() throws {
    let found = try gestures(
      { $0.view.addSubview(Self.tapped(Self.label("A"))) },
      { _ in
        let alert = UIAlertController(title: "Hi", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        UIApplication.shared.windows.first?.rootViewController?.present(alert, animated: false)
      })
    #expect(found == [:])
  }

  @Test("a field without a text is named by its placeholder")
  func placeholder() throws {
    let found = try gestures { root in
      let card = Self.pressed(UIView())
      card.addSubview(UITextField())
      let field = UITextField()
      field.placeholder = "Name"
      card.addSubview(field)
      root.view.addSubview(card)
    }
    #expect(found.values.map(\.rawValue) == [OfferedGestures.longPress.rawValue])
  }
}
