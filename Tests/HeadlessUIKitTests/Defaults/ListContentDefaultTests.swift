import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of each property.
@Suite("Values of new the content of lists")
struct ListContentDefaultTests {
  @Test("a new UICellConfigurationState has UIKit's values")
  func newUICellConfigurationState() {
    Device.current = Device()
    let new = UICellConfigurationState()
    #expect(!new.isSelected)
    #expect(!new.isHighlighted)
    #expect(!new.isDisabled)
    #expect(!new.isEditing)
    #expect(!new.isFocused)
    #expect(!new.isExpanded)
    #expect(!new.isSwiped)
    #expect(!new.isReordering)
  }

  @Test("a new UIBackgroundConfiguration has UIKit's values")
  func newUIBackgroundConfiguration() {
    Device.current = Device()
    let new = UIBackgroundConfiguration.clear()
    #expect(new.backgroundInsets == .zero)
    #expect(new.cornerRadius == 0)
    #expect(new.strokeWidth == 0)
    #expect(new.strokeOutset == 0)
    #expect(new.edgesAddingLayoutMarginsToBackgroundInsets == [])
    #expect(new.imageContentMode == .scaleToFill)
  }

  @Test("a new UIListContentConfiguration.TextProperties has UIKit's values")
  func newUIListContentConfigurationTextProperties() {
    Device.current = Device()
    let new = UIListContentConfiguration.cell().textProperties
    #expect(new.color == .label)
    #expect(new.numberOfLines == 0)
    #expect(new.alignment == .natural)
    #expect(new.transform == .none)
    #expect(new.lineBreakMode == .byTruncatingTail)
    #expect(!new.adjustsFontForContentSizeCategory)
    #expect(!new.adjustsFontSizeToFitWidth)
    #expect(new.minimumScaleFactor == 0)
    #expect(!new.allowsDefaultTighteningForTruncation)
  }

  @Test("a new UIListContentConfiguration.ImageProperties has UIKit's values")
  func newUIListContentConfigurationImageProperties() {
    Device.current = Device()
    let new = UIListContentConfiguration.cell().imageProperties
    #expect(new.cornerRadius == 0)
    #expect(new.maximumSize == .zero)
    #expect(new.reservedLayoutSize == .zero)
    #expect(!new.accessibilityIgnoresInvertColors)
  }

  @Test("a new UISwipeActionsConfiguration has UIKit's values")
  func newUISwipeActionsConfiguration() {
    Device.current = Device()
    let new = UISwipeActionsConfiguration(actions: [])
    #expect(new.performsFirstActionWithFullSwipe)
  }
}
