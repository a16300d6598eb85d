/// What XCUITest would call an element on the screen.
///
/// The raw values are the words of `XCUIElement.ElementType`, except for `tab`: XCUITest knows a tab
/// bar's items as buttons, and `tab` is the shorthand for them here.
public enum ElementType: String, CaseIterable, Codable, Sendable {
  case alert, sheet, button, staticText, textField, secureTextField, textView, searchField
  case `switch`, slider, stepper, segmentedControl, picker, pickerWheel, datePicker
  case table, cell, collectionView, navigationBar, tabBar, tab, toolbar
  case image, link, activityIndicator, progressIndicator, pageIndicator, popover, window
  case banner, other
}
