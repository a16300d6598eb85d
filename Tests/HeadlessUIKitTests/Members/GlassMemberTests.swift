import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of what iOS 26 added.
@Suite("Glass, corners, edges and accessories")
struct GlassMemberTests {
  @Test("effects of glass keep their values")
  func effects() {
    let glass = UIGlassEffect(style: .clear)
    keeps(glass, \.isInteractive, true)
    keeps(glass, \.tintColor, .red)
    keeps(UIGlassContainerEffect(), \.spacing, 12)
    #expect(UIVisualEffectView(effect: UIGlassEffect()).effect is UIGlassEffect)
  }

  @Test("a button of glass has the style of a tinted or of a filled one")
  func buttons() {
    #expect(UIButton.Configuration.glass() == .tinted())
    #expect(UIButton.Configuration.clearGlass() == .tinted())
    #expect(UIButton.Configuration.prominentGlass() == .filled())
    #expect(UIButton.Configuration.prominentClearGlass() == .filled())
  }

  @Test("a bar button keeps how it is drawn, and a mark has its text")
  func barButtons() {
    let item = UIBarButtonItem()
    keeps(item, \.hidesSharedBackground, true)
    keeps(item, \.sharesBackground, false)
    keeps(item, \.badge, .count(3))
    let marks: [UIBarButtonItem.Badge] = [.count(3), .string("New"), .indicator()]
    #expect(marks.map(\.stringValue) == ["3", "New", nil])
  }

  @Test("a view keeps its corners, which differ by their radii and their places")
  func corners() {
    let view = UIView()
    keeps(view, \.cornerConfiguration, .capsule())
    let small = UICornerRadius.fixed(4)
    let all: [UICornerConfiguration] = [
      .capsule(), .capsule(maximumRadius: 8), .corners(radius: small),
      .corners(radius: .containerConcentric()), .corners(radius: .containerConcentric(minimum: 2)),
      .corners(topLeftRadius: small), .corners(topRightRadius: small),
      .corners(bottomLeftRadius: small), .corners(bottomRightRadius: small),
      .uniformEdges(topRadius: small, bottomRadius: .fixed(2)),
      .uniformEdges(leftRadius: small, rightRadius: .fixed(2)),
    ]
    #expect(Set(all).count == all.count)
    #expect(UICornerConfiguration.uniformCorners(radius: small) == .corners(radius: small))
    #expect(
      UICornerConfiguration.uniformEdges(leftRadius: small, rightRadius: .fixed(2))
        == .corners(
          topLeftRadius: small, topRightRadius: .fixed(2), bottomLeftRadius: small,
          bottomRightRadius: .fixed(2)))
    #expect(
      UICornerConfiguration.uniformEdges(topRadius: small, bottomRadius: .fixed(2))
        == .corners(
          topLeftRadius: small, topRightRadius: small, bottomLeftRadius: .fixed(2),
          bottomRightRadius: .fixed(2)))
  }

  @Test("a scroll view has an effect for each edge, which it keeps")
  func edges() {
    let scroll = UIScrollView()
    let effects = [
      scroll.topEdgeEffect, scroll.bottomEdgeEffect, scroll.leftEdgeEffect, scroll.rightEdgeEffect,
    ]
    #expect(Set(effects.map(ObjectIdentifier.init)).count == 4)
    #expect(scroll.topEdgeEffect === effects[0])
    keeps(scroll.topEdgeEffect, \.style, .hard)
    keeps(scroll.topEdgeEffect, \.isHidden, true)
    #expect(scroll.bottomEdgeEffect.style == .automatic && UIScrollEdgeEffect.Style.soft != .hard)
    let (view, interaction) = (UIView(), UIScrollEdgeElementContainerInteraction())
    view.addInteraction(interaction)
    interaction.scrollView = scroll
    #expect(interaction.view === view && interaction.scrollView === scroll)
    keeps(interaction, \.edge, .bottom)
  }

  @Test("the accessory above a tab bar is on the screen, and another one takes its place")
  func accessory() {
    let tabs = UITabBarController()
    keeps(tabs, \.tabBarMinimizeBehavior, .onScrollDown)
    let (player, radio) = (UILabel(), UILabel())
    tabs.bottomAccessory = UITabAccessory(contentView: player)
    #expect(player.superview === tabs.view && tabs.bottomAccessory?.contentView === player)
    tabs.setBottomAccessory(UITabAccessory(contentView: radio), animated: true)
    #expect(player.superview == nil && radio.superview === tabs.view)
    tabs.bottomAccessory = nil
    #expect(radio.superview == nil && tabs.bottomAccessory == nil)
  }

  @Test("the content of a background extension is a subview, one at a time")
  func backgroundExtension() {
    let view = UIBackgroundExtensionView()
    let (first, second) = (UIView(), UIView())
    view.contentView = first
    view.contentView = second
    #expect(view.subviews == [second])
    view.contentView = nil
    #expect(view.subviews == [])
    keeps(view, \.automaticallyPlacesContentView, false)
  }
}
