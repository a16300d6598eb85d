import HeadlessUIKit

extension XCUIElement {
  /// The type of an element, with XCUITest's raw values.
  nonisolated public enum ElementType: UInt, CaseIterable, Sendable {
    /// Any type in a query.
    case any
    /// An element without another type, an application and its groups and windows.
    case other, application, group, window
    /// A sheet, a drawer, an alert, a dialog.
    case sheet, drawer, alert, dialog
    /// Buttons of all kinds.
    case button, radioButton, radioGroup, checkBox, disclosureTriangle, popUpButton, comboBox
    /// Buttons of menus and toolbars, and popovers.
    case menuButton, toolbarButton, popover
    /// The keyboard and its keys.
    case keyboard, key
    /// Bars and groups of tabs.
    case navigationBar, tabBar, tabGroup, toolbar, statusBar
    /// Tables, outlines, browsers and collections.
    case table, tableRow, tableColumn, outline, outlineRow, browser, collectionView
    /// Controls with a value, and indicators.
    case slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl
    /// Pickers, switches, links, images and search fields.
    case picker, pickerWheel, `switch`, toggle, link, image, icon, searchField
    /// Scroll views, texts, fields and date pickers.
    case scrollView, scrollBar, staticText, textField, secureTextField, datePicker, textView
    /// Menus, maps and web views.
    case menu, menuItem, menuBar, menuBarItem, map, webView
    /// Arrows, timelines, ratings and values.
    case incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator
    /// Splits, wells and elements of the Mac.
    case splitGroup, splitter, relevanceIndicator, colorWell, helpTag, matte, dockItem
    /// Rulers, grids, levels and cells.
    case ruler, rulerMarker, grid, levelIndicator, cell
    /// Layouts, handles, steppers, tabs and items of bars of the Mac.
    case layoutArea, layoutItem, handle, stepper, tab, touchBar, statusItem
  }
}

nonisolated extension XCUIElement.ElementType {
  /// The type as XCTest's messages write it: `Button`, `StaticText`.
  var name: String {
    let word = "\(self)"
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The type of XCUITest for an element; a tab is a button, and a banner has no type of its own.
  init(_ type: HeadlessUIKit.ElementType) {
    switch type {
    case .tab: self = .button
    case .banner: self = .other
    default: self = Self.named[type.rawValue] ?? .other
    }
  }

  private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
}
