import HeadlessDevice
import HeadlessUIKit
import Testing

/// Members that public apps use.
///
/// Sources: UIKit's documentation of each.
@Suite("Members that apps override, set and call")
struct AppMemberTests {
  private final class OwnCell: UITableViewCell {
    let (title, detail, picture) = (UILabel(), UILabel(), UIImageView())
    override var textLabel: UILabel? { title }
    override var detailTextLabel: UILabel? { detail }
    override var imageView: UIImageView? { picture }
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
      get { [UIAccessibilityCustomAction(name: "Delete")] }
      set {}
    }
    override var layoutMargins: UIEdgeInsets {
      get { .zero }
      set {}
    }
    override var clipsToBounds: Bool {
      get { true }
      set {}
    }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      direction == .left
    }
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      event == "position" ? CATransition() : super.action(for: layer, forKey: event)
    }
  }

  private final class OwnHeader: UITableViewHeaderFooterView {
    let title = UILabel()
    override var textLabel: UILabel? { title }
    override var detailTextLabel: UILabel? { nil }
  }

  private final class OwnField: UITextField {
    var marked: [String?] = []
    override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
      marked.append(markedText)
      super.setMarkedText(markedText, selectedRange: selectedRange)
    }
  }

  private final class OwnAttachment: NSTextAttachment {
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect { CGRect(x: 0, y: -4, width: 16, height: 16) }
  }

  @Test("labels, margins and accessibility of cells and headers are those that a class returns")
  func overridden() throws {
    _ = Phone()
    let (cell, header) = (OwnCell(), OwnHeader())
    #expect(cell.textLabel === cell.title)
    #expect(header.textLabel === header.title)
    #expect(cell.accessibilityCustomActions?.map(\.name) == ["Delete"])
    #expect(cell.layoutMargins == .zero)
    #expect(cell.clipsToBounds)
    #expect(cell.accessibilityScroll(.left))
    cell.layer.delegate = cell
    #expect(cell.layer.action(forKey: "position") is CATransition)
    #expect(cell.layer.action(forKey: "bounds") == nil)
  }

  @Test("text that is being composed is inserted, and a class hears of it")
  func markedText() {
    _ = Phone()
    let field = OwnField()
    field.setMarkedText("ne", selectedRange: NSRange(location: 2, length: 0))
    field.unmarkText()
    #expect(field.marked == ["ne"])
    #expect(field.text == "ne")
    #expect(field.markedTextRange == nil)
  }

  @Test("an attachment of a PNG's bytes has its image, and a class has its own bounds")
  func attachments() throws {
    let attachment = NSTextAttachment(data: Data("no image".utf8), ofType: "public.data")
    #expect(attachment.contents?.count == 8)
    #expect(attachment.fileType == "public.data")
    #expect(
      OwnAttachment().attachmentBounds(
        for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
        == CGRect(x: 0, y: -4, width: 16, height: 16))
  }

  @Test("a transaction keeps the values of its keys, and those with functions are the same")
  func transaction() {
    _ = Phone()
    CATransaction.begin()
    CATransaction.setValue(NSNumber(value: true), forKey: kCATransactionDisableActions)
    CATransaction.setValue(0.5, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue("a", forKey: "own")
    #expect(CATransaction.disableActions())
    #expect(CATransaction.animationDuration() == 0.5)
    #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
    #expect(CATransaction.value(forKey: "own") as? String == "a")
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "own") == nil)
    #expect(!CATransaction.disableActions())
  }

  @Test("the points that are added to a path are transformed, and an arc has its length")
  func paths() {
    let path = CGMutablePath()
    let moved = CGAffineTransform(translationX: 10, y: 20)
    path.move(to: .zero, transform: moved)
    path.addLine(to: CGPoint(x: 5, y: 5), transform: moved)
    #expect(path.boundingBox == CGRect(x: 10, y: 20, width: 5, height: 5))
    let arc = CGMutablePath()
    arc.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: .pi)
    #expect(abs(arc.currentPoint.x + 1) < 1e-9)
  }

  @Test("a word is learned and forgotten, and another device has not learned it")
  func words() {
    Device.current = Device()
    UITextChecker.learnWord("libedit")
    #expect(UITextChecker.hasLearnedWord("libedit"))
    UITextChecker.unlearnWord("libedit")
    #expect(!UITextChecker.hasLearnedWord("libedit"))
    UITextChecker.learnWord("libedit")
    Device.current = Device()
    #expect(!UITextChecker.hasLearnedWord("libedit"))
    let checker = UITextChecker()
    checker.ignoreWord("tmux")
    #expect(checker.ignoredWords == ["tmux"])
  }

  @Test("an asset has an image for each style, and the first one for others")
  func imageAsset() {
    _ = Phone()
    let (light, dark) = (UIImage(), UIImage())
    let asset = UIImageAsset()
    #expect(asset.image(with: .current) !== light)
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === dark)
    #expect(asset.image(with: .current) === light)
    asset.unregisterImage(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === light)
  }

  @Test("the calls and values of earlier versions of iOS are there")
  func earlier() {
    _ = Phone()
    let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import)
    #expect(picker.documentPickerMode == .import)
    #expect(UIDocumentPickerViewController(url: URL(fileURLWithPath: "/a"), in: .open) != picker)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
    #expect(UIApplication.shared.backgroundRefreshStatus == .available)
    _ = UIApplicationShortcutIcon(type: .compose)
    _ = UIBlurEffect(style: .systemMaterialDark)
    _ = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .label)
    UIView.setAnimationTransition(.flipFromLeft, for: UIView(), cache: true)
    var deleted = false
    NSUserActivity.deleteAllSavedUserActivities { deleted = true }
    #expect(deleted)
  }

  @Test("values without effect are kept")
  func kept() {
    _ = Phone()
    let view = UIView()
    keeps(view, \.accessibilityFrame, CGRect(x: 1, y: 2, width: 3, height: 4))
    keeps(view, \.accessibilityIgnoresInvertColors, true)
    keeps(view.layer, \.drawsAsynchronously, true)
    keeps(view.layer, \.allowsEdgeAntialiasing, true)
    keeps(NSUserActivity(activityType: "a"), \.suggestedInvocationPhrase, "Open")
    keeps(UISearchBar(), \.isSearchResultsButtonSelected, true)
    keeps(UINavigationItem(), \.preferredSearchBarPlacement, .inline)
    keeps(UIMenu(), \.preferredElementSize, .small)
    let field = UITextField()
    let item = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    let group = UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
    field.inputAssistantItem.leadingBarButtonGroups = [group]
    #expect(field.inputAssistantItem.leadingBarButtonGroups == [group])
    let input = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    #expect(input.inputViewStyle == .keyboard)
    let viewer = UILargeContentViewerInteraction()
    view.addInteraction(viewer)
    #expect(viewer.view === view)
    let pointer = UIPointerInteraction(delegate: nil)
    view.addInteraction(pointer)
    #expect(pointer.view === view)
    let button = UIButton()
    button.pointerStyleProvider = { _, effect, _ in UIPointerStyle(effect: effect) }
    #expect(button.pointerStyleProvider != nil)
  }
}
