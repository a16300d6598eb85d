/// The type of an element on the screen, in XCUITest's terms.
///
/// The raw values are the names of `XCUIElement.ElementType`, except for `tab`: XCUITest reports
/// the items of a tab bar as buttons, and `tab` stands for them here.
public enum ElementType: String, CaseIterable, Codable, Sendable {
  case alert, sheet, button, staticText, textField, secureTextField, textView, searchField
  case `switch`, slider, stepper, segmentedControl, picker, pickerWheel, datePicker
  case table, cell, collectionView, navigationBar, tabBar, tab, toolbar
  case image, link, activityIndicator, progressIndicator, pageIndicator, popover, window
  case banner, other
}
