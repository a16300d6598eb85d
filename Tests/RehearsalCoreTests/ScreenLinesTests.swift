import HeadlessDevice
import HeadlessUIKit
import TestApps
import Testing
import VirtualTime

@testable import RehearsalCore

/// An app with badges on its tabs; the first has a collection and a page control without a name.
private final class BadgeAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers =
      [UINavigationController(rootViewController: GridViewController())]
      + ["Mail", "Shop"].map(Self.screen)
    tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
    tabs.viewControllers?[2].tabBarItem.badgeValue = "New"
    return tabs
  }

  private static func screen(_ title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }
}

private final class GridViewController: UICollectionViewController {
  init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    title = "Grid"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    let search = UISearchController()
    search.searchBar.scopeButtonTitles = ["All", "Some"]
    navigationItem.searchController = search
    let pages = UIPageControl()
    pages.numberOfPages = 4
    view.addSubview(pages)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = "Item \(indexPath.item)"
    cell.contentConfiguration = content
    return cell
  }
}

/// An app whose label and button have texts with control characters.
private final class ControlsTextAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    let screen = UIViewController()
    screen.title = "Texts"
    let label = UILabel()
    label.text = "Orders\n0\tnew"
    screen.view.addSubview(label)
    screen.view.addSubview(UIButton(primaryAction: UIAction(title: "Go \u{1B}[31m") { _ in }))
    return screen
  }
}

@Suite("The lines of a screen")
struct ScreenLinesTests {
  @Test("a text of several lines is one line, and control characters are escaped")
  func controlCharacters() throws {
    let session = try Session(ControlsTextAppDelegate.self)
    try session.launch()
    #expect(
      Array(session.screen.lines(width: 60).dropFirst()) == [
        #"  Orders\n0\tnew"#, #"  [Go \u{1B}[31m]"#,
      ])
  }

  @Test("cells of a collection are rows, badges follow their tab, and no type is named twice")
  func lines() throws {
    let session = try Session(BadgeAppDelegate.self)
    try session.launch()
    let lines = session.screen.lines(width: 60)
    #expect(
      Array(lines.dropFirst()) == [
        "  Search         \"\"             searchField", "  cell 1  Item 0", "  cell 2  Item 1",
        "  pageIndicator  \"page 1 of 4\"",
        "  tabs  (Grid) · Mail \"3\" · Shop \"New\"",
      ])
    try session.perform(.tap(ElementQuery("Mail")))
    #expect(session.screen.lines(width: 60).last == "  tabs  Grid · (Mail) \"3\" · Shop \"New\"")
  }

  @Test("cells tell that they are selected or disabled")
  func cells() {
    let cells = [(true, true), (true, false), (false, true)].map { isSelected, isEnabled in
      Screen.Element(
        type: .cell, label: "Row", isEnabled: isEnabled, isSelected: isSelected, hasFocus: false,
        depth: 0, isCovered: false)
    }
    let screen = Screen(
      app: "App", name: "List", title: nil, path: ["List"], props: .null, elements: cells,
      pending: [])
    #expect(
      Array(screen.lines(width: 60).dropFirst()) == [
        "  cell 1  Row  selected", "  cell 2  Row  selected, disabled", "  cell 3  Row",
      ])
  }

  @Test("a path that is too wide is without its first screens, and a name too wide for both is cut")
  func headings() {
    func heading(_ name: String, _ path: [String]) -> String? {
      Screen(
        app: "App", name: name, title: nil, path: path, props: .null, elements: [], pending: []
      ).lines(width: 40).first
    }
    #expect(
      heading("Detail", ["Shifts", "Detail"]) == "Detail             App ▸ Shifts ▸ Detail")
    #expect(
      heading("Detail", ["Shifts of this week", "Shift at the museum", "Detail"])
        == "Detail  … ▸ Shift at the museum ▸ Detail")
    #expect(
      heading(String(repeating: "x", count: 41), ["Shifts"])
        == String(repeating: "x", count: 39) + "…")
  }

  @Test("a text that is cut has the width with its mark; one that fits is whole")
  func cut() {
    #expect(["abcdef", "abcd", ""].map { $0.cut(to: 4) } == ["abc…", "abcd", ""])
    #expect("日本語".cut(to: 4) == "日…")
  }

  @Test("views that a reading of the screen makes leave nothing pending")
  func madeViews() throws {
    let session = try Session(BadgeAppDelegate.self)
    try session.launch()
    try session.perform(.type("x", into: ElementQuery("Search")))
    #expect(session.screen.elements.contains { $0.label == "Some" })
    #expect(session.device.clock.pending.map(\.purpose.description) == ["layout views"])
    #expect(session.screen.pending.isEmpty)
  }

  @Test("a line ends after its last text, also where a longer value is in its column")
  func lineEnds() throws {
    let session = try waitingSession { screen in
      for text in ["a", "a long text"] {
        let field = UITextField()
        field.text = text
        screen.view.addSubview(field)
      }
    }
    #expect(
      session.screen.lines().suffix(2) == ["  textField  \"a\"", "  textField  \"a long text\""])
  }
}
