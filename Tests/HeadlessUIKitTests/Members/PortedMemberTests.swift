import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

private final class SpyTable: UITableView {
  var identifiers: [String] = []

  override func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    identifiers.append(identifier)
    return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
}

private final class Holder { var count = 0 }

/// Source of this suite: Apple's documentation of the members.
@Suite("Members that ported apps use")
struct PortedMemberTests {
  @Test("an observer of a message hears what the application posts, until its token is gone")
  func messages() {
    let holder = Holder()
    var token: Any? = NotificationCenter.default.addObserver(
      of: UIApplication.shared, for: .willEnterForeground
    ) { _ in holder.count += 1 }
    UIApplication.shared.enterBackground()
    #expect(holder.count == 0)
    UIApplication.shared.enterForeground()
    #expect(holder.count == 1)
    withExtendedLifetime(token) {}
    token = nil
    UIApplication.shared.enterBackground()
    UIApplication.shared.enterForeground()
    #expect(holder.count == 1)
  }

  @Test("a notification of an application is its message, and the message that notification")
  func convertedMessages() {
    let name = UIApplication.didBecomeActiveNotification
    let message = UIApplication.DidBecomeActiveMessage.makeMessage(Notification(name: name))
    let notification = message.map(UIApplication.DidBecomeActiveMessage.makeNotification)
    #expect(notification?.name == name)
    #expect(notification?.object as? UIApplication === UIApplication.shared)
  }

