import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of each member; nothing is laid out here.
@Suite("Answers of layouts, physics and drawing without a layout")
struct LayoutAnswerTests {
  @Test("a plain layout has no attributes, no content, and offsets as they are proposed")
  func layout() throws {
    Device.current = Device()
    let (layout, path) = (UICollectionViewLayout(), IndexPath(item: 0, section: 0))
    #expect(layout.collectionViewContentSize == .zero)
    let classes = [
      UICollectionViewLayout.layoutAttributesClass, UICollectionViewLayout.invalidationContextClass,
    ]
    #expect(
      classes.map { "\($0)" } == [
        "UICollectionViewLayoutAttributes", "UICollectionViewLayoutInvalidationContext",
      ])
    #expect(layout.layoutAttributesForElements(in: .zero) == nil)
    let attributes = [
      layout.layoutAttributesForItem(at: path),
      layout.layoutAttributesForSupplementaryView(ofKind: "head", at: path),
      layout.layoutAttributesForDecorationView(ofKind: "line", at: path),
      layout.initialLayoutAttributesForAppearingItem(at: path),
      layout.finalLayoutAttributesForDisappearingItem(at: path),
      layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: "head", at: path),
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: "head", at: path),
      layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: "line", at: path),
      layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: "line", at: path),
    ]
    let paths = [
      layout.indexPathsToInsertForSupplementaryView(ofKind: "head"),
      layout.indexPathsToDeleteForSupplementaryView(ofKind: "head"),
      layout.indexPathsToInsertForDecorationView(ofKind: "line"),
      layout.indexPathsToDeleteForDecorationView(ofKind: "line"),
    ]
    #expect(paths == [[], [], [], []])
    #expect(attributes.allSatisfy { $0 == nil })
    let (point, own) = (CGPoint(x: 1, y: 2), UICollectionViewLayoutAttributes(forCellWith: path))
    #expect(layout.targetContentOffset(forProposedContentOffset: point) == point)
    #expect(
      layout.targetContentOffset(forProposedContentOffset: point, withScrollingVelocity: .zero)
        == point)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
    #expect(
      !layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: own, withOriginalAttributes: own))
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
  }

  @Test("a flow layout has UIKit's sizes and spaces, and pins no headers")
  func flow() {
    Device.current = Device()
    let flow = UICollectionViewFlowLayout()
    #expect(flow.scrollDirection == .vertical)
    #expect(flow.itemSize == CGSize(width: 50, height: 50))
    #expect(
      [flow.estimatedItemSize, flow.headerReferenceSize, flow.footerReferenceSize]
        == [.zero, .zero, .zero])
    #expect([flow.minimumInteritemSpacing, flow.minimumLineSpacing] == [10, 10])
    #expect(flow.sectionInset == .zero)
    #expect(
      [flow.sectionHeadersPinToVisibleBounds, flow.sectionFootersPinToVisibleBounds]
        == [false, false])
    #expect(flow.sectionInsetReference == .fromContentInset)
  }

  @Test("a slider's parts have the rectangles that are asked for")
  func slider() {
    Device.current = Device()
    let (slider, bounds) = (UISlider(), CGRect(x: 1, y: 2, width: 3, height: 4))
    let track = CGRect(x: 5, y: 6, width: 7, height: 8)
    #expect(
      [
        slider.trackRect(forBounds: bounds), slider.minimumValueImageRect(forBounds: bounds),
        slider.maximumValueImageRect(forBounds: bounds),
        slider.thumbRect(forBounds: bounds, trackRect: track, value: 0.5),
      ] == [bounds, bounds, bounds, track])
  }

  @Test("a behavior is told its animator when it is added, and again when it is removed")
  func behaviors() {
    Device.current = Device()
    final class Told: UIDynamicBehavior {
      var heard: [Bool] = []
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        heard.append(dynamicAnimator != nil)
      }
    }
    let view = UIView()
    let animator = UIDynamicAnimator(referenceView: view)
    let behaviors = [Told(), Told(), Told()]
    #expect(animator.referenceView === view)
    for behavior in behaviors { animator.addBehavior(behavior) }
    #expect(behaviors.allSatisfy { $0.dynamicAnimator === animator })
    animator.removeBehavior(behaviors[1])
    #expect(
      animator.behaviors.map(ObjectIdentifier.init)
        == [0, 2].map { ObjectIdentifier(behaviors[$0]) })
    #expect(behaviors[1].dynamicAnimator == nil)
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty)
    #expect(behaviors.map(\.heard) == [[true, false], [true, false], [true, false]])
    #expect(!animator.isRunning && animator.elapsedTime == 0)
    #expect(animator.items(in: .infinite).isEmpty)
  }

  @Test("a behavior of items has no velocity, and a field no strength until it is set")
  func velocities() {
    Device.current = Device()
    let view = UIView()
    let items = UIDynamicItemBehavior(items: [view])
    items.addLinearVelocity(CGPoint(x: 1, y: 1), for: view)
    items.addAngularVelocity(2, for: view)
    #expect(items.linearVelocity(for: view) == .zero)
    #expect(items.angularVelocity(for: view) == 0)
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    #expect(push.active && push.angle == 0 && push.magnitude == 0)
    #expect(push.mode == .instantaneous)
  }

  @Test("transforms in space differ by what was added to them")
  func transforms() {
    Device.current = Device()
    let start = CATransform3DIdentity
    let all = [
      CATransform3DTranslate(start, 1, 2, 3), CATransform3DMakeTranslation(1, 2, 4),
      CATransform3DScale(start, 1, 2, 3), CATransform3DRotate(start, 1, 0, 0, 1),
    ]
    #expect(!all.contains(start))
    for index in all.indices {
      #expect(all.indices.filter { all[$0] == all[index] } == [index])
    }
    #expect(CATransform3DTranslate(start, 1, 2, 3) == CATransform3DMakeTranslation(1, 2, 3))
  }

  @Test("no text is measured")
  func texts() {
    Device.current = Device()
    let (plain, attributed) = ("Trips", NSAttributedString(string: "Trips"))
    let room = CGSize(width: 9, height: 9)
    #expect(
      [plain.size(), (plain as NSString).size(), attributed.size()] == [.zero, .zero, .zero])
    #expect(
      [
        plain.boundingRect(with: room, context: nil),
        (plain as NSString).boundingRect(with: room, context: nil),
        attributed.boundingRect(with: room, context: nil),
      ] == [.zero, .zero, .zero])
  }

  @Test("every word is spelled right, and none is guessed or completed")
  func spelling() {
    Device.current = Device()
    let (checker, range) = (UITextChecker(), NSRange(location: 0, length: 3))
    #expect(UITextChecker.availableLanguages == ["en"])
    #expect(
      checker.rangeOfMisspelledWord(
        in: "teh", range: range, startingAt: 0, wrap: false, language: "en")
        == NSRange(location: NSNotFound, length: 0))
    #expect(checker.guesses(forWordRange: range, in: "teh", language: "en") == nil)
    #expect(checker.completions(forPartialWordRange: range, in: "teh", language: "en") == nil)
  }

  @Test("an image is prepared as itself, and a thumbnail has the size that is asked for")
  func images() async throws {
    Device.current = Device()
    let phone = SpyPhone()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let size = CGSize(width: 2, height: 1)
    #expect(image.preparingForDisplay() === image)
    #expect(image.preparingThumbnail(of: size)?.size == size)
    var (prepared, thumbnail): (UIImage?, UIImage?)
    image.prepareForDisplay { prepared = $0 }
    image.prepareThumbnail(of: size) { thumbnail = $0 }
    #expect(prepared == nil && thumbnail == nil)
    try phone.settle()
    #expect(prepared === image && thumbnail?.size == size)
    // At the end: another test may replace the device meanwhile.
    #expect(await image.byPreparingForDisplay() === image)
    #expect(await image.byPreparingThumbnail(ofSize: size)?.size == size)
  }

  @Test("the image of a bitmap tells the layout of its pixels")
  func bitmaps() throws {
    Device.current = Device()
    let image = try #require(
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }.cgImage)
    #expect(image.bitsPerComponent == 8)
    #expect(image.bitsPerPixel == 32)
    #expect(image.bytesPerRow == image.width * 4)
    #expect(image.alphaInfo == .premultipliedLast)
    #expect(image.bitmapInfo.rawValue == CGImageAlphaInfo.premultipliedLast.rawValue)
    #expect(image.colorSpace != nil)
    #expect(image.cropping(to: .zero) === image && image.copy() === image)
  }
}
