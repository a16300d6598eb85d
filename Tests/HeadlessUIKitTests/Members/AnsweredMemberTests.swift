import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

private final class FieldOwner: UITextFieldDelegate {}

/// Sources: UIKit's documentation of each member and its default.
@Suite("Answers of UIKit's members")
struct AnsweredMemberTests {
  @Test("a phone answers what an app asks of its device, its traits and its scene")
  func device() {
    _ = SpyPhone()
    let application = UIApplication.shared
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(
      UIDevice.current.identifierForVendor?.uuidString == "00000000-0000-4000-8000-000000000000")
    #expect(application.supportsAlternateIcons)
    #expect(application.beginBackgroundTask().rawValue == 1)
    #expect(!UIAccessibility.isBoldTextEnabled && !UIAccessibility.isReduceTransparencyEnabled)
    let traits = UITraitCollection.current
    #expect(!traits.hasDifferentColorAppearance(comparedTo: traits))
    #expect(traits.hasDifferentColorAppearance(comparedTo: nil))
    #expect(UIImagePickerController.isSourceTypeAvailable(.camera))
  }

  @Test("notification settings are enabled only where the app may notify")
  func notifications() async throws {
    _ = SpyPhone()
    let center = UNUserNotificationCenter.current()
    func settings() -> [UNNotificationSetting] {
      var all: [UNNotificationSetting] = []
      center.getNotificationSettings { all = [$0.alertSetting, $0.soundSetting, $0.badgeSetting] }
      return all
    }
    #expect(settings() == [.disabled, .disabled, .disabled])
    _ = try await center.requestAuthorization(options: [.alert])
    #expect(settings() == [.enabled, .enabled, .enabled])
    var badges: [Int] = []
    center.setBadgeCount(3) { badges.append($0 == nil ? 0 : 1) }
    #expect(badges == [0] && UIApplication.shared.applicationIconBadgeNumber == 3)
  }

  @Test("an animator runs animations at once that are added after its start")
  func animator() {
    _ = SpyPhone()
    var ran: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { ran.append("first") }
    animator.addAnimations { ran.append("second") }
    #expect(ran == [])
    animator.startAnimation()
    animator.addAnimations { ran.append("third") }
    #expect(ran == ["first", "second", "third"])
  }

