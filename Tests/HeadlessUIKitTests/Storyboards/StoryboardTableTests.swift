import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Tables of a storyboard", .portedFolder)
final class StoryboardTableTests {
  /// Made first in each test: another test may run between a suite's properties and its test.
  private lazy var phone = SpyPhone()

  private func table(_ attributes: String, _ content: String = "") throws -> UITableView {
    try view("<tableView \(attributes)>\(content)</tableView>")
  }

  private func labels(_ view: UIView) -> [String] {
    view.subviews.map { ($0 as? UILabel)?.text ?? word($0) }
  }

  @Test("a table selects one row unless the storyboard says none or several")
  func selection() throws {
    _ = phone
    func flags(_ attributes: String) throws -> [Bool] {
      let made = try table(attributes)
      return [made.allowsSelection, made.allowsMultipleSelection]
    }
    #expect(try flags("") == [true, false])
    #expect(try flags(#"selectionMode="none""#) == [false, false])
    #expect(try flags(#"selectionMode="single""#) == [true, false])
    #expect(try flags(#"allowsSelection="NO""#) == [false, false])
    #expect(try flags(#"allowsMultipleSelection="YES""#) == [true, true])
  }

  @Test("a table has its header and its footer")
  func headerAndFooter() throws {
    _ = phone
    let made = try table(
      "", #"<label key="tableHeaderView" text="H"/><label key="tableFooterView" text="F"/>"#)
    #expect((made.tableHeaderView as? UILabel)?.text == "H")
    #expect((made.tableFooterView as? UILabel)?.text == "F")
    let bare = try table("")
    #expect(bare.tableHeaderView == nil)
    #expect(bare.tableFooterView == nil)
  }

  @Test("the accessory view of a cell is an outlet")
  func accessoryView() throws {
    _ = phone
    let made = try loaded(
      #"<label id="badge" text="3"/>"#,
      connections: #"<outlet property="ownObject" destination="cell"/>"#,
      beside: """
        <tableViewCell id="cell"><connections>\
        <outlet property="accessoryView" destination="badge"/></connections></tableViewCell>
        """)
    let cell = try #require(made.values["ownObject"] as? UITableViewCell)
    #expect((cell.accessoryView as? UILabel)?.text == "3")
    #expect(phone.findings == [])
  }

  @Test("a prototype gives a new cell of its class with its outlets at each call")
  func prototypes() throws {
    _ = phone
    let made = try loaded(
      """
      <tableView><prototypes><tableViewCell reuseIdentifier="Row" \(own("StoryCell"))>\
      <tableViewCellContentView key="contentView"><subviews><label id="l" text="Title"/>\
      <view/></subviews></tableViewCellContentView>\
      <connections><outlet property="ownLabel" destination="l"/></connections></tableViewCell>\
      <tableViewCell/></prototypes></tableView>
      """)
    let table = try #require(made.view.subviews.first as? UITableView)
    _ = Journal.current.take()
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "Row") as? StoryCell)
    #expect(cell.reuseIdentifier == "Row")
    #expect(labels(cell.contentView) == ["Title", "UIView"])
    #expect(cell.ownLabel === cell.contentView.subviews.first)
    let second = table.dequeueReusableCell(withIdentifier: "Row") as? StoryCell
    #expect(second !== cell)
    #expect(second?.ownLabel !== cell.ownLabel)
    #expect(table.dequeueReusableCell(withIdentifier: "Other") == nil)
    #expect(Journal.current.take() == ["cell.awake Title", "cell.awake Title"])
    #expect(phone.findings == [])
  }

  @Test("a prototype that is no cell, or whose scene is gone, gives a plain cell")
  func plainCells() throws {
    _ = phone
    let wrong = try loaded(
      #"<tableView><prototypes><label reuseIdentifier="Row"/></prototypes></tableView>"#)
    let table = try #require(wrong.view.subviews.first as? UITableView)
    let cell = table.dequeueReusableCell(withIdentifier: "Row")
    #expect(word(cell) == "UITableViewCell")
    #expect(cell?.reuseIdentifier == "Row")
    let orphan = try self.table(
      "", #"<prototypes><tableViewCell reuseIdentifier="Row" \#(own("StoryCell"))/></prototypes>"#)
    try phone.settle()
    #expect(word(orphan.dequeueReusableCell(withIdentifier: "Row")) == "UITableViewCell")
  }

  @Test("a cell's own labels and image take the place of the elements they stand for")
  func cellParts() throws {
    _ = phone
    let cell: UITableViewCell = try view(
      """
      <tableViewCell style="IBUITableViewCellStyleSubtitle" textLabel="t" detailTextLabel="d" \
      imageView="i"><tableViewCellContentView key="contentView"><subviews>\
      <label id="t" text="Title"/><label id="d" text="Detail"/><imageView id="i" image="cat"/>\
      <label id="x" text="Extra"/></subviews></tableViewCellContentView></tableViewCell>
      """)
    #expect(cell.textLabel?.text == "Title")
    #expect(cell.detailTextLabel?.text == "Detail")
    #expect(cell.imageView?.image == UIImage(named: "cat"))
    #expect(labels(cell.contentView) == ["Title", "Detail", "UIImageView", "Extra"])
  }

  @Test("each style of a cell is set: only the default one has no second label")
  func styles() throws {
    _ = phone
    let words = ["Value1", "Value2", "Subtitle", "Default"]
    let details = try words.map {
      try view(
        #"<tableViewCell style="IBUITableViewCellStyle\#($0)"/>"#, as: UITableViewCell.self
      ).detailTextLabel != nil
    }
    #expect(details == [true, true, true, false])
    typealias Style = UITableViewCell.CellStyle
    #expect(
      (words + ["x"]).map { Style(interface: "IBUITableViewCellStyle\($0)") } == [
        .value1, .value2, .subtitle, .default, .default,
      ])
  }

  @Test("a cell has its accessory and its selection style")
  func accessories() throws {
    _ = phone
    func cell(_ attributes: String, _ content: String = "") throws -> UITableViewCell {
      try view("<tableViewCell \(attributes)>\(content)</tableViewCell>")
    }
    let words = [
      "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton", "other",
    ]
    #expect(
      try words.map { try cell(#"accessoryType="\#($0)""#).accessoryType } == [
        .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton, .none,
      ])
    #expect(try cell(#"selectionStyle="none""#).selectionStyle == .none)
    #expect(try cell(#"selectionStyle="blue""#).selectionStyle == .default)
    let custom = try cell(
      "",
      #"<tableViewCellContentView key="contentView"/><switch key="accessoryView" on="YES"/>"#)
    #expect((custom.accessoryView as? UISwitch)?.isOn == true)
    #expect(try cell("").accessoryView == nil)
  }

  @Test("a table with static content shows its sections, titles and cells")
  func staticCells() throws {
    _ = phone
    let made: UITableViewController = try instantiate(
      """
      <tableViewController id="screen" sceneMemberID="viewController"><tableView key="view">\
      <sections><tableViewSection headerTitle="Top"><string key="footerTitle">Below</string>\
      <cells><tableViewCell tag="1"/><tableViewCell tag="2"/></cells></tableViewSection>\
      <tableViewSection><cells><tableViewCell tag="3"/></cells></tableViewSection>\
      <tableViewSection/></sections></tableView></tableViewController>
      """)
    try phone.show(made)
    let table = try #require(made.tableView)
    #expect(table.dataSource === made)
    #expect(table.delegate === made)
    #expect((0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } == [2, 1, 0])
    #expect(table.visibleCells.map(\.tag) == [1, 2, 3])
    let titles = (0..<4).map { made.tableView(table, titleForHeaderInSection: $0) }
    #expect(titles == ["Top", nil, nil, nil])
    let footers = (0..<4).map { made.tableView(table, titleForFooterInSection: $0) }
    #expect(footers == ["Below", nil, nil, nil])
    let beyond = made.tableView(table, cellForRowAt: IndexPath(row: 2, section: 0))
    #expect(beyond.tag == 0 && beyond.reuseIdentifier == nil)
    #expect(beyond.detailTextLabel == nil && beyond.textLabel?.text == nil)
  }

  @Test("a table keeps the data source and the delegate of the storyboard")
  func ownDataSource() throws {
    _ = phone
    let made: UITableViewController = try instantiate(
      """
      <tableViewController id="screen" sceneMemberID="viewController"><tableView key="view">\
      <connections><outlet property="dataSource" destination="source"/>\
      <outlet property="delegate" destination="source"/></connections></tableView>\
      </tableViewController><view id="source" \(own("StorySource"))/>
      """)
    #expect(word(made.tableView.dataSource) == "StorySource")
    #expect(word(made.tableView.delegate) == "StorySource")
  }
}
