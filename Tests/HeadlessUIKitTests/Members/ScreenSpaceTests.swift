import Foundation
import HeadlessUIKit
import Testing

@Suite("Places and sizes, where nothing is laid out")
struct ScreenSpaceTests {
  private let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
  private let point = CGPoint(x: 3, y: 4)
  private let rect = CGRect(x: 3, y: 4, width: 5, height: 6)
  private let size = CGSize(width: 7, height: 8)

  @Test("a point and a rectangle are the same in another view and in no view")
  func conversions() {
    let other = UIView()
    for target in [other, nil] {
      #expect(view.convert(point, from: target) == point)
      #expect(view.convert(point, to: target) == point)
      #expect(view.convert(rect, from: target) == rect)
      #expect(view.convert(rect, to: target) == rect)
    }
    let layer = CALayer()
    #expect(
      layer.convert(point, from: CALayer()) == point && layer.convert(point, to: nil) == point)
    #expect(layer.convert(rect, from: nil) == rect && layer.convert(rect, to: CALayer()) == rect)
    #expect(layer.presentation() === layer && layer.model() === layer)
  }

  @Test("a view fits any size, and lays out its frame and its baselines itself")
  func fitting() {
    #expect(view.sizeThatFits(size) == size && view.systemLayoutSizeFitting(size) == size)
    #expect(
      view.systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultLow)
        == size)
    #expect(view.alignmentRect(forFrame: rect) == rect)
    #expect(view.frame(forAlignmentRect: rect) == rect)
    #expect(view.forFirstBaselineLayout === view && view.forLastBaselineLayout === view)
    #expect(view.snapshotView(afterScreenUpdates: false) != nil)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(view.constraints.isEmpty && view.layoutGuides.isEmpty)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .required)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test("a view has one guide for each of its areas, and none of them is the app's")
  func guides() {
    let guides = { [view] in
      [
        view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide,
        view.keyboardLayoutGuide,
      ]
    }
    #expect(guides().map(ObjectIdentifier.init) == guides().map(ObjectIdentifier.init))
    #expect(Set(guides().map(ObjectIdentifier.init)).count == 4)
    #expect(guides().allSatisfy { $0.owningView === view } && view.layoutGuides.isEmpty)
  }

  @Test("the layout margins are the directional ones, from the left")
  func margins() {
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test("the parts of controls, fields and tables fill their bounds")
  func parts() {
    let bounds = view.bounds
    let (button, slider, field) = (UIButton(), UISlider(), UITextField())
    for all in [
      button.contentRect(forBounds: rect), button.backgroundRect(forBounds: rect),
      button.titleRect(forContentRect: rect), button.imageRect(forContentRect: rect),
      slider.trackRect(forBounds: rect), slider.minimumValueImageRect(forBounds: rect),
      slider.maximumValueImageRect(forBounds: rect), field.textRect(forBounds: rect),
      field.editingRect(forBounds: rect), field.placeholderRect(forBounds: rect),
      field.borderRect(forBounds: rect), field.leftViewRect(forBounds: rect),
      field.rightViewRect(forBounds: rect), field.clearButtonRect(forBounds: rect),
    ] {
      #expect(all == rect)
    }
    let table = UITableView(frame: view.frame)
    let path = IndexPath(row: 0, section: 0)
    #expect(
      [
        table.rectForRow(at: path), table.rect(forSection: 0), table.rectForHeader(inSection: 0),
        table.rectForFooter(inSection: 0),
      ] == Array(repeating: bounds, count: 4))
    let pages = UIPageControl(frame: view.frame)
    let picker = UIPickerView(frame: view.frame)
    #expect(pages.size(forNumberOfPages: 3) == bounds.size)
    #expect(picker.rowSize(forComponent: 0) == bounds.size)
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
  }

  @Test("carets and selections of text are at zero, and no position is near a point")
  func text() {
    let (field, text) = (UITextField(), UITextView())
    let start = field.beginningOfDocument
    #expect(field.caretRect(for: start) == .zero && text.caretRect(for: start) == .zero)
    #expect(field.closestPosition(to: point) == nil && text.closestPosition(to: point) == nil)
    if let range = field.textRange(from: start, to: field.endOfDocument) {
      #expect(field.firstRect(for: range) == .zero && field.selectionRects(for: range).isEmpty)
      #expect(text.firstRect(for: range) == .zero && text.selectionRects(for: range).isEmpty)
    }
  }

  @Test("places of index paths can be changed")
  func paths() {
    var path = IndexPath(item: 1, section: 2)
    path.item = 5
    #expect(path == IndexPath(item: 5, section: 2))
    path.row = 6
    #expect(path == IndexPath(row: 6, section: 2))
    path.section = 7
    #expect(path == IndexPath(row: 6, section: 7))
  }

  @Test("touches and presses are of their kind, at the device's time")
  func events() {
    let touch = UITouch()
    #expect(touch.location(in: view) == .zero && touch.previousLocation(in: view) == .zero)
    #expect(touch.preciseLocation(in: view) == .zero)
    #expect(touch.precisePreviousLocation(in: view) == .zero)
    _ = Phone()
    let phone = Phone()
    phone.wait(.milliseconds(1500))
    #expect(UITouch().timestamp == 1.5 && UIEvent().timestamp == 1.5)
    #expect(UIEvent().type == .touches && UIPressesEvent().type == .presses)
    #expect(UIPressesEvent().allPresses.isEmpty)
  }
}
