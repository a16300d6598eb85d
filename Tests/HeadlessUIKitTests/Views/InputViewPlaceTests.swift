import HeadlessDevice
import Testing
import VirtualTime

@testable import HeadlessUIKit

/// Source: UIResponder's documentation of `inputView` and `inputAccessoryView`.
@Suite("Places of a field's own keyboard and bar")
struct InputViewPlaceTests {
  @Test(
    "a field's bar lies above its keyboard, both lie behind the app's views, and go with the focus")
  func places() {
    let (field, other, bar, pad) = (UITextField(), UITextField(), UIView(), UIView())
    let phone = Phone(field, other)
    field.inputAccessoryView = bar
    field.inputView = pad
    _ = field.becomeFirstResponder()
    phone.settle()
    #expect(bar.window != nil && pad.window === bar.window)
    let all = bar.superview?.subviews ?? []
    #expect(all.firstIndex { $0 === bar } == 0)
    #expect(all.firstIndex { $0 === pad } == 1)
    _ = other.becomeFirstResponder()
    phone.settle()
    #expect(bar.window == nil && pad.window == nil)
    other.inputView = pad
    _ = field.resignFirstResponder()
    _ = other.resignFirstResponder()
    _ = other.becomeFirstResponder()
    phone.settle()
    #expect(pad.window != nil && bar.window == nil)
    #expect(pad.superview?.subviews.first === pad)
  }

  @Test("the views belong to the field with the focus, which is the next responder of their window")
  func owner() {
    let (field, other, bar) = (UITextField(), UITextField(), UIView())
    let phone = Phone(field, other)
    field.inputAccessoryView = bar
    _ = field.becomeFirstResponder()
    phone.settle()
    #expect(bar.window?.next === field)
    _ = other.becomeFirstResponder()
    other.inputAccessoryView = bar
    _ = other.resignFirstResponder()
    _ = other.becomeFirstResponder()
    phone.settle()
    #expect(bar.window?.next === other)
  }

  @Test("a search bar's own bar is above the keyboard while its field is edited")
  func searchBar() {
    let (search, bar) = (UISearchBar(), UIView())
    let phone = Phone(search)
    search.inputAccessoryView = bar
    #expect(search.inputAccessoryView === bar && bar.window == nil)
    _ = search.becomeFirstResponder()
    phone.settle()
    #expect(bar.window?.next === search.searchTextField)
  }

  @Test("the views of a responder that is released are no elements")
  func releasedOwner() {
    Device.current = Device()
    let (views, pad) = (InputViews(), UIView())
    var field: UITextField? = UITextField()
    field?.inputView = pad
    views.show(for: field)
    #expect(views.root != nil && views.replacesKeyboard)
    field = nil
    #expect(views.owner == nil && views.root == nil && !views.replacesKeyboard)
  }
}