  @Test("a touch at a point hits the front view with a frame there that takes touches")
  func hitTest() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    root.addSubview(back)
    root.addSubview(front)
    front.addSubview(inner)
    #expect(root.hitTest(CGPoint(x: 12, y: 12), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 36, y: 36), with: nil) === inner)
    #expect(root.hitTest(CGPoint(x: 90, y: 90), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 101, y: 0), with: nil) == nil)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 36, y: 36), with: nil) === back)
    back.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 12, y: 12), with: nil) === root)
  }

  @Test("a subclass of a table is asked to dequeue")
  func dequeuing() {
    let table = SpyTable()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    _ = table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
    #expect(table.identifiers == ["row"])
  }

  @Test("attributes survive the way through both kinds of attributed string")
  func attributes() {
    let font = UIFont.systemFont(ofSize: 12)
    let text = NSMutableAttributedString(string: "red")
    text.append(NSAttributedString(string: "big", attributes: [.font: font]))
    let value = AttributedString(text)
    #expect(String(value.characters) == "redbig")
    let back = NSAttributedString(value)
    #expect(back.string == "redbig")
    #expect(back.attributes(at: 4, effectiveRange: nil)[.font] as? UIFont == font)
    #expect(back.attributes(at: 1, effectiveRange: nil).isEmpty)
    let container = AttributeContainer([.foregroundColor: UIColor.red, .kern: CGFloat(2)])
    #expect(container.uiKit.foregroundColor == .red)
    #expect(container.uiKit.kern == 2)
  }

  @Test("values without effect are stored")
  func storedValues() {
    let view = UIScrollView()
    let group = UIMotionEffectGroup()
    view.addMotionEffect(group)
    #expect(view.motionEffects.count == 1)
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
    #expect(view.panGestureRecognizer === view.panGestureRecognizer)
    let bar = UITabBar()
    bar.barStyle = .black
    #expect(bar.barStyle == .black)
    #expect(
      UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1).cgColor.components == [1, 0.5, 0, 1])
  }

  @Test("a closure sets the traits of a collection, and the others are unspecified")
  func traitMutations() {
    let traits = UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits.displayScale = 2
    }
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.displayScale == 2)
    #expect(traits.displayGamut == .unspecified)
  }

  @Test("the last collection that specifies a trait of the display wins")
  func displayTraits() {
    let traits = UITraitCollection(traitsFrom: [
      .current, UITraitCollection(displayScale: 2), UITraitCollection(displayGamut: .SRGB),
      UITraitCollection(forceTouchCapability: .available),
      UITraitCollection(accessibilityContrast: .high), UITraitCollection(),
    ])
    #expect(traits.displayScale == 2)
    #expect(traits.displayGamut == .SRGB)
    #expect(traits.forceTouchCapability == .available)
    #expect(traits.accessibilityContrast == .high)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayGamut: .P3)))
    #expect(!traits.containsTraits(in: UITraitCollection(forceTouchCapability: .unavailable)))
    #expect(!traits.containsTraits(in: UITraitCollection(accessibilityContrast: .normal)))
    #expect(UITraitCollection.current.displayScale == 3)
    #expect(
      [traits, UITraitCollection()].map { UIGraphicsImageRendererFormat(for: $0).scale } == [2, 3])
  }

  @Test("the keys by which apps color an alert's button have no effect and are no mistake")
  func alertActionKeys() {
    Device.current = Device()
    let action = UIAlertAction(title: "Delete", style: .destructive)
    action.setValue(UIColor.red, forKey: "titleTextColor")
    #expect(Device.current.findings.all.isEmpty)
    #expect(Set([action, action, UIAlertAction(title: "Delete", style: .destructive)]).count == 2)
  }

  @Test("drawing code sees the renderer's bounds in its context")
  func rendererFormat() {
    let bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    var seen: [CGRect] = []
    _ = UIGraphicsImageRenderer(bounds: bounds).image { seen.append($0.format.bounds) }
    _ = UIGraphicsImageRenderer(size: bounds.size).image { seen.append($0.format.bounds) }
    #expect(seen == [bounds, CGRect(origin: .zero, size: bounds.size)])
  }

  @Test("Core Animation's older names stand for the values of their types")
  func coreAnimationNames() {
    #expect([kCAFillRuleNonZero, kCAFillRuleEvenOdd] == [.nonZero, .evenOdd])
    #expect([kCALineCapButt, kCALineCapRound, kCALineCapSquare] == [.butt, .round, .square])
    #expect([kCALineJoinMiter, kCALineJoinRound, kCALineJoinBevel] == [.miter, .round, .bevel])
    #expect(
      [
        kCAAlignmentNatural, kCAAlignmentLeft, kCAAlignmentRight, kCAAlignmentCenter,
        kCAAlignmentJustified,
      ] == [.natural, .left, .right, .center, .justified])
    #expect(
      [kCATruncationNone, kCATruncationStart, kCATruncationMiddle, kCATruncationEnd]
        == [.none, .start, .middle, .end])
    #expect(
      [
        kCAGravityCenter, kCAGravityResize, kCAGravityResizeAspect, kCAGravityResizeAspectFill,
      ] == [.center, .resize, .resizeAspect, .resizeAspectFill])
    #expect(
      [
        kCAMediaTimingFunctionLinear, kCAMediaTimingFunctionEaseIn,
        kCAMediaTimingFunctionEaseOut, kCAMediaTimingFunctionEaseInEaseOut,
      ] == [.linear, .easeIn, .easeOut, .easeInEaseOut])
    #expect(
      [kCAFillModeForwards, kCAFillModeBackwards, kCAFillModeBoth, kCAFillModeRemoved]
        == [.forwards, .backwards, .both, .removed])
    #expect(
      [kCATransitionFade, kCATransitionMoveIn, kCATransitionPush, kCATransitionReveal]
        == [.fade, .moveIn, .push, .reveal])
    #expect(
      [
        kCATransitionFromRight, kCATransitionFromLeft, kCATransitionFromTop,
        kCATransitionFromBottom,
      ] == [.fromRight, .fromLeft, .fromTop, .fromBottom])
    #expect(kCAGradientLayerAxial == .axial)
  }

  @Test("the result of a method that is optional in Objective-C is optional once")
  func optionalResults() {
    let none: Int? = nil
    #expect(rehearsalOptional(none) == nil)
    #expect(rehearsalOptional(1) == Optional(1))
  }
}
