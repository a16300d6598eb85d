import Foundation
import Testing

@testable import HeadlessXCTest

/// Source: the names of `XCUIElementTypeQueryProvider` and `XCUIElement.ElementType`.
@MainActor
@Suite("Queries for the descendants of each type", .serialized)
struct TypeQueryTests {
  /// The types that some queries of an app that was not launched look for.
  private func types(_ queries: @escaping (XCUIApplication) -> [XCUIElementQuery]) -> [String] {
    var types: [String] = []
    let outcome = Playground.run(launches: false) { app, _ in
      types = queries(app).map { query in
        let words = query.chain.description.components(separatedBy: " ")
        return words.dropLast() == ["Descendants", "matching", "type"] ? words.last ?? "" : "?"
      }
    }
    #expect(outcome.failures == [])
    return types
  }

  @Test("the queries for menus, bars and windows have their types")
  func menus() {
    #expect(
      types { app in
        [
          app.touchBars, app.groups, app.windows, app.sheets, app.drawers, app.alerts,
          app.dialogs, app.menus, app.menuItems, app.menuBars, app.menuBarItems, app.tabBars,
          app.tabGroups, app.toolbars, app.statusBars, app.statusItems, app.navigationBars,
          app.popovers, app.keyboards, app.keys,
        ]
      } == [
        "TouchBar", "Group", "Window", "Sheet", "Drawer", "Alert", "Dialog", "Menu", "MenuItem",
        "MenuBar", "MenuBarItem", "TabBar", "TabGroup", "Toolbar", "StatusBar", "StatusItem",
        "NavigationBar", "Popover", "Keyboard", "Key",
      ])
  }

  @Test("the queries for buttons and values have their types")
  func buttons() {
    #expect(
      types { app in
        [
          app.buttons, app.radioButtons, app.radioGroups, app.checkBoxes, app.disclosureTriangles,
          app.popUpButtons, app.comboBoxes, app.menuButtons, app.toolbarButtons, app.sliders,
          app.pageIndicators, app.progressIndicators, app.activityIndicators,
          app.segmentedControls, app.pickers, app.pickerWheels, app.switches, app.toggles,
          app.steppers, app.incrementArrows, app.decrementArrows, app.ratingIndicators,
          app.valueIndicators, app.relevanceIndicators, app.levelIndicators, app.colorWells,
          app.datePickers, app.links, app.tabs,
        ]
      } == [
        "Button", "RadioButton", "RadioGroup", "CheckBox", "DisclosureTriangle", "PopUpButton",
        "ComboBox", "MenuButton", "ToolbarButton", "Slider", "PageIndicator",
        "ProgressIndicator", "ActivityIndicator", "SegmentedControl", "Picker", "PickerWheel",
        "Switch", "Toggle", "Stepper", "IncrementArrow", "DecrementArrow", "RatingIndicator",
        "ValueIndicator", "RelevanceIndicator", "LevelIndicator", "ColorWell", "DatePicker",
        "Link", "Tab",
      ])
  }

  @Test("the queries for texts, lists and other contents have their types")
  func contents() {
    #expect(
      types { app in
        [
          app.tables, app.tableRows, app.tableColumns, app.outlines, app.outlineRows,
          app.browsers, app.collectionViews, app.images, app.icons, app.searchFields,
          app.scrollViews, app.scrollBars, app.staticTexts, app.textFields, app.secureTextFields,
          app.textViews, app.maps, app.webViews, app.timelines, app.splitGroups, app.splitters,
          app.helpTags, app.mattes, app.dockItems, app.rulers, app.rulerMarkers, app.grids,
          app.cells, app.layoutAreas, app.layoutItems, app.handles, app.otherElements,
        ]
      } == [
        "Table", "TableRow", "TableColumn", "Outline", "OutlineRow", "Browser",
        "CollectionView", "Image", "Icon", "SearchField", "ScrollView", "ScrollBar",
        "StaticText", "TextField", "SecureTextField", "TextView", "Map", "WebView", "Timeline",
        "SplitGroup", "Splitter", "HelpTag", "Matte", "DockItem", "Ruler", "RulerMarker",
        "Grid", "Cell", "LayoutArea", "LayoutItem", "Handle", "Other",
      ])
  }
}
