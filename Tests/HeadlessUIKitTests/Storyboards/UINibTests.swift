import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// A screen with a nib of the name of its class.
private final class NamedByClassViewController: StoryScreen {}

@Suite("UINib", .portedFolder)
final class UINibTests {
  /// Made first in each test: another test may run between a suite's properties and its test.
  private lazy var phone = SpyPhone()
  private let path = IndexPath(item: 0, section: 0)

  private func nib(_ objects: String) throws -> UINib {
    UINib(nibName: try Resources.nib(objects), bundle: nil)
  }

  @Test("a nib gives its objects at the top level, connected to each other and to the owner")
  func objects() throws {
    _ = phone
    let owner = StoryScreen()
    let objects = try nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\
      <outlet property="ownLabel" destination="l"/></connections></placeholder>\
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>\
      <view id="v"><subviews><label id="l" text="A"/></subviews></view>\
      <tapGestureRecognizer id="g"/>
      """
    ).instantiate(withOwner: owner)
    #expect(objects.map { word($0) } == ["UIView", "UITapGestureRecognizer"])
    #expect(Journal.current.take() == ["screen.ownLabel = UILabel"])
    #expect((objects.first as? UIView)?.nib != nil)
    #expect(owner.storyboard == nil)
    #expect(phone.findings == [])
  }

  @Test("an owner with another identifier is found by its placeholder, and no other placeholder")
  func placeholders() throws {
    _ = phone
    let owner = StoryScreen()
    _ = try nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="own"><connections>\
      <outlet property="ownLabel" destination="l"/></connections></placeholder>\
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"><connections>\
      <outlet property="ownOther" destination="l"/></connections></placeholder>\
      <other placeholderIdentifier="IBFilesOwner" id="o"><connections>\
      <outlet property="ownThird" destination="l"/></connections></other><label id="l"/>
      """
    ).instantiate(withOwner: owner)
    #expect(Journal.current.take() == ["screen.ownLabel = UILabel"])
  }

  @Test("the objects of a nib live until the work that is due is done")
  func autorelease() throws {
    _ = phone
    weak let made = try nib("<label/>").instantiate(withOwner: nil).first as? UILabel
    #expect(made != nil)
    try phone.settle()
    #expect(made == nil)
  }

  @Test("a bundle loads a nib by its name; one that does not exist is a finding")
  func bundle() throws {
    _ = phone
    let name = try Resources.nib(#"<label text="A"/>"#)
    let made = Bundle.main.loadNibNamed(name, owner: nil)
    #expect((made?.first as? UILabel)?.text == "A")
    #expect(Bundle.main.loadNibNamed("Nothing", owner: nil)?.isEmpty == true)
    #expect(
      phone.findings == [
        """
        Could not load NIB in bundle with name 'Nothing'; UIKit raises an exception. Add \
        Nothing.xib to the app's folder, and port it again.
        """
      ])
  }

  @Test("a nib gives the cells of a table, which have the identifier of the registration")
  func tableCells() throws {
    _ = phone
    let table = UITableView()
    table.register(
      try nib(#"<view/><tableViewCell reuseIdentifier="Other" tag="3"/>"#),
      forCellReuseIdentifier: "Row")
    let cell = table.dequeueReusableCell(withIdentifier: "Row")
    #expect(cell?.tag == 3)
    #expect(cell?.reuseIdentifier == "Row")
    table.register(try nib("<view/>"), forCellReuseIdentifier: "Row")
    let plain = table.dequeueReusableCell(withIdentifier: "Row")
    #expect(plain?.tag == 0)
    #expect(plain?.reuseIdentifier == "Row")
    table.register(nil as UINib?, forCellReuseIdentifier: "Row")
    #expect(table.dequeueReusableCell(withIdentifier: "Row") == nil)
  }

  @Test("a nib's view of a cell's class has the views in it, as its outlets")
  func viewAsCell() throws {
    _ = phone
    let table = UITableView()
    table.register(
      try nib(
        """
        <view customClass="UITableViewCell"><subviews><label id="l" text="A"/></subviews></view>
        """), forCellReuseIdentifier: "Row")
    let cell = table.dequeueReusableCell(withIdentifier: "Row")
    #expect(cell?.subviews.compactMap { ($0 as? UILabel)?.text } == ["A"])
    #expect(cell?.reuseIdentifier == "Row")
    #expect(phone.findings == [])
  }

  @Test("a nib gives the headers of a table")
  func tableHeaders() throws {
    _ = phone
    let table = UITableView()
    table.register(
      try nib("<view tag=\"3\" customClass=\"UITableViewHeaderFooterView\"/>"),
      forHeaderFooterViewReuseIdentifier: "Head")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "Head")?.tag == 3)
    table.register(try nib("<view/>"), forHeaderFooterViewReuseIdentifier: "Head")
    let plain = table.dequeueReusableHeaderFooterView(withIdentifier: "Head")
    #expect(plain?.reuseIdentifier == "Head")
    table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "Head")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "Head") == nil)
  }

  @Test("a nib gives the cells and the headers of a collection")
  func collections() throws {
    _ = phone
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(
      try nib(#"<collectionViewCell tag="3"/>"#), forCellWithReuseIdentifier: "Item")
    let cell = collection.dequeueReusableCell(withReuseIdentifier: "Item", for: path)
    #expect(cell.tag == 3)
    #expect(cell.reuseIdentifier == "Item")
    collection.register(try nib("<view/>"), forCellWithReuseIdentifier: "Item")
    let plain = collection.dequeueReusableCell(withReuseIdentifier: "Item", for: path)
    #expect(plain.tag == 0)
    #expect(plain.reuseIdentifier == "Item")
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String>(
      cellNib: try nib(#"<collectionViewCell tag="5"/>"#)
    ) { cell, _, item in cell.accessibilityLabel = item }
    let configured = collection.dequeueConfiguredReusableCell(
      using: registration, for: path, item: "a")
    #expect(configured.tag == 5)
    #expect(configured.accessibilityLabel == "a")
    let kind = UICollectionView.elementKindSectionFooter
    let head = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      supplementaryNib: try nib(#"<collectionReusableView tag="6"/>"#), elementKind: kind
    ) { view, kind, _ in view.accessibilityLabel = kind }
    let supplementary = collection.dequeueConfiguredReusableSupplementary(using: head, for: path)
    #expect(supplementary.tag == 6)
    #expect(supplementary.accessibilityLabel == kind)
    func footer() -> UICollectionReusableView {
      collection.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "Foot", for: path)
    }
    collection.register(
      try nib(#"<collectionReusableView tag="4"/>"#), forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "Foot")
    #expect(footer().tag == 4)
    collection.register(
      try nib("<view/>"), forSupplementaryViewOfKind: kind, withReuseIdentifier: "Foot")
    #expect(footer().tag == 0)
    #expect(footer().reuseIdentifier == "Foot")
    #expect(phone.findingsButUnasked == [])
    collection.register(
      nil as UINib?, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Foot")
    collection.register(nil as UINib?, forCellWithReuseIdentifier: "Item")
    _ = footer()
    _ = collection.dequeueReusableCell(withReuseIdentifier: "Item", for: path)
    #expect(phone.findingsButUnasked.count == 2)
  }

  private func viewNib(_ text: String, name: String) throws {
    _ = try Resources.nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\
      <outlet property="view" destination="v"/></connections></placeholder>\
      <label id="v" text="\(text)"/><tapGestureRecognizer id="g"/>
      """, name: name)
  }

  @Test("a controller loads its view from the nib of its name, and keeps its other objects")
  func controller() throws {
    _ = phone
    let name = Resources.newName()
    try viewNib("Named", name: name)
    let made = StoryScreen(nibName: name, bundle: nil)
    #expect((made.view as? UILabel)?.text == "Named")
    #expect(made.interface?.topLevel.map { word($0) } == ["UITapGestureRecognizer"])
    #expect(made.storyboard == nil)
    #expect(Journal.current.take() == ["screen.didLoad"])
    #expect(phone.findings == [])
  }

  @Test("a controller without a nib's name loads the nib of its class")
  func controllerClass() throws {
    _ = phone
    try viewNib("Class", name: "NamedByClassViewController")
    #expect((NamedByClassViewController().view as? UILabel)?.text == "Class")
  }

  @Test("a nib without a view for the controller leaves an empty one, which is a finding by name")
  func noView() throws {
    _ = phone
    let made = StoryScreen(nibName: try Resources.nib("<label/>"), bundle: nil)
    #expect(word(made.view) == "UIView")
    #expect(phone.findings.count == 1)
  }
}
