import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Views and controllers of a class that is known only at run time")
final class ClassConstructionTests {
  private lazy var phone = SpyPhone()

  @Test("UIKit's own classes are created, with a frame, a reuse identifier or a nib's name")
  func own() {
    #expect(rehearsalNew(UILabel.self).text == nil)
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rehearsalNew(UIButton.self, frame: frame).frame == frame)
    let cell = rehearsalNew(UITableViewCell.self, style: .value1, reuseIdentifier: "row")
    #expect(cell.reuseIdentifier == "row")
    #expect(type(of: rehearsalNew(UINavigationController.self)) == UINavigationController.self)
    let controller = rehearsalNew(UIViewController.self, nibName: nil, bundle: nil)
    #expect(controller.nibName == nil)
  }

  @Test("layers and gesture recognizers are created, a recognizer with a target")
  func recognizers() throws {
    #expect(type(of: rehearsalNew(CAGradientLayer.self)) == CAGradientLayer.self)
    let types = [
      UITapGestureRecognizer.self, UILongPressGestureRecognizer.self, UISwipeGestureRecognizer.self,
      UIPanGestureRecognizer.self, UIPinchGestureRecognizer.self, UIRotationGestureRecognizer.self,
      UIHoverGestureRecognizer.self, UIScreenEdgePanGestureRecognizer.self,
      UIGestureRecognizer.self,
    ]
    for type in types { #expect(Swift.type(of: rehearsalNew(type)) == type) }
    let made = rehearsalNew(Scrub.self, target: nil, action: nil)
    #expect(made.note == "scrubs")
  }

  @Test("a recognizer that is created with a target and a selector calls the target")
  func target() throws {
    let label = UILabel()
    label.text = "Scrub"
    label.isUserInteractionEnabled = true
    let target = Counter()
    label.addGestureRecognizer(
      rehearsalNew(UITapGestureRecognizer.self, target: target, action: "count"))
    let phone = Phone(label)
    try phone.tap("Scrub")
    #expect(target.count == 1)
  }

  @Test("a class that is known as that of an object only makes views and controllers")
  func objects() {
    let phone = phone
    let types: [NSObject.Type] = [UISwitch.self, UITabBarController.self]
    #expect(types.map { "\(type(of: rehearsalNew($0)))" } == ["UISwitch", "UITabBarController"])
    withExtendedLifetime(phone) {}
  }

  @Test("a class of the app makes its object; its subclass without a method of its own does not")
  func app() {
    #expect(rehearsalNew(Made.self).note == "made")
    #expect(rehearsalNew(Coded.self).note == "coded")
    #expect(rehearsalNew(Screen.self, nibName: "Board", bundle: nil).name == "Board")
  }

  @Test("a collection controller without arguments has a layout")
  func collection() {
    let controller = UICollectionViewController()
    #expect(controller.collectionViewLayout is UICollectionViewFlowLayout)
    #expect(controller.collectionView.dataSource === controller)
  }
}

private class Made: UIView {
  var note = ""

  init(note: String) {
    self.note = note
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    note = "coded"
    super.init(coder: coder)
  }

  override class func rehearsalNew(_ nibName: String?, _ bundle: Any?) -> UIResponder? {
    Made(note: "made")
  }
}

private final class Coded: Made {}

/// An object that counts the calls of its method.
private final class Counter: NSObject, SelectorTarget {
  private(set) var count = 0

  func rehearsalMethod(for selector: Selector) -> SelectorMethod? {
    guard selector == "count" else { return nil }
    return { [self] _ in
      count += 1
      return nil
    }
  }
}

private final class Scrub: UIPanGestureRecognizer {
  let note: String

  init(note: String) {
    self.note = note
    super.init(target: nil, action: nil)
  }

  override class func rehearsalNew() -> UIGestureRecognizer? { Scrub(note: "scrubs") }
}

private final class Screen: UIViewController {
  let name: String

  override init(nibName: String?, bundle: Bundle?) {
    name = nibName ?? "none"
    super.init(nibName: nibName, bundle: bundle)
  }

  required init?(coder: NSCoder) { nil }

  override class func rehearsalNew(_ nibName: String?, _ bundle: Any?) -> UIResponder? {
    Screen(nibName: nibName, bundle: nil)
  }
}
