import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of each property.
@Suite("Values of new text views")
struct TextDefaultTests {
  @Test("a new UITextField has UIKit's values")
  func newUITextField() {
    Device.current = Device()
    let new = UITextField()
    #expect(new.minimumFontSize == 0)
    #expect(new.background == nil)
    #expect(new.disabledBackground == nil)
    #expect(new.passwordRules == nil)
    #expect(new.typingAttributes == nil)
    #expect(!new.allowsEditingTextAttributes)
    #expect(!new.clearsOnBeginEditing)
    #expect(!new.clearsOnInsertion)
    #expect(new.clearButtonMode == .never)
    #expect(new.leftViewMode == .never)
    #expect(new.rightViewMode == .never)
    #expect(!new.enablesReturnKeyAutomatically)
    #expect(!new.isSecureTextEntry)
    #expect(new.textAlignment == .natural)
    #expect(new.borderStyle == .none)
    #expect(!new.adjustsFontSizeToFitWidth)
    #expect(!new.adjustsFontForContentSizeCategory)
    #expect(new.keyboardType == .default)
    #expect(new.returnKeyType == .default)
    #expect(new.autocapitalizationType == .sentences)
    #expect(new.autocorrectionType == .default)
    #expect(new.spellCheckingType == .default)
    #expect(new.smartQuotesType == .default)
    #expect(new.smartDashesType == .default)
    #expect(new.smartInsertDeleteType == .default)
    #expect(new.keyboardAppearance == .default)
  }

  @Test("a new UITextView has UIKit's values")
  func newUITextView() {
    Device.current = Device()
    let new = UITextView()
    #expect(new.dataDetectorTypes == [])
    #expect(!new.allowsEditingTextAttributes)
    #expect(new.passwordRules == nil)
    #expect(new.isEditable)
    #expect(new.isSelectable)
    #expect(!new.enablesReturnKeyAutomatically)
    #expect(!new.isSecureTextEntry)
    #expect(new.textAlignment == .natural)
    #expect(!new.adjustsFontForContentSizeCategory)
    #expect(new.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(new.keyboardType == .default)
    #expect(new.returnKeyType == .default)
    #expect(new.autocapitalizationType == .sentences)
    #expect(new.autocorrectionType == .default)
    #expect(new.spellCheckingType == .default)
    #expect(new.smartQuotesType == .default)
    #expect(new.smartDashesType == .default)
    #expect(new.smartInsertDeleteType == .default)
    #expect(new.keyboardAppearance == .default)
  }

  @Test("a new UISearchBar has UIKit's values")
  func newUISearchBar() {
    Device.current = Device()
    let new = UISearchBar()
    #expect(!new.showsSearchResultsButton)
    #expect(new.searchTextPositionAdjustment == .zero)
    #expect(new.searchFieldBackgroundPositionAdjustment == .zero)
    #expect(new.scopeBarBackgroundImage == nil)
    #expect(new.isTranslucent)
    #expect(new.backgroundImage == nil)
    #expect(!new.showsBookmarkButton)
    #expect(!new.showsCancelButton)
    #expect(!new.showsScopeBar)
    #expect(new.searchBarStyle == .default)
  }

  @Test("a new UISearchController has UIKit's values")
  func newUISearchController() {
    Device.current = Device()
    let new = UISearchController(searchResultsController: nil)
    #expect(new.dimsBackgroundDuringPresentation)
    #expect(new.hidesNavigationBarDuringPresentation)
    #expect(!new.showsSearchResultsController)
    #expect(new.obscuresBackgroundDuringPresentation)
    #expect(new.automaticallyShowsCancelButton)
    #expect(new.automaticallyShowsScopeBar)
  }

  @Test("a new NSTextContainer has UIKit's values")
  func newNSTextContainer() {
    Device.current = Device()
    let new = NSTextContainer()
    #expect(new.lineFragmentPadding == 5)
    #expect(new.maximumNumberOfLines == 0)
    #expect(new.lineBreakMode == .byWordWrapping)
  }
}
