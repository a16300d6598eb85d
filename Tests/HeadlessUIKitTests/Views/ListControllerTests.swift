import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

private final class Shifts: UITableViewController {
  let diary = Diary()
  var shifts = ["Barista", "Waiter"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shifts.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = shifts[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    diary.write(shifts[indexPath.row])
  }
}

private final class Photos: UICollectionViewController {
  let diary = Diary()

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = UICollectionViewCell()
    cell.accessibilityLabel = "Photo \(indexPath.item)"
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { diary.write("\(indexPath.item)") }
}

@Suite("Table and collection view controllers")
struct ListControllerTests {
  @Test("a table controller is its table's data source and delegate")
  func table() throws {
    let shifts = Shifts(style: .insetGrouped)
    let phone = Phone(shifts.view)
    try phone.tap("Waiter", .cell)
    #expect(shifts.diary.lines == ["Waiter"] && shifts.tableView.style == .insetGrouped)
    shifts.viewWillAppear(false)
    #expect(phone.lines.filter { $0.hasPrefix("cell") } == ["cell \"Barista\"", "cell \"Waiter\""])
    shifts.setEditing(true, animated: false)
    #expect(shifts.tableView.isEditing && phone.find("Delete") == nil)
    shifts.refreshControl = UIRefreshControl()
    #expect(shifts.tableView.refreshControl != nil)
  }

  @Test("a collection controller is its collection's data source and delegate")
  func collection() throws {
    let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
    let phone = Phone(photos.view)
    try phone.tap("Photo 1", .cell)
    #expect(photos.diary.lines == ["1"])
    photos.viewWillAppear(false)
    #expect(photos.collectionView.indexPathsForSelectedItems == [])
  }

  @Test("editing loads the view of a collection controller, and the collection edits")
  func editing() {
    Device.current = Device()
    let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
    photos.setEditing(true, animated: false)
    #expect(photos.isViewLoaded && photos.isEditing && photos.collectionView.isEditing)
    photos.isEditing = false
    #expect(!photos.collectionView.isEditing)
  }

  @Test("an animated scroll ends after its animation; one that moves nothing ends nothing")
  func scrolling() throws {
    final class Listener: UIScrollViewDelegate {
      let diary = Diary()
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        diary.write("\(scrollView.contentOffset.y)")
      }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { diary.write("end") }
    }
    let listener = Listener()
    let scroll = UIScrollView()
    let phone = Phone(scroll)
    scroll.delegate = listener
    scroll.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
    try Device.current.clock.advance(by: .milliseconds(300))
    #expect(listener.diary.read() == ["5.0"])
    scroll.scrollRectToVisible(CGRect(x: 0, y: 9, width: 1, height: 1), animated: true)
    phone.settle()
    #expect(listener.diary.read() == ["9.0"])
    try Device.current.clock.advance(by: .milliseconds(300))
    #expect(listener.diary.read() == ["end"])
    scroll.setContentOffset(CGPoint(x: 0, y: 9), animated: true)
    try Device.current.clock.advance(by: .milliseconds(300))
    #expect(listener.diary.read() == [])
    let table = UITableView()
    let recorder = TableRecorder([["a"]])
    table.delegate = recorder
    #expect((table as UIScrollView).delegate === recorder && table.delegate === recorder)
  }

  @Test("a list that scrolls to a row with animation ends it later; one that jumps ends nothing")
  func scrollingToRow() throws {
    final class Listener: UITableViewDelegate {
      let diary = Diary()
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { diary.write("end") }
    }
    let (recorder, listener) = (TableRecorder(rows: 100), Listener())
    let table = recorder.table
    table.delegate = listener
    let phone = Phone(table)
    for (row, isAnimated) in [(40, false), (60, true)] {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: isAnimated)
      phone.settle()
      #expect(table.indexPathsForVisibleRows?.first?.row == row)
      #expect(listener.diary.read() == [])
      phone.wait(.milliseconds(300))
      #expect(listener.diary.read() == (isAnimated ? ["end"] : []))
    }
  }

  @Test("a list that is set becomes the controller's view")
  func ownLists() {
    Device.current = Device()
    let (shifts, table) = (Shifts(style: .plain), UITableView())
    shifts.tableView = table
    #expect(shifts.view === table && shifts.tableView === table)
    let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
    let collection = UICollectionView()
    photos.collectionView = collection
    #expect(photos.view === collection && photos.collectionView === collection)
  }
}
