import Foundation
import HeadlessUIKit
import Testing

/// A screen that loads more rows when the content is scrolled to its end, as apps write it.
private final class Feed: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView()
  private(set) var rows: Int
  private(set) var loads = 0
  private let reachesEnd: (UIScrollView) -> Bool
  private let pageSize: Int
  private let growsAgain: Bool

  init(
    _ pageSize: Int, growsAgain: Bool = false, _ reachesEnd: @escaping (UIScrollView) -> Bool
  ) {
    self.pageSize = pageSize
    self.growsAgain = growsAgain
    self.reachesEnd = reachesEnd
    rows = pageSize
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    table.translatesAutoresizingMaskIntoConstraints = false
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard growsAgain || rows == pageSize, reachesEnd(scrollView) else { return }
    loads += 1
    rows += pageSize
    table.reloadData()
  }
}

/// Source of this suite: UIScrollView's documentation of contentOffset, contentSize and bounces; the
/// length of lines is this package's approximation (Docs/UIKit.md).
@Suite("UIScrollView, the offset of lists")
struct ListOffsetTests {
  @Test(
    "scrolling to the last row loads more, however an app asks for the end of the content",
    arguments: [10, 20, 100], 0..<5)
  func infinite(rows: Int, idiom: Int) throws {
    let idioms: [(UIScrollView) -> Bool] = [
      { $0.contentOffset.y > $0.contentSize.height - $0.frame.size.height },
      { $0.contentOffset.y + $0.bounds.height >= $0.contentSize.height },
      { $0.contentOffset.y > $0.contentSize.height - 100 - $0.frame.size.height },
      { $0.contentSize.height - $0.contentOffset.y < $0.frame.height * 2 },
      {
        let maximum = $0.contentSize.height - $0.frame.size.height
        return maximum - $0.contentOffset.y <= 10
      },
    ]
    let phone = SpyPhone()
    let feed = Feed(rows, idioms[idiom])
    try phone.show(feed)
    #expect(feed.loads == 0)
    try #require(feed.table.scrollToCell(at: rows - 1)).performScrollTo()
    try phone.settle()
    #expect(feed.loads == 1)
    #expect(feed.table.cellCount == rows * 2)
  }

  @Test("a row past the bounds is scrolled to their end, one before them to their beginning")
  func rows() throws {
    let phone = SpyPhone()
    let feed = Feed(100) { _ in false }
    try phone.show(feed)
    #expect(feed.table.bounds.size == CGSize(width: 393, height: 852))
    #expect(feed.table.contentSize == CGSize(width: 393, height: 4_400))
    var offsets: [CGFloat] = []
    for row in [5, 24, 60, 62, 50, 99] {
      try #require(feed.table.scrollToCell(at: row)).performScrollTo()
      offsets.append(feed.table.contentOffset.y)
    }
    #expect(offsets == [0, 248, 1_832, 1_920, 1_920, 3_548])
    feed.table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
    #expect(feed.table.contentOffset.y == 1_760)
  }

  @Test("at the last row a finger pulls the content past its end, from where it comes back")
  func bounce() throws {
    var offsets: [CGFloat] = []
    let phone = SpyPhone()
    let feed = Feed(20) { view in
      offsets.append(view.contentOffset.y)
      return false
    }
    try phone.show(feed)
    let last = try #require(feed.table.scrollToCell(at: 19))
    offsets = []
    try last.performScrollTo()
    #expect(offsets == [72, 28])
    feed.table.bounces = false
    offsets = []
    try last.performScrollTo()
    #expect(offsets == [])
  }

  @Test("a search that finds nothing leaves the offset as it was")
  func search() throws {
    let phone = SpyPhone()
    let feed = Feed(100) { _ in false }
    try phone.show(feed)
    #expect(feed.table.scrollToCell { _ in false } == nil)
    #expect(feed.table.contentOffset == .zero)
    #expect(feed.table.visiblePositions == 0..<30)
  }

  @Test("a search through a feed without an end comes to an end")
  func endless() throws {
    let phone = SpyPhone()
    let feed = Feed(20, growsAgain: true) { $0.contentOffset.y > 0 }
    try phone.show(feed)
    feed.table.contentOffset.y = 1
    #expect(feed.table.scrollToCell { $0.elementHasLabel("row 45") } != nil)
    #expect(feed.table.scrollToCell { _ in false } == nil)
  }

  @Test("setting the offset shows the rows that are there")
  func offset() throws {
    let phone = SpyPhone()
    let feed = Feed(100) { _ in false }
    try phone.show(feed)
    feed.table.setContentOffset(CGPoint(x: 0, y: 3_080), animated: false)
    #expect(feed.table.visiblePositions == 70..<100)
    #expect(feed.table.cellForRow(at: IndexPath(row: 70, section: 0)) != nil)
    feed.table.setContentOffset(.zero, animated: true)
    #expect(feed.table.visiblePositions == 0..<30)
    feed.table.contentOffset.y = 20
    #expect(feed.table.visiblePositions == 0..<30)
  }

  @Test(
    "an offset or a height beyond measure scrolls to the end or not at all",
    arguments: [44, .leastNormalMagnitude] as [CGFloat],
    [
      (.greatestFiniteMagnitude, 70..<100), (.infinity, 70..<100), (-.infinity, 0..<30),
      (.nan, 0..<30),
    ] as [(CGFloat, Range<Int>)])
  func beyondMeasure(_ height: CGFloat, _ goal: (offset: CGFloat, shown: Range<Int>)) throws {
    let phone = SpyPhone()
    let feed = Feed(100) { _ in false }
    feed.table.rowHeight = height
    try phone.show(feed)
    feed.table.contentOffset.y = goal.offset
    #expect(feed.table.visiblePositions == goal.shown)
  }

  @Test("a grid scrolls by its lines, and a horizontal one to the right")
  func grid() throws {
    let recorder = GridRecorder()
    let layout = UICollectionViewFlowLayout()
    let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = recorder
    grid.delegate = recorder
    let phone = Phone(grid)
    #expect(grid.contentSize == CGSize(width: 393, height: 2_000))
    try #require(grid.scrollToCell(at: 59)).performScrollTo()
    #expect(recorder.offsets.suffix(2) == [CGPoint(x: 0, y: 1_192), CGPoint(x: 0, y: 1_148)])
    layout.scrollDirection = .horizontal
    recorder.size = CGSize(width: 383, height: 852)
    grid.contentOffset = .zero
    #expect(grid.contentSize == CGSize(width: 60 * 393, height: 852))
    try #require(grid.scrollToCell(at: 2)).performScrollTo()
    #expect(grid.contentOffset == CGPoint(x: 786, y: 0))
    _ = phone
  }
}
