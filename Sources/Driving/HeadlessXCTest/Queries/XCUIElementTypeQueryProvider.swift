/// The queries for the descendants of each type, which elements, apps and queries have.
public protocol XCUIElementTypeQueryProvider {
  /// The first match of the query, or the element itself.
  nonisolated var firstMatch: XCUIElement { get }

  /// Returns the query for the descendants of a type.
  nonisolated func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

nonisolated extension XCUIElementTypeQueryProvider {
  /// The descendants of the type `touchBar`.
  public var touchBars: XCUIElementQuery { descendants(matching: .touchBar) }
  /// The descendants of the type `group`.
  public var groups: XCUIElementQuery { descendants(matching: .group) }
  /// The descendants of the type `window`.
  public var windows: XCUIElementQuery { descendants(matching: .window) }
  /// The descendants of the type `sheet`.
  public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
  /// The descendants of the type `drawer`.
  public var drawers: XCUIElementQuery { descendants(matching: .drawer) }
  /// The descendants of the type `alert`.
  public var alerts: XCUIElementQuery { descendants(matching: .alert) }
  /// The descendants of the type `dialog`.
  public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
  /// The descendants of the type `button`.
  public var buttons: XCUIElementQuery { descendants(matching: .button) }
  /// The descendants of the type `radioButton`.
  public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }
  /// The descendants of the type `radioGroup`.
  public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }
  /// The descendants of the type `checkBox`.
  public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }
  /// The descendants of the type `disclosureTriangle`.
  public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }
  /// The descendants of the type `popUpButton`.
  public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }
  /// The descendants of the type `comboBox`.
  public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }
  /// The descendants of the type `menuButton`.
  public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }
  /// The descendants of the type `toolbarButton`.
  public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }
  /// The descendants of the type `popover`.
  public var popovers: XCUIElementQuery { descendants(matching: .popover) }
  /// The descendants of the type `keyboard`.
  public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
  /// The descendants of the type `key`.
  public var keys: XCUIElementQuery { descendants(matching: .key) }
  /// The descendants of the type `navigationBar`.
  public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
  /// The descendants of the type `tabBar`.
  public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
  /// The descendants of the type `tabGroup`.
  public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }
  /// The descendants of the type `toolbar`.
  public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
  /// The descendants of the type `statusBar`.
  public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }
  /// The descendants of the type `table`.
  public var tables: XCUIElementQuery { descendants(matching: .table) }
  /// The descendants of the type `tableRow`.
  public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }
  /// The descendants of the type `tableColumn`.
  public var tableColumns: XCUIElementQuery { descendants(matching: .tableColumn) }
  /// The descendants of the type `outline`.
  public var outlines: XCUIElementQuery { descendants(matching: .outline) }
  /// The descendants of the type `outlineRow`.
  public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }
  /// The descendants of the type `browser`.
  public var browsers: XCUIElementQuery { descendants(matching: .browser) }
  /// The descendants of the type `collectionView`.
  public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
  /// The descendants of the type `slider`.
  public var sliders: XCUIElementQuery { descendants(matching: .slider) }
  /// The descendants of the type `pageIndicator`.
  public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
  /// The descendants of the type `progressIndicator`.
  public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
  /// The descendants of the type `activityIndicator`.
  public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
  /// The descendants of the type `segmentedControl`.
  public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
  /// The descendants of the type `picker`.
  public var pickers: XCUIElementQuery { descendants(matching: .picker) }
  /// The descendants of the type `pickerWheel`.
  public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
  /// The descendants of the type `switch`.
  public var switches: XCUIElementQuery { descendants(matching: .switch) }
  /// The descendants of the type `toggle`.
  public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
  /// The descendants of the type `link`.
  public var links: XCUIElementQuery { descendants(matching: .link) }
  /// The descendants of the type `image`.
  public var images: XCUIElementQuery { descendants(matching: .image) }
  /// The descendants of the type `icon`.
  public var icons: XCUIElementQuery { descendants(matching: .icon) }
  /// The descendants of the type `searchField`.
  public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
  /// The descendants of the type `scrollView`.
  public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
  /// The descendants of the type `scrollBar`.
  public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }
  /// The descendants of the type `staticText`.
  public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
  /// The descendants of the type `textField`.
  public var textFields: XCUIElementQuery { descendants(matching: .textField) }
  /// The descendants of the type `secureTextField`.
  public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
  /// The descendants of the type `datePicker`.
  public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
  /// The descendants of the type `textView`.
  public var textViews: XCUIElementQuery { descendants(matching: .textView) }
  /// The descendants of the type `menu`.
  public var menus: XCUIElementQuery { descendants(matching: .menu) }
  /// The descendants of the type `menuItem`.
  public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
  /// The descendants of the type `menuBar`.
  public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
  /// The descendants of the type `menuBarItem`.
  public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }
  /// The descendants of the type `map`.
  public var maps: XCUIElementQuery { descendants(matching: .map) }
  /// The descendants of the type `webView`.
  public var webViews: XCUIElementQuery { descendants(matching: .webView) }
  /// The descendants of the type `incrementArrow`.
  public var incrementArrows: XCUIElementQuery { descendants(matching: .incrementArrow) }
  /// The descendants of the type `decrementArrow`.
  public var decrementArrows: XCUIElementQuery { descendants(matching: .decrementArrow) }
  /// The descendants of the type `timeline`.
  public var timelines: XCUIElementQuery { descendants(matching: .timeline) }
  /// The descendants of the type `ratingIndicator`.
  public var ratingIndicators: XCUIElementQuery { descendants(matching: .ratingIndicator) }
  /// The descendants of the type `valueIndicator`.
  public var valueIndicators: XCUIElementQuery { descendants(matching: .valueIndicator) }
  /// The descendants of the type `splitGroup`.
  public var splitGroups: XCUIElementQuery { descendants(matching: .splitGroup) }
  /// The descendants of the type `splitter`.
  public var splitters: XCUIElementQuery { descendants(matching: .splitter) }
  /// The descendants of the type `relevanceIndicator`.
  public var relevanceIndicators: XCUIElementQuery { descendants(matching: .relevanceIndicator) }
  /// The descendants of the type `colorWell`.
  public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
  /// The descendants of the type `helpTag`.
  public var helpTags: XCUIElementQuery { descendants(matching: .helpTag) }
  /// The descendants of the type `matte`.
  public var mattes: XCUIElementQuery { descendants(matching: .matte) }
  /// The descendants of the type `dockItem`.
  public var dockItems: XCUIElementQuery { descendants(matching: .dockItem) }
  /// The descendants of the type `ruler`.
  public var rulers: XCUIElementQuery { descendants(matching: .ruler) }
  /// The descendants of the type `rulerMarker`.
  public var rulerMarkers: XCUIElementQuery { descendants(matching: .rulerMarker) }
  /// The descendants of the type `grid`.
  public var grids: XCUIElementQuery { descendants(matching: .grid) }
  /// The descendants of the type `levelIndicator`.
  public var levelIndicators: XCUIElementQuery { descendants(matching: .levelIndicator) }
  /// The descendants of the type `cell`.
  public var cells: XCUIElementQuery { descendants(matching: .cell) }
  /// The descendants of the type `layoutArea`.
  public var layoutAreas: XCUIElementQuery { descendants(matching: .layoutArea) }
  /// The descendants of the type `layoutItem`.
  public var layoutItems: XCUIElementQuery { descendants(matching: .layoutItem) }
  /// The descendants of the type `handle`.
  public var handles: XCUIElementQuery { descendants(matching: .handle) }
  /// The descendants of the type `stepper`.
  public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
  /// The descendants of the type `statusItem`.
  public var statusItems: XCUIElementQuery { descendants(matching: .statusItem) }
  /// The descendants of the type `other`.
  public var otherElements: XCUIElementQuery { descendants(matching: .other) }
  /// The descendants of the type `tab`.
  public var tabs: XCUIElementQuery { descendants(matching: .tab) }
}
