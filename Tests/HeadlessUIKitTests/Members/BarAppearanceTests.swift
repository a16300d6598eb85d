import HeadlessUIKit
import Testing

@Suite("Copies of bar appearances")
struct BarAppearanceTests {
  @Test("a copy of a navigation bar's appearance has its values, which change alone")
  func navigationBar() throws {
    _ = SpyPhone()
    let bar = UINavigationBarAppearance()
    (bar.backgroundColor, bar.shadowColor) = (.red, .blue)
    bar.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    bar.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.largeTitleTextAttributes = [.kern: 3]
    bar.buttonAppearance.normal.titlePositionAdjustment.horizontal = 4
    bar.doneButtonAppearance.disabled.titlePositionAdjustment.horizontal = 5
    bar.backButtonAppearance.highlighted.backgroundImage = UIImage(systemName: "chevron.left")
    let image = UIImage()
    bar.setBackIndicatorImage(image, transitionMaskImage: nil)
    let copy = try #require(bar.copy() as? UINavigationBarAppearance)
    #expect([copy.backgroundColor, copy.shadowColor] == [.red, .blue])
    #expect(copy.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .green)
    #expect(copy.largeTitleTextAttributes[.kern] as? Int == 3)
    #expect(copy.buttonAppearance.normal.titlePositionAdjustment.horizontal == 4)
    #expect(copy.doneButtonAppearance.disabled.titlePositionAdjustment.horizontal == 5)
    #expect(copy.backButtonAppearance.highlighted.backgroundImage != nil)
    #expect(copy.backIndicatorImage === image)
    copy.buttonAppearance.normal.titlePositionAdjustment.horizontal = 6
    #expect(bar.buttonAppearance.normal.titlePositionAdjustment.horizontal == 4)
  }

  @Test("copies of the other bars' appearances have the values of their class")
  func otherBars() throws {
    _ = SpyPhone()
    let tabs = UITabBarAppearance()
    tabs.selectionIndicatorTintColor = .red
    tabs.stackedLayoutAppearance.selected.iconColor = .blue
    tabs.inlineLayoutAppearance.normal.badgeBackgroundColor = .green
    tabs.compactInlineLayoutAppearance.focused.titlePositionAdjustment.vertical = 1
    let tabCopy = try #require(tabs.copy() as? UITabBarAppearance)
    #expect(tabCopy.selectionIndicatorTintColor == .red)
    #expect(tabCopy.stackedLayoutAppearance.selected.iconColor == .blue)
    #expect(tabCopy.inlineLayoutAppearance.normal.badgeBackgroundColor == .green)
    #expect(tabCopy.compactInlineLayoutAppearance.focused.titlePositionAdjustment.vertical == 1)
    let toolbar = UIToolbarAppearance()
    toolbar.buttonAppearance.focused.titlePositionAdjustment.vertical = 2
    let toolbarCopy = try #require(toolbar.copy() as? UIToolbarAppearance)
    #expect(toolbarCopy.buttonAppearance.focused.titlePositionAdjustment.vertical == 2)
    let bar = UIBarAppearance()
    bar.backgroundColor = .red
    #expect((bar.copy() as? UIBarAppearance)?.backgroundColor == .red)
  }
}
