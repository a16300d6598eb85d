import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of each property.
@Suite("Properties that are stored without effect")
struct StoredMemberTests {
  private let image = UIImage()

  @Test("a view keeps its mask, its direction, its margins and its touches")
  func view() {
    _ = SpyPhone()
    let (view, mask) = (UIView(), UIView())
    keeps(view, \.mask, mask)
    keeps(view, \.isOpaque, false)
    keeps(view, \.semanticContentAttribute, .forceRightToLeft)
    keeps(view, \.isMultipleTouchEnabled, true)
    keeps(view, \.isExclusiveTouch, true)
    keeps(view, \.insetsLayoutMarginsFromSafeArea, false)
    keeps(view, \.preservesSuperviewLayoutMargins, true)
    keeps(view, \.restorationIdentifier, "list")
    keeps(view, \.tintAdjustmentMode, .dimmed)
    keeps(view, \.contentScaleFactor, 1)
    keeps(view, \.transform3D, CATransform3DMakeScale(2, 2, 1))
    #expect(view.layer.transform == CATransform3DMakeScale(2, 2, 1))
    #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: true))
  }

  @Test("only a forced direction is from right to left")
  func direction() {
    _ = SpyPhone()
    let all: [UISemanticContentAttribute] = [.unspecified, .forceLeftToRight, .forceRightToLeft]
    #expect(
      all.map(UIView.userInterfaceLayoutDirection(for:))
        == [.leftToRight, .leftToRight, .rightToLeft])
  }

  @Test("controls keep their images, their insets and their styles")
  func controls() {
    _ = SpyPhone()
    let button = UIButton()
    keeps(button, \.adjustsImageWhenHighlighted, false)
    keeps(button, \.adjustsImageSizeForAccessibilityContentSizeCategory, true)
    keeps(UIImageView(), \.adjustsImageSizeForAccessibilityContentSizeCategory, true)
    keeps(button, \.adjustsImageWhenDisabled, false)
    keeps(button, \.isPointerInteractionEnabled, true)
    keeps(button, \.titleEdgeInsets, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    keeps(button, \.imageEdgeInsets, UIEdgeInsets(top: 4, left: 3, bottom: 2, right: 1))
    keeps(button, \.automaticallyUpdatesConfiguration, false)
    let toggle = UISwitch()
    keeps(toggle, \.preferredStyle, .checkbox)
    keeps(toggle, \.onImage, image)
    keeps(toggle, \.offImage, image)
    let progress = UIProgressView()
    keeps(progress, \.progressImage, image)
    keeps(progress, \.trackImage, image)
    let label = UILabel()
    keeps(label, \.baselineAdjustment, .alignCenters)
    keeps(label, \.showsExpansionTextWhenTruncated, true)
  }

  @Test("text inputs keep their fonts, their backgrounds and their attributes")
  func texts() {
    _ = SpyPhone()
    let field = UITextField()
    keeps(field, \.minimumFontSize, 9)
    keeps(field, \.background, image)
    keeps(field, \.disabledBackground, image)
    keeps(field, \.allowsEditingTextAttributes, true)
    field.defaultTextAttributes = [.kern: 2]
    field.typingAttributes = [.kern: 3]
    #expect(field.defaultTextAttributes[.kern] as? Int == 2)
    #expect(field.typingAttributes?[.kern] as? Int == 3)
    let text = UITextView()
    keeps(text, \.dataDetectorTypes, .link)
    keeps(text, \.allowsEditingTextAttributes, true)
    text.linkTextAttributes = [.kern: 4]
    text.typingAttributes = [.kern: 5]
    #expect(text.linkTextAttributes[.kern] as? Int == 4)
    #expect(text.typingAttributes[.kern] as? Int == 5)
    #expect(text.textContainer === text.textContainer)
  }

  @Test("a text with attributes is set as its characters")
  func attributedTexts() {
    _ = SpyPhone()
    let (field, text) = (UITextField(), UITextView())
    field.attributedText = NSAttributedString(string: "Ann", attributes: [.kern: 2])
    text.attributedText = NSAttributedString(string: "Bob", attributes: [.kern: 2])
    #expect([field.text, text.text] == ["Ann", "Bob"])
    #expect([field.attributedText?.string, text.attributedText?.string] == ["Ann", "Bob"])
    field.attributedText = nil
    text.attributedText = nil
    #expect([field.text, text.text] == ["", ""])
  }

  @Test("the keyboard of a search bar is that of its field")
  func searchBar() {
    _ = SpyPhone()
    let bar = UISearchBar()
    keeps(bar, \.keyboardType, .emailAddress)
    keeps(bar, \.autocapitalizationType, .words)
    keeps(bar, \.autocorrectionType, .no)
    keeps(bar, \.enablesReturnKeyAutomatically, false)
    keeps(bar, \.isTranslucent, false)
    keeps(bar, \.backgroundImage, image)
    keeps(bar, \.showsBookmarkButton, true)
    let field = bar.searchTextField
    #expect(field.keyboardType == .emailAddress && field.autocapitalizationType == .words)
    #expect(field.autocorrectionType == .no && !field.enablesReturnKeyAutomatically)
  }

  @Test("lists keep their indicators, separators and insets")
  func lists() {
    _ = SpyPhone()
    let table = UITableView()
    keeps(table, \.indicatorStyle, .white)
    keeps(table, \.separatorInsetReference, .fromAutomaticInsets)
    keeps(table, \.frame, CGRect(x: 1, y: 2, width: 30, height: 40))
    keeps(table, \.contentSize, CGSize(width: 30, height: 900))
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    keeps(collection, \.isPrefetchingEnabled, false)
    keeps(collection, \.contentSize, CGSize(width: 30, height: 900))
    #expect(!collection.hasActiveDrag && !table.hasActiveDrop)
    #expect(!collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
  }

  @Test("bars keep their items, their images and their delegates")
  func bars() {
    _ = SpyPhone()
    final class Delegate: UIToolbarDelegate {}
    let (tabs, toolbar, delegate) = (UITabBar(), UIToolbar(), Delegate())
    keeps(tabs, \.barStyle, .black)
    keeps(tabs, \.selectionIndicatorImage, image)
    let item = UITabBarItem(title: "Trips", image: nil, tag: 1)
    tabs.items = [item]
    keeps(tabs, \.selectedItem, item)
    #expect(toolbar.delegate == nil)
    toolbar.delegate = delegate
    #expect(toolbar.delegate === delegate)
  }

  @Test("a copied appearance of a bar has the background and the shadow of the other")
  func appearance() {
    _ = SpyPhone()
    let bar = UIBarAppearance()
    bar.backgroundColor = .red
    bar.backgroundEffect = UIBlurEffect(style: .dark)
    bar.backgroundImage = image
    bar.shadowColor = .blue
    bar.shadowImage = UIImage(systemName: "plus")
    let copy = UIBarAppearance(barAppearance: bar)
    #expect(copy.backgroundColor == .red && copy.shadowColor == .blue)
    #expect(copy.backgroundImage == image && copy.shadowImage == UIImage(systemName: "plus"))
    #expect(copy.backgroundEffect === bar.backgroundEffect)
  }

  @Test(
    "an app's own appearance of a bar overrides the initializers, and is created without arguments")
  func ownAppearance() {
    final class Own: UINavigationBarAppearance {
      var calls: [String] = []
      override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        calls.append("idiom")
      }
      override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        calls.append("bar")
      }
      required init(coder: NSCoder) {
        super.init(coder: coder)
        calls.append("coder")
      }
    }
    let all = [Own(), Own(barAppearance: UIBarAppearance()), Own(coder: NSCoder())]
    #expect(all.map(\.calls) == [["idiom"], ["bar"], ["coder"]])
  }

  @Test("a controller keeps the properties of its bars; the tab bar is hidden by its controller")
  func controllers() {
    _ = SpyPhone()
    let controller = UIViewController()
    keeps(controller, \.extendedLayoutIncludesOpaqueBars, true)
    keeps(controller, \.modalPresentationCapturesStatusBarAppearance, true)
    let tabs = UITabBarController()
    keeps(tabs, \.isTabBarHidden, true)
    #expect(tabs.tabBar.isHidden)
    tabs.setTabBarHidden(false, animated: true)
    #expect(!tabs.isTabBarHidden)
    #expect(UISplitViewController(style: .doubleColumn).displayModeButtonItem.isHidden)
  }

  @Test("values that are not stored stay as they are on a phone without a status bar")
  func fixed() {
    let phone = SpyPhone()
    let controller = UIViewController()
    controller.automaticallyAdjustsScrollViewInsets = false
    #expect(controller.automaticallyAdjustsScrollViewInsets)
    phone.application.isNetworkActivityIndicatorVisible = true
    #expect(!phone.application.isNetworkActivityIndicatorVisible)
    let bar = UISearchBar()
    bar.barStyle = .black
    #expect(bar.barStyle == .default)
    let table = UITableView()
    table.separatorEffect = UIBlurEffect(style: .dark)
    #expect(table.separatorEffect == nil)
  }

  @Test("attributes of a collection's layout have the place and the kind they are made for")
  func layoutAttributes() {
    _ = SpyPhone()
    let path = IndexPath(item: 1, section: 2)
    let all = [
      UICollectionViewLayoutAttributes(), UICollectionViewLayoutAttributes(forCellWith: path),
      UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path),
      UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path),
    ]
    #expect(all.map(\.indexPath) == [IndexPath(), path, path, path])
    #expect(
      all.map(\.representedElementCategory)
        == [.cell, .cell, .supplementaryView, .decorationView])
    #expect(all.map(\.representedElementKind) == [nil, nil, "header", "line"])
  }

  @Test("rules of physics gain and lose items and children")
  func dynamics() {
    _ = SpyPhone()
    let (view, other) = (UIView(), UIView())
    let gravity = UIGravityBehavior(items: [view])
    gravity.addItem(other)
    gravity.removeItem(view)
    #expect(gravity.items.count == 1 && gravity.items.first === other)
    let (parent, first, second) = (
      UIDynamicBehavior(), UIDynamicBehavior(), UIDynamicBehavior()
    )
    for child in [first, second] { parent.addChildBehavior(child) }
    parent.removeChildBehavior(first)
    #expect(parent.childBehaviors.map(ObjectIdentifier.init) == [ObjectIdentifier(second)])
    let point = CGPoint(x: 3, y: 4)
    let attached = UIAttachmentBehavior(
      item: view, offsetFromCenter: UIOffset(horizontal: 1, vertical: 1), attachedToAnchor: point)
    #expect(attached.anchorPoint == point)
  }

  @Test("a renderer of pages keeps its formatters with their first pages")
  func printing() {
    _ = SpyPhone()
    let (first, second) = (UIPrintFormatter(), UIPrintFormatter())
    let renderer = UIPrintPageRenderer()
    renderer.addPrintFormatter(first, startingAtPageAt: 0)
    renderer.addPrintFormatter(second, startingAtPageAt: 3)
    #expect(
      renderer.printFormatters?.map(ObjectIdentifier.init)
        == [first, second].map(ObjectIdentifier.init))
    #expect(renderer.printFormatters?.map(\.startPage) == [0, 3])
  }
}