  @Test("a layer gives its animations by their keys")
  func animations() {
    _ = SpyPhone()
    let layer = CALayer()
    let (fade, move) = (CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "position"))
    layer.add(fade, forKey: "fade")
    layer.add(move, forKey: "move")
    #expect(layer.animation(forKey: "fade") === fade && layer.animation(forKey: "move") === move)
    #expect(layer.animation(forKey: "other") == nil)
  }

  @Test("a path is empty until it has points")
  func paths() {
    let empty = UIBezierPath()
    let arc = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 20), radius: 5, startAngle: 0, endAngle: 2 * .pi,
      clockwise: true)
    #expect(empty.isEmpty && empty.cgPath.isEmpty && !arc.isEmpty && !arc.cgPath.isEmpty)
  }

  @Test("configurations of symbols are equal if they say the same, also together")
  func symbols() {
    let multicolor = UIImage.SymbolConfiguration.preferringMulticolor()
    let red = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    #expect(multicolor == .preferringMulticolor() && multicolor != red)
    #expect(multicolor.applying(red) != multicolor && multicolor.applying(red) != red)
    #expect(multicolor.applying(red) == multicolor.applying(red))
  }

  @Test("sizes and spaces of a collection's layout are equal by kind and number")
  func dimensions() {
    let height = NSCollectionLayoutDimension.fractionalHeight(0.5)
    #expect(height == .fractionalHeight(0.5) && height != .fractionalWidth(0.5))
    #expect(height.dimension == 0.5 && NSCollectionLayoutSpacing.flexible(7).spacing == 7)
    let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: height)
    let item = NSCollectionLayoutItem(layoutSize: size)
    let groups: [NSCollectionLayoutGroup] = [
      .horizontal(layoutSize: size, subitem: item, count: 2),
      .vertical(layoutSize: size, subitem: item, count: 3),
      .vertical(layoutSize: size, subitems: [item]),
    ]
    #expect(
      groups.map(\.subitems.count) == [2, 3, 1] && groups.allSatisfy { $0.layoutSize == size })
  }

  @Test("a search bar is first responder while its field is")
  func searchBar() {
    let phone = SpyPhone()
    let bar = UISearchBar()
    phone.window.addSubview(bar)
    #expect(bar.canBecomeFirstResponder && !bar.isFirstResponder)
    #expect(bar.becomeFirstResponder() && bar.isFirstResponder)
    #expect(bar.resignFirstResponder() && !bar.isFirstResponder)
  }

  @Test("the clear button empties the field and tells the delegate and the targets")
  func clearButton() throws {
    let diary = Diary()
    let field = UITextField()
    field.placeholder = "Email"
    field.clearButtonMode = .always
    field.text = "ann"
    let owner = FieldOwner()
    field.delegate = owner
    field.addAction(
      UIAction { [unowned field] _ in diary.write("changed to \"\(field.text ?? "")\"") },
      for: .editingChanged)
    let phone = Phone(field)
    try field.performClear()
    #expect(phone.lines == ["textField \"Email\" = \"\" focused"])
    #expect(diary.lines == ["changed to \"\""])
  }

  @Test("a text view is set by replacing its text")
  func setTextView() throws {
    let view = UITextView()
    view.accessibilityLabel = "Note"
    view.text = "old"
    let phone = Phone(view)
    try view.performSet("new")
    #expect(phone.lines == ["textView \"Note\" = \"new\" focused"])
  }

  @Test("the selected range of a field is at the end of its text, until code sets it")
  func selection() throws {
    let field = UITextField()
    _ = Phone(field)
    field.text = "abc"
    try field.performTap()
    let range = try #require(field.selectedTextRange)
    #expect(
      [range.start, range.end].map { field.offset(from: field.beginningOfDocument, to: $0) }
        == [3, 3])
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument)
    let set = try #require(field.selectedTextRange)
    #expect(
      [set.start, set.end].map { field.offset(from: field.beginningOfDocument, to: $0) } == [1, 3])
  }

  @Test("the targets of a control are its objects, not its closures")
  func targets() throws {
    _ = SpyPhone()
    let (button, target) = (UIButton(), NSObject())
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    button.addTarget(target, action: "press", for: .touchUpInside)
    #expect(button.allTargets == [target])
    let first = try #require(button.allTargets.first)
    #expect(button.actions(forTarget: first, forControlEvent: .touchUpInside) == ["press"])
    let other = UIButton()
    other.addTarget(first, action: "press", for: .touchUpInside)
    #expect(other.actions(forTarget: target, forControlEvent: .touchUpInside) == ["press"])
    button.removeTarget(first, action: nil, for: .touchUpInside)
    #expect(button.allTargets == [])
  }

  @Test("a button's open menu is what is found first of it")
  func menu() throws {
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    let badge = UILabel()
    badge.text = "Below"
    button.menu = UIMenu(children: [
      UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in },
    ])
    button.showsMenuAsPrimaryAction = true
    let other = UIButton(type: .system)
    other.setTitle("One", for: .normal)
    other.accessibilityIdentifier = "other"
    let phone = Phone(button, badge, other)
    try phone.tap("Menu")
    #expect(
      phone.lines == [
        "button \"Menu\"", "button \"One\"", "button \"Two\"", "staticText \"Below\"",
        "button \"One\" #other",
      ])
    #expect(phone.find("One")?.elementIdentifier == nil)
    #expect(phone.find("Below")?.elementType == .staticText)
    #expect(phone.find("One") != nil && phone.find("Three") == nil)
  }

  @Test("a long press opens the menu of a button, and presses a button without one")
  func longPress() throws {
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    let phone = Phone(button)
    try phone.find("Menu")?.performLongPress()
    #expect(phone.lines == ["button \"Menu\"", "button \"One\""])
    button.isEnabled = false
    #expect(
      refusal { try button.performLongPress() }
        == "button \"Menu\" is disabled. Do first what enables it.")
  }

  @Test(
    "unavailable content shows its spinner, image and texts, and changes with its configuration")
  func unavailable() {
    let view = UIContentUnavailableView(configuration: .loading())
    let phone = Phone(view)
    #expect(
      phone.lines == ["activityIndicator \"In progress\" = \"1\"", "staticText \"Loading…\""])
    view.configuration = UIContentUnavailableConfiguration.search()
    #expect(
      phone.lines == [
        "staticText \"No Results\"", "staticText \"Check the spelling or try a new search.\"",
      ])
    view.configuration = UIContentUnavailableConfiguration.empty()
    #expect(phone.lines == [])
  }

  @Test("a registration for trait changes ends when it is removed")
  func traitChanges() {
    let phone = SpyPhone()
    let diary = Diary()
    let kept = phone.window.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (_: UIWindow, _) in diary.write("kept")
    }
    let removed = phone.window.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (_: UIWindow, _) in diary.write("removed")
    }
    phone.window.unregisterForTraitChanges(removed)
    UIApplication.shared.setHorizontalSizeClass(.regular)
    #expect(diary.lines == ["kept"] && UIDevice.current.userInterfaceIdiom == .pad)
    phone.window.unregisterForTraitChanges(kept)
    UIApplication.shared.setHorizontalSizeClass(.compact)
    #expect(diary.lines == ["kept"])
  }

  @Test("a collection's change of layout completes after its animation")
  func layoutChange() throws {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let phone = Phone(collection)
    let diary = Diary()
    let layout = UICollectionViewFlowLayout()
    collection.setCollectionViewLayout(layout, animated: true) { diary.write("animated \($0)") }
    #expect(collection.collectionViewLayout === layout && diary.lines == [])
    phone.wait(.milliseconds(299))
    #expect(diary.lines == [])
    phone.wait(.milliseconds(1))
    #expect(diary.lines == ["animated true"])
    collection.setCollectionViewLayout(layout, animated: false) { diary.write("at once \($0)") }
    phone.settle()
    #expect(diary.lines == ["animated true", "at once true"])
  }
}
